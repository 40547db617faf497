/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FIXTURE_H
#define TESTS_LIB_FIXTURE_H

/*
 * What tests of the public interface share: a context with the device under test, its memory's
 * content, files with a pattern that differs at every offset. cmocka's asserts are used inside, so
 * only a test's own thread may call these, but for those marked "any thread".
 *
 * Environment: PEERLANE_TEST_DEVICE, the device under test (default gpu:0); TMPDIR, where files go
 * (default: the current folder); PEERLANE_TEST_SEED, for random tests.
 */

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <peerlane/peerlane.h>

#define KIB ((size_t)1 << 10)
#define MIB ((size_t)1 << 20)
#define BLOCK 4096u
#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

struct fx {
	struct pl_ctx *ctx;
	struct pl_dev *dev; /* the device under test */
	struct pl_dev_info info;
	bool addressable;	/* the kernel can do I/O straight into its memory */
	bool p2p;		/* drives can, and the kernel can copy to it */
	bool reachable;		/* one of the two: nothing must be staged */
	const char *past_cache; /* the route of O_DIRECT with the least staging */
};

/* A context with these settings ("name=value", NULL ends them), and its device opened. */
void fx_open(struct fx *f, ...) __attribute__((sentinel));
void fx_close(struct fx *f);

/*
 * What each test of a file begins with: a context, a file with the pattern of seed 1, opened for
 * reading and writing, and device memory. The test's program fills in the first part; the state of
 * a test is the whole. fx_end() fails if the file is no longer there, or with `kept` not as it was.
 */
struct fx_set {
	const char *name;
	size_t len;
	size_t mem_len;
	const char *setting; /* NULL: none */
	bool kept;

	struct fx fx;
	const char *path;
	struct pl_file *file;
	char *mem;
};
int fx_begin(void **state);
int fx_end(void **state);
#define FX_TEST(f, set) cmocka_unit_test_prestate_setup_teardown(f, fx_begin, fx_end, set)

/* The name of the device under test. Any thread. */
const char *fx_device(void);
/* Opens a context alone, without asserting: what pl_open() returns. Any thread. */
int fx_ctx(struct pl_ctx **out, ...) __attribute__((sentinel));

/* Device memory and its content. A software GPU's is looked at directly, that of others by copies.
 */
char *fx_alloc(const struct fx *f, size_t len);
void fx_free(const struct fx *f, void *ptr);
void fx_put(const struct fx *f, void *dev, const void *host, size_t len);
void fx_get(const struct fx *f, void *host, const void *dev, size_t len);

/* Bytes that belong to a file's (or memory's) offset and to a seed. Any thread. */
void fx_pattern(void *buf, uint64_t off, size_t len, unsigned int seed);
/* The first offset at which they differ, -1 if they are the same. Any thread. */
int64_t fx_differ(const void *a, const void *b, size_t len);
/* Asserts, with the offset of the first difference in the message. */
void fx_same(const void *got, const void *want, size_t len, const char *what);
/* Asserts the pattern of `seed` in device memory / in a file, looked at without peerlane. */
void fx_dev_is(const struct fx *f, const void *dev, uint64_t off, size_t len, unsigned int seed);
void fx_file_is(const char *path, uint64_t off, size_t len, unsigned int seed);

/* A name for a file of this test, unlinked at exit; up to 16 of them. */
const char *fx_path(const char *what);
/* The same, filled with the pattern of `seed`. */
const char *fx_made(const char *what, size_t len, unsigned int seed);
/* Out of the page cache, as far as the kernel lets go. */
void fx_cold(const char *path);
/* Whether O_DIRECT does what it says where tests put their files. */
bool fx_has_direct(void);

struct pl_file *fx_file(const struct fx *f, const char *path, int flags);
void fx_shut(struct pl_file *file);
uint32_t fx_policy(const char *name);
struct pl_request fx_request(uint32_t op, struct pl_file *file, void *mem, uint64_t off,
			     size_t len);

/* A job for pl_queue_submit() whose completion hands `u` back. */
#define fx_job(u) (&(struct pl_job){ sizeof(struct pl_job), (u) })

/* Sum of what a report accounts for. */
uint64_t fx_sum(const struct pl_io_report *r);
/* Counters of the route of that name, which the context must have. */
struct pl_route_stats fx_route_stats(const struct fx *f, const char *name);

/* Plain host memory, page aligned; free(). */
void *fx_host(size_t len);

/* Seeded by PEERLANE_TEST_SEED or by the clock, printed; xorshift from there. */
uint64_t fx_seed(void);
uint64_t fx_random(uint64_t *state);
/* So many of them, of 8 bytes each. */
void fx_random_fill(uint64_t *state, void *buf, size_t n);

double fx_now(void); /* seconds; any thread */

/* fork(), when a child can live. From the first thread. */
pid_t fx_fork(void);

/* Ends the file with 77 and the reason. */
void fx_skip(const char *why) __attribute__((noreturn));

/* Whether a copy waits for whatever any stream waits for, as under compute-sanitizer (gpu-run.sh
 * sets PEERLANE_TEST_CALLS_WAIT then): a test that holds a stream until a later call has returned
 * would wait for ever. */
bool fx_driver_calls_block(void);
/* Skips the program if the second device cannot reach the memory of the first. */
void fx_skip_strangers(struct pl_dev *dst, struct pl_dev *src);

#define assert_ok(expr)                                                             \
	do {                                                                        \
		long long rc_ = (long long)(expr);                                  \
		if (rc_ != 0) {                                                     \
			fail_msg("%s is %lld: %s", #expr, rc_, pl_error_message()); \
		}                                                                   \
	} while (0)
#define assert_moved(expr, want)                                                           \
	do {                                                                               \
		long long n_ = (long long)(expr);                                          \
		if (n_ != (long long)(want)) {                                             \
			fail_msg("%s is %lld, not %lld: %s", #expr, n_, (long long)(want), \
				 n_ < 0 ? pl_error_message() : "");                        \
		}                                                                          \
	} while (0)
/* Fails with this errno, and with a message that has these words (and says something at all). */
#define assert_fails(expr, err, words)                                                             \
	do {                                                                                       \
		long long e_ = (long long)(expr);                                                  \
		if (e_ != -(long long)(err)) {                                                     \
			fail_msg("%s is %lld, not %d: %s", #expr, e_, -(err), pl_error_message()); \
		}                                                                                  \
		if (!strstr(pl_error_message(), words) || !*pl_error_message()) {                  \
			fail_msg("%s: \"%s\" does not say \"%s\"", #expr, pl_error_message(),      \
				 words);                                                           \
		}                                                                                  \
	} while (0)

#endif

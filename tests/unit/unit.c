/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "unit.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <time.h>

#include "base/error.h"
#include "lib/apart.h"
#include "lib/pattern.h"

/* Allocations that cannot be are for the library to refuse, not for a sanitizer. */
#define SHOWN __attribute__((visibility("default"), used))

SHOWN const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
	return "allocator_may_return_null=1";
}

SHOWN const char *__tsan_default_options(void);
const char *__tsan_default_options(void)
{
	return "allocator_may_return_null=1";
}

void assert_in(const char *words, const char *text)
{
	if (!strstr(text, words)) {
		fail_msg("'%s' is not in '%s'", words, text);
	}
}

void assert_words(const char *words)
{
	assert_in(words, err_message());
}

unsigned int unit_schedules(unsigned int usual)
{
	const char *set = getenv("PEERLANE_TEST_SCHEDULES");

#ifdef __SANITIZE_ADDRESS__
	/* It finds what any order does to memory; orders are found where they cost a third. */
	usual = (usual + 2) / 3;
#endif
	return set ? (unsigned int)strtoul(set, NULL, 10) : usual;
}

uint64_t unit_seed(void)
{
	const char *given = getenv("PEERLANE_TEST_SEED");
	struct timespec now;
	uint64_t seed;

	clock_gettime(CLOCK_REALTIME, &now);
	seed = given ? strtoull(given, NULL, 0)
		     : (uint64_t)now.tv_sec * 1000003u + (uint64_t)now.tv_nsec;
	printf("PEERLANE_TEST_SEED=%llu\n", (unsigned long long)seed);
	fflush(stdout);
	return seed;
}

/* splitmix64: any seed will do, 0 too. */
uint64_t unit_random(uint64_t *state)
{
	uint64_t z = (*state += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static int make(char *path, size_t space)
{
	const char *dir = getenv("TMPDIR");
	int fd;

	snprintf(path, space, "%s/peerlane-unit-XXXXXX", dir && *dir ? dir : "/tmp");
	fd = mkstemp(path);
	if (fd < 0) {
		fail_msg("cannot make %s: %s", path, strerror(errno));
	}
	return fd;
}

int unit_file(void)
{
	char path[4096];
	int fd = make(path, sizeof(path));

	unlink(path);
	return fd;
}

#define PATHS 64u

static char paths[PATHS][1024];
static unsigned int paths_n;

static void forget_paths(void)
{
	while (paths_n) {
		unlink(paths[--paths_n]);
	}
}

const char *unit_path(void)
{
	if (paths_n == 0) {
		atexit(forget_paths);
	}
	assert_true(paths_n < PATHS);
	close(make(paths[paths_n], sizeof(paths[0])));
	return paths[paths_n++];
}

void unit_pattern(void *dst, size_t len, uint64_t off)
{
	pattern_fill(dst, off, len, 0);
}

void assert_pattern(const void *p, size_t len, uint64_t off)
{
	int64_t at = pattern_differs(p, off, len, 0);
	unsigned char want;

	if (at >= 0) {
		pattern_fill(&want, off + (uint64_t)at, 1, 0);
		fail_msg("byte %lld of %zu (offset %llu) is %#x, not %#x", (long long)at, len,
			 (unsigned long long)off + (unsigned long long)at,
			 ((const unsigned char *)p)[at], want);
	}
}

void *unit_map(size_t len)
{
	void *p = map_apart(len);

	assert_true(p != MAP_FAILED);
	return p;
}

void *unit_hole(void)
{
	void *p = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	/* Kept and without rights: an address that nothing else can take meanwhile. */
	assert_true(p != MAP_FAILED);
	return p;
}

int unit_skip(const char *why)
{
	printf("skipped: %s\n", why);
	return 77;
}

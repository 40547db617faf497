/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "fixture.h"

#include <limits.h>
#include <sys/statfs.h>
#include <time.h>

#include "pattern.h"
#include "settle.h"

#define SETTINGS_MAX 16
#define PATHS_MAX 32
#define TMPFS 0x01021994

static char paths[PATHS_MAX][PATH_MAX + 64];
static unsigned int n_paths;
static pid_t owner; /* children must leave our files alone */

const char *fx_device(void)
{
	const char *name = getenv("PEERLANE_TEST_DEVICE");

	return name && *name ? name : "gpu:0";
}

static int open_with(struct pl_ctx **out, va_list *ap)
{
	const char *settings[SETTINGS_MAX];
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	const char *s;

	while ((s = va_arg(*ap, const char *)) != NULL && o.n_settings < SETTINGS_MAX) {
		settings[o.n_settings++] = s;
	}
	o.settings = settings;
	return pl_open(&o, out);
}

int fx_ctx(struct pl_ctx **out, ...)
{
	va_list ap;
	int rc;

	va_start(ap, out);
	rc = open_with(out, &ap);
	va_end(ap);
	return rc;
}

void fx_open(struct fx *f, ...)
{
	va_list ap;
	int rc;

	*f = (struct fx){ .info = PL_DEV_INFO_INIT };
	va_start(ap, f);
	rc = open_with(&f->ctx, &ap);
	va_end(ap);
	assert_ok(rc);
	assert_ok(pl_dev_open(f->ctx, fx_device(), &f->dev));
	assert_ok(pl_dev_info(f->dev, &f->info));
	f->addressable = f->info.flags & PL_DEV_HOST_ADDRESSABLE;
	f->p2p = f->info.flags & PL_DEV_P2P;
	f->reachable = f->addressable || f->p2p;
	f->past_cache = f->addressable ? "direct" : f->p2p ? "p2pdma" : "direct+copy";
}

void fx_close(struct fx *f)
{
	pl_close(f->ctx);
	f->ctx = NULL;
}

int fx_begin(void **state)
{
	struct fx_set *s = *state;

	fx_open(&s->fx, s->setting, NULL);
	s->path = fx_made(s->name, s->len, 1);
	s->file = fx_file(&s->fx, s->path, O_RDWR);
	s->mem = fx_alloc(&s->fx, s->mem_len);
	return 0;
}

int fx_end(void **state)
{
	struct fx_set *s = *state;

	if (s->kept) {
		fx_file_is(s->path, 0, s->len, 1);
	}
	fx_shut(s->file);
	fx_free(&s->fx, s->mem);
	fx_close(&s->fx);
	return unlink(s->path);
}

char *fx_alloc(const struct fx *f, size_t len)
{
	void *ptr = NULL;

	assert_ok(pl_mem_alloc(f->dev, len, 0, &ptr));
	assert_non_null(ptr);
	assert_int_equal((uintptr_t)ptr % BLOCK, 0);
	return ptr;
}

void fx_free(const struct fx *f, void *ptr)
{
	assert_ok(pl_mem_free(f->ctx, ptr));
}

void fx_put(const struct fx *f, void *dev, const void *host, size_t len)
{
	if (f->info.flags & PL_DEV_SOFT) {
		memcpy(dev, host, len);
	} else {
		assert_moved(pl_copy(f->ctx, dev, host, len, NULL), len);
	}
}

void fx_get(const struct fx *f, void *host, const void *dev, size_t len)
{
	if (f->info.flags & PL_DEV_SOFT) {
		memcpy(host, dev, len);
	} else {
		assert_moved(pl_copy(f->ctx, host, dev, len, NULL), len);
	}
}

/* Sanitizers do not see what pattern.c does: show them the ends. */
static void shown(const void *buf, size_t len)
{
	const volatile unsigned char *p = buf;

	if (len) {
		(void)p[0];
		(void)p[len - 1];
	}
}

void fx_pattern(void *buf, uint64_t off, size_t len, unsigned int seed)
{
	shown(buf, len);
	pattern_fill(buf, off, len, seed);
}

void fx_random_fill(uint64_t *state, void *buf, size_t n)
{
	shown(buf, n * sizeof(uint64_t));
	pattern_random_fill(state, buf, n);
}

int64_t fx_differ(const void *a, const void *b, size_t len)
{
	shown(a, len);
	shown(b, len);
	return bytes_differ(a, b, len);
}

void fx_same(const void *got, const void *want, size_t len, const char *what)
{
	int64_t at = fx_differ(got, want, len);

	if (at >= 0) {
		fail_msg("%s: byte %lld of %zu is %#x, not %#x", what, (long long)at, len,
			 ((const unsigned char *)got)[at], ((const unsigned char *)want)[at]);
	}
}

/* Asserts the pattern of `seed` in host memory. */
static void is_pattern(const void *got, uint64_t off, size_t len, unsigned int seed,
		       const char *what)
{
	int64_t at = pattern_differs(got, off, len, seed);
	unsigned char want;

	if (at >= 0) {
		pattern_fill(&want, off + (uint64_t)at, 1, seed);
		fail_msg("%s: byte %lld of %zu is %#x, not %#x", what, (long long)at, len,
			 ((const unsigned char *)got)[at], want);
	}
}

void fx_dev_is(const struct fx *f, const void *dev, uint64_t off, size_t len, unsigned int seed)
{
	char *got = malloc(len + 1);

	assert_non_null(got);
	fx_get(f, got, dev, len);
	is_pattern(got, off, len, seed, "device memory");
	free(got);
}

void fx_file_is(const char *path, uint64_t off, size_t len, unsigned int seed)
{
	char *got = malloc(len + 1);
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	assert_true(got && fd >= 0);
	assert_int_equal(pread(fd, got, len, (off_t)off), len);
	is_pattern(got, off, len, seed, path);
	(void)close(fd);
	free(got);
}

static void unlink_all(void)
{
	for (unsigned int i = 0; i < n_paths && owner == getpid(); i++) {
		(void)unlink(paths[i]);
	}
}

const char *fx_path(const char *what)
{
	const char *dir = getenv("TMPDIR");
	char here[PATH_MAX];
	char name[PATH_MAX + 64];
	char *p = NULL;

	assert_non_null(realpath(dir && *dir ? dir : ".", here));
	(void)snprintf(name, sizeof(name), "%s/peerlane-test-%d-%s", here, (int)getpid(), what);
	for (unsigned int i = 0; i < n_paths; i++) {
		if (strcmp(paths[i], name) == 0) {
			return paths[i];
		}
		if (access(paths[i], F_OK)) {
			p = paths[i]; /* its file is gone: the place is free */
		}
	}
	if (!p) {
		assert_in_range(n_paths, 0, PATHS_MAX - 1);
		if (n_paths == 0) {
			owner = getpid();
			(void)atexit(unlink_all);
		}
		p = paths[n_paths++];
	}
	(void)memcpy(p, name, sizeof(name));
	return p;
}

const char *fx_made(const char *what, size_t len, unsigned int seed)
{
	const char *path = fx_path(what);
	int fd = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
	char *buf = malloc(MIB);

	assert_true(fd >= 0 && buf);
	for (size_t at = 0; at < len; at += MIB) {
		size_t n = len - at < MIB ? len - at : MIB;

		fx_pattern(buf, at, n, seed);
		assert_int_equal(write(fd, buf, n), n);
	}
	free(buf);
	assert_int_equal(close(fd), 0);
	return path;
}

void fx_cold(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(fsync(fd), 0);
	(void)posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
	(void)close(fd);
}

bool fx_has_direct(void)
{
	const char *path = fx_made("probe", BLOCK, 0);
	int fd = open(path, O_RDONLY | O_DIRECT | O_CLOEXEC);
	struct statfs sf = { 0 };
	bool yes = fd >= 0 && fstatfs(fd, &sf) == 0 && sf.f_type != TMPFS;

	if (fd >= 0) {
		(void)close(fd);
	}
	(void)unlink(path);
	return yes;
}

struct pl_file *fx_file(const struct fx *f, const char *path, int flags)
{
	struct pl_file *file = NULL;

	assert_ok(pl_file_open(f->ctx, path, flags, 0600, &file));
	assert_non_null(file);
	return file;
}

void fx_shut(struct pl_file *file)
{
	assert_ok(pl_file_close(file));
}

struct pl_request fx_request(uint32_t op, struct pl_file *file, void *mem, uint64_t off, size_t len)
{
	struct pl_request r = PL_REQUEST_INIT;

	r.op = op;
	r.file = file;
	r.mem = mem;
	r.off = off;
	r.len = len;
	return r;
}

uint32_t fx_policy(const char *name)
{
	uint32_t policy = 0;

	assert_ok(pl_policy_parse(name, &policy));
	assert_true(policy);
	return policy;
}

uint64_t fx_sum(const struct pl_io_report *r)
{
	return r->direct + r->buffered + r->staged + r->copied + r->in_place;
}

struct named {
	const char *name;
	struct pl_route_stats st;
};

static int find_route(const struct pl_route_stats *st, void *arg)
{
	struct named *n = arg;

	if (strcmp(st->name, n->name) == 0) {
		n->st = *st;
	}
	return 0;
}

struct pl_route_stats fx_route_stats(const struct fx *f, const char *name)
{
	struct named n = { .name = name };

	assert_ok(pl_stats_each(f->ctx, find_route, &n));
	assert_non_null(n.st.name);
	return n.st;
}

void *fx_host(size_t len)
{
	void *p = aligned_alloc(BLOCK, (len + BLOCK - 1) / BLOCK * BLOCK);

	assert_non_null(p);
	return p;
}

uint64_t fx_seed(void)
{
	const char *s = getenv("PEERLANE_TEST_SEED");
	struct timespec ts;
	uint64_t seed;

	(void)clock_gettime(CLOCK_REALTIME, &ts);
	seed = (uint64_t)ts.tv_nsec ^ (uint64_t)ts.tv_sec << 20 ^ (uint64_t)getpid();
	if (s && *s) {
		seed = strtoull(s, NULL, 0);
	}
	seed = seed ? seed : 1;
	(void)printf("to repeat: PEERLANE_TEST_SEED=%llu\n", (unsigned long long)seed);
	(void)fflush(stdout);
	return seed;
}

uint64_t fx_random(uint64_t *state)
{
	return pattern_random(state);
}

double fx_now(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

bool fx_driver_calls_block(void)
{
	return getenv("PEERLANE_TEST_CALLS_WAIT") != NULL;
}

void fx_skip(const char *why)
{
	(void)printf("skipped: %s\n", why);
	(void)fflush(stdout);
	unlink_all();
	_exit(77);
}

void fx_skip_strangers(struct pl_dev *dst, struct pl_dev *src)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	bool strangers;
	char *text;

	a.dev = dst;
	a.src_dev = src;
	a.len = MIB;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	strangers = strstr(text, "no peer access") != NULL;
	pl_string_free(text);
	if (strangers) {
		fx_skip("the two devices have no peer access to each other");
	}
}

pid_t fx_fork(void)
{
	settle();
	(void)fflush(NULL);
	return fork();
}

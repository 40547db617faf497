/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Everything that can fail does, once: the n-th allocation, then the n-th system call, with n from
 * 1 until an operation gets through without meeting it. Each time the operation ends with an error
 * in words or with a right prefix of its bytes, and works when it is tried again with the same
 * handles. Leaks are the address sanitizer's to find.
 */

#include <dirent.h>

#include "fixture.h"

#include "base/fault.h"

#define LEN (256 * KIB)
#define HANGS_S 3600u /* where one hangs, an alarm tells how far it was */
#define LIMIT 30000u  /* more than any operation has calls */
/* From here on a sample fails: an explanation reads what a machine has, which may be a lot. */
#define EACH 128u

struct world {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	char *mem;
	char *host;
	bool soft;
	bool addressable;
	size_t moved; /* of the file's pattern, now in memory from its offset on */
	uint64_t off;
};

static const char *only; /* a part of the name of the one operation to sweep; NULL: all */
static const char *path;
static unsigned int round_no; /* a pattern of its own for each write */

/* Opens what is not open yet, so that a second try goes on where the first one failed. */
static int ready(struct world *w)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	void *mem;
	int rc = w->dev ? 0 : pl_dev_open(w->ctx, fx_device(), &w->dev);

	if (!rc) {
		rc = pl_dev_info(w->dev, &info);
		w->soft = info.flags & PL_DEV_SOFT;
		w->addressable = info.flags & PL_DEV_HOST_ADDRESSABLE;
	}
	if (!rc && !w->mem) {
		rc = pl_mem_alloc(w->dev, LEN + BLOCK, 0, &mem);
		w->mem = rc ? NULL : mem;
	}
	if (!rc && !w->file) {
		rc = pl_file_open(w->ctx, path, O_RDWR, 0, &w->file);
	}
	return rc;
}

static ssize_t read_by(struct world *w, const char *policy, size_t len, uint64_t off)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	ssize_t n = ready(w);

	if (!n) {
		n = pl_policy_parse(policy, &o.policy);
	}
	if (!n) {
		n = pl_read(w->file, w->mem + off % BLOCK, len, off, &o);
		w->moved = n > 0 ? (size_t)n : 0;
		w->off = off;
	}
	return n < 0 ? n : n - (ssize_t)len;
}

static ssize_t run_device(struct world *w)
{
	void *mem = NULL;
	ssize_t rc = ready(w);

	if (!rc) {
		rc = pl_mem_alloc(w->dev, 100000, 0, &mem);
	}
	return rc ? rc : pl_mem_free(w->ctx, mem);
}

/* Pages of the library's and of the program's; a transfer after a failure finds neither. */
static ssize_t run_pinned(struct world *w)
{
	void *mem = NULL;
	ssize_t rc = ready(w);

	if (!rc) {
		rc = pl_mem_alloc(w->dev, 100000, PL_ALLOC_PINNED, &mem);
	}
	if (!rc) {
		rc = pl_copy(w->ctx, w->mem, mem, 100000, NULL);
		rc = rc < 0 ? rc : rc - 100000;
		rc = rc ? rc : pl_mem_free(w->ctx, mem);
		if (rc) {
			(void)pl_mem_free(w->ctx, mem);
		}
	}
	rc = rc ? rc : pl_mem_pin(w->dev, w->host, LEN, 0);
	return rc ? rc : pl_mem_unpin(w->ctx, w->host);
}

static ssize_t run_small(struct world *w)
{
	return read_by(w, "auto", 100, 5);
}

static ssize_t run_direct(struct world *w)
{
	ssize_t rc = ready(w);

	return rc ? rc : read_by(w, w->addressable ? "direct" : "direct+copy", LEN - 77, 4096 + 7);
}

static ssize_t run_buffered(struct world *w)
{
	ssize_t rc = ready(w);

	return rc ? rc : read_by(w, w->addressable ? "buffered" : "buffered+copy", LEN - 5, 0);
}

static ssize_t run_bounce(struct world *w)
{
	return read_by(w, "bounce", LEN, 8192);
}

static ssize_t run_auto(struct world *w)
{
	return read_by(w, "auto", LEN, 4096);
}

/* In a stream's order: made, used and closed. Its own failure is a number without words here. */
static ssize_t run_stream(struct world *w)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	const size_t len = LEN;
	const int64_t off = 4096;
	struct pl_stream *s;
	ssize_t moved = -EPROTO;
	ssize_t rc = ready(w);

	if (!rc) {
		rc = pl_stream_create(w->dev, &s);
	}
	if (rc) {
		return rc;
	}
	io.file = w->file;
	io.mem = w->mem;
	io.len = &len;
	io.off = &off;
	io.result = &moved;
	rc = pl_stream_read(s, &io);
	if (!rc) {
		rc = pl_stream_sync(s);
		rc = rc ? rc : moved < 0 ? moved : moved - (ssize_t)len;
		w->moved = moved > 0 ? (size_t)moved : 0;
		w->off = 4096;
	}
	pl_stream_close(s);
	return rc;
}

static ssize_t run_in_place(struct world *w)
{
	return read_by(w, "pagecache", LEN - 77, 4096 + 7);
}

static ssize_t run_write(struct world *w)
{
	ssize_t n = ready(w);

	if (!n) {
		fx_pattern(w->host, 1003, LEN / 2, round_no);
		if (w->soft) {
			memcpy(w->mem + 1003, w->host, LEN / 2);
		} else {
			n = pl_copy(w->ctx, w->mem + 1003, w->host, LEN / 2, NULL);
			n = n == (ssize_t)(LEN / 2) ? 0 : n < 0 ? n : -EIO;
		}
	}
	if (!n) {
		n = pl_write(w->file, w->mem + 1003, LEN / 2, 1003, NULL);
		n = n < 0 ? n : n - (ssize_t)(LEN / 2);
	}
	return n;
}

static ssize_t run_copy(struct world *w)
{
	ssize_t n = ready(w);

	memset(w->host + LEN, 0, LEN);
	fx_pattern(w->host, 0, LEN, 7);
	if (!n) {
		n = pl_copy(w->ctx, w->mem, w->host, LEN, NULL);
		n = n < 0 ? n : n - (ssize_t)LEN;
	}
	if (!n) {
		n = pl_copy(w->ctx, w->host + LEN, w->mem, LEN, NULL);
		n = n < 0 ? n : n - (ssize_t)LEN;
	}
	return n;
}

#define PIECES 16u

/* As run_copy(), in pieces; the last ones first. */
static ssize_t copy_in_pieces(struct world *w, char *dst, const char *src)
{
	struct pl_copy_piece v[PIECES];
	const size_t each = LEN / PIECES;
	ssize_t n;

	for (size_t i = 0; i < PIECES; i++) {
		size_t at = (PIECES - 1 - i) * each;

		v[i] = (struct pl_copy_piece){ .dst = dst + at, .src = src + at, .len = each };
	}
	n = pl_copyv(w->ctx, NULL, NULL, v, PIECES, NULL);
	return n < 0 ? n : n - (ssize_t)LEN;
}

static ssize_t run_pieces(struct world *w)
{
	ssize_t n = ready(w);

	memset(w->host + LEN, 0, LEN);
	fx_pattern(w->host, 0, LEN, 8);
	n = n ? n : copy_in_pieces(w, w->mem, w->host);
	return n ? n : copy_in_pieces(w, w->host + LEN, w->mem);
}

#define LIST_LEN (512 * KIB)

/* `each` bytes a piece, the last ones first. */
static ssize_t list_in_pieces(struct pl_stream *s, char *dst, const char *src, size_t each)
{
	struct pl_copy_piece v[LIST_LEN / 512];
	size_t n = LIST_LEN / each;

	for (size_t i = 0; i < n; i++) {
		size_t at = (n - 1 - i) * each;

		v[i] = (struct pl_copy_piece){ .dst = dst + at, .src = src + at, .len = each };
	}
	return pl_stream_copyv(s, NULL, NULL, v, n, NULL);
}

static ssize_t blocks_by_ids(struct pl_stream *s, char *dst, const char *src, uint64_t *ids)
{
	const struct pl_block_plane plane = { dst, src };
	struct pl_blocks b = PL_BLOCKS_INIT;

	b.planes = &plane;
	b.n_planes = 1;
	b.block_bytes = KIB;
	b.dst_blocks = b.src_blocks = LIST_LEN / KIB;
	b.n = LIST_LEN / KIB;
	for (uint64_t i = 0; i < b.n; i++) {
		ids[i] = i;
	}
	b.dst_ids = b.src_ids = ids;
	return pl_copy_blocks(s, &b);
}

/* Into the device in a list of many pieces, inside it by ids, and out by a list that measures. */
static ssize_t run_lists(struct world *w)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct pl_stream *s = NULL;
	void *pinned = NULL;
	void *mem = NULL;
	ssize_t rc = ready(w);

	rc = rc ? rc : pl_dev_info(w->dev, &info);
	if (rc || info.flags & PL_DEV_MEMORY) {
		return rc; /* that one runs no kernels */
	}

	rc = pl_mem_alloc(w->dev, LIST_LEN * 3, PL_ALLOC_PINNED, &pinned);
	rc = rc ? rc : pl_mem_alloc(w->dev, LIST_LEN * 2, 0, &mem);
	rc = rc ? rc : pl_stream_create(w->dev, &s);
	if (!rc) {
		char *in = pinned;
		char *there = mem;

		fx_pattern(in, 0, LIST_LEN, 9);
		memset(in + LIST_LEN, 0, LIST_LEN);
		rc = list_in_pieces(s, there, in, 512);
		rc = rc ? rc
			: blocks_by_ids(s, there + LIST_LEN, there, (void *)(in + 2 * LIST_LEN));
		rc = rc ? rc : list_in_pieces(s, in + LIST_LEN, there + LIST_LEN, 4096);
		rc = rc ? rc : pl_stream_sync(s);
		if (!rc && memcmp(in, in + LIST_LEN, LIST_LEN) != 0) {
			rc = -EPROTO;
		}
	}
	pl_stream_close(s);
	(void)pl_mem_free(w->ctx, mem);
	(void)pl_mem_free(w->ctx, pinned);
	return rc;
}

static ssize_t run_explain(struct world *w)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text = NULL;
	ssize_t rc = ready(w);

	a.file = w->file;
	a.dev = w->dev;
	for (int format = PL_FORMAT_TEXT; format <= PL_FORMAT_JSON && !rc; format++) {
		rc = pl_explain(&a, format, &text);
		if (!rc && !strstr(text, "buffered+copy")) {
			rc = -EPROTO;
		}
		if (!rc) {
			pl_string_free(text);
		}
	}
	return rc;
}

static ssize_t run_register(struct world *w)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	ssize_t rc = ready(w);

	if (!rc) {
		rc = pl_mem_register(w->ctx, w->host, LEN);
	}
	if (!rc) {
		rc = pl_mem_info(w->ctx, w->host + 5, &info);
		(void)pl_mem_unregister(w->ctx, w->host);
		rc = rc ? rc : info.len == LEN ? 0 : -EPROTO;
	}
	return rc;
}

static ssize_t run_sync_and_info(struct world *w)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	ssize_t rc = ready(w);

	if (!rc) {
		rc = pl_file_sync(w->file);
	}
	if (!rc) {
		rc = pl_file_info(w->file, &info);
	}
	if (!rc) {
		struct pl_file *f = w->file;

		w->file = NULL; /* closed in any case */
		rc = pl_file_close(f);
	}
	return rc;
}

static const struct op {
	const char *name;
	ssize_t (*run)(struct world *w); /* 0, -errno, or how many bytes were missing, negated */
	bool reads;
	bool writes;
} ops[] = {
	{ "device", run_device, false, false },
	{ "pinned", run_pinned, false, false },
	{ "small read", run_small, true, false },
	{ "direct read", run_direct, true, false },
	{ "buffered read", run_buffered, true, false },
	{ "bounce read", run_bounce, true, false },
	{ "automatic read", run_auto, true, false },
	{ "read in a stream", run_stream, true, false },
	{ "read in place", run_in_place, true, false },
	{ "unaligned write", run_write, false, true },
	{ "copy", run_copy, false, false },
	{ "copy in pieces", run_pieces, false, false },
	{ "lists in a stream", run_lists, false, false },
	{ "explain", run_explain, false, false },
	{ "register", run_register, false, false },
	{ "sync, info, close", run_sync_and_info, false, false },
};

static void open_world(struct world *w)
{
	*w = (struct world){ .host = malloc(2 * LEN) };
	assert_non_null(w->host);
	assert_ok(fx_ctx(&w->ctx, "chunk=32KiB", "inline_max=8KiB", "soft_gpus=1x16MiB",
			 "slab_budget=1MiB", "depth=4", NULL));
}

static void bytes_are_right(const struct world *w, const struct op *op, unsigned long n)
{
	char *got = malloc(LEN);
	char *want = malloc(LEN);
	int64_t at;

	assert_true(got && want);
	if (w->soft) {
		memcpy(got, w->mem + w->off % BLOCK, w->moved);
	} else {
		assert_moved(pl_copy(w->ctx, got, w->mem + w->off % BLOCK, w->moved, NULL),
			     w->moved);
	}
	fx_pattern(want, w->off, w->moved, 1);
	at = fx_differ(got, want, w->moved);
	if (at >= 0) {
		fail_msg("%s, failure %lu: byte %lld of %zu is wrong", op->name, n, (long long)at,
			 w->moved);
	}
	free(got);
	free(want);
}

static void judge(struct world *w, const struct op *op, ssize_t res, unsigned long n)
{
	/* A count that came short has no words of its own. */
	bool counted = op->reads && w->moved;

	if (res < 0 && !counted && !op->writes && op->run != run_stream &&
	    strstr(pl_error_message(), "marker")) {
		fail_msg("%s, failure %lu: %zd without a word", op->name, n, res);
	}
	if (op->reads && w->moved) {
		bytes_are_right(w, op, n);
	}
	if (op->writes) {
		fx_file_is(path, 0, 1003, 1);
		fx_file_is(path, 1003 + LEN / 2, LEN / 2, 1);
	}
	if (op->writes && res == 0) {
		fx_file_is(path, 1003, LEN / 2, round_no);
	}
	if ((op->run == run_copy || op->run == run_pieces) && res == 0) {
		fx_same(w->host + LEN, w->host, LEN, "copy");
	}
}

/* One try with the n-th failing and one without. Whether n was met. */
static bool try_twice(const struct op *op, enum fault_kind kind, int err, unsigned long n)
{
	unsigned long seen;
	struct world w;
	ssize_t res;

	(void)alarm(HANGS_S);
	open_world(&w);
	round_no = 2 + (unsigned int)n % 200;
	(void)pl_policy_parse("marker", &(uint32_t){ 0 });
	fault_arm(kind, n, err);
	res = op->run(&w);
	seen = fault_count(kind);
	fault_arm(kind, 0, 0);
	judge(&w, op, res, n);
	w.moved = 0;
	res = op->run(&w);
	if (res) {
		fail_msg("%s after failure %lu: %zd: %s", op->name, n, res, pl_error_message());
	}
	judge(&w, op, res, n);
	/* Closing with a failure in it leaves nothing behind either. */
	fault_arm(kind, 1 + n % 5, err);
	pl_close(w.ctx);
	fault_arm(kind, 0, 0);
	free(w.host);
	return seen >= n;
}

static void sweep(enum fault_kind kind, int err)
{
	for (size_t i = 0; i < COUNT(ops); i++) {
		unsigned long n = 1;
		unsigned int tries = 0;

		if (only && !strstr(ops[i].name, only)) {
			continue;
		}
		if (ops[i].run == run_in_place && strncmp(fx_device(), "bar:", 4) == 0) {
			continue; /* memory alone has no engine that could read a page cache */
		}
		path = fx_made("sweep", 2 * LEN, 1);
		while (try_twice(&ops[i], kind, err, n)) {
			if (ops[i].writes) {
				(void)fx_made("sweep", 2 * LEN, 1);
			}
			n += n < EACH ? 1 : n / EACH;
			tries++;
			assert_in_range(n, 1, LIMIT);
		}
		(void)printf("%s: %u failures, of call %lu at most\n", ops[i].name, tries, n - 1);
		assert_true(tries);
		(void)unlink(path);
	}
	(void)alarm(0);
}

static void the_nth_allocation(void **state)
{
	(void)state;
	sweep(FAULT_ALLOC, ENOMEM);
}

static void the_nth_system_call(void **state)
{
	(void)state;
	sweep(FAULT_SYS, EIO);
}

static void the_nth_operation_of_a_device(void **state)
{
	(void)state;
	sweep(FAULT_DEVICE, EIO);
}

/* The same by the tunable, which counts from pl_open() on. */
static void opening_a_context(void **state)
{
	unsigned long n = 0;
	struct pl_ctx *ctx;
	int rc;

	(void)state;
	do {
		ctx = NULL;
		(void)pl_policy_parse("marker", &(uint32_t){ 0 });
		fault_arm(FAULT_ALLOC, ++n, ENOMEM);
		rc = fx_ctx(&ctx, "chunk=32KiB", "policy=direct", NULL);
		fault_arm(FAULT_ALLOC, 0, 0);
		if (rc) {
			assert_fails(rc, ENOMEM, "memory");
			assert_null(ctx);
		}
		pl_close(ctx);
		assert_in_range(n, 1, LIMIT);
	} while (rc);
	assert_true(n > 3);
	assert_ok(fx_ctx(&ctx, "test_fault=alloc=1", NULL));
	assert_int_equal(fault_count(FAULT_ALLOC), 0);
	fault_arm(FAULT_ALLOC, 0, 0);
	pl_close(ctx);
}

static unsigned int threads_now(void)
{
	DIR *d = opendir("/proc/self/task");
	unsigned int n = 0;

	assert_non_null(d);
	while (readdir(d)) {
		n++;
	}
	(void)closedir(d);
	return n;
}

/* A large write that helpers share fails for lack of memory before a helper is called: none writes
 * what the caller is told was not written. */
static void a_shared_write(void **state)
{
	const size_t len = 24 * MIB;
	const char *name = fx_path("shared-write");
	char *got, *old, *host, *mem;
	unsigned long n = 0;
	bool called = false;
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	struct fx probe;
	ssize_t res;

	(void)state;
	fx_open(&probe, NULL);
	assert_int_equal(pl_dev_info(probe.dev, &info), 0);
	fx_close(&probe);
	if (!(info.flags & PL_DEV_HOST_ADDRESSABLE)) {
		/* Its threads allocate while they copy: the first bytes may fail when later ones
		 * are written, as a write to a full disk does. */
		skip();
	}
	got = fx_host(len);
	old = fx_host(len);
	host = fx_host(len);
	memset(old, 1, len);
	fx_pattern(host, 0, len, 3);
	do {
		int fd = open(name, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
		unsigned int before;
		struct pl_file *f;
		struct fx fx;

		assert_int_equal(pwrite(fd, old, len, 0), len);
		assert_int_equal(close(fd), 0);
		fx_open(&fx, "engine=threads", "threads=4", "chunk=256KiB", NULL);
		f = fx_file(&fx, name, O_RDWR | O_DIRECT);
		mem = fx_alloc(&fx, len);
		fx_put(&fx, mem, host, len);
		before = threads_now();
		fault_arm(FAULT_ALLOC, ++n, ENOMEM);
		res = pl_write(f, mem, len, 0, NULL);
		fault_arm(FAULT_ALLOC, 0, 0);
		if (res < 0) {
			assert_fails((int)res, ENOMEM, "memory");
			assert_int_equal(threads_now(), before);
		}
		called = called || threads_now() > before;
		assert_moved(pl_read(f, got, len, 0, NULL), (ssize_t)len);
		fx_same(got, res < 0 ? old : host, res < 0 ? len : (size_t)res, "the file");
		fx_shut(f);
		fx_close(&fx);
		assert_in_range(n, 1, LIMIT);
	} while (res != (ssize_t)len || n < 12);
	assert_true(called);
	free(got);
	free(old);
	free(host);
	(void)unlink(name);
}

/* All, or the test and the operation that the arguments name. */
int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_nth_allocation),
		cmocka_unit_test(the_nth_system_call),
		cmocka_unit_test(the_nth_operation_of_a_device),
		cmocka_unit_test(opening_a_context),
		cmocka_unit_test(a_shared_write),
	};

	/* Where it stood when an alarm ended it. */
	(void)setvbuf(stdout, NULL, _IOLBF, 0);
	if (argc > 1) {
		cmocka_set_test_filter(argv[1]);
	}
	only = argc > 2 ? argv[2] : NULL;
	/* Off by default; a configuration of this test says keep. */
	(void)setenv("PEERLANE_PAGECACHE", "request", 0);
	return cmocka_run_group_tests_name("sweep", tests, NULL, NULL);
}

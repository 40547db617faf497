/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Regions of remotes in all the ways that bytes go: pl_transfer() between any two places, queues
 * and streams. Two contexts of this process stand for two processes. The same program is built with
 * the mover `wire`, which can be made to hang (WITH_WIRE), and with the library's own on a
 * libibverbs without a network.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "far.h"
#include "fixture.h"

#include "base/fault.h"
#ifdef WITH_WIRE
#include "api/context.h"
#include "wire/wire.h"
#endif

#define LEN (2 * MIB + 77) /* several segments */
#define FARS 2u
#define SOON (20 * UINT64_C(1000000000)) /* no test takes so long, but one that hangs */

static struct fx fx;	     /* of the process that transfers */
static struct pl_ctx *other; /* of the one that grants */
static struct pl_remote *remote;
static struct pl_remote *back; /* the other's */
static char *far_at[FARS];
static struct pl_grant *grants[FARS];
static struct pl_region *region[FARS]; /* for both directions, and for reading alone */
static char *host;
static char *gpu;
static const char *path;
static struct pl_file *file;
static struct pl_queue *queue;

struct bytes {
	unsigned char at[PL_BLOB_MAX];
	size_t len;
};

static struct bytes remote_blob(struct pl_remote *r)
{
	struct bytes b;
	ssize_t n = pl_remote_blob(r, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static void open_region(unsigned int i)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n = pl_grant_blob(grants[i], blob, sizeof(blob));

	assert_true(n > 0);
	assert_ok(pl_region_open(remote, blob, (size_t)n, &region[i]));
}

static void open_remote(void)
{
	struct bytes b[2];

	assert_ok(pl_remote_open(fx.ctx, &remote));
	assert_ok(pl_remote_open(other, &back));
	b[0] = remote_blob(remote);
	b[1] = remote_blob(back);
	assert_ok(pl_remote_connect(remote, b[1].at, b[1].len));
	assert_ok(pl_remote_connect(back, b[0].at, b[0].len));
	for (unsigned int i = 0; i < FARS; i++) {
		open_region(i);
	}
}

static void open_with(const char *setting)
{
	fx_open(&fx, "chunk=256KiB", "test_cached_chunk=256KiB", setting, NULL);
	assert_ok(fx_ctx(&other, NULL));
	for (unsigned int i = 0; i < FARS; i++) {
		far_at[i] = fx_host(LEN);
		assert_ok(pl_grant_open(other, far_at[i], LEN, PL_MAY_READ | (i ? 0 : PL_MAY_WRITE),
					&grants[i]));
	}
	open_remote();
	host = fx_host(LEN);
	gpu = fx_alloc(&fx, LEN);
	path = fx_made("ways", LEN, 5);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_queue_open(fx.ctx, NULL, &queue));
}

static int begin(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

static int end(void **state)
{
	(void)state;
#ifdef WITH_WIRE
	wire_hangs = false;
#endif
	pl_queue_close(queue);
	fx_shut(file);
	fx_free(&fx, gpu);
	fx_close(&fx); /* with what is open of the remote */
	pl_close(other);
	for (unsigned int i = 0; i < FARS; i++) {
		free(far_at[i]);
	}
	free(host);
	(void)unlink(path);
#ifdef WITH_WIRE
	assert_int_equal(wire_seen.ends, 0);
	assert_int_equal(wire_seen.regions, 0);
	assert_int_equal(wire_seen.grants, 0);
	assert_int_equal(wire_seen.unknown, 0);
#endif
	return 0;
}

/* The five places that LEN bytes lie at. */
enum at {
	AT_HOST,
	AT_GPU,
	AT_FILE,
	AT_FAR,
	AT_FAR_TO_READ,
	ATS
};

static struct pl_place place(enum at at, uint64_t off)
{
	struct pl_place v[ATS] = {
		[AT_HOST] = PL_PLACE_MEM(host),
		[AT_GPU] = PL_PLACE_MEM(gpu),
		[AT_FILE] = PL_PLACE_IN_FILE(file, 0),
		[AT_FAR] = PL_PLACE_IN_REGION(region[0], 0),
		[AT_FAR_TO_READ] = PL_PLACE_IN_REGION(region[1], 0),
	};

	v[at].off = off;
	return v[at];
}

/* All of a place has the pattern of a seed, by no way that is tested here. */
static void put(enum at at, unsigned int seed)
{
	char *buf = fx_host(LEN);

	fx_pattern(buf, 0, LEN, seed);
	if (at == AT_GPU) {
		fx_put(&fx, gpu, buf, LEN);
	} else if (at == AT_FILE) {
		int fd = open(path, O_WRONLY | O_CLOEXEC);

		assert_int_equal(pwrite(fd, buf, LEN, 0), LEN);
		assert_int_equal(close(fd), 0);
	} else {
		memcpy(at == AT_HOST ? host : far_at[at - AT_FAR], buf, LEN);
	}
	free(buf);
}

/* What lies there, and has the pattern of `seed` from its `from`th byte on. */
static void has(enum at at, size_t off, size_t len, unsigned int seed, size_t from)
{
	char *got = fx_host(len + 1);
	char *want = fx_host(len + 1);

	fx_pattern(want, from, len, seed);
	if (!len) {
	} else if (at == AT_GPU) {
		fx_get(&fx, got, gpu + off, len);
	} else if (at == AT_FILE) {
		int fd = open(path, O_RDONLY | O_CLOEXEC);

		assert_int_equal(pread(fd, got, len, (off_t)off), len);
		assert_int_equal(close(fd), 0);
	} else {
		memcpy(got, (at == AT_HOST ? host : far_at[at - AT_FAR]) + off, len);
	}
	fx_same(got, want, len, "what is there");
	free(want);
	free(got);
}

static bool is_pair(enum at dst, enum at src)
{
	return dst != src && dst != AT_FAR_TO_READ && (dst >= AT_FAR || src >= AT_FAR);
}

/* [off, off + len) came from `from` of the other place; what is beside it is as it was. */
static void came(enum at dst, enum at src, size_t off, size_t len, size_t from)
{
	has(dst, off, len, 1, from);
	has(dst, 0, off, 2, 0);
	has(dst, off + len, LEN - off - len, 2, off + len);
	has(src, 0, LEN, 1, 0);
}

static void each_pair_is_carried(void **state)
{
	static const size_t lens[] = { 1, 4099, 300001, LEN };

	(void)state;
	for (enum at dst = 0; dst < ATS; dst++) {
		for (enum at src = 0; src < ATS; src++) {
			for (size_t i = 0; is_pair(dst, src) && i < COUNT(lens); i++) {
				struct pl_io_report report = PL_IO_REPORT_INIT;
				struct pl_io_opts opts = PL_IO_OPTS_INIT;
				size_t len = lens[i];
				size_t from = (LEN - len) / 3;
				struct pl_place to = place(dst, LEN - len);
				struct pl_place of = place(src, from);

				opts.report = &report;
				put(dst, 2);
				put(src, 1);
				assert_moved(pl_transfer(fx.ctx, &to, &of, len, &opts), len);
				came(dst, src, LEN - len, len, from);
				assert_int_equal(fx_sum(&report), len);
				assert_true(*report.route);
				assert_true(*report.dst_device || dst == AT_FILE);
				assert_true(*report.src_device || src == AT_FILE);
			}
		}
	}
}

/* What has another name is the same. */
static void other_pairs_are_as_before(void **state)
{
	struct pl_place f = place(AT_FILE, 100), m = place(AT_HOST, 7), g = place(AT_GPU, 0);

	(void)state;
	put(AT_HOST, 2);
	put(AT_GPU, 2);
	assert_moved(pl_transfer(fx.ctx, &m, &f, 5000, NULL), 5000);
	has(AT_HOST, 7, 5000, 5, 100);
	has(AT_HOST, 0, 7, 2, 0);
	assert_moved(pl_transfer(fx.ctx, &g, &m, 5000, NULL), 5000);
	has(AT_GPU, 0, 5000, 5, 100);
	f.off = 0;
	assert_moved(pl_transfer(fx.ctx, &f, &g, 5000, NULL), 5000);
	has(AT_FILE, 0, 5000, 5, 100);
	f.off = LEN - 10;
	assert_moved(pl_transfer(fx.ctx, &m, &f, 5000, NULL), 10);
}

static void files_end_and_grow(void **state)
{
	struct pl_place far = place(AT_FAR, 3), f = place(AT_FILE, LEN - 100);

	(void)state;
	put(AT_FAR, 2);
	assert_moved(pl_transfer(fx.ctx, &far, &f, 5000, NULL), 100);
	has(AT_FAR, 3, 100, 5, LEN - 100);
	has(AT_FAR, 103, LEN - 103, 2, 103);
	f.off = LEN;
	assert_moved(pl_transfer(fx.ctx, &far, &f, 5000, NULL), 0);
	f.off = LEN + 4096;
	far.off = 0;
	assert_moved(pl_transfer(fx.ctx, &f, &far, 70001, NULL), 70001);
	far = place(AT_FAR_TO_READ, 0);
	has(AT_FILE, LEN + 4096 + 103, 70001 - 103, 2, 103);
}

/* Nothing is moved, and the message names what is wrong. */
static void refused(struct pl_place dst, struct pl_place src, size_t len, int err,
		    const char *words)
{
	struct pl_request r = PL_REQUEST_INIT;
	struct pl_completion c = PL_COMPLETION_INIT;

	assert_fails(pl_transfer(fx.ctx, &dst, &src, len, NULL), err, words);
	r.op = PL_OP_TRANSFER;
	r.to = &dst;
	r.from = &src;
	r.len = len;
	assert_moved(pl_queue_submit(queue, &r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(queue, &c, 1, 1, SOON), 1);
	assert_fails(c.result, err, words);
}

#define AT(kind) place(AT_##kind, 0)

static void bad_places_are_refused(void **state)
{
	static const struct {
		uint64_t off;
		size_t len;
	} bad[] = { { LEN, 1 },	       { LEN + 1, 0 },		 { 0, LEN + 1 },
		    { UINT64_MAX, 1 }, { (uint64_t)1 << 63, 1 }, { 0, (size_t)1 << 63 },
		    { 1, SIZE_MAX } };
	struct pl_place p, far, none = { 0, 0, NULL, NULL, NULL, 0 };

	(void)state;
	put(AT_HOST, 2);
	put(AT_FAR, 3);
	far = AT(FAR);
	refused(AT(HOST), none, 1, EINVAL, "come from: kind 0");
	refused(none, AT(FAR), 0, EINVAL, "go to: kind 0");
	p = AT(HOST);
	p.kind = 4;
	refused(AT(FAR), p, 1, EINVAL, "kind 4");
	p = AT(HOST);
	p.zero = 7;
	refused(AT(FAR), p, 1, EINVAL, "zero is 7");
	p = AT(FAR);
	p.mem = host;
	refused(p, AT(HOST), 1, EINVAL, "another kind");
	p = AT(HOST);
	p.region = region[0];
	refused(AT(FAR), p, 1, EINVAL, "another kind");
	p = AT(FAR);
	p.region = NULL;
	refused(AT(HOST), p, 1, EINVAL, "region is NULL");
	p = AT(FILE);
	p.file = NULL;
	refused(AT(FAR), p, 1, EBADF, "file is NULL");
	p = AT(HOST);
	p.mem = NULL;
	refused(AT(FAR), p, 1, EFAULT, "NULL");
	p = place(AT_HOST, UINT64_MAX - 5);
	refused(AT(FAR), p, 1, EFAULT, "past the address space");
	refused(AT(FAR_TO_READ), AT(HOST), 1, EACCES, "for writing");
	refused(AT(FAR), AT(FAR), 10, EINVAL, "overlap");
	refused(AT(FAR), place(AT_FAR, 9), 10, EINVAL, "overlap");
	refused(AT(FILE), AT(FILE), 10, EOPNOTSUPP, "between two files");
	refused(AT(FAR), place(AT_FILE, (uint64_t)1 << 63), 10, EINVAL, "largest possible file");
	for (size_t i = 0; i < COUNT(bad); i++) {
		refused(place(AT_FAR, bad[i].off), AT(HOST), bad[i].len, EINVAL, "bytes");
		refused(AT(GPU), place(AT_FAR, bad[i].off), bad[i].len, EINVAL, "bytes");
		refused(AT(FILE), place(AT_FAR, bad[i].off), bad[i].len, EINVAL, "");
	}
	assert_fails(pl_transfer(NULL, &far, &far, 1, NULL), EINVAL, "context is NULL");
	assert_fails(pl_transfer(fx.ctx, NULL, &far, 1, NULL), EINVAL, "place is NULL");
	assert_fails(pl_transfer(fx.ctx, &far, NULL, 1, NULL), EINVAL, "place is NULL");
	p = AT(HOST);
	assert_fails(pl_transfer(other, &p, &far, 1, NULL), EINVAL, "another context");
	assert_moved(pl_transfer(fx.ctx, &p, &far, 0, NULL), 0);
	has(AT_HOST, 0, LEN, 2, 0);
	has(AT_FAR, 0, LEN, 3, 0);
	has(AT_FILE, 0, LEN, 5, 0);
}

static void options_count(void **state)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_place far = AT(FAR), m = AT(HOST), f = AT(FILE);

	(void)state;
	opts.timeout_ns = 1;
	assert_fails(pl_transfer(fx.ctx, &m, &far, LEN, &opts), ETIMEDOUT, "timed out");
	assert_fails(pl_transfer(fx.ctx, &far, &f, LEN, &opts), ETIMEDOUT, "timed out");
	opts.timeout_ns = SOON;
	assert_moved(pl_transfer(fx.ctx, &far, &f, LEN, &opts), LEN);
	has(AT_FAR, 0, LEN, 5, 0);
	opts.policy = PL_POLICY_STRICT;
	assert_fails(pl_transfer(fx.ctx, &far, &f, LEN, &opts), EOPNOTSUPP, "strict");
	opts.policy = fx_policy("copy");
	assert_fails(pl_transfer(fx.ctx, &m, &far, LEN, &opts), EOPNOTSUPP, "copy");
	opts.policy = fx_policy("bounce");
	assert_moved(pl_transfer(fx.ctx, &f, &far, LEN, &opts), LEN);
	opts.reserved = 1;
	assert_fails(pl_transfer(fx.ctx, &m, &far, LEN, &opts), EINVAL, "reserved");
}

/* Queues. */

static struct pl_request request(uint32_t op, struct pl_region *r, void *mem, uint64_t off,
				 size_t len)
{
	struct pl_request v = PL_REQUEST_INIT;

	v.op = op;
	v.region = r;
	v.mem = mem;
	v.off = off;
	v.len = len;
	return v;
}

static void submit(struct pl_request *v, size_t n, uint64_t *ids)
{
	for (size_t i = 0; i < n; i++) {
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(queue, v, n, NULL, ids), n);
}

#define MANY 300u

/* Collects so many, by their users. */
static ssize_t results[MANY];
static char whys[MANY][160];

static void collect(size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct pl_completion c = PL_COMPLETION_INIT;
		size_t at;

		assert_moved(pl_queue_wait(queue, &c, 1, 1, SOON), 1);
		at = (size_t)c.user;
		assert_true(at < n);
		results[at] = c.result;
		(void)snprintf(whys[at], sizeof(whys[at]), "%s",
			       c.result < 0 ? pl_error_message() : "");
		assert_true(c.result <= 0 || c.route);
	}
}

/* Small ones, adjacent and not, and large ones; to memory of both kinds. */
static void queues_read_and_write(void **state)
{
	static struct pl_request v[MANY];
	size_t piece = 4096 + 8;
	size_t n = 0;

	(void)state;
	put(AT_FAR, 1);
	put(AT_HOST, 2);
	for (size_t at = 0; n < MANY - 1; at += piece) {
		v[n++] = request(PL_OP_READ, region[0], host + at, at, piece);
	}
	v[n] = request(PL_OP_READ, region[0], host + n * piece, n * piece, LEN - n * piece);
	n++;
	submit(v, n, NULL);
	collect(n);
	for (size_t i = 0; i < n; i++) {
		assert_int_equal(results[i], v[i].len);
	}
	has(AT_HOST, 0, LEN, 1, 0);

	/* Backwards, so that none follows another; every second one. */
	put(AT_FAR, 3);
	for (size_t i = 0; i < 200; i++) {
		size_t at = 2 * (199 - i) * 5000;

		v[i] = request(PL_OP_WRITE, region[0], i % 2 ? host + at : NULL, at, 5000);
		v[i].src = i % 2 ? NULL : host + at;
	}
	submit(v, 200, NULL);
	collect(200);
	for (size_t i = 0; i < 400; i++) {
		has(AT_FAR, i * 5000, 5000, i % 2 ? 3 : 1, i * 5000);
	}
	put(AT_GPU, 4);
	v[0] = request(PL_OP_WRITE, region[0], gpu, 0, LEN);
	v[1] = request(PL_OP_READ, region[0], gpu, LEN, 0);
	submit(v, 2, NULL);
	collect(2);
	assert_int_equal(results[0], LEN);
	assert_int_equal(results[1], 0);
	has(AT_FAR, 0, LEN, 4, 0);
}

/* Adjacent reads of two regions, one after the other in memory and by their offsets, are no one
 * transfer. */
static void regions_are_told_apart(void **state)
{
	struct pl_request v[8];

	(void)state;
	put(AT_FAR, 1);
	put(AT_FAR_TO_READ, 2);
	for (size_t i = 0; i < 8; i++) {
		v[i] = request(PL_OP_READ, region[i % 2], host + i * 1000, i * 1000, 1000);
	}
	submit(v, 8, NULL);
	collect(8);
	for (size_t i = 0; i < 8; i++) {
		assert_int_equal(results[i], 1000);
		has(AT_HOST, i * 1000, 1000, i % 2 ? 2 : 1, i * 1000);
	}
}

static void queues_transfer(void **state)
{
	struct pl_place at[6] = { AT(FILE), AT(FAR), AT(FAR), AT(FAR_TO_READ), AT(HOST), AT(FILE) };
	struct pl_completion c = PL_COMPLETION_INIT;
	struct pl_request v[3];
	uint64_t id = 0;

	(void)state;
	put(AT_FAR, 1);
	put(AT_FAR_TO_READ, 2);
	for (size_t i = 0; i < 3; i++) {
		v[i] = request(PL_OP_TRANSFER, NULL, NULL, 0, LEN);
		v[i].to = &at[2 * i];
		v[i].from = &at[2 * i + 1];
	}
	/* One after the other: each takes what the one before has brought. */
	submit(&v[0], 1, NULL);
	collect(1);
	assert_int_equal(results[0], LEN);
	has(AT_FILE, 0, LEN, 1, 0);
	submit(&v[1], 2, NULL);
	collect(2);
	has(AT_FAR, 0, LEN, 2, 0);
	has(AT_HOST, 0, LEN, 1, 0);
	/* A job of all kinds, in parts that do not meet. */
	put(AT_FAR, 3);
	v[0] = request(PL_OP_WRITE, region[0], host, 0, 1000);
	v[1] = request(PL_OP_TRANSFER, NULL, NULL, 0, 2000);
	at[0] = place(AT_FAR, 1000);
	at[1] = place(AT_FILE, 500);
	v[1].to = &at[0];
	v[1].from = &at[1];
	v[2] = fx_request(PL_OP_READ, file, gpu, 0, 3000);
	assert_moved(pl_queue_submit(queue, v, 3, fx_job(&id), &id), 3);
	assert_moved(pl_queue_wait(queue, &c, 1, 1, SOON), 1);
	assert_int_equal(c.result, 6000);
	has(AT_FAR, 0, 1000, 1, 0);
	has(AT_FAR, 1000, 2000, 1, 500);
	has(AT_FAR, 3000, LEN - 3000, 3, 3000);
	has(AT_GPU, 0, 3000, 1, 0);
}

/* Requests that a program of an earlier version made: its struct ends before the regions. */
static void old_requests_are_taken(void **state)
{
	size_t size = offsetof(struct pl_request, region);
	struct pl_request new[2];
	char old[2 * sizeof(struct pl_request)];

	(void)state;
	put(AT_HOST, 2);
	for (size_t i = 0; i < 2; i++) {
		new[i] = fx_request(PL_OP_READ, file, host + i * 9000, i * 9000, 3000);
		new[i].size = size;
		new[i].user = (void *)i;
		memcpy(old + i * size, &new[i], size);
	}
	assert_moved(pl_queue_submit(queue, (const struct pl_request *)(void *)old, 2, NULL, NULL),
		     2);
	collect(2);
	has(AT_HOST, 0, 3000, 5, 0);
	has(AT_HOST, 9000, 3000, 5, 9000);
	new[0].op = PL_OP_TRANSFER;
	submit(new, 1, NULL);
	collect(1);
	assert_int_equal(results[0], -EINVAL);
}

/* Lists: every second block of the region, in reverse order, in memory of both kinds. */
#define PIECES 90u
#define PIECE 5003u

static void make_pieces(struct far_piece v[PIECES])
{
	for (size_t i = 0; i < PIECES; i++) {
		char *at = (i % 3 ? host : gpu) + i * PIECE;

		v[i] = (struct far_piece){ .mem = at,
					   .off = 2 * (PIECES - 1 - i) * PIECE,
					   .len = PIECE - i % 2 };
	}
}

static size_t sum_of(const struct far_piece v[PIECES])
{
	size_t sum = 0;

	for (size_t i = 0; i < PIECES; i++) {
		sum += v[i].len;
	}
	return sum;
}

/* What make_pieces() names lies where it was read to, or written to, and nothing beside it. */
static void pieces_came(const struct far_piece v[PIECES], bool write, unsigned int seed,
			unsigned int old)
{
	for (size_t i = 0; i < PIECES; i++) {
		enum at near = i % 3 ? AT_HOST : AT_GPU;
		size_t off = i * PIECE, far = (size_t)v[i].off, end = v[i].len;

		if (write) {
			has(AT_FAR, far, end, seed, off);
			has(AT_FAR, far + end, 2 * PIECE - end, old, far + end);
		} else {
			has(near, off, end, seed, far);
			has(near, off + end, PIECE - end, old, off + end);
		}
	}
}

/* A request's list of them: of all, or of blocks. */
static void take_list(struct pl_request *r, const struct far_piece *v, size_t n)
{
	r->pieces = far_list(v, n, r->op == PL_OP_WRITE);
	r->n_pieces = n;
	assert_non_null(r->pieces);
}

static void free_list(const struct pl_request *r)
{
	free((void *)(uintptr_t)r->pieces);
}

static struct far_blocks all_blocks(char *mem, const uint64_t *ids, size_t n)
{
	struct far_blocks b = { 0 };

	b.mem = mem;
	b.mem_stride = PIECE;
	b.off = 11;
	b.stride = 2 * PIECE;
	b.ids = ids;
	b.n = n;
	b.len = PIECE;
	return b;
}

static void queues_take_lists(void **state)
{
	static struct far_piece pieces[PIECES];
	uint64_t ids[7] = { 40, 3, 17, 0, 88, 9, 10 };
	struct far_blocks blocks;
	struct far_piece *some;
	struct pl_request v[4];

	(void)state;
	make_pieces(pieces);
	for (unsigned int write = 0; write < 2; write++) {
		put(AT_HOST, write ? 1 : 2);
		put(AT_GPU, write ? 1 : 2);
		put(AT_FAR, write ? 2 : 1);
		v[0] = request(write ? PL_OP_WRITE : PL_OP_READ, region[0], NULL, 0, 0);
		take_list(&v[0], pieces, PIECES);
		submit(v, 1, NULL);
		collect(1);
		free_list(&v[0]);
		assert_int_equal(results[0], sum_of(pieces));
		pieces_came(pieces, write, 1, 2);
	}
	/* Blocks, beside a request of another kind and a list of nothing. */
	put(AT_GPU, 2);
	put(AT_FAR, 3);
	put(AT_HOST, 4);
	blocks = all_blocks(gpu, ids, 7);
	some = far_pieces(&blocks);
	v[0] = request(PL_OP_READ, region[0], NULL, 0, 0);
	take_list(&v[0], some, 7);
	v[1] = request(PL_OP_READ, region[0], host, 500, 1000);
	v[2] = request(PL_OP_WRITE, region[0], NULL, 0, 0);
	take_list(&v[2], some, 0);
	submit(v, 3, NULL);
	collect(3);
	free_list(&v[0]);
	free_list(&v[2]);
	free(some);
	assert_int_equal(results[0], 7 * PIECE);
	assert_int_equal(results[1], 1000);
	assert_int_equal(results[2], 0);
	for (size_t i = 0; i < 7; i++) {
		has(AT_GPU, i * PIECE, PIECE, 3, 11 + ids[i] * 2 * PIECE);
	}
	has(AT_GPU, 7 * PIECE, LEN - 7 * PIECE, 2, 7 * PIECE);
	has(AT_HOST, 0, 1000, 3, 500);
	has(AT_FAR, 0, LEN, 3, 0);
}

static void bad_lists_complete(void **state)
{
	static struct far_piece pieces[PIECES];
	static const int wanted[] = { EINVAL, EINVAL, EINVAL, EFAULT, EACCES, EINVAL, EINVAL };
	struct pl_copy_piece *list, *into;
	struct pl_request v[COUNT(wanted)];

	(void)state;
	put(AT_HOST, 2);
	put(AT_FAR, 3);
	make_pieces(pieces);
	into = far_list(pieces, PIECES, true);
	pieces[50].off = LEN - 5;
	list = far_list(pieces, PIECES, false);
	assert_non_null(into);
	assert_non_null(list);
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = request(PL_OP_READ, region[0], NULL, 0, 0);
		v[i].pieces = list;
		v[i].n_pieces = PIECES;
	}
	v[0].op = PL_OP_COPY;
	v[1].file = file;
	v[2].off = 7;
	v[3].pieces = NULL;
	v[4].op = PL_OP_WRITE;
	v[4].region = region[1];
	v[4].pieces = into;
	v[5].region = NULL;
	submit(v, COUNT(v), NULL);
	collect(COUNT(v));
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(results[i], -wanted[i]);
		assert_true(*whys[i]);
	}
	assert_non_null(strstr(whys[6], "piece 50 of 90"));
	has(AT_FAR, 0, LEN, 3, 0);
	free(into);
	free(list);
}

/* Some lists have not begun when their region is closed. */
static void closing_ends_lists(void **state)
{
	static struct far_piece pieces[PIECES];
	struct pl_request v[20];

	(void)state;
	put(AT_FAR, 1);
	make_pieces(pieces);
	for (size_t i = 0; i < 20; i++) {
		v[i] = request(PL_OP_READ, region[0], NULL, 0, 0);
		take_list(&v[i], pieces, PIECES);
	}
	submit(v, 20, NULL);
	pl_region_close(region[0]);
	collect(20);
	for (size_t i = 0; i < 20; i++) {
		free_list(&v[i]);
		assert_true(results[i] == -ESHUTDOWN || results[i] == (ssize_t)sum_of(pieces));
	}
	open_region(0);
}

static void bad_requests_complete(void **state)
{
	struct pl_request v[8];

	(void)state;
	put(AT_FAR, 1);
	v[0] = request(PL_OP_READ, region[0], host, LEN, 1);
	v[1] = request(PL_OP_WRITE, region[1], host, 0, 1);
	v[2] = request(PL_OP_READ, region[0], host, 0, 1);
	v[2].file = file;
	v[3] = request(PL_OP_COPY, region[0], host, 0, 1);
	v[4] = request(PL_OP_TRANSFER, region[0], host, 0, 1);
	v[5] = request(PL_OP_READ, region[0], NULL, 0, 1);
	v[6] = request(5, region[0], host, 0, 1);
	v[7] = request(PL_OP_READ, region[0], host, 0, 100);
	v[7].policy = fx_policy("direct");
	submit(v, 8, NULL);
	collect(8);
	assert_int_equal(results[0], -EINVAL);
	assert_int_equal(results[1], -EACCES);
	assert_int_equal(results[2], -EINVAL);
	assert_non_null(strstr(whys[2], "PL_OP_TRANSFER"));
	assert_int_equal(results[3], -EINVAL);
	assert_int_equal(results[4], -EINVAL);
	assert_non_null(strstr(whys[4], "place is NULL"));
	assert_int_equal(results[5], -EFAULT);
	assert_int_equal(results[6], -EINVAL);
	assert_int_equal(results[7], -EOPNOTSUPP);
	has(AT_FAR, 0, LEN, 1, 0);
}

/* Whatever is in the queue when the region or the remote is closed ends, as it may; what was
 * carried is right. */
static void closing_ends_requests(void **state)
{
	static struct pl_request v[MANY];
	unsigned int carried = 0, ended = 0;

	(void)state;
	for (unsigned int round = 0; round < 24; round++) {
		size_t n = round % 3 ? MANY : 12;
		size_t len = round % 3 ? 6000 : 160000;

		put(AT_FAR, 1);
		put(AT_HOST, 2);
		for (size_t i = 0; i < n; i++) {
			v[i] = request(PL_OP_READ, region[0], host + i * len, i * len, len);
		}
		submit(v, n, NULL);
		if (round % 2) {
			pl_region_close(region[0]);
		} else {
			pl_remote_close(remote);
		}
		/* From here on nothing of it is written to by those that had not begun. */
		collect(n);
		for (size_t i = 0; i < n; i++) {
			if (results[i] == (ssize_t)len) {
				has(AT_HOST, i * len, len, 1, i * len);
				carried++;
			} else {
				assert_true(results[i] == -ESHUTDOWN ||
					    (!(round % 2) && results[i] < 0));
				assert_true(*whys[i]);
				ended++;
			}
		}
		if (round % 2) {
			open_region(0);
		} else {
			pl_remote_close(back);
			open_remote();
		}
	}
	(void)printf("%u were carried, %u ended\n", carried, ended);
	assert_true(ended > 0);
}

/* The context's end is the region's, and the queue is closed with it. */
static void closing_all_ends_requests(void **state)
{
	static struct pl_request v[MANY];
	struct pl_queue *q;
	struct pl_ctx *ctx;

	for (unsigned int round = 0; round < 4; round++) {
		for (size_t i = 0; i < MANY; i++) {
			v[i] = request(PL_OP_WRITE, region[0], host + i * 6000, i * 6000, 6000);
		}
		ctx = fx.ctx;
		q = queue;
		assert_moved(pl_queue_submit(q, v, MANY, NULL, NULL), MANY);
		queue = NULL; /* the context closes it */
		fx_shut(file);
		file = NULL;
		(void)ctx;
		(void)end(state);
		open_with(NULL);
	}
}

#ifdef WITH_WIRE
/* Until it is so many, which does not take long. */
static void wait_for(const atomic_int *n, int so_many)
{
	double until = fx_now() + (double)SOON / 1e9;

	while (atomic_load(n) < so_many && fx_now() < until) {
		(void)usleep(500);
	}
	assert_int_equal(atomic_load(n), so_many);
}

/* One is under way and does not end; those behind it have not begun. */
static void those_that_wait_end_at_once(void **state)
{
	struct pl_request v[6];
	struct pl_place far, f;
	uint64_t ids[6];

	(void)end(state);
	open_with("test_queue_threads=1");
	far = AT(FAR);
	f = AT(FILE);
	put(AT_HOST, 2);
	wire_hangs = true;
	v[0] = request(PL_OP_READ, region[0], host, 0, LEN / 2);
	submit(v, 1, NULL);
	wait_for(&wire_hanging, 1);
	v[1] = request(PL_OP_READ, region[0], host + LEN / 2, 0, 300);
	v[2] = request(PL_OP_WRITE, region[0], host, 0, 300);
	v[2].timeout_ns = 1000;
	v[3] = request(PL_OP_READ, region[1], host + LEN / 2 + 1000, 0, 300);
	v[4] = request(PL_OP_TRANSFER, NULL, NULL, 0, 300);
	v[4].to = &f;
	v[4].from = &far;
	v[5] = request(PL_OP_READ, region[0], host + LEN / 2 + 2000, 0, 300);
	for (size_t i = 1; i < 6; i++) {
		v[i].user = (void *)i;
	}
	assert_moved(pl_queue_submit(queue, &v[1], 5, NULL, &ids[1]), 5);
	assert_ok(pl_queue_cancel(queue, ids[1]));
	pl_region_close(region[1]); /* waits for none: none of it has begun */
	pl_remote_close(remote);
	assert_int_equal(wire_hanging, 0);
	collect(6);
	assert_int_equal(results[0], -ECONNRESET);
	assert_int_equal(results[1], -ECANCELED);
	assert_int_equal(results[2], -ETIMEDOUT);
	assert_int_equal(results[3], -ESHUTDOWN);
	assert_int_equal(results[4], -ESHUTDOWN);
	assert_int_equal(results[5], -ESHUTDOWN);
	assert_non_null(strstr(whys[5], "closed"));
	has(AT_HOST, 0, LEN, 2, 0);
	has(AT_FILE, 0, LEN, 5, 0);
}

static void *close_region(void *arg)
{
	pl_region_close(arg);
	return NULL;
}

/* A transfer that is under way keeps the region. */
static void closing_a_region_waits(void **state)
{
	struct pl_request v = request(PL_OP_READ, region[0], host, 0, 5000);
	pthread_t t;

	(void)state;
	put(AT_FAR, 1);
	wire_hangs = true;
	submit(&v, 1, NULL);
	wait_for(&wire_hanging, 1);
	assert_int_equal(pthread_create(&t, NULL, close_region, region[0]), 0);
	(void)usleep(20000);
	assert_int_equal(wire_seen.regions, 2);
	wire_hangs = false;
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(wire_seen.regions, 1);
	collect(1);
	assert_int_equal(results[0], 5000);
	has(AT_HOST, 0, 5000, 1, 0);
}

/* Part of it is no result. */
static void all_or_an_error(void **state)
{
	struct pl_place far, f;
	struct pl_request v;
	ssize_t n;

	(void)end(state);
	open_with("test_fault=wire:nth=3:err=EREMOTEIO");
	put(AT_FAR, 1);
	far = AT(FAR);
	f = AT(FILE);
	v = request(PL_OP_READ, region[0], host, 0, LEN);
	submit(&v, 1, NULL);
	collect(1);
	assert_int_equal(results[0], -EREMOTEIO);
	assert_true(*whys[0]);
	/* With a file a part is one; another route may carry what failed. */
	n = pl_transfer(fx.ctx, &f, &far, LEN, NULL);
	assert_true(n == -EREMOTEIO || (n > 0 && n <= (ssize_t)LEN));
	has(AT_FILE, 0, n > 0 ? (size_t)n : 0, 1, 0);
}
#endif

/* Streams. */

static struct pl_stream *stream;

static struct pl_stream_io io_of(void *mem, const size_t *len, const int64_t *off, ssize_t *res)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.mem = mem;
	io.len = len;
	io.off = off;
	io.result = res;
	return io;
}

/* What comes before it is done, and what comes after it sees the bytes; parameters are read when
 * the stream reaches it. */
static void streams_keep_the_order(void **state)
{
	size_t len = LEN, some = 0;
	int64_t off = 0, there = 5000;
	ssize_t n[4] = { 0, 0, 0, 0 };
	struct pl_stream_io read_file = io_of(gpu, &len, NULL, &n[0]);
	struct pl_stream_io write = io_of(gpu, &len, &off, &n[1]);
	struct pl_stream_io read = io_of(gpu, &some, &there, &n[2]);
	struct pl_stream_io write_file = io_of(gpu, &len, NULL, &n[3]);

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &stream));
	put(AT_GPU, 2);
	put(AT_FAR, 3);
	put(AT_FAR_TO_READ, 4);
	some = 70000;
	read_file.file = file;
	write_file.file = file;
	assert_ok(pl_stream_read(stream, &read_file));
	assert_ok(far_stream_write(stream, region[0], &write));
	assert_ok(far_stream_read(stream, region[1], &read));
	assert_ok(pl_stream_write(stream, &write_file));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[0], LEN);
	assert_int_equal(n[1], LEN);
	assert_int_equal(n[2], 70000);
	assert_int_equal(n[3], LEN);
	has(AT_FAR, 0, LEN, 5, 0);
	has(AT_FILE, 0, 70000, 4, 5000);
	has(AT_FILE, 70000, LEN - 70000, 5, 70000);
	/* Memory of the host that nobody has registered. */
	put(AT_HOST, 2);
	read.mem = host;
	assert_ok(far_stream_read(stream, region[1], &read));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[2], 70000);
	has(AT_HOST, 0, 70000, 4, 5000);
	pl_stream_close(stream);
}

/* Where a place begins is added to the offset, whether that is known now or later. */
static void streams_take_places(void **state)
{
	size_t len = 5000;
	int64_t off = 300, later = 0, mem_off = 64;
	ssize_t n[4] = { 0, 0, 0, 0 };
	const struct pl_place in_gpu = PL_PLACE_MEM(gpu), in_host = PL_PLACE_MEM(host);
	const struct pl_place in_file = PL_PLACE_IN_FILE(file, 1000);
	const struct pl_place in_far = PL_PLACE_IN_REGION(region[0], 2000);
	const struct pl_place past = PL_PLACE_IN_FILE(file, UINT64_MAX);
	struct pl_stream_io io[4];

	(void)state;
	put(AT_FILE, 5);
	put(AT_GPU, 2);
	put(AT_HOST, 3);
	put(AT_FAR, 4);
	assert_ok(pl_stream_create(fx.dev, &stream));
	for (unsigned int i = 0; i < 4; i++) {
		io[i] = io_of(NULL, &len, NULL, &n[i]);
	}
	io[0].off = &off;
	io[0].flags = PL_STREAM_FIXED_LEN | PL_STREAM_FIXED_OFF;
	assert_ok(pl_stream_transfer(stream, &in_gpu, &in_file, &io[0]));
	io[1].off = &later;
	assert_ok(pl_stream_transfer(stream, &in_far, &in_gpu, &io[1]));
	io[2].mem_off = &mem_off;
	assert_ok(pl_stream_transfer(stream, &in_host, &in_gpu, &io[2]));
	assert_ok(pl_stream_transfer(stream, &in_file, &in_gpu, &io[3]));
	assert_ok(pl_stream_sync(stream));
	for (unsigned int i = 0; i < 4; i++) {
		assert_int_equal(n[i], 5000);
	}
	has(AT_GPU, 0, 5000, 5, 1300);
	has(AT_GPU, 5000, 5000, 2, 5000);
	has(AT_FAR, 2000, 5000, 5, 1300);
	has(AT_FAR, 7000, 1000, 4, 7000);
	has(AT_HOST, 64, 5000, 5, 1300);
	has(AT_HOST, 0, 64, 3, 0);
	has(AT_FILE, 1000, 5000, 5, 1300);
	later = 70;
	assert_ok(pl_stream_transfer(stream, &in_gpu, &in_far, &io[1]));
	assert_ok(pl_stream_sync(stream));
	has(AT_GPU, 0, 4000, 5, 1370);
	later = INT64_MAX;
	assert_ok(pl_stream_transfer(stream, &in_gpu, &in_far, &io[1]));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[1], -EINVAL);
	assert_fails(pl_stream_transfer(stream, &in_gpu, &past, &io[3]), EINVAL, "out of range");
	assert_fails(pl_stream_transfer(stream, &in_far, &in_file, &io[3]), EOPNOTSUPP, "one side");
	assert_fails(pl_stream_transfer(stream, NULL, &in_file, &io[3]), EINVAL, "is NULL");
	assert_fails(pl_stream_transfer(stream, &in_gpu, &in_file, NULL), EINVAL, "is NULL");
	pl_stream_close(stream);
}

/* The lists are the caller's again when the calls return. */
static void streams_take_lists(void **state)
{
	static struct far_piece pieces[PIECES], again[PIECES];
	uint64_t ids[5] = { 4, 3, 17, 0, 80 }, to[5] = { 9, 1, 2, 3, 4 };
	struct far_blocks blocks = all_blocks(gpu, ids, 5);
	struct far_piece *some, *back_again;
	ssize_t n[5] = { 1, 1, 1, 1, 1 };
	struct pl_stream_io io[5];

	(void)state;
	for (unsigned int i = 0; i < 5; i++) {
		io[i] = io_of(NULL, NULL, NULL, &n[i]);
	}
	assert_ok(pl_stream_create(fx.dev, &stream));
	put(AT_HOST, 2);
	put(AT_GPU, 2);
	put(AT_FAR, 1);
	make_pieces(pieces);
	memcpy(again, pieces, sizeof(pieces));
	assert_ok(far_stream_readv(stream, region[0], again, PIECES, &io[0]));
	memset(again, 0xee, sizeof(again));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[0], sum_of(pieces));
	pieces_came(pieces, false, 1, 2);

	put(AT_HOST, 3);
	put(AT_GPU, 3);
	memcpy(again, pieces, sizeof(pieces));
	assert_ok(far_stream_writev(stream, region[0], again, PIECES, &io[1]));
	memset(again, 0xee, sizeof(again));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[1], sum_of(pieces));
	pieces_came(pieces, true, 3, 1);

	/* There and back: the second waits for the first. */
	put(AT_FAR, 4);
	put(AT_GPU, 5);
	blocks.mem_ids = to;
	some = far_pieces(&blocks);
	blocks.off += PIECE;
	back_again = far_pieces(&blocks);
	assert_ok(far_stream_readv(stream, region[0], some, 5, &io[2]));
	assert_ok(far_stream_writev(stream, region[0], back_again, 5, &io[3]));
	assert_ok(far_stream_readv(stream, region[0], NULL, 0, &io[4]));
	free(some);
	free(back_again);
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[2], 5 * PIECE);
	assert_int_equal(n[3], 5 * PIECE);
	assert_int_equal(n[4], 0);
	for (size_t i = 0; i < 5; i++) {
		size_t from = 11 + (size_t)ids[i] * 2 * PIECE;

		has(AT_GPU, (size_t)to[i] * PIECE, PIECE, 4, from);
		has(AT_FAR, from + PIECE, PIECE, 4, from);
	}
	has(AT_GPU, 0, PIECE, 5, 0);
	assert_ok(far_stream_readv(stream, region[0], pieces, 1, NULL));
	pl_stream_close(stream);
	has(AT_GPU, 0, PIECE, 4, (size_t)pieces[0].off);
}

#ifdef WITH_WIRE
static unsigned int surveys(void)
{
	return atomic_load(&wire_seen.surveys);
}

/* What a list's memories need is found out once each when it is queued, however its pieces take
 * turns. */
static void lists_are_surveyed_by_memory(void **state)
{
	static struct far_piece pieces[PIECES];
	unsigned int carried, all;
	ssize_t n = 1;
	struct pl_stream_io io = io_of(NULL, NULL, NULL, &n);

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &stream));
	make_pieces(pieces);
	carried = surveys();
	assert_moved(far_readv(region[0], pieces, PIECES, NULL), sum_of(pieces));
	carried = surveys() - carried;
	all = surveys();
	assert_ok(far_stream_readv(stream, region[0], pieces, PIECES, &io));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n, sum_of(pieces));
	assert_int_equal(surveys() - all, carried + 2);
	pl_stream_close(stream);
}
#endif

static void bad_stream_lists(void **state)
{
	static struct far_piece pieces[PIECES];
	ssize_t n[3] = { 1, 1, 1 };
	struct pl_stream_copyv_report report = PL_STREAM_COPYV_REPORT_INIT;
	struct pl_stream_copyv_opts opts = PL_STREAM_COPYV_OPTS_INIT;
	const struct pl_place at_file = PL_PLACE_IN_FILE(file, 0);
	struct pl_place far = PL_PLACE_IN_REGION(region[0], 0);
	struct pl_copy_piece one = { .dst = host, .src_off = 8, .len = 8 };
	struct pl_stream_io io[3];

	(void)state;
	for (unsigned int i = 0; i < 3; i++) {
		io[i] = io_of(NULL, NULL, NULL, &n[i]);
	}
	assert_ok(pl_stream_create(fx.dev, &stream));
	put(AT_FAR, 3);
	put(AT_FAR_TO_READ, 3);
	make_pieces(pieces);
	assert_ok(far_stream_writev(stream, region[1], pieces, PIECES, &io[0]));
	pieces[7].off = LEN;
	assert_ok(far_stream_writev(stream, region[0], &pieces[7], 1, &io[1]));
	io[2].timeout_ns = 1;
	assert_ok(far_stream_readv(stream, region[0], pieces, 3, &io[2]));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[0], -EACCES);
	assert_int_equal(n[1], -EINVAL);
	assert_int_equal(n[2], -ETIMEDOUT);
	has(AT_FAR, 0, LEN, 3, 0);
	has(AT_FAR_TO_READ, 0, LEN, 3, 0);
	opts.report = &report;
	assert_fails(pl_stream_copyv(stream, NULL, &far, &one, 1, &opts), EINVAL,
		     "between memories");
	opts.report = NULL;
	opts.result = &n[0];
	assert_fails(pl_stream_copyv(stream, NULL, NULL, &one, 1, &opts), EINVAL, "with a region");
	opts.result = NULL;
	opts.reserved = 1;
	assert_fails(pl_stream_copyv(stream, NULL, &far, &one, 1, &opts), EINVAL, "reserved is 1");
	assert_fails(far_stream_readv(stream, region[0], NULL, 1, NULL), EFAULT, "NULL");
	assert_fails(far_stream_readv(stream, NULL, pieces, 1, NULL), EINVAL, "region is NULL");
	assert_fails(pl_stream_copyv(stream, &far, &far, &one, 1, NULL), EOPNOTSUPP, "not two");
	assert_fails(pl_stream_copyv(stream, NULL, &at_file, &one, 1, NULL), EOPNOTSUPP,
		     "PL_OP_TRANSFER");
	far.off = 1;
	one.src_off = UINT64_MAX;
	assert_fails(pl_copyv(fx.ctx, NULL, &far, &one, 1, NULL), EINVAL, "piece 0 of 1");
	far.mem = host;
	assert_fails(pl_copyv(fx.ctx, NULL, &far, &one, 1, NULL), EINVAL, "another kind");
	pl_stream_close(stream);
}

static void bad_stream_transfers(void **state)
{
	size_t len = 1000, huge = (size_t)1 << 63, none = 0;
	int64_t off = LEN - 999, before = -1;
	ssize_t n[6] = { 1, 1, 1, 1, 1, 1 };
	struct pl_stream_io v[6] = {
		io_of(gpu, &len, &off, &n[0]),	io_of(gpu, &len, &before, &n[1]),
		io_of(gpu, &huge, NULL, &n[2]), io_of(gpu, &len, NULL, &n[3]),
		io_of(gpu, &none, NULL, &n[4]), io_of(gpu, &len, NULL, &n[5]),
	};
	struct pl_stream_io bad = io_of(gpu, &len, NULL, NULL);
	struct pl_stream *elsewhere;
	struct pl_dev *dev;

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &stream));
	put(AT_GPU, 2);
	put(AT_FAR, 3);
	for (unsigned int i = 0; i < 6; i++) {
		assert_ok(i == 3 ? far_stream_write(stream, region[1], &v[i])
				 : far_stream_read(stream, region[0], &v[i]));
	}
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(n[0], -EINVAL);
	assert_int_equal(n[1], -EINVAL);
	assert_int_equal(n[2], -EINVAL);
	assert_int_equal(n[3], -EACCES);
	assert_int_equal(n[4], 0);
	assert_int_equal(n[5], 1000);
	has(AT_GPU, 0, 1000, 3, 0);
	has(AT_GPU, 1000, LEN - 1000, 2, 1000);
	assert_fails(far_stream_read(stream, NULL, &bad), EINVAL, "region is NULL");
	bad.file = file;
	assert_fails(far_stream_write(stream, region[0], &bad), EINVAL, "must be NULL");
	bad.file = NULL;
	bad.mem = NULL;
	assert_fails(far_stream_read(stream, region[0], &bad), EFAULT, "NULL");
	bad.mem = gpu;
	assert_ok(pl_dev_open(other, fx_device(), &dev));
	assert_ok(pl_stream_create(dev, &elsewhere));
	assert_fails(far_stream_read(elsewhere, region[0], &bad), EINVAL, "another context");
	pl_stream_close(elsewhere);
	pl_dev_close(dev);
	pl_stream_close(stream);
}

static atomic_bool holds;
static atomic_int held;

static void hold(void *arg, ssize_t res)
{
	(void)arg;
	(void)res;
	atomic_fetch_add(&held, 1);
	while (atomic_load(&holds)) {
		(void)usleep(500);
	}
	atomic_fetch_sub(&held, 1);
}

/* The stream comes to them when the region is no more. */
static void closing_ends_stream_transfers(void **state)
{
	size_t len = 1000;
	ssize_t n[3] = { 1, 1, 1 };
	struct pl_stream_io first = io_of(gpu + 5000, &len, NULL, &n[0]);
	struct pl_stream_io v[2] = { io_of(gpu, &len, NULL, &n[1]), io_of(gpu, &len, NULL, &n[2]) };

	(void)state;
	for (unsigned int round = 0; round < 2; round++) {
		assert_ok(pl_stream_create(fx.dev, &stream));
		put(AT_GPU, 2);
		put(AT_FAR, 3);
		put(AT_FAR_TO_READ, 4);
		holds = true;
		first.file = file;
		first.done = hold;
		assert_ok(pl_stream_read(stream, &first));
		assert_ok(far_stream_read(stream, region[0], &v[0]));
		assert_ok(far_stream_read(stream, region[1], &v[1]));
		if (round) {
			pl_remote_close(remote);
		} else {
			pl_region_close(region[0]);
		}
		holds = false;
		assert_ok(pl_stream_sync(stream));
		assert_int_equal(n[0], 1000);
		assert_int_equal(n[1], -ESHUTDOWN);
		assert_int_equal(n[2], round ? -ESHUTDOWN : 1000);
		has(AT_GPU, 0, 1000, round ? 2 : 4, 0);
		if (!round) {
			open_region(0);
		}
		pl_stream_close(stream);
	}
}

#ifdef WITH_WIRE
#define WAITING 12u /* more streams than there are workers for them */
#define PART ((size_t)5000)

static struct pl_stream *streams[WAITING + 2];
static int64_t offs[WAITING + 2];
static ssize_t moved[WAITING + 2];
static atomic_int ended;

static void open_streams(unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		assert_ok(pl_stream_create(fx.dev, &streams[i]));
	}
	ended = 0;
}

static void count_done(void *arg, ssize_t res)
{
	(void)arg;
	(void)res;
	atomic_fetch_add(&ended, 1);
}

/* Of a part of the host's memory for each stream. */
static struct pl_stream_io io_at(unsigned int i, size_t off)
{
	static const size_t len = PART;
	struct pl_stream_io io = io_of(host + i * PART, &len, &offs[i], &moved[i]);

	offs[i] = (int64_t)off;
	moved[i] = 1;
	io.done = count_done;
	return io;
}

static void read_far(unsigned int i, size_t off)
{
	struct pl_stream_io io = io_at(i, off);

	assert_ok(far_stream_read(streams[i], region[0], &io));
}

/* Streams that wait for a remote which does not answer hold up no other stream: neither one that
 * reads a file nor one with another remote. What could not begin goes on, or ends, with the others.
 */
static void a_silent_remote_holds_its_own_streams(void **state)
{
	const size_t len = MIB;

	(void)state;
	open_streams(WAITING + 2);
	for (unsigned int closes = 0; closes < 2; closes++) {
		struct pl_stream_io io = io_at(WAITING, 0);
		struct pl_remote *silent = remote;

		ended = 0;
		put(AT_HOST, 2);
		put(AT_FILE, 4);
		put(AT_FAR, 3);
		wire_hangs = true;
		for (unsigned int i = 0; i < WAITING; i++) {
			read_far(i, i * PART);
		}
		/* All but one of the workers that count, and one that does not. */
		wait_for(&wire_hanging, 8);
		io.mem = host + MIB;
		io.len = &len;
		io.file = file;
		assert_ok(pl_stream_read(streams[WAITING], &io));
		wait_for(&ended, 1);
		assert_int_equal(moved[WAITING], MIB);
		has(AT_HOST, MIB, MIB, 4, 0);
		open_remote(); /* another one */
		read_far(WAITING + 1, (WAITING + 1) * PART);
		wait_for(&wire_hanging, 9);
		assert_int_equal(ended, 1);
		if (closes) {
			pl_remote_close(silent);
			wait_for(&ended, 1 + (int)WAITING);
		}
		wire_hangs = false;
		for (unsigned int i = 0; i < WAITING + 2; i++) {
			assert_ok(pl_stream_sync(streams[i]));
		}
		wait_for(&ended, WAITING + 2);
		for (unsigned int i = 0; i < WAITING; i++) {
			assert_true(closes ? moved[i] == -ECONNRESET || moved[i] == -ESHUTDOWN
					   : moved[i] == (ssize_t)PART);
			has(AT_HOST, i * PART, PART, closes ? 2 : 3, i * PART);
		}
		assert_int_equal(moved[WAITING + 1], PART);
	}
	for (unsigned int i = 0; i < WAITING + 2; i++) {
		pl_stream_close(streams[i]);
	}
}

/* The one that takes the last worker which counts leaves another one for what comes then. */
static void the_last_worker_is_not_taken(void **state)
{
	(void)state;
	open_streams(9);
	put(AT_FILE, 4);
	put(AT_FAR, 3);
	put(AT_HOST, 2);
	wire_hangs = true;
	holds = true;
	for (unsigned int i = 0; i < 9; i++) {
		struct pl_stream_io io = io_at(i, 0);

		if (i == 7) {
			read_far(i, 0);
			wait_for(&wire_hanging, 1);
			continue;
		}
		io.file = file;
		io.done = i < 7 ? hold : count_done;
		assert_ok(pl_stream_read(streams[i], &io));
		if (i < 7) {
			wait_for(&held, (int)i + 1);
		}
	}
	wait_for(&ended, 1);
	wire_hangs = false;
	holds = false;
	for (unsigned int i = 0; i < 9; i++) {
		assert_ok(pl_stream_sync(streams[i]));
		assert_int_equal(moved[i], PART);
		has(AT_HOST, i * PART, PART, i == 7 ? 3 : 4, 0);
		pl_stream_close(streams[i]);
	}
	assert_int_equal(held, 0);
}

static unsigned int parked(void)
{
	struct stream_ctx *r = &fx.ctx->streams;
	unsigned int n = 0;

	lock_acquire(&r->lock);
	for (const struct stream_op *op = r->remotes.parked; op; op = op->next) {
		n++;
	}
	lock_release(&r->lock);
	return n;
}

static void wait_for_parked(unsigned int n)
{
	double until = fx_now() + (double)SOON / 1e9;

	while (parked() < n && fx_now() < until) {
		(void)usleep(500);
	}
	assert_int_equal(parked(), n);
}

static unsigned int to_park;

/* The stream has come to the transfer, and it is parked, when the driver refuses the wait. */
static int refuse_wait(struct dev_stream *st, atomic_uint *word, unsigned int value)
{
	(void)st;
	(void)word;
	(void)value;
	wait_for_parked(to_park);
	return -EIO;
}

/* Those that were withdrawn while they were parked are not carried, and what is parked behind them
 * goes on. */
static void withdrawn_ones_hand_on(void **state)
{
	struct dev *d = fx.dev->dev;
	int (*wait)(struct dev_stream *, atomic_uint *, unsigned int) = d->order.wait_value;
	struct pl_stream_io io;

	(void)state;
	open_streams(10);
	put(AT_FAR, 3);
	put(AT_HOST, 2);
	wire_hangs = true;
	for (unsigned int i = 0; i < 8; i++) {
		read_far(i, 0);
	}
	wait_for(&wire_hanging, 8);
	io = io_at(8, 0);
	d->order.wait_value = refuse_wait;
	for (to_park = 1; to_park <= 8; to_park++) {
		assert_int_equal(far_stream_read(streams[8], region[0], &io), -EIO);
	}
	d->order.wait_value = wait;
	read_far(9, 0);
	wait_for_parked(9);
	wire_hangs = false;
	wait_for(&ended, 9);
	for (unsigned int i = 0; i < 10; i++) {
		assert_ok(pl_stream_sync(streams[i]));
		pl_stream_close(streams[i]);
		has(AT_HOST, i * PART, PART, i == 8 ? 2 : 3, i == 8 ? i * PART : 0);
	}
	assert_int_equal(moved[8], 1);
	assert_int_equal(parked(), 0);
}
#endif

/* What is said of them beforehand and afterwards. */

static char *explained(struct pl_explain_args *a, int format)
{
	char *text = NULL;

	assert_ok(pl_explain(a, format, &text));
	return text;
}

static void says(struct pl_explain_args *a, int format, const char *const *words)
{
	char *text = explained(a, format);

	for (; *words; words++) {
		if (!strstr(text, *words)) {
			fail_msg("\"%s\" is not in: %s", *words, text);
		}
	}
	pl_string_free(text);
}

#define SAYS(a, format, ...) says(a, format, (const char *const[]){ __VA_ARGS__, NULL })

/* "HOST:PID", as much of it as fits where there are 31 bytes. */
static const char *own_name(size_t most)
{
	static char name[64];
	char at[48] = "";

	(void)gethostname(at, sizeof(at) - 1);
	(void)snprintf(name, sizeof(name), "%s:%d", at, (int)getpid());
	name[most] = '\0';
	return name;
}

/* The same in a text. */
static const char *own_process(void)
{
	static char words[100];
	const char *name = own_name(63);
	const char *pid = strrchr(name, ':');

	(void)snprintf(words, sizeof(words), "remote  process %s of %.*s, a region", pid + 1,
		       (int)(pid - name), name);
	return words;
}

static const char *way(void)
{
#ifdef WITH_WIRE
	return "wire";
#elif defined(OVER_TCP)
	return "tcp";
#elif defined(OVER_FABRIC)
	return "fabric";
#else
	return "verbs";
#endif
}

static void transfers_are_explained(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char first[40], chosen[60], staged[40];
	char *text;

	(void)state;
	(void)snprintf(first, sizeof(first), "--> %s ", way());
	(void)snprintf(staged, sizeof(staged), "buffered+%s", way());
	(void)snprintf(chosen, sizeof(chosen), "\"route\":\"%s\",\"chosen\":true", way());
	a.region = region[0];
#ifdef WITH_WIRE
	SAYS(&a, PL_FORMAT_TEXT, "read 2.0 MiB at offset 0 of a region", own_process(),
	     "granted for reading and writing", "memory  the host's", first, "wire+copy");
#elif defined(OVER_TCP)
	SAYS(&a, PL_FORMAT_TEXT, "read 2.0 MiB at offset 0 of a region", own_process(),
	     "granted for reading and writing", "memory  the host's", first,
	     "by      tcp, encrypted by TLS 1.3; not by verbs: ");
	SAYS(&a, PL_FORMAT_JSON, "\"by\":\"tcp\"", "\"way\":\"encrypted by TLS 1.3\"",
	     "\"passed_over\":\"verbs: ");
#elif defined(OVER_FABRIC)
	SAYS(&a, PL_FORMAT_TEXT, "read 2.0 MiB at offset 0 of a region", own_process(),
	     "granted for reading and writing", "memory  the host's", first,
	     "by      fabric, libfabric's tcp;ofi_rxm, lo, not encrypted; not by verbs: ");
	SAYS(&a, PL_FORMAT_JSON, "\"by\":\"fabric\"", "\"passed_over\":\"verbs: ");
#else
	SAYS(&a, PL_FORMAT_TEXT, "read 2.0 MiB at offset 0 of a region", own_process(),
	     "granted for reading and writing", "memory  the host's", first, "rails   ",
	     "as the transfer is short");
#endif
	SAYS(&a, PL_FORMAT_JSON, "\"operation\":\"read\"", "\"remote\":{\"name\":\"", own_name(63),
	     "\"may_write\":true", chosen);
	/* Memory of a device, by its name and by an address that no NIC may have. */
	a.dev = fx.dev;
	a.write = 1;
	a.off = 77;
	SAYS(&a, PL_FORMAT_TEXT, "write 2 MiB at offset 77 of a region", fx.info.name, way());
	a.mem = gpu + 5;
	a.len = 1000;
	SAYS(&a, PL_FORMAT_TEXT, "write 1000 B at offset 77", fx.info.name, way());
	/* A file, and the region in the place of memory. */
	a = (struct pl_explain_args)PL_EXPLAIN_ARGS_INIT;
	a.region = region[1];
	a.file = file;
	a.write = 1;
	SAYS(&a, PL_FORMAT_TEXT, "write 2.0 MiB at offset 0", path, "granted for reading\n",
	     staged);
	text = explained(&a, PL_FORMAT_TEXT);
	assert_null(strstr(text, "\n  memory "));
	pl_string_free(text);
	a.policy = PL_POLICY_STRICT;
	SAYS(&a, PL_FORMAT_JSON, "\"memory\":null", "\"reason\":\"staged\"");
	SAYS(&a, PL_FORMAT_TEXT, "no route can carry it");

	text = NULL;
	a.policy = 0;
	a.write = 0;
	assert_fails(pl_explain(&a, PL_FORMAT_TEXT, &text), EACCES, "for writing");
	a.region = region[0];
	a.region_off = 1;
	assert_fails(pl_explain(&a, PL_FORMAT_TEXT, &text), EINVAL, "behind the region");
	a.file = NULL;
	a.off = LEN + 1;
	assert_fails(pl_explain(&a, PL_FORMAT_TEXT, &text), EINVAL, "behind the region");
	a.off = UINT64_MAX;
	a.len = 1;
	assert_fails(pl_explain(&a, PL_FORMAT_TEXT, &text), EINVAL, "behind the region");
	assert_null(text);
}

struct sum {
	uint64_t to_remote, from_remote;
};

static int add_row(const struct pl_stats_row *row, void *arg)
{
	const char *remote_name = own_name(31);
	struct sum *s = arg;

	if (strcmp(row->op, "write") == 0 && strcmp(row->device, remote_name) == 0) {
		s->to_remote += row->bytes;
	} else if (strcmp(row->op, "read") == 0 && (strcmp(row->device, remote_name) == 0 ||
						    strcmp(row->src_device, remote_name) == 0)) {
		s->from_remote += row->bytes;
		assert_true(!*row->src_device || strcmp(row->device, fx.info.name) == 0);
	}
	return 0;
}

static void statistics_name_the_remote(void **state)
{
	struct pl_place far = AT(FAR), m = AT(HOST), g = AT(GPU), f = AT(FILE);
	struct sum s = { 0, 0 };
	struct pl_stats *st;
	char *text = NULL;

	assert_moved(pl_transfer(fx.ctx, &far, &g, 1000, NULL), 1000);
	assert_moved(pl_transfer(fx.ctx, &far, &m, 20000, NULL), 20000);
	assert_moved(pl_transfer(fx.ctx, &g, &far, 300, NULL), 300);
	assert_moved(pl_transfer(fx.ctx, &m, &far, 5000, NULL), 5000);
	assert_moved(pl_transfer(fx.ctx, &far, &f, 70000, NULL), 70000);
	/* The next remote of the same name is the same row. */
	pl_remote_close(remote);
	pl_remote_close(back);
	open_remote();
	m = AT(HOST);
	far = AT(FAR);
	assert_moved(pl_transfer(fx.ctx, &m, &far, 5000, NULL), 5000);
	assert_ok(pl_stats_open(fx.ctx, 0, &st));
	assert_int_equal(pl_stats_rows(st, add_row, &s), 0);
	assert_ok(pl_stats_text(st, PL_FORMAT_OPENMETRICS, &text));
	assert_non_null(strstr(text, own_name(31)));
	pl_string_free(text);
	pl_stats_close(st);
	assert_int_equal(s.to_remote, 21000);
	assert_int_equal(s.from_remote, 80300);
	(void)state;
}

static void the_timeline_names_the_remote(void **state)
{
	const char *name = fx_path("timeline");
	char setting[200], want[200];
	struct pl_place far, far_to, m;
	char *text = fx_host(MIB);
	int fd;

	(void)snprintf(setting, sizeof(setting), "trace=%s", name);
	(void)end(state);
	open_with(setting);
	far = AT(FAR_TO_READ);
	far_to = AT(FAR);
	m = AT(HOST);
	assert_moved(pl_transfer(fx.ctx, &m, &far, 4321, NULL), 4321);
	assert_moved(pl_transfer(fx.ctx, &far_to, &far, 1234, NULL), 1234);
	/* The last context completes the file. */
	(void)end(state);
	open_with(NULL);
	fd = open(name, O_RDONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	memset(text, 0, MIB);
	assert_true(read(fd, text, MIB - 1) > 0);
	assert_int_equal(close(fd), 0);
	(void)snprintf(want, sizeof(want),
		       "\"file\":\"\",\"device\":\"host\",\"remote\":\"%s\",\"off\"", own_name(63));
	assert_non_null(strstr(text, want));
	(void)snprintf(want, sizeof(want), "\"src_remote\":\"%s\"", own_name(63));
	assert_non_null(strstr(text, want));
	free(text);
}

/* Every allocation and every system call fails once: an error, and later all is well. */
static int all_ways(void)
{
	struct pl_place far = AT(FAR), f = AT(FILE), m = AT(HOST);
	struct pl_completion c = PL_COMPLETION_INIT;
	struct pl_request r = request(PL_OP_READ, region[0], host, 0, 70000);
	const struct pl_copy_piece piece = { .dst = host + 70000, .src_off = 70000, .len = 9 };
	struct pl_queue *q = NULL;
	ssize_t n = pl_transfer(fx.ctx, &far, &f, 300000, NULL);

	n = n < 0 ? n : pl_transfer(fx.ctx, &m, &far, 5000, NULL);
	n = n < 0 ? n : pl_queue_open(fx.ctx, NULL, &q);
	n = n < 0 ? n : pl_queue_submit(q, &r, 1, NULL, NULL);
	if (n == 1) {
		n = pl_queue_wait(q, &c, 1, 1, SOON);
		n = n == 1 ? c.result : -EPROTO;
	}
	r.pieces = &piece;
	r.n_pieces = 1;
	n = n < 0 ? n : pl_queue_submit(q, &r, 1, NULL, NULL);
	if (n == 1) {
		n = pl_queue_wait(q, &c, 1, 1, SOON);
		n = n == 1 ? c.result : -EPROTO;
	}
	pl_queue_close(q);
	return n < 0 ? (int)n : 0;
}

static void each_call_fails_once(void **state)
{
	static const struct {
		enum fault_kind kind;
		int err;
	} v[] = { { FAULT_ALLOC, ENOMEM }, { FAULT_SYS, EIO } };

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		unsigned long nth = 1, seen;

		do {
			int rc;

			fault_arm(v[i].kind, nth, v[i].err);
			rc = all_ways();
			seen = fault_count(v[i].kind);
			fault_arm(v[i].kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			/* What the connections of before still carry is not written any more once
			 * others are answered. */
			assert_true(!rc || !all_ways());
			put(AT_FAR, 1);
			put(AT_HOST, 2);
			assert_ok(all_ways());
			has(AT_FAR, 0, 300000, 5, 0);
			has(AT_HOST, 0, 70009, 5, 0);
		} while (seen >= nth && ++nth < 150);
	}
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(each_pair_is_carried),
		CASE(other_pairs_are_as_before),
		CASE(files_end_and_grow),
		CASE(bad_places_are_refused),
		CASE(options_count),
		CASE(queues_read_and_write),
		CASE(regions_are_told_apart),
		CASE(queues_transfer),
		CASE(old_requests_are_taken),
		CASE(queues_take_lists),
		CASE(bad_lists_complete),
		CASE(closing_ends_lists),
		CASE(bad_requests_complete),
		CASE(closing_ends_requests),
		CASE(closing_all_ends_requests),
#ifdef WITH_WIRE
		CASE(those_that_wait_end_at_once),
		CASE(closing_a_region_waits),
		CASE(all_or_an_error),
#endif
		CASE(streams_keep_the_order),
		CASE(streams_take_places),
		CASE(streams_take_lists),
#ifdef WITH_WIRE
		CASE(lists_are_surveyed_by_memory),
#endif
		CASE(bad_stream_lists),
		CASE(bad_stream_transfers),
		CASE(closing_ends_stream_transfers),
#ifdef WITH_WIRE
		CASE(a_silent_remote_holds_its_own_streams),
		CASE(the_last_worker_is_not_taken),
		CASE(withdrawn_ones_hand_on),
#endif
		CASE(transfers_are_explained),
		CASE(statistics_name_the_remote),
		CASE(the_timeline_names_the_remote),
		CASE(each_call_fails_once),
	};

	/* More streams wait than a CUDA GPU has connections by default. */
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

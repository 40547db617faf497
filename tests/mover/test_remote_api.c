/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Remotes, grants and regions by the public interface: two contexts of this process stand for two
 * processes, and the mover `wire` carries between them.
 */

#include <pthread.h>
#include <sys/wait.h>

#include "fixture.h"
#include "wire/wire.h"

#include "base/fault.h"
#include "remote/blob.h"

#define LEN (5 * MIB + 77) /* several segments */

/* One of the two processes: its own memory, granted to the other; and the other's, as it sees it.
 */
struct side {
	struct pl_ctx *ctx;
	struct pl_remote *other;
	char *mem; /* LEN bytes of the host's */
	struct pl_grant *grant;
	struct pl_region *region;
};

static struct fx fx; /* of the first */
static struct side side[2];
static char *gpu; /* of the first: LEN bytes of the device's */

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

static struct bytes grant_blob(struct pl_grant *g)
{
	struct bytes b;
	ssize_t n = pl_grant_blob(g, b.at, sizeof(b.at));

	assert_true(n > 0);
	b.len = (size_t)n;
	return b;
}

static void connect_sides(void)
{
	struct bytes b[2];

	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(side[i].ctx, &side[i].other));
		b[i] = remote_blob(side[i].other);
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(side[i].other, b[!i].at, b[!i].len));
	}
}

/* Side i grants its memory, and the other side has a region of it. */
static void grant(unsigned int i, uint32_t rights)
{
	struct bytes b;

	assert_ok(pl_grant_open(side[i].ctx, side[i].mem, LEN, rights, &side[i].grant));
	b = grant_blob(side[i].grant);
	assert_ok(pl_region_open(side[!i].other, b.at, b.len, &side[!i].region));
}

static void open_with(const char *setting)
{
	memset(side, 0, sizeof(side));
	fx_open(&fx, "chunk=1MiB", "test_cached_chunk=1MiB", setting, NULL);
	side[0].ctx = fx.ctx;
	assert_ok(fx_ctx(&side[1].ctx, "chunk=1MiB", NULL));
	for (unsigned int i = 0; i < 2; i++) {
		side[i].mem = fx_host(LEN);
		fx_pattern(side[i].mem, 0, LEN, 100 + i);
	}
	gpu = fx_alloc(&fx, LEN);
	memset(&wire_seen, 0, sizeof(wire_seen));
	wire_blocks = false;
	wire_hangs = false;
	wire_refuses = 0;
}

static int begin(void **state)
{
	(void)state;
	open_with(NULL);
	return 0;
}

/* The same, with all of it open. */
static int begin_open(void **state)
{
	(void)begin(state);
	connect_sides();
	grant(0, PL_MAY_READ | PL_MAY_WRITE);
	grant(1, PL_MAY_READ | PL_MAY_WRITE);
	return 0;
}

/* Whatever is open ends with the contexts, and nothing of the mover's is left. */
static int end(void **state)
{
	(void)state;
	wire_hangs = false;
	wire_refuses = 0;
	if (fx.ctx) {
		fx_free(&fx, gpu);
		fx_close(&fx);
	}
	pl_close(side[1].ctx);
	side[1].ctx = NULL;
	for (unsigned int i = 0; i < 2; i++) {
		free(side[i].mem);
		side[i].mem = NULL;
	}
	assert_int_equal(wire_seen.ends, 0);
	assert_int_equal(wire_seen.regions, 0);
	assert_int_equal(wire_seen.grants, 0);
	return 0;
}

/* The pattern of a seed in memory of either kind; asserts it. */
static void put(char *p, size_t len, unsigned int seed)
{
	char *buf = fx_host(LEN);

	fx_pattern(buf, 0, len, seed);
	if (p == gpu) {
		fx_put(&fx, p, buf, len);
	} else {
		memcpy(p, buf, len);
	}
	free(buf);
}

static void is(const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);

	fx_pattern(want, at, len, seed);
	if (p == gpu && len) {
		fx_get(&fx, got, p + at, len);
	} else {
		memcpy(got, p + at, len);
	}
	fx_same(got, want, len, "what is there");
	free(want);
	free(got);
}

/* "HOST:PID" */
static const char *own_name(void)
{
	static char name[64];
	char host[48] = "";

	(void)gethostname(host, sizeof(host) - 1);
	(void)snprintf(name, sizeof(name), "%s:%d", host, (int)getpid());
	return name;
}

/* A report cuts it. */
static void is_own(const char *reported)
{
	assert_true(*reported);
	assert_int_equal(strncmp(reported, own_name(), strlen(reported)), 0);
}

static const size_t lens[] = { 1, 511, 4099, 300001, LEN };

/* Each length to the other side and back, by memory of this one. */
static void goes(char *mem, const char *at_home)
{
	char *far = side[1].mem;

	for (size_t i = 0; i < COUNT(lens); i++) {
		struct pl_io_report report = PL_IO_REPORT_INIT;
		struct pl_io_opts opts = PL_IO_OPTS_INIT;
		size_t len = lens[i];

		opts.report = &report;
		put(mem, LEN, 1);
		put(far, LEN, 2);
		assert_moved(pl_region_write(side[0].region, mem, len, LEN - len, &opts), len);
		is(far, 0, LEN - len, 2);
		fx_pattern(side[0].mem, 0, len, 1);
		fx_same(far + LEN - len, side[0].mem, len, "what was written");
		is_own(report.dst_device);
		assert_string_equal(report.src_device, at_home);
		assert_int_equal(report.direct + report.staged, len);

		put(far, LEN, 3);
		assert_moved(pl_region_read(side[0].region, mem, len, 0, &opts), len);
		is(mem, 0, len, 3);
		is(mem, len, LEN - len, 1);
		is(far, 0, LEN, 3);
		is_own(report.src_device);
		assert_string_equal(report.dst_device, at_home);
		assert_true(strstr(report.route, "wire") != NULL);
	}
}

static void bytes_go_there_and_back(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	goes(host, "host");
	goes(gpu, fx.info.name);
	wire_blocks = true;
	goes(host, "host");
	free(host);
}

/* Both at once, each in its own direction; neither region is the other's. */
static void both_ways(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	put(side[0].mem, LEN, 10);
	put(side[1].mem, LEN, 11);
	assert_moved(pl_region_read(side[0].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 11);
	assert_moved(pl_region_read(side[1].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 10);
	put(host, LEN, 12);
	assert_moved(pl_region_write(side[1].region, host, 5000, 0, NULL), 5000);
	is(side[0].mem, 0, 5000, 12);
	is(side[0].mem, 5000, LEN - 5000, 10);
	is(side[1].mem, 0, LEN, 11);
	free(host);
}

/* Two ends of one context, for a process that is a remote of its own. */
static void a_process_reaches_itself(void **state)
{
	struct pl_remote *r[2];
	struct pl_region *region;
	struct bytes b[2];
	char *host = fx_host(LEN);

	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(fx.ctx, &r[i]));
		b[i] = remote_blob(r[i]);
	}
	assert_fails(pl_remote_connect(r[0], b[0].at, b[0].len), EINVAL, "own");
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(r[i], b[!i].at, b[!i].len));
	}
	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_READ, &side[0].grant));
	b[0] = grant_blob(side[0].grant);
	assert_ok(pl_region_open(r[1], b[0].at, b[0].len, &region));
	assert_moved(pl_region_read(region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 100);
	pl_remote_close(r[1]);
	pl_remote_close(r[0]);
	assert_ok(pl_grant_close(side[0].grant));
	free(host);
}

static void blobs_have_their_room(void **state)
{
	unsigned char at[PL_BLOB_MAX];
	char needed[40];
	struct pl_remote *r;
	struct pl_grant *g;
	struct bytes b;

	(void)state;
	assert_ok(pl_remote_open(fx.ctx, &r));
	b = remote_blob(r);
	(void)snprintf(needed, sizeof(needed), "has %zu bytes", b.len);
	memset(at, 7, sizeof(at));
	assert_fails(pl_remote_blob(r, at, b.len - 1), ENOSPC, needed);
	assert_fails(pl_remote_blob(r, NULL, 0), ENOSPC, needed);
	assert_fails(pl_remote_blob(r, NULL, PL_BLOB_MAX), EFAULT, "NULL");
	assert_int_equal(at[0], 7);
	assert_moved(pl_remote_blob(r, at, b.len), b.len);
	assert_memory_equal(at, b.at, b.len);
	assert_int_equal(at[b.len], 7);

	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_WRITE, &g));
	b = grant_blob(g);
	(void)snprintf(needed, sizeof(needed), "has %zu bytes", b.len);
	assert_fails(pl_grant_blob(g, at, b.len - 1), ENOSPC, needed);
	assert_fails(pl_grant_blob(g, NULL, PL_BLOB_MAX), EFAULT, "NULL");
	assert_moved(pl_grant_blob(g, at, b.len), b.len);
	assert_memory_equal(at, b.at, b.len);
}

/* Whatever is not the blob that is needed makes nothing, and what comes after it works. */
static void wrong_blobs_are_refused(void **state)
{
	struct pl_region *region = NULL;
	struct bytes b[2], own, bad;

	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(side[i].ctx, &side[i].other));
		b[i] = remote_blob(side[i].other);
	}
	assert_ok(pl_grant_open(side[1].ctx, side[1].mem, LEN, PL_MAY_READ, &side[1].grant));
	own = grant_blob(side[1].grant);
	assert_fails(pl_region_open(side[0].other, own.at, own.len, &region), ENOTCONN,
		     "pl_remote_connect()");
	assert_fails(pl_remote_connect(side[0].other, b[0].at, b[0].len), EINVAL, "own");
	assert_fails(pl_remote_connect(side[0].other, NULL, 0), EINVAL, "no blob");
	assert_fails(pl_remote_connect(side[0].other, "hello", 5), EINVAL, "no blob");
	assert_fails(pl_remote_connect(side[0].other, own.at, own.len), EINVAL, "pl_grant_blob()");
	assert_fails(pl_remote_connect(side[0].other, b[1].at, b[1].len - 1), EINVAL, "bytes");
	bad = b[1];
	bad.at[bad.len - 1] ^= 1;
	assert_fails(pl_remote_connect(side[0].other, bad.at, bad.len), EINVAL, "changed");
	bad = b[1];
	bad.at[4] = 2;
	assert_fails(pl_remote_connect(side[0].other, bad.at, bad.len), EINVAL, "version");
	assert_fails(pl_region_open(side[0].other, own.at, own.len, &region), ENOTCONN,
		     "not connected");
	assert_ok(pl_remote_connect(side[0].other, b[1].at, b[1].len));
	assert_fails(pl_remote_connect(side[0].other, b[1].at, b[1].len), EISCONN, own_name());
	assert_fails(pl_region_open(side[0].other, b[1].at, b[1].len, &region), EINVAL,
		     "pl_remote_blob()");
	assert_fails(pl_region_open(side[0].other, own.at, own.len - 1, &region), EINVAL, "bytes");
	bad = own;
	bad.at[30] ^= 0x40;
	assert_fails(pl_region_open(side[0].other, bad.at, bad.len, &region), EINVAL, "changed");
	assert_null(region);
	assert_ok(pl_region_open(side[0].other, own.at, own.len, &region));
	pl_region_close(region);
	pl_region_close(NULL);
}

/* What a hostile or strange process may have written. */
static struct bytes made(enum blob_kind kind, const char *name, const char *way, size_t len,
			 uint64_t process, uint64_t whole)
{
	struct blob_head head = { .kind = kind, .process = process, .len = whole, .rights = ~0u };
	unsigned char section[16] = { 1 };
	struct bytes out;
	struct blob b;

	(void)snprintf(head.name, sizeof(head.name), "%s", name);
	blob_begin(&b, &head);
	assert_ok(blob_add(&b, way, section, len));
	blob_end(&b);
	memcpy(out.at, b.at, b.len);
	out.len = b.len;
	return out;
}

static void strange_blobs_are_refused(void **state)
{
	struct pl_region *region = NULL;
	struct pl_remote *r;
	struct bytes b;

	(void)state;
	assert_ok(pl_remote_open(fx.ctx, &r));
	b = made(BLOB_REMOTE, "far", "pigeon", 16, 5, 100);
	assert_fails(pl_remote_connect(r, b.at, b.len), EOPNOTSUPP, "far is not reached by wire");
	b = made(BLOB_REMOTE, "far", "wire", 15, 5, 100);
	assert_fails(pl_remote_connect(r, b.at, b.len), EINVAL, "15 bytes");
	b = made(BLOB_REGION, "far", "wire", 16, 5, 100);
	assert_fails(pl_region_open(r, b.at, b.len, &region), ENOTCONN, "not connected");
	b = made(BLOB_REMOTE, "a\033[2Jb\xff\n", "wire", 16, 5, 100);
	assert_ok(pl_remote_connect(r, b.at, b.len));
	assert_fails(pl_remote_connect(r, b.at, b.len), EISCONN, "a?[2Jb??");
	b = made(BLOB_REGION, "near\t", "wire", 16, 6, 100);
	assert_fails(pl_region_open(r, b.at, b.len, &region), EINVAL, "the grant is of near?");
	assert_non_null(strstr(pl_error_message(), "the remote is a?[2Jb"));
	b = made(BLOB_REGION, "far", "pigeon", 16, 5, 100);
	assert_fails(pl_region_open(r, b.at, b.len, &region), EOPNOTSUPP, "for wire");
	b = made(BLOB_REGION, "far", "wire", 3, 5, 100);
	assert_fails(pl_region_open(r, b.at, b.len, &region), EINVAL, "3 bytes");
	assert_null(region);
	/* A region as large as can be said, and rights that nobody knows. */
	b = made(BLOB_REGION, "far", "wire", 16, 5, UINT64_MAX);
	assert_ok(pl_region_open(r, b.at, b.len, &region));
	assert_fails(pl_region_read(region, side[0].mem, (size_t)1 << 63, 0, NULL), EINVAL,
		     "largest possible");
	assert_fails(pl_region_write(region, side[0].mem, 10, UINT64_MAX - 10, NULL), EREMOTEIO,
		     "");
	assert_fails(pl_region_write(region, side[0].mem, 10, UINT64_MAX - 9, NULL), EINVAL,
		     "behind the region");
	pl_remote_close(r);
	pl_remote_close(NULL);
}

/* A grant of a third process. */
static void grants_are_of_the_remote(void **state)
{
	struct pl_region *region = NULL;
	struct pl_ctx *third;
	struct pl_grant *g;
	struct bytes b;

	(void)state;
	assert_ok(fx_ctx(&third, NULL));
	assert_ok(pl_grant_open(third, side[0].mem, 100, PL_MAY_READ, &g));
	b = grant_blob(g);
	assert_fails(pl_region_open(side[0].other, b.at, b.len, &region), EINVAL,
		     "the grant is of ");
	assert_non_null(strstr(pl_error_message(), "the remote is "));
	assert_null(region);
	pl_close(third);
}

static void rights_are_kept(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	connect_sides();
	grant(0, PL_MAY_READ);
	grant(1, PL_MAY_WRITE);
	put(host, LEN, 5);
	assert_fails(pl_region_write(side[1].region, host, 10, 0, NULL), EACCES, "for writing");
	is(side[0].mem, 0, LEN, 100);
	assert_fails(pl_region_read(side[0].region, host, 10, 0, NULL), EACCES, "for reading");
	is(host, 0, LEN, 5);
	assert_moved(pl_region_read(side[1].region, host, 10, 0, NULL), 10);
	is(host, 0, 10, 100);
	assert_moved(pl_region_write(side[0].region, host, 10, 0, NULL), 10);
	is(side[1].mem, 0, 10, 100);
	free(host);
}

static void ranges_are_kept(void **state)
{
	static const struct {
		uint64_t off;
		size_t len;
	} bad[] = { { LEN, 1 },
		    { LEN + 1, 0 },
		    { 0, LEN + 1 },
		    { LEN - 10, 11 },
		    { UINT64_MAX, 1 },
		    { UINT64_MAX - 5, 10 },
		    { (uint64_t)1 << 63, 1 },
		    { 0, (size_t)1 << 63 },
		    { 1, SIZE_MAX } };
	char *host = fx_host(LEN);

	(void)state;
	put(host, LEN, 5);
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_fails(pl_region_read(side[0].region, host, bad[i].len, bad[i].off, NULL),
			     EINVAL, "bytes");
		assert_fails(pl_region_write(side[0].region, host, bad[i].len, bad[i].off, NULL),
			     EINVAL, "bytes");
	}
	assert_fails(pl_region_read(side[0].region, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_fails(pl_region_write(side[0].region, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_moved(pl_region_read(side[0].region, host, 0, LEN, NULL), 0);
	assert_moved(pl_region_read(side[0].region, NULL, 0, 0, NULL), 0);
	assert_moved(pl_region_write(side[0].region, host, 0, 17, NULL), 0);
	is(host, 0, LEN, 5);
	is(side[1].mem, 0, LEN, 101);
	free(host);
}

static void handles_are_no_null(void **state)
{
	struct pl_remote *r;
	struct pl_grant *g;
	struct pl_region *x;
	char c;

	(void)state;
	assert_fails(pl_remote_open(NULL, &r), EINVAL, "context");
	assert_fails(pl_remote_blob(NULL, &c, 1), EINVAL, "remote");
	assert_fails(pl_remote_connect(NULL, &c, 1), EINVAL, "remote");
	assert_fails(pl_grant_open(NULL, &c, 1, PL_MAY_READ, &g), EINVAL, "context");
	assert_fails(pl_grant_blob(NULL, &c, 1), EINVAL, "grant");
	assert_ok(pl_grant_close(NULL));
	assert_fails(pl_region_open(NULL, &c, 1, &x), EINVAL, "remote");
	assert_fails(pl_region_read(NULL, &c, 1, 0, NULL), EINVAL, "region");
	assert_fails(pl_region_write(NULL, &c, 1, 0, NULL), EINVAL, "region");
}

static void options_count(void **state)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_stream *s;

	(void)state;
	put(side[1].mem, LEN, 20);
	opts.report = &report;
	opts.policy = fx_policy("wire+copy");
	assert_moved(pl_region_read(side[0].region, gpu, LEN, 0, &opts), LEN);
	is(gpu, 0, LEN, 20);
	assert_string_equal(report.route, "wire+copy");
	assert_int_equal(report.staged, LEN);
	opts.policy = fx_policy("copy");
	assert_fails(pl_region_read(side[0].region, gpu, LEN, 0, &opts), EOPNOTSUPP, own_name());
	opts.policy = 0;
	opts.chunk = 5;
	assert_fails(pl_region_read(side[0].region, gpu, LEN, 0, &opts), EINVAL, "chunk");
	opts.chunk = 0;
	opts.reserved = 1;
	assert_fails(pl_region_write(side[0].region, gpu, LEN, 0, &opts), EINVAL, "reserved");
	opts.reserved = 0;
	assert_ok(pl_stream_create(fx.dev, &s));
	opts.after = s;
	assert_moved(pl_region_write(side[0].region, gpu, 5000, 1, &opts), 5000);
	is(side[1].mem, 0, 1, 20);
	fx_pattern(side[0].mem, 0, 5000, 20);
	fx_same(side[1].mem + 1, side[0].mem, 5000, "what was written after a stream");
	/* The policy of the context is one for files. */
	(void)end(NULL);
	open_with("policy=direct");
	connect_sides();
	grant(1, PL_MAY_READ);
	assert_moved(pl_region_read(side[0].region, side[0].mem, LEN, 0, NULL), LEN);
	is(side[0].mem, 0, LEN, 101);
}

/* Memory that the library knows is kept while it is granted. */
static void granted_memory_is_kept(void **state)
{
	struct pl_grant *g, *again;
	void *pinned;

	(void)state;
	assert_ok(pl_mem_register(fx.ctx, side[0].mem, LEN));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem + 5, 1000, PL_MAY_READ, &g));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_WRITE, &again));
	assert_fails(pl_mem_unregister(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_fails(pl_mem_unregister(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(again));
	assert_ok(pl_mem_unregister(fx.ctx, side[0].mem));

	assert_ok(pl_mem_pin(fx.dev, side[0].mem, LEN, 0));
	assert_ok(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_READ, &g));
	assert_fails(pl_mem_unpin(fx.ctx, side[0].mem), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_ok(pl_mem_unpin(fx.ctx, side[0].mem));

	assert_ok(pl_mem_alloc_pinned(fx.dev, 70000, &pinned));
	assert_fails(pl_grant_open(fx.ctx, pinned, 70001, PL_MAY_READ, &g), EFAULT, "");
	assert_ok(pl_grant_open(fx.ctx, pinned, 70000, PL_MAY_READ, &g));
	assert_fails(pl_mem_free(fx.ctx, pinned), EBUSY, "granted");
	assert_ok(pl_grant_close(g));
	assert_ok(pl_mem_free(fx.ctx, pinned));
}

/* A device's memory, where the mover can reach it. What it does not take is not kept. */
static void device_memory_is_granted(void **state)
{
	char *host = fx_host(LEN);
	void *p = fx_alloc(&fx, LEN);
	struct bytes b;

	(void)state;
	connect_sides();
	if (!fx.addressable) {
		assert_fails(pl_grant_open(fx.ctx, p, LEN, PL_MAY_READ, &side[0].grant), ENODEV,
			     "no RDMA device: is a NIC there, and its kernel module loaded "
			     "(`rdma link`)?; tcp: the tunable remotes leaves it out; fabric: the "
			     "tunable remotes leaves it out; wire: the kernel cannot reach it");
		fx_free(&fx, p);
		free(host);
		return;
	}
	fx_pattern(host, 0, LEN, 31);
	fx_put(&fx, p, host, LEN);
	assert_ok(pl_grant_open(fx.ctx, p, LEN, PL_MAY_READ, &side[0].grant));
	assert_fails(pl_mem_free(fx.ctx, p), EBUSY, "granted");
	b = grant_blob(side[0].grant);
	assert_ok(pl_region_open(side[1].other, b.at, b.len, &side[1].region));
	memset(host, 0, LEN);
	assert_moved(pl_region_read(side[1].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 31);
	assert_ok(pl_grant_close(side[0].grant));
	fx_free(&fx, p);
	free(host);
}

static void wrong_grants_are_refused(void **state)
{
	const char *path = fx_path("imported");
	struct pl_grant *g = NULL;
	struct pl_export *x;
	void *p, *imported;

	(void)state;
	assert_fails(pl_grant_open(fx.ctx, NULL, 5, PL_MAY_READ, &g), EINVAL, "5 bytes");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 0, PL_MAY_READ, &g), EINVAL, "0 bytes");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 5, 0, &g), EINVAL, "rights 0");
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, 5, 9, &g), EINVAL, "rights 0x9");
	assert_ok(pl_mem_alloc_shared(fx.dev, MIB, &p));
	assert_ok(pl_mem_export(fx.ctx, p, MIB, path, NULL, &x));
	assert_ok(pl_mem_import(fx.dev, path, NULL, NULL, &imported));
	assert_fails(pl_grant_open(fx.ctx, imported, MIB, PL_MAY_READ, &g), EOPNOTSUPP,
		     "its owner grants it");
	assert_null(g);
	assert_ok(pl_mem_unimport(fx.ctx, imported));
	assert_ok(pl_mem_unexport(x));
	assert_ok(pl_mem_free(fx.ctx, p));
}

static void nothing_reaches_what_ended(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	put(host, LEN, 5);
	assert_ok(pl_grant_close(side[1].grant));
	assert_fails(pl_region_write(side[0].region, host, 100, 0, NULL), EREMOTEIO, "");
	assert_fails(pl_region_write(side[0].region, host, LEN, 0, NULL), EREMOTEIO, own_name());
	is(side[1].mem, 0, LEN, 101);
	/* The other grant, and other regions, go on. */
	assert_moved(pl_region_read(side[1].region, host, LEN, 0, NULL), LEN);
	pl_region_close(side[0].region);
	grant(1, PL_MAY_WRITE);
	assert_moved(pl_region_write(side[0].region, host, LEN, 0, NULL), LEN);
	is(side[1].mem, 0, LEN, 100);
	free(host);
}

static void no_way_is_told(void **state)
{
	struct pl_remote *r = NULL;
	struct pl_grant *g = NULL;

	(void)state;
	wire_refuses = ENODEV;
	assert_fails(
		pl_remote_open(fx.ctx, &r), EOPNOTSUPP,
		"no way to other hosts: verbs: there is no RDMA device: is a NIC there, and "
		"its kernel module loaded (`rdma link`)?; wire: no wire today: no such device; fabric: "
		"the tunable remotes leaves it out; tcp: the tunable remotes leaves it out");
	assert_ok(pl_mem_register(fx.ctx, side[0].mem, LEN));
	assert_fails(pl_grant_open(fx.ctx, side[0].mem, LEN, PL_MAY_READ, &g), ENODEV,
		     "wire: no grants today");
	assert_ok(pl_mem_unregister(fx.ctx, side[0].mem));
	assert_null(r);
	assert_null(g);
}

/* Part of it is no result: there is an error, whichever part of it failed. */
static void all_or_an_error(void **state)
{
	static const struct {
		const char *spec;
		int err;
	} v[] = { { "test_fault=wire:nth=3:err=EREMOTEIO", EREMOTEIO },
		  { "test_fault=wire:nth=1:err=EIO", EIO },
		  { "test_fault=wire:nth=3:short=1000", 0 } };

	for (size_t i = 0; i < COUNT(v); i++) {
		ssize_t n;

		(void)end(state);
		open_with(v[i].spec);
		connect_sides();
		grant(1, PL_MAY_READ);
		n = pl_region_read(side[0].region, side[0].mem, LEN, 0, NULL);
		assert_true(n < 0 && *pl_error_message());
		assert_true(!v[i].err || n == -v[i].err);
		/* Nothing is broken for later ones, which are short enough to miss the next. */
		assert_moved(pl_region_read(side[0].region, side[0].mem, 1, 0, NULL), 1);
	}
}

static struct {
	pthread_t thread;
	struct pl_region *region;
	char *mem;
	ssize_t res;
	char why[200];
} traffic[3];

static void *carry(void *arg)
{
	unsigned int i = (unsigned int)(uintptr_t)arg;

	traffic[i].res = pl_region_read(traffic[i].region, traffic[i].mem, i ? LEN : 4000, 0, NULL);
	(void)snprintf(traffic[i].why, sizeof(traffic[i].why), "%s", pl_error_message());
	return NULL;
}

static void start_traffic(struct pl_region *region)
{
	wire_hangs = true;
	for (unsigned int i = 0; i < COUNT(traffic); i++) {
		traffic[i].region = region;
		traffic[i].mem = fx_host(LEN);
		traffic[i].res = 1;
		assert_int_equal(
			pthread_create(&traffic[i].thread, NULL, carry, (void *)(uintptr_t)i), 0);
	}
	while (wire_hanging < (int)COUNT(traffic)) {
		(void)usleep(1000);
	}
}

static void traffic_has_failed(void)
{
	for (unsigned int i = 0; i < COUNT(traffic); i++) {
		assert_int_equal(pthread_join(traffic[i].thread, NULL), 0);
		assert_int_equal(traffic[i].res, -ECONNRESET);
		assert_true(*traffic[i].why);
		free(traffic[i].mem);
	}
	assert_int_equal(wire_hanging, 0);
}

static void closing_ends_traffic(void **state)
{
	(void)state;
	start_traffic(side[0].region);
	assert_int_equal(wire_seen.ends, 2);
	pl_remote_close(side[0].other);
	/* Nothing of it uses the remote any more. */
	assert_int_equal(wire_hanging, 0);
	assert_int_equal(wire_seen.ends, 1);
	assert_int_equal(wire_seen.regions, 1);
	traffic_has_failed();
	wire_hangs = false;
	/* The other side's end is its own. */
	assert_int_equal(wire_seen.grants, 2);
	assert_moved(pl_region_read(side[1].region, side[1].mem, LEN, 0, NULL), LEN);
	is(side[1].mem, 0, LEN, 100);
}

static void closing_a_context_ends_traffic(void **state)
{
	(void)state;
	start_traffic(side[1].region);
	pl_close(side[1].ctx);
	side[1].ctx = NULL;
	traffic_has_failed();
	assert_int_equal(wire_seen.ends, 1);
	assert_int_equal(wire_seen.regions, 1);
	assert_int_equal(wire_seen.grants, 1);
}

/* Remotes that come and go while others carry. */
#define ROUNDS 60u

static void *come_and_go(void *arg)
{
	struct side *s = arg;
	ssize_t wrong = 0;

	for (unsigned int i = 0; i < ROUNDS; i++) {
		unsigned char blob[PL_BLOB_MAX];
		struct pl_remote *r;
		struct pl_grant *g;

		wrong += pl_remote_open(s->ctx, &r) != 0;
		wrong += pl_remote_blob(r, blob, sizeof(blob)) <= 0;
		wrong += pl_grant_open(s->ctx, blob, 100, PL_MAY_READ, &g) != 0;
		wrong += pl_region_read(s->region, s->mem, 3000, 0, NULL) != 3000;
		wrong += pl_grant_close(g) != 0;
		pl_remote_close(r);
	}
	return (void *)wrong;
}

static void threads_open_and_close(void **state)
{
	struct side own[4];
	pthread_t t[4];

	(void)state;
	for (unsigned int i = 0; i < 4; i++) {
		own[i] = side[i % 2];
		own[i].mem = fx_host(LEN);
		assert_int_equal(pthread_create(&t[i], NULL, come_and_go, &own[i]), 0);
	}
	for (unsigned int i = 0; i < 4; i++) {
		void *wrong;

		assert_int_equal(pthread_join(t[i], &wrong), 0);
		assert_null(wrong);
		is(own[i].mem, 0, 3000, 101 - i % 2);
		free(own[i].mem);
	}
	assert_int_equal(wire_seen.ends, 2);
	assert_int_equal(wire_seen.grants, 2);
}

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

static void be_a_child(void)
{
	struct wire_seen *w = &wire_seen;
	unsigned char blob[PL_BLOB_MAX];
	struct side *s = &side[0];
	struct pl_remote *r;
	struct pl_region *x;
	struct pl_grant *g;

	(void)alarm(60);
	WANT(pl_remote_open(s->ctx, &r) == -ESTALE);
	WANT(pl_remote_blob(s->other, blob, sizeof(blob)) == -ESTALE);
	WANT(pl_remote_connect(s->other, blob, 5) == -ESTALE);
	WANT(pl_grant_open(s->ctx, s->mem, LEN, PL_MAY_READ, &g) == -ESTALE);
	WANT(pl_grant_blob(s->grant, blob, sizeof(blob)) == -ESTALE);
	WANT(pl_region_open(s->other, blob, 5, &x) == -ESTALE);
	WANT(pl_region_read(s->region, s->mem, 10, 0, NULL) == -ESTALE);
	WANT(pl_region_write(s->region, s->mem, 10, 0, NULL) == -ESTALE);
	pl_region_close(s->region);
	WANT(pl_grant_close(s->grant) == -ESTALE);
	pl_remote_close(s->other);
	/* Only the handles go. */
	pl_close(s->ctx);
	WANT(w->ends == 2 && w->regions == 2 && w->grants == 2);
	_exit(0);
}

static void children_have_none(void **state)
{
	int status = -1;
	pid_t child = fx_fork();

	(void)state;
	if (child == 0) {
		be_a_child();
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(pl_region_read(side[0].region, side[0].mem, LEN, 0, NULL), LEN);
	is(side[0].mem, 0, LEN, 101);
}

/* All of it, from nothing; what was opened stays for the context's end. */
static int all_calls(void)
{
	unsigned char a[PL_BLOB_MAX], b[PL_BLOB_MAX];
	struct pl_remote *one = NULL, *two = NULL;
	struct pl_region *region = NULL;
	struct pl_grant *g = NULL;
	ssize_t n, k;
	int rc = pl_remote_open(side[0].ctx, &one);

	rc = rc ? rc : pl_remote_open(side[1].ctx, &two);
	n = rc ? rc : pl_remote_blob(one, a, sizeof(a));
	k = n < 0 ? n : pl_remote_blob(two, b, sizeof(b));
	rc = k < 0 ? (int)k : pl_remote_connect(one, b, (size_t)k);
	rc = rc ? rc : pl_remote_connect(two, a, (size_t)n);
	rc = rc ? rc : pl_grant_open(side[0].ctx, side[0].mem, LEN, PL_MAY_READ, &g);
	n = rc ? rc : pl_grant_blob(g, a, sizeof(a));
	rc = n < 0 ? (int)n : pl_region_open(two, a, (size_t)n, &region);
	n = rc ? rc : pl_region_read(region, side[1].mem, 3000, 0, NULL);
	rc = n == 3000 ? 0 : n < 0 ? (int)n : -EPROTO;
	pl_remote_close(two);
	pl_remote_close(one);
	(void)pl_grant_close(g);
	return rc;
}

/* Every allocation and every system call fails once; nothing is left, and later all is well. */
static void each_call_fails_once(void **state)
{
	static const struct {
		enum fault_kind kind;
		int err;
	} v[] = { { FAULT_ALLOC, ENOMEM }, { FAULT_SYS, EIO } };

	for (size_t i = 0; i < COUNT(v); i++) {
		unsigned long nth = 1;
		unsigned long seen;
		unsigned int failed = 0;

		do {
			int rc;

			(void)end(state);
			open_with("threads=2");
			fault_arm(v[i].kind, nth, v[i].err);
			rc = all_calls();
			seen = fault_count(v[i].kind);
			fault_arm(v[i].kind, 0, 0);
			assert_true(!rc || *pl_error_message());
			failed += rc != 0;
			assert_int_equal(wire_seen.ends, 0);
			assert_int_equal(wire_seen.regions, 0);
			assert_int_equal(wire_seen.grants, 0);
			assert_ok(all_calls());
			is(side[1].mem, 0, 3000, 100);
			assert_ok(pl_mem_register(side[0].ctx, side[0].mem, LEN));
			assert_ok(pl_mem_unregister(side[0].ctx, side[0].mem));
		} while (seen >= nth && ++nth < 300);
		assert_in_range(nth, 2, 299);
		(void)printf("%lu calls, of which %u fail it\n", nth - 1, failed);
		assert_true(failed > 0);
	}
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define OPEN(f) cmocka_unit_test_setup_teardown(f, begin_open, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		OPEN(bytes_go_there_and_back),
		OPEN(both_ways),
		CASE(a_process_reaches_itself),
		CASE(blobs_have_their_room),
		CASE(wrong_blobs_are_refused),
		CASE(strange_blobs_are_refused),
		OPEN(grants_are_of_the_remote),
		CASE(rights_are_kept),
		OPEN(ranges_are_kept),
		OPEN(handles_are_no_null),
		OPEN(options_count),
		CASE(granted_memory_is_kept),
		CASE(device_memory_is_granted),
		CASE(wrong_grants_are_refused),
		OPEN(nothing_reaches_what_ended),
		CASE(no_way_is_told),
		CASE(all_or_an_error),
		OPEN(closing_ends_traffic),
		OPEN(closing_a_context_ends_traffic),
		OPEN(threads_open_and_close),
		OPEN(children_have_none),
		CASE(each_call_fails_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Remotes, grants and regions by the public interface: two contexts of this process stand for two
 * processes, and the mover `wire` carries between them.
 */

#include "far.h"
#include "remote_api_kit.h"

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
		assert_moved(far_write(side[0].region, mem, len, LEN - len, &opts), len);
		is(far, 0, LEN - len, 2);
		fx_pattern(side[0].mem, 0, len, 1);
		fx_same(far + LEN - len, side[0].mem, len, "what was written");
		is_own(report.dst_device);
		assert_string_equal(report.src_device, at_home);
		assert_int_equal(report.direct + report.staged, len);

		put(far, LEN, 3);
		assert_moved(far_read(side[0].region, mem, len, 0, &opts), len);
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
	assert_moved(far_read(side[0].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 11);
	assert_moved(far_read(side[1].region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 10);
	put(host, LEN, 12);
	assert_moved(far_write(side[1].region, host, 5000, 0, NULL), 5000);
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
	assert_moved(far_read(region, host, LEN, 0, NULL), LEN);
	is(host, 0, LEN, 100);
	pl_remote_close(r[1]);
	pl_remote_close(r[0]);
	assert_ok(pl_grant_close(side[0].grant));
	free(host);
}

static void blobs_have_their_space(void **state)
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
	assert_fails(far_read(region, side[0].mem, (size_t)1 << 63, 0, NULL), EINVAL,
		     "largest possible");
	assert_fails(far_write(region, side[0].mem, 10, UINT64_MAX - 10, NULL), EREMOTEIO, "");
	assert_fails(far_write(region, side[0].mem, 10, UINT64_MAX - 9, NULL), EINVAL,
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
	assert_fails(far_write(side[1].region, host, 10, 0, NULL), EACCES, "for writing");
	is(side[0].mem, 0, LEN, 100);
	assert_fails(far_read(side[0].region, host, 10, 0, NULL), EACCES, "for reading");
	is(host, 0, LEN, 5);
	assert_moved(far_read(side[1].region, host, 10, 0, NULL), 10);
	is(host, 0, 10, 100);
	assert_moved(far_write(side[0].region, host, 10, 0, NULL), 10);
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
		assert_fails(far_read(side[0].region, host, bad[i].len, bad[i].off, NULL), EINVAL,
			     "bytes");
		assert_fails(far_write(side[0].region, host, bad[i].len, bad[i].off, NULL), EINVAL,
			     "bytes");
	}
	assert_fails(far_read(side[0].region, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_fails(far_write(side[0].region, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_moved(far_read(side[0].region, host, 0, LEN, NULL), 0);
	assert_moved(far_read(side[0].region, NULL, 0, 0, NULL), 0);
	assert_moved(far_write(side[0].region, host, 0, 17, NULL), 0);
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
	const struct pl_place near = PL_PLACE_MEM(&c), none = PL_PLACE_IN_REGION(NULL, 0);

	(void)state;
	assert_fails(pl_remote_open(NULL, &r), EINVAL, "context");
	assert_fails(pl_remote_blob(NULL, &c, 1), EINVAL, "remote");
	assert_fails(pl_remote_connect(NULL, &c, 1), EINVAL, "remote");
	assert_fails(pl_grant_open(NULL, &c, 1, PL_MAY_READ, &g), EINVAL, "context");
	assert_fails(pl_grant_blob(NULL, &c, 1), EINVAL, "grant");
	assert_ok(pl_grant_close(NULL));
	assert_fails(pl_region_open(NULL, &c, 1, &x), EINVAL, "remote");
	assert_fails(pl_transfer(fx.ctx, &near, &none, 1, NULL), EINVAL, "region");
	assert_fails(pl_transfer(fx.ctx, &none, &near, 1, NULL), EINVAL, "region");
	assert_fails(pl_transfer(NULL, &near, &none, 1, NULL), EINVAL, "context");
	assert_fails(pl_copyv(fx.ctx, NULL, &none, NULL, 0, NULL), EINVAL, "region");
	assert_fails(pl_copyv(NULL, NULL, NULL, NULL, 0, NULL), EINVAL, "context");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		OPEN(bytes_go_there_and_back),	OPEN(both_ways),
		CASE(a_process_reaches_itself), CASE(blobs_have_their_space),
		CASE(wrong_blobs_are_refused),	CASE(strange_blobs_are_refused),
		OPEN(grants_are_of_the_remote), CASE(rights_are_kept),
		OPEN(ranges_are_kept),		OPEN(handles_are_no_null),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

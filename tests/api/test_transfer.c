/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads and writes of any offset, length and alignment, on every policy: content, neighbours,
 * report. */

#include "fixture.h"

#define FILE_LEN (8 * MIB)
#define MEM_LEN (6 * MIB)
#define GUARD 256u
#define AROUND 5000u /* bytes of the file that are looked at on each side of a write */
#define OF_FILE 1u
#define OF_MEM 2u
#define WRITTEN 3u

static const char *const policies[] = { "auto",	  "strict",	 "direct",	 "buffered",
					"bounce", "direct+copy", "buffered+copy" };

struct shape {
	size_t len;
	uint64_t off;
	size_t skew; /* of the address from a page's start */
};

struct setup {
	struct fx fx;
	const char *path;
	struct pl_file *file;
	struct pl_file_info info;
	char *mem;
	char *host;   /* as long as mem */
	bool in_host; /* the memory end is plain host memory */
	unsigned long carried;
	uint64_t direct; /* bytes that went past the page cache in all */
};

/* Whether O_DIRECT has anything to do for this request, by the alignment that the file has. */
static bool has_block(const struct setup *s, const struct shape *h, const char *addr, bool write)
{
	uint64_t unit =
		s->info.align_off > s->info.align_mem ? s->info.align_off : s->info.align_mem;

	if (write && unit < BLOCK) {
		unit = BLOCK; /* the kernel shares a file's pages whole */
	}
	if (!s->info.direct || ((uintptr_t)addr - h->off) % s->info.align_mem) {
		return false;
	}
	return (h->off + unit - 1) / unit * unit + unit <= h->off + h->len;
}

/* Whether a transfer on this policy must find a route. -1: may go either way. */
static int possible(const struct setup *s, const struct shape *h, const char *addr,
		    const char *policy, bool write)
{
	bool straight = s->in_host || s->fx.reachable;

	if (strcmp(policy, "auto") == 0) {
		return true;
	}
	if (strcmp(policy, "direct") == 0 && !s->in_host && s->fx.p2p) {
		return false; /* that is p2pdma's */
	}
	if (strcmp(policy, "direct") == 0 || strcmp(policy, "strict") == 0) {
		return straight && has_block(s, h, addr, write);
	}
	if (strcmp(policy, "buffered") == 0) {
		return straight;
	}
	if (s->in_host) {
		return false; /* there is no device to stage for */
	}
	return strcmp(policy, "direct+copy") ? true : -1;
}

static void check_report(const struct setup *s, const struct shape *h, const char *policy,
			 const struct pl_io_report *r)
{
	assert_int_equal(fx_sum(r), h->len);
	assert_int_equal(r->fallbacks, 0);
	assert_true(r->edge <= r->buffered + r->staged);
	if (strcmp(policy, "buffered") == 0) {
		assert_int_equal(r->buffered, h->len);
		assert_string_equal(r->route, "buffered");
	} else if (strcmp(policy, "direct") == 0 || strcmp(policy, "strict") == 0) {
		assert_true(r->direct > 0);
		assert_int_equal(r->staged, 0);
		assert_int_equal(r->buffered, r->edge);
		assert_true(r->edge < 2 * 4096 + 2 * s->info.align_off);
	} else if (strcmp(policy, "auto") != 0) {
		assert_int_equal(r->staged, h->len);
		assert_non_null(strstr(r->route, "+copy"));
	} else if (!s->in_host && !s->fx.reachable) {
		assert_int_equal(r->staged, h->len);
	}
	assert_int_equal(r->copied, 0);
}

static ssize_t move(struct setup *s, const struct shape *h, char *addr, const char *policy,
		    bool write)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	int can = possible(s, h, addr, policy, write);
	ssize_t n;

	o.policy = fx_policy(policy);
	o.report = &r;
	n = write ? pl_write(s->file, addr, h->len, h->off, &o)
		  : pl_read(s->file, addr, h->len, h->off, &o);
	if (n == -EOPNOTSUPP && h->len && can <= 0) {
		assert_non_null(strstr(pl_error_message(), policy));
		assert_int_equal(fx_sum(&r), 0);
		return n;
	}
	if (n != (ssize_t)h->len || (h->len && !can)) {
		fail_msg("%s of %zu at %llu by %s, address + %zu: %zd (%s)",
			 write ? "write" : "read", h->len, (unsigned long long)h->off, policy,
			 h->skew, n, pl_error_message());
	}
	if (h->len) {
		check_report(s, h, policy, &r);
	}
	s->carried++;
	s->direct += r.direct;
	return n;
}

static void put(const struct setup *s, char *addr, size_t len, unsigned int seed, uint64_t off)
{
	fx_pattern(s->host, off, len, seed);
	if (s->in_host) {
		memcpy(addr, s->host, len);
	} else {
		fx_put(&s->fx, addr, s->host, len);
	}
}

static void is(const struct setup *s, const char *addr, size_t len, unsigned int seed, uint64_t off)
{
	char *want = malloc(len + 1);

	assert_non_null(want);
	if (s->in_host) {
		memcpy(s->host, addr, len);
	} else {
		fx_get(&s->fx, s->host, addr, len);
	}
	fx_pattern(want, off, len, seed);
	fx_same(s->host, want, len, "memory");
	free(want);
}

/* Guards on both sides of the destination stay as they are. */
static void read_one(struct setup *s, const struct shape *h, const char *policy)
{
	char *addr = s->mem + BLOCK + h->skew;

	put(s, addr - GUARD, h->len + 2 * GUARD, OF_MEM, 0);
	if (move(s, h, addr, policy, false) < 0) {
		is(s, addr - GUARD, h->len + 2 * GUARD, OF_MEM, 0);
		return;
	}
	is(s, addr - GUARD, GUARD, OF_MEM, 0);
	is(s, addr, h->len, OF_FILE, h->off);
	is(s, addr + h->len, GUARD, OF_MEM, h->len + GUARD);
}

static void write_one(struct setup *s, const struct shape *h, const char *policy)
{
	char *addr = s->mem + BLOCK + h->skew;
	uint64_t before = h->off < AROUND ? h->off : AROUND;
	int fd;

	put(s, addr, h->len, WRITTEN, h->off);
	if (move(s, h, addr, policy, true) < 0) {
		fx_file_is(s->path, h->off, h->len, OF_FILE);
		return;
	}
	fx_file_is(s->path, h->off - before, before, OF_FILE);
	fx_file_is(s->path, h->off, h->len, WRITTEN);
	fx_file_is(s->path, h->off + h->len, AROUND, OF_FILE);
	/* As it was, for the next one. */
	fx_pattern(s->host, h->off, h->len, OF_FILE);
	fd = open(s->path, O_WRONLY | O_CLOEXEC);
	assert_true(fd >= 0);
	assert_int_equal(pwrite(fd, s->host, h->len, (off_t)h->off), h->len);
	(void)close(fd);
}

static void all_policies(struct setup *s, const struct shape *h)
{
	for (size_t i = 0; i < COUNT(policies); i++) {
		read_one(s, h, policies[i]);
		write_one(s, h, policies[i]);
	}
}

static void begin(struct setup *s, bool in_host, const char *chunk, const char *inline_max,
		  int flags)
{
	*s = (struct setup){ .in_host = in_host, .info = PL_FILE_INFO_INIT };
	fx_open(&s->fx, chunk, inline_max, NULL);
	s->path = fx_made("transfer", FILE_LEN, OF_FILE);
	s->file = fx_file(&s->fx, s->path, O_RDWR | flags);
	assert_ok(pl_file_info(s->file, &s->info));
	s->mem = in_host ? fx_host(MEM_LEN) : fx_alloc(&s->fx, MEM_LEN);
	s->host = fx_host(MEM_LEN);
}

static void end(struct setup *s)
{
	assert_true(s->carried > 0);
	if (fx_has_direct() && (s->in_host || s->fx.reachable)) {
		assert_true(s->direct > 0);
	}
	fx_shut(s->file);
	if (s->in_host) {
		free(s->mem);
	} else {
		fx_free(&s->fx, s->mem);
	}
	free(s->host);
	fx_close(&s->fx);
	(void)unlink(s->path);
}

static void small_ones(struct setup *s)
{
	static const size_t lens[] = { 0, 1, 511, 512, 513, 4095, 4096, 4097, 12288, 65535, 65537 };
	static const uint64_t offs[] = { 0, 1, 512, 4096, 70001 };

	for (size_t i = 0; i < COUNT(lens); i++) {
		for (size_t j = 0; j < COUNT(offs); j++) {
			size_t skews[] = { 0, 3, 512 };

			skews[1] = (size_t)(offs[j] % BLOCK); /* both can be aligned together */
			for (size_t k = 0; k < COUNT(skews); k++) {
				struct shape h = { lens[i], offs[j], skews[k] };

				all_policies(s, &h);
			}
		}
	}
}

static void large_ones(struct setup *s, size_t inline_max, size_t chunk, size_t largest)
{
	const size_t lens[] = { inline_max - 1, inline_max, inline_max + 1, chunk - 1,
				chunk,		chunk + 1,  3 * chunk + 77, largest };
	static const uint64_t offs[] = { 0, 5, 8192, MIB + 4097 };

	for (size_t i = 0; i < COUNT(lens); i++) {
		for (size_t j = 0; j < COUNT(offs); j++) {
			struct shape h = { lens[i], offs[j], (size_t)(offs[j] % BLOCK) };

			if (lens[i] > 4 * MIB && j != 0 && j != 3) {
				continue;
			}
			all_policies(s, &h);
			h.skew = 7;
			all_policies(s, &h);
		}
	}
}

static void device_memory(void **state)
{
	struct setup s;

	(void)state;
	begin(&s, false, "chunk=512KiB", "inline_max=64KiB", 0);
	small_ones(&s);
	large_ones(&s, 64 * KIB, 512 * KIB, 5 * MIB);
	end(&s);
}

/* The same lengths are many pieces. */
static void device_memory_in_small_chunks(void **state)
{
	struct setup s;

	(void)state;
	begin(&s, false, "chunk=16KiB", "inline_max=4KiB", 0);
	small_ones(&s);
	large_ones(&s, 4 * KIB, 16 * KIB, MIB + 3);
	end(&s);
}

static void host_memory(void **state)
{
	struct setup s;

	(void)state;
	begin(&s, true, "chunk=64KiB", "inline_max=8KiB", 0);
	small_ones(&s);
	large_ones(&s, 8 * KIB, 64 * KIB, 5 * MIB);
	end(&s);
}

static void registered_host_memory(void **state)
{
	struct setup s;

	(void)state;
	begin(&s, true, "chunk=64KiB", "inline_max=8KiB", 0);
	assert_ok(pl_mem_register(s.fx.ctx, s.mem, MEM_LEN));
	large_ones(&s, 8 * KIB, 64 * KIB, 2 * MIB);
	assert_ok(pl_mem_unregister(s.fx.ctx, s.mem));
	end(&s);
}

/* Opened with O_DIRECT: what can go past the page cache does, on auto too. */
static void bypassing_file(void **state)
{
	static const struct shape shapes[] = { { 4096, 0, 0 },	    { 512, 0, 0 },
					       { 65536, 4096, 0 },  { 65537, 4097, 1 },
					       { 3 * MIB, MIB, 0 }, { 3 * MIB + 9, 11, 11 },
					       { 100, 50, 9 } };
	struct setup s;

	(void)state;
	if (!fx_has_direct()) {
		(void)printf("no O_DIRECT here\n");
		return;
	}
	begin(&s, false, "chunk=256KiB", "inline_max=64KiB", O_DIRECT);
	for (size_t i = 0; i < COUNT(shapes); i++) {
		const struct shape *h = &shapes[i];
		struct pl_io_report r = PL_IO_REPORT_INIT;
		struct pl_io_opts o = PL_IO_OPTS_INIT;
		char *addr = s.mem + BLOCK + h->skew;

		read_one(&s, h, "auto");
		write_one(&s, h, "auto");
		o.report = &r;
		assert_moved(pl_read(s.file, addr, h->len, h->off, &o), h->len);
		if (s.fx.reachable && has_block(&s, h, addr, false)) {
			/* The edges, and what a thread's share leaves over, are less than a block.
			 * Whether the rest is staged is decided by what was measured so far. */
			uint64_t past =
				r.direct + (strcmp(r.route, "direct+copy") == 0 ? r.staged : 0);

			if (past + 4 * BLOCK < h->len ||
			    r.direct + r.buffered + r.staged != h->len) {
				fail_msg("%zu at %llu took %s", h->len, (unsigned long long)h->off,
					 r.route);
			}
		} else if (!s.fx.reachable) {
			assert_string_equal(r.route, "direct+copy");
		}
	}
	end(&s);
}

#define SMALL 4096u
#define TRIES 20u

/* The route of a small read from a cold file; "" where it fails, as it must where `fails`. */
static void route_of(struct pl_file *from, const char *path, char *to, bool fails, char *route,
		     size_t space)
{
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	ssize_t n;

	fx_cold(path);
	o.report = &r;
	n = pl_read(from, to, SMALL, 2 * SMALL, &o);
	if (fails) {
		assert_fails(n, EIO, "");
	} else {
		assert_moved(n, SMALL);
	}
	(void)snprintf(route, space, "%s", fails ? "" : r.route);
}

/* A read of what could not be read before follows no other read: it takes the way of a first one.
 * Pages may stay in the cache now and then. */
static void after_a_failure(void **state)
{
	const char *path = fx_made("failed", MIB, OF_FILE);
	char first[32];
	char again[32];
	unsigned int i = 0;

	(void)state;
	do {
		struct pl_file *a;
		struct pl_file *b;
		struct fx f;
		char *to;

		fx_open(&f, "test_fault=copy:nth=2:err=EIO", NULL);
		if (f.reachable) {
			fx_close(&f);
			print_message("skipped: nothing is copied here\n");
			skip();
		}
		to = fx_alloc(&f, SMALL);
		a = fx_file(&f, path, O_RDONLY);
		b = fx_file(&f, path, O_RDONLY);
		route_of(a, path, to, false, first, sizeof(first));
		route_of(b, path, to, true, again, sizeof(again));
		route_of(b, path, to, false, again, sizeof(again));
		fx_dev_is(&f, to, (uint64_t)2 * SMALL, SMALL, OF_FILE);
		fx_shut(a);
		fx_shut(b);
		fx_free(&f, to);
		fx_close(&f);
	} while (strcmp(first, again) != 0 && ++i < TRIES);
	if (i == TRIES) {
		fail_msg("the first takes '%s', and the one behind a failure '%s'", first, again);
	}
	(void)unlink(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(device_memory),  cmocka_unit_test(device_memory_in_small_chunks),
		cmocka_unit_test(host_memory),	  cmocka_unit_test(registered_host_memory),
		cmocka_unit_test(bypassing_file), cmocka_unit_test(after_a_failure),
	};

	return cmocka_run_group_tests_name("transfer", tests, NULL, NULL);
}

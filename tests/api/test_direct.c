/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Drives into GPU memory without the host between them, on the fake CUDA driver and the fake device
 * files of its kernel driver, with a file that is on a drive beside the GPU by a root made for it:
 * which memory goes by which route, with the right bytes; each reason not to; what is left.
 */

#include "direct_fx.h"

#include <sys/syscall.h>

#include <peerlane/check.h>

/* What carried a transfer: the bytes of each route. */
struct carried {
	uint64_t straight;
	uint64_t slabs;
	uint64_t other;
};

static struct carried routes_now(void)
{
	struct carried c = { .straight = fx_route_stats(&fx, "p2pdma").bytes,
			     .slabs = fx_route_stats(&fx, "p2pdma+copy").bytes };
	static const char *const others[] = { "direct", "buffered", "direct+copy",
					      "buffered+copy" };

	for (size_t i = 0; i < COUNT(others); i++) {
		c.other += fx_route_stats(&fx, others[i]).bytes;
	}
	return c;
}

static struct carried since(const struct carried *was)
{
	struct carried now = routes_now();

	return (struct carried){ now.straight - was->straight, now.slabs - was->slabs,
				 now.other - was->other };
}

/* Reads and writes a range of the file, by content; what carried the two. */
static struct carried carry(char *mem, uint64_t off, size_t len, const char *policy)
{
	struct pl_io_opts o = with(policy);
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	struct carried was = routes_now();
	char *host = fx_host(len);

	fx_cold(path);
	fx_pattern(host, 7777, len, 9);
	fx_put(&fx, mem, host, len);
	if (pl_read(file, mem, len, off, &o) != (ssize_t)len) {
		fail_msg("%zu bytes at %llu: %s", len, (unsigned long long)off, pl_error_message());
	}
	fx_dev_is(&fx, mem, off, len, 1);
	fx_pattern(host, off, len, 2);
	fx_put(&fx, mem, host, len);
	fx_cold(path); /* or it would be written there */
	assert_int_equal(pl_write(file, mem, len, off, &o), len);
	fx_file_is(path, off, len, 2);
	fx_pattern(host, off, len, 1);
	fx_put(&fx, mem, host, len);
	fx_cold(path);
	assert_int_equal(pl_write(file, mem, len, off, &o), len);
	fx_file_is(path, 0, LEN, 1);
	free(host);
	fx_shut(file);
	return since(&was);
}

static void test_library_memory_goes_straight(void **state)
{
	char *mem = fx_alloc(&fx, LEN);
	struct carried c;

	(void)state;
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.straight, 3 * LEN);
	assert_int_equal(c.slabs + c.other, 0);
	c = carry(mem + 4096, 8192, 3 * MIB, "strict");
	assert_int_equal(c.straight, 9 * MIB);
	assert_int_equal(fakerm_count("ranges"), 1);
	fx_free(&fx, mem);
	assert_int_equal(fakerm_count("ranges"), 0);
	assert_int_equal(fakerm_count("names"), 0);
	assert_int_equal(warnings, 0);
}

static void test_registered_memory_goes_straight(void **state)
{
	char *mem = app_alloc(LEN);
	struct carried c;

	(void)state;
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.straight, 0);
	assert_int_equal(c.slabs, 3 * LEN);
	assert_ok(pl_mem_register(fx.ctx, mem, LEN));
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.straight, 3 * LEN);
	assert_ok(pl_mem_unregister(fx.ctx, mem));
	c = carry(mem, 0, LEN, "strict");
	assert_int_equal(c.slabs, 3 * LEN);
	app_free(mem);
	assert_int_equal(app.live("held"), 0);
}

/* Any offset, any length, any address: blocks by slabs, edges of writes by the host. */
static void test_slabs_take_anything(void **state)
{
	static const struct {
		size_t mem;
		uint64_t off;
		size_t len;
	} v[] = { { 0, 0, LEN },
		  { 13, 0, 2 * MIB },
		  { 0, 13, 2 * MIB },
		  { 1, 4097, MIB + 4099 },
		  { 511, 512, 4 * MIB },
		  { 7, 4096, 4096 },
		  { 3, 1000003, 3 * MIB + 1 },
		  { 4096, LEN - 70001, 70001 } };
	char *mem = app_alloc(LEN + 4096);

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		/* Whether a short one is staged sooner, a busy machine says anew each time. */
		const char *policy = v[i].len < MIB ? "p2pdma+copy" : "auto";
		struct carried c = carry(mem + v[i].mem, v[i].off, v[i].len, policy);
		uint64_t reads = v[i].len;

		/* Of writes whole pages, of reads all. */
		if (c.straight || c.slabs < reads || c.other > 4 * 8192) {
			fail_msg("%zu: %llu straight, %llu by slabs, %llu otherwise", i,
				 (unsigned long long)c.straight, (unsigned long long)c.slabs,
				 (unsigned long long)c.other);
		}
	}
	app_free(mem);
}

/* A policy that names the route has it, for memory that would go straight, too. */
static void test_by_name(void **state)
{
	char *mem = fx_alloc(&fx, LEN + 8);
	struct carried c = carry(mem + 8, 0, LEN, "p2pdma+copy");

	(void)state;
	assert_int_equal(c.slabs, 3 * LEN);
	c = carry(mem, 0, LEN, "p2pdma");
	assert_int_equal(c.straight, 3 * LEN);
	fx_free(&fx, mem);
}

/* Operations of the drive that fail, some and all, at memory of both kinds: the page cache
 * carries them, through host memory. */
static void test_failures(void **state)
{
	static const char *const faults[] = { "test_fault=p2pdma:every=3:err=EIO",
					      "test_fault=p2pdma:nth=2:err=EREMOTEIO",
					      "test_fault=p2pdma:every=1:err=EIO" };
	struct carried c;
	char *mem;

	(void)state;
	for (size_t i = 0; i < COUNT(faults); i++) {
		fx_close(&fx);
		open_with(faults[i]);
		mem = fx_alloc(&fx, LEN);
		c = carry(mem, 0, LEN, "auto");
		assert_true(c.other > 0);
		fx_free(&fx, mem);
		mem = app_alloc(LEN + 4096);
		c = carry(mem + 3, 0, LEN, "auto");
		assert_true(c.other > 0);
		app_free(mem);
	}
}

/* Small requests of a queue, in memory that is not the library's. */
static void test_queue(void **state)
{
	struct pl_request v[64];
	struct pl_completion done[COUNT(v)];
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct carried was = routes_now();
	struct pl_queue *q;
	size_t ended = 0;
	char *mem = app_alloc(COUNT(v) * 70000);
	struct carried c;

	(void)state;
	fx_cold(path);
	assert_ok(pl_queue_open(fx.ctx, NULL, &q));
	for (size_t i = 0; i < COUNT(v); i++) {
		v[i] = fx_request(PL_OP_READ, file, mem + i * 70000, i * 8192 + i, 65536 + i);
	}
	assert_int_equal(pl_queue_submit(q, v, COUNT(v), NULL, NULL), COUNT(v));
	while (ended < COUNT(v)) {
		ssize_t n;

		for (size_t i = 0; i < COUNT(v); i++) {
			done[i] = (struct pl_completion)PL_COMPLETION_INIT;
		}
		n = pl_queue_wait(q, done, 1, COUNT(v) - ended, 0);
		assert_true(n > 0);
		for (ssize_t i = 0; i < n; i++) {
			assert_true(done[i].result >= 65536);
		}
		ended += (size_t)n;
	}
	pl_queue_close(q);
	for (size_t i = 0; i < COUNT(v); i++) {
		fx_dev_is(&fx, mem + i * 70000, i * 8192 + i, 65536 + i, 1);
	}
	c = since(&was);
	assert_true(c.slabs > 0);
	app_free(mem);
	fx_shut(file);
}

/* Reads the file into memory in the order of a stream. */
static struct carried read_in_order(struct pl_stream *stream, char *mem)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct carried was = routes_now();
	size_t len = LEN;
	ssize_t moved = 0;

	fx_cold(path);
	io.file = file;
	io.mem = mem;
	io.len = &len;
	io.result = &moved;
	assert_ok(pl_stream_read(stream, &io));
	assert_ok(pl_stream_sync(stream));
	assert_int_equal(moved, LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_shut(file);
	return since(&was);
}

/* Registered memory, which has something else in it, or was cleared. */
static char *registered(bool cleared)
{
	char *mem = app_alloc(LEN);
	char *host = fx_host(LEN);

	memset(host, 0, LEN);
	if (!cleared) {
		fx_pattern(host, 0, LEN, 5);
	}
	fx_put(&fx, mem, host, LEN);
	free(host);
	assert_ok(pl_mem_register(fx.ctx, mem, LEN));
	return mem;
}

static void end_registered(char *mem)
{
	assert_ok(pl_mem_unregister(fx.ctx, mem));
	app_free(mem);
}

/* In a stream's order: registered memory is mapped before the stream waits. */
static void test_stream(void **state)
{
	char *mem = registered(false);
	struct pl_stream *stream;

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &stream));
	assert_int_equal(read_in_order(stream, mem).straight, LEN);
	pl_stream_close(stream);
	end_registered(mem);
}

/* There cleared memory cannot be looked at while the stream waits: it goes another way as long as
 * no byte of it has told that what is mapped is this memory. */
static void test_stream_unproven(void **state)
{
	char *first = registered(false);
	struct pl_stream *stream;
	char *mem;

	(void)state;
	assert_ok(pl_stream_create(fx.dev, &stream));
	assert_int_equal(read_in_order(stream, first).straight, LEN);
	mem = registered(true);
	assert_int_equal(read_in_order(stream, mem).straight, 0);
	assert_int_equal(read_in_order(stream, mem).straight, LEN); /* it has content now */
	end_registered(mem);
	/* And it was not. */
	mem = registered(true);
	(void)fakerm_set("lie", 2);
	assert_int_equal(read_in_order(stream, mem).straight, 0);
	assert_int_equal(warnings, 0);
	assert_int_equal(read_in_order(stream, mem).straight, 0);
	assert_int_equal(warnings, 1);
	assert_non_null(strstr(last, "not accessed by drives"));
	end_registered(mem);
	pl_stream_close(stream);
	end_registered(first);
}

/* Bytes of memory that was cleared, but for some, are not written from what was not seen to be that
 * memory: the places that are looked at do not tell. */
static void test_written_unproven(void **state)
{
	struct pl_io_opts o = with("strict");
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *known = registered(false);
	char *host = fx_host(MIB);
	char *seen = fx_host(MIB);
	struct carried was;
	char *mem;

	(void)state;
	assert_moved(pl_read(file, known, 4096, 0, &o), 4096);
	for (int other = 0; other < 2; other++) {
		mem = fx_alloc(&fx, MIB);
		memset(host, 0, MIB);
		fx_pattern(host + 100000, 0, 65536, 1);
		fx_put(&fx, mem, host, MIB);
		(void)fakerm_set("lie", other ? 2 : 0);
		was = routes_now();
		fx_cold(path);
		assert_moved(pl_write(file, mem, MIB, 0, &o), MIB);
		assert_int_equal(since(&was).slabs, MIB);
		assert_moved(pl_read(file, mem, 65536, MIB, &o), 65536);
		fx_dev_is(&fx, mem, MIB, 65536, 1);
		fx_free(&fx, mem);
		assert_moved(pl_read(file, seen, MIB, 0, NULL), MIB);
		fx_same(seen, host, MIB, "what was written");
		fx_pattern(host, 0, MIB, 1);
		assert_moved(pl_write(file, host, MIB, 0, NULL), MIB);
	}
	assert_int_equal(warnings, 1); /* of the memory that was another's */
	free(host);
	free(seen);
	end_registered(known);
	fx_shut(file);
}

/* Writes 64 KiB of some memory, and says whether no slab was between. */
static bool wrote_straight(struct pl_file *file, char *mem, const char *policy)
{
	struct pl_io_opts o = with(policy);
	struct carried was = routes_now();
	struct carried c;

	assert_moved(pl_write(file, mem, 65536, MIB, &o), 65536);
	c = since(&was);
	assert_int_equal(c.straight + c.slabs, 65536);
	return c.straight;
}

static void put_pattern(char *mem, unsigned int seed)
{
	char *host = fx_host(65536);

	fx_pattern(host, MIB, 65536, seed);
	fx_put(&fx, mem, host, 65536);
	free(host);
}

/* Memory that stays cleared does not tell, and is not looked at by each write that has another way:
 * some do, and find content that comes later. Who names the route has it looked at. */
static void test_cleared_memory_is_looked_at_seldom(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *known = registered(false);
	struct pl_io_opts o = with("strict");
	unsigned long looks;
	char *mem;

	(void)state;
	assert_moved(pl_read(file, known, 4096, 0, &o), 4096);
	fx_cold(path);
	for (int by_name = 0; by_name < 2; by_name++) {
		int writes = 0;

		mem = registered(true);
		for (int i = 0; i < 8; i++) {
			assert_false(wrote_straight(file, mem, "strict"));
		}
		/* A look has a stream of its own: at this memory, and at all that is mapped. */
		looks = app.calls("cuStreamDestroy_v2");
		for (int i = 0; i < 128; i++) {
			assert_false(wrote_straight(file, mem, "strict"));
		}
		assert_int_equal(app.calls("cuStreamDestroy_v2") - looks, 2 * 2);
		put_pattern(mem, 1);
		while (!wrote_straight(file, mem, by_name ? "p2pdma" : "strict")) {
			writes++;
		}
		assert_in_range(writes, 0, by_name ? 0 : 63);
		fx_file_is(path, 0, LEN, 1);
		fx_cold(path);
		end_registered(mem);
	}
	assert_int_equal(warnings, 0);
	end_registered(known);
	fx_shut(file);
}

/* One mapping is of other memory, or a program writes there meanwhile: that memory is left alone,
 * and the GPU is not, as its own memory proves it. */
static void test_one_wrong_mapping(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *known = fx_alloc(&fx, LEN);
	char *mem = registered(false);
	struct carried c = carry(known, 0, LEN, "auto");
	char *text;

	(void)state;
	assert_int_equal(c.straight, 3 * LEN);
	(void)fakerm_set("lie", 2);
	c = carry(mem, 0, LEN, "strict");
	assert_int_equal(c.straight, 0);
	assert_int_equal(c.slabs, 3 * LEN);
	a.file = file;
	a.mem = mem;
	a.len = LEN;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	if (!strstr(text, "p2p-unmapped") || !strstr(text, "own memory is right")) {
		fail_msg("%s", text);
	}
	pl_string_free(text);
	c = carry(known, 0, LEN, "strict");
	assert_int_equal(c.straight, 3 * LEN);
	end_registered(mem);
	/* Where there is no memory for that, it says so. */
	mem = registered(false);
	(void)fakerm_set("lie", 2);
	app.inject("cuMemCreate:1:2,cuMemCreate:2:2"); /* it tries two kinds */
	c = carry(mem, 0, LEN, "strict");
	app.inject(NULL);
	assert_int_equal(c.slabs, 3 * LEN);
	a.mem = mem;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	if (!strstr(text, "p2p-unmapped") || strstr(text, "is right") ||
	    !strstr(text, "own memory could not be tried: ")) {
		fail_msg("%s", strstr(text, "no  p2pdma"));
	}
	pl_string_free(text);
	end_registered(mem);
	fx_free(&fx, known);
	fx_shut(file);
}

/* As the driver has it (CUmemAllocationProp, CUmemAccessDesc): of device 0, by descriptor. */
static const struct {
	unsigned int type, handles, where, id;
	void *unused;
	unsigned char flags[8];
} by_descriptor = { 1, 1, 1, 0, NULL, { 0 } };
static const unsigned int read_write[3] = { 1, 0, 3 };

static unsigned long long map_new(unsigned long long at)
{
	unsigned long long handle;

	assert_int_equal(app.mem_create(&handle, 2 * MIB, &by_descriptor, 0), 0);
	assert_int_equal(app.map(at, 2 * MIB, 0, handle, 0), 0);
	assert_int_equal(app.set_access(at, 2 * MIB, read_write, 1), 0);
	return handle;
}

static void unmap_old(unsigned long long at, unsigned long long handle)
{
	assert_int_equal(app.unmap(at, 2 * MIB), 0);
	assert_int_equal(app.mem_release(handle), 0);
}

/* The program frees memory that the CPU has a mapping of, and has other memory at its address:
 * small copies do not go through that mapping. */
static void test_window_of_freed_memory(void **state)
{
	unsigned long long at, handle;
	char bytes[64], seen[64];
	char *mem;
	void *cpu;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.reserve(&at, 2 * MIB, 0, 0, 0), 0);
	mem = (char *)(uintptr_t)at;
	handle = map_new(at);
	assert_ok(pl_mem_map(fx.ctx, mem, 65536, NULL, NULL, &cpu));
	fx_pattern(bytes, 0, sizeof(bytes), 3);
	assert_ok(pl_mem_put(fx.ctx, mem + 64, bytes, sizeof(bytes)));
	assert_memory_equal((char *)cpu + 64, bytes, sizeof(bytes));
	unmap_old(at, handle);
	handle = map_new(at);
	fx_pattern(bytes, 0, sizeof(bytes), 4);
	assert_ok(pl_mem_put(fx.ctx, mem + 64, bytes, sizeof(bytes)));
	assert_int_equal(app.peek(at + 64, seen, sizeof(seen)), 0);
	assert_memory_equal(seen, bytes, sizeof(bytes));
	fx_pattern(bytes, 0, sizeof(bytes), 5);
	assert_int_equal(app.poke(at + 64, bytes, sizeof(bytes)), 0);
	assert_ok(pl_mem_get(fx.ctx, seen, mem + 64, sizeof(seen)));
	assert_memory_equal(seen, bytes, sizeof(bytes));
	assert_ok(pl_mem_unmap(fx.ctx, cpu, NULL));
	unmap_old(at, handle);
	assert_int_equal(app.unreserve(at, 2 * MIB), 0);
	app_leave(&app, 0);
}

static void test_kinds_by_slabs(void **state)
{
	unsigned long long p;
	struct carried c;

	(void)state;
	app_enter(&app, 0);
	assert_int_equal(app.alloc_async(&p, LEN, NULL), 0);
	c = carry((char *)(uintptr_t)p, 0, LEN, "strict");
	assert_int_equal(c.slabs, 3 * LEN);
	assert_int_equal(app.free_async(p, NULL), 0);
	app_leave(&app, 0);
}

/* Memory that cannot be mapped goes by slabs though it is registered, and says why. */
static void test_unmappable(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *mem = app_alloc(LEN);
	struct carried c;
	char *text;

	(void)state;
	c = carry(mem, 0, LEN, "auto"); /* the GPU is proven, the slabs are there */
	assert_int_equal(c.slabs, 3 * LEN);
	assert_ok(pl_mem_register(fx.ctx, mem, LEN));
	(void)fakerm_set("squeeze", 1);
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.slabs, 3 * LEN);
	a.file = file;
	a.mem = mem;
	a.len = LEN;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	if (!strstr(text, "p2p-unmapped") || !strstr(text, "compressible")) {
		fail_msg("%s", text);
	}
	pl_string_free(text);
	assert_ok(pl_mem_unregister(fx.ctx, mem));
	app_free(mem);
	fx_shut(file);
}

/* Each condition alone: its reason, another route in time, and under strict an error with all. */
static void falls_back(const char *reason, const char *words, int warned)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct pl_io_opts o = with("strict");
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	char *mem = fx_alloc(&fx, LEN);
	struct carried c = carry(mem, 0, LEN, "auto");
	char *text;

	if (c.straight + c.slabs || c.other != 3 * LEN) {
		fail_msg("%s: %llu and %llu bytes went past the host", reason,
			 (unsigned long long)c.straight, (unsigned long long)c.slabs);
	}
	assert_int_equal(pl_read(file, mem, LEN, 0, &o), -EOPNOTSUPP);
	if (!strstr(pl_error_message(), words) ||
	    !strstr(pl_error_message(), "p2pdma, p2pdma+copy: ")) {
		fail_msg("'%s' is not in '%s'", words, pl_error_message());
	}
	a.file = file;
	a.mem = mem;
	a.len = LEN;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	if (!strstr(text, reason) || !strstr(text, words)) {
		fail_msg("%s, '%s': %s", reason, words, text);
	}
	pl_string_free(text);
	if (warnings != warned) {
		fail_msg("%s: %d warnings: %s", reason, warnings, last);
	}
	fx_free(&fx, mem);
	fx_shut(file);
	fx_close(&fx);
	assert_nothing_left();
	reset();
	open_with(NULL);
}

static void write_root(const char *name, const char *text)
{
	char full[256];
	FILE *f;

	(void)snprintf(full, sizeof(full), "%s/%s", root, name);
	f = fopen(full, "w");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

/* `check` names the kind of GPU or machine, and what to do about it. */
struct row {
	const char *words;
	bool remedy;
	int n;
};

static int on_row(const struct pl_check_row *row, void *arg)
{
	struct row *r = arg;

	r->n += strcmp(row->code, "gpu-p2p-platform") == 0 && strstr(row->finding, r->words) &&
		(row->remedy[0] != '\0') == r->remedy;
	return 0;
}

static void has_row(const char *words, bool remedy)
{
	struct row r = { words, remedy, 0 };

	assert_ok(pl_check(fx.ctx, on_row, &r));
	assert_int_equal(r.n, 2); /* GPUs */
}

static void test_conditions(void **state)
{
	static const struct {
		const char *what;
		long value;
		const char *reason;
		const char *words;
		int warned;
	} v[] = {
		{ "files", 0, "p2p-driver", "cannot open /dev/nvidiactl", 0 },
		{ "files", 13, "p2p-driver", "permission denied", 0 },
		{ "uvm", 0, "p2p-driver", "cannot open /dev/nvidia-uvm", 0 },
		{ "p2p", -1, "p2p-driver", "565.57", 0 },
		{ "bar1", 0, "p2p-no-pages", "does not keep all memory", 0 },
		{ "combined", 1, "p2p-no-pages", "RmForceDisableIomapWC=1", 0 },
		{ "p2p", 0x56, "p2p-no-pages", "NOT_SUPPORTED (0x56)", 0 },
		{ "p2p", 0x26, "p2p-failed", "INVALID_DEVICE (0x26)", 1 },
		{ "register", 0x3b, "p2p-failed", "INVALID_PARAMETER (0x3b)", 1 },
		{ "lie", 1, "p2p-wrong-data", "different bytes", 1 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		(void)fakerm_set(v[i].what, v[i].value);
		falls_back(v[i].reason, v[i].words, v[i].warned);
	}
	write_root("proc/driver/nvidia/version",
		   "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  x\n");
	falls_back("p2p-leaks", "595.44", 0);
	assert_int_equal(fakerm_count("leaked"), 0);
	write_root("proc/driver/nvidia/version",
		   "NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  595.71.05  x\n");
	has_row("this is arm64", false);
	falls_back("p2p-platform", "this is arm64", 0);
	write_root("proc/driver/nvidia/version",
		   "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  x\n");
}

/* Each condition that is missing alone has a row of its own, with what to do about it, and no other
 * is missing then. */
struct missing {
	const char *code;
	const char *remedy;
	int n;
	char others[256];
};

static int on_missing(const struct pl_check_row *row, void *arg)
{
	struct missing *m = arg;
	size_t at = strlen(m->others);

	if (strcmp(row->id, "gpu-p2pdma") != 0 || row->level != PL_CHECK_MISSING) {
		return 0;
	}
	if (strcmp(row->code, m->code) == 0 && strstr(row->remedy, m->remedy)) {
		m->n++;
	} else {
		(void)snprintf(m->others + at, sizeof(m->others) - at, "%s: %s; ", row->code,
			       row->remedy);
	}
	return 0;
}

static void is_missing(const char *code, const char *remedy, int n)
{
	struct missing m = { code, remedy, 0, "" };

	assert_ok(pl_check(fx.ctx, on_missing, &m));
	if (m.n != n || m.others[0]) {
		fail_msg("%s: %d rows and not %d; others: %s", code, m.n, n, m.others);
	}
}

static void test_rows(void **state)
{
	static const struct {
		const char *name, *text, *as_it_was, *code, *remedy;
	} v[] = {
		{ "proc/kallsyms", "ffffffff81000000 T pci_enable_device\n",
		  "ffffffff81000000 T pci_p2pdma_add_resource\n", "gpu-p2p-kernel",
		  "CONFIG_PCI_P2PDMA" },
		{ "proc/sys/kernel/osrelease", "6.1.0-18-amd64\n", "6.17.0-5-generic\n",
		  "gpu-p2p-kernel", "6.2 or newer" },
		{ "proc/driver/nvidia/version",
		  "NVRM version: NVIDIA UNIX x86_64 Kernel Module  595.71.05  x\n",
		  "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  x\n",
		  "gpu-p2p-modules", "open kernel modules" },
		{ "proc/driver/nvidia/version",
		  "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  550.54.15  x\n",
		  "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  x\n",
		  "gpu-p2p-version", "595.44 or newer" },
		{ "proc/driver/nvidia/version",
		  "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.159.04  x\n",
		  "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  x\n",
		  "gpu-p2p-version", "595.44 or newer" },
	};
	char uvm[128], group[160];

	(void)state;
	is_missing("", "", 0);
	for (size_t i = 0; i < COUNT(v); i++) {
		write_root(v[i].name, v[i].text);
		is_missing(v[i].code, v[i].remedy, 1);
		write_root(v[i].name, v[i].as_it_was);
	}
	(void)snprintf(uvm, sizeof(uvm), "%s/dev/nvidia-uvm", root);
	assert_int_equal(unlink(uvm), 0);
	is_missing("gpu-p2p-device", "nvidia-uvm", 1);
	write_root("dev/nvidia-uvm", "");
	/* Of each of the two GPUs. */
	(void)fakerm_set("bar1", 0);
	is_missing("gpu-p2p-bar", "RMForceStaticBar1=1;RmForceDisableIomapWC=1", 2);
	fx_close(&fx);
	(void)fakerm_set("aperture", 512); /* smaller than the memory: no remedy at all */
	open_with(NULL);
	is_missing("", "", 0);
	fx_close(&fx);
	(void)fakerm_set("aperture", 0);
	open_with(NULL);
	(void)fakerm_set("bar1", 1);
	(void)fakerm_set("combined", 1);
	is_missing("gpu-p2p-bar", "\"RmForceDisableIomapWC=1\"", 2);
	(void)fakerm_set("combined", 0);
	(void)snprintf(group, sizeof(group), "%s/sys/bus/pci/devices/0000:0a:00.0/iommu_group",
		       root);
	assert_int_equal(mkdir(group, 0700), 0);
	write_root("sys/bus/pci/devices/0000:0a:00.0/iommu_group/type", "DMA-FQ\n");
	is_missing("gpu-p2p-iommu", "iommu=pt", 1);
	write_root("sys/bus/pci/devices/0000:0a:00.0/iommu_group/type", "identity\n");
	is_missing("", "", 0);
}

/* Each kind of GPU that is none of these: the argument is what is said of it. */
static const char *kind;

static void test_kind(void **state)
{
	(void)state;
	has_row(kind, true);
	falls_back("p2p-platform", kind, 0);
	assert_int_equal(fakerm_count("ranges made"), 0);
}

/* No slab can be made: the next route, one warning, and one fallback for each transfer. */
static void test_no_slabs(void **state)
{
	char *mem = app_alloc(LEN);
	char *small = fx_alloc(&fx, 65536);
	struct carried c = carry(small, 0, 65536, "strict");

	(void)state;
	assert_int_equal(c.straight, 3 * 65536);
	app.inject("cuMemCreate:1:2,cuMemCreate:2:2,cuMemCreate:3:2,cuMemCreate:4:2");
	c = carry(mem, 0, LEN, "auto");
	app.inject(NULL);
	assert_int_equal(c.slabs, 0);
	assert_int_equal(c.other, 3 * LEN);
	assert_int_equal(warnings, 1);
	if (!strstr(last, "no memory for slabs")) {
		fail_msg("%s", last);
	}
	fx_free(&fx, small);
	app_free(mem);
}

/* A GPU that stops working between transfers: the right bytes by another route. */
static void test_turned_off_meanwhile(void **state)
{
	char *mem[2] = { fx_alloc(&fx, LEN), fx_alloc(&fx, LEN) };
	struct carried c = carry(mem[0], 0, LEN, "auto");

	(void)state;
	assert_int_equal(c.straight, 3 * LEN);
	(void)fakerm_set("p2p", 0x56);
	c = carry(mem[1], 0, LEN, "auto");
	assert_int_equal(c.straight + c.slabs, 0);
	assert_int_equal(warnings, 1);
	fx_free(&fx, mem[0]);
	fx_free(&fx, mem[1]);
}

/* Freed while it is registered: an error, and the memory goes with the registration. */
static void test_freed_while_registered(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDWR);
	struct pl_io_opts o = with("auto");
	char *mem = app_alloc(LEN);
	void *other;

	(void)state;
	assert_ok(pl_mem_register(fx.ctx, mem, LEN));
	assert_int_equal(pl_read(file, mem, LEN, 0, &o), LEN);
	assert_int_equal(fakerm_count("ranges"), 1);
	app_free(mem);
	assert_int_equal(app.live("held"), 1);
	other = app_alloc(LEN);
	assert_true(other != (void *)mem);
	assert_int_equal(pl_read(file, mem, LEN, 0, &o), -EFAULT);
	assert_ok(pl_mem_unregister(fx.ctx, mem));
	assert_int_equal(app.live("held"), 0);
	assert_int_equal(fakerm_count("ranges"), 0);
	app_free(other);
	fx_shut(file);
}

static void test_many_registrations(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct pl_io_opts o = with("p2pdma");
	char *mem = app_alloc(65536);

	(void)state;
	for (int i = 0; i < 100; i++) {
		assert_ok(pl_mem_register(fx.ctx, mem, 65536));
		assert_int_equal(pl_read(file, mem, 65536, 4096, &o), 65536);
		assert_ok(pl_mem_unregister(fx.ctx, mem));
	}
	fx_dev_is(&fx, mem, 4096, 65536, 1);
	assert_int_equal(fakerm_count("ranges"), 0);
	assert_int_equal(fakerm_count("names"), 0);
	app_free(mem);
	fx_shut(file);
}

/* A child made while memory is mapped, and in the middle of transfers. */
static void *transfers(void *arg)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct pl_io_opts o = with("p2pdma");

	for (int i = 0; i < 15; i++) {
		if (pl_read(file, arg, LEN, 0, &o) != (ssize_t)LEN) {
			return (void *)"a read failed";
		}
	}
	fx_shut(file);
	return NULL;
}

static bool child_has_a_file(void)
{
	pid_t pid = fx_fork();
	int status = 0;

	if (!pid) {
		char link[48], name[64];

		for (int fd = 0; fd < 1024; fd++) {
			ssize_t n;

			(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
			n = readlink(link, name, sizeof(name) - 1);
			name[n > 0 ? n : 0] = '\0';
			if (strstr(name, "memfd:fakerm")) {
				(void)syscall(SYS_exit_group, 1);
			}
		}
		/* Past TSan, which asks a child for the parent's threads. */
		(void)syscall(SYS_exit_group, 0);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return status;
}

static void test_fork(void **state)
{
	char *mem = fx_alloc(&fx, LEN);
	pthread_t thread;
	int with_files = 0;
	void *said;

	(void)state;
	assert_int_equal(pthread_create(&thread, NULL, transfers, mem), 0);
	for (int i = 0; i < 8; i++) {
		with_files += child_has_a_file();
	}
	assert_int_equal(pthread_join(thread, &said), 0);
	assert_null(said);
	/* fork() does not wait for ever for a descriptor that is just being made (base/fork.h): on
	 * a busy machine a child may have one. */
	assert_true(with_files <= 2);
	assert_false(child_has_a_file());
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_free(&fx, mem);
}

/* Many threads, at memory of all kinds, while GPU memory comes and goes. */
static void *stress(void *arg)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct pl_io_opts o = with("auto");
	char *host = fx_host(MIB);
	uint64_t seed = (uint64_t)(uintptr_t)arg;
	const char *bad = NULL;

	for (int i = 0; i < 12 && !bad; i++) {
		uint64_t off = fx_random(&seed) % (LEN - MIB);
		bool ours = fx_random(&seed) & 1;
		void *mem = NULL;

		off = fx_random(&seed) & 1 ? off / 4096 * 4096 : off;
		mem = ours ? NULL : app_alloc(MIB);
		if (ours && pl_mem_alloc(fx.dev, MIB, 0, &mem)) {
			bad = "no memory";
			break;
		}
		if (pl_read(file, mem, MIB, off, &o) != (ssize_t)MIB ||
		    pl_mem_get(fx.ctx, host, mem, MIB)) {
			bad = "a transfer failed";
		} else {
			char *want = fx_host(MIB);

			fx_pattern(want, off, MIB, 1);
			bad = fx_differ(host, want, MIB) >= 0 ? "wrong bytes" : NULL;
			free(want);
		}
		if (ours) {
			(void)pl_mem_free(fx.ctx, mem);
		} else {
			app_free(mem);
		}
	}
	free(host);
	fx_shut(file);
	return (void *)bad;
}

static void test_threads(void **state)
{
	pthread_t v[4];
	void *said;

	(void)state;
	for (uintptr_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(pthread_create(&v[i], NULL, stress, (void *)(i + 1)), 0);
	}
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_int_equal(pthread_join(v[i], &said), 0);
		if (said) {
			fail_msg("%s", (const char *)said);
		}
	}
}

/* The budget of a GPU's slabs, and none before the first use. */
static void test_budget(void **state)
{
	struct carried c;
	char *mem;

	(void)state;
	fx_close(&fx);
	open_with("test_device_slab_budget=4MiB");
	mem = app_alloc(LEN);
	assert_int_equal(app.live("handles"), 0);
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.slabs, 3 * LEN);
	assert_true(app.live("handles") <= 3);
	app_free(mem);
}

static void test_off(void **state)
{
	char *mem = fx_alloc(&fx, LEN);
	struct carried c;

	(void)state;
	fx_free(&fx, mem);
	fx_close(&fx);
	open_with("p2p=off");
	mem = fx_alloc(&fx, LEN);
	c = carry(mem, 0, LEN, "auto");
	assert_int_equal(c.straight + c.slabs, 0);
	assert_int_equal(fakerm_count("calls"), fakerm_count("calls"));
	assert_int_equal(fakerm_count("files"), 0);
	fx_free(&fx, mem);
}

/* A GPU that does not keep the writes of others in order: each read is flushed before its end. */
static void test_flush(void **state)
{
	char *mem = fx_alloc(&fx, LEN);
	unsigned long calls = app.calls("cuFlushGPUDirectRDMAWrites");
	struct carried c = carry(mem, 0, LEN, "auto");

	(void)state;
	assert_int_equal(c.straight, 3 * LEN);
	/* And once when the GPU was looked at. */
	assert_true(app.calls("cuFlushGPUDirectRDMAWrites") > calls + 1);
	fx_free(&fx, mem);
}

/* One that cannot flush them either is left alone. */
static void test_unordered(void **state)
{
	(void)state;
	falls_back("p2p-platform", "cannot flush", 0);
}

/* The GPU falls off the bus, before its first use and after: no call hangs, the error is named, and
 * nothing stays with the kernel driver. What libcuda has of it is lost with it. */
static void lose(bool before)
{
	struct pl_io_opts strict = with("strict"), any = with("auto");
	struct pl_file *file = fx_file(&fx, path, O_RDWR | O_DIRECT);
	char *mem = fx_alloc(&fx, LEN);
	char *other = registered(false);
	char *unknown = app_alloc(LEN);

	if (!before) {
		assert_moved(pl_read(file, mem, LEN, 0, &strict), LEN);
		assert_moved(pl_read(file, unknown, LEN, 0, &strict), LEN);
		assert_int_equal(fakerm_count("ranges") > 1, 1);
	}
	alarm(60);
	(void)fakerm_set("lost", 1);
	if (before) { /* libcuda has not noticed yet */
		assert_fails(pl_read(file, mem, LEN, 0, &strict), EOPNOTSUPP, "GPU_IS_LOST (0xf)");
		assert_moved(pl_read(file, mem, LEN, 0, &any), LEN);
	} else {
		assert_moved(pl_read(file, other, LEN, 0, &any), LEN); /* it is not mapped yet */
		assert_int_equal(warnings, 1);
		assert_non_null(strstr(last, "GPU_IS_LOST (0xf)"));
		assert_fails(pl_read(file, other, LEN, 0, &strict), EOPNOTSUPP,
			     "GPU_IS_LOST (0xf)");
	}
	app.inject("*:1:999");
	for (int i = 0; i < 2; i++) {
		assert_true(pl_read(file, mem, LEN, 0, i ? &strict : &any) < 0);
		assert_true(pl_read(file, unknown, LEN, 0, i ? &strict : &any) < 0);
		assert_true(pl_write(file, other, LEN, 0, i ? &strict : &any) < 0);
	}
	(void)pl_mem_unregister(fx.ctx, other);
	(void)pl_mem_free(fx.ctx, mem);
	fx_shut(file);
	pl_close(fx.ctx);
	alarm(0);
	for (size_t i = 0; i < 3; i++) {
		static const char *const things[] = { "names", "ranges", "mapped" };

		if (fakerm_count(things[i])) {
			fail_msg("%ld %s are left", fakerm_count(things[i]), things[i]);
		}
	}
	assert_int_equal(fakerm_count("files"), 0);
	fx_file_is(path, 0, LEN, 1);
}

static void test_lost_before(void **state)
{
	(void)state;
	lose(true);
}

static void test_lost(void **state)
{
	(void)state;
	lose(false);
}

static int run(const struct CMUnitTest *tests, size_t n)
{
	return _cmocka_run_group_tests("direct", tests, n, setup_all, teardown_all);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
#define T(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
		T(test_library_memory_goes_straight),
		T(test_registered_memory_goes_straight),
		T(test_slabs_take_anything),
		T(test_by_name),
		T(test_failures),
		T(test_queue),
		T(test_stream),
		T(test_stream_unproven),
		T(test_written_unproven),
		T(test_cleared_memory_is_looked_at_seldom),
		T(test_one_wrong_mapping),
		T(test_window_of_freed_memory),
		T(test_kinds_by_slabs),
		T(test_unmappable),
		T(test_conditions),
		T(test_rows),
		T(test_no_slabs),
		T(test_turned_off_meanwhile),
		T(test_freed_while_registered),
		T(test_many_registrations),
		T(test_fork),
		T(test_threads),
		T(test_budget),
		T(test_off),
#undef T
	};

	/* Each in a process of its own: by what the environment makes of the fake driver, or as it
	 * does not survive. */
	const struct {
		const char *name;
		struct CMUnitTest test;
	} alone[] = {
		{ "flush", cmocka_unit_test_setup_teardown(test_flush, setup, teardown) },
		{ "unordered", cmocka_unit_test_setup_teardown(test_unordered, setup, teardown) },
		{ "kind", cmocka_unit_test_setup_teardown(test_kind, setup, teardown) },
		{ "lost", cmocka_unit_test_setup(test_lost, setup) },
		{ "lost-before", cmocka_unit_test_setup(test_lost_before, setup) },
	};

	if (!fx_has_direct()) {
		fx_skip("O_DIRECT does not work where the test's files are");
	}
	kind = argc > 2 ? argv[2] : NULL;
	for (size_t i = 0; argc > 1 && i < COUNT(alone); i++) {
		if (strcmp(argv[1], alone[i].name) == 0) {
			return run(&alone[i].test, 1);
		}
	}
	return run(tests, COUNT(tests));
}

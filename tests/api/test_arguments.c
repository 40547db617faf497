/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Wrong arguments get the documented error, with words, and move nothing. */

#include <limits.h>
#include <sys/mman.h>

#include "apart.h"
#include "fixture.h"

#define LEN (256 * KIB)

static struct fx_set set = { .name = "arguments", .len = LEN, .mem_len = LEN, .kept = true };

static void ranges(void **state)
{
	struct fx_set *s = *state;

	assert_fails(pl_read(s->file, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_fails(pl_write(s->file, NULL, 1, 0, NULL), EFAULT, "NULL");
	assert_moved(pl_read(s->file, NULL, 0, 0, NULL), 0);
	assert_fails(pl_read(s->file, s->mem, (size_t)SSIZE_MAX + 1, 0, NULL), EINVAL, "exceed");
	assert_fails(pl_write(s->file, s->mem, SIZE_MAX, 0, NULL), EINVAL, "exceed");
	assert_fails(pl_read(s->file, s->mem, 1, INT64_MAX, NULL), EINVAL, "exceed");
	assert_fails(pl_read(s->file, s->mem, 16, INT64_MAX - 15, NULL), EINVAL, "exceed");
	assert_fails(pl_read(s->file, s->mem, 1, (uint64_t)1 << 63, NULL), EINVAL, "exceed");
	assert_fails(pl_write(s->file, s->mem, 1, PL_OFF_STREAM, NULL), EINVAL, "exceed");
	assert_moved(pl_read(s->file, s->mem, 1, (uint64_t)LEN + 10, NULL), 0);
	/* More than the allocation holds. */
	assert_fails(pl_read(s->file, s->mem, (size_t)1 << 40, 0, NULL), EFAULT, "exceed");
	assert_fails(pl_read(s->file, s->mem + LEN - 10, LEN, 0, NULL), EFAULT, "exceed");
}

static void past_the_end_near_2_63(void **state)
{
	struct fx_set *s = *state;

	assert_moved(pl_read(s->file, s->mem, 4096, (uint64_t)INT64_MAX - 8191, NULL), 0);
	assert_moved(pl_read(s->file, s->mem, 100, (uint64_t)INT64_MAX - 100, NULL), 0);
}

static void copies(void **state)
{
	struct fx_set *s = *state;
	char host[64] = "";

	assert_fails(pl_copy(s->fx.ctx, NULL, host, 1, NULL), EFAULT, "NULL");
	assert_fails(pl_copy(s->fx.ctx, s->mem, NULL, 1, NULL), EFAULT, "NULL");
	assert_moved(pl_copy(s->fx.ctx, NULL, NULL, 0, NULL), 0);
	assert_fails(pl_copy(s->fx.ctx, s->mem, s->mem + 10, 11, NULL), EINVAL, "overlap");
	assert_fails(pl_copy(s->fx.ctx, s->mem + 10, s->mem, 11, NULL), EINVAL, "overlap");
	assert_fails(pl_copy(s->fx.ctx, s->mem, host, SIZE_MAX, NULL), EINVAL, "exceed");
	assert_fails(pl_copy(s->fx.ctx, s->mem + LEN - 1, host, 64, NULL), EFAULT, "exceed");
	assert_moved(pl_copy(s->fx.ctx, s->mem, s->mem + 10, 10, NULL), 10);
}

static void options(void **state)
{
	struct fx_set *s = *state;
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char byte[64] = "a";

	o.policy = 9999;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "9999");
	o.policy = 0;
	o.chunk = 5000;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "chunk");
	o.chunk = 2048;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "chunk");
	o.chunk = 0;
	o.depth = 100000;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "depth");
	o.depth = 0;
	o.size = 0;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "pl_io_opts");
	o.size = sizeof(o) + 8;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "pl_io_opts");
	o.size = sizeof(size_t); /* an older version, which had nothing yet */
	o.policy = 9999;
	assert_moved(pl_read(s->file, s->mem, 1, 0, &o), 1);
	o = (struct pl_io_opts)PL_IO_OPTS_INIT;
	o.reserved = 7;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "pl_io_opts.reserved is 7");
	assert_fails(pl_copyv(s->fx.ctx, NULL, NULL, NULL, 0, &o), EINVAL,
		     "pl_io_opts.reserved is 7");
	o.reserved = 0;
	o.report = &r;
	r.size = 3;
	assert_fails(pl_read(s->file, s->mem, 1, 0, &o), EINVAL, "_INIT");
	/* Of all that is wrong the arguments come first, and then nothing is moved. */
	assert_fails(pl_copy(s->fx.ctx, s->mem + LEN - 1, byte, 64, &o), EINVAL, "_INIT");
	assert_fails(pl_copy(s->fx.ctx, byte, s->mem, 1, &o), EINVAL, "_INIT");
	assert_int_equal(byte[0], 'a');
	o.chunk = (size_t)1 << 62; /* a power of two: larger than any request */
	r.size = sizeof(r);
	assert_moved(pl_read(s->file, s->mem, LEN, 0, &o), LEN);
	assert_int_equal(fx_sum(&r), LEN);
}

static void foreign_sizes(void **state)
{
	struct fx_set *s = *state;
	struct pl_file_info fi = PL_FILE_INFO_INIT;
	struct pl_dev_info di = PL_DEV_INFO_INIT;
	struct pl_mem_info mi = PL_MEM_INFO_INIT;
	struct pl_explain_args ea = PL_EXPLAIN_ARGS_INIT;
	struct pl_ctx_opts co = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx = NULL;
	char *text = NULL;
	struct {
		struct pl_dev_info info;
		char newer[64];
	} longer;

	fi.size = 5;
	assert_fails(pl_file_info(s->file, &fi), EINVAL, "5 bytes");
	di.size = 5;
	assert_fails(pl_dev_info(s->fx.dev, &di), EINVAL, "5 bytes");
	mi.size = 5;
	assert_fails(pl_mem_info(s->fx.ctx, s->mem, &mi), EINVAL, "5 bytes");
	ea.size = 4096;
	assert_fails(pl_explain(&ea, PL_FORMAT_TEXT, &text), EINVAL, "pl_explain_args");
	ea = (struct pl_explain_args)PL_EXPLAIN_ARGS_INIT;
	assert_fails(pl_explain(&ea, PL_FORMAT_TEXT, &text), EINVAL, "file");
	ea.file = s->file;
	assert_fails(pl_explain(&ea, 7, &text), EINVAL, "format");
	ea.policy = 9999;
	assert_fails(pl_explain(&ea, PL_FORMAT_TEXT, &text), EINVAL, "9999");
	co.size = 4096;
	assert_fails(pl_open(&co, &ctx), EINVAL, "pl_ctx_opts");
	assert_null(text);
	assert_null(ctx);
	/* A newer caller: what this library does not know stays untouched. */
	memset(&longer, 0x5a, sizeof(longer));
	longer.info.size = sizeof(longer);
	assert_ok(pl_dev_info(s->fx.dev, &longer.info));
	assert_string_equal(longer.info.name, s->fx.info.name);
	for (size_t i = 0; i < sizeof(longer.newer); i++) {
		assert_int_equal(longer.newer[i], 0x5a);
	}
}

static void modes_and_descriptors(void **state)
{
	struct fx_set *s = *state;
	struct pl_file *file = NULL;
	int fd = open(s->path, O_RDONLY | O_CLOEXEC);

	assert_true(fd >= 0);
	file = fx_file(&s->fx, s->path, O_WRONLY);
	assert_fails(pl_read(file, s->mem, 1, 0, NULL), EBADF, "reading");
	fx_shut(file);
	file = fx_file(&s->fx, s->path, O_RDONLY);
	assert_fails(pl_write(file, s->mem, 1, 0, NULL), EBADF, "writing");
	fx_shut(file);

	file = NULL;
	assert_fails(pl_file_from_fd(s->fx.ctx, -1, &file), EBADF, "-1");
	assert_ok(pl_file_from_fd(s->fx.ctx, fd, &file));
	assert_fails(pl_write(file, s->mem, 1, 0, NULL), EBADF, "writing");
	assert_int_equal(close(fd), 0); /* ours: the library has its own */
	assert_moved(pl_read(file, s->mem, LEN, 0, NULL), LEN);
	fx_dev_is(&s->fx, s->mem, 0, LEN, 1);
	fx_shut(file);
	file = NULL;
	assert_fails(pl_file_from_fd(s->fx.ctx, fd, &file), EBADF, "descriptor");

	assert_fails(pl_file_open(s->fx.ctx, s->path, O_RDWR | O_APPEND, 0, &file), EINVAL,
		     "O_APPEND");
	assert_fails(pl_file_open(s->fx.ctx, ".", O_RDONLY, 0, &file), EISDIR, "directory");
	assert_fails(pl_file_open(s->fx.ctx, "./no/such", O_RDONLY, 0, &file), ENOENT, "./no/such");
	assert_fails(pl_file_open(s->fx.ctx, s->path, O_PATH, 0, &file), EINVAL, "O_PATH");
	assert_fails(pl_file_open(s->fx.ctx, "", O_RDONLY, 0, &file), ENOENT, "open");
	assert_null(file);
	assert_ok(pl_file_close(NULL));
	pl_close(NULL);
	pl_dev_close(NULL);
	pl_string_free(NULL);
}

/* Memory that is not there: an error from the kernel, no signal, also past a mapping's end. */
static void memory_that_is_not_there(void **state)
{
	static const char *const policies[] = { "auto", "buffered", "direct" };
	struct fx_set *s = *state;
	char *gone = map_apart(LEN);
	char *none = mmap(NULL, LEN, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	char *half = map_apart(LEN);

	assert_true(gone != MAP_FAILED && none != MAP_FAILED && half != MAP_FAILED);
	assert_int_equal(munmap(gone, LEN), 0);
	assert_int_equal(munmap(half + LEN / 2, LEN / 2), 0);
	for (size_t i = 0; i < COUNT(policies); i++) {
		struct pl_io_opts o = PL_IO_OPTS_INIT;
		ssize_t n;

		if (!fx_has_direct() && strcmp(policies[i], "direct") == 0) {
			continue;
		}
		o.policy = fx_policy(policies[i]);
		assert_fails(pl_read(s->file, gone, LEN, 0, &o), EFAULT, "reading");
		assert_fails(pl_read(s->file, gone, 8192, 0, &o), EFAULT, "reading");
		assert_fails(pl_write(s->file, gone, 8192, 0, &o), EFAULT, "writing");
		n = pl_read(s->file, half, LEN, 0, &o);
		assert_true(n == -EFAULT || (n > 0 && n <= (ssize_t)(LEN / 2)));
	}
	/* CUDA's own copies of pageable memory are the driver's, in this process. */
	assert_fails(pl_copy(s->fx.ctx, s->mem, gone, 100, NULL), EFAULT, "");
	assert_fails(pl_copy(s->fx.ctx, s->mem, half, LEN, NULL), EFAULT, "");
	assert_fails(pl_copy(s->fx.ctx, gone, s->mem, LEN, NULL), EFAULT, "");
	assert_fails(pl_copy(s->fx.ctx, s->mem, none, LEN, NULL), EFAULT, "");
	assert_fails(pl_copy(s->fx.ctx, none + LEN - 1, s->mem, 1, NULL), EFAULT, "");
	assert_int_equal(mprotect(none, LEN, PROT_READ), 0);
	assert_fails(pl_copy(s->fx.ctx, none + 1, s->mem, LEN - 1, NULL), EFAULT, "");
	assert_moved(pl_copy(s->fx.ctx, s->mem, none + 1, LEN - 1, NULL), LEN - 1);
	assert_fails(pl_copy(s->fx.ctx, gone, s->path, 3, NULL), EFAULT, "");
	/* What failed is over: the next transfer knows nothing of it. */
	assert_moved(pl_read(s->file, s->mem, LEN, 0, NULL), LEN);
	fx_dev_is(&s->fx, s->mem, 0, LEN, 1);
	(void)munmap(half, LEN / 2);
	(void)munmap(none, LEN);
}

static void memory_that_was_freed(void **state)
{
	struct fx_set *s = *state;
	char *mem = fx_alloc(&s->fx, LEN);
	void *out = (void *)0x77;

	fx_free(&s->fx, mem);
	assert_fails(pl_mem_free(s->fx.ctx, mem), ENOENT, "not the start");
	assert_fails(pl_mem_free(s->fx.ctx, s->mem + 4096), ENOENT, "not the start");
	assert_ok(pl_mem_free(s->fx.ctx, NULL));
	assert_fails(pl_mem_alloc(s->fx.dev, 0, 0, &out), EINVAL, "0 bytes");
	assert_ptr_equal(out, (void *)0x77);
	assert_fails(pl_read(s->file, mem, LEN, 0, NULL), EFAULT, "");
}

static void tunables(void **state)
{
	static const struct {
		const char *setting;
		const char *words;
	} bad[] = {
		{ "chunk=3MiB", "power of two" },
		{ "chunk=1", "chunk" },
		{ "depth=0", "depth" },
		{ "depth=many", "many" },
		{ "engine=steam", "engine" },
		{ "speed=9", "speed" },
		{ "chunk", "name=value" },
		{ "test_fault=direct:nth=x", "nth" },
		{ "test_fault=sideways:nth=1", "side" },
		{ "test_fault=alloc=", "number" },
		{ "slab_budget=1MiB", "chunks" },
		{ "test_soft_host_addressable=maybe", "maybe" },
	};
	struct pl_ctx *ctx = NULL;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_fails(fx_ctx(&ctx, bad[i].setting, NULL), EINVAL, bad[i].words);
	}
	assert_null(ctx);
}

static void devices(void **state)
{
	static const char *const malformed[] = {
		"",	   "soft",   "soft:", "soft:x", "soft:-1",
		"soft:0x", "tape:0", "gpu:",  ":0",	"soft:99999999999999999999"
	};
	struct fx_set *s = *state;
	struct pl_dev *dev = NULL;

	for (size_t i = 0; i < COUNT(malformed); i++) {
		int rc = pl_dev_open(s->fx.ctx, malformed[i], &dev);

		if (rc != -EINVAL && rc != -ENODEV) {
			fail_msg("\"%s\" gives %d", malformed[i], rc);
		}
		assert_true(pl_error_message()[0]);
	}
	assert_fails(pl_dev_open(s->fx.ctx, "soft", &dev), EINVAL, "soft");
	assert_fails(pl_dev_open(s->fx.ctx, "soft:63", &dev), ENODEV, "soft:63");
	assert_fails(pl_dev_open(s->fx.ctx, "gpu:63", &dev), ENODEV, "gpu:63");
	assert_null(dev);
}

/* What a program has that did not look whether opening failed: an error, and no crash. */
static void handles_that_are_null(void **state)
{
	struct fx_set *s = *state;
	struct pl_comm_opts comm = PL_COMM_OPTS_INIT;
	struct pl_array_rows rows = PL_ARRAY_ROWS_INIT;
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_completion done[1];
	struct pl_stream *stream = NULL;
	struct pl_array *array = NULL;
	struct pl_queue *queue = NULL;
	struct pl_comm *none = NULL;
	struct pl_dev *dev = NULL;
	void *mem = NULL;
	char *text = NULL;

#define NONE(expr) assert_fails(expr, EINVAL, "NULL")
	NONE(pl_dev_open(NULL, "soft:0", &dev));
	NONE(pl_mem_alloc(NULL, 1, 0, &mem));
	NONE(pl_mem_alloc(NULL, 1, PL_ALLOC_PINNED, &mem));
	NONE(pl_mem_free(NULL, s->mem));
	NONE(pl_read(NULL, s->mem, 1, 0, NULL));
	NONE(pl_write(NULL, s->mem, 1, 0, NULL));
	NONE(pl_copy(NULL, s->mem, s->mem, 1, NULL));
	NONE(pl_file_info(NULL, &info));
	NONE(pl_file_sync(NULL));
	NONE(pl_queue_open(NULL, NULL, &queue));
	NONE(pl_queue_submit(NULL, NULL, 1, fx_job(NULL), NULL));
	NONE(pl_queue_wait(NULL, done, 1, 1, 0));
	NONE(pl_stream_create(NULL, &stream));
	NONE(pl_stream_sync(NULL));
	NONE(pl_array_open(NULL, s->file, 0, 0, NULL, &array));
	NONE(pl_array_refresh(NULL));
	NONE(pl_array_explain(NULL, PL_FORMAT_TEXT, &text));
	NONE(pl_comm_create(NULL, &comm, &none));
	NONE(pl_comm_create(s->fx.dev, NULL, &none));
	NONE(pl_comm_info(NULL, PL_COMM_FAILED));
	NONE(pl_comm_abort(NULL));
	NONE(pl_comm_barrier(NULL, NULL));
	NONE(pl_stats_text(NULL, PL_FORMAT_TEXT, &text));
	NONE(pl_conf_each(NULL, NULL, NULL));
	NONE(pl_topo_nodes(NULL, NULL, NULL));
	NONE(pl_topo_links(NULL, NULL, NULL));
	NONE(pl_topo_node(NULL, 0, NULL));
	NONE(pl_topo_link(NULL, 0, NULL));
	NONE(pl_topo_find(NULL, "gpu:0", NULL));
	NONE(pl_topo_path(NULL, 0, 0, NULL));
	NONE(pl_topo_measured(NULL, 0, 0, 1, 1));
	NONE(pl_topo_text(NULL, PL_FORMAT_TEXT, &text));
	NONE(pl_topo_flow(NULL, NULL, NULL));
	NONE(pl_topo_diff(NULL, NULL, NULL, NULL));
	NONE(pl_topo_translate(NULL, NULL, "", NULL));
	assert_string_equal(pl_topo_name(NULL, PL_TOPO_NAME_MACHINE, 0), "");
	pl_topo_free(NULL);
	assert_ok(pl_stream_create(s->fx.dev, &stream));
	NONE(pl_array_gather(stream, NULL, &rows));
	NONE(pl_gather(stream, NULL));
	NONE(pl_stream_read(stream, NULL));
	pl_stream_close(stream);
#undef NONE
	pl_comm_close(NULL);
	pl_array_close(NULL);
	pl_stream_close(NULL);
	pl_queue_close(NULL);
	pl_dev_close(NULL);
	pl_close(NULL);
	assert_ok(pl_file_close(NULL));
}

int main(void)
{
#define WITH(f) FX_TEST(f, &set)
	const struct CMUnitTest tests[] = {
		WITH(ranges),
		WITH(past_the_end_near_2_63),
		WITH(copies),
		WITH(options),
		WITH(foreign_sizes),
		WITH(modes_and_descriptors),
		WITH(memory_that_is_not_there),
		WITH(memory_that_was_freed),
		cmocka_unit_test(tunables),
		WITH(devices),
		WITH(handles_that_are_null),
	};

	return cmocka_run_group_tests_name("arguments", tests, NULL, NULL);
}

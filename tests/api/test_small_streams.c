/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Small transfers of many streams and files, those that are refused, and in graphs. */

#include "small_kit.h"

#define STREAMS 40 /* more than there are slots */
#define EACH 12

struct side {
	pthread_t thread;
	struct pl_stream *s;
	char *mem;
	ssize_t n[EACH];
	int rc;
};

static void *run_side(void *arg)
{
	struct side *x = arg;

	for (int64_t k = 0; k < EACH && !x->rc; k++) {
		size_t len = 4096;
		int64_t off = k * 5000;
		int64_t by = k * 4096;
		struct pl_stream_io io = small(&len, &off, &by, &x->n[k]);

		io.mem = x->mem;
		x->rc = pl_stream_read(x->s, &io);
	}
	return NULL;
}

static void many_streams(void **state)
{
	static struct side v[STREAMS];
	char *all = fx_alloc(&fx, STREAMS * EACH * 4096);

	(void)state;
	for (int i = 0; i < STREAMS; i++) {
		v[i] = (struct side){ .mem = all + i * EACH * 4096 };
		assert_ok(pl_stream_create(fx.dev, &v[i].s));
	}
	for (int i = 0; i < STREAMS; i += 4) {
		for (int k = i; k < i + 4; k++) {
			assert_int_equal(pthread_create(&v[k].thread, NULL, run_side, &v[k]), 0);
		}
		for (int k = i; k < i + 4; k++) {
			(void)pthread_join(v[k].thread, NULL);
		}
	}
	for (int i = 0; i < STREAMS; i++) {
		assert_ok(v[i].rc);
		pl_stream_close(v[i].s); /* after the transfers on it */
		for (int k = 0; k < EACH; k++) {
			assert_int_equal(v[i].n[k], 4096);
			fx_dev_is(&fx, v[i].mem + k * 4096, (uint64_t)k * 5000, 4096, SEED);
		}
	}
	fx_free(&fx, all);
}

/* One of the program's own, which stays. */
static void wrapped_stream(void **state)
{
	char *all = fx_alloc(&fx, EACH * 4096);

	(void)state;
	for (int i = 0; i < 20; i++) {
		struct side x = { .mem = all };

		assert_ok(pl_stream_wrap(fx.dev, pl_stream_handle(s), &x.s));
		(void)run_side(&x);
		assert_ok(x.rc);
		pl_stream_close(x.s); /* after the transfers on it */
		for (int k = 0; k < EACH; k++) {
			assert_int_equal(x.n[k], 4096);
		}
		fx_dev_is(&fx, all + 4096, 5000, 4096, SEED);
	}
	fx_free(&fx, all);
}

/* The ring's places for files are used again; and each file is read as itself. */
static void many_files(void **state)
{
	size_t len = 512;
	ssize_t n;

	(void)state;
	for (unsigned int i = 0; i < 40; i++) {
		const char *name = fx_path("one");
		struct pl_stream_io io = small(&len, NULL, NULL, &n);
		struct pl_file *f;
		char bytes[512];
		FILE *out = fopen(name, "w");

		fx_pattern(bytes, 0, 512, 100 + i);
		assert_non_null(out);
		assert_int_equal(fwrite(bytes, 1, 512, out), 512);
		assert_int_equal(fclose(out), 0);
		f = fx_file(&fx, name, O_RDONLY);
		io.file = f;
		assert_ok(pl_stream_read(s, &io));
		assert_ok(pl_stream_sync(s));
		assert_int_equal(n, 512);
		fx_dev_is(&fx, mem, 0, 512, 100 + i);
		fx_shut(f);
		assert_int_equal(unlink(name), 0);
	}
}

static void refused(void **state)
{
	struct pl_file *r = fx_file(&fx, path, O_RDONLY);
	struct pl_file *w = fx_file(&fx, path, O_WRONLY);
	size_t len = 512;
	struct pl_stream_io io = small(&len, NULL, NULL, NULL);

	(void)state;
	io.file = w;
	assert_fails(pl_stream_read(s, &io), EBADF, "reading");
	io.file = r;
	assert_fails(pl_stream_write(s, &io), EBADF, "writing");
	io.flags = 1u << 9;
	assert_fails(pl_stream_read(s, &io), EINVAL, "unknown bits");
	fx_shut(r);
	fx_shut(w);
}

static void explained(void **state)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	char *text;

	(void)state;
	a.file = file;
	a.dev = fx.dev;
	a.len = 4096;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, "in a stream's order a kernel carries it"));
	pl_string_free(text);
	assert_ok(pl_explain(&a, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"stream\":\"kernel\""));
	pl_string_free(text);
	a.len = MOST + 1;
	assert_ok(pl_explain(&a, PL_FORMAT_TEXT, &text));
	assert_null(strstr(text, "in a stream's order"));
	pl_string_free(text);
}

/* The tests' driver has no graphs: in a capture it makes a launch at once, and refuses all else. */
static void captured(void **state)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *so = lib ? dlopen(lib, RTLD_LAZY | RTLD_NOLOAD) : NULL;
	void (*capture)(void *, int) = NULL;
	size_t len = 4096;
	int64_t off = 777;
	ssize_t plain = -7;
	struct pl_stream_io io = small(&len, &off, NULL, pinned);
	struct pl_ctx *other;
	struct pl_dev *dev;
	struct pl_stream *t;
	struct pl_file *f;

	(void)state;
	if (so) {
		*(void **)&capture = dlsym(so, "fakecuda_capture");
	}
	if (!capture) {
		print_message("not the tests' driver: there is nothing that captures\n");
		return;
	}
	*pinned = -7;
	capture(pl_stream_handle(s), 1);
	assert_ok(pl_stream_read(s, &io));
	io.result = NULL;
	assert_ok(pl_stream_read(s, &io));
	io.result = &plain;
	assert_fails(pl_stream_read(s, &io), EOPNOTSUPP, "its result is not in pinned memory");
	assert_non_null(strstr(pl_error_message(), "captured"));
	io.result = pinned;
	io.flags = 0;
	assert_fails(pl_stream_read(s, &io), EOPNOTSUPP, "is read when the stream gets there");
	capture(pl_stream_handle(s), 0);
	assert_ok(pl_stream_sync(s));
	assert_int_equal(*pinned, 4096);
	assert_int_equal(plain, -7);
	fx_dev_is(&fx, mem, 777, 4096, SEED);

	/* The first one of a device makes what all need. */
	assert_ok(fx_ctx(&other, NULL));
	assert_ok(pl_dev_open(other, fx_device(), &dev));
	assert_ok(pl_stream_create(dev, &t));
	assert_ok(pl_file_open(other, path, O_RDONLY, 0, &f));
	io = small(&len, &off, NULL, NULL);
	io.file = f;
	capture(pl_stream_handle(t), 1);
	assert_ok(pl_stream_read(t, &io));
	capture(pl_stream_handle(t), 0);
	off = 5;
	assert_ok(pl_stream_read(t, &io));
	pl_close(other); /* with a read on the stream */
	fx_dev_is(&fx, mem, 5, 4096, SEED);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(many_streams), cmocka_unit_test(wrapped_stream),
		cmocka_unit_test(many_files),	cmocka_unit_test(refused),
		cmocka_unit_test(explained),	cmocka_unit_test(captured),
	};

	return cmocka_run_group_tests_name("small transfers in a stream's order", tests, open_all,
					   close_all);
}

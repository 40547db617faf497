/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Fork, exit and unloading, with transfers in flight or after them. Children report by their
 * status. */

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN (4 * MIB)

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

/* The thread sanitizer ends a child of a process with threads as soon as it starts one itself. */
#if defined(__SANITIZE_THREAD__)
#define THREADS_END_CHILDREN 1
#else
#define THREADS_END_CHILDREN 0
#endif

static struct fx fx;
static struct pl_file *file;
static const char *path;
static char *mem;

static int begin(void **state)
{
	(void)state;
	path = fx_made("process", LEN, 1);
	return 0;
}

static int open_all(void **state)
{
	(void)state;
	fx_open(&fx, "inline_max=64KiB", "chunk=256KiB", NULL);
	file = fx_file(&fx, path, O_RDWR);
	mem = fx_alloc(&fx, LEN);
	/* So that threads, rings and slabs are there. */
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	/* The parent's are whole, whatever its children did. */
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	fx_close(&fx);
	return 0;
}

static int end(void **state)
{
	(void)state;
	return unlink(path);
}

static void well_ended(pid_t child)
{
	int status = -1;

	assert_true(child > 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
}

/* Every call on the parent's context is a clean error, at once; closing it is fine. */
static void use_what_is_the_parents(void)
{
	struct pl_dev_info di = PL_DEV_INFO_INIT;
	struct pl_file_info fi = PL_FILE_INFO_INIT;
	struct pl_mem_info mi = PL_MEM_INFO_INIT;
	struct pl_explain_args ea = PL_EXPLAIN_ARGS_INIT;
	struct pl_file *f = NULL;
	struct pl_dev *d = NULL;
	char *text = NULL;
	char host[16];
	void *p = NULL;

	ea.file = file;
	WANT(pl_read(file, mem, LEN, 0, NULL) == -ESTALE);
	WANT(strstr(pl_error_message(), "pl_open"));
	WANT(pl_write(file, mem, 10, 0, NULL) == -ESTALE);
	WANT(pl_copy(fx.ctx, host, mem, 16, NULL) == -ESTALE);
	WANT(pl_mem_alloc(fx.dev, 10, 0, &p) == -ESTALE);
	WANT(pl_mem_free(fx.ctx, mem) == -ESTALE);
	WANT(pl_mem_register(fx.ctx, host, 16) == -ESTALE);
	WANT(pl_mem_unregister(fx.ctx, host) == -ESTALE);
	WANT(pl_mem_info(fx.ctx, host, &mi) == -ESTALE);
	WANT(pl_dev_open(fx.ctx, fx_device(), &d) == -ESTALE);
	WANT(pl_dev_info(fx.dev, &di) == -ESTALE);
	WANT(pl_file_open(fx.ctx, path, O_RDONLY, 0, &f) == -ESTALE);
	WANT(pl_file_from_fd(fx.ctx, 0, &f) == -ESTALE);
	WANT(pl_file_info(file, &fi) == -ESTALE);
	WANT(pl_explain(&ea, PL_FORMAT_TEXT, &text) == -ESTALE);
	WANT(pl_file_close(file) == -ESTALE);
	WANT(!p && !d && !f && !text);
	pl_dev_close(fx.dev);
	pl_close(fx.ctx);
}

/* A context of the child's own. CUDA itself cannot be used after a fork; a software GPU can. */
static void transfer_in_a_context_of_its_own(void)
{
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *f;
	char *want = malloc(LEN);
	char *got = malloc(LEN);
	void *m;

	WANT(want && got);
	fx_pattern(want, 0, LEN, 1);
	WANT(fx_ctx(&ctx, NULL) == 0 && pl_dev_open(ctx, "soft:0", &dev) == 0);
	WANT(pl_mem_alloc(dev, LEN, 0, &m) == 0 && pl_file_open(ctx, path, O_RDONLY, 0, &f) == 0);
	WANT(pl_read(f, m, LEN, 0, NULL) == (ssize_t)LEN);
	WANT(pl_copy(ctx, got, m, LEN, NULL) == (ssize_t)LEN);
	WANT(fx_differ(got, want, LEN) < 0);
	pl_close(ctx);
	free(want);
	free(got);
}

static void a_child_after_fork(void **state)
{
	pid_t child;

	(void)state;
	child = fx_fork();
	if (child == 0) {
		use_what_is_the_parents();
		if (!THREADS_END_CHILDREN) {
			transfer_in_a_context_of_its_own();
		}
		_exit(0);
	}
	well_ended(child);
}

struct looper {
	struct pl_file *file;
	char *mem;
	bool write;
	atomic_uint moved;
};

static void *transfer_for_ever(void *arg)
{
	struct looper *l = arg;

	for (;;) {
		ssize_t n = l->write ? pl_write(l->file, l->mem, LEN, 0, NULL)
				     : pl_read(l->file, l->mem, LEN, 0, NULL);

		if (n != (ssize_t)LEN) {
			return NULL;
		}
		atomic_fetch_add(&l->moved, 1);
	}
}

/* Its thread, and those of the library that help it, have begun. */
static void await(struct looper *l)
{
	while (atomic_load(&l->moved) < 2) {
		(void)usleep(1000);
	}
}

/* Forking while others transfer: whatever locks were held, the child does not hang. */
static void forks_while_others_transfer(void **state)
{
	struct looper l[3] = { 0 };
	pthread_t t[3];
	pid_t child;
	int status;

	(void)state;
	child = fx_fork();
	if (child == 0) {
		struct fx own;

		/* A process of its own, so that the loops end with it. */
		fx_open(&own, "inline_max=64KiB", "chunk=256KiB", NULL);
		for (size_t i = 0; i < COUNT(t); i++) {
			l[i].file = fx_file(&own, path, O_RDONLY);
			l[i].mem = fx_alloc(&own, LEN);
			WANT(pthread_create(&t[i], NULL, transfer_for_ever, &l[i]) == 0);
		}
		for (size_t i = 0; i < COUNT(l); i++) {
			await(&l[i]);
		}
		for (unsigned int i = 0; i < 10; i++) {
			pid_t grandchild = fx_fork();

			if (grandchild == 0) {
				WANT(pl_read(l[0].file, l[0].mem, 10, 0, NULL) == -ESTALE);
				pl_close(own.ctx);
				_exit(0);
			}
			WANT(waitpid(grandchild, &status, 0) == grandchild && status == 0);
		}
		_exit(0);
	}
	well_ended(child);
}

/* exit() with transfers in flight: handlers and destructors run, and nobody hangs or crashes. */
static void exit_with_transfers_in_flight(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < 5; i++) {
		pid_t child;

		child = fx_fork();
		if (child == 0) {
			struct looper l[3] = { 0 };
			pthread_t t[3];
			struct fx own;

			fx_open(&own, "inline_max=64KiB", "chunk=64KiB", NULL);
			for (size_t k = 0; k < COUNT(t); k++) {
				l[k].file = fx_file(&own, path, O_RDWR);
				l[k].mem = fx_alloc(&own, LEN);
				WANT(pl_read(l[k].file, l[k].mem, LEN, 0, NULL) == (ssize_t)LEN);
				l[k].write = k == 0;
				WANT(pthread_create(&t[k], NULL, transfer_for_ever, &l[k]) == 0);
			}
			(void)usleep(20000 + 7000 * i);
			exit(0);
		}
		well_ended(child);
	}
}

#define SYMBOL(h, name) __typeof__(&name) p_##name = (__typeof__(&name))dlsym(h, #name)

/* Loading and unloading again and again; threads of the library outlive no context. */
static void load_and_unload(void **state)
{
	Dl_info here;

	(void)state;
	assert_true(dladdr((void *)(uintptr_t)pl_open, &here));
	for (unsigned int i = 0; i < 20; i++) {
		void *h = dlopen(here.dli_fname, RTLD_NOW | RTLD_LOCAL);
		struct pl_ctx *ctx = NULL;
		uint32_t policy = 0;

		assert_non_null(h);
		SYMBOL(h, pl_open);
		SYMBOL(h, pl_close);
		SYMBOL(h, pl_policy_parse);
		assert_true(p_pl_open && p_pl_close && p_pl_policy_parse);
		assert_int_equal(p_pl_open(NULL, &ctx), 0);
		assert_int_equal(p_pl_policy_parse("direct", &policy), 0);
		p_pl_close(ctx);
		assert_int_equal(dlclose(h), 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		/* First those whose children begin anew: CUDA is not started in their parent yet.
		 */
		cmocka_unit_test(forks_while_others_transfer),
		cmocka_unit_test(exit_with_transfers_in_flight),
		cmocka_unit_test_setup_teardown(a_child_after_fork, open_all, close_all),
		cmocka_unit_test(load_and_unload),
	};

	return cmocka_run_group_tests_name("process", tests, begin, end);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Memory of the fake CUDA driver as the end of a connection of the fake libibverbs: by a dma-buf,
 * and as drivers with peer memory have it. */

#include <sys/wait.h>

#include "verbs_side.h"

#include "lib/fakecuda_app.h"

#define LEN 65536

static struct app app;
static struct side a;
static struct side b;
static unsigned long long block;
static unsigned long long gpu; /* in it, at the start of a page */

static int begin(void **state)
{
	(void)state;
	app_find(&app, getenv("FAKECUDA_LIB"));
	assert_int_equal(app.init(0), 0);
	app_enter(&app, 0);
	assert_int_equal(app.alloc(&block, LEN + 4096), 0);
	gpu = (block + 4095) / 4096 * 4096;
	how_usual();
	side_load();
	side_pair(&a, &b);
	return 0;
}

static int end(void **state)
{
	(void)state;
	side_close(&a);
	side_close(&b);
	side_clean();
	assert_int_equal(app.free(block), 0);
	app_leave(&app, 0);
	return 0;
}

/* Reads a byte of it through a queue pair that is its own peer, which orders what the NIC wrote. */
static void flush(const struct card *to)
{
	struct side c = b;
	struct card self;

	side_make_qp(&c);
	self = side_card(&c);
	side_connect(&c, &self);
	assert_int_equal(side_post(&c, VERBS_WR_RDMA_READ, 0, 1, to, 100, 3), 0);
	side_done(c.cq, 3, VERBS_WC_SUCCESS);
	assert_int_equal(v->ibv_destroy_qp(c.qp), 0);
}

/* Writes to it from the other end, and reads it back. */
static void carry(struct verbs_mr *mr, bool late)
{
	struct card to = { .rkey = mr->rkey, .addr = gpu };
	char got[5000];

	unit_pattern(a.buf, 5000, 4);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 5000, &to, 100, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	if (late) {
		assert_int_equal(app.peek(gpu + 100, got, sizeof(got)), 0);
		assert_memory_not_equal(got, a.buf, sizeof(got));
		flush(&to);
	}
	assert_int_equal(app.peek(gpu + 100, got, sizeof(got)), 0);
	assert_pattern(got, sizeof(got), 4);
	unit_pattern(got, sizeof(got), 9);
	assert_int_equal(app.poke(gpu + 8192, got, sizeof(got)), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 10000, 5000, &to, 8192, 2), 0);
	side_done(a.cq, 2, VERBS_WC_SUCCESS);
	assert_pattern(a.buf + 10000, 5000, 9);
	assert_int_equal(v->ibv_dereg_mr(mr), 0);
}

static void by_dmabuf(void **state)
{
	unsigned int (*handle)(void *out, unsigned long long p, size_t len, unsigned int type,
			       unsigned long long flags);
	void *lib = dlopen(getenv("FAKECUDA_LIB"), RTLD_NOW | RTLD_NOLOAD);
	void *sym = lib ? dlsym(lib, "cuMemGetHandleForAddressRange") : NULL;
	struct verbs_mr *mr;
	int fd = -1;

	(void)state;
	assert_non_null(sym);
	memcpy(&handle, &sym, sizeof(sym));
	assert_int_equal(handle(&fd, gpu, LEN, 1, 0), 0);
	mr = v->ibv_reg_dmabuf_mr(b.pd, 0, LEN, gpu, fd, ACCESS_ALL);
	assert_non_null(mr);
	(void)close(fd); /* the region has a reference of its own */
	carry(mr, true);
	(void)dlclose(lib);
}

static void by_peer_memory(void **state)
{
	struct verbs_mr *mr = v->ibv_reg_mr(b.pd, (void *)(uintptr_t)gpu, LEN, ACCESS_ALL);

	(void)state;
	assert_non_null(mr);
	carry(mr, false);
}

/* As on a kernel as it comes: device addresses are no memory of the process. */
static void without_peer_memory(void **state)
{
	char self[] = "/proc/self/exe";
	char word[] = "without";
	char *argv[] = { self, word, NULL };
	int status = 0;
	pid_t pid = fork();

	(void)state;
	if (pid == 0) {
		(void)execv(self, argv);
		_exit(9);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
}

static int without(void)
{
	void *state = NULL;

	(void)unsetenv("FAKEVERBS_PEERMEM");
	(void)setenv("FAKEVERBS_DMABUF", "0", 1);
	begin(&state);
	assert_null(v->ibv_reg_mr(b.pd, (void *)(uintptr_t)gpu, LEN, ACCESS_ALL));
	assert_int_equal(errno, EFAULT);
	assert_null(v->ibv_reg_dmabuf_mr(b.pd, 0, LEN, gpu, -1, ACCESS_ALL));
	assert_int_equal(errno, EOPNOTSUPP);
	end(&state);
	return 0;
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(by_dmabuf, begin, end),
		cmocka_unit_test_setup_teardown(by_peer_memory, begin, end),
		cmocka_unit_test(without_peer_memory),
	};

	if (argc > 1 && strcmp(argv[1], "without") == 0) {
		return without();
	}
	(void)setenv("FAKEVERBS_PEERMEM", "1", 1);
	(void)setenv("FAKEVERBS_LATE", "dmabuf", 1);
	(void)setenv("FAKEVERBS_LATE_SCOPE", "nic", 1);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NCCL's plug-in over a stand-in for libibverbs, between memory of a stand-in for CUDA's driver
 * that no processor can touch. */

#include <dirent.h>
#include <fcntl.h>

#include <peerlane/peerlane.h>

#include "app.h"
#include "unit/unit.h"

#define LEN (3u * MIB + 5)

static struct pl_ctx *ctx;

/* By a context of the program's own: the plug-in's knows nothing of it. */
static void *device_memory(size_t len)
{
	struct pl_dev *dev;
	void *p;

	CHECK_IS(pl_open(NULL, &ctx), 0);
	CHECK_IS(pl_dev_open(ctx, "cuda:0", &dev), 0);
	CHECK_IS(pl_mem_alloc(dev, len, 0, &p), 0);
	return p;
}

static void copy(void *dst, const void *src, size_t len)
{
	CHECK_IS(pl_copy(ctx, dst, src, len, NULL), len);
}

static void check_props(const struct app_table *t)
{
	struct nn_props_v12 p;

	CHECK_IS(t->calls->props(0, &p), 0);
	CHECK_IS(p.head.memory, NN_PTR_HOST | NN_PTR_CUDA | NN_PTR_DMABUF);
	CHECK_IS(p.head.recvs, NN_GROUP);
}

static void send_device(int sock, int version)
{
	struct app_table t;
	unsigned char *host = malloc(LEN);
	char *at = device_memory(LEN);
	void *comm;
	void *mr;

	app_begin(&t, version);
	check_props(&t);
	comm = app_sender(&t, sock);
	CHECK_IS(t.calls->reg_mr(comm, at, LEN, NN_PTR_CUDA, &mr), 0);
	for (unsigned int i = 0; i < 4; i++) {
		app_fill(host, LEN, i);
		copy(at, host, LEN);
		CHECK_IS(app_wait(&t, app_isend(&t, comm, at + i, LEN - i, 1, mr)), LEN - i);
	}
	CHECK_IS(t.calls->dereg_mr(comm, mr), 0);
	CHECK_IS(t.calls->close_send(comm), 0);
	app_end(&t);
	pl_close(ctx);
	free(host);
}

static void recv_device(int sock, int version)
{
	struct app_table t;
	unsigned char *host = malloc(LEN);
	unsigned char *want = malloc(LEN);
	char *at = device_memory(LEN);
	void *comm;
	void *mr;

	app_begin(&t, version);
	check_props(&t);
	comm = app_receiver(&t, sock);
	/* The library exports it by itself: the descriptor is not looked at. */
	CHECK_IS(t.calls->reg_mr_dmabuf(comm, at, LEN, NN_PTR_CUDA, 0, -1, &mr), 0);
	for (unsigned int i = 0; i < 4; i++) {
		void *to = at + i;
		void *flush = &flush;
		int len = (int)(LEN - i);

		memset(host, 0xaa, LEN);
		copy(at, host, LEN);
		CHECK_IS(app_wait(&t, app_irecv(&t, comm, to, LEN - i, 1, mr)), LEN - i);
		CHECK_IS(t.calls->iflush(comm, 1, &to, &len, &mr, &flush), 0);
		CHECK(!flush);
		copy(host, at, LEN);
		app_fill(want, LEN, i);
		for (unsigned int k = 0; k < i; k++) {
			CHECK_IS(host[k], 0xaa);
		}
		CHECK(memcmp(host + i, want + i, LEN - i) == 0);
	}
	CHECK_IS(t.calls->dereg_mr(comm, mr), 0);
	CHECK_IS(t.calls->dereg_mr(comm, mr), NN_ARGUMENT);
	CHECK_IS(t.calls->close_recv(comm), 0);
	app_end(&t);
	pl_close(ctx);
	free(host);
	free(want);
}

static void test_device(void **state)
{
	static char dir[] = "/tmp/peerlane-nccl-XXXXXX";
	const struct dirent *e;
	DIR *d;

	(void)state;
	CHECK(mkdtemp(dir));
	CHECK_IS(setenv("FAKEVERBS_DIR", dir, 1), 0);
	app_pair(send_device, recv_device, 12);
	d = opendir(dir);
	while (d && (e = readdir(d))) {
		(void)unlinkat(dirfd(d), e->d_name, 0);
	}
	(void)closedir(d);
	CHECK_IS(rmdir(dir), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_device) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Everything at once: handles and buffers that come and go under transfers, closes and reopenings
 * among them. What a call may return is checked; what it moved, by content. */

#include <pthread.h>
#include <stdatomic.h>

#include "cufile/cf.h"

#define LEN (256 * KIB)
#define ROUNDS 300

static const char *path;
static atomic_bool stop;
static atomic_uint moved;
static _Atomic(CUfileHandle_t) shared;
static char *buffers[4];

static void *own(void *arg)
{
	char *buf = fx_host(LEN);
	char want[4096];
	unsigned int seed = (unsigned int)(uintptr_t)arg;

	for (int i = 0; i < ROUNDS; i++) {
		int fd = open(path, O_RDWR | O_CLOEXEC);
		CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
		off_t off = (off_t)((seed + (unsigned int)i * 7919u) % (LEN - 4096));
		CUfileHandle_t fh = NULL;
		ssize_t n = 0;

		if (cuFileHandleRegister(&fh, &d).err == 0) {
			(void)cuFileBufRegister(buf, LEN, 0);
			n = cuFileRead(fh, buf, 4096, off, 0);
			(void)cuFileBufDeregister(buf);
			cuFileHandleDeregister(fh);
		}
		if (n == 4096) {
			fx_pattern(want, (uint64_t)off, 4096, 1);
			if (memcmp(buf, want, 4096) != 0) {
				abort();
			}
			atomic_fetch_add(&moved, 1);
		}
		(void)close(fd);
	}
	free(buf);
	return NULL;
}

static void *common(void *arg)
{
	char *buf = buffers[(uintptr_t)arg];

	while (!atomic_load(&stop)) {
		ssize_t n = cuFileRead(atomic_load(&shared), buf, LEN, 0, 0);

		/* The handle may be gone, or going, or the driver closing. */
		if (n != LEN &&
		    !(n == -1 && (errno == CU_FILE_HANDLE_NOT_REGISTERED || errno == EINVAL))) {
			abort();
		}
		atomic_fetch_add(&moved, n == LEN);
	}
	return NULL;
}

static void *closer(void *arg)
{
	(void)arg;
	while (!atomic_load(&stop)) {
		int fd = open(path, O_RDWR | O_CLOEXEC);
		CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
		CUfileHandle_t fh = NULL;

		if (cuFileHandleRegister(&fh, &d).err == 0) {
			atomic_store(&shared, fh);
			(void)usleep(500);
			cuFileHandleDeregister(fh);
		}
		(void)cuFileDriverClose();
		(void)close(fd);
	}
	return NULL;
}

static void together(void **state)
{
	pthread_t t[8];
	unsigned int n = 0;

	(void)state;
	for (uintptr_t i = 0; i < 4; i++) {
		buffers[i] = fx_host(LEN);
	}
	assert_int_equal(pthread_create(&t[n++], NULL, closer, NULL), 0);
	for (uintptr_t i = 0; i < 3; i++) {
		assert_int_equal(pthread_create(&t[n++], NULL, common, (void *)i), 0);
	}
	for (uintptr_t i = 0; i < 4; i++) {
		assert_int_equal(pthread_create(&t[n++], NULL, own, (void *)(i * 1000)), 0);
	}
	while (n > 4) {
		assert_int_equal(pthread_join(t[--n], NULL), 0);
	}
	atomic_store(&stop, true);
	while (n > 0) {
		assert_int_equal(pthread_join(t[--n], NULL), 0);
	}
	while (cuFileUseCount() > 0) {
		assert_cu(cuFileDriverClose(), 0);
	}
	assert_true(atomic_load(&moved) > 0);
	for (int i = 0; i < 4; i++) {
		free(buffers[i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(together) };

	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	path = fx_made("cufile-threads", LEN, 1);
	return cmocka_run_group_tests_name("cufile-threads", tests, NULL, NULL);
}

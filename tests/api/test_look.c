/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How devices reach each other is looked up by a worker: neither opening a device nor a transfer
 * that does not depend on it waits for the GPUs' management library. */

#include "fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define LEN (512 * KIB) /* links of other devices are of no use to it */
#define SEED 5u

/* The management library stands in its start until somebody writes what the machine has. Returns
 * when it does. */
static int find_it_waiting(const char *fifo)
{
	double until = fx_now() + 30;
	int fd;

	while ((fd = open(fifo, O_WRONLY | O_NONBLOCK | O_CLOEXEC)) < 0 && fx_now() < until) {
		assert_int_equal(errno, ENXIO); /* nobody reads it yet */
		(void)usleep(1000);
	}
	assert_true(fd >= 0);
	return fd;
}

static void let_it_go(int fd)
{
	static const char text[] = "gpu 0000:0a:00.0 90 1024 1024 5 5 16 16 0 0 Fake GPU\n"
				   "gpu 0000:0b:00.0 90 1024 1024 5 5 16 16 0 0 Fake GPU\n";

	assert_int_equal(write(fd, text, sizeof(text) - 1), sizeof(text) - 1);
	assert_int_equal(close(fd), 0);
}

static void read_into(const struct fx *f, struct pl_dev *dev, struct pl_file *file)
{
	void *mem;

	assert_ok(pl_mem_alloc(dev, LEN, 0, &mem));
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	fx_dev_is(f, mem, 0, LEN, SEED);
	assert_ok(pl_mem_free(f->ctx, mem));
}

static void nobody_waits(void **state)
{
	struct fx f;
	struct pl_dev *more[2];
	struct pl_file *file;
	const char *fifo = fx_path("nvml");
	const char *path;
	int fd;

	(void)state;
	assert_int_equal(mkfifo(fifo, 0600), 0);
	path = fx_made("look", LEN, SEED);
	assert_int_equal(setenv("FAKENVML", fifo, 1), 0);
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDONLY);
	assert_ok(pl_dev_open(f.ctx, "cuda:1", &more[0]));
	fd = find_it_waiting(fifo);
	read_into(&f, f.dev, file);
	/* Nor those who ask for the first time where a device is. */
	assert_ok(pl_dev_open(f.ctx, "cuda:2", &more[1]));
	read_into(&f, more[1], file);
	/* pl_close() waits for the worker. Once: nobody asks the library again. */
	let_it_go(fd);
	fx_shut(file);
	pl_dev_close(more[1]);
	pl_dev_close(more[0]);
	fx_close(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(nobody_waits) };

	(void)alarm(60);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

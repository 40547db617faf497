/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* How devices reach each other is looked up by a worker: neither opening a device nor a transfer
 * that does not depend on it waits for the GPUs' management library. */

#include "fixture.h"

#include <sys/stat.h>
#include <unistd.h>

#define LEN (512 * KIB) /* links of other devices are of no use to it */
#define SEED 5u

/* The management library stands in its start until somebody writes what the machine has. */
static void let_it_go(const char *path)
{
	FILE *f = fopen(path, "we");

	assert_non_null(f);
	assert_true(fputs("gpu 0000:0a:00.0 90 1024 1024 5 5 16 16 0 0 Fake GPU\n"
			  "gpu 0000:0b:00.0 90 1024 1024 5 5 16 16 0 0 Fake GPU\n",
			  f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static void nobody_waits(void **state)
{
	struct fx f;
	struct pl_dev *other;
	struct pl_file *file;
	const char *fifo = fx_path("nvml");
	const char *path;
	char *mem;

	(void)state;
	assert_int_equal(mkfifo(fifo, 0600), 0);
	path = fx_made("look", LEN, SEED);
	assert_int_equal(setenv("FAKENVML", fifo, 1), 0);
	fx_open(&f, NULL);
	assert_ok(pl_dev_open(f.ctx, "cuda:1", &other));
	mem = fx_alloc(&f, LEN);
	file = fx_file(&f, path, O_RDONLY);
	assert_moved(pl_read(file, mem, LEN, 0, NULL), LEN);
	fx_dev_is(&f, mem, 0, LEN, SEED);
	/* pl_close() waits for the worker. Once: nobody asks the library again. */
	let_it_go(fifo);
	fx_shut(file);
	fx_free(&f, mem);
	pl_dev_close(other);
	fx_close(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(nobody_waits) };

	(void)alarm(60);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

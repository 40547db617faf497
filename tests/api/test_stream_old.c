/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A driver from before streams could wait for values: streams are refused with what it takes, and
 * everything else works. */

#include "fixture.h"

static void refused(void **state)
{
	struct pl_stream *s = NULL;
	struct fx fx;
	const char *path;
	struct pl_file *file;
	char *mem;

	(void)state;
	fx_open(&fx, NULL);
	assert_fails(pl_stream_create(fx.dev, &s), EOPNOTSUPP, "11.7");
	assert_fails(pl_stream_wrap(fx.dev, NULL, &s), EOPNOTSUPP, "11.6");
	assert_null(s);
	path = fx_made("old", MIB, 1);
	file = fx_file(&fx, path, O_RDONLY);
	mem = fx_alloc(&fx, MIB);
	assert_moved(pl_read(file, mem, MIB, 0, NULL), MIB);
	fx_dev_is(&fx, mem, 0, MIB, 1);
	fx_free(&fx, mem);
	fx_close(&fx);
	assert_int_equal(unlink(path), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(refused) };

	return cmocka_run_group_tests_name("stream, old driver", tests, NULL, NULL);
}

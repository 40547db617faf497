/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The configuration file, the variables, the log. Runs in a folder of its own. */

#include "config_kit.h"

static size_t batchsize(void)
{
	size_t v = 0;

	assert_cu(cuFileGetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, &v),
		  CU_FILE_SUCCESS);
	return v;
}

static void precedence(void **state)
{
	char level[16];

	(void)state;
	assert_int_equal(batchsize(), 128);
	put("cufile.json", "// comment\n{ \"properties\": { \"io_batchsize\": 16, /* more */\n"
			   "\"use_poll_mode\": true }, \"logging\": { \"level\": \"WARN\" } }");
	assert_int_equal(batchsize(), 16);
	assert_cu(cuFileGetParameterString(CUFILE_PARAM_LOGGING_LEVEL, level, 16), 0);
	assert_string_equal(level, "WARN");
	(void)setenv("CUFILE_LOGGING_LEVEL", "INFO", 1);
	assert_cu(cuFileGetParameterString(CUFILE_PARAM_LOGGING_LEVEL, level, 16), 0);
	assert_string_equal(level, "INFO");
	assert_cu(cuFileSetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "ERROR"), 0);
	assert_cu(cuFileSetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 32), 0);
	assert_int_equal(batchsize(), 32);
	assert_cu(cuFileDriverOpen(), 0);
	assert_int_equal(batchsize(), 32);
	assert_cu(cuFileGetParameterString(CUFILE_PARAM_LOGGING_LEVEL, level, 16), 0);
	assert_string_equal(level, "ERROR");
	assert_cu(cuFileSetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 8),
		  CU_FILE_DRIVER_ALREADY_OPEN);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(batchsize(), 16); /* what was set was for one opening */
}

/* They do not open the driver; its next opening has them, and no other. */
static void properties_set_while_closed(void **state)
{
	CUfileDrvProps_t p;
	size_t poll_kb;
	size_t direct_kb;

	(void)state;
	assert_cu(cuFileDriverGetProperties(&p), 0);
	poll_kb = p.nvfs.poll_thresh_size;
	direct_kb = p.nvfs.max_direct_io_size;
	assert_cu(cuFileDriverSetPollMode(true, 64), 0);
	assert_int_equal(cuFileUseCount(), 0);
	assert_cu(cuFileDriverSetMaxDirectIOSize(128), 0);
	assert_int_equal(cuFileUseCount(), 0);
	for (int open = 0; open < 2; open++) {
		assert_cu(cuFileDriverGetProperties(&p), 0);
		assert_int_equal(p.nvfs.poll_thresh_size, 64);
		assert_int_equal(p.nvfs.max_direct_io_size, 128);
		assert_true(p.nvfs.dcontrolflags & 1u << CU_FILE_USE_POLL_MODE);
		if (!open) {
			assert_cu(cuFileDriverOpen(), 0);
			assert_int_equal(cuFileUseCount(), 1);
		}
	}
	assert_cu(cuFileDriverSetPollMode(false, 32), 0);
	assert_cu(cuFileDriverGetProperties(&p), 0);
	assert_int_equal(p.nvfs.poll_thresh_size, 32);
	assert_false(p.nvfs.dcontrolflags & 1u << CU_FILE_USE_POLL_MODE);
	assert_cu(cuFileDriverClose(), 0);
	assert_cu(cuFileDriverGetProperties(&p), 0);
	assert_int_equal(p.nvfs.poll_thresh_size, poll_kb);
	assert_int_equal(p.nvfs.max_direct_io_size, direct_kb);
	assert_int_equal(cuFileUseCount(), 0);
}

static void out_of_range(void **state)
{
	(void)state;
	assert_cu(cuFileSetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 100000), 0);
	assert_int_equal(batchsize(), 100000);
	assert_cu(cuFileDriverOpen(), 0);
	assert_int_equal(batchsize(), 128);
	assert_non_null(strstr(get("cufile.log"), "properties:io_batchsize was set to 100000"));
	assert_cu(cuFileDriverClose(), 0);
}

/* Not JSON, or a value that cannot be: the driver does not open, and the log says why. */
static void bad_files(void **state)
{
	static const char *const bad[] = {
		"",
		"{",
		"[1]",
		"\x7f\x45\x4c\x46",
		"{ \"properties\": { \"io_batchsize\": 100000 } }",
		"{ \"properties\": { \"io_batchsize\": \"16\" } }",
		"{ \"properties\": { \"allow_compat_mode\": 1 } }",
		"{ \"execution\": { \"max_io_threads\": -1 } }",
		"{ \"execution\": { \"max_io_threads\": 2.5 } }",
		"{ \"properties\": { \"posix_pool_slab_size_kb\": [1, -1] } }",
		"{ \"properties\": { \"posix_pool_slab_size_kb\": [\"1\"] } }",
		"{ \"properties\": { \"rdma_dynamic_routing\": 1 } }",
		"{ \"properties\": { \"rdma_dynamic_routing_order\": \"P2P\" } }",
		"{ \"properties\": { \"rdma_dynamic_routing_order\": [] } }",
		"{ \"properties\": { \"rdma_dynamic_routing_order\": [\"P2P\", \"P2P\"] } }",
		"{ \"properties\": { \"rdma_dynamic_routing_order\": [\"p2p\"] } }",
		"{ \"properties\": { \"rdma_dynamic_routing_order\": [\"P2P\", 1] } }",
	};
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = 0 } };
	CUfileHandle_t fh;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		(void)unlink("cufile.log");
		put("cufile.json", bad[i]);
		if ((int)cuFileDriverOpen().err != -EINVAL) {
			fail_msg("the driver opens with: %s", bad[i]);
		}
		assert_cu(cuFileHandleRegister(&fh, &d), -EINVAL);
		assert_int_equal(cuFileUseCount(), 0);
		if (!strstr(get("cufile.log"), "ERROR")) {
			fail_msg("the log says nothing of: %s", bad[i]);
		}
	}
	put("cufile.json", "{}");
	assert_cu(cuFileDriverOpen(), 0);
	assert_cu(cuFileDriverClose(), 0);
}

static void deep_and_huge(void **state)
{
	char *text = calloc(1, 1200000);

	(void)state;
	memset(text, '[', 10000);
	put("cufile.json", text);
	assert_cu(cuFileDriverOpen(), -EINVAL);
	for (size_t i = 0; i < 10000; i++) {
		memcpy(text + i * 5, "{\"a\":", 5);
	}
	put("cufile.json", text);
	assert_cu(cuFileDriverOpen(), -EINVAL);
	memset(text, ' ', 1199999);
	put("cufile.json", text);
	assert_cu(cuFileDriverOpen(), -EINVAL);
	free(text);
}

static void missing_file(void **state)
{
	(void)state;
	(void)setenv("CUFILE_ENV_PATH_JSON", "$PWD/no/such/file.json", 1);
	assert_cu(cuFileDriverOpen(), 0);
	assert_int_equal(batchsize(), 128);
	assert_int_equal(access("cufile.log", F_OK), -1); /* nothing to say, no file */
	assert_cu(cuFileDriverClose(), 0);
}

static void unknown_names(void **state)
{
	(void)state;
	(void)setenv("CUFILE_LOGGING_LEVEL", "WARN", 1);
	put("cufile.json", "{ \"properties\": { \"io_batchsise\": 1, \"rdma_dc_key\": 7 },"
			   " \"denylist\": { \"mounts\": [\"/a\"] }, \"nothing\": {\"x\": 1} }");
	for (int i = 0; i < 3; i++) {
		assert_cu(cuFileDriverOpen(), 0);
		assert_cu(cuFileDriverClose(), 0);
	}
	assert_int_equal(times(get("cufile.log"), "properties:io_batchsise"), 1);
	assert_int_equal(times(get("cufile.log"), "nothing:x"), 1);
	assert_int_equal(times(get("cufile.log"), "\n"), 2);
	assert_int_equal(times(get("cufile.log"), " WARN "), 2);
}

/* At INFO, one line a file: the route, and why. */
static void route_line(void **state)
{
	int fd = open(fx_made("cufile-route", MIB, 1), O_RDWR | O_CLOEXEC);
	CUfileHandle_t fh;
	char *line;

	(void)state;
	(void)setenv("CUFILE_LOGGING_LEVEL", "INFO", 1);
	(void)setenv("CUFILE_LOGFILE_PATH", "other.log", 1);
	fh = cf_register(fd);
	line = strstr(get("other.log"), "cufile-route");
	if (!line || !strstr(line, "route ") || !strstr(line, "soft:0")) {
		fail_msg("the log is: %s", get("other.log"));
	}
	assert_int_equal(times(get("other.log"), "cufile-route"), 1);
	assert_int_equal(access("cufile.log", F_OK), -1);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	(void)close(fd);
}

/* A program that closes every descriptor that it does not know: its next file is not the log. */
static void closed_by_a_stranger(void **state)
{
	static char buf[1];
	char *was;
	int closed = 0;
	int more[20];
	int fd;

	(void)state;
	assert_cu(cuFileDriverOpen(), 0);
	(void)usleep(1100000); /* past the limit on lines of the tests before */
	(void)cuFileRead(NULL, buf, 1, 0, 0);
	assert_int_equal(times(get("cufile.log"), "a read is refused"), 1);
	for (int i = 3; i < 200; i++) {
		char name[4096];
		char link[32];
		ssize_t n;

		(void)snprintf(link, sizeof(link), "/proc/self/fd/%d", i);
		n = readlink(link, name, sizeof(name) - 1);
		n = n < 0 ? 0 : n;
		name[n] = '\0';
		if (n > 10 && strcmp(name + n - 10, "cufile.log") == 0) {
			assert_int_equal(close(i), 0);
			closed++;
		}
	}
	assert_int_equal(closed, 1);
	fd = open("stranger", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	for (int i = 0; i < 20; i++) {
		more[i] = dup(fd);
	}
	(void)cuFileRead(NULL, buf, 1, 0, 0);
	was = get("stranger");
	assert_string_equal(was, "");
	assert_int_equal(times(get("cufile.log"), "a read is refused"), 2);
	assert_cu(cuFileDriverClose(), 0);
	for (int i = 0; i < 20; i++) {
		(void)close(more[i]);
	}
	(void)close(fd);
	(void)unlink("stranger");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup(precedence, clean),
		cmocka_unit_test_setup(properties_set_while_closed, clean),
		cmocka_unit_test_setup(out_of_range, clean),
		cmocka_unit_test_setup(bad_files, clean),
		cmocka_unit_test_setup(deep_and_huge, clean),
		cmocka_unit_test_setup(missing_file, clean),
		cmocka_unit_test_setup(closed_by_a_stranger, clean),
		cmocka_unit_test_setup(unknown_names, clean),
		cmocka_unit_test_setup(route_line, clean),
	};
	int rc;

	if (!mkdtemp(folder) || chdir(folder)) {
		perror(folder);
		return 1;
	}
	rc = cmocka_run_group_tests_name("cufile-config", tests, NULL, NULL);
	(void)clean(NULL);
	(void)!chdir("..");
	(void)rmdir(folder);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The configuration file, the variables, the log. Runs in a folder of its own. */

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>

#include "cufile/cf.h"

static char folder[] = "cufile-config.XXXXXX";

static void put(const char *name, const char *text)
{
	FILE *f = fopen(name, "we");

	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static char *get(const char *name)
{
	static char text[65536];
	FILE *f = fopen(name, "re");
	size_t n = f ? fread(text, 1, sizeof(text) - 1, f) : 0;

	if (f) {
		(void)fclose(f);
	}
	text[n] = '\0';
	return text;
}

static int clean(void **state)
{
	(void)state;
	(void)unlink("cufile.log");
	(void)unlink("other.log");
	(void)unlink("cufile.json");
	(void)unsetenv("CUFILE_LOGGING_LEVEL");
	(void)unsetenv("CUFILE_LOGFILE_PATH");
	(void)unsetenv("CUFILE_LOGFILE_MAX_SIZE_MB");
	(void)unsetenv("CUFILE_FORCE_COMPAT_MODE");
	(void)unsetenv("CUFILE_ALLOW_COMPAT_MODE");
	return setenv("CUFILE_ENV_PATH_JSON", "cufile.json", 1);
}

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

static size_t times(const char *text, const char *words)
{
	size_t n = 0;

	for (const char *p = text; (p = strstr(p, words)); p++) {
		n++;
	}
	return n;
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

/* As if the file lay on this file system. */
static void pretend(const char *path, const char *fs)
{
	char text[200];
	struct stat st;

	assert_int_equal(stat(path, &st), 0);
	(void)snprintf(text, sizeof(text), "20 1 %u:%u / / rw - %s server:/share rw\n",
		       major(st.st_dev), minor(st.st_dev), fs);
	assert_true(mkdir("root", 0700) == 0 || errno == EEXIST);
	assert_true(mkdir("root/proc", 0700) == 0 || errno == EEXIST);
	assert_true(mkdir("root/proc/self", 0700) == 0 || errno == EEXIST);
	put("root/proc/self/mountinfo", text);
	assert_int_equal(setenv("PEERLANE_TEST_SYSROOT", "root", 1), 0);
}

/* Both memories at once, in entries of a batch. */
static void read_in_batch(CUfileHandle_t fh, char *host, char *dev)
{
	char *mem[] = { host, dev };
	CUfileIOEvents_t events[2];
	CUfileIOParams_t p[2];
	CUfileBatchHandle_t b;
	unsigned int n = 2;

	memset(p, 0, sizeof(p));
	for (int i = 0; i < 2; i++) {
		p[i].mode = CUFILE_BATCH;
		p[i].fh = fh;
		p[i].opcode = CUFILE_READ;
		p[i].u.batch.devPtr_base = mem[i];
		p[i].u.batch.size = MIB;
	}
	memset(host, 0, MIB);
	assert_cu(cuFileBatchIOSetUp(&b, 2), 0);
	assert_cu(cuFileBatchIOSubmit(b, 2, p, 0), 0);
	assert_cu(cuFileBatchIOGetStatus(b, 2, &n, events, NULL), 0);
	assert_int_equal(n, 2);
	assert_int_equal(events[0].ret, MIB);
	assert_int_equal(events[1].ret, MIB);
	cuFileBatchIODestroy(b);
}

/* Whether a read of the file is staged, by the log and by what arrives. */
static bool is_staged(const char *path, const char *routing)
{
	static char json[400];
	static _Alignas(4096) char got[MIB], want[MIB], nothing[MIB];
	struct fx fx;
	char *dev;
	CUfileHandle_t fh;
	bool staged;
	char *line;
	int fd;

	(void)unlink("cufile.log");
	(void)setenv("CUFILE_LOGGING_LEVEL", "INFO", 1);
	(void)snprintf(json, sizeof(json), "{ \"properties\": { %s } }", routing);
	put("cufile.json", json);
	fd = open(path, O_RDWR | O_CLOEXEC);
	fh = cf_register(fd);
	line = strstr(get("cufile.log"), "cufile-routing");
	if (!line || !strstr(line, " route ")) {
		fail_msg("the log is: %s", get("cufile.log"));
	}
	line = strstr(line, " route ");
	line[strcspn(line, "(")] = '\0';
	staged = strstr(line, "copy") != NULL;
	fx_open(&fx, NULL);
	dev = fx_alloc(&fx, MIB);
	/* A GPU's memory goes by the policy; the host's has nothing to be staged for. */
	fx_put(&fx, dev, nothing, sizeof(nothing));
	assert_io(cuFileRead(fh, dev, MIB, 0, 0), MIB);
	fx_dev_is(&fx, dev, 0, MIB, 1);
	memset(got, 0, sizeof(got));
	assert_io(cuFileRead(fh, got, MIB, 0, 0), MIB);
	fx_pattern(want, 0, MIB, 1);
	fx_same(got, want, MIB, "host memory");
	read_in_batch(fh, got, dev);
	fx_same(got, want, MIB, "host memory by a batch");
	fx_dev_is(&fx, dev, 0, MIB, 1);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(close(fd), 0);
	fx_free(&fx, dev);
	fx_close(&fx);
	return staged;
}

#define ON "\"rdma_dynamic_routing\": true"
#define ORDER(list) ON ", \"rdma_dynamic_routing_order\": [" list "]"

/* Files of a network's file system go by the order; others, and without the switch, all do as ever.
 */
static void routing(void **state)
{
	const char *path = fx_made("cufile-routing", MIB, 1);

	(void)state;
	pretend(path, "nfs4");
	assert_false(is_staged(path, "\"rdma_dynamic_routing\": false"));
	assert_true(is_staged(path, ON));
	assert_null(strstr(get("cufile.log"), "other GPUs' links are not used"));
	assert_true(is_staged(path, ORDER("\"GPU_MEM\", \"SYS_MEM\"")));
	assert_non_null(strstr(get("cufile.log"), "no route stops in GPU_MEM here"));
	assert_non_null(strstr(get("cufile.log"), "other GPUs' links are not used"));
	assert_true(is_staged(path, ORDER("\"GPU_MEM_NVLINKS\", \"P2P\"")));
	assert_null(strstr(get("cufile.log"), "other GPUs' links are not used"));
	assert_false(is_staged(path, ORDER("\"P2P\", \"GPU_MEM_NVLINKS\"")));
	assert_true(is_staged(path, ORDER("\"SYS_MEM\"")));
	assert_true(is_staged(path, ORDER("\"SYS_MEM\", \"P2P\"")));
	assert_false(is_staged(path, ORDER("\"P2P\", \"SYS_MEM\"")));
	assert_false(is_staged(path, ORDER("\"GPU_MEM\", \"P2P\"")));
	assert_false(is_staged(path, ORDER("\"GPU_MEM\"")));
	assert_false(is_staged(path, ON ", \"allow_compat_mode\": false"));
	pretend(path, "lustre");
	assert_true(is_staged(path, ON));
	pretend(path, "ext4");
	assert_false(is_staged(path, ON));
	(void)unsetenv("PEERLANE_TEST_SYSROOT");
	(void)unlink("root/proc/self/mountinfo");
	(void)rmdir("root/proc/self");
	(void)rmdir("root/proc");
	(void)rmdir("root");
}

static void limited(void **state)
{
	static char buf[1];

	(void)state;
	assert_cu(cuFileDriverOpen(), 0);
	for (int i = 0; i < 100000; i++) {
		(void)cuFileRead(NULL, buf, 1, 0, 0);
	}
	assert_in_range(times(get("cufile.log"), "a read is refused"), 1, 200);
	assert_cu(cuFileDriverClose(), 0);
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

/* The shape of a line: date, time, process, thread, level. */
static void line_shape(void **state)
{
	static char buf[1];
	int d[8];
	char level[16];
	int got;

	(void)state;
	assert_cu(cuFileDriverOpen(), 0);
	(void)usleep(1100000); /* past the limit on lines of the test before */
	(void)cuFileRead(NULL, buf, 1, 0, 0);
	got = sscanf(get("cufile.log"), " %2d-%2d-%4d %2d:%2d:%2d:%3d [pid=%d tid=%*d] %15s", &d[0],
		     &d[1], &d[2], &d[3], &d[4], &d[5], &d[6], &d[7], level);
	assert_int_equal(got, 9);
	assert_int_equal(d[7], getpid());
	assert_string_equal(level, "ERROR");
	assert_cu(cuFileDriverClose(), 0);
}

static void forced(void **state)
{
	bool allow = false;

	(void)state;
	(void)setenv("CUFILE_FORCE_COMPAT_MODE", "true", 1);
	(void)setenv("CUFILE_ALLOW_COMPAT_MODE", "false", 1);
	assert_cu(cuFileGetParameterBool(CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE, &allow), 0);
	assert_true(allow);
}

static void forced_by_a_parameter(void **state)
{
	bool allow = false;

	(void)state;
	put("cufile.json", "{ \"properties\": { \"allow_compat_mode\": false } }");
	assert_cu(cuFileSetParameterBool(CUFILE_PARAM_FORCE_COMPAT_MODE, true), 0);
	assert_cu(cuFileDriverOpen(), 0);
	assert_cu(cuFileGetParameterBool(CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE, &allow), 0);
	assert_true(allow);
	assert_cu(cuFileDriverClose(), 0);
}

/* What was set is how large a batch may be, not only what one is told. */
static void size_of_batches(void **state)
{
	CUfileBatchHandle_t b;

	(void)state;
	for (unsigned int most = 16; most <= 256; most += 240) {
		assert_cu(cuFileSetParameterSizeT(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, most), 0);
		assert_cu(cuFileDriverOpen(), 0);
		assert_cu(cuFileBatchIOSetUp(&b, most), 0);
		cuFileBatchIODestroy(b);
		assert_cu(cuFileBatchIOSetUp(&b, most + 1), CU_FILE_INVALID_VALUE);
		assert_cu(cuFileDriverClose(), 0);
	}
}

static off_t length(const char *name)
{
	struct stat st;

	return stat(name, &st) ? -1 : st.st_size;
}

/* In a folder of somebody else's the log's name may be a link, or a second name of a file: nothing
 * goes through the one, and the other is not cut. */
static void not_its_own(void **state)
{
	static char buf[1];
	int fd = open("victim", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	(void)state;
	assert_true(fd >= 0);
	assert_int_equal(ftruncate(fd, 4 << 20), 0);
	(void)close(fd);
	assert_int_equal(setenv("CUFILE_LOGFILE_MAX_SIZE_MB", "1", 1), 0);
	assert_int_equal(symlink("victim", "cufile.log"), 0);
	(void)usleep(1100000); /* past the limit on lines of the tests before */
	assert_cu(cuFileDriverOpen(), 0);
	(void)cuFileRead(NULL, buf, 1, 0, 0);
	assert_cu(cuFileDriverClose(), 0);
	assert_int_equal(length("victim"), 4 << 20);
	assert_cu(cuFileExportPCIeTopology("cufile.log"), CU_FILE_INVALID_VALUE);
	assert_int_equal(length("victim"), 4 << 20);
	assert_int_equal(unlink("cufile.log"), 0);
	assert_int_equal(link("victim", "other.log"), 0);
	assert_int_equal(setenv("CUFILE_LOGFILE_PATH", "other.log", 1), 0);
	assert_cu(cuFileDriverOpen(), 0);
	(void)cuFileRead(NULL, buf, 1, 0, 0);
	assert_cu(cuFileDriverClose(), 0);
	assert_true(length("victim") > 4 << 20);
	assert_cu(cuFileExportPCIeTopology("other.log"), CU_FILE_INVALID_VALUE);
	assert_true(length("victim") > 4 << 20);
	(void)unlink("victim");
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
		cmocka_unit_test_setup(routing, clean),
		cmocka_unit_test_setup(limited, clean),
		cmocka_unit_test_setup(line_shape, clean),
		cmocka_unit_test_setup(forced, clean),
		cmocka_unit_test_setup(forced_by_a_parameter, clean),
		cmocka_unit_test_setup(size_of_batches, clean),
		cmocka_unit_test_setup(not_its_own, clean),
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

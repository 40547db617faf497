/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Routing by the configuration: which files go which way, and its limits. */

#include "config_kit.h"

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

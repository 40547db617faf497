/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the drop-in says of itself is what the tool says from outside: the route in the log is that
 * of `peerlane explain`, and cuFile's statistics add up to those of `peerlane stat PID`. The tool's
 * path is in PEERLANE_BIN.
 */

#include <json-c/json.h>

#include "cufile/cf.h"

#define LEN (4 * MIB)
#define READS 7u

static struct fx fx;
static const char *path;
static char *mem;
static char *host;

/* What the tool prints, as JSON; asserts that it succeeds. */
static struct json_object *tool(const char *args)
{
	static char text[1 << 16];
	struct json_object *o;
	char cmd[1024];
	size_t n;
	FILE *p;

	(void)snprintf(cmd, sizeof(cmd), "'%s' %s", getenv("PEERLANE_BIN"), args);
	p = popen(cmd, "re");
	assert_non_null(p);
	n = fread(text, 1, sizeof(text) - 1, p);
	text[n] = '\0';
	if (pclose(p) != 0) {
		fail_msg("%s: %s", cmd, text);
	}
	o = json_tokener_parse(text);
	assert_non_null(o);
	return o;
}

static struct json_object *get(struct json_object *o, const char *key)
{
	struct json_object *v = NULL;

	if (!json_object_object_get_ex(o, key, &v)) {
		fail_msg("no \"%s\" in %s", key, json_object_to_json_string(o));
	}
	return v;
}

static CUfileHandle_t registered(int fd)
{
	CUfileHandle_t fh = cf_register(fd);

	assert_non_null(fh);
	return fh;
}

/* The route that the log names for the file, as it is about reads. */
static void logged_route(char *route, size_t space)
{
	static char text[1 << 16];
	FILE *log = fopen("agree.log", "re");
	size_t n = log ? fread(text, 1, sizeof(text) - 1, log) : 0;
	char *at;

	assert_non_null(log);
	(void)fclose(log);
	text[n] = '\0';
	at = strstr(text, "cufile-agree");
	at = at ? strstr(at, ": route ") : NULL;
	if (!at) {
		fail_msg("the log has no route of the file: %s", text);
	}
	at += strlen(": route ");
	(void)snprintf(route, space, "%.*s", (int)strcspn(at, " "), at);
}

static void route(void **state)
{
	int fd = open(path, O_RDWR | O_CLOEXEC);
	struct json_object *routes;
	CUfileHandle_t fh;
	char args[512];
	char said[64];
	const char *chosen = NULL;
	struct json_object *o;

	(void)state;
	fh = registered(fd);
	logged_route(said, sizeof(said));
	(void)snprintf(args, sizeof(args), "explain --json '%s' gpu:0", path);
	o = tool(args);
	routes = get(o, "routes");
	for (size_t i = 0; i < json_object_array_length(routes); i++) {
		struct json_object *r = json_object_array_get_idx(routes, i);

		if (json_object_get_boolean(get(r, "chosen"))) {
			chosen = json_object_get_string(get(r, "route"));
		}
	}
	assert_non_null(chosen);
	assert_string_equal(said, chosen);
	(void)json_object_put(o);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileDriverClose(), 0);
	(void)close(fd);
}

struct sum {
	uint64_t ops;
	uint64_t bytes;
	uint64_t past; /* bytes past the page cache, straight into the device's memory */
};

/* What `peerlane stat` has of this process; device: NULL for all. */
static struct sum stat_of(struct json_object *o, const char *device, const char *op)
{
	struct json_object *rows = get(o, "rows");
	struct sum s = { 0 };

	for (size_t i = 0; i < json_object_array_length(rows); i++) {
		struct json_object *r = json_object_array_get_idx(rows, i);
		const char *by = json_object_get_string(get(r, "route"));
		uint64_t bytes = json_object_get_uint64(get(r, "bytes"));

		if (strcmp(json_object_get_string(get(r, "op")), op) != 0 ||
		    (device && strcmp(json_object_get_string(get(r, "device")), device) != 0)) {
			continue;
		}
		s.ops += json_object_get_uint64(get(r, "transfers"));
		s.bytes += bytes;
		if (strcmp(by, "direct") == 0 || strcmp(by, "p2pdma") == 0) {
			s.past += bytes;
		}
	}
	return s;
}

static void move(CUfileHandle_t fh)
{
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .fh = fh, .opcode = CUFILE_READ };
	unsigned int nr = 1;
	CUfileBatchHandle_t b;
	CUfileIOEvents_t ev;

	for (unsigned int i = 0; i < READS; i++) {
		assert_io(cuFileRead(fh, mem, 65536 * (i + 1), 0, 0), 65536 * (i + 1));
	}
	assert_io(cuFileRead(fh, mem, 100, 7, 0), 100);
	assert_io(cuFileRead(fh, host, 8192, 0, 0), 8192);
	assert_io(cuFileWrite(fh, mem, MIB, 0, 0), MIB);
	assert_io(cuFileWrite(fh, mem, 999, 5, 0), 999);
	fx_cold(path); /* for what a batch does not tell, see statistics() */
	io.u.batch.devPtr_base = mem;
	io.u.batch.size = MIB;
	assert_cu(cuFileBatchIOSetUp(&b, 1), 0);
	assert_cu(cuFileBatchIOSubmit(b, 1, &io, 0), 0);
	assert_cu(cuFileBatchIOGetStatus(b, 1, &nr, &ev, NULL), 0);
	assert_int_equal(nr, 1);
	assert_int_equal(ev.ret, MIB);
	cuFileBatchIODestroy(b);
}

static void statistics(void **state)
{
	int fd = open(path, O_RDWR | O_CLOEXEC);
	CUfileStatsLevel3_t l3;
	CUfileStatsLevel1_t *l1 = &l3.detailed.basic;
	struct json_object *o;
	CUfileHandle_t fh;
	struct sum reads;
	struct sum writes;
	struct sum gpu;
	char args[64];

	(void)state;
	fx_cold(path);
	assert_cu(cuFileDriverOpen(), 0);
	assert_cu(cuFileSetStatsLevel(3), 0);
	assert_cu(cuFileStatsReset(), 0);
	assert_cu(cuFileStatsStart(), 0);
	fh = registered(fd);
	move(fh);
	assert_cu(cuFileGetStatsL3(&l3), 0);
	(void)snprintf(args, sizeof(args), "stat --once --json %d", (int)getpid());
	o = tool(args);
	reads = stat_of(o, NULL, "read");
	writes = stat_of(o, NULL, "write");
	gpu = stat_of(o, fx_device(), "read");
	assert_int_equal(l1->read_ops.ok, READS + 3);
	assert_int_equal(l1->read_ops.ok, reads.ops);
	assert_int_equal(l1->read_bytes, reads.bytes);
	assert_int_equal(l1->write_ops.ok, writes.ops);
	assert_int_equal(l1->write_bytes, writes.bytes);
	/* A batch's entries do not tell by which way they went. */
	assert_int_equal(l3.per_gpu_stats[0].read_bytes + l1->batch_read_bytes, gpu.bytes);
	assert_int_equal(l3.per_gpu_stats[0].n_total_reads + 1, gpu.ops);
	assert_int_equal(l3.per_gpu_stats[0].n_p2p_reads > 0, gpu.past > l1->batch_read_bytes);
	assert_int_equal(l3.per_gpu_stats[0].n_p2p_reads + l3.per_gpu_stats[0].n_posix_reads,
			 l3.per_gpu_stats[0].n_total_reads);
	(void)json_object_put(o);
	cuFileHandleDeregister(fh);
	assert_cu(cuFileStatsStop(), 0);
	while (cuFileUseCount() > 0) {
		assert_cu(cuFileDriverClose(), 0);
	}
	(void)close(fd);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(route), cmocka_unit_test(statistics) };
	int rc;

	if (!getenv("PEERLANE_BIN")) {
		fx_skip("PEERLANE_BIN names no tool");
	}
	(void)setenv("CUFILE_LOGGING_LEVEL", "INFO", 1);
	(void)setenv("CUFILE_LOGFILE_PATH", "agree.log", 1);
	(void)setenv("PEERLANE_STATS_DIR", ".", 1);
	(void)unlink("agree.log");
	path = fx_made("cufile-agree", LEN, 1);
	/* Its own context moves nothing. */
	fx_open(&fx, NULL);
	mem = fx_alloc(&fx, LEN);
	host = fx_host(LEN);
	rc = cmocka_run_group_tests_name("cufile-agree", tests, NULL, NULL);
	fx_free(&fx, mem);
	fx_close(&fx);
	free(host);
	(void)unlink("agree.log");
	return rc;
}

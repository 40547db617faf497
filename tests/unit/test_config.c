/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/config: where values come from, and what is said of bad ones. */

#include "unit.h"

#include <fcntl.h>

#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"

extern char **environ;

/* The row of a tunable; its strings stay valid until the next call. */
static const struct config_view *row(const struct config *c, const char *name)
{
	static struct config_view v;
	static char scratch[64];

	for (size_t i = 0; i < config_rows(); i++) {
		config_row(c, i, &v, scratch, sizeof(scratch));
		if (strcmp(v.name, name) == 0) {
			return &v;
		}
	}
	fail_msg("there is no row %s", name);
	return NULL;
}

static const char *file_with(const char *text, size_t len)
{
	static const char *path;
	int fd;

	path = path ? path : unit_path();
	fd = open(path, O_WRONLY | O_TRUNC);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, len), (ssize_t)len);
	close(fd);
	return path;
}

static int load(struct config *c, const char *text)
{
	return config_load(c, file_with(text, strlen(text)), NULL, 0);
}

/* Loading fails with EINVAL and these words. */
static void refused(const char *text, const char *words)
{
	struct config c;

	(void)err_set(EIO, "none");
	assert_int_equal(load(&c, text), -EINVAL);
	assert_words(words);
	config_finish(&c);
}

static void refused_setting(const char *setting, const char *words)
{
	struct config c;

	assert_int_equal(config_load(&c, file_with("{}", 2), &setting, 1), -EINVAL);
	assert_words(words);
	config_finish(&c);
}

static void test_defaults(void **state)
{
	struct config c;

	(void)state;
	assert_int_equal(load(&c, "{}"), 0);
	assert_string_equal(c.policy, "auto");
	assert_true(c.chunk == 2 * MIB);
	assert_true(c.depth == 16);
	assert_true(c.slab_budget == 256 * MIB);
	assert_string_equal(c.engine, "auto");
	assert_true(c.soft_host_addressable);
	assert_string_equal(c.log, "off");
	assert_string_equal(c.fault, "");
	for (size_t i = 0; i < config_rows(); i++) {
		struct config_view v;
		char scratch[64];

		config_row(&c, i, &v, scratch, sizeof(scratch));
		assert_string_equal(v.source, "default");
		assert_true(*v.help && strncmp(v.env, "PEERLANE_", 9) == 0);
	}
	config_finish(&c);
}

static void test_precedence(void **state)
{
	static const char *const settings[] = { "chunk=32KiB", "log=warn", "log=info" };
	const char *path =
		file_with("{\"chunk\": \"8KiB\", \"depth\": 3, \"policy\": \"strict\"}", 49);
	struct config c;

	(void)state;
	setenv("PEERLANE_CHUNK", "16KiB", 1);
	setenv("PEERLANE_DEPTH", "5", 1);
	assert_int_equal(config_load(&c, path, settings, 3), 0);
	assert_true(c.chunk == 32 * KIB);
	assert_string_equal(row(&c, "chunk")->source, "settings");
	assert_string_equal(row(&c, "chunk")->value, "32KiB");
	assert_true(c.depth == 5);
	assert_string_equal(row(&c, "depth")->source, "environment");
	assert_string_equal(row(&c, "depth")->value, "5");
	assert_string_equal(c.policy, "strict");
	assert_in(path, row(&c, "policy")->source);
	assert_string_equal(c.log, "info");
	assert_string_equal(row(&c, "threads")->source, "default");
	config_finish(&c);

	assert_int_equal(config_load(&c, path, NULL, 0), 0);
	assert_true(c.chunk == 16 * KIB);
	config_finish(&c);
	unsetenv("PEERLANE_CHUNK");
	unsetenv("PEERLANE_DEPTH");
	assert_int_equal(config_load(&c, path, NULL, 0), 0);
	assert_true(c.chunk == 8 * KIB && c.depth == 3);
	config_finish(&c);
}

static void test_which_file(void **state)
{
	const char *path = file_with("{\"depth\": 9}", 12);
	struct config c;

	(void)state;
	setenv("PEERLANE_CONFIG", path, 1);
	assert_int_equal(config_load(&c, NULL, NULL, 0), 0);
	assert_true(c.depth == 9);
	assert_string_equal(c.file_source + strlen("file "), path);
	config_finish(&c);
	setenv("PEERLANE_CONFIG", "/nowhere/to.json", 1);
	assert_int_equal(config_load(&c, NULL, NULL, 0), -ENOENT);
	assert_words("/nowhere/to.json");
	config_finish(&c);
	/* A named file comes before the variable. */
	assert_int_equal(config_load(&c, path, NULL, 0), 0);
	config_finish(&c);
	unsetenv("PEERLANE_CONFIG");
	assert_int_equal(config_load(&c, "/", NULL, 0), -EINVAL);
	assert_words("not readable");
	config_finish(&c);
}

static void test_bad_values(void **state)
{
	static const char *const no_lanes[] = {
		"lanes=",
		"lanes=all",
		"lanes=0,1",
		"lanes=cuda:",
		"lanes=cuda:0,",
		"lanes=,cuda:0",
		"lanes=cuda:0, cuda:1",
		"lanes=cuda:0 cuda:1",
		"lanes=gpu:0,gpu:1",
		"lanes=cuda:0,gpu:1",
		"lanes=auto,cuda:0",
		"lanes=off auto",
		"lanes=cuda:0x",
	};
	static const char *const lanes[] = { "lanes=auto", "lanes=off", "lanes=cuda:0",
					     "lanes=soft:0,soft:11",
					     "lanes=bar:0000:04:00.0,cuda:1" };

	(void)state;
	refused_setting("chunk=1", "tunable chunk");
	refused_setting("chunk=1", "from 4096 to 67108864");
	refused_setting("chunk=128MiB", "from 4096 to 67108864");
	refused_setting("chunk=99999999999999999999", "tunable chunk");
	refused_setting("chunk=", "tunable chunk");
	refused_setting("chunk=12288", "not a power of two");
	refused_setting("depth=0", "a number from 1 to 256");
	refused_setting("depth=-3", "tunable depth");
	refused_setting("test_soft_host_addressable=perhaps", "true or false");
	refused_setting("engine=fast", "one of: auto uring threads");
	refused_setting("engine=", "one of: auto uring threads");
	refused_setting("engine=auto uring", "one of: auto uring threads");
	refused_setting("engine=uto", "one of: auto uring threads");
	refused_setting("log=in", "one of: off error warn info debug");
	for (size_t i = 0; i < COUNT(no_lanes); i++) {
		refused_setting(no_lanes[i], "one of: auto off, or names of devices such as "
					     "cuda:0,cuda:1, not gpu:0");
	}
	for (size_t i = 0; i < COUNT(lanes); i++) {
		struct config c;

		assert_int_equal(config_load(&c, NULL, &lanes[i], 1), 0);
		assert_string_equal(row(&c, "lanes")->value, strchr(lanes[i], '=') + 1);
		config_finish(&c);
	}
	refused_setting("slab_budget=1MiB", "two chunks");
	refused_setting("nosuch=1", "nosuch");
	refused_setting("chun=4096", "chun");
	refused_setting("chunk", "name=value");
	refused_setting("=4096", "no tunable");
}

static void test_bad_environment(void **state)
{
	struct config c;

	(void)state;
	setenv("PEERLANE_DEPTH", "many", 1);
	assert_int_equal(load(&c, "{}"), -EINVAL);
	assert_words("tunable depth (PEERLANE_DEPTH): \"many\"");
	config_finish(&c);
	unsetenv("PEERLANE_DEPTH");
}

/* A tunable of an earlier release is refused with its remedy in a file or a setting, and named if
 * it is in the environment, where others may set what is not ours. */
static void test_gone(void **state)
{
	static const char file[] = "{\"net_lib\": \"none\"}";
	char env[CONFIG_ENV_MAX];
	struct config c;
	size_t i = 0;

	(void)state;
	refused_setting(
		"slab_grow=4MiB",
		"settings: the tunable \"slab_grow\" is gone: slabs grow as they are needed");
	refused_setting("slab_gro=4MiB", "there is no tunable \"slab_gro\"");
	assert_int_equal(load(&c, file), -EINVAL);
	assert_words(
		"the tunable \"net_lib\" is gone: put libpeerlane-net.so beside libpeerlane.so.1");
	config_finish(&c);
	assert_null(config_gone(&i, env));
	setenv("PEERLANE_PEER_VERIFY", "false", 1);
	setenv("PEERLANE_CUDA_LIB", "/nix/libcuda.so.1", 1);
	i = 0;
	assert_string_equal(config_gone(&i, env),
			    "set peer_access to unverified instead of peer_verify to false");
	assert_string_equal(env, "PEERLANE_PEER_VERIFY");
	assert_string_equal(config_gone(&i, env),
			    "the loader finds libcuda.so.1, also in a folder of LD_LIBRARY_PATH");
	assert_string_equal(env, "PEERLANE_CUDA_LIB");
	assert_null(config_gone(&i, env));
	unsetenv("PEERLANE_PEER_VERIFY");
	unsetenv("PEERLANE_CUDA_LIB");
}

static void test_json(void **state)
{
	struct config c;

	(void)state;
	assert_int_equal(
		load(&c, "// of this machine\n{ /* small */ \"chunk\": 65536, // here\n"
			 "\"test_soft_host_addressable\": false, \"soft_gpus\": \"2x8MiB\" }\n\n"),
		0);
	assert_true(c.chunk == 64 * KIB);
	assert_false(c.soft_host_addressable);
	assert_string_equal(c.soft_gpus, "2x8MiB");
	config_finish(&c);
	assert_int_equal(load(&c, "{\"depth\": 4, \"depth\": 6}"), 0);
	assert_true(c.depth == 6);
	config_finish(&c);
}

static void test_bad_json(void **state)
{
	(void)state;
	refused("", "unexpected end");
	refused("{", "unexpected end");
	refused("\n\n{ \"chunk\" 5 }", "line 3");
	refused("[1]", "one JSON object");
	refused("5 ", "one JSON object");
	refused("null ", "one JSON object");
	refused("{} {}", "unexpected text");
	refused("{\"chunk\": {\"x\": 1}}", "\"chunk\" must be text");
	refused("{\"chunk\": [4096]}", "\"chunk\" must be text");
	refused("{\"chunk\": null}", "\"chunk\" must be text");
	refused("{\"depth\": 1.5}", "\"depth\" must be text");
	refused("{\"depth\": -1}", "tunable depth");
	refused("{\"depth\": 99999999999999999999999}", "tunable depth");
	refused("{\"nosuch\": 1}", "no tunable \"nosuch\"");
	refused("{\"\": 1}", "no tunable");
	refused("{\"engine\": true}", "one of: auto uring threads");
}

static void test_truncated(void **state)
{
	static const char whole[] =
		"{\"chunk\": \"8KiB\", \"depth\": 12, \"soft_gpus\": \"1x4MiB\"}";

	(void)state;
	for (size_t len = 0; len < sizeof(whole) - 1; len++) {
		struct config c;

		assert_int_equal(config_load(&c, file_with(whole, len), NULL, 0), -EINVAL);
		assert_words("unexpected end");
		config_finish(&c);
	}
}

static void test_huge(void **state)
{
	size_t max = 1u << 20;
	char *text = malloc(max + 1);
	struct config c;

	(void)state;
	memset(text, ' ', max + 1);
	memcpy(text, "{\"depth\": 2}", 12);
	assert_int_equal(config_load(&c, file_with(text, max), NULL, 0), 0);
	assert_true(c.depth == 2);
	config_finish(&c);
	assert_int_equal(config_load(&c, file_with(text, max + 1), NULL, 0), -EINVAL);
	assert_words("larger than 1 MiB");
	config_finish(&c);
	/* As deep as it can be written. */
	memset(text, '[', max);
	assert_int_equal(config_load(&c, file_with(text, max), NULL, 0), -EINVAL);
	config_finish(&c);
	memcpy(text, "{\"depth\":\"", 10);
	memset(text + 10, '7', max - 12);
	memcpy(text + max - 2, "\"}", 2);
	assert_int_equal(config_load(&c, file_with(text, max), NULL, 0), -EINVAL);
	assert_words("tunable depth");
	config_finish(&c);
	free(text);
}

static void test_binary(void **state)
{
	uint64_t rng = unit_seed();
	struct config c;
	char text[200];

	(void)state;
	for (int i = 0; i < 500; i++) {
		for (size_t k = 0; k < sizeof(text); k++) {
			text[k] = (char)unit_random(&rng);
		}
		text[0] = i % 2 ? '{' : (char)(text[0] | 1);
		assert_int_equal(config_load(&c, file_with(text, sizeof(text)), NULL, 0), -EINVAL);
		config_finish(&c);
	}
	/* A byte of value 0 ends nothing. */
	memset(text, ' ', sizeof(text));
	memcpy(text, "{\"depth\": 2}\0", 13);
	assert_int_equal(config_load(&c, file_with(text, 13), NULL, 0), -EINVAL);
	assert_words("unexpected text");
	config_finish(&c);
}

static void test_out_of_memory(void **state)
{
	static const char *const settings[] = { "test_cuda_lib=none",
						"test_fault=direct:nth=1:err=EIO" };
	const char *path = file_with("{\"soft_gpus\": \"1x4MiB\"}", 23);
	unsigned long nth = 1;
	int rc;

	(void)state;
	do {
		struct config c;

		fault_arm(FAULT_ALLOC, nth, ENOMEM);
		rc = config_load(&c, path, settings, 2);
		assert_true(rc == 0 || rc == -ENOMEM);
		/* It came through exactly when the failure was never reached. */
		assert_true((rc == 0) == (fault_count(FAULT_ALLOC) < nth));
		fault_arm(FAULT_ALLOC, 0, 0);
		config_finish(&c);
		nth++;
	} while (rc);
	assert_true(nth > 8);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_defaults),
		cmocka_unit_test(test_precedence),
		cmocka_unit_test(test_which_file),
		cmocka_unit_test(test_bad_values),
		cmocka_unit_test(test_bad_environment),
		cmocka_unit_test(test_gone),
		cmocka_unit_test(test_json),
		cmocka_unit_test(test_bad_json),
		cmocka_unit_test(test_truncated),
		cmocka_unit_test(test_huge),
		cmocka_unit_test(test_binary),
		cmocka_unit_test(test_out_of_memory),
	};

	for (char **e = environ; *e;) {
		if (strncmp(*e, "PEERLANE_", 9) == 0 && strncmp(*e, "PEERLANE_TEST_", 14) != 0) {
			*strchr(*e, '=') = '\0';
			unsetenv(*e);
			e = environ;
		} else {
			e++;
		}
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

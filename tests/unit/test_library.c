/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Libraries that are opened by name: where they are found, the table of their functions, why there
 * is none, and what a process keeps of one that it loads once. */

#include "base/library.h"
#include "base/load_once.h"
#include "unit.h"

#define MISSING "libpeerlane-is-not-here.so.1"

static char why[192];

static void words(void **state)
{
	(void)state;
	assert_null(library_open(MISSING));
	library_words(MISSING, "install it", why, sizeof(why));
	assert_string_equal(why, "'" MISSING "' was not found: install it");
	assert_null(library_open("/dev/null"));
	library_words("/dev/null", "install it", why, sizeof(why));
	assert_in("cannot load it: /dev/null", why);
	assert_null(library_present(MISSING));
}

static void table(void **state)
{
	struct {
		void *list, *open, *none, *gone;
	} t = { NULL, NULL, &t, &t };
	const struct library_symbol v[] = {
		LIBRARY_NEEDS(__typeof__(t), list),
		{ "no_such_name", "ibv_open_device", offsetof(__typeof__(t), open), 0, true },
		{ "ibv_none", NULL, offsetof(__typeof__(t), none), 0, false },
		{ "ibv_gone", "ibv_gone_too", offsetof(__typeof__(t), gone), 2, true },
	};
	struct library_symbol named[COUNT(v)];
	void *lib = library_open(getenv("FAKEVERBS_LIB"));

	(void)state;
	assert_non_null(lib);
	memcpy(named, v, sizeof(v));
	named[0].name = "ibv_get_device_list";
	assert_ptr_equal(library_bind(lib, named, COUNT(v), &t), &named[3]);
	assert_string_equal(library_file(t.list), getenv("FAKEVERBS_LIB"));
	assert_non_null(t.open);
	assert_null(t.none);
	assert_null(t.gone);
	/* The first that is missing and needed is told. */
	assert_ptr_equal(library_bind(lib, v, COUNT(v), &t), &v[0]);
	assert_null(library_bind(lib, named, COUNT(v) - 1, &t));
}

/* In a program that lies beside a library: 0 if that one is opened. */
static int open_beside(const char *wanted)
{
	void *lib = library_open_ours("libprobe.so");
	void *fn = NULL;

	if (lib) {
		library_function(lib, "ibv_get_device_list", &fn);
	}
	return fn && strcmp(library_file(fn), wanted) == 0 ? 0 : 1;
}

/* Runs a command with $AT and $FROM. */
static void shell(const char *at, const char *from, const char *command)
{
	assert_int_equal(setenv("AT", at, 1) || setenv("FROM", from, 1) || system(command), 0);
}

/* The library beside comes before those of LD_LIBRARY_PATH, which come if there is none beside. */
static void beside(void **state)
{
	char at[] = "/tmp/peerlane-library-XXXXXX";
	char self[1024] = "";

	(void)state;
	assert_non_null(mkdtemp(at));
	assert_true(readlink("/proc/self/exe", self, sizeof(self) - 1) > 0);
	shell(at, getenv("FAKEVERBS_LIB"),
	      "mkdir $AT/a $AT/b && cp $FROM $AT/a/libprobe.so && cp $FROM $AT/b/libprobe.so");
	shell(at, self, "cp $FROM $AT/a/program");
	shell(at, "", "LD_LIBRARY_PATH=$AT/b $AT/a/program $AT/a/libprobe.so");
	shell(at, "", "rm $AT/a/libprobe.so");
	shell(at, "", "LD_LIBRARY_PATH=$AT/b $AT/a/program $AT/b/libprobe.so");
	shell(at, "", "rm -r $AT");
}

static struct load_once once = {
	.what = "Such",
	.doing = "loading Such",
	.lock = LOCK_INIT(RANK_NET_LOAD),
};

/* Counts its calls. Only the library "there" is there. */
static const void *load(const char *name, void *arg, char *out, size_t space)
{
	++*(int *)arg;
	(void)snprintf(out, space, "%s is no such", name);
	return strcmp(name, "there") == 0 ? &once : NULL;
}

static const void *ask(const char *name, int *calls)
{
	(void)snprintf(why, sizeof(why), "?");
	return load_once(&once, name, load, calls, why, sizeof(why));
}

static void kept(void **state)
{
	int calls = 0;

	(void)state;
	assert_null(load_once_table(&once));
	assert_null(ask("a", &calls));
	assert_string_equal(why, "a is no such");
	assert_null(ask("a", &calls)); /* final for that name */
	assert_string_equal(why, "a is no such");
	assert_int_equal(calls, 1);
	assert_null(ask("b", &calls));
	assert_int_equal(calls, 2);
	load_once_lose(&once); /* a failure is no reason to lose it */
	assert_false(load_once_is_lost(&once));
	assert_ptr_equal(ask("there", &calls), &once);
	assert_ptr_equal(ask("a", &calls), &once);
	assert_ptr_equal(load_once_table(&once), &once);
	assert_int_equal(calls, 3);
}

static void lost(void **state)
{
	int calls = 0;

	(void)state;
	load_once_lose(&once);
	assert_true(load_once_is_lost(&once));
	assert_null(load_once_table(&once));
	assert_null(ask("there", &calls));
	assert_in("Such was in use when this process was forked", why);
	once.in_use = false;
	atomic_store(&once.loading, true); /* by another thread of the parent */
	load_once_lose(&once);
	assert_null(ask("there", &calls));
	assert_in("another thread was loading Such when this process was forked", why);
	assert_int_equal(calls, 0);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(words), cmocka_unit_test(table), cmocka_unit_test(beside),
		cmocka_unit_test(kept),	 cmocka_unit_test(lost), /* in this order */
	};

	return argc > 1 ? open_beside(argv[1]) : cmocka_run_group_tests(tests, NULL, NULL);
}

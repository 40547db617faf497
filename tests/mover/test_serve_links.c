/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Links that clients make at a server: PL_CREATE_LINK. */

#include <limits.h>

#include "serve_kit.h"

#include "base/link_text.h"

static int begin_link(const char *name, size_t len, uint32_t flags, struct pl_client_file **out)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;

	o.length = len;
	o.flags = flags | PL_CREATE_LINK;
	return pl_client_create(client, name, &o, NULL, out);
}

/* Makes one of this text, by whichever call fails. */
static int make_link(const char *name, const char *text, size_t len, uint32_t flags)
{
	struct pl_client_file *f;
	int rc = begin_link(name, len, flags, &f);

	if (rc) {
		return rc;
	}
	assert_moved(pl_client_write(f, text, len, 0, NULL), len);
	rc = pl_client_commit(f);
	return rc ? (void)pl_client_file_close(f), rc : pl_client_file_close(f);
}

static int to(const char *name, const char *text)
{
	return make_link(name, text, strlen(text), 0);
}

static void leads(const char *name, const char *text)
{
	char had[PATH_MAX];
	ssize_t n = readlink(in_dir(name), had, sizeof(had) - 1);

	assert_int_equal(n, strlen(text));
	had[n] = '\0';
	assert_string_equal(had, text);
}

static bool is_missing(const char *name)
{
	struct stat st;

	return lstat(in_dir(name), &st) != 0 && errno == ENOENT;
}

static void test_made(void **state)
{
	static const char *const texts[] = { "a", "./a//b/", "no/such", ".", "..", "../x/..y" };
	static char longest[SERVE_PATH];
	char name[32];

	(void)state;
	assert_int_equal(mkdir(in_dir("d"), 0755), 0);
	for (unsigned int i = 0; i < COUNT(texts); i++) {
		(void)snprintf(name, sizeof(name), "d/l%u", i);
		assert_ok(make_link(name, texts[i], strlen(texts[i]), i % 2 ? PL_CREATE_LATER : 0));
		leads(name, texts[i]);
		assert_ok(to(name, texts[i])); /* the same link once more */
	}
	for (size_t i = 0; i < sizeof(longest) - 1; i++) {
		longest[i] = i % 200 == 199 ? '/' : 'n';
	}
	assert_ok(to("d/long", longest));
	leads("d/long", longest);
	/* Nothing is made before the commit. */
	{
		struct pl_client_file *f;

		assert_ok(begin_link("d/dropped", 1, 0, &f));
		assert_ok(pl_client_file_close(f));
		assert_true(is_missing("d/dropped"));
	}
}

/* Nothing leads out, counted from where the link is and not from how it was named. */
static void test_inside(void **state)
{
	static const char *const out[] = { "/etc", "../..", "../../d", "a/..", "./../a/../b", "/" };

	(void)state;
	assert_int_equal(mkdir(in_dir("in"), 0755), 0);
	assert_int_equal(mkdir(in_dir("in/deep"), 0755), 0);
	for (unsigned int i = 0; i < COUNT(out); i++) {
		assert_fails(to("in/l", out[i]), EACCES, "lead out of what is served");
		assert_true(is_missing("in/l"));
	}
	assert_fails(to("l", ".."), EACCES, "lead out of what is served");
	assert_ok(to("in/deep/l", "../../in"));
	/* By a link of the server's own the path has three parts, and the directory is in the root.
	 */
	assert_int_equal(symlink("../..", in_dir("in/deep/up")), 0);
	assert_fails(to("in/deep/up/m", "../x"), EACCES, "lead out of what is served");
	assert_true(is_missing("m"));
	assert_ok(to("in/deep/up/m", "x"));
	leads("m", "x");
	/* Neither does the path of the link itself. */
	assert_int_equal(symlink("/tmp", in_dir("in/away")), 0);
	assert_fails(to("in/away/peerlane-link", "x"), EACCES, "leads out");
	assert_fails(to("../l", "x"), EACCES, "..");
}

static void test_kept(void **state)
{
	(void)state;
	put_file("file", 5, 1);
	assert_int_equal(mkdir(in_dir("folder"), 0755), 0);
	assert_ok(to("other", "x"));
	assert_fails(to("file", "x"), EEXIST, "not replaced");
	assert_fails(to("folder", "x"), EEXIST, "not replaced");
	assert_fails(to("other", "y"), EEXIST, "not replaced");
	leads("other", "x");
	assert_fails(to("no/such", "x"), ENOENT, "no directory 'no'");
	assert_fails(to("", "x"), EISDIR, "needs a name");
}

/* Texts that the library here refuses, or would not make: the server refuses them, too. */
static void test_texts(void **state)
{
	struct pl_client_file *f;

	(void)state;
	assert_fails(make_link("t", "a\0b", 3, 0), EINVAL, "zeros");
	assert_fails(to("t", "a\nb"), EINVAL, "control characters");
	assert_fails(to("t", "\x7f"), EINVAL, "control characters");
	assert_fails(to("t", ""), EINVAL, "1 to 4095 bytes");
	assert_fails(begin_link("t", SERVE_PATH, 0, &f), EINVAL, "1 to 4095 bytes");
	assert_fails(begin_link("t", 1, PL_CREATE_RESUME, &f), EINVAL, "made whole");
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(begin_link("t", 1, 0, &f));
		f->length = i ? 0 : SERVE_FETCH_MOST;
		free(f->held);
		f->held = malloc(SERVE_FETCH_MOST);
		memset(f->held, 'x', SERVE_FETCH_MOST);
		assert_fails(pl_client_commit(f), EINVAL, i ? "empty" : "more than 4095 bytes");
		assert_ok(pl_client_file_close(f));
	}
	assert_true(is_missing("t"));
	/* Unknown flags are no request, as before. */
	assert_ok(pl_client_stat(client, "", &(struct pl_served)PL_SERVED_INIT));
}

/* An error of one that does not wait comes when it is closed; the ones behind it are made. */
static void test_later(void **state)
{
	struct pl_client_file *f[3];
	static const char *const texts[] = { "1", "..", "3" };
	static const char *const names[] = { "one", "two", "three" };

	(void)state;
	for (unsigned int i = 0; i < 3; i++) {
		assert_ok(begin_link(names[i], strlen(texts[i]), PL_CREATE_LATER, &f[i]));
		assert_moved(pl_client_write(f[i], texts[i], strlen(texts[i]), 0, NULL),
			     strlen(texts[i]));
		assert_ok(pl_client_commit(f[i]));
	}
	assert_ok(pl_client_file_close(f[0]));
	assert_fails(pl_client_file_close(f[1]), EACCES, "lead out");
	assert_ok(pl_client_file_close(f[2]));
	leads("one", "1");
	leads("three", "3");
	assert_ok(to("four", "4")); /* makes all of them durable */
}

static void test_without(void **state)
{
	struct pl_client_file *f;

	(void)state;
	client->makes_links = false; /* as by a server of an earlier release */
	assert_fails(begin_link("l", 1, 0, &f), EOPNOTSUPP, "earlier release");
	client->makes_links = true;
	pl_client_close(client);
	stop_server();
	put_file("only", 5, 1);
	start_server(in_dir("only"), PL_SERVE_WRITE, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	assert_fails(begin_link("only", 1, 0, &f), ENOTDIR, "serves no directory");
	client->kind = PL_SERVED_DIR;
	assert_fails(to("only", "x"), ENOTDIR, "no directory is served");
	pl_client_close(client);
	stop_server();
	start_server(dir, 0, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	assert_fails(to("l", "x"), EROFS, "--write");
	assert_true(is_missing("l"));
}

static void test_text(void **state)
{
	(void)state;
	assert_true(link_text_stays("../../a/b", 2));
	assert_false(link_text_stays("../../a/b", 1));
	assert_true(link_text_stays("./.././a", 1));
	assert_false(link_text_stays("a/../b", 9));
	assert_true(link_text_stays("...", 0));
	assert_false(link_text_stays("//a", 9));
	assert_true(link_text_fits("\xff z"));
	assert_false(link_text_fits("a\tb"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_text),	cmocka_unit_test(test_made),
		cmocka_unit_test(test_inside),	cmocka_unit_test(test_kept),
		cmocka_unit_test(test_texts),	cmocka_unit_test(test_later),
		cmocka_unit_test(test_without),
	};
	int failed;

	serve_open();
	failed = cmocka_run_group_tests(tests, begin, end);
	serve_close();
	return failed;
}

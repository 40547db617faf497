/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Clients that have the token and mean harm, or have no luck: many requests in flight of which the
 * first fails, silence, connections that end in the middle, answers that nobody reads, two writers
 * of one name, names that change meanwhile. They leave whole files or nothing, and the server's
 * other clients notice nothing.
 */

#include "serve_kit.h"

#define ROUNDS 150u
#define PILED 1000u

static uint8_t answer_of(struct conn *l, struct message *m)
{
	assert_int_equal(message_recv(l, m, 10000000000u), 0);
	return m->what;
}

/* Asks for a small file to be made. Returns 0, or -errno of the connection. */
static int ask_put(struct conn *l, struct message *m, const char *name, size_t len,
		   unsigned int seed)
{
	struct pack p = message_begin(m, SERVE_PUT);

	pack_text(&p, name);
	pack_number(&p, 0644, 4);
	pack_number(&p, PL_CREATE_LATER, 1);
	pack_number(&p, len, 4);
	fx_pattern((char *)p.at + p.len, 0, len, seed);
	p.len += len;
	assert_int_equal(message_end(m, &p), 0);
	return message_send(l, m);
}

static void ask_create(struct conn *l, struct message *m, const char *name, uint64_t len)
{
	struct pack p = message_begin(m, SERVE_CREATE);

	pack_text(&p, name);
	pack_number(&p, len, 8);
	pack_number(&p, 0644, 4);
	pack_number(&p, 0, 1);
	pack_number(&p, 0, 8);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(l, m), 0);
}

static void ask_commit(struct conn *l, struct message *m, uint64_t number)
{
	struct pack p = message_begin(m, SERVE_COMMIT);

	pack_number(&p, number, 4);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(l, m), 0);
}

static int ask_list(struct conn *l, struct message *m, const char *name)
{
	struct pack p = message_begin(m, SERVE_LIST);

	pack_text(&p, name);
	assert_int_equal(message_end(m, &p), 0);
	return message_send(l, m);
}

struct content {
	size_t len;
	unsigned int seed;
};

/* Which of these contents the file has: one and whole. -1: there is no such file. */
static int content_of(const char *name, const struct content *c, unsigned int n)
{
	static char got[2 * SERVE_FETCH_MOST], want[SERVE_FETCH_MOST];
	int fd = open(in_dir(name), O_RDONLY | O_CLOEXEC);
	ssize_t len;

	if (fd < 0) {
		assert_true(errno == ENOENT || errno == ENOTDIR);
		return -1;
	}
	len = read(fd, got, sizeof(got));
	(void)close(fd);
	for (unsigned int i = 0; i < n; i++) {
		fx_pattern(want, 0, c[i].len, c[i].seed);
		if (len == (ssize_t)c[i].len && memcmp(got, want, c[i].len) == 0) {
			return (int)i;
		}
	}
	fail_msg("'%s' has %zd bytes that are nobody's", name, len);
	return -1;
}

/* Files that this process has open in the directory, and that have no name yet, or lost it. */
static unsigned int unfinished(void)
{
	DIR *d = opendir("/proc/self/fd");
	unsigned int n = count(".peerlane");
	struct dirent *e;

	while ((e = readdir(d))) {
		char path[300];
		ssize_t len = readlinkat(dirfd(d), e->d_name, path, sizeof(path) - 1);

		path[len > 0 ? len : 0] = '\0';
		n += strstr(path, dir) && strstr(path, " (deleted)");
	}
	(void)closedir(d);
	return n;
}

static void nothing_is_left(unsigned int clients)
{
	wait_for_sessions(clients);
	assert_int_equal(unfinished(), 0);
	assert_int_equal(count("."), 0);
	assert_refused(0, "");
}

/* Each request has its answer, in their order: one that fails stops none behind it. */
static void test_first_of_many_fails(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	char name[300];
	struct conn l;

	(void)state;
	memset(name, 'n', 256);
	name[256] = '\0';
	greet(&l, m);
	assert_int_equal(ask_put(&l, m, name, 9, 9), 0);
	for (unsigned int i = 1; i < PILED; i++) {
		(void)snprintf(name, sizeof(name), i % 3 ? "piled%u" : "no/piled%u", i % 50);
		assert_int_equal(ask_put(&l, m, name, i % 90, i), 0);
	}
	assert_int_equal(answer_of(&l, m), SERVE_NAMETOOLONG);
	for (unsigned int i = 1; i < PILED; i++) {
		assert_int_equal(answer_of(&l, m), i % 3 ? SERVE_OK : SERVE_NOENT);
	}
	for (unsigned int i = PILED - 50; i < PILED; i++) {
		struct content c = { i % 90, i };

		(void)snprintf(name, sizeof(name), "piled%u", i % 50);
		if (i % 3) {
			assert_int_equal(content_of(name, &c, 1), 0);
		}
	}
	conn_close(&l);
	nothing_is_left(1);
	free(m);
}

/* Files that are being made for a client that says nothing more are gone with its time, and so is
 * the client. */
static void test_silence_in_the_middle(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct content whole = { 5, 5 };
	struct conn l;

	(void)state;
	pl_client_close(client);
	wait_for_sessions(0);
	greet(&l, m);
	for (unsigned int i = 0; i < 3; i++) {
		ask_create(&l, m, "half", 5 * MIB);
		assert_int_equal(answer_of(&l, m), SERVE_OK);
	}
	assert_true(unfinished() >= 3);
	atomic_store(&server->idle_ns, 50000000);
	assert_int_equal(ask_put(&l, m, "whole", whole.len, whole.seed), 0);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	nothing_is_left(0);
	atomic_store(&server->idle_ns, UINT64_C(600000000000));
	assert_int_equal(count("half"), 0);
	assert_int_equal(content_of("whole", &whole, 1), 0);
	conn_close(&l);
	free(m);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
}

struct writer {
	const char *name;
	struct content c;
	struct conn conn;
	struct message *m;
};

/* In a thread. Returns the number of its requests that were not done. */
static void *write_on(void *arg)
{
	struct writer *w = arg;
	intptr_t bad = 0;

	for (unsigned int i = 0; i < ROUNDS; i++) {
		bad += ask_put(&w->conn, w->m, w->name, w->c.len, w->c.seed) ||
		       message_recv(&w->conn, w->m, 10000000000u) || w->m->what != SERVE_OK;
	}
	return (void *)bad;
}

/* Two clients, one name: at each moment it is one's file or the other's. */
static void test_two_of_one_name(void **state)
{
	static const struct content c[2] = { { 30000, 1 }, { 7777, 2 } };
	struct writer w[2];
	pthread_t t[2];
	void *bad;

	(void)state;
	put_file("both", c[0].len, c[0].seed);
	for (unsigned int i = 0; i < 2; i++) {
		w[i].name = "both";
		w[i].c = c[i];
		w[i].m = calloc(1, sizeof(*w[i].m));
		greet(&w[i].conn, w[i].m);
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, write_on, &w[i]), 0);
	}
	do {
		assert_true(content_of("both", c, 2) >= 0);
	} while (pthread_tryjoin_np(t[0], &bad));
	assert_null(bad);
	assert_int_equal(pthread_join(t[1], &bad), 0);
	assert_null(bad);
	assert_true(content_of("both", c, 2) >= 0);
	for (unsigned int i = 0; i < 2; i++) {
		conn_close(&w[i].conn);
		free(w[i].m);
	}
	nothing_is_left(1);
}

/* Clients that end between the bytes and the answer: each file is there whole, or not at all. */
static void test_gone_before_the_answer(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct conn l;
	char name[32];

	(void)state;
	for (unsigned int i = 0; i < 30; i++) {
		(void)snprintf(name, sizeof(name), "gone%u", i);
		greet(&l, m);
		assert_int_equal(ask_put(&l, m, name, 20000, i), 0);
		if (i % 2) {
			assert_int_equal(ask_put(&l, m, "gone", 30000, i), 0);
		}
		conn_close(&l);
	}
	nothing_is_left(1);
	for (unsigned int i = 0; i < 30; i++) {
		struct content c = { 20000, i };

		(void)snprintf(name, sizeof(name), "gone%u", i);
		(void)content_of(name, &c, 1);
	}
	free(m);
}

/* Thousands of lists that nobody reads: one answer of them waits at a time, and the end of the
 * client is no invalid request. */
static void test_lists_that_nobody_reads(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	char name[280];
	struct conn l;

	(void)state;
	assert_int_equal(mkdir(in_dir("many"), 0755), 0);
	for (unsigned int i = 0; i < 1500; i++) {
		(void)snprintf(name, sizeof(name), "many/%0200u", i);
		put_file(name, 0, 1);
	}
	greet(&l, m);
	/* 33 MB of answers: no socket's buffers hold them. The server ends one that takes too long.
	 */
	for (unsigned int i = 0; i < 100 && !ask_list(&l, m, "many"); i++) {
	}
	conn_close(&l);
	nothing_is_left(1);
	free(m);
}

static atomic_bool stop;

/* In a thread: a name that is a file, nothing and a directory in turn. */
static void *change_name(void *arg)
{
	const char *name = arg;
	char path[300];

	(void)snprintf(path, sizeof(path), "%s/%s", dir, name);
	while (!atomic_load(&stop)) {
		(void)unlink(path);
		(void)mkdir(path, 0755);
		(void)rmdir(path);
	}
	(void)rmdir(path);
	return NULL;
}

/* A name that is removed, and becomes a directory, while files are made under it. */
static void test_names_that_change(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct content last = { 99, 99 };
	unsigned int n[SERVE_STATUSES] = { 0 };
	struct conn l;
	pthread_t t;

	(void)state;
	atomic_store(&stop, false);
	greet(&l, m);
	assert_int_equal(pthread_create(&t, NULL, change_name, "turns"), 0);
	for (unsigned int i = 0; i < 2 * ROUNDS; i++) {
		assert_int_equal(ask_put(&l, m, "turns", 5000, i), 0);
		assert_true(answer_of(&l, m) < SERVE_STATUSES);
		n[m->what]++;
	}
	atomic_store(&stop, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(n[SERVE_OK] + n[SERVE_ISDIR], 2 * ROUNDS);
	(void)unlink(in_dir("turns"));
	assert_int_equal(ask_put(&l, m, "turns", last.len, last.seed), 0);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	assert_int_equal(content_of("turns", &last, 1), 0);
	conn_close(&l);
	nothing_is_left(1);
	free(m);
}

/* What is served goes on to be that directory, under whatever name, and also where it has none. */
static void test_root_that_moves(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct content c[2] = { { 5 * MIB, 0 }, { 10, 1 } };
	struct stat st;
	char other[80];
	struct conn l;

	(void)state;
	(void)snprintf(other, sizeof(other), "%s.moved", dir);
	greet(&l, m);
	ask_create(&l, m, "moved", c[0].len);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	assert_int_equal(rename(dir, other), 0);
	assert_int_equal(mkdir(dir, 0755), 0); /* another one, which is nobody's business */
	ask_commit(&l, m, 0);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	assert_int_equal(ask_put(&l, m, "moved2", c[1].len, c[1].seed), 0);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	assert_int_equal(count(""), 0);
	assert_int_equal(rmdir(dir), 0);
	assert_int_equal(rename(other, dir), 0);
	assert_int_equal(stat(in_dir("moved"), &st), 0);
	assert_int_equal(st.st_size, c[0].len);
	assert_int_equal(content_of("moved2", &c[1], 1), 0);
	/* A directory below it that is removed. */
	assert_int_equal(mkdir(in_dir("brief"), 0755), 0);
	ask_create(&l, m, "brief/f", 10);
	assert_int_equal(answer_of(&l, m), SERVE_OK);
	/* Without files that have no name, something is in it. */
	if (rmdir(in_dir("brief")) == 0) {
		ask_commit(&l, m, 1);
		assert_int_equal(answer_of(&l, m), SERVE_NOENT);
		assert_int_equal(ask_put(&l, m, "brief/f", 10, 1), 0);
		assert_int_equal(answer_of(&l, m), SERVE_NOENT);
	}
	conn_close(&l);
	nothing_is_left(1);
	free(m);
}

/* A file without a size is kept in the server's memory: the sum of a client's has a bound. */
static void test_files_without_a_size(void **state)
{
	struct pl_client_file *f[SERVE_FILES];
	struct pl_served info = PL_SERVED_INIT;
	unsigned int n = 0;
	int rc;

	(void)state;
	pl_client_close(client);
	stop_server();
	start_server("/proc/sys/kernel", 0, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	assert_ok(pl_client_open_file(client, "ostype", &info, &f[n++]));
	assert_true(info.length > 1);
	atomic_store(&server->held_most, 3 * info.length + 1);
	while (n < COUNT(f) && !(rc = pl_client_open_file(client, "ostype", NULL, &f[n]))) {
		n++;
	}
	assert_int_equal(n, 3);
	assert_fails(rc, EMFILE, "close others first");
	assert_ok(pl_client_file_close(f[0]));
	assert_ok(pl_client_open_file(client, "ostype", NULL, &f[0]));
	while (n--) {
		assert_ok(pl_client_file_close(f[n]));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_first_of_many_fails),
		cmocka_unit_test(test_silence_in_the_middle),
		cmocka_unit_test(test_two_of_one_name),
		cmocka_unit_test(test_gone_before_the_answer),
		cmocka_unit_test(test_lists_that_nobody_reads),
		cmocka_unit_test(test_names_that_change),
		cmocka_unit_test(test_root_that_moves),
		cmocka_unit_test(test_files_without_a_size),
	};
	int failed;

	serve_open();
	failed = cmocka_run_group_tests(tests, begin, end);
	serve_close();
	return failed;
}

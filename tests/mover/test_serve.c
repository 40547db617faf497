/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files and GPU memory that a server offers, by content; what becomes of files that change, and of
 * uploads that break off; and who may say what. test_serve_hostile.c has clients that mean harm.
 */

#include <poll.h>
#include <sys/un.h>

#include "serve_kit.h"

#include "base/config.h"
#include "base/fault.h"
#include "conn/dial.h"
#include "move/tcp/outgoing.h"

#define LEN (19 * MIB + 12345) /* more than all slots */

/* Bytes that the sessions' open files gave past the slots. */
static uint64_t straight(void)
{
	uint64_t sum = 0;

	lock_acquire(&server->lock);
	for (struct session *s = server->sessions; s; s = s->next) {
		for (unsigned int i = 0; i < SERVE_FILES; i++) {
			sum += atomic_load(&s->files[i].straight);
		}
	}
	lock_release(&server->lock);
	return sum;
}

/* All of a file, and parts of it, into the device's memory and the host's; from the page cache, and
 * by slots. */
static void read_parts(bool by_slots)
{
	static const struct {
		uint64_t off;
		size_t len, want;
	} parts[] = {
		{ 0, LEN, LEN },     { 1, 1, 1 },
		{ 4095, 2, 2 },	     { MIB - 1, 9 * MIB, 9 * MIB },
		{ LEN - 1, 100, 1 }, { LEN, 100, 0 },
		{ LEN + 5, 1, 0 },   { 7, LEN, LEN - 7 },
	};
	struct pl_served info = PL_SERVED_INIT;
	struct pl_client_file *f;
	char *dev = fx_alloc(&fx, LEN), *host = fx_host(LEN), *want = fx_host(LEN);
	uint64_t bytes = 0;

	put_file("read", LEN, 3);
	assert_ok(pl_client_open_file(client, "read", &info, &f));
	f->no_pages = by_slots;
	assert_int_equal(info.length, LEN);
	assert_int_equal(info.kind, PL_SERVED_FILE);
	assert_int_equal(info.mode, 0644);
	assert_string_equal(info.name, "read");
	for (size_t i = 0; i < COUNT(parts); i++) {
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct pl_io_opts o = PL_IO_OPTS_INIT;

		o.report = &rep;
		assert_moved(pl_client_read(f, dev, parts[i].len, parts[i].off, &o), parts[i].want);
		fx_dev_is(&fx, dev, parts[i].off, parts[i].want, 3);
		assert_int_equal(fx_sum(&rep), parts[i].want);
		memset(host, 0, LEN);
		assert_moved(pl_client_read(f, host, parts[i].len, parts[i].off, NULL),
			     parts[i].want);
		fx_pattern(want, parts[i].off, parts[i].want, 3);
		fx_same(host, want, parts[i].want, "in host memory");
		bytes += 2 * parts[i].want;
	}
	assert_int_equal(straight(), by_slots ? 0 : bytes);
	assert_fails(pl_client_write(f, host, 1, 0, NULL), EINVAL, "opened for reading");
	assert_ok(pl_client_file_close(f));
	fx_free(&fx, dev);
	free(want);
	free(host);
}

static void test_read(void **state)
{
	(void)state;
	read_parts(false);
	read_parts(true);
}

/* What the server said that it has in its page cache has left it, some of it, all of it, and is
 * there again; and what it never had. */
static void test_cold(void **state)
{
	char *host = fx_host(LEN), *want = fx_host(LEN);
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_client_file *f;
	uint64_t before;
	bool is_cold;
	int fd;

	(void)state;
	o.report = &rep;
	put_file("cold", LEN, 9);
	fx_pattern(want, 0, LEN, 9);
	fd = open(in_dir("cold"), O_RDWR | O_CLOEXEC);
	assert_ok(fsync(fd));
	for (uint64_t off = 0; off <= 8 * MIB; off += 8 * MIB) {
		assert_ok(pl_client_open_file(client, "cold", NULL, &f));
		assert_moved(pl_client_read(f, host, LEN, 0, NULL), LEN);
		fx_same(host, want, LEN, "warm");
		assert_ok(posix_fadvise(fd, (off_t)off, 4 * MIB, POSIX_FADV_DONTNEED));
		is_cold = sys_cached_pages(fd, off, 4 * MIB) == 0;
		rep = (struct pl_io_report)PL_IO_REPORT_INIT;
		memset(host, 0, LEN);
		assert_moved(pl_client_read(f, host, LEN, 0, &o), LEN);
		fx_same(host, want, LEN, "some of it is cold");
		assert_int_equal(fx_sum(&rep), LEN);
		/* By slots from there on, also when it is there again. */
		before = straight();
		memset(host, 0, LEN);
		assert_moved(pl_client_read(f, host, LEN, 0, NULL), LEN);
		fx_same(host, want, LEN, "it was cold");
		assert_int_equal(straight(), is_cold ? before : before + LEN);
		assert_ok(pl_client_file_close(f));
	}
	assert_ok(posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED));
	assert_ok(pl_client_open_file(client, "cold", NULL, &f));
	before = straight();
	is_cold = sys_cached_pages(fd, 0, LEN) == 0; /* files of memory stay there */
	memset(host, 0, LEN);
	assert_moved(pl_client_read(f, host, LEN, 0, NULL), LEN);
	fx_same(host, want, LEN, "all of it is cold");
	assert_int_equal(straight(), is_cold ? before : before + LEN);
	assert_ok(pl_client_file_close(f));
	(void)close(fd);
	free(want);
	free(host);
}

#define BESIDE (3 * MIB + 5) /* few bytes: a busy machine has a second for each answer */

/* Threads read files by one client beside each other. */
static void *reads(void *arg)
{
	struct pl_client_file *f = arg;
	char *host = fx_host(BESIDE), *want = fx_host(BESIDE);

	fx_pattern(want, 0, BESIDE, 11);
	for (unsigned int i = 0; i < 8; i++) {
		memset(host, 0, BESIDE);
		assert_moved(pl_client_read(f, host, BESIDE, 0, NULL), BESIDE);
		fx_same(host, want, BESIDE, "beside others");
	}
	free(want);
	free(host);
	return NULL;
}

static void test_beside(void **state)
{
	struct pl_client_file *f[3];
	pthread_t t[COUNT(f)];

	(void)state;
	put_file("beside", BESIDE, 11);
	for (size_t i = 0; i < COUNT(f); i++) {
		assert_ok(pl_client_open_file(client, "beside", NULL, &f[i]));
		f[i]->no_pages = i == 0;
	}
	for (size_t i = 0; i < COUNT(f); i++) {
		assert_int_equal(pthread_create(&t[i], NULL, reads, f[i]), 0);
	}
	for (size_t i = 0; i < COUNT(f); i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
		assert_ok(pl_client_file_close(f[i]));
	}
}

static void test_write(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f;
	char *dev = fx_alloc(&fx, LEN), *host = fx_host(LEN);
	struct stat st;

	(void)state;
	fx_pattern(host, 0, LEN, 8);
	fx_put(&fx, dev, host, LEN);
	o.length = LEN;
	o.mode = 0640;
	put_file("written", 10, 1);
	assert_ok(chmod(in_dir("written"), 0604));
	for (int i = 0; i < 2; i++) {
		const char *name = i == 0 ? "new" : "written";

		assert_ok(pl_client_create(client, name, &o, NULL, &f));
		assert_moved(pl_client_write(f, dev + MIB, LEN - MIB, MIB, NULL), LEN - MIB);
		assert_moved(pl_client_write(f, host, MIB, 0, NULL), MIB);
		assert_fails(pl_client_write(f, host, 2, LEN - 1, NULL), EINVAL, "made with");
		assert_int_equal(stat(in_dir("new"), &st), i == 0 ? -1 : 0);
		assert_ok(pl_client_commit(f));
		assert_ok(pl_client_file_close(f));
		fx_file_is(in_dir(name), 0, LEN, 8);
		assert_ok(stat(in_dir(name), &st));
		assert_int_equal(st.st_size, LEN);
		assert_int_equal(st.st_mode & 0777, i == 0 ? 0640 : 0604);
	}
	assert_int_equal(count("."), 0);
	fx_free(&fx, dev);
	free(host);
}

/* What breaks off leaves nothing, and the old file as it was. */
static void test_no_commit(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client *second;
	struct pl_client_file *f;
	char *host = fx_host(LEN);

	(void)state;
	put_file("kept", 4000, 2);
	fx_pattern(host, 0, LEN, 9);
	o.length = LEN;
	assert_ok(pl_client_create(client, "kept", &o, NULL, &f));
	assert_moved(pl_client_write(f, host, LEN, 0, NULL), LEN);
	assert_ok(pl_client_file_close(f));
	fx_file_is(in_dir("kept"), 0, 4000, 2);
	/* The same by a server that ends: its clients are told. */
	assert_ok(pl_client_open(fx.ctx, url, token, &second));
	assert_ok(pl_client_create(second, "kept2", &o, NULL, &f));
	assert_moved(pl_client_write(f, host, MIB, 0, NULL), MIB);
	stop_server();
	assert_int_equal(count("kept"), 1);
	assert_int_equal(count("."), 0);
	assert_true(pl_client_commit(f) < 0);
	assert_fails(pl_client_commit(f), ECONNRESET, "has ended");
	assert_true(pl_client_file_close(f) < 0);
	pl_client_close(second);
	start_server(dir, PL_SERVE_WRITE, 0);
	pl_client_close(client);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	free(host);
}

/* An upload that breaks off, and goes on. */
static void test_resume(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f, *g;
	char *host = fx_host(LEN);
	uint64_t have = 7;

	(void)state;
	fx_pattern(host, 0, LEN, 5);
	o.length = LEN;
	o.flags = PL_CREATE_RESUME;
	o.tag = 11;
	assert_ok(pl_client_create(client, "part", &o, &have, &f));
	assert_int_equal(have, 0);
	assert_moved(pl_client_write(f, host, 5 * MIB, 0, NULL), 5 * MIB);
	assert_fails(pl_client_create(client, "part", &o, &have, &g), EBUSY, "another client");
	assert_ok(pl_client_file_close(f));
	assert_int_equal(count("part"), 0);
	assert_int_equal(count(".part."), 1);
	o.tag = 12; /* another file's */
	assert_ok(pl_client_create(client, "part", &o, &have, &f));
	assert_int_equal(have, 0);
	assert_ok(pl_client_file_close(f));
	o.tag = 11;
	assert_ok(pl_client_create(client, "part", &o, &have, &f));
	assert_int_equal(have, 5 * MIB);
	assert_moved(pl_client_write(f, host + have, LEN - have, have, NULL), LEN - have);
	assert_ok(pl_client_commit(f));
	assert_ok(pl_client_file_close(f));
	fx_file_is(in_dir("part"), 0, LEN, 5);
	assert_int_equal(count(".part."), 1); /* tag 12's */
	free(host);
}

static pthread_barrier_t both;

struct maker {
	struct pl_client *client;
	uint64_t have;
	int rc;
	char words[256];
};

static void *make(void *arg)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct maker *m = arg;
	struct pl_client_file *f;

	o.length = 1;
	o.flags = PL_CREATE_RESUME;
	o.tag = 5;
	(void)pthread_barrier_wait(&both);
	m->rc = pl_client_create(m->client, "both", &o, &m->have, &f);
	(void)snprintf(m->words, sizeof(m->words), "%s", m->rc ? pl_error_message() : "");
	(void)pthread_barrier_wait(&both);
	if (!m->rc) {
		m->rc = pl_client_file_close(f);
	}
	return NULL;
}

/* Two begin the same at the same moment: one does it, and the other is told why not. */
static void test_resume_twice(void **state)
{
	static const char part[] = ".both.0000000000000005.part";
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct maker m[2] = { { .client = client } };
	struct pl_client_file *f;
	unsigned int before;
	pthread_t t;

	(void)state;
	assert_int_equal(pthread_barrier_init(&both, NULL, 2), 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &m[1].client));
	for (unsigned int i = 0; i < 80; i++) {
		const struct maker *failed;

		assert_int_equal(pthread_create(&t, NULL, make, &m[1]), 0);
		(void)make(&m[0]);
		assert_int_equal(pthread_join(t, NULL), 0);
		assert_true(!m[0].rc || !m[1].rc);
		failed = m[0].rc ? &m[0] : &m[1];
		assert_int_equal(failed->rc, -EBUSY);
		assert_non_null(strstr(failed->words, "another client"));
		assert_int_equal(count(".both."), 1);
		assert_ok(unlink(in_dir(part)));
	}
	pl_client_close(m[1].client);
	(void)pthread_barrier_destroy(&both);
	/* What is no part is not written, and stays. */
	put_file("kept3", 10, 1);
	assert_ok(link(in_dir("kept3"), in_dir(part)));
	o.flags = PL_CREATE_RESUME;
	o.tag = 5;
	assert_fails(pl_client_create(client, "both", &o, NULL, &f), EEXIST, "remove it");
	fx_file_is(in_dir("kept3"), 0, 10, 1);
	assert_ok(unlink(in_dir(part)));
	/* A part that somebody gave another name does not get the file's: it could be changed
	 * there. */
	o.length = 0;
	assert_ok(pl_client_create(client, "both", &o, NULL, &f));
	assert_ok(link(in_dir(part), in_dir("thief")));
	before = count("both");
	assert_fails(pl_client_commit(f), EBUSY, "names in its directory were changed");
	assert_int_equal(count("both"), before);
	(void)pl_client_file_close(f);
	assert_ok(unlink(in_dir("thief")));
	assert_ok(unlink(in_dir(part)));
}

static void test_sums(void **state)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	struct pl_client_file *f;
	char *host = fx_host(LEN);

	(void)state;
	put_file("sum", LEN, 4);
	fx_pattern(host, 0, LEN, 4);
	assert_ok(pl_client_open_file(client, "sum", NULL, &f));
	assert_ok(pl_client_sum(f, 0, LEN, theirs));
	assert_ok(pl_sum(client, host, 2 * MIB, ours));
	assert_ok(pl_sum(client, host + 2 * MIB, LEN - 2 * MIB, ours));
	assert_memory_equal(theirs, ours, sizeof(ours));
	host[LEN - 1] ^= 1;
	memset(ours, 0, sizeof(ours));
	assert_ok(pl_sum(client, host, LEN, ours));
	assert_memory_not_equal(theirs, ours, sizeof(ours));
	assert_fails(pl_client_sum(f, 0, LEN + 1, theirs), EIO, "'sum' has become shorter");
	assert_ok(pl_client_file_close(f));
	free(host);
}

/* A file that others cut, change or remove meanwhile. */
static void test_changes(void **state)
{
	struct pl_client_file *f;
	char *host = fx_host(LEN);

	(void)state;
	put_file("changes", LEN, 4);
	assert_ok(pl_client_open_file(client, "changes", NULL, &f));
	assert_moved(pl_client_read(f, host, MIB, 0, NULL), MIB);
	assert_ok(truncate(in_dir("changes"), 2 * MIB + 7));
	assert_fails(pl_client_read(f, host, LEN, 0, NULL), EIO, "'changes' has become shorter");
	/* What is asked after that gets its own answer. */
	assert_moved(pl_client_read(f, host, MIB, 0, NULL), MIB);
	fx_file_is(in_dir("changes"), 0, MIB, 4);
	assert_fails(pl_client_file_close(f), ESTALE, "was changed while it was read");
	assert_ok(pl_client_open_file(client, "changes", NULL, &f));
	assert_ok(unlink(in_dir("changes")));
	assert_moved(pl_client_read(f, host, MIB, MIB, NULL), MIB);
	(void)pl_client_file_close(f);
	assert_fails(pl_client_open_file(client, "changes", NULL, &f), ENOENT, "no such file");
	free(host);
}

static void test_paths(void **state)
{
	static const struct {
		const char *path;
		int err;
		const char *words;
	} bad[] = {
		{ "../outside", EACCES, "\"..\"" },
		{ "sub/../in", EACCES, "\"..\"" },
		{ "/etc/passwd", EACCES, "empty" },
		{ "sub//x", EACCES, "empty" },
		{ "./in", EACCES, "\"..\"" },
		{ "a\nb", EACCES, "control" },
		{ "a\x7f", EACCES, "control" },
		{ "out", EACCES, "leads out" },
		{ "updir/test_serve", EACCES, "leads out" },
		{ "proc/self", EACCES, "leads out" },
		{ "fifo", EOPNOTSUPP, "a FIFO" },
		{ "sock", EOPNOTSUPP, "a socket" },
		{ "none", ENOENT, "no such file" },
		{ "in/x", ENOTDIR, "not a directory" },
		{ "loop", ELOOP, "symbolic links" },
	};
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	struct pl_served info = PL_SERVED_INIT;
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f;
	char longer[600];
	int s = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

	(void)state;
	assert_ok(mkdir(in_dir("sub"), 0755));
	put_file("in", 10, 1);
	put_file("sub/x", 10, 1);
	assert_ok(symlink("/etc/passwd", in_dir("out")));
	assert_ok(symlink("..", in_dir("updir")));
	assert_ok(symlink("/proc", in_dir("proc")));
	assert_ok(symlink("loop", in_dir("loop")));
	assert_ok(symlink("sub/x", in_dir("link")));
	assert_ok(symlink("../in", in_dir("sub/back")));
	assert_ok(mkfifo(in_dir("fifo"), 0644));
	(void)snprintf(at.sun_path, sizeof(at.sun_path), "%s/sock", dir);
	assert_ok(bind(s, (const struct sockaddr *)&at, sizeof(at)));
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_fails(pl_client_stat(client, bad[i].path, &info), bad[i].err, bad[i].words);
		assert_fails(pl_client_open_file(client, bad[i].path, NULL, &f), bad[i].err,
			     bad[i].words);
	}
	for (size_t i = 0; i < 8; i++) {
		assert_fails(pl_client_create(client, bad[i].path, &o, NULL, &f),
			     i == 7 ? EACCES : bad[i].err, i == 7 ? "not replaced" : bad[i].words);
		assert_fails(pl_client_mkdir(client, bad[i].path, 0777),
			     i == 7 ? ENOTDIR : bad[i].err,
			     i == 7 ? "not a directory" : bad[i].words);
	}
	assert_fails(pl_client_create(client, "updir/x", &o, NULL, &f), EACCES, "leads out");
	assert_fails(pl_client_create(client, "sub", &o, NULL, &f), EISDIR, "is a directory");
	memset(longer, 'a', sizeof(longer));
	longer[sizeof(longer) - 1] = '\0';
	assert_fails(pl_client_stat(client, longer, &info), ENAMETOOLONG, "255");
	assert_ok(pl_client_stat(client, "link", &info));
	assert_ok(pl_client_stat(client, "sub/back", &info));
	assert_ok(pl_client_stat(client, "sub/", &info));
	assert_int_equal(info.kind, PL_SERVED_DIR);
	assert_ok(pl_client_stat(client, "", &info));
	assert_int_equal(info.kind, PL_SERVED_DIR);
	(void)close(s);
}

struct names {
	char text[20000];
	unsigned int n;
};

static int take(const struct pl_served *e, void *arg)
{
	struct names *l = arg;

	char why[16] = "";

	if (e->kind == PL_SERVED_OTHER) {
		(void)snprintf(why, sizeof(why), "=%u", e->mode); /* EINVAL, EXDEV */
	}
	(void)snprintf(l->text + strlen(l->text), sizeof(l->text) - strlen(l->text), "%s%s%s ",
		       e->name, e->kind == PL_SERVED_DIR ? "/" : "", why);
	return ++l->n == 1000 ? 77 : 0;
}

static int look_at(const struct pl_served *e, void *arg)
{
	struct pl_served info = PL_SERVED_INIT;
	char path[300];

	(void)snprintf(path, sizeof(path), "sub/%s", e->name);
	*(int *)arg += pl_client_stat(client, path, &info) == 0;
	return 0;
}

/* After test_paths. */
static void test_list(void **state)
{
	struct names *l = calloc(1, sizeof(*l));
	uint64_t left = 0;
	char name[40];
	int seen;

	(void)state;
	assert_ok(pl_client_list(client, "sub", take, l, &left));
	assert_string_equal(l->text, "back x ");
	assert_int_equal(left, 0);
	assert_fails(pl_client_list(client, "in", take, l, &left), ENOTDIR, "no directory");
	put_file("sub/ctrl\n", 1, 1);
	assert_ok(symlink("/", in_dir("sub/root")));
	memset(l, 0, sizeof(*l));
	assert_ok(pl_client_list(client, "sub", take, l, &left));
	assert_string_equal(l->text, "back ctrl?=22 root=18 x ");
	assert_int_equal(left, 2);
	/* The client can be asked meanwhile. */
	seen = 0;
	assert_ok(pl_client_list(client, "sub", look_at, &seen, NULL));
	assert_int_equal(seen, 2);
	/* Of several messages. */
	assert_ok(pl_client_mkdir(client, "many", 0755));
	assert_ok(pl_client_mkdir(client, "many", 0755));
	for (int i = 0; i < 1500; i++) {
		(void)snprintf(name, sizeof(name), "many/file-of-a-longer-name-%04d", i);
		put_file(name, 0, 1);
	}
	memset(l, 0, sizeof(*l));
	l->n = 2000;
	assert_ok(pl_client_list(client, "many", take, l, &left));
	assert_int_equal(l->n, 3500);
	l->n = 0;
	assert_int_equal(pl_client_list(client, "many", take, l, &left), 77);
	assert_int_equal(l->n, 1000);
	assert_ok(pl_client_list(client, "sub", take, l, &left));
	free(l);
}

static void say_and_end(const void *bytes, size_t len)
{
	unsigned char at[4096];
	int fd = dial();
	ssize_t n;

	assert_int_equal(send(fd, bytes, len, MSG_NOSIGNAL), len);
	(void)shutdown(fd, SHUT_WR);
	do {
		n = recv(fd, at, sizeof(at), 0);
	} while (n > 0);
	assert_true(n == 0 || errno == ECONNRESET);
	(void)close(fd);
}

static void test_strangers(void **state)
{
	static const unsigned char cut[] = { 0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3 };
	struct pl_client *c;
	char other[80];

	(void)state;
	(void)snprintf(other, sizeof(other), "%s.other", token);
	assert_ok(pl_token_make(other));
	assert_fails(pl_client_open(fx.ctx, url, other, &c), EACCES, "not the same token");
	assert_refused(1, "does not have the token");
	(void)unlink(other);
	(void)close(dial());
	assert_refused(1, "during the handshake");
	say_and_end("GET / HTTP/1.0\r\n\r\n", 18);
	assert_refused(1, "it failed the handshake");
	say_and_end(cut, sizeof(cut));
	assert_refused(1, "handshake");
}

/* Strangers cannot fill the log: some lines at once, then one a second, with a count. */
static void test_many_strangers(void **state)
{
	double until = fx_now() + REFUSED_SOON;

	(void)state;
	for (unsigned int i = 0; i < 70; i++) {
		(void)close(dial());
	}
	while (fx_now() < until && !is_said(" more ")) {
		(void)usleep(10000);
	}
	assert_true(is_said(" more "));
	assert_true(is_said("during the handshake"));
	(void)is_said(NULL);
}

/* It says this; the server ends the connection, and nothing else. */
static void say_nonsense(struct conn *l, struct message *m, const struct pack *p)
{
	assert_int_equal(message_end(m, p), 0);
	assert_int_equal(message_send(l, m), 0);
	assert_int_equal(message_recv(l, m, 10000000000u), -ECONNRESET);
	conn_close(l);
	assert_refused(1, "no request of this release");
}

/* A server that has the token, and says that this is the name of what it serves. */
struct liar {
	int fd;
	const char *name;
	unsigned int full;	/* connections without a place; it says so at once, or late */
	const char *words;	/* of an error, its answer to the second request; or NULL */
	unsigned int empty;	/* answers without entries, of which none is the last */
	unsigned int entries;	/* of each of these answers */
	bool mute;		/* it answers until it has read once, and then never again */
	unsigned int version;	/* that it speaks; 0: this one */
	unsigned int elsewhere; /* so far its port is from the one that was dialled */
	char number;		/* which server it is */
	uint64_t cached; /* bytes of its page cache that it tells of, by a grant that is none */
};

/* Opens, gives a space that nobody may read, reads one slot, and takes the rest. */
static void fall_mute(struct conn *l, struct message *m, uint64_t cached)
{
	struct pl_grant *g;
	unsigned char *space = fx_host(4 * MIB), blob[PL_BLOB_MAX];
	ssize_t n;
	bool read = false;

	assert_ok(pl_grant_open(far, space, 4 * MIB, PL_MAY_READ, &g));
	n = pl_grant_blob(g, blob, sizeof(blob));
	assert_ok(pl_grant_close(g));
	while (!message_recv(l, m, 60000000000u)) {
		uint8_t what = m->what;
		struct pack p = message_begin(m, SERVE_OK);

		if (read) {
			continue;
		}
		if (what == SERVE_FETCH) {
			pack_number(&p, 0, 4);
			pack_number(&p, PL_SERVED_FILE, 1);
			pack_number(&p, 0644, 4);
			pack_number(&p, 4 * MIB, 8);
			pack_number(&p, 0, 8);
			pack_number(&p, 0, 1);
		} else if (what == SERVE_PAGES) {
			pack_number(&p, cached, 8);
			pack_blob(&p, "nonsense", cached ? 8 : 0);
		} else if (what == SERVE_GRANT) {
			pack_number(&p, MIB, 4);
			pack_number(&p, 4, 1);
			pack_blob(&p, blob, (size_t)n);
		} else {
			assert_int_equal(what, SERVE_READ);
			pack_number(&p, MIB, 4);
			read = true;
		}
		assert_int_equal(message_end(m, &p), 0);
		assert_int_equal(message_send(l, m), 0);
	}
	free(space);
}

static void end_handshake(struct conn *l)
{
	struct pollfd p = { .fd = l->fd, .events = POLLIN };
	int rc;

	while ((rc = l->net->shake(l->tls)) == -EAGAIN) {
		assert_true(poll(&p, 1, 10000) > 0);
	}
	assert_int_equal(rc, 0);
}

static void *lie(void *arg)
{
	const struct liar *liar = arg;
	struct message *m = calloc(1, sizeof(*m));
	unsigned char key[NET_KEY];
	unsigned char blob[PL_BLOB_MAX], number[SERVE_SERVER];
	const struct net_ops *net;
	struct sys_addr at;
	struct pl_remote *r;
	struct pack p;
	struct conn l;
	ssize_t n;
	int fd;

	assert_ok(token_read(far, token, key));
	assert_ok(setting_net(far, &net));
	for (unsigned int i = 0; i < liar->full; i++) {
		fd = accept4(liar->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
		conn_init(&l, fd, net, 0);
		if (i % 2) { /* when the client has proved itself */
			assert_int_equal(token_server(&l, key), 0);
			end_handshake(&l);
		}
		strangers_say_full(fd);
		conn_close(&l);
	}
	fd = accept4(liar->fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
	assert_true(fd >= 0);
	assert_ok(pl_remote_open(far, &r));
	n = pl_remote_blob(r, blob, sizeof(blob));
	conn_init(&l, fd, net, 0);
	assert_int_equal(token_server(&l, key), 0);
	end_handshake(&l);
	assert_int_equal(message_recv(&l, m, 10000000000u), 0);
	p = message_begin(m, SERVE_OK);
	pack_number(&p, liar->version ? liar->version : SERVE_VERSION, 2);
	memset(number, liar->number, sizeof(number));
	pack_bytes(&p, number, sizeof(number));
	assert_ok(sys_tcp_self(fd, &at));
	at.port = (uint16_t)(at.port + liar->elsewhere);
	pack_address(&p, &at);
	pack_number(&p, 0, 1);
	pack_number(&p, PL_SERVED_FILE, 1);
	pack_number(&p, 5, 8);
	pack_text(&p, liar->name);
	pack_blob(&p, blob, (size_t)n);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(&l, m), 0);
	if (liar->mute) {
		fall_mute(&l, m, liar->cached);
	} else {
		(void)message_recv(&l, m, 10000000000u);
	}
	if (liar->words) {
		p = message_begin(m, SERVE_NOENT);
		pack_bytes(&p, liar->words, strlen(liar->words));
		assert_int_equal(message_end(m, &p), 0);
		assert_int_equal(message_send(&l, m), 0);
	}
	for (unsigned int i = 0; i < liar->empty; i++) {
		p = message_begin(m, SERVE_OK);
		pack_number(&p, liar->entries, 2);
		for (unsigned int e = 0; e < liar->entries; e++) {
			pack_number(&p, PL_SERVED_FILE, 1);
			pack_number(&p, 0644, 4);
			pack_number(&p, 5, 8);
			pack_number(&p, 0, 8);
			pack_text(&p, "again");
			pack_text(&p, "");
		}
		assert_int_equal(message_end(m, &p), 0);
		m->more = true;
		(void)message_send(&l, m);
	}
	conn_close(&l);
	pl_remote_close(r);
	free(m);
	return NULL;
}

static const char *be_liar(struct liar *liar)
{
	static char where[64];
	struct sockaddr_in at = { .sin_family = AF_INET };
	socklen_t len = sizeof(at);

	liar->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	assert_int_equal(bind(liar->fd, (struct sockaddr *)&at, sizeof(at)), 0);
	assert_int_equal(listen(liar->fd, 4), 0);
	assert_int_equal(getsockname(liar->fd, (struct sockaddr *)&at, &len), 0);
	(void)snprintf(where, sizeof(where), "peer://127.0.0.1:%u", ntohs(at.sin_port));
	return where;
}

/* A transfer that has failed names what was dialled, and what is left of it is waited for a moment:
 * for the other requests of four slots, and for the file's end. */
static void test_mute(void **state)
{
	struct liar liar = { .name = "right", .mute = true };
	const char *where = be_liar(&liar);
	char *host = fx_host(4 * MIB);

	(void)state;
	for (size_t slots = 1; slots <= 4; slots += 3) {
		struct pl_client_file *f;
		struct pl_client *c;
		double began;
		pthread_t t;

		assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
		assert_ok(pl_client_open(fx.ctx, where, token, &c));
		c->drain_ns = 100000000;
		assert_ok(pl_client_open_file(c, "right", NULL, &f));
		began = fx_now();
		assert_fails(pl_client_read(f, host, slots * MIB, 0, NULL), EACCES, where + 7);
		assert_fails(pl_client_file_close(f), ETIMEDOUT, where + 7);
		pl_client_close(c);
		assert_true(fx_now() - began < 20);
		assert_int_equal(pthread_join(t, NULL), 0);
		liar.cached = 4 * MIB;
	}
	(void)close(liar.fd);
	free(host);
}

/* More of the page cache than the file has bytes is no answer. */
static void test_more_pages(void **state)
{
	struct liar liar = { .name = "right", .mute = true, .cached = 4 * MIB + 1 };
	const char *where = be_liar(&liar);
	char *host = fx_host(MIB);
	struct pl_client_file *f;
	struct pl_client *c;
	pthread_t t;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	assert_ok(pl_client_open_file(c, "right", NULL, &f));
	assert_fails(pl_client_read(f, host, MIB, 0, NULL), EPROTO, "makes no sense");
	(void)pl_client_file_close(f);
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	(void)close(liar.fd);
	free(host);
}

/* Programs make a file of the name of what is served. */
static void test_liars(void **state)
{
	static const char *const names[] = { "../out", "a/b", "..", "a\nb", "right" };
	struct pl_client *c = NULL;
	struct liar liar = { .name = NULL };
	const char *where = be_liar(&liar);
	pthread_t t;

	(void)state;
	for (size_t i = 0; i < COUNT(names); i++) {
		bool right = i + 1 == COUNT(names);
		int rc;

		liar.name = names[i];
		assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
		rc = pl_client_open(fx.ctx, where, token, &c);
		assert_int_equal(rc, right ? 0 : -EPROTO);
		if (right) {
			pl_client_close(c);
		}
		assert_int_equal(pthread_join(t, NULL), 0);
	}
	/* It has no place for the first four, and says so. */
	liar.full = 4;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	liar.full = 0;
	/* Words that a terminal would obey: a CSI in one character, and one that turns the line. */
	liar.words = "a\x1b[2J\xc2\x9b"
		     "31m\xe2\x80\xae";
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	assert_fails(pl_client_list(c, "", take, NULL, NULL), ENOENT,
		     "a\\x1b[2J\\xc2\\x9b31m\\xe2\\x80\\xae");
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	liar.words = NULL;
	/* A list that goes on and on, without an entry. */
	liar.empty = 100;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	assert_fails(pl_client_list(c, "", take, NULL, NULL), EPROTO, "makes no sense");
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	/* One whose answers have an entry each. */
	liar.entries = 1;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	assert_fails(pl_client_list(c, "", take, NULL, NULL), EPROTO, "answers that are not full");
	assert_non_null(strstr(pl_error_message(), where + 7));
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	(void)close(liar.fd);
}

#define NO_DATA_MOST 1000u

static unsigned int no_data; /* records without data that came */

static ssize_t read_no_data(struct net_tls *t, void *bytes, size_t len)
{
	(void)t;
	(void)bytes;
	(void)len;
	return ++no_data < NO_DATA_MOST ? -EAGAIN : -EPROTO;
}

static bool wants_no_out(const struct net_tls *t)
{
	(void)t;
	return false;
}

/* TLS's changes of keys give no data and leave the socket ready. A peer that sends nothing else
 * does not hold a thread past its deadline. */
static void test_no_data(void **state)
{
	const struct net_ops ops = { .read = read_no_data, .wants_out = wants_no_out };
	char tls, byte;
	struct conn c;
	int fd[2];

	(void)state;
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd), 0);
	assert_int_equal(write(fd[1], "x", 1), 1);
	conn_init(&c, fd[0], &ops, 0);
	c.tls = (struct net_tls *)(void *)&tls;
	no_data = 0;
	c.end = 0; /* none */
	assert_int_equal(conn_recv_all(&c, &byte, 1), -EPROTO);
	assert_int_equal(no_data, NO_DATA_MOST);
	no_data = 0;
	c.end = 1; /* long ago */
	assert_int_equal(conn_recv_all(&c, &byte, 1), -ETIMEDOUT);
	assert_int_equal(no_data, 1);
	(void)close(fd[0]);
	(void)close(fd[1]);
}

static unsigned int listed;

static int count_entry(const struct pl_served *e, void *arg)
{
	(void)e;
	(void)arg;
	listed++;
	return 0;
}

/* A list whose answers are full, and which does not end, is given up at each of its bounds. */
static void test_endless_list(void **state)
{
	static const struct {
		uint64_t entries, bytes, ns;
		int err;
		const char *words;
	} bounds[] = {
		{ SERVE_ENTRIES, CLIENT_LIST_BYTES, CLIENT_LIST_NS, ECONNRESET, "has ended" },
		{ 2 * 2100, CLIENT_LIST_BYTES, CLIENT_LIST_NS, EPROTO, "4,000,000 entries" },
		{ SERVE_ENTRIES, 2 * 63000, CLIENT_LIST_NS, EPROTO, "more than 512 MiB" },
		{ SERVE_ENTRIES, CLIENT_LIST_BYTES, 0, EPROTO, "not ended within an hour" },
	};
	struct liar liar = { .name = "right", .empty = 3, .entries = 2100 };
	const char *where = be_liar(&liar);
	pthread_t t;

	(void)state;
	for (size_t i = 0; i < COUNT(bounds); i++) {
		unsigned int calls = listed;
		struct pl_client *c;

		assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
		assert_ok(pl_client_open(fx.ctx, where, token, &c));
		c->list_entries = bounds[i].entries;
		c->list_bytes = bounds[i].bytes;
		c->list_ns = bounds[i].ns;
		assert_fails(pl_client_list(c, "", count_entry, NULL, NULL), bounds[i].err,
			     bounds[i].words);
		assert_int_equal(listed, calls); /* the caller hears of no part of it */
		pl_client_close(c);
		assert_int_equal(pthread_join(t, NULL), 0);
	}
	(void)close(liar.fd);
}

/* What a client asks by itself: the answer's status and body are in `m`. */
static struct unpack fetch(struct conn *l, struct message *m, const char *name, uint64_t most)
{
	struct pack p;

	greet(l, m);
	p = message_begin(m, SERVE_FETCH);
	pack_text(&p, name);
	pack_number(&p, most, 4);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(l, m), 0);
	assert_int_equal(message_recv(l, m, 10000000000u), 0);
	conn_close(l);
	return message_read(m);
}

/* A small file comes with the answer: nothing is open at the server, and its bytes are those of one
 * version, also when it is changed behind them. */
static void test_small(void **state)
{
	static const size_t lens[] = { 0, 1, 20480, SERVE_FETCH_MOST, SERVE_FETCH_MOST + 1 };
	char *dev = fx_alloc(&fx, MIB), *host = fx_host(MIB);
	unsigned char theirs[PL_SUM_BYTES], ours[PL_SUM_BYTES];
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_client_file *f;

	(void)state;
	for (size_t i = 0; i < COUNT(lens); i++) {
		bool whole = lens[i] <= SERVE_FETCH_MOST;
		struct pl_served info = PL_SERVED_INIT;
		bool hole;
		uint64_t end;

		put_file("small", lens[i], 5);
		assert_ok(pl_client_open_file(client, "small", &info, &f));
		assert_int_equal(info.length, lens[i]);
		assert_int_equal(f->number == SERVE_NO_NUMBER, whole);
		assert_ok(client_stretch(f, 0, &end, &hole));
		assert_false(hole);
		memset(host, 0, MIB);
		assert_moved(pl_client_read(f, host, MIB, 0, NULL), lens[i]);
		assert_moved(pl_client_read(f, dev, MIB, 0, NULL), lens[i]);
		fx_dev_is(&fx, dev, 0, lens[i], 5);
		assert_moved(pl_client_read(f, host, MIB, lens[i], NULL), 0);
		memset(theirs, 0, sizeof(theirs));
		memset(ours, 0, sizeof(ours));
		assert_ok(pl_client_sum(f, 0, lens[i], theirs));
		assert_ok(pl_sum(client, host, lens[i], ours));
		assert_memory_equal(theirs, ours, sizeof(ours));
		assert_ok(pl_client_file_close(f));
	}
	put_file("small", 20480, 6);
	assert_ok(pl_client_open_file(client, "small", NULL, &f));
	put_file("small", 20480, 7);
	o.report = &rep;
	assert_moved(pl_client_read(f, host, 100, 20380, &o), 100);
	assert_string_equal(rep.route, "tcp");
	assert_moved(pl_client_read(f, dev, MIB, 0, NULL), 20480);
	fx_dev_is(&fx, dev, 0, 20480, 6);
	memset(theirs, 0, sizeof(theirs));
	assert_fails(pl_client_sum(f, 0, 100, theirs), ESTALE, "was changed while it was read");
	assert_ok(pl_client_file_close(f));
	fx_free(&fx, dev);
	free(host);
}

/* What the server answers: no more than was asked for, no holes, and what is of another kind. */
static void test_fetch(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct unpack u;
	struct conn l;
	int fd;

	(void)state;
	put_file("small", 1000, 5);
	u = fetch(&l, m, "small", 1000);
	assert_int_equal(m->what, SERVE_OK);
	assert_int_equal(unpack_number(&u, 4), SERVE_NO_NUMBER);
	assert_int_equal(u.left, 21 + 1 + 1000);
	u = fetch(&l, m, "small", 999);
	assert_int_equal(unpack_number(&u, 4), 0);
	assert_int_equal(u.left, 21 + 1);
	fd = open(in_dir("small"), O_WRONLY | O_TRUNC | O_CLOEXEC);
	assert_ok(ftruncate(fd, 20000));
	(void)close(fd);
	u = fetch(&l, m, "small", 20000);
	assert_int_equal(unpack_number(&u, 4), 0);
	(void)fetch(&l, m, "nothing", 20000);
	assert_int_equal(m->what, SERVE_NOENT);
	(void)fetch(&l, m, "", 20000);
	assert_int_equal(m->what, SERVE_ISDIR);
	free(m);
}

/* A server of the same token that another address leads to; one of another release; and another
 * one that answers by the same name. */
static void test_places(void **state)
{
	struct liar liar = { .name = "right", .elsewhere = 1 };
	const char *where = be_liar(&liar);
	struct pl_client *c, *second;
	struct pl_ctx *trusts;
	pthread_t t, t2;

	(void)state;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_fails(pl_client_open(fx.ctx, where, token, &c), EACCES, "leads to a server at");
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_ok(fx_ctx(&trusts, "tcp_trust=true", NULL));
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(trusts, where, token, &c));
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	pl_close(trusts);
	liar.elsewhere = 0;
	for (liar.version = SERVE_VERSION - 1; liar.version <= SERVE_VERSION + 1;
	     liar.version += 2) {
		assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
		assert_fails(pl_client_open(fx.ctx, where, token, &c), EPROTO,
			     liar.version < SERVE_VERSION ? "update peerlane on the server's host"
							  : "update peerlane on the client's host");
		assert_int_equal(pthread_join(t, NULL), 0);
	}
	liar.version = 0;
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	liar.number = 1;
	assert_int_equal(pthread_create(&t2, NULL, lie, &liar), 0);
	assert_fails(pl_client_open(fx.ctx, where, token, &second), EACCES, "another server now");
	assert_int_equal(pthread_join(t2, NULL), 0);
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(pthread_create(&t, NULL, lie, &liar), 0);
	assert_ok(pl_client_open(fx.ctx, where, token, &c));
	pl_client_close(c);
	assert_int_equal(pthread_join(t, NULL), 0);
	(void)close(liar.fd);
}

/* A blob of a server names addresses of others: those that nobody has dialled are left out. */
static void test_reach(void **state)
{
	static const char *const named[] = { "10.0.0.1", "10.0.0.2", "fd00::1", "192.168.1.1" };
	static const char *const dialled[] = { "::ffff:10.0.0.2", "fd00::1", "10.9.9.9" };
	static const char *const translated = "172.16.0.1";
	struct tcp_section all = { .n = COUNT(named) }, card;
	struct remote_reach reach = { .n = COUNT(dialled) };

	(void)state;
	for (unsigned int i = 0; i < COUNT(named); i++) {
		assert_true(sys_addr_parse(named[i], &all.at[i]));
		all.at[i].port = (uint16_t)(100 + i);
	}
	for (unsigned int i = 0; i < COUNT(dialled); i++) {
		assert_true(sys_addr_parse(dialled[i], &reach.at[i]));
		reach.at[i].port = 18517;
	}
	card = all;
	tcp_section_narrow(&card, &reach);
	assert_int_equal(card.n, 2);
	assert_true(sys_addr_same_host(&card.at[0], &all.at[1]));
	assert_int_equal(card.at[0].port, 101);
	assert_true(sys_addr_same_host(&card.at[1], &all.at[2]));
	assert_int_equal(card.at[1].port, 102);
	/* The first one has answered, whatever the server calls itself. */
	assert_true(sys_addr_parse(translated, &reach.at[0]));
	reach.n = 1;
	card = all;
	tcp_section_narrow(&card, &reach);
	assert_int_equal(card.n, 1);
	assert_true(sys_addr_same_host(&card.at[0], &reach.at[0]));
	assert_int_equal(card.at[0].port, 100);
}

/* Connects by a blob that names all addresses of the card: what is left of them. */
static struct tcp_section connected(const struct tcp_section *says,
				    const struct remote_reach *reach, char *bind)
{
	const struct config c = { .tcp_bind = bind };
	unsigned char blob[TCP_SECTION_MAX];
	struct tcp t = { .config = &c };
	struct tcp_remote r = { .tcp = &t, .base.reach = reach };

	assert_ok(tcp_remote_connect(&r.base, blob, tcp_section_put(says, blob)));
	return r.theirs;
}

/* A remote is given the reached addresses alone; tcp_bind=all of this process takes all. */
static void test_connect_reached(void **state)
{
	struct tcp_section all = { .n = 2 }, got;
	struct remote_reach reach = { .n = 1 };
	char bind[] = "all";

	(void)state;
	assert_true(sys_addr_parse("10.0.0.1", &all.at[0]));
	assert_true(sys_addr_parse("10.0.0.2", &all.at[1]));
	all.at[0].port = all.at[1].port = 100;
	reach.at[0] = all.at[1];
	got = connected(&all, &reach, NULL);
	assert_int_equal(got.n, 1);
	assert_true(sys_addr_same_host(&got.at[0], &all.at[1]));
	got = connected(&all, &reach, bind);
	assert_int_equal(got.n, 2);
	got = connected(&all, NULL, NULL); /* no caller has reached it before */
	assert_int_equal(got.n, 2);
}

static void test_nonsense(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	struct conn l;
	struct pack p;

	(void)state;
	/* One of which the log has said nothing yet. */
	pl_client_close(client);
	stop_server();
	start_server(dir, PL_SERVE_WRITE, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	/* Before it has greeted. */
	talk(&l);
	p = message_begin(m, SERVE_STAT);
	pack_text(&p, "");
	say_nonsense(&l, m, &p);
	for (uint8_t what = 0; what < SERVE_ASKS + 2; what++) {
		greet(&l, m);
		p = message_begin(m, what);
		pack_number(&p, 99, 1);
		say_nonsense(&l, m, &p);
	}
	greet(&l, m);
	p = message_begin(m, SERVE_FETCH);
	pack_text(&p, "in");
	pack_number(&p, SERVE_FETCH_MOST + 1, 4);
	say_nonsense(&l, m, &p);
	for (unsigned int i = 0; i < 3; i++) {
		greet(&l, m);
		p = message_begin(m, SERVE_PUT);
		pack_text(&p, "nonsense");
		pack_number(&p, 0644, 4);
		pack_number(&p, i == 0 ? PL_CREATE_RESUME : 0, 1);
		pack_number(&p, i == 1 ? SERVE_FETCH_MOST + 1 : 10, 4);
		memset(p.at + p.len, 0, SERVE_FETCH_MOST + 1);
		p.len += i == 1 ? SERVE_FETCH_MOST + 1 : i == 2 ? 9 : 10;
		say_nonsense(&l, m, &p);
		assert_int_equal(count("nonsense"), 0);
	}
	/* Files, slots and lengths that are not. */
	for (uint8_t what = SERVE_READ; what <= SERVE_WRITE; what++) {
		greet(&l, m);
		p = message_begin(m, what);
		pack_number(&p, 0, 4);
		pack_number(&p, 0, 8);
		pack_number(&p, UINT32_MAX, 4);
		pack_number(&p, 200, 1);
		say_nonsense(&l, m, &p);
	}
	/* What has its name is not written any more. */
	greet(&l, m);
	p = message_begin(m, SERVE_GRANT);
	say(&l, m, &p);
	p = message_begin(m, SERVE_CREATE);
	pack_text(&p, "named");
	pack_number(&p, 10, 8);
	pack_number(&p, 0644, 4);
	pack_number(&p, 0, 1);
	pack_number(&p, 0, 8);
	say(&l, m, &p);
	p = message_begin(m, SERVE_COMMIT);
	pack_number(&p, 0, 4);
	say(&l, m, &p);
	p = message_begin(m, SERVE_WRITE);
	pack_number(&p, 0, 4);
	pack_number(&p, 0, 8);
	pack_number(&p, 10, 4);
	pack_number(&p, 0, 1);
	say_nonsense(&l, m, &p);
	/* Of another version: words, and the connection stays. */
	talk(&l);
	p = message_begin(m, SERVE_HELLO);
	pack_bytes(&p, "PLSV", 4);
	pack_number(&p, 99, 2);
	pack_blob(&p, "", 0);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(&l, m), 0);
	assert_int_equal(message_recv(&l, m, 10000000000u), 0);
	assert_int_equal(m->what, SERVE_PROTO);
	m->body[m->len] = '\0';
	assert_non_null(strstr((const char *)m->body, "version 99"));
	assert_non_null(strstr((const char *)m->body, "update peerlane on the server's host"));
	conn_close(&l);
	/* Those who mean well noticed nothing. */
	assert_ok(pl_client_stat(client, "in", &(struct pl_served)PL_SERVED_INIT));
	free(m);
}

/* A file from there, and one to there, by a connection of its own: 0, or the first error. */
static int go_round(char *host, size_t len)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f = NULL;
	struct pl_client *c;
	ssize_t n;
	int rc = pl_client_open(fx.ctx, url, token, &c);

	if (rc) {
		return rc;
	}
	rc = pl_client_open_file(c, "faults", NULL, &f);
	if (!rc) {
		n = pl_client_read(f, host, len, 0, NULL);
		rc = n < 0 ? (int)n : 0;
		if (!rc) {
			assert_int_equal(n, len);
			fx_same(host, host + len, len, "what is read");
		}
		(void)pl_client_file_close(f);
	}
	o.length = len;
	rc = rc ? rc : pl_client_create(c, "faulty", &o, NULL, &f);
	if (!rc) {
		n = pl_client_write(f, host + len, len, 0, NULL);
		rc = n < 0 ? (int)n : pl_client_commit(f);
		(void)pl_client_file_close(f);
	}
	pl_client_close(c);
	return rc;
}

/* The n-th system call or allocation of either side fails: an error with words, or nothing that is
 * noticed; no half file, and the next attempt is as good as ever. */
static void test_faults(void **state)
{
	static const struct {
		enum fault_kind kind;
		int err;
		unsigned int step;
	} kinds[] = { { FAULT_SYS, EIO, 5 },
		      { FAULT_SYS, ENOMEM, 11 },
		      { FAULT_ALLOC, ENOMEM, 2 } };
	size_t len = 700000;
	char *host = fx_host(2 * len);
	unsigned int failed = 0, tried = 0;

	(void)state;
	put_file("faults", len, 4);
	fx_pattern(host + len, 0, len, 4);
	for (size_t k = 0; k < COUNT(kinds); k++) {
		unsigned long most, at;

		fault_arm(kinds[k].kind, 1000000, EIO); /* counts */
		assert_ok(go_round(host, len));
		most = fault_count(kinds[k].kind);
		for (at = 1; at <= most; at += kinds[k].step) {
			int rc;

			tried++;
			(void)unlink(in_dir("faulty"));
			fault_arm(kinds[k].kind, at, kinds[k].err);
			rc = go_round(host, len);
			fault_arm(kinds[k].kind, 0, 0);
			if (rc) {
				failed++;
				assert_true(*pl_error_message());
			}
			if (!rc || count("faulty")) {
				fx_file_is(in_dir("faulty"), 0, len, 4);
			}
		}
	}
	assert_true(failed > 20);
	printf("%u of %u attempts failed\n", failed, tried);
	/* Those whose connection ended have been noticed by then. */
	for (int i = 0; i < 500 && count("."); i++) {
		(void)usleep(10000);
	}
	assert_int_equal(count(".peerlane"), 0);
	assert_ok(go_round(host, len));
	(void)is_said(NULL);
	free(host);
}

#define TREE 300u /* small files, with errors among them */
#define BEGUN 24u

static const size_t tree_lens[] = { 0, 1, 20480, SERVE_FETCH_MOST, SERVE_FETCH_MOST + 1, 77 };

static const char *tree_name(unsigned int i)
{
	static char name[4][64];
	static unsigned int k;

	k = (k + 1) % 4;
	(void)snprintf(name[k], sizeof(name[k]), "t%03u \xff\x80'\"*", i);
	return name[k];
}

static bool tree_has(unsigned int i)
{
	return i % 7 != 3;
}

static int begin_as(const char *name, uint32_t kind, struct pl_client_file **out)
{
	struct pl_served info = PL_SERVED_INIT;

	info.kind = kind;
	return pl_client_open_file(client, name, &info, out);
}

static int begin_file(unsigned int i, struct pl_client_file **out)
{
	return begin_as(tree_name(i), PL_SERVED_BEGIN, out);
}

static int take_file(struct pl_served *info, struct pl_client_file **f)
{
	*info = (struct pl_served)PL_SERVED_INIT;
	info->kind = PL_SERVED_BEGIN;
	return pl_client_open_file(client, NULL, info, f);
}

static void take_and_look(unsigned int i, struct pl_client_file *f, char *host)
{
	size_t len = tree_lens[i % COUNT(tree_lens)];
	char *want = fx_host(MIB);
	struct pl_served info;

	if (tree_has(i)) {
		assert_ok(take_file(&info, &f));
		assert_int_equal(info.kind, PL_SERVED_FILE);
		assert_int_equal(info.length, len);
		assert_string_equal(info.name, tree_name(i));
		assert_moved(pl_client_read(f, host, MIB, 0, NULL), len);
		fx_pattern(want, 0, len, i);
		fx_same(host, want, len, "of a file that was begun");
		assert_ok(pl_client_file_close(f));
	} else {
		assert_fails(take_file(&info, &f), ENOENT, "t");
	}
	free(want);
}

/* Many files are asked for before the first answer is taken: each gets its own bytes or its own
 * error, whatever is asked meanwhile, and in whatever order they are taken. */
static void test_begun(void **state)
{
	struct pl_client_file *f[BEGUN];
	char *host = fx_host(MIB);
	struct pl_served info;

	(void)state;
	for (unsigned int i = 0; i < TREE; i++) {
		if (tree_has(i)) {
			put_file(tree_name(i), tree_lens[i % COUNT(tree_lens)], i);
		}
	}
	for (unsigned int at = 0; at + BEGUN <= TREE; at += BEGUN) {
		bool more = at / BEGUN % 3 != 0;

		for (unsigned int k = 0; k < BEGUN; k++) {
			assert_ok(begin_as(tree_name(at + k),
					   more ? PL_SERVED_BEGIN_MORE : PL_SERVED_BEGIN, &f[k]));
		}
		assert_true(client->in_flight > BEGUN / 2);
		assert_int_equal(client->batched != 0, more);
		if (at % (2 * BEGUN)) {
			info = (struct pl_served)PL_SERVED_INIT;
			assert_ok(pl_client_stat(client, tree_name(0), &info));
			assert_int_equal(info.length, tree_lens[0]);
		}
		for (unsigned int k = 0; k < BEGUN; k++) {
			unsigned int i = at % (2 * BEGUN) ? BEGUN - 1 - k : k;

			take_and_look(at + i, f[i], host);
		}
	}
	/* Not wanted any more; not taken yet; more than are in flight at once. */
	assert_ok(begin_file(2, &f[0]));
	assert_fails(pl_client_read(f[0], host, 1, 0, NULL), EINVAL, "begun");
	assert_ok(pl_client_file_close(f[0]));
	assert_ok(begin_file(3, &f[0]));
	assert_ok(pl_client_file_close(f[0]));
	assert_fails(take_file(&info, &(struct pl_client_file *){ NULL }), EINVAL, "NULL");
	for (unsigned int k = 0; k < BEGUN; k++) {
		assert_ok(begin_file(k, &f[k]));
	}
	for (unsigned int k = 0; k < CLIENT_FLIGHT; k++) {
		struct pl_client_file *more;

		assert_ok(begin_file(2, &more));
		take_and_look(2, more, host);
	}
	for (unsigned int k = 0; k < BEGUN; k++) {
		take_and_look(k, f[k], host);
	}
	assert_int_equal(client->in_flight, 0);
	free(host);
}

/* Requests that wait for others are sent in their order, also if one is longer than the place in
 * which they wait, and before one that does not wait. */
static void test_batch(void **state)
{
	static char name[SERVE_PATH];
	struct pl_client_file *f[4];
	char *host = fx_host(MIB);
	struct pl_served info;

	(void)state;
	put_file(tree_name(2), tree_lens[2], 2);
	memset(name, 'n', sizeof(name) - 1);
	assert_ok(begin_as(tree_name(2), PL_SERVED_BEGIN_MORE, &f[0]));
	assert_true(client->batched);
	assert_ok(begin_as(name, PL_SERVED_BEGIN_MORE, &f[1]));
	assert_false(client->batched);
	assert_ok(begin_as(tree_name(2), PL_SERVED_BEGIN_MORE, &f[2]));
	assert_ok(begin_as(tree_name(2), PL_SERVED_BEGIN, &f[3]));
	assert_false(client->batched);
	assert_fails(take_file(&info, &f[1]), ENAMETOOLONG, "255");
	for (unsigned int k = 0; k < 4; k++) {
		if (k != 1) {
			take_and_look(2, f[k], host);
		}
	}
	/* What nobody wants any more is asked for all the same, and so has an answer. */
	assert_ok(begin_as(tree_name(2), PL_SERVED_BEGIN_MORE, &f[0]));
	assert_ok(pl_client_file_close(f[0]));
	assert_int_equal(client->in_flight, 0);
	free(host);
}

/* A small file that is here whole is closed while another thread has its turn at the server. */
static void test_close_beside(void **state)
{
	struct pl_client_file *f;

	(void)state;
	put_file(tree_name(2), tree_lens[2], 2);
	assert_ok(pl_client_open_file(client, tree_name(2), NULL, &f));
	assert_ok(client_turn(client));
	assert_ok(pl_client_file_close(f));
	client_leave(client);
}

static int put_whole(const char *name, size_t len, uint32_t flags, const char *bytes,
		     struct pl_client_file **out)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	uint64_t have = 1;

	o.length = len;
	o.mode = 0640;
	o.flags = flags | PL_CREATE_WHOLE;
	assert_ok(pl_client_create(client, name, &o, &have, out));
	assert_int_equal(have, 0);
	assert_moved(pl_client_write(*out, bytes, len, 0, NULL), len);
	return pl_client_commit(*out);
}

static void file_is(const char *name, size_t len, unsigned int seed)
{
	char *got = fx_host(MIB), *want = fx_host(MIB);
	int fd = open(in_dir(name), O_RDONLY | O_CLOEXEC);

	assert_true(fd >= 0);
	assert_int_equal(read(fd, got, MIB), (ssize_t)len);
	fx_pattern(want, 0, len, seed);
	fx_same(got, want, len, name);
	(void)close(fd);
	free(got);
	free(want);
}

/* Small files in one request each, whose answers are taken when they are closed. */
static void test_put(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	unsigned char sum[PL_SUM_BYTES] = { 0 };
	char *host = fx_host(MIB), *dev = fx_alloc(&fx, MIB);
	struct pl_client_file *f[TREE];
	struct stat st;
	char name[32];

	(void)state;
	assert_ok(mkdir(in_dir("put"), 0755));
	for (unsigned int i = 0; i < TREE; i++) {
		size_t len = tree_lens[i % 4];

		(void)snprintf(name, sizeof(name), i % 7 == 3 ? "put" : "put/p%u\xfe", i);
		fx_pattern(host, 0, len, i);
		assert_ok(put_whole(name, len, PL_CREATE_LATER, host, &f[i]));
		memset(host, 0, len);
		if (i >= BEGUN) {
			unsigned int k = i - BEGUN;

			if (k % 7 == 3) {
				assert_fails(pl_client_file_close(f[k]), EISDIR, "'put' is a dir");
			} else {
				assert_ok(pl_client_file_close(f[k]));
			}
		}
	}
	for (unsigned int k = TREE - BEGUN; k < TREE; k++) {
		assert_int_equal(pl_client_file_close(f[k]), k % 7 == 3 ? -EISDIR : 0);
	}
	for (unsigned int i = 0; i < TREE; i++) {
		(void)snprintf(name, sizeof(name), "put/p%u\xfe", i);
		if (i % 7 != 3) {
			file_is(name, tree_lens[i % 4], i);
		}
	}
	assert_int_equal(stat(in_dir("put/p0\xfe"), &st), 0);
	assert_int_equal(st.st_mode & 07777, 0640 & ~server->mask);
	/* One that is there stays until the commit, and without one nothing is made. */
	o.flags = PL_CREATE_WHOLE;
	o.length = 3;
	assert_ok(pl_client_create(client, "put/p2\xfe", &o, NULL, &f[0]));
	fx_pattern(host, 0, 3, 9);
	assert_moved(pl_copy(fx.ctx, dev, host, 3, NULL), 3);
	assert_moved(pl_client_write(f[0], dev, 2, 0, NULL), 2);
	assert_moved(pl_client_write(f[0], dev + 2, 1, 2, NULL), 1);
	assert_fails(pl_client_write(f[0], dev, 1, 3, NULL), EINVAL, "3 bytes");
	assert_fails(pl_client_sum(f[0], 0, 3, sum), EINVAL, "not open");
	file_is("put/p2\xfe", tree_lens[2], 2);
	assert_ok(pl_client_commit(f[0]));
	file_is("put/p2\xfe", 3, 9);
	assert_fails(pl_client_commit(f[0]), EINVAL, "committed before");
	assert_fails(pl_client_write(f[0], dev, 1, 0, NULL), EINVAL, "committed before");
	assert_ok(pl_client_file_close(f[0]));
	assert_ok(pl_client_create(client, "dropped", &o, NULL, &f[0]));
	assert_ok(pl_client_file_close(f[0]));
	assert_int_equal(count("dropped"), 0);
	/* Errors of the path, and of the server. */
	assert_fails(put_whole("../out", 1, 0, host, &f[0]), EACCES, "..");
	assert_ok(pl_client_file_close(f[0]));
	assert_fails(put_whole("no/such", 1, 0, host, &f[0]), ENOENT, "no directory 'no'");
	assert_ok(pl_client_file_close(f[0]));
	assert_int_equal(count(".peerlane"), 0);
	fx_free(&fx, dev);
	free(host);
}

/* A server that ends while requests are in flight: each file gets an error, and nothing waits. */
static void test_begun_and_gone(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f[BEGUN], *put;
	char *host = fx_host(MIB);
	struct pl_served info;
	int rc;

	(void)state;
	for (unsigned int k = 0; k < BEGUN; k++) {
		assert_ok(begin_file(2, &f[k]));
	}
	stop_server();
	for (unsigned int k = 0; k < BEGUN; k++) {
		rc = take_file(&info, &f[k]);
		/* What had come is whole. */
		if (!rc) {
			assert_moved(pl_client_read(f[k], host, MIB, 0, NULL), tree_lens[2]);
			(void)pl_client_file_close(f[k]);
		} else {
			assert_true(rc == -ECONNRESET || rc == -EPIPE);
		}
	}
	o.flags = PL_CREATE_WHOLE | PL_CREATE_LATER;
	rc = pl_client_create(client, "gone", &o, NULL, &put);
	rc = rc ? rc : pl_client_commit(put) ? -1 : pl_client_file_close(put);
	assert_true(rc < 0);
	assert_int_equal(count("gone"), 0);
	assert_int_equal(client->in_flight, 0);
	pl_client_close(client);
	start_server(dir, PL_SERVE_WRITE, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	free(host);
}

static void test_read_only(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_served info = PL_SERVED_INIT;
	struct pl_client_file *f;

	(void)state;
	pl_client_close(client);
	stop_server();
	put_file("one", 1000, 1);
	start_server(in_dir("one"), 0, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	assert_fails(pl_client_create(client, "one", &o, NULL, &f), EROFS, "--write");
	assert_fails(pl_client_mkdir(client, "two", 0777), EROFS, "--write");
	assert_fails(pl_client_stat(client, "in", &info), ENOENT, "only 'one' is");
	assert_ok(pl_client_stat(client, "", &info));
	assert_string_equal(info.name, "one");
	assert_int_equal(info.length, 1000);
	assert_ok(pl_client_open_file(client, "one", NULL, &f));
	assert_ok(pl_client_file_close(f));
}

static void test_device(void **state)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_served info = PL_SERVED_INIT;
	struct pl_client_file *f;
	char *dev = fx_alloc(&fx, LEN), *host = fx_host(LEN);

	(void)state;
	pl_client_close(client);
	stop_server();
	start_server(fx_device(), PL_SERVE_WRITE, LEN);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	assert_ok(pl_client_open_file(client, fx_device(), &info, &f));
	assert_int_equal(info.kind, PL_SERVED_DEVICE);
	assert_int_equal(info.length, LEN);
	memset(host, 1, LEN);
	assert_moved(pl_client_read(f, host, LEN, 0, NULL), LEN);
	for (size_t i = 0; i < LEN; i++) {
		assert_int_equal(host[i], 0);
	}
	assert_ok(pl_client_file_close(f));
	fx_pattern(host, 0, LEN, 6);
	fx_put(&fx, dev, host, LEN);
	o.length = LEN + 1;
	assert_fails(pl_client_create(client, "", &o, NULL, &f), EFBIG, "has");
	o.length = LEN;
	assert_ok(pl_client_create(client, "", &o, NULL, &f));
	assert_moved(pl_client_write(f, dev, LEN, 0, NULL), LEN);
	assert_ok(pl_client_commit(f));
	assert_ok(pl_client_file_close(f));
	memset(host, 1, LEN);
	assert_ok(pl_client_open_file(client, "", NULL, &f));
	assert_moved(pl_client_read(f, host, LEN, 5, NULL), LEN - 5);
	fx_pattern(host + LEN - 5, 0, 5, 0);
	fx_put(&fx, dev, host, LEN - 5);
	fx_dev_is(&fx, dev, 5, LEN - 5, 6);
	/* Bytes go past the connection on which requests are: silence there is no idleness. */
	atomic_store(&server->idle_ns, 100000000);
	assert_moved(pl_client_read(f, host, 9, 5, NULL), 9);
	assert_ok(pl_client_stat(client, "", &info));
	(void)usleep(300000);
	assert_ok(pl_client_stat(client, "", &info));
	assert_ok(pl_client_file_close(f));
	wait_for_sessions(0);
	assert_fails(pl_client_stat(client, "", &info), ECONNRESET, "ended the connection");
	fx_free(&fx, dev);
	free(host);
}

/* What was said of strangers, and has yet to be. */
static void forget_said(void)
{
	unsigned int left = 1;

	while (left) {
		(void)usleep(10000);
		lock_acquire(&server->lock);
		left = server->listener.said.left_out;
		lock_release(&server->lock);
	}
	(void)is_said(NULL);
}

#define FLOOD 300u
#define NEVER_NS UINT64_C(600000000000)

/* How many of them were told that there is no place, and ended. */
static unsigned int told_full(const int *fd)
{
	char at[STRANGERS_FULL_LEN + 1];
	unsigned int n = 0;

	for (unsigned int i = 0; i < FLOOD; i++) {
		ssize_t got = recv(fd[i], at, sizeof(at), MSG_DONTWAIT | MSG_PEEK);

		assert_true(got <= 0 || (got == STRANGERS_FULL_LEN &&
					 memcmp(at, STRANGERS_FULL, STRANGERS_FULL_LEN) == 0));
		n += got > 0;
	}
	return n;
}

/* One that is under way: the server may be so soon, or this thread so late, that one or the other
 * is through already. */
static void begin_handshake(struct conn *l, unsigned int before)
{
	int rc = talk_for(l, 1);

	for (int i = 0; i < 1000 && rc == 0; i++) {
		conn_close(l);
		wait_for_sessions(before);
		rc = talk_for(l, 1);
	}
	assert_int_equal(rc, -ETIMEDOUT);
}

/* Silent connections, however many, end no handshake: not one that began before they came, and not
 * one that begins while they hold all places. */
static void test_flood(void **state)
{
	struct pollfd answered = { .events = POLLIN };
	unsigned int before = sessions();
	struct pl_client *c;
	struct conn l;
	int fd[FLOOD];

	(void)state;
	atomic_store(&server->shake_ns, 600000000000); /* none ends for its time */
	begin_handshake(&l, before);
	answered.fd = l.fd;
	assert_int_equal(poll(&answered, 1, 10000), 1);
	for (unsigned int i = 0; i < FLOOD; i++) {
		fd[i] = dial();
	}
	for (int i = 0; i < 30000 && told_full(fd) != FLOOD - STRANGERS_MOST; i++) {
		(void)usleep(1000);
	}
	assert_int_equal(told_full(fd), FLOOD - STRANGERS_MOST);
	end_handshake(&l);
	wait_for_sessions(before + 1);
	assert_ok(pl_client_open(fx.ctx, url, token, &c));
	pl_client_close(c);
	conn_close(&l);
	for (unsigned int i = 0; i < FLOOD; i++) {
		(void)close(fd[i]);
	}
	wait_for_sessions(before);
	forget_said();
	atomic_store(&server->shake_ns, 5000000000);
}

/* A server with as many clients as it takes says so to one that has the token. */
static void test_full(void **state)
{
	struct message *m = calloc(1, sizeof(*m));
	unsigned int before = sessions();
	struct pl_client *c[32], *more; /* SESSIONS_TOLD */
	struct conn l;

	(void)state;
	server->most = before + COUNT(c);
	for (unsigned int i = 0; i < COUNT(c); i++) {
		assert_ok(pl_client_open(fx.ctx, url, token, &c[i]));
	}
	assert_fails(pl_client_open(fx.ctx, url, token, &more), EBUSY,
		     "the server is full: it has ");
	/* It has no thread for so many that are to be told: then it says that it has no place. */
	server->most = before;
	talk(&l);
	assert_true(message_recv(&l, m, NEVER_NS) < 0);
	assert_true(conn_was_full(&l));
	conn_close(&l);
	free(m);
	server->most = before + COUNT(c);
	for (unsigned int i = 0; i < COUNT(c); i++) {
		pl_client_close(c[i]);
	}
	wait_for_sessions(before);
	assert_ok(pl_client_open(fx.ctx, url, token, &more));
	pl_client_close(more);
	wait_for_sessions(before);
	forget_said();
	server->most = SESSIONS_MAX;
}

/* Of two clients that have the GPU's memory open one says so all the time, and the other never. The
 * other is dropped after `alive_ns`, with all that it holds. Whether the first one stays for
 * longer. */
static bool one_stays(uint64_t alive_ns, struct pl_client_file **idle)
{
	struct pl_served info = PL_SERVED_INIT;
	struct pl_client_file *stopped;
	struct pl_client *other;
	bool stays;

	atomic_store(&server->idle_ns, NEVER_NS);
	atomic_store(&server->alive_ns, NEVER_NS);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	client->alive_ns = 20000000;
	assert_ok(pl_client_open_file(client, "", NULL, idle));
	assert_ok(pl_client_open(fx.ctx, url, token, &other));
	other->alive_ns = NEVER_NS;
	assert_ok(pl_client_open_file(other, "", NULL, &stopped));
	wait_for_sessions(2);
	atomic_store(&server->alive_ns, alive_ns);
	assert_ok(pl_client_stat(other, "", &info)); /* from now on it is silent */
	for (int i = 0; i < 6000 && sessions() > 1; i++) {
		(void)usleep(10000);
	}
	assert_true(sessions() <= 1);
	(void)usleep((useconds_t)(alive_ns / 1000 * 3 / 2));
	stays = !pl_client_stat(client, "", &info) && sessions() == 1;
	if (stays) {
		assert_fails(pl_client_file_close(stopped), ECONNRESET, "ended the connection");
	} else {
		(void)pl_client_file_close(stopped);
		(void)pl_client_file_close(*idle);
		pl_client_close(client);
		wait_for_sessions(0);
	}
	pl_client_close(other);
	return stays;
}

/* A client that has a GPU's memory open says that it is there. One that was stopped says nothing,
 * and is dropped; one that only does nothing stays. On a machine that stands still for so long it
 * has longer. */
static void test_stopped(void **state)
{
	uint64_t alive_ns = 500000000;
	struct pl_client_file *idle;
	char byte;

	(void)state;
	pl_client_close(client);
	wait_for_sessions(0);
	while (!one_stays(alive_ns, &idle)) {
		assert_true(alive_ns < UINT64_C(20000000000));
		alive_ns *= 4;
	}
	assert_moved(pl_client_read(idle, &byte, 1, 0, NULL), 1);
	/* Without such a file it is as silent as others. */
	atomic_store(&server->idle_ns, 100000000);
	assert_ok(pl_client_file_close(idle));
	wait_for_sessions(0);
	atomic_store(&server->idle_ns, NEVER_NS);
	pl_client_close(client);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
}

static void test_explain(void **state)
{
	char *text;

	(void)state;
	assert_ok(pl_client_explain(client, fx.dev, PL_FORMAT_TEXT, &text));
	assert_non_null(strstr(text, "by      tcp, encrypted by TLS 1.3"));
	pl_string_free(text);
	assert_ok(pl_client_explain(client, NULL, PL_FORMAT_JSON, &text));
	assert_non_null(strstr(text, "\"passed_over\""));
	pl_string_free(text);
}

/* As a user and a group of that number. */
static int opened_as(unsigned int id)
{
	struct pl_client *c;
	int rc;

	assert_ok(setegid(id));
	assert_ok(seteuid(id));
	rc = pl_client_open(fx.ctx, url, token, &c);
	assert_ok(seteuid(0));
	assert_ok(setegid(0));
	if (rc == 0) {
		pl_client_close(c);
	}
	return rc;
}

static void test_tokens(void **state)
{
	struct pl_client *c;
	struct stat st;

	(void)state;
	assert_ok(stat(token, &st));
	assert_int_equal(st.st_mode & 0777, 0600);
	assert_fails(pl_token_make(token), EEXIST, "never overwritten");
	assert_ok(chmod(token, 0640));
	assert_fails(pl_client_open(fx.ctx, url, token, &c), EACCES, "other users");
	assert_ok(chmod(token, 0600));
	if (geteuid() == 0) {
		assert_ok(chown(token, 1, (gid_t)-1)); /* as in a container */
		assert_ok(pl_client_open(fx.ctx, url, token, &c));
		pl_client_close(c);
		assert_ok(chown(token, 0, 1)); /* as of systemd, for a service */
		assert_ok(chmod(token, 0440));
		if (opened_as(1) == -EACCES && !strstr(pl_error_message(), "other users")) {
			print_message("a service's token is not tried: %s\n", pl_error_message());
		} else {
			assert_int_equal(opened_as(1), 0);
		}
		assert_ok(chmod(token, 0460));
		assert_int_equal(opened_as(1), -EACCES);
		assert_ok(chown(token, 0, 0));
		assert_ok(chmod(token, 0600));
	} else {
		print_message("a file of another user is not tried: that takes root\n");
	}
	assert_fails(pl_client_open(fx.ctx, url, NULL, &c), EINVAL, "token_file");
	assert_fails(pl_client_open(fx.ctx, url, "/dev/null", &c), EINVAL, "no regular file");
	assert_fails(pl_client_open(fx.ctx, url, in_dir("in"), &c), EACCES, "other users");
	assert_ok(chmod(in_dir("in"), 0600));
	assert_fails(pl_client_open(fx.ctx, url, in_dir("in"), &c), EINVAL, "has no token");
}

static void test_addresses(void **state)
{
	static const char *const bad[] = { "peer:/h/x",
					   "peer://",
					   "peer:///x",
					   "peer://h:/x",
					   "peer://h:0/x",
					   "peer://h:65536/",
					   "peer://h:1x/",
					   "peer://[::1/x",
					   "peer://[::1]x/",
					   "peer://a b/",
					   "h" };
	struct pl_client *c;

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_null(pl_peer_path(bad[i]));
		assert_fails(pl_client_open(fx.ctx, bad[i], token, &c), EINVAL, "is not peer://");
	}
	assert_string_equal(pl_peer_path("peer://h"), "");
	assert_string_equal(pl_peer_path("peer://h:5/a/b"), "a/b");
	assert_string_equal(pl_peer_path("peer://[::1]:5/a/b"), "a/b");
	assert_fails(pl_client_open(fx.ctx, "peer://127.0.0.1:1/", token, &c), ECONNREFUSED,
		     "--bind");
}

/* One that listens and has no space for connections: what is dialled there is not answered. */
static int silent_address(struct sys_addr *a, int kept[4])
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	socklen_t len = sizeof(at);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	assert_int_equal(bind(fd, (struct sockaddr *)&at, sizeof(at)), 0);
	assert_int_equal(listen(fd, 0), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &len), 0);
	*a = (struct sys_addr){ .at = { 127, 0, 0, 1 }, .port = ntohs(at.sin_port) };
	for (unsigned int i = 0; i < 4; i++) {
		kept[i] = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
		(void)connect(kept[i], (struct sockaddr *)&at, sizeof(at));
	}
	return fd;
}

/* Of the addresses of a name, one that is silent keeps none of the others from its time. */
static void test_silent_addresses(void **state)
{
	struct sys_addr a[4];
	int kept[4];
	int silent = silent_address(&a[0], kept);
	int fd;

	(void)state;
	a[1] = a[3] = a[0];
	a[2] = a[0];
	a[2].port = 1; /* refused */
	assert_int_equal(dial_first(a, 2, 300000000), -ETIMEDOUT);
	assert_int_equal(dial_first(a + 2, 1, 300000000), -ECONNREFUSED);
	/* A refusal says more than silence. */
	assert_int_equal(dial_first(a, 3, 700000000), -ECONNREFUSED);
	a[3].port = port;
	fd = dial_first(a, 4, 10000000000u);
	assert_true(fd >= 0);
	sys_tcp_close(fd);
	assert_refused(1, "during the handshake");
	(void)close(silent);
	for (unsigned int i = 0; i < 4; i++) {
		(void)close(kept[i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_read),
		cmocka_unit_test(test_write),
		cmocka_unit_test(test_cold),
		cmocka_unit_test(test_beside),
		cmocka_unit_test(test_more_pages),
		cmocka_unit_test(test_no_commit),
		cmocka_unit_test(test_resume),
		cmocka_unit_test(test_resume_twice),
		cmocka_unit_test(test_sums),
		cmocka_unit_test(test_changes),
		cmocka_unit_test(test_paths),
		cmocka_unit_test(test_list),
		cmocka_unit_test(test_tokens),
		cmocka_unit_test(test_addresses),
		cmocka_unit_test(test_silent_addresses),
		cmocka_unit_test(test_strangers),
		cmocka_unit_test(test_small),
		cmocka_unit_test(test_fetch),
		cmocka_unit_test(test_begun),
		cmocka_unit_test(test_batch),
		cmocka_unit_test(test_close_beside),
		cmocka_unit_test(test_put),
		cmocka_unit_test(test_begun_and_gone),
		cmocka_unit_test(test_nonsense),
		cmocka_unit_test(test_liars),
		cmocka_unit_test(test_endless_list),
		cmocka_unit_test(test_no_data),
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_reach),
		cmocka_unit_test(test_connect_reached),
		cmocka_unit_test(test_explain),
		cmocka_unit_test(test_many_strangers),
		cmocka_unit_test(test_flood),
		cmocka_unit_test(test_full),
		cmocka_unit_test(test_faults),
		cmocka_unit_test(test_read_only),
		cmocka_unit_test(test_device),
		cmocka_unit_test(test_stopped),
		cmocka_unit_test(test_mute),
	};
	int failed;

	serve_open();
	failed = cmocka_run_group_tests(tests, begin, end);
	serve_close();
	return failed;
}

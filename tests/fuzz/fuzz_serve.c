/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What clients and servers of files say to each other, from both sides, once a handshake is done: a
 * stranger's requests to a server that may write, and a stranger's answers to a client's calls. The
 * connection is the input itself. Nothing outside the directory that is served changes, and no byte
 * beside the memory that a client gives.
 */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "fuzz.h"

#include "base/fork.h"
#include "serve/client.h"
#include "serve/server.h"
#include "serve/token.h"

#define SPACE 8192u
#define FILE_BYTES 5000u
#define CLEAN_EVERY 256u

static struct pl_ctx *ctx, *far;
static struct pl_server *server;
static struct pl_remote *met, *back;
static struct pl_grant *granted;
static struct pl_region *region;
static unsigned char slots[4 * 1024];
static unsigned char memory[3 * SPACE];
static char top[] = "/tmp/fuzz-serve-XXXXXX";
static char root[64], outside[64], token[64];
static struct net_ops ops; /* what it says is the input, and it hears nothing */
static const uint8_t *said;
static size_t left;
static uint8_t hello[PL_BLOB_MAX + 64];
static size_t n_hello;

static ssize_t take(struct net_tls *t, void *bytes, size_t len)
{
	size_t n = len < left ? len : left;

	(void)t;
	if (!n) {
		return -ECONNRESET;
	}
	memcpy(bytes, said, n);
	said += n;
	left -= n;
	return (ssize_t)n;
}

static ssize_t drop(struct net_tls *t, const void *bytes, size_t len)
{
	(void)t;
	(void)bytes;
	return (ssize_t)len;
}

static int greet_any(const struct net_io *io, void *arg, net_find find, void *find_arg,
		     struct net_tls **out)
{
	(void)io;
	(void)arg;
	(void)find;
	(void)find_arg;
	*out = (struct net_tls *)(void *)&ops;
	return 0;
}

static int shaken(struct net_tls *t)
{
	(void)t;
	return 0;
}

static bool never(const struct net_tls *t)
{
	(void)t;
	return false;
}

static void closed(struct net_tls *t)
{
	(void)t;
}

static void fill_root(void)
{
	char path[80];
	int fd;

	fuzz_assert(mkdir(root, 0755) == 0);
	(void)snprintf(path, sizeof(path), "%s/f", root);
	fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
	fuzz_assert(fd >= 0 && write(fd, slots, sizeof(slots)) == (ssize_t)sizeof(slots));
	(void)close(fd);
	(void)snprintf(path, sizeof(path), "%s/d", root);
	fuzz_assert(mkdir(path, 0755) == 0);
	(void)snprintf(path, sizeof(path), "%s/up", root);
	fuzz_assert(symlink("..", path) == 0);
}

static int remove_one(const char *path, const struct stat *st, int flag, struct FTW *ftw)
{
	(void)st;
	(void)flag;
	return ftw->level ? remove(path) : 0;
}

/* The directory itself stays: the server has it open. */
static void clean(void)
{
	char name[80];

	(void)nftw(root, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	(void)snprintf(name, sizeof(name), "%s.old", root);
	fuzz_assert(rename(root, name) == 0);
	fill_root();
	fuzz_assert(rmdir(name) == 0);
	names_close_root(&server->root);
	fuzz_assert(names_open_root(root, &server->root) == 0);
	server->root.may_write = true;
}

static void meet(void)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n;

	fuzz_assert(pl_remote_open(ctx, &met) == 0 && pl_remote_open(far, &back) == 0);
	n = pl_remote_blob(met, blob, sizeof(blob));
	fuzz_assert(n > 0 && pl_remote_connect(back, blob, (size_t)n) == 0);
	n = pl_remote_blob(back, blob, sizeof(blob));
	fuzz_assert(n > 0 && pl_remote_connect(met, blob, (size_t)n) == 0);
	fuzz_assert(pl_grant_open(far, slots, sizeof(slots), PL_MAY_READ | PL_MAY_WRITE,
				  &granted) == 0);
	n = pl_grant_blob(granted, blob, sizeof(blob));
	fuzz_assert(n > 0 && pl_region_open(met, blob, (size_t)n, &region) == 0);
}

/* A request that begins a conversation. */
static void make_hello(void)
{
	unsigned char blob[PL_BLOB_MAX];
	struct pack p = { .at = hello, .space = sizeof(hello) };
	struct pl_remote *r;
	ssize_t n;

	fuzz_assert(pl_remote_open(ctx, &r) == 0);
	n = pl_remote_blob(r, blob, sizeof(blob));
	fuzz_assert(n > 0);
	pack_number(&p, SERVE_HELLO, 4);
	pack_number(&p, 6 + 2 + (uint64_t)n, 4);
	pack_bytes(&p, "PLSV", 4);
	pack_number(&p, SERVE_VERSION, 2);
	pack_blob(&p, blob, (size_t)n);
	n_hello = p.len;
	pl_remote_close(r);
}

static void end(void)
{
	pl_region_close(region);
	pl_remote_close(met);
	pl_remote_close(back);
	(void)pl_grant_close(granted);
	pl_server_close(server);
	pl_close(ctx);
	pl_close(far);
	(void)nftw(top, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	(void)rmdir(top);
}

static void begin(void)
{
	const struct rlimit most = { 1 << 20, 1 << 20 };
	struct pl_server_opts o = PL_SERVER_OPTS_INIT;
	unsigned char token_key[NET_KEY] = { 0 };
	const struct net_ops *real;
	int fd;

	/* No input fills the disk. */
	fuzz_assert(setrlimit(RLIMIT_FSIZE, &most) == 0);
	(void)signal(SIGXFSZ, SIG_IGN);
	fuzz_assert(mkdtemp(top) != NULL);
	(void)snprintf(root, sizeof(root), "%s/root", top);
	(void)snprintf(outside, sizeof(outside), "%s/outside", top);
	(void)snprintf(token, sizeof(token), "%s/token", top);
	fill_root();
	fd = open(outside, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
	fuzz_assert(fd >= 0 && close(fd) == 0);
	fuzz_assert(pl_open(NULL, &ctx) == 0 && pl_open(NULL, &far) == 0);
	fuzz_assert(pl_token_make(token) == 0);
	o.root = root;
	o.token_file = token;
	o.port = 0;
	o.flags = PL_SERVE_WRITE;
	fuzz_assert(pl_server_open(far, &o, &server) == 0);
	fuzz_assert(setting_net(far, &real) == 0);
	ops = *real;
	ops.server = greet_any;
	ops.shake = shaken;
	ops.wants_out = never;
	ops.read = take;
	ops.write = drop;
	ops.close = closed;
	/* OpenSSL ends after end(), which uses it, if it begins before that is registered. */
	fuzz_assert(real->mac(token_key, "", 0, token_key) == 0);
	meet();
	make_hello();
	(void)atexit(end);
}

/* What lies beside the directory that is served. */
static unsigned int entries(const char *path)
{
	DIR *d = opendir(path);
	unsigned int n = 0;

	fuzz_assert(d != NULL);
	while (readdir(d)) {
		n++;
	}
	(void)closedir(d);
	return n;
}

static void requests(const uint8_t *data, size_t len, bool greets)
{
	static unsigned int runs;
	struct session *s = calloc(1, sizeof(*s));
	uint8_t *all = malloc(n_hello + len);
	struct conn conn;
	struct stat st;

	fuzz_assert(s != NULL && all != NULL);
	memcpy(all, hello, n_hello);
	memcpy(all + (greets ? n_hello : 0), data, len);
	said = all;
	left = len + (greets ? n_hello : 0);
	s->server = server;
	s->conn = &conn;
	conn_init(s->conn, -1, &ops, 0);
	fuzz_assert(!token_server(s->conn, server->key));
	(void)session_run(s);
	for (unsigned int i = 0; i < SERVE_FILES; i++) {
		fuzz_assert(!s->files[i].used);
	}
	fuzz_assert(entries(top) == 5 && stat(outside, &st) == 0 && st.st_size == 0);
	free(s);
	free(all);
	if (++runs % CLEAN_EVERY == 0) {
		clean();
	}
}

static int entry(const struct pl_served *e, void *arg)
{
	(void)arg;
	fuzz_assert(names_fit(e->name) && e->length <= INT64_MAX);
	return 0;
}

static void read_file(struct pl_client *c)
{
	unsigned char sum[PL_SUM_BYTES] = { 0 };
	struct pl_client_file *f;
	ssize_t n;

	if (pl_client_open_file(c, "f", NULL, &f)) {
		return;
	}
	n = pl_client_read(f, memory + SPACE, FILE_BYTES, 1, NULL);
	fuzz_assert(n <= (ssize_t)FILE_BYTES);
	(void)pl_client_sum(f, 0, 10, sum);
	(void)pl_client_file_close(f);
}

static void write_file(struct pl_client *c)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f;
	uint64_t have = 0;
	ssize_t n;

	o.length = FILE_BYTES;
	o.flags = PL_CREATE_RESUME;
	if (pl_client_create(c, "g", &o, &have, &f)) {
		return;
	}
	fuzz_assert(have <= FILE_BYTES);
	n = pl_client_write(f, memory + SPACE, FILE_BYTES, 0, NULL);
	fuzz_assert(n < 0 || n == FILE_BYTES);
	(void)pl_client_commit(f);
	(void)pl_client_file_close(f);
}

/* Several requests before the first answer, to read and to write. */
static void fly(struct pl_client *c)
{
	struct pl_served info[3] = { PL_SERVED_INIT, PL_SERVED_INIT, PL_SERVED_INIT };
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f[3];
	bool is[3];

	for (int i = 0; i < 3; i++) {
		info[i].kind = i ? PL_SERVED_BEGIN_MORE : PL_SERVED_BEGIN;
		is[i] = !pl_client_open_file(c, "f", &info[i], &f[i]);
	}
	for (int i = 0; i < 2; i++) {
		if (is[i] && !pl_client_open_file(c, NULL, &info[i], &f[i])) {
			ssize_t n = pl_client_read(f[i], memory + SPACE, FILE_BYTES, 1, NULL);

			fuzz_assert(n <= (ssize_t)FILE_BYTES);
			(void)pl_client_file_close(f[i]);
		}
	}
	if (is[2]) {
		(void)pl_client_file_close(f[2]);
	}
	o.length = 10;
	o.flags = PL_CREATE_WHOLE | PL_CREATE_LATER;
	for (int i = 0; i < 3; i++) {
		is[i] = !pl_client_create(c, "g", &o, NULL, &f[i]);
		if (is[i]) {
			(void)pl_client_write(f[i], memory + SPACE, 10, 0, NULL);
			(void)pl_client_commit(f[i]);
		}
	}
	for (int i = 0; i < 3; i++) {
		if (is[i]) {
			(void)pl_client_file_close(f[i]);
		}
	}
	fuzz_assert(!c->in_flight && !c->flight_bytes && !c->batched);
}

static void answers(const uint8_t *data, size_t len, unsigned int what)
{
	struct pl_served info = PL_SERVED_INIT;
	struct pl_client *c = calloc(1, sizeof(*c));

	fuzz_assert(c != NULL);
	said = data;
	left = len;
	c->ctx = ctx;
	c->generation = fork_generation();
	c->net = &ops;
	(void)snprintf(c->name, sizeof(c->name), "server");
	lock_init(&c->lock, RANK_CLIENT);
	(void)pthread_cond_init(&c->changed, NULL);
	conn_init(&c->conn, -1, &ops, 0);
	c->conn.tls = (struct net_tls *)(void *)&ops;
	c->ask = calloc(1, sizeof(*c->ask));
	c->answer = calloc(1, sizeof(*c->answer));
	fuzz_assert(c->ask && c->answer);
	c->slots_region = what & 1 ? region : NULL;
	c->slot_bytes = sizeof(slots) / 4;
	c->slots = 4;
	c->list_bytes = CLIENT_LIST_BYTES;
	c->list_ns = CLIENT_LIST_NS;
	c->list_entries = SERVE_ENTRIES;
	memset(memory, 0x5a, sizeof(memory));
	if (what < 2) {
		fuzz_assert(pl_remote_open(ctx, &c->remote) == 0);
		(void)client_greet(c);
		read_file(c);
	} else if (what < 4) {
		read_file(c);
	} else if (what < 6) {
		write_file(c);
	} else if (what < 7) {
		fly(c);
	} else {
		(void)pl_client_list(c, "d", entry, NULL, NULL);
		(void)pl_client_stat(c, "d", &info);
		(void)pl_client_mkdir(c, "e", 0777);
	}
	for (size_t i = 0; i < SPACE; i++) {
		fuzz_assert(memory[i] == 0x5a && memory[2 * SPACE + i] == 0x5a);
	}
	for (size_t i = FILE_BYTES; i < SPACE; i++) {
		fuzz_assert(memory[SPACE + i] == 0x5a);
	}
	pl_client_close(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	if (!ctx) {
		begin();
	}
	if (len < 2 || len > 4000) {
		return 0;
	}
	switch (data[0] % 4) {
	case 0:
		requests(data + 1, len - 1, false);
		break;
	case 1:
	case 2:
		requests(data + 1, len - 1, true);
		break;
	default:
		answers(data + 1, len - 1, data[0] / 4 % 8);
	}
	return 0;
}

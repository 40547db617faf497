/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_SERVE_KIT_H
#define TESTS_MOVER_SERVE_KIT_H

/*
 * A server in a thread of this process, with a context of its own, and a client of it. Strangers
 * are plain sockets; a client that has the token but says what it likes uses the library's own
 * connection.
 */

#include <arpa/inet.h>
#include <dirent.h>
#include <ftw.h>
#include <pthread.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include "fixture.h"
#include "refused.h"

#include "serve/client.h"
#include "serve/server.h"
#include "serve/token.h"
#include "sys/sys.h"

static struct fx fx;
static struct pl_ctx *far; /* the server's */
static struct pl_server *server;
static pthread_t runs;
static struct pl_client *client;
static char dir[] = "serve-XXXXXX";
static char token[64], url[96];
static uint16_t port;

static inline const char *in_dir(const char *name)
{
	static char path[4][300];
	static unsigned int i;

	i = (i + 1) % 4;
	(void)snprintf(path[i], sizeof(path[i]), "%s/%s", dir, name);
	return path[i];
}

static inline void put_file(const char *name, size_t len, unsigned int seed)
{
	int fd = open(in_dir(name), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
	char *bytes = malloc(len + 1);

	fx_pattern(bytes, 0, len, seed);
	assert_int_equal(write(fd, bytes, len), (ssize_t)len);
	free(bytes);
	(void)close(fd);
}

/* How many entries, but for "." and "..", begin with this. */
static inline unsigned int count(const char *prefix)
{
	DIR *d = opendir(dir);
	unsigned int n = 0;
	struct dirent *e;

	while ((e = readdir(d))) {
		n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0 &&
		     strncmp(e->d_name, prefix, strlen(prefix)) == 0;
	}
	(void)closedir(d);
	return n;
}

static inline void *run_server(void *arg)
{
	(void)arg;
	return (void *)(intptr_t)pl_server_run(server);
}

static inline void start_server(const char *root, uint32_t flags, uint64_t device_bytes)
{
	struct pl_server_opts o = PL_SERVER_OPTS_INIT;
	char at[64];

	o.root = root;
	o.token_file = token;
	o.port = 0;
	o.flags = flags;
	o.device_bytes = device_bytes;
	assert_ok(pl_server_open(far, &o, &server));
	assert_ok(pl_server_address(server, at, sizeof(at)));
	assert_memory_equal(at, "127.0.0.1:", 10);
	port = (uint16_t)atoi(at + 10);
	(void)snprintf(url, sizeof(url), "peer://%s/ignored", at);
	assert_int_equal(pthread_create(&runs, NULL, run_server, NULL), 0);
}

static inline void stop_server(void)
{
	void *rc;

	pl_server_stop(server);
	assert_int_equal(pthread_join(runs, &rc), 0);
	assert_int_equal((intptr_t)rc, 0);
	pl_server_close(server);
	server = NULL;
}

static inline int begin(void **state)
{
	(void)state;
	assert_ok(fx_ctx(&far, NULL));
	start_server(dir, PL_SERVE_WRITE, 0);
	assert_ok(pl_client_open(fx.ctx, url, token, &client));
	(void)is_said(NULL);
	return 0;
}

static inline int end(void **state)
{
	(void)state;
	pl_client_close(client);
	client = NULL;
	stop_server();
	pl_close(far);
	return 0;
}

/* A stranger's connection; its calls wait. */
static inline int dial(void)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(port) };
	struct timeval limit = { .tv_sec = 15 };
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit)), 0);
	assert_int_equal(connect(fd, (const struct sockaddr *)&to, sizeof(to)), 0);
	return fd;
}

/* A connection that has the token: its handshake is done, or under way. */
static inline int talk_for(struct conn *l, uint64_t timeout_ns)
{
	unsigned char key[NET_KEY];
	const struct net_ops *net;
	int fd = dial();

	assert_ok(token_read(far, token, key));
	assert_ok(setting_net(far, &net));
	assert_int_equal(fcntl(fd, F_SETFL, O_NONBLOCK), 0);
	conn_init(l, fd, net, 0);
	return token_client(l, key, timeout_ns);
}

static inline void talk(struct conn *l)
{
	assert_int_equal(talk_for(l, 10000000000u), 0);
}

/* It says this, and the server does it. */
static inline void say(struct conn *l, struct message *m, const struct pack *p)
{
	assert_int_equal(message_end(m, p), 0);
	assert_int_equal(message_send(l, m), 0);
	assert_int_equal(message_recv(l, m, 10000000000u), 0);
	assert_int_equal(m->what, SERVE_OK);
}

/* Its blob is that of nobody who listens. */
static inline void greet(struct conn *l, struct message *m)
{
	unsigned char blob[PL_BLOB_MAX];
	struct pl_remote *r;
	struct pack p;
	ssize_t n;

	talk(l);
	assert_ok(pl_remote_open(fx.ctx, &r));
	n = pl_remote_blob(r, blob, sizeof(blob));
	p = message_begin(m, SERVE_HELLO);
	pack_bytes(&p, "PLSV", 4);
	pack_number(&p, SERVE_VERSION, 2);
	pack_blob(&p, blob, (size_t)n);
	assert_int_equal(message_end(m, &p), 0);
	assert_int_equal(message_send(l, m), 0);
	assert_int_equal(message_recv(l, m, 10000000000u), 0);
	assert_int_equal(m->what, SERVE_OK);
	pl_remote_close(r);
}

static inline unsigned int sessions(void)
{
	unsigned int n;

	lock_acquire(&server->lock);
	n = server->n_sessions;
	lock_release(&server->lock);
	return n;
}

static inline void wait_for_sessions(unsigned int wanted)
{
	for (int i = 0; i < 6000 && sessions() != wanted; i++) {
		(void)usleep(10000);
	}
	assert_int_equal(sessions(), wanted);
}

static inline int remove_all(const char *path, const struct stat *st, int flag, struct FTW *ftw)
{
	(void)st;
	(void)flag;
	(void)ftw;
	return remove(path);
}

/* Before the tests, and after them. */
static inline void serve_open(void)
{
	(void)umask(0);
	fx_open(&fx, NULL);
	pl_log_set(hear, NULL, PL_LOG_WARN);
	if (!mkdtemp(dir)) {
		fx_skip("no folder can be made here");
	}
	(void)snprintf(token, sizeof(token), "%s.token", dir);
	if (pl_token_make(token)) {
		fx_skip(pl_error_message());
	}
}

static inline void serve_close(void)
{
	(void)nftw(dir, remove_all, 16, FTW_DEPTH | FTW_PHYS);
	(void)unlink(token);
	pl_log_set(NULL, NULL, 0);
	fx_close(&fx);
}

#endif

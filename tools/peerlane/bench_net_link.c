/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The connecting side's part of what bench_net.h says that the two sides say, and a server of one's
 * own. */

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_net.h"
#include "say.h"

#define SECOND ((uint64_t)1000000000)
#define GREETING_NS (10 * SECOND)
#define STEP_NS (30 * SECOND)
#define CONTENT_NS (60 * SECOND) /* and the time for the bytes */
#define SLOWEST 50000000u	 /* bytes a second */
#define START_MS 60000		 /* of a process */
#define END_NS (10 * SECOND)

extern char **environ;

/* What waiting for an answer came to. */
static int say_silence(const struct net_link *l, int err)
{
	if (err == -ETIMEDOUT) {
		return say_failed("%s does not answer", l->name);
	}
	if (err == -EPROTO) {
		return say_failed("%s is no 'peerlane bench net --listen'", l->name);
	}
	return say_failed("%s has ended the connection%s%s", l->name,
			  err == -ECONNRESET ? "" : ": ", err == -ECONNRESET ? "" : strerror(-err));
}

static int say_error(const struct net_link *l, const struct line_message *m)
{
	return say_failed("%s: %s", l->name, m->words + strlen("error "));
}

/* Waits for an answer that begins with `word`: 0 or an exit status. */
static int expect(struct net_link *l, struct line_message *m, uint64_t timeout_ns, const char *word)
{
	int err = line_wait(&l->line, m, timeout_ns);
	size_t len = strlen(word);

	if (err != 0) {
		return say_silence(l, err);
	}
	if (strncmp(m->words, "error ", 6) == 0) {
		return say_error(l, m);
	}
	if (strncmp(m->words, word, len) != 0 || (m->words[len] != '\0' && m->words[len] != ' ')) {
		return say_failed("%s is no 'peerlane bench net --listen': it says '%.60s'",
				  l->name, m->words);
	}
	return 0;
}

/* 0 or an exit status. A server that refuses may have closed already, and said why. */
static int sent(struct net_link *l, int err)
{
	struct line_message *m;
	int status = 0;

	if (err == 0) {
		return 0;
	}
	m = alloc_zero(sizeof(*m));
	if (m != NULL && line_wait(&l->line, m, SECOND) == 0 &&
	    strncmp(m->words, "error ", 6) == 0) {
		status = say_error(l, m);
	}
	free(m);
	return status != 0 ? status : say_silence(l, err == -EPIPE ? -ECONNRESET : err);
}

static int greet(struct net_link *l, struct line_message *m)
{
	unsigned int version = 0;
	unsigned long long most = 0;
	int status = sent(l, line_send(l->line.fd, NULL, 0, NET_WORD " %u", NET_VERSION));

	status = status != 0 ? status : expect(l, m, GREETING_NS, NET_WORD);
	if (status != 0) {
		return status;
	}
	if (sscanf(m->words + sizeof(NET_WORD), "%u %llu", &version, &most) < 1 ||
	    version != NET_VERSION) {
		return say_failed(
			"%s speaks version %u and this client version %u: use one release "
			"of peerlane on both sides",
			l->name, version, NET_VERSION);
	}
	l->most = most;
	return 0;
}

static int join(struct net_link *l, struct pl_ctx *ctx, struct line_message *m)
{
	unsigned char blob[PL_BLOB_MAX];
	int err = pl_remote_open(ctx, &l->remote);
	ssize_t n = err != 0 ? err : pl_remote_blob(l->remote, blob, sizeof(blob));
	int status;

	if (n < 0) {
		return say_library((int)n);
	}
	status = sent(l, line_send(l->line.fd, blob, (size_t)n, "remote"));
	status = status != 0 ? status : expect(l, m, STEP_NS, "remote");
	if (status == 0) {
		err = pl_remote_connect(l->remote, m->blob, m->n_blob);
		status = err != 0 ? say_library(err) : 0;
	}
	return status;
}

int net_link_open(struct net_link *l, struct pl_ctx *ctx, const char *host, const char *port)
{
	struct line_message *m = alloc_zero(sizeof(*m));
	int status;

	if (m == NULL) {
		return say_failed("no memory left");
	}
	l->line.fd = line_connect(host, port, l->name);
	status = l->line.fd < 0 ? STATUS_FAILED : greet(l, m);
	status = status != 0 ? status : join(l, ctx, m);
	free(m);
	return status;
}

static uint64_t content_ns(uint64_t len)
{
	return CONTENT_NS + len / SLOWEST * SECOND;
}

int net_link_memory(struct net_link *l, const char *device, uint64_t len)
{
	struct line_message *m = alloc_zero(sizeof(*m));
	int status, err;

	if (m == NULL) {
		return say_failed("no memory left");
	}
	status = sent(l, line_send(l->line.fd, NULL, 0, "memory %llu %s", (unsigned long long)len,
				   device));
	status = status != 0 ? status : expect(l, m, content_ns(len), "grant");
	if (status == 0) {
		err = pl_region_open(l->remote, m->blob, m->n_blob, &l->region);
		status = err != 0 ? say_library(err) : 0;
	}
	free(m);
	return status;
}

/* Asks the server to do something with its memory. Its answer says if it found wrong bytes. */
static int __attribute__((format(printf, 3, 4)))
ask(struct net_link *l, uint64_t len, const char *fmt, ...)
{
	struct line_message *m = alloc_zero(sizeof(*m));
	char words[128];
	va_list ap;
	int status, err;

	if (m == NULL) {
		return say_failed("no memory left");
	}
	va_start(ap, fmt);
	(void)vsnprintf(words, sizeof(words), fmt, ap);
	va_end(ap);
	status = sent(l, line_send(l->line.fd, NULL, 0, "%s", words));
	if (status == 0) {
		err = line_wait(&l->line, m, content_ns(len));
		status = err != 0			       ? say_silence(l, err)
			 : strncmp(m->words, "error ", 6) == 0 ? say_error(l, m)
			 : strncmp(m->words, "wrong ", 6) == 0
				 ? say_failed("wrong data arrived at %s: %s", l->name, m->words + 6)
			 : strcmp(m->words, "ok") != 0
				 ? say_failed("%s says '%.60s'", l->name, m->words)
				 : 0;
	}
	free(m);
	return status;
}

int net_link_fill(struct net_link *l, uint64_t len, uint64_t seed)
{
	return ask(l, len, "fill %llu %llu", (unsigned long long)len, (unsigned long long)seed);
}

int net_link_clear(struct net_link *l, uint64_t len)
{
	return ask(l, len, "clear %llu", (unsigned long long)len);
}

int net_link_look(struct net_link *l, uint64_t len, uint64_t seed)
{
	return ask(l, len, "look %llu %llu", (unsigned long long)len, (unsigned long long)seed);
}

void net_link_close(struct net_link *l)
{
	pl_region_close(l->region);
	pl_remote_close(l->remote);
	if (l->line.fd >= 0) {
		(void)line_send(l->line.fd, NULL, 0, "bye");
		(void)close(l->line.fd);
	}
	l->line.fd = -1;
	l->region = NULL;
	l->remote = NULL;
}

/* Makes the child's command line: it has the tunables of this process. */
static void child_words(char **v, const struct net_opts *o, char *most)
{
	static const char *const fixed[] = { "peerlane", "bench", "net",    "--listen", "--once",
					     "--port",	 "0",	  "--idle", "60",	"--most" };
	size_t n = 0;

	for (; n < sizeof(fixed) / sizeof(fixed[0]); n++) {
		v[n] = (char *)(uintptr_t)fixed[n];
	}
	v[n++] = most;
	if (o->common.config != NULL) {
		v[n++] = (char *)(uintptr_t) "--config";
		v[n++] = (char *)(uintptr_t)o->common.config;
	}
	for (size_t i = 0; i < o->common.set.n; i++) {
		v[n++] = (char *)(uintptr_t) "--set";
		v[n++] = (char *)(uintptr_t)o->common.set.v[i];
	}
	v[n] = NULL;
}

/* The port is in its first line. */
static int read_port(struct net_child *c)
{
	struct pollfd p = { .fd = c->out, .events = POLLIN };
	char first[LINE_NAME * 2] = "";
	size_t n = 0;
	const char *at;

	while (n + 1 < sizeof(first) && strchr(first, '\n') == NULL) {
		ssize_t got = poll(&p, 1, START_MS) > 0
				      ? read(c->out, first + n, sizeof(first) - 1 - n)
				      : 0;

		if (got <= 0) {
			break;
		}
		n += (size_t)got;
		first[n] = '\0';
	}
	at = strstr(first, "127.0.0.1:");
	if (at == NULL || sscanf(at, "127.0.0.1:%7[0-9]", c->port) != 1) {
		return say_failed("the process that should listen does not%s%s",
				  first[0] != '\0' ? ": " : "", first);
	}
	return 0;
}

int net_child_get(struct net_child *c, const struct net_opts *o, uint64_t most)
{
	char *v[32 + 2 * OPT_LIST_MAX], bytes[24];
	posix_spawn_file_actions_t files;
	pid_t pid = 0;
	int out[2], err;

	*c = (struct net_child){ .out = -1 };
	text_fmt(bytes, sizeof(bytes), "%llu", (unsigned long long)most);
	child_words(v, o, bytes);
	if (pipe2(out, O_CLOEXEC) != 0) {
		return say_failed("no pipe: %s", strerror(errno));
	}
	err = posix_spawn_file_actions_init(&files);
	err = err != 0 ? err : posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
	err = err != 0 ? err : posix_spawn(&pid, "/proc/self/exe", &files, NULL, v, environ);
	(void)posix_spawn_file_actions_destroy(&files);
	(void)close(out[1]);
	c->out = out[0];
	if (err != 0) {
		return say_failed("no process can be started to listen: %s", strerror(err));
	}
	c->pid = pid;
	return read_port(c);
}

/* Waits for the child, which ends with its client, or ends it. */
void net_child_put(struct net_child *c)
{
	uint64_t end = clock_now_ns() + END_NS;

	while (c->pid != 0 && waitpid(c->pid, NULL, WNOHANG) == 0) {
		if (clock_now_ns() > end) {
			(void)kill(c->pid, SIGKILL);
		}
		(void)nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
	}
	c->pid = 0;
	if (c->out >= 0) {
		(void)close(c->out);
	}
	c->out = -1;
}

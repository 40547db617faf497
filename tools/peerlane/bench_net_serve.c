/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The listening side of `peerlane bench net`. One thread serves all connections. At most one of
 * them is a client, which has greeted. All others must greet within some seconds, and there are few
 * of them. While there is a client, another one is refused. A connection that breaks the protocol
 * gets one line that says so, and is closed.
 */

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_net.h"
#include "later.h"
#include "say.h"

#define SECOND ((uint64_t)1000000000)
#define CONNS 16u
#define ACCEPTS 32u /* in one turn of the loop */
#define GREETING_NS (3 * SECOND)
#define STEP_NS (10 * SECOND) /* from one message to the next, before memory was granted */
#define WHY 256

struct conn {
	struct line line;
	char name[LINE_NAME];
	uint64_t until; /* when it must have said the next thing; 0: no limit */
};

struct serve {
	const struct net_opts *o;
	struct pl_ctx *ctx;
	uint64_t most;
	int fd;
	struct conn *conns[CONNS];
	size_t n;
	struct conn *client; /* one of them, or NULL */
	uint64_t since;	     /* of the client, or since when there is none */
	uint64_t served;
	/* of the client */
	struct pl_remote *remote;
	struct pl_grant *grant;
	struct net_memory mem;
};

/* Prints a line about a connection; the name of another process is in it. */
static void note(const struct conn *c, const char *text)
{
	later_line("%s: %s", c->name, text);
}

static void free_memory(struct serve *s)
{
	if (pl_grant_close(s->grant)) {
		say_line(stderr, "the memory stays as it is: %s", pl_error_message());
		s->mem = (struct net_memory){ 0 };
	}
	s->grant = NULL;
	if (s->mem.at != NULL || s->mem.dev != NULL) {
		net_memory_put(&s->mem);
	}
}

static void drop(struct serve *s, struct conn *c)
{
	if (s->client == c) {
		free_memory(s);
		pl_remote_close(s->remote);
		s->remote = NULL;
		s->client = NULL;
		s->served++;
		s->since = clock_now_ns();
	}
	for (size_t i = 0; i < s->n; i++) {
		if (s->conns[i] == c) {
			s->conns[i] = s->conns[--s->n];
			break;
		}
	}
	(void)close(c->line.fd);
	free(c);
}

/* Refuses a connection. It is told why, and a line is printed here, too. */
static void __attribute__((format(printf, 3, 4)))
refuse(struct serve *s, struct conn *c, const char *fmt, ...)
{
	char why[WHY + 64];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	(void)line_send(c->line.fd, NULL, 0, "error %s", why);
	note(c, why);
	drop(s, c);
}

static void refuse_library(struct serve *s, struct conn *c, int err)
{
	const char *words = pl_error_message();

	refuse(s, c, "%s", words[0] != '\0' ? words : strerror(-err));
}

/* True: the answer is on its way. */
static bool answer(struct serve *s, struct conn *c, const void *blob, size_t n, const char *words)
{
	int rc = line_send(c->line.fd, blob, n, "%s", words);

	if (rc != 0) {
		note(c, "it takes no answer");
		drop(s, c);
	}
	return rc == 0;
}

/* "WORD NUMBER" and nothing more, or -1. */
static long version_of(const char *words)
{
	unsigned long n;
	char *end;

	if (strncmp(words, NET_WORD " ", sizeof(NET_WORD)) != 0) {
		return -1;
	}
	words += sizeof(NET_WORD);
	n = strtoul(words, &end, 10);
	return *words < '0' || *words > '9' || *end != '\0' || n > 999999 ? -1 : (long)n;
}

static void greet(struct serve *s, struct conn *c, const struct line_message *m)
{
	long version = version_of(m->words);
	char words[64];

	if (version < 0 || m->n_blob != 0) {
		refuse(s, c, "this is 'peerlane bench net --listen', and that is no client of it");
	} else if (version != NET_VERSION) {
		refuse(s, c,
		       "the client speaks version %ld and the server version %u: use one release "
		       "of peerlane on both sides",
		       version, NET_VERSION);
	} else if (s->client != NULL) {
		refuse(s, c, "another client is being served (%s): try again later",
		       s->client->name);
	} else {
		s->client = c;
		s->since = clock_now_ns();
		c->until = s->since + STEP_NS;
		text_fmt(words, sizeof(words), NET_WORD " %u %llu", NET_VERSION,
			 (unsigned long long)s->most);
		(void)answer(s, c, NULL, 0, words);
	}
}

static void on_remote(struct serve *s, struct conn *c, const struct line_message *m)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n = 0;
	int err = 0;

	if (s->remote != NULL || m->n_blob == 0) {
		refuse(s, c, "'remote' comes once, with a blob");
		return;
	}
	err = pl_remote_open(s->ctx, &s->remote);
	if (err == 0) {
		n = pl_remote_blob(s->remote, blob, sizeof(blob));
		err = n < 0 ? (int)n : pl_remote_connect(s->remote, m->blob, m->n_blob);
	}
	if (err != 0) {
		refuse_library(s, c, err);
	} else {
		(void)answer(s, c, blob, (size_t)n, "remote");
	}
}

/* The number behind the first word, and what follows it. False: there is none. */
static bool number_of(const char **words, uint64_t *out)
{
	const char *at = strchr(*words, ' ');
	char *end;

	if (at == NULL || at[1] < '0' || at[1] > '9') {
		return false;
	}
	errno = 0;
	*out = strtoull(at + 1, &end, 10);
	*words = end;
	return errno == 0 && (*end == '\0' || *end == ' ');
}

static void on_memory(struct serve *s, struct conn *c, const struct line_message *m)
{
	const char *at = m->words;
	unsigned char blob[PL_BLOB_MAX];
	char why[WHY], size[32];
	uint64_t len;
	ssize_t n;
	int err;

	if (s->remote == NULL || !number_of(&at, &len) || *at != ' ' || !net_is_memory(at + 1)) {
		refuse(s, c, "'memory' takes bytes and a device, after 'remote'");
		return;
	}
	if (len == 0 || len > s->most) {
		text_bytes(size, sizeof(size), s->most);
		refuse(s, c,
		       "%llu bytes of memory are asked for, and 1 to %llu (%s) are granted; "
		       "--most of --listen changes that",
		       (unsigned long long)len, (unsigned long long)s->most, size);
		return;
	}
	free_memory(s);
	if (net_memory_get(&s->mem, s->ctx, at + 1, len, why, sizeof(why)) != 0 ||
	    net_memory_clear(&s->mem, len, why, sizeof(why)) != 0) {
		refuse(s, c, "%s", why);
		return;
	}
	err = pl_grant_open(s->ctx, s->mem.at, len, PL_MAY_READ | PL_MAY_WRITE, &s->grant);
	n = err != 0 ? err : pl_grant_blob(s->grant, blob, sizeof(blob));
	if (n < 0) {
		refuse_library(s, c, (int)n);
		return;
	}
	text_bytes(size, sizeof(size), len);
	text_fmt(why, sizeof(why), "%s of %s are granted", size, at + 1);
	note(c, why);
	c->until = 0; /* it measures now, and says nothing for as long as that takes */
	(void)answer(s, c, blob, (size_t)n, "grant");
}

/* "fill", "clear" and "look". */
static void on_content(struct serve *s, struct conn *c, const struct line_message *m)
{
	const char *at = m->words;
	bool clear = *at == 'c', look = *at == 'l';
	char why[WHY], words[WHY + 16];
	uint64_t len, seed = 0;
	int err;

	if (s->grant == NULL || m->n_blob != 0 || !number_of(&at, &len) ||
	    (!clear && !number_of(&at, &seed)) || *at != '\0' || len > s->mem.len) {
		refuse(s, c, "'%.40s' makes no sense here", m->words);
		return;
	}
	err = clear  ? net_memory_clear(&s->mem, len, why, sizeof(why))
	      : look ? net_memory_look(&s->mem, len, seed, why, sizeof(why))
		     : net_memory_fill(&s->mem, len, seed, why, sizeof(why));
	if (err != 0 && err != -EILSEQ) {
		refuse(s, c, "%s", why);
		return;
	}
	text_fmt(words, sizeof(words), "%s%s", err != 0 ? "wrong " : "ok", err != 0 ? why : "");
	(void)answer(s, c, NULL, 0, words);
}

static void on_bye(struct serve *s, struct conn *c, const struct line_message *m)
{
	char words[64];

	(void)m;
	text_fmt(words, sizeof(words), "done after %.1f s",
		 (double)(clock_now_ns() - s->since) * 1e-9);
	note(c, words);
	drop(s, c);
}

static const struct {
	const char *word;
	void (*fn)(struct serve *s, struct conn *c, const struct line_message *m);
} messages[] = {
	{ "remote", on_remote }, { "memory", on_memory }, { "fill", on_content },
	{ "clear", on_content }, { "look", on_content },  { "bye", on_bye },
};

static void handle(struct serve *s, struct conn *c, const struct line_message *m)
{
	size_t len = strcspn(m->words, " ");

	if (c != s->client) {
		greet(s, c, m);
		return;
	}
	if (c->until != 0) {
		c->until = clock_now_ns() + STEP_NS;
	}
	for (size_t i = 0; i < ARRAY_LEN(messages); i++) {
		if (strlen(messages[i].word) == len &&
		    memcmp(messages[i].word, m->words, len) == 0) {
			messages[i].fn(s, c, m);
			return;
		}
	}
	refuse(s, c, "'%.40s' is nothing that a client says", m->words);
}

static bool is_open(const struct serve *s, const struct conn *c)
{
	for (size_t i = 0; i < s->n; i++) {
		if (s->conns[i] == c) {
			return true;
		}
	}
	return false;
}

/* Something has come from it. */
static void receive(struct serve *s, struct conn *c, struct line_message *m)
{
	ssize_t n = line_fill(&c->line);
	int rc = 0;

	while (n > 0 && is_open(s, c) && (rc = line_take(&c->line, m)) > 0) {
		handle(s, c, m);
	}
	if (!is_open(s, c)) {
		return;
	}
	if (n > 0 && rc < 0) {
		refuse(s, c, "this is 'peerlane bench net --listen', and that is no client of it");
	} else if (n == 0 || (n < 0 && n != -EAGAIN)) {
		note(c, s->client == c ? "gone without a word" : "gone before it greeted");
		drop(s, c);
	}
}

static void accept_new(struct serve *s)
{
	char name[LINE_NAME];
	struct conn *c;
	int fd;

	for (unsigned int i = 0; i < ACCEPTS && (fd = line_accept(s->fd, name)) >= 0; i++) {
		c = s->n < CONNS ? alloc_zero(sizeof(*c)) : NULL;
		if (c == NULL) {
			(void)line_send(fd, NULL, 0, "error too many connections at once");
			later_line("%s: one connection too many", name);
			(void)close(fd);
			return; /* a connection may have ended meanwhile: the next turn sees it */
		}
		c->line.fd = fd;
		c->until = clock_now_ns() + GREETING_NS;
		text_copy(c->name, sizeof(c->name), name);
		s->conns[s->n++] = c;
	}
}

/* When something has to be done though nobody says anything. 0: never. */
static uint64_t next_end(const struct serve *s)
{
	uint64_t end = s->client == NULL && s->o->idle != 0 ? s->since + s->o->idle : 0;

	for (size_t i = 0; i < s->n; i++) {
		uint64_t until = s->conns[i]->until;

		end = until != 0 && (end == 0 || until < end) ? until : end;
	}
	return end;
}

static void drop_expired(struct serve *s)
{
	uint64_t now = clock_now_ns();

	for (size_t i = s->n; i-- > 0;) {
		struct conn *c = s->conns[i];

		if (c->until != 0 && c->until <= now) {
			refuse(s, c, "nothing that makes sense came within some seconds");
		}
	}
}

static bool is_over(const struct serve *s)
{
	return s->client == NULL && ((s->o->once && s->served != 0) ||
				     (s->o->idle != 0 && clock_now_ns() >= s->since + s->o->idle));
}

/* Runs one round of the loop. Returns 0 or an exit status. */
static int turn(struct serve *s, struct line_message *m)
{
	struct pollfd p[CONNS + 1] = { { .fd = s->fd, .events = POLLIN } };
	struct conn *c[CONNS];
	uint64_t end = next_end(s), now = clock_now_ns();
	size_t n = s->n;
	int ms = end == 0 ? -1 : end <= now ? 0 : (int)min_u64((end - now) / 1000000 + 1, 60000);

	for (size_t i = 0; i < n; i++) {
		c[i] = s->conns[i];
		p[i + 1] = (struct pollfd){ .fd = c[i]->line.fd, .events = POLLIN };
	}
	if (poll(p, (nfds_t)n + 1, ms) < 0 && errno != EINTR) {
		return say_failed("poll: %s", strerror(errno));
	}
	for (size_t i = 0; i < n; i++) {
		if (p[i + 1].revents != 0) {
			receive(s, c[i], m);
		}
	}
	drop_expired(s);
	if (p[0].revents != 0) {
		accept_new(s);
	}
	return 0;
}

/* Whether there is a way to other hosts at all: better known before anybody connects. */
static int check_remotes(struct pl_ctx *ctx)
{
	struct pl_remote *r;
	int err = pl_remote_open(ctx, &r);

	if (err == 0) {
		pl_remote_close(r);
	}
	return err != 0 ? say_library(err) : 0;
}

int net_serve(struct pl_ctx *ctx, const struct net_opts *o)
{
	struct serve s = { .o = o, .ctx = ctx, .most = o->most != 0 ? o->most : NET_MOST };
	struct line_message *m = alloc_zero(sizeof(*m));
	char port[24] = NET_PORT, name[LINE_NAME], size[32];
	int status = m != NULL ? check_remotes(ctx) : say_failed("no memory left");
	int said;

	if (o->port != UINT64_MAX) {
		text_fmt(port, sizeof(port), "%llu", (unsigned long long)o->port);
	}
	status = status == 0 ? later_begin() : status;
	s.fd = status == 0 ? line_listen(o->bind != NULL ? o->bind : "127.0.0.1", port, name) : -1;
	if (s.fd < 0) {
		free(m);
		return status != 0 ? status : STATUS_FAILED;
	}
	text_bytes(size, sizeof(size), s.most);
	later_line("listening on %s, grants at most %s%s", name, size,
		   o->bind != NULL ? "; whoever reaches this address may use it: for networks that "
				     "you trust"
				   : "; --bind lets other hosts connect");
	s.since = clock_now_ns();
	while (status == 0 && !is_over(&s)) {
		status = turn(&s, m);
	}
	while (s.n != 0) {
		drop(&s, s.conns[0]);
	}
	(void)close(s.fd);
	free(m);
	said = later_end();
	return status != 0 ? status : said;
}

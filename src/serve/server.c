/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Servers: arguments and handles. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "serve/server.h"
#include "serve/token.h"
#include "sys/sys.h"

#define SHAKE_NS UINT64_C(5000000000)
#define IDLE_NS UINT64_C(1800000000000)
#define ALIVE_NS UINT64_C(60000000000) /* four times CLIENT_ALIVE_NS */
#define LINES_AT_ONCE 32u

static int usable(const struct pl_server *s)
{
	if (!s) {
		return err_set(EINVAL, "the server is NULL");
	}
	return s->generation == fork_generation()
		       ? 0
		       : err_set(ESTALE, "the server is of the process that called fork()");
}

static bool is_device(const char *root)
{
	static const char *const words[] = { "gpu:", "cuda:", "soft:" };

	for (unsigned int i = 0; i < 3; i++) {
		if (strncmp(root, words[i], strlen(words[i])) == 0) {
			return true;
		}
	}
	return false;
}

/* Zeros new memory of a GPU: bytes of its earlier owner must not be read. */
static int clear(struct pl_server *s, uint64_t len)
{
	size_t space = 4u << 20;
	char *zeros = alloc_zero(space);
	int rc = zeros ? 0 : -ENOMEM;

	for (uint64_t at = 0; at < len && !rc; at += space) {
		size_t n = len - at < space ? (size_t)(len - at) : space;
		ssize_t done = pl_copy(s->ctx, (char *)s->memory + at, zeros, n, NULL);

		rc = done < 0 ? (int)done : done == (ssize_t)n ? 0 : -EIO;
	}
	free(zeros);
	return rc;
}

static int open_device(struct pl_server *s, const struct pl_server_opts *o)
{
	uint32_t rights = PL_MAY_READ | (o->flags & PL_SERVE_WRITE ? PL_MAY_WRITE : 0);
	int rc;

	if (!o->device_bytes) {
		return err_set(EINVAL, "say how many bytes of '%s' are to be served", o->root);
	}
	rc = pl_dev_open(s->ctx, o->root, &s->dev);
	rc = rc ? rc : pl_mem_alloc(s->dev, o->device_bytes, 0, &s->memory);
	rc = rc ? rc : clear(s, o->device_bytes);
	rc = rc ? rc : pl_grant_open(s->ctx, s->memory, o->device_bytes, rights, &s->grant);
	s->root = (struct served_root){ .kind = PL_SERVED_DEVICE,
					.dir = -1,
					.length = o->device_bytes };
	text_copy(s->root.name, sizeof(s->root.name), o->root);
	return rc;
}

/* Checks that this host can have remotes at all: better before a client connects. */
static int check_remotes(struct pl_ctx *ctx)
{
	struct pl_remote *r;
	int rc = pl_remote_open(ctx, &r);

	if (!rc) {
		pl_remote_close(r);
	}
	return rc;
}

/* Returns the umask. umask(2) cannot ask for it without changing it, so it is read from /proc. */
static mode_t find_mask(void)
{
	char text[4096];
	const char *at;

	if (sys_root_read("/proc/self/status", text, sizeof(text)) < 0) {
		return 077;
	}
	at = strstr(text, "\nUmask:");
	return at ? (mode_t)strtoul(at + strlen("\nUmask:"), NULL, 8) & 0777 : 077;
}

static int check_opts(const struct pl_server_opts *o)
{
	if (!o || o->size != sizeof(*o) || !o->root || !*o->root || o->port > 65535 ||
	    o->flags & ~PL_SERVE_WRITE) {
		return err_set(EINVAL,
			       "a server needs options of this version, with a root, a port "
			       "of at most 65535 and no unknown flags");
	}
	if (o->device_bytes && !is_device(o->root)) {
		return err_set(EINVAL, "device_bytes are for memory of a GPU, and '%s' is none",
			       o->root);
	}
	return 0;
}

static int make_number(unsigned char which[SERVE_SERVER])
{
	for (size_t i = 0; i < SERVE_SERVER; i += sizeof(uint64_t)) {
		uint64_t r;
		int rc = sys_random(&r);

		if (rc) {
			return err_set(-rc, "the kernel gives no random numbers: %s",
				       err_words(rc));
		}
		memcpy(which + i, &r, sizeof(r));
	}
	return 0;
}

static int open_server(struct pl_server *s, const struct pl_server_opts *o)
{
	int rc =
		/* first: its message for a wrong tcp_bind is the better one */
		server_find_address(s);

	rc = rc ? rc : check_remotes(s->ctx); /* -ESTALE: the context is another process' */
	rc = rc ? rc : setting_net(s->ctx, &s->net);
	rc = rc ? rc : token_read(s->ctx, o->token_file, s->key);
	rc = rc ? rc : make_number(s->which);
	if (!rc) {
		rc = is_device(o->root) ? open_device(s, o) : names_open_root(o->root, &s->root);
	}
	s->root.may_write = o->flags & PL_SERVE_WRITE;
	return rc ? rc : server_listen(s);
}

int pl_server_open(struct pl_ctx *ctx, const struct pl_server_opts *opts, struct pl_server **out)
{
	struct pl_server *s;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (ctx ? check_opts(opts) : err_set(EINVAL, "the context is NULL"));
	if (rc) {
		return rc;
	}
	s = alloc_zero(sizeof(*s));
	if (!s) {
		return -ENOMEM;
	}
	*s = (struct pl_server){ .ctx = ctx,
				 .generation = fork_generation(),
				 .mask = find_mask(),
				 .shake_ns = SHAKE_NS,
				 .idle_ns = IDLE_NS,
				 .alive_ns = ALIVE_NS,
				 .root.dir = -1,
				 .at.port = (uint16_t)opts->port,
				 .listener = { .name = "serve",
					       .lock = &s->lock,
					       .said = LOG_QUOTA_INIT(LINES_AT_ONCE),
					       .fd = -1,
					       .epoll = -1,
					       .wake = -1 },
				 .held_most = SERVE_HELD_MOST,
				 .most = SESSIONS_MAX };
	lock_init(&s->lock, RANK_SERVER);
	rc = open_server(s, opts);
	if (rc) {
		pl_server_close(s);
		return rc;
	}
	*out = s;
	return 0;
}

int pl_server_address(const struct pl_server *s, char *dst, size_t space)
{
	char text[SYS_ADDR_TEXT];
	int rc = usable(s);

	if (rc) {
		return rc;
	}
	sys_addr_text(&s->at, text);
	if (!dst || strlen(text) >= space) {
		return err_set(ENOSPC, "the address needs %zu bytes", strlen(text) + 1);
	}
	text_copy(dst, space, text);
	return 0;
}

int pl_server_run(struct pl_server *s)
{
	int rc = usable(s);

	if (rc) {
		return rc;
	}
	if (atomic_exchange(&s->running, true)) {
		return err_set(EBUSY, "another thread runs the server");
	}
	server_hear(s);
	atomic_store(&s->stop, false);
	atomic_store(&s->running, false);
	return 0;
}

/* Async-signal-safe. */
void pl_server_stop(struct pl_server *s)
{
	int err = errno;

	if (s) {
		atomic_store(&s->stop, true);
		listener_wake(&s->listener);
	}
	errno = err;
}

void pl_server_close(struct pl_server *s)
{
	if (!s) {
		return;
	}
	if (s->generation == fork_generation()) {
		(void)pl_grant_close(s->grant);
		if (s->memory) {
			(void)pl_mem_free(s->ctx, s->memory);
		}
		pl_dev_close(s->dev);
		listener_close(&s->listener);
		names_close_root(&s->root);
		lock_finish(&s->lock);
	}
	explicit_bzero(s->key, sizeof(s->key));
	free(s);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How an import begins: the connection to the owner, which has to be the right user; the owner's
 * offer, which is checked before it is used; and the wait for a table that the owner still loads.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "mem/import.h"
#include "mem/share_msg.h"
#include "sys/sys.h"
#include "sys/unix.h"

/* Interval between tries while the owner's queue of connections is full. */
#define AGAIN_NS 1000000u

/* An offer while it is looked at. */
struct offer {
	struct share_msg m;
	int fds[DEV_PIECES_MAX + 1];
	unsigned int n;
	struct dev_shared shared;
};

static void close_offer(struct offer *o)
{
	sys_close_later(o->fds, o->n);
	o->n = 0;
}

uint64_t import_deadline(uint64_t timeout_ns)
{
	uint64_t now = clock_now_ns();

	return timeout_ns < UINT64_MAX - now ? now + timeout_ns : UINT64_MAX;
}

static int connect_until(const char *path, uint64_t deadline_ns)
{
	for (;;) {
		int fd = sys_unix_connect(path);

		if (fd != -EAGAIN || clock_now_ns() >= deadline_ns) {
			return fd == -EAGAIN ? -ETIMEDOUT : fd;
		}
		(void)sys_poll(NULL, 0, AGAIN_NS);
	}
}

static int no_owner(const char *path, int rc)
{
	bool gone = rc == -ECONNREFUSED || rc == -EPIPE || rc == -ENOENT;

	return err_set(gone && rc != -ENOENT ? EOWNERDEAD : -rc,
		       "cannot import the memory exported at \"%s\": %s", path,
		       rc == -ECONNREFUSED ? "no process exports there any more"
		       : rc == -EPIPE	   ? "its owner exited or ended the export"
		       : rc == -ETIMEDOUT  ? "its owner does not answer"
		       : rc == -EMFILE	   ? "this process has too many descriptors open"
		       : rc == -EPROTO	   ? "the process that answers there does not speak this "
					     "version's protocol"
					   : err_words(rc));
}

/* The connection, and that it leads to the right user. */
static int open_connection(const char *path, unsigned int flags, uint64_t deadline_ns,
			   struct import_result *res)
{
	int fd = connect_until(path, deadline_ns);
	int rc = fd < 0 ? fd : sys_other_process(fd, &res->pid, &res->uid);

	if (rc) {
		if (fd >= 0) {
			sys_unix_close(fd);
		}
		return no_owner(path, rc);
	}
	if (!sys_uid_is_own(res->uid) && !(flags & EXPORT_ANY_USER)) {
		sys_unix_close(fd);
		return err_set(EPERM,
			       "the memory at \"%s\" is exported by user %u, %s; the flag "
			       "PL_SHARE_ANY_USER accepts that",
			       path, res->uid,
			       res->uid == sys_uid() ? "which is any user without a number in this "
						       "user namespace"
						     : "not by you");
	}
	return fd;
}

static int say_hello(int fd, const struct import_how *how)
{
	struct share_msg m;

	share_msg_init(&m, SHARE_HELLO);
	m.flags = SHARE_TAKES_HOST | (how->flags & EXPORT_NO_WINDOW ? SHARE_NO_WINDOW : 0) |
		  (how->key ? SHARE_WAITS : 0);
	m.spaces[0] = sys_pid_space();
	m.spaces[1] = sys_ipc_space();
	return share_send(fd, &m, NULL, 0);
}

static int say_next(int fd)
{
	struct share_msg m;

	share_msg_init(&m, SHARE_NEXT);
	text_copy(m.why, sizeof(m.why), err_message());
	return share_send(fd, &m, NULL, 0);
}

/* Checks an offer's description of host memory, which pl_mem_info() only shows. */
static bool host_is_valid(const struct share_msg *m)
{
	bool wide = m->off == DEV_WIDE_PAGE;

	return m->form == DEV_FORM_FD && !(m->flags & SHARE_WINDOW) &&
	       (wide || m->off == 65536 || m->off == DEV_PINNED_PAGE) &&
	       (wide ? m->len == DEV_WIDE : m->len > DEV_WIDE && m->len <= DEV_NOT_WIDE_WRONG_DATA);
}

/* Checks the offer, and fills in the memory that the device must map. */
static int read_offer(struct offer *o)
{
	struct dev_shared *v = &o->shared;
	unsigned int want = o->m.form == DEV_FORM_FD ? o->m.n + 1 : 1;
	bool host = !o->m.err && (o->m.flags & SHARE_HOST);
	uint64_t all = 0;

	if (o->m.op != SHARE_OFFER || (!o->m.err && (o->n != want || !o->m.n || !o->m.range_len)) ||
	    (host && !host_is_valid(&o->m))) {
		return -EPROTO;
	}
	*v = (struct dev_shared){ .form = o->m.form,
				  .off = o->m.range_off,
				  .len = o->m.range_len,
				  .n = o->m.n,
				  .host_page = host ? o->m.off : 0,
				  .not_wide = host ? (enum dev_not_wide)o->m.len : DEV_WIDE };
	memcpy(v->token, o->m.token, sizeof(v->token));
	for (unsigned int i = 0; i < v->n; i++) {
		v->pieces[i].fd = v->form == DEV_FORM_FD ? o->fds[i + 1] : -1;
		v->pieces[i].skip = o->m.pieces[i].skip;
		v->pieces[i].len = o->m.pieces[i].len;
		if (all + v->pieces[i].len < all) {
			return -EPROTO;
		}
		all += v->pieces[i].len;
	}
	return o->m.err || (v->off <= all && v->len <= all - v->off) ? 0 : -EPROTO;
}

/* The memory, for the device and, of the host's, for the CPU. */
static int map_offer(struct import *i, const struct import_how *how, const struct offer *o)
{
	struct dev *d = i->dev;
	int rc;

	if (!o->shared.host_page) {
		rc = d->share.import(d, &o->shared, o->m.flags & SHARE_WINDOW, &i->map);
		if (rc) {
			i->map = NULL;
			return rc;
		}
		i->ptr = i->map->ptr;
		return 0;
	}
	rc = dev_host_import(d, DEV_WAIT, &o->shared, how->node, how->key, &i->host);
	if (rc) {
		return rc;
	}
	(void)sys_keep_in_child(i->host.ptr, i->host.len, false);
	text_copy(i->host.why, sizeof(i->host.why), o->m.why);
	i->ptr = (char *)i->host.ptr + o->shared.off;
	return 0;
}

/* Maps the lease and the memory. */
static int take_offer(struct import *i, const struct import_how *how, const struct offer *o)
{
	struct dev *d = i->dev;
	void *page;
	int rc;

	if (strcmp(o->m.driver, d->driver->name) != 0) {
		return err_set(EOPNOTSUPP, "%s cannot map memory of %s", d->props.name,
			       o->m.dev_name);
	}
	if (how->key &&
	    (!o->shared.host_page || memcmp(how->key, o->m.token, sizeof(o->m.token)) != 0)) {
		return err_set(EPROTO, "the process that answers there has another table");
	}
	if (!sys_fd_sealed(o->fds[0], LEASE_BYTES)) {
		return err_set(EPROTO, "the lease is not a sealed page of memory");
	}
	rc = sys_map_fd(o->fds[0], LEASE_BYTES, 0, &page);
	if (rc) {
		return err_set(-rc, "cannot map the lease: %s", err_words(rc));
	}
	rc = map_offer(i, how, o);
	if (rc) {
		(void)sys_unmap(page, LEASE_BYTES);
		return rc;
	}
	i->lease = page;
	i->asks = o->m.flags & SHARE_ASKS;
	return 0;
}

/* Nothing that the owner sends unasked from now on is let in. */
static int say_taken(int fd)
{
	struct share_msg m;
	int rc = sys_unix_refuse_fds(fd);

	share_msg_init(&m, SHARE_TAKEN);
	return rc ? rc : share_send(fd, &m, NULL, 0);
}

/* The next message but those that tell how far a load is: each that tells of more begins the time
 * anew. */
static int await_offer(int fd, const struct import_how *how, uint64_t *deadline_ns, struct offer *o)
{
	uint64_t done = 0;

	for (;;) {
		int rc = share_await(fd, &o->m, o->fds, DEV_PIECES_MAX + 1, &o->n, *deadline_ns);

		if (rc || o->m.op != SHARE_LOADING || !how->key) {
			return rc;
		}
		if (o->n || o->m.off > o->m.len) {
			return -EPROTO;
		}
		if (o->m.off > done) {
			done = o->m.off;
			*deadline_ns = import_deadline(how->timeout_ns);
		}
		if (how->progress && how->progress(done, o->m.len, how->arg)) {
			return -ECANCELED;
		}
		if (clock_now_ns() >= *deadline_ns) {
			return -ETIMEDOUT;
		}
	}
}

/* Takes the first way that works here. */
static int negotiate(struct import *i, const struct import_how *how, uint64_t deadline_ns,
		     struct offer *o)
{
	int rc = say_hello(i->fd, how);

	/* An owner that refuses says why and closes at once. */
	rc = rc == -EPIPE ? 0 : rc;
	while (!rc) {
		rc = await_offer(i->fd, how, &deadline_ns, o);
		if (rc == -ECANCELED) {
			return err_set(ECANCELED, "the caller has ended the load");
		}
		if (rc == -ETIMEDOUT && o->m.op == SHARE_LOADING) {
			return err_set(ETIMEDOUT,
				       "the process that loads the table at \"%s\" has made no "
				       "progress: %llu of %llu bytes",
				       i->path, (unsigned long long)o->m.off,
				       (unsigned long long)o->m.len);
		}
		rc = rc ? rc : read_offer(o);
		if (rc) {
			break;
		}
		if (o->m.err) {
			/* An errno value of theirs; at worst the wrong one. */
			close_offer(o);
			return err_set(o->m.err > 0 && o->m.err < 4096 ? o->m.err : EPROTO,
				       "the memory exported at \"%s\" cannot be imported by %s: %s",
				       i->path, i->dev->props.name, o->m.why);
		}
		rc = take_offer(i, how, o);
		if (!rc) {
			rc = say_taken(i->fd);
			break;
		}
		close_offer(o);
		if (o->shared.host_page) {
			return rc; /* there is no other way */
		}
		/* An owner may have any number of offers that cannot be used. */
		rc = clock_now_ns() < deadline_ns ? say_next(i->fd) : -ETIMEDOUT;
	}
	close_offer(o);
	return rc ? no_owner(i->path, rc) : 0;
}

static void tell(const struct offer *o, const struct import *i, struct dev *d,
		 struct import_result *res)
{
	res->form = o->shared.form;
	res->window = o->m.flags & SHARE_WINDOW;
	res->asks = i->asks;
	res->len = o->shared.len;
	text_copy(res->dev_name, sizeof(res->dev_name), o->m.dev_name);
	text_copy(res->why, sizeof(res->why), i->host.ptr ? "" : o->m.why);
	if (res->window) {
		log_warn("the memory that process %d exports at \"%s\" is read through a window on "
			 "%s, one copy more for each transfer, and cannot be written: %s",
			 res->pid, i->path, d->props.name, res->why);
	}
}

int import_connect(struct import *i, const struct import_how *how, struct import_result *res)
{
	uint64_t deadline = import_deadline(how->timeout_ns);
	struct offer *o = alloc_zero(sizeof(*o));
	int rc = -ENOMEM;

	if (o) {
		i->fd = open_connection(how->path, how->flags, deadline, res);
		rc = i->fd < 0 ? i->fd : negotiate(i, how, deadline, o);
	}
	if (!rc) {
		tell(o, i, i->dev, res);
	}
	free(o);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Imports: memory of another process, mapped here. An import is in the context's table like other
 * memory, with a lease: a transfer may start only while the owner is alive and has not ended the
 * export. The connection shows the first, the page that both map shows the second (lease.h). Memory
 * that the owner has not allocated may be freed without its knowledge, and a window may be out of
 * date: in these cases each use asks the owner, with a time limit.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/text.h"
#include "mem/lease.h"
#include "mem/share.h"
#include "mem/share_msg.h"
#include "sys/sys.h"
#include "sys/unix.h"

/* Interval between tries while the owner's queue of connections is full. */
#define AGAIN_NS 1000000u

struct import {
	struct dev *dev;
	struct dev_import *map; /* of memory of a device */
	struct dev_host host;	/* of the host's; .ptr: it is mapped */
	char *ptr;		/* where the range begins */
	struct lease *lease;
	uint64_t timeout_ns;
	bool asks;
	int fd;
	char path[108];

	/* One message at a time. Held while the message is sent and its answer awaited, with a
	 * limit. */
	struct lock lock;
	uint32_t seq;
	bool lost; /* an answer did not come in time: later answers are ignored */
};

/* An offer while it is looked at. */
struct offer {
	struct share_msg m;
	int fds[DEV_PIECES_MAX + 1];
	unsigned int n;
	struct dev_shared shared;
};

static void close_offer(struct offer *o)
{
	sys_close_aside(o->fds, o->n);
	o->n = 0;
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
	int rc = fd < 0 ? fd : sys_peer(fd, &res->pid, &res->uid);

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

static int say_hello(int fd, unsigned int flags)
{
	struct share_msg m;

	share_msg_init(&m, SHARE_HELLO);
	m.flags = SHARE_TAKES_HOST | (flags & EXPORT_NO_WINDOW ? SHARE_NO_WINDOW : 0);
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

/* What host memory is said to be: nothing but words for pl_mem_info(). */
static bool host_is_valid(const struct share_msg *m)
{
	bool wide = m->off == DEV_WIDE_PAGE;

	return m->form == DEV_FORM_FD && !(m->flags & SHARE_WINDOW) &&
	       (wide || m->off == 65536 || m->off == DEV_PINNED_PAGE) &&
	       (wide ? m->len == DEV_WIDE : m->len > DEV_WIDE && m->len <= DEV_NOT_WIDE_WRONG_DATA);
}

/* Checks the offer, and takes from it what the device must map. */
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
static int map_offer(struct import *i, int node, const struct offer *o)
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
	rc = dev_host_import(d, DEV_WAIT, &o->shared, node, false, &i->host);
	if (rc) {
		return rc;
	}
	(void)sys_keep_in_child(i->host.ptr, i->host.len, false);
	text_copy(i->host.why, sizeof(i->host.why), o->m.why);
	i->ptr = (char *)i->host.ptr + o->shared.off;
	return 0;
}

/* Maps the lease and the memory. */
static int take_offer(struct import *i, int node, const struct offer *o)
{
	struct dev *d = i->dev;
	void *page;
	int rc;

	if (strcmp(o->m.driver, d->driver->name) != 0) {
		return err_set(EOPNOTSUPP, "%s cannot map memory of %s", d->props.name,
			       o->m.dev_name);
	}
	if (!sys_fd_sealed(o->fds[0], LEASE_BYTES)) {
		return err_set(EPROTO, "the lease is not a sealed page of memory");
	}
	rc = sys_map_fd(o->fds[0], LEASE_BYTES, 0, &page);
	if (rc) {
		return err_set(-rc, "cannot map the lease: %s", err_words(rc));
	}
	rc = map_offer(i, node, o);
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

/* Takes the first way that works here. */
static int negotiate(struct import *i, const struct import_how *how, uint64_t deadline_ns,
		     struct offer *o)
{
	int rc = say_hello(i->fd, how->flags);

	/* An owner that refuses says why and closes at once. */
	rc = rc == -EPIPE ? 0 : rc;
	while (!rc) {
		rc = share_await(i->fd, &o->m, o->fds, DEV_PIECES_MAX + 1, &o->n, deadline_ns);
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
		rc = take_offer(i, how->node, o);
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

void import_free(struct import *i)
{
	if (i->host.ptr ? dev_host_free(i->dev, DEV_WAIT, &i->host)
	    : i->map	? i->dev->share.unimport(i->map)
			: 0) {
		log_warn("the memory imported from \"%s\" stays mapped: %s", i->path,
			 err_message());
	}
	if (i->lease) {
		(void)sys_unmap(i->lease, LEASE_BYTES);
	}
	if (i->fd >= 0) {
		sys_unix_close(i->fd);
	}
	lock_finish(&i->lock);
	free(i);
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

static int add_to_table(struct mem_table *t, struct import *i, size_t len, bool window)
{
	struct mem *m = alloc_zero(sizeof(*m));
	bool host = i->host.ptr;
	int rc;

	if (!m) {
		return -ENOMEM;
	}
	*m = (struct mem){ .base = (uintptr_t)i->ptr,
			   .len = len,
			   .dev = i->dev,
			   .kind = host ? DEV_MEM_PINNED : DEV_MEM_DEVICE,
			   .host_addressable = host || (i->dev->props.host_addressable && !window),
			   .pinned = host,
			   .readonly = window,
			   .host = host ? &i->host : NULL,
			   .import = i };
	rc = mem_add(t, m);
	if (rc) {
		free(m);
	}
	return rc;
}

int mem_import(struct mem_table *t, struct dev *d, const struct import_how *how,
	       struct import_result *res, void **out)
{
	uint64_t now = clock_now_ns();
	uint64_t deadline = how->timeout_ns < UINT64_MAX - now ? now + how->timeout_ns : UINT64_MAX;
	struct import *i = alloc_zero(sizeof(*i));
	struct offer *o = alloc_zero(sizeof(*o));
	int rc = i && o ? 0 : -ENOMEM;

	if (rc) {
		free(i);
		free(o);
		return rc;
	}
	i->dev = d;
	i->timeout_ns = how->timeout_ns;
	text_copy(i->path, sizeof(i->path), how->path);
	lock_init(&i->lock, RANK_IMPORT);
	i->fd = open_connection(how->path, how->flags, deadline, res);
	rc = i->fd < 0 ? i->fd : negotiate(i, how, deadline, o);
	if (!rc) {
		tell(o, i, d, res);
		rc = add_to_table(t, i, res->len, res->window);
	}
	free(o);
	if (rc) {
		import_free(i);
		return rc;
	}
	*out = i->ptr;
	return 0;
}

static int gone(const struct import *i, const char *how)
{
	return err_set(EOWNERDEAD,
		       "the owner of the memory imported from \"%s\" %s; end the import", i->path,
		       how);
}

/* Whether the owner's end of the connection is still open. */
static int owner_lives(struct import *i)
{
	struct pollfd p = { .fd = i->fd, .events = 0 };
	int rc = sys_poll(&p, 1, 0);

	if (rc < 0) {
		return err_set(-rc, "cannot tell whether the owner of \"%s\" is alive: %s", i->path,
			       err_words(rc));
	}
	return rc ? gone(i, "has exited or has ended the export") : 0;
}

static int answer_locked(struct import *i, uint64_t off, size_t len)
{
	uint64_t now = clock_now_ns();
	struct share_msg m;
	unsigned int n;
	int rc;

	if (i->lost) {
		return gone(i, "did not answer an earlier request in time");
	}
	share_msg_init(&m, SHARE_ASK);
	m.seq = ++i->seq;
	m.off = off;
	m.len = len;
	rc = share_send(i->fd, &m, NULL, 0);
	rc = rc ? rc
		: share_await(i->fd, &m, NULL, 0, &n,
			      i->timeout_ns < UINT64_MAX - now ? now + i->timeout_ns : UINT64_MAX);
	if (!rc && (m.op != SHARE_ANSWER || m.seq != i->seq)) {
		rc = -EPROTO;
	}
	if (rc == -EPIPE) {
		return gone(i, "has exited or has ended the export");
	}
	if (rc) {
		i->lost = true;
		return err_set(-rc,
			       "the owner of the memory imported from \"%s\" %s when a transfer "
			       "asked for it",
			       i->path,
			       rc == -ETIMEDOUT ? "did not answer in time"
						: "sent an invalid answer");
	}
	if (m.err) {
		return err_set(m.err > 0 && m.err < 4096 ? m.err : EPROTO,
			       "the owner of the memory imported from \"%s\": %s", i->path, m.why);
	}
	return 0;
}

int import_enter(struct import *i, uint64_t off, size_t len)
{
	int rc;

	if (!lease_enter(i->lease)) {
		return gone(i, "has ended the export");
	}
	rc = owner_lives(i);
	if (!rc && i->asks) {
		lock_acquire(&i->lock);
		rc = answer_locked(i, off, len);
		lock_release(&i->lock);
	}
	if (rc) {
		lease_leave(i->lease);
	}
	return rc;
}

void import_leave(struct import *i)
{
	lease_leave(i->lease);
}

int mem_unimport(struct mem_table *t, void *ptr)
{
	struct mem *m;
	int rc = mem_take_import(t, ptr, &m);

	if (!rc) {
		import_free(m->import);
		free(m);
	}
	return rc;
}

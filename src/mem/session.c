/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * An importer, as the owner of the memory sees it: its user, the way to the memory that it was
 * offered, and its later requests. Nothing here waits for the importer.
 *
 * If no form of sharing works for the importer, the memory is offered as a window: shareable memory
 * of the same device, into which the bytes are copied, on the device, at the import and before each
 * transfer that reads them.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "mem/lease.h"
#include "mem/share.h"
#include "mem/share_msg.h"
#include "sys/sys.h"
#include "sys/unix.h"

/* Time limit for an importer's first message, and for mapping an offer. */
#define PATIENCE_NS 10000000000u
/* The rate by which large memory gets more time than that: 40 GB/s were seen of host memory. */
#define MAP_BYTES_PER_NS 4u
/* Refusals are logged this far apart: an importer that tries again and again shall not fill the
 * log. */
#define REFUSAL_NS 1000000000u

/* The interval at which an importer that waits for a table is told how much is loaded. */
#define TELL_NS 100000000u

struct import_session {
	struct import_session *next;
	struct mem_export *x;
	int fd;
	int pid;
	unsigned int uid;
	bool is_own; /* of this process's user */
	uint64_t since_ns;
	uint64_t told_ns; /* how far the load is */
	enum {
		SESSION_NEW,
		SESSION_WAITS, /* for a table that is being loaded */
		SESSION_OFFERED,
		SESSION_TAKEN,
	} state;
	bool no_window;
	bool same_spaces;
	unsigned int next_way; /* of `ways` */
	char why[448];	       /* why the ways before it failed */
	struct lease *lease;   /* NULL until the first offer */
	void *window;
	struct dev_stream *stream; /* on which the window is updated */
};

/* Ways to the memory, the best first. */
static const struct import_way {
	enum dev_form form;
	bool window;
} ways[] = {
	{ DEV_FORM_FD, false }, { DEV_FORM_FABRIC, false }, { DEV_FORM_IPC, false },
	{ DEV_FORM_FD, true },	{ DEV_FORM_FABRIC, true },
};

int session_fd(const struct import_session *s)
{
	return s->fd;
}

struct import_session **session_next(struct import_session *s)
{
	return &s->next;
}

int session_pid(const struct import_session *s)
{
	return s->pid;
}

void session_revoke(struct import_session *s)
{
	if (s->lease) {
		lease_revoke(s->lease);
	}
}

bool session_in_use(const struct import_session *s)
{
	return s->lease && lease_in_use(s->lease);
}

bool session_undecided(const struct import_session *s)
{
	return s->state != SESSION_TAKEN && s->state != SESSION_WAITS;
}

bool session_waits(const struct import_session *s)
{
	return s->state == SESSION_WAITS;
}

bool session_late(const struct import_session *s, uint64_t now_ns)
{
	return session_undecided(s) &&
	       now_ns - s->since_ns > PATIENCE_NS + s->x->len / MAP_BYTES_PER_NS;
}

bool session_is_own(const struct import_session *s)
{
	return s->is_own;
}

unsigned int session_uid(const struct import_session *s)
{
	return s->uid;
}

size_t session_window(const struct import_session *s)
{
	return s->window ? s->x->len : 0;
}

/* Tells the log, and the importer. */
static void refuse(struct mem_export *x, const struct import_session *s, int fd, int err)
{
	uint64_t now = clock_now_ns();
	struct share_msg m;

	share_msg_init(&m, SHARE_OFFER);
	m.err = err;
	text_copy(m.why, sizeof(m.why), err_message());
	if (!x->refused_ns || now - x->refused_ns > REFUSAL_NS) {
		x->refused_ns = now;
		log_warn("process %d of user %u was refused the memory exported at \"%s\": %s",
			 s->pid, s->uid, x->path, err_message());
	}
	(void)share_send(fd, &m, NULL, 0);
}

static int may_join(struct mem_export *x, struct import_session *s)
{
	s->is_own = sys_uid_is_own(s->uid);
	if (!s->is_own && !(x->flags & EXPORT_ANY_USER)) {
		return err_set(EPERM, "its owner shares it with processes of its own user only");
	}
	return quota_join(x, s->is_own, s->uid, s->pid);
}

struct import_session *session_new(struct mem_export *x, int fd)
{
	struct import_session *s = alloc_zero(sizeof(*s));
	int rc = s ? sys_other_process(fd, &s->pid, &s->uid) : -ENOMEM;

	if (!rc) {
		rc = may_join(x, s);
		if (rc) {
			refuse(x, s, fd, -rc);
		}
	}
	if (rc) {
		sys_unix_close(fd);
		free(s);
		return NULL;
	}
	s->x = x;
	s->fd = fd;
	s->since_ns = clock_now_ns();
	return s;
}

void session_free(struct import_session *s)
{
	struct dev *d = s->x->dev;

	session_revoke(s);
	if (s->stream) {
		d->stream.destroy(s->stream);
	}
	if (s->window) {
		(void)dev_release(d, DEV_WAIT, s->window);
	}
	if (s->lease) {
		(void)sys_unmap(s->lease, LEASE_BYTES);
	}
	sys_unix_close(s->fd);
	free(s);
}

/* The page that both sides map; its descriptor, private, for the importer. */
static int make_lease(struct import_session *s)
{
	void *page;
	int fd;
	int rc;

	sys_fds_begin();
	fd = sys_memfd("peerlane-lease", LEASE_BYTES);
	sys_fd_private(fd, true);
	sys_fds_end();
	rc = fd < 0 ? fd : sys_map_fd(fd, LEASE_BYTES, 0, &page);
	if (rc) {
		if (fd >= 0) {
			sys_close_private(fd);
		}
		return err_set(-rc, "cannot allocate the page of a lease: %s", err_words(rc));
	}
	/* No importer has used the earlier offer. */
	if (s->lease) {
		(void)sys_unmap(s->lease, LEASE_BYTES);
	}
	s->lease = page;
	return fd;
}

/* Updates a part of the window. */
static int fill_window(struct import_session *s, uint64_t off, size_t len)
{
	struct mem_export *x = s->x;
	struct dev *d = x->dev;
	int rc = s->stream ? 0 : dev_stream_create(d, DEV_WAIT, &s->stream);

	if (!rc) {
		rc = d->stream.copy(s->stream, (char *)s->window + off, x->ptr + off, len);
	}
	return rc ? rc : d->stream.sync(s->stream);
}

static int share_window(struct import_session *s, enum dev_form form, struct dev_shared *out)
{
	struct mem_export *x = s->x;
	struct dev *d = x->dev;
	int rc = s->window ? 0 : quota_window(s, x);

	if (!rc && !s->window) {
		rc = d->share.alloc_shared(d, x->len, &s->window);
	}
	if (rc) {
		s->window = NULL;
		return rc;
	}
	rc = fill_window(s, 0, x->len);
	return rc ? rc : d->share.share(d, s->window, x->len, form, out);
}

static int try_way(struct import_session *s, const struct import_way *w, struct dev_shared *out)
{
	struct dev *d = s->x->dev;

	if (w->form == DEV_FORM_IPC && !s->same_spaces) {
		return err_set(EOPNOTSUPP,
			       "not in the same PID and IPC namespaces, so not by the driver's "
			       "IPC handles");
	}
	if (!w->window) {
		return s->x->host ? d->mem.host_share(d, s->x->host, s->x->ptr, s->x->len, out)
				  : d->share.share(d, s->x->ptr, s->x->len, w->form, out);
	}
	if (s->no_window) {
		return err_set(EOPNOTSUPP, "a copy in a window was refused");
	}
	return share_window(s, w->form, out);
}

/* While the message is in flight: a child of fork() must not keep the memory alive. */
static void keep_private(const struct dev_shared *v)
{
	for (unsigned int i = 0; v->form == DEV_FORM_FD && i < v->n; i++) {
		sys_fd_private(v->pieces[i].fd, true);
	}
}

static void close_pieces(const struct dev_shared *v)
{
	for (unsigned int i = 0; v->form == DEV_FORM_FD && i < v->n; i++) {
		sys_close_private(v->pieces[i].fd);
	}
}

/* Appends why this way failed. */
static void add_why(struct import_session *s, const char *why)
{
	size_t at = strlen(s->why);

	/* Two ways may fail for the same reason. */
	if (strstr(s->why, why)) {
		return;
	}
	text_fmt(s->why + at, sizeof(s->why) - at, "%s%s", at ? "; " : "", why);
}

static void fill_offer(const struct import_session *s, const struct import_way *w,
		       const struct dev_shared *v, struct share_msg *m)
{
	const struct mem_export *x = s->x;

	m->flags = (w->window ? SHARE_WINDOW : 0) | (w->window || x->foreign ? SHARE_ASKS : 0) |
		   (x->host ? SHARE_HOST : 0);
	m->off = v->host_page;
	m->len = v->not_wide;
	m->form = v->form;
	m->n = v->n;
	m->range_off = v->off;
	m->range_len = v->len;
	memcpy(m->token, x->table ? x->key : v->token, sizeof(m->token));
	for (unsigned int i = 0; i < v->n; i++) {
		m->pieces[i].skip = v->pieces[i].skip;
		m->pieces[i].len = v->pieces[i].len;
	}
	text_copy(m->why, sizeof(m->why), x->host ? x->host->why : s->why);
}

static int send_offer(struct import_session *s, const struct import_way *w,
		      const struct dev_shared *v, struct share_msg *m)
{
	int fds[DEV_PIECES_MAX + 1];
	unsigned int n = 1;
	int rc;

	fds[0] = make_lease(s);
	if (fds[0] < 0) {
		return fds[0];
	}
	for (unsigned int i = 0; v->form == DEV_FORM_FD && i < v->n; i++) {
		fds[n++] = v->pieces[i].fd;
	}
	fill_offer(s, w, v, m);
	rc = share_send(s->fd, m, fds, n);
	sys_close_private(fds[0]);
	return rc;
}

/* Offers the next possible way; false: the connection is finished. */
static bool offer(struct import_session *s)
{
	struct mem_export *x = s->x;
	struct dev_shared *v = alloc_zero(sizeof(*v));
	struct share_msg m;
	int none = EOPNOTSUPP;
	int rc = v ? export_still_there(x) : -ENOMEM;

	share_msg_init(&m, SHARE_OFFER);
	text_copy(m.driver, sizeof(m.driver), x->dev->driver->name);
	text_copy(m.dev_name, sizeof(m.dev_name), x->dev->props.name);
	s->state = SESSION_OFFERED;
	if (rc) {
		add_why(s, err_message());
	}
	while (!rc && s->next_way < (x->host ? 1 : ARRAY_LEN(ways))) {
		const struct import_way *w = &ways[s->next_way++];

		rc = try_way(s, w, v);
		if (rc) {
			none = rc == -ENOMEM ? ENOMEM : none;
			rc = 0;
			add_why(s, err_message());
			continue;
		}
		keep_private(v);
		rc = send_offer(s, w, v, &m);
		close_pieces(v);
		free(v);
		return rc == 0;
	}
	free(v);
	m.err = rc ? -rc : none;
	text_copy(m.why, sizeof(m.why), s->why);
	/* The importer closes when it has read why. */
	return share_send(s->fd, &m, NULL, 0) == 0;
}

static bool on_hello(struct import_session *s, const struct share_msg *m)
{
	s->no_window = (m->flags & SHARE_NO_WINDOW) || (s->x->flags & EXPORT_NO_WINDOW);
	if ((s->x->host || s->x->table) && !(m->flags & SHARE_TAKES_HOST)) {
		/* The importer would take host memory for memory of the device. */
		add_why(s, "it is host memory, which the importer's version of the library does "
			   "not know");
		s->next_way = ARRAY_LEN(ways);
	}
	s->same_spaces = m->spaces[0] && m->spaces[1] && m->spaces[0] == sys_pid_space() &&
			 m->spaces[1] == sys_ipc_space();
	if (!s->x->loading) {
		return offer(s);
	}
	if (!(m->flags & SHARE_WAITS)) {
		add_why(s, "it is still being loaded");
		s->next_way = ARRAY_LEN(ways);
		return offer(s);
	}
	s->state = SESSION_WAITS;
	return session_go_on(s, clock_now_ns());
}

bool session_go_on(struct import_session *s, uint64_t now_ns)
{
	struct mem_export *x = s->x;
	struct share_msg m;
	int rc;

	if (!x->loading) {
		s->since_ns = now_ns;
		return offer(s);
	}
	if (s->told_ns && now_ns - s->told_ns < TELL_NS) {
		return true;
	}
	s->told_ns = now_ns;
	share_msg_init(&m, SHARE_LOADING);
	m.off = atomic_load(&x->loaded);
	m.len = x->len;
	rc = share_send(s->fd, &m, NULL, 0);
	return rc == 0 || rc == -EAGAIN;
}

static bool on_taken(struct import_session *s)
{
	const struct import_way *w = &ways[s->next_way - 1];

	s->state = SESSION_TAKEN;
	if (w->window) {
		log_warn("process %d reads the memory exported at \"%s\" through a window on %s, "
			 "one copy more for each transfer: %s",
			 s->pid, s->x->path, s->x->dev->props.name, s->why);
	} else {
		log_info("process %d has imported the memory exported at \"%s\"", s->pid,
			 s->x->path);
	}
	return true;
}

static bool on_ask(struct import_session *s, const struct share_msg *ask)
{
	const struct mem_export *x = s->x;
	struct share_msg m;
	int rc = export_still_there(x);

	share_msg_init(&m, SHARE_ANSWER);
	m.seq = ask->seq;
	if (!rc && (ask->off > x->len || ask->len > x->len - ask->off)) {
		rc = err_set(EFAULT,
			     "%llu bytes at offset %llu exceed the %zu bytes that are exported",
			     (unsigned long long)ask->len, (unsigned long long)ask->off, x->len);
	}
	if (!rc && s->window && ask->len) {
		rc = fill_window(s, ask->off, (size_t)ask->len);
	}
	if (rc) {
		m.err = -rc;
		text_copy(m.why, sizeof(m.why), err_message());
	}
	return share_send(s->fd, &m, NULL, 0) == 0;
}

bool session_serve(struct import_session *s)
{
	struct share_msg m;
	unsigned int n;
	int rc = share_recv(s->fd, &m, NULL, 0, &n);

	if (rc) {
		return rc == -EAGAIN;
	}
	switch (m.op) {
	case SHARE_HELLO:
		return s->state == SESSION_NEW && on_hello(s, &m);
	case SHARE_NEXT:
		if (s->state != SESSION_OFFERED || s->next_way == 0) {
			return false;
		}
		add_why(s, m.why);
		return offer(s);
	case SHARE_TAKEN:
		return s->state == SESSION_OFFERED && s->next_way && on_taken(s);
	case SHARE_ASK:
		return s->state == SESSION_TAKEN && on_ask(s, &m);
	default:
		return false;
	}
}

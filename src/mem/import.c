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
#include "base/log.h"
#include "base/text.h"
#include "mem/import.h"
#include "mem/share_msg.h"
#include "sys/sys.h"
#include "sys/unix.h"

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

struct dev_host *import_host(struct import *i)
{
	return &i->host;
}

char *import_ptr(struct import *i)
{
	return i->ptr;
}

int import_open(struct dev *d, const struct import_how *how, struct import_result *res,
		struct import **out)
{
	struct import *i = alloc_zero(sizeof(*i));
	int rc;

	if (!i) {
		return -ENOMEM;
	}
	i->dev = d;
	i->fd = -1;
	i->timeout_ns = how->timeout_ns;
	text_copy(i->path, sizeof(i->path), how->path);
	lock_init(&i->lock, RANK_IMPORT);
	rc = import_connect(i, how, res);
	if (rc) {
		import_free(i);
		return rc;
	}
	*out = i;
	return 0;
}

int mem_import(struct mem_table *t, struct dev *d, const struct import_how *how,
	       struct import_result *res, void **out)
{
	struct import *i;
	int rc = import_open(d, how, res, &i);

	if (rc) {
		return rc;
	}
	rc = add_to_table(t, i, res->len, res->window);
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
	rc = rc ? rc : share_await(i->fd, &m, NULL, 0, &n, import_deadline(i->timeout_ns));
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

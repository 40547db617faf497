/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How much of the owner importers may use: connections, each of which is a descriptor, and memory
 * of the device for windows. One importer must leave enough for the others and for the owner
 * itself, so that there are limits for each. All exports of a context count together.
 */

#include <errno.h>

#include "base/error.h"
#include "base/text.h"
#include "mem/share.h"
#include "sys/sys.h"

/* Connections; never more than half of the descriptors that the process may have. */
#define SESSIONS_MAX 1024u
/* The parts of the connections: one half for one process of the owner's user, and one for all other
 * users together, since one who has a user namespace can be many; a quarter for one other user.
 * Processes of PID namespaces that the owner does not see are one process to it. */
#define HALF 2u
#define QUARTER 4u

/* The parts of 16 that windows may take, of the device's memory that would be free without windows:
 * for importers of the owner's user, and of others. */
#define WINDOWS_OWN 12u
#define WINDOWS_OTHERS 4u

struct quota_use {
	unsigned int all;
	unsigned int other; /* of other users */
	unsigned int same;  /* of the same process, or of the same other user */
	uint64_t windows;   /* bytes, on one device */
	uint64_t other_windows;
};

/* Adds the connections and windows of one export's sessions. Only the export thread changes
 * them. */
static void add(struct quota_use *h, const struct mem_export *x, bool is_own, unsigned int uid,
		int pid, const struct dev *d)
{
	for (struct import_session *s = x->sessions; s; s = *session_next(s)) {
		bool own = session_is_own(s);
		size_t window = x->dev == d ? session_window(s) : 0;

		h->all++;
		h->other += !own;
		h->same += own == is_own && (own ? session_pid(s) == pid : session_uid(s) == uid);
		h->windows += window;
		h->other_windows += own ? 0 : window;
	}
}

static struct quota_use count(const struct mem_export *x, bool is_own, unsigned int uid, int pid)
{
	struct share_ctx *r = &x->t->share;
	struct quota_use h = { 0 };

	lock_acquire(&r->lock);
	for (const struct mem_export *at = r->exports; at; at = at->next) {
		add(&h, at, is_own, uid, pid, x->dev);
	}
	lock_release(&r->lock);
	return h;
}

int quota_join(const struct mem_export *x, bool is_own, unsigned int uid, int pid)
{
	struct quota_use h = count(x, is_own, uid, pid);
	unsigned int most = sys_fds_limit() / 2;

	most = most < SESSIONS_MAX ? most : SESSIONS_MAX;
	if (h.all >= most || (!is_own && h.other >= most / HALF) ||
	    h.same >= most / (is_own ? HALF : QUARTER)) {
		return err_set(EUSERS,
			       "its owner has %u importers, %u of other users, %u of this %s; the "
			       "limits come from the %u descriptors that it may have",
			       h.all, h.other, h.same, is_own ? "process" : "user",
			       sys_fds_limit());
	}
	return 0;
}

int quota_window(const struct import_session *s, const struct mem_export *x)
{
	struct quota_use h = count(x, session_is_own(s), session_uid(s), session_pid(s));
	uint64_t held = session_is_own(s) ? h.windows : h.other_windows;
	unsigned int parts = session_is_own(s) ? WINDOWS_OWN : WINDOWS_OTHERS;
	uint64_t free_bytes;
	char all[32];
	int rc = x->dev->mem.free_bytes(x->dev, &free_bytes);

	if (!rc && held + x->len > (free_bytes + h.windows) / 16 * parts) {
		text_bytes(all, sizeof(all), held);
		rc = err_set(ENOMEM,
			     "no window of %zu bytes: windows on %s take %s already, and %u/16 of "
			     "its free memory is the limit",
			     x->len, x->dev->props.name, all, parts);
	}
	return rc;
}

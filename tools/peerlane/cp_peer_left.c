/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files and directories that a copy leaves out. Each is named once, all else is copied, and the
 * status is 1. */

#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "cp_peer.h"
#include "say.h"

void peer_leave_out(struct peer_job *j, const char *path, const char *why)
{
	say_note("left out: '%s': %s", path, why);
	j->c->left_out++;
	j->c->unasked++;
}

const char *peer_why_not(int err)
{
	return err == EXDEV	   ? "it is a link that leads out of what is served"
	       : err == ENOENT	   ? "it is a link that leads to nothing"
	       : err == ELOOP	   ? "it is a link to a directory that it is in"
	       : err == EOPNOTSUPP ? "it is neither a file nor a directory"
	       : err == EINVAL	   ? "its name has control characters"
	       : err == ESTALE	   ? "it was removed during the copy"
				   : strerror(err);
}

/* Why a file or directory that was listed cannot be read. */
static const char *why_unread(int err)
{
	return err == ENOENT || err == ENOTDIR ? "it was removed during the copy"
	       : err == ESTALE || err == EISDIR || err == ELOOP
		       ? "it was changed by another process during the copy"
	       : err == EFBIG ? "it does not report its size, and has more bytes than can be held"
			      : strerror(err);
}

/* Errors of one file or directory. Others are of the connection, of memory or of options, and come
 * again with each file. */
static bool is_of_one(int err)
{
	return err == EACCES || err == EPERM || err == ENOENT || err == ENOTDIR || err == EISDIR ||
	       err == ELOOP || err == EIO || err == ESTALE || err == EFBIG;
}

bool peer_may_leave(const struct peer_job *j, const char *path, int err)
{
	bool one = j->n == 1 && !j->c->o->recursive;
	/* In these the bytes of one file follow those of another. */
	bool joined = j->device || j->c->dst.kind == END_BUFFER || j->c->dst.kind == END_PIPE;

	return path != NULL && !one && !joined && is_of_one(-err);
}

int peer_leave(struct peer_job *j, const char *path, int err)
{
	peer_leave_out(j, path, why_unread(-err));
	return PEER_LEFT;
}

int peer_unread(struct peer_job *j, const char *path, int err)
{
	return peer_may_leave(j, path, err)
		       ? peer_leave(j, path, err)
		       : say_failed("cannot read '%s': %s", path, strerror(-err));
}

int peer_unread_there(struct peer_job *j, const char *path, int err, const char *words)
{
	struct pl_served root = PL_SERVED_INIT;
	char said[1024];

	text_copy(said, sizeof(said), words[0] != '\0' ? words : strerror(-err));
	/* A connection that has ended gives an error of its own, for every file. */
	if (peer_may_leave(j, path, err) && pl_client_stat(j->client, "", &root) == 0) {
		return peer_leave(j, path, err);
	}
	return say_failed("%s", said);
}

int peer_changed(struct peer_job *j, const char *path)
{
	return peer_may_leave(j, path, -ESTALE) ? peer_leave(j, path, -ESTALE) : say_changed(path);
}

int peer_short(struct peer_job *j, const char *path, uint64_t moved, uint64_t len)
{
	return moved < len && peer_may_leave(j, path, -ESTALE) ? peer_leave(j, path, -ESTALE)
							       : cp_whole(path, false, moved, len);
}

int peer_go_on(struct peer_job *j, int status, uint64_t bytes)
{
	if (status != PEER_LEFT) {
		return status;
	}
	j->c->bytes = bytes;
	return 0;
}

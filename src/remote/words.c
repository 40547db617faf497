/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "base/error.h"
#include "base/text.h"
#include "remote/remote.h"

const char *remote_words(int err)
{
	switch (err < 0 ? -err : err) {
	case EACCES:
		return "its memory is not granted for this, or no longer; the connection has ended "
		       "with that";
	case EHOSTUNREACH:
		return "no answer: the process, its host or the link is gone; if later calls find "
		       "the same, close the remote, let both sides open new ones and carry their "
		       "blobs again";
	case ECONNRESET:
		return "the connection has ended";
	case ENETDOWN:
		return "no connection is left, and by none the two sides could agree on a new one: close "
		       "the remote, let both sides open new ones and carry their blobs again";
	default:
		return err_words(err);
	}
}

static bool is_lost(int err)
{
	return err == EHOSTUNREACH || err == ECONNRESET || err == ENETDOWN;
}

const char *remote_way_words(const struct remote *r, int err, char out[REMOTE_WAY_WORDS])
{
	*out = '\0';
	if (*r->by && *r->also && is_lost(err < 0 ? -err : err)) {
		text_fmt(out, REMOTE_WAY_WORDS,
			 " (by %s; both sides have %s, too: with the tunable remotes=%s remotes "
			 "that are opened anew go by that)",
			 r->by, r->also, r->also);
	} else if (*r->by) {
		text_fmt(out, REMOTE_WAY_WORDS, " (by %s)", r->by);
	}
	return out;
}

int remote_fails(const struct remote *r, int rc)
{
	char way[REMOTE_WAY_WORDS];

	return err_set(-rc, "%s: %s%s", r->name, remote_words(rc), remote_way_words(r, rc, way));
}

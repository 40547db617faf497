/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "base/error.h"
#include "remote/remote.h"

const char *remote_words(int err)
{
	switch (err < 0 ? -err : err) {
	case EACCES:
		return "its memory is not granted for this, or no longer; the connection has ended "
		       "with that";
	case EHOSTUNREACH:
		return "no answer: the process, its host or the link is gone";
	case ECONNRESET:
		return "the connection has ended";
	case ENETDOWN:
		return "no connection is left: close the remote, and let both sides open new ones";
	default:
		return err_words(err);
	}
}

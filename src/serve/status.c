/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <errno.h>

#include "base/bits.h"
#include "serve/wire.h"

static const int errnos[SERVE_STATUSES] = {
	[SERVE_OK] = 0,
	[SERVE_FAILED] = EIO,
	[SERVE_NOENT] = ENOENT,
	[SERVE_ACCES] = EACCES,
	[SERVE_PERM] = EPERM,
	[SERVE_EXIST] = EEXIST,
	[SERVE_ISDIR] = EISDIR,
	[SERVE_NOTDIR] = ENOTDIR,
	[SERVE_NOSPC] = ENOSPC,
	[SERVE_DQUOT] = EDQUOT,
	[SERVE_FBIG] = EFBIG,
	[SERVE_ROFS] = EROFS,
	[SERVE_NAMETOOLONG] = ENAMETOOLONG,
	[SERVE_IO] = EIO,
	[SERVE_INVAL] = EINVAL,
	[SERVE_NOMEM] = ENOMEM,
	[SERVE_BUSY] = EBUSY,
	[SERVE_MFILE] = EMFILE,
	[SERVE_OPNOTSUPP] = EOPNOTSUPP,
	[SERVE_PROTO] = EPROTO,
	[SERVE_LOOP] = ELOOP,
	[SERVE_STALE] = ESTALE,
	[SERVE_TIMEDOUT] = ETIMEDOUT,
	[SERVE_XDEV] = EXDEV,
};

enum serve_status serve_status_of(int rc)
{
	for (unsigned int i = 0; i < ARRAY_LEN(errnos); i++) {
		if (rc == -errnos[i] && i != SERVE_FAILED) {
			return (enum serve_status)i;
		}
	}
	return SERVE_FAILED;
}

int serve_errno_of(enum serve_status s)
{
	return errnos[s];
}

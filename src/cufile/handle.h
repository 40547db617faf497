/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_HANDLE_H
#define CUFILE_HANDLE_H

/* Registered files. */

#include <stdbool.h>
#include <sys/types.h>

#include <peerlane/peerlane.h>

#include "cufile/api.h"
#include "cufile/table.h"

struct cf_handle {
	struct pl_file *file;
	struct pl_io_opts opts; /* of its blocking transfers */
	uint32_t host_policy;	/* of transfers of the host's own memory, in place of opts' */
	bool plain;		/* opts says nothing: NULL will do */
	int fd;			/* the caller's number, to tell a second registration */
	int mode;		/* O_RDONLY, O_WRONLY, O_RDWR */
	dev_t dev;
	ino_t ino;
};

/* A registered file, to be given back; NULL with *why: EINVAL or a CUfileOpError. */
struct cf_slot *cf_handle_get(CUfileHandle_t fh, int *why);
void cf_handle_put(struct cf_slot *s);
/* The same for callers that must not wait: if the file must be closed now, another thread does it.
 */
void cf_handle_put_aside(struct cf_slot *s);
static inline const struct cf_handle *cf_handle_of(const struct cf_slot *s)
{
	return s->obj;
}

bool cf_handle_clear(void); /* all of them; false: one is in use */
void cf_handle_forget(void);

#endif

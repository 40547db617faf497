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

struct handle {
	struct pl_file *file;
	struct pl_io_opts opts; /* of its blocking transfers */
	bool plain;		/* opts says nothing: NULL will do */
	int fd;			/* the caller's number, to tell a second registration */
	int mode;		/* O_RDONLY, O_WRONLY, O_RDWR */
	dev_t dev;
	ino_t ino;
};

/* A registered file, to be given back; NULL with *why: EINVAL or a CUfileOpError. */
struct slot *handle_get(CUfileHandle_t fh, int *why);
void handle_put(struct slot *s);
/* The same for who may not wait: if the file is to be closed now, that is done in another thread.
 */
void handle_put_aside(struct slot *s);
static inline const struct handle *handle_of(const struct slot *s)
{
	return s->obj;
}

bool handle_clear(void); /* all of them; false: one is in use */
void handle_forget(void);

#endif

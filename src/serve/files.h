/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_FILES_H
#define SERVE_FILES_H

/* Functions that the requests to read (files.c) and to write (files_make.c) share. */

#include <peerlane/transfer.h>

#include "serve/server.h"

/* A part of a file, and the slot through which it goes. */
struct served_part {
	struct served_file *f;
	uint64_t off;
	uint32_t len;
	unsigned char *slot;
};

/* Reads the fields of SERVE_READ and SERVE_WRITE. Returns false if the request is malformed. */
bool files_part(struct session *s, struct unpack *u, struct served_part *out);
/* Returns the options of a transfer between a file and a slot. */
struct pl_io_opts files_io_opts(void);

/* Takes a free entry of s->files for a file. Returns 0, -EMFILE or -ENOMEM. */
int files_take(struct session *s, const char *path, struct served_file **out);
/* Logs how much of a file was moved. `closed`: the client has closed it. */
void files_say_done(const struct session *s, const struct served_file *f, bool closed);
/* Closes the file, and frees its entry. */
void files_drop(struct served_file *f);
/* Packs the number by which the client names the file. */
void files_pack_number(struct pack *p, const struct session *s, const struct served_file *f);

/* Opens f->file for f->fd. Returns 0, or -errno. */
int files_open_fd(struct session *s, struct served_file *f);
/* Returns 0 if the path names the GPU's memory that is served, else -ENOENT. */
int files_device_path(const struct served_root *r, const char *path);

/* Returns -errno with a message for the client. The library's own message names places of this
 * host, so it goes to the log only. */
int files_failed(const struct served_file *f, int rc, const char *what);

#endif

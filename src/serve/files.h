/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_FILES_H
#define SERVE_FILES_H

/* What the requests to read (files.c) and to write (make.c) have in common. */

#include <peerlane/transfer.h>

#include "serve/server.h"

/* A part of a file, and the slot of the session that it goes by. */
struct served_part {
	struct served_file *f;
	uint64_t off;
	uint32_t len;
	unsigned char *slot;
};

/* False if that is no request. */
bool files_part(struct session *s, struct unpack *u, struct served_part *out);
/* The options of a transfer between a file and a slot. */
struct pl_io_opts files_io_opts(void);

/* A place for a file that is opened or made: 0, -EMFILE or -ENOMEM. */
int files_take(struct session *s, const char *path, struct served_file **out);
/* Logs what became of a file. `closed`: by the client. */
void files_say_done(const struct session *s, const struct served_file *f, bool closed);
/* Gives the place free, with what it holds. */
void files_drop(struct served_file *f);
/* Adds the number by which a client names it. */
void files_pack_number(struct pack *p, const struct session *s, const struct served_file *f);

/* Makes f->file of f->fd: 0, or -errno. */
int files_open_fd(struct session *s, struct served_file *f);
/* 0 if the path names the GPU's memory that is served, else -ENOENT. */
int files_device_path(const struct served_root *r, const char *path);

/* Returns -errno with words for the client. The library's words name places of this host: they go
 * to the log alone. */
int files_failed(const struct served_file *f, int rc, const char *what);

#endif

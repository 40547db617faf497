/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_TABLES_H
#define MEM_TABLES_H

/*
 * Host memory that several processes of a user have loaded from a file together: the first one
 * loads, the others attach to it.
 */

#include <stdint.h>

#include "mem/mem.h"
#include "mem/share.h"

/* A table's identity: a file that has changed gives another one. */
struct table_key {
	uint64_t dev; /* of the file system */
	uint64_t ino;
	uint64_t off; /* the bytes of it */
	uint64_t len;
	uint64_t changed_ns; /* mtime */
	uint64_t touched_ns; /* ctime, as mtime can be set */
	uint64_t file_bytes;
	char driver[8]; /* set by table_get() */
};

struct table_ask {
	struct dev *dev;
	struct table_key key;
	uint64_t timeout_ns;	/* how long another process that loads it may make no progress */
	int node;		/* next to the device, -1: not known */
	load_progress progress; /* while another process loads it; may be NULL */
	void *arg;
};

/* A table, as a row of the table of memory knows it. */
struct table {
	struct mem_export *x; /* by which others attach; NULL: they cannot */
	struct import *from;  /* NULL: this process has loaded it */
};

/*
 * Attaches: *out is the memory, a row that mem_free() ends, and *claim is NULL. If *claim is not
 * NULL, no process has the table, and this one must load it and end with table_loaded() or
 * table_abandon(); others that want the table wait meanwhile.
 */
int table_get(struct mem_table *t, const struct table_ask *a, struct mem_export **claim,
	      void **out);
void table_progress(struct mem_export *claim, uint64_t done);
/* The memory at ptr, of mem_alloc_wide(), becomes the table. Returns 0; or -errno with a message,
 * and then has ended the claim as table_abandon(). */
int table_loaded(struct mem_table *t, struct mem_export *claim, void *ptr);
void table_abandon(struct mem_export *claim);

/* For mem.c: ends a row that was taken out, or whose exports have ended. Returns as
 * dev_host_free(). */
int table_end(struct mem_table *t, struct mem *m);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_DEMO_H
#define TOOL_DEMO_H

/* `peerlane demo`: its files, its runs and its output. */

#include <stdbool.h>
#include <stdint.h>

#include "carry.h"
#include "meter.h"
#include "opts.h"

struct demo_opts {
	struct common common;
	const char *device;
	const char *dir;
	uint64_t size;
};

/* A file of the demo, open for the library and for plain I/O. */
struct demo_file {
	struct pl_file *file;
	char path[4096];
	int fd;
	int slot; /* of a file made for this; -1: the user's */
};

/* A line of the table. */
struct demo_row {
	const char *what;
	char route[32];
	uint64_t bytes;
	struct meter meter; /* of the fastest */
};

struct demo {
	struct pl_ctx *ctx;
	const struct demo_opts *o;
	struct pl_dev *dev;
	struct pl_dev_info info;
	struct demo_file source;
	struct demo_file copy;
	void *mem;
	uint64_t len;	/* bytes that are moved */
	uint64_t whole; /* bytes that the source has */
	bool cold;	/* the source may be dropped from the page cache */
	struct demo_row rows[5];
	unsigned int n_rows;
	struct carry job;
};

/* All: 0 or an exit status, with the complaint printed. */

/* Opens the user's file, or makes one of the pattern if path is NULL. */
int demo_source_get(struct demo *d, const char *path);
int demo_copy_get(struct demo *d);
void demo_file_put(struct demo_file *f);

/*
 * The page cache without and with the source in it. A file of the user's is dropped only if none of
 * it was there when the demo began: others may need it there.
 */
int demo_look(struct demo *d); /* finds `cold` */
int demo_cool(const struct demo_file *f);
int demo_warm(const struct demo *d);

/* Moves the first bytes and forgets them. */
int demo_try(struct demo *d, uint32_t policy);

/* Moves and verifies; adds a row, or another time to the row of that name. A difference is printed
 * as the last line of the demo. */
int demo_load(struct demo *d, const char *what, uint32_t policy);
int demo_store(struct demo *d, const char *what);

int demo_print_devices(struct demo *d);
int demo_print_plan(struct demo *d, bool write);
void demo_print_table(const struct demo *d);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_CHECK_ROWS_H
#define API_CHECK_ROWS_H

/*
 * What the parts of pl_check() share. Each part looks at one side of the machine and adds its rows
 * in the order in which they are read best; pl_check() puts the gravest first.
 */

#include <stdbool.h>
#include <stddef.h>

#include <peerlane/check.h>

#include "dev/dev.h"
#include "dev/table.h"
#include "topo/topo.h"

struct config;

struct check_row {
	enum pl_check_level level;
	const char *id;
	char *subject;
	char *finding;
	char *remedy;
};

struct check {
	const struct config *config;
	struct dev_table *devices;
	const struct dev_driver *const *drivers;
	struct topo_kernel kernel;
	unsigned int gpus; /* fit, and not of software */
	unsigned int fit;  /* of any kind */
	unsigned int bars; /* memory on PCIe BARs that drives may reach */
	bool peer_dma;	   /* one of the GPUs lets other devices reach its memory */
	bool dmabuf_works; /* on one of them at least */
	/* The rows; when memory runs out, `failed` says so once for all. */
	struct check_row *v;
	size_t n;
	size_t room;
	bool failed;
};

/* Adds a row. What it is given is copied; control characters become '?'. */
void check_add(struct check *c, enum pl_check_level level, const char *id, const char *subject,
	       const char *remedy, const char *finding, ...) __attribute__((format(printf, 6, 7)));

/* What a missing faster path is worth: nothing where no GPU could use it. */
enum pl_check_level check_missing(const struct check *c);

void check_gpus(struct check *c); /* first: the others ask what it found */
void check_kernel_paths(struct check *c);
void check_storage(struct check *c);
void check_process(struct check *c);

#endif

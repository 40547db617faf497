/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_PAGECACHE_KIT_H
#define TESTS_API_PAGECACHE_KIT_H

/* The fixture that test_pagecache.c and test_pagecache_mixed.c share. */

#include "fixture.h"

#include <pthread.h>
#include <sys/stat.h>

#define ON "pagecache=request"
#define SMALL "pagecache_min=1MiB"
#define PIECE "test_pagecache_piece=1MiB"
#define ALONE "test_pagecache_copiers=0" /* what is registered is certain then */
/* O_DIRECT into a software GPU would beat everything. */
#define CLOSED "test_soft_host_addressable=false"

static void warm(const char *path)
{
	char *buf = malloc(MIB);
	int fd = open(path, O_RDONLY);

	assert_true(fd >= 0 && buf);
	while (read(fd, buf, MIB) > 0) {
	}
	close(fd);
	free(buf);
}

/* A file that is in the page cache, and memory for `len` bytes of it. */
static struct pl_file *open_warm(struct fx *f, const char *path, size_t len, char **mem)
{
	struct pl_file *file = fx_file(f, path, O_RDONLY);

	*mem = fx_alloc(f, len);
	warm(path);
	return file;
}

static void close_all(struct fx *f, struct pl_file *file, char *mem)
{
	fx_free(f, mem);
	fx_shut(file);
	fx_close(f);
}

static ssize_t get(struct pl_file *file, void *mem, size_t len, uint64_t off, const char *policy,
		   struct pl_io_report *rep)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	*rep = (struct pl_io_report)PL_IO_REPORT_INIT;
	o.policy = fx_policy(policy);
	o.report = rep;
	return pl_read(file, mem, len, off, &o);
}

#endif

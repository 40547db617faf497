/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_WINDOW_H
#define SYS_WINDOW_H

/*
 * Mappings of a file's pages that a device reads and no processor does, and the kernel's answers
 * about those pages. Results are 0 or -errno, as in sys.h.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Maps whole pages of a file read-only and shared, between guard pages of its own so that it never
 * becomes one with a neighbour; not inherited by fork, not in core dumps. */
int sys_window_open(int fd, size_t len, uint64_t off, void **out);
void sys_window_shut(void *p, size_t len);

/* From here on pages can only leave the window, also when other code faults, locks or collapses
 * pages: a page that is still present has been in the page cache all the time. */
int sys_window_seal(void *p, size_t len);

/* 1: every page is present. 0: some are not. Waits while the kernel moves some, to a limit. */
int sys_window_present(const void *p, size_t len);

/* Where the hole, or the data, at or after off begins. Moves the description's offset. -ENXIO: off
 * lies past the end of the file. *data is UINT64_MAX if no data follow. */
int sys_next_hole(int fd, uint64_t off, uint64_t *hole);
int sys_next_data(int fd, uint64_t off, uint64_t *data);

/* What changes when a file does. */
struct sys_stamp {
	uint64_t size;
	int64_t mtime_s;
	int64_t ctime_s;
	uint32_t mtime_ns;
	uint32_t ctime_ns;
	bool dax; /* its mappings are the medium itself, not page cache */
};

int sys_stamp(int fd, struct sys_stamp *out);
bool sys_stamp_same(const struct sys_stamp *a, const struct sys_stamp *b);

#endif

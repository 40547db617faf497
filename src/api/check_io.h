/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_CHECK_IO_H
#define API_CHECK_IO_H

/* Checks of transfer arguments, shared by all calls. 0, or -errno with the message. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct file;
struct pl_file;

int check_range(const struct pl_file *file, const void *mem, size_t len, uint64_t off);
int check_mode(const struct file *f, bool write);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_ROUTE_H
#define CUFILE_ROUTE_H

#include <stdint.h>

struct pl_file;

/* Logs, at INFO, which route transfers between this file and the first GPU would take, and why
 * those before it would not. Called with the driver held. */
void cf_route_log(struct pl_file *file, int fd, int mode, uint32_t policy);

#endif

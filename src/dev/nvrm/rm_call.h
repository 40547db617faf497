/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVRM_RM_CALL_H
#define DEV_NVRM_RM_CALL_H

/* For the files rm*.c: calls of the kernel driver. `what` is asked for, in words for messages. */

#include <stddef.h>
#include <stdint.h>

struct rm;

/* 0 and *object; RM_ status, without a message; -errno with one. */
int rm_call_alloc(const struct rm *r, uint32_t parent, uint32_t class_, void *params, size_t bytes,
		  const char *what, uint32_t *object);
/* 0, -errno with a message. */
int rm_call_control(const struct rm *r, uint32_t object, uint32_t command, void *params,
		    size_t bytes, const char *what);
int rm_call_dup(const struct rm *r, uint32_t parent, uint32_t src_client, uint32_t src_object,
		const char *what, uint32_t *object); /* as rm_call_alloc() */
/* Asks until the driver is not busy; `status` points into what `arg` does. 0, also with a status;
 * -errno with a message. */
int rm_ask(int fd, unsigned long request, void *arg, const uint32_t *status, const char *what);
/* A status as -errno with the message. */
int rm_refused(uint32_t status, const char *what);
/* A descriptor that no child has. */
int rm_open_file(const char *path, int *out);

#endif

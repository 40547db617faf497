/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

/*
 * The thread's last message. It is set once, at the place that knows most about the failure, and
 * names the object and the remedy; callers above return the number and do not change the message.
 */

#include <errno.h>
#include <stdarg.h>

/* Keeps the message and returns -err, so that `return err_set(EINVAL, ...)` is the idiom. */
int err_set(int err, const char *fmt, ...) __attribute__((cold, format(printf, 2, 3)));

/* Puts words in front of the message that a callee just set. Returns -err, like err_set(). */
int err_wrap(int err, const char *fmt, ...) __attribute__((cold, format(printf, 2, 3)));

/* Returns -EINVAL, with a message that names the function and the parameter, if a public function's
 * parameter for its result is NULL; else 0. A macro, since it names both. */
#define CHECK_OUT(out)                                                                        \
	((out) ? 0                                                                            \
	       : err_set(EINVAL, "%s: %s is NULL: give the address for the result", __func__, \
			 #out))

const char *err_message(void);

/* "no space left on device" for ENOSPC: lower case, thread-safe, static storage or this thread's.
 */
const char *err_words(int err);

#endif

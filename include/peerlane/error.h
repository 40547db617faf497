/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_ERROR_H
#define PEERLANE_ERROR_H

#include <peerlane/types.h>

PL_BEGIN

/**
 * pl_error_message - the message of the last failure in this thread.
 *
 * Names the object that failed and, where there is one, the remedy. Set by every peerlane function
 * that fails. Read it before the next call of this thread: one that succeeds may change the text,
 * too, by something that it has tried in vain.
 *
 * The string belongs to the library and is valid until this thread's next call. Any thread
 * may call this at any time; it never blocks.
 *
 * Return: the message, "" if nothing has failed in this thread; never NULL.
 */
PL_API const char *pl_error_message(void);

/**
 * pl_string_free - frees a string that a peerlane function handed out through `char **out`.
 * @s: the string, or NULL
 *
 * Any thread may call this.
 */
PL_API void pl_string_free(char *s);

PL_END

#endif

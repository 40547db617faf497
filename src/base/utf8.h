/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

/*
 * Names of files are bytes that anyone may have chosen. Both functions return a new string, to be
 * freed by the caller; NULL if memory has run out.
 */

/* For JSON: valid UTF-8, with U+FFFD in the place of each byte that is not part of any. */
char *utf8_valid(const char *s);

/* For terminals: one line without control characters. They, what reverses or breaks lines in
 * Unicode, and bytes that are not UTF-8 are written \n, \t, \r or \xNN. */
char *utf8_shown(const char *s);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The length of the character at s, of at most `left` bytes; 0 if that is none, as RFC 3629 has it:
 * neither overlong forms nor surrogates nor anything past U+10FFFF. Never looks past a terminator.
 */
unsigned int utf8_decode(const char *s, size_t left, uint32_t *out);

/*
 * Names of files are bytes that anyone may have chosen, and so are words of other processes.
 * utf8_valid() and utf8_shown() return a new string, to be freed by the caller; NULL if memory has
 * run out.
 */

/* For JSON: valid UTF-8, with U+FFFD in the place of each byte that is not part of any. */
char *utf8_valid(const char *s);

/* For terminals: one line without control characters. They, what reverses or breaks lines in
 * Unicode, and bytes that are not UTF-8 are written \n, \t, \r or \xNN. */
char *utf8_shown(const char *s);

/* Like utf8_shown(), into dst, which may be `s` itself where `space` is at most UTF8_SHOW_SAME. A
 * text that is too long ends before a whole character or escape. All text of strangers that goes
 * into the log or into a message goes through it. */
#define UTF8_SHOW_SAME 512u
void utf8_show(char *dst, size_t space, const char *s);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A string that grows. Out of memory is remembered and shows once, at text_take(). */
struct text {
	char *s;
	size_t len;
	size_t space;
	bool failed;
};
#define TEXT_INIT                 \
	{                         \
		NULL, 0, 0, false \
	}

void text_add(struct text *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* The string, to be freed by the caller, and t is empty again; NULL if memory ran out on the way.
 */
char *text_take(struct text *t);

void text_drop(struct text *t);

/* Copies into a field of fixed size; the cut is clean and always terminated. */
void text_copy(char *dst, size_t space, const char *src);
void text_fmt(char *dst, size_t space, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

/* Cleans a name that another process gave itself, for quoted strings in tables, text formats and
 * messages. Quotes, backslashes, and characters that are no printable ASCII become '?'. */
void text_plain(char *s);

/* Whether `word` is one of a list's words, which `gap` separates. */
bool text_has_word(const char *list, char gap, const char *word);

/* Whether `s` is the name, or begins like a name that ends with '*'. */
bool text_is_named(const char *s, const char *name);

/* "256 MiB", "1.5 GiB", "4096 B": exact where that is short, else two digits. */
void text_bytes(char *dst, size_t space, unsigned long long nbytes);

/* "64KiB", "1GiB", "4096", "2M" to bytes; -EINVAL for anything else, -ERANGE past 64 bits. */
int text_parse_bytes(const char *s, unsigned long long *out);

/* Converts the vendor's PCI address "00000000:04:00.0" to sysfs's "0000:04:00.0"; to "" if `id` is
 * no address, which is so for a hidden switch. */
void text_pci_address(const char *id, char *dst, size_t space);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOCALE_H
#define BASE_LOCALE_H

#include <locale.h>

/*
 * The "C" locale for the calling thread, around each call of json-c that parses. json-c makes a
 * copy of the thread's locale there. The copy of any locale but this one takes a lock of the C
 * library that is not freed in a child of fork(), so a child whose parent was parsing would hang.
 * glibc makes, copies and frees the whole "C" locale without a lock.
 */
static inline locale_t locale_use_c(void)
{
	return uselocale(newlocale(LC_ALL_MASK, "C", (locale_t)0));
}

/* Gives back what locale_use_c() returned. */
static inline void locale_restore(locale_t before)
{
	locale_t c = uselocale(before);

	if (c != before) {
		freelocale(c);
	}
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_HOLD_H
#define TESTS_LIB_HOLD_H

/*
 * Stops a thread at each place in a library where a lock is taken or given back, one after the
 * other, with the lock held: for forks in those moments. The program's own definitions of
 * pthread_mutex_lock() and its like stand before the C library's, so no library is changed.
 * dl_iterate_phdr() is one of those places, with the loader's lock held.
 *
 * Not with the sanitizers, which have definitions of their own.
 */

#include <stdbool.h>

/* Places in the library that has this function count from now on; up to 4. */
void hold_watch(const void *function);
/* The calling thread is never stopped. */
void hold_exempt(void);

/* Until a thread stands at a place where none has stood before; false: `enough` said so first,
 * which is asked now and then. */
bool hold_next(bool (*enough)(void));
/* Where it stands, for messages: a symbol's name or an address. */
const char *hold_where(void);
/* Lets it go on. In a child nobody is stopped any more after hold_off(). */
void hold_go_on(void);
void hold_off(void);

unsigned int hold_places(void);	 /* how many there were so far */
unsigned int hold_statics(void); /* how many locks among them were the libraries' static ones */

/* How many copies of a locale other than "C" were asked for: each takes a lock of the C library
 * that is not freed in a child. With the sanitizers, too. */
unsigned int hold_locales(void);

#endif

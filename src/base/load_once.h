/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOAD_ONCE_H
#define BASE_LOAD_ONCE_H

/*
 * A library that is loaded once a process, when it is first asked for. A failure is final for the
 * library of that name: with another name it is tried again. A loaded library stays. Any thread.
 */

#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/lock.h"

struct load_once {
	const char *what;  /* "CUDA" */
	const char *doing; /* "starting CUDA": what load() does */

	struct lock lock;     /* protects tried and tried_why. Held over load(). */
	char tried[PATH_MAX]; /* the name that was tried last */
	char tried_why[300];  /* why that failed; "": it did not */
	atomic_bool loading;  /* load() runs */
	_Atomic(const void *) table;

	/* In a child of fork(), why it must not call the library. */
	bool in_use;	       /* the library was loaded */
	const char *meanwhile; /* what another thread was doing; NULL: nothing */
};

/* Loads the library of that name. Returns its table of functions, which stays, or NULL and in `why`
 * the reason and the remedy. */
typedef const void *(*load_fn)(const char *name, void *arg, char *why, size_t space);

/* Returns the table of the loaded library, or NULL and in `why` the reason and the remedy. */
const void *load_once(struct load_once *o, const char *name, load_fn load, void *arg, char *why,
		      size_t space);

/* The table of the loaded library, or NULL. */
static inline const void *load_once_table(const struct load_once *o)
{
	return atomic_load_explicit(&o->table, memory_order_acquire);
}

/* In a child of fork(): whether it must not call the library. */
static inline bool load_once_is_lost(const struct load_once *o)
{
	return o->in_use || o->meanwhile;
}

/* For a child of fork(), if the library does not survive that: it is lost if it was loaded, or was
 * being loaded. An earlier failure stays one. A child whose library survives renews the lock. */
void load_once_lose(struct load_once *o);

#endif

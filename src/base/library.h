/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LIBRARY_H
#define BASE_LIBRARY_H

/*
 * Shared libraries that are opened while the process runs, and the tables of their functions. An
 * opened library is never closed: it may have threads and exit handlers. These functions need the C
 * library alone, and take no lock but the loader's. load_once.h has the libraries that are opened
 * once a process.
 */

#include <stdbool.h>
#include <stddef.h>

/* A function of a library. */
struct library_symbol {
	const char *name;
	const char *other; /* a name that is looked for where the first is missing; or NULL */
	size_t slot;	   /* the offset of its pointer in the table of functions */
	int since;	   /* the first version that has it, by the library's own count */
	bool needed;	   /* without it the library is of no use */
};

/* An initializer: a function that is needed, and has its own name in the table. */
#define LIBRARY_NEEDS(table, name)                          \
	{                                                   \
#name, NULL, offsetof(table, name), 0, true \
	}

/* Opens a library by its name or path. NULL: library_error() has the loader's words. */
void *library_open(const char *name);

/* Opens a library of this project: beside the one that this code is in, or else where the loader
 * looks. */
void *library_open_ours(const char *file);

/* Returns the library if the process has it already, or else NULL. */
void *library_present(const char *name);

/* The loader's words about the last library that this thread could not open; "" for none. */
const char *library_error(void);

/* Says why library_open() failed: "'libx.so.1' was not found: REMEDY", or the loader's words. */
void library_words(const char *name, const char *remedy, char *out, size_t space);

/* The file that has this function or variable, or NULL. The text lives as long as the library. */
const char *library_file(const void *at);

/* A function by its name, into the pointer at `slot`. */
void library_function(void *lib, const char *name, void *slot);

/* Fills a table with `n` functions, NULL for each that is missing. Returns the first missing one
 * that is needed, or NULL. */
const struct library_symbol *library_bind(void *lib, const struct library_symbol *v, size_t n,
					  void *table);

#endif

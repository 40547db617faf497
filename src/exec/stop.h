/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_STOP_H
#define EXEC_STOP_H

/* The place where a transfer ends that several threads carry in any order: the lowest offset that
 * failed, or the file's end. Bytes before it count, bytes from there on do not. With several
 * threads it is written under a lock of its owner. */

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"

struct stop {
	atomic_ullong at;
	int err;   /* 0: end of file, or of all */
	char *why; /* in words; owned; may be NULL */
};

static inline void stop_init(struct stop *s, uint64_t end)
{
	atomic_init(&s->at, end);
	s->err = 0;
	s->why = NULL;
}

static inline uint64_t stop_at(const struct stop *s)
{
	return atomic_load_explicit(&s->at, memory_order_relaxed);
}

/* The words to an error are the calling thread's message. */
static inline void stop_note(struct stop *s, uint64_t at, int err)
{
	if (at < stop_at(s)) {
		atomic_store_explicit(&s->at, at, memory_order_relaxed);
		s->err = err;
		free(s->why);
		s->why = err ? alloc_str(err_message()) : NULL;
	}
}

static inline const char *stop_words(const struct stop *s)
{
	return s->why && *s->why ? s->why : err_words(s->err);
}

/* Frees the words, after it made them the calling thread's message: another thread may have
 * failed. */
static inline void stop_finish(struct stop *s)
{
	if (s->err) {
		(void)err_set(s->err, "%s", stop_words(s));
	}
	free(s->why);
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_TRACE_H
#define EXEC_TRACE_H

/* What a transfer puts on the timeline (metrics/timeline.h): itself and what its threads wait for
 * as spans of a thread; its segments, and inside them their hops, as spans of their own, since many
 * are in flight at once. Off, each call here is one comparison. */

#include <stdint.h>
#include <sys/types.h>

#include "exec/engine.h"

void trace_transfer(struct progress *p); /* gives it its number */
void trace_transfer_off(const struct progress *p, ssize_t res);
void trace_segment_on(const struct segment *s);
void trace_segment_off(const struct progress *p, const struct segment *s, ssize_t res);
void trace_hop_on(const struct segment *s, const struct mover *m, size_t len);
void trace_hop_off(const struct segment *s, const struct mover *m, ssize_t res);
void trace_wait_on(const char *what);
void trace_wait_off(const char *what);
void trace_fallback_on(const struct segment *s, const struct route *to, enum pl_reason why);

/* The hooks proper: nothing where there is no timeline. */
#define TRACED(p) __builtin_expect((p)->trace != 0, 0)

static inline void trace_transfer_end(const struct progress *p, ssize_t res)
{
	if (TRACED(p)) {
		trace_transfer_off(p, res);
	}
}

static inline void trace_segment(const struct segment *s)
{
	if (TRACED(s->p)) {
		trace_segment_on(s);
	}
}

static inline void trace_segment_end(const struct progress *p, const struct segment *s, ssize_t res)
{
	if (TRACED(p)) {
		trace_segment_off(p, s, res);
	}
}

static inline void trace_hop(const struct segment *s, const struct mover *m, size_t len)
{
	if (TRACED(s->p)) {
		trace_hop_on(s, m, len);
	}
}

static inline void trace_hop_end(const struct segment *s, const struct mover *m, ssize_t res)
{
	if (TRACED(s->p)) {
		trace_hop_off(s, m, res);
	}
}

static inline void trace_wait(const struct progress *p, const char *what)
{
	if (TRACED(p)) {
		trace_wait_on(what);
	}
}

static inline void trace_wait_end(const struct progress *p, const char *what)
{
	if (TRACED(p)) {
		trace_wait_off(what);
	}
}

static inline void trace_fallback(const struct segment *s, const struct route *to,
				  enum pl_reason why)
{
	if (TRACED(s->p)) {
		trace_fallback_on(s, to, why);
	}
}

#endif

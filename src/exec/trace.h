/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_TRACE_H
#define EXEC_TRACE_H

/* A transfer's entries on the timeline (metrics/timeline.h). The transfer and the waits of its
 * threads are spans of a thread. Its segments, and their hops, are spans of their own, since many
 * are in flight at once. With the timeline off, each call here is one comparison. */

#include <stdint.h>
#include <sys/types.h>

#include "exec/engine.h"
#include "metrics/timeline.h"

void trace_transfer_on(struct progress *p, int how);
void trace_transfer_off(const struct progress *p, ssize_t res);
void trace_segment_on(const struct segment *s);
void trace_segment_off(const struct segment *s, ssize_t res);
void trace_hop_on(const struct segment *s, const struct mover *m, size_t len);
void trace_hop_off(const struct segment *s, const struct mover *m, ssize_t res);
void trace_fallback_on(const struct segment *s, const struct route *to, enum pl_reason why);

/* The hooks proper: nothing where there is no timeline. */
#define TRACED(p, call)                                     \
	do {                                                \
		if (__builtin_expect((p)->trace != 0, 0)) { \
			call;                               \
		}                                           \
	} while (0)
/* Gives a transfer its number. */
static inline void trace_transfer(struct progress *p)
{
	int how = atomic_load_explicit(&p->x->tracing, memory_order_acquire);

	if (__builtin_expect(how != TIMELINE_OFF, 0)) {
		trace_transfer_on(p, how);
	}
}
#define trace_transfer_end(p, res) TRACED(p, trace_transfer_off(p, res))
#define trace_segment(s) TRACED((s)->p, trace_segment_on(s))
#define trace_segment_end(p, s, res) TRACED(p, trace_segment_off(s, res))
#define trace_hop(s, m, len) TRACED((s)->p, trace_hop_on(s, m, len))
#define trace_hop_end(s, m, res) TRACED((s)->p, trace_hop_off(s, m, res))
#define trace_wait(p, what) TRACED(p, timeline_add('B', what, ",\"cat\":\"wait\""))
#define trace_wait_end(p, what) TRACED(p, timeline_add('E', what, ",\"cat\":\"wait\""))
#define trace_fallback(s, to, why) TRACED((s)->p, trace_fallback_on(s, to, why))

#endif

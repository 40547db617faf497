/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_TRACE_H
#define XFER_TRACE_H

/* What a transfer puts on the timeline (metrics/timeline.h): itself and what its threads wait for
 * as spans of a thread; its pieces, and inside them their hops, as spans of their own, since many
 * are in flight at once. Off, each call here is one comparison. */

#include <stdint.h>
#include <sys/types.h>

#include "xfer/job.h"

/* A transfer of a context begins: its number, 0 while there is no timeline. */
uint64_t trace_begin(struct xfer *x, const struct xfer_req *r);
void trace_end(uint64_t id, const struct xfer_req *r, ssize_t res);

void trace_piece_on(const struct job *j, const struct piece *p);
void trace_piece_off(const struct job *j, const struct piece *p, ssize_t res);
void trace_hop_on(const struct job *j, const struct piece *p, enum path_id id, size_t len);
void trace_hop_off(const struct job *j, const struct piece *p, enum path_id id, ssize_t res);
void trace_wait_on(const char *what);
void trace_wait_off(const char *what);
void trace_fallback_on(const struct job *j, const struct piece *p, enum pl_reason why);

/* The hooks proper: nothing where there is no timeline. */
static inline void trace_piece(const struct job *j, const struct piece *p)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_piece_on(j, p);
	}
}

static inline void trace_piece_end(const struct job *j, const struct piece *p, ssize_t res)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_piece_off(j, p, res);
	}
}

static inline void trace_hop(const struct job *j, const struct piece *p, enum path_id id,
			     size_t len)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_hop_on(j, p, id, len);
	}
}

static inline void trace_hop_end(const struct job *j, const struct piece *p, enum path_id id,
				 ssize_t res)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_hop_off(j, p, id, res);
	}
}

static inline void trace_wait(const struct job *j, const char *what)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_wait_on(what);
	}
}

static inline void trace_wait_end(const struct job *j, const char *what)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_wait_off(what);
	}
}

static inline void trace_fallback(const struct job *j, const struct piece *p, enum pl_reason why)
{
	if (__builtin_expect(j->trace != 0, 0)) {
		trace_fallback_on(j, p, why);
	}
}

/* path_run() of one hop of a piece. */
static inline ssize_t trace_run(const struct job *j, const struct piece *p, enum path_id id,
				struct path_op *op, struct dev *dev)
{
	ssize_t n;

	trace_hop(j, p, id, op->len);
	n = path_run(j->x->paths[id], op, dev);
	trace_hop_end(j, p, id, n);
	return n;
}

#endif

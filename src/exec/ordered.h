/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_ORDERED_H
#define EXEC_ORDERED_H

/*
 * Copies in the order of a stream of the program that streams carry by themselves: between memories
 * that devices reach, where one hop is the best route. Other transfers in a stream's order are
 * carried by a worker when the stream has come to them.
 *
 *   taken     exec_ordered_get(): has its lanes and holds its memories
 *   queued    exec_ordered_queue(): is on the streams; false: freed, a worker carries it
 *   ended     exec_ordered_end(), by the worker to which the stream has posted it: carried, or not,
 *             and then the worker carries it
 *   lost      exec_ordered_lose(), where no worker will get it: holds its lanes alone, until
 *             exec_ordered_free() at the end of its stream
 */

#include "exec/exec.h"

struct exec_ordered {
	struct exec_ordered *next; /* of those that were lost */
	struct transfer t;
	const struct route *route;
	struct move_op op;
	struct move_ordered queued;
	uint64_t began;
	bool waits; /* its device's link is taken by it */
};

/* Before the transfer is pending: what it takes to carry it so. t is held, and let go of at its
 * end; it stays the caller's if the result is NULL: a worker must carry it. */
struct exec_ordered *exec_ordered_get(struct exec *x, const struct transfer *t,
				      struct dev_stream *s);
/* Queues it. False: nothing was queued, and it is freed: a worker must carry it. */
bool exec_ordered_queue(struct exec *x, struct exec_ordered *o);
/* The stream has come to its end: bytes; or -errno: it must be carried again. What was taken for it
 * is given back; *o remains. */
ssize_t exec_ordered_end(struct exec *x, struct exec_ordered *o);
/* Nobody will be called when the stream has come there: all but its lanes is given back. */
void exec_ordered_lose(struct exec *x, struct exec_ordered *o);
/* Frees one that was lost. Its lanes are given back if the stream has come there; else nobody can
 * tell when it will, and they stay taken until the context closes. */
void exec_ordered_free(struct exec_ordered *o, bool there);

#endif

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

/* Prepares a copy before it is pending, and takes its lanes: t is held until the copy ends. Returns
 * NULL if a worker must carry t, which then stays the caller's. */
struct exec_ordered *exec_ordered_get(struct exec *x, const struct transfer *t,
				      struct dev_stream *s);
/* Queues the copy. Returns false if nothing was queued: then o is freed, and a worker must carry
 * it. */
bool exec_ordered_queue(struct exec *x, struct exec_ordered *o);
/* Called when the stream has come to the copy's end. Returns its bytes, or -errno if it must be
 * carried again. Gives back all that the copy took; *o remains. */
ssize_t exec_ordered_end(struct exec *x, struct exec_ordered *o);
/* Gives back all that the copy took except its lanes: nobody will be called when the stream has
 * come there. */
void exec_ordered_lose(struct exec *x, struct exec_ordered *o);
/* Frees a lost copy. If the stream has come there, its lanes are given back. Otherwise nobody can
 * tell when it will, and they stay taken until the context closes. */
void exec_ordered_free(struct exec_ordered *o, bool there);

#endif

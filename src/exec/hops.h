/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_HOPS_H
#define EXEC_HOPS_H

/* What the engine's loop does with one segment; private to exec. */

#include "exec/engine.h"

/* hops.c: starts the segment's current hop. What happens then, also inside this call: it goes on to
 * its next hop, lands, or is put among those to be started again. */
void segment_start_hop(struct engine *e, struct segment *s);
/* Carries those that wait for others at the same hop, all at once. */
void segments_carry_together(struct engine *e);

/* rooms.c: room for the bytes between the hops of a segment. -EAGAIN: something must come back
 * first. */
int rooms_get(struct engine *e, struct segment *s);
void rooms_drop(struct segment *s);
void rooms_leave_slot(struct engine *e, struct segment *s);
/* Gives back slabs that are idle here while others wait for one. */
void rooms_drop_idle(struct engine *e);

#endif

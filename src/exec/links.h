/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_LINKS_H
#define EXEC_LINKS_H

/*
 * Several links under one transfer between the host and one device: the device's own, and those of
 * other devices, each with a channel. An engine alone gives the next segment to the link that has
 * least in flight; of several engines that share a transfer each has one of the links, and claims
 * stretches as fast as that link carries them. While a device has such transfers of its own, others
 * do not use its link. A segment that fails on another device's link is carried again over the own
 * link, and this transfer uses that other link no more.
 */

#include "exec/engine.h"

struct link {
	struct dev *via; /* NULL: the own */
	bool left;
};

#define LINKS_ANY UINT32_MAX

struct links {
	unsigned int mine; /* the link that this engine has, or LINKS_ANY */
	unsigned int n;
	struct link v[1 + MOVE_LANES]; /* the own first */
};

/* Of the transfer that the engine has planned: pure but for what other transfers do. */
void links_plan(const struct engine *e, struct plan_lanes *out);
void links_init(struct links *l, const struct plan_lanes *p, unsigned int mine);

/* Whether other transfers have this device's own link, in this one's direction; and one transfer
 * more, or less, that has its own device's, if that is what it waits for. */
bool links_busy(struct exec *x, const struct transfer *t, const struct dev *d);
void links_hold(struct exec *x, const struct transfer *t, bool waits, int by);

/* The link for the next segment, where there are several. False: all have enough in flight. */
bool links_pick(const struct engine *e, unsigned int *out);

/* How large the next segment is, of a transfer that one engine spreads over several. */
uint64_t links_chunk(const struct engine *e);

/* The device of the link that a segment's hop by this mover goes over; NULL: the ends' own. */
struct dev *links_via(const struct engine *e, const struct segment *s, const struct mover *m);

/* A hop by way of another device did not go: the segment takes the own link, or is planned anew. */
void links_failed(struct engine *e, struct segment *s, struct mover *m, ssize_t res);

#endif

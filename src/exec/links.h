/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef EXEC_LINKS_H
#define EXEC_LINKS_H

/*
 * Several links under one transfer, each with a channel: between the host and one device that
 * device's own, and those of other devices; with a remote its rails, none of which is the ends'
 * own. An engine alone gives the next segment to the link that has least in flight; of several
 * engines that share a transfer each has one of the links, and claims stretches as fast as that
 * link carries them. While a device has such transfers of its own, others do not use its link. A
 * segment that fails on a link is carried again over the first that is left, which is the own link
 * where there is one, and this transfer uses the failed link no more.
 */

#include "exec/engine.h"

#define LINKS_ANY UINT32_MAX

struct links {
	const struct mover *of; /* whose operations take them */
	unsigned int mine;	/* the link that this engine has, or LINKS_ANY */
	unsigned int n;
	struct {
		const struct link *via; /* NULL: the own, which is the first */
		bool left;		/* it failed */
	} v[1 + MOVE_LANES];
};

/* Whether the links are a remote's. */
static inline bool links_are_rails(const struct links *l)
{
	return l->v[0].via;
}

/* Plans the lanes of the transfer that the engine has planned. The result depends on other
 * transfers' load, and nothing is changed. */
void links_plan(const struct engine *e, struct plan_lanes *out);
void links_init(struct links *l, const struct plan_lanes *p, unsigned int mine);

/* Whether other transfers have this device's own link, in this transfer's direction. A rail is
 * anyone's. */
bool links_busy(struct exec *x, const struct transfer *t, const struct link *l);
/* Counts one transfer more, or less, at its own device's link, if that link is its bottleneck. */
void links_hold(struct exec *x, const struct transfer *t, bool waits, int by);

/* The place of the engine's channel over a link. */
static inline unsigned int links_place(const struct links *l, unsigned int link)
{
	return links_are_rails(l) ? PLACE_LINK(link) : link ? PLACE_LINK(link - 1) : l->of->id;
}

/* Finds the link for the next segment, if there are several. Returns false if all links have enough
 * in flight. */
bool links_pick(const struct engine *e, unsigned int *out);

/* The length of the next segment, of a transfer that one engine spreads over several links. */
uint64_t links_chunk(const struct engine *e);

/* The link that a segment's hop by this mover takes; NULL: the ends' own, or the mover's choice. */
const struct link *links_via(const struct engine *e, struct segment *s, const struct mover *m);

/* A hop over the chosen link failed: the segment takes another link, or is planned anew. Returns
 * false if no link is to blame, or none is left. */
bool links_failed(struct engine *e, struct segment *s, struct mover *m, ssize_t res);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): whether ranks on this machine's GPUs can make a communicator, and what of it would be
 * taken from NCCL. */

#include <peerlane/comm.h>

#include "base/error.h"
#include "report/check_rows.h"

/* Rows for pairs, after which the others are counted. */
#define PAIRS_TOLD 4u

static void export_rows(struct check *c)
{
	for (unsigned int i = 0; i < c->gpus; i++) {
		if (c->gpu[i].dev && !c->gpu[i].exports) {
			check_add(c, FINDING_COLL_NO_EXPORT, c->gpu[i].name,
				  "ranks in other processes cannot be given its memory, so that "
				  "communicators are of threads of one process");
		}
	}
}

static unsigned int pair_rows(struct check *c)
{
	unsigned int bad = 0;

	for (unsigned int i = 0; i < c->gpus; i++) {
		for (unsigned int k = i + 1; k < c->gpus; k++) {
			const struct check_gpu *a = &c->gpu[i];
			const struct check_gpu *b = &c->gpu[k];

			if (!a->dev || !b->dev ||
			    (!dev_peer_enable(a->dev, DEV_WAIT, b->dev) &&
			     !dev_peer_enable(b->dev, DEV_WAIT, a->dev))) {
				continue;
			}
			if (bad++ < PAIRS_TOLD) {
				check_add(c, FINDING_COLL_NO_PEER, a->name,
					  "no communicator has ranks on it and on %s: %s", b->name,
					  err_message());
			}
		}
	}
	if (bad > PAIRS_TOLD) {
		check_add(c, FINDING_COLL_NO_PEER, "", "the same of %u pairs more",
			  bad - PAIRS_TOLD);
	}
	return bad;
}

/* NCCL's own fast way for small messages. */
static const char *multicast_words(const struct check *c)
{
	unsigned int n = 0;

	for (unsigned int i = 0; i < c->gpus; i++) {
		n += c->gpu[i].multicast;
	}
	return n == c->gpus
		       ? "NVLink multicast is there, too, which Peerlane does not use: NCCL is "
			 "faster with it where a program registers its buffers"
		       : "without NVLink multicast, so NCCL has rings and trees alone";
}

void check_coll(struct check *c)
{
	if (c->gpus == 0) {
		return;
	}
	if (c->gpus == 1) {
		check_add(c, FINDING_COLL_ONE_GPU, c->gpu[0].name,
			  "one GPU: ranks of a communicator share it, and nothing is gained beside "
			  "NCCL, which takes one rank a GPU");
	} else if (pair_rows(c) == 0) {
		check_add(c, FINDING_COLL_READY, "",
			  "%u GPUs reach each other's memory: communicators of up to %u ranks, "
			  "sums in rank order; `peerlane run --nccl` takes NCCL's all-reduces up "
			  "to %s and leaves other collectives to it; %s",
			  c->gpus, PL_COMM_RANKS,
			  c->gpus <= 4	 ? "1 MiB"
			  : c->gpus <= 8 ? "256 KiB"
					 : "16 KiB",
			  multicast_words(c));
	}
	export_rows(c);
}

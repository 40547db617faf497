/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_MIX_H
#define XFER_MIX_H

/*
 * A request that is best read in place is mixed, where it may be: registering feeds half the link,
 * so helpers copy other stretches meanwhile. One request at a time registers; those beside it copy.
 * What was kept registered needs no copying, and nor does what is missing of it: one thread makes
 * up for that. Private to xfer.
 */

#include <stdbool.h>
#include <stdint.h>

struct job;

enum mix {
	MIX_NONE,  /* nothing is read in place */
	MIX_ALONE, /* all is: help is of no use */
	MIX_BOTH,
};

/* Decides for a planned request; mix_end() when it is done. */
enum mix mix_begin(struct job *j);
void mix_end(struct job *j);

/* How many helpers copy beside the thread that registers, of those that there are. */
unsigned int mix_helpers(unsigned int most);

/* How long a stretch the thread that registers should take of what is left; 0: it is not worth it
 * any more, and this thread copies from now on. */
uint64_t mix_stretch(struct job *j, uint64_t left, bool helped);

#endif

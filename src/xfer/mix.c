/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/mix.h"

#include "base/bits.h"
#include "xfer/job.h"

/* Registering pays for long stretches only. */
#define IN_PLACE_MIN (8u << 20)
/* With more of them the device's link is the limit, and they would only wait for it. */
#define BESIDE_MAX 4u

/* How much of the request is registered already, by earlier ones. */
static double kept(const struct job *j)
{
	struct path *p = j->x->paths[PATH_PAGECACHE];

	return p->ops->resident(p, j->r->file, j->r->off, j->r->len);
}

enum mix mix_begin(struct job *j)
{
	double share;

	/* Stretches that turn out to be resident later are not worth a thread of their own. */
	j->mixes = j->r->policy == PLAN_AUTO;
	j->in_place = plan_routes[j->plan.v[0].route].hop[0] == PATH_PAGECACHE;
	if (!j->in_place || !j->mixes) {
		return j->in_place ? MIX_ALONE : MIX_NONE;
	}
	share = kept(j);
	if (share < 1) {
		j->pins = !atomic_exchange(&j->x->pinning, true);
		j->in_place = j->pins;
	}
	if (!j->in_place) {
		return MIX_NONE;
	}
	return share > 0 ? MIX_ALONE : MIX_BOTH;
}

void mix_end(struct job *j)
{
	if (j->pins) {
		j->pins = false;
		atomic_store(&j->x->pinning, false);
	}
}

unsigned int mix_helpers(unsigned int most)
{
	return (unsigned int)min_u64(most, BESIDE_MAX);
}

uint64_t mix_stretch(struct job *j, uint64_t left, bool helped)
{
	uint64_t piece = j->x->pin_piece;
	/* Registering has a third of the bandwidth at best, and at the end all is to be given up:
	 * so that all end at about the same time, the last stretches are not its. */
	uint64_t stretch = min_u64(helped ? left / 4 : left, piece);

	if (helped && stretch < min_u64(IN_PLACE_MIN, piece)) {
		j->in_place = false;
		return 0;
	}
	return stretch;
}

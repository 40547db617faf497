/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The description that copy gives of itself: the time that it would take, and the reasons against
 * it. */

#include <string.h>

#include "base/text.h"
#include "move/copy/channel.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"

/* The share of a link that is left where a driver stages by itself: 37 of 55 GB/s between two
 * H200s. */
#define DRIVERS_STAGING .65

static void describe_pair(const struct copy *p, const struct move_ask *ask,
			  struct move_offer *offer)
{
	if (unlikely(ask->between != NULL)) {
		offer->setup_ns *= 4;
		return;
	}
	if (likely(pair_state(p, ask->dst.dev, ask->src.dev) == PAIR_OPEN)) {
		return;
	}
	switch (pair_state(p, ask->dst.dev, ask->src.dev)) {
	case PAIR_CLOSED:
	case PAIR_OFF:
		offer->staged = true;
		offer->bytes_per_ns =
			DRIVERS_STAGING *
			ask_host_rate(ask, ask->dst.dev, ask->dst.dev->props.copy_bytes_per_ns);
		break;
	case PAIR_WRONG:
		offer->refuse = PL_REASON_PEER_WRONG_DATA;
		break;
	case PAIR_FAILED:
		offer->refuse = PL_REASON_PEER_FAILED;
		break;
	default:
		break;
	}
}

void copy_describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	const struct dev *dev = ask->dst.dev ? ask->dst.dev : ask->src.dev;

	*offer = (struct move_offer){ .align_mem = 1, .align_off = 1 };
	if (!dev) {
		offer->setup_ns = 1000;
		offer->bytes_per_ns = 8;
		offer->cpu_ns_per_kib = 130;
		return;
	}
	offer->setup_ns = dev->props.copy_setup_ns;
	offer->bytes_per_ns = ask_copy_rate(ask, dev, dev->props.copy_bytes_per_ns);
	offer->cpu_ns_per_kib = 2;
	if (ask->apart && end_device(&ask->dst) && end_device(&ask->src)) {
		offer->refuse = PL_REASON_PEER_FAILED;
	} else if (ends_are_pair(&ask->dst, &ask->src)) {
		describe_pair((const struct copy *)(const void *)m, ask, offer);
	}
}

/* Not looked for below this: one link is done before another has begun. */
#define LANES_LOOK (1u << 20)

/* Copies between two devices are faster where the two reach each other; the driver copes otherwise.
 * For a stream's transfer it was done before that was queued. */
void copy_survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	struct dev *dst = ask->dst.dev;
	struct dev *src = ask->src.dev;
	bool going = what & (SURVEY_GOING | SURVEY_OPEN);
	bool looks =
		ask->len >= LANES_LOOK && what & SURVEY_ENDS && !ends_region(&ask->dst, &ask->src);

	if (ends_are_pair(&ask->dst, &ask->src)) {
		if (going) {
			pair_open(copy_of(m), dst, src);
		}
		ask->between = unlikely(looks) ? pair_between(copy_of(m), dst, src, going) : NULL;
	} else if (looks &&
		   end_is_mem(&ask->dst, MEM_DEVICE) != end_is_mem(&ask->src, MEM_DEVICE)) {
		ask->lanes = lanes_of(copy_of(m), ends_home(&ask->dst, &ask->src), going,
				      what & SURVEY_PROMPT);
	}
}

bool copy_words(const struct mover *m, const struct move_ask *ask, enum pl_reason reason, char *dst,
		size_t space)
{
	if ((reason != PL_REASON_PEER_WRONG_DATA && reason != PL_REASON_PEER_FAILED &&
	     reason != PL_REASON_STAGED) ||
	    !ends_are_pair(&ask->dst, &ask->src)) {
		return false;
	}
	pair_words((const struct copy *)(const void *)m, &ask->dst, &ask->src, dst, space);
	return *dst;
}

void copy_note(const struct mover *m, const struct move_ask *ask, struct move_note *out)
{
	*out = (struct move_note){ .key = "" };
	if (ends_are_pair(&ask->dst, &ask->src)) {
		pair_words((const struct copy *)(const void *)m, &ask->dst, &ask->src, out->text,
			   sizeof(out->text));
		out->yes = !*out->text;
		out->key = *out->text ? "peers" : "";
		if (ask->between) {
			size_t at = strlen(out->text);

			text_fmt(out->text + at, sizeof(out->text) - at, "; they go by way of %s",
				 ask->between->props.name);
		}
	}
}

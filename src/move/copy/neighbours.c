/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Which devices' links are of use to a device: of those that the context has open, or that the
 * tunable `lanes` names, each that has a link of its own to the host and a wide one to the device.
 * Plans point to a device's list, which only grows: by devices that are opened, and by reasons not
 * to use one.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/table.h"
#include "move/copy/lane.h"
#include "move/copy/pairs.h"
#include "topo/facts.h"

/* Whether the tunable names the device, as in "cuda:1,cuda:2". */
static bool is_named(const struct copy *p, const struct dev *via)
{
	const char *name = via->props.name;
	size_t len = strlen(name);

	for (const char *at = p->config->lanes; at; at = strchr(at, ',')) {
		at += *at == ',';
		if (strncmp(at, name, len) == 0 && (at[len] == ',' || !at[len])) {
			return true;
		}
	}
	return false;
}

static enum pl_reason refusal(const struct copy *p, const struct dev *home, const struct dev *via)
{
	struct topo_pair pair;

	if (p->lanes_named) {
		return is_named(p, via) ? PL_REASON_NONE : PL_REASON_OFF;
	}
	pair = topo_facts_pair(p->facts, home, via);
	if (pair.independent) {
		return PL_REASON_NONE;
	}
	return pair.type == TOPO_PATH_DIS ? PL_REASON_LANE_UNKNOWN
	       : pair.shared		  ? PL_REASON_LANE_SHARED
					  : PL_REASON_LANE_NO_LINK;
}

/* Opens the links that the tunable names, once. This thread may have a thing that a stream's
 * transfer needs. */
static void open_named(struct copy *p)
{
	char *names = atomic_exchange(&p->lanes_opened, true) ? NULL : alloc_str(p->config->lanes);
	char *rest = NULL;
	int rc = 0;

	for (char *name = names ? strtok_r(names, ",", &rest) : NULL; name && rc != -EBUSY;
	     name = strtok_r(NULL, ",", &rest)) {
		struct dev *d;

		rc = dev_table_named(p->devices, DEV_NOWAIT, name, &d);
		if (rc && rc != -EBUSY) {
			log_warn("the tunable lanes names %s: %s", name, err_message());
		}
	}
	if (rc == -EBUSY) {
		atomic_store(&p->lanes_opened, false);
	}
	if (rc == -EBUSY && !atomic_exchange(&p->lanes_late, true)) {
		log_warn("the devices that the tunable lanes names (%s) are not opened while "
			 "transfers are queued on streams: until then copies use the links of "
			 "those that the program has open",
			 p->config->lanes);
	}
	free(names);
}

static bool has(const struct move_lanes *l, const struct dev *via)
{
	unsigned int n = l->n;

	while (n && l->v[n - 1].via != &via->link) {
		n--;
	}
	return n;
}

static void add(struct copy *p, const struct dev *home, struct dev *via)
{
	struct move_lanes *l = &p->lanes[home->place];
	enum pl_reason refuse = refusal(p, home, via); /* without the lock: it may read sysfs */

	lock_acquire(&p->lock);
	if (l->n < MOVE_LANES && !has(l, via)) {
		l->v[l->n].via = &via->link;
		l->v[l->n].refuse = refuse;
		l->n++; /* last, as readers take no lock */
	}
	lock_release(&p->lock);
}

static struct move_lanes *list_of(struct copy *p, const struct dev *home)
{
	struct move_lanes *l = &p->lanes[home->place];
	struct dev *v[DEV_TABLE_MAX];
	unsigned int n = dev_table_opened(p->devices, v, DEV_TABLE_MAX);

	for (unsigned int i = 0; i < n; i++) {
		if (v[i] != home && v[i]->driver == home->driver && !has(l, v[i])) {
			add(p, home, v[i]);
		}
	}
	return l;
}

/* Whether it is the first to find this link of no use. */
static bool exclude(struct move_lane *lane)
{
	enum pl_reason none = PL_REASON_NONE;

	return atomic_compare_exchange_strong(&lane->refuse, &none, PL_REASON_LANE_FAILED);
}

static bool is_new(const struct copy *p, const struct dev *home, const struct dev *via)
{
	return pair_state(p, via, home) < PAIR_OPEN || pair_state(p, home, via) < PAIR_OPEN;
}

static void open_lane(struct copy *p, struct dev *home, struct move_lane *lane)
{
	struct dev *via = lane->via->dev;

	pair_open(p, via, home);
	if (pair_state(p, via, home) > PAIR_OPEN || pair_state(p, home, via) > PAIR_OPEN) {
		(void)exclude(lane);
	}
}

const struct move_lanes *lanes_of(struct copy *p, struct dev *home, bool going, bool prompt)
{
	struct move_lanes *l;

	if (!p->devices || !p->facts || p->lanes_off || home->place >= COPY_PLACES - 1) {
		return NULL;
	}
	if (p->lanes_named && going && !prompt) {
		open_named(p);
	}
	if (prompt && !p->lanes_named && !topo_facts_ready(p->facts, home)) {
		return NULL; /* a worker is looking it up */
	}
	l = list_of(p, home);
	for (unsigned int i = 0; (going || prompt) && i < l->n; i++) {
		if (l->v[i].refuse) {
			continue;
		}
		if (prompt && is_new(p, home, l->v[i].via->dev)) {
			return NULL;
		}
		/* Before a lane is made: see pair_open(). */
		if (going) {
			open_lane(p, home, &l->v[i]);
		}
	}
	return l;
}

enum pl_reason lane_failed(struct copy *p, const struct move_op *op)
{
	const struct dev *home = ends_home(&op->dst, &op->src);
	struct move_lanes *l = &p->lanes[home->place];
	int err = (int)-op->res;

	if (copy_callers_error(err)) {
		return PL_REASON_NONE;
	}
	for (unsigned int i = 0; i < l->n; i++) {
		if (l->v[i].via == op->via && exclude(&l->v[i])) {
			log_warn("%s: a copy over the link of %s failed (%s): this segment and all "
				 "later ones use the device's own link",
				 home->props.name, op->via->name, err_words(err));
		}
	}
	return PL_REASON_LANE_FAILED;
}

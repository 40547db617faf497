/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Which devices' links are of use to a device: of those that the context has open, or that the
 * tunable `lanes` names, each that has a link of its own to the host and a wide one to the device.
 * A list holds until another device is opened or one is excluded; lists are only ever added, since
 * plans point to them.
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

struct lane_list {
	struct lane_list *next;
	const struct dev *home;
	unsigned int opened;   /* devices that were open then */
	unsigned int excluded; /* how often one was excluded, for any device, until then */
	struct move_lanes lanes;
};

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

/* Opens what the tunable names; once, and in a quiescent period: to open a device takes calls that
 * drivers hold up while a stream waits, and this thread may have what that stream waits for. */
static void open_named(struct copy *p)
{
	char *names;
	char *rest = NULL;

	if (atomic_load(&p->lanes_opened) || !dev_quiesce_try(DEV_ALL)) {
		return;
	}
	names = atomic_exchange(&p->lanes_opened, true) ? NULL : alloc_str(p->config->lanes);
	for (char *name = names ? strtok_r(names, ",", &rest) : NULL; name;
	     name = strtok_r(NULL, ",", &rest)) {
		struct dev *d;

		if (dev_table_named(p->devices, name, &d)) {
			log_warn("the tunable lanes names %s: %s", name, err_message());
		}
	}
	dev_quiesce_end(DEV_ALL);
	free(names);
}

static struct lane_list *find(struct copy *p, const struct dev *home, unsigned int opened,
			      unsigned int excluded)
{
	struct lane_list *l;

	lock_acquire(&p->lock);
	l = p->lists;
	while (l && (l->home != home || l->opened != opened || l->excluded != excluded)) {
		l = l->next;
	}
	lock_release(&p->lock);
	return l;
}

static struct lane_list *make(struct copy *p, const struct dev *home, struct dev *const *v,
			      unsigned int n)
{
	struct lane_list *l = alloc_zero(sizeof(*l));
	dev_set excluded = atomic_load(&p->excluded[home->place]);

	if (!l) {
		return NULL;
	}
	l->home = home;
	l->opened = n;
	l->lanes.named = p->lanes_named;
	for (unsigned int i = 0; i < n && l->lanes.n < MOVE_LANES; i++) {
		if (v[i] != home && v[i]->driver == home->driver) {
			l->lanes.v[l->lanes.n++] =
				(struct move_lane){ v[i], excluded & dev_set_of(v[i])
								  ? PL_REASON_LANE_FAILED
								  : refusal(p, home, v[i]) };
		}
	}
	return l;
}

static const struct move_lanes *list_of(struct copy *p, const struct dev *home)
{
	/* Before make() reads which these are: an exclusion in between makes another list. */
	unsigned int excluded = atomic_load(&p->n_excluded);
	struct dev *v[DEV_TABLE_MAX];
	unsigned int n = dev_table_opened(p->devices, v, DEV_TABLE_MAX);
	struct lane_list *l = n < 2 ? NULL : find(p, home, n, excluded);

	if (!l && n >= 2 && (l = make(p, home, v, n))) {
		l->excluded = excluded;
		lock_acquire(&p->lock);
		l->next = p->lists;
		p->lists = l;
		lock_release(&p->lock);
	}
	return l ? &l->lanes : NULL;
}

/* Whether it is the first to find the device of no use to the other. */
static bool exclude(struct copy *p, const struct dev *home, const struct dev *via)
{
	dev_set bit = dev_set_of(via);
	bool first = !(atomic_fetch_or(&p->excluded[home->place], bit) & bit);

	if (first) {
		atomic_fetch_add(&p->n_excluded, 1);
	}
	return first;
}

static bool is_bad(const struct copy *p, const struct dev *to, const struct dev *from)
{
	enum pair_state state = pair_state(p, to, from);

	return state != PAIR_OPEN && state != PAIR_NEW && state != PAIR_BUSY;
}

/* Opens the pairs of the device with each, before the transfer holds anything: that may have to
 * wait until no stream waits for the library. True: some turned out to be of no use. */
static bool open_pairs(struct copy *p, struct dev *home, const struct move_lanes *l)
{
	bool excluded = false;

	for (unsigned int i = 0; i < l->n; i++) {
		struct dev *via = l->v[i].via;

		if (l->v[i].refuse) {
			continue;
		}
		pair_open(p, via, home);
		if (is_bad(p, via, home) || is_bad(p, home, via)) {
			excluded = exclude(p, home, via) || excluded;
		}
	}
	return excluded;
}

const struct move_lanes *lanes_of(struct copy *p, struct dev *home, bool going)
{
	const struct move_lanes *l;

	if (!p->devices || !p->facts || p->lanes_off) {
		return NULL;
	}
	if (p->lanes_named && going) {
		open_named(p);
	}
	l = list_of(p, home);
	return l && going && open_pairs(p, home, l) ? list_of(p, home) : l;
}

enum pl_reason lane_failed(struct copy *p, const struct move_op *op)
{
	const struct dev *home = end_is_mem(&op->dst, MEM_DEVICE) ? op->dst.dev : op->src.dev;
	int err = (int)-op->res;

	if (copy_callers_error(err)) {
		return PL_REASON_NONE;
	}
	if (home && exclude(p, home, op->via)) {
		log_warn("%s: a copy over the link of %s failed (%s): this segment and all later "
			 "ones use the device's own link",
			 home->props.name, op->via->props.name, err_words(err));
	}
	return PL_REASON_LANE_FAILED;
}

void neighbours_finish(struct copy *p)
{
	while (p->lists) {
		struct lane_list *l = p->lists;

		p->lists = l->next;
		free(l);
	}
}

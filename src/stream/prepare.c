/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Makes everything that a transfer needs from drivers when it is queued: once the stream waits,
 * such driver calls may block. */

#include <errno.h>

#include "base/error.h"
#include "dev/dev.h"
#include "stream/stream.h"

/* Several devices may share the last place (dev.h): they are prepared each time, which is harmless.
 */
static bool is_noted(const _Atomic(dev_set) *done, const struct dev *dev)
{
	return dev->place < DEV_PLACES - 1 && atomic_load(done) & dev_set_of(dev);
}

static int prepare(struct stream_room *r, struct dev *dev, bool staged)
{
	int rc = 0;

	if (!is_noted(&r->prepared, dev)) {
		rc = r->prepare(r->prepare_arg, dev);
		if (rc) {
			return rc;
		}
		atomic_fetch_or(&r->prepared, dev_set_of(dev));
	}
	if (staged && !is_noted(&r->slabbed, dev)) {
		rc = slabs_prepare(&r->exec->slabs, dev);
		if (rc) {
			return rc;
		}
		atomic_fetch_or(&r->slabbed, dev_set_of(dev));
	}
	return 0;
}

/* Copies between two memories need slabs only if a policy asks for staging, or between two devices
 * whose direct way may fail later. */
static bool needs_slabs(const struct stream_room *r, const struct stream_io *io)
{
	const struct routes *routes = &r->exec->routes;
	uint32_t id = io->policy - PLAN_ROUTE(0);

	return io->kind != STREAM_COPY || io->policy == PLAN_BOUNCE ||
	       (io->policy >= PLAN_ROUTE(0) && id < routes->n && route_is_staged(&routes->v[id]));
}

/* What two devices need to reach each other. */
static void meet(struct stream_room *r, const struct stream_io *io)
{
	struct move_ask ask;
	struct transfer t;

	transfer_of_copy(&t, io->mem, io->src, 1);
	if (!transfer_hold(r->mem, &t)) {
		exec_ask(r->exec, &t, SURVEY_ENDS | SURVEY_GOING, &ask);
		transfer_release(&t);
	}
}

int stream_prepare(struct stream_room *r, const struct stream_io *io, dev_set *on)
{
	struct mem_ref mem;
	struct mem_ref src = { .dev = NULL };
	int rc = mem_get(r->mem, io->mem, 1, &mem);

	if (!rc) {
		mem_put(&mem);
	}
	if (!rc && io->kind == STREAM_COPY) {
		rc = mem_get(r->mem, io->src, 1, &src);
		if (!rc) {
			mem_put(&src);
		}
	}
	if (!rc && src.dev && mem.dev && mem.dev != src.dev) {
		meet(r, io);
		rc = prepare(r, src.dev, true);
		rc = rc ? rc : prepare(r, mem.dev, true);
	} else if (!rc && mem.dev && (io->kind == STREAM_COPY || !mem.host_addressable)) {
		rc = prepare(r, mem.dev, needs_slabs(r, io));
	} else if (!rc && src.dev) {
		rc = prepare(r, src.dev, needs_slabs(r, io));
	}
	if (!rc) {
		*on = dev_set_of(mem.dev) | dev_set_of(src.dev);
	}
	return rc;
}

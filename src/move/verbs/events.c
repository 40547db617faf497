/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Asynchronous events of NICs, taken in the background.
 *
 * A port that goes down takes its wires away at once where the remote has others, so that no
 * transfer waits for the retries' end; a remote's only wire stays, as the retries may outlast the
 * link's absence. A port that comes up has its wires tried now and not when their turn comes. A
 * device that fails, or its completion queue, takes all its wires away for good: its completions
 * may never come. A queue pair that failed is connected anew. All other events are logged once of
 * each kind.
 *
 * An event is acknowledged before it is handled: a thread that destroys its queue pair waits for
 * the acknowledgement, maybe with the wire's lock.
 */

#include <poll.h>

#include "base/log.h"
#include "move/verbs/verbs.h"
#include "sys/unix.h"

#define MOST 32 /* at once, of a NIC */

static const char *const names[] = {
#define X(name, value) [value] = #name,
	VERBS_EVENTS(X)
#undef X
};

static const char *name_of(unsigned int type)
{
	return type < sizeof(names) / sizeof(names[0]) && names[type] ? names[type] : "?";
}

/* Whether it is of a queue pair of ours. */
static bool is_of_qp(unsigned int type)
{
	return (type >= VERBS_EVENT_QP_FATAL && type <= VERBS_EVENT_PATH_MIG_ERR) ||
	       type == VERBS_EVENT_QP_LAST_WQE_REACHED;
}

struct happened {
	struct nic *nic;
	unsigned int type;
	uint32_t qp;
	int port;
};

/* Whether a wire is among those that it is of. */
static bool is_of(const struct happened *h, const struct wire *w)
{
	if (w->rail->nic != h->nic || !*w->name) {
		return false;
	}
	if (is_of_qp(h->type)) {
		return w->qp && w->qp->qp_num == h->qp;
	}
	return h->type == VERBS_EVENT_DEVICE_FATAL || h->type == VERBS_EVENT_CQ_ERR ||
	       w->rail->port == h->port;
}

/* Under remotes_lock. */
static void each(const struct verbs *m, const struct happened *h, void (*act)(struct wire *w))
{
	for (struct verbs_remote *r = m->remotes; r; r = r->after) {
		for (unsigned int i = 0; i < r->n; i++) {
			if (is_of(h, r->wires[i])) {
				act(r->wires[i]);
			}
		}
	}
}

static void fail_qp(struct wire *w)
{
	if (atomic_load(&w->up)) {
		log_warn("%s: its queue pair has failed", w->name);
	}
	lock_acquire(&w->lock);
	post_fail(w);
	lock_release(&w->lock);
}

static void end(struct wire *w)
{
	lock_acquire(&w->lock);
	post_fail(w);
	post_end(w);
	lock_release(&w->lock);
}

static void fail_nic(const struct verbs *m, const struct happened *h)
{
	if (!atomic_exchange(&h->nic->failed, true)) {
		log_error(
			"%s has failed (IBV_EVENT_%s): its rails have ended; open the context anew "
			"once it works",
			h->nic->name, name_of(h->type));
	}
	each(m, h, end);
}

static void tell_once(const struct happened *h)
{
	unsigned int bit = h->type < 32 ? 1u << h->type : 0;

	if (!(h->nic->told & bit)) {
		h->nic->told |= bit;
		log_info("%s: IBV_EVENT_%s", h->nic->name, name_of(h->type));
	}
}

static void act(const struct verbs *m, const struct happened *h)
{
	switch (h->type) {
	case VERBS_EVENT_PORT_ERR:
		log_warn("%s/%d: the port is down", h->nic->name, h->port);
		each(m, h, reconnect_leave);
		break;
	case VERBS_EVENT_PORT_ACTIVE:
		log_info("%s/%d: the port is up", h->nic->name, h->port);
		each(m, h, reconnect_hurry);
		break;
	case VERBS_EVENT_DEVICE_FATAL:
	case VERBS_EVENT_CQ_ERR:
		fail_nic(m, h);
		break;
	case VERBS_EVENT_QP_FATAL:
	case VERBS_EVENT_QP_REQ_ERR:
	case VERBS_EVENT_QP_ACCESS_ERR:
		each(m, h, fail_qp);
		break;
	case VERBS_EVENT_COMM_EST:
	case VERBS_EVENT_SQ_DRAINED:
	case VERBS_EVENT_QP_LAST_WQE_REACHED:
		break; /* of every connection */
	default:
		tell_once(h);
	}
}

/* The descriptor does not block: an event may go with its queue pair after it was seen here. */
static bool take(struct nic *nic, struct happened *out)
{
	struct pollfd p = { .fd = nic->ctx->async_fd, .events = POLLIN };
	struct verbs_event e;

	if (sys_poll(&p, 1, 0) != 1 || nic->v->ibv_get_async_event(nic->ctx, &e)) {
		return false;
	}
	*out = (struct happened){ .nic = nic,
				  .type = e.event_type,
				  .qp = is_of_qp(e.event_type) ? e.element.qp->qp_num : 0,
				  .port = is_of_qp(e.event_type) ||
							  e.event_type == VERBS_EVENT_CQ_ERR
						  ? 0
						  : e.element.port_num };
	nic->v->ibv_ack_async_event(&e);
	return true;
}

void events_step(struct verbs *m)
{
	struct happened h;

	lock_acquire(&m->remotes_lock);
	for (unsigned int i = 0; m->remotes && i < m->base.n; i++) {
		for (int k = 0; k < MOST && take(&m->nics[i], &h); k++) {
			act(m, &h);
		}
	}
	lock_release(&m->remotes_lock);
}

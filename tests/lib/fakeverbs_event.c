/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Events of the fake libibverbs: behind descriptors that can be polled, and acknowledged. */

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

#define ACK_MS 2000

bool fake_events_open(struct fake_events *q)
{
	q->head = NULL;
	q->fd = eventfd(0, EFD_SEMAPHORE | EFD_CLOEXEC);
	return q->fd >= 0;
}

void fake_events_close(struct fake_events *q)
{
	while (q->head) {
		struct fake_event *e = q->head;

		q->head = e->next;
		free(e);
	}
	(void)close(q->fd);
}

void fake_events_add(struct fake_events *q, unsigned int type, void *object, int port)
{
	struct fake_event *e = calloc(1, sizeof(*e));
	struct fake_event **at = &q->head;

	if (!e) {
		fake_violate("no memory for an event");
		return;
	}
	*e = (struct fake_event){ .type = type, .object = object, .port = port };
	while (*at) {
		at = &(*at)->next;
	}
	*at = e;
	(void)eventfd_write(q->fd, 1);
}

/* As the kernel does it when an object goes. The count never is below the list's length here, so
 * the reads do not wait. */
void fake_events_drop(struct fake_events *q, const void *object)
{
	for (struct fake_event **at = &q->head; *at;) {
		struct fake_event *e = *at;
		eventfd_t one;

		if (e->object != object) {
			at = &e->next;
			continue;
		}
		*at = e->next;
		free(e);
		(void)eventfd_read(q->fd, &one);
	}
}

bool fake_events_take(struct fake_events *q, struct fake_event **out)
{
	for (;;) {
		struct pollfd p = { .fd = q->fd, .events = POLLIN };
		int flags = fcntl(q->fd, F_GETFL);
		int n = poll(&p, 1, flags >= 0 && flags & O_NONBLOCK ? 0 : -1);
		eventfd_t one;

		if (n <= 0) {
			errno = n ? errno : EAGAIN;
			return false;
		}
		pthread_mutex_lock(&fake.lock);
		*out = q->head;
		if (*out) {
			q->head = (*out)->next;
			(void)eventfd_read(q->fd, &one);
			return true;
		}
		pthread_mutex_unlock(&fake.lock); /* another thread took it */
	}
}

void fake_async(struct fake_device *dev, struct verbs_ctx *ctx, unsigned int type, void *object,
		int port)
{
	for (struct fake_ctx *c = fake.ctxs; c; c = c->next) {
		if (c->dev == dev && (!ctx || ctx == &c->pub)) {
			fake_events_add(&c->async, type, object, port);
		}
	}
}

bool fake_wait_acked(const unsigned int *got, const unsigned int *acked)
{
	int64_t end = fake_now() + ACK_MS * NS_PER_MS;
	struct timespec t = { end / (1000 * NS_PER_MS), end % (1000 * NS_PER_MS) };

	while (*got != *acked && fake_now() < end) {
		(void)pthread_cond_timedwait(&fake.moved, &fake.lock, &t);
	}
	return *got == *acked;
}

static bool of_cq(unsigned int type)
{
	return type == VERBS_EVENT_CQ_ERR;
}

static bool of_qp(unsigned int type)
{
	return (type >= VERBS_EVENT_QP_FATAL && type <= VERBS_EVENT_PATH_MIG_ERR) ||
	       type == VERBS_EVENT_QP_LAST_WQE_REACHED;
}

EXPORT int ibv_get_async_event(struct verbs_ctx *ctx, struct verbs_event *out)
{
	struct fake_event *e;
	int err = fake_gate(__func__);

	if (err) {
		errno = err;
		return -1;
	}
	if (!fake_events_take(&((struct fake_ctx *)ctx)->async, &e)) {
		return -1;
	}
	out->event_type = e->type;
	if (of_cq(e->type)) {
		out->element.cq = e->object;
		((struct fake_cq *)e->object)->async_got++;
	} else if (of_qp(e->type)) {
		out->element.qp = e->object;
		((struct fake_qp *)e->object)->async_got++;
	} else {
		out->element.port_num = e->port;
	}
	pthread_mutex_unlock(&fake.lock);
	free(e);
	return 0;
}

EXPORT void ibv_ack_async_event(struct verbs_event *ev)
{
	(void)fake_gate(__func__);
	pthread_mutex_lock(&fake.lock);
	if (of_cq(ev->event_type)) {
		((struct fake_cq *)ev->element.cq)->async_acked++;
	} else if (of_qp(ev->event_type)) {
		((struct fake_qp *)ev->element.qp)->async_acked++;
	}
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
}

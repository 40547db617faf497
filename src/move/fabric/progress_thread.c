/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The thread that serves remotes where an adapter does not do so by itself: libfabric's providers
 * then need calls, in which they read and write granted memory. It sleeps while there is nothing to
 * do, if the adapters have descriptors to sleep on.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/error.h"
#include "move/fabric/fabric.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "sys/unix.h"

#define IDLE_NS 200000000u
#define NAP_NS 20000u
#define NAP_MOST_NS 1000000u
#define BUSY_MOST 100u

/* Calls each card once. Returns whether a card may have more to do. *n: the descriptors in v;
 * *blind: a card has no descriptor. */
static bool look(struct fabric *f, struct pollfd v[NIC_CARDS + 1], unsigned int *n, bool *blind)
{
	bool busy = false;

	*n = 0;
	*blind = false;
	for (unsigned int i = 0; i < f->base.n; i++) {
		struct fabric_card *c = &f->cards[i];
		int fd = -1;
		int rc;

		lock_acquire(&c->lock);
		rc = c->ops->serve(c->card, &fd);
		lock_release(&c->lock);
		busy = busy || rc > 0;
		*blind = *blind || rc < 0;
		if (fd >= 0) {
			v[(*n)++] = (struct pollfd){ .fd = fd, .events = POLLIN };
		}
	}
	v[(*n)++] = (struct pollfd){ .fd = f->wake, .events = POLLIN };
	return busy;
}

static void *serve(void *arg)
{
	struct fabric *f = arg;
	struct pollfd v[NIC_CARDS + 1];
	uint64_t nap = NAP_NS;
	unsigned int busy = 0;
	unsigned int n;
	bool blind;

	while (!atomic_load(&f->stop)) {
		bool more = look(f, v, &n, &blind);
		int ready;

		/* A provider may claim for ever that it has more to do. */
		busy = more ? busy + 1 : 0;
		if (more && busy < BUSY_MOST) {
			continue;
		}
		ready = sys_poll(v, n, blind || more ? nap : IDLE_NS);
		nap = ready > 0 ? NAP_NS : min_u64(2 * nap, NAP_MOST_NS);
	}
	return NULL;
}

int fabric_serve(struct fabric *f)
{
	bool needed = false;
	int rc;

	for (unsigned int i = 0; i < f->base.n; i++) {
		needed = needed || f->cards[i].is.needs_serving;
	}
	if (!needed || f->serves) {
		return 0;
	}
	f->wake = f->wake >= 0 ? f->wake : sys_eventfd();
	rc = f->wake < 0 ? f->wake : sys_thread_start(&f->thread, serve, f);
	if (rc) {
		return err_set(-rc, "no thread to serve remotes: %s", sys_no_thread(rc));
	}
	f->serves = true;
	return 0;
}

void fabric_serve_end(struct fabric *f)
{
	const uint64_t one = 1;

	if (f->serves) {
		atomic_store(&f->stop, true);
		(void)sys_write(f->wake, &one, sizeof(one));
		(void)pthread_join(f->thread, NULL);
		f->serves = false;
	}
	if (f->wake >= 0) {
		(void)sys_close(f->wake);
		f->wake = -1;
	}
}

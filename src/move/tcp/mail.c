/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages, and operations on words. A message is answered when it is in the other process' ring,
 * and a write when its bytes are in memory. So a message arrives after all bytes that were written
 * before it. Each message has a number: a message that was sent twice, because its connection
 * broke, is taken once.
 */

#include <errno.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/tcp/outgoing.h"

#define ASK_NS UINT64_C(500000000) /* how often a silent remote is asked whether it is there */
#define NAP_NS 200000
#define NAP_MAX_NS 5000000

static uint64_t end_of(uint64_t wait_ns)
{
	uint64_t now = clock_now_ns();

	return wait_ns < UINT64_MAX - now ? now + wait_ns : UINT64_MAX;
}

/* Waits until this thread may send: one does at a time. Returns 0, -EAGAIN, -ETIMEDOUT, or
 * -ECONNRESET if the remote is shut. */
static int take_turn(struct tcp_remote *r, uint64_t wait_ns, uint64_t end)
{
	int rc = 0;

	lock_acquire(&r->lock);
	while (r->mail.sending && !rc) {
		if (r->shut) {
			rc = -ECONNRESET;
		} else if (!wait_ns) {
			rc = -EAGAIN;
		} else if (!lock_wait_until(&r->lock, &r->changed, end)) {
			rc = r->mail.sending ? -ETIMEDOUT : 0;
		}
	}
	r->mail.sending = r->mail.sending || !rc;
	lock_release(&r->lock);
	return rc;
}

static void end_turn(struct tcp_remote *r, bool gone)
{
	lock_acquire(&r->lock);
	r->mail.sent += gone;
	r->mail.sending = false;
	(void)pthread_cond_broadcast(&r->changed);
	lock_release(&r->lock);
}

/* Sets the message of a notification that was not sent in its time. */
static int no_time(struct tcp_remote *r, uint64_t wait_ns)
{
	bool apart;

	lock_acquire(&r->lock);
	apart = !r->n_conns || r->probe.runs;
	lock_release(&r->lock);
	return err_set(wait_ns ? ETIMEDOUT : EAGAIN,
		       apart ? "%s: there is no connection yet; it is being made"
			     : "%s takes no message now: it has yet to take those before",
		       r->base.name);
}

int tcp_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns)
{
	struct tcp_remote *r = tcp_remote_of(base);
	struct frame_request q = { .what = FRAME_MAIL, .len = (uint32_t)len };
	struct tcp_bytes b = { .at = (void *)(uintptr_t)msg };
	uint64_t end = end_of(wait_ns);
	long nap = NAP_NS;
	int rc = take_turn(r, wait_ns, end);

	if (rc) {
		return rc == -ECONNRESET ? tcp_fails(r, rc, "a message") : no_time(r, wait_ns);
	}
	q.off = r->mail.sent; /* this thread's, until its turn ends */
	while ((rc = tcp_ask_within(r, &q, b, NULL, (struct tcp_limit){ .end = end })) == -EAGAIN &&
	       wait_ns && clock_now_ns() < end && !r->shut) {
		(void)nanosleep(&(struct timespec){ 0, nap }, NULL);
		nap = 2 * nap < NAP_MAX_NS ? 2 * nap : NAP_MAX_NS;
	}
	/* What failed otherwise may have arrived: its number is not used again. */
	end_turn(r, rc != -EAGAIN);
	if (rc == -EAGAIN) {
		return no_time(r, wait_ns);
	}
	return rc ? tcp_fails(r, rc, "a message") : 0;
}

enum frame_status tcp_mail_came(struct tcp_remote *r, uint64_t number, const void *msg, size_t len)
{
	enum frame_status s = FRAME_OK;

	lock_acquire(&r->lock);
	if (number >= r->mail.next && r->mail.n == TCP_MAILS) {
		s = FRAME_FULL;
	} else if (number >= r->mail.next) {
		struct tcp_message *m = &r->mail.at[(r->mail.first + r->mail.n) % TCP_MAILS];

		m->len = (uint32_t)len;
		memcpy(m->at, msg, len);
		r->mail.n++;
		r->mail.next = number + 1;
		r->probe.gone = 0;
		(void)pthread_cond_broadcast(&r->changed);
	}
	lock_release(&r->lock);
	return s;
}

/* Whether the remote is still there: another thread asks, and this one waits for messages
 * meanwhile. */
static void ask(struct tcp_remote *r)
{
	lock_acquire(&r->lock);
	if (tcp_probe(r)) {
		atomic_store(&r->asked, clock_now_ns());
	}
	lock_release(&r->lock);
}

/* A process that was never heard of may not have connected yet. */
static bool is_to_ask(struct tcp_remote *r, uint64_t wait_ns)
{
	return atomic_load(&r->heard) && clock_now_ns() - atomic_load(&r->asked) > ASK_NS &&
	       (wait_ns || tcp_outs_closed(r));
}

/* With the lock held: -EAGAIN: there is none. */
static ssize_t take(struct tcp_remote *r, void *msg, size_t space)
{
	const struct tcp_message *m = &r->mail.at[r->mail.first];

	if (!r->mail.n) {
		return -EAGAIN;
	}
	if (m->len > space) {
		return -EMSGSIZE;
	}
	memcpy(msg, m->at, m->len);
	r->mail.first = (r->mail.first + 1) % TCP_MAILS;
	r->mail.n--;
	return m->len;
}

/* With the lock held: whether the other side is gone. Where that was met before the call began
 * (`probes`), it is asked again, and is given a moment to answer: until *until at most. */
static int check_gone(struct tcp_remote *r, uint64_t probes, uint64_t *until)
{
	uint64_t now = clock_now_ns();
	int gone = atomic_load(&r->heard) ? tcp_known_gone(r, now) : 0;

	if (!gone) {
		return 0;
	}
	if (r->probe.ended != probes || !tcp_probe(r)) {
		return gone;
	}
	*until = min_u64(*until, r->probe.since + TCP_QUICK_NS);
	return now < *until ? 0 : gone;
}

/* Waits for a message. Messages that came before the other side ended are taken first. */
static ssize_t wait_for_one(struct tcp_remote *r, void *msg, size_t space, uint64_t until,
			    uint64_t probes)
{
	ssize_t n;

	lock_acquire(&r->lock);
	while ((n = take(r, msg, space)) == -EAGAIN) {
		uint64_t end = until;
		int gone = check_gone(r, probes, &end);

		if (r->shut || gone) {
			n = r->shut ? -ECONNRESET : gone;
			break;
		}
		if (clock_now_ns() >= end) {
			break;
		}
		(void)lock_wait_until(&r->lock, &r->changed, end);
	}
	lock_release(&r->lock);
	return n;
}

static uint64_t probes_of(struct tcp_remote *r)
{
	uint64_t n;

	lock_acquire(&r->lock);
	n = r->probe.ended;
	lock_release(&r->lock);
	return n;
}

ssize_t tcp_next(struct remote *base, void *msg, size_t space, uint64_t wait_ns)
{
	struct tcp_remote *r = tcp_remote_of(base);
	uint64_t end = end_of(wait_ns);
	uint64_t probes = probes_of(r);

	for (;;) {
		uint64_t soon = clock_now_ns() + ASK_NS;
		ssize_t n = wait_for_one(r, msg, space, end < soon ? end : soon, probes);

		if (n == -EMSGSIZE || n >= 0) {
			return n;
		}
		if (is_to_ask(r, wait_ns)) {
			ask(r);
		}
		if (n != -EAGAIN) {
			return tcp_fails(r, (int)n, "a message");
		}
		if (clock_now_ns() >= end) {
			return wait_ns ? -ETIMEDOUT : -EAGAIN;
		}
	}
}

int tcp_atomic(struct region *region, const struct remote_atomic *what, uint64_t *old)
{
	const struct tcp_region *g = tcp_region_of(region);
	struct tcp_remote *r = tcp_remote_of(region->remote);
	struct frame_request q = { .what = what->swap ? FRAME_SWAP : FRAME_ADD,
				   .len = 8,
				   .number = g->number,
				   .secret = g->secret,
				   .off = what->off,
				   .value = what->value,
				   .expected = what->expected };
	uint64_t was;
	int rc = tcp_ask(r, &q, (struct tcp_bytes){ .at = NULL }, &was);

	if (rc) {
		return tcp_fails(r, rc, "an atomic operation");
	}
	*old = was;
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages. Each has its sender's thread and number, so one that comes twice, in another order or
 * from nowhere is noticed, and one that was sent and does not come. What a message tells of is in
 * memory when it comes.
 */

#include "schedules.h"

struct note {
	uint32_t seed;
	uint32_t thread;
	uint32_t seq; /* from 1 on */
	uint32_t region;
	uint32_t slot; /* 0: none */
	uint32_t len;  /* of the message */
};

static size_t make(char *msg, struct note n)
{
	n.len = (uint32_t)(sizeof(n) + (n.seq * 37 + n.thread) % (PL_MESSAGE_MAX - sizeof(n) + 1));
	fx_pattern(msg, 0, n.len, n.seq + 1000 * n.thread);
	memcpy(msg, &n, sizeof(n));
	return n.len;
}

void mail_send(struct actor *a, unsigned int region, unsigned int slot)
{
	struct shared_side *s = &me.sh->side[me.me];
	const uint64_t waits[] = { 0, UINT64_C(20000000), UINT64_C(8000000000) };
	uint64_t wait = waits[any(&a->random, COUNT(waits))];
	char msg[PL_MESSAGE_MAX];
	unsigned int seq = a->seq + 1;
	enum said said;
	size_t len = make(msg, (struct note){ (uint32_t)me.p->seed, a->t, seq, region, slot, 0 });
	int rc;

	if (seq == MESSAGES || !call_begin()) {
		return;
	}
	a->seq = seq;
	atomic_store(&s->said[a->t][seq], SAID_BEGUN);
	rc = pl_remote_notify(me.remote, msg, len, wait);
	said = !rc ? SAID_OK : rc == -EAGAIN || rc == -ETIMEDOUT ? SAID_REFUSED : SAID_MAYBE;
	atomic_store(&s->said[a->t][seq], said);
	call_end();
	check(rc != -EAGAIN || !wait, "pl_remote_notify() gives -EAGAIN, though it may wait");
	check(rc != -ETIMEDOUT || wait, "pl_remote_notify() gives -ETIMEDOUT without a wait");
	if (said != SAID_REFUSED) {
		call_check(rc, "pl_remote_notify()", false);
	}
}

static void look_at_slot(const struct note *n)
{
	struct model m = model_of(me.sh, me.me, n->region);
	size_t at = ledger_at(me.p, me.me, n->thread) + (n->slot - 1) * LEDGER_SLOT;
	unsigned char got[LEDGER_SLOT];

	fx_get(&me.fx, got, me.granted[n->region] + at, sizeof(got));
	for (size_t i = 0; i < sizeof(got); i++) {
		check(got[i] == m.cur[at + i] && !m.unsure[at + i],
		      "message %u of thread %u has come before byte %zu of what was written: "
		      "%02x, not %02x",
		      n->seq, n->thread, i, got[i], m.cur[at + i]);
	}
}

static void take(const char *msg, size_t len)
{
	struct shared_side *from = &me.sh->side[!me.me];
	char want[PL_MESSAGE_MAX];
	struct note n = { 0 };
	unsigned char said;

	check(len >= sizeof(n), "a message of %zu bytes has come that nobody sent", len);
	memcpy(&n, msg, sizeof(n));
	check(n.seed == (uint32_t)me.p->seed && n.thread < THREADS && n.seq && n.seq < MESSAGES &&
		      n.len == len && make(want, n) == len && !memcmp(want, msg, len),
	      "a message of %zu bytes has come that nobody sent", len);
	check(n.seq > me.last_seq[n.thread], "message %u of thread %u has come %s, after %u", n.seq,
	      n.thread, n.seq == me.last_seq[n.thread] ? "twice" : "late", me.last_seq[n.thread]);
	for (unsigned int i = me.last_seq[n.thread] + 1; i < n.seq; i++) {
		check(atomic_load(&from->said[n.thread][i]) != SAID_OK,
		      "message %u of thread %u has not come before %u", i, n.thread, n.seq);
	}
	said = atomic_load(&from->said[n.thread][n.seq]);
	check(said != SAID_NOTHING && said != SAID_REFUSED,
	      "message %u of thread %u has come and was %s", n.seq, n.thread,
	      said ? "refused" : "not sent");
	me.last_seq[n.thread] = n.seq;
	if (n.slot) {
		look_at_slot(&n);
	}
}

/* -EAGAIN: there is none now. */
static ssize_t take_next(uint64_t wait)
{
	char msg[PL_MESSAGE_MAX];
	ssize_t n = pl_remote_next(me.remote, msg, sizeof(msg), wait);

	if (n >= 0) {
		take(msg, (size_t)n);
	} else if (n == -ETIMEDOUT || n == -EAGAIN) {
		n = -EAGAIN;
	} else {
		call_check(n, "pl_remote_next()", false);
	}
	return n;
}

void *mail_run(void *unused)
{
	(void)unused;
	while (!atomic_load(&me.stop)) {
		ssize_t n;

		if (!call_begin()) {
			return NULL;
		}
		n = take_next(UINT64_C(10000000));
		call_end();
		if (n < 0 && n != -EAGAIN) {
			(void)usleep(2000);
		}
	}
	return NULL;
}

void mail_finish(void)
{
	struct shared_side *from = &me.sh->side[!me.me];

	while (take_next(0) >= 0) {
	}
	for (unsigned int t = 0; t < THREADS; t++) {
		for (unsigned int i = me.last_seq[t] + 1; i < MESSAGES; i++) {
			check(atomic_load(&from->said[t][i]) != SAID_OK,
			      "message %u of thread %u was sent and has not come", i, t);
		}
	}
}

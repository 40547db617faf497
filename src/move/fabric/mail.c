/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages, which the other side writes into a ring in memory of ours, and atomic operations.
 *
 * Message n, from 1 on, goes into slot n % FABRIC_MAIL_SLOTS, with its number and a checksum. A
 * slot is taken only if it has the number that is next and its checksum fits. So its bytes may
 * arrive in any order, a message is taken once however often it is written, and one of which it is
 * not known whether it arrived is written again. Who takes counts, in a word beside the ring, which
 * the writer reads when it thinks that the ring is full, and who waits for messages, to see whether
 * the other side is there. Writes have ended when their bytes are in the other side's memory, so a
 * message is behind them by whatever adapters they went.
 *
 * All numbers in it are little-endian.
 */

#include <endian.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/fabric/fabric.h"
#include "remote/crc.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define SPIN_NS 20000u /* how long a thread looks before it sleeps between */
#define NAP_NS 20000u
#define NAP_MOST_NS 1000000u
#define LOOK_NS 1000000000u /* from one look at the other side to the next */

struct slot {
	uint64_t number;
	uint32_t crc; /* CRC-32 of all used bytes, with 0 in place of this */
	uint16_t len;
	uint16_t unused; /* 0 */
	unsigned char bytes[REMOTE_MESSAGE_MAX];
};
#define HEAD offsetof(struct slot, bytes)
#define SLOT_WORDS (sizeof(struct slot) / 8)

/* What the other side writes and reads, whenever it likes: read word by word. */
struct in {
	_Atomic uint64_t slot[FABRIC_MAIL_SLOTS][SLOT_WORDS];
	_Atomic uint64_t taken;
};

/* What requests of this side send from, and what they read goes to. */
struct out {
	struct slot slot;	   /* the sender's */
	uint64_t taken;		   /* likewise */
	uint64_t seen;		   /* of who looks at the other side */
	uint64_t words[OFI_WORDS]; /* of an atomic operation */
};

struct fabric_mail {
	struct in *in;
	struct out *out;
	struct ofi_mem *in_of[FABRIC_CARDS];
	struct ofi_mem *out_of[FABRIC_CARDS]; /* NULL where the card does not need it */

	struct lock lock; /* RANK_FABRIC_MAIL: what follows */
	pthread_cond_t changed;
	bool sending; /* a thread sends: one at a time */
	bool full;    /* and it waits for room */
	bool looking; /* a thread looks at the other side; one has an atomic operation */
	bool counting;
	uint64_t looked_ns;

	/* The sender's. */
	uint64_t sent;	/* messages that have arrived */
	uint64_t taken; /* that were taken, when that was last read */

	_Atomic uint64_t next; /* the number to be taken next; written under the lock */
};

static size_t in_len(void)
{
	return align_up(sizeof(struct in), sys_page());
}

static size_t out_len(void)
{
	return align_up(sizeof(struct out), sys_page());
}

int fabric_mail_open(struct fabric_remote *r)
{
	struct fabric_mail *m = alloc_zero(sizeof(*m));
	void *at;
	int rc;

	if (!m) {
		return -ENOMEM;
	}
	rc = sys_map_anon(in_len() + out_len(), &at);
	if (rc) {
		free(m);
		return err_set(-rc, "no memory for a remote's messages: %s", err_words(rc));
	}
	m->in = at;
	m->out = (struct out *)(void *)((char *)at + in_len());
	atomic_init(&m->next, 1);
	lock_init(&m->lock, RANK_FABRIC_MAIL);
	(void)pthread_cond_init(&m->changed, NULL);
	r->mail = m;
	for (unsigned int i = 0; i < r->n && !rc; i++) {
		struct fabric_card *c = r->wires[i].card;

		rc = fabric_register(c, m->in, in_len(), OFI_MAY_READ | OFI_MAY_WRITE,
				     &m->in_of[i]);
		if (!rc && c->is.needs_mem) {
			rc = fabric_register(c, m->out, out_len(), OFI_HERE, &m->out_of[i]);
		}
	}
	return rc;
}

void fabric_mail_free(struct fabric_remote *r)
{
	struct fabric_mail *m = r->mail;

	if (!m) {
		return;
	}
	for (unsigned int i = 0; i < r->n; i++) {
		fabric_unregister(r->wires[i].card, m->in_of[i]);
		fabric_unregister(r->wires[i].card, m->out_of[i]);
	}
	(void)sys_unmap(m->in, in_len() + out_len());
	(void)pthread_cond_destroy(&m->changed);
	lock_finish(&m->lock);
	free(m);
	r->mail = NULL;
}

void fabric_mail_named(const struct fabric_remote *r, unsigned int card, uint64_t *addr,
		       uint64_t *key)
{
	r->m->ops->named(r->mail->in_of[card], addr, key);
}

static uint32_t checksum(const struct slot *s)
{
	struct slot head;

	memcpy(&head, s, HEAD);
	head.crc = 0;
	return crc32_more(crc32_more(0, &head, HEAD), s->bytes, le16toh(s->len));
}

/* When a wait ends: 0: at once; REMOTE_FOREVER. */
static uint64_t until_of(uint64_t wait_ns)
{
	uint64_t now = wait_ns && wait_ns != REMOTE_FOREVER ? clock_now_ns() : 0;

	return wait_ns < REMOTE_FOREVER - now ? now + wait_ns : REMOTE_FOREVER;
}

static int failed(const struct fabric_remote *r, int rc)
{
	return rc == -EAGAIN || rc == -ETIMEDOUT || rc == -EPROTO ? rc : fabric_fails(r, rc);
}

static int down_of(const struct fabric_remote *r)
{
	int rc = r->n ? atomic_load(&r->wires[0].down) : 0;

	return rc ? rc : -ENETDOWN;
}

/* Between a place in `out` and one in the other side's ring, by one wire after the other. */
static int do_ring(struct fabric_remote *r, enum ofi_what what, void *mem, size_t len, uint64_t off)
{
	int rc = -ENETDOWN;

	for (unsigned int i = 0; i < r->n && rc; i++) {
		struct fabric_wire *w = fabric_turn(r, NULL);
		struct ofi_request q = { .what = what, .mem = mem, .len = len };

		if (!w) {
			return down_of(r);
		}
		q.of = r->mail->out_of[w->card_at];
		q.addr = w->ring + off;
		q.key = w->ring_key;
		rc = fabric_do(w, &q);
	}
	return rc;
}

static int no_room(const struct fabric_remote *r, bool waited)
{
	return err_set(waited ? ETIMEDOUT : EAGAIN,
		       "%s has not taken the last %u messages, and there is room for no more",
		       r->base.name, FABRIC_MAIL_SLOTS);
}

/* One thread sends at a time. Who does not wait for room does not wait for a thread that does. */
static int take_turn(struct fabric_remote *r, uint64_t until)
{
	struct fabric_mail *m = r->mail;
	int rc = 0;

	lock_acquire(&m->lock);
	while (m->sending && !rc) {
		if (!until && m->full) {
			rc = no_room(r, false);
		} else if (!until || until == REMOTE_FOREVER) {
			lock_wait(&m->lock, &m->changed);
		} else if (!lock_wait_until(&m->lock, &m->changed, until) && m->sending) {
			rc = no_room(r, true);
		}
	}
	m->sending = m->sending || !rc;
	lock_release(&m->lock);
	return rc;
}

static void set_turn(struct fabric_mail *m, bool sending, bool full)
{
	lock_acquire(&m->lock);
	m->sending = sending;
	m->full = full;
	(void)pthread_cond_broadcast(&m->changed);
	lock_release(&m->lock);
}

static int read_taken(struct fabric_remote *r, uint64_t *word, uint64_t *out)
{
	int rc = do_ring(r, OFI_READ, word, sizeof(*word), offsetof(struct in, taken));

	*out = rc ? 0 : le64toh(*word);
	return rc;
}

static int make_room(struct fabric_remote *r, uint64_t until)
{
	struct fabric_mail *m = r->mail;
	uint64_t nap = NAP_NS;

	while (m->sent - m->taken >= FABRIC_MAIL_SLOTS) {
		uint64_t now = clock_now_ns();
		uint64_t taken;
		int rc = read_taken(r, &m->out->taken, &taken);

		if (rc) {
			return rc;
		}
		if (taken < m->taken || taken > m->sent) {
			return err_set(EPROTO,
				       "%s says that it has taken %llu messages, of %llu that were "
				       "sent",
				       r->base.name, (unsigned long long)taken,
				       (unsigned long long)m->sent);
		}
		m->taken = taken;
		if (m->sent - taken < FABRIC_MAIL_SLOTS) {
			break;
		}
		if (now >= until) {
			return no_room(r, until != 0);
		}
		set_turn(m, true, true);
		(void)sys_poll(NULL, 0, min_u64(nap, until - now));
		nap = min_u64(2 * nap, NAP_MOST_NS);
	}
	return 0;
}

static int send_turn(struct fabric_remote *r, const void *msg, size_t len, uint64_t until)
{
	struct fabric_mail *m = r->mail;
	struct slot *s = &m->out->slot;
	uint64_t number = m->sent + 1;
	int rc = make_room(r, until);

	if (rc) {
		return rc;
	}
	*s = (struct slot){ .number = htole64(number), .len = htole16((uint16_t)len) };
	if (len) {
		memcpy(s->bytes, msg, len);
	}
	s->crc = htole32(checksum(s));
	/* Whole words, as they are read. */
	rc = do_ring(r, OFI_WRITE, s, align_up(HEAD + len, 8),
		     (number % FABRIC_MAIL_SLOTS) * sizeof(struct slot));
	m->sent += !rc;
	return rc;
}

int fabric_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns)
{
	struct fabric_remote *r = fabric_remote_of(base);
	uint64_t until = until_of(wait_ns);
	int rc = take_turn(r, until);

	if (rc) {
		return rc;
	}
	rc = send_turn(r, msg, len, until);
	set_turn(r->mail, false, false);
	return rc ? failed(r, rc) : 0;
}

/* Under the lock. */
static ssize_t take_locked(struct fabric_mail *m, void *msg, size_t room)
{
	uint64_t number = atomic_load_explicit(&m->next, memory_order_relaxed);
	uint64_t words[SLOT_WORDS];
	struct slot s;
	size_t len;

	for (unsigned int i = 0; i < SLOT_WORDS; i++) {
		words[i] = atomic_load_explicit(&m->in->slot[number % FABRIC_MAIL_SLOTS][i],
						memory_order_relaxed);
	}
	memcpy(&s, words, sizeof(s));
	len = le16toh(s.len);
	if (le64toh(s.number) != number || len > REMOTE_MESSAGE_MAX ||
	    le32toh(s.crc) != checksum(&s)) {
		return -EAGAIN;
	}
	if (len > room) {
		return err_set(EMSGSIZE, "the message has %zu bytes, and there is room for %zu",
			       len, room);
	}
	atomic_store_explicit(&m->next, number + 1, memory_order_relaxed);
	/* Release: the slot is written again once the other side has read this. */
	atomic_store_explicit(&m->in->taken, htole64(number), memory_order_release);
	/* What is read after this was there before the message: the counterpart is the adapter, or
	 * the thread that serves, which wrote it after what had been written before it. */
	atomic_thread_fence(memory_order_acquire);
#ifdef __aarch64__
	__asm__ volatile("dmb oshld" ::: "memory"); /* of other observers than processors, too */
#endif
	if (len) {
		memcpy(msg, s.bytes, len);
	}
	return (ssize_t)len;
}

static ssize_t take(struct fabric_mail *m, void *msg, size_t room)
{
	uint64_t number = atomic_load_explicit(&m->next, memory_order_relaxed);
	ssize_t n = -EAGAIN;

	if (le64toh(atomic_load_explicit(&m->in->slot[number % FABRIC_MAIL_SLOTS][0],
					 memory_order_acquire)) == number) {
		lock_acquire(&m->lock);
		n = take_locked(m, msg, room);
		lock_release(&m->lock);
	}
	return n;
}

/* Whether the other side is there, once in a while: who has gone sends no more. */
static int look(struct fabric_remote *r, uint64_t now)
{
	struct fabric_mail *m = r->mail;
	uint64_t taken;
	bool mine;
	int rc;

	lock_acquire(&m->lock);
	m->looked_ns = m->looked_ns ? m->looked_ns : now;
	mine = !m->looking && now - m->looked_ns >= LOOK_NS;
	m->looking = m->looking || mine;
	lock_release(&m->lock);
	if (!mine) {
		return fabric_turn(r, NULL) ? 0 : down_of(r);
	}
	rc = read_taken(r, &m->out->seen, &taken);
	lock_acquire(&m->lock);
	m->looking = false;
	m->looked_ns = clock_now_ns();
	lock_release(&m->lock);
	return rc;
}

ssize_t fabric_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns)
{
	struct fabric_remote *r = fabric_remote_of(base);
	uint64_t begin = clock_now_ns();
	uint64_t until = until_of(wait_ns);
	uint64_t nap = NAP_NS;

	for (;;) {
		ssize_t n = take(r->mail, msg, room);
		uint64_t now = clock_now_ns();
		int rc;

		if (n != -EAGAIN) {
			return n;
		}
		rc = look(r, now);
		if (rc) {
			n = take(r->mail, msg, room); /* it came before that */
			return n == -EAGAIN ? failed(r, rc) : n;
		}
		if (now >= until) {
			return wait_ns ? -ETIMEDOUT : -EAGAIN;
		}
		if (now - begin >= SPIN_NS) {
			(void)sys_poll(NULL, 0, min_u64(nap, until - now));
			nap = min_u64(2 * nap, NAP_MOST_NS);
		}
	}
}

/* One at a time: they share the words. It is not made again where its answer did not come. */
int fabric_atomic(struct region *base, const struct remote_atomic *what, uint64_t *old)
{
	struct fabric_region *g = fabric_region_of(base);
	struct fabric_remote *r = fabric_remote_of(base->remote);
	struct fabric_mail *m = r->mail;
	struct fabric_wire *w = fabric_turn(r, g);
	struct ofi_request q = { .what = what->swap ? OFI_SWAP : OFI_ADD,
				 .mem = m->out->words,
				 .len = sizeof(m->out->words) };
	int rc;

	if (!w) {
		return fabric_fails(r, down_of(r));
	}
	if (!w->card->is.atomics || base->atomics == REMOTE_ATOMICS_NONE) {
		return err_set(EOPNOTSUPP, "%s, by which %s is reached, has no atomic operations",
			       w->card->is.name, r->base.name);
	}
	lock_acquire(&m->lock);
	while (m->counting) {
		lock_wait(&m->lock, &m->changed);
	}
	m->counting = true;
	lock_release(&m->lock);
	m->out->words[0] = 0;
	m->out->words[1] = what->value;
	m->out->words[2] = what->expected;
	q.of = m->out_of[w->card_at];
	q.addr = g->at[w->there].addr + what->off;
	q.key = g->at[w->there].key;
	rc = fabric_do(w, &q);
	if (!rc) {
		*old = m->out->words[0];
	}
	lock_acquire(&m->lock);
	m->counting = false;
	(void)pthread_cond_broadcast(&m->changed);
	lock_release(&m->lock);
	return rc ? failed(r, rc) : 0;
}

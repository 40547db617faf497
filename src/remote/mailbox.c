/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/mailbox.h"

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/crc.h"
#include "base/error.h"
#include "sys/unix.h"

#define SPIN_NS 20000u /* a thread polls for this long before it sleeps in between */
#define NAP_NS 20000u
#define NAP_MAX_NS 1000000u

void mailbox_init(struct mailbox *b, struct mail_ring *in)
{
	b->in = in;
	atomic_init(&b->next, 1);
	lock_init(&b->lock, RANK_REMOTE_MAIL);
	(void)pthread_cond_init(&b->changed, NULL);
}

void mailbox_finish(struct mailbox *b)
{
	(void)pthread_cond_destroy(&b->changed);
	lock_finish(&b->lock);
}

uint32_t mail_checksum(const struct mail_slot *s)
{
	struct mail_slot head;

	memcpy(&head, s, MAIL_HEAD);
	head.crc = 0;
	return crc32_more(crc32_more(0, &head, MAIL_HEAD), s->bytes, le16toh(s->len));
}

void mail_fill(struct mail_slot *s, uint64_t number, const void *msg, size_t len)
{
	s->number = htole64(number);
	s->len = htole16((uint16_t)len);
	if (len) {
		memcpy(s->bytes, msg, len);
	}
	s->crc = htole32(mail_checksum(s));
}

uint64_t mail_until(uint64_t wait_ns)
{
	uint64_t now = wait_ns && wait_ns != REMOTE_FOREVER ? clock_now_ns() : 0;

	return wait_ns < REMOTE_FOREVER - now ? now + wait_ns : REMOTE_FOREVER;
}

static int no_space(const struct remote *r, bool waited)
{
	return err_set(waited ? ETIMEDOUT : EAGAIN,
		       "%s has not taken the last %u messages, and there is space for no more",
		       r->name, MAIL_SLOTS);
}

/* Lets a single thread send at a time. A call that does not wait for space does not wait for a
 * sending thread either. */
int mailbox_take_turn(struct mailbox *b, const struct remote *r, uint64_t until_ns)
{
	int rc = 0;

	lock_acquire(&b->lock);
	while (b->sending && !rc) {
		if (!until_ns && b->full) {
			rc = no_space(r, false);
		} else if (!until_ns || until_ns == REMOTE_FOREVER) {
			lock_wait(&b->lock, &b->changed);
		} else if (!lock_wait_until(&b->lock, &b->changed, until_ns) && b->sending) {
			rc = no_space(r, true);
		}
	}
	b->sending = b->sending || !rc;
	lock_release(&b->lock);
	return rc;
}

static void set_turn(struct mailbox *b, bool sending, bool full)
{
	lock_acquire(&b->lock);
	b->sending = sending;
	b->full = full;
	(void)pthread_cond_broadcast(&b->changed);
	lock_release(&b->lock);
}

void mailbox_end_turn(struct mailbox *b)
{
	set_turn(b, false, false);
}

int mailbox_make_space(struct mailbox *b, struct remote *r, const struct mailbox_ops *ops,
		       uint64_t until_ns)
{
	uint64_t nap = NAP_NS;

	while (b->sent - b->taken >= MAIL_SLOTS) {
		uint64_t now = clock_now_ns();
		uint64_t taken;
		int rc = ops->read_taken(r, &taken);

		if (rc) {
			return rc;
		}
		if (taken < b->taken || taken > b->sent) {
			return err_set(EPROTO,
				       "%s says that it has taken %llu messages, of %llu that were "
				       "sent",
				       r->name, (unsigned long long)taken,
				       (unsigned long long)b->sent);
		}
		b->taken = taken;
		if (b->sent - taken < MAIL_SLOTS) {
			break;
		}
		if (now >= until_ns) {
			return no_space(r, until_ns != 0);
		}
		set_turn(b, true, true);
		(void)sys_poll(NULL, 0, min_u64(nap, until_ns - now));
		nap = min_u64(2 * nap, NAP_MAX_NS);
	}
	return 0;
}

/* Orders the read of a message before reads of the bytes that the sender wrote earlier. The sender
 * is an adapter, or a thread of the process that serves: it writes a message after the earlier
 * bytes. */
static inline void after_device(void)
{
	atomic_thread_fence(memory_order_acquire);
#ifdef __aarch64__
	__asm__ volatile("dmb oshld" ::: "memory"); /* also for writes by devices */
#endif
}

static ssize_t take_locked(struct mailbox *b, void *msg, size_t space)
{
	uint64_t number = atomic_load_explicit(&b->next, memory_order_relaxed);
	uint64_t words[MAIL_SLOT_WORDS];
	struct mail_slot s;
	size_t len;

	for (unsigned int i = 0; i < MAIL_SLOT_WORDS; i++) {
		words[i] = atomic_load_explicit(&b->in->slot[number % MAIL_SLOTS][i],
						memory_order_relaxed);
	}
	memcpy(&s, words, sizeof(s));
	len = le16toh(s.len);
	if (le64toh(s.number) != number || len > REMOTE_MESSAGE_MAX ||
	    le32toh(s.crc) != mail_checksum(&s)) {
		return -EAGAIN;
	}
	if (len > space) {
		return err_set(EMSGSIZE, "the message has %zu bytes, and there is space for %zu",
			       len, space);
	}
	atomic_store_explicit(&b->next, number + 1, memory_order_relaxed);
	/* Release: the slot is written again once the other side has read this. */
	atomic_store_explicit(&b->in->taken, htole64(number), memory_order_release);
	after_device();
	if (len) {
		memcpy(msg, s.bytes, len);
	}
	return (ssize_t)len;
}

static ssize_t take(struct mailbox *b, void *msg, size_t space)
{
	uint64_t number = atomic_load_explicit(&b->next, memory_order_relaxed);
	ssize_t n = -EAGAIN;

	/* The number has come; the rest may not be there yet. */
	if (le64toh(atomic_load_explicit(&b->in->slot[number % MAIL_SLOTS][0],
					 memory_order_acquire)) == number) {
		lock_acquire(&b->lock);
		n = take_locked(b, msg, space);
		lock_release(&b->lock);
	}
	return n;
}

ssize_t mailbox_next(struct mailbox *b, struct remote *r, const struct mailbox_ops *ops, void *msg,
		     size_t space, uint64_t wait_ns)
{
	ssize_t n = take(b, msg, space);
	uint64_t begin = clock_now_ns();
	uint64_t until = mail_until(wait_ns);
	uint64_t nap = NAP_NS;

	for (;;) {
		uint64_t now = clock_now_ns();
		int rc;

		if (n != -EAGAIN) {
			return n;
		}
		rc = ops->has_gone(r, now);
		if (rc) {
			n = take(b, msg, space); /* it may have come before that */
			return n == -EAGAIN ? rc : n;
		}
		if (now >= until) {
			return wait_ns ? -ETIMEDOUT : -EAGAIN;
		}
		if (now - begin >= SPIN_NS) {
			(void)sys_poll(NULL, 0, min_u64(nap, until - now));
			nap = min_u64(2 * nap, NAP_MAX_NS);
		}
		n = take(b, msg, space);
	}
}

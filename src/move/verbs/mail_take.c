/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Taking messages: see mail.h. */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/verbs/mail.h"
#include "sys/unix.h"

#define SPIN_NS 20000u /* how long a thread looks for a message before it sleeps between */
#define NAP_NS 20000u
#define NAP_MAX_NS 1000000u

/* What is read after this was there before what was read before this: the counterpart is the NIC,
 * which writes a message after what was written before it. */
static inline void after_device(void)
{
	atomic_thread_fence(memory_order_acquire);
#ifdef __aarch64__
	__asm__ volatile("dmb oshld" ::: "memory"); /* of other observers than processors, too */
#endif
}

/* Whether the slot has the number, in its first word; the rest may not be there yet. */
static bool is_there(const struct mail *m, uint64_t number)
{
	return le64toh(atomic_load_explicit(&m->in->slot[number % MAIL_SLOTS][0],
					    memory_order_acquire)) == number;
}

/* Under the lock. */
static ssize_t take_locked(struct verbs_remote *r, void *msg, size_t room)
{
	struct mail *m = r->mail;
	uint64_t number = atomic_load_explicit(&m->next, memory_order_relaxed);
	uint64_t words[MAIL_SLOT_WORDS];
	struct mail_slot s;
	size_t len;

	for (unsigned int i = 0; i < MAIL_SLOT_WORDS; i++) {
		words[i] = atomic_load_explicit(&m->in->slot[number % MAIL_SLOTS][i],
						memory_order_relaxed);
	}
	memcpy(&s, words, sizeof(s));
	len = le16toh(s.len);
	if (le64toh(s.number) != number || len > REMOTE_MESSAGE_MAX ||
	    le32toh(s.crc) != mail_checksum(&s)) {
		return -EAGAIN;
	}
	if (len > room) {
		return err_set(EMSGSIZE, "the message has %zu bytes, and there is room for %zu",
			       len, room);
	}
	atomic_store_explicit(&m->met, true, memory_order_relaxed);
	atomic_store_explicit(&m->next, number + 1, memory_order_relaxed);
	/* Release: the slot is written again once the other side has read this. */
	atomic_store_explicit(&m->in->taken, htole64(number), memory_order_release);
	after_device();
	if (len) {
		memcpy(msg, s.bytes, len);
	}
	return (ssize_t)len;
}

static ssize_t take(struct verbs_remote *r, void *msg, size_t room)
{
	struct mail *m = r->mail;
	ssize_t n = -EAGAIN;

	if (is_there(m, atomic_load_explicit(&m->next, memory_order_relaxed))) {
		lock_acquire(&m->lock);
		n = take_locked(r, msg, room);
		lock_release(&m->lock);
	}
	return n;
}

static bool is_up(const struct verbs_remote *r)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (atomic_load(&r->wires[i]->up)) {
			return true;
		}
	}
	return false;
}

/* Nobody has to ask for that here: back.c does, also while nothing is sent. */
static int has_gone(const struct verbs_remote *r)
{
	int rc = atomic_load(&r->silent);

	return mail_failed(r, rc ? rc : -ENETDOWN);
}

ssize_t mail_next(struct remote *base, void *msg, size_t room, uint64_t wait_ns)
{
	struct verbs_remote *r = verbs_remote_of(base);
	ssize_t n = take(r, msg, room);
	uint64_t begin = clock_now_ns();
	uint64_t until = mail_until(wait_ns);
	uint64_t nap = NAP_NS;

	for (;;) {
		uint64_t now = clock_now_ns();

		if (n != -EAGAIN) {
			return n;
		}
		if (!is_up(r)) {
			n = take(r, msg, room); /* it came before that */
			return n == -EAGAIN ? has_gone(r) : n;
		}
		if (now >= until) {
			return wait_ns ? -ETIMEDOUT : -EAGAIN;
		}
		if (now - begin >= SPIN_NS) {
			(void)sys_poll(NULL, 0, min_u64(nap, until - now));
			nap = min_u64(2 * nap, NAP_MAX_NS);
		}
		n = take(r, msg, room);
	}
}

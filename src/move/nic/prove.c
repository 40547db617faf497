/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether bytes that a card writes into a GPU's memory, and reads from it, are the right ones.
 * Registration says nothing of that: behind a switch or an IOMMU that is set up wrongly, operations
 * complete and other bytes arrive. So each card is tried with each GPU before it is used so. A
 * connection of the card with itself carries patterns into GPU memory of our own and back, once as
 * granted memory and once as memory of this side, and the GPU's driver compares. No memory of the
 * program has a part in it. The result holds for the context. Cards that could not be tried, as
 * their ports were down or memory was short, are tried again later.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "move/nic/nic.h"
#include "remote/blob.h"
#include "remote/remote.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define PROOF ((size_t)64 << 10)
#define AGAIN_NS UINT64_C(10000000000)
#define AGAIN_MOST 16u	     /* from trial to trial, in the time that one has taken */
#define WAIT_NS 30000000000u /* for another thread that tries */
#define LOOK_NS 200000u

enum prove_state {
	NONE,
	NOW, /* a thread tries them */
	DONE,
};

struct nic_trial {
	struct nic_mover *m;
	struct dev *dev;
	struct dev_stream *stream;
	struct remote *self;
	struct nic_mem gpu;
	struct nic_mem sent; /* of the host */
	struct nic_mem came;
};

static void pattern(char *at, unsigned int seed)
{
	uint32_t x = seed * 2654435761u + 1;

	for (size_t i = 0; i < PROOF; i++) {
		x ^= x << 13;
		x ^= x >> 17;
		x ^= x << 5;
		at[i] = (char)x;
	}
}

static int copy(struct nic_trial *t, const struct nic_mem *to, const struct nic_mem *from)
{
	int rc = dev_copy(t->stream, DEV_NOWAIT, to->at, from->at, PROOF);

	return rc ? rc : t->dev->stream.sync(t->stream);
}

/* Has the card carry between the GPU's memory and the host's. The GPU's is granted memory, or
 * memory of this side; the host's is the other. */
static int carry(struct nic_trial *t, void *conn, bool granted, const struct nic_mem *to,
		 const struct nic_mem *from)
{
	bool write = (to == &t->gpu) == granted;

	return write ? t->m->ops->write(conn, to, from) : t->m->ops->read(conn, to, from);
}

static int compare(const struct nic_trial *t)
{
	return memcmp(t->came.at, t->sent.at, PROOF) ? -EILSEQ : 0;
}

/* Returns 0 if all bytes are right, -EILSEQ if some are not, or the error of an operation. */
static int try_bytes(struct nic_trial *t, void *conn, bool granted, unsigned int seed)
{
	int rc;

	pattern(t->sent.at, seed);
	memset(t->came.at, 0, PROOF);
	rc = copy(t, &t->gpu, &t->came);
	rc = rc ? rc : carry(t, conn, granted, &t->gpu, &t->sent);
	/* A read of the card comes behind its writes, also for GPUs without a flush. */
	rc = rc ? rc : carry(t, conn, granted, &t->came, &t->gpu);
	rc = rc ? rc : compare(t);
	rc = rc || !t->m->ops->flush ? rc : t->m->ops->flush(t->dev);
	memset(t->came.at, 0, PROOF);
	rc = rc ? rc : copy(t, &t->came, &t->gpu);
	rc = rc ? rc : compare(t);
	pattern(t->sent.at, seed + 1);
	rc = rc ? rc : copy(t, &t->gpu, &t->sent);
	rc = rc ? rc : carry(t, conn, granted, &t->came, &t->gpu);
	return rc ? rc : compare(t);
}

static int enter(struct nic_trial *t, unsigned int card, struct nic_mem *mem, bool granted)
{
	const struct nic_range r = {
		.base = (uintptr_t)mem->at,
		.len = mem->len,
		.dev = mem == &t->gpu ? t->dev : NULL,
		.rights = granted ? REMOTE_MAY_READ | REMOTE_MAY_WRITE : 0,
	};

	return t->m->ops->reg(t->m, card, &r, granted ? &mem->there : &mem->here);
}

/* Ends a card's registrations of a memory. Returns the first error: a card that keeps memory is not
 * given more. */
static int leave(struct nic_trial *t, unsigned int card, struct nic_mem *mem, uint64_t *until)
{
	int here = nic_let_go(t->m, card, mem->here, until);
	int there = nic_let_go(t->m, card, mem->there, until);

	mem->here = NULL;
	mem->there = NULL;
	return here ? here : there;
}

/* With the GPU's memory registered for remotes. */
static int try_registered(struct nic_trial *t, unsigned int card, void *conn, unsigned int seed)
{
	int here = enter(t, card, &t->gpu, false);
	int rc = here == -EOPNOTSUPP ? 0 : here;

	rc = rc ? rc : enter(t, card, &t->sent, false);
	rc = rc ? rc : enter(t, card, &t->sent, true);
	rc = rc ? rc : enter(t, card, &t->came, false);
	rc = rc ? rc : enter(t, card, &t->came, true);
	rc = rc ? rc : try_bytes(t, conn, true, seed);
	return rc || here ? rc : try_bytes(t, conn, false, seed + 2);
}

/* Returns 0 also for a card that does not register the GPU's memory: registering memory of the
 * program then fails with the reason. */
static int try_card(struct nic_trial *t, unsigned int card, void *conn)
{
	struct nic_mem *all[] = { &t->gpu, &t->sent, &t->came };
	uint64_t until = 0;
	int rc = enter(t, card, &t->gpu, true);

	if (rc) {
		return nic_may_pass(rc) ? rc : 0;
	}
	rc = try_registered(t, card, conn, card * 4 + 1);
	for (unsigned int i = 0; i < ARRAY_LEN(all); i++) {
		int one = leave(t, card, all[i], &until);

		rc = rc ? rc : one;
	}
	return rc;
}

static int open_self(struct nic_trial *t)
{
	const struct remote_ops *ops = t->m->m.ops->remote;
	unsigned char blob[BLOB_MAX];
	ssize_t n;
	int rc = ops->open(&t->m->m, &t->self);

	if (rc) {
		return rc;
	}
	text_copy(t->self->name, sizeof(t->self->name), "itself");
	n = ops->blob(t->self, blob, sizeof(blob));
	return n < 0 ? (int)n : ops->connect(t->self, blob, (size_t)n);
}

static int begin(struct nic_trial *t, struct nic_proof *p)
{
	void *at = p->kept;
	int rc = dev_stream_create(t->dev, DEV_NOWAIT, &t->stream);

	rc = rc || at ? rc : dev_alloc(t->dev, DEV_NOWAIT, PROOF, &at);
	if (rc) {
		return rc;
	}
	t->gpu = (struct nic_mem){ .at = at, .len = PROOF };
	p->kept = NULL;
	rc = sys_map_anon(2 * PROOF, &at);
	if (rc) {
		return err_set(-rc, "no memory for it: %s", err_words(rc));
	}
	t->sent = (struct nic_mem){ .at = at, .len = PROOF };
	t->came = (struct nic_mem){ .at = t->sent.at + PROOF, .len = PROOF };
	return open_self(t);
}

static void end(struct nic_trial *t, struct nic_proof *p)
{
	if (t->self) {
		t->m->m.ops->remote->shut(t->self);
		t->m->m.ops->remote->free_remote(t->self);
	}
	if (t->sent.at) {
		(void)sys_unmap(t->sent.at, 2 * PROOF);
	}
	/* A stream may wait by now for this thread. */
	if (t->gpu.at && dev_release(t->dev, DEV_NOWAIT, t->gpu.at)) {
		p->dev = t->dev;
		p->kept = t->gpu.at;
	}
	if (t->stream) {
		t->dev->stream.destroy(t->stream);
	}
}

/* Cards, 1 << i, that are neither good nor wrong. */
static unsigned int untried(const struct nic_mover *m, const struct nic_proof *p)
{
	return m->used & ~(atomic_load(&p->good) | atomic_load(&p->wrong));
}

/* Enters the result of a card's trial, and logs a failure. */
static void settle(const struct nic_trial *t, struct nic_proof *p, unsigned int card,
		   const void *conn, int rc)
{
	const char *name = t->m->name[card];
	const char *device = t->dev->props.name;

	if (!rc) {
		atomic_fetch_or(&p->good, 1u << card);
	} else if (rc == -EILSEQ) {
		atomic_fetch_or(&p->wrong, 1u << card);
		log_warn("%s and %s: other bytes arrive than were sent, or none: GPU memory is not "
			 "used by this adapter directly (look at ACS and the IOMMU)",
			 name, device);
	} else if (rc == -EOPNOTSUPP) {
		atomic_fetch_or(&p->wrong, 1u << card);
		log_warn("%s does not access memory of %s: %s", name, device, err_words(rc));
	} else if (conn) {
		log_warn("%s and %s could not be tried (%s): GPU memory is not used by this "
			 "adapter directly yet",
			 name, device, err_words(rc));
	}
}

static void try_all(struct nic_trial *t, struct nic_proof *p)
{
	for (unsigned int left = untried(t->m, p); left; left &= left - 1) {
		unsigned int card = (unsigned int)__builtin_ctz(left);
		void *conn = t->m->ops->conn(t->self, card);
		int rc = conn ? try_card(t, card, conn) : -ENETDOWN;

		settle(t, p, card, conn, rc);
	}
}

static void run(struct nic_mover *m, struct dev *dev, struct nic_proof *p)
{
	struct nic_trial t = { .m = m, .dev = dev };
	uint64_t began = clock_now_ns();
	uint64_t now;
	int rc = begin(&t, p);

	if (rc) {
		log_info("%s could not be tried with adapters: %s", dev->props.name, err_message());
	} else {
		try_all(&t, p);
	}
	end(&t, p);
	now = clock_now_ns();
	/* Trials that take long, as a remote does not answer, are rare. */
	atomic_store(&p->again_at,
		     untried(m, p) ? now + max_u64(AGAIN_NS, AGAIN_MOST * (now - began)) : 0);
	/* Streams that wait, or no memory: at the next transfer. */
	atomic_store(&p->state, rc == -EBUSY || rc == -ENOMEM ? NONE : DONE);
}

/* NULL for devices that share the last place (dev_place()): no result would be one's own. */
static struct nic_proof *proof_of(struct nic_mover *m, const struct dev *dev)
{
	return dev->place < DEV_PLACES - 1 ? &m->proofs[dev->place] : NULL;
}

bool nic_prove(struct nic_mover *m, struct dev *dev)
{
	struct nic_proof *p = proof_of(m, dev);
	int was = p ? atomic_load_explicit(&p->state, memory_order_acquire) : DONE;
	uint64_t again = p ? atomic_load(&p->again_at) : 0;
	uint64_t until;

	if (was == DONE && (likely(!again) || clock_now_ns() < again)) {
		return true;
	}
	if (was != NOW && atomic_compare_exchange_strong(&p->state, &was, NOW)) {
		run(m, dev, p);
	}
	until = clock_now_ns() + WAIT_NS;
	while (atomic_load(&p->state) == NOW && clock_now_ns() < until) {
		(void)sys_poll(NULL, 0, LOOK_NS);
	}
	return atomic_load_explicit(&p->state, memory_order_acquire) == DONE;
}

int nic_proved(struct nic_mover *m, unsigned int card, const struct dev *dev)
{
	const struct nic_proof *p = proof_of(m, dev);

	if (p && atomic_load_explicit(&p->good, memory_order_acquire) & 1u << card) {
		return 0;
	}
	return p && atomic_load(&p->wrong) & 1u << card
		       ? err_set(EIO,
				 "%s does not access memory of %s directly: it was tried, and was "
				 "not right",
				 m->name[card], dev->props.name)
		       : err_set(EAGAIN, "%s was not tried with %s yet", m->name[card],
				 dev->props.name);
}

void nic_prove_finish(struct nic_mover *m)
{
	for (unsigned int i = 0; i < DEV_PLACES; i++) {
		struct nic_proof *p = &m->proofs[i];

		if (p->kept) {
			(void)dev_release(p->dev, DEV_WAIT, p->kept);
		}
	}
}

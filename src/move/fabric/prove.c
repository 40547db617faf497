/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether what a card writes to and reads from a GPU's memory is what is there. Registration says
 * nothing of that: behind a switch or an IOMMU that is set up wrongly, operations complete and
 * other bytes arrive. So each card is tried with each GPU before it is used so, with itself as the
 * other side: GPU memory of our own is written to and read by a pattern, as granted memory and,
 * where it is used so, as memory of this side, and the GPU's driver says what is there. The result
 * holds for the context.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/fabric/fabric.h"
#include "remote/blob.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define PROOF ((size_t)64 << 10)
#define WAIT_NS 30000000000u /* for another thread that tries */
#define LOOK_NS 200000u

enum prove_state {
	NONE,
	NOW, /* a thread tries them */
	DONE,
};

struct fabric_trial {
	struct fabric *f;
	struct dev *dev;
	struct dev_stream *stream;
	char *gpu;  /* PROOF bytes */
	char *host; /* twice that: what is sent, what came */
	struct remote *self;
	/* Registrations on one card: of the GPU's memory as granted and as this side's, and of the
	 * host's. */
	struct ofi_mem *gpu_there;
	struct ofi_mem *gpu_here;
	struct ofi_mem *host_there;
	struct ofi_mem *host_here;
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

static int copy(struct fabric_trial *t, void *dst, const void *src)
{
	int rc = dev_copy(t->stream, DEV_NOWAIT, dst, src, PROOF);

	return rc ? rc : t->dev->stream.sync(t->stream);
}

/* An operation between `mem` here, as `here` has it, and the first bytes of what `there` names,
 * from `off` on. */
static int carry(struct fabric_wire *w, enum ofi_what what, void *mem, struct ofi_mem *here,
		 const struct ofi_mem *there, uint64_t off)
{
	struct ofi_request q = { .what = what, .mem = mem, .len = PROOF, .of = here };

	w->card->ops->named(there, &q.addr, &q.key);
	q.addr += off;
	return fabric_do(w, &q);
}

/* 0: as granted memory it is right; -EIO: other bytes; or what failed. */
static int try_there(struct fabric_trial *t, struct fabric_wire *w, unsigned int seed)
{
	char *sent = t->host;
	char *got = t->host + PROOF;
	int rc;

	pattern(sent, seed);
	memset(got, 0, PROOF);
	rc = copy(t, t->gpu, got);
	rc = rc ? rc : carry(w, OFI_WRITE, sent, t->host_here, t->gpu_there, 0);
	rc = rc ? rc : t->dev->share.flush(t->dev);
	rc = rc ? rc : copy(t, got, t->gpu);
	if (!rc && memcmp(got, sent, PROOF) != 0) {
		return -EIO;
	}
	pattern(sent, seed + 1);
	rc = rc ? rc : copy(t, t->gpu, sent);
	rc = rc ? rc : carry(w, OFI_READ, got, t->host_here, t->gpu_there, 0);
	return !rc && memcmp(got, sent, PROOF) != 0 ? -EIO : rc;
}

/* The same as memory of this side. */
static int try_here(struct fabric_trial *t, struct fabric_wire *w, unsigned int seed)
{
	char *sent = t->host;
	char *got = t->host + PROOF;
	int rc;

	pattern(sent, seed);
	memset(got, 0, PROOF);
	rc = copy(t, t->gpu, sent);
	rc = rc ? rc : carry(w, OFI_WRITE, t->gpu, t->gpu_here, t->host_there, PROOF);
	if (!rc && memcmp(got, sent, PROOF) != 0) {
		return -EIO;
	}
	pattern(sent, seed + 1);
	rc = rc ? rc : carry(w, OFI_READ, t->gpu, t->gpu_here, t->host_there, 0);
	rc = rc ? rc : t->dev->share.flush(t->dev);
	rc = rc ? rc : copy(t, got, t->gpu);
	return !rc && memcmp(got, sent, PROOF) != 0 ? -EIO : rc;
}

/* What failed first: a card that keeps memory is not given any more. */
static int forget_all(struct fabric_trial *t, struct fabric_card *c, int rc)
{
	struct ofi_mem **all[] = { &t->gpu_there, &t->gpu_here, &t->host_there, &t->host_here };
	uint64_t until = 0;

	for (unsigned int i = 0; i < ARRAY_LEN(all); i++) {
		int one = fabric_let_go(c, *all[i], &until);

		rc = rc ? rc : one;
		*all[i] = NULL;
	}
	return rc;
}

static int try_card(struct fabric_trial *t, struct fabric_wire *w, unsigned int seed)
{
	const unsigned int granted = OFI_MAY_READ | OFI_MAY_WRITE;
	struct fabric_card *c = w->card;
	int rc = fabric_register_dev(c, t->dev, t->gpu, PROOF, granted, &t->gpu_there);

	if (!rc && !c->is.by_end) {
		rc = fabric_register_dev(c, t->dev, t->gpu, PROOF, OFI_HERE, &t->gpu_here);
	}
	rc = rc ? rc : fabric_register(c, t->host, 2 * PROOF, granted, &t->host_there);
	if (!rc && c->is.needs_mem) {
		rc = fabric_register(c, t->host, 2 * PROOF, OFI_HERE, &t->host_here);
	}
	rc = rc ? rc : try_there(t, w, seed);
	rc = rc || c->is.by_end ? rc : try_here(t, w, seed + 2);
	return forget_all(t, c, rc);
}

static int open_self(struct fabric_trial *t)
{
	unsigned char blob[BLOB_MAX];
	ssize_t n;
	int rc = fabric_remote_open(&t->f->base.m, &t->self);

	if (rc) {
		return rc;
	}
	text_copy(t->self->name, sizeof(t->self->name), "itself");
	n = fabric_remote_blob(t->self, blob, sizeof(blob));
	return n < 0 ? (int)n : fabric_remote_connect(t->self, blob, (size_t)n);
}

static int begin(struct fabric_trial *t, struct fabric_proof *p)
{
	void *at = p->kept;
	int rc = dev_stream_create(t->dev, DEV_NOWAIT, &t->stream);

	rc = rc || at ? rc : dev_alloc(t->dev, DEV_NOWAIT, PROOF, &at);
	if (rc) {
		return rc;
	}
	t->gpu = at;
	p->kept = NULL;
	rc = sys_map_anon(2 * PROOF, &at);
	if (rc) {
		return err_set(-rc, "no memory for it: %s", err_words(rc));
	}
	t->host = at;
	return open_self(t);
}

static void end(struct fabric_trial *t, struct fabric_proof *p)
{
	if (t->self) {
		fabric_remote_free(t->self);
	}
	if (t->host) {
		(void)sys_unmap(t->host, 2 * PROOF);
	}
	/* A stream may wait by now for whoever is here. */
	if (t->gpu && dev_release(t->dev, DEV_NOWAIT, t->gpu)) {
		p->dev = t->dev;
		p->kept = t->gpu;
	}
	if (t->stream) {
		t->dev->stream.destroy(t->stream);
	}
}

static void try_all(struct fabric_trial *t, struct fabric_proof *p)
{
	struct fabric_remote *r = fabric_remote_of(t->self);
	unsigned int good = 0;

	for (unsigned int i = 0; i < r->n; i++) {
		struct fabric_wire *w = &r->wires[i];
		int rc = w->card->is.has_dmabuf ? try_card(t, w, i * 4 + 1) : -EOPNOTSUPP;

		if (!rc) {
			good |= 1u << i;
		} else if (rc == -EIO) {
			log_warn(
				"%s and %s: other bytes arrive than were sent, or none: GPU memory "
				"is not used by this adapter directly (look at ACS and the IOMMU)",
				w->card->is.name, t->dev->props.name);
		} else if (w->card->is.has_dmabuf) {
			log_warn("%s does not access memory of %s: %s", w->card->is.name,
				 t->dev->props.name, err_words(rc));
		}
	}
	atomic_store(&p->good, good);
}

static bool any_has_dmabuf(const struct fabric *f)
{
	for (unsigned int i = 0; i < f->base.n; i++) {
		if (f->cards[i].is.has_dmabuf) {
			return true;
		}
	}
	return false;
}

static void run(struct fabric *f, struct dev *dev, struct fabric_proof *p)
{
	struct fabric_trial t = { .f = f, .dev = dev };
	int rc = begin(&t, p);

	if (rc) {
		log_info("%s could not be tried with adapters: %s", dev->props.name, err_message());
	} else {
		try_all(&t, p);
	}
	end(&t, p);
	/* Streams that wait, or no memory: at the next transfer. */
	atomic_store(&p->state, rc == -EBUSY || rc == -ENOMEM ? NONE : DONE);
}

bool fabric_prove(struct fabric *f, struct dev *dev)
{
	struct fabric_proof *p = &f->proofs[dev->place];
	int was = atomic_load_explicit(&p->state, memory_order_acquire);
	uint64_t until;

	if (was == DONE || !any_has_dmabuf(f)) {
		return true;
	}
	if (was == NONE && atomic_compare_exchange_strong(&p->state, &was, NOW)) {
		run(f, dev, p);
	}
	until = clock_now_ns() + WAIT_NS;
	while (atomic_load(&p->state) == NOW && clock_now_ns() < until) {
		(void)sys_poll(NULL, 0, LOOK_NS);
	}
	return atomic_load_explicit(&p->state, memory_order_acquire) == DONE;
}

int fabric_proved(const struct nics *m, unsigned int card, const struct dev *dev)
{
	const struct fabric *f = (const struct fabric *)(const void *)m;
	const struct fabric_proof *p = &f->proofs[dev->place];

	return f->cards[card].is.has_dmabuf &&
			       atomic_load_explicit(&p->good, memory_order_acquire) & 1u << card
		       ? 0
		       : err_set(EOPNOTSUPP, "%s does not access memory of %s directly: %s",
				 f->cards[card].is.name, dev->props.name,
				 f->cards[card].is.has_dmabuf
					 ? "a trial of it has not succeeded"
					 : "libfabric's provider, or its release, has no dma-buf");
}

void fabric_prove_finish(struct fabric *f)
{
	for (unsigned int i = 0; i < DEV_PLACES; i++) {
		if (f->proofs[i].kept) {
			(void)dev_release(f->proofs[i].dev, DEV_WAIT, f->proofs[i].kept);
		}
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether what a NIC writes to and reads from a GPU's memory is what is there. Registration says
 * nothing of that: behind a switch or an IOMMU that is set up wrongly, transfers complete and other
 * bytes arrive. So each NIC is tried with each GPU before it is used so: a connection with itself
 * writes a pattern into GPU memory of our own, which the GPU's driver reads, and the other way
 * round. No memory of the program has a part in it. The result holds for the context; NICs that
 * could not be tried, as their ports were down, are tried again after a while.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/verbs/own.h"
#include "remote/blob.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define PROOF ((size_t)64 << 10)
#define ACCESS                                                                             \
	(VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_REMOTE_READ | \
	 VERBS_ACCESS_RELAXED_ORDERING)
#define AGAIN_NS UINT64_C(10000000000)
#define WAIT_NS 10000000000u /* for another thread that tries */

struct verbs_trial {
	struct verbs *m;
	struct dev *dev;
	struct dev_stream *stream;
	char *gpu;  /* PROOF bytes */
	char *host; /* of three times that: what is sent, what is expected back, what came */
	struct remote *self;
	struct verbs_mr *mr[NIC_CARDS]; /* of the GPU's memory */
	struct verbs_region to;
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

static int copy(struct verbs_trial *t, void *dst, const void *src)
{
	int rc = dev_copy(t->stream, DEV_NOWAIT, dst, src, PROOF);

	return rc ? rc : t->dev->stream.sync(t->stream);
}

/* Between the first bytes of GPU memory and `host`, by this wire. */
static int carry(struct verbs_trial *t, struct wire *w, char *host, bool write)
{
	const struct end near = { .kind = END_MEM, .mem = MEM_SLAB, .addr = (uintptr_t)host };
	struct verbs_sge sge = { near.addr, PROOF, 0 };
	struct verbs_send_wr wr = { .sg_list = &sge,
				    .num_sge = 1,
				    .opcode = write ? VERBS_WR_RDMA_WRITE : VERBS_WR_RDMA_READ };
	struct nic_known known;
	int rc = nic_find(&t->m->base, w->rail->nic_at, &near, PROOF, true, &known);

	wr.wr.rdma.remote_addr = t->to.key[w->there].addr;
	wr.wr.rdma.rkey = region_key(&t->to, w, 0);
	if (!rc) {
		sge.lkey = mrs_key(known.of, near.addr - known.base);
		rc = own_run(w, &wr);
	}
	return rc ? err_set(-rc, "%s", remote_words(rc)) : 0;
}

/* 0: it is right; -EIO: other bytes; or what failed. */
static int try_wire(struct verbs_trial *t, struct wire *w, unsigned int seed)
{
	char *sent = t->host;
	char *got = t->host + 2 * PROOF;
	int rc;

	pattern(sent, seed);
	memset(got, 0, PROOF);
	rc = copy(t, t->gpu, got);
	rc = rc ? rc : carry(t, w, sent, true);
	/* A read on the same connection comes after what was written, for GPUs without a flush. */
	rc = rc ? rc : carry(t, w, t->host + PROOF, false);
	rc = rc ? rc : copy(t, got, t->gpu);
	if (!rc && (memcmp(got, sent, PROOF) || memcmp(t->host + PROOF, sent, PROOF))) {
		return -EIO;
	}
	pattern(sent, seed + 1);
	rc = rc ? rc : copy(t, t->gpu, sent);
	rc = rc ? rc : carry(t, w, got, false);
	return !rc && memcmp(got, sent, PROOF) ? -EIO : rc;
}

/* Connected with itself, by every port; the region is the GPU's memory, by the NICs that take it.
 */
static int open_self(struct verbs_trial *t)
{
	unsigned char blob[BLOB_MAX];
	ssize_t n;
	int rc = verbs_remote_open(&t->m->base.m, &t->self);

	if (rc) {
		return rc;
	}
	text_copy(t->self->name, sizeof(t->self->name), "itself");
	n = verbs_remote_blob(t->self, blob, sizeof(blob));
	rc = n < 0 ? (int)n : verbs_remote_connect(t->self, blob, (size_t)n);
	t->to.base = (struct region){ .remote = t->self,
				      .len = PROOF,
				      .rights = REMOTE_MAY_READ | REMOTE_MAY_WRITE };
	for (unsigned int i = 0; i < t->m->n_rails && !rc; i++) {
		const struct nic_range range = { (uintptr_t)t->gpu, PROOF, t->dev };
		unsigned int nic = t->m->rails[i].nic_at;

		if (!t->mr[nic] && mr_make(t->m, nic, &range, ACCESS, &t->mr[nic])) {
			continue; /* the program's memory will say so, too */
		}
		t->to.key[i].known = true;
		t->to.key[i].addr = (uintptr_t)t->gpu;
		t->to.key[i].n = 1;
		t->to.key[i].rkey[0] = t->mr[nic]->rkey;
	}
	return rc;
}

static int begin(struct verbs_trial *t, struct proof *p)
{
	void *at;
	int rc = dev_stream_create(t->dev, DEV_NOWAIT, &t->stream);

	at = p->kept;
	rc = rc || at ? rc : dev_alloc(t->dev, DEV_NOWAIT, PROOF, &at);
	if (rc) {
		return rc;
	}
	t->gpu = at;
	p->kept = NULL;
	rc = sys_map_anon(3 * PROOF, &at);
	if (rc) {
		return rc;
	}
	t->host = at;
	nic_memory.made(&t->m->base.m, t->host, 3 * PROOF);
	return open_self(t);
}

static void end(struct verbs_trial *t, struct proof *p)
{
	if (t->self) {
		verbs_remote_shut(t->self);
		verbs_remote_free(t->self);
	}
	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		if (t->mr[i]) {
			(void)t->m->v->ibv_dereg_mr(t->mr[i]);
		}
	}
	if (t->host) {
		nic_memory.going(&t->m->base.m, t->host, 3 * PROOF);
		(void)sys_unmap(t->host, 3 * PROOF);
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

/* One that cannot register the GPU's memory says so by itself when it is asked to. */
static void try_all(struct verbs_trial *t, struct proof *p)
{
	const struct verbs_remote *r = (const struct verbs_remote *)(const void *)t->self;
	unsigned int wrong = atomic_load(&p->wrong);
	unsigned int good = atomic_load(&p->good);

	for (unsigned int i = 0; i < r->n; i++) {
		struct wire *w = r->wires[i];
		unsigned int nic = 1u << w->rail->nic_at;
		int rc;

		if ((good | wrong) & nic || !atomic_load(&w->up)) {
			continue;
		}
		rc = t->to.key[w->there].known ? try_wire(t, w, i * 2 + 1) : 0;
		if (rc == -EIO) {
			wrong |= nic;
			log_warn("%s and %s: other bytes arrive than were sent: GPU memory is not "
				 "used by this NIC directly (look at ACS and the IOMMU)",
				 w->rail->name, t->dev->props.name);
		} else if (rc) {
			log_warn("%s and %s could not be tried (%s): GPU memory is not used by "
				 "this NIC directly yet",
				 w->rail->name, t->dev->props.name, err_message());
		} else {
			good |= nic;
		}
	}
	atomic_store(&p->good, good);
	atomic_store(&p->wrong, wrong);
}

/* Whether a NIC that has rails is neither good nor wrong. */
static bool is_open(const struct verbs *m, const struct proof *p)
{
	unsigned int known = atomic_load(&p->good) | atomic_load(&p->wrong);

	for (unsigned int i = 0; i < m->base.n; i++) {
		if (m->nics[i].rails && !(known & 1u << i)) {
			return true;
		}
	}
	return false;
}

static void run(struct verbs *m, struct dev *dev, struct proof *p)
{
	struct verbs_trial t = { .m = m, .dev = dev };
	int rc = begin(&t, p);

	if (rc) {
		log_info("%s could not be tried with NICs: %s", dev->props.name, err_message());
	} else {
		try_all(&t, p);
	}
	end(&t, p);
	atomic_store(&p->again_at, is_open(m, p) ? clock_now_ns() + AGAIN_NS : 0);
	/* Streams that wait, or no memory: at the next transfer. */
	atomic_store(&p->state, rc == -EBUSY || rc == -ENOMEM ? PROOF_NONE : PROOF_DONE);
}

bool prove_wait(struct verbs *m, struct dev *dev)
{
	struct proof *p = &m->proofs[dev->place];
	enum proof_state was = atomic_load_explicit(&p->state, memory_order_acquire);
	uint64_t until;

	if (was == PROOF_DONE) {
		uint64_t again = atomic_load(&p->again_at);

		if (likely(!again || clock_now_ns() < again)) {
			return true;
		}
	}
	if (was != PROOF_NOW && atomic_compare_exchange_strong(&p->state, &was, PROOF_NOW)) {
		run(m, dev, p);
	}
	until = clock_now_ns() + WAIT_NS;
	while (atomic_load(&p->state) == PROOF_NOW && clock_now_ns() < until) {
		(void)sys_poll(NULL, 0, 200000);
	}
	return atomic_load_explicit(&p->state, memory_order_acquire) == PROOF_DONE;
}

int regs_proof(const struct nics *base, unsigned int nic, const struct dev *dev)
{
	const struct verbs *m = (const struct verbs *)(const void *)base;
	const struct proof *p = &m->proofs[dev->place];

	if (atomic_load_explicit(&p->good, memory_order_acquire) & 1u << nic) {
		return 0;
	}
	return atomic_load(&p->wrong) & 1u << nic
		       ? err_set(EIO, "%s was tried with %s, and was not right", m->nics[nic].name,
				 dev->props.name)
		       : err_set(EAGAIN, "%s was not tried with %s yet", m->nics[nic].name,
				 dev->props.name);
}

void prove_finish(struct verbs *m)
{
	for (unsigned int i = 0; i < DEV_PLACES; i++) {
		struct proof *p = &m->proofs[i];

		if (p->kept) {
			(void)dev_release(p->dev, DEV_WAIT, p->kept);
		}
	}
}

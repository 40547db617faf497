/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies that start however many streams wait.
 *
 * A stream that waits for the library may have copies of the program behind the wait. They occupy
 * connections to the copy engines, of which there are four in each direction: with four such
 * streams no other copy in that direction starts, on any stream of any priority, and with eight no
 * kernel and no fill does either. If a stream waits for a transfer that needs such a copy, that is
 * a deadlock. Kernels of another context do start, and access the memory of the first one: both
 * belong to the process (all observed on an H200 with driver 580, and neither a graph, a batch nor
 * a green context is a way round it). So where the library's copies have no connection left
 * (dev_engine_get()), the gather kernel makes them in the device's second context.
 *
 * That context takes some 500 MiB of the GPU's memory and 100 ms, so it is made when it is first
 * needed: when that many streams have had transfers, of which some may wait. The calls that make it
 * do not wait for those (cuCtxCreate took 119 to 134 ms beside 3, 8 and 64 waiting streams, and
 * copies of other threads went on; bench/held_up has the others). A copy takes about 150 us longer,
 * because the GPU changes between contexts, and reaches 51 GB/s.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/gather.h"
#include "dev/cuda/vmm.h"
#include "sys/sys.h"

#define SLOTS 4u	/* threads at once, like the workers of transfers in stream order */
#define PART_MAX 32768u /* of a copy that one block makes at a time */
#define PARTS 1024u	/* of a launch: 32 MiB */
#define ZEROS 65536u
#define BOUNCE 65536u /* of memory that only the processor reaches: these steps */

struct aside_slot {
	struct lock lock; /* held while the slot is used */
	struct CUstream_st *s;
	struct gather_gate *gates; /* always open: these launches are not cancelled */
	atomic_uint *states;	   /* that nobody reads */
	struct piece *list;
	unsigned int n;
	char *bounce; /* BOUNCE bytes */
};

/* In pinned memory. */
struct aside_pinned {
	struct gather_gate gates[SLOTS][GATHER_BLOCKS];
	atomic_uint states[SLOTS][GATHER_BLOCKS];
	_Alignas(64) struct piece list[SLOTS][PARTS];
	char zeros[ZEROS];
	char bounce[SLOTS][BOUNCE];
};

struct aside {
	struct CUfunc_st *kernel;
	atomic_uint turn;
	atomic_bool broken; /* a kernel failed, and with it the context */
	struct aside_slot slots[SLOTS];
};

static size_t pinned_len(void)
{
	return (size_t)align_up(sizeof(struct aside_pinned), sys_page());
}

static void destroy(struct cuda_dev *d, struct aside *a)
{
	for (unsigned int i = 0; i < SLOTS; i++) {
		if (a->slots[i].s) {
			(void)d->api->cuStreamDestroy(a->slots[i].s);
		}
		lock_finish(&a->slots[i].lock);
	}
	free(a); /* the module goes with the context: to unload it might wait for our own transfer
		  */
}

/* With the second context current. */
static int create_here(struct cuda_dev *d, struct aside *a)
{
	struct CUmod_st *module = NULL;
	cuda_result r = gather_load(d, &module, &a->kernel);

	for (unsigned int i = 0; i < SLOTS && r == CUDA_RES_OK; i++) {
		r = cuda_stream_make(d, &a->slots[i].s);
	}
	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "loading the gather kernel",
					    "into a second context of %s", d->base.props.name);
}

static int create(struct cuda_dev *d, struct aside **out)
{
	struct CUctx_st *ctx = cuda_second_ctx(d);
	struct aside *a = alloc_zero(sizeof(*a));
	struct cuda_visit v;
	int err;

	if (!a) {
		return -ENOMEM;
	}
	for (unsigned int i = 0; i < SLOTS; i++) {
		lock_init(&a->slots[i].lock, RANK_GPU_SLOT);
	}
	if (ctx == d->ctx) {
		err = err_set(ENOMEM, "there is no second context");
		goto err_destroy;
	}
	err = cuda_enter_ctx(d, ctx, &v);
	if (err < 0) {
		goto err_destroy;
	}
	err = create_here(d, a);
	if (err) {
		destroy(d, a);
		cuda_leave(&v);
		return err;
	}
	cuda_leave(&v);
	for (unsigned int i = 0; i < SLOTS; i++) {
		a->slots[i].gates = d->aside_pinned->gates[i];
		a->slots[i].states = d->aside_pinned->states[i];
		a->slots[i].list = d->aside_pinned->list[i];
		a->slots[i].bounce = d->aside_pinned->bounce[i];
	}
	*out = a;
	return 0;

err_destroy:
	destroy(d, a);
	return err;
}

static int prepare_locked(struct cuda_dev *d)
{
	void *pinned;
	int err = d->aside_pinned ? 0
				  : dev_pinned_alloc(&d->base, DEV_WAIT, pinned_len(),
						     "the list of copies", &pinned);

	if (!err && !d->aside_pinned) {
		d->aside_pinned = pinned;
	}
	return err;
}

/* Pinned before streams wait where that can be: it costs the first of them no time then. */
void aside_prepare(struct cuda_dev *d)
{
	lock_acquire(&d->aside_lock);
	(void)prepare_locked(d);
	lock_release(&d->aside_lock);
}

void aside_open(struct cuda_dev *d)
{
	struct aside *a = NULL;

	if (atomic_load_explicit(&d->aside, memory_order_acquire)) {
		return;
	}
	lock_acquire(&d->aside_lock);
	if (!d->aside_tried) {
		d->aside_tried = true;
		if (prepare_locked(d) || create(d, &a)) {
			log_warn("%s: streams have transfers on all connections but one; if the "
				 "program queues copies behind them, all may stand still, because "
				 "the library cannot make copies in a second context: %s",
				 d->base.props.name, err_message());
		}
		atomic_store_explicit(&d->aside, a, memory_order_release);
	}
	lock_release(&d->aside_lock);
}

void aside_close(struct cuda_dev *d)
{
	struct aside *a = atomic_load_explicit(&d->aside, memory_order_acquire);
	struct cuda_visit v;

	lock_finish(&d->aside_lock);
	if (a && cuda_enter_ctx(d, d->second_ctx, &v) == 0) {
		destroy(d, a);
		cuda_leave(&v);
	}
	if (d->aside_pinned) {
		dev_pinned_free(&d->base, d->aside_pinned, pinned_len());
	}
}

enum reach {
	/* Memory of another GPU or that this one may not access, an address with holes, pages of
	 * files that are read in place, or not known. */
	BY_NEITHER,
	BY_KERNEL, /* of the second context */
	/* Host memory, pinned by the program or not at all; the kernel may not reach it. */
	BY_PROCESSOR,
};

/* Whether the program may have mapped the memory with cuMemMap(). For other memory the driver's
 * answers about mappings are not documented. */
static bool may_be_mapped(const struct cuda_dev *d, const void *p, enum dev_mem_kind kind)
{
	return kind != DEV_MEM_MANAGED && !cuda_is_whole(d, p) && !cuda_pool_of(d, cuda_ptr_of(p));
}

/* How memory of the program can be reached. Memory that was mapped (cuMemMap) is judged by its
 * mappings, because a device may have access there where the processor has none; other memory by
 * its kind. */
static enum reach reach_of_theirs(const struct cuda_dev *d, const void *p, size_t len,
				  unsigned int rights)
{
	enum vmm_access mapped = VMM_OTHER;
	struct dev_range range;
	int rc = cuda_identify(p, &range);

	if (rc) {
		return rc == -ENOENT ? BY_PROCESSOR : BY_NEITHER;
	}
	if (may_be_mapped(d, p, range.kind)) {
		mapped = vmm_access_to(d, cuda_ptr_of(p), len, rights);
	}
	if (mapped == VMM_ALL) {
		return BY_KERNEL;
	}
	if (range.kind == DEV_MEM_PINNED) {
		return BY_PROCESSOR;
	}
	return mapped == VMM_OTHER && range.index == d->base.index &&
			       (uintptr_t)p + len <= range.base + range.len
		       ? BY_KERNEL
		       : BY_NEITHER;
}

static enum reach reach_of(const struct cuda_dev *d, const void *p, size_t len, unsigned int rights)
{
	switch (cuda_pinned(p, len)) {
	case CUDA_PINNED_MEMORY:
		return BY_KERNEL;
	case CUDA_PINNED_PAGES:
	case CUDA_PINNED_LASTING:
		return BY_NEITHER;
	default:
		return reach_of_theirs(d, p, len, rights);
	}
}

static enum reach reach_to_write(const struct cuda_dev *d, const struct dev_piece *v)
{
	return reach_of(d, v->dst, v->len, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE);
}

static enum reach reach_to_read(const struct cuda_dev *d, const struct dev_piece *v)
{
	return reach_of(d, v->src, v->len, CUDA_MEM_ACCESS_FLAGS_PROT_READ);
}

bool aside_takes(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct aside *a;

	/* Another thread may be making it at this moment, and then no copy can start yet. */
	aside_open(d);
	a = atomic_load_explicit(&d->aside, memory_order_acquire);
	if (!a || a->broken) {
		return false;
	}
	for (size_t i = 0; i < n; i++) {
		if (!reach_to_write(d, &v[i]) || !reach_to_read(d, &v[i])) {
			return false;
		}
	}
	return true;
}

/* Launches the copies of the slot's list. The second context is current. */
static int launch(struct cuda_dev *d, struct aside *a, struct aside_slot *slot)
{
	struct pieces_params params = { .gates = cuda_ptr_of(slot->gates),
					.states = cuda_ptr_of(slot->states),
					.list = cuda_ptr_of(slot->list),
					.n = slot->n };
	unsigned int blocks = (unsigned int)min_u64(slot->n, GATHER_BLOCKS);
	void *args[] = { &params };
	cuda_result launched;
	cuda_result r;

	if (!slot->n) {
		return 0;
	}
	launched = d->api->cuLaunchKernel(a->kernel, blocks, 1, 1, KERNEL_THREADS, 1, 1, 0, slot->s,
					  args, NULL);
	/* A context in which a kernel failed says so here; one launch may be refused for less. */
	r = d->api->cuStreamSynchronize(slot->s);
	slot->n = 0;
	if (launched == CUDA_RES_OK && r == CUDA_RES_OK) {
		return 0;
	}
	(void)cuda_fail(launched ? launched : r, "the gather kernel", "in the second context of %s",
			d->base.props.name);
	if (r != CUDA_RES_OK && !atomic_exchange(&a->broken, true)) {
		log_warn("copies beside waiting streams are left to the copy engines from now on, "
			 "where they may stand still: %s",
			 err_message());
	}
	return -EIO;
}

static int add(struct cuda_dev *d, struct aside *a, struct aside_slot *slot,
	       const struct dev_piece *p)
{
	int err = 0;

	for (size_t at = 0; at < p->len && !err; at += PART_MAX) {
		slot->list[slot->n++] = (struct piece){
			.dst = cuda_ptr_of(p->dst) + at,
			.src = cuda_ptr_of(p->src) + at,
			.len = (uint32_t)min_u64(p->len - at, PART_MAX),
		};
		err = slot->n == PARTS ? launch(d, a, slot) : 0;
	}
	return err;
}

/* Copies by a system call: the program may have mapped a file there, and an access of this thread
 * would be a signal if the file is truncated meanwhile. */
static int copy_here(void *dst, const void *src, size_t len)
{
	int rc = sys_copy(dst, src, len);

	return rc ? err_set(-rc, "copying %zu bytes from %p to %p: %s", len, src, dst,
			    err_words(rc))
		  : 0;
}

/* A piece with an end that only the processor is known to reach: it copies between that and pinned
 * memory, the kernel between this and the other end. */
static int add_bounced(struct cuda_dev *d, struct aside *a, struct aside_slot *slot,
		       const struct dev_piece *p, bool from_host, bool to_host)
{
	int err = slot->n ? launch(d, a, slot) : 0;

	for (size_t at = 0; at < p->len && !err; at += BOUNCE) {
		struct dev_piece some = { .dst = (char *)p->dst + at,
					  .src = (const char *)p->src + at,
					  .len = min_u64(p->len - at, BOUNCE) };

		if (from_host) {
			err = copy_here(slot->bounce, some.src, some.len);
			some.src = slot->bounce;
		}
		if (to_host) {
			some.dst = slot->bounce;
		}
		if (!err && (!from_host || !to_host)) {
			err = add(d, a, slot, &some);
			err = err ? err : launch(d, a, slot);
		}
		if (to_host && !err) {
			err = copy_here((char *)p->dst + at, slot->bounce, some.len);
		}
	}
	return err;
}

/* Asks once where each end lies and uses that answer for the whole copy. If the driver gave another
 * answer the next time, a kernel might touch memory that it does not reach, which would end the
 * context. */
static int add_any(struct cuda_dev *d, struct aside *a, struct aside_slot *slot,
		   const struct dev_piece *p)
{
	enum reach dst = reach_to_write(d, p);
	enum reach src = reach_to_read(d, p);

	if (dst == BY_NEITHER || src == BY_NEITHER) {
		return err_set(EIO, "%s: whose memory %p is could not be found out again",
			       d->base.props.name, dst == BY_NEITHER ? p->dst : p->src);
	}
	if (dst == BY_PROCESSOR || src == BY_PROCESSOR) {
		return add_bounced(d, a, slot, p, src == BY_PROCESSOR, dst == BY_PROCESSOR);
	}
	return add(d, a, slot, p);
}

static int make(struct cuda_dev *d, struct aside *a, const struct dev_piece *v, size_t n)
{
	unsigned int turn = atomic_fetch_add_explicit(&a->turn, 1, memory_order_relaxed);
	struct aside_slot *slot = &a->slots[turn % SLOTS];
	struct cuda_visit visit;
	int err = cuda_enter_ctx(d, d->second_ctx, &visit);

	if (err < 0) {
		return err;
	}
	lock_acquire(&slot->lock);
	slot->n = 0;
	for (size_t i = 0; i < n && !err; i++) {
		err = add_any(d, a, slot, &v[i]);
	}
	err = err ? err : launch(d, a, slot);
	lock_release(&slot->lock);
	cuda_leave(&visit);
	return err;
}

int aside_copy(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);

	return make(d, atomic_load_explicit(&d->aside, memory_order_acquire), v, n);
}

bool aside_zero(struct cuda_stream *s, void *dst, size_t len, int *err)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct dev_piece piece = { .dst = dst, .src = dst, .len = len };
	struct aside *a;

	if (!aside_takes(s, &piece, 1)) {
		return false;
	}
	a = atomic_load_explicit(&d->aside, memory_order_acquire);
	piece.src = d->aside_pinned->zeros;
	for (size_t at = 0; at < len && !*err; at += ZEROS) {
		piece.dst = (char *)dst + at;
		piece.len = min_u64(len - at, ZEROS);
		*err = make(d, a, &piece, 1);
	}
	return true;
}

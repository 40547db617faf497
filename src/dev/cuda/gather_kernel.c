/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Launches of the gather kernel, and their cancellation. A launch whose blocks have not started
 * after PATIENCE_NS (kernels of the program fill the GPU) is cancelled: its gate is shut, the copy
 * engines make the copies that no block has started, and the launch stays queued on a stream that
 * is no longer used; when it runs, it finds its gate shut. With the tunable `gather` at auto the
 * kernel is then not used for a while.
 *
 * Waits read the launches' states in host memory; the driver is queried only if that takes long.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/cuda/gather.h"
#include "sys/sys.h"

#define LAUNCHES 4u	     /* of a stream, between two settlements */
#define PATIENCE_NS 2000000u /* a launch takes 10 us; blocks of other kernels end by then */
/* The first launch of a process on a device loads the kernel there, which takes milliseconds. */
#define FIRST_PATIENCE_NS 50000000u
#define SHUN_NS 1000000000u /* how long to leave it, once it did not begin */
#define LOOKS 256u	    /* at a gate, between two looks at the clock */
#define NAP_NS 20000	    /* between two questions to the driver */

struct launch {
	struct gather_gate *gate;
	size_t n;
	struct dev_piece v[GATHER_PIECES];
};

struct gather {
	struct CUstream_st *s;
	void *gates; /* one pinned mapping */
	size_t gates_len;
	unsigned int n;
	uint64_t began; /* when the oldest was launched */
	struct launch launches[LAUNCHES];
};

/* A cancelled launch that is still queued. */
struct gather_stuck {
	struct gather_stuck *next;
	struct CUstream_st *s;
	void *gates;
	size_t gates_len;
};

/* The module can be loaded also while other threads of the program capture graphs. */
static bool relax(const struct cuda_api *api, cuda_capture_mode *mode)
{
	*mode = CUDA_STREAM_CAPTURE_MODE_RELAXED;
	return api->cuThreadExchangeStreamCaptureMode &&
	       api->cuThreadExchangeStreamCaptureMode(mode) == CUDA_RES_OK;
}

static bool complete(const struct cuda_api *api)
{
	return api->cuModuleLoadData && api->cuModuleGetFunction && api->cuLaunchKernel &&
	       api->cuStreamCreateWithPriority && api->cuCtxGetStreamPriorityRange &&
	       cuda_can_unload(api);
}

static cuda_result load_locked(struct cuda_dev *d)
{
	struct CUfunc_st *kernel = NULL;
	int same = 0;
	cuda_result r = d->api->cuDeviceGetAttribute(
		&same, CUDA_DEV_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM, d->id);

	if (r == CUDA_RES_OK && !same) {
		return CUDA_RES_NOT_SUPPORTED;
	}
	if (r == CUDA_RES_OK) {
		r = d->api->cuModuleLoadData(&d->module, gather_ptx);
	}
	if (r == CUDA_RES_OK) {
		r = d->api->cuModuleGetFunction(&kernel, d->module, GATHER_KERNEL_NAME);
	}
	if (r == CUDA_RES_OK) {
		atomic_store_explicit(&d->kernel, kernel, memory_order_release);
	}
	return r;
}

/* Once a device. Who comes while another thread loads takes the copy engines. */
static void load(struct cuda_dev *d)
{
	cuda_capture_mode mode;
	bool relaxed;

	if (!lock_try(&d->module_lock)) {
		return;
	}
	if (!d->module_tried) {
		d->module_tried = true;
		relaxed = relax(d->api, &mode);
		if (!complete(d->api)) {
			log_info("%s: the driver cannot launch the gather kernel: copy engines "
				 "make small copies",
				 d->base.props.name);
		} else {
			cuda_result r = load_locked(d);

			if (r != CUDA_RES_OK) {
				(void)cuda_fail(r, "cuModuleLoadData", "on %s", d->base.props.name);
				log_warn("copy engines make small copies: %s", err_message());
			}
		}
		if (relaxed) {
			(void)d->api->cuThreadExchangeStreamCaptureMode(&mode);
		}
	}
	lock_release(&d->module_lock);
}

static int make_stream(struct cuda_dev *d, struct CUstream_st **out)
{
	int least = 0;
	int greatest = 0;
	cuda_result r = d->api->cuCtxGetStreamPriorityRange(&least, &greatest);

	if (r == CUDA_RES_OK) {
		r = d->api->cuStreamCreateWithPriority(out, CUDA_STREAM_NON_BLOCKING, greatest);
	}
	return r == CUDA_RES_OK
		       ? 0
		       : cuda_fail(r, "cuStreamCreateWithPriority", "on %s", d->base.props.name);
}

static int make_gates(struct cuda_dev *d, struct gather *g)
{
	size_t each = align_up(sizeof(struct gather_gate), 64);
	int err;

	g->gates_len = align_up(each * LAUNCHES, sys_page());
	err = dev_pinned_alloc(&d->base, g->gates_len, "the gates of launches", &g->gates);
	if (err) {
		return err;
	}
	for (unsigned int i = 0; i < LAUNCHES; i++) {
		g->launches[i].gate = (struct gather_gate *)(void *)((char *)g->gates + i * each);
	}
	return 0;
}

static int arm(struct cuda_dev *d, struct gather *g)
{
	int err = make_gates(d, g);

	if (err) {
		return err;
	}
	err = make_stream(d, &g->s);
	if (err) {
		dev_pinned_free(&d->base, g->gates, g->gates_len);
	}
	return err;
}

static int make(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = alloc_zero(sizeof(*g));
	cuda_capture_mode mode;
	bool relaxed;
	int err;

	if (!g) {
		return -ENOMEM;
	}
	relaxed = relax(d->api, &mode);
	err = arm(d, g);
	if (relaxed) {
		(void)d->api->cuThreadExchangeStreamCaptureMode(&mode);
	}
	if (err) {
		free(g);
		return err;
	}
	s->gather = g;
	return 0;
}

bool gather_ready(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);

	if ((d->gather != GATHER_AUTO && d->gather != GATHER_KERNEL) || s->busy) {
		return false;
	}
	if (d->gather == GATHER_AUTO &&
	    atomic_load_explicit(&d->shun_until, memory_order_relaxed) > clock_now_ns()) {
		return false;
	}
	if (!atomic_load_explicit(&d->kernel, memory_order_acquire)) {
		load(d);
	}
	return atomic_load_explicit(&d->kernel, memory_order_acquire) &&
	       (s->gather || make(s) == 0);
}

static void describe(const struct launch *l, struct gather_params *p)
{
	p->gate = cuda_ptr_of(l->gate);
	for (size_t i = 0; i < l->n; i++) {
		p->dst[i] = cuda_ptr_of(l->v[i].dst);
		p->src[i] = cuda_ptr_of(l->v[i].src);
		p->len[i] = (uint32_t)l->v[i].len;
	}
}

int gather_launch(struct cuda_stream *s, const struct dev_piece *v, size_t n)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;
	struct gather_params params;
	void *args[] = { &params };
	struct launch *l;
	cuda_result r;
	int err;

	if (g && g->n == LAUNCHES) {
		err = gather_settle(s);
		if (err < 0) {
			return err;
		}
	}
	g = s->gather;
	if (!g) {
		return gather_by_engine(s, v, n); /* that settlement called it off */
	}
	l = &g->launches[g->n];
	l->n = n;
	memcpy(l->v, v, n * sizeof(*v));
	memset(l->gate, 0, sizeof(*l->gate));
	describe(l, &params);
	r = d->api->cuLaunchKernel(atomic_load_explicit(&d->kernel, memory_order_relaxed),
				   (unsigned int)n, 1, 1, GATHER_THREADS, 1, 1, 0, g->s, args,
				   NULL);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuLaunchKernel", "of %zu copies on %s", n, d->base.props.name);
	}
	if (!g->n++) {
		g->began = clock_now_ns();
	}
	return 0;
}

static unsigned int state_of(const struct launch *l, size_t i)
{
	return atomic_load_explicit(&l->gate->state[i], memory_order_acquire);
}

static void free_parts(struct cuda_dev *d, struct CUstream_st *s, void *gates, size_t len)
{
	cuda_result r = d->api->cuStreamDestroy(s);

	if (r != CUDA_RES_OK && r != CUDA_RES_DEINITIALIZED) {
		(void)cuda_fail(r, "cuStreamDestroy", "on %s", d->base.props.name);
		log_warn("%s", err_message());
	}
	dev_pinned_free(&d->base, gates, len);
}

/* Frees cancelled launches that have run since. Unpinning their gates may have to wait until no
 * stream waits for the library, so this is not done under the lock. */
static void sweep(struct cuda_dev *d)
{
	struct gather_stuck *ended = NULL;
	struct gather_stuck **at = &d->stuck;

	lock_acquire(&d->module_lock);
	while (*at) {
		struct gather_stuck *x = *at;

		if (d->api->cuStreamQuery(x->s) == CUDA_RES_NOT_READY) {
			at = &x->next;
			continue;
		}
		*at = x->next;
		x->next = ended;
		ended = x;
	}
	lock_release(&d->module_lock);
	while (ended) {
		struct gather_stuck *x = ended;

		ended = x->next;
		free_parts(d, x->s, x->gates, x->gates_len);
		free(x);
	}
}

static void retire(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;
	struct gather_stuck *x = alloc_zero(sizeof(*x));
	dev_set on = dev_set_of(&d->base);

	s->gather = NULL;
	/* This thread has a lane, which a transfer may need that a stream waits for: what has ended
	 * is freed only if that need not wait. */
	if (dev_quiesce_try(on)) {
		sweep(d);
		dev_quiesce_end(on);
	}
	/* Without memory for the note, the stream and its gates stay for ever. */
	if (x) {
		lock_acquire(&d->module_lock);
		*x = (struct gather_stuck){ d->stuck, g->s, g->gates, g->gates_len };
		d->stuck = x;
		lock_release(&d->module_lock);
	}
	free(g);
}

/* Queries the driver after a long wait, and sleeps briefly if the kernel has not finished: another
 * process or a debugger may hold the GPU without limit. 1: finished, 0: not yet, or an error. */
static int ask(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	cuda_result r = d->api->cuStreamQuery(s->gather->s);

	if (r == CUDA_RES_NOT_READY) {
		(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
		return 0;
	}
	return r == CUDA_RES_OK ? 1
				: cuda_fail(r, "the gather kernel", "on %s", d->base.props.name);
}

/* The state of a copy when no block works on it any more: GATHER_DONE, or not started. */
static int wait_for_block(struct cuda_stream *s, const struct launch *l, size_t i,
			  unsigned int *state)
{
	unsigned int looks = 0;
	int rc = 0;

	while ((*state = state_of(l, i)) == GATHER_BEGUN && rc == 0) {
		rc = ++looks % LOOKS ? 0 : ask(s);
	}
	/* The writes of a launch are visible to a thread that has seen its end. */
	*state = state_of(l, i);
	if (rc > 0 && *state == GATHER_BEGUN) {
		return err_set(EIO, "the gather kernel on %s ended in the middle of a copy",
			       s->base.dev->props.name);
	}
	return rc < 0 ? rc : 0;
}

/* Waits for the copies that have started, and makes the rest in another way. */
static int replace(struct cuda_stream *s, const struct launch *l)
{
	int err = 0;

	for (size_t i = 0; i < l->n; i++) {
		unsigned int state;
		int rc = wait_for_block(s, l, i, &state);

		if (!rc && state != GATHER_DONE && !err) {
			rc = gather_by_engine(s, &l->v[i], 1);
		}
		err = err ? err : rc;
	}
	return err;
}

static int call_off(struct cuda_stream *s)
{
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	struct gather *g = s->gather;
	int err = 0;

	for (unsigned int i = 0; i < g->n; i++) {
		atomic_store_explicit(&g->launches[i].gate->shut, 1, memory_order_relaxed);
	}
	/* With the kernel's membar.sys between its state and the gate. */
	atomic_thread_fence(memory_order_seq_cst);
	for (unsigned int i = 0; i < g->n; i++) {
		int rc = replace(s, &g->launches[i]);

		err = err ? err : rc;
	}
	if (!atomic_exchange(&d->shun_until, clock_now_ns() + SHUN_NS)) {
		log_info("%s: another kernel fills the GPU and the gather kernel did not start: "
			 "copy engines make small copies for a while",
			 d->base.props.name);
	}
	retire(s);
	return err;
}

/* Spins for PATIENCE_NS; after that it queries the driver and sleeps briefly after every LOOKS
 * reads, until the kernel is done or cancelled, or the driver reports its end. */
int gather_settle(struct cuda_stream *s)
{
	struct gather *g = s->gather;
	struct cuda_dev *d = cuda_dev_of(s->base.dev);
	unsigned int looks = 0;
	uint64_t patience;
	int rc = 0;

	if (!g || !g->n) {
		return 0;
	}
	patience = atomic_load_explicit(&d->launched, memory_order_relaxed) ? PATIENCE_NS
									    : FIRST_PATIENCE_NS;
	for (unsigned int l = 0; l < g->n && !rc; l++) {
		for (size_t i = 0; i < g->launches[l].n && !rc;) {
			unsigned int state = state_of(&g->launches[l], i);

			if (state == GATHER_DONE) {
				i++;
			} else if (++looks % LOOKS == 0 && clock_now_ns() - g->began > patience) {
				rc = ask(s);
				if (!rc && state == GATHER_WAITING) {
					return call_off(s);
				}
			}
		}
	}
	g->n = 0;
	if (rc >= 0) {
		atomic_store_explicit(&d->launched, true, memory_order_relaxed);
	}
	return rc < 0 ? rc : 0;
}

void gather_drop(struct cuda_stream *s)
{
	struct gather *g = s->gather;

	if (g) {
		s->gather = NULL;
		free_parts(cuda_dev_of(s->base.dev), g->s, g->gates, g->gates_len);
		free(g);
	}
}

void gather_close(struct cuda_dev *d)
{
	struct cuda_visit v;

	if ((!d->stuck && !d->module) || cuda_enter(d, &v)) {
		return;
	}
	sweep(d);
	if (d->stuck) {
		log_warn("%s is closed while a kernel still fills the GPU: the gather kernels "
			 "that wait behind it are abandoned",
			 d->base.props.name);
	} else if (d->module) {
		(void)cuda_module_unload(d, d->module);
	}
	while (d->stuck) {
		struct gather_stuck *x = d->stuck;

		d->stuck = x->next;
		free(x);
	}
	cuda_leave(&v);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The mover `verbs`, over two NICs. Content is compared on both sides. */

#include <dlfcn.h>
#include <pthread.h>

#include "verbs_sides.h"

#define GOES (2 * MIB + 77) /* where links have no part in it */

/* Each length, out and back, by this route. */
static void goes(char *mem, char *far, const char *policy, const char *by)
{
	static const size_t lens[] = { 1, 511, 4099, 300001, GOES };

	span = GOES;
	for (size_t i = 0; i < COUNT(lens); i++) {
		size_t len = lens[i];

		put(&a, mem, 1);
		put(&b, far, 2);
		assert_moved(carry(true, mem, 0, len, policy), len);
		assert_string_equal(route(), by);
		is(&b, far, 0, len, 1);
		is(&b, far, len, GOES - len, 2);
		put(&b, far, 4);
		assert_moved(carry(false, mem, GOES - len, len, policy), len);
		assert_string_equal(route(), by);
		is(&a, mem, len, GOES - len, 1);
		{
			char *want = fx_host(GOES);
			char *got = fx_host(GOES);

			fx_pattern(want, 0, GOES, 4);
			assert_moved(pl_copy(a.ctx, got, mem, len, NULL), len);
			fx_same(got, want + GOES - len, len, "what was read");
			free(want);
			free(got);
		}
	}
	span = LEN;
}

static void memory_goes_there_and_back(void **state)
{
	(void)state;
	goes(a.pinned, b.pinned, "auto", "verbs");
	goes(a.gpu, b.pinned, "auto", "verbs");
	goes(a.plain, b.pinned, "auto", "verbs+copy");
	goes(a.pinned, b.pinned, "bounce", "verbs+copy");
	assert_ok(pl_mem_register(a.ctx, a.plain, LEN));
	goes(a.plain, b.pinned, "auto", "verbs");
	assert_ok(pl_mem_unregister(a.ctx, a.plain));
	goes(a.plain, b.pinned, "auto", "verbs+copy");
}

static void gpus_exchange(void **state)
{
	(void)state;
	take_back();
	give(b.gpu, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	goes(a.gpu, b.gpu, "auto", "verbs");
	goes(a.plain, b.gpu, "auto", "verbs+copy");
}

/* 64 MiB would be some 16 segments: each is one request, and they are posted together. */
static void few_requests(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;

	(void)state;
	put(&a, a.pinned, 5);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	FAKE(fakeverbs_stats)(&before);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs, before.regs);
	assert_true(after.send_wrs - before.send_wrs <= 17);
	assert_true(after.posts - before.posts <= after.send_wrs - before.send_wrs);
	is(&b, b.pinned, 0, LEN, 5);
}

/* What was not granted, or is no longer, is an error, and touches nothing. */
static void rights(void **state)
{
	(void)state;
	take_back();
	give(b.pinned, SMALL, REMOTE_MAY_READ);
	put(&b, b.pinned, 7);
	assert_moved(carry(false, a.pinned, 0, SMALL, "auto"), SMALL);
	is(&a, a.pinned, 0, SMALL, 7);
	assert_int_equal(carry(true, a.pinned, 0, SMALL, "auto"), -EACCES);
	assert_non_null(strstr(pl_error_message(), "side b"));
	is(&b, b.pinned, 0, LEN, 7);
}

static void revoked(void **state)
{
	(void)state;
	b.m->ops->remote->revoke(grant);
	grant = NULL;
	put(&b, b.pinned, 8);
	assert_int_equal(carry(true, a.pinned, 0, 4096, "auto"), -EACCES);
	is(&b, b.pinned, 0, LEN, 8);
	a.m->ops->remote->free_region(region);
}

/* A rail that fails is left, and its segments go again by the other. */
static void a_rail_fails(void **state)
{
	(void)state;
	put(&a, a.pinned, 9);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	put(&a, a.pinned, 10);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 10);
	/* From then on the other one has all of it. */
	for (unsigned int i = 0; i < 3; i++) {
		put(&a, a.pinned, 11 + i);
		assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
		is(&b, b.pinned, 0, LEN, 11 + i);
	}
	put(&b, b.pinned, 10);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_true(carry(true, a.pinned, 0, 4096, "auto") < 0);
	assert_true(carry(true, a.pinned, 0, 4096, "auto") < 0);
	is(&b, b.pinned, 0, LEN, 10);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

/* The port is up, and its wire is on its way back. */
static void all_are_back(void)
{
	for (unsigned int i = 0; i < 2; i++) {
		const struct verbs_remote *r =
			(const struct verbs_remote *)(const void *)(i ? b.to : a.to);

		for (unsigned int k = 0; k < r->n; k++) {
			for (int t = 0; t < 2000 && !atomic_load(&r->wires[k]->up); t++) {
				(void)usleep(10000);
			}
			assert_true(atomic_load(&r->wires[k]->up));
		}
	}
}

/* Which rail carried how much is seen by what the other's failure changes: nothing. */
static void only_by(unsigned int nic, unsigned int seed)
{
	assert_int_equal(FAKE(fakeverbs_link)(1 - (int)nic, 1, 0), 0);
	for (unsigned int i = 0; i < 3; i++) {
		put(&a, a.pinned, seed + i);
		assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
		is(&b, b.pinned, 0, LEN, seed + i);
		assert_moved(carry(false, a.pinned, 0, LEN, "auto"), LEN);
		is(&a, a.pinned, 0, LEN, seed + i);
		assert_string_equal(route(), "verbs");
	}
	assert_int_equal(FAKE(fakeverbs_link)(1 - (int)nic, 1, 1), 0);
	all_are_back();
}

/* A NIC that cannot access a memory is left out, on either side. */
static void a_nic_without(void **state)
{
	(void)state;
	take_back();
	FAKE(fakeverbs_fail)("ibv_reg_mr_iova2:1:14");
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	FAKE(fakeverbs_fail)(NULL);
	put(&a, a.pinned, 19);
	for (unsigned int i = 0; i < 4; i++) {
		assert_moved(carry(true, a.pinned, 0, i & 1 ? SMALL : LEN, "auto"),
			     i & 1 ? SMALL : LEN);
	}
	is(&b, b.pinned, 0, LEN, 19);
	only_by(1, 20);
	take_back();
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	only_by(1, 30); /* the one that failed stays away */
}

static void a_nic_without_ours(void **state)
{
	(void)state;
	put(&b, b.pinned, 1);
	FAKE(fakeverbs_fail)("ibv_reg_mr_iova2:1:14");
	assert_moved(carry(false, a.pinned, 0, 4099, "auto"), 4099);
	assert_string_equal(route(), "verbs");
	FAKE(fakeverbs_fail)(NULL);
	only_by(1, 40);
	/* No NIC of ours has the rest: it is staged. */
	FAKE(fakeverbs_fail)("ibv_reg_mr_iova2:1:14,ibv_reg_mr_iova2:2:14");
	assert_ok(pl_mem_register(a.ctx, a.plain, LEN));
	assert_moved(carry(false, a.plain, 0, 4099, "auto"), 4099);
	assert_string_equal(route(), "verbs+copy");
	FAKE(fakeverbs_fail)(NULL);
	assert_ok(pl_mem_unregister(a.ctx, a.plain));
}

static void none_takes_it(void **state)
{
	struct grant *g;
	struct grant what = { .base = (uintptr_t)b.pinned, .len = LEN, .host_addressable = true };

	(void)state;
	FAKE(fakeverbs_fail)("ibv_reg_mr_iova2:1:14,ibv_reg_mr_iova2:2:12");
	assert_int_equal(b.m->ops->remote->grant(b.m, &what, &g), -EFAULT);
	FAKE(fakeverbs_fail)(NULL);
}

/* A remote that is opened while a port is down has the others, with their addresses of now. */
static int meet_anew(bool crossed)
{
	char blobs[2][4096];
	ssize_t n[2];
	int rc;

	for (int i = 0; i < 2; i++) {
		struct side *s = i ? &b : &a;

		s->m->ops->remote->shut(s->to);
		s->m->ops->remote->free_remote(s->to);
		n[i] = blob_of(s, blobs[i]);
		if (crossed) {
			assert_int_equal(FAKE(fakeverbs_link)(i, 1, 0), 0);
			assert_int_equal(FAKE(fakeverbs_link)(!i, 1, 1), 0);
		}
	}
	rc = a.m->ops->remote->connect(a.to, blobs[1], (size_t)n[1]);
	return rc ? rc : b.m->ops->remote->connect(b.to, blobs[0], (size_t)n[0]);
}

static void ports_change(void **state)
{
	struct remote *none;

	(void)state;
	take_back();
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_gids)("1.1.5=v2/10.77.0.1"), 0);
	assert_ok(meet_anew(false));
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	only_by(1, 50);
	take_back();
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_ok(meet_anew(false));
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	only_by(0, 60);
	/* Our first port with their second. */
	take_back();
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	assert_ok(meet_anew(true));
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	put(&a, a.pinned, 70);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	is(&b, b.pinned, 0, LEN, 70);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	assert_int_equal(a.m->ops->remote->open(a.m, &none), -ENETDOWN);
	assert_non_null(strstr(pl_error_message(), "not active"));
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 1), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
}

#define THREADS 4
#define TIMES 12

static void *one_thread(void *arg)
{
	size_t at = (size_t)(uintptr_t)arg * (LEN / THREADS);

	for (int i = 0; i < TIMES; i++) {
		struct end near = { .kind = END_MEM, .addr = (uintptr_t)a.pinned + at };
		struct end far = { .kind = END_REMOTE, .region = region, .off = at };
		struct transfer t = {
			.dst = far, .src = near, .len = LEN / THREADS, .policy = PLAN_AUTO
		};
		struct exec_report rep;

		if (exec_hold_and_run(&a.ctx->exec, &t, &rep) != LEN / THREADS) {
			return "a transfer of a thread failed";
		}
	}
	return NULL;
}

static void threads_share_wires(void **state)
{
	pthread_t t[THREADS];

	(void)state;
	put(&a, a.pinned, 11);
	for (uintptr_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, one_thread, (void *)i), 0);
	}
	for (int i = 0; i < THREADS; i++) {
		void *said;

		assert_int_equal(pthread_join(t[i], &said), 0);
		if (said) {
			fail_msg("%s", (const char *)said);
		}
	}
	is(&b, b.pinned, 0, LEN / THREADS * THREADS, 11);
}

/* To register much memory takes seconds: transfers of other memory go on meanwhile, and two that
 * need it wait for one registration. */
static void *one_write(void *arg)
{
	struct end near = { .kind = END_MEM, .addr = (uintptr_t)arg };
	struct end far = { .kind = END_REMOTE, .region = region };
	struct transfer t = { .dst = far, .src = near, .len = SMALL, .policy = PLAN_AUTO };
	struct exec_report rep;
	ssize_t n = exec_hold_and_run(&a.ctx->exec, &t, &rep);

	return n == SMALL ? NULL : "a transfer behind a registration failed";
}

static void others_go_on(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;
	pthread_t t[2];

	(void)state;
	put(&a, a.pinned, 14);
	assert_moved(carry(true, a.pinned, 0, SMALL, "auto"), SMALL);
	assert_ok(pl_mem_register(a.ctx, a.plain, LEN));
	FAKE(fakeverbs_stats)(&before);
	(void)FAKE(fakeverbs_hold_regs)(1);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, one_write, a.plain), 0);
	}
	for (int i = 0; i < 5000 && !FAKE(fakeverbs_hold_regs)(1); i++) {
		(void)usleep(1000);
	}
	for (int i = 0; i < 3; i++) {
		assert_moved(carry(i == 1, a.pinned, 0, SMALL, "auto"), SMALL);
	}
	assert_int_equal(FAKE(fakeverbs_hold_regs)(0), 1);
	for (int i = 0; i < 2; i++) {
		void *said;

		assert_int_equal(pthread_join(t[i], &said), 0);
		if (said) {
			fail_msg("%s", (const char *)said);
		}
	}
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.regs - before.regs, 2); /* one a NIC */
	assert_ok(pl_mem_unregister(a.ctx, a.plain));
}

/* GPUs before Hopper: the driver flushes what a NIC has written, or, where it cannot, nothing is
 * written to them directly. */
/* Where the plain mapping is refused, by the GPU's driver or by the NIC's, the one by PCIe is
 * tried; and an error says what each has said. */
static void by_the_pcie_mapping(void **state)
{
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;
	struct grant what = { .base = (uintptr_t)b.gpu, .len = LEN, .rights = REMOTE_MAY_WRITE };
	struct mem_ref ref;
	struct grant *g;

	(void)state;
	take_back();
	FAKE(fakeverbs_stats)(&before);
	give(b.gpu, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	goes(a.gpu, b.gpu, "auto", "verbs");
	FAKE(fakeverbs_stats)(&after);
	assert_true(after.dmabuf_regs > before.dmabuf_regs);
	assert_ok(mem_get(&b.ctx->mem, b.gpu, LEN, &ref));
	what.dev = ref.dev;
	mem_put(&ref);
	FAKE(fakeverbs_fail)("ibv_reg_dmabuf_mr:1:524,ibv_reg_dmabuf_mr:2:524");
	assert_int_equal(b.m->ops->remote->grant(b.m, &what, &g), -EFAULT);
	FAKE(fakeverbs_fail)(NULL);
	assert_non_null(strstr(pl_error_message(), "dma-buf: "));
	assert_non_null(strstr(pl_error_message(),
			       "dma-buf by the PCIe mapping: the GPU's driver refuses this PCIe "
			       "topology (errno 524); by address: "));
}

static void older_gpus(void **state)
{
	bool flushes = strstr(getenv("FAKECUDA_ATTR"), "117:1");
	void *lib = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW | RTLD_NOLOAD);
	void *sym = lib ? dlsym(lib, "fakecuda_calls") : NULL;
	unsigned long (*calls)(const char *name);

	(void)state;
	assert_non_null(sym);
	memcpy(&calls, &sym, sizeof(calls));
	put(&b, b.pinned, 12);
	assert_moved(carry(false, a.gpu, 0, LEN, "auto"), LEN);
	assert_string_equal(route(), flushes ? "verbs" : "verbs+copy");
	assert_true(flushes == (calls("cuFlushGPUDirectRDMAWrites") > 0));
	is(&a, a.gpu, 0, LEN, 12);
	put(&a, a.gpu, 13);
	assert_moved(carry(true, a.gpu, 0, LEN, "auto"), LEN);
	assert_string_equal(route(), "verbs");
	is(&b, b.pinned, 0, LEN, 13);
	(void)dlclose(lib);
}

/* What the other side says is looked at before it is used. */
static void bad_blobs(void **state)
{
	const struct remote_ops *o = a.m->ops->remote;
	struct region *r;
	struct remote *extra;
	char blob[4096];
	ssize_t n = o->blob(a.to, blob, sizeof(blob));

	(void)state;
	assert_int_equal(o->blob(a.to, blob, 3), -ENOSPC);
	assert_int_equal(b.m->ops->remote->grant_blob(grant, blob, 3), -ENOSPC);
	assert_ok(o->open(a.m, &extra));
	n = o->blob(a.to, blob, sizeof(blob));
	for (ssize_t i = 0; i < n; i++) {
		assert_int_equal(o->connect(extra, blob, (size_t)i), -EINVAL);
	}
	blob[3] = 9; /* an MTU of none */
	blob[3 + PORT_RECORD] = 9;
	assert_true(o->connect(extra, blob, (size_t)n) < 0);
	n = b.m->ops->remote->grant_blob(grant, blob, sizeof(blob));
	for (ssize_t i = 0; i < n; i++) {
		assert_int_equal(o->region(a.to, blob, (size_t)i, &r), -EINVAL);
	}
	o->shut(extra);
	o->free_remote(extra);
}

/* A NIC by which other bytes arrive in GPU memory than were sent is not used for it, and nobody has
 * lost a byte by that. */
static void wrong_bytes(void **state)
{
	struct grant *g;
	struct grant what = { .base = (uintptr_t)b.gpu, .len = LEN, .rights = REMOTE_MAY_WRITE };
	struct mem_ref ref;

	(void)state;
	goes(a.gpu, b.pinned, "auto", "verbs+copy");
	goes(a.pinned, b.pinned, "auto", "verbs");
	assert_ok(mem_get(&b.ctx->mem, b.gpu, LEN, &ref));
	what.dev = ref.dev;
	mem_put(&ref);
	assert_int_equal(b.m->ops->remote->grant(b.m, &what, &g), -EIO);
	assert_non_null(strstr(pl_error_message(), "was not right"));
}

/* A NIC whose port was down when it was to be tried with a GPU is tried later, and not used before.
 */
static void a_nic_is_tried_later(void **state)
{
	struct verbs *m = (struct verbs *)(void *)a.m;
	struct mem_ref ref;
	struct nic_proof *p;

	(void)state;
	assert_ok(mem_get(&a.ctx->mem, a.gpu, LEN, &ref));
	p = &m->base.proofs[ref.dev->place];
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	assert_true(nic_prove(&m->base, ref.dev));
	assert_ok(nic_proved(&m->base, 0, ref.dev));
	assert_int_equal(nic_proved(&m->base, 1, ref.dev), -EAGAIN);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	assert_true(nic_prove(&m->base, ref.dev));
	assert_int_equal(nic_proved(&m->base, 1, ref.dev), -EAGAIN); /* it is not time yet */
	assert_true(atomic_load(&p->again_at) > 0);
	atomic_store(&p->again_at, 1);
	assert_true(nic_prove(&m->base, ref.dev));
	assert_ok(nic_proved(&m->base, 1, ref.dev));
	assert_true(atomic_load(&p->again_at) == 0);
	mem_put(&ref);
}

/* NICs that had no memory to register the GPU's are not used before a trial. */
static void a_nic_short_of_memory_is_tried_later(void **state)
{
	struct verbs *m = verbs_of(a.m);
	struct mem_ref ref;

	(void)state;
	assert_ok(mem_get(&a.ctx->mem, a.gpu, LEN, &ref));
	/* Four registrations are the messages'. */
	FAKE(fakeverbs_fail)
	("ibv_reg_dmabuf_mr:1:12,ibv_reg_dmabuf_mr:2:12,ibv_reg_dmabuf_mr:3:12,"
	 "ibv_reg_dmabuf_mr:4:12,ibv_reg_mr_iova2:5:12,ibv_reg_mr_iova2:6:12");
	assert_true(nic_prove(&m->base, ref.dev));
	FAKE(fakeverbs_fail)(NULL);
	for (unsigned int i = 0; i < 2; i++) {
		assert_int_equal(nic_proved(&m->base, i, ref.dev), -EAGAIN);
	}
	atomic_store(&m->base.proofs[ref.dev->place].again_at, 1);
	assert_true(nic_prove(&m->base, ref.dev));
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(nic_proved(&m->base, i, ref.dev));
	}
	mem_put(&ref);
}

/* A grant that a NIC does not end is not said to have ended. */
static void memory_that_stays_is_told(void **state)
{
	(void)state;
	a.m->ops->remote->free_region(region);
	FAKE(fakeverbs_fail)("ibv_dereg_mr:1:5");
	assert_int_equal(b.m->ops->remote->revoke(grant), -EIO);
	FAKE(fakeverbs_fail)(NULL);
	assert_non_null(strstr(pl_error_message(), "does not take back"));
	/* One that is in use for a moment is tried again. */
	FAKE(fakeverbs_fail)("ibv_dereg_mr:1:16,ibv_dereg_mr:2:16");
	assert_ok(b.m->ops->remote->revoke(grant));
	FAKE(fakeverbs_fail)(NULL);
	grant = NULL;
}

/* A queue pair that a NIC does not end goes on to need its part of the completion queue. */
static void queue_pairs_that_stay_are_counted(void **state)
{
	struct verbs *m = verbs_of(a.m);
	unsigned int before = atomic_load(&m->nics[0].wires);
	struct verbs_qp *qp;
	struct remote *extra;

	(void)state;
	assert_ok(a.m->ops->remote->open(a.m, &extra));
	qp = verbs_remote_of(extra)->wires[0]->qp;
	assert_int_equal(atomic_load(&m->nics[0].wires), before + 1);
	FAKE(fakeverbs_fail)("ibv_destroy_qp:1:5");
	a.m->ops->remote->shut(extra);
	a.m->ops->remote->free_remote(extra);
	FAKE(fakeverbs_fail)(NULL);
	assert_int_equal(atomic_load(&m->nics[0].wires), before + 1);
	assert_int_equal(m->v->ibv_destroy_qp(qp), 0);
	atomic_store(&m->nics[0].wires, before);
}

/* Both ends of that wire. */
static void wait_until(unsigned int i, bool up)
{
	for (int k = 0; k < 2000; k++) {
		if (atomic_load(&wire_of(&a, i)->up) == up &&
		    atomic_load(&wire_of(&b, i)->up) == up) {
			return;
		}
		(void)usleep(10000);
	}
	fail_msg("wire %u is not %s on both sides after 20 s", i, up ? "up" : "down");
}

/* A rail that failed is used again once it works, whichever side has noticed; and it carries all
 * when the other one fails in its turn. */
static void rails_come_back(void **state)
{
	(void)state;
	put(&a, a.pinned, 80);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	for (int i = 0; i < 3; i++) {
		int gone = i & 1;

		assert_int_equal(FAKE(fakeverbs_link)(gone, 1, 0), 0);
		put(&a, a.pinned, 81 + (unsigned int)i);
		assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
		is(&b, b.pinned, 0, LEN, 81 + (unsigned int)i);
		assert_false(atomic_load(&wire_of(&a, (unsigned int)gone)->up));
		assert_int_equal(FAKE(fakeverbs_link)(gone, 1, 1), 0);
		wait_until((unsigned int)gone, true);
		assert_true(wire_of(&a, (unsigned int)gone)->epoch > 0);
		assert_int_equal(wire_of(&a, (unsigned int)gone)->epoch,
				 wire_of(&b, (unsigned int)gone)->epoch);
	}
	only_by(0, 90);
}

/* While it is away for longer than an attempt takes, and under way. */
static void a_rail_stays_away(void **state)
{
	(void)state;
	put(&a, a.pinned, 95);
	assert_moved(carry(true, a.pinned, 0, LEN, "auto"), LEN);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	for (int i = 0; i < 20; i++) {
		assert_moved(carry(i & 1, a.pinned, 0, LEN, "auto"), LEN);
		(void)usleep(10000);
	}
	is(&b, b.pinned, 0, LEN, 95);
	assert_false(atomic_load(&wire_of(&a, 1)->up));
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	wait_until(1, true);
	only_by(1, 96);
}

/* What is under way takes long, from the first look on: it is left alone. */
static void one_in_use_is_left(void **state)
{
	pthread_t t;
	void *said;

	(void)state;
	put(&a, a.pinned, 98);
	FAKE(fakeverbs_stall)(1);
	assert_int_equal(pthread_create(&t, NULL, one_write, a.pinned), 0);
	(void)usleep(500000); /* five looks, or more than an answer may take */
	assert_true(atomic_load(&wire_of(&a, 0)->up) && atomic_load(&wire_of(&a, 1)->up));
	FAKE(fakeverbs_stall)(0);
	assert_int_equal(pthread_join(t, &said), 0);
	assert_null(said);
	is(&b, b.pinned, 0, SMALL, 98);
}

/* Nobody transfers anything, and the other side does not answer any more. */
static void an_idle_one_is_missed(void **state)
{
	(void)state;
	assert_moved(carry(true, a.pinned, 0, 4096, "auto"), 4096);
	assert_moved(carry(true, a.pinned, 0, 4096, "auto"), 4096);
	(void)usleep(500000); /* while it answers nothing happens */
	assert_true(atomic_load(&wire_of(&a, 0)->up));
	FAKE(fakeverbs_stall)(1);
	for (int i = 0;
	     i < 600 && (atomic_load(&wire_of(&a, 0)->up) || atomic_load(&wire_of(&a, 1)->up));
	     i++) {
		(void)usleep(10000);
	}
	FAKE(fakeverbs_stall)(0);
	assert_false(atomic_load(&wire_of(&a, 0)->up));
	assert_false(atomic_load(&wire_of(&a, 1)->up));
	assert_true(carry(true, a.pinned, 0, 4096, "auto") < 0);
}

/* What begins where something known does may be longer than that. */
static void memory_that_is_longer_is_not_known(void **state)
{
	struct verbs *m = verbs_of(a.m);
	void *mem = NULL;
	struct nic_known k;
	struct end e;

	(void)state;
	assert_ok(pl_mem_alloc(a.dev, SMALL, PL_ALLOC_PINNED, &mem));
	e = (struct end){ .kind = END_MEM, .mem = MEM_PINNED, .addr = (uintptr_t)mem };
	nic_memory.going(&m->base.m, mem, SMALL); /* if it is known by now */
	nic_memory.made(&m->base.m, mem, 4096);
	assert_ok(nic_find(&m->base, 0, &e, 4096, true, &k));
	assert_int_equal(k.len, 4096);
	assert_int_equal(nic_find(&m->base, 0, &e, 4097, true, &k), -EFAULT);
	nic_memory.going(&m->base.m, mem, 4096);
	assert_ok(nic_find(&m->base, 0, &e, SMALL, true, &k));
	assert_int_equal(k.len, SMALL);
	assert_ok(pl_mem_free(a.ctx, mem));
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(memory_goes_there_and_back),
		TEST(gpus_exchange),
		TEST(few_requests),
		TEST(memory_that_is_longer_is_not_known),
		TEST(rights),
		TEST(revoked),
		TEST(a_rail_fails),
		TEST(a_nic_without),
		TEST(a_nic_without_ours),
		TEST(none_takes_it),
		TEST(ports_change),
		TEST(threads_share_wires),
		TEST(others_go_on),
		TEST(bad_blobs),
		TEST(memory_that_stays_is_told),
		TEST(queue_pairs_that_stay_are_counted),
	};

	const struct CMUnitTest pcie[] = { TEST(by_the_pcie_mapping) };
	const struct CMUnitTest old[] = { TEST(older_gpus), TEST(a_nic_is_tried_later),
					  TEST(a_nic_short_of_memory_is_tried_later) };
	const struct CMUnitTest wrong[] = { TEST(wrong_bytes) };

	const struct CMUnitTest background[] = { TEST(rails_come_back), TEST(a_rail_stays_away),
						 TEST(an_idle_one_is_missed),
						 TEST(one_in_use_is_left) };

	if (getenv("TEST_BACKGROUND")) {
		return cmocka_run_group_tests_name("verbs in the background", background, NULL,
						   NULL);
	}
	if (getenv("FAKECUDA_DMABUF_PCIE")) {
		return cmocka_run_group_tests_name("verbs by PCIe", pcie, NULL, NULL);
	}
	if (getenv("FAKEVERBS_WRONG")) {
		return cmocka_run_group_tests_name("verbs of wrong bytes", wrong, NULL, NULL);
	}
	return getenv("FAKECUDA_ATTR")
		       ? cmocka_run_group_tests_name("verbs of older GPUs", old, NULL, NULL)
		       : cmocka_run_group_tests_name("verbs", tests, NULL, NULL);
}

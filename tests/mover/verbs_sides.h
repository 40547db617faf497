/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_VERBS_SIDES_H
#define TESTS_MOVER_VERBS_SIDES_H

/*
 * The mover `verbs` on a libibverbs without a network (tests/lib/fakeverbs.h): two contexts of one
 * process are each other's remotes, over all NICs that there are.
 */

#include "fakeverbs_here.h"
#include "fixture.h"

#include "api/context.h"
#include "move/verbs/verbs.h"

#define LEN (16 * MIB + 77) /* which all rails carry */
#define SMALL (1 * MIB)

/* One side. */
struct side {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct mover *m;
	struct remote *to; /* the other side */
	char *gpu;	   /* LEN bytes each */
	char *pinned;
	char *plain;
};

static struct side a; /* it reads and writes */
static struct side b; /* what this one granted */
static struct grant *grant;
static struct region *region;
static struct exec_report report;
static size_t span = LEN; /* of the memories, that a test looks at */
static bool patient;	  /* the same, and one that is down waits for what is told of it */
static bool quiet;	  /* idle wires are left alone: a test counts requests */
static const char *setting = "chunk=1MiB"; /* of the contexts, beside what the environment says */

/* Before a remote is opened. A rail is tried again ten times as soon; under TEST_BACKGROUND also
 * the keep-alive is so much faster. Not the time for an answer: where processors are busy. */
static inline void set_times(struct reconnect_times *t)
{
	t->event_ns /= 10;
	t->retry_ns /= 10;
	t->retry_most_ns /= 10;
	if (getenv("TEST_BACKGROUND")) {
		t->look_ns /= 10;
		t->answer_ns /= 3;
		t->agree_ns /= 3;
	}
	if (quiet || patient) {
		t->look_ns = UINT64_C(3600000000000);
	}
	if (patient) {
		t->retry_ns = t->retry_most_ns = t->look_ns;
	}
}

static inline void open_side(struct side *s)
{
	void *p;

	assert_ok(fx_ctx(&s->ctx, setting, NULL));
	assert_ok(pl_dev_open(s->ctx, getenv("PEERLANE_TEST_DEVICE"), &s->dev));
	assert_ok(pl_mem_alloc(s->dev, LEN, 0, &p));
	s->gpu = p;
	assert_ok(pl_mem_alloc(s->dev, LEN, PL_ALLOC_PINNED, &p));
	s->pinned = p;
	s->plain = fx_host(LEN);
	for (unsigned int i = 0; i < s->ctx->n_movers; i++) {
		if (strcmp(s->ctx->movers[i]->ops->name, "verbs") == 0) {
			s->m = s->ctx->movers[i];
		}
	}
	assert_non_null(s->m);
	set_times(&verbs_of(s->m)->times);
}

static inline void close_side(struct side *s)
{
	if (s->to) {
		s->m->ops->remote->shut(s->to);
		s->m->ops->remote->free_remote(s->to);
	}
	assert_ok(pl_mem_free(s->ctx, s->gpu));
	assert_ok(pl_mem_free(s->ctx, s->pinned));
	free(s->plain);
	pl_close(s->ctx);
	*s = (struct side){ 0 };
}

static inline ssize_t blob_of(struct side *s, char *blob)
{
	ssize_t n;

	assert_ok(s->m->ops->remote->open(s->m, &s->to));
	(void)snprintf(s->to->name, sizeof(s->to->name), "side %s", s == &a ? "b" : "a");
	n = s->m->ops->remote->blob(s->to, blob, 4096);
	assert_true(n > 0);
	return n;
}

static inline void give(char *ptr, size_t len, uint32_t rights)
{
	struct grant what = { .base = (uintptr_t)ptr, .len = len, .rights = rights };
	struct mem_ref ref;
	char blob[4096];
	ssize_t n;

	assert_ok(mem_get(&b.ctx->mem, ptr, len, &ref));
	what.dev = ref.dev;
	what.host_addressable = ref.host_addressable;
	mem_put(&ref);
	assert_ok(b.m->ops->remote->grant(b.m, &what, &grant));
	n = b.m->ops->remote->grant_blob(grant, blob, sizeof(blob));
	assert_true(n > 0);
	assert_ok(a.m->ops->remote->region(a.to, blob, (size_t)n, &region));
	region->len = len;
	region->rights = rights;
}

static inline void take_back(void)
{
	a.m->ops->remote->free_region(region);
	b.m->ops->remote->revoke(grant);
	grant = NULL;
}

static inline int begin(void **state)
{
	char blobs[2][4096];
	ssize_t n[2];

	(void)state;
	open_side(&a);
	open_side(&b);
	n[0] = blob_of(&a, blobs[0]);
	n[1] = blob_of(&b, blobs[1]);
	assert_ok(a.m->ops->remote->connect(a.to, blobs[1], (size_t)n[1]));
	assert_ok(b.m->ops->remote->connect(b.to, blobs[0], (size_t)n[0]));
	give(b.pinned, LEN, REMOTE_MAY_READ | REMOTE_MAY_WRITE);
	return 0;
}

static inline int end(void **state)
{
	static const char *const kinds[] = { "contexts", "pds", "mrs", "channels", "cqs", "qps" };

	(void)state;
	if (grant) {
		take_back();
	}
	close_side(&a);
	close_side(&b);
	for (size_t i = 0; i < COUNT(kinds); i++) {
		assert_int_equal(FAKE(fakeverbs_live)(kinds[i]), 0);
	}
	assert_string_equal(FAKE(fakeverbs_violation)(), "");
	return 0;
}

static inline ssize_t carry(bool out, char *mem, uint64_t off, size_t len, const char *policy)
{
	struct end near = { .kind = END_MEM, .addr = (uintptr_t)mem };
	struct end far = { .kind = END_REMOTE, .region = region, .off = off };
	struct transfer t = { .dst = out ? far : near,
			      .src = out ? near : far,
			      .len = len,
			      .policy = fx_policy(policy) };

	return exec_hold_and_run(&a.ctx->exec, &t, &report);
}

static inline const char *route(void)
{
	const struct route *r = exec_biggest(&a.ctx->exec, &report);

	return r ? r->name : "";
}

static inline void put(struct side *s, char *p, unsigned int seed)
{
	char *buf = fx_host(span);

	fx_pattern(buf, 0, span, seed);
	assert_moved(pl_copy(s->ctx, p, buf, span, NULL), span);
	free(buf);
}

static inline void is(struct side *s, const char *p, size_t at, size_t len, unsigned int seed)
{
	char *want = fx_host(len + 1);
	char *got = fx_host(len + 1);

	fx_pattern(want, at, len, seed);
	if (len) {
		assert_moved(pl_copy(s->ctx, got, p + at, len, NULL), len);
	}
	fx_same(got, want, len, at ? "what was left alone" : "what was carried");
	free(want);
	free(got);
}

static inline const struct wire *wire_of(const struct side *s, unsigned int i)
{
	return ((const struct verbs_remote *)(const void *)s->to)->wires[i];
}

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages and words by the mover `verbs`, by the public interface, on a libibverbs without a
 * network: two contexts of one process are each other's remotes, over two NICs.
 */

#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "fakeverbs_here.h"
#include "fixture.h"

#include "api/remotes.h"
#include "far.h"
#include "move/verbs/mail.h"

#define LEN (64 * KIB)
#define RING 64u
#define LONG_NS UINT64_C(20000000000) /* what should come within this comes at once */

struct side {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_remote *to;
	char *mem; /* LEN bytes of the host's, pinned */
	char *gpu;
	struct pl_grant *grant[2];   /* of both */
	struct pl_region *region[2]; /* of the other side's */
};

static struct side side[2];

static void open_side(struct side *s)
{
	void *p;

	assert_ok(fx_ctx(&s->ctx, NULL));
	assert_ok(pl_dev_open(s->ctx, fx_device(), &s->dev));
	assert_ok(pl_mem_alloc(s->dev, LEN, PL_ALLOC_PINNED, &p));
	s->mem = p;
	memset(s->mem, 0, LEN);
	assert_ok(pl_mem_alloc(s->dev, LEN, 0, &p));
	s->gpu = p;
	assert_ok(pl_remote_open(s->ctx, &s->to));
}

static void give(unsigned int from, unsigned int what, uint32_t rights)
{
	struct side *s = &side[from];
	unsigned char blob[PL_BLOB_MAX];
	ssize_t n;

	assert_ok(pl_grant_open(s->ctx, what ? s->gpu : s->mem, LEN, rights, &s->grant[what]));
	n = pl_grant_blob(s->grant[what], blob, sizeof(blob));
	assert_true(n > 0);
	assert_ok(pl_region_open(side[!from].to, blob, (size_t)n, &side[!from].region[what]));
}

static int begin_apart(void **state)
{
	(void)state;
	memset(side, 0, sizeof(side));
	open_side(&side[0]);
	open_side(&side[1]);
	return 0;
}

static int begin(void **state)
{
	unsigned char blob[2][PL_BLOB_MAX];
	ssize_t n[2];

	(void)begin_apart(state);
	for (unsigned int i = 0; i < 2; i++) {
		n[i] = pl_remote_blob(side[i].to, blob[i], sizeof(blob[i]));
		assert_true(n[i] > 0);
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(side[i].to, blob[!i], (size_t)n[!i]));
	}
	for (unsigned int i = 0; i < 2; i++) {
		give(i, 0, PL_MAY_READ | PL_MAY_WRITE | PL_MAY_ATOMIC);
		give(i, 1, PL_MAY_READ | PL_MAY_WRITE);
	}
	return 0;
}

static int end(void **state)
{
	static const char *const kinds[] = { "contexts", "pds", "mrs", "channels", "cqs", "qps" };

	(void)state;
	FAKE(fakeverbs_torn)(0);
	FAKE(fakeverbs_late)(0, 0);
	FAKE(fakeverbs_fail)("");
	(void)FAKE(fakeverbs_link)(0, 1, 1);
	(void)FAKE(fakeverbs_link)(1, 1, 1);
	for (unsigned int i = 0; i < 2; i++) {
		pl_close(side[i].ctx);
	}
	for (size_t i = 0; i < COUNT(kinds); i++) {
		assert_int_equal(FAKE(fakeverbs_live)(kinds[i]), 0);
	}
	assert_string_equal(FAKE(fakeverbs_violation)(), "");
	return 0;
}

/* What message n of a sender is: its length, and bytes that no other has. */
static size_t message(unsigned int sender, unsigned int n, unsigned char *out)
{
	size_t len = (n * 37u) % (PL_MESSAGE_MAX + 1);

	fx_pattern(out, n * 1000u, len, sender);
	return len;
}

struct talk {
	pthread_t thread;
	unsigned int from; /* side */
	unsigned int n;
	atomic_uint seen;
	const char *said; /* what was wrong */
	char why[200];
};

static void *said(struct talk *t, const char *what)
{
	(void)snprintf(t->why, sizeof(t->why), "%s, at %u: %s", what, t->seen, pl_error_message());
	return t->why;
}

static void *send_all(void *arg)
{
	struct talk *t = arg;

	for (t->seen = 0; t->seen < t->n; t->seen++) {
		unsigned char msg[PL_MESSAGE_MAX];
		size_t len = message(t->from, t->seen, msg);

		if (pl_remote_notify(side[t->from].to, msg, len, LONG_NS)) {
			return said(t, "a message was not sent");
		}
	}
	return NULL;
}

static void *take_all(void *arg)
{
	struct talk *t = arg;

	for (t->seen = 0; t->seen < t->n; t->seen++) {
		unsigned char want[PL_MESSAGE_MAX];
		unsigned char msg[PL_MESSAGE_MAX];
		size_t len = message(t->from, t->seen, want);
		ssize_t n = pl_remote_next(side[!t->from].to, msg, sizeof(msg), LONG_NS);

		if (n != (ssize_t)len || memcmp(msg, want, len) != 0) {
			return said(t, n < 0 ? "no message" : "another message");
		}
	}
	return NULL;
}

static void start(struct talk *t, void *(*fn)(void *), unsigned int from, unsigned int n)
{
	*t = (struct talk){ .from = from, .n = n };
	assert_int_equal(pthread_create(&t->thread, NULL, fn, t), 0);
}

static void finish(struct talk *t)
{
	void *what;

	assert_int_equal(pthread_join(t->thread, &what), 0);
	if (what) {
		fail_msg("%s", (const char *)what);
	}
}

static void nothing_is_left(unsigned int i)
{
	unsigned char msg[PL_MESSAGE_MAX];

	assert_fails(pl_remote_next(side[i].to, msg, sizeof(msg), 0), EAGAIN, "no message");
}

/* Both sides at once, around the ring many times. */
static void messages_come_in_order(void **state)
{
	struct talk t[4];

	(void)state;
	start(&t[0], send_all, 0, 1000);
	start(&t[1], take_all, 0, 1000);
	start(&t[2], send_all, 1, 1000);
	start(&t[3], take_all, 1, 1000);
	for (unsigned int i = 0; i < 4; i++) {
		finish(&t[i]);
	}
	nothing_is_left(0);
	nothing_is_left(1);
}

/* Bytes of a message arrive in any order, and are looked at in between. */
static void torn_messages_come_whole(void **state)
{
	struct talk t[2];

	(void)state;
	FAKE(fakeverbs_torn)(7);
	start(&t[1], take_all, 0, 300);
	start(&t[0], send_all, 0, 300);
	finish(&t[0]);
	finish(&t[1]);
	nothing_is_left(1);
}

static void a_full_ring_is_told(void **state)
{
	unsigned char msg[PL_MESSAGE_MAX];
	struct talk t[2];

	(void)state;
	for (unsigned int i = 0; i < RING; i++) {
		assert_ok(pl_remote_notify(side[0].to, msg, message(0, i, msg), 0));
	}
	assert_fails(pl_remote_notify(side[0].to, "x", 1, 0), EAGAIN, "space");
	assert_fails(pl_remote_notify(side[0].to, "x", 1, 2000000), ETIMEDOUT, "space");
	/* Not those that were refused. */
	start(&t[1], take_all, 0, RING);
	finish(&t[1]);
	nothing_is_left(1);
	for (unsigned int i = 0; i < RING; i++) {
		assert_ok(pl_remote_notify(side[0].to, NULL, 0, 0));
	}
	/* Who waits gets in when there is space; who does not is told at once. */
	start(&t[0], send_all, 0, 5);
	(void)usleep(20000);
	assert_fails(pl_remote_notify(side[0].to, "x", 1, 0), EAGAIN, "space");
	assert_fails(pl_remote_notify(side[0].to, "x", 1, 2000000), ETIMEDOUT, "space");
	for (unsigned int i = 0; i < RING; i++) {
		assert_int_equal(pl_remote_next(side[1].to, NULL, 0, LONG_NS), 0);
	}
	start(&t[1], take_all, 0, 5);
	finish(&t[0]);
	finish(&t[1]);
}

static void bad_input_is_told(void **state)
{
	unsigned char msg[PL_MESSAGE_MAX + 1] = { 0 };
	struct pl_remote *apart;

	(void)state;
	assert_fails(pl_remote_notify(NULL, msg, 1, 0), EINVAL, "remote is NULL");
	assert_fails(pl_remote_next(NULL, msg, 1, 0), EINVAL, "remote is NULL");
	assert_fails(pl_remote_notify(side[0].to, msg, PL_MESSAGE_MAX + 1, 0), EMSGSIZE, "240");
	assert_fails(pl_remote_notify(side[0].to, msg, SIZE_MAX, 0), EMSGSIZE, "240");
	assert_fails(pl_remote_notify(side[0].to, NULL, 1, 0), EFAULT, "NULL");
	assert_fails(pl_remote_next(side[0].to, NULL, 1, 0), EFAULT, "NULL");
	assert_fails(pl_remote_next(side[0].to, msg, 1, 1000000), ETIMEDOUT, "no message");
	assert_ok(pl_remote_open(side[0].ctx, &apart));
	assert_fails(pl_remote_notify(apart, msg, 1, 0), ENOTCONN, "pl_remote_connect()");
	assert_fails(pl_remote_next(apart, msg, 1, 0), ENOTCONN, "pl_remote_connect()");
	pl_remote_close(apart);
	/* A message that does not fit stays. */
	assert_ok(pl_remote_notify(side[0].to, "hello", 5, 0));
	assert_fails(pl_remote_next(side[1].to, msg, 4, LONG_NS), EMSGSIZE, "5 bytes");
	assert_int_equal(msg[0], 0);
	assert_moved(pl_remote_next(side[1].to, msg, 5, 0), 5);
	assert_memory_equal(msg, "hello", 6);
}

/* Any number of threads send and take: each message is somebody's, once. */
#define CROWD 3u
#define EACH 200u

static atomic_uint taken[CROWD * EACH];

static void *crowd_sends(void *arg)
{
	struct talk *t = arg;

	for (t->seen = 0; t->seen < EACH; t->seen++) {
		unsigned int number = t->n * EACH + t->seen;

		if (pl_remote_notify(side[0].to, &number, sizeof(number), LONG_NS)) {
			return said(t, "a message was not sent");
		}
	}
	return NULL;
}

static void *crowd_takes(void *arg)
{
	struct talk *t = arg;

	for (t->seen = 0; t->seen < EACH; t->seen++) {
		unsigned int number;

		if (pl_remote_next(side[1].to, &number, sizeof(number), LONG_NS) !=
			    sizeof(number) ||
		    number >= CROWD * EACH) {
			return said(t, "no message");
		}
		atomic_fetch_add(&taken[number], 1);
	}
	return NULL;
}

static void threads_share_the_mail(void **state)
{
	struct talk t[2 * CROWD];

	(void)state;
	memset(taken, 0, sizeof(taken));
	for (unsigned int i = 0; i < CROWD; i++) {
		start(&t[i], crowd_sends, 0, i);
		start(&t[CROWD + i], crowd_takes, 0, i);
	}
	for (unsigned int i = 0; i < 2 * CROWD; i++) {
		finish(&t[i]);
	}
	for (unsigned int i = 0; i < CROWD * EACH; i++) {
		assert_int_equal(taken[i], 1);
	}
	nothing_is_left(1);
}

/* A rail that fails while messages go over it: none is lost, none comes twice. */
static void a_rail_fails_in_the_middle(void **state)
{
	struct talk t[2];

	(void)state;
	start(&t[1], take_all, 0, 500);
	start(&t[0], send_all, 0, 500);
	while (atomic_load(&t[1].seen) < 50) {
		(void)usleep(100);
	}
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	finish(&t[0]);
	finish(&t[1]);
	nothing_is_left(1);
}

/* The message has arrived, and the sender is told that it has not: it goes again by the other rail,
 * after it was taken, and while it lies in the ring. */
static void what_goes_twice_comes_once(void **state)
{
	unsigned char msg[PL_MESSAGE_MAX];
	struct talk t;

	(void)state;
	FAKE(fakeverbs_fail)("ack:1:12");
	start(&t, take_all, 0, 3);
	assert_ok(pl_remote_notify(side[0].to, msg, message(0, 0, msg), 0));
	assert_ok(pl_remote_notify(side[0].to, msg, message(0, 1, msg), 0));
	assert_ok(pl_remote_notify(side[0].to, msg, message(0, 2, msg), 0));
	finish(&t);
	nothing_is_left(1);
	/* With the last rail it ends. */
	FAKE(fakeverbs_fail)("ack:1:12");
	assert_fails(pl_remote_notify(side[0].to, msg, message(0, 3, msg), 0), EHOSTUNREACH,
		     "no answer");
	assert_fails(pl_remote_notify(side[0].to, msg, message(0, 4, msg), 0), EHOSTUNREACH,
		     "no answer");
	assert_fails(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), EHOSTUNREACH,
		     "no answer");
	assert_moved(pl_remote_next(side[1].to, msg, sizeof(msg), LONG_NS), 111);
}

/* The counter beside the ring is the other side's to write. */
static void a_counter_without_sense_is_told(void **state)
{
	struct verbs_remote *r;
	struct remote *base;

	(void)state;
	assert_ok(remote_begin(side[1].to, &base));
	r = verbs_remote_of(base);
	for (unsigned int i = 0; i < RING; i++) {
		assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	}
	atomic_store(&mail_in(r)->ring.taken, RING + 1);
	assert_fails(pl_remote_notify(side[0].to, "x", 1, LONG_NS), EPROTO, "65 messages");
	atomic_store(&mail_in(r)->ring.taken, UINT64_MAX);
	assert_fails(pl_remote_notify(side[0].to, "x", 1, LONG_NS), EPROTO, "messages");
	/* What lies in the ring and is none, is none: another length, another number. */
	for (unsigned int i = 0; i < MAIL_SLOT_WORDS; i++) {
		atomic_store(&mail_in(r)->ring.slot[1][i], UINT64_MAX);
	}
	nothing_is_left(1);
	atomic_store(&mail_in(r)->ring.slot[1][0], 1);
	nothing_is_left(1);
	remote_end(side[1].to);
}

struct wait {
	pthread_t thread;
	struct pl_remote *r;
	ssize_t n;
	char why[200];
};

static void *wait_for_ever(void *arg)
{
	struct wait *w = arg;
	char msg[PL_MESSAGE_MAX];

	w->n = pl_remote_next(w->r, msg, sizeof(msg), PL_WAIT_FOREVER);
	(void)snprintf(w->why, sizeof(w->why), "%s", pl_error_message());
	return NULL;
}

static void *send_for_ever(void *arg)
{
	struct wait *w = arg;

	w->n = pl_remote_notify(w->r, "x", 1, PL_WAIT_FOREVER);
	(void)snprintf(w->why, sizeof(w->why), "%s", pl_error_message());
	return NULL;
}

/* One waits for a message, two for space. */
static void start_waiting(struct wait w[3])
{
	struct remote *base;

	for (unsigned int i = 0; i < RING; i++) {
		assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	}
	for (unsigned int i = 0; i < 3; i++) {
		w[i] = (struct wait){ .r = side[0].to };
		assert_int_equal(pthread_create(&w[i].thread, NULL,
						i ? send_for_ever : wait_for_ever, &w[i]),
				 0);
	}
	assert_ok(remote_begin(side[0].to, &base));
	while (remote_uses(side[0].to) < 4) {
		(void)usleep(1000);
	}
	remote_end(side[0].to);
	(void)usleep(20000);
}

static void waits_have_ended(struct wait w[3])
{
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(pthread_join(w[i].thread, NULL), 0);
		assert_int_equal(w[i].n, -ESHUTDOWN);
		assert_non_null(strstr(w[i].why, "closed"));
	}
}

static void closing_ends_waits(void **state)
{
	struct wait w[3];

	(void)state;
	start_waiting(w);
	pl_remote_close(side[0].to);
	waits_have_ended(w);
}

static void closing_a_context_ends_waits(void **state)
{
	struct wait w[3];

	(void)state;
	start_waiting(w);
	pl_close(side[0].ctx);
	side[0].ctx = NULL;
	waits_have_ended(w);
}

/* A remote that was closed over there, and had been heard of, is noticed. */
static void who_has_gone_is_told(void **state)
{
	char msg[PL_MESSAGE_MAX];

	(void)state;
	assert_ok(pl_remote_notify(side[1].to, "last", 4, 0));
	assert_moved(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), 4);
	assert_ok(pl_remote_notify(side[1].to, "words", 5, 0));
	pl_remote_close(side[1].to);
	assert_moved(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), 5);
	assert_fails(pl_remote_next(side[0].to, msg, sizeof(msg), PL_WAIT_FOREVER), EHOSTUNREACH,
		     "no answer");
}

/* Nobody is asked before it was heard of: it has not connected yet. */
static void who_comes_late_is_waited_for(void **state)
{
	unsigned char blob[2][PL_BLOB_MAX];
	char msg[PL_MESSAGE_MAX];
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;
	ssize_t n[2];

	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		n[i] = pl_remote_blob(side[i].to, blob[i], sizeof(blob[i]));
	}
	assert_ok(pl_remote_connect(side[0].to, blob[1], (size_t)n[1]));
	FAKE(fakeverbs_stats)(&before);
	assert_fails(pl_remote_next(side[0].to, msg, sizeof(msg), 700000000), ETIMEDOUT, "");
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.send_wrs, before.send_wrs);
	assert_ok(pl_remote_connect(side[1].to, blob[0], (size_t)n[0]));
	assert_ok(pl_remote_notify(side[1].to, "here", 4, 0));
	assert_moved(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), 4);
}

/* All that was written before a message is there when it is taken, over whichever rail it went. */
static void what_was_written_comes_before(void **state)
{
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);
	struct fakeverbs_stats before;
	struct fakeverbs_stats after;
	char msg[1];

	(void)state;
	FAKE(fakeverbs_late)((uintptr_t)side[1].mem, LEN);
	FAKE(fakeverbs_stats)(&before);
	for (unsigned int i = 0; i < 8; i++) {
		/* Each transfer takes the next rail. */
		for (size_t at = 0; at < LEN; at += LEN / 4) {
			fx_pattern(want + at, at, LEN / 4, i);
			assert_moved(far_write(side[0].region[0], want + at, LEN / 4 - 1, at, NULL),
				     LEN / 4 - 1);
			if (i % 2) {
				break; /* one rail has written, and it is not always the same */
			}
		}
		assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
		assert_moved(pl_remote_next(side[1].to, msg, 1, LONG_NS), 1);
		for (size_t at = 0; at < LEN; at += LEN / 4) {
			memcpy(got, side[1].mem + at, LEN / 4);
			fx_same(got, want + at, LEN / 4 - 1, "what was written before a message");
		}
	}
	FAKE(fakeverbs_stats)(&after);
	assert_int_equal(after.late - before.late, 4 * 4 + 4); /* it was held back each time */
	free(want);
	free(got);
}

/* The same for a GPU: its driver flushes, or a READ from there does. GPUs that keep the order show
 * nothing late. */
static void gpus_see_what_was_written_before(void **state)
{
	const char *attr = getenv("FAKECUDA_ATTR");
	char *want = fx_host(LEN);
	char *got = fx_host(LEN);
	char msg[1];

	(void)state;
	for (unsigned int i = 0; i < 6; i++) {
		if (attr) {
			FAKE(fakeverbs_late)((uintptr_t)side[1].gpu, LEN);
		}
		fx_pattern(want, 0, LEN, 20 + i);
		assert_moved(far_write(side[0].region[1], want, LEN, 0, NULL), LEN);
		FAKE(fakeverbs_late)(0, 0);
		assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
		assert_moved(pl_remote_next(side[1].to, msg, 1, LONG_NS), 1);
		assert_moved(pl_copy(side[1].ctx, got, side[1].gpu, LEN, NULL), LEN);
		fx_same(got, want, LEN, "what a kernel would see");
	}
	free(want);
	free(got);
}

/* Nothing more is read than is needed: none without writes, one a rail else. */
static void few_reads(void **state)
{
	unsigned long reads;
	struct fakeverbs_stats s[4];
	char msg[1];

	(void)state;
	assert_moved(far_write(side[0].region[0], side[0].mem, 10, 0, NULL), 10);
	assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	FAKE(fakeverbs_stats)(&s[0]);
	assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	FAKE(fakeverbs_stats)(&s[1]);
	assert_int_equal(s[1].send_wrs - s[0].send_wrs, 1);
	assert_moved(far_write(side[0].region[0], side[0].mem, 10, 0, NULL), 10);
	assert_moved(far_write(side[0].region[0], side[0].mem, 10, 0, NULL), 10);
	assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	FAKE(fakeverbs_stats)(&s[2]);
	reads = s[2].bytes_in - s[1].bytes_in;
	assert_int_equal(reads, 1);
	assert_int_equal(s[2].send_wrs - s[1].send_wrs, 4);
	assert_ok(pl_remote_notify(side[0].to, "x", 1, 0));
	FAKE(fakeverbs_stats)(&s[3]);
	assert_int_equal(s[3].send_wrs - s[2].send_wrs, 1);
	for (unsigned int i = 0; i < 4; i++) {
		assert_moved(pl_remote_next(side[1].to, msg, 1, LONG_NS), 1);
	}
}

static uint64_t word_at(unsigned int i, size_t off)
{
	uint64_t w;

	memcpy(&w, side[i].mem + off, sizeof(w));
	return w;
}

static void *add_many(void *arg)
{
	struct talk *t = arg;
	uint64_t old;

	for (t->seen = 0; t->seen < t->n; t->seen++) {
		if (pl_region_atomic(side[t->from].region[0], PL_ATOMIC_FETCH_ADD, 64, 3, 0,
				     &old) ||
		    pl_region_atomic(side[t->from].region[0], PL_ATOMIC_FETCH_ADD, 72, UINT64_MAX,
				     0, &old)) {
			return said(t, "an addition failed");
		}
	}
	return NULL;
}

static void words_are_changed(void **state)
{
	struct talk t[3];
	uint64_t old = 7;
	uint64_t scope;

	(void)state;
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_QUERY, 0, 0, 0, &scope));
	assert_int_equal(scope, PL_ATOMICS_NIC);
	assert_ok(pl_region_atomic(side[0].region[1], PL_ATOMIC_QUERY, 0, 0, 0, &scope));
	assert_int_equal(scope, PL_ATOMICS_NONE);
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, 8, 5, 0, &old));
	assert_int_equal(old, 0);
	assert_int_equal(word_at(1, 8), 5);
	assert_ok(
		pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, 8, (uint64_t)-7, 0, &old));
	assert_int_equal(old, 5);
	assert_int_equal(word_at(1, 8), (uint64_t)-2);
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_COMPARE_SWAP, 8, 99, 1, &old));
	assert_int_equal(old, (uint64_t)-2);
	assert_int_equal(word_at(1, 8), (uint64_t)-2);
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_COMPARE_SWAP, 8, UINT64_MAX - 5,
				   old, &old));
	assert_int_equal(old, (uint64_t)-2);
	assert_int_equal(word_at(1, 8), UINT64_MAX - 5);
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, LEN - 8, 1, 0, &old));
	assert_int_equal(word_at(1, LEN - 8), 1);
	assert_int_equal(word_at(1, 0) | word_at(1, 16) | word_at(1, LEN - 16), 0);
	for (unsigned int i = 0; i < 3; i++) {
		start(&t[i], add_many, 0, 100);
	}
	for (unsigned int i = 0; i < 3; i++) {
		finish(&t[i]);
	}
	assert_int_equal(word_at(1, 64), 900);
	assert_int_equal(word_at(1, 72), (uint64_t)-300);
}

static void wrong_words_are_refused(void **state)
{
	uint64_t old = 7;
	struct pl_region *x = side[0].region[0];
	struct pl_grant *g = NULL;
	uint64_t scope;

	(void)state;
	assert_fails(pl_region_atomic(NULL, PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old), EINVAL,
		     "region is NULL");
	assert_fails(pl_region_atomic(NULL, PL_ATOMIC_COMPARE_SWAP, 0, 2, 1, &old), EINVAL,
		     "region is NULL");
	assert_fails(pl_region_atomic(NULL, PL_ATOMIC_QUERY, 0, 0, 0, &scope), EINVAL,
		     "region is NULL");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, 4, 1, 0, &old), EINVAL,
		     "multiple of 8");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, LEN, 1, 0, &old), EINVAL,
		     "not in the region");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, (uint64_t)-8, 1, 0, &old), EINVAL,
		     "not in the region");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, 0, 1, 0, NULL), EINVAL, "NULL");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_QUERY, 0, 0, 0, NULL), EINVAL, "NULL");
	assert_fails(pl_region_atomic(x, 3, 0, 1, 0, &old), EINVAL, "no atomic operation 3");
	assert_fails(pl_region_atomic(side[0].region[1], PL_ATOMIC_COMPARE_SWAP, 0, 2, 1, &old),
		     EACCES, "PL_MAY_ATOMIC");
	assert_fails(pl_grant_open(side[0].ctx, side[0].mem + 4, 16, PL_MAY_ATOMIC, &g), EINVAL,
		     "multiple of 8");
	assert_int_equal(old, 7);
	assert_int_equal(word_at(1, 0), 0);
	/* In doubt it is an error, and not tried again. */
	FAKE(fakeverbs_fail)("ack:1:12");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old), EHOSTUNREACH,
		     "no answer");
	assert_fails(pl_region_atomic(x, PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old), EHOSTUNREACH, "down");
	assert_int_equal(old, 7);
	assert_int_equal(word_at(1, 0), 1);
}

/* By one NIC of the owner's, whichever rails transfers take. */
static void all_words_go_by_one_nic(void **state)
{
	uint64_t old;

	(void)state;
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	for (unsigned int i = 0; i < 4; i++) {
		assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old));
	}
	assert_int_equal(word_at(1, 0), 4);
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 1), 0);
	/* Whether or not the library's own READ has found it before the call. */
	assert_fails(pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old),
		     EHOSTUNREACH, "");
}

struct reader {
	pthread_t thread;
	char *to;
	ssize_t n;
};

static void *read_one(void *arg)
{
	struct reader *r = arg;

	r->n = far_read(side[0].region[0], r->to, LEN, 0, NULL);
	return NULL;
}

/* All that is under way when the other side falls silent fails alike, whichever request of the
 * connection finds out. */
static void silence_has_one_errno(void **state)
{
	struct reader v[8];
	char *got = fx_host(COUNT(v) * LEN);

	(void)state;
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	FAKE(fakeverbs_stall)(1);
	for (unsigned int i = 0; i < COUNT(v); i++) {
		v[i].to = got + (size_t)i * LEN;
		assert_int_equal(pthread_create(&v[i].thread, NULL, read_one, &v[i]), 0);
	}
	(void)usleep(300000); /* they are posted, by the rail that is left */
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	FAKE(fakeverbs_stall)(0);
	for (unsigned int i = 0; i < COUNT(v); i++) {
		assert_int_equal(pthread_join(v[i].thread, NULL), 0);
	}
	for (unsigned int i = 0; i < COUNT(v); i++) {
		if (v[i].n != -EHOSTUNREACH) {
			fail_msg("read %u: %zd", i, v[i].n);
		}
	}
	/* Nor has one that comes later another. */
	assert_fails(far_read(side[0].region[0], got, LEN, 0, NULL), EHOSTUNREACH, "no answer");
	free(got);
}

/* Requests of a queue, small ones that are carried together and a large one: some are begun when
 * the rail is gone. */
static void silence_has_one_errno_in_queues(void **state)
{
	struct pl_request v[9] = { PL_REQUEST_INIT };
	struct pl_completion c[9];
	char *got = fx_host(COUNT(v) * LEN);
	struct pl_queue *queue;

	(void)state;
	assert_ok(pl_queue_open(side[0].ctx, NULL, &queue));
	assert_int_equal(FAKE(fakeverbs_link)(1, 1, 0), 0);
	FAKE(fakeverbs_stall)(1);
	for (unsigned int i = 0; i < COUNT(v); i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
		v[i].op = PL_OP_READ;
		v[i].region = side[0].region[0];
		v[i].mem = got + (size_t)i * LEN;
		v[i].len = i ? 4096 : LEN;
	}
	assert_moved(pl_queue_submit(queue, v, COUNT(v), NULL, NULL), COUNT(v));
	(void)usleep(300000); /* some are posted, by the rail that is left */
	assert_int_equal(FAKE(fakeverbs_link)(0, 1, 0), 0);
	FAKE(fakeverbs_stall)(0);
	assert_moved(pl_queue_wait(queue, c, COUNT(v), COUNT(v), LONG_NS), COUNT(v));
	for (unsigned int i = 0; i < COUNT(v); i++) {
		assert_moved(c[i].result, -EHOSTUNREACH);
	}
	assert_non_null(strstr(pl_error_message(), "no answer"));
	pl_queue_close(queue);
	free(got);
}

static void guards_are_looked_at(void **state)
{
	struct pl_guard guard = { .off = 512, .value = 41 };
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_region *x = side[0].region[0];
	uint64_t word = 41;
	char *got = fx_host(LEN);

	(void)state;
	memset(side[1].mem, 'a', LEN);
	memcpy(side[1].mem + 512, &word, sizeof(word));
	opts.report = &report;
	opts.timeout_ns = LONG_NS;
	assert_moved(pl_region_read_guarded(x, got, 4096, 1024, &guard, &opts), 4096);
	assert_int_equal(report.direct + report.staged, 4096);
	fx_same(got, side[1].mem + 1024, 4096, "what was read");
	assert_moved(pl_region_read_guarded(x, got, 0, 0, &guard, NULL), 0);
	assert_moved(pl_region_read_guarded(x, side[0].gpu, LEN, 0, &guard, NULL), LEN);
	word = 42;
	memcpy(side[1].mem + 512, &word, sizeof(word));
	assert_fails(pl_region_read_guarded(x, got, 4096, 1024, &guard, NULL), ESTALE,
		     "is 42 now, and 41 was expected");
	assert_fails(pl_region_read_guarded(x, got, 0, 0, &guard, NULL), ESTALE, "offset 512");
	guard.value = 42;
	assert_moved(pl_region_read_guarded(x, got, 4096, 1024, &guard, NULL), 4096);
	guard.off = 4;
	assert_fails(pl_region_read_guarded(x, got, 4096, 0, &guard, NULL), EINVAL,
		     "multiple of 8");
	guard.off = LEN;
	assert_fails(pl_region_read_guarded(x, got, 4096, 0, &guard, NULL), EINVAL,
		     "not in the region");
	assert_fails(pl_region_read_guarded(x, got, 4096, 0, NULL, NULL), EINVAL, "guard is NULL");
	assert_fails(pl_region_read_guarded(NULL, got, 4096, 0, &guard, NULL), EINVAL,
		     "region is NULL");
	free(got);
}

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

static void be_a_child(void)
{
	struct pl_guard guard = { 0 };
	struct side *s = &side[0];
	char msg[PL_MESSAGE_MAX];
	uint64_t scope;
	uint64_t old;

	(void)alarm(60);
	WANT(pl_remote_notify(s->to, msg, 1, PL_WAIT_FOREVER) == -ESTALE);
	WANT(pl_remote_next(s->to, msg, 1, PL_WAIT_FOREVER) == -ESTALE);
	WANT(pl_region_atomic(s->region[0], PL_ATOMIC_FETCH_ADD, 0, 1, 0, &old) == -ESTALE);
	WANT(pl_region_atomic(s->region[0], PL_ATOMIC_COMPARE_SWAP, 0, 1, 1, &old) == -ESTALE);
	WANT(pl_region_atomic(s->region[0], PL_ATOMIC_QUERY, 0, 0, 0, &scope) == -ESTALE);
	WANT(pl_region_read_guarded(s->region[0], msg, 1, 0, &guard, NULL) == -ESTALE);
	pl_remote_close(s->to);
	pl_close(s->ctx);
	_exit(0);
}

static void children_have_none(void **state)
{
	char msg[PL_MESSAGE_MAX];
	int status = -1;
	pid_t child;

	(void)state;
	assert_ok(pl_remote_notify(side[1].to, "before", 6, 0));
	child = fx_fork();
	if (child == 0) {
		be_a_child();
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	assert_moved(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), 6);
	assert_ok(pl_remote_notify(side[1].to, "behind", 6, 0));
	assert_moved(pl_remote_next(side[0].to, msg, sizeof(msg), LONG_NS), 6);
}

/* The memory for messages is registered with both NICs, twice; nothing is left of a remote that
 * could not be opened. */
static void registrations_may_fail(void **state)
{
	long before = FAKE(fakeverbs_live)("mrs");
	struct pl_remote *r = NULL;
	char spec[40];

	(void)state;
	for (unsigned int i = 1; i <= 4; i++) {
		(void)snprintf(spec, sizeof(spec), "ibv_reg_mr_iova2:%u:12", i);
		FAKE(fakeverbs_fail)(spec);
		assert_fails(pl_remote_open(side[0].ctx, &r), ENOMEM, "ulimit -l");
		assert_null(r);
		assert_int_equal(FAKE(fakeverbs_live)("mrs"), before);
		assert_int_equal(FAKE(fakeverbs_live)("qps"), 4);
	}
	FAKE(fakeverbs_fail)("");
	assert_ok(pl_remote_open(side[0].ctx, &r));
	assert_int_equal(FAKE(fakeverbs_live)("mrs"), before + 4);
	pl_remote_close(r);
	assert_int_equal(FAKE(fakeverbs_live)("mrs"), before);
}

/* A NIC that does not let go of the memory for messages may write there: it stays mapped, and is
 * not given back before the NIC was asked again, with the context. */
static void memory_that_stays_is_kept(void **state)
{
	long before = FAKE(fakeverbs_live)("mrs");
	struct remote *base;
	void *in;

	(void)state;
	assert_ok(remote_begin(side[0].to, &base));
	in = mail_in(verbs_remote_of(base));
	remote_end(side[0].to);
	FAKE(fakeverbs_fail)
	("ibv_dereg_mr:1:5,ibv_dereg_mr:2:5,ibv_dereg_mr:3:5,ibv_dereg_mr:4:5");
	pl_remote_close(side[0].to);
	FAKE(fakeverbs_fail)("");
	assert_int_equal(FAKE(fakeverbs_live)("mrs"), before);
	assert_int_equal(msync(in, sizeof(struct mail_in), MS_ASYNC), 0);
	pl_close(side[0].ctx);
	side[0].ctx = NULL;
	assert_int_equal(msync(in, 1, MS_ASYNC), -1);
	assert_int_equal(errno, ENOMEM);
	/* One that is in use for a moment is tried again. */
	FAKE(fakeverbs_fail)("ibv_dereg_mr:1:16,ibv_dereg_mr:2:16");
	pl_remote_close(side[1].to);
	FAKE(fakeverbs_fail)("");
}

/* NICs that have no atomic operations, or those that reach the host's. */
static void nics_have_none(void **state)
{
	struct pl_grant *g = NULL;

	(void)state;
	assert_fails(pl_grant_open(side[0].ctx, side[0].mem, 8, PL_MAY_ATOMIC, &g), EOPNOTSUPP,
		     "has atomic operations: grant it without PL_MAY_ATOMIC");
	assert_null(g);
	assert_ok(pl_grant_open(side[0].ctx, side[0].mem, 8, PL_MAY_READ | PL_MAY_WRITE, &g));
}

/* A NIC that keeps what was registered before its lack was known: who asked is told. */
static void a_refused_grant_stays(void **state)
{
	struct pl_grant *g = NULL;

	(void)state;
	FAKE(fakeverbs_fail)("ibv_dereg_mr:1:5");
	assert_fails(pl_grant_open(side[0].ctx, side[0].mem, 8, PL_MAY_ATOMIC, &g), EIO,
		     "does not take back 8 bytes");
	FAKE(fakeverbs_fail)("");
	assert_null(g);
}

static int end_with_one(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		pl_close(side[i].ctx);
	}
	assert_int_equal(FAKE(fakeverbs_live)("mrs"), 1);
	return 0;
}

static void the_second_nic_has_them(void **state)
{
	uint64_t old;
	uint64_t scope;
	bool glob = strstr(getenv("FAKEVERBS_ATOMICS"), "glob") != NULL;

	(void)state;
	assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_QUERY, 0, 0, 0, &scope));
	assert_int_equal(scope, glob ? PL_ATOMICS_HOST : PL_ATOMICS_NIC);
	for (unsigned int i = 0; i < 4; i++) {
		assert_ok(pl_region_atomic(side[0].region[0], PL_ATOMIC_FETCH_ADD, 8, 2, 0, &old));
		assert_int_equal(old, 2 * i);
	}
	assert_int_equal(word_at(1, 8), 8);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)
#define APART(f) cmocka_unit_test_setup_teardown(f, begin_apart, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(messages_come_in_order),
		TEST(torn_messages_come_whole),
		TEST(a_full_ring_is_told),
		TEST(bad_input_is_told),
		TEST(threads_share_the_mail),
		TEST(a_rail_fails_in_the_middle),
		TEST(what_goes_twice_comes_once),
		TEST(a_counter_without_sense_is_told),
		TEST(closing_ends_waits),
		TEST(closing_a_context_ends_waits),
		TEST(who_has_gone_is_told),
		APART(who_comes_late_is_waited_for),
		TEST(what_was_written_comes_before),
		TEST(gpus_see_what_was_written_before),
		TEST(few_reads),
		TEST(words_are_changed),
		TEST(wrong_words_are_refused),
		TEST(all_words_go_by_one_nic),
		TEST(silence_has_one_errno),
		TEST(silence_has_one_errno_in_queues),
		TEST(guards_are_looked_at),
		TEST(children_have_none),
		APART(registrations_may_fail),
		TEST(memory_that_stays_is_kept),
	};
	const struct CMUnitTest older[] = {
		TEST(gpus_see_what_was_written_before),
		TEST(what_was_written_comes_before),
	};
	const struct CMUnitTest none[] = {
		APART(nics_have_none),
		cmocka_unit_test_setup_teardown(a_refused_grant_stays, begin_apart, end_with_one)
	};
	const struct CMUnitTest some[] = { TEST(the_second_nic_has_them) };
	const char *atomics = getenv("FAKEVERBS_ATOMICS");

	if (atomics) {
		return strcmp(atomics, "none") == 0
			       ? cmocka_run_group_tests_name("no atomics", none, NULL, NULL)
			       : cmocka_run_group_tests_name("some atomics", some, NULL, NULL);
	}
	return getenv("FAKECUDA_ATTR")
		       ? cmocka_run_group_tests_name("mail of older GPUs", older, NULL, NULL)
		       : cmocka_run_group_tests_name("mail", tests, NULL, NULL);
}

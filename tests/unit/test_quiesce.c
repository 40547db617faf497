/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Promises and still moments: on the same device one excludes the other, on others it does not. */

#include "queued.h"
#include "unit.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/log.h"
#include "dev/dev.h"

/* Any two of a driver that nobody else uses here. */
static const struct dev_driver driver = { .name = "test" };
static dev_set a, b;

static void nap(void)
{
	(void)usleep(1000);
}

static atomic_uint complaints;

static void on_log(int level, const char *line, void *arg)
{
	(void)level;
	(void)line;
	(void)arg;
	atomic_fetch_add(&complaints, 1);
}

static int setup(void **state)
{
	(void)state;
	log_set_sink(on_log, NULL, LOG_WARN);
	a = UINT64_C(1) << dev_place(&driver, 0);
	b = UINT64_C(1) << dev_place(&driver, 1);
	return 0;
}

static void places(void **state)
{
	struct dev first = { .place = dev_place(&driver, 0) };
	struct dev second = { .place = dev_place(&driver, 1) };
	dev_set last = 0;

	(void)state;
	assert_true(a != b);
	assert_true(dev_set_of(&first) == a); /* another context's */
	assert_true(dev_set_of(&second) == b);
	assert_true(dev_set_of(NULL) == 0);
	for (int i = 2; i < 80; i++) {
		last = UINT64_C(1) << dev_place(&dev_soft_driver, i);
		assert_true(last != a && last != b);
	}
	assert_true(last == UINT64_C(1) << 63); /* of all that are too many */
}

static bool still_now(dev_set on)
{
	bool still = dev_quiesce_try(on);

	if (still) {
		dev_quiesce_end(on);
	}
	return still;
}

static bool series_now(dev_set on)
{
	bool may = dev_series_begin(on) != 0;

	if (may) {
		dev_series_end(on);
	}
	assert_true(may != dev_busy(on));
	return may;
}

/* Beside transfers that streams carry by themselves, and no others. */
static void beside_ordered_ones(void **state)
{
	(void)state;
	queued_begin(a);
	assert_false(series_now(a));
	queued_end(a);
	dev_transfer_begin(queued_stream(), a, true);
	assert_false(still_now(a));
	assert_true(dev_pending(a | b));
	assert_true(series_now(a | b));
	queued_begin(b);
	assert_false(series_now(a | b));
	assert_true(series_now(a));
	queued_end(b);
	queued_begin(a);
	assert_false(series_now(a));
	queued_end(a);
	assert_true(series_now(a));
	dev_transfer_unordered(a);
	assert_false(series_now(a));
	queued_end(a);
	assert_true(series_now(a));
	assert_false(dev_pending(a));
}

static void each_its_own(void **state)
{
	(void)state;
	queued_begin(a);
	assert_false(still_now(a));
	assert_false(still_now(a | b));
	assert_false(still_now(DEV_ALL));
	assert_true(still_now(b));
	queued_begin(a | b);
	assert_false(still_now(b));
	queued_end(a);
	assert_false(still_now(a));
	assert_true(dev_engine_late(queued_stream()->dev));
	queued_end(a | b);
	assert_true(still_now(DEV_ALL));
	assert_false(dev_engine_late(queued_stream()->dev));
	assert_true(dev_quiesce_try(a));
	dev_quiesce_begin(a); /* they overlap */
	queued_begin(b);
	queued_end(b);
	dev_quiesce_end(a);
	dev_quiesce_end(a);
}

struct waiter {
	pthread_t thread;
	dev_set on;
	bool promise;
	atomic_bool done;
};

static void *wait_for_it(void *arg)
{
	struct waiter *w = arg;

	if (w->promise) {
		queued_begin(w->on);
	} else {
		dev_quiesce_begin(w->on);
	}
	atomic_store(&w->done, true);
	return NULL;
}

static void start(struct waiter *w)
{
	assert_int_equal(pthread_create(&w->thread, NULL, wait_for_it, w), 0);
}

static void finish(struct waiter *w)
{
	assert_int_equal(pthread_join(w->thread, NULL), 0);
	assert_true(atomic_load(&w->done));
}

/* A promise comes after the still moment of one of its devices; that somebody waits for it shows in
 * that no further one is to be had there. */
static void promises_wait(void **state)
{
	struct waiter other = { .on = b, .promise = true };
	struct waiter both = { .on = a | b, .promise = true };

	(void)state;
	dev_quiesce_begin(a);
	start(&other);
	finish(&other); /* it does not wait */
	start(&both);
	while (!atomic_load(&both.done) && still_now(a)) {
		nap();
	}
	assert_false(atomic_load(&both.done));
	dev_quiesce_end(a);
	finish(&both);
	assert_false(still_now(a));
	queued_end(a | b);
	queued_end(b);
	assert_true(still_now(DEV_ALL));
}

/* A still moment comes after the last promise on any of its devices. Those who come later wait for
 * it: so does this thread, which therefore only looks whether there is one. */
static void stills_wait(void **state)
{
	struct waiter all = { .on = DEV_ALL };
	struct waiter late = { .on = b, .promise = true };
	bool first;

	(void)state;
	queued_begin(a);
	queued_begin(a | b);
	start(&all);
	start(&late);
	while (!atomic_load(&all.done) && still_now(b)) {
		nap();
	}
	queued_end(a | b);
	for (unsigned int i = 0; i < 20; i++) {
		nap();
		assert_false(atomic_load(&all.done));
	}
	queued_end(a);
	/* Its thread may have been the first: then the still moment waits for its promise, too. */
	while (!atomic_load(&all.done) && !atomic_load(&late.done)) {
		nap();
	}
	first = !atomic_load(&all.done);
	if (first) {
		queued_end(b);
	}
	finish(&all);
	dev_quiesce_end(DEV_ALL);
	finish(&late);
	if (!first) {
		queued_end(b);
	}
	assert_true(still_now(DEV_ALL));
}

#define THREADS 4
#define DEVICES 3

static atomic_uint promised[DEVICES], served[DEVICES], wrong;

static void enter(atomic_uint *ours, const atomic_uint *theirs, dev_set on)
{
	for (unsigned int i = 0; i < DEVICES; i++) {
		if (on & a << i) {
			atomic_fetch_add(&ours[i], 1);
			atomic_fetch_add(&wrong, atomic_load(&theirs[i]) != 0);
		}
	}
	for (unsigned int i = 0; i < DEVICES; i++) {
		if (on & a << i) {
			atomic_fetch_sub(&ours[i], 1);
		}
	}
}

static void *mix(void *arg)
{
	uint64_t rng = (uintptr_t)arg;

	for (unsigned int i = 0; i < 20000; i++) {
		uint64_t x = unit_random(&rng);
		dev_set on = a * (1 + x % ((1u << DEVICES) - 1));

		switch (x >> 32 & 3) {
		case 0:
		case 1:
			queued_begin(on);
			enter(promised, served, on);
			queued_end(on);
			break;
		case 2:
			dev_quiesce_begin(on);
			enter(served, promised, on);
			dev_quiesce_end(on);
			break;
		default:
			if (dev_quiesce_try(on)) {
				enter(served, promised, on);
				dev_quiesce_end(on);
			}
		}
	}
	return NULL;
}

static void many(void **state)
{
	uint64_t seed = unit_seed();
	pthread_t t[THREADS];

	(void)state;
	assert_true(b == a << 1);
	assert_true((UINT64_C(1) << dev_place(&driver, 2)) == a << 2);
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(
			pthread_create(&t[i], NULL, mix, (void *)(uintptr_t)(seed + i * 7919)), 0);
	}
	for (unsigned int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(atomic_load(&wrong), 0);
	assert_true(still_now(DEV_ALL));
}

/* Whoever slept was woken, and did not find out by himself after long. */
static void woken(void **state)
{
	(void)state;
	assert_int_equal(atomic_load(&complaints), 0);
	log_set_sink(NULL, NULL, LOG_OFF);
}

static unsigned int asked; /* calls of the driver */

static int count_alloc(struct dev *d, size_t len, void **out)
{
	(void)d;
	(void)len;
	*out = NULL;
	asked++;
	return 0;
}

static int count_release(struct dev *d, void *ptr)
{
	(void)d;
	(void)ptr;
	asked++;
	return 0;
}

static int count_pin(struct dev *d, void *host, size_t len)
{
	(void)host;
	return count_release(d, (void *)len);
}

static int count_pages(struct dev *d, const void *host, size_t len)
{
	(void)host;
	return count_release(d, (void *)len);
}

static int count_enable(struct dev *d, struct dev *peer)
{
	(void)peer;
	return count_release(d, NULL);
}

static int count_stream(struct dev *d, struct dev_stream **out)
{
	*out = NULL;
	return count_release(d, NULL);
}

static int count_event(struct dev *d, struct dev_event **out)
{
	*out = NULL;
	return count_release(d, NULL);
}

static int count_copy(struct dev_stream *own, void *dst, const void *src, size_t len)
{
	(void)src;
	(void)len;
	return count_release(own->dev, dst);
}

static int count_copies(struct dev_stream *own, const struct dev_piece *v, size_t n,
			struct dev_touch touch)
{
	(void)v;
	(void)touch;
	return count_release(own->dev, (void *)n);
}

static struct dev counted = {
	.mem = { .alloc = count_alloc,
		 .release = count_release,
		 .pin = count_pin,
		 .unpin = count_pin,
		 .pin_readonly = count_pages,
		 .unpin_readonly = count_pages },
	.stream = { .create = count_stream,
		    .copy = count_copy,
		    .copy_many = count_copies,
		    .event = { .create = count_event } },
	.share = { .peer_enable = count_enable },
};

#define BESIDE 4u /* of these, the first are done beside ordered transfers */
#define OPERATIONS 11u

/* Each operation with that intent: 0, -EBUSY, or anything else. */
static int ask(unsigned int which, enum dev_intent may, struct dev *peer)
{
	struct dev_stream own = { .dev = &counted };
	struct dev *d = &counted;
	struct dev_event *event;
	struct dev_stream *other;
	void *p;

	switch (which) {
	case 0:
		return dev_pin(d, may, NULL, 1);
	case 1:
		return dev_pin_readonly(d, may, NULL, 1);
	case 2:
		return dev_stream_create(d, may, &other);
	case 3:
		return dev_events_create(d, may, &event, 1);
	case 4:
		return dev_alloc(d, may, 1, &p);
	case 5:
		return dev_release(d, may, NULL);
	case 6:
		return dev_unpin(d, may, NULL, 1);
	case 7:
		return dev_unpin_readonly(d, may, NULL, 1);
	case 8:
		return dev_copy(&own, may, NULL, NULL, 1);
	case 9:
		return dev_copy_many(&own, may, NULL, 0, (struct dev_touch){ .sure = true });
	default:
		return dev_peer_enable(d, may, peer);
	}
}

/* The driver is asked, or -EBUSY says that it was not; and the period has ended. */
static void answers(unsigned int which, enum dev_intent may, struct dev *peer, int want)
{
	unsigned int before = asked;

	assert_int_equal(ask(which, may, peer), want);
	assert_int_equal(asked - before, want == 0);
}

static void intents(void **state)
{
	struct dev peer = { .place = dev_place(&driver, 1) };

	(void)state;
	counted.place = dev_place(&driver, 0);
	for (unsigned int i = 0; i < OPERATIONS; i++) {
		answers(i, DEV_NOWAIT, &peer, 0);
		queued_begin(a);
		answers(i, DEV_NOWAIT, &peer, -EBUSY);
		answers(i, DEV_WAIT, &peer, 0);
		queued_end(a);
		queued_begin(b);
		answers(i, DEV_NOWAIT, &peer, i + 1 == OPERATIONS ? -EBUSY : 0);
		queued_end(b);
		dev_transfer_begin(queued_stream(), a, true);
		answers(i, DEV_NOWAIT, &peer, i < BESIDE ? 0 : -EBUSY);
		dev_transfer_end(queued_stream(), a, true);
		queued_begin(a); /* it would wait for a period that goes on */
		queued_end(a);
	}
}

/* Who waits for others, or may have to, holds none of our locks. */
static void with_a_lock(void **state)
{
	static struct lock lock = LOCK_INIT(RANK_MEM);

	(void)state;
	for (unsigned int i = 0; i < OPERATIONS + 2; i++) {
		bool frees = i >= OPERATIONS || (i >= BESIDE && i < 8);
		pid_t pid = fork();
		int status;

		if (pid == 0) {
			(void)close(STDERR_FILENO);
			lock_acquire(&lock);
			if (i == OPERATIONS) {
				queued_begin(a);
			} else if (i > OPERATIONS) {
				dev_quiesce_begin(a);
			} else {
				(void)ask(i, DEV_NOWAIT, &counted);
				(void)ask(i, DEV_WAIT, &counted);
			}
			_exit(0);
		}
		assert_int_equal(waitpid(pid, &status, 0), pid);
#ifndef PEERLANE_LOCK_CHECKS
		frees = false;
#endif
		assert_int_equal(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, frees);
		assert_true(frees || status == 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_its_own),	 cmocka_unit_test(beside_ordered_ones),
		cmocka_unit_test(promises_wait), cmocka_unit_test(stills_wait),
		cmocka_unit_test(many),		 cmocka_unit_test(intents),
		cmocka_unit_test(woken),	 cmocka_unit_test(with_a_lock),
		cmocka_unit_test(places),
	};

	return cmocka_run_group_tests(tests, setup, NULL);
}

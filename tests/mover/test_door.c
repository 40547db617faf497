/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Doors: contexts of this process stand for processes that do not know each other. */

#include "door_kit.h"
#include "far.h"

#define LEN (1 * MIB + 77)
#define CALLERS 12u

struct let_in {
	struct pl_remote *remotes[CALLERS];
	unsigned int n;
};

static void *let_all_in(void *arg)
{
	struct let_in *l = arg;

	for (unsigned int i = 0; i < l->n; i++) {
		assert_ok(pl_door_next(door, &l->remotes[i], SOON_NS));
	}
	return NULL;
}

struct caller {
	pthread_t thread;
	struct pl_remote *remote;
	char name;
};

static void *call(void *arg)
{
	struct caller *c = arg;

	assert_ok(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &c->remote));
	assert_ok(pl_remote_notify(c->remote, &c->name, 1, SOON_NS));
	return NULL;
}

static void one_blob_serves_many(void **state)
{
	struct caller callers[CALLERS];
	struct let_in all = { .n = CALLERS };
	unsigned char granted[PL_BLOB_MAX];
	char *far = fx_host(LEN), *near = fx_host(LEN);
	unsigned int seen = 0;
	struct pl_grant *g;
	pthread_t thread;
	ssize_t n;

	(void)state;
	assert_int_equal(pthread_create(&thread, NULL, let_all_in, &all), 0);
	for (unsigned int i = 0; i < CALLERS; i++) {
		callers[i] = (struct caller){ .name = (char)i };
		assert_int_equal(pthread_create(&callers[i].thread, NULL, call, &callers[i]), 0);
	}
	(void)pthread_join(thread, NULL);
	for (unsigned int i = 0; i < CALLERS; i++) {
		(void)pthread_join(callers[i].thread, NULL);
	}
	/* Each has its own remote: messages of all come, each by another. */
	for (unsigned int i = 0; i < CALLERS; i++) {
		char c = 99;

		assert_int_equal(pl_remote_next(all.remotes[i], &c, 1, SOON_NS), 1);
		assert_true(c >= 0 && (unsigned int)c < CALLERS);
		seen |= 1u << c;
	}
	assert_int_equal(seen, (1u << CALLERS) - 1);
	/* And reaches memory in both directions. */
	fx_pattern(far, 0, LEN, 3);
	assert_ok(pl_grant_open(owner, far, LEN, PL_MAY_READ, &g));
	n = pl_grant_blob(g, granted, sizeof(granted));
	for (unsigned int i = 0; i < 2; i++) {
		struct pl_region *region;

		memset(near, 0, LEN);
		assert_ok(pl_region_open(callers[i].remote, granted, (size_t)n, &region));
		assert_int_equal(far_read(region, near, LEN, 0, NULL), LEN);
		fx_same(near, far, LEN, "what was read");
		assert_ok(pl_remote_notify(all.remotes[i], "x", 1, SOON_NS));
	}
	assert_ok(pl_grant_close(g));
	for (unsigned int i = 0; i < CALLERS; i++) {
		pl_remote_close(callers[i].remote);
		pl_remote_close(all.remotes[i]);
	}
	free(far);
	free(near);
}

struct waiter {
	atomic_int tid;
	int rc;
};

static void *wait_at_door(void *arg)
{
	struct waiter *w = arg;
	struct pl_remote *r;

	asleep_soon(&w->tid);
	w->rc = pl_door_next(door, &r, PL_WAIT_FOREVER);
	return NULL;
}

/* Threads that wait, and those that come later, end; the door is there until it is closed. */
static void it_is_shut_before_it_is_closed(void **state)
{
	struct pl_remote *r;
	struct waiter w = { 0 };
	pthread_t thread;

	(void)state;
	pl_door_shut(NULL);
	assert_int_equal(pthread_create(&thread, NULL, wait_at_door, &w), 0);
	assert_true(asleep_wait(&w.tid));
	pl_door_shut(door);
	pl_door_shut(door);
	(void)pthread_join(thread, NULL);
	assert_int_equal(w.rc, -ESHUTDOWN);
	assert_fails(pl_door_next(door, &r, PL_WAIT_FOREVER), ESHUTDOWN, "the door was shut");
	assert_int_equal(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &r), -ECONNREFUSED);
	assert_int_equal(pl_door_blob(door, blob, sizeof(blob)), blob_len);
}

static void it_ends_when_it_is_closed(void **state)
{
	struct pl_remote *r;
	struct waiter w = { 0 };
	pthread_t thread;

	(void)state;
	assert_int_equal(pl_door_next(door, &r, 0), -EAGAIN);
	assert_int_equal(pl_door_next(door, &r, 1000000), -ETIMEDOUT);
	assert_int_equal(pl_remote_knock(fx.ctx, blob, blob_len, 20000000, &r), -ETIMEDOUT);
	assert_non_null(strstr(pl_error_message(), "pl_door_next"));
	assert_int_equal(pthread_create(&thread, NULL, wait_at_door, &w), 0);
	assert_true(asleep_wait(&w.tid));
	pl_door_close(door); /* may take the knock that timed out: then its remote stays */
	(void)pthread_join(thread, NULL);
	assert_true(w.rc == -ESHUTDOWN || w.rc == 0);
	assert_int_equal(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &r), -ECONNREFUSED);
	assert_ok(pl_door_open(owner, &door));
	assert_int_equal(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &r), -ECONNREFUSED);
}

static void bad_blobs_are_refused(void **state)
{
	struct pl_remote *r, *mine;
	unsigned char other[PL_BLOB_MAX];
	ssize_t n;

	(void)state;
	for (size_t i = 0; i < blob_len; i++) {
		blob[i] ^= 1;
		assert_int_equal(pl_remote_knock(fx.ctx, blob, blob_len, 0, &r), -EINVAL);
		blob[i] ^= 1;
	}
	for (size_t i = 0; i < blob_len; i++) {
		assert_int_equal(pl_remote_knock(fx.ctx, blob, i, 0, &r), -EINVAL);
	}
	/* Of another kind, both ways round. */
	assert_ok(pl_remote_open(fx.ctx, &mine));
	n = pl_remote_blob(mine, other, sizeof(other));
	assert_int_equal(pl_remote_knock(fx.ctx, other, (size_t)n, 0, &r), -EINVAL);
	assert_non_null(strstr(pl_error_message(), "of a door"));
	assert_int_equal(pl_remote_connect(mine, blob, blob_len), -EINVAL);
	pl_remote_close(mine);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(one_blob_serves_many),
		TEST(it_ends_when_it_is_closed),
		TEST(it_is_shut_before_it_is_closed),
		TEST(bad_blobs_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_QUEUE_KIT_H
#define TESTS_API_QUEUE_KIT_H

/* The fixture that test_queue.c and test_queue_end.c share. */

#include "fixture.h"

#include <poll.h>
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/wait.h>

#define PIECE ((size_t)4 * KIB)

static struct fx f;
static struct pl_queue *q;

static int setup(void **state)
{
	(void)state;
	fx_open(&f, NULL);
	assert_ok(pl_queue_open(f.ctx, NULL, &q));
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	pl_queue_close(q);
	fx_close(&f);
	return 0;
}

static ssize_t one(const struct pl_request *r)
{
	struct pl_completion c = PL_COMPLETION_INIT;

	assert_moved(pl_queue_submit(q, r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(q, &c, 1, 1, 0), 1);
	assert_ptr_equal(c.user, r->user);
	return c.result;
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

#endif

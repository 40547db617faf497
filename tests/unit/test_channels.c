/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* copy: its channels, on a device whose streams the test makes, or does not. */

#include "queued.h"
#include "unit.h"

#include <errno.h>
#include <unistd.h>

#include "base/config.h"
#include "dev/dev.h"
#include "move/copy/channel.h"

static const struct config config;
static struct copy copy;
static struct dev_stream streams[4];
static unsigned int made;
static unsigned int gone;

/* Whether the next stream can be made; and which channel comes back while that is found out. */
static bool fails;
static struct copy_channel *comes_back;

static int create(struct dev *d, struct dev_stream **out)
{
	if (comes_back) {
		copy_channel_give_back(&copy, comes_back);
		comes_back = NULL;
	}
	if (fails) {
		return -ENOMEM;
	}
	assert_in_range(made, 0, COUNT(streams) - 1);
	streams[made].dev = d;
	*out = &streams[made++];
	return 0;
}

static void destroy(struct dev_stream *s)
{
	(void)s;
	gone++;
}

/* Of a channel's events all are made, or none is left. */
static unsigned int events;
static unsigned int events_left; /* that can be made */

static int event_create(struct dev *d, struct dev_event **out)
{
	static struct dev_event e;

	if (!events_left) {
		return -ENOMEM;
	}
	events_left--;
	events++;
	e.dev = d;
	*out = &e;
	return 0;
}

static void event_destroy(struct dev_event *e)
{
	assert_non_null(e);
	events--;
}

static struct dev dev = { .props = { .name = "gpu:0", .lanes = 4 },
			  .stream = {
				  .create = create,
				  .destroy = destroy,
				  .event = { .create = event_create, .destroy = event_destroy } } };

static int setup(void **state)
{
	(void)state;
	made = 0;
	gone = 0;
	events_left = 4 * COPY_EVENTS;
	fails = false;
	comes_back = NULL;
	mover_init(&copy.m, &copy_mover, &(struct move_env){ .config = &config });
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	mover_finish(&copy.m);
	assert_int_equal(gone, made);
	assert_int_equal(events, 0);
	return 0;
}

static void test_reuse(void **state)
{
	struct copy_channel *a;
	struct copy_channel *b;

	(void)state;
	assert_int_equal(copy_channel_take(&copy, &dev, &a), 0);
	assert_ptr_equal(a->stream, &streams[0]);
	assert_int_equal(copy_channel_take(&copy, &dev, &b), 0);
	assert_ptr_equal(b->stream, &streams[1]);
	copy_channel_give_back(&copy, a);
	assert_int_equal(copy_channel_take(&copy, &dev, &a), 0);
	assert_ptr_equal(a->stream, &streams[0]);
	copy_channel_give_back(&copy, a);
	copy_channel_give_back(&copy, b);
	assert_int_equal(events, 2 * COPY_EVENTS);
}

/* A channel that lacks an event is none. */
static void test_whole(void **state)
{
	struct copy_channel *a;

	(void)state;
	events_left = COPY_EVENTS - 1;
	assert_int_equal(copy_channel_take(&copy, &dev, &a), -ENOMEM);
	assert_int_equal(events, 0);
	assert_int_equal(gone, made);
}

/* The only one fails the transfer ... */
static void test_none(void **state)
{
	struct copy_channel *a;

	(void)state;
	fails = true;
	assert_int_equal(copy_channel_take(&copy, &dev, &a), -ENOMEM);
}

/* ... where there are others, one of them is waited for: also one that came back meanwhile, and
 * will not do so again. */
static void test_back_meanwhile(void **state)
{
	struct copy_channel *a;
	struct copy_channel *b;

	(void)state;
	assert_int_equal(copy_channel_take(&copy, &dev, &a), 0);
	fails = true;
	comes_back = a;
	assert_int_equal(copy_channel_take(&copy, &dev, &b), 0);
	assert_ptr_equal(b->stream, &streams[0]);
	assert_ptr_equal(b, a);
	copy_channel_give_back(&copy, b);
}

/* While a transfer is queued on a stream that may need what this thread has, there is the first
 * channel and no more; nor beyond the limit. */
static void test_not_behind_streams(void **state)
{
	struct copy_channel *v[2];

	(void)state;
	queued_begin(dev_set_of(&dev));
	assert_int_equal(copy_channel_more(&copy, &dev, 2, &v[0]), -EBUSY);
	assert_int_equal(copy_channel_take(&copy, &dev, &v[0]), 0);
	assert_int_equal(copy_channel_more(&copy, &dev, 2, &v[1]), -EBUSY);
	assert_int_equal(made, 1);
	queued_end(dev_set_of(&dev));
	assert_int_equal(copy_channel_more(&copy, &dev, 1, &v[1]), -EBUSY);
	assert_int_equal(copy_channel_more(&copy, &dev, 2, &v[1]), 0);
	copy_channel_give_back(&copy, v[0]);
	copy_channel_give_back(&copy, v[1]);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_reuse),
		TEST(test_none),
		TEST(test_whole),
		TEST(test_back_meanwhile),
		TEST(test_not_behind_streams),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

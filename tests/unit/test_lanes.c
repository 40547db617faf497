/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* peer: the lanes of the copy path, on a device whose streams the test makes, or does not. */

#include "unit.h"

#include <unistd.h>

#include "dev/dev.h"
#include "peer/peer.h"

static struct peer peer;
static struct dev_stream streams[4];
static unsigned int made;
static unsigned int gone;

/* Whether the next stream can be made; and which lane comes back while that is found out. */
static bool fails;
static struct copy_lane *comes_back;

static int create(struct dev *d, struct dev_stream **out)
{
	if (comes_back) {
		peer_stream_put(&peer, comes_back);
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

static struct dev dev = { .props = { .name = "gpu:0", .lanes = 4 },
			  .stream = { .create = create, .destroy = destroy } };

static int setup(void **state)
{
	(void)state;
	made = 0;
	gone = 0;
	fails = false;
	comes_back = NULL;
	peer_init(&peer);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	peer_finish(&peer);
	assert_int_equal(gone, made);
	return 0;
}

static void test_reuse(void **state)
{
	struct copy_lane *a;
	struct copy_lane *b;
	struct dev_stream *s;

	(void)state;
	assert_int_equal(peer_stream_get(&peer, &dev, &a, &s), 0);
	assert_ptr_equal(s, &streams[0]);
	assert_int_equal(peer_stream_get(&peer, &dev, &b, &s), 0);
	assert_ptr_equal(s, &streams[1]);
	peer_stream_put(&peer, a);
	assert_int_equal(peer_stream_get(&peer, &dev, &a, &s), 0);
	assert_ptr_equal(s, &streams[0]);
	peer_stream_put(&peer, a);
	peer_stream_put(&peer, b);
}

/* The only one fails the transfer ... */
static void test_none(void **state)
{
	struct copy_lane *a;
	struct dev_stream *s;

	(void)state;
	fails = true;
	assert_int_equal(peer_stream_get(&peer, &dev, &a, &s), -ENOMEM);
}

/* ... where there are others, one of them is waited for: also one that came back meanwhile, and
 * will not do so again. */
static void test_back_meanwhile(void **state)
{
	struct copy_lane *a;
	struct copy_lane *b;
	struct dev_stream *s;

	(void)state;
	assert_int_equal(peer_stream_get(&peer, &dev, &a, &s), 0);
	fails = true;
	comes_back = a;
	assert_int_equal(peer_stream_get(&peer, &dev, &b, &s), 0);
	assert_ptr_equal(s, &streams[0]);
	assert_ptr_equal(b, a);
	peer_stream_put(&peer, b);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_reuse),
		TEST(test_none),
		TEST(test_back_meanwhile),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_DOOR_KIT_H
#define TESTS_MOVER_DOOR_KIT_H

/* The fixture that test_door.c and test_door_crowds.c share. */

#include <arpa/inet.h>
#include <pthread.h>
#include <sys/socket.h>

#include <peerlane/door.h>

#include "asleep.h"
#include "fixture.h"

#include "api/context.h"
#include "api/remotes.h"
#include "move/tcp/outgoing.h"
#include "remote/blob.h"

#define SOON_NS UINT64_C(20000000000)

static struct fx fx;
static struct pl_ctx *owner; /* of the door */
static struct pl_door *door;
static unsigned char blob[PL_BLOB_MAX];
static size_t blob_len;

static int begin(void **state)
{
	ssize_t n;

	(void)state;
	fx_open(&fx, "remote_timeout=20", NULL);
	assert_ok(fx_ctx(&owner, "remote_timeout=20", NULL));
	assert_ok(pl_door_open(owner, &door));
	n = pl_door_blob(door, blob, sizeof(blob));
	assert_true(n > 0);
	blob_len = (size_t)n;
	return 0;
}

static int end(void **state)
{
	(void)state;
	pl_door_close(door);
	pl_close(owner);
	fx_close(&fx);
	return 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_SLABS_KIT_H
#define TESTS_UNIT_SLABS_KIT_H

/* The fixture that test_slabs.c and test_slabs_order.c share. */

#include "queued.h"
#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "dev/dev.h"
#include "exec/slabs.h"
#include "sys/sys.h"
#include "topo/facts.h"

#define LARGE (256u * KIB)

static const struct dev_driver drivers[SLAB_POOLS + 1] = {
	{ .name = "a" }, { .name = "b" }, { .name = "c" }, { .name = "d" }, { .name = "e" }
};
static struct dev devs[5];
static struct slabs s;
static atomic_long pinned; /* bytes */
static int pin_error;
static atomic_bool hold_pins;
static atomic_uint pinning; /* threads that are held */

static int pin(struct dev *d, void *host, size_t len)
{
	uint64_t until = clock_now_ns() + UINT64_C(20000000000);

	assert_true((uintptr_t)host % 4096 == 0 && len % 4096 == 0);
	if (pin_error) {
		return err_set(pin_error, "no pins on %s", d->props.name);
	}
	atomic_fetch_add(&pinning, 1);
	while (atomic_load(&hold_pins) && clock_now_ns() < until) {
		sched_yield();
	}
	atomic_fetch_sub(&pinning, 1);
	atomic_fetch_add(&pinned, (long)len); /* slabs pin without their lock */
	return 0;
}

static int unpin(struct dev *d, void *host, size_t len)
{
	(void)d;
	(void)host;
	atomic_fetch_sub(&pinned, (long)len);
	return 0;
}

static void begin(uint64_t budget, uint64_t grow)
{
	for (int i = 0; i < 5; i++) {
		devs[i] = (struct dev){ .driver = &drivers[i],
					.mem = { .pin = pin, .unpin = unpin } };
		snprintf(devs[i].props.name, sizeof(devs[i].props.name), "%s:0", drivers[i].name);
	}
	pin_error = 0;
	pinned = 0;
	slabs_init(&s, NULL, budget, grow, LARGE, LARGE);
}

static void end(void)
{
	slabs_finish(&s);
	assert_int_equal(pinned, 0);
}

static struct slab *get(int dev, size_t len)
{
	struct slab *slab = NULL;

	assert_int_equal(slab_get(&s, &devs[dev], len, 0, &slab), 0);
	assert_true(slab->len >= len);
	memset(slab->addr, dev, slab->len);
	return slab;
}

static void *try_one(void *arg)
{
	*(struct slab **)arg = slab_try(&s, &devs[0], LARGE);
	return NULL;
}

#endif

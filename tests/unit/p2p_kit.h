/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_UNIT_P2P_KIT_H
#define TESTS_UNIT_P2P_KIT_H

/* The fixture that test_p2p.c and test_p2p_channels.c share. */

#include "movers.h"
#include "ops.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/sysmacros.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "file/file.h"
#include "move/io.h"
#include "move/p2pdma/p2pdma.h"
#include "plan/plan.h"
#include "sys/sys.h"
#include "topo/topo.h"

static struct config config = { .engine = (char *)"auto", .p2p = (char *)"auto", .p2p_verify = 3 };
static struct p2pdma p2p;

static int same_address(struct dev *d, void *ptr, size_t len, bool own, struct dev_io *out,
			struct dev_io_why *why)
{
	(void)d;
	(void)own;
	(void)len;
	(void)why;
	*out = (struct dev_io){ .at = ptr };
	return 0;
}

static struct dev dev = { .mem = { .io = { .get = same_address } },
			  .props = { .name = "bar:0000:03:00.0",
				     .pci = "0000:03:00.0",
				     .copy_bytes_per_ns = 1,
				     .p2p = true } };

static int setup(void **state)
{
	(void)state;
	rings_init(&rings, &config);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	mover_finish(&p2p.m);
	rings_finish(&rings);
	config.p2p = (char *)"auto";
	config.p2p_verify = 3;
	return 0;
}

/* A file with a pattern, open for both, and memory to carry it to. */
struct world {
	struct file *f;
	struct p2p_pair *pair;
	char *mem;
};

#define LEN (1u * MIB)

static void make_world(struct world *w, int flags)
{
	const char *path = unit_path();
	char *bytes = unit_map(LEN);
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	*w = (struct world){ .mem = unit_map(LEN) };
	unit_pattern(bytes, LEN, 0);
	assert_int_equal(pwrite(fd, bytes, LEN, 0), LEN);
	assert_int_equal(fsync(fd), 0);
	assert_int_equal(close(fd), 0);
	assert_int_equal(munmap(bytes, LEN), 0);
	assert_int_equal(file_open(path, flags, 0, &w->f), 0);
	/* Nothing is known of its disk yet. */
	mover_finish(&p2p.m);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	w->pair = p2p_pair(&p2p, w->f, &dev);
	assert_non_null(w->pair);
	assert_int_equal(atomic_load(&w->pair->unverified[0]), 3);
	assert_int_equal(atomic_load(&w->pair->unverified[1]), 3);
}

static void end_world(struct world *w)
{
	assert_int_equal(file_close(w->f), 0);
	assert_int_equal(munmap(w->mem, LEN), 0);
}

static struct end at_device(char *at)
{
	return (struct end){
		.kind = END_MEM, .mem = MEM_DEVICE | MEM_P2P, .dev = &dev, .addr = (uintptr_t)at
	};
}

static struct move_op load_op(struct world *w, size_t len)
{
	return (struct move_op){ .dst = at_device(w->mem), .src = at_file(w->f, 0), .len = len };
}

static int refusing;

static ssize_t refuse_run(struct move_op *op)
{
	op->res = -refusing;
	return op->res;
}

/* The file has been changed meanwhile: nobody's fault. */
static ssize_t change_run(struct move_op *op)
{
	static char other[4096];
	int fd = file_buffered(op_file(op));

	(void)io_direct(op);
	unit_pattern(other, sizeof(other), 1234);
	assert_int_equal(pwrite(fd, other, sizeof(other), 0), sizeof(other));
	return op->res;
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

#endif

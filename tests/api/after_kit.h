/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_AFTER_KIT_H
#define TESTS_API_AFTER_KIT_H

/* The fixture that test_after.c and test_after_refused.c share. */

#include <pthread.h>
#include <stdatomic.h>

#include "fixture.h"

#define LEN 300001 /* more than one thread carries alone, here */
#define SMALL 4096u
#define HELD_US 20000

static struct fx fx;
static struct pl_file *file;
static const char *path;
static struct pl_stream *s;
static char *mem;   /* LEN bytes of device memory */
static char *other; /* likewise */
static char *zeros; /* as many of the host */

/* With a small budget each call waits for the stream; with a large one small copies are queued on
 * it. */
static int begin(const char *budget)
{
	fx_open(&fx, "chunk=64KiB", "inline_max=128KiB", budget, NULL);
	path = fx_made("after", LEN, 1);
	file = fx_file(&fx, path, O_RDWR);
	assert_ok(pl_stream_create(fx.dev, &s));
	mem = fx_alloc(&fx, LEN);
	other = fx_alloc(&fx, LEN);
	zeros = fx_host(LEN);
	memset(zeros, 0, LEN);
	return 0;
}

static int begin_tight(void **state)
{
	(void)state;
	return begin("slab_budget=1MiB");
}

static int begin_ample(void **state)
{
	(void)state;
	return begin("slab_budget=128MiB");
}

static int end(void **state)
{
	(void)state;
	pl_stream_close(s);
	fx_free(&fx, mem);
	fx_free(&fx, other);
	fx_shut(file);
	fx_close(&fx);
	free(zeros);
	return unlink(path);
}

/* A stream that has work which does not end before open() says so. */
struct held {
	pthread_t thread;
	atomic_bool open;
	ssize_t n;
	size_t len;
	char *to;
	const char *from; /* what the stream then copies to `to` */
	struct held *older;
};

static void stand(void *arg, ssize_t n)
{
	(void)n;
	while (!atomic_load((atomic_bool *)arg)) {
		(void)usleep(1000);
	}
}

static void *open_later(void *arg)
{
	struct held *h = arg;

	(void)usleep(HELD_US);
	atomic_store(&h->open, true);
	return NULL;
}

static struct pl_io_opts after(void)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	o.after = s;
	return o;
}

static void let_go_later(struct held *h)
{
	assert_int_equal(pthread_create(&h->thread, NULL, open_later, h), 0);
}

static const size_t lens[] = { 1, SMALL, 32 * KIB, 32 * KIB + 1, LEN };

#endif

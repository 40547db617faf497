/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_COMM_RANKS_H
#define TESTS_API_COMM_RANKS_H

/* What tests of communicators share: an all-gather through memory, for threads and, if that is
 * mapped so, for processes. */

#include <pthread.h>
#include <sys/mman.h>

#include "comm_expect.h"
#include "fixture.h"

#define RANKS_MOST 8u
#define TOLD_MOST 1024u

struct meeting {
	pthread_barrier_t all;
	unsigned int n;
	int fails_at; /* the call that fails on all ranks, from 1; 0: none */
	char told[RANKS_MOST][TOLD_MOST];
};

struct seat {
	struct meeting *m;
	unsigned int rank;
	int calls;
};

static inline struct meeting *meeting_of(unsigned int n)
{
	struct meeting *m =
		mmap(NULL, sizeof(*m), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	pthread_barrierattr_t a;

	if (m == MAP_FAILED) {
		abort();
	}
	pthread_barrierattr_init(&a);
	pthread_barrierattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
	pthread_barrier_init(&m->all, &a, n);
	m->n = n;
	return m;
}

static inline void meeting_end(struct meeting *m)
{
	pthread_barrier_destroy(&m->all);
	(void)munmap(m, sizeof(*m));
}

static inline int gather(void *arg, const void *mine, size_t len, void *all)
{
	struct seat *s = arg;

	if (len > TOLD_MOST) {
		abort();
	}
	memcpy(s->m->told[s->rank], mine, len);
	pthread_barrier_wait(&s->m->all);
	for (unsigned int q = 0; q < s->m->n; q++) {
		memcpy((char *)all + q * len, s->m->told[q], len);
	}
	pthread_barrier_wait(&s->m->all);
	return ++s->calls == s->m->fails_at ? -ECONNRESET : 0;
}

/* Device n of the kind that is tested. */
static inline int device_number(struct pl_ctx *ctx, unsigned int n, struct pl_dev **out)
{
	char name[32];
	char *colon;

	(void)snprintf(name, sizeof(name), "%s", fx_device());
	colon = strrchr(name, ':');
	if (!colon) {
		return -ENODEV;
	}
	(void)snprintf(colon + 1, sizeof(name) - (size_t)(colon + 1 - name), "%u", n);
	return pl_dev_open(ctx, name, out);
}

/* A device of another number than the first, if there is one: ranks take turns. With
 * PEERLANE_TEST_SPREAD they are on as many as there are. */
static inline int rank_device(struct pl_ctx *ctx, unsigned int rank, struct pl_dev **out)
{
	unsigned int most = getenv("PEERLANE_TEST_SPREAD") ? RANKS_MOST : 2;
	size_t end = strlen(fx_device());
	unsigned int n = 1;

	if (end < 2 || strcmp(fx_device() + end - 2, ":0") != 0) {
		return pl_dev_open(ctx, fx_device(), out);
	}
	while (n < most && !device_number(ctx, n, out)) {
		n++;
	}
	return device_number(ctx, rank % n, out);
}

#endif

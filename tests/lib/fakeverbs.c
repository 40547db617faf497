/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake libibverbs' process: failures on demand, counters, misuse, fork. See fakeverbs.h. */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fakeverbs_impl.h"

#define COUNTERS_MAX 64
#define FAILS_MAX 16

struct fake_state fake = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* With a lock of their own: the gate is passed with and without the other. */
static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
	char symbol[32];
	unsigned long calls;
} counters[COUNTERS_MAX];
static struct {
	char symbol[32];
	unsigned long nth;
	int err;
} fails[FAILS_MAX];
static int n_fails = -1; /* the environment was not read yet */
static unsigned long violations;
static char violation[256];

static void init_conditions(void)
{
	pthread_condattr_t a;

	(void)pthread_condattr_init(&a);
	(void)pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
	(void)pthread_cond_init(&fake.work, &a);
	(void)pthread_cond_init(&fake.moved, &a);
	(void)pthread_condattr_destroy(&a);
}

/* What there was is the parent's: the child drops its descriptors and begins anew. The memory of
 * the parent's objects stays. */
static void renew_in_child(void)
{
	fake_wire_drop();
	memset(&fake, 0, sizeof(fake));
	memset(counters, 0, sizeof(counters));
	n_fails = -1;
	violations = 0;
	violation[0] = '\0';
	(void)pthread_mutex_init(&fake.lock, NULL);
	(void)pthread_mutex_init(&gate_lock, NULL);
	init_conditions();
}

__attribute__((constructor)) static void begin(void)
{
	init_conditions();
	(void)pthread_atfork(NULL, NULL, renew_in_child);
}

static void parse_fails(const char *spec)
{
	n_fails = 0;
	while (spec && *spec && n_fails < FAILS_MAX) {
		if (sscanf(spec, "%31[^:]:%lu:%d", fails[n_fails].symbol, &fails[n_fails].nth,
			   &fails[n_fails].err) == 3) {
			n_fails++;
		}
		spec = strchr(spec, ',');
		spec = spec ? spec + 1 : NULL;
	}
}

EXPORT void fakeverbs_fail(const char *spec)
{
	pthread_mutex_lock(&gate_lock);
	parse_fails(spec);
	pthread_mutex_unlock(&gate_lock);
}

EXPORT unsigned long fakeverbs_calls(const char *symbol)
{
	unsigned long n = 0;

	pthread_mutex_lock(&gate_lock);
	for (int i = 0; i < COUNTERS_MAX; i++) {
		if (strcmp(counters[i].symbol, symbol) == 0) {
			n = counters[i].calls;
		}
	}
	pthread_mutex_unlock(&gate_lock);
	return n;
}

EXPORT unsigned long fakeverbs_violations(void)
{
	unsigned long n;

	pthread_mutex_lock(&gate_lock);
	n = violations;
	pthread_mutex_unlock(&gate_lock);
	return n;
}

EXPORT const char *fakeverbs_violation(void)
{
	return violation;
}

void fake_violate(const char *fmt, ...)
{
	va_list ap;

	pthread_mutex_lock(&gate_lock);
	if (violations++ == 0) {
		va_start(ap, fmt);
		(void)vsnprintf(violation, sizeof(violation), fmt, ap);
		va_end(ap);
	}
	pthread_mutex_unlock(&gate_lock);
}

int fake_gate(const char *symbol)
{
	int err = 0;

	pthread_mutex_lock(&gate_lock);
	if (n_fails < 0) {
		parse_fails(getenv("FAKEVERBS_FAIL"));
	}
	for (int i = 0; i < COUNTERS_MAX; i++) {
		if (!counters[i].symbol[0]) {
			(void)snprintf(counters[i].symbol, sizeof(counters[i].symbol), "%s",
				       symbol);
		}
		if (strcmp(counters[i].symbol, symbol) == 0) {
			counters[i].calls++;
			break;
		}
	}
	for (int i = 0; i < n_fails; i++) {
		if (strcmp(fails[i].symbol, symbol) == 0 && fails[i].nth && --fails[i].nth == 0) {
			err = fails[i].err;
		}
	}
	pthread_mutex_unlock(&gate_lock);
	return err;
}

void *fake_null(int err)
{
	errno = err;
	return NULL;
}

int64_t fake_now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 * NS_PER_MS + t.tv_nsec;
}

uint32_t fake_random(void)
{
	fake.random = fake.random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)(fake.random >> 33);
}

void fake_count(struct verbs_ctx *ctx, enum fake_kind kind, int by)
{
	((struct fake_ctx *)ctx)->objects += by;
	fake.live[kind] += by;
}

EXPORT long fakeverbs_live(const char *what)
{
	static const char *const kinds[] = { "pds", "mrs", "channels", "cqs", "qps" };
	long sends = 0;
	long receives = 0;
	long contexts = 0;
	long n = -1;

	pthread_mutex_lock(&fake.lock);
	for (const struct fake_qp *qp = fake.qps; qp; qp = qp->next) {
		sends += qp->sq_n;
		receives += qp->rq_n;
	}
	for (const struct fake_ctx *c = fake.ctxs; c; c = c->next) {
		contexts++;
	}
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		n = strcmp(what, kinds[i]) == 0 ? fake.live[i] : n;
	}
	pthread_mutex_unlock(&fake.lock);
	n = strcmp(what, "contexts") == 0 ? contexts : n;
	n = strcmp(what, "sends") == 0 ? sends : n;
	return strcmp(what, "receives") == 0 ? receives : n;
}

EXPORT void fakeverbs_stats(struct fakeverbs_stats *out)
{
	pthread_mutex_lock(&fake.lock);
	*out = fake.stats;
	pthread_mutex_unlock(&fake.lock);
}

EXPORT void fakeverbs_stall(int on)
{
	pthread_mutex_lock(&fake.lock);
	fake.stalled = on != 0;
	fake_nic_wake();
	pthread_mutex_unlock(&fake.lock);
}

EXPORT long fakeverbs_hold_regs(int on)
{
	long held;

	pthread_mutex_lock(&fake.lock);
	fake.hold_regs = on != 0;
	held = fake.held_regs;
	(void)pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
	return held;
}

EXPORT void fakeverbs_shuffle(unsigned int seed)
{
	pthread_mutex_lock(&fake.lock);
	fake_start();
	fake.shuffle = seed != 0;
	fake.random = seed;
	pthread_mutex_unlock(&fake.lock);
}

EXPORT void fakeverbs_torn(unsigned int seed)
{
	pthread_mutex_lock(&fake.lock);
	fake_start();
	fake.torn = seed;
	pthread_mutex_unlock(&fake.lock);
}

EXPORT void fakeverbs_late(uint64_t addr, size_t len)
{
	pthread_mutex_lock(&fake.lock);
	fake_start();
	fake.late_addr = addr;
	fake.late_len = len;
	pthread_mutex_unlock(&fake.lock);
}

EXPORT void fakeverbs_flush(void)
{
	pthread_mutex_lock(&fake.lock);
	fake_show_late(NULL, NULL, false);
	pthread_mutex_unlock(&fake.lock);
}

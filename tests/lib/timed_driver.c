/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The GPU's driver with a clock at its door: give this library as the tunable test_cuda_lib, and
 * each call that libpeerlane makes is timed and handed on. load_parts.py reads what it has seen.
 *
 * TIMED_DRIVER: the driver proper, libcuda.so.1 if not said. TIMED_DRIVER_REFUSE: the name of a
 * function that answers "not supported" instead. TIMED_DRIVER_HOLD: "NAME:US,...": a call of that
 * function holds a lock for so many microseconds before it is handed on, as drivers do that have
 * one lock; of the others none takes it.
 */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "dev/cuda/symbols.h"

#define LONG_NS 100000u /* calls that take this long are told one by one */
#define LONG_MAX_N 4096u
#define NOT_SUPPORTED 801

/* As many words as any of the functions takes, those on the stack included: one takes a struct of
 * 64 bytes by value. */
#define WORDS(T) T a, T b, T c, T d, T e, T f, T g, T h, T i, T j, T k, T l, T m, T n, T o, T p
#define GIVEN a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p

typedef long (*forward_fn)(WORDS(long));

enum {
#define X(name, suffix, since, params) ID_##name,
	CUDA_SYMBOLS(X)
	CUDA_FREEING(X)
#undef X
		IDS
};

static struct {
	const char *name;
	_Atomic(forward_fn) to;
	atomic_int refused;
	atomic_long hold_us; /* 0: takes no lock */
	atomic_ullong calls;
	atomic_ullong ns;
	atomic_ullong max_ns;
} seen[IDS] = {
#define X(n, suffix, since, params) [ID_##n] = { .name = #n #suffix },
	CUDA_SYMBOLS(X) CUDA_FREEING(X)
#undef X
};

static struct {
	int id;
	int tid;
	uint64_t began_ns;
	uint64_t ns;
	unsigned long second; /* the second argument: of what has a length, mostly that */
} longs[LONG_MAX_N];
static atomic_uint n_longs;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static uint64_t now_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static pthread_mutex_t held = PTHREAD_MUTEX_INITIALIZER;

static void read_holds(void)
{
	const char *at = getenv("TIMED_DRIVER_HOLD");

	for (; at && *at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
		size_t len = strcspn(at, ":");

		for (int id = 0; id < IDS && at[len]; id++) {
			if (strncmp(seen[id].name, at, len) == 0 && !seen[id].name[len]) {
				atomic_store(&seen[id].hold_us, strtol(at + len + 1, NULL, 10));
			}
		}
	}
}

static void hold(long us)
{
	struct timespec ts = { 0, us * 1000 };
	uint64_t until;

	pthread_mutex_lock(&held);
	until = now_ns() + (uint64_t)us * 1000;
	if (us >= 100) {
		(void)nanosleep(&ts, NULL);
	}
	while (now_ns() < until) {
	}
	pthread_mutex_unlock(&held);
}

static void find_all(void)
{
	const char *name = getenv("TIMED_DRIVER");
	const char *refuse = getenv("TIMED_DRIVER_REFUSE");
	void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL);

	for (int id = 0; lib && id < IDS; id++) {
		void *p = dlsym(lib, seen[id].name);
		forward_fn fn;

		memcpy(&fn, &p, sizeof(fn));
		atomic_store(&seen[id].to, fn);
		atomic_store(&seen[id].refused, refuse && strcmp(refuse, seen[id].name) == 0);
	}
	read_holds();
}

static void note(int id, uint64_t began, uint64_t ns, unsigned long second)
{
	unsigned long long max = atomic_load(&seen[id].max_ns);
	unsigned int at;

	atomic_fetch_add(&seen[id].calls, 1);
	atomic_fetch_add(&seen[id].ns, ns);
	while (ns > max && !atomic_compare_exchange_weak(&seen[id].max_ns, &max, ns)) {
	}
	if (ns < LONG_NS) {
		return;
	}
	at = atomic_fetch_add(&n_longs, 1);
	if (at < LONG_MAX_N) {
		longs[at].id = id;
		longs[at].tid = (int)syscall(SYS_gettid);
		longs[at].began_ns = began;
		longs[at].ns = ns;
		longs[at].second = second;
	}
}

static long forward(int id, WORDS(long))
{
	forward_fn to;
	uint64_t began;
	long r;

	pthread_once(&once, find_all);
	to = atomic_load(&seen[id].to);
	if (!to || atomic_load(&seen[id].refused)) {
		return NOT_SUPPORTED;
	}
	began = now_ns();
	if (atomic_load(&seen[id].hold_us)) {
		hold(atomic_load(&seen[id].hold_us));
	}
	r = to(GIVEN);
	note(id, began, now_ns() - began, (unsigned long)b);
	return r;
}

#define EXPORTED(name) __attribute__((visibility("default"))) long name(WORDS(long))
#define X(name, suffix, since, params)            \
	EXPORTED(name##suffix);                   \
	EXPORTED(name##suffix)                    \
	{                                         \
		return forward(ID_##name, GIVEN); \
	}
CUDA_SYMBOLS(X)
CUDA_FREEING(X)
#undef X

__attribute__((visibility("default"))) void timed_driver_clear(void);
__attribute__((visibility("default"))) size_t timed_driver_tell(char *out, size_t space);

void timed_driver_clear(void)
{
	for (int id = 0; id < IDS; id++) {
		atomic_store(&seen[id].calls, 0);
		atomic_store(&seen[id].ns, 0);
		atomic_store(&seen[id].max_ns, 0);
	}
	atomic_store(&n_longs, 0);
}

/* Lines of "sum NAME CALLS NS MAX_NS" and "call NAME TID BEGAN_NS NS SECOND_ARGUMENT". Returns how
 * long the text is; nothing may be called meanwhile. */
size_t timed_driver_tell(char *out, size_t space)
{
	unsigned int n = atomic_load(&n_longs);
	size_t at = 0;

	for (int id = 0; id < IDS && at < space; id++) {
		if (atomic_load(&seen[id].calls)) {
			at += (size_t)snprintf(out + at, space - at, "sum %s %llu %llu %llu\n",
					       seen[id].name, atomic_load(&seen[id].calls),
					       atomic_load(&seen[id].ns),
					       atomic_load(&seen[id].max_ns));
		}
	}
	for (unsigned int i = 0; i < n && i < LONG_MAX_N && at < space; i++) {
		at += (size_t)snprintf(out + at, space - at, "call %s %d %llu %llu %lu\n",
				       seen[longs[i].id].name, longs[i].tid,
				       (unsigned long long)longs[i].began_ns,
				       (unsigned long long)longs[i].ns, longs[i].second);
	}
	return at < space ? at : space;
}

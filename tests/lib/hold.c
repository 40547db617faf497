/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "hold.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <locale.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define LIBS_MAX 4
#define PLACES_MAX 4096u /* a power of two */
#define LOCKS_MAX 64
#define ASK_NS 5000000

struct segment {
	uintptr_t begin;
	uintptr_t end;
};

static struct {
	struct segment text;
	struct segment data;
} libs[LIBS_MAX];
static unsigned int n_libs;

enum {
	OFF,
	WAITING,
	HELD
};
static atomic_int state;
static sem_t held;
static sem_t go;
static uintptr_t held_at; /* of the thread that stands */

/* Written by the thread that has just made the state HELD. */
static _Atomic uintptr_t places[PLACES_MAX];
static unsigned int n_places;
static uintptr_t statics[LOCKS_MAX];
static unsigned int n_statics;

static _Thread_local bool exempt;
static atomic_uint n_locales;

static bool within(const struct segment *s, uintptr_t at)
{
	return at >= s->begin && at < s->end;
}

static bool is_watched(uintptr_t at)
{
	for (unsigned int i = 0; i < n_libs; i++) {
		if (within(&libs[i].text, at)) {
			return true;
		}
	}
	return false;
}

static _Atomic uintptr_t *slot_of(uintptr_t at)
{
	unsigned int i = (unsigned int)((at * UINT64_C(0x9e3779b97f4a7c15)) >> 40);

	while (places[i % PLACES_MAX] && places[i % PLACES_MAX] != at) {
		i++;
	}
	return &places[i % PLACES_MAX];
}

static void note_static(uintptr_t lock)
{
	bool in_data = false;

	for (unsigned int i = 0; i < n_libs; i++) {
		in_data |= within(&libs[i].data, lock);
	}
	for (unsigned int i = 0; i < n_statics; i++) {
		in_data &= statics[i] != lock;
	}
	if (in_data && n_statics < LOCKS_MAX) {
		statics[n_statics++] = lock;
	}
}

/* A thread is at a place, with a lock. */
static void pass(uintptr_t at, const void *lock)
{
	int waiting = WAITING;
	int saved = errno;

	if (atomic_load(&state) != WAITING || exempt || !is_watched(at) || *slot_of(at) ||
	    !atomic_compare_exchange_strong(&state, &waiting, HELD)) {
		return;
	}
	if (n_places < PLACES_MAX / 2 && !*slot_of(at)) {
		*slot_of(at) = at;
		n_places++;
		note_static((uintptr_t)lock);
	}
	held_at = at;
	(void)sem_post(&held);
	while (sem_wait(&go)) {
	}
	errno = saved;
}

static int note_segments(struct dl_phdr_info *info, size_t size, void *arg)
{
	uintptr_t function = (uintptr_t)arg;
	struct segment text = { 0, 0 };
	struct segment data = { 0, 0 };

	(void)size;
	for (unsigned int i = 0; i < info->dlpi_phnum; i++) {
		const ElfW(Phdr) *p = &info->dlpi_phdr[i];
		uintptr_t begin = (uintptr_t)(info->dlpi_addr + p->p_vaddr);
		struct segment s = { begin, begin + p->p_memsz };

		if (p->p_type == PT_LOAD && p->p_flags & PF_X) {
			text = s;
		} else if (p->p_type == PT_LOAD && p->p_flags & PF_W) {
			data = s;
		}
	}
	if (!within(&text, function)) {
		return 0;
	}
	libs[n_libs].text = text;
	libs[n_libs++].data = data;
	return 1;
}

void hold_watch(const void *function)
{
	if (n_libs == 0) {
		(void)sem_init(&held, 0, 0);
		(void)sem_init(&go, 0, 0);
	}
	if (n_libs == LIBS_MAX ||
	    dl_iterate_phdr(note_segments, (void *)(uintptr_t)function) != 1) {
		(void)fprintf(stderr, "hold: no library has %p\n", function);
		abort();
	}
}

void hold_exempt(void)
{
	exempt = true;
}

bool hold_next(bool (*enough)(void))
{
	int waiting = WAITING;
	struct timespec until;

	atomic_store(&state, WAITING);
	for (;;) {
		(void)clock_gettime(CLOCK_REALTIME, &until);
		until.tv_nsec += ASK_NS;
		until.tv_sec += until.tv_nsec / 1000000000;
		until.tv_nsec %= 1000000000;
		if (sem_timedwait(&held, &until) == 0) {
			return true;
		}
		if (enough() && atomic_compare_exchange_strong(&state, &waiting, OFF)) {
			return false;
		}
		waiting = WAITING;
	}
}

const char *hold_where(void)
{
	static char text[128];
	Dl_info info;

	if (dladdr((void *)held_at, &info) && info.dli_fbase) {
		(void)snprintf(text, sizeof(text), "%s+%#lx", info.dli_fname,
			       (unsigned long)(held_at - (uintptr_t)info.dli_fbase));
	}
	return text;
}

void hold_go_on(void)
{
	atomic_store(&state, OFF);
	(void)sem_post(&go);
}

void hold_off(void)
{
	atomic_store(&state, OFF);
}

unsigned int hold_places(void)
{
	return n_places;
}

unsigned int hold_statics(void)
{
	return n_statics;
}

unsigned int hold_locales(void)
{
	return atomic_load(&n_locales);
}

#pragma GCC visibility push(default)

/* The C library's function of that name. */
static void *real(const char *name, _Atomic(void *) *at)
{
	void *p = atomic_load(at);

	if (!p) {
		p = dlsym(RTLD_NEXT, name);
		atomic_store(at, p);
	}
	return p;
}

#define REAL(name)                  \
	static _Atomic(void *) at_; \
	__typeof__(&name) real_ = (__typeof__(&name))(uintptr_t)real(#name, &at_)

locale_t duplocale(locale_t from)
{
	REAL(duplocale);

	if (from != newlocale(LC_ALL_MASK, "C", (locale_t)0)) {
		(void)atomic_fetch_add(&n_locales, 1);
	}
	return real_(from);
}

#if !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)

#define CALLER ((uintptr_t)__builtin_return_address(0))

#define TAKES(name, type)             \
	int name(type *lock)          \
	{                             \
		REAL(name);           \
		int rc = real_(lock); \
                                      \
		pass(CALLER, lock);   \
		return rc;            \
	}
#define GIVES_BACK(name, type)      \
	int name(type *lock)        \
	{                           \
		REAL(name);         \
                                    \
		pass(CALLER, lock); \
		return real_(lock); \
	}

TAKES(pthread_mutex_lock, pthread_mutex_t)
TAKES(pthread_rwlock_rdlock, pthread_rwlock_t)
TAKES(pthread_rwlock_wrlock, pthread_rwlock_t)
GIVES_BACK(pthread_mutex_unlock, pthread_mutex_t)
GIVES_BACK(pthread_rwlock_unlock, pthread_rwlock_t)

struct walk {
	int (*fn)(struct dl_phdr_info *info, size_t size, void *arg);
	void *arg;
	uintptr_t caller;
};

static int step(struct dl_phdr_info *info, size_t size, void *arg)
{
	const struct walk *w = arg;

	pass(w->caller, NULL);
	return w->fn(info, size, w->arg);
}

int dl_iterate_phdr(int (*fn)(struct dl_phdr_info *info, size_t size, void *arg), void *arg)
{
	REAL(dl_iterate_phdr);
	struct walk w = { fn, arg, CALLER };

	return real_(step, &w);
}

#endif

#pragma GCC visibility pop

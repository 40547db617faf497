/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/wrap.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cufile/driver.h"
#include "cufile/heap.h"

/* The runtime headers' name for the calling thread's own default stream. */
#define PER_THREAD ((uintptr_t)2)

/* A thread that had its default stream wrapped. It is never taken for another, as a thread's number
 * may be. */
struct cf_wrap_owner {
	atomic_uint users; /* the thread, and its wrappers */
	atomic_bool gone;
};

static struct cf_wrapper *wrappers;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key; /* the calling thread's owner */
static int no_key;

static void let_go(struct cf_wrap_owner *o)
{
	if (o && atomic_fetch_sub(&o->users, 1) == 1) {
		free(o);
	}
}

/* A thread that ends does not close its streams: its state of the GPU's driver may be gone. Later
 * calls of other threads close them. */
static void thread_ends(void *arg)
{
	struct cf_wrap_owner *o = arg;

	atomic_store(&o->gone, true);
	let_go(o);
}

static void make_key(void)
{
	no_key = pthread_key_create(&key, thread_ends);
}

/* The calling thread; NULL: it has none, or (make) there is no memory for one. */
static struct cf_wrap_owner *this_thread(bool make)
{
	struct cf_wrap_owner *o;

	(void)pthread_once(&once, make_key);
	o = no_key ? NULL : pthread_getspecific(key);
	if (o || no_key || !make) {
		return o;
	}
	o = cf_heap_zero(1, sizeof(*o));
	if (o) {
		atomic_init(&o->users, 1);
		if (pthread_setspecific(key, o)) {
			free(o);
			o = NULL;
		}
	}
	return o;
}

/* A software GPU has no default stream: one is made for it. */
static int wrap(struct cf_wrapper *w)
{
	int rc = pl_dev_open(cf_driver.ctx, w->dev, &w->device);

	if (rc) {
		return rc;
	}
	rc = pl_stream_wrap(w->device, w->native, &w->stream);
	if (rc == -EINVAL && !w->native) {
		rc = pl_stream_create(w->device, &w->stream);
		w->made = true;
	}
	return rc;
}

void cf_wrapper_close(struct cf_wrapper *list)
{
	while (list) {
		struct cf_wrapper *next = list->next;

		pl_stream_close(list->stream);
		pl_dev_close(list->device);
		let_go(list->owner);
		free(list);
		list = next;
	}
}

/* Moves those of which fn says so into a list of their own. */
static struct cf_wrapper *take_locked(bool (*fn)(const struct cf_wrapper *w, const void *arg),
				      const void *arg)
{
	struct cf_wrapper *taken = NULL;

	for (struct cf_wrapper **p = &wrappers; *p;) {
		struct cf_wrapper *w = *p;

		if (fn(w, arg)) {
			*p = w->next;
			w->next = taken;
			taken = w;
		} else {
			p = &w->next;
		}
	}
	return taken;
}

/* Whether the thread that the wrapped default stream belongs to has ended and nothing is queued. A
 * stream with a transfer is kept: only its own thread could have waited for it. */
static bool is_stale(const struct cf_wrapper *w, const void *arg)
{
	(void)arg;
	return w->owner && atomic_load(&w->owner->gone) && atomic_load(&w->queued) == 0;
}

static bool is_of(const struct cf_wrapper *w, const void *native)
{
	return w->native == native && (!w->owner || w->owner == this_thread(false));
}

static bool is_any(const struct cf_wrapper *w, const void *arg)
{
	(void)arg;
	return w != NULL;
}

struct cf_wrapper *cf_wrapper_take_locked(CUstream native)
{
	return take_locked(is_of, native);
}

struct cf_wrapper *cf_wrapper_take_all_locked(void)
{
	return take_locked(is_any, NULL);
}

bool cf_is_default_stream(CUstream native)
{
	return (uintptr_t)native <= PER_THREAD;
}

static bool suits(const struct cf_wrapper *w, CUstream native, const char *dev)
{
	return is_of(w, native) && strcmp(w->dev, dev) == 0 &&
	       (!cf_is_default_stream(native) || w->made || pl_stream_is(w->stream, native));
}

static int make(CUstream native, const char *dev, struct cf_wrapper **out)
{
	bool per_thread = (uintptr_t)native == PER_THREAD;
	struct cf_wrap_owner *o = per_thread ? this_thread(true) : NULL;
	struct cf_wrapper *w = cf_heap_zero(1, sizeof(*w));
	int rc;

	if (!w || (per_thread && !o)) {
		free(w);
		return -ENOMEM;
	}
	w->native = native;
	if (o) {
		atomic_fetch_add(&o->users, 1);
		w->owner = o;
	}
	(void)snprintf(w->dev, sizeof(w->dev), "%s", dev);
	rc = wrap(w);
	if (rc) {
		cf_wrapper_close(w);
		return rc;
	}
	*out = w;
	return 0;
}

int cf_wrapper_get_locked(CUstream native, const char *dev, struct cf_wrapper **out,
			  struct cf_wrapper **stale)
{
	struct cf_wrapper *w = wrappers;
	int rc;

	while (w && !suits(w, native, dev)) {
		w = w->next;
	}
	if (!w) {
		if ((uintptr_t)native == PER_THREAD) {
			*stale = take_locked(is_stale, NULL);
		}
		rc = make(native, dev, &w);
		if (rc) {
			return rc;
		}
		w->next = wrappers;
		wrappers = w;
	}
	*out = w;
	return 0;
}

void cf_wrapper_forget(void)
{
	wrappers = NULL; /* the parent's */
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake driver's functions in a stream's order, and its waits for words of memory. */

#include <unistd.h>

#include "fakecuda_impl.h"

#define NAP_US 200

_Thread_local bool fake_in_host;

void fake_do_order(int device, const struct fake_order *o)
{
	atomic_uint *word = (atomic_uint *)(void *)o->word.bytes;

	if (o->fn) {
		fake_in_host = true;
		o->fn(o->arg);
		fake_in_host = false;
	} else if (!o->wait) {
		atomic_store(word, o->value);
	} else {
		pthread_mutex_lock(&fake.lock);
		fake.waiting[device]++;
		pthread_mutex_unlock(&fake.lock);
		while ((int)(atomic_load(word) - o->value) < 0) {
			usleep(NAP_US);
		}
		pthread_mutex_lock(&fake.lock);
		fake.waiting[device]--;
		pthread_cond_broadcast(&fake.moved);
		pthread_mutex_unlock(&fake.lock);
	}
}

static bool is_waiting(int device)
{
	for (int i = 0; i < FAKE_DEVICES_MAX; i++) {
		if (fake.waiting[i] && (device < 0 || device == i)) {
			return true;
		}
	}
	return false;
}

void fake_hold_back(int device)
{
	pthread_mutex_lock(&fake.lock);
	while (fake.hold_back && is_waiting(device)) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	pthread_mutex_unlock(&fake.lock);
}

/* Whoever comes meanwhile waits at the gate. */
void fake_shut(int device, const struct CUctx_st *ctx)
{
	pthread_mutex_lock(&fake.lock);
	while (fake.shut[device]) {
		pthread_cond_wait(&fake.moved, &fake.lock);
	}
	fake.shut[device] = fake.hold_back;
	pthread_mutex_unlock(&fake.lock);
	fake_hold_back(device);
	fake_drain(device, ctx);
}

void fake_reopen(int device)
{
	pthread_mutex_lock(&fake.lock);
	fake.shut[device] = false;
	pthread_cond_broadcast(&fake.moved);
	pthread_mutex_unlock(&fake.lock);
}

EXPORT cuda_result cuLaunchHostFunc(struct CUstream_st *s, void (*fn)(void *arg), void *arg)
{
	GATE();
	return fn ? fake_queue_order(s, &(struct fake_order){ .fn = fn, .arg = arg })
		  : CUDA_RES_INVALID_VALUE;
}

static cuda_result value(struct CUstream_st *s, cuda_ptr p, unsigned int value, bool wait)
{
	struct fake_order o = { .value = value, .wait = wait };
	cuda_result r;

	pthread_mutex_lock(&fake.lock);
	r = fake_place((uintptr_t)p, sizeof(atomic_uint), &o.word);
	pthread_mutex_unlock(&fake.lock);
	/* What is not pinned is nothing that a device could look at. */
	if (r != CUDA_RES_OK || !o.word.deferred || p % sizeof(atomic_uint)) {
		return CUDA_RES_INVALID_VALUE;
	}
	return fake_queue_order(s, &o);
}

EXPORT cuda_result cuStreamWaitValue32_v2(struct CUstream_st *s, cuda_ptr p, unsigned int v,
					  unsigned int flags)
{
	GATE();
	return flags == CUDA_STREAM_WAIT_VALUE_GEQ ? value(s, p, v, true) : CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuStreamWriteValue32_v2(struct CUstream_st *s, cuda_ptr p, unsigned int v,
					   unsigned int flags)
{
	GATE();
	return flags == CUDA_STREAM_WRITE_VALUE_DEFAULT ? value(s, p, v, false)
							: CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuMemHostGetDevicePointer_v2(cuda_ptr *out, void *host, unsigned int flags)
{
	const struct fake_block *b;
	const struct fake_block *m;
	struct CUctx_st *ctx;
	bool known;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)host);
	m = fake_find(fake.mapped, (uintptr_t)host);
	known = (m && m->mem && m->mem->host) ||
		(b && ((b->kind == FAKE_PINNED && b->devicemap) || b->kind == FAKE_HOST));
	pthread_mutex_unlock(&fake.lock);
	if (!known || flags) {
		return CUDA_RES_INVALID_VALUE;
	}
	*out = (cuda_ptr)(uintptr_t)host;
	return CUDA_RES_OK;
}

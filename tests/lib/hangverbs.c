/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A libibverbs whose NICs do not answer: who lists devices waits until a test lets it go on, and is
 * told that there are none. Nothing else in it can be called. */

#include <pthread.h>
#include <stddef.h>

#define ibv_get_device_list other_get_device_list
#define ibv_free_device_list other_free_device_list
#include "move/verbs/symbols.h"

#define X(result, name, since, needed, params) \
	void name(void);                       \
	void name(void)                        \
	{                                      \
	}
VERBS_SYMBOLS(X)
#undef X
#undef ibv_get_device_list
#undef ibv_free_device_list

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int let; /* they may answer */
static int waiting;

struct verbs_device **ibv_get_device_list(int *n);
struct verbs_device **ibv_get_device_list(int *n)
{
	pthread_mutex_lock(&lock);
	waiting++;
	while (!let) {
		pthread_cond_wait(&changed, &lock);
	}
	waiting--;
	pthread_mutex_unlock(&lock);
	*n = 0;
	return NULL;
}

void ibv_free_device_list(struct verbs_device **list);
void ibv_free_device_list(struct verbs_device **list)
{
	(void)list;
}

/* How many wait now. */
int hangverbs_waiting(void);
int hangverbs_waiting(void)
{
	int n;

	pthread_mutex_lock(&lock);
	n = waiting;
	pthread_mutex_unlock(&lock);
	return n;
}

void hangverbs_let(int yes);
void hangverbs_let(int yes)
{
	pthread_mutex_lock(&lock);
	let = yes;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
}

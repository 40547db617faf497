/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Ranks of one communicator that are threads of this process. Two of them may have the same GPU.
 * Then a kernel of one that waits for the other may hold up the calls of the driver by which the
 * other comes to its own kernel, and both stand still. So such a communicator is left to NCCL, and
 * no rank of this process queues the all-gather before the others have made their memory and
 * streams for it.
 *
 * A rank joins before NCCL's call that makes the communicator. NCCL returns from none of these
 * calls before all of them have begun, so after it the number of joined ranks is final.
 */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "libnccl/libnccl.h"

#define NAP_NS 50000
#define DEVICES_MOST 64

struct nc_local {
	struct nc_local *next;
	struct nc_id id;
	unsigned int refs;
	/* The ranks still to be met, and how many of them have come. */
	unsigned int ranks;
	unsigned int came;
	uint64_t devices; /* of those that came, a bit each */
	bool shared;
};

static struct lock local_lock = LOCK_INIT(RANK_NCCL_LOCAL);
static struct nc_local *locals;

static struct nc_local *find_locked(const struct nc_id *id)
{
	struct nc_local *l = locals;

	while (l && memcmp(&l->id, id, sizeof(*id)) != 0) {
		l = l->next;
	}
	return l;
}

struct nc_local *nc_local_join(const struct nc_id *id)
{
	struct nc_local *l;

	lock_acquire(&local_lock);
	l = find_locked(id);
	if (!l) {
		l = calloc(1, sizeof(*l));
		if (l) {
			l->id = *id;
			l->next = locals;
			locals = l;
		}
	}
	if (l) {
		l->refs++;
		l->ranks++;
	}
	lock_release(&local_lock);
	return l;
}

void nc_local_own(struct nc_id *id)
{
	static atomic_ulong number;
	unsigned long n = atomic_fetch_add(&number, 1);

	memset(id, 0, sizeof(*id));
	memcpy(id->bytes, &n, sizeof(n));
	memcpy(id->bytes + sizeof(id->bytes) / 2, "peerlane", 8);
}

void nc_local_leave(struct nc_local *l, bool met)
{
	struct nc_local **at = &locals;

	if (!l) {
		return;
	}
	lock_acquire(&local_lock);
	l->ranks -= !met;
	if (--l->refs == 0) {
		while (*at != l) {
			at = &(*at)->next;
		}
		*at = l->next;
		free(l);
	}
	lock_release(&local_lock);
}

bool nc_local_meet(struct nc_local *l, int device)
{
	uint64_t until = clock_now_ns() + nc_env.timeout_ns;
	uint64_t bit = device >= 0 && device < DEVICES_MOST ? UINT64_C(1) << device : 0;
	bool all = !l;
	bool shared = false;

	if (l) {
		lock_acquire(&local_lock);
		l->shared |= (l->devices & bit) != 0;
		l->devices |= bit;
		l->came++;
		lock_release(&local_lock);
	}
	while (!all && clock_now_ns() < until) {
		lock_acquire(&local_lock);
		all = l->came >= l->ranks;
		shared = l->shared;
		lock_release(&local_lock);
		if (!all) {
			(void)nanosleep(&(struct timespec){ 0, NAP_NS }, NULL);
		}
	}
	return shared;
}

void nc_local_forget(void)
{
	lock_renew(&local_lock);
}

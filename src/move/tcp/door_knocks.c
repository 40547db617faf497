/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The knocks at a door: blobs that were handed in, and the answers. All functions are called with
 * the lock held. */

#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "move/tcp/door.h"

#define KEPT_NS UINT64_C(30000000000) /* after its owner was heard of last */

struct knock *tcp_first_knock(struct tcp_door *d)
{
	struct knock *first = NULL;

	for (unsigned int i = 0; i < KNOCKS; i++) {
		struct knock *k = &d->knocks[i];

		if (k->state == KNOCK_WAITS && (!first || k->order < first->order)) {
			first = k;
		}
	}
	return first;
}

struct tcp_door *tcp_find_door(struct tcp *t, const unsigned char id[NET_ID])
{
	struct tcp_door *d = t->doors;

	while (d && memcmp(d->mine.id, id, NET_ID) != 0) {
		d = d->next;
	}
	return d && !d->shut ? d : NULL;
}

void tcp_door_key(const struct tcp_door *d, unsigned char key[NET_KEY])
{
	memcpy(key, d->mine.key, NET_KEY);
}

bool tcp_door_join(struct tcp_door *d, unsigned int most)
{
	bool may = d->served < most;

	d->served += may;
	return may;
}

unsigned int tcp_door_served(const struct tcp_door *d)
{
	return d->served;
}

void tcp_door_left(struct tcp *t, const unsigned char id[NET_ID])
{
	for (struct tcp_door *d = t->doors; d; d = d->next) {
		d->served -= memcmp(d->mine.id, id, NET_ID) == 0;
	}
}

/* Finds the knock of this number, or an entry that is free for it. NULL: all entries have knocks of
 * others. */
static struct knock *find_knock(struct tcp_door *d, uint64_t number)
{
	uint64_t now = clock_now_ns();
	struct knock *free_entry = NULL;

	for (unsigned int i = 0; i < KNOCKS; i++) {
		struct knock *k = &d->knocks[i];

		if (k->state != KNOCK_NONE && k->number == number) {
			return k;
		}
		if (k->state != KNOCK_NONE && now - k->heard > KEPT_NS) {
			k->state = KNOCK_NONE; /* its process no longer asks for it */
		}
		/* With no free entry: of the knocks whose answer was sent, the one that was asked
		 * for least recently. */
		if (k->state == KNOCK_NONE ||
		    (k->told && (!free_entry || (free_entry->state != KNOCK_NONE &&
						 k->heard < free_entry->heard)))) {
			free_entry = k;
		}
	}
	return free_entry;
}

ssize_t tcp_door_came(struct tcp_door *d, uint64_t number, const void *blob, size_t len, void *out)
{
	struct knock *k = find_knock(d, number);

	if (!k) {
		return -EAGAIN;
	}
	if (k->number != number) {
		k->state = KNOCK_NONE;
	}
	k->heard = clock_now_ns();
	switch (k->state) {
	case KNOCK_NONE:
		k->state = KNOCK_WAITS;
		k->told = false;
		k->number = number;
		k->order = d->came++;
		k->len = len;
		memcpy(k->at, blob, len);
		(void)pthread_cond_broadcast(&d->changed);
		return -EAGAIN;
	case KNOCK_WAITS:
	case KNOCK_TAKEN:
		return -EAGAIN;
	case KNOCK_REFUSED:
		k->told = true;
		return -EACCES;
	case KNOCK_ANSWERED:
		k->told = true;
		break;
	}
	memcpy(out, k->at, k->len);
	return (ssize_t)k->len;
}

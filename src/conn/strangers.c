/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "conn/strangers.h"

#include <stdint.h>
#include <string.h>

#include "base/clock.h"
#include "sys/net.h"
#include "sys/sys.h"

#define REST_MOST 64u /* reads after a failure */

void strangers_leave(struct strangers *s, struct stranger *one)
{
	unsigned int i = one->place;

	if (i) {
		s->v[i - 1] = s->v[--s->n];
		s->v[i - 1]->place = i;
		one->place = 0;
	}
}

/* Draws a connection. All are equally probable, so nobody outside can choose. */
static struct stranger *draw(const struct strangers *s)
{
	uint64_t r;

	if (sys_random(&r)) {
		r = clock_now_ns(); /* better than none */
	}
	return s->v[r % s->n];
}

struct stranger *strangers_enter(struct strangers *s, struct stranger *one)
{
	struct stranger *out = s->n < STRANGERS_MOST ? NULL : draw(s);

	if (out) {
		strangers_leave(s, out);
	}
	s->v[s->n] = one;
	one->place = ++s->n;
	return out;
}

void strangers_say_full(int fd)
{
	(void)sys_tcp_send(fd, STRANGERS_FULL, STRANGERS_FULL_LEN);
}

void strangers_hear(struct strangers_heard *h, const void *bytes, size_t len)
{
	size_t kept = len < sizeof(h->at) ? sizeof(h->at) - len : 0;
	size_t fresh = sizeof(h->at) - kept;

	memmove(h->at, h->at + fresh, kept);
	memcpy(h->at + kept, (const unsigned char *)bytes + len - fresh, fresh);
}

bool strangers_were_full(struct strangers_heard *h, int fd)
{
	unsigned char rest[256];

	/* A stranger's server may send without end, and STRANGERS_FULL is short. */
	for (unsigned int i = 0; i < REST_MOST; i++) {
		ssize_t n = sys_tcp_recv(fd, rest, sizeof(rest));

		if (n <= 0) {
			break;
		}
		strangers_hear(h, rest, (size_t)n);
	}
	return memcmp(h->at, STRANGERS_FULL, sizeof(h->at)) == 0;
}

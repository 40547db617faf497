/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "remote/strangers.h"

#include <stddef.h>
#include <stdint.h>

#include "base/clock.h"
#include "sys/net.h"
#include "sys/sys.h"

void strangers_leave(struct strangers *s, struct stranger *one)
{
	unsigned int i = one->place;

	if (i) {
		s->v[i - 1] = s->v[--s->n];
		s->v[i - 1]->place = i;
		one->place = 0;
	}
}

/* One of them, each as probable as the others: nobody outside can choose it. */
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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The end of registrations that a card may be using. */

#include <errno.h>

#include "base/clock.h"
#include "move/nic/nic.h"
#include "sys/unix.h"

#define GOING_NS 1000000000u /* how long memory that is in use is tried to be unregistered */
#define NAP_NS 1000000u

int nic_let_go(struct nic_mover *m, unsigned int card, void *of, uint64_t *until)
{
	int rc;

	*until = *until ? *until : clock_now_ns() + GOING_NS;
	while ((rc = of ? m->ops->unreg(m, card, of) : 0) == -EBUSY && clock_now_ns() < *until) {
		(void)sys_poll(NULL, 0, NAP_NS);
	}
	return rc;
}

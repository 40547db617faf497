/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The time and the steps of pl_doctor(), for all its parts. */

#include "base/clock.h"
#include "base/text.h"
#include "report/doctor.h"

bool doctor_in_time(const struct doctor *d)
{
	return !d->stuck && clock_now_ns() < d->deadline_ns;
}

void doctor_step(struct doctor *d, const char *what, const char *from, const char *to)
{
	char words[128];

	text_fmt(words, sizeof(words), "%s %s%s%s", what, from, *to ? " to " : "", to);
	if (d->args.on_step) {
		d->args.on_step(words, d->step, d->steps, d->args.arg);
	}
	d->step++;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/log_quota.h"

#include "base/clock.h"

#define LINE_NS UINT64_C(1000000000)

static bool take(struct log_quota *q)
{
	uint64_t now = clock_now_ns();

	while (q->left < q->most && now >= q->next) {
		q->left++;
		q->next += LINE_NS;
	}
	if (!q->left) {
		return false;
	}
	q->next = q->left == q->most ? now + LINE_NS : q->next;
	q->left--;
	return true;
}

bool log_quota_take(struct log_quota *q, unsigned int *more)
{
	bool may = take(q);

	*more = may ? q->left_out : 0;
	q->left_out = may ? 0 : q->left_out + 1;
	return may;
}

unsigned int log_quota_rest(struct log_quota *q)
{
	unsigned int n = q->left_out && take(q) ? q->left_out : 0;

	q->left_out -= n;
	return n;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include <stdlib.h>

#include "base/alloc.h"
#include "move/copy/copy.h"

/* Finds a loan that nobody has, if possible with memory; *all is the bytes of all loans. */
static struct copy_loan *find_locked(const struct copy *p, const struct dev *dev, size_t len,
				     size_t *all)
{
	struct copy_loan *found = NULL;

	*all = 0;
	for (struct copy_loan *r = p->loans; r; r = r->next) {
		if (r->dev == dev && r->len == len) {
			*all += len;
			found = !r->lent && (!found || r->mem) ? r : found;
		}
	}
	return found;
}

struct copy_loan *copy_loan_take(struct copy *p, struct dev *dev, size_t len, size_t budget)
{
	struct copy_loan *found;
	size_t all;

	lock_acquire(&p->lock);
	found = find_locked(p, dev, len, &all);
	if (!found && all + len <= budget) {
		found = alloc_zero(sizeof(*found));
		if (found) {
			*found = (struct copy_loan){ .next = p->loans, .dev = dev, .len = len };
			p->loans = found;
		}
	}
	if (found) {
		found->lent = true;
	}
	lock_release(&p->lock);
	return found;
}

void copy_loan_give_back(struct copy *p, struct copy_loan *r)
{
	lock_acquire(&p->lock);
	r->lent = false;
	lock_release(&p->lock);
}

void copy_loans_finish(struct copy *p)
{
	while (p->loans) {
		struct copy_loan *r = p->loans;

		p->loans = r->next;
		if (r->stream) {
			r->dev->stream.destroy(r->stream);
		}
		if (r->mem) {
			(void)dev_release(r->dev, DEV_WAIT, r->mem);
		}
		free(r);
	}
}

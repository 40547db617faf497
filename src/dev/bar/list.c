/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* All devices of this kind that the process has open. */

#include "dev/bar/bar.h"

#include <errno.h>

#include "base/error.h"
#include "base/fork.h"
#include "dev/opened.h"

static struct dev_opened opened = { .lock = RWLOCK_INIT(RANK_BAR_LIST) };

static void forget_in_child(void)
{
	dev_opened_forget(&opened);
}

FORK_HANDLERS(.child = forget_in_child);

void bar_list_add(struct bar_dev *d)
{
	dev_opened_add(&opened, &d->dev);
}

void bar_list_remove(struct bar_dev *d)
{
	(void)dev_opened_remove(&opened, &d->dev);
}

int bar_identify(const void *ptr, struct dev_range *out)
{
	int rc = -ENOENT;

	rwlock_read(&opened.lock);
	for (struct dev *d = opened.first; d && rc == -ENOENT; d = d->opened_next) {
		rc = bar_mem_identify(bar_of(d), (uintptr_t)ptr, out);
		if (rc == -EFAULT) {
			rc = err_set(EFAULT,
				     "%p is in the memory of %s, but nothing is allocated there; "
				     "was it freed?",
				     ptr, d->props.name);
		}
	}
	rwlock_release(&opened.lock);
	return rc;
}

bool bar_is_ours(const void *ptr)
{
	struct dev_range r;
	int rc = -ENOENT;

	rwlock_read(&opened.lock);
	for (struct dev *d = opened.first; d && rc == -ENOENT; d = d->opened_next) {
		rc = bar_mem_identify(bar_of(d), (uintptr_t)ptr, &r);
	}
	rwlock_release(&opened.lock);
	return rc == 0;
}

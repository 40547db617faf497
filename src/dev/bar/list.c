/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* All devices of this kind that the process has open. */

#include "dev/bar/bar.h"

#include <errno.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"

/* Protects the list below. */
static struct rwlock list_lock = RWLOCK_INIT(RANK_BAR_LIST);
static struct bar_dev *devices;

/* A child has no such devices: its parent's mappings are not inherited. */
static void forget_in_child(void)
{
	rwlock_renew(&list_lock);
	devices = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

void bar_list_add(struct bar_dev *d)
{
	rwlock_write(&list_lock);
	d->next = devices;
	devices = d;
	rwlock_release(&list_lock);
}

void bar_list_remove(struct bar_dev *d)
{
	rwlock_write(&list_lock);
	for (struct bar_dev **p = &devices; *p; p = &(*p)->next) {
		if (*p == d) {
			*p = d->next;
			break;
		}
	}
	rwlock_release(&list_lock);
}

int bar_identify(const void *ptr, struct dev_range *out)
{
	int rc = -ENOENT;

	rwlock_read(&list_lock);
	for (struct bar_dev *d = devices; d && rc == -ENOENT; d = d->next) {
		rc = bar_mem_identify(d, (uintptr_t)ptr, out);
		if (rc == -EFAULT) {
			rc = err_set(EFAULT,
				     "%p is in the memory of %s, but nothing is allocated there; "
				     "was it freed?",
				     ptr, d->dev.props.name);
		}
	}
	rwlock_release(&list_lock);
	return rc;
}

bool bar_is_ours(const void *ptr)
{
	struct dev_range r;
	int rc = -ENOENT;

	rwlock_read(&list_lock);
	for (struct bar_dev *d = devices; d && rc == -ENOENT; d = d->next) {
		rc = bar_mem_identify(d, (uintptr_t)ptr, &r);
	}
	rwlock_release(&list_lock);
	return rc == 0;
}

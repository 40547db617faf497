/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The PCI functions that publish memory, numbered. They appear and disappear while a process runs,
 * and a number must never change its function. So each function keeps the number that it first got,
 * also after its removal.
 */

#include <errno.h>
#include <stdatomic.h>
#include <string.h>

#include "base/bits.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/text.h"
#include "dev/bar/bar.h"
#include "sys/sys.h"

#define NUMBERS_MAX 256
#define ROOT_SIZE 256

static struct {
	struct lock lock; /* protects the rest */
	char v[NUMBERS_MAX][BAR_PCI_SIZE];
	atomic_uint n;	      /* a child may read the entries below it only */
	char root[ROOT_SIZE]; /* the tree of sysfs that they are in; another one has others */
} numbers = { .lock = LOCK_INIT(RANK_BAR_NUMBERS) };

/* The numbers keep their values in a child. */
static void unlock_in_child(void)
{
	lock_renew(&numbers.lock);
}

FORK_HANDLERS(.child = unlock_in_child);

static bool is_known(const char *name)
{
	unsigned int i = 0;

	while (i < numbers.n && strcmp(numbers.v[i], name) != 0) {
		i++;
	}
	return i < numbers.n;
}

static int on_function(const char *name, void *arg)
{
	(void)arg;
	if (strlen(name) < BAR_PCI_SIZE && bar_publishes(name) && numbers.n < NUMBERS_MAX &&
	    !is_known(name)) {
		text_copy(numbers.v[numbers.n], BAR_PCI_SIZE, name);
		numbers.n++;
	}
	return 0;
}

static void look_locked(void)
{
	char root[ROOT_SIZE];

	text_copy(root, sizeof(root), sys_root());
	if (strcmp(root, numbers.root) != 0) {
		text_copy(numbers.root, sizeof(numbers.root), root);
		numbers.n = 0;
	}
	(void)sys_root_list(BAR_DEVICES, on_function, NULL);
}

unsigned int bar_functions(void)
{
	unsigned int n;

	lock_acquire(&numbers.lock);
	look_locked();
	n = numbers.n;
	lock_release(&numbers.lock);
	return n;
}

int bar_function_pci(int index, char pci[BAR_PCI_SIZE])
{
	int rc = -ENODEV;

	lock_acquire(&numbers.lock);
	look_locked();
	if (index >= 0 && (unsigned int)index < numbers.n) {
		text_copy(pci, BAR_PCI_SIZE, numbers.v[index]);
		rc = 0;
	}
	lock_release(&numbers.lock);
	return rc;
}

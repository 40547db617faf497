/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_BAR_BAR_H
#define DEV_BAR_BAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "dev/spans.h"
#include "dev/stream.h"

#define BAR_DEVICES "/sys/bus/pci/devices"
#define BAR_PCI_SIZE 16

/* A mapping of the pool: a range that the kernel allocated to us, from which pages are
 * allocated. */
struct bar_extent {
	struct bar_extent *next;
	char *base;
	struct dev_spans spans;
};

struct bar_dev {
	struct dev dev; /* first: the rooms above see only this */
	char pci[BAR_PCI_SIZE];
	int fd;	       /* of p2pmem/allocate */
	uint64_t grow; /* step by which memory is taken from the pool, if there is enough */

	/* Protects extents. Taken inside list.c's lock, never the other way round. */
	struct lock lock;
	struct bar_extent *extents;
};

/* Whether a PCI function publishes memory that can be offered. */
bool bar_publishes(const char *pci);
/* The number of functions that have published memory since the process started, including removed
 * ones.
 */
unsigned int bar_functions(void);
/* The PCI address of function `index`, which never changes. -ENODEV: none. */
int bar_function_pci(int index, char pci[BAR_PCI_SIZE]);

/* Reads an attribute of a PCI function. False if there is none. */
bool bar_read(const char *pci, const char *name, char *dst, size_t space);
bool bar_has(const char *pci, const char *name);
/* A number in the device's p2pmem folder; `otherwise` if there is none. */
uint64_t bar_attribute(const char *pci, const char *name, uint64_t otherwise);

extern const struct dev_mem_ops bar_mem_ops;
extern const struct dev_share_ops bar_share_ops;
void bar_mem_finish(struct bar_dev *d);
/* The allocation that holds an address of this device; -ENOENT; -EFAULT: its memory, but free. */
int bar_mem_identify(struct bar_dev *d, uintptr_t addr, struct dev_range *out);

/* list.c */
void bar_list_add(struct bar_dev *d);
void bar_list_remove(struct bar_dev *d);
int bar_identify(const void *ptr, struct dev_range *out);
/* Whether an address is mapped memory of any BAR device of this process. */
bool bar_is_ours(const void *ptr);
extern const struct dev_cpu_ops bar_cpu_ops;

static inline struct bar_dev *bar_of(struct dev *d)
{
	return (struct bar_dev *)(void *)d;
}

#endif

/* SPDX-License-Identifier: GPL-2.0-only */
/* Copyright The Peerlane Authors */
#ifndef FAKEGPU_IMPL_H
#define FAKEGPU_IMPL_H

/* What the files of fakegpu share. */

#include <linux/fs.h>
#include <linux/kref.h>
#include <linux/miscdevice.h>
#include <linux/mutex.h>
#include <linux/pci.h>

#include "fakegpu.h"

/* Memory of the GPU, whole large pages of it. */
struct object {
	struct kref refs;
	u64 off; /* in the BAR */
	u64 len;
	struct object *whole; /* whose memory it is a part of; NULL: its own */
	struct pages *pages;  /* once it was mapped for drives */
	unsigned int ranges;  /* that need these */
};

/* All lists and counters. It may be held while user memory is not touched: mmap() takes it. */
extern struct mutex fake_lock;

/* The GPU; NULL: none is there. */
struct gpu {
	struct pci_dev *pdev;
	u64 start;
	u64 len;
	bool has_pages;
};
extern struct gpu *fake_gpu;

/* Settings and counters: parameters of the module. */
extern int bar1, combined, space, squeeze, dup, init, reg, p2p, after, free16, map, lie, busy;
extern int clients, names, ranges, violations, leaked, mapped, made;

struct object *object_get(struct object *o);
void object_put(struct object *o);
struct object *object_of_file(int fd); /* with a reference; NULL: it is another kind of file */
struct object *object_named(u32 id);   /* of this process, by libcuda's number; the same */
/* Gives the object's pages a reference each, or takes them back and waits until none is in use. */
int object_pages_get(struct object *o);
void object_pages_put(struct object *o);
/* A mapping of the whole without pages. */
int object_map_plain(struct object *o, u64 off, struct vm_area_struct *vma);

/* rm.c: the memory by this name, without a reference; NULL: there is none. */
struct object *rm_object(u32 client, u32 handle);

extern struct miscdevice rm_ctl, rm_gpu, uvm_device;

/* Whether it is the turn of the one that fails. */
static inline bool countdown(int *setting)
{
	return *setting > 0 && --*setting == 0;
}

#endif

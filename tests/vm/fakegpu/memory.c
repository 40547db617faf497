// SPDX-License-Identifier: GPL-2.0-only
// Copyright The Peerlane Authors
/*
 * fakegpu - a GPU for tests, made of the BAR of an emulated device
 *
 * Speaks what Peerlane uses of the binary interface of NVIDIA's kernel driver, and gives the GPU's
 * memory P2PDMA pages as that does: it has the PCI core make them, replaces what is done when one
 * of them is free, gives each page of memory that is mapped one reference, and waits for them when
 * the last mapping ends. The fake CUDA driver of the tests has its memory from here (/dev/fakegpu),
 * without pages, as a GPU's copy engine sees it.
 *
 * Never for anything but tests: what the real driver checks of its callers is not all checked here.
 */

#include <linux/file.h>
#include <linux/genalloc.h>
#include <linux/memremap.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/pci-p2pdma.h>
#include <linux/proc_fs.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "impl.h"

#define BAR 2
#define GRAIN_SHIFT 21
#define GRAIN (1ull << GRAIN_SHIFT)

/* As those of tests/lib/fakerm. */
int bar1 = 1, combined, space = 2, squeeze, dup, init, reg, p2p, after, free16, map, lie, busy;
#define SETTING(name) module_param(name, int, 0644)
SETTING(bar1);
SETTING(combined);
SETTING(space);
SETTING(squeeze);
SETTING(dup);
SETTING(init);
SETTING(reg);
SETTING(p2p);
SETTING(after);
SETTING(free16);
SETTING(map);
SETTING(lie);
SETTING(busy);

static int pages = 1; /* 0: the kernel makes none */
module_param(pages, int, 0444);

static char *version = "Open Kernel Module for x86_64  595.71.05";
module_param(version, charp, 0644);

int clients, names, ranges, violations, leaked, mapped, made;
static int memory; /* MiB that are in use */
static int in_use; /* pages that have a reference */
#define COUNTER(name) module_param(name, int, 0444)
COUNTER(clients);
COUNTER(names);
COUNTER(ranges);
COUNTER(violations);
COUNTER(leaked);
COUNTER(mapped);
COUNTER(made);
COUNTER(memory);
COUNTER(in_use);

DEFINE_MUTEX(fake_lock);
struct gpu *fake_gpu;
static struct gen_pool *pool;

/* The pages of an object that was mapped. */
struct pages {
	refcount_t left;
	struct completion done;
};

static struct page *page_at(const struct object *o, u64 off)
{
	return pfn_to_page((fake_gpu->start + o->off + off) >> PAGE_SHIFT);
}

/* In any context: of I/O that ends, too. */
static void page_is_free(struct folio *folio)
{
	struct pages *p = folio->page.zone_device_data;

	folio->page.zone_device_data = NULL;
	if (refcount_dec_and_test(&p->left))
		complete(&p->done);
}

static const struct dev_pagemap_ops our_ops = { .folio_free = page_is_free };
static const struct dev_pagemap_ops *kernels_ops;

int object_pages_get(struct object *o)
{
	struct pages *p;

	if (o->ranges++)
		return 0;
	p = kzalloc(sizeof(*p), GFP_KERNEL);
	if (!p) {
		o->ranges--;
		return -ENOMEM;
	}
	init_completion(&p->done);
	refcount_set(&p->left, o->len >> PAGE_SHIFT);
	for (u64 at = 0; at < o->len; at += PAGE_SIZE) {
		struct page *page = page_at(o, at);

		if (page_ref_count(page) || page->zone_device_data)
			violations++;
		page->zone_device_data = p;
		set_page_count(page, 1);
	}
	in_use += o->len >> PAGE_SHIFT;
	o->pages = p;
	return 0;
}

void object_pages_put(struct object *o)
{
	if (--o->ranges)
		return;
	for (u64 at = 0; at < o->len; at += PAGE_SIZE)
		put_page(page_at(o, at));
	wait_for_completion(&o->pages->done); /* of I/O */
	in_use -= o->len >> PAGE_SHIFT;
	kfree(o->pages);
	o->pages = NULL;
}

int object_map_plain(struct object *o, u64 off, struct vm_area_struct *vma)
{
	u64 len = vma->vm_end - vma->vm_start;

	if (off > o->len || len > o->len - off)
		return -EINVAL;
	vm_flags_set(vma, VM_DONTCOPY | VM_DONTEXPAND | VM_DONTDUMP);
	vma->vm_page_prot = pgprot_noncached(vma->vm_page_prot);
	return remap_pfn_range(vma, vma->vm_start, (fake_gpu->start + o->off + off) >> PAGE_SHIFT,
			       len, vma->vm_page_prot);
}

/* ---- /dev/fakegpu ---- */

/* Memory of cuMemAlloc(): a part of what the fake driver took for it. */
struct named {
	struct list_head link;
	struct file *file;
	pid_t pid;
	u32 id;
	struct object *object;
};
static LIST_HEAD(all_named);

static struct object *new_object(u64 off, u64 len, struct object *whole)
{
	struct object *o = kzalloc(sizeof(*o), GFP_KERNEL);

	if (o) {
		kref_init(&o->refs);
		o->off = off;
		o->len = len;
		o->whole = whole ? object_get(whole) : NULL;
	}
	return o;
}

struct object *object_get(struct object *o)
{
	kref_get(&o->refs);
	return o;
}

static void object_end(struct kref *refs)
{
	struct object *o = container_of(refs, struct object, refs);

	if (o->whole) {
		object_put(o->whole);
	} else {
		gen_pool_free(pool, fake_gpu->start + o->off, o->len);
		memory -= o->len >> 20;
	}
	kfree(o);
}

void object_put(struct object *o)
{
	kref_put(&o->refs, object_end);
}

struct object *object_named(u32 id)
{
	struct named *n;

	list_for_each_entry(n, &all_named,
			    link) if (n->id == id &&
				      n->pid == current->tgid) return object_get(n->object);
	return NULL;
}

static void forget(struct named *n)
{
	list_del(&n->link);
	object_put(n->object);
	kfree(n);
}

static long take_memory(struct file *file, u64 len)
{
	unsigned long at;

	len = ALIGN(len, GRAIN);
	if (file->private_data || !len)
		return -EINVAL;
	at = gen_pool_alloc(pool, len);
	if (!at)
		return -ENOMEM;
	file->private_data = new_object(at - fake_gpu->start, len, NULL);
	if (!file->private_data) {
		gen_pool_free(pool, at, len);
		return -ENOMEM;
	}
	memory += len >> 20;
	return 0;
}

static long name_memory(struct file *file, const struct fakegpu_name *x)
{
	struct object *whole = file->private_data;
	u64 len = ALIGN(x->length, GRAIN);
	struct object *o = object_named(x->id);
	struct named *n;

	if (o) {
		object_put(o);
		return 0;
	}
	if (!whole || !IS_ALIGNED(x->offset, GRAIN) || x->offset > whole->len ||
	    len > whole->len - x->offset)
		return -EINVAL;
	n = kzalloc(sizeof(*n), GFP_KERNEL);
	o = n ? new_object(whole->off + x->offset, len, whole) : NULL;
	if (!o) {
		kfree(n);
		return -ENOMEM;
	}
	*n = (struct named){ .file = file, .pid = current->tgid, .id = x->id, .object = o };
	list_add(&n->link, &all_named);
	return 0;
}

static long memory_ioctl(struct file *file, unsigned int cmd, unsigned long arg)
{
	union {
		u64 len;
		u32 id;
		struct fakegpu_name name;
	} x;
	struct named *n;
	long rc = -ENOTTY;

	if (_IOC_SIZE(cmd) > sizeof(x) || copy_from_user(&x, (void __user *)arg, _IOC_SIZE(cmd)))
		return -EFAULT;
	mutex_lock(&fake_lock);
	if (cmd == FAKEGPU_ALLOC) {
		rc = take_memory(file, x.len);
	} else if (cmd == FAKEGPU_NAME) {
		rc = name_memory(file, &x.name);
	} else if (cmd == FAKEGPU_UNNAME) {
		rc = 0;
		list_for_each_entry(n, &all_named, link)
		{
			if (n->id == x.id && n->pid == current->tgid) {
				rc = kref_read(&n->object->refs) > 1;
				if (!rc)
					forget(n);
				break;
			}
		}
	}
	mutex_unlock(&fake_lock);
	return rc;
}

static int memory_mmap(struct file *file, struct vm_area_struct *vma)
{
	struct object *o = file->private_data;

	return o ? object_map_plain(o, (u64)vma->vm_pgoff << PAGE_SHIFT, vma) : -EINVAL;
}

static int memory_open(struct inode *inode, struct file *file)
{
	file->private_data = NULL;
	return fake_gpu ? 0 : -ENODEV;
}

static int memory_release(struct inode *inode, struct file *file)
{
	struct named *n, *next;

	mutex_lock(&fake_lock);
	list_for_each_entry_safe(n, next, &all_named, link) if (n->file == file) forget(n);
	if (file->private_data)
		object_put(file->private_data);
	mutex_unlock(&fake_lock);
	return 0;
}

static const struct file_operations memory_fops = {
	.owner = THIS_MODULE,
	.open = memory_open,
	.release = memory_release,
	.unlocked_ioctl = memory_ioctl,
	.mmap = memory_mmap,
};

static struct miscdevice memory_device = {
	.minor = MISC_DYNAMIC_MINOR, .name = "fakegpu", .fops = &memory_fops, .mode = 0666
};

struct object *object_of_file(int fd)
{
	struct file *file = fget(fd);
	struct object *o = NULL;

	if (!file)
		return NULL;
	if (file->f_op == &memory_fops && file->private_data)
		o = object_get(file->private_data);
	fput(file);
	return o;
}

/* ---- the device ---- */

static int make_pages(struct pci_dev *pdev)
{
	struct dev_pagemap *pgmap;
	int rc = pci_p2pdma_add_resource(pdev, BAR, 0, 0);

	if (rc)
		return rc;
	pgmap = page_pgmap(pfn_to_page(pci_resource_start(pdev, BAR) >> PAGE_SHIFT));
	kernels_ops = pgmap->ops;
	pgmap->ops = &our_ops;
	return 0;
}

static int fake_probe(struct pci_dev *pdev, const struct pci_device_id *id)
{
	static struct gpu only;
	int rc = pcim_enable_device(pdev);

	if (rc || fake_gpu)
		return rc ? rc : -EBUSY;
	only = (struct gpu){ .pdev = pdev,
			     .start = pci_resource_start(pdev, BAR),
			     .len = pci_resource_len(pdev, BAR),
			     .has_pages = pages };
	pool = gen_pool_create(GRAIN_SHIFT, -1);
	if (!pool)
		return -ENOMEM;
	rc = gen_pool_add(pool, only.start, only.len, -1);
	if (!rc && pages)
		rc = make_pages(pdev);
	if (rc) {
		gen_pool_destroy(pool);
		return rc;
	}
	fake_gpu = &only;
	return 0;
}

static void fake_remove(struct pci_dev *pdev)
{
	if (pages)
		page_pgmap(pfn_to_page(fake_gpu->start >> PAGE_SHIFT))->ops = kernels_ops;
	fake_gpu = NULL;
	gen_pool_destroy(pool);
}

static const struct pci_device_id fake_ids[] = { { PCI_DEVICE(0x1af4, 0x1110) }, {} };
static struct pci_driver fake_driver = {
	.name = "fakegpu", .id_table = fake_ids, .probe = fake_probe, .remove = fake_remove
};

static int version_show(struct seq_file *m, void *v)
{
	seq_printf(m, "NVRM version: NVIDIA UNIX %s  Release Build  (fakegpu)\n", version);
	return 0;
}

static struct miscdevice *const devices[] = { &memory_device, &rm_ctl, &rm_gpu, &uvm_device };

static int __init fake_start(void)
{
	int rc = pci_register_driver(&fake_driver);

	for (int i = 0; !rc && i < ARRAY_SIZE(devices); i++) {
		rc = misc_register(devices[i]);
		if (rc) {
			while (i--)
				misc_deregister(devices[i]);
			pci_unregister_driver(&fake_driver);
		}
	}
	if (!rc) {
		proc_mkdir("driver/nvidia", NULL);
		proc_create_single("driver/nvidia/version", 0444, NULL, version_show);
	}
	return rc;
}

static void __exit fake_end(void)
{
	remove_proc_subtree("driver/nvidia", NULL);
	for (int i = 0; i < ARRAY_SIZE(devices); i++)
		misc_deregister(devices[i]);
	pci_unregister_driver(&fake_driver);
}

module_init(fake_start);
module_exit(fake_end);
MODULE_DESCRIPTION("A GPU for tests");
MODULE_AUTHOR("The Peerlane Authors");
MODULE_LICENSE("GPL");

// SPDX-License-Identifier: GPL-2.0-only
// Copyright The Peerlane Authors

/* /dev/nvidia-uvm: mappings of GPU memory whose pages drives can reach. */

#include <linux/file.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "impl.h"

/* Of a descriptor. */
struct uvm {
	bool initialized;
	bool tied;	 /* another descriptor ties it to the process */
	bool is_tie;	 /* it is such a one */
	bool registered; /* the GPU is */
	struct list_head ranges;
};

struct span {
	struct list_head link;
	unsigned long base;
	u64 len, off;
	struct object *object;
	int maps;
};

static const struct file_operations uvm_fops;

static void end_range(struct span *r)
{
	list_del(&r->link);
	object_pages_put(r->object);
	object_put(r->object);
	ranges--;
	kfree(r);
}

static u32 mm_initialize(struct uvm *u, const struct uvm_mm_initialize *x)
{
	struct file *file = fget(x->fd);
	struct uvm *first = file && file->f_op == &uvm_fops ? file->private_data : NULL;
	u32 status = NV_INVALID_ARGUMENT;

	if (first && first != u && first->initialized && !u->initialized) {
		first->tied = true;
		u->is_tie = true;
		status = NV_OK;
	}
	if (file)
		fput(file);
	return status;
}

static bool is_our_uuid(const u8 uuid[16])
{
	for (int i = 0; i < 16; i++)
		if (uuid[i] != (u8)(0xf0 + i))
			return false;
	return true;
}

static u32 register_gpu(struct uvm *u, const struct uvm_register_gpu *x)
{
	if (reg)
		return reg;
	if (!is_our_uuid(x->uuid) || u->registered)
		return NV_INVALID_DEVICE;
	u->registered = true;
	return NV_OK;
}

static u32 alloc_p2p(struct uvm *u, const struct uvm_alloc *x)
{
	struct object *o;
	struct span *r;

	if (!u->initialized)
		return NV_ILLEGAL_ACTION;
	if (!u->registered || !is_our_uuid(x->uuid))
		return NV_INVALID_DEVICE;
	if (p2p && after-- <= 0) {
		leaked += p2p == NV_INVALID_ARGUMENT;
		return p2p;
	}
	if (!bar1 || combined || !fake_gpu->has_pages)
		return NV_NOT_SUPPORTED;
	if (!u->tied || !x->length || !IS_ALIGNED(x->base | x->length | x->offset, PAGE_SIZE)) {
		violations++;
		return NV_INVALID_ARGUMENT;
	}
	o = rm_object(x->client, x->memory);
	if (!o) {
		violations++;
		return NV_NOT_FOUND;
	}
	violations += space != 2 || squeeze; /* the real one maps whatever is there */
	if (x->offset > o->len || x->length > o->len - x->offset)
		return NV_INVALID_ARGUMENT;
	list_for_each_entry(r, &u->ranges, link) if (r->base < x->base + x->length &&
						     x->base < r->base + r->len) return NV_OVERLAPS;
	r = kzalloc(sizeof(*r), GFP_KERNEL);
	if (!r || object_pages_get(o)) {
		kfree(r);
		return NV_NO_MEMORY;
	}
	*r = (struct span){
		.base = x->base, .len = x->length, .off = x->offset, .object = object_get(o)
	};
	list_add(&r->link, &u->ranges);
	ranges++;
	made++;
	return NV_OK;
}

static struct span *range_at(struct uvm *u, unsigned long base)
{
	struct span *r;

	list_for_each_entry(r, &u->ranges, link) if (r->base == base) return r;
	return NULL;
}

static void free_range(struct uvm *u, struct uvm_free *x)
{
	struct span *r = range_at(u, x->base);
	u32 status = NV_OK;

	if (!r || r->maps || (!free16 && r->len != x->length)) {
		violations++;
		status = NV_INVALID_ARGUMENT;
	} else {
		end_range(r);
	}
	if (free16)
		memcpy(&x->length, &status, sizeof(status));
	else
		x->status = status;
}

static int with_lock(struct uvm *u, unsigned int cmd, void *arg)
{
	struct uvm_initialize *initialize = arg;
	struct uvm_mm_initialize *mm = arg;
	struct uvm_register_gpu *gpu = arg;
	struct uvm_alloc *range = arg;

	switch (cmd) {
	case UVM_INITIALIZE:
		initialize->status = init ? init : u->initialized ? NV_INVALID_ARGUMENT : NV_OK;
		u->initialized |= !initialize->status;
		return 0;
	case UVM_MM_INITIALIZE:
		mm->status = mm_initialize(u, mm);
		return 0;
	case UVM_REGISTER_GPU:
		gpu->status = u->initialized ? register_gpu(u, gpu) : NV_ILLEGAL_ACTION;
		return 0;
	case UVM_ALLOC_DEVICE_P2P:
		if (p2p < 0)
			return -ENOSYS;
		range->status = alloc_p2p(u, range);
		return 0;
	default:
		free_range(u, arg);
		return 0;
	}
}

static long uvm_ioctl(struct file *file, unsigned int cmd, unsigned long arg)
{
	union {
		struct uvm_initialize a;
		struct uvm_mm_initialize b;
		struct uvm_register_gpu c;
		struct uvm_alloc d;
		struct uvm_free e;
	} x;
	size_t len = cmd == UVM_INITIALIZE	   ? sizeof(x.a)
		     : cmd == UVM_MM_INITIALIZE	   ? sizeof(x.b)
		     : cmd == UVM_REGISTER_GPU	   ? sizeof(x.c)
		     : cmd == UVM_ALLOC_DEVICE_P2P ? sizeof(x.d)
		     : cmd == UVM_FREE		   ? (free16 ? 16 : sizeof(x.e))
						   : 0;
	int rc;

	if (!len)
		return -ENOSYS;
	if (copy_from_user(&x, (void __user *)arg, len))
		return -EFAULT;
	mutex_lock(&fake_lock);
	rc = with_lock(file->private_data, cmd, &x);
	mutex_unlock(&fake_lock);
	if (!rc && copy_to_user((void __user *)arg, &x, len))
		rc = -EFAULT;
	return rc;
}

static void unmapped(struct vm_area_struct *vma)
{
	struct span *r = vma->vm_private_data;

	mutex_lock(&fake_lock);
	r->maps--;
	mapped--;
	mutex_unlock(&fake_lock);
}

static int no_split(struct vm_area_struct *vma, unsigned long at)
{
	return -EINVAL;
}

static const struct vm_operations_struct range_ops = { .close = unmapped, .may_split = no_split };

/* Memory that is no GPU's: what the real driver makes of an mmap() without a range. */
static vm_fault_t fault_other(struct vm_fault *vmf)
{
	vmf->page = alloc_page(GFP_KERNEL | __GFP_ZERO);
	return vmf->page ? 0 : VM_FAULT_OOM;
}

static const struct vm_operations_struct other_ops = { .fault = fault_other };

static int map_range(struct span *r, struct vm_area_struct *vma)
{
	u64 at = fake_gpu->start + r->object->off + r->off;
	int rc = 0;

	vm_flags_set(vma, VM_DONTCOPY | VM_DONTEXPAND | VM_DONTDUMP | VM_MIXEDMAP);
	vma->vm_page_prot = pgprot_noncached(vma->vm_page_prot);
	for (u64 i = 0; i < r->len && !rc; i += PAGE_SIZE)
		rc = vm_insert_page(vma, vma->vm_start + i, pfn_to_page((at + i) >> PAGE_SHIFT));
	if (!rc) {
		vma->vm_private_data = r;
		vma->vm_ops = &range_ops;
		r->maps++;
		mapped++;
	}
	return rc;
}

static int uvm_mmap(struct file *file, struct vm_area_struct *vma)
{
	struct span *r;
	int rc = -EINVAL;

	if ((u64)vma->vm_pgoff << PAGE_SHIFT != vma->vm_start)
		return rc;
	mutex_lock(&fake_lock);
	r = range_at(file->private_data, vma->vm_start);
	if (countdown(&map)) {
		rc = -ENOMEM;
	} else if (r && r->len == vma->vm_end - vma->vm_start && !lie) {
		rc = map_range(r, vma);
	} else {
		violations += !lie;
		vm_flags_set(vma, VM_DONTCOPY);
		vma->vm_ops = &other_ops;
		rc = 0;
	}
	mutex_unlock(&fake_lock);
	return rc;
}

static int uvm_open(struct inode *inode, struct file *file)
{
	struct uvm *u = kzalloc(sizeof(*u), GFP_KERNEL);

	if (!u || !fake_gpu) {
		kfree(u);
		return -ENODEV;
	}
	INIT_LIST_HEAD(&u->ranges);
	file->private_data = u;
	return 0;
}

static int uvm_release(struct inode *inode, struct file *file)
{
	struct uvm *u = file->private_data;
	struct span *r, *next;

	mutex_lock(&fake_lock);
	list_for_each_entry_safe(r, next, &u->ranges, link) end_range(r);
	mutex_unlock(&fake_lock);
	kfree(u);
	return 0;
}

static const struct file_operations uvm_fops = { .owner = THIS_MODULE,
						 .open = uvm_open,
						 .release = uvm_release,
						 .unlocked_ioctl = uvm_ioctl,
						 .mmap = uvm_mmap };
struct miscdevice uvm_device = {
	.minor = MISC_DYNAMIC_MINOR, .name = "nvidia-uvm", .fops = &uvm_fops, .mode = 0666
};

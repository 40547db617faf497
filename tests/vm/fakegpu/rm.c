// SPDX-License-Identifier: GPL-2.0-only
// Copyright The Peerlane Authors

/* /dev/nvidiactl and /dev/nvidia0: clients, and names of memory. */

#include <linux/file.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "impl.h"

#define GPU_ID 0x400

struct thing {
	struct list_head link;
	struct file *ctl; /* of its client */
	u32 client, parent, handle, class;
	struct object *object; /* of memory */
};
static LIST_HEAD(things);

/* A descriptor of the GPU. */
struct gpu_file {
	struct list_head link;
	pid_t pid;
	struct object *object; /* that mmap() maps, */
	u64 off, len;
};
static LIST_HEAD(gpu_files);
static const struct file_operations gpu_fops;

static struct thing *find(u32 client, u32 handle)
{
	struct thing *t;

	list_for_each_entry(t, &things,
			    link) if (t->client == client && t->handle == handle) return t;
	return NULL;
}

static struct thing *add(struct file *ctl, u32 client, u32 parent, u32 class)
{
	static u32 next = 0xc1d00001;
	struct thing *t = kzalloc(sizeof(*t), GFP_KERNEL);

	if (!t)
		return NULL;
	*t = (struct thing){ .ctl = ctl, .parent = parent, .handle = next++, .class = class };
	t->client = client ? client : t->handle;
	list_add(&t->link, &things);
	clients += class == NV_CLASS_CLIENT;
	names += class == NV_CLASS_MEMORY;
	return t;
}

static void drop(struct thing *t)
{
	clients -= t->class == NV_CLASS_CLIENT;
	names -= t->class == NV_CLASS_MEMORY;
	list_del(&t->link);
	if (t->object)
		object_put(t->object);
	kfree(t);
}

static void drop_tree(u32 client, u32 handle)
{
	struct thing *t;
again:
	list_for_each_entry(t, &things, link)
	{
		if (t->client == client && t->parent == handle && t->handle != handle) {
			drop_tree(client, t->handle);
			goto again;
		}
	}
	t = find(client, handle);
	if (t)
		drop(t);
}

struct object *rm_object(u32 client, u32 handle)
{
	struct thing *t = find(client, handle);

	return t ? t->object : NULL;
}

static bool gpu_is_open(void)
{
	struct gpu_file *g;

	list_for_each_entry(g, &gpu_files, link) if (g->pid == current->tgid) return true;
	return false;
}

static struct thing *client_of(struct file *ctl, u32 client)
{
	struct thing *t = find(client, client);

	return t && t->ctl == ctl ? t : NULL;
}

static u32 alloc(struct file *ctl, struct nv_alloc *a)
{
	struct thing *parent = find(a->client, a->parent);
	struct thing *t;

	if (a->class != NV_CLASS_CLIENT) {
		if (!client_of(ctl, a->client))
			return NV_INVALID_CLIENT;
		if (!parent || (a->class == NV_CLASS_DEVICE && parent->class != NV_CLASS_CLIENT) ||
		    (a->class == NV_CLASS_SUBDEVICE && parent->class != NV_CLASS_DEVICE))
			return NV_INVALID_PARENT;
		if (a->class != NV_CLASS_DEVICE && a->class != NV_CLASS_SUBDEVICE)
			return NV_INVALID_CLASS;
		if (a->params_size != (a->class == NV_CLASS_DEVICE ? 56 : 4))
			return NV_INVALID_STRUCT;
		if (!gpu_is_open())
			return NV_NOT_PERMITTED;
	}
	t = add(ctl, a->class == NV_CLASS_CLIENT ? 0 : a->client, a->parent, a->class);
	if (!t)
		return NV_NO_MEMORY;
	a->object = t->handle;
	return NV_OK;
}

/* Takes the reference, also where it fails. */
static u32 add_name(struct file *ctl, u32 client, u32 parent, struct object *o, u32 *handle)
{
	struct thing *under = find(client, parent);
	struct thing *t;
	u32 status = NV_OK;

	if (!under || under->class != NV_CLASS_DEVICE)
		status = NV_INVALID_PARENT;
	else if (!o)
		status = NV_NOT_FOUND;
	else if (countdown(&dup))
		status = NV_NO_MEMORY;
	t = status ? NULL : add(ctl, client, parent, NV_CLASS_MEMORY);
	if (!t) {
		if (o)
			object_put(o);
		return status ? status : NV_NO_MEMORY;
	}
	t->object = o;
	*handle = t->handle;
	return NV_OK;
}

static u32 duplicate(struct file *ctl, struct nv_dup *x)
{
	if (!client_of(ctl, x->client))
		return NV_INVALID_CLIENT;
	if (x->src_client != FAKEGPU_CLIENT) {
		violations++;
		return NV_INVALID_CLIENT;
	}
	return add_name(ctl, x->client, x->parent, object_named(x->src_object), &x->object);
}

static u32 surface(const struct thing *t, struct nv_surface_item *v, u32 n)
{
	if (!t->object)
		return NV_NOT_SUPPORTED;
	for (u32 i = 0; i < n; i++)
		v[i].data = v[i].index == 2   ? (u32)t->object->len
			    : v[i].index == 3 ? (u32)(t->object->len >> 32)
			    : v[i].index == 5 ? squeeze
			    : v[i].index == 9 ? space
					      : 0;
	return NV_OK;
}

/* What a control call points at, in the kernel. */
struct params {
	union {
		struct nv_id_info id;
		struct nv_import import;
		struct nv_surface surface;
		struct nv_bar1 bar1;
		u8 bytes[128];
	};
	struct nv_surface_item items[NV_SURFACE_MAX];
};

static u32 control(struct file *ctl, const struct nv_control *c, struct params *p)
{
	struct thing *t = find(c->client, c->object);

	if (!client_of(ctl, c->client))
		return NV_INVALID_CLIENT;
	if (!t)
		return NV_NOT_FOUND;
	switch (c->command) {
	case NV_ID_INFO:
		if (c->params_size != sizeof(p->id))
			return NV_INVALID_STRUCT;
		if (p->id.gpu_id != GPU_ID)
			return NV_INVALID_ARGUMENT;
		p->id.device = p->id.subdevice = 0;
		return NV_OK;
	case NV_IMPORT:
		if (c->params_size != sizeof(p->import))
			return NV_INVALID_STRUCT;
		return add_name(ctl, c->client, p->import.parent, object_of_file(p->import.fd),
				&p->import.object);
	case NV_SURFACE:
		if (c->params_size != sizeof(p->surface))
			return NV_INVALID_STRUCT;
		return surface(t, p->items, p->surface.n);
	case NV_BAR1:
		if (c->params_size != sizeof(p->bar1))
			return NV_INVALID_STRUCT;
		p->bar1 = (struct nv_bar1){ .enabled = bar1 != 0,
					    .combined = combined != 0,
					    .size = fake_gpu->len };
		return NV_OK;
	default:
		return NV_NOT_SUPPORTED;
	}
}

/* User memory is copied without the lock, which mmap() takes. */
static int control_of_user(struct file *ctl, struct nv_control *c)
{
	void __user *at = u64_to_user_ptr(c->params);
	void __user *items = NULL;
	struct params p = {};
	size_t len = 0;

	if (c->params_size > sizeof(p.bytes)) {
		c->status = NV_INVALID_STRUCT;
		return 0;
	}
	if (copy_from_user(p.bytes, at, c->params_size))
		return -EFAULT;
	if (c->command == NV_SURFACE) {
		p.surface.n = min_t(u32, p.surface.n, NV_SURFACE_MAX);
		len = p.surface.n * sizeof(p.items[0]);
		items = u64_to_user_ptr(p.surface.items);
		if (copy_from_user(p.items, items, len))
			return -EFAULT;
	}
	mutex_lock(&fake_lock);
	c->status = busy > 0 ? NV_BUSY_RETRY : control(ctl, c, &p);
	(void)countdown(&busy);
	mutex_unlock(&fake_lock);
	return copy_to_user(at, p.bytes, c->params_size) ||
			       (len && copy_to_user(items, p.items, len))
		       ? -EFAULT
		       : 0;
}

static u32 give_back(struct file *ctl, const struct nv_free *f)
{
	if (!client_of(ctl, f->client))
		return NV_INVALID_CLIENT;
	if (!find(f->client, f->object)) {
		violations++;
		return NV_NOT_FOUND;
	}
	drop_tree(f->client, f->object);
	return NV_OK;
}

/* For mmap() of a descriptor of the GPU, once. */
static u32 map_memory(struct file *ctl, struct nv_map *x)
{
	struct object *o = rm_object(x->client, x->object);
	struct file *file = fget(x->fd);
	struct gpu_file *g = file && file->f_op == &gpu_fops ? file->private_data : NULL;
	u32 status = NV_OK;

	if (!client_of(ctl, x->client))
		status = NV_INVALID_CLIENT;
	else if (!o)
		status = NV_NOT_FOUND;
	else if (!g || g->object || x->offset > o->len || x->length > o->len - x->offset)
		status = NV_INVALID_ARGUMENT;
	if (!status) {
		g->object = object_get(o);
		g->off = x->offset;
		g->len = x->length;
		x->linear = o->off + x->offset;
	}
	if (file)
		fput(file);
	return status;
}

static void list_cards(struct nv_card *v)
{
	struct pci_dev *pdev = fake_gpu->pdev;

	memset(v, 0, NV_CARDS * sizeof(*v));
	v[1] = (struct nv_card){ .valid = 1,
				 .domain = pci_domain_nr(pdev->bus),
				 .bus = pdev->bus->number,
				 .slot = PCI_SLOT(pdev->devfn),
				 .gpu_id = GPU_ID,
				 .bar1_address = fake_gpu->start,
				 .bar1_size = fake_gpu->len };
}

static long ctl_ioctl(struct file *file, unsigned int cmd, unsigned long arg)
{
	size_t len = _IOC_SIZE(cmd);
	void __user *at = (void __user *)arg;
	void *x;
	int rc = 0;

	if (cmd != NV_ALLOC && cmd != NV_CONTROL && cmd != NV_FREE && cmd != NV_DUP &&
	    cmd != NV_CARD_INFO && cmd != NV_MAP && cmd != NV_UNMAP)
		return -EINVAL;
	x = memdup_user(at, len);
	if (IS_ERR(x))
		return PTR_ERR(x);
	if (cmd == NV_CONTROL) {
		rc = control_of_user(file, x);
	} else {
		mutex_lock(&fake_lock);
		if (cmd == NV_ALLOC)
			((struct nv_alloc *)x)->status = alloc(file, x);
		else if (cmd == NV_FREE)
			((struct nv_free *)x)->status = give_back(file, x);
		else if (cmd == NV_DUP)
			((struct nv_dup *)x)->status = duplicate(file, x);
		else if (cmd == NV_MAP)
			((struct nv_map *)x)->status = map_memory(file, x);
		else if (cmd == NV_UNMAP)
			((struct nv_unmap *)x)->status = NV_OK;
		else
			list_cards(x);
		mutex_unlock(&fake_lock);
	}
	if (!rc && copy_to_user(at, x, len))
		rc = -EFAULT;
	kfree(x);
	return rc;
}

static int ctl_open(struct inode *inode, struct file *file)
{
	return fake_gpu ? 0 : -ENODEV;
}

static int ctl_release(struct inode *inode, struct file *file)
{
	struct thing *t;

	mutex_lock(&fake_lock);
again:
	list_for_each_entry(t, &things, link)
	{
		if (t->ctl == file && t->class == NV_CLASS_CLIENT) {
			drop_tree(t->client, t->handle);
			goto again;
		}
	}
	mutex_unlock(&fake_lock);
	return 0;
}

static const struct file_operations ctl_fops = {
	.owner = THIS_MODULE, .open = ctl_open, .release = ctl_release, .unlocked_ioctl = ctl_ioctl
};
struct miscdevice rm_ctl = {
	.minor = MISC_DYNAMIC_MINOR, .name = "nvidiactl", .fops = &ctl_fops, .mode = 0666
};

static int gpu_open(struct inode *inode, struct file *file)
{
	struct gpu_file *g = fake_gpu ? kzalloc(sizeof(*g), GFP_KERNEL) : NULL;

	if (!g)
		return -ENODEV;
	g->pid = current->tgid;
	file->private_data = g;
	mutex_lock(&fake_lock);
	list_add(&g->link, &gpu_files);
	mutex_unlock(&fake_lock);
	return 0;
}

static int gpu_release(struct inode *inode, struct file *file)
{
	struct gpu_file *g = file->private_data;

	mutex_lock(&fake_lock);
	list_del(&g->link);
	if (g->object)
		object_put(g->object);
	mutex_unlock(&fake_lock);
	kfree(g);
	return 0;
}

static int gpu_mmap(struct file *file, struct vm_area_struct *vma)
{
	struct gpu_file *g = file->private_data;
	u64 len = vma->vm_end - vma->vm_start;
	int rc = -EINVAL;

	mutex_lock(&fake_lock);
	if (g->object && !vma->vm_pgoff && len <= PAGE_ALIGN(g->len))
		rc = object_map_plain(g->object, g->off, vma);
	mutex_unlock(&fake_lock);
	return rc;
}

static const struct file_operations gpu_fops = {
	.owner = THIS_MODULE, .open = gpu_open, .release = gpu_release, .mmap = gpu_mmap
};
struct miscdevice rm_gpu = {
	.minor = MISC_DYNAMIC_MINOR, .name = "nvidia0", .fops = &gpu_fops, .mode = 0666
};

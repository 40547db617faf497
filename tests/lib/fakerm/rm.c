/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The kernel driver: clients, their objects, and what it says to wrong questions. */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "dev/nvrm/rm.h"
#include "dev/nvrm/rm_abi.h"
#include "fakecuda.h"
#include "impl.h"

#define FIRST_GPU_ID 0x400u
#define CLASS_NAMED 0x40u /* GPU memory that libcuda has made */
#define MADE_UP 0x5a	  /* metadata that nobody could guess */

struct object {
	struct object *next;
	int ctl; /* of the client's descriptor */
	uint32_t client;
	uint32_t parent;
	uint32_t handle;
	uint32_t class_;
	int minor;
	int fd; /* memory's bytes */
	uint64_t len;
	struct bytes bytes; /* of GPU memory that has a name here */
};

static struct object *objects;
static uint32_t next_handle = 0xc1d00001u;
static long made;
static long calls;
static long windows;

/* A function of the fake libcuda, which is there if it has made memory. */
static void *in_libcuda(const char *name)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *h;

	lib = lib && *lib ? lib : getenv("FAKECUDA_LIB");
	h = lib ? dlopen(lib, RTLD_NOW | RTLD_NOLOAD) : NULL;
	return h ? dlsym(h, name) : NULL;
}

static int object_of(uint32_t memory, uint64_t *off, uint64_t *len)
{
	int (*fn)(uint32_t memory, uint64_t * off, uint64_t * len);
	void *p = in_libcuda("fakecuda_object");

	memcpy(&fn, &p, sizeof(fn));
	return p ? fn(memory, off, len) : -1;
}

bool bytes_keep(const struct bytes *from, struct bytes *out)
{
	*out = *from;
	out->pid = getpid();
	if (from->block && object_of(from->block, &out->off, &out->len) < 0) {
		return false;
	}
	out->fd = (int)syscall(SYS_fcntl, from->fd, F_DUPFD_CLOEXEC, 0);
	return out->fd >= 0;
}

static void drop_object(uint32_t memory)
{
	void (*fn)(uint32_t memory);
	void *p = in_libcuda("fakecuda_drop");

	memcpy(&fn, &p, sizeof(fn));
	if (p) {
		fn(memory);
	}
}

void bytes_drop(struct bytes *b)
{
	if (b->fd < 0) {
		return;
	}
	if (b->block && b->pid == getpid()) {
		drop_object(b->block);
	}
	(void)syscall(SYS_close, b->fd);
	b->fd = -1;
}

static struct object *find(uint32_t client, uint32_t handle)
{
	for (struct object *o = objects; o; o = o->next) {
		if (o->client == client && o->handle == handle) {
			return o;
		}
	}
	return NULL;
}

static void drop(struct object *o)
{
	struct object **at = &objects;

	while (*at != o) {
		at = &(*at)->next;
	}
	*at = o->next;
	if (o->fd >= 0) {
		(void)syscall(SYS_close, o->fd);
	}
	bytes_drop(&o->bytes);
	free(o);
}

/* With all that hangs on it. */
static void drop_tree(uint32_t client, uint32_t handle)
{
	struct object *o = objects;

	while (o) {
		if (o->client == client && o->parent == handle && o->handle != handle) {
			drop_tree(client, o->handle);
			o = objects;
		} else {
			o = o->next;
		}
	}
	o = find(client, handle);
	if (o) {
		drop(o);
	}
}

void rm_closed(int fd)
{
	for (struct object *o = objects; o;) {
		if (o->class_ == RM_CLASS_CLIENT && o->ctl == fd) {
			drop_tree(o->client, o->handle);
			o = objects;
		} else {
			o = o->next;
		}
	}
}

long rm_count(const char *what)
{
	long n = 0;

	if (strcmp(what, "made") == 0 || strcmp(what, "calls") == 0) {
		return what[0] == 'm' ? made : calls;
	}
	if (strcmp(what, "windows") == 0) {
		return windows;
	}
	for (struct object *o = objects; o; o = o->next) {
		n += strcmp(what, "clients") == 0  ? o->class_ == RM_CLASS_CLIENT
		     : strcmp(what, "names") == 0  ? o->class_ == CLASS_NAMED
		     : strcmp(what, "memory") == 0 ? o->class_ == RM_CLASS_HOST_MEMORY
		     : strcmp(what, "devices") == 0
			     ? o->class_ == RM_CLASS_DEVICE || o->class_ == RM_CLASS_SUBDEVICE
			     : -1;
	}
	return n;
}

static struct object *add(int ctl, uint32_t client, uint32_t parent, uint32_t class_)
{
	struct object *o = calloc(1, sizeof(*o));

	if (!o) {
		abort();
	}
	*o = (struct object){ .next = objects,
			      .ctl = ctl,
			      .parent = parent,
			      .handle = next_handle++,
			      .class_ = class_,
			      .minor = -1,
			      .fd = -1,
			      .bytes = { .fd = -1 } };
	o->client = client ? client : o->handle;
	objects = o;
	return o;
}

bool gpu_is_open(int minor)
{
	for (int i = 0; i < FDS_MAX; i++) {
		if (files[i].kind == FILE_GPU && files[i].minor == minor) {
			return true;
		}
	}
	return false;
}

static uint32_t add_device(int ctl, struct rm_alloc *a, const struct object *parent)
{
	const struct rm_device_params *p = (const void *)(uintptr_t)a->params;
	struct object *o;

	if (parent->class_ != RM_CLASS_CLIENT) {
		return RM_INVALID_PARENT;
	}
	if (!p || a->params_bytes != sizeof(*p)) {
		return RM_INVALID_STRUCT;
	}
	if ((int)p->instance >= fakerm_devices()) {
		return RM_INVALID_DEVICE;
	}
	if (!gpu_is_open((int)p->instance)) {
		return RM_NOT_PERMITTED;
	}
	o = add(ctl, a->client, a->parent, a->class_);
	o->minor = (int)p->instance;
	a->object = o->handle;
	return RM_OK;
}

/* Takes pages of a kind that there may be too few of. */
static uint32_t take(const char *name, uint64_t len)
{
	long left = setting(name);

	if (left >= 0 && (uint64_t)left < len) {
		return RM_NO_MEMORY;
	}
	return RM_OK;
}

/* What is checked of the parameters, as far as a client can be wrong. */
static uint32_t check_memory(const struct rm_alloc *a, const struct rm_memory_params *p)
{
	uint32_t page = p->attr >> RM_ATTR_PAGE_SHIFT & 3;
	bool huge = page == RM_PAGE_2M;
	uint64_t bytes = huge ? 2u << 20 : 65536;
	long node = setting("node");
	long piece = setting("piece");

	if (p->owner != a->client) {
		return RM_INVALID_OWNER;
	}
	if ((page != RM_PAGE_2M && page != RM_PAGE_64K) || !p->bytes || p->bytes % bytes ||
	    huge != !!(p->attr2 & RM_ATTR2_2M) ||
	    (p->attr & ~(3u << RM_ATTR_PAGE_SHIFT)) != RM_ATTR_HOST) {
		violations++;
		return RM_INVALID_ARGUMENT;
	}
	if (setting("params") == 128 && (p->attr2 & RM_ATTR2_NODE) && node >= 0 &&
	    p->node != node) {
		return RM_INVALID_ARGUMENT;
	}
	if (piece && p->bytes > (uint64_t)piece) {
		return RM_NO_MEMORY;
	}
	return take(huge ? "huge" : "big", p->bytes);
}

static uint32_t add_memory(int ctl, struct rm_alloc *a, const struct object *parent)
{
	struct rm_memory_params p = { 0 };
	const char *kind;
	uint32_t status;
	struct object *o;

	if (parent->class_ != RM_CLASS_DEVICE) {
		return RM_INVALID_PARENT;
	}
	if (!a->params || a->params_bytes != setting("params")) {
		return RM_INVALID_STRUCT;
	}
	memcpy(&p, (const void *)(uintptr_t)a->params, a->params_bytes);
	status = check_memory(a, &p);
	if (status != RM_OK) {
		return status;
	}
	kind = (p.attr >> RM_ATTR_PAGE_SHIFT & 3) == RM_PAGE_2M ? "huge" : "big";
	o = add(ctl, a->client, a->parent, a->class_);
	o->len = p.bytes;
	o->fd = memfd_create("fake-host-memory", MFD_CLOEXEC);
	if (o->fd < 0 || ftruncate(o->fd, (off_t)o->len) < 0) {
		drop(o);
		return RM_NO_MEMORY;
	}
	if (setting("dirty")) {
		static const char old[4096] = { [0 ... 4095] = 7 };

		for (uint64_t at = 0; at < o->len; at += sizeof(old)) {
			(void)!pwrite(o->fd, old, sizeof(old), (off_t)at);
		}
	}
	if (setting(kind) >= 0) {
		set_locked(kind, setting(kind) - (long)o->len);
	}
	made++;
	a->object = o->handle;
	return RM_OK;
}

static uint32_t alloc(int fd, struct rm_alloc *a)
{
	const struct object *client = find(a->client, a->client);
	const struct object *parent = find(a->client, a->parent);
	struct object *o;

	if (countdown("alloc")) {
		return (uint32_t)setting("status");
	}
	if (a->class_ == RM_CLASS_CLIENT) {
		a->object = add(fd, 0, 0, a->class_)->handle;
		return RM_OK;
	}
	if (!client || client->ctl != fd) {
		return RM_INVALID_CLIENT;
	}
	if (!parent) {
		return RM_INVALID_PARENT;
	}
	switch (a->class_) {
	case RM_CLASS_DEVICE:
		return add_device(fd, a, parent);
	case RM_CLASS_SUBDEVICE:
		if (parent->class_ != RM_CLASS_DEVICE) {
			return RM_INVALID_PARENT;
		}
		o = add(fd, a->client, a->parent, a->class_);
		a->object = o->handle;
		return RM_OK;
	case RM_CLASS_HOST_MEMORY:
		return add_memory(fd, a, parent);
	default:
		return RM_INVALID_CLASS;
	}
}

static void metadata_of(unsigned char out[RM_METADATA])
{
	memset(out, 0, RM_METADATA);
	out[0] = 4;
	out[RM_METADATA - 1] = MADE_UP;
}

static uint32_t export_info(struct rm_export_info *x)
{
	struct stat st;

	/* What libcuda has exported: a memfd of the fake one. */
	if (fstat(x->fd, &st) || !st.st_size) {
		return RM_INVALID_ARGUMENT;
	}
	x->objects = 1;
	metadata_of(x->metadata);
	return RM_OK;
}

static uint32_t export_to(uint32_t client, const struct rm_export_to *x)
{
	unsigned char metadata[RM_METADATA];
	const struct object *device = find(client, x->device);
	const struct object *o = find(client, x->object[0]);

	metadata_of(metadata);
	if (x->fd < 0 || x->fd >= FDS_MAX || files[x->fd].kind != FILE_CTL) {
		return RM_INVALID_ARGUMENT;
	}
	for (const struct object *c = objects; c; c = c->next) {
		if (c->class_ == RM_CLASS_CLIENT && c->ctl == x->fd) {
			return RM_INVALID_ARGUMENT; /* not a fresh one */
		}
	}
	if (!device || device->class_ != RM_CLASS_DEVICE || !o ||
	    o->class_ != RM_CLASS_HOST_MEMORY) {
		return RM_NOT_FOUND;
	}
	if (x->objects != 1 || x->n != 1 || x->index ||
	    memcmp(metadata, x->metadata, RM_METADATA) != 0) {
		return RM_INVALID_ARGUMENT;
	}
	/* From now on the descriptor is the memory, so that the fake libcuda can import it. */
	if (syscall(SYS_dup3, o->fd, x->fd, O_CLOEXEC) < 0) {
		return RM_NO_RESOURCES;
	}
	files[x->fd].kind = FILE_EXPORTED;
	files[x->fd].ino = ino_of(x->fd);
	return RM_OK;
}

const struct bytes *rm_bytes(uint32_t client, uint32_t handle)
{
	const struct object *o = find(client, handle);

	return o && o->class_ == CLASS_NAMED ? &o->bytes : NULL;
}

static uint32_t add_name(int ctl, uint32_t client, const struct object *parent,
			 const struct bytes *b, uint32_t *object)
{
	struct object *o;

	if (countdown("dup")) {
		return (uint32_t)setting("status");
	}
	if (parent->class_ != RM_CLASS_DEVICE) {
		return RM_INVALID_PARENT;
	}
	o = add(ctl, client, parent->handle, CLASS_NAMED);
	if (!bytes_keep(b, &o->bytes)) {
		drop(o);
		return RM_NO_RESOURCES;
	}
	*object = o->handle;
	return RM_OK;
}

/* The descriptor is one of the fake libcuda's memory. */
static uint32_t import_from(int ctl, uint32_t client, struct rm_import_from *x)
{
	const struct object *parent = find(client, x->parent);
	struct bytes b = { .fd = x->fd };
	char path[48], name[64] = "";
	struct stat st;

	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", x->fd);
	if (x->type != RM_IMPORT_MEMORY || !find(client, x->device) || !parent ||
	    readlink(path, name, sizeof(name) - 1) <= 0 || !strstr(name, "fakecuda-memory") ||
	    fstat(x->fd, &st)) {
		return RM_INVALID_ARGUMENT;
	}
	b.len = (uint64_t)st.st_size;
	return add_name(ctl, client, parent, &b, &x->object);
}

static uint32_t duplicate(int ctl, struct rm_dup *x)
{
	const struct object *client = find(x->client, x->client);
	const struct object *parent = find(x->client, x->parent);
	struct bytes b = { .block = x->src_object };
	uint32_t status;

	if (!client || client->ctl != ctl || x->src_client != FAKECUDA_CLIENT) {
		violations += x->src_client != FAKECUDA_CLIENT;
		return RM_INVALID_CLIENT;
	}
	if (!parent) {
		return RM_INVALID_PARENT;
	}
	b.fd = object_of(x->src_object, &b.off, &b.len);
	if (b.fd < 0) {
		violations++;
		return RM_NOT_FOUND;
	}
	status = add_name(ctl, x->client, parent, &b, &x->object);
	drop_object(x->src_object); /* the name holds it, if there is one */
	return status;
}

static uint32_t surface(const struct object *o, const struct rm_surface_info *info)
{
	struct rm_surface_item *v = (void *)(uintptr_t)info->items;
	/* Whole pages of 2 MiB, as on an H100. */
	uint64_t bytes = (o->bytes.len + 0x1fffff) & ~UINT64_C(0x1fffff);

	if (o->class_ != CLASS_NAMED) {
		return RM_NOT_SUPPORTED;
	}
	for (uint32_t i = 0; i < info->n; i++) {
		v[i].data = v[i].index == RM_SURFACE_BYTES_LOW	   ? (uint32_t)bytes
			    : v[i].index == RM_SURFACE_BYTES_HIGH  ? (uint32_t)(bytes >> 32)
			    : v[i].index == RM_SURFACE_COMPRESSION ? (uint32_t)setting("squeeze")
			    : v[i].index == RM_SURFACE_SPACE	   ? (uint32_t)setting("space")
								   : 0;
	}
	return RM_OK;
}

static uint32_t control(int fd, const struct rm_control *c)
{
	void *params = (void *)(uintptr_t)c->params;
	const struct object *client = find(c->client, c->client);
	struct rm_id_info *id = params;

	if (countdown("control")) {
		return (uint32_t)setting("status");
	}
	if (!client || client->ctl != fd) {
		return RM_INVALID_CLIENT;
	}
	if (!find(c->client, c->object)) {
		return RM_NOT_FOUND;
	}
	switch (c->command) {
	case RM_GET_ID_INFO:
		if (c->params_bytes != sizeof(*id)) {
			return RM_INVALID_STRUCT;
		}
		if (id->gpu_id < FIRST_GPU_ID ||
		    (int)(id->gpu_id - FIRST_GPU_ID) >= fakerm_devices()) {
			return RM_INVALID_ARGUMENT;
		}
		id->device = id->gpu_id - FIRST_GPU_ID;
		id->subdevice = 0;
		return RM_OK;
	case RM_GET_EXPORT_INFO:
		return c->params_bytes == sizeof(struct rm_export_info) ? export_info(params)
									: RM_INVALID_STRUCT;
	case RM_EXPORT_TO_FD:
		return c->params_bytes == sizeof(struct rm_export_to) ? export_to(c->client, params)
								      : RM_INVALID_STRUCT;
	case RM_IMPORT_FROM_FD:
		return c->params_bytes == sizeof(struct rm_import_from)
			       ? import_from(fd, c->client, params)
			       : RM_INVALID_STRUCT;
	case RM_GET_SURFACE_INFO:
		return c->params_bytes == sizeof(struct rm_surface_info)
			       ? surface(find(c->client, c->object), params)
			       : RM_INVALID_STRUCT;
	case RM_GET_STATIC_BAR1:
		if (find(c->client, c->object)->class_ != RM_CLASS_SUBDEVICE) {
			return RM_INVALID_OBJECT;
		}
		*(struct rm_static_bar1 *)params =
			(struct rm_static_bar1){ .enabled = setting("bar1") != 0,
						 .combined = setting("combined") != 0,
						 .bytes = UINT64_C(1) << 36 };
		return RM_OK;
	default:
		return RM_NOT_SUPPORTED;
	}
}

static uint32_t give_back(int fd, const struct rm_free *f)
{
	const struct object *client = find(f->client, f->client);

	if (countdown("free")) {
		return (uint32_t)setting("status");
	}
	if (!client || client->ctl != fd) {
		return RM_INVALID_CLIENT;
	}
	if (!find(f->client, f->object)) {
		violations++;
		return RM_NOT_FOUND;
	}
	drop_tree(f->client, f->object);
	return RM_OK;
}

static void list_cards(struct rm_card *v)
{
	memset(v, 0, RM_CARDS * sizeof(*v));
	for (int i = 0; i < fakerm_devices() && i < (int)RM_CARDS; i++) {
		/* Not in the order of libcuda's numbers, nor from the first place on. */
		struct rm_card *c = &v[(i + 1) % (int)RM_CARDS];

		c->valid = 1;
		c->bus = (uint8_t)(fakerm_bus() + i);
		c->gpu_id = FIRST_GPU_ID + (uint32_t)i;
		c->minor = (uint32_t)i;
		c->memory_bytes = setting("aperture") ? (uint64_t)setting("aperture") << 20
						      : UINT64_C(1) << 36;
	}
}

/* The window needs the bytes no longer than the object lives, which a test may see. */
static uint32_t map_memory(int ctl, struct rm_map_memory *x)
{
	const struct object *client = find(x->client, x->client);
	const struct object *o = find(x->client, x->memory);
	struct bytes *w;

	if (!client || client->ctl != ctl) {
		return RM_INVALID_CLIENT;
	}
	if (!o || o->class_ != CLASS_NAMED) {
		violations++;
		return RM_NOT_FOUND;
	}
	if (setting("windows") == 0) {
		return RM_NOT_SUPPORTED;
	}
	if (x->fd < 0 || x->fd >= FDS_MAX || files[x->fd].kind != FILE_GPU || files[x->fd].window ||
	    x->offset % 4096 || x->bytes % 4096 || x->offset > o->bytes.len ||
	    x->bytes > o->bytes.len - x->offset) {
		violations++;
		return RM_INVALID_ARGUMENT;
	}
	w = calloc(1, sizeof(*w));
	if (!w) {
		return RM_NO_MEMORY;
	}
	*w = (struct bytes){ .fd = o->bytes.fd, .off = o->bytes.off + x->offset, .len = x->bytes };
	files[x->fd].window = w;
	x->linear = x->offset + 1;
	windows++;
	return RM_OK;
}

static uint32_t unmap_memory(const struct rm_unmap_memory *x)
{
	violations += !find(x->client, x->memory) || !x->linear;
	windows--;
	return RM_OK;
}

int rm_ioctl(int fd, unsigned long request, void *arg)
{
	struct rm_alloc *a = arg;
	struct rm_control *c = arg;
	struct rm_free *f = arg;
	struct rm_dup *d = arg;
	uint32_t busy = setting("lost") ? RM_GPU_LOST : setting("busy") > 0 ? RM_BUSY_RETRY : 0;

	calls++;
	if (files[fd].kind != FILE_CTL) {
		return -EINVAL;
	}
	if (busy) {
		(void)countdown("busy");
	}
	switch (request) {
	case RM_ALLOC:
		a->status = busy ? busy : alloc(fd, a);
		return 0;
	case RM_CONTROL:
		c->status = busy ? busy : control(fd, c);
		return 0;
	case RM_FREE:
		f->status = busy ? busy : give_back(fd, f);
		return 0;
	case RM_DUP:
		d->status = busy ? busy : duplicate(fd, d);
		return 0;
	case RM_MAP_MEMORY:
		((struct rm_map_memory *)arg)->status = busy ? busy : map_memory(fd, arg);
		return 0;
	case RM_UNMAP_MEMORY:
		((struct rm_unmap_memory *)arg)->status = busy ? busy : unmap_memory(arg);
		return 0;
	case RM_CARD_INFO:
		list_cards(arg);
		return 0;
	default:
		return -EINVAL;
	}
}

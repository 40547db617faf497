/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* /dev/nvidia-uvm: CPU mappings of GPU memory. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "dev/nvrm/rm.h"
#include "dev/nvrm/uvm_abi.h"
#include "impl.h"

#define PAGE 4096u

/* A descriptor, once it was initialized. */
struct space {
	struct space *next;
	int fd;
	int of; /* the descriptor that this one ties to the process; -1: it is one itself */
	bool tied;
	uint32_t gpus; /* 1 << number */
};

struct range {
	struct range *next;
	int fd;
	uintptr_t base;
	uint64_t len;
	struct bytes bytes;
	bool mapped;
};

/* Where ranges are mapped, to be looked at without the lock: whoever unmaps other memory may hold
 * the fake libcuda's. */
#define MAPPED_MAX 1024
static atomic_uintptr_t mapped_at[MAPPED_MAX];

static struct space *spaces;
static struct range *ranges;
static long made;
static long leaked;

static struct space *space_of(int fd)
{
	struct space *s = spaces;

	while (s && s->fd != fd) {
		s = s->next;
	}
	return s;
}

static struct space *add_space(int fd, int of)
{
	struct space *s = calloc(1, sizeof(*s));

	if (!s) {
		abort();
	}
	*s = (struct space){ .next = spaces, .fd = fd, .of = of };
	spaces = s;
	return s;
}

static void drop_range(struct range *r)
{
	struct range **at = &ranges;

	while (*at != r) {
		at = &(*at)->next;
	}
	*at = r->next;
	bytes_drop(&r->bytes);
	free(r);
}

void uvm_closed(int fd)
{
	for (struct range *r = ranges, *next; r; r = next) {
		next = r->next;
		if (r->fd == fd) {
			drop_range(r);
		}
	}
	for (struct space **at = &spaces; *at;) {
		struct space *s = *at;

		if (s->fd == fd) {
			*at = s->next;
			free(s);
		} else {
			at = &s->next;
		}
	}
}

long uvm_count(const char *what)
{
	bool mapped = strcmp(what, "mapped") == 0;
	long n = 0;

	if (strcmp(what, "leaked") == 0) {
		return leaked;
	}
	if (strcmp(what, "ranges made") == 0) {
		return made;
	}
	if (!mapped && strcmp(what, "ranges") != 0) {
		return -1;
	}
	for (const struct range *r = ranges; r; r = r->next) {
		n += !mapped || r->mapped;
	}
	return n;
}

/* The fake libcuda's numbers for GPUs. */
static int gpu_of(const uint8_t uuid[16])
{
	int gpu = (uint8_t)(uuid[0] - 0xf0);

	for (int i = 0; i < 16; i++) {
		if (uuid[i] != (uint8_t)(0xf0 + i + gpu)) {
			return -1;
		}
	}
	return gpu < fakerm_devices() && gpu < 32 ? gpu : -1;
}

static uint32_t initialize(int fd, const struct uvm_initialize *x)
{
	if (setting("init")) {
		return (uint32_t)setting("init");
	}
	if (space_of(fd)) {
		return RM_INVALID_ARGUMENT;
	}
	(void)add_space(fd, -1);
	return x->flags & ~3ull ? RM_INVALID_ARGUMENT : RM_OK;
}

static uint32_t mm_initialize(int fd, const struct uvm_mm_initialize *x)
{
	struct space *s = space_of(x->fd);

	if (!s || s->of >= 0 || x->fd == fd) {
		return RM_INVALID_ARGUMENT;
	}
	s->tied = true;
	(void)add_space(fd, x->fd);
	return RM_OK;
}

static uint32_t register_gpu(struct space *s, const struct uvm_register_gpu *x)
{
	int gpu = gpu_of(x->uuid);

	if (setting("register")) {
		return (uint32_t)setting("register");
	}
	if (gpu < 0 || s->gpus & 1u << gpu) {
		return RM_INVALID_DEVICE;
	}
	s->gpus |= 1u << gpu;
	return RM_OK;
}

/* As the driver: whether there are pages at all comes before the names. */
static uint32_t check_p2p(const struct space *s, const struct uvm_alloc_device_p2p *x)
{
	int gpu = gpu_of(x->uuid);
	const struct bytes *b;

	if (gpu < 0 || !(s->gpus & 1u << gpu)) {
		return RM_INVALID_DEVICE;
	}
	if (setting("p2p") && setting("after") <= 0) {
		leaked += setting("p2p") == RM_INVALID_ARGUMENT;
		return (uint32_t)setting("p2p");
	}
	set_locked("after", setting("after") - 1);
	if (!setting("bar1") || setting("combined")) {
		return RM_NOT_SUPPORTED;
	}
	if (!s->tied || !x->bytes || x->base % PAGE || x->bytes % PAGE || x->offset % PAGE) {
		violations++;
		return RM_INVALID_ARGUMENT;
	}
	b = rm_bytes(x->client, x->memory);
	if (!b) {
		violations++;
		return RM_NOT_FOUND;
	}
	if (setting("space") != 2 || setting("squeeze")) {
		violations++; /* the real one maps whatever is there */
	}
	return x->offset > b->len || x->bytes > b->len - x->offset ? RM_INVALID_ARGUMENT : RM_OK;
}

static uint32_t alloc_p2p(const struct space *s, const struct uvm_alloc_device_p2p *x)
{
	uint32_t status = check_p2p(s, x);
	struct range *r;

	if (status != RM_OK) {
		return status;
	}
	for (r = ranges; r; r = r->next) {
		if (r->fd == s->fd && r->base < x->base + x->bytes && x->base < r->base + r->len) {
			return RM_OVERLAPS;
		}
	}
	r = calloc(1, sizeof(*r));
	if (!r || !bytes_keep(rm_bytes(x->client, x->memory), &r->bytes)) {
		free(r);
		return RM_NO_MEMORY;
	}
	r->fd = s->fd;
	r->base = (uintptr_t)x->base;
	r->len = x->bytes;
	r->bytes.off += x->offset;
	r->next = ranges;
	ranges = r;
	made++;
	return RM_OK;
}

static struct range *range_at(int fd, uintptr_t base)
{
	struct range *r = ranges;

	while (r && ((fd >= 0 && r->fd != fd) || r->base != base)) {
		r = r->next;
	}
	return r;
}

/* The real one would wait for I/O into what is still mapped. */
static void end_range(int fd, struct uvm_free *x)
{
	struct range *r = range_at(fd, (uintptr_t)x->base);
	bool later = setting("free16");
	uint32_t status = RM_OK;

	if (countdown("free")) {
		status = (uint32_t)setting("status");
	} else if (!r || (!later && r->len != x->bytes_or_status)) {
		violations++;
		status = RM_INVALID_ARGUMENT;
	} else {
		violations += r->mapped;
		drop_range(r);
	}
	if (later) {
		memcpy(&x->bytes_or_status, &status, sizeof(status));
	} else {
		x->status = status;
	}
}

/* Its own answer to all: what there is goes with the descriptors. */
static int lost(unsigned long request, void *arg)
{
	uint32_t *status =
		request == UVM_INITIALIZE	  ? &((struct uvm_initialize *)arg)->status
		: request == UVM_MM_INITIALIZE	  ? &((struct uvm_mm_initialize *)arg)->status
		: request == UVM_REGISTER_GPU	  ? &((struct uvm_register_gpu *)arg)->status
		: request == UVM_ALLOC_DEVICE_P2P ? &((struct uvm_alloc_device_p2p *)arg)->status
						  : &((struct uvm_free *)arg)->status;

	*status = RM_GPU_LOST;
	return 0;
}

int uvm_ioctl(int fd, unsigned long request, void *arg)
{
	struct space *s = space_of(fd);
	struct uvm_register_gpu *gpu = arg;
	struct uvm_alloc_device_p2p *p2p = arg;

	if (setting("lost")) {
		return lost(request, arg);
	}
	if (request == UVM_INITIALIZE) {
		((struct uvm_initialize *)arg)->status = initialize(fd, arg);
		return 0;
	}
	if (request == UVM_MM_INITIALIZE) {
		((struct uvm_mm_initialize *)arg)->status = mm_initialize(fd, arg);
		return 0;
	}
	switch (request) {
	case UVM_REGISTER_GPU:
		gpu->status = s ? register_gpu(s, gpu) : RM_ILLEGAL_ACTION;
		return 0;
	case UVM_ALLOC_DEVICE_P2P:
		if (setting("p2p") == -1) {
			return -ENOSYS;
		}
		p2p->status = s ? alloc_p2p(s, p2p) : RM_ILLEGAL_ACTION;
		return 0;
	case UVM_FREE:
		end_range(fd, arg);
		return 0;
	default:
		return -ENOSYS;
	}
}

static void swap_place(uintptr_t was, uintptr_t is)
{
	for (unsigned int i = 0; i < MAPPED_MAX; i++) {
		uintptr_t expected = was;

		if (atomic_compare_exchange_strong(&mapped_at[i], &expected, is)) {
			return;
		}
	}
	abort();
}

bool uvm_has_mapped(uintptr_t at)
{
	unsigned int i = 0;

	while (i < MAPPED_MAX && atomic_load(&mapped_at[i]) != at) {
		i++;
	}
	return at && i < MAPPED_MAX;
}

int uvm_map(int fd, uintptr_t at, uint64_t len, uint64_t off, struct bytes *out)
{
	struct range *r = range_at(fd, at);

	if (countdown("map")) {
		return ENOMEM;
	}
	*out = (struct bytes){ .fd = -1 };
	if (!r || r->len != len || off != at) {
		violations++; /* managed memory, which no drive reaches */
		return 0;
	}
	r->mapped = true;
	swap_place(0, at);
	if (!setting("lie")) {
		out->fd = r->bytes.fd;
		out->off = r->bytes.off;
	} else if (setting("lie") == 2) {
		set_locked("lie", 0);
	}
	return 0;
}

void uvm_unmapped(uintptr_t at, uint64_t len)
{
	struct range *r = range_at(-1, at);

	swap_place(at, 0);

	if (r && r->len == len) {
		r->mapped = false;
	}
}

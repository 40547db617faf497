/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The fake driver's virtual memory management, and memory for other processes. Memory without an
 * address is a memfd, which is mapped over the bytes of the address that it is given; so it is
 * really shared with whoever got its descriptor. The 64 bytes of IPC and fabric handles say where
 * that descriptor can be found: within one PID namespace alone, and that of an IPC handle never in
 * the process that made it.
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fakecuda_impl.h"

#define GRANULE (2ul << 20)
#define FIRST_HANDLE 0x1000000ull
#define LOCATION_HOST_NUMA 3u

/* What a handle of 64 bytes says: where the real driver's IPC handles have the same, in the same
 * places. */
struct token {
	char mark[8];
	int pid;
	int fd;
	uint64_t len;
	uint32_t pages; /* of the kernel driver's object, */
	uint32_t skip;	/* and where in it the memory begins */
	uint64_t off;
	uint32_t block;
	int device;
	uint32_t client;
	uint32_t memory;
	uint64_t rest;
};

static struct fake_mem *mem_of(cuda_mem handle)
{
	struct fake_mem *m = fake.mems;

	while (m && m->handle != handle) {
		m = m->next;
	}
	return m;
}

static struct fake_mem *new_mem(int fd, size_t len, int device, unsigned int handles)
{
	static cuda_mem next = FIRST_HANDLE;
	struct fake_mem *m = calloc(1, sizeof(*m));

	if (m) {
		*m = (struct fake_mem){ .next = fake.mems,
					.handle = next++,
					.fd = fd,
					.len = len,
					.device = device,
					.handles = handles,
					.refs = 1 };
		fake.mems = m;
	}
	return m;
}

static void drop_mem(struct fake_mem *m)
{
	struct fake_mem **at = &fake.mems;

	if (--m->refs) {
		return;
	}
	while (*at != m) {
		at = &(*at)->next;
	}
	*at = m->next;
	close(m->fd);
	free(m);
}

static bool put(const struct fake_device *d, uintptr_t va, size_t len, int fd, uint64_t off)
{
	size_t at = va - d->va;
	int prot = PROT_READ | PROT_WRITE;
	int flags = MAP_SHARED | MAP_NORESERVE | MAP_FIXED;

	return mmap(d->shadow + at, len, prot, flags, fd, (off_t)off) != MAP_FAILED &&
	       mmap((char *)d->va + at, len, fake.coherent ? prot : PROT_NONE, flags, fd,
		    (off_t)off) != MAP_FAILED;
}

bool fake_put_over(int device, uintptr_t va, size_t len, int fd, uint64_t off)
{
	return put(&fake.device[device], va, len, fd, off);
}

bool fake_put_back(int device, uintptr_t va, size_t len)
{
	const struct fake_device *d = &fake.device[device];

	return put(d, va, len, d->fd, va - d->va);
}

int fake_memory_fd(uintptr_t p)
{
	const struct fake_block *m = fake_find(fake.mapped, p);

	return m && m->mem && m->va == p ? fcntl(m->mem->fd, F_DUPFD_CLOEXEC, 0) : -1;
}

bool fake_readonly(uintptr_t p, size_t len)
{
	for (const struct fake_block *m = fake.mapped; m; m = m->next) {
		if (m->mem && m->va < p + len && p < m->va + m->len &&
		    m->rights[m->device] == CUDA_MEM_ACCESS_FLAGS_PROT_READ) {
			return true;
		}
	}
	return false;
}

EXPORT cuda_result cuMemGetAllocationGranularity(size_t *out,
						 const struct CUmemAllocationProp_st *theirs,
						 cuda_granularity which)
{
	(void)theirs;
	(void)which;
	GATE();
	*out = GRANULE;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuMemCreate(cuda_mem *out, size_t len,
			       const struct CUmemAllocationProp_st *theirs,
			       unsigned long long flags)
{
	const struct cuda_mem_prop *prop = (const void *)theirs;
	bool host = prop->where.type == LOCATION_HOST_NUMA;
	struct fake_mem *m = NULL;
	int fd;

	GATE();
	fake_hold_back(host ? -1 : prop->where.id);
	if (flags || !len || len % GRANULE || prop->type != CUDA_MEM_ALLOCATION_TYPE_PINNED ||
	    (prop->where.type != CUDA_MEM_LOCATION_TYPE_DEVICE && !host) || prop->where.id < 0 ||
	    prop->where.id >= fake.devices) {
		return CUDA_RES_INVALID_VALUE;
	}
	if ((prop->handles & CUDA_MEM_HANDLE_TYPE_FABRIC) && !fake.fabric) {
		return CUDA_RES_NOT_PERMITTED;
	}
	fd = fake_new_bytes(host ? "fake-host-memory" : "fakecuda-memory", len, host);
	if (fd < 0 || len > fake.device[prop->where.id].len) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	pthread_mutex_lock(&fake.lock);
	m = new_mem(fd, len, prop->where.id, prop->handles);
	if (m) {
		m->host = host;
	}
	pthread_mutex_unlock(&fake.lock);
	if (!m) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	*out = m->handle;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuMemRelease(cuda_mem handle)
{
	struct fake_mem *m;

	GATE();
	pthread_mutex_lock(&fake.lock);
	m = mem_of(handle);
	if (m) {
		drop_mem(m);
	}
	pthread_mutex_unlock(&fake.lock);
	return m ? CUDA_RES_OK : CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuMemAddressReserve(cuda_ptr *out, size_t len, size_t align, cuda_ptr hint,
				       unsigned long long flags)
{
	struct CUctx_st *ctx;
	struct fake_block *b;

	(void)align;
	(void)hint;
	(void)flags;
	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_add_block(FAKE_RESERVED, ctx, len);
	if (b) {
		*out = b->va;
	}
	pthread_mutex_unlock(&fake.lock);
	return b ? CUDA_RES_OK : CUDA_RES_OUT_OF_MEMORY;
}

static bool any_mapped(const struct fake_block *b)
{
	for (const struct fake_block *m = fake.mapped; m; m = m->next) {
		if (m->va < b->va + b->len && b->va < m->va + m->len) {
			return true;
		}
	}
	return false;
}

EXPORT cuda_result cuMemAddressFree(cuda_ptr p, size_t len)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block *b;

	GATE();
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->va == p && b->len == len && b->kind == FAKE_RESERVED && !any_mapped(b)) {
		fake_remove_block(b);
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* A handle that nobody made has the bytes that are at the address: enough for one mapping of it. */
EXPORT cuda_result cuMemMap(cuda_ptr p, size_t len, size_t off, cuda_mem handle,
			    unsigned long long flags)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_mem *mem;
	struct fake_block *b;
	struct fake_block *m;

	GATE();
	if (off || flags) {
		return r;
	}
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	mem = mem_of(handle);
	if (b && b->kind == FAKE_RESERVED && len <= b->len - ((uintptr_t)p - b->va) &&
	    !fake_find(fake.mapped, (uintptr_t)p) && (mem || handle < FIRST_HANDLE) &&
	    (!mem ||
	     (len <= mem->len && fake_put_over(b->device, (uintptr_t)p, len, mem->fd, 0)))) {
		m = calloc(1, sizeof(*m));
		if (m) {
			*m = *b;
			m->kind = FAKE_MAPPED;
			m->va = (uintptr_t)p;
			m->len = len;
			m->id = fake.next_id++;
			m->mem = mem;
			m->next = fake.mapped;
			fake.mapped = m;
			r = CUDA_RES_OK;
		}
		if (mem) {
			mem->refs++;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuMemUnmap(cuda_ptr p, size_t len)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_block **at;
	int device = -1;

	GATE();
	pthread_mutex_lock(&fake.lock);
	for (at = &fake.mapped; *at && device < 0; at = &(*at)->next) {
		device = (*at)->va == p && (*at)->len == len ? (*at)->device : -1;
	}
	pthread_mutex_unlock(&fake.lock);
	if (device < 0) {
		return r;
	}
	fake_shut(device, NULL);
	pthread_mutex_lock(&fake.lock);
	for (at = &fake.mapped; *at; at = &(*at)->next) {
		struct fake_block *m = *at;

		if (m->va == p && m->len == len) {
			*at = m->next;
			if (m->mem) {
				(void)fake_put_back(m->device, m->va, m->len);
				drop_mem(m->mem);
			}
			free(m);
			r = CUDA_RES_OK;
			break;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	fake_reopen(device);
	return r;
}

/* The host's memory at the address itself; with fakecuda_lie() the CPU has pages of its own there.
 */
static void show_to_cpu(const struct fake_block *m)
{
	int flags = (fake.lies ? MAP_PRIVATE : MAP_SHARED) | MAP_NORESERVE | MAP_FIXED;
	bool other = fake.lies == 2;

	if (mmap((void *)m->va, m->len, PROT_READ | PROT_WRITE, flags | (other ? MAP_ANONYMOUS : 0),
		 other ? -1 : m->mem->fd, 0) == MAP_FAILED) {
		fake_violate("host memory cannot be mapped");
	} else if (other) {
		memset((void *)m->va, 0x55, m->len);
	}
}

static void set_rights(struct fake_block *m, const struct cuda_access *who, size_t n)
{
	m->access = true;
	for (size_t i = 0; i < n; i++) {
		if (who[i].who.type == LOCATION_HOST_NUMA && m->mem && m->mem->host) {
			show_to_cpu(m);
		}
		if (who[i].who.type == CUDA_MEM_LOCATION_TYPE_DEVICE && who[i].who.id >= 0 &&
		    who[i].who.id < fake.devices) {
			m->rights[who[i].who.id] = who[i].flags;
		}
	}
}

EXPORT cuda_result cuMemSetAccess(cuda_ptr p, size_t len, const struct CUmemAccessDesc_st *desc,
				  size_t n)
{
	const struct cuda_access *who = (const void *)desc;

	GATE();
	pthread_mutex_lock(&fake.lock);
	for (size_t i = 0; i < n; i++) {
		const struct fake_block *b = fake_find(fake.blocks, (uintptr_t)p);
		const struct fake_block *first = fake_find(fake.mapped, (uintptr_t)p);
		bool host = first && first->mem && first->mem->host;

		if (b && !host && who[i].who.id != b->device && !fake.peer) {
			pthread_mutex_unlock(&fake.lock);
			return CUDA_RES_INVALID_DEVICE;
		}
	}
	for (struct fake_block *m = fake.mapped; m; m = m->next) {
		if (m->va >= p && m->va + m->len <= p + len) {
			set_rights(m, who, n);
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuMemGetAccess(unsigned long long *flags, const struct CUmemLocation_st *where,
				  cuda_ptr p)
{
	const struct cuda_location *who = (const void *)where;
	const struct fake_block *b;
	const struct fake_block *m;
	bool pool;

	GATE();
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	m = fake_find(fake.mapped, (uintptr_t)p);
	/* The driver's documentation does not say what it is for a pool: a driver may say this. */
	pool = b && b->kind == FAKE_POOL;
	if (m || pool) {
		*flags = m ? m->rights[who->id] : CUDA_MEM_ACCESS_FLAGS_PROT_NONE;
	}
	pthread_mutex_unlock(&fake.lock);
	return m || pool ? CUDA_RES_OK : CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuMemPoolSetAccess(struct CUmemPoolHandle_st *pool,
				      const struct CUmemAccessDesc_st *desc, size_t n)
{
	const struct cuda_access *who = (const void *)desc;
	struct fake_device *d = (void *)pool;

	GATE();
	pthread_mutex_lock(&fake.lock);
	for (size_t i = 0; i < n; i++) {
		d->pool_open[who[i].who.id] = who[i].flags != 0;
	}
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuMemRetainAllocationHandle(cuda_mem *out, void *p)
{
	struct fake_block *m;
	cuda_result r = CUDA_RES_INVALID_VALUE;

	GATE();
	pthread_mutex_lock(&fake.lock);
	m = fake_find(fake.mapped, (uintptr_t)p);
	if (m && m->mem) {
		m->mem->refs++;
		*out = m->mem->handle;
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

static void write_token(void *out, const char *mark, int fd, int device, uint64_t off, uint64_t len)
{
	struct token t = { .pid = getpid(), .fd = fd, .device = device, .off = off, .len = len };

	memset(out, 0, 64);
	memcpy(t.mark, mark, sizeof(t.mark));
	memcpy(out, &t, sizeof(t));
}

/* What the kernel driver would call it; FAKECUDA_IPC "old": otherwise, as by another release. */
static void name_object(void *out, uint64_t off, uint64_t len, uint32_t id)
{
	const char *how = getenv("FAKECUDA_IPC");
	struct token t;

	memcpy(&t, out, sizeof(t));
	t.skip = (uint32_t)(off % (2u << 20)); /* as fakecuda_object() */
	t.pages = (uint32_t)((t.skip + len + 4095) / 4096);
	t.block = id;
	t.client = FAKECUDA_CLIENT;
	t.memory = id;
	if (how && strcmp(how, "old") == 0) {
		t.block++;
	}
	memcpy(out, &t, sizeof(t));
}

/* The descriptor that a token speaks of, opened anew; -1: it is none, or of another namespace. */
static int open_token(const void *token, const char *mark, struct token *t)
{
	char path[48];

	memcpy(t, token, sizeof(*t));
	if (memcmp(t->mark, mark, sizeof(t->mark)) != 0) {
		return -1;
	}
	(void)snprintf(path, sizeof(path), "/proc/%d/fd/%d", t->pid, t->fd);
	return open(path, O_RDWR | O_CLOEXEC);
}

EXPORT cuda_result cuMemExportToShareableHandle(void *out, cuda_mem handle, cuda_handle_type type,
						unsigned long long flags)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct fake_mem *m;

	GATE();
	pthread_mutex_lock(&fake.lock);
	m = mem_of(handle);
	if (m && !flags && (m->handles & type)) {
		if (type == CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) {
			int fd = fcntl(m->fd, F_DUPFD_CLOEXEC, 0);

			memcpy(out, &fd, sizeof(fd));
			r = fd < 0 ? CUDA_RES_OPERATING_SYSTEM : CUDA_RES_OK;
		} else {
			write_token(out, "FABRIC..", m->fd, m->device, 0, m->len);
			r = CUDA_RES_OK;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* The host's, of this library or of the fake kernel driver: by the name. */
static bool is_host(int fd)
{
	char path[48], name[64] = "";

	(void)snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	return readlink(path, name, sizeof(name) - 1) > 0 && strstr(name, "fake-host-memory");
}

EXPORT cuda_result cuMemImportFromShareableHandle(cuda_mem *out, void *handle,
						  cuda_handle_type type)
{
	struct fake_mem *m = NULL;
	struct token t = { .device = 0 };
	struct stat st;
	int fd;

	GATE();
	if (type == CUDA_MEM_HANDLE_TYPE_FABRIC && !fake.fabric) {
		return CUDA_RES_NOT_PERMITTED;
	}
	fd = type == CUDA_MEM_HANDLE_TYPE_FABRIC ? open_token(handle, "FABRIC..", &t)
						 : fcntl((int)(intptr_t)handle, F_DUPFD_CLOEXEC, 0);
	if (fd < 0 || fstat(fd, &st) < 0) {
		return CUDA_RES_INVALID_VALUE;
	}
	pthread_mutex_lock(&fake.lock);
	m = new_mem(fd, (size_t)st.st_size, t.device, 0);
	if (m) {
		m->host = is_host(fd);
	}
	pthread_mutex_unlock(&fake.lock);
	if (!m) {
		return CUDA_RES_OUT_OF_MEMORY;
	}
	*out = m->handle;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuIpcGetMemHandle(struct CUipcMemHandle_st *out, cuda_ptr p)
{
	const struct fake_block *b;
	struct CUctx_st *ctx;
	cuda_result r = CUDA_RES_INVALID_VALUE;

	GATE_CTX(ctx);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->va == p && b->kind == FAKE_DEVICE) {
		const struct fake_device *d = &fake.device[b->device];

		write_token(out, "IPC.....", d->fd, b->device, b->va - d->va, b->len);
		name_object(out, b->va - d->va, b->len, (uint32_t)b->id);
		fake_name_bytes(b);
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

/* Whole pages of the other process's device are mapped, among which the allocation is. */
EXPORT cuda_result cuIpcOpenMemHandle_v2(cuda_ptr *out, struct CUipcMemHandle_st handle,
					 unsigned int flags)
{
	struct fake_block *b = NULL;
	struct CUctx_st *ctx;
	struct token t;
	size_t skip;
	size_t len;
	int fd;

	GATE_CTX(ctx);
	fake_hold_back(ctx->device);
	fd = open_token(&handle, "IPC.....", &t);
	if (fd < 0 || flags != CUDA_IPC_MEM_LAZY_ENABLE_PEER_ACCESS) {
		return CUDA_RES_INVALID_VALUE;
	}
	if (t.pid == getpid()) {
		close(fd);
		return CUDA_RES_INVALID_CONTEXT;
	}
	skip = t.off % 4096;
	len = (skip + t.len + 4095) / 4096 * 4096;
	pthread_mutex_lock(&fake.lock);
	/* As long as makes the address one of a page. */
	b = fake_add_block(FAKE_IPC, ctx, len < GRANULE ? GRANULE : len);
	if (b && !fake_put_over(ctx->device, b->va, len, fd, t.off - skip)) {
		fake_remove_block(b);
		b = NULL;
	}
	if (b) {
		*out = b->va + skip;
	}
	pthread_mutex_unlock(&fake.lock);
	close(fd);
	return b ? CUDA_RES_OK : CUDA_RES_OUT_OF_MEMORY;
}

EXPORT cuda_result cuIpcCloseMemHandle(cuda_ptr p)
{
	cuda_result r = CUDA_RES_INVALID_VALUE;
	struct CUctx_st *ctx;
	struct fake_block *b;

	GATE_CTX(ctx);
	fake_shut(ctx->device, NULL);
	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)p);
	if (b && b->kind == FAKE_IPC && p - b->va < 4096) {
		fake_remove_block(b);
		r = CUDA_RES_OK;
	}
	pthread_mutex_unlock(&fake.lock);
	fake_reopen(ctx->device);
	return r;
}

EXPORT int fakecuda_reaches(uint64_t ptr, int device)
{
	const struct fake_block *b;
	const struct fake_block *m;
	bool yes = false;

	pthread_mutex_lock(&fake.lock);
	b = fake_find(fake.blocks, (uintptr_t)ptr);
	m = fake_find(fake.mapped, (uintptr_t)ptr);
	if (m) {
		yes = m->rights[device] == CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE;
	} else if (b && b->kind == FAKE_POOL) {
		yes = b->device == device || fake.device[b->device].pool_open[device];
	} else if (b && b->kind == FAKE_DEVICE) {
		yes = b->device == device || fake.device[device].primary.peers[b->device];
	}
	pthread_mutex_unlock(&fake.lock);
	return yes;
}

EXPORT int fakecuda_bytes(uint64_t ptr, uint64_t *off)
{
	int fd = -1;

	pthread_mutex_lock(&fake.lock);
	for (int i = 0; i < fake.devices && fd < 0; i++) {
		const struct fake_device *d = &fake.device[i];

		if (ptr >= d->va && ptr - d->va < d->len) {
			fd = d->fd;
			*off = ptr - d->va;
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return fd;
}

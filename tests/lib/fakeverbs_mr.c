/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Protection domains and memory regions of the fake libibverbs, and how their bytes are touched. */

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

#define SLOTS 65536u
#define REMOTE 0x80000000u /* what a remote key has over the local one */
#define PAGE 4096u
#define WRITES (VERBS_ACCESS_LOCAL_WRITE | VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_REMOTE_ATOMIC)
#define OPTIONAL 0x3ff00000u /* flags that a device may ignore */
#define BASIC (WRITES | VERBS_ACCESS_REMOTE_READ)

/* A key is slot * 256 + generation, so that a key of memory that is gone fits nothing. */
static struct fake_mr *slots[SLOTS];
static uint8_t generations[SLOTS];

EXPORT struct verbs_pd *ibv_alloc_pd(struct verbs_ctx *ctx)
{
	struct fake_pd *pd = calloc(1, sizeof(*pd));
	int err = fake_gate(__func__);

	if (err || !pd) {
		free(pd);
		return fake_null(err ? err : ENOMEM);
	}
	pd->pub.context = ctx;
	pthread_mutex_lock(&fake.lock);
	fake_count(ctx, FAKE_PDS, 1);
	pthread_mutex_unlock(&fake.lock);
	return &pd->pub;
}

EXPORT int ibv_dealloc_pd(struct verbs_pd *pub)
{
	struct fake_pd *pd = (struct fake_pd *)pub;
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	err = !err && pd->objects ? EBUSY : err;
	if (!err) {
		fake_count(pub->context, FAKE_PDS, -1);
	}
	pthread_mutex_unlock(&fake.lock);
	if (!err) {
		free(pd);
	}
	return err;
}

/* Whether all of the range is mapped, with these rights. Nothing is touched. */
static bool mapped(uint64_t addr, uint64_t len, bool write)
{
	FILE *f = fopen("/proc/self/maps", "re");
	char line[512];
	uint64_t at = addr;

	while (f && at < addr + len && fgets(line, sizeof(line), f)) {
		unsigned long from;
		unsigned long to;
		char perms[8];

		if (sscanf(line, "%lx-%lx %7s", &from, &to, perms) != 3 || to <= at) {
			continue;
		}
		if (from > at || perms[0] != 'r' || (write && perms[1] != 'w')) {
			break;
		}
		at = to;
	}
	if (f) {
		(void)fclose(f);
	}
	return f && at >= addr + len;
}

static int64_t copy(char *to, const char *from, size_t len, bool put)
{
	struct iovec local = { put ? (void *)(uintptr_t)from : to, len };
	struct iovec there = { put ? to : (void *)(uintptr_t)from, len };

	return put ? process_vm_writev(getpid(), &local, 1, &there, 1, 0)
		   : process_vm_readv(getpid(), &local, 1, &there, 1, 0);
}

static bool copy_all(char *to, const char *from, size_t len, bool put)
{
	while (len) {
		int64_t n = copy(to, from, len, put);

		if (n < 0 && (errno == ENOSYS || errno == EPERM)) {
			memcpy(to, from, len); /* where containers forbid it */
			return true;
		}
		if (n <= 0) {
			fake_violate("registered memory at %p is not there any more",
				     put ? (void *)to : (const void *)from);
			return false;
		}
		to += n;
		from += n;
		len -= (size_t)n;
	}
	return true;
}

bool fake_peek(void *out, const char *bytes, size_t len)
{
	return copy_all(out, bytes, len, false);
}

bool fake_poke(char *bytes, const void *in, size_t len)
{
	return copy_all(bytes, in, len, true);
}

#define HOLD_MS 10000

/* Until registrations go on. With the lock held. */
static void wait_held(void)
{
	int64_t end = fake_now() + HOLD_MS * NS_PER_MS;
	struct timespec t = { end / (1000 * NS_PER_MS), end % (1000 * NS_PER_MS) };

	fake.held_regs++;
	while (fake.hold_regs && fake_now() < end) {
		(void)pthread_cond_timedwait(&fake.moved, &fake.lock, &t);
	}
	fake.held_regs--;
}

/* With the lock held; `mr` is filled but for its keys. */
static bool add(struct fake_mr *mr)
{
	struct fake_pd *pd = (struct fake_pd *)mr->pub.pd;

	/* The first free one: a key of before would be the same but for its generation. */
	for (unsigned int slot = 1; slot < SLOTS; slot++) {
		if (slots[slot]) {
			continue;
		}
		slots[slot] = mr;
		generations[slot]++;
		mr->pub.handle = slot;
		mr->key = slot << 8 | generations[slot];
		mr->pub.lkey = mr->key;
		mr->pub.rkey = mr->key ^ REMOTE;
		pd->objects++;
		fake_count(mr->pub.context, FAKE_MRS, 1);
		fake.stats.regs++;
		fake.stats.dmabuf_regs += mr->dmabuf;
		fake.stats.reg_bytes += mr->pub.length;
		return true;
	}
	return false;
}

static struct verbs_mr *make(struct verbs_pd *pd, const struct fake_mr *of, void *addr, size_t len)
{
	struct fake_mr *mr = malloc(sizeof(*mr));
	bool ok = false;

	if (mr) {
		*mr = *of;
		mr->pub = (struct verbs_mr){
			.context = pd->context, .pd = pd, .addr = addr, .length = len
		};
		pthread_mutex_lock(&fake.lock);
		wait_held();
		ok = add(mr);
		pthread_mutex_unlock(&fake.lock);
	}
	if (!ok) {
		if (of->map) {
			(void)munmap(of->map, of->map_len);
		}
		free(mr);
		return fake_null(ENOMEM);
	}
	return &mr->pub;
}

/* Maps the bytes of a descriptor from an offset on. 0 or errno. */
static int map_fd(struct fake_mr *mr, int fd, uint64_t off, size_t len)
{
	int prot = PROT_READ | (mr->access & WRITES ? PROT_WRITE : 0);
	uint64_t begin = off / PAGE * PAGE;

	mr->map_len = (size_t)(off + len - begin);
	mr->map = mmap(NULL, mr->map_len, prot, MAP_SHARED, fd, (off_t)begin);
	if (mr->map == MAP_FAILED) {
		mr->map = NULL;
		return errno;
	}
	mr->bytes = (char *)mr->map + (off - begin);
	return 0;
}

/* Memory of the fake CUDA driver, by its device address. 0 or errno. */
static int map_cuda(struct fake_mr *mr, uint64_t addr, size_t len)
{
	const char *name = getenv("FAKECUDA_LIB");
	int (*bytes)(uint64_t ptr, uint64_t * off);
	uint64_t off = 0;
	void *lib;
	void *sym;
	int fd;

	name = name ? name : getenv("PEERLANE_TEST_CUDA_LIB");
	lib = name ? dlopen(name, RTLD_NOW | RTLD_NOLOAD) : NULL;
	sym = lib ? dlsym(lib, "fakecuda_bytes") : NULL;
	memcpy(&bytes, &sym, sizeof(sym));
	fd = sym ? bytes(addr, &off) : -1;
	if (fd < 0) {
		return EFAULT;
	}
	return map_fd(mr, fd, off, len); /* the descriptor stays the driver's */
}

static bool has_atomics(const struct verbs_pd *pd)
{
	return ((struct fake_ctx *)pd->context)->dev->atomics != VERBS_ATOMIC_NONE;
}

static struct verbs_mr *reg(struct verbs_pd *pd, void *addr, size_t len, uint64_t iova,
			    unsigned int access)
{
	struct fake_mr mr = { .iova = iova, .bytes = addr, .access = access };
	bool write = (access & WRITES) != 0;
	uint64_t at = (uintptr_t)addr;

	if (access & ~(BASIC | OPTIONAL) || !len || len > fake.longest || at + len < at ||
	    iova + len < iova || (access & VERBS_ACCESS_REMOTE_ATOMIC && !has_atomics(pd)) ||
	    (at ^ iova) % PAGE ||
	    (access & (VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_REMOTE_ATOMIC) &&
	     !(access & VERBS_ACCESS_LOCAL_WRITE))) {
		return fake_null(EINVAL);
	}
	if (!mapped(at, len, write) && (!fake.peermem || map_cuda(&mr, at, len))) {
		return fake_null(EFAULT);
	}
	return make(pd, &mr, addr, len);
}

EXPORT struct verbs_mr *ibv_reg_mr(struct verbs_pd *pd, void *addr, size_t len, int access)
{
	int err = fake_gate(__func__);

	return err ? fake_null(err) : reg(pd, addr, len, (uintptr_t)addr, (unsigned int)access);
}

EXPORT struct verbs_mr *ibv_reg_mr_iova2(struct verbs_pd *pd, void *addr, size_t len, uint64_t iova,
					 unsigned int access)
{
	int err = fake_gate(__func__);

	return err ? fake_null(err) : reg(pd, addr, len, iova, access);
}

EXPORT struct verbs_mr *ibv_reg_dmabuf_mr(struct verbs_pd *pd, uint64_t off, size_t len,
					  uint64_t iova, int fd, int access)
{
	struct fake_mr mr = { .iova = iova, .access = (unsigned int)access, .dmabuf = true };
	struct stat st;
	int err = fake_gate(__func__);

	if (!err && !fake.dmabuf) {
		err = EOPNOTSUPP;
	}
	if (!err && ((mr.access & ~(unsigned int)(BASIC | VERBS_ACCESS_RELAXED_ORDERING)) ||
		     (off ^ iova) % PAGE || !len || len > fake.longest ||
		     (mr.access & (VERBS_ACCESS_REMOTE_WRITE | VERBS_ACCESS_REMOTE_ATOMIC) &&
		      !(mr.access & VERBS_ACCESS_LOCAL_WRITE)))) {
		err = EINVAL;
	}
	if (!err && (fd < 0 || fstat(fd, &st) < 0)) {
		err = EBADF;
	}
	if (!err && (off + len < off || off + len > (uint64_t)st.st_size)) {
		err = EINVAL;
	}
	if (!err) {
		err = map_fd(&mr, fd, off, len);
		/* The fake driver's descriptors of small allocations are sealed copies. */
		err = err == EPERM || err == EACCES ? map_cuda(&mr, iova, len) : err;
	}
	/* As of the library: the address is the offset. */
	return err ? fake_null(err) : make(pd, &mr, (void *)(uintptr_t)off, len);
}

EXPORT int ibv_dereg_mr(struct verbs_mr *pub)
{
	struct fake_mr *mr = (struct fake_mr *)pub;
	int err = fake_gate(__func__);

	if (err) {
		return err;
	}
	pthread_mutex_lock(&fake.lock);
	fake_show_late(NULL, NULL, false);
	slots[pub->handle] = NULL;
	((struct fake_pd *)pub->pd)->objects--;
	fake_count(pub->context, FAKE_MRS, -1);
	fake.stats.deregs++;
	pthread_mutex_unlock(&fake.lock);
	if (mr->map) {
		(void)munmap(mr->map, mr->map_len);
	}
	free(mr);
	return 0;
}

char *fake_bytes(const struct verbs_pd *pd, uint32_t key, bool remote, uint64_t addr, uint64_t len,
		 unsigned int rights, struct fake_mr **out)
{
	uint32_t local = remote ? key ^ REMOTE : key;
	unsigned int slot = local >> 8;
	struct fake_mr *mr = slot < SLOTS ? slots[slot] : NULL;

	if (!mr || mr->key != local || mr->pub.pd != pd || (mr->access & rights) != rights ||
	    addr < mr->iova || len > mr->pub.length || addr - mr->iova > mr->pub.length - len) {
		return NULL;
	}
	if (out) {
		*out = mr;
	}
	return mr->bytes + (addr - mr->iova);
}

void fake_show_late(const struct fake_qp *qp, const struct fake_device *dev, bool host)
{
	for (struct fake_late **at = &fake.late; *at;) {
		struct fake_late *l = *at;

		if ((qp && l->qp != qp) || (dev && l->dev != dev) || (host && l->dmabuf)) {
			at = &l->next;
			continue;
		}
		*at = l->next;
		(void)fake_poke(l->dst, l->bytes, l->len);
		free(l);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The ends of a transfer: set by its caller, checked, and held from before it is carried until it
 * has ended, as memory may not be freed and a region not be closed meanwhile. exec.c carries it
 * between the two.
 */

#include "exec/exec.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>

#include <peerlane/transfer.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"

void transfer_of_file(struct transfer *t, struct file *f, bool write, void *mem, uint64_t off,
		      size_t len)
{
	struct end *file = write ? &t->dst : &t->src;
	struct end *memory = write ? &t->src : &t->dst;

	*t = (struct transfer){ .len = len };
	file->kind = END_FILE;
	file->file = f;
	file->off = f->facts.pipe ? 0 : off;
	memory->kind = END_MEM;
	memory->addr = (uintptr_t)mem;
}

void transfer_of_region(struct transfer *t, struct region *r, bool write, void *mem, uint64_t off,
			size_t len)
{
	struct end *far = write ? &t->dst : &t->src;
	struct end *memory = write ? &t->src : &t->dst;

	*t = (struct transfer){ .len = len };
	far->kind = END_REMOTE;
	far->region = r;
	far->off = off;
	memory->kind = END_MEM;
	memory->addr = (uintptr_t)mem;
}

void transfer_set_region(struct transfer *t, bool dst, struct region_users *u, uint64_t off)
{
	struct end *e = dst ? &t->dst : &t->src;

	*e = (struct end){ .kind = END_REMOTE, .region = u->region, .off = off };
	t->users[dst ? 0 : 1] = u;
}

void transfer_of_copy(struct transfer *t, void *dst, const void *src, size_t len)
{
	*t = (struct transfer){ .dst = { .kind = END_MEM, .addr = (uintptr_t)dst },
				.src = { .kind = END_MEM, .addr = (uintptr_t)src },
				.len = len };
}

int check_copy(const void *dst, const void *src, size_t len)
{
	uintptr_t d = (uintptr_t)dst;
	uintptr_t s = (uintptr_t)src;

	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes exceed the largest possible transfer", len);
	}
	if (len && (!dst || !src)) {
		return err_set(EFAULT, "an address is NULL");
	}
	if (len && (d < s ? s - d < len : d - s < len)) {
		return err_set(EINVAL, "the two memories overlap: %zu bytes at %p and %p", len, dst,
			       src);
	}
	return 0;
}

int check_file(const struct file *f, bool write, const void *mem, size_t len, uint64_t off)
{
	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes exceed the largest possible transfer", len);
	}
	if (!mem && len) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	if (f->facts.pipe && off != PL_OFF_STREAM) {
		return err_set(ESPIPE, "'%s' has no offsets; pass PL_OFF_STREAM", f->name);
	}
	if (!f->facts.pipe && (off > INT64_MAX || len > (uint64_t)INT64_MAX - off)) {
		return err_set(EINVAL,
			       "offset %lld and length %zu exceed the largest possible file",
			       (long long)off, len);
	}
	if (f->flags == (write ? O_RDONLY : O_WRONLY)) {
		return err_set(EBADF, "'%s' was not opened for %s", f->name,
			       write ? "writing" : "reading");
	}
	return 0;
}

int check_region(const struct region *r, bool write, const void *mem, size_t len, uint64_t off)
{
	const char *name = r->remote->name;

	if (len > SSIZE_MAX) {
		return err_set(EINVAL, "%zu bytes exceed the largest possible transfer", len);
	}
	if (!mem && len) {
		return err_set(EFAULT, "the memory address is NULL");
	}
	if (!(r->rights & (write ? REMOTE_MAY_WRITE : REMOTE_MAY_READ))) {
		return err_set(EACCES, "'%s' has not granted this region for %s", name,
			       write ? "writing" : "reading");
	}
	if (off > r->len || len > r->len - off) {
		return err_set(EINVAL,
			       "%zu bytes at offset %llu end behind the region of '%s', which has "
			       "%llu",
			       len, (unsigned long long)off, name, (unsigned long long)r->len);
	}
	return 0;
}

static inline unsigned int mem_bits(const struct mem_ref *m)
{
	static const unsigned char kinds[] = {
		[DEV_MEM_PINNED] = MEM_PINNED,
		[DEV_MEM_DEVICE] = MEM_DEVICE,
		[DEV_MEM_MANAGED] = MEM_MANAGED,
	};
	unsigned int bits = kinds[m->kind] | (m->host_addressable ? MEM_HOST_ADDRESSABLE : 0);

	if (m->dev && unlikely(m->dev->props.p2p && m->kind == DEV_MEM_DEVICE)) {
		bits |= MEM_P2P;
	}
	return likely(m->mem != NULL)
		       ? bits | (m->mem->owned ? MEM_OURS : 0) | (m->mem->shared ? MEM_SHARED : 0) |
				 (m->mem->import ? 0 : MEM_KNOWN)
		       : bits;
}

/* Fills in an end from the memory that was found at its address. */
static inline void set_held(struct end *e, const struct mem_ref *ref, struct mem **held,
			    struct extent *within)
{
	*held = ref->mem;
	e->dev = ref->dev;
	e->mem = mem_bits(ref);
	*within = unlikely(ref->mem && ref->mem->import) ? (struct extent){ 0 }
							 : (struct extent){ ref->base, ref->len };
}

int end_hold(struct mem_table *m, struct end *e, size_t len, bool write, struct mem **held,
	     struct extent *within)
{
	struct mem_ref ref;
	int rc;

	*held = NULL;
	*within = (struct extent){ 0 };
	if (e->kind != END_MEM) {
		return 0;
	}
	rc = mem_get(m, (void *)e->addr, len, &ref);
	if (rc) {
		return rc;
	}
	rc = write ? mem_writable(&ref) : 0;
	if (rc) {
		mem_put(&ref);
		return rc;
	}
	set_held(e, &ref, held, within);
	return 0;
}

static int hold_both(struct mem_table *m, struct transfer *t)
{
	const void *const at[2] = { (const void *)t->dst.addr, (const void *)t->src.addr };
	struct mem_ref ref[2];
	int rc = mem_get_both(m, at, t->len, ref);

	if (unlikely(rc)) {
		return rc;
	}
	rc = mem_writable(&ref[0]);
	if (unlikely(rc)) {
		mem_put(&ref[1]);
		mem_put(&ref[0]);
		return rc;
	}
	set_held(&t->dst, &ref[0], &t->held[0], &t->within[0]);
	set_held(&t->src, &ref[1], &t->held[1], &t->within[1]);
	return 0;
}

int transfer_hold(struct mem_table *m, struct transfer *t)
{
	int rc;

	if (t->dst.kind == END_MEM && t->src.kind == END_MEM) {
		return hold_both(m, t);
	}
	rc = region_use_both(t->users);
	if (unlikely(rc)) {
		return rc;
	}
	rc = t->dst.kind == END_MEM
		     ? end_hold(m, &t->dst, t->len, true, &t->held[0], &t->within[0])
		     : end_hold(m, &t->src, t->len, false, &t->held[1], &t->within[1]);
	if (unlikely(rc)) {
		region_end_use_both(t->users);
	}
	return rc;
}

void transfer_release(struct transfer *t)
{
	mem_end_use(t->held[1]);
	mem_end_use(t->held[0]);
	region_end_use_both(t->users);
}

/* The region may be closed by now: its name is not looked at. */
ssize_t transfer_result(const struct transfer *t, int stopped, ssize_t moved)
{
	bool region = t->dst.kind == END_REMOTE || t->src.kind == END_REMOTE;

	if (moved < 0 || (size_t)moved == t->len || !region || transfer_file(t)) {
		return moved;
	}
	return stopped ? -stopped
		       : err_set(EIO, "%zd of %zu bytes of a region were carried, and no more",
				 moved, t->len);
}

/* Remotes are told apart by the numbers that they gave themselves: a handle's address is used again
 * by the next one. The name stays for as long as the region is held, and is copied by then. */
static struct counted_end counted_end(const struct end *e)
{
	const struct dev *dev = end_dev(e);
	const struct remote *r = e->kind == END_REMOTE ? e->region->remote : NULL;

	if (unlikely(r && r->process)) {
		return (struct counted_end){ (const void *)(uintptr_t)r->process, r->name };
	}
	return (struct counted_end){ dev, dev ? dev->props.name : NULL };
}

struct counted transfer_counted(const struct transfer *t)
{
	return (struct counted){ .dst = counted_end(&t->dst),
				 .src = counted_end(&t->src),
				 .op = transfer_op(t) };
}

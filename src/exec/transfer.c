/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The ends of a transfer. */

#include "exec/exec.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>

#include <peerlane/transfer.h>

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

static unsigned int mem_bits(const struct mem_ref *m)
{
	unsigned int bits = m->host_addressable ? MEM_HOST_ADDRESSABLE : 0;

	switch (m->kind) {
	case DEV_MEM_PINNED:
		bits |= MEM_PINNED;
		break;
	case DEV_MEM_DEVICE:
		bits |= MEM_DEVICE | (m->dev && m->dev->props.p2p ? MEM_P2P : 0);
		break;
	case DEV_MEM_MANAGED:
		bits |= MEM_MANAGED;
		break;
	default:
		break;
	}
	return bits | (m->mem && m->mem->owned ? MEM_OURS : 0) |
	       (m->mem && m->mem->shared ? MEM_SHARED : 0);
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
	*held = ref.mem;
	e->dev = ref.dev;
	e->mem = mem_bits(&ref);
	if (!ref.mem || !ref.mem->import) {
		*within = (struct extent){ ref.base, ref.len };
	}
	return 0;
}

int transfer_hold(struct mem_table *m, struct transfer *t)
{
	int rc = 0;

	if (t->dst.kind == END_MEM) {
		rc = end_hold(m, &t->dst, t->len, true, &t->held[0], &t->within[0]);
	}
	if (!rc && t->src.kind == END_MEM) {
		rc = end_hold(m, &t->src, t->len, false, &t->held[1], &t->within[1]);
		if (rc) {
			mem_end_use(t->held[0]);
		}
	}
	return rc;
}

void transfer_release(struct transfer *t)
{
	mem_end_use(t->held[1]);
	mem_end_use(t->held[0]);
}

static struct counted_end counted_end(const struct end *e)
{
	const struct dev *dev = end_dev(e);

	return (struct counted_end){ dev, dev ? dev->props.name : NULL };
}

struct counted transfer_counted(const struct transfer *t)
{
	return (struct counted){ .dst = counted_end(&t->dst),
				 .src = counted_end(&t->src),
				 .op = transfer_op(t) };
}

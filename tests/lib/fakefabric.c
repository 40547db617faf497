/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A module for libfabric whose adapters take dma-bufs and want all memory of this side registered,
 * as EFA does: in front of the real one (FAKEFABRIC_REAL), whose provider for TCP has neither. Of
 * the memory of a dma-buf the fake CUDA driver tells where its bytes are. FAKEFABRIC_WRONG: bytes
 * of devices come from elsewhere than they should, as behind a switch that is set up wrongly.
 * FAKEFABRIC_BY_END: only what others reach can be registered, and the rest need not be, as with
 * Slingshot.
 */

#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ofi/ofi.h"

static const struct ofi_ops *real;
static struct ofi_ops ops;
static struct ofi_end_ops ends;

struct fake_mem {
	struct ofi_mem *of;
	char *at; /* as the caller knows it, */
	size_t len;
	unsigned int access;
	char *bytes; /* and where its bytes are */
	char *map;   /* of a dma-buf */
	size_t map_len;
};

static struct fake_mem *fake_of(const struct ofi_mem *m)
{
	return (struct fake_mem *)(uintptr_t)m;
}

static void info(const struct ofi_list *l, unsigned int i, struct ofi_card_info *out)
{
	real->info(l, i, out);
	out->needs_mem = !getenv("FAKEFABRIC_BY_END");
	out->by_end = !out->needs_mem;
	out->has_dmabuf = true;
}

/* What the fake CUDA driver exports has the bytes of that moment: whether they are those of the
 * memory. */
static bool is_of(const struct ofi_range *r, const char *bytes)
{
	char *got = malloc(r->len);
	bool same = got && pread(r->dmabuf, got, r->len, (off_t)r->dmabuf_off) == (ssize_t)r->len &&
		    memcmp(got, bytes, r->len) == 0;

	free(got);
	return same;
}

static int map(struct fake_mem *m, const struct ofi_range *r)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = name ? dlopen(name, RTLD_NOW | RTLD_NOLOAD) : NULL;
	void *sym = lib ? dlsym(lib, "fakecuda_bytes") : NULL;
	int (*bytes)(uint64_t ptr, uint64_t * off);
	uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
	uint64_t off = 0, first;
	int fd;

	memcpy(&bytes, &sym, sizeof(sym));
	fd = sym ? bytes((uintptr_t)r->at, &off) : -1; /* it stays the driver's */
	first = off / page * page;
	m->map_len = (size_t)(off - first) + r->len;
	m->map = mmap(NULL, m->map_len, PROT_READ | PROT_WRITE, MAP_SHARED, fd, (off_t)first);
	if (m->map == MAP_FAILED) {
		m->map = NULL;
		return -errno;
	}
	m->bytes = m->map + (off - first);
	return is_of(r, m->bytes) ? 0 : -EINVAL;
}

static int forget(struct ofi_mem *of)
{
	struct fake_mem *m = fake_of(of);
	int rc = m->of ? real->forget(m->of) : 0;

	if (rc) {
		return rc;
	}
	if (m->map) {
		(void)munmap(m->map, m->map_len);
	}
	free(m);
	return 0;
}

static int mem(struct ofi_card *c, const struct ofi_range *r, struct ofi_mem **out)
{
	struct fake_mem *m = calloc(1, sizeof(*m));
	struct ofi_range to = *r;
	int rc;

	/* Whoever has read info() does not ask for that. */
	if (r->access & OFI_HERE && getenv("FAKEFABRIC_BY_END")) {
		abort();
	}
	if (!m) {
		return -ENOMEM;
	}
	m->at = m->bytes = r->at;
	m->len = r->len;
	m->access = r->access;
	rc = r->dmabuf >= 0 ? map(m, r) : 0;
	to.at = m->bytes;
	to.dmabuf = -1;
	if (!rc && m->map && getenv("FAKEFABRIC_WRONG") && r->len > 64) {
		m->bytes += 64; /* of what this side sends */
		m->len -= 64;
	}
	rc = rc ? rc : real->mem(c, &to, &m->of);
	if (rc) {
		m->of = NULL;
		(void)forget((struct ofi_mem *)(void *)m);
		return rc;
	}
	*out = (struct ofi_mem *)(void *)m;
	return 0;
}

static void named(const struct ofi_mem *m, uint64_t *addr, uint64_t *key)
{
	real->named(fake_of(m)->of, addr, key);
}

/* What is not registered is not accessed. */
static int post(struct ofi_end *e, struct ofi_request *r)
{
	const struct fake_mem *m = r->of ? fake_of(r->of) : NULL;
	struct ofi_request was = *r;
	size_t off;
	int rc;

	if (!m && getenv("FAKEFABRIC_BY_END")) {
		return real->ends->post(e, r);
	}
	if (!m || !(m->access & OFI_HERE) || (char *)r->mem < m->at) {
		return -EFAULT;
	}
	off = (size_t)((char *)r->mem - m->at);
	if (off > m->len + 64 || r->len > m->len + 64 - off) {
		return -EFAULT;
	}
	if (m->map && getenv("FAKEFABRIC_WRONG") && r->len > m->len - off) {
		r->len = m->len - off;
	}
	r->mem = m->bytes + off;
	r->of = m->of;
	rc = real->ends->post(e, r);
	r->mem = was.mem;
	r->len = was.len;
	r->of = was.of;
	return rc;
}

__attribute__((visibility("default"))) const struct ofi_ops *peerlane_fabric(unsigned int version)
{
	const struct ofi_ops *(*get)(unsigned int version) = NULL;
	const char *name = getenv("FAKEFABRIC_REAL");
	void *lib = name ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : NULL;
	void *sym = lib ? dlsym(lib, "peerlane_fabric") : NULL;

	if (!sym) {
		return NULL;
	}
	memcpy(&get, &sym, sizeof(get));
	real = get(version);
	if (!real) {
		return NULL;
	}
	ops = *real;
	ops.info = info;
	ops.mem = mem;
	ops.named = named;
	ops.forget = forget;
	ends = *real->ends;
	ends.post = post;
	ops.ends = &ends;
	return &ops;
}

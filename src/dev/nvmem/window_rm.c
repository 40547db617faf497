/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A CPU's window on GPU memory by the kernel driver's own device files: the memory gets a name in
 * the client of this library, as for drives (direct_name.c), and the driver maps the named memory.
 * The first window of a GPU is on memory of our own, and CPU and GPU must each see the bytes that
 * the other wrote there. Later windows are on the program's memory, and are compared by reads.
 * Cleared memory looks like any other cleared memory: if all bytes are alike, the GPU changes the
 * last ones for a moment.
 */

#include <errno.h>

#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/direct.h"
#include "sys/sys.h"

#define TRIAL ((size_t)2 << 20)

enum {
	WINDOW_UNKNOWN,
	WINDOW_READY,
	WINDOW_OFF,
};

static int no(const struct dev_io_why *why)
{
	return err_set(EOPNOTSUPP, "%s", why->words);
}

static int unmap(struct cuda_dev *d, struct dev_window *w)
{
	int rc = rm_unmap(d->rm, w->object, w->map, w->map_len, w->handle);
	int err = rm_free(d->rm, w->object);

	return rc ? rc : err;
}

/* A range of whole pages, which the driver must have as one object. */
struct pages {
	cuda_ptr from;
	size_t len;
	struct dev_known known; /* as for cpu_map() */
};

static int map_named(struct cuda_dev *d, const struct pages *p, const struct direct_name *name,
		     struct dev_window *out)
{
	/* Bytes between the first page's begin and the known memory. */
	uint64_t ahead = cuda_ptr_of(p->known.ptr) - p->from;
	uint64_t handle;
	void *at;
	int rc;

	if (name->off < ahead || name->off - ahead > name->bytes ||
	    p->len > name->bytes - (name->off - ahead)) {
		return err_set(EOPNOTSUPP, "the driver has not all of these pages as one");
	}
	if ((name->off - ahead) % sys_page()) {
		return err_set(EOPNOTSUPP, "it does not lie on pages as its address does");
	}
	rc = rm_map(d->rm, name->object, name->off - ahead, p->len, &at, &handle);
	if (!rc) {
		*out = (struct dev_window){ .cpu = at,
					    .stays = true,
					    .how = "driver",
					    .map = at,
					    .map_len = p->len,
					    .fd = -1,
					    .handle = handle,
					    .object = name->object };
	}
	return rc;
}

/* Maps the pages into a window. The context is current. `own`: the bytes of the known memory may be
 * written. */
static int map(struct cuda_dev *d, const struct pages *p, bool own, struct dev_window *out)
{
	cuda_ptr known = cuda_ptr_of(p->known.ptr);
	struct dev_io_why why;
	struct direct_name name;
	char *cpu;
	int rc = direct_name(d, known, p->known.len, &name, &why);

	if (rc) {
		return no(&why);
	}
	rc = map_named(d, p, &name, out);
	if (rc) {
		(void)rm_free(d->rm, name.object);
		return rc;
	}
	cpu = (char *)out->map + (known - p->from);
	rc = own ? direct_prove(d, known, cpu, p->known.len)
		 : direct_tell(d, known, cpu, p->known.len);
	if (rc > 0) {
		rc = err_set(EOPNOTSUPP,
			     "its bytes are all alike, and may not be written: they do not tell "
			     "whether what is mapped is this memory");
	}
	if (rc) {
		(void)unmap(d, out);
	}
	return rc;
}

static int trial(struct cuda_dev *d)
{
	struct dev_window w;
	int err = 0;
	void *ptr;
	int rc = cuda_alloc_shared(&d->base, TRIAL, &ptr);

	if (rc) {
		return rc;
	}
	rc = map(d,
		 &(struct pages){ .from = cuda_ptr_of(ptr), .len = TRIAL, .known = { ptr, TRIAL } },
		 true, &w);
	if (!rc) {
		rc = unmap(d, &w);
	}
	if (!vmm_release(d, ptr, &err) || err) {
		log_warn("%s: memory of a trial stays in use", d->base.props.name);
	}
	return rc;
}

/* Whether windows can be made this way. The driver's answers are known from the same releases on as
 * those for drives; the first window tests whether they mean the same here. */
static int ready(struct cuda_dev *d)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	struct rm *rm;
	int state = atomic_load(&d->window_state);
	int rc;

	if (state == WINDOW_READY) {
		return 0;
	}
	if (state == WINDOW_OFF) {
		return err_set(EOPNOTSUPP, "it did not work before");
	}
	if (direct_window_conditions(d, &why)) {
		return no(&why);
	}
	rc = cuda_rm(d, &rm);
	if (rc) {
		return rc;
	}
	rc = trial(d);
	if (rc == -EILSEQ) {
		log_warn("%s: no CPU mappings by its driver: %s", d->base.props.name,
			 err_message());
	}
	if (!rc || rc == -EILSEQ) {
		atomic_store(&d->window_state, rc ? WINDOW_OFF : WINDOW_READY);
	}
	return rc;
}

int window_by_driver(struct dev *base, void *ptr, size_t len, const struct dev_known *known,
		     struct dev_window *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	size_t skip = (uintptr_t)ptr % sys_page();
	struct pages p = { .from = cuda_ptr_of(ptr) - skip,
			   .len = (size_t)align_up(skip + len, sys_page()),
			   .known = { ptr, len } };
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return rc;
	}
	if (known) {
		p.known = *known;
	}
	rc = ready(d);
	rc = rc ? rc : map(d, &p, false, out);
	if (!rc) {
		out->cpu = (char *)out->map + skip;
	}
	cuda_leave(&v);
	return rc;
}

int window_end_driver(struct dev *base, struct dev_window *w)
{
	return unmap(cuda_dev_of(base), w);
}

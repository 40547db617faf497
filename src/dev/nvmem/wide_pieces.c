/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The pieces of wide memory. The kernel driver makes one, exports it to a descriptor, and libcuda
 * imports that as if another process of CUDA's had exported it. The import would keep the memory,
 * but the driver's own object stays, too, until the memory is freed: from it other processes can be
 * given a descriptor at any time, while none is open here.
 *
 * While it makes a piece, the kernel driver holds a lock that each start of a CUDA process, and
 * each nvidia-smi, waits for: .57 s for 1 GiB, .054 s for 64 MiB (H200). Many pieces without a
 * pause are little better than one. So pieces are small, with a rest after each, in which the
 * others have their turn: they wait .035 s then, and 8 GiB take the same time as before.
 *
 * A driver refuses large pieces where memory is in use all over, and drivers before 575 wherever a
 * piece is not contiguous, which only few MiB are. After a refusal the rest of the allocation is
 * asked for in smaller pieces, then with smaller pages, and at last from CUDA itself, whose host
 * memory has entries of 4 KiB.
 */

#include <errno.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/wide.h"
#include "dev/nvrm/rm.h"
#include "dev/nvrm/rm_call.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define PIECE ((size_t)64 << 20)
#define REST_NS 1000000u

/* The most pieces of one allocation. Shared memory needs a descriptor for each piece, and one
 * message carries DEV_PIECES_MAX of them. The rest are for pieces that a driver refuses as
 * large. */
#define PIECES_MOST 224u

static const struct step {
	enum rm_page page; /* 0: CUDA's own */
	uint64_t entry;	   /* bytes */
	size_t piece;	   /* 0: as large as any */
} steps[] = {
	{ RM_PAGE_2M, DEV_WIDE_PAGE, 0 },
	{ RM_PAGE_2M, DEV_WIDE_PAGE, (size_t)4 << 20 },
	{ RM_PAGE_2M, DEV_WIDE_PAGE, (size_t)2 << 20 },
	{ RM_PAGE_64K, 65536, 0 },
	{ RM_PAGE_64K, 65536, (size_t)4 << 20 },
	{ 0, DEV_PINNED_PAGE, 0 },
};

_Static_assert(PIECES_MOST < DEV_PIECES_MAX, "a message carries all");

size_t wide_piece(size_t len)
{
	return max_u64(PIECE, align_up(len / PIECES_MOST + 1, DEV_WIDE_PAGE));
}

static size_t piece_of(const struct wide *w, const struct step *s)
{
	return s->piece ? s->piece : wide_piece(w->len);
}

static cuda_result create(struct cuda_dev *d, size_t len, int node, cuda_mem *out)
{
	struct cuda_mem_prop prop = {
		.type = CUDA_MEM_ALLOCATION_TYPE_PINNED,
		.handles = CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
		.where = { CUDA_MEM_LOCATION_TYPE_HOST_NUMA, node < 0 ? 0 : node },
	};

	return d->api->cuMemCreate(out, len,
				   (const struct CUmemAllocationProp_st *)(const void *)&prop, 0);
}

/* What libcuda says of memory that it exports has to be said of ours: it is taken from an export of
 * its own, whatever it is. */
static int read_metadata(struct cuda_dev *d, struct rm *rm, int node, unsigned char *out)
{
	int fd = -1;
	cuda_mem m;
	cuda_result r = create(d, DEV_WIDE_PAGE, node, &m);
	int rc;

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemCreate", "in host memory");
	}
	r = d->api->cuMemExportToShareableHandle(&fd, m, CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
						 0);
	rc = r == CUDA_RES_OK ? rm_metadata(rm, fd, out)
			      : cuda_fail(r, "cuMemExportToShareableHandle", "of host memory");
	if (r == CUDA_RES_OK) {
		(void)sys_close(fd);
	}
	(void)cuda_mem_release(d, m);
	return rc;
}

int cuda_rm(struct cuda_dev *d, struct rm **out)
{
	int rc = 0;

	lock_acquire(&d->rm_lock);
	if (!d->rm) {
		rc = rm_open(d->base.props.pci, &d->rm);
	}
	*out = d->rm;
	lock_release(&d->rm_lock);
	return rc;
}

/* The device's client and the metadata. */
static int client(struct cuda_dev *d, int node, struct rm **out)
{
	unsigned char metadata[RM_METADATA];
	bool known;
	int rc = cuda_rm(d, out);

	lock_acquire(&d->rm_lock);
	known = d->rm_known;
	lock_release(&d->rm_lock);
	/* Called without the lock: it releases memory, which may have to wait. */
	rc = rc || known ? rc : read_metadata(d, *out, node, metadata);
	if (!rc && !known) {
		lock_acquire(&d->rm_lock);
		memcpy(d->rm_metadata, metadata, sizeof(metadata));
		d->rm_known = true;
		lock_release(&d->rm_lock);
	}
	return rc;
}

/* The object goes again; the first failure is the one to tell of. */
static int give_back(const struct cuda_dev *d, struct rm *rm, uint32_t object, int rc)
{
	char first[256];

	text_copy(first, sizeof(first), err_message());
	if (rm_free(rm, object)) {
		log_warn("%s: %s", d->base.props.name, err_message());
	}
	return err_set(-rc, "%s", first);
}

static int by_driver(struct cuda_dev *d, struct rm *rm, size_t len, enum rm_page page, int node,
		     uint32_t *object, cuda_mem *out)
{
	cuda_result r;
	int fd = -1;
	int rc = rm_host_alloc(rm, len, page, node, object);

	if (rc) {
		return rc > 0 ? rm_refused((uint32_t)rc, page == RM_PAGE_2M
								 ? "host memory in pages of 2 MiB"
								 : "host memory in pages of 64 KiB")
			      : rc;
	}
	rc = rm_export(rm, *object, d->rm_metadata, &fd);
	if (!rc) {
		r = d->api->cuMemImportFromShareableHandle(
			out, (void *)(intptr_t)fd, CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
		rc = r == CUDA_RES_OK ? 0
				      : cuda_fail(r, "cuMemImportFromShareableHandle",
						  "of the kernel driver's host memory");
		sys_close_private(fd);
	}
	return rc ? give_back(d, rm, *object, rc) : 0;
}

int wide_grow(struct wide *w)
{
	return alloc_grow(&w->lens, &w->lens_space, w->n, sizeof(*w->lens)) &&
			       alloc_grow(&w->from, &w->from_space, w->n, sizeof(*w->from))
		       ? 0
		       : -ENOMEM;
}

static int one_piece(struct wide *w, struct rm *rm, const struct step *s, size_t len, int node,
		     cuda_ptr at)
{
	struct cuda_dev *d = w->dev;
	uint32_t object = 0;
	cuda_result r;
	cuda_mem m;
	int rc = wide_grow(w);

	if (rc) {
		return rc;
	}
	if (s->page) {
		rc = by_driver(d, rm, len, s->page, node, &object, &m);
	} else {
		r = create(d, len, node, &m);
		rc = r == CUDA_RES_OK ? 0 : cuda_fail(r, "cuMemCreate", "in host memory");
	}
	if (rc) {
		return rc;
	}
	r = d->api->cuMemMap(at, len, 0, m, 0);
	rc = r == CUDA_RES_OK
		     ? 0
		     : cuda_fail(r, "cuMemMap", "of %zu bytes on %s", len, d->base.props.name);
	(void)cuda_mem_release(d, m); /* the mapping keeps it */
	if (rc) {
		return object ? give_back(d, rm, object, rc) : rc;
	}
	w->from[w->n] = (struct wide_source){ .object = object, .fd = -1 };
	w->lens[w->n++] = len;
	return 0;
}

/* Entries become smaller from here on. */
static void say_fall(const struct wide *w, size_t at, const struct step *next, struct dev_host *out,
		     int why)
{
	char from[32], all[32], entry[32];

	text_bytes(from, sizeof(from), at);
	text_bytes(all, sizeof(all), w->len);
	text_bytes(entry, sizeof(entry), next->entry);
	out->not_wide = why == -ENOMEM ? DEV_NOT_WIDE_NO_PIECES : DEV_NOT_WIDE_REFUSED;
	text_fmt(out->why, sizeof(out->why), "from %s of %s on: %s", from, all, err_message());
	log_warn("%s: host memory is mapped by entries of %s %s", w->dev->base.props.name, entry,
		 out->why);
}

/* If more pieces follow, others have their turn at the driver's lock. */
static void rest(size_t left)
{
	if (left) {
		(void)sys_poll(NULL, 0, REST_NS);
	}
}

int wide_make(struct wide *w, int node, const struct dev_host_user *user, wide_ready ready,
	      struct dev_host *out)
{
	const struct step *s = steps;
	const struct step *end = steps + ARRAY_LEN(steps);
	size_t at = 0;
	struct rm *rm = NULL;
	int rc = client(w->dev, node, &rm);

	if (rc) {
		out->not_wide = DEV_NOT_WIDE_NO_DRIVER;
		text_copy(out->why, sizeof(out->why), err_message());
		return rc;
	}
	out->page = s->entry;
	while (at < w->len) {
		size_t left = w->len - at;
		size_t len = min_u64(left, piece_of(w, s));

		rc = one_piece(w, rm, s, len, node, w->base + at);
		if (!rc) {
			out->page = s->entry;
			at += len;
			rc = user ? ready(w, node, user) : 0;
			if (rc) {
				return rc;
			}
			rest(w->len - at);
			continue;
		}
		/* Smaller pieces, or the same with smaller pages. */
		for (s++; s < end && s[-1].page == s->page && piece_of(w, s) >= len; s++) {
		}
		/* Nothing is gained over pages that are pinned where all would be CUDA's. */
		if (s == end || (!s->page && !at)) {
			out->not_wide =
				rc == -ENOMEM ? DEV_NOT_WIDE_NO_PIECES : DEV_NOT_WIDE_REFUSED;
			text_copy(out->why, sizeof(out->why), err_message());
			return rc;
		}
		if (s->entry != s[-1].entry) {
			say_fall(w, at, s, out, rc);
		}
	}
	return 0;
}

void wide_unmap(struct wide *w)
{
	vmm_unmap(w->dev, w->base, w->lens, w->n);
	for (unsigned int i = 0; i < w->n; i++) {
		if (w->from[i].object && rm_free(w->dev->rm, w->from[i].object)) {
			log_warn("%llu bytes of host memory stay allocated until %s is closed: %s",
				 (unsigned long long)w->lens[i], w->dev->base.props.name,
				 err_message());
		}
		if (w->from[i].fd >= 0) {
			sys_close_later(&w->from[i].fd, 1);
		}
	}
	w->n = 0;
}

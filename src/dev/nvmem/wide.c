/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Wide memory: host memory that GPUs map by entries of 2 MiB. CUDA maps its own host memory by
 * entries of 4 KiB, whatever the CPU's pages are, and a GPU has translations for 512 MiB of that:
 * a kernel that reads small rows of a larger table waits for them, at some 30 million rows a second
 * (H100 and H200, driver 580), and with these entries for the link alone.
 *
 * To libcuda it is memory of virtual memory management. All devices that libcuda shows may access
 * it, as all of cuMemHostAlloc. A child of fork() shares it, also as that, unless it is told not
 * to.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/wide.h"
#include "dev/nvrm/rm_call.h"
#include "sys/sys.h"

/* Protects the list, and `granted` of its entries. */
static struct lock wide_lock = LOCK_INIT(RANK_GPU_WIDE);
static struct wide *all;

static atomic_bool wrong;     /* some GPU saw other bytes than the CPU: no more of it */
static atomic_ullong proven;  /* GPUs that saw the same, by the driver's number */
static atomic_bool said_none; /* logged that there is none */

/* A child has none of it, and no CUDA. */
static void forget_in_child(void)
{
	lock_renew(&wide_lock);
	all = NULL;
}

FORK_HANDLERS(.child = forget_in_child);

static uint64_t bit_of(cuda_device id)
{
	return id >= 0 && id < 64 ? UINT64_C(1) << id : 0;
}

/* The memory's own device and the CPU must be able to access it. */
static int open_own(const struct wide *w, cuda_ptr at, size_t len, int node)
{
	struct cuda_access who[2] = {
		{ .who = { CUDA_MEM_LOCATION_TYPE_DEVICE, w->dev->id },
		  .flags = CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE },
		{ .who = { CUDA_MEM_LOCATION_TYPE_HOST_NUMA, node < 0 ? 0 : node },
		  .flags = CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE },
	};
	cuda_result r = w->dev->api->cuMemSetAccess(
		at, len, (const struct CUmemAccessDesc_st *)(const void *)who, 2);

	return r == CUDA_RES_OK ? 0
				: cuda_fail(r, "cuMemSetAccess", "of host memory for %s",
					    w->dev->base.props.name);
}

/* Whether another GPU may be used is not known yet, so what fails is tried again when it is opened.
 */
static uint64_t open_others(const struct wide *w, cuda_ptr at, size_t len)
{
	uint64_t granted = 0;
	int n = 0;

	(void)w->dev->api->cuDeviceGetCount(&n);
	for (int i = 0; i < n; i++) {
		cuda_device id;

		if (w->dev->api->cuDeviceGet(&id, i) == CUDA_RES_OK && id != w->dev->id &&
		    !vmm_set_access(w->dev, at, len, id, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE)) {
			granted |= bit_of(id);
		}
	}
	return granted;
}

static int open_range(struct wide *w, cuda_ptr at, size_t len, int node)
{
	int rc = open_own(w, at, len, node);
	uint64_t granted;

	if (rc) {
		return rc;
	}
	granted = bit_of(w->dev->id) | open_others(w, at, len);
	w->granted = at == w->base ? granted : w->granted & granted;
	return 0;
}

void cuda_wide_opened(struct cuda_dev *d)
{
	struct cuda_visit v;

	lock_acquire(&wide_lock);
	for (struct wide *w = all; w; w = w->next) {
		if ((w->granted & bit_of(d->id)) || cuda_enter(d, &v)) {
			continue;
		}
		if (vmm_set_access(d, w->base, w->len, d->id,
				   CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE)) {
			log_warn("%s cannot access %zu bytes of wide memory at 0x%llx: %s",
				 d->base.props.name, w->len, w->base, err_message());
		} else {
			w->granted |= bit_of(d->id);
		}
		cuda_leave(&v);
	}
	lock_release(&wide_lock);
}

/* Whether the driver clears the memory that it gives to programs: a parameter of its module can
 * switch that off. */
static bool driver_clears(void)
{
	char text[4096] = "";

	return sys_root_read("/proc/driver/nvidia/params", text, sizeof(text)) > 0 &&
	       strstr(text, "InitializeSystemMemoryAllocations: 1\n");
}

bool wide_is_proven(const struct cuda_dev *d)
{
	return atomic_load(&proven) & bit_of(d->id);
}

/* The first of a GPU in this process. -EILSEQ: never again. */
static int prove(const struct wide *w, unsigned int from, bool last)
{
	struct cuda_dev *d = w->dev;
	int rc = 0;

	if (!wide_is_proven(d)) {
		rc = wide_prove(d, w, from);
	}
	if (!rc && last) {
		atomic_fetch_or(&proven, bit_of(d->id));
	} else if (rc == -EILSEQ) {
		atomic_store(&wrong, true);
		log_error("wide memory is off in this process: %s; please report the driver's "
			  "version",
			  err_message());
	}
	return rc;
}

static void unmap_all(struct wide *w)
{
	wide_unmap(w);
	if (w->base) {
		cuda_result r = w->dev->api->cuMemAddressFree(w->base, w->len);

		cuda_destroyed(w->dev, r, "cuMemAddressFree");
	}
}

static void free_wide(struct wide *w)
{
	if (w->page) {
		(void)sys_unmap(w->page, sys_page());
	}
	free(w->lens);
	free(w->from);
	free(w);
}

void wide_drop(struct wide *w)
{
	unmap_all(w);
	free_wide(w);
}

int wide_enter(struct cuda_dev *d, size_t len, struct wide **out, struct cuda_visit *v)
{
	struct wide *w = alloc_zero(sizeof(*w));
	int rc = w ? sys_map_anon(sys_page(), &w->page) : -ENOMEM;
	cuda_result r;

	rc = rc ? rc : cuda_enter(d, v);
	if (rc) {
		if (w) {
			free_wide(w);
		}
		return rc;
	}
	w->dev = d;
	w->len = len;
	r = d->api->cuMemAddressReserve(&w->base, len, DEV_WIDE_PAGE, 0, 0);
	if (r != CUDA_RES_OK) {
		rc = cuda_fail(r, "cuMemAddressReserve", "of %zu bytes on %s", len,
			       d->base.props.name);
		free_wide(w);
		cuda_leave(v);
		return rc;
	}
	*out = w;
	return 0;
}

int wide_open(struct wide *w, int node)
{
	return open_range(w, w->base, w->len, node);
}

static void clear(cuda_ptr at, size_t len)
{
	if (!driver_clears()) {
		memset((void *)(uintptr_t)at, 0, len);
	}
}

/* Maps and proves a new piece, and gives it to the user. Each piece is proven before the user
 * writes there, because the proof overwrites bytes. */
static int piece_ready(struct wide *w, int node, const struct dev_host_user *user)
{
	unsigned int i = w->n - 1;
	cuda_ptr at = w->base;
	int rc;

	for (unsigned int k = 0; k < i; k++) {
		at += w->lens[k];
	}
	rc = open_range(w, at, w->lens[i], node);
	rc = rc ? rc : prove(w, i, at + w->lens[i] == w->base + w->len);
	if (rc) {
		return rc;
	}
	clear(at, w->lens[i]);
	return user->made(user->arg, (void *)(uintptr_t)at, w->lens[i]);
}

/* With the context current. */
static int make(struct wide *w, int node, const struct dev_host_user *user, struct dev_host *out)
{
	int rc = wide_make(w, node, user, piece_ready, out);

	if (user) {
		return rc;
	}
	rc = rc ? rc : wide_open(w, node);
	rc = rc ? rc : prove(w, 0, true);
	if (!rc) {
		clear(w->base, w->len);
	}
	return rc;
}

static int none(struct cuda_dev *d, struct dev_host *out, const struct dev_host *made, int rc)
{
	enum dev_not_wide why = rc == -EILSEQ  ? DEV_NOT_WIDE_WRONG_DATA
				: made->why[0] ? made->not_wide
					       : DEV_NOT_WIDE_REFUSED;

	rc = dev_host_none(out, why, "%s", why == made->not_wide ? made->why : err_message());
	if (!atomic_exchange(&said_none, true)) {
		log_info("%s: pinned host memory is not wide: %s", d->base.props.name, out->why);
	}
	return rc;
}

void wide_add(struct wide *w, struct dev_host *out)
{
	cuda_note_pinned((void *)(uintptr_t)w->base, w->len);
	lock_acquire(&wide_lock);
	w->next = all;
	all = w;
	lock_release(&wide_lock);
	out->ptr = (void *)(uintptr_t)w->base;
	out->len = w->len;
	out->uncharged = true;
	out->own = w;
}

int cuda_host_alloc(struct dev *base, size_t len, int node, const struct dev_host_user *user,
		    struct dev_host *out)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct dev_host made = { .page = 0 };
	struct wide *w;
	struct cuda_visit v;
	int rc;

	if (atomic_load(&wrong)) {
		return dev_host_none(out, DEV_NOT_WIDE_WRONG_DATA,
				     "a GPU saw other bytes than the CPU in such memory");
	}
	if (len > SIZE_MAX - DEV_WIDE_PAGE || vmm_usable(d)) {
		return dev_host_none(out, DEV_NOT_WIDE_NO_DRIVER,
				     "the driver has no virtual memory management here");
	}
	rc = wide_enter(d, align_up(len, DEV_WIDE_PAGE), &w, &v);
	if (rc) {
		return none(d, out, &made, rc);
	}
	rc = make(w, node, user, &made);
	if (rc) {
		/* The reason first: what follows has messages of its own. */
		rc = rc == -ECANCELED ? rc : none(d, out, &made, rc);
		if (user) {
			user->undo(user->arg);
		}
		wide_drop(w);
	} else {
		*out = made;
		wide_add(w, out);
	}
	cuda_leave(&v);
	return rc;
}

static void take_out(const struct wide *w)
{
	struct wide **at = &all;

	lock_acquire(&wide_lock);
	while (*at && *at != w) {
		at = &(*at)->next;
	}
	if (*at) {
		*at = w->next;
	}
	lock_release(&wide_lock);
}

int cuda_host_free(struct dev *base, struct dev_host *h)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct wide *w = h->own;
	struct cuda_visit v;
	int rc;

	take_out(w);
	cuda_forget_pinned(h->ptr);
	/* Taking mappings away does not wait for kernels, as unpinning does. */
	rc = cuda_wait_for_all(d, w->page);
	rc = rc ? rc : cuda_enter(d, &v);
	if (rc) {
		log_warn("%zu bytes of wide memory at %p stay allocated: %s", w->len, h->ptr,
			 err_message());
		return rc;
	}
	wide_drop(w);
	cuda_leave(&v);
	return 0;
}

/* Asked of the kernel driver alone: no context is made for it. */
int cuda_wide_usable(const struct dev_props *p, struct dev_host *out)
{
	struct rm *rm = NULL;
	uint32_t object;
	int rc = rm_open(p->pci, &rm);

	if (rc) {
		return dev_host_none(out, DEV_NOT_WIDE_NO_DRIVER, "%s", err_message());
	}
	rc = rm_host_alloc(rm, DEV_WIDE_PAGE, RM_PAGE_2M, -1, &object);
	if (rc > 0) {
		rc = rm_refused((uint32_t)rc, "host memory in pages of 2 MiB");
	}
	rc = rc ? rc : rm_free(rm, object);
	rm_close(rm);
	if (atomic_load(&wrong)) {
		return dev_host_none(out, DEV_NOT_WIDE_WRONG_DATA,
				     "a GPU saw other bytes than the CPU in such memory");
	}
	return rc ? dev_host_none(out, DEV_NOT_WIDE_REFUSED, "%s", err_message()) : 0;
}

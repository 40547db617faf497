/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The driver's functions of pinned host memory, for memory that is wide.
 *
 * Each such memory has a twin: a page that the driver made by the same call, with the same flags in
 * the same context. A program's question about its memory goes to the driver for the twin, and
 * addresses and lengths in the answer are made the memory's. So flags, contexts, errors and
 * additions of newer drivers are the driver's own. The twin is freed before the memory, so that a
 * free waits, and fails, as the driver's does; and the memory ends with its context.
 */

#include <string.h>

#include "run/run.h"

/* The address of the twin that stands for one of the memory: its first stands for the first. */
static char *stand_in(const struct run_wide *w, uintptr_t p)
{
	size_t off = p - w->base;

	return w->twin + (off < RUN_TWIN ? off : RUN_TWIN - 1);
}

drv_result cuMemHostAlloc(void **out, size_t len, unsigned int flags)
{
	/* run_driver() needs to know one function of the driver. */
	(void)run_next_of(HOOK_cuMemHostAlloc);
	return run_wide_alloc(out, len, flags, false) ? (drv_result)DRV_OK
						      : RUN_NEXT(cuMemHostAlloc, out, len, flags);
}

drv_result cuMemAllocHost(void **out, unsigned int len)
{
	(void)run_next_of(HOOK_cuMemAllocHost);
	return run_wide_alloc(out, len, 0, true) ? (drv_result)DRV_OK
						 : RUN_NEXT(cuMemAllocHost, out, len);
}

drv_result cuMemAllocHost_v2(void **out, size_t len)
{
	(void)run_next_of(HOOK_cuMemAllocHost_v2);
	return run_wide_alloc(out, len, 0, true) ? (drv_result)DRV_OK
						 : RUN_NEXT(cuMemAllocHost_v2, out, len);
}

drv_result cuMemFreeHost(void *p)
{
	drv_result r;

	return run_wide_free(p, &r) ? r : RUN_NEXT(cuMemFreeHost, p);
}

drv_result run_device_pointer(drv_result (*ask)(drv_ptr *, void *, unsigned int), drv_ptr *out,
			      void *host, unsigned int flags)
{
	struct run_wide w;
	drv_result r;

	if (!run_wide_find((uintptr_t)host, &w)) {
		return ask(out, host, flags);
	}
	r = ask(out, stand_in(&w, (uintptr_t)host), flags);
	if (r == DRV_OK) {
		*out = (drv_ptr)(uintptr_t)host;
	}
	return r;
}

drv_result cuMemHostGetDevicePointer_v2(drv_ptr *out, void *host, unsigned int flags)
{
	__typeof__(cuMemHostGetDevicePointer_v2) *ask = NULL;
	void *found = run_next_of(HOOK_cuMemHostGetDevicePointer_v2);

	memcpy(&ask, &found, sizeof(found));
	return ask ? run_device_pointer(ask, out, host, flags) : (drv_result)DRV_SYMBOL_NOT_FOUND;
}

drv_result cuMemHostGetFlags(unsigned int *out, void *p)
{
	struct run_wide w;
	bool wide = run_wide_find((uintptr_t)p, &w);

	return RUN_NEXT(cuMemHostGetFlags, out, wide ? stand_in(&w, (uintptr_t)p) : p);
}

/* The pages stay the program's. Those that it could have had wide are counted. */
static void count_registered(size_t len, drv_result r)
{
	if (r == DRV_OK && run_config.wide && len >= run_config.wide && !run_inside) {
		run_count(&run_counts.wide.registered, 1);
		run_count(&run_counts.wide.registered_bytes, len);
	}
}

drv_result cuMemHostRegister(void *p, size_t len, unsigned int flags)
{
	struct run_wide w;
	drv_result r;

	if (run_wide_find((uintptr_t)p, &w)) {
		return RUN_NEXT(cuMemHostRegister, stand_in(&w, (uintptr_t)p), len ? 1 : 0, flags);
	}
	r = RUN_NEXT(cuMemHostRegister, p, len, flags);
	count_registered(len, r);
	return r;
}

drv_result cuMemHostRegister_v2(void *p, size_t len, unsigned int flags)
{
	struct run_wide w;
	drv_result r;

	if (run_wide_find((uintptr_t)p, &w)) {
		return RUN_NEXT(cuMemHostRegister_v2, stand_in(&w, (uintptr_t)p), len ? 1 : 0,
				flags);
	}
	r = RUN_NEXT(cuMemHostRegister_v2, p, len, flags);
	count_registered(len, r);
	return r;
}

drv_result cuMemHostUnregister(void *p)
{
	struct run_wide w;
	bool wide = run_wide_find((uintptr_t)p, &w);

	return RUN_NEXT(cuMemHostUnregister, wide ? stand_in(&w, (uintptr_t)p) : p);
}

drv_result cuMemGetAddressRange_v2(drv_ptr *base, size_t *len, drv_ptr p)
{
	struct run_wide w;
	drv_result r;

	if (!run_wide_find((uintptr_t)p, &w)) {
		return RUN_NEXT(cuMemGetAddressRange_v2, base, len, p);
	}
	r = RUN_NEXT(cuMemGetAddressRange_v2, base, len,
		     (drv_ptr)(uintptr_t)stand_in(&w, (uintptr_t)p));
	if (r == DRV_OK && base) {
		*base = w.base;
	}
	if (r == DRV_OK && len) {
		*len = w.len;
	}
	return r;
}

/* Makes the twin's answer the memory's. */
static void translate(const struct run_wide *w, drv_enum attr, void *out, drv_ptr p)
{
	drv_ptr value;

	switch (attr) {
	case DRV_ATTR_DEVICE_POINTER:
	case DRV_ATTR_HOST_POINTER:
		value = p;
		break;
	case DRV_ATTR_RANGE_START:
	case DRV_ATTR_MAPPING_BASE:
		value = w->base;
		break;
	case DRV_ATTR_RANGE_SIZE:
		value = w->len;
		break;
	case DRV_ATTR_MAPPING_SIZE:
		/* The driver maps large host memory by this unit, too (seen on an H100). */
		value = (w->len + RUN_WIDE_PAGE - 1) / RUN_WIDE_PAGE * RUN_WIDE_PAGE;
		break;
	default:
		return;
	}
	memcpy(out, &value, sizeof(value));
}

drv_result run_attributes(drv_result (*ask)(unsigned int, drv_enum *, void **, drv_ptr),
			  unsigned int n, drv_enum *attrs, void **out, drv_ptr p)
{
	struct run_wide w;
	drv_result r;

	if (!run_wide_find((uintptr_t)p, &w)) {
		return ask(n, attrs, out, p);
	}
	r = ask(n, attrs, out, (drv_ptr)(uintptr_t)stand_in(&w, (uintptr_t)p));
	for (unsigned int i = 0; i < n && r == DRV_OK; i++) {
		translate(&w, attrs[i], out[i], p);
	}
	return r;
}

drv_result cuPointerGetAttributes(unsigned int n, drv_enum *attrs, void **out, drv_ptr p)
{
	__typeof__(cuPointerGetAttributes) *ask = NULL;
	void *found = run_next_of(HOOK_cuPointerGetAttributes);

	memcpy(&ask, &found, sizeof(found));
	return ask ? run_attributes(ask, n, attrs, out, p) : (drv_result)DRV_SYMBOL_NOT_FOUND;
}

drv_result cuPointerGetAttribute(void *out, drv_enum attr, drv_ptr p)
{
	struct run_wide w;
	drv_result r;

	if (!run_wide_find((uintptr_t)p, &w)) {
		return RUN_NEXT(cuPointerGetAttribute, out, attr, p);
	}
	r = RUN_NEXT(cuPointerGetAttribute, out, attr,
		     (drv_ptr)(uintptr_t)stand_in(&w, (uintptr_t)p));
	if (r == DRV_OK) {
		translate(&w, attr, out, p);
	}
	return r;
}

drv_result cuDevicePrimaryCtxRetain(struct CUctx_st **out, drv_device d)
{
	drv_result r = RUN_NEXT(cuDevicePrimaryCtxRetain, out, d);

	if (r == DRV_OK) {
		run_wide_retained(d, *out);
	}
	return r;
}

drv_result cuDevicePrimaryCtxRelease(drv_device d)
{
	run_wide_releasing(d);
	return RUN_NEXT(cuDevicePrimaryCtxRelease, d);
}

drv_result cuDevicePrimaryCtxRelease_v2(drv_device d)
{
	run_wide_releasing(d);
	return RUN_NEXT(cuDevicePrimaryCtxRelease_v2, d);
}

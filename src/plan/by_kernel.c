/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "plan/by_kernel.h"

#include "dev/dev.h"
#include "plan/plan.h"

const char *plan_never_by_kernel(const struct dev *d, const struct file_facts *f)
{
	if (!d->props.units) {
		return "the device runs no kernels";
	}
	if (f->bypass) {
		return "the file was opened with O_DIRECT";
	}
	return f->pipe ? "the file has no offsets" : NULL;
}

const char *plan_not_by_kernel(const struct plan_by_kernel *t)
{
	const char *why = plan_never_by_kernel(t->dev, t->file);

	if (why) {
		return why;
	}
	if (!t->fixed) {
		return "its length or an offset is read when the stream gets there";
	}
	if (!t->len || t->len > PLAN_BY_KERNEL_MOST) {
		return t->len ? "it has more than 64 KiB" : "it has no bytes";
	}
	if (t->timed || t->calls) {
		return t->calls ? "a function is to be called at its end" : "it has a timeout";
	}
	return t->policy == PLAN_AUTO ? NULL : "a policy says how it is carried";
}

/* A graph is replayed, and a processor that is to store the result does it once. */
const char *plan_not_by_kernel_now(const struct plan_by_kernel_now *t)
{
	if (!t->valid) {
		return "its values are no good";
	}
	if (!t->reached) {
		return "kernels cannot access its memory";
	}
	if (t->captured && !t->stored) {
		return "its result is not in pinned memory (pl_mem_alloc() with PL_ALLOC_PINNED) or NULL";
	}
	if (!t->ring && t->busy) {
		return "the first one of a device makes memory for all, and a transfer is queued";
	}
	return NULL;
}

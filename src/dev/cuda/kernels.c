/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Kernels on streams of the program: those of dev/kernels, as PTX that the driver compiles when it
 * is loaded. They are loaded into the primary context, so streams of other contexts cannot have
 * them.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/cuda/cuda_dev.h"
#include "dev/kernels/kernels.h"

/* The kernels of one text are one module. */
static struct CUmod_st **module_of(struct cuda_dev *d, enum dev_kernel k)
{
	enum dev_kernel first = 0;

	while (cuda_kernel_text(first) != cuda_kernel_text(k)) {
		first++;
	}
	return &d->modules[first];
}

static int load_locked(struct cuda_dev *d, enum dev_kernel k)
{
	struct CUfunc_st *kernel = NULL;
	struct cuda_visit v;
	cuda_result r;
	int rc;

	if (atomic_load_explicit(&d->kernels[k], memory_order_relaxed)) {
		return 0;
	}
	rc = cuda_enter(d, &v);
	if (rc) {
		return rc;
	}
	r = cuda_kernel_load(d, k, module_of(d, k), &kernel);
	rc = cuda_leave_with(&v, r, "cuModuleLoadData");
	if (!rc) {
		atomic_store_explicit(&d->kernels[k], kernel, memory_order_release);
	}
	return rc;
}

static int load(struct dev_stream *base, enum dev_kernel k)
{
	struct cuda_dev *d = cuda_dev_of(base->dev);
	int rc;

	if (cuda_stream_of(base)->ctx != d->ctx) {
		return err_set(EOPNOTSUPP,
			       "the stream is of another context than the primary one of %s, which "
			       "has the library's kernels: use a stream of the CUDA runtime",
			       base->dev->props.name);
	}
	if (atomic_load_explicit(&d->kernels[k], memory_order_acquire)) {
		return 0;
	}
	lock_acquire(&d->module_lock);
	rc = load_locked(d, k);
	lock_release(&d->module_lock);
	return rc;
}

static int launch(struct dev_stream *base, enum dev_kernel k, unsigned int blocks,
		  const void *params)
{
	struct cuda_dev *d = cuda_dev_of(base->dev);
	struct cuda_stream *s = cuda_stream_of(base);
	void *args[] = { (void *)params };
	struct cuda_visit v;
	cuda_result r;
	int rc = cuda_enter_stream(s, &v);

	if (rc) {
		return rc;
	}
	r = d->api->cuLaunchKernel(atomic_load_explicit(&d->kernels[k], memory_order_acquire),
				   blocks, 1, 1, kernel_descs[k].threads, 1, 1, 0, s->s, args,
				   NULL);
	return cuda_leave_with(&v, r, "cuLaunchKernel");
}

static int enter(struct dev_stream *s)
{
	return cuda_stay(cuda_stream_of(s));
}

static void leave(struct dev_stream *s)
{
	(void)s;
	cuda_stay_end();
}

void cuda_kernels_close(struct cuda_dev *d)
{
	struct cuda_visit v;

	for (int k = 0; k < DEV_KERNELS; k++) {
		if (d->modules[k] && !cuda_enter(d, &v)) {
			(void)cuda_module_unload(d, d->modules[k]);
			cuda_leave(&v);
		}
	}
}

const struct dev_kernel_ops cuda_kernel_ops = {
	.load = load,
	.launch = launch,
	.state = cuda_stream_state,
	.enter = enter,
	.leave = leave,
};

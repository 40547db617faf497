/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* CUDA devices: how many, opened and closed. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/cuda_dev.h"

int cuda_count(const struct config *c, char *why, size_t why_space)
{
	const struct cuda_api *api = cuda_start(c, why, why_space);
	cuda_result r;
	int n = 0;

	if (!api) {
		return 0;
	}
	r = api->cuDeviceGetCount(&n);
	if (r != CUDA_RES_OK) {
		cuda_fail(r, "cuDeviceGetCount", "%s", "");
		text_copy(why, why_space, err_message());
		return 0;
	}
	if (n <= 0) {
		text_copy(why, why_space, "the CUDA driver runs and shows no device");
		return 0;
	}
	text_copy(why, why_space, "");
	return n;
}

static int started(const struct config *c, int index, const struct cuda_api **out)
{
	char why[192];

	*out = cuda_start(c, why, sizeof(why));
	return *out ? 0 : err_set(ENODEV, "cuda:%d: %s", index, why);
}

int cuda_describe_device(const struct config *c, int index, struct dev_props *out)
{
	const struct cuda_api *api;
	int err = started(c, index, &api);

	return err < 0 ? err : cuda_describe(api, index, out);
}

/*
 * The attribute of a coherent GPU says that it reads the host's page tables; whether the host reads
 * what this driver allocates is another matter, and an address tells.
 */
static int check_addressable(struct cuda_dev *d)
{
	void *p;
	int err;

	if (!d->base.props.host_addressable) {
		return 0;
	}
	err = cuda_dev_alloc(&d->base, 4096, &p);
	if (err < 0) {
		return err;
	}
	d->base.props.host_addressable =
		cuda_host_reaches(d->api->cuPointerGetAttributes, cuda_ptr_of(p));
	return cuda_release(&d->base, p);
}

void cuda_close(struct dev *base)
{
	struct cuda_dev *d = base ? cuda_dev_of(base) : NULL;
	cuda_result r;

	if (!d) {
		return;
	}
	if (d->shifted.n + d->made.n) {
		log_warn("%s is closed with %zu allocations left", base->props.name,
			 d->shifted.n + d->made.n);
	}
	gather_close(d);
	cuda_kernels_close(d);
	aside_close(d);
	cuda_pins_close(d);
	r = cuda_primary_release(d);
	cuda_destroyed(d, r, "cuDevicePrimaryCtxRelease");
	d->tables->closing(d);
	lock_finish(&d->rm_lock);
	lock_finish(&d->module_lock);
	range_finish(&d->shifted);
	range_finish(&d->made);
	lock_finish(&d->lock);
	free(d);
}

/* Whether the driver's own waiting is awake, as it is unless the application chose otherwise. */
static bool driver_spins(const struct cuda_dev *d)
{
	unsigned int flags = 0;
	int active = 0;

	return d->api->cuDevicePrimaryCtxGetState(d->id, &flags, &active) == CUDA_RES_OK &&
	       (flags & CUDA_CTX_SCHED_MASK & ~(unsigned int)CUDA_CTX_SCHED_SPIN) == 0;
}

/*
 * Reads the same variable as the driver, which reads it once, when it starts. The default is 8,
 * which gives a copy engine four connections in each direction. A value below four gives it that
 * number of connections (H200, driver 580; Megatron-LM sets 1).
 */
static void limit_connections(void)
{
	const char *text = config_foreign_env("CUDA_DEVICE_MAX_CONNECTIONS");
	unsigned long n = text ? strtoul(text, NULL, 10) : 0;

	if (n > 0 && n < DEV_CONNECTIONS) {
		dev_limit_connections((unsigned int)n);
	}
}

int cuda_open(const struct config *c, int index, const struct cuda_tables *tables, struct dev **out)
{
	const struct cuda_api *api;
	cuda_capture_mode mode;
	struct cuda_dev *d;
	cuda_result r;
	int err = started(c, index, &api);

	if (err < 0) {
		return err;
	}
	d = alloc_zero(sizeof(*d));
	if (!d) {
		return -ENOMEM;
	}
	d->api = api;
	d->tables = tables;
	err = cuda_describe(api, index, &d->base.props);
	if (err < 0) {
		goto err_free;
	}
	if (!d->base.props.fit) {
		err = err_set(ENODEV, "cuda:%d: %s", index, d->base.props.why);
		goto err_free;
	}
	r = api->cuDeviceGet(&d->id, index);
	if (r == CUDA_RES_OK) {
		mode = cuda_capture_relax(api);
		r = api->cuDevicePrimaryCtxRetain(&d->ctx, d->id);
		cuda_capture_restore(api, mode);
	}
	if (r != CUDA_RES_OK) {
		err = cuda_fail(r, "cuDevicePrimaryCtxRetain", "of cuda:%d", index);
		goto err_free;
	}
	limit_connections();
	d->driver_spins = driver_spins(d);
	d->gather = gather_mode_of(c ? c->gather : NULL);
	d->io_try = c && c->p2p && strcmp(c->p2p, "try") == 0;
	d->uvm = (struct uvm){ .fd = -1, .mm_fd = -1 };
	lock_init(&d->lock, RANK_GPU);
	lock_init(&d->pins_lock, RANK_GPU_PINS);
	lock_init(&d->aside_lock, RANK_GPU_ASIDE);
	lock_init(&d->module_lock, RANK_GPU_MODULE);
	lock_init(&d->rm_lock, RANK_GPU_RM);
	dev_init(&d->base, tables->driver, index, tables->mem, &cuda_stream_ops, tables->share);
	dev_init_order(&d->base, &cuda_order_ops);
	dev_init_kernels(&d->base, &cuda_kernel_ops);
	err = check_addressable(d);
	if (err < 0) {
		goto err_close;
	}
	d->base.props.p2p_maps = !d->base.props.host_addressable;
	tables->opened(d);
	*out = &d->base;
	return 0;

err_close:
	cuda_close(&d->base);
	return err;
err_free:
	free(d);
	return err;
}

int cuda_current(const struct config *c)
{
	const struct cuda_api *api;
	cuda_device its;
	cuda_device id;
	cuda_result r;
	int err = started(c, 0, &api);

	if (err < 0) {
		return err;
	}
	r = api->cuCtxGetDevice(&its);
	if (r != CUDA_RES_OK) {
		return err_set(ENODEV, "there is no cuda:current: this thread has no current "
				       "context");
	}
	for (int i = 0; api->cuDeviceGet(&id, i) == CUDA_RES_OK; i++) {
		if (id == its) {
			return i;
		}
	}
	return err_set(ENODEV, "the current context's device is none of CUDA's now");
}

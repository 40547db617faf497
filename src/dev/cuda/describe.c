/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Describes a CUDA device and its obstacles, without a context on it. */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/cuda/cuda_dev.h"

/* Number of streams that keeps its copy engines busy; more only contend for one lock of the driver.
 */
#define LANES 32

/* Measured on Hopper GPUs: a 4 KiB copy with the wait for it. */
#define COPY_SETUP_NS 7000.0
#define COPY_BYTES_PER_NS 25.0 /* a link of generation 4; the machine's graph knows better */
/* Registering a file's pages in pieces of 32 MiB, request after request, on an H200. Giving up the
 * pieces of the request before takes turns with it (bench/registration.c). */
#define PIN_BYTES_PER_NS 38.0

int cuda_attr(const struct cuda_api *api, cuda_device d, cuda_device_attr a, int unknown)
{
	int v = unknown;

	return api->cuDeviceGetAttribute(&v, a, d) == CUDA_RES_OK ? v : unknown;
}

static void add_why(struct dev_props *p, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

static void add_why(struct dev_props *p, const char *fmt, ...)
{
	size_t n = strlen(p->why);
	va_list ap;

	if (n) {
		text_copy(p->why + n, sizeof(p->why) - n, "; ");
		n = strlen(p->why);
	}
	va_start(ap, fmt);
	(void)vsnprintf(p->why + n, sizeof(p->why) - n, fmt, ap);
	va_end(ap);
}

/* The driver does not say that a GPU is a slice or a virtual one; its name does. */
static const char *no_peer_dma(const char *model)
{
	size_t n = strlen(model);

	if (strstr(model, " MIG ")) {
		return "a MIG slice";
	}
	if (strncmp(model, "GRID ", 5) == 0 || strstr(model, "vGPU")) {
		return "a virtual GPU";
	}
	/* vGPU profiles: "NVIDIA A40-48Q". */
	if (n > 3 && strchr("ABCQ", model[n - 1]) && model[n - 2] >= '0' && model[n - 2] <= '9' &&
	    strrchr(model, '-')) {
		return "a virtual GPU";
	}
	if (strstr(model, "GeForce")) {
		return "a GeForce GPU";
	}
	return "this GPU";
}

static void judge(const struct cuda_api *api, cuda_device id, struct dev_props *p)
{
	p->fit = true;
	if (cuda_attr(api, id, CUDA_DEV_COMPUTE_MODE, 0) == CUDA_COMPUTEMODE_PROHIBITED) {
		p->fit = false;
		add_why(p, "its compute mode is prohibited: `nvidia-smi -c DEFAULT` as root");
	}
	if (!cuda_attr(api, id, CUDA_DEV_UNIFIED_ADDRESSING, 1)) {
		p->fit = false;
		add_why(p, "it has no unified addressing: use a 64-bit program and GPU");
	}
	if (cuda_attr(api, id, CUDA_DEV_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES, 0) > 0) {
		p->host_addressable = true;
		add_why(p, "coherent with the host: copies need no pinned memory");
	}
	if (cuda_attr(api, id, CUDA_DEV_INTEGRATED, 0) > 0) {
		add_why(p, "integrated: its memory is the host's");
	}
	p->isolated = cuda_attr(api, id, CUDA_DEV_GPU_DIRECT_RDMA_SUPPORTED, 1) == 0;
	if (p->isolated) {
		add_why(p, "no peer DMA (p2pdma, GPUDirect RDMA) on %s: copies only",
			no_peer_dma(p->model));
	}
}

int cuda_describe(const struct cuda_api *api, int index, struct dev_props *out)
{
	struct dev_props p = { .lanes = LANES };
	char bus_id[32] = "";
	size_t total = 0;
	cuda_device id;
	cuda_result r = api->cuDeviceGet(&id, index);

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuDeviceGet", "of cuda:%d", index);
	}
	text_fmt(p.name, sizeof(p.name), "cuda:%d", index);
	r = api->cuDeviceGetName(p.model, sizeof(p.model), id);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuDeviceGetName", "of %s", p.name);
	}
	r = api->cuDeviceTotalMem(&total, id);
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuDeviceTotalMem", "of %s", p.name);
	}
	/* Some virtual GPUs have no address; they work without. */
	if (api->cuDeviceGetPCIBusId(bus_id, sizeof(bus_id), id) == CUDA_RES_OK) {
		text_pci_address(bus_id, p.pci, sizeof(p.pci));
	}
	if (api->cuDeviceGetUuid) {
		(void)api->cuDeviceGetUuid((struct CUuuid_st *)(void *)p.uuid, id);
	}
	p.total = total;
	p.few_queues = true; /* CUDA_DEVICE_MAX_CONNECTIONS: 8 unless the program says otherwise */
	p.units = (unsigned int)cuda_attr(api, id, CUDA_DEV_MULTIPROCESSOR_COUNT, 1);
	p.multicast = cuda_attr(api, id, CUDA_DEV_MULTICAST_SUPPORTED, 0) > 0;
	p.copy_bytes_per_ns = COPY_BYTES_PER_NS;
	p.copy_setup_ns = COPY_SETUP_NS;
	if (cuda_attr(api, id, CUDA_DEV_READ_ONLY_HOST_REGISTER_SUPPORTED, 0) > 0) {
		p.pin_bytes_per_ns = PIN_BYTES_PER_NS;
		p.pins_hold = true;
	}
	judge(api, id, &p);
	/* O_DIRECT takes the device's own addresses if the host can access them. */
	p.p2p_maps = !p.host_addressable;
	*out = p;
	return 0;
}

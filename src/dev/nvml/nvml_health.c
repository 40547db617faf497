/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NVML: a GPU's state, and the errors that it and its links have counted. */

#include <errno.h>

#include "dev/nvml/nvml.h"
#include "dev/probe.h"

#define XID_EVENT 8ull

static int flag(nvml_result (*fn)(nvml_device d, unsigned int *out), nvml_device d)
{
	unsigned int x = 0;

	return fn && fn(d, &x) == NVML_RES_OK ? (int)x : -1;
}

static void fabric(const struct nvml_api *api, nvml_device d, struct dev_probe_health *h)
{
	struct nvml_fabric f = { .state = 0 };

	h->fabric = DEV_PROBE_FABRIC_UNKNOWN;
	if (!api->nvmlDeviceGetGpuFabricInfo ||
	    api->nvmlDeviceGetGpuFabricInfo(d, &f) != NVML_RES_OK || f.state > 3) {
		return;
	}
	h->fabric = (enum dev_probe_fabric)f.state; /* numbered as NVML numbers them */
	h->fabric_error = f.state == 3 ? f.status : 0;
	for (unsigned int i = 0; i < sizeof(f.cluster); i++) {
		h->fabric_wide = h->fabric_wide || f.cluster[i];
	}
}

int dev_probe_health(struct dev_probe *p, unsigned int i, struct dev_probe_health *out)
{
	struct dev_probe_health h = { .mig = -1, .busy = -1, .processes = -1 };
	struct nvml_utilization use;
	unsigned int now = 0, later = 0;
	nvml_device d = i < p->n ? p->v[i] : NULL;

	if (!d) {
		return -EIO;
	}
	if (p->api.nvmlDeviceGetUtilizationRates &&
	    p->api.nvmlDeviceGetUtilizationRates(d, &use) == NVML_RES_OK) {
		h.busy = (int)(use.gpu > use.memory ? use.gpu : use.memory);
	}
	if (p->api.nvmlDeviceGetComputeRunningProcesses) {
		nvml_result r = p->api.nvmlDeviceGetComputeRunningProcesses(d, &now, NULL);

		if (r == NVML_RES_OK || r == NVML_RES_INSUFFICIENT_SIZE) {
			h.processes = (int)now;
		}
	}
	if (p->api.nvmlDeviceGetMigMode &&
	    p->api.nvmlDeviceGetMigMode(d, &now, &later) == NVML_RES_OK) {
		h.mig = (int)now;
	}
	h.persistence = flag(p->api.nvmlDeviceGetPersistenceMode, d);
	h.virtualization = flag(p->api.nvmlDeviceGetVirtualizationMode, d);
	fabric(&p->api, d, &h);
	*out = h;
	return 0;
}

const char *dev_probe_error_name(enum dev_probe_error what)
{
	static const char *const names[DEV_PROBE_ERRORS] = { "replay", "recovery", "crc-flit",
							     "crc-data", "ecc-data" };

	return names[what];
}

bool dev_probe_link_error(struct dev_probe *p, unsigned int i, unsigned int link,
			  enum dev_probe_error what, uint64_t *out)
{
	unsigned long long x = 0;
	nvml_device d = i < p->n ? p->v[i] : NULL;

	if (!d || !p->api.nvmlDeviceGetNvLinkErrorCounter ||
	    p->api.nvmlDeviceGetNvLinkErrorCounter(d, link, what, &x) != NVML_RES_OK) {
		return false;
	}
	*out = x;
	return true;
}

bool dev_probe_pcie_replays(struct dev_probe *p, unsigned int i, uint64_t *out)
{
	int x = i < p->n && p->v[i] ? flag(p->api.nvmlDeviceGetPcieReplayCounter, p->v[i]) : -1;

	*out = x < 0 ? 0 : (uint64_t)x;
	return x >= 0;
}

void dev_probe_watch(struct dev_probe *p)
{
	if (p->events || !p->api.nvmlEventSetCreate || !p->api.nvmlDeviceRegisterEvents ||
	    !p->api.nvmlEventSetWait || !p->api.nvmlEventSetFree ||
	    p->api.nvmlEventSetCreate(&p->events) != NVML_RES_OK) {
		return;
	}
	for (unsigned int i = 0; i < p->n; i++) {
		if (p->v[i]) {
			(void)p->api.nvmlDeviceRegisterEvents(p->v[i], XID_EVENT, p->events);
		}
	}
}

bool dev_probe_xid(struct dev_probe *p, unsigned int *gpu, uint64_t *xid)
{
	struct nvml_event e = { .type = 0 };

	if (!p->events || p->api.nvmlEventSetWait(p->events, &e, 0) != NVML_RES_OK ||
	    !(e.type & XID_EVENT)) {
		return false;
	}
	*gpu = p->n;
	for (unsigned int i = 0; i < p->n; i++) {
		*gpu = p->v[i] == e.device ? i : *gpu;
	}
	*xid = e.data;
	return true;
}

void nvml_stop_watching(struct dev_probe *p)
{
	if (p->events) {
		(void)p->api.nvmlEventSetFree(p->events);
		p->events = NULL;
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * An NVML that says what a file says (FAKENVML names it), read at each start. A line each:
 *
 *	gpu PCI SM MEMORY_MIB BAR1_MIB GEN GEN_MAX WIDTH WIDTH_MAX C2C_LINKS C2C_MBYTES MODEL
 *	link GPU NUMBER FAR PCI		FAR: gpu switch cpu unknown; PCI "-": an address of all f
 *	p2p WHAT FROM TO STATUS		FROM, TO "-": all; later lines win
 *	health GPU BUSY PROCESSES PERSISTENCE MIG VIRTUALIZATION FABRIC STATUS WIDE REPLAYS
 *	errors GPU LINK COUNTER VALUE GROWS	each look finds GROWS more
 *	xid GPU NUMBER			one event for whoever watches
 *
 * FAKENVML_INIT: the result of nvmlInit. FAKENVML_LOST: a GPU that does not answer.
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dev/nvml/nvml.h"

#define GPUS 512
#define LINKS 18

struct nvmlDevice_st {
	char pci[32], model[64];
	unsigned int sm, gen, gen_max, width, width_max, c2c, c2c_mbytes;
	unsigned long long memory, bar1;
	struct {
		bool up;
		unsigned int far;
		char pci[32];
		unsigned long long errors[5], grows[5];
	} link[LINKS];
	struct {
		bool known;
		unsigned int busy, processes, persistence, mig, virtualization, fabric, status;
		unsigned int wide, replays;
	} health;
	unsigned long long xid; /* 0: none */
};

static struct nvmlDevice_st v[GPUS];
static unsigned int n;
static unsigned char *status; /* [what][from][to] */
static int started;

static unsigned char *status_of(unsigned int what, unsigned int from, unsigned int to)
{
	return &status[(what * GPUS + from) * GPUS + to];
}

static void read_gpu(const char *line)
{
	struct nvmlDevice_st *d = &v[n];

	if (n < GPUS && sscanf(line, "gpu %31s %u %llu %llu %u %u %u %u %u %u %63[^\n]", d->pci,
			       &d->sm, &d->memory, &d->bar1, &d->gen, &d->gen_max, &d->width,
			       &d->width_max, &d->c2c, &d->c2c_mbytes, d->model) == 11) {
		n++;
	}
}

static void read_link(const char *line)
{
	static const char *const kinds[] = { "gpu", "cpu", "switch" };
	unsigned int gpu, number;
	char far[16], pci[32];

	if (sscanf(line, "link %u %u %15s %31s", &gpu, &number, far, pci) != 4 || gpu >= GPUS ||
	    number >= LINKS) {
		return;
	}
	v[gpu].link[number].up = true;
	v[gpu].link[number].far = 255;
	for (unsigned int i = 0; i < 3; i++) {
		if (strcmp(far, kinds[i]) == 0) {
			v[gpu].link[number].far = i;
		}
	}
	(void)snprintf(v[gpu].link[number].pci, sizeof(pci), "%s",
		       strcmp(pci, "-") == 0 ? "fffffff:ffff:ff" : pci);
}

static void read_health(const char *line)
{
	unsigned int gpu, link, what;
	unsigned long long value, grows;

	if (sscanf(line, "errors %u %u %u %llu %llu", &gpu, &link, &what, &value, &grows) == 5 &&
	    gpu < GPUS && link < LINKS && what < 5) {
		v[gpu].link[link].errors[what] = value;
		v[gpu].link[link].grows[what] = grows;
	}
	if (sscanf(line, "xid %u %llu", &gpu, &value) == 2 && gpu < GPUS) {
		v[gpu].xid = value;
	}
	if (sscanf(line, "health %u", &gpu) == 1 && gpu < GPUS) {
		v[gpu].health.known =
			sscanf(line, "health %*u %u %u %u %u %u %u %u %u %u", &v[gpu].health.busy,
			       &v[gpu].health.processes, &v[gpu].health.persistence,
			       &v[gpu].health.mig, &v[gpu].health.virtualization,
			       &v[gpu].health.fabric, &v[gpu].health.status, &v[gpu].health.wide,
			       &v[gpu].health.replays) == 9;
	}
}

static void read_p2p(const char *line)
{
	unsigned int what, answer;
	char from[16], to[16];

	if (sscanf(line, "p2p %u %15s %15s %u", &what, from, to, &answer) != 4 || what > 4) {
		return;
	}
	for (unsigned int i = 0; i < n; i++) {
		for (unsigned int k = 0; k < n; k++) {
			if ((from[0] == '-' || (unsigned int)atoi(from) == i) &&
			    (to[0] == '-' || (unsigned int)atoi(to) == k)) {
				*status_of(what, i, k) = (unsigned char)answer;
			}
		}
	}
}

nvml_result nvmlInit_v2(void);
nvml_result nvmlInit_v2(void)
{
	const char *path = getenv("FAKENVML");
	const char *result = getenv("FAKENVML_INIT");
	char line[256];
	FILE *f;

	if (result && *result) {
		return (nvml_result)atoi(result);
	}
	if (started) {
		started++; /* as the real one counts its users */
		return NVML_RES_OK;
	}
	f = path ? fopen(path, "re") : NULL;
	if (!f) {
		return NVML_RES_DRIVER_NOT_LOADED;
	}
	free(status);
	status = calloc(5, (size_t)GPUS * GPUS);
	memset(v, 0, sizeof(v));
	n = 0;
	while (status && fgets(line, sizeof(line), f)) {
		read_gpu(line);
		read_link(line);
		read_p2p(line);
		read_health(line);
	}
	(void)fclose(f);
	started++;
	return NVML_RES_OK;
}

nvml_result nvmlShutdown(void);
nvml_result nvmlShutdown(void)
{
	if (--started == 0) {
		free(status);
		status = NULL;
	}
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetCount_v2(unsigned int *out);
nvml_result nvmlDeviceGetCount_v2(unsigned int *out)
{
	*out = n;
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetHandleByIndex_v2(unsigned int i, nvml_device *out);
nvml_result nvmlDeviceGetHandleByIndex_v2(unsigned int i, nvml_device *out)
{
	const char *gone = getenv("FAKENVML_LOST");

	if (i >= n) {
		return NVML_RES_NOT_FOUND;
	}
	if (gone && *gone && (unsigned int)atoi(gone) == i) {
		return NVML_RES_GPU_IS_LOST;
	}
	*out = &v[i];
	return NVML_RES_OK;
}

static void fill_pci(struct nvml_pci *out, const char *pci)
{
	memset(out, 0, sizeof(*out));
	(void)snprintf(out->id, sizeof(out->id), "%s%s",
		       strlen(pci) == strlen("0000:00:00.0") ? "0000" : "", pci);
}

nvml_result nvmlDeviceGetPciInfo_v3(nvml_device d, struct nvml_pci *out);
nvml_result nvmlDeviceGetPciInfo_v3(nvml_device d, struct nvml_pci *out)
{
	fill_pci(out, d->pci);
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetName(nvml_device d, char *out, unsigned int space);
nvml_result nvmlDeviceGetName(nvml_device d, char *out, unsigned int space)
{
	(void)snprintf(out, space, "%s", d->model);
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetCudaComputeCapability(nvml_device d, int *major, int *minor);
nvml_result nvmlDeviceGetCudaComputeCapability(nvml_device d, int *major, int *minor)
{
	*major = (int)d->sm / 10;
	*minor = (int)d->sm % 10;
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetMemoryInfo(nvml_device d, struct nvml_memory *out);
nvml_result nvmlDeviceGetMemoryInfo(nvml_device d, struct nvml_memory *out)
{
	*out = (struct nvml_memory){ .total = d->memory << 20 };
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetBAR1MemoryInfo(nvml_device d, struct nvml_memory *out);
nvml_result nvmlDeviceGetBAR1MemoryInfo(nvml_device d, struct nvml_memory *out)
{
	*out = (struct nvml_memory){ .total = d->bar1 << 20 };
	return NVML_RES_OK;
}

#define NUMBER(function, member)                                    \
	nvml_result function(nvml_device d, unsigned int *out);     \
	nvml_result function(nvml_device d, unsigned int *out)      \
	{                                                           \
		*out = d->member;                                   \
		return *out ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED; \
	}
NUMBER(nvmlDeviceGetCurrPcieLinkGeneration, gen)
NUMBER(nvmlDeviceGetMaxPcieLinkGeneration, gen_max)
NUMBER(nvmlDeviceGetCurrPcieLinkWidth, width)
NUMBER(nvmlDeviceGetMaxPcieLinkWidth, width_max)

/* As on GPUs before Hopper; on Hopper the field alone answers. */
nvml_result nvmlDeviceGetNvLinkState(nvml_device d, unsigned int link, unsigned int *out);
nvml_result nvmlDeviceGetNvLinkState(nvml_device d, unsigned int link, unsigned int *out)
{
	if (link >= LINKS || d->sm >= 90) {
		return NVML_RES_NOT_SUPPORTED;
	}
	*out = d->link[link].up;
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetNvLinkRemotePciInfo_v2(nvml_device d, unsigned int link,
						struct nvml_pci *out);
nvml_result nvmlDeviceGetNvLinkRemotePciInfo_v2(nvml_device d, unsigned int link,
						struct nvml_pci *out)
{
	fill_pci(out, d->link[link].pci);
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetNvLinkRemoteDeviceType(nvml_device d, unsigned int link,
						unsigned int *out);
nvml_result nvmlDeviceGetNvLinkRemoteDeviceType(nvml_device d, unsigned int link, unsigned int *out)
{
	*out = d->link[link].far;
	return NVML_RES_OK;
}

static bool field(nvml_device d, struct nvml_field *f)
{
	switch (f->id) {
	case NVML_FIELD_LINK_STATE:
		f->value.ui = f->scope < LINKS && d->link[f->scope].up;
		return d->sm >= 90;
	case NVML_FIELD_C2C_COUNT:
		f->value.ui = d->c2c;
		return d->c2c;
	case NVML_FIELD_C2C_BANDWIDTH:
		f->value.ui = d->c2c_mbytes;
		return d->c2c;
	default:
		return false;
	}
}

nvml_result nvmlDeviceGetFieldValues(nvml_device d, int count, struct nvml_field *f);
nvml_result nvmlDeviceGetFieldValues(nvml_device d, int count, struct nvml_field *f)
{
	for (int i = 0; i < count; i++) {
		f[i].result = field(d, &f[i]) ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED;
	}
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetP2PStatus(nvml_device d, nvml_device peer, unsigned int what,
				   unsigned int *out);
nvml_result nvmlDeviceGetP2PStatus(nvml_device d, nvml_device peer, unsigned int what,
				   unsigned int *out)
{
	if (d == peer || what > 4) {
		return NVML_RES_NOT_SUPPORTED;
	}
	*out = *status_of(what, (unsigned int)(d - v), (unsigned int)(peer - v));
	return NVML_RES_OK;
}

nvml_result nvmlDeviceGetUtilizationRates(nvml_device d, struct nvml_utilization *out);
nvml_result nvmlDeviceGetUtilizationRates(nvml_device d, struct nvml_utilization *out)
{
	*out = (struct nvml_utilization){ d->health.busy, 0 };
	return d->health.known ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED;
}

nvml_result nvmlDeviceGetComputeRunningProcesses_v3(nvml_device d, unsigned int *count, void *list);
nvml_result nvmlDeviceGetComputeRunningProcesses_v3(nvml_device d, unsigned int *count, void *list)
{
	(void)list;
	*count = d->health.processes;
	return !d->health.known	     ? NVML_RES_NOT_SUPPORTED
	       : d->health.processes ? NVML_RES_INSUFFICIENT_SIZE
				     : NVML_RES_OK;
}

#define HEALTH(function, member)                                               \
	nvml_result function(nvml_device d, unsigned int *out);                \
	nvml_result function(nvml_device d, unsigned int *out)                 \
	{                                                                      \
		*out = d->health.member;                                       \
		return d->health.known ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED; \
	}
HEALTH(nvmlDeviceGetPersistenceMode, persistence)
HEALTH(nvmlDeviceGetVirtualizationMode, virtualization)
HEALTH(nvmlDeviceGetPcieReplayCounter, replays)

nvml_result nvmlDeviceGetMigMode(nvml_device d, unsigned int *now, unsigned int *pending);
nvml_result nvmlDeviceGetMigMode(nvml_device d, unsigned int *now, unsigned int *pending)
{
	*now = *pending = d->health.mig;
	return d->health.known ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED;
}

nvml_result nvmlDeviceGetGpuFabricInfo(nvml_device d, struct nvml_fabric *out);
nvml_result nvmlDeviceGetGpuFabricInfo(nvml_device d, struct nvml_fabric *out)
{
	*out = (struct nvml_fabric){ .status = d->health.status,
				     .state = (unsigned char)d->health.fabric };
	out->cluster[15] = (unsigned char)d->health.wide;
	return d->health.known ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED;
}

nvml_result nvmlDeviceGetNvLinkErrorCounter(nvml_device d, unsigned int link, unsigned int what,
					    unsigned long long *out);
nvml_result nvmlDeviceGetNvLinkErrorCounter(nvml_device d, unsigned int link, unsigned int what,
					    unsigned long long *out)
{
	if (link >= LINKS || what >= 5 || !d->link[link].up) {
		return NVML_RES_NOT_SUPPORTED;
	}
	*out = d->link[link].errors[what];
	d->link[link].errors[what] += d->link[link].grows[what];
	return NVML_RES_OK;
}

/* One set at a time is enough here. */
struct nvmlEventSet_st {
	bool watched[GPUS];
};

nvml_result nvmlEventSetCreate(struct nvmlEventSet_st **out);
nvml_result nvmlEventSetCreate(struct nvmlEventSet_st **out)
{
	*out = calloc(1, sizeof(**out));
	return *out ? NVML_RES_OK : NVML_RES_NOT_SUPPORTED;
}

nvml_result nvmlDeviceRegisterEvents(nvml_device d, unsigned long long types,
				     struct nvmlEventSet_st *set);
nvml_result nvmlDeviceRegisterEvents(nvml_device d, unsigned long long types,
				     struct nvmlEventSet_st *set)
{
	set->watched[d - v] = types & 8;
	return NVML_RES_OK;
}

nvml_result nvmlEventSetWait_v2(struct nvmlEventSet_st *set, struct nvml_event *out,
				unsigned int ms);
nvml_result nvmlEventSetWait_v2(struct nvmlEventSet_st *set, struct nvml_event *out,
				unsigned int ms)
{
	(void)ms;
	for (unsigned int i = 0; i < n; i++) {
		if (set->watched[i] && v[i].xid) {
			*out = (struct nvml_event){ .device = &v[i], .type = 8, .data = v[i].xid };
			v[i].xid = 0;
			return NVML_RES_OK;
		}
	}
	return 10; /* nothing in time */
}

nvml_result nvmlEventSetFree(struct nvmlEventSet_st *set);
nvml_result nvmlEventSetFree(struct nvmlEventSet_st *set)
{
	free(set);
	return NVML_RES_OK;
}

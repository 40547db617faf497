/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * NVML: facts about GPUs and their links, without starting CUDA. The library is loaded once and
 * stays; each session starts and ends its own use of it.
 */

#include "dev/nvml/nvml.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/fork.h"
#include "base/library.h"
#include "base/text.h"
#include "dev/probe.h"
#include "sys/sys.h"

#define DEFAULT_LIB "libnvidia-ml.so.1"
#define GPUS_MAX 4096

static const struct library_symbol symbols[] = {
#define X(name, suffix, needed, params) \
	{ #name #suffix, NULL, offsetof(struct nvml_api, name), 0, needed },
	NVML_SYMBOLS(X)
#undef X
};

/* Sessions that are open in any thread: a child of fork() in the middle of one finds the library's
 * locks as they were. */
static atomic_uint open_sessions;
static bool lost;

static void look_in_child(void)
{
	lost = lost || atomic_load(&open_sessions);
}

FORK_HANDLERS(.child = look_in_child);

static const char *lib_name(const struct config *c)
{
	return c && c->nvml_lib && c->nvml_lib[0] ? c->nvml_lib : DEFAULT_LIB;
}

static int bind_all(const char *name, struct nvml_api *api, char *why, size_t space)
{
	void *lib = library_open(name);
	const struct library_symbol *lacks;

	if (!lib) {
		library_words(name, "install the NVIDIA driver", why, space);
		return -ENODEV;
	}
	lacks = library_bind(lib, symbols, ARRAY_LEN(symbols), api);
	if (lacks) {
		text_fmt(why, space,
			 "'%.80s' lacks %s: it is no NVML, or too old; update the NVIDIA driver",
			 name, lacks->name);
		return -ENODEV;
	}
	return 0;
}

static void say_start(nvml_result r, char *why, size_t space)
{
	switch (r) {
	case NVML_RES_DRIVER_NOT_LOADED:
		text_copy(why, space, "NVML: the NVIDIA kernel driver is not loaded");
		break;
	case NVML_RES_LIB_RM_VERSION:
		text_copy(why, space,
			  "NVML: its version is not that of the NVIDIA kernel driver: reboot, or "
			  "load the driver anew");
		break;
	case NVML_RES_NO_PERMISSION:
		text_copy(why, space, "NVML: no permission for /dev/nvidiactl");
		break;
	default:
		text_fmt(why, space, "NVML does not start: error %u", r);
	}
}

/* The session's GPUs: those that it may see, which in a container are not all. */
static int open_gpus(const struct nvml_api *api, struct dev_probe **out)
{
	struct dev_probe *p;
	unsigned int n = 0;

	if (api->nvmlDeviceGetCount(&n) != NVML_RES_OK || n > GPUS_MAX) {
		n = 0;
	}
	p = alloc_zero(sizeof(*p) + n * sizeof(p->v[0]));
	if (!p) {
		return -ENOMEM;
	}
	p->api = *api;
	p->n = n;
	for (unsigned int i = 0; i < n; i++) {
		if (api->nvmlDeviceGetHandleByIndex(i, &p->v[i]) != NVML_RES_OK) {
			p->v[i] = NULL; /* lost, or forbidden */
		}
	}
	*out = p;
	return 0;
}

int dev_probe_open(const struct config *c, struct dev_probe **out, char *why, size_t space)
{
	struct nvml_api api;
	nvml_result r;
	int rc;

	if (sys_root()[0] && !(c && c->nvml_lib && c->nvml_lib[0])) {
		text_copy(why, space, "the files under the sysroot are another machine's");
		return -ENODEV;
	}
	if (lost) {
		text_copy(why, space,
			  "NVML was in use when this process was forked: use it in the child only, "
			  "or start the child by exec");
		return -ENODEV;
	}
	atomic_fetch_add(&open_sessions, 1);
	rc = bind_all(lib_name(c), &api, why, space);
	if (!rc) {
		r = api.nvmlInit();
		if (r != NVML_RES_OK) {
			say_start(r, why, space);
			rc = -ENODEV;
		} else {
			rc = open_gpus(&api, out);
			if (rc) {
				(void)api.nvmlShutdown();
			}
		}
	}
	if (rc) {
		atomic_fetch_sub(&open_sessions, 1);
	}
	return rc;
}

void dev_probe_close(struct dev_probe *p)
{
	if (p) {
		nvml_stop_watching(p);
		(void)p->api.nvmlShutdown();
		atomic_fetch_sub(&open_sessions, 1);
		free(p);
	}
}

unsigned int dev_probe_count(const struct dev_probe *p)
{
	return p->n;
}

static unsigned int ask(nvml_result (*fn)(nvml_device d, unsigned int *out), nvml_device d)
{
	unsigned int x = 0;

	return fn && fn(d, &x) == NVML_RES_OK ? x : 0;
}

static bool field(struct dev_probe *p, nvml_device d, unsigned int id, unsigned int scope,
		  unsigned int *out)
{
	struct nvml_field f = { .id = id, .scope = scope };

	if (!p->api.nvmlDeviceGetFieldValues ||
	    p->api.nvmlDeviceGetFieldValues(d, 1, &f) != NVML_RES_OK || f.result != NVML_RES_OK) {
		return false;
	}
	*out = f.value.ui;
	return true;
}

static uint64_t memory(nvml_result (*fn)(nvml_device d, struct nvml_memory *out), nvml_device d)
{
	struct nvml_memory m = { 0 };

	return fn && fn(d, &m) == NVML_RES_OK ? m.total : 0;
}

int dev_probe_gpu(struct dev_probe *p, unsigned int i, struct dev_probe_gpu *out)
{
	struct dev_probe_gpu g = { .sm = 0 };
	struct nvml_pci pci = { .domain = 0 };
	int major = 0, minor = 0;
	nvml_device d;

	if (i >= p->n) {
		return -EINVAL;
	}
	d = p->v[i];
	if (!d || p->api.nvmlDeviceGetPciInfo(d, &pci) != NVML_RES_OK) {
		return -EIO;
	}
	pci.id[sizeof(pci.id) - 1] = '\0';
	text_pci_address(pci.id, g.pci, sizeof(g.pci));
	if (p->api.nvmlDeviceGetName &&
	    p->api.nvmlDeviceGetName(d, g.model, sizeof(g.model)) != NVML_RES_OK) {
		g.model[0] = '\0';
	}
	g.model[sizeof(g.model) - 1] = '\0';
	if (p->api.nvmlDeviceGetCudaComputeCapability &&
	    p->api.nvmlDeviceGetCudaComputeCapability(d, &major, &minor) == NVML_RES_OK) {
		g.sm = (unsigned int)(major * 10 + minor);
	}
	g.memory = memory(p->api.nvmlDeviceGetMemoryInfo, d);
	g.bar1 = memory(p->api.nvmlDeviceGetBAR1MemoryInfo, d);
	g.pcie_gen = ask(p->api.nvmlDeviceGetCurrPcieLinkGeneration, d);
	g.pcie_gen_max = ask(p->api.nvmlDeviceGetMaxPcieLinkGeneration, d);
	g.pcie_width = ask(p->api.nvmlDeviceGetCurrPcieLinkWidth, d);
	g.pcie_width_max = ask(p->api.nvmlDeviceGetMaxPcieLinkWidth, d);
	(void)field(p, d, NVML_FIELD_C2C_COUNT, 0, &g.c2c_links);
	if (g.c2c_links && field(p, d, NVML_FIELD_C2C_BANDWIDTH, 0, &g.c2c_mbytes)) {
		g.c2c_mbytes *= g.c2c_links;
	}
	*out = g;
	return 0;
}

/* How many links such a GPU has at most: asking for more takes time. */
static unsigned int most_links(struct dev_probe *p, nvml_device d)
{
	int major = 0, minor = 0;

	if (!p->api.nvmlDeviceGetCudaComputeCapability ||
	    p->api.nvmlDeviceGetCudaComputeCapability(d, &major, &minor) != NVML_RES_OK) {
		return 18;
	}
	return major < 6 ? 0 : major < 7 ? 4 : major < 8 ? 6 : major < 9 ? 12 : 18;
}

/* From Hopper on the state is a field, on older GPUs a function of its own. */
static bool is_up(struct dev_probe *p, nvml_device d, unsigned int link)
{
	unsigned int state = 0;

	if (field(p, d, NVML_FIELD_LINK_STATE, link, &state)) {
		return state == 1;
	}
	return p->api.nvmlDeviceGetNvLinkState &&
	       p->api.nvmlDeviceGetNvLinkState(d, link, &state) == NVML_RES_OK && state == 1;
}

static void far_end(struct dev_probe *p, nvml_device d, struct dev_probe_link *l)
{
	struct nvml_pci pci = { .domain = 0 };
	unsigned int type = ~0u;

	if (p->api.nvmlDeviceGetNvLinkRemotePciInfo &&
	    p->api.nvmlDeviceGetNvLinkRemotePciInfo(d, l->number, &pci) == NVML_RES_OK) {
		pci.id[sizeof(pci.id) - 1] = '\0';
		text_pci_address(pci.id, l->pci, sizeof(l->pci));
	}
	if (p->api.nvmlDeviceGetNvLinkRemoteDeviceType) {
		(void)p->api.nvmlDeviceGetNvLinkRemoteDeviceType(d, l->number, &type);
	}
	l->far = type == NVML_FAR_GPU	   ? DEV_PROBE_FAR_GPU
		 : type == NVML_FAR_NPU	   ? DEV_PROBE_FAR_PROCESSOR
		 : type == NVML_FAR_SWITCH ? DEV_PROBE_FAR_SWITCH
					   : DEV_PROBE_FAR_UNKNOWN;
}

int dev_probe_links(struct dev_probe *p, unsigned int i,
		    struct dev_probe_link v[DEV_PROBE_LINKS_MAX])
{
	unsigned int most;
	nvml_device d;
	int n = 0;

	if (i >= p->n || !p->v[i]) {
		return -EIO;
	}
	d = p->v[i];
	most = most_links(p, d);
	for (unsigned int k = 0; k < most && k < DEV_PROBE_LINKS_MAX; k++) {
		struct dev_probe_link *l = &v[n];

		if (!is_up(p, d, k)) {
			continue;
		}
		*l = (struct dev_probe_link){ .number = k };
		far_end(p, d, l);
		n++;
	}
	return n;
}

enum dev_probe_answer dev_probe_peers(struct dev_probe *p, unsigned int from, unsigned int to,
				      enum dev_probe_what what)
{
	unsigned int status = DEV_PROBE_UNKNOWN;

	if (from >= p->n || to >= p->n || !p->v[from] || !p->v[to] ||
	    !p->api.nvmlDeviceGetP2PStatus ||
	    p->api.nvmlDeviceGetP2PStatus(p->v[from], p->v[to], what, &status) != NVML_RES_OK ||
	    status > DEV_PROBE_UNKNOWN) {
		return DEV_PROBE_UNKNOWN;
	}
	return (enum dev_probe_answer)status; /* numbered as NVML numbers them */
}

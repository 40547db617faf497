/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_NVML_NVML_H
#define DEV_NVML_NVML_H

/*
 * The part of NVML's binary interface that we use, in prototypes of our own. The test's fake
 * library includes it too.
 */

#include <stddef.h>

typedef unsigned int nvml_result;
#define NVML_RES_OK 0u
#define NVML_RES_NOT_SUPPORTED 3u
#define NVML_RES_NO_PERMISSION 4u
#define NVML_RES_NOT_FOUND 6u
#define NVML_RES_INSUFFICIENT_SIZE 7u
#define NVML_RES_DRIVER_NOT_LOADED 9u
#define NVML_RES_LIB_RM_VERSION 18u
#define NVML_RES_GPU_IS_LOST 15u

struct nvmlDevice_st;
typedef struct nvmlDevice_st *nvml_device;

struct nvml_pci {
	char short_id[16];
	unsigned int domain, bus, device;
	unsigned int ids;	/* device << 16 | vendor */
	unsigned int subsystem; /* device << 16 | vendor, of the board */
	char id[32];		/* "00000000:04:00.0" */
};

struct nvml_memory {
	unsigned long long total, free, used;
};

struct nvml_utilization {
	unsigned int gpu, memory; /* percent of the last second or less */
};

/* How far the NVLink fabric around a GPU is set up. */
struct nvml_fabric {
	unsigned char cluster[16]; /* zeros: of this host alone */
	nvml_result status;
	unsigned int clique;
	unsigned char state;
};

struct nvmlEventSet_st;

struct nvml_event {
	nvml_device device;
	unsigned long long type, data;
	unsigned int gpu_instance, compute_instance;
};

struct nvml_field {
	unsigned int id;
	unsigned int scope; /* the number of a link */
	long long timestamp, latency;
	unsigned int type;
	nvml_result result;
	union {
		double d;
		unsigned int ui;
		unsigned long ul;
		unsigned long long ull;
		long long sll;
	} value;
};
#define NVML_FIELD_LINK_STATE 165u
#define NVML_FIELD_C2C_COUNT 170u
#define NVML_FIELD_C2C_BANDWIDTH 172u

#define NVML_FAR_GPU 0u
#define NVML_FAR_NPU 1u
#define NVML_FAR_SWITCH 2u

/* name, suffix of the exported name, needed (1) or not (0), parameters */
#define NVML_SYMBOLS(X)                                                                            \
	X(nvmlInit, _v2, 1, (void))                                                                \
	X(nvmlShutdown, , 1, (void))                                                               \
	X(nvmlDeviceGetCount, _v2, 1, (unsigned int *out))                                         \
	X(nvmlDeviceGetHandleByIndex, _v2, 1, (unsigned int i, nvml_device *out))                  \
	X(nvmlDeviceGetPciInfo, _v3, 1, (nvml_device d, struct nvml_pci * out))                    \
	X(nvmlDeviceGetName, , 0, (nvml_device d, char *out, unsigned int space))                  \
	X(nvmlDeviceGetCudaComputeCapability, , 0, (nvml_device d, int *major, int *minor))        \
	X(nvmlDeviceGetMemoryInfo, , 0, (nvml_device d, struct nvml_memory * out))                 \
	X(nvmlDeviceGetBAR1MemoryInfo, , 0, (nvml_device d, struct nvml_memory * out))             \
	X(nvmlDeviceGetCurrPcieLinkGeneration, , 0, (nvml_device d, unsigned int *out))            \
	X(nvmlDeviceGetMaxPcieLinkGeneration, , 0, (nvml_device d, unsigned int *out))             \
	X(nvmlDeviceGetCurrPcieLinkWidth, , 0, (nvml_device d, unsigned int *out))                 \
	X(nvmlDeviceGetMaxPcieLinkWidth, , 0, (nvml_device d, unsigned int *out))                  \
	X(nvmlDeviceGetNvLinkState, , 0, (nvml_device d, unsigned int link, unsigned int *out))    \
	X(nvmlDeviceGetNvLinkRemotePciInfo, _v2, 0,                                                \
	  (nvml_device d, unsigned int link, struct nvml_pci *out))                                \
	X(nvmlDeviceGetNvLinkRemoteDeviceType, , 0,                                                \
	  (nvml_device d, unsigned int link, unsigned int *out))                                   \
	X(nvmlDeviceGetFieldValues, , 0, (nvml_device d, int n, struct nvml_field *v))             \
	X(nvmlDeviceGetUtilizationRates, , 0, (nvml_device d, struct nvml_utilization * out))      \
	X(nvmlDeviceGetComputeRunningProcesses, _v3, 0, (nvml_device d, unsigned int *n, void *v)) \
	X(nvmlDeviceGetPersistenceMode, , 0, (nvml_device d, unsigned int *out))                   \
	X(nvmlDeviceGetMigMode, , 0, (nvml_device d, unsigned int *now, unsigned int *pending))    \
	X(nvmlDeviceGetVirtualizationMode, , 0, (nvml_device d, unsigned int *out))                \
	X(nvmlDeviceGetGpuFabricInfo, , 0, (nvml_device d, struct nvml_fabric * out))              \
	X(nvmlDeviceGetPcieReplayCounter, , 0, (nvml_device d, unsigned int *out))                 \
	X(nvmlDeviceGetNvLinkErrorCounter, , 0,                                                    \
	  (nvml_device d, unsigned int link, unsigned int what, unsigned long long *out))          \
	X(nvmlEventSetCreate, , 0, (struct nvmlEventSet_st * *out))                                \
	X(nvmlDeviceRegisterEvents, , 0,                                                           \
	  (nvml_device d, unsigned long long types, struct nvmlEventSet_st *set))                  \
	X(nvmlEventSetWait, _v2, 0,                                                                \
	  (struct nvmlEventSet_st * set, struct nvml_event * out, unsigned int ms))                \
	X(nvmlEventSetFree, , 0, (struct nvmlEventSet_st * set))                                   \
	X(nvmlDeviceGetP2PStatus, , 0,                                                             \
	  (nvml_device d, nvml_device peer, unsigned int what, unsigned int *out))

/* The functions, by their names without the suffix; NULL where one that is not needed is missing.
 */
struct nvml_api {
#define X(name, suffix, needed, params) nvml_result(*name) params;
	NVML_SYMBOLS(X)
#undef X
};

/* A session of ours (dev/probe.h). */
struct dev_probe {
	struct nvml_api api;
	struct nvmlEventSet_st *events; /* NULL: nobody watches */
	unsigned int n;
	nvml_device v[]; /* NULL: it does not answer */
};

void nvml_stop_watching(struct dev_probe *p);

#endif

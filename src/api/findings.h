/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_FINDINGS_H
#define API_FINDINGS_H

/*
 * Every finding there is: what pl_check() says, and nothing else, comes from here. A
 * code is for ever: scripts wait for it. docs/doctor.md lists them all, and a test compares.
 *
 *	X(NAME, code, id, level, what it means, remedy)
 *
 * The id names what was looked at; several findings share one. Level and remedy are the usual ones:
 * where the machine around it makes a finding more or less grave, or says more precisely what to
 * do, the row has that.
 */

#include <peerlane/check.h>

/* clang-format off */
#define FINDINGS_DEVICES(X)                                                                        \
	X(GPU_FIT, "gpu-fit", "gpu", OK, "a device can be used", "")                               \
	X(GPU_LIMITED, "gpu-limited", "gpu", INFO,                                                 \
	  "a device can be used, with a limit that the row names", "")                             \
	X(GPU_UNUSABLE, "gpu-unusable", "gpu", MISSING, "a device is there and cannot be used",    \
	  "remove the cause that the finding names, or use another device; `peerlane devices` lists them")     \
	X(GPU_MIG, "gpu-mig", "gpu", INFO, "a GPU is cut into MIG slices",                         \
	  "turn MIG off for peer DMA (nvidia-smi -mig 0), or use a GPU without MIG")         \
	X(GPU_VIRTUAL, "gpu-virtual", "gpu", INFO, "a GPU is a share of one (vGPU)",               \
	  "pass a whole GPU to the virtual machine for peer DMA (PCI passthrough)")                   \
	X(GPU_CONSUMER, "gpu-consumer", "gpu", INFO, "a consumer card: copies only",               \
	  "use a data-centre or professional GPU for peer DMA; this one works with copies")          \
	X(GPU_SILENT, "gpu-silent", "gpu", BAD, "a device is there and does not answer",           \
	  "look for its driver's messages in `dmesg`")                                                     \
	X(GPU_CLOSED, "gpu-closed", "gpu", BAD, "a device cannot be opened",                       \
	  "look for the cause in `nvidia-smi` and `dmesg`")                               \
	X(GPU_FULL, "gpu-full", "dma-buf", BAD, "not even 64 KiB could be allocated on a GPU",     \
	  "stop the processes that fill the GPU or use it exclusively; `nvidia-smi` lists them")                                \
	X(GPU_NONE, "gpu-none", "gpu", INFO, "a kind of device has no member here",                \
	  "use a machine with an NVIDIA GPU; until then, software GPUs take its place")             \
	X(GPU_WITHHELD, "gpu-withheld", "gpu", MISSING,                                            \
	  "GPUs and their kernel driver are there, and this process is not let use them",          \
	  "look for the cause in `nvidia-smi`; install the libcuda that belongs to the kernel driver")                  \
	X(GPU_WITHOUT_DRIVER, "gpu-without-driver", "gpu", MISSING,                                \
	  "GPUs are there and their driver is not",                                                \
	  "install and load the NVIDIA driver, with its open kernel modules")                      \
	X(NO_DEVICE, "no-device", "gpu", BAD, "there is no device of any kind",                    \
	  "set soft_gpus (PEERLANE_SOFT_GPUS) to 1x4GiB for a software GPU")                       \
	X(DRIVER_OPEN, "driver-open", "driver", OK, "the driver's open kernel modules are loaded", "") \
	X(DRIVER_PROPRIETARY, "driver-proprietary", "driver", MISSING,                             \
	  "the driver's proprietary kernel modules are loaded",                                    \
	  "install the driver's open kernel modules (from Turing on)")                             \
	X(DRIVER_NOT_LOADED, "driver-not-loaded", "driver", BAD,                                   \
	  "NVIDIA GPUs are on the PCI bus and no driver is loaded",                                \
	  "install the NVIDIA driver with its open kernel modules and load it (modprobe nvidia)")  \
	X(DRIVER_NONE, "driver-none", "driver", INFO, "no NVIDIA GPU and no driver for one", "")   \
	X(DMABUF_WORKS, "dma-buf-works", "dma-buf", OK, "a GPU's memory was exported", "")         \
	X(DMABUF_REFUSED, "dma-buf-refused", "dma-buf", MISSING,                                   \
	  "a GPU's memory cannot be exported",                                                     \
	  "use the driver's open kernel modules, version 515 or newer, on a GPU that is not "      \
	  "virtual; copies work without dma-buf")                                                             \
	X(DMABUF_NONE, "dma-buf-none", "dma-buf", INFO, "no GPU whose memory could be exported", "") \
	X(BAR_MEMORY, "bar-memory", "bar", OK, "a device publishes memory for drives", "")         \
	X(BAR_REFUSED, "bar-refused", "bar", INFO, "a device's published memory is not for us", "") \

#define FINDINGS_KERNEL(X)                                                                         \
	X(P2PDMA_GAPS, "p2pdma-gaps", "p2pdma", MISSING,                                           \
	  "drives cannot reach GPU memory by themselves", "see docs/direct-storage.md")            \
	X(P2PDMA_GPU, "p2pdma-gpu", "p2pdma", INFO,                                                \
	  "kernel and driver are ready for drives to reach GPU memory", "")                        \
	X(P2PDMA_UNKNOWN, "p2pdma-unknown", "p2pdma", INFO,                                        \
	  "whether the kernel has CONFIG_PCI_P2PDMA cannot be told",                               \
	  "make the kernel's configuration readable as /boot/config-RELEASE")                      \
	X(P2PDMA_BAR, "p2pdma-bar", "p2pdma", OK,                                                  \
	  "the kernel has CONFIG_PCI_P2PDMA, and there is memory for drives to reach", "")         \
	X(P2PDMA_UNUSED, "p2pdma-unused", "p2pdma", INFO,                                          \
	  "no device here has memory that drives could reach", "")                                 \
	X(P2PDMA_WAY, "p2pdma-way", "p2pdma", OK, "a drive reaches a device's memory", "")         \
	X(P2PDMA_WAY_SLOW, "p2pdma-way-translated", "p2pdma", INFO,                                \
	  "a drive reaches a device's memory, through an IOMMU that translates",                   \
	  "boot with iommu=pt, or turn the IOMMU off")                                             \
	X(P2PDMA_NO_WAY, "p2pdma-no-way", "p2pdma", MISSING,                                       \
	  "a drive does not reach a device's memory",                                              \
	  "put the drive and the device below one PCIe switch")                                    \
	X(URING_DMABUF, "io-uring-dmabuf", "io_uring-dmabuf", INFO,                                \
	  "whether io_uring takes dma-bufs as buffers for drives", "")                             \
	X(NVIDIA_FS_LOADED, "nvidia-fs-loaded", "nvidia-fs", INFO,                                 \
	  "nvidia-fs is loaded; it is not needed", "")                                             \
	X(NVIDIA_FS_ABSENT, "nvidia-fs-absent", "nvidia-fs", OK,                                   \
	  "nvidia-fs is not loaded, and not needed", "")                                           \
	X(PEERMEM_LOADED, "peermem-loaded", "peermem", OK, "nvidia-peermem is loaded", "")         \
	X(PEERMEM_MISSING, "peermem-missing", "peermem", MISSING,                                  \
	  "network adapters cannot reach GPU memory: neither dma-buf nor nvidia-peermem",          \
	  "load nvidia-peermem (modprobe nvidia-peermem), or make dma-buf work")                 \
	X(PEERMEM_UNNEEDED, "peermem-unneeded", "peermem", OK,                                     \
	  "nvidia-peermem is not loaded, and not needed", "")                                      \
	X(IOMMU_OFF, "iommu-off", "iommu", OK, "no IOMMU is in use", "")                           \
	X(IOMMU_PASSES, "iommu-passes", "iommu", OK, "the IOMMU passes through", "")               \
	X(IOMMU_IN_VM, "iommu-in-vm", "iommu", INFO,                                               \
	  "there are IOMMU groups in a virtual machine, and some may be translated", "")           \
	X(IOMMU_TRANSLATES, "iommu-translates", "iommu", MISSING,                                  \
	  "the IOMMU translates: copies between PCIe peers can be slow or lost, even without an error", \
	  "boot with iommu=pt, or turn the IOMMU off")                                             \
	X(ACS_REDIRECTS, "acs-redirects", "iommu", MISSING,                                        \
	  "PCIe ACS sends peers' traffic up to the root: it is slow or lost",                      \
	  "on bare metal, turn ACS off in the firmware's settings, or by "                          \
	  "pci=disable_acs_redir on the kernel's command line")                                    \
	X(ACS_UNREADABLE, "acs-unreadable", "iommu", INFO,                                         \
	  "whether ACS redirects can only be read by root", "run `peerlane check` once as root")

#define FINDINGS_STORAGE(X)                                                                        \
	X(MOUNTS_UNREADABLE, "mounts-unreadable", "fs", BAD, "the mounts cannot be read", "mount /proc") \
	X(FS_KIND, "fs-kind", "fs", OK, "what a file system means for O_DIRECT", "")               \
	X(FS_DATA_JOURNAL, "fs-data-journal", "fs", MISSING,                                       \
	  "data journalling keeps O_DIRECT from working",                                          \
	  "mount it with data=ordered, the default")                                               \
	X(FS_DAX, "fs-dax", "fs", INFO, "a DAX file system: files are memory", "")                 \
	X(BLOCK_P2P, "block-p2p", "block", OK, "every layer below a file system could take part in p2pdma", "") \
	X(BLOCK_NO_P2P, "block-no-p2p", "block", MISSING,                                          \
	  "a layer below a file system does not take part in p2pdma",                              \
	  "keep large files on a partition of an NVMe drive")                                      \
	X(BLOCK_GONE, "block-gone", "block", BAD, "a drive under a mounted file system has gone",  \
	  "replace the drive, or unmount it")

#define FINDINGS_PROCESS(X)                                                                        \
	X(URING_WORKS, "io-uring-works", "io_uring", OK, "io_uring works", "")                     \
	X(URING_REFUSED, "io-uring-refused", "io_uring", MISSING, "io_uring cannot be used",       \
	  "allow io_uring (sysctl kernel.io_uring_disabled, the seccomp profile)")                 \
	X(ENGINE_OK, "engine-chosen", "engine", OK, "what submits O_DIRECT requests", "")          \
	X(ENGINE_THREADS, "engine-threads", "engine", INFO,                                        \
	  "threads submit O_DIRECT requests, though io_uring works or because it does not",        \
	  "set the tunable engine to auto for io_uring")                                                       \
	X(ENGINE_IMPOSSIBLE, "engine-impossible", "engine", BAD,                                   \
	  "the tunable engine asks for io_uring, which cannot be used",                            \
	  "set the tunable engine to auto, or make io_uring work")                                             \
	X(MEMLOCK_OK, "memlock-ok", "memlock", OK, "the limit of locked memory is in nobody's way", "") \
	X(MEMLOCK_LOW, "memlock-low", "memlock", MISSING,                                          \
	  "the limit of locked memory is low, and this kernel charges io_uring's rings to it",     \
	  "raise the limit: ulimit -l 65536")                                                             \
	X(BUDGET_OK, "budget-ok", "container", OK, "staging fits into the memory there is", "")    \
	X(BUDGET_HIGH, "budget-high", "container", BAD,                                            \
	  "staging may take more than half of the memory that this process may use",               \
	  "lower slab_budget (PEERLANE_SLAB_BUDGET), or raise the memory limit")                   \
	X(CONTAINER, "container", "container", INFO, "this is a container", "")                    \
	X(CONTAINER_NONE, "container-none", "container", OK, "not in a container", "")             \

#define FINDINGS(X)         \
	FINDINGS_DEVICES(X) \
	FINDINGS_KERNEL(X)  \
	FINDINGS_STORAGE(X) \
	FINDINGS_PROCESS(X)
/* clang-format on */

#define FINDING_NAME(name, code, id, level, what, remedy) FINDING_##name,
enum finding {
	FINDINGS(FINDING_NAME) FINDING_COUNT
};
#undef FINDING_NAME

struct finding_kind {
	const char *code;
	const char *id;
	enum pl_check_level level;
	const char *what;
	const char *remedy;
};

extern const struct finding_kind findings[FINDING_COUNT];

#endif

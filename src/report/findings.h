/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_FINDINGS_H
#define REPORT_FINDINGS_H

/*
 * All findings of pl_check() and pl_doctor(). A code never changes, since scripts depend on it.
 * docs/doctor.md lists all findings, and a test compares.
 *
 *	X(NAME, code, id, level, meaning, remedy)
 *
 * The id names the thing that was checked; several findings share one. Level and remedy are the
 * usual ones. A row has its own if the machine makes the finding more or less grave, or if a more
 * precise remedy is known.
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
	X(GPU_CONSUMER, "gpu-consumer", "gpu", INFO, "a consumer GPU: copies only",                \
	  "use a data-centre or professional GPU for peer DMA; this one works with copies")          \
	X(GPU_SILENT, "gpu-silent", "gpu", BAD, "a device is there and does not answer",           \
	  "look for its driver's messages in `dmesg`")                                                     \
	X(GPU_CLOSED, "gpu-closed", "gpu", BAD, "a device cannot be opened",                       \
	  "look for the cause in `nvidia-smi` and `dmesg`")                               \
	X(GPU_FULL, "gpu-full", "dma-buf", BAD, "not even 64 KiB could be allocated on a GPU",     \
	  "stop the processes that fill the GPU or use it exclusively; `nvidia-smi` lists them")                                \
	X(GPU_NONE, "gpu-none", "gpu", INFO, "there is no device of one kind",                \
	  "use a machine with an NVIDIA GPU; until then, software GPUs take its place")             \
	X(GPU_WITHHELD, "gpu-withheld", "gpu", MISSING,                                            \
	  "GPUs and their kernel driver are there, and this process cannot use them",          \
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
	X(COLL_READY, "coll-ready", "collectives", OK,                                             \
	  "GPUs reach each other's memory: communicators of ranks on all of them are made", "")    \
	X(COLL_ONE_GPU, "coll-one-gpu", "collectives", INFO,                                       \
	  "one GPU: the ranks of a communicator share it", "")                                     \
	X(COLL_NO_PEER, "coll-no-peer", "collectives", MISSING,                                    \
	  "two GPUs do not reach each other's memory: ranks on both make no communicator",         \
	  "see which pairs have peer access by `nvidia-smi topo -p2p r`, and what keeps the "      \
	  "others from it: an IOMMU, a virtual machine, PCIe root complexes; NCCL carries such "   \
	  "ranks' operations through the host")                                                    \
	X(COLL_NO_EXPORT, "coll-no-export", "collectives", MISSING,                                \
	  "a GPU's memory cannot be exported: ranks in several processes make no communicator",    \
	  "have the ranks as threads of one process, or remove the cause that the finding names")  \
	X(WIDE_WORKS, "wide-works", "wide-memory", OK,                                             \
	  "pinned host memory is wide: GPUs map it by entries of 2 MiB", "")                       \
	X(WIDE_NONE, "wide-none", "wide-memory", INFO,                                             \
	  "pinned host memory is not wide: kernels read small pieces of large tables slowly",      \
	  "remove the cause that the finding names; the driver's version 575 or newer is best")    \
	X(ROWS_CLIFF, "rows-cliff", "wide-memory", INFO,                                           \
	  "kernels read rows of large tables in pinned memory far slower than of small ones, or "  \
	  "than of wide memory",                                                                   \
	  "have large tables in wide memory: pl_mem_alloc() with PL_ALLOC_PINNED, or `peerlane run --wide` for " \
	  "programs as they are")                                                                  \
	X(ROWS_LEVEL, "rows-level", "wide-memory", OK,                                             \
	  "kernels read rows of large tables in pinned memory as fast as of small ones", "")       \
	X(ROWS_UNKNOWN, "rows-unknown", "wide-memory", INFO,                                       \
	  "how fast kernels read rows of tables in pinned memory was not measured", "")            \
	X(DMABUF_WORKS, "dma-buf-works", "dma-buf", OK, "a GPU's memory was exported", "")         \
	X(DMABUF_REFUSED, "dma-buf-refused", "dma-buf", MISSING,                                   \
	  "a GPU's memory cannot be exported",                                                     \
	  "use the driver's open kernel modules, version 515 or newer, on a GPU that is not "      \
	  "virtual; copies work without dma-buf")                                                             \
	X(DMABUF_NONE, "dma-buf-none", "dma-buf", INFO, "no GPU whose memory could be exported", "") \
	X(BAR_MEMORY, "bar-memory", "bar", OK, "a device publishes memory for drives", "")         \
	X(BAR_REFUSED, "bar-refused", "bar", INFO, "a device's published memory cannot be used", "") \
	X(BAR1_SMALL, "bar1-small", "bar1", MISSING,                                               \
	  "a GPU's aperture (BAR1) is smaller than its memory: other devices and processors reach " \
	  "only parts of it at a time",                                                            \
	  "turn on Above 4G Decoding and Resizable BAR in the firmware's settings; in a virtual "  \
	  "machine give it a large enough 64-bit MMIO window")                                     \
	X(BAR1_WHOLE, "bar1-whole", "bar1", OK, "a GPU's aperture holds all of its memory", "")    \
	X(PERSISTENCE_OFF, "persistence-off", "persistence", INFO,                                 \
	  "persistence mode is off: the driver starts a GPU anew for each first user",             \
	  "start nvidia-persistenced, or run `nvidia-smi -pm 1` as root")                          \
	X(FABRIC_NOT_READY, "fabric-not-ready", "fabric", MISSING,                                 \
	  "the NVSwitches' fabric is not set up for a GPU",                                        \
	  "start nvidia-fabricmanager, of exactly the driver's version (in a virtual machine: on " \
	  "the host), then reset the GPU")                                                         \
	X(FABRIC_READY, "fabric-ready", "fabric", OK, "the NVSwitches' fabric is set up", "")      \
	X(IMEX_CHANNEL, "imex-channel", "imex", OK, "an IMEX channel is there", "")                \
	X(IMEX_NONE, "imex-none", "imex", INFO,                                                    \
	  "there is no IMEX channel: memory cannot be shared by fabric handles",                   \
	  "for NVLink between hosts, or fabric handles in this one, run nvidia-imex and make a "   \
	  "channel (nvidia-modprobe -c 0); containers need the channel's device node")             \
	X(IMEX_FORBIDDEN, "imex-forbidden", "imex", MISSING,                                       \
	  "there are IMEX channels and this process may not open them",                            \
	  "let the user read and write /dev/nvidia-caps-imex-channels/channel0, or give the "      \
	  "container that device node")                                                            \
	X(NVML_MISSING, "nvml-missing", "nvml", INFO,                                              \
	  "the GPUs' management library cannot be asked: links and error counters stay unknown",   \
	  "install the NVIDIA driver's libnvidia-ml.so.1 (containers: NVIDIA_DRIVER_CAPABILITIES=" \
	  "compute,utility)")

#define FINDINGS_KERNEL(X)                                                                         \
	X(P2PDMA_GAPS, "p2pdma-gaps", "p2pdma", INFO,                                              \
	  "drives cannot reach GPU memory by themselves here; the row has all that is missing", "") \
	X(P2PDMA_GPU, "p2pdma-gpu", "p2pdma", INFO,                                                \
	  "kernel and driver are ready for drives to reach GPU memory", "")                        \
	X(GPU_P2P_KERNEL, "gpu-p2p-kernel", "gpu-p2pdma", MISSING,                                 \
	  "the kernel does not let drives reach GPU memory",                                       \
	  "boot a kernel of 6.2 or newer that is built with CONFIG_PCI_P2PDMA")                    \
	X(GPU_P2P_MODULES, "gpu-p2p-modules", "gpu-p2pdma", MISSING,                               \
	  "the GPU driver's proprietary modules do not let drives reach GPU memory",               \
	  "install the driver's open kernel modules")                                              \
	X(GPU_P2P_VERSION, "gpu-p2p-version", "gpu-p2pdma", MISSING,                               \
	  "with this kernel the GPU driver's version does not let drives reach GPU memory",        \
	  "update the driver to 595.44 or newer")                                                  \
	X(GPU_P2P_DEVICE, "gpu-p2p-device", "gpu-p2pdma", MISSING,                                 \
	  "a device file that maps GPU memory for drives is not there",                            \
	  "load the module nvidia-uvm; pass /dev/nvidia-uvm to the container")                     \
	X(GPU_P2P_BAR, "gpu-p2p-bar", "gpu-p2pdma", MISSING,                                       \
	  "a GPU's memory does not lie in its aperture (BAR1) as drives need it",                  \
	  "use a GPU whose BAR1 holds all of its memory")                                          \
	X(GPU_P2P_PLATFORM, "gpu-p2p-platform", "gpu-p2pdma", MISSING,                             \
	  "drives do not reach the memory of this kind of GPU, or on this kind of machine",        \
	  "use the GPU as a whole: without MIG, vGPU and confidential computing")                  \
	X(GPU_P2P_IOMMU, "gpu-p2p-iommu", "gpu-p2pdma", MISSING,                                   \
	  "an IOMMU translates for a GPU", "boot with iommu=pt, or turn the IOMMU off")            \
	X(GPU_P2P_UNKNOWN, "gpu-p2p-unknown", "gpu-p2pdma", INFO,                                  \
	  "the GPU driver does not say whether drives can reach a GPU's memory", "")               \
	X(GPU_P2P_GOOD, "gpu-p2p-good", "gpu-p2pdma", OK,                                          \
	  "a GPU's memory lies in its aperture (BAR1) as drives need it", "")                      \
	X(GPU_P2P_TRIED, "gpu-p2p-tried", "gpu-p2pdma", OK,                                        \
	  "a GPU's memory was mapped for drives, and CPU and GPU saw the same bytes there", "")    \
	X(GPU_P2P_REFUSED, "gpu-p2p-refused", "gpu-p2pdma", MISSING,                               \
	  "a GPU's memory cannot be mapped for drives",                                            \
	  "see what GPUs need in docs/direct-storage.md")                                          \
	X(GPU_P2P_MOVED, "gpu-p2p-moved", "gpu-p2pdma", OK,                                        \
	  "a direct transfer between a file and a GPU had the right bytes", "")                    \
	X(GPU_P2P_NOT_MOVED, "gpu-p2p-not-moved", "gpu-p2pdma", MISSING,                           \
	  "there is no direct transfer between a file and a GPU", "see what GPUs need in docs/direct-storage.md")                              \
	X(GPU_P2P_CHANGING, "gpu-p2p-changing", "gpu-p2pdma", INFO,                                \
	  "a direct transfer could not be judged, as somebody changed the file meanwhile",         \
	  "name a file that nobody writes to")                                                     \
	X(GPU_P2P_WRONG, "gpu-p2p-wrong", "gpu-p2pdma", BAD,                                       \
	  "a direct transfer between a file and a GPU had wrong bytes",                            \
	  "set the tunable p2p to off, and report it; see docs/direct-storage.md")                 \
	X(GPU_P2P_NONE, "gpu-p2p-none", "gpu-p2pdma", INFO,                                        \
	  "there is no GPU whose memory could be mapped for drives", "")                           \
	X(P2PDMA_UNKNOWN, "p2pdma-unknown", "p2pdma", INFO,                                        \
	  "it is not known whether the kernel has CONFIG_PCI_P2PDMA",                               \
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
	X(FS_KIND, "fs-kind", "fs", OK, "whether O_DIRECT works on a file system", "")             \
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
	X(MEMLOCK_OK, "memlock-ok", "memlock", OK, "the limit of locked memory is sufficient", "") \
	X(MEMLOCK_LOW, "memlock-low", "memlock", MISSING,                                          \
	  "the limit of locked memory is low, and this kernel charges io_uring's rings to it",     \
	  "raise the limit: ulimit -l 65536")                                                             \
	X(BUDGET_OK, "budget-ok", "container", OK, "staging fits into the memory there is", "")    \
	X(BUDGET_HIGH, "budget-high", "container", BAD,                                            \
	  "staging may take more than half of the memory that this process may use",               \
	  "lower slab_budget (PEERLANE_SLAB_BUDGET), or raise the memory limit")                   \
	X(CPUS_LIMITED, "cpus-limited", "container", INFO,                                         \
	  "a CPU quota gives this process fewer processors than it may run on", "")                \
	X(THREADS_FEW, "threads-few", "container", MISSING,                                        \
	  "the container allows few more processes and threads: transfers have fewer than they "   \
	  "could use, or fail",                                                                    \
	  "raise the limit of processes (docker run --pids-limit, podPidsLimit of Kubernetes)")    \
	X(NUMA_PLACED, "numa-placed", "numa", OK,                                                  \
	  "staging memory can be put on the NUMA node of its GPU", "")                             \
	X(NUMA_REFUSED, "numa-refused", "numa", INFO,                                              \
	  "the kernel does not let staging memory be put on a NUMA node: it may lie across the "   \
	  "link between processors",                                                               \
	  "allow mbind(2) in the seccomp profile, as the capability CAP_SYS_NICE does in Docker")  \
	X(CONTAINER, "container", "container", INFO, "this is a container", "")                    \
	X(CONTAINER_NONE, "container-none", "container", OK, "not in a container", "")             \
	X(NODES_GIVEN, "nodes-given", "nodes", OK, "every GPU has its device node", "")            \
	X(NODES_SOME, "nodes-some", "nodes", INFO,                                                 \
	  "this process was given some of the GPUs that the driver reports",                       \
	  "if that is not meant, give the container more GPUs (docker run --gpus all, a CDI "      \
	  "device nvidia.com/gpu=all)")                                                            \
	X(NODES_MISSING, "nodes-missing", "nodes", BAD,                                            \
	  "the driver reports GPUs that have no usable device node",                               \
	  "run `nvidia-modprobe -c0 -u` or `nvidia-smi` once as root, and see the nodes' permissions; " \
	  "in a container give it the GPUs")                                                       \
	X(CDI_STALE, "cdi-stale", "cdi", MISSING,                                                  \
	  "a CDI specification names device nodes that are not there",                             \
	  "make it anew: nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml")                   \
	X(CDI_FOUND, "cdi-found", "cdi", OK, "CDI specifications of GPUs are there and correct", "") \
	X(CDI_NONE, "cdi-none", "cdi", INFO, "there is no CDI specification of GPUs for containers", \
	  "for containers with GPUs: nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml")

#define FINDINGS_RDMA(X)                                                                           \
	X(RDMA_NONE, "rdma-none", "rdma", INFO, "there is no RDMA NIC", "")                        \
	X(RDMA_MODULE_MISSING, "rdma-module-missing", "rdma", INFO,                                \
	  "a NIC's driver has an RDMA part, which is not loaded",                                  \
	  "load the module that the finding names (modprobe), also at boot (/etc/modules-load.d)") \
	X(RDMA_DEVICE_MISSING, "rdma-device-missing", "rdma", INFO,                                \
	  "the RDMA part of a NIC's driver is loaded and shows no RDMA device",                    \
	  "turn RoCE on for the NIC (its firmware's settings, `devlink dev param`), or move the "  \
	  "device into this network namespace (`rdma dev set`)")                                   \
	X(RDMA_KIND, "rdma-kind", "rdma", INFO,                                                    \
	  "an RDMA device is neither InfiniBand nor RoCE, which alone are used", "")               \
	X(RDMA_UVERBS_MISSING, "rdma-uverbs-missing", "rdma-node", MISSING,                        \
	  "the kernel's module by which processes use RDMA NICs is not loaded",                    \
	  "load it: modprobe ib_uverbs, also at boot (/etc/modules-load.d)")                       \
	X(RDMA_NODE_MISSING, "rdma-node-missing", "rdma-node", MISSING,                            \
	  "RDMA NICs have no device node here",                                                    \
	  "let udev make the nodes (udevadm trigger --subsystem-match=infiniband_verbs); give a "  \
	  "container them (docker run --device=/dev/infiniband)")                                  \
	X(RDMA_NODE_FORBIDDEN, "rdma-node-forbidden", "rdma-node", MISSING,                        \
	  "this process may not read and write the device nodes of RDMA NICs",                     \
	  "let the user read and write /dev/infiniband/uverbs* (rdma-core's udev rule gives them " \
	  "mode 0666)")                                                                            \
	X(RDMA_LIBRARY, "rdma-library", "rdma-lib", OK, "libibverbs is there and new enough", "")  \
	X(RDMA_LIBRARY_MISSING, "rdma-library-missing", "rdma-lib", MISSING,                       \
	  "libibverbs cannot be used",                                                             \
	  "install rdma-core 34 or newer (Debian, Ubuntu: libibverbs1 and ibverbs-providers)")     \
	X(RDMA_LIBRARY_OLD, "rdma-library-old", "rdma-lib", MISSING,                               \
	  "libibverbs is older than rdma-core 34: it registers no dma-bufs, so GPU memory needs "  \
	  "nvidia-peermem",                                                                        \
	  "update rdma-core to 34 or newer")                                                       \
	X(RDMA_PROVIDER_MISSING, "rdma-provider-missing", "rdma-lib", MISSING,                     \
	  "the kernel has RDMA devices that libibverbs does not list",                             \
	  "install their drivers of user space, of rdma-core's own release (Debian, Ubuntu: "      \
	  "ibverbs-providers)")                                                                    \
	X(RDMA_OPEN_FAILED, "rdma-open-failed", "rdma-lib", MISSING,                               \
	  "libibverbs cannot open an RDMA device",                                                 \
	  "let this process open /dev/infiniband/uverbs* (containers: --device=/dev/infiniband), " \
	  "and see `dmesg`")                                                                       \
	X(RDMA_SILENT, "rdma-silent", "rdma-lib", MISSING,                                         \
	  "the RDMA NICs' drivers were asked and did not answer in time",                          \
	  "look for the drivers' messages in `dmesg`; reset the NIC or reboot")                    \
	X(RDMA_MEMLOCK_OK, "rdma-memlock-ok", "rdma-memlock", OK,                                  \
	  "host memory can be registered with RDMA NICs", "")                                      \
	X(RDMA_MEMLOCK_LOW, "rdma-memlock-low", "rdma-memlock", MISSING,                           \
	  "the limit of locked memory is too low for registrations with RDMA NICs",                \
	  "raise the limit: ulimit -l unlimited (/etc/security/limits.d; systemd: "                \
	  "LimitMEMLOCK=infinity; docker run --ulimit memlock=-1)")                                \
	X(RDMA_PORT, "rdma-port", "rdma-port", OK, "a port of an RDMA NIC can be used", "")        \
	X(RDMA_PORT_DOWN, "rdma-port-down", "rdma-port", MISSING,                                  \
	  "a port of an RDMA NIC is not active",                                                   \
	  "check the cable, the transceiver and the switch's port")                                \
	X(RDMA_PORT_NARROW, "rdma-port-narrow", "rdma-port", MISSING,                              \
	  "an InfiniBand link runs on one lane",                                                   \
	  "reseat the cable or replace it, and look at the switch's port")                         \
	X(RDMA_PORT_SLOW, "rdma-port-slow", "rdma-port", MISSING,                                  \
	  "a port's link is slower than that of another NIC of its kind",                          \
	  "look at the cable, the transceiver and the speed that the switch's port is set to")     \
	X(RDMA_PCIE_NARROW, "rdma-pcie-narrow", "rdma-port", MISSING,                              \
	  "the PCIe link of an RDMA NIC runs on fewer lanes or slower than both of its ends can",  \
	  "reseat the NIC or its riser; if it stays, try another slot")                            \
	X(RDMA_PCIE_LESS, "rdma-pcie-less", "rdma-port", INFO,                                     \
	  "the PCIe link of an RDMA NIC carries less than its port",                               \
	  "move the NIC to a slot with more lanes or a newer generation")                          \
	X(RDMA_MTU_SMALL, "rdma-mtu-small", "rdma-mtu", INFO,                                      \
	  "the packets of RDMA are smaller than they could be",                                    \
	  "raise the MTU of the interface, of the switches and of the other hosts to 4200 or "     \
	  "more; InfiniBand: that of the partition to 4096, in the subnet manager")                \
	X(RDMA_GID_NONE, "rdma-gid-none", "rdma-gid", MISSING,                                     \
	  "a port of RoCE has no address: it cannot be used",                                      \
	  "give the port's interface an IP address (ip addr add)")                                 \
	X(RDMA_GID_LINK_LOCAL, "rdma-gid-link-local", "rdma-gid", MISSING,                         \
	  "a port of RoCE has a link-local address alone: it reaches hosts of the same Ethernet "  \
	  "network only",                                                                          \
	  "give the port's interface an IP address (ip addr add)")                                 \
	X(RDMA_GID_V1, "rdma-gid-v1", "rdma-gid", MISSING,                                         \
	  "a port has addresses of RoCE v1 alone: it reaches hosts of the same Ethernet network "  \
	  "that use v1 too",                                                                       \
	  "turn RoCE v2 on in the NIC's driver (mlx4_core: the parameter roce_mode=2)")            \
	X(RDMA_GID_IPV6, "rdma-gid-ipv6", "rdma-gid", INFO,                                        \
	  "a port has no IPv4 address: an IPv6 address is used, and the other hosts need one too", \
	  "")                                                                                      \
	X(RDMA_INTERFACE_DOWN, "rdma-interface-down", "rdma-gid", MISSING,                         \
	  "the interface of the address that a port uses is down",                                 \
	  "turn the interface on (ip link set dev NAME up)")                                       \
	X(RDMA_GPU_DIRECT, "rdma-gpu-direct", "gpudirect-rdma", OK,                                \
	  "a NIC accesses a GPU's memory by itself", "")                                           \
	X(RDMA_GPU_FAR, "rdma-gpu-far", "gpudirect-rdma", INFO,                                    \
	  "a NIC accesses a GPU's memory by itself, through a host bridge or across processors",   \
	  "put the GPU and a NIC below one PCIe switch")                                           \
	X(RDMA_GPU_ACS, "rdma-gpu-acs", "gpudirect-rdma", MISSING,                                 \
	  "PCIe ACS sends the traffic between a GPU and a NIC up to the root: it is slow or lost", \
	  "on bare metal, turn ACS off in the firmware's settings, or by pci=disable_acs_redir on " \
	  "the kernel's command line")                                                             \
	X(RDMA_GPU_IOMMU, "rdma-gpu-iommu", "gpudirect-rdma", MISSING,                             \
	  "an IOMMU translates a NIC's addresses: its traffic with a GPU goes through the root",   \
	  "boot with iommu=pt, or turn the IOMMU off")                                             \
	X(RDMA_GPU_UNORDERED, "rdma-gpu-unordered", "gpudirect-rdma", MISSING,                     \
	  "a NIC's writes into a GPU's memory cannot be flushed: reads from other hosts are staged", \
	  "update the NVIDIA driver to that of CUDA 11.3 or newer")                                \
	X(RDMA_GPU_STAGED, "rdma-gpu-staged", "gpudirect-rdma", MISSING,                           \
	  "a NIC does not access a GPU's memory: bytes are staged through the host, or not "       \
	  "transferred",                                                                           \
	  "remove the cause that the finding names")                                               \
	X(RDMA_UNPROVEN, "rdma-unproven", "gpudirect-rdma", INFO,                                  \
	  "this path was never proved on hardware by Peerlane's authors: it proves itself by "     \
	  "content at its first use",                                                              \
	  "")                                                                                      \
	X(LIBFABRIC_READY, "libfabric-ready", "libfabric", INFO,                                   \
	  "an adapter that libfabric drives is there, and so is libfabric: other hosts are "       \
	  "reached by it, which was never proved on hardware by Peerlane's authors",               \
	  "")                                                                                      \
	X(LIBFABRIC_MISSING, "libfabric-missing", "libfabric", MISSING,                            \
	  "an adapter that libfabric drives is there, and libfabric, or the module that uses it, " \
	  "is not",                                                                                \
	  "install libfabric (Debian, Ubuntu: libfabric1), and Peerlane from a build that had "    \
	  "its headers (libfabric-dev)")

#define FINDINGS_DOCTOR(X)                                                                         \
	X(PAIR_CORRUPT, "pair-corrupt", "pair", BAD,                                               \
	  "bytes arrived wrong, or not at all, and no error was reported",                         \
	  "use no copies between the two until it is found: reset both devices (nvidia-smi -r), "  \
	  "look for Xid and AER messages in `dmesg`; if it comes back, replace the hardware")      \
	X(PAIR_OVERRUN, "pair-overrun", "pair", BAD,                                               \
	  "bytes around the range that was written have changed",                                  \
	  "reset both devices (nvidia-smi -r) and update the driver; use no copies between them "  \
	  "until it is gone")                                                                      \
	X(PAIR_CUT, "pair-cut", "pair", BAD, "a copy failed",                                      \
	  "look for the driver's messages (`dmesg`: Xid), reset both devices (nvidia-smi -r); if it " \
	  "comes back, reseat or replace the hardware")                                            \
	X(PAIR_STUCK, "pair-stuck", "pair", BAD, "a copy did not end within seconds",              \
	  "look for the driver's messages (`dmesg`: Xid); reset both devices (nvidia-smi -r) or reboot") \
	X(PAIR_SLOW, "pair-slow", "pair", BAD,                                                     \
	  "far less bandwidth than the links between the two promise",                             \
	  "run it again when nothing else uses the machine; then look at the links' width and "    \
	  "error counters, and at ACS and IOMMU")                                                  \
	X(PAIR_LATE, "pair-late", "pair", MISSING, "small copies take far longer than they should", \
	  "run it again when nothing else uses the machine; look for processors in deep idle "     \
	  "states and for persistence mode")                                                       \
	X(PAIR_BUSY, "pair-busy", "pair", INFO,                                                    \
	  "less bandwidth than promised, while others use the device: no fault",                   \
	  "run it again when nothing else uses the device")                                        \
	X(PEER_REFUSED, "peer-refused", "peer", MISSING,                                           \
	  "the driver does not let one GPU reach the other's memory: copies are staged through "   \
	  "the host",                                                                              \
	  "see `nvidia-smi topo -p2p r`; give the process both GPUs, and see NVIDIA's settings "   \
	  "for peer access")                                                                       \
	X(PEER_CONTRADICTED, "peer-contradicted", "peer", BAD,                                     \
	  "two devices should reach each other's memory, as NVLinks or the management library "     \
	  "say, and the driver refuses",                                                \
	  "start nvidia-fabricmanager of the driver's version, and look for \"DISABLED\" in "      \
	  "`nvidia-smi topo -p2p r`; then reset the GPUs")                                         \
	X(NVLINK_FEWER, "nvlink-fewer", "nvlink", BAD,                                             \
	  "a GPU has fewer NVLinks up than others of its kind",                                    \
	  "see `nvidia-smi nvlink -s`; reset the GPU and, with NVSwitches, restart "               \
	  "nvidia-fabricmanager; if it stays, have the baseboard looked at")                       \
	X(NVLINK_ERRORS, "nvlink-errors", "nvlink", BAD,                                           \
	  "NVLink errors were counted while doctor looked",                                        \
	  "reset the GPU (nvidia-smi -r); if they come back, have GPU and baseboard looked at")    \
	X(NVLINK_HISTORY, "nvlink-history", "nvlink", INFO,                                        \
	  "NVLink errors were counted before doctor looked",                                       \
	  "save a baseline and compare later: they matter if they grow")                           \
	X(PCIE_NARROW, "pcie-narrow", "pcie", BAD,                                                 \
	  "a PCIe link runs on fewer lanes than both of its ends have",                            \
	  "reseat the device or its riser; if it stays, try another slot")                         \
	X(PCIE_SLOW, "pcie-slow", "pcie", BAD,                                                     \
	  "a PCIe link runs at a lower generation than both of its ends can, also under load",     \
	  "reseat the device or its riser, see the slot's speed in the firmware's settings")       \
	X(PCIE_SLOT, "pcie-slot", "pcie", MISSING, "a device sits in a slot of fewer lanes than it has", \
	  "move it to a slot that has all of its lanes")                                           \
	X(PCIE_ERRORS, "pcie-errors", "pcie", BAD,                                                 \
	  "PCIe errors or replays were counted while doctor looked",                               \
	  "reseat the device or its riser, and see `dmesg` for AER messages")                      \
	X(PCIE_CORRECTED, "pcie-corrected", "pcie", MISSING,                                       \
	  "PCIe errors that the link corrected were counted while doctor looked",                  \
	  "reseat the device or its riser if the errors continue")                                 \
	X(PCIE_HISTORY, "pcie-history", "pcie", INFO,                                              \
	  "PCIe errors or replays were counted before doctor looked",                              \
	  "save a baseline and compare later: they matter if they grow")                           \
	X(XID, "xid", "xid", BAD, "the driver reported an error of a GPU (Xid) while doctor looked", \
	  "look the number up in NVIDIA's list of Xid errors; `dmesg` has the details")            \
	X(NIC_ERRORS, "nic-errors", "nic", MISSING,                                                \
	  "a NIC counted retries or errors while doctor looked",                                   \
	  "look at cable, switch port and flow control (PFC, ECN) of that port")                   \
	X(NIC_HISTORY, "nic-history", "nic", INFO,                                                 \
	  "a NIC counted retries or errors before doctor looked",                                  \
	  "save a baseline and compare later: they matter if they grow")                           \
	X(NOT_MEASURED, "not-measured", "doctor", INFO, "something was not measured",              \
	  "give it more time (--time), or remove what prevented it")

#define FINDINGS(X)         \
	FINDINGS_DEVICES(X) \
	FINDINGS_KERNEL(X)  \
	FINDINGS_STORAGE(X) \
	FINDINGS_PROCESS(X) \
	FINDINGS_RDMA(X)    \
	FINDINGS_DOCTOR(X)
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

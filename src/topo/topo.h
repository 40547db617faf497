/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_TOPO_H
#define TOPO_TOPO_H

/*
 * Facts about the machine, read-only, from sysfs, procfs and statx; no udev. They cover the block
 * devices under a file, PCIe functions, NUMA nodes, and the features of the kernel. All functions
 * read below the movable root of sys (sys_root_set), so that tests run on trees of other machines.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define TOPO_STACK_MAX 1024 /* devices; a stack with more says that it is truncated */

enum topo_block_kind {
	TOPO_BLOCK_UNKNOWN,
	TOPO_BLOCK_NVME,   /* a local NVMe namespace */
	TOPO_BLOCK_NVMEOF, /* a namespace over fabrics */
	TOPO_BLOCK_SCSI,
	TOPO_BLOCK_VIRTIO,
	TOPO_BLOCK_MD, /* RAID */
	TOPO_BLOCK_DM, /* LVM, crypt, ... */
	TOPO_BLOCK_LOOP,
	TOPO_BLOCK_OTHER, /* zram, nbd, rbd, ... */
};

struct topo_block {
	char name[32];	 /* "nvme0n1" */
	char detail[48]; /* "dm: crypt", "md: raid0", "nvme: tcp", "loop: /img" or "" */
	enum topo_block_kind kind;
	int parent; /* index of the device above it in the stack, -1 for the top */
	bool rotational;
	bool removed;		    /* sysfs names it but it has gone */
	unsigned int logical_block; /* bytes, 0 unknown */
	int numa_node;		    /* -1 unknown */
	char pci[16];		    /* the controller's address or "" */
};

/* Block devices under a device number, top first; partitions are given as their disk. */
struct topo_stack {
	struct topo_block *v;
	unsigned int n, space;
	bool truncated; /* there were more */
};

/* Lists the block devices below one. Returns 0; or -ENOENT if sysfs does not know dev as a block
 * device (tmpfs, overlay, network): then n is 0. The caller calls topo_stack_free() in every
 * case. */
int topo_block_stack(dev_t dev, struct topo_stack *out);
void topo_stack_free(struct topo_stack *s);
/* Distinguishes a disk from the one that has its device number after it is unplugged: a number that
 * the kernel gives out once. 0: there is none (no block device, kernels before 5.15). */
uint64_t topo_block_seq(dev_t dev);

/*
 * The device number behind a mount's source ("/dev/sda1", "/dev/mapper/vg-root"), for file systems
 * such as btrfs that give their files numbers of no device. -ENOENT if sysfs knows no such device.
 */
int topo_block_of_source(const char *source, dev_t *out);

/*
 * The first layer of a stack that keeps the kernel from moving data between these disks and the
 * memory of another PCIe device (P2PDMA), NULL if none does: NVMe on PCIe can, md raid0, raid1 and
 * raid10 pass it on, nothing else does.
 */
const struct topo_block *topo_stack_p2p_obstacle(const struct topo_stack *s);
/* What to do about it. */
const char *topo_stack_p2p_remedy(const struct topo_block *b, bool hypervisor);

/* "dm-0 (dm: crypt) > nvme0n1 (nvme)"; several below one: "md0 (md: raid0) > [a (nvme), b (nvme)]"
 */
void topo_stack_text(const struct topo_stack *s, char *dst, size_t space);
/* All of it, of any length; to be freed. NULL: out of memory. */
char *topo_stack_words(const struct topo_stack *s);

const char *topo_block_kind_name(enum topo_block_kind kind);

struct topo_mount {
	uint64_t id;	   /* statx(2) says it of files */
	char fs[24];	   /* "ext4", "overlay", "nfs4" */
	char source[128];  /* "/dev/vda", "server:/x" */
	char point[256];   /* mount point */
	char options[256]; /* super options */
};

/* The kind of a file system, by its name. */
enum topo_fs {
	TOPO_FS_OTHER,
	TOPO_FS_P2P,	 /* on disks of this machine, and hands device memory down to them */
	TOPO_FS_LOCAL,	 /* on disks of this machine */
	TOPO_FS_NETWORK, /* on other machines */
	TOPO_FS_MEMORY,	 /* in this machine's memory */
	TOPO_FS_STACKED, /* on another file system, or a program's */
};
enum topo_fs topo_fs_kind(const char *fs);
/* The name for the number that statfs(2) gives; "" if the number is not one that is needed. */
const char *topo_fs_of_magic(long magic);

/* Finds the first mount of a device number, or the one with an id (0: none), in
 * /proc/self/mountinfo. Returns 0 or -ENOENT. Files of btrfs and of some overlays have numbers that
 * no mount has. */
int topo_mount_of(dev_t dev, uint64_t id, struct topo_mount *out);
/* Lists the block devices under a mount with this number, as topo_block_stack(); if no device has
 * it, those under the mount's source. */
int topo_mount_stack(const struct topo_mount *m, dev_t dev, struct topo_stack *out);
/* Calls fn for every mount; ends when fn returns other than 0, with that. */
int topo_mount_each(int (*fn)(const struct topo_mount *m, dev_t dev, void *arg), void *arg);
/* Reads one line of mountinfo. Fields that are too long are cut. Returns 0, or -EINVAL if it is no
 * such line. */
int topo_mount_parse(const char *line, struct topo_mount *out, dev_t *dev);

struct topo_kernel {
	char release[64]; /* uname -r */
	int major, minor;
	int p2pdma;	     /* CONFIG_PCI_P2PDMA: 1 yes, 0 no, -1 unknown */
	int dmabuf;	     /* CONFIG_DMA_SHARED_BUFFER: 1, 0, -1 */
	char told_by[128];   /* the file that says so, "" none */
	unsigned int p2pmem; /* PCI functions that offer memory for P2PDMA */
	int dmabuf_token;    /* CONFIG_DMABUF_TOKEN: 1, 0, -1 */
	bool nvidia_fs;	     /* /proc/driver/nvidia-fs exists */
	char nvidia_fs_version[24];
	bool nvidia_uvm;	  /* /dev/nvidia-uvm exists */
	bool peermem;		  /* nvidia_peermem is loaded */
	char nvidia_driver[48];	  /* version, "" if the driver is not loaded */
	bool nvidia_open;	  /* the open kernel modules */
	unsigned int nvidia_gpus; /* on the PCI bus, driver or not */
	int io_uring_disabled;	  /* /proc/sys/kernel/io_uring_disabled, -1 if there is none */
	int iommu_groups;	  /* 0: no IOMMU in use */
	bool iommu_passthrough;
	bool in_container;
	bool hypervisor;  /* this is a virtual machine */
	int seccomp;	  /* of this process: 0 off, 1 strict, 2 filter, -1 unknown */
	uint64_t ram;	  /* bytes, whatever a cgroup allows of it; 0 unknown */
	uint64_t memlock; /* RLIMIT_MEMLOCK, UINT64_MAX none or unknown */
};

int topo_kernel(struct topo_kernel *out);

/* Obstacles between drives and NVIDIA GPUs' memory by the driver's P2PDMA pages, as far as files
 * tell. Questions for the driver are in dev (dev/io.h). */
enum topo_gpu_gap {
	TOPO_GPU_GAP_KERNEL,
	TOPO_GPU_GAP_NO_DRIVER,
	TOPO_GPU_GAP_MODULES,
	TOPO_GPU_GAP_VERSION,
	TOPO_GPU_GAP_DEVICE,
	TOPO_GPU_GAPS,
};
void topo_gpu_gaps(const struct topo_kernel *k,
		   void (*fn)(enum topo_gpu_gap gap, const char *what, void *arg), void *arg);
bool topo_has_nvme(void); /* some drive of this machine is an NVMe drive */

/* Whether io_uring takes dma-bufs as buffers for drives. */
enum topo_uring_dmabuf {
	TOPO_URING_DMABUF_UNKNOWN,
	TOPO_URING_DMABUF_TOO_OLD,  /* kernels up to 7.2 */
	TOPO_URING_DMABUF_LEFT_OUT, /* newer, built without CONFIG_DMABUF_TOKEN */
	TOPO_URING_DMABUF_BUILT,
};
enum topo_uring_dmabuf topo_uring_dmabuf(const struct topo_kernel *k);

/* Whether this process runs in a container, by the traces that one leaves. */
bool topo_in_container(void);
/* Whether this process runs in a virtual machine, by the traces that one leaves. */
bool topo_in_vm(void);

/* NUMA node of a PCI function, -1 unknown. */
int topo_pci_numa(const char *pci);

/* ACS redirection on the way from a device to the root, on a machine's graph and on this machine's:
 * 1 on, 0 off, -1 unknown (only root may read that part of the configuration space), or the
 * graph does not have the device. */
struct topo_graph;
int topo_pci_acs_in(const struct topo_graph *g, const char *pci);
int topo_pci_acs(const char *pci);

/* Whether an IOMMU translates a PCI function's DMA addresses: 1, 0, -1 unknown. */
int topo_pci_iommu(const char *pci);

enum topo_way {
	TOPO_WAY_UNKNOWN,    /* sysfs does not tell: the kernel will */
	TOPO_WAY_SELF,	     /* one and the same function */
	TOPO_WAY_BRIDGE,     /* straight across, below a common bridge */
	TOPO_WAY_ROOT,	     /* up and down again through a root that passes it on */
	TOPO_WAY_REDIRECTED, /* ACS sends it up, and the root is not known to pass it on */
	TOPO_WAY_NONE,	     /* no common bridge, and the root is not known to pass it on */
};

/* How a drive (client) reaches another function's memory (provider). */
struct topo_p2p {
	enum topo_way way;
	char provider[16];
	char client[16];
	char bridge[16];    /* where the two meet, "" if nowhere */
	char redirects[16]; /* the first bridge on the way whose ACS redirects, or "" */
	bool acs_unknown;   /* a bridge on the way may redirect */
	char root[48];	    /* the root, which passes it on, or is not known to */
	int translated;	    /* an IOMMU translates the client's DMA addresses: 1, 0, -1 unknown */
};

/* On a machine's graph, and on this machine's. -ENOENT: one of the two is not known, or not where
 * it hangs; *out says TOPO_WAY_UNKNOWN then. */
int topo_p2p_way_in(const struct topo_graph *g, const char *provider, const char *client,
		    struct topo_p2p *out);
int topo_p2p_way(const char *provider, const char *client, struct topo_p2p *out);
/* Whether it is worth trying. */
bool topo_p2p_passes(const struct topo_p2p *w);
void topo_p2p_text(const struct topo_p2p *w, char *dst, size_t space);
void topo_p2p_remedy(const struct topo_p2p *w, char *dst, size_t space); /* "" if none is needed */

#endif

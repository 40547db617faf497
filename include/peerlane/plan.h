/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_PLAN_H
#define PEERLANE_PLAN_H

#include <peerlane/types.h>

PL_BEGIN

struct pl_region;

/*
 * Why a route was refused. The numbers and the names (pl_reason_name()) are stable; new ones are
 * added at the end.
 */
enum pl_reason {
	PL_REASON_NONE = 0,
	PL_REASON_POLICY = 1,		    /* the policy names another route */
	PL_REASON_STAGED = 2,		    /* strict, and this route stages in host memory */
	PL_REASON_NOT_HOST_ADDRESSABLE = 3, /* the kernel cannot do I/O into this memory */
	PL_REASON_NO_ODIRECT = 4,	    /* the file cannot be opened with O_DIRECT */
	PL_REASON_UNALIGNED = 5,	    /* address and offset cannot be aligned together */
	PL_REASON_STREAM = 6,		    /* a pipe or socket has no offsets and no O_DIRECT */
	PL_REASON_TOO_SMALL = 7,	    /* the request contains no whole block */
	PL_REASON_NO_DEVICE = 8,	    /* host memory needs no staging */
	PL_REASON_NOT_A_COPY = 9,	    /* one end is a file */
	PL_REASON_NO_FILE = 10,		    /* no end is a file */
	PL_REASON_CACHE_BYPASS = 11,	    /* the file was opened with O_DIRECT */
	PL_REASON_BY_NAME_ONLY = 12,	/* a route for tests: used only if the policy names it */
	PL_REASON_KERNEL_REFUSED = 13,	/* the kernel refused it for this file before */
	PL_REASON_NOT_P2P_MEMORY = 14,	/* drives cannot access this memory directly */
	PL_REASON_P2P_OFF = 15,		/* the tunable p2p is off */
	PL_REASON_P2P_FILE_SYSTEM = 16, /* the file system does not pass on device memory */
	PL_REASON_P2P_BLOCK_LAYER = 17, /* a block device under the file does not accept it */
	PL_REASON_P2P_FABRIC = 18,	/* the file's data comes over a network */
	PL_REASON_P2P_ACS = 19,		/* PCIe ACS redirects peer traffic to the root */
	PL_REASON_P2P_HOST_BRIDGE = 20, /* no common bridge; the root may not forward it */
	PL_REASON_P2P_REFUSED = 21,	/* the kernel refused it for this disk and this device */
	PL_REASON_P2P_WRONG_DATA = 22,	/* verification found wrong data */
	PL_REASON_OFF = 23,		/* a tunable disables it */
	PL_REASON_READS_ONLY = 24,	/* the route only reads */
	PL_REASON_FILE_SYSTEM = 25,	/* not on this file system, or not for such a file */
	PL_REASON_NO_PIN = 26,		/* the device cannot register pages of a file */
	PL_REASON_PIN_REFUSED = 27,	/* registering this file's pages failed before */
	PL_REASON_NOT_RESIDENT = 28,	/* not all of it is in the page cache */
	PL_REASON_NOT_WORTH_IT = 29,	/* too small for its set-up to pay */
	PL_REASON_HELD = 30,		/* queued on a stream: nothing can be registered */
	PL_REASON_DIRECT_FAILED = 31,	/* O_DIRECT failed for a segment, or met others' stores */
	PL_REASON_PEER_WRONG_DATA = 32, /* a copy between these devices delivered wrong data */
	PL_REASON_PEER_FAILED = 33,	/* a copy between these devices failed before */
	PL_REASON_ONE_DEVICE = 34,	/* both memories are on one device: no staging needed */
	PL_REASON_LANE_FAILED = 35,	/* a copy by way of another device failed */
	PL_REASON_LANE_SHARED = 36,	/* that device shares its PCIe link with this one */
	PL_REASON_LANE_NO_LINK = 37,	/* no NVLink joins the two devices */
	PL_REASON_LANE_UNKNOWN = 38,	/* the links between the two devices are not known */
	PL_REASON_LANE_ROUTE = 39,	/* no link limits the transfer */
	PL_REASON_LANE_NOT_PINNED = 40, /* host memory that no driver has pinned */
	PL_REASON_LANE_SHORT = 41,	/* too short for more than one link */
	PL_REASON_NO_REMOTE = 42,	/* no end is memory of another host */
	PL_REASON_NOT_REGISTERED = 43,	/* no NIC has this memory */
	PL_REASON_LANE_FAR = 44, /* a NIC that is not next to the memory, while one that is works */
	PL_REASON_P2P_PLATFORM = 45, /* drives cannot access memory of this kind of GPU */
	PL_REASON_P2P_DRIVER = 46,   /* the GPU's kernel driver does not map memory for drives */
	PL_REASON_P2P_LEAKS = 47,    /* on this kernel the driver loses memory at each attempt */
	PL_REASON_P2P_NO_PAGES = 48, /* the driver has no P2PDMA pages for the GPU's memory */
	PL_REASON_P2P_FAILED = 49,   /* the driver failed to map memory, or mapped other memory */
	PL_REASON_P2P_UNMAPPED = 50, /* this memory is not mapped for drives, or not proven yet */
	PL_REASON_P2P_NO_SLAB = 51,  /* the GPU has no memory left for slabs */
	PL_REASON_COUNT
};

/**
 * pl_reason_name - the stable name of a reason, "not-host-addressable".
 * @reason: an enum pl_reason value
 *
 * Any thread. Return: a static string; "unknown" for numbers that this library does not know.
 */
PL_API const char *pl_reason_name(int reason);

/**
 * struct pl_explain_args - the transfer to be explained. Nothing is moved.
 * @size: sizeof(struct pl_explain_args)
 * @file: the file; NULL: a copy between two memories, of which @src_dev or @src says where it comes
 *	from; @off and @write are not looked at then
 * @dev: the device that the memory end is on, or NULL for host memory; not looked at if @mem is set
 * @mem: an address, or NULL to ask for well-aligned memory of @dev
 * @off: offset in the file
 * @len: bytes, 0 for all of the file, or else the region, from @off; if that is not known, a
 * segment of the tunable chunk
 * @policy: as in struct pl_io_opts
 * @write: memory to file instead of file to memory
 * @src_dev: of a copy: the device that its source is on, or NULL for host memory; not looked at if
 *	@src is set
 * @src: of a copy: its source's address, or NULL
 * @region: a region of a remote (peerlane/remote.h), or NULL. Without @file: a transfer between it
 *	and memory, of which @dev or @mem says where it is, and @off is where in the region. With
 *	@file: between the file and the region, which is in the place of the memory: @write means
 *	from the region to the file
 * @region_off: with @file and @region: where in the region
 */
struct pl_explain_args {
	size_t size;
	struct pl_file *file;
	struct pl_dev *dev;
	const void *mem;
	uint64_t off;
	uint64_t len;
	uint32_t policy;
	uint32_t write;
	struct pl_dev *src_dev;
	const void *src;
	struct pl_region *region;
	uint64_t region_off;
};
#define PL_EXPLAIN_ARGS_INIT                                                                      \
	{                                                                                         \
		sizeof(struct pl_explain_args), NULL, NULL, NULL, 0, 0, 0, 0, NULL, NULL, NULL, 0 \
	}

/**
 * pl_explain - says which route a transfer would take now, and why not the others.
 * @args: the transfer
 * @format: an enum pl_format value
 * @out: the text, to be freed with pl_string_free()
 *
 * The answer names the file, its file system and block devices, the memory, how much of the range
 * is in the page cache, then each route: the chosen one, those that would work at a higher cost,
 * and those refused, each with its reason's stable name and one sentence. Text leaves out routes
 * for tests that the policy does not name. For a copy between two devices that have carried nothing
 * to each other in this context, their access to each other is opened and looked at first, as by
 * the copy itself; routes of files are left out. So it is for devices whose links a transfer would
 * use beside its own, and those that the tunable `lanes` names are opened. With a region the answer
 * names the remote and its rails, and memory that is named by its address is registered with the
 * NICs, as by the transfer itself. Any thread.
 *
 * Return: 0, also when no route is left (the text says so); -EINVAL (a range that leaves the
 * region, too), -EACCES (the region is not granted for that), -EFAULT, -ENOMEM, -ESHUTDOWN (the
 * region is being closed), -ESTALE.
 */
PL_API int pl_explain(const struct pl_explain_args *args, int format, char **out);

PL_END

#endif

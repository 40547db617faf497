/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include <errno.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/dev.h"
#include "plan/plan.h"

/* The reasons' names, which are stable, and their sentences, which are not. Reasons without one
 * have it made for the ends (plan_reason_text()). */
static const struct {
	const char *name;
	const char *sentence;
} reasons[PL_REASON_COUNT] = {
#define REASON(id, name, sentence) [PL_REASON_##id] = { name, sentence }
	REASON(NONE, "none", NULL),
	REASON(POLICY, "policy", "the policy names another route"),
	REASON(STAGED, "staged",
	       "the route stages data in host memory, which the policy strict forbids"),
	REASON(NOT_HOST_ADDRESSABLE, "not-host-addressable", NULL),
	REASON(NO_ODIRECT, "no-o-direct", "this file system does not support O_DIRECT"),
	REASON(UNALIGNED, "unaligned", NULL),
	REASON(STREAM, "stream", "pipes, sockets and terminals have neither offsets nor O_DIRECT"),
	REASON(TOO_SMALL, "too-small", "the request contains no whole block"),
	REASON(NO_DEVICE, "no-device", "the memory is host memory and needs no staging"),
	REASON(NOT_A_COPY, "not-a-copy", NULL),
	REASON(NO_FILE, "no-file", "neither end is a file"),
	REASON(CACHE_BYPASS, "cache-bypass",
	       "the file was opened with O_DIRECT, which works for this request"),
	REASON(BY_NAME_ONLY, "by-name-only", "for tests: used only when the policy names it"),
	REASON(KERNEL_REFUSED, "kernel-refused",
	       "the kernel refused O_DIRECT on this file earlier"),
	REASON(NOT_P2P_MEMORY, "not-p2p-memory",
	       "drives cannot access this memory directly: it has no P2PDMA pages"),
	REASON(P2P_OFF, "p2p-off", "the tunable p2p is off"),
	REASON(P2P_FILE_SYSTEM, "p2p-file-system",
	       "the file system does not pass device memory to its disks"),
	REASON(P2P_BLOCK_LAYER, "p2p-block-layer",
	       "a block device under the file does not accept device memory"),
	REASON(P2P_FABRIC, "p2p-fabric", "the file's data comes from other machines"),
	REASON(P2P_ACS, "p2p-acs", "PCIe ACS redirects peer traffic to the root complex"),
	REASON(P2P_HOST_BRIDGE, "p2p-host-bridge",
	       "there is no common PCIe bridge, and the root complex is not known to forward peer "
	       "traffic"),
	REASON(P2P_REFUSED, "p2p-refused",
	       "the kernel refused p2pdma between this disk and this device earlier"),
	REASON(P2P_WRONG_DATA, "p2p-wrong-data", "p2pdma delivered wrong data"),
	REASON(OFF, "off",
	       "the tunable pagecache is off, which is the default; set it to request or keep"),
	REASON(READS_ONLY, "reads-only",
	       "the route only reads: devices never write to a file's pages"),
	REASON(FILE_SYSTEM, "file-system",
	       "only regular files on ext4, xfs and tmpfs without DAX are read in place"),
	REASON(NO_PIN, "no-pin", "this device cannot register pages of a file for its copy engine"),
	REASON(PIN_REFUSED, "pin-refused", "registering pages of this file failed earlier"),
	REASON(NOT_RESIDENT, "not-resident", "not all of the range is in the page cache"),
	REASON(NOT_WORTH_IT, "not-worth-it",
	       "the request is smaller than the tunable pagecache_min, and not all of it is "
	       "registered already"),
	REASON(HELD, "held",
	       "transfers are queued on a stream, and nothing can be registered until they end"),
	REASON(DIRECT_FAILED, "direct-failed", "O_DIRECT failed"),
	REASON(PEER_WRONG_DATA, "peer-wrong-data",
	       "copies between these devices delivered wrong data"),
	REASON(PEER_FAILED, "peer-failed", "a copy between these devices failed earlier"),
	REASON(ONE_DEVICE, "one-device", "both memories are on one device and need no staging"),
	REASON(LANE_FAILED, "lane-failed", "copies by way of it failed earlier"),
	REASON(LANE_SHARED, "lane-shared",
	       "it is below the same PCIe bridge and has no separate link"),
	REASON(LANE_NO_LINK, "lane-no-link",
	       "no NVLink joins the two: the bytes would come over the same PCIe link"),
	REASON(LANE_UNKNOWN, "lane-unknown",
	       "the links between the two are not known; the tunable lanes can name the device"),
	REASON(LANE_ROUTE, "lane-route",
	       "its link is not the bottleneck of this transfer, or the route cannot use another"),
	REASON(LANE_NOT_PINNED, "lane-not-pinned",
	       "host memory that is not pinned is copied by a processor first"),
	REASON(LANE_SHORT, "lane-short", "transfers below 16 MiB gain nothing from a second link"),
	REASON(NO_REMOTE, "no-remote", "neither end is memory of another host"),
	REASON(NOT_REGISTERED, "not-registered",
	       "no NIC has this memory registered: it is neither allocated by the library nor "
	       "registered with it, or the NIC's driver refused it"),
	REASON(LANE_FAR, "lane-far", "another NIC is nearer to this memory"),
	REASON(P2P_PLATFORM, "p2p-platform",
	       "drives cannot access memory of this kind of GPU, or on this kind of machine"),
	REASON(P2P_DRIVER, "p2p-driver",
	       "the GPU's kernel driver is not there, or does not map its memory for drives"),
	REASON(P2P_LEAKS, "p2p-leaks",
	       "on this kernel the GPU's driver loses memory with each attempt"),
	REASON(P2P_NO_PAGES, "p2p-no-pages", "the GPU's driver has no P2PDMA pages for its memory"),
	REASON(P2P_FAILED, "p2p-failed", "the GPU's driver failed to map its memory for drives"),
	REASON(P2P_UNMAPPED, "p2p-unmapped",
	       "only memory that the library allocated, or that is registered with it, is mapped "
	       "for drives; other memory is accessed by way of slabs on the GPU"),
	REASON(P2P_NO_SLAB, "p2p-no-slab", "there was no memory on the GPU for slabs"),
#undef REASON
};

const char *plan_direct_failed(int err)
{
	return err == EBUSY	? "the page cache has pages of it"
	       : err == ENODATA ? "it gave less than there is"
				: err_words(err);
}

const char *plan_reason_name(enum pl_reason reason)
{
	return (unsigned int)reason < PL_REASON_COUNT ? reasons[reason].name : "unknown";
}

static const char *sentence(enum pl_reason reason)
{
	const char *words =
		(unsigned int)reason < PL_REASON_COUNT ? reasons[reason].sentence : NULL;

	return words ? words : "";
}

const char *plan_lane_words(enum pl_reason reason)
{
	return reason == PL_REASON_OFF ? "the tunable lanes does not name it" : sentence(reason);
}

void plan_reason_text(const struct plan_candidate *c, const struct move_ask *ask, char *dst,
		      size_t space)
{
	const struct mover *m = c->route->hop[c->refuse_hop];
	const struct file_facts *f = ask_facts(ask);
	const struct end *mem = ask_mem(ask);
	const struct dev *dev = end_dev(mem);
	const char *name = dev ? dev->props.name : NULL;

	if (m->ops->words && m->ops->words(m, ask, c->refuse, dst, space)) {
		return;
	}
	if (c->refuse == PL_REASON_NOT_HOST_ADDRESSABLE && end_is_mem(mem, MEM_P2P)) {
		text_fmt(dst, space,
			 "%s is device memory: O_DIRECT reaches it only by the route p2pdma",
			 name ? name : "this");
	} else if (c->refuse == PL_REASON_NOT_HOST_ADDRESSABLE) {
		text_fmt(dst, space, "the kernel cannot do I/O into the memory of %s",
			 name ? name : "this device");
	} else if (c->refuse == PL_REASON_UNALIGNED && f) {
		text_fmt(dst, space,
			 "address %#llx and file offset %llu cannot be aligned together: O_DIRECT "
			 "needs memory aligned to %u bytes and offsets to %u",
			 (unsigned long long)mem->addr, (unsigned long long)ask_off(ask),
			 f->align_mem, f->align_off);
	} else if (c->refuse == PL_REASON_NOT_A_COPY) {
		text_copy(dst, space,
			  f ? "one end is a file" : "one end is memory of another host");
	} else {
		text_copy(dst, space, sentence(c->refuse));
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The reasons' names, which are stable, and their sentences, which are not. */

#include <errno.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/dev.h"
#include "plan/plan.h"

static const char *const names[PL_REASON_COUNT] = {
	[PL_REASON_NONE] = "none",
	[PL_REASON_POLICY] = "policy",
	[PL_REASON_STAGED] = "staged",
	[PL_REASON_NOT_HOST_ADDRESSABLE] = "not-host-addressable",
	[PL_REASON_NO_ODIRECT] = "no-o-direct",
	[PL_REASON_UNALIGNED] = "unaligned",
	[PL_REASON_STREAM] = "stream",
	[PL_REASON_TOO_SMALL] = "too-small",
	[PL_REASON_NO_DEVICE] = "no-device",
	[PL_REASON_NOT_A_COPY] = "not-a-copy",
	[PL_REASON_NO_FILE] = "no-file",
	[PL_REASON_CACHE_BYPASS] = "cache-bypass",
	[PL_REASON_BY_NAME_ONLY] = "by-name-only",
	[PL_REASON_KERNEL_REFUSED] = "kernel-refused",
	[PL_REASON_NOT_P2P_MEMORY] = "not-p2p-memory",
	[PL_REASON_P2P_OFF] = "p2p-off",
	[PL_REASON_P2P_FILE_SYSTEM] = "p2p-file-system",
	[PL_REASON_P2P_BLOCK_LAYER] = "p2p-block-layer",
	[PL_REASON_P2P_FABRIC] = "p2p-fabric",
	[PL_REASON_P2P_ACS] = "p2p-acs",
	[PL_REASON_P2P_HOST_BRIDGE] = "p2p-host-bridge",
	[PL_REASON_P2P_REFUSED] = "p2p-refused",
	[PL_REASON_P2P_WRONG_DATA] = "p2p-wrong-data",
	[PL_REASON_OFF] = "off",
	[PL_REASON_READS_ONLY] = "reads-only",
	[PL_REASON_FILE_SYSTEM] = "file-system",
	[PL_REASON_NO_PIN] = "no-pin",
	[PL_REASON_PIN_REFUSED] = "pin-refused",
	[PL_REASON_NOT_RESIDENT] = "not-resident",
	[PL_REASON_NOT_WORTH_IT] = "not-worth-it",
	[PL_REASON_HELD] = "held",
	[PL_REASON_DIRECT_FAILED] = "direct-failed",
	[PL_REASON_PEER_WRONG_DATA] = "peer-wrong-data",
	[PL_REASON_PEER_FAILED] = "peer-failed",
	[PL_REASON_ONE_DEVICE] = "one-device",
	[PL_REASON_LANE_FAILED] = "lane-failed",
	[PL_REASON_LANE_SHARED] = "lane-shared",
	[PL_REASON_LANE_NO_LINK] = "lane-no-link",
	[PL_REASON_LANE_UNKNOWN] = "lane-unknown",
	[PL_REASON_LANE_ROUTE] = "lane-route",
	[PL_REASON_LANE_NOT_PINNED] = "lane-not-pinned",
	[PL_REASON_LANE_SHORT] = "lane-short",
};

const char *plan_direct_failed(int err)
{
	return err == EBUSY ? "the page cache has pages of it" : err_words(err);
}

const char *plan_reason_name(enum pl_reason reason)
{
	return (unsigned int)reason < PL_REASON_COUNT ? names[reason] : "unknown";
}

static const char *sentence(enum pl_reason reason)
{
	switch (reason) {
	case PL_REASON_POLICY:
		return "the policy names another route";
	case PL_REASON_STAGED:
		return "the route stages data in host memory, which the policy strict forbids";
	case PL_REASON_NO_ODIRECT:
		return "this file system does not support O_DIRECT";
	case PL_REASON_STREAM:
		return "pipes, sockets and terminals have neither offsets nor O_DIRECT";
	case PL_REASON_TOO_SMALL:
		return "the request contains no whole block";
	case PL_REASON_NO_DEVICE:
		return "the memory is host memory and needs no staging";
	case PL_REASON_NOT_A_COPY:
		return "one end is a file";
	case PL_REASON_NO_FILE:
		return "neither end is a file";
	case PL_REASON_CACHE_BYPASS:
		return "the file was opened with O_DIRECT, which works for this request";
	case PL_REASON_BY_NAME_ONLY:
		return "for tests: used only when the policy names it";
	case PL_REASON_KERNEL_REFUSED:
		return "the kernel refused O_DIRECT on this file earlier";
	case PL_REASON_NOT_P2P_MEMORY:
		return "drives cannot access this memory directly: it has no P2PDMA pages";
	case PL_REASON_P2P_OFF:
		return "the tunable p2p is off";
	case PL_REASON_P2P_FILE_SYSTEM:
		return "the file system does not pass device memory to its disks";
	case PL_REASON_P2P_BLOCK_LAYER:
		return "a block device under the file does not accept device memory";
	case PL_REASON_P2P_FABRIC:
		return "the file's data comes from other machines";
	case PL_REASON_P2P_ACS:
		return "PCIe ACS redirects peer traffic to the root complex";
	case PL_REASON_P2P_HOST_BRIDGE:
		return "there is no common PCIe bridge, and the root complex is not known to "
		       "forward peer traffic";
	case PL_REASON_P2P_REFUSED:
		return "the kernel refused p2pdma between this disk and this device earlier";
	case PL_REASON_P2P_WRONG_DATA:
		return "p2pdma delivered wrong data";
	case PL_REASON_OFF:
		return "the tunable pagecache is off, which is the default; set it to request or "
		       "keep";
	case PL_REASON_READS_ONLY:
		return "the route only reads: devices never write to a file's pages";
	case PL_REASON_FILE_SYSTEM:
		return "only regular files on ext4, xfs and tmpfs without DAX are read in place";
	case PL_REASON_NO_PIN:
		return "this device cannot register pages of a file for its copy engine";
	case PL_REASON_PIN_REFUSED:
		return "registering pages of this file failed earlier";
	case PL_REASON_NOT_RESIDENT:
		return "not all of the range is in the page cache";
	case PL_REASON_HELD:
		return "a stream waits for a transfer, and nothing can be registered until it "
		       "continues";
	case PL_REASON_DIRECT_FAILED:
		return "O_DIRECT failed";
	case PL_REASON_PEER_WRONG_DATA:
		return "copies between these devices delivered wrong data";
	case PL_REASON_PEER_FAILED:
		return "a copy between these devices failed earlier";
	case PL_REASON_ONE_DEVICE:
		return "both memories are on one device and need no staging";
	case PL_REASON_NOT_WORTH_IT:
		return "the request is smaller than the tunable pagecache_min, and not all of it "
		       "is registered already";
	default:
		return plan_lane_words(reason);
	}
}

void plan_reason_text(const struct plan_candidate *c, const struct move_ask *ask, char *dst,
		      size_t room)
{
	const struct mover *m = c->route->hop[c->refuse_hop];
	const struct file_facts *f = ask_facts(ask);
	const struct end *mem = ask_mem(ask);
	const char *name = mem->dev ? mem->dev->props.name : NULL;

	if (m->ops->words && m->ops->words(m, ask, c->refuse, dst, room)) {
		return;
	}
	if (c->refuse == PL_REASON_NOT_HOST_ADDRESSABLE && end_is_mem(mem, MEM_P2P)) {
		text_fmt(dst, room,
			 "%s is device memory: O_DIRECT reaches it only by the route p2pdma",
			 name ? name : "this");
	} else if (c->refuse == PL_REASON_NOT_HOST_ADDRESSABLE) {
		text_fmt(
			dst, room,
			"the kernel cannot do I/O into the memory of %s; `peerlane check` says what "
			"a peer-to-peer path would need",
			name ? name : "this device");
	} else if (c->refuse == PL_REASON_UNALIGNED && f) {
		text_fmt(dst, room,
			 "address %#llx and file offset %llu cannot be aligned together: O_DIRECT "
			 "needs memory aligned to %u bytes and offsets to %u",
			 (unsigned long long)mem->addr, (unsigned long long)ask_off(ask),
			 f->align_mem, f->align_off);
	} else {
		text_copy(dst, room, sentence(c->refuse));
	}
}

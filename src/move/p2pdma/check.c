/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Checks by sysfs whether the disks under a file can access a device's memory. */

#include <string.h>

#include "base/config.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/p2pdma/p2pdma.h"
#include "topo/topo.h"

static enum pl_reason check_fs(const struct file *f, char *words, size_t space)
{
	struct topo_mount m;

	if (f->facts.block) {
		return PL_REASON_NONE;
	}
	if (topo_mount_of(f->dev, file_mount_id(f), &m)) {
		text_copy(words, space,
			  "the file system of this file is not in the list of mounts");
		return PL_REASON_P2P_FILE_SYSTEM;
	}
	switch (topo_fs_kind(m.fs)) {
	case TOPO_FS_P2P:
		return PL_REASON_NONE;
	case TOPO_FS_NETWORK:
		text_fmt(words, space,
			 "%s is a network file system: its data passes through this machine's "
			 "memory; keep the file on ext4 or xfs on a local NVMe drive",
			 m.fs);
		return PL_REASON_P2P_FABRIC;
	default:
		text_fmt(words, space,
			 "%s is not known to pass device memory to its disks; keep the file on "
			 "ext4 or xfs",
			 m.fs);
		return PL_REASON_P2P_FILE_SYSTEM;
	}
}

static enum pl_reason check_stack(const struct topo_stack *s, char *words, size_t space)
{
	const struct topo_block *b = topo_stack_p2p_obstacle(s);
	char stack[200];

	if (!b) {
		return PL_REASON_NONE;
	}
	topo_stack_text(s, stack, sizeof(stack));
	text_fmt(words, space, "%s: %s does not accept device memory; %s", stack, b->name,
		 topo_stack_p2p_remedy(b, topo_in_vm()));
	return b->kind == TOPO_BLOCK_NVMEOF ? PL_REASON_P2P_FABRIC : PL_REASON_P2P_BLOCK_LAYER;
}

/* Every drive of a RAID must reach the memory. */
static enum pl_reason check_paths(const struct topo_stack *s, const char *pci, char *words,
				  size_t space)
{
	for (unsigned int i = 0; i < s->n; i++) {
		struct topo_p2p way;
		char remedy[160];
		char text[200];

		if (s->v[i].kind != TOPO_BLOCK_NVME) {
			continue;
		}
		(void)topo_p2p_way(pci, s->v[i].pci, &way);
		topo_p2p_text(&way, text, sizeof(text));
		topo_p2p_remedy(&way, remedy, sizeof(remedy));
		text_fmt(words, space, "%s%s%s", text, *remedy ? "; " : "", remedy);
		if (!topo_p2p_passes(&way)) {
			return way.way == TOPO_WAY_REDIRECTED ? PL_REASON_P2P_ACS
							      : PL_REASON_P2P_HOST_BRIDGE;
		}
	}
	return PL_REASON_NONE;
}

static enum pl_reason check_all(const struct file *f, const char *pci, char *words, size_t space)
{
	struct topo_stack stack;
	enum pl_reason r = check_fs(f, words, space);

	if (r) {
		return r;
	}
	if (topo_block_stack(f->dev, &stack) || !stack.n) {
		text_copy(words, space, "sysfs shows no block device under this file");
		r = PL_REASON_P2P_BLOCK_LAYER;
	} else {
		r = check_stack(&stack, words, space);
		r = r ? r : check_paths(&stack, pci, words, space);
	}
	topo_stack_free(&stack);
	return r;
}

void p2p_check(const struct config *c, const struct file *f, struct p2p_pair *pair)
{
	if (strcmp(c->p2p, "off") == 0) {
		pair->refuse = PL_REASON_P2P_OFF;
		text_copy(pair->words, sizeof(pair->words), "the tunable p2p is off");
		return;
	}
	pair->refuse = check_all(f, pair->dev->props.pci, pair->words, sizeof(pair->words));
	if (pair->refuse && strcmp(c->p2p, "try") == 0) {
		log_info(
			"'%s' and %s: p2pdma is tried although it is not expected to work, because "
			"the tunable p2p is set to try: %s",
			f->name, pair->dev->props.name, pair->words);
		pair->refuse = PL_REASON_NONE;
	}
}

void p2p_learn(struct p2p_pair *pair, const struct file *f, enum pl_reason reason,
	       const char *words)
{
	if (atomic_exchange(&pair->told, true)) {
		return;
	}
	text_copy(pair->learnt_words, sizeof(pair->learnt_words), words);
	atomic_store_explicit(&pair->learnt, (int)reason, memory_order_release);
	log_warn("%s and the disk of '%s': p2pdma is disabled: %s", pair->dev->props.name, f->name,
		 words);
}

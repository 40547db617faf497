/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The block devices under a device number. Devices are known by name; /sys/class/block/NAME leads
 * to what sysfs has of each. A loop device's backing file is named, not followed.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/block.h"
#include "topo/nvme.h"
#include "topo/pci.h"
#include "topo/read.h"
#include "topo/topo.h"

static const char *const kind_names[] = {
	[TOPO_BLOCK_UNKNOWN] = "unknown", [TOPO_BLOCK_NVME] = "nvme",
	[TOPO_BLOCK_NVMEOF] = "nvme-of",  [TOPO_BLOCK_SCSI] = "scsi",
	[TOPO_BLOCK_VIRTIO] = "virtio",	  [TOPO_BLOCK_MD] = "md",
	[TOPO_BLOCK_DM] = "dm",		  [TOPO_BLOCK_LOOP] = "loop",
	[TOPO_BLOCK_OTHER] = "other",
};

const char *topo_block_kind_name(enum topo_block_kind kind)
{
	return (size_t)kind < ARRAY_LEN(kind_names) ? kind_names[kind] : kind_names[0];
}

/* The first part of dm/uuid says who made the mapping. Longer prefixes come before their starts. */
static const struct {
	const char *prefix;
	const char *what;
} dm_makers[] = {
	{ "CRYPT-VERITY-", "verity" }, { "CRYPT-INTEGRITY-", "integrity" },
	{ "CRYPT-", "crypt" },	       { "LVM-", "LVM" },
	{ "mpath-", "multipath" },     { "DMRAID-", "fake raid" },
	{ "part", "partition" },
};

static void describe_dm(struct topo_block *b)
{
	char uuid[32];

	text_copy(b->detail, sizeof(b->detail), "dm");
	(void)read_word(uuid, sizeof(uuid), "/sys/class/block/%s/dm/uuid", b->name);
	for (size_t i = 0; i < ARRAY_LEN(dm_makers); i++) {
		if (strncmp(uuid, dm_makers[i].prefix, strlen(dm_makers[i].prefix)) == 0) {
			text_fmt(b->detail, sizeof(b->detail), "dm: %s", dm_makers[i].what);
			return;
		}
	}
}

static void describe_named(struct topo_block *b, const char *label, const char *attribute)
{
	char word[48];

	if (read_word(word, sizeof(word), "/sys/class/block/%s/%s", b->name, attribute)) {
		text_fmt(b->detail, sizeof(b->detail), "%s: %.40s", label, word);
	}
}

static void describe_nvme(struct topo_block *b, const char *real)
{
	char transport[16];
	char controller[READ_PATH];

	b->kind = TOPO_BLOCK_NVME;
	if (nvme_controller(real, controller, sizeof(controller))) {
		return;
	}
	pci_of_path(controller, b->pci, sizeof(b->pci));
	if (read_word(transport, sizeof(transport), "%s/transport", controller) &&
	    strcmp(transport, "pcie") != 0) {
		b->kind = TOPO_BLOCK_NVMEOF;
		text_fmt(b->detail, sizeof(b->detail), "nvme: %s", transport);
	}
}

static bool begins(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static void describe_kind(struct topo_block *b, const char *real)
{
	if (read_exists("/sys/class/block/%s/dm", b->name)) {
		b->kind = TOPO_BLOCK_DM;
		describe_dm(b);
	} else if (read_exists("/sys/class/block/%s/md", b->name)) {
		b->kind = TOPO_BLOCK_MD;
		describe_named(b, "md", "md/level");
	} else if (begins(b->name, "loop")) {
		b->kind = TOPO_BLOCK_LOOP;
		describe_named(b, "loop", "loop/backing_file");
	} else if (begins(b->name, "nvme")) {
		describe_nvme(b, real);
	} else if (begins(b->name, "sd") || begins(b->name, "sr")) {
		b->kind = TOPO_BLOCK_SCSI;
	} else if (begins(b->name, "vd")) {
		b->kind = TOPO_BLOCK_VIRTIO;
	} else {
		b->kind = TOPO_BLOCK_OTHER;
	}
}

static unsigned int block_bytes(const char *name)
{
	long long x = read_number(0, "/sys/class/block/%s/queue/logical_block_size", name);

	/* Anything else is no block size, whatever the file says. */
	return x >= 512 && x <= 1 << 20 && (x & (x - 1)) == 0 ? (unsigned int)x : 0;
}

void block_describe(struct topo_block *b)
{
	char link[READ_PATH];
	char real[READ_PATH];

	b->numa_node = -1;
	text_fmt(link, sizeof(link), "/sys/class/block/%s", b->name);
	if (!sys_root_exists(link)) {
		b->removed = true;
		return;
	}
	if (read_link(link, real, sizeof(real))) {
		real[0] = '\0';
	}
	pci_of_path(real, b->pci, sizeof(b->pci));
	describe_kind(b, real);
	b->rotational = read_number(0, "/sys/class/block/%s/queue/rotational", b->name) == 1;
	b->logical_block = block_bytes(b->name);
	if (b->pci[0]) {
		b->numa_node = topo_pci_numa(b->pci);
	}
}

/* A partition's disk; any other device is itself. */
static void whole_disk(const char *name, char *dst, size_t space)
{
	char link[READ_PATH];
	char real[READ_PATH];
	char *slash;

	text_copy(dst, space, name);
	if (!read_exists("/sys/class/block/%s/partition", name)) {
		return;
	}
	text_fmt(link, sizeof(link), "/sys/class/block/%s", name);
	if (read_link(link, real, sizeof(real)) == 0 && (slash = strrchr(real, '/')) != NULL) {
		*slash = '\0';
		if (read_exists("/sys/class/block/%s", read_leaf(real))) {
			text_copy(dst, space, read_leaf(real));
		}
	}
}

struct stack_walk {
	struct topo_stack *s;
	int parent;
};

/* On the way up from the parent, or beside it under the same one (two partitions of a disk). */
static bool is_known(const struct stack_walk *w, const char *name, bool *loop)
{
	for (int i = w->parent; i >= 0; i = w->s->v[i].parent) {
		*loop = strcmp(w->s->v[i].name, name) == 0;
		if (*loop) {
			return true;
		}
	}
	for (unsigned int i = 0; i < w->s->n; i++) {
		if (w->s->v[i].parent == w->parent && strcmp(w->s->v[i].name, name) == 0) {
			return true;
		}
	}
	return false;
}

static int grow(struct topo_stack *s)
{
	unsigned int space = s->space ? s->space * 2 : 4;
	struct topo_block *v =
		space > TOPO_STACK_MAX ? NULL : alloc_resize(s->v, space, sizeof(*v));

	if (!v) {
		return -ENOMEM;
	}
	s->v = v;
	s->space = space;
	return 0;
}

void topo_stack_free(struct topo_stack *s)
{
	free(s->v);
	*s = (struct topo_stack){ .n = 0 };
}

static int add_device(const char *name, void *arg)
{
	struct stack_walk *w = arg;
	struct topo_block *b;
	char disk[sizeof(b->name)];
	bool loop = false;

	whole_disk(name, disk, sizeof(disk));
	if (is_known(w, disk, &loop)) {
		w->s->truncated = w->s->truncated || loop;
		return 0;
	}
	if (w->s->n == w->s->space && grow(w->s)) {
		w->s->truncated = true;
		return 1;
	}
	b = &w->s->v[w->s->n++];
	*b = (struct topo_block){ .parent = -1 };
	text_copy(b->name, sizeof(b->name), disk);
	b->parent = w->parent;
	block_describe(b);
	return 0;
}

int topo_block_stack(dev_t dev, struct topo_stack *out)
{
	struct stack_walk w = { .s = out, .parent = -1 };
	char link[READ_PATH];
	char real[READ_PATH];
	int rc;

	*out = (struct topo_stack){ .n = 0 };
	text_fmt(link, sizeof(link), "/sys/dev/block/%u:%u", major(dev), minor(dev));
	rc = read_link(link, real, sizeof(real));
	if (rc) {
		return rc == -EINVAL ? -ENOENT : rc;
	}
	(void)add_device(read_leaf(real), &w);
	for (unsigned int i = 0; i < out->n; i++) {
		char slaves[READ_PATH];

		w.parent = (int)i;
		text_fmt(slaves, sizeof(slaves), "/sys/class/block/%s/slaves", out->v[i].name);
		(void)read_list(slaves, add_device, &w);
	}
	return 0;
}

const struct topo_block *topo_stack_p2p_obstacle(const struct topo_stack *s)
{
	static const char *const good_md[] = { "md: raid0", "md: raid1", "md: raid10" };

	for (unsigned int i = 0; i < s->n; i++) {
		const struct topo_block *b = &s->v[i];
		bool good = b->kind == TOPO_BLOCK_NVME && b->pci[0];

		for (size_t m = 0; b->kind == TOPO_BLOCK_MD && m < ARRAY_LEN(good_md); m++) {
			good = good || strcmp(b->detail, good_md[m]) == 0;
		}
		if (!good) {
			return b;
		}
	}
	/* What could not be followed may hold anything: the device above it answers for it. */
	return s->n && s->truncated ? &s->v[0] : NULL;
}

struct source_find {
	const char *mapper; /* dm/name to look for */
	char name[32];
};

static int is_mapping(const char *name, void *arg)
{
	struct source_find *f = arg;
	char dm_name[128];

	if (!begins(name, "dm-") ||
	    !read_word(dm_name, sizeof(dm_name), "/sys/class/block/%s/dm/name", name) ||
	    strcmp(dm_name, f->mapper) != 0) {
		return 0;
	}
	text_copy(f->name, sizeof(f->name), name);
	return 1;
}

int topo_block_of_source(const char *source, dev_t *out)
{
	struct source_find f = { .mapper = NULL };
	unsigned int maj, min;
	char number[24];

	if (!begins(source, "/dev/")) {
		return -ENOENT;
	}
	source += strlen("/dev/");
	if (begins(source, "mapper/")) {
		f.mapper = source + strlen("mapper/");
		(void)read_list("/sys/class/block", is_mapping, &f);
	} else if (!strchr(source, '/')) {
		text_copy(f.name, sizeof(f.name), source);
	}
	if (!f.name[0] || f.name[0] == '.' ||
	    !read_word(number, sizeof(number), "/sys/class/block/%s/dev", f.name) ||
	    sscanf(number, "%u:%u", &maj, &min) != 2) {
		return -ENOENT;
	}
	*out = makedev(maj, min);
	return 0;
}

static void add_text(const struct topo_stack *s, int at, struct text *t)
{
	const struct topo_block *b = &s->v[at];
	const char *what = b->detail[0] ? b->detail : topo_block_kind_name(b->kind);
	unsigned int below = 0, shown = 0;

	text_add(t, "%s (%s)", b->name, b->removed ? "removed" : what);
	for (unsigned int i = 0; i < s->n; i++) {
		below += s->v[i].parent == at;
	}
	for (unsigned int i = 0; i < s->n; i++) {
		if (s->v[i].parent == at) {
			text_add(t, "%s", shown ? ", " : (below > 1 ? " > [" : " > "));
			add_text(s, (int)i, t);
			shown++;
		}
	}
	text_add(t, "%s", below > 1 ? "]" : "");
}

char *topo_stack_words(const struct topo_stack *s)
{
	struct text t = TEXT_INIT;

	if (s->n) {
		add_text(s, 0, &t);
	}
	text_add(&t, "%s", s->truncated ? " ..." : "");
	return text_take(&t);
}

void topo_stack_text(const struct topo_stack *s, char *dst, size_t space)
{
	char *all = topo_stack_words(s);

	text_copy(dst, space, all ? all : "");
	free(all);
}

uint64_t topo_block_seq(dev_t dev)
{
	unsigned int maj = major(dev);
	unsigned int min = minor(dev);
	long long seq = read_number(0, "/sys/dev/block/%u:%u/diskseq", maj, min);

	/* A partition's is its disk's. */
	seq = seq ? seq : read_number(0, "/sys/dev/block/%u:%u/../diskseq", maj, min);
	return seq > 0 ? (uint64_t)seq : 0;
}

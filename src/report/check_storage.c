/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): the mounted file systems, and the disks below them. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "report/check_rows.h"

/* A kind of file system, and how O_DIRECT works on it. */
struct fs_kind {
	const char *name; /* ends with '*' where the rest of the name does not matter */
	const char *finding;
	const char *remedy;
	enum pl_check_level level;
	bool local; /* on a block device of this machine */
};

static const struct fs_kind fs_kinds[] = {
	{ "ext4", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "xfs", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "ext3", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "ext2", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "f2fs", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "bcachefs", "O_DIRECT works", "", PL_CHECK_OK, true },
	{ "btrfs",
	  "O_DIRECT works, except for compressed files and, from Linux 6.15 on, for writes to "
	  "files with checksums",
	  "run `chattr +C` on a folder for large files before they are created there",
	  PL_CHECK_INFO, true },
	{ "zfs",
	  "O_DIRECT bypasses the cache from OpenZFS 2.3 on; older versions accept the flag and "
	  "ignore it",
	  "keep large files on ext4 or xfs", PL_CHECK_INFO, false },
	{ "tmpfs", "files are in the page cache and on no disk: reads copy memory", "",
	  PL_CHECK_INFO, false },
	{ "overlay", "O_DIRECT depends on the file system below, which is not visible here",
	  "keep large files on a volume or bind mount, not in the container's own layers",
	  PL_CHECK_INFO, false },
	{ "nfs*", "O_DIRECT goes to the server and bypasses this machine's page cache", "",
	  PL_CHECK_INFO, false },
	{ "lustre", "O_DIRECT goes to the servers and bypasses this machine's page cache", "",
	  PL_CHECK_INFO, false },
	{ "gpfs", "a network file system that supports O_DIRECT", "", PL_CHECK_INFO, false },
	{ "beegfs", "a network file system that supports O_DIRECT", "", PL_CHECK_INFO, false },
	{ "wekafs", "a network file system that supports O_DIRECT", "", PL_CHECK_INFO, false },
	{ "ceph", "a network file system that supports O_DIRECT", "", PL_CHECK_INFO, false },
	{ "cifs", "O_DIRECT depends on the mount option \"cache\"", "", PL_CHECK_INFO, false },
	{ "smb3", "O_DIRECT depends on the mount option \"cache\"", "", PL_CHECK_INFO, false },
	{ "9p",
	  "each request goes to another machine or the host; O_DIRECT depends on the mount option "
	  "\"cache\"",
	  "keep large files on a disk of this machine", PL_CHECK_INFO, false },
	{ "virtiofs",
	  "each request goes to the host; O_DIRECT depends on how the host shares the folder",
	  "keep large files on a disk of this machine", PL_CHECK_INFO, false },
	{ "fuse*", "each request goes through a daemon, which decides whether O_DIRECT works",
	  "keep large files on a kernel file system", PL_CHECK_INFO, false },
};

static const struct fs_kind *fs_kind(const char *fs)
{
	for (size_t i = 0; i < ARRAY_LEN(fs_kinds); i++) {
		if (text_is_named(fs, fs_kinds[i].name)) {
			return &fs_kinds[i];
		}
	}
	return NULL;
}

/* A file system, which may be mounted several times. */
struct mounted {
	dev_t dev;
	const struct fs_kind *kind;
	struct topo_mount mount; /* the mount with the shortest path */
};

struct mounts {
	struct mounted *v;
	size_t n;
	size_t space;
};

/* Mounts of the system itself: the desktop's, the container engine's. */
static bool is_system_mount(const struct topo_mount *m)
{
	static const char *const starts[] = { "/proc/", "/sys/", "/dev/", "/run/user/" };

	for (size_t i = 0; i < ARRAY_LEN(starts); i++) {
		if (strncmp(m->point, starts[i], strlen(starts[i])) == 0) {
			return strcmp(m->point, "/dev/shm") != 0;
		}
	}
	return strcmp(m->fs, "fusectl") == 0 ||
	       (strcmp(m->fs, "tmpfs") == 0 && strcmp(m->point, "/tmp") != 0);
}

static int on_mount(const struct topo_mount *m, dev_t dev, void *arg)
{
	struct mounts *all = arg;
	const struct fs_kind *kind = fs_kind(m->fs);

	if (!kind || is_system_mount(m)) {
		return 0;
	}
	for (size_t i = 0; i < all->n; i++) {
		struct mounted *old = &all->v[i];
		bool same_place = strcmp(old->mount.point, m->point) == 0;

		/* A later mount hides an earlier one at the same place. */
		if (same_place ||
		    (old->dev == dev && strlen(m->point) < strlen(old->mount.point))) {
			*old = (struct mounted){ dev, kind, *m };
			return 0;
		}
		if (old->dev == dev) {
			return 0;
		}
	}
	if (!alloc_grow(&all->v, &all->space, all->n, sizeof(*all->v))) {
		return -ENOMEM;
	}
	all->v[all->n++] = (struct mounted){ dev, kind, *m };
	return 0;
}

static void fs_row(struct check *c, const struct mounted *m)
{
	char subject[300];

	text_fmt(subject, sizeof(subject), "%s (%s)", m->mount.point, m->mount.fs);
	if (text_has_word(m->mount.options, ',', "data=journal")) {
		check_add(
			c, FINDING_FS_DATA_JOURNAL, subject,
			"data journalling disables O_DIRECT: all I/O goes through the page cache");
	} else if (text_has_word(m->mount.options, ',', "dax") ||
		   text_has_word(m->mount.options, ',', "dax=always")) {
		check_add(c, FINDING_FS_DAX, subject,
			  "DAX: files are memory, and a processor copies what O_DIRECT reads");
	} else {
		check_add_as(c, FINDING_FS_KIND, m->kind->level, subject, m->kind->remedy, "%s",
			     m->kind->finding);
	}
}

struct drive_pairs {
	struct check *c;
	const struct topo_stack *stack;
};

/* For each drive and each device's memory: whether the drive can access it. */
static int drive_pair_rows(const struct dev_props *p, void *arg)
{
	const struct drive_pairs *m = arg;
	bool reached = p->fit && (p->p2p || (p->p2p_maps && m->c->gpus_p2p));

	for (unsigned int i = 0; reached && i < m->stack->n; i++) {
		const struct topo_block *b = &m->stack->v[i];
		char subject[80], text[300], remedy[200];
		struct topo_p2p way;
		enum finding kind;

		if (b->kind != TOPO_BLOCK_NVME) {
			continue;
		}
		(void)topo_p2p_way(p->pci, b->pci, &way);
		topo_p2p_text(&way, text, sizeof(text));
		topo_p2p_remedy(&way, remedy, sizeof(remedy));
		if (topo_p2p_passes(&way) && way.translated == 1 && way.way != TOPO_WAY_SELF) {
			text_copy(remedy, sizeof(remedy), findings[FINDING_P2PDMA_WAY_SLOW].remedy);
		}
		text_fmt(subject, sizeof(subject), "%s and %s", b->name, p->name);
		kind = !topo_p2p_passes(&way) ? FINDING_P2PDMA_NO_WAY
		       : *remedy	      ? FINDING_P2PDMA_WAY_SLOW
					      : FINDING_P2PDMA_WAY;
		check_add_as(m->c, kind, findings[kind].level, subject, remedy, "%s", text);
	}
	return 0;
}

static void block_row(struct check *c, const struct topo_stack *s, const char *point)
{
	struct drive_pairs m = { c, s };
	const struct topo_block *b = topo_stack_p2p_obstacle(s);
	char text[512];
	char subject[300];

	topo_stack_text(s, text, sizeof(text));
	text_fmt(subject, sizeof(subject), "%s under %s", s->v[0].name, point);
	if (b && b->removed) {
		check_add(c, FINDING_BLOCK_GONE, subject, "%s: %s was removed", text, b->name);
	} else if (b && (c->bars || c->gpus_p2p)) {
		check_add_as(c, FINDING_BLOCK_NO_P2P, PL_CHECK_MISSING, subject,
			     topo_stack_p2p_remedy(b, c->kernel.hypervisor),
			     "%s: O_DIRECT works for host memory only; %s does not support p2pdma",
			     text, b->name);
	} else if (b) {
		check_add_as(c, FINDING_BLOCK_NO_P2P, PL_CHECK_INFO, subject, "",
			     "%s: O_DIRECT works; %s does not support p2pdma, which no memory here "
			     "could use",
			     text, b->name);
	} else {
		check_add(c, FINDING_BLOCK_P2P, subject,
			  "%s: O_DIRECT works, and every layer supports p2pdma", text);
		if ((c->bars || c->gpus_p2p) && dev_table_each(c->devices, drive_pair_rows, &m)) {
			c->failed = true;
		}
	}
}

/* Two partitions of one disk are one stack. */
static bool is_reported(const struct topo_stack *seen, unsigned int n, const struct topo_stack *s)
{
	for (unsigned int i = 0; i < n; i++) {
		if (strcmp(seen[i].v[0].name, s->v[0].name) == 0) {
			return true;
		}
	}
	return false;
}

static void block_rows(struct check *c, const struct mounts *all)
{
	struct topo_stack *seen = alloc_array(all->n + 1, sizeof(*seen));
	unsigned int n = 0;

	if (!seen) {
		c->failed = true;
		return;
	}
	for (size_t i = 0; i < all->n; i++) {
		const struct mounted *m = &all->v[i];

		if (!m->kind->local || topo_mount_stack(&m->mount, m->dev, &seen[n])) {
			continue;
		}
		if (is_reported(seen, n, &seen[n])) {
			topo_stack_free(&seen[n]);
		} else {
			block_row(c, &seen[n], m->mount.point);
			n++;
		}
	}
	while (n) {
		topo_stack_free(&seen[--n]);
	}
	free(seen);
}

void check_storage(struct check *c)
{
	struct mounts all = { .v = NULL };
	int rc = topo_mount_each(on_mount, &all);

	if (rc == -ENOMEM) {
		c->failed = true;
	} else if (rc) {
		check_add(c, FINDING_MOUNTS_UNREADABLE, "", "the mounts cannot be read");
	} else {
		for (size_t i = 0; i < all.n; i++) {
			fs_row(c, &all.v[i]);
		}
		block_rows(c, &all);
	}
	free(all.v);
}

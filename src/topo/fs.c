/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Kinds of file systems, by the names that the kernel gives them. */

#include "base/bits.h"
#include "base/text.h"
#include "topo/topo.h"

/* A name that ends with '*' stands for all that begin so. */
static const struct {
	const char *name;
	enum topo_fs kind;
} kinds[] = {
	{ "ext4", TOPO_FS_P2P },
	{ "xfs", TOPO_FS_P2P },
	{ "ext2", TOPO_FS_LOCAL },
	{ "ext3", TOPO_FS_LOCAL },
	{ "f2fs", TOPO_FS_LOCAL },
	{ "bcachefs", TOPO_FS_LOCAL },
	{ "btrfs", TOPO_FS_LOCAL },
	{ "zfs", TOPO_FS_LOCAL },
	{ "vfat", TOPO_FS_LOCAL },
	{ "exfat", TOPO_FS_LOCAL },
	{ "ntfs3", TOPO_FS_LOCAL },
	{ "nfs*", TOPO_FS_NETWORK },
	{ "lustre", TOPO_FS_NETWORK },
	{ "gpfs", TOPO_FS_NETWORK },
	{ "beegfs", TOPO_FS_NETWORK },
	{ "wekafs", TOPO_FS_NETWORK },
	{ "ceph", TOPO_FS_NETWORK },
	{ "cifs", TOPO_FS_NETWORK },
	{ "smb3", TOPO_FS_NETWORK },
	{ "9p", TOPO_FS_NETWORK },
	{ "virtiofs", TOPO_FS_NETWORK },
	{ "glusterfs", TOPO_FS_NETWORK },
	{ "fuse.glusterfs", TOPO_FS_NETWORK },
	{ "fuse.sshfs", TOPO_FS_NETWORK },
	{ "tmpfs", TOPO_FS_MEMORY },
	{ "ramfs", TOPO_FS_MEMORY },
	{ "hugetlbfs", TOPO_FS_MEMORY },
	{ "overlay", TOPO_FS_STACKED },
	{ "ecryptfs", TOPO_FS_STACKED },
	{ "fuse*", TOPO_FS_STACKED },
};

enum topo_fs topo_fs_kind(const char *fs)
{
	for (size_t i = 0; i < ARRAY_LEN(kinds); i++) {
		if (text_is_named(fs, kinds[i].name)) {
			return kinds[i].kind;
		}
	}
	return TOPO_FS_OTHER;
}

/* Names a file system by its number, for those whose files may have a device number that no mount
 * has. */
const char *topo_fs_of_magic(long magic)
{
	static const struct {
		unsigned long magic;
		const char *name;
	} known[] = {
		{ 0x794c7630, "overlay" }, { 0x9123683e, "btrfs" },    { 0x6969, "nfs" },
		{ 0x65735546, "fuse" },	   { 0xca451a4e, "bcachefs" },
	};

	for (size_t i = 0; i < ARRAY_LEN(known); i++) {
		if (known[i].magic == (unsigned long)magic) {
			return known[i].name;
		}
	}
	return "";
}

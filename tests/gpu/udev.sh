#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# NVIDIA's library refuses files on machines without a udev database; a minimal one lets it run.
#     tests/gpu/udev.sh FOLDER        as root; does nothing where there is an entry
set -eu
dev=$(stat -c '%Hd:%Ld' "$1")
if [ ! -e "/run/udev/data/b$dev" ] && [ -w /run ]; then
	mkdir -p /run/udev/data
	fs=$(stat -f -c '%T' "$1")
	[ "$fs" = ext2/ext3 ] && fs=ext4
	printf 'I:1\nE:ID_FS_USAGE=filesystem\nE:ID_FS_TYPE=%s\nG:systemd\nQ:systemd\nV:1\n' "$fs" \
		>"/run/udev/data/b$dev"
	touch /run/udev/control
	echo "wrote /run/udev/data/b$dev ($fs)"
fi

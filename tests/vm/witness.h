/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_VM_WITNESS_H
#define TESTS_VM_WITNESS_H

/*
 * Tells the witness outside the guest where a stretch of I/O begins and ends: one block of the
 * marker drive is read, and its number shows in QEMU's trace between the drives' own commands. A
 * stretch's name is that number; it is opened and closed by the same call.
 */

/* Where the marker blocks begin on the marker drive; no other drive reaches so far. */
#define WITNESS_START (8ull << 30)

/* path: the marker drive. 0 or -errno. */
int witness_mark(const char *path, unsigned int number);

#endif

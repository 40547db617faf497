/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_FAULT_H
#define BASE_FAULT_H

/*
 * Failure on demand: the n-th call of a kind fails. Off unless a test arms it; the disarmed cost is
 * one relaxed load. Counters are of the whole process.
 */

enum fault_kind {
	FAULT_ALLOC,  /* an allocation */
	FAULT_SYS,    /* a system call made through sys */
	FAULT_DEVICE, /* an operation of a device that opens, makes, pins or queues (dev_fault()) */
	FAULT_KINDS,
};

/* The `nth` call from now (1 is the next) fails with `err`; nth 0 disarms. */
void fault_arm(enum fault_kind kind, unsigned long nth, int err);

/* Calls of this kind since it was last armed or disarmed. */
unsigned long fault_count(enum fault_kind kind);

/* 0, or the errno value that this call must fail with. */
int fault_hit(enum fault_kind kind);

#endif

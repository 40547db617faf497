/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_VM_CABLE_H
#define TESTS_VM_CABLE_H

/*
 * The cable that guest/init lays: between va in the network namespace a and vb in b, with an RDMA
 * device on each end, rxa and rxb. Its addresses are 10.9.0.1 and 10.9.0.2.
 */

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#define CABLE_NET 0x0a0900u /* its first 24 bits */

/* This process joins the network namespace `name`, and, unless PEERLANE_REMOTES is tcp, sees no
 * other RDMA device than rx`name` there: 0, or -1 with a line on stderr. */
int cable_enter(const char *name);
/* This end is up, or down: 0. */
int cable_link(const char *name, bool up);
/* Bytes that a process' end of it has sent and received so far. */
uint64_t cable_bytes(pid_t pid, const char *name);
/* Resets each TCP connection of that process over the cable, behind its back, as a router may that
 * has forgotten them: how many. -1 with a line on stderr: that process cannot be looked into. */
int cable_cut(pid_t pid);

#endif

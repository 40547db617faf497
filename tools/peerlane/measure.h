/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_MEASURE_H
#define TOOL_MEASURE_H

/*
 * What drives give: read with O_DIRECT for a second, all at once, eight requests of 1 MiB in flight
 * for each disk, one after the other from a random place on. Fills `measured` of a machine, which
 * is this one. 0, or an exit status with the complaint printed.
 */

#include "flows.h"

/* Drives among the nodes, by all disks of each; those without a disk are left out. */
int measure_drives(struct machine *m, struct nodes nodes);

/* Measures the drives under a file by reading it; each gets an equal part of the rate. */
int measure_file(struct machine *m, const struct place *file);

#endif

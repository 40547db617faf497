/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_CHOOSE_INTERFACES_H
#define NCCLNET_CHOOSE_INTERFACES_H

/* The interfaces that become devices: see choose_interfaces.c. */

#include "ncclnet/ncclnet.h"

/* Chooses interfaces. `bind` is PEERLANE_TCP_BIND, or NULL if it has its default. Returns how many
 * of `most` are in `out`, each with the address to listen at. If there are none, a line of the log
 * says why. */
unsigned int nn_choose_interfaces(const char *bind, struct nn_interface *out, unsigned int most);

#endif

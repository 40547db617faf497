/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_LINKS_H
#define NCCLNET_LINKS_H

/* The interfaces that devices are made of: see links.c. */

#include "ncclnet/ncclnet.h"

/* `bind` is PEERLANE_TCP_BIND, or NULL where nobody has set it. Returns how many of `most` are in
 * `out`, each with the address to listen at; 0: a line of the log says why. */
unsigned int nn_links_choose(const char *bind, struct nn_interface *out, unsigned int most);

#endif

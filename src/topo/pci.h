/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_PCI_H
#define TOPO_PCI_H

#include <stddef.h>

/* Characters of the PCI address ("0000:04:00.0") that s begins with, 0 if it does not. */
size_t pci_address_len(const char *s);

/* The last PCI address in a sysfs path, "" if there is none: the controller of what hangs there. */
void pci_of_path(const char *path, char *dst, size_t room);

/* ACS redirection in one function's own configuration space: 1 on, 0 off, -1 cannot be told. */
int pci_acs(const char *pci);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOPO_PCI_H
#define TOPO_PCI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Counts the characters of the PCI address ("0000:04:00.0") that s begins with; 0 if it does
 * not. */
size_t pci_address_len(const char *s);

/* Makes a number of a PCI address, by which functions can be sorted; PCI_NO_KEY for any other
 * text. */
#define PCI_NO_KEY UINT64_MAX
uint64_t pci_key(const char *s);

/* Whether s is such an address, or a bus ("0000:3a"), which stands for a host bridge. */
bool pci_plausible(const char *s);

/* The last PCI address in a sysfs path, "" if there is none: the controller of what hangs there. */
void pci_of_path(const char *path, char *dst, size_t space);

/* ACS redirection in one function's own configuration space: 1 on, 0 off, -1 unknown. */
int pci_acs(const char *pci);

/* Bytes of the aperture to a GPU's memory, 0 unknown. */
uint64_t pci_bar1(const char *pci);

#endif

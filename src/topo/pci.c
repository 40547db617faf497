/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* PCI functions: where they hang, and what stands between them and each other. */

#include "topo/pci.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "sys/sys.h"
#include "topo/read.h"
#include "topo/topo.h"

static size_t hex_digits(const char *s)
{
	size_t n = 0;

	while (isxdigit((unsigned char)s[n])) {
		n++;
	}
	return n;
}

size_t pci_address_len(const char *s)
{
	size_t domain = hex_digits(s);

	if (domain < 4 || domain > 8 || s[domain] != ':' || hex_digits(s + domain + 1) != 2 ||
	    s[domain + 3] != ':' || hex_digits(s + domain + 4) != 2 || s[domain + 6] != '.' ||
	    s[domain + 7] < '0' || s[domain + 7] > '7') {
		return 0;
	}
	return domain + 8;
}

uint64_t pci_key(const char *s)
{
	size_t n = pci_address_len(s);
	char *end;
	uint64_t domain, rest;

	if (!n || s[n]) {
		return PCI_NO_KEY;
	}
	domain = strtoull(s, &end, 16);
	rest = strtoull(end + 1, &end, 16) << 8;
	rest |= strtoull(end + 1, &end, 16) << 3;
	return domain << 16 | rest | (uint64_t)(end[1] - '0');
}

bool pci_plausible(const char *s)
{
	size_t domain = hex_digits(s);

	return pci_key(s) != PCI_NO_KEY || (domain >= 4 && domain <= 8 && s[domain] == ':' &&
					    hex_digits(s + domain + 1) == 2 && !s[domain + 3]);
}

void pci_of_path(const char *path, char *dst, size_t space)
{
	dst[0] = '\0';
	for (const char *p = path; p; p = strchr(p, '/')) {
		size_t n;

		p += strspn(p, "/");
		n = pci_address_len(p);
		if (n && (p[n] == '/' || p[n] == '\0') && n < space) {
			memcpy(dst, p, n);
			dst[n] = '\0';
		}
	}
}

int topo_pci_numa(const char *pci)
{
	if (!pci_address_len(pci)) {
		return -1;
	}
	return (int)read_number(-1, "/sys/bus/pci/devices/%s/numa_node", pci);
}

int topo_pci_iommu(const char *pci)
{
	char type[16];

	if (!pci_address_len(pci) || !read_exists("/sys/bus/pci/devices/%s", pci)) {
		return -1;
	}
	if (!read_exists("/sys/bus/pci/devices/%s/iommu_group", pci)) {
		return 0;
	}
	if (!read_word(type, sizeof(type), "/sys/bus/pci/devices/%s/iommu_group/type", pci)) {
		return -1;
	}
	return strcmp(type, "identity") != 0;
}

struct nth_line {
	int left;
	unsigned long long first, last;
};

static int on_region(const char *line, void *arg)
{
	struct nth_line *n = arg;

	if (n->left--) {
		return 0;
	}
	return sscanf(line, "0x%llx 0x%llx", &n->first, &n->last) == 2 ? 1 : -1;
}

/* The aperture to a GPU's memory is its second region. */
uint64_t pci_bar1(const char *pci)
{
	struct nth_line n = { .left = 1 };
	char path[READ_PATH];

	text_fmt(path, sizeof(path), "/sys/bus/pci/devices/%s/resource", pci);
	return read_lines(path, on_region, &n) == 1 && n.last > n.first ? n.last - n.first + 1 : 0;
}

/*
 * Configuration space: extended capabilities begin at 256, unprivileged readers get 64 bytes. Only
 * the needed words are read: in a virtual machine each word is the host's to answer, and takes 20
 * us, so that all of a GPU's take 20 ms.
 */
#define CONFIG_CONVENTIONAL 256
#define CONFIG_FULL 4096
#define CAP_ACS 0x000d
#define ACS_CONTROL 6
#define ACS_REDIRECT 0x2c /* request redirect, completion redirect, egress control */

static unsigned int le16(const unsigned char *p)
{
	return p[0] | (unsigned int)p[1] << 8;
}

/* ACS redirection in one configuration space of len bytes. */
static int config_acs(int fd, size_t len)
{
	size_t at = CONFIG_CONVENTIONAL;
	unsigned char cap[8];

	if (len == CONFIG_CONVENTIONAL) {
		return 0; /* conventional PCI has no such thing */
	}
	for (int ttl = CONFIG_FULL / 8; ttl && at >= CONFIG_CONVENTIONAL; ttl--) {
		if (read_piece(fd, cap, 4, at) != 4) {
			return -1;
		}
		if (le16(cap) == CAP_ACS) {
			return read_piece(fd, cap + 4, 4, at + 4) != 4
				       ? -1
				       : (le16(cap + ACS_CONTROL) & ACS_REDIRECT) != 0;
		}
		at = le16(cap + 2) >> 4;
	}
	return at ? -1 : 0;
}

int pci_acs(const char *pci)
{
	char path[READ_PATH];
	struct stat st;
	int fd;
	int acs;

	text_fmt(path, sizeof(path), "/sys/bus/pci/devices/%s/config", pci);
	fd = read_open(path);
	if (fd < 0) {
		return -1;
	}
	acs = sys_fstat(fd, &st) ? -1 : config_acs(fd, (size_t)st.st_size);
	(void)sys_close(fd);
	return acs;
}

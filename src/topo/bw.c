/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "topo/bw.h"

#include <string.h>

#include "base/bits.h"
#include "topo/num.h"

/* Per lane in 100 Mb/s of payload, and what sysfs writes of it. */
static const struct {
	unsigned int rate;
	const char *speed;
} pcie[] = {
	{ 60, "8.0 GT/s PCIe" }, /* unknown counts as generation 3 */
	{ 15, "2.5 GT/s PCIe" },    { 30, "5.0 GT/s PCIe" },   { 60, "8.0 GT/s PCIe" },
	{ 120, "16.0 GT/s PCIe" },  { 240, "32.0 GT/s PCIe" }, { 480, "64.0 GT/s PCIe" },
	{ 960, "128.0 GT/s PCIe" },
};

double bw_pcie(unsigned int gen, unsigned int width)
{
	unsigned int at = gen < ARRAY_LEN(pcie) ? gen : 0;

	return (width ? width : 16) * pcie[at].rate / 80.0;
}

unsigned int bw_gen_of_speed(const char *speed)
{
	double x = num_read(speed, NULL);

	for (unsigned int i = 1; i < ARRAY_LEN(pcie); i++) {
		double rate = num_read(pcie[i].speed, NULL);

		if (x > rate * .99 && x < rate * 1.01) {
			return i;
		}
	}
	return 0;
}

const char *bw_speed_of_gen(unsigned int gen)
{
	return gen && gen < ARRAY_LEN(pcie) ? pcie[gen].speed : "Unknown";
}

/* From which compute capability on a GPU has which NVLinks; the last row that fits counts. */
static const struct {
	unsigned int sm;
	unsigned int gen;
	double bw;
} nvlinks[] = {
	{ 60, 1, 18.0 }, { 70, 2, 20.0 }, { 80, 3, 20.0 },
	{ 86, 3, 12.0 }, { 90, 4, 20.6 }, { 100, 5, 40.1 },
};

double bw_nvlink(unsigned int sm)
{
	double bw = nvlinks[0].bw;

	for (size_t i = 0; i < ARRAY_LEN(nvlinks); i++) {
		bw = sm >= nvlinks[i].sm ? nvlinks[i].bw : bw;
	}
	return bw;
}

unsigned int bw_nvlink_gen(unsigned int sm)
{
	unsigned int gen = 0;

	for (size_t i = 0; i < ARRAY_LEN(nvlinks); i++) {
		gen = sm >= nvlinks[i].sm ? nvlinks[i].gen : gen;
	}
	return gen;
}

/* Intel's processors, from which model on; all are of family 6. */
static const struct {
	int model;
	double bw;
} intel[] = {
	{ 0x00, 6.0 },	/* Broadwell and before */
	{ 0x55, 10.0 }, /* Skylake */
	{ 0x8f, 22.0 }, /* Sapphire Rapids */
	{ 0xcf, 40.0 }, /* Emerald Rapids */
};

double bw_smp(const struct topo_graph *g)
{
	double bw = intel[0].bw;

	if (strcmp(g->cpu_vendor, "AuthenticAMD") == 0) {
		return 16.0;
	}
	if (strcmp(g->arch, "ppc64") == 0 || strcmp(g->arch, "ppc64le") == 0) {
		return 32.0;
	}
	if (strcmp(g->cpu_vendor, "GenuineIntel") == 0 && g->cpu_family == 6) {
		for (size_t i = 0; i < ARRAY_LEN(intel); i++) {
			bw = g->cpu_model >= intel[i].model ? intel[i].bw : bw;
		}
	}
	return bw;
}

double bw_latency(enum topo_link_kind kind)
{
	static const double ns[TOPO_LINK_KINDS] = {
		[TOPO_LINK_PCIE] = 300,	  [TOPO_LINK_LOCAL] = 100, [TOPO_LINK_SMP] = 150,
		[TOPO_LINK_NVLINK] = 500, [TOPO_LINK_C2C] = 300,   [TOPO_LINK_NET] = 1500,
	};

	return (size_t)kind < ARRAY_LEN(ns) ? ns[kind] : 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane bench WHAT`: the table of benchmarks. */

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "bench.h"
#include "bench_array.h"
#include "bench_blocks.h"
#include "bench_coll.h"
#include "bench_net.h"
#include "bench_rows.h"
#include "cmd.h"
#include "say.h"
#include "term.h"

static const struct {
	const char *name;
	const char *help;
	int (*fn)(int argc, char **argv);
} benches[] = {
	{ "storage", "reads and writes between a file and GPU memory", bench_storage },
	{ "peer", "copies between GPUs, and between GPUs and the host", bench_peer },
	{ "rows", "kernels that read rows at random places of a table", bench_rows },
	{ "array", "kernels that fetch rows of a file by themselves", bench_array },
	{ "blocks", "lists of small blocks, as of KV caches", bench_blocks },
	{ "coll", "collective operations of GPUs, beside NCCL's", bench_coll },
	{ "net", "transfers to and from memory of other hosts", bench_net },
};

static void usage(void)
{
	size_t i;

	term_puts(stdout, "usage: peerlane bench WHAT [OPTION]...\n\nMeasures. WHAT is one of:\n");
	for (i = 0; i < ARRAY_LEN(benches); i++) {
		term_printf(stdout, "  %-9s  %s\n", benches[i].name, benches[i].help);
	}
	term_puts(stdout,
		  "\n'peerlane bench WHAT --help' lists the options. More: man peerlane-bench\n");
}

int cmd_bench(int argc, char **argv)
{
	size_t i;

	if (argc < 2) {
		return say_usage(
			"bench",
			"say what to measure: peerlane bench storage, peer, rows, array, blocks, coll or net");
	}
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
		usage();
		return STATUS_OK;
	}
	for (i = 0; i < ARRAY_LEN(benches); i++) {
		if (strcmp(argv[1], benches[i].name) == 0) {
			return benches[i].fn(argc - 1, argv + 1);
		}
	}
	return say_usage(
		"bench",
		"'%s' cannot be measured; there is: storage, peer, rows, array, blocks, coll, net",
		argv[1]);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The table of commands, and options in front of a command: help and version. */

#include <stdio.h>
#include <string.h>

#include <peerlane/version.h>

#include "base/bits.h"
#include "cleanup.h"
#include "cmd.h"
#include "say.h"
#include "term.h"

struct command {
	const char *name;
	const char *help;
	int (*fn)(int argc, char **argv);
};

static const struct command commands[] = {
	{ "cp", "move bytes between files, GPU memory and pipes", cmd_cp },
	{ "explain", "print the plan of a transfer, with the refused routes", cmd_explain },
	{ "devices", "list GPUs and other devices with memory", cmd_devices },
	{ "check", "list what blocks direct transfers here, with remedies", cmd_check },
	{ "doctor", "verify and measure copies between all devices, and say what is wrong",
	  cmd_doctor },
	{ "topo", "show how processors, GPUs, NICs and drives are connected", cmd_topo },
	{ "route", "predict the routes and the bandwidth between two ends", cmd_route },
	{ "predict", "predict how fast a data set loads onto the GPUs", cmd_predict },
	{ "conf", "list every tunable: value, default and source", cmd_conf },
	{ "stat", "show routes, bytes and speed of a running process", cmd_stat },
	{ "bench",
	  "measure transfers between storage and GPU memory, between GPUs, rows of tables, lists of blocks, collective operations, and other hosts' memory",
	  cmd_bench },
	{ "serve", "offer files or GPU memory to other hosts", cmd_serve },
	{ "run",
	  "run a CUDA program with copies over several GPUs' links, wide pinned memory, or lists "
	  "of blocks by a kernel",
	  cmd_run },
	{ "demo", "copy a file into GPU memory and back by each route", cmd_demo },
};

static void usage(void)
{
	size_t i;

	term_puts(stdout,
		  "usage: peerlane COMMAND [OPTION]... [ARGUMENT]...\n"
		  "\n"
		  "Moves bytes between storage and GPU memory by the shortest path that this\n"
		  "machine offers, and reports which path was used and why.\n"
		  "\n"
		  "Commands:\n");
	for (i = 0; i < ARRAY_LEN(commands); i++) {
		term_printf(stdout, "  %-9s  %s\n", commands[i].name, commands[i].help);
	}
	term_puts(stdout, "\n"
			  "  peerlane help COMMAND  prints the help of COMMAND\n"
			  "  peerlane --version     prints the version\n"
			  "\n"
			  "Exit status: 0 success, 1 failure, 2 wrong command line.\n"
			  "More: man peerlane\n");
}

static void version(void)
{
	printf("peerlane %d.%d.%d (library %s)\n", PL_VERSION_MAJOR, PL_VERSION_MINOR,
	       PL_VERSION_PATCH, pl_version());
}

static int run(int argc, char **argv)
{
	size_t i;

	for (i = 0; i < ARRAY_LEN(commands); i++) {
		if (strcmp(commands[i].name, argv[0]) == 0) {
			return commands[i].fn(argc, argv);
		}
	}
	return say_usage(NULL, "there is no command '%s'", argv[0]);
}

static int help(int argc, char **argv)
{
	char flag[] = "--help";
	char *args[] = { argv[0], flag, NULL };

	if (argc < 1) {
		usage();
		return STATUS_OK;
	}
	return run(2, args);
}

int main(int argc, char **argv)
{
	const char *first = argc > 1 ? argv[1] : "";

	cleanup_install();
	say_expect_json(argc, argv);
	if (argc < 2) {
		return say_usage(NULL, "no command given");
	}
	if (strcmp(first, "--help") == 0 || strcmp(first, "-h") == 0) {
		usage();
		return say_flush(STATUS_OK);
	}
	if (strcmp(first, "--version") == 0 || strcmp(first, "-V") == 0) {
		version();
		return say_flush(STATUS_OK);
	}
	if (strcmp(first, "help") == 0) {
		return say_flush(help(argc - 2, argv + 2));
	}
	if (first[0] == '-') {
		return say_flush(
			say_usage(NULL, "there is no option %s before the command", first));
	}
	return say_flush(run(argc - 1, argv + 1));
}

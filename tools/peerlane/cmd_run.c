/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * `peerlane run`: starts a program with libpeerlane-run.so preloaded, which carries the program's
 * large copies between pinned memory and GPUs over the links of several GPUs, and can make its
 * large pinned memory wide; with --nccl also with our libnccl.so.2. The command is the program from
 * then on, so the exit status is the program's.
 */

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/text.h"
#include "cmd.h"
#include "opts.h"
#include "say.h"
#include "term.h"

#define SHIM "libpeerlane-run.so"
#define NCCL "libnccl.so.2"
#define GPUS_MAX 16
/* As env(1) and nice(1) have them. */
#define STATUS_CANNOT 126
#define STATUS_NOT_FOUND 127

struct run_opts {
	struct common common;
	const char *lanes;
	uint64_t min;
	uint64_t wide;
	const char *blocks;
	const char *nccl;
	bool stats;
	const char *stats_file;
	bool dry_run;
};

static const struct opt table[] = {
	{ .name = "lanes",
	  .type = OPT_TEXT,
	  .arg = "auto|all|off|LIST",
	  .help = "whose links a copy may take beside those of its own GPU: auto (the default), "
		  "the GPUs that the program uses itself; all, every GPU that it sees; a list of "
		  "their numbers as CUDA counts them, '0,1'; off, none",
	  .at = offsetof(struct run_opts, lanes) },
	{ .name = "min",
	  .type = OPT_BYTES,
	  .arg = "SIZE",
	  .help = "smallest copy that uses several links (default: 8m; at least 1m)",
	  .at = offsetof(struct run_opts, min) },
	{ .name = "wide",
	  .type = OPT_BYTES,
	  .arg = "MIN",
	  .implied = "64m",
	  .min = 2 << 20,
	  .help = "make pinned host memory wide of which the program allocates MIN or more at once "
		  "(default: 64m), so that kernels read small rows of it 8 to 12 times faster; "
		  "NVIDIA GPUs",
	  .at = offsetof(struct run_opts, wide) },
	{ .name = "blocks",
	  .type = OPT_TEXT,
	  .arg = "busy|idle",
	  .implied = "busy",
	  .help = "copy lists of short blocks (cuMemcpyBatchAsync), as those of KV caches, by a "
		  "kernel on few of the GPU's processors: busy (the default), blocks below 48k, "
		  "beside kernels of the program; idle, below 512k, to be done soonest",
	  .at = offsetof(struct run_opts, blocks) },
	{ .name = "nccl",
	  .type = OPT_TEXT,
	  .arg = "auto|exact|off",
	  .implied = "auto",
	  .help = "let small all-reduces of NCCL be Peerlane's, between GPUs of one host: auto (the "
		  "default), those that are faster so; exact, every all-reduce and "
		  "reduce-scatter, whose sums then depend on nothing but the values; off, none: "
		  "calls are counted",
	  .at = offsetof(struct run_opts, nccl) },
	{ .name = "stats",
	  .type = OPT_FLAG,
	  .help = "print the copies and their links as JSON on standard error when the program "
		  "ends",
	  .at = offsetof(struct run_opts, stats) },
	{ .name = "stats-file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "write that to a file instead; %p in its name becomes the process's number",
	  .at = offsetof(struct run_opts, stats_file) },
	{ .name = "dry-run",
	  .letter = 'n',
	  .type = OPT_FLAG,
	  .help = "do not run the program: print the command, and which GPUs have lanes",
	  .at = offsetof(struct run_opts, dry_run) },
	{ .name = NULL },
};

static const struct opt_spec spec = {
	.cmd = "run",
	.operands = "PROGRAM [ARGUMENT]...",
	.summary =
		"Runs a CUDA program as it is, whose large copies between pinned host memory and "
		"a GPU then go over the PCIe links of several GPUs that NVLink joins, and whose "
		"large pinned memory can be made wide, for kernels that read it, whose lists of "
		"short copies can be made by a kernel, and whose small collectives of NCCL can be "
		"Peerlane's. Everything else goes to the driver and to NCCL as it came. Programs that it starts inherit this, as "
		"they do LD_PRELOAD.",
	.table = table,
	.min_operands = 1,
	.max_operands = -1,
	.foreign = true,
};

static bool is_list(const char *s)
{
	char *end;

	do {
		if (*s < '0' || *s > '9' || strtoul(s, &end, 10) >= GPUS_MAX) {
			return false;
		}
		s = end + 1;
	} while (*end == ',');
	return *end == '\0';
}

static int check(const struct run_opts *o)
{
	const char *l = o->lanes;

	if (strcmp(l, "auto") != 0 && strcmp(l, "all") != 0 && strcmp(l, "off") != 0 &&
	    !is_list(l)) {
		return say_usage(
			"run",
			"--lanes '%s' is none of auto, all, off and a list of GPUs as '0,1' "
			"(numbers below %d)",
			l, GPUS_MAX);
	}
	if (o->blocks && strcmp(o->blocks, "busy") != 0 && strcmp(o->blocks, "idle") != 0) {
		return say_usage("run", "--blocks '%s' is neither busy nor idle", o->blocks);
	}
	if (o->nccl && strcmp(o->nccl, "auto") != 0 && strcmp(o->nccl, "exact") != 0 &&
	    strcmp(o->nccl, "off") != 0) {
		return say_usage("run", "--nccl '%s' is none of auto, exact and off", o->nccl);
	}
	if (o->stats && o->stats_file) {
		return say_usage("run",
				 "--stats and --stats-file are two places for one text: give "
				 "one of them");
	}
	return STATUS_OK;
}

/* A library of this installation: beside libpeerlane, or in the drop-ins' folder there. */
static int find_library(const char *name, const char *folder, char *path, size_t space)
{
	char real[PATH_MAX];
	const char *slash;
	Dl_info info;

	if (!dladdr((void *)pl_version, &info) || !info.dli_fname ||
	    !realpath(info.dli_fname, real)) {
		return say_failed("cannot tell where libpeerlane was loaded from");
	}
	slash = strrchr(real, '/');
	text_fmt(path, space, "%.*s/%s%s", (int)(slash - real), real, folder, name);
	if (*folder && access(path, R_OK) != 0) {
		text_fmt(path, space, "%.*s/%s", (int)(slash - real), real, name);
	}
	if (access(path, R_OK) != 0) {
		return say_failed("%s: %s: it is installed together with libpeerlane.so.1; install "
				  "Peerlane anew",
				  path, strerror(errno));
	}
	if (strpbrk(path, " :\t\n")) {
		return say_failed(
			"%s: the loader takes a space or a colon in LD_PRELOAD for the end "
			"of a name: install Peerlane in a folder without",
			path);
	}
	return STATUS_OK;
}

static int find_libraries(const struct run_opts *o, char *shim, char *nccl, size_t space)
{
	int status = find_library(SHIM, "", shim, space);

	*nccl = '\0';
	return status != STATUS_OK || !o->nccl ? status
					       : find_library(NCCL, "peerlane/", nccl, space);
}

/* What else is preloaded stays, behind us. */
static int set_preload(const char *shim)
{
	const char *old = getenv("LD_PRELOAD");
	char *all = NULL;

	if (!old || !*old) {
		return setenv("LD_PRELOAD", shim, 1);
	}
	if (strstr(old, shim)) {
		return 0;
	}
	if (asprintf(&all, "%s:%s", shim, old) < 0) {
		return -1;
	}
	if (setenv("LD_PRELOAD", all, 1) != 0) {
		free(all);
		return -1;
	}
	free(all);
	return 0;
}

/* Sets the variables for libnccl. Its statistics are a line of their own, in a file of their
 * own. */
static int set_nccl(const struct run_opts *o, const char *nccl)
{
	char *file;
	int rc;

	if (!o->nccl) {
		return 0;
	}
	file = alloc_fmt("%s.nccl", o->stats_file ? o->stats_file : "");
	rc = file == NULL || setenv("PEERLANE_NCCL", o->nccl, 1) != 0 ||
	     ((o->stats || o->stats_file) &&
	      setenv("PEERLANE_NCCL_STATS", o->stats ? "1" : file, 1) != 0);
	free(file);
	return rc ? -1 : set_preload(nccl);
}

static int set_environment(const struct run_opts *o, const char *shim, const char *nccl)
{
	char min[32];
	char wide[32];

	text_fmt(min, sizeof(min), "%llu", (unsigned long long)o->min);
	text_fmt(wide, sizeof(wide), "%llu", (unsigned long long)o->wide);
	if (setenv("PEERLANE_RUN_LANES", o->lanes, 1) != 0 ||
	    setenv("PEERLANE_RUN_MIN", min, 1) != 0 ||
	    (o->wide && setenv("PEERLANE_RUN_WIDE", wide, 1) != 0) ||
	    (o->blocks && setenv("PEERLANE_RUN_BLOCKS", o->blocks, 1) != 0) ||
	    ((o->stats || o->stats_file) &&
	     setenv("PEERLANE_RUN_STATS", o->stats ? "1" : o->stats_file, 1) != 0) ||
	    set_nccl(o, nccl) != 0 || set_preload(shim) != 0) {
		return say_failed("the environment cannot be set: %s", strerror(errno));
	}
	return STATUS_OK;
}

struct gpus {
	uint32_t id[GPUS_MAX];
	const char *name[GPUS_MAX];
	int n;
};

static int add_gpu(const struct pl_topo_node *node, void *arg)
{
	struct gpus *g = arg;

	if (node->kind == PL_TOPO_GPU && !(node->flags & PL_TOPO_SOFT) && g->n < GPUS_MAX) {
		g->id[g->n] = node->id;
		g->name[g->n++] = node->name;
	}
	return 0;
}

/* Tells the user if the PCI bus has fewer than two GPUs, without starting a driver. WSL has its
 * GPUs elsewhere. */
static void say_if_useless(const struct run_opts *o)
{
	/* NVML may take seconds to start, and sysfs has these facts. */
	static const char *const settings[] = { "test_nvml_lib=none" };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct gpus g = { .n = 0 };
	struct pl_topo *topo;
	struct pl_ctx *ctx;

	opts.settings = settings;
	opts.n_settings = 1;
	if (strcmp(o->lanes, "off") == 0 || o->wide || o->blocks || o->nccl ||
	    access("/dev/dxg", F_OK) == 0 || pl_open(&opts, &ctx) != 0) {
		return;
	}
	if (pl_topo_load(ctx, NULL, &topo) == 0) {
		(void)pl_topo_nodes(topo, add_gpu, &g);
		if (g.n < 2) {
			say_note("run: this machine has %s: the program runs as it does without",
				 g.n != 0 ? "one GPU, so there is no other one's link to use"
					  : "no GPU on its PCI bus");
		}
		pl_topo_free(topo);
	}
	pl_close(ctx);
}

static void print_lanes(const struct pl_topo *topo, const struct gpus *g)
{
	struct pl_topo_path path = { .size = sizeof(path) };

	for (int i = 0; i < g->n; i++) {
		int lanes = 0;

		say_line(stdout, "%s: its own link", g->name[i]);
		for (int j = 0; j < g->n; j++) {
			if (j != i && pl_topo_path(topo, g->id[j], g->id[i], &path) == 0 &&
			    path.type == PL_TOPO_PATH_NVL) {
				say_line(stdout, "    and that of %s: %.0f GB/s of NVLink between",
					 g->name[j], path.gbps);
				lanes++;
			}
		}
		if (!lanes) {
			term_puts(stdout, "    no other GPU is joined to it by NVLink: no lanes, "
					  "unless --lanes names them\n");
		}
	}
}

static int print_machine(const struct common *c)
{
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct gpus g = { .n = 0 };
	struct pl_topo *topo;
	struct pl_ctx *ctx;
	int err;

	o.config_file = c->config;
	o.settings = c->set.v;
	o.n_settings = c->set.n;
	err = pl_open(&o, &ctx);
	if (err != 0) {
		return say_library(err);
	}
	err = pl_topo_load(ctx, NULL, &topo);
	if (err == 0) {
		(void)pl_topo_nodes(topo, add_gpu, &g);
		print_lanes(topo, &g);
		if (!g.n) {
			term_puts(stdout,
				  "this machine has no GPU: copies go on as without lanes\n");
		}
		pl_topo_free(topo);
	}
	pl_close(ctx);
	return err != 0 ? say_library(err) : STATUS_OK;
}

static int print_all(const struct run_opts *o, const struct operands *rest)
{
	static const char *const names[] = { "LD_PRELOAD",	    "PEERLANE_RUN_LANES",
					     "PEERLANE_RUN_MIN",    "PEERLANE_RUN_WIDE",
					     "PEERLANE_RUN_BLOCKS", "PEERLANE_RUN_STATS",
					     "PEERLANE_NCCL",	    "PEERLANE_NCCL_STATS" };

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (getenv(names[i])) {
			say_line(stdout, "%s=%s", names[i], getenv(names[i]));
		}
	}
	for (int i = 0; i < rest->n; i++) {
		say_line(stdout, "%s%s", i ? "    " : "", rest->v[i]);
	}
	return print_machine(&o->common);
}

int cmd_run(int argc, char **argv)
{
	struct run_opts o = { .lanes = "auto", .min = 8 << 20 };
	struct operands rest;
	char shim[PATH_MAX + sizeof(SHIM)];
	char nccl[PATH_MAX + sizeof(SHIM)];
	enum opts_result r = opts_parse(&spec, argc, argv, &o, &rest);
	int status;
	int err;

	if (r != OPTS_GO) {
		return r == OPTS_BAD ? STATUS_USAGE : STATUS_OK;
	}
	status = check(&o);
	status = status != STATUS_OK ? status : find_libraries(&o, shim, nccl, sizeof(shim));
	status = status != STATUS_OK ? status : set_environment(&o, shim, nccl);
	if (status != STATUS_OK || o.dry_run) {
		return status != STATUS_OK ? status : print_all(&o, &rest);
	}
	say_if_useless(&o);
	fflush(NULL);
	rest.v[rest.n] = NULL;
	execvp(rest.v[0], rest.v);
	err = errno;
	say_failed("%s: %s", rest.v[0],
		   err == ENOENT ? "there is no such program in PATH" : strerror(err));
	return err == ENOENT ? STATUS_NOT_FOUND : STATUS_CANNOT;
}

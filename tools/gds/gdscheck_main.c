/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* gdscheck's command line. */

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "gdscheck.h"
#include "say.h"

static int usage(void)
{
	puts("usage: gdscheck -p | -v | -f FILE\n\n"
	     "Says what this machine and its libcufile can do, as NVIDIA's tool does.\n\n"
	     "  -p        the platform: configuration, GPUs, what stands in the way\n"
	     "  -v        versions\n"
	     "  -f FILE   whether cuFile takes this file, and which way its bytes would go\n"
	     "  -h        this help\n\n"
	     "Exit status: 0 all is well, 1 something is not, 2 the command line is wrong.\n"
	     "'peerlane check' says more.");
	return STATUS_OK;
}

static int run(bool versions, bool platform, const char *file)
{
	struct pl_ctx *ctx;
	int status = STATUS_OK, more;

	if (versions && !platform) {
		gdscheck_versions();
	}
	if (!platform && file == NULL) {
		return STATUS_OK;
	}
	if (pl_open(NULL, &ctx) != 0) {
		return say_library(-1);
	}
	if (platform) {
		status = gdscheck_platform(ctx);
	}
	if (file != NULL) {
		more = gdscheck_file(ctx, file);
		status = status != STATUS_OK ? status : more;
	}
	pl_close(ctx);
	return status;
}

int main(int argc, char **argv)
{
	bool versions = false, platform = false;
	const char *file = NULL;
	int c;

	say_name = "gdscheck";
	opterr = 0;
	if (argc > 1 && strcmp(argv[1], "--help") == 0) {
		return say_flush(usage());
	}
	while ((c = getopt(argc, argv, ":pvf:h")) != -1) {
		switch (c) {
		case 'p':
			platform = true;
			break;
		case 'v':
			versions = true;
			break;
		case 'f':
			file = optarg;
			break;
		case 'h':
			return say_flush(usage());
		default:
			return say_usage(NULL,
					 c == ':' ? "-%c needs a value" : "there is no option -%c",
					 optopt);
		}
	}
	if (optind < argc) {
		return say_usage(NULL, "'%s': no arguments are expected", argv[optind]);
	}
	if (!versions && !platform && file == NULL) {
		return say_usage(NULL, "give one of -p, -v and -f FILE");
	}
	return say_flush(run(versions, platform, file));
}

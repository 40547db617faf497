/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* gdsio's command line. */

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cleanup.h"
#include "gdsio.h"
#include "say.h"

#define OPTIONS ":f:D:d:n:m:w:s:o:i:x:I:T:k:VO:bRB:pUFa:M:P:Jhv"

static void usage(void)
{
	puts("usage: gdsio [OPTION]... | gdsio FILE.gdsio\n\n"
	     "Measures transfers between files and GPU memory, by the options of NVIDIA's tool.\n\n"
	     "  -f FILE   the file\n"
	     "  -D DIR    a file of its own for each thread, in this directory\n"
	     "  -d N      GPU (default: 0)\n"
	     "  -n N      on the processors of this NUMA node\n"
	     "  -m N      memory: 0, 1 the GPU's, 2, 3, 4 the host's\n"
	     "  -w N      threads (default: 1)\n"
	     "  -s BYTES  of the file to use; a file that is written is made so long\n"
	     "  -o BYTES  where in the file to begin\n"
	     "  -i BYTES  of a request (default: 1M)\n"
	     "  -x N      0 GPUD, 1 CPUONLY, 2 CPU_GPU, 3 CPU_ASYNC_GPU, 4 CPU_CACHED_GPU,\n"
	     "            5 GPU_ASYNC (on a stream), 6 GPU_BATCH (through a queue),\n"
	     "            7 GPU_BATCH_STREAM (many on a stream at once)\n"
	     "  -I N      0 read, 1 write, 2 random read, 3 random write\n"
	     "  -B N      requests in flight a thread of -x 6 and 7 (default: 128)\n"
	     "  -T SECS   how long (default: the data once)\n"
	     "  -k N      seed of what is random\n"
	     "  -V        verify every byte\n"
	     "  -O 1      without O_DIRECT\n"
	     "  -b        do not register buffers (here nothing needs it)\n"
	     "  -R        random data (here it always is)\n"
	     "  -v        version\n\n"
	     "Not here, and refused: -p, -U, -F, -a, -M, -P, -J, ranges of sizes.");
}

static int run(const struct gdsio_job *j, const char *jobs)
{
	struct pl_ctx *ctx;
	int status;

	if (pl_open(NULL, &ctx) != 0) {
		return say_library(-1);
	}
	cleanup_install();
	status = jobs != NULL ? gdsio_run_file(ctx, jobs) : gdsio_run(ctx, j);
	pl_close(ctx);
	return say_flush(status);
}

int main(int argc, char **argv)
{
	struct gdsio_job j = gdsio_defaults;
	int c, status = 0;

	say_name = "gdsio";
	opterr = 0;
	if (argc > 1 && strcmp(argv[1], "--help") == 0) {
		usage();
		return 0;
	}
	while (status == 0 && (c = getopt(argc, argv, OPTIONS)) != -1) {
		if (c == 'h') {
			usage();
			return 0;
		}
		if (c == 'v') {
			printf("gdsio of peerlane %s\n", pl_version());
			return 0;
		}
		if (c == '?' || c == ':') {
			return say_usage(NULL,
					 c == ':' ? "-%c needs a value" : "there is no option -%c",
					 optopt);
		}
		status = gdsio_option(&j, (char)c, optarg);
	}
	if (status == 0 && argc - optind > 1) {
		status = say_usage(NULL, "one job file at most");
	}
	return status != 0 ? status : run(&j, argc > optind ? argv[optind] : NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * gdsio: the benchmark of NVIDIA's tool set, by its options and with its line of results, on
 * peerlane's own machinery, for scripts that have them. `peerlane bench storage` can more.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/text.h"
#include "gdsio.h"
#include "pattern.h"
#include "say.h"

/* How NVIDIA's tool goes about it (-x), and what does the same here. */
static const struct {
	const char *name;
	const char *policy;
	bool host;
	bool cached;
	bool batch;
	bool stream;
} xfers[] = {
	[0] = { "GPUD", "auto", .host = false },
	[1] = { "CPUONLY", "auto", .host = true },
	[2] = { "CPU_GPU", "bounce", .host = false },
	[3] = { "CPU_ASYNC_GPU", "bounce", .host = false },
	[4] = { "CPU_CACHED_GPU", "buffered+copy", .cached = true },
	[5] = { "GPU_ASYNC", "auto", .stream = true },
	[6] = { "GPU_BATCH", "auto", .batch = true },
	[7] = { "GPU_BATCH_STREAM", "auto", .batch = true, .stream = true },
};

static const struct {
	const char *name;
	const char *op;
	bool random;
} ios[] = {
	[0] = { "READ", "read", false },
	[1] = { "WRITE", "write", false },
	[2] = { "RANDREAD", "read", true },
	[3] = { "RANDWRITE", "write", true },
};

/* What holds for all jobs of a run. */
static int check_job(const struct gdsio_job *j)
{
	if (j->xfer >= sizeof(xfers) / sizeof(xfers[0]) || j->io >= sizeof(ios) / sizeof(ios[0])) {
		return say_usage(NULL, "-x is from 0 to 7, -I from 0 to 3");
	}
	if (xfers[j->xfer].stream && j->host) {
		return say_usage(NULL, "-x %u (%s) needs memory of a GPU: -m 0", j->xfer,
				 xfers[j->xfer].name);
	}
	if (xfers[j->xfer].batch && j->batch == 0) {
		return say_usage(NULL, "-B is from 1 to 65536");
	}
	if ((j->file == NULL) == (j->dir == NULL)) {
		return say_usage(NULL, "give a file with -f or a directory with -D");
	}
	if (j->size == 0 && j->io % 2 == 1) {
		return say_usage(NULL, "writing needs a size: -s 1G");
	}
	if (j->threads == 0 || j->threads > 4096) {
		return say_usage(NULL, "-w is from 1 to 4096");
	}
	return 0;
}

static void fill_opts(const struct gdsio_job *j, struct bench_opts *o)
{
	o->op = ios[j->io].op;
	o->reading = j->io % 2 == 0;
	o->writing = !o->reading;
	o->random = ios[j->io].random;
	o->stream = xfers[j->xfer].stream;
	o->verify = j->verify;
	o->seed = j->seed;
	o->start = j->start;
	o->quiet = true;
	o->overwrite = true;
	o->cold = !xfers[j->xfer].cached && !j->buffered; /* opened with O_DIRECT */
	o->seconds = j->seconds * 1000000000u;
	o->depth = j->xfer == 2 ? 1 : 0; /* reads, then copies, and not both at once */
}

/* Makes a file for writing, with its final length. */
static int make_space(const char *path, uint64_t len)
{
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
	struct stat st;
	int err = 0;

	if (fd < 0 || fstat(fd, &st) != 0 ||
	    (S_ISREG(st.st_mode) && (uint64_t)st.st_size < len && ftruncate(fd, (off_t)len) != 0)) {
		err = errno;
	}
	if (fd >= 0) {
		close(fd);
	}
	return err != 0 ? say_failed("cannot make '%s': %s", path, strerror(err)) : 0;
}

/* Opens one file for all threads, or one for each in a directory. */
static int open_files(const struct gdsio_job *j, struct pl_ctx *ctx, struct bench_opts *o,
		      struct bench_file *files, uint64_t n)
{
	uint64_t i;
	int status = 0;

	for (i = 0; i < n && status == 0; i++) {
		char *path = j->dir != NULL
				     ? alloc_fmt("%s/gdsio.%llu", j->dir, (unsigned long long)i)
				     : alloc_str(j->file);

		if (path == NULL) {
			return say_failed("no memory left for the name of a file");
		}
		if (o->writing) {
			status = make_space(path, j->start + j->size);
		}
		o->file = path;
		o->size = j->size != 0 ? j->start + j->size : 0;
		if (status == 0) {
			status = bench_file_get(&files[i], ctx, o);
		}
		if (status == 0 && files[i].len < j->start + j->block) {
			status = say_failed("'%s' has %llu bytes, less than one request from -o on",
					    path, (unsigned long long)files[i].len);
		}
		free(path);
	}
	return status;
}

static void print_line(const struct gdsio_job *j, const struct bench_run *r, uint64_t set)
{
	double seconds = (double)r->meter.wall_ns * 1e-9;

	printf("IoType: %s XferType: %s Threads: %llu DataSetSize: %llu/%llu(KiB) IOSize: "
	       "%llu(KiB) Throughput: %.6f GiB/sec, Avg_Latency: %.6f usecs ops: %llu total_time "
	       "%.6f secs\n",
	       ios[j->io].name, xfers[j->xfer].name, (unsigned long long)j->threads,
	       (unsigned long long)(r->bytes >> 10), (unsigned long long)(set >> 10),
	       (unsigned long long)(j->block >> 10),
	       seconds > 0 ? (double)r->bytes / seconds / (1 << 30) : 0,
	       r->latency.n != 0 ? (double)r->sum_ns * 1e-3 / (double)r->latency.n : 0,
	       (unsigned long long)r->ops, seconds);
	if (j->verify) {
		printf("%llu KiB verified\n", (unsigned long long)(r->bytes >> 10));
	}
	fflush(stdout);
}

static int run_files(const struct gdsio_job *j, struct bench_run *r, struct bench_opts *o)
{
	uint64_t set = (r->file->len - j->start) * r->n_files;
	int status = 0;

	/* Without a time, the set once. Blocks that the end cuts are left out, as there. */
	o->once = o->seconds == 0;
	status = bench_run(r);
	if (status == 0) {
		print_line(j, r, set);
	}
	return status;
}

int gdsio_run(struct pl_ctx *ctx, const struct gdsio_job *j)
{
	struct bench_opts o = { .rounds = 1 };
	struct bench_routes routes = { .n = 0 };
	uint64_t n = j->dir != NULL ? j->threads : 1, i;
	struct bench_file *files;
	struct bench_run *r;
	char device[32];
	cpu_set_t before;
	int status = check_job(j);

	if (status != 0) {
		return status;
	}
	fill_opts(j, &o);
	files = calloc(n, sizeof(*files));
	r = calloc(1, sizeof(*r));
	if (files == NULL || r == NULL) {
		free(files);
		free(r);
		return say_failed("no memory left for %llu files", (unsigned long long)n);
	}
	for (i = 0; i < n; i++) {
		files[i].fd = files[i].slot = -1;
	}
	status = gdsio_node_bind(j, &before);
	*r = (struct bench_run){
		.ctx = ctx, .file = files, .n_files = n, .o = &o, .routes = &routes
	};
	r->c.block = j->block;
	r->c.threads = j->threads;
	r->c.queue = xfers[j->xfer].batch ? j->batch : 0;
	text_fmt(device, sizeof(device), "gpu:%u", j->gpu);
	if (status == 0 &&
	    (pl_policy_parse(xfers[j->xfer].policy, &r->c.policy.value) != 0 ||
	     (!xfers[j->xfer].host && !j->host && pl_dev_open(ctx, device, &r->dev) != 0))) {
		status = say_library(-ENODEV);
	}
	if (status == 0) {
		status = open_files(j, ctx, &o, files, n);
	}
	if (status == 0) {
		status = run_files(j, r, &o);
	}
	for (i = 0; i < n; i++) {
		bench_file_put(&files[i]);
	}
	pl_dev_close(r->dev);
	(void)sched_setaffinity(0, sizeof(before), &before);
	free(files);
	free(r);
	return status;
}

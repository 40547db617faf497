/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * gds_stats: the numbers of a living process in the form of NVIDIA's tool, for scripts that read
 * it. It works in every mode and needs nothing switched on. `peerlane stat` shows more.
 */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "base/bits.h"
#include "base/text.h"
#include "say.h"

#define WINDOW_MS 1000 /* what bandwidths and latencies are averages of */
#define GPUS 64
#define SIZES 16 /* 0-4 KiB, 4-8 KiB, ... 64 MiB and more */

/* A direction of one GPU, or of all of them. */
struct way {
	uint64_t ops;
	uint64_t bytes;
	uint64_t errors;
	uint64_t latency_ns;
	uint64_t posix;	  /* through host memory */
	uint64_t unalign; /* segments that could not be direct because of their alignment */
};

struct gpu {
	char name[32];
	struct way way[2]; /* read, write */
};

struct sample {
	struct way all[2];
	uint64_t sizes[SIZES][2];
	struct gpu gpu[GPUS];
	size_t n;
	double t;
};

static void add(struct way *w, const struct pl_stats_row *r)
{
	static const char *const straight[] = { "direct", "p2pdma", "pagecache" };
	bool posix = strcmp(r->route, "none") != 0;

	for (size_t i = 0; i < ARRAY_LEN(straight); i++) {
		posix = posix && strcmp(r->route, straight[i]) != 0;
	}
	w->ops += r->ops;
	w->bytes += r->bytes;
	w->errors += r->errors;
	w->latency_ns += r->latency_ns;
	w->posix += posix ? r->ops : 0;
	w->unalign += r->n_reasons > PL_REASON_UNALIGNED ? r->reasons[PL_REASON_UNALIGNED] : 0;
}

/* Host memory belongs to no GPU: it counts in the sums only. */
static struct gpu *gpu_of(struct sample *s, const char *name)
{
	for (size_t i = 0; i < s->n; i++) {
		if (strcmp(s->gpu[i].name, name) == 0) {
			return &s->gpu[i];
		}
	}
	if (s->n == GPUS || strcmp(name, "host") == 0) {
		return NULL;
	}
	text_copy(s->gpu[s->n].name, sizeof(s->gpu[s->n].name), name);
	return &s->gpu[s->n++];
}

static int take_row(const struct pl_stats_row *r, void *arg)
{
	struct sample *s = arg;
	int way = strcmp(r->op, "read") == 0 ? 0 : 1;
	struct gpu *g;

	if (way == 1 && strcmp(r->op, "write") != 0) {
		return 0; /* copies are no business of storage */
	}
	add(&s->all[way], r);
	g = gpu_of(s, r->device);
	if (g != NULL) {
		add(&g->way[way], r);
	}
	for (size_t i = 0; i < PL_STATS_BUCKETS; i++) {
		size_t at =
			i <= 12 ? 0 : i - 12; /* bucket i ends at 2^i, the first here at 4 KiB */

		s->sizes[at < SIZES ? at : SIZES - 1][way] += r->sizes[i];
	}
	return 0;
}

static void take(struct sample *s, const struct pl_stats *st)
{
	struct timespec ts;

	memset(s, 0, sizeof(*s));
	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	s->t = (double)ts.tv_sec + (double)ts.tv_nsec * 1e-9;
	(void)pl_stats_rows(st, take_row, s);
}

static double gib_per_s(const struct way *now, const struct way *was, double seconds)
{
	return (double)(now->bytes - was->bytes) / (1 << 30) / seconds;
}

static void print_global(const struct sample *now, const struct sample *was)
{
	static const char *const names[] = { "Read", "Write" };

	puts("GLOBAL STATS:");
	for (int i = 0; i < 2; i++) {
		const struct way *w = &now->all[i];
		uint64_t ops = w->ops - was->all[i].ops;

		printf("Total %s Errors : %llu\nTotal %s Size (MiB): %llu\n"
		       "%s BandWidth (GiB/s): %g\nAvg %s Latency (us): %llu\n",
		       names[i], (unsigned long long)w->errors, names[i],
		       (unsigned long long)(w->bytes >> 20), names[i],
		       gib_per_s(w, &was->all[i], now->t - was->t), names[i],
		       (unsigned long long)(ops != 0 ? (w->latency_ns - was->all[i].latency_ns) /
							       ops / 1000
						     : 0));
	}
}

static void print_sizes(const struct sample *s)
{
	puts("READ-WRITE SIZE HISTOGRAM :");
	for (unsigned int i = 0; i < SIZES; i++) {
		if (i < SIZES - 1) {
			printf("%u-%u(KiB): ", i == 0 ? 0 : 2u << i, 4u << i);
		} else {
			printf("%u-...(KiB): ", 2u << i);
		}
		printf("%llu %llu\n", (unsigned long long)s->sizes[i][0],
		       (unsigned long long)s->sizes[i][1]);
	}
}

static void print_way(const char *name, const char *sparse, const struct way *w,
		      const struct way *was, double seconds)
{
	printf(" %s: bw=%g util(%%)=%.0f n=%llu posix=%llu unalign=%llu%s err=%llu MiB=%llu", name,
	       gib_per_s(w, was, seconds),
	       (double)(w->latency_ns - was->latency_ns) * 1e-7 / seconds,
	       (unsigned long long)w->ops, (unsigned long long)w->posix,
	       (unsigned long long)w->unalign, sparse, (unsigned long long)w->errors,
	       (unsigned long long)(w->bytes >> 20));
}

/* What follows the colon of "cuda:1". */
static const char *index_of(const char *name)
{
	const char *colon = strchr(name, ':');

	return colon != NULL ? colon + 1 : name;
}

static void print_gpus(const struct sample *now, struct sample *was)
{
	static const struct way nothing;

	puts("PER_GPU STATS:");
	for (size_t i = 0; i < now->n; i++) {
		const struct gpu *g = &now->gpu[i];
		const struct gpu *b = gpu_of(was, g->name); /* one that is new was nothing */
		double seconds = now->t - was->t;

		printf("GPU %s", index_of(g->name));
		print_way("Read", " r_sparse=0 r_inline=0", &g->way[0], b ? &b->way[0] : &nothing,
			  seconds);
		print_way("Write", "", &g->way[1], b ? &b->way[1] : &nothing, seconds);
		putchar('\n');
	}
}

static int look(struct pl_ctx *ctx, pid_t pid, int level)
{
	static struct sample was, now;
	struct timespec nap = { WINDOW_MS / 1000, WINDOW_MS % 1000 * 1000000L };
	struct pl_stats *st;
	int err = pl_stats_open(ctx, pid, &st);

	if (err != 0) {
		return say_library(err);
	}
	take(&was, st);
	(void)nanosleep(&nap, NULL);
	err = pl_stats_refresh(st);
	if (err != 0) {
		pl_stats_close(st);
		return say_library(err);
	}
	take(&now, st);
	pl_stats_close(st);
	printf("cuFile STATS VERSION : %d\n", level);
	print_global(&now, &was);
	if (level > 1) {
		print_sizes(&now);
	}
	if (level > 2) {
		print_gpus(&now, &was);
	}
	return STATUS_OK;
}

static int usage(void)
{
	puts("usage: gds_stats -p PID [-l LEVEL]\n\n"
	     "Prints what a process has moved, as NVIDIA's tool does. Bandwidths and latencies are\n"
	     "those of one second, for which it waits.\n\n"
	     "  -p PID    the process\n"
	     "  -l N      1 sums, 2 and a histogram of sizes, 3 and each GPU (default: 3)\n"
	     "  -h        this help\n\n"
	     "Exit status: 0 done, 1 it shows nothing, 2 the command line is wrong.\n"
	     "'peerlane stat' shows more.");
	return STATUS_OK;
}

static long number(const char *text, long max)
{
	char *end;
	long x;

	errno = 0;
	x = strtol(text, &end, 10);
	return errno == 0 && end != text && *end == '\0' && x >= 1 && x <= max ? x : -1;
}

int main(int argc, char **argv)
{
	long pid = 0, level = 3;
	struct pl_ctx *ctx;
	int c, status;

	say_name = "gds_stats";
	opterr = 0;
	if (argc > 1 && strcmp(argv[1], "--help") == 0) {
		return say_flush(usage());
	}
	while ((c = getopt(argc, argv, ":p:l:h")) != -1) {
		switch (c) {
		case 'p':
			pid = number(optarg, INT32_MAX);
			break;
		case 'l':
			level = number(optarg, 3);
			break;
		case 'h':
			return say_flush(usage());
		default:
			return say_usage(NULL,
					 c == ':' ? "-%c needs a value" : "there is no option -%c",
					 optopt);
		}
		if (pid < 0 || level < 0) {
			return say_usage(NULL, "-%c %s: not the number of a %s", c, optarg,
					 c == 'p' ? "process" : "level; they are 1, 2 and 3");
		}
	}
	if (optind < argc || pid == 0) {
		return say_usage(NULL, "give the process with -p PID");
	}
	if (pl_open(NULL, &ctx) != 0) {
		return say_library(-1);
	}
	status = look(ctx, (pid_t)pid, (int)level);
	pl_close(ctx);
	return say_flush(status);
}

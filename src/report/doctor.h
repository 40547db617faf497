/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_DOCTOR_H
#define REPORT_DOCTOR_H

/* The parts of pl_doctor() share a struct doctor. Each call has one, in one thread. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <peerlane/device.h>
#include <peerlane/doctor.h>

#include "dev/dev.h"
#include "dev/probe.h"
#include "report/check_rows.h"
#include "topo/graph.h"

#define DOCTOR_DEVICES 80 /* at most, which is also a context's limit */

/*
 * Limits beyond which there is a finding. They are generous: links differ, machines are in use, and
 * a false alarm is worse than a fault that is found by a second run. docs/doctor.md has them.
 */
#define DOCTOR_ENOUGH .6	     /* of the promised bandwidth */
#define DOCTOR_LATE_NS 1000000.0     /* a copy of 4 KiB */
#define DOCTOR_BUSY_PERCENT 10	     /* of a GPU's time: others explain low bandwidth */
#define DOCTOR_CORRECTED 10	     /* errors that were corrected, while doctor looked */
#define DOCTOR_RECOVERIES 2	     /* of NVLinks that were trained again */
#define DOCTOR_BITS_PER_GB 10000u    /* bit errors that NVLinks corrected */
#define DOCTOR_SOFT_GBPS .1	     /* what software GPUs promise: any processor does that */
#define DOCTOR_STUCK_NS 10000000000u /* a copy that takes longer is stuck */

/* The host, or a device. */
struct doctor_end {
	char name[32];
	char pci[16];
	char model[96];
	uint32_t flags;
	uint32_t node;	 /* in the graph, TOPO_NONE */
	int nvml;	 /* in the probe, -1 */
	struct dev *dev; /* NULL: the host, or nothing was opened */
	struct dev_probe_health health;
	unsigned int gen, gen_max, width, width_max;
	bool loaded;
	/* Made for the call, for each device; NULL: it could not be made. */
	struct dev_stream *stream;
	struct dev_event *event;
	char *src, *dst;
	bool pinned;	  /* it has pinned the host's memory for its driver */
	char why[160];	  /* why it could not be used */
	bool from_broken; /* copies from here to the host cannot be trusted */
	bool to_broken;	  /* copies from the host to here cannot */
};

struct doctor_counter {
	char subject[64];
	const char *group; /* "nvlink", "pcie", "nic" */
	char name[64];
	uint64_t before, now;
};

struct doctor {
	struct check c;
	struct pl_doctor_args args;
	bool passive;
	bool real;			/* a device other than a software GPU was found */
	uint64_t begin_ns, deadline_ns; /* UINT64_MAX: none */
	uint64_t space;			/* bytes of the largest copy */
	struct dev_probe *probe;	/* NULL: there is none */
	struct topo_graph *graph;
	struct doctor_end host;
	struct doctor_end ends[DOCTOR_DEVICES];
	unsigned int n;
	char *want, *got; /* pinned host memory: the bytes to send, and those received */
	size_t host_len;
	uint64_t carried; /* bytes of all copies */
	unsigned int step, steps;
	unsigned int looked;  /* counters that were read */
	unsigned int missing; /* pairs with a value that was not measured */
	char first_missing[256];
	bool stuck; /* a copy never ended: nothing more is begun, nothing it uses is freed */
	struct doctor_counter *counters;
	size_t n_counters, counters_space;
};

/* Bytes on both sides of each range, which must not change. */
#define DOCTOR_GUARD 256u

bool doctor_in_time(const struct doctor *d);
void doctor_step(struct doctor *d, const char *what, const char *from, const char *to);

/* Finds the devices; opens them and takes memory unless passive. 0, -ENOMEM. */
int doctor_begin(struct doctor *d);
void doctor_end(struct doctor *d);

/* Tests all pairs, and tells of each when it is done. */
void doctor_pairs(struct doctor *d);

/* Makes the same copy `times` times, and waits. Returns 0, -ETIMEDOUT if it is stuck, or the error,
 * with a message. */
int doctor_copy(struct doctor *d, struct doctor_end *by, void *dst, const void *src, size_t len,
		unsigned int times, uint64_t *ns);
/* Waits for the operations on the device's stream, which were queued from `begin` on. Returns 0,
 * -ETIMEDOUT, or the error. */
int doctor_wait(struct doctor *d, struct doctor_end *by, uint64_t begin);
/* The result of a copy that was compared. */
struct doctor_tried {
	size_t len;
	uint64_t wrong; /* in the range */
	uint64_t first; /* the first of these */
	bool overrun;	/* bytes around the range were changed */
};
/* Copies `len` bytes once, and compares. Returns 0 with the result in *out, or the error. */
int doctor_try(struct doctor *d, struct doctor_end *from, struct doctor_end *to, size_t len,
	       unsigned int skew, bool push, struct doctor_tried *out);
/* Returns the best GB/s of several copies; 0 if it could not be measured. */
double doctor_bandwidth(struct doctor *d, struct doctor_end *from, struct doctor_end *to,
			struct doctor_end *by, double promised);
double doctor_latency(struct doctor *d, struct doctor_end *from, struct doctor_end *to);

/* Measures random rows of a table in pinned memory, and in wide memory, and adds a finding. */
void doctor_rows(struct doctor *d);

/* Reads all counters: `first` before anything else, then at the end. */
void doctor_count(struct doctor *d, bool first);
void doctor_counter_rows(struct doctor *d);
void doctor_links(struct doctor *d);
/* Checks at the end for links that came down meanwhile. */
void doctor_links_again(struct doctor *d);

#endif

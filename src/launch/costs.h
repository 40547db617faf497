/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LAUNCH_COSTS_H
#define LAUNCH_COSTS_H

/*
 * The costs of the two ways of a list of copies, by the direction and the length of its pieces: a
 * kernel of the library, and the driver's copies. Before anything was measured it is estimated.
 *
 * It is measured by the first long lists of a program: of each kind of list, the first COST_SAMPLES
 * are made half by half, in the stream of the program, with the GPU's clock read before, between
 * and after. A later call reads the clock's values; nothing waits for them. So a measurement holds
 * for this GPU, driver and link, and for the other work that runs on them.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dev;
struct launch_list;
struct list_ctx;

/* Between which memories, as the device sees them. */
enum cost_way {
	COST_TO_DEVICE, /* from host memory */
	COST_FROM_DEVICE,
	COST_INSIDE, /* of the device */
	COST_PEER,   /* with a neighbour */
	COST_WAYS,
};

/* Classes of lengths: two to an octave. Shorter pieces are always the kernel's, longer ones always
 * the driver's. */
#define COST_LEAST 4096u
#define COST_MOST (512u << 10)
#define COST_CLASSES 14u
enum {
	COST_CLASS_SHORT = 0,
	COST_CLASS_FIRST = 1,
	COST_CLASS_LONG = COST_CLASS_FIRST + COST_CLASSES,
	COST_CLASS_ALL,
};

#define COST_SAMPLES 3u
#define COST_SAMPLE_LEAST 128u /* pieces: of shorter lists the launches are most of the time */

struct cost {
	unsigned int begun; /* lists that measure it */
	unsigned int seen;  /* of them, those whose end was seen */
	double kernel_ns;   /* of a piece, the least that was seen */
	double driver_ns;
	double call_ns; /* of the calling thread in the driver, part of driver_ns */
};

/* The costs of a device. */
struct costs {
	struct costs *next;
	const struct dev *dev;
	struct cost v[COST_WAYS][COST_CLASS_ALL];
};

/* A list that measures. */
struct cost_sample {
	bool there;
	enum cost_way way;
	unsigned int class;
	size_t by_driver; /* pieces, the first ones */
	size_t by_kernel;
	uint64_t cpu_ns; /* that the driver's calls took */
};

unsigned int cost_class(size_t len);
size_t cost_class_least(unsigned int class); /* bytes */

/* Whether a kernel copies pieces that cost this much. soonest: as below. */
bool cost_is_kernels(const struct cost *c, bool soonest);

/* Which classes a kernel copies: 1 << class. soonest: whatever that takes of the GPU. */
uint32_t costs_mask(struct list_ctx *r, const struct dev *dev, enum cost_way way, bool soonest);
uint32_t costs_estimate(bool soonest);

/* Whether a list of that kind is to measure; then it is counted as one that does. */
bool costs_begin(struct list_ctx *r, const struct dev *dev, enum cost_way way, unsigned int class);
/* Gives up a measurement that was begun. */
void costs_cancel(struct list_ctx *r, const struct dev *dev, enum cost_way way, unsigned int class);
/* Notes the measurement of a list that was taken again, and so has been read. */
void costs_note(struct list_ctx *r, struct launch_list *l);

/* Copies the known costs of a way, of all classes. */
void costs_get(struct list_ctx *r, const struct dev *dev, enum cost_way way,
	       struct cost out[COST_CLASS_ALL]);
void costs_finish(struct list_ctx *r);

#endif

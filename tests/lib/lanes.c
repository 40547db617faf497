/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lanes of kernels as coroutines: lanes.h. */

#include "lanes.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define STACK 131072u
#define WARPS 4u /* of a block */
#define RANGES 64u
#define SHARED_MOST 16384u
#define TURNS_MOST UINT64_C(30000000)
#define STALL_MOST 3000u

struct block {
	const struct lanes_launch *launch;
	struct lane *lanes;
	uint32_t index;
	char shared[SHARED_MOST];
};

struct lane {
	ucontext_t context;
	char *stack;
	struct block *block;
	uint32_t thread;
	bool meets;	 /* waits for its warp, there: */
	bool at_barrier; /* waits for its block */
	bool ended;
	uint32_t step;	 /* of launches that follow each other */
	uint64_t stalls; /* until that turn */
	enum lanes_op op;
	uint64_t given;
	uint64_t got;
	uint32_t from;
	const char *file;
	int line;
};

struct lanes_here lanes_here;

/* Of SHARED, as the linker has them where there is something. */
static char some_shared __attribute__((used, section("lanes_shared")));
extern char __start_lanes_shared[], __stop_lanes_shared[];

static struct lane lanes[LANES_BLOCKS * WARPS * WARP];
static struct block blocks[LANES_BLOCKS];
static struct block *whose; /* shared memory is there */
static struct lane *self;
static ucontext_t scheduler;
static uint64_t seed, dice, turn, now;

static struct {
	uint64_t at;
	uint64_t len;
} ranges[RANGES];
static unsigned int n_ranges;

_Noreturn void lanes_die(const char *format, ...)
{
	va_list v;

	fprintf(stderr, "seed %llu: ", (unsigned long long)seed);
	va_start(v, format);
	vfprintf(stderr, format, v);
	va_end(v);
	fputc('\n', stderr);
	abort();
}

static uint64_t draw(uint64_t below)
{
	dice ^= dice << 13;
	dice ^= dice >> 7;
	dice ^= dice << 17;
	return (dice >> 11) % below;
}

void lanes_range(const void *p, size_t len)
{
	if (n_ranges == RANGES) {
		lanes_die("more than %u ranges", RANGES);
	}
	ranges[n_ranges].at = (uintptr_t)p;
	ranges[n_ranges++].len = len;
}

void lanes_forget(void)
{
	n_ranges = 0;
}

uint64_t lanes_at(uint64_t address, uint64_t len, uint64_t align, const char *file, int line)
{
	if (address % align) {
		lanes_die("%s:%d: %#llx is not aligned to %llu", file, line,
			  (unsigned long long)address, (unsigned long long)align);
	}
	for (unsigned int i = 0; i < n_ranges; i++) {
		if (address >= ranges[i].at && len <= ranges[i].len &&
		    address - ranges[i].at <= ranges[i].len - len) {
			return address;
		}
	}
	lanes_die("%s:%d: %llu bytes at %#llx lie in no range", file, line, (unsigned long long)len,
		  (unsigned long long)address);
}

uint64_t lanes_clock(void)
{
	lanes_pause();
	now += 3000;
	return now;
}

static void leave(void)
{
	(void)swapcontext(&self->context, &scheduler);
}

void lanes_pause(void)
{
	if (draw(8) == 0) {
		leave();
	}
}

/* The lanes of self's warp. */
static struct lane *warp_of(const struct lane *l)
{
	return &l->block->lanes[l->thread / WARP * WARP];
}

static void exchange(struct lane *w)
{
	uint64_t bits = 0;

	for (uint32_t i = 0; i < WARP; i++) {
		bits |= (uint64_t)(w[i].given != 0) << i;
	}
	for (uint32_t i = 0; i < WARP; i++) {
		w[i].got = w[i].op == LANES_BALLOT ? bits : w[w[i].from % WARP].given;
		w[i].meets = false;
	}
}

uint64_t lanes_meet(enum lanes_op op, uint64_t v, uint32_t from, const char *file, int line)
{
	struct lane *w = warp_of(self);
	uint32_t there = 0;

	self->op = op;
	self->given = v;
	self->from = from;
	self->file = file;
	self->line = line;
	self->meets = true;
	for (uint32_t i = 0; i < WARP; i++) {
		bool gone = w[i].ended || w[i].step != self->step;

		if (gone || (w[i].meets && (w[i].line != line || strcmp(w[i].file, file) != 0))) {
			lanes_die("lane %u of a warp is at %s:%d, and lane %u %s%s:%d",
				  self->thread % WARP, file, line, i,
				  gone ? "has ended after " : "at ", w[i].file, w[i].line);
		}
		there += w[i].meets;
	}
	if (there == WARP) {
		exchange(w);
	}
	leave();
	return self->got;
}

/* Lets threads go on that wait for their block, if all have come that are still in the same launch:
 * as on a GPU, whoever has ended is not waited for. */
static void try_barrier(struct block *b)
{
	const struct lane *first = NULL;
	uint32_t there = 0;
	uint32_t all = 0;

	for (uint32_t i = 0; i < b->launch->threads; i++) {
		const struct lane *l = &b->lanes[i];

		first = !first && l->at_barrier ? l : first;
		there += l->at_barrier;
	}
	for (uint32_t i = 0; first && i < b->launch->threads; i++) {
		all += !b->lanes[i].ended && b->lanes[i].step == first->step;
	}
	if (!there || there < all) {
		return;
	}
	for (uint32_t i = 0; i < b->launch->threads; i++) {
		struct lane *l = &b->lanes[i];

		if (l->at_barrier && l->line != first->line) {
			lanes_die("threads are at barriers of lines %d and %d", first->line,
				  l->line);
		}
	}
	for (uint32_t i = 0; i < b->launch->threads; i++) {
		b->lanes[i].at_barrier = false;
	}
}

void lanes_barrier(int line)
{
	self->line = line;
	self->at_barrier = true;
	try_barrier(self->block);
	leave();
}

void lanes_next(uint32_t *ended, uint32_t all)
{
	self->step++;
	++*ended;
	try_barrier(self->block);
	while (*ended < all) {
		leave();
	}
}

static void enter(void)
{
	const struct lanes_launch *l = self->block->launch;

	l->kernel(l->params);
	self->ended = true;
	try_barrier(self->block);
	leave();
}

static void make_context(struct lane *l)
{
	if (getcontext(&l->context)) {
		lanes_die("a lane cannot begin");
	}
	l->context.uc_stack.ss_sp = l->stack;
	l->context.uc_stack.ss_size = STACK;
	makecontext(&l->context, enter, 0);
}

/* A block's lanes, behind the first n. Some blocks begin late. */
static uint32_t begin(struct block *b, uint32_t n)
{
	uint32_t threads = b->launch->threads;
	uint64_t late = draw(2) * draw(STALL_MOST * 10);

	b->lanes = &lanes[n];
	for (uint32_t i = 0; i < threads; i++) {
		struct lane *l = &lanes[n + i];
		char *stack = l->stack ? l->stack : malloc(STACK);

		if (!stack) {
			lanes_die("no stack for a lane");
		}
		*l = (struct lane){
			.stack = stack, .block = b, .thread = i, .stalls = late, .file = "the begin"
		};
		make_context(l);
	}
	return n + threads;
}

/* Shared memory is the block's whose lane runs. */
static void bring_shared(struct block *b)
{
	size_t len = (size_t)(__stop_lanes_shared - __start_lanes_shared);

	if (len > SHARED_MOST) {
		lanes_die("a block's memory has %zu bytes", len);
	}
	if (whose == b) {
		return;
	}
	if (whose) {
		memcpy(whose->shared, __start_lanes_shared, len);
	}
	memcpy(__start_lanes_shared, b->shared, len);
	whose = b;
}

static bool can_go_on(const struct lane *l)
{
	return !l->ended && !l->meets && !l->at_barrier;
}

static void run_lane(struct lane *l)
{
	/* A warp may stand still while others run. */
	if (draw(3000) == 0) {
		struct lane *w = warp_of(l);
		uint64_t until = turn + draw(STALL_MOST);

		for (uint32_t i = 0; i < WARP; i++) {
			w[i].stalls = until;
		}
		return;
	}
	bring_shared(l->block);
	lanes_here = (struct lanes_here){ l->thread, l->block->launch->threads, l->block->index,
					  l->block->launch->blocks };
	self = l;
	(void)swapcontext(&scheduler, &l->context);
}

/* One of those that can go on; NULL: they all stand still for a while. */
static struct lane *pick(uint32_t all)
{
	uint32_t first = (uint32_t)draw(all);
	bool any = false;

	for (uint32_t i = 0; i < all; i++) {
		struct lane *l = &lanes[(first + i) % all];

		if (can_go_on(l) && l->stalls <= turn) {
			return l;
		}
		any |= can_go_on(l);
	}
	if (!any) {
		lanes_die("nobody can go on");
	}
	return NULL;
}

static uint32_t begin_all(const struct lanes_launch *launches, size_t n)
{
	uint32_t n_blocks = 0;
	uint32_t all = 0;

	for (size_t i = 0; i < n; i++) {
		for (uint32_t k = 0; k < launches[i].blocks; k++) {
			if (n_blocks == LANES_BLOCKS || launches[i].threads > WARPS * WARP) {
				lanes_die("too many blocks or threads");
			}
			blocks[n_blocks] = (struct block){ .launch = &launches[i], .index = k };
			all = begin(&blocks[n_blocks++], all);
		}
	}
	return all;
}

void lanes_run(uint64_t with, const struct lanes_launch *launches, size_t n,
	       void (*host)(void *arg), void *arg)
{
	uint32_t all, left;

	seed = with;
	dice = with * UINT64_C(0x9e3779b97f4a7c15) | 1;
	turn = 0;
	whose = NULL;
	all = begin_all(launches, n);
	for (left = all; left; turn++) {
		struct lane *l = pick(all);

		if (draw(4) == 0 && host) {
			host(arg);
		}
		if (l) {
			run_lane(l);
			left -= l->ended;
		}
		if (turn > TURNS_MOST) {
			lanes_die("no end after %llu turns", (unsigned long long)turn);
		}
	}
}

void lanes_run_one(uint64_t with, void (*kernel)(const void *params), const void *params,
		   uint32_t n_blocks, void (*host)(void *arg), void *arg)
{
	struct lanes_launch l = { kernel, params, n_blocks, WARP * (1 + (uint32_t)(with % 4)) };

	lanes_run(with, &l, 1, host, arg);
}

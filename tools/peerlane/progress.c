/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The progress bar: five times a second, after the first second. */

#include "progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "meter.h"

#define FIRST_NS 1000000000u
#define EVERY_NS 200000000u
#define BAR 30

void progress_start(struct progress *p, const char *label, uint64_t total, bool quiet)
{
	const char *term = getenv("TERM");

	memset(p, 0, sizeof(*p));
	p->label = label;
	p->total = total;
	p->start_ns = clock_now_ns();
	p->next_ns = p->start_ns + FIRST_NS;
	p->on = !quiet && isatty(STDERR_FILENO) && (term == NULL || strcmp(term, "dumb") != 0);
}

static void draw(const struct progress *p, uint64_t now)
{
	uint64_t passed = now - p->start_ns;
	uint64_t done = p->total != 0 && p->done > p->total ? p->total : p->done;
	char bytes[32], bar[BAR + 1];

	text_bytes(bytes, sizeof(bytes), p->done);
	if (p->total == 0) {
		fprintf(stderr, "\r\033[K%s  %s  %.2f GB/s", p->label, bytes,
			meter_gb_per_s(p->done, passed));
		return;
	}
	memset(bar, '.', BAR);
	memset(bar, '#', (size_t)((double)done / (double)p->total * BAR));
	bar[BAR] = '\0';
	fprintf(stderr, "\r\033[K%s [%s] %3.0f%%  %s  %.2f GB/s", p->label, bar,
		100.0 * (double)done / (double)p->total, bytes, meter_gb_per_s(p->done, passed));
	if (done != 0 && done < p->total) {
		fprintf(stderr, "  %.0f s left",
			(double)passed * 1e-9 * (double)(p->total - done) / (double)done);
	}
}

void progress_tick(struct progress *p)
{
	uint64_t now;

	if (!p->on) {
		return;
	}
	now = clock_now_ns();
	if (now < p->next_ns) {
		return;
	}
	draw(p, now);
	fflush(stderr);
	p->drawn = true;
	p->next_ns = now + EVERY_NS;
}

void progress_add(struct progress *p, uint64_t bytes)
{
	p->done += bytes;
	progress_tick(p);
}

void progress_end(struct progress *p)
{
	if (p->drawn) {
		fputs("\r\033[K", stderr);
		fflush(stderr);
	}
	p->on = false;
	p->drawn = false;
}

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
#include "term.h"

#define FIRST_NS 1000000000u
#define EVERY_NS 200000000u
#define BAR 30
#define BAR_LEAST 5

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

/* Draws the bar, one column shorter than the terminal: a bar that wraps cannot be drawn over. */
static void draw(const struct progress *p, uint64_t now)
{
	size_t space = term_columns(stderr) - 1, taken, bar;
	uint64_t passed = now - p->start_ns;
	uint64_t done = p->total != 0 && p->done > p->total ? p->total : p->done;
	double part = p->total != 0 ? (double)done / (double)p->total : 0;
	char bytes[32], left[32] = "", percent[16] = "", said[128], marks[BAR + 4] = "";

	text_bytes(bytes, sizeof(bytes), p->done);
	if (p->total != 0) {
		text_fmt(percent, sizeof(percent), " %3.0f%%", 100.0 * part);
	}
	if (done != 0 && done < p->total) {
		text_fmt(left, sizeof(left), "  %.0f s left",
			 (double)passed * 1e-9 * (double)(p->total - done) / (double)done);
	}
	text_fmt(said, sizeof(said), "%s  %s  %.2f GB/s%s", percent, bytes,
		 meter_gb_per_s(p->done, passed), left);
	taken = strlen(p->label) + strlen(said) + 3; /* a blank and two brackets */
	if (p->total != 0 && taken + BAR_LEAST <= space) {
		bar = space - taken < BAR ? space - taken : BAR;
		memset(marks, '.', bar + 3);
		memcpy(marks, " [", 2);
		memset(marks + 2, '#', (size_t)(part * (double)bar));
		marks[bar + 2] = ']';
		marks[bar + 3] = '\0';
	}
	fprintf(stderr, "\r\033[K%.*s%s%.*s", (int)space, p->label, marks,
		(int)(space > strlen(p->label) ? space - strlen(p->label) : 0), said);
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

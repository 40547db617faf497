/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(): how fast a kernel reads small rows at random places of host memory. Where drivers
 * map pinned memory by entries of 4 KiB, a GPU keeps those of some 512 MiB at hand; beyond that
 * rows wait for entries, and not for the link. So there are three tables: a small and a large one
 * in pinned memory, and a large one in wide memory. One GPU is asked: what its driver does, it does
 * for all.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/kernels/params.h"
#include "report/doctor.h"
#include "sys/sys.h"

#define LARGE ((size_t)1 << 30)
#define SMALL ((size_t)256 << 20)
#define AVAILABLE (4 * LARGE) /* memory that is asked for: others need some, too */
#define ROW 128u
#define LANES 8u /* of 16 bytes, that take a row */
#define ROWS_MOST 131072u
#define ROWS_LEAST 8192u /* with fewer the launch would count more than they */
#define ROUNDS 5u
#define UNIT_BLOCKS 8u
#define CLIFF .6 /* of the best rate: below it there is a finding */

struct rows {
	struct doctor *d;
	struct doctor_end *e;
	uint64_t *table;
	size_t n;		   /* rows of a launch */
	uint64_t drawn;		   /* ids that were drawn */
	bool wrong;		   /* a row had other bytes */
	double small, large, wide; /* M rows/s; 0: not measured */
	char why[200];		   /* why nothing was measured; or why there is no wide memory */
};

static uint64_t word_at(uint64_t i)
{
	return (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
}

static void fill(uint64_t *table)
{
	for (uint64_t i = 0; i < LARGE / sizeof(*table); i++) {
		table[i] = word_at(i);
	}
}

/* Other ids than any round before: neither rows nor entries are at hand. */
static void draw(struct rows *r, size_t bytes)
{
	uint64_t *ids = (uint64_t *)(void *)r->d->want;

	for (size_t i = 0; i < r->n; i++) {
		uint64_t x = word_at(r->drawn++);

		x = (x ^ x >> 32) * UINT64_C(0xd6e8feb86659fd93);
		ids[i] = (x ^ x >> 32) % (bytes / ROW);
	}
}

static bool is_right(const struct rows *r)
{
	const uint64_t *ids = (const uint64_t *)(const void *)r->d->want;
	const uint64_t *got = (const uint64_t *)(const void *)r->d->got;
	const size_t words = ROW / sizeof(*got);

	for (size_t i = 0; i < r->n * words; i++) {
		if (got[i] != word_at(ids[i / words] * words + i % words)) {
			return false;
		}
	}
	return true;
}

/* The array is the device's first buffer, the ids are in its second. */
static int launch(const struct rows *r, size_t bytes)
{
	const struct doctor_end *e = r->e;
	unsigned int at_once = KERNEL_THREADS / LANES;
	struct rows_params p = { .table = (uintptr_t)r->table,
				 .array = (uintptr_t)e->src,
				 .ids = (uintptr_t)e->dst,
				 .n = r->n,
				 .rows = bytes / ROW,
				 .row_bytes = ROW,
				 .table_stride = ROW,
				 .array_stride = ROW,
				 .id_kind = ROWS_ID_INT64,
				 .lanes = LANES };

	return e->dev->kernel.launch(
		e->stream, DEV_KERNEL_ROWS,
		(unsigned int)min_u64(r->n / at_once, (uint64_t)e->dev->props.units * UNIT_BLOCKS),
		&p);
}

static int one_round(struct rows *r, size_t bytes, uint64_t *ns)
{
	struct doctor *d = r->d;
	uint64_t begin;
	int rc;

	if (!doctor_in_time(d)) {
		return err_set(ETIMEDOUT, "the time limit");
	}
	draw(r, bytes);
	rc = doctor_copy(d, r->e, r->e->dst, d->want, r->n * sizeof(uint64_t), 1, NULL);
	begin = clock_now_ns();
	rc = rc ? rc : launch(r, bytes);
	rc = rc ? rc : doctor_wait(d, r->e, begin);
	*ns = max_u64(clock_now_ns() - begin, 1);
	rc = rc ? rc : doctor_copy(d, r->e, d->got, r->e->src, r->n * ROW, 1, NULL);
	r->wrong = r->wrong || (!rc && !is_right(r));
	return rc;
}

static int by_length(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* The first `bytes` of the table. The first round does not count. */
static int measure(struct rows *r, size_t bytes, double *out)
{
	uint64_t ns[ROUNDS + 1];
	int rc = 0;

	for (unsigned int i = 0; i <= ROUNDS && !rc && !r->wrong; i++) {
		rc = one_round(r, bytes, &ns[i]);
	}
	if (!rc && !r->wrong) {
		qsort(ns + 1, ROUNDS, sizeof(ns[0]), by_length);
		*out = (double)r->n * 1e3 / (double)ns[1 + ROUNDS / 2];
	}
	return rc;
}

static int pinned_table(struct rows *r)
{
	struct dev *dev = r->e->dev;
	void *p;
	int rc = sys_map_anon(LARGE, &p);

	if (rc) {
		return err_set(-rc, "no memory for a table");
	}
	(void)sys_populate(p, LARGE, true);
	r->table = p;
	fill(r->table);
	rc = dev_pin(dev, DEV_WAIT, p, LARGE);
	if (!rc) {
		rc = measure(r, SMALL, &r->small);
		rc = rc ? rc : measure(r, LARGE, &r->large);
		if (r->d->stuck) {
			return rc; /* the kernel may read it whenever it likes */
		}
		(void)dev_unpin(dev, DEV_WAIT, p, LARGE);
	}
	(void)sys_unmap(p, LARGE);
	return rc;
}

static int wide_table(struct rows *r)
{
	struct dev_host h = { 0 };
	int rc;

	if (!r->d->c.config->wide) {
		text_copy(r->why, sizeof(r->why), "the tunable wide is off");
		return 0;
	}
	rc = dev_host_alloc(r->e->dev, DEV_WAIT, LARGE, -1, NULL, &h);
	if (rc) {
		text_copy(r->why, sizeof(r->why), rc == -EOPNOTSUPP ? h.why : err_message());
		return 0;
	}
	text_copy(r->why, sizeof(r->why), h.why);
	if (h.page == DEV_WIDE_PAGE) {
		r->table = h.ptr;
		fill(r->table);
		rc = measure(r, LARGE, &r->wide);
	}
	if (!r->d->stuck) {
		(void)dev_host_free(r->e->dev, DEV_WAIT, &h);
	}
	return rc;
}

/* The reason why nothing is measured, or "". */
static void ask(struct rows *r)
{
	uint64_t available = sys_ram_available();
	char have[32];

	r->n = min_u64(r->d->space / ROW, ROWS_MOST);
	if (!doctor_in_time(r->d)) {
		text_copy(r->why, sizeof(r->why), "the time limit");
	} else if (r->n < ROWS_LEAST) {
		text_copy(r->why, sizeof(r->why), "it takes copies of 1 MiB or more (--size)");
	} else if (available < AVAILABLE) {
		text_bytes(have, sizeof(have), available);
		text_fmt(r->why, sizeof(r->why),
			 "it takes 1 GiB of memory twice, and %s of the 4 GiB that it waits for "
			 "are available",
			 have);
	}
}

static void tell(const struct rows *r)
{
	double best = r->wide > r->small ? r->wide : r->small;
	char wide[256], lost[96] = "";

	if (r->wide > 0) {
		text_fmt(wide, sizeof(wide), "of 1 GiB of wide memory at %.3g", r->wide);
	} else {
		text_fmt(wide, sizeof(wide), "wide memory is not to be had: %s", r->why);
	}
	if (r->large < CLIFF * best) {
		text_fmt(lost, sizeof(lost), ": %.0f %% are lost, and more of larger tables",
			 100 * (1 - r->large / best));
	}
	check_add(&r->d->c, lost[0] ? FINDING_ROWS_CLIFF : FINDING_ROWS_LEVEL, r->e->name,
		  "kernels read rows of 128 bytes at random places of 256 MiB of pinned memory at "
		  "%.3g M/s, of 1 GiB at %.3g%s; %s",
		  r->small, r->large, lost, wide);
}

static struct doctor_end *who(struct doctor *d)
{
	for (unsigned int i = 0; i < d->n; i++) {
		struct doctor_end *e = &d->ends[i];

		if (!(e->flags & PL_DEV_SOFT) && !e->why[0] && e->dev && e->dev->props.units) {
			return e;
		}
	}
	return NULL;
}

void doctor_rows(struct doctor *d)
{
	struct rows r = { .d = d, .e = who(d) };
	char pair[64];
	int rc = 0;

	doctor_step(d, "rows of tables", r.e ? r.e->name : "", "");
	if (!r.e) {
		return;
	}
	ask(&r);
	if (!r.why[0]) {
		rc = dev_kernel_load(r.e->stream, DEV_WAIT, DEV_KERNEL_ROWS);
		rc = rc ? rc : pinned_table(&r);
		rc = rc || r.wrong ? rc : wide_table(&r);
		if (rc) {
			text_copy(r.why, sizeof(r.why), err_message());
		}
	}
	text_fmt(pair, sizeof(pair), "host to %s", r.e->name);
	if (r.wrong) {
		check_add(&d->c, FINDING_PAIR_CORRUPT, pair,
			  "rows that a kernel read out of pinned memory had other bytes, and no "
			  "error was reported");
	} else if (d->stuck) {
		check_add(&d->c, FINDING_PAIR_STUCK, pair,
			  "a kernel that reads rows of pinned memory did not end within %u s",
			  (unsigned int)(DOCTOR_STUCK_NS / 1000000000u));
	} else if (rc || r.large <= 0) {
		check_add(&d->c, FINDING_ROWS_UNKNOWN, r.e->name,
			  "how fast kernels read rows of tables in pinned memory was not measured: "
			  "%s",
			  r.why);
	} else {
		tell(&r);
	}
}

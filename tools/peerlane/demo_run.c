/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The moves of the demo. The memory is overwritten before each load, so that a verification sees
 * only the bytes of this load. */

#include "demo.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"
#include "say.h"
#include "verify.h"

#define TRY ((uint64_t)1 << 30)

static void row_add(struct demo *d, const struct demo_row *r)
{
	unsigned int i = 0;

	while (i < d->n_rows && strcmp(d->rows[i].what, r->what) != 0) {
		i++;
	}
	if (i == d->n_rows) {
		d->rows[d->n_rows++] = *r;
	} else if (r->meter.wall_ns < d->rows[i].meter.wall_ns) {
		d->rows[i] = *r;
	}
}

static int judge(int err, const struct verdict *v, const char *what, const char *against)
{
	char words[80];

	if (err != 0) {
		return say_failed("cannot verify %s: %s", what, verdict_why(v, err));
	}
	if (v->same) {
		return 0;
	}
	verdict_text(v, words, sizeof(words));
	say_line(stdout, "NOT VERIFIED: %s differs from '%s': %s", what, against, words);
	return STATUS_FAILED;
}

static int whole(const struct demo *d, int err, uint64_t moved, const char *verb)
{
	if (err != 0) {
		return say_library(err);
	}
	if (moved != d->len) {
		return say_failed("only %llu of %llu bytes of '%s' were %s",
				  (unsigned long long)moved, (unsigned long long)d->len,
				  d->source.path, verb);
	}
	return 0;
}

int demo_try(struct demo *d, uint32_t policy)
{
	uint64_t moved;
	int err;

	carry_init(&d->job, d->ctx, policy);
	err = carry_read(&d->job, d->source.file, d->mem, min_u64(d->len, TRY), 0, &moved);
	return err != 0 ? say_library(err) : 0;
}

int demo_load(struct demo *d, const char *what, uint32_t policy)
{
	struct truth t = { .fd = d->source.fd };
	struct demo_row r = { .what = what };
	struct verdict v;
	int err, status;

	err = carry_fill_byte(&d->job, d->mem, d->len, 0xdb);
	if (err != 0) {
		return say_library(err);
	}
	carry_init(&d->job, d->ctx, policy);
	progress_start(&d->job.progress, what, d->len, false);
	meter_start(&r.meter);
	err = carry_read(&d->job, d->source.file, d->mem, d->len, 0, &r.bytes);
	meter_stop(&r.meter);
	progress_end(&d->job.progress);
	status = whole(d, err, r.bytes, "loaded");
	if (status != 0) {
		return status;
	}
	text_copy(r.route, sizeof(r.route), tally_route(&d->job.read));
	row_add(d, &r);
	progress_start(&d->job.progress, "verifying", d->len, false);
	err = verify_memory(&d->job, d->mem, d->len, &t, &v);
	progress_end(&d->job.progress);
	return judge(err, &v, "what is in GPU memory", d->source.path);
}

int demo_store(struct demo *d, const char *what)
{
	struct truth t = { .fd = d->source.fd };
	struct demo_row r = { .what = what };
	struct verdict v;
	int err, status;

	carry_init(&d->job, d->ctx, PL_POLICY_DEFAULT);
	progress_start(&d->job.progress, what, d->len, false);
	meter_start(&r.meter);
	err = carry_write(&d->job, d->copy.file, d->mem, d->len, 0, &r.bytes);
	if (err == 0) {
		err = pl_file_sync(d->copy.file);
	}
	meter_stop(&r.meter);
	progress_end(&d->job.progress);
	status = whole(d, err, r.bytes, "written back");
	if (status == 0) {
		status = demo_cool(&d->copy);
	}
	if (status != 0) {
		return status;
	}
	text_copy(r.route, sizeof(r.route), tally_route(&d->job.write));
	row_add(d, &r);
	progress_start(&d->job.progress, "verifying", d->len, false);
	err = verify_file(&d->job, d->copy.fd, 0, d->len, &t, &v);
	progress_end(&d->job.progress);
	return judge(err, &v, "the second file", d->source.path);
}

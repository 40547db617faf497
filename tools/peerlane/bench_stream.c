/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A worker that puts its requests on a stream of its own, one for each of its lanes, and waits for
 * the stream. A request's time is from its submission to the end of the wait.
 */

#include <string.h>

#include "base/text.h"
#include "bench_work.h"

static int put(struct pl_stream *s, struct worker *w, struct lane *l)
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	l->len = w->s->run->c.block;
	l->at = (int64_t)l->off;
	l->result = 0;
	io.policy = w->s->io.policy;
	io.file = w->file->file;
	io.mem = l->buf;
	io.len = &l->len;
	io.off = &l->at;
	io.result = &l->result;
	return l->write ? pl_stream_write(s, &io) : pl_stream_read(s, &io);
}

/* How many were submitted. */
static uint64_t submit(struct pl_stream *s, struct worker *w)
{
	uint64_t n = 0;

	while (n < w->n_lanes && worker_more(w) && lane_begin(w, &w->lanes[n])) {
		if (put(s, w, &w->lanes[n]) != 0) {
			worker_fail(w, "submission", w->lanes[n].off, pl_error_message());
			break;
		}
		n++;
	}
	return n;
}

static void finish(struct worker *w, struct lane *l)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;

	if (l->result < 0) {
		worker_fail(w, l->write ? "write" : "read", l->off, strerror((int)-l->result));
		return;
	}
	text_copy(rep.route, sizeof(rep.route), "stream");
	lane_end(w, l, l->result, &rep);
}

void worker_streamed(struct worker *w)
{
	struct pl_stream *s = NULL;
	uint64_t n, i;

	if (pl_stream_create(w->s->run->dev, &s) != 0) {
		worker_fail(w, "preparation", 0, pl_error_message());
		return;
	}
	do {
		n = submit(s, w);
		if (pl_stream_sync(s) != 0) {
			worker_fail(w, "wait", 0, pl_error_message());
			break;
		}
		for (i = 0; i < n; i++) {
			finish(w, &w->lanes[i]);
		}
	} while (n != 0);
	pl_stream_close(s);
}

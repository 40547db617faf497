/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How far a transfer is. Segments end in any order, and any of them may fail, come short, or end at
 * the file's end. The transfer's result is the lowest such place (struct stop): all bytes before
 * it have been carried, and none after it count. No segment is started behind it. The error of that
 * place, with its message, is the transfer's error, if it is at the very beginning.
 */

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "dev/dev.h"
#include "exec/share.h"
#include "exec/trace.h"
#include "metrics/probe.h"

void progress_init(struct progress *p, struct exec *x, const struct transfer *t,
		   struct exec_report *rep)
{
	const struct file *f = transfer_file(t);

	memset(p, 0, offsetof(struct progress, ask));
	p->t = t;
	p->x = x;
	p->write = transfer_writes(t);
	transfer_ask(t, &p->ask);
	p->ask.sequential =
		f && !p->write && t->src.off &&
		atomic_load_explicit(&f->facts.last_end, memory_order_relaxed) == t->src.off;
	stop_init(&p->stop, t->len);
	p->rep = rep;
	memset(rep, 0, offsetof(struct exec_report, lane));
}

static void lock(struct progress *p)
{
	if (unlikely(p->share != NULL)) {
		lock_acquire(&p->share->lock);
	}
}

static void unlock(struct progress *p)
{
	if (unlikely(p->share != NULL)) {
		lock_release(&p->share->lock);
	}
}

void progress_fail(struct progress *p, uint64_t at, int err)
{
	lock(p);
	p->no_route = p->no_route || at < progress_stop(p);
	stop_note(&p->stop, at, err);
	unlock(p);
}

bool progress_is_late(struct progress *p, uint64_t at)
{
	const char *name = transfer_name(p->t);

	if (clock_now_ns() < p->t->deadline_ns) {
		return false;
	}
	(void)err_set(ETIMEDOUT, "%s%s%s: timed out after %llu of %zu bytes", name ? "'" : "",
		      name ? name : "copy", name ? "'" : "", (unsigned long long)at, p->t->len);
	lock(p);
	stop_note(&p->stop, at, ETIMEDOUT);
	unlock(p);
	return true;
}

bool progress_failed(const struct progress *p, int err)
{
	return err && !p->t->parts && !p->t->n_pieces && !(p->busy_again && err == EBUSY);
}

void progress_landed(struct progress *p, const struct segment *s, ssize_t res)
{
	trace_segment_end(p, s, res);
	PROBE4(piece__end, s->route->name, progress_off(p, s->pos), s->len, res);
	if (unlikely(res < 0) && progress_failed(p, (int)-res)) {
		const struct counted of = transfer_counted(p->t);

		metrics_failed(&p->x->metrics, &of, s->route->id);
	}
	lock(p);
	if (unlikely(res < 0)) {
		stop_note(&p->stop, s->pos, (int)-res);
	} else {
		if (unlikely((size_t)res < s->len)) {
			stop_note(&p->stop, s->pos + (uint64_t)res, 0);
		}
		exec_report_carried(p->rep, s->route, (uint64_t)res);
		if (unlikely(s->edge)) {
			p->rep->edge += (uint64_t)res;
		}
		if (unlikely(s->took != NULL)) {
			exec_report_lane(p->rep, s->took, (uint64_t)res);
		}
	}
	unlock(p);
}

void progress_fell_back(const struct segment *s, const struct route *to, enum pl_reason why,
			int err)
{
	struct progress *p = s->p;
	const struct counted of = transfer_counted(p->t);

	lock(p);
	p->rep->fallbacks++;
	p->rep->why = why;
	p->rep->why_err = err;
	unlock(p);
	metrics_fell_back(&p->x->metrics, &of, to->id, why);
	trace_fallback(s, to, why);
	PROBE4(fallback, transfer_name(p->t), to->name, why, err);
}

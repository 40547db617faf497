/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Makes windows of resident pages: maps them, has the kernel make the page tables, and registers
 * them with the device. The first is quick; the others take a processor for each GB some tenths of
 * a second, so several threads do it, a mapping each.
 */

#include <errno.h>
#include <pthread.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "file/file.h"
#include "ring/array.h"
#include "ring/windows.h"
#include "sys/sys.h"
#include "sys/thread.h"
#include "sys/window.h"

#define RUN_MOST (UINT64_C(256) << 20) /* of one mapping */
#define RUNS_MOST 4096u		       /* the kernel allows 65,530 mappings in all */
/* So much of a piece is in the page cache; the rest is read when it is mapped. */
#define ENOUGH .875
#define SHARE 8u /* of memory: what AUTO gives all arrays of a context */
#define MAKERS 8u

/* The offset in the file where a piece begins. */
static uint64_t piece_off(const struct array *a, uint64_t i)
{
	return a->off - a->common.window_bias + (i << a->common.window_shift);
}

/* The pages of [off, end), both whole pages, from piece `first` on; 0 or -errno with a message. */
static int map_run(struct array *a, int fd, uint64_t off, uint64_t end, uint64_t first)
{
	struct windows *w = &a->windows;
	size_t len = (size_t)(end - off);
	void *at;
	int rc;

	if (!alloc_grow(&w->v, &w->space, w->n, sizeof(*w->v))) {
		return -ENOMEM;
	}
	rc = sys_window_open(fd, len, off, &at);
	if (rc) {
		return err_set(-rc, "mapping %zu bytes of '%s': %s", len, a->file->name,
			       err_words(rc));
	}
	w->v[w->n++] = (struct window_piece){ .at = at, .len = len, .off = off, .first = first };
	return 0;
}

/* What several threads register: each takes the next mapping. */
struct window_making {
	struct array *a;
	atomic_size_t next;
	atomic_bool failed; /* no more are taken */
};

static int register_run(const struct array *a, const struct window_piece *v)
{
	/* An error here, where the driver's would say less. Before Linux 5.14 it finds the pages.
	 */
	int rc = sys_populate(v->at, v->len, false);

	return rc && rc != -EINVAL ? err_set(-rc, "reading '%s' at offset %llu: %s", a->file->name,
					     (unsigned long long)v->off, err_words(rc))
				   : dev_pin_lasting(a->requester.dev, DEV_WAIT, v->at, v->len);
}

static void *register_some(void *arg)
{
	struct window_making *m = arg;
	struct windows *w = &m->a->windows;
	size_t i;

	while (!atomic_load(&m->failed) && (i = atomic_fetch_add(&m->next, 1)) < w->n) {
		w->v[i].pinned = !register_run(m->a, &w->v[i]);
		if (!w->v[i].pinned && !atomic_exchange(&m->failed, true)) {
			log_warn("'%s': some of its pages are not read in place: %s",
				 m->a->file->name, err_message());
		}
	}
	return NULL;
}

/* Keeps those that were registered. */
static void keep_pinned(struct array *a)
{
	struct windows *w = &a->windows;
	size_t kept = 0;

	for (size_t i = 0; i < w->n; i++) {
		const struct window_piece v = w->v[i];

		if (!v.pinned) {
			sys_window_shut(v.at, v.len);
			continue;
		}
		for (uint64_t k = 0; k << a->common.window_shift < v.len; k++) {
			w->entries[v.first + k] = (uintptr_t)v.at + (k << a->common.window_shift);
		}
		atomic_fetch_add(&w->bytes, v.len);
		atomic_fetch_add(&w->watch->window_bytes, v.len);
		w->v[kept++] = v;
	}
	w->n = kept;
}

/* False: some could not be registered. */
static bool register_all(struct array *a)
{
	struct windows *w = &a->windows;
	struct window_making m = { .a = a };
	pthread_t threads[MAKERS];
	unsigned int want = (unsigned int)min_u64(min_u64(sys_cpus() / 2, MAKERS), w->n);
	unsigned int n = 0;

	/* The caller is one of them. */
	while (n + 1 < want && !sys_thread_start(&threads[n], register_some, &m)) {
		n++;
	}
	(void)register_some(&m);
	while (n) {
		(void)pthread_join(threads[--n], NULL);
	}
	keep_pinned(a);
	return !atomic_load(&m.failed);
}

static uint64_t budget_of(const struct windows *w)
{
	uint64_t all = sys_ram() / SHARE;

	return w->budget != PL_ARRAY_AUTO
		       ? w->budget
		       : all - min_u64(all, atomic_load(&w->watch->window_bytes));
}

/* How many pieces may still be in windows. */
static uint64_t pieces_left(const struct array *a)
{
	uint64_t budget = budget_of(&a->windows);

	return budget >= a->common.len ? a->windows.pieces : budget >> a->common.window_shift;
}

/* How many pieces of [i, until) are resident, from the first one on. */
static uint64_t run_of(const struct array *a, uint64_t i, uint64_t until, uint64_t end)
{
	uint64_t n = 0;

	while (i + n < until && file_resident(a->file, piece_off(a, i + n),
					      min_u64(end, piece_off(a, i + n + 1)) -
						      piece_off(a, i + n)) >= ENOUGH) {
		n++;
	}
	return n;
}

/* Maps the resident pages of the pieces from *i on, at most as long as one mapping may be. */
static int make_some(struct array *a, int fd, uint64_t end, uint64_t *i, uint64_t *left)
{
	struct windows *w = &a->windows;
	uint64_t piece = UINT64_C(1) << a->common.window_shift;
	uint64_t until =
		min_u64(*i + max_u64(RUN_MOST / piece, 1), (end - piece_off(a, 0) - 1) / piece + 1);
	/* If all pages of the pieces are cached, or none is, a single look is enough. */
	uint64_t first = piece_off(a, *i);
	double share = file_resident(a->file, first, min_u64(end, piece_off(a, until)) - first);
	int rc = 0;

	while (share != 0 && *i < until && *left && w->n < RUNS_MOST && !rc) {
		uint64_t from = piece_off(a, *i);
		uint64_t most = min_u64(until, *i + *left);
		uint64_t n = share >= 1 ? most - *i : run_of(a, *i, most, end);

		if (n) {
			rc = map_run(a, fd, from,
				     align_up(min_u64(end, from + n * piece), sys_page()), *i);
		}
		*left -= n;
		*i += n ? n : 1;
	}
	*i = max_u64(*i, until);
	return rc;
}

enum windows_why windows_make(struct array *a)
{
	struct windows *w = &a->windows;
	const struct array_common *p = &a->common;
	uint64_t i = (p->window_bias + p->wide_len) >> p->window_shift;
	uint64_t left = pieces_left(a);
	int fd = file_buffered(a->file);
	int rc = fd < 0 ? fd : 0;
	uint64_t size = 0;
	uint64_t end;

	rc = rc ? rc : file_length(a->file, &size);
	/* Whole pieces, if it has become shorter: behind them there is nothing to be read. */
	end = a->off + p->len <= size  ? a->off + p->len
	      : size > piece_off(a, 0) ? piece_off(a, (size - piece_off(a, 0)) >> p->window_shift)
				       : 0;
	if (!rc && !left) {
		return WINDOWS_BUDGET;
	}
	while (!rc && left && w->n < RUNS_MOST && piece_off(a, i) < end) {
		rc = make_some(a, fd, end, &i, &left);
	}
	if (rc) {
		log_warn("'%s': some of its pages are not read in place: %s", a->file->name,
			 err_message());
	}
	rc = register_all(a) ? rc : -EIO;
	if (w->n || rc) {
		return w->n ? WINDOWS_ARE : WINDOWS_REFUSED;
	}
	return file_resident(a->file, a->off, p->len) < 0 ? WINDOWS_UNSEEN : WINDOWS_COLD;
}

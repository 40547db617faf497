/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Carries a run of a queue's requests. Requests that are adjacent in the file and in memory become
 * one transfer. If such a transfer is short or fails, its requests are carried again one by one, so
 * that each gets its own error and count. The engine gets all transfers of a run at once.
 */

#include <stdlib.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "exec/exec.h"
#include "queue/queue.h"

/* The transfers of a run. */
struct run {
	struct transfer t[QUEUE_RUN];
	struct exec_result res[QUEUE_RUN];
	struct queue_item **v[QUEUE_RUN]; /* the first request of each transfer ... */
	size_t items[QUEUE_RUN];	  /* ... and how many */
	size_t parts[QUEUE_RUN];	  /* the lengths of all requests, in order */
	struct dev_piece pieces[QUEUE_RUN];
	size_t n;
	struct queue_item **first; /* of all */
};

#define PIECE_MAX 65536u /* larger copies gain nothing from being one operation */

/* Makes the transfer of an item with a region, and a file, memory or another region. The transfer
 * holds the region from its beginning on: one that is closed by then is an error. */
static void transfer_with_region(const struct queue_item *it, struct transfer *t)
{
	*t = (struct transfer){ .len = it->len };
	for (unsigned int i = 0; i < 2; i++) {
		struct end *e = i ? &t->src : &t->dst;
		uint64_t at = i ? it->src_addr : it->addr;

		if (it->users[i]) {
			transfer_set_region(t, i == 0, it->users[i], at);
		} else if (it->file) {
			*e = (struct end){ .kind = END_FILE, .file = it->file, .off = at };
		} else {
			*e = (struct end){ .kind = END_MEM, .addr = at };
		}
	}
}

static void transfer_of(const struct queue_item *it, struct transfer *t)
{
	if (it->op == PL_OP_TRANSFER) {
		transfer_with_region(it, t);
	} else if (it->op == PL_OP_COPY) {
		transfer_of_copy(t, (void *)it->addr, (const void *)it->src_addr, it->len);
	} else {
		transfer_of_file(t, it->file, it->op == PL_OP_WRITE, (void *)it->addr, it->off,
				 it->len);
	}
	t->policy = it->policy;
	t->deadline_ns = it->deadline_ns;
}

static void ended(struct queue_item *it, ssize_t res, const struct route *route)
{
	it->res = res;
	it->route = route && res > 0 ? (uint8_t)(route->id + 1) : 0;
}

static void failed(struct queue_item *it, ssize_t rc, char *why)
{
	ended(it, rc, NULL);
	it->why = why ? why : alloc_str(err_message());
}

static ssize_t carry_list(struct exec *x, const struct queue_item *it, struct exec_report *rep)
{
	struct transfer how;

	transfer_of_copy(&how, NULL, NULL, 0);
	how.policy = it->policy;
	how.deadline_ns = it->deadline_ns;
	return exec_region_pieces(x, &how, it->list, it->users[it->list->write ? 0 : 1], rep);
}

static ssize_t carry_transfer(struct exec *x, const struct queue_item *it, struct exec_report *rep)
{
	struct transfer t;
	ssize_t n;

	transfer_of(it, &t);
	n = exec_hold_and_run(x, &t, rep);
	return transfer_result(&t, rep->stopped, n);
}

/* Carries one item, as a blocking call would have carried it. */
static void carry_one(struct exec *x, struct queue_item *it)
{
	struct exec_report rep;
	ssize_t n;

	if (!it->len) {
		ended(it, 0, NULL);
		return;
	}
	n = it->list ? carry_list(x, it, &rep) : carry_transfer(x, it, &rep);
	if (n < 0) {
		failed(it, n, NULL);
	} else {
		ended(it, n, exec_biggest(x, &rep));
	}
}

/* Makes the small copies at the head of v that are between the memories of the first one, which are
 * held, pieces of one transfer; returns their number. */
static size_t take_pieces(struct exec *x, struct transfer *t, struct queue_item **v, size_t n,
			  size_t *parts, struct dev_piece *pieces)
{
	size_t len = 0;
	size_t i = 0;

	if (!t->dst.dev && !t->src.dev) {
		return 1;
	}
	for (; i < n; i++) {
		const struct queue_item *it = v[i];

		if (it->op != PL_OP_COPY || !it->len || it->len > PIECE_MAX ||
		    it->policy != PLAN_AUTO || it->deadline_ns != v[0]->deadline_ns ||
		    len + it->len > x->config->inline_max ||
		    !extent_holds(&t->within[0], it->addr, it->len) ||
		    !extent_holds(&t->within[1], it->src_addr, it->len)) {
			break;
		}
		pieces[i] = (struct dev_piece){ .dst = (void *)it->addr,
						.src = (const void *)it->src_addr,
						.len = it->len };
		parts[i] = it->len;
		len += it->len;
	}
	if (i > 1) {
		t->len = len;
		t->pieces = pieces;
		t->n_pieces = i;
	}
	return i ? i : 1;
}

/* Makes one transfer of the first request of v and those adjacent to it; returns their number. */
static size_t take(struct exec *x, struct run *run, struct queue_item **v, size_t n, size_t *parts)
{
	struct transfer *t = &run->t[run->n];
	size_t i = 0;

	if (!v[0]->len) {
		ended(v[0], 0, NULL);
		return 1;
	}
	transfer_of(v[0], t);
	t->len = 0;
	do {
		parts[i] = v[i]->len;
		t->len += v[i]->len;
		i++;
	} while (i < n && item_follows(v[i - 1], v[i]));
	if (transfer_hold(x->mem, t)) {
		/* Any of the items may be the reason. */
		for (size_t k = 0; k < i; k++) {
			carry_one(x, v[k]);
		}
		return i;
	}
	if (v[0]->op == PL_OP_COPY) {
		i = take_pieces(x, t, v, n, parts, run->pieces + (v - run->first));
	}
	if (i > 1) {
		t->parts = parts;
		t->n_parts = i;
	}
	run->v[run->n] = v;
	run->items[run->n] = i;
	run->n++;
	return i;
}

/* Divides the count of a merged transfer among its requests. */
static void divide(struct exec *x, const struct transfer *t, struct queue_item **v, size_t n,
		   struct exec_result *res)
{
	ssize_t left = res->res;
	size_t i = 0;

	if (n == 1) {
		left = transfer_result(t, res->stopped, left);
		if (left < 0) {
			failed(v[0], left, res->why);
		} else {
			free(res->why); /* of a short count: the next call says it */
			ended(v[0], left, res->route);
		}
		return;
	}
	free(res->why);
	for (; i < n && left >= (ssize_t)v[i]->len; i++) {
		ended(v[i], (ssize_t)v[i]->len, res->route);
		left -= (ssize_t)v[i]->len;
	}
	for (; i < n; i++) {
		carry_one(x, v[i]);
	}
}

void run_carry(struct exec *x, struct queue_item **v, size_t n)
{
	struct run *run = n > 1 ? spare_take(&x->runs, sizeof(*run)) : NULL;

	if (!run) {
		for (size_t i = 0; i < n; i++) {
			carry_one(x, v[i]);
		}
		return;
	}
	run->n = 0;
	run->first = v;
	for (size_t i = 0; i < n;) {
		i += take(x, run, v + i, n - i, run->parts + i);
	}
	exec_run_many(x, run->t, run->n, run->res);
	/* No resource is held here: the requests that are carried again may need it. */
	for (size_t i = 0; i < run->n; i++) {
		transfer_release(&run->t[i]);
	}
	for (size_t i = 0; i < run->n; i++) {
		divide(x, &run->t[i], run->v[i], run->items[i], &run->res[i]);
	}
	spare_give(&x->runs, run);
}

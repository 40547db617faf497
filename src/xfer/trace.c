/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/trace.h"

#include "base/config.h"
#include "dev/dev.h"
#include "metrics/timeline.h"

static atomic_ullong transfers;

static const char *op_of(const struct xfer_req *r)
{
	return !r->file ? "copy" : r->write ? "write" : "read";
}

uint64_t trace_begin(struct xfer *x, const struct xfer_req *r)
{
	int how = atomic_load_explicit(&x->tracing, memory_order_acquire);
	const struct dev *dev = req_dev(r);
	char name[512];
	uint64_t id;

	if (how == TIMELINE_OFF ||
	    (how == TIMELINE_WANTED && !timeline_join(&x->tracing, x->metrics.config->trace))) {
		return 0;
	}
	id = atomic_fetch_add(&transfers, 1) + 1;
	timeline_quote(name, sizeof(name), r->name ? r->name : "");
	timeline_add(
		'B', op_of(r),
		",\"cat\":\"transfer\",\"args\":{\"id\":%llu,\"file\":\"%s\",\"device\":\"%s\","
		"\"off\":%llu,\"len\":%zu}",
		(unsigned long long)id, name, dev ? dev->props.name : "host",
		(unsigned long long)r->off, r->len);
	return id;
}

void trace_end(uint64_t id, const struct xfer_req *r, ssize_t res)
{
	timeline_add('E', op_of(r), ",\"cat\":\"transfer\",\"args\":{\"id\":%llu,\"result\":%zd}",
		     (unsigned long long)id, res);
}

/* Pieces of a transfer never begin at the same place while one of them is in flight. */
#define PIECE ",\"cat\":\"piece\",\"id\":\"%llu:%llu\",\"args\":{\"transfer\":%llu,"
#define PIECE_OF(j, p) \
	(unsigned long long)(j)->trace, (unsigned long long)(p)->off, (unsigned long long)(j)->trace

void trace_piece_on(const struct job *j, const struct piece *p)
{
	timeline_add('b', "piece", PIECE "\"route\":\"%s\",\"off\":%llu,\"len\":%zu,\"edge\":%s}",
		     PIECE_OF(j, p), plan_routes[p->route].name, (unsigned long long)p->off, p->len,
		     p->edge ? "true" : "false");
}

void trace_piece_off(const struct job *j, const struct piece *p, ssize_t res)
{
	timeline_add('e', "piece", PIECE "\"route\":\"%s\",\"result\":%zd}", PIECE_OF(j, p),
		     plan_routes[p->route].name, res);
}

void trace_hop_on(const struct job *j, const struct piece *p, enum path_id id, size_t len)
{
	timeline_add('b', j->x->paths[id]->ops->name, PIECE "\"len\":%zu}", PIECE_OF(j, p), len);
}

void trace_hop_off(const struct job *j, const struct piece *p, enum path_id id, ssize_t res)
{
	timeline_add('e', j->x->paths[id]->ops->name, PIECE "\"result\":%zd}", PIECE_OF(j, p), res);
}

void trace_wait_on(const char *what)
{
	timeline_add('B', what, ",\"cat\":\"wait\"");
}

void trace_wait_off(const char *what)
{
	timeline_add('E', what, ",\"cat\":\"wait\"");
}

void trace_fallback_on(const struct job *j, const struct piece *p, enum pl_reason why)
{
	timeline_add('i', "fallback",
		     ",\"cat\":\"piece\",\"s\":\"t\",\"args\":{\"transfer\":%llu,\"off\":%llu,"
		     "\"route\":\"%s\",\"reason\":\"%s\"}",
		     (unsigned long long)j->trace, (unsigned long long)p->off,
		     plan_routes[p->route].name, plan_reason_name(why));
}

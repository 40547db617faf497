/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/trace.h"

#include "base/config.h"
#include "base/text.h"
#include "dev/dev.h"

static atomic_ullong transfers;

static const char *op_of(const struct progress *p)
{
	static const char *const names[] = {
		[COUNTED_READ] = "read", [COUNTED_WRITE] = "write", [COUNTED_COPY] = "copy"
	};

	return names[transfer_op(p->t)];
}

/* As in statistics: one device stands for a transfer, two for a copy between them. */
static void devices_text(struct counted of, char *dst, size_t room)
{
	const struct counted_end *one = of.dst.dev ? &of.dst : &of.src;

	if (of.dst.dev && of.src.dev && of.dst.dev != of.src.dev) {
		text_fmt(dst, room, "\"device\":\"%s\",\"src_device\":\"%s\",", of.dst.name,
			 of.src.name);
	} else {
		text_fmt(dst, room, "\"device\":\"%s\",", one->dev ? one->name : "host");
	}
}

void trace_transfer_on(struct progress *p, int how)
{
	struct exec *x = p->x;
	const char *file = transfer_name(p->t);
	char name[512];
	char devices[96];

	if (how == TIMELINE_WANTED && !timeline_join(&x->tracing, x->config->trace)) {
		return;
	}
	p->trace = atomic_fetch_add(&transfers, 1) + 1;
	timeline_quote(name, sizeof(name), file ? file : "");
	devices_text(transfer_counted(p->t), devices, sizeof(devices));
	timeline_add('B', op_of(p),
		     ",\"cat\":\"transfer\",\"args\":{\"id\":%llu,\"file\":\"%s\",%s\"off\":%llu,"
		     "\"len\":%zu}",
		     (unsigned long long)p->trace, name, devices,
		     (unsigned long long)progress_off(p, 0), p->t->len);
}

void trace_transfer_off(const struct progress *p, ssize_t res)
{
	timeline_add('E', op_of(p), ",\"cat\":\"transfer\",\"args\":{\"id\":%llu,\"result\":%zd}",
		     (unsigned long long)p->trace, res);
}

/* Segments of a transfer never begin at the same place while one of them is in flight. */
#define PIECE ",\"cat\":\"piece\",\"id\":\"%llu:%llu\",\"args\":{\"transfer\":%llu,"
#define PIECE_OF(s)                                                                            \
	(unsigned long long)(s)->p->trace, (unsigned long long)progress_off((s)->p, (s)->pos), \
		(unsigned long long)(s)->p->trace

void trace_segment_on(const struct segment *s)
{
	timeline_add('b', "piece", PIECE "\"route\":\"%s\",\"off\":%llu,\"len\":%zu,\"edge\":%s}",
		     PIECE_OF(s), s->route->name, (unsigned long long)progress_off(s->p, s->pos),
		     s->len, s->edge ? "true" : "false");
}

void trace_segment_off(const struct segment *s, ssize_t res)
{
	timeline_add('e', "piece", PIECE "\"route\":\"%s\",\"result\":%zd}", PIECE_OF(s),
		     s->route->name, res);
}

void trace_hop_on(const struct segment *s, const struct mover *m, size_t len)
{
	timeline_add('b', m->ops->name, PIECE "\"len\":%zu%s%s%s}", PIECE_OF(s), len,
		     s->op.via ? ",\"via\":\"" : "", s->op.via ? s->op.via->name : "",
		     s->op.via ? "\"" : "");
}

void trace_hop_off(const struct segment *s, const struct mover *m, ssize_t res)
{
	timeline_add('e', m->ops->name, PIECE "\"result\":%zd}", PIECE_OF(s), res);
}

void trace_fallback_on(const struct segment *s, const struct route *to, enum pl_reason why)
{
	timeline_add('i', "fallback",
		     ",\"cat\":\"piece\",\"s\":\"t\",\"args\":{\"transfer\":%llu,\"off\":%llu,"
		     "\"route\":\"%s\",\"reason\":\"%s\"}",
		     (unsigned long long)s->p->trace,
		     (unsigned long long)progress_off(s->p, s->pos), to->name,
		     plan_reason_name(why));
}

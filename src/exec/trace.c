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
static void devices_text(const struct transfer *t, char *dst, size_t space)
{
	const struct dev *to = end_dev(&t->dst);
	const struct dev *from = end_dev(&t->src);
	const struct dev *one = to ? to : from;

	if (to && from && to != from) {
		text_fmt(dst, space, "\"device\":\"%s\",\"src_device\":\"%s\",", to->props.name,
			 from->props.name);
	} else {
		text_fmt(dst, space, "\"device\":\"%s\",", one ? one->props.name : "host");
	}
}

/* Writes the remote's name; for two remotes, first the one that the bytes go to. */
static void remotes_text(const struct transfer *t, char *dst, size_t space)
{
	const struct region *one = ends_region(&t->dst, &t->src);
	const struct region *other = one && t->src.kind == t->dst.kind ? t->src.region : NULL;
	char names[2][128] = { "", "" };

	timeline_quote(names[0], sizeof(names[0]), one ? one->remote->name : "");
	timeline_quote(names[1], sizeof(names[1]), other ? other->remote->name : "");
	text_fmt(dst, space, "%s%s%s%s%s%s", one ? "\"remote\":\"" : "", names[0], one ? "\"," : "",
		 other ? "\"src_remote\":\"" : "", names[1], other ? "\"," : "");
}

void trace_transfer_on(struct progress *p, int how)
{
	struct exec *x = p->x;
	const struct file *f = transfer_file(p->t);
	char name[512];
	char devices[96];
	char remotes[300];

	if (how == TIMELINE_WANTED && !timeline_join(&x->tracing, x->config->trace)) {
		return;
	}
	p->trace = atomic_fetch_add(&transfers, 1) + 1;
	timeline_quote(name, sizeof(name), f ? f->name : "");
	devices_text(p->t, devices, sizeof(devices));
	remotes_text(p->t, remotes, sizeof(remotes));
	timeline_add('B', op_of(p),
		     ",\"cat\":\"transfer\",\"args\":{\"id\":%llu,\"file\":\"%s\",%s%s\"off\":%llu,"
		     "\"len\":%zu}",
		     (unsigned long long)p->trace, name, devices, remotes,
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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "exec/kernels.h"

#include "base/config.h"
#include "dev/dev.h"

const char *kernel_route_name(unsigned int i)
{
	static const char *const names[KERNEL_ROUTES] = { "ring-cached", "ring-waited", "coll" };

	return names[i];
}

static struct counted counted_of(const struct dev *d)
{
	return (struct counted){ .dst = { d, d->props.name }, .op = COUNTED_READ };
}

/* After those of the plan. */
static unsigned int number_of(const struct exec *x, enum kernel_route route)
{
	return x->routes.n + route;
}

static void begin_tracing(struct exec *x)
{
	if (atomic_load_explicit(&x->tracing, memory_order_acquire) == TIMELINE_WANTED) {
		(void)timeline_join(&x->tracing, x->config->trace);
	}
}

void kernel_reads_open(struct exec *x, const struct dev *d)
{
	const struct counted of = counted_of(d);

	for (unsigned int i = 0; i < KERNEL_READS; i++) {
		metrics_ready(&x->metrics, &of, number_of(x, i));
	}
	begin_tracing(x);
}

void kernel_reads_moved(struct exec *x, const struct dev *d, enum kernel_route route,
			uint64_t bytes, uint64_t n, uint64_t ns)
{
	const struct counted of = counted_of(d);

	metrics_moved(&x->metrics, &of, number_of(x, route), bytes, n, ns);
}

void kernel_reads_failed(struct exec *x, const struct dev *d, enum kernel_route route)
{
	const struct counted of = counted_of(d);

	metrics_failed(&x->metrics, &of, number_of(x, route));
}

static struct counted writes_of(const struct dev *d)
{
	return (struct counted){ .src = { d, d->props.name }, .op = COUNTED_WRITE };
}

void kernel_writes_open(struct exec *x, const struct dev *d)
{
	const struct counted of = writes_of(d);

	metrics_ready(&x->metrics, &of, number_of(x, KERNEL_WAITED));
}

void kernel_write_ended(struct exec *x, const struct dev *d, ssize_t res, uint64_t ns)
{
	const struct counted of = writes_of(d);

	if (res < 0) {
		metrics_failed(&x->metrics, &of, number_of(x, KERNEL_WAITED));
	} else {
		metrics_moved(&x->metrics, &of, number_of(x, KERNEL_WAITED), (uint64_t)res, 1, ns);
	}
}

static const char *name_of(const struct kernel_span *s)
{
	return s->write ? "kernel write" : "kernel read";
}

#define SPAN ",\"cat\":\"kernel\",\"id\":\"ring %llu:%u\",\"args\":{"
#define SPAN_OF(s) (unsigned long long)(s)->ring, (unsigned int)(s)->slot

void kernel_span_begin(const struct kernel_span *s, uint64_t off, size_t len, bool direct)
{
	timeline_add('b', name_of(s),
		     SPAN "\"device\":\"%s\",\"off\":%llu,\"len\":%zu,\"direct\":%s}", SPAN_OF(s),
		     s->dev->props.name, (unsigned long long)off, len, direct ? "true" : "false");
}

void kernel_span_end(const struct kernel_span *s, ssize_t res)
{
	timeline_add('e', name_of(s), SPAN "\"result\":%zd}", SPAN_OF(s), res);
}

static struct counted counted_coll(const struct dev *d)
{
	return (struct counted){ .dst = { d, d->props.name }, .op = COUNTED_COPY };
}

void kernel_coll_open(struct exec *x, const struct dev *d)
{
	const struct counted of = counted_coll(d);

	metrics_ready(&x->metrics, &of, number_of(x, KERNEL_COLL));
	begin_tracing(x);
}

void kernel_coll_queued(struct exec *x, const struct kernel_coll *c, uint64_t ns)
{
	const struct counted of = counted_coll(c->dev);

	metrics_moved(&x->metrics, &of, number_of(x, KERNEL_COLL), c->bytes, 1, ns);
	if (kernel_reads_traced(x)) {
		timeline_add('i', c->kind,
			     ",\"cat\":\"collective\",\"s\":\"t\",\"args\":{\"device\":\"%s\","
			     "\"rank\":%u,\"bytes\":%llu,\"captured\":%s,\"ns\":%llu}",
			     c->dev->props.name, c->rank, (unsigned long long)c->bytes,
			     c->captured ? "true" : "false", (unsigned long long)ns);
	}
}

void kernel_coll_failed(struct exec *x, const struct dev *d, unsigned int rank, int err)
{
	const struct counted of = counted_coll(d);

	metrics_failed(&x->metrics, &of, number_of(x, KERNEL_COLL));
	if (kernel_reads_traced(x)) {
		timeline_add('i', "communicator failed",
			     ",\"cat\":\"collective\",\"s\":\"t\",\"args\":{\"device\":\"%s\","
			     "\"rank\":%u,\"result\":%d}",
			     d->props.name, rank, err);
	}
}

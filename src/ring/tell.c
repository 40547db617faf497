/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "ring/tell.h"

#include "base/error.h"
#include "base/log.h"
#include "exec/kernel_stats.h"

void ring_told_init(struct ring_told *t, struct exec *x, const struct dev *d)
{
	struct counted_end dev = { d, d->props.name };

	*t = (struct ring_told){ .exec = x };
	t->of[RING_READ] = (struct counted){ .dst = dev, .op = COUNTED_READ };
	t->of[RING_WRITE] = (struct counted){ .src = dev, .op = COUNTED_WRITE };
}

void ring_told_begin(struct ring_told *t, uint32_t op)
{
	exec_kernel_begin(t->exec, &t->of[op]);
}

void ring_tell(struct ring *r, uint32_t op, uint64_t off, ssize_t res, uint64_t ns)
{
	const struct ring_told *t = r->told;

	exec_kernel_end(t->exec, &t->of[op], off, res, ns);
	if (res < 0) { /* the proxy has none of these */
		log_info("a %s in stream order, by a kernel, failed at offset %llu: %s",
			 op == RING_WRITE ? "write" : "read", (unsigned long long)off,
			 err_words((int)-res));
	}
}

static struct ring_result_to *place_of(struct ring_told *t, uint32_t tell)
{
	struct ring_result_to *x = &t->results[(tell - 1) % RING_TELLS];
	uint32_t generation = atomic_load_explicit(&x->generation, memory_order_relaxed);

	/* A number of another use means a garbled request. */
	return (tell - 1) / RING_TELLS == generation ? x : NULL;
}

uint32_t ring_told_take(struct ring_told *t, ssize_t *result)
{
	for (unsigned int k = 0; k < RING_TELLS; k++) {
		unsigned int i = t->next++ % RING_TELLS;
		struct ring_result_to *x = &t->results[i];
		uint32_t g = atomic_load_explicit(&x->generation, memory_order_relaxed);

		if (atomic_load_explicit(&x->to, memory_order_acquire)) {
			continue;
		}
		g = (g + 1) % (RING_TELL_MOST / RING_TELLS);
		atomic_store_explicit(&x->generation, g, memory_order_relaxed);
		atomic_store_explicit(&x->to, result, memory_order_release);
		return g * RING_TELLS + i + 1;
	}
	return 0;
}

void ring_told_give(struct ring_told *t, uint32_t tell)
{
	if (tell) {
		atomic_store(&place_of(t, tell)->to, NULL);
	}
}

void ring_tell_result(struct ring *r, uint32_t tell, ssize_t res)
{
	struct ring_result_to *x = place_of(r->told, tell);
	ssize_t *to = x ? atomic_exchange(&x->to, NULL) : NULL;

	if (to) {
		/* Release: a thread that sees the result sees the bytes. */
		__atomic_store_n(to, res, __ATOMIC_RELEASE);
	}
}

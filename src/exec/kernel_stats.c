/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "exec/kernel_stats.h"

#include "base/config.h"
#include "metrics/timeline.h"

void exec_kernel_begin(struct exec *x, const struct counted *of)
{
	/* Nothing is added, and the row is there. */
	metrics_moved(&x->metrics, of, metrics_by_kernels(&x->names), 0, 0, 0);
	if (atomic_load_explicit(&x->tracing, memory_order_acquire) == TIMELINE_WANTED) {
		(void)timeline_join(&x->tracing, x->config->trace);
	}
}

void exec_kernel_end(struct exec *x, const struct counted *of, uint64_t off, ssize_t res,
		     uint64_t ns)
{
	unsigned int route = metrics_by_kernels(&x->names);

	if (res >= 0) {
		metrics_moved(&x->metrics, of, route, (uint64_t)res, 1, ns);
	} else {
		metrics_failed(&x->metrics, of, route);
	}
	if (atomic_load_explicit(&x->tracing, memory_order_acquire) == TIMELINE_ON) {
		timeline_add(
			'i', of->op == COUNTED_WRITE ? "write" : "read",
			",\"cat\":\"kernel\",\"s\":\"t\",\"args\":{\"route\":\"ring\",\"off\":%llu,"
			"\"result\":%zd,\"ns\":%llu}",
			(unsigned long long)off, res, (unsigned long long)ns);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef METRICS_PROBE_H
#define METRICS_PROBE_H

/* Places that bpftrace, perf and gdb can watch: a no-op instruction each, where the build found
 * <sys/sdt.h>; nothing at all elsewhere. Their list and arguments are in docs/observability.md. */

#ifdef PEERLANE_PROBES
#include <sys/sdt.h>
#define PROBE4(name, a, b, c, d) DTRACE_PROBE4(peerlane, name, a, b, c, d)
#define PROBE5(name, a, b, c, d, e) DTRACE_PROBE5(peerlane, name, a, b, c, d, e)
#else
#define PROBE4(name, a, b, c, d) ((void)0)
#define PROBE5(name, a, b, c, d, e) ((void)0)
#endif

#endif

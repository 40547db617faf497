/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_STATS_H
#define API_STATS_H

/* Statistics that a caller holds; private to api. */

#include <peerlane/peerlane.h>

#include "metrics/metrics.h"

struct pl_stats {
	struct pl_ctx *ctx;
	pid_t pid; /* 0: of ctx itself */
	struct snapshot *view;
};

int stats_as_text(const struct snapshot *v, char **out);
int stats_as_json(const struct snapshot *v, char **out);
int stats_as_openmetrics(const struct snapshot *v, char **out);

#endif

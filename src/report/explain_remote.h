/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_EXPLAIN_REMOTE_H
#define REPORT_EXPLAIN_REMOTE_H

/* The explanation of a transfer with a region. */

#include "base/text.h"
#include "report/explain.h"

struct json_object;

/* Fills the ends of a transfer between a region and memory, except the memory's owner. Returns 0 or
 * -errno. */
int explain_region_ends(struct explanation *e, struct transfer *t);
/* Replaces the memory opposite a file by the region. Returns 0 or -errno. */
int explain_region_beside(struct explanation *e, struct transfer *t);

void explain_remote_text(struct text *t, const struct explanation *e);
void explain_remote_json(struct json_object *to, const struct explanation *e);

#endif

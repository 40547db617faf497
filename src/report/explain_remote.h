/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_EXPLAIN_REMOTE_H
#define REPORT_EXPLAIN_REMOTE_H

/* What an explanation says of a transfer with a region. */

#include "base/text.h"
#include "report/explain.h"

struct json_object;

/* The ends of one with memory, whose own is yet to be found. / Puts the region in the place of the
 * memory opposite a file. 0 or -errno. */
int explain_region_ends(struct explanation *e, struct transfer *t);
int explain_region_beside(struct explanation *e, struct transfer *t);

void explain_remote_text(struct text *t, const struct explanation *e);
void explain_remote_json(struct json_object *to, const struct explanation *e);

#endif

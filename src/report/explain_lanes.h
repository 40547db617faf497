/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REPORT_EXPLAIN_LANES_H
#define REPORT_EXPLAIN_LANES_H

/* pl_explain(): whose links a transfer would go over; nothing where no other device is open. */

#include "base/text.h"
#include "plan/plan.h"

struct json_object;

void explain_lanes_text(struct text *t, const struct move_ask *ask, const struct plan_lanes *lanes);
void explain_lanes_json(struct json_object *o, const struct move_ask *ask,
			const struct plan_lanes *lanes);

#endif

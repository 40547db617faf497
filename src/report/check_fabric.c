/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_check(): adapters that libfabric drives. A machine without one has no row of this. */

#include "move/nic_report.h"
#include "report/check_rows.h"

void check_fabric(struct check *c)
{
	struct look_fabric f;

	look_at_fabric(c->config, &f);
	if (!f.provider[0]) {
		return;
	}
	if (f.version) {
		check_add(
			c, FINDING_LIBFABRIC_READY, f.provider,
			"libfabric %u.%u is there: with PEERLANE_REMOTES=fabric processes on "
			"other hosts are reached by it; Peerlane's authors have never seen that on hardware",
			f.version >> 16, f.version & 0xffffu);
	} else {
		check_add_as(c, FINDING_LIBFABRIC_MISSING, check_missing(c), f.provider, NULL, "%s",
			     f.why);
	}
}

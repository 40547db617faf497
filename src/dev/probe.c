/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/probe.h"

#include "base/config.h"
#include "base/text.h"
#include "dev/dev.h"

bool dev_probe_soft(const struct config *c, unsigned int i, struct dev_probe_soft *out)
{
	struct dev_props p;
	char why[64];

	if (!c || !c->soft_gpus || dev_soft_driver.count(c, why, sizeof(why)) <= (int)i ||
	    dev_soft_driver.describe(c, (int)i, &p)) {
		return false;
	}
	*out = (struct dev_probe_soft){ .memory = p.total };
	text_copy(out->name, sizeof(out->name), p.name);
	text_copy(out->model, sizeof(out->model), p.model);
	return true;
}

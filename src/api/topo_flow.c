/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_topo_flow(): how much a machine carries at once. */

#include "api/context.h"
#include "api/topo.h"
#include "base/error.h"
#include "topo/flow.h"
#include "topo/graph.h"

int pl_topo_flow(const struct pl_topo *topo, const struct pl_topo_flow_args *args,
		 struct pl_topo_flow **out)
{
	struct pl_topo_flow_args all;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : topo_usable(topo);
	rc = rc ? rc : take_struct(&all, args, sizeof(all), "struct pl_topo_flow_args");

	return rc ? rc : topo_flow_find(topo->g, &all, out);
}

void pl_topo_flow_free(struct pl_topo_flow *flow)
{
	topo_flow_free(flow);
}

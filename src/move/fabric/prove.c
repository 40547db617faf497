/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Operations of trials (move/nic/prove.c): each carries a whole memory between a card and itself.
 */

#include "move/fabric/fabric.h"

void *fabric_conn(struct remote *self, unsigned int card)
{
	return &fabric_remote_of(self)->wires[card];
}

static int carry(struct fabric_wire *w, enum ofi_what what, const struct nic_mem *near,
		 const struct nic_mem *far)
{
	struct ofi_request q = {
		.what = what, .mem = near->at, .len = near->len, .of = near->here
	};
	int rc;

	w->card->ops->named(far->there, &q.addr, &q.key);
	rc = fabric_do(w, &q);
	return rc ? remote_fails(&w->r->base.base, rc) : 0;
}

int fabric_read(void *conn, const struct nic_mem *to, const struct nic_mem *from)
{
	return carry(conn, OFI_READ, to, from);
}

int fabric_write(void *conn, const struct nic_mem *to, const struct nic_mem *from)
{
	return carry(conn, OFI_WRITE, from, to);
}

int fabric_flush(struct dev *dev)
{
	return dev->share.flush(dev);
}

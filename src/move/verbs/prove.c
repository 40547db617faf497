/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Requests of trials (move/nic/prove.c): each carries a whole memory between a NIC and itself. */

#include "base/error.h"
#include "move/verbs/own_request.h"

/* The NIC's first wire that is up. Each wire of a remote that is itself leads to its own rail. */
void *prove_conn(struct remote *self, unsigned int nic)
{
	const struct verbs_remote *r = verbs_remote_of(self);

	for (unsigned int i = 0; i < r->n; i++) {
		if (r->wires[i]->rail->nic_at == nic && atomic_load(&r->wires[i]->up)) {
			return r->wires[i];
		}
	}
	return NULL;
}

static int carry(struct wire *w, unsigned int opcode, const struct nic_mem *near,
		 const struct nic_mem *far)
{
	const struct mrs *there = far->there;
	struct verbs_sge sge = { (uintptr_t)near->at, (uint32_t)near->len, mrs_key(near->here, 0) };
	struct verbs_send_wr wr = { .sg_list = &sge, .num_sge = 1, .opcode = opcode };
	int rc;

	wr.wr.rdma.remote_addr = (uintptr_t)far->at;
	wr.wr.rdma.rkey = there->v[0]->rkey;
	rc = own_run(w, &wr);
	return rc ? err_set(-rc, "%s", remote_words(rc)) : 0;
}

int prove_read(void *conn, const struct nic_mem *to, const struct nic_mem *from)
{
	return carry(conn, VERBS_WR_RDMA_READ, to, from);
}

int prove_write(void *conn, const struct nic_mem *to, const struct nic_mem *from)
{
	return carry(conn, VERBS_WR_RDMA_WRITE, from, to);
}

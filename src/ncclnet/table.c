/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The tables that NCCL looks up by name. They differ in how a device is described, and in whether
 * a communicator has a context of its own. */

#include <errno.h>
#include <stddef.h>

#include <peerlane/types.h>

#include "ncclnet/ncclnet.h"

#define NAME "Peerlane"
#define MOST ((size_t)1 << 30) /* bytes of a message, which is an int in test() */

static int init_v10(nn_logger log, nn_profiler profiler)
{
	(void)profiler;
	return nn_ctx_open(log) ? NN_SYSTEM : NN_OK;
}

/* A communicator has nothing of its own but its place among the users. */
static int init(void **ctx, uint64_t id, struct nn_config *config, nn_logger log,
		nn_profiler profiler)
{
	static char user;

	(void)id;
	(void)config;
	*ctx = &user;
	return init_v10(log, profiler);
}

static int finish(void *ctx)
{
	if (ctx) {
		nn_ctx_close();
	}
	return NN_OK;
}

static int devices(int *n)
{
	int rc = nn_ready("devices");

	*n = rc ? 0 : (int)nn_ctx.n_cards;
	return rc;
}

static int describe(int dev, struct nn_props_head *h)
{
	struct nn_card *c;
	int rc = nn_ready("getProperties");

	if (rc) {
		return rc;
	}
	if (dev < 0 || dev >= (int)nn_ctx.n_cards) {
		nn_say(NN_LOG_WARN, "getProperties() of device %d of %u", dev, nn_ctx.n_cards);
		return NN_ARGUMENT;
	}
	c = &nn_ctx.card[dev];
	*h = (struct nn_props_head){ .name = c->name,
				     .pci = c->pci,
				     .guid = (uint64_t)dev,
				     .memory = c->memory,
				     .speed = c->speed,
				     .comms = 65536,
				     .recvs = c->way == NN_STREAM ? 1 : (int)NN_GROUP };
	return NN_OK;
}

static int props_v10(int dev, struct nn_props_v10 *out)
{
	*out = (struct nn_props_v10){ .cards = { .n = 1, .card = { dev } },
				      .p2p_most = MOST,
				      .coll_most = MOST };
	return describe(dev, &out->head);
}

static int props_v11(int dev, struct nn_props_v11 *out)
{
	*out = (struct nn_props_v11){ .cards = { .n = 1, .card = { dev } },
				      .p2p_most = MOST,
				      .coll_most = MOST,
				      .multi_most = 1 };
	return describe(dev, &out->head);
}

static int props_v12(int dev, struct nn_props_v12 *out)
{
	*out = (struct nn_props_v12){ .cards = { .n = 1, .card = { dev } },
				      .p2p_most = MOST,
				      .coll_most = MOST,
				      .multi_most = 1,
				      .rail = NN_UNKNOWN,
				      .plane = NN_UNKNOWN };
	return describe(dev, &out->head);
}

static int listen_v10(int dev, void *handle, void **listener)
{
	return nn_listen(NULL, dev, handle, listener);
}

static int connect_v10(int dev, struct nn_config *config, void *handle, void **comm, void **offload)
{
	(void)config;
	return nn_connect(NULL, dev, handle, comm, offload);
}

#define CALLS                                                                            \
	.accept = nn_accept, .reg_mr = nn_reg, .reg_mr_dmabuf = nn_reg_dmabuf,           \
	.dereg_mr = nn_dereg, .isend = nn_isend, .irecv = nn_irecv, .iflush = nn_iflush, \
	.test = nn_test, .close_send = nn_close, .close_recv = nn_close,                 \
	.close_listen = nn_close_listen

extern const struct nn_table_v10 ncclNetPlugin_v10;
extern const struct nn_table_v11 ncclNetPlugin_v11;
extern const struct nn_table_v12 ncclNetPlugin_v12;

PL_API const struct nn_table_v10 ncclNetPlugin_v10 = {
	.name = NAME,
	.init = init_v10,
	.devices = devices,
	.props = props_v10,
	.listen = listen_v10,
	.connect = connect_v10,
	CALLS,
};

PL_API const struct nn_table_v11 ncclNetPlugin_v11 = {
	.name = NAME,
	.init = init,
	.devices = devices,
	.props = props_v11,
	.listen = nn_listen,
	.connect = nn_connect,
	CALLS,
	.finish = finish,
};

PL_API const struct nn_table_v12 ncclNetPlugin_v12 = {
	.name = NAME,
	.init = init,
	.devices = devices,
	.props = props_v12,
	.listen = nn_listen,
	.connect = nn_connect,
	CALLS,
	.finish = finish,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Devices of the fake libibverbs, and what can be asked of them. */

#include <endian.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

static struct fake_device *dev_of(struct verbs_ctx *ctx)
{
	return ((struct fake_ctx *)ctx)->dev;
}

static void unref(struct fake_listed *l)
{
	if (--l->refs == 0) {
		free(l);
	}
}

static struct verbs_device *listed(int i)
{
	struct fake_device *dev = &fake.device[i];
	struct fake_listed *l = calloc(1, sizeof(*l));

	if (!l) {
		return NULL;
	}
	l->dev = dev;
	l->refs = 1;
	l->pub.node_type = VERBS_NODE_CA;
	l->pub.transport_type = VERBS_TRANSPORT_IB;
	(void)snprintf(l->pub.name, sizeof(l->pub.name), "%s", dev->name);
	(void)snprintf(l->pub.dev_name, sizeof(l->pub.dev_name), "uverbs%d", i);
	(void)snprintf(l->pub.dev_path, sizeof(l->pub.dev_path), "/sys/class/infiniband_verbs/%s",
		       l->pub.dev_name);
	(void)snprintf(l->pub.ibdev_path, sizeof(l->pub.ibdev_path), "/sys/class/infiniband/%s",
		       l->pub.name);
	return &l->pub;
}

EXPORT struct verbs_device **ibv_get_device_list(int *n)
{
	struct verbs_device **list;
	int err = fake_gate(__func__);

	if (n) {
		*n = 0;
	}
	if (err) {
		return fake_null(err);
	}
	pthread_mutex_lock(&fake.lock);
	fake_start();
	list = calloc((size_t)fake.devices + 1, sizeof(*list));
	for (int i = 0; list && i < fake.devices; i++) {
		list[i] = listed(i);
	}
	if (list && n) {
		*n = fake.devices;
	}
	pthread_mutex_unlock(&fake.lock);
	return list ? list : fake_null(ENOMEM);
}

EXPORT void ibv_free_device_list(struct verbs_device **list)
{
	(void)fake_gate(__func__);
	pthread_mutex_lock(&fake.lock);
	for (int i = 0; list[i]; i++) {
		unref((struct fake_listed *)list[i]);
	}
	pthread_mutex_unlock(&fake.lock);
	free(list);
}

EXPORT struct verbs_ctx *ibv_open_device(struct verbs_device *dev)
{
	struct fake_listed *l = (struct fake_listed *)dev;
	struct fake_ctx *ctx;
	int err = fake_gate(__func__);

	if (err) {
		return fake_null(err);
	}
	ctx = calloc(1, sizeof(*ctx));
	if (!ctx || !fake_events_open(&ctx->async)) {
		free(ctx);
		return fake_null(ENOMEM);
	}
	ctx->pub.device = dev;
	ctx->pub.async_fd = ctx->async.fd;
	ctx->pub.cmd_fd = open("/dev/null", O_RDWR | O_CLOEXEC);
	ctx->pub.num_comp_vectors = 2;
	ctx->pub.ops.poll_cq = fake_poll_cq;
	ctx->pub.ops.req_notify_cq = fake_arm_cq;
	ctx->pub.ops.post_send = fake_post_send;
	ctx->pub.ops.post_recv = fake_post_recv;
	(void)pthread_mutex_init(&ctx->pub.mutex, NULL);
	ctx->dev = l->dev;
	pthread_mutex_lock(&fake.lock);
	l->refs++;
	ctx->next = fake.ctxs;
	fake.ctxs = ctx;
	pthread_mutex_unlock(&fake.lock);
	return &ctx->pub;
}

EXPORT int ibv_close_device(struct verbs_ctx *pub)
{
	struct fake_ctx *ctx = (struct fake_ctx *)pub;
	int err = fake_gate(__func__);

	pthread_mutex_lock(&fake.lock);
	if (!err && ctx->objects) {
		fake_violate("a device was closed with %d objects left", ctx->objects);
		err = EBUSY;
	}
	if (err) {
		pthread_mutex_unlock(&fake.lock);
		errno = err;
		return -1;
	}
	for (struct fake_ctx **at = &fake.ctxs; *at; at = &(*at)->next) {
		if (*at == ctx) {
			*at = ctx->next;
			break;
		}
	}
	unref((struct fake_listed *)ctx->pub.device);
	fake_events_close(&ctx->async);
	if (!fake.ctxs) {
		fake_nic_stop();
	}
	pthread_mutex_unlock(&fake.lock);
	(void)close(ctx->pub.cmd_fd);
	(void)pthread_mutex_destroy(&ctx->pub.mutex);
	free(ctx);
	return 0;
}

EXPORT int ibv_query_device(struct verbs_ctx *ctx, struct verbs_device_attr *out)
{
	int err = fake_gate(__func__);

	if (err) {
		return err;
	}
	*out = (struct verbs_device_attr){
		.fw_ver = "1.0.fake",
		.node_guid = dev_of(ctx)->guid,
		.sys_image_guid = dev_of(ctx)->guid,
		.max_mr_size = fake.longest,
		.page_size_cap = UINT64_C(0xfffffffffffff000),
		.vendor_part_id = 1,
		.max_qp = 65536,
		.max_qp_wr = FAKE_WR_MAX,
		.max_sge = FAKE_SGE_MAX,
		.max_sge_rd = FAKE_SGE_MAX,
		.max_cq = 65536,
		.max_cqe = FAKE_CQE_MAX,
		.max_mr = 65535,
		.max_pd = 65536,
		.max_qp_rd_atom = FAKE_RD_ATOMIC_MAX,
		.max_res_rd_atom = FAKE_RD_ATOMIC_MAX * 1024,
		.max_qp_init_rd_atom = FAKE_RD_ATOMIC_MAX,
		.atomic_cap = dev_of(ctx)->atomics,
		.max_pkeys = FAKE_PKEYS,
		.local_ca_ack_delay = 15,
		.phys_port_cnt = (uint8_t)fake.ports,
	};
	return 0;
}

EXPORT int ibv_query_port(struct verbs_ctx *ctx, uint8_t port, struct verbs_port_attr *out)
{
	const struct fake_port *p;
	int err = fake_gate(__func__);
	struct verbs_port_attr a = { 0 };

	pthread_mutex_lock(&fake.lock);
	p = fake_port(dev_of(ctx), port);
	if (p) {
		a.state = p->state;
		a.max_mtu = VERBS_MTU_4096;
		a.active_mtu = p->mtu;
		a.gid_tbl_len = FAKE_GIDS_MAX;
		a.max_msg_sz = FAKE_MSG_MAX;
		a.pkey_tbl_len = FAKE_PKEYS;
		a.lid = p->lid;
		a.sm_lid = p->lid ? 1 : 0;
		a.max_vl_num = 1;
		a.active_width = p->width;
		a.active_speed = p->speed;
		a.phys_state = p->state == VERBS_PORT_DOWN ? 3 : 5;
		a.link_layer = (uint8_t)p->link;
	}
	pthread_mutex_unlock(&fake.lock);
	if (err || !p) {
		return err ? err : EINVAL;
	}
	/* What the export does not know is left as it was. */
	memcpy(out, &a, offsetof(struct verbs_port_attr, port_cap_flags2));
	return 0;
}

EXPORT int ibv_query_pkey(struct verbs_ctx *ctx, uint8_t port, int index, uint16_t *out)
{
	int err = fake_gate(__func__);

	if (!err && (!fake_port(dev_of(ctx), port) || index < 0 || index >= FAKE_PKEYS)) {
		err = EINVAL;
	}
	if (err) {
		errno = err;
		return -1;
	}
	*out = htobe16(fake.pkey[index]);
	return 0;
}

static void entry(const struct fake_port *p, uint32_t port, uint32_t index,
		  struct verbs_gid_entry *out)
{
	out->gid = p->gid[index].gid;
	out->gid_index = index;
	out->port_num = port;
	out->gid_type = p->gid[index].type;
	out->ndev_ifindex = p->link == VERBS_LINK_LAYER_ETHERNET ? 1 : 0;
}

EXPORT int _ibv_query_gid_ex(struct verbs_ctx *ctx, uint32_t port, uint32_t index,
			     struct verbs_gid_entry *out, uint32_t flags, size_t entry_size)
{
	const struct fake_port *p;
	int err = fake_gate(__func__);

	if (err) {
		return err;
	}
	pthread_mutex_lock(&fake.lock);
	p = fake_port(dev_of(ctx), port);
	if (flags || entry_size != sizeof(*out) || !p || index >= FAKE_GIDS_MAX) {
		err = EINVAL;
	} else if (!p->gid[index].used) {
		err = ENODATA;
	} else {
		entry(p, port, index, out);
	}
	pthread_mutex_unlock(&fake.lock);
	return err;
}

EXPORT ssize_t _ibv_query_gid_table(struct verbs_ctx *ctx, struct verbs_gid_entry *out,
				    size_t space, uint32_t flags, size_t entry_size)
{
	ssize_t n = 0;
	int err = fake_gate(__func__);

	if (err || flags || entry_size != sizeof(*out)) {
		return err ? -err : -EINVAL;
	}
	pthread_mutex_lock(&fake.lock);
	for (uint32_t i = 1; i <= (uint32_t)fake.ports; i++) {
		const struct fake_port *p = fake_port(dev_of(ctx), i);

		for (uint32_t k = 0; k < FAKE_GIDS_MAX; k++) {
			if (!p->gid[k].used) {
				continue;
			}
			if ((size_t)n == space) {
				pthread_mutex_unlock(&fake.lock);
				return -EINVAL;
			}
			entry(p, i, k, &out[n++]);
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return n;
}

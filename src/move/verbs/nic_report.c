/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NICs for reports: opened, asked and closed. And how GIDs are compared, for all. */

#include "move/nic_report.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/text.h"
#include "move/verbs/load.h"
#include "sys/sys.h"
#include "sys/thread.h"

enum owner {
	BOTH,
	THREAD_DONE,
	CALLER_GONE
};

/* Shared by the thread and its caller; the last of the two frees it. */
struct looking {
	atomic_int owner;
	struct config config; /* no more of it than the library's name */
	char lib[PATH_MAX];
	struct look_nics out;
};

int look_gid_score(const uint8_t raw[16], unsigned int type)
{
	union verbs_gid gid;
	bool local = raw[0] == 0xfe && (raw[1] & 0xc0) == 0x80;
	bool none, v4;

	memcpy(gid.raw, raw, sizeof(gid.raw));
	none = !gid.half[1] && (local || !gid.half[0]);
	/* Both sides have to choose one family, and IPv4 is what most have. */
	v4 = !gid.half[0] && raw[10] == 0xff && raw[11] == 0xff;
	return none || type == VERBS_GID_TYPE_IB
		       ? -1
		       : (type == VERBS_GID_TYPE_ROCE_V2 ? 4 : 0) + (local ? 0
								     : v4  ? 2
									   : 1);
}

/* A driver that registers dma-bufs looks at the descriptor first, and this is none. */
static int knows_dmabuf(const struct verbs_api *v, struct verbs_ctx *ctx)
{
	struct verbs_pd *pd = v->ibv_reg_dmabuf_mr ? v->ibv_alloc_pd(ctx) : NULL;
	struct verbs_mr *mr;
	int said;

	if (!pd) {
		return -1;
	}
	mr = v->ibv_reg_dmabuf_mr(pd, 0, sys_page(), 0, -1, VERBS_ACCESS_LOCAL_WRITE);
	said = errno;
	if (mr) {
		(void)v->ibv_dereg_mr(mr); /* not to be expected */
		said = EBADF;
	}
	(void)v->ibv_dealloc_pd(pd);
	return said == EBADF ? 1 : said == EOPNOTSUPP || said == EPROTONOSUPPORT ? 0 : -1;
}

static unsigned int mtu_bytes(unsigned int mtu)
{
	return mtu >= VERBS_MTU_256 && mtu <= VERBS_MTU_4096 ? 128u << mtu : 0;
}

static void look_at_nic(const struct verbs_api *v, struct verbs_device *dev, struct look_nic *out)
{
	struct verbs_ctx *ctx;
	struct verbs_device_attr a;

	*out = (struct look_nic){ .dmabuf = -1 };
	text_copy(out->name, sizeof(out->name), dev->name);
	errno = 0;
	ctx = v->ibv_open_device(dev);
	if (!ctx) {
		out->err = errno ? errno : EIO;
		return;
	}
	memset(&a, 0, sizeof(a));
	if (v->ibv_query_device(ctx, &a) == 0) {
		out->n = a.phys_port_cnt < LOOK_PORTS ? a.phys_port_cnt : LOOK_PORTS;
	}
	for (unsigned int i = 0; i < out->n; i++) {
		struct verbs_port_attr p;

		memset(&p, 0, sizeof(p));
		if (v->ibv_query_port(ctx, (uint8_t)(i + 1), &p) == 0) {
			out->ports[i] = (struct look_port){ .state = p.state,
							    .mtu = mtu_bytes(p.active_mtu),
							    .mtu_max = mtu_bytes(p.max_mtu) };
		}
	}
	out->dmabuf = knows_dmabuf(v, ctx);
	(void)v->ibv_close_device(ctx);
}

static void look_at_all(const struct config *c, struct look_nics *out)
{
	const struct verbs_api *v = verbs_load(c, out->why, sizeof(out->why));
	struct verbs_device **list;
	int n = 0;

	if (!v) {
		return;
	}
	out->loaded = true;
	out->has_dmabuf = v->ibv_reg_dmabuf_mr != NULL;
	list = v->ibv_get_device_list(&n);
	for (int i = 0; list && i < n && out->n < LOOK_NICS; i++) {
		look_at_nic(v, list[i], &out->v[out->n++]);
	}
	out->more = n > (int)LOOK_NICS;
	if (list) {
		v->ibv_free_device_list(list);
	}
}

static void *look(void *arg)
{
	struct looking *l = arg;

	look_at_all(&l->config, &l->out);
	if (atomic_exchange(&l->owner, THREAD_DONE) == CALLER_GONE) {
		free(l);
	}
	return NULL;
}

/* Waits for the thread. False: it has not ended in time, and `l` is the thread's. */
static bool ended(struct looking *l, pthread_t t, uint64_t patience_ns)
{
	uint64_t until = sys_wall_ns() + patience_ns;
	struct timespec at = { (time_t)(until / 1000000000u), (long)(until % 1000000000u) };

	if (pthread_timedjoin_np(t, NULL, &at)) {
		if (atomic_exchange(&l->owner, CALLER_GONE) != THREAD_DONE) {
			(void)pthread_detach(t);
			return false;
		}
		(void)pthread_join(t, NULL); /* it ends just now */
	}
	return true;
}

int look_at_nics(const struct config *c, uint64_t patience_ns, struct look_nics *out)
{
	struct looking *l = alloc_zero(sizeof(*l));
	pthread_t t;
	int rc;

	if (!l) {
		return -ENOMEM;
	}
	text_copy(l->lib, sizeof(l->lib), c->verbs_lib ? c->verbs_lib : "");
	l->config.verbs_lib = l->lib;
	rc = sys_thread_start(&t, look, l);
	if (rc) {
		free(l);
		return rc;
	}
	if (!ended(l, t, patience_ns)) {
		return -ETIMEDOUT;
	}
	*out = l->out;
	free(l);
	return 0;
}

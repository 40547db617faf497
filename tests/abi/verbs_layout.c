/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Our idea of libibverbs' binary interface against rdma-core's own headers: every constant, size
 * and offset, and every prototype. Those are the compiler's to test. What runs compares the version
 * of each symbol with the library that is installed.
 */

#include <stdio.h>

#if __has_include(<infiniband/verbs.h>)

#include <dlfcn.h>
#include <infiniband/verbs.h>

#include "move/verbs/symbols.h"

/* Inline functions stand in front of these two exports. */
#undef ibv_query_port
#undef ibv_reg_mr

#define SIZE(ours, theirs) \
	_Static_assert(sizeof(struct ours) == sizeof(struct theirs), "size of " #theirs)
#define FIELD(ours, theirs, field)                                                       \
	_Static_assert(offsetof(struct ours, field) == offsetof(struct theirs, field) && \
			       sizeof(((struct ours *)0)->field) ==                      \
				       sizeof(((struct theirs *)0)->field),              \
		       #theirs "." #field)

#define X(name, value) _Static_assert((int)VERBS_##name == (int)IBV_##name, "constant " #name);
VERBS_CONSTANTS(X)
#undef X
#define X(name, value, words) \
	_Static_assert((int)VERBS_WC_##name == (int)IBV_WC_##name, "status " #name);
VERBS_STATUSES(X)
#undef X
#define X(name, value) \
	_Static_assert((int)VERBS_EVENT_##name == (int)IBV_EVENT_##name, "event " #name);
VERBS_EVENTS(X)
#undef X

_Static_assert(sizeof(union verbs_gid) == sizeof(union ibv_gid) &&
		       _Alignof(union verbs_gid) == _Alignof(union ibv_gid) &&
		       offsetof(union ibv_gid, global.interface_id) == 8,
	       "ibv_gid");
_Static_assert(sizeof(unsigned int) == sizeof(enum ibv_mtu), "enums");

SIZE(verbs_device, ibv_device);
FIELD(verbs_device, ibv_device, node_type);
FIELD(verbs_device, ibv_device, transport_type);
FIELD(verbs_device, ibv_device, name);
FIELD(verbs_device, ibv_device, dev_name);
FIELD(verbs_device, ibv_device, dev_path);
FIELD(verbs_device, ibv_device, ibdev_path);

SIZE(verbs_gid_entry, ibv_gid_entry);
FIELD(verbs_gid_entry, ibv_gid_entry, gid);
FIELD(verbs_gid_entry, ibv_gid_entry, gid_index);
FIELD(verbs_gid_entry, ibv_gid_entry, port_num);
FIELD(verbs_gid_entry, ibv_gid_entry, gid_type);
FIELD(verbs_gid_entry, ibv_gid_entry, ndev_ifindex);

SIZE(verbs_device_attr, ibv_device_attr);
FIELD(verbs_device_attr, ibv_device_attr, fw_ver);
FIELD(verbs_device_attr, ibv_device_attr, node_guid);
FIELD(verbs_device_attr, ibv_device_attr, sys_image_guid);
FIELD(verbs_device_attr, ibv_device_attr, max_mr_size);
FIELD(verbs_device_attr, ibv_device_attr, page_size_cap);
FIELD(verbs_device_attr, ibv_device_attr, vendor_id);
FIELD(verbs_device_attr, ibv_device_attr, vendor_part_id);
FIELD(verbs_device_attr, ibv_device_attr, hw_ver);
FIELD(verbs_device_attr, ibv_device_attr, max_qp);
FIELD(verbs_device_attr, ibv_device_attr, max_qp_wr);
FIELD(verbs_device_attr, ibv_device_attr, device_cap_flags);
FIELD(verbs_device_attr, ibv_device_attr, max_sge);
FIELD(verbs_device_attr, ibv_device_attr, max_sge_rd);
FIELD(verbs_device_attr, ibv_device_attr, max_cq);
FIELD(verbs_device_attr, ibv_device_attr, max_cqe);
FIELD(verbs_device_attr, ibv_device_attr, max_mr);
FIELD(verbs_device_attr, ibv_device_attr, max_pd);
FIELD(verbs_device_attr, ibv_device_attr, max_qp_rd_atom);
FIELD(verbs_device_attr, ibv_device_attr, max_ee_rd_atom);
FIELD(verbs_device_attr, ibv_device_attr, max_res_rd_atom);
FIELD(verbs_device_attr, ibv_device_attr, max_qp_init_rd_atom);
FIELD(verbs_device_attr, ibv_device_attr, max_ee_init_rd_atom);
FIELD(verbs_device_attr, ibv_device_attr, atomic_cap);
FIELD(verbs_device_attr, ibv_device_attr, max_ee);
FIELD(verbs_device_attr, ibv_device_attr, max_rdd);
FIELD(verbs_device_attr, ibv_device_attr, max_mw);
FIELD(verbs_device_attr, ibv_device_attr, max_raw_ipv6_qp);
FIELD(verbs_device_attr, ibv_device_attr, max_raw_ethy_qp);
FIELD(verbs_device_attr, ibv_device_attr, max_mcast_grp);
FIELD(verbs_device_attr, ibv_device_attr, max_mcast_qp_attach);
FIELD(verbs_device_attr, ibv_device_attr, max_total_mcast_qp_attach);
FIELD(verbs_device_attr, ibv_device_attr, max_ah);
FIELD(verbs_device_attr, ibv_device_attr, max_fmr);
FIELD(verbs_device_attr, ibv_device_attr, max_map_per_fmr);
FIELD(verbs_device_attr, ibv_device_attr, max_srq);
FIELD(verbs_device_attr, ibv_device_attr, max_srq_wr);
FIELD(verbs_device_attr, ibv_device_attr, max_srq_sge);
FIELD(verbs_device_attr, ibv_device_attr, max_pkeys);
FIELD(verbs_device_attr, ibv_device_attr, local_ca_ack_delay);
FIELD(verbs_device_attr, ibv_device_attr, phys_port_cnt);

SIZE(verbs_port_attr, ibv_port_attr);
FIELD(verbs_port_attr, ibv_port_attr, state);
FIELD(verbs_port_attr, ibv_port_attr, max_mtu);
FIELD(verbs_port_attr, ibv_port_attr, active_mtu);
FIELD(verbs_port_attr, ibv_port_attr, gid_tbl_len);
FIELD(verbs_port_attr, ibv_port_attr, port_cap_flags);
FIELD(verbs_port_attr, ibv_port_attr, max_msg_sz);
FIELD(verbs_port_attr, ibv_port_attr, bad_pkey_cntr);
FIELD(verbs_port_attr, ibv_port_attr, qkey_viol_cntr);
FIELD(verbs_port_attr, ibv_port_attr, pkey_tbl_len);
FIELD(verbs_port_attr, ibv_port_attr, lid);
FIELD(verbs_port_attr, ibv_port_attr, sm_lid);
FIELD(verbs_port_attr, ibv_port_attr, lmc);
FIELD(verbs_port_attr, ibv_port_attr, max_vl_num);
FIELD(verbs_port_attr, ibv_port_attr, sm_sl);
FIELD(verbs_port_attr, ibv_port_attr, subnet_timeout);
FIELD(verbs_port_attr, ibv_port_attr, init_type_reply);
FIELD(verbs_port_attr, ibv_port_attr, active_width);
FIELD(verbs_port_attr, ibv_port_attr, active_speed);
FIELD(verbs_port_attr, ibv_port_attr, phys_state);
FIELD(verbs_port_attr, ibv_port_attr, link_layer);
FIELD(verbs_port_attr, ibv_port_attr, flags);
FIELD(verbs_port_attr, ibv_port_attr, port_cap_flags2);

SIZE(verbs_pd, ibv_pd);
FIELD(verbs_pd, ibv_pd, context);
FIELD(verbs_pd, ibv_pd, handle);

SIZE(verbs_mr, ibv_mr);
FIELD(verbs_mr, ibv_mr, context);
FIELD(verbs_mr, ibv_mr, pd);
FIELD(verbs_mr, ibv_mr, addr);
FIELD(verbs_mr, ibv_mr, length);
FIELD(verbs_mr, ibv_mr, handle);
FIELD(verbs_mr, ibv_mr, lkey);
FIELD(verbs_mr, ibv_mr, rkey);

SIZE(verbs_channel, ibv_comp_channel);
FIELD(verbs_channel, ibv_comp_channel, context);
FIELD(verbs_channel, ibv_comp_channel, fd);
FIELD(verbs_channel, ibv_comp_channel, refcnt);

SIZE(verbs_cq, ibv_cq);
FIELD(verbs_cq, ibv_cq, context);
FIELD(verbs_cq, ibv_cq, channel);
FIELD(verbs_cq, ibv_cq, cq_context);
FIELD(verbs_cq, ibv_cq, handle);
FIELD(verbs_cq, ibv_cq, cqe);
FIELD(verbs_cq, ibv_cq, mutex);
FIELD(verbs_cq, ibv_cq, cond);
FIELD(verbs_cq, ibv_cq, comp_events_completed);
FIELD(verbs_cq, ibv_cq, async_events_completed);

SIZE(verbs_qp, ibv_qp);
FIELD(verbs_qp, ibv_qp, context);
FIELD(verbs_qp, ibv_qp, qp_context);
FIELD(verbs_qp, ibv_qp, pd);
FIELD(verbs_qp, ibv_qp, send_cq);
FIELD(verbs_qp, ibv_qp, recv_cq);
FIELD(verbs_qp, ibv_qp, srq);
FIELD(verbs_qp, ibv_qp, handle);
FIELD(verbs_qp, ibv_qp, qp_num);
FIELD(verbs_qp, ibv_qp, state);
FIELD(verbs_qp, ibv_qp, qp_type);
FIELD(verbs_qp, ibv_qp, mutex);
FIELD(verbs_qp, ibv_qp, cond);
FIELD(verbs_qp, ibv_qp, events_completed);

SIZE(verbs_qp_cap, ibv_qp_cap);
FIELD(verbs_qp_cap, ibv_qp_cap, max_send_wr);
FIELD(verbs_qp_cap, ibv_qp_cap, max_recv_wr);
FIELD(verbs_qp_cap, ibv_qp_cap, max_send_sge);
FIELD(verbs_qp_cap, ibv_qp_cap, max_recv_sge);
FIELD(verbs_qp_cap, ibv_qp_cap, max_inline_data);

SIZE(verbs_qp_init, ibv_qp_init_attr);
FIELD(verbs_qp_init, ibv_qp_init_attr, qp_context);
FIELD(verbs_qp_init, ibv_qp_init_attr, send_cq);
FIELD(verbs_qp_init, ibv_qp_init_attr, recv_cq);
FIELD(verbs_qp_init, ibv_qp_init_attr, srq);
FIELD(verbs_qp_init, ibv_qp_init_attr, cap);
FIELD(verbs_qp_init, ibv_qp_init_attr, qp_type);
FIELD(verbs_qp_init, ibv_qp_init_attr, sq_sig_all);

SIZE(verbs_route, ibv_global_route);
FIELD(verbs_route, ibv_global_route, dgid);
FIELD(verbs_route, ibv_global_route, flow_label);
FIELD(verbs_route, ibv_global_route, sgid_index);
FIELD(verbs_route, ibv_global_route, hop_limit);
FIELD(verbs_route, ibv_global_route, traffic_class);

SIZE(verbs_ah_attr, ibv_ah_attr);
FIELD(verbs_ah_attr, ibv_ah_attr, grh);
FIELD(verbs_ah_attr, ibv_ah_attr, dlid);
FIELD(verbs_ah_attr, ibv_ah_attr, sl);
FIELD(verbs_ah_attr, ibv_ah_attr, src_path_bits);
FIELD(verbs_ah_attr, ibv_ah_attr, static_rate);
FIELD(verbs_ah_attr, ibv_ah_attr, is_global);
FIELD(verbs_ah_attr, ibv_ah_attr, port_num);

SIZE(verbs_qp_attr, ibv_qp_attr);
FIELD(verbs_qp_attr, ibv_qp_attr, qp_state);
FIELD(verbs_qp_attr, ibv_qp_attr, cur_qp_state);
FIELD(verbs_qp_attr, ibv_qp_attr, path_mtu);
FIELD(verbs_qp_attr, ibv_qp_attr, path_mig_state);
FIELD(verbs_qp_attr, ibv_qp_attr, qkey);
FIELD(verbs_qp_attr, ibv_qp_attr, rq_psn);
FIELD(verbs_qp_attr, ibv_qp_attr, sq_psn);
FIELD(verbs_qp_attr, ibv_qp_attr, dest_qp_num);
FIELD(verbs_qp_attr, ibv_qp_attr, qp_access_flags);
FIELD(verbs_qp_attr, ibv_qp_attr, cap);
FIELD(verbs_qp_attr, ibv_qp_attr, ah_attr);
FIELD(verbs_qp_attr, ibv_qp_attr, alt_ah_attr);
FIELD(verbs_qp_attr, ibv_qp_attr, pkey_index);
FIELD(verbs_qp_attr, ibv_qp_attr, alt_pkey_index);
FIELD(verbs_qp_attr, ibv_qp_attr, en_sqd_async_notify);
FIELD(verbs_qp_attr, ibv_qp_attr, sq_draining);
FIELD(verbs_qp_attr, ibv_qp_attr, max_rd_atomic);
FIELD(verbs_qp_attr, ibv_qp_attr, max_dest_rd_atomic);
FIELD(verbs_qp_attr, ibv_qp_attr, min_rnr_timer);
FIELD(verbs_qp_attr, ibv_qp_attr, port_num);
FIELD(verbs_qp_attr, ibv_qp_attr, timeout);
FIELD(verbs_qp_attr, ibv_qp_attr, retry_cnt);
FIELD(verbs_qp_attr, ibv_qp_attr, rnr_retry);
FIELD(verbs_qp_attr, ibv_qp_attr, alt_port_num);
FIELD(verbs_qp_attr, ibv_qp_attr, alt_timeout);
FIELD(verbs_qp_attr, ibv_qp_attr, rate_limit);

SIZE(verbs_sge, ibv_sge);
FIELD(verbs_sge, ibv_sge, addr);
FIELD(verbs_sge, ibv_sge, length);
FIELD(verbs_sge, ibv_sge, lkey);

SIZE(verbs_send_wr, ibv_send_wr);
FIELD(verbs_send_wr, ibv_send_wr, wr_id);
FIELD(verbs_send_wr, ibv_send_wr, next);
FIELD(verbs_send_wr, ibv_send_wr, sg_list);
FIELD(verbs_send_wr, ibv_send_wr, num_sge);
FIELD(verbs_send_wr, ibv_send_wr, opcode);
FIELD(verbs_send_wr, ibv_send_wr, send_flags);
FIELD(verbs_send_wr, ibv_send_wr, imm_data);
FIELD(verbs_send_wr, ibv_send_wr, wr.rdma.remote_addr);
FIELD(verbs_send_wr, ibv_send_wr, wr.rdma.rkey);
FIELD(verbs_send_wr, ibv_send_wr, wr.atomic.remote_addr);
FIELD(verbs_send_wr, ibv_send_wr, wr.atomic.compare_add);
FIELD(verbs_send_wr, ibv_send_wr, wr.atomic.swap);
FIELD(verbs_send_wr, ibv_send_wr, wr.atomic.rkey);

SIZE(verbs_recv_wr, ibv_recv_wr);
FIELD(verbs_recv_wr, ibv_recv_wr, wr_id);
FIELD(verbs_recv_wr, ibv_recv_wr, next);
FIELD(verbs_recv_wr, ibv_recv_wr, sg_list);
FIELD(verbs_recv_wr, ibv_recv_wr, num_sge);

SIZE(verbs_wc, ibv_wc);
FIELD(verbs_wc, ibv_wc, wr_id);
FIELD(verbs_wc, ibv_wc, status);
FIELD(verbs_wc, ibv_wc, opcode);
FIELD(verbs_wc, ibv_wc, vendor_err);
FIELD(verbs_wc, ibv_wc, byte_len);
FIELD(verbs_wc, ibv_wc, imm_data);
FIELD(verbs_wc, ibv_wc, qp_num);
FIELD(verbs_wc, ibv_wc, src_qp);
FIELD(verbs_wc, ibv_wc, wc_flags);
FIELD(verbs_wc, ibv_wc, pkey_index);
FIELD(verbs_wc, ibv_wc, slid);
FIELD(verbs_wc, ibv_wc, sl);
FIELD(verbs_wc, ibv_wc, dlid_path_bits);

SIZE(verbs_event, ibv_async_event);
FIELD(verbs_event, ibv_async_event, element.cq);
FIELD(verbs_event, ibv_async_event, element.qp);
FIELD(verbs_event, ibv_async_event, element.port_num);
FIELD(verbs_event, ibv_async_event, event_type);

SIZE(verbs_ctx_ops, ibv_context_ops);
FIELD(verbs_ctx_ops, ibv_context_ops, poll_cq);
FIELD(verbs_ctx_ops, ibv_context_ops, req_notify_cq);
FIELD(verbs_ctx_ops, ibv_context_ops, post_send);
FIELD(verbs_ctx_ops, ibv_context_ops, post_recv);

SIZE(verbs_ctx, ibv_context);
FIELD(verbs_ctx, ibv_context, device);
FIELD(verbs_ctx, ibv_context, ops);
FIELD(verbs_ctx, ibv_context, cmd_fd);
FIELD(verbs_ctx, ibv_context, async_fd);
FIELD(verbs_ctx, ibv_context, num_comp_vectors);
FIELD(verbs_ctx, ibv_context, mutex);
FIELD(verbs_ctx, ibv_context, abi_compat);

/*
 * The exported functions, with their structs by our names. Enums are compatible with unsigned int.
 * The export takes the part of ibv_port_attr that there was first.
 */
#define SAME(a, b) __builtin_types_compatible_p(__typeof__(a), __typeof__(b))
#define verbs_device ibv_device
#define verbs_gid_entry ibv_gid_entry
#define verbs_device_attr ibv_device_attr
#define verbs_pd ibv_pd
#define verbs_mr ibv_mr
#define verbs_channel ibv_comp_channel
#define verbs_cq ibv_cq
#define verbs_qp ibv_qp
#define verbs_qp_init ibv_qp_init_attr
#define verbs_qp_attr ibv_qp_attr
#define verbs_send_wr ibv_send_wr
#define verbs_recv_wr ibv_recv_wr
#define verbs_wc ibv_wc
#define verbs_event ibv_async_event
#define verbs_ctx ibv_context
#define verbs_port_attr _compat_ibv_port_attr

#define X(result, name, since, needed, params) \
	typedef result fn_##name params;       \
	_Static_assert(SAME(fn_##name *, &name), "prototype of " #name);
VERBS_SYMBOLS(X)
#undef X

#define SAME_OP(name, ...) \
	_Static_assert(SAME(int (*)(__VA_ARGS__), ((struct ibv_context_ops *)0)->name), #name)
SAME_OP(poll_cq, struct verbs_cq *, int, struct verbs_wc *);
SAME_OP(req_notify_cq, struct verbs_cq *, int);
SAME_OP(post_send, struct verbs_qp *, struct verbs_send_wr *, struct verbs_send_wr **);
SAME_OP(post_recv, struct verbs_qp *, struct verbs_recv_wr *, struct verbs_recv_wr **);

static const struct {
	const char *name;
	int since;
} symbols[] = {
#define X(result, name, since, needed, params) { #name, since },
	VERBS_SYMBOLS(X)
#undef X
};

int main(void)
{
	void *lib = dlopen("libibverbs.so.1", RTLD_NOW | RTLD_LOCAL);
	int wrong = 0;

	if (!lib) {
		printf("skipped: %s; only headers were compared\n", dlerror());
		return 77;
	}
	for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++) {
		char version[32];

		(void)snprintf(version, sizeof(version), "IBVERBS_1.%d", symbols[i].since);
		if (!dlvsym(lib, symbols[i].name, version)) {
			printf("no %s of %s\n", symbols[i].name, version);
			wrong++;
		}
		if (symbols[i].since > 1) {
			(void)snprintf(version, sizeof(version), "IBVERBS_1.%d",
				       symbols[i].since - 1);
			if (dlvsym(lib, symbols[i].name, version)) {
				printf("%s is older: of %s\n", symbols[i].name, version);
				wrong++;
			}
		}
	}
	return wrong ? 1 : 0;
}

#else

int main(void)
{
	printf("skipped: infiniband/verbs.h is not installed (libibverbs-dev)\n");
	return 77;
}

#endif

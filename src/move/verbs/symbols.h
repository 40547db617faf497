/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_SYMBOLS_H
#define MOVE_VERBS_SYMBOLS_H

#include <stdbool.h>

#include "move/verbs/abi.h"

/* The oldest release of rdma-core that has all that is needed: IBVERBS_1.11. */
#define VERBS_RELEASE_MIN "32"

/*
 * Every function of libibverbs that we call: result, name, minor number x of the IBVERBS_1.x that
 * it first appeared in, whether it is needed (a missing one that is not needed is NULL),
 * parameters.
 *
 * Functions that return a pointer give NULL and set errno. `int` is 0 or a positive errno, except
 * for ibv_close_device, ibv_get_cq_event, ibv_get_async_event and ibv_query_pkey, which return -1
 * and set errno. The table of GIDs returns a number of entries, or -errno.
 */
#define VERBS_SYMBOLS(X)                                                                         \
	X(struct verbs_device **, ibv_get_device_list, 1, true, (int *n))                        \
	X(void, ibv_free_device_list, 1, true, (struct verbs_device * *list))                    \
	X(struct verbs_ctx *, ibv_open_device, 1, true, (struct verbs_device * dev))             \
	X(int, ibv_close_device, 1, true, (struct verbs_ctx * ctx))                              \
	X(int, ibv_get_async_event, 1, true, (struct verbs_ctx * ctx, struct verbs_event * out)) \
	X(void, ibv_ack_async_event, 1, true, (struct verbs_event * ev))                         \
	X(int, ibv_query_device, 1, true,                                                        \
	  (struct verbs_ctx * ctx, struct verbs_device_attr * out))                              \
	X(int, ibv_query_port, 1, true,                                                          \
	  (struct verbs_ctx * ctx, uint8_t port, struct verbs_port_attr * out))                  \
	X(int, ibv_query_pkey, 1, true,                                                          \
	  (struct verbs_ctx * ctx, uint8_t port, int index, uint16_t *out))                      \
	X(int, _ibv_query_gid_ex, 11, true,                                                      \
	  (struct verbs_ctx * ctx, uint32_t port, uint32_t index, struct verbs_gid_entry * out,  \
	   uint32_t flags, size_t entry_size))                                                   \
	X(ssize_t, _ibv_query_gid_table, 11, true,                                               \
	  (struct verbs_ctx * ctx, struct verbs_gid_entry * out, size_t space, uint32_t flags,   \
	   size_t entry_size))                                                                   \
	X(struct verbs_pd *, ibv_alloc_pd, 1, true, (struct verbs_ctx * ctx))                    \
	X(int, ibv_dealloc_pd, 1, true, (struct verbs_pd * pd))                                  \
	X(struct verbs_mr *, ibv_reg_mr, 1, true,                                                \
	  (struct verbs_pd * pd, void *addr, size_t len, int access))                            \
	X(struct verbs_mr *, ibv_reg_mr_iova2, 8, true,                                          \
	  (struct verbs_pd * pd, void *addr, size_t len, uint64_t iova, unsigned int access))    \
	X(struct verbs_mr *, ibv_reg_dmabuf_mr, 12, false,                                       \
	  (struct verbs_pd * pd, uint64_t off, size_t len, uint64_t iova, int fd, int access))   \
	X(int, ibv_dereg_mr, 1, true, (struct verbs_mr * mr))                                    \
	X(struct verbs_channel *, ibv_create_comp_channel, 0, true, (struct verbs_ctx * ctx))    \
	X(int, ibv_destroy_comp_channel, 0, true, (struct verbs_channel * channel))              \
	X(struct verbs_cq *, ibv_create_cq, 1, true,                                             \
	  (struct verbs_ctx * ctx, int cqe, void *cq_context, struct verbs_channel *channel,     \
	   int vector))                                                                          \
	X(int, ibv_destroy_cq, 1, true, (struct verbs_cq * cq))                                  \
	X(int, ibv_get_cq_event, 1, true,                                                        \
	  (struct verbs_channel * channel, struct verbs_cq * *out, void **cq_context))           \
	X(void, ibv_ack_cq_events, 1, true, (struct verbs_cq * cq, unsigned int n))              \
	X(struct verbs_qp *, ibv_create_qp, 1, true,                                             \
	  (struct verbs_pd * pd, struct verbs_qp_init * init))                                   \
	X(int, ibv_modify_qp, 1, true,                                                           \
	  (struct verbs_qp * qp, struct verbs_qp_attr * attr, int mask))                         \
	X(int, ibv_query_qp, 1, true,                                                            \
	  (struct verbs_qp * qp, struct verbs_qp_attr * attr, int mask,                          \
	   struct verbs_qp_init *init))                                                          \
	X(int, ibv_destroy_qp, 1, true, (struct verbs_qp * qp))

/* The functions, by their names. */
struct verbs_api {
#define X(result, name, since, needed, params) result(*name) params;
	VERBS_SYMBOLS(X)
#undef X
};

#endif

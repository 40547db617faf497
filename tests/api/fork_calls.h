/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_API_FORK_CALLS_H
#define TESTS_API_FORK_CALLS_H

/* Every public function, called in a child of fork() on what its parent has: X(function, what it
 * gives there, the call). The order is that of the calls. Of remotes the parent has none here, as
 * no mover reaches others: children that have some are those of tests/mover/test_remote_api.c. */

#include "fixture.h"

/* The parent's. */
struct parents {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_file *file;
	char *mem; /* on the device: not to be touched */
	char *host;
	struct pl_queue *queue;
	struct pl_stream *stream;
	void *handle; /* the stream's */
	struct pl_stats *stats;
	struct pl_export *exported;
	char *imported;
	char *text; /* to be freed with pl_string_free() */
	const char *path;
	struct pl_topo *topo;
	struct pl_array *array;
	struct pl_comm *comm;
};

/* Where calls put what they give; nothing must be in it when they have failed. */
struct given {
	struct pl_dev *dev;
	struct pl_file *file;
	struct pl_queue *queue;
	struct pl_stream *stream;
	struct pl_stats *stats;
	struct pl_export *exported;
	struct pl_topo *topo;
	struct pl_remote *remote;
	struct pl_door *door;
	struct pl_grant *grant;
	struct pl_region *region;
	struct pl_array *array;
	struct pl_comm *comm;
	struct pl_client *client;
	struct pl_client_file *client_file;
	char blob[100];
	void *mem;
	char *text;
	char *explained;
	unsigned int rows;
	uint64_t id;
	uint32_t policy;
	int fd;
};

int on_tunable(const struct pl_conf_row *row, void *given);
int on_row(const struct pl_stats_row *row, void *given);
int on_route(const struct pl_route_stats *st, void *given);
int on_process(const struct pl_stats_process *p, void *given);
int on_device(const struct pl_dev_info *info, void *given);
int on_check(const struct pl_check_row *row, void *given);
int on_kind(const struct pl_check_kind *kind, void *given);
int on_node(const struct pl_topo_node *node, void *given);
int on_link(const struct pl_topo_link *link, void *given);
int on_model(const char *name, const char *title, void *given);
void on_remark(const struct pl_topo_remark *remark, void *given);
void on_line(int level, const char *line, void *arg);

int translated(const struct pl_topo *host);
int serve_nothing(struct pl_ctx *ctx);
int flow_of_nothing(const struct pl_topo *topo);
struct pl_request *a_request(const struct parents *p);
struct pl_stream_io *a_stream_io(const struct parents *p);

#define CALLS(X)                                                                                   \
	X(pl_array_open, -ESTALE, pl_array_open(p->dev, p->file, 0, BLOCK, NULL, &g->array))       \
	X(pl_array_gather, -ESTALE,                                                                \
	  pl_array_gather(p->stream, p->array, &(struct pl_array_rows)PL_ARRAY_ROWS_INIT))         \
	X(pl_array_prefetch, -ESTALE,                                                              \
	  pl_array_prefetch(p->stream, p->array, &(struct pl_array_rows)PL_ARRAY_ROWS_INIT))       \
	X(pl_array_device, -ESTALE,                                                                \
	  pl_array_device(p->array, &(struct pl_array_device)PL_ARRAY_DEVICE_INIT))                \
	X(pl_array_refresh, -ESTALE, pl_array_refresh(p->array))                                   \
	X(pl_array_stats, -ESTALE,                                                                 \
	  pl_array_stats(p->array, &(struct pl_array_stats)PL_ARRAY_STATS_INIT))                   \
	X(pl_comm_create, -ESTALE,                                                                 \
	  pl_comm_create(p->dev, &(struct pl_comm_opts)PL_COMM_OPTS_INIT, &g->comm))               \
	X(pl_comm_all_reduce, -ESTALE,                                                             \
	  pl_comm_all_reduce(p->comm, p->stream, p->mem, p->mem, 1, PL_COMM_F32, PL_COMM_SUM))     \
	X(pl_comm_reduce_scatter, -ESTALE,                                                         \
	  pl_comm_reduce_scatter(p->comm, p->stream, p->mem, p->mem, 1, PL_COMM_F32, PL_COMM_SUM)) \
	X(pl_comm_all_gather, -ESTALE, pl_comm_all_gather(p->comm, p->stream, p->mem, p->mem, 1))  \
	X(pl_comm_broadcast, -ESTALE, pl_comm_broadcast(p->comm, p->stream, p->mem, p->mem, 1, 0)) \
	X(pl_comm_all_to_all, -ESTALE, pl_comm_all_to_all(p->comm, p->stream, p->mem, p->mem, 1))  \
	X(pl_comm_barrier, -ESTALE, pl_comm_barrier(p->comm, p->stream))                           \
	X(pl_comm_after, -ESTALE, pl_comm_after(p->comm, p->stream))                               \
	X(pl_comm_info, -ESTALE, pl_comm_info(p->comm, PL_COMM_CAPTURED))                          \
	X(pl_comm_abort, -ESTALE, pl_comm_abort(p->comm))                                          \
	X(pl_array_explain, -ESTALE,                                                               \
	  pl_array_explain(p->array, PL_FORMAT_TEXT, &(char *){ NULL }))                           \
	X(pl_log_set, 0, (pl_log_set(on_line, NULL, PL_LOG_DEBUG), 0))                             \
	X(pl_read, -ESTALE, pl_read(p->file, p->mem, BLOCK, 0, NULL))                              \
	X(pl_write, -ESTALE, pl_write(p->file, p->mem, BLOCK, 0, NULL))                            \
	X(pl_read_broadcast, -ESTALE,                                                              \
	  pl_read_broadcast(p->file, (void *[]){ p->mem, p->host }, 2, BLOCK, 0, NULL))            \
	X(pl_copy, -ESTALE, pl_copy(p->ctx, p->host, p->mem, BLOCK, NULL))                         \
	X(pl_copyv, -ESTALE,                                                                       \
	  pl_copyv(p->ctx, NULL, NULL,                                                             \
		   &(struct pl_copy_piece){ .dst = p->host, .src = p->mem, .len = BLOCK }, 1,      \
		   NULL))                                                                          \
	X(pl_transfer, -ESTALE, pl_transfer(p->ctx, NULL, NULL, BLOCK, NULL))                      \
	X(pl_error_message, 1, strstr(pl_error_message(), "pl_open()") != NULL)                    \
	X(pl_check, -ESTALE, pl_check(p->ctx, on_check, g))                                        \
	X(pl_doctor, -ESTALE, pl_doctor(p->ctx, NULL))                                             \
	X(pl_check_kinds, 0, pl_check_kinds(on_kind, g))                                           \
	X(pl_check_try, -ESTALE, pl_check_try(p->ctx, NULL, 0, on_check, g))                       \
	X(pl_conf_each, 0, pl_conf_each(p->ctx, on_tunable, g))                                    \
	X(pl_dev_each, -ESTALE, pl_dev_each(p->ctx, on_device, g))                                 \
	X(pl_dev_open, -ESTALE, pl_dev_open(p->ctx, "gpu:0", &g->dev))                             \
	X(pl_dev_info, -ESTALE, pl_dev_info(p->dev, &(struct pl_dev_info)PL_DEV_INFO_INIT))        \
	X(pl_explain, -ESTALE,                                                                     \
	  pl_explain(&(struct pl_explain_args){ .size = sizeof(struct pl_explain_args),            \
						.file = p->file,                                   \
						.dev = p->dev },                                   \
		     PL_FORMAT_TEXT, &g->explained))                                               \
	X(pl_file_open, -ESTALE, pl_file_open(p->ctx, p->path, O_RDONLY, 0, &g->file))             \
	X(pl_file_from_fd, -ESTALE, pl_file_from_fd(p->ctx, STDIN_FILENO, &g->file))               \
	X(pl_file_info, -ESTALE, pl_file_info(p->file, &(struct pl_file_info)PL_FILE_INFO_INIT))   \
	X(pl_file_sync, 0, pl_file_sync(p->file))                                                  \
	X(pl_mem_alloc, -ESTALE, pl_mem_alloc(p->dev, BLOCK, 0, &g->mem))                          \
	X(pl_mem_load, -ESTALE, pl_mem_load(p->dev, p->file, 0, BLOCK, NULL, &g->mem))             \
	X(pl_mem_pin, -ESTALE, pl_mem_pin(p->dev, p->host, BLOCK, 0))                              \
	X(pl_mem_unpin, -ESTALE, pl_mem_unpin(p->ctx, p->host))                                    \
	X(pl_mem_register, -ESTALE, pl_mem_register(p->ctx, p->host, BLOCK))                       \
	X(pl_mem_unregister, -ESTALE, pl_mem_unregister(p->ctx, p->host))                          \
	X(pl_mem_info, -ESTALE,                                                                    \
	  pl_mem_info(p->ctx, p->host, &(struct pl_mem_info)PL_MEM_INFO_INIT))                     \
	X(pl_mem_export, -ESTALE, pl_mem_export(p->ctx, p->mem, BLOCK, "x", NULL, &g->exported))   \
	X(pl_mem_import, -ESTALE, pl_mem_import(p->dev, p->path, NULL, NULL, &g->mem))             \
	X(pl_mem_unexport, -ESTALE, pl_mem_unexport(NULL) ? 1 : pl_mem_unexport(p->exported))      \
	X(pl_mem_unimport, -ESTALE, pl_mem_unimport(p->ctx, p->imported))                          \
	X(pl_mem_map, -ESTALE, pl_mem_map(p->ctx, p->mem, BLOCK, NULL, NULL, &g->mem))             \
	X(pl_mem_map_flush, -ESTALE, pl_mem_map_flush(p->ctx, p->mem))                             \
	X(pl_mem_unmap, -ESTALE, pl_mem_unmap(p->ctx, p->mem, NULL))                               \
	X(pl_mem_put, -ESTALE, pl_mem_put(p->ctx, p->mem, p->host, 8))                             \
	X(pl_mem_get, -ESTALE, pl_mem_get(p->ctx, p->host, p->mem, 8))                             \
	X(pl_policy_parse, 0, pl_policy_parse("strict", &g->policy))                               \
	X(pl_queue_open, -ESTALE, pl_queue_open(p->ctx, NULL, &g->queue))                          \
	X(pl_queue_submit, -ESTALE, pl_queue_submit(p->queue, a_request(p), 1, NULL, &g->id))      \
	X(pl_queue_wait, -ESTALE,                                                                  \
	  pl_queue_wait(p->queue, &(struct pl_completion)PL_COMPLETION_INIT, 1, 1, 0))             \
	X(pl_queue_cancel, -ESTALE, pl_queue_cancel(p->queue, 1))                                  \
	X(pl_queue_fd, -ESTALE, pl_queue_fd(p->queue, &g->fd))                                     \
	X(pl_reason_name, 1, pl_reason_name(PL_REASON_NONE) != NULL)                               \
	X(pl_stats_each, -ESTALE, pl_stats_each(p->ctx, on_route, g))                              \
	X(pl_stats_open, -ESTALE, pl_stats_open(p->ctx, 0, &g->stats))                             \
	X(pl_stats_processes, -ESTALE, pl_stats_processes(p->ctx, on_process, g))                  \
	X(pl_stats_refresh, -ESTALE, pl_stats_refresh(p->stats))                                   \
	X(pl_stats_rows, 0, pl_stats_rows(p->stats, on_row, g))                                    \
	X(pl_stats_text, 0, pl_stats_text(p->stats, PL_FORMAT_JSON, &g->text))                     \
	X(pl_stats_close, 0, (pl_stats_close(p->stats), pl_stats_close(NULL), 0))                  \
	X(pl_stream_wrap, -ESTALE, pl_stream_wrap(p->dev, p->handle, &g->stream))                  \
	X(pl_stream_create, -ESTALE, pl_stream_create(p->dev, &g->stream))                         \
	X(pl_stream_read, -ESTALE, pl_stream_read(p->stream, a_stream_io(p)))                      \
	X(pl_stream_write, -ESTALE, pl_stream_write(p->stream, a_stream_io(p)))                    \
	X(pl_stream_copy, -ESTALE, pl_stream_copy(p->stream, a_stream_io(p)))                      \
	X(pl_stream_transfer, -ESTALE, pl_stream_transfer(p->stream, NULL, NULL, NULL))            \
	X(pl_stream_copyv, -ESTALE, pl_stream_copyv(p->stream, NULL, NULL, NULL, 0, NULL))         \
	X(pl_gather, -ESTALE, pl_gather(p->stream, &(struct pl_rows)PL_ROWS_INIT))                 \
	X(pl_scatter, -ESTALE, pl_scatter(p->stream, &(struct pl_rows)PL_ROWS_INIT))               \
	X(pl_copy_blocks, -ESTALE, pl_copy_blocks(p->stream, &(struct pl_blocks)PL_BLOCKS_INIT))   \
	X(pl_rows_scratch, 0, (int)pl_rows_scratch(&(struct pl_rows)PL_ROWS_INIT))                 \
	X(pl_stream_sync, -ESTALE, pl_stream_sync(p->stream))                                      \
	X(pl_stream_handle, 1, pl_stream_handle(p->stream) == p->handle)                           \
	X(pl_stream_is, 0, pl_stream_is(p->stream, p->handle))                                     \
	X(pl_string_free, 0, (pl_string_free(p->text), pl_string_free(NULL), 0))                   \
	X(pl_topo_load, -ESTALE, pl_topo_load(p->ctx, NULL, &g->topo))                             \
	X(pl_topo_nodes, 0, pl_topo_nodes(p->topo, on_node, g))                                    \
	X(pl_topo_links, 0, pl_topo_links(p->topo, on_link, g))                                    \
	X(pl_topo_node, 0, pl_topo_node(p->topo, 0, &(struct pl_topo_node)PL_TOPO_NODE_INIT))      \
	X(pl_topo_link, 0, pl_topo_link(p->topo, 0, &(struct pl_topo_link)PL_TOPO_LINK_INIT))      \
	X(pl_topo_find, 0, pl_topo_find(p->topo, "gpu0", &g->rows))                                \
	X(pl_topo_path, 0, pl_topo_path(p->topo, 0, 1, &(struct pl_topo_path)PL_TOPO_PATH_INIT))   \
	X(pl_topo_measured, -ESTALE, pl_topo_measured(p->topo, 0, 1, 1, 1))                        \
	X(pl_topo_text, 0,                                                                         \
	  (pl_string_free(g->text), pl_topo_text(p->topo, PL_FORMAT_JSON, &g->text)))              \
	X(pl_topo_lint, 0, pl_topo_lint("workstation", on_remark, g))                              \
	X(pl_topo_diff, 0, pl_topo_diff(p->topo, p->topo, on_remark, g))                           \
	X(pl_topo_translate, 0, translated(p->topo))                                               \
	X(pl_topo_models, 0, pl_topo_models(on_model, g))                                          \
	X(pl_topo_flow, -EINVAL, flow_of_nothing(p->topo))                                         \
	X(pl_topo_flow_free, 0, (pl_topo_flow_free(NULL), 0))                                      \
	X(pl_topo_name, 1, *pl_topo_name(p->topo, PL_TOPO_NAME_PATH, PL_TOPO_PATH_PIX) == 'P')     \
	X(pl_topo_free, 0, (pl_topo_free(p->topo), pl_topo_free(NULL), 0))                         \
	X(pl_version, 1, *pl_version() != '\0')                                                    \
	X(pl_remote_open, -ESTALE, pl_remote_open(p->ctx, &g->remote))                             \
	X(pl_grant_open, -ESTALE, pl_grant_open(p->ctx, p->host, BLOCK, PL_MAY_READ, &g->grant))   \
	X(pl_remote_blob, -EINVAL, pl_remote_blob(NULL, g->blob, sizeof(g->blob)))                 \
	X(pl_remote_connect, -EINVAL, pl_remote_connect(NULL, g->blob, sizeof(g->blob)))           \
	X(pl_remote_close, 0, (pl_remote_close(NULL), 0))                                          \
	X(pl_door_open, -ESTALE, pl_door_open(p->ctx, &g->door))                                   \
	X(pl_door_blob, -EINVAL, pl_door_blob(NULL, g->blob, sizeof(g->blob)))                     \
	X(pl_door_next, -EINVAL, pl_door_next(NULL, &g->remote, 0))                                \
	X(pl_door_shut, 0, (pl_door_shut(NULL), 0))                                                \
	X(pl_door_close, 0, (pl_door_close(NULL), 0))                                              \
	X(pl_remote_knock, -ESTALE, pl_remote_knock(p->ctx, g->blob, 64, 0, &g->remote))           \
	X(pl_grant_blob, -EINVAL, pl_grant_blob(NULL, g->blob, sizeof(g->blob)))                   \
	X(pl_grant_close, 0, pl_grant_close(NULL))                                                 \
	X(pl_region_open, -EINVAL, pl_region_open(NULL, g->blob, sizeof(g->blob), &g->region))     \
	X(pl_region_read_guarded, -EINVAL,                                                         \
	  pl_region_read_guarded(NULL, p->host, BLOCK, 0, NULL, NULL))                             \
	X(pl_region_atomic, -EINVAL, pl_region_atomic(NULL, PL_ATOMIC_FETCH_ADD, 0, 1, 0, &g->id)) \
	X(pl_remote_notify, -EINVAL, pl_remote_notify(NULL, g->blob, 1, PL_WAIT_FOREVER))          \
	X(pl_remote_next, -EINVAL, pl_remote_next(NULL, g->blob, 1, PL_WAIT_FOREVER))              \
	X(pl_region_close, 0, (pl_region_close(NULL), 0))                                          \
	X(pl_token_make, -EINVAL, pl_token_make(NULL))                                             \
	X(pl_server_open, -ESTALE, serve_nothing(p->ctx))                                          \
	X(pl_server_address, -EINVAL, pl_server_address(NULL, g->blob, sizeof(g->blob)))           \
	X(pl_server_run, -EINVAL, pl_server_run(NULL))                                             \
	X(pl_server_stop, 0, (pl_server_stop(NULL), 0))                                            \
	X(pl_server_close, 0, (pl_server_close(NULL), 0))                                          \
	X(pl_peer_path, 1, *pl_peer_path("peer://h/x") == 'x')                                     \
	X(pl_client_open, -ESTALE, pl_client_open(p->ctx, "peer://127.0.0.1/", NULL, &g->client))  \
	X(pl_client_stat, -EINVAL, pl_client_stat(NULL, "", NULL))                                 \
	X(pl_client_list, -EINVAL, pl_client_list(NULL, "", NULL, NULL, NULL))                     \
	X(pl_client_explain, -EINVAL,                                                              \
	  pl_client_explain(NULL, NULL, PL_FORMAT_TEXT, &g->explained))                            \
	X(pl_client_mkdir, -EINVAL, pl_client_mkdir(NULL, "", 0))                                  \
	X(pl_client_open_file, -EINVAL, pl_client_open_file(NULL, "", NULL, &g->client_file))      \
	X(pl_client_create, -EINVAL, pl_client_create(NULL, "", NULL, NULL, &g->client_file))      \
	X(pl_client_read, -EINVAL, pl_client_read(NULL, p->host, BLOCK, 0, NULL))                  \
	X(pl_client_write, -EINVAL, pl_client_write(NULL, p->host, BLOCK, 0, NULL))                \
	X(pl_client_commit, -EINVAL, pl_client_commit(NULL))                                       \
	X(pl_client_sum, -EINVAL, pl_client_sum(NULL, 0, 1, (unsigned char *)g->blob))             \
	X(pl_sum, -EINVAL, pl_sum(NULL, p->host, 1, (unsigned char *)g->blob))                     \
	X(pl_client_file_close, 0, pl_client_file_close(NULL))                                     \
	X(pl_client_close, 0, (pl_client_close(NULL), 0))                                          \
	X(pl_mem_free, -ESTALE, pl_mem_free(p->ctx, p->mem))                                       \
	X(pl_comm_close, 0, (pl_comm_close(p->comm), pl_comm_close(NULL), 0))                      \
	X(pl_array_close, 0, (pl_array_close(p->array), pl_array_close(NULL), 0))                  \
	X(pl_stream_close, 0, (pl_stream_close(p->stream), pl_stream_close(NULL), 0))              \
	X(pl_queue_close, 0, (pl_queue_close(p->queue), pl_queue_close(NULL), 0))                  \
	X(pl_file_close, -ESTALE, pl_file_close(NULL) ? 1 : pl_file_close(p->file))                \
	X(pl_dev_close, 0, (pl_dev_close(p->dev), pl_dev_close(NULL), 0))                          \
	X(pl_close, 0, (pl_close(p->ctx), pl_close(NULL), 0))                                      \
	X(pl_open, 0, own_context())

#endif

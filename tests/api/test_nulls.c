/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* NULL where a public function puts its result is -EINVAL, with the name of the parameter. */

#include "fixture.h"

/* The handles that a program has here; remotes, servers and clients are NULL. */
struct has {
	struct fx fx;
	const char *path;
	struct pl_file *file;
	char *mem;
	struct pl_queue *queue;
	struct pl_stream *stream;
	struct pl_stats *stats;
	struct pl_topo *topo;
	struct pl_array *array;
};

static const struct pl_topo_flow_args flow = PL_TOPO_FLOW_ARGS_INIT;
static const struct pl_create_opts create = PL_CREATE_OPTS_INIT;
static struct pl_comm_opts comm = PL_COMM_OPTS_INIT;
static struct pl_server_opts server = PL_SERVER_OPTS_INIT;

/* X(function, parameter, the call). tests/abi/outs.py compares the list with the headers. */
#define OUTS(X)                                                                              \
	X(pl_array_device, out, pl_array_device(h->array, NULL))                             \
	X(pl_array_explain, out, pl_array_explain(h->array, PL_FORMAT_TEXT, NULL))           \
	X(pl_array_open, out, pl_array_open(h->fx.dev, h->file, 0, BLOCK, NULL, NULL))       \
	X(pl_array_stats, stats, pl_array_stats(h->array, NULL))                             \
	X(pl_client_create, out, pl_client_create(NULL, "x", &create, NULL, NULL))           \
	X(pl_client_explain, out, pl_client_explain(NULL, NULL, PL_FORMAT_TEXT, NULL))       \
	X(pl_client_open, out, pl_client_open(h->fx.ctx, "peer://127.0.0.1:1/", NULL, NULL)) \
	X(pl_client_open_file, out, pl_client_open_file(NULL, "x", NULL, NULL))              \
	X(pl_client_stat, out, pl_client_stat(NULL, "x", NULL))                              \
	X(pl_client_sum, sum, pl_client_sum(NULL, 0, 1, NULL))                               \
	X(pl_comm_create, out, pl_comm_create(h->fx.dev, &comm, NULL))                       \
	X(pl_dev_info, info, pl_dev_info(h->fx.dev, NULL))                                   \
	X(pl_dev_open, out, pl_dev_open(h->fx.ctx, fx_device(), NULL))                       \
	X(pl_door_next, out, pl_door_next(NULL, NULL, 0))                                    \
	X(pl_door_open, out, pl_door_open(h->fx.ctx, NULL))                                  \
	X(pl_explain, out,                                                                   \
	  pl_explain(&(struct pl_explain_args){ .size = sizeof(struct pl_explain_args),      \
						.file = h->file,                             \
						.dev = h->fx.dev },                          \
		     PL_FORMAT_TEXT, NULL))                                                  \
	X(pl_file_from_fd, out, pl_file_from_fd(h->fx.ctx, STDIN_FILENO, NULL))              \
	X(pl_file_info, info, pl_file_info(h->file, NULL))                                   \
	X(pl_file_open, out, pl_file_open(h->fx.ctx, h->path, O_RDONLY, 0, NULL))            \
	X(pl_grant_open, out, pl_grant_open(h->fx.ctx, h->mem, BLOCK, PL_MAY_READ, NULL))    \
	X(pl_mem_alloc, out, pl_mem_alloc(h->fx.dev, BLOCK, 0, NULL))                        \
	X(pl_mem_export, out, pl_mem_export(h->fx.ctx, h->mem, BLOCK, "x", NULL, NULL))      \
	X(pl_mem_import, out, pl_mem_import(h->fx.dev, "x", NULL, NULL, NULL))               \
	X(pl_mem_info, info, pl_mem_info(h->fx.ctx, h->mem, NULL))                           \
	X(pl_mem_load, out, pl_mem_load(h->fx.dev, h->file, 0, BLOCK, NULL, NULL))           \
	X(pl_mem_map, out, pl_mem_map(h->fx.ctx, h->mem, BLOCK, NULL, NULL, NULL))           \
	X(pl_open, out, pl_open(NULL, NULL))                                                 \
	X(pl_policy_parse, out, pl_policy_parse("strict", NULL))                             \
	X(pl_queue_fd, out, pl_queue_fd(h->queue, NULL))                                     \
	X(pl_queue_open, out, pl_queue_open(h->fx.ctx, NULL, NULL))                          \
	X(pl_queue_wait, out, pl_queue_wait(h->queue, NULL, 1, 1, 0))                        \
	X(pl_region_atomic, out, pl_region_atomic(NULL, PL_ATOMIC_FETCH_ADD, 0, 1, 0, NULL)) \
	X(pl_region_open, out, pl_region_open(NULL, "x", 1, NULL))                           \
	X(pl_remote_knock, out, pl_remote_knock(h->fx.ctx, "x", 1, 0, NULL))                 \
	X(pl_remote_open, out, pl_remote_open(h->fx.ctx, NULL))                              \
	X(pl_server_open, out, pl_server_open(h->fx.ctx, &server, NULL))                     \
	X(pl_stats_open, out, pl_stats_open(h->fx.ctx, 0, NULL))                             \
	X(pl_stats_text, out, pl_stats_text(h->stats, PL_FORMAT_TEXT, NULL))                 \
	X(pl_stream_create, out, pl_stream_create(h->fx.dev, NULL))                          \
	X(pl_stream_wrap, out, pl_stream_wrap(h->fx.dev, pl_stream_handle(h->stream), NULL)) \
	X(pl_sum, sum, pl_sum(NULL, "x", 1, NULL))                                           \
	X(pl_topo_find, id, pl_topo_find(h->topo, "gpu0", NULL))                             \
	X(pl_topo_flow, out, pl_topo_flow(h->topo, &flow, NULL))                             \
	X(pl_topo_link, link, pl_topo_link(h->topo, 0, NULL))                                \
	X(pl_topo_load, out, pl_topo_load(h->fx.ctx, "workstation", NULL))                   \
	X(pl_topo_node, node, pl_topo_node(h->topo, 0, NULL))                                \
	X(pl_topo_path, path, pl_topo_path(h->topo, 0, 1, NULL))                             \
	X(pl_topo_text, out, pl_topo_text(h->topo, PL_FORMAT_JSON, NULL))                    \
	X(pl_topo_translate, out, pl_topo_translate(h->topo, h->topo, NULL, NULL))

#define FUNCTION(function, parameter, call)                 \
	static long long at_##function(const struct has *h) \
	{                                                   \
		(void)h;                                    \
		return (long long)(call);                   \
	}
OUTS(FUNCTION)

#define ROW(function, parameter, call) { at_##function, #function ": " #parameter " is NULL" },
static const struct {
	long long (*call)(const struct has *h);
	const char *says;
} rows[] = { OUTS(ROW) };

static void nulls_are_refused(void **state)
{
	const struct has *h = *state;

	for (size_t i = 0; i < COUNT(rows); i++) {
		assert_fails(rows[i].call(h), EINVAL, rows[i].says);
	}
}

/* What is documented as optional is still optional: a NULL there is not refused. */
static void optional_ones_stay(void **state)
{
	struct has *h = *state;
	struct pl_request r = PL_REQUEST_INIT;
	struct pl_completion done = PL_COMPLETION_INIT;

	assert_moved(pl_queue_wait(h->queue, NULL, 0, 0, 0), 0);
	r.op = PL_OP_READ;
	r.file = h->file;
	r.mem = h->mem;
	r.len = BLOCK;
	assert_moved(pl_queue_submit(h->queue, &r, 1, NULL, NULL), 1);
	assert_moved(pl_queue_wait(h->queue, &done, 1, 1, PL_WAIT_FOREVER), 1);
	assert_moved(done.result, BLOCK);
}

static int begin(void **state)
{
	static struct has h;

	fx_open(&h.fx, NULL);
	h.path = fx_made("nulls", MIB, 1);
	h.file = fx_file(&h.fx, h.path, O_RDWR);
	h.mem = fx_alloc(&h.fx, MIB);
	server.root = ".";
	comm.ranks = 1;
	assert_ok(pl_queue_open(h.fx.ctx, NULL, &h.queue));
	assert_ok(pl_stream_create(h.fx.dev, &h.stream));
	assert_ok(pl_stats_open(h.fx.ctx, 0, &h.stats));
	assert_ok(pl_topo_load(h.fx.ctx, "workstation", &h.topo));
	assert_ok(pl_array_open(h.fx.dev, h.file, 0, MIB, NULL, &h.array));
	*state = &h;
	return 0;
}

static int end(void **state)
{
	struct has *h = *state;

	pl_array_close(h->array);
	pl_topo_free(h->topo);
	pl_stats_close(h->stats);
	pl_stream_close(h->stream);
	pl_queue_close(h->queue);
	fx_shut(h->file);
	fx_free(&h->fx, h->mem);
	fx_close(&h->fx);
	return unlink(h->path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nulls_are_refused),
		cmocka_unit_test(optional_ones_stay),
	};

	return cmocka_run_group_tests_name("NULL for results", tests, begin, end);
}

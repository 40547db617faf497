/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * NCCL beside us, and graphs of the CUDA driver. Both libraries are loaded by name and their
 * functions found by theirs; neither is needed to build or to run the tool. NCCL works on streams
 * of the driver and takes the device from the thread's current context.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/library.h"
#include "base/text.h"
#include "bench_coll.h"

struct nccl_id {
	char bytes[128];
};

/* X(name, symbol, parameters) */
#define DRIVER(X)                                             \
	X(init, "cuInit", (unsigned int))                     \
	X(retain, "cuDevicePrimaryCtxRetain", (void **, int)) \
	X(release, "cuDevicePrimaryCtxRelease_v2", (int))     \
	X(use, "cuCtxSetCurrent", (void *))

#define GRAPHS(X)                                                                            \
	X(capture_begin, "cuStreamBeginCapture_v2", (void *, int))                           \
	X(capture_end, "cuStreamEndCapture", (void *, void **))                              \
	X(instantiate, "cuGraphInstantiateWithFlags", (void **, void *, unsigned long long)) \
	X(upload, "cuGraphUpload", (void *, void *))                                         \
	X(launch, "cuGraphLaunch", (void *, void *))                                         \
	X(exec_drop, "cuGraphExecDestroy", (void *))                                         \
	X(graph_drop, "cuGraphDestroy", (void *))

#define NCCL(X)                                                                                   \
	X(get_version, "ncclGetVersion", (int *))                                                 \
	X(get_id, "ncclGetUniqueId", (struct nccl_id *))                                          \
	X(comm_init, "ncclCommInitRank", (void **, int, struct nccl_id, int))                     \
	X(comm_destroy, "ncclCommDestroy", (void *))                                              \
	X(reduce_all, "ncclAllReduce", (const void *, void *, size_t, int, int, void *, void *))  \
	X(scatter, "ncclReduceScatter", (const void *, void *, size_t, int, int, void *, void *)) \
	X(gather, "ncclAllGather", (const void *, void *, size_t, int, void *, void *))           \
	X(broadcast, "ncclBroadcast", (const void *, void *, size_t, int, int, void *, void *))   \
	X(group_start, "ncclGroupStart", (void))                                                  \
	X(group_end, "ncclGroupEnd", (void))                                                      \
	X(send, "ncclSend", (const void *, size_t, int, int, void *, void *))                     \
	X(recv, "ncclRecv", (void *, size_t, int, int, void *, void *))

static struct {
	void *lib;
#define X(name, symbol, params) int(*name) params;
	DRIVER(X)
	GRAPHS(X)
#undef X
} driver;

static struct {
	void *lib;
	const char *(*words)(int);
	const char *(*last_error)(void *); /* NULL: an old one */
#define X(name, symbol, params) int(*name) params;
	NCCL(X)
#undef X
} nccl;

#define X(name, symbol, params) { symbol, NULL, offsetof(__typeof__(driver), name), 0, true },
static const struct library_symbol driver_symbols[] = { DRIVER(X) };
static const struct library_symbol graph_symbols[] = { GRAPHS(X) };
#undef X
static const struct library_symbol nccl_symbols[] = {
#define X(name, symbol, params) { symbol, NULL, offsetof(__typeof__(nccl), name), 0, true },
	NCCL(X)
#undef X
		{ "ncclGetErrorString", NULL, offsetof(__typeof__(nccl), words), 0, true },
	{ "ncclGetLastError", NULL, offsetof(__typeof__(nccl), last_error), 0, false },
};

static const char *load_driver(void)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	const struct library_symbol *lacks;

	if (driver.lib) {
		return "";
	}
	driver.lib = library_open(name && *name ? name : "libcuda.so.1");
	if (!driver.lib) {
		return "there is no CUDA driver";
	}
	lacks = library_bind(driver.lib, driver_symbols, ARRAY_LEN(driver_symbols), &driver);
	if (lacks || driver.init(0) != 0) {
		driver.lib = NULL; /* it stays loaded: the library has it, too */
		return lacks ? "the driver lacks functions" : "the driver does not start";
	}
	return "";
}

const char *coll_graphs_load(void)
{
	const char *why = load_driver();

	if (*why) {
		return why;
	}
	return library_bind(driver.lib, graph_symbols, ARRAY_LEN(graph_symbols), &driver)
		       ? "the driver is too old"
		       : "";
}

bool coll_nccl_load(struct coll_site *s)
{
	const struct library_symbol *lacks;
	const char *why = load_driver();
	int version = 0;

	if (*why) {
		text_copy(s->why, sizeof(s->why), why);
		return false;
	}
	/* As on machines that have no multicast, which is what we are for; who sets it is obeyed.
	 */
	(void)setenv("NCCL_NVLS_ENABLE", "0", 0);
	(void)setenv("NCCL_MULTI_RANK_GPU_ENABLE", "1", 0); /* 2.30 and later */
	nccl.lib = library_open(s->o->nccl);
	if (!nccl.lib) {
		text_fmt(s->why, sizeof(s->why), "%s is not loaded: %s; say where it is by --nccl",
			 s->o->nccl, library_error());
		return false;
	}
	lacks = library_bind(nccl.lib, nccl_symbols, ARRAY_LEN(nccl_symbols), &nccl);
	if (lacks) {
		text_fmt(s->why, sizeof(s->why), "%s has no %s", s->o->nccl, lacks->name);
		return false;
	}
	if (nccl.get_version(&version) != 0 ||
	    nccl.get_id((struct nccl_id *)(void *)s->nccl_id) != 0) {
		text_fmt(s->why, sizeof(s->why), "%s gives no identity for a communicator",
			 s->o->nccl);
		return false;
	}
	s->nccl_number = version;
	text_fmt(s->version, sizeof(s->version), "%d.%d.%d", version / 10000, version / 100 % 100,
		 version % 100);
	return true;
}

static int is_nccl(struct coll_rank *r, const char *what, int rc)
{
	const char *more;

	if (rc == 0) {
		return 0;
	}
	more = nccl.last_error ? nccl.last_error(NULL) : "";
	return coll_failed(r, "NCCL: %s at rank %u: %s%s%s", what, r->index, nccl.words(rc),
			   more && *more ? ": " : "", more ? more : "");
}

static int is_cuda(struct coll_rank *r, const char *what, int rc)
{
	return rc == 0 ? 0
		       : coll_failed(r, "the driver: %s at rank %u: error %d", what, r->index, rc);
}

/* N of cuda:N. */
static int number_of(const struct coll_rank *r)
{
	const char *colon = strrchr(r->device, ':');

	return colon ? atoi(colon + 1) : 0;
}

int coll_use(struct coll_rank *r)
{
	void *ctx = NULL;
	int rc = driver.retain(&ctx, number_of(r));

	rc = rc ? rc : driver.use(ctx);
	/* The library keeps a reference for as long as the device is open. */
	(void)driver.release(number_of(r));
	return is_cuda(r, "the device's context", rc);
}

int coll_nccl_open(struct coll_rank *r)
{
	struct nccl_id id;

	memcpy(&id, r->site->nccl_id, sizeof(id));
	return is_nccl(r, "ncclCommInitRank",
		       nccl.comm_init(&r->nccl, (int)r->site->n, id, (int)r->index));
}

void coll_nccl_close(struct coll_rank *r)
{
	if (r->nccl) {
		(void)nccl.comm_destroy(r->nccl);
	}
	r->nccl = NULL;
}

static int exchange(struct coll_rank *r, void *stream)
{
	const struct coll_site *s = r->site;
	size_t each = s->count * s->o->type.bytes;
	int rc = nccl.group_start();

	for (unsigned int q = 0; q < s->n && rc == 0; q++) {
		rc = nccl.send((const char *)r->src + q * each, s->count, s->o->type.nccl, (int)q,
			       r->nccl, stream);
		rc = rc ? rc
			: nccl.recv((char *)r->dst + q * each, s->count, s->o->type.nccl, (int)q,
				    r->nccl, stream);
	}
	return rc ? rc : nccl.group_end();
}

int coll_nccl_queue(struct coll_rank *r)
{
	const struct coll_opts *o = r->site->o;
	void *stream = pl_stream_handle(r->stream);
	size_t n = r->site->count;
	int type = o->type.nccl;

	switch (o->kind) {
	case COLL_SCATTER:
		return is_nccl(
			r, "ncclReduceScatter",
			nccl.scatter(r->src, r->dst, n, type, o->redop.nccl, r->nccl, stream));
	case COLL_GATHER:
		return is_nccl(r, "ncclAllGather",
			       nccl.gather(r->src, r->dst, n, type, r->nccl, stream));
	case COLL_BROADCAST:
		return is_nccl(r, "ncclBroadcast",
			       nccl.broadcast(r->src, r->dst, n, type, 0, r->nccl, stream));
	case COLL_EXCHANGE:
		return is_nccl(r, "a group of ncclSend and ncclRecv", exchange(r, stream));
	default:
		return is_nccl(
			r, "ncclAllReduce",
			nccl.reduce_all(r->src, r->dst, n, type, o->redop.nccl, r->nccl, stream));
	}
}

int coll_capture_begin(struct coll_rank *r)
{
	/* The mode is this thread's alone: other ranks capture, too. */
	return is_cuda(r, "beginning a capture",
		       driver.capture_begin(pl_stream_handle(r->stream), 1));
}

int coll_capture_end(struct coll_rank *r, enum coll_side side)
{
	void *stream = pl_stream_handle(r->stream);
	void *graph = NULL;
	int rc = driver.capture_end(stream, &graph);

	if (rc == 0 && r->rc == 0) {
		rc = driver.instantiate(&r->graph[side], graph, 0);
		rc = rc ? rc : driver.upload(r->graph[side], stream);
	}
	if (graph) {
		(void)driver.graph_drop(graph);
	}
	return is_cuda(r, "making a graph", rc);
}

int coll_graph_launch(struct coll_rank *r, enum coll_side side)
{
	return is_cuda(r, "launching a graph",
		       driver.launch(r->graph[side], pl_stream_handle(r->stream)));
}

void coll_graph_drop(struct coll_rank *r, enum coll_side side)
{
	if (r->graph[side]) {
		(void)driver.exec_drop(r->graph[side]);
	}
	r->graph[side] = NULL;
}

void coll_nccl_unload(void)
{
	/* NCCL's threads may still run: it stays until the process ends. */
	nccl.lib = NULL;
}

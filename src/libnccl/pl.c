/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* libpeerlane, as this library uses it: a context, a device and a communicator for each rank, and
 * the program's streams. */

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include <peerlane/peerlane.h>

#include "libnccl/libnccl.h"

#define STREAMS_MOST 64u
#define FOR_EVER UINT64_C(2592000000000000) /* 30 days: NCCL waits without a limit */

#define CALLS(X)                  \
	X(pl_open)                \
	X(pl_close)               \
	X(pl_dev_open)            \
	X(pl_stream_wrap)         \
	X(pl_stream_is)           \
	X(pl_stream_close)        \
	X(pl_comm_create)         \
	X(pl_comm_all_reduce)     \
	X(pl_comm_reduce_scatter) \
	X(pl_comm_after)          \
	X(pl_comm_info)           \
	X(pl_comm_abort)          \
	X(pl_comm_close)          \
	X(pl_error_message)

static struct {
#define X(name) __typeof__(name) *name;
	CALLS(X)
#undef X
} lib;
static atomic_bool loaded; /* changed with the lock alone */
static struct lock load_lock = LOCK_INIT(RANK_NCCL_LOAD);

struct nc_pl {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_comm *comm;
	struct {
		nc_stream handle;
		struct pl_stream *s;
	} streams[STREAMS_MOST];
	unsigned int n;
	unsigned int next;  /* the stream to be replaced next when `streams` is full */
	struct nc_pl *kept; /* the next one of those that stay */
};

static _Atomic(struct nc_pl *) kept; /* so that leak checkers find the owner */

static const struct library_symbol calls[] = {
#define X(name) LIBRARY_NEEDS(__typeof__(lib), name),
	CALLS(X)
#undef X
};

static bool load(void)
{
	char why[160];

	lock_acquire(&load_lock);
	loaded = loaded || shim_peerlane("this library", calls, sizeof(calls) / sizeof(calls[0]),
					 &lib, why, sizeof(why));
	if (!loaded) {
		nc_words_set("%s", why);
	}
	lock_release(&load_lock);
	return loaded;
}

void nc_pl_forget(void)
{
	lock_renew(&load_lock);
}

/* A handle may mean another stream in another thread or context, or have been given out again. */
static int stream_of(struct nc_pl *p, nc_stream handle, struct pl_stream **out)
{
	unsigned int i;
	int rc;

	for (i = 0; i < p->n; i++) {
		if (p->streams[i].handle == handle && lib.pl_stream_is(p->streams[i].s, handle)) {
			*out = p->streams[i].s;
			return 0;
		}
	}
	rc = lib.pl_stream_wrap(p->dev, handle, out);
	if (rc) {
		return rc;
	}
	if (p->n < STREAMS_MOST) {
		i = p->n++;
	} else {
		i = p->next++ % STREAMS_MOST;
		lib.pl_stream_close(p->streams[i].s);
	}
	p->streams[i].handle = handle;
	p->streams[i].s = *out;
	return 0;
}

struct nc_pl *nc_pl_open(int device)
{
	struct pl_stream *first;
	struct nc_pl *p;
	char name[24];

	if (!nc_driver() || !load()) {
		return NULL;
	}
	p = calloc(1, sizeof(*p));
	if (!p) {
		nc_words_set("no memory");
		return NULL;
	}
	(void)snprintf(name, sizeof(name), "cuda:%d", device);
	/* A first stream, whose making pins memory for those to come: later a kernel may run that
	 * the driver would wait for, or the stream be captured. */
	if (lib.pl_open(NULL, &p->ctx) || lib.pl_dev_open(p->ctx, name, &p->dev) ||
	    stream_of(p, NULL, &first)) {
		nc_words_set("%s", lib.pl_error_message());
		nc_pl_close(p, false);
		return NULL;
	}
	return p;
}

int nc_pl_create(struct nc_pl *p, unsigned int rank, unsigned int n, nc_gather_fn gather, void *arg)
{
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;
	int rc;

	o.rank = rank;
	o.ranks = n;
	o.gather = gather;
	o.arg = arg;
	o.limit_ns = FOR_EVER;
	o.flags = PL_COMM_ABORT_ALONE; /* as NCCL */
	rc = lib.pl_comm_create(p->dev, &o, &p->comm);
	if (rc) {
		nc_words_set("%s", lib.pl_error_message());
	}
	return rc;
}

/* The memory of a communicator whose operations are in graphs is libpeerlane's until its context is
 * closed: the kernels of a replay find there that the communicator has ended, and do nothing. */
void nc_pl_close(struct nc_pl *p, bool keep)
{
	if (p->comm) {
		lib.pl_comm_close(p->comm);
	}
	for (unsigned int i = 0; i < p->n; i++) {
		lib.pl_stream_close(p->streams[i].s);
	}
	if (keep) {
		p->kept = atomic_load(&kept);
		while (!atomic_compare_exchange_weak(&kept, &p->kept, p)) {
		}
		return;
	}
	lib.pl_close(p->ctx);
	free(p);
}

static nc_result failed(struct nc_pl *p, int rc)
{
	nc_words_set("Peerlane: %s", lib.pl_error_message());
	(void)p;
	switch (rc) {
	case -EINVAL:
	case -EFAULT:
		return NC_INVALID_ARGUMENT;
	case -EPROTO:
	case -EALREADY: /* a replay beside another operation */
		return NC_INVALID_USAGE;
	case -EOWNERDEAD:
	case -ESHUTDOWN:
	case -ETIMEDOUT:
	case -ECANCELED: /* by another rank */
		return NC_REMOTE_ERROR;
	case -ENOMEM:
		return NC_SYSTEM_ERROR;
	case -EIO:
		return NC_CUDA_ERROR;
	default:
		return NC_INTERNAL_ERROR;
	}
}

nc_result nc_pl_prepare(struct nc_pl *p, nc_stream s)
{
	struct pl_stream *stream;
	int rc = stream_of(p, s, &stream);

	return rc ? failed(p, rc) : NC_OK;
}

static int queue(struct nc_pl *p, struct pl_stream *s, const struct nc_op *op)
{
	static const uint8_t types[] = { PL_COMM_I8,  PL_COMM_U8,  PL_COMM_I32, PL_COMM_U32,
					 PL_COMM_I64, PL_COMM_U64, PL_COMM_F16, PL_COMM_F32,
					 PL_COMM_F64, PL_COMM_BF16 };
	static const uint8_t ops[] = { PL_COMM_SUM, PL_COMM_PROD, PL_COMM_MAX, PL_COMM_MIN,
				       PL_COMM_AVG };

	return (op->kind == NC_ALL_REDUCE ? lib.pl_comm_all_reduce : lib.pl_comm_reduce_scatter)(
		p->comm, s, op->src, op->dst, op->count, types[op->type], ops[op->op]);
}

nc_result nc_pl_queue(struct nc_pl *p, const struct nc_op *op)
{
	struct pl_stream *s;
	int rc = stream_of(p, op->stream, &s);
	nc_result r;

	if (rc) {
		r = failed(p, rc);
		/* The other ranks have taken it, and would wait: an operation that fails tells
		 * them, and one without a stream does. */
		(void)queue(p, NULL, op);
		return r;
	}
	rc = queue(p, s, op);
	return rc ? failed(p, rc) : NC_OK;
}

void nc_pl_after(struct nc_pl *p, nc_stream s)
{
	struct pl_stream *stream;

	if (stream_of(p, s, &stream) == 0) {
		(void)lib.pl_comm_after(p->comm, stream);
	}
}

bool nc_pl_is_idle(struct nc_pl *p)
{
	return lib.pl_comm_info(p->comm, PL_COMM_BUSY) != PL_COMM_BUSY;
}

bool nc_pl_captured(const struct nc_pl *p)
{
	return p->comm && lib.pl_comm_info(p->comm, PL_COMM_CAPTURED);
}

nc_result nc_pl_error(struct nc_pl *p)
{
	int rc = lib.pl_comm_info(p->comm, PL_COMM_FAILED);

	return rc ? failed(p, rc) : NC_OK;
}

void nc_pl_abort(struct nc_pl *p)
{
	(void)lib.pl_comm_abort(p->comm);
}

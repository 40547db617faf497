/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Communicators, groups and collectives of the fake NCCL. */

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fakenccl.h"
#include "fakenccl_impl.h"

#define RANKS 16
#define MEETS 512
#define PATIENCE_S 20
#define GROWN (UINT64_C(1) << 40) /* numbers of communicators that have grown */

struct context;

static struct {
	unsigned int (*get)(struct context **out);
	unsigned int (*push)(struct context *ctx);
	unsigned int (*pop)(struct context **out);
	unsigned int (*device)(int *out);
	unsigned int (*retain)(struct context **out, int device);
	unsigned int (*call)(nc_stream s, void (*fn)(void *), void *arg);
	int (*peek)(uint64_t p, void *out, size_t len);
	int (*poke)(uint64_t p, const void *in, size_t len);
} drv;

enum kind {
	ALL_REDUCE,
	REDUCE_SCATTER,
	ALL_GATHER,
	BROADCAST,
	ALL_TO_ALL,
	SEND,
	RECV
};

struct op {
	enum kind kind;
	size_t count;
	int type, op, root;
	const void *src;
	void *dst;
	nc_handle comm;
	nc_stream s;
	unsigned int number;
};

struct mail {
	struct mail *next;
	size_t len;
	char bytes[];
};

/* One collective, or one split: ranks come, then go. */
struct meet {
	struct op *v[RANKS];
	int came, ready, left;
};

struct team {
	uint64_t id;
	int n, joined, refs;
	bool broken;
	bool revoked; /* what is queued ends */
	struct meet meet[MEETS];
	struct mail *mail[RANKS][RANKS];
	int connecting; /* ranks that have called their first collective; fakenccl_lazy() */
	struct {
		int color[RANKS], key[RANKS], device[RANKS];
		bool in[RANKS];
		int n, wanted, taken;
		uint64_t id;
	} split;
};

struct ncclComm {
	struct team *team;
	int rank, device;
	struct context *ctx;
	bool blocking;
	bool connected;
	int calls; /* threads that connect it */
	unsigned int ops;
	nc_handle next; /* of all that there ever were */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static struct team *teams[4096];
static int n_teams;
static nc_handle everyone;
static uint64_t ids = 1;
static bool again;
static bool lazy;
static bool mixed;
static bool alone;
static nc_handle past[RANKS]; /* the last one of each rank that has ended */

static _Thread_local struct {
	int depth;
	struct op *ops[256];
	int n_ops;
	struct {
		nc_handle *out;
		nc_handle parent; /* NULL: not of a split */
	} news[RANKS];
	int n_news;
	bool failed;
} group;

static void find_driver(void)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_CUDA_LIB"), RTLD_NOW);
	void *fn;

#define FIND(to, name)         \
	fn = dlsym(lib, name); \
	if (!fn) {             \
		abort();       \
	}                      \
	memcpy(&drv.to, &fn, sizeof(fn));
	FIND(get, "cuCtxGetCurrent")
	FIND(push, "cuCtxPushCurrent_v2")
	FIND(pop, "cuCtxPopCurrent_v2")
	FIND(device, "cuCtxGetDevice")
	FIND(retain, "cuDevicePrimaryCtxRetain")
	FIND(call, "cuLaunchHostFunc")
	FIND(peek, "fakecuda_peek")
	FIND(poke, "fakecuda_poke")
}

static void begin(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, find_driver);
}

/* With the lock: until it is so. */
#define UNTIL(what, why)                                                        \
	__extension__({                                                         \
		struct timespec until_;                                         \
		int late_ = 0;                                                  \
		clock_gettime(CLOCK_REALTIME, &until_);                         \
		until_.tv_sec += PATIENCE_S;                                    \
		while (!(what) && !late_) {                                     \
			late_ = pthread_cond_timedwait(&moved, &lock, &until_); \
		}                                                               \
		if (late_ && !(what)) {                                         \
			fakenccl_violate(why);                                  \
		}                                                               \
		!late_;                                                         \
	})

static struct team *team_locked(uint64_t id, int n)
{
	for (int i = 0; i < n_teams; i++) {
		if (teams[i]->id == id) {
			return teams[i];
		}
	}
	teams[n_teams] = calloc(1, sizeof(**teams));
	teams[n_teams]->id = id;
	teams[n_teams]->n = n;
	return teams[n_teams++];
}

nc_result impl_ncclGetVersion(int *out)
{
	const char *s = getenv("FAKENCCL_VERSION");

	*out = s ? atoi(s) : 22809;
	return NC_OK;
}

nc_result impl_ncclGetUniqueId(struct nc_id *out)
{
	memset(out, 0, sizeof(*out));
	pthread_mutex_lock(&lock);
	memcpy(out->bytes, &ids, sizeof(ids));
	ids++;
	pthread_mutex_unlock(&lock);
	return NC_OK;
}

static nc_handle join_locked(uint64_t id, int n, int rank, int device, bool blocking)
{
	nc_handle c = again ? past[rank] : NULL;

	if (c) {
		past[rank] = NULL;
		*c = (struct ncclComm){ .next = c->next };
	} else {
		c = calloc(1, sizeof(*c));
		c->next = everyone;
		everyone = c;
	}
	c->team = team_locked(id, n);
	c->team->joined++;
	c->team->refs++;
	c->rank = rank;
	c->device = device;
	c->blocking = blocking;
	(void)drv.retain(&c->ctx, device);
	pthread_cond_broadcast(&moved);
	return c;
}

static bool is_there(const struct team *t)
{
	return t->joined == t->n || t->broken;
}

static nc_result await_locked(nc_handle c)
{
	return UNTIL(is_there(c->team), "a rank did not come") && !c->team->broken
		       ? NC_OK
		       : NC_REMOTE_ERROR;
}

static nc_result init(nc_handle *out, int n, struct nc_id id, int rank, int device, bool blocking)
{
	nc_result r = NC_OK;
	uint64_t number;

	begin();
	memcpy(&number, id.bytes, sizeof(number));
	pthread_mutex_lock(&lock);
	*out = join_locked(number, n, rank, device, blocking);
	if (fakenccl_fails("ncclCommInitRank", rank)) {
		(*out)->team->broken = true;
		pthread_cond_broadcast(&moved);
		r = NC_SYSTEM_ERROR;
	} else if (group.depth) {
		group.news[group.n_news].parent = NULL;
		group.news[group.n_news++].out = out;
	} else {
		r = blocking ? await_locked(*out) : NC_IN_PROGRESS;
	}
	if (r != NC_OK && r != NC_IN_PROGRESS) {
		*out = NULL;
	}
	pthread_mutex_unlock(&lock);
	return r;
}

nc_result impl_ncclCommInitRankConfig(nc_handle *out, int n, struct nc_id id, int rank,
				      struct nc_config *config)
{
	int device = 0;

	begin();
	if (drv.device(&device)) {
		return NC_CUDA_ERROR;
	}
	return init(out, n, id, rank, device,
		    !config || config->blocking == NC_UNSET || config->blocking);
}

nc_result impl_ncclCommInitRank(nc_handle *out, int n, struct nc_id id, int rank)
{
	return impl_ncclCommInitRankConfig(out, n, id, rank, NULL);
}

nc_result impl_ncclCommInitRankScalable(nc_handle *out, int n, int rank, int n_ids,
					struct nc_id *id, struct nc_config *config)
{
	(void)n_ids;
	return impl_ncclCommInitRankConfig(out, n, *id, rank, config);
}

nc_result ncclGroupStart(void);
nc_result ncclGroupEnd(void);
nc_result ncclGetUniqueId(struct nc_id *out);

/* As the real one: by its own public functions. */
nc_result impl_ncclCommInitAll(nc_handle *out, int n, const int *devices)
{
	struct nc_id id;
	nc_result r = ncclGetUniqueId(&id);

	(void)ncclGroupStart();
	for (int i = 0; i < n && r == NC_OK; i++) {
		r = init(&out[i], n, id, i, devices ? devices[i] : i, true);
	}
	return ncclGroupEnd() ? NC_SYSTEM_ERROR : r;
}

/* A rank says where it wants to be. */
static void post_locked(nc_handle c, int color, int key, int wanted)
{
	struct team *t = c->team;

	(void)UNTIL(!t->split.in[c->rank], "a split did not end");
	t->split.in[c->rank] = true;
	t->split.color[c->rank] = color;
	t->split.key[c->rank] = key;
	t->split.device[c->rank] = c->device;
	t->split.wanted = wanted;
	if (++t->split.n == wanted) {
		t->split.id = ids;
		ids += RANKS;
	}
	pthread_cond_broadcast(&moved);
}

/* It is in its part then, or *out is NULL. */
static nc_result split_locked(nc_handle c, nc_handle *out)
{
	struct team *t = c->team;
	int color = t->split.color[c->rank];
	int rank = 0;
	int n = 0;

	*out = NULL;
	if (!UNTIL(t->split.n == t->split.wanted, "a rank did not split")) {
		return NC_INTERNAL_ERROR;
	}
	for (int q = 0; q < t->n; q++) {
		if (t->split.in[q] && t->split.color[q] == color) {
			n++;
			rank += t->split.key[q] < t->split.key[c->rank] ||
				(t->split.key[q] == t->split.key[c->rank] && q < c->rank);
		}
	}
	if (color >= 0) {
		*out = join_locked(t->split.id + (uint64_t)color, n, rank, c->device, c->blocking);
	}
	if (++t->split.taken == t->split.wanted) {
		memset(&t->split, 0, sizeof(t->split));
		pthread_cond_broadcast(&moved);
	}
	return NC_OK;
}

static nc_result split(nc_handle c, int color, int key, int wanted, nc_handle *out)
{
	nc_result r = NC_OK;

	pthread_mutex_lock(&lock);
	post_locked(c, color, key, wanted);
	if (group.depth) {
		group.news[group.n_news].parent = c;
		group.news[group.n_news++].out = out;
	} else {
		r = split_locked(c, out);
		r = r || !*out ? r : await_locked(*out);
	}
	pthread_mutex_unlock(&lock);
	return r;
}

nc_result impl_ncclCommSplit(nc_handle c, int color, int key, nc_handle *out,
			     struct nc_config *config)
{
	(void)config;
	return split(c, color, key, c->team->n, out);
}

nc_result impl_ncclCommShrink(nc_handle c, int *without, int n_without, nc_handle *out,
			      struct nc_config *config, int flags)
{
	(void)without;
	(void)config;
	(void)flags;
	return split(c, 0, c->rank, c->team->n - n_without, out);
}

nc_result impl_ncclCommGetUniqueId(nc_handle c, struct nc_id *out)
{
	uint64_t number = c->team->id + GROWN;

	memset(out, 0, sizeof(*out));
	memcpy(out->bytes, &number, sizeof(number));
	return NC_OK;
}

/* Ranks that there are already give the communicator and no rank, new ones the number and a rank.
 */
nc_result impl_ncclCommGrow(nc_handle c, int n, const struct nc_id *id, int rank, nc_handle *out,
			    struct nc_config *config)
{
	struct nc_id its;

	if (c) {
		(void)impl_ncclCommGetUniqueId(c, &its);
		return rank == -1 ? init(out, n, its, c->rank, c->device, c->blocking)
				  : NC_INVALID_ARGUMENT;
	}
	return impl_ncclCommInitRankConfig(out, n, *id, rank, config);
}

nc_result impl_ncclCommCount(nc_handle c, int *out)
{
	*out = c->team->n;
	return NC_OK;
}

nc_result impl_ncclCommUserRank(nc_handle c, int *out)
{
	*out = c->rank;
	return NC_OK;
}

nc_result impl_ncclCommCuDevice(nc_handle c, int *out)
{
	*out = c->device;
	return NC_OK;
}

nc_result impl_ncclCommGetAsyncError(nc_handle c, nc_result *out)
{
	pthread_mutex_lock(&lock);
	*out = c->team->broken ? NC_REMOTE_ERROR : is_there(c->team) ? NC_OK : NC_IN_PROGRESS;
	pthread_mutex_unlock(&lock);
	return NC_OK;
}

__attribute__((visibility("default"))) void fakenccl_lazy(int on)
{
	pthread_mutex_lock(&lock);
	lazy = on;
	pthread_mutex_unlock(&lock);
}

__attribute__((visibility("default"))) void fakenccl_mixed(int on)
{
	pthread_mutex_lock(&lock);
	mixed = on;
	pthread_mutex_unlock(&lock);
}

__attribute__((visibility("default"))) void fakenccl_alone(int on)
{
	pthread_mutex_lock(&lock);
	alone = on;
	pthread_mutex_unlock(&lock);
}

/* On the CPU, until all ranks have come. */
static nc_result connect_all(nc_handle c)
{
	struct team *t = c->team;
	nc_result r = NC_OK;

	pthread_mutex_lock(&lock);
	if (lazy && !c->connected) {
		c->calls++;
		t->connecting++;
		pthread_cond_broadcast(&moved);
		(void)UNTIL(t->broken || t->connecting >= t->n, "a rank did not connect");
		c->calls--;
		c->connected = true;
		r = t->broken ? NC_REMOTE_ERROR : NC_OK;
	}
	pthread_mutex_unlock(&lock);
	return r;
}

__attribute__((visibility("default"))) void fakenccl_again(int on)
{
	pthread_mutex_lock(&lock);
	again = on;
	pthread_mutex_unlock(&lock);
}

nc_result impl_ncclCommDestroy(nc_handle c)
{
	if (!c) {
		return NC_INVALID_ARGUMENT;
	}
	pthread_mutex_lock(&lock);
	past[c->rank] = c; /* what is queued looks at it: it stays */
	pthread_mutex_unlock(&lock);
	return NC_OK;
}

nc_result impl_ncclCommAbort(nc_handle c)
{
	pthread_mutex_lock(&lock);
	if (c->calls) {
		fakenccl_violate("a communicator was aborted in one of its calls, which uses it");
	}
	c->team->broken |= !alone;
	past[c->rank] = c;
	pthread_cond_broadcast(&moved);
	pthread_mutex_unlock(&lock);
	return NC_OK;
}

nc_result impl_ncclCommRevoke(nc_handle c, int flags)
{
	(void)flags;
	pthread_mutex_lock(&lock);
	c->team->revoked = true;
	pthread_cond_broadcast(&moved);
	pthread_mutex_unlock(&lock);
	return NC_OK;
}

/* Device memory, or pinned memory of the host. */
static void look(uint64_t p, void *out, size_t len)
{
	if (drv.peek(p, out, len)) {
		memcpy(out, (const void *)(uintptr_t)p, len);
	}
}

static void put(uint64_t p, const void *in, size_t len)
{
	if (drv.poke(p, in, len)) {
		memcpy((void *)(uintptr_t)p, in, len);
	}
}

static size_t size_of(int type)
{
	static const unsigned char sizes[NC_TYPES] = { 1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1 };

	return sizes[type];
}

#define REDUCE(type)                                                           \
	do {                                                                   \
		type *a_ = (type *)to;                                         \
		const type *b_ = (const type *)from;                           \
		for (size_t i = 0; i < n; i++) {                               \
			a_[i] = op == NC_PROD  ? (type)(a_[i] * b_[i])         \
				: op == NC_MAX ? a_[i] > b_[i] ? a_[i] : b_[i] \
				: op == NC_MIN ? a_[i] < b_[i] ? a_[i] : b_[i] \
					       : (type)(a_[i] + b_[i]);        \
		}                                                              \
	} while (0)

static void reduce(void *to, const void *from, size_t n, int type, int op)
{
	switch (type) {
	case NC_F32:
		REDUCE(float);
		break;
	case NC_F64:
		REDUCE(double);
		break;
	case NC_I32:
		REDUCE(int32_t);
		break;
	case NC_U64:
		REDUCE(uint64_t);
		break;
	default:
		REDUCE(uint8_t);
	}
}

/* What a rank gets of a collective; *len bytes, to be freed. */
static char *result_of(const struct op *o, struct op *const *v, size_t *len)
{
	const struct ncclComm *c = o->comm;
	size_t bytes = o->count * size_of(o->type);
	int n = c->team->n;
	bool all = o->kind == ALL_GATHER || o->kind == ALL_TO_ALL;
	char *out = calloc(all ? (size_t)n : 1, bytes + 1);
	char *part = malloc(bytes + 1);

	*len = all ? (size_t)n * bytes : bytes;
	for (int k = n - 1; k >= 0; k--) {
		size_t off = o->kind == REDUCE_SCATTER || o->kind == ALL_TO_ALL
				     ? (size_t)c->rank * bytes
				     : 0;

		if (o->kind == BROADCAST && k != o->root) {
			continue;
		}
		look((uintptr_t)v[k]->src + off, part, bytes);
		if (all) {
			memcpy(out + (size_t)k * bytes, part, bytes);
		} else if (k == n - 1 || o->kind == BROADCAST) {
			memcpy(out, part, bytes);
		} else {
			reduce(out, part, o->count, o->type, o->op);
		}
	}
	free(part);
	return out;
}

static bool same(const struct op *a, const struct op *b)
{
	return a->kind == b->kind && a->count == b->count && a->type == b->type && a->op == b->op &&
	       a->root == b->root;
}

static bool is_over(const struct team *t)
{
	return t->broken || t->revoked;
}

static void collective(struct op *o)
{
	struct team *t = o->comm->team;
	struct meet *m = &t->meet[o->number % MEETS];
	char *out = NULL;
	size_t len = 0;

	pthread_mutex_lock(&lock);
	(void)UNTIL(is_over(t) || !m->v[o->comm->rank], "an operation of a time before stands");
	m->v[o->comm->rank] = o;
	m->came++;
	pthread_cond_broadcast(&moved);
	(void)UNTIL(is_over(t) || m->came == t->n, "a rank did not come to a collective");
	if (!is_over(t) && m->came == t->n) {
		if (!mixed && !same(o, m->v[0])) {
			fakenccl_violate("collectives do not fit together");
		}
		out = result_of(o, m->v, &len);
		m->ready++;
		pthread_cond_broadcast(&moved);
		(void)UNTIL(is_over(t) || m->ready == t->n, "a rank did not read");
		put((uintptr_t)o->dst, out, len);
		if (++m->left == t->n) {
			memset(m, 0, sizeof(*m));
		}
		pthread_cond_broadcast(&moved);
	}
	pthread_mutex_unlock(&lock);
	free(out);
}

static void send_or_receive(struct op *o)
{
	struct team *t = o->comm->team;
	size_t len = o->count * size_of(o->type);
	struct mail **at;
	struct mail *m;

	pthread_mutex_lock(&lock);
	if (o->kind == SEND) {
		m = malloc(sizeof(*m) + len);
		m->next = NULL;
		m->len = len;
		look((uintptr_t)o->src, m->bytes, len);
		for (at = &t->mail[o->comm->rank][o->root]; *at; at = &(*at)->next) {
		}
		*at = m;
		pthread_cond_broadcast(&moved);
	} else {
		at = &t->mail[o->root][o->comm->rank];
		(void)UNTIL(t->broken || *at, "nothing came");
		m = *at;
		if (m) {
			*at = m->next;
			put((uintptr_t)o->dst, m->bytes, len);
			free(m);
		}
	}
	pthread_mutex_unlock(&lock);
}

static void run(void *arg)
{
	struct op *o = arg;

	if (o->kind == SEND || o->kind == RECV) {
		send_or_receive(o);
	} else {
		collective(o);
	}
	free(o);
}

static nc_result launch(struct op *o)
{
	struct context *old;
	unsigned int rc;

	o->number = o->kind < SEND ? o->comm->ops++ : 0;
	(void)drv.push(o->comm->ctx);
	rc = drv.call(o->s, run, o);
	(void)drv.pop(&old);
	return rc ? NC_CUDA_ERROR : NC_OK;
}

static nc_result queue(struct op o)
{
	struct op *later;

	if (!o.comm) {
		return NC_INVALID_ARGUMENT;
	}
	if (fakenccl_fails("operation", o.comm->rank)) {
		group.failed = true;
		return NC_INVALID_USAGE;
	}
	if (!group.depth && o.kind < SEND && connect_all(o.comm) != NC_OK) {
		return NC_REMOTE_ERROR;
	}
	later = malloc(sizeof(*later));
	*later = o;
	if (!group.depth) {
		return launch(later);
	}
	group.ops[group.n_ops++] = later;
	return NC_OK;
}

nc_result impl_ncclAllReduce(const void *src, void *dst, size_t count, int type, int op,
			     nc_handle comm, nc_stream s)
{
	return queue((struct op){ ALL_REDUCE, count, type, op, 0, src, dst, comm, s, 0 });
}

nc_result impl_ncclReduceScatter(const void *src, void *dst, size_t count, int type, int op,
				 nc_handle comm, nc_stream s)
{
	return queue((struct op){ REDUCE_SCATTER, count, type, op, 0, src, dst, comm, s, 0 });
}

nc_result impl_ncclAllGather(const void *src, void *dst, size_t count, int type, nc_handle comm,
			     nc_stream s)
{
	return queue((struct op){ ALL_GATHER, count, type, 0, 0, src, dst, comm, s, 0 });
}

nc_result impl_ncclBroadcast(const void *src, void *dst, size_t count, int type, int root,
			     nc_handle comm, nc_stream s)
{
	return queue((struct op){ BROADCAST, count, type, 0, root, src, dst, comm, s, 0 });
}

nc_result impl_ncclBcast(void *buf, size_t count, int type, int root, nc_handle comm, nc_stream s)
{
	return queue((struct op){ BROADCAST, count, type, 0, root, buf, buf, comm, s, 0 });
}

nc_result impl_ncclAlltoAll(const void *src, void *dst, size_t count, int type, nc_handle comm,
			    nc_stream s)
{
	return queue((struct op){ ALL_TO_ALL, count, type, 0, 0, src, dst, comm, s, 0 });
}

nc_result impl_ncclSend(const void *src, size_t count, int type, int peer, nc_handle comm,
			nc_stream s)
{
	return queue((struct op){ SEND, count, type, 0, peer, src, NULL, comm, s, 0 });
}

nc_result impl_ncclRecv(void *dst, size_t count, int type, int peer, nc_handle comm, nc_stream s)
{
	return queue((struct op){ RECV, count, type, 0, peer, NULL, dst, comm, s, 0 });
}

/* With settings, which it knows by their address. */
#define CONFIG ((const struct nc_call_config *)(uintptr_t)0xc0f)

nc_result impl_ncclAllReduceConfig(const void *src, void *dst, size_t count, int type, int op,
				   nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return config == CONFIG ? impl_ncclAllReduce(src, dst, count, type, op, comm, s)
				: NC_INVALID_ARGUMENT;
}

nc_result impl_ncclReduceScatterConfig(const void *src, void *dst, size_t count, int type, int op,
				       nc_handle comm, nc_stream s,
				       const struct nc_call_config *config)
{
	return config == CONFIG ? impl_ncclReduceScatter(src, dst, count, type, op, comm, s)
				: NC_INVALID_ARGUMENT;
}

nc_result impl_ncclAllGatherConfig(const void *src, void *dst, size_t count, int type,
				   nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return config == CONFIG ? impl_ncclAllGather(src, dst, count, type, comm, s)
				: NC_INVALID_ARGUMENT;
}

nc_result impl_ncclAlltoAllConfig(const void *src, void *dst, size_t count, int type,
				  nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return config == CONFIG ? impl_ncclAlltoAll(src, dst, count, type, comm, s)
				: NC_INVALID_ARGUMENT;
}

nc_result impl_ncclBroadcastConfig(const void *src, void *dst, size_t count, int type, int root,
				   nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return config == CONFIG ? impl_ncclBroadcast(src, dst, count, type, root, comm, s)
				: NC_INVALID_ARGUMENT;
}

/* Results that tell all arguments. */
nc_result impl_ncclReduceConfig(const void *src, void *dst, size_t count, int type, int op,
				int root, nc_handle comm, nc_stream s,
				const struct nc_call_config *config)
{
	uint64_t sum = (uintptr_t)src + (uintptr_t)dst + count + (uintptr_t)comm + (uintptr_t)s;

	return config == CONFIG && sum == 1 + 2 + 3 + 7 + 8 && type == 4 && op == 5 && root == 6
		       ? NC_OK
		       : NC_INVALID_ARGUMENT;
}

static nc_result told(const void *src, const void *dst, size_t count, int type, int root,
		      nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	uint64_t sum = (uintptr_t)src + (uintptr_t)dst + count + (uintptr_t)comm + (uintptr_t)s;

	return config == CONFIG && sum == 1 + 2 + 3 + 7 + 8 && type == 4 && root == 6
		       ? NC_OK
		       : NC_INVALID_ARGUMENT;
}

nc_result impl_ncclGatherConfig(const void *src, void *dst, size_t count, int type, int root,
				nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return told(src, dst, count, type, root, comm, s, config);
}

nc_result impl_ncclScatterConfig(const void *src, void *dst, size_t count, int type, int root,
				 nc_handle comm, nc_stream s, const struct nc_call_config *config)
{
	return told(src, dst, count, type, root, comm, s, config);
}

nc_result impl_ncclGetMultimemDeviceLeInfo(struct nc_window *window, size_t off, uint32_t *id,
					   size_t *id_off)
{
	*id = (uint32_t)(uintptr_t)window;
	*id_off = off;
	return NC_OK;
}

nc_result impl_ncclGetCftDeviceLeInfo(struct nc_window *window, size_t off, int peer,
				      struct nc_team team, uint32_t *id, size_t *id_off)
{
	*id = (uint32_t)(uintptr_t)window + (uint32_t)(peer * 100);
	*id_off = off + (size_t)(team.n * 1000 + team.rank * 100 + team.stride);
	return NC_OK;
}

nc_result impl_ncclGetPeerDeviceLeInfo(struct nc_window *window, size_t off, int peer, uint32_t *id,
				       size_t *id_off)
{
	*id = (uint32_t)(uintptr_t)window + (uint32_t)(peer * 100);
	*id_off = off;
	return NC_OK;
}

nc_result impl_ncclSetEncryption(const void *config)
{
	return config == CONFIG ? NC_OK : NC_INVALID_ARGUMENT;
}

nc_result impl_ncclCommRegister(nc_handle comm, void *p, size_t len, void **out)
{
	*out = (char *)p + (uintptr_t)comm + len;
	return NC_OK;
}

nc_result impl_ncclCommWindowRegister(nc_handle comm, void *p, size_t len, struct nc_window **out,
				      int flags)
{
	*out = (void *)((char *)p + (uintptr_t)comm + len + flags);
	return NC_OK;
}

nc_result impl_ncclCommWindowDeregister(nc_handle comm, struct nc_window *window)
{
	return comm && window ? NC_OK : NC_INVALID_ARGUMENT;
}

nc_result impl_ncclWinGetUserPtr(nc_handle comm, struct nc_window *window, void **out)
{
	*out = (char *)window - (uintptr_t)comm;
	return NC_OK;
}

nc_result impl_ncclGetPeerDevicePointer(struct nc_window *window, size_t off, int peer, void **out)
{
	*out = (char *)window + off + peer;
	return NC_OK;
}

nc_result impl_ncclParamGetI32(void *param, int32_t *out)
{
	*out = (int32_t)(uintptr_t)param;
	return NC_OK;
}

nc_result impl_ncclPutSignal(const void *src, size_t count, int type, int peer,
			     struct nc_window *window, size_t off, int signal, int ctx,
			     unsigned int flags, nc_handle comm, nc_stream s)
{
	uint64_t sum = (uintptr_t)src + count + (uintptr_t)window + off + flags + (uintptr_t)s;

	return comm && sum == 1 + 2 + 5 + 6 + 9 && type == 3 && peer == 4 && signal == 7 && ctx == 8
		       ? NC_OK
		       : NC_INVALID_ARGUMENT;
}

nc_result impl_ncclGroupStart(void)
{
	group.depth++;
	return NC_OK;
}

/* Collectives begin before sends, and these before receives. */
static nc_result launch_all(void)
{
	nc_result first = group.failed ? NC_INVALID_USAGE : NC_OK;

	for (int k = 0; k < 3; k++) {
		for (int i = 0; i < group.n_ops; i++) {
			struct op *o = group.ops[i];

			if (!o || (o->kind == SEND) + 2 * (o->kind == RECV) != k) {
				continue;
			}
			group.ops[i] = NULL; /* it ends at any time from now on */
			if (group.failed) {
				free(o);
			} else {
				nc_result r = launch(o);

				first = first ? first : r;
			}
		}
	}
	group.n_ops = 0;
	group.failed = false;
	return first;
}

static nc_result end(bool simulated)
{
	nc_result first = NC_OK;

	if (!group.depth || --group.depth) {
		return NC_OK;
	}
	group.failed |= simulated;
	pthread_mutex_lock(&lock);
	/* All of this thread's ranks are there before the first one is waited for. */
	for (int i = 0; i < group.n_news; i++) {
		nc_result r = group.news[i].parent
				      ? split_locked(group.news[i].parent, group.news[i].out)
				      : NC_OK;

		first = first ? first : r;
	}
	for (int i = 0; i < group.n_news; i++) {
		nc_handle c = *group.news[i].out;
		nc_result r = !c ? NC_OK : c->blocking ? await_locked(c) : NC_IN_PROGRESS;

		first = first ? first : r;
	}
	group.n_news = 0;
	pthread_mutex_unlock(&lock);
	if (first == NC_OK || first == NC_IN_PROGRESS) {
		nc_result r = launch_all();

		first = r ? r : first;
	}
	return simulated ? NC_OK : first;
}

nc_result impl_ncclGroupEnd(void)
{
	return end(false);
}

nc_result impl_ncclGroupSimulateEnd(void *info)
{
	(void)info;
	return end(true);
}

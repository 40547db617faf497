/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Seeded schedules of collective operations: of every kind, type and reduction, with delays, ranks
 * that run ahead, and in some of them one rank that queues something else, aborts, closes, or is
 * killed. Whatever happens, a rank whose communicator has not failed has the right bits, all ranks
 * fail alike, and none hangs. Ranks are threads; where one is killed, processes.
 *
 * Environment: PEERLANE_TEST_SCHEDULES, how many (100), of which sanitizers run the first fifth;
 * PEERLANE_TEST_SCHEDULE_FIRST, the number of the first (1); PEERLANE_TEST_SCHEDULE, one alone.
 */

#include <signal.h>
#include <sys/wait.h>

#include "comm_ranks.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PART 5u /* each takes so much longer */
#else
#define PART 1u
#endif
#define RANKS 4u
#define OPS_MOST 8u
#define BYTES_MOST ((size_t)24 * KIB) /* of a rank's part in an operation */
#define SLOT (BYTES_MOST * RANKS)
#define KILLS 50u /* one schedule of so many */

enum kind {
	ALL_REDUCE,
	SCATTER,
	GATHER,
	BROADCAST,
	EXCHANGE,
	BARRIER,
	KINDS
};
enum fault {
	NOTHING,
	OTHER,
	ABORT,
	CLOSE,
	KILL
};

struct op {
	enum kind kind;
	size_t count; /* elements of a part */
	uint32_t type;
	uint32_t op;
	uint32_t root;
	bool sync;
};

/* The same for all ranks. */
struct plan {
	uint64_t seed;
	unsigned int n;
	unsigned int ops;
	struct op op[OPS_MOST];
	enum fault fault;
	unsigned int at;  /* the operation instead of which it happens */
	unsigned int who; /* the rank */
};

struct rank {
	const struct plan *p;
	struct seat seat;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *s;
	struct pl_comm *comm;
	char *src;
	char *dst;
	char *host[RANKS]; /* what each rank has */
	char wrong[256];   /* "": nothing */
};

static struct rank rank[RANKS];

static int complain(struct rank *r, unsigned int k, const char *what)
{
	if (!r->wrong[0]) {
		(void)snprintf(r->wrong, sizeof(r->wrong), "rank %u of %u, operation %u: %s: %s",
			       r->seat.rank, r->p->n, k, what, pl_error_message());
	}
	return -1;
}

static void make_plan(struct plan *p, uint64_t number)
{
	uint64_t seed = number * UINT64_C(0x9e3779b97f4a7c15);
	uint64_t kind;

	*p = (struct plan){ .seed = fx_random(&seed) };
	p->n = 2 + (unsigned int)(fx_random(&seed) % (RANKS - 1));
	p->ops = 2 + (unsigned int)(fx_random(&seed) % (OPS_MOST - 1));
	for (unsigned int k = 0; k < p->ops; k++) {
		struct op *o = &p->op[k];
		size_t most = fx_random(&seed) % 4 ? 2000 : BYTES_MOST;

		o->kind = (enum kind)(fx_random(&seed) % KINDS);
		o->kind = fx_random(&seed) % 2 ? ALL_REDUCE : o->kind;
		o->type = 1 + (uint32_t)(fx_random(&seed) % PL_COMM_U64);
		o->type = fx_random(&seed) % 2 ? PL_COMM_F32 : o->type;
		o->op = 1 + (uint32_t)(fx_random(&seed) % PL_COMM_AVG);
		o->op = fx_random(&seed) % 2 ? PL_COMM_SUM : o->op;
		o->count = 1 + fx_random(&seed) % (most / comm_sizes[o->type]);
		o->root = (uint32_t)(fx_random(&seed) % p->n);
		o->sync = fx_random(&seed) % 3 == 0;
	}
	kind = fx_random(&seed) % 10;
	p->fault = number % KILLS == 0 ? KILL
		   : kind >= 7	       ? OTHER
		   : kind == 6	       ? ABORT
		   : kind == 5	       ? CLOSE
				       : NOTHING;
	p->at = (unsigned int)(fx_random(&seed) % p->ops);
	p->who = (unsigned int)(fx_random(&seed) % p->n);
}

static int fault_error(const struct plan *p)
{
	return p->fault == OTHER   ? -EPROTO
	       : p->fault == ABORT ? -ECANCELED
	       : p->fault == CLOSE ? -ESHUTDOWN
	       : p->fault == KILL  ? -EOWNERDEAD
				   : 0;
}

static int queue(struct rank *r, const struct op *o, char *dst)
{
	size_t len = o->count * comm_sizes[o->type];

	switch (o->kind) {
	case ALL_REDUCE:
		return pl_comm_all_reduce(r->comm, r->s, r->src, dst, o->count, o->type, o->op);
	case SCATTER:
		return pl_comm_reduce_scatter(r->comm, r->s, r->src, dst, o->count, o->type, o->op);
	case GATHER:
		return pl_comm_all_gather(r->comm, r->s, r->src, dst, len);
	case BROADCAST:
		return pl_comm_broadcast(r->comm, r->s, r->src, dst, len, o->root);
	case EXCHANGE:
		return pl_comm_all_to_all(r->comm, r->s, r->src, dst, len);
	default:
		return pl_comm_barrier(r->comm, r->s);
	}
}

/* What rank r must have of an operation. */
static size_t expect(const struct rank *r, const struct op *o, char *want)
{
	size_t len = o->count * comm_sizes[o->type];
	size_t off = o->kind == SCATTER ? r->seat.rank * len : 0;
	const char *v[RANKS];
	unsigned int n = r->p->n;

	switch (o->kind) {
	case ALL_REDUCE:
	case SCATTER:
		for (unsigned int q = 0; q < n; q++) {
			v[q] = r->host[q] + off;
		}
		comm_expect(o->type, o->op, v, n, 0, len, want);
		return len;
	case BROADCAST:
		memcpy(want, r->host[o->root], len);
		return len;
	case GATHER:
	case EXCHANGE:
		for (unsigned int q = 0; q < n; q++) {
			memcpy(want + q * len,
			       r->host[q] + (o->kind == EXCHANGE ? r->seat.rank * len : 0), len);
		}
		return len * n;
	default:
		return 0;
	}
}

static int check(struct rank *r, unsigned int k, char *want, char *got)
{
	const struct op *o = &r->p->op[k];
	bool reduces = o->kind == ALL_REDUCE || o->kind == SCATTER;
	size_t len = expect(r, o, want);

	if (len && pl_mem_get(r->ctx, got, r->dst + k * SLOT, len)) {
		return complain(r, k, "its result cannot be read");
	}
	if (reduces ? comm_same(o->type, got, want, len) < len : fx_differ(got, want, len) >= 0) {
		return complain(r, k, "a wrong element");
	}
	return 0;
}

/* The operations since the last time; nothing is known of them once the communicator has failed. */
static int check_since(struct rank *r, unsigned int from, unsigned int to)
{
	char *want;
	char *got;
	int rc = 0;

	if (pl_stream_sync(r->s)) {
		return complain(r, to, "the stream has failed");
	}
	if (pl_comm_info(r->comm, PL_COMM_FAILED)) {
		return 0;
	}
	want = malloc(SLOT);
	got = malloc(SLOT);
	for (unsigned int k = from; k < to && !rc; k++) {
		rc = check(r, k, want, got);
	}
	free(want);
	free(got);
	return rc;
}

/* What the faulty rank does in the place of an operation; false: no more. */
static bool misbehave(struct rank *r)
{
	struct op o = r->p->op[r->p->at];

	/* What was before has ended here. */
	(void)pl_stream_sync(r->s);
	switch (r->p->fault) {
	case OTHER:
		/* Where it is another kind, and where it is another count. */
		if (o.kind == BARRIER || o.count % 2) {
			o.kind = o.kind == BROADCAST ? GATHER : BROADCAST;
			o.root = (r->seat.rank + 1) % r->p->n;
		} else {
			o.count--;
		}
		(void)queue(r, &o, r->dst + r->p->at * SLOT);
		return true;
	case ABORT:
		if (pl_comm_abort(r->comm)) {
			(void)complain(r, r->p->at, "it cannot be aborted");
		}
		return true;
	case KILL:
		(void)raise(SIGKILL);
		return false;
	default:
		return false; /* closes */
	}
}

/* All fail alike, and soon. */
static void await_error(struct rank *r, int want)
{
	int rc;

	for (unsigned int i = 0; i < 1500; i++) {
		rc = pl_comm_info(r->comm, PL_COMM_FAILED);
		if (rc == want) {
			return;
		}
		(void)usleep(10000);
	}
	(void)complain(r, r->p->ops, rc ? "another error" : "it has not failed");
}

static void operations(struct rank *r)
{
	const struct plan *p = r->p;
	uint64_t own = p->seed + r->seat.rank * 77;
	unsigned int checked = 0;
	bool faulty = p->fault != NOTHING;

	for (unsigned int k = 0; k < p->ops && !r->wrong[0]; k++) {
		int rc;

		if (fx_random(&own) % 4 == 0) {
			(void)usleep((useconds_t)(fx_random(&own) % 1500));
		}
		if (faulty && k == p->at && r->seat.rank == p->who) {
			if (!misbehave(r)) {
				return;
			}
			continue;
		}
		rc = queue(r, &p->op[k], r->dst + k * SLOT);
		if (rc && (!faulty || k < p->at || rc != fault_error(p))) {
			(void)complain(r, k, "it was refused");
		}
		if ((p->op[k].sync || k + 1 == p->ops) && k + 1 < p->at + (faulty ? 1 : OPS_MOST)) {
			(void)check_since(r, checked, k + 1);
			checked = k + 1;
		}
	}
	if (pl_stream_sync(r->s)) {
		(void)complain(r, p->ops, "the stream has failed");
	}
	if (!r->wrong[0]) {
		await_error(r, fault_error(p));
	}
}

static void *run(void *arg)
{
	struct rank *r = arg;
	const struct plan *p = r->p;
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;

	o.rank = r->seat.rank;
	o.ranks = p->n;
	o.gather = gather;
	o.arg = &r->seat;
	o.dir = ".";
	/* Some operations take several rounds. */
	o.scratch_bytes = 512 * KIB;
	o.limit_ns = UINT64_C(60000000000);
	if (pl_comm_create(r->dev, &o, &r->comm)) {
		(void)complain(r, 0, "no communicator");
		return NULL;
	}
	operations(r);
	pl_comm_close(r->comm);
	r->comm = NULL;
	return NULL;
}

static void open_rank(struct rank *r, unsigned int i)
{
	*r = (struct rank){ .seat = { NULL, i, 0 } };
	if (fx_ctx(&r->ctx, NULL) || rank_device(r->ctx, i, &r->dev) ||
	    pl_stream_create(r->dev, &r->s) || pl_mem_alloc(r->dev, SLOT, 0, (void **)&r->src) ||
	    pl_mem_alloc(r->dev, OPS_MOST * SLOT, 0, (void **)&r->dst)) {
		(void)fprintf(stderr, "rank %u: %s\n", i, pl_error_message());
		abort();
	}
	for (unsigned int q = 0; q < RANKS; q++) {
		r->host[q] = malloc(SLOT);
	}
}

static void close_rank(struct rank *r)
{
	pl_stream_close(r->s);
	(void)pl_mem_free(r->ctx, r->src);
	(void)pl_mem_free(r->ctx, r->dst);
	for (unsigned int q = 0; q < RANKS; q++) {
		free(r->host[q]);
	}
	pl_close(r->ctx);
}

/* Before a schedule: what all ranks have, at each of them. */
static void begin(struct rank *r, const struct plan *p, struct meeting *m)
{
	uint64_t seed = p->seed;

	r->p = p;
	r->seat.m = m;
	r->seat.calls = 0;
	r->wrong[0] = '\0';
	for (unsigned int q = 0; q < p->n; q++) {
		fx_random_fill(&seed, r->host[q], SLOT / 8);
	}
	if (pl_mem_put(r->ctx, r->src, r->host[r->seat.rank], SLOT)) {
		(void)complain(r, 0, "its memory cannot be written");
	}
}

static void by_threads(const struct plan *p, uint64_t number)
{
	struct meeting *m = meeting_of(p->n);
	pthread_t t[RANKS];

	for (unsigned int i = 0; i < p->n; i++) {
		begin(&rank[i], p, m);
		assert_int_equal(pthread_create(&t[i], NULL, run, &rank[i]), 0);
	}
	for (unsigned int i = 0; i < p->n; i++) {
		pthread_join(t[i], NULL);
	}
	meeting_end(m);
	for (unsigned int i = 0; i < p->n; i++) {
		if (rank[i].wrong[0]) {
			fail_msg("PEERLANE_TEST_SCHEDULE=%llu, fault %d of rank %u at %u: %s",
				 (unsigned long long)number, (int)p->fault, p->who, p->at,
				 rank[i].wrong);
		}
	}
}

static void by_processes(const struct plan *p, uint64_t number)
{
	struct meeting *m = meeting_of(p->n);
	pid_t pid[RANKS];

	for (unsigned int i = 0; i < p->n; i++) {
		pid[i] = fork();
		if (!pid[i]) {
			static struct rank r;

			open_rank(&r, i);
			begin(&r, p, m);
			(void)run(&r);
			if (r.wrong[0]) {
				(void)fprintf(stderr, "%s\n", r.wrong);
			}
			close_rank(&r);
			_exit(r.wrong[0] ? 1 : 0);
		}
	}
	for (unsigned int i = 0; i < p->n; i++) {
		int status;

		assert_int_equal(waitpid(pid[i], &status, 0), pid[i]);
		if (i == p->who ? !WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL
				: !WIFEXITED(status) || WEXITSTATUS(status)) {
			fail_msg("PEERLANE_TEST_SCHEDULE=%llu, rank %u of %u, %u is killed at %u: "
				 "status %#x",
				 (unsigned long long)number, i, p->n, p->who, p->at, status);
		}
	}
	meeting_end(m);
}

static uint64_t number(const char *name, uint64_t otherwise)
{
	const char *set = getenv(name);

	return set && *set ? strtoull(set, NULL, 10) : otherwise;
}

static void schedules(void **state)
{
	uint64_t one = number("PEERLANE_TEST_SCHEDULE", 0);
	uint64_t first = one ? one : number("PEERLANE_TEST_SCHEDULE_FIRST", 1);
	uint64_t n = one ? 1 : number("PEERLANE_TEST_SCHEDULES", 100) / PART;
	unsigned int of[KILL + 1] = { 0 };
	struct plan p;

	(void)state;
	/* Processes first: nothing of the library is begun here yet. */
	for (uint64_t i = first; i < first + n; i++) {
		make_plan(&p, i);
		of[p.fault]++;
		if (p.fault == KILL) {
			by_processes(&p, i);
		}
	}
	for (unsigned int i = 0; i < RANKS; i++) {
		open_rank(&rank[i], i);
	}
	for (uint64_t i = first; i < first + n; i++) {
		make_plan(&p, i);
		if (p.fault != KILL) {
			by_threads(&p, i);
		}
	}
	for (unsigned int i = 0; i < RANKS; i++) {
		close_rank(&rank[i]);
	}
	print_message("%u schedules without a fault, %u that do not match, %u aborted, %u closed, "
		      "%u killed\n",
		      of[NOTHING], of[OTHER], of[ABORT], of[CLOSE], of[KILL]);
	assert_true(n < 100 || (of[NOTHING] && of[OTHER] && of[ABORT] && of[CLOSE] && of[KILL]));
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(schedules) };

	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
	return cmocka_run_group_tests_name("schedules of communicators", tests, NULL, NULL);
}

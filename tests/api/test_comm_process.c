/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Communicators of processes: sums of all sizes under delays, a rank that is killed in the middle,
 * and what a child of a rank may do. PEERLANE_TEST_SCHEDULES: how many seeded ones (10).
 */

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#include "comm_ranks.h"

#define MOST ((size_t)700 * KIB)
#define OPS 12u

struct job {
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct pl_stream *s;
	struct pl_comm *comm;
	struct seat seat;
	char *mem[2];
	char *host[RANKS_MOST];
};

static void need(long long rc, const char *what)
{
	if (rc) {
		(void)fprintf(stderr, "%s: %lld: %s\n", what, rc, pl_error_message());
		_exit(1);
	}
}
#define NEED(expr) need((long long)(expr), #expr)

static void job_open(struct job *j, struct meeting *m, unsigned int rank, unsigned int n)
{
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;

	*j = (struct job){ .seat = { m, rank, 0 } };
	NEED(fx_ctx(&j->ctx, NULL));
	NEED(rank_device(j->ctx, rank, &j->dev));
	NEED(pl_stream_create(j->dev, &j->s));
	for (unsigned int i = 0; i < 2; i++) {
		NEED(pl_mem_alloc(j->dev, MOST + 64, 0, (void **)&j->mem[i]));
	}
	for (unsigned int q = 0; q < n; q++) {
		j->host[q] = malloc(MOST + 64);
	}
	o.rank = rank;
	o.ranks = n;
	o.gather = gather;
	o.arg = &j->seat;
	o.dir = ".";
	o.scratch_bytes = 2 * MIB;
	o.limit_ns = UINT64_C(60000000000);
	NEED(pl_comm_create(j->dev, &o, &j->comm));
}

static void job_close(struct job *j, unsigned int n)
{
	pl_comm_close(j->comm);
	pl_stream_close(j->s);
	for (unsigned int i = 0; i < 2; i++) {
		NEED(pl_mem_free(j->ctx, j->mem[i]));
	}
	for (unsigned int q = 0; q < n; q++) {
		free(j->host[q]);
	}
	pl_close(j->ctx);
}

/* The same numbers in each process: what an operation is, and what each rank has. */
static void schedule(struct job *j, unsigned int n, uint64_t seed)
{
	uint64_t own = seed + j->seat.rank * 77;

	for (unsigned int k = 0; k < OPS; k++) {
		uint32_t type = (uint32_t)(fx_random(&seed) % PL_COMM_U64 + 1);
		uint32_t op = (uint32_t)(fx_random(&seed) % PL_COMM_AVG + 1);
		size_t count = fx_random(&seed) % (fx_random(&seed) % 3 ? 3000 : MOST / 8) + 1;
		size_t len = count * comm_sizes[type];
		const char *v[RANKS_MOST];
		char *want = malloc(len + 8);
		char *got = malloc(len + 8);
		size_t same;

		for (unsigned int q = 0; q < n; q++) {
			fx_random_fill(&seed, j->host[q], (len + 7) / 8);
			v[q] = j->host[q];
		}
		NEED(pl_mem_put(j->ctx, j->mem[0], j->host[j->seat.rank], len));
		if (fx_random(&own) % 3 == 0) {
			(void)usleep((useconds_t)(fx_random(&own) % 3000));
		}
		NEED(pl_comm_all_reduce(j->comm, j->s, j->mem[0], j->mem[k % 2], count, type, op));
		NEED(pl_stream_sync(j->s));
		NEED(pl_comm_info(j->comm, PL_COMM_FAILED));
		NEED(pl_mem_get(j->ctx, got, j->mem[k % 2], len));
		comm_expect(type, op, v, n, 0, len, want);
		same = comm_same(type, got, want, len);
		if (same < len) {
			(void)fprintf(
				stderr,
				"rank %u of %u, operation %u: element %zu of %zu of type %u by "
				"%u is wrong\n",
				j->seat.rank, n, k, same / comm_sizes[type], count, type, op);
			_exit(1);
		}
		free(want);
		free(got);
	}
}

static void end_well(pid_t pid)
{
	int status;

	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void sums_of_processes(void **state)
{
	const char *set = getenv("PEERLANE_TEST_SCHEDULES");
	unsigned int n = set ? (unsigned int)strtoul(set, NULL, 10) : 10;
	uint64_t seed = fx_seed();

	(void)state;
	for (unsigned int i = 0; i < n; i++) {
		unsigned int ranks = 2 + (unsigned int)(fx_random(&seed) % 3);
		struct meeting *m = meeting_of(ranks);
		uint64_t own = fx_random(&seed);
		pid_t pid[RANKS_MOST];

		for (unsigned int q = 0; q < ranks; q++) {
			pid[q] = fork();
			if (!pid[q]) {
				struct job j;

				job_open(&j, m, q, ranks);
				schedule(&j, ranks, own);
				job_close(&j, ranks);
				_exit(0);
			}
		}
		for (unsigned int q = 0; q < ranks; q++) {
			end_well(pid[q]);
		}
		meeting_end(m);
	}
}

/* A rank is killed while the others wait for it: they fail within seconds, and say so. */
static void a_rank_is_killed(void **state)
{
	struct meeting *m = meeting_of(3);
	pid_t pid[3];

	(void)state;
	for (unsigned int q = 0; q < 3; q++) {
		pid[q] = fork();
		if (!pid[q]) {
			double since;
			struct job j;

			job_open(&j, m, q, 3);
			for (unsigned int k = 0; k < 5; k++) {
				NEED(pl_comm_all_reduce(j.comm, j.s, j.mem[0], j.mem[1], 20000,
							PL_COMM_F32, PL_COMM_SUM));
			}
			NEED(pl_stream_sync(j.s));
			NEED(pl_comm_info(j.comm, PL_COMM_FAILED));
			if (q == 1) {
				(void)raise(SIGKILL);
			}
			since = fx_now();
			NEED(pl_comm_all_reduce(j.comm, j.s, j.mem[0], j.mem[1], 20000, PL_COMM_F32,
						PL_COMM_SUM));
			NEED(pl_stream_sync(j.s));
			/* Seconds on an idle machine, and never the limit of ten minutes. */
			if (pl_comm_info(j.comm, PL_COMM_FAILED) != -EOWNERDEAD ||
			    fx_now() - since > 200) {
				(void)fprintf(stderr, "rank %u: %s\n", q, pl_error_message());
				_exit(2);
			}
			job_close(&j, 3);
			_exit(0);
		}
	}
	for (unsigned int q = 0; q < 3; q++) {
		int status;

		assert_int_equal(waitpid(pid[q], &status, 0), pid[q]);
		if (q == 1) {
			assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
		} else {
			assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
		}
	}
	meeting_end(m);
}

/* A child of a rank has nothing of it, and disturbs nothing. */
static void children_are_refused(void **state)
{
	struct meeting *m = meeting_of(2);
	pid_t pid[2];

	(void)state;
	for (unsigned int q = 0; q < 2; q++) {
		pid[q] = fork();
		if (!pid[q]) {
			struct job j;
			pid_t child;
			int status;

			job_open(&j, m, q, 2);
			child = fork();
			if (!child) {
				bool ok = pl_comm_info(j.comm, PL_COMM_FAILED) == -ESTALE &&
					  pl_comm_abort(j.comm) == -ESTALE &&
					  pl_comm_barrier(j.comm, j.s) == -ESTALE;

				pl_comm_close(j.comm);
				pl_close(j.ctx);
				_exit(ok ? 0 : 3);
			}
			if (waitpid(child, &status, 0) != child || status) {
				_exit(4);
			}
			schedule(&j, 2, 99);
			job_close(&j, 2);
			_exit(0);
		}
	}
	for (unsigned int q = 0; q < 2; q++) {
		end_well(pid[q]);
	}
	meeting_end(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sums_of_processes),
		cmocka_unit_test(a_rank_is_killed),
		cmocka_unit_test(children_are_refused),
	};

	return cmocka_run_group_tests_name("communicators of processes", tests, NULL, NULL);
}

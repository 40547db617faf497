/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Schedules of operations and faults between two processes, each made from a seed: see
 * schedules/schedules.h. The processes are this program again; here they are started, watched and
 * waited for. Not a byte may be wrong, no call may hang, no message may come twice.
 *
 * Environment: PEERLANE_SCHEDULES, how many (default 50, with sanitizers 10);
 * PEERLANE_SCHEDULE_FIRST, the first seed (1); PEERLANE_SCHEDULE_SEED, that one alone;
 * PEERLANE_SCHEDULE_S, how long one may take, in seconds of the clock (20); PEERLANE_SCHEDULE_CUDA,
 * a CUDA driver that some of them use.
 */

#include <dirent.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "schedules/schedules.h"

static const char *const classes[] = { "nothing fails",	       "a rail fails",
				       "a registration fails", "all may fail",
				       "a process is killed",  "a grant is closed",
				       "a remote is closed" };

static const char *const phases[] = { "begins",
				      "works",
				      "waits for the other",
				      "ends its threads",
				      "takes messages",
				      "closes its remote",
				      "waits for the end",
				      "closes its context",
				      "has ended" };

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SCHEDULES 10
#else
#define SCHEDULES 50
#endif

struct run {
	struct plan plan;
	struct shared *sh;
	int memory;
	int words; /* what the two have said, the library too */
	pid_t pid[SIDES];
	int status[SIDES];
	char dir[32];
};

static unsigned long number(const char *name, unsigned long otherwise)
{
	const char *s = getenv(name);

	return s && *s ? strtoul(s, NULL, 10) : otherwise;
}

static void forget(const char *name)
{
	DIR *dir = opendir(name);
	const struct dirent *e;

	while (dir && (e = readdir(dir))) {
		(void)unlinkat(dirfd(dir), e->d_name, 0); /* what a killed process left */
	}
	if (dir) {
		(void)closedir(dir);
		(void)rmdir(name);
	}
}

static void set(const char *name, unsigned long value)
{
	char s[24];

	(void)snprintf(s, sizeof(s), "%lu", value);
	(void)setenv(name, s, 1);
}

/* Does not return. */
static void become(const struct run *r, unsigned int side, int fd)
{
	const char *cuda = getenv("PEERLANE_SCHEDULE_CUDA");
	char nics[16];
	char args[4][24];

	(void)snprintf(nics, sizeof(nics), "%ux1", r->plan.nics);
	(void)setenv("PEERLANE_LOG", "info", 0);
	(void)dup2(r->words, STDERR_FILENO);
	(void)setenv("FAKEVERBS", nics, 1);
	(void)setenv("FAKEVERBS_DIR", r->dir, 1);
	if (r->plan.untried >> side & 1) {
		(void)setenv("FAKEVERBS_FAIL", "wc:1:12", 1);
	}
	set("FAKEVERBS_HOST", side);
	set("FAKEVERBS_TIMEOUT_MS", r->plan.timeout_ms);
	set("FAKEVERBS_DELAY_US", r->plan.delay_us);
	if (cuda && *cuda) {
		(void)setenv("PEERLANE_TEST_CUDA_LIB", r->plan.fakecuda ? cuda : "none", 1);
	}
	(void)setenv("PEERLANE_TEST_DEVICE", r->plan.fakecuda ? "cuda:0" : "soft:0", 1);
	(void)snprintf(args[0], sizeof(args[0]), "%u", side);
	(void)snprintf(args[1], sizeof(args[1]), "%d", fd);
	(void)snprintf(args[2], sizeof(args[2]), "%d", r->memory);
	(void)snprintf(args[3], sizeof(args[3]), "%llu", (unsigned long long)r->plan.seed);
	(void)execl("/proc/self/exe", "mover-verbs-schedules", args[0], args[1], args[2], args[3],
		    NULL);
	_exit(127);
}

static void start(struct run *r, uint64_t seed)
{
	const char *cuda = getenv("PEERLANE_SCHEDULE_CUDA");
	int fd[SIDES];

	*r = (struct run){ .dir = "/tmp/verbs-schedule-XXXXXX" };
	schedule_make(&r->plan, seed, cuda && *cuda);
	assert_non_null(mkdtemp(r->dir));
	r->memory = memfd_create("schedule", 0);
	r->words = memfd_create("words", MFD_CLOEXEC);
	assert_true(r->memory >= 0 && r->words >= 0);
	assert_int_equal(ftruncate(r->memory, (off_t)shared_len(&r->plan)), 0);
	r->sh = mmap(NULL, shared_len(&r->plan), PROT_READ | PROT_WRITE, MAP_SHARED, r->memory, 0);
	assert_true(r->sh != MAP_FAILED);
	shared_place(&r->plan, r->sh);
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	for (unsigned int i = 0; i < SIDES; i++) {
		r->pid[i] = fork();
		if (r->pid[i] == 0) {
			(void)close(fd[!i]);
			become(r, i, fd[i]);
		}
		assert_true(r->pid[i] > 0);
	}
	(void)close(fd[0]);
	(void)close(fd[1]);
}

static bool is_victim(const struct run *r, unsigned int side)
{
	for (unsigned int i = 0; i < r->plan.n_faults[side]; i++) {
		if (r->plan.fault[side][i].kind == FAULT_KILL) {
			return true;
		}
	}
	return false;
}

static bool ended_well(const struct run *r, unsigned int side)
{
	int s = r->status[side];

	return (WIFEXITED(s) && WEXITSTATUS(s) == 0) ||
	       (is_victim(r, side) && WIFSIGNALED(s) && WTERMSIG(s) == SIGKILL);
}

/* Until both have ended. False: one has not, in time, or one has failed. */
static bool watch(struct run *r)
{
	double end = fx_now() + (double)number("PEERLANE_SCHEDULE_S", 20);
	bool good = true;

	while (r->pid[0] || r->pid[1]) {
		for (unsigned int i = 0; i < SIDES; i++) {
			if (!r->pid[i] || waitpid(r->pid[i], &r->status[i], WNOHANG) != r->pid[i]) {
				continue;
			}
			r->pid[i] = 0;
			atomic_store(&r->sh->side[i].dead, true);
			good = good && ended_well(r, i);
		}
		if (!good || fx_now() > end) {
			return false;
		}
		(void)usleep(1000);
	}
	return good;
}

static void tell(const struct run *r)
{
	char words[16384];
	ssize_t n = pread(r->words, words, sizeof(words), 0);

	(void)fprintf(stderr, "%.*s", n > 0 ? (int)n : 0, words);
	(void)fprintf(stderr, "seed %llu: %s, %u NICs, %u threads and %u, %u operations each%s%s\n",
		      (unsigned long long)r->plan.seed, classes[r->plan.class], r->plan.nics,
		      r->plan.threads[0], r->plan.threads[1], r->plan.ops,
		      r->plan.slow ? ", with pauses" : "", r->plan.fakecuda ? ", CUDA" : "");
	for (unsigned int i = 0; i < SIDES; i++) {
		const struct shared_side *s = &r->sh->side[i];
		unsigned int phase = atomic_load(&s->phase);

		(void)fprintf(stderr, "side %u ", i);
		if (r->pid[i]) {
			(void)fprintf(stderr, "had not ended: it %s",
				      phases[phase < COUNT(phases) ? phase : 0]);
		} else if (WIFSIGNALED(r->status[i])) {
			(void)fprintf(stderr, "was ended by signal %d", WTERMSIG(r->status[i]));
		} else {
			(void)fprintf(stderr, "exited with %d", WEXITSTATUS(r->status[i]));
		}
		for (unsigned int t = 0; t < r->plan.threads[i]; t++) {
			(void)fprintf(stderr, "; thread %u: operation %u of kind %u", t,
				      atomic_load(&s->count[t]), atomic_load(&s->op[t]));
		}
		for (unsigned int k = 0; k < r->plan.n_faults[i]; k++) {
			const struct fault *f = &r->plan.fault[i][k];

			(void)fprintf(stderr, "; fault %d of %u (%u, %d) after %u", f->kind,
				      f->device, f->n, f->status, f->at);
		}
		(void)fprintf(stderr, "\n");
	}
	(void)fprintf(stderr, "alone: PEERLANE_SCHEDULE_SEED=%llu, and else as now\n",
		      (unsigned long long)r->plan.seed);
}

static bool one(uint64_t seed, unsigned long sum[2])
{
	struct run r;
	bool good;

	start(&r, seed);
	good = watch(&r);
	if (!good) {
		tell(&r);
	}
	for (unsigned int i = 0; i < SIDES; i++) {
		if (r.pid[i]) {
			(void)kill(r.pid[i], good ? SIGKILL : SIGABRT);
			(void)waitpid(r.pid[i], &r.status[i], 0);
		}
		sum[0] += atomic_load(&r.sh->side[i].good);
		sum[1] += atomic_load(&r.sh->side[i].bad);
	}
	forget(r.dir);
	(void)munmap(r.sh, shared_len(&r.plan));
	(void)close(r.memory);
	(void)close(r.words);
	return good;
}

static void schedules(void **state)
{
	uint64_t seed = number("PEERLANE_SCHEDULE_SEED", 0);
	uint64_t first = seed ? seed : number("PEERLANE_SCHEDULE_FIRST", 1);
	uint64_t n = seed ? 1 : number("PEERLANE_SCHEDULES", SCHEDULES);
	unsigned long sum[2] = { 0, 0 };
	unsigned int failed = 0;

	(void)state;
	for (uint64_t i = 0; i < n; i++) {
		failed += !one(first + i, sum);
	}
	print_message("%llu schedules: %lu calls succeeded, %lu failed\n", (unsigned long long)n,
		      sum[0], sum[1]);
	assert_int_equal(failed, 0);
	/* Faults are met, and are not all there is. */
	assert_true(n < 20 || (sum[1] > n && sum[0] > 2 * sum[1]));
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(schedules) };

	if (argc == 5) {
		return side_main((unsigned int)strtoul(argv[1], NULL, 10),
				 (int)strtol(argv[2], NULL, 10), (int)strtol(argv[3], NULL, 10),
				 strtoull(argv[4], NULL, 10));
	}
	return cmocka_run_group_tests_name("verbs-schedules", tests, NULL, NULL);
}

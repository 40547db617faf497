/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Connections of the fake libibverbs between processes: this program anew, or a child of fork()
 * that begins before anything was loaded. The two tell each other what they must know by pipes.
 */

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "verbs_side.h"

static struct side a;

/* The other process, and the pipes to and from it. */
static pid_t peer;
static int to_peer;
static int from_peer;

static void put(int fd, const void *p, size_t len)
{
	if (write(fd, p, len) != (ssize_t)len) {
		fail_msg("the other process is gone");
	}
}

static void get(int fd, void *p, size_t len)
{
	struct pollfd f = { .fd = fd, .events = POLLIN };

	if (poll(&f, 1, WAIT_S * 1000) <= 0 || read(fd, p, len) != (ssize_t)len) {
		fail_msg("the other process says nothing");
	}
}

/* What it is told to do: a letter, and it answers with the same when it is done. */
static void tell(char what)
{
	char done = 0;

	put(to_peer, &what, 1);
	get(from_peer, &done, 1);
	assert_int_equal(done, what);
}

/* Large writes both ways at once: neither process' NIC waits for the other's in a circle. */
static void cross(const struct card *to)
{
	for (uint64_t i = 0; i < 40; i++) {
		if (i >= 8) {
			side_done(a.cq, i - 8, VERBS_WC_SUCCESS);
		}
		assert_int_equal(side_post(&a, i % 2 ? VERBS_WR_RDMA_READ : VERBS_WR_RDMA_WRITE, 0,
					   SPACE / 2, to, SPACE / 2, i),
				 0);
	}
	for (uint64_t i = 32; i < 40; i++) {
		side_done(a.cq, i, VERBS_WC_SUCCESS);
	}
}

/*
 * The other process: connects, and does as it is told. f: fills its memory; c: looks for what was
 * written; x: see cross(); r: posts a receive; s: waits for it; w: writes into the other's; d:
 * makes its key invalid; q: ends in order.
 */
static int serve(int in, int out, const char *host)
{
	struct card card;
	struct card other;
	char what = 0;

	(void)setenv("FAKEVERBS_HOST", host, 1);
	how_usual();
	side_load();
	side_open(&a);
	card = side_card(&a);
	put(out, &card, sizeof(card));
	get(in, &other, sizeof(other));
	side_connect(&a, &other);
	put(out, "c", 1);
	while (what != 'q') {
		get(in, &what, 1);
		switch (what) {
		case 'f':
			unit_pattern(a.buf, SPACE, 1000);
			break;
		case 'c':
			assert_pattern(a.buf + 100, 150000, 5);
			break;
		case 'x':
			put(out, "x", 1);
			cross(&other);
			break;
		case 'r':
			side_recv(&a, 200000, 5000, 8);
			break;
		case 's':
			side_done(a.rcq, 8, VERBS_WC_SUCCESS);
			assert_pattern(a.buf + 200000, 5000, 6);
			break;
		case 'w':
			unit_pattern(a.buf, 3000, 7);
			assert_int_equal(
				side_post(&a, VERBS_WR_RDMA_WRITE, 0, 3000, &other, 777, 1), 0);
			side_done(a.cq, 1, VERBS_WC_SUCCESS);
			break;
		case 'd':
			assert_int_equal(v->ibv_dereg_mr(a.mr), 0);
			a.mr = v->ibv_reg_mr(a.pd, a.buf, SPACE, ACCESS_ALL);
			break;
		default:
			side_close(&a);
			side_clean();
		}
		put(out, &what, 1);
	}
	return 0;
}

/* By fork() alone, or with this program anew. */
static void start_peer(bool anew)
{
	int there[2];
	int back[2];

	assert_int_equal(pipe(there), 0);
	assert_int_equal(pipe(back), 0);
	peer = fork();
	assert_true(peer >= 0);
	if (peer == 0) {
		char in[16];
		char out[16];
		char self[] = "/proc/self/exe";
		char name[] = "serve";
		char *argv[] = { self, name, in, out, NULL };

		(void)prctl(PR_SET_PDEATHSIG, SIGKILL); /* a failed test leaves nobody */
		(void)close(there[1]);
		(void)close(back[0]);
		if (!anew) {
			_exit(serve(there[0], back[1], "2"));
		}
		(void)snprintf(in, sizeof(in), "%d", there[0]);
		(void)snprintf(out, sizeof(out), "%d", back[1]);
		(void)execv(self, argv);
		_exit(9);
	}
	(void)close(there[0]);
	(void)close(back[1]);
	to_peer = there[1];
	from_peer = back[0];
}

static struct card meet(void)
{
	struct card card;
	struct card other;
	char done = 0;

	side_open(&a);
	card = side_card(&a);
	get(from_peer, &other, sizeof(other));
	put(to_peer, &card, sizeof(card));
	side_connect(&a, &other);
	get(from_peer, &done, 1);
	assert_memory_not_equal(&card.gid, &other.gid, sizeof(card.gid)); /* another host */
	return other;
}

static void part(int want)
{
	int status = 0;

	(void)close(to_peer);
	(void)close(from_peer);
	assert_int_equal(waitpid(peer, &status, 0), peer);
	assert_int_equal(status, want);
	side_close(&a);
	side_clean();
}

static void carries(bool anew)
{
	struct verbs_sge g = { 0, 8, 0 };
	struct verbs_send_wr wr = { .sg_list = &g,
				    .num_sge = 1,
				    .opcode = VERBS_WR_ATOMIC_FETCH_AND_ADD,
				    .send_flags = VERBS_SEND_SIGNALED };
	struct verbs_send_wr *bad;
	struct card other;
	uint64_t sum;
	char what;

	if (anew) {
		start_peer(true);
	}
	how_usual();
	side_load();
	other = meet();
	unit_pattern(a.buf, 150000, 5);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 150000, &other, 100, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	tell('c');
	tell('r');
	unit_pattern(a.buf, 5000, 6);
	assert_int_equal(side_post(&a, VERBS_WR_SEND, 0, 5000, &other, 0, 2), 0);
	side_done(a.cq, 2, VERBS_WC_SUCCESS);
	tell('s');
	tell('f');
	memset(a.buf, 0, SPACE);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 10, 200000, &other, 50, 3), 0);
	side_done(a.cq, 3, VERBS_WC_SUCCESS);
	assert_pattern(a.buf + 10, 200000, 1050);
	assert_int_equal(a.buf[200010], 0);
	tell('w');
	assert_pattern(a.buf + 777, 3000, 7);
	memset(a.buf, 0, 8);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &other, 0, 4), 0);
	g = (struct verbs_sge){ (uintptr_t)a.buf, 8, a.mr->lkey };
	wr.wr.atomic.remote_addr = other.addr;
	wr.wr.atomic.rkey = other.rkey;
	wr.wr.atomic.compare_add = 3;
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	assert_int_equal(verbs_send(a.qp, &wr, &bad), 0);
	side_done(a.cq, 4, VERBS_WC_SUCCESS);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	side_done(a.cq, 0, VERBS_WC_SUCCESS);
	memcpy(&sum, a.buf, 8);
	assert_int_equal(sum, 3); /* what the second one found */
	tell('x');
	cross(&other);
	get(from_peer, &what, 1);
	tell('d');
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &other, 0, 5), 0);
	side_done(a.cq, 5, VERBS_WC_REM_ACCESS_ERR);
	assert_int_equal(side_state(&a), VERBS_QPS_ERR);
	tell('q');
	part(0);
}

static void by_exec(void **state)
{
	(void)state;
	carries(true);
}

/* main() has made the child: a failed assertion in a test's own would go on with the next test. */
static void by_fork(void **state)
{
	(void)state;
	carries(false);
}

/* A peer that dies is noticed by who sends next. */
static void dies(void **state)
{
	struct card other;
	int64_t from;

	(void)state;
	start_peer(true);
	how_usual();
	side_load();
	other = meet();
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &other, 0, 1), 0);
	side_done(a.cq, 1, VERBS_WC_SUCCESS);
	assert_int_equal(kill(peer, SIGKILL), 0);
	assert_int_equal(waitid(P_PID, (id_t)peer, &(siginfo_t){ 0 }, WEXITED | WNOWAIT), 0);
	from = side_now_ms();
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_READ, 0, 8, &other, 0, 2), 0);
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &other, 0, 3), 0);
	side_done(a.cq, 2, VERBS_WC_RETRY_EXC_ERR);
	side_done(a.cq, 3, VERBS_WC_WR_FLUSH_ERR);
	assert_true(side_now_ms() - from >= 100);
	part(SIGKILL);
}

/* One that stands still, too, after a longer while; others are not held up for ever. */
static void stands_still(void **state)
{
	struct card other;
	int status = 0;

	(void)state;
	start_peer(true);
	how_usual();
	side_load();
	other = meet();
	assert_int_equal(kill(peer, SIGSTOP), 0);
	assert_int_equal(waitpid(peer, &status, WUNTRACED), peer);
	assert_true(WIFSTOPPED(status));
	assert_int_equal(side_post(&a, VERBS_WR_RDMA_WRITE, 0, 8, &other, 0, 2), 0);
	side_done(a.cq, 2, VERBS_WC_RETRY_EXC_ERR);
	assert_int_equal(kill(peer, SIGKILL), 0);
	part(SIGKILL);
}

/* The library refuses in a child of a process that has it loaded. */
static void child_of_user(void **state)
{
	int status = 0;
	pid_t pid;

	(void)state;
	how_usual();
	side_load();
	side_open(&a);
	pid = fork();
	if (pid == 0) {
		char why[192] = "";
		struct config c = { .verbs_lib = getenv("FAKEVERBS_LIB") };

		_exit(!verbs_load(&c, why, sizeof(why)) &&
				      strstr(why, "was in use when this process was forked") &&
				      !verbs_loaded()
			      ? 0
			      : 1);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
	side_close(&a);
	side_clean();
}

/* With what killed processes have left in it. */
static void remove_dir(const char *path)
{
	DIR *d = opendir(path);
	struct dirent *e;

	while (d && (e = readdir(d))) {
		(void)unlinkat(dirfd(d), e->d_name, 0);
	}
	if (d) {
		(void)closedir(d);
	}
	(void)rmdir(path);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_fork),	 cmocka_unit_test(by_exec),
		cmocka_unit_test(dies),		 cmocka_unit_test(stands_still),
		cmocka_unit_test(child_of_user),
	};
	int failed;
	char dir[4096];

	if (argc == 4 && strcmp(argv[1], "serve") == 0) {
		return serve(atoi(argv[2]), atoi(argv[3]), "2");
	}
	/* A path that is too long for the address of a socket. */
	(void)snprintf(dir, sizeof(dir), "%s/verbs-%d-%0100d", getenv("TMPDIR") ?: "/tmp",
		       (int)getpid(), 0);
	(void)setenv("FAKEVERBS_DIR", dir, 1);
	(void)setenv("FAKEVERBS_DELAY_US", "300", 1);
	(void)setenv("FAKEVERBS_SILENCE_MS", "3000", 1);
	(void)setenv("FAKEVERBS_SHUFFLE", "7", 1);
	(void)signal(SIGPIPE, SIG_IGN);
	start_peer(false); /* before the library is loaded */
	failed = cmocka_run_group_tests(tests, NULL, NULL);
	remove_dir(dir);
	return failed;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Two processes are each other's remotes, by the public interface alone: on a libibverbs without a
 * network, or (OVER_TCP) by TCP, or (OVER_FABRIC) by libfabric's provider for TCP. The other
 * process is this program again; blobs go through a socket, as a program of one's own would carry
 * them by MPI or a store.
 */

#include <dirent.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "far.h"
#include "fixture.h"
#include "pattern.h"

#include <stdatomic.h>

#define LEN (3 * MIB + 5)
#define ECHOES 300u
#define ADDS 400u
#define PAGE_LEN (64 * KIB) /* of the host's memory that each side grants, too */
#define LONG_NS UINT64_C(20000000000)

/* What the other process has done, and is to do. */
enum word {
	READY = 'r',
	LOOK = 'l',
	SEEN = 's',
	REVOKE = 'v',
	REVOKED = 'd',
	DIFFERENT = 'x',
	ECHO = 'e',
	ADD = 'a',
	REUSE = 'u',
	STOP = 'p',
};

static void say(int fd, char word)
{
	assert_int_equal(send(fd, &word, 1, MSG_NOSIGNAL), 1);
}

/* 0: the other side has gone. */
static char hear(int fd)
{
	char word = 0;

	return recv(fd, &word, 1, MSG_WAITALL) == 1 ? word : 0;
}

static void send_blob(int fd, const char *blob, ssize_t n)
{
	assert_true(n > 0 && n <= PL_BLOB_MAX);
	assert_int_equal(send(fd, &n, sizeof(n), MSG_NOSIGNAL), sizeof(n));
	assert_int_equal(send(fd, blob, (size_t)n, MSG_NOSIGNAL), n);
}

static ssize_t take_blob(int fd, char *blob)
{
	ssize_t n = 0;

	assert_int_equal(recv(fd, &n, sizeof(n), MSG_WAITALL), sizeof(n));
	assert_true(n > 0 && n <= PL_BLOB_MAX);
	assert_int_equal(recv(fd, blob, (size_t)n, MSG_WAITALL), n);
	return n;
}

/* Both sides do this. */
static struct pl_remote *meet(struct pl_ctx *ctx, int fd)
{
	struct pl_remote *r;
	char blob[PL_BLOB_MAX];
	ssize_t n;

	assert_ok(pl_remote_open(ctx, &r));
	send_blob(fd, blob, pl_remote_blob(r, blob, sizeof(blob)));
	n = take_blob(fd, blob);
	assert_ok(pl_remote_connect(r, blob, (size_t)n));
	/* Nobody writes to who is not connected yet. */
	say(fd, READY);
	assert_int_equal(hear(fd), READY);
	return r;
}

/* A page of words, each side its own and the other's. */
struct page {
	char *mem;
	struct pl_grant *grant;
	struct pl_region *theirs;
};

static void swap_pages(struct pl_ctx *ctx, struct pl_remote *r, int fd, struct page *p)
{
	char blob[PL_BLOB_MAX];
	ssize_t n;

	p->mem = fx_host(PAGE_LEN);
	memset(p->mem, 0, PAGE_LEN);
	assert_ok(pl_grant_open(ctx, p->mem, PAGE_LEN, PL_MAY_READ | PL_MAY_WRITE | PL_MAY_ATOMIC,
				&p->grant));
	send_blob(fd, blob, pl_grant_blob(p->grant, blob, sizeof(blob)));
	n = take_blob(fd, blob);
	assert_ok(pl_region_open(r, blob, (size_t)n, &p->theirs));
}

static void drop_page(struct page *p)
{
	pl_region_close(p->theirs);
	assert_ok(pl_grant_close(p->grant));
	free(p->mem);
}

/* Each message goes back. */
static void echo(struct pl_remote *r)
{
	char msg[PL_MESSAGE_MAX];

	for (unsigned int i = 0; i < ECHOES; i++) {
		ssize_t n = pl_remote_next(r, msg, sizeof(msg), LONG_NS);

		assert_true(n >= 0);
		assert_ok(pl_remote_notify(r, msg, (size_t)n, LONG_NS));
	}
}

static void add(struct pl_region *region)
{
	uint64_t old;

	for (unsigned int i = 0; i < ADDS; i++) {
		assert_ok(pl_region_atomic(region, PL_ATOMIC_FETCH_ADD, 8, 1, 0, &old));
	}
}

/* Memory that is used again and again: the guard, the value that is valid, and the content. As
 * docs/rdma.md has it: the guard changes before the first byte does, and no later store may be seen
 * before that, for which a release store of the guard would not be enough. */
#define GUARD 0u
#define VALID 8u
#define CONTENT 64u

/* The server's thread reads what is being written here: that is what guards are for. To
 * ThreadSanitizer it is a race, each time, which costs seconds even if it is told to be silent. So
 * it sees none of these writes, and memset(), in which it always looks, is not called. */
__attribute__((no_sanitize("thread"))) static void reuse(int fd, char *mem)
{
	_Atomic uint64_t *guard = (_Atomic uint64_t *)(void *)(mem + GUARD);
	_Atomic uint64_t *valid = (_Atomic uint64_t *)(void *)(mem + VALID);
	volatile uint64_t *words = (volatile uint64_t *)(void *)mem;
	char word;

	for (uint64_t i = 1; recv(fd, &word, 1, MSG_DONTWAIT) < 0; i++) {
		atomic_store_explicit(guard, i, memory_order_relaxed);
		atomic_thread_fence(memory_order_release);
		for (size_t k = CONTENT / 8; k < PAGE_LEN / 8; k++) {
			words[k] = (i & 255) * (UINT64_MAX / 255);
		}
		atomic_store_explicit(valid, i, memory_order_release);
		(void)usleep(i % 8 ? 0 : 2000);
	}
}

/* Whether the other process grants memory of its device, and not the host's. */
static bool grants_device(const struct fx *fx)
{
#ifdef OVER_FABRIC
	return fx->addressable || getenv("FAKEFABRIC_REAL");
#else
	(void)fx;
	return true;
#endif
}

static void put(struct fx *fx, char *mem, const char *host)
{
	if (grants_device(fx)) {
		fx_put(fx, mem, host, LEN);
	} else {
		memcpy(mem, host, LEN);
	}
}

/* Whether the memory has the pattern. What the library's threads wrote comes before this by way of
 * the other process, of which ThreadSanitizer knows nothing; pattern.c's accesses it does not see.
 */
static bool has_pattern(struct fx *fx, char *host, const char *mem, unsigned int seed)
{
	if (grants_device(fx) && !(fx->info.flags & PL_DEV_SOFT)) {
		fx_get(fx, host, mem, LEN);
		mem = host;
	}
	return pattern_differs(mem, 0, LEN, seed) < 0;
}

/* The other process: grants memory of its device, and looks at what was written to it. */
static int other(int fd)
{
	struct fx fx;
	struct pl_remote *r;
	struct pl_grant *g;
	struct page page;
	char blob[PL_BLOB_MAX];
	char *host = fx_host(LEN);
	char *mem;

	fx_open(&fx, NULL);
	mem = grants_device(&fx) ? fx_alloc(&fx, LEN) : fx_host(LEN);
	fx_pattern(host, 0, LEN, 3);
	put(&fx, mem, host);
	r = meet(fx.ctx, fd);
	assert_ok(pl_grant_open(fx.ctx, mem, LEN, PL_MAY_READ | PL_MAY_WRITE, &g));
	assert_true(!grants_device(&fx) || pl_mem_free(fx.ctx, mem) == -EBUSY);
	send_blob(fd, blob, pl_grant_blob(g, blob, sizeof(blob)));
	swap_pages(fx.ctx, r, fd, &page);
	for (;;) {
		switch (hear(fd)) {
		case ECHO:
			echo(r);
			break;
		case ADD:
			add(page.theirs);
			say(fd, SEEN);
			break;
		case REUSE:
			reuse(fd, page.mem);
			break;
		case LOOK:
			say(fd, has_pattern(&fx, host, mem, 4) ? SEEN : DIFFERENT);
			break;
		case REVOKE:
			assert_ok(pl_grant_close(g));
			g = NULL;
			say(fd, REVOKED);
			break;
		default:
			assert_ok(g ? pl_grant_close(g) : 0);
			drop_page(&page);
			pl_remote_close(r);
			if (grants_device(&fx)) {
				fx_free(&fx, mem);
			} else {
				free(mem);
			}
			fx_close(&fx);
			free(host);
			return 0;
		}
	}
}

struct world {
	struct fx fx;
	int fd;
	pid_t pid;
	struct pl_remote *remote;
	struct pl_region *region;
	char *host;
	char *mem;
	struct page page;
};

static struct world w;

/* What a report says of a transfer with memory of the device, or with plain memory. */
static const char *route_of(bool device)
{
#ifdef OVER_TCP
	return !device || w.fx.addressable ? "tcp" : "tcp+copy";
#elif defined(OVER_FABRIC)
	return device && grants_device(&w.fx) ? "fabric" : "fabric+copy";
#else
	return device ? "verbs" : "verbs+copy";
#endif
}

static int begin(void **state)
{
	char blob[PL_BLOB_MAX];
	char number[16];
	int fd[2];
	ssize_t n;

	(void)state;
	/* Where the two find each other, and that they are two hosts. */
	if (!getenv("FAKEVERBS_DIR")) {
		static char dir[] = "/tmp/verbs-pair-XXXXXX";

		assert_non_null(mkdtemp(dir));
		assert_int_equal(setenv("FAKEVERBS_DIR", dir, 1), 0);
	}
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	(void)snprintf(number, sizeof(number), "%d", fd[1]);
	w = (struct world){ .fd = fd[0], .pid = fork() };
	if (w.pid == 0) {
		(void)close(fd[0]);
		(void)setenv("FAKEVERBS_HOST", "1", 1);
		/* In a network namespace of its own, if there is one: apart.sh. */
		if (getenv("TEST_OTHER_NET")) {
			char self[4096] = "";

			if (readlink("/proc/self/exe", self, sizeof(self) - 1) < 0) {
				_exit(127);
			}
			(void)execlp("nsenter", "nsenter", "-t", getenv("TEST_OTHER_NET"), "-n",
				     self, "other", number, NULL);
			_exit(127);
		}
		(void)execl("/proc/self/exe", "mover-verbs-pair", "other", number, NULL);
		_exit(127);
	}
	(void)close(fd[1]);
	fx_open(&w.fx, NULL);
	w.host = fx_host(LEN);
	w.mem = fx_alloc(&w.fx, LEN);
	w.remote = meet(w.fx.ctx, w.fd);
	n = take_blob(w.fd, blob);
	assert_ok(pl_region_open(w.remote, blob, (size_t)n, &w.region));
	swap_pages(w.fx.ctx, w.remote, w.fd, &w.page);
	return 0;
}

static int end(void **state)
{
	int status;

	(void)state;
	pl_region_close(w.region);
	drop_page(&w.page);
	pl_remote_close(w.remote);
	(void)close(w.fd);
	if (w.pid) {
		assert_int_equal(waitpid(w.pid, &status, 0), w.pid);
		assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
	fx_free(&w.fx, w.mem);
	free(w.host);
	fx_close(&w.fx);
	return 0;
}

static void there_and_back(void **state)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_io_report report = PL_IO_REPORT_INIT;
	char *want = fx_host(LEN);

	(void)state;
	opts.report = &report;
	assert_moved(far_read(w.region, w.mem, LEN, 0, &opts), LEN);
	assert_string_equal(report.route, route_of(true));
	assert_int_equal(report.staged, strchr(route_of(true), '+') ? LEN : 0);
	fx_get(&w.fx, w.host, w.mem, LEN);
	fx_pattern(want, 0, LEN, 3);
	fx_same(w.host, want, LEN, "what was read");
	fx_pattern(want, 0, LEN, 4);
	/* From memory that no NIC knows, at odd places. */
	assert_moved(far_write(w.region, want + 4097, LEN - 4097, 4097, &opts), LEN - 4097);
	assert_string_equal(report.route, route_of(false));
	assert_moved(far_write(w.region, want, 4097, 0, NULL), 4097);
	say(w.fd, LOOK);
	assert_int_equal(hear(w.fd), SEEN);
	free(want);
}

static void what_is_revoked_is_refused(void **state)
{
	(void)state;
	assert_moved(far_read(w.region, w.mem, LEN, 0, NULL), LEN);
	say(w.fd, REVOKE);
	assert_int_equal(hear(w.fd), REVOKED);
	assert_int_equal(far_read(w.region, w.mem, LEN, 0, NULL), -EACCES);
	assert_non_null(strstr(pl_error_message(), "not granted"));
}

/* A process that is gone is an error in bounded time, and all calls after it. */
static void who_is_gone_is_told(void **state)
{
	int status;

	(void)state;
	assert_int_equal(kill(w.pid, SIGKILL), 0);
	assert_int_equal(waitpid(w.pid, &status, 0), w.pid);
	w.pid = 0;
	/* Whether or not the library's own look at the remote has found it before the call. */
	assert_fails(far_read(w.region, w.mem, LEN, 0, NULL), EHOSTUNREACH, "no answer");
	assert_fails(far_write(w.region, w.host, 10, 0, NULL), EHOSTUNREACH, "no answer");
}

static void messages_go_there_and_back(void **state)
{
	char msg[PL_MESSAGE_MAX];
	char want[PL_MESSAGE_MAX];
	unsigned int sent = 0;

	(void)state;
	say(w.fd, ECHO);
	for (unsigned int i = 0; i < ECHOES; i++) {
		/* Up to 40 are on the way. */
		for (; sent < ECHOES && sent < i + 40; sent++) {
			fx_pattern(want, sent, sent % 241, 5);
			assert_ok(pl_remote_notify(w.remote, want, sent % 241, LONG_NS));
		}
		assert_moved(pl_remote_next(w.remote, msg, sizeof(msg), LONG_NS), i % 241);
		fx_pattern(want, i, i % 241, 5);
		fx_same(msg, want, i % 241, "what came back");
	}
	assert_int_equal(pl_remote_next(w.remote, msg, sizeof(msg), 0), -EAGAIN);
}

/* What a process has sent before it was killed is there, and then nobody waits for ever. */
static void who_is_gone_sends_no_more(void **state)
{
	char msg[PL_MESSAGE_MAX];
	int status;

	(void)state;
	say(w.fd, ECHO);
	for (unsigned int i = 0; i < 3; i++) {
		assert_ok(pl_remote_notify(w.remote, &i, sizeof(i), LONG_NS));
	}
	/* The last of them is there, and so are those before it. */
	assert_int_equal(pl_remote_next(w.remote, msg, sizeof(msg), LONG_NS), sizeof(unsigned int));
	assert_int_equal(pl_remote_next(w.remote, msg, sizeof(msg), LONG_NS), sizeof(unsigned int));
	assert_int_equal(pl_remote_next(w.remote, msg, 1, LONG_NS), -EMSGSIZE);
	assert_int_equal(kill(w.pid, SIGKILL), 0);
	assert_int_equal(waitpid(w.pid, &status, 0), w.pid);
	w.pid = 0;
	assert_int_equal(pl_remote_next(w.remote, msg, sizeof(msg), LONG_NS), sizeof(unsigned int));
	assert_fails(pl_remote_next(w.remote, msg, sizeof(msg), PL_WAIT_FOREVER), EHOSTUNREACH,
		     "no answer");
	assert_true(pl_remote_notify(w.remote, msg, 1, PL_WAIT_FOREVER) < 0);
}

/* Two processes, one word. This one reaches it as a remote of its own. */
static void sums_are_exact(void **state)
{
	struct pl_remote *r[2];
	struct pl_region *own;
	char blob[2][PL_BLOB_MAX];
	uint64_t sum;
	ssize_t n[2];

	(void)state;
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_open(w.fx.ctx, &r[i]));
		n[i] = pl_remote_blob(r[i], blob[i], sizeof(blob[i]));
	}
	for (unsigned int i = 0; i < 2; i++) {
		assert_ok(pl_remote_connect(r[i], blob[!i], (size_t)n[!i]));
	}
	n[0] = pl_grant_blob(w.page.grant, blob[0], sizeof(blob[0]));
	assert_ok(pl_region_open(r[0], blob[0], (size_t)n[0], &own));
	say(w.fd, ADD);
	add(own);
	assert_int_equal(hear(w.fd), SEEN);
	memcpy(&sum, w.page.mem + 8, sizeof(sum));
	assert_int_equal(sum, 2 * ADDS);
	pl_remote_close(r[0]);
	pl_remote_close(r[1]);
}

/* What a guarded read gives is of one use of the memory. */
static void reused_memory_is_noticed(void **state)
{
	unsigned int good = 0;
	unsigned int stale = 0;

	(void)state;
	say(w.fd, REUSE);
	while (good < 50 || (stale < 50 && good < 5000)) {
		struct pl_guard guard = { .off = GUARD };
		ssize_t n;

		assert_moved(far_read(w.page.theirs, &guard.value, 8, VALID, NULL), 8);
		n = pl_region_read_guarded(w.page.theirs, w.host, PAGE_LEN - CONTENT, CONTENT,
					   &guard, NULL);
		if (n == -ESTALE) {
			stale++;
			continue;
		}
		assert_moved(n, PAGE_LEN - CONTENT);
		for (size_t i = 0; i < PAGE_LEN - CONTENT; i++) {
			assert_int_equal((unsigned char)w.host[i], guard.value & 255);
		}
		good++;
	}
	say(w.fd, STOP);
}

#ifdef OVER_FABRIC
/* The remote is given up, as what was on its way to it may yet arrive. */
static void who_stands_still_is_given_up(void **state)
{
	double began;
	int status;

	(void)state;
	assert_moved(far_read(w.region, w.mem, LEN, 0, NULL), LEN);
	assert_int_equal(kill(w.pid, SIGSTOP), 0);
	assert_int_equal(waitpid(w.pid, &status, WUNTRACED), w.pid);
	began = fx_now();
	assert_fails(far_read(w.region, w.mem, LEN, 0, NULL), EHOSTUNREACH, "no answer");
	assert_true(fx_now() - began > .9);
	assert_int_equal(kill(w.pid, SIGCONT), 0);
	assert_fails(far_read(w.region, w.mem, LEN, 0, NULL), EHOSTUNREACH, "no answer");
	assert_fails(pl_remote_notify(w.remote, "", 1, LONG_NS), EHOSTUNREACH, "no answer");
}
#endif

#ifdef OVER_TCP
/* A process that stands still holds nobody for longer than the tunable says; and then goes on. */
static void who_stands_still_is_told(void **state)
{
	char *want = fx_host(LEN);
	double began;
	int status;

	(void)state;
	assert_moved(far_read(w.region, w.mem, LEN, 0, NULL), LEN);
	assert_int_equal(kill(w.pid, SIGSTOP), 0);
	assert_int_equal(waitpid(w.pid, &status, WUNTRACED), w.pid);
	began = fx_now();
	assert_fails(far_read(w.region, w.mem, LEN, 0, NULL), EHOSTUNREACH, "no answer");
	assert_true(fx_now() - began > .9);
	assert_int_equal(kill(w.pid, SIGCONT), 0);
	assert_moved(far_read(w.region, w.mem, LEN, 0, NULL), LEN);
	fx_get(&w.fx, w.host, w.mem, LEN);
	fx_pattern(want, 0, LEN, 3);
	fx_same(w.host, want, LEN, "what was read afterwards");
	free(want);
}
#endif

static int forget_dir(void **state)
{
	const char *name = getenv("FAKEVERBS_DIR");
	DIR *dir = name ? opendir(name) : NULL;
	const struct dirent *e;

	(void)state;
	while (dir && (e = readdir(dir))) {
		(void)unlinkat(dirfd(dir), e->d_name, 0); /* what a killed process left */
	}
	if (dir) {
		(void)closedir(dir);
		(void)rmdir(name);
	}
	return 0;
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		TEST(there_and_back),
		TEST(what_is_revoked_is_refused),
		TEST(who_is_gone_is_told),
		TEST(messages_go_there_and_back),
		TEST(who_is_gone_sends_no_more),
		TEST(sums_are_exact),
		TEST(reused_memory_is_noticed),
#ifdef OVER_TCP
		TEST(who_stands_still_is_told),
#endif
#ifdef OVER_FABRIC
		TEST(who_stands_still_is_given_up),
#endif
	};

	if (argc == 3) {
		return other((int)strtol(argv[2], NULL, 10));
	}
	return cmocka_run_group_tests_name("verbs-pair", tests, NULL, forget_dir);
}

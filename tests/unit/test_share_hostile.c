/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Sharing with a process that does not keep the protocol, to harm the other side: it sends what
 * cannot be mapped, or not be closed in time, offers without end, takes all that there is; and it
 * is of another user. Some of the library's calls are intercepted, so that each case comes every
 * time.
 */

#include "share_side.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "lib/settle.h"
#include "mem/share_msg.h"
#include "mem/tables.h"
#include "sys/sys.h"

#define LEN 65536u

#ifndef SO_PASSRIGHTS
#define SO_PASSRIGHTS 83
#endif

static char path[64];

/* As on a kernel that cannot refuse descriptors. */
static atomic_bool old_kernel;

/* While it is shut, nothing is received, but by the test. */
static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t gate_moved = PTHREAD_COND_INITIALIZER;
static bool gate_shut;
static int tickets = -1; /* so many more calls; -1: any number */
static _Thread_local bool is_test;

static void set_gate(bool shut)
{
	pthread_mutex_lock(&gate_lock);
	gate_shut = shut;
	pthread_cond_broadcast(&gate_moved);
	pthread_mutex_unlock(&gate_lock);
}

static void set_tickets(int n)
{
	pthread_mutex_lock(&gate_lock);
	tickets = n;
	pthread_cond_broadcast(&gate_moved);
	pthread_mutex_unlock(&gate_lock);
}

static void pass_gate(void)
{
	pthread_mutex_lock(&gate_lock);
	while ((gate_shut || !tickets) && !is_test) {
		pthread_cond_wait(&gate_moved, &gate_lock);
	}
	tickets -= tickets > 0 && !is_test;
	pthread_mutex_unlock(&gate_lock);
}

/* While it is shut, an importer that has mapped what it was offered does not say so: it waits where
 * it begins to refuse descriptors. */
static bool refusal_shut;
static bool refusal_waits;

static void set_refusal(bool shut)
{
	pthread_mutex_lock(&gate_lock);
	refusal_shut = shut;
	refusal_waits = false;
	pthread_cond_broadcast(&gate_moved);
	pthread_mutex_unlock(&gate_lock);
}

static void pass_refusal(void)
{
	pthread_mutex_lock(&gate_lock);
	while (refusal_shut && !is_test) {
		refusal_waits = true;
		pthread_cond_broadcast(&gate_moved);
		pthread_cond_wait(&gate_moved, &gate_lock);
	}
	pthread_mutex_unlock(&gate_lock);
}

static void await_refusal(void)
{
	pthread_mutex_lock(&gate_lock);
	while (!refusal_waits) {
		pthread_cond_wait(&gate_moved, &gate_lock);
	}
	pthread_mutex_unlock(&gate_lock);
}

/* What comes after the next successful call of that kind. */
enum call {
	CALL_NONE,
	CALL_SOCKET,
	CALL_ACCEPT,
	CALL_RECEIVE,
};
static atomic_int wanted;
static void after_call(void);

static long done(enum call which, long rc)
{
	int which_one = (int)which;

	if (rc >= 0 && !is_test && atomic_compare_exchange_strong(&wanted, &which_one, CALL_NONE)) {
		after_call();
	}
	return rc;
}

#pragma GCC visibility push(default)

int socket(int family, int type, int protocol)
{
	return (int)done(CALL_SOCKET, syscall(SYS_socket, family, type, protocol));
}

int accept4(int fd, struct sockaddr *a, socklen_t *len, int flags)
{
	return (int)done(CALL_ACCEPT, syscall(SYS_accept4, fd, a, len, flags));
}

ssize_t recvmsg(int fd, struct msghdr *m, int flags)
{
	ssize_t n;

	pass_gate();
	n = syscall(SYS_recvmsg, fd, m, flags);
	return n > 0 && m->msg_controllen ? done(CALL_RECEIVE, n) : n;
}

int setsockopt(int fd, int level, int name, const void *value, socklen_t len)
{
	if (level == SOL_SOCKET && name == SO_PASSRIGHTS) {
		pass_refusal();
	}
	if (level == SOL_SOCKET && name == SO_PASSRIGHTS && atomic_load(&old_kernel)) {
		errno = ENOPROTOOPT;
		return -1;
	}
	return (int)syscall(SYS_setsockopt, fd, level, name, value, len);
}

int getsockopt(int fd, int level, int name, void *value, socklen_t *len)
{
	if (level == SOL_SOCKET && name == SO_PASSRIGHTS && atomic_load(&old_kernel)) {
		errno = ENOPROTOOPT;
		return -1;
	}
	return (int)syscall(SYS_getsockopt, fd, level, name, value, len);
}

#pragma GCC visibility pop

/* The test's own end of a connection, which says what it likes. */

static struct sockaddr_un address(void)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };

	(void)snprintf(at.sun_path, sizeof(at.sun_path), "%s", path);
	return at;
}

static int raw_connect(void)
{
	struct sockaddr_un at = address();
	int fd = (int)syscall(SYS_socket, AF_UNIX, SOCK_SEQPACKET, 0);

	assert_true(fd >= 0);
	assert_int_equal(connect(fd, (struct sockaddr *)&at, sizeof(at)), 0);
	return fd;
}

static int raw_listen(void)
{
	struct sockaddr_un at = address();
	int fd = (int)syscall(SYS_socket, AF_UNIX, SOCK_SEQPACKET, 0);

	assert_true(fd >= 0);
	(void)unlink(path);
	assert_int_equal(bind(fd, (struct sockaddr *)&at, sizeof(at)), 0);
	assert_int_equal(chmod(path, 0666), 0);
	assert_int_equal(listen(fd, 9), 0);
	return fd;
}

static bool can_refuse(int s)
{
	socklen_t len = sizeof(int);
	int takes;

	return getsockopt(s, SOL_SOCKET, SO_PASSRIGHTS, &takes, &len) == 0;
}

/* 0, or the errno value. */
static int raw_send(int s, const void *buf, size_t len, const int *fds, unsigned int n)
{
	union {
		char space[CMSG_SPACE(8 * sizeof(int))];
		struct cmsghdr align;
	} c = { { 0 } };
	struct iovec iov = { (void *)(uintptr_t)buf, len };
	struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };

	if (n) {
		h.msg_control = &c;
		h.msg_controllen = CMSG_SPACE(n * sizeof(int));
		c.align.cmsg_level = SOL_SOCKET;
		c.align.cmsg_type = SCM_RIGHTS;
		c.align.cmsg_len = CMSG_LEN(n * sizeof(int));
		memcpy(CMSG_DATA(&c.align), fds, n * sizeof(int));
	}
	return sendmsg(s, &h, MSG_NOSIGNAL) < 0 ? errno : 0;
}

static int raw_say(int s, enum share_op op)
{
	struct share_msg m;

	share_msg_init(&m, op);
	return raw_send(s, &m, sizeof(m), NULL, 0);
}

/* Its `op`; 0: it has hung up. Descriptors are dropped. */
static uint32_t raw_hear(int s, struct share_msg *m)
{
	ssize_t n = recv(s, m, sizeof(*m), 0);

	/* It has closed without reading all; what it said before comes next. */
	n = n < 0 && errno == ECONNRESET ? recv(s, m, sizeof(*m), 0) : n;
	return n == (ssize_t)sizeof(*m) ? m->op : 0;
}

static int sealed(uint64_t size, unsigned int flags)
{
	int fd = memfd_create("sealed", MFD_ALLOW_SEALING | MFD_CLOEXEC | flags);

	if (fd >= 0) {
		assert_int_equal(ftruncate(fd, (off_t)size), 0);
		assert_int_equal(fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK), 0);
	}
	return fd;
}

static void make_offer(struct share_msg *m)
{
	share_msg_init(m, SHARE_OFFER);
	(void)snprintf(m->driver, sizeof(m->driver), "soft");
	m->form = DEV_FORM_FD;
	m->n = 1;
	m->range_len = LEN;
	m->pieces[0].len = LEN;
}

static pid_t settled_fork(void)
{
	settle();
	return fork();
}

static int wait_for(pid_t pid)
{
	int status;

	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return status;
}

/* An importer in a process of its own: its exit status is the errno value. */
static pid_t importer(unsigned int flags)
{
	pid_t pid = settled_fork();

	if (pid == 0) {
		static struct side s;

		(void)signal(SIGBUS, SIG_DFL); /* cmocka would go on with the next test */
		_exit(side_open(&s) ? 255 : -side_import(&s, path, 1, flags, SIDE_TIMEOUT_NS));
	}
	return pid;
}

/* A lease that has no page behind it, now or when it is touched, is none. */
static void test_lease_without_a_page(void **state)
{
	static const struct {
		uint64_t size;
		unsigned int flags;
	} leases[] = { { 0, 0 }, { 4095, 0 }, { 2 * MIB, MFD_HUGETLB } };

	(void)state;
	for (size_t i = 0; i < COUNT(leases); i++) {
		int l = raw_listen();
		int fds[2] = { sealed(leases[i].size, leases[i].flags), sealed(LEN, 0) };
		struct share_msg m;
		int status;
		pid_t pid;
		int s;

		if (fds[0] < 0) {
			(void)printf("left out: no memory of huge pages (%s)\n", strerror(errno));
			close(fds[1]);
			close(l);
			continue;
		}
		pid = importer(0);
		s = accept(l, NULL, NULL);
		assert_int_equal(raw_hear(s, &m), SHARE_HELLO);
		make_offer(&m);
		assert_int_equal(raw_send(s, &m, sizeof(m), fds, 2), 0);
		/* It asks for another way, and there is none. */
		if (raw_hear(s, &m) == SHARE_NEXT) {
			assert_in("not a sealed page", m.why);
		}
		close(s);
		close(l);
		close(fds[0]);
		close(fds[1]);
		status = wait_for(pid);
		if (WIFSIGNALED(status)) {
			fail_msg("lease %zu: signal %d ended the importer", i, WTERMSIG(status));
		}
		assert_int_equal(WEXITSTATUS(status), EOWNERDEAD);
		(void)unlink(path);
	}
}

/* What is offered as memory of the host, and is not. */
#define HOST_LEN ((size_t)2 << 20)

static int of_kind(const char *kind, uint64_t len)
{
	int fd = -1;

	if (strcmp(kind, "sealed") == 0) {
		return sealed(len, 0);
	}
	if (strcmp(kind, "unsealed") == 0) {
		fd = memfd_create("unsealed", MFD_CLOEXEC);
	} else if (strcmp(kind, "file") == 0) {
		fd = open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
	} else {
		return open(kind, O_RDWR | O_CLOEXEC);
	}
	assert_true(fd >= 0);
	assert_int_equal(ftruncate(fd, (off_t)len), 0);
	return fd;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"
static const struct lie {
	const char *what;
	const char *kind; /* of the descriptor */
	uint64_t len;	  /* of what it is */
	uint64_t said;	  /* of the piece */
	uint64_t skip;
	uint64_t off; /* of the range */
	uint64_t range;
	uint64_t page;
	uint64_t not_wide;
	uint32_t form;
	uint32_t flags;
	unsigned int n;
	bool good;
} lies[] = {
#define LIE(...)                                                                                \
	{                                                                                       \
		.kind = "sealed", .len = HOST_LEN, .said = HOST_LEN, .range = LEN,              \
		.page = HOST_LEN, .form = DEV_FORM_FD, .flags = SHARE_HOST, .n = 1, __VA_ARGS__ \
	}
	LIE(.what = "nothing wrong", .good = true),
	LIE(.what = "nothing wrong, at the end", .off = HOST_LEN - LEN, .good = true),
	LIE(.what = "smaller entries", .page = 65536, .not_wide = 6, .good = true),
	LIE(.what = "no seal", .kind = "unsealed"),
	LIE(.what = "a file", .kind = "file"),
	LIE(.what = "a device", .kind = "/dev/zero"),
	LIE(.what = "a shorter file", .len = 4096),
	LIE(.what = "a longer file", .len = 2 * HOST_LEN),
	LIE(.what = "an empty file", .len = 0),
	LIE(.what = "part of an entry", .len = LEN, .said = LEN),
	LIE(.what = "a piece of no bytes", .said = 0),
	LIE(.what = "a piece of all bytes", .said = UINT64_MAX),
	LIE(.what = "a piece that begins later", .skip = 4096),
	LIE(.what = "a piece that begins at the end", .skip = UINT64_MAX - 4095),
	LIE(.what = "a range behind it", .off = HOST_LEN),
	LIE(.what = "a range that leaves it", .off = HOST_LEN - LEN + 1),
	LIE(.what = "a range that begins nowhere", .off = UINT64_MAX),
	LIE(.what = "a range of all bytes", .range = UINT64_MAX),
	LIE(.what = "an empty range", .range = 0),
	LIE(.what = "two pieces", .n = 2),
	LIE(.what = "no piece", .n = 0),
	LIE(.what = "entries of another size", .page = 12345, .not_wide = 6),
	LIE(.what = "no entries", .page = 0),
	LIE(.what = "wide, and why not", .not_wide = 6),
	LIE(.what = "not wide, and no reason", .page = 4096),
	LIE(.what = "not wide for a reason that is none", .page = 4096, .not_wide = 99),
	LIE(.what = "a window of it", .flags = SHARE_HOST | SHARE_WINDOW),
	LIE(.what = "a handle of it", .form = DEV_FORM_IPC),
	LIE(.what = "a form that is none", .form = 77),
};
#pragma GCC diagnostic pop

static void offer_lie(int s, const struct lie *x)
{
	int fds[3] = { sealed(LEN, 0), of_kind(x->kind, x->len), of_kind(x->kind, x->len) };
	struct share_msg m;

	make_offer(&m);
	m.flags = x->flags;
	m.form = x->form;
	m.n = x->n;
	m.off = x->page;
	m.len = x->not_wide;
	m.range_off = x->off;
	m.range_len = x->range;
	for (unsigned int i = 0; i < x->n; i++) {
		m.pieces[i].len = x->said;
		m.pieces[i].skip = x->skip;
	}
	assert_int_equal(raw_send(s, &m, sizeof(m), fds, 1 + x->n), 0);
	for (int i = 0; i < 3; i++) {
		close(fds[i]);
	}
}

static void import_lie(const struct lie *x)
{
	struct import_result res;
	static struct side s;
	struct mem_ref ref;
	void *p = NULL;
	int rc;

	(void)signal(SIGBUS, SIG_DFL);
	(void)signal(SIGSEGV, SIG_DFL);
	rc = side_open(&s);
	rc = rc ? rc
		: mem_import(&s.mem, s.d,
			     &(struct import_how){
				     .path = path, .timeout_ns = SIDE_TIMEOUT_NS, .node = -1 },
			     &res, &p);
	if (rc) {
		_exit(rc == -EPROTO || rc == -EOWNERDEAD ? 1 : 2);
	}
	/* What was taken can be touched, all of it. */
	rc = mem_get(&s.mem, p, x->range, &ref);
	if (rc || ref.kind != DEV_MEM_PINNED) {
		_exit(3);
	}
	memset(p, 'x', x->range);
	mem_put(&ref);
	_exit(mem_unimport(&s.mem, p) ? 4 : 0);
}

static void test_host_memory_that_is_none(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(lies); i++) {
		int l = raw_listen();
		struct share_msg m;
		pid_t pid = settled_fork();
		int status;
		int s;

		if (pid == 0) {
			import_lie(&lies[i]);
		}
		s = accept(l, NULL, NULL);
		assert_int_equal(raw_hear(s, &m), SHARE_HELLO);
		assert_true(m.flags & SHARE_TAKES_HOST);
		offer_lie(s, &lies[i]);
		if (raw_hear(s, &m) == SHARE_TAKEN) {
			/* Until it has done. */
			(void)raw_hear(s, &m);
		}
		close(s);
		close(l);
		status = wait_for(pid);
		if (status != (lies[i].good ? 0 : 1 << 8)) {
			fail_msg("%s: the importer ended with status %#x", lies[i].what,
				 (unsigned int)status);
		}
		(void)unlink(path);
	}
}

/* An importer that is older, and would not know what it is given; and one that says that it knows.
 */
static void test_host_memory_for_others(void **state)
{
	struct mem_export *x;
	struct share_msg m;
	struct side s;
	void *p;
	int c;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(mem_alloc_wide(&s.mem, s.d, -1, LEN, false, NULL, &p), 0);
	assert_int_equal(mem_export(&s.mem, p, LEN, path, 0, 0600, &x), 0);
	c = raw_connect();
	assert_int_equal(raw_say(c, SHARE_HELLO), 0);
	assert_int_equal(raw_hear(c, &m), SHARE_OFFER);
	assert_int_equal(m.err, EOPNOTSUPP);
	assert_in("host memory", m.why);
	assert_int_equal(raw_say(c, SHARE_NEXT), 0);
	assert_int_equal(raw_hear(c, &m), SHARE_OFFER);
	assert_int_equal(m.err, EOPNOTSUPP);
	close(c);
	c = raw_connect();
	share_msg_init(&m, SHARE_HELLO);
	m.flags = SHARE_TAKES_HOST;
	assert_int_equal(raw_send(c, &m, sizeof(m), NULL, 0), 0);
	assert_int_equal(raw_hear(c, &m), SHARE_OFFER);
	assert_int_equal(m.err, 0);
	assert_int_equal(m.flags, SHARE_HOST);
	assert_int_equal(m.off, DEV_WIDE_PAGE);
	/* There is no other way, no window. */
	assert_int_equal(raw_say(c, SHARE_NEXT), 0);
	assert_int_equal(raw_hear(c, &m), SHARE_OFFER);
	assert_int_equal(m.err, EOPNOTSUPP);
	close(c);
	assert_int_equal(mem_unexport(x), 0);
	assert_int_equal(mem_free(&s.mem, p), 0);
	side_close(&s);
}

/* What a process says that loads a table for ever, or does not know what it says. */
static const struct news {
	const char *what;
	uint64_t off;
	uint64_t len;
	bool with_fd;
	bool falls;
	bool waits; /* the importer has asked for a table */
	int want;
} news[] = {
	{ "nothing new", 5, 100, false, false, true, -ETIMEDOUT },
	{ "no table", 5, 100, false, false, false, -EPROTO },
	{ "more than all", 101, 100, false, false, true, -EPROTO },
	{ "a descriptor", 5, 100, true, false, true, -EPROTO },
	{ "less and less", UINT64_MAX, UINT64_MAX, false, true, true, -ETIMEDOUT },
};

struct waiting {
	pthread_t t;
	struct side *s;
	const struct news *n;
	int calls;
	int rc;
};

static int count_calls(uint64_t done, uint64_t all, void *arg)
{
	struct waiting *w = arg;

	w->calls += done <= all;
	return 0;
}

static void *wait_for_table(void *arg)
{
	static const unsigned char key[DEV_TOKEN] = { 1, 2, 3 };
	struct waiting *w = arg;
	struct import_how how = { .path = path, .timeout_ns = 300000000, .node = -1 };
	struct import_result res;
	struct import *i;

	if (w->n->waits) {
		how.key = key;
		how.progress = count_calls;
		how.arg = w;
	}
	w->rc = import_open(w->s->d, &how, &res, &i);
	return NULL;
}

static void test_tables_that_are_none(void **state)
{
	(void)state;
	for (size_t i = 0; i < COUNT(news); i++) {
		struct waiting w = { .n = &news[i] };
		int l = raw_listen();
		struct share_msg m;
		struct side mine;
		uint64_t off = news[i].off;
		int s;

		assert_int_equal(side_open(&mine), 0);
		w.s = &mine;
		assert_int_equal(pthread_create(&w.t, NULL, wait_for_table, &w), 0);
		s = accept(l, NULL, NULL);
		assert_int_equal(raw_hear(s, &m), SHARE_HELLO);
		assert_int_equal(!!(m.flags & SHARE_WAITS), news[i].waits);
		for (;;) {
			int fd = sealed(LEN, 0);
			int err;

			share_msg_init(&m, SHARE_LOADING);
			m.off = off;
			m.len = news[i].len;
			off -= news[i].falls;
			err = raw_send(s, &m, sizeof(m), &fd, news[i].with_fd ? 1 : 0);
			close(fd);
			if (err) {
				break;
			}
			(void)usleep(1000);
		}
		assert_int_equal(pthread_join(w.t, NULL), 0);
		if (w.rc != news[i].want) {
			fail_msg("%s: %d and not %d", news[i].what, w.rc, news[i].want);
		}
		assert_int_equal(w.calls > 0, w.rc == -ETIMEDOUT);
		close(s);
		close(l);
		side_close(&mine);
		(void)unlink(path);
	}
}

/* A socket whose close(2) sleeps until its peer reads or closes: an hour otherwise. */
static int lingerer(int *peer)
{
	struct sockaddr_in at = { .sin_family = AF_INET };
	struct linger li = { 1, 3600 };
	socklen_t len = sizeof(at);
	static char b[65536];
	int small = 4096;
	int l = (int)syscall(SYS_socket, AF_INET, SOCK_STREAM, 0);
	int c = (int)syscall(SYS_socket, AF_INET, SOCK_STREAM, 0);

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	(void)setsockopt(l, SOL_SOCKET, SO_RCVBUF, &small, sizeof(small));
	assert_int_equal(bind(l, (struct sockaddr *)&at, len), 0);
	assert_int_equal(listen(l, 1), 0);
	assert_int_equal(getsockname(l, (struct sockaddr *)&at, &len), 0);
	assert_int_equal(connect(c, (struct sockaddr *)&at, len), 0);
	*peer = accept(l, NULL, NULL);
	assert_true(*peer >= 0);
	while (send(c, b, sizeof(b), MSG_DONTWAIT) > 0) {
	}
	assert_int_equal(setsockopt(c, SOL_SOCKET, SO_LINGER, &li, sizeof(li)), 0);
	close(l);
	return c;
}

/* Where the sender's own close() would be the last, it would be the one that sleeps: it comes while
 * the message waits at the gate. */
static int send_lingerer(int s, const void *m, size_t len, int with, int *peer)
{
	int fds[2] = { with, lingerer(peer) };
	int rc;

	rc = with >= 0 ? raw_send(s, m, len, fds, 2) : raw_send(s, m, len, fds + 1, 1);
	if (rc) {
		close(*peer); /* first: this close() shall not sleep either */
	}
	close(fds[1]);
	return rc;
}

/* What an importer sends keeps neither the export nor its end, wherever it is when it is closed: it
 * was received, or it was still in the queue. A test that hangs has failed. */
static void test_owner_and_lingering(void **state)
{
	(void)state;
	for (int kernel = 0; kernel < 2; kernel++) {
		atomic_store(&old_kernel, kernel == 0);
		for (int queued = 0; queued < 2; queued++) {
			struct mem_export *x;
			struct side s;
			int peer;
			int rc;
			int c;

			assert_int_equal(side_open(&s), 0);
			assert_int_equal(side_export(&s, path, LEN, 1, 0, 0600, &x), 0);
			set_gate(true);
			c = raw_connect();
			if (queued) {
				assert_int_equal(raw_send(c, "junk", 4, NULL, 0), 0);
			}
			rc = send_lingerer(c, "hi", 2, -1, &peer);
			assert_true(rc == 0 || rc == EPERM);
			assert_true(kernel || rc == 0);
			set_gate(false);
			close(c);
			assert_int_equal(side_import(&s, path, 1, 0, SIDE_TIMEOUT_NS), 0);
			assert_int_equal(mem_unexport(x), 0);
			side_close(&s);
			if (rc == 0) {
				close(peer);
			}
		}
	}
	atomic_store(&old_kernel, false);
}

struct import_thread {
	pthread_t t;
	struct side *s;
	unsigned int flags;
	uint64_t timeout_ns;
	int rc;
};

static void *import_it(void *arg)
{
	struct import_thread *t = arg;

	t->rc = side_import(t->s, path, 1, t->flags, t->timeout_ns);
	return NULL;
}

static void begin_import(struct import_thread *t, struct side *s, uint64_t timeout_ns)
{
	*t = (struct import_thread){ .s = s, .timeout_ns = timeout_ns };
	assert_int_equal(pthread_create(&t->t, NULL, import_it, t), 0);
}

static int end_import(struct import_thread *t)
{
	assert_int_equal(pthread_join(t->t, NULL), 0);
	return t->rc;
}

/* An owner that ends when the importer has mapped its offer: that is the owner's end, whatever the
 * owner left unread. What it says unasked is a breach of the protocol, also if it ends then. */
static void test_owner_ends_after_offer(void **state)
{
	static const struct {
		const char *what;
		size_t said; /* bytes that it says unasked */
		bool says;
		bool stays; /* until the importer has returned */
		int want;
	} ends[] = {
		{ "it ends", 0, false, false, -EOWNERDEAD },
		{ "it says something and ends", 4, true, false, -EPROTO },
		{ "it says something and stays", 4, true, true, -EPROTO },
		{ "it says nothing, in a message, and ends", 0, true, false, -EOWNERDEAD },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(ends); i++) {
		int fds[2] = { sealed(4096, 0), sealed(LEN, 0) };
		struct import_thread t;
		int l = raw_listen();
		struct share_msg m;
		struct side mine;
		bool refuses;
		int s;
		int rc;

		assert_int_equal(side_open(&mine), 0);
		set_refusal(true);
		begin_import(&t, &mine, SIDE_TIMEOUT_NS);
		s = accept(l, NULL, NULL);
		refuses = can_refuse(s);
		assert_int_equal(raw_hear(s, &m), SHARE_HELLO);
		make_offer(&m);
		assert_int_equal(raw_send(s, &m, sizeof(m), fds, 2), 0);
		await_refusal();
		if (ends[i].says) {
			assert_int_equal(raw_send(s, "junk", ends[i].said, NULL, 0), 0);
		}
		if (!ends[i].stays) {
			close(s);
		}
		set_refusal(false);
		rc = end_import(&t);
		/* A kernel that cannot refuse descriptors leaves what came unasked for later. */
		if (rc != ends[i].want && (refuses || ends[i].want == -EOWNERDEAD)) {
			fail_msg("%s: %d and not %d", ends[i].what, rc, ends[i].want);
		}
		if (ends[i].stays) {
			close(s);
		}
		close(fds[0]);
		close(fds[1]);
		close(l);
		side_close(&mine);
		(void)unlink(path);
	}
}

/* A process that attaches to a table when the one that has it ends: it is the next to load. */

struct next_in_line {
	pthread_t t;
	struct side s;
	struct table_ask ask;
	struct mem_export *claim;
	void *p;
	int rc;
};

static void *get_table(void *arg)
{
	struct next_in_line *n = arg;

	n->rc = table_get(&n->s.mem, &n->ask, &n->claim, &n->p);
	return NULL;
}

static void test_table_whose_owner_ends(void **state)
{
	const struct table_key key = { .dev = 1, .ino = 2, .len = LEN, .file_bytes = LEN };
	char runtime[] = "/tmp/peerlane-hostile-XXXXXX";
	char folder[64];
	struct next_in_line n = { .rc = 1 };
	struct mem_export *claim;
	struct table_ask ask;
	struct side first;
	void *p;

	(void)state;
	assert_non_null(mkdtemp(runtime));
	assert_int_equal(setenv("XDG_RUNTIME_DIR", runtime, 1), 0);
	assert_int_equal(side_open(&first), 0);
	assert_int_equal(side_open(&n.s), 0);
	ask = (struct table_ask){
		.dev = first.d, .key = key, .timeout_ns = SIDE_TIMEOUT_NS, .node = -1
	};
	n.ask = ask;
	n.ask.dev = n.s.d;
	assert_int_equal(table_get(&first.mem, &ask, &claim, &p), 0);
	assert_non_null(claim);
	assert_int_equal(mem_alloc_wide(&first.mem, first.d, -1, LEN, false, NULL, &p), 0);
	assert_int_equal(table_loaded(&first.mem, claim, p), 0);

	set_refusal(true);
	assert_int_equal(pthread_create(&n.t, NULL, get_table, &n), 0);
	await_refusal();
	assert_int_equal(mem_free(&first.mem, p), 0);
	set_refusal(false);
	assert_int_equal(pthread_join(n.t, NULL), 0);
	if (n.rc) {
		fail_msg("%d: %s", n.rc, err_message());
	}
	assert_non_null(n.claim);
	table_abandon(n.claim);
	side_close(&n.s);
	side_close(&first);
	(void)snprintf(folder, sizeof(folder), "%s/peerlane", runtime);
	assert_int_equal(rmdir(folder), 0);
	assert_int_equal(rmdir(runtime), 0);
	assert_int_equal(unsetenv("XDG_RUNTIME_DIR"), 0);
}

static void test_importer_and_lingering(void **state)
{
	(void)state;
	for (int queued = 0; queued < 2; queued++) {
		struct import_thread t;
		int l = raw_listen();
		struct share_msg m;
		struct side mine;
		int peer;
		int fd = sealed(LEN, 0);
		int s;

		assert_int_equal(side_open(&mine), 0);
		begin_import(&t, &mine, SIDE_TIMEOUT_NS);
		s = accept(l, NULL, NULL);
		assert_int_equal(raw_hear(s, &m), SHARE_HELLO);
		set_gate(true);
		make_offer(&m);
		if (queued) {
			assert_int_equal(raw_send(s, "junk", 4, NULL, 0), 0);
		}
		(void)snprintf(m.driver, sizeof(m.driver), "another");
		assert_int_equal(send_lingerer(s, &m, sizeof(m), fd, &peer), 0);
		close(s);
		close(fd);
		set_gate(false);
		assert_int_equal(end_import(&t), queued ? -EPROTO : -EOWNERDEAD);
		close(peer);
		close(l);
		side_close(&mine);
		(void)unlink(path);
	}
}

/* The time limit is for all of it, also if there is always an offer when the importer looks. */
static void test_offers_without_end(void **state)
{
	struct import_thread t;
	int l = raw_listen();
	struct share_msg m;
	struct side mine;
	int s;

	(void)state;
	assert_int_equal(side_open(&mine), 0);
	set_tickets(0);
	begin_import(&t, &mine, 50000000);
	s = accept(l, NULL, NULL);
	while (raw_hear(s, &m)) {
		int fds[2] = { sealed(LEN, 0), sealed(LEN, 0) };

		make_offer(&m);
		(void)snprintf(m.driver, sizeof(m.driver), "another");
		(void)raw_send(s, &m, sizeof(m), fds, 2);
		close(fds[0]);
		close(fds[1]);
		set_tickets(1);
	}
	set_tickets(-1);
	assert_int_equal(end_import(&t), -ETIMEDOUT);
	close(s);
	close(l);
	side_close(&mine);
	(void)unlink(path);
}

/* What the other process says is part of a line here, and nothing else. */
static void test_words(void **state)
{
	int l = raw_listen();
	struct share_msg m;
	struct side mine;
	pid_t pid;

	(void)state;
	pid = settled_fork();
	if (pid == 0) {
		int s;

		s = accept(l, NULL, NULL);
		(void)raw_hear(s, &m);
		share_msg_init(&m, SHARE_OFFER);
		m.err = EIO;
		(void)snprintf(m.why, sizeof(m.why), "no\npeerlane: all is \x1b[31mwell\x7f");
		(void)raw_send(s, &m, sizeof(m), NULL, 0);
		_exit(0);
	}
	assert_int_equal(side_open(&mine), 0);
	assert_int_equal(side_import(&mine, path, 1, 0, SIDE_TIMEOUT_NS), -EIO);
	assert_words("no\\npeerlane: all is \\x1b[31mwell\\x7f");
	assert_int_equal(wait_for(pid), 0);
	close(l);
	side_close(&mine);
	(void)unlink(path);
}

/* With the limit that the process had. */
static void limit_descriptors(rlim_t n)
{
	struct rlimit lim;

	assert_int_equal(getrlimit(RLIMIT_NOFILE, &lim), 0);
	lim.rlim_cur = n;
	assert_int_equal(setrlimit(RLIMIT_NOFILE, &lim), 0);
}

/* One process has its share of the owner's descriptors; the others have theirs. */
static void test_connections(void **state)
{
	struct rlimit before;
	struct mem_export *x;
	struct share_msg m;
	struct side s;
	int held[64];
	int n = 0;

	(void)state;
	assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(side_export(&s, path, LEN, 1, 0, 0600, &x), 0);
	limit_descriptors(192);
	for (;;) {
		assert_true(n < (int)COUNT(held));
		held[n] = raw_connect();
		/* Whoever is refused is told so before it has said anything. */
		(void)raw_say(held[n], SHARE_HELLO);
		assert_int_equal(raw_hear(held[n], &m), SHARE_OFFER);
		if (m.err) {
			break;
		}
		assert_int_equal(raw_say(held[n++], SHARE_TAKEN), 0);
	}
	assert_int_equal(m.err, EUSERS);
	assert_in("importers", m.why);
	assert_int_equal(n, 192 / 2 / 2);
	assert_int_equal(side_import(&s, path, 1, 0, SIDE_TIMEOUT_NS), -EUSERS);
	assert_int_equal(wait_for(importer(0)), 0);
	for (int i = 0; i <= n; i++) {
		close(held[i]);
	}
	limit_descriptors(before.rlim_cur);
	/* The owner sees the ends of the others in time, one after the other. */
	while (side_import(&s, path, 1, 0, SIDE_TIMEOUT_NS) == -EUSERS) {
	}
	assert_int_equal(side_import(&s, path, 1, 0, SIDE_TIMEOUT_NS), 0);
	assert_int_equal(mem_unexport(x), 0);
	side_close(&s);
}

/* However many importers want a copy, the device keeps memory for its owner. */
static void test_windows(void **state)
{
	struct mem_export *x;
	struct share_msg m;
	struct side s;
	int held[8];
	int n = 0;
	void *p;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	/* Of 4 MiB. */
	assert_int_equal(side_export(&s, path, MIB, 1, 0, 0600, &x), 0);
	do {
		assert_true(n < (int)COUNT(held));
		held[n] = raw_connect();
		assert_int_equal(raw_say(held[n], SHARE_HELLO), 0);
		assert_int_equal(raw_hear(held[n], &m), SHARE_OFFER);
		assert_int_equal(m.flags & SHARE_WINDOW, 0);
		assert_int_equal(raw_say(held[n], SHARE_NEXT), 0);
		assert_int_equal(raw_hear(held[n], &m), SHARE_OFFER);
		n++;
	} while (!m.err);
	assert_int_equal(m.err, ENOMEM);
	assert_in("windows", m.why);
	assert_int_equal(n, 3);
	assert_int_equal(mem_alloc(&s.mem, s.d, MIB - 65536, &p), 0);
	while (n) {
		close(held[--n]);
	}
	assert_int_equal(mem_unexport(x), 0);
	side_close(&s);
}

/* A child that another thread forks in the moment in which a descriptor has just been made. */

static struct {
	pthread_t t;
	atomic_bool entered;
	atomic_bool forked;
	bool ran;
	int status;
	uint64_t took_ns;
} child;

static void entered_fork(void)
{
	atomic_store(&child.entered, true);
}

/* Connections, and memory of leases. */
static int count_kept(void)
{
	int n = 0;

	for (int fd = 0; fd < 256; fd++) {
		char name[32];
		char what[64];
		ssize_t len;

		(void)snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
		len = readlink(name, what, sizeof(what) - 1);
		what[len > 0 ? len : 0] = '\0';
		n += strncmp(what, "socket:", 7) == 0 || strstr(what, "peerlane-lease") != NULL;
	}
	return n;
}

static void *fork_one(void *arg)
{
	uint64_t began = clock_now_ns();
	int kept = *(int *)arg;
	pid_t pid = fork();

	if (pid == 0) {
		int more = count_kept() - kept;

		_exit(more < 0 ? 99 : more);
	}
	child.took_ns = clock_now_ns() - began;
	atomic_store(&child.forked, true);
	if (pid < 0 || waitpid(pid, &child.status, 0) != pid) {
		child.status = -1;
	}
	return NULL;
}

static int kept_before;

/* In the thread that made the call. A child that may be born now is born now; one that has to wait
 * is waited for as long as half of its patience. */
static void after_call(void)
{
	atomic_store(&child.entered, false);
	atomic_store(&child.forked, false);
	child.ran = pthread_create(&child.t, NULL, fork_one, &kept_before) == 0;
	while (child.ran && !atomic_load(&child.entered)) {
		(void)sched_yield();
	}
	for (int i = 0; i < 50 && !atomic_load(&child.forked); i++) {
		(void)usleep(1000);
	}
}

static void test_forks(void **state)
{
	static const enum call calls[] = { CALL_SOCKET, CALL_ACCEPT, CALL_RECEIVE };
	struct mem_export *x;
	struct side s;

	(void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
	(void)printf("left out: a thread that has just begun may not fork here\n");
	return;
#endif
	kept_before = count_kept();
	assert_int_equal(pthread_atfork(entered_fork, NULL, NULL), 0);
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(side_export(&s, path, LEN, 1, 0, 0600, &x), 0);
	for (size_t i = 0; i < COUNT(calls);) {
		struct import_thread t;

		child.ran = false;
		atomic_store(&wanted, (int)calls[i]);
		begin_import(&t, &s, SIDE_TIMEOUT_NS);
		assert_int_equal(end_import(&t), 0);
		assert_true(child.ran);
		assert_int_equal(pthread_join(child.t, NULL), 0);
		if (child.took_ns > 90000000) {
			continue; /* this machine kept it waiting for longer than it waits */
		}
		if (child.status) {
			fail_msg("call %zu: a child has %d descriptors of connections or leases", i,
				 WEXITSTATUS(child.status));
		}
		i++;
	}
	assert_int_equal(mem_unexport(x), 0);
	side_close(&s);
}

/* Other users. */

#define NOBODY 65534
#define DAEMON 1

static void become(unsigned int uid)
{
	if (setgid(uid) || setuid(uid) || prctl(PR_SET_DUMPABLE, 1)) {
		_exit(250);
	}
}

static void put_text(const char *file, const char *text)
{
	int fd = open(file, O_WRONLY);

	if (fd < 0 || write(fd, text, strlen(text)) < 0) {
		_exit(251);
	}
	close(fd);
}

/* Where it is the only user that has a number. */
static void alone_with(unsigned int uid)
{
	char map[64];

	become(uid);
	if (unshare(CLONE_NEWUSER)) {
		_exit(252);
	}
	(void)snprintf(map, sizeof(map), "%u %u 1", uid, uid);
	put_text("/proc/self/uid_map", map);
}

static struct {
	atomic_int ready; /* 1; or 2: no owner */
	atomic_bool end;
} * both; /* shared with children */

static pid_t start_owner(bool alone, unsigned int uid, unsigned int flags)
{
	pid_t pid;

	atomic_store(&both->ready, 0);
	atomic_store(&both->end, false);
	pid = settled_fork();
	if (pid == 0) {
		static struct side s;
		struct mem_export *x;

		if (alone) {
			alone_with(uid);
		} else {
			become(uid);
		}
		atomic_store(&both->ready,
			     side_open(&s) || side_export(&s, path, LEN, 1, flags, 0666, &x) ? 2
											     : 1);
		while (!atomic_load(&both->end)) {
			(void)usleep(1000);
		}
		_exit(atomic_load(&both->ready) == 1 && mem_unexport(x) == 0 ? 0 : 1);
	}
	return pid;
}

static int import_as(bool alone, unsigned int uid, unsigned int flags)
{
	pid_t pid = settled_fork();

	if (pid == 0) {
		static struct side s;

		if (alone) {
			alone_with(uid);
		} else {
			become(uid);
		}
		_exit(side_open(&s) ? 253 : -side_import(&s, path, 1, flags, SIDE_TIMEOUT_NS));
	}
	return WEXITSTATUS(wait_for(pid));
}

static void one_pair(bool owner_alone, unsigned int owner, unsigned int owner_flags,
		     bool importer_alone, unsigned int user, unsigned int flags, int want)
{
	pid_t pid = start_owner(owner_alone, owner, owner_flags);
	int status = 0;
	int got;

	while (!atomic_load(&both->ready)) {
		if (waitpid(pid, &status, WNOHANG) == pid) {
			fail_msg("the owner ended with status %#x", (unsigned int)status);
		}
		(void)usleep(1000);
	}
	got = import_as(importer_alone, user, flags);
	atomic_store(&both->end, true);
	assert_int_equal(wait_for(pid), 0);
	if (got != want) {
		fail_msg("owner %u, importer %u: %d and not %d", owner, user, got, want);
	}
	(void)unlink(path);
}

static void test_users(void **state)
{
	pid_t pid;

	(void)state;
#if defined(__SANITIZE_THREAD__)
	(void)printf("left out: a child of a process with threads may start none here\n");
	return;
#endif
	if (geteuid() != 0) {
		(void)printf("left out: other users need root\n");
		return;
	}
	/* They are told so. */
	one_pair(false, DAEMON, 0, false, NOBODY, EXPORT_ANY_USER, EPERM);
	one_pair(false, DAEMON, EXPORT_ANY_USER, false, NOBODY, 0, EPERM);
	one_pair(false, DAEMON, EXPORT_ANY_USER, false, NOBODY, EXPORT_ANY_USER, 0);
	one_pair(false, NOBODY, 0, false, NOBODY, 0, 0);
	pid = settled_fork();
	if (pid == 0) {
		alone_with(NOBODY);
		_exit(0);
	}
	if (wait_for(pid)) {
		(void)printf("left out: no user namespaces here\n");
		return;
	}
	/* There, whoever has no number is shown as 65534, too. */
	one_pair(true, NOBODY, 0, false, DAEMON, EXPORT_ANY_USER, EPERM);
	one_pair(false, DAEMON, EXPORT_ANY_USER, true, NOBODY, 0, EPERM);
	one_pair(true, NOBODY, EXPORT_ANY_USER, true, NOBODY, EXPORT_ANY_USER, 0);
	/* Any other number is what it says. */
	one_pair(true, DAEMON, 0, true, DAEMON, 0, 0);
	one_pair(true, DAEMON, 0, false, NOBODY, EXPORT_ANY_USER, EPERM);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lease_without_a_page),
		cmocka_unit_test(test_host_memory_that_is_none),
		cmocka_unit_test(test_host_memory_for_others),
		cmocka_unit_test(test_tables_that_are_none),
		cmocka_unit_test(test_owner_and_lingering),
		cmocka_unit_test(test_owner_ends_after_offer),
		cmocka_unit_test(test_table_whose_owner_ends),
		cmocka_unit_test(test_importer_and_lingering),
		cmocka_unit_test(test_offers_without_end),
		cmocka_unit_test(test_words),
		cmocka_unit_test(test_connections),
		cmocka_unit_test(test_windows),
		cmocka_unit_test(test_forks),
		cmocka_unit_test(test_users),
	};

	is_test = true;
	log_set_sink(NULL, NULL, LOG_OFF);
	(void)snprintf(path, sizeof(path), "/tmp/peerlane-hostile-%d", (int)getpid());
	both = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return cmocka_run_group_tests(tests, NULL, NULL);
}

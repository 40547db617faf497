/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The threads of a context that answer. They sleep in one epoll until a socket is ready; a time
 * limit is set only while a handshake or a request is unfinished. One thread is started with the
 * first remote. Another is started when connections have waited behind others for long enough, up
 * to the number of processors. The kernel wakes the thread that slept last, so more threads cost
 * nothing where one is enough.
 *
 * A connection that has not proved within some seconds that it has a key is dropped. There are few
 * of them at a time, and one that is drawn at random makes space for a new one: a flood of them
 * neither fills the process's descriptors nor keeps others out (conn/strangers.h).
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "move/tcp/incoming.h"
#include "sys/sys.h"
#include "sys/thread.h"

/* Connections that have named nothing; 32 of them were ended, and have yet to be closed. */
#define HALF_OPEN_MAX (STRANGERS_MOST + 32u)
#define IN_MAX 8192u
#define ACCEPT_MOST 16u /* at once: those that came have their turn before more do */
#define TICK_NS UINT64_C(250000000)
#define LINES_AT_ONCE 16u
/* Waits behind others before one more thread is started, added up: a wait behind a whole share
 * counts BEHIND_SHARE, any other 1. */
#define BEHIND_MOST 256u
#define BEHIND_SHARE 64u
/* An event that comes sooner than this had waited while this thread made steps of another
 * connection, or nearly so. */
#define AWAKE_NS 10000u

static void refused(struct tcp *t, const struct sys_addr *from, const char *why)
{
	char text[SYS_ADDR_TEXT];

	sys_addr_text(from, text);
	if (!listener_refused(&t->listener, text, why)) {
		atomic_store(&t->timed, true);
	}
}

/* Frees a connection; called by the thread that has it. It is removed from the epoll first: closing
 * the descriptor does not do that while a child of fork() that is just being made has a copy of it.
 */
static void free_in(struct tcp *t, struct tcp_in *p)
{
	sys_epoll_drop(t->listener.epoll, p->conn.fd);
	lock_acquire(&t->lock);
	if (p->prev) {
		p->prev->next = p->next;
	} else {
		t->in = p->next;
	}
	if (p->next) {
		p->next->prev = p->prev;
	}
	t->n_in--;
	t->half_open -= !p->named;
	tcp_in_leave(p);
	if (p->remote) {
		p->remote->served--;
	} else if (p->known && p->at_door) {
		tcp_door_left(t, p->id);
	}
	lock_release(&t->lock);
	conn_close(&p->conn);
	tcp_in_let_go(p);
	free(p);
}

/* Lets a connection wait for its next event. From then on it belongs to the thread that gets the
 * event; that thread takes the lock first, and so begins after this call. Returns -ESHUTDOWN if the
 * connection has lost its place. */
static int hand_over(struct tcp *t, struct tcp_in *p, unsigned int events, bool is_new)
{
	int rc;

	lock_acquire(&t->lock);
	rc = p->evicted ? -ESHUTDOWN
			: sys_epoll_set(t->listener.epoll, p->conn.fd, events | SYS_EVENT_ONCE, p,
					is_new);
	p->busy = rc != 0;
	lock_release(&t->lock);
	return rc;
}

/* Whether one more connection may stay. Only this thread adds connections. */
static bool may_stay(struct tcp *t)
{
	bool may;

	lock_acquire(&t->lock);
	may = t->n_in < IN_MAX;
	lock_release(&t->lock);
	return may;
}

/* For listener_accept(). */
static int add_in(void *arg, int fd, const struct sys_addr *from)
{
	struct tcp *t = arg;
	struct tcp_in *p;
	int rc;

	if (!may_stay(t)) {
		return -EMFILE;
	}
	p = alloc_zero(sizeof(*p));
	if (!p) {
		return -ENOMEM;
	}
	p->tcp = t;
	p->from = *from;
	p->deadline = clock_now_ns() + atomic_load(&t->shake_ns);
	p->busy = true;
	conn_init(&p->conn, fd, atomic_load(&t->net), t->patience);
	lock_acquire(&t->lock);
	p->next = t->in;
	if (p->next) {
		p->next->prev = p;
	}
	t->in = p;
	t->n_in++;
	t->half_open++;
	tcp_in_enter(p, &t->silent);
	lock_release(&t->lock);
	rc = hand_over(t, p, SYS_EVENT_IN, true);
	if (rc) {
		lock_acquire(&t->lock);
		p->conn.fd = -1; /* the caller closes it */
		lock_release(&t->lock);
		free_in(t, p);
	}
	return rc;
}

/* The number of connections that may be accepted now. Connections that were ended and have yet to
 * be closed count, too. Only this thread adds connections. */
static unsigned int places(struct tcp *t)
{
	unsigned int n;

	lock_acquire(&t->lock);
	n = t->half_open < HALF_OPEN_MAX ? HALF_OPEN_MAX - t->half_open : 0;
	lock_release(&t->lock);
	return n < ACCEPT_MOST ? n : ACCEPT_MOST;
}

static void accept_some(struct tcp *t)
{
	if (!listener_accept(&t->listener, places(t), add_in, t)) {
		lock_acquire(&t->lock);
		t->paused = true;
		lock_release(&t->lock);
	}
	atomic_store(&t->timed, true); /* handshakes, and lines that the log has yet to get */
}

/* Arms the socket for the next event, and sets the time limit. From then on the connection may be
 * another thread's. epoll does not know that TLS has buffered bytes; in that case the event that
 * the socket has space to send wakes a thread. */
static int arm(struct tcp_in *p, bool more)
{
	bool sends = p->state == IN_ANSWER || p->state == IN_PROOF;
	bool idle = p->state == IN_HEAD && !p->have && !conn_has(&p->conn);
	unsigned int events = conn_wants_out(&p->conn, sends) ? SYS_EVENT_OUT : SYS_EVENT_IN;

	if (tcp_in_is_known(p)) {
		uint64_t limit = !idle ? 2 * p->conn.patience : p->at_door ? TCP_DOOR_IDLE_NS : 0;

		atomic_store(&p->deadline, limit ? clock_now_ns() + limit : 0);
		if (limit) {
			atomic_store(&p->tcp->timed, true);
		}
	}
	events |= more ? SYS_EVENT_IN | SYS_EVENT_OUT : 0;
	return hand_over(p->tcp, p, events, false);
}

/* Makes steps of a connection. Returns whether it has taken a whole share. */
static bool go_on(struct tcp *t, struct tcp_in *p)
{
	const char *why = "it closed during the handshake";
	const char *cut;
	bool known;
	bool more;
	int rc;

	lock_acquire(&t->lock); /* see hand_over() */
	p->busy = true;
	lock_release(&t->lock);
	if (tcp_in_is_known(p)) {
		atomic_store(&p->deadline, UINT64_MAX);
	}
	rc = tcp_in_step(p, &why);
	more = !rc;
	rc = more || rc == -EAGAIN ? arm(p, more) : rc;
	if (!rc) {
		return more;
	}
	lock_acquire(&t->lock);
	cut = p->cut;
	known = p->known;
	if (p->evicted && rc == -ESHUTDOWN) {
		strangers_say_full(p->conn.fd);
		cut = TCP_NO_PLACE;
	}
	lock_release(&t->lock);
	if (!known && !p->full) {
		refused(t, &p->from, cut ? cut : why);
	} else if (known && rc == -EPROTO) {
		refused(t, &p->from, "what it sent is no request of this release");
	}
	free_in(t, p);
	return false;
}

/* Ends connections whose time is over. Returns whether others have a time limit. With the lock
 * held. */
static bool end_late(struct tcp *t, uint64_t now)
{
	bool more = false;

	for (struct tcp_in *p = t->in; p; p = p->next) {
		uint64_t end = atomic_load(&p->deadline);

		if (end && now > end) {
			tcp_in_cut(p, p->known ? "it said nothing for long"
					       : "its handshake took too long");
		}
		more = more || (end && end != UINT64_MAX);
	}
	return more;
}

/* Checks time limits, four times a second. */
static void tick(struct tcp *t)
{
	uint64_t now = clock_now_ns();
	unsigned long long look = atomic_load(&t->look);
	bool more;

	if (now < look || !atomic_compare_exchange_strong(&t->look, &look, now + TICK_NS)) {
		return;
	}
	/* Cleared first: limits that are set from now on are checked next time. */
	atomic_store(&t->timed, false);
	more = listener_say_rest(&t->listener, false);
	lock_acquire(&t->lock);
	if (t->paused) {
		t->paused = listener_resume(&t->listener) != 0;
	}
	if (end_late(t, now) || t->paused || more) {
		atomic_store(&t->timed, true);
	}
	lock_release(&t->lock);
}

static void *serve(void *arg);

/* Starts one more thread, unless there are enough. A failure is no error. */
static void add_thread(struct tcp *t)
{
	lock_acquire(&t->lock);
	if (t->n_threads < t->threads_max && !atomic_load(&t->stop) &&
	    !sys_thread_start(&t->threads[t->n_threads], serve, t)) {
		t->n_threads++;
	}
	lock_release(&t->lock);
}

/* Counts connections that waited behind others; starts a thread after many. `weight`: for how long.
 */
static void count_behind(struct tcp *t, unsigned int weight)
{
	if (!atomic_load(&t->asleep) &&
	    atomic_fetch_add(&t->behind, weight) + weight >= BEHIND_MOST) {
		atomic_store(&t->behind, 0);
		add_thread(t);
	}
}

static void *serve(void *arg)
{
	struct tcp *t = arg;
	const void *last = NULL;
	bool share = false;

	while (!atomic_load(&t->stop)) {
		uint64_t from = clock_now_ns();
		struct sys_event e;
		int n;

		atomic_fetch_add(&t->asleep, 1);
		n = sys_epoll_wait(t->listener.epoll, &e, 1,
				   atomic_load(&t->timed) ? TICK_NS : UINT64_MAX);
		atomic_fetch_sub(&t->asleep, 1);
		if (n == 1 && e.arg == &t->listener.fd) {
			accept_some(t);
		} else if (n == 1 && e.arg != &t->listener.wake) {
			if (e.arg != last && clock_now_ns() - from < AWAKE_NS) {
				count_behind(t, share ? BEHIND_SHARE : 1);
			}
			last = e.arg;
			share = go_on(t, e.arg);
		}
		if (atomic_load(&t->timed)) {
			tick(t);
		}
	}
	return NULL;
}

static const char *remedy(int rc)
{
	switch (-rc) {
	case EADDRINUSE:
		return ": another process listens there; set the tunable tcp_port to another one";
	case EADDRNOTAVAIL:
		return ": this host has no such address (`ip address` lists those that it has); "
		       "set the tunable tcp_bind to another one";
	case EACCES:
		return ": a port below 1024 needs CAP_NET_BIND_SERVICE; set the tunable tcp_port "
		       "to another one";
	default:
		return "";
	}
}

static int start(struct tcp *t, struct sys_addr *bind)
{
	int rc;

	t->listener.name = "tcp";
	t->listener.lock = &t->lock;
	t->listener.said = LOG_QUOTA_INIT(LINES_AT_ONCE);
	rc = listener_open(&t->listener, bind);
	if (!rc) {
		atomic_store(&t->stop, false);
		t->threads_max = (unsigned int)min_u64(sys_cpus(), TCP_THREADS);
		rc = sys_thread_start(&t->threads[0], serve, t);
		t->n_threads = !rc;
	}
	if (rc) {
		char text[SYS_ADDR_TEXT];

		listener_close(&t->listener);
		sys_addr_text(bind, text);
		return err_set(-rc, "cannot listen at %s for other processes: %s%s", text,
			       err_words(rc), remedy(rc));
	}
	return 0;
}

int tcp_listen(struct tcp *t)
{
	struct sys_addr bind;
	int rc = 0;

	lock_acquire(&t->lock);
	if (!t->listens) {
		rc = tcp_section_find(t->config, &t->here, &bind);
		rc = rc ? rc : start(t, &bind);
		t->listens = !rc;
		for (unsigned int i = 0; !rc && i < t->here.n; i++) {
			t->here.at[i].port = bind.port;
		}
	}
	lock_release(&t->lock);
	return rc;
}

void tcp_unlisten(struct tcp *t)
{
	unsigned int n;

	if (!t->listens) {
		return;
	}
	/* After this no thread starts another one. */
	lock_acquire(&t->lock);
	atomic_store(&t->stop, true);
	n = t->n_threads;
	lock_release(&t->lock);
	listener_wake(&t->listener); /* nobody reads it: all see it */
	for (unsigned int i = 0; i < n; i++) {
		(void)pthread_join(t->threads[i], NULL);
	}
	t->n_threads = 0;
	while (t->in) {
		free_in(t, t->in);
	}
	while (t->n_spare) {
		free(t->spare[--t->n_spare]);
	}
	(void)listener_say_rest(&t->listener, true);
	listener_close(&t->listener);
	t->listens = false;
}

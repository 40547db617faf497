/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Threads that move the bytes of large messages between sockets and memory, while NCCL's own thread
 * continues. Each socket has one of them as its home. A connection asks for pieces in a ring of its
 * socket, without a lock; one thread at a time makes them, in that order: the one at home, or
 * another one that has nothing to do while that one is at another socket. A thread without work
 * looks around for a moment, where processors are many, and then sleeps in epoll: its sockets are
 * armed only for that, and only those that have work.
 *
 * How `asleep` loses no wake-up: a connection first puts the piece into the ring and then reads
 * whether the thread sleeps. The thread first says that it sleeps and then looks at the rings. So
 * at least one of the two sees the other.
 */

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "ncclnet/ncclnet.h"

#define WORKERS_MAX 16u
#define RING (8 * NN_REQUESTS)
#define EVENTS 16
#define ONCE (1u << 20) /* bytes of one call */
#define TURN (4 * ONCE) /* after which other sockets have theirs, and who closes one its own */

struct pool_piece {
	struct nn_req *q;
	char *at;
	size_t len;
};

struct worker;

struct nn_conn {
	struct nn_conn *next; /* of its thread, under the lock */
	struct nn_comm *comm;
	struct worker *of;
	int fd;
	bool sends;
	bool known;		       /* to the epoll */
	unsigned int round;	       /* in which its thread was last at it, under the lock */
	atomic_bool taken;	       /* a thread is at it: what follows is that one's */
	atomic_bool stuck;	       /* nothing went the last time: its own thread looks again */
	atomic_bool dead;	       /* it failed: its pieces stay */
	size_t done;		       /* bytes of the oldest piece */
	_Alignas(64) atomic_uint head; /* the connection's: pieces asked for */
	_Alignas(64) atomic_uint tail; /* the thread's: pieces made */
	struct pool_piece ring[RING];
};

struct worker {
	struct lock lock; /* the list */
	struct nn_conn *conns;
	unsigned int round;
	pthread_t thread;
	int epoll;
	int wake;
	bool there;
	atomic_bool stop;
	atomic_bool asleep;
	_Alignas(64) atomic_uint pieces; /* that its sockets have yet to carry */
	atomic_bool busy;		 /* with one of them */
};

static struct worker workers[WORKERS_MAX];
static atomic_uint next_worker;

static void count_down(struct nn_req *q)
{
	(void)atomic_fetch_sub_explicit(&q->left, 1, memory_order_release);
}

/* Goes on with a socket that was taken: whether something went. */
static bool carry(struct nn_conn *l)
{
	unsigned int tail = atomic_load_explicit(&l->tail, memory_order_relaxed);
	size_t sum = 0;

	while (sum < TURN && tail != atomic_load_explicit(&l->head, memory_order_acquire)) {
		struct pool_piece *p = &l->ring[tail % RING];
		size_t most = p->len - l->done < ONCE ? p->len - l->done : ONCE;
		ssize_t n = l->sends ? sys_tcp_send(l->fd, p->at + l->done, most)
				     : sys_tcp_recv(l->fd, p->at + l->done, most);

		if (n == -EAGAIN || n == -EINTR) {
			break;
		}
		if (n <= 0) {
			atomic_store(&l->dead, true);
			nn_comm_break(l->comm, l->sends ? "sending" : "receiving",
				      n ? (int)n : ECONNRESET);
			break;
		}
		sum += (size_t)n;
		l->done += (size_t)n;
		if (l->done == p->len) {
			l->done = 0;
			(void)atomic_fetch_sub_explicit(&l->of->pieces, 1, memory_order_relaxed);
			count_down(p->q);
			atomic_store_explicit(&l->tail, ++tail, memory_order_release);
		}
	}
	return sum > 0;
}

static bool has_work(const struct nn_conn *l)
{
	return !atomic_load_explicit(&l->dead, memory_order_relaxed) &&
	       atomic_load(&l->head) != atomic_load_explicit(&l->tail, memory_order_relaxed);
}

static bool try_take(struct nn_conn *l)
{
	return !atomic_load_explicit(&l->taken, memory_order_relaxed) &&
	       !atomic_exchange_explicit(&l->taken, true, memory_order_acquire);
}

static bool step(struct nn_conn *l)
{
	bool went = carry(l);

	atomic_store_explicit(&l->stuck, !went, memory_order_relaxed);
	atomic_store_explicit(&l->taken, false, memory_order_release);
	return went;
}

/* The next of its sockets in this round with something to do, taken; or NULL. */
static struct nn_conn *take_own(struct worker *w)
{
	struct nn_conn *l;

	lock_acquire(&w->lock);
	for (l = w->conns; l; l = l->next) {
		if (l->round != w->round && has_work(l) && try_take(l)) {
			l->round = w->round;
			break;
		}
	}
	w->round += !l;
	lock_release(&w->lock);
	return l;
}

static struct nn_conn *take_other(struct worker *w)
{
	struct nn_conn *l;

	lock_acquire(&w->lock);
	for (l = w->conns; l; l = l->next) {
		if (!atomic_load_explicit(&l->stuck, memory_order_relaxed) && has_work(l) &&
		    try_take(l)) {
			break;
		}
	}
	lock_release(&w->lock);
	return l;
}

/* All of its sockets once. */
static bool step_all(struct worker *w)
{
	struct nn_conn *l = take_own(w);
	bool went = false;

	if (!l) {
		return false;
	}
	atomic_store_explicit(&w->busy, true, memory_order_relaxed);
	for (; l; l = take_own(w)) {
		went |= step(l);
	}
	atomic_store_explicit(&w->busy, false, memory_order_relaxed);
	return went;
}

/* A socket of a thread that is busy with another one. */
static bool help(const struct worker *w)
{
	size_t me = (size_t)(w - workers);

	for (size_t i = 1; i < nn_ctx.threads; i++) {
		struct worker *v = &workers[(me + i) % nn_ctx.threads];
		struct nn_conn *l;

		if (!atomic_load_explicit(&v->busy, memory_order_relaxed) ||
		    atomic_load_explicit(&v->pieces, memory_order_relaxed) < 2) {
			continue;
		}
		l = take_other(v);
		if (l) {
			return step(l);
		}
	}
	return false;
}

/* Under the lock: the sockets that it waits for. What cannot be armed is looked at again soon. */
static int arm(struct worker *w)
{
	int timeout = -1;

	for (struct nn_conn *l = w->conns; l; l = l->next) {
		struct epoll_event e = { .events = (l->sends ? EPOLLOUT : EPOLLIN) | EPOLLONESHOT };

		if (has_work(l)) {
			if (epoll_ctl(w->epoll, l->known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, l->fd,
				      &e)) {
				timeout = 1;
			}
			l->known = true;
		}
	}
	return timeout;
}

static void sleep_now(struct worker *w)
{
	struct epoll_event e[EVENTS];
	uint64_t n;
	int timeout;

	atomic_store(&w->asleep, true);
	if (!step_all(w) && !atomic_load(&w->stop)) {
		lock_acquire(&w->lock);
		timeout = arm(w);
		lock_release(&w->lock);
		(void)epoll_wait(w->epoll, e, EVENTS, timeout);
	}
	atomic_store(&w->asleep, false);
	(void)!read(w->wake, &n, sizeof(n));
}

static uint64_t patience(void)
{
	return atomic_load_explicit(&nn_ctx.posted, memory_order_relaxed) ? nn_ctx.spin_posted
									  : nn_ctx.spin;
}

static void *run(void *arg)
{
	struct worker *w = arg;
	uint64_t since = clock_now_ns();

	while (!atomic_load(&w->stop)) {
		if (step_all(w) || help(w)) {
			since = clock_now_ns();
		} else if (clock_now_ns() - since >= patience()) {
			sleep_now(w);
			since = clock_now_ns();
		} else {
			(void)sched_yield();
		}
	}
	return NULL;
}

static void wake(struct worker *w)
{
	uint64_t one = 1;

	if (atomic_load(&w->asleep)) {
		(void)!write(w->wake, &one, sizeof(one));
	}
}

static int start(struct worker *w)
{
	struct epoll_event e = { .events = EPOLLIN };
	int rc;

	w->epoll = epoll_create1(EPOLL_CLOEXEC);
	w->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (w->epoll < 0 || w->wake < 0 || epoll_ctl(w->epoll, EPOLL_CTL_ADD, w->wake, &e)) {
		rc = -errno;
		nn_sock_close(w->epoll);
		nn_sock_close(w->wake);
		return rc;
	}
	atomic_store(&w->stop, false);
	rc = -shim_thread(&w->thread, run, w);
	if (rc) {
		nn_sock_close(w->epoll);
		nn_sock_close(w->wake);
	}
	w->there = !rc;
	return rc;
}

int nn_conn_open(struct nn_comm *c, int fd, struct nn_conn **out)
{
	struct worker *w = &workers[atomic_fetch_add(&next_worker, 1) % nn_ctx.threads];
	struct nn_conn *l = nn_alloc(sizeof(*l));
	int rc = l ? 0 : -ENOMEM;

	lock_acquire(&nn_ctx.lock);
	rc = rc || w->there ? rc : start(w);
	lock_release(&nn_ctx.lock);
	if (rc) {
		nn_free(l);
		nn_sock_close(fd);
		return rc;
	}
	l->comm = c;
	l->of = w;
	l->fd = fd;
	l->sends = c->sends;
	lock_acquire(&w->lock);
	l->round = w->round - 1;
	l->next = w->conns;
	w->conns = l;
	lock_release(&w->lock);
	*out = l;
	return 0;
}

bool nn_conn_put(struct nn_conn *l, struct nn_req *q, char *at, size_t len)
{
	unsigned int head = atomic_load_explicit(&l->head, memory_order_relaxed);

	if (head - atomic_load_explicit(&l->tail, memory_order_acquire) == RING) {
		return false;
	}
	l->ring[head % RING] = (struct pool_piece){ q, at, len };
	(void)atomic_fetch_add_explicit(&l->of->pieces, 1, memory_order_relaxed);
	atomic_store(&l->head, head + 1);
	wake(l->of);
	return true;
}

int nn_conn_socket(const struct nn_conn *l)
{
	return l->fd;
}

void nn_conn_close(struct nn_conn *l)
{
	struct worker *w;
	struct nn_conn **at;

	if (!l) {
		return;
	}
	w = l->of;
	lock_acquire(&w->lock);
	for (at = &w->conns; *at != l; at = &(*at)->next) {
	}
	*at = l->next;
	if (l->known) {
		(void)epoll_ctl(w->epoll, EPOLL_CTL_DEL, l->fd, NULL);
	}
	lock_release(&w->lock);
	while (atomic_load_explicit(&l->taken, memory_order_acquire)) {
		(void)sched_yield(); /* no longer than a turn */
	}
	(void)atomic_fetch_sub(&w->pieces, atomic_load(&l->head) - atomic_load(&l->tail));
	nn_sock_close(l->fd);
	nn_free(l);
}

void nn_pool_close(void)
{
	uint64_t one = 1;

	for (unsigned int i = 0; i < WORKERS_MAX; i++) {
		struct worker *w = &workers[i];

		if (w->there) {
			atomic_store(&w->stop, true);
			(void)!write(w->wake, &one, sizeof(one));
			(void)pthread_join(w->thread, NULL);
			nn_sock_close(w->epoll);
			nn_sock_close(w->wake);
			w->there = false;
		}
	}
}

void nn_pool_init(void)
{
	static bool done;

	for (unsigned int i = 0; !done && i < WORKERS_MAX; i++) {
		lock_init(&workers[i].lock, RANK_NN_WORKER);
	}
	done = true;
}

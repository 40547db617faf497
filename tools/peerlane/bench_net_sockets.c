/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Plain sockets on this machine in the same run, for comparison with `tcp`. Each client thread has
 * a TCP connection over the loopback address with a thread of its own that answers. A request has
 * 16 bytes, and the answer the number of bytes that it names, out of memory and into memory.
 * Nothing is encrypted or verified.
 */

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "bench_gpu.h"
#include "bench_net.h"
#include "say.h"

#define SINGLES 10000u
#define REQUEST 16u

struct wire {
	const struct net_run *run;
	uint64_t size;
	uint64_t ns, most;
	struct hist *hist;
	int fd[2];
	char *mem[2];
	pthread_t thread[2];
	uint64_t ops;
	bool failed;
};

static bool send_all(int fd, const char *at, uint64_t len)
{
	while (len != 0) {
		ssize_t n = send(fd, at, len, MSG_NOSIGNAL);

		if (n <= 0 && errno != EINTR) {
			return false;
		}
		at += n > 0 ? n : 0;
		len -= n > 0 ? (uint64_t)n : 0;
	}
	return true;
}

static bool recv_all(int fd, char *at, uint64_t len)
{
	while (len != 0) {
		ssize_t n = recv(fd, at, len, 0);

		if (n == 0 || (n < 0 && errno != EINTR)) {
			return false;
		}
		at += n > 0 ? n : 0;
		len -= n > 0 ? (uint64_t)n : 0;
	}
	return true;
}

static void *answer(void *arg)
{
	struct wire *w = arg;
	char request[REQUEST];

	while (recv_all(w->fd[1], request, REQUEST) && send_all(w->fd[1], w->mem[1], w->size)) {
	}
	return NULL;
}

static void *ask(void *arg)
{
	struct wire *w = arg;
	char request[REQUEST] = "";
	uint64_t end = w->ns != 0 ? clock_now_ns() + w->ns : UINT64_MAX, begun, now;

	do {
		begun = clock_now_ns();
		if (!send_all(w->fd[0], request, REQUEST) ||
		    !recv_all(w->fd[0], w->mem[0], w->size)) {
			w->failed = true;
			break;
		}
		now = clock_now_ns();
		if (w->hist != NULL) {
			hist_add(w->hist, now - begun);
		}
		w->ops++;
	} while (now < end && w->ops < w->most);
	(void)shutdown(w->fd[0], SHUT_RDWR);
	return NULL;
}

/* Two ends of one connection over the loopback address. */
static bool connect_pair(int fd[2])
{
	struct sockaddr_in at = { .sin_family = AF_INET,
				  .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	struct sockaddr *any = (struct sockaddr *)&at;
	socklen_t len = sizeof(at);
	int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;
	bool good = listener >= 0 && bind(listener, any, len) == 0 && listen(listener, 1) == 0 &&
		    getsockname(listener, any, &len) == 0;

	fd[0] = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	good = good && fd[0] >= 0 && connect(fd[0], any, sizeof(at)) == 0;
	fd[1] = good ? accept4(listener, NULL, NULL, SOCK_CLOEXEC) : -1;
	for (int i = 0; i < 2 && good; i++) {
		(void)setsockopt(fd[i], IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
	}
	if (listener >= 0) {
		(void)close(listener);
	}
	return good && fd[1] >= 0;
}

static bool open_wire(struct wire *w)
{
	w->mem[0] = alloc_zero(w->size);
	w->mem[1] = alloc_zero(w->size);
	if (w->mem[0] == NULL || w->mem[1] == NULL || !connect_pair(w->fd)) {
		return false;
	}
	memset(w->mem[0], 1, w->size);
	memset(w->mem[1], 2, w->size);
	return true;
}

static void close_wire(struct wire *w)
{
	for (int i = 0; i < 2; i++) {
		if (w->fd[i] >= 0) {
			(void)close(w->fd[i]);
		}
		free(w->mem[i]);
	}
}

/* All of them at once: 0, or false where something could not be had. */
static bool run_wires(struct wire *v, uint64_t n, struct meter *meter)
{
	uint64_t asking = 0, answering = 0;
	bool good = true;

	meter_start(meter);
	while (answering < n &&
	       pthread_create(&v[answering].thread[1], NULL, answer, &v[answering]) == 0) {
		answering++;
	}
	while (answering == n && asking < n &&
	       pthread_create(&v[asking].thread[0], NULL, ask, &v[asking]) == 0) {
		asking++;
	}
	for (uint64_t i = 0; i < asking; i++) {
		pthread_join(v[i].thread[0], NULL);
		good = good && !v[i].failed;
	}
	meter_stop(meter);
	for (uint64_t i = 0; i < answering; i++) {
		(void)shutdown(v[i].fd[0], SHUT_RDWR);
		pthread_join(v[i].thread[1], NULL);
	}
	return good && asking == n;
}

/* Runs one round of n connections, and adds to the cell unless it is for latency. */
static bool measure_once(struct net_run *r, struct net_cell *c, uint64_t n, struct hist *hist)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct wire *v = alloc_array(n, sizeof(*v));
	uint64_t most =
		max_u64(1, min_u64(hist != NULL ? SINGLES : UINT64_MAX, r->o->bytes / c->size / n));
	bool good = v != NULL;

	for (uint64_t i = 0; v != NULL && i < n; i++) {
		v[i] = (struct wire){ .run = r,
				      .size = c->size,
				      .ns = r->o->seconds,
				      .most = r->o->bytes != 0 ? most : UINT64_MAX,
				      .hist = hist,
				      .fd = { -1, -1 } };
		good = open_wire(&v[i]) && good;
	}
	good = good && run_wires(v, n, &c->meter);
	text_copy(report.route, sizeof(report.route), "socket");
	for (uint64_t i = 0; v != NULL && i < n; i++) {
		if (hist == NULL) {
			tally_add(&c->tally, &report, v[i].ops * c->size);
			c->ops += v[i].ops;
		}
		close_wire(&v[i]);
	}
	free(v);
	return good;
}

int net_measure_sockets(struct net_run *r, struct net_cell *c)
{
	double *gb = alloc_array(r->o->rounds, sizeof(*gb));
	struct net_cell one = { .size = c->size };
	struct meter sum = { 0, 0 };
	uint64_t bytes = 0;
	bool good = gb != NULL;

	c->threads = max_u64(1, min_u64(r->o->threads, r->mem.len / c->size));
	for (uint64_t i = 0; good && i < r->o->rounds; i++) {
		good = measure_once(r, c, c->threads, NULL);
		gb[i] = meter_gb_per_s(c->tally.bytes - bytes, c->meter.wall_ns);
		bytes = c->tally.bytes;
		sum.wall_ns += c->meter.wall_ns;
		sum.cpu_ns += c->meter.cpu_ns;
	}
	c->meter = sum;
	good = good && measure_once(r, &one, 1, &c->latency);
	if (good) {
		c->gb_median = bench_median(gb, r->o->rounds);
		c->gb_min = gb[0];
		c->gb_max = gb[r->o->rounds - 1];
	}
	free(gb);
	return good ? 0
		    : say_failed("plain sockets could not be measured: no memory, threads or "
				 "descriptors for %llu connections",
				 (unsigned long long)c->threads);
}

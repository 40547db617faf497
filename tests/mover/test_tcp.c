/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Who may say what to a process that listens for tcp, and what becomes of connections that break.
 * Two contexts of this process stand for two processes; strangers are plain sockets.
 */

#include <arpa/inet.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/socket.h>

#include "fixture.h"
#include "refused.h"

#include "api/remotes.h"
#include "base/clock.h"
#include "base/fault.h"
#include "base/refused.h"
#include "far.h"
#include "move/tcp/incoming.h"
#include "move/tcp/outgoing.h"
#include "remote/blob.h"
#include "sys/sys.h"

#define LEN (4 * MIB + 77)
#define SWEPT (300 * KIB) /* more than one chunk */
#define SOON 10.0	  /* seconds; nothing takes so long */
#define FLOOD_SOON 60.0	  /* nor many connections */

static struct fx fx;
static struct pl_ctx *other;
static struct pl_remote *remote; /* of fx.ctx */
static struct pl_remote *back;	 /* of the other */
static struct pl_grant *granted; /* memory of the other */
static struct pl_region *region;
static char *far;
static struct tcp_section card;	  /* of the other, in its blob */
static struct frame_request good; /* a read of eight bytes of the region */
static struct net_io io;

static ssize_t sock_send(void *arg, const void *bytes, size_t len)
{
	ssize_t n = send(*(int *)arg, bytes, len, MSG_NOSIGNAL);

	return n < 0 ? -errno : n;
}

static bool deaf; /* nothing has come yet */

static ssize_t sock_recv(void *arg, void *bytes, size_t len)
{
	ssize_t n = deaf ? (errno = EAGAIN, -1) : recv(*(int *)arg, bytes, len, 0);

	return n < 0 ? -errno : n;
}

/* A stranger's connection; its calls wait. */
static int dial(void)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(card.at[0].port) };
	struct timeval limit = { .tv_sec = 8 };
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	memcpy(&to.sin_addr, card.at[0].at, 4);
	assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit)), 0);
	assert_int_equal(connect(fd, (const struct sockaddr *)&to, sizeof(to)), 0);
	return fd;
}

/* All that is said until the end, which has to come. */
static size_t read_to_end(int fd, unsigned char *at, size_t space)
{
	size_t have = 0;
	ssize_t n;

	while ((n = recv(fd, at + have, space - have, 0)) > 0) {
		have += (size_t)n;
		assert_true(have < space);
	}
	assert_true(n == 0 || errno == ECONNRESET);
	return have;
}

static void say_and_end(const void *bytes, size_t len)
{
	unsigned char at[4096];
	int fd = dial();

	assert_int_equal(send(fd, bytes, len, MSG_NOSIGNAL), len);
	(void)shutdown(fd, SHUT_WR);
	(void)read_to_end(fd, at, sizeof(at));
	(void)close(fd);
}

static struct tcp_remote *mine(struct pl_remote *r)
{
	struct remote *base;

	assert_ok(remote_begin(r, &base));
	remote_end(r);
	return tcp_remote_of(base);
}

static void open_both(const char *setting)
{
	unsigned char blob[2][PL_BLOB_MAX];
	struct region *g;
	ssize_t n[2];

	pl_log_set(hear, NULL, PL_LOG_WARN);
	fx_open(&fx, "chunk=256KiB", setting, NULL);
	assert_ok(fx_ctx(&other, setting, NULL));
	assert_ok(pl_remote_open(fx.ctx, &remote));
	assert_ok(pl_remote_open(other, &back));
	n[0] = pl_remote_blob(remote, blob[0], sizeof(blob[0]));
	n[1] = pl_remote_blob(back, blob[1], sizeof(blob[1]));
	assert_ok(pl_remote_connect(remote, blob[1], (size_t)n[1]));
	assert_ok(pl_remote_connect(back, blob[0], (size_t)n[0]));
	far = fx_host(LEN);
	fx_pattern(far, 0, LEN, 1);
	assert_ok(pl_grant_open(other, far, LEN, PL_MAY_READ | PL_MAY_WRITE, &granted));
	n[0] = pl_grant_blob(granted, blob[0], sizeof(blob[0]));
	assert_ok(pl_region_open(remote, blob[0], (size_t)n[0], &region));
	card = mine(back)->mine;
	assert_ok(region_begin(region, &g));
	good = (struct frame_request){ .what = FRAME_GET,
				       .len = 8,
				       .number = tcp_region_of(g)->number,
				       .secret = tcp_region_of(g)->secret };
	region_end(region);
	io = (struct net_io){ sock_send, sock_recv };
	(void)is_said(NULL);
}

static int begin(void **state)
{
	(void)state;
	open_both("remote_timeout=20");
	return 0;
}

static int begin_alone(void **state)
{
	(void)state;
	open_both("tcp_connections=1");
	return 0;
}

static int begin_trusted(void **state)
{
	(void)state;
	open_both("tcp_trust=true");
	return 0;
}

static int end(void **state)
{
	char *host = fx_host(LEN);

	(void)state;
	/* Whatever was said to it: it still does what it should. */
	assert_int_equal(far_read(region, host, LEN, 0, NULL), LEN);
	fx_same(host, far, LEN, "what is read afterwards");
	free(host);
	pl_remote_close(remote);
	assert_ok(pl_grant_close(granted));
	pl_close(other);
	fx_close(&fx);
	pl_log_set(NULL, NULL, 0);
	free(far);
	return 0;
}

static const struct net_ops *net(void)
{
	return atomic_load(&mine(remote)->tcp->net);
}

/* A stranger's handshake, with some key: what it comes to. */
static int shake(int *fd, const unsigned char *id, const unsigned char *key, struct net_tls **out)
{
	int rc;

	*fd = dial();
	assert_int_equal(net()->client(&io, fd, id, key, out), 0);
	while ((rc = net()->shake(*out)) == -EAGAIN) {
	}
	return rc;
}

static void end_shake(int fd, struct net_tls *t)
{
	net()->close(t);
	(void)close(fd);
}

static void wrong_tokens_are_refused(void **state)
{
	unsigned char key[NET_KEY], id[NET_ID], c;
	struct net_tls *t;
	int fd;

	(void)state;
	memcpy(key, card.key, sizeof(key));
	key[31] ^= 1;
	assert_int_equal(shake(&fd, card.id, key, &t), -EACCES);
	end_shake(fd, t);
	assert_refused(1, "it failed the handshake");
	memcpy(id, card.id, sizeof(id));
	id[0] ^= 1;
	assert_int_equal(shake(&fd, id, card.key, &t), -EACCES);
	end_shake(fd, t);
	assert_refused(1, "it failed the handshake");
	/* And the right one is not; nothing was said of it. */
	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	assert_int_equal(recv(fd, &c, 1, MSG_DONTWAIT), -1);
	end_shake(fd, t);
	assert_refused(0, "");
}

static void strangers_are_refused(void **state)
{
	/* TLS 1.2, by a cipher of that. */
	static const unsigned char old[] = { 0x16, 3,  1,  0,  45, 1,  0,    0,	   41, 3,
					     3,	   1,  2,  3,  4,  5,  6,    7,	   8,  9,
					     10,   11, 12, 13, 14, 15, 16,   17,   18, 19,
					     20,   21, 22, 23, 24, 25, 26,   27,   28, 29,
					     30,   31, 32, 0,  0,  2,  0xc0, 0x2f, 1,  0 };
	static const unsigned char cut[] = { 0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3 };

	(void)state;
	(void)close(dial());
	assert_refused(1, "before it had said anything");
	say_and_end("GET / HTTP/1.0\r\n\r\n", 18);
	assert_refused(1, "it failed the handshake");
	say_and_end(old, sizeof(old));
	assert_refused(1, "it failed the handshake");
	say_and_end(cut, sizeof(cut));
	assert_refused(1, "it failed the handshake");
	/* Nobody asks for less than it gives. */
	say_and_end("PLTP0123456789abcdef0123456789abcdef", 36);
	assert_refused(1, "without encryption, and the tunable tcp_trust is off");
}

static unsigned char kept[8192];
static size_t n_kept;

static ssize_t keep_and_send(void *arg, const void *bytes, size_t len)
{
	ssize_t n = sock_send(arg, bytes, len);

	if (n > 0) {
		assert_true(n_kept + (size_t)n <= sizeof(kept));
		memcpy(kept + n_kept, bytes, (size_t)n);
		n_kept += (size_t)n;
	}
	return n;
}

/* A whole conversation, recorded, is of no use to who has not the token. */
static void what_was_recorded_is_refused(void **state)
{
	unsigned char at[FRAME_REQUEST], got[FRAME_ANSWER + 8];
	struct frame_request q = good;
	struct net_tls *t;
	size_t have = 0;
	int fd;

	(void)state;
	q.what = FRAME_PUT;
	n_kept = 0;
	io.send = keep_and_send;
	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	frame_put_request(at, &q);
	assert_int_equal(net()->write(t, at, sizeof(at)), sizeof(at));
	assert_int_equal(net()->write(t, "replayed", 8), 8);
	while (have < FRAME_ANSWER) {
		ssize_t n = net()->read(t, got + have, FRAME_ANSWER - have);

		assert_true(n > 0);
		have += (size_t)n;
	}
	end_shake(fd, t);
	assert_memory_equal(far, "replayed", 8);
	memcpy(far, "original", 8);
	say_and_end(kept, n_kept);
	assert_refused(1, "it failed the handshake");
	assert_memory_equal(far, "original", 8);
}

/* Unencrypted, on both sides: the same, and who does not have the token learns nothing. */
static void plain_needs_the_token_too(void **state)
{
	unsigned char hello[TCP_HELLO] = "PLTP";
	unsigned char proof[TCP_PROOF], answer[NET_KEY], c;
	int fd = dial();

	(void)state;
	memcpy(hello + 4, card.id, NET_ID);
	assert_int_equal(send(fd, hello, sizeof(hello), MSG_NOSIGNAL), sizeof(hello));
	assert_int_equal(recv(fd, proof, sizeof(proof), MSG_WAITALL), sizeof(proof));
	memset(answer, 1, sizeof(answer));
	assert_int_equal(send(fd, answer, sizeof(answer), MSG_NOSIGNAL), sizeof(answer));
	assert_true(recv(fd, &c, 1, 0) <= 0);
	(void)close(fd);
	assert_refused(1, "it does not have the token");
	/* The answer to another number, which was right for that. */
	assert_int_equal(tcp_proof(net(), card.key, 'c', hello + 20, proof, answer), 0);
	fd = dial();
	assert_int_equal(send(fd, hello, sizeof(hello), MSG_NOSIGNAL), sizeof(hello));
	assert_int_equal(send(fd, answer, sizeof(answer), MSG_NOSIGNAL), sizeof(answer));
	assert_int_equal(recv(fd, proof, sizeof(proof), MSG_WAITALL), sizeof(proof));
	assert_true(recv(fd, &c, 1, 0) <= 0);
	(void)close(fd);
	assert_refused(1, "it does not have the token");
	hello[4] ^= 1;
	say_and_end(hello, sizeof(hello));
	assert_refused(1, "no blob of this process has that token");
}

#define FLOOD 300u

/* Connections that have named neither a remote nor a door, once there are so many. */
static void wait_for_half_open(struct tcp *t, unsigned int wanted)
{
	double until = fx_now() + FLOOD_SOON;
	unsigned int n = 0;

	do {
		(void)usleep(1000);
		lock_acquire(&t->lock);
		n = t->half_open;
		lock_release(&t->lock);
	} while (n != wanted && fx_now() < until);
	assert_int_equal(n, wanted);
}

/* How many were told that there is no place, and nothing else. The others have heard nothing. */
static unsigned int told_full(const int *fd, unsigned int of)
{
	char at[STRANGERS_FULL_LEN + 1];
	unsigned int n = 0;

	for (unsigned int i = 0; i < of; i++) {
		ssize_t got = recv(fd[i], at, sizeof(at), MSG_DONTWAIT | MSG_PEEK);

		if (got < 0) {
			assert_int_equal(errno, EAGAIN);
			continue;
		}
		assert_int_equal(got, STRANGERS_FULL_LEN);
		assert_memory_equal(at, STRANGERS_FULL, STRANGERS_FULL_LEN);
		n++;
	}
	return n;
}

static void wait_for_told(const int *fd, unsigned int of, unsigned int wanted)
{
	double until = fx_now() + FLOOD_SOON;

	while (told_full(fd, of) != wanted && fx_now() < until) {
		(void)usleep(1000);
	}
	assert_int_equal(told_full(fd, of), wanted);
}

/* A handshake that goes on without waiting. */
static struct net_tls *begin_handshake(int *fd)
{
	struct net_tls *t;

	assert_int_equal(fcntl(*fd, F_SETFL, O_NONBLOCK), 0);
	assert_int_equal(net()->client(&io, fd, card.id, card.key, &t), 0);
	deaf = true; /* however soon the server answers */
	assert_int_equal(net()->shake(t), -EAGAIN);
	deaf = false;
	return t;
}

static void wait_for_bytes(int fd)
{
	struct pollfd p = { .fd = fd, .events = POLLIN };

	assert_int_equal(poll(&p, 1, (int)(FLOOD_SOON * 1000)), 1);
}

static void end_handshake(int fd, struct net_tls *t)
{
	int rc;

	while ((rc = net()->shake(t)) == -EAGAIN) {
		wait_for_bytes(fd);
	}
	assert_int_equal(rc, 0);
}

/* Silent connections, however many, keep nobody out: not one that came before fewer of them than
 * there are places, not one that has named a remote, and not one that comes while they hold all
 * places. One that ends for another is told that there is no place, and is counted. */
static void floods_keep_nobody_out(void **state)
{
	static atomic_ullong refused;
	struct tcp *t = mine(back)->tcp;
	unsigned int few = STRANGERS_MOST - 1;
	unsigned int ended = FLOOD - STRANGERS_MOST;
	struct net_tls *tls[2];
	unsigned long long before;
	double until;
	int fd[FLOOD], one[2];
	char eight[8];

	(void)state;
	atomic_store(&t->shake_ns, 600000000000); /* nothing ends for its time here */
	refused_show(&refused);
	before = atomic_load(&refused);
	one[0] = dial();
	for (unsigned int i = 0; i < few; i++) {
		fd[i] = dial();
	}
	wait_for_half_open(t, few + 1);
	tls[0] = begin_handshake(&one[0]);
	end_handshake(one[0], tls[0]);
	one[1] = dial();
	tls[1] = begin_handshake(&one[1]);
	wait_for_bytes(one[1]);
	wait_for_half_open(t, few);
	for (unsigned int i = few; i < FLOOD; i++) {
		fd[i] = dial();
	}
	wait_for_told(fd, FLOOD, ended);
	wait_for_half_open(t, STRANGERS_MOST);
	end_handshake(one[1], tls[1]);
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	until = fx_now() + FLOOD_SOON;
	while (atomic_load(&refused) < before + ended && fx_now() < until) {
		(void)usleep(1000);
	}
	assert_true(atomic_load(&refused) >= before + ended);
	refused_show(NULL);
	assert_true(is_said("too many others came that have not proved themselves"));
	for (unsigned int i = 0; i < 2; i++) {
		end_shake(one[i], tls[i]);
	}
	for (unsigned int i = 0; i < FLOOD; i++) {
		(void)close(fd[i]);
	}
	wait_for_half_open(t, 0);
	/* Lines are few, and those that were left out are counted. */
	until = fx_now() + FLOOD_SOON;
	while (fx_now() < until && !is_said(" more ")) {
		(void)usleep(10000);
	}
	assert_true(is_said(" more "));
	(void)is_said(NULL);
}

static atomic_int hold; /* handshakes of the server: before a step, or when they have succeeded */
#define HOLD_BEFORE 1
#define HOLD_DONE 2
static atomic_bool is_held; /* one */

static int shake_held(struct net_tls *t)
{
	int rc;

	while (hold == HOLD_BEFORE) {
		is_held = true;
		(void)usleep(100);
	}
	rc = net()->shake(t);
	while (!rc && hold == HOLD_DONE) {
		is_held = true;
		(void)usleep(100);
	}
	return rc;
}

/* The stranger in the set, whose thread is held in its handshake, loses its place to others. */
static void evict_the_one(struct tcp *t, struct strangers *set)
{
	static struct tcp_in others[STRANGERS_MOST];
	struct tcp_in *it;

	lock_acquire(&t->lock);
	assert_int_equal(set->n, 1);
	it = (struct tcp_in *)(void *)set->v[0];
	for (unsigned int i = 0; !it->evicted; i = (i + 1) % STRANGERS_MOST) {
		others[i].busy = true; /* nothing is said to it */
		if (!others[i].among) {
			tcp_in_enter(&others[i], set);
		}
	}
	for (unsigned int i = 0; i < STRANGERS_MOST; i++) {
		tcp_in_leave(&others[i]);
	}
	assert_int_equal(set->n, 0);
	lock_release(&t->lock);
}

static void wait_for_held(void)
{
	double until = fx_now() + FLOOD_SOON;

	while (!is_held && fx_now() < until) {
		(void)usleep(1000);
	}
	assert_true(is_held);
}

/* A stranger that loses its place while a thread goes on with its handshake: that thread tells it
 * so, with nothing behind the words. But if it proves itself meanwhile, it stays. */
static void places_that_go_in_a_handshake(void **state)
{
	static struct net_ops slow;
	struct tcp *t = mine(back)->tcp;
	char at[STRANGERS_FULL_LEN + 1];
	struct net_tls *tls;
	unsigned char request[FRAME_REQUEST], answer[FRAME_ANSWER];
	ssize_t n;
	int fd;

	(void)state;
	slow = *net();
	slow.shake = shake_held;
	atomic_store(&t->shake_ns, 600000000000);
	atomic_store(&t->net, &slow);
	is_held = false;
	hold = HOLD_BEFORE;
	fd = dial();
	assert_int_equal(send(fd, "\x16\x03\x01", 3, MSG_NOSIGNAL), 3);
	wait_for_held();
	evict_the_one(t, &t->silent);
	hold = 0;
	assert_int_equal(read_to_end(fd, (unsigned char *)at, sizeof(at)), STRANGERS_FULL_LEN);
	assert_memory_equal(at, STRANGERS_FULL, STRANGERS_FULL_LEN);
	(void)close(fd);
	assert_refused(1, TCP_NO_PLACE);
	is_held = false;
	hold = HOLD_DONE;
	assert_int_equal(shake(&fd, card.id, card.key, &tls), 0);
	wait_for_held();
	evict_the_one(t, &t->at_remotes);
	hold = 0;
	frame_put_request(request, &good);
	assert_int_equal(net()->write(tls, request, sizeof(request)), sizeof(request));
	n = net()->read(tls, answer, sizeof(answer));
	assert_true(n > 0);
	assert_refused(0, "");
	end_shake(fd, tls);
	atomic_store(&t->net, net());
}

/* A server that strangers flood, in front of the right one. */
struct crowded {
	int listener;
	unsigned int told; /* connections that were told that there is no place */
	unsigned int most; /* of these; then they are let through */
	atomic_bool stop;
};

/* Between a client and the server, until one of them ends, or for the server's first bytes, of
 * which the client gets `most`. */
static void pass_on(int client, int server, size_t most, const struct crowded *c)
{
	unsigned char at[65536];
	struct pollfd p[2] = { { .fd = client, .events = POLLIN },
			       { .fd = server, .events = POLLIN } };

	while (!c->stop) {
		(void)poll(p, 2, 20);
		for (unsigned int i = 0; i < 2; i++) {
			ssize_t n = p[i].revents ? recv(p[i].fd, at, sizeof(at), 0) : -1;

			if (!p[i].revents) {
				continue;
			}
			if (n <= 0) {
				return;
			}
			n = i && (size_t)n > most ? (ssize_t)most : n;
			(void)send(p[!i].fd, at, (size_t)n, MSG_NOSIGNAL);
			if (i && most != SIZE_MAX) {
				return;
			}
		}
	}
}

/* No place: before it has said anything, after that, in the middle of the server's answer, and when
 * the client has proved itself and that was not read. */
static void *be_crowded(void *arg)
{
	static const size_t shown[] = { 0, 0, 20, SIZE_MAX - 1 };
	struct crowded *c = arg;

	while (!c->stop) {
		struct pollfd p = { .fd = c->listener, .events = POLLIN };
		unsigned char first[4096];
		int client, server;

		if (poll(&p, 1, 20) != 1) {
			continue;
		}
		client = accept4(c->listener, NULL, NULL, SOCK_CLOEXEC);
		server = dial();
		if (c->told == c->most) {
			pass_on(client, server, SIZE_MAX, c);
		} else {
			unsigned int how = c->told++ % COUNT(shown);

			if (shown[how]) {
				pass_on(client, server, shown[how], c);
			}
			if (how == 1 || how == 3) {
				(void)recv(client, first, sizeof(first), 0);
			}
			strangers_say_full(client);
		}
		(void)close(client);
		(void)close(server);
	}
	return NULL;
}

/* Before anything is dialled: requests go there from now on. */
static void crowd(struct crowded *c, unsigned int most, pthread_t *thread)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
	socklen_t len = sizeof(at);

	*c = (struct crowded){ .listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0),
			       .most = most };
	assert_int_equal(bind(c->listener, (const struct sockaddr *)&at, len), 0);
	assert_int_equal(listen(c->listener, 16), 0);
	assert_int_equal(getsockname(c->listener, (struct sockaddr *)&at, &len), 0);
	assert_int_equal(mine(remote)->n_conns, 0);
	mine(remote)->theirs.at[0].port = ntohs(at.sin_port);
	assert_int_equal(pthread_create(thread, NULL, be_crowded, c), 0);
}

static void end_crowd(struct crowded *c, pthread_t thread)
{
	c->stop = true;
	assert_int_equal(pthread_join(thread, NULL), 0);
	(void)close(c->listener);
	mine(remote)->theirs.at[0].port = card.at[0].port;
}

/* A connection that finds no place is tried again, whenever in its handshake it was told so. */
static void full_servers_are_tried_again(void **state)
{
	struct crowded c;
	pthread_t thread;
	char *host = fx_host(LEN);

	(void)state;
	crowd(&c, 8, &thread);
	assert_moved(far_read(region, host, 4096, 0, NULL), 4096);
	assert_memory_equal(host, far, 4096);
	end_crowd(&c, thread);
	assert_int_equal(c.told, 8);
	(void)is_said(NULL);
	free(host);
}

/* Whenever it was told: the server is said to be full, and not to be gone or to have another key.
 */
static void full_servers_are_told(void **state)
{
	struct crowded c;
	pthread_t thread;
	struct tcp_out *l;

	(void)state;
	crowd(&c, 4, &thread);
	for (unsigned int i = 0; i < 4; i++) {
		assert_int_equal(tcp_out_get(mine(remote), &l), -EBUSY);
		assert_fails(tcp_fails(mine(remote), -EBUSY, "a read"), ECONNRESET,
			     "is full: more connections");
	}
	end_crowd(&c, thread);
	(void)is_said(NULL);
}

/* A request by who has the token: the status of its answer; -1: the connection was ended. */
static int ask(const unsigned char *request, const void *more, size_t len)
{
	unsigned char at[FRAME_ANSWER + 8];
	struct net_tls *t;
	size_t have = 0;
	ssize_t n = 1;
	int fd;

	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	assert_int_equal(net()->write(t, request, FRAME_REQUEST), FRAME_REQUEST);
	if (len) {
		assert_int_equal(net()->write(t, more, len), len);
	}
	while (have < FRAME_ANSWER && (n = net()->read(t, at + have, FRAME_ANSWER - have)) > 0) {
		have += (size_t)n;
	}
	assert_true(n != -EAGAIN);
	end_shake(fd, t);
	return n > 0 ? (int)blob_get(at, 4) : -1;
}

static int ask_for(struct frame_request q)
{
	unsigned char at[FRAME_REQUEST];

	frame_put_request(at, &q);
	return ask(at, "8 bytes.", q.what == FRAME_PUT ? 8 : 0);
}

/* Who has the token can do what was granted, and nothing else. */
static void hostile_requests_are_refused(void **state)
{
	unsigned char at[FRAME_REQUEST];
	struct frame_request q = good;
	char *was = fx_host(LEN);

	(void)state;
	memcpy(was, far, LEN);
	assert_int_equal(ask_for(q), FRAME_OK);
	q.secret ^= 1;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	q = good;
	q.number++;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	q = good;
	q.off = LEN - 7;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	q.what = FRAME_PUT;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	q.off = UINT64_MAX - 3;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	q = good;
	q.what = FRAME_ADD;
	assert_int_equal(ask_for(q), FRAME_NOT_GRANTED);
	assert_refused(0, "");
	q.off = 4;
	assert_int_equal(ask_for(q), -1);
	assert_refused(1, "no request of this release");
	q = good;
	q.len = FRAME_MOST + 1;
	assert_int_equal(ask_for(q), -1);
	assert_refused(1, "no request of this release");
	q.len = 0;
	assert_int_equal(ask_for(q), -1);
	assert_refused(1, "no request of this release");
	q = good;
	q.what = FRAME_MAIL;
	q.len = REMOTE_MESSAGE_MAX + 1;
	assert_int_equal(ask_for(q), -1);
	assert_refused(1, "no request of this release");
	memset(at, 0xff, sizeof(at));
	assert_int_equal(ask(at, NULL, 0), -1);
	assert_refused(1, "no request of this release");
	assert_memory_equal(far, was, LEN);
	free(was);
}

static atomic_bool stop;
static atomic_uint calls_done; /* that have ended */

/* Breaks what connections there are, again and again, but no call twice: on a slow machine it could
 * not end otherwise. */
static void *break_lines(void *arg)
{
	struct tcp_remote *r = mine(remote);

	(void)arg;
	while (!stop) {
		unsigned int before;

		lock_acquire(&r->lock);
		for (struct tcp_out *l = r->conns; l; l = l->all) {
			if (l->live >= 0) {
				sys_tcp_shut(l->live);
			}
		}
		lock_release(&r->lock);
		before = calls_done;
		do {
			(void)usleep(60000);
		} while (calls_done == before && !stop);
	}
	return NULL;
}

static uint64_t epoch_of(struct tcp_remote *r)
{
	uint64_t epoch;

	lock_acquire(&r->lock);
	epoch = r->epoch;
	lock_release(&r->lock);
	return epoch;
}

static void dead_connections_are_replaced(void **state)
{
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	double until = fx_now() + 1;
	pthread_t t;

	(void)state;
	stop = false;
	assert_int_equal(pthread_create(&t, NULL, break_lines, NULL), 0);
	/* For a second, and until it has met broken ones. */
	for (unsigned int i = 2; fx_now() < until || epoch_of(mine(remote)) <= 2; i++) {
		fx_pattern(want, 0, LEN, i);
		assert_moved(far_write(region, want, LEN, 0, NULL), LEN);
		calls_done++;
		fx_same(far, want, LEN, "what was written");
		assert_moved(far_read(region, host, LEN, 0, NULL), LEN);
		calls_done++;
		fx_same(host, want, LEN, "what was read");
		assert_true(fx_now() < until + FLOOD_SOON);
	}
	stop = true;
	assert_int_equal(pthread_join(t, NULL), 0);
	free(host);
	free(want);
}

/* What a connection that was given up still carries is not written any more once it was replaced.
 */
static void late_writes_are_dropped(void **state)
{
	unsigned char at[FRAME_REQUEST];
	struct frame_request q = good;
	struct tcp_remote *r = mine(remote);
	struct net_tls *t;
	char eight[8];
	unsigned char c;
	int fd;

	(void)state;
	/* Half of a write, on a connection of the first epoch. */
	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	q.what = FRAME_PUT;
	frame_put_request(at, &q);
	assert_int_equal(net()->write(t, at, sizeof(at)), sizeof(at));
	assert_int_equal(net()->write(t, "late", 4), 4);
	/* It is given up; the next one is of the second. */
	lock_acquire(&r->lock);
	r->epoch++;
	lock_release(&r->lock);
	assert_moved(far_write(region, "in time.", 8, 0, NULL), 8);
	(void)net()->write(t, "!!!!", 4);
	assert_true(net()->read(t, &c, 1) < 0);
	end_shake(fd, t);
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	assert_memory_equal(eight, "in time.", 8);
}

/* One transfer, or what opens a remote: 0, or an error. */
static ssize_t swept(unsigned int i, char *host)
{
	const struct far_piece v[2] = { { .mem = host, .off = 1, .len = SWEPT - 5 },
					{ .mem = host + SWEPT - 5, .off = LEN - 10, .len = 10 } };
	struct pl_remote *r = NULL;
	ssize_t n;

	switch (i) {
	case 0:
		n = far_read(region, host, SWEPT, 1, NULL);
		return n == SWEPT ? 0 : n;
	case 1:
		n = far_write(region, host, SWEPT, 1, NULL);
		return n == SWEPT ? 0 : n;
	case 2:
		return pl_remote_notify(remote, "x", 1, PL_WAIT_FOREVER);
	case 3:
		n = far_readv(region, v, 2, NULL);
		return n == SWEPT + 5 ? 0 : n;
	case 4:
		n = far_writev(region, v, 2, NULL);
		return n == SWEPT + 5 ? 0 : n;
	default:
		n = pl_remote_open(fx.ctx, &r);
		pl_remote_close(r);
		return n;
	}
}

/* A request on a connection that has proved itself: the status of its answer; -1: it was ended. */
static int ask_on(struct net_tls *t, struct frame_request q, const void *more, size_t len)
{
	unsigned char at[FRAME_REQUEST];
	unsigned char got[FRAME_ANSWER];
	size_t have = 0;
	ssize_t n = 1;

	frame_put_request(at, &q);
	if (net()->write(t, at, sizeof(at)) != sizeof(at)) {
		return -1;
	}
	for (size_t done = 0; done < len; done += (size_t)n) {
		n = net()->write(t, (const char *)more + done, len - done);
		if (n <= 0) {
			return -1;
		}
	}
	while (have < sizeof(got) && (n = net()->read(t, got + have, sizeof(got) - have)) > 0) {
		have += (size_t)n;
	}
	assert_true(n != -EAGAIN);
	return n > 0 ? (int)blob_get(got, 4) : -1;
}

/* A connection that was made before one broke, and is heard of only after another has taken its
 * place, would write what was asked again since. */
static void lines_of_earlier_epochs_are_refused(void **state)
{
	struct frame_request line = { .what = FRAME_CONN, .off = 5 };
	struct frame_request put = good;
	struct tcp_remote *r = mine(remote);
	struct net_tls *t[3];
	int fd[3];

	(void)state;
	put.what = FRAME_PUT;
	for (unsigned int i = 0; i < 3; i++) {
		assert_int_equal(shake(&fd[i], card.id, card.key, &t[i]), 0);
	}
	lock_acquire(&r->lock);
	r->epoch = 5;
	lock_release(&r->lock);
	assert_int_equal(ask_on(t[0], line, NULL, 0), FRAME_OK);
	assert_moved(far_write(region, "in time.", 8, 0, NULL), 8);
	line.off = 4;
	assert_int_equal(ask_on(t[1], line, NULL, 0), -1);
	assert_int_equal(ask_on(t[2], put, "too late", 8), -1);
	assert_memory_equal(far, "in time.", 8);
	assert_int_equal(ask_on(t[0], put, "the line", 8), FRAME_OK);
	assert_memory_equal(far, "the line", 8);
	for (unsigned int i = 0; i < 3; i++) {
		end_shake(fd[i], t[i]);
	}
	/* One that comes only now. */
	assert_int_equal(shake(&fd[0], card.id, card.key, &t[0]), 0);
	assert_int_equal(ask_on(t[0], line, NULL, 0), -1);
	end_shake(fd[0], t[0]);
}

/* The first connection of a new epoch does not end others of it that have yet to say so. */
static void lines_of_one_epoch_stay(void **state)
{
	struct frame_request line = { .what = FRAME_CONN, .off = 3 };
	struct tcp_remote *r = mine(remote);
	struct net_tls *t[3];
	int fd[3];

	(void)state;
	lock_acquire(&r->lock);
	r->epoch = 3;
	lock_release(&r->lock);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		assert_int_equal(shake(&fd[i], card.id, card.key, &t[i]), 0);
	}
	for (unsigned int i = 0; i < COUNT(t); i++) {
		assert_int_equal(ask_on(t[i], line, NULL, 0), FRAME_OK);
	}
	/* Those of an earlier one do end. */
	line.off = r->epoch = 4;
	assert_int_equal(ask_on(t[2], line, NULL, 0), FRAME_OK);
	assert_int_equal(ask_on(t[0], good, NULL, 0), -1);
	assert_int_equal(ask_on(t[1], good, NULL, 0), -1);
	assert_int_equal(ask_on(t[2], good, NULL, 0), FRAME_OK);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		end_shake(fd[i], t[i]);
	}
}

static struct tcp_in changes; /* words of a device that is none */
static atomic_bool changed;

static void *change_too(void *arg)
{
	struct tcp_in p = changes;
	struct tcp_use u;
	int rc = tcp_use_begin(&p, &u);

	atomic_store(&changed, true);
	if (!rc) {
		tcp_use_end(p.tcp, &u);
	}
	return rc ? NULL : arg;
}

/* Words of a device are changed one at a time; its driver may take long, and nobody else waits. */
static void words_of_a_device_hold_up_no_others(void **state)
{
	struct tcp *t = mine(back)->tcp;
	static char driver;	   /* whose address stands for the device */
	static struct tcp_grant g; /* also after a failure */
	const struct tcp_grant is = { .g = { .base = 4096,
					     .len = 64,
					     .rights = PL_MAY_ATOMIC,
					     .dev = (struct dev *)(void *)&driver },
				      .tcp = t,
				      .number = 77 };
	unsigned char blob[PL_BLOB_MAX];
	struct pl_region *words;
	struct pl_grant *host;
	struct tcp_use u;
	uint64_t old = 7;
	bool early;
	pthread_t thread;
	ssize_t n;
	void *res;

	(void)state;
	assert_ok(pl_grant_open(other, far, 64, PL_MAY_ATOMIC, &host));
	n = pl_grant_blob(host, blob, sizeof(blob));
	assert_ok(pl_region_open(remote, blob, (size_t)n, &words));
	g = is;
	lock_acquire(&t->lock);
	g.next = t->grants;
	t->grants = &g;
	lock_release(&t->lock);
	changes = (struct tcp_in){ .tcp = t,
				   .remote = mine(back),
				   .q = { .what = FRAME_ADD, .number = 77, .len = 8 } };
	atomic_store(&changed, false);
	assert_int_equal(tcp_use_begin(&changes, &u), 0);
	assert_int_equal(pthread_create(&thread, NULL, change_too, far), 0);
	memset(far, 0, 8);
	assert_ok(pl_region_atomic(words, PL_ATOMIC_FETCH_ADD, 0, 5, 0, &old));
	assert_int_equal(old, 0);
	assert_int_equal(far[0], 5);
	(void)usleep(50000);
	early = atomic_load(&changed);
	tcp_use_end(t, &u);
	assert_int_equal(pthread_join(thread, &res), 0);
	assert_ptr_equal(res, far);
	assert_false(early);
	lock_acquire(&t->lock);
	assert_int_equal(t->n_changing, 0);
	assert_ptr_equal(t->grants, &g);
	t->grants = g.next;
	lock_release(&t->lock);
	pl_region_close(words);
	assert_ok(pl_grant_close(host));
}

static void *read_eight(void *arg)
{
	return far_read(region, arg, 8, 0, NULL) == 8 ? arg : NULL;
}

/* The epoch changes while a line is dialled: it is dialled again, by the new one. */
static void outdated_lines_are_dialled_again(void **state)
{
	struct tcp_remote *r = mine(remote);
	struct tcp *t = mine(back)->tcp;
	double until = fx_now() + SOON;
	bool dials = false;
	char eight[8];
	pthread_t thread;
	void *res;

	(void)state;
	lock_acquire(&t->lock); /* nobody answers */
	assert_int_equal(pthread_create(&thread, NULL, read_eight, eight), 0);
	while (!dials && fx_now() < until) {
		(void)usleep(1000);
		lock_acquire(&r->lock);
		dials = r->conns && r->conns->live >= 0;
		r->epoch += dials;
		lock_release(&r->lock);
	}
	lock_release(&t->lock);
	assert_int_equal(pthread_join(thread, &res), 0);
	assert_ptr_equal(res, eight);
	assert_memory_equal(eight, far, 8);
	lock_acquire(&r->lock);
	assert_non_null(r->idle);
	assert_int_equal(r->idle->epoch, 1);
	assert_int_equal(r->epoch, 1);
	lock_release(&r->lock);
}

static struct pl_region *closed_region;

static void *write_until_closed(void *arg)
{
	while (far_write(closed_region, arg, LEN, 0, NULL) == LEN) {
		atomic_store(&stop, true);
	}
	atomic_store(&stop, true); /* where its patience ended before the first was through */
	return NULL;
}

/* After pl_remote_close() nothing of that remote is written, whatever is under way. */
static void closing_ends_writes(void **state)
{
	unsigned char blob[2][PL_BLOB_MAX];
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	uint64_t patience = mine(remote)->tcp->patience;
	ssize_t n[2];

	(void)state;
	mine(remote)->tcp->patience = 100000000;
	memset(host, 0x77, LEN);
	fx_pattern(want, 0, LEN, 1);
	for (unsigned int i = 0; i < 6; i++) {
		double until = fx_now() + SOON;
		struct pl_remote *a, *b;
		pthread_t thread;

		assert_ok(pl_remote_open(fx.ctx, &a));
		assert_ok(pl_remote_open(other, &b));
		n[0] = pl_remote_blob(a, blob[0], sizeof(blob[0]));
		n[1] = pl_remote_blob(b, blob[1], sizeof(blob[1]));
		assert_ok(pl_remote_connect(a, blob[1], (size_t)n[1]));
		assert_ok(pl_remote_connect(b, blob[0], (size_t)n[0]));
		n[0] = pl_grant_blob(granted, blob[0], sizeof(blob[0]));
		assert_ok(pl_region_open(a, blob[0], (size_t)n[0], &closed_region));
		atomic_store(&stop, false);
		assert_int_equal(pthread_create(&thread, NULL, write_until_closed, host), 0);
		while (!atomic_load(&stop) && fx_now() < until) {
			(void)usleep(100);
		}
		(void)usleep(200 * i);
		pl_remote_close(b);
		fx_pattern(far, 0, LEN, 1);
		assert_int_equal(pthread_join(thread, NULL), 0);
		fx_same(far, want, LEN, "what was granted, after the remote was closed");
		pl_remote_close(a);
	}
	mine(remote)->tcp->patience = patience;
	(void)is_said(NULL);
	free(host);
	free(want);
}

/* Nor has it more of the process's descriptors and memory. */
static void a_remote_has_few_connections(void **state)
{
	struct frame_request line = { .what = FRAME_CONN };
	struct frame_request put = good;
	struct tcp *server = mine(back)->tcp;
	struct net_tls *t[76];
	unsigned int got[3] = { 0 }; /* served, told that it has enough, closed */
	int fd[COUNT(t)];
	char *host = fx_host(LEN);

	(void)state;
	assert_moved(far_read(region, host, 8, 0, NULL), 8);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		int rc = shake(&fd[i], card.id, card.key, &t[i]);

		rc = rc ? -1 : ask_on(t[i], line, NULL, 0);
		got[rc == FRAME_OK ? 0 : rc == FRAME_FULL ? 1 : 2]++;
	}
	assert_int_equal(got[0], 63);
	assert_int_equal(got[1], 8);
	assert_int_equal(got[2], COUNT(t) - 71);
	assert_true(is_said("has too many connections"));
	/* What is not granted has no memory. */
	put.what = FRAME_PUT;
	put.secret ^= 1;
	put.len = (uint32_t)SWEPT;
	assert_int_equal(ask_on(t[0], put, host, SWEPT), FRAME_NOT_GRANTED);
	lock_acquire(&server->lock);
	assert_int_equal(server->n_spare, 0);
	lock_release(&server->lock);
	for (unsigned int i = 0; i < COUNT(t); i++) {
		end_shake(fd[i], t[i]);
	}
	(void)is_said(NULL);
	free(host);
}

static bool holds;

static ssize_t hold_or_send(void *arg, const void *bytes, size_t len)
{
	if (!holds) {
		return sock_send(arg, bytes, len);
	}
	assert_true(len <= sizeof(kept));
	memcpy(kept, bytes, len);
	return (ssize_t)len;
}

/* Half a record of TLS, and no more: it has a time limit as half a request does. */
static void half_records_have_a_limit(void **state)
{
	unsigned char at[FRAME_REQUEST];
	struct net_tls *t;
	struct pollfd p = { .events = POLLIN };
	char eight[8];
	int fd;

	(void)state;
	mine(back)->tcp->patience = 50000000; /* of connections that come now */
	io.send = hold_or_send;
	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	assert_int_equal(ask_on(t, good, NULL, 0), FRAME_OK);
	assert_int_equal(net()->read(t, eight, 8), 8);
	frame_put_request(at, &good);
	holds = true;
	assert_int_equal(net()->write(t, at, sizeof(at)), sizeof(at));
	holds = false;
	assert_int_equal(send(fd, kept, 20, MSG_NOSIGNAL), 20);
	p.fd = fd;
	assert_int_equal(poll(&p, 1, (int)(1000 * SOON)), 1);
	end_shake(fd, t);
}

/* While the one connection that there may be is busy, others wait for it. */
static void waiting_for_a_line_is_no_death(void **state)
{
	struct tcp_remote *r = mine(remote);
	uint64_t patience = r->tcp->patience;
	struct tcp_out *l;
	char eight[8];
	pthread_t thread;
	void *res;

	(void)state;
	assert_int_equal(tcp_out_get(r, &l), 0);
	r->tcp->patience = 50000000;
	assert_int_equal(pthread_create(&thread, NULL, read_eight, eight), 0);
	(void)usleep(300000);
	r->tcp->patience = patience;
	tcp_out_put(r, l, false);
	assert_int_equal(pthread_join(thread, &res), 0);
	assert_ptr_equal(res, eight);
	assert_memory_equal(eight, far, 8);
}

/* A host that takes connections and says nothing stands in the other's place, until end_silence().
 */
static int begin_silence(struct tcp_remote *r)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
	socklen_t len = sizeof(at);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	assert_int_equal(bind(fd, (const struct sockaddr *)&at, len), 0);
	assert_int_equal(listen(fd, 16), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&at, &len), 0);
	lock_acquire(&r->lock);
	r->theirs.n = 1;
	r->theirs.at[0].port = ntohs(at.sin_port);
	for (struct tcp_out *l = r->conns; l; l = l->all) {
		sys_tcp_shut(l->live); /* all are idle */
	}
	lock_release(&r->lock);
	return fd;
}

static void end_silence(struct tcp_remote *r, int fd)
{
	lock_acquire(&r->lock);
	r->theirs.at[0].port = card.at[0].port;
	lock_release(&r->lock);
	(void)close(fd); /* resets what waits there */
}

/* Who has no time to wait waits for no connection either; it is made meanwhile. */
static void no_time_is_no_wait(void **state)
{
	struct tcp_remote *r = mine(remote); /* each wait for it is of 20 s */
	double from = fx_now();
	char msg[8];
	int rc = -EAGAIN;
	int fd;

	(void)state;
	assert_moved(far_read(region, msg, 8, 0, NULL), 8);
	fd = begin_silence(r);
	assert_fails(pl_remote_next(remote, msg, 8, 0), EAGAIN, "has sent no message");
	assert_fails(pl_remote_next(remote, msg, 8, 20000000), ETIMEDOUT, "has sent no message");
	assert_fails(pl_remote_notify(remote, "early", 5, 0), EAGAIN, "no connection");
	assert_fails(pl_remote_notify(remote, "early", 5, 20000000), ETIMEDOUT, "no connection");
	assert_true(fx_now() - from < SOON);
	end_silence(r, fd);
	for (from = fx_now(); rc == -EAGAIN && fx_now() - from < SOON; (void)usleep(1000)) {
		rc = pl_remote_notify(remote, "now", 3, 0);
	}
	assert_ok(rc);
	/* Nothing of what was not sent comes. */
	assert_moved(pl_remote_next(back, msg, 8, PL_WAIT_FOREVER), 3);
	assert_memory_equal(msg, "now", 3);
	assert_int_equal(pl_remote_next(back, msg, 8, 0), -EAGAIN);
}

/* What one call has met the next ones need not meet again, until the other side is there. */
static void silence_is_remembered(void **state)
{
	struct tcp_remote *r = mine(remote);
	uint64_t patience = r->tcp->patience;
	char eight[8], words[256];
	double from;
	int fd;

	(void)state;
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	r->tcp->patience = 200000000;
	fd = begin_silence(r);
	assert_fails(far_read(region, eight, 8, 0, NULL), EHOSTUNREACH, "a read: no answer");
	(void)snprintf(words, sizeof(words), "%s", pl_error_message());
	r->tcp->patience = patience; /* 20 s */
	from = fx_now();
	for (unsigned int i = 0; i < 3; i++) {
		assert_fails(far_read(region, eight, 8, 0, NULL), EHOSTUNREACH, words);
		assert_fails(pl_remote_notify(remote, "x", 1, PL_WAIT_FOREVER), EHOSTUNREACH,
			     "a message: no answer");
		assert_fails(pl_remote_next(remote, eight, 8, PL_WAIT_FOREVER), EHOSTUNREACH,
			     "a message: no answer");
	}
	assert_true(fx_now() - from < SOON);
	end_silence(r, fd);
	memset(eight, 0, 8);
	for (from = fx_now(); fx_now() - from < SOON; (void)usleep(1000)) {
		if (far_read(region, eight, 8, 0, NULL) == 8) {
			break;
		}
	}
	assert_memory_equal(eight, far, 8);
	assert_ok(pl_remote_notify(remote, "x", 1, PL_WAIT_FOREVER));
	assert_moved(pl_remote_next(back, eight, 8, PL_WAIT_FOREVER), 1);
}

static atomic_bool enough;

static void *read_on(void *arg)
{
	char *host = fx_host(LEN);
	bool right = true;

	while (right && !atomic_load(&enough)) {
		right = far_read(region, host, LEN, 0, NULL) == LEN && memcmp(host, far, LEN) == 0;
	}
	free(host);
	return right ? arg : NULL;
}

/* Where the other side has several addresses, lines are spread over those that can be reached. */
static void lines_are_spread_over_addresses(void **state)
{
	struct tcp_remote *r = mine(remote);
	struct tcp_out *l[6];
	unsigned int of[3];

	(void)state;
	lock_acquire(&r->lock);
	r->theirs.n = 3;
	r->theirs.at[1] = r->theirs.at[0];
	r->theirs.at[1].port = 1; /* nobody is there */
	r->theirs.at[2] = r->theirs.at[0];
	lock_release(&r->lock);
	for (unsigned int i = 0; i < COUNT(l); i++) {
		assert_int_equal(tcp_out_get(r, &l[i]), 0);
	}
	for (unsigned int i = 0; i < 3; i++) {
		of[i] = r->rails[i].conns;
	}
	for (unsigned int i = 0; i < COUNT(l); i++) {
		tcp_out_put(r, l[i], false);
	}
	assert_int_equal(of[0], 3);
	assert_int_equal(of[1], 0);
	assert_int_equal(of[2], 3);
	/* One of them breaks: another takes its place. */
	assert_int_equal(tcp_out_get(r, &l[0]), 0);
	tcp_out_put(r, l[0], true);
	assert_int_equal(tcp_out_get(r, &l[0]), 0);
	assert_int_equal(r->rails[0].conns + r->rails[1].conns + r->rails[2].conns, 1);
	tcp_out_put(r, l[0], false);
}

/* The next request goes by a line on which nothing comes, of that address: its other end. */
static int add_silent_line(struct tcp_remote *r, unsigned int rail)
{
	struct tcp_out *l = calloc(1, sizeof(*l));
	int fd[2];

	assert_non_null(l);
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fd), 0);
	lock_acquire(&r->lock);
	conn_init(&l->conn, fd[0], net(), 50000000);
	sys_fd_private(l->conn.fd, true);
	l->live = l->conn.fd;
	l->epoch = r->epoch;
	l->rail = (int)rail;
	r->rails[rail].conns++;
	l->all = r->conns;
	r->conns = l;
	l->next = r->idle;
	r->idle = l;
	r->n_conns++;
	lock_release(&r->lock);
	return fd[1];
}

/* A line on which nothing comes any more, while another address was reached: what was asked goes
 * that way. */
static void silent_rails_are_left(void **state)
{
	struct tcp_remote *r = mine(remote);
	char eight[8];
	int fd;

	(void)state;
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	lock_acquire(&r->lock);
	r->theirs.n = 2;
	r->theirs.at[1] = r->theirs.at[0];
	r->rails[1].reached = true;
	lock_release(&r->lock);
	fd = add_silent_line(r, 1);
	memset(eight, 0, 8);
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	assert_memory_equal(eight, far, 8);
	assert_int_equal(r->rails[1].conns, 0);
	assert_true(r->rails[1].bad_until > 0);
	(void)close(fd);
}

/* A line on which nothing comes, while others to the same address carry: what was asked goes by
 * another one, and the address stays good. Where none has carried anything either, that is silence.
 */
static void stuck_lines_are_left(void **state)
{
	struct tcp_remote *r = mine(remote);
	char eight[8];
	int fd[2];

	(void)state;
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	fd[0] = add_silent_line(r, 0);
	memset(eight, 0, 8);
	assert_moved(far_read(region, eight, 8, 0, NULL), 8);
	assert_memory_equal(eight, far, 8);
	assert_true(r->rails[0].reached);
	assert_int_equal(r->rails[0].bad_until, 0);
	fd[1] = add_silent_line(r, 0);
	atomic_store(&r->rails[0].heard, clock_now_ns() - r->tcp->patience);
	assert_fails(far_read(region, eight, 8, 0, NULL), EHOSTUNREACH, "a read: no answer");
	(void)close(fd[0]);
	(void)close(fd[1]);
}

static unsigned int threads_of(struct tcp *t)
{
	unsigned int n;

	lock_acquire(&t->lock);
	n = t->n_threads;
	lock_release(&t->lock);
	return n;
}

/* One thread answers until connections wait behind each other. */
static void busy_contexts_have_more_threads(void **state)
{
	struct tcp *t = mine(back)->tcp;
	double until = fx_now() + FLOOD_SOON;
	pthread_t thread[4];
	void *res;

	(void)state;
	assert_int_equal(threads_of(t), 1);
	if (t->threads_max == 1) {
		print_message("there is one processor: the rest is not tried\n");
		return;
	}
	atomic_store(&enough, false);
	for (unsigned int i = 0; i < COUNT(thread); i++) {
		assert_int_equal(pthread_create(&thread[i], NULL, read_on, far), 0);
	}
	while (threads_of(t) == 1 && fx_now() < until) {
		(void)usleep(1000);
	}
	(void)usleep(100000);
	atomic_store(&enough, true);
	for (unsigned int i = 0; i < COUNT(thread); i++) {
		assert_int_equal(pthread_join(thread[i], &res), 0);
		assert_ptr_equal(res, far);
	}
	assert_true(threads_of(t) > 1);
}

/* Many pieces go by few requests; what is between them stays. */
static void lists_go_in_few_requests(void **state)
{
	enum {
		N = 2500,
		APART = 1600
	};
	struct far_piece *v = calloc(N, sizeof(*v));
	char *host = fx_host(LEN);
	char *want = fx_host(LEN);
	unsigned long calls;

	(void)state;
	assert_non_null(v);
	/* Pieces of 1 to 1,500 bytes, the last one of more than a chunk. */
	memset(host, 0x11, LEN);
	memset(want, 0x11, LEN);
	for (size_t i = 0; i < N; i++) {
		size_t at = i * APART;

		v[i] = (struct far_piece){ .mem = host + at,
					   .off = (N - 1 - i) * APART + i % 90,
					   .len = i % 1500 + 1 };
	}
	v[N - 1].mem = host;
	v[0].mem = host + (N - 1) * (size_t)APART;
	v[N - 1].off = (uint64_t)(N - 1) * APART;
	v[0].off = 11;
	v[N - 1].len = APART;
	v[0].len = 1000;
	v[N / 2].len = APART;
	for (size_t i = 0; i < N; i++) {
		memcpy(want + ((char *)v[i].mem - host), far + v[i].off, v[i].len);
	}
	fault_arm(FAULT_SYS, 1000000, EIO);
	assert_true(far_readv(region, v, N, NULL) > 0);
	calls = fault_count(FAULT_SYS);
	fault_arm(FAULT_SYS, 0, 0);
	fx_same(host, want, LEN, "what was read");
	assert_true(calls < N);
	/* And back, elsewhere. */
	memcpy(want, far, LEN);
	fx_pattern(host, 0, LEN, 9);
	for (size_t i = 0; i < N; i++) {
		memcpy(want + v[i].off, v[i].mem, v[i].len);
	}
	fault_arm(FAULT_SYS, 1000000, EIO);
	assert_true(far_writev(region, v, N, NULL) > 0);
	calls = fault_count(FAULT_SYS);
	fault_arm(FAULT_SYS, 0, 0);
	fx_same(far, want, LEN, "what was written");
	assert_true(calls < N);
	v[7].off = LEN - 3;
	assert_true(far_writev(region, v, N, NULL) != 0);
	assert_non_null(strstr(pl_error_message(), "piece 7 of"));
	free(v);
	free(host);
	free(want);
}

/* A list by who has the token: the status of its answer; -1: the connection was ended. */
static int ask_list(enum frame_what what, const struct frame_piece *v, unsigned int n, uint32_t len)
{
	struct frame_request q = good;
	unsigned char table[4 * FRAME_PIECE + 64] = { 0 };
	struct net_tls *t;
	int fd;
	int rc;

	q.what = what;
	q.len = len;
	q.value = n;
	for (unsigned int i = 0; i < n && i < 4; i++) {
		frame_put_piece(table + (size_t)i * FRAME_PIECE, &v[i]);
	}
	memset(table + (size_t)n * FRAME_PIECE, 0x55, what == FRAME_PUTV ? len : 0);
	assert_int_equal(shake(&fd, card.id, card.key, &t), 0);
	rc = ask_on(t, q, table, (size_t)n * FRAME_PIECE + (what == FRAME_PUTV ? len : 0));
	end_shake(fd, t);
	return rc;
}

static void hostile_lists_are_refused(void **state)
{
	struct frame_piece v[4] = { { 0, 8 }, { 100, 8 }, { LEN - 8, 8 }, { 50, 1 } };
	char *was = fx_host(LEN);

	(void)state;
	memcpy(was, far, LEN);
	assert_int_equal(ask_list(FRAME_GETV, v, 4, 25), FRAME_OK);
	v[2].off++;
	assert_int_equal(ask_list(FRAME_GETV, v, 4, 25), FRAME_NOT_GRANTED);
	assert_int_equal(ask_list(FRAME_PUTV, v + 2, 1, 8), FRAME_NOT_GRANTED);
	v[2].off = UINT64_MAX - 3;
	assert_int_equal(ask_list(FRAME_PUTV, v + 2, 1, 8), FRAME_NOT_GRANTED);
	good.secret ^= 1;
	assert_int_equal(ask_list(FRAME_PUTV, v, 2, 16), FRAME_NOT_GRANTED);
	assert_int_equal(ask_list(FRAME_GETV, v, 2, 16), FRAME_NOT_GRANTED);
	good.secret ^= 1;
	assert_refused(0, "");
	v[2].off = 9;
	assert_int_equal(ask_list(FRAME_PUTV, v, 4, 24), -1);
	assert_refused(1, "no request of this release");
	assert_int_equal(ask_list(FRAME_GETV, v, 0, 8), -1);
	assert_refused(1, "no request of this release");
	v[3].len = 0;
	assert_int_equal(ask_list(FRAME_GETV, v, 4, 24), -1);
	assert_refused(1, "no request of this release");
	v[3].len = UINT32_MAX;
	assert_int_equal(ask_list(FRAME_GETV, v, 4, 23), -1);
	assert_refused(1, "no request of this release");
	assert_memory_equal(far, was, LEN);
	free(was);
}

/* The n-th allocation or system call fails, here or in the thread that answers: an error with
 * words, or another connection; and then all is well. */
static void each_call_fails_once(void **state)
{
	char *host = fx_host(SWEPT + 5);
	char msg[4];

	(void)state;
	for (unsigned int i = 0; i < 6; i++) {
		for (unsigned int kind = 0; kind < FAULT_KINDS; kind++) {
			unsigned long seen = 1;

			for (unsigned long nth = 1; nth <= seen && nth < 60; nth++) {
				ssize_t rc;

				fx_pattern(host, 1, SWEPT, 7);
				fault_arm((enum fault_kind)kind, nth,
					  kind == FAULT_ALLOC ? ENOMEM : EIO);
				rc = swept(i, host);
				seen = fault_count((enum fault_kind)kind);
				fault_arm((enum fault_kind)kind, 0, 0);
				assert_true(rc == 0 || (rc < 0 && *pl_error_message()));
				assert_int_equal(swept(i, host), 0);
				while (i == 2 && pl_remote_next(back, msg, 4, 0) >= 0) {
				}
			}
		}
	}
	(void)is_said(NULL); /* whatever was refused meanwhile */
	free(host);
}

/* A blob that says this process listens where the other cannot reach it. */
static void unreachable_addresses_are_told(void **state)
{
	unsigned char section[TCP_SECTION_MAX];
	struct blob_head head = { .kind = BLOB_REMOTE, .process = 5, .name = "far:1" };
	struct tcp_section away = card;
	struct pl_remote *r;
	struct blob b;

	(void)state;
	away.host[0]++;
	blob_begin(&b, &head);
	assert_int_equal(blob_add(&b, "tcp", section, tcp_section_put(&away, section)), 0);
	blob_end(&b);
	assert_ok(pl_remote_open(fx.ctx, &r));
	assert_fails(pl_remote_connect(r, b.at, b.len), EOPNOTSUPP, "tcp_bind");
	pl_remote_close(r);
}

static void settings_are_checked(void **state)
{
	struct pl_ctx *ctx;
	struct pl_remote *r;

	(void)state;
	assert_ok(fx_ctx(&ctx, "tcp_bind=nosuchport0", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP,
		     "\"nosuchport0\" is no address and no interface");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "tcp_bind=192.0.2.1", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "this host has no such address");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "tcp_bind=fe80::1", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "fe80::1 is an address of one link");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "tcp_bind=127.0.0.1:80", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "write 127.0.0.1 for \"127.0.0.1:80\"");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "remotes=verbs", NULL));
	assert_fails(pl_remote_open(ctx, &r), EOPNOTSUPP, "tcp: the tunable remotes leaves it out");
	pl_close(ctx);
	assert_ok(fx_ctx(&ctx, "tcp_bind=all", NULL));
	assert_ok(pl_remote_open(ctx, &r));
	pl_close(ctx);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(wrong_tokens_are_refused),
		TEST(strangers_are_refused),
		TEST(what_was_recorded_is_refused),
		cmocka_unit_test_setup_teardown(plain_needs_the_token_too, begin_trusted, end),
		TEST(floods_keep_nobody_out),
		TEST(places_that_go_in_a_handshake),
		TEST(full_servers_are_tried_again),
		TEST(full_servers_are_told),
		TEST(hostile_requests_are_refused),
		TEST(dead_connections_are_replaced),
		cmocka_unit_test_setup_teardown(dead_connections_are_replaced, begin_trusted, end),
		TEST(late_writes_are_dropped),
		TEST(lines_of_earlier_epochs_are_refused),
		TEST(lines_of_one_epoch_stay),
		TEST(words_of_a_device_hold_up_no_others),
		TEST(outdated_lines_are_dialled_again),
		TEST(closing_ends_writes),
		cmocka_unit_test_setup_teardown(closing_ends_writes, begin_trusted, end),
		TEST(a_remote_has_few_connections),
		TEST(half_records_have_a_limit),
		cmocka_unit_test_setup_teardown(waiting_for_a_line_is_no_death, begin_alone, end),
		TEST(lines_are_spread_over_addresses),
		TEST(silent_rails_are_left),
		TEST(stuck_lines_are_left),
		TEST(no_time_is_no_wait),
		TEST(silence_is_remembered),
		TEST(busy_contexts_have_more_threads),
		TEST(lists_go_in_few_requests),
		cmocka_unit_test_setup_teardown(lists_go_in_few_requests, begin_trusted, end),
		TEST(hostile_lists_are_refused),
		TEST(each_call_fails_once),
		TEST(unreachable_addresses_are_told),
		TEST(settings_are_checked),
	};

	return cmocka_run_group_tests_name("tcp", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Doors at which many knock, wait, or say nothing. */

#include "door_kit.h"

static struct pl_log_heard {
	char line[512];
} heard;

static void hear(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	if (strstr(line, "knocked")) {
		(void)snprintf(heard.line, sizeof(heard.line), "%s", line);
	}
}

static void *let_one_in(void *arg)
{
	assert_ok(pl_door_next(door, arg, SOON_NS));
	return NULL;
}

/* A connection with the door's key, by a remote that has the door's card. */
static struct tcp_remote *at_door(struct remote **base)
{
	const void *section;
	struct mover *m = NULL;
	size_t n;

	for (unsigned int i = 0; i < fx.ctx->n_movers; i++) {
		m = strcmp(fx.ctx->movers[i]->ops->name, "tcp") == 0 ? fx.ctx->movers[i] : m;
	}
	assert_non_null(m);
	section = blob_find(blob, blob_len, "tcp", &n);
	assert_ok(tcp_remote_open(m, base));
	(*base)->mover = m;
	assert_ok(tcp_remote_connect(*base, section, n));
	return tcp_remote_of(*base);
}

/* One request at the door, and so many bytes: what the other side does of it. */
static int say(struct tcp_remote *r, const struct frame_request *q, const void *bytes, size_t len)
{
	unsigned char at[FRAME_REQUEST + BLOB_MAX];
	struct frame_answer a = { 0 };
	struct tcp_out *l;
	int rc = tcp_out_get(r, &l);

	assert_ok(rc);
	frame_put_request(at, q);
	if (len) {
		memcpy(at + FRAME_REQUEST, bytes, len);
	}
	rc = conn_send_all(&l->conn, at, FRAME_REQUEST + len);
	rc = rc ? rc : conn_recv_all(&l->conn, at, FRAME_ANSWER);
	if (!rc) {
		assert_true(frame_get_answer(at, q, 0, &a));
		rc = -frame_errno_of(a.status);
	}
	tcp_out_put(r, l, rc != 0 && rc != -EAGAIN);
	return rc;
}

static void a_door_is_for_knocking_alone(void **state)
{
	static const unsigned char rubbish[100] = "none";
	struct frame_request q = { .what = FRAME_KNOCK, .len = sizeof(rubbish), .off = 77 };
	struct pl_remote *good, *theirs;
	struct remote *base;
	struct tcp_remote *r = at_door(&base);
	enum frame_what others[] = { FRAME_GET,	 FRAME_PUT,  FRAME_ADD,
				     FRAME_SWAP, FRAME_MAIL, FRAME_PING };
	pthread_t thread;

	(void)state;
	pl_log_set(hear, NULL, PL_LOG_WARN);
	/* What is no blob is refused by who lets in, and the next one has its turn. */
	assert_int_equal(say(r, &q, rubbish, sizeof(rubbish)), -EAGAIN);
	assert_int_equal(pthread_create(&thread, NULL, let_one_in, &theirs), 0);
	assert_ok(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &good));
	(void)pthread_join(thread, NULL);
	assert_non_null(strstr(heard.line, "no blob of Peerlane"));
	assert_int_equal(say(r, &q, rubbish, sizeof(rubbish)), -EACCES);
	for (unsigned int i = 0; i < sizeof(others) / sizeof(*others); i++) {
		q = (struct frame_request){ .what = others[i], .len = 8 };
		q.len = others[i] == FRAME_PING ? 0 : 8;
		assert_true(say(r, &q, rubbish,
				others[i] == FRAME_PUT || others[i] == FRAME_MAIL ? 8 : 0) < 0);
	}
	/* And at no other place can one knock. */
	pl_log_set(NULL, NULL, 0);
	tcp_remote_shut(base);
	tcp_remote_free(base);
	assert_ok(remote_begin(good, &base));
	q = (struct frame_request){ .what = FRAME_KNOCK, .len = 8 };
	assert_true(say(tcp_remote_of(base), &q, rubbish, 8) < 0);
	remote_end(good);
	assert_ok(pl_remote_notify(good, "still", 5, SOON_NS));
	pl_remote_close(good);
	pl_remote_close(theirs);
}

/* More than there is space for, one after the other: an answer that was told makes space. */
static void many_one_after_the_other(void **state)
{
	(void)state;
	for (unsigned int i = 0; i < 80; i++) {
		struct pl_remote *theirs, *mine;
		pthread_t thread;

		assert_int_equal(pthread_create(&thread, NULL, let_one_in, &theirs), 0);
		assert_ok(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &mine));
		(void)pthread_join(thread, NULL);
		pl_remote_close(mine);
		pl_remote_close(theirs);
	}
}

/* And at once: the others wait for their turn. */
static void many_that_wait(void **state)
{
	struct frame_request q = { .what = FRAME_KNOCK, .len = 8 };
	struct remote *base;
	struct tcp_remote *r = at_door(&base);
	struct pl_remote *remote;

	(void)state;
	for (unsigned int i = 0; i < 40; i++) {
		q.off = i;
		assert_int_equal(say(r, &q, "rubbish!", 8), -EAGAIN);
	}
	pl_log_set(hear, NULL, PL_LOG_WARN);
	assert_int_equal(pl_door_next(door, &remote, 0), -EAGAIN); /* refuses them all */
	q.off = 31;
	assert_int_equal(say(r, &q, "rubbish!", 8), -EACCES);
	pl_log_set(NULL, NULL, 0);
	tcp_remote_shut(base);
	tcp_remote_free(base);
}

/* Those who have a door's blob cannot take the descriptors of the process. */
static struct tcp_out *lines[5][16];
static struct remote *base_of[5];
static struct tcp_remote *at[5];

/* As many connections as a door has, of four remotes; the fifth one has none. */
static void fill_door(void)
{
	for (unsigned int i = 0; i < 5; i++) {
		at[i] = at_door(&base_of[i]);
		for (unsigned int k = 0; i < 4 && k < 16; k++) {
			assert_ok(tcp_out_get(at[i], &lines[i][k]));
		}
	}
}

static void empty_door(void)
{
	for (unsigned int i = 0; i < 5; i++) {
		for (unsigned int k = 0; i < 4 && k < 16; k++) {
			tcp_out_put(at[i], lines[i][k], false);
		}
		tcp_remote_shut(base_of[i]);
		tcp_remote_free(base_of[i]);
	}
}

/* Knocks at a full door until it was told so, for as long as a connection may take on a slow
 * machine: where none was made in the time, another call says so. `said` has 256 bytes. */
static int knock_in_vain(char *said)
{
	struct pl_remote *none;
	int rc;

	for (uint64_t wait_ns = 300000000;; wait_ns *= 2) {
		rc = pl_remote_knock(fx.ctx, blob, blob_len, wait_ns, &none);
		(void)snprintf(said, 256, "%s", rc ? pl_error_message() : "");
		if (!strstr(said, "no connection with") || wait_ns > SOON_NS) {
			return rc;
		}
	}
}

static void a_door_has_few_connections(void **state)
{
	struct pl_remote *mine, *theirs;
	pthread_t thread;
	char said[256];

	(void)state;
	fill_door();
	assert_int_equal(tcp_out_get(at[4], &lines[4][0]), -EBUSY);
	assert_int_equal(at[4]->down, -EBUSY);
	/* A process that knocks waits meanwhile. */
	assert_int_equal(knock_in_vain(said), -ETIMEDOUT);
	assert_non_null(strstr(said, "as many others"));
	empty_door();
	assert_int_equal(pthread_create(&thread, NULL, let_one_in, &theirs), 0);
	assert_ok(pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &mine));
	(void)pthread_join(thread, NULL);
	pl_remote_close(mine);
	pl_remote_close(theirs);
}

static unsigned char first_bytes[4];
static size_t n_first;

static ssize_t stranger_send(void *arg, const void *bytes, size_t len)
{
	ssize_t n = send(*(int *)arg, bytes, len, MSG_NOSIGNAL);

	return n < 0 ? -errno : n;
}

static ssize_t stranger_recv(void *arg, void *bytes, size_t len)
{
	ssize_t n = recv(*(int *)arg, bytes, len, 0);

	for (ssize_t i = 0; i < n && n_first < sizeof(first_bytes); i++) {
		first_bytes[n_first++] = ((unsigned char *)bytes)[i];
	}
	return n < 0 ? -errno : n;
}

/* A full door says so before anybody has paid for a handshake, and not to who cannot name it. */
static void full_doors_say_so_first(void **state)
{
	static const struct net_io io = { stranger_send, stranger_recv };
	const struct tcp_section *card;
	const struct net_ops *net;

	(void)state;
	fill_door();
	card = &at[4]->theirs;
	net = atomic_load(&at[4]->tcp->net);
	for (unsigned int i = 0; i < 2; i++) {
		struct sockaddr_in to = { .sin_family = AF_INET,
					  .sin_port = htons(card->at[0].port) };
		unsigned char id[NET_ID];
		struct net_tls *t;
		int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		int rc;

		memcpy(id, card->id, sizeof(id));
		id[3] ^= (unsigned char)i;
		memcpy(&to.sin_addr, card->at[0].at, 4);
		assert_int_equal(connect(fd, (const struct sockaddr *)&to, sizeof(to)), 0);
		n_first = 0;
		assert_int_equal(net->client(&io, &fd, id, card->key, &t), 0);
		while ((rc = net->shake(t)) == -EAGAIN) {
		}
		assert_int_equal(rc, -EACCES);
		assert_int_equal(n_first, sizeof(first_bytes));
		assert_int_equal(memcmp(first_bytes, STRANGERS_FULL, STRANGERS_FULL_LEN) == 0,
				 i == 0);
		net->close(t);
		(void)close(fd);
	}
	empty_door();
}

#define CROWD 24u

struct knocker {
	pthread_t thread;
	bool in_vain;
	struct pl_remote *remote;
	int rc;
	char said[256];
};

static void *knock_once(void *arg)
{
	struct knocker *k = arg;

	k->rc = k->in_vain ? knock_in_vain(k->said)
			   : pl_remote_knock(fx.ctx, blob, blob_len, SOON_NS, &k->remote);
	return NULL;
}

static void *let_crowd_in(void *arg)
{
	for (unsigned int i = 0; i < CROWD; i++) {
		struct pl_remote *r = NULL;

		assert_ok(pl_door_next(door, &r, SOON_NS));
		((struct pl_remote **)arg)[i] = r;
	}
	return NULL;
}

/* Many that knock at a full door: each is told that it is full, and comes in once it is not. */
static void crowds_wait_at_full_doors(void **state)
{
	static struct knocker k[CROWD];
	struct pl_remote *theirs[CROWD];
	pthread_t thread;

	(void)state;
	fill_door();
	for (unsigned int i = 0; i < 2 * CROWD; i++) {
		struct knocker *one = &k[i % CROWD];

		if (i == CROWD) {
			for (unsigned int j = 0; j < CROWD; j++) {
				(void)pthread_join(k[j].thread, NULL);
				assert_int_equal(k[j].rc, -ETIMEDOUT);
				assert_non_null(strstr(k[j].said, "as many others"));
			}
		}
		*one = (struct knocker){ .in_vain = i < CROWD };
		assert_int_equal(pthread_create(&one->thread, NULL, knock_once, one), 0);
	}
	(void)usleep(50000);
	empty_door();
	assert_int_equal(pthread_create(&thread, NULL, let_crowd_in, theirs), 0);
	(void)pthread_join(thread, NULL);
	for (unsigned int i = 0; i < CROWD; i++) {
		(void)pthread_join(k[i].thread, NULL);
		assert_int_equal(k[i].rc, 0);
		pl_remote_close(k[i].remote);
		pl_remote_close(theirs[i]);
	}
}

/* At a host that says nothing, for no longer than the call may take: patience is 20 s. */
static void silent_hosts_take_no_more_time(void **state)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
	socklen_t len = sizeof(to);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	struct blob_head head = { .kind = BLOB_DOOR, .process = 5, .name = "far:1" };
	unsigned char section[TCP_SECTION_MAX];
	struct remote *base;
	struct tcp_section away = at_door(&base)->theirs;
	double from = fx_now();
	struct pl_remote *r;
	struct blob b;

	(void)state;
	tcp_remote_shut(base);
	tcp_remote_free(base);
	assert_int_equal(bind(fd, (const struct sockaddr *)&to, len), 0);
	assert_int_equal(listen(fd, 16), 0);
	assert_int_equal(getsockname(fd, (struct sockaddr *)&to, &len), 0);
	away.at[0].port = ntohs(to.sin_port);
	blob_begin(&b, &head);
	assert_int_equal(blob_add(&b, "tcp", section, tcp_section_put(&away, section)), 0);
	blob_end(&b);
	for (uint64_t wait_ns = 0; wait_ns <= 40000000; wait_ns += 20000000) {
		assert_fails(pl_remote_knock(fx.ctx, b.at, b.len, wait_ns, &r), ETIMEDOUT,
			     "no connection with far:1 was made in this time");
	}
	assert_true(fx_now() - from < 10);
	(void)close(fd);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_door_is_for_knocking_alone),
		TEST(many_one_after_the_other),
		TEST(many_that_wait),
		TEST(a_door_has_few_connections),
		TEST(full_doors_say_so_first),
		TEST(crowds_wait_at_full_doors),
		TEST(silent_hosts_take_no_more_time),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

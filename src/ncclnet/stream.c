/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages over TCP. The first socket of a connection carries a head for each message:
 *	0	"PM"; 2: 1 if the bytes follow, 0 if they come over the other sockets; 3: 0
 *	4	tag, 4
 *	8	bytes, 8
 * and small messages behind their heads. The thread that NCCL calls in writes and reads that one,
 * so a small message costs no other thread's time. A large message sends its head there and its
 * bytes over the other sockets, cut into equal pieces. The first piece takes the socket after that
 * of the last message's last piece: both sides count alike. Threads of the pool carry them
 * (pool.c). Numbers are little-endian.
 *
 * A message goes to the oldest receive that waits for its tag. A message that no receive waits for
 * stays in the socket, and all behind it too: NCCL posts a connection's receives in the order of
 * the sends, and with devices that say maxRecvs 1 each has a connection of its own.
 */

#include <endian.h>
#include <errno.h>
#include <string.h>

#include "ncclnet/ncclnet.h"

#define PIECE (64u << 10) /* no message is cut into less */
#define ALIGN 4096u
#define AHEAD (32u << 10) /* read from the first socket at once */
#define HEAD 16u
#define LOOKS 8 /* in a patience */

struct nn_stream {
	struct nn_comm c; /* first */
	int fd;
	unsigned int conns;
	unsigned int turn; /* conn that the next piece goes to */
	struct nn_conn *conn[NN_CONNS];
	/* Sends whose heads were not sent yet, in order. */
	unsigned int first;
	unsigned int waiting;
	struct nn_req *wait[NN_REQUESTS];
	/* Bytes that were read from the first socket into `ahead`, and not used yet: from `at` to
	 * `end`. */
	size_t at;
	size_t end;
	/* The message that is arriving on the first socket. */
	struct nn_req *to;
	struct nn_part *part;
	size_t have;
	/* Whether the other host is alive, for each socket, the first one first. */
	uint64_t looked;
	struct nn_liveness liveness[NN_CONNS + 1];
	unsigned char ahead[AHEAD];
};

static struct nn_stream *stream_of(struct nn_comm *c)
{
	return (struct nn_stream *)(void *)c;
}

/* Whether a message goes over the first socket, behind its head. */
static bool is_small(const struct nn_stream *s, size_t len)
{
	return len <= nn_ctx.small || !s->conns;
}

static size_t piece_of(const struct nn_stream *s, size_t len)
{
	size_t piece = (len + s->conns - 1) / s->conns;

	piece = (piece + ALIGN - 1) / ALIGN * ALIGN;
	return piece < PIECE ? PIECE : piece;
}

/* Divides a message among the other sockets. Their queues have space: at most NN_REQUESTS messages
 * of NN_CONNS pieces are in flight, or NN_GROUP times that for receives, which wait in order. */
static bool cut(struct nn_stream *s, struct nn_req *q, char *at, size_t len)
{
	size_t piece = piece_of(s, len);
	unsigned int n = (unsigned int)((len + piece - 1) / piece);

	(void)atomic_fetch_add_explicit(&q->left, n, memory_order_relaxed);
	for (size_t off = 0; off < len; off += piece) {
		size_t this = len - off < piece ? len - off : piece;

		if (!nn_conn_put(s->conn[s->turn], q, at + off, this)) {
			return false;
		}
		s->turn = (s->turn + 1) % s->conns;
	}
	return true;
}

/* Sends heads, and small messages, as far as the socket takes them. */
static void push(struct nn_stream *s)
{
	while (s->waiting && !atomic_load_explicit(&s->c.broken, memory_order_relaxed)) {
		struct nn_req *q = s->wait[s->first % NN_REQUESTS];
		size_t head = q->out < HEAD ? HEAD - q->out : 0;
		size_t body = q->out > HEAD ? q->out - HEAD : 0;
		ssize_t n = nn_sock_send2(s->fd, q->head + (HEAD - head), head,
					  q->part[0].at + body, q->with - HEAD - body);

		if (n < 0) {
			if (n != -EAGAIN && n != -EINTR) {
				nn_comm_break(&s->c, "sending", (int)n);
			}
			return;
		}
		q->out += (size_t)n;
		if (q->out < q->with) {
			continue;
		}
		q->begun = true;
		s->first++;
		s->waiting--;
	}
}

static int send_one(struct nn_comm *c, struct nn_req *q, bool *later)
{
	struct nn_stream *s = stream_of(c);
	size_t len = q->part[0].len;
	uint32_t tag = htole32((uint32_t)q->part[0].tag);
	uint64_t len64 = htole64(len);
	bool small = is_small(s, len);

	(void)later;
	memcpy(q->head, small ? "PM\1" : "PM\0", 4);
	memcpy(q->head + 4, &tag, 4);
	memcpy(q->head + 8, &len64, 8);
	q->with = HEAD + (small ? len : 0);
	s->wait[(s->first + s->waiting) % NN_REQUESTS] = q;
	s->waiting++;
	push(s);
	if (!small && !cut(s, q, q->part[0].at, len)) {
		nn_comm_break(c, "sending", ENOBUFS);
	}
	return NN_OK;
}

static void part_done(struct nn_stream *s)
{
	(void)atomic_fetch_sub_explicit(&s->to->left, 1, memory_order_release);
	s->to = NULL;
	s->part = NULL;
}

/* The head of a message is there: whether a receive waits for it. */
static bool begin(struct nn_stream *s, const unsigned char *head)
{
	uint32_t tag;
	uint64_t len;

	memcpy(&tag, head + 4, 4);
	memcpy(&len, head + 8, 8);
	tag = le32toh(tag);
	len = le64toh(len);
	if (memcmp(head, "PM", 2) != 0 || head[2] > 1 || head[3] || !(head[2] || s->conns)) {
		nn_comm_break(&s->c, "receiving", EPROTO);
		return false;
	}
	s->to = nn_comm_match(&s->c, (int)tag, &s->part);
	if (!s->to) {
		return false;
	}
	if (len > s->part->len) {
		s->to = NULL;
		nn_comm_break(&s->c, "receiving", EMSGSIZE);
		return false;
	}
	s->part->filled = true;
	s->part->got = len;
	s->have = 0;
	s->at += HEAD;
	if (!head[2]) {
		if (!cut(s, s->to, s->part->at, len)) {
			nn_comm_break(&s->c, "receiving", ENOBUFS);
		}
		part_done(s);
	}
	return true;
}

/* Reads more from the first socket, behind the bytes in `ahead`. Returns whether bytes came. */
static bool fill(struct nn_stream *s)
{
	ssize_t n;

	if (s->at) {
		memmove(s->ahead, s->ahead + s->at, s->end - s->at);
		s->end -= s->at;
		s->at = 0;
	}
	n = sys_tcp_recv(s->fd, s->ahead + s->end, AHEAD - s->end);
	if (n > 0) {
		s->end += (size_t)n;
		return true;
	}
	if (n != -EAGAIN && n != -EINTR) {
		nn_comm_break(&s->c, "receiving", n ? (int)n : ECONNRESET);
	}
	return false;
}

/* Whether all messages of a receive have begun to arrive. Then later events on the first socket,
 * such as its end, do not concern it. */
static bool has_begun(const struct nn_req *q)
{
	for (unsigned int i = 0; i < q->n; i++) {
		if (!q->part[i].filled) {
			return false;
		}
	}
	return true;
}

/* Takes bytes of the message that is arriving. Returns whether it is complete. */
static bool body(struct nn_stream *s)
{
	size_t left = s->part->got - s->have;
	size_t ready = s->end - s->at < left ? s->end - s->at : left;
	ssize_t n;

	if (ready) {
		memcpy(s->part->at + s->have, s->ahead + s->at, ready);
		s->at += ready;
		s->have += ready;
		left -= ready;
	}
	while (left) {
		n = sys_tcp_recv(s->fd, s->part->at + s->have, left);
		if (n <= 0) {
			if (n != -EAGAIN && n != -EINTR) {
				nn_comm_break(&s->c, "receiving", n ? (int)n : ECONNRESET);
			}
			return false;
		}
		s->have += (size_t)n;
		left -= (size_t)n;
	}
	return true;
}

static void pull(struct nn_stream *s, const struct nn_req *until)
{
	while (!atomic_load_explicit(&s->c.broken, memory_order_relaxed) &&
	       atomic_load_explicit(&until->left, memory_order_relaxed)) {
		if (s->to) {
			if (!body(s)) {
				return;
			}
			part_done(s);
		} else if (has_begun(until)) {
			return;
		} else if (s->end - s->at < HEAD) {
			if (!fill(s)) {
				return;
			}
		} else if (!begin(s, s->ahead + s->at)) {
			return;
		}
	}
}

/* Checks whether the other host is alive, on a connection that sends. On one that receives, the
 * kernel's keep-alive does (liveness.c). */
static void look(struct nn_stream *s)
{
	uint64_t now = clock_now_ns();

	if (now - s->looked < s->c.patience / LOOKS) {
		return;
	}
	s->looked = now;
	for (unsigned int i = 0; i <= s->conns; i++) {
		int fd = i ? nn_conn_socket(s->conn[i - 1]) : s->fd;
		int rc = nn_sock_look(fd, &s->liveness[i], now, s->c.patience);

		if (rc) {
			nn_comm_break(&s->c, "sending", rc);
		}
	}
}

static void step(struct nn_comm *c, struct nn_req *q)
{
	struct nn_stream *s = stream_of(c);

	if (c->sends) {
		push(s);
		look(s);
	} else {
		pull(s, q);
	}
}

static int reg(struct nn_comm *c, void *at, size_t len, int kind, void **mr)
{
	static char host;

	(void)c;
	(void)at;
	(void)len;
	if (kind != NN_PTR_HOST) {
		nn_say(NN_LOG_WARN,
		       "memory of kind %d cannot be registered: over TCP only the "
		       "host's can",
		       kind);
		return NN_ARGUMENT;
	}
	*mr = &host;
	return NN_OK;
}

static int reg_dmabuf(struct nn_comm *c, void *at, size_t len, int kind, uint64_t off, int fd,
		      void **mr)
{
	(void)off;
	(void)fd;
	return reg(c, at, len, kind == NN_PTR_HOST ? NN_PTR_DMABUF : kind, mr);
}

static int dereg(struct nn_comm *c, void *mr)
{
	(void)c;
	(void)mr;
	return NN_OK;
}

static void close_it(struct nn_comm *c)
{
	struct nn_stream *s = stream_of(c);

	for (unsigned int i = 0; i < s->conns; i++) {
		nn_conn_close(s->conn[i]);
	}
	nn_sock_close(s->fd);
	nn_free(s);
}

static const struct nn_calls calls = {
	.reg = reg,
	.reg_dmabuf = reg_dmabuf,
	.dereg = dereg,
	.send = send_one,
	.step = step,
	.close = close_it,
};

int nn_stream_open(const struct nn_ends *ends, const int *fd, unsigned int conns,
		   struct nn_comm **out)
{
	struct nn_stream *s = nn_alloc(sizeof(*s));
	int rc = s ? 0 : -ENOMEM;

	for (unsigned int i = 0; i <= conns; i++) {
		if (rc) {
			nn_sock_close(fd[i]);
			continue;
		}
		nn_sock_patience(fd[i], ends->patience);
		if (!i) {
			nn_comm_init(&s->c, &calls, ends);
			s->fd = fd[0];
			continue;
		}
		rc = nn_conn_open(&s->c, fd[i], &s->conn[i - 1]);
		s->conns += !rc;
	}
	if (rc) {
		if (s) {
			close_it(&s->c);
		}
		return rc;
	}
	*out = &s->c;
	return 0;
}

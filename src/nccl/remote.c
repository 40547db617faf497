/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages by RDMA, over the calls of <peerlane/remote.h>. The socket of the hello carries the two
 * sides' blobs, and is then kept to learn of the other process' end. Registered memory is granted;
 * who receives sends each grant's blob with the first receive into it, and for each receive where
 * its buffers are. Who sends writes there, and says so by a message, behind which the bytes are
 * seen (docs/rdma.md). Writes and messages wait for the NIC, so a thread of the connection makes
 * them; what comes is looked for in NCCL's thread, which needs no system call.
 *
 * Messages, little-endian:
 *	MSG_GRANT	number of the memory, 4; bytes of its blob, 2; offset, 2; a part of it
 *	MSG_POST	how many, 2; of the request, 8; each: memory, 4; tag, 4; offset, 8; bytes, 8
 *	MSG_END		number of the memory, 4
 *	MSG_DONE	which of the request, 2; of the request, 8; bytes, 8
 * behind 2 bytes that say which it is.
 */

#include <endian.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "nccl/nccl.h"

#define PART 200u /* bytes of a blob in a message */
#define MEMORIES_MAX 65536u

enum { MSG_GRANT = 1, MSG_POST, MSG_END, MSG_DONE };

struct msg_grant {
	uint16_t kind;
	uint16_t len;
	uint16_t off;
	uint16_t zero;
	uint32_t memory;
	unsigned char at[PART];
};

struct msg_place {
	uint32_t memory;
	int32_t tag;
	uint64_t off;
	uint64_t len;
};

struct msg_post {
	uint16_t kind;
	uint16_t n;
	uint32_t zero;
	uint64_t number;
	struct msg_place place[NN_GROUP];
};

struct msg_done {
	uint16_t kind;
	uint16_t part;
	uint32_t zero;
	uint64_t number;
	uint64_t len;
};

union message {
	uint16_t kind;
	struct msg_grant grant;
	struct msg_post post;
	struct msg_done done;
	unsigned char bytes[PL_MESSAGE_MAX];
};

/* Memory that NCCL registered: who receives has granted it. */
struct memory {
	struct memory *next;
	uint32_t number;
	char *at;
	size_t len;
	struct pl_grant *grant; /* NULL: who sends */
	bool registered;
	bool told;
};

/* Memory of the other side. */
struct theirs {
	struct theirs *next;
	uint32_t number;
	uint16_t have;
	uint16_t len;
	struct pl_region *region;
	unsigned char blob[];
};

/* What the connection's thread makes, in order: a write if there is one, then a message. */
struct job {
	struct job *next;
	struct nn_req *q; /* counted down, and begun, when it is done; or NULL */
	struct pl_region *region;
	const char *from;
	uint64_t off;
	size_t len;
	size_t n; /* bytes of the message */
	union message msg;
};

struct posted {
	bool used;
	struct msg_post m;
	unsigned int filled; /* bits */
};

struct by_remote {
	struct nn_comm c; /* first */
	struct pl_remote *remote;
	int fd;
	bool blob_there;
	bool ready; /* both sides have connected */
	bool ended; /* the other side has closed its socket */
	size_t have;
	unsigned char blob[4 + PL_BLOB_MAX + 1];
	struct memory *memories;
	uint32_t last_memory;
	unsigned int n_theirs;
	struct theirs *theirs;
	struct posted posted[NN_REQUESTS];

	struct lock lock; /* the jobs */
	pthread_cond_t changed;
	struct job *first;
	struct job **last;
	bool may; /* the thread may begin: both sides have connected */
	bool stop;
	bool has_thread;
	pthread_t thread;
};

static struct by_remote *remote_of(struct nn_comm *c)
{
	return (struct by_remote *)(void *)c;
}

static void make(struct by_remote *r, struct job *j)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	ssize_t n = 0;
	int rc;

	if (atomic_load(&r->c.broken)) {
		return;
	}
	opts.timeout_ns = nn_room.patience;
	if (j->len) {
		n = pl_region_write(j->region, j->from, j->len, j->off, &opts);
	}
	rc = n < 0 ? (int)n : pl_remote_notify(r->remote, &j->msg, j->n, nn_room.patience);
	if (rc) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
		nn_comm_break(&r->c, "sending", rc);
	} else if (j->q) {
		(void)atomic_fetch_sub_explicit(&j->q->left, 1, memory_order_release);
	}
}

static void *run(void *arg)
{
	struct by_remote *r = arg;

	lock_acquire(&r->lock);
	while (!r->stop) {
		struct job *j = r->may ? r->first : NULL;

		if (!j) {
			lock_wait(&r->lock, &r->changed);
			continue;
		}
		r->first = j->next;
		r->last = r->first ? r->last : &r->first;
		lock_release(&r->lock);
		make(r, j);
		nn_free(j);
		lock_acquire(&r->lock);
	}
	lock_release(&r->lock);
	return NULL;
}

static struct job *new_job(struct by_remote *r)
{
	struct job *j = nn_alloc(sizeof(*j));

	if (!j) {
		nn_comm_break(&r->c, "sending", ENOMEM);
	}
	return j;
}

static void add_job(struct by_remote *r, struct job *j)
{
	lock_acquire(&r->lock);
	*r->last = j;
	r->last = &j->next;
	(void)pthread_cond_signal(&r->changed);
	lock_release(&r->lock);
}

/* The blobs on the socket: then both sides can write to each other. A byte behind the blob says
 * that its side has connected, too. */
static void shake(struct by_remote *r)
{
	uint32_t len = 0;
	ssize_t n = 1;

	while (n > 0 && r->have < sizeof(r->blob)) {
		n = nn_sock_recv(r->fd, r->blob + r->have, sizeof(r->blob) - r->have);
		r->have += n > 0 ? (size_t)n : 0;
	}
	if (r->have >= 4) {
		memcpy(&len, r->blob, 4);
		len = le32toh(len);
	}
	if (len > PL_BLOB_MAX || (r->have >= 4 && r->have > 4 + len + 1)) {
		nn_comm_break(&r->c, "connecting", EPROTO);
		return;
	}
	if (!r->blob_there && r->have >= 4 && r->have >= 4 + len) {
		int rc = pl_remote_connect(r->remote, r->blob + 4, len);

		if (!rc && nn_sock_send(r->fd, "C", 1) != 1) {
			rc = -ECONNRESET;
		}
		if (rc) {
			nn_say(NN_LOG_INFO, "%s", pl_error_message());
			nn_comm_break(&r->c, "connecting", rc == -EINVAL ? EPROTO : rc);
			return;
		}
		r->blob_there = true;
	}
	if (r->blob_there && r->have == 4 + len + 1) {
		r->ready = true;
		lock_acquire(&r->lock);
		r->may = true;
		(void)pthread_cond_signal(&r->changed);
		lock_release(&r->lock);
	} else if (n <= 0 && n != -EAGAIN && n != -EINTR) {
		nn_comm_break(&r->c, "connecting", n ? (int)n : ECONNRESET);
	}
}

static struct theirs *find_theirs(const struct by_remote *r, uint32_t number)
{
	struct theirs *t = r->theirs;

	while (t && t->number != number) {
		t = t->next;
	}
	return t;
}

static void end_theirs(struct by_remote *r, uint32_t number)
{
	struct theirs **at = &r->theirs;
	struct theirs *t;

	while (*at && (*at)->number != number) {
		at = &(*at)->next;
	}
	t = *at;
	if (t) {
		*at = t->next;
		r->n_theirs--;
		pl_region_close(t->region);
		nn_free(t);
	}
}

/* Results of what came: 0, or what is wrong with it. */
static int got_grant(struct by_remote *r, const struct msg_grant *m, size_t n)
{
	uint32_t number = le32toh(m->memory);
	size_t head = offsetof(struct msg_grant, at);
	struct theirs *t = find_theirs(r, number);
	size_t len = le16toh(m->len);
	size_t part = n - head;

	if (n <= head || part > PART || !len || len > PL_BLOB_MAX || (t && t->len != len)) {
		return -EPROTO;
	}
	if (!t) {
		if (r->n_theirs >= MEMORIES_MAX) {
			return -EPROTO;
		}
		t = nn_alloc(sizeof(*t) + len);
		if (!t) {
			return -ENOMEM;
		}
		t->number = number;
		t->len = (uint16_t)len;
		t->next = r->theirs;
		r->theirs = t;
		r->n_theirs++;
	}
	if (t->region || le16toh(m->off) != t->have || t->have + part > len) {
		return -EPROTO;
	}
	memcpy(t->blob + t->have, m->at, part);
	t->have = (uint16_t)(t->have + part);
	return t->have < len ? 0 : pl_region_open(r->remote, t->blob, len, &t->region);
}

static int got_post(struct by_remote *r, const struct msg_post *m, size_t n)
{
	unsigned int places = le16toh(m->n);
	struct posted *p = NULL;

	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		p = r->posted[i].used ? p : &r->posted[i];
	}
	if (n < offsetof(struct msg_post, place) || !places || places > NN_GROUP ||
	    n != offsetof(struct msg_post, place) + places * sizeof(m->place[0])) {
		return -EPROTO;
	}
	if (!p) { /* as many at once as there can be */
		return -EPROTO;
	}
	memset(p, 0, sizeof(*p));
	memcpy(&p->m, m, n);
	p->used = true;
	return 0;
}

static int got_done(struct by_remote *r, const struct msg_done *m, size_t n)
{
	uint64_t number = le64toh(m->number);
	unsigned int part = le16toh(m->part);
	uint64_t len = le64toh(m->len);

	for (unsigned int i = 0; n == sizeof(*m) && i < NN_REQUESTS; i++) {
		struct nn_req *q = &r->c.req[i];

		if (q->state != NN_RECV || q->number != number || part >= q->n ||
		    q->part[part].filled) {
			continue;
		}
		if (len > q->part[part].len) {
			return -EMSGSIZE;
		}
		q->part[part].filled = true;
		q->part[part].got = len;
		(void)atomic_fetch_sub_explicit(&q->left, 1, memory_order_release);
		return 0;
	}
	return -EPROTO;
}

static int got(struct by_remote *r, const union message *m, size_t n)
{
	uint16_t kind = n >= 2 ? le16toh(m->kind) : 0;

	if (kind == MSG_DONE && !r->c.sends) {
		return got_done(r, &m->done, n);
	}
	if (kind == MSG_POST && r->c.sends) {
		return got_post(r, &m->post, n);
	}
	if (kind == MSG_GRANT && r->c.sends) {
		return got_grant(r, &m->grant, n);
	}
	if (kind == MSG_END && r->c.sends && n == offsetof(struct msg_grant, at)) {
		end_theirs(r, le32toh(m->grant.memory));
		return 0;
	}
	return -EPROTO;
}

/* All that has come. */
static void look(struct by_remote *r)
{
	union message m;
	unsigned char c;
	ssize_t n;

	if (!r->ready) {
		shake(r);
	}
	/* What the other side had sent before it ended is taken below. */
	if (r->ready && !r->ended) {
		n = nn_sock_recv(r->fd, &c, 1);
		r->ended = n != -EAGAIN && n != -EINTR;
	}
	while (r->ready && !atomic_load(&r->c.broken)) {
		memset(&m, 0, sizeof(m));
		n = pl_remote_next(r->remote, &m, sizeof(m), 0);
		if (n == -EAGAIN) {
			if (r->ended) {
				nn_comm_break(&r->c, r->c.sends ? "sending" : "receiving",
					      ECONNRESET);
			}
			return;
		}
		n = n < 0 ? n : got(r, &m, (size_t)n);
		if (n) {
			nn_comm_break(&r->c, "receiving", (int)n);
		}
	}
}

static void step(struct nn_comm *c, struct nn_req *q)
{
	if (atomic_load_explicit(&q->left, memory_order_acquire) && !atomic_load(&c->broken)) {
		look(remote_of(c));
	}
}

static int ready(struct nn_comm *c)
{
	look(remote_of(c));
	return atomic_load(&c->broken)	? -atomic_load(&c->why)
	       : remote_of(c)->ready ? 0
				     : -EAGAIN;
}

static struct posted *find_posted(struct by_remote *r, int tag, unsigned int *place)
{
	struct posted *best = NULL;

	for (unsigned int i = 0; i < NN_REQUESTS; i++) {
		struct posted *p = &r->posted[i];

		if (!p->used || (best && le64toh(best->m.number) < le64toh(p->m.number))) {
			continue;
		}
		for (unsigned int k = 0; k < le16toh(p->m.n); k++) {
			if (!(p->filled & 1u << k) && (int)le32toh((uint32_t)p->m.place[k].tag) == tag) {
				*place = k;
				best = p;
				break;
			}
		}
	}
	return best;
}

static int send_one(struct nn_comm *c, struct nn_req *q, bool *later)
{
	struct by_remote *r = remote_of(c);
	unsigned int k = 0;
	struct posted *p;
	struct theirs *t;
	struct job *j;
	uint64_t room;

	look(r);
	p = find_posted(r, q->part[0].tag, &k);
	*later = !p;
	if (!p) {
		return NN_OK;
	}
	j = new_job(r);
	if (!j) {
		return NN_SYSTEM;
	}
	t = find_theirs(r, le32toh(p->m.place[k].memory));
	room = le64toh(p->m.place[k].len);
	if (!t || !t->region) {
		nn_comm_break(c, "sending", EPROTO);
		nn_free(j);
		return NN_REMOTE;
	}
	j->q = q;
	j->region = t->region;
	j->from = q->part[0].at;
	j->off = le64toh(p->m.place[k].off);
	/* One that is too long is said to be, and not written. */
	j->len = q->part[0].len <= room ? q->part[0].len : 0;
	j->msg.done = (struct msg_done){ .kind = htole16(MSG_DONE),
					 .part = htole16((uint16_t)k),
					 .number = p->m.number,
					 .len = htole64(q->part[0].len) };
	j->n = sizeof(j->msg.done);
	p->filled |= 1u << k;
	p->used = p->filled != (1u << le16toh(p->m.n)) - 1;
	q->begun = true;
	atomic_store_explicit(&q->left, 1, memory_order_relaxed);
	add_job(r, j);
	return NN_OK;
}

/* Says where memory is, before the first receive into it. */
static int tell(struct by_remote *r, struct memory *m)
{
	unsigned char blob[PL_BLOB_MAX];
	ssize_t len = pl_grant_blob(m->grant, blob, sizeof(blob));

	if (len < 0) {
		nn_say(NN_LOG_WARN, "%s", pl_error_message());
		return NN_SYSTEM;
	}
	for (size_t off = 0; off < (size_t)len; off += PART) {
		size_t part = (size_t)len - off < PART ? (size_t)len - off : PART;
		struct job *j = new_job(r);

		if (!j) {
			return NN_SYSTEM;
		}
		j->msg.grant = (struct msg_grant){ .kind = htole16(MSG_GRANT),
						   .len = htole16((uint16_t)len),
						   .off = htole16((uint16_t)off),
						   .memory = htole32(m->number) };
		memcpy(j->msg.grant.at, blob + off, part);
		j->n = offsetof(struct msg_grant, at) + part;
		add_job(r, j);
	}
	m->told = true;
	return NN_OK;
}

static int recv_one(struct nn_comm *c, struct nn_req *q)
{
	struct by_remote *r = remote_of(c);
	struct job *j = new_job(r);
	int rc = j ? NN_OK : NN_SYSTEM;

	if (rc) {
		return rc;
	}
	j->msg.post = (struct msg_post){ .kind = htole16(MSG_POST),
					 .n = htole16((uint16_t)q->n),
					 .number = htole64(q->number) };
	for (unsigned int i = 0; !rc && i < q->n; i++) {
		struct nn_part *p = &q->part[i];
		struct memory *m = p->mr;
		size_t off = m ? (size_t)(p->at - m->at) : 0;

		if (!m || !m->grant || p->at < m->at || off > m->len || p->len > m->len - off) {
			nn_say(NN_LOG_WARN, "irecv() into memory that is not registered for this "
					    "connection");
			rc = NN_ARGUMENT;
			break;
		}
		rc = m->told ? NN_OK : tell(r, m);
		j->msg.post.place[i] = (struct msg_place){ .memory = htole32(m->number),
							   .tag = (int32_t)htole32((uint32_t)p->tag),
							   .off = htole64(off),
							   .len = htole64(p->len) };
	}
	if (rc) {
		nn_free(j);
		return rc;
	}
	j->n = offsetof(struct msg_post, place) + q->n * sizeof(struct msg_place);
	add_job(r, j);
	return NN_OK;
}

static int reg(struct nn_comm *c, void *at, size_t len, int kind, void **mr)
{
	struct by_remote *r = remote_of(c);
	struct memory *m = nn_alloc(sizeof(*m));
	int rc = m ? 0 : -ENOMEM;

	if (!rc && kind != NN_PTR_HOST && kind != NN_PTR_CUDA) {
		nn_say(NN_LOG_WARN, "memory of kind %d cannot be registered", kind);
		nn_free(m);
		return NN_ARGUMENT;
	}
	if (!rc && !c->sends) {
		rc = pl_grant_open(nn_room.ctx, at, len, PL_MAY_READ | PL_MAY_WRITE, &m->grant);
	} else if (!rc) {
		/* Known memory is sent from without a look at whose it is. Some of it may be known
		 * already, by another connection. */
		m->registered = !pl_mem_register(nn_room.ctx, at, len);
	}
	if (rc) {
		nn_say(NN_LOG_WARN, "registering %zu bytes: %s", len, pl_error_message());
		nn_free(m);
		return NN_SYSTEM;
	}
	m->at = at;
	m->len = len;
	m->number = ++r->last_memory;
	m->next = r->memories;
	r->memories = m;
	*mr = m;
	return NN_OK;
}

/* The library exports the memory of a GPU itself. */
static int reg_dmabuf(struct nn_comm *c, void *at, size_t len, int kind, uint64_t off, int fd,
		      void **mr)
{
	(void)off;
	(void)fd;
	return reg(c, at, len, kind == NN_PTR_DMABUF ? NN_PTR_CUDA : kind, mr);
}

static void free_memory(struct memory *m)
{
	(void)pl_grant_close(m->grant);
	if (m->registered && pl_mem_unregister(nn_room.ctx, m->at)) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
	}
	nn_free(m);
}

static int dereg(struct nn_comm *c, void *mr)
{
	struct by_remote *r = remote_of(c);
	struct memory **at = &r->memories;
	struct memory *m;
	struct job *j;

	while (*at && *at != mr) {
		at = &(*at)->next;
	}
	m = *at;
	if (!m) {
		nn_say(NN_LOG_WARN, "deregMr() of memory that is not registered");
		return NN_ARGUMENT;
	}
	*at = m->next;
	j = m->told && !atomic_load(&c->broken) ? new_job(r) : NULL;
	if (j) {
		j->msg.grant = (struct msg_grant){ .kind = htole16(MSG_END),
						   .memory = htole32(m->number) };
		j->n = offsetof(struct msg_grant, at);
		add_job(r, j);
	}
	free_memory(m);
	return NN_OK;
}

static void close_it(struct nn_comm *c)
{
	struct by_remote *r = remote_of(c);

	if (r->has_thread) {
		lock_acquire(&r->lock);
		r->stop = true;
		(void)pthread_cond_signal(&r->changed);
		lock_release(&r->lock);
		(void)pthread_join(r->thread, NULL);
	}
	while (r->theirs) {
		end_theirs(r, r->theirs->number);
	}
	pl_remote_close(r->remote);
	nn_sock_close(r->fd);
	while (r->memories) {
		struct memory *m = r->memories;

		r->memories = m->next;
		free_memory(m);
	}
	while (r->first) {
		struct job *j = r->first;

		r->first = j->next;
		nn_free(j);
	}
	(void)pthread_cond_destroy(&r->changed);
	lock_finish(&r->lock);
	nn_free(r);
}

static const struct nn_calls calls = {
	.reg = reg,
	.reg_dmabuf = reg_dmabuf,
	.dereg = dereg,
	.send = send_one,
	.recv = recv_one,
	.step = step,
	.ready = ready,
	.close = close_it,
};

static int start(struct by_remote *r)
{
	unsigned char blob[4 + PL_BLOB_MAX];
	uint32_t len32;
	sigset_t all, old;
	ssize_t len;
	int rc = pl_remote_open(nn_room.ctx, &r->remote);

	if (rc) {
		return rc;
	}
	len = pl_remote_blob(r->remote, blob + 4, PL_BLOB_MAX);
	if (len < 0) {
		return (int)len;
	}
	len32 = htole32((uint32_t)len);
	memcpy(blob, &len32, 4);
	/* A socket that has carried nothing but a hello has room for it. */
	if (nn_sock_send(r->fd, blob, 4 + (size_t)len) != 4 + len) {
		return -ECONNRESET;
	}
	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	rc = -pthread_create(&r->thread, NULL, run, r);
	(void)pthread_sigmask(SIG_SETMASK, &old, NULL);
	r->has_thread = !rc;
	return rc;
}

int nn_remote_open(bool sends, const struct nn_addr *peer, int fd, struct nn_comm **out)
{
	struct by_remote *r = nn_alloc(sizeof(*r));
	int rc;

	if (!r) {
		nn_sock_close(fd);
		return -ENOMEM;
	}
	nn_comm_init(&r->c, &calls, sends, peer);
	lock_init(&r->lock, RANK_NN_JOBS);
	(void)pthread_cond_init(&r->changed, NULL);
	r->last = &r->first;
	r->fd = fd;
	nn_sock_patience(fd, nn_room.patience);
	rc = start(r);
	if (rc) {
		nn_say(NN_LOG_INFO, "%s", pl_error_message());
		close_it(&r->c);
		return rc;
	}
	*out = &r->c;
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_VERBS_H
#define MOVE_VERBS_VERBS_H

/*
 * The mover `verbs`: between memory that a NIC reaches and regions of remotes, by RDMA READ and
 * WRITE on reliable connections.
 *
 * A NIC is opened once a context, at the first remote or grant: a protection domain and one
 * completion queue. A rail is an active port of it. A remote has a wire for each pair of rails: a
 * queue pair of its own. All threads post to the same wires. A thread that polls takes all
 * completions of a NIC, and gives each to the channel of its operation. So one connection serves
 * any number of engines.
 *
 * Requests on a wire complete in order, so one completion tells the end of all requests before it:
 * only the last of those that are posted together asks for one. A request that fails makes a
 * completion in any case, and so do all requests behind it.
 */

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "move/move.h"
#include "move/nic/nic.h"
#include "move/verbs/mrs.h"
#include "move/verbs/symbols.h"
#include "remote/remote.h"

#define RAILS_MAX MOVE_LANES
#define WIRE_DEPTH 256u		/* requests of a wire in flight; a power of two */
#define POST_MOST 32u		/* requests that are posted together */
#define PORT_RECORD 33u		/* bytes that say of a port how it is spoken to */
#define INLINE_MOST 256u	/* bytes that a request may carry itself: enough for a message */
#define SEGMENT_MOST (1u << 30) /* bytes of a request */

struct config;

struct nic {
	const struct verbs_api *v;
	char name[64];
	struct verbs_ctx *ctx;
	struct verbs_pd *pd;
	struct verbs_channel *events;
	struct verbs_cq *cq;
	unsigned int depth; /* completions that the queue has space for: WIRE_DEPTH of each wire */
	atomic_uint wires;
	unsigned int reads; /* in flight on a queue pair, ours; and that it answers */
	unsigned int answers;
	uint64_t longest; /* of a registration */
	unsigned int ports;
	unsigned int rails;   /* of them; 0: it is not used */
	unsigned int atomics; /* VERBS_ATOMIC_ */
	unsigned int pkey_index;
	atomic_bool failed; /* for good: events.c */
	unsigned int told;  /* events.c's: 1 << type */
	struct lock lock;   /* who takes completions */
};

/* A port. Its number among the rails does not change while the context is open. */
struct rail {
	struct link link; /* first; it stays as long as the context, as statistics name it */
	struct nic *nic;
	unsigned int nic_at;
	char name[80]; /* "mlx5_0/1" */
	uint8_t port;
};

/* A partition key: its number, and the bit of full members, which may speak to all members. */
#define PKEY_NUMBER 0x7fffu
#define PKEY_FULL 0x8000u

/* How a port is spoken to, now. */
struct address {
	bool ib; /* InfiniBand; else RoCE */
	uint16_t lid;
	union verbs_gid gid;
	uint8_t gid_index;
	uint16_t pkey; /* the partition's */
	unsigned int gid_type;
	unsigned int mtu;
	double bytes_per_ns;
};

/* Times of background work (reconnect.c), in ns. Tests shorten them, before the first remote is
 * opened. */
struct reconnect_times {
	uint64_t look_ns;   /* from one READ on an idle wire to the next */
	uint64_t event_ns;  /* from one look for events of NICs to the next */
	uint64_t soon_ns;   /* from look to look while a wire comes back */
	uint64_t answer_ns; /* that a READ may take */
	uint64_t stuck_ns;  /* in which of a wire in use something has to end */
	uint64_t drain_ns;  /* for completions of a wire that failed */
	uint64_t agree_ns;  /* for the other side to come to the same epoch */
	uint64_t steady_ns; /* after a longer time up, a wire that fails begins with: */
	uint64_t retry_ns;  /* from a failure to the first attempt; then twice as long, up to: */
	uint64_t retry_most_ns;
};
extern const struct reconnect_times reconnect_usual;

struct verbs {
	struct nic_mover base; /* first */
	const struct config *config;

	struct lock lock; /* the NICs' opening */
	atomic_bool open;
	int err; /* it failed before */
	char why[320];
	const struct verbs_api *v;
	struct nic nics[NIC_CARDS];
	struct rail rails[RAILS_MAX];
	unsigned int n_rails;

	struct reconnect_times times;

	struct lock remotes_lock; /* the list, and who is in reconnect.c's steps */
	struct verbs_remote *remotes;

	atomic_uint
		near[DEV_PLACES]; /* rail_choice.c's: rails next to the device; 0: not looked at */
};

/* States of a wire, once it is connected. The background work changes them (reconnect.c),
 * under verbs.remotes_lock. */
enum wire_state {
	/* The queue pair is connected, wire.up is set, and channels post requests to the wire.
	 * While the wire is idle, a READ each second tests whether the other side answers. The
	 * state ends when a request fails, the READ has no answer in answer_ns, no request in
	 * flight has ended in stuck_ns, or the other side has gone to a higher epoch. */
	WIRE_UP,
	/* wire.up is cleared, and the queue pair is in its error state. The NIC ends the requests
	 * in flight; if it has not done so after drain_ns, the queue pair is destroyed, and the
	 * wire stays down. Else it is connected again at `retry_at`, or as soon as the other side
	 * has begun a higher epoch. That takes another wire that is up. */
	WIRE_DOWN,
	/* The queue pair was reset and connected for the next epoch, and that epoch is written to
	 * the other side over another wire. The state ends when the other side has written the same
	 * epoch. If it has not in agree_ns, or has written a higher one, the attempt has failed,
	 * and the wire is down. */
	WIRE_AGREE,
	/* Both sides are in the same epoch, and a READ is under way on the wire. If it succeeds the
	 * wire is up. If it fails, or has no answer in answer_ns, the wire is down, and the pause
	 * before the next attempt doubles. */
	WIRE_TRY,
};

struct verbs_remote;
struct post_channel;

/* A request in flight. */
struct flight {
	struct wire *wire;
	struct move_op *op;
	struct post_channel *of;
	bool last; /* of the operation's: it ends with this */
};

struct wire {
	struct verbs_remote *r;
	const struct rail *rail;
	char name[160]; /* "mlx5_0/1 to HOST:PID" */
	struct verbs_qp *qp;
	uint32_t psn;
	struct address here; /* when it was made */
	unsigned int at;     /* our rail's number, */
	unsigned int there;  /* and the remote's, and so of the keys in a region */
	unsigned int lane;   /* of the remote's lanes, once it is connected */
	uint32_t inline_max; /* bytes that the processor puts into a request: the NIC reads none */
	atomic_bool up;
	bool counted;		     /* in nic.wires */
	atomic_bool silent;	     /* it ended because the other side did not answer */
	atomic_bool heard;	     /* a request has succeeded since reconnect.c has looked */
	struct reconnect *reconnect; /* reconnect.c's; NULL before it has looked */
	_Atomic(const struct move_op *) asked; /* the READ by which it asks; NULL: none */
	uint64_t epoch;			       /* how often the connection was made anew */
	unsigned char record[PORT_RECORD];     /* the other side's */

	struct lock lock;
	uint32_t head; /* the next request's number */
	uint32_t tail; /* the oldest one in flight */
	bool wrote;    /* into memory of the other side, since the last message */
	struct flight flights[WIRE_DEPTH];
};

struct verbs_remote {
	struct nic_remote base;	    /* first */
	struct verbs_remote *after; /* in verbs.remotes */
	struct verbs *m;
	unsigned int n; /* wires */
	struct wire *wires[RAILS_MAX];
	struct move_lanes lanes; /* those that are connected */
	atomic_uint next;	 /* wire, of operations that name none */
	atomic_int silent;	 /* -errno with which the last READ of an idle wire failed */

	/* mail.c's. The ring of the other side: its address there, and its keys by their rails. */
	uint64_t their_ring;
	uint32_t their_key[RAILS_MAX];
	struct wire
		*carrier; /* the sender's: the wire that the next message goes over if it is up */
	/* Under the mailbox's lock, whose `changed` also says that a word is free. */
	uint64_t words;		     /* of struct mail_out, those that are free, a bit each */
	struct verbs_region *pushed; /* that have verbs_region.pushed set */
};

/* Memory that a remote granted, by the numbers of its rails. */
struct verbs_region {
	struct region base; /* first */
	struct {
		bool known; /* its NIC took the memory */
		uint64_t addr;
		uint64_t each; /* as struct mrs has it, over there */
		unsigned int n;
		uint32_t rkey[PIECES_MOST];
	} key[RAILS_MAX];
	uint8_t atomic_rails; /* those that take atomic operations, a bit each */
	/* A READ from this memory must make written bytes visible: its GPU does not keep the order
	 * of a NIC's writes, and its driver does not flush them. Such regions are in a list of the
	 * remote's mail. */
	bool pushed;
	struct verbs_region *next;
	bool wrote[RAILS_MAX]; /* as the wire's, and under its lock */
};

struct verbs_grant {
	struct nic_grant base; /* first */
	uint8_t atomic_rails;
	enum remote_atomics atomics;
	bool pushed;
};

struct prepared {
	struct move_op *op;
	const struct mrs *mrs; /* of the memory, which begins at base; it stays while it is used */
	uintptr_t base;
};

/* A channel: its operations are on the wires of any remotes. */
struct post_channel {
	struct channel c; /* first */
	struct verbs *m;
	struct wire *wire; /* that the prepared ones are for; it may be gone when there are none */
	struct nic *nic;   /* whose completions it sleeps for; NULL: of none yet */
	struct prepared prepared[POST_MOST];
	unsigned int n;
	struct lock lock;
	struct move_op *done; /* that completed, in any thread; under the lock */
	struct move_op **last;
};

static inline struct verbs_region *region_of(const struct end *e)
{
	return (struct verbs_region *)(void *)e->region;
}

/* Notes that memory of the region is about to be written over this wire: a message that is sent
 * later must arrive after the bytes. Under the wire's lock. */
static inline void region_wrote(struct verbs_region *g, struct wire *w)
{
	w->wrote = true;
	g->wrote[w->at] = true;
}

/* The key by which a wire reaches the byte at an offset. */
static inline uint32_t region_key(const struct verbs_region *g, const struct wire *w, uint64_t off)
{
	return g->key[w->there].rkey[piece_at(g->key[w->there].each, g->key[w->there].n, off)];
}

/* The number of bytes from that offset on that the same key reaches. */
static inline uint64_t region_left(const struct verbs_region *g, const struct wire *w, uint64_t off)
{
	return piece_left(g->key[w->there].each, g->key[w->there].n, off);
}

/* The same of memory here. */
static inline uint32_t mrs_key(const struct mrs *r, uint64_t off)
{
	return r->v[piece_at(r->each, r->n, off)]->lkey;
}

static inline struct verbs_grant *verbs_grant_of(struct grant *g)
{
	return (struct verbs_grant *)(void *)g;
}

static inline struct verbs *verbs_of(struct mover *m)
{
	return (struct verbs *)(void *)m;
}

static inline struct verbs_remote *verbs_remote_of(struct remote *r)
{
	return (struct verbs_remote *)(void *)r;
}

/* nics.c: for struct nic_ops. */
int verbs_open(struct nic_mover *base);
void verbs_close(struct verbs *m);
/* How a port is spoken to now. False: it cannot be, and `why` says why. */
bool rail_look(const struct rail *r, struct address *out, char *why, size_t space);

/* connect.c, grants.c: for struct nic_remote_ops, and struct remote_ops. */
int verbs_remote_make(struct nic_remote *base);
void verbs_remote_unmake(struct nic_remote *base);
ssize_t verbs_remote_blob(struct remote *base, void *out, size_t space);
int verbs_remote_connect(struct remote *base, const void *blob, size_t len);
void verbs_remote_shut(struct remote *base);
int verbs_grant(struct mover *m, const struct grant *what, struct grant **out);
ssize_t verbs_grant_blob(struct grant *base, void *out, size_t space);
int verbs_region(struct remote *base, const void *blob, size_t len, struct region **out);
void verbs_region_free(struct region *r);

/* rail_choice.c */
/* The wires of a remote for transfers between memory and a region, 1 << i: of those that are up,
 * the ones of the NICs next to the memory's device, or all. 0: no wire is up. */
unsigned int near_wires(const struct verbs_remote *r, const struct verbs_region *g,
			const struct end *e);
/* The wire of these, of which there is at least one, whose turn it is. */
unsigned int near_first(unsigned int wires, unsigned int turn);
unsigned int near_turn(void); /* the turn that this process begins with */

/* reconnect.c: looks after the wires of a remote, from open to shut; when the next look is due. */
void reconnect_add(struct verbs_remote *r);
void reconnect_del(struct verbs_remote *r);
void reconnect_free(struct wire *w);
uint64_t reconnect_step(struct mover *m);
/* The next three are for events, under remotes_lock. Gives a wire up. */
void reconnect_give_up(struct wire *w);
/* Gives a wire up if its remote has another that is up. */
void reconnect_leave(struct wire *w);
/* Has a wire that is down tried at the next step. */
void reconnect_hurry(struct wire *w);

/* events.c: takes what NICs tell of themselves, while there is a remote. */
void events_step(struct verbs *m);

/* prove.c: for move/nic, as struct nic_ops has them. */
void *prove_conn(struct remote *self, unsigned int nic);
int prove_read(void *conn, const struct nic_mem *to, const struct nic_mem *from);
int prove_write(void *conn, const struct nic_mem *to, const struct nic_mem *from);

/* atomics.c: sets the rails of a grant that take atomic operations, and the scope of these. Returns
 * 0, or -EOPNOTSUPP if no rail takes them. */
int atomics_grant(struct verbs_grant *g);
/* Makes an atomic operation on a word of a region. */
int atomics_run(struct region *base, const struct remote_atomic *what, uint64_t *old);

/* port_records.c: ports in blobs. */
/* Writes the record of a wire's port, for the other side. */
void port_record_of(const struct wire *w, unsigned char *record);
unsigned int port_record_rail(const unsigned char *record);
/* Which of their records belongs to which of ours: into with[], -1: none. The other side, which has
 * the two lists the other way round, comes to the same pairs. */
void port_records_pair(const unsigned char *ours, unsigned int n, const unsigned char *theirs,
		       unsigned int m, int with[]);
/* A queue pair that was just made, or reset, gets its port: 0 or an errno. */
int port_begin(const struct wire *w);
/* Connects a queue pair by the other side's record: 0, or -errno with why. */
int port_connect(const struct wire *w, const unsigned char *record, char *why, size_t space);

/* post.c */
extern const struct channel_ops verbs_channels;
ssize_t post_run(struct mover *m, struct move_op *op);
/* Makes bytes that were read into a device's memory visible to its next kernel. */
void post_settle(struct move_op *op);
/* Sets the message of an operation that failed. */
void post_tell(const struct move_op *op);

/* wire.c */
/* Takes all completions of a NIC. */
void post_reap(struct nic *nic);
void post_reap_all(struct verbs *m); /* of all NICs */
/* Like post_reap(). Then no other thread still has to handle a completion that it took before. */
void post_reap_now(struct nic *nic);
/* Whether nothing is in flight on it. */
bool post_idle(struct wire *w);
/* Puts a wire into the error state: its operations in flight end by completions. Under its lock. */
void post_fail(struct wire *w);
/* Ends a wire's operations in flight here, when completions may not come. Under its lock. */
void post_end(struct wire *w);
/* The wire of an operation; NULL: none is left. */
struct wire *post_wire(struct verbs_remote *r, const struct link *via);

/* For what collects its operations' ends by itself, in post_take(). lock_finish() of its lock ends
 * it. */
void post_start(struct post_channel *p, struct mover *m, move_done done, void *arg);
void post_give(struct post_channel *of, struct move_op *op, ssize_t res);
struct move_op *post_take(struct post_channel *p);
/* Sleeps a while until there may be one, if `begin` is some time ago. */
void post_wait(struct post_channel *p, uint64_t begin, uint64_t wait_ns);

/* Requests that are posted together. */
struct post_chain {
	struct verbs_send_wr wr[POST_MOST];
	struct verbs_sge sge[POST_MOST];
	struct move_op *op[POST_MOST]; /* that each is of */
	bool last[POST_MOST];	       /* it is its operation's last one */
};
bool post_chain(struct post_channel *p, struct wire *w, struct post_chain *c, unsigned int n);

/* How many requests a wire has space for. Under its lock. */
static inline unsigned int post_space(const struct wire *w)
{
	return WIRE_DEPTH - (w->head - w->tail);
}

/* Sets the region and the offset of request i, and whether it writes. */
static inline void post_aim(struct post_chain *c, unsigned int i, const struct wire *w,
			    const struct verbs_region *to, uint64_t off, bool write)
{
	c->wr[i] = (struct verbs_send_wr){ .sg_list = &c->sge[i],
					   .num_sge = 1,
					   .opcode = write ? VERBS_WR_RDMA_WRITE
							   : VERBS_WR_RDMA_READ };
	c->wr[i].wr.rdma.remote_addr = to->key[w->there].addr + off;
	c->wr[i].wr.rdma.rkey = region_key(to, w, off);
}

/* Whether the processor may read an end's memory at any time. Not a mapped file, which may become
 * shorter, nor memory behind a link: of those only pages that the kernel has pinned are sure to be
 * there. */
static inline bool end_is_readable(const struct end *e)
{
	return end_is_mem(e, MEM_SLAB | MEM_OURS) &&
	       !end_is_mem(e, MEM_DEVICE | MEM_MANAGED | MEM_SHARED);
}

/* A write of few bytes from such memory has them with it. Its memory may be used again as soon as
 * it is posted, and a READ over the link is spared. */
static inline unsigned int post_inline(const struct wire *w, const struct verbs_send_wr *wr)
{
	return wr->opcode == VERBS_WR_RDMA_WRITE && wr->sg_list->length <= w->inline_max
		       ? VERBS_SEND_INLINE
		       : 0;
}

/* Sets the memory of request i. */
static inline void post_range(struct post_chain *c, unsigned int i, uintptr_t addr, size_t len,
			      uint32_t lkey)
{
	c->sge[i] = (struct verbs_sge){ addr, (uint32_t)len, lkey };
}

/* The errno of an operation whose wire has ended, whichever request has found out. */
static inline int wire_err(const struct wire *w)
{
	return atomic_load(&w->silent) ? EHOSTUNREACH : ECONNRESET;
}

/* Why a remote has no wire that is up: -errno. Silence has one, for the calls that met it and for
 * those that come later, as with the other movers. */
static inline int lost_err(const struct verbs_remote *r)
{
	for (unsigned int i = 0; i < r->n; i++) {
		if (atomic_load(&r->wires[i]->silent)) {
			return -EHOSTUNREACH;
		}
	}
	return -ENETDOWN;
}

/* Whether that error of an operation is its rail's: another may carry it. */
static inline bool is_of_rail(int err)
{
	return err == EHOSTUNREACH || err == ECONNRESET || err == EREMOTEIO || err == ENETDOWN;
}

/* list.c: carries the pieces of an operation, by all wires. */
ssize_t list_run(struct verbs *m, struct move_op *op);

#endif

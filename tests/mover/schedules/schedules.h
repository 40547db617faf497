/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_MOVER_SCHEDULES_H
#define TESTS_MOVER_SCHEDULES_H

/*
 * A schedule of operations and faults between two processes, made from a seed. What each process
 * grants is described in memory that both share with the program that has started them: so what a
 * process has done is known after it was killed, too.
 *
 * A region is words, then a slice for each thread of the other side, then a ledger for each. A
 * thread alone writes its slice and its ledger, so it knows what each byte must be: `cur`, or,
 * where it is not known whether an operation came so far, `cur` or `alt`. The model is changed
 * before an operation begins and after it has succeeded, never in between.
 */

#include <pthread.h>
#include <stdatomic.h>

#include "fakeverbs.h"
#include "fixture.h"

#define SIDES 2
#define THREADS 3
#define REGIONS 2
#define MEMS 4
#define WORDS_LEN ((size_t)4096) /* in region 0: a word of each thread, one of all, guards */
#define SHARED_WORD ((size_t)64)
#define LEDGER_SLOT ((size_t)512)
#define LEDGER_SLOTS 32u
#define GAP ((size_t)192) /* between slices: nobody writes there */
#define MESSAGES 256u	  /* of a thread, at most */
#define FAULTS 8u
#define PIECES_MOST 80u

/* What the faults of a schedule leave. */
enum class {
	CLASS_NONE,  /* nothing fails */
	CLASS_RAIL,  /* one rail fails: all but atomic operations succeed */
	CLASS_REG,   /* one registration fails, and nothing of what depends on it */
	CLASS_ALL,   /* whatever: each call ends, with a named error */
	CLASS_KILL,  /* and one process is killed */
	CLASS_GRANT, /* and a grant is closed */
	CLASS_CLOSE, /* and a remote is closed */
};

enum fault_kind {
	FAULT_LINK_DOWN,
	FAULT_LINK_UP,
	FAULT_WC,
	FAULT_ACK,
	FAULT_SEND_WR,
	FAULT_POST,
	FAULT_REG,
	FAULT_STALL,
	FAULT_SHUFFLE,
	FAULT_TORN,
	FAULT_GID,
	FAULT_EVENT,
	FAULT_KILL,
	FAULT_GRANT,
	FAULT_CLOSE,
};

struct fault {
	enum fault_kind kind;
	unsigned int at; /* operations of this side that have begun before */
	unsigned int us; /* and so long after that */
	unsigned int device;
	unsigned int n;
	int status;
};

/* All that a seed says; both sides come to the same. */
struct plan {
	uint64_t seed;
	enum class class;
	unsigned int threads[SIDES];
	unsigned int ops; /* of a thread */
	size_t slice;
	unsigned int timeout_ms; /* of the stand-in */
	unsigned int delay_us;
	unsigned int nics;
	bool late; /* the ledgers in the host's memory */
	bool slow; /* with pauses, in which rails come back */
	bool fakecuda;
	unsigned int
		untried; /* sides, a bit each, where the first NIC cannot be tried with the GPU */
	struct fault fault[SIDES][FAULTS];
	unsigned int n_faults[SIDES];
};

void schedule_make(struct plan *p, uint64_t seed, bool has_cuda);

enum said {
	SAID_NOTHING,
	SAID_BEGUN,
	SAID_OK,
	SAID_MAYBE,
	SAID_REFUSED
};

/* What one side does, as the other one and the program see it. */
struct shared_side {
	atomic_uint begun;	    /* operations */
	atomic_uint phase;	    /* how far it is */
	atomic_uint op[THREADS];    /* what each thread does now */
	atomic_uint count[THREADS]; /* its operations so far */
	atomic_bool done;	    /* its threads have ended */
	atomic_bool dead;	    /* it was killed, and is no more */
	atomic_bool revoked[REGIONS];
	atomic_bool closed; /* its remote */
	_Atomic unsigned char said[THREADS][MESSAGES];
	atomic_uint adds; /* to the shared word of the other side: that succeeded; begun */
	atomic_uint adds_begun;
	atomic_uint good; /* calls that succeeded; that failed */
	atomic_uint bad;
	size_t bytes[REGIONS]; /* where in the file its models are: cur, alt, unsure */
};

struct shared {
	struct shared_side side[SIDES];
	size_t region_len[SIDES];
	char bytes[];
};

size_t region_len(const struct plan *p, unsigned int owner);
size_t shared_len(const struct plan *p);
void shared_place(const struct plan *p, struct shared *s);

struct model {
	unsigned char *cur;
	unsigned char *alt;
	unsigned char *unsure; /* 1: cur or alt */
};

static inline struct model model_of(struct shared *s, unsigned int owner, unsigned int region)
{
	unsigned char *at = (unsigned char *)s + s->side[owner].bytes[region];
	size_t len = s->region_len[owner];

	return (struct model){ at, at + len, at + 2 * len };
}

/* Where thread t of the other side has its slice and its ledger. */
static inline size_t slice_at(const struct plan *p, unsigned int t)
{
	return WORDS_LEN + t * (p->slice + GAP);
}

static inline size_t ledger_at(const struct plan *p, unsigned int owner, unsigned int t)
{
	return slice_at(p, p->threads[!owner]) + t * LEDGER_SLOTS * LEDGER_SLOT;
}

struct side;

/* A thread that carries out operations. */
struct actor {
	struct side *s;
	unsigned int t;
	uint64_t random;
	char *mem[MEMS];
	unsigned char *shadow[MEMS]; /* what is in there */
	unsigned char *scratch;
	char *settle; /* memory for looking at what is there */
	struct pl_queue *queue;
	unsigned int seq;  /* messages */
	unsigned int slot; /* of the ledgers */
	unsigned int pattern;
	uint64_t adds;
	pthread_t thread;
};

/* This process. */
struct side {
	const struct plan *p;
	struct shared *sh;
	unsigned int me;
	int fd; /* to the other side */
	struct fx fx;
	struct pl_remote *remote;
	char *granted[REGIONS];
	struct pl_grant *grant[REGIONS];
	unsigned char *kept[REGIONS]; /* what was there when it was revoked */
	struct pl_region *region[REGIONS];
	struct actor actor[THREADS];
	/* Of who closes the remote: calls under way, and no more of them. */
	pthread_mutex_t lock;
	unsigned int calls;
	bool closing;
	atomic_bool stop;
	unsigned int last_seq[THREADS]; /* of messages that came */
	pthread_t mail;
	pthread_t faults;
};

extern struct side me;

/* Ends this process, with what is wrong. */
void die(const char *fmt, ...) __attribute__((noreturn, format(printf, 1, 2)));
#define check(what, ...)                  \
	do {                              \
		if (!(what)) {            \
			die(__VA_ARGS__); \
		}                         \
	} while (0)

uint64_t any64(uint64_t *state);
static inline unsigned int any(uint64_t *state, unsigned int below)
{
	return (unsigned int)(any64(state) >> 20) % below;
}

/* A call begins; false: there is no remote any more. / It has ended. */
bool call_begin(void);
void call_end(void);
/* Its result is an error only if the schedule allows for one, and then one of those that are named.
 * `what` NULL: it has no message. */
void call_check(long long rc, const char *what, bool atomic);

void *actor_run(void *actor);	/* ops.c */
void *faults_run(void *unused); /* faults.c */
void *mail_run(void *unused);	/* mail.c */
/* After the other side has ended: what has not been taken yet, and whether all came. */
void mail_finish(void);
/* A message about a slot of the ledger, counted from 1; 0: about none. */
void mail_send(struct actor *a, unsigned int region, unsigned int slot);
/* What must be in this side's regions now. */
void own_regions_check(const char *when);

int side_main(unsigned int number, int fd, int memory, uint64_t seed);

#define FAKE(name) ((__typeof__(&name))(uintptr_t)fake_symbol(#name))
void *fake_symbol(const char *name);

#endif

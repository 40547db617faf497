/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_CREW_H
#define XFER_CREW_H

/*
 * Threads that help with requests whose work blocks a thread: copies from the page cache, and
 * O_DIRECT where there is no io_uring. Work that wants help becomes a team: its caller and the
 * helpers that find time. The caller never waits for help to come, only for helpers that have come
 * to finish. Nobody helps where as many threads as memory bandwidth feeds are copying already.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct crew {
	unsigned int max;     /* helper threads */
	unsigned int copiers; /* threads that may copy at once, callers included */

	/* Protects all below and every team. Nothing else is taken under it. */
	pthread_mutex_t lock;
	pthread_cond_t wanted;	 /* helpers wait: a team wants help, or stop */
	pthread_cond_t finished; /* callers wait: a helper has left its team */
	struct team *teams;	 /* that want help, the longest waiting first */
	atomic_uint open_teams;	 /* how many; read without the lock, as a hint */
	pthread_t *threads;
	unsigned int n;
	unsigned int idle;
	atomic_uint lingering; /* awake, looking for the next team; written under the lock */
	atomic_uint callers;   /* likewise; at work, with helpers or without */
	atomic_uint active;    /* likewise; callers and helpers at work in teams */
	bool stop;
};

/* Embedded in what is to be shared; lives on its caller's stack. */
struct team {
	struct team *next;
	void (*help)(struct team *t); /* a helper's share of the work; called without the lock */
	unsigned int want;	      /* helpers that may still join */
	atomic_uint joined;
	bool copies; /* the work is a processor's: it is no use to exceed crew.copiers */
	bool listed;
};

void crew_init(struct crew *c, unsigned int threads); /* 0: by the processors there are */
void crew_finish(struct crew *c);		      /* with no team left; joins the threads */

/* How many helpers one more caller of copying work can count on, so that all get as many. */
unsigned int crew_share(const struct crew *c);

/* Offers work to helpers; the caller begins it meanwhile. */
void team_begin(struct crew *c, struct team *t);
/* A team that had no place for helpers has some now. The crew's lock is held. */
void team_call_locked(struct crew *c, struct team *t);
/* No more help is wanted. The crew's lock is held. */
void team_full_locked(struct crew *c, struct team *t);
/* Waits for the helpers that came. */
void team_end(struct crew *c, struct team *t);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_CREW_H
#define XFER_CREW_H

/*
 * Threads that help with large requests whose work blocks a thread: copies from the page cache, and
 * O_DIRECT where there is no io_uring. A request that wants help becomes a team: its caller and the
 * helpers that find time each take stretches of it, until none is left, and each carries its own
 * through a pipeline of its own. The caller never waits for help to come, only for helpers that
 * have come to finish. Nobody helps where as many threads as memory bandwidth feeds are copying
 * already.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct job;
struct team;

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
	unsigned int lingering; /* awake, looking for the next team */
	atomic_uint active;	/* callers and helpers at work in teams; written under the lock */
	bool stop;
};

void crew_init(struct crew *c, unsigned int threads); /* 0: by the processors there are */
void crew_finish(struct crew *c);		      /* with no team left; joins the threads */

/* Carries a large job, shared with helpers where that pays. As pipeline_run(). */
int team_run(struct job *j);

/* Takes the next stretch of the shared request for this thread: moves pos and end. */
bool team_claim(struct job *j);

/* Something went wrong, or the file ended, at `at`. */
void team_stop(struct team *t, uint64_t at, int err);

#endif

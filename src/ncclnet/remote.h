/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_REMOTE_H
#define NCCLNET_REMOTE_H

/* The parts of connections over remotes that several files share: see remote.c. */

#include <pthread.h>
#include <stddef.h>

#include <peerlane/peerlane.h>

#include "ncclnet/ncclnet.h"

#define PART 200u /* bytes of a blob in a message */
#define MEMORIES_MAX 65536u

enum {
	MSG_GRANT = 1,
	MSG_POST,
	MSG_END,
	MSG_DONE
};

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

union nn_message {
	uint16_t kind;
	struct msg_grant grant;
	struct msg_post post;
	struct msg_done done;
	unsigned char bytes[PL_MESSAGE_MAX];
};

/* Memory that NCCL registered. The receiving side has granted it. */
struct memory {
	struct memory *next;
	uint32_t number;
	char *at;
	size_t len;
	struct pl_grant *grant; /* NULL on the sending side */
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
	/* Under the connection's lock: the number of jobs that use it, and whether the other side
	 * has ended its grant. Then it is in no list, and its last job closes it. */
	unsigned int jobs;
	bool ended;
	unsigned char blob[];
};

/* A job of the connection's thread, which carries jobs out in order: an optional write, and then a
 * message. */
struct job {
	struct job *next;
	struct nn_req *q;  /* its `left` is decremented when the job is done; or NULL */
	struct theirs *to; /* the memory to write to; or NULL */
	const char *from;
	uint64_t off;
	size_t len;
	size_t n; /* bytes of the message */
	union nn_message msg;
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
	bool ready;	   /* both sides have connected */
	atomic_bool ended; /* the other side has closed its socket */
	int lost;	   /* the remote's error; 0: it is connected */
	uint64_t lost_at;
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
	bool may;   /* the thread may start jobs: both sides have connected */
	bool makes; /* the thread carries out a job, which is not in the list */
	bool stop;
	bool has_thread;
	pthread_t thread;
};

static inline struct by_remote *remote_of(struct nn_comm *c)
{
	return (struct by_remote *)(void *)c;
}

/* remote_jobs.c: the thread that writes. Makes a job. NULL: no memory, and the connection fails. */
struct job *nn_job_new(struct by_remote *r);
void nn_job_add(struct by_remote *r, struct job *j);
int nn_jobs_start(struct by_remote *r);
bool nn_jobs_are_made(struct by_remote *r); /* a job is being carried out, or waits */
/* ns in which an error may turn out to be the other process's end */
uint64_t nn_remote_doubt(int err);
void nn_jobs_end(struct by_remote *r); /* waits for the running job; drops the others */

/* remote_in.c: exchanges blobs with the other side. */
void nn_remote_shake(struct by_remote *r);
/* Takes all messages that have arrived. */
void nn_remote_look(struct by_remote *r);
/* Finds memory of the other side. */
struct theirs *nn_theirs_find(const struct by_remote *r, uint32_t number);
void nn_theirs_end(struct by_remote *r, uint32_t number); /* at once, or with its last job */
void nn_theirs_free(struct theirs *t);			  /* in no list, and no job has it */

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NCCLNET_REMOTE_H
#define NCCLNET_REMOTE_H

/* What the files of the way by remotes share: see remote.c. */

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
	/* Under the connection's lock: jobs that have it, and whether the other side has taken it
	 * back. Then it is in no list, and the last job closes it. */
	unsigned int jobs;
	bool ended;
	unsigned char blob[];
};

/* What the connection's thread makes, in order: a write if there is one, then a message. */
struct job {
	struct job *next;
	struct nn_req *q;  /* counted down, and begun, when it is done; or NULL */
	struct theirs *to; /* that is written to; or NULL */
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
	int lost;	   /* the remote, by this; 0: it is not */
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
	bool may;   /* the thread may begin: both sides have connected */
	bool makes; /* one, which is in the list no more */
	bool stop;
	bool has_thread;
	pthread_t thread;
};

static inline struct by_remote *remote_of(struct nn_comm *c)
{
	return (struct by_remote *)(void *)c;
}

/* remote_jobs.c: the thread that writes. A job that is NULL: the connection is broken by it. */
struct job *nn_job_new(struct by_remote *r);
void nn_job_add(struct by_remote *r, struct job *j);
int nn_jobs_start(struct by_remote *r);
bool nn_jobs_are_made(struct by_remote *r); /* one is, or waits */
uint64_t nn_remote_doubt(int err);     /* how long a process may yet turn out to have ended, ns */
void nn_jobs_end(struct by_remote *r); /* waits for the one under way; the others are dropped */

/* remote_in.c: blobs. / All that has come. Memory of the other side. */
void nn_remote_shake(struct by_remote *r);
void nn_remote_look(struct by_remote *r);
struct theirs *nn_theirs_find(const struct by_remote *r, uint32_t number);
void nn_theirs_end(struct by_remote *r, uint32_t number); /* at once, or with its last job */
void nn_theirs_free(struct theirs *t);			  /* in no list, and no job has it */

#endif

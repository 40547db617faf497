/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef LIBNCCL_GATHER_H
#define LIBNCCL_GATHER_H

/* A rank while it agrees with the others, and NCCL's all-gather of the ranks' messages. */

#include "libnccl/libnccl.h"

struct nc_rank {
	nc_handle h;
	nc_handle *at; /* where the program has it */
	int rank;
	int n;
	int device;
	struct nc_context *ctx; /* the device's primary one, or the current one */
	bool retained;
	nc_stream stream;
	int mode;		/* the thread's, of captures */
	unsigned long long mem; /* of the device, or pinned: a message, and those of all */
	void *pinned;
	char *host; /* the same in the host's memory */
	bool own_stream;
	unsigned int gathers;
	bool connected; /* a call of NCCL's has returned, so that the next ones do soon */
	bool lent;	/* a call of NCCL's has not: its thread has the memory and the stream */
	int failed;	/* -errno: an all-gather, and NCCL's communicator was ended */
	bool mute;	/* it could not say anything */
	bool shares;	/* ranks of a process have a GPU in common: it is NCCL's alone */
	struct nc_local *local;
	char words[400]; /* why it is NCCL's alone */
};

/* Memory and a stream, in the device's context, which is current until the end. False: with words.
 */
bool nc_gather_begin(struct nc_rank *w);
/* keep: the communicator has the context now. */
void nc_gather_end(struct nc_rank *w, bool keep);
/* An nc_gather_fn, of a struct nc_rank. After a failure w->h may be NULL. all: NULL: nothing. */
int nc_gather(void *arg, const void *mine, size_t len, void *all);
/* Aborts NCCL's communicator, which is of no use by then; later all-gathers return rc. */
void nc_gather_stop(struct nc_rank *w, int rc);

#endif

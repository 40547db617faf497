/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Adds up what each rank has, on GPUs of one host: all_reduce DEVICE... makes a rank, a thread, of
 * each device that is named, also of one that is named twice. Ranks that are processes differ in
 * gather() alone, which is their MPI's or a store's there.
 */

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#define COUNT 100000
#define TOLD_MAX 4096 /* bytes that a rank tells the others; some hundreds are */

struct rank {
	pthread_t thread;
	unsigned int number;
	struct pl_ctx *ctx; /* a context each, as there would be in processes */
	struct pl_dev *dev;
	struct pl_stream *stream;
	void *mem;
	int values[COUNT];
	int rc;
};

static struct rank rank[PL_COMM_RANKS];
static unsigned int ranks; /* how many */
static pthread_barrier_t all_there;
static char told[PL_COMM_RANKS][TOLD_MAX];

/* All ranks come here, or the others wait for ever: what may fail before is done in main(). */
static int gather(void *arg, const void *mine, size_t len, void *all)
{
	const struct rank *r = arg;

	if (len > TOLD_MAX) {
		return -1; /* on all ranks, as it has the same length there */
	}
	memcpy(told[r->number], mine, len);
	(void)pthread_barrier_wait(&all_there);
	for (unsigned int i = 0; i < ranks; i++) {
		memcpy((char *)all + i * len, told[i], len);
	}
	(void)pthread_barrier_wait(&all_there); /* nobody writes there before all have read */
	return 0;
}

/* Before any rank queues an operation: a kernel that waits for another rank may hold up that one's
 * calls that allocate or copy, if both are of one process. */
static int prepare(struct rank *r, const char *device)
{
	for (int i = 0; i < COUNT; i++) {
		r->values[i] = (int)(r->number + 1) * i;
	}
	return pl_open(NULL, &r->ctx) || pl_dev_open(r->ctx, device, &r->dev) ||
	       pl_stream_create(r->dev, &r->stream) ||
	       pl_mem_alloc(r->dev, sizeof(r->values), 0, &r->mem) ||
	       pl_copy(r->ctx, r->mem, r->values, sizeof(r->values), NULL) < 0;
}

static int reduce(struct rank *r, struct pl_comm *comm)
{
	return pl_comm_all_reduce(comm, r->stream, r->mem, r->mem, COUNT, PL_COMM_I32,
				  PL_COMM_SUM) ||
	       pl_stream_sync(r->stream) || pl_comm_info(comm, PL_COMM_FAILED) ||
	       pl_copy(r->ctx, r->values, r->mem, sizeof(r->values), NULL) < 0;
}

static void *rank_main(void *arg)
{
	struct rank *r = arg;
	struct pl_comm_opts o = PL_COMM_OPTS_INIT;
	struct pl_comm *comm = NULL;

	o.rank = r->number;
	o.ranks = ranks;
	o.gather = gather;
	o.arg = r;
	r->rc = pl_comm_create(r->dev, &o, &comm) || reduce(r, comm);
	if (r->rc) { /* the message is this thread's own */
		fprintf(stderr, "all_reduce: rank %u: %s\n", r->number, pl_error_message());
	}
	pl_comm_close(comm); /* others that still wait for this rank fail */
	return NULL;
}

int main(int argc, char **argv)
{
	int wrong = 0, failed = argc < 2 || argc > (int)PL_COMM_RANKS + 1;

	for (; !failed && ranks < (unsigned int)argc - 1; ranks++) {
		rank[ranks].number = ranks;
		failed = prepare(&rank[ranks], argv[ranks + 1]);
	}
	if (failed || pthread_barrier_init(&all_there, NULL, ranks)) {
		fprintf(stderr, "all_reduce: %s\n",
			ranks ? pl_error_message() : "name from 1 to 16 devices");
		return 1;
	}
	for (unsigned int k = 0; k < ranks; k++) {
		if (pthread_create(&rank[k].thread, NULL, rank_main, &rank[k])) {
			fprintf(stderr, "all_reduce: no thread for rank %u\n", k);
			return 1;
		}
	}
	for (unsigned int k = 0; k < ranks; k++) {
		(void)pthread_join(rank[k].thread, NULL);
		failed |= rank[k].rc;
		for (int i = 0; i < COUNT; i++) {
			wrong += rank[k].values[i] != (int)(ranks * (ranks + 1) / 2) * i;
		}
		pl_close(rank[k].ctx); /* gives back what is open */
	}
	printf("%u ranks, %d sums each, %d wrong\n", ranks, COUNT, wrong);
	return failed || wrong;
}

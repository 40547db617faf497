/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The trial of a new communicator: one all-reduce by each way, whose result every rank knows. */

#include <errno.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "coll/coll.h"
#include "mem/maps.h"

#define PROOF 515u /* elements of 8 bytes, by each way */
#define WAYS 4u

static uint64_t proof_element(unsigned int rank, unsigned int i)
{
	return (rank + UINT64_C(1)) * UINT64_C(0x9e3779b97f4a7c15) * (i + UINT64_C(1));
}

int trial_prepare(struct comm *c, size_t len)
{
	const struct dev_stream_ops *ops = &c->dev->stream;
	struct mem_table *t = c->ctx->exec->mem;
	uint64_t v[WAYS * PROOF];
	void *mem;
	int rc = dev_stream_create(c->dev, DEV_WAIT, &c->trial.s);

	rc = rc ? rc : comm_load(c, c->trial.s);
	rc = rc ? rc : mem_alloc(t, c->dev, 2 * sizeof(v), &mem);
	if (rc) {
		return rc;
	}
	c->trial.mem = mem;
	for (unsigned int i = 0; i < ARRAY_LEN(v); i++) {
		v[i] = proof_element(c->me, i);
	}
	rc = mem_put_bytes(t, mem, v, sizeof(v));
	rc = rc ? rc : ops->fill(c->trial.s, c->scratch, 0, len);
	return rc ? rc : ops->sync(c->trial.s);
}

void trial_end(struct comm *c)
{
	if (c->trial.s) {
		c->dev->stream.destroy(c->trial.s);
	}
	if (c->trial.mem) {
		(void)mem_free(c->ctx->exec->mem, c->trial.mem);
	}
	c->trial.s = NULL;
	c->trial.mem = NULL;
}

/* The stream's end. Kernels that wait for too long are told to end. */
static int await_stream(struct comm *c, struct dev_stream *s)
{
	uint64_t until = clock_now_ns() + COMM_PATIENCE_NS;
	int rc;

	while ((rc = c->dev->stream.idle(s)) == -EBUSY) {
		if (clock_now_ns() >= until) {
			comm_stop(c, ETIMEDOUT);
			until += COMM_PATIENCE_NS;
		}
		(void)nanosleep(&(struct timespec){ 0, 20000 }, NULL);
	}
	return rc ? rc : c->dev->stream.sync(s);
}

static int await(struct comm *c, struct dev_stream *s)
{
	int rc = await_stream(c, s);

	return rc ? rc : comm_error(c);
}

/* An all-reduce by each way, whose result is known. */
static int launch_trial(struct comm *c)
{
	static const enum coll_way ways[WAYS] = { COLL_PACKETS, COLL_PACKETS_2, COLL_CHUNKS,
						  COLL_LONG };
	int rc = 0;

	for (unsigned int k = 0; k < WAYS && !rc; k++) {
		struct comm_call call = { .kind = COLL_ALL_REDUCE,
					  .src = c->trial.mem + (size_t)k * PROOF,
					  .dst = c->trial.mem + (size_t)(WAYS + k) * PROOF,
					  .count = PROOF,
					  .size = sizeof(uint64_t),
					  .type = COLL_U64,
					  .op = COLL_SUM };

		rc = comm_launch(c, c->trial.s, &call, ways[k]);
	}
	return rc;
}

int trial_run(struct comm *c)
{
	uint64_t v[WAYS * PROOF];
	int rc = launch_trial(c);

	if (rc) {
		/* else others would wait for this rank, and so would operations queued for
		 * others */
		comm_stop(c, -rc);
		(void)await_stream(c, c->trial.s);
		return rc;
	}
	rc = await(c, c->trial.s);
	if (rc) {
		comm_stop(c, -rc);
		return rc;
	}
	rc = mem_get_bytes(c->ctx->exec->mem, v, c->trial.mem + (size_t)WAYS * PROOF, sizeof(v));
	for (unsigned int i = 0; i < ARRAY_LEN(v) && !rc; i++) {
		uint64_t sum = 0;

		for (unsigned int q = 0; q < c->n; q++) {
			sum += proof_element(q, i);
		}
		if (v[i] != sum) {
			rc = err_set(EIO,
				     "rank %u found a wrong sum in a trial of the ranks' memory: "
				     "%#llx, not %#llx, in element %u of way %u",
				     c->me, (unsigned long long)v[i], (unsigned long long)sum,
				     i % PROOF, i / PROOF);
		}
	}
	return rc;
}

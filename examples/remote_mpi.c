/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * GPU memory of the neighbouring rank, by an RDMA NIC: each rank grants its memory to the rank
 * before it, and reads that of the rank behind it. MPI carries what the two must know of each
 * other, and no other byte.
 *
 *	mpirun -n 2 remote_mpi [DEVICE]
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <mpi.h>
#include <peerlane/peerlane.h>

#define LEN ((size_t)8 << 20)

struct blob {
	char at[PL_BLOB_MAX];
	int len;
};

static int rank;

static void must(int ok, const char *what, const char *why)
{
	if (!ok) {
		fprintf(stderr, "remote_mpi: rank %d: %s: %s\n", rank, what, why);
		MPI_Abort(MPI_COMM_WORLD, 1);
	}
}

/* Gives the blob to one rank, and takes that of another. */
static struct blob swap(const char *blob, ssize_t len, int to, int from)
{
	MPI_Status status;
	struct blob got;

	must(len > 0, "blob", pl_error_message());
	MPI_Sendrecv(blob, (int)len, MPI_BYTE, to, 0, got.at, sizeof(got.at), MPI_BYTE, from, 0,
		     MPI_COMM_WORLD, &status);
	MPI_Get_count(&status, MPI_BYTE, &got.len);
	return got;
}

static uint64_t word(int of, size_t i)
{
	return ((uint64_t)of << 32) + i * UINT64_C(0x9e3779b97f4a7c15);
}

int main(int argc, char **argv)
{
	int ranks, next, before;
	/* One remote for each process: of the rank behind, and of the one before. */
	struct pl_remote *behind, *ahead;
	struct pl_place from = PL_PLACE_IN_REGION(NULL, 0), to = PL_PLACE_MEM(NULL);
	struct pl_grant *grant;
	char bytes[PL_BLOB_MAX];
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	struct blob b;
	uint64_t *host = malloc(LEN);
	void *mem, *got;
	int ok;

	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &rank);
	MPI_Comm_size(MPI_COMM_WORLD, &ranks);
	next = (rank + 1) % ranks;
	before = (rank + ranks - 1) % ranks;
	ok = host && !pl_open(NULL, &ctx) &&
	     !pl_dev_open(ctx, argc > 1 ? argv[1] : "gpu:0", &dev) &&
	     !pl_mem_alloc(dev, LEN, 0, &mem) && !pl_mem_alloc(dev, LEN, 0, &got) &&
	     !pl_remote_open(ctx, &behind) && !pl_remote_open(ctx, &ahead);
	must(ok, "set-up", pl_error_message());
	for (size_t i = 0; i < LEN / 8; i++) {
		host[i] = word(rank, i);
	}
	must(pl_copy(ctx, mem, host, LEN, NULL) == (ssize_t)LEN, "pl_copy", pl_error_message());

	/* The remote for the next rank is that rank's for the one before it. */
	b = swap(bytes, pl_remote_blob(behind, bytes, sizeof(bytes)), next, before);
	must(!pl_remote_connect(ahead, b.at, (size_t)b.len), "connect", pl_error_message());
	b = swap(bytes, pl_remote_blob(ahead, bytes, sizeof(bytes)), before, next);
	must(!pl_remote_connect(behind, b.at, (size_t)b.len), "connect", pl_error_message());
	must(!pl_grant_open(ctx, mem, LEN, PL_MAY_READ, &grant), "grant", pl_error_message());
	b = swap(bytes, pl_grant_blob(grant, bytes, sizeof(bytes)), before, next);
	must(!pl_region_open(behind, b.at, (size_t)b.len, &from.region), "region",
	     pl_error_message());

	/* Nothing is transferred before all have connected. */
	MPI_Barrier(MPI_COMM_WORLD);
	to.mem = got;
	ok = pl_transfer(ctx, &to, &from, LEN, NULL) == (ssize_t)LEN &&
	     pl_copy(ctx, host, got, LEN, NULL) == (ssize_t)LEN;
	must(ok, "pl_transfer", pl_error_message());
	for (size_t i = 0; i < LEN / 8; i++) {
		must(host[i] == word(next, i), "a word", "it is another");
	}
	/* Nothing is taken back before all have read. */
	MPI_Barrier(MPI_COMM_WORLD);
	printf("rank %d read %zu bytes of rank %d\n", rank, LEN, next);
	must(!pl_grant_close(grant), "pl_grant_close", pl_error_message());
	pl_close(ctx); /* closes the remotes and frees the memory, too */
	free(host);
	MPI_Finalize();
	return 0;
}

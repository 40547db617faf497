/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The functions' two names, their counters, and what those do that only count: see fakenccl.h. */

#include "fakenccl.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fakenccl_impl.h"

#define OUT __attribute__((visibility("default")))

static atomic_ulong counts[NC_CALL_COUNT];
static atomic_ulong violations;

/* As there: the names without `p` are weak. */
#define BODY(name, args)                              \
	atomic_fetch_add(&counts[NC_CALL_##name], 1); \
	return impl_##name args;
#define X(type, name, since, params, args) \
	OUT type p##name params;           \
	OUT type p##name params            \
	{                                  \
		BODY(name, args)           \
	}                                  \
	extern OUT __typeof__(p##name) name __attribute__((weak, alias("p" #name)));
NC_OWN(X)
NC_PLAIN(X)
#undef X
#define V(type, name, params, args) \
	OUT type p##name params;    \
	OUT type p##name params     \
	{                           \
		BODY(name, args)    \
	}                           \
	extern OUT __typeof__(p##name) name __attribute__((weak, alias("p" #name)));
V(const char *, ncclGetErrorString, (nc_result result), (result))
V(const char *, ncclGetLastError, (nc_handle comm), (comm))
V(struct nc_team, ncclTeamWorld, (nc_handle comm), (comm))
V(struct nc_team, ncclTeamLsa, (nc_handle comm), (comm))
V(struct nc_team, ncclTeamRail, (nc_handle comm), (comm))
V(struct nc_team, ncclTeamCft, (nc_handle comm, int mode), (comm, mode))
V(struct nc_team, ncclTeamCftMultimem, (nc_handle comm), (comm))
V(int, ncclTeamRankToWorld, (nc_handle comm, struct nc_team team, int rank), (comm, team, rank))
V(int, ncclTeamRankToLsa, (nc_handle comm, struct nc_team team, int rank), (comm, team, rank))
V(int, ncclLLA2ACalcSlots, (int n, int size), (n, size))
#undef BODY
#define BODY(name, args)                              \
	atomic_fetch_add(&counts[NC_CALL_##name], 1); \
	impl_##name args;
V(void, ncclResetDebugInit, (void), ())
V(void, ncclParamDumpAll, (void), ())

/* What only counts; fakenccl_comm.c has the others. */
#define X(type, name, since, params, args)            \
	__attribute__((weak)) type impl_##name params \
	{                                             \
		return NC_OK;                         \
	}
#pragma GCC diagnostic ignored "-Wunused-parameter"
NC_OWN(X)
NC_PLAIN(X)
#undef X

const char *impl_ncclGetErrorString(nc_result result)
{
	return result ? "a fake error" : "no error";
}

const char *impl_ncclGetLastError(nc_handle comm)
{
	return "the fake's last error";
}

struct nc_team impl_ncclTeamWorld(nc_handle comm)
{
	return (struct nc_team){ 7, 3, 1 };
}

struct nc_team impl_ncclTeamLsa(nc_handle comm)
{
	return (struct nc_team){ 8, 4, 2 };
}

struct nc_team impl_ncclTeamRail(nc_handle comm)
{
	return (struct nc_team){ 9, 5, 3 };
}

struct nc_team impl_ncclTeamCft(nc_handle comm, int mode)
{
	return (struct nc_team){ 10, mode, 4 };
}

struct nc_team impl_ncclTeamCftMultimem(nc_handle comm)
{
	return (struct nc_team){ 11, 6, 5 };
}

int impl_ncclTeamRankToWorld(nc_handle comm, struct nc_team team, int rank)
{
	return team.n * 100 + team.stride * 10 + rank;
}

int impl_ncclTeamRankToLsa(nc_handle comm, struct nc_team team, int rank)
{
	return team.rank * 100 + team.stride * 10 + rank;
}

int impl_ncclLLA2ACalcSlots(int n, int size)
{
	return n * size;
}

void impl_ncclResetDebugInit(void)
{
}

void impl_ncclParamDumpAll(void)
{
}

OUT unsigned long fakenccl_calls(const char *name)
{
	static const char *const names[] = {
#define X(type, name, since, params, args) #name,
		NC_CALLS(X)
#undef X
	};
	unsigned long n = 0;

	for (int i = 0; i < NC_CALL_COUNT; i++) {
		if (!name || strcmp(name, names[i]) == 0) {
			n += atomic_load(&counts[i]);
		}
	}
	return n;
}

static pthread_mutex_t fail_lock = PTHREAD_MUTEX_INITIALIZER;
static const char *fail_name;
static int fail_rank;

OUT void fakenccl_fail(const char *name, int rank)
{
	pthread_mutex_lock(&fail_lock);
	fail_name = name;
	fail_rank = rank;
	pthread_mutex_unlock(&fail_lock);
}

bool fakenccl_fails(const char *name, int rank)
{
	bool fails;

	pthread_mutex_lock(&fail_lock);
	fails = fail_name && strcmp(fail_name, name) == 0 && fail_rank == rank;
	if (fails) {
		fail_name = NULL;
	}
	pthread_mutex_unlock(&fail_lock);
	return fails;
}

void fakenccl_violate(const char *why)
{
	fprintf(stderr, "fakenccl: %s\n", why);
	atomic_fetch_add(&violations, 1);
}

OUT unsigned long fakenccl_violations(void)
{
	return atomic_load(&violations);
}

#ifdef FAKENCCL_FUTURE
OUT int ncclFuture(int n)
{
	return n + 1;
}
#endif

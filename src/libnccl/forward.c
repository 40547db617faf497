/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Functions that are handed on unchanged. */

#include "libnccl/libnccl.h"

#define X(type, name, since, params, args)                                      \
	type name params                                                        \
	{                                                                       \
		const struct nc_real *real = nc_real();                         \
                                                                                \
		nc_count(NC_CALL_##name);                                       \
		return real->name ? real->name args : nc_lacks(NC_CALL_##name); \
	}                                                                       \
	NC_ALIAS(name);
NC_PLAIN(X)
#undef X

const char *ncclGetErrorString(nc_result result)
{
	const struct nc_real *real = nc_real();

	nc_count(NC_CALL_ncclGetErrorString);
	return real->ncclGetErrorString	   ? real->ncclGetErrorString(result)
	       : result == NC_SYSTEM_ERROR ? "no NCCL was found: set PEERLANE_NCCL_LIB"
	       : result			   ? "an error of NCCL"
					   : "no error";
}
NC_ALIAS(ncclGetErrorString);

const char *ncclGetLastError(nc_handle comm)
{
	const struct nc_real *real = nc_real();

	nc_count(NC_CALL_ncclGetLastError);
	return *nc_words() || !real->ncclGetLastError ? nc_words() : real->ncclGetLastError(comm);
}
NC_ALIAS(ncclGetLastError);

/* A function that returns a team or a number has no error code: it returns that there is none. */
#define TEAM(type, name, since, params, args)           \
	type name params                                \
	{                                               \
		const struct nc_real *real = nc_real(); \
                                                        \
		nc_count(NC_CALL_##name);               \
		if (!real->name) {                      \
			(void)nc_lacks(NC_CALL_##name); \
			return (type){ 0, 0, 0 };       \
		}                                       \
		return real->name args;                 \
	}                                               \
	NC_ALIAS(name);
TEAM(struct nc_team, ncclTeamWorld, 22800, (nc_handle comm), (comm))
TEAM(struct nc_team, ncclTeamLsa, 22800, (nc_handle comm), (comm))
TEAM(struct nc_team, ncclTeamRail, 22800, (nc_handle comm), (comm))
TEAM(struct nc_team, ncclTeamCft, 23100, (nc_handle comm, int mode), (comm, mode))
TEAM(struct nc_team, ncclTeamCftMultimem, 23100, (nc_handle comm), (comm))

#define RANK(name)                                              \
	int name(nc_handle comm, struct nc_team team, int rank) \
	{                                                       \
		const struct nc_real *real = nc_real();         \
                                                                \
		nc_count(NC_CALL_##name);                       \
		if (!real->name) {                              \
			(void)nc_lacks(NC_CALL_##name);         \
			return -1;                              \
		}                                               \
		return real->name(comm, team, rank);            \
	}                                                       \
	NC_ALIAS(name);
RANK(ncclTeamRankToWorld)
RANK(ncclTeamRankToLsa)

int ncclLLA2ACalcSlots(int n, int size)
{
	const struct nc_real *real = nc_real();

	nc_count(NC_CALL_ncclLLA2ACalcSlots);
	if (!real->ncclLLA2ACalcSlots) {
		(void)nc_lacks(NC_CALL_ncclLLA2ACalcSlots);
		return 0;
	}
	return real->ncclLLA2ACalcSlots(n, size);
}
NC_ALIAS(ncclLLA2ACalcSlots);

void ncclResetDebugInit(void)
{
	const struct nc_real *real = nc_real();

	nc_count(NC_CALL_ncclResetDebugInit);
	if (real->ncclResetDebugInit) {
		real->ncclResetDebugInit();
	}
}
NC_ALIAS(ncclResetDebugInit);

void ncclParamDumpAll(void)
{
	const struct nc_real *real = nc_real();

	nc_count(NC_CALL_ncclParamDumpAll);
	if (real->ncclParamDumpAll) {
		real->ncclParamDumpAll();
	} else {
		(void)nc_lacks(NC_CALL_ncclParamDumpAll);
	}
}
NC_ALIAS(ncclParamDumpAll);

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_CUFILE_FORK_CALLS_H
#define TESTS_CUFILE_FORK_CALLS_H

/* Every function of cufile.map, called in a child of fork() on what its parent has: X(function,
 * what it gives there, the call). The order is that of the calls. A child begins with the driver
 * closed; what opens it opens the child's own. */

#include "cufile/cf.h"

#undef cuFileDriverClose /* both names are to be called */

/* The parent's. */
struct parents {
	CUfileHandle_t fh;
	CUfileBatchHandle_t batch;
	CUstream stream; /* registered */
	char *mem;	 /* registered */
	const char *path;
};

/* What calls need the address of. */
struct given {
	CUfileHandle_t fh;
	CUfileBatchHandle_t batch;
	CUfileIOVec_t vec;
	CUfileIOParams_t io;
	CUfileIOEvents_t events[1];
	CUfileDrvProps_t props;
	CUfileP2PFlags_t p2p;
	CUfileStatsLevel3_t stats;
	size_t len;
	size_t list[16];
	off_t zero;
	ssize_t result;
	unsigned int n;
	int number;
	bool flag;
	char text[300];
};

/* Bytes, or minus the errno. */
static inline long long io_of(ssize_t n)
{
	return n < 0 ? -errno : n;
}

#define ERR(call) ((int)(call).err)
#define OLD (-CU_FILE_HANDLE_NOT_REGISTERED)

#define CALLS(X)                                                                                   \
	X(cuFileUseCount, 0, cuFileUseCount())                                                     \
	X(cuFileRead, OLD, io_of(cuFileRead(p->fh, p->mem, BLOCK, 0, 0)))                          \
	X(cuFileWrite, OLD, io_of(cuFileWrite(p->fh, p->mem, BLOCK, 0, 0)))                        \
	X(cuFileReadv, OLD, io_of(cuFileReadv(p->fh, &g->vec, 1, 0, 0)))                           \
	X(cuFileWritev, OLD, io_of(cuFileWritev(p->fh, &g->vec, 1, 0, 0)))                         \
	X(cuFileBatchIOSetUp, CU_FILE_INVALID_VALUE, ERR(cuFileBatchIOSetUp(&g->batch, 4)))        \
	X(cuFileBatchIOSubmit, CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR,                                \
	  ERR(cuFileBatchIOSubmit(p->batch, 1, &g->io, 0)))                                        \
	X(cuFileBatchIOGetStatus, CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR,                          \
	  ERR(cuFileBatchIOGetStatus(p->batch, 1, &g->n, g->events, NULL)))                        \
	X(cuFileBatchIOCancel, 0, ERR(cuFileBatchIOCancel(p->batch)))                              \
	X(cuFileBatchIODestroy, 0, (cuFileBatchIODestroy(p->batch), 0))                            \
	X(cuFileBufDeregister, CU_FILE_DRIVER_CLOSING, ERR(cuFileBufDeregister(p->mem)))           \
	X(cuFileStreamDeregister, CU_FILE_INVALID_VALUE, ERR(cuFileStreamDeregister(p->stream)))   \
	X(cuFileHandleDeregister, 0, (cuFileHandleDeregister(p->fh), 0))                           \
	X(cuFileDriverClose, CU_FILE_DRIVER_NOT_INITIALIZED, ERR(cuFileDriverClose()))             \
	X(cuFileDriverClose_v2, CU_FILE_DRIVER_NOT_INITIALIZED, ERR(cuFileDriverClose_v2()))       \
	X(cuFileGetVersion, 0, ERR(cuFileGetVersion(&g->number)))                                  \
	X(cuFileDriverGetProperties, 0, ERR(cuFileDriverGetProperties(&g->props)))                 \
	X(cuFileDriverGetP2PFlags, 0,                                                              \
	  ERR(cuFileDriverGetP2PFlags(CU_FILE_LUSTRE_SUPPORTED, &g->p2p)))                         \
	X(cuFileDriverSetP2PFlags, 0,                                                              \
	  ERR(cuFileDriverSetP2PFlags(CU_FILE_LUSTRE_SUPPORTED, CU_FILE_P2P_FLAG_PCI_P2PDMA)))     \
	X(cuFileExportPCIeTopology, 0, ERR(cuFileExportPCIeTopology("/dev/null")))                 \
	X(cuFileGetParameterSizeT, 0,                                                              \
	  ERR(cuFileGetParameterSizeT(CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB, &g->len)))               \
	X(cuFileGetParameterBool, 0,                                                               \
	  ERR(cuFileGetParameterBool(CUFILE_PARAM_USE_PCIP2PDMA, &g->flag)))                       \
	X(cuFileGetParameterString, 0,                                                             \
	  ERR(cuFileGetParameterString(CUFILE_PARAM_LOGGING_LEVEL, g->text, sizeof(g->text))))     \
	X(cuFileGetParameterMinMaxValue, 0,                                                        \
	  ERR(cuFileGetParameterMinMaxValue(CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB, &g->list[0],       \
					    &g->list[1])))                                         \
	X(cuFileSetParameterSizeT, 0,                                                              \
	  ERR(cuFileSetParameterSizeT(CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB, 8)))                     \
	X(cuFileSetParameterBool, 0, ERR(cuFileSetParameterBool(CUFILE_PARAM_PROFILE_NVTX, true))) \
	X(cuFileSetParameterString, 0,                                                             \
	  ERR(cuFileSetParameterString(CUFILE_PARAM_LOGGING_LEVEL, "DEBUG")))                      \
	X(cuFileSetParameterPosixPoolSlabArray, 0,                                                 \
	  ERR(cuFileSetParameterPosixPoolSlabArray(g->list, g->list, 2)))                          \
	X(cuFileGetParameterPosixPoolSlabArray, 0,                                                 \
	  ERR(cuFileGetParameterPosixPoolSlabArray(g->list, g->list, 2)))                          \
	X(cuFileSetParameterGpuBounceBufferSlabArray, 0,                                           \
	  ERR(cuFileSetParameterGpuBounceBufferSlabArray(g->list, g->list, 2)))                    \
	X(cuFileGetParameterGpuBounceBufferSlabArray, 0,                                           \
	  ERR(cuFileGetParameterGpuBounceBufferSlabArray(g->list, g->list, 2)))                    \
	X(cuFileSetStatsLevel, 0, ERR(cuFileSetStatsLevel(3)))                                     \
	X(cuFileGetStatsLevel, 0, ERR(cuFileGetStatsLevel(&g->number)))                            \
	X(cuFileStatsStart, 0, ERR(cuFileStatsStart()))                                            \
	X(cuFileGetStatsL1, 0, ERR(cuFileGetStatsL1(&g->stats.detailed.basic)))                    \
	X(cuFileGetStatsL2, 0, ERR(cuFileGetStatsL2(&g->stats.detailed)))                          \
	X(cuFileGetStatsL3, 0, ERR(cuFileGetStatsL3(&g->stats)))                                   \
	X(cuFileStatsReset, 0, ERR(cuFileStatsReset()))                                            \
	X(cuFileStatsStop, 0, ERR(cuFileStatsStop()))                                              \
	X(cuFileGetBARSizeInKB, 0, ERR(cuFileGetBARSizeInKB(0, &g->len)))                          \
	X(cuFileReadAsync, CU_FILE_INVALID_VALUE,                                                  \
	  ERR(cuFileReadAsync(p->fh, p->mem, &g->len, &g->zero, &g->zero, &g->result, p->stream))) \
	X(cuFileWriteAsync, CU_FILE_INVALID_VALUE,                                                 \
	  ERR(cuFileWriteAsync(p->fh, p->mem, &g->len, &g->zero, &g->zero, &g->result,             \
			       p->stream)))                                                        \
	X(cuFileDriverSetPollMode, 0, ERR(cuFileDriverSetPollMode(true, 4)))                       \
	X(cuFileDriverSetMaxDirectIOSize, 0, ERR(cuFileDriverSetMaxDirectIOSize(1024)))            \
	X(cuFileDriverSetMaxCacheSize, 0, ERR(cuFileDriverSetMaxCacheSize(1024)))                  \
	X(cuFileDriverSetMaxPinnedMemSize, 0, ERR(cuFileDriverSetMaxPinnedMemSize(1024)))          \
	X(cuFileStreamRegister, 0, ERR(cuFileStreamRegister(p->stream, 0)))                        \
	X(cuFileBufRegister, 0, ERR(cuFileBufRegister(p->mem, MIB, 0)))                            \
	X(cuFileDriverOpen, 0, ERR(cuFileDriverOpen()))                                            \
	X(cuFileHandleRegister, 0, own_file(p))

#endif

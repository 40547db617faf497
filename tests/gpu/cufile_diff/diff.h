/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_DIFF_DIFF_H
#define CUFILE_DIFF_DIFF_H

/*
 * One list of cuFile calls for any libcufile: what each returns is printed as text that does not
 * depend on addresses, process numbers or time, so that two libraries' runs can be compared.
 * Groups run in a child process each, so that one that crashes or hangs costs only itself.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cufile/cufile.h"

#undef cuFileDriverClose

#define N ((size_t)1 << 20) /* bytes of each memory */
#define PAGE 4096u

/* The functions by the names that follow "cuFile". */
#define DIFF_SYMBOLS(X)                         \
	X(HandleRegister)                       \
	X(HandleDeregister)                     \
	X(BufRegister)                          \
	X(BufDeregister)                        \
	X(Read)                                 \
	X(Write)                                \
	X(DriverOpen)                           \
	X(DriverClose)                          \
	X(UseCount)                             \
	X(DriverGetProperties)                  \
	X(DriverSetPollMode)                    \
	X(DriverSetMaxDirectIOSize)             \
	X(DriverSetMaxCacheSize)                \
	X(DriverSetMaxPinnedMemSize)            \
	X(BatchIOSetUp)                         \
	X(BatchIOSubmit)                        \
	X(BatchIOGetStatus)                     \
	X(BatchIOCancel)                        \
	X(BatchIODestroy)                       \
	X(ReadAsync)                            \
	X(WriteAsync)                           \
	X(StreamRegister)                       \
	X(StreamDeregister)                     \
	X(GetVersion)                           \
	X(GetParameterSizeT)                    \
	X(GetParameterBool)                     \
	X(GetParameterString)                   \
	X(SetParameterSizeT)                    \
	X(SetParameterBool)                     \
	X(SetParameterString)                   \
	X(GetParameterMinMaxValue)              \
	X(SetParameterPosixPoolSlabArray)       \
	X(GetParameterPosixPoolSlabArray)       \
	X(SetStatsLevel)                        \
	X(GetStatsLevel)                        \
	X(StatsStart)                           \
	X(StatsStop)                            \
	X(StatsReset)                           \
	X(GetStatsL1)                           \
	X(GetStatsL2)                           \
	X(GetStatsL3)                           \
	X(GetBARSizeInKB)                       \
	X(DriverGetP2PFlags)                    \
	X(DriverSetP2PFlags)                    \
	X(GetParameterGpuBounceBufferSlabArray) \
	X(SetParameterGpuBounceBufferSlabArray) \
	X(ExportPCIeTopology)                   \
	X(Readv)                                \
	X(Writev)

struct api {
#define DIFF_MEMBER(name) __typeof__(&cuFile##name) name;
	DIFF_SYMBOLS(DIFF_MEMBER)
#undef DIFF_MEMBER
	__typeof__(&cuFileDriverClose_v2) DriverClose_v2;
};

extern struct api F;

/* What there is in every group. */
struct world {
	char *dev;	   /* N bytes of device memory */
	char *dev2;	   /* N more */
	char *pinned;	   /* N bytes of page-locked host memory */
	char *managed;	   /* N bytes of managed memory */
	char *host;	   /* N bytes of ordinary memory, page aligned */
	const char *path;  /* a file of N bytes, pattern 1 */
	int fd;		   /* it, O_RDWR */
	CUfileHandle_t fh; /* registered by world_file() */
};

extern struct world W;

/* Memory by the CUDA driver that was named (cuda.c). */
int cuda_load(const char *lib); /* 0 or -1 with a line on stderr */
void *cuda_alloc(size_t len);
void cuda_free(void *p);
void *cuda_pinned(size_t len);
void *cuda_managed(size_t len);
CUstream cuda_stream(void);
void cuda_stream_free(CUstream s);
void cuda_sync(CUstream s);
/* In the order of the stream; NULL: at once, unless cuda_default_stream is set. */
extern int cuda_default_stream;
void cuda_put(void *dev, const void *host, size_t len, CUstream s);
void cuda_get(void *host, const void *dev, size_t len, CUstream s);
void cuda_fill(void *dev, unsigned char byte, size_t len, CUstream s);
/* A gate in the stream: work behind cuda_gate() waits until cuda_gate_open(); NULL if it cannot. */
void *cuda_gate(CUstream s);
void cuda_gate_open(void *gate);

/* The pattern of a seed at an offset, into host or device memory. */
void pattern(void *host, uint64_t off, size_t len, unsigned int seed);
void dev_pattern(void *dev, size_t len, unsigned int seed);
uint32_t sum_host(const void *p, size_t len);
uint32_t sum_dev(const void *p, size_t len);
uint32_t sum_file(const char *path, off_t off, size_t len);

/* Lines of the report. */
void say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void say_error(const char *what, CUfileError_t e);
void say_bytes(const char *what, long long n, int err);
const char *errno_name(int err);

#define E(call) say_error(#call, F.call)
#define B(call)                                           \
	do {                                              \
		long long n_;                             \
		errno = 0;                                \
		n_ = (long long)(F.call);                 \
		say_bytes(#call, n_, n_ < 0 ? errno : 0); \
	} while (0)
void say_files(void); /* what the library left in the current folder */

#define VAL(expr) say(#expr " is %lld", (long long)(expr))
#define SUM(what) say(#what " is %08x", what)

/* Opens the driver and registers W.fd; says nothing if that succeeds. */
void world_file(void);
CUfileHandle_t reg_quiet(int fd);

struct group {
	const char *name;
	void (*run)(void);
	const char *env[6]; /* "NAME=value", set before the library is loaded */
	const char *json;   /* written to a file that CUFILE_ENV_PATH_JSON names */
};

extern const struct group groups_driver[], groups_io[], groups_batch[], groups_async[];

#endif

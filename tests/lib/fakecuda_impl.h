/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKECUDA_IMPL_H
#define TESTS_LIB_FAKECUDA_IMPL_H

/* What the files of the fake driver share. */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "dev/cuda/symbols.h"
#include "dev/kernels/kernels.h"
#include "fakecuda.h"

#define EXPORT __attribute__((visibility("default")))
#define FAKE_DEVICES_MAX 16
#define FAKE_PEERS_MAX FAKE_DEVICES_MAX

/* The library's own prototypes: a function below that differs does not compile. */
#define X(name, suffix, since, params) EXPORT cuda_result name##suffix params;
CUDA_SYMBOLS(X)
CUDA_FREEING(X)
#undef X

struct CUctx_st {
	int device;
	bool primary;
	bool takes_along; /* its end frees what is left in it, which is no misuse */
	int refs;	  /* 0: not in use; a created context has 1 until it is destroyed */
	bool peers[FAKE_PEERS_MAX];
	struct CUstream_st *legacy; /* its default stream, once it was named */
	cuda_result error;	    /* once set, every call in the context returns it */
};

struct fake_device {
	uintptr_t va; /* reserved: the addresses that programs see */
	char *shadow; /* the bytes */
	size_t len;
	int fd;				/* of the bytes, but for what is mapped over them */
	bool pool_open[FAKE_PEERS_MAX]; /* cuMemPoolSetAccess */
	struct CUctx_st primary;
};

/* Memory without an address, or another process's. */
struct fake_mem {
	struct fake_mem *next;
	cuda_mem handle;
	int fd;
	size_t len;
	int device;
	bool host;	      /* the host's memory; no processor has access */
	unsigned int handles; /* that it can be given away by */
	int refs;	      /* the program's, and one for each mapping */
};

enum fake_kind {
	FAKE_DEVICE,
	FAKE_POOL,
	FAKE_RESERVED,
	FAKE_IPC,    /* another process's, by cuIpcOpenMemHandle */
	FAKE_MAPPED, /* a part of a reservation; kept in a list of its own */
	FAKE_MANAGED,
	FAKE_HOST,   /* cuMemHostAlloc */
	FAKE_PINNED, /* cuMemHostRegister */
};

struct fake_block {
	struct fake_block *next; /* in order of addresses */
	uintptr_t va;
	size_t len;
	enum fake_kind kind;
	int device;
	struct CUctx_st *ctx;
	uint64_t id;
	bool access;	      /* mapped: cuMemSetAccess was called */
	struct fake_mem *mem; /* mapped: of what; NULL for a handle that nobody made */
	unsigned int rights[FAKE_PEERS_MAX]; /* mapped: what each device may do */
	bool sync_memops;
	unsigned int held;  /* duplicates of the kernel driver's that need the bytes */
	bool devicemap;	    /* pinned: kernels may touch it */
	unsigned int flags; /* of cuMemHostAlloc */
};

/* Where the bytes of a range are, for a copy. */
struct fake_place {
	char *bytes;
	bool deferred;	 /* may be touched later: device memory, or pinned */
	uint64_t pin_id; /* of pinned memory, to see that it still is when the copy runs */
	uintptr_t va;
	size_t len;
};

struct fake_state {
	pthread_mutex_t lock; /* all of this, contexts, blocks, streams and events */
	pthread_cond_t moved; /* a stream did something */
	atomic_int pid;	      /* that called cuInit; 0: nobody did */
	int devices;
	struct fake_device device[FAKE_DEVICES_MAX];
	struct fake_block *blocks;
	struct fake_block *mapped;
	struct fake_block *held; /* freed, and still needed: see fakecuda_object() */
	struct fake_mem *mems;
	uint64_t next_id;
	long streams;
	long seeds;
	long events;
	long contexts; /* created ones */
	unsigned int delay_us;
	bool hold_back;
	/* A device's: memory is being freed or unpinned, with hold_back; its streams that wait for
	 * a word. */
	bool shut[FAKE_DEVICES_MAX];
	unsigned int waiting[FAKE_DEVICES_MAX];
	unsigned int connections; /* to the compute engine; to a copy engine four at most */
	bool peer;
	bool dmabuf_pcie;
	bool dmabuf_pcie_only;
	bool dmabuf_mmap;
	bool fabric;
	bool atomics;
	bool coherent;
	const char *name;
	const char *attrs;
	int lies;	      /* see fakecuda_lie() */
	unsigned int stalled; /* which block of a kernel is the first not to begin; 0: all do */
};

extern struct fake_state fake;

/* At the head of what is called for each operation: see fakecuda_idle(). */
extern atomic_bool fake_idle;
#define UNLESS_IDLE()                                                         \
	do {                                                                  \
		if (atomic_load_explicit(&fake_idle, memory_order_relaxed)) { \
			return CUDA_RES_OK;                                   \
		}                                                             \
	} while (0)

/* At the head of every function: counts, fails on demand, and refuses before cuInit. */
cuda_result fake_gate(const char *symbol, bool need_init);
#define GATE()                                                 \
	do {                                                   \
		cuda_result gate_ = fake_gate(__func__, true); \
		if (gate_ != CUDA_RES_OK) {                    \
			return gate_;                          \
		}                                              \
	} while (0)

/* The thread's context; `*out` NULL and INVALID_CONTEXT if there is none, its error if it has one.
 */
cuda_result fake_current(struct CUctx_st **out);
#define GATE_CTX(ctx)                        \
	do {                                 \
		cuda_result ctx_;            \
		GATE();                      \
		ctx_ = fake_current(&(ctx)); \
		if (ctx_ != CUDA_RES_OK) {   \
			return ctx_;         \
		}                            \
	} while (0)

/* A call of the CPU, or a wait for or write of a word, as a stream has it. */
struct fake_order {
	void (*fn)(void *arg);
	void *arg;
	struct fake_place word;
	unsigned int value;
	bool wait;
};

/* What a driver may do to whoever allocates, frees, registers or creates: see FAKECUDA_HOLD_BACK.
 */
void fake_hold_back(int device); /* -1: any */
void fake_shut(int device, const struct CUctx_st *ctx);
void fake_reopen(int device);

cuda_result fake_queue_order(struct CUstream_st *s, const struct fake_order *order);
void fake_do_order(int device, const struct fake_order *order);
extern _Thread_local bool fake_in_host; /* in a function that a stream called */

void fake_violate(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* All of these with the lock held. */
struct fake_block *fake_find(struct fake_block *list, uintptr_t p);
cuda_result fake_place(uintptr_t p, size_t len, struct fake_place *out);
bool fake_still_pinned(const struct fake_place *p);
/* `asked`: to take all that is in it along. */
void fake_drop_context(struct CUctx_st *ctx, bool asked);
void fake_drop_modules(const struct CUctx_st *ctx); /* which go with it */
struct fake_block *fake_add_block(enum fake_kind kind, struct CUctx_st *ctx, size_t len);
void fake_remove_block(struct fake_block *b);

/* fakecuda_vmm.c, with the lock. A descriptor of the memory that is mapped exactly there, or -1. /
 * Whether some of it may only be read. / Device memory's own bytes again, where others were. */
int fake_memory_fd(uintptr_t p);
bool fake_readonly(uintptr_t p, size_t len);
bool fake_put_back(int device, uintptr_t va, size_t len);
bool fake_put_over(int device, uintptr_t va, size_t len, int fd, uint64_t off);

/*
 * fakecuda_bar.c: a descriptor of new bytes, or -1. / Whether those of devices are behind a BAR. /
 * With the lock: the kernel is told what an IPC handle names; and asked whether it still needs
 * memory that has been freed.
 */
int fake_new_bytes(const char *name, size_t len, bool host);
bool fake_in_bar(void);
void fake_name_bytes(const struct fake_block *b);
bool fake_bytes_held(const struct fake_block *b);

/* fakecuda_kernel.c: whether a call of this function, in this thread, ends the captures of streams
 * that are under way. / There is one capture more, or less. */
bool fake_ends_captures(const char *symbol);
void fake_count_captures(int by);

/* Queues a copy on a stream of the current context; with `wait` also waits for it. */
cuda_result fake_copy(cuda_ptr dst, cuda_ptr src, size_t len, struct CUstream_st *s, bool wait);

/* Queues the kernel on a stream of the current context, without the lock. */
cuda_result fake_launch(struct CUstream_st *s, const struct kernel_desc *k, const void *params,
			unsigned int blocks);
/* fakecuda_kernel.c: one block of a kernel. False: it touched memory that is not there. */
bool fake_run_block(const struct kernel_desc *k, const void *params, unsigned int block,
		    unsigned int blocks);
/* fakecuda_stream.c: where the bytes of an address are that a kernel touches; NULL: it may not.
 * With the lock held. */
char *fake_kernel_bytes(cuda_ptr p, size_t len);

/* Without it: returns when all streams of the device, or those of one context on it, have done what
 * they had. */
void fake_drain(int device, const struct CUctx_st *ctx);
/* Operations in streams that have not ended; with the lock held. */
long fake_operations(void);

#endif

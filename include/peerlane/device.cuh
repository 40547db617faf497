/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors
 * Made by cuh.py of src/dev/kernels: change what it is made of. */
#ifndef PEERLANE_DEVICE_CUH
#define PEERLANE_DEVICE_CUH

/*
 * Arrays of libpeerlane (peerlane/array.h) for kernels of programs: CUDA C++ by nvcc, clang or NVRTC, for
 * GPUs since 2017 (-arch=sm_70 and later). docs/gpu-io.md describes their use. The functions for programs
 * are at the end: pl_array_enter(), pl_array_read(), pl_array_write(), pl_array_fetch(), pl_array_begin(),
 * pl_array_wait() and pl_array_leave(). Names with pl_d_ and PL_D_ are internal.
 */

#ifdef __CUDACC_RTC__
#define PL_D_OFFSETOF(type, member) ((unsigned long long)&((type *)0)->member)
#else
#include <stddef.h>
#include <stdint.h>
#define PL_D_OFFSETOF(type, member) offsetof(type, member)
#endif

#ifndef PL_ARRAY_DEVICE_VERSION
/* The version of struct pl_array_device.own: a kernel works with the library that has the same. */
#define PL_ARRAY_DEVICE_VERSION 4u

/**
 * struct pl_array_device - the data by which kernels of the program reach an array, as a parameter
 * by value.
 * @size: sizeof(struct pl_array_device)
 * @version: PL_ARRAY_DEVICE_VERSION of the headers that the caller is compiled with
 * @len: bytes of the array
 * @own: the library's
 */
struct pl_array_device {
	size_t size;
	unsigned int version;
	unsigned int reserved;
	unsigned long long len;
	unsigned long long own[29];
};
#define PL_ARRAY_DEVICE_INIT                                                   \
	{                                                                      \
		sizeof(struct pl_array_device), PL_ARRAY_DEVICE_VERSION, 0, 0, \
		{                                                              \
			0                                                      \
		}                                                              \
	}
#endif

/*
 * The language of kernels: what C lacks, for the compilers that read them. clang makes PTX of a
 * kernel, with no header or library of CUDA's, and the ordinary compiler makes a function of it
 * that software GPUs call. Programs compile a part of them with CUDA's compilers (device.h). There
 * a block has one thread, and blocks may be threads of the process; so a kernel works with any
 * number of blocks and of threads in them:
 *
 *   for (i = THREAD; i < n; i += THREADS)
 *
 * Kernels are written in what C and C++ have in common: clang takes them as CUDA C++. A parameter
 * is one struct, by value, of members of 4 and 8 bytes. Addresses in it are numbers.
 */


#define PL_D_WARP 32u
#define PL_D_LIKELY(x) __builtin_expect((x) != 0, 1)
#define PL_D_UNLIKELY(x) __builtin_expect((x) != 0, 0)
/* Threads of a block that are a warp: of a software GPU's block, the one. */
#define PL_D_WARP_LANES (PL_D_THREADS < PL_D_WARP ? PL_D_THREADS : PL_D_WARP)

#if defined(__CUDA__) && defined(__clang__)

#define PL_D_KERNEL(name, params) extern "C" __attribute__((global)) void name(params p)
/* A kernel of blocks of at most `threads` threads; a processor must have space for `blocks` of
 * them. */
#define PL_D_KERNEL_FOR(name, params, threads, blocks) \
	extern "C" __attribute__((global, launch_bounds(threads, blocks))) void name(params p)
#define PL_D_INLINE static inline __attribute__((device, always_inline))
/* A function that is long, is called at several places and takes only numbers. */
#define PL_D_NOINLINE static __attribute__((device, noinline, unused))
#define PL_D_UNROLL _Pragma("unroll")
#define PL_D_SHARED static __attribute__((shared)) /* of a block */
#define PL_D_THREAD ((unsigned int)__nvvm_read_ptx_sreg_tid_x())
#define PL_D_THREADS ((unsigned int)__nvvm_read_ptx_sreg_ntid_x())
#define PL_D_BLOCK ((unsigned int)__nvvm_read_ptx_sreg_ctaid_x())
#define PL_D_BLOCKS ((unsigned int)__nvvm_read_ptx_sreg_nctaid_x())
/* Not clang's __syncthreads(): clang 14 takes a block's memory for something that it cannot change,
 * and reads before it what other threads write. ptx.py looks that none does. */
#define PL_D_BARRIER() asm volatile("bar.sync 0;" ::: "memory")
#define PL_D_FENCE_SYSTEM() __nvvm_membar_sys() /* for the host, too */
#define PL_D_ATOMIC_ADD32(p, by) ((unsigned int)__nvvm_atom_add_gen_i((int *)(p), (int)(by)))
/* Accesses to a word of host memory that the CPU reads or writes meanwhile. */
#define PL_D_LOAD_HOST32(p) (*(const volatile unsigned int *)(p))
#define PL_D_STORE_HOST32(p, v) (*(volatile unsigned int *)(p) = (v))

/* The device's clock in ns, the same for all its processors. */
PL_D_INLINE unsigned long long PL_D_CLOCK_NS(void)
{
	unsigned long long now;

	asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
	return now;
}
#define PL_D_STORE_HOST64(p, v) (*(volatile PL_D_GLOBAL unsigned long long *)(unsigned long)(p) = (v))

/* The next ones are for GPUs since 2017 (ptx.py: sm_70), whose threads of a warp advance
 * independently. Atomics order nothing there: the fences beside them do. */
#define PL_D_WARP_BARRIER() asm volatile("bar.warp.sync 0xffffffff;" ::: "memory")
#define PL_D_FENCE_STORE_LOAD() __nvvm_membar_gl() /* earlier stores are seen before a later load */
/* Accesses to a word that other blocks change meanwhile, and that is not in a block's own
 * memory. */
#define PL_D_LOAD64(p) (*(const volatile PL_D_GLOBAL unsigned long long *)(unsigned long)(p))
#define PL_D_LOAD32(p) (*(const volatile PL_D_GLOBAL unsigned int *)(unsigned long)(p))
#define PL_D_STORE64(p, v) (*(volatile PL_D_GLOBAL unsigned long long *)(unsigned long)(p) = (v))
#define PL_D_STORE32(p, v) (*(volatile PL_D_GLOBAL unsigned int *)(unsigned long)(p) = (v))
/* Accesses to a word of a block's own memory, which other threads change meanwhile. */
#define PL_D_LOAD_SHARED64(p) (*(const volatile unsigned long long *)(p))
#define PL_D_STORE_SHARED64(p, v) (*(volatile unsigned long long *)(p) = (v))
#define PL_D_PAUSE() ((void)0)	/* a load of host memory takes a microsecond */
#define PL_D_FENCE_LOADS() ((void)0) /* of loads whose values were used since */

/* Gives all lanes the value of the warp's first thread, whose earlier loads and stores come
 * before. */
PL_D_INLINE unsigned int PL_D_FROM_FIRST32(unsigned int v)
{
	v = (unsigned int)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)v, 0, 31);
	PL_D_WARP_BARRIER();
	return v;
}

PL_D_INLINE unsigned long long PL_D_FROM_FIRST64(unsigned long long v)
{
	unsigned int low = (unsigned int)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(unsigned int)v, 0, 31);
	unsigned int high = (unsigned int)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(v >> 32), 0, 31);

	PL_D_WARP_BARRIER();
	return (unsigned long long)high << 32 | low;
}

/* Gives all lanes the value of one lane. */
PL_D_INLINE unsigned long long PL_D_FROM_LANE64(unsigned long long v, unsigned int lane)
{
	unsigned int low =
		(unsigned int)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(unsigned int)v, (int)lane, 31);
	unsigned int high =
		(unsigned int)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(v >> 32), (int)lane, 31);

	return (unsigned long long)high << 32 | low;
}
#define PL_D_BALLOT(yes) ((unsigned int)__nvvm_vote_ballot_sync(0xffffffff, (yes) != 0))
#define PL_D_POPCOUNT32(v) ((unsigned int)__builtin_popcount(v))
#define PL_D_CTZ32(v) ((unsigned int)__builtin_ctz(v))

#define PL_D_GLOBAL __attribute__((address_space(1))) /* not a block's own memory */
#define PL_D_CTZ64(v) ((unsigned int)__builtin_ctzll(v))
#define PL_D_LANE ((unsigned int)__nvvm_read_ptx_sreg_laneid())
#define PL_D_LANES PL_D_WARP
#define PL_D_WARP_SPREAD \
	(PL_D_BLOCK * 8u + (unsigned int)__nvvm_read_ptx_sreg_warpid()) /* of each warp another */
#define PL_D_FUNCTION extern "C" __attribute__((device))

#elif defined(__CUDACC__)

/* CUDA's compilers. */
#define PL_D_INLINE static __device__ __forceinline__
#define PL_D_UNROLL _Pragma("unroll")
#define PL_D_THREAD ((unsigned int)threadIdx.x)
#define PL_D_THREADS ((unsigned int)blockDim.x)
#define PL_D_BLOCK ((unsigned int)blockIdx.x)
#define PL_D_BLOCKS ((unsigned int)gridDim.x)
#define PL_D_WARP_BARRIER() __syncwarp()
#define PL_D_FENCE_SYSTEM() __threadfence_system()
#define PL_D_FENCE_STORE_LOAD() __threadfence()
#define PL_D_STORE_HOST64(p, v) (*(volatile unsigned long long *)(p) = (v))
#define PL_D_LOAD64(p) (*(const volatile unsigned long long *)(p))
#define PL_D_LOAD32(p) (*(const volatile unsigned int *)(p))
#define PL_D_STORE64(p, v) (*(volatile unsigned long long *)(p) = (v))
#define PL_D_STORE32(p, v) (*(volatile unsigned int *)(p) = (v))
#define PL_D_PAUSE() ((void)0)
#define PL_D_FENCE_LOADS() ((void)0)
#define PL_D_CTZ64(v) ((unsigned int)(__ffsll((long long)(v)) - 1))
#define PL_D_LANES PL_D_WARP
#define PL_D_LANE PL_D_LANE_NUMBER()
#define PL_D_WARP_SPREAD (PL_D_BLOCK * 8u + PL_D_THREAD / PL_D_WARP)
#define PL_D_GLOBAL

PL_D_INLINE unsigned int PL_D_LANE_NUMBER(void)
{
	unsigned int lane;

	asm("mov.u32 %0, %%laneid;" : "=r"(lane));
	return lane;
}

PL_D_INLINE unsigned long long PL_D_CLOCK_NS(void)
{
	unsigned long long now;

	asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
	return now;
}

PL_D_INLINE unsigned int PL_D_FROM_FIRST32(unsigned int v)
{
	v = __shfl_sync(0xffffffffu, v, 0);
	PL_D_WARP_BARRIER();
	return v;
}

PL_D_INLINE unsigned long long PL_D_FROM_FIRST64(unsigned long long v)
{
	v = __shfl_sync(0xffffffffu, v, 0);
	PL_D_WARP_BARRIER();
	return v;
}

#else

#define PL_D_ON_CPU

/* How the CPU reads pages of a file, at which a plain access may be a signal: 0 or -errno. */
typedef int (*pl_d_gpu_pages_fn)(void *dst, const void *src, size_t len);

/* Which block of a launch this thread of the process is. */
struct pl_d_gpu_block {
	unsigned int index;
	unsigned int count;
	pl_d_gpu_pages_fn pages; /* NULL: as any memory */
};
extern __thread struct pl_d_gpu_block pl_d_gpu_block; /* C++ has this word, too */

#define PL_D_KERNEL(name, params) \
	void name(params p); \
	void name(params p)
#define PL_D_KERNEL_FOR(name, params, threads, blocks) PL_D_KERNEL(name, params)
#define PL_D_INLINE static inline
#define PL_D_NOINLINE static __attribute__((unused))
#define PL_D_UNROLL
#define PL_D_SHARED static _Thread_local
#define PL_D_THREAD 0u
#define PL_D_THREADS 1u
#define PL_D_BLOCK (pl_d_gpu_block.index)
#define PL_D_BLOCKS (pl_d_gpu_block.count)
#define PL_D_BARRIER() ((void)0)
#define PL_D_FENCE_SYSTEM() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define PL_D_ATOMIC_ADD32(p, by) __atomic_fetch_add((unsigned int *)(p), by, __ATOMIC_RELAXED)
#define PL_D_ATOMIC_EXCH32(p, v) __atomic_exchange_n((unsigned int *)(p), v, __ATOMIC_ACQ_REL)
#define PL_D_ATOMIC_ADD64(p, by) __atomic_fetch_add((unsigned long long *)(p), by, __ATOMIC_ACQ_REL)
#define PL_D_LOAD_HOST32(p) __atomic_load_n((const unsigned int *)(p), __ATOMIC_RELAXED)
#define PL_D_STORE_HOST32(p, v) __atomic_store_n((unsigned int *)(p), v, __ATOMIC_RELEASE)
#define PL_D_STORE_HOST64(p, v) __atomic_store_n((unsigned long long *)(p), v, __ATOMIC_RELEASE)
unsigned long long pl_d_gpu_clock_ns(void);
#define PL_D_CLOCK_NS() pl_d_gpu_clock_ns()
/* The orders stand in the accesses themselves: ThreadSanitizer knows no fences. */
#define PL_D_WARP_BARRIER() ((void)0)
#define PL_D_FENCE_DEVICE() ((void)0)
#define PL_D_FENCE_TELL() ((void)0)
#define PL_D_FENCE_LOADS() __atomic_thread_fence(__ATOMIC_ACQUIRE) /* of loads that have no order */
#define PL_D_FENCE_STORE_LOAD() PL_D_FENCE_SYSTEM()
#define PL_D_ATOMIC_AND64(p, by) __atomic_fetch_and((unsigned long long *)(p), by, __ATOMIC_ACQ_REL)
#define PL_D_ATOMIC_AND64_FIRST(p, by) PL_D_ATOMIC_AND64(p, by)
#define PL_D_ATOMIC_OR64_LAST(p, by) ((void)PL_D_ATOMIC_OR64(p, by))
#define PL_D_ATOMIC_ADD64_LAST(p, by) ((void)PL_D_ATOMIC_ADD64(p, by))
#define PL_D_ATOMIC_OR64(p, by) __atomic_fetch_or((unsigned long long *)(p), by, __ATOMIC_ACQ_REL)
#define PL_D_LOAD64(p) __atomic_load_n((const unsigned long long *)(p), __ATOMIC_ACQUIRE)
#define PL_D_LOAD32(p) __atomic_load_n((const unsigned int *)(p), __ATOMIC_ACQUIRE)
#define PL_D_LOAD_SHARED64(p) (*(p))
#define PL_D_STORE_SHARED64(p, v) (*(p) = (v))
#define PL_D_STORE64(p, v) __atomic_store_n((unsigned long long *)(p), v, __ATOMIC_RELEASE)
#define PL_D_STORE32(p, v) __atomic_store_n((unsigned int *)(p), v, __ATOMIC_RELEASE)
#define PL_D_LOAD_HOST64(p) __atomic_load_n((const unsigned long long *)(p), __ATOMIC_ACQUIRE)
#define PL_D_FROM_FIRST32(v) (v)
#define PL_D_FROM_FIRST64(v) (v)
#define PL_D_FROM_LANE64(v, lane) ((void)(lane), (v))
#define PL_D_BALLOT(yes) ((unsigned int)((yes) != 0))
#define PL_D_POPCOUNT32(v) ((unsigned int)__builtin_popcount(v))
#define PL_D_CTZ32(v) ((unsigned int)__builtin_ctz(v))
PL_D_INLINE void PL_D_STORE_PAIR64(unsigned long long *at, unsigned long long first, unsigned long long second)
{
	PL_D_STORE64(at, first);
	PL_D_STORE64(at + 1, second);
}

PL_D_INLINE void PL_D_LOAD_PAIR64(const unsigned long long *at, unsigned long long *first, unsigned long long *second)
{
	*second = PL_D_LOAD64(at + 1);
	*first = PL_D_LOAD64(at);
}
void pl_d_gpu_pause(void); /* others may run */
#define PL_D_PAUSE() pl_d_gpu_pause()

/* The value that was there. */
static inline unsigned long long PL_D_ATOMIC_CAS64(unsigned long long *at, unsigned long long old, unsigned long long by)
{
	(void)__atomic_compare_exchange_n(at, &old, by, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
	return old;
}

#define PL_D_GLOBAL
#define PL_D_CTZ64(v) ((unsigned int)__builtin_ctzll(v))
#define PL_D_LANE 0u
#define PL_D_LANES 1u
#define PL_D_WARP_SPREAD PL_D_BLOCK

#endif

#ifndef PL_D_ON_CPU

/* What both of a GPU's kinds of compiler take as it is. */

/* Atomics of words of the device's or the host's memory. They say so: of an address that could be
 * of a block's own memory the driver's compiler makes a second way for that, with a loop, behind a
 * branch that each access waits for. */
#define PL_D_ATOMIC_ADD64(p, by) PL_D_ATOM_ADD64((unsigned long long)(unsigned long)(p), (by))
#define PL_D_ATOMIC_AND64(p, by) PL_D_ATOM_AND64((unsigned long long)(unsigned long)(p), (by))
#define PL_D_ATOMIC_OR64(p, by) PL_D_ATOM_OR64((unsigned long long)(unsigned long)(p), (by))
#define PL_D_ATOMIC_EXCH32(p, v) PL_D_ATOM_EXCH32((unsigned long long)(unsigned long)(p), (v))
#define PL_D_ATOMIC_CAS64(p, old, by) PL_D_ATOM_CAS64((unsigned long long)(unsigned long)(p), (old), (by))

#define PL_D_ATOM64(name, op)                                                                         \
	PL_D_INLINE unsigned long long name(unsigned long long at, unsigned long long by)                                           \
	{                                                                                        \
		unsigned long long was;                                                                    \
                                                                                                 \
		asm volatile(op " %0, [%1], %2;" : "=l"(was) : "l"(at), "l"(by) : "memory"); \
		return was;                                                                      \
	}

PL_D_ATOM64(PL_D_ATOM_ADD64, "atom.global.add.u64")
PL_D_ATOM64(PL_D_ATOM_AND64, "atom.global.and.b64")
PL_D_ATOM64(PL_D_ATOM_OR64, "atom.global.or.b64")
PL_D_ATOM64(PL_D_ATOM_AND64_FIRST, "atom.acquire.gpu.global.and.b64")

PL_D_INLINE unsigned int PL_D_ATOM_EXCH32(unsigned long long at, unsigned int v)
{
	unsigned int was;

	asm volatile("atom.global.exch.b32 %0, [%1], %2;"
			 : "=r"(was)
			 : "l"(at), "r"(v)
			 : "memory");
	return was;
}

PL_D_INLINE unsigned long long PL_D_ATOM_CAS64(unsigned long long at, unsigned long long old, unsigned long long by)
{
	unsigned long long was;

	asm volatile("atom.global.cas.b64 %0, [%1], %2, %3;"
			 : "=l"(was)
			 : "l"(at), "l"(old), "l"(by)
			 : "memory");
	return was;
}

/* Orders all earlier accesses before all later ones, for the device, except a store before a later
 * load. FENCE_STORE_LOAD() orders those too, and takes a GPU longer. */
PL_D_INLINE void PL_D_FENCE_DEVICE(void)
{
	asm volatile("fence.acq_rel.gpu;" ::: "memory");
}

/* A release for the whole system: a reader that sees a later store to a word of host memory also
 * sees the earlier stores. It includes FENCE_DEVICE(). */
PL_D_INLINE void PL_D_FENCE_TELL(void)
{
	asm volatile("fence.acq_rel.sys;" ::: "memory");
}

/* Atomics on words in the device's memory. Later accesses come after one of the _FIRST kind. Loads
 * whose values were used come before one of the _LAST kind. */
#define PL_D_ATOMIC_AND64_FIRST(p, by) PL_D_ATOM_AND64_FIRST((unsigned long long)(unsigned long)(p), (by))

PL_D_INLINE void PL_D_ATOMIC_OR64_LAST(unsigned long long *at, unsigned long long by)
{
	asm volatile("red.relaxed.gpu.global.or.b64 [%0], %1;" ::"l"(at), "l"(by) : "memory");
}

/* An addition to a word in the device's memory without its old value. The assembly makes sure that
 * the compiler waits for none. */
PL_D_INLINE void PL_D_ATOMIC_ADD64_LAST(unsigned long long *at, unsigned long long by)
{
	asm volatile("red.relaxed.gpu.global.add.u64 [%0], %1;" ::"l"(at), "l"(by) : "memory");
}

/* An acquiring load of a word that the CPU stores after the data that it announces: later loads see
 * the data. */
PL_D_INLINE unsigned long long PL_D_LOAD_HOST64(unsigned long long *at)
{
	unsigned long long v;

	asm volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(at) : "memory");
	return v;
}

/* The processor's clock, whose cycles take half a nanosecond or a little more. */
PL_D_INLINE unsigned int PL_D_CYCLES(void)
{
	unsigned int now;

	asm volatile("mov.u32 %0, %%clock;" : "=r"(now)::"memory");
	return now;
}

/* Two words beside each other, at an address that is aligned to 16: each is whole, and which of the
 * two is there first is not said. */
PL_D_INLINE void PL_D_STORE_PAIR64(unsigned long long *at, unsigned long long first, unsigned long long second)
{
	asm volatile("st.volatile.global.v2.u64 [%0], {%1, %2};" ::"l"(at), "l"(first),
			 "l"(second)
			 : "memory");
}

PL_D_INLINE void PL_D_LOAD_PAIR64(const unsigned long long *at, unsigned long long *first, unsigned long long *second)
{
	asm volatile("ld.volatile.global.v2.u64 {%0, %1}, [%2];"
			 : "=l"(*first), "=l"(*second)
			 : "l"(at)
			 : "memory");
}

#endif

/*
 * A range of memory whose address is in a parameter or was read from memory. The tests' driver has
 * its devices' memory elsewhere and checks kernels' accesses: it defines GPU_CHECKED.
 */
#ifdef GPU_CHECKED
unsigned long long pl_d_gpu_range(unsigned long long address, unsigned long long len);
#else
#define pl_d_gpu_range(address, len) ((void)(len), (address))
#endif

/* Places of 16 bytes to 1 at an address that is a number, and so aligned; and a load from memory
 * that others change meanwhile, which no cache of the processor's answers. */
#if defined(__CUDACC__) && !defined(__clang__)
struct __align__(16) pl_d_unit16
{
	unsigned int v[4];
};
typedef unsigned long long pl_d_unit8;
typedef unsigned int pl_d_unit4;
typedef unsigned short pl_d_unit2;

PL_D_INLINE pl_d_unit16 PL_D_LOAD_CHANGING(const pl_d_unit16 *p)
{
	pl_d_unit16 u;

	asm volatile("ld.volatile.v4.u32 {%0, %1, %2, %3}, [%4];"
			 : "=r"(u.v[0]), "=r"(u.v[1]), "=r"(u.v[2]), "=r"(u.v[3])
			 : "l"(p)
			 : "memory");
	return u;
}

PL_D_INLINE unsigned int PL_D_LOAD_CHANGING(const unsigned int *p)
{
	return *(const volatile unsigned int *)p;
}

PL_D_INLINE unsigned char PL_D_LOAD_CHANGING(const unsigned char *p)
{
	return *(const volatile unsigned char *)p;
}
#else
typedef unsigned int pl_d_unit16 __attribute__((vector_size(16), may_alias));
typedef unsigned long long pl_d_unit8 __attribute__((may_alias));
typedef unsigned int pl_d_unit4 __attribute__((may_alias));
typedef unsigned short pl_d_unit2 __attribute__((may_alias));
#define PL_D_LOAD_CHANGING(p) (*(const volatile __typeof__(*(p)) *)(p))
#endif
#define PL_D_AT16(address) ((PL_D_GLOBAL pl_d_unit16 *)(unsigned long)(address))
#define PL_D_AT8(address) ((PL_D_GLOBAL pl_d_unit8 *)(unsigned long)(address))
#define PL_D_AT4(address) ((PL_D_GLOBAL pl_d_unit4 *)(unsigned long)(address))
#define PL_D_AT2(address) ((PL_D_GLOBAL pl_d_unit2 *)(unsigned long)(address))
#define PL_D_AT1(address) ((PL_D_GLOBAL unsigned char *)(unsigned long)(address))

/*
 * The protocol between running kernels and the CPU that reads files for them (src/ring), for both
 * sides.
 *
 * A ring is pinned memory: an array of requests, and for each slot a word of completion and a slab.
 * A warp takes a slot, draws a number, stores its request at the place of that number, and waits
 * until the slot's word has the number of this use of the slot. The CPU takes requests in the order
 * of their numbers and completes them in any order.
 *
 * Each word of a request carries a bit that changes from lap to lap of the ring; the CPU takes a
 * request when all of its words have this lap's. So nothing is cleared, and the words may arrive in
 * any order: no fence is needed (one for the whole system costs a GPU .6 us). The number of places
 * is at least that of slots, and a warp that posts holds a slot until its request is completed. So
 * a place is written again only after the CPU has taken its request, and the ring is never full.
 */


#define PL_D_RING_SLOTS_MOST 4096u

enum pl_d_ring_op {
	PL_D_RING_READ = 1,
	PL_D_RING_WRITE = 2, /* writes the slab's bytes */
	/* Carries nothing: a kernel that has copied a read's bytes to their place asks the CPU to
	 * store the read's result. The result is in the word of the offset. */
	PL_D_RING_TELL = 3,
};

/* Words of a request; bit 0 of each is the lap's. */
enum {
	PL_D_RING_WORD_HEAD, /* use << 32 | slot << 16 | op << 8 */
	PL_D_RING_WORD_FILE, /* as ring_file_word() gave it */
	PL_D_RING_WORD_OFF,	/* << 1 */
	PL_D_RING_WORD_LEN,	/* << 1, see below */
	PL_D_RING_WORDS,
};

/* The word of the length: the length in the low 32 bits, above it a number of 31 bits. The number
 * names the receiver that the CPU tells the result to before it completes the request; 0: none. It
 * serves transfers whose result kernels cannot write: writes, and RING_TELL. */
#define PL_D_RING_LEN_TELL(len, tell) ((unsigned long long)(tell) << 32 | (len))
#define PL_D_RING_TELL_MOST 0x7fffffffu

/* The CPU's answer, one word: the use's number << 32 | the bytes that were read, or -errno. */
#define PL_D_RING_DONE(use, res) ((unsigned long long)(use) << 32 | (unsigned int)(int)(res))

/* Bit 0 of the words of request number n. The first lap has 1, as words that were never written are
 * 0. */
#define PL_D_RING_LAP(n, log) ((((n) >> (log)) & 1) ^ 1)

/* No use has this number. */
#define PL_D_SLOT_HELD 0xffffffffu

/* A ring as kernels know it. A slot has a bit in `free` while it is free. It has a bit in `left` if
 * its request did not complete in time: the next warp that finds it completed frees the slot. */
struct pl_d_ring_params {
	unsigned long long places; /* 1 << log of them, in pinned memory, as what follows: */
	unsigned long long done;	 /* a word a slot */
	unsigned long long slabs;	 /* a slab a slot */
	unsigned long long shut;	 /* a word: not 0: no warp waits from now on */
	unsigned long long head;	 /* the next number; in the device's memory, as what follows: */
	unsigned long long free;	 /* words of bits */
	unsigned long long left;
	unsigned long long uses; /* 4 bytes a slot: the number of the last use; SLOT_HELD: a warp knows it */
	unsigned long long slab_bytes;
	unsigned long long limit_ns; /* of each wait */
	unsigned int log;
	unsigned int slots;
};

/*
 * A kernel's side of a ring (ring.h). All of it but ring_post() is called by one thread of a warp.
 *
 * A warp that holds a slot waits for the CPU alone, and the CPU waits for no kernel; so each wait
 * for a slot ends too, however few there are. Each wait has a limit, and ends at once when the ring
 * is shut.
 */


/* The errno values that kernels give, as Linux has them: there is no <errno.h> here. */
#define PL_D_GPU_EIO 5
#define PL_D_GPU_EBADF 9
#define PL_D_GPU_EAGAIN 11
#define PL_D_GPU_ERANGE 34
#define PL_D_GPU_EDEADLK 35
#define PL_D_GPU_ENODATA 61 /* the file has become shorter */
#define PL_D_GPU_EPROTO 71
#define PL_D_GPU_ESHUTDOWN 108
#define PL_D_GPU_ETIMEDOUT 110

#define PL_D_NO_SLOT 0xffffffffu
#define PL_D_POLLS 64u /* of an answer, between two reads of the clock and of the ring's `shut` */

/* A wait for a slot or an answer. */
struct pl_d_wait {
	unsigned long long until; /* 0: the clock was not read yet */
	unsigned int polls;
};

PL_D_INLINE struct pl_d_wait pl_d_wait_begin(void)
{
	/* Most waits end within POLLS polls: with 1 the clock is not read before that. */
	struct pl_d_wait w = { 0, 1 };

	return w;
}

/* Returns 0 if the wait continues, or the errno that ends it. */
PL_D_INLINE unsigned int pl_d_wait_over(struct pl_d_wait *w, const struct pl_d_ring_params *r)
{
	PL_D_PAUSE();
	if (PL_D_LIKELY(w->polls++ % PL_D_POLLS)) {
		return 0;
	}
	if (PL_D_LOAD_HOST64((unsigned long long *)(unsigned long)pl_d_gpu_range(r->shut, 8))) {
		return PL_D_GPU_ESHUTDOWN;
	}
	if (!w->until) {
		w->until = PL_D_CLOCK_NS() + r->limit_ns;
	}
	return PL_D_CLOCK_NS() < w->until ? 0 : PL_D_GPU_ETIMEDOUT;
}

PL_D_INLINE unsigned long long *pl_d_bits_at(unsigned long long bits, unsigned int word)
{
	return (unsigned long long *)(unsigned long)pl_d_gpu_range(bits + word * 8ull, 8);
}

PL_D_INLINE unsigned long long pl_d_slot_bit(unsigned int slot)
{
	return 1ull << slot % 64;
}

PL_D_INLINE unsigned int *pl_d_slot_use(const struct pl_d_ring_params *r, unsigned int slot)
{
	return (unsigned int *)(unsigned long)pl_d_gpu_range(r->uses + slot * 4ull, 4);
}

/* Where the answers to a slot's requests are. */
PL_D_INLINE unsigned long long *pl_d_slot_answer(const struct pl_d_ring_params *r, unsigned int slot)
{
	return (unsigned long long *)(unsigned long)pl_d_gpu_range(r->done + slot * 8ull, 8);
}

PL_D_INLINE unsigned long long pl_d_slot_slab(const struct pl_d_ring_params *r, unsigned int slot)
{
	return r->slabs + slot * r->slab_bytes;
}

PL_D_INLINE unsigned int pl_d_is_complete(const struct pl_d_ring_params *r, unsigned int slot)
{
	return PL_D_LOAD_HOST64(pl_d_slot_answer(r, slot)) >> 32 == PL_D_LOAD32(pl_d_slot_use(r, slot));
}

PL_D_INLINE unsigned int pl_d_use_after(unsigned int last)
{
	return last + 1 == PL_D_SLOT_HELD ? 0 : last + 1;
}

PL_D_INLINE void pl_d_slot_give(const struct pl_d_ring_params *r, unsigned int slot, unsigned int last)
{
	/* The number may be seen after the bit: slot_begin() waits for it. */
	PL_D_STORE32(pl_d_slot_use(r, slot), last);
	/* The slab was read before: its loads were stored, which waits for them. */
	PL_D_ATOMIC_OR64_LAST(pl_d_bits_at(r->free, slot / 64), pl_d_slot_bit(slot));
}

/* The number of the last use of a slot whose bit was taken, which the word has no more. A number
 * that is one too low would be worse than a wait: the slot's last answer would count as that to the
 * next request. The holder before has stored the number already, and no fence has made it seen
 * before the bit, which would take each read longer. So it is there soon, and this ends. */
PL_D_INLINE unsigned int pl_d_slot_begin(const struct pl_d_ring_params *r, unsigned int slot)
{
	unsigned int last;

	do {
		last = PL_D_ATOMIC_EXCH32(pl_d_slot_use(r, slot), PL_D_SLOT_HELD);
	} while (PL_D_UNLIKELY(last == PL_D_SLOT_HELD));
	return last;
}

/* Takes a bit of one word that is set; 64: there is none. */
PL_D_INLINE unsigned int pl_d_bit_take(unsigned long long *at)
{
	unsigned long long v = PL_D_LOAD64(at);

	while (v) {
		unsigned long long bit = v & (0 - v);

		/* The last holder's reads come before all later accesses. */
		v = PL_D_ATOMIC_AND64_FIRST(at, ~bit);
		if (v & bit) {
			return PL_D_CTZ64(bit);
		}
	}
	return 64;
}

/* Takes a slot whose holder gave up, and whose request has completed since. After the test another
 * warp may take it and give up in its turn, so the test is made again after the taking. */
PL_D_INLINE unsigned int pl_d_slot_take_left(const struct pl_d_ring_params *r, unsigned int word)
{
	unsigned long long v = PL_D_LOAD64(pl_d_bits_at(r->left, word));

	while (v) {
		unsigned long long bit = v & (0 - v);
		unsigned int slot = word * 64 + PL_D_CTZ64(bit);

		v &= ~bit;
		if (!pl_d_is_complete(r, slot) || !(PL_D_ATOMIC_AND64(pl_d_bits_at(r->left, word), ~bit) & bit)) {
			continue;
		}
		PL_D_FENCE_DEVICE();
		if (pl_d_is_complete(r, slot)) {
			return slot;
		}
		(void)PL_D_ATOMIC_OR64(pl_d_bits_at(r->left, word), bit);
	}
	return PL_D_NO_SLOT;
}

/* Tries to take the slot that the warp's number selects: one access, with no read before it. */
PL_D_INLINE unsigned int pl_d_slot_take_own(const struct pl_d_ring_params *r, unsigned int from)
{
	unsigned int slot = from % r->slots;
	unsigned long long v = PL_D_ATOMIC_AND64_FIRST(pl_d_bits_at(r->free, slot / 64), ~pl_d_slot_bit(slot));

	return v & pl_d_slot_bit(slot) ? slot : PL_D_NO_SLOT;
}

/* Any slot that is free now, and its last use; `from` spreads those who ask. NO_SLOT: there is
 * none.
 */
PL_D_INLINE unsigned int pl_d_slot_take(const struct pl_d_ring_params *r, unsigned int from, unsigned int *last)
{
	unsigned int words = (r->slots + 63) / 64;

	for (unsigned int k = 0; k < words; k++) {
		unsigned int word = (from + k) % words;
		unsigned int bit = pl_d_bit_take(pl_d_bits_at(r->free, word));

		if (bit < 64) {
			*last = pl_d_slot_begin(r, word * 64 + bit);
			return word * 64 + bit;
		}
	}
	for (unsigned int k = 0; k < words; k++) {
		unsigned int slot = pl_d_slot_take_left(r, k);

		if (slot != PL_D_NO_SLOT) {
			*last = pl_d_slot_begin(r, slot);
			return slot;
		}
	}
	return PL_D_NO_SLOT;
}

/* Like slot_take(), after a wait if need be. Returns 0, or the errno that ends the wait. */
PL_D_INLINE unsigned int pl_d_slot_wait(const struct pl_d_ring_params *r, unsigned int from, unsigned int *slot,
			  unsigned int *last)
{
	struct pl_d_wait w = pl_d_wait_begin();
	unsigned int err = 0;

	*slot = pl_d_slot_take_own(r, from);
	if (PL_D_LIKELY(*slot != PL_D_NO_SLOT)) {
		*last = pl_d_slot_begin(r, *slot);
	}
	while (*slot == PL_D_NO_SLOT && !err) {
		*slot = pl_d_slot_take(r, from, last);
		err = *slot == PL_D_NO_SLOT ? pl_d_wait_over(&w, r) : 0;
	}
	return err;
}

/* Posts a request of the slot's slab, whose last use has the number `last`, and returns this one's;
 * both are the first lane's. All lanes of a warp do it together, and each stores a word: so the
 * request is one write to the host's memory, of 32 bytes, rather than one for each pair. A software
 * GPU has one lane. */
PL_D_INLINE unsigned int pl_d_ring_post(const struct pl_d_ring_params *r, unsigned int lane, unsigned int slot, unsigned int last,
			  unsigned int op, unsigned long long file, unsigned long long off, unsigned long long len)
{
	unsigned long long *next = (unsigned long long *)(unsigned long)pl_d_gpu_range(r->head, 8);
	/* The low 32 bits tell the place and the lap. `last` may still be on its way from an
	 * atomic: it is used after this one, so that the two round trips overlap. */
	unsigned int n = PL_D_FROM_FIRST32(lane == 0 ? (unsigned int)PL_D_ATOMIC_ADD64(next, 1u) : 0);
	unsigned int place = n & ((1u << r->log) - 1);
	unsigned long long *at = (unsigned long long *)(unsigned long)pl_d_gpu_range(
		r->places + place * (8ull * PL_D_RING_WORDS), PL_D_RING_WORDS * 8);
	unsigned int use = pl_d_use_after(last);
	unsigned long long word[PL_D_RING_WORDS] = { (unsigned long long)use << 32 | (unsigned long long)slot << 16 | op << 8, file,
				      off << 1, len << 1 };
#ifdef PL_D_ON_CPU
	for (unsigned int k = 0; k < PL_D_RING_WORDS; k++) {
		PL_D_STORE_HOST64(at + k, word[k] | PL_D_RING_LAP(n, r->log));
	}
#else
	if (lane < PL_D_RING_WORDS) {
		unsigned long long first = lane & 1 ? word[PL_D_RING_WORD_FILE] : word[PL_D_RING_WORD_HEAD];
		unsigned long long second = lane & 1 ? word[PL_D_RING_WORD_LEN] : word[PL_D_RING_WORD_OFF];

		PL_D_STORE_HOST64(at + lane, (lane & 2 ? second : first) | PL_D_RING_LAP(n, r->log));
	}
#endif
	return use;
}

/* The result of a request: a number of bytes; or GOT_ERR and an errno. With GOT_LEFT the wait ended
 * before the request, and the warp no longer holds the slot. */
#define PL_D_GOT_ERR 0x80000000u
#define PL_D_GOT_LEFT 0x40000000u
#define PL_D_GOT_ERRNO(got) ((got)&0xffffu)

/* Gives up a wait before the request has ended: the slot stays marked in `left` until it has. */
PL_D_INLINE unsigned int pl_d_ring_give_up(const struct pl_d_ring_params *r, unsigned int slot, unsigned int use, unsigned int err)
{
	PL_D_STORE32(pl_d_slot_use(r, slot), use);
	PL_D_FENCE_DEVICE(); /* the use's number comes before */
	(void)PL_D_ATOMIC_OR64(pl_d_bits_at(r->left, slot / 64), pl_d_slot_bit(slot));
	return PL_D_GOT_ERR | PL_D_GOT_LEFT | err;
}

/*
 * The time of the first poll for an answer. A poll is a load from the host's memory, which takes
 * 1.2 us, and a warp makes one at a time: if several were under way, the driver's compiler would
 * make the thread wait for all. So an answer that comes just after a poll is seen by the next one,
 * more than a microsecond later, and a poll right after the request always comes too soon.
 *
 * So a warp makes its first poll when the answer is likely to be there. It adapts that time from
 * read to read: a little sooner if the first poll found the answer, and later if the second one
 * did. So about one first poll of nine is too soon. Answers that take much longer change nothing. A
 * warp that ends leaves its time in the array's state, for warps that begin. The time is in cycles
 * of the processor from the request on.
 */
#define PL_D_POLL_DEFAULT 2600u /* before the first answer */
#define PL_D_POLL_NOW 1u	   /* at once, and the time does not adapt */
#define PL_D_POLL_SOONER 16u
#define PL_D_POLL_LATER 128u
#define PL_D_POLL_LEAST 512u
#define PL_D_POLL_MOST 4096u /* the time does not grow further */

PL_D_INLINE unsigned long long pl_d_poll_in_time(unsigned long long *at, unsigned int use, unsigned int *pl_d_wait)
{
#ifdef PL_D_ON_CPU
	(void)use;
	(void)pl_d_wait;
	return PL_D_LOAD_HOST64(at);
#else
	unsigned int from = PL_D_CYCLES();
	unsigned long long done;

	*pl_d_wait = *pl_d_wait ? *pl_d_wait : PL_D_POLL_DEFAULT;
	while (PL_D_CYCLES() - from < *pl_d_wait) {
	}
	done = PL_D_LOAD_HOST64(at);
	if (PL_D_LIKELY(done >> 32 == use)) {
		*pl_d_wait -= *pl_d_wait > PL_D_POLL_LEAST ? PL_D_POLL_SOONER : 0;
		return done;
	}
	done = PL_D_LOAD_HOST64(at);
	if (done >> 32 == use) {
		*pl_d_wait += *pl_d_wait < PL_D_POLL_MOST ? PL_D_POLL_LATER : 0;
	}
	return done;
#endif
}

/* Waits for the answer to a request. *first: the time of the first poll, which is adapted;
 * POLL_NOW; or 0: not known yet. */
PL_D_INLINE unsigned int pl_d_ring_wait(const struct pl_d_ring_params *r, unsigned int slot, unsigned int use, unsigned int *first)
{
	unsigned long long *at = pl_d_slot_answer(r, slot);
	unsigned long long done = pl_d_poll_in_time(at, use, first);
	struct pl_d_wait w = pl_d_wait_begin();
	unsigned int res;

	while (PL_D_UNLIKELY(done >> 32 != use)) {
		unsigned int err = pl_d_wait_over(&w, r);

		if (PL_D_UNLIKELY(err)) {
			return pl_d_ring_give_up(r, slot, use, err);
		}
		done = PL_D_LOAD_HOST64(at);
	}
	res = (unsigned int)done;
	return PL_D_UNLIKELY(res & PL_D_GOT_ERR) ? PL_D_GOT_ERR | (0 - res) : res;
}

/* The parameters of array.c, and an array's state in the device's memory. */



enum pl_d_array_count {
	PL_D_ARRAY_ROWS,
	PL_D_ARRAY_FAILED,  /* rows that were zeroed */
	PL_D_ARRAY_FRAMES,  /* parts of rows that came out of frames, */
	PL_D_ARRAY_WIDE,    /* host memory, */
	PL_D_ARRAY_FETCHED, /* pages that were fetched, */
	PL_D_ARRAY_PAST,    /* and those of them, or parts, that found no frame */
	PL_D_ARRAY_WINDOWS, /* parts of rows that came out of windows */
	PL_D_ARRAY_WRITTEN, /* ranges that were written */
	PL_D_ARRAY_COUNTS,
};

/*
 * The state of an array, in the device's memory. It stays when the array is closed, for launches
 * that come later. The host sets `shut`, `cached` and `table` by copies.
 *
 * A warp or a block counts itself first, and then reads `shut` and `cached`. The host sets them
 * first, and then waits until nobody is counted. So at least one of the two sees the other. A warp
 * reads `table` again after the use: array_read.h. The words and the counts are in the device's
 * memory, because one read of host memory takes a microsecond.
 */
struct pl_d_array_state {
	unsigned long long shut;	      /* not 0: a warp that begins leaves the array alone */
	unsigned long long cached;      /* not 0: new warps may use host memory, frames, windows */
	unsigned long long running;     /* warps, or blocks of array.c, except those in `cache_users` */
	unsigned long long cache_users; /* warps or blocks that began while `cached` was not 0 */
	/* The windows: 0: none, or no longer. Else a number that is used once, odd for the first of
	 * the two tables, even for the second. */
	unsigned long long table;
	unsigned long long head;	/* the ring's */
	unsigned long long fresh; /* of the frames */
	unsigned long long hand;
	unsigned long long evicted;
	unsigned long long counts[PL_D_ARRAY_COUNTS];
	unsigned long long pl_d_slots_reserved; /* slots that warps have reserved: array_warp.h */
	unsigned long long first_poll;	 /* cycles until a warp's first poll for an answer: slots.h */
};

/* As many frames can be told from each other in the word of a page: pages.h. */
#define PL_D_FRAME_BITS 28
#define PL_D_FRAMES_MOST (1ull << PL_D_FRAME_BITS)

/* The pages of an array: pages.h. */
struct pl_d_frames_params {
	unsigned long long words;	 /* 8 bytes a page */
	unsigned long long owners; /* 8 bytes a frame: its page, and its turn */
	unsigned long long frames;
	unsigned long long fresh; /* how many frames were ever taken */
	unsigned long long hand;	/* of the clock */
	unsigned long long n_frames;
	unsigned long long evicted; /* how many pages were */
};

/* An array, for the kernels that read it. A part of the interface: a change takes another
 * PL_ARRAY_DEVICE_VERSION. */
struct pl_d_array_common {
	struct pl_d_ring_params ring;
	struct pl_d_frames_params pages;
	unsigned long long state; /* struct array_state */
	unsigned long long file;	/* the ring's word for it */
	unsigned long long len;	/* bytes of the array */
	unsigned long long wide;	/* the first bytes, in host memory: */
	unsigned long long wide_len;
	unsigned long long window_tables; /* where the two are, each of */
	unsigned long long window_pieces; /* 8 bytes a piece */
	unsigned long long window_bias;	/* of the array's first byte in the first piece of a table */
	unsigned int page_shift;
	unsigned int window_shift; /* a piece has 1 << shift bytes; 0: there is no table */
	unsigned int writes; /* kernels may write: each page has a word, that of host memory too */
	unsigned int unused;
};

/* The number of blocks that a processor of a GPU has space for. */
#define PL_D_ARRAY_BLOCKS 2

struct pl_d_array_params {
	struct pl_d_array_common a;
	unsigned long long ids;
	unsigned long long n;
	unsigned long long rows;
	unsigned long long row_bytes;
	unsigned long long row_stride;
	unsigned long long out; /* 0: pages are fetched, and that is all */
	unsigned long long out_stride;
	unsigned long long status; /* struct pl_array_status, or 0 */
	unsigned long long first;	 /* as in struct pl_array_rows */
	unsigned long long all;
	unsigned int id_kind;
	unsigned int unused;
};

/*
 * Use by kernels of memory that the host may close. The memory stays from state_enter() until
 * state_leave(): the host sets `shut`, and then waits until no warp is counted. The words are in
 * the device's memory: one read of host memory by each warp of a launch takes 8 ms on an H100.
 */



enum {
	PL_D_ENTER_ALL,
	PL_D_ENTER_FILE_ONLY, /* host memory, frames and windows are not used */
	PL_D_ENTER_SHUT,	 /* only the state is left */
};

PL_D_INLINE unsigned long long *pl_d_state_at(unsigned long long state, unsigned long long member)
{
	return (unsigned long long *)(unsigned long)pl_d_gpu_range(state + member, 8);
}

PL_D_INLINE void pl_d_state_count(unsigned long long state, unsigned int uses_cache, unsigned long long by)
{
	(void)PL_D_ATOMIC_ADD64(uses_cache ? pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, cache_users))
				      : pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, running)),
			   by);
}

PL_D_INLINE unsigned long long pl_d_state_shut(unsigned long long state)
{
	return PL_D_LOAD64(pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, shut)));
}

PL_D_INLINE unsigned int pl_d_state_first_poll(unsigned long long state)
{
	return (unsigned int)PL_D_LOAD64(pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, first_poll)));
}

PL_D_INLINE void pl_d_state_set_first_poll(unsigned long long state, unsigned int first_poll)
{
	PL_D_STORE64(pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, first_poll)), first_poll);
}

/* Enters an array that has no cached parts. Returns 0, or another value if the array was shut: then
 * only the state may be used. *first_poll: as the state has it. */
PL_D_INLINE unsigned long long pl_d_state_enter(unsigned long long state, unsigned int *first_poll)
{
	unsigned long long shut;

	pl_d_state_count(state, 0, 1);
	PL_D_FENCE_STORE_LOAD();
	shut = pl_d_state_shut(state);
	*first_poll = pl_d_state_first_poll(state);
	return shut;
}

/* Enters an array with cached parts: host memory, frames or windows. *uses_cache: whether the
 * caller is counted in `cache_users`, for state_leave(). */
PL_D_INLINE unsigned long long pl_d_state_enter_cached(unsigned long long state, unsigned int *uses_cache, unsigned int *first_poll)
{
	unsigned long long *cached = pl_d_state_at(state, PL_D_OFFSETOF(struct pl_d_array_state, cached));

	*first_poll = pl_d_state_first_poll(state);
	*uses_cache = PL_D_LOAD64(cached) != 0;
	pl_d_state_count(state, *uses_cache, 1);
	PL_D_FENCE_STORE_LOAD();
	if (pl_d_state_shut(state)) {
		return PL_D_ENTER_SHUT;
	}
	return *uses_cache && PL_D_LOAD64(cached) ? PL_D_ENTER_ALL : PL_D_ENTER_FILE_ONLY;
}

/* Leaves an array. The caller has made the fence that state_leave() makes. */
PL_D_INLINE void pl_d_state_left(unsigned long long state, unsigned int uses_cache)
{
	pl_d_state_count(state, uses_cache, 0xffffffffffffffffull);
}

PL_D_INLINE void pl_d_state_leave(unsigned long long state, unsigned int uses_cache)
{
	PL_D_FENCE_DEVICE();
	pl_d_state_left(state, uses_cache);
}

/*
 * The words of an array's pages, and how frames change hands. One thread of a warp calls these
 * functions. The exceptions are page_has_frame(), frame_at(), page_used() and page_unchanged():
 * each lane calls them for its own row when rows are looked up together (hits.h).
 *
 *   absent -> fetching    by a compare-and-swap of a warp that holds a slot: it alone fetches
 *   fetching -> present   by that warp, after it has filled a frame
 *   fetching -> absent    by that warp: the read failed, or there was no frame
 *   present -> absent     by a warp that wants the frame (frame_find)
 *   present <-> writing   by a warp that writes a part of it (write.h), and keeps its frame; absent
 *                         pages are `fetching` meanwhile. One bit makes the two pairs, so that an
 *                         atomic OR of it locks a page in either state
 *
 * A frame has one page whose word names it. The warp that made that word absent is the frame's only
 * owner until it writes the frame's number into another page's word. Each page that comes to a
 * frame has the next turn of it, which stands beside the frame's number.
 *
 * A warp that copies out of a frame reads the page's word before and after. If the word names the
 * same turn of the same frame, no warp has evicted the page meanwhile, and the copied bytes are the
 * page's. If not, they are not used. So a copy takes no atomic, which would be a round trip to
 * memory and a fence for each row. A warp that evicts changes the word before it writes into the
 * frame, with a fence between. The second read comes after the loads: each lane has stored its
 * loads, and a barrier follows (window_unchanged() in array_read.h). A turn has 16 bits: a warp
 * would take the one for the other if its copy, of up to 32 rows, took as long as 65,536 pages need
 * to come to that frame, one after the other: .3 s.
 *
 * A read that was begun (device.h) may stay so for long, and must not fail when it is waited for.
 * So it pins the page: it adds 1 to the pins of the page's word, by an atomic that returns the old
 * word, and has the frame only if that was `present`. A warp that evicts replaces the word by a
 * compare-and-swap of a value that is present with no pin. State, frame and pins are one word,
 * whose changes have one order. Either the pin comes first, and the swap fails; or the swap does,
 * and the reader finds the page absent and takes its pin back.
 *
 * page_word() stands at each access, not once before them: the tests' gpu_range() pauses there.
 */


#define PL_D_PAGE_PIN 1ull
#define PL_D_PAGE_PINS 0xffffull
/* Reads that were begun pin a page up to this count. The pins that warps add and take back at the
 * same time, to try, are far fewer than the rest. */
#define PL_D_PAGE_PINS_BEGUN 0x8000ull
#define PL_D_PAGE_USED (1ull << 16)
#define PL_D_PAGE_STATE (3ull << 17)
#define PL_D_PAGE_ABSENT 0ull
#define PL_D_PAGE_FETCHING (1ull << 17)
#define PL_D_PAGE_PRESENT (2ull << 17)
#define PL_D_PAGE_WRITING (3ull << 17)
#define PL_D_PAGE_LOCKED PL_D_PAGE_FETCHING /* the bit of `fetching` and `writing`: one warp has the page */
/* A write of it was given up and may still come: it is read past the cache until the array is
 * refreshed. A frame that it has is only there to be evicted. */
#define PL_D_PAGE_PAST (1ull << 19)
/* The page's frame: its number, and above it the number of the frame's turn. */
#define PL_D_PAGE_HAS_SHIFT 20
#define PL_D_FRAME_TURNS (1ull << (64 - PL_D_PAGE_HAS_SHIFT - PL_D_FRAME_BITS))
/* The bits that stay while the page has the same turn of the same frame; writing changes none of
 * them. */
#define PL_D_PAGE_STAYS ((PL_D_PAGE_PRESENT & ~PL_D_PAGE_LOCKED) | 0xffffffffffffffffull << PL_D_PAGE_HAS_SHIFT)

/* The word of a frame has its page, + 1, and above that the turn. 0: it has had none. */
#define PL_D_OWNER_BITS 48
#define PL_D_OWNER(page, turn) (((page) + 1) | (unsigned long long)(turn) << PL_D_OWNER_BITS)
#define PL_D_OWNER_PAGE(owner) (((owner) & ((1ull << PL_D_OWNER_BITS) - 1)) - 1)
#define PL_D_OWNER_TURN(owner) ((owner) >> PL_D_OWNER_BITS)

#define PL_D_NO_FRAME 0xffffffffffffffffull
#define PL_D_FRAME_TRIES 64u /* pages that are tried for eviction */

PL_D_INLINE unsigned long long *pl_d_page_word(const struct pl_d_frames_params *f, unsigned long long page)
{
	return (unsigned long long *)(unsigned long)pl_d_gpu_range(f->words + page * 8, 8);
}

PL_D_INLINE unsigned int pl_d_page_has_frame(unsigned long long v)
{
	return (v & (PL_D_PAGE_STATE | PL_D_PAGE_PAST)) == PL_D_PAGE_PRESENT;
}

/* Where the frame of a page begins, by the page's word. */
PL_D_INLINE unsigned long long pl_d_frame_at(const struct pl_d_frames_params *f, unsigned int page_shift, unsigned long long v)
{
	return f->frames + ((v >> PL_D_PAGE_HAS_SHIFT & (PL_D_FRAMES_MOST - 1)) << page_shift);
}

/* The word says `v`. The page is not among the next ones to be evicted. */
PL_D_INLINE void pl_d_page_used(const struct pl_d_frames_params *f, unsigned long long page, unsigned long long v)
{
	if (!(v & PL_D_PAGE_USED)) {
		(void)PL_D_ATOMIC_OR64(pl_d_page_word(f, page), PL_D_PAGE_USED);
	}
}

/* Whether bytes copied out of the frame that `v` names were the page's. Called after a barrier,
 * when each lane has stored its loads. */
PL_D_INLINE unsigned int pl_d_page_unchanged(const struct pl_d_frames_params *f, unsigned long long page, unsigned long long v)
{
	return !((PL_D_LOAD64(pl_d_page_word(f, page)) ^ v) & PL_D_PAGE_STAYS);
}

/* Pins a page that was present just now, and returns its word; 0: it is no longer. */
PL_D_INLINE unsigned long long pl_d_page_pin(const struct pl_d_frames_params *f, unsigned long long page)
{
	unsigned long long v = PL_D_ATOMIC_ADD64(pl_d_page_word(f, page), PL_D_PAGE_PIN);

	if (!pl_d_page_has_frame(v)) {
		(void)PL_D_ATOMIC_ADD64(pl_d_page_word(f, page), 0 - PL_D_PAGE_PIN);
		return 0;
	}
	pl_d_page_used(f, page, v);
	PL_D_FENCE_DEVICE(); /* earlier stores into the frame are seen */
	return v;
}

PL_D_INLINE void pl_d_page_unpin(unsigned long long *word)
{
	PL_D_FENCE_DEVICE(); /* the frame was read before */
	(void)PL_D_ATOMIC_ADD64(word, 0 - PL_D_PAGE_PIN);
}

/* Settles a page that the caller fetches. Others may pin and unpin it meanwhile. `has`: as
 * frame_find() gave it. */
PL_D_INLINE void pl_d_page_settle(unsigned long long *word, unsigned long long has)
{
	PL_D_FENCE_DEVICE(); /* the frame was written before */
	if (has == PL_D_NO_FRAME) {
		(void)PL_D_ATOMIC_ADD64(word, PL_D_PAGE_ABSENT - PL_D_PAGE_FETCHING);
	} else {
		(void)PL_D_ATOMIC_ADD64(word, (PL_D_PAGE_PRESENT | has << PL_D_PAGE_HAS_SHIFT) - PL_D_PAGE_FETCHING);
	}
}

PL_D_INLINE unsigned int pl_d_page_evict(const struct pl_d_frames_params *f, unsigned long long page, unsigned long long has)
{
	unsigned long long v = PL_D_LOAD64(pl_d_page_word(f, page));

	if ((v & PL_D_PAGE_STATE) != PL_D_PAGE_PRESENT || v >> PL_D_PAGE_HAS_SHIFT != has || v & PL_D_PAGE_PINS) {
		return 0;
	}
	if (v & PL_D_PAGE_USED) {
		(void)PL_D_ATOMIC_AND64(pl_d_page_word(f, page), ~PL_D_PAGE_USED); /* its second chance */
		return 0;
	}
	return PL_D_ATOMIC_CAS64(pl_d_page_word(f, page), v, PL_D_PAGE_ABSENT | (v & PL_D_PAGE_PAST)) == v;
}

/* A frame for a page that is fetched, whose only owner the caller is: its number and turn, as the
 * page's word is to have them. NO_FRAME: none was found in a few tries, and none is waited for. */
PL_D_INLINE unsigned long long pl_d_frame_find(const struct pl_d_frames_params *f, unsigned long long page)
{
	unsigned long long *fresh = (unsigned long long *)(unsigned long)pl_d_gpu_range(f->fresh, 8);
	unsigned long long *hand = (unsigned long long *)(unsigned long)pl_d_gpu_range(f->hand, 8);
	unsigned long long frame = PL_D_NO_FRAME;
	unsigned long long turn = 0;

	if (PL_D_LOAD64(fresh) < f->n_frames) {
		frame = PL_D_ATOMIC_ADD64(fresh, 1u);
		frame = frame < f->n_frames ? frame : PL_D_NO_FRAME;
	}
	for (unsigned int k = 0; k < PL_D_FRAME_TRIES && frame == PL_D_NO_FRAME && f->n_frames; k++) {
		unsigned long long at = PL_D_ATOMIC_ADD64(hand, 1u) % f->n_frames;
		unsigned long long owner = PL_D_LOAD64((unsigned long long *)(unsigned long)pl_d_gpu_range(f->owners + at * 8, 8));

		turn = PL_D_OWNER_TURN(owner);
		/* 0: the warp that took it first has not filled it yet. */
		if (owner && pl_d_page_evict(f, PL_D_OWNER_PAGE(owner), at | turn << PL_D_FRAME_BITS)) {
			(void)PL_D_ATOMIC_ADD64((unsigned long long *)(unsigned long)pl_d_gpu_range(f->evicted, 8), 1u);
			PL_D_FENCE_DEVICE(); /* a reader of the frame's next bytes finds the page gone */
			turn = (turn + 1) % PL_D_FRAME_TURNS;
			frame = at;
		}
	}
	if (frame == PL_D_NO_FRAME) {
		return PL_D_NO_FRAME;
	}
	PL_D_STORE64((unsigned long long *)(unsigned long)pl_d_gpu_range(f->owners + frame * 8, 8), PL_D_OWNER(page, turn));
	return frame | turn << PL_D_FRAME_BITS;
}

/*
 * How lanes copy or zero a range together. A lane has FLIGHT loads in flight before it stores the
 * first one's bytes: the memory may be the host's, a microsecond or two away.
 */


#ifndef PL_D_FLIGHT
#define PL_D_COPY_FAR
#define PL_D_FLIGHT 8u
#endif

/* COPY_FAR: a rest of less than FLIGHT loads is in flight together as well: the memory is the
 * host's, and a copy takes as long as the round trip. */

/* How a place is loaded. A kernel whose sources change while it runs says here that it is not to be
 * taken out of its processor's own cache. */
#ifndef PL_D_COPY_LOAD
#define PL_D_COPY_LOAD(p) PL_D_LOAD_CHANGING(p)
#endif

/* As COPY_UNITS() has them, of a lane's last units. A processor has no lanes. */
#if defined(PL_D_COPY_FAR) && !defined(PL_D_ON_CPU)
#define PL_D_COPY_LEFT(bytes, type)                                                              \
	if (k < units) {                                                                    \
		const type zero = { 0 };                                                    \
		type v[PL_D_FLIGHT];                                                             \
                                                                                            \
		PL_D_UNROLL                                                                      \
		for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {                                     \
			v[f] = zero; /* or it would be kept from the last copy */           \
			if (k + f * lanes < units) {                                        \
				v[f] = PL_D_COPY_LOAD(PL_D_AT##bytes(src + (k + f * lanes) * bytes)); \
			}                                                                   \
		}                                                                           \
		PL_D_UNROLL                                                                      \
		for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {                                     \
			if (k + f * lanes < units) {                                        \
				*PL_D_AT##bytes(dst + (k + f * lanes) * bytes) = v[f];           \
			}                                                                   \
		}                                                                           \
	}
#else
#define PL_D_COPY_LEFT(bytes, type)                                                       \
	for (; k < units; k += lanes) {                                              \
		*PL_D_AT##bytes(dst + k * bytes) = PL_D_COPY_LOAD(PL_D_AT##bytes(src + k * bytes)); \
	}
#endif

/* copy16(), copy4(): units of 16 or 4 bytes, both ends aligned to that. */
#define PL_D_COPY_UNITS(bytes, type)                                                             \
	PL_D_INLINE void pl_d_copy##bytes(unsigned long long dst, unsigned long long src, unsigned long long units, unsigned int lane,  \
				unsigned int lanes)                                             \
	{                                                                                   \
		unsigned long long k = lane;                                                          \
                                                                                            \
		for (; k + (PL_D_FLIGHT - 1) * lanes < units; k += PL_D_FLIGHT * lanes) {             \
			type v[PL_D_FLIGHT];                                                     \
                                                                                            \
			PL_D_UNROLL                                                              \
			for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {                             \
				v[f] = PL_D_COPY_LOAD(PL_D_AT##bytes(src + (k + f * lanes) * bytes)); \
			}                                                                   \
			PL_D_UNROLL                                                              \
			for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {                             \
				*PL_D_AT##bytes(dst + (k + f * lanes) * bytes) = v[f];           \
			}                                                                   \
		}                                                                           \
		PL_D_COPY_LEFT(bytes, type)                                                      \
	}

PL_D_COPY_UNITS(16, pl_d_unit16)
PL_D_COPY_UNITS(4, unsigned int)

PL_D_INLINE void pl_d_copy1(unsigned long long dst, unsigned long long src, unsigned long long len, unsigned int lane, unsigned int lanes)
{
	for (unsigned long long k = lane; k < len; k += lanes) {
		*PL_D_AT1(dst + k) = PL_D_COPY_LOAD(PL_D_AT1(src + k));
	}
}

#ifdef PL_D_COPY_FAR
/* Most ranges are whole units: the rest is not looked at then. And pages are what all lanes load at
 * once: without a loop. */
#define PL_D_COPY_IS_WHOLE(dst, src, len) PL_D_LIKELY(!(((dst) | (src) | (len)) & 15))
#define PL_D_COPY_IS_ROUND(len, lanes) ((len) == PL_D_FLIGHT * 16u * (lanes))
#else
#define PL_D_COPY_IS_WHOLE(dst, src, len) 0
#define PL_D_COPY_IS_ROUND(len, lanes) 0
#endif

/* A lane's part of that. */
PL_D_INLINE void pl_d_copy_round(unsigned long long dst, unsigned long long src, unsigned int lanes)
{
	pl_d_unit16 v[PL_D_FLIGHT];

	PL_D_UNROLL
	for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {
		v[f] = PL_D_COPY_LOAD(PL_D_AT16(src + f * lanes * 16));
	}
	PL_D_UNROLL
	for (unsigned int f = 0; f < PL_D_FLIGHT; f++) {
		*PL_D_AT16(dst + f * lanes * 16) = v[f];
	}
}

/* Copies any length and alignment: by the largest unit to which both ends can be aligned together,
 * and the bytes before and behind it one by one. */
PL_D_INLINE void pl_d_copy_range(unsigned long long dst, unsigned long long src, unsigned long long len, unsigned int lane, unsigned int lanes)
{
	unsigned long long unit = !((dst ^ src) & 15) ? 16 : !((dst ^ src) & 3) ? 4 : 1;
	unsigned long long head = (0 - dst) & (unit - 1);
	unsigned long long middle;

	if (PL_D_COPY_IS_WHOLE(dst, src, len)) {
		if (PL_D_COPY_IS_ROUND(len, lanes)) {
			pl_d_copy_round(dst + lane * 16, src + lane * 16, lanes);
		} else {
			pl_d_copy16(dst, src, len / 16, lane, lanes);
		}
		return;
	}
	head = head < len ? head : len;
	middle = (len - head) & ~(unit - 1);
	if (unit == 16) {
		pl_d_copy16(dst + head, src + head, middle / 16, lane, lanes);
	} else if (unit == 4) {
		pl_d_copy4(dst + head, src + head, middle / 4, lane, lanes);
	} else {
		pl_d_copy1(dst, src, len, lane, lanes);
		return;
	}
	pl_d_copy1(dst, src, head, lane, lanes);
	head += middle;
	pl_d_copy1(dst + head, src + head, len - head, lane, lanes);
}

/* Like copy_range(), for memory that others write or read meanwhile, at either end. The caller
 * checks afterwards that the bytes are of one moment, or accepts old and new ones mixed. A reader
 * that sees these stores sees the earlier ones of this warp, too. */
PL_D_INLINE void pl_d_copy_unlocked(unsigned long long dst, unsigned long long src, unsigned long long len, unsigned int lane, unsigned int lanes)
{
#ifdef PL_D_ON_CPU
	unsigned long long k = 0;

	(void)lane;
	(void)lanes;
	for (; !((dst | src) & 7) && k + 8 <= len; k += 8) {
		unsigned long long v = __atomic_load_n(PL_D_AT8(src + k), __ATOMIC_RELAXED);

		__atomic_store_n(PL_D_AT8(dst + k), v, __ATOMIC_RELEASE);
	}
	for (; k < len; k++) {
		unsigned char v = __atomic_load_n(PL_D_AT1(src + k), __ATOMIC_RELAXED);

		__atomic_store_n(PL_D_AT1(dst + k), v, __ATOMIC_RELEASE);
	}
#else
	pl_d_copy_range(dst, src, len, lane, lanes);
#endif
}

PL_D_INLINE void pl_d_zero_range(unsigned long long dst, unsigned long long len, unsigned int lane, unsigned int lanes)
{
	unsigned long long head = (0 - dst) & 3;
	unsigned long long k;

	head = head < len ? head : len;
	for (k = lane; k < (len - head) / 4; k += lanes) {
		*PL_D_AT4(dst + head + k * 4) = 0;
	}
	for (k = lane; k < head; k += lanes) {
		*PL_D_AT1(dst + k) = 0;
	}
	for (k = head + ((len - head) & ~3ull) + lane; k < len; k += lanes) {
		*PL_D_AT1(dst + k) = 0;
	}
}

/*
 * A warp that reads bytes of an array (array_read.h) or writes some (write.h), and its slots.
 *
 * A warp reserves its slot from its second read on until it leaves, so that a read does not wait
 * for the atomic that takes a slot. It may reserve the slot for any time, also while it waits for
 * other warps of its block. So at most a quarter of the slots are reserved at a time, counted by
 * `slots_reserved` of the state. All others are given back after each read, so every wait for a
 * slot ends. A warp with a reserved slot waits for no other slot.
 */


/* A warp that reads or writes, from entering the array until leaving it. */
struct pl_d_taker {
	unsigned int lane;
	unsigned int lanes;
	unsigned int spread; /* a number of its own */
	/* A wait has ended so: the warp waits no more, or a launch would take a limit for each row.
	 */
	unsigned int gave_up;
	unsigned int file_only;	       /* host memory, frames and windows are not used */
	unsigned int uncached;	       /* they are not used, or there are none */
	unsigned int uses_cache;	       /* the first lane's: counted in `cache_users` */
	unsigned int reserved;	       /* its slot; NO_SLOT: none */
	unsigned int last_use;	       /* the first lane's: the number of its slot's last use */
	unsigned int first_poll;	       /* the first lane's: cycles, slots.h */
	unsigned int reads_ended;	       /* by slots, until a slot is reserved or refused */
	unsigned int table;		       /* of windows, which the first lane has seen last; 0: none */
	unsigned long long entries;	       /* of that table */
	unsigned int counts[PL_D_ARRAY_COUNTS]; /* registers: a launch has less than 2^32 rows */
};

#define PL_D_RESERVE_FROM 2u	 /* reads: a warp that makes one alone counts itself nowhere */
#define PL_D_RESERVED_PART 4u /* one slot in RESERVED_PART may be reserved */

/* `mode`: as state_enter_cached() gave it, with `uses_cache` and `first_poll`. */
PL_D_INLINE struct pl_d_taker pl_d_taker_of(const struct pl_d_array_common *p, unsigned int lane, unsigned int lanes,
			     unsigned int spread, unsigned long long mode, unsigned int uses_cache,
			     unsigned int first_poll)
{
	unsigned int file_only = mode == PL_D_ENTER_FILE_ONLY;
	unsigned int uncached = file_only || !(p->wide_len | p->window_shift | p->pages.n_frames);
	struct pl_d_taker t = { lane,    lanes, spread,     0, file_only, uncached, uses_cache,
			   PL_D_NO_SLOT, 0,	   first_poll, 0, 0,	     0,	       { 0 } };

	return t;
}

/* Where a part of a row is: one word, for all lanes to have. */
enum {
	PL_D_AT_FRAME = 1,
	PL_D_AT_SLOT,
	PL_D_AT_NONE,    /* an errno */
	PL_D_AT_WINDOWS, /* of a read that was begun: a slot, for when the windows have gone */
	PL_D_AT_PAST,    /* nowhere: it is read, and not put into a frame */
};
#define PL_D_PLACE(kind, value) ((unsigned long long)(kind) << 56 | (unsigned long long)(value))
#define PL_D_PLACE_KIND(place) ((unsigned int)((place) >> 56))
#define PL_D_PLACE_VALUE(place) ((place) & ((1ull << 56) - 1))

PL_D_INLINE unsigned long long *pl_d_slots_reserved(const struct pl_d_array_common *p)
{
	return pl_d_state_at(p->state, PL_D_OFFSETOF(struct pl_d_array_state, pl_d_slots_reserved));
}

/* Counts a slot that a warp wants to reserve. Returns whether the warp may. */
PL_D_INLINE unsigned int pl_d_slot_reserve(const struct pl_d_array_common *p)
{
	if (PL_D_ATOMIC_ADD64(pl_d_slots_reserved(p), 1u) < p->ring.slots / PL_D_RESERVED_PART) {
		return 1;
	}
	(void)PL_D_ATOMIC_ADD64(pl_d_slots_reserved(p), 0xffffffffffffffffull);
	return 0;
}

/* Ends the warp's reservation: the first lane gives the slot back, unless the wait for it was given
 * up. */
PL_D_INLINE void pl_d_slot_unreserve(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int left)
{
	if (t->reserved == PL_D_NO_SLOT) {
		return;
	}
	if (t->lane == 0 && !left) {
		pl_d_slot_give(&p->ring, t->reserved, t->last_use);
	}
	if (t->lane == 0) {
		(void)PL_D_ATOMIC_ADD64(pl_d_slots_reserved(p), 0xffffffffffffffffull);
	}
	t->reserved = PL_D_NO_SLOT;
	t->reads_ended = 0;
}

/* Returns the reserved slot, or one that is free now, or NO_SLOT. */
PL_D_INLINE unsigned int pl_d_taker_slot_now(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	return t->reserved != PL_D_NO_SLOT ? t->reserved : pl_d_slot_take(&p->ring, t->spread, &t->last_use);
}

/* Gives back a slot that was not used. */
PL_D_INLINE void pl_d_taker_slot_unused(const struct pl_d_array_common *p, const struct pl_d_taker *t, unsigned int slot)
{
	if (slot != t->reserved) {
		pl_d_slot_give(&p->ring, slot, t->last_use);
	}
}

/* Returns the reserved slot, or a free one, after a wait if none is free. */
PL_D_INLINE unsigned long long pl_d_taker_slot_wait(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	unsigned int slot = t->reserved;
	unsigned int err = t->gave_up;

	if (!err && slot == PL_D_NO_SLOT) {
		err = pl_d_slot_wait(&p->ring, t->spread, &slot, &t->last_use);
	}
	return err ? PL_D_PLACE(PL_D_AT_NONE, err) : PL_D_PLACE(PL_D_AT_SLOT, slot);
}

/* Posts a request with a slot, and waits for its answer. Called by all lanes. Returns as
 * ring_wait(). */
PL_D_INLINE unsigned int pl_d_taker_ask(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int slot, unsigned int op,
			  unsigned long long pos, unsigned long long len)
{
	t->last_use = pl_d_ring_post(&p->ring, t->lane, slot, t->last_use, op, p->file, pos, len);
	return PL_D_FROM_FIRST32(t->lane == 0 ? pl_d_ring_wait(&p->ring, slot, t->last_use, &t->first_poll)
					 : 0);
}

/* The errno of a slot's answer, for `want` bytes; 0: they are there. */
PL_D_INLINE unsigned int pl_d_read_error(unsigned int got, unsigned long long want)
{
	if (PL_D_UNLIKELY(got & PL_D_GOT_ERR)) {
		return PL_D_GOT_ERRNO(got);
	}
	return got < want ? PL_D_GPU_ENODATA : 0;
}

/* A wait has ended in vain: the warp waits for nothing from now on. */
PL_D_INLINE unsigned int pl_d_taker_give_up(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int err)
{
	pl_d_slot_unreserve(p, t, 0);
	t->gave_up = err;
	return err;
}

/* Ends the use of a slot that is not reserved: others may have it from now on. Called after a
 * barrier, when no lane reads its slab. */
PL_D_INLINE void pl_d_taker_slot_give(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int slot,
			    unsigned int last, unsigned int got)
{
	if (got & PL_D_GOT_LEFT) {
		(void)pl_d_taker_give_up(p, t, PL_D_GOT_ERRNO(got));
	} else if (t->lane == 0) {
		pl_d_slot_give(&p->ring, slot, last);
	}
}

/* Ends the last use of a slot: it becomes or stays reserved, or others may have it. */
PL_D_INLINE void pl_d_taker_slot_end(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int slot,
			   unsigned int got)
{
	unsigned int left = got & PL_D_GOT_LEFT;

	PL_D_WARP_BARRIER(); /* or the slab could be read while the next request fills it */
	if (PL_D_LIKELY(slot == t->reserved && !left)) {
		return;
	}
	if (slot == t->reserved) {
		pl_d_slot_unreserve(p, t, 1);
	} else if (t->reserved == PL_D_NO_SLOT && !left && t->reads_ended < PL_D_RESERVE_FROM &&
		   ++t->reads_ended == PL_D_RESERVE_FROM &&
		   PL_D_FROM_FIRST32(t->lane == 0 ? pl_d_slot_reserve(p) : 0)) {
		t->reserved = slot;
		return;
	}
	pl_d_taker_slot_give(p, t, slot, t->last_use, got);
}

/*
 * Reads by a warp of an array that lies in a file: out of frames in the device's memory, out of
 * host memory that has the array's first bytes, out of windows, or by a read that the CPU makes for
 * it (slots.h and ring.h). The first three are the cached parts of an array. A warp reads one range
 * at a time, and the part of it in one page at a time.
 *
 * A warp's waits, and its holdings meanwhile:
 *
 *   - a slot: it holds nothing
 *   - a page that another warp fetches or writes: it holds only its reserved slot. The other warp
 *     runs, and holds a slot
 *   - the CPU: it holds the slot, and perhaps a page that it fetches
 *
 * Frames are not waited for: a page that finds none is read past the cache, out of the slab. A
 * frame is looked for after the read, so that no warp holds one and waits. So every wait ends when
 * the CPU answers, and the CPU waits for no kernel.
 *
 * Windows are pages of the file in the page cache, registered with the device. They are right as
 * long as nobody changes the file. Before that can happen the host makes the state's `table` 0. A
 * warp copies a range out of a window and reads `table` afterwards. If it is still the number by
 * which the window was found, nobody could change the file during the copy. If not, the copy is not
 * used: the range is taken again, from elsewhere. So the host waits for no kernel before a writer
 * may continue, and a warp counts itself nowhere for a range, which would take two fences, half the
 * time of a load of host memory. It may copy bytes that no longer belong to the file, but it always
 * copies from pages that are registered: they are until no warp is counted in `running` and
 * `cache_users`. A warp remembers the number from range to range. `table` is a number, of which
 * only the lowest bits change: some copies of 8 bytes are two of 4. A table's entries are written
 * before its number, and the next number belongs to the other table, so entries loaded under a
 * number belong to it. While a warp is counted in `cache_users` there is no next one.
 *
 * Host memory, frames and windows can be made anew while kernels run: the host makes `cached` 0 and
 * waits for the warps that began before (`cache_users`). Warps that begin meanwhile read each range
 * from the file.
 */

/* Frames and slabs are written by others while the kernel runs. A page of 4 KiB is in flight as a
 * whole. */



/* Finds a page's frame: *has is the page's word. If there is none, the warp may fetch the page, as
 * the only one, with the slot in the result. */
PL_D_INLINE unsigned long long pl_d_find_page(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long page,
			  unsigned long long *has)
{
	unsigned int slot = PL_D_NO_SLOT;
	struct pl_d_wait w = pl_d_wait_begin();
	unsigned int err = 0;

	for (;;) {
		unsigned long long v = PL_D_LOAD64(pl_d_page_word(&p->pages, page));
		unsigned long long state = v & PL_D_PAGE_STATE;

		if (pl_d_page_has_frame(v)) {
			if (slot != PL_D_NO_SLOT) {
				pl_d_taker_slot_unused(p, t, slot);
			}
			pl_d_page_used(&p->pages, page, v);
			*has = v;
			return PL_D_PLACE(PL_D_AT_FRAME, 0);
		}
		if (v & PL_D_PAGE_PAST && !(v & PL_D_PAGE_LOCKED)) {
			if (slot != PL_D_NO_SLOT) {
				pl_d_taker_slot_unused(p, t, slot);
			}
			return PL_D_PLACE(PL_D_AT_PAST, 0);
		}
		if (state == PL_D_PAGE_ABSENT && slot == PL_D_NO_SLOT && !t->gave_up) {
			slot = pl_d_taker_slot_now(p, t);
		}
		if (state == PL_D_PAGE_ABSENT && slot != PL_D_NO_SLOT) {
			if (PL_D_ATOMIC_CAS64(pl_d_page_word(&p->pages, page), v, v + PL_D_PAGE_FETCHING) == v) {
				return PL_D_PLACE(PL_D_AT_SLOT, slot);
			}
			continue;
		}
		if (slot != PL_D_NO_SLOT) { /* another warp fetches it into a frame */
			pl_d_taker_slot_unused(p, t, slot);
			slot = PL_D_NO_SLOT;
		}
		err = t->gave_up ? t->gave_up : pl_d_wait_over(&w, &p->ring);
		if (err) {
			return PL_D_PLACE(PL_D_AT_NONE, err);
		}
	}
}

/* Copies a page from a slab into a frame, if there is one for it. */
PL_D_INLINE void pl_d_cache_page(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long page, unsigned long long slab,
		       unsigned long long len)
{
	unsigned long long *word = pl_d_page_word(&p->pages, page);
	unsigned long long has = PL_D_FROM_FIRST64(t->lane == 0 && len ? pl_d_frame_find(&p->pages, page) : PL_D_NO_FRAME);

	if (has != PL_D_NO_FRAME) {
		unsigned long long at = pl_d_frame_at(&p->pages, p->page_shift, has << PL_D_PAGE_HAS_SHIFT);

		pl_d_copy_unlocked(pl_d_gpu_range(at, len), slab, len, t->lane, t->lanes);
	}
	t->counts[PL_D_ARRAY_PAST] += has == PL_D_NO_FRAME && len;
	PL_D_WARP_BARRIER();
	if (t->lane == 0) {
		pl_d_page_settle(word, has);
	}
}

/* Fetches a page with a slot, and copies a part of it. */
PL_D_INLINE unsigned int pl_d_fetch(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int slot, unsigned long long dst,
		      unsigned long long pos, unsigned long long part)
{
	unsigned long long page = pos >> p->page_shift;
	unsigned long long start = page << p->page_shift;
	unsigned long long most = 1ull << p->page_shift;
	unsigned long long len = p->len - start < most ? p->len - start : most;
	unsigned long long slab = pl_d_gpu_range(pl_d_slot_slab(&p->ring, slot), len);
	unsigned int got;
	unsigned int err;

	got = pl_d_taker_ask(p, t, slot, PL_D_RING_READ, start, len);
	err = pl_d_read_error(got, pos - start + part);
	if (!err && dst) {
		pl_d_copy_range(dst, slab + (pos - start), part, t->lane, t->lanes);
	}
	/* A page that came short gets no frame: the file may become longer again. */
	pl_d_cache_page(p, t, page, slab, pl_d_read_error(got, len) ? 0 : len);
	pl_d_taker_slot_end(p, t, slot, got);
	t->counts[PL_D_ARRAY_FETCHED] += !err;
	return err;
}

/* Reads a part by a slot alone: the array has no frames, or the page gets none. */
PL_D_INLINE unsigned int pl_d_read_part(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long dst, unsigned long long pos,
			  unsigned long long part)
{
	unsigned int slot = t->reserved;
	unsigned long long slab;
	unsigned int got;
	unsigned int err;

	if (PL_D_UNLIKELY(slot == PL_D_NO_SLOT)) {
		unsigned long long place = PL_D_FROM_FIRST64(t->lane == 0 ? pl_d_taker_slot_wait(p, t) : 0);

		if (PL_D_PLACE_KIND(place) == PL_D_AT_NONE) {
			return pl_d_taker_give_up(p, t, (unsigned int)PL_D_PLACE_VALUE(place));
		}
		slot = (unsigned int)PL_D_PLACE_VALUE(place);
	}
	slab = pl_d_gpu_range(pl_d_slot_slab(&p->ring, slot), part);
	got = pl_d_taker_ask(p, t, slot, PL_D_RING_READ, pos, part);
	err = pl_d_read_error(got, part);
	if (PL_D_LIKELY(!err)) {
		pl_d_copy_range(dst, slab, part, t->lane, t->lanes);
		t->counts[PL_D_ARRAY_PAST]++;
	}
	pl_d_taker_slot_end(p, t, slot, got);
	return err;
}

/* Copies out of the frame that a page's word names, by all lanes. Returns whether the copied bytes
 * are the page's. */
PL_D_INLINE unsigned int pl_d_copy_frame(const struct pl_d_array_common *p, const struct pl_d_taker *t, unsigned long long dst,
			   unsigned long long pos, unsigned long long part, unsigned long long v)
{
	unsigned long long into = pos & ((1ull << p->page_shift) - 1);
	unsigned long long at = pl_d_frame_at(&p->pages, p->page_shift, v) + into;

	pl_d_copy_unlocked(dst, pl_d_gpu_range(at, part), part, t->lane, t->lanes);
	PL_D_FENCE_LOADS();
	PL_D_WARP_BARRIER();
	return (unsigned int)PL_D_FROM_FIRST64(
		t->lane == 0 ? pl_d_page_unchanged(&p->pages, pos >> p->page_shift, v) : 0);
}

/* Takes a part of one page out of the page's frame. A page without one is fetched into one first,
 * by this warp or by another one. A page that is evicted while it is copied is fetched again.
 * Returns 0 if the part has to be read past the frames; else 1, with 0 or an errno in *err. */
PL_D_INLINE unsigned int pl_d_frame_part(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long dst,
			   unsigned long long pos, unsigned long long part, unsigned int *err)
{
	unsigned long long page = pos >> p->page_shift;
	unsigned long long v = 0;

	*err = 0;
	do {
		unsigned long long place = PL_D_FROM_FIRST64(t->lane == 0 ? pl_d_find_page(p, t, page, &v) : 0);

		if (PL_D_PLACE_KIND(place) == PL_D_AT_PAST) {
			return 0;
		}
		if (PL_D_PLACE_KIND(place) == PL_D_AT_NONE) {
			*err = pl_d_taker_give_up(p, t, (unsigned int)PL_D_PLACE_VALUE(place));
			return 1;
		}
		if (PL_D_PLACE_KIND(place) == PL_D_AT_SLOT) {
			*err = pl_d_fetch(p, t, (unsigned int)PL_D_PLACE_VALUE(place), dst, pos, part);
			return 1;
		}
		v = PL_D_FROM_FIRST64(v);
	} while (dst && !pl_d_copy_frame(p, t, dst, pos, part, v));
	t->counts[PL_D_ARRAY_FRAMES]++;
	return 1;
}

/* Where the window of a place of the array begins; 0: there is none. */
PL_D_INLINE unsigned long long pl_d_window_entry(const struct pl_d_array_common *p, unsigned long long entries, unsigned long long place)
{
	return PL_D_LOAD64(
		(unsigned long long *)(unsigned long)pl_d_gpu_range(entries + (place >> p->window_shift) * 8, 8));
}

/* The entries of a table of windows, whose number is not 0. */
PL_D_INLINE unsigned long long pl_d_window_entries(const struct pl_d_array_common *p, unsigned long long table)
{
	return p->window_tables + ((table - 1) & 1) * p->window_pieces * 8;
}

PL_D_INLINE unsigned long long pl_d_window_table(const struct pl_d_array_common *p)
{
	return PL_D_LOAD64(pl_d_state_at(p->state, PL_D_OFFSETOF(struct pl_d_array_state, table)));
}

/* Reads the number of the table of windows; called by all lanes, which then have the same. */
PL_D_INLINE void pl_d_window_refresh(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	unsigned int table = (unsigned int)PL_D_FROM_FIRST64(t->lane == 0 ? pl_d_window_table(p) : 0);

	if (table != t->table) {
		t->table = table;
		t->entries = table ? pl_d_window_entries(p, table) : 0;
	}
}

/* Whether bytes just copied out of a window are the file's. */
PL_D_INLINE unsigned int pl_d_window_unchanged(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	unsigned int table = t->table;

	/* Each lane's loads have come before the first lane looks: they are stored, which waits for
	 * them, and a barrier has everything in its order. A fence would wait for the stores, too:
	 * .35 us. */
	PL_D_FENCE_LOADS();
	PL_D_WARP_BARRIER();
	pl_d_window_refresh(p, t);
	return t->table == table;
}

/* Copies out of a window. Returns 0, or on the CPU an errno: a GPU has no error there. */
PL_D_INLINE unsigned int pl_d_copy_window(unsigned long long dst, unsigned long long src, unsigned long long len, const struct pl_d_taker *t)
{
#ifdef PL_D_ON_CPU
	if (pl_d_gpu_block.pages) {
		return pl_d_gpu_block.pages((void *)(unsigned long)dst, (const void *)(unsigned long)src, len)
			       ? PL_D_GPU_ENODATA
			       : 0;
	}
#endif
	pl_d_copy_range(dst, pl_d_gpu_range(src, len), len, t->lane, t->lanes);
	return 0;
}

/* Returns the address of the byte at `pos` in a window, or 0 if no window has it. *part becomes
 * less if the window ends before pos + *part. */
PL_D_INLINE unsigned long long pl_d_in_window(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long pos,
			  unsigned long long *part)
{
	unsigned long long place = pos + p->window_bias;
	unsigned long long piece = 1ull << p->window_shift;
	unsigned long long into = place & (piece - 1);
	unsigned long long at;

	if (!p->window_shift || t->file_only) {
		return 0;
	}
	if (!t->table) {
		pl_d_window_refresh(p, t);
	}
	at = t->table ? pl_d_window_entry(p, t->entries, place) : 0;
	if (!at) {
		return 0;
	}
	*part = *part > piece - into ? piece - into : *part;
	return at + into;
}

/* Takes bytes out of the host's memory: the array's first bytes, or a window. Returns their number,
 * or 0 with 0 or an errno in *err. */
PL_D_INLINE unsigned long long pl_d_host_part(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long dst, unsigned long long pos,
			  unsigned long long len, unsigned int fetches, unsigned int *err)
{
	unsigned long long part = len;
	unsigned long long window;

	*err = 0;
	if (pos < p->wide_len) {
		part = part < p->wide_len - pos ? part : p->wide_len - pos;
		if (!fetches) {
			pl_d_copy_range(dst, pl_d_gpu_range(p->wide + pos, part), part, t->lane, t->lanes);
		}
		t->counts[PL_D_ARRAY_WIDE]++;
		return part;
	}
	while ((window = pl_d_in_window(p, t, pos, &part)) != 0) {
		*err = fetches ? 0 : pl_d_copy_window(dst, window, part, t);
		if (fetches || pl_d_window_unchanged(p, t)) {
			t->counts[PL_D_ARRAY_WINDOWS]++;
			return *err ? 0 : part;
		}
		*err = 0; /* from where it is now */
		part = len;
	}
	return 0;
}

/* Takes the bytes from `pos` on, part by part: out of the host's memory, else by way of a frame,
 * else by a read of its own. If it only `fetches`, it brings their pages into frames, and without
 * frames does nothing. */
PL_D_INLINE unsigned int pl_d_take_range(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long dst,
			   unsigned long long pos, unsigned long long len, unsigned int fetches)
{
	unsigned int page = 1u << p->page_shift;
	unsigned long long end = pos + len;
	unsigned int err = 0;

	while (pos < end && PL_D_LIKELY(!err)) {
		unsigned int most = page - ((unsigned int)pos & (page - 1));
		unsigned long long part = end - pos < most ? end - pos : most;
		unsigned int taken = fetches;

		if (!t->uncached) {
			unsigned long long cached = pl_d_host_part(p, t, dst, pos, end - pos, fetches, &err);

			taken = cached || err;
			part = cached ? cached : part;
			if (!taken && p->pages.n_frames) {
				taken = pl_d_frame_part(p, t, fetches ? 0 : dst, pos, part, &err);
			}
			taken |= fetches;
		}
		if (PL_D_LIKELY(!taken)) {
			err = pl_d_read_part(p, t, dst, pos, part);
		}
		pos += part;
		dst += part;
	}
	return err;
}

PL_D_INLINE void pl_d_array_count(const struct pl_d_array_common *p, unsigned int what, unsigned long long by)
{
	unsigned long long member = PL_D_OFFSETOF(struct pl_d_array_state, counts) + what * 8ull;

	if (by) {
		(void)PL_D_ATOMIC_ADD64(pl_d_state_at(p->state, member), by);
	}
}

/* Ends the warp's reads. Called by one of its threads. */
PL_D_INLINE void pl_d_taker_end(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	if (t->reads_ended) {
		pl_d_state_set_first_poll(p->state, t->first_poll);
	}
	pl_d_slot_unreserve(p, t, 0);
}

/* Counts the warp's rows and reads, after its last access, by one of its threads. */
PL_D_INLINE void pl_d_array_leave(const struct pl_d_array_common *p, struct pl_d_taker *t)
{
	for (unsigned int k = 0; k < PL_D_ARRAY_COUNTS; k++) {
		pl_d_array_count(p, k, t->counts[k]);
	}
	pl_d_taker_end(p, t);
	pl_d_state_leave(p->state, t->uses_cache);
}

/*
 * Writes by a warp of bytes of an array into its file: through a slot's slab, by a thread of the
 * CPU (slots.h), one page's part at a time.
 *
 * The copy of the page in a frame or in host memory must become equal to the file. So while one
 * warp writes, no other one writes or fetches the page: the writer has the page's lock (pages.h),
 * as a fetching warp has. Without the lock a page that was read before the write could get a frame
 * after it, and after two writes of the same bytes file and frame could differ. Warps that copy out
 * of the frame already get old or new bytes, as a read of the file does at that time; later ones
 * wait.
 *
 * A warp takes the lock with a slot in hand, as for a fetch, and waits with it for the CPU alone.
 * While it waits for either it holds nothing.
 *
 * Pages in host memory have a word for the lock alone. Windows are the file's own pages and need
 * nothing.
 */


/* The lock of a page, and a slot: AT_SLOT; AT_NONE: an errno. */
PL_D_INLINE unsigned long long pl_d_lock_page(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long page)
{
	struct pl_d_wait w = pl_d_wait_begin();
	unsigned int err = t->gave_up;

	while (!err) {
		unsigned int slot = PL_D_LOAD64(pl_d_page_word(&p->pages, page)) & PL_D_PAGE_LOCKED
					? PL_D_NO_SLOT
					: pl_d_taker_slot_now(p, t);

		if (slot != PL_D_NO_SLOT) {
			if (!(PL_D_ATOMIC_OR64(pl_d_page_word(&p->pages, page), PL_D_PAGE_LOCKED) & PL_D_PAGE_LOCKED)) {
				PL_D_FENCE_DEVICE();
				return PL_D_PLACE(PL_D_AT_SLOT, slot);
			}
			pl_d_taker_slot_unused(p, t, slot);
		}
		err = pl_d_wait_over(&w, &p->ring);
	}
	return PL_D_PLACE(PL_D_AT_NONE, err);
}

PL_D_INLINE void pl_d_unlock_page(const struct pl_d_array_common *p, unsigned long long page, unsigned int left)
{
	PL_D_FENCE_TELL(); /* the cached copy was written before; host memory is the CPU's, too */
	if (left) {
		(void)PL_D_ATOMIC_OR64(pl_d_page_word(&p->pages, page), PL_D_PAGE_PAST);
	}
	(void)PL_D_ATOMIC_ADD64(pl_d_page_word(&p->pages, page), 0 - PL_D_PAGE_LOCKED);
}

/* Copies the bytes that the file has got into the cached copy of a locked page. */
PL_D_INLINE void pl_d_cache_written(const struct pl_d_array_common *p, const struct pl_d_taker *t, unsigned long long src,
			  unsigned long long pos, unsigned long long len)
{
	unsigned long long page = pos >> p->page_shift;
	unsigned long long to = 0;

	if (pos < p->wide_len) {
		to = p->wide + pos;
	} else {
		unsigned long long v = PL_D_FROM_FIRST64(t->lane == 0 ? PL_D_LOAD64(pl_d_page_word(&p->pages, page)) : 0);

		if ((v & (PL_D_PAGE_STATE | PL_D_PAGE_PAST)) == PL_D_PAGE_WRITING) {
			to = pl_d_frame_at(&p->pages, p->page_shift, v) +
			     (pos & ((1ull << p->page_shift) - 1));
		}
	}
	if (to && len) {
		pl_d_copy_unlocked(pl_d_gpu_range(to, len), src, len, t->lane, t->lanes);
	}
	PL_D_WARP_BARRIER();
}

/* Posts a write, by all lanes, when the slab is filled. Each lane makes the fence: any of them may
 * store the word that the CPU polls. */
PL_D_INLINE unsigned int pl_d_write_slot(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned int slot,
			   unsigned long long pos, unsigned long long len)
{
	PL_D_FENCE_TELL(); /* the slab comes before the request */
	return pl_d_taker_ask(p, t, slot, PL_D_RING_WRITE, pos, len);
}

/* Writes a part of one page. If a write comes short, the next one continues, and says why. */
PL_D_INLINE unsigned int pl_d_write_part(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long src,
			   unsigned long long pos, unsigned long long part)
{
	unsigned long long page = pos >> p->page_shift;
	unsigned int locks = p->pages.n_frames != 0 || pos < p->wide_len;
	unsigned long long place = PL_D_FROM_FIRST64(t->lane != 0 ? 0
				      : locks	   ? pl_d_lock_page(p, t, page)
						   : pl_d_taker_slot_wait(p, t));
	unsigned int slot = (unsigned int)PL_D_PLACE_VALUE(place);
	unsigned long long done = 0;
	unsigned int got = 0;
	unsigned long long slab;
	unsigned int err = 0;

	if (PL_D_PLACE_KIND(place) == PL_D_AT_NONE) {
		return pl_d_taker_give_up(p, t, (unsigned int)PL_D_PLACE_VALUE(place));
	}
	slab = pl_d_gpu_range(pl_d_slot_slab(&p->ring, slot), part);
	while (done < part && !err) {
		pl_d_copy_range(slab, src + done, part - done, t->lane, t->lanes);
		PL_D_WARP_BARRIER();
		got = pl_d_write_slot(p, t, slot, pos + done, part - done);
		err = pl_d_read_error(got, 0);
		err = err || got ? err : PL_D_GPU_EIO;
		done += err ? 0 : got;
	}
	if (locks) {
		pl_d_cache_written(p, t, src, pos, done);
		if (t->lane == 0) {
			pl_d_unlock_page(p, page, got & PL_D_GOT_LEFT);
		}
	}
	pl_d_taker_slot_end(p, t, slot, got);
	return err;
}

PL_D_INLINE unsigned int pl_d_write_range(const struct pl_d_array_common *p, struct pl_d_taker *t, unsigned long long src,
			    unsigned long long pos, unsigned long long len)
{
	unsigned long long end = pos + len;
	unsigned int err = 0;

	while (pos < end && !err) {
		unsigned long long most = (1ull << p->page_shift) -
				(pos & ((1ull << p->page_shift) - 1));
		unsigned long long part = end - pos < most ? end - pos : most;

		err = pl_d_write_part(p, t, src, pos, part);
		pos += part;
		src += part;
	}
	return err;
}

/*
 * The functions that kernels of programs call. Names without pl_ are the library's own.
 *
 * To read the code behind them, begin with pl_array_read(), and take the headers in this order:
 *
 *   device.h      the calls of programs
 *   array_read.h  one range: out of host memory, a window or a frame, or by the CPU
 *   pages.h       the pages' words: who fetches a page, and when a frame may be evicted
 *   array_warp.h  a warp's slots
 *   slots.h       how a warp takes a slot, posts a request and waits for the answer
 *   ring.h        the ring that kernels and the CPU share; src/ring/proxy.c is its other side
 *   array.h       an array's parameters, and its state in the device's memory
 *   state.h       how a warp enters and leaves an array that the host may close
 *   copy.h        copies by all lanes
 *   write.h       writes
 *   gpu.h         what C lacks, for GPUs' compilers and for software GPUs
 *
 * peerlane/device.cuh has them all in the order of their includes, so in about the reverse of this.
 *
 * All threads of a warp call a function together, with the same arguments. Addresses are of memory
 * that the device can access: its own (except a block's shared memory), or pinned. A function waits
 * only for a page that another warp fetches, for a slot, and for the thread of the library that
 * reads the file. Each wait has the array's limit, and ends when the array is closed.
 */



/* A warp that uses an array, between pl_array_enter() and pl_array_leave(). */
struct pl_array_warp {
	struct pl_d_taker pl_d_taker;
	unsigned int err;	/* not 0: every call fails with this errno */
	unsigned int held;	/* slots that tickets hold */
	unsigned int later; /* tickets that hold no slot, and may need one when they are waited for */
};

/* A read that was begun. */
struct pl_array_ticket {
	unsigned long long off;
	unsigned long long len;
	unsigned long long place; /* PLACE() of a frame or a slot; 0: pl_array_wait() reads the range */
};

PL_D_INLINE const struct pl_d_array_common *pl_d_array_of(const struct pl_array_device *a)
{
	return (const struct pl_d_array_common *)(const void *)a->own;
}

/*
 * Begins a warp's use of an array; all reads come between this and pl_array_leave(). Closing and
 * refreshing wait until the warp leaves, so a warp that enters must leave on every path. A warp
 * that enters while the array is refreshed reads all ranges from the file until it leaves. Returns
 * 0; -ESHUTDOWN if the array was closed; or -EPROTO if the kernel was compiled with a header of
 * another version. After an error each read fails with the same one.
 */
PL_D_INLINE int pl_array_enter(const struct pl_array_device *a, struct pl_array_warp *w)
{
	const struct pl_d_array_common *p = pl_d_array_of(a);
	unsigned long long mode = PL_D_ENTER_SHUT;
	unsigned int uses_cache = 0;
	unsigned int first_poll = 0;

	w->err = PL_D_GPU_EPROTO;
	if (a->version == PL_ARRAY_DEVICE_VERSION) {
		mode = PL_D_FROM_FIRST64(
			PL_D_LANE == 0 ? pl_d_state_enter_cached(p->state, &uses_cache, &first_poll) : 0);
		w->err = mode == PL_D_ENTER_SHUT ? PL_D_GPU_ESHUTDOWN : 0;
	}
	w->pl_d_taker = pl_d_taker_of(p, PL_D_LANE, PL_D_LANES, PL_D_WARP_SPREAD, mode, uses_cache, first_poll);
	w->held = 0;
	w->later = 0;
	return -(int)w->err;
}

/* Ends a warp's use of an array, when its reads that were begun have been waited for. */
PL_D_INLINE void pl_array_leave(const struct pl_array_device *a, struct pl_array_warp *w)
{
	PL_D_WARP_BARRIER();
	if (w->pl_d_taker.lane == 0 && w->err != PL_D_GPU_EPROTO) {
		pl_d_array_leave(pl_d_array_of(a), &w->pl_d_taker);
	}
	w->err = PL_D_GPU_ESHUTDOWN;
}

/* Returns the number of the array's first bytes that the warp reads from host memory. */
PL_D_INLINE unsigned long long pl_d_host_bytes(const struct pl_array_device *a, const struct pl_array_warp *w)
{
	return w->pl_d_taker.file_only ? 0 : pl_d_array_of(a)->wide_len;
}

PL_D_INLINE unsigned int pl_d_range_error(const struct pl_array_device *a, const struct pl_array_warp *w,
			    unsigned long long off, unsigned long long len)
{
	if (w->err) {
		return w->err;
	}
	return off > a->len || len > a->len - off ? PL_D_GPU_ERANGE : 0;
}

/* Counts a read, and zeroes the bytes of one that failed. */
PL_D_INLINE int pl_d_end_read(struct pl_array_warp *w, unsigned long long dst, unsigned long long len, unsigned int err)
{
	w->pl_d_taker.counts[PL_D_ARRAY_ROWS]++;
	w->pl_d_taker.counts[PL_D_ARRAY_FAILED] += err != 0;
	if (PL_D_UNLIKELY(err)) {
		PL_D_WARP_BARRIER();
		if (dst) {
			pl_d_zero_range(dst, len, w->pl_d_taker.lane, w->pl_d_taker.lanes);
		}
	}
	PL_D_WARP_BARRIER(); /* each lane sees the others' stores */
	return -(int)err;
}

/*
 * Copies len bytes from offset off of the array to dst. Returns 0 or a negative errno, and dst is
 * zeroed: -ERANGE (not within the array), -ENODATA (the file has become shorter), -ETIMEDOUT,
 * -ESHUTDOWN, or the error of the file's read; -EDEADLK: the warp has tickets (pl_array_begin()),
 * with which it must not wait for a slot. A warp that has waited in vain waits no more: its further
 * reads fail too if they would have to wait.
 */
PL_D_INLINE int pl_array_read(const struct pl_array_device *a, struct pl_array_warp *w,
			 unsigned long long off, unsigned long long len, void *dst)
{
	unsigned int err = pl_d_range_error(a, w, off, len);
	unsigned long long to = pl_d_gpu_range((unsigned long long)(unsigned long)dst, len);

	err = err ? err : w->held ? PL_D_GPU_EDEADLK : 0;
	err = err ? err : pl_d_take_range(pl_d_array_of(a), &w->pl_d_taker, to, off, len, 0);
	return pl_d_end_read(w, to, len, err);
}

/* Fetches the pages of a range into frames, for reads to come. Without frames it does nothing. */
PL_D_INLINE int pl_array_fetch(const struct pl_array_device *a, struct pl_array_warp *w,
			  unsigned long long off, unsigned long long len)
{
	unsigned int err = pl_d_range_error(a, w, off, len);

	err = err ? err : w->held ? PL_D_GPU_EDEADLK : 0;
	err = err ? err : pl_d_take_range(pl_d_array_of(a), &w->pl_d_taker, 0, off, len, 1);
	return pl_d_end_read(w, 0, 0, err);
}

/*
 * Writes len bytes at src to offset off of the array, which is open for that (PL_ARRAY_WRITE), and
 * so into its file. When the call returns 0, the page cache has the bytes, and frames, host memory
 * and windows agree with the file. The lengths of file and array do not change, unless the file has
 * become shorter. src must not change meanwhile; stores of the warp's other threads to src are
 * included. Returns 0 or a negative errno: -ERANGE (not within the array), -EBADF (not open for
 * writing), -EAGAIN (the array was being refreshed when the warp entered: it leaves and enters
 * again), -EDEADLK (the warp has tickets), -ENOSPC, -EIO and other errors of the write. After those
 * a first part of the range may have been written, and frames, host memory and windows agree with
 * the file. After -ETIMEDOUT or -ESHUTDOWN the wait was given up, and the write may have been made
 * or may still be made. Until pl_array_refresh() its pages are read from the file, but those in
 * host memory give the old bytes. Two warps that write the same bytes do it in some order, the same
 * for file and frames.
 */
PL_D_INLINE int pl_array_write(const struct pl_array_device *a, struct pl_array_warp *w,
			  unsigned long long off, unsigned long long len, const void *src)
{
	const struct pl_d_array_common *p = pl_d_array_of(a);
	unsigned int err = pl_d_range_error(a, w, off, len);

	err = err ? err : w->held ? PL_D_GPU_EDEADLK : 0;
	err = err ? err : !p->writes ? PL_D_GPU_EBADF : 0;
	err = err ? err : w->pl_d_taker.file_only ? PL_D_GPU_EAGAIN : 0;
	if (!err) {
		PL_D_WARP_BARRIER(); /* the others' stores come first */
		err = pl_d_write_range(p, &w->pl_d_taker, pl_d_gpu_range((unsigned long long)(unsigned long)src, len), off, len);
		w->pl_d_taker.counts[PL_D_ARRAY_WRITTEN] += !err;
	}
	PL_D_WARP_BARRIER();
	w->pl_d_taker.counts[PL_D_ARRAY_FAILED] += err != 0;
	return -(int)err;
}

/* Whether the range lies in one page and there are frames; else the slot gets the range alone. */
PL_D_INLINE unsigned int pl_d_ticket_has_page(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
				const struct pl_array_ticket *t)
{
	return p->pages.n_frames != 0 && !warp->file_only &&
	       t->off >> p->page_shift == (t->off + t->len - 1) >> p->page_shift;
}

PL_D_INLINE unsigned long long pl_d_ticket_start(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
			     const struct pl_array_ticket *t)
{
	return pl_d_ticket_has_page(p, warp, t) ? t->off >> p->page_shift << p->page_shift : t->off;
}

PL_D_INLINE unsigned long long pl_d_ticket_len(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
			   const struct pl_array_ticket *t)
{
	unsigned long long most = 1ull << p->page_shift;
	unsigned long long left = p->len - pl_d_ticket_start(p, warp, t);

	return !pl_d_ticket_has_page(p, warp, t) ? t->len : left < most ? left : most;
}

/* A slot and the number of its use; at windows, of its last one. */
#define PL_D_TICKET_PLACE(kind, slot, use) PL_D_PLACE(kind, (unsigned long long)(use) << 16 | (slot))
#define PL_D_TICKET_SLOT(place) ((unsigned int)(PL_D_PLACE_VALUE(place) & 0xffff))
#define PL_D_TICKET_USE(place) ((unsigned int)(PL_D_PLACE_VALUE(place) >> 16))

/* Whether windows have all of it now. */
PL_D_INLINE unsigned int pl_d_ticket_windowed(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
				const struct pl_array_ticket *t)
{
	unsigned long long table = pl_d_window_table(p);
	unsigned long long pos = t->off;

	if (!p->window_shift || warp->file_only || !table) {
		return 0;
	}
	while (pos < t->off + t->len &&
	       pl_d_window_entry(p, pl_d_window_entries(p, table), pos + p->window_bias)) {
		pos = (((pos + p->window_bias) >> p->window_shift) + 1) << p->window_shift;
		pos -= p->window_bias;
	}
	return pos >= t->off + t->len;
}

/* Posts the request of a ticket that has a slot, by all lanes. */
PL_D_INLINE unsigned long long pl_d_ticket_post(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
			    const struct pl_array_ticket *t)
{
	unsigned int slot = PL_D_TICKET_SLOT(t->place);
	unsigned int use = pl_d_ring_post(&p->ring, warp->lane, slot, PL_D_TICKET_USE(t->place), PL_D_RING_READ,
				 p->file, pl_d_ticket_start(p, warp, t), pl_d_ticket_len(p, warp, t));

	return PL_D_TICKET_PLACE(PL_D_AT_SLOT, slot, use);
}

/* A frame, pinned; a slot, for a request or for windows; or 0. Nothing is waited for. */
PL_D_INLINE unsigned long long pl_d_ticket_take(const struct pl_d_array_common *p, const struct pl_d_taker *warp,
			    const struct pl_array_ticket *t)
{
	unsigned long long page = t->off >> p->page_shift;
	unsigned int windowed = pl_d_ticket_windowed(p, warp, t);
	unsigned int last = 0;
	unsigned int slot;

	if (!windowed && pl_d_ticket_has_page(p, warp, t)) {
		unsigned long long v = PL_D_LOAD64(pl_d_page_word(&p->pages, page));

		if (pl_d_page_has_frame(v) && (v & PL_D_PAGE_PINS) < PL_D_PAGE_PINS_BEGUN) {
			v = pl_d_page_pin(&p->pages, page);
			if (v) {
				return PL_D_PLACE(PL_D_AT_FRAME, v >> PL_D_PAGE_HAS_SHIFT);
			}
		}
	}
	slot = pl_d_slot_take(&p->ring, warp->spread, &last);
	return slot == PL_D_NO_SLOT ? 0 : PL_D_TICKET_PLACE(windowed ? PL_D_AT_WINDOWS : PL_D_AT_SLOT, slot, last);
}

/*
 * Begins a read and does not wait; pl_array_wait() ends it. A warp may have several under way, of
 * at most a page each, and waits for them in the order of their beginning; for each there is a wait
 * before pl_array_leave(). A longer range, or one that finds no slot, is read by the wait.
 *
 * No warp waits for a slot while it has some, or all could wait for each other: behind a ticket
 * that has none, and may need one, the next ones get none. A range in windows takes a slot too, as
 * the windows may have gone when it is waited for, but no read begins. No page is marked as being
 * fetched meanwhile, or others would wait for this warp's other work: the page gets its frame when
 * it has come.
 */
PL_D_INLINE void pl_array_begin(const struct pl_array_device *a, struct pl_array_warp *w,
			   unsigned long long off, unsigned long long len,
			   struct pl_array_ticket *t)
{
	const struct pl_d_array_common *p = pl_d_array_of(a);
	unsigned long long wide = pl_d_host_bytes(a, w);

	t->off = off;
	t->len = len;
	t->place = 0;
	if (pl_d_range_error(a, w, off, len) || w->pl_d_taker.gave_up || !len || off + len <= wide) {
		return; /* the wait needs no slot */
	}
	if (off >= wide && len <= p->ring.slab_bytes && !w->later) {
		pl_d_slot_unreserve(p, &w->pl_d_taker, 0); /* tickets have slots of their own */
		t->place = PL_D_FROM_FIRST64(w->pl_d_taker.lane == 0 ? pl_d_ticket_take(p, &w->pl_d_taker, t) : 0);
		if (PL_D_PLACE_KIND(t->place) == PL_D_AT_SLOT) {
			t->place = pl_d_ticket_post(p, &w->pl_d_taker, t);
		}
	}
	w->later += t->place == 0;
	w->held += PL_D_PLACE_KIND(t->place) == PL_D_AT_SLOT || PL_D_PLACE_KIND(t->place) == PL_D_AT_WINDOWS;
}

PL_D_INLINE void pl_d_ticket_frame(const struct pl_d_array_common *p, struct pl_d_taker *warp,
			 const struct pl_array_ticket *t, unsigned long long dst)
{
	unsigned long long at = pl_d_frame_at(&p->pages, p->page_shift, PL_D_PLACE_VALUE(t->place) << PL_D_PAGE_HAS_SHIFT) +
		      (t->off & ((1ull << p->page_shift) - 1));

	pl_d_copy_unlocked(dst, pl_d_gpu_range(at, t->len), t->len, warp->lane, warp->lanes);
	PL_D_WARP_BARRIER();
	if (warp->lane == 0) {
		pl_d_page_unpin(pl_d_page_word(&p->pages, t->off >> p->page_shift));
	}
	warp->counts[PL_D_ARRAY_FRAMES]++;
}

/* Claims a page that has no frame and is not being fetched: this warp then puts it into a frame. */
PL_D_INLINE unsigned long long pl_d_ticket_claim(const struct pl_d_array_common *p, unsigned long long page)
{
	unsigned long long v = PL_D_LOAD64(pl_d_page_word(&p->pages, page));

	return (v & PL_D_PAGE_STATE) == PL_D_PAGE_ABSENT &&
	       PL_D_ATOMIC_CAS64(pl_d_page_word(&p->pages, page), v, v + PL_D_PAGE_FETCHING) == v;
}

PL_D_INLINE unsigned int pl_d_ticket_slot(const struct pl_d_array_common *p, struct pl_d_taker *warp,
			    const struct pl_array_ticket *t, unsigned long long dst)
{
	unsigned int slot = PL_D_TICKET_SLOT(t->place);
	unsigned long long page = t->off >> p->page_shift;
	unsigned long long into = t->off - pl_d_ticket_start(p, warp, t);
	unsigned long long len = pl_d_ticket_len(p, warp, t);
	unsigned long long slab = pl_d_gpu_range(pl_d_slot_slab(&p->ring, slot), len);
	unsigned int now = PL_D_POLL_NOW; /* it was begun long ago */
	unsigned int got = PL_D_FROM_FIRST32(
		warp->lane == 0 ? pl_d_ring_wait(&p->ring, slot, PL_D_TICKET_USE(t->place), &now) : 0);
	unsigned int err = pl_d_read_error(got, into + t->len);
	/* Where kernels write, the page may have been written since it was read. */
	unsigned int may_cache = pl_d_ticket_has_page(p, warp, t) && !pl_d_read_error(got, len) && !p->writes;

	if (!err) {
		pl_d_copy_range(dst, slab + into, t->len, warp->lane, warp->lanes);
	}
	if (may_cache && PL_D_FROM_FIRST64(warp->lane == 0 ? pl_d_ticket_claim(p, page) : 0)) {
		pl_d_cache_page(p, warp, page, slab, len);
		warp->counts[PL_D_ARRAY_FETCHED]++;
	} else {
		warp->counts[PL_D_ARRAY_PAST] += !err;
	}
	PL_D_WARP_BARRIER();
	pl_d_taker_slot_give(p, warp, slot, PL_D_TICKET_USE(t->place), got);
	return err;
}

/* Copies a range in windows; if they have gone meanwhile, it is read with the slot. */
PL_D_INLINE unsigned int pl_d_ticket_windows(const struct pl_d_array_common *p, struct pl_d_taker *warp,
			       struct pl_array_ticket *t, unsigned long long dst)
{
	unsigned long long done = 0;
	unsigned int err = 0;

	while (done < t->len && !err) {
		unsigned long long part = t->len - done;
		unsigned long long at = pl_d_in_window(p, warp, t->off + done, &part);

		if (!at) {
			t->place = pl_d_ticket_post(p, warp, t);
			return pl_d_ticket_slot(p, warp, t, dst);
		}
		err = pl_d_copy_window(dst + done, at, part, warp);
		if (!pl_d_window_unchanged(p, warp)) {
			err = 0;
			continue;
		}
		warp->counts[PL_D_ARRAY_WINDOWS]++;
		done += part;
	}
	PL_D_WARP_BARRIER();
	pl_d_taker_slot_give(p, warp, PL_D_TICKET_SLOT(t->place), PL_D_TICKET_USE(t->place), 0);
	return err;
}

/* Waits for a read that was begun, and copies its bytes. Returns as pl_array_read(); -EDEADLK:
 * reads were not waited for in the order of their beginning. */
PL_D_INLINE int pl_array_wait(const struct pl_array_device *a, struct pl_array_warp *w,
			 struct pl_array_ticket *t, void *dst)
{
	const struct pl_d_array_common *p = pl_d_array_of(a);
	unsigned long long to = pl_d_gpu_range((unsigned long long)(unsigned long)dst, t->len);
	unsigned int err = pl_d_range_error(a, w, t->off, t->len);

	if (PL_D_PLACE_KIND(t->place) == PL_D_AT_FRAME) {
		pl_d_ticket_frame(p, &w->pl_d_taker, t, to);
	} else if (PL_D_PLACE_KIND(t->place) == PL_D_AT_SLOT) {
		err = pl_d_ticket_slot(p, &w->pl_d_taker, t, to);
		w->held--;
	} else if (PL_D_PLACE_KIND(t->place) == PL_D_AT_WINDOWS) {
		err = pl_d_ticket_windows(p, &w->pl_d_taker, t, to);
		w->held--;
	} else if (!err) {
		if (t->len && t->off + t->len > pl_d_host_bytes(a, w) && !w->pl_d_taker.gave_up) {
			w->later -= w->later != 0;
			err = w->held ? PL_D_GPU_EDEADLK : 0;
		}
		err = err ? err : pl_d_take_range(p, &w->pl_d_taker, to, t->off, t->len, 0);
	}
	t->place = 0;
	return pl_d_end_read(w, to, t->len, err);
}

#endif

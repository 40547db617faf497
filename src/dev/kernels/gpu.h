/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_GPU_H
#define DEV_KERNELS_GPU_H

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

#include <stddef.h>
#include <stdint.h>

#define WARP 32u
#define LIKELY(x) __builtin_expect((x) != 0, 1)
#define UNLIKELY(x) __builtin_expect((x) != 0, 0)
/* Threads of a block that are a warp: of a software GPU's block, the one. */
#define WARP_LANES (THREADS < WARP ? THREADS : WARP)

#if defined(__CUDA__) && defined(__clang__)

#define KERNEL(name, params) extern "C" __attribute__((global)) void name(params p)
/* A kernel of blocks of at most `threads` threads; a processor must have space for `blocks` of
 * them. */
#define KERNEL_FOR(name, params, threads, blocks) \
	extern "C" __attribute__((global, launch_bounds(threads, blocks))) void name(params p)
#define INLINE static inline __attribute__((device, always_inline))
/* A function that is long, is called at several places and takes only numbers. */
#define NOINLINE static __attribute__((device, noinline, unused))
#define UNROLL _Pragma("unroll")
#define SHARED static __attribute__((shared)) /* of a block */
#define THREAD ((uint32_t)__nvvm_read_ptx_sreg_tid_x())
#define THREADS ((uint32_t)__nvvm_read_ptx_sreg_ntid_x())
#define BLOCK ((uint32_t)__nvvm_read_ptx_sreg_ctaid_x())
#define BLOCKS ((uint32_t)__nvvm_read_ptx_sreg_nctaid_x())
/* Not clang's __syncthreads(): clang 14 takes a block's memory for something that it cannot change,
 * and reads before it what other threads write. ptx.py looks that none does. */
#define BARRIER() __asm__ volatile("bar.sync 0;" ::: "memory")
#define FENCE_SYSTEM() __nvvm_membar_sys() /* for the host, too */
#define ATOMIC_ADD32(p, by) ((uint32_t)__nvvm_atom_add_gen_i((int *)(p), (int)(by)))
/* Accesses to a word of host memory that the CPU reads or writes meanwhile. */
#define LOAD_HOST32(p) (*(const volatile uint32_t *)(p))
#define STORE_HOST32(p, v) (*(volatile uint32_t *)(p) = (v))

/* The device's clock in ns, the same for all its processors. */
INLINE uint64_t CLOCK_NS(void)
{
	uint64_t now;

	__asm__ volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
	return now;
}
#define STORE_HOST64(p, v) (*(volatile GLOBAL uint64_t *)(uintptr_t)(p) = (v))

/* The next ones are for GPUs since 2017 (ptx.py: sm_70), whose threads of a warp advance
 * independently. Atomics order nothing there: the fences beside them do. */
#define WARP_BARRIER() __asm__ volatile("bar.warp.sync 0xffffffff;" ::: "memory")
#define FENCE_STORE_LOAD() __nvvm_membar_gl() /* earlier stores are seen before a later load */
/* Accesses to a word that other blocks change meanwhile, and that is not in a block's own
 * memory. */
#define LOAD64(p) (*(const volatile GLOBAL uint64_t *)(uintptr_t)(p))
#define LOAD32(p) (*(const volatile GLOBAL uint32_t *)(uintptr_t)(p))
#define STORE64(p, v) (*(volatile GLOBAL uint64_t *)(uintptr_t)(p) = (v))
#define STORE32(p, v) (*(volatile GLOBAL uint32_t *)(uintptr_t)(p) = (v))
/* Accesses to a word of a block's own memory, which other threads change meanwhile. */
#define LOAD_SHARED64(p) (*(const volatile uint64_t *)(p))
#define STORE_SHARED64(p, v) (*(volatile uint64_t *)(p) = (v))
#define PAUSE() ((void)0)	/* a load of host memory takes a microsecond */
#define FENCE_LOADS() ((void)0) /* of loads whose values were used since */

/* Gives all lanes the value of the warp's first thread, whose earlier loads and stores come
 * before. */
INLINE uint32_t FROM_FIRST32(uint32_t v)
{
	v = (uint32_t)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)v, 0, 31);
	WARP_BARRIER();
	return v;
}

INLINE uint64_t FROM_FIRST64(uint64_t v)
{
	uint32_t low = (uint32_t)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(uint32_t)v, 0, 31);
	uint32_t high = (uint32_t)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(v >> 32), 0, 31);

	WARP_BARRIER();
	return (uint64_t)high << 32 | low;
}

/* Gives all lanes the value of one lane. */
INLINE uint64_t FROM_LANE64(uint64_t v, uint32_t lane)
{
	uint32_t low =
		(uint32_t)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(uint32_t)v, (int)lane, 31);
	uint32_t high =
		(uint32_t)__nvvm_shfl_sync_idx_i32(0xffffffff, (int)(v >> 32), (int)lane, 31);

	return (uint64_t)high << 32 | low;
}
#define BALLOT(yes) ((uint32_t)__nvvm_vote_ballot_sync(0xffffffff, (yes) != 0))
#define POPCOUNT32(v) ((uint32_t)__builtin_popcount(v))
#define CTZ32(v) ((uint32_t)__builtin_ctz(v))

#define GLOBAL __attribute__((address_space(1))) /* not a block's own memory */
#define CTZ64(v) ((uint32_t)__builtin_ctzll(v))
#define LANE ((uint32_t)__nvvm_read_ptx_sreg_laneid())
#define LANES WARP
#define WARP_SPREAD \
	(BLOCK * 8u + (uint32_t)__nvvm_read_ptx_sreg_warpid()) /* of each warp another */
#define FUNCTION extern "C" __attribute__((device))

#elif defined(__CUDACC__)

/* CUDA's compilers. */
#define INLINE static __device__ __forceinline__
#define UNROLL _Pragma("unroll")
#define THREAD ((uint32_t)threadIdx.x)
#define THREADS ((uint32_t)blockDim.x)
#define BLOCK ((uint32_t)blockIdx.x)
#define BLOCKS ((uint32_t)gridDim.x)
#define WARP_BARRIER() __syncwarp()
#define FENCE_SYSTEM() __threadfence_system()
#define FENCE_STORE_LOAD() __threadfence()
#define STORE_HOST64(p, v) (*(volatile uint64_t *)(p) = (v))
#define LOAD64(p) (*(const volatile uint64_t *)(p))
#define LOAD32(p) (*(const volatile uint32_t *)(p))
#define STORE64(p, v) (*(volatile uint64_t *)(p) = (v))
#define STORE32(p, v) (*(volatile uint32_t *)(p) = (v))
#define PAUSE() ((void)0)
#define FENCE_LOADS() ((void)0)
#define CTZ64(v) ((uint32_t)(__ffsll((long long)(v)) - 1))
#define LANES WARP
#define LANE LANE_NUMBER()
#define WARP_SPREAD (BLOCK * 8u + THREAD / WARP)
#define GLOBAL

INLINE uint32_t LANE_NUMBER(void)
{
	uint32_t lane;

	__asm__("mov.u32 %0, %%laneid;" : "=r"(lane));
	return lane;
}

INLINE uint64_t CLOCK_NS(void)
{
	uint64_t now;

	__asm__ volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
	return now;
}

INLINE uint32_t FROM_FIRST32(uint32_t v)
{
	v = __shfl_sync(0xffffffffu, v, 0);
	WARP_BARRIER();
	return v;
}

INLINE uint64_t FROM_FIRST64(uint64_t v)
{
	v = __shfl_sync(0xffffffffu, v, 0);
	WARP_BARRIER();
	return v;
}

#else

#define ON_CPU

/* How the CPU reads pages of a file, at which a plain access may be a signal: 0 or -errno. */
typedef int (*gpu_pages_fn)(void *dst, const void *src, size_t len);

/* Which block of a launch this thread of the process is. */
struct gpu_block {
	uint32_t index;
	uint32_t count;
	gpu_pages_fn pages; /* NULL: as any memory */
};
extern __thread struct gpu_block gpu_block; /* C++ has this word, too */

#define KERNEL(name, params) \
	void name(params p); \
	void name(params p)
#define KERNEL_FOR(name, params, threads, blocks) KERNEL(name, params)
#define INLINE static inline
#define NOINLINE static __attribute__((unused))
#define UNROLL
#define SHARED static _Thread_local
#define THREAD 0u
#define THREADS 1u
#define BLOCK (gpu_block.index)
#define BLOCKS (gpu_block.count)
#define BARRIER() ((void)0)
#define FENCE_SYSTEM() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define ATOMIC_ADD32(p, by) __atomic_fetch_add((uint32_t *)(p), by, __ATOMIC_RELAXED)
#define ATOMIC_EXCH32(p, v) __atomic_exchange_n((uint32_t *)(p), v, __ATOMIC_ACQ_REL)
#define ATOMIC_ADD64(p, by) __atomic_fetch_add((uint64_t *)(p), by, __ATOMIC_ACQ_REL)
#define LOAD_HOST32(p) __atomic_load_n((const uint32_t *)(p), __ATOMIC_RELAXED)
#define STORE_HOST32(p, v) __atomic_store_n((uint32_t *)(p), v, __ATOMIC_RELEASE)
#define STORE_HOST64(p, v) __atomic_store_n((uint64_t *)(p), v, __ATOMIC_RELEASE)
uint64_t gpu_clock_ns(void);
#define CLOCK_NS() gpu_clock_ns()
/* The orders stand in the accesses themselves: ThreadSanitizer knows no fences. */
#define WARP_BARRIER() ((void)0)
#define FENCE_DEVICE() ((void)0)
#define FENCE_TELL() ((void)0)
#define FENCE_LOADS() __atomic_thread_fence(__ATOMIC_ACQUIRE) /* of loads that have no order */
#define FENCE_STORE_LOAD() FENCE_SYSTEM()
#define ATOMIC_AND64(p, by) __atomic_fetch_and((uint64_t *)(p), by, __ATOMIC_ACQ_REL)
#define ATOMIC_AND64_FIRST(p, by) ATOMIC_AND64(p, by)
#define ATOMIC_OR64_LAST(p, by) ((void)ATOMIC_OR64(p, by))
#define ATOMIC_ADD64_LAST(p, by) ((void)ATOMIC_ADD64(p, by))
#define ATOMIC_OR64(p, by) __atomic_fetch_or((uint64_t *)(p), by, __ATOMIC_ACQ_REL)
#define LOAD64(p) __atomic_load_n((const uint64_t *)(p), __ATOMIC_ACQUIRE)
#define LOAD32(p) __atomic_load_n((const uint32_t *)(p), __ATOMIC_ACQUIRE)
#define LOAD_SHARED64(p) (*(p))
#define STORE_SHARED64(p, v) (*(p) = (v))
#define STORE64(p, v) __atomic_store_n((uint64_t *)(p), v, __ATOMIC_RELEASE)
#define STORE32(p, v) __atomic_store_n((uint32_t *)(p), v, __ATOMIC_RELEASE)
#define LOAD_HOST64(p) __atomic_load_n((const uint64_t *)(p), __ATOMIC_ACQUIRE)
#define FROM_FIRST32(v) (v)
#define FROM_FIRST64(v) (v)
#define FROM_LANE64(v, lane) ((void)(lane), (v))
#define BALLOT(yes) ((uint32_t)((yes) != 0))
#define POPCOUNT32(v) ((uint32_t)__builtin_popcount(v))
#define CTZ32(v) ((uint32_t)__builtin_ctz(v))
INLINE void STORE_PAIR64(uint64_t *at, uint64_t first, uint64_t second)
{
	STORE64(at, first);
	STORE64(at + 1, second);
}

INLINE void LOAD_PAIR64(const uint64_t *at, uint64_t *first, uint64_t *second)
{
	*second = LOAD64(at + 1);
	*first = LOAD64(at);
}
void gpu_pause(void); /* others may run */
#define PAUSE() gpu_pause()

/* The value that was there. */
static inline uint64_t ATOMIC_CAS64(uint64_t *at, uint64_t old, uint64_t by)
{
	(void)__atomic_compare_exchange_n(at, &old, by, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
	return old;
}

#define GLOBAL
#define CTZ64(v) ((uint32_t)__builtin_ctzll(v))
#define LANE 0u
#define LANES 1u
#define WARP_SPREAD BLOCK

#endif

#ifndef ON_CPU

/* What both of a GPU's kinds of compiler take as it is. */

/* Atomics of words of the device's or the host's memory. They say so: of an address that could be
 * of a block's own memory the driver's compiler makes a second way for that, with a loop, behind a
 * branch that each access waits for. */
#define ATOMIC_ADD64(p, by) ATOM_ADD64((uint64_t)(uintptr_t)(p), (by))
#define ATOMIC_AND64(p, by) ATOM_AND64((uint64_t)(uintptr_t)(p), (by))
#define ATOMIC_OR64(p, by) ATOM_OR64((uint64_t)(uintptr_t)(p), (by))
#define ATOMIC_EXCH32(p, v) ATOM_EXCH32((uint64_t)(uintptr_t)(p), (v))
#define ATOMIC_CAS64(p, old, by) ATOM_CAS64((uint64_t)(uintptr_t)(p), (old), (by))

#define ATOM64(name, op)                                                                         \
	INLINE uint64_t name(uint64_t at, uint64_t by)                                           \
	{                                                                                        \
		uint64_t was;                                                                    \
                                                                                                 \
		__asm__ volatile(op " %0, [%1], %2;" : "=l"(was) : "l"(at), "l"(by) : "memory"); \
		return was;                                                                      \
	}

ATOM64(ATOM_ADD64, "atom.global.add.u64")
ATOM64(ATOM_AND64, "atom.global.and.b64")
ATOM64(ATOM_OR64, "atom.global.or.b64")
ATOM64(ATOM_AND64_FIRST, "atom.acquire.gpu.global.and.b64")

INLINE uint32_t ATOM_EXCH32(uint64_t at, uint32_t v)
{
	uint32_t was;

	__asm__ volatile("atom.global.exch.b32 %0, [%1], %2;"
			 : "=r"(was)
			 : "l"(at), "r"(v)
			 : "memory");
	return was;
}

INLINE uint64_t ATOM_CAS64(uint64_t at, uint64_t old, uint64_t by)
{
	uint64_t was;

	__asm__ volatile("atom.global.cas.b64 %0, [%1], %2, %3;"
			 : "=l"(was)
			 : "l"(at), "l"(old), "l"(by)
			 : "memory");
	return was;
}

/* Orders all earlier accesses before all later ones, for the device, except a store before a later
 * load. FENCE_STORE_LOAD() orders those too, and takes a GPU longer. */
INLINE void FENCE_DEVICE(void)
{
	__asm__ volatile("fence.acq_rel.gpu;" ::: "memory");
}

/* A release for the whole system: a reader that sees a later store to a word of host memory also
 * sees the earlier stores. It includes FENCE_DEVICE(). */
INLINE void FENCE_TELL(void)
{
	__asm__ volatile("fence.acq_rel.sys;" ::: "memory");
}

/* Atomics on words in the device's memory. Later accesses come after one of the _FIRST kind. Loads
 * whose values were used come before one of the _LAST kind. */
#define ATOMIC_AND64_FIRST(p, by) ATOM_AND64_FIRST((uint64_t)(uintptr_t)(p), (by))

INLINE void ATOMIC_OR64_LAST(uint64_t *at, uint64_t by)
{
	__asm__ volatile("red.relaxed.gpu.global.or.b64 [%0], %1;" ::"l"(at), "l"(by) : "memory");
}

/* An addition to a word in the device's memory without its old value. The assembly makes sure that
 * the compiler waits for none. */
INLINE void ATOMIC_ADD64_LAST(uint64_t *at, uint64_t by)
{
	__asm__ volatile("red.relaxed.gpu.global.add.u64 [%0], %1;" ::"l"(at), "l"(by) : "memory");
}

/* An acquiring load of a word that the CPU stores after the data that it announces: later loads see
 * the data. */
INLINE uint64_t LOAD_HOST64(uint64_t *at)
{
	uint64_t v;

	__asm__ volatile("ld.acquire.sys.global.u64 %0, [%1];" : "=l"(v) : "l"(at) : "memory");
	return v;
}

/* The processor's clock, whose cycles take half a nanosecond or a little more. */
INLINE uint32_t CYCLES(void)
{
	uint32_t now;

	__asm__ volatile("mov.u32 %0, %%clock;" : "=r"(now)::"memory");
	return now;
}

/* Two words beside each other, at an address that is aligned to 16: each is whole, and which of the
 * two is there first is not said. */
INLINE void STORE_PAIR64(uint64_t *at, uint64_t first, uint64_t second)
{
	__asm__ volatile("st.volatile.global.v2.u64 [%0], {%1, %2};" ::"l"(at), "l"(first),
			 "l"(second)
			 : "memory");
}

INLINE void LOAD_PAIR64(const uint64_t *at, uint64_t *first, uint64_t *second)
{
	__asm__ volatile("ld.volatile.global.v2.u64 {%0, %1}, [%2];"
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
uint64_t gpu_range(uint64_t address, uint64_t len);
#else
#define gpu_range(address, len) ((void)(len), (address))
#endif

/* Places of 16 bytes to 1 at an address that is a number, and so aligned; and a load from memory
 * that others change meanwhile, which no cache of the processor's answers. */
#if defined(__CUDACC__) && !defined(__clang__)
struct __align__(16) unit16
{
	uint32_t v[4];
};
typedef uint64_t unit8;
typedef uint32_t unit4;
typedef unsigned short unit2;

INLINE unit16 LOAD_CHANGING(const unit16 *p)
{
	unit16 u;

	__asm__ volatile("ld.volatile.v4.u32 {%0, %1, %2, %3}, [%4];"
			 : "=r"(u.v[0]), "=r"(u.v[1]), "=r"(u.v[2]), "=r"(u.v[3])
			 : "l"(p)
			 : "memory");
	return u;
}

INLINE uint32_t LOAD_CHANGING(const uint32_t *p)
{
	return *(const volatile uint32_t *)p;
}

INLINE unsigned char LOAD_CHANGING(const unsigned char *p)
{
	return *(const volatile unsigned char *)p;
}
#else
typedef uint32_t unit16 __attribute__((vector_size(16), may_alias));
typedef uint64_t unit8 __attribute__((may_alias));
typedef uint32_t unit4 __attribute__((may_alias));
typedef uint16_t unit2 __attribute__((may_alias));
#define LOAD_CHANGING(p) (*(const volatile __typeof__(*(p)) *)(p))
#endif
#define AT16(address) ((GLOBAL unit16 *)(uintptr_t)(address))
#define AT8(address) ((GLOBAL unit8 *)(uintptr_t)(address))
#define AT4(address) ((GLOBAL unit4 *)(uintptr_t)(address))
#define AT2(address) ((GLOBAL unit2 *)(uintptr_t)(address))
#define AT1(address) ((GLOBAL unsigned char *)(uintptr_t)(address))

#endif

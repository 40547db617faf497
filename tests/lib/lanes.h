/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_LANES_H
#define TESTS_LIB_LANES_H

/*
 * Kernels with 32 lanes to a warp and several warps to a block, without a GPU. A software GPU's
 * block has one thread; here a kernel's sources are compiled as a GPU has them, and each lane is a
 * coroutine. Lanes go on in a random order, from one access of memory to the next, and none in step
 * with another. A program includes this file before the kernel's, in place of gpu.h.
 *
 * It ends the program with a line if
 *
 *   - lanes of a warp meet at different places, or threads of a block at different barriers
 *   - an access is not aligned, or lies in no range that lanes_range() was told of
 *   - nobody can go on
 *
 * Memory is sequentially consistent: what needs a fence on a GPU is not found.
 */

#define DEV_KERNELS_GPU_H

#include <stddef.h>
#include <stdint.h>

#define WARP 32u

/* Which lane runs. */
struct lanes_here {
	uint32_t thread;
	uint32_t threads;
	uint32_t block;
	uint32_t blocks;
};
extern struct lanes_here lanes_here;

enum lanes_op {
	LANES_BARRIER,
	LANES_FROM,
	LANES_BALLOT
};

/* Others may go on. */
void lanes_pause(void);
/* All lanes of a warp: what the lane of number `from` gives, or a bit for each that gives not 0. */
uint64_t lanes_meet(enum lanes_op op, uint64_t v, uint32_t from, const char *file, int line);
/* All threads of a block. */
void lanes_barrier(int line);
/* The address, if the bytes lie in a range and are aligned to `align`. */
uint64_t lanes_at(uint64_t address, uint64_t len, uint64_t align, const char *file, int line);
uint64_t lanes_clock(void);
/* The end of a kernel, behind which the same lane begins the next one of its stream, when `all`
 * threads of the launch have come here, which count themselves in *ended. */
void lanes_next(uint32_t *ended, uint32_t all);

/* A kernel's launch. */
struct lanes_launch {
	void (*kernel)(const void *params);
	const void *params;
	uint32_t blocks;
	uint32_t threads; /* of a block: warps of 32, 4 at most */
};
#define LANES_BLOCKS 32u /* of all launches of a run */

/* Memory that kernels may access; lanes_forget(): none. */
void lanes_range(const void *p, size_t len);
void lanes_forget(void);
/* Launches that run at the same time, until all have ended; host() runs in between, NULL: nothing.
 */
void lanes_run(uint64_t seed, const struct lanes_launch *launches, size_t n,
	       void (*host)(void *arg), void *arg);
/* One launch, of as many warps to a block as the seed says. */
void lanes_run_one(uint64_t seed, void (*kernel)(const void *params), const void *params,
		   uint32_t blocks, void (*host)(void *arg), void *arg);
/* Ends the program with a line, which names the seed. */
_Noreturn void lanes_die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ThreadSanitizer would find nothing in one thread, and does not know its stacks. */
#ifdef __SANITIZE_THREAD__
#define LANES_RUN 0
#else
#define LANES_RUN 1
#endif

/* What gpu.h gives. */

#define LIKELY(x) __builtin_expect((x) != 0, 1)
#define UNLIKELY(x) __builtin_expect((x) != 0, 0)
#define WARP_LANES WARP
#define INLINE static inline __attribute__((unused))
#define NOINLINE static __attribute__((noinline, unused))
#define UNROLL
#define SHARED static __attribute__((section("lanes_shared"))) /* swapped with the block */
#define GLOBAL
#define KERNEL(name, params) static void name(params p)
#define KERNEL_FOR(name, params, threads, blocks) KERNEL(name, params)
/* start_NAME() of a kernel, for a launch. */
#define LANES_START(name, params)                    \
	static void start_##name(const void *p)      \
	{                                            \
		peerlane_##name(*(const params *)p); \
	}
#define THREAD (lanes_here.thread)
#define THREADS (lanes_here.threads)
#define BLOCK (lanes_here.block)
#define BLOCKS (lanes_here.blocks)
#define LANE (THREAD % WARP)
#define LANES WARP
#define WARP_SPREAD (BLOCK * 8u + THREAD / WARP)
#define BARRIER() lanes_barrier(__LINE__)
#define WARP_BARRIER() ((void)lanes_meet(LANES_BARRIER, 0, 0, __FILE__, __LINE__))
#define FROM_LANE64(v, lane) lanes_meet(LANES_FROM, (v), (lane), __FILE__, __LINE__)
#define FROM_FIRST64(v) FROM_LANE64(v, 0)
#define FROM_FIRST32(v) ((uint32_t)FROM_LANE64(v, 0))
#define BALLOT(yes) ((uint32_t)lanes_meet(LANES_BALLOT, (yes) != 0, 0, __FILE__, __LINE__))
#define POPCOUNT32(v) ((uint32_t)__builtin_popcount(v))
#define CTZ32(v) ((uint32_t)__builtin_ctz(v))
#define CTZ64(v) ((uint32_t)__builtin_ctzll(v))
#define PAUSE() lanes_pause()
#define FENCE_SYSTEM() lanes_pause()
#define FENCE_DEVICE() lanes_pause()
#define FENCE_TELL() lanes_pause()
#define FENCE_LOADS() lanes_pause()
#define FENCE_STORE_LOAD() lanes_pause()
#define CLOCK_NS() lanes_clock()
#define CYCLES() ((uint32_t)lanes_clock())

#define LANES_AT(type, address, len)                                                           \
	((type *)(uintptr_t)(lanes_pause(), lanes_at((uint64_t)(uintptr_t)(address), len, len, \
						     __FILE__, __LINE__)))
#define LANES_PAIR(p) ((uint64_t *)(uintptr_t)lanes_at((uintptr_t)(p), 16, 16, __FILE__, __LINE__))
#define LOAD64(p) (*(const volatile uint64_t *)LANES_AT(uint64_t, p, 8))
#define LOAD32(p) (*(const volatile uint32_t *)LANES_AT(uint32_t, p, 4))
#define STORE64(p, v) (*(volatile uint64_t *)LANES_AT(uint64_t, p, 8) = (v))
#define STORE32(p, v) (*(volatile uint32_t *)LANES_AT(uint32_t, p, 4) = (v))
#define LOAD_HOST64(p) LOAD64(p)
#define LOAD_HOST32(p) LOAD32(p)
#define STORE_HOST64(p, v) STORE64(p, v)
#define STORE_HOST32(p, v) STORE32(p, v)
#define LOAD_SHARED64(p) (lanes_pause(), *(const volatile uint64_t *)(p))
#define STORE_SHARED64(p, v) (lanes_pause(), (void)(*(volatile uint64_t *)(p) = (v)))
#define LANES_ATOMIC(name, type, len, becomes)     \
	INLINE type name(type *p, type by)         \
	{                                          \
		type *at = LANES_AT(type, p, len); \
		type was = *at;                    \
                                                   \
		*at = (becomes);                   \
		return was;                        \
	}
LANES_ATOMIC(lanes_add64, uint64_t, 8, was + by)
LANES_ATOMIC(lanes_and64, uint64_t, 8, was &by)
LANES_ATOMIC(lanes_or64, uint64_t, 8, was | by)
LANES_ATOMIC(lanes_exch32, uint32_t, 4, by)
LANES_ATOMIC(lanes_add32, uint32_t, 4, was + by)
#define ATOMIC_ADD64(p, by) lanes_add64((uint64_t *)(uintptr_t)(p), by)
#define ATOMIC_AND64(p, by) lanes_and64((uint64_t *)(uintptr_t)(p), by)
#define ATOMIC_OR64(p, by) lanes_or64((uint64_t *)(uintptr_t)(p), by)
#define ATOMIC_EXCH32(p, v) lanes_exch32((uint32_t *)(uintptr_t)(p), v)
#define ATOMIC_ADD32(p, by) lanes_add32((uint32_t *)(uintptr_t)(p), by)
#define ATOMIC_AND64_FIRST(p, by) ATOMIC_AND64(p, by)
#define ATOMIC_OR64_LAST(p, by) ((void)ATOMIC_OR64(p, by))
#define ATOMIC_ADD64_LAST(p, by) ((void)ATOMIC_ADD64(p, by))

INLINE uint64_t ATOMIC_CAS64(uint64_t *p, uint64_t old, uint64_t by)
{
	uint64_t *at = LANES_AT(uint64_t, p, 8);
	uint64_t was = *at;

	*at = was == old ? by : was;
	return was;
}

/* Each of the two is whole, and which is there first is not said. */
INLINE void LOAD_PAIR64(const uint64_t *p, uint64_t *first, uint64_t *second)
{
	const uint64_t *at = LANES_PAIR(p);

	*second = LOAD64(at + 1);
	*first = LOAD64(at);
}

INLINE void STORE_PAIR64(uint64_t *p, uint64_t first, uint64_t second)
{
	uint64_t *at = LANES_PAIR(p);

	STORE64(at, first);
	STORE64(at + 1, second);
}

#define gpu_range(address, len) lanes_at((address), (len), 1, __FILE__, __LINE__)

typedef uint32_t unit16 __attribute__((vector_size(16), may_alias));
typedef uint64_t unit8 __attribute__((may_alias));
typedef uint32_t unit4 __attribute__((may_alias));
typedef uint16_t unit2 __attribute__((may_alias));
#define LOAD_CHANGING(p) (*(const volatile __typeof__(*(p)) *)(p))
#define AT16(address) LANES_AT(unit16, address, 16)
#define AT8(address) LANES_AT(unit8, address, 8)
#define AT4(address) LANES_AT(unit4, address, 4)
#define AT2(address) LANES_AT(unit2, address, 2)
#define AT1(address) LANES_AT(unsigned char, address, 1)

#endif

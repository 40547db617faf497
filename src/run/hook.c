/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How programs come to call the shim instead of the driver. A program that is linked with libcuda
 * binds to the names below, because a preloaded library comes first. The CUDA runtime, shared or
 * static, loads libcuda by dlopen(). It gets cuGetProcAddress_v2 (before CUDA 12.0:
 * cuGetProcAddress) from dlsym(), and every other function from that one. So the shim replaces
 * dlsym() and both of these functions, too. With --nccl that dlsym() also finds NCCL's functions.
 */

#include <dlfcn.h>
#include <string.h>

#include "run/run.h"

/* Sanitizers ask dlsym() before instrumented code may run. */
#define BEFORE_ALL __attribute__((no_sanitize("address", "thread", "undefined")))
#define LENGTH(a) (sizeof(a) / sizeof((a)[0]))

_Atomic(void *) run_next[HOOKS];
_Thread_local unsigned int run_inside;

typedef void *(*dlsym_fn)(void *handle, const char *name);
dlsym_fn run_real_dlsym; /* used by the assembly below */

static const struct {
	const char *name;
	const char *base;
	int since;
	bool thread;
	void *fn;
} hooks[HOOKS] = {
#define X(name, base, since, thread, params) \
	[HOOK_##name] = { #name, base, since, thread, (void *)name },
	RUN_HOOKS(X)
#undef X
};

/* The C library's dlsym(). dlvsym() finds it by its symbol version, past our definition. */
BEFORE_ALL static dlsym_fn real_dlsym(void)
{
	static const char *const versions[] = { "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.34" };
	void *fn = NULL;

	for (size_t i = 0; !run_real_dlsym && i < LENGTH(versions); i++) {
		fn = dlvsym(RTLD_NEXT, "dlsym", versions[i]);
		run_real_dlsym = (dlsym_fn)fn;
	}
	return run_real_dlsym;
}

/* Notes the driver's function that the shim's stands in front of. */
static void remember(enum run_hook h, void *fn)
{
	void *none = NULL;

	(void)atomic_compare_exchange_strong(&run_next[h], &none, fn);
}

struct picked {
	void *fn;
	long ours;
};

BEFORE_ALL static bool is_nccl(const char *name)
{
	name += name[0] == 'p';
	return strncmp(name, "nccl", 4) == 0 && name[4] >= 'A' && name[4] <= 'Z';
}

/* Chooses a function of NCCL. A program that opens NCCL by itself (JAX does) asks that library and
 * not the one that is preloaded with --nccl. The preloaded one chooses here. A function was found,
 * so dlerror() must report nothing of the rest. */
BEFORE_ALL static void *nccl_function(dlsym_fn real, void *handle, const char *name)
{
	void *fn = real(handle, name);
	void *chooser = fn ? real(RTLD_DEFAULT, "peerlane_nccl_function") : NULL;
	void *(*choose)(void *found, const char *name);

	if (chooser) {
		memcpy(&choose, &chooser, sizeof(choose));
		fn = choose(fn, name);
	}
	if (fn) {
		(void)dlerror();
	}
	return fn;
}

/* What dlsym() returns for a name that the shim replaces. .ours is 0 for any other name. */
__attribute__((visibility("hidden"), used)) struct picked run_pick(void *handle, const char *name);
BEFORE_ALL struct picked run_pick(void *handle, const char *name)
{
	struct picked p = { NULL, 0 };
	dlsym_fn real = real_dlsym();
	int h;

	if (!real) {
		p.ours = 1;
		return p;
	}
	if (run_inside || handle == RTLD_NEXT) {
		return p;
	}
	if (handle != RTLD_DEFAULT && is_nccl(name)) {
		p.fn = nccl_function(real, handle, name);
		p.ours = 1;
		return p;
	}
	if (name[0] != 'c' || name[1] != 'u') {
		return p;
	}
	for (h = 0; h < HOOKS && strcmp(hooks[h].name, name) != 0; h++) {
	}
	if (h == HOOKS) {
		return p;
	}
	/* RTLD_DEFAULT would find our own definition: look in the libraries after this one. */
	p.fn = real(handle == RTLD_DEFAULT ? RTLD_NEXT : handle, name);
	p.ours = 1;
	if (p.fn && p.fn != hooks[h].fn) {
		remember((enum run_hook)h, p.fn);
		p.fn = hooks[h].fn;
	}
	return p;
}

/*
 * dlsym(RTLD_NEXT, ...) depends on the caller's return address. So a call that is not for the shim
 * is passed on by a jump, which leaves that address in place. C cannot promise such a jump.
 */
#if defined(__x86_64__)
__asm__(".pushsection .text\n"
	".globl dlsym\n"
	".type dlsym, @function\n"
	"dlsym:\n"
	"	endbr64\n"
	"	pushq %rdi\n"
	"	pushq %rsi\n"
	"	subq $8, %rsp\n"
	"	call run_pick\n"
	"	addq $8, %rsp\n"
	"	popq %rsi\n"
	"	popq %rdi\n"
	"	testq %rdx, %rdx\n"
	"	jne 1f\n"
	"	jmp *run_real_dlsym(%rip)\n"
	"1:	ret\n"
	".size dlsym, . - dlsym\n"
	".popsection\n");
#elif defined(__aarch64__)
__asm__(".pushsection .text\n"
	".globl dlsym\n"
	".type dlsym, %function\n"
	"dlsym:\n"
	"	stp x29, x30, [sp, #-32]!\n"
	"	stp x0, x1, [sp, #16]\n"
	"	mov x29, sp\n"
	"	bl run_pick\n"
	"	mov x2, x0\n"
	"	mov x3, x1\n"
	"	ldp x0, x1, [sp, #16]\n"
	"	ldp x29, x30, [sp], #32\n"
	"	cbnz x3, 1f\n"
	"	adrp x16, run_real_dlsym\n"
	"	ldr x16, [x16, :lo12:run_real_dlsym]\n"
	"	br x16\n"
	"1:	mov x0, x2\n"
	"	ret\n"
	".size dlsym, . - dlsym\n"
	".popsection\n");
#else
#error "libpeerlane-run.so knows x86-64 and aarch64"
#endif

/* The driver's function. If no lookup has shown it yet, the program is linked with libcuda. */
void *run_next_of(enum run_hook h)
{
	void *fn = atomic_load(&run_next[h]);
	dlsym_fn real = real_dlsym();
	void *lib;

	if (!fn && real) {
		fn = real(RTLD_NEXT, hooks[h].name);
		if (!fn) {
			lib = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
			fn = lib ? real(lib, hooks[h].name) : NULL;
		}
		if (fn) {
			remember(h, fn);
		}
	}
	return fn;
}

/* All the functions that we call, from the library that `fn` is of. */
static bool find_all(struct run_driver *d, void *fn)
{
	dlsym_fn real = real_dlsym();
	Dl_info info;
	void *lib;
	void *p;

	/* The handle stays open, so the driver stays loaded even if the program closes its own. */
	if (!dladdr(fn, &info) || !info.dli_fname) {
		return false;
	}
	lib = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
	if (!lib) {
		return false;
	}
#define FIND(member, name, needed) \
	p = real(lib, name);       \
	if (!p && (needed)) {      \
		return false;      \
	}                          \
	memcpy(&d->member, &p, sizeof(p))
#define X(name, needed, params) FIND(name, #name, needed);
	RUN_CALLS(X)
#undef X
	FIND(copy, "cuMemcpyAsync", 1);
	FIND(enable_peer, "cuCtxEnablePeerAccess", 1);
	return true;
}

enum {
	UNKNOWN,
	LOOKING,
	FOUND,
	MISSING
};

static atomic_int driver_state;

bool run_driver_used(void)
{
	return atomic_load(&driver_state) != UNKNOWN;
}

const struct run_driver *run_driver(void)
{
	static struct run_driver driver;
	int was = UNKNOWN;
	void *fn = NULL;

	if (atomic_load(&driver_state) == FOUND) {
		return &driver;
	}
	for (int h = 0; h < HOOKS && !fn; h++) {
		fn = atomic_load(&run_next[h]);
	}
	if (!fn || !atomic_compare_exchange_strong(&driver_state, &was, LOOKING)) {
		return was == FOUND ? &driver : NULL;
	}
	if (!find_all(&driver, fn)) {
		run_off("the CUDA driver lacks a function that lanes need");
		atomic_store(&driver_state, MISSING);
		return NULL;
	}
	atomic_store(&driver_state, FOUND);
	return &driver;
}

/* Whether lanes carry the copy; *r is its result then. */
static bool takes(drv_ptr dst, drv_ptr src, size_t len, struct CUstream_st *s, bool thread,
		  bool wait, drv_result *r)
{
	struct run_copy c = { .dst = dst, .src = src, .len = len, .stream = s, .wait = wait };

	if (len < run_config.min) {
		run_count(&run_counts.past[RUN_PAST_SMALL], 1);
		return false;
	}
	if (!s) {
		c.stream = thread ? DRV_STREAM_PER_THREAD : DRV_STREAM_LEGACY;
	}
	return run_carry(&c, r);
}

#define COPY(name, thread, dst_type, src_type)                                         \
	drv_result name(dst_type dst, src_type src, size_t len, struct CUstream_st *s) \
	{                                                                              \
		drv_result r;                                                          \
                                                                                       \
		/* run_driver() needs to know one function of the driver. */           \
		(void)run_next_of(HOOK_##name);                                        \
		return takes((drv_ptr)dst, (drv_ptr)src, len, s, thread, false, &r)    \
			       ? r                                                     \
			       : RUN_NEXT(name, dst, src, len, s);                     \
	}
#define COPY_AND_WAIT(name, thread, dst_type, src_type)                               \
	drv_result name(dst_type dst, src_type src, size_t len)                       \
	{                                                                             \
		drv_result r;                                                         \
                                                                                      \
		(void)run_next_of(HOOK_##name);                                       \
		return takes((drv_ptr)dst, (drv_ptr)src, len, NULL, thread, true, &r) \
			       ? r                                                    \
			       : RUN_NEXT(name, dst, src, len);                       \
	}

COPY_AND_WAIT(cuMemcpyHtoD_v2, false, drv_ptr, const void *)
COPY_AND_WAIT(cuMemcpyHtoD_v2_ptds, true, drv_ptr, const void *)
COPY_AND_WAIT(cuMemcpyDtoH_v2, false, void *, drv_ptr)
COPY_AND_WAIT(cuMemcpyDtoH_v2_ptds, true, void *, drv_ptr)
COPY_AND_WAIT(cuMemcpy, false, drv_ptr, drv_ptr)
COPY_AND_WAIT(cuMemcpy_ptds, true, drv_ptr, drv_ptr)
COPY(cuMemcpyHtoDAsync_v2, false, drv_ptr, const void *)
COPY(cuMemcpyHtoDAsync_v2_ptsz, true, drv_ptr, const void *)
COPY(cuMemcpyDtoHAsync_v2, false, void *, drv_ptr)
COPY(cuMemcpyDtoHAsync_v2_ptsz, true, void *, drv_ptr)
COPY(cuMemcpyAsync, false, drv_ptr, drv_ptr)
COPY(cuMemcpyAsync_ptsz, true, drv_ptr, drv_ptr)

/* Whether the kernel copies the list. */
static bool takes_list(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,
		       struct CUmemcpyAttributes_st *attrs, size_t *first, size_t n_attrs,
		       struct CUstream_st *s, bool thread)
{
	struct run_batch b = { .dsts = dsts,
			       .srcs = srcs,
			       .sizes = sizes,
			       .n = n,
			       .attrs = (const struct drv_copy_attrs *)(const void *)attrs,
			       .first = first,
			       .n_attrs = n_attrs,
			       .stream = s	  ? s
					 : thread ? DRV_STREAM_PER_THREAD
						  : NULL };

	return run_blocks(&b);
}

#define BATCH(name, thread)                                                                  \
	drv_result name(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,               \
			struct CUmemcpyAttributes_st *attrs, size_t *first, size_t n_attrs,  \
			size_t *failed, struct CUstream_st *s)                               \
	{                                                                                    \
		(void)run_next_of(HOOK_##name);                                              \
		return takes_list(dsts, srcs, sizes, n, attrs, first, n_attrs, s, thread)    \
			       ? (drv_result)DRV_OK                                          \
			       : RUN_NEXT(name, dsts, srcs, sizes, n, attrs, first, n_attrs, \
					  failed, s);                                        \
	}
#define BATCH_V2(name, thread)                                                                   \
	drv_result name(drv_ptr *dsts, drv_ptr *srcs, size_t *sizes, size_t n,                   \
			struct CUmemcpyAttributes_st *attrs, size_t *first, size_t n_attrs,      \
			struct CUstream_st *s)                                                   \
	{                                                                                        \
		(void)run_next_of(HOOK_##name);                                                  \
		return takes_list(dsts, srcs, sizes, n, attrs, first, n_attrs, s, thread)        \
			       ? (drv_result)DRV_OK                                              \
			       : RUN_NEXT(name, dsts, srcs, sizes, n, attrs, first, n_attrs, s); \
	}

BATCH(cuMemcpyBatchAsync, false)
BATCH(cuMemcpyBatchAsync_ptsz, true)
BATCH_V2(cuMemcpyBatchAsync_v2, false)
BATCH_V2(cuMemcpyBatchAsync_v2_ptsz, true)

drv_result cuCtxEnablePeerAccess(struct CUctx_st *peer, unsigned int flags)
{
	return run_peer_enabled(peer, RUN_NEXT(cuCtxEnablePeerAccess, peer, flags));
}

/* Lanes need the access and the contexts that these calls take away. */
drv_result cuCtxDisablePeerAccess(struct CUctx_st *peer)
{
	run_off_later("the program disabled access between two GPUs");
	return RUN_NEXT(cuCtxDisablePeerAccess, peer);
}

drv_result cuDevicePrimaryCtxReset(drv_device d)
{
	run_reset(d);
	run_wide_end(d);
	return RUN_NEXT(cuDevicePrimaryCtxReset, d);
}

drv_result cuDevicePrimaryCtxReset_v2(drv_device d)
{
	run_reset(d);
	run_wide_end(d);
	return RUN_NEXT(cuDevicePrimaryCtxReset_v2, d);
}

/* Replaces the function that the driver found by the shim's function, if there is one of that name.
 */
static void replace(const char *name, void **out, int version, uint64_t flags)
{
	bool thread = flags & DRV_PROC_PER_THREAD;
	int best = -1;

	for (int h = 0; h < HOOKS; h++) {
		if (version >= hooks[h].since && strcmp(hooks[h].base, name) == 0 &&
		    (thread || !hooks[h].thread) &&
		    (best < 0 || hooks[h].since > hooks[best].since ||
		     (hooks[h].since == hooks[best].since && hooks[h].thread))) {
			best = h;
		}
	}
	if (best >= 0 && *out != hooks[best].fn) {
		remember((enum run_hook)best, *out);
		*out = hooks[best].fn;
	}
}

drv_result cuGetProcAddress(const char *name, void **out, int version, uint64_t flags)
{
	drv_result r = RUN_NEXT(cuGetProcAddress, name, out, version, flags);

	if (r == DRV_OK && name && out && *out) {
		replace(name, out, version, flags);
	}
	return r;
}

drv_result cuGetProcAddress_v2(const char *name, void **out, int version, uint64_t flags,
			       drv_enum *status)
{
	drv_result r = RUN_NEXT(cuGetProcAddress_v2, name, out, version, flags, status);

	if (r == DRV_OK && name && out && *out) {
		replace(name, out, version, flags);
	}
	return r;
}

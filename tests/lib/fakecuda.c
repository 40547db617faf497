/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake driver's process: start, failures on demand, devices and contexts. See fakecuda.h. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "fakecuda_impl.h"

#define STACK_MAX 16
#define COUNTERS_MAX 128
#define FAILS_MAX 16

struct fake_state fake = {
	.lock = PTHREAD_MUTEX_INITIALIZER,
	.moved = PTHREAD_COND_INITIALIZER,
	.next_id = 1,
};

static _Thread_local struct CUctx_st *stack[STACK_MAX];
static _Thread_local int depth;

/* Failures and counters, with a lock of their own: the gate is passed with and without the other.
 */
static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
	char symbol[64];
	unsigned long calls;
} counters[COUNTERS_MAX];
static struct {
	char symbol[64];
	unsigned long nth;
	unsigned int result;
} fails[FAILS_MAX];
static int n_fails = -1; /* the environment was not read yet */
static unsigned long violations;
static char violation[256];

/* A child's calls are refused at the gate. */
static void renew_in_child(void)
{
	pthread_mutex_init(&gate_lock, NULL);
}

__attribute__((constructor)) static void watch_forks(void)
{
	(void)pthread_atfork(NULL, NULL, renew_in_child);
}

static long env_long(const char *name, long otherwise)
{
	const char *s = getenv(name);

	return s && *s ? strtol(s, NULL, 10) : otherwise;
}

static void parse_fails(const char *spec)
{
	n_fails = 0;
	while (spec && *spec && n_fails < FAILS_MAX) {
		if (sscanf(spec, "%63[^:]:%lu:%u", fails[n_fails].symbol, &fails[n_fails].nth,
			   &fails[n_fails].result) == 3) {
			n_fails++;
		}
		spec = strchr(spec, ',');
		spec = spec ? spec + 1 : NULL;
	}
}

EXPORT void fakecuda_fail(const char *spec)
{
	pthread_mutex_lock(&gate_lock);
	parse_fails(spec);
	pthread_mutex_unlock(&gate_lock);
}

EXPORT unsigned long fakecuda_calls(const char *symbol)
{
	unsigned long n = 0;

	pthread_mutex_lock(&gate_lock);
	for (int i = 0; i < COUNTERS_MAX; i++) {
		if (symbol ? strcmp(counters[i].symbol, symbol) == 0
			   : !strchr(counters[i].symbol, ' ')) {
			n += counters[i].calls;
		}
	}
	pthread_mutex_unlock(&gate_lock);
	return n;
}

atomic_bool fake_idle;

EXPORT void fakecuda_idle(int on)
{
	atomic_store(&fake_idle, on != 0);
}

EXPORT unsigned long fakecuda_violations(void)
{
	unsigned long n;

	pthread_mutex_lock(&gate_lock);
	n = violations;
	pthread_mutex_unlock(&gate_lock);
	return n;
}

EXPORT const char *fakecuda_violation(void)
{
	return violation;
}

void fake_violate(const char *fmt, ...)
{
	va_list ap;

	pthread_mutex_lock(&gate_lock);
	if (violations++ == 0) {
		va_start(ap, fmt);
		(void)vsnprintf(violation, sizeof(violation), fmt, ap);
		va_end(ap);
	}
	pthread_mutex_unlock(&gate_lock);
}

/* Not by getpid(): tests count the system calls of transfers. */
static bool in_child;

static void note_child(void)
{
	in_child = true;
}

/* What a driver that works does not refuse: whoever gives something back could do nothing. */
static bool gives_back(const char *symbol)
{
	static const char *const words[] = { "Destroy",	   "Free",	 "Release", "Unmap",
					     "Unregister", "Close",	 "Pop",	    "PushCurrent",
					     "GetCurrent", "Synchronize" };
	size_t i = 0;

	while (i < sizeof(words) / sizeof(words[0]) && !strstr(symbol, words[i])) {
		i++;
	}
	return i < sizeof(words) / sizeof(words[0]);
}

cuda_result fake_gate(const char *symbol, bool need_init)
{
	cuda_result r = CUDA_RES_OK;
	int i;

	if (fake_in_host) {
		fake_violate("a function that a stream called used the driver: %s", symbol);
	}
	if (!fake_in_host && fake.hold_back && depth && stack[depth - 1]) {
		int device = stack[depth - 1]->device;

		pthread_mutex_lock(&fake.lock);
		while (fake.shut[device]) {
			pthread_cond_wait(&fake.moved, &fake.lock);
		}
		pthread_mutex_unlock(&fake.lock);
	}
	pthread_mutex_lock(&gate_lock);
	if (n_fails < 0) {
		parse_fails(getenv("FAKECUDA_FAIL"));
	}
	for (i = 0; i < COUNTERS_MAX; i++) {
		if (!counters[i].symbol[0]) {
			snprintf(counters[i].symbol, sizeof(counters[i].symbol), "%s", symbol);
		}
		if (strcmp(counters[i].symbol, symbol) == 0) {
			counters[i].calls++;
			break;
		}
	}
	for (i = 0; i < n_fails; i++) {
		if (strcmp(fails[i].symbol, "*") == 0) {
			r = need_init && !strstr(symbol, "Destroy") ? fails[i].result : r;
		} else if (strcmp(fails[i].symbol, "+") == 0) {
			r = need_init && !gives_back(symbol) && fails[i].nth && --fails[i].nth == 0
				    ? fails[i].result
				    : r;
		} else if (strcmp(fails[i].symbol, symbol) == 0 && fails[i].nth &&
			   --fails[i].nth == 0) {
			r = fails[i].result;
		}
	}
	pthread_mutex_unlock(&gate_lock);
	if (r != CUDA_RES_OK || !need_init) {
		return r;
	}
	if (fake_ends_captures(symbol)) {
		fake_violate("a call ended the captures of all threads: %s", symbol);
		return CUDA_RES_STREAM_CAPTURE_UNSUPPORTED;
	}
	/* As with the real one, a child does not inherit what its parent started. */
	return fake.pid && !in_child ? CUDA_RES_OK : CUDA_RES_NOT_INITIALIZED;
}

#define DEVICE_ALIGN (2ul << 20)

/* As the addresses of real devices, so that what holds one in whole GPU pages is the device's. */
static void *map_aligned(size_t len, int prot, int fd)
{
	int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
	char *space = mmap(NULL, len + DEVICE_ALIGN, PROT_NONE, flags, -1, 0);

	if (space == MAP_FAILED) {
		return space;
	}
	space += (DEVICE_ALIGN - (uintptr_t)space % DEVICE_ALIGN) % DEVICE_ALIGN;
	return mmap(space, len, prot, MAP_SHARED | MAP_NORESERVE | MAP_FIXED, fd, 0);
}

static bool start_device(int i, size_t len)
{
	struct fake_device *d = &fake.device[i];
	int prot = fake.coherent ? PROT_READ | PROT_WRITE : PROT_NONE;
	int fd = fake_new_bytes("fakecuda", len, false);
	void *shadow;
	void *va;

	if (fd < 0) {
		return false;
	}
	shadow = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, 0);
	va = map_aligned(len, prot, fd);
	d->fd = fd;
	if (shadow == MAP_FAILED || va == MAP_FAILED) {
		return false;
	}
	d->va = (uintptr_t)va;
	d->shadow = shadow;
	d->len = len;
	d->primary.device = i;
	d->primary.primary = true;
	return true;
}

static cuda_result start(void)
{
	const char *visible = getenv("CUDA_VISIBLE_DEVICES");
	size_t len = (size_t)env_long("FAKECUDA_MEM_MIB", 1024) << 20;
	long n = env_long("FAKECUDA_DEVICES", 2);

	if (n <= 0 || (visible && (!*visible || strncmp(visible, "-1", 2) == 0))) {
		return CUDA_RES_NO_DEVICE;
	}
	fake.devices = n < FAKE_DEVICES_MAX ? (int)n : FAKE_DEVICES_MAX;
	fake.delay_us = (unsigned int)env_long("FAKECUDA_DELAY_US", 0);
	fake.hold_back = env_long("FAKECUDA_HOLD_BACK", 0) != 0;
	fake.connections = (unsigned int)env_long("CUDA_DEVICE_MAX_CONNECTIONS", 8);
	fake.peer = env_long("FAKECUDA_PEER", 1) != 0;
	fake.dmabuf_pcie = env_long("FAKECUDA_DMABUF_PCIE", 0) != 0;
	fake.dmabuf_pcie_only = env_long("FAKECUDA_DMABUF_PCIE", 0) == 2;
	fake.dmabuf_mmap = env_long("FAKECUDA_DMABUF_MMAP", 0) != 0;
	fake.fabric = env_long("FAKECUDA_FABRIC", 0) != 0;
	fake.atomics = env_long("FAKECUDA_ATOMICS", 1) != 0;
	fake.coherent = env_long("FAKECUDA_COHERENT", 0) != 0;
	fake.name = getenv("FAKECUDA_NAME");
	fake.attrs = getenv("FAKECUDA_ATTR");
	for (int i = 0; i < fake.devices; i++) {
		if (!start_device(i, len)) {
			return CUDA_RES_OPERATING_SYSTEM;
		}
	}
	(void)pthread_atfork(NULL, NULL, note_child);
	fake.pid = getpid();
	return CUDA_RES_OK;
}

EXPORT cuda_result cuInit(unsigned int flags)
{
	cuda_result r = fake_gate(__func__, false);

	if (r != CUDA_RES_OK || flags) {
		return r != CUDA_RES_OK ? r : CUDA_RES_INVALID_VALUE;
	}
	pthread_mutex_lock(&fake.lock);
	if (!fake.pid) {
		r = start();
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuDriverGetVersion(int *out)
{
	*out = (int)env_long("FAKECUDA_VERSION", 13000);
	return fake_gate(__func__, false);
}

static const struct {
	cuda_result result;
	const char *name;
} names[] = { { CUDA_RES_OK, "CUDA_SUCCESS" },
#define X(name, value, err, remedy) { value, "CUDA_ERROR_" #name },
	      CUDA_RESULTS(X)
#undef X
};

EXPORT cuda_result cuGetErrorName(cuda_result result, const char **out)
{
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (names[i].result == result) {
			*out = names[i].name;
			return CUDA_RES_OK;
		}
	}
	*out = NULL;
	return CUDA_RES_INVALID_VALUE;
}

EXPORT cuda_result cuGetErrorString(cuda_result result, const char **out)
{
	const char *name;
	cuda_result r = cuGetErrorName(result, &name);

	*out = result == CUDA_RES_INVALID_VALUE	  ? "invalid argument"
	       : result == CUDA_RES_OUT_OF_MEMORY ? "out of memory"
						  : "as the fake driver was told";
	return r;
}

EXPORT cuda_result cuDeviceGetCount(int *out)
{
	GATE();
	*out = fake.devices;
	return CUDA_RES_OK;
}

static bool is_device(cuda_device d)
{
	return d >= 0 && d < fake.devices;
}

EXPORT cuda_result cuDeviceGet(cuda_device *out, int ordinal)
{
	GATE();
	if (!is_device(ordinal)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	*out = ordinal;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceGetName(char *out, int space, cuda_device d)
{
	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	snprintf(out, (size_t)space, "%s", fake.name ? fake.name : "Fake GPU");
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceTotalMem_v2(size_t *out, cuda_device d)
{
	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	*out = fake.device[d].len;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceGetAttribute(int *out, cuda_device_attr attr, cuda_device d)
{
	const char *s = fake.attrs;
	unsigned int a;
	int v;

	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	for (; s && *s; s = strchr(s, ',') ? strchr(s, ',') + 1 : NULL) {
		if (sscanf(s, "%u:%d", &a, &v) == 2 && a == attr) {
			*out = v;
			return CUDA_RES_OK;
		}
	}
	if (attr == CUDA_DEV_GPU_DIRECT_RDMA_WRITES_ORDERING) {
		*out = CUDA_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER; /* as Hopper */
		return CUDA_RES_OK;
	}
	if (attr == CUDA_DEV_MULTIPROCESSOR_COUNT) {
		*out = 16;
		return CUDA_RES_OK;
	}
	*out = attr == CUDA_DEV_UNIFIED_ADDRESSING ||
	       attr == CUDA_DEV_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM ||
	       attr == CUDA_DEV_GPU_DIRECT_RDMA_SUPPORTED ||
	       attr == CUDA_DEV_READ_ONLY_HOST_REGISTER_SUPPORTED ||
	       attr == CUDA_DEV_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED ||
	       attr == CUDA_DEV_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED ||
	       attr == CUDA_DEV_HANDLE_TYPE_FABRIC_SUPPORTED ||
	       (attr == CUDA_DEV_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES && fake.coherent);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceGetPCIBusId(char *out, int space, cuda_device d)
{
	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	snprintf(out, (size_t)space, "00000000:%02lX:00.0", env_long("FAKECUDA_BUS", 0xa) + d);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceGetUuid_v2(struct CUuuid_st *uuid, cuda_device d)
{
	unsigned char *out = (unsigned char *)uuid;

	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	for (int i = 0; i < 16; i++) {
		out[i] = (unsigned char)(0xf0 + i + d);
	}
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceCanAccessPeer(int *out, cuda_device d, cuda_device peer)
{
	GATE();
	if (!is_device(d) || !is_device(peer) || d == peer) {
		return CUDA_RES_INVALID_DEVICE;
	}
	*out = fake.peer;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDeviceGetP2PAttribute(int *out, cuda_p2p_attr attr, cuda_device d,
					   cuda_device peer)
{
	GATE();
	if (!is_device(d) || !is_device(peer) || d == peer ||
	    attr != CUDA_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED) {
		return CUDA_RES_INVALID_VALUE;
	}
	*out = fake.peer && fake.atomics;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDevicePrimaryCtxGetState(cuda_device d, unsigned int *flags, int *active)
{
	const char *env = getenv("FAKECUDA_CTX_FLAGS");

	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	*flags = env ? (unsigned int)atoi(env) : 0;
	pthread_mutex_lock(&fake.lock);
	*active = fake.device[d].primary.refs > 0;
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDevicePrimaryCtxRetain(struct CUctx_st **out, cuda_device d)
{
	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	pthread_mutex_lock(&fake.lock);
	fake.device[d].primary.refs++;
	*out = &fake.device[d].primary;
	pthread_mutex_unlock(&fake.lock);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuDevicePrimaryCtxRelease_v2(cuda_device d)
{
	cuda_result r = CUDA_RES_OK;

	GATE();
	if (!is_device(d)) {
		return CUDA_RES_INVALID_DEVICE;
	}
	fake_drain(d, NULL);
	pthread_mutex_lock(&fake.lock);
	if (fake.device[d].primary.refs == 0) {
		r = CUDA_RES_INVALID_CONTEXT;
	} else if (--fake.device[d].primary.refs == 0) {
		fake_drop_context(&fake.device[d].primary, false);
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

EXPORT cuda_result cuCtxCreate_v2(struct CUctx_st **out, unsigned int flags, cuda_device d)
{
	struct CUctx_st *ctx;

	GATE();
	if (!is_device(d) || flags) {
		return CUDA_RES_INVALID_VALUE;
	}
	ctx = calloc(1, sizeof(*ctx));
	if (!ctx || depth == STACK_MAX) {
		free(ctx);
		return CUDA_RES_OUT_OF_MEMORY;
	}
	ctx->device = d;
	ctx->refs = 1;
	pthread_mutex_lock(&fake.lock);
	fake.contexts++;
	pthread_mutex_unlock(&fake.lock);
	stack[depth++] = ctx;
	*out = ctx;
	return CUDA_RES_OK;
}

EXPORT void fakecuda_takes_along(struct CUctx_st *ctx)
{
	ctx->takes_along = true;
}

EXPORT cuda_result cuCtxDestroy_v2(struct CUctx_st *ctx)
{
	GATE();
	fake_drain(ctx->device, ctx);
	if (depth && stack[depth - 1] == ctx) {
		depth--;
	}
	pthread_mutex_lock(&fake.lock);
	fake_drop_modules(ctx);
	fake_drop_context(ctx, ctx->takes_along);
	fake.contexts--;
	pthread_mutex_unlock(&fake.lock);
	free(ctx);
	return CUDA_RES_OK;
}

EXPORT cuda_result cuCtxGetCurrent(struct CUctx_st **out)
{
	*out = depth ? stack[depth - 1] : NULL;
	UNLESS_IDLE();
	GATE();
	return CUDA_RES_OK;
}

EXPORT cuda_result cuCtxSetCurrent(struct CUctx_st *ctx);
EXPORT cuda_result cuCtxSetCurrent(struct CUctx_st *ctx)
{
	GATE();
	if (depth) {
		depth--;
	}
	if (ctx) {
		stack[depth++] = ctx;
	}
	return CUDA_RES_OK;
}

EXPORT cuda_result cuCtxPushCurrent_v2(struct CUctx_st *ctx)
{
	UNLESS_IDLE();
	GATE();
	if (!ctx || depth == STACK_MAX) {
		return CUDA_RES_INVALID_CONTEXT;
	}
	stack[depth++] = ctx;
	return CUDA_RES_OK;
}

EXPORT cuda_result cuCtxPopCurrent_v2(struct CUctx_st **out)
{
	UNLESS_IDLE();
	GATE();
	if (!depth) {
		return CUDA_RES_INVALID_CONTEXT;
	}
	*out = stack[--depth];
	return CUDA_RES_OK;
}

cuda_result fake_current(struct CUctx_st **out)
{
	struct CUctx_st *ctx = depth ? stack[depth - 1] : NULL;
	cuda_result r;

	if (!ctx) {
		return CUDA_RES_INVALID_CONTEXT;
	}
	pthread_mutex_lock(&fake.lock);
	r = ctx->refs ? ctx->error : CUDA_RES_CONTEXT_IS_DESTROYED;
	pthread_mutex_unlock(&fake.lock);
	*out = ctx;
	return r;
}

EXPORT cuda_result cuCtxEnablePeerAccess(struct CUctx_st *peer, unsigned int flags)
{
	struct CUctx_st *ctx;
	cuda_result r = CUDA_RES_OK;

	GATE_CTX(ctx);
	if (!peer || flags || peer == ctx) {
		return CUDA_RES_INVALID_VALUE;
	}
	pthread_mutex_lock(&fake.lock);
	if (!fake.peer || peer->device == ctx->device) {
		r = CUDA_RES_PEER_ACCESS_UNSUPPORTED;
	} else if (ctx->peers[peer->device]) {
		r = CUDA_RES_PEER_ACCESS_ALREADY_ENABLED;
	} else {
		ctx->peers[peer->device] = true;
	}
	pthread_mutex_unlock(&fake.lock);
	return r;
}

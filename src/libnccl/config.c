/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The environment, messages on standard error, and statistics. */

#include <string.h>
#include <unistd.h>

#include "libnccl/libnccl.h"

#define TIMEOUT_S 60u /* ncclCommInit has ended on all ranks by then, so they come soon */
#define TIMEOUT_MOST_S 86400u

struct nc_env nc_env = { .mode = NC_MODE_AUTO };
struct nc_counts nc_counts;

/* NCCL's own variable takes precedence over the program's setting. */
bool nc_env_blocks(bool usual)
{
	const char *s = shim_setting("NCCL_COMM_BLOCKING");

	return s && strcmp(s, "0") == 0 ? false : s && strcmp(s, "1") == 0 ? true : usual;
}

uint64_t nc_host(void)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);
	char text[SHIM_BOOT_ID];
	size_t n = shim_boot_id(text);

	for (size_t i = 0; i < n; i++) {
		h = (h ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
	}
	return h;
}

static void in_child(void)
{
	nc_find_forget();
	nc_driver_forget();
	nc_pl_forget();
	nc_local_forget();
	nc_comms_forget();
	nc_env.stats = NULL; /* they are the parent's */
}

static uint64_t timeout_ns(void)
{
	const char *s = shim_setting("PEERLANE_NCCL_TIMEOUT");
	unsigned long long v = TIMEOUT_S;

	if (s && (!shim_number(s, &v) || !v || v > TIMEOUT_MOST_S)) {
		nc_say("PEERLANE_NCCL_TIMEOUT is no number of seconds from 1 to %u: it is %u",
		       TIMEOUT_MOST_S, TIMEOUT_S);
		v = TIMEOUT_S;
	}
	return v * UINT64_C(1000000000);
}

__attribute__((constructor)) static void start(void)
{
	const char *mode = shim_setting("PEERLANE_NCCL");

	nc_env.lib = shim_setting("PEERLANE_NCCL_LIB");
	nc_env.driver = shim_setting("PEERLANE_TEST_CUDA_LIB");
	if (nc_env.driver && strcmp(nc_env.driver, "none") == 0) {
		nc_env.driver = NULL; /* where NCCL is used there is one */
	}
	nc_env.stats = shim_stats_wanted("PEERLANE_NCCL_STATS");
	nc_env.timeout_ns = timeout_ns();
	if (mode && strcmp(mode, "off") == 0) {
		nc_env.mode = NC_MODE_OFF;
	} else if (mode && strcmp(mode, "exact") == 0) {
		nc_env.mode = NC_MODE_EXACT;
	} else if (mode && strcmp(mode, "auto") != 0) {
		nc_env.mode = NC_MODE_OFF;
		nc_say("PEERLANE_NCCL is neither auto, exact nor off: everything is NCCL's");
	}
	(void)pthread_atfork(NULL, NULL, in_child);
}

#define COUNT(n) atomic_load_explicit(&(n), memory_order_relaxed)

static void print(struct shim_stats *s)
{
	static const char *const kinds[NC_KINDS] = { "all_reduce", "reduce_scatter" };
	static const char *const modes[] = { "off", "auto", "exact" };
	static const char *const calls[] = {
#define X(type, name, since, params, args) #name,
		NC_CALLS(X)
#undef X
	};
	const char *gap = "";

	shim_stats_add(s,
		       "{\"pid\": %d, \"nccl\": \"%s\", \"version\": %d, \"mode\": \"%s\", "
		       "\"communicators\": %lu, \"left\": %lu, \"taken\": {",
		       (int)getpid(), nc_table.path, nc_table.version, modes[nc_env.mode],
		       COUNT(nc_counts.agreed), COUNT(nc_counts.left));
	for (int i = 0; i < NC_KINDS; i++) {
		if (COUNT(nc_counts.taken[i])) {
			shim_stats_add(s, "%s\"%s\": {\"calls\": %lu, \"bytes\": %lu}", gap,
				       kinds[i], COUNT(nc_counts.taken[i]),
				       COUNT(nc_counts.bytes[i]));
			gap = ", ";
		}
	}
	shim_stats_add(s, "}, \"passed\": {");
	shim_stats_counts(s, calls, nc_counts.passed, NC_CALL_COUNT, false);
	shim_stats_add(s, "}}\n");
}

/* A process that called nothing writes nothing. */
__attribute__((destructor)) static void end(void)
{
	struct shim_stats s = { .len = 0 };

	if (nc_env.stats && atomic_load(&nc_found)) {
		print(&s);
		shim_stats_write(&s, "nccl", nc_env.stats);
	}
}

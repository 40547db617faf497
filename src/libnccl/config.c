/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The environment, what is said on standard error, and statistics. */

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/output.h"
#include "libnccl/libnccl.h"

#define TIMEOUT_S 60u /* ncclCommInit has ended on all ranks by then, so they come soon */
#define TIMEOUT_MOST_S 86400u

struct nc_env nc_env = { .mode = NC_MODE_AUTO };
struct nc_counts nc_counts;

void nc_say(const char *fmt, ...)
{
	char line[600];
	va_list ap;
	int at = snprintf(line, sizeof(line), "peerlane nccl: process %d: ", (int)getpid());
	int n;

	va_start(ap, fmt);
	n = vsnprintf(line + at, sizeof(line) - (size_t)at - 1, fmt, ap);
	va_end(ap);
	n = n < (int)sizeof(line) - at - 1 ? at + n : (int)sizeof(line) - 2;
	line[n] = '\n';
	if (write(STDERR_FILENO, line, (size_t)n + 1) < 0) {
		return; /* standard error is closed */
	}
}

int nc_thread(pthread_t *out, void *(*run)(void *arg), void *arg)
{
	pthread_t t;
	sigset_t all;
	sigset_t mine;
	int rc;

	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &mine);
	rc = pthread_create(&t, NULL, run, arg);
	(void)pthread_sigmask(SIG_SETMASK, &mine, NULL);
	if (!rc && out) {
		*out = t;
	} else if (!rc) {
		(void)pthread_detach(t);
	}
	return rc;
}

static const char *text_of(const char *name)
{
	const char *s = getenv(name);

	return s && *s ? s : NULL;
}

/* NCCL's own variable stands above what the program says. */
bool nc_env_blocks(bool usual)
{
	const char *s = text_of("NCCL_COMM_BLOCKING");

	return s && strcmp(s, "0") == 0 ? false : s && strcmp(s, "1") == 0 ? true : usual;
}

uint64_t nc_host(void)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);
	char text[64];
	int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
	ssize_t n = fd >= 0 ? read(fd, text, sizeof(text)) : 0;

	if (fd >= 0) {
		(void)close(fd);
	}
	for (ssize_t i = 0; i < n; i++) {
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

uint64_t nc_now_ns(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * UINT64_C(1000000000) + (uint64_t)ts.tv_nsec;
}

static uint64_t timeout_ns(void)
{
	const char *s = text_of("PEERLANE_NCCL_TIMEOUT");
	char *end;
	unsigned long v = s ? strtoul(s, &end, 10) : TIMEOUT_S;

	if (s && (*end || *s < '0' || *s > '9' || !v || v > TIMEOUT_MOST_S)) {
		nc_say("PEERLANE_NCCL_TIMEOUT is no number of seconds from 1 to %u: it is %u",
		       TIMEOUT_MOST_S, TIMEOUT_S);
		v = TIMEOUT_S;
	}
	return v * UINT64_C(1000000000);
}

__attribute__((constructor)) static void start(void)
{
	const char *mode = text_of("PEERLANE_NCCL");
	const char *stats = text_of("PEERLANE_NCCL_STATS");

	nc_env.lib = text_of("PEERLANE_NCCL_LIB");
	nc_env.driver = text_of("PEERLANE_CUDA_LIB");
	if (nc_env.driver && strcmp(nc_env.driver, "none") == 0) {
		nc_env.driver = NULL; /* where NCCL is used there is one */
	}
	nc_env.stats = stats && strcmp(stats, "0") != 0 ? stats : NULL;
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

#define ADD(...)                                                                     \
	do {                                                                         \
		int n_ = at < room ? snprintf(out + at, room - at, __VA_ARGS__) : 0; \
		at += n_ > 0 ? (size_t)n_ : 0;                                       \
	} while (0)

static size_t print(char *out, size_t room)
{
	static const char *const kinds[NC_KINDS] = { "all_reduce", "reduce_scatter" };
	static const char *const modes[] = { "off", "auto", "exact" };
	static const char *const calls[] = {
#define X(type, name, since, params, args) #name,
		NC_CALLS(X)
#undef X
	};
	const char *gap = "";
	size_t at = 0;

	ADD("{\"pid\": %d, \"nccl\": \"%s\", \"version\": %d, \"mode\": \"%s\", "
	    "\"communicators\": %lu, \"left\": %lu, \"taken\": {",
	    (int)getpid(), nc_table.path, nc_table.version, modes[nc_env.mode],
	    COUNT(nc_counts.agreed), COUNT(nc_counts.left));
	for (int i = 0; i < NC_KINDS; i++) {
		if (COUNT(nc_counts.taken[i])) {
			ADD("%s\"%s\": {\"calls\": %lu, \"bytes\": %lu}", gap, kinds[i],
			    COUNT(nc_counts.taken[i]), COUNT(nc_counts.bytes[i]));
			gap = ", ";
		}
	}
	ADD("}, \"passed\": {");
	gap = "";
	for (int i = 0; i < NC_CALL_COUNT; i++) {
		if (COUNT(nc_counts.passed[i])) {
			ADD("%s\"%s\": %lu", gap, calls[i], COUNT(nc_counts.passed[i]));
			gap = ", ";
		}
	}
	ADD("}}\n");
	return at < room ? at : 0;
}

/* "%p" in the name is the process, so that children do not write over each other. */
static int open_stats(const char *name)
{
	const char *mark = strstr(name, "%p");
	char path[4096];

	if (!mark) {
		return output_begin(name);
	}
	(void)snprintf(path, sizeof(path), "%.*s%d%s", (int)(mark - name), name, (int)getpid(),
		       mark + 2);
	return output_begin(path);
}

/* A process that called nothing writes nothing. */
__attribute__((destructor)) static void end(void)
{
	bool err = nc_env.stats && strcmp(nc_env.stats, "1") == 0;
	char text[8192];
	size_t n;
	int fd;

	if (!nc_env.stats || !atomic_load(&nc_found)) {
		return;
	}
	n = print(text, sizeof(text));
	fd = err ? STDERR_FILENO : open_stats(nc_env.stats);
	if (fd < 0 || !n || write(fd, text, n) != (ssize_t)n) {
		nc_say("the statistics could not be written");
	}
	if (!err && fd >= 0) {
		(void)close(fd);
	}
}

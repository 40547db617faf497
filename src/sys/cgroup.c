/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How much of the machine is this process's. In a container the limits are usually those of the
 * hierarchy's top. A job of a batch system (Slurm) or a service is in a cgroup further down, which
 * /proc/self/cgroup names; each cgroup above has limits, too, and the least counts. Where that file
 * names a path of the host's, which is not mounted here, the top is the container's own.
 */

#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/text.h"
#include "sys/call.h"
#include "sys/sys.h"

#define PATH_SIZE 1024u
#define CGROUPS_SIZE 8192u /* a line for each of some 14 hierarchies */

typedef void (*cgroup_fn)(const char *dir, void *arg);

/* A number in a file of a cgroup; 0 where there is none, or a word such as "max". */
static uint64_t number_in(const char *dir, const char *file, const char **rest, char *buf,
			  size_t space)
{
	char path[PATH_SIZE + 64];
	char *end = buf;
	long long n = 0;

	text_fmt(path, sizeof(path), "%s/%s", dir, file);
	if (sys_root_read(path, buf, space) > 0) {
		n = strtoll(buf, &end, 10);
	}
	if (rest) {
		*rest = end;
	}
	return n > 0 ? (uint64_t)n : 0;
}

static void lower(uint64_t *least, uint64_t n)
{
	*least = n ? min_u64(*least, n) : *least;
}

static void memory_limit(const char *dir, void *arg)
{
	char buf[32];

	lower(arg, number_in(dir, "memory.max", NULL, buf, sizeof(buf)));
	lower(arg, number_in(dir, "memory.limit_in_bytes", NULL, buf, sizeof(buf)));
}

/* Processors, rounded up. */
static void cpu_limit(const char *dir, void *arg)
{
	char buf[64] = "";
	const char *rest = "";
	uint64_t quota = number_in(dir, "cpu.max", &rest, buf, sizeof(buf));
	uint64_t period = quota ? strtoull(rest, NULL, 10) : 0;

	if (!quota) {
		quota = number_in(dir, "cpu.cfs_quota_us", NULL, buf, sizeof(buf));
		period = number_in(dir, "cpu.cfs_period_us", NULL, buf, sizeof(buf));
	}
	lower(arg, quota && period ? (quota - 1) / period + 1 : 0);
}

static void threads_left(const char *dir, void *arg)
{
	uint64_t *left = arg;
	char buf[32];
	uint64_t max = number_in(dir, "pids.max", NULL, buf, sizeof(buf));
	uint64_t now = number_in(dir, "pids.current", NULL, buf, sizeof(buf));

	if (max) {
		*left = min_u64(*left, max > now ? max - now : 0);
	}
}

static double pressure_in(const char *path)
{
	char buf[256];
	const char *at;

	if (sys_root_read(path, buf, sizeof(buf)) <= 0) {
		return 0; /* a kernel without it */
	}
	at = strstr(buf, "avg10=");
	return at ? strtod(at + 6, NULL) : 0;
}

static void pressure(const char *dir, void *arg)
{
	char path[PATH_SIZE + 64];
	double *most = arg;
	double n;

	text_fmt(path, sizeof(path), "%s/memory.pressure", dir);
	n = pressure_in(path);
	*most = n > *most ? n : *most;
}

/* Whether a list such as "cpu,cpuacct" has this controller; the list of the one hierarchy of
 * version 2 is empty. */
static bool names(const char *list, size_t len, const char *controller)
{
	size_t want = strlen(controller);

	for (size_t at = 0; at <= len; at++) {
		size_t n = strcspn(list + at, ",:");

		if (n == want && strncmp(list + at, controller, n) == 0) {
			return true;
		}
		at += n;
	}
	return false;
}

/* The path of a process's cgroup below the hierarchy's mount; "" for the top, or if it is not
 * known. */
static void path_of(const char *pid, const char *controller, char *path, size_t space)
{
	char all[CGROUPS_SIZE];
	char *line = all;
	char file[64];

	path[0] = '\0';
	text_fmt(file, sizeof(file), "/proc/%s/cgroup", pid);
	if (sys_root_read(file, all, sizeof(all)) <= 0) {
		return;
	}
	while (line) {
		char *next = strchr(line, '\n');
		char *list = strchr(line, ':');
		char *at = list ? strchr(list + 1, ':') : NULL;

		if (next) {
			*next++ = '\0';
		}
		/* Above the top of this namespace nothing is mounted. */
		if (at && names(list + 1, (size_t)(at - list - 1), controller) &&
		    strncmp(at + 1, "/..", 3) != 0) {
			text_copy(path, space, at + 1);
			return;
		}
		line = next;
	}
}

/* The process's cgroup and all above it. */
static void each(const char *mount, const char *controller, cgroup_fn fn, void *arg)
{
	char dir[PATH_SIZE];
	char path[PATH_SIZE / 2];
	size_t top = strlen(mount);
	char *cut = dir;

	path_of("self", controller, path, sizeof(path));
	text_fmt(dir, sizeof(dir), "%s%s", mount, strcmp(path, "/") == 0 ? "" : path);
	while (cut) {
		fn(dir, arg);
		cut = strrchr(dir + top, '/');
		if (cut) {
			*cut = '\0';
		}
	}
}

#define MOUNT_2 "/sys/fs/cgroup"
#define MOUNT_1 "/sys/fs/cgroup/memory"

struct least {
	struct sys_limit *limit;
	const char *controller;
	size_t mount; /* the length of its path */
};

static void least_limit(const char *dir, void *arg)
{
	const struct least *l = arg;
	uint64_t n = l->limit->bytes;

	memory_limit(dir, &n);
	if (n < l->limit->bytes) {
		l->limit->bytes = n;
		l->limit->controller = l->controller;
		text_copy(l->limit->cgroup, sizeof(l->limit->cgroup), dir + l->mount);
	}
}

void sys_ram_limit(struct sys_limit *out)
{
	struct least two = { out, "", strlen(MOUNT_2) };
	struct least one = { out, "memory", strlen(MOUNT_1) };

	*out = (struct sys_limit){ .bytes = (uint64_t)sysconf(_SC_PHYS_PAGES) * sys_page(),
				   .controller = "" };
	each(MOUNT_2, "", least_limit, &two);
	each(MOUNT_1, "memory", least_limit, &one);
}

bool sys_process_in(int pid, const struct sys_limit *l)
{
	size_t len = strlen(l->cgroup);
	char path[PATH_SIZE];
	char number[16];

	text_fmt(number, sizeof(number), "%d", pid);
	path_of(number, l->controller, path, sizeof(path));
	return strncmp(path, l->cgroup, len) == 0 &&
	       (path[len] == '\0' || path[len] == '/' || !len);
}

bool sys_swap_used(void)
{
	struct sysinfo si;

	return SYS_CALL(int, sysinfo(&si)) || si.totalswap != si.freeswap;
}

uint64_t sys_ram(void)
{
	uint64_t ram = (uint64_t)sysconf(_SC_PHYS_PAGES) * sys_page();

	each(MOUNT_2, "", memory_limit, &ram);
	each(MOUNT_1, "memory", memory_limit, &ram);
	return ram;
}

/* Page cache that nobody has used twice is dropped at once, where others want the memory. */
static uint64_t droppable(const char *dir)
{
	static const char key[] = "\ninactive_file ";
	char buf[CGROUPS_SIZE];
	char path[PATH_SIZE + 64];
	const char *at = NULL;

	text_fmt(path, sizeof(path), "%s/memory.stat", dir);
	if (sys_root_read(path, buf, sizeof(buf)) > 0) {
		at = strstr(buf, key);
	}
	return at ? strtoull(at + strlen(key), NULL, 10) : 0;
}

static void left_of(const char *dir, const char *limit, const char *use, uint64_t *least)
{
	char buf[32];
	uint64_t most = number_in(dir, limit, NULL, buf, sizeof(buf));
	uint64_t used = number_in(dir, use, NULL, buf, sizeof(buf));

	if (most) {
		used -= min_u64(used, droppable(dir));
		*least = min_u64(*least, most > used ? most - used : 0);
	}
}

static void memory_left(const char *dir, void *arg)
{
	left_of(dir, "memory.max", "memory.current", arg);
	left_of(dir, "memory.limit_in_bytes", "memory.usage_in_bytes", arg);
}

uint64_t sys_ram_available(void)
{
	static const char key[] = "MemAvailable:";
	char buf[CGROUPS_SIZE];
	const char *at =
		sys_root_read("/proc/meminfo", buf, sizeof(buf)) > 0 ? strstr(buf, key) : NULL;
	uint64_t left = at ? strtoull(at + strlen(key), NULL, 10) << 10 : sys_ram();

	each(MOUNT_2, "", memory_left, &left);
	each(MOUNT_1, "memory", memory_left, &left);
	return left;
}

double sys_memory_pressure(void)
{
	double most = pressure_in("/proc/pressure/memory");

	each("/sys/fs/cgroup", "", pressure, &most);
	return most;
}

uint64_t sys_threads_left(void)
{
	uint64_t n = UINT64_MAX;

	each("/sys/fs/cgroup", "", threads_left, &n);
	each("/sys/fs/cgroup/pids", "pids", threads_left, &n);
	return n;
}

unsigned int sys_cpu_quota(void)
{
	uint64_t n = UINT64_MAX;

	each("/sys/fs/cgroup", "", cpu_limit, &n);
	each("/sys/fs/cgroup/cpu", "cpu", cpu_limit, &n);
	return n < 1u << 16 ? (unsigned int)n : 0;
}

unsigned int sys_cpus_seen(void)
{
	cpu_set_t set;
	int n;

	if (sched_getaffinity(0, sizeof(set), &set)) {
		n = get_nprocs();
	} else {
		n = CPU_COUNT(&set);
	}
	return n > 0 ? (unsigned int)n : 1;
}

unsigned int sys_cpus(void)
{
	static atomic_uint once; /* the quota and 1; reading it takes longer than pl_open() */
	unsigned int quota = atomic_load_explicit(&once, memory_order_relaxed);
	unsigned int seen = sys_cpus_seen();

	if (!quota) {
		quota = sys_cpu_quota() + 1;
		atomic_store_explicit(&once, quota, memory_order_relaxed);
	}
	quota--;

	return quota && quota < seen ? quota : seen;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Identities of processes. Always from the real /proc: a movable root has no processes. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "sys/call.h"
#include "sys/sys.h"

int sys_pid(void)
{
	return getpid();
}

int sys_tid(void)
{
	return (int)syscall(SYS_gettid);
}

unsigned int sys_uid(void)
{
	return geteuid();
}

static ssize_t read_of(int pid, const char *what, char *buf, size_t space)
{
	char path[64];
	ssize_t n;
	int fd;

	(void)snprintf(path, sizeof(path), "/proc/%d/%s", pid, what);
	fd = sys_open(path, O_RDONLY, 0);
	if (fd < 0) {
		return fd;
	}
	n = sys_read(fd, buf, space - 1);
	(void)sys_close(fd);
	if (n >= 0) {
		buf[n] = '\0';
	}
	return n;
}

int sys_process_start(int pid, uint64_t *ticks)
{
	char buf[1024];
	ssize_t n = read_of(pid, "stat", buf, sizeof(buf));
	/* The name in parentheses may hold anything, parentheses too. */
	char *at = n > 0 ? strrchr(buf, ')') : NULL;

	if (n < 0) {
		return n == -ENOENT || n == -ESRCH ? -ESRCH : (int)n;
	}
	/* The start time is field 22; after the parenthesis comes the third. */
	for (int field = 2; at && field < 22; field++) {
		at = strchr(at + 1, ' ');
	}
	if (!at) {
		return -EIO;
	}
	*ticks = strtoull(at + 1, NULL, 10);
	return 0;
}

int sys_process_name(int pid, char *buf, size_t space)
{
	ssize_t n = read_of(pid, "comm", buf, space);

	if (n < 0) {
		return (int)n;
	}
	buf[strcspn(buf, "\n")] = '\0';
	return 0;
}

int sys_process_is_of(int pid, unsigned int uid, bool *yes)
{
	unsigned int id[4] = { 0 };
	char buf[2048];
	ssize_t n = read_of(pid, "status", buf, sizeof(buf));
	/* The name before it has its line ends escaped. */
	const char *at = n > 0 ? strstr(buf, "\nUid:") : NULL;

	if (n < 0) {
		return n == -ENOENT || n == -ESRCH ? -ESRCH : (int)n;
	}
	if (!at || sscanf(at, "\nUid: %u %u %u %u", &id[0], &id[1], &id[2], &id[3]) != 4) {
		return -EIO;
	}
	*yes = uid == id[0] || uid == id[1] || uid == id[2] || uid == id[3];
	return 0;
}

/* Terminated; empty if it cannot be read. */
static ssize_t read_text(const char *path, char *buf, size_t space)
{
	int fd = sys_open(path, O_RDONLY, 0);
	ssize_t n = fd < 0 ? fd : sys_read(fd, buf, space - 1);

	if (fd >= 0) {
		(void)sys_close(fd);
	}
	buf[n > 0 ? n : 0] = '\0';
	return n;
}

#define ALL_USERS 4294967295u /* the length of a map of all users */
#define OVERFLOW_UID 65534u   /* unless the administrator has chosen another */

static bool all_users_mapped(void)
{
	char buf[4096];
	unsigned long long all = 0;

	(void)read_text("/proc/self/uid_map", buf, sizeof(buf));
	for (const char *at = buf; *at; at += strcspn(at, "\n"), at += *at == '\n') {
		unsigned long long v[3];

		if (sscanf(at, "%llu %llu %llu", &v[0], &v[1], &v[2]) == 3) {
			all += v[2];
		}
	}
	return all >= ALL_USERS;
}

bool sys_uid_is_own(unsigned int uid)
{
	char buf[32];
	ssize_t n;

	if (uid != geteuid()) {
		return false;
	}
	n = read_text("/proc/sys/kernel/overflowuid", buf, sizeof(buf));
	return uid != (n > 0 ? strtoul(buf, NULL, 10) : OVERFLOW_UID) || all_users_mapped();
}

unsigned int sys_fds_limit(void)
{
	struct rlimit l;

	return getrlimit(RLIMIT_NOFILE, &l) || l.rlim_cur > UINT32_MAX ? UINT32_MAX
								       : (unsigned int)l.rlim_cur;
}

static uint64_t space(const char *path)
{
	struct stat st;
	int rc = SYS_CALL(int, stat(path, &st));

	return rc ? 0 : st.st_ino;
}

uint64_t sys_pid_space(void)
{
	return space("/proc/self/ns/pid");
}

uint64_t sys_ipc_space(void)
{
	return space("/proc/self/ns/ipc");
}

int sys_random(uint64_t *out)
{
	int rc = SYS_CALL(int, (int)getrandom(out, sizeof(*out), 0));

	return rc < 0 ? rc : 0;
}

int sys_hostname(char *buf, size_t space)
{
	int rc;

	memset(buf, 0, space);
	rc = SYS_CALL(int, gethostname(buf, space - 1));
	return rc == -ENAMETOOLONG ? 0 : rc;
}

uint64_t sys_wall_ns(void)
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_REALTIME, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

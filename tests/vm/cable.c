/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * rxe's devices are seen in all network namespaces of a machine, whichever interface they are on.
 * So each process is given a /dev/infiniband with its own device alone, as a container would be.
 */

#include "cable.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#define VERBS "/sys/class/infiniband_verbs"
#define NODES "/dev/infiniband"

static int read_line(const char *path, char *line, int space)
{
	FILE *f = fopen(path, "r");
	int rc = f && fgets(line, space, f) ? 0 : -1;

	if (f) {
		(void)fclose(f);
	}
	line[rc ? 0 : strcspn(line, "\n")] = 0;
	return rc;
}

/* The device numbers of rx`name`, under its own name in /dev. */
static int find_node(const char *name, char *node, size_t space, dev_t *number)
{
	char path[512], line[64], want[64];
	DIR *d = opendir(VERBS);
	const struct dirent *e;
	unsigned int major, minor;
	int rc = -1;

	(void)snprintf(want, sizeof(want), "rx%s", name);
	while (d && rc && (e = readdir(d)) != NULL) {
		(void)snprintf(path, sizeof(path), "%s/%s/ibdev", VERBS, e->d_name);
		if (read_line(path, line, sizeof(line)) || strcmp(line, want) != 0) {
			continue;
		}
		(void)snprintf(path, sizeof(path), "%s/%s/dev", VERBS, e->d_name);
		(void)snprintf(node, space, "%s/%s", NODES, e->d_name);
		if (!read_line(path, line, sizeof(line)) &&
		    sscanf(line, "%u:%u", &major, &minor) == 2) {
			*number = makedev(major, minor);
			rc = 0;
		}
	}
	if (d) {
		(void)closedir(d);
	}
	return rc;
}

/* This process sees the device of its own end alone. */
static int show_own(const char *name)
{
	char node[512];
	dev_t number;

	if (find_node(name, node, sizeof(node), &number)) {
		fprintf(stderr, "there is no device rx%s\n", name);
		return -1;
	}
	if (unshare(CLONE_NEWNS) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
	    mount("none", NODES, "tmpfs", 0, NULL)) {
		perror(NODES);
		return -1;
	}
	if (mknod(node, S_IFCHR | 0600, number)) {
		perror(node);
		return -1;
	}
	return 0;
}

int cable_enter(const char *name)
{
	const char *remotes = getenv("PEERLANE_REMOTES");
	char path[64];
	int fd;

	(void)snprintf(path, sizeof(path), "/run/netns/%s", name);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0 || setns(fd, CLONE_NEWNET)) {
		perror(path);
		return -1;
	}
	(void)close(fd);
	return remotes && strcmp(remotes, "tcp") == 0 ? 0 : show_own(name);
}

int cable_link(const char *name, bool up)
{
	char command[160];

	(void)snprintf(command, sizeof(command), "/bin/ip -n %s link set v%s %s", name, name,
		       up ? "up" : "down");
	return system(command); // NOLINT(cert-env33-c)
}

uint64_t cable_bytes(pid_t pid, const char *name)
{
	unsigned long long in, out;
	uint64_t sum = 0;
	char path[64], line[512], want[16];
	FILE *f;

	(void)snprintf(path, sizeof(path), "/proc/%d/net/dev", pid);
	(void)snprintf(want, sizeof(want), " v%s:", name);
	f = fopen(path, "r");
	while (f && fgets(line, sizeof(line), f)) {
		const char *at = strstr(line, want);

		if (at && sscanf(at + strlen(want), "%llu %*u %*u %*u %*u %*u %*u %*u %llu", &in,
				 &out) == 2) {
			sum = in + out;
		}
	}
	if (f) {
		(void)fclose(f);
	}
	return sum;
}

/* A connection over the cable is reset, or ended where the kernel does not let it; what else the
 * descriptor is stays. */
static bool reset(int fd)
{
	union {
		struct sockaddr any;
		struct sockaddr_in v4;
		struct sockaddr_in6 v6; /* ::ffff:10.9.0.x, at who listens for both */
	} at = { .any.sa_family = AF_UNSPEC };
	struct sockaddr none = { .sa_family = AF_UNSPEC };
	socklen_t len = sizeof(at);
	uint32_t host = 0;

	if (getpeername(fd, &at.any, &len) == 0 && at.any.sa_family == AF_INET) {
		host = at.v4.sin_addr.s_addr;
	} else if (at.any.sa_family == AF_INET6) {
		memcpy(&host, at.v6.sin6_addr.s6_addr + 12, sizeof(host));
	}
	return ntohl(host) >> 8 == CABLE_NET &&
	       (connect(fd, &none, sizeof(none)) == 0 || shutdown(fd, SHUT_RDWR) == 0);
}

int cable_cut(pid_t pid)
{
	char path[64];
	int n = 0;
	int process = (int)syscall(SYS_pidfd_open, pid, 0);
	const struct dirent *e;
	DIR *d;

	(void)snprintf(path, sizeof(path), "/proc/%d/fd", pid);
	d = process < 0 ? NULL : opendir(path);
	if (!d) {
		perror("cable_cut");
		n = -1;
	}
	while (d && (e = readdir(d))) {
		int fd = e->d_name[0] == '.'
				 ? -1
				 : (int)syscall(SYS_pidfd_getfd, process, atoi(e->d_name), 0);

		if (fd < 0 && e->d_name[0] != '.' && errno != EBADF) {
			perror("pidfd_getfd");
		}
		if (fd >= 0) {
			n += reset(fd);
			(void)close(fd);
		}
	}
	if (d) {
		(void)closedir(d);
	}
	if (process >= 0) {
		(void)close(process);
	}
	return n;
}

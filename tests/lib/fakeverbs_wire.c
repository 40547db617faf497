/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The fake NIC's wire to other processes. In one folder each process has a socket, and each queue
 * pair a symbolic link with its number that names its process' socket. A message and its answer are
 * one exchange on a connection; the asking thread has one connection to each process.
 */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

#define PEERS_MAX 256
#define NAME_MAX_LEN 40
#define OURS "fakeverbs-auto-" /* a folder that nobody asked for goes again */

static int folder = -1;
static int listener = -1;
static int wake = -1;
static char me[NAME_MAX_LEN]; /* this process' socket */
static pid_t owner;	      /* who named the folder */

/* The serving thread's. */
static int guests[PEERS_MAX];
static int n_guests;

/* The asking thread's. */
static struct {
	char name[NAME_MAX_LEN];
	int fd;
} hosts[PEERS_MAX];
static int n_hosts;

__attribute__((constructor)) static void name_folder(void)
{
	const char *tmp = getenv("TMPDIR");
	char path[256];

	if (!getenv("FAKEVERBS_DIR")) {
		owner = getpid();
		(void)snprintf(path, sizeof(path), "%s/" OURS "%d-%llx", tmp ? tmp : "/tmp",
			       (int)owner, (unsigned long long)fake_now());
		(void)setenv("FAKEVERBS_DIR", path, 1);
	}
}

/* What killed processes have left, and the folder if nothing else is in it. */
__attribute__((destructor)) static void remove_folder(void)
{
	const char *path = getenv("FAKEVERBS_DIR");
	struct dirent *e;
	DIR *d;

	if (folder >= 0) {
		(void)unlinkat(folder, me, 0);
	}
	d = owner == getpid() && path && strstr(path, OURS) ? opendir(path) : NULL;
	while (d && (e = readdir(d))) {
		long pid = strtol(e->d_name + 1, NULL, 10);

		if (e->d_name[0] == 's' && pid > 0 && kill((pid_t)pid, 0) < 0) {
			(void)unlinkat(dirfd(d), e->d_name, 0);
		}
	}
	if (d) {
		rewinddir(d);
		while ((e = readdir(d))) { /* links that lead nowhere now */
			if (e->d_name[0] == 'q' && faccessat(dirfd(d), e->d_name, F_OK, 0) < 0) {
				(void)unlinkat(dirfd(d), e->d_name, 0);
			}
		}
		(void)closedir(d);
		(void)rmdir(path);
	}
}

/* Its path is short, however long the folder's is. */
static void address_of(const char *name, struct sockaddr_un *a)
{
	*a = (struct sockaddr_un){ .sun_family = AF_UNIX };
	(void)snprintf(a->sun_path, sizeof(a->sun_path), "/proc/self/fd/%d/%s", folder, name);
}

static int open_folder(void)
{
	const char *path = getenv("FAKEVERBS_DIR");

	for (int i = 0; path && folder < 0 && i < 5; i++) { /* another process may remove it */
		(void)mkdir(path, 0700);
		folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	}
	return folder < 0 ? ENOENT : 0;
}

int fake_wire_open(void)
{
	static unsigned int opened;
	struct sockaddr_un a;
	int err = open_folder();

	if (err) {
		return err;
	}
	(void)snprintf(me, sizeof(me), "s%d.%u", (int)getpid(), opened++);
	address_of(me, &a);
	(void)unlinkat(folder, me, 0); /* of a process that had this number */
	listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	wake = eventfd(0, EFD_CLOEXEC);
	if (listener < 0 || wake < 0 || bind(listener, (struct sockaddr *)&a, sizeof(a)) < 0 ||
	    listen(listener, PEERS_MAX) < 0) {
		err = errno;
		fake_wire_close();
	}
	return err;
}

static void shut(int *fd)
{
	if (*fd >= 0) {
		(void)close(*fd);
	}
	*fd = -1;
}

/* No thread is there any more. */
void fake_wire_close(void)
{
	const char *path = getenv("FAKEVERBS_DIR");

	if (folder >= 0) {
		(void)unlinkat(folder, me, 0);
	}
	fake_wire_drop();
	if (path && strstr(path, OURS)) {
		(void)rmdir(path); /* if nobody else is in it */
	}
}

void fake_wire_drop(void)
{
	shut(&listener);
	shut(&wake);
	shut(&folder);
	while (n_guests) {
		shut(&guests[--n_guests]);
	}
	while (n_hosts) {
		shut(&hosts[--n_hosts].fd);
	}
}

void fake_wire_stop(void)
{
	(void)eventfd_write(wake, 1);
}

static void link_name(uint32_t qpn, char out[NAME_MAX_LEN])
{
	(void)snprintf(out, NAME_MAX_LEN, "q%06x", qpn);
}

int fake_wire_name(uint32_t *qpn)
{
	static uint32_t next;
	char name[NAME_MAX_LEN];

	next = next ? next : (uint32_t)getpid() * 977u + (uint32_t)fake_now();
	for (int i = 0; i < 100000; i++) {
		*qpn = next++ & 0xffffff;
		link_name(*qpn, name);
		if (*qpn > 1 && symlinkat(me, folder, name) == 0) {
			return 0;
		}
		if (*qpn > 1 && errno != EEXIST) {
			return errno;
		}
	}
	return ENOSPC;
}

void fake_wire_unname(uint32_t qpn)
{
	char name[NAME_MAX_LEN];

	link_name(qpn, name);
	(void)unlinkat(folder, name, 0);
}

static bool get_all(int fd, void *to, size_t len)
{
	for (char *at = to; len;) {
		ssize_t n = recv(fd, at, len, 0);

		if (n <= 0) {
			if (n < 0 && errno == EINTR) {
				continue;
			}
			errno = n ? errno : EPIPE;
			return false;
		}
		at += n;
		len -= (size_t)n;
	}
	return true;
}

static bool put_all(int fd, const void *from, size_t len)
{
	for (const char *at = from; len;) {
		ssize_t n = send(fd, at, len, MSG_NOSIGNAL);

		if (n < 0) {
			if (errno == EINTR) {
				continue;
			}
			return false;
		}
		at += n;
		len -= (size_t)n;
	}
	return true;
}

/* No step of an exchange waits longer than this. */
static void bound(int fd)
{
	struct timeval t = { fake.silence_ms / 1000, fake.silence_ms % 1000 * 1000 };

	(void)setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &t, sizeof(t));
	(void)setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &t, sizeof(t));
}

static bool carries(uint32_t op)
{
	return op <= VERBS_WR_SEND_WITH_IMM;
}

/* One exchange with a guest. False: it is gone. */
static bool serve_one(int fd)
{
	struct fake_reply r;
	struct fake_msg m;
	char *bytes = NULL;
	char *out = NULL;
	bool ok = get_all(fd, &m, sizeof(m)) && m.magic == FAKE_MAGIC && m.len <= FAKE_MSG_MAX;

	if (ok && carries(m.op)) {
		bytes = malloc(m.len + 1);
		ok = bytes && get_all(fd, bytes, m.len);
	}
	if (ok) {
		pthread_mutex_lock(&fake.lock);
		r = fake_serve(&m, bytes, &out);
		pthread_mutex_unlock(&fake.lock);
		ok = put_all(fd, &r, sizeof(r)) && (!out || put_all(fd, out, r.len));
	}
	free(bytes);
	free(out);
	return ok;
}

void *fake_wire_serve(void *unused)
{
	struct pollfd p[PEERS_MAX + 2];

	(void)unused;
	for (;;) {
		p[0] = (struct pollfd){ .fd = wake, .events = POLLIN };
		p[1] = (struct pollfd){ .fd = listener, .events = POLLIN };
		for (int i = 0; i < n_guests; i++) {
			p[i + 2] = (struct pollfd){ .fd = guests[i], .events = POLLIN };
		}
		if (poll(p, (nfds_t)n_guests + 2, -1) < 0) {
			continue;
		}
		if (p[0].revents) {
			return NULL;
		}
		for (int i = n_guests - 1; i >= 0; i--) {
			if (p[i + 2].revents && !serve_one(guests[i])) {
				(void)close(guests[i]);
				guests[i] = guests[--n_guests];
			}
		}
		if (p[1].revents && n_guests < PEERS_MAX) {
			int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);

			if (fd >= 0) {
				bound(fd);
				guests[n_guests++] = fd;
			}
		}
	}
}

/* The connection to the process that has a queue pair, -1: nobody has. *at: its place. */
static int host_of(uint32_t qpn, int *at)
{
	char link[NAME_MAX_LEN];
	char name[NAME_MAX_LEN] = "";
	struct sockaddr_un a;
	int fd;

	link_name(qpn, link);
	if (readlinkat(folder, link, name, sizeof(name) - 1) <= 0) {
		return -1;
	}
	for (*at = 0; *at < n_hosts; (*at)++) {
		if (strcmp(hosts[*at].name, name) == 0) {
			return hosts[*at].fd;
		}
	}
	if (n_hosts == PEERS_MAX) {
		(void)close(hosts[--n_hosts].fd);
		*at = n_hosts;
	}
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	address_of(name, &a);
	if (fd < 0) {
		return -1;
	}
	bound(fd);
	if (connect(fd, (struct sockaddr *)&a, sizeof(a)) < 0) {
		(void)close(fd);
		return -1;
	}
	(void)snprintf(hosts[n_hosts].name, NAME_MAX_LEN, "%s", name);
	hosts[n_hosts].fd = fd;
	*at = n_hosts++;
	return fd;
}

static void drop_host(int at)
{
	(void)close(hosts[at].fd);
	hosts[at] = hosts[--n_hosts];
}

struct fake_reply fake_wire_ask(const struct fake_msg *m, const char *bytes, char **out)
{
	struct fake_reply r = { .answer = FAKE_LOST };
	int at = 0;
	int fd = host_of(m->dst_qpn, &at);
	bool ok;

	*out = NULL;
	if (fd < 0) {
		return r;
	}
	errno = 0;
	ok = put_all(fd, m, sizeof(*m)) && (!carries(m->op) || put_all(fd, bytes, m->len)) &&
	     get_all(fd, &r, sizeof(r)) && r.magic == FAKE_MAGIC && r.len <= FAKE_MSG_MAX;
	if (ok && r.len) {
		*out = malloc(r.len);
		ok = *out && get_all(fd, *out, r.len);
	}
	if (!ok) {
		/* It may still answer, to nobody. */
		r.answer = errno == EAGAIN || errno == EWOULDBLOCK ? FAKE_SILENT : FAKE_LOST;
		drop_host(at);
	}
	return r;
}

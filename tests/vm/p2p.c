/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The tier's test of itself: what the kernel does, without the library. Maps p2pdma memory of a
 * device, lets a drive read into it and write from it, and compares every byte with what ordinary
 * I/O through host memory says. It promises that a kernel or an emulator on which the library's own
 * tests would fail is found out here first.
 *
 *	p2p [-m MARKER -n NUMBER] [-e ERRNO] ALLOCATE TARGET LENGTH CALL...
 *
 * ALLOCATE is /sys/bus/pci/devices/.../p2pmem/allocate; TARGET a block device or a file (made if it
 * is not there); CALL one of pread, preadv, pwrite, pwritev, uring-read, uring-write. With -e every
 * call must fail with just this error. With -m each call lies between two marks (witness.h).
 */

#include <errno.h>
#include <fcntl.h>
#include <liburing.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#include "witness.h"

struct run {
	char *bar;  /* the device's memory */
	char *host; /* as long, of the host */
	char *want;
	size_t len;
	int fd;
	int refused; /* the error that calls must end with, or 0 */
	const char *marker;
	unsigned int number;
};

static void pattern(char *buf, size_t len, unsigned int seed)
{
	uint64_t *word = (uint64_t *)(void *)buf;

	for (size_t i = 0; i < len / sizeof(*word); i++) {
		word[i] = (i + 1) * 0x9e3779b97f4a7c15ull ^ (uint64_t)seed << 32;
	}
}

static ssize_t by_ring(const struct run *r, bool write)
{
	struct io_uring ring;
	struct io_uring_cqe *cqe;
	struct io_uring_sqe *sqe;
	ssize_t rc = io_uring_queue_init(4, &ring, 0);

	if (rc < 0) {
		return rc;
	}
	sqe = io_uring_get_sqe(&ring);
	if (write) {
		io_uring_prep_write(sqe, r->fd, r->bar, (unsigned int)r->len, 0);
	} else {
		io_uring_prep_read(sqe, r->fd, r->bar, (unsigned int)r->len, 0);
	}
	rc = io_uring_submit_and_wait(&ring, 1);
	if (rc >= 0) {
		rc = io_uring_wait_cqe(&ring, &cqe);
	}
	if (rc >= 0) {
		rc = cqe->res;
	}
	io_uring_queue_exit(&ring);
	return rc;
}

/* The call by name: bytes, or -errno. Two pieces where the call takes a vector. */
static ssize_t call(const struct run *r, const char *name)
{
	size_t half = r->len / 2 & ~(size_t)4095;
	struct iovec v[2] = { { r->bar, half }, { r->bar + half, r->len - half } };
	struct iovec *first = half ? v : v + 1;
	int n = half ? 2 : 1;
	ssize_t rc;

	if (!strcmp(name, "pread")) {
		rc = pread(r->fd, r->bar, r->len, 0);
	} else if (!strcmp(name, "pwrite")) {
		rc = pwrite(r->fd, r->bar, r->len, 0);
	} else if (!strcmp(name, "preadv")) {
		rc = preadv(r->fd, first, n, 0);
	} else if (!strcmp(name, "pwritev")) {
		rc = pwritev(r->fd, first, n, 0);
	} else if (!strcmp(name, "uring-read") || !strcmp(name, "uring-write")) {
		return by_ring(r, strstr(name, "write") != NULL);
	} else {
		return -ENOSYS;
	}
	return rc < 0 ? -errno : rc;
}

/* The call between two marks, if there is a marker. */
static ssize_t marked(const struct run *r, const char *name)
{
	ssize_t rc;

	if (!r->marker) {
		return call(r, name);
	}
	rc = witness_mark(r->marker, r->number);
	if (!rc) {
		rc = call(r, name);
		if (witness_mark(r->marker, r->number)) {
			rc = -ENODEV;
		}
	}
	return rc;
}

/* What the file holds after a write, or the BAR after a read, against the pattern. */
static bool same(const struct run *r, const char *where, const char *name)
{
	for (size_t i = 0; i < r->len; i++) {
		if (where[i] != r->want[i]) {
			printf("%s of %zu bytes: wrong from byte %zu on\n", name, r->len, i);
			return false;
		}
	}
	return true;
}

static bool one(struct run *r, const char *name, unsigned int seed)
{
	bool write = strstr(name, "write") != NULL;
	ssize_t rc;

	pattern(r->want, r->len, seed);
	pattern(r->host, r->len, ~seed);
	/* The end that is read holds the pattern, the other end something else. */
	memcpy(r->bar, write ? r->want : r->host, r->len);
	if (pwrite(r->fd, write ? r->host : r->want, r->len, 0) != (ssize_t)r->len) {
		printf("%s: the file cannot be prepared: %s\n", name, strerror(errno));
		return false;
	}
	rc = marked(r, name);
	if (r->refused) {
		if (rc != -r->refused) {
			printf("%s is %zd, not %d\n", name, rc, -r->refused);
		}
		return rc == -r->refused;
	}
	if (rc != (ssize_t)r->len) {
		printf("%s of %zu bytes is %zd\n", name, r->len, rc);
		return false;
	}
	if (!write) {
		return same(r, r->bar, name);
	}
	memset(r->host, 0, r->len);
	return pread(r->fd, r->host, r->len, 0) == (ssize_t)r->len && same(r, r->host, name);
}

static char *map_bar(const char *allocate, size_t len)
{
	int fd = open(allocate, O_RDWR | O_CLOEXEC);
	void *bar;

	if (fd < 0) {
		perror(allocate);
		return NULL;
	}
	bar = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	if (bar == MAP_FAILED) {
		printf("mmap of %zu bytes of %s: %s\n", len, allocate, strerror(errno));
		return NULL;
	}
	return bar;
}

static int set_up(struct run *r, const char *allocate, const char *target)
{
	void *host[2];

	r->bar = map_bar(allocate, r->len);
	if (!r->bar) {
		return -1;
	}
	r->fd = open(target, O_RDWR | O_CREAT | O_DIRECT | O_CLOEXEC, 0600);
	if (r->fd < 0) {
		perror(target);
		return -1;
	}
	for (int i = 0; i < 2; i++) {
		host[i] = mmap(NULL, r->len, PROT_READ | PROT_WRITE,
			       MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
		if (host[i] == MAP_FAILED) {
			perror("mmap");
			return -1;
		}
	}
	r->host = host[0];
	r->want = host[1];
	return 0;
}

int main(int argc, char **argv)
{
	struct run r = { .fd = -1 };
	bool good = true;
	int option;

	while ((option = getopt(argc, argv, "m:n:e:")) > 0) {
		switch (option) {
		case 'm':
			r.marker = optarg;
			break;
		case 'n':
			r.number = (unsigned int)atoi(optarg);
			break;
		case 'e':
			r.refused = atoi(optarg);
			break;
		default:
			return 2;
		}
	}
	if (argc - optind < 4) {
		return 2;
	}
	r.len = strtoul(argv[optind + 2], NULL, 0);
	if (set_up(&r, argv[optind], argv[optind + 1])) {
		return 1;
	}
	for (int i = optind + 3; i < argc; i++) {
		good = one(&r, argv[i], (unsigned int)i) && good;
	}
	return good ? 0 : 1;
}

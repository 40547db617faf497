/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Holds p2pdma memory of a device, with a drive reading into it over and over, while the device is
 * taken away. It promises to end: the reads must stop with EFAULT and the mapping must be gone, as
 * opposed to going on in memory that is somebody else's.
 *
 *	hold ALLOCATE TARGET LENGTH READY
 *
 * READY is a file that is made once the first read has succeeded.
 */

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static sigjmp_buf lost;

static void on_bus(int sig)
{
	(void)sig;
	siglongjmp(lost, 1);
}

/* Whether the CPU's access ends in SIGBUS. */
static int is_gone(volatile char *bar)
{
	if (sigsetjmp(lost, 1)) {
		return 1;
	}
	printf("the mapping still reads %d\n", bar[0]);
	return 0;
}

int main(int argc, char **argv)
{
	struct sigaction act = { .sa_handler = on_bus };
	unsigned long reads = 0;
	size_t len;
	char *bar;
	int fd, ready, target;

	if (argc != 5) {
		return 2;
	}
	len = strtoul(argv[3], NULL, 0);
	fd = open(argv[1], O_RDWR | O_CLOEXEC);
	target = open(argv[2], O_RDONLY | O_DIRECT | O_CLOEXEC);
	bar = mmap(NULL, len, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (fd < 0 || target < 0 || bar == MAP_FAILED) {
		perror("hold");
		return 1;
	}
	close(fd);
	alarm(60);
	sigaction(SIGBUS, &act, NULL);
	/* A short count is one that was cut off by the end; the next call says so. */
	while (pread(target, bar, len, 0) > 0) {
		if (!reads++) {
			ready = open(argv[4], O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
			close(ready);
		}
	}
	printf("note: after %lu reads: %s\n", reads, strerror(errno));
	return reads && errno == EFAULT && is_gone(bar) ? 0 : 1;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Writes GPU memory to a file so that the file is there whole or not at all, also after a crash:
 * under a temporary name, synced, then renamed.
 *
 *	checkpoint FILE BYTES [DEVICE]
 */

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define WORDS 8192u

static int fail(const char *what, const char *why)
{
	fprintf(stderr, "checkpoint: %s: %s\n", what, why);
	return 1;
}

/* Multiples of a 64-bit constant; in a real program a kernel makes the state, and must have
 * completed before pl_write(). */
static int make_state(struct pl_ctx *ctx, char *mem, size_t len)
{
	static uint64_t words[WORDS];

	for (size_t off = 0; off < len; off += sizeof(words)) {
		size_t part = len - off < sizeof(words) ? len - off : sizeof(words);

		for (size_t i = 0; i < WORDS; i++) {
			words[i] = (off / 8 + i) * UINT64_C(0x9e3779b97f4a7c15);
		}
		if (pl_copy(ctx, mem + off, words, part, NULL) != (ssize_t)part) {
			return -1;
		}
	}
	return 0;
}

/* A write comes short only before an error, which the next call then reports. */
static int write_all(struct pl_file *file, const char *src, size_t len)
{
	ssize_t n;

	for (size_t done = 0; done < len; done += (size_t)n) {
		n = pl_write(file, src + done, len - done, done, NULL);
		if (n <= 0) {
			return n < 0 ? (int)n : -EIO;
		}
	}
	/* Until here the bytes may be in the page cache only; late errors show now. */
	return pl_file_sync(file);
}

/* The new name is on disk when its folder is. Changes path. */
static int sync_folder(char *path)
{
	char *slash = strrchr(path, '/');
	int fd;

	if (slash) {
		slash[1] = '\0';
	}
	fd = open(slash ? path : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	return fd < 0 ? -1 : fsync(fd) | close(fd);
}

static int save(struct pl_ctx *ctx, const char *path, size_t len, const char *device)
{
	char tmp[PATH_MAX];
	struct pl_file *file;
	struct pl_dev *dev;
	void *mem;
	int rc;

	if (pl_dev_open(ctx, device, &dev) || pl_mem_alloc(dev, len, 0, &mem) ||
	    make_state(ctx, mem, len)) {
		return fail(device, pl_error_message());
	}
	(void)snprintf(tmp, sizeof(tmp), "%s.part", path);
	if (pl_file_open(ctx, tmp, O_WRONLY | O_CREAT | O_EXCL, 0644, &file)) {
		return fail(tmp, pl_error_message());
	}
	rc = write_all(file, mem, len) || pl_file_close(file) ? fail(tmp, pl_error_message())
	     : rename(tmp, path)			      ? fail(path, strerror(errno))
							      : 0;
	if (rc) {
		(void)unlink(tmp);
		return rc;
	}
	return sync_folder(tmp) ? fail(path, strerror(errno)) : 0;
}

int main(int argc, char **argv)
{
	size_t digits = argc > 2 ? strspn(argv[2], "0123456789") : 0;
	size_t len = digits && !argv[2][digits] ? strtoull(argv[2], NULL, 10) : 0;
	struct pl_ctx *ctx;
	int rc;

	if (argc < 3 || argc > 4 || len == 0 || strlen(argv[1]) + 6 > PATH_MAX) {
		fprintf(stderr, "usage: checkpoint FILE BYTES [DEVICE]\n");
		return 2;
	}
	if (pl_open(NULL, &ctx)) {
		return fail("pl_open", pl_error_message());
	}
	rc = save(ctx, argv[1], len, argc > 3 ? argv[3] : "gpu:0");
	pl_close(ctx);
	return rc;
}

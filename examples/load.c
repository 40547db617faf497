/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Loads a file into GPU memory, then compares what lies there with the file.
 *
 *	load FILE [DEVICE]
 *
 * DEVICE is a name such as cuda:0 or soft:0; the default gpu:0 is the best GPU that there is, and a
 * software GPU where there is none.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define PIECE ((size_t)1 << 20)

/* As pread(2) does, a read may come short: at the end of the file, and before an error, which the
 * next call then reports. */
static int read_all(struct pl_file *file, char *dst, size_t len)
{
	size_t done = 0;

	while (done < len) {
		ssize_t n = pl_read(file, dst + done, len - done, done, NULL);

		if (n < 0) {
			return (int)n;
		}
		if (n == 0) {
			return -ENODATA; /* it is shorter than it said */
		}
		done += (size_t)n;
	}
	return 0;
}

/* 1 if the memory holds what the file holds, all of it, 0 if not: a file in /proc has more bytes
 * than it says. The address is the device's, which the CPU must not touch: pl_copy() brings the
 * bytes here. */
static int same(struct pl_ctx *ctx, const char *path, const char *mem, size_t len)
{
	static char want[PIECE];
	static char have[PIECE];
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	size_t done = 0;
	int equal = fd >= 0;

	while (equal && done < len) {
		ssize_t n = pread(fd, want, PIECE, (off_t)done);

		if (n <= 0 || (size_t)n > len - done) {
			equal = 0;
		} else {
			equal = pl_copy(ctx, have, mem + done, (size_t)n, NULL) == n &&
				memcmp(want, have, (size_t)n) == 0;
			done += (size_t)n;
		}
	}
	equal = equal && pread(fd, want, 1, (off_t)len) == 0;
	if (fd >= 0) {
		(void)close(fd);
	}
	return equal;
}

static int load(struct pl_ctx *ctx, const char *path, const char *device)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file;
	struct pl_dev *dev;
	void *mem;
	int rc = pl_dev_open(ctx, device, &dev);

	rc = rc ? rc : pl_file_open(ctx, path, O_RDONLY, 0, &file);
	rc = rc ? rc : pl_file_info(file, &info);
	if (!rc && info.kind == PL_FILE_STREAM) {
		fprintf(stderr, "load: %s has no length: it is not a regular file\n", path);
		return 1;
	}
	rc = rc ? rc : pl_mem_alloc(dev, info.length ? info.length : 1, 0, &mem);
	rc = rc ? rc : read_all(file, mem, info.length);
	if (rc) {
		/* Whatever failed, the words are here; the number is rc. */
		fprintf(stderr, "load: %s\n",
			rc == -ENODATA ? "the file was truncated" : pl_error_message());
		return 1;
	}
	if (!same(ctx, path, mem, info.length)) {
		fprintf(stderr, "load: the memory differs from %s\n", path);
		return 1;
	}
	printf("%llu bytes of %s are on %s\n", (unsigned long long)info.length, path, device);
	return 0;
}

int main(int argc, char **argv)
{
	struct pl_ctx *ctx;
	int status;

	if (argc < 2 || argc > 3) {
		fprintf(stderr, "usage: load FILE [DEVICE]\n");
		return 2;
	}
	if (pl_open(NULL, &ctx)) {
		fprintf(stderr, "load: %s\n", pl_error_message());
		return 1;
	}
	status = load(ctx, argv[1], argc > 2 ? argv[2] : "gpu:0");
	pl_close(ctx); /* gives back all that is still open: files, memory, devices */
	return status;
}

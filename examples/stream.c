/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads a file into GPU memory, copies it there and writes the copy to another file, all in the
 * order of one stream: for each 64 MiB three calls that return at once, and one wait. The second
 * and third use the length that the first one's result says.
 *
 *	stream FROM TO [DEVICE]
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

#include <peerlane/peerlane.h>

#define SPACE ((size_t)64 << 20)

static int failed(const char *what, const char *why)
{
	fprintf(stderr, "stream: %s: %s\n", what, why);
	return 1;
}

static int queue(struct pl_stream *stream, struct pl_file *const files[2], char *mem,
		 const int64_t *off, ssize_t moved[3])
{
	static const size_t space = SPACE;
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.file = files[0];
	io.mem = mem;
	io.len = &space;
	io.off = off;
	io.result = &moved[0];
	if (pl_stream_read(stream, &io)) {
		return failed("read", pl_error_message());
	}
	/*
	 * Its turn comes when the read is done, and its length is read then: what was read. (A
	 * failed read leaves a length that no transfer accepts, and so these fail too.) A kernel of
	 * yours would stand here, launched on pl_stream_handle().
	 */
	io.mem = mem + SPACE;
	io.src = mem;
	io.len = (const size_t *)(const void *)&moved[0];
	io.result = &moved[1];
	if (pl_stream_copy(stream, &io)) {
		return failed("copy", pl_error_message());
	}
	io.file = files[1];
	io.len = (const size_t *)(const void *)&moved[1];
	io.result = &moved[2];
	return pl_stream_write(stream, &io) ? failed("write", pl_error_message()) : 0;
}

/* Until a read finds the end of the file. */
static int run(struct pl_stream *stream, struct pl_file *const files[2], char *mem)
{
	ssize_t moved[3] = { 0, 0, 1 };
	int64_t off = 0;
	int rc = 0;

	while (!rc && moved[2] > 0) {
		rc = queue(stream, files, mem, &off, moved);
		/* Whatever was queued is waited for before its memory goes. */
		if (pl_stream_sync(stream)) {
			rc = failed("wait", pl_error_message());
		}
		for (int i = 0; i < 3 && !rc; i++) {
			if (moved[i] < 0) {
				fprintf(stderr, "stream: transfer %d: %s\n", i + 1,
					strerror((int)-moved[i]));
				rc = 1;
			}
		}
		off += rc ? 0 : moved[2];
	}
	if (!rc && pl_file_sync(files[1])) { /* late errors show now */
		rc = failed("sync", pl_error_message());
	}
	if (!rc) {
		printf("%lld bytes read, copied and written in one stream's order\n",
		       (long long)off);
	}
	return rc;
}

int main(int argc, char **argv)
{
	struct pl_stream *stream;
	struct pl_file *files[2];
	struct stat a, b;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	void *mem;
	int rc;

	if (argc < 3 || argc > 4) {
		fprintf(stderr, "usage: stream FROM TO [DEVICE]\n");
		return 2;
	}
	if (stat(argv[1], &a) == 0 && stat(argv[2], &b) == 0 && a.st_dev == b.st_dev &&
	    a.st_ino == b.st_ino) {
		return failed(argv[2], "this is the input file; it would be overwritten");
	}
	if (pl_open(NULL, &ctx) || pl_dev_open(ctx, argc > 3 ? argv[3] : "gpu:0", &dev) ||
	    pl_stream_create(dev, &stream) || pl_mem_alloc(dev, 2 * SPACE, 0, &mem) ||
	    pl_file_open(ctx, argv[1], O_RDONLY, 0, &files[0]) ||
	    pl_file_open(ctx, argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0644, &files[1])) {
		return failed("not begun", pl_error_message());
	}
	rc = run(stream, files, mem);
	pl_close(ctx); /* and all that was made from it */
	return rc;
}

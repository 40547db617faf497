/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Reads a file into GPU memory, copies it there and writes the copy to another file, all in the
 * order of one stream: three calls that return at once, and one wait. The second and third use the
 * length that the first one's result says.
 *
 *	stream FROM TO [DEVICE]
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include <peerlane/peerlane.h>

#define ROOM ((size_t)64 << 20)

static int failed(const char *what)
{
	fprintf(stderr, "%s: %s\n", what, pl_error_message());
	return 1;
}

static int queue(struct pl_stream *stream, struct pl_file *from, struct pl_file *to, char *mem,
		 const size_t *room, ssize_t moved[3])
{
	struct pl_stream_io io = PL_STREAM_IO_INIT;

	io.file = from;
	io.mem = mem;
	io.len = room;
	io.result = &moved[0];
	if (pl_stream_read(stream, &io)) {
		return failed("read");
	}
	/*
	 * Its turn comes when the read is done, and its length is read then: what was read. (A
	 * failed read leaves a length that no transfer accepts, and so these fail too.) A kernel of
	 * yours would stand here, launched on pl_stream_handle().
	 */
	io.mem = mem + ROOM;
	io.src = mem;
	io.len = (const size_t *)(const void *)&moved[0];
	io.result = &moved[1];
	if (pl_stream_copy(stream, &io)) {
		return failed("copy");
	}
	io.file = to;
	io.len = (const size_t *)(const void *)&moved[1];
	io.result = &moved[2];
	return pl_stream_write(stream, &io) ? failed("write") : 0;
}

static int run(struct pl_dev *dev, struct pl_file *from, struct pl_file *to)
{
	static const size_t room = ROOM;
	ssize_t moved[3] = { 0, 0, 0 };
	struct pl_stream *stream;
	void *mem;
	int rc = 1;

	if (pl_mem_alloc(dev, 2 * ROOM, &mem)) {
		return failed("memory");
	}
	if (pl_stream_create(dev, &stream)) {
		return failed("stream");
	}
	rc = queue(stream, from, to, mem, &room, moved);
	/* Whatever was queued is waited for before its memory goes. */
	if (pl_stream_sync(stream)) {
		rc = failed("wait");
	}
	pl_stream_close(stream);
	for (int i = 0; i < 3 && !rc; i++) {
		if (moved[i] < 0) {
			fprintf(stderr, "transfer %d: %s\n", i + 1, strerror((int)-moved[i]));
			rc = 1;
		}
	}
	if (!rc) {
		printf("%zd bytes read, copied and written in one stream's order\n", moved[2]);
	}
	return rc;
}

int main(int argc, char **argv)
{
	struct pl_file *from;
	struct pl_file *to;
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	int rc;

	if (argc < 3) {
		fprintf(stderr, "usage: %s FROM TO [DEVICE]\n", argv[0]);
		return 2;
	}
	if (pl_open(NULL, &ctx)) {
		return failed("peerlane");
	}
	if (pl_dev_open(ctx, argc > 3 ? argv[3] : "gpu:0", &dev) ||
	    pl_file_open(ctx, argv[1], O_RDONLY, 0, &from) ||
	    pl_file_open(ctx, argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0644, &to)) {
		rc = failed(argv[1]);
	} else {
		rc = run(dev, from, to);
	}
	pl_close(ctx); /* and all that was made from it */
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Loads the shards of a model, one thread a shard, all through one context; prints each shard's
 * length and the sum of its bytes as they lie in GPU memory: threads SHARD...
 */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#define PIECE ((size_t)64 << 10)

struct shard {
	pthread_t thread;
	struct pl_ctx *ctx; /* any number of threads may use one at once */
	const char *path;
	void *mem;
	size_t len;
	uint64_t sum;
	int rc;
};

/* As pread(2) does, a read may come short; it says 0 at the end of the file. */
static int read_all(struct pl_file *file, char *dst, size_t len)
{
	ssize_t n = 1;

	for (size_t done = 0; done < len && n > 0; done += n > 0 ? (size_t)n : 0) {
		n = pl_read(file, dst + done, len - done, done, NULL);
	}
	return n > 0 ? 0 : n < 0 ? (int)n : -ENODATA;
}

static int load(struct shard *s)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file;
	struct pl_dev *dev; /* one device, counted: each thread gets the same handle */
	int rc = pl_dev_open(s->ctx, "gpu:0", &dev);

	rc = rc ? rc : pl_file_open(s->ctx, s->path, O_RDONLY, 0, &file);
	rc = rc ? rc : pl_file_info(file, &info);
	/* A pipe has no length, a file in /proc does not say it: no memory for those. */
	rc = rc ? rc : pl_mem_alloc(dev, info.length, 0, &s->mem);
	rc = rc ? rc : read_all(file, s->mem, info.length);
	s->len = info.length;
	return rc ? rc : pl_file_close(file); /* pl_close() gives back what is open */
}

/* The addresses are the device's: pl_copy() brings the bytes here. */
static int add_up(struct shard *s)
{
	unsigned char buf[PIECE];
	ssize_t n;

	for (size_t done = 0; done < s->len; done += (size_t)n) {
		n = pl_copy(s->ctx, buf, (char *)s->mem + done,
			    s->len - done < PIECE ? s->len - done : PIECE, NULL);
		if (n < 0) {
			return (int)n;
		}
		for (ssize_t i = 0; i < n; i++) {
			s->sum += buf[i];
		}
	}
	return 0;
}

static void *shard_main(void *arg)
{
	struct shard *s = arg;

	s->rc = load(s);
	s->rc = s->rc ? s->rc : add_up(s);
	if (s->rc) { /* the message is this thread's own: say it here, not after the join */
		fprintf(stderr, "threads: %s: %s\n", s->path,
			s->rc == -ENODATA ? "the count was short" : pl_error_message());
	}
	return NULL;
}

int main(int argc, char **argv)
{
	struct shard *shards = calloc((size_t)argc, sizeof(*shards));
	struct pl_ctx *ctx = NULL;
	int n = 0, failed = argc < 2 || !shards || pl_open(NULL, &ctx);

	if (failed) {
		fprintf(stderr, "threads: %s\n", argc < 2 ? "which shards?" : pl_error_message());
	}
	for (; !failed && n < argc - 1; n++) {
		shards[n] = (struct shard){ .ctx = ctx, .path = argv[n + 1] };
		failed = pthread_create(&shards[n].thread, NULL, shard_main, &shards[n]);
		if (failed) {
			fprintf(stderr, "threads: no thread: %s\n", strerror(failed));
			break;
		}
	}
	while (n-- > 0) {
		struct shard *s = &shards[n];

		(void)pthread_join(s->thread, NULL);
		failed |= s->rc != 0;
		if (!s->rc) {
			printf("%s %zu %llu\n", s->path, s->len, (unsigned long long)s->sum);
		}
	}
	pl_close(ctx);
	free(shards);
	return failed ? 1 : 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Copies between memories: host to one device, on to another device, and back to the host.
 *
 *	copy_between FROM_DEVICE TO_DEVICE
 *
 * The two may be of different kinds, or one and the same.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#define LEN (((size_t)8 << 20) + 12345)

static int fail(const char *what)
{
	fprintf(stderr, "copy_between: %s: %s\n", what, pl_error_message());
	return 1;
}

/* A copy moves all of it or fails. */
static int copy(struct pl_ctx *ctx, void *dst, const void *src, size_t len)
{
	return pl_copy(ctx, dst, src, len, NULL) == (ssize_t)len ? 0 : -1;
}

/* Any address will do, its interior too; what it is can be asked. */
static int say_what(struct pl_ctx *ctx, const char *name, const void *ptr)
{
	static const char *const kinds[] = {
		[PL_MEM_HOST] = "ordinary host memory",
		[PL_MEM_PINNED] = "pinned host memory",
		[PL_MEM_DEVICE] = "device memory",
		[PL_MEM_MANAGED] = "managed memory",
	};
	struct pl_mem_info info = PL_MEM_INFO_INIT;

	if (pl_mem_info(ctx, ptr, &info)) {
		return -1;
	}
	printf("%s: %s %s\n", name, kinds[info.kind], info.dev_name);
	return 0;
}

static int around(struct pl_ctx *ctx, const char *from, const char *to, char *sent, char *got)
{
	struct pl_dev *a;
	struct pl_dev *b;
	void *first;
	void *second;

	if (pl_dev_open(ctx, from, &a) || pl_mem_alloc(a, LEN, 0, &first)) {
		return fail(from);
	}
	if (pl_dev_open(ctx, to, &b) || pl_mem_alloc(b, LEN, 0, &second)) {
		return fail(to);
	}
	if (say_what(ctx, "sent", sent) || say_what(ctx, "first", (char *)first + 4321) ||
	    say_what(ctx, "second", second)) {
		return fail("pl_mem_info");
	}
	if (copy(ctx, first, sent, LEN) || copy(ctx, second, first, LEN) ||
	    copy(ctx, got, second, LEN)) {
		return fail("pl_copy");
	}
	if (memcmp(sent, got, LEN) != 0) {
		fprintf(stderr, "copy_between: the bytes that came back differ\n");
		return 1;
	}
	/* Optional here, since pl_close() follows; memory outlives its device's handle. */
	if (pl_mem_free(ctx, first) || pl_mem_free(ctx, second)) {
		return fail("pl_mem_free");
	}
	pl_dev_close(a);
	pl_dev_close(b);
	printf("%zu bytes went from %s to %s and came back whole\n", LEN, from, to);
	return 0;
}

int main(int argc, char **argv)
{
	char *sent = malloc(LEN);
	char *got = calloc(1, LEN);
	struct pl_ctx *ctx;
	int status = 1;

	if (argc != 3) {
		fprintf(stderr, "usage: copy_between FROM_DEVICE TO_DEVICE\n");
		status = 2;
	} else if (!sent || !got) {
		fprintf(stderr, "copy_between: out of memory\n");
	} else if (pl_open(NULL, &ctx)) {
		status = fail("pl_open");
	} else {
		for (size_t i = 0; i < LEN; i++) {
			sent[i] = (char)(i * 31 + i / 4096);
		}
		status = around(ctx, argv[1], argv[2], sent, got);
		pl_close(ctx);
	}
	free(got);
	free(sent);
	return status;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A program that is not linked with the library loads it, moves bytes, unloads it, and again; it
 * ends well with a context still open. The library's path is the argument. */

#include <dlfcn.h>

#include "fixture.h"

struct api {
	__typeof__(&pl_open) open;
	__typeof__(&pl_close) close;
	__typeof__(&pl_dev_open) dev_open;
	__typeof__(&pl_mem_alloc) mem_alloc;
	__typeof__(&pl_copy) copy;
};

static void *find(void *h, const char *name)
{
	void *p = dlsym(h, name);

	if (!p) {
		(void)fprintf(stderr, "no %s: %s\n", name, dlerror());
		exit(1);
	}
	return p;
}

static int once(void *h, int close_it)
{
	struct api a = { find(h, "pl_open"), find(h, "pl_close"), find(h, "pl_dev_open"),
			 find(h, "pl_mem_alloc"), find(h, "pl_copy") };
	char out[300000];
	static char in[300000];
	static struct pl_ctx *ctx; /* the last one stays open, and is not lost */
	struct pl_dev *dev = NULL;
	const char *name = getenv("PEERLANE_TEST_DEVICE");
	void *mem = NULL;
	int bad;

	for (size_t i = 0; i < sizeof(in); i++) {
		in[i] = (char)(i * 7 + i / 256);
	}
	bad = a.open(NULL, &ctx) || a.dev_open(ctx, name ? name : "gpu:0", &dev) ||
	      a.mem_alloc(dev, sizeof(in), 0, &mem) ||
	      a.copy(ctx, mem, in, sizeof(in), NULL) != (ssize_t)sizeof(in) ||
	      a.copy(ctx, out, mem, sizeof(out), NULL) != (ssize_t)sizeof(out) ||
	      memcmp(in, out, sizeof(in)) != 0;
	if (close_it) {
		a.close(ctx);
	}
	return bad;
}

int main(int argc, char **argv)
{
	int bad = 0;

	if (argc != 2) {
		(void)fprintf(stderr, "usage: %s LIBRARY\n", argv[0]);
		return 2;
	}
	for (int i = 0; i < 10 && !bad; i++) {
		void *h = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);

		if (!h) {
			(void)fprintf(stderr, "%s\n", dlerror());
			return 1;
		}
		bad = once(h, i < 9);
		(void)dlclose(h);
	}
	return bad;
}

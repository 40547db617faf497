/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "timed_reads.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_MOST ((size_t)4 << 20)

/* As in device_kernels.cu. */
struct times {
	struct pl_array_device array;
	const int64_t *ids;
	uint64_t n;
	uint64_t row;
	char *out;
	unsigned int *cycles;
	uint64_t *total;
};

/* What the kernel reads and writes but for the array: the device's memory, as an access to the
 * host's takes as long as a read. */
struct timed {
	int64_t ids[TIMED_READS];
	uint64_t total[2];
	unsigned int cycles[TIMED_READS];
};

static struct {
	int (*init)(unsigned int);
	int (*retain)(void **, int);
	int (*set)(void *);
	int (*load)(void **, const void *);
	int (*function)(void **, void *, const char *);
	int (*launch)(void *, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,
		      unsigned int, unsigned int, void *, void **, void **);
	int (*sync)(void);
} cu;

static void *kernel;

static void die(const char *what)
{
	fprintf(stderr, "%s: the driver fails\n", what);
	exit(1);
}

static void find(void *lib, const char *name, void *slot)
{
	void *p = dlsym(lib, name);

	if (!p) {
		die(name);
	}
	memcpy(slot, &p, sizeof(p));
}

static void load(void *lib, const char *text)
{
	void *module;
	void *c;

	find(lib, "cuInit", &cu.init);
	find(lib, "cuDevicePrimaryCtxRetain", &cu.retain);
	find(lib, "cuCtxSetCurrent", &cu.set);
	find(lib, "cuModuleLoadData", &cu.load);
	find(lib, "cuModuleGetFunction", &cu.function);
	find(lib, "cuLaunchKernel", &cu.launch);
	find(lib, "cuCtxSynchronize", &cu.sync);
	if (cu.init(0) || cu.retain(&c, 0) || cu.set(c) || cu.load(&module, text) ||
	    cu.function(&kernel, module, "time_reads")) {
		die("the kernels");
	}
}

bool timed_reads_load(const char *kernels)
{
	const char *name = getenv("PEERLANE_TEST_CUDA_LIB");
	void *lib = dlopen(name && *name ? name : "libcuda.so.1", RTLD_NOW);
	FILE *f = lib ? fopen(kernels, "r") : NULL;
	char *text = calloc(1, TEXT_MOST);

	if (f && text && fread(text, 1, TEXT_MOST - 1, f)) {
		load(lib, text);
	}
	if (f) {
		(void)fclose(f);
	}
	free(text);
	return kernel != NULL;
}

int timed_reads_run(struct pl_ctx *ctx, struct pl_dev *dev, struct pl_array *a, const int64_t *ids,
		    char *out, double *us)
{
	static struct timed t;
	struct times r = { .n = TIMED_READS, .row = TIMED_PAGE, .out = out };
	void *args[] = { &r };
	struct timed *d;
	int failed = 0;
	double ns;
	void *p;

	if (pl_mem_alloc(dev, sizeof(t), 0, &p)) {
		return -1;
	}
	d = p;
	r.ids = d->ids;
	r.cycles = d->cycles;
	r.total = d->total;
	memcpy(t.ids, ids, sizeof(t.ids));
	r.array = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	if (pl_copy(ctx, d, &t, sizeof(t), NULL) != (ssize_t)sizeof(t) ||
	    pl_array_device(a, &r.array) ||
	    cu.launch(kernel, 1, 1, 1, 32, 1, 1, 0, NULL, args, NULL) || cu.sync() ||
	    pl_copy(ctx, &t, d, sizeof(t), NULL) != (ssize_t)sizeof(t)) {
		failed = -1;
	}
	(void)pl_mem_free(ctx, p);
	ns = (double)t.total[0] / (double)t.total[1]; /* a cycle */
	for (unsigned int i = 0; i < TIMED_READS && failed >= 0; i++) {
		us[i] = t.cycles[i] * ns / 1e3;
		failed += t.cycles[i] == UINT32_MAX;
	}
	return failed;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether CPU and GPU see the same bytes in mapped GPU memory. The driver checks little of what it
 * is given, and a mapping of other memory is no error of any call. The kernel copies for the CPU: a
 * GPU may leave the bus, and an access of this thread would be a signal then.
 */

#include <errno.h>
#include <string.h>

#include "base/clock.h"
#include "base/error.h"
#include "dev/cuda/direct.h"
#include "sys/sys.h"

#define TRIED 64u /* bytes at a place */
#define PLACES 4u
#define LOOKS 8 /* at what others may write */

struct look {
	struct cuda_dev *d;
	struct CUstream_st *s;
};

static int begin(struct look *l, struct cuda_dev *d)
{
	cuda_result r;

	*l = (struct look){ .d = d };
	r = cuda_stream_first(d, &l->s);
	return r == CUDA_RES_OK ? 0 : cuda_fail(r, "cuStreamCreate", "on %s", d->base.props.name);
}

static void end(struct look *l)
{
	(void)l->d->api->cuStreamDestroy(l->s);
}

static int copy(const struct look *l, cuda_ptr dst, cuda_ptr src, size_t n)
{
	cuda_result r = l->d->api->cuMemcpyAsync(dst, src, n, l->s);
	cuda_result done = l->d->api->cuStreamSynchronize(l->s);

	r = r == CUDA_RES_OK ? done : r;
	return r == CUDA_RES_OK
		       ? 0
		       : cuda_fail(r, "a copy", "of mapped memory on %s", l->d->base.props.name);
}

/* The first bytes, the last, and two pages between. */
static size_t place(size_t len, unsigned int i)
{
	return i + 1 == PLACES ? len - min_u64(len, TRIED) : len / PLACES * i / 4096 * 4096;
}

static int differs(const struct cuda_dev *d, size_t at, const char *who)
{
	return err_set(EILSEQ,
		       "%s and the CPU see different bytes in memory that the driver mapped, at "
		       "byte %zu (%s)",
		       d->base.props.name, at, who);
}

/* What one side writes at a place is what the other one reads. Both at each place, one after the
 * other, with bytes that no place has had. */
static int prove_one(const struct look *l, cuda_ptr p, char *at, size_t where)
{
	uint64_t seed = clock_now_ns();
	uint64_t words[TRIED / 8], seen[TRIED / 8];
	int rc;

	for (unsigned int i = 0; i < TRIED / 8; i++) {
		words[i] = (seed + where + i) * UINT64_C(0x9e3779b97f4a7c15);
	}
	rc = copy(l, p + where, cuda_ptr_of(words), TRIED);
	rc = rc ? rc : sys_copy_out(seen, at + where, TRIED);
	if (!rc && memcmp(words, seen, TRIED) != 0) {
		rc = differs(l->d, where, "written by the GPU");
	}
	for (unsigned int i = 0; i < TRIED / 8; i++) {
		words[i] = ~words[i];
	}
	rc = rc ? rc : sys_copy_in(at + where, words, TRIED);
	rc = rc ? rc : copy(l, cuda_ptr_of(seen), p + where, TRIED);
	if (!rc && memcmp(words, seen, TRIED) != 0) {
		rc = differs(l->d, where, "written by the CPU");
	}
	return rc;
}

int direct_prove(struct cuda_dev *d, cuda_ptr p, char *at, size_t len)
{
	struct look l;
	int rc = begin(&l, d);

	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < PLACES && !rc; i++) {
		rc = prove_one(&l, p, at, place(len, i));
	}
	end(&l);
	return rc;
}

/* Whether bytes that others have, too, would look like these: memory that was cleared does. */
static bool alike(const unsigned char *v, size_t n)
{
	return n < 2 || memcmp(v, v + 1, n - 1) == 0;
}

/* The program may write there: then another look is needed, and in the end there is no answer. 0:
 * it is the same memory; 1: the bytes do not tell. */
static int compare_one(const struct look *l, cuda_ptr p, const char *at, size_t where, size_t n)
{
	unsigned char before[TRIED], after[TRIED], seen[TRIED];

	for (int i = 0; i < LOOKS; i++) {
		int rc = sys_copy_out(before, at + where, n);

		rc = rc ? rc : copy(l, cuda_ptr_of(seen), p + where, n);
		rc = rc ? rc : sys_copy_out(after, at + where, n);
		if (rc) {
			return rc;
		}
		if (memcmp(before, seen, n) == 0 || memcmp(after, seen, n) == 0) {
			return alike(seen, n);
		}
		if (memcmp(before, after, n) == 0) {
			return differs(l->d, where, "read by both");
		}
	}
	return 1;
}

int direct_compare(struct cuda_dev *d, cuda_ptr p, const char *at, size_t len)
{
	bool told = false;
	struct look l;
	int rc = begin(&l, d);

	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < PLACES && rc >= 0; i++) {
		rc = compare_one(&l, p, at, place(len, i), min_u64(len, TRIED));
		told |= rc == 0;
	}
	end(&l);
	return rc < 0 ? rc : !told;
}

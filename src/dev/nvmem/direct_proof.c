/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whether CPU and GPU see the same bytes in mapped GPU memory. The driver checks few of its
 * arguments, and mapping other memory by mistake is no error of any call. The kernel copies for the
 * CPU: a GPU may leave the bus, and an access of this thread would be a signal then.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "dev/nvmem/direct.h"
#include "sys/sys.h"

#define TRIED 64u /* bytes at a place */
#define PLACES 4u
#define LOOKS 8 /* at memory that others may write */

struct direct_look {
	struct cuda_dev *d;
	struct CUstream_st *s;
};

static int begin(struct direct_look *l, struct cuda_dev *d)
{
	cuda_result r;

	*l = (struct direct_look){ .d = d };
	r = cuda_stream_make(d, &l->s);
	return r == CUDA_RES_OK ? 0 : cuda_fail(r, "cuStreamCreate", "on %s", d->base.props.name);
}

static void end(struct direct_look *l)
{
	(void)l->d->api->cuStreamDestroy(l->s);
}

static int copy(const struct direct_look *l, cuda_ptr dst, cuda_ptr src, size_t n)
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

/* Whether each side reads the bytes that the other writes. Both directions at each place, one after
 * the other, with bytes that no place has had. */
static int prove_one(const struct direct_look *l, cuda_ptr p, char *at, size_t where)
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
	struct direct_look l;
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

/*
 * 0: it is the same memory; 1: the bytes do not tell. The program may write there, so one
 * difference says nothing: only where the CPU sees the same bytes in all looks, and the GPU other
 * ones in each, it is other memory.
 */
static int compare_one(const struct direct_look *l, cuda_ptr p, const char *at, size_t where,
		       size_t n)
{
	unsigned char first[TRIED], now[TRIED], seen[TRIED];
	bool still = true;
	int rc = sys_copy_out(first, at + where, n);

	for (int i = 0; i < LOOKS && !rc; i++) {
		rc = copy(l, cuda_ptr_of(seen), p + where, n);
		rc = rc ? rc : sys_copy_out(now, at + where, n);
		if (rc) {
			break;
		}
		if (memcmp(first, seen, n) == 0 || memcmp(now, seen, n) == 0) {
			return alike(seen, n);
		}
		still = still && memcmp(first, now, n) == 0;
		memcpy(first, now, n);
	}
	return rc ? rc : still ? differs(l->d, where, "read by both") : 1;
}

/* Fills n bytes with random values, which no other memory holds. */
static void make_up(unsigned char *v, size_t n)
{
	uint64_t x = clock_now_ns() * UINT64_C(0x9e3779b97f4a7c15) | 1;

	for (size_t i = 0; i < n; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		v[i] = (unsigned char)(x >> 32);
	}
}

/* The GPU writes bytes, the CPU must see them, and then the GPU restores the old ones. Only the GPU
 * writes, so nothing is changed if the CPU's address shows other memory. */
static int write_one(const struct direct_look *l, cuda_ptr p, const char *at, size_t where,
		     size_t n)
{
	/* A byte or two may be right by chance. */
	int same = n < sizeof(uint64_t) ? LOOKS : 1;
	unsigned char old[TRIED], made_up[TRIED], seen[TRIED];
	int rc = 0;

	for (int i = 0; i < LOOKS && same && !rc; i++) {
		int back;

		make_up(made_up, n);
		rc = copy(l, cuda_ptr_of(old), p + where, n);
		if (rc) {
			break;
		}
		rc = copy(l, p + where, cuda_ptr_of(made_up), n);
		rc = rc ? rc : sys_copy_out(seen, at + where, n);
		back = copy(l, p + where, cuda_ptr_of(old), n);
		rc = rc ? rc : back;
		same -= !rc && memcmp(seen, made_up, n) == 0;
	}
	return rc ? rc : same ? differs(l->d, where, "written by the GPU") : 0;
}

#define CHUNK ((size_t)1 << 20) /* of a search, */
#define SEARCHED (16 * CHUNK)	/* which ends here */

/* The first bytes that are not alike. 1: there are none, or not where it was searched. */
static int find(const struct direct_look *l, cuda_ptr p, size_t len, size_t *where)
{
	unsigned char *v = alloc_array(CHUNK, 1);
	size_t most = min_u64(len, SEARCHED);
	int rc = v ? 0 : -ENOMEM;
	bool none = true;

	for (size_t at = 0; at < most && none && !rc; at += CHUNK) {
		size_t n = min_u64(most - at, CHUNK);

		rc = copy(l, cuda_ptr_of(v), p + at, n);
		for (size_t i = 0; i < n && none && !rc; i += TRIED) {
			none = alike(v + i, min_u64(n - i, TRIED));
			*where = at + i;
		}
	}
	free(v);
	return rc ? rc : none;
}

static int compare_places(const struct direct_look *l, cuda_ptr p, const char *at, size_t len)
{
	bool told = false;
	int rc = 0;

	for (unsigned int i = 0; i < PLACES && rc >= 0; i++) {
		rc = compare_one(l, p, at, place(len, i), min_u64(len, TRIED));
		told |= rc == 0;
	}
	return rc < 0 ? rc : !told;
}

int direct_compare(struct cuda_dev *d, cuda_ptr p, const char *at, size_t len, bool into)
{
	struct direct_look l;
	int rc = begin(&l, d);

	if (rc) {
		return rc;
	}
	rc = compare_places(&l, p, at, len);
	if (rc == 1 && into) { /* the first bytes: no read is too short for them */
		rc = write_one(&l, p, at, place(len, 0), min_u64(len, TRIED));
	}
	end(&l);
	return rc;
}

int direct_tell(struct cuda_dev *d, cuda_ptr p, const char *at, size_t len)
{
	size_t where = 0;
	struct direct_look l;
	int rc = begin(&l, d);

	if (rc) {
		return rc;
	}
	rc = compare_places(&l, p, at, len);
	if (rc == 1) {
		rc = find(&l, p, len, &where);
		rc = rc ? rc : compare_one(&l, p, at, where, min_u64(len - where, TRIED));
	}
	if (rc == 1 && direct_writable(d, p, len)) {
		rc = write_one(&l, p, at, place(len, PLACES - 1), min_u64(len, TRIED));
	}
	end(&l);
	return rc;
}

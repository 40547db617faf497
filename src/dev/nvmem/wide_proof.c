/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Whether CPU and GPU see the same bytes in wide memory: a driver's entries that are wrong are no
 * error of any call. */

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "dev/nvmem/wide.h"
#include "sys/sys.h"

#define TRIED 64u /* bytes at a place; 64 more behind them for the answer */
#define PLACES_MAX 12u
#define LOOKS 8 /* reads of bytes that others may write meanwhile */

static unsigned int add_places(cuda_ptr from, size_t len, cuda_ptr *v)
{
	size_t page = 4096;

	/* The first page of an entry, its last, one in the middle, and the end. */
	v[0] = from;
	v[1] = from + DEV_WIDE_PAGE - page;
	v[2] = from + len / 2 / page * page;
	v[3] = from + len - 2 * TRIED;
	return 4;
}

/* In the first of these pieces, one in the middle and the last. */
static unsigned int find_places(const struct wide *w, unsigned int from, cuda_ptr v[PLACES_MAX])
{
	unsigned int middle = from + (w->n - from) / 2;
	unsigned int last = w->n - 1;
	unsigned int n = 0;
	cuda_ptr at = w->base;

	for (unsigned int i = 0; i < w->n; i++) {
		if (i == from || (i > from && (i == middle || i == last))) {
			n += add_places(at, w->lens[i], v + n);
		}
		at += w->lens[i];
	}
	return n;
}

static void write_words(cuda_ptr at)
{
	uint64_t words[TRIED / sizeof(uint64_t)];

	for (size_t i = 0; i < TRIED / sizeof(words[0]); i++) {
		words[i] = (at + i) * UINT64_C(0x9e3779b97f4a7c15);
	}
	memcpy((void *)(uintptr_t)at, words, TRIED);
}

/* Each place by way of the GPU's memory to the bytes behind it. */
static cuda_result carry(struct cuda_dev *d, const cuda_ptr *v, unsigned int n, cuda_ptr buffer,
			 struct CUstream_st *s)
{
	cuda_result r = CUDA_RES_OK;
	cuda_result end;

	for (unsigned int i = 0; i < n && r == CUDA_RES_OK; i++) {
		r = d->api->cuMemcpyAsync(buffer + i * TRIED, v[i], TRIED, s);
	}
	for (unsigned int i = 0; i < n && r == CUDA_RES_OK; i++) {
		r = d->api->cuMemcpyAsync(v[i] + TRIED, buffer + i * TRIED, TRIED, s);
	}
	end = d->api->cuStreamSynchronize(s);
	return r == CUDA_RES_OK ? end : r;
}

static int compare(const struct cuda_dev *d, const struct wide *w, const cuda_ptr *v,
		   unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		const char *at = (const char *)(uintptr_t)v[i];

		if (memcmp(at, at + TRIED, TRIED) != 0) {
			return err_set(EILSEQ,
				       "%s does not see what the CPU wrote at byte %llu of %zu",
				       d->base.props.name, v[i] - w->base, w->len);
		}
	}
	return 0;
}

int wide_prove(struct cuda_dev *d, const struct wide *w, unsigned int from)
{
	struct CUstream_st *s = NULL;
	cuda_ptr v[PLACES_MAX];
	unsigned int n = find_places(w, from, v);
	cuda_ptr buffer = 0;
	cuda_result r = d->api->cuMemAlloc(&buffer, (size_t)PLACES_MAX * TRIED);
	int rc;

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemAlloc", "on %s", d->base.props.name);
	}
	r = cuda_stream_make(d, &s);
	if (r == CUDA_RES_OK) {
		/* A place may lie behind another: all answers are cleared before any is written. */
		for (unsigned int i = 0; i < n; i++) {
			memset((void *)(uintptr_t)v[i], 0, 2 * TRIED);
		}
		for (unsigned int i = 0; i < n; i++) {
			write_words(v[i]);
		}
		r = carry(d, v, n, buffer, s);
		(void)d->api->cuStreamDestroy(s);
	}
	rc = r == CUDA_RES_OK ? compare(d, w, v, n)
			      : cuda_fail(r, "a copy", "of wide memory on %s", d->base.props.name);
	for (unsigned int i = 0; i < n; i++) {
		memset((void *)(uintptr_t)v[i], 0, 2 * TRIED);
	}
	(void)cuda_mem_free(d, buffer);
	return rc;
}

/* Copies bytes to `to` by way of a buffer in the GPU's memory. */
static cuda_result fetch(struct cuda_dev *d, cuda_ptr from, cuda_ptr buffer, void *to,
			 struct CUstream_st *s)
{
	cuda_result r = d->api->cuMemcpyAsync(buffer, from, TRIED, s);
	cuda_result end;

	if (r == CUDA_RES_OK) {
		r = d->api->cuMemcpyAsync(cuda_ptr_of(to), buffer, TRIED, s);
	}
	end = d->api->cuStreamSynchronize(s);
	return r == CUDA_RES_OK ? end : r;
}

/* Somebody may write there: then another look is needed, and in the end there is no answer. */
static int compare_one(struct cuda_dev *d, const struct wide *w, cuda_ptr at, cuda_ptr buffer,
		       struct CUstream_st *s)
{
	const void *host = (const void *)(uintptr_t)at;
	unsigned char before[TRIED], after[TRIED], seen[TRIED];

	for (int i = 0; i < LOOKS; i++) {
		cuda_result r;

		memcpy(before, host, TRIED);
		r = fetch(d, at, buffer, seen, s);
		if (r != CUDA_RES_OK) {
			return cuda_fail(r, "a copy", "of wide memory on %s", d->base.props.name);
		}
		memcpy(after, host, TRIED);
		if (memcmp(before, seen, TRIED) == 0 || memcmp(after, seen, TRIED) == 0) {
			return 0;
		}
		if (memcmp(before, after, TRIED) == 0) {
			return err_set(EILSEQ,
				       "%s does not see what the CPU sees at byte %llu of %zu of "
				       "another process's memory",
				       d->base.props.name, at - w->base, w->len);
		}
	}
	return 0;
}

int wide_compare(struct cuda_dev *d, const struct wide *w)
{
	struct CUstream_st *s = NULL;
	cuda_ptr v[PLACES_MAX];
	unsigned int n = find_places(w, 0, v);
	cuda_ptr buffer = 0;
	cuda_result r = d->api->cuMemAlloc(&buffer, TRIED);
	int rc = 0;

	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuMemAlloc", "on %s", d->base.props.name);
	}
	r = cuda_stream_make(d, &s);
	if (r != CUDA_RES_OK) {
		rc = cuda_fail(r, "cuStreamCreate", "on %s", d->base.props.name);
	} else {
		for (unsigned int i = 0; i < n && !rc; i++) {
			rc = compare_one(d, w, v[i], buffer, s);
		}
		(void)d->api->cuStreamDestroy(s);
	}
	(void)cuda_mem_free(d, buffer);
	return rc;
}

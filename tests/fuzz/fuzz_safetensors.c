/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Headers of safetensors files. The first byte is the length of the data behind the header; of the
 * rest, a header is made. What is taken for good has tensors that fill the file's data without gaps
 * and without overlaps, each with a name that no other has.
 */

#include "fuzz.h"
#include "safetensors/header.h"

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct st_tensor *)a)->name, ((const struct st_tensor *)b)->name);
}

static void check(struct st_header *h, uint64_t file_len)
{
	uint64_t at = h->data_off;

	fuzz_assert(h->data_off + h->data_len == file_len);
	for (size_t i = 0; i < h->n; i++) {
		fuzz_assert(h->tensors[i].off == at);
		fuzz_assert(h->tensors[i].name[0] != '\0' && h->tensors[i].dtype[0] != '\0');
		at += h->tensors[i].len;
	}
	fuzz_assert(at == file_len);
	if (h->n) { /* without tensors there is no array */
		qsort(h->tensors, h->n, sizeof(h->tensors[0]), by_name);
	}
	for (size_t i = 1; i < h->n; i++) {
		fuzz_assert(strcmp(h->tensors[i - 1].name, h->tensors[i].name) != 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	uint64_t data_len = len != 0 ? data[0] : 0;
	size_t n = len != 0 ? len - 1 : 0;
	unsigned char *text = malloc(n + 8);
	char why[ST_WHY] = "";
	struct st_header h;
	int rc;

	if (!text) {
		abort();
	}
	/* The input as a file: the length may be any. */
	if (n >= 8) {
		(void)st_header_space(data + 1, n, why);
		if (st_header_parse(data + 1, n, n + data_len, &h, why) == 0) {
			check(&h, n + data_len);
			st_header_drop(&h);
		}
	}
	/* The input as JSON, with the length that it has. */
	memset(text, 0, 8);
	for (unsigned int i = 0; i < 4; i++) {
		text[i] = (unsigned char)(n >> 8 * i);
	}
	memcpy(text + 8, data + 1, n);
	why[0] = '\0';
	rc = st_header_parse(text, n + 8, n + 8 + data_len, &h, why);
	free(text);
	fuzz_assert(rc == 0 || why[0] != '\0');
	if (rc == 0) {
		check(&h, n + 8 + data_len);
		st_header_drop(&h);
	}
	return 0;
}

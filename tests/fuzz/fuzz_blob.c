/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Blobs, which other processes write: as they come, and with the length and the checksum that hide
 * what is behind them from random input. */

#include <errno.h>
#include <stdbool.h>

#include "fuzz.h"
#include "remote/blob.h"

static void find(const uint8_t *at, size_t len, const char *name)
{
	size_t n = SIZE_MAX;
	const uint8_t *found = blob_find(at, len, name, &n);

	if (!found) {
		fuzz_assert(n == SIZE_MAX);
		return;
	}
	fuzz_assert(found >= at + 110 && n <= UINT16_MAX && n <= len);
	fuzz_assert(found + n <= at + len);
	fuzz_assert(strncmp((const char *)found - 10, name, 8) == 0);
}

/* Whether it was read. */
static bool one(const uint8_t *at, size_t len, enum blob_kind kind)
{
	struct blob_head head, untouched;
	char name[9] = "";
	int rc;

	memset(&head, '#', sizeof(head));
	untouched = head;
	rc = blob_read(at, len, kind, &head);
	if (rc) {
		fuzz_assert(rc == -EINVAL);
		fuzz_assert(memcmp(&head, &untouched, sizeof(head)) == 0);
		return false;
	}
	fuzz_assert(len >= 100 && len <= BLOB_MAX);
	fuzz_assert(head.kind == kind && head.process);
	fuzz_assert(memchr(head.name, '\0', sizeof(head.name)) != NULL);
	find(at, len, "verbs");
	find(at, len, "wire");
	if (len >= 110) {
		/* The first is found by its own name. */
		size_t n = SIZE_MAX;

		memcpy(name, at + 100, 8);
		fuzz_assert(blob_find(at, len, name, &n) == at + 110);
		/* The last, wherever it is. */
		find(at, len, "");
	}
	return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct blob b;
	uint8_t *exact;

	fuzz_assert(!(one(data, len, BLOB_REMOTE) && one(data, len, BLOB_REGION)));
	if (len < 100 || len > BLOB_MAX) {
		return 0;
	}
	memcpy(b.at, data, len);
	b.len = len;
	blob_end(&b);
	exact = malloc(len);
	if (!exact) {
		abort();
	}
	memcpy(exact, b.at, len);
	(void)one(exact, len, BLOB_REMOTE);
	(void)one(exact, len, BLOB_REGION);
	free(exact);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Configuration files: whatever they hold, no value leaves its range. */

#include "base/config.h"
#include "base/error.h"
#include "fuzz.h"

static void in_range(uint64_t x, uint64_t min, uint64_t max)
{
	fuzz_assert(x == 0 || (x >= min && x <= max)); /* 0: was not set */
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct config c = { 0 };
	struct config_view v;
	char scratch[64];
	int rc;

	(void)err_set(1, "nothing was said");
	rc = config_parse_json(&c, (const char *)data, len, "fuzz");
	fuzz_assert(rc <= 0);
	fuzz_assert(rc == 0 || strcmp(err_message(), "nothing was said") != 0);
	in_range(c.chunk, 4096, 64u << 20);
	in_range(c.depth, 1, 256);
	in_range(c.threads, 0, 256);
	in_range(c.slab_budget, 1u << 20, 64ull << 30);
	for (size_t i = 0; i < config_rows(); i++) {
		config_row(&c, i, &v, scratch, sizeof(scratch));
		fuzz_assert(!v.value || strlen(v.value) <= len + sizeof(scratch));
	}
	config_finish(&c);
	return 0;
}

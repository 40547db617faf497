/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* CUDA's results as errno values and as sentences. */

#include <stdarg.h>
#include <stdio.h>

#include "base/bits.h"
#include "base/error.h"
#include "dev/cuda/load.h"

static const struct {
	cuda_result result;
	int err;
	const char *remedy;
} results[] = {
#define X(name, value, err, remedy) { value, err, remedy },
	CUDA_RESULTS(X)
#undef X
};

int cuda_fail(cuda_result r, const char *call, const char *fmt, ...)
{
	const char *remedy = "";
	char about[160];
	char words[160];
	int err = EIO;
	va_list ap;
	size_t i;

	for (i = 0; i < ARRAY_LEN(results); i++) {
		if (results[i].result == r) {
			err = results[i].err;
			remedy = results[i].remedy;
		}
	}
	va_start(ap, fmt);
	(void)vsnprintf(about, sizeof(about), fmt, ap);
	va_end(ap);
	cuda_words(cuda_started(), r, words, sizeof(words));
	return err_set(err, "%s%s%s: %s%s%s", call, about[0] ? " " : "", about, words,
		       remedy[0] ? ": " : "", remedy);
}

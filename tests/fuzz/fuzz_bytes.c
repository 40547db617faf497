/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What users write on one line: sizes, policies, failures to inject, software GPUs. */

#include <errno.h>

#include "base/config.h"
#include "base/text.h"
#include "dev/dev.h"
#include "fuzz.h"
#include "move/move.h"
#include "unit/movers.h"

static void sizes(const char *s)
{
	unsigned long long n = 77;
	unsigned long long again = 78;
	char digits[32];
	int rc = text_parse_bytes(s, &n);

	if (rc) {
		fuzz_assert((rc == -EINVAL || rc == -ERANGE) && n == 77);
		return;
	}
	fuzz_assert(s[0] >= '0' && s[0] <= '9');
	fuzz_assert(n >= strtoull(s, NULL, 10));
	text_fmt(digits, sizeof(digits), "%llu", n);
	fuzz_assert(text_parse_bytes(digits, &again) == 0 && again == n);
	text_bytes(digits, sizeof(digits), n);
	fuzz_assert(strlen(digits) < 16);
}

static void policies(const char *s)
{
	static struct config config = { .engine = (char *)"threads" };
	static struct routes routes;
	uint32_t policy;

	if (!routes.n) {
		fuzz_assert(movers_make(&config) == 0);
		routes_make(&routes, movers, movers_n);
		fuzz_assert(routes_are_known(&routes));
	}
	if (routes_policy_parse(&routes, s, &policy) == 0) {
		fuzz_assert(strcmp(routes_policy_name(&routes, policy), s) == 0);
	}
}

static void faults(const char *s)
{
	struct mover m = { .fault = NULL };
	int rc = fault_add(s, &m);

	fuzz_assert((rc == 0) == (m.fault != NULL));
	if (!rc) {
		fuzz_assert(strstr(s, "nth=") || strstr(s, "every="));
		fuzz_assert(strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "0123456789=:") == strlen(s));
		fault_remove(&m);
	} else {
		fuzz_assert(rc == -EINVAL);
	}
}

static void soft_gpus(char *s)
{
	struct config c = { .soft_gpus = s };
	struct dev_props props;
	char why[256] = "";
	int n = dev_soft_driver.count(&c, why, sizeof(why));

	fuzz_assert(n >= 0 && n <= 64);
	fuzz_assert((n == 0) == (why[0] != '\0'));
	fuzz_assert(dev_soft_driver.describe(&c, n, &props) < 0);
	fuzz_assert(dev_soft_driver.describe(&c, -1, &props) < 0);
	if (n) {
		fuzz_assert(dev_soft_driver.describe(&c, n - 1, &props) == 0);
		fuzz_assert(props.total >= (1u << 20) && props.total <= (1ull << 42));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	char *s = fuzz_string(data, len);

	sizes(s);
	policies(s);
	faults(s);
	soft_gpus(s);
	free(s);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * cufile.json: whatever it holds, no value leaves its range, what is refused is refused each time,
 * and what is taken is the same each time. The log is written, but nowhere.
 */

#include <errno.h>

#include "cufile/config.h"
#include "cufile/json.h"
#include "cufile/log.h"
#include "fuzz.h"

static void check_value(const char *name, const struct cf_json_value *v, void *arg)
{
	unsigned int *n = arg;

	fuzz_assert(name && (v->kind != CF_JSON_TEXT || v->text));
	fuzz_assert(v->kind != CF_JSON_BOOL || v->number == 0 || v->number == 1);
	++*n;
}

static void check(const struct cf_config *c)
{
	for (unsigned int i = 0; i < CF_CONFIG_SIZES; i++) {
		size_t min;
		size_t max;

		cf_config_limits(i, &min, &max);
		fuzz_assert(c->size[i] >= min && (max == 0 || c->size[i] <= max));
	}
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		fuzz_assert(!c->text[i] || *c->text[i]);
	}
	fuzz_assert(c->routing.n >= 1 && c->routing.n <= CF_ROUTING_STOPS);
	fuzz_assert(c->posix.n <= CF_CONFIG_SLABS && c->gpu.n <= CF_CONFIG_SLABS);
}

static void same(const struct cf_config *a, const struct cf_config *b)
{
	fuzz_assert(memcmp(a->size, b->size, sizeof(a->size)) == 0);
	fuzz_assert(memcmp(a->flag, b->flag, sizeof(a->flag)) == 0);
	for (unsigned int i = 0; i < CF_CONFIG_STRINGS; i++) {
		fuzz_assert(!a->text[i] == !b->text[i]);
		fuzz_assert(!a->text[i] || strcmp(a->text[i], b->text[i]) == 0);
	}
	fuzz_assert(memcmp(&a->posix, &b->posix, sizeof(a->posix)) == 0);
	fuzz_assert(memcmp(&a->gpu, &b->gpu, sizeof(a->gpu)) == 0);
	fuzz_assert(memcmp(&a->routing, &b->routing, sizeof(a->routing)) == 0);
	fuzz_assert(a->log_max_mb == b->log_max_mb && a->refused == b->refused);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct cf_config a;
	struct cf_config b;
	unsigned int n = 0;
	int rc;

	cf_log_setup(CF_LOG_TRACE, "/dev/null", NULL, 1);
	rc = cf_json_walk((const char *)data, len, "fuzz", check_value, &n);
	fuzz_assert(rc == 0 || (rc == -EINVAL && n == 0));
	cf_config_defaults(&a);
	cf_config_defaults(&b);
	rc = cf_config_parse(&a, (const char *)data, len, "fuzz");
	fuzz_assert(rc == 0 || rc == -EINVAL);
	fuzz_assert(rc == 0 || n == 0 || a.refused);
	fuzz_assert(cf_config_parse(&b, (const char *)data, len, "fuzz") == rc);
	check(&a);
	same(&a, &b);
	cf_config_finish(&a);
	cf_config_finish(&b);
	return 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "report/findings.h"

#include <errno.h>

#include "base/error.h"

const struct finding_kind findings[FINDING_COUNT] = {
#define X(name, code, id, level, what, remedy) \
	[FINDING_##name] = { code, id, PL_CHECK_##level, what, remedy },
	FINDINGS(X)
#undef X
};

int pl_check_kinds(int (*fn)(const struct pl_check_kind *kind, void *arg), void *arg)
{
	int rc = 0;

	if (!fn) {
		return err_set(EINVAL, "pl_check_kinds needs a function");
	}
	for (int i = 0; i < FINDING_COUNT && !rc; i++) {
		struct pl_check_kind k = { .size = sizeof(k),
					   .level = (int32_t)findings[i].level,
					   .code = findings[i].code,
					   .id = findings[i].id,
					   .what = findings[i].what,
					   .remedy = findings[i].remedy };

		rc = fn(&k, arg);
	}
	return rc;
}

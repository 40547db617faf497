/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Error messages, the log, the list of tunables and the version. */

#include <stdlib.h>
#include <string.h>

#include "api/context.h"
#include "base/error.h"
#include "base/log.h"

_Static_assert((int)LOG_ERROR == (int)PL_LOG_ERROR && (int)LOG_WARN == (int)PL_LOG_WARN &&
		       (int)LOG_INFO == (int)PL_LOG_INFO && (int)LOG_DEBUG == (int)PL_LOG_DEBUG,
	       "the library's log levels are the public ones");

const char *pl_error_message(void)
{
	return err_message();
}

void pl_string_free(char *s)
{
	free(s);
}

void pl_log_set(pl_log_fn fn, void *arg, int level)
{
	log_set_sink(fn, arg, level);
}

#define TEXT_OF(x) #x
#define VERSION_OF(a, b, c) TEXT_OF(a) "." TEXT_OF(b) "." TEXT_OF(c)

const char *pl_version(void)
{
	return VERSION_OF(PL_VERSION_MAJOR, PL_VERSION_MINOR, PL_VERSION_PATCH);
}

const char *pl_reason_name(int reason)
{
	return plan_reason_name((enum pl_reason)reason);
}

int pl_conf_each(struct pl_ctx *ctx, int (*fn)(const struct pl_conf_row *row, void *arg), void *arg)
{
	char scratch[64];
	int rc = ctx ? 0 : ctx_usable(NULL);

	for (size_t i = 0; i < config_rows() && !rc; i++) {
		struct config_view v;
		struct pl_conf_row row;

		config_row(&ctx->config, i, &v, scratch, sizeof(scratch));
		if (v.test && strcmp(v.source, "default") == 0) {
			continue;
		}
		row = (struct pl_conf_row){ .size = sizeof(row),
					    .name = v.name,
					    .env = v.env,
					    .value = v.value,
					    .def = v.def,
					    .source = v.source,
					    .help = v.help };
		rc = fn(&row, arg);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "bench_gpu.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "ends.h"
#include "say.h"

void bench_default_list(struct opt_numbers *list, const uint64_t *v, size_t n, uint64_t most)
{
	size_t i;

	for (i = 0; list->n == 0 && i < n && (i == 0 || v[i] <= most); i++) {
	}
	if (list->n == 0) {
		memcpy(list->v, v, i * sizeof(*v));
		list->n = i;
	}
}

uint64_t bench_greatest(const struct opt_numbers *list)
{
	uint64_t most = 0;

	for (size_t i = 0; i < list->n; i++) {
		most = max_u64(most, list->v[i]);
	}
	return most;
}

int bench_device_check(const char *cmd, const char *name)
{
	return end_is_device(name)
		       ? 0
		       : say_usage(cmd,
				   "--device: '%s' is not a device; give gpu:0, cuda:0 or soft:0",
				   name);
}

int bench_device_info(struct pl_ctx *ctx, const char *name, struct pl_dev_info *info)
{
	struct pl_dev *dev;
	int err = pl_dev_open(ctx, name, &dev);

	if (err == 0) {
		err = pl_dev_info(dev, info);
		pl_dev_close(dev);
	}
	return err != 0 ? say_library(err) : 0;
}

int bench_open_narrow(const struct common *o, struct pl_ctx **out)
{
	const char *settings[OPT_LIST_MAX + 1];
	struct pl_ctx_opts how = PL_CTX_OPTS_INIT;

	memcpy(settings, o->set.v, o->set.n * sizeof(*settings));
	settings[o->set.n] = "wide=off";
	how.config_file = o->config;
	how.settings = settings;
	how.n_settings = o->set.n + 1;
	return pl_open(&how, out);
}

static int by_value(const void *a, const void *b)
{
	const double *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

double bench_median(double *v, size_t n)
{
	qsort(v, n, sizeof(*v), by_value);
	return v[n / 2];
}

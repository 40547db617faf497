/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Software GPUs: memory is a sealed memfd, streams are threads. They are full devices, for machines
 * without a GPU, tests and continuous integration. The kernel can do I/O into their memory, so
 * O_DIRECT needs no staging.
 */

#include "dev/soft/soft.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/soft/pins.h"

#define MAX_SOFT SOFT_GPUS

/* "2x4GiB" */
static int parse_spec(const struct config *c, unsigned int *n, uint64_t *len)
{
	const char *spec = c->soft_gpus;
	const char *x = strchr(spec, 'x');
	unsigned long long bytes = 0;
	char *end = NULL;
	unsigned long count = strtoul(spec, &end, 10);

	if (spec[0] == '0' && spec[1] == '\0') {
		*n = 0;
		*len = 0;
		return 0;
	}
	if (!x || end != x || count < 1 || count > MAX_SOFT || text_parse_bytes(x + 1, &bytes) ||
	    bytes < (1u << 20) || bytes > (1ull << 42)) {
		return err_set(
			EINVAL,
			"tunable soft_gpus: \"%s\" is not COUNTxSIZE, such as 2x4GiB (1 to %d "
			"GPUs of 1 MiB to 4 TiB; 0 for none)",
			spec, MAX_SOFT);
	}
	*n = (unsigned int)count;
	*len = bytes;
	return 0;
}

static int soft_count(const struct config *c, char *why, size_t why_space)
{
	unsigned int n = 0;
	uint64_t len = 0;
	int rc = parse_spec(c, &n, &len);

	if (rc) {
		text_copy(why, why_space, err_message());
		return 0;
	}
	if (n == 0) {
		text_copy(why, why_space, "the tunable soft_gpus asks for none");
	}
	return (int)n;
}

static int soft_describe(const struct config *c, int index, struct dev_props *out)
{
	unsigned int n = 0;
	uint64_t len = 0;
	int rc = parse_spec(c, &n, &len);

	if (rc) {
		return rc;
	}
	if (index < 0 || (unsigned int)index >= n) {
		return err_set(ENODEV,
			       "there is no soft:%d: the tunable soft_gpus (%s) gives %u of them",
			       index, c->soft_gpus, n);
	}
	*out = (struct dev_props){ .model = "software GPU",
				   .fit = true,
				   .soft = true,
				   .host_addressable = c->soft_host_addressable,
				   .total = len,
				   .lanes = 4,
				   .units = 4,
				   .copy_bytes_per_ns = 8.0,
				   .copy_setup_ns = 8000.0,
				   .pin_bytes_per_ns = 20.0,
				   .pins_hold = c->soft_stale_pins };
	text_fmt(out->name, sizeof(out->name), "soft:%d", index);
	return 0;
}

static int soft_open(const struct config *c, int index, struct dev **out)
{
	struct dev_props props;
	struct soft_dev *d;
	int rc = soft_describe(c, index, &props);

	if (rc) {
		return rc;
	}
	d = alloc_zero(sizeof(*d));
	if (!d) {
		return -ENOMEM;
	}
	dev_init(&d->dev, &dev_soft_driver, index, &soft_mem_ops, &dev_thread_streams,
		 &soft_share_ops);
	dev_init_order(&d->dev, &dev_thread_order);
	dev_init_kernels(&d->dev, &dev_thread_kernels);
	d->dev.cpu_ops = &soft_cpu_ops;
	d->dev.props = props;
	rc = soft_pairs_init(d, c);
	if (!rc) {
		rc = soft_mem_init(d, props.total);
	}
	if (rc) {
		free(d);
		return rc;
	}
	soft_list_add(d);
	*out = &d->dev;
	return 0;
}

static void soft_close(struct dev *dev)
{
	struct soft_dev *d = soft_of(dev);

	soft_list_remove(d);
	soft_mem_finish(d);
	free(d);
}

static int soft_wide(const struct dev_props *p, struct dev_host *out)
{
	(void)p;
	*out = (struct dev_host){ .page = DEV_WIDE_PAGE };
	return 0;
}

const struct dev_driver dev_soft_driver = {
	.name = "soft",
	.count = soft_count,
	.describe = soft_describe,
	.wide = soft_wide,
	.open = soft_open,
	.close = soft_close,
	.identify = soft_identify,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Memory that `peerlane bench net` transfers, on either side, and its content. The host's is
 * registered, so that a NIC that can access it does. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "bench_net.h"
#include "carry.h"
#include "ends.h"
#include "verify.h"

bool net_is_memory(const char *name)
{
	return strcmp(name, "host") == 0 || end_is_device(name);
}

/* Keeps the library's words. */
static int failed(int err, char *why, size_t space)
{
	if (err != 0) {
		const char *words = pl_error_message();

		text_copy(why, space, words[0] != '\0' ? words : strerror(-err));
	}
	return err;
}

int net_memory_get(struct net_memory *m, struct pl_ctx *ctx, const char *device, uint64_t len,
		   char *why, size_t space)
{
	void *p = NULL;
	int err;

	*m = (struct net_memory){ .ctx = ctx, .len = len };
	if (strcmp(device, "host") != 0) {
		err = pl_dev_open(ctx, device, &m->dev);
		err = err != 0 ? err : pl_mem_alloc(m->dev, len, 0, &p);
		m->at = err == 0 ? p : NULL;
		return failed(err, why, space);
	}
	m->at = carry_host_alloc(len);
	if (m->at == NULL) {
		text_fmt(why, space, "no host memory left for %llu bytes", (unsigned long long)len);
		return -ENOMEM;
	}
	err = pl_mem_register(ctx, m->at, len);
	if (err != 0) {
		free(m->at);
		m->at = NULL;
	}
	return failed(err, why, space);
}

void net_memory_put(struct net_memory *m)
{
	if (m->dev != NULL) {
		(void)pl_mem_free(m->ctx, m->at);
		pl_dev_close(m->dev);
	} else if (m->at != NULL && pl_mem_unregister(m->ctx, m->at) == 0) {
		free(m->at); /* else a transfer may still use it */
	}
	*m = (struct net_memory){ 0 };
}

int net_memory_fill(const struct net_memory *m, uint64_t len, uint64_t seed, char *why,
		    size_t space)
{
	struct carry j;

	carry_init(&j, m->ctx, PL_POLICY_DEFAULT);
	return failed(carry_fill_pattern(&j, m->at, len, 0, seed), why, space);
}

int net_memory_clear(const struct net_memory *m, uint64_t len, char *why, size_t space)
{
	struct carry j;

	carry_init(&j, m->ctx, PL_POLICY_DEFAULT);
	return failed(carry_fill_byte(&j, m->at, len, 0), why, space);
}

int net_memory_look(const struct net_memory *m, uint64_t len, uint64_t seed, char *why,
		    size_t space)
{
	const struct truth truth = { .fd = -1, .seed = seed };
	struct verdict v;
	struct carry j;
	int err;

	carry_init(&j, m->ctx, PL_POLICY_DEFAULT);
	err = verify_memory(&j, m->at, len, &truth, &v);
	if (err != 0) {
		text_copy(why, space, verdict_why(&v, err));
	} else if (!v.same) {
		verdict_text(&v, why, space);
		err = -EILSEQ;
	}
	return err;
}

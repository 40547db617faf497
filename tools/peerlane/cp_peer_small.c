/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Small files from and to another host. Making one costs the kernel some thirty microseconds, so
 * each further system call shows: these are read and written at once, without the library's handle
 * of the file, which looks at its file system and plans a route.
 */

#include <string.h>

#include "base/text.h"
#include "cp_peer.h"
#include "dest.h"
#include "say.h"

#define SMALL_MOST UINT64_C(32768) /* bytes; a server sends so much with its answer */

static int find_policy(const struct pl_conf_row *row, void *arg)
{
	bool *is_auto = arg;

	*is_auto =
		*is_auto || (strcmp(row->name, "policy") == 0 && strcmp(row->value, "auto") == 0);
	return 0;
}

/* The policy `auto` writes them through the page cache, too. */
bool peer_plans_freely(const struct peer_job *j)
{
	uint32_t policy = j->c->o->policy.value;
	bool is_auto = policy == PL_POLICY_AUTO;

	if (policy == PL_POLICY_DEFAULT) {
		(void)pl_conf_each(j->c->ctx, find_policy, &is_auto);
	}
	return is_auto;
}

static void count(struct tally *t, uint64_t len)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;

	text_copy(rep.route, sizeof(rep.route), "buffered");
	rep.buffered = len;
	tally_add(t, &rep, len);
}

bool peer_is_small(const struct peer_job *j, const struct dest *d, uint64_t len)
{
	return j->puts_small && len <= SMALL_MOST && (d == NULL || dest_is_regular(d));
}

int peer_get_small(struct peer_job *j, int fd, const struct peer_item *i, uint64_t off,
		   uint64_t len)
{
	struct truth t = { .fd = fd, .off = off };
	ssize_t got = truth_read(&t, j->buf, (size_t)len, 0);

	if (got < 0) {
		return peer_unread(j, i->from, (int)got);
	}
	if ((uint64_t)got == len) {
		count(&j->c->job.read, len);
	}
	return peer_short(j, i->from, (uint64_t)got, len);
}

int peer_put_small(struct peer_job *j, struct dest *d, uint64_t len)
{
	int status = dest_put(d, j->buf, (size_t)len);

	if (status == 0) {
		count(&j->c->job.write, len);
		j->c->bytes += len;
	}
	return status;
}

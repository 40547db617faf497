/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Granted memory, and how its bytes get to and from the host's. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/tcp/tcp.h"
#include "remote/blob.h"
#include "sys/sys.h"

#define SECTION 17u /* number, secret, whether it begins at a word */

static struct tcp_grant *grant_of(struct grant *g)
{
	return (struct tcp_grant *)(void *)g;
}

/* A stream of the device, one for all grants: the listening thread alone uses it. */
static int stream_for(struct tcp *t, struct dev *d, struct dev_stream **out)
{
	struct dev_stream *made = NULL;
	unsigned int i;
	int rc;

	lock_acquire(&t->lock);
	for (i = 0; i < t->n_streams && t->streams[i].dev != d; i++) {
	}
	*out = i < t->n_streams ? t->streams[i].stream : NULL;
	lock_release(&t->lock);
	if (*out) {
		return 0;
	}
	rc = d->stream.create(d, &made);
	if (rc) {
		return rc;
	}
	lock_acquire(&t->lock);
	for (i = 0; i < t->n_streams && t->streams[i].dev != d; i++) {
	}
	if (i == t->n_streams) {
		t->streams[i].dev = d;
		t->streams[i].stream = made;
		t->n_streams++;
		made = NULL;
	}
	*out = t->streams[i].stream;
	lock_release(&t->lock);
	if (made) {
		dev_stream_destroy(made);
	}
	return 0;
}

int tcp_grant(struct mover *m, const struct grant *what, struct grant **out)
{
	struct tcp *t = tcp_of(m);
	struct tcp_grant *g;
	int rc = tcp_load(t); /* else nobody could reach it */

	if (rc) {
		return rc;
	}
	g = alloc_zero(sizeof(*g));
	if (!g) {
		return -ENOMEM;
	}
	g->g = *what;
	g->tcp = t;
	rc = sys_random(&g->number);
	rc = rc ? rc : sys_random(&g->secret);
	if (!rc && what->dev && !what->host_addressable) {
		rc = stream_for(t, what->dev, &g->stream);
	}
	if (rc) {
		free(g);
		return rc;
	}
	lock_acquire(&t->lock);
	g->next = t->grants;
	t->grants = g;
	lock_release(&t->lock);
	*out = &g->g;
	return 0;
}

ssize_t tcp_grant_blob(struct grant *base, void *out, size_t room)
{
	const struct tcp_grant *g = grant_of(base);
	unsigned char *at = out;

	if (room < SECTION) {
		return -ENOSPC;
	}
	blob_put(at, g->number, 8);
	blob_put(at + 8, g->secret, 8);
	at[16] = base->base % 8 == 0;
	return SECTION;
}

/* The listening thread has the lock while it uses a grant. */
void tcp_revoke(struct grant *base)
{
	struct tcp_grant *g = grant_of(base);
	struct tcp *t = g->tcp;
	struct tcp_grant **at = &t->grants;

	lock_acquire(&t->lock);
	while (*at != g) {
		at = &(*at)->next;
	}
	*at = g->next;
	lock_release(&t->lock);
	free(g);
}

int tcp_region(struct remote *r, const void *blob, size_t len, struct region **out)
{
	const unsigned char *at = blob;
	struct tcp_region *g;

	(void)r;
	if (len != SECTION || at[16] > 1) {
		return err_set(EINVAL, "the blob's grant was not made for tcp");
	}
	g = alloc_zero(sizeof(*g));
	if (!g) {
		return -ENOMEM;
	}
	g->number = blob_get(at, 8);
	g->secret = blob_get(at + 8, 8);
	g->base.of_words = at[16];
	g->base.atomics = REMOTE_ATOMICS_NIC;
	*out = &g->base;
	return 0;
}

void tcp_region_free(struct region *r)
{
	free(tcp_region_of(r));
}

int tcp_grant_copy(struct tcp_grant *g, uint64_t off, void *host, size_t len, bool write)
{
	void *mem = (void *)(g->g.base + off);
	void *dst = write ? mem : host;
	const void *src = write ? host : mem;

	if (!g->stream && g->g.dev && g->g.dev->props.p2p) {
		return write ? sys_copy_in(dst, src, len) : sys_copy_out(dst, src, len);
	}
	if (!g->stream) {
		return sys_copy(dst, src, len);
	}
	return g->g.dev->stream.copy_now(g->stream, DEV_WAIT, dst, src, len);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Granted memory, and how its bytes get to and from the host's. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/tcp/tcp.h"
#include "remote/blob.h"
#include "remote/source.h"
#include "sys/sys.h"

#define SECTION 17u /* number, secret, whether it begins at a word */

static struct tcp_grant *grant_of(struct grant *g)
{
	return (struct tcp_grant *)(void *)g;
}

/* With the lock held: one of the device that nobody uses. *n: how many it has. */
static struct tcp_stream *find_free(struct tcp *t, const struct dev *d, unsigned int *n)
{
	struct tcp_stream *found = NULL;

	*n = 0;
	for (unsigned int i = 0; i < t->n_streams; i++) {
		struct tcp_stream *s = &t->streams[i];

		*n += s->dev == d;
		found = s->dev == d && !s->busy ? s : found;
	}
	return found;
}

void tcp_stream_end(struct tcp_stream *s)
{
	if (s->stream) {
		dev_stream_destroy(s->stream);
	}
	if (s->pinned) {
		dev_pinned_free(s->dev, s->pinned, FRAME_CHUNK);
	}
}

/* Adds a stream of the device. With the lock held, which is released meanwhile. *out does not
 * change if the device has enough streams by then. */
static int add_stream(struct tcp *t, struct dev *d, enum dev_intent may, struct tcp_stream **out)
{
	struct tcp_stream made = { .dev = d };
	unsigned int n;
	int rc;

	lock_release(&t->lock);
	rc = dev_pinned_alloc(d, may, FRAME_CHUNK, "the bytes that remotes ask for", &made.pinned);
	rc = rc ? rc : dev_stream_create(d, may, &made.stream);
	lock_acquire(&t->lock);
	(void)find_free(t, d, &n);
	if (!rc && n < TCP_DEV_STREAMS) {
		*out = &t->streams[t->n_streams++];
		**out = made;
		return 0;
	}
	lock_release(&t->lock);
	tcp_stream_end(&made);
	lock_acquire(&t->lock);
	return rc;
}

struct tcp_stream *tcp_stream_take(struct tcp *t, struct dev *d)
{
	struct tcp_stream *s;
	unsigned int n;
	bool more = true;

	while (!(s = find_free(t, d, &n))) {
		if (more && n < TCP_DEV_STREAMS) {
			more = !add_stream(t, d, DEV_NOWAIT, &s);
		} else {
			lock_wait(&t->lock, &t->changed);
		}
	}
	s->busy = true;
	return s;
}

void tcp_stream_put(struct tcp *t, struct tcp_stream *s)
{
	s->busy = false;
	(void)pthread_cond_broadcast(&t->changed);
}

/* The first of a device is made where it may take time. */
static int first_stream(struct tcp *t, struct dev *d)
{
	struct tcp_stream *s = NULL;
	unsigned int n;
	int rc = 0;

	lock_acquire(&t->lock);
	(void)find_free(t, d, &n);
	if (!n) {
		rc = add_stream(t, d, DEV_WAIT, &s);
	}
	lock_release(&t->lock);
	return rc;
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
		g->staged = true;
		rc = first_stream(t, what->dev);
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

ssize_t tcp_grant_blob(struct grant *base, void *out, size_t space)
{
	const struct tcp_grant *g = grant_of(base);
	unsigned char *at = out;

	if (space < SECTION) {
		return -ENOSPC;
	}
	blob_put(at, g->number, 8);
	blob_put(at + 8, g->secret, 8);
	at[16] = base->base % 8 == 0;
	return SECTION;
}

/* Revokes a grant. Waits for the threads that copy to or from it: for one chunk, at most. */
int tcp_revoke(struct grant *base)
{
	struct tcp_grant *g = grant_of(base);
	struct tcp *t = g->tcp;
	struct tcp_grant **at = &t->grants;

	lock_acquire(&t->lock);
	while (*at != g) {
		at = &(*at)->next;
	}
	*at = g->next;
	while (g->users) {
		lock_wait(&t->lock, &t->changed);
	}
	lock_release(&t->lock);
	free(g);
	return 0;
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

/* A source's -EAGAIN becomes -EFAULT, since -EAGAIN means a full mailbox in answers. */
static int read_source(const struct tcp_grant *g, void *host, size_t len, uint64_t off)
{
	int rc = g->g.source->read(g->g.source->arg, host, len, off);

	return rc == -EAGAIN ? -EFAULT : rc;
}

int tcp_grant_copy(struct tcp_grant *g, struct tcp_stream *s, uint64_t off, void *host, size_t len,
		   bool write)
{
	void *mem = (void *)(g->g.base + off);
	void *dst = write ? mem : host;
	const void *src = write ? host : mem;

	if (g->g.source) {
		return write ? -EACCES : read_source(g, host, len, off);
	}
	if (s) {
		int rc;

		lock_assert_none("asks a device to copy");
		if (write) {
			memcpy(s->pinned, host, len);
			return g->g.dev->stream.copy_now(s->stream, DEV_WAIT, mem, s->pinned, len);
		}
		rc = g->g.dev->stream.copy_now(s->stream, DEV_WAIT, s->pinned, mem, len);
		if (!rc) {
			memcpy(host, s->pinned, len);
		}
		return rc;
	}
	/* The kernel pins the buffer and not the granted memory: that costs less, and the memory of
	 * some devices cannot be pinned. */
	return write ? sys_copy_in(dst, src, len) : sys_copy_out(dst, src, len);
}

#define COPIES 64u

static int copy_host(const struct dev_piece *v, size_t n)
{
	struct sys_piece some[COPIES];
	int rc = 0;

	for (size_t i = 0; i < n && !rc;) {
		size_t k = 0;

		for (; k < COPIES && i < n; k++, i++) {
			some[k] = (struct sys_piece){ v[i].dst, v[i].src, v[i].len };
		}
		rc = sys_copy_many(some, k);
	}
	return rc;
}

int tcp_grant_copy_many(struct tcp_grant *g, struct tcp_stream *s, const struct dev_piece *v,
			size_t n)
{
	int rc = 0;

	for (size_t i = 0; g->g.source && !rc && i < n; i++) {
		rc = read_source(g, v[i].dst, v[i].len, (uintptr_t)v[i].src);
	}
	if (g->g.source) {
		return rc;
	}
	if (s) {
		int end;

		lock_assert_none("asks a device to copy");
		rc = dev_copy_many(s->stream, DEV_WAIT, v, n, (struct dev_touch){ .sure = false });
		/* Copies that were queued access the stream's memory, so they must end first. */
		end = g->g.dev->stream.sync(s->stream);
		return rc ? rc : end;
	}
	if (!g->g.dev || !g->g.dev->props.p2p) {
		return copy_host(v, n);
	}
	for (size_t i = 0; !rc && i < n; i++) {
		bool in = (uintptr_t)v[i].dst - g->g.base < g->g.len;

		rc = in ? sys_copy_in(v[i].dst, v[i].src, v[i].len)
			: sys_copy_out(v[i].dst, v[i].src, v[i].len);
	}
	return rc;
}

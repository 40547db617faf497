/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One process of two that are each other's remotes. It does what it is told, by the public
 * interface alone, and tells what came of it; it decides nothing.
 */

#include "net.h"

#include <sys/prctl.h>
#include <sys/socket.h>

#include "cable.h"
#include "fixture.h"

#define MESSAGE_NS UINT64_C(100000000000) /* nothing that is to come takes so long */

struct slot {
	char *mem;
	char *plain; /* what to free, of memory that is the host's */
	size_t len;
	struct pl_grant *grant;
	struct pl_region *region;
};

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_remote *far;
static struct pl_door *door;
static struct slot slots[SLOTS];

static int make_memory(struct slot *s, const struct net_order_args *o)
{
	void *mem = NULL;
	int rc = 0;

	switch (o->kind) {
	case NET_GPU:
		rc = pl_mem_alloc(dev, o->len, 0, &mem);
		break;
	case NET_PINNED:
		rc = pl_mem_alloc(dev, o->len, PL_ALLOC_PINNED, &mem);
		break;
	default:
		s->plain = malloc(o->len + 1);
		mem = s->plain ? s->plain + 1 : NULL;
		rc = s->plain ? 0 : -ENOMEM;
	}
	s->mem = mem;
	s->len = o->len;
	return rc;
}

/* By the library's own copy, as the CPU cannot address every device's memory. */
static ssize_t copy(void *dst, const void *src, size_t len)
{
	return pl_copy(ctx, dst, src, len, NULL);
}

static int64_t fill(const struct slot *s, unsigned int seed)
{
	char *host = malloc(s->len);
	ssize_t rc = -ENOMEM;

	if (host) {
		fx_pattern(host, 0, s->len, seed);
		rc = copy(s->mem, host, s->len);
	}
	free(host);
	return rc < 0 ? rc : 0;
}

static int64_t look(const struct slot *s, const struct net_order_args *o, struct net_answer *a)
{
	char *host = malloc(s->len);
	char *want = malloc(s->len);
	ssize_t rc = host && want ? copy(host, s->mem, s->len) : -ENOMEM;

	if (rc >= 0) {
		int64_t at;

		fx_pattern(want, 0, s->len, o->seed);
		fx_pattern(want + o->near, o->far, o->len, o->other);
		for (uint32_t i = 0; i < o->pieces; i++) {
			size_t near, len;
			uint64_t at_far;

			net_piece(i, o->pieces, &near, &at_far, &len);
			fx_pattern(want + o->near + near, o->far + at_far, len, o->other);
		}
		at = fx_differ(host, want, s->len);
		rc = at >= 0;
		(void)snprintf(a->words, sizeof(a->words), "byte %lld is another", (long long)at);
	}
	free(host);
	free(want);
	return rc;
}

static int64_t transfer(const struct net_order_args *o, struct net_answer *a)
{
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	const struct pl_place there = PL_PLACE_IN_REGION(slots[o->region].region, o->far);
	const struct pl_place here = PL_PLACE_MEM(slots[o->slot].mem + o->near);
	bool read = o->what == NET_READ;
	int64_t rc;

	opts.report = &report;
	if (o->policy[0]) {
		opts.policy = fx_policy(o->policy);
	}
	rc = pl_transfer(ctx, read ? &here : &there, read ? &there : &here, o->len, &opts);
	(void)snprintf(a->route, sizeof(a->route), "%s", report.route);
	a->direct = report.direct;
	a->staged = report.staged;
	a->fallbacks = report.fallbacks;
	return rc;
}

static int64_t list(const struct net_order_args *o, struct net_answer *a)
{
	struct pl_copy_piece *v = calloc(o->pieces, sizeof(*v));
	struct pl_io_report report = PL_IO_REPORT_INIT;
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	const struct pl_place there = PL_PLACE_IN_REGION(slots[o->region].region, o->far);
	bool read = o->what == NET_READ_LIST;
	int64_t rc = v ? 0 : -ENOMEM;

	opts.report = &report;
	for (uint32_t i = 0; v && i < o->pieces; i++) {
		uint64_t off;
		size_t near;

		net_piece(i, o->pieces, &near, &off, &v[i].len);
		if (read) {
			v[i].dst = slots[o->slot].mem + o->near + near;
			v[i].src_off = off;
		} else {
			v[i].dst_off = off;
			v[i].src = slots[o->slot].mem + o->near + near;
		}
	}
	if (v) {
		rc = pl_copyv(ctx, read ? NULL : &there, read ? &there : NULL, v, o->pieces, &opts);
	}
	(void)snprintf(a->route, sizeof(a->route), "%s", report.route);
	free(v);
	return rc;
}

static int64_t guarded(const struct net_order_args *o)
{
	struct pl_guard g = { .off = o->far };

	fx_pattern(&g.value, o->far, sizeof(g.value), o->other);
	return pl_region_read_guarded(slots[o->region].region, slots[o->slot].mem + o->near, o->len,
				      o->far, &g, NULL);
}

static size_t message(unsigned char msg[PL_MESSAGE_MAX], uint64_t number, unsigned int seed)
{
	size_t len = 8 + number * 37 % (PL_MESSAGE_MAX - 7);

	memcpy(msg, &number, 8);
	fx_pattern(msg + 8, number * PL_MESSAGE_MAX, len - 8, seed);
	return len;
}

static int64_t send_all(const struct net_order_args *o)
{
	unsigned char msg[PL_MESSAGE_MAX];
	int64_t rc = 0;

	for (uint64_t i = 0; !rc && i < o->len; i++) {
		rc = pl_remote_notify(far, msg, message(msg, i, o->seed), MESSAGE_NS);
	}
	return rc;
}

/* Each once, in order. */
static int64_t take_all(const struct net_order_args *o, struct net_answer *a)
{
	unsigned char want[PL_MESSAGE_MAX], got[PL_MESSAGE_MAX];
	ssize_t n = 0;

	for (uint64_t i = 0; n >= 0 && i < o->len; i++) {
		size_t len = message(want, i, o->seed);

		n = pl_remote_next(far, got, sizeof(got), MESSAGE_NS);
		if (n >= 0 && ((size_t)n != len || memcmp(got, want, len) != 0)) {
			(void)snprintf(a->words, sizeof(a->words),
				       "message %llu has %zd bytes, or others",
				       (unsigned long long)i, n);
			return 1;
		}
	}
	if (n >= 0 && pl_remote_next(far, got, sizeof(got), 0) != -EAGAIN) {
		(void)snprintf(a->words, sizeof(a->words), "there is one message more");
		return 1;
	}
	return n < 0 ? n : 0;
}

static int64_t from_file(const struct net_order_args *o)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_file *file;
	int64_t rc = pl_file_open(ctx, o->device, O_RDONLY | O_DIRECT, 0, &file);

	if (!rc) {
		opts.policy = PL_POLICY_STRICT;
		rc = pl_read(file, slots[o->slot].mem, o->len, 0, &opts);
		(void)pl_file_close(file);
	}
	return rc;
}

static int64_t ungrant(struct slot *s)
{
	int rc = pl_grant_close(s->grant);

	s->grant = rc ? s->grant : NULL;
	return rc;
}

/* Everything with the context; memory that is the host's stays until then. */
static void close_all(void)
{
	for (unsigned int i = 0; i < SLOTS; i++) {
		if (slots[i].grant) {
			(void)pl_grant_close(slots[i].grant);
		}
	}
	pl_close(ctx);
	for (unsigned int i = 0; i < SLOTS; i++) {
		free(slots[i].plain);
		slots[i] = (struct slot){ 0 };
	}
	ctx = NULL;
	far = NULL;
	door = NULL;
}

/* Orders about connections, grants and regions. A blob's length is its answer. */
static int64_t join(const struct net_order_args *o, struct net_answer *a)
{
	struct slot *s = &slots[o->slot % SLOTS];
	int64_t rc;

	switch (o->what) {
	case NET_MEET:
		rc = pl_remote_open(ctx, &far);
		return rc ? rc : pl_remote_blob(far, a->blob, sizeof(a->blob));
	case NET_CONNECT:
		return pl_remote_connect(far, o->blob, o->blob_len);
	case NET_LEAVE:
		pl_remote_close(far);
		far = NULL;
		for (unsigned int i = 0; i < SLOTS; i++) {
			slots[i].region = NULL; /* closed with it */
		}
		return 0;
	case NET_DOOR:
		rc = door ? 0 : pl_door_open(ctx, &door);
		return rc ? rc : pl_door_blob(door, a->blob, sizeof(a->blob));
	case NET_LET_IN:
		return pl_door_next(door, &far, MESSAGE_NS);
	case NET_KNOCK:
		return pl_remote_knock(ctx, o->blob, o->blob_len, MESSAGE_NS, &far);
	case NET_GRANT:
		rc = s->grant ? 0
			      : pl_grant_open(ctx, s->mem + o->near, o->len, o->rights, &s->grant);
		return rc ? rc : pl_grant_blob(s->grant, a->blob, sizeof(a->blob));
	case NET_UNGRANT:
		return ungrant(s);
	case NET_REGION:
		return pl_region_open(far, o->blob, o->blob_len, &s->region);
	default:
		pl_region_close(s->region);
		s->region = NULL;
		return 0;
	}
}

static int64_t obey(const struct net_order_args *o, struct net_answer *a)
{
	struct slot *s = &slots[o->slot % SLOTS];
	int64_t rc;

	switch (o->what) {
	case NET_OPEN:
		rc = pl_open(NULL, &ctx);
		return rc ? rc : pl_dev_open(ctx, o->device, &dev);
	case NET_ALLOC:
		return make_memory(s, o);
	case NET_FILL:
		return fill(s, o->seed);
	case NET_LOOK:
		return look(s, o, a);
	case NET_READ:
	case NET_WRITE:
		return transfer(o, a);
	case NET_READ_LIST:
	case NET_WRITE_LIST:
		return list(o, a);
	case NET_GUARDED:
		return guarded(o);
	case NET_SEND:
		return send_all(o);
	case NET_TAKE:
		return take_all(o, a);
	case NET_FROM_FILE:
		return from_file(o);
	case NET_CLOSE:
		close_all();
		return 0;
	default:
		return join(o, a);
	}
}

int net_side(const char *name, int fd)
{
	static struct net_order_args o;
	static struct net_answer a;

	if (strcmp(name, "-") != 0 && cable_enter(name)) {
		return 1;
	}
	while (recv(fd, &o, sizeof(o), MSG_WAITALL) == sizeof(o) && o.what != NET_END) {
		double begin = fx_now();

		a = (struct net_answer){ 0 };
		a.rc = obey(&o, &a);
		a.took_ns = (uint64_t)((fx_now() - begin) * 1e9);
		if (a.rc < 0) {
			(void)snprintf(a.words, sizeof(a.words), "%s", pl_error_message());
		} else if (o.what == NET_MEET || o.what == NET_GRANT || o.what == NET_DOOR) {
			a.blob_len = (uint32_t)a.rc;
			a.rc = 0;
		}
		if (send(fd, &a, sizeof(a), MSG_NOSIGNAL) != sizeof(a)) {
			break;
		}
	}
	if (ctx) {
		close_all();
	}
	return 0;
}

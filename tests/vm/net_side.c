/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * One process of two that are each other's remotes. It does what it is told, by the public
 * interface alone, and tells what came of it; it decides nothing.
 *
 * rxe's devices are seen in all network namespaces of a machine, whichever interface they are on.
 * So each process is given a /dev/infiniband with its own device alone, as a container would be.
 */

#include "net.h"

#include <dirent.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "fixture.h"

#define VERBS "/sys/class/infiniband_verbs"
#define NODES "/dev/infiniband"

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
static struct slot slots[SLOTS];

static int read_line(const char *path, char *line, int room)
{
	FILE *f = fopen(path, "r");
	int rc = f && fgets(line, room, f) ? 0 : -1;

	if (f) {
		(void)fclose(f);
	}
	line[rc ? 0 : strcspn(line, "\n")] = 0;
	return rc;
}

/* The device numbers of rx`name`, under its own name in /dev. */
static int find_node(const char *name, char *node, size_t room, dev_t *number)
{
	char path[512], line[64], want[64];
	DIR *d = opendir(VERBS);
	const struct dirent *e;
	unsigned int major, minor;
	int rc = -1;

	(void)snprintf(want, sizeof(want), "rx%s", name);
	while (d && rc && (e = readdir(d)) != NULL) {
		(void)snprintf(path, sizeof(path), "%s/%s/ibdev", VERBS, e->d_name);
		if (read_line(path, line, sizeof(line)) || strcmp(line, want) != 0) {
			continue;
		}
		(void)snprintf(path, sizeof(path), "%s/%s/dev", VERBS, e->d_name);
		(void)snprintf(node, room, "%s/%s", NODES, e->d_name);
		if (!read_line(path, line, sizeof(line)) &&
		    sscanf(line, "%u:%u", &major, &minor) == 2) {
			*number = makedev(major, minor);
			rc = 0;
		}
	}
	if (d) {
		(void)closedir(d);
	}
	return rc;
}

static int enter(const char *name)
{
	char path[64], node[512];
	dev_t number;
	int fd;

	if (strcmp(name, "-") == 0) {
		return 0;
	}
	if (find_node(name, node, sizeof(node), &number)) {
		fprintf(stderr, "net: there is no device rx%s\n", name);
		return -1;
	}
	(void)snprintf(path, sizeof(path), "/run/netns/%s", name);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0 || setns(fd, CLONE_NEWNET)) {
		perror(path);
		return -1;
	}
	(void)close(fd);
	if (unshare(CLONE_NEWNS) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
	    mount("none", NODES, "tmpfs", 0, NULL)) {
		perror(NODES);
		return -1;
	}
	if (mknod(node, S_IFCHR | 0600, number)) {
		perror(node);
		return -1;
	}
	return 0;
}

static int make_memory(struct slot *s, const struct net_order_args *o)
{
	void *mem = NULL;
	int rc = 0;

	switch (o->kind) {
	case NET_GPU:
		rc = pl_mem_alloc(dev, o->len, &mem);
		break;
	case NET_PINNED:
		rc = pl_mem_alloc_pinned(dev, o->len, &mem);
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
	struct pl_region *r = slots[o->region].region;
	char *mem = slots[o->slot].mem + o->near;
	int64_t rc;

	opts.report = &report;
	if (o->policy[0]) {
		opts.policy = fx_policy(o->policy);
	}
	rc = o->what == NET_READ ? pl_region_read(r, mem, o->len, o->far, &opts)
				 : pl_region_write(r, mem, o->len, o->far, &opts);
	(void)snprintf(a->route, sizeof(a->route), "%s", report.route);
	a->direct = report.direct;
	a->staged = report.staged;
	a->fallbacks = report.fallbacks;
	return rc;
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

	if (enter(name)) {
		return 1;
	}
	while (recv(fd, &o, sizeof(o), MSG_WAITALL) == sizeof(o) && o.what != NET_END) {
		double begin = fx_now();

		a = (struct net_answer){ 0 };
		a.rc = obey(&o, &a);
		a.took_ns = (uint64_t)((fx_now() - begin) * 1e9);
		if (a.rc < 0) {
			(void)snprintf(a.words, sizeof(a.words), "%s", pl_error_message());
		} else if (o.what == NET_MEET || o.what == NET_GRANT) {
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

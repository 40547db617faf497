/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/snapshot.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "metrics/metrics.h"
#include "metrics/share.h"
#include "sys/sys.h"

#define ANY_CTX UINT32_MAX
/* A process that closes a context moves numbers about; that takes microseconds. */
#define TRIES 1000u

/* Terminated, and nothing that a terminal or a text format would take for more than a letter. */
static void clean_name(char *name, size_t room)
{
	name[room - 1] = '\0';
	for (char *p = name; *p; p++) {
		if (*p < ' ' || *p > '~' || *p == '"' || *p == '\\') {
			*p = '?';
		}
	}
}

static void clean_head(struct counters_head *h)
{
	clean_name(h->program, sizeof(h->program));
	for (unsigned int i = 0; i < 4; i++) {
		clean_name(h->op[i], sizeof(h->op[i]));
	}
	for (unsigned int i = 0; i < COUNTERS_NAME; i++) {
		clean_name(h->device[i], COUNTERS_NAME);
		clean_name(h->route[i], COUNTERS_NAME);
		clean_name(h->reason[i], COUNTERS_NAME);
	}
	if (atomic_load(&h->n_devices) > COUNTERS_DEVICES) {
		atomic_store(&h->n_devices, COUNTERS_DEVICES);
	}
}
_Static_assert(COUNTERS_DEVICES == COUNTERS_NAME && COUNTERS_ROUTES == COUNTERS_NAME &&
		       COUNTERS_REASONS == COUNTERS_NAME,
	       "one loop cleans all tables of names");

static struct snapshot_row *row_for(struct snapshot *v, const struct counters_head *h, uint64_t key)
{
	const char *device = h->device[COUNTER_KEY_DEV(key)];
	const char *route = h->route[COUNTER_KEY_ROUTE(key)];
	const char *op = h->op[COUNTER_KEY_OP(key)];
	struct snapshot_row *r;

	for (size_t i = 0; i < v->n; i++) {
		r = &v->rows[i];
		if (!strcmp(r->device, device) && !strcmp(r->route, route) && !strcmp(r->op, op)) {
			return r;
		}
	}
	r = &v->rows[v->n++];
	text_copy(r->device, sizeof(r->device), device);
	text_copy(r->route, sizeof(r->route), route);
	text_copy(r->op, sizeof(r->op), op);
	return r;
}

static uint64_t get(const atomic_ullong *from)
{
	return atomic_load_explicit(from, memory_order_relaxed);
}

static void add_cell(struct snapshot_row *r, const struct counter *c)
{
	r->bytes += get(&c->bytes);
	r->errors += get(&c->errors);
	r->latency_ns += get(&c->latency_ns);
	for (unsigned int i = 0; i < COUNTERS_BUCKETS; i++) {
		uint64_t n = get(&c->sizes[i]);

		r->sizes[i] += n;
		r->ops += n;
		r->latencies[i] += get(&c->latencies[i]);
	}
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		uint64_t n = get(&c->reasons[i]);

		r->reasons[i] += n;
		r->fallbacks += n;
	}
}

/* Adds the counters of all contexts, or of one; there is room for them. */
static void add_counters(struct snapshot *v, const struct counters *p, unsigned int ctx)
{
	const struct counters_head *h = &p->head;

	for (unsigned int i = 0; i < COUNTERS; i++) {
		uint64_t key = get(&p->cells[i].key);

		if (!key || (ctx != ANY_CTX && COUNTER_KEY_CTX(key) != ctx) ||
		    COUNTER_KEY_DEV(key) >= COUNTERS_DEVICES ||
		    COUNTER_KEY_ROUTE(key) >= COUNTERS_ROUTES ||
		    COUNTER_KEY_OP(key) >= COUNTED_OPS) {
			continue;
		}
		add_cell(row_for(v, h, key), &p->cells[i]);
	}
}

static int by_name(const void *a, const void *b)
{
	const struct snapshot_row *x = a;
	const struct snapshot_row *y = b;
	int d = strcmp(x->device, y->device);

	d = d ? d : strcmp(x->route, y->route);
	return d ? d : strcmp(x->op, y->op);
}

static void take_head(struct snapshot *v, const struct counters_head *h)
{
	v->pid = h->pid;
	v->uid = h->uid;
	v->contexts = atomic_load(&h->contexts);
	v->unshared = atomic_load(&h->unshared);
	v->opened_ns = h->opened_ns;
	memcpy(v->program, h->program, sizeof(v->program));
	memcpy(v->reason, h->reason, sizeof(v->reason));
}

static int make_rows(struct snapshot *v, const struct counters *a, unsigned int ctx,
		     const struct counters *b)
{
	*v = (struct snapshot){ .pid = 0 };
	v->rows = alloc_array(2 * (size_t)COUNTERS, sizeof(*v->rows));
	if (!v->rows) {
		return -ENOMEM;
	}
	if (a || b) {
		take_head(v, a ? &a->head : &b->head);
	}
	if (a) {
		add_counters(v, a, ctx);
	}
	if (b) {
		add_counters(v, b, 0);
	}
	qsort(v->rows, v->n, sizeof(*v->rows), by_name);
	return 0;
}

int snapshot_of_context(struct metrics *s, struct snapshot *out)
{
	struct counters *shared;
	struct counters *own;
	unsigned int ctx;
	int rc;

	pthread_mutex_lock(&s->lock);
	shared = s->shared;
	own = s->own;
	ctx = s->ctx;
	pthread_mutex_unlock(&s->lock);
	rc = make_rows(out, shared, ctx, own);
	if (!rc) {
		out->pid = sys_pid();
		out->uid = sys_uid();
		out->contexts = 1;
		out->unshared = own != NULL;
	}
	return rc;
}

void snapshot_finish(struct snapshot *v)
{
	free(v->rows);
	v->rows = NULL;
	v->n = 0;
}

static int not_ours(const char *path)
{
	return err_set(EPROTO,
		       "%s holds no counters that this version can read; use the peerlane that the "
		       "program was built with",
		       path);
}

static int read_all(int fd, void *buf, size_t len)
{
	for (size_t at = 0; at < len;) {
		ssize_t n = sys_pread(fd, (char *)buf + at, len - at, at);

		if (n <= 0) {
			return n < 0 ? (int)n : -EPROTO;
		}
		at += (size_t)n;
	}
	return 0;
}

static bool is_counters(const struct counters_head *h, const struct share_name *name)
{
	return memcmp(h->magic, COUNTERS_MAGIC, sizeof(h->magic)) == 0 &&
	       h->version == COUNTERS_VERSION && h->head_bytes == sizeof(*h) &&
	       h->cell_bytes == sizeof(struct counter) && h->cells == COUNTERS &&
	       h->pid == name->pid && h->started == name->started;
}

/* All of them, not in the middle of a fold. */
static int read_counters(int fd, const char *path, const struct share_name *name,
			 struct counters *p)
{
	for (unsigned int i = 0; i < TRIES; i++) {
		struct counters_head after;
		int rc = read_all(fd, p, sizeof(*p));

		if (!rc) {
			rc = read_all(fd, &after, sizeof(after));
		}
		if (rc == -EPROTO || (!rc && !is_counters(&p->head, name))) {
			return not_ours(path);
		}
		if (rc) {
			return err_set(-rc, "%s: %s", path, err_words(-rc));
		}
		if (atomic_load(&p->head.folds) == atomic_load(&after.folds) &&
		    !(atomic_load(&p->head.folds) & 1)) {
			break;
		}
	}
	clean_head(&p->head);
	return 0;
}

/* Opens a file that claims to be a process's, and sees that its owner is the process's. */
static int open_counters(const char *path, const struct share_name *name, int *out)
{
	unsigned int uid = 0;
	struct stat st;
	int fd = sys_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
	int rc;

	if (fd < 0) {
		return err_set(-fd, "%s: %s", path, err_words(-fd));
	}
	rc = sys_fstat(fd, &st);
	if (!rc && name->pid_space == sys_pid_space()) {
		rc = sys_process_uid(name->pid, &uid);
		/* A process that may not be looked at has root's /proc entries. */
		if (!rc && uid != st.st_uid && uid != 0) {
			rc = -EACCES;
		}
	}
	if (!rc && !S_ISREG(st.st_mode)) {
		rc = -EACCES;
	}
	if (rc) {
		(void)sys_close(fd);
		return err_set(-rc, "%s is not what process %d shows: %s", path, name->pid,
			       err_words(-rc));
	}
	*out = fd;
	return 0;
}

static int read_file(const char *dir, const char *file, const struct share_name *name,
		     struct snapshot *out)
{
	struct counters *p = alloc_zero(sizeof(*p));
	char path[PATH_MAX];
	int rc = -ENOMEM;
	int fd = -1;

	if (!p) {
		return rc;
	}
	text_fmt(path, sizeof(path), "%s/%s", dir, file);
	rc = open_counters(path, name, &fd);
	if (rc) {
		goto out_free;
	}
	rc = read_counters(fd, path, name, p);
	(void)sys_close(fd);
	if (!rc) {
		rc = make_rows(out, p, ANY_CTX, NULL);
	}
out_free:
	free(p);
	return rc;
}

struct search {
	const char *dir;
	int pid; /* 0: all */
	struct snapshot *out;
	int (*fn)(const struct snapshot *v, void *arg);
	void *arg;
	int rc; /* of the file that was found */
	bool found;
};

static int look_at(const char *file, void *arg)
{
	struct search *s = arg;
	struct share_name name;
	struct snapshot v;
	int rc;

	if (!share_name_parse(file, &name) || (s->pid && name.pid != s->pid) ||
	    share_name_stale(&name)) {
		return 0;
	}
	rc = read_file(s->dir, file, &name, s->pid ? s->out : &v);
	if (s->pid) {
		s->found = true;
		s->rc = rc;
		return !rc; /* another of that number may be readable */
	}
	if (!rc) {
		s->rc = s->fn(&v, s->arg);
		snapshot_finish(&v);
	}
	return s->rc; /* what is not for us to see is no reason to stop */
}

int snapshot_of_process(const struct config *c, int pid, struct snapshot *out)
{
	struct search s = { .pid = pid, .out = out };
	const char *dirs[SHARE_DIRS];
	uint64_t started;

	share_dirs(c, dirs);
	for (unsigned int i = 0; dirs[i] && !(s.found && !s.rc); i++) {
		s.dir = dirs[i];
		(void)sys_list(dirs[i], look_at, &s);
	}
	if (s.found) {
		return s.rc;
	}
	if (sys_process_start(pid, &started) == -ESRCH) {
		return err_set(ESRCH, "there is no process %d", pid);
	}
	return err_set(ENOENT,
		       "process %d shows no counters: it does not use peerlane, has moved nothing "
		       "yet, or its tunables stats and stats_dir say otherwise",
		       pid);
}

int snapshot_processes(const struct config *c, int (*fn)(const struct snapshot *v, void *arg),
		       void *arg)
{
	struct search s = { .fn = fn, .arg = arg };
	const char *dirs[SHARE_DIRS];

	share_dirs(c, dirs);
	for (unsigned int i = 0; dirs[i] && !s.rc; i++) {
		share_clean(dirs[i]);
		s.dir = dirs[i];
		/* Where there is no such folder nobody shows anything. */
		(void)sys_list(dirs[i], look_at, &s);
	}
	return s.rc;
}

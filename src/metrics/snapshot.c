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

/* A process that closes a context moves numbers about; that takes microseconds. */
#define TRIES 1000u

/* Terminated, and nothing that a terminal or a text format would take for more than a letter. */
static void clean_name(char *name, size_t room)
{
	size_t len = strnlen(name, room - 1);

	memset(name + len, 0, room - len);
	for (char *p = name; *p; p++) {
		if (*p < ' ' || *p > '~' || *p == '"' || *p == '\\') {
			*p = '?';
		}
	}
}

/* Room for so many rows. */
static int begin(struct snapshot *v, size_t room)
{
	*v = (struct snapshot){ .rows = alloc_array(room, sizeof(*v->rows)) };
	return v->rows ? 0 : -ENOMEM;
}

/* Adds numbers to the row of their name. */
static void add(struct snapshot *v, const struct counter *c)
{
	struct counter_name name = c->name;
	struct snapshot_row *r = v->rows;

	clean_name(name.device, sizeof(name.device));
	clean_name(name.route, sizeof(name.route));
	clean_name(name.op, sizeof(name.op));
	clean_name(name.src, sizeof(name.src));
	while (r < v->rows + v->n && memcmp(&r->name, &name, sizeof(name)) != 0) {
		r++;
	}
	if (r == v->rows + v->n) {
		r->name = name;
		v->n++;
	}
	for (unsigned int i = 0; i < COUNTER_NUMBERS; i++) {
		r->n[i] += atomic_load_explicit(&c->n[i], memory_order_relaxed);
	}
}

static int by_name(const void *a, const void *b)
{
	const struct snapshot_row *x = a;
	const struct snapshot_row *y = b;

	return memcmp(&x->name, &y->name, sizeof(x->name));
}

static uint64_t sum(const uint64_t *v, unsigned int n)
{
	uint64_t all = 0;

	for (unsigned int i = 0; i < n; i++) {
		all += v[i];
	}
	return all;
}

static void end(struct snapshot *v)
{
	qsort(v->rows, v->n, sizeof(*v->rows), by_name);
	for (struct snapshot_row *r = v->rows; r < v->rows + v->n; r++) {
		r->st = (struct pl_stats_row){ .size = sizeof(r->st),
					       .device = r->name.device,
					       .route = r->name.route,
					       .op = r->name.op,
					       .ops = sum(&r->n[COUNTER_SIZES], COUNTERS_BUCKETS),
					       .bytes = r->n[COUNTER_BYTES],
					       .errors = r->n[COUNTER_ERRORS],
					       .fallbacks = sum(&r->n[COUNTER_REASONS],
								COUNTERS_REASONS),
					       .latency_ns = r->n[COUNTER_LATENCY_NS],
					       .sizes = &r->n[COUNTER_SIZES],
					       .latencies = &r->n[COUNTER_LATENCIES],
					       .reasons = &r->n[COUNTER_REASONS],
					       .n_reasons = COUNTERS_REASONS,
					       .src_device = r->name.src };
	}
}

static void take_head(struct snapshot *v, const struct counters_head *h)
{
	v->pid = h->pid;
	v->uid = h->uid;
	v->contexts = atomic_load(&h->contexts);
	v->unshared = atomic_load(&h->unshared);
	v->opened_ns = h->opened_ns;
	memcpy(v->program, h->program, sizeof(v->program));
	clean_name(v->program, sizeof(v->program));
	memcpy(v->reason, h->reason, sizeof(v->reason));
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		clean_name(v->reason[i], COUNTERS_NAME);
	}
}

int snapshot_of_context(struct metrics *s, struct snapshot *out)
{
	size_t room = atomic_load(&s->n); /* never fewer; those that come now are too late */
	int rc = begin(out, room + 1);

	if (rc) {
		return rc;
	}
	for (unsigned int i = 0; i < METRICS_ROWS; i++) {
		const struct counter *c =
			atomic_load_explicit(&s->rows[i].to, memory_order_acquire);

		if (c && room) {
			add(out, c);
			room--;
		}
	}
	end(out);
	lock_acquire(&s->lock);
	if (s->shared) {
		take_head(out, &s->shared->head);
	}
	out->unshared = s->unshared;
	lock_release(&s->lock);
	for (unsigned int i = 0; i < s->names->reasons; i++) {
		text_copy(out->reason[i], COUNTERS_NAME, s->names->reason(i));
	}
	out->pid = sys_pid();
	out->uid = sys_uid();
	out->contexts = 1;
	return 0;
}

void snapshot_finish(struct snapshot *v)
{
	free(v->rows);
	v->rows = NULL;
	v->n = 0;
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
	       h->row_bytes == sizeof(struct counter) && h->rows == COUNTERS &&
	       h->pid == name->pid && h->started == name->started;
}

/* All of them, and not while numbers go from one row to another. */
static int read_counters(int fd, const struct share_name *name, struct counters *p)
{
	struct counters_head after;
	int rc = 0;

	for (unsigned int i = 0; i < TRIES && !rc; i++) {
		rc = read_all(fd, p, sizeof(*p));
		rc = rc ? rc : is_counters(&p->head, name) ? 0 : -EPROTO;
		rc = rc ? rc : read_all(fd, &after, sizeof(after));
		if (!rc && atomic_load(&p->head.moves) == atomic_load(&after.moves) &&
		    !(atomic_load(&p->head.moves) & 1)) {
			break;
		}
	}
	return rc;
}

/* Opens a file that claims to be a process's, and sees that its owner is the process's. */
static int open_counters(const char *path, const struct share_name *name)
{
	unsigned int uid = 0;
	struct stat st;
	int fd = sys_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
	int rc;

	if (fd < 0) {
		return err_set(-fd, "'%s': %s", path, err_words(-fd));
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
		return err_set(-rc, "'%s' is not what process %d shows: %s", path, name->pid,
			       err_words(-rc));
	}
	return fd;
}

static int read_file(const char *path, const struct share_name *name, struct snapshot *out)
{
	struct counters *p = alloc_zero(sizeof(*p));
	int fd = p ? open_counters(path, name) : -ENOMEM;
	int rc = fd;

	if (fd >= 0) {
		rc = read_counters(fd, name, p);
		(void)sys_close(fd);
		if (rc == -EPROTO) {
			(void)err_set(EPROTO,
				      "'%s' holds no counters that this version can read; use the "
				      "peerlane that the program was built with",
				      path);
		} else if (rc) {
			(void)err_set(-rc, "'%s': %s", path, err_words(-rc));
		}
		rc = rc ? rc : begin(out, COUNTERS);
	}
	if (!rc) {
		for (unsigned int i = 0; i < COUNTERS; i++) {
			unsigned int state = atomic_load(&p->rows[i].state);

			if (state == COUNTER_OPEN || state == COUNTER_CLOSED) {
				add(out, &p->rows[i]);
			}
		}
		end(out);
		take_head(out, &p->head);
	}
	free(p);
	return rc;
}

struct search {
	const char *dir;
	int pid; /* 0: all */
	int (*fn)(const struct snapshot *v, void *arg);
	void *arg;
	struct snapshot *out; /* of the one */
	int rc;
	bool found;
};

static int look_at(const char *file, void *arg)
{
	struct search *s = arg;
	struct share_name name;
	char path[PATH_MAX];
	struct snapshot v;
	int rc;

	if (!share_name_parse(file, &name) || (s->pid && name.pid != s->pid) ||
	    share_name_stale(&name)) {
		return 0;
	}
	text_fmt(path, sizeof(path), "%s/%s", s->dir, file);
	rc = read_file(path, &name, s->pid ? s->out : &v);
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

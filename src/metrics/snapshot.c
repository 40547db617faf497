/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/metrics.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "sys/unix.h"

/* A process that closes a context moves numbers between rows, for some microseconds; but where
 * others have the processors it may stand there for a while. So there is a second for it, in naps,
 * for all files of a listing together.
 */
#define TRIES_AT_ONCE 20u
#define NAPS 1000u
#define NAP_NS 1000000u

/* Terminates the string, whose bytes another process chose. */
static void clean_name(char *name, size_t space)
{
	size_t len = strnlen(name, space - 1);

	memset(name + len, 0, space - len);
	text_plain(name);
}

static uint64_t sum(const uint64_t *v, unsigned int n)
{
	uint64_t all = 0;

	for (unsigned int i = 0; i < n; i++) {
		all += v[i];
	}
	return all;
}

/* A row of the copy, which is complete and does not change. */
static struct pl_stats_row row_of(const struct counter *c)
{
	const uint64_t *n = (const uint64_t *)(const void *)c->n;

	return (struct pl_stats_row){ .size = sizeof(struct pl_stats_row),
				      .device = c->name.device,
				      .route = c->name.route,
				      .op = c->name.op,
				      .ops = sum(&n[COUNTER_SIZES], COUNTERS_BUCKETS),
				      .bytes = n[COUNTER_BYTES],
				      .errors = n[COUNTER_ERRORS],
				      .fallbacks = sum(&n[COUNTER_REASONS], COUNTERS_REASONS),
				      .latency_ns = n[COUNTER_LATENCY_NS],
				      .sizes = &n[COUNTER_SIZES],
				      .latencies = &n[COUNTER_LATENCIES],
				      .reasons = &n[COUNTER_REASONS],
				      .n_reasons = COUNTERS_REASONS,
				      .src_device = c->name.src };
}

static int by_name(const void *a, const void *b)
{
	const struct counter *x = a;
	const struct counter *y = b;

	return memcmp(&x->name, &y->name, sizeof(x->name));
}

/* Adds a row of the copy, which stands behind all that were added, to those of its name. */
static void add(struct snapshot *v, const struct counter *c)
{
	struct counter_name name = c->name;
	struct counter *to = v->c.rows;

	clean_name(name.device, sizeof(name.device));
	clean_name(name.route, sizeof(name.route));
	clean_name(name.op, sizeof(name.op));
	clean_name(name.src, sizeof(name.src));
	while (to < v->c.rows + v->n && memcmp(&to->name, &name, sizeof(name)) != 0) {
		to++;
	}
	if (to < v->c.rows + v->n) {
		for (unsigned int i = 0; i < COUNTER_NUMBERS; i++) {
			atomic_fetch_add(&to->n[i], c->n[i]);
		}
		return;
	}
	*to = *c;
	to->name = name;
	v->n++;
}

/* Sums up the copy's rows, up to `space`. */
static void sum_up(struct snapshot *v, size_t space)
{
	struct counters_head *h = &v->c.head;

	clean_name(h->program, sizeof(h->program));
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		clean_name(h->reason[i], COUNTERS_NAME);
	}
	for (size_t i = 0; i < space; i++) {
		unsigned int state = atomic_load(&v->c.rows[i].state);

		if (state == COUNTER_OPEN || state == COUNTER_CLOSED) {
			add(v, &v->c.rows[i]);
		}
	}
	qsort(v->c.rows, v->n, sizeof(v->c.rows[0]), by_name);
	for (size_t i = 0; i < v->n; i++) {
		v->rows[i] = row_of(&v->c.rows[i]);
	}
}

int snapshot_of_context(struct metrics *s, struct snapshot **out)
{
	struct snapshot *v = alloc_zero(sizeof(*v));
	size_t n = 0;

	if (!v) {
		return -ENOMEM;
	}
	for (unsigned int i = 0; i < METRICS_ROWS && n < COUNTERS; i++) {
		const struct counter *c =
			atomic_load_explicit(&s->rows[i].to, memory_order_acquire);

		for (unsigned int k = 0; c && k < COUNTER_NUMBERS; k++) {
			v->c.rows[n].n[k] = atomic_load_explicit(&c->n[k], memory_order_relaxed);
		}
		if (c) {
			v->c.rows[n].name = c->name;
			v->c.rows[n++].state = COUNTER_OPEN;
		}
	}
	lock_acquire(&s->lock);
	if (s->shared) {
		/* Written once, before the file was shared. */
		v->c.head.opened_ns = s->shared->head.opened_ns;
		memcpy(v->c.head.program, s->shared->head.program, sizeof(v->c.head.program));
	}
	v->c.head.unshared = s->unshared;
	lock_release(&s->lock);
	v->c.head.pid = sys_pid();
	v->c.head.uid = sys_uid();
	v->c.head.contexts = 1;
	metrics_reasons(s->names, &v->c.head);
	sum_up(v, n);
	*out = v;
	return 0;
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

/* All of them, and not while numbers go from one row to another. Takes the naps that it needs from
 * those that are left. */
static int read_counters(int fd, const struct share_name *name, unsigned int *naps,
			 struct counters *p)
{
	struct counters_head after;
	int rc = -EAGAIN;

	for (unsigned int i = 0; rc == -EAGAIN; i++) {
		if (i >= TRIES_AT_ONCE) {
			if (!*naps) {
				break;
			}
			(*naps)--;
			(void)sys_poll(NULL, 0, NAP_NS);
		}
		rc = read_all(fd, p, sizeof(*p));
		rc = rc ? rc : is_counters(&p->head, name) ? 0 : -EPROTO;
		rc = rc ? rc : read_all(fd, &after, sizeof(after));
		if (!rc && (p->head.moves != after.moves || p->head.moves & 1)) {
			rc = -EAGAIN;
		}
	}
	return rc;
}

/* A number of another namespace says nothing here; there the file must be one that is in use. */
static int is_of_process(int fd, const struct share_name *name, const struct stat *st)
{
	bool yes = false;
	int rc;

	if (name->pid_space != sys_pid_space()) {
		rc = sys_ofd_held(fd);
		return rc > 0 ? 0 : rc ? rc : -ESRCH;
	}
	rc = sys_process_is_of(name->pid, st->st_uid, &yes);
	/* What root made is true. */
	return rc ? rc : yes || st->st_uid == 0 ? 0 : -EACCES;
}

/* Opens the counters of a process, and checks that the file's owner is the process's user. */
static int open_counters(const char *path, const struct share_name *name, struct stat *st)
{
	int fd = sys_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
	int rc;

	if (fd < 0) {
		return err_set(-fd, "'%s': %s", path, err_words(-fd));
	}
	rc = sys_fstat(fd, st);
	if (!rc && !S_ISREG(st->st_mode)) {
		rc = -EACCES;
	}
	rc = rc ? rc : is_of_process(fd, name, st);
	if (rc) {
		(void)sys_close(fd);
		return err_set(-rc, "'%s' is not what process %d shows: %s", path, name->pid,
			       err_words(-rc));
	}
	return fd;
}

static int read_file(const char *path, const struct share_name *name, unsigned int *naps,
		     struct counters *p)
{
	struct stat st;
	int fd = open_counters(path, name, &st);
	int rc;

	if (fd < 0) {
		return fd;
	}
	rc = read_counters(fd, name, naps, p);
	p->head.uid = st.st_uid; /* whatever the file says */
	(void)sys_close(fd);
	if (rc == -EPROTO) {
		return err_set(EPROTO,
			       "'%s' holds no counters that this version can read; use the "
			       "peerlane that the program was built with",
			       path);
	}
	if (rc == -EAGAIN) {
		return err_set(EAGAIN, "'%s' changes while it is read: contexts are being closed",
			       path);
	}
	return rc ? err_set(-rc, "'%s': %s", path, err_words(-rc)) : 0;
}

struct snapshot_search {
	int pid;
	struct snapshot *v;
	unsigned int naps;
	int rc; /* of reading it; 1: no file of the process was found */
};

static int read_process(const char *path, const struct share_name *name, void *arg)
{
	struct snapshot_search *s = arg;
	int rc;

	if (name->pid != s->pid) {
		return 0;
	}
	rc = read_file(path, name, &s->naps, &s->v->c);
	/* A file from another PID namespace says nothing of a process here. */
	s->rc = rc == -ESRCH ? s->rc : rc;
	return !rc; /* another of that number may be readable */
}

int snapshot_of_process(const struct config *c, int pid, struct snapshot **out)
{
	struct snapshot_search s = {
		.pid = pid, .v = alloc_zero(sizeof(*s.v)), .naps = NAPS, .rc = 1
	};
	uint64_t started;

	if (!s.v) {
		return -ENOMEM;
	}
	(void)share_each(c, read_process, &s);
	if (!s.rc) {
		sum_up(s.v, COUNTERS);
		*out = s.v;
		return 0;
	}
	free(s.v);
	if (s.rc < 0) {
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

struct snapshot_listing {
	struct counters *c; /* where each is read to */
	unsigned int naps;
	int (*fn)(const struct counters_head *h, void *arg);
	void *arg;
};

/* Files that cannot be read are skipped. */
static int list_process(const char *path, const struct share_name *name, void *arg)
{
	struct snapshot_listing *l = arg;
	struct counters_head *h = &l->c->head;

	if (read_file(path, name, &l->naps, l->c)) {
		return 0;
	}
	clean_name(h->program, sizeof(h->program));
	return l->fn(h, l->arg);
}

int snapshot_processes(const struct config *c, int (*fn)(const struct counters_head *h, void *arg),
		       void *arg)
{
	struct snapshot_listing l = { alloc_zero(sizeof(*l.c)), NAPS, fn, arg };
	int rc = l.c ? share_each(c, list_process, &l) : -ENOMEM;

	free(l.c);
	return rc;
}

struct snapshot_wide {
	struct counters *c; /* where each is read to */
	const struct sys_limit *limit;
	unsigned int naps;
	uint64_t bytes;
};

/* What another user says of himself is not believed: it might refuse us all memory. */
static int add_wide(const char *path, const struct share_name *name, void *arg)
{
	struct snapshot_wide *w = arg;
	bool own = name->pid == sys_pid() && name->pid_space == sys_pid_space();

	if (!own && sys_is_own(path) && sys_process_in(name->pid, w->limit) &&
	    !read_file(path, name, &w->naps, w->c)) {
		w->bytes += atomic_load(&w->c->head.wide);
	}
	return 0;
}

uint64_t snapshot_wide(const struct config *c, const struct sys_limit *limit)
{
	struct snapshot_wide w = { alloc_zero(sizeof(*w.c)), limit, NAPS, share_wide_own() };

	/* Without memory to read them the others are not known, as where their files are not seen.
	 */
	(void)(w.c ? share_each(c, add_wide, &w) : 0);
	free(w.c);
	return w.bytes;
}

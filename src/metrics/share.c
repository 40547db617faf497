/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/counters.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/lock.h"
#include "base/refused.h"
#include "base/text.h"
#include "metrics/metrics.h"
#include "sys/sys.h"

/* The one of this process. */
static struct {
	struct lock lock; /* protects all below, and the owners of rows */
	struct counters *counters;
	char path[PATH_MAX];
	unsigned int users;
	uint64_t wide; /* bytes of wide memory */
} shared = { .lock = LOCK_INIT(RANK_METRICS_FILE) };

/* A child has no counters yet. */
static void forget_in_child(void)
{
	lock_renew(&shared.lock);
	shared.counters = NULL; /* not mapped here */
	shared.users = 0;
	shared.wide = 0;
}

FORK_HANDLERS(.child = forget_in_child);

#define DIRS 3u
/* Entries of a folder that a process looks at for files of ended processes: anybody may put any
 * number there. */
#define SWEEP 1000u

/* Folders that counters may be in, the preferred first; the first NULL ends them. */
static void find_dirs(const struct config *c, const char *dirs[DIRS])
{
	bool given = c->stats_dir && *c->stats_dir;

	dirs[0] = given ? c->stats_dir : "/dev/shm";
	dirs[1] = given ? NULL : config_runtime_dir();
	dirs[2] = NULL;
}

static void name_text(char *dst, size_t space, const struct share_name *n)
{
	text_fmt(dst, space, "peerlane-stats.%d.%" PRIu64 ".%" PRIu64, n->pid, n->started,
		 n->pid_space);
}

bool share_name_parse(const char *file, struct share_name *out)
{
	char again[NAME_MAX];
	struct share_name n;

	if (sscanf(file, "peerlane-stats.%d.%" SCNu64 ".%" SCNu64, &n.pid, &n.started,
		   &n.pid_space) != 3) {
		return false;
	}
	/* A number without sign, spaces, overflow or text after it. */
	name_text(again, sizeof(again), &n);
	if (n.pid <= 0 || strcmp(again, file) != 0) {
		return false;
	}
	*out = n;
	return true;
}

bool share_name_stale(const struct share_name *n)
{
	uint64_t now;
	int rc;

	/* In another namespace the number means another process, or none. */
	if (!n->pid_space || n->pid_space != sys_pid_space()) {
		return false;
	}
	rc = sys_process_start(n->pid, &now);
	return rc == -ESRCH || (!rc && now != n->started);
}

struct walk {
	const char *dir;
	share_fn fn; /* NULL: some files of ended processes of this user are removed, and that is
		      * all */
	void *arg;
	int rc;
};

static int look_at(const char *file, void *arg)
{
	struct walk *w = arg;
	struct share_name name;
	char path[PATH_MAX];

	if (!share_name_parse(file, &name)) {
		return 0;
	}
	text_fmt(path, sizeof(path), "%s/%s", w->dir, file);
	if (!w->fn && !sys_is_own(path)) {
		return 0;
	}
	if (share_name_stale(&name)) {
		(void)sys_unlink(path); /* as far as the folder lets us */
	} else if (w->fn) {
		w->rc = w->fn(path, &name, w->arg);
	}
	return w->rc;
}

/* Without such a folder there are no counters. */
static int walk(const char *dir, share_fn fn, void *arg)
{
	struct walk w = { .dir = dir, .fn = fn, .arg = arg };

	(void)(fn ? sys_list(dir, look_at, &w) : sys_list_some(dir, SWEEP, look_at, &w));
	return w.rc;
}

int share_each(const struct config *c, share_fn fn, void *arg)
{
	const char *dirs[DIRS];
	int rc = 0;

	find_dirs(c, dirs);
	for (unsigned int i = 0; dirs[i] && !rc; i++) {
		rc = walk(dirs[i], fn, arg);
	}
	return rc;
}

void metrics_reasons(const struct metrics_names *names, struct counters_head *h)
{
	for (unsigned int i = 0; i < names->reasons; i++) {
		text_copy(h->reason[i], COUNTERS_NAME, names->reason(i));
	}
}

/* Everything but the magic, which is stored last: a reader that sees it sees the rest. */
static void fill_head(struct counters_head *h, const struct share_name *self,
		      const struct metrics_names *names)
{
	h->version = COUNTERS_VERSION;
	h->head_bytes = sizeof(*h);
	h->row_bytes = sizeof(struct counter);
	h->rows = COUNTERS;
	h->pid = self->pid;
	h->uid = sys_uid();
	h->started = self->started;
	h->pid_space = self->pid_space;
	h->opened_ns = sys_wall_ns();
	(void)sys_process_name(self->pid, h->program, sizeof(h->program));
	metrics_reasons(names, h);
	atomic_thread_fence(memory_order_release);
	memcpy(h->magic, COUNTERS_MAGIC, sizeof(h->magic));
}

/* An empty file of the right size, mapped. */
static int make_file(const char *path, struct counters **out)
{
	void *p;
	int fd;
	int rc;

	(void)sys_unlink(path); /* of this very process, from before it called exec */
	fd = sys_open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
	if (fd < 0) {
		return fd;
	}
	/* Allocates every byte now: a full file system must be an error here, and not a signal
	 * later. */
	rc = sys_allocate(fd, sizeof(**out));
	/* The lock lasts as long as the mapping: by it processes of other PID namespaces see that
	 * this one lives. */
	rc = rc ? rc : sys_ofd_try_lock(fd);
	if (!rc) {
		rc = sys_map_fd(fd, sizeof(**out), 0, &p);
	}
	(void)sys_close(fd);
	if (rc) {
		(void)sys_unlink(path);
		return rc;
	}
	*out = p;
	return 0;
}

static int publish_locked(const char *dir, const struct metrics_names *names)
{
	struct share_name self = { .pid = sys_pid(), .pid_space = sys_pid_space() };
	int rc = sys_process_start(self.pid, &self.started);
	char name[NAME_MAX];

	if (rc || !self.pid_space) {
		/* Without both, it could not be detected that the file's process has ended. */
		return rc ? rc : -ENOSYS;
	}
	name_text(name, sizeof(name), &self);
	text_fmt(shared.path, sizeof(shared.path), "%s/%s", dir, name);
	rc = make_file(shared.path, &shared.counters);
	if (!rc) {
		fill_head(&shared.counters->head, &self, names);
		atomic_store(&shared.counters->head.wide, shared.wide);
		refused_show(&shared.counters->head.refused);
		(void)walk(dir, NULL, NULL);
	}
	return rc;
}

int share_join(const struct config *c, const struct metrics_names *names, struct counters **out)
{
	const char *dirs[DIRS];
	int rc = 0;

	find_dirs(c, dirs);
	lock_acquire(&shared.lock);
	for (unsigned int i = 0; !shared.counters && dirs[i]; i++) {
		rc = publish_locked(dirs[i], names);
		if (rc) {
			(void)err_set(-rc, "'%s': %s", dirs[i], err_words(-rc));
		}
	}
	if (shared.counters) {
		rc = 0;
		shared.users++;
		*out = shared.counters;
		atomic_fetch_add(&shared.counters->head.contexts, 1);
	}
	lock_release(&shared.lock);
	return rc;
}

void share_leave(void)
{
	lock_acquire(&shared.lock);
	atomic_fetch_sub(&shared.counters->head.contexts, 1);
	if (--shared.users == 0) {
		refused_show(NULL);
		(void)sys_unlink(shared.path);
		(void)sys_unmap(shared.counters, sizeof(*shared.counters));
		shared.counters = NULL;
	}
	lock_release(&shared.lock);
}

void share_wide(int64_t bytes)
{
	lock_acquire(&shared.lock);
	shared.wide += (uint64_t)bytes;
	if (shared.counters) {
		atomic_store(&shared.counters->head.wide, shared.wide);
	}
	lock_release(&shared.lock);
}

uint64_t share_wide_own(void)
{
	uint64_t bytes;

	lock_acquire(&shared.lock);
	bytes = shared.wide;
	lock_release(&shared.lock);
	return bytes;
}

/* A row in this state, and of this name if one is given. */
static struct counter *find_locked(unsigned int state, const struct counter_name *name)
{
	for (unsigned int i = 0; i < COUNTERS; i++) {
		struct counter *c = &shared.counters->rows[i];

		if (atomic_load(&c->state) == state &&
		    (!name || memcmp(&c->name, name, sizeof(*name)) == 0)) {
			return c;
		}
	}
	return NULL;
}

struct counter *share_take(const struct counter_name *name)
{
	struct counter *c;

	lock_acquire(&shared.lock);
	c = find_locked(COUNTER_FREE, NULL);
	if (c) {
		c->name = *name;
		atomic_store(&c->state, COUNTER_OPEN);
	} else {
		atomic_fetch_add(&shared.counters->head.unshared, 1);
	}
	lock_release(&shared.lock);
	return c;
}

void share_give(struct counter *c)
{
	atomic_uint *moves = &shared.counters->head.moves;
	struct counter *to;

	lock_acquire(&shared.lock);
	/* A reader that could see the numbers in both rows, or in neither, reads again. */
	atomic_fetch_add(moves, 1);
	to = find_locked(COUNTER_CLOSED, &c->name);
	for (unsigned int i = 0; to && i < COUNTER_NUMBERS; i++) {
		atomic_fetch_add(&to->n[i], atomic_exchange(&c->n[i], 0));
	}
	atomic_store(&c->state, to ? COUNTER_FREE : COUNTER_CLOSED);
	atomic_fetch_add(moves, 1);
	lock_release(&shared.lock);
}

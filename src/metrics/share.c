/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "metrics/share.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "metrics/metrics.h"
#include "sys/sys.h"

/* The one of this process. */
static struct {
	pthread_mutex_t lock; /* of all below, and of taking cells in any counters */
	struct counters *counters;
	char path[PATH_MAX];
	unsigned int users;
	unsigned int last_ctx;
} shared = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* A child shows nothing yet. */
static void forget_in_child(void)
{
	(void)pthread_mutex_init(&shared.lock, NULL);
	shared.counters = NULL; /* not mapped here */
	shared.users = 0;
}

FORK_HANDLERS(.child = forget_in_child);

void share_dirs(const struct config *c, const char *dirs[SHARE_DIRS])
{
	bool given = c->stats_dir && *c->stats_dir;

	dirs[0] = given ? c->stats_dir : "/dev/shm";
	dirs[1] = given ? NULL : config_runtime_dir();
	dirs[2] = NULL;
}

bool share_name_parse(const char *file, struct share_name *out)
{
	size_t len = sizeof(SHARE_PREFIX) - 1;
	unsigned long long v[3];
	const char *at = file + len;

	if (strncmp(file, SHARE_PREFIX, len) != 0) {
		return false;
	}
	for (unsigned int i = 0; i < 3; i++) {
		char *end;

		v[i] = strtoull(at, &end, 10);
		if (end == at || *at < '0' || *at > '9' || *end != (i < 2 ? '.' : '\0')) {
			return false;
		}
		at = end + 1;
	}
	if (v[0] == 0 || v[0] > INT_MAX) {
		return false;
	}
	*out = (struct share_name){ .pid = (int)v[0], .started = v[1], .pid_space = v[2] };
	return true;
}

bool share_name_stale(const struct share_name *n)
{
	uint64_t now;
	int rc;

	/* In another namespace the number means somebody else, or nobody. */
	if (!n->pid_space || n->pid_space != sys_pid_space()) {
		return false;
	}
	rc = sys_process_start(n->pid, &now);
	return rc == -ESRCH || (!rc && now != n->started);
}

static void clean_file(const char *dir, const char *name)
{
	char path[PATH_MAX];
	struct stat st;
	int fd;

	text_fmt(path, sizeof(path), "%s/%s", dir, name);
	fd = sys_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
	if (fd < 0) {
		return;
	}
	if (!sys_fstat(fd, &st) && S_ISREG(st.st_mode) &&
	    (st.st_uid == sys_uid() || sys_uid() == 0)) {
		(void)sys_unlink(path);
	}
	(void)sys_close(fd);
}

static int clean_if_stale(const char *name, void *arg)
{
	struct share_name n;

	if (share_name_parse(name, &n) && share_name_stale(&n)) {
		clean_file(arg, name);
	}
	return 0;
}

void share_clean(const char *dir)
{
	(void)sys_list(dir, clean_if_stale, (void *)(uintptr_t)dir);
}

/* All but the magic: whoever sees that sees the rest. */
static void fill_head(struct counters_head *h, const struct metrics_names *names)
{
	static const char *const ops[COUNTED_OPS] = { "read", "write", "copy" };

	h->version = COUNTERS_VERSION;
	h->head_bytes = sizeof(*h);
	h->cell_bytes = sizeof(struct counter);
	h->cells = COUNTERS;
	h->uid = sys_uid();
	h->opened_ns = sys_wall_ns();
	for (unsigned int i = 0; i < COUNTED_OPS; i++) {
		text_copy(h->op[i], sizeof(h->op[i]), ops[i]);
	}
	for (unsigned int i = 0; i < names->routes; i++) {
		text_copy(h->route[i], COUNTERS_NAME, names->route(i));
	}
	text_copy(h->route[names->routes], COUNTERS_NAME, "none");
	for (unsigned int i = 0; i < names->reasons; i++) {
		text_copy(h->reason[i], COUNTERS_NAME, names->reason(i));
	}
}

struct counters *counters_private(const struct metrics_names *names)
{
	struct counters *p = alloc_zero(sizeof(*p));

	if (p) {
		fill_head(&p->head, names);
	}
	return p;
}

/* An empty file of the right size, mapped. */
static int make_file(const char *path, struct counters **out)
{
	void *p;
	int fd = sys_open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
	int rc;

	if (fd == -EEXIST && sys_unlink(path) == 0) {
		/* Of this very process, before it called exec. */
		fd = sys_open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0600);
	}
	if (fd < 0) {
		return fd;
	}
	/* Here and now: a folder that is full must not become a signal later. */
	rc = sys_allocate(fd, sizeof(**out));
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
	struct counters_head *h;
	int rc = sys_process_start(self.pid, &self.started);

	if (rc || !self.pid_space) {
		/* Without both, nobody could ever tell that the file has been left behind. */
		return rc ? rc : -ENOSYS;
	}
	text_fmt(shared.path, sizeof(shared.path), "%s/" SHARE_PREFIX "%d.%llu.%llu", dir, self.pid,
		 (unsigned long long)self.started, (unsigned long long)self.pid_space);
	rc = make_file(shared.path, &shared.counters);
	if (rc) {
		return rc;
	}
	h = &shared.counters->head;
	fill_head(h, names);
	h->pid = self.pid;
	h->started = self.started;
	h->pid_space = self.pid_space;
	(void)sys_process_name(self.pid, h->program, sizeof(h->program));
	atomic_thread_fence(memory_order_release);
	memcpy(h->magic, COUNTERS_MAGIC, sizeof(h->magic));
	share_clean(dir);
	return 0;
}

int share_join(const struct config *c, const struct metrics_names *names, struct counters **out,
	       unsigned int *ctx)
{
	const char *dirs[SHARE_DIRS];
	int rc = 0;

	share_dirs(c, dirs);
	pthread_mutex_lock(&shared.lock);
	for (unsigned int i = 0; !shared.counters && dirs[i]; i++) {
		rc = publish_locked(dirs[i], names);
		if (rc) {
			(void)err_set(-rc, "%s: %s", dirs[i], err_words(-rc));
		}
	}
	if (shared.counters) {
		rc = 0;
		shared.users++;
		*ctx = ++shared.last_ctx;
		*out = shared.counters;
		atomic_fetch_add(&shared.counters->head.contexts, 1);
	}
	pthread_mutex_unlock(&shared.lock);
	return rc;
}

static struct counter *find(struct counters *p, uint64_t key)
{
	for (unsigned int i = 0; i < COUNTERS; i++) {
		if (atomic_load(&p->cells[i].key) == key) {
			return &p->cells[i];
		}
	}
	return NULL;
}

static void move(atomic_ullong *to, atomic_ullong *from)
{
	atomic_fetch_add(to, atomic_exchange(from, 0));
}

static void add_cell(struct counter *to, struct counter *from)
{
	move(&to->bytes, &from->bytes);
	move(&to->errors, &from->errors);
	move(&to->latency_ns, &from->latency_ns);
	for (unsigned int i = 0; i < COUNTERS_BUCKETS; i++) {
		move(&to->sizes[i], &from->sizes[i]);
		move(&to->latencies[i], &from->latencies[i]);
	}
	for (unsigned int i = 0; i < COUNTERS_REASONS; i++) {
		move(&to->reasons[i], &from->reasons[i]);
	}
}

/* What a context has counted becomes what closed contexts have counted. */
static void fold_locked(struct counters *p, unsigned int ctx)
{
	atomic_fetch_add(&p->head.folds, 1);
	for (unsigned int i = 0; i < COUNTERS; i++) {
		struct counter *c = &p->cells[i];
		uint64_t key = atomic_load(&c->key);
		uint64_t to = key - ((uint64_t)ctx << 24);
		struct counter *sum;

		if (!key || COUNTER_KEY_CTX(key) != ctx) {
			continue;
		}
		sum = find(p, to);
		if (sum) {
			add_cell(sum, c);
			to = 0;
		}
		atomic_store(&c->key, to);
	}
	atomic_fetch_sub(&p->head.contexts, 1);
	atomic_fetch_add(&p->head.folds, 1);
}

void share_leave(unsigned int ctx)
{
	pthread_mutex_lock(&shared.lock);
	if (--shared.users) {
		fold_locked(shared.counters, ctx);
	} else {
		(void)sys_unlink(shared.path);
		(void)sys_unmap(shared.counters, sizeof(*shared.counters));
		shared.counters = NULL;
	}
	pthread_mutex_unlock(&shared.lock);
}

/* The device's number in these counters; those past the last share a name. */
static unsigned int device_locked(struct counters_head *h, const char *name)
{
	/* They may be in a file, and files can be spoilt. */
	unsigned int n = (unsigned int)min_u64(atomic_load(&h->n_devices), COUNTERS_DEVICES);

	for (unsigned int i = 0; i < n; i++) {
		if (strncmp(h->device[i], name, COUNTERS_NAME) == 0) {
			return i;
		}
	}
	if (n == COUNTERS_DEVICES) {
		return n - 1;
	}
	text_copy(h->device[n], COUNTERS_NAME, n + 1 == COUNTERS_DEVICES ? "others" : name);
	atomic_store(&h->n_devices, n + 1);
	return n;
}

struct counter *counters_find(struct counters *cs, unsigned int ctx, const char *device,
			      unsigned int route, enum counted_op op)
{
	struct counter *c;
	uint64_t key;

	pthread_mutex_lock(&shared.lock);
	key = counter_key(ctx, device_locked(&cs->head, device), route, op);
	c = find(cs, key);
	if (!c) {
		c = find(cs, 0);
		if (c) {
			atomic_store(&c->key, key);
		} else {
			atomic_fetch_add(&cs->head.unshared, 1);
		}
	}
	pthread_mutex_unlock(&shared.lock);
	return c;
}

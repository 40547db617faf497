/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/board.h"

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
#include "plan/plan.h"
#include "sys/sys.h"

_Static_assert(ROUTE_COUNT < PAGE_ROUTES, "a page has room for every route's name, and \"none\"");
_Static_assert(PL_REASON_COUNT <= PAGE_REASONS, "a page has room for every reason");

/* The one of this process. */
static struct {
	pthread_mutex_t lock; /* of all below, and of taking cells in any page */
	struct page *page;
	char path[PATH_MAX];
	unsigned int users;
	unsigned int last_ctx;
} board = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* A child shows nothing yet. */
static void forget_in_child(void)
{
	(void)pthread_mutex_init(&board.lock, NULL);
	board.page = NULL; /* not mapped here */
	board.users = 0;
}

FORK_HANDLERS(.child = forget_in_child);

void board_dirs(const struct config *c, const char *dirs[BOARD_DIRS])
{
	bool given = c->stats_dir && *c->stats_dir;

	dirs[0] = given ? c->stats_dir : "/dev/shm";
	dirs[1] = given ? NULL : config_runtime_dir();
	dirs[2] = NULL;
}

bool page_name_parse(const char *file, struct page_name *out)
{
	size_t len = sizeof(PAGE_PREFIX) - 1;
	unsigned long long v[3];
	const char *at = file + len;

	if (strncmp(file, PAGE_PREFIX, len) != 0) {
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
	*out = (struct page_name){ .pid = (int)v[0], .started = v[1], .pid_space = v[2] };
	return true;
}

bool page_name_stale(const struct page_name *n)
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
	struct page_name n;

	if (page_name_parse(name, &n) && page_name_stale(&n)) {
		clean_file(arg, name);
	}
	return 0;
}

void board_clean(const char *dir)
{
	(void)sys_list(dir, clean_if_stale, (void *)(uintptr_t)dir);
}

/* All but the magic: whoever sees that sees the rest. */
static void fill_head(struct page_head *h)
{
	static const char *const ops[PAGE_OPS] = { "read", "write", "copy" };

	h->version = PAGE_VERSION;
	h->head_bytes = sizeof(*h);
	h->cell_bytes = sizeof(struct page_cell);
	h->cells = PAGE_CELLS;
	h->uid = sys_uid();
	h->opened_ns = sys_wall_ns();
	for (unsigned int i = 0; i < PAGE_OPS; i++) {
		text_copy(h->op[i], sizeof(h->op[i]), ops[i]);
	}
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		text_copy(h->route[i], PAGE_NAME, plan_routes[i].name);
	}
	text_copy(h->route[ROUTE_COUNT], PAGE_NAME, "none");
	for (enum pl_reason i = 0; i < PL_REASON_COUNT; i++) {
		text_copy(h->reason[i], PAGE_NAME, plan_reason_name(i));
	}
}

struct page *board_private(void)
{
	struct page *p = alloc_zero(sizeof(*p));

	if (p) {
		fill_head(&p->head);
	}
	return p;
}

/* An empty file of the right size, mapped. */
static int make_file(const char *path, struct page **out)
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

static int publish_locked(const char *dir)
{
	struct page_name self = { .pid = sys_pid(), .pid_space = sys_pid_space() };
	struct page_head *h;
	int rc = sys_process_start(self.pid, &self.started);

	if (rc || !self.pid_space) {
		/* Without both, nobody could ever tell that the file has been left behind. */
		return rc ? rc : -ENOSYS;
	}
	text_fmt(board.path, sizeof(board.path), "%s/" PAGE_PREFIX "%d.%llu.%llu", dir, self.pid,
		 (unsigned long long)self.started, (unsigned long long)self.pid_space);
	rc = make_file(board.path, &board.page);
	if (rc) {
		return rc;
	}
	h = &board.page->head;
	fill_head(h);
	h->pid = self.pid;
	h->started = self.started;
	h->pid_space = self.pid_space;
	(void)sys_process_name(self.pid, h->program, sizeof(h->program));
	atomic_thread_fence(memory_order_release);
	memcpy(h->magic, PAGE_MAGIC, sizeof(h->magic));
	board_clean(dir);
	return 0;
}

int board_join(const struct config *c, struct page **out, unsigned int *ctx)
{
	const char *dirs[BOARD_DIRS];
	int rc = 0;

	board_dirs(c, dirs);
	pthread_mutex_lock(&board.lock);
	for (unsigned int i = 0; !board.page && dirs[i]; i++) {
		rc = publish_locked(dirs[i]);
		if (rc) {
			(void)err_set(-rc, "%s: %s", dirs[i], err_words(-rc));
		}
	}
	if (board.page) {
		rc = 0;
		board.users++;
		*ctx = ++board.last_ctx;
		*out = board.page;
		atomic_fetch_add(&board.page->head.contexts, 1);
	}
	pthread_mutex_unlock(&board.lock);
	return rc;
}

static struct page_cell *find(struct page *p, uint64_t key)
{
	for (unsigned int i = 0; i < PAGE_CELLS; i++) {
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

static void add_cell(struct page_cell *to, struct page_cell *from)
{
	move(&to->bytes, &from->bytes);
	move(&to->errors, &from->errors);
	move(&to->latency_ns, &from->latency_ns);
	for (unsigned int i = 0; i < PAGE_BUCKETS; i++) {
		move(&to->sizes[i], &from->sizes[i]);
		move(&to->latencies[i], &from->latencies[i]);
	}
	for (unsigned int i = 0; i < PAGE_REASONS; i++) {
		move(&to->reasons[i], &from->reasons[i]);
	}
}

/* What a context has counted becomes what closed contexts have counted. */
static void fold_locked(struct page *p, unsigned int ctx)
{
	atomic_fetch_add(&p->head.folds, 1);
	for (unsigned int i = 0; i < PAGE_CELLS; i++) {
		struct page_cell *c = &p->cells[i];
		uint64_t key = atomic_load(&c->key);
		uint64_t to = key - ((uint64_t)ctx << 24);
		struct page_cell *sum;

		if (!key || PAGE_KEY_CTX(key) != ctx) {
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

void board_leave(unsigned int ctx)
{
	pthread_mutex_lock(&board.lock);
	if (--board.users) {
		fold_locked(board.page, ctx);
	} else {
		(void)sys_unlink(board.path);
		(void)sys_unmap(board.page, sizeof(*board.page));
		board.page = NULL;
	}
	pthread_mutex_unlock(&board.lock);
}

/* The device's number in a page; those past the last share a name. */
static unsigned int device_locked(struct page_head *h, const char *name)
{
	/* The page is in a file, and files can be spoilt. */
	unsigned int n = (unsigned int)min_u64(atomic_load(&h->n_devices), PAGE_DEVICES);

	for (unsigned int i = 0; i < n; i++) {
		if (strncmp(h->device[i], name, PAGE_NAME) == 0) {
			return i;
		}
	}
	if (n == PAGE_DEVICES) {
		return n - 1;
	}
	text_copy(h->device[n], PAGE_NAME, n + 1 == PAGE_DEVICES ? "others" : name);
	atomic_store(&h->n_devices, n + 1);
	return n;
}

struct page_cell *board_cell(struct page *page, unsigned int ctx, const char *device,
			     unsigned int route, enum page_op op)
{
	struct page_cell *c;
	uint64_t key;

	pthread_mutex_lock(&board.lock);
	key = page_key(ctx, device_locked(&page->head, device), route, op);
	c = find(page, key);
	if (!c) {
		c = find(page, 0);
		if (c) {
			atomic_store(&c->key, key);
		} else {
			atomic_fetch_add(&page->head.unshared, 1);
		}
	}
	pthread_mutex_unlock(&board.lock);
	return c;
}

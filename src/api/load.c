/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Tables in host memory that are loaded from files. The calling thread reads the file in order, by
 * the library's own reads. A driver makes large pinned memory in pieces, at some 4 GB/s, which is
 * slower than most reads. So another thread has the driver make the next pieces while the calling
 * thread fills the earlier ones. If one of the two fails, the other one ends before anything is
 * freed.
 *
 * A table that is shared has a name (src/mem/tables.c): it is loaded by the first process, and the
 * others attach to it.
 */

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "api/context.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "mem/tables.h"
#include "sys/sys.h"
#include "sys/thread.h"

#define PATIENCE_NS UINT64_C(60000000000)
/* Read at a time, between two reports of progress: those who wait for a table give up without one,
 * and a file system may give few MB/s. */
#define PART ((size_t)64 << 20)
/* No thread is worth it for less. */
#define ALONE ((size_t)64 << 20)

struct load {
	struct pl_dev *dev;
	struct pl_file *file;
	uint64_t off;
	size_t len;
	struct pl_mem_load_opts o;
	int node;
	struct mem_export *claim; /* NULL: it is not shared */

	/* Protects what follows. Nothing is taken under it. */
	struct lock lock;
	pthread_cond_t changed;
	char *base;    /* of the memory that is being made */
	size_t ready;  /* bytes of it that are there */
	size_t filled; /* of these, in their place */
	bool reading;  /* into them, now */
	bool stop;     /* the reader has failed, or was told to end */
	bool made;     /* the maker has ended, with: */
	int rc;
	void *ptr;
	char why[256];
};

/* Called by the driver with each piece that it has made (dev.h), in the other thread. */
static int on_made(void *arg, void *at, size_t len)
{
	struct load *l = arg;
	int rc;

	/* A child has none of the memory that a device may write to. */
	(void)sys_keep_in_child(at, len, false);
	lock_acquire(&l->lock);
	l->base = l->base ? l->base : at;
	l->ready = (size_t)((char *)at - l->base) + len;
	rc = l->stop ? -ECANCELED : 0;
	pthread_cond_broadcast(&l->changed);
	lock_release(&l->lock);
	return rc;
}

static void on_undo(void *arg)
{
	struct load *l = arg;

	lock_acquire(&l->lock);
	l->ready = 0;
	while (l->reading) {
		lock_wait(&l->lock, &l->changed);
	}
	l->base = NULL;
	l->filled = 0;
	lock_release(&l->lock);
}

static void *make(void *arg)
{
	struct load *l = arg;
	const struct dev_host_user user = { on_made, on_undo, l };
	struct mem_table *t = &l->dev->ctx->mem;
	void *ptr = NULL;
	/* Pages that are only pinned could not be shared. */
	int rc = l->claim ? mem_alloc_wide(t, l->dev->dev, l->node, l->len, false, &user, &ptr)
			  : mem_alloc_pinned(t, l->dev->dev, l->node, l->len, &user, &ptr);

	lock_acquire(&l->lock);
	l->made = true;
	l->rc = rc;
	l->ptr = ptr;
	text_copy(l->why, sizeof(l->why), rc ? err_message() : "");
	if (!rc) {
		l->base = ptr;
		l->ready = l->len;
	}
	pthread_cond_broadcast(&l->changed);
	lock_release(&l->lock);
	return NULL;
}

static int tell(const struct load *l, uint64_t done)
{
	if (l->claim) {
		table_progress(l->claim, done);
	}
	return l->o.progress && l->o.progress(done, l->len, l->o.arg)
		       ? err_set(ECANCELED, "the caller has ended the load")
		       : 0;
}

/* The length of the next part to read, with `reading` set. Returns 0 when the maker has ended and
 * all its bytes are read. */
static size_t next_part(struct load *l, char **at)
{
	size_t n = 0;

	lock_acquire(&l->lock);
	while (!l->made && min_u64(l->ready, l->len) <= l->filled) {
		lock_wait(&l->lock, &l->changed);
	}
	if (!l->made || !l->rc) {
		n = (size_t)min_u64(min_u64(l->ready, l->len) - l->filled, PART);
		*at = l->base + l->filled;
	}
	l->reading = n;
	lock_release(&l->lock);
	return n;
}

/* Notes that `n` more bytes were read. Returns the number of bytes that are filled now. */
static size_t part_read(struct load *l, size_t n)
{
	size_t filled;

	lock_acquire(&l->lock);
	l->reading = false;
	l->filled += n;
	filled = l->filled;
	pthread_cond_broadcast(&l->changed);
	lock_release(&l->lock);
	return filled;
}

static int read_all(struct load *l)
{
	size_t filled = 0;
	char *at = NULL;
	size_t want;

	while ((want = next_part(l, &at))) {
		/* As long as it reads, nobody else changes `filled`. */
		ssize_t n = pl_read(l->file, at, want, l->off + l->filled, NULL);
		int rc;

		filled = part_read(l, n > 0 ? (size_t)n : 0);
		if (n < 0) {
			return (int)n;
		}
		if (!n) {
			return err_set(ENODATA,
				       "'%s' ended after %zu of %zu bytes while it was "
				       "loaded",
				       l->file->file->name, filled, l->len);
		}
		rc = tell(l, filled);
		if (rc) {
			return rc;
		}
	}
	return 0;
}

static void stop(struct load *l)
{
	lock_acquire(&l->lock);
	l->stop = true;
	lock_release(&l->lock);
}

/* Memory with the file's bytes in it. */
static int load(struct load *l, void **out)
{
	char why[256];
	pthread_t maker;
	bool beside;
	int rc;

	rc = tell(l, 0);
	if (rc) {
		return rc;
	}
	lock_init(&l->lock, RANK_LOAD);
	pthread_cond_init(&l->changed, NULL);
	beside = l->len > ALONE && !sys_thread_start(&maker, make, l);
	if (!beside) {
		(void)make(l);
	}
	rc = read_all(l);
	text_copy(why, sizeof(why), rc ? err_message() : "");
	if (rc) {
		stop(l);
	}
	if (beside) {
		(void)pthread_join(maker, NULL);
	}
	if (rc) {
		(void)(l->rc ? 0 : mem_free(&l->dev->ctx->mem, l->ptr));
		rc = err_set(-rc, "%s", why);
	} else if (l->rc) {
		rc = err_set(-l->rc, "%s", l->why);
	} else {
		*out = l->ptr;
	}
	pthread_cond_destroy(&l->changed);
	lock_finish(&l->lock);
	return rc;
}

static uint64_t ns_of(struct timespec t)
{
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static int key_of(const struct load *l, struct table_key *out)
{
	struct stat st;
	int rc = file_stat(l->file->file, &st);

	if (!rc && !S_ISREG(st.st_mode)) {
		rc = err_set(EINVAL,
			     "'%s' is not a regular file: that it has changed could not be told, "
			     "so PL_LOAD_SHARED is not for it",
			     l->file->file->name);
	}
	if (!rc) {
		*out = (struct table_key){ .dev = st.st_dev,
					   .ino = st.st_ino,
					   .off = l->off,
					   .len = l->len,
					   .changed_ns = ns_of(st.st_mtim),
					   .touched_ns = ns_of(st.st_ctim),
					   .file_bytes = (uint64_t)st.st_size };
	}
	return rc;
}

/* Checks that the name still leads to the file that was read. Returns 0, or -EBUSY with a
 * message. */
static int is_unchanged(const struct load *l, const struct table_key *key)
{
	struct table_key now;
	int rc = key_of(l, &now);

	return rc ? rc
	       : memcmp(&now, key, sizeof(now)) != 0
		       ? err_set(EBUSY, "'%s' was changed while it was loaded", l->file->file->name)
		       : 0;
}

/* Loads a shared table in the process that is the first to ask for it. */
static int load_for_all(struct load *l, const struct table_key *key, void **out)
{
	struct mem_table *t = &l->dev->ctx->mem;
	char why[256];
	void *ptr = NULL;
	int rc = load(l, &ptr);

	if (!rc) {
		rc = is_unchanged(l, key);
	}
	if (rc) {
		text_copy(why, sizeof(why), err_message());
		table_abandon(l->claim);
	} else {
		rc = table_loaded(t, l->claim, ptr);
		text_copy(why, sizeof(why), rc ? err_message() : "");
	}
	if (rc) {
		(void)mem_free(t, ptr);
		return err_set(-rc, "%s", why);
	}
	*out = ptr;
	return 0;
}

static int get_shared(struct load *l, void **out)
{
	struct table_ask a = { .dev = l->dev->dev,
			       .timeout_ns = l->o.timeout_ns,
			       .node = l->node,
			       .progress = l->o.progress,
			       .arg = l->o.arg };
	void *ptr = NULL;
	int rc = key_of(l, &a.key);

	rc = rc ? rc : table_get(&l->dev->ctx->mem, &a, &l->claim, &ptr);
	if (rc) {
		return rc;
	}
	if (l->claim) {
		return load_for_all(l, &a.key, out);
	}
	rc = tell(l, l->len);
	if (rc) {
		(void)mem_free(&l->dev->ctx->mem, ptr);
		return rc;
	}
	*out = ptr;
	return 0;
}

static int check(struct load *l, const struct pl_mem_load_opts *opts)
{
	const struct file *f = l->file->file;
	uint64_t all = 0;
	int rc = opts ? take_struct(&l->o, opts, sizeof(l->o), "struct pl_mem_load_opts") : 0;

	rc = rc ? rc : check_reserved(l->o.reserved, "pl_mem_load_opts.reserved");
	if (!rc && (l->o.flags & ~PL_LOAD_SHARED)) {
		rc = err_set(EINVAL, "pl_mem_load: unknown flags 0x%x", l->o.flags);
	}
	if (!rc && l->file->ctx != l->dev->ctx) {
		rc = err_set(EINVAL, "'%s' is a file of another context", f->name);
	}
	if (!rc && !l->len) {
		rc = err_set(EINVAL, "a table of 0 bytes cannot be loaded");
	}
	if (!rc && f->facts.pipe) {
		rc = err_set(ESPIPE, "'%s' has no offsets: it cannot be loaded", f->name);
	}
	if (!rc && (f->flags & O_ACCMODE) == O_WRONLY) {
		rc = err_set(EBADF, "'%s' is not open for reading", f->name);
	}
	rc = rc ? rc : file_length(l->file->file, &all);
	if (!rc && (l->off > all || l->len > all - l->off)) {
		rc = err_set(ENODATA, "'%s' has %llu bytes: %zu from %llu on are more", f->name,
			     (unsigned long long)all, l->len, (unsigned long long)l->off);
	}
	if (!l->o.timeout_ns) {
		l->o.timeout_ns = PATIENCE_NS;
	}
	return rc;
}

int pl_mem_load(struct pl_dev *dev, struct pl_file *file, uint64_t off, size_t len,
		const struct pl_mem_load_opts *opts, void **out)
{
	struct load l = {
		.dev = dev, .file = file, .off = off, .len = len, .o = PL_MEM_LOAD_OPTS_INIT
	};
	int err;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_enter(CTX_OF(dev));
	if (rc) {
		return rc;
	}
	rc = check(&l, opts);
	if (!rc) {
		l.node = slabs_node(&dev->ctx->exec.slabs, dev->dev, &err);
		rc = l.o.flags & PL_LOAD_SHARED ? get_shared(&l, out) : load(&l, out);
	}
	ctx_leave(dev->ctx);
	return rc;
}

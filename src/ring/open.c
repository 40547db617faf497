/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* An array's memory, from open to close. */

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "exec/kernels.h"
#include "file/file.h"
#include "ring/array.h"
#include "sys/sys.h"

/* The parts of the block, one after the other. */
struct layout {
	uint64_t words; /* one a page that is not in host memory, or one each where kernels write */
	uint64_t owners;
	uint64_t tables; /* two */
	uint64_t end;
	uint64_t pages;
	uint64_t frames;
};

/* The number of pages that are not in host memory, which has the array's first bytes. */
static uint64_t pages_of(const struct array_common *p, uint64_t wide_len)
{
	uint64_t rest = p->len - wide_len;

	return rest ? ((rest - 1) >> p->page_shift) + 1 : 0;
}

static struct layout layout_of(const struct array *a)
{
	const struct array_common *p = &a->common;
	struct layout l = { .pages = pages_of(p, p->writes ? 0 : p->wide_len),
			    .frames = p->pages.n_frames };

	l.owners = l.pages * 8;
	l.tables = l.owners + l.frames * 8;
	l.end = l.tables + 2 * a->windows.pieces * 8;
	return l;
}

static int zero_block(struct array *a, const struct layout *l)
{
	struct requester *q = &a->requester;
	int rc = q->dev->stream.fill(q->s, a->block, 0, l->end);

	return rc ? rc : q->dev->stream.sync(q->s);
}

static void place(struct array *a, const struct layout *l)
{
	struct array_common *p = &a->common;
	uint64_t at = (uintptr_t)a->block;
	uint64_t state = p->state;

	/* Words are found by the page's number in the array; pages in host memory have none. */
	p->pages.words = at - (p->writes ? 0 : p->wide_len >> p->page_shift) * 8;
	p->pages.owners = at + l->owners;
	p->pages.frames = (uintptr_t)a->frames;
	p->pages.fresh = state + offsetof(struct array_state, fresh);
	p->pages.hand = state + offsetof(struct array_state, hand);
	p->pages.evicted = state + offsetof(struct array_state, evicted);
	a->page_words_len = l->tables;
	p->window_tables = at + l->tables;
	p->window_pieces = a->windows.pieces;
	a->windows.tables[0] = at + l->tables;
	a->windows.tables[1] = at + l->tables + a->windows.pieces * 8;
}

static int make_device_memory(struct array *a)
{
	struct requester *q = &a->requester;
	struct mem_table *t = q->ctx->exec->mem;
	struct layout l = layout_of(a);
	/* The table owns the block: if kernels that have not ended keep it, it is freed with the
	 * context. */
	int rc = l.end ? mem_alloc(t, q->dev, l.end, &a->block) : 0;

	if (!rc && l.frames) {
		rc = mem_alloc(t, q->dev, l.frames << a->common.page_shift, &a->frames);
	}
	if (rc) {
		return err_wrap(-rc, "an array with %llu pages and %llu frames",
				(unsigned long long)l.pages, (unsigned long long)l.frames);
	}
	place(a, &l);
	return l.end ? zero_block(a, &l) : 0;
}

/* The array's first bytes. */
static int load(struct array *a, struct file *f, uint64_t off, uint32_t policy)
{
	struct exec *x = a->requester.ctx->exec;
	uint64_t len = a->common.wide_len;
	struct exec_report rep = { 0 };
	struct transfer t;
	ssize_t n;
	int rc = mem_alloc_pinned(x->mem, a->requester.dev, -1, (size_t)len, NULL, &a->wide);

	if (rc) {
		return err_wrap(-rc, "%llu bytes of host memory for an array",
				(unsigned long long)len);
	}
	transfer_of_file(&t, f, false, a->wide, off, (size_t)len);
	t.policy = policy;
	n = exec_hold_and_run(x, &t, &rep);
	if (n < 0) {
		return (int)n;
	}
	a->common.wide = (uintptr_t)a->wide;
	return (uint64_t)n == len ? 0
				  : err_set(rep.stopped ? rep.stopped : ENODATA,
					    "'%s' ended after %lld of the %llu bytes that were "
					    "to be loaded",
					    f->name, (long long)n, (unsigned long long)len);
}

/* A description of its own: readahead goes by description, and neither do the program's sequential
 * reads start one here, nor is the proxy to wait for the disk's queue because it starts one. */
static int open_own(struct file *f, bool writes)
{
	int fd = file_buffered(f);
	int own = fd < 0 ? fd : sys_reopen(fd, writes ? O_RDWR : O_RDONLY);

	if (fd >= 0 && own < 0) {
		log_info("kernels read '%s' by the description that it was opened with, whose "
			 "reads ahead they share: it cannot be opened again: %s",
			 f->name, err_words(-own));
		own = sys_dup(fd);
	} else if (own >= 0) {
		(void)sys_advise_random(own);
	}
	return own < 0 ? err_set(-own, "'%s' cannot be opened for kernels: %s", f->name,
				 err_words(-own))
		       : own;
}

/* The program goes past the page cache by this file, and so do kernels, if pages of the array are
 * whole blocks. */
static void go_past_cache(struct array *a, struct file *f, uint64_t off)
{
	uint32_t page = 1u << a->common.page_shift;
	int direct = file_direct(f);
	uint32_t block = f->facts.align_off;
	int fd = direct < 0 ? direct : sys_dup(direct);

	if (fd >= 0 && block && off % block == 0 && page % block == 0 &&
	    f->facts.align_mem <= page) {
		ring_file_direct(a->requester.ring, a->common.file, fd, block);
		return;
	}
	if (fd >= 0) {
		(void)sys_close(fd);
	}
	log_info("kernels read '%s' through the page cache, though it was opened with O_DIRECT: "
		 "its blocks have %u bytes, the array's pages %u, and it begins at %llu",
		 f->name, block, page, (unsigned long long)off);
}

/* The array's own file, for reading alone where that can be had: the program's description may be
 * open for writing, which stands in the way of a lease, and is closed at any time. Where kernels
 * write there is none. */
static int take_file(struct array *a, struct file *f)
{
	int fd = file_buffered(f);
	int own = fd < 0 ? fd : sys_reopen(fd, a->common.writes ? O_RDWR : O_RDONLY);
	int rc = fd < 0 ? fd : file_from_fd(own < 0 ? fd : own, &a->file);

	if (own >= 0) {
		(void)sys_close(own);
	}
	return rc;
}

/* `f`: the program's. */
static int name_file(struct array *a, struct file *f)
{
	int fd = open_own(a->file, a->common.writes);
	uint32_t ops = 1u << RING_READ | (a->common.writes ? 1u << RING_WRITE : 0);

	if (fd < 0) {
		return fd;
	}
	a->common.file = ring_file_add(a->requester.ring, fd, ops, a->off, a->common.len);
	if (a->common.file && f->facts.bypass) {
		go_past_cache(a, f, a->off);
	}
	return a->common.file ? 0 : -ENFILE;
}

static void free_memory(struct array *a)
{
	struct mem_table *t = a->requester.ctx->exec->mem;

	(void)mem_free(t, a->frames);
	(void)mem_free(t, a->block);
	(void)mem_free(t, a->wide);
}

static void params_of(struct array *a, struct watch *w, uint64_t len, const struct pl_array_opts *o)
{
	struct array_common *p = &a->common;
	uint64_t page = o->page_bytes;

	p->len = len;
	p->writes = (o->flags & PL_ARRAY_WRITE) != 0;
	p->page_shift = (uint32_t)__builtin_ctz(o->page_bytes);
	/* Whole pages, or all. */
	p->wide_len = o->wide_bytes >= len ? len : align_down(o->wide_bytes, page);
	p->pages.n_frames = min_u64(min_u64(o->frame_bytes >> p->page_shift, FRAMES_MOST),
				    pages_of(p, p->wide_len));
	windows_init(a, w, o->window_bytes, o->flags & PL_ARRAY_STABLE);
}

static void finish(struct array *a)
{
	free_memory(a);
	if (a->file) {
		(void)file_close(a->file);
	}
}

/* The kernels' ring, and the device's memory. */
static int make(struct array *a, struct ring_ctx *m, struct dev *d, const struct pl_array_opts *o)
{
	const struct requester_opts by = { .kernel = DEV_KERNEL_ARRAY,
					   .slots = o->slots,
					   .files = 1,
					   .slab_bytes = o->page_bytes,
					   .limit_ns = o->limit_ns };
	int rc = requester_open(&a->requester, m, d, &by);

	if (rc) {
		return rc;
	}
	a->common.ring = a->requester.params;
	a->common.state = a->requester.state;
	rc = make_device_memory(a);
	if (rc) {
		free_memory(a);
		requester_undo(&a->requester);
	}
	return rc;
}

int array_open(struct ring_ctx *m, struct watch *w, struct dev *d, struct file *f, uint64_t off,
	       uint64_t len, const struct pl_array_opts *o, uint32_t policy, struct array **out)
{
	struct array *a = alloc_zero(sizeof(*a));
	int rc;

	if (!a) {
		return -ENOMEM;
	}
	*a = (struct array){ .off = off };
	params_of(a, w, len, o);
	rc = make(a, m, d, o);
	if (!rc && a->common.writes) {
		kernel_writes_open(m->exec, d);
	}
	if (rc) {
		goto err_free;
	}
	rc = a->common.wide_len ? load(a, f, off, policy) : 0;
	rc = rc ? rc : take_file(a, f);
	rc = rc ? rc : name_file(a, f);
	if (rc) {
		goto err_finish;
	}
	windows_open(a);
	rc = requester_put(&a->requester, offsetof(struct array_state, cached), 1);
	if (rc) {
		goto err_windows;
	}
	*out = a;
	return 0;
err_windows:
	(void)windows_stop(a);
	windows_close(a);
err_finish:
	finish(a);
	requester_undo(&a->requester);
err_free:
	free(a);
	return rc;
}

void array_close(struct array *a)
{
	if (requester_end(&a->requester)) {
		windows_close(a);
	} else {
		windows_leave(a);
		a->frames = NULL; /* they stay */
		a->block = NULL;
		a->wide = NULL;
	}
	finish(a);
	requester_finish(&a->requester);
	free(a);
}

void array_abandon(struct array *a)
{
	requester_abandon(&a->requester);
	file_abandon(a->file);
	free(a->windows.v);
	free(a);
}

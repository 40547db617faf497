/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_check_try() with a file: direct transfers between it and a GPU. Each is compared with the
 * bytes that the host reads, and timed beside a transfer through host memory. The library is used
 * as a program uses it.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <peerlane/device.h>
#include <peerlane/file.h>
#include <peerlane/memory.h>
#include <peerlane/transfer.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "report/check_rows.h"
#include "report/check_try.h"
#include "sys/sys.h"

#define MOST ((size_t)16 << 20)
#define PAGE 4096u
#define ROUNDS 24		      /* the first ones are verified by the library */
#define ENOUGH_NS UINT64_C(500000000) /* of rounds */
#define BY_HOST "direct+copy"
#define CHANGES 3 /* of the file, before no more is tried */

struct try_file {
	struct check *c;
	struct pl_ctx *ctx;
	const char *path;
	int fd; /* of the file, for reads by the host */
	struct pl_file *file;
	int new_fd; /* of one without a name beside it, -1: there is none */
	struct pl_file *new_file;
	char why[256]; /* not */
	size_t len;
	char *want;
	char *got;
};

struct try_pair {
	struct try_file *t;
	char subject[300];
	char *mem;
};

/* Transfers by one route several times. Returns 0 and the best speed, or the error of the first
 * transfer that failed. */
static int move(struct try_pair *p, const char *route, bool write, double *gbps)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct try_file *t = p->t;
	uint64_t begin = clock_now_ns();
	uint64_t best = UINT64_MAX;
	int rc = pl_policy_parse(route, &o.policy);

	for (int i = 0; i < ROUNDS && !rc && (i < 2 || clock_now_ns() - begin < ENOUGH_NS); i++) {
		uint64_t start = clock_now_ns();
		ssize_t n = write ? pl_write(t->new_file, p->mem, t->len, 0, &o)
				  : pl_read(t->file, p->mem, t->len, 0, &o);

		start = clock_now_ns() - start;
		best = start < best ? start : best;
		rc = n < 0		   ? (int)n
		     : (size_t)n != t->len ? err_set(EIO, "%zd of %zu bytes were moved", n, t->len)
					   : 0;
	}
	*gbps = rc || !best ? 0 : (double)t->len / (double)best;
	return rc;
}

static int host_reads(const struct try_file *t, int fd, char *to)
{
	size_t at = 0;

	while (at < t->len) {
		ssize_t n = sys_pread(fd, to + at, t->len - at, at);

		if (n <= 0) {
			return err_set(n ? (int)-n : EIO, "reading %s: %s", t->path,
				       n ? err_words((int)n) : "it is shorter than it was");
		}
		at += (size_t)n;
	}
	return 0;
}

/* Prepares the GPU's memory and t->want. For a read the memory gets bytes that differ from the
 * file's; for a write it gets new bytes. */
static int lay_out(struct try_pair *p, bool write)
{
	struct try_file *t = p->t;
	uint64_t seed = clock_now_ns();
	ssize_t n;
	int rc = write ? 0 : host_reads(t, t->fd, t->want);

	for (size_t i = 0; !rc && i < t->len / 8; i++) {
		uint64_t *want = (uint64_t *)(void *)t->want + i;
		uint64_t *got = (uint64_t *)(void *)t->got + i;

		*want = write ? (seed + i) * UINT64_C(0x9e3779b97f4a7c15) : *want;
		*got = write ? *want : ~*want;
	}
	n = rc ? rc : pl_copy(t->ctx, p->mem, t->got, t->len, NULL);
	return n < 0 ? (int)n : 0;
}

static int bring_back(struct try_pair *p, bool write)
{
	struct try_file *t = p->t;
	ssize_t n;

	if (write) {
		n = pl_file_sync(t->new_file);
		return n < 0 ? (int)n : host_reads(t, t->new_fd, t->got);
	}
	n = pl_copy(t->ctx, t->got, p->mem, t->len, NULL);
	return n < 0 ? (int)n : 0;
}

/* Makes one attempt. Returns 0 if bytes were moved, right or wrong. */
static int attempt(struct try_pair *p, const char *route, bool write, double *gbps)
{
	int rc = lay_out(p, write);

	rc = rc ? rc : move(p, route, write, gbps);
	return rc ? rc : bring_back(p, write);
}

/* Whether somebody has changed the file since `before`, or since it was read for the comparison: by
 * its times, which are coarse and which block devices do not have, and by its bytes. */
static int has_changed(struct try_pair *p, const struct stat *before, bool *yes)
{
	struct try_file *t = p->t;
	struct stat now;
	int rc;

	*yes = true;
	rc = sys_fstat(t->fd, &now);
	if (rc) {
		return err_set(-rc, "%s: %s", t->path, err_words(rc));
	}
	if (now.st_mtim.tv_sec != before->st_mtim.tv_sec ||
	    now.st_mtim.tv_nsec != before->st_mtim.tv_nsec) {
		return 0;
	}
	rc = host_reads(t, t->fd, t->got);
	*yes = !rc && memcmp(t->want, t->got, t->len) != 0;
	return rc;
}

/* Tries until the bytes are right, or are wrong although nobody has changed the file. *changing:
 * neither, since the file changes. */
static int try_often(struct try_pair *p, const char *route, bool write, double *gbps, bool *wrong,
		     bool *changing)
{
	struct try_file *t = p->t;
	int rc = 0;

	*wrong = true;
	*changing = true;
	for (int i = 0; i < CHANGES && *wrong && *changing && !rc; i++) {
		struct stat before;

		rc = sys_fstat(t->fd, &before);
		rc = rc ? err_set(-rc, "%s: %s", t->path, err_words(rc))
			: attempt(p, route, write, gbps);
		*wrong = !rc && memcmp(t->want, t->got, t->len) != 0;
		/* Nobody else has the one without a name. */
		*changing = false;
		if (*wrong && !write) {
			rc = has_changed(p, &before, changing);
		}
	}
	return rc;
}

static void try_route(struct try_pair *p, const char *route, bool write, double by_host)
{
	struct try_file *t = p->t;
	const char *verb = write ? "written" : "read";
	bool changing, wrong;
	char len[32];
	double gbps = 0;
	int rc = try_often(p, route, write, &gbps, &wrong, &changing);

	text_bytes(len, sizeof(len), t->len);
	if (rc) {
		check_add(t->c, FINDING_GPU_P2P_NOT_MOVED, p->subject, "nothing is %s by %s: %s",
			  verb, route, err_message());
	} else if (wrong && changing) {
		check_add_as(t->c, FINDING_GPU_P2P_CHANGING, PL_CHECK_INFO, p->subject, NULL,
			     "%s were read by %s, and could not be compared: the file was being "
			     "changed",
			     len, route);
	} else if (wrong) {
		check_add(t->c, FINDING_GPU_P2P_WRONG, p->subject,
			  "%s were %s by %s, and are other bytes than those of the host", len, verb,
			  route);
	} else {
		check_add(t->c, FINDING_GPU_P2P_MOVED, p->subject,
			  "%s were %s by %s with the right bytes, at %.2f GB/s; through host "
			  "memory at %.2f GB/s",
			  len, verb, route, gbps, by_host);
	}
}

static void try_pair(struct try_file *t, struct pl_dev *dev, const char *name)
{
	struct try_pair p = { .t = t };
	double by_host[2] = { 0, 0 };
	void *mem;

	text_fmt(p.subject, sizeof(p.subject), "%s and %s", name, t->path);
	if (pl_mem_alloc(dev, t->len, 0, &mem)) {
		check_add(t->c, FINDING_GPU_P2P_NOT_MOVED, p.subject, "%s", err_message());
		return;
	}
	p.mem = mem;
	for (int write = 0; write < 2 && (!write || t->new_file); write++) {
		(void)move(&p, BY_HOST, write, &by_host[write]);
		try_route(&p, "p2pdma", write, by_host[write]);
		try_route(&p, "p2pdma+copy", write, by_host[write]);
	}
	(void)pl_mem_free(t->ctx, mem);
}

/* Makes a file without a name, in the file's directory. */
static int new_file(struct try_file *t)
{
	const char *slash = strrchr(t->path, '/');
	char folder[4096];
	int rc;

	text_fmt(folder, sizeof(folder), "%.*s", slash ? (int)(slash - t->path) + 1 : 1,
		 slash ? t->path : ".");
	t->new_fd = sys_open(folder, O_TMPFILE | O_RDWR, 0600);
	if (t->new_fd < 0) {
		return err_set(-t->new_fd, "no file can be made in %s: %s", folder,
			       err_words(t->new_fd));
	}
	rc = pl_file_from_fd(t->ctx, t->new_fd, &t->new_file);
	if (rc) {
		t->new_file = NULL;
	}
	return rc;
}

static int begin(struct try_file *t, bool write)
{
	struct stat st;
	int rc = pl_file_open(t->ctx, t->path, O_RDONLY, 0, &t->file);

	if (rc) {
		return rc;
	}
	t->fd = sys_open(t->path, O_RDONLY, 0);
	rc = t->fd < 0 ? t->fd : sys_fstat(t->fd, &st);
	if (rc) {
		return err_set(-rc, "%s: %s", t->path, err_words(rc));
	}
	t->len = S_ISREG(st.st_mode) && (size_t)st.st_size < MOST ? (size_t)st.st_size : MOST;
	t->len = t->len / PAGE * PAGE;
	if (!t->len) {
		return err_set(EINVAL, "%s is shorter than a page", t->path);
	}
	t->want = alloc_zero(t->len);
	t->got = alloc_zero(t->len);
	if (!t->want || !t->got) {
		return err_set(ENOMEM, "out of memory");
	}
	return write && S_ISREG(st.st_mode) ? new_file(t) : 0;
}

static void end(struct try_file *t)
{
	free(t->want);
	free(t->got);
	if (t->new_file) {
		(void)pl_file_close(t->new_file);
	}
	if (t->file) {
		(void)pl_file_close(t->file);
	}
	if (t->new_fd >= 0) {
		(void)sys_close(t->new_fd);
	}
	if (t->fd >= 0) {
		(void)sys_close(t->fd);
	}
}

void check_try_file(struct check *c, struct pl_ctx *ctx, const char *path, bool write)
{
	struct try_file t = { .c = c, .ctx = ctx, .path = path, .fd = -1, .new_fd = -1 };
	int rc = begin(&t, write);

	if (rc) {
		check_add(c, FINDING_GPU_P2P_NOT_MOVED, path, "%s", err_message());
	}
	for (unsigned int i = 0; i < c->gpus && t.want && t.got; i++) {
		struct pl_dev *dev;

		if (pl_dev_open(ctx, c->gpu[i].name, &dev)) {
			check_add(c, FINDING_GPU_P2P_NOT_MOVED, c->gpu[i].name, "%s",
				  err_message());
			continue;
		}
		try_pair(&t, dev, c->gpu[i].name);
		pl_dev_close(dev);
	}
	end(&t);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies from and to another host: which way, and what both have in common. */

#include "cp_peer.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/text.h"
#include "say.h"

const char *peer_path(const char *url)
{
	const char *path = pl_peer_path(url);

	return path != NULL ? path : "";
}

char *peer_path_alloc(const char *url)
{
	char *path = alloc_str(peer_path(url));
	size_t len = path != NULL ? strlen(path) : 0;

	if (len != 0 && path[len - 1] == '/') {
		path[len - 1] = '\0';
	}
	return path;
}

void peer_pause(struct peer_job *j, struct meter *pause)
{
	meter_stop(pause);
	j->c->meter.wall_ns += pause->wall_ns;
	j->c->meter.cpu_ns += pause->cpu_ns;
}

int peer_fetch(struct peer_job *j, struct pl_client_file *f, void *dst, uint64_t len, uint64_t off,
	       uint64_t *moved)
{
	struct carry *job = &j->c->job;

	for (*moved = 0; *moved < len;) {
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct pl_io_opts io = job->io;
		size_t want = (size_t)min_u64(len - *moved, CARRY_STEP);
		ssize_t n;

		io.report = &rep;
		n = pl_client_read(f, (char *)dst + *moved, want, off + *moved, &io);
		if (n <= 0) {
			return (int)n;
		}
		tally_add(&job->read, &rep, (uint64_t)n);
		*moved += (uint64_t)n;
		progress_add(&job->progress, (uint64_t)n);
	}
	return 0;
}

int peer_stretch(struct pl_client_file *f, uint64_t off, uint64_t len, uint64_t *end, bool *hole)
{
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	struct pl_io_opts io = PL_IO_OPTS_INIT;
	ssize_t n;

	io.report = &rep;
	n = pl_client_read(f, NULL, (size_t)len, off, &io);
	*hole = n > 0 && strcmp(rep.route, PL_ROUTE_HOLE) == 0;
	*end = n > 0 ? off + (uint64_t)n : off + len; /* behind its end: reading tells */
	return n < 0 ? (int)n : 0;
}

int peer_store(struct peer_job *j, struct pl_client_file *f, const void *src, uint64_t len,
	       uint64_t off)
{
	struct carry *job = &j->c->job;

	for (uint64_t done = 0; done < len;) {
		struct pl_io_report rep = PL_IO_REPORT_INIT;
		struct pl_io_opts io = job->io;
		size_t want = (size_t)min_u64(len - done, CARRY_STEP);
		ssize_t n;

		io.report = &rep;
		n = pl_client_write(f, (const char *)src + done, want, off + done, &io);
		if (n <= 0) {
			return n < 0 ? (int)n : -EIO;
		}
		tally_add(&job->write, &rep, (uint64_t)n);
		done += (uint64_t)n;
		progress_add(&job->progress, (uint64_t)n);
	}
	return 0;
}

int peer_sum_file(struct peer_job *j, int fd, uint64_t off, uint64_t len,
		  unsigned char sum[PL_SUM_BYTES])
{
	int err = 0;

	while (len != 0 && err == 0) {
		struct truth t = { .fd = fd, .off = off };
		size_t n = (size_t)min_u64(len, CARRY_SIZE);
		ssize_t got = truth_read(&t, j->buf, n, 0);

		if (got != (ssize_t)n) {
			return got < 0 ? (int)got : -ENODATA;
		}
		err = pl_sum(j->client, j->buf, n, sum);
		progress_add(&j->c->job.progress, n);
		off += n;
		len -= n;
	}
	return err;
}

int peer_sum_memory(struct peer_job *j, const void *at, uint64_t len,
		    unsigned char sum[PL_SUM_BYTES])
{
	int err = 0;

	for (uint64_t done = 0; done < len && err == 0;) {
		size_t n = (size_t)min_u64(len - done, CARRY_SIZE);
		ssize_t got = pl_copy(j->c->ctx, j->buf, (const char *)at + done, n, NULL);

		if (got != (ssize_t)n) {
			return got < 0 ? (int)got : -EIO;
		}
		err = pl_sum(j->client, j->buf, n, sum);
		progress_add(&j->c->job.progress, n);
		done += n;
	}
	return err;
}

int peer_make_dir(const struct peer_job *j, const char *path, mode_t mode)
{
	struct stat st;

	if (mkdir(path, mode) == 0 ||
	    (errno == EEXIST && (j->c->o->keep_links ? lstat : stat)(path, &st) == 0 &&
	     S_ISDIR(st.st_mode))) {
		return 0;
	}
	return errno == EEXIST
		       ? say_failed("cannot make directory '%s': there is something else "
				    "of that name, which is not replaced",
				    path)
		       : say_failed("cannot make directory '%s': %s", path, strerror(errno));
}

int peer_make_dir_there(struct peer_job *j, const struct peer_item *i, const char *path)
{
	int err = pl_client_mkdir(j->client, path, peer_dir_mode(i));

	return err != 0 ? say_library(err) : 0;
}

/* How much of an address names the host. */
static size_t host_len(const char *url)
{
	const char *path = pl_peer_path(url);

	return path == NULL  ? 0
	       : path == url ? strlen(url)
	       : path[-1] == '/' && path - url > (ptrdiff_t)strlen("peer://")
		       ? (size_t)(path - url) - 1
		       : strlen(url);
}

static int check_url(const char *url)
{
	return pl_peer_path(url) != NULL
		       ? 0
		       : say_usage("cp", "'%s' is not peer://HOST[:PORT][/PATH]", url);
}

/* Which ends are of another host: all sources, or the destination. */
static int check_operands(const struct operands *rest, bool *down)
{
	const char *dst = rest->v[rest->n - 1];
	const char *first = NULL;
	int peers = 0, status = 0;

	for (int i = 0; i + 1 < rest->n && status == 0; i++) {
		const char *src = rest->v[i];

		if (!end_is_peer(src)) {
			continue;
		}
		peers++;
		status = check_url(src);
		if (status == 0 && first != NULL &&
		    (host_len(src) != host_len(first) ||
		     strncmp(src, first, host_len(first)) != 0)) {
			return say_usage("cp",
					 "'%s' and '%s' are of two hosts; copy from one at a "
					 "time",
					 first, src);
		}
		first = src;
	}
	if (status == 0 && end_is_peer(dst)) {
		status = check_url(dst);
	}
	if (status == 0 && peers != 0 && (end_is_peer(dst) || peers != rest->n - 1)) {
		return say_usage("cp", "%s",
				 end_is_peer(dst)
					 ? "one end must be of this host"
					 : "the sources are of this host and of another; copy from "
					   "one at a time");
	}
	*down = peers != 0;
	return status;
}

static int check_opts(const struct cp *c)
{
	if (c->o->via != NULL) {
		return say_usage("cp", "--via is for copies between files of this host");
	}
	return 0;
}

static int start(struct peer_job *j)
{
	int err;

	j->buf = carry_host_alloc(CARRY_SIZE);
	if (j->buf == NULL) {
		return say_failed("no memory left for a buffer of %zu bytes", CARRY_SIZE);
	}
	err = pl_client_open(j->c->ctx, j->host, j->c->o->token_file, &j->client);
	return err != 0 ? say_library(err) : 0;
}

int cp_peer(struct cp *c, const struct operands *rest)
{
	const char *dst = rest->v[rest->n - 1];
	struct peer_job j = { .c = c };
	bool down = false;
	int status = check_operands(rest, &down);

	status = status == 0 ? check_opts(c) : status;
	c->from = (const char *const *)rest->v;
	c->n_from = (size_t)(rest->n - 1);
	j.host = down ? rest->v[0] : dst;
	status = status == 0 ? start(&j) : status;
	for (int i = 0; i + 1 < rest->n && status == 0; i++) {
		status = down ? peer_find_served(&j, rest->v[i]) : peer_find_local(&j, rest->v[i]);
	}
	if (status == 0) {
		status = down ? peer_down(&j) : peer_up(&j, dst);
	}
	progress_end(&c->job.progress);
	pl_client_close(j.client);
	peer_items_free(&j);
	free(j.buf);
	return status;
}

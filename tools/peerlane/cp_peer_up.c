/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies to another host: files get their names there when they are complete and on disk. */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/sized.h"
#include "base/stamp.h"
#include "base/stretch.h"
#include "cp_peer.h"
#include "crew.h"
#include "say.h"

#define PUSHERS 4u /* threads */
#define PUSH_STEP (CARRY_SIZE / PUSHERS)

/* Where the bytes of one file come from. */
struct local {
	struct pl_file *file; /* NULL: memory */
	struct cp_buffer buffer;
	char *held;	  /* the memory, of a file that does not tell its size; else NULL */
	const char *from; /* the file's path; NULL: it has none */
	int fd;		  /* of the file, for plain reading; -1 */
	struct stat st;	  /* of the file, before it is read */
	uint64_t off;
	uint64_t len;
	bool small; /* all of it is in the job's buffer */
	bool stream;
};

/* Reads a file that does not tell its size, before its length is said at the server. */
static int hold(struct peer_job *j, const struct peer_item *i, struct local *l)
{
	const struct cp_opts *o = j->c->o;
	uint64_t most = o->size != 0 ? o->offset + o->size : 0;
	int err;

	(void)close(l->fd);
	l->fd = -1;
	err = source_read(i->from, most, &l->held, &l->len);
	return err == 0				 ? 0
	       : peer_may_leave(j, i->from, err) ? peer_leave(j, i->from, err)
						 : source_unread(i->from, err);
}

/* Of bytes that are no file's any more. */
static const char *memory_of(const struct peer_job *j, const struct local *l)
{
	return l->small ? j->buf : (l->held != NULL ? l->held : l->buffer.addr) + l->off;
}

static bool is_sparse(const struct local *l)
{
	return l->fd >= 0 && stretch_is_sparse(&l->st);
}

/* The bytes of a file that is open: at once if they are few, else by the library. */
static int attach(struct peer_job *j, const struct peer_item *i, struct local *l)
{
	const struct cp_opts *o = j->c->o;
	int err;

	/* --verify and --resume read a file a second time. */
	if (!o->verify && !o->resume && !is_sparse(l) && peer_is_small(j, NULL, l->len)) {
		l->small = true;
		return peer_get_small(j, l->fd, i, l->off, l->len);
	}
	err = pl_file_from_fd(j->c->ctx, l->fd, &l->file);
	return err != 0 ? say_library(err) : 0;
}

static int open_path(struct peer_job *j, const struct peer_item *i, struct local *l)
{
	const struct cp_opts *o = j->c->o;
	int status = 0;

	l->fd = open(i->from, O_RDONLY | O_NOCTTY | O_CLOEXEC);
	if (l->fd < 0 || stamp_take(l->fd, &l->st) != 0) {
		return peer_unread(j, i->from, -errno);
	}
	if (!S_ISREG(l->st.st_mode) || (uint64_t)l->st.st_size != i->len) {
		return peer_changed(j, i->from);
	}
	if (!sized(l->fd, &l->st)) {
		status = hold(j, i, l);
	}
	if (status == 0 && (o->offset > l->len || o->size > l->len - o->offset)) {
		return say_failed("'%s' has %llu bytes: --offset %llu and --size %llu reach past "
				  "its end",
				  i->from, (unsigned long long)l->len,
				  (unsigned long long)o->offset, (unsigned long long)o->size);
	}
	l->off = o->offset;
	l->len = o->size != 0 ? o->size : l->len - o->offset;
	return status == 0 && l->held == NULL ? attach(j, i, l) : status;
}

static int open_local(struct peer_job *j, const struct peer_item *i, struct local *l)
{
	struct cp *c = j->c;
	int err;

	*l = (struct local){ .from = i->from, .fd = -1, .len = i->len };
	if (i->from != NULL) {
		return open_path(j, i, l);
	}
	if (c->from_buffer) {
		l->off = c->src.offset;
		return cp_source_get(c, &l->buffer);
	}
	l->stream = true;
	err = pl_file_from_fd(c->ctx, STDIN_FILENO, &l->file);
	return err != 0 ? say_library(err) : 0;
}

static void close_local(struct peer_job *j, struct local *l)
{
	(void)pl_file_close(l->file);
	if (l->fd >= 0) {
		(void)close(l->fd);
	}
	free(l->held);
	cp_buffer_put(j->c, &l->buffer);
}

/* A file on its way into a GPU there. */
struct push {
	struct peer_job *j;
	const struct local *l;
	const char *name;
	struct pl_client_file *f;
	pthread_mutex_t lock; /* what is counted */
};

/* A piece, by a thread that has a part of the buffer. */
static int push_piece(void *arg, unsigned int thread, uint64_t at, uint64_t len)
{
	struct push *p = arg;
	struct carry *job = &p->j->c->job;
	struct pl_io_report in = PL_IO_REPORT_INIT, out = PL_IO_REPORT_INIT;
	struct pl_io_opts read = job->io, write = job->io;
	char *buf = (char *)p->j->buf + thread * PUSH_STEP;
	uint64_t got = 0;
	ssize_t n = 1;

	read.report = &in;
	write.report = &out;
	while (got < len && n > 0) {
		n = pl_read(p->l->file, buf + got, len - got, p->l->off + at + got, &read);
		got += n > 0 ? (uint64_t)n : 0;
	}
	if (n <= 0) {
		return n < 0 || cp_whole(p->name, false, at + got, p->l->len) == 0 ? (int)n
										   : CREW_SAID;
	}
	n = pl_client_write(p->f, buf, len, at, &write);
	if (n != (ssize_t)len) {
		return n < 0 ? (int)n : -EIO;
	}
	(void)pthread_mutex_lock(&p->lock);
	tally_add(&job->read, &in, len);
	tally_add(&job->write, &out, len);
	progress_add(&job->progress, len);
	p->j->c->bytes += len;
	(void)pthread_mutex_unlock(&p->lock);
	return 0;
}

/* Into a GPU, whose memory any number of threads write: some read while others send. */
static int push(struct peer_job *j, const struct local *l, const char *name,
		struct pl_client_file *f)
{
	struct push p = { .j = j, .l = l, .name = name, .f = f };
	unsigned int threads = crew_threads();
	int status;

	(void)pthread_mutex_init(&p.lock, NULL);
	status = crew_run(threads < PUSHERS ? threads : PUSHERS, l->len, PUSH_STEP, push_piece, &p);
	(void)pthread_mutex_destroy(&p.lock);
	return status;
}

/* Bytes from `done` to `end`, through a buffer of the host. */
static int relay_data(struct peer_job *j, const struct local *l, const char *name,
		      struct pl_client_file *f, uint64_t done, uint64_t end)
{
	struct carry *job = &j->c->job;
	int err;

	while (done < end) {
		uint64_t want = min_u64(end - done, CARRY_SIZE), got;
		bool on = job->progress.on;

		job->progress.on = false; /* they count when they have arrived */
		err = carry_read(job, l->file, j->buf, want,
				 l->stream ? PL_OFF_STREAM : l->off + done, &got);
		job->progress.on = on;
		if (err != 0 && peer_may_leave(j, l->from, err)) {
			return peer_leave(j, l->from, err);
		}
		if (err == 0 && got < want) {
			return l->stream ? cp_whole(name, true, done + got, l->len)
					 : peer_short(j, name, done + got, l->len);
		}
		err = err != 0 ? err : peer_store(j, f, j->buf, want, done);
		if (err != 0) {
			return say_library(err);
		}
		done += want;
		j->c->bytes += want;
	}
	return 0;
}

/* What is in memory goes straight. Holes of a sparse file are holes there, except over what is
 * there of an earlier attempt, of `stale` bytes. */
static int relay(struct peer_job *j, const struct local *l, const char *name,
		 struct pl_client_file *f, uint64_t done, uint64_t stale)
{
	int err, status = 0;

	if (l->file == NULL) {
		err = peer_store(j, f, memory_of(j, l), l->len, 0);
		j->c->bytes += err == 0 ? l->len : 0;
		return err != 0 ? say_library(err) : 0;
	}
	if (j->device && !l->stream) {
		return push(j, l, name, f);
	}
	while (done < l->len && status == 0) {
		uint64_t end = done < stale ? stale : l->len;
		bool hole = false;

		if (is_sparse(l) && done >= stale) {
			end = stretch_end(l->fd, l->off + done, l->off + l->len, &hole) - l->off;
		}
		if (hole) {
			progress_add(&j->c->job.progress, end - done);
			j->c->bytes += end - done;
		} else {
			status = relay_data(j, l, name, f, done, end);
		}
		done = end;
	}
	return status;
}

static int sum_local(struct peer_job *j, const struct local *l, uint64_t len,
		     unsigned char sum[PL_SUM_BYTES])
{
	return l->file == NULL ? peer_sum_memory(j, memory_of(j, l), len, sum)
			       : peer_sum_file(j, l->fd, l->off, len, sum);
}

/* -ENODATA is the word of peer_sum_file() for a file that has become shorter. */
static int unsummed(struct peer_job *j, const struct local *l, int err)
{
	err = l->file != NULL && err == -ENODATA ? -ESTALE : err;
	return peer_may_leave(j, l->from, err) ? peer_leave(j, l->from, err) : say_library(err);
}

/* The GPU's memory there, read back. */
static int sum_device(struct peer_job *j, const char *path, uint64_t len,
		      unsigned char sum[PL_SUM_BYTES])
{
	struct pl_client_file *f;
	int err = pl_client_open_file(j->client, path, NULL, &f);

	for (uint64_t off = 0; err == 0 && off < len;) {
		size_t n = (size_t)min_u64(len - off, CARRY_SIZE);
		ssize_t got = pl_client_read(f, j->buf, n, off, NULL);

		err = got == (ssize_t)n ? pl_sum(j->client, j->buf, n, sum)
		      : got < 0		? (int)got
					: -EIO;
		off += n;
	}
	if (err == 0) {
		err = pl_client_file_close(f);
	}
	return err;
}

static int verify(struct peer_job *j, const struct local *l, const char *path,
		  struct pl_client_file *f, bool *same)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	struct meter pause;
	int err;

	meter_start(&pause);
	err = j->device ? sum_device(j, path, l->len, theirs) : pl_client_sum(f, 0, l->len, theirs);
	if (err != 0) {
		return say_library(err);
	}
	err = sum_local(j, l, l->len, ours);
	peer_pause(j, &pause);
	*same = memcmp(theirs, ours, PL_SUM_BYTES) == 0;
	return err == 0 ? 0 : unsummed(j, l, err);
}

static int judge(const char *path, bool same)
{
	return same ? 0
		    : say_failed("the copy at '%s' differs: the checksums are not the same", path);
}

/* What is there of an earlier attempt, if its bytes are those of the source. */
static int check_part(struct peer_job *j, const struct local *l, struct pl_client_file *f,
		      uint64_t *have)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	int err;

	*have = align_down(*have, UINT64_C(1) << 20);
	if (*have == 0) {
		return 0;
	}
	err = pl_client_sum(f, 0, *have, theirs);
	if (err != 0) {
		return say_library(err);
	}
	err = sum_local(j, l, *have, ours);
	if (err != 0) {
		return unsummed(j, l, err);
	}
	if (memcmp(theirs, ours, PL_SUM_BYTES) != 0) {
		*have = 0;
	}
	progress_add(&j->c->job.progress, *have);
	j->c->resumed += *have;
	return 0;
}

/* All that was read is of one version of the file. */
static int check_unchanged(struct peer_job *j, const struct local *l)
{
	struct stat st;

	return l->fd < 0 || (fstat(l->fd, &st) == 0 && stamp_same(&st, &l->st))
		       ? 0
		       : peer_changed(j, l->from);
}

static int put(struct peer_job *j, const struct peer_item *i, const struct local *l,
	       const char *path)
{
	struct pl_create_opts o = PL_CREATE_OPTS_INIT;
	struct pl_client_file *f;
	uint64_t have = 0, stale;
	bool same = true;
	int err, status;

	o.length = l->len;
	o.mode = i->has_mode ? i->mode : 0666;
	o.flags = (i->later ? PL_CREATE_LATER : 0) |
		  (j->c->o->resume && l->fd >= 0 ? PL_CREATE_RESUME : 0) |
		  (is_sparse(l)	     ? PL_CREATE_HOLES
		   : j->c->o->verify ? 0
				     : PL_CREATE_WHOLE);
	o.tag = peer_tag(i, path);
	err = pl_client_create(j->client, path, &o, &have, &f);
	if (err != 0) {
		return say_library(err);
	}
	stale = have;
	status = check_part(j, l, f, &have);
	status = status == 0
			 ? relay(j, l, i->from != NULL ? i->from : "standard input", f, have, stale)
			 : status;
	if (status == 0 && j->c->o->verify) {
		status = verify(j, l, path, f, &same);
	}
	status = status == 0 ? check_unchanged(j, l) : status;
	status = status == 0 ? judge(path, same) : status;
	err = status == 0 ? pl_client_commit(f) : 0;
	status = err != 0 ? say_library(err) : status;
	if (status == 0 && i->later) {
		return peer_send_on(j, f);
	}
	return peer_close_file(f, status);
}

static int copy_one(struct peer_job *j, const struct peer_item *i, const char *path)
{
	struct local l;
	/* The last file makes all durable: errors of those before it are told before. */
	int status = i->later ? 0 : peer_close_sent(j, 0);

	if (status != 0) {
		return status;
	}
	status = open_local(j, i, &l);
	status = status == 0 ? put(j, i, &l, path) : status;
	close_local(j, &l);
	return status;
}

/* Where an item goes: `below` a directory there, or under the name that was given. */
static char *place(const char *dst, const struct peer_item *i, bool below, const char *strip)
{
	const char *to = i->to + (strip != NULL ? strlen(strip) : 0);

	to += strip != NULL && *to == '/';
	return !below || *to == '\0' ? alloc_str(dst)
				     : alloc_fmt("%s%s%s", dst, *dst != '\0' ? "/" : "", to);
}

static int send_item(struct peer_job *j, const struct peer_item *i, const char *dst, bool below,
		     const char *strip)
{
	char *path = place(dst, i, below, strip);
	int status = path == NULL      ? say_failed("no memory left for a name")
		     : i->dir	       ? peer_make_dir_there(j, i, path)
		     : i->link != NULL ? peer_send_link(j, i, path)
				       : copy_one(j, i, path);

	free(path);
	return status;
}

/* The last file makes all durable. Where it was left out, a small one is sent once more. */
static int send_all(struct peer_job *j, const char *dst, bool below, const char *strip)
{
	const struct peer_item *again = NULL;
	uint64_t before;
	int status = 0;

	for (size_t k = 0; k < j->n && status == 0; k++) {
		const struct peer_item *i = &j->v[k];

		before = j->c->bytes;
		status = send_item(j, i, dst, below, strip);
		if (status == 0 && !i->dir) {
			again = !i->later ? NULL : again == NULL || i->len < again->len ? i : again;
		}
		status = peer_go_on(j, status, before);
	}
	if (status == 0 && again != NULL) {
		struct peer_item last = *again;

		last.later = false;
		before = j->c->bytes;
		status = peer_go_on(j, send_item(j, &last, dst, below, strip), before);
		j->c->bytes = before;
	}
	return peer_close_sent(j, status);
}

static int up(struct peer_job *j, const char *url, const char *dst)
{
	struct cp *c = j->c;
	bool is_dir = false;
	const char *strip;
	int status = peer_look_at(j, dst, &is_dir);

	status = status == 0 ? peer_check_up(j, url, is_dir) : status;
	status = status == 0 ? peer_links_last(j) : status;
	if (status != 0) {
		return status;
	}
	/* A tree goes into a directory that exists, or becomes the one that is named. */
	strip = !is_dir && j->v[0].dir ? j->v[0].to : NULL;
	progress_start(&c->job.progress, "copying",
		       j->n == 1 && c->o->size != 0 ? c->o->size : j->bytes, c->o->quiet);
	meter_start(&c->meter);
	peer_put_off(j);
	j->puts_small = peer_plans_freely(j);
	status = send_all(j, dst, is_dir || j->n > 1, strip);
	meter_stop(&c->meter);
	return status;
}

int peer_up(struct peer_job *j, const char *url)
{
	char *dst = peer_path_alloc(url);
	int status = dst != NULL ? up(j, url, dst)
				 : say_failed("no memory left for the name of the destination");

	free(dst);
	return status;
}

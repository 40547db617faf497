/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies from another host: into memory of a device, into files, to standard output. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "cp_peer.h"
#include "dest.h"
#include "say.h"

#define PLACE_ALIGN 4096
#define RESUME_STEP (UINT64_C(8) << 20) /* the most that a cut loses; two of the server's slots */

/* --size and --offset, which are for one file. */
static int range(const struct peer_job *j, const struct peer_item *i, uint64_t *off, uint64_t *len)
{
	const struct cp_opts *o = j->c->o;

	*off = o->offset;
	*len = 0;
	if (o->offset > i->len || o->size > i->len - o->offset) {
		return say_failed("'%s' has %llu bytes: --offset %llu and --size %llu reach past "
				  "its end",
				  *i->from != '\0' ? i->from : j->host, (unsigned long long)i->len,
				  (unsigned long long)o->offset, (unsigned long long)o->size);
	}
	*len = o->size != 0 ? o->size : i->len - o->offset;
	return 0;
}

/* Opens a file at the server. *now is the item with the length and the time of the open file, which
 * may differ from the list's. */
static int open_source(struct peer_job *j, const struct peer_item *i, struct peer_item *now,
		       struct pl_client_file **out)
{
	struct pl_served info = PL_SERVED_INIT;
	int status;

	if (j->ahead != NULL) {
		status = peer_ahead_open(j->ahead, i, &info, out);
	} else {
		int err = pl_client_open_file(j->client, i->from, &info, out);

		status = err != 0 ? peer_unread_there(j, i->from, err, pl_error_message()) : 0;
	}
	*now = *i;
	now->len = info.length;
	now->mtime_ns = info.mtime_ns;
	return status;
}

/* Closes a source. It is left out if it was changed while it was read. */
static int close_source(struct peer_job *j, const struct peer_item *i, struct pl_client_file *f,
			int status)
{
	int err = pl_client_file_close(f);

	return status == 0 && err != 0 ? peer_unread_there(j, i->from, err, pl_error_message())
				       : status;
}

static int changed(const struct peer_item *i)
{
	return say_failed("'%s' was changed during the copy: it has another length now; run the "
			  "command again",
			  i->from);
}

static int judge(const struct peer_item *i, bool same)
{
	return same ? 0
		    : say_failed("the copy differs from '%s': their checksums are not the same",
				 i->from);
}

/* Gets the checksum of the source: from the server, or for a GPU's memory by reading it once more.
 */
static int sum_source(struct peer_job *j, struct pl_client_file *f, uint64_t off, uint64_t len,
		      unsigned char sum[PL_SUM_BYTES])
{
	int err = 0;

	if (!j->device) {
		return pl_client_sum(f, off, len, sum);
	}
	while (len != 0 && err == 0) {
		size_t n = (size_t)min_u64(len, CARRY_SIZE);
		ssize_t got = pl_client_read(f, j->buf, n, off, NULL);

		err = got == (ssize_t)n ? pl_sum(j->client, j->buf, n, sum)
		      : got < 0		? (int)got
					: -EIO;
		off += n;
		len -= n;
	}
	return err;
}

static int into_buffer(struct peer_job *j, const struct peer_item *i, char *dst)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	struct pl_client_file *f;
	struct peer_item now;
	uint64_t off = 0, len = 0, moved = 0;
	int err, status = open_source(j, i, &now, &f);

	if (status != 0) {
		return status;
	}
	status = now.len == i->len ? range(j, i, &off, &len) : changed(i);
	if (status != 0) {
		return close_source(j, i, f, status);
	}
	err = peer_fetch(j, f, dst, len, off, &moved);
	j->c->bytes += moved;
	status = err != 0 ? say_library(err) : cp_whole(i->from, false, moved, len);
	if (status == 0 && j->c->o->verify) {
		struct meter pause;

		meter_start(&pause);
		err = sum_source(j, f, off, len, theirs);
		err = err != 0 ? err : peer_sum_memory(j, dst, len, ours);
		status = err != 0 ? say_library(err)
				  : judge(i, memcmp(theirs, ours, PL_SUM_BYTES) == 0);
		peer_pause(j, &pause);
	}
	return close_source(j, i, f, status);
}

/* Lengths are the server's word: sums of two such do not wrap. */
#define BYTES_MOST (UINT64_C(1) << 61)

/* Asks for the length of a file of a list. The list has the file system's lengths, which are 0 for
 * files without a size (as in /proc). pl_client_stat() measures these by opening them. */
static int find_length(const struct peer_job *j, struct peer_item *i)
{
	struct pl_served s = PL_SERVED_INIT;
	int err = j->n > 1 && !i->dir ? pl_client_stat(j->client, i->from, &s) : 0;

	if (err != 0) {
		return say_library(err);
	}
	i->len = j->n > 1 && !i->dir ? s.length : i->len;
	return 0;
}

static int into_buffers(struct peer_job *j)
{
	struct cp *c = j->c;
	struct cp_buffer b = { .dev = NULL };
	uint64_t need = 0;
	int status;

	for (size_t i = 0; i < j->n; i++) {
		uint64_t off, len;

		status = find_length(j, &j->v[i]);
		if (status != 0) {
			return status;
		}
		len = j->v[i].len;
		if (len > BYTES_MOST || need > BYTES_MOST) {
			return say_failed(
				"%s: the files together have more bytes than there can be",
				j->v[i].from);
		}

		status = j->n == 1 ? range(j, &j->v[i], &off, &len) : 0;
		if (status != 0) {
			return status;
		}
		j->v[i].place = align_up(need, PLACE_ALIGN);
		need = j->v[i].place + (j->v[i].dir ? 0 : len);
	}
	status = cp_buffer_get(c, c->dst.device, c->dst.offset + need, &b);
	if (status != 0) {
		return status;
	}
	progress_start(&c->job.progress, "loading", need, c->o->quiet);
	meter_start(&c->meter);
	for (size_t i = 0; i < j->n && status == 0; i++) {
		if (!j->v[i].dir) {
			status = into_buffer(j, &j->v[i], b.addr + c->dst.offset + j->v[i].place);
		}
	}
	meter_stop(&c->meter);
	progress_end(&c->job.progress);
	cp_buffer_put(c, &b);
	return status;
}

/* Copies the bytes from `done` to `len` of the range that begins at `off`, through the job's
 * buffer. */
static int relay_data(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		      struct dest *d, uint64_t off, uint64_t len, uint64_t done)
{
	uint64_t step = j->c->o->resume ? RESUME_STEP : CARRY_SIZE;
	int err = 0;

	while (done < len && err == 0) {
		uint64_t want = min_u64(len - done, step), got, put;

		err = peer_fetch(j, f, j->buf, want, off + done, &got);
		if (err == 0 && got < want) {
			return peer_short(j, i->from, done + got, len);
		}
		if (err == 0) {
			bool on = j->c->job.progress.on;

			j->c->job.progress.on = false; /* they were counted */
			err = carry_write(&j->c->job, d->file, j->buf, want,
					  d->stream ? PL_OFF_STREAM : d->off + done, &put);
			j->c->job.progress.on = on;
			j->c->bytes += put;
			done += put;
			if (err != 0) {
				return dest_failed(d, err);
			}
		}
	}
	return err != 0 ? peer_unread_there(j, i->from, err, pl_error_message()) : 0;
}

static int relay_small(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		       struct dest *d, uint64_t off, uint64_t len)
{
	uint64_t got;
	int err = peer_fetch(j, f, j->buf, len, off, &got);

	return err != 0	   ? peer_unread_there(j, i->from, err, pl_error_message())
	       : got < len ? peer_short(j, i->from, got, len)
			   : peer_put_small(j, d, len);
}

/* Copies the rest of a range, from `done` on. Holes of a sparse file become holes of a new one. */
static int relay(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		 struct dest *d, uint64_t off, uint64_t len, uint64_t done)
{
	int status = 0;

	if (d->file == NULL) {
		return relay_small(j, f, i, d, off, len);
	}
	while (done < len && status == 0) {
		uint64_t end = off + len;
		bool hole = false;
		int err = d->fresh ? peer_stretch(f, off + done, len - done, &end, &hole) : 0;

		if (err != 0) {
			return peer_unread_there(j, i->from, err, pl_error_message());
		}
		if (hole) {
			progress_add(&j->c->job.progress, end - off - done);
			j->c->bytes += end - off - done;
		} else {
			status = relay_data(j, f, i, d, off, end - off, done);
		}
		done = end - off;
	}
	return status;
}

static int verify(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		  const struct dest *d, uint64_t off, uint64_t len, bool *same)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	struct meter pause;
	int err;

	meter_start(&pause);
	err = sum_source(j, f, off, len, theirs);
	if (err != 0) {
		return peer_unread_there(j, i->from, err, pl_error_message());
	}
	err = peer_sum_file(j, d->fd, d->off, len, ours);
	peer_pause(j, &pause);
	*same = memcmp(theirs, ours, PL_SUM_BYTES) == 0;
	return err != 0 ? say_failed("cannot verify '%s': %s", d->path, strerror(-err)) : 0;
}

/* Compares what an earlier attempt has left with the source. *have becomes 0 if they differ. */
static int check_part(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		      const struct dest *d, uint64_t off, uint64_t *have)
{
	unsigned char theirs[PL_SUM_BYTES] = { 0 }, ours[PL_SUM_BYTES] = { 0 };
	int err;

	if (*have == 0) {
		return 0;
	}
	err = pl_client_sum(f, off, *have, theirs);
	if (err != 0) {
		return peer_unread_there(j, i->from, err, pl_error_message());
	}
	err = peer_sum_file(j, d->fd, 0, *have, ours);
	if (err != 0) {
		return say_failed("cannot read '%s': %s", d->part, strerror(-err));
	}
	*have = memcmp(theirs, ours, PL_SUM_BYTES) == 0 ? *have : 0;
	j->c->resumed += *have;
	return 0;
}

static int open_dest(struct peer_job *j, struct pl_client_file *f, const struct peer_item *i,
		     struct dest *d, uint64_t off, uint64_t len, uint64_t *have)
{
	mode_t mode = i->has_mode ? i->mode : 0666;
	struct peer_item what = *i;
	uint64_t end = off + len;
	bool hole = false;
	int err = len != 0 ? peer_stretch(f, off, len, &end, &hole) : 0;
	int status;

	if (err != 0) {
		return peer_unread_there(j, i->from, err, pl_error_message());
	}
	if (!j->c->o->resume || j->device) {
		bool sparse = hole || end < off + len;

		return dest_open(d, !sparse && peer_is_small(j, d, len) ? NULL : j->c->ctx, mode,
				 sparse ? 0 : len);
	}
	what.len = len; /* a range of it is another content */
	what.place = off;
	status = dest_open_part(d, j->c->ctx, mode, peer_tag(&what, i->from), have);
	*have = align_down(min_u64(*have, len), UINT64_C(1) << 20);
	status = status == 0 ? check_part(j, f, i, d, off, have) : status;
	/* What is behind it is of another content, and would be seen through holes. */
	return status == 0 ? dest_cut(d, *have) : status;
}

static int copy_to(struct peer_job *j, const struct peer_item *i, struct dest *d)
{
	struct cp *c = j->c;
	struct pl_client_file *f;
	struct peer_item now;
	uint64_t off, len, start, have = 0;
	bool same = true;
	int status = open_source(j, i, &now, &f);

	if (status != 0) {
		return status;
	}
	i = &now;
	status = range(j, i, &off, &len);
	status = status != 0 ? status : open_dest(j, f, i, d, off, len, &have);
	status = status == 0 ? relay(j, f, i, d, off, len, have) : status;
	if (status == 0) {
		start = clock_now_ns();
		status = dest_settle(d, len);
		c->sync_ns += clock_now_ns() - start;
	}
	if (status == 0 && c->o->verify) {
		status = verify(j, f, i, d, off, len, &same);
	}
	/* A source that was changed meanwhile differs, too. */
	status = close_source(j, i, f, status);
	status = status == 0 ? judge(i, same) : status;
	return status == 0 ? dest_commit(d) : status;
}

static int into_file(struct peer_job *j, const struct peer_item *i, const char *path)
{
	struct dest d;
	int status = dest_find(&d, path);

	d.later = j->later;
	status = status == 0 ? copy_to(j, i, &d) : status;
	dest_abort(&d);
	return status;
}

static int into_place(struct peer_job *j, const struct peer_item *i, const char *path)
{
	return i->link != NULL ? peer_make_link(i->link, path)
	       : i->dir	       ? peer_make_dir(j, path, peer_dir_mode(i))
			       : into_file(j, i, path);
}

/* Links are made behind all else, so that nothing of the server's is written by way of them. */
static int into_files(struct peer_job *j)
{
	struct cp *c = j->c;
	bool below = c->dst.kind == END_DIR || j->n != 1 || j->v[0].dir || c->o->recursive;
	uint64_t before;
	int status = 0;

	if (below && c->dst.kind == END_FILE) {
		if (!c->o->recursive || c->n_from != 1) {
			return say_usage("cp",
					 "several files cannot become the one file '%s'; give a "
					 "directory that exists, a buffer, or -",
					 c->dst.name);
		}
		below = j->n != 1 || j->v[0].dir || strchr(j->v[0].to, '/') != NULL;
		status = below ? peer_make_dir(j, c->dst.name, peer_dir_mode(&j->v[0])) : 0;
	}
	for (size_t k = 0; k < 2 * j->n && status == 0; k++) {
		const struct peer_item *i = &j->v[k % j->n];
		char *path;

		if ((i->link != NULL) != (k >= j->n)) {
			continue;
		}
		path = below ? dest_below(c->dst.name, i->to) : alloc_str(c->dst.name);
		before = c->bytes;
		status = path != NULL ? into_place(j, i, path)
				      : say_failed("no memory left for a name");
		status = peer_go_on(j, status, before);
		free(path);
	}
	return status;
}

/* Several files are made durable together, also those before one that fails. What --verify compares
 * is to come from the disk, and a part must be there after a crash: these are synced one by one. */
static int into_files_synced(struct peer_job *j)
{
	struct dest_later later = { .n = 0 };
	uint64_t start;
	int status, synced;

	j->later = j->n > 1 && !j->c->o->verify && !j->c->o->resume ? &later : NULL;
	j->puts_small = peer_plans_freely(j);
	j->ahead = j->n > 1 ? peer_ahead_start(j) : NULL;
	status = into_files(j);
	peer_ahead_end(j->ahead);
	j->ahead = NULL;
	j->later = NULL;
	start = clock_now_ns();
	synced = dest_later_sync(&later);
	j->c->sync_ns += clock_now_ns() - start;
	return status == 0 ? synced : status;
}

static int into_stdout(struct peer_job *j)
{
	struct dest d;
	int status = dest_open_stdout(&d, j->c->ctx);

	for (size_t i = 0; i < j->n && status == 0; i++) {
		struct pl_client_file *f;
		struct peer_item now;
		uint64_t off, len;

		status = open_source(j, &j->v[i], &now, &f);
		if (status == 0) {
			uint64_t before = d.off;

			status = range(j, &now, &off, &len);
			status = status == 0 ? relay(j, f, &now, &d, off, len, 0) : status;
			d.off = d.stream ? before : before + len;
			status = close_source(j, &now, f, status);
		}
	}
	status = status == 0 ? dest_settle(&d, 0) : status;
	status = status == 0 ? dest_commit(&d) : status;
	dest_abort(&d);
	return status;
}

int peer_down(struct peer_job *j)
{
	struct cp *c = j->c;
	int status = peer_check_down(j);

	if (status != 0 || c->dst.kind == END_BUFFER) {
		return status != 0 ? status : into_buffers(j);
	}
	progress_start(&c->job.progress, "copying", c->o->size != 0 ? c->o->size : j->bytes,
		       c->o->quiet);
	meter_start(&c->meter);
	status = c->dst.kind == END_PIPE ? into_stdout(j) : into_files_synced(j);
	meter_stop(&c->meter);
	return status;
}

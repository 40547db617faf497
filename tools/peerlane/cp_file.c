/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies that end in files or in a pipe. Data goes through one bounded buffer, in the host or in
 * the device that --via names, unless a buffer is the source. */

#include "cp.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "dest.h"
#include "say.h"

#define ROOM_MIN 65536

/* Where the bytes come from and go through. */
struct carrier {
	struct cp_buffer buffer; /* the source, or what --via names */
	void *host;		 /* else this */
	size_t room;
};

/* Moves one stretch of a file; *moved is what came across. */
static int relay(struct cp *c, const struct carrier *k, struct pl_file *from, uint64_t off,
		 const struct dest *d, uint64_t to, uint64_t len, uint64_t *moved)
{
	struct relay r = {
		.from = from,
		.to = d->file,
		.from_off = off,
		.to_off = d->stream ? PL_OFF_STREAM : d->off + to,
		.len = len,
		.buf = k->host != NULL ? k->host : k->buffer.addr,
		.room = k->room,
	};

	return carry_relay(&c->job, &r, moved);
}

static bool is_sparse(int fd)
{
	struct stat st;

	return fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_blocks * 512 < st.st_size;
}

/* Moves the data of a sparse file and leaves its holes out; they are holes in the new file. */
static int relay_sparse(struct cp *c, const struct carrier *k, const struct shard *sh, int fd,
			struct pl_file *from, const struct dest *d, uint64_t *moved)
{
	uint64_t end = sh->off + sh->len;
	uint64_t at = sh->off;

	*moved = 0;
	while (at < end) {
		off_t data = lseek(fd, (off_t)at, SEEK_DATA);
		off_t hole = data >= 0 ? lseek(fd, data, SEEK_HOLE) : -1;
		uint64_t stop, n;
		int err;

		if (data < 0 && errno == ENXIO) {
			data = (off_t)end;
		} else if (data < 0 || hole < 0) {
			data = (off_t)at;
		}
		progress_add(&c->job.progress, min_u64((uint64_t)data, end) - at);
		*moved += min_u64((uint64_t)data, end) - at;
		at = (uint64_t)data;
		if (at >= end) {
			break;
		}
		stop = hole > data ? min_u64((uint64_t)hole, end) : end;
		err = relay(c, k, from, at, d, at - sh->off, stop - at, &n);
		*moved += n;
		if (err != 0 || n < stop - at) {
			return err;
		}
		at = stop;
	}
	return 0;
}

/* How long the new file will be, as far as that can be told. */
static uint64_t expected(const struct cp *c, const struct shard *sh)
{
	if (sh == NULL || (sh->stream && c->o->size != 0)) {
		return c->o->size;
	}
	return sh->len;
}

/* How much to ask for. A file is taken as long as it was when it was looked at; but some of /proc
 * say 0 and have more. */
static uint64_t to_move(const struct cp *c, const struct shard *sh, int fd)
{
	char byte;

	if (sh->stream) {
		return c->o->size != 0 ? c->o->size : CARRY_ALL;
	}
	return sh->len == 0 && fd >= 0 && pread(fd, &byte, 1, (off_t)sh->off) == 1 ? CARRY_ALL
										   : sh->len;
}

static int move_shard(struct cp *c, const struct carrier *k, const struct shard *sh, int fd,
		      const struct dest *d, uint64_t to, uint64_t *moved)
{
	uint64_t len = to_move(c, sh, fd);
	struct pl_file *from;
	int err, status;

	status = shard_open(sh, c->ctx, &from);
	if (status != 0) {
		return status;
	}
	if (d->slot >= 0 && fd >= 0 && is_sparse(fd)) {
		err = relay_sparse(c, k, sh, fd, from, d, moved);
	} else {
		err = relay(c, k, from, sh->stream ? PL_OFF_STREAM : sh->off, d, to, len, moved);
	}
	status = err != 0 ? say_library(err)
			  : cp_whole(sh->name, sh->stream, *moved, expected(c, sh));
	pl_file_close(from);
	return status;
}

static int move_buffer(struct cp *c, const struct carrier *k, const struct dest *d, uint64_t *moved)
{
	int err = carry_write(&c->job, d->file, k->buffer.addr + c->src.offset, c->o->size, d->off,
			      moved);

	return err != 0 ? say_library(err) : 0;
}

static int verify_dest(struct cp *c, const struct dest *d, const struct shard *sh, int fd,
		       uint64_t len)
{
	struct truth t = { .fd = -1, .off = c->src.offset };
	struct verdict v;
	int err;

	if (sh != NULL) {
		t.fd = fd;
		t.off = sh->off;
	}
	err = verify_file(&c->job, d->fd, d->off, len, &t, &v);
	return cp_judge(err, &v, d->final, sh != NULL ? sh->name : c->src.name);
}

static int settle(struct cp *c, struct dest *d, uint64_t len)
{
	uint64_t start = clock_now_ns();
	int status = dest_settle(d, len);

	c->sync_ns += clock_now_ns() - start;
	return status;
}

/* Makes the file whole, verifies it and gives it its name. Time spent verifying is not the copy's.
 */
static int finish(struct cp *c, struct dest *d, const struct shard *sh, int fd, uint64_t len)
{
	struct meter pause;
	int status = settle(c, d, len);

	if (status == 0 && c->o->verify) {
		meter_start(&pause);
		status = verify_dest(c, d, sh, fd, len);
		meter_stop(&pause);
		c->meter.wall_ns += pause.wall_ns;
		c->meter.cpu_ns += pause.cpu_ns;
	}
	return status == 0 ? dest_commit(d) : status;
}

/* One source to one destination of its own; sh NULL: the buffer. */
static int copy_one(struct cp *c, const struct carrier *k, const struct shard *sh, const char *path)
{
	int fd = sh != NULL && !sh->stream ? shard_open_plain(sh) : -1;
	struct dest d;
	uint64_t moved = 0;
	int status;

	if (sh != NULL && !sh->stream && fd < 0) {
		return STATUS_FAILED;
	}
	status = dest_open(&d, c->ctx, path, fd >= 0 && is_sparse(fd) ? 0 : expected(c, sh));
	if (status == 0) {
		status = sh != NULL ? move_shard(c, k, sh, fd, &d, 0, &moved)
				    : move_buffer(c, k, &d, &moved);
		c->bytes += moved;
	}
	if (status == 0) {
		status = finish(c, &d, sh, fd, moved);
	}
	dest_abort(&d);
	if (fd >= 0) {
		close(fd);
	}
	return status;
}

/* All sources, one behind the other, to standard output. */
static int copy_to_stdout(struct cp *c, const struct carrier *k)
{
	struct dest d;
	uint64_t moved = 0;
	int status;
	size_t i;

	status = dest_open_stdout(&d, c->ctx);
	if (status == 0 && c->from_buffer) {
		status = move_buffer(c, k, &d, &moved);
		c->bytes += moved;
	}
	for (i = 0; i < c->shards.n && status == 0; i++) {
		const struct shard *sh = &c->shards.v[i];
		int fd = sh->stream ? -1 : shard_open_plain(sh);

		status = sh->stream || fd >= 0 ? move_shard(c, k, sh, fd, &d, c->bytes, &moved)
					       : STATUS_FAILED;
		c->bytes += moved;
		if (fd >= 0) {
			close(fd);
		}
	}
	if (status == 0) {
		status = settle(c, &d, c->bytes);
	}
	if (status == 0) {
		status = dest_commit(&d);
	}
	dest_abort(&d);
	return status;
}

static int refuse_same(const struct shard *sh, const char *path)
{
	struct stat st;

	if (sh->path != NULL && stat(path, &st) == 0 && S_ISREG(st.st_mode) &&
	    st.st_dev == sh->dev && st.st_ino == sh->ino) {
		return say_failed("'%s' and '%s' are the same file", sh->path, path);
	}
	return 0;
}

static int copy_shard(struct cp *c, const struct carrier *k, const struct shard *sh)
{
	char *path = c->dst.kind == END_DIR ? alloc_fmt("%s/%s", c->dst.name, sh->name)
					    : alloc_str(c->dst.name);
	int status;

	if (path == NULL) {
		return say_failed("no memory left for the name of the copy of '%s'", sh->name);
	}
	status = refuse_same(sh, path);
	if (status == 0) {
		status = copy_one(c, k, sh, path);
	}
	free(path);
	return status;
}

/* Two sources of one name would be one file in the directory, silently. */
static int refuse_twins(const struct cp *c)
{
	size_t i, k;

	for (i = 1; c->dst.kind == END_DIR && i < c->shards.n; i++) {
		for (k = 0; k < i; k++) {
			const struct shard *a = &c->shards.v[k], *b = &c->shards.v[i];

			if (strcmp(a->name, b->name) == 0) {
				return say_failed("'%s' and '%s' would both become '%s/%s'",
						  a->path, b->path, c->dst.name, b->name);
			}
		}
	}
	return 0;
}

static int carrier_get(struct cp *c, struct carrier *k)
{
	memset(k, 0, sizeof(*k));
	k->room = CARRY_ROOM;
	if (c->from_buffer) {
		return cp_source_get(c, &k->buffer);
	}
	if (!c->shards.stream) {
		/* Files of /proc say 0 and have more. */
		k->room = (size_t)min_u64(k->room, max_u64(c->shards.bytes, ROOM_MIN));
	}
	if (c->o->via != NULL) {
		return cp_buffer_get(c, c->o->via, k->room, &k->buffer);
	}
	k->host = carry_host_alloc(k->room);
	if (k->host == NULL) {
		return say_failed("no memory left for a buffer of %zu bytes", k->room);
	}
	return 0;
}

int cp_into_files(struct cp *c)
{
	struct carrier k;
	int status = refuse_twins(c);
	size_t i;

	if (status == 0) {
		status = carrier_get(c, &k);
	}
	if (status != 0) {
		return status;
	}
	progress_start(&c->job.progress, "copying",
		       c->from_buffer || c->shards.stream ? c->o->size : c->shards.bytes,
		       c->o->quiet);
	meter_start(&c->meter);
	if (c->dst.kind == END_PIPE) {
		status = copy_to_stdout(c, &k);
	} else if (c->from_buffer) {
		status = copy_one(c, &k, NULL, c->dst.name);
	}
	for (i = 0; c->dst.kind != END_PIPE && i < c->shards.n && status == 0; i++) {
		status = copy_shard(c, &k, &c->shards.v[i]);
	}
	meter_stop(&c->meter);
	progress_end(&c->job.progress);
	free(k.host);
	cp_buffer_put(c, &k.buffer);
	return status;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies that end in files or in a pipe. Data goes through one bounded buffer, in the host or in
 * the device that --via names, unless a buffer is the source. */

#include "cp.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/stretch.h"
#include "base/text.h"
#include "dest.h"
#include "say.h"

#define SPACE_MIN 65536

/* Where the bytes come from and go through. */
struct carrier {
	struct cp_buffer buffer; /* the source, or what --via names */
	void *host;		 /* else this */
	size_t space;
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
		.space = k->space,
	};

	return carry_relay(&c->job, &r, moved);
}

/* Moves the data of a sparse file and leaves its holes out; they are holes in the new file. */
static int relay_sparse(struct cp *c, const struct carrier *k, const struct source *s,
			const struct dest *d, uint64_t *moved)
{
	const struct shard *sh = s->sh;
	uint64_t end = sh->off + sh->len;
	uint64_t at = sh->off;

	*moved = 0;
	while (at < end) {
		bool hole;
		uint64_t stop = stretch_end(s->fd, at, end, &hole), n = stop - at;
		int err = 0;

		if (hole) {
			progress_add(&c->job.progress, n);
		} else {
			err = relay(c, k, s->file, at, d, at - sh->off, stop - at, &n);
		}
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

/* Bytes that are in the host's memory already, by way of the device that --via names if it does. */
static int move_held(struct cp *c, const struct carrier *k, const struct shard *sh,
		     const struct dest *d, uint64_t to, uint64_t *moved)
{
	const char *src = sh->held + sh->off;
	uint64_t off = d->stream ? PL_OFF_STREAM : d->off + to;
	int err = 0;

	if (k->host != NULL) {
		return carry_write(&c->job, d->file, src, sh->len, off, moved);
	}
	for (*moved = 0; *moved < sh->len && err == 0;) {
		uint64_t n = min_u64(sh->len - *moved, k->space), done = 0;

		err = carry_copy(&c->job, k->buffer.addr, src + *moved, n, &done);
		if (err == 0) {
			err = carry_write(&c->job, d->file, k->buffer.addr, n,
					  d->stream ? PL_OFF_STREAM : off + *moved, &done);
			*moved += done;
		}
	}
	return err;
}

/* How much to ask for: a file is taken as long as it was when it was looked at. */
static uint64_t to_move(const struct cp *c, const struct shard *sh)
{
	if (sh->stream) {
		return c->o->size != 0 ? c->o->size : CARRY_ALL;
	}
	return sh->len;
}

/* The complaint names the end that it is about as the user does. */
static int failed(const struct source *s, const struct dest *d, int err)
{
	const char *words = pl_error_message();

	return s != NULL && s->known_as[0] != '\0' && strstr(words, s->known_as) != NULL
		       ? say_library_as(err, s->known_as, s->sh->name)
		       : dest_failed(d, err);
}

static int move_source(struct cp *c, const struct carrier *k, const struct source *s,
		       const struct dest *d, uint64_t to, uint64_t *moved)
{
	const struct shard *sh = s->sh;
	int err;

	if (sh->held != NULL) {
		err = move_held(c, k, sh, d, to, moved);
	} else if (d->fresh && source_is_sparse(s)) {
		err = relay_sparse(c, k, s, d, moved);
	} else {
		err = relay(c, k, s->file, sh->stream ? PL_OFF_STREAM : sh->off, d, to,
			    to_move(c, sh), moved);
	}
	err = err != 0 ? failed(s, d, err)
		       : cp_whole(sh->name, sh->stream, *moved, expected(c, sh));
	return err != 0 ? err : source_check_unchanged(s);
}

static int move_buffer(struct cp *c, const struct carrier *k, const struct dest *d, uint64_t *moved)
{
	int err = carry_write(&c->job, d->file, k->buffer.addr + c->src.offset, c->o->size, d->off,
			      moved);

	return err != 0 ? dest_failed(d, err) : 0;
}

static int verify_dest(struct cp *c, const struct dest *d, const struct source *s, uint64_t len)
{
	struct truth t = { .fd = -1, .off = c->src.offset };
	struct verdict v;
	int err;

	if (s != NULL) {
		t = source_truth(s);
	}
	err = verify_file(&c->job, d->fd, d->off, len, &t, &v);
	return cp_judge(err, &v, d->path, s != NULL ? s->sh->name : c->src.name);
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
static int finish(struct cp *c, struct dest *d, const struct source *s, uint64_t len)
{
	struct meter pause;
	int status = settle(c, d, len);

	if (status == 0 && c->o->verify) {
		meter_start(&pause);
		status = verify_dest(c, d, s, len);
		meter_stop(&pause);
		c->meter.wall_ns += pause.wall_ns;
		c->meter.cpu_ns += pause.cpu_ns;
	}
	return status == 0 ? dest_commit(d) : status;
}

/* A pipe would feed itself. */
static int refuse_same(const struct shard *sh, const struct dest *d)
{
	const struct stat *to = &d->place.st;

	if (d->place.exists && !S_ISCHR(to->st_mode) && sh->dev == to->st_dev &&
	    sh->ino == to->st_ino) {
		return say_failed("'%s' and '%s' are the same file",
				  sh->path != NULL ? sh->path : sh->name, d->path);
	}
	return 0;
}

/* Opens the destination and moves the bytes; s NULL: from the buffer. */
static int copy_to(struct cp *c, const struct carrier *k, const struct source *s, struct dest *d)
{
	const struct shard *sh = s != NULL ? s->sh : NULL;
	/* Standard input is no file that a copy could take after. */
	mode_t mode = sh != NULL && sh->path != NULL ? s->st.st_mode : 0666;
	uint64_t moved = 0;
	int status;

	status = dest_open(d, c->ctx, mode, s != NULL && source_is_sparse(s) ? 0 : expected(c, sh));
	if (status == 0) {
		status = s != NULL ? move_source(c, k, s, d, 0, &moved)
				   : move_buffer(c, k, d, &moved);
		c->bytes += moved;
	}
	return status == 0 ? finish(c, d, s, moved) : status;
}

/* One source to one destination of its own; sh NULL: the buffer. */
static int copy_one(struct cp *c, const struct carrier *k, const struct shard *sh, const char *path)
{
	struct source s;
	struct dest d;
	int status = dest_find(&d, path);

	if (status == 0 && sh == NULL) {
		status = copy_to(c, k, NULL, &d);
	} else if (status == 0) {
		status = refuse_same(sh, &d);
		if (status == 0) {
			status = source_open(&s, sh, c->ctx);
			if (status == 0) {
				status = copy_to(c, k, &s, &d);
			}
			source_close(&s);
		}
	}
	dest_abort(&d);
	return status;
}

/* One of the sources to standard output, behind those before it. */
static int add_to_stdout(struct cp *c, const struct carrier *k, const struct shard *sh,
			 const struct dest *d)
{
	struct source s;
	uint64_t moved = 0;
	int status = source_open(&s, sh, c->ctx);

	if (status == 0) {
		status = move_source(c, k, &s, d, c->bytes, &moved);
		c->bytes += moved;
	}
	source_close(&s);
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
		status = add_to_stdout(c, k, &c->shards.v[i], &d);
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

static int copy_shard(struct cp *c, const struct carrier *k, const struct shard *sh)
{
	char *path =
		c->dst.kind == END_DIR ? dest_below(c->dst.name, sh->name) : alloc_str(c->dst.name);
	int status;

	if (path == NULL) {
		return say_failed("no memory left for the name of the copy of '%s'", sh->name);
	}
	status = copy_one(c, k, sh, path);
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
	k->space = CARRY_SIZE;
	if (c->from_buffer) {
		return cp_source_get(c, &k->buffer);
	}
	if (!c->shards.stream) {
		k->space = (size_t)min_u64(k->space, max_u64(c->shards.bytes, SPACE_MIN));
	}
	if (c->o->via != NULL) {
		return cp_buffer_get(c, c->o->via, k->space, &k->buffer);
	}
	k->host = carry_host_alloc(k->space);
	if (k->host == NULL) {
		return say_failed("no memory left for a buffer of %zu bytes", k->space);
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

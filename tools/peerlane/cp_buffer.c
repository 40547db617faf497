/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Copies that end in memory of a device, and the buffers themselves. */

#include "cp.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "say.h"

int cp_buffer_get(struct cp *c, const char *device, uint64_t len, struct cp_buffer *b)
{
	struct pl_dev_info info = PL_DEV_INFO_INIT;
	size_t used = strlen(c->device);
	void *addr;
	int err;

	memset(b, 0, sizeof(*b));
	err = pl_dev_open(c->ctx, device, &b->dev);
	if (err != 0) {
		return say_library(err);
	}
	err = pl_dev_info(b->dev, &info);
	if (err == 0) {
		err = pl_mem_alloc(b->dev, len != 0 ? len : 1, 0, &addr);
	}
	if (err != 0) {
		int status = say_library(err);

		pl_dev_close(b->dev);
		b->dev = NULL;
		return status;
	}
	b->addr = addr;
	b->len = len;
	text_copy(b->name, sizeof(b->name), info.name);
	if (used != 0 && strcmp(c->device, info.name) == 0) {
		return 0; /* both ends are on the same one */
	}
	text_fmt(c->device + used, sizeof(c->device) - used, "%s%s", used != 0 ? " " : "",
		 info.name);
	return 0;
}

void cp_buffer_put(struct cp *c, struct cp_buffer *b)
{
	if (b->addr != NULL) {
		pl_mem_free(c->ctx, b->addr);
	}
	pl_dev_close(b->dev);
	memset(b, 0, sizeof(*b));
}

int cp_source_get(struct cp *c, struct cp_buffer *b)
{
	int status = cp_buffer_get(c, c->src.device, c->src.offset + c->o->size, b);
	int err;

	if (status != 0) {
		return status;
	}
	err = carry_fill_pattern(&c->job, b->addr, b->len, 0, 0);
	if (err != 0) {
		status = say_library(err);
		cp_buffer_put(c, b);
	}
	return status;
}

int cp_judge(int err, const struct verdict *v, const char *what, const char *source)
{
	char words[80];

	if (err != 0) {
		return say_failed("cannot verify '%s': %s", what, verdict_why(v, err));
	}
	if (v->same) {
		return 0;
	}
	verdict_text(v, words, sizeof(words));
	return say_failed("'%s' differs from '%s': %s", what, source, words);
}

int cp_whole(const char *name, bool stream, uint64_t moved, uint64_t len)
{
	if (moved >= len) {
		return 0;
	}
	return say_failed("'%s' ended after %llu of %llu bytes%s", name, (unsigned long long)moved,
			  (unsigned long long)len,
			  stream ? "" : "; the file was truncated during the copy");
}

/* Bytes that a source is to give. */
static uint64_t wanted(const struct cp *c, const struct shard *sh)
{
	return sh->stream ? c->o->size : sh->len;
}

/* Bytes that are in the host's memory already have no route of a file's. */
static int load_held(struct cp *c, const struct shard *sh, char *dst, uint64_t *moved)
{
	uint32_t policy = c->job.io.policy;
	int err;

	c->job.io.policy = PL_POLICY_DEFAULT;
	err = carry_copy(&c->job, dst, sh->held + sh->off, sh->len, moved);
	c->job.io.policy = policy;
	return err;
}

static int load_shard(struct cp *c, const struct shard *sh, char *dst)
{
	uint64_t len = wanted(c, sh), moved = 0;
	struct source s;
	int err, status;

	status = source_open(&s, sh, c->ctx);
	if (status == 0) {
		err = sh->held != NULL ? load_held(c, sh, dst, &moved)
				       : carry_read(&c->job, s.file, dst, len,
						    sh->stream ? PL_OFF_STREAM : sh->off, &moved);
		c->bytes += moved;
		status = err != 0 ? say_library_as(err, s.known_as, sh->name)
				  : cp_whole(sh->name, sh->stream, moved, len);
		status = status == 0 ? source_check_unchanged(&s) : status;
	}
	source_close(&s);
	return status;
}

static int verify_shard(struct cp *c, const struct cp_buffer *b, const struct shard *sh)
{
	struct truth t;
	struct verdict v;
	struct source s;
	int err, status;

	status = source_open(&s, sh, c->ctx);
	if (status == 0) {
		t = source_truth(&s);
		err = verify_memory(&c->job, b->addr + c->dst.offset + sh->place, sh->len, &t, &v);
		status = cp_judge(err, &v, c->dst.name, sh->name);
	}
	source_close(&s);
	return status;
}

static int verify_shards(struct cp *c, const struct cp_buffer *b)
{
	int status = 0;
	size_t i;

	for (i = 0; i < c->shards.n && status == 0; i++) {
		status = verify_shard(c, b, &c->shards.v[i]);
	}
	return status;
}

static int load_shards(struct cp *c, struct cp_buffer *b)
{
	uint64_t need = shards_place(&c->shards);
	int status = 0;
	size_t i;

	if (c->shards.stream) {
		need = c->o->size;
	}
	status = cp_buffer_get(c, c->dst.device, c->dst.offset + need, b);
	if (status != 0) {
		return status;
	}
	meter_start(&c->meter);
	for (i = 0; i < c->shards.n && status == 0; i++) {
		const struct shard *sh = &c->shards.v[i];

		status = load_shard(c, sh, b->addr + c->dst.offset + sh->place);
	}
	meter_stop(&c->meter);
	progress_end(&c->job.progress);
	if (status == 0 && c->o->verify) {
		progress_start(&c->job.progress, "verifying", c->bytes, c->o->quiet);
		status = verify_shards(c, b);
	}
	return status;
}

static int copy_buffer(struct cp *c, const struct cp_buffer *from, struct cp_buffer *to)
{
	struct truth t = { .fd = -1, .off = c->src.offset };
	struct verdict v;
	int err, status;

	status = cp_buffer_get(c, c->dst.device, c->dst.offset + c->o->size, to);
	if (status != 0) {
		return status;
	}
	meter_start(&c->meter);
	err = carry_copy(&c->job, to->addr + c->dst.offset, from->addr + c->src.offset, c->o->size,
			 &c->bytes);
	meter_stop(&c->meter);
	progress_end(&c->job.progress);
	if (err != 0) {
		return say_library(err);
	}
	if (c->o->verify) {
		progress_start(&c->job.progress, "verifying", c->bytes, c->o->quiet);
		err = verify_memory(&c->job, to->addr + c->dst.offset, c->o->size, &t, &v);
		status = cp_judge(err, &v, c->dst.name, c->src.name);
	}
	return status;
}

int cp_into_buffer(struct cp *c)
{
	struct cp_buffer from = { .dev = NULL }, to = { .dev = NULL };
	int status;

	progress_start(&c->job.progress, "loading", c->shards.stream ? c->o->size : c->shards.bytes,
		       c->o->quiet);
	if (c->from_buffer) {
		status = cp_source_get(c, &from);
		if (status == 0) {
			c->job.progress.total = c->o->size;
			status = copy_buffer(c, &from, &to);
		}
	} else {
		status = load_shards(c, &to);
	}
	progress_end(&c->job.progress);
	cp_buffer_put(c, &to);
	cp_buffer_put(c, &from);
	return status;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The two files of the demo, which it removes at the end. */

#include "demo.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <json-c/json.h>

#include "base/bits.h"
#include "cleanup.h"
#include "ends.h"
#include "pattern.h"
#include "say.h"

#define SPACE ((size_t)8 << 20)
#define DEFAULT_SIZE ((uint64_t)256 << 20)

static const char *dir_of(const struct demo *d)
{
	return d->o->dir != NULL ? d->o->dir : ".";
}

static int make(const struct demo *d, struct demo_file *f, const char *stem)
{
	f->fd = cleanup_create_in(dir_of(d), stem, f->path, sizeof(f->path), &f->slot);
	if (f->fd < 0) {
		return say_failed("cannot make a file in '%s': %s; name another directory with "
				  "--dir",
				  dir_of(d), strerror(-f->fd));
	}
	return 0;
}

/* The file that is open, not whatever has its name now: others may write in its directory. */
static int attach(struct demo *d, struct demo_file *f)
{
	int err = pl_file_from_fd(d->ctx, f->fd, &f->file);

	return err != 0 ? say_library(err) : 0;
}

static int source_length(struct demo *d)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	int err = pl_file_info(d->source.file, &info);

	if (err != 0) {
		return say_library(err);
	}
	if (info.kind == PL_FILE_STREAM) {
		return say_failed("'%s' is neither a regular file nor a block device",
				  d->source.path);
	}
	if (info.length == 0) {
		return say_failed("'%s' is empty or does not report its size: the demo needs "
				  "content",
				  d->source.path);
	}
	d->whole = info.length;
	return 0;
}

int demo_source_get(struct demo *d, const char *path)
{
	struct demo_file *f = &d->source;
	int status;

	if (path != NULL) {
		status = end_take_path(f->path, sizeof(f->path), path);
		status =
			status == 0
				? end_refuse(path, "name a regular file, or no file to create one",
					     "name a file in it, or give --dir to create one there")
				: status;
		if (status != 0) {
			return status;
		}
		f->fd = open(path, O_RDONLY | O_CLOEXEC);
		status = f->fd < 0 ? say_failed("cannot read '%s': %s", path, strerror(errno)) : 0;
	} else {
		status = make(d, f, "peerlane-demo");
		if (status == 0) {
			status =
				pattern_file(f->fd, dir_of(d),
					     d->o->size != 0 ? d->o->size : DEFAULT_SIZE, 1, false);
		}
	}
	if (status == 0) {
		status = attach(d, f);
	}
	return status == 0 ? source_length(d) : status;
}

int demo_copy_get(struct demo *d)
{
	int status = make(d, &d->copy, "peerlane-demo-copy");

	return status == 0 ? attach(d, &d->copy) : status;
}

void demo_file_put(struct demo_file *f)
{
	pl_file_close(f->file);
	f->file = NULL;
	if (f->fd >= 0) {
		close(f->fd);
		f->fd = -1;
	}
	cleanup_remove(&f->slot);
}

int demo_look(struct demo *d)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	struct json_object *plan, *part;
	char *text;
	int err;

	d->cold = d->source.slot >= 0;
	if (d->cold) {
		return demo_cool(&d->source);
	}
	a.file = d->source.file;
	a.dev = d->dev;
	a.mem = d->mem;
	a.len = d->len;
	err = pl_explain(&a, PL_FORMAT_JSON, &text);
	if (err != 0) {
		return say_library(err);
	}
	plan = json_tokener_parse(text);
	pl_string_free(text);
	d->cold = json_object_object_get_ex(plan, "resident", &part) && part != NULL &&
		  json_object_get_double(part) <= 0;
	json_object_put(plan);
	return 0;
}

int demo_cool(const struct demo_file *f)
{
	int err = posix_fadvise(f->fd, 0, 0, POSIX_FADV_DONTNEED);

	return err != 0 ? say_failed("cannot drop '%s' from the page cache: %s", f->path,
				     strerror(err))
			: 0;
}

int demo_warm(const struct demo *d)
{
	char *buf = carry_host_alloc(SPACE);
	uint64_t done = 0;
	int err = buf != NULL ? 0 : -ENOMEM;

	while (err == 0 && done < d->len) {
		ssize_t n = pread(d->source.fd, buf, SPACE, (off_t)done);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			err = n < 0 ? -errno : -EIO;
			break;
		}
		done += (uint64_t)n;
	}
	free(buf);
	return err != 0 ? say_failed("cannot read '%s': %s", d->source.path, strerror(-err)) : 0;
}

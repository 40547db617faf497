/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Looks at the sources before anything is moved, so that a missing one is found at once. */

#include "shards.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <linux/fs.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/sized.h"
#include "base/text.h"
#include "say.h"
#include "source.h"

#define PLACE_ALIGN 4096

static struct shard *shard_new(struct shards *s)
{
	struct shard *v;

	if (s->n == s->space) {
		size_t space = s->space != 0 ? s->space * 2 : 16;

		v = alloc_resize(s->v, space, sizeof(*v));
		if (v == NULL) {
			return NULL;
		}
		s->v = v;
		s->space = space;
	}
	v = &s->v[s->n++];
	memset(v, 0, sizeof(*v));
	return v;
}

static int block_length(const char *path, int fd, uint64_t *out)
{
	int own = fd < 0 ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	int err = 0;

	if (ioctl(fd < 0 ? own : fd, BLKGETSIZE64, out) != 0) {
		err = -errno;
	}
	if (own >= 0) {
		close(own);
	}
	return err;
}

/* Notes a file's properties; path NULL: standard input. */
static int shard_fill(struct shards *s, struct shard *v, const struct stat *st)
{
	v->dev = st->st_dev;
	v->ino = st->st_ino;
	v->mode = st->st_mode;
	v->size = st->st_size;
	if (S_ISREG(st->st_mode)) {
		v->len = (uint64_t)st->st_size;
	} else if (S_ISBLK(st->st_mode)) {
		int err = block_length(v->path, v->path != NULL ? -1 : STDIN_FILENO, &v->len);

		if (err != 0) {
			return say_failed("cannot find out the size of '%s': %s", v->name,
					  strerror(-err));
		}
	} else {
		v->stream = true;
	}
	s->stream |= v->stream;
	s->bytes += v->len;
	return 0;
}

/* A file that does not tell its size is read now, so that all of it is copied and no more. */
static int hold(struct shards *s, struct shard *v)
{
	struct stat st;
	int fd = open(v->path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	bool tells = fd < 0 || fstat(fd, &st) != 0 || sized(fd, &st);
	int status;

	if (fd >= 0) {
		close(fd);
	}
	if (tells) {
		return 0;
	}
	s->bytes -= v->len;
	v->len = 0;
	status = source_hold(v->path, s->most, &v->held, &v->len);
	s->bytes += v->len;
	return status;
}

int shards_add_file(struct shards *s, const char *path)
{
	struct shard *v;
	struct stat st;
	const char *slash;
	int status;

	if (stat(path, &st) != 0 || faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) != 0) {
		return say_failed("cannot read '%s': %s", path, strerror(errno));
	}
	if (S_ISDIR(st.st_mode)) {
		return say_failed("'%s' is a directory", path);
	}
	v = shard_new(s);
	if (v == NULL) {
		return say_failed("no memory left for the list of sources");
	}
	v->path = alloc_str(path);
	if (v->path == NULL) {
		s->n--;
		return say_failed("no memory left for the list of sources");
	}
	slash = strrchr(v->path, '/');
	v->name = slash != NULL ? slash + 1 : v->path;
	status = shard_fill(s, v, &st);
	return status == 0 && S_ISREG(st.st_mode) ? hold(s, v) : status;
}

int shards_add_stdin(struct shards *s)
{
	struct shard *v;
	struct stat st;
	off_t at;

	if (fstat(STDIN_FILENO, &st) != 0) {
		return say_failed("standard input is closed");
	}
	v = shard_new(s);
	if (v == NULL) {
		return say_failed("no memory left for the list of sources");
	}
	v->name = "standard input";
	if (shard_fill(s, v, &st) != 0) {
		return STATUS_FAILED;
	}
	at = v->stream ? 0 : lseek(STDIN_FILENO, 0, SEEK_CUR);
	if (at > 0) {
		v->off = (uint64_t)at;
		s->bytes -= min_u64(v->len, v->off);
		v->len -= min_u64(v->len, v->off);
	}
	return 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static void names_free(char **names, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		free(names[i]);
	}
	free(names);
}

/* The contents of a directory. */
struct listing {
	char **files; /* the regular ones right in it, sorted */
	size_t n;
	size_t subdirs;
	size_t others;
};

/* Whether an entry is copied; counts it if not, and names it if it is no directory. Entries whose
 * type is unknown are copied: the error comes later. */
static bool is_wanted(struct listing *l, const char *path, int dir, const char *name)
{
	struct stat st;

	if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
		return false;
	}
	if (fstatat(dir, name, &st, 0) != 0 || S_ISREG(st.st_mode)) {
		return true;
	}
	if (S_ISDIR(st.st_mode)) {
		l->subdirs++;
	} else {
		l->others++;
		say_note("left out: '%s/%s': it is neither a file nor a directory", path, name);
	}
	return false;
}

/* 0 or -errno. */
static int list_dir(const char *path, struct listing *l)
{
	DIR *d = opendir(path);
	struct dirent *e;
	int err = 0;

	*l = (struct listing){ .n = 0 };
	if (d == NULL) {
		return -errno;
	}
	while (err == 0 && (errno = 0, e = readdir(d)) != NULL) {
		char **more;

		if (!is_wanted(l, path, dirfd(d), e->d_name)) {
			continue;
		}
		more = alloc_resize(l->files, l->n + 1, sizeof(*more));
		if (more == NULL) {
			err = -ENOMEM;
			break;
		}
		l->files = more;
		more[l->n] = alloc_fmt("%s/%s", path, e->d_name);
		err = more[l->n] != NULL ? 0 : -ENOMEM;
		l->n += err == 0;
	}
	err = err == 0 ? -errno : err;
	closedir(d);
	if (err != 0) {
		names_free(l->files, l->n);
		return err;
	}
	if (l->n != 0) {
		qsort(l->files, l->n, sizeof(*l->files), by_name);
	}
	return 0;
}

int shards_add_dir(struct shards *s, const char *path)
{
	struct listing l;
	char out[48] = "";
	size_t i;
	int err = list_dir(path, &l);
	int status = 0;

	if (err != 0) {
		return say_failed("cannot read directory '%s': %s", path, strerror(-err));
	}
	if (l.subdirs != 0) {
		text_fmt(out, sizeof(out), "%zu %s", l.subdirs,
			 l.subdirs == 1 ? "subdirectory" : "subdirectories");
	}
	if (l.n == 0) {
		return say_failed("there is no regular file in directory '%s'%s%s", path,
				  out[0] != '\0' ? ", but " : "", out);
	}
	if (out[0] != '\0') {
		say_note("left out of '%s': %s", path, out);
	}
	s->subdirs += l.subdirs;
	s->others += l.others;
	for (i = 0; i < l.n && status == 0; i++) {
		status = shards_add_file(s, l.files[i]);
	}
	names_free(l.files, l.n);
	return status;
}

uint64_t shards_place(struct shards *s)
{
	uint64_t end = 0;
	size_t i;

	for (i = 0; i < s->n; i++) {
		s->v[i].place = align_up(end, PLACE_ALIGN);
		end = s->v[i].place + s->v[i].len;
	}
	return end;
}

void shards_finish(struct shards *s)
{
	size_t i;

	for (i = 0; i < s->n; i++) {
		free(s->v[i].path);
		free(s->v[i].held);
	}
	free(s->v);
	memset(s, 0, sizeof(*s));
}

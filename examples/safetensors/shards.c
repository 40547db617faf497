/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "shards.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <json-c/json.h>

#define WHY_SIZE (2 * (size_t)ST_WHY)
#define SHARDS_MAX 10000u

static bool ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n > k && strcmp(s + n - k, end) == 0;
}

static int explain(char why[WHY_SIZE], const char *path, int rc, const char *words)
{
	(void)snprintf(why, WHY_SIZE, "%.250s: %s", path, words != NULL ? words : strerror(-rc));
	return rc;
}

static int read_exactly(int fd, void *buf, size_t len)
{
	size_t done = 0;

	while (done < len) {
		ssize_t n = pread(fd, (char *)buf + done, len - done, (off_t)done);

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n <= 0) {
			return n < 0 ? -errno : -ENODATA;
		}
		done += (size_t)n;
	}
	return 0;
}

static int read_header(int fd, struct st_shard *s, char why[ST_WHY])
{
	unsigned char prefix[8];
	size_t space;
	int rc = read_exactly(fd, prefix, sizeof(prefix));

	if (rc != 0) {
		return rc;
	}
	space = st_header_space(prefix, s->file_len, why);
	if (space == 0) {
		return -EINVAL;
	}
	s->text = malloc(space);
	if (s->text == NULL) {
		return -ENOMEM;
	}
	s->header.data_off = space;
	s->header.data_len = s->file_len - space;
	return read_exactly(fd, s->text, space);
}

/* Opens without waiting, so that a FIFO in a stranger's directory cannot hang us. */
static int open_shard(struct st_shard *s, char why[WHY_SIZE])
{
	char words[ST_WHY] = "";
	int fd = open(s->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;
	int rc;

	if (fd < 0 || fstat(fd, &st) != 0) {
		rc = -errno;
	} else if (!S_ISREG(st.st_mode)) {
		rc = -EINVAL;
		(void)snprintf(words, sizeof(words), "it is not a regular file");
	} else {
		s->file_len = (uint64_t)st.st_size;
		rc = read_header(fd, s, words);
	}
	if (fd >= 0) {
		(void)close(fd);
	}
	return rc == 0 ? 0 : explain(why, s->path, rc, words[0] != '\0' ? words : NULL);
}

/* Takes `folder`/`name` into the model, once; NULL if there are too many. */
static struct st_shard *add_shard(struct st_model *m, const char *folder, const char *name)
{
	struct st_shard *v;
	char *path;

	if (asprintf(&path, "%s%s%s", folder, folder[0] != '\0' ? "/" : "", name) < 0) {
		return NULL;
	}
	for (size_t i = m->n; i > 0; i--) {
		if (strcmp(m->shards[i - 1].path, path) == 0) {
			free(path);
			return &m->shards[i - 1];
		}
	}
	v = m->n == SHARDS_MAX ? NULL : realloc(m->shards, (m->n + 1) * sizeof(*v));
	if (v == NULL) {
		free(path);
		return NULL;
	}
	m->shards = v;
	v[m->n] = (struct st_shard){ .path = path };
	return &v[m->n++];
}

static int by_path(const void *a, const void *b)
{
	return strcmp(((const struct st_shard *)a)->path, ((const struct st_shard *)b)->path);
}

static int add_folder(struct st_model *m, const char *path, char why[WHY_SIZE])
{
	DIR *d = opendir(path);
	struct dirent *e;
	int rc = 0;

	if (d == NULL) {
		return explain(why, path, -errno, NULL);
	}
	while (rc == 0 && (e = readdir(d)) != NULL) {
		if (ends_with(e->d_name, ".safetensors") && !add_shard(m, path, e->d_name)) {
			rc = explain(why, path, -ENOMEM, NULL);
		}
	}
	(void)closedir(d);
	if (rc == 0 && m->n == 0) {
		rc = explain(why, path, -ENOENT, "this directory has no .safetensors file");
	}
	return rc;
}

/* The map from tensors to files, or NULL with why set. */
static struct json_object *read_index(const char *path, const struct stat *st, char why[WHY_SIZE])
{
	struct json_object *root = NULL, *map = NULL;

	if (!S_ISREG(st->st_mode) || st->st_size > ST_HEADER_MAX) {
		(void)explain(why, path, -EINVAL, "an index is a regular file of 100 MiB at most");
		return NULL;
	}
	root = json_object_from_file(path);
	if (root == NULL) {
		(void)explain(why, path, -EINVAL, "it is not JSON");
	} else if (!json_object_is_type(root, json_type_object) ||
		   !json_object_object_get_ex(root, "weight_map", &map) ||
		   !json_object_is_type(map, json_type_object) ||
		   json_object_object_length(map) == 0) {
		(void)explain(why, path, -EINVAL, "there is no weight_map in this index");
		map = NULL;
	}
	map = json_object_get(map);
	(void)json_object_put(root);
	return map;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Each tensor of the map that the file is said to hold must be in it. */
static int check_map(struct json_object *map, const struct st_shard *s, char why[WHY_SIZE])
{
	const char *file = strrchr(s->path, '/') ? strrchr(s->path, '/') + 1 : s->path;
	const char **names = calloc(s->header.n + 1, sizeof(*names));
	int rc = names != NULL ? 0 : explain(why, s->path, -ENOMEM, NULL);

	for (size_t i = 0; rc == 0 && i < s->header.n; i++) {
		names[i] = s->header.tensors[i].name;
	}
	if (rc == 0) {
		qsort(names, s->header.n, sizeof(*names), by_name);
	}
	json_object_object_foreach(map, tensor, where)
	{
		if (rc == 0 && strcmp(json_object_get_string(where), file) == 0 &&
		    !bsearch(&tensor, names, s->header.n, sizeof(*names), by_name)) {
			(void)snprintf(why, WHY_SIZE,
				       "%.200s: tensor '%.60s' should be here and is not", s->path,
				       tensor);
			rc = -EINVAL;
		}
	}
	free(names);
	return rc;
}

/* Files that an index names are names: a path in there would lead out of its directory. */
static int add_index(struct st_model *m, const char *path, struct json_object *map,
		     char why[WHY_SIZE])
{
	const char *slash = strrchr(path, '/');
	char *folder = slash ? strndup(path, (size_t)(slash - path) + (slash == path)) : strdup("");
	int rc = folder != NULL ? 0 : explain(why, path, -ENOMEM, NULL);

	json_object_object_foreach(map, tensor, where)
	{
		const char *file = json_object_is_type(where, json_type_string)
					   ? json_object_get_string(where)
					   : "";

		(void)tensor;
		if (rc == 0 && (file[0] == '\0' || file[0] == '.' || strchr(file, '/'))) {
			rc = explain(why, path, -EINVAL, "it names a file that is not beside it");
		}
		if (rc == 0 && !add_shard(m, folder, file)) {
			rc = explain(why, path, -ENOMEM, NULL);
		}
	}
	free(folder);
	return rc;
}

static int find_shards(struct st_model *m, const char *path, struct json_object **map,
		       char why[WHY_SIZE])
{
	struct stat st;

	if (stat(path, &st) != 0) {
		return explain(why, path, -errno, NULL);
	}
	if (S_ISDIR(st.st_mode)) {
		return add_folder(m, path, why);
	}
	if (ends_with(path, ".json")) {
		*map = read_index(path, &st, why);
		return *map != NULL ? add_index(m, path, *map, why) : -EINVAL;
	}
	return add_shard(m, "", path) ? 0 : explain(why, path, -ENOMEM, NULL);
}

int st_model_find(const char *path, struct st_model *out, char why[2 * ST_WHY])
{
	struct st_model m = { 0 };
	struct json_object *map = NULL;
	int rc = find_shards(&m, path, &map, why);

	m.map = map;
	if (rc == 0) {
		qsort(m.shards, m.n, sizeof(m.shards[0]), by_path);
	}
	for (size_t i = 0; rc == 0 && i < m.n; i++) {
		rc = open_shard(&m.shards[i], why);
		m.bytes += m.shards[i].header.data_len;
	}
	if (rc != 0) {
		st_model_drop(&m);
		return rc;
	}
	*out = m;
	return 0;
}

static int check_shard(struct st_shard *s, char why[WHY_SIZE])
{
	char words[ST_WHY] = "";
	struct st_header h;
	int rc = st_header_parse(s->text, (size_t)s->header.data_off, s->file_len, &h, words);

	if (rc != 0) {
		return explain(why, s->path, rc, words[0] != '\0' ? words : NULL);
	}
	free(s->text);
	s->text = NULL;
	/* Who loads meanwhile reads the others, which are what they were. */
	s->header.tensors = h.tensors;
	s->header.n = h.n;
	s->header.names = h.names;
	return 0;
}

int st_model_check(struct st_model *m, char why[2 * ST_WHY])
{
	int rc = 0;

	for (size_t i = 0; rc == 0 && i < m->n; i++) {
		rc = check_shard(&m->shards[i], why);
		if (rc == 0 && m->map != NULL) {
			rc = check_map(m->map, &m->shards[i], why);
		}
		m->tensors += m->shards[i].header.n;
	}
	return rc;
}

int st_model_open(const char *path, struct st_model *out, char why[2 * ST_WHY])
{
	struct st_model m;
	int rc = st_model_find(path, &m, why);

	if (rc != 0) {
		return rc;
	}
	rc = st_model_check(&m, why);
	if (rc != 0) {
		st_model_drop(&m);
		return rc;
	}
	*out = m;
	return 0;
}

void st_model_drop(struct st_model *m)
{
	for (size_t i = 0; i < m->n; i++) {
		free(m->shards[i].path);
		free(m->shards[i].text);
		st_header_drop(&m->shards[i].header);
	}
	free(m->shards);
	(void)json_object_put(m->map);
	memset(m, 0, sizeof(*m));
}

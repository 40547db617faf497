/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/json.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <json-c/json.h>

#include "base/locale.h"
#include "base/lock.h"
#include "cufile/heap.h"
#include "cufile/log.h"

#define FILE_MAX ((size_t)1 << 20)
#define NAME_MAX_BYTES 160u
#define DEPTH_MAX 8 /* of objects whose values are read */
#define UNKNOWN_MAX 64u

struct cf_walk {
	void (*fn)(const char *name, const struct cf_json_value *v, void *arg);
	void *arg;
};

char *cf_json_read(const char *path, size_t *len, int *rc)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	char *text = NULL;
	struct stat st;
	ssize_t n;

	*rc = fd < 0 ? -ENOENT : -EINVAL;
	if (fd < 0) {
		if (errno != ENOENT && errno != ENOTDIR) {
			CF_LOG(CF_LOG_ERROR, "'%s' cannot be read: errno %d", path, errno);
		}
		return NULL;
	}
	if (fstat(fd, &st) || !S_ISREG(st.st_mode) || (size_t)st.st_size > FILE_MAX) {
		CF_LOG(CF_LOG_ERROR, "'%s' is not a file of at most %zu bytes", path, FILE_MAX);
	} else {
		text = cf_heap_zero((size_t)st.st_size + 1, 1);
	}
	n = text ? pread(fd, text, (size_t)st.st_size, 0) : -1;
	(void)close(fd);
	if (n < 0) {
		free(text);
		return NULL;
	}
	*len = (size_t)n;
	return text;
}

static void list_of(struct json_object *o, struct cf_json_value *v)
{
	size_t n = json_object_array_length(o);

	v->kind = CF_JSON_LIST;
	v->n = n > UINT32_MAX ? UINT32_MAX : (unsigned int)n;
	for (size_t i = 0; i < n && i < CF_JSON_LIST_MAX; i++) {
		struct json_object *e = json_object_array_get_idx(o, i);
		bool text = json_object_is_type(e, json_type_string);
		int64_t x = text ? 0 : json_object_get_int64(e);

		if (i == 0 && text) {
			v->kind = CF_JSON_TEXTS;
		}
		if (text ? v->kind != CF_JSON_TEXTS
			 : v->kind == CF_JSON_TEXTS || !json_object_is_type(e, json_type_int) ||
				    x < 0) {
			v->kind = CF_JSON_OTHER;
			return;
		}
		v->list[i] = (size_t)x;
		v->texts[i] = text ? json_object_get_string(e) : NULL;
	}
}

static struct cf_json_value value_of(struct json_object *o)
{
	struct cf_json_value v = { .kind = CF_JSON_OTHER };

	switch (json_object_get_type(o)) {
	case json_type_int:
		v.kind = CF_JSON_NUMBER;
		v.number = json_object_get_int64(o);
		break;
	case json_type_boolean:
		v.kind = CF_JSON_BOOL;
		v.number = json_object_get_boolean(o);
		break;
	case json_type_string:
		v.kind = CF_JSON_TEXT;
		v.text = json_object_get_string(o);
		break;
	case json_type_array:
		list_of(o, &v);
		break;
	default:
		break;
	}
	return v;
}

static void walk(struct json_object *o, const char *prefix, int depth, const struct cf_walk *w)
{
	struct json_object_iterator it = json_object_iter_begin(o);
	struct json_object_iterator end = json_object_iter_end(o);

	for (; !json_object_iter_equal(&it, &end); json_object_iter_next(&it)) {
		struct json_object *v = json_object_iter_peek_value(&it);
		char name[NAME_MAX_BYTES];
		struct cf_json_value x;

		if (snprintf(name, sizeof(name), "%s%s%s", prefix, *prefix ? ":" : "",
			     json_object_iter_peek_name(&it)) < 0) {
			continue;
		}
		if (json_object_is_type(v, json_type_object) && depth < DEPTH_MAX) {
			walk(v, name, depth + 1, w);
			continue;
		}
		x = value_of(v);
		w->fn(name, &x, w->arg);
	}
}

static unsigned int line_of(const char *text, size_t at)
{
	unsigned int line = 1;

	for (size_t i = 0; i < at; i++) {
		line += text[i] == '\n';
	}
	return line;
}

int cf_json_walk(const char *text, size_t len, const char *where,
		 void (*fn)(const char *name, const struct cf_json_value *v, void *arg), void *arg)
{
	struct cf_walk w = { fn, arg };
	struct json_tokener *tok = len <= FILE_MAX ? json_tokener_new() : NULL;
	struct json_object *o;
	enum json_tokener_error e;
	locale_t before;
	size_t end;
	int rc = -EINVAL;

	if (!tok) {
		CF_LOG(CF_LOG_ERROR, "no memory for reading '%s'", where);
		return -EINVAL;
	}
	before = locale_use_c();
	o = json_tokener_parse_ex(tok, text, (int)len);
	locale_restore(before);
	e = json_tokener_get_error(tok);
	end = json_tokener_get_parse_end(tok);
	if (e != json_tokener_success || !json_object_is_type(o, json_type_object)) {
		CF_LOG(CF_LOG_ERROR, "'%s': line %u: %s", where,
		       line_of(text, end < len ? end : len),
		       e == json_tokener_continue ? "unexpected end"
		       : e			  ? json_tokener_error_desc(e)
						  : "it is not one JSON object");
	} else {
		walk(o, "", 0, &w);
		rc = 0;
	}
	(void)json_object_put(o);
	json_tokener_free(tok);
	return rc;
}

/* Protects what cf_json_unknown() has said. Nothing is taken under it. */
static struct lock names_lock = LOCK_INIT(RANK_CF_JSON);

void cf_json_forget(void)
{
	lock_renew(&names_lock);
}

void cf_json_unknown(const char *name)
{
	static char *said[UNKNOWN_MAX];
	static unsigned int n;
	bool anew = true;

	lock_acquire(&names_lock);
	for (unsigned int i = 0; i < n && anew; i++) {
		anew = !said[i] || strcmp(said[i], name) != 0;
	}
	anew = anew && n < UNKNOWN_MAX;
	if (anew) {
		said[n++] = cf_heap_text(name);
	}
	lock_release(&names_lock);
	if (anew) {
		CF_LOG(CF_LOG_WARN,
		       "\"%s\" in the configuration file is no name that is known here", name);
	}
}

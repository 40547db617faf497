/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Loading a graph: from this machine, a reference model, or a file. */

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/file.h"

int topo_read_text(const struct topo_reader *r, const char *text, size_t len,
		   struct topo_graph **out)
{
	size_t at = 0;

	/* A byte order mark, as some editors leave it. */
	if (len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
		text += 3;
		len -= 3;
	}
	while (at < len && text[at] && strchr(" \t\r\n", text[at])) {
		at++;
	}
	return at < len && text[at] == '<' ? topo_read_xml(r, text, len, out)
					   : topo_read_json(r, text, len, out);
}

/* Reads all of a file. Returns -EFBIG if it exceeds the limit. */
static int read_all(int fd, char **out, size_t *len)
{
	size_t space = 64u << 10;
	char *s = alloc_zero(space);
	ssize_t n = s ? 1 : -ENOMEM;

	*len = 0;
	while (n > 0) {
		if (*len == space) {
			char *more = space > TOPO_FILE_MAX ? NULL : alloc_resize(s, space * 2, 1);

			if (!more) {
				n = space > TOPO_FILE_MAX ? -EFBIG : -ENOMEM;
				break;
			}
			s = more;
			space *= 2;
		}
		n = sys_read(fd, s + *len, space - *len);
		*len += n > 0 ? (size_t)n : 0;
	}
	if (n < 0) {
		free(s);
		return (int)n;
	}
	*out = s;
	return 0;
}

static int no_such(const char *source)
{
	struct text t = TEXT_INIT;
	char *models;
	int rc;

	for (size_t i = 0; topo_model(i); i++) {
		text_add(&t, "%s%s", i ? ", " : "", topo_model(i)->name);
	}
	models = text_take(&t);
	rc = err_set(ENOENT, "\"%s\" is neither a file nor one of the models: %s", source,
		     models ? models : "");
	free(models);
	return rc;
}

static int load_file(const char *source, topo_remark_fn remark, void *arg, struct topo_graph **out)
{
	struct topo_reader r = { source, remark, arg };
	char *text = NULL;
	size_t len = 0;
	int fd = sys_open(source, O_RDONLY | O_NOCTTY, 0);
	int rc;

	if (fd == -ENOENT) {
		return no_such(source);
	}
	if (fd < 0) {
		return err_set(-fd, "cannot read %s: %s", source, err_words(-fd));
	}
	rc = read_all(fd, &text, &len);
	(void)sys_close(fd);
	if (rc) {
		return err_set(-rc, "cannot read %s: %s", source, err_words(-rc));
	}
	rc = topo_read_text(&r, text, len, out);
	free(text);
	return rc;
}

int topo_load(const struct config *c, const char *source, topo_remark_fn remark, void *arg,
	      struct topo_graph **out)
{
	const struct topo_model *m;

	if (!source || !source[0]) {
		source = c ? c->topo : NULL;
	}
	if (!source || !source[0]) {
		return topo_scan(c, true, out);
	}
	for (size_t i = 0; (m = topo_model(i)) != NULL; i++) {
		if (strcmp(m->name, source) == 0) {
			struct topo_reader r = { source, remark, arg };
			int rc = topo_read_json(&r, (const char *)m->text, m->len, out);

			if (!rc) {
				text_fmt((*out)->origin, sizeof((*out)->origin), "model %s",
					 source);
			}
			return rc;
		}
	}
	return load_file(source, remark, arg, out);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Explains the route by which the bytes of a server's files come. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "serve/client.h"

/* Adds the server's name and address to the text of pl_explain(), which has only its process. */
static int add_server(const struct pl_client *c, int format, char **said)
{
	struct json_object *all, *server;
	struct text t = { 0 };
	unsigned int line;
	const char *why;
	char *both;

	if (format == PL_FORMAT_JSON) {
		int rc = json_read(*said, strlen(*said), 0, &all, &line, &why);

		if (rc) {
			return rc;
		}
		rc = json_read("{}", 2, 0, &server, &line, &why);
		if (rc) {
			free(json_take_line(all));
			return rc;
		}
		json_put_text(server, "name", c->name);
		json_put_text(server, "address", c->at);
		json_put(all, "server", server);
		both = json_take_line(all);
	} else {
		text_add(&t, "files of %s, which is `peerlane serve` at %s, come as this does:\n%s",
			 c->name, c->at, *said);
		both = text_take(&t);
	}
	if (!both) {
		return err_set(ENOMEM, "no memory for what is to be said of %s", c->name);
	}
	free(*said);
	*said = both;
	return 0;
}

int pl_client_explain(struct pl_client *c, struct pl_dev *dev, int format, char **out)
{
	struct pl_explain_args a = PL_EXPLAIN_ARGS_INIT;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : client_enter(c);
	if (rc) {
		return rc;
	}
	rc = client_need_slots(c);
	a.region = c->slots_region;
	a.dev = dev;
	a.len = c->slot_bytes;
	client_leave(c);
	rc = rc ? rc : pl_explain(&a, format, out);
	if (!rc) {
		rc = add_server(c, format, out);
		if (rc) {
			pl_string_free(*out);
			*out = NULL;
		}
	}
	return rc;
}

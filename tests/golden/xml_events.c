/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* For xml_expat.py: what base/xml.h makes of files, one JSON line each; or with -m a reference
 * model as NCCL's XML. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xml.h"
#include "topo/file.h"

static void quote(const char *s)
{
	putchar('"');
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c < 0x20 || c == '"' || c == '\\') {
			printf("\\u%04x", (unsigned int)c);
		} else {
			putchar(c);
		}
	}
	putchar('"');
}

static int on_start(void *arg, unsigned int line, const char *name, const char *const *attributes)
{
	bool *first = arg;

	printf("%s[%u, ", *first ? "" : ", ", line);
	*first = false;
	quote(name);
	for (; *attributes; attributes++) {
		printf(", ");
		quote(*attributes);
	}
	printf("]");
	return 0;
}

static int on_end(void *arg, unsigned int line)
{
	(void)arg;
	(void)line;
	printf(", 0");
	return 0;
}

static int show(const char *path)
{
	static const struct xml_handler handler = { on_start, on_end };
	static char text[1 << 20];
	struct xml_error error;
	bool first = true;
	FILE *f = fopen(path, "rb");
	char *exact;
	size_t len;
	int rc;

	if (!f) {
		return 1;
	}
	len = fread(text, 1, sizeof(text), f);
	(void)fclose(f);
	/* Of exactly its length, so that a sanitizer sees who reads past it. */
	exact = malloc(len ? len : 1);
	if (!exact) {
		return 1;
	}
	memcpy(exact, text, len);
	printf("{\"events\": [");
	rc = xml_read(exact, len, &handler, &first, &error);
	printf("], \"rc\": %d", rc);
	if (rc) {
		printf(", \"line\": %u, \"why\": ", error.line);
		quote(error.text);
	}
	printf("}\n");
	free(exact);
	return 0;
}

static int print_model(const char *name)
{
	struct topo_graph *g;
	char *text;
	int rc = 1;

	if (topo_load(NULL, name, NULL, NULL, &g) == 0) {
		text = topo_write_xml(g);
		rc = !text || fputs(text, stdout) < 0;
		free(text);
		topo_graph_free(g);
	}
	return rc;
}

int main(int argc, char **argv)
{
	int rc = argc < 2;

	if (argc == 3 && strcmp(argv[1], "-m") == 0) {
		return print_model(argv[2]);
	}

	for (int i = 1; i < argc && !rc; i++) {
		rc = show(argv[i]);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "svg.h"

/* File names may hold anything; the document must not. */
void svg_escaped(struct text *out, const char *s)
{
	for (; *s != '\0'; s++) {
		switch (*s) {
		case '&':
			text_add(out, "&amp;");
			break;
		case '<':
			text_add(out, "&lt;");
			break;
		case '>':
			text_add(out, "&gt;");
			break;
		case '"':
			text_add(out, "&quot;");
			break;
		default:
			text_add(out, "%c", *s < ' ' || *s > '~' ? '?' : *s);
		}
	}
}

void svg_words(struct text *out, double x, double y, const char *class, const char *anchor,
	       const char *words)
{
	text_add(out, "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\" text-anchor=\"%s\">", x, y, class,
		 anchor);
	svg_escaped(out, words);
	text_add(out, "</text>\n");
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_SVG_H
#define TOOL_SVG_H

/* Pieces of SVG documents. */

#include "base/text.h"

/* Adds text, with the characters escaped that a document must escape. Everything except printable
 * ASCII becomes a question mark. */
void svg_escaped(struct text *out, const char *s);

/* Words at a place; `anchor` is "start", "middle" or "end". */
void svg_words(struct text *out, double x, double y, const char *class, const char *anchor,
	       const char *words);

#endif

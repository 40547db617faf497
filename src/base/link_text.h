/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LINK_TEXT_H
#define BASE_LINK_TEXT_H

/* The text of a symbolic link that another process has chosen. */

#include <stdbool.h>
#include <string.h>

/*
 * Whether a link stays inside a tree, wherever other links of the tree lead: its only ".." are at
 * its beginning, and no more than the `depth` directories that it is in. The other side could have
 * later copies written elsewhere otherwise.
 */
static inline bool link_text_stays(const char *text, unsigned int depth)
{
	bool named = false;

	if (*text == '/') {
		return false;
	}
	while (*text != '\0') {
		size_t len = strcspn(text, "/");
		bool up = len == 2 && text[0] == '.' && text[1] == '.';

		if (up && (named || depth == 0)) {
			return false;
		}
		depth -= up;
		named = named || (!up && len != 0 && !(len == 1 && *text == '.'));
		text += len;
		text += *text == '/';
	}
	return true;
}

/* Whether the text names what can be served: without control characters, and not empty. */
static inline bool link_text_fits(const char *text)
{
	const char *at = text;

	while ((unsigned char)*at >= ' ' && *at != 127) {
		at++;
	}
	return *text != '\0' && *at == '\0';
}

#endif

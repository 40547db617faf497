/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/error.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

#define MESSAGE_MAX 1024

static _Thread_local char message[MESSAGE_MAX];
static _Thread_local char words[96];

int err_set(int err, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(message, sizeof(message), fmt, ap);
	va_end(ap);
	return -err;
}

int err_wrap(int err, const char *fmt, ...)
{
	char head[MESSAGE_MAX];
	char tail[MESSAGE_MAX];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(head, sizeof(head), fmt, ap);
	va_end(ap);
	text_copy(tail, sizeof(tail), message);
	text_fmt(message, sizeof(message), "%s: %s", head, tail);
	return -err;
}

const char *err_message(void)
{
	return message;
}

const char *err_words(int err)
{
	/* Not strerror_r(), which translates: messages would be in two languages, and the catalog
	 * of translations has a lock that is not freed in a child of fork(). */
	const char *s = strerrordesc_np(err < 0 ? -err : err);

	if (s) {
		text_copy(words, sizeof(words), s);
	} else {
		text_fmt(words, sizeof(words), "unknown error %d", err < 0 ? -err : err);
	}
	if (isupper((unsigned char)words[0]) && !isupper((unsigned char)words[1])) {
		words[0] = (char)tolower((unsigned char)words[0]);
	}
	return words;
}

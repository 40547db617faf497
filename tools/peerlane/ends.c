/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Reads the ends of a copy. A path that looks like a device is written with "./" in front. */

#include "ends.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/bits.h"
#include "base/text.h"
#include "say.h"

static const char *const prefixes[] = { "gpu:", "cuda:", "soft:", "bar:" };

static size_t prefix_len(const char *s)
{
	size_t i;

	for (i = 0; i < ARRAY_LEN(prefixes); i++) {
		if (strncmp(s, prefixes[i], strlen(prefixes[i])) == 0) {
			return strlen(prefixes[i]);
		}
	}
	return 0;
}

/* How much of the text is a device's name; 0: none of it. */
static size_t device_len(const char *s)
{
	size_t pre = prefix_len(s);
	size_t digits = 0;

	if (strncmp(s, "bar:", 4) == 0) {
		/* A PCI address, "0000:04:00.0". */
		digits = strspn(s + pre, "0123456789abcdefABCDEF:.");
		return digits != 0 && digits < 16 ? pre + digits : 0;
	}
	while (pre != 0 && isdigit((unsigned char)s[pre + digits])) {
		digits++;
	}
	return digits != 0 && digits < 10 ? pre + digits : 0;
}

bool end_is_device(const char *s)
{
	size_t len = device_len(s);

	return len != 0 && s[len] == '\0';
}

bool end_is_peer(const char *s)
{
	return strncmp(s, "peer://", strlen("peer://")) == 0;
}

/* "gpu0", "GPU:0", and "gpu" where nothing has that name: unlikely names of files. Stores the
 * device's word in out; returns where its number is, "0" without one. */
static const char *almost_device(const char *s, char *word, size_t space)
{
	struct stat st;
	size_t i;

	for (i = 0; i < ARRAY_LEN(prefixes); i++) {
		size_t len = strlen(prefixes[i]) - 1;
		const char *digits = s + len;

		if (strncasecmp(s, prefixes[i], len) != 0 || strcmp(prefixes[i], "bar:") == 0) {
			continue;
		}
		if (*digits == '\0' && lstat(s, &st) != 0) {
			text_copy(word, space, prefixes[i]);
			return "0";
		}
		digits += *digits == ':';
		len = strspn(digits, "0123456789");
		if (len != 0 && (digits[len] == '\0' || digits[len] == '+')) {
			text_copy(word, space, prefixes[i]);
			return digits;
		}
	}
	return NULL;
}

static int parse_buffer(const char *cmd, const char *s, struct end *out)
{
	size_t len = device_len(s);
	unsigned long long off = 0;

	if (len == 0 || (s[len] != '\0' && s[len] != '+') ||
	    (s[len] == '+' && (text_parse_bytes(s + len + 1, &off) != 0 || off > INT64_MAX / 2))) {
		return say_usage(cmd,
				 "'%s' is not a buffer; write gpu:0 or gpu:0+4096 (or ./%s for a "
				 "file of that name)",
				 s, s);
	}
	memcpy(out->device, s, len);
	out->device[len] = '\0';
	out->kind = END_BUFFER;
	out->offset = off;
	return 0;
}

int end_refuse(const char *path, const char *not_fifo, const char *not_dir)
{
	struct stat st;

	if (stat(path, &st) != 0) {
		return 0;
	}
	if (S_ISFIFO(st.st_mode)) {
		return say_failed(
			"'%s' is a FIFO: it has neither a length nor offsets, and opening it "
			"waits for its other end; %s",
			path, not_fifo);
	}
	return S_ISDIR(st.st_mode) ? say_failed("'%s' is a directory; %s", path, not_dir) : 0;
}

int end_take_path(char *dst, size_t space, const char *path)
{
	if (strlen(path) >= space) {
		return say_failed("the name '%.60s...' is too long", path);
	}
	text_copy(dst, space, path);
	return 0;
}

int end_parse(const char *cmd, const char *s, struct end *out)
{
	const char *number;
	struct stat st;
	char word[8];

	memset(out, 0, sizeof(*out));
	out->name = s;
	if (s[0] == '\0') {
		return say_usage(cmd, "an argument is empty; give a file, a buffer or -");
	}
	if (strcmp(s, "-") == 0) {
		out->kind = END_PIPE;
		return 0;
	}
	if (end_is_peer(s)) {
		out->kind = END_PEER;
		return 0;
	}
	if (prefix_len(s) != 0) {
		return parse_buffer(cmd, s, out);
	}
	number = almost_device(s, word, sizeof(word));
	if (number != NULL) {
		return say_usage(cmd, "did you mean %s%s? A file of the name '%s' is written ./%s",
				 word, number, s, s);
	}
	out->kind = stat(s, &st) == 0 && S_ISDIR(st.st_mode) ? END_DIR : END_FILE;
	return 0;
}

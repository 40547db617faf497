/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* gdsio's options, of its command line and of its job files. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "gdsio.h"
#include "say.h"

const struct gdsio_job gdsio_defaults = { .threads = 1, .block = 1 << 20, .batch = 128, .seed = 1 };

static int bad_value(char letter, const char *value, const char *what)
{
	return say_usage(NULL, "-%c %s: %s", letter, value, what);
}

static int number(char letter, const char *value, uint64_t max, uint64_t *out)
{
	unsigned long long x;
	char *end;

	errno = 0;
	x = strtoull(value, &end, 10);
	if (value[0] < '0' || value[0] > '9' || *end != '\0' || errno != 0 || x > max) {
		return bad_value(letter, value, "not a number in the valid range");
	}
	*out = x;
	return 0;
}

static int small(char letter, const char *value, unsigned int max, unsigned int *out)
{
	uint64_t x = 0;
	int status = number(letter, value, max, &x);

	*out = (unsigned int)x;
	return status;
}

static int bytes(char letter, const char *value, uint64_t min, uint64_t *out)
{
	unsigned long long x;

	if (strchr(value, ':') != NULL) {
		return bad_value(letter, value, "ranges of sizes are not supported; give one size");
	}
	if (text_parse_bytes(value, &x) != 0 || x > INT64_MAX / 2 || x < min) {
		return bad_value(letter, value, "not a size; write it as 4096, 64K, 1M or 2G");
	}
	*out = x;
	return 0;
}

static int memory(struct gdsio_job *j, const char *value)
{
	unsigned int m = 0;
	int status = small('m', value, 4, &m);

	j->host = m >= 2;
	return status;
}

int gdsio_option(struct gdsio_job *j, char letter, const char *value)
{
	uint64_t x = 0;
	int status;

	switch (letter) {
	case 'f':
		j->file = value;
		return 0;
	case 'D':
		j->dir = value;
		return 0;
	case 'd':
		return small(letter, value, 1024, &j->gpu);
	case 'n':
		j->on_node = true;
		return small(letter, value, 4096, &j->node);
	case 'm':
		return memory(j, value);
	case 'w':
		return number(letter, value, 4096, &j->threads);
	case 's':
		return bytes(letter, value, 1, &j->size);
	case 'o':
		return bytes(letter, value, 0, &j->start);
	case 'i':
		return bytes(letter, value, 1, &j->block);
	case 'x':
		return small(letter, value, 7, &j->xfer);
	case 'I':
		return small(letter, value, 3, &j->io);
	case 'B':
		return number(letter, value, 65536, &j->batch);
	case 'T':
		return number(letter, value, 1000000, &j->seconds);
	case 'k':
		return number(letter, value, UINT64_MAX, &j->seed);
	case 'O':
		status = number(letter, value, 1, &x);
		j->buffered = x != 0;
		return status;
	case 'V':
		j->verify = true;
		return 0;
	case 'b':
	case 'R':
		return 0;
	default:
		return say_usage(NULL, "-%c is not supported here", letter);
	}
}

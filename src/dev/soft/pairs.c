/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Faults between two software GPUs, for tests: the tunable test_soft_pairs. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/soft/soft.h"
#include "sys/sys.h"

static const struct {
	const char *name;
	enum soft_fault fault;
	bool number; /* takes one */
} words[] = {
	{ "cut", SOFT_CUT, false },   { "corrupt", SOFT_CORRUPT, false },
	{ "lose", SOFT_LOSE, false }, { "spill", SOFT_SPILL, false },
	{ "fail", SOFT_FAIL, true },  { "slow", SOFT_SLOW, true },
};

static const char *take_index(const char *s, unsigned int *out)
{
	char *end;
	unsigned long n = strtoul(s, &end, 10);

	*out = (unsigned int)n;
	return end == s || *s == '-' || n >= SOFT_GPUS ? NULL : end;
}

static void plant(struct soft_dev *d, unsigned int to, unsigned int from, enum soft_fault fault,
		  unsigned int n)
{
	if ((unsigned int)d->dev.index == to && to != from) {
		d->pairs[from].fault = fault;
		d->pairs[from].n = n;
		d->planted = true;
	}
}

/* Takes one item, "0>1:corrupt" or "0-1:slow=8". Returns where it ends, or NULL. */
static const char *take_item(struct soft_dev *d, const char *s)
{
	unsigned int from;
	unsigned int to;
	unsigned int n = 1;
	bool both;
	size_t i;

	s = take_index(s, &from);
	if (!s || (*s != '>' && *s != '-')) {
		return NULL;
	}
	both = *s == '-';
	s = take_index(s + 1, &to);
	if (!s || *s++ != ':') {
		return NULL;
	}
	for (i = 0; i < ARRAY_LEN(words); i++) {
		size_t len = strlen(words[i].name);

		if (strncmp(s, words[i].name, len) == 0) {
			s += len;
			break;
		}
	}
	if (i == ARRAY_LEN(words)) {
		return NULL;
	}
	if (*s == '=' && words[i].number) {
		char *end;

		n = (unsigned int)strtoul(s + 1, &end, 10);
		if (end == s + 1 || !n) {
			return NULL;
		}
		s = end;
	}
	plant(d, to, from, words[i].fault, n);
	if (both) {
		plant(d, from, to, words[i].fault, n);
	}
	return s;
}

int soft_pairs_init(struct soft_dev *d, const struct config *c)
{
	const char *s = c->soft_pairs ? c->soft_pairs : "";

	while (*s) {
		s = take_item(d, s);
		if (!s || (*s && *s != ',')) {
			return err_set(
				EINVAL,
				"tunable test_soft_pairs: \"%s\" is not a list of FROM>TO:WHAT or "
				"FROM-TO:WHAT, where WHAT is cut, corrupt, lose, spill, fail[=N] or "
				"slow[=N]",
				c->soft_pairs);
		}
		s += *s == ',';
	}
	return 0;
}

/* Copies in `times` times the usual time, and at least in `times` milliseconds. */
static int copy_slowly(void *dst, const void *src, size_t len, unsigned int times)
{
	uint64_t began = clock_now_ns();
	uint64_t took;

	memcpy(dst, src, len);
	took = max_u64(clock_now_ns() - began, 1000000) * times;
	(void)nanosleep(
		&(struct timespec){ (time_t)(took / 1000000000u), (long)(took % 1000000000u) },
		NULL);
	return 0;
}

int soft_pair_copy(const struct soft_pair *f, unsigned int nth, void *dst, const void *src,
		   size_t len)
{
	switch (f->fault) {
	case SOFT_FAIL:
		if (nth >= f->n) {
			return -EIO;
		}
		break;
	case SOFT_SLOW:
		return copy_slowly(dst, src, len, f->n);
	case SOFT_LOSE:
		return 0;
	default:
		break;
	}
	memcpy(dst, src, len);
	if (f->fault == SOFT_CORRUPT) {
		((unsigned char *)dst)[len / 2] ^= 0x40;
	}
	if (f->fault == SOFT_SPILL && soft_is_ours((char *)dst + len, 1)) {
		((unsigned char *)dst)[len] ^= 0x40;
	}
	return 0;
}

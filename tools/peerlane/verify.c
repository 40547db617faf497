/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The comparison, 8 MiB at a time: the copy is read into one buffer, the source into another. */

#include "verify.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/error.h>
#include <peerlane/transfer.h>

#include "base/bits.h"
#include "base/text.h"
#include "carry.h"
#include "pattern.h"

#define SPACE ((size_t)8 << 20)

/* Reads bytes of the destination; as truth_read(). */
typedef ssize_t (*fetch_fn)(void *arg, void *buf, size_t len, uint64_t off);

static ssize_t pread_all(int fd, void *buf, size_t len, uint64_t off)
{
	size_t got = 0;

	while (got < len) {
		ssize_t n = pread(fd, (char *)buf + got, len - got, (off_t)(off + got));

		if (n < 0 && errno == EINTR) {
			continue;
		}
		if (n < 0) {
			return -errno;
		}
		if (n == 0) {
			break;
		}
		got += (size_t)n;
	}
	return (ssize_t)got;
}

ssize_t truth_read(const struct truth *t, void *buf, size_t len, uint64_t off)
{
	if (t->fd >= 0) {
		return pread_all(t->fd, buf, len, t->off + off);
	}
	if (t->held != NULL) {
		memcpy(buf, t->held + t->off + off, len);
		return (ssize_t)len;
	}
	pattern_fill(buf, len, t->off + off, t->seed);
	return (ssize_t)len;
}

/* Both pieces begin at `base`; `have` and `want` say how much of each there is. */
static void judge(struct verdict *v, const unsigned char *found, size_t have,
		  const unsigned char *expected, size_t want, uint64_t base)
{
	size_t n = have < want ? have : want;
	size_t i = 0;

	if (memcmp(found, expected, n) == 0) {
		i = n;
	}
	while (i < n && found[i] == expected[i]) {
		i++;
	}
	v->same = i == n && have == want;
	v->where = base + i;
	v->found = i < have ? found[i] : -1;
	v->expected = i < want ? expected[i] : -1;
}

struct memory {
	struct carry *job;
	const char *addr;
};

static ssize_t fetch_memory(void *arg, void *buf, size_t len, uint64_t off)
{
	const struct memory *m = arg;

	return pl_copy(m->job->ctx, buf, m->addr + off, len, NULL);
}

static int compare(struct carry *j, fetch_fn fetch, void *arg, uint64_t len, const struct truth *t,
		   struct verdict *v)
{
	unsigned char *found = carry_host_alloc(2 * SPACE);
	unsigned char *expected = found + SPACE;
	uint64_t done;
	int err = 0;

	*v = (struct verdict){ .same = true };
	if (found == NULL) {
		return -ENOMEM;
	}
	for (done = 0; done < len && v->same; done += SPACE) {
		size_t n = (size_t)min_u64(len - done, SPACE);
		ssize_t want = truth_read(t, expected, n, done);
		ssize_t have = want < 0 ? want : fetch(arg, found, n, done);

		if (have < 0) {
			err = (int)have;
			v->library = want >= 0 && fetch == fetch_memory;
			break;
		}
		judge(v, found, (size_t)have, expected, (size_t)want, done);
		progress_add(&j->progress, n);
	}
	free(found);
	return err;
}

int verify_memory(struct carry *j, const void *addr, uint64_t len, const struct truth *t,
		  struct verdict *v)
{
	struct memory m = { .job = j, .addr = addr };

	return compare(j, fetch_memory, &m, len, t, v);
}

static ssize_t fetch_file(void *arg, void *buf, size_t len, uint64_t off)
{
	const struct truth *file = arg;

	return truth_read(file, buf, len, off);
}

int verify_file(struct carry *j, int fd, uint64_t off, uint64_t len, const struct truth *t,
		struct verdict *v)
{
	struct truth file = { .fd = fd, .off = off };

	return compare(j, fetch_file, &file, len, t, v);
}

static void byte_text(int byte, char *dst, size_t space)
{
	if (byte < 0) {
		text_copy(dst, space, "missing");
	} else {
		text_fmt(dst, space, "0x%02x", (unsigned int)byte);
	}
}

void verdict_text(const struct verdict *v, char *dst, size_t space)
{
	char found[16], expected[16];

	byte_text(v->found, found, sizeof(found));
	byte_text(v->expected, expected, sizeof(expected));
	text_fmt(dst, space, "byte %llu is %s and should be %s", (unsigned long long)v->where,
		 found, expected);
}

const char *verdict_why(const struct verdict *v, int err)
{
	return v->library && *pl_error_message() ? pl_error_message() : strerror(-err);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Failures on demand. If a fault changes the result, the operation is carried out first, so that
 * the buffers hold the data that the caller must then not trust.
 */

#include <ctype.h>
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "dev/dev.h"
#include "move/move.h"

struct fault {
	struct fault *next; /* the next of this mover */
	long nth;	    /* this operation only */
	long every;	    /* or each that is a multiple of it */
	int err;
	long short_by;
	long delay_us;
	bool corrupt;
	atomic_long count;
};

/* Counts an operation; true if it is one to spoil. */
static bool due(struct fault *f)
{
	long n = atomic_fetch_add(&f->count, 1) + 1;

	return n == f->nth || (f->every && n % f->every == 0);
}

static void sleep_us(long us)
{
	struct timespec ts = { us / 1000000, us % 1000000 * 1000 };

	(void)nanosleep(&ts, NULL);
}

/* Flips one bit of the data. The processor cannot access the memory of most devices, so the device
 * does it, if it can. */
static void flip(char *at, struct dev *dev)
{
	struct dev_stream *s;
	char byte;
	int rc;

	if (!dev) {
		*at ^= 1;
		return;
	}
	if (dev_stream_create(dev, DEV_WAIT, &s)) {
		return;
	}
	rc = dev->stream.copy(s, &byte, at, 1);
	rc = rc ? rc : dev->stream.sync(s);
	if (!rc) {
		byte ^= 1;
		rc = dev->stream.copy(s, at, &byte, 1);
		(void)(rc ? rc : dev->stream.sync(s));
	}
	dev->stream.destroy(s);
}

/* Applies the failures to an operation that was carried. */
static void spoil(const struct fault *f, struct move_op *op)
{
	if (f->short_by && op->res > 0) {
		op->res = op->res > f->short_by ? op->res - f->short_by : 0;
	}
	if (f->corrupt && op->res > 0 && op->dst.kind == END_MEM) {
		flip(op->n_pieces ? op->pieces[op->n_pieces / 2].dst
				  : (char *)op->dst.addr + op->res / 2,
		     op->dst.dev);
	}
}

static ssize_t fail(const struct fault *f, const struct mover *m, struct move_op *op)
{
	op->res = err_set(f->err, "injected failure of the %s path", m->ops->name);
	return op->res;
}

/* The fault that was added last is applied last: it wraps the others. Without `run` the operation
 * was carried in flight. */
static ssize_t apply(struct fault *f, struct mover *m, struct move_op *op,
		     ssize_t (*run)(struct mover *m, struct move_op *op))
{
	bool hit = f && due(f);

	if (!f) {
		return run ? run(m, op) : op->res;
	}
	if (hit && f->delay_us) {
		sleep_us(f->delay_us);
	}
	if (hit && f->err && run) {
		return fail(f, m, op);
	}
	(void)apply(f->next, m, op, run);
	if (hit) {
		spoil(f, op);
	}
	return hit && f->err ? fail(f, m, op) : op->res;
}

ssize_t fault_run(struct mover *m, struct move_op *op,
		  ssize_t (*run)(struct mover *m, struct move_op *op))
{
	return apply(m->fault, m, op, run);
}

void fault_apply(struct mover *m, struct move_op *op)
{
	(void)apply(m->fault, m, op, NULL);
}

static const struct {
	const char *name;
	int err;
} errors[] = {
	{ "EIO", EIO },
	{ "ENOSPC", ENOSPC },
	{ "EINVAL", EINVAL },
	{ "EAGAIN", EAGAIN },
	{ "ENOMEM", ENOMEM },
	{ "EFAULT", EFAULT },
	{ "EBUSY", EBUSY },
	{ "ENODEV", ENODEV },
	{ "EOPNOTSUPP", EOPNOTSUPP },
	{ "EREMOTEIO", EREMOTEIO },
};

static int parse_errno(const char *s, size_t len)
{
	for (size_t i = 0; i < ARRAY_LEN(errors); i++) {
		if (strlen(errors[i].name) == len && strncasecmp(s, errors[i].name, len) == 0) {
			return errors[i].err;
		}
	}
	return 0;
}

/* The number that ends at `end`, from 1; 0: it is none. */
static long parse_number(const char *s, const char *end)
{
	char *rest = NULL;
	long value;

	if (!isdigit((unsigned char)*s)) {
		return 0;
	}
	errno = 0;
	value = strtol(s, &rest, 10);
	return rest == end && errno == 0 ? value : 0;
}

static const struct {
	const char *key;
	size_t field;
} numbers[] = {
	{ "nth=", offsetof(struct fault, nth) },
	{ "every=", offsetof(struct fault, every) },
	{ "short=", offsetof(struct fault, short_by) },
	{ "delay=", offsetof(struct fault, delay_us) },
};

static int parse_item(struct fault *f, const char *s, size_t len)
{
	for (size_t i = 0; i < ARRAY_LEN(numbers); i++) {
		size_t key = strlen(numbers[i].key);

		if (len > key && memcmp(s, numbers[i].key, key) == 0) {
			long value = parse_number(s + key, s + len);

			*(long *)(void *)((char *)f + numbers[i].field) = value;
			return value > 0 ? 0 : -EINVAL;
		}
	}
	if (len > 4 && memcmp(s, "err=", 4) == 0) {
		f->err = parse_errno(s + 4, len - 4);
		return f->err ? 0 : -EINVAL;
	}
	f->corrupt = len == 7 && memcmp(s, "corrupt", 7) == 0;
	return f->corrupt ? 0 : -EINVAL;
}

static int parse(struct fault *f, const char *spec)
{
	for (const char *s = spec; *s;) {
		size_t len = strcspn(s, ":");

		if (parse_item(f, s, len)) {
			return err_set(
				EINVAL,
				"tunable test_fault: \"%.*s\" in \"%s\" is none of nth=N, every=N, "
				"err=NAME, short=BYTES, delay=MICROSECONDS, corrupt",
				(int)len, s, spec);
		}
		s += len + (s[len] == ':');
	}
	if (!f->nth && !f->every) {
		return err_set(EINVAL, "tunable test_fault: \"%s\" needs nth=N or every=N", spec);
	}
	return 0;
}

int fault_add(const char *spec, struct mover *m)
{
	struct fault *f = alloc_zero(sizeof(*f));
	int rc;

	if (!f) {
		return -ENOMEM;
	}
	rc = parse(f, spec);
	if (rc) {
		free(f);
		return rc;
	}
	f->next = m->fault;
	m->fault = f;
	return 0;
}

void fault_remove(struct mover *m)
{
	while (m->fault) {
		struct fault *f = m->fault;

		m->fault = f->next;
		free(f);
	}
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The error and delay paths: in front of another path, they spoil chosen ops. A spoilt op is
 * carried by the inner path first where its effect is on the result, so that buffers are really
 * filled and what the caller must not trust is really there.
 */

#include <ctype.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "mem/mem.h"
#include "path/path.h"

struct fault {
	struct path p;
	struct path_ops ops; /* the inner path's name, so that routes keep theirs */
	struct path *inner;
	unsigned long nth;   /* this op only */
	unsigned long every; /* or each that is a multiple of it */
	int err;
	long short_by;
	long delay_us;
	bool corrupt;
	atomic_ulong count;
};

struct fault_lane {
	struct path_lane l;
	struct path_lane *inner;
	struct dev *dev;
};

static struct fault *fault_of(struct path *p)
{
	return (struct fault *)(void *)p;
}

static struct fault_lane *lane_of(struct path_lane *l)
{
	return (struct fault_lane *)(void *)l;
}

/* Counts an op; true if it is one to spoil. */
static bool due(struct fault *f)
{
	unsigned long n = atomic_fetch_add(&f->count, 1) + 1;

	return n == f->nth || (f->every && n % f->every == 0);
}

static void sleep_us(long us)
{
	struct timespec ts = { us / 1000000, us % 1000000 * 1000 };

	(void)nanosleep(&ts, NULL);
}

/* One bit of what lies there becomes wrong. No processor reaches the memory of most devices: theirs
 * do it, as far as they can. */
static void flip(char *at, struct dev *dev)
{
	struct dev_stream *s;
	char byte;
	int rc;

	if (!dev) {
		*at ^= 1;
		return;
	}
	if (dev->stream.create(dev, &s)) {
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

/* What is done to an op that the inner path carried. */
static void spoil(const struct fault *f, struct path_op *op, struct dev *dev)
{
	if (f->short_by && op->res > 0) {
		op->res = op->res > f->short_by ? op->res - f->short_by : 0;
	}
	if (f->corrupt && op->res > 0 && op->dst) {
		flip((char *)op->dst + op->res / 2, dev);
	}
}

static double fault_resident(struct path *p, struct file *file, uint64_t off, uint64_t len)
{
	struct path *in = fault_of(p)->inner;

	return in->ops->resident ? in->ops->resident(in, file, off, len) : -1;
}

static double fault_registered(struct path *p, struct file *file, struct dev *dev, uint64_t off,
			       uint64_t len)
{
	struct path *in = fault_of(p)->inner;

	return in->ops->pins->registered(in, file, dev, off, len);
}

static void fault_passed_by(struct path *p, struct file *file, struct dev *dev, uint64_t off,
			    uint64_t len)
{
	struct path *in = fault_of(p)->inner;

	in->ops->pins->passed_by(in, file, dev, off, len);
}

static const struct path_pins fault_pins = { fault_registered, fault_passed_by };

static enum pl_reason fault_refused(struct path *p, const struct path_op *op)
{
	struct path *in = fault_of(p)->inner;

	return in->ops->refused(in, op);
}

static bool fault_beside_cache(struct path *p, struct file *file, uint64_t off, uint64_t len)
{
	struct path *in = fault_of(p)->inner;

	return in->ops->beside_cache(in, file, off, len);
}

static void fault_describe(const struct path *p, const struct path_ask *ask,
			   struct path_offer *offer)
{
	path_describe(((const struct fault *)(const void *)p)->inner, ask, offer);
}

static ssize_t fault_run(struct path *p, struct path_op *op, struct dev *dev)
{
	struct fault *f = fault_of(p);
	bool hit = due(f);

	if (hit && f->delay_us) {
		sleep_us(f->delay_us);
	}
	if (hit && f->err) {
		op->res = err_set(f->err, "injected failure of the %s path", p->ops->name);
		return op->res;
	}
	(void)path_run(f->inner, op, dev);
	if (hit) {
		spoil(f, op, dev);
	}
	return op->res;
}

static void inner_done(struct path_op *op, void *arg)
{
	struct fault_lane *fl = arg;
	struct fault *f = fault_of(fl->l.path);

	if (due(f)) {
		if (f->delay_us) {
			sleep_us(f->delay_us);
		}
		spoil(f, op, fl->dev);
		if (f->err) {
			op->res = -f->err;
		}
	}
	fl->l.inflight--;
	fl->l.done(op, fl->l.arg);
}

static int fault_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			  struct path_lane **out)
{
	struct fault *f = fault_of(p);
	struct fault_lane *fl = alloc_zero(sizeof(*fl));
	int rc;

	if (!fl) {
		return -ENOMEM;
	}
	fl->l = (struct path_lane){ .path = p, .done = done, .arg = arg };
	fl->dev = dev;
	rc = f->inner->ops->lane_get(f->inner, dev, inner_done, fl, &fl->inner);
	if (rc) {
		free(fl);
		return rc;
	}
	*out = &fl->l;
	return 0;
}

static void fault_lane_put(struct path_lane *l)
{
	struct fault_lane *fl = lane_of(l);

	fl->inner->path->ops->lane_put(fl->inner);
	free(fl);
}

static int fault_submit(struct path_lane *l, struct path_op *op)
{
	struct fault_lane *fl = lane_of(l);
	int rc = fl->inner->path->ops->submit(fl->inner, op);

	if (!rc) {
		l->inflight++;
	}
	return rc;
}

static int fault_poll(struct path_lane *l, uint64_t wait_ns)
{
	struct fault_lane *fl = lane_of(l);

	return fl->inner->path->ops->poll(fl->inner, wait_ns);
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

static int parse_item(struct fault *f, const char *s, size_t len)
{
	const char *eq = memchr(s, '=', len);
	size_t key = eq ? (size_t)(eq - s) : len;
	long value = eq ? parse_number(eq + 1, s + len) : 0;

	if (key == 3 && memcmp(s, "nth", 3) == 0 && value > 0) {
		f->nth = (unsigned long)value;
	} else if (key == 5 && memcmp(s, "every", 5) == 0 && value > 0) {
		f->every = (unsigned long)value;
	} else if (key == 5 && memcmp(s, "short", 5) == 0 && value > 0) {
		f->short_by = value;
	} else if (key == 5 && memcmp(s, "delay", 5) == 0 && value > 0) {
		f->delay_us = value;
	} else if (len == 7 && memcmp(s, "corrupt", 7) == 0) {
		f->corrupt = true;
	} else if (key == 3 && memcmp(s, "err", 3) == 0 && eq) {
		f->err = parse_errno(eq + 1, len - key - 1);
		return f->err ? 0 : -EINVAL;
	} else {
		return -EINVAL;
	}
	return 0;
}

static int parse(struct fault *f, const char *spec)
{
	for (const char *s = spec; *s;) {
		size_t len = strcspn(s, ":");

		if (parse_item(f, s, len)) {
			return err_set(
				EINVAL,
				"tunable fault: \"%.*s\" in \"%s\" is none of nth=N, every=N, "
				"err=NAME, short=BYTES, delay=MICROSECONDS, corrupt",
				(int)len, s, spec);
		}
		s += len + (s[len] == ':');
	}
	if (!f->nth && !f->every) {
		return err_set(EINVAL, "tunable fault: \"%s\" needs nth=N or every=N", spec);
	}
	return 0;
}

int path_fault_wrap(const char *spec, struct path *inner, struct path **out)
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
	f->ops = (struct path_ops){
		.name = inner->ops->name,
		.help = inner->ops->help,
		.resident = fault_resident,
		.pins = inner->ops->pins ? &fault_pins : NULL,
		.refused = inner->ops->refused ? fault_refused : NULL,
		.beside_cache = inner->ops->beside_cache ? fault_beside_cache : NULL,
		.describe = fault_describe,
		.run = fault_run,
		.lane_get = fault_lane_get,
		.lane_put = fault_lane_put,
		.submit = fault_submit,
		.poll = fault_poll,
	};
	f->inner = inner;
	f->p.ops = &f->ops;
	*out = &f->p;
	return 0;
}

void path_fault_free(struct path *p)
{
	while (p && p->ops->run == fault_run) {
		struct path *inner = fault_of(p)->inner;

		free(fault_of(p));
		p = inner;
	}
}

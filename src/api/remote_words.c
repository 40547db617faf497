/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Words of regions: atomic operations on them, and reads that a word guards.
 *
 * The guard is fetched by a transfer of its own that begins when the data's has ended. So the
 * owner's NIC has read all data before it reads the guard, by whatever rails they went: two READs
 * in flight may be served in any order.
 */

#include <errno.h>

#include "api/context.h"
#include "api/remotes.h"
#include "base/clock.h"
#include "base/error.h"

_Static_assert(PL_ATOMICS_NONE == (int)REMOTE_ATOMICS_NONE &&
		       PL_ATOMICS_NIC == (int)REMOTE_ATOMICS_NIC &&
		       PL_ATOMICS_HOST == (int)REMOTE_ATOMICS_HOST,
	       "the internal numbers are the public ones");

static int check_word(const struct region *r, const char *what, uint64_t off)
{
	const char *name = r->remote->name;

	if (off % 8 || !r->of_words) {
		return err_set(
			EINVAL,
			"the %s at offset %llu of the region of '%s' is at no multiple of 8%s",
			what, (unsigned long long)off, name,
			off % 8 ? "" : ": the granted memory does not begin at one");
	}
	if (r->len < 8 || off > r->len - 8) {
		return err_set(EINVAL,
			       "the %s at offset %llu is not in the region of '%s', which has %llu "
			       "bytes",
			       what, (unsigned long long)off, name, (unsigned long long)r->len);
	}
	return 0;
}

static int check_atomic(const struct region *r, uint64_t off)
{
	if (!(r->rights & REMOTE_MAY_ATOMIC)) {
		return err_set(EACCES,
			       "'%s' has not granted this region for atomic operations "
			       "(PL_MAY_ATOMIC)",
			       r->remote->name);
	}
	return r->remote->mover->ops->remote->beside
		       ? check_word(r, "word", off)
		       : err_set(EOPNOTSUPP,
				 "'%s' is reached by %s, which has no atomic operations",
				 r->remote->name, r->remote->mover->ops->name);
}

static int query_atomics(const struct region *r, uint64_t *out)
{
	*out = r->rights & REMOTE_MAY_ATOMIC ? (uint64_t)r->atomics : PL_ATOMICS_NONE;
	return 0;
}

static int change_word(struct region *r, const struct remote_atomic *what, uint64_t *out)
{
	int rc = check_atomic(r, what->off);

	return rc ? rc : r->remote->mover->ops->remote->beside->atomic(r, what, out);
}

int pl_region_atomic(struct pl_region *r, uint32_t op, uint64_t off, uint64_t value,
		     uint64_t expected, uint64_t *out)
{
	struct remote_atomic what = { .swap = op == PL_ATOMIC_COMPARE_SWAP,
				      .off = off,
				      .value = value,
				      .expected = expected };
	struct region *of;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : region_begin(r, &of);
	if (rc) {
		return rc;
	}
	if (op > PL_ATOMIC_COMPARE_SWAP) {
		rc = err_set(EINVAL, "there is no atomic operation %u (enum pl_atomic_op)", op);
	}
	if (!rc) {
		rc = op == PL_ATOMIC_QUERY ? query_atomics(of, out) : change_word(of, &what, out);
	}
	region_end(r);
	return rc;
}

int remote_guard_fits(const struct region *r, const struct pl_guard *guard)
{
	return guard ? check_word(r, "guard", guard->off)
		     : err_set(EINVAL, "the guard is NULL: pl_transfer() reads without one");
}

int remote_check_guard(struct pl_ctx *ctx, struct region *r, const struct pl_guard *guard,
		       uint64_t deadline_ns)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct transfer t;
	uint64_t word;
	uint64_t now = deadline_ns ? clock_now_ns() : 0;
	ssize_t n;

	if (deadline_ns) {
		o.timeout_ns = deadline_ns > now ? deadline_ns - now : 1;
	}
	transfer_of_region(&t, r, false, &word, guard->off, sizeof(word));
	n = check_region(r, false, &word, sizeof(word), guard->off);
	n = n ? n : ctx_carry(ctx, &t, 1, &o);
	if (n < 0) {
		return (int)n;
	}
	return word == guard->value
		       ? 0
		       : err_set(ESTALE,
				 "the guard at offset %llu of the region of '%s' is %llu now, and %llu "
				 "was expected: what was read is no longer what it was",
				 (unsigned long long)guard->off, r->remote->name,
				 (unsigned long long)word, (unsigned long long)guard->value);
}

static ssize_t read_guarded(struct pl_ctx *ctx, struct region *r, struct transfer *t,
			    const struct pl_guard *guard, const struct pl_io_opts *opts)
{
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	uint64_t deadline;
	ssize_t n = remote_guard_fits(r, guard);

	if (!n && opts) {
		n = take_struct(&o, opts, sizeof(o), "struct pl_io_opts");
	}
	if (n) {
		return n;
	}
	deadline = clock_deadline(o.timeout_ns);
	n = ctx_carry(ctx, t, 1, opts);
	if (n >= 0) {
		int rc = remote_check_guard(ctx, r, guard, deadline);

		n = rc ? rc : n;
	}
	return n;
}

ssize_t pl_region_read_guarded(struct pl_region *r, void *dst, size_t len, uint64_t off,
			       const struct pl_guard *guard, const struct pl_io_opts *opts)
{
	struct region *of;
	struct transfer t;
	ssize_t n = region_begin(r, &of);

	if (n) {
		return n;
	}
	n = check_region(of, false, dst, len, off);
	if (!n) {
		transfer_of_region(&t, of, false, dst, off, len);
		n = read_guarded(region_ctx(r), of, &t, guard, opts);
	}
	region_end(r);
	return n;
}

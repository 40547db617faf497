/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * pl_doctor(): single copies, one after the other, each by a device's own copy engine. The rest of
 * the library is not used: this tests the path, and not the planner. Every wait is bounded.
 */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "report/doctor.h"

#define SPIN_NS 300000u
#define NAP_NS 50000u
#define SMALL 4096u
#define SMALL_TIMES 21u
/* A batch is long enough that its begin and end do not count, and short beside the time limit. */
#define BATCH_NS 2000000.0
#define BATCH_MAX 64u
#define ROUNDS_NS 20000000u
#define ROUNDS_MIN 3u
#define OLD_BYTE 0xa5
#define GUARD_BYTE 0x5a

static void nap(void)
{
	const struct timespec ts = { 0, NAP_NS };

	(void)nanosleep(&ts, NULL);
}

/* Polls without sleeping for SPIN_NS, and sleeps between polls after that. */
static int wait_done(struct doctor *d, struct doctor_end *by, uint64_t begin)
{
	int rc;

	while ((rc = by->dev->stream.event.query(by->event)) == -EBUSY) {
		uint64_t age = clock_now_ns() - begin;

		if (age > DOCTOR_STUCK_NS) {
			d->stuck = true;
			return -ETIMEDOUT;
		}
		if (age > SPIN_NS) {
			nap();
		}
	}
	return rc;
}

int doctor_wait(struct doctor *d, struct doctor_end *by, uint64_t begin)
{
	int rc = by->dev->stream.event.record(by->stream, by->event);

	return rc ? rc : wait_done(d, by, begin);
}

int doctor_copy(struct doctor *d, struct doctor_end *by, void *dst, const void *src, size_t len,
		unsigned int times, uint64_t *ns)
{
	uint64_t begin = clock_now_ns();
	int rc = 0;

	for (unsigned int i = 0; i < times && !rc; i++) {
		rc = by->dev->stream.copy(by->stream, dst, src, len);
	}
	rc = rc ? rc : doctor_wait(d, by, begin);
	d->carried += rc ? 0 : (uint64_t)len * times;
	if (ns) {
		*ns = max_u64(clock_now_ns() - begin, 1);
	}
	return rc;
}

/* Whatever the bytes' places, no two eighths are alike within some gigabytes. */
static void fill_pattern(char *p, size_t len, uint64_t seed)
{
	for (size_t at = 0; at < len; at += sizeof(uint64_t)) {
		uint64_t x = (seed + at) * UINT64_C(0x9e3779b97f4a7c15);

		x ^= x >> 29;
		x *= UINT64_C(0xbf58476d1ce4e5b9);
		x ^= x >> 32;
		memcpy(p + at, &x, (size_t)min_u64(sizeof(x), len - at));
	}
}

static void count_wrong(const struct doctor *d, const char *got, size_t len,
			struct doctor_tried *out)
{
	if (memcmp(got, d->want, len) == 0) {
		return;
	}
	for (size_t i = len; i-- > 0;) {
		if (got[i] != d->want[i]) {
			out->wrong++;
			out->first = i;
		}
	}
}

static bool guards_changed(const char *whole, size_t len)
{
	for (size_t i = 0; i < DOCTOR_GUARD; i++) {
		if ((unsigned char)whole[i] != GUARD_BYTE ||
		    (unsigned char)whole[DOCTOR_GUARD + len + i] != GUARD_BYTE) {
			return true;
		}
	}
	return false;
}

/* Out of the device alone: it makes the bytes itself. */
static int try_to_host(struct doctor *d, struct doctor_end *from, size_t len, unsigned int skew,
		       struct doctor_tried *out)
{
	char *land = d->got + skew;
	int rc = from->dev->stream.fill(from->stream, from->src + skew, OLD_BYTE, len);

	memset(d->want, OLD_BYTE, len);
	memset(land, GUARD_BYTE, len + 2 * (size_t)DOCTOR_GUARD);
	if (!rc) {
		rc = doctor_copy(d, from, land + DOCTOR_GUARD, from->src + skew, len, 1, NULL);
	}
	if (!rc) {
		count_wrong(d, land + DOCTOR_GUARD, len, out);
		out->overrun = guards_changed(land, len);
	}
	return rc;
}

/* Copies the range that the device received back to the host, with the bytes around it, and
 * compares. */
static int read_back(struct doctor *d, struct doctor_end *to, size_t len, unsigned int skew,
		     struct doctor_tried *out)
{
	size_t whole = len + 2 * (size_t)DOCTOR_GUARD;
	int rc;

	memset(d->got, 0, whole);
	rc = doctor_copy(d, to, d->got, to->dst + skew, whole, 1, NULL);
	if (!rc) {
		count_wrong(d, d->got + DOCTOR_GUARD, len, out);
		out->overrun = guards_changed(d->got, len);
	}
	return rc;
}

int doctor_try(struct doctor *d, struct doctor_end *from, struct doctor_end *to, size_t len,
	       unsigned int skew, bool push, struct doctor_tried *out)
{
	size_t whole = len + 2 * (size_t)DOCTOR_GUARD;
	int rc;

	*out = (struct doctor_tried){ .len = len };
	if (!to->dev) {
		return try_to_host(d, from, len, skew, out);
	}
	/* Overwrites the bytes of an earlier copy: else a copy that moves nothing would look
	 * right. */
	rc = to->dev->stream.fill(to->stream, to->dst + skew, GUARD_BYTE, whole);
	if (!rc) {
		rc = doctor_copy(d, to, d->got, to->dst, 1, 1, NULL); /* it is done */
	}
	fill_pattern(d->want, len, (uint64_t)len * 8 + skew + (push ? UINT64_C(1) << 40 : 0));
	if (!rc && !from->dev) {
		rc = doctor_copy(d, to, to->dst + skew + DOCTOR_GUARD, d->want, len, 1, NULL);
	} else if (!rc) {
		/* Each way has another place in memory, so that lengths and places vary. */
		rc = doctor_copy(d, from, from->src + 1, d->want, len, 1, NULL);
		rc = rc ? rc
			: doctor_copy(d, push ? from : to, to->dst + skew + DOCTOR_GUARD,
				      from->src + 1, len, 1, NULL);
	}
	return rc ? rc : read_back(d, to, len, skew, out);
}

struct ends {
	char *dst;
	const char *src;
};

static struct ends places(const struct doctor *d, const struct doctor_end *from,
			  const struct doctor_end *to)
{
	return (struct ends){ to->dev ? to->dst : d->got, from->dev ? from->src : d->want };
}

/* The length of a test's copies: at the rate of the small copy one takes .2 s at most, so that a
 * slow link does not keep other programs waiting for seconds. */
static size_t length_for(const struct doctor *d, uint64_t small_ns, size_t small)
{
	double rate = (double)small / (double)small_ns;
	size_t len = d->space;

	while (len > small && (double)len / rate > 200e6) {
		len /= 2;
	}
	return len;
}

double doctor_bandwidth(struct doctor *d, struct doctor_end *from, struct doctor_end *to,
			struct doctor_end *by, double promised)
{
	struct ends e = places(d, from, to);
	size_t len = min_u64(d->space, 65536);
	uint64_t begin = clock_now_ns(), ns = 0;
	double best = 0;
	unsigned int times;

	/* The first copy of a pair may set something up. */
	if (doctor_copy(d, by, e.dst, e.src, len, 1, NULL) ||
	    doctor_copy(d, by, e.dst, e.src, len, 1, &ns)) {
		return 0;
	}
	len = length_for(d, ns, len);
	times = (unsigned int)max_u64(
		1, min_u64((uint64_t)(BATCH_NS * promised / (double)len), BATCH_MAX));
	for (unsigned int round = 0; round < ROUNDS_MIN || clock_now_ns() - begin < ROUNDS_NS;
	     round++) {
		if (!doctor_in_time(d) || doctor_copy(d, by, e.dst, e.src, len, times, &ns)) {
			break;
		}
		best = best < (double)len * times / (double)ns ? (double)len * times / (double)ns
							       : best;
	}
	return best; /* bytes a nanosecond are GB a second */
}

static int by_length(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

double doctor_latency(struct doctor *d, struct doctor_end *from, struct doctor_end *to)
{
	struct ends e = places(d, from, to);
	struct doctor_end *by = to->dev ? to : from;
	uint64_t v[SMALL_TIMES];
	unsigned int n = 0;

	while (n < SMALL_TIMES && (n < 3 || doctor_in_time(d)) &&
	       doctor_copy(d, by, e.dst, e.src, min_u64(SMALL, d->space), 1, &v[n]) == 0) {
		n++;
	}
	qsort(v, n, sizeof(v[0]), by_length);
	return n ? (double)v[n / 2] : 0;
}

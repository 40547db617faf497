/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Some machines report a successful transfer between a drive and a device although the data did not
 * arrive: full counts, no error, wrong bytes. So the first transfers of a pair are verified:
 * samples are read again from the file into host memory, and from the device by the processor.
 * Before a read, the samples' places are overwritten, so that bytes that were right already cannot
 * pass.
 */

#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/io.h"
#include "move/p2pdma/p2pdma.h"
#include "sys/sys.h"

#define SAMPLES 8u
#define WHOLE (64u << 10) /* transfers up to this size are verified as a whole */
#define SAMPLE 4096u
#define LOOKS 6 /* at a sample that differs */

/* Mapped for the time of a look. */
struct look_buffers {
	char file[WHOLE];	  /* the file's bytes */
	char mem[WHOLE];	  /* the memory's bytes */
	char again[WHOLE];	  /* the memory's bytes before a sample was carried again */
	char before[WHOLE];	  /* the file's bytes before or after that */
	uint64_t mark[WHOLE / 8]; /* written to the samples' places before a read */
	char old[SAMPLES][WHOLE]; /* bytes of the samples' places before the mark */
};

struct verify_look {
	struct move_op *op;
	int fd;	  /* to read the file past the page cache */
	bool own; /* and must be closed here */
	struct look_buffers *buffers;
	struct {
		size_t at;
		size_t len;
	} v[SAMPLES];
	unsigned int n;
};

static uint64_t mix(uint64_t x)
{
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
	return x ^ (x >> 31);
}

/* The first, the middle and the last block, and some random ones. */
static void choose(struct verify_look *l)
{
	size_t unit = (size_t)max_u64(SAMPLE, op_file(l->op)->facts.align_off);
	size_t blocks = l->op->len / unit;
	uint64_t seed = clock_now_ns();

	if (l->op->len <= WHOLE || unit > WHOLE || blocks < 2) {
		l->v[0].at = 0;
		l->v[0].len = (size_t)min_u64(l->op->len, WHOLE);
		l->n = 1;
		return;
	}
	for (unsigned int i = 0; i < SAMPLES; i++) {
		size_t nth = (size_t)(mix(seed + i) % blocks);

		if (i < 3) {
			nth = i == 0 ? 0 : i == 1 ? blocks / 2 : blocks - 1;
		}

		l->v[i].at = nth * unit;
		l->v[i].len = unit;
	}
	l->n = SAMPLES;
}

static char *address(const struct verify_look *l, size_t at)
{
	return (char *)l->op->kernel + at;
}

static int open_look(struct verify_look *l)
{
	struct file *f = op_file(l->op);
	void *buf;
	int rc;

	l->fd = file_direct(f);
	if (l->fd >= 0 && f->flags == O_WRONLY) {
		l->fd = sys_reopen(l->fd, O_RDONLY | O_DIRECT);
		l->own = true;
	}
	rc = l->fd < 0 ? l->fd : sys_map_anon(sizeof(*l->buffers), &buf);
	if (rc) {
		if (l->own && l->fd >= 0) {
			(void)sys_close(l->fd);
		}
		return rc;
	}
	l->buffers = buf;
	return 0;
}

static void close_look(struct verify_look *l)
{
	(void)sys_unmap(l->buffers, sizeof(*l->buffers));
	if (l->own) {
		(void)sys_close(l->fd);
	}
}

/* Before a read: saves the bytes in the samples' places, as the read may leave some alone, and
 * makes the places differ from the file's bytes. */
static int mark_places(struct verify_look *l)
{
	uint64_t seed = clock_now_ns();
	int rc = 0;

	for (size_t i = 0; i < WHOLE / 8; i++) {
		l->buffers->mark[i] = mix(seed + i);
	}
	for (unsigned int i = 0; i < l->n && !rc; i++) {
		rc = sys_copy_out(l->buffers->old[i], address(l, l->v[i].at), l->v[i].len);
	}
	for (unsigned int i = 0; i < l->n && !rc; i++) {
		(void)sys_copy_in(address(l, l->v[i].at), l->buffers->mark, l->v[i].len);
	}
	return rc;
}

/* Restores the caller's memory behind the n bytes that were read. */
static void put_back(const struct verify_look *l, size_t n)
{
	for (unsigned int i = 0; i < l->n; i++) {
		size_t at = l->v[i].at;
		size_t read = n <= at ? 0 : (size_t)min_u64(n - at, l->v[i].len);

		if (read < l->v[i].len) {
			(void)sys_copy_in(address(l, at + read), l->buffers->old[i] + read,
					  l->v[i].len - read);
		}
	}
}

/* Whether some of the mark is still there: then nothing arrived, or not yet. */
static bool still_marked(const struct verify_look *l, size_t len)
{
	const uint64_t *words = (const uint64_t *)(const void *)l->buffers->mem;
	size_t i = 0;

	while (i < len / 8 && words[i] != l->buffers->mark[i]) {
		i++;
	}
	return !op_writes(l->op) && i < len / 8;
}

/* Reads the file's bytes at a sample's place. Returns 0, or the read's error. */
static int read_file(const struct verify_look *l, char *dst, size_t at, size_t len)
{
	ssize_t n = io_load(l->fd, dst, len, op_outer(l->op)->off + at, 1);

	return n < 0 ? (int)n : n == (ssize_t)len ? 0 : -ENODATA;
}

/* Reads both ends of a sample. 0: equal. 1: different. < 0: not known. */
static int compare_once(const struct verify_look *l, size_t at, size_t len)
{
	int rc = read_file(l, l->buffers->file, at, len);

	rc = rc ? rc : sys_copy_out(l->buffers->mem, address(l, at), len);
	return rc ? rc : memcmp(l->buffers->file, l->buffers->mem, len) != 0;
}

static ssize_t carry(struct mover *m, struct move_op *op)
{
	return p2pdma_of(m)->carry(op);
}

/* Injected failures are applied here, before the checks of this mover. The drive's writes are
 * flushed, before anything looks at them. */
ssize_t p2p_run_plain(struct mover *m, struct move_op *op)
{
	(void)(m->fault ? fault_run(m, op, carry) : carry(m, op));
	p2p_flush(m, op);
	return op->res;
}

/*
 * Transfers a sample once more by the same route, into a mark if it is a read. 0: equal; 1:
 * different, though the file was the same before and after; -EAGAIN: it changes.
 */
static int carry_again(const struct verify_look *l, struct mover *m, size_t at, size_t len)
{
	struct move_op op = { .dst = end_at(&l->op->dst, at),
			      .src = end_at(&l->op->src, at),
			      .kernel = l->op->kernel + at,
			      .len = len };
	bool read = !op_writes(&op);
	int rc = read ? read_file(l, l->buffers->before, at, len) : 0;

	if (rc) {
		return rc;
	}
	if (read) {
		memcpy(l->buffers->again, l->buffers->mem, len);
		(void)sys_copy_in(address(l, at), l->buffers->mark, len);
	}
	if (p2p_run_plain(m, &op) != (ssize_t)len) {
		if (read) {
			(void)sys_copy_in(address(l, at), l->buffers->again, len);
		}
		return -EIO; /* it is not known */
	}
	rc = compare_once(l, at, len);
	if (rc == 1 && !read) {
		rc = read_file(l, l->buffers->before, at, len);
		rc = rc ? rc : 1;
	}
	return rc == 1 && memcmp(l->buffers->file, l->buffers->before, len) != 0 ? -EAGAIN : rc;
}

/*
 * The same as compare_once(), but another process may have written to the file in the meantime. So
 * a sample that differs is transferred again, and counts as wrong only if it differs twice more
 * while the file stays as it is.
 */
static int compare(const struct verify_look *l, struct mover *m, size_t at, size_t len)
{
	int strikes = 0;
	int rc = compare_once(l, at, len);

	if (rc != 1 || still_marked(l, len)) {
		return rc;
	}
	for (int i = 0; i < LOOKS && strikes < 2; i++) {
		rc = carry_again(l, m, at, len);
		if (rc != 1 && rc != -EAGAIN) {
			return rc ? rc : -EAGAIN; /* it proves nothing */
		}
		strikes += rc == 1;
	}
	return strikes < 2 ? -EAGAIN : 1;
}

static ssize_t report_wrong(struct verify_look *l, struct p2p_pair *pair, size_t at)
{
	struct move_op *op = l->op;
	const struct file *f = op_file(op);
	bool write = op_writes(op);
	char words[200];

	text_fmt(words, sizeof(words),
		 "%s %s reported success, but the bytes at offset %llu are not those of %s: this "
		 "machine loses peer-to-peer traffic; check ACS, the IOMMU and the PCIe switch",
		 write ? "writing from" : "reading into", pair->dev->props.name,
		 (unsigned long long)(op_outer(op)->off + at), write ? "the memory" : "the file");
	p2p_learn(pair, f, PL_REASON_P2P_WRONG_DATA, words);
	op->res = err_set(EIO, "'%s': %s", f->name, words);
	return op->res;
}

/* How much of a sample can be looked at when n bytes were carried: at its end a file may have less.
 */
static size_t whole_blocks(const struct verify_look *l, unsigned int i, size_t n)
{
	size_t have = n > l->v[i].at ? (size_t)min_u64(n - l->v[i].at, l->v[i].len) : 0;

	return have - have % op_file(l->op)->facts.align_off;
}

ssize_t p2p_run_verified(struct mover *m, struct p2p_pair *pair, struct move_op *op)
{
	bool read = !op_writes(op);
	struct verify_look l = { .op = op };
	unsigned int sound = 0;
	ssize_t n;

	choose(&l);
	if (open_look(&l)) {
		log_info("'%s' cannot be read, so p2pdma with %s cannot be verified",
			 op_file(op)->name, pair->dev->props.name);
		return p2p_run_plain(m, op);
	}
	if (read && mark_places(&l)) {
		close_look(&l);
		return p2p_run_plain(m, op);
	}
	n = p2p_run_plain(m, op);
	if (read) {
		put_back(&l, n > 0 ? (size_t)n : 0);
	}
	for (unsigned int i = 0; n > 0 && i < l.n; i++) {
		size_t len = whole_blocks(&l, i, (size_t)n);
		int differ = len ? compare(&l, m, l.v[i].at, len) : -ENODATA;

		if (differ > 0) {
			n = report_wrong(&l, pair, l.v[i].at);
		}
		sound += differ == 0;
	}
	if (n > 0 && sound) {
		atomic_uint *left = &pair->unverified[!read];
		unsigned int now = atomic_load(left);

		while (now && !atomic_compare_exchange_weak(left, &now, now - 1)) {
		}
	}
	close_look(&l);
	return n;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The range is cut into blocks. Each free thread takes the next block: it reads the block from the
 * file into the next memory in turn, so that every device reads its share over its own link, and
 * copies it from there to the other memories. Two threads for each memory let one block be read
 * while another is copied. A block is a separate transfer, with its own plan, helpers and
 * fallbacks.
 *
 * Blocks complete in any order. All memories have the bytes before the lowest place that failed or
 * where the file ended; no thread takes a block after that.
 *
 * Deadlines: reads end somewhat earlier, so that their bytes can be copied on in time. If one ends
 * late all the same, the first bytes of its block are copied on after the deadline, as a segment in
 * flight is carried to its end: otherwise a caller that reads from a slow file in slices of time
 * would never get any bytes. These copies have LATE_NS of their own, from the deadline or the end
 * of the late read. Bytes out of a pipe are copied on whole, however long that takes: it cannot be
 * read again.
 */

#include "base/bits.h"
#include "base/clock.h"
#include "dev/dev.h"
#include "exec/exec.h"
#include "exec/stop.h"

/* Long compared with a driver call, short compared with the whole range. */
#define BLOCK_MIN (4u << 20)
#define BLOCK_MAX (64u << 20)
/* Blocks end at multiples of this in the file, so that O_DIRECT can carry all blocks except the
 * first and the last as a whole. */
#define BLOCK_ALIGN (1u << 20)
#define MEMBERS_EACH 2u	      /* threads a memory */
#define LATE_BYTES (1u << 20) /* of a block, are copied on after the deadline */
/* A thousand times the time that the copy takes: a copy that is later is held up by a device, or by
 * the wait for a slab. */
#define LATE_NS UINT64_C(1000000000)
/* The expected speed of copies to the other memories. Reads leave them the time that they take, but
 * no more than half of the time left. */
#define COPY_BYTES_PER_NS 8u

struct broadcast {
	struct work work; /* a helper's part */
	struct exec *x;
	const struct transfer *t; /* one a memory */
	unsigned int n;
	uint64_t block;

	struct lock lock; /* protects all below; nothing is taken under it */
	uint64_t next;	  /* no thread has taken blocks from here on */
	struct stop stop; /* the lowest place that not all memories have */
	struct exec_report *rep;
	unsigned int turn; /* the memory that the next block is read into */
};

struct block {
	uint64_t pos;
	uint64_t len;
	unsigned int to;     /* the memory that it is read into */
	uint64_t late_until; /* the end of its copies after the deadline; 0: none */
};

/* Where the block that begins at `pos` ends. A pipe has no places to align to. */
static uint64_t block_end(const struct broadcast *b, uint64_t pos)
{
	uint64_t at = b->t->src.off + pos;

	return min_u64(pos + (align_down(at + b->block, BLOCK_ALIGN) - at), b->t->len);
}

static bool claim(struct broadcast *b, struct block *out)
{
	bool got;

	lock_acquire(&b->lock);
	got = b->next < stop_at(&b->stop);
	if (got) {
		*out = (struct block){ .pos = b->next, .to = b->turn++ % b->n };
		b->next = block_end(b, b->next);
		out->len = b->next - out->pos;
	}
	lock_release(&b->lock);
	if (!got) {
		workers_unlist(&b->x->workers, &b->work);
	}
	return got;
}

/* The bytes from `pos` on do not count. err: 0: nothing failed. */
static void note_stop(struct broadcast *b, uint64_t pos, int err)
{
	lock_acquire(&b->lock);
	stop_note(&b->stop, pos, err);
	lock_release(&b->lock);
}

static void add_report(struct broadcast *b, const struct transfer *t, const struct exec_report *rep)
{
	lock_acquire(&b->lock);
	exec_report_add(b->rep, t, rep);
	lock_release(&b->lock);
}

static bool is_late(const struct broadcast *b)
{
	return b->t->deadline_ns && clock_now_ns() >= b->t->deadline_ns;
}

/* When the read of a block is to end. */
static uint64_t read_deadline(const struct broadcast *b, uint64_t len)
{
	uint64_t deadline = b->t->deadline_ns;
	uint64_t now = deadline ? clock_now_ns() : 0;

	return deadline <= now ? deadline
			       : deadline - min_u64((deadline - now) / 2,
						    len * (b->n - 1) / COPY_BYTES_PER_NS);
}

/* Bytes of a block from the memory that has it to another. */
static ssize_t copy_some(struct broadcast *b, const struct block *k, unsigned int other,
			 uint64_t from, uint64_t to, uint64_t deadline_ns)
{
	struct exec_report rep;
	struct transfer t = {
		.dst = end_at(&b->t[other].dst, k->pos + from),
		.src = end_at(&b->t[k->to].dst, k->pos + from),
		.len = (size_t)(to - from),
		.policy = PLAN_AUTO,
		.deadline_ns = deadline_ns,
	};
	ssize_t n = exec_run(b->x, &t, &rep);

	add_report(b, &t, &rep);
	return n;
}

static bool from_pipe(const struct broadcast *b)
{
	const struct file *f = transfer_file(b->t);

	return f && f->facts.pipe;
}

/* A block's bytes; the first of them also after the deadline. */
static void copy_to(struct broadcast *b, const struct block *k, unsigned int other, uint64_t len)
{
	uint64_t least = from_pipe(b) ? len : min_u64(len, LATE_BYTES);
	uint64_t got = 0;
	ssize_t n = 0;

	if (!is_late(b)) {
		n = copy_some(b, k, other, 0, len, b->t->deadline_ns);
		got = n > 0 ? (uint64_t)n : 0;
	}
	if (got < least && is_late(b)) {
		n = copy_some(b, k, other, got, least, k->late_until);
		got += n > 0 ? (uint64_t)n : 0;
	}
	if (got < len) {
		note_stop(b, k->pos + got, n < 0 ? (int)-n : 0);
	}
}

/* How many of the first bytes of a block may still count. */
static uint64_t wanted(const struct broadcast *b, const struct block *k, uint64_t len)
{
	uint64_t stop = stop_at(&b->stop);

	return stop > k->pos ? min_u64(len, stop - k->pos) : 0;
}

static uint64_t late_until(const struct broadcast *b)
{
	return from_pipe(b) ? 0 : max_u64(clock_now_ns(), b->t->deadline_ns) + LATE_NS;
}

static void carry_block(struct broadcast *b, struct block *k)
{
	struct exec_report rep;
	struct transfer t = b->t[k->to];
	uint64_t got;
	ssize_t n;

	t.dst = end_at(&t.dst, k->pos);
	t.src = end_at(&t.src, k->pos);
	t.len = (size_t)k->len;
	t.deadline_ns = read_deadline(b, k->len);
	t.prompt = true; /* the pairs are being opened: open_pairs() */
	n = exec_run(b->x, &t, &rep);
	add_report(b, &t, &rep);
	got = n > 0 ? (uint64_t)n : 0;
	if (got < k->len) {
		note_stop(b, k->pos + got, n < 0 ? (int)-n : 0);
	}
	k->late_until = b->t->deadline_ns ? late_until(b) : 0;
	/* Each begins with another memory, so that not all copy to the same one at once. */
	for (unsigned int i = 1; i < b->n && wanted(b, k, got); i++) {
		copy_to(b, k, (k->to + i) % b->n, wanted(b, k, got));
	}
}

static void carry_blocks(struct broadcast *b)
{
	struct block k;

	while (claim(b, &k)) {
		carry_block(b, &k);
	}
}

/* Opens each pair of devices for each other. The first time this takes a driver some 20 ms:
 * meanwhile the helpers read, without other devices' links. Pairs that are not open at the deadline
 * are left to the copies. */
static void open_pairs(const struct broadcast *b)
{
	struct move_ask ask;

	for (unsigned int i = 0; i < b->n && !is_late(b); i++) {
		exec_ask(b->x, &b->t[i], SURVEY_ENDS | SURVEY_OPEN, &ask);
		for (unsigned int other = i + 1; other < b->n && !is_late(b); other++) {
			struct transfer t = { .dst = b->t[i].dst,
					      .src = b->t[other].dst,
					      .len = b->t->len };

			exec_ask(b->x, &t, SURVEY_ENDS | SURVEY_OPEN, &ask);
		}
	}
}

static void help(struct work *work)
{
	carry_blocks(container_of(work, struct broadcast, work));
}

/* How many threads may help the caller. Only one thread reads a pipe. */
static unsigned int helpers_for(const struct broadcast *b)
{
	uint64_t blocks = b->t->len / b->block + 1;

	if (from_pipe(b)) {
		return 0;
	}
	return (unsigned int)min_u64(min_u64((uint64_t)b->n * MEMBERS_EACH, blocks),
				     b->x->helpers + 1) -
	       1;
}

static uint64_t block_for(const struct transfer *t, unsigned int n)
{
	uint64_t len = t->len / ((uint64_t)n * MEMBERS_EACH * 4);

	return align_down(max_u64(min_u64(len, BLOCK_MAX), BLOCK_MIN), BLOCK_ALIGN);
}

ssize_t exec_broadcast(struct exec *x, const struct transfer *t, unsigned int n,
		       struct exec_report *rep)
{
	struct broadcast b = { .work = { .kind = WORK_HELP, .carry = help },
			       .x = x,
			       .t = t,
			       .n = n,
			       .block = block_for(t, n),
			       .rep = rep };
	uint64_t moved;

	*rep = (struct exec_report){ 0 };
	b.work.most = helpers_for(&b);
	stop_init(&b.stop, t->len);
	lock_init(&b.lock, RANK_EXEC_BROADCAST);
	if (b.work.most) {
		workers_offer(&x->workers, &b.work, b.work.most);
		open_pairs(&b);
	}
	carry_blocks(&b);
	workers_withdraw(&x->workers, &b.work);
	lock_finish(&b.lock);
	moved = stop_at(&b.stop);
	stop_finish(&b.stop);
	return b.stop.err && !moved ? -b.stop.err : (ssize_t)moved;
}

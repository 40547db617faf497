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
 */

#include "base/bits.h"
#include "base/clock.h"
#include "dev/dev.h"
#include "exec/exec.h"
#include "exec/stop.h"

/* Long compared with a driver call, short compared with the whole range. */
#define BLOCK_MIN (4u << 20)
#define BLOCK_MAX (64u << 20)
/* Blocks end at multiples of this in the file, so that O_DIRECT can carry all but the first and the
 * last as a whole. */
#define BLOCK_ALIGN (1u << 20)
#define MEMBERS_EACH 2u /* threads a memory */
/* What was read is copied on, also when the deadline has passed meanwhile: a caller that reads in
 * slices of time from a slow file would get nowhere otherwise. */
#define LATE_NS 1000000000u

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
	unsigned int to; /* the memory that it is read into */
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

/* One of a block's transfers has ended with `n`, of `len` bytes from `pos` on. */
static void note_end(struct broadcast *b, uint64_t pos, uint64_t len, ssize_t n,
		     const struct exec_report *rep)
{
	uint64_t moved = n > 0 ? (uint64_t)n : 0;

	lock_acquire(&b->lock);
	exec_report_add(b->rep, rep);
	if (moved < len) {
		stop_note(&b->stop, pos + moved, n < 0 ? (int)-n : 0);
	}
	lock_release(&b->lock);
}

static uint64_t copy_deadline(uint64_t deadline_ns)
{
	return deadline_ns ? max_u64(deadline_ns, clock_now_ns() + LATE_NS) : 0;
}

/* From the memory that has the block to another. */
static ssize_t copy_to(struct broadcast *b, const struct block *k, unsigned int other, uint64_t len)
{
	struct exec_report rep;
	struct transfer t = {
		.dst = end_at(&b->t[other].dst, k->pos),
		.src = end_at(&b->t[k->to].dst, k->pos),
		.len = (size_t)len,
		.policy = PLAN_AUTO,
		.deadline_ns = copy_deadline(b->t->deadline_ns),
	};
	ssize_t n = exec_run(b->x, &t, &rep);

	note_end(b, k->pos, len, n, &rep);
	return n;
}

static void carry_block(struct broadcast *b, const struct block *k)
{
	struct exec_report rep;
	struct transfer t = b->t[k->to];
	ssize_t n;

	t.dst = end_at(&t.dst, k->pos);
	t.src = end_at(&t.src, k->pos);
	t.len = (size_t)k->len;
	t.prompt = true; /* the pairs are being opened: open_pairs() */
	n = exec_run(b->x, &t, &rep);
	note_end(b, k->pos, k->len, n, &rep);
	/* Each begins with another memory, so that not all copy to the same one at once. */
	for (unsigned int i = 1; i < b->n && n > 0; i++) {
		(void)copy_to(b, k, (k->to + i) % b->n, (uint64_t)n);
	}
}

static void carry_blocks(struct broadcast *b)
{
	struct block k;

	while (claim(b, &k)) {
		carry_block(b, &k);
	}
}

/* Opening a pair of devices for each other takes a driver some 20 ms, the first time: meanwhile the
 * helpers read, without other devices' links. */
static void open_pairs(const struct broadcast *b)
{
	struct move_ask ask;

	for (unsigned int i = 0; i < b->n; i++) {
		exec_ask(b->x, &b->t[i], SURVEY_ENDS | SURVEY_OPEN, &ask);
		for (unsigned int other = i + 1; other < b->n; other++) {
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

/* How many threads may help the caller. Of a pipe one reads. */
static unsigned int helpers_for(const struct broadcast *b)
{
	uint64_t blocks = b->t->len / b->block + 1;
	const struct file *f = transfer_file(b->t);

	if (f && f->facts.pipe) {
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
	stop_report(&b.stop);
	return b.stop.err && !moved ? -b.stop.err : (ssize_t)moved;
}

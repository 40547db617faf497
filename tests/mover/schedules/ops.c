/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Operations of a thread on its slices of the other side's regions, and what each has to leave
 * there. After a success all bytes are the expected ones. After a failure each byte of what was to
 * be written is the old or the new one; that is looked at with a read, after which it stays so.
 */

#include "far.h"
#include "schedules.h"

#define EDGE ((size_t)64) /* beside a piece, that is looked at where memory is large */
#define BLOCK_LEN ((size_t)96)

struct piece {
	size_t near; /* in memory, and in the region */
	size_t far;
	size_t len;
	long long rc;
};

/* Pieces between one memory and one region. */
struct job {
	struct actor *a;
	unsigned int region;
	unsigned int mem;
	bool write;
	unsigned int n;
	struct piece p[PIECES_MOST];
};

static struct model theirs(unsigned int region)
{
	return model_of(me.sh, !me.me, region);
}

static bool is_allowed(const struct model *m, size_t at, unsigned char byte)
{
	return byte == m->cur[at] || (m->unsure[at] && byte == m->alt[at]);
}

static bool is_sure(const struct model *m, size_t at, size_t len)
{
	return !len || (!m->unsure[at] && !memcmp(m->unsure + at, m->unsure + at + 1, len - 1));
}

/* These bytes, of a region from `at` on, are allowed to be there. */
static void allowed(const struct model *m, size_t at, const unsigned char *got, size_t len,
		    const char *what)
{
	if (!memcmp(got, m->cur + at, len)) {
		return;
	}
	for (size_t i = 0; i < len; i++) {
		check(is_allowed(m, at + i, got[i]),
		      "%s: byte %zu (of %zu from %zu on) is %02x, not %02x%s%02x", what, at + i,
		      len, at, got[i], m->cur[at + i],
		      m->unsure[at + i] ? " or " : "; before: ", m->alt[at + i]);
	}
}

/* What is there stays there: no write comes late. False: it cannot be looked at. */
static bool settle(struct actor *a, unsigned int region, size_t at, size_t len)
{
	struct model m = theirs(region);
	ssize_t n;

	if (is_sure(&m, at, len)) {
		return true;
	}
	if (!call_begin()) {
		return false;
	}
	n = far_read(me.region[region], a->settle, len, at, NULL);
	call_end();
	call_check(n, "a read that looks", false);
	if (n < 0) {
		return false;
	}
	allowed(&m, at, (unsigned char *)a->settle, len, "after a failure");
	memcpy(m.cur + at, a->settle, len);
	memset(m.unsure + at, 0, len);
	return true;
}

/* From now on the bytes may be others. */
static void may_become(unsigned int region, size_t at, const void *new, size_t len)
{
	struct model m = theirs(region);

	memcpy(m.alt + at, new, len);
	atomic_signal_fence(memory_order_seq_cst);
	memset(m.unsure + at, 1, len);
	atomic_signal_fence(memory_order_seq_cst);
}

static void has_become(unsigned int region, size_t at, size_t len)
{
	struct model m = theirs(region);

	memcpy(m.cur + at, m.alt + at, len);
	atomic_signal_fence(memory_order_seq_cst);
	memset(m.unsure + at, 0, len);
}

static void get(struct actor *a, unsigned int mem, size_t at, size_t len)
{
	if (mem == MEMS - 1) {
		fx_get(&me.fx, a->scratch + at, a->mem[mem] + at, len);
	} else {
		memcpy(a->scratch + at, a->mem[mem] + at, len);
	}
}

/* New bytes for a piece. */
static void fill(struct job *j, const struct piece *p)
{
	struct actor *a = j->a;
	unsigned char *bytes = a->shadow[j->mem] + p->near;

	fx_pattern(bytes, p->far, p->len, ++a->pattern);
	if (j->mem == MEMS - 1) {
		fx_put(&me.fx, a->mem[j->mem] + p->near, bytes, p->len);
	} else {
		memcpy(a->mem[j->mem] + p->near, bytes, p->len);
	}
	may_become(j->region, p->far, bytes, p->len);
}

static bool job_begin(struct job *j)
{
	for (unsigned int i = 0; i < j->n && j->write; i++) {
		if (!settle(j->a, j->region, j->p[i].far, j->p[i].len)) {
			return false;
		}
	}
	for (unsigned int i = 0; i < j->n && j->write; i++) {
		fill(j, &j->p[i]);
	}
	return call_begin();
}

/* What was read: all of it, or after a failure old or new bytes. */
static void look_at_read(const struct job *j, const struct piece *p)
{
	struct actor *a = j->a;
	struct model m = theirs(j->region);
	unsigned char *old = a->shadow[j->mem] + p->near;
	const unsigned char *got = a->scratch + p->near;

	get(a, j->mem, p->near, p->len);
	if (p->rc >= 0) {
		allowed(&m, p->far, got, p->len, "what was read");
	} else {
		for (size_t i = 0; i < p->len; i++) {
			check(got[i] == old[i] || is_allowed(&m, p->far + i, got[i]),
			      "a failed read has left byte %zu as neither old nor new", i);
		}
	}
	memcpy(old, got, p->len);
}

static void same(const struct job *j, size_t from, size_t to)
{
	struct actor *a = j->a;

	get(a, j->mem, from, to - from);
	for (size_t i = from; memcmp(a->scratch + from, a->shadow[j->mem] + from, to - from); i++) {
		check(a->scratch[i] == a->shadow[j->mem][i],
		      "memory %u: byte %zu beside what was asked for is %02x, not %02x", j->mem, i,
		      a->scratch[i], a->shadow[j->mem][i]);
	}
}

/* Nothing beside the pieces has changed in memory. */
static void look_beside(const struct job *j)
{
	size_t len = me.p->slice;

	if (len <= 64 * KIB) {
		same(j, 0, len);
		return;
	}
	for (unsigned int i = 0; i < j->n; i++) {
		size_t from = j->p[i].near > EDGE ? j->p[i].near - EDGE : 0;
		size_t to = j->p[i].near + j->p[i].len + EDGE;

		same(j, from, to < len ? to : len);
	}
}

static void job_end(struct job *j, const char *what)
{
	for (unsigned int i = 0; i < j->n; i++) {
		check(j->p[i].rc < 0 || (size_t)j->p[i].rc == j->p[i].len, "%s gives %lld of %zu",
		      what, j->p[i].rc, j->p[i].len);
		if (!j->write) {
			look_at_read(j, &j->p[i]);
		} else if (j->p[i].rc >= 0) {
			has_become(j->region, j->p[i].far, j->p[i].len);
		}
	}
	look_beside(j);
}

/* One call for all pieces. */
static void all_ended(struct job *j, ssize_t n, const char *what)
{
	size_t sum = 0;

	for (unsigned int i = 0; i < j->n; i++) {
		sum += j->p[i].len;
	}
	check(n < 0 || (size_t)n == sum, "%s gives %zd of %zu", what, n, sum);
	for (unsigned int i = 0; i < j->n; i++) {
		j->p[i].rc = n < 0 ? n : (long long)j->p[i].len;
	}
	call_end();
	call_check(n, what, false);
	job_end(j, what);
}

static size_t any_len(uint64_t *r, size_t most)
{
	size_t len = any(r, 10) == 0  ? 0
		     : any(r, 3) == 0 ? any(r, 65)
		     : any(r, 2)      ? any(r, 6000)
				      : any(r, (unsigned int)most + 1);

	return len < most ? len : most;
}

/* Pieces that overlap on neither side. */
static void job_make(struct job *j, struct actor *a, unsigned int n, bool write)
{
	size_t slot = me.p->slice / n;

	*j = (struct job){ .a = a,
			   .region = any(&a->random, REGIONS),
			   .mem = any(&a->random, MEMS),
			   .write = write,
			   .n = n };
	for (unsigned int i = 0; i < n; i++) {
		size_t len = any_len(&a->random, slot);
		unsigned int space = (unsigned int)(slot - len) + 1;

		j->p[i] = (struct piece){ i * slot + any(&a->random, space),
					  slice_at(me.p, a->t) + (n - 1 - i) * slot +
						  any(&a->random, space),
					  len, 0 };
	}
}

static char *near_of(const struct job *j, unsigned int i)
{
	return j->a->mem[j->mem] + j->p[i].near;
}

static void op_one(struct actor *a, bool write)
{
	struct job j;
	ssize_t n;

	job_make(&j, a, 1, write);
	if (!job_begin(&j)) {
		return;
	}
	n = write ? far_write(me.region[j.region], near_of(&j, 0), j.p[0].len, j.p[0].far, NULL)
		  : far_read(me.region[j.region], near_of(&j, 0), j.p[0].len, j.p[0].far, NULL);
	all_ended(&j, n, write ? "far_write()" : "far_read()");
}

static void op_read(struct actor *a)
{
	op_one(a, false);
}

static void op_write(struct actor *a)
{
	op_one(a, true);
}

static ssize_t list(struct job *j)
{
	struct far_piece v[PIECES_MOST];

	for (unsigned int i = 0; i < j->n; i++) {
		v[i] = (struct far_piece){ near_of(j, i), j->p[i].far, j->p[i].len };
	}
	return j->write ? far_writev(me.region[j->region], v, j->n, NULL)
			: far_readv(me.region[j->region], v, j->n, NULL);
}

static void op_list(struct actor *a)
{
	struct job j;

	job_make(&j, a, 1 + any(&a->random, PIECES_MOST), any(&a->random, 2));
	if (job_begin(&j)) {
		all_ended(&j, list(&j), j.write ? "far_writev()" : "far_readv()");
	}
}

/* Every block of memory with one of the region. */
static void op_blocks(struct actor *a)
{
	struct far_blocks b = { 0 };
	uint64_t ids[PIECES_MOST];
	uint64_t near[PIECES_MOST];
	struct job j;
	size_t stride = me.p->slice / PIECES_MOST;
	size_t len = any(&a->random, 3) ? BLOCK_LEN : stride;
	ssize_t n;

	job_make(&j, a, 1 + any(&a->random, PIECES_MOST), any(&a->random, 2));
	for (unsigned int i = 0; i < j.n; i++) {
		ids[i] = PIECES_MOST - 1 - i;
		near[i] = i ^ (i + 1 < j.n || i % 2);
		j.p[i] = (struct piece){ near[i] * stride, slice_at(me.p, a->t) + ids[i] * stride,
					 len, 0 };
	}
	if (!job_begin(&j)) {
		return;
	}
	b.mem = a->mem[j.mem];
	b.mem_stride = stride;
	b.mem_ids = near;
	b.off = slice_at(me.p, a->t);
	b.stride = stride;
	b.ids = ids;
	b.n = j.n;
	b.len = len;
	n = j.write ? far_write_blocks(me.region[j.region], &b, NULL)
		    : far_read_blocks(me.region[j.region], &b, NULL);
	all_ended(&j, n, j.write ? "far_write_blocks()" : "far_read_blocks()");
}

/* The thread's word, which only it changes, is the guard. */
static void op_guarded(struct actor *a)
{
	struct model m = theirs(0);
	struct pl_guard guard = { .off = a->t * 8 };
	bool wrong = any(&a->random, 3) == 0;
	struct job j;
	ssize_t n;

	job_make(&j, a, 1, false);
	j.region = 0;
	if (!settle(a, 0, guard.off, 8) || !job_begin(&j)) {
		return;
	}
	memcpy(&guard.value, m.cur + guard.off, 8);
	guard.value += wrong;
	n = pl_region_read_guarded(me.region[0], near_of(&j, 0), j.p[0].len, j.p[0].far, &guard,
				   NULL);
	check(n < 0 || !wrong, "a wrong guard is not noticed");
	check(n != -ESTALE || wrong, "a guard is right, and is said to be stale: %s",
	      pl_error_message());
	if (n == -ESTALE) {
		j.p[0].rc = n;
		call_end();
		job_end(&j, "a stale guard");
	} else {
		all_ended(&j, n, "pl_region_read_guarded()");
	}
}

static void op_word(struct actor *a)
{
	struct model m = theirs(0);
	uint64_t off = a->t * 8;
	uint64_t now;
	uint64_t new = any64(&a->random);
	uint64_t old = 0;
	unsigned int how = any(&a->random, 3);
	int rc;

	if (!settle(a, 0, off, 8) || !call_begin()) {
		return;
	}
	memcpy(&now, m.cur + off, 8);
	if (how != 2) { /* a swap with a wrong expectation changes nothing */
		may_become(0, off, &new, 8);
	}
	rc = how == 0 ? pl_region_atomic(me.region[0], PL_ATOMIC_FETCH_ADD, off, new - now, 0, &old)
		      : pl_region_atomic(me.region[0], PL_ATOMIC_COMPARE_SWAP, off, new,
					 now + (how == 2), &old);
	if (!rc) {
		check(old == now, "a word was %llx, not %llx", (unsigned long long)old,
		      (unsigned long long)now);
		if (how != 2) {
			has_become(0, off, 8);
		}
	}
	call_end();
	call_check(rc, how ? "PL_ATOMIC_COMPARE_SWAP" : "PL_ATOMIC_FETCH_ADD", true);
}

/* A word of all threads. */
static void op_count(struct actor *a)
{
	struct shared_side *s = &me.sh->side[me.me];
	uint64_t old = 0;
	int rc;

	(void)a;
	if (!call_begin()) {
		return;
	}
	atomic_fetch_add(&s->adds_begun, 1);
	rc = pl_region_atomic(me.region[0], PL_ATOMIC_FETCH_ADD, SHARED_WORD, 1, 0, &old);
	if (!rc) {
		check(old < atomic_load(&s->adds_begun), "a word was added to %llu times",
		      (unsigned long long)old);
		atomic_fetch_add(&s->adds, 1);
	}
	call_end();
	call_check(rc, "PL_ATOMIC_FETCH_ADD", true);
}

/* A slot of the ledger is written once, and then a message tells of it. */
static void op_notify(struct actor *a)
{
	unsigned int slot = a->slot;
	struct job j;

	if (slot == LEDGER_SLOTS || any(&a->random, 3) == 0) {
		mail_send(a, 0, 0);
		return;
	}
	a->slot++;
	job_make(&j, a, any(&a->random, 2) ? 64 : 1, true);
	for (unsigned int i = 0; i < j.n; i++) {
		size_t len = LEDGER_SLOT / j.n;
		size_t at = slot * LEDGER_SLOT + (j.n - 1 - i) * len;

		j.p[i] =
			(struct piece){ i * (len + 1), ledger_at(me.p, !me.me, a->t) + at, len, 0 };
	}
	if (!job_begin(&j)) {
		return;
	}
	all_ended(&j, list(&j), "far_writev()");
	mail_send(a, j.region, j.p[0].rc < 0 ? 0 : slot + 1);
}

static void requests(const struct job *j, struct pl_request *v, struct pl_place *place)
{
	for (unsigned int i = 0; i < j->n; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].len = j->p[i].len;
		v[i].user = (void *)(uintptr_t)i;
		if (i % 3) {
			v[i].op = j->write ? PL_OP_WRITE : PL_OP_READ;
			v[i].mem = near_of(j, i);
			v[i].region = me.region[j->region];
			v[i].off = j->p[i].far;
			continue;
		}
		v[i].op = PL_OP_TRANSFER;
		place[2 * i] = (struct pl_place)PL_PLACE_MEM(near_of(j, i));
		place[2 * i + 1] =
			(struct pl_place)PL_PLACE_IN_REGION(me.region[j->region], j->p[i].far);
		v[i].to = &place[2 * i + j->write];
		v[i].from = &place[2 * i + !j->write];
	}
}

/* The remote may be closed once they are submitted. */
static void op_queue(struct actor *a)
{
	struct pl_request v[16];
	struct pl_place place[32];
	struct pl_completion c[16];
	struct job j;
	ssize_t n;

	job_make(&j, a, 1 + any(&a->random, 16), any(&a->random, 2));
	if (!job_begin(&j)) {
		return;
	}
	requests(&j, v, place);
	n = pl_queue_submit(a->queue, v, j.n, NULL, NULL);
	check(n == (ssize_t)j.n, "pl_queue_submit() gives %zd of %u: %s", n, j.n,
	      n < 0 ? pl_error_message() : "");
	call_end();
	for (unsigned int got = 0; got < j.n;) {
		c[0].size = sizeof(c[0]);
		n = pl_queue_wait(a->queue, c, 1, COUNT(c), PL_WAIT_FOREVER);
		check(n > 0, "pl_queue_wait() gives %zd: %s", n, n < 0 ? pl_error_message() : "");
		for (ssize_t i = 0; i < n; i++, got++) {
			j.p[(uintptr_t)c[i].user].rc = c[i].result;
			call_check(c[i].result, NULL, false);
		}
	}
	job_end(&j, "a request of a queue");
}

static void op_transfer(struct actor *a)
{
	struct pl_place near;
	struct pl_place far;
	struct job j;
	ssize_t n;

	job_make(&j, a, 1, any(&a->random, 2));
	if (!job_begin(&j)) {
		return;
	}
	near = (struct pl_place)PL_PLACE_MEM(near_of(&j, 0));
	far = (struct pl_place)PL_PLACE_IN_REGION(me.region[j.region], j.p[0].far);
	n = pl_transfer(me.fx.ctx, j.write ? &far : &near, j.write ? &near : &far, j.p[0].len,
			NULL);
	all_ended(&j, n, "pl_transfer()");
}

/* From one region to the other. */
static void op_relay(struct actor *a)
{
	struct job j;
	struct model from;
	struct pl_place dst;
	struct pl_place src;
	ssize_t n;

	job_make(&j, a, 1, false);
	from = theirs(!j.region);
	if (!settle(a, j.region, j.p[0].far, j.p[0].len) ||
	    !settle(a, !j.region, j.p[0].far, j.p[0].len) || !call_begin()) {
		return;
	}
	may_become(j.region, j.p[0].far, from.cur + j.p[0].far, j.p[0].len);
	dst = (struct pl_place)PL_PLACE_IN_REGION(me.region[j.region], j.p[0].far);
	src = (struct pl_place)PL_PLACE_IN_REGION(me.region[!j.region], j.p[0].far);
	n = pl_transfer(me.fx.ctx, &dst, &src, j.p[0].len, NULL);
	check(n < 0 || (size_t)n == j.p[0].len, "pl_transfer() gives %zd of %zu", n, j.p[0].len);
	if (n >= 0) {
		has_become(j.region, j.p[0].far, j.p[0].len);
	}
	call_end();
	call_check(n, "pl_transfer() between regions", false);
}

/* Memory that was registered is plain again, and then registered. */
static void op_register(struct actor *a)
{
	int rc = pl_mem_unregister(me.fx.ctx, a->mem[1]);

	check(!rc, "pl_mem_unregister() is %d: %s", rc, pl_error_message());
	rc = pl_mem_register(me.fx.ctx, a->mem[1], me.p->slice);
	check(!rc, "pl_mem_register() is %d: %s", rc, pl_error_message());
}

static void (*const ops[])(struct actor *a) = {
	op_read,     op_write, op_list,	  op_list,   op_blocks,	  op_guarded,
	op_word,     op_count, op_notify, op_notify, op_notify,	  op_queue,
	op_transfer, op_relay, op_queue,  op_write,  op_register,
};

void *actor_run(void *actor)
{
	struct actor *a = actor;
	struct shared_side *s = &me.sh->side[me.me];

	for (unsigned int i = 0; i < me.p->ops; i++) {
		unsigned int what = any(&a->random, COUNT(ops));

		if (me.p->slow && any(&a->random, 4) == 0) {
			(void)usleep(200000 + any(&a->random, 400000));
		}
		atomic_store(&s->op[a->t], what);
		atomic_store(&s->count[a->t], i);
		atomic_fetch_add(&s->begun, 1);
		ops[what](a);
	}
	atomic_store(&s->op[a->t], COUNT(ops));
	/* All of each memory. */
	for (unsigned int m = 0; m < MEMS; m++) {
		const struct job j = { .a = a, .mem = m };

		same(&j, 0, me.p->slice);
	}
	return NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The mover p2pdma: channels and verification, with second looks and memory that goes. */

#include "p2p_kit.h"

/* Less than was asked for, as at the end of a file, and nothing else touched. */
static size_t short_of;

static ssize_t short_run(struct move_op *op)
{
	size_t off = (size_t)op->src.off;
	size_t end = off < short_of ? short_of - off : 0;

	op->res = pread(file_buffered(op_file(op)), (void *)op->dst.addr,
			end < op->len ? end : op->len, (off_t)off);
	return op->res;
}

static void what_is_not_read_is_left_alone(void **state)
{
	static const size_t shorts[] = { 0, 512, 10000, 65536, 300000 };

	(void)state;
	for (size_t i = 0; i < 2 * COUNT(shorts); i++) {
		size_t want = i & 1 ? LEN : 65536;
		size_t got;
		struct world w;
		struct move_op op;

		short_of = shorts[i / 2];
		got = short_of < want ? short_of : want;
		make_world(&w, O_RDWR);
		memset(w.mem, 0x3c, LEN);
		p2p.carry = short_run;
		op = load_op(&w, want);
		assert_int_equal(move_run(&p2p.m, &op), got);
		assert_pattern(w.mem, got, 0);
		for (size_t k = got; k < LEN; k++) {
			assert_int_equal((unsigned char)w.mem[k], 0x3c);
		}
		/* Whole blocks prove something, if they are only a few. */
		assert_int_equal(atomic_load(&w.pair->unverified[0]),
				 got >= w.f->facts.align_off ? 2 : 3);
		end_world(&w);
	}
	/* Nor by a read that fails. */
	for (int way = 0; way < 2; way++) {
		struct world w;
		struct move_op op;

		make_world(&w, O_RDONLY);
		memset(w.mem, 0x3c, LEN);
		p2p.carry = refuse_run;
		refusing = EIO;
		op = load_op(&w, way ? LEN : 65536);
		assert_int_equal(move_run(&p2p.m, &op), -EIO);
		for (size_t k = 0; k < LEN; k++) {
			assert_int_equal((unsigned char)w.mem[k], 0x3c);
		}
		end_world(&w);
	}
}

/* The second reading of what differed comes to nothing: the first one's bytes stay. */
static ssize_t change_then_fail_run(struct move_op *op)
{
	static bool second;

	op->res = second ? -EIO : change_run(op);
	second = !second;
	return op->res;
}

static void a_second_look_that_fails_spoils_nothing(void **state)
{
	struct world w;
	struct move_op op;

	(void)state;
	make_world(&w, O_RDWR);
	p2p.carry = change_then_fail_run;
	op = load_op(&w, 65536);
	assert_int_equal(move_run(&p2p.m, &op), 65536);
	assert_pattern(w.mem, 65536, 0);
	assert_int_equal(atomic_load(&w.pair->learnt), 0);
	end_world(&w);
}

struct count {
	unsigned int n;
	ssize_t sum;
};

static void on_done(struct move_op *op, void *arg)
{
	struct count *c = arg;

	c->n++;
	c->sum += op->res;
}

static void channels_carry_both_kinds(void **state)
{
	struct mover *p = &p2p.m;
	struct move_op ops[8];
	struct channel *l;
	struct count c = { 0 };
	struct world w;

	(void)state;
	make_world(&w, O_RDONLY);
	if (p->ops->channel->get(p, NULL, on_done, &c, &l) == -EOPNOTSUPP) {
		end_world(&w);
		return; /* no io_uring here: there are no channels then */
	}
	for (unsigned int i = 0; i < COUNT(ops); i++) {
		ops[i] = (struct move_op){ .dst = at_device(w.mem + i * 65536),
					   .src = at_file(w.f, i * 65536),
					   .len = 65536 };
		assert_int_equal(p->ops->channel->submit(l, &ops[i]), 0);
	}
	/* Three were looked at, and wait to be delivered. */
	assert_int_equal(c.n, 0);
	assert_int_equal(l->inflight, COUNT(ops));
	assert_int_equal(atomic_load(&w.pair->unverified[0]), 0);
	while (l->inflight) {
		assert_true(p->ops->channel->poll(l, 1000000000) >= 0);
	}
	assert_int_equal(c.n, COUNT(ops));
	assert_int_equal(c.sum, COUNT(ops) * 65536);
	assert_pattern(w.mem, COUNT(ops) * 65536, 0);
	p->ops->channel->put(l);
	end_world(&w);
}

/* A GPU: the kernel reaches its memory as it is told, by an address that is the same here. */
static struct {
	char *mem; /* LEN bytes, for slabs */
	unsigned int allocated, released, mapped;
	bool stream_comes; /* while memory is being allocated */
	pthread_t thread;
	struct dev_stream stream;
	/* What drives have written, until it is flushed. */
	char *late_at;
	size_t late_len;
	char late[LEN];
} g;

static struct dev gpu;

static void *queue_transfer(void *arg)
{
	dev_transfer_begin(&g.stream, dev_set_of(arg), false);
	return NULL;
}

static int alloc_shared(struct dev *d, size_t len, void **out)
{
	int refused = 0;

	(void)len;
	g.allocated++;
	*out = g.mem;
	if (g.stream_comes) {
		assert_int_equal(pthread_create(&g.thread, NULL, queue_transfer, d), 0);
	}
	/* It is there, and waits for the end of this call. */
	while (g.stream_comes && refused < 5) {
		dev_set on = dev_series_begin(dev_set_of(d));

		dev_series_end(on);
		refused = on ? 0 : refused + 1;
		usleep(1000);
	}
	return 0;
}

static int released(struct dev *d, void *ptr)
{
	(void)d;
	assert_ptr_equal(ptr, g.mem);
	g.released++;
	return 0;
}

static int gpu_address(struct dev *d, void *ptr, size_t len, bool own, struct dev_io *out,
		       struct dev_io_why *why)
{
	g.mapped++;
	return same_address(d, ptr, len, own, out, why);
}

static int gpu_ready(struct dev *d, bool now, struct dev_io_why *why)
{
	(void)d;
	(void)now;
	(void)why;
	return 0;
}

static int gpu_put(struct dev *d, struct dev_io *io)
{
	(void)d;
	(void)io;
	g.mapped--;
	return 0;
}

static int gpu_flush(struct dev *d)
{
	(void)d;
	if (g.late_len) {
		memcpy(g.late_at, g.late, g.late_len);
	}
	g.late_len = 0;
	return 0;
}

static void gpu_expect(struct dev *d, bool many)
{
	(void)d;
	(void)many;
}

static void gpu_destroy(struct dev_stream *s)
{
	(void)s;
}

static struct dev gpu = {
	.mem = { .release = released,
		 .io = { .get = gpu_address, .ready = gpu_ready, .put = gpu_put } },
	.stream = { .destroy = gpu_destroy },
	.share = { .alloc_shared = alloc_shared, .flush = gpu_flush },
	.order = { .expect = gpu_expect },
	.place = 7,
	.props = { .name = "cuda:0",
		   .pci = "0000:03:00.0",
		   .copy_bytes_per_ns = 1,
		   .p2p_maps = true }
};

static void make_gpu(void)
{
	memset(&g, 0, sizeof(g));
	g.mem = unit_map(LEN);
	g.stream.dev = &gpu;
}

static void end_gpu(void)
{
	assert_int_equal(g.mapped, 0);
	assert_int_equal(g.released, g.allocated);
	assert_int_equal(munmap(g.mem, LEN), 0);
}

static void a_stream_comes_between(void)
{
	void *ptr;

	g.stream_comes = true;
	assert_int_equal(p2pdma_mover.memory->make_there(&p2p.m, &gpu, LEN, &ptr), -EBUSY);
	assert_int_equal(pthread_join(g.thread, NULL), 0);
	g.stream_comes = false;
}

static void the_stream_ends(void)
{
	dev_transfer_end(&g.stream, dev_set_of(&gpu), false);
	dev_stream_destroy(&g.stream);
}

static void refused_for_a_stream(void)
{
	a_stream_comes_between();
	the_stream_ends();
}

/* Memory for slabs that can be neither mapped nor given back, as a stream waits by then. */
static void a_stream_between_loses_no_memory(void **state)
{
	void *ptr = NULL;

	(void)state;
	make_gpu();
	refused_for_a_stream();
	assert_int_equal(g.allocated, 1);
	assert_int_equal(p2pdma_mover.memory->make_there(&p2p.m, &gpu, LEN, &ptr), 0);
	assert_ptr_equal(ptr, g.mem);
	assert_int_equal(g.allocated, 1);
	assert_int_equal(g.mapped, 1);
	p2pdma_mover.memory->free_there(&p2p.m, &gpu, ptr);
	assert_int_equal(g.released, 1);
	/* Another size of slabs: it is given back first. */
	refused_for_a_stream();
	assert_int_equal(g.allocated, 2);
	assert_int_equal(p2pdma_mover.memory->make_there(&p2p.m, &gpu, LEN / 2, &ptr), 0);
	assert_int_equal(g.released, 2);
	p2pdma_mover.memory->free_there(&p2p.m, &gpu, ptr);
	/* And there is no next time. */
	refused_for_a_stream();
	mover_finish(&p2p.m);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	end_gpu();
}

static struct {
	struct background base;
	unsigned int posts;
	uint64_t when;
} later;

static bool post_later(struct background *b, uint64_t when)
{
	assert_ptr_equal(b, &later.base);
	later.posts++;
	later.when = when;
	return true;
}

/* The GPU is left alone from then on: there are no next slabs, and the memory goes back as soon as
 * no stream waits. */
static void what_was_kept_goes_back(void **state)
{
	(void)state;
	make_gpu();
	later.base.post = post_later;
	p2p.m.background = &later.base;
	a_stream_comes_between();
	p2p_leave_alone(&p2p, &gpu, PL_REASON_P2P_FAILED, "it fails");
	assert_int_equal(later.posts, 1);
	assert_true(later.when > clock_now_ns());
	assert_true(p2pdma_mover.background(&p2p.m) == MOVE_NEVER);
	assert_int_equal(g.released, 0); /* the stream waits */
	assert_int_equal(later.posts, 2);
	the_stream_ends();
	assert_true(p2pdma_mover.background(&p2p.m) == MOVE_NEVER);
	assert_int_equal(g.released, 1);
	assert_int_equal(later.posts, 2);
	assert_true(p2pdma_mover.background(&p2p.m) == MOVE_NEVER);
	p2p.m.background = NULL;
	end_gpu();
}

/* The bytes come, and are not there before they are flushed. */
static ssize_t late_run(struct move_op *op)
{
	char *at = (char *)op->kernel;

	memcpy(g.late, at, op->len);
	if (io_direct(op) > 0) {
		for (size_t i = 0; i < op->len; i++) {
			char came = at[i];

			at[i] = g.late[i];
			g.late[i] = came;
		}
		g.late_at = at;
		g.late_len = (size_t)op->res;
	}
	return op->res;
}

static void who_looks_comes_after_the_flush(void **state)
{
	struct world w;
	struct move_op op;
	void *ptr;

	(void)state;
	make_gpu();
	make_world(&w, O_RDONLY);
	assert_int_equal(p2pdma_mover.memory->make_there(&p2p.m, &gpu, LEN, &ptr), 0);
	p2p.carry = late_run;
	op = (struct move_op){ .dst = { .kind = END_MEM,
					.mem = MEM_DEVICE | MEM_SLAB,
					.dev = &gpu,
					.addr = (uintptr_t)ptr },
			       .src = at_file(w.f, 0),
			       .len = LEN };
	if (move_run(&p2p.m, &op) != LEN) {
		fail_msg("%zd: %s", op.res, err_message());
	}
	assert_pattern(ptr, LEN, 0);
	assert_int_equal(atomic_load(&p2p_pair(&p2p, w.f, &gpu)->unverified[0]), 2);
	p2pdma_mover.memory->free_there(&p2p.m, &gpu, ptr);
	end_world(&w);
	end_gpu();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(what_is_not_read_is_left_alone), CASE(a_second_look_that_fails_spoils_nothing),
		CASE(channels_carry_both_kinds),      CASE(a_stream_between_loses_no_memory),
		CASE(what_was_kept_goes_back),	      CASE(who_looks_comes_after_the_flush),
	};
	struct file *f;
	bool direct;

	if (file_open(unit_path(), O_RDWR | O_CREAT, 0600, &f)) {
		return 1;
	}
	direct = f->facts.direct;
	(void)file_close(f);
	if (!direct) {
		return unit_skip("no O_DIRECT where TMPDIR is");
	}
	return cmocka_run_group_tests(tests, NULL, NULL);
}

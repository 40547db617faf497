/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The mover p2pdma: how a device and the disks under a file are judged on trees of other machines,
 * what the plan makes of it, what is learnt on the way, and that wrong bytes are found. "Memory
 * with P2PDMA pages" is a mapping of an ordinary file here.
 */

#include "movers.h"
#include "ops.h"
#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/sysmacros.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/dev.h"
#include "file/file.h"
#include "move/io.h"
#include "move/p2pdma/p2pdma.h"
#include "plan/plan.h"
#include "sys/sys.h"
#include "topo/topo.h"

#define R(name) PL_REASON_##name

static struct config config = { .engine = (char *)"auto", .p2p = (char *)"auto", .p2p_verify = 3 };
static struct p2pdma p2p;

static int same_address(struct dev *d, void *ptr, size_t len, bool own, struct dev_io *out,
			struct dev_io_why *why)
{
	(void)d;
	(void)own;
	(void)len;
	(void)why;
	*out = (struct dev_io){ .at = ptr };
	return 0;
}

static struct dev dev = { .mem = { .io = { .get = same_address } },
			  .props = { .name = "bar:0000:03:00.0",
				     .pci = "0000:03:00.0",
				     .copy_bytes_per_ns = 1,
				     .p2p = true } };

static char made[64];

/* The tree that tests/golden/roots/NAME.sh makes. */
static void enter(const char *name)
{
	char command[512];

	(void)snprintf(made, sizeof(made), "/tmp/peerlane-p2p-XXXXXX");
	assert_non_null(mkdtemp(made));
	(void)snprintf(command, sizeof(command), "sh '%s/%s.sh' %s", GOLDEN_ROOTS, name, made);
	assert_int_equal(system(command), 0);
	assert_int_equal(sys_root_set(made), 0);
}

static void leave(void)
{
	char command[128];

	(void)snprintf(command, sizeof(command), "rm -rf %s", made);
	assert_int_equal(system(command), 0);
	assert_int_equal(sys_root_set(""), 0);
}

static int setup(void **state)
{
	(void)state;
	rings_init(&rings, &config);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	mover_finish(&p2p.m);
	rings_finish(&rings);
	config.p2p = (char *)"auto";
	config.p2p_verify = 3;
	return 0;
}

static const struct p2p_pair *judged(unsigned int maj, unsigned int min, bool block)
{
	struct file f = { .name = (char *)"a file", .dev = makedev(maj, min) };
	const struct p2p_pair *p;

	f.facts.block = block;
	p = p2p_pair(&p2p, &f, &dev);
	assert_non_null(p);
	/* Found once. */
	assert_ptr_equal(p2p_pair(&p2p, &f, &dev), p);
	return p;
}

static void every_machine_is_judged(void **state)
{
	static const struct {
		unsigned int maj, min;
		bool block;
		enum pl_reason want;
		const char *words;
	} v[] = {
		{ 259, 0, false, R(NONE), "meet below bridge 0000:01:00.0" },
		{ 259, 0, true, R(NONE), "0000:04:00.0" },
		{ 259, 1, false, R(P2P_ACS), "pci=disable_acs_redir=0000:02:02.0" },
		{ 259, 2, true, R(P2P_HOST_BRIDGE), "8086:29c0" },
		{ 259, 3, false, R(P2P_FABRIC), "nvme: tcp" },
		{ 259, 4, false, R(P2P_FABRIC), "nvme: rdma" },
		{ 259, 5, false, R(P2P_FABRIC), "nvme: loop" },
		{ 254, 0, false, R(P2P_BLOCK_LAYER), "vda (virtio)" },
		{ 253, 0, false, R(P2P_BLOCK_LAYER), "without LVM" },
		{ 9, 0, false, R(NONE), "meet below" },
		{ 9, 1, false, R(P2P_ACS), "0000:05:00.0" },
		{ 9, 5, false, R(P2P_BLOCK_LAYER), "use RAID 0, 1 or 10" },
		{ 7, 0, false, R(P2P_BLOCK_LAYER), "holds the image" },
		{ 259, 6, false, R(P2P_FILE_SYSTEM), "f2fs" },
		{ 259, 6, true, R(NONE), "" },
		{ 0, 50, false, R(P2P_FABRIC), "nfs4" },
		{ 0, 51, false, R(P2P_FABRIC), "lustre" },
		{ 0, 52, false, R(P2P_FABRIC), "gpfs" },
		{ 0, 53, false, R(P2P_FABRIC), "wekafs" },
		{ 0, 54, false, R(P2P_FABRIC), "beegfs" },
		{ 0, 55, false, R(P2P_FABRIC), "ceph" },
		{ 0, 56, false, R(P2P_FILE_SYSTEM), "tmpfs" },
		{ 0, 57, false, R(P2P_FILE_SYSTEM), "overlay" },
		{ 0, 99, false, R(P2P_FILE_SYSTEM), "not in the list of mounts" },
		{ 8, 99, true, R(P2P_BLOCK_LAYER), "no block device" },
	};

	(void)state;
	enter("p2p-switch");
	for (size_t i = 0; i < COUNT(v); i++) {
		const struct p2p_pair *p = judged(v[i].maj, v[i].min, v[i].block);

		if (p->refuse != v[i].want || !strstr(p->words, v[i].words)) {
			fail_msg("%u:%u is %s, not %s: %s", v[i].maj, v[i].min,
				 plan_reason_name(p->refuse), plan_reason_name(v[i].want),
				 p->words);
		}
	}
	leave();
}

/* Another drive in the place of the first one, with its device number, is judged anew. */
static void who_takes_a_drives_place_is_judged(void **state)
{
	struct file f = { .name = (char *)"a file", .dev = makedev(259, 0) };
	struct file later = f;
	struct file part = { .name = (char *)"a file", .dev = makedev(259, 40) };
	const struct p2p_pair *old;
	char command[512];

	(void)state;
	enter("p2p-switch");
	(void)snprintf(command, sizeof(command),
		       "cd %s/sys/dev/block/259:0 && echo 7 >diskseq && mkdir nvme0n1p1 && "
		       "ln -s ../../devices/\"$(pwd -P | sed 's,.*/sys/devices/,,')\"/nvme0n1p1 "
		       "%s/sys/dev/block/259:40",
		       made, made);
	assert_int_equal(system(command), 0);
	assert_int_equal(topo_block_seq(f.dev), 7);
	assert_int_equal(topo_block_seq(part.dev), 7);
	assert_int_equal(topo_block_seq(makedev(0, 50)), 0);
	old = p2p_pair(&p2p, &f, &dev);
	assert_non_null(old);
	assert_ptr_equal(p2p_pair(&p2p, &later, &dev), old);
	atomic_store(&later.disk_seq, 0); /* as of a file that is opened now */
	(void)snprintf(command, sizeof(command), "echo 8 >%s/sys/dev/block/259:0/diskseq", made);
	assert_int_equal(system(command), 0);
	assert_ptr_not_equal(p2p_pair(&p2p, &later, &dev), old);
	assert_ptr_equal(p2p_pair(&p2p, &f, &dev), old);
	leave();
}

static void roots_pass_it_on_where_they_are_known(void **state)
{
	static const struct {
		const char *root;
		unsigned int min;
		enum pl_reason want;
	} v[] = {
		{ "p2p-listed", 0, R(NONE) }, { "p2p-listed", 1, R(NONE) },
		{ "p2p-within", 0, R(NONE) }, { "p2p-within", 1, R(P2P_HOST_BRIDGE) },
		{ "p2p-zen", 0, R(NONE) },    { "p2p-old-amd", 0, R(P2P_HOST_BRIDGE) },
	};
	struct dev other = dev;

	(void)state;
	other.props = dev.props;
	(void)snprintf(dev.props.pci, sizeof(dev.props.pci), "0000:01:00.0");
	for (size_t i = 0; i < COUNT(v); i++) {
		const struct p2p_pair *p;

		enter(v[i].root);
		mover_finish(&p2p.m);
		mover_init(&p2p.m, &p2pdma_mover,
			   &(struct move_env){ .config = &config, .rings = &rings });
		p = judged(259, v[i].min, false);
		if (p->refuse != v[i].want) {
			fail_msg("%s %u: %s", v[i].root, v[i].min, p->words);
		}
		assert_int_equal(strstr(p->words, "IOMMU") != NULL,
				 strcmp(v[i].root, "p2p-zen") == 0);
		leave();
	}
	dev.props = other.props;
}

static void the_tunable_has_its_say(void **state)
{
	(void)state;
	enter("p2p-switch");
	config.p2p = (char *)"off";
	assert_int_equal(judged(259, 0, false)->refuse, R(P2P_OFF));
	mover_finish(&p2p.m);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	config.p2p = (char *)"try";
	assert_int_equal(judged(259, 2, false)->refuse, R(NONE));
	leave();
}

static struct file described = { .name = (char *)"a file",
				 .facts = { .direct = true,
					    .align_mem = 512,
					    .align_off = 512,
					    .disk_bytes_per_ns = 2,
					    .disk_setup_ns = 60e3 } };

static enum pl_reason planned(const struct move_ask *ask, uint32_t policy, char *words)
{
	struct routes routes;
	struct plan plan;
	enum pl_reason r = R(COUNT);

	rings_finish(&rings);
	assert_int_equal(movers_make(&config), 0);
	routes_make(&routes, movers, movers_n);
	assert_true(routes_are_known(&routes));
	plan_make(&routes, ask, policy, NULL, &plan);
	for (unsigned int i = 0; i < plan.n; i++) {
		if (plan.v[i].route->id == ROUTE_P2PDMA) {
			r = plan.v[i].refuse;
			plan_reason_text(&plan.v[i], ask, words, 400);
			assert_true(r || i == 0);
		}
		/* Never as if it were the host's. */
		assert_true(plan.v[i].route->id != ROUTE_DIRECT || plan.v[i].refuse ||
			    !end_is_mem(ask_mem(ask), MEM_P2P));
	}
	movers_end();
	rings_init(&rings, &config);
	return r;
}

static struct move_ask ask_for(struct p2p_pair *pair)
{
	return (struct move_ask){ .dst = { .kind = END_MEM,
					   .mem = MEM_DEVICE | MEM_P2P,
					   .dev = &dev,
					   .addr = 1 << 20 },
				  .src = at_file(&described, 0),
				  .len = 8 * MIB,
				  .pair = pair };
}

static void plans_follow_the_judgement(void **state)
{
	struct p2p_pair pair = { .words = "the sentence of the judge" };
	struct move_ask ask = ask_for(&pair);
	char words[400] = "";

	(void)state;
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(NONE));
	assert_int_equal(planned(&ask, PLAN_STRICT, words), R(NONE));
	ask.src = ask.dst;
	ask.dst = at_file(&described, 0);
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(NONE));
	ask = ask_for(&pair);
	for (int r = R(P2P_OFF); r <= R(P2P_HOST_BRIDGE); r++) {
		pair.refuse = (enum pl_reason)r;
		assert_int_equal(planned(&ask, PLAN_AUTO, words), r);
		assert_string_equal(words, pair.words);
	}
	pair.refuse = R(NONE);
	ask.dst.addr += 3;
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(UNALIGNED));
	ask = ask_for(&pair);
	ask.len = 100;
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(TOO_SMALL));
	ask = ask_for(NULL);
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(NOT_P2P_MEMORY));
	ask = ask_for(&pair);
	ask.dst.mem = MEM_DEVICE;
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(NOT_P2P_MEMORY));
	atomic_store(&pair.learnt, R(P2P_WRONG_DATA));
	(void)snprintf(pair.learnt_words, sizeof(pair.learnt_words), "what was seen");
	ask = ask_for(&pair);
	assert_int_equal(planned(&ask, PLAN_AUTO, words), R(P2P_WRONG_DATA));
	assert_string_equal(words, "what was seen");
}

/* A file with a pattern, open for both, and memory to carry it to. */
struct world {
	struct file *f;
	struct p2p_pair *pair;
	char *mem;
};

#define LEN (1u * MIB)

static void make_world(struct world *w, int flags)
{
	const char *path = unit_path();
	char *bytes = unit_map(LEN);
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	*w = (struct world){ .mem = unit_map(LEN) };
	unit_pattern(bytes, LEN, 0);
	assert_int_equal(pwrite(fd, bytes, LEN, 0), LEN);
	assert_int_equal(fsync(fd), 0);
	assert_int_equal(close(fd), 0);
	assert_int_equal(munmap(bytes, LEN), 0);
	assert_int_equal(file_open(path, flags, 0, &w->f), 0);
	/* Nothing is known of its disk yet. */
	mover_finish(&p2p.m);
	mover_init(&p2p.m, &p2pdma_mover, &(struct move_env){ .config = &config, .rings = &rings });
	w->pair = p2p_pair(&p2p, w->f, &dev);
	assert_non_null(w->pair);
	assert_int_equal(atomic_load(&w->pair->unverified[0]), 3);
	assert_int_equal(atomic_load(&w->pair->unverified[1]), 3);
}

static void end_world(struct world *w)
{
	assert_int_equal(file_close(w->f), 0);
	assert_int_equal(munmap(w->mem, LEN), 0);
}

static struct end at_device(char *at)
{
	return (struct end){
		.kind = END_MEM, .mem = MEM_DEVICE | MEM_P2P, .dev = &dev, .addr = (uintptr_t)at
	};
}

static struct move_op load_op(struct world *w, size_t len)
{
	return (struct move_op){ .dst = at_device(w->mem), .src = at_file(w->f, 0), .len = len };
}

static struct move_op store_op(struct world *w, size_t len)
{
	return (struct move_op){ .dst = at_file(w->f, 0), .src = at_device(w->mem), .len = len };
}

static void sound_transfers_pass(void **state)
{
	struct world w;
	struct move_op op;

	(void)state;
	make_world(&w, O_RDWR);
	for (unsigned int i = 0; i < 5; i++) {
		op = load_op(&w, LEN);
		memset(w.mem, 0, LEN);
		assert_int_equal(move_run(&p2p.m, &op), LEN);
		assert_pattern(w.mem, LEN, 0);
		assert_int_equal(atomic_load(&w.pair->unverified[0]), i < 3 ? 2 - i : 0);
	}
	unit_pattern(w.mem, LEN, 77);
	op = store_op(&w, LEN);
	assert_int_equal(move_run(&p2p.m, &op), LEN);
	assert_int_equal(atomic_load(&w.pair->unverified[1]), 2);
	assert_int_equal(atomic_load(&w.pair->learnt), 0);
	op = load_op(&w, LEN);
	assert_int_equal(move_run(&p2p.m, &op), LEN);
	assert_pattern(w.mem, LEN, 77);
	end_world(&w);
}

/* A machine that says that all went well. */
static ssize_t nothing_run(struct move_op *op)
{
	op->res = (ssize_t)op->len;
	return op->res;
}

static void lost_reads_are_found(void **state)
{
	struct world w;
	struct move_op op;

	(void)state;
	make_world(&w, O_RDONLY);
	/* The right bytes are there already: as good as right by chance. */
	unit_pattern(w.mem, LEN, 0);
	p2p.carry = nothing_run;
	op = load_op(&w, LEN);
	assert_int_equal(move_run(&p2p.m, &op), -EIO);
	assert_words("are not those of the file");
	assert_int_equal(atomic_load(&w.pair->learnt), R(P2P_WRONG_DATA));
	assert_int_equal(p2p.m.ops->failed(&p2p.m, &op), R(P2P_WRONG_DATA));
	end_world(&w);
}

static void lost_writes_are_found(void **state)
{
	static const int modes[] = { O_RDWR, O_WRONLY };

	(void)state;
	for (size_t i = 0; i < COUNT(modes); i++) {
		struct world w;
		struct move_op op;

		make_world(&w, modes[i]);
		unit_pattern(w.mem, LEN, 5);
		p2p.carry = nothing_run;
		op = store_op(&w, LEN);
		assert_int_equal(move_run(&p2p.m, &op), -EIO);
		assert_words("are not those of the memory");
		assert_int_equal(atomic_load(&w.pair->learnt), R(P2P_WRONG_DATA));
		end_world(&w);
	}
}

static int refusing;

static ssize_t refuse_run(struct move_op *op)
{
	op->res = -refusing;
	return op->res;
}

static void refusals_are_learnt(void **state)
{
	static const struct {
		int err;
		enum pl_reason want;
		const char *words;
	} v[] = { { EREMOTEIO, R(P2P_REFUSED), "block layer" },
		  { EINVAL, R(P2P_REFUSED), "dmesg" },
		  { EFAULT, R(P2P_REFUSED), "P2PDMA pages" },
		  { EIO, R(NONE), "" },
		  { ENOSPC, R(NONE), "" } };

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		struct world w;
		struct move_op op;

		make_world(&w, O_RDONLY);
		p2p.carry = refuse_run;
		refusing = v[i].err;
		op = load_op(&w, 65536);
		assert_int_equal(move_run(&p2p.m, &op), -v[i].err);
		assert_int_equal(atomic_load(&w.pair->learnt), v[i].want);
		assert_in(v[i].words, w.pair->learnt_words);
		end_world(&w);
	}
}

/* The file has been changed meanwhile: nobody's fault. */
static ssize_t change_run(struct move_op *op)
{
	static char other[4096];
	int fd = file_buffered(op_file(op));

	(void)io_direct(op);
	unit_pattern(other, sizeof(other), 1234);
	assert_int_equal(pwrite(fd, other, sizeof(other), 0), sizeof(other));
	return op->res;
}

static void who_changes_the_file_is_not_the_machine(void **state)
{
	struct world w;
	struct move_op op;

	(void)state;
	make_world(&w, O_RDWR);
	p2p.carry = change_run;
	op = load_op(&w, 65536);
	assert_int_equal(move_run(&p2p.m, &op), 65536);
	assert_int_equal(atomic_load(&w.pair->learnt), 0);
	/* But it proves nothing either. */
	assert_int_equal(atomic_load(&w.pair->unverified[0]), 3);
	assert_pattern(w.mem, 4096, 1234);
	assert_pattern(w.mem + 4096, 65536 - 4096, 4096);
	end_world(&w);
}

/* One bit of the middle, each time. */
static ssize_t flip_run(struct move_op *op)
{
	if (io_direct(op) > 0) {
		op_mem(op)[op->len / 2 - op->moved] ^= 1;
	}
	return op->res;
}

static void one_wrong_bit_is_found(void **state)
{
	struct world w;
	struct move_op op;

	(void)state;
	make_world(&w, O_RDONLY);
	p2p.carry = flip_run;
	op = load_op(&w, LEN);
	assert_int_equal(move_run(&p2p.m, &op), -EIO);
	assert_int_equal(atomic_load(&w.pair->learnt), R(P2P_WRONG_DATA));
	end_world(&w);
}

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

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(every_machine_is_judged),
		CASE(who_takes_a_drives_place_is_judged),
		CASE(roots_pass_it_on_where_they_are_known),
		CASE(the_tunable_has_its_say),
		CASE(plans_follow_the_judgement),
		CASE(sound_transfers_pass),
		CASE(lost_reads_are_found),
		CASE(lost_writes_are_found),
		CASE(refusals_are_learnt),
		CASE(who_changes_the_file_is_not_the_machine),
		CASE(one_wrong_bit_is_found),
		CASE(what_is_not_read_is_left_alone),
		CASE(a_second_look_that_fails_spoils_nothing),
		CASE(channels_carry_both_kinds),
		CASE(a_stream_between_loses_no_memory),
		CASE(what_was_kept_goes_back),
		CASE(who_looks_comes_after_the_flush),
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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The mover p2pdma: how a device and the disks under a file are judged on trees of other machines,
 * what the plan makes of it, what is learnt on the way, and that wrong bytes are found. "Memory
 * with P2PDMA pages" is a mapping of an ordinary file here.
 */

#include "p2p_kit.h"

#define R(name) PL_REASON_##name

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

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A real drive and a real kernel's p2pdma, through the public interface: every byte compared, the
 * route that was taken asserted, and host memory shown to be uninvolved, by the library's report
 * and (between marks, see witness.h) by what the emulator saw.
 *
 *	matrix TEST FILE [ARGUMENT]
 *
 * Environment: PEERLANE_TEST_DEVICE, the device; MATRIX_ROUTE, the route that is to carry (p2pdma,
 * or p2pdma+copy for a GPU); MATRIX_BAR, the name of its BAR for the witness; MATRIX_MARK, the
 * marker drive; MATRIX_WINDOW, the first window's number.
 */

#include <sys/resource.h>

#include "fixture.h"
#include "witness.h"

#define SEED 21u
#define LEN (25 * MIB)
#define SPACE (22 * MIB)
#define ROUNDS 4u
#define TIMES 2u
#define AT (2 * MIB) /* where in the file the cells lie */

static const char *path;
static const char *argument;

static const size_t sizes[] = { BLOCK, 16 * KIB, 64 * KIB, MIB, 4 * MIB, 16 * MIB };

/* Unaligned heads and tails: bytes before the first whole block, and after the last one. */
static const struct {
	size_t head;
	size_t tail;
} edges[] = { { 0, 0 }, { 1, 0 }, { 0, 511 }, { 100, 333 }, { 4095, 4095 } };

static const char *route(void)
{
	const char *name = getenv("MATRIX_ROUTE");

	return name && *name ? name : "p2pdma";
}

/* By slabs in the GPU's memory, and not straight. */
static bool by_slabs(void)
{
	return strcmp(route(), "p2pdma") != 0;
}

/* What allows this route alone. */
static uint32_t only(void)
{
	return by_slabs() ? fx_policy(route()) : PL_POLICY_STRICT;
}

static struct pl_io_report moved(void)
{
	return (struct pl_io_report)PL_IO_REPORT_INIT;
}

static struct pl_io_opts with(uint32_t policy, struct pl_io_report *r)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;

	opts.policy = policy;
	opts.report = r;
	return opts;
}

static void fill_file(const struct fx *f, struct pl_file *file, unsigned int seed)
{
	char *host = fx_host(LEN);

	(void)f;
	fx_pattern(host, 0, LEN, seed);
	assert_moved(pl_write(file, host, LEN, 0, NULL), LEN);
	assert_ok(pl_file_sync(file));
	free(host);
	fx_cold(path);
}

/* Device memory that holds what neither file nor transfer has. */
static void poison(const struct fx *f, char *dev, size_t len)
{
	char *host = fx_host(len);

	memset(host, 0xa5, len);
	fx_put(f, dev, host, len);
	free(host);
}

static void assert_poison(const struct fx *f, const char *dev, size_t len)
{
	char *host = fx_host(len + 1);

	fx_get(f, host, dev, len);
	for (size_t i = 0; i < len; i++) {
		assert_int_equal((unsigned char)host[i], 0xa5);
	}
	free(host);
}

/* No byte went another way than by the drive, but for at most a block at each end. */
static void assert_direct(const struct pl_io_report *r, size_t len, size_t inner)
{
	if (inner > 2 * BLOCK) {
		assert_string_equal(r->route, route()); /* which carried most */
	}
	assert_int_equal(r->fallbacks, 0);
	assert_int_equal(r->direct + r->edge, len);
	assert_true(r->direct >= inner);
	if (inner == len) {
		assert_int_equal(r->staged, 0);
		assert_int_equal(r->buffered, 0);
	}
}

struct cell {
	size_t head;
	size_t inner; /* whole blocks */
	size_t tail;
	size_t at; /* where it lies, in the file from AT on and in the memory from its start */
};

static size_t skip_of(const struct cell *c)
{
	return c->head ? BLOCK - c->head : 0;
}

static size_t len_of(const struct cell *c)
{
	return c->head + c->inner + c->tail;
}

/* With the blocks around it, which must stay as they are. */
static size_t space_of(const struct cell *c)
{
	return c->inner + 4 * BLOCK;
}

static char *memory_of(char *dev, const struct cell *c)
{
	return dev + c->at + BLOCK + skip_of(c);
}

static uint64_t offset_of(const struct cell *c)
{
	return AT + c->at + skip_of(c);
}

static void was_read(const struct fx *f, char *dev, const struct cell *c)
{
	char *dst = memory_of(dev, c);
	size_t len = len_of(c);

	fx_dev_is(f, dst, offset_of(c), len, SEED);
	assert_poison(f, dev + c->at, BLOCK + skip_of(c));
	assert_poison(f, dst + len, BLOCK - c->tail);
}

static void was_written(struct pl_file *file, const struct cell *c)
{
	uint64_t off = offset_of(c);
	size_t len = len_of(c);
	char *host = fx_host(len);

	fx_file_is(path, off, len, SEED + 1);
	fx_file_is(path, off - skip_of(c) - BLOCK, BLOCK + skip_of(c), SEED);
	fx_file_is(path, off + len, BLOCK, SEED);
	/* As it was, for the next cell. */
	fx_pattern(host, off, len, SEED);
	assert_moved(pl_write(file, host, len, off, NULL), len);
	free(host);
}

/* Fills the memory: for a read with what no file has, for a write with what is to be written. */
static void lay_out(const struct fx *f, char *dev, const struct cell *c, bool write)
{
	char *host = fx_host(len_of(c));

	if (write) {
		fx_pattern(host, offset_of(c), len_of(c), SEED + 1);
		fx_put(f, memory_of(dev, c), host, len_of(c));
	} else {
		poison(f, dev + c->at, space_of(c));
	}
	free(host);
}

/* By a blocking call. */
static void carry(struct pl_file *file, char *dev, const struct cell *c, bool write)
{
	struct pl_io_report r = moved();
	struct pl_io_opts opts = with(only(), &r);
	size_t len = len_of(c);

	assert_moved(write ? pl_write(file, memory_of(dev, c), len, offset_of(c), &opts)
			   : pl_read(file, memory_of(dev, c), len, offset_of(c), &opts),
		     len);
	assert_direct(&r, len, c->inner);
}

static int add_staged(const struct pl_route_stats *st, void *arg)
{
	uint64_t *staged = arg;

	if (strstr(st->name, "+copy") && strcmp(st->name, route()) != 0) {
		*staged += st->bytes;
	}
	return 0;
}

/* By a queue, all at once and twice: the second time as one job. */
static void carry_by_queue(const struct fx *f, struct pl_file *file, char *dev,
			   const struct cell *c, size_t n, bool write)
{
	struct pl_request v[COUNT(sizes)];
	struct pl_completion out[COUNT(sizes)];
	struct pl_queue *q;
	uint64_t staged = 0;
	size_t sum = 0;

	assert_ok(pl_queue_open(f->ctx, NULL, &q));
	for (size_t i = 0; i < n; i++) {
		v[i] = (struct pl_request)PL_REQUEST_INIT;
		v[i].op = write ? PL_OP_WRITE : PL_OP_READ;
		v[i].policy = only();
		v[i].file = file;
		v[i].mem = memory_of(dev, &c[i]);
		v[i].off = offset_of(&c[i]);
		v[i].len = len_of(&c[i]);
		v[i].user = (void *)(uintptr_t)i;
		out[i] = (struct pl_completion)PL_COMPLETION_INIT;
		sum += v[i].len;
	}
	assert_moved(pl_queue_submit(q, v, n, NULL, NULL), n);
	assert_moved(pl_queue_wait(q, out, n, n, 0), n);
	for (size_t i = 0; i < n; i++) {
		const struct cell *one = &c[(uintptr_t)out[i].user];

		assert_int_equal(out[i].result, len_of(one));
		if (one->inner > 2 * BLOCK) {
			assert_int_equal(out[i].route, fx_policy(route()));
		}
	}
	out[0] = (struct pl_completion)PL_COMPLETION_INIT;
	assert_moved(pl_queue_submit(q, v, n, fx_job(NULL), NULL), n);
	assert_moved(pl_queue_wait(q, out, 1, 1, 0), 1);
	assert_int_equal(out[0].result, sum);
	pl_queue_close(q);
	assert_ok(pl_stats_each(f->ctx, add_staged, &staged));
	/* A GPU's edges are, so far. */
	assert_true(staged <= (f->p2p ? 0 : COUNT(edges) * n * 4 * BLOCK));
}

/* ARGUMENT "queue": by a queue, all sizes at once; else one by one. */
static void all_cells(bool write)
{
	bool queue = strcmp(argument, "queue") == 0;
	struct pl_file *file;
	struct fx f;
	char *dev;

	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT | O_DIRECT);
	fill_file(&f, file, SEED);
	dev = fx_alloc(&f, SPACE);
	for (size_t j = 0; j < COUNT(edges); j++) {
		struct cell c[COUNT(sizes)];
		size_t at = 0;

		for (size_t i = 0; i < COUNT(sizes); i++) {
			c[i] = (struct cell){ edges[j].head, sizes[i], edges[j].tail, at };
			lay_out(&f, dev, &c[i], write);
			at += space_of(&c[i]);
			if (!queue) {
				carry(file, dev, &c[i], write);
			}
		}
		if (queue) {
			carry_by_queue(&f, file, dev, c, COUNT(sizes), write);
		}
		assert_ok(pl_file_sync(file));
		fx_cold(path);
		for (size_t i = 0; i < COUNT(sizes); i++) {
			if (write) {
				was_written(file, &c[i]);
			} else {
				was_read(&f, dev, &c[i]);
			}
		}
	}
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

static void reads(void **state)
{
	(void)state;
	all_cells(false);
}

static void writes(void **state)
{
	(void)state;
	all_cells(true);
}

/* Without being told to, and said so beforehand. */
static void chosen(void **state)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	struct pl_io_report r = moved();
	struct pl_io_opts opts = with(PL_POLICY_AUTO, &r);
	struct pl_file *file;
	char *text = NULL;
	struct fx f;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT);
	fill_file(&f, file, SEED);
	dev = fx_alloc(&f, 4 * MIB);
	args.file = file;
	args.mem = dev;
	args.off = AT;
	args.len = 4 * MIB;
	assert_ok(pl_explain(&args, PL_FORMAT_TEXT, &text));
	if (!strstr(text, "--> p2pdma")) {
		fail_msg("p2pdma is not chosen:\n%s", text);
	}
	pl_string_free(text);
	assert_moved(pl_read(file, dev, 4 * MIB, AT, &opts), 4 * MIB);
	assert_direct(&r, 4 * MIB, 4 * MIB);
	fx_dev_is(&f, dev, AT, 4 * MIB, SEED);
	/* Memory and file that can never be aligned together go another way: of a GPU by slabs
	 * there, which is none past strict. */
	opts.policy = PL_POLICY_STRICT;
	if (f.p2p) {
		assert_fails(pl_read(file, dev + 1, MIB, AT, &opts), EOPNOTSUPP, "p2pdma");
	} else {
		assert_moved(pl_read(file, dev + 1, MIB, AT, &opts), MIB);
		assert_string_equal(r.route, "p2pdma+copy");
	}
	opts.policy = PL_POLICY_AUTO;
	assert_moved(pl_read(file, dev + 1, MIB, AT, &opts), MIB);
	fx_dev_is(&f, dev + 1, AT, MIB, SEED);
	assert_string_not_equal(r.route, "p2pdma");
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

static double cpu_seconds(void)
{
	struct rusage u;

	assert_int_equal(getrusage(RUSAGE_SELF, &u), 0);
	return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
	       1e-6 * (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec);
}

/* The CPU seconds a GB of reading (writing) 16 MiB some times by a policy, between marks. The least
 * of several rounds: what else the machine does can only add to it. */
static double cost(struct pl_file *file, char *dev, const char *policy, bool write,
		   unsigned int window)
{
	const char *mark = getenv("MATRIX_MARK");
	struct pl_io_report r = moved();
	struct pl_io_opts opts = with(fx_policy(policy), &r);
	double least = 1e9;

	assert_non_null(mark);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		double start;

		assert_int_equal(witness_mark(mark, window), 0);
		start = cpu_seconds();
		for (unsigned int j = 0; j < TIMES; j++) {
			assert_moved(write ? pl_write(file, dev, 16 * MIB, AT, &opts)
					   : pl_read(file, dev, 16 * MIB, AT, &opts),
				     16 * MIB);
			assert_string_equal(r.route,
					    strcmp(policy, "bounce") ? policy : "direct+copy");
			assert_int_equal(r.direct, strcmp(policy, "bounce") ? 16 * MIB : 0);
		}
		start = cpu_seconds() - start;
		assert_int_equal(witness_mark(mark, window), 0);
		least = start < least ? start : least;
	}
	return least / (double)(TIMES * 16 * MIB) * 1e9;
}

/* Host memory is not involved, and the processor hardly; but a copy inside the GPU of these tests
 * is the processor's. */
static void witnessed(void **state)
{
	const char *bar = getenv("MATRIX_BAR");
	const char *first = getenv("MATRIX_WINDOW");
	unsigned int window = first ? (unsigned int)atoi(first) : 0;
	struct pl_file *file;
	struct fx f;
	char *dev;

	(void)state;
	assert_non_null(bar);
	/* Verification reads samples into host memory: it has its own test. */
	fx_open(&f, "p2p_verify=0", NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT | O_DIRECT);
	fill_file(&f, file, SEED);
	dev = fx_alloc(&f, 16 * MIB);
	for (int write = 0; write < 2; write++, window++) {
		double p2p = cost(file, dev, route(), write, window);
		double bounce = cost(file, dev, "bounce", write, window + 100);
		/* Into a BAR the processor copies slowly; a GPU would do it by itself. */
		double most = f.p2p ? bounce / 3 : bounce;

		/* A busy machine may have been in the way of all rounds of one, and of none of the
		 * other. */
		for (int more = 0; more < 3 && p2p > most && !by_slabs(); more++) {
			double again = cost(file, dev, route(), write, window);

			p2p = again < p2p ? again : p2p;
		}
		print_message("note: witness %u %s %zu %zu\n", window, bar,
			      ROUNDS * TIMES * 16 * MIB, MIB);
		print_message("note: %s: %.2f CPU s/GB by %s, %.2f by bounce\n",
			      write ? "write" : "read", p2p, route(), bounce);
		if (p2p > most && !by_slabs()) {
			fail_msg("p2pdma takes %.2f CPU s/GB, bounce %.2f", p2p, bounce);
		}
	}
	fx_dev_is(&f, dev, AT, 16 * MIB, SEED);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* What explain says of p2pdma for this file, in one line. */
static void assert_reason(const struct fx *f, struct pl_file *file, const char *reason)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	char *text = NULL;
	char *line;

	args.file = file;
	args.dev = f->dev;
	args.len = MIB;
	assert_ok(pl_explain(&args, PL_FORMAT_TEXT, &text));
	line = strstr(text, "no  p2pdma");
	if (line) {
		*strchrnul(line, '\n') = '\0';
	}
	if (!line || !strstr(line, reason)) {
		fail_msg("p2pdma is not refused for %s: %s", reason, line ? line : text);
	}
	print_message("note: %s\n", line);
	pl_string_free(text);
}

static void right_by_another_way(const struct fx *f, struct pl_file *file, unsigned int fallbacks)
{
	struct pl_io_report r = moved();
	struct pl_io_opts opts = with(PL_POLICY_AUTO, &r);
	char *dev = fx_alloc(f, MIB);

	poison(f, dev, MIB);
	assert_moved(pl_read(file, dev, MIB, AT, &opts), MIB);
	fx_dev_is(f, dev, AT, MIB, SEED);
	assert_string_not_equal(r.route, "p2pdma");
	if (fallbacks) {
		assert_true(r.fallbacks >= fallbacks);
		assert_true(*r.why);
		print_message("note: %s\n", r.why);
	}
	fx_free(f, dev);
}

/* Refused before any I/O, and carried another way. ARGUMENT: the reason. */
static void another_way(void **state)
{
	struct pl_file *file;
	struct fx f;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT | O_DIRECT);
	fill_file(&f, file, SEED);
	assert_reason(&f, file, argument);
	right_by_another_way(&f, file, 0);
	fx_shut(file);
	fx_close(&f);
}

/* The same, and an error where no other way is allowed. */
static void refused(void **state)
{
	struct pl_io_opts opts = with(PL_POLICY_STRICT, NULL);
	struct pl_file *file;
	struct fx f;
	char *dev;

	another_way(state);
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	dev = fx_alloc(&f, MIB);
	assert_fails(pl_read(file, dev, MIB, AT, &opts), EOPNOTSUPP, "p2pdma: ");
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* What the library would not try by itself the kernel refuses; it is learnt. ARGUMENT: some of its
 * words. */
static void learnt(void **state)
{
	struct pl_file *file;
	struct fx f;

	(void)state;
	fx_open(&f, "p2p=try", NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT | O_DIRECT);
	fill_file(&f, file, SEED);
	right_by_another_way(&f, file, 1);
	assert_reason(&f, file, "p2p-refused");
	assert_reason(&f, file, argument);
	right_by_another_way(&f, file, 0);
	fx_shut(file);
	fx_close(&f);
}

/* A platform that counts all bytes and brings others. */
static void lies(void **state)
{
	struct pl_io_report r = moved();
	struct pl_io_opts opts = with(PL_POLICY_STRICT, &r);
	struct pl_file *file;
	struct fx f;
	char *host = fx_host(MIB);
	char *want = fx_host(MIB);
	char *dev;

	(void)state;
	/* That it does lie, or this test shows nothing. */
	fx_open(&f, "p2p_verify=0", NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT | O_DIRECT);
	fill_file(&f, file, SEED);
	dev = fx_alloc(&f, MIB);
	poison(&f, dev, MIB);
	assert_moved(pl_read(file, dev, MIB, AT, &opts), MIB);
	fx_get(&f, host, dev, MIB);
	fx_pattern(want, AT, MIB, SEED);
	assert_true(fx_differ(host, want, MIB) >= 0);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);

	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	dev = fx_alloc(&f, MIB);
	if (strcmp(argument, "strict") == 0) {
		assert_fails(pl_read(file, dev, MIB, AT, &opts), EIO, "");
		print_message("note: \"%s\"\n", pl_error_message());
	} else if (strcmp(argument, "write") == 0) {
		fx_pattern(want, AT, MIB, SEED + 1);
		fx_put(&f, dev, want, MIB);
		opts.policy = PL_POLICY_AUTO;
		assert_moved(pl_write(file, dev, MIB, AT, &opts), MIB);
		assert_true(r.fallbacks > 0);
		fx_cold(path);
		fx_file_is(path, AT, MIB, SEED + 1);
		assert_moved(pl_write(file, host, 0, AT, NULL), 0);
		fill_file(&f, file, SEED);
	} else {
		right_by_another_way(&f, file, 1);
	}
	assert_reason(&f, file, "p2p-wrong-data");
	right_by_another_way(&f, file, 0);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
	free(host);
	free(want);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test(reads),   cmocka_unit_test(writes),
		cmocka_unit_test(chosen),  cmocka_unit_test(witnessed),
		cmocka_unit_test(refused), cmocka_unit_test(learnt),
		cmocka_unit_test(lies),	   cmocka_unit_test(another_way),
	};
	struct CMUnitTest one[1];

	if (argc < 3) {
		return 2;
	}
	path = argv[2];
	argument = argc > 3 ? argv[3] : "";
	for (size_t i = 0; i < COUNT(all); i++) {
		if (strcmp(all[i].name, argv[1]) == 0) {
			one[0] = all[i];
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	return 2;
}

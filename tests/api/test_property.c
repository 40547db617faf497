/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Random reads, writes, copies, truncations, registrations and allocations against a model that is
 * nothing but byte arrays. What the model says must be in the files and memories, all of it, at the
 * end and wherever an operation reached. The seed is printed; PEERLANE_TEST_SEED repeats a run.
 */

#include <sys/stat.h>

#include "fixture.h"

#define SECONDS 2.0
#define FILES 3u
#define MEMS 4u /* the last one is plain host memory */
#define LEN (MIB + 200000)
#define TEXT 200

struct model {
	struct fx fx;
	uint64_t rnd;
	const char *paths[FILES];
	struct pl_file *files[FILES];
	char *file_has[FILES];
	size_t file_len[FILES];
	char *mem[MEMS];
	char *mem_has[MEMS];
	bool registered[MEMS];
	size_t reg_off[MEMS];
	char what[TEXT]; /* the operation under way, for messages */
	unsigned long steps;
	unsigned long refused;
	unsigned int counts[8];
};

static uint64_t below(struct model *m, uint64_t n)
{
	return fx_random(&m->rnd) % n;
}

/* Lengths of all magnitudes, often on or beside a boundary. */
static size_t some_len(struct model *m, size_t most)
{
	size_t len = (size_t)below(m, 1u << below(m, 22)) + 1;

	switch (below(m, 4)) {
	case 0:
		len = (len + 4095) / 4096 * 4096;
		break;
	case 1:
		len = (len + 4095) / 4096 * 4096 + below(m, 3) - 1;
		break;
	default:
		break;
	}
	return len < most ? len : most;
}

static size_t some_off(struct model *m, size_t most)
{
	size_t off = (size_t)below(m, most + 1);

	switch (below(m, 4)) {
	case 0:
		return off / 4096 * 4096;
	case 1:
		return off / 512 * 512;
	default:
		return off;
	}
}

static void options(struct model *m, struct pl_io_opts *o, struct pl_io_report *r)
{
	static const char *const policies[] = {
		"auto",	  "auto",   "direct",	   "buffered",
		"strict", "bounce", "direct+copy", "buffered+copy"
	};

	*o = (struct pl_io_opts)PL_IO_OPTS_INIT;
	*r = (struct pl_io_report)PL_IO_REPORT_INIT;
	o->policy = fx_policy(policies[below(m, COUNT(policies))]);
	o->chunk = below(m, 3) ? (size_t)4096 << below(m, 8) : 0;
	o->depth = (unsigned int)below(m, 9);
	o->report = r;
}

static void memory_is(struct model *m, unsigned int i, size_t off, size_t len)
{
	char *got = malloc(len + 1);
	int64_t at;

	assert_non_null(got);
	if (i == MEMS - 1) {
		memcpy(got, m->mem[i] + off, len);
	} else {
		fx_get(&m->fx, got, m->mem[i] + off, len);
	}
	at = fx_differ(got, m->mem_has[i] + off, len);
	if (at >= 0) {
		fail_msg("step %lu, %s: memory %u differs at %zu", m->steps, m->what, i,
			 off + (size_t)at);
	}
	free(got);
}

static void file_is(struct model *m, unsigned int i, size_t off, size_t len)
{
	char *got = malloc(len + 1);
	int fd = open(m->paths[i], O_RDONLY | O_CLOEXEC);
	struct stat st;
	int64_t at;

	assert_true(got && fd >= 0);
	assert_int_equal(fstat(fd, &st), 0);
	if (st.st_size != (off_t)m->file_len[i]) {
		fail_msg("step %lu, %s: file %u has %lld bytes, not %zu", m->steps, m->what, i,
			 (long long)st.st_size, m->file_len[i]);
	}
	if (off + len > m->file_len[i]) {
		len = m->file_len[i] > off ? m->file_len[i] - off : 0;
	}
	assert_int_equal(pread(fd, got, len, (off_t)off), len);
	at = fx_differ(got, m->file_has[i] + off, len);
	if (at >= 0) {
		fail_msg("step %lu, %s: file %u differs at %zu", m->steps, m->what, i,
			 off + (size_t)at);
	}
	(void)close(fd);
	free(got);
}

static size_t from(size_t at, size_t by)
{
	return at > by ? at - by : 0;
}

/* Around what was touched, so that a neighbour's change is seen in the step that made it. */
static void look_around(struct model *m, bool file, unsigned int i, size_t off, size_t len)
{
	size_t start = from(off, 8192);
	size_t stop = off + len + 8192 < LEN ? off + len + 8192 : LEN;

	if (file) {
		file_is(m, i, start, stop - start);
	} else {
		memory_is(m, i, start, stop - start);
	}
}

static void read_step(struct model *m, bool write)
{
	unsigned int f = (unsigned int)below(m, FILES);
	unsigned int i = (unsigned int)below(m, MEMS);
	size_t len = some_len(m, LEN);
	size_t at = some_off(m, LEN - len);
	size_t off = below(m, 2) ? at : some_off(m, LEN - len);
	size_t want = off >= m->file_len[f] ? 0 : m->file_len[f] - off;
	struct pl_io_report r;
	struct pl_io_opts o;
	ssize_t n;

	want = write || want > len ? len : want;
	options(m, &o, &r);
	(void)snprintf(m->what, TEXT,
		       "%s file %u at %zu, memory %u at %zu, %zu bytes, policy %u, "
		       "chunk %zu, depth %u",
		       write ? "write" : "read", f, off, i, at, len, o.policy, o.chunk, o.depth);
	n = write ? pl_write(m->files[f], m->mem[i] + at, len, off, &o)
		  : pl_read(m->files[f], m->mem[i] + at, len, off, &o);
	if (n == -EOPNOTSUPP && o.policy != PL_POLICY_AUTO) {
		m->refused++;
		want = 0;
	} else if (n != (ssize_t)want || fx_sum(&r) != want) {
		fail_msg("step %lu, %s: %zd of %zu, %llu reported: %s", m->steps, m->what, n, want,
			 (unsigned long long)fx_sum(&r), n < 0 ? pl_error_message() : "");
	}
	if (write && want) {
		memcpy(m->file_has[f] + off, m->mem_has[i] + at, want);
		if (off + want > m->file_len[f]) {
			m->file_len[f] = off + want;
		}
	} else if (want) {
		memcpy(m->mem_has[i] + at, m->file_has[f] + off, want);
	}
	if (!write && want < len && n >= 0) {
		/* Past a short count memory is unspecified: take what there is. */
		char *tail = m->mem_has[i] + at + want;

		if (i == MEMS - 1) {
			memcpy(tail, m->mem[i] + at + want, len - want);
		} else {
			fx_get(&m->fx, tail, m->mem[i] + at + want, len - want);
		}
	}
	look_around(m, write, write ? f : i, write ? off : at, len);
}

static void copy_step(struct model *m)
{
	unsigned int to = (unsigned int)below(m, MEMS);
	unsigned int src = (unsigned int)(to + 1 + below(m, MEMS - 1)) % MEMS;
	size_t len = some_len(m, LEN);
	size_t at = some_off(m, LEN - len);
	size_t off = some_off(m, LEN - len);

	(void)snprintf(m->what, TEXT, "copy memory %u at %zu to %u at %zu, %zu bytes", src, off, to,
		       at, len);
	assert_moved(pl_copy(m->fx.ctx, m->mem[to] + at, m->mem[src] + off, len, NULL), len);
	memcpy(m->mem_has[to] + at, m->mem_has[src] + off, len);
	look_around(m, false, to, at, len);
}

static void truncate_step(struct model *m)
{
	unsigned int f = (unsigned int)below(m, FILES);
	size_t len = some_off(m, LEN);

	(void)snprintf(m->what, TEXT, "truncate file %u to %zu", f, len);
	assert_int_equal(truncate(m->paths[f], (off_t)len), 0);
	if (len < m->file_len[f]) {
		memset(m->file_has[f] + len, 0, LEN - len);
	}
	m->file_len[f] = len;
}

static void register_step(struct model *m)
{
	unsigned int i = (unsigned int)below(m, MEMS);

	if (m->registered[i]) {
		assert_ok(pl_mem_unregister(m->fx.ctx, m->mem[i] + m->reg_off[i]));
	} else {
		/* Not at an allocation's own start, which is taken. */
		m->reg_off[i] = 1 + some_off(m, LEN / 2);
		assert_ok(pl_mem_register(m->fx.ctx, m->mem[i] + m->reg_off[i], LEN / 3));
	}
	m->registered[i] = !m->registered[i];
}

static void reopen_step(struct model *m)
{
	unsigned int f = (unsigned int)below(m, FILES);
	int bypass = below(m, 2) && fx_has_direct() ? O_DIRECT : 0;

	assert_ok(pl_file_sync(m->files[f]));
	fx_shut(m->files[f]);
	if (below(m, 2)) {
		fx_cold(m->paths[f]);
	}
	m->files[f] = fx_file(&m->fx, m->paths[f], O_RDWR | bypass);
}

static void step(struct model *m)
{
	uint64_t dice = below(m, 100);
	unsigned int kind = dice < 35	? 0
			    : dice < 70 ? 1
			    : dice < 85 ? 2
			    : dice < 90 ? 3
			    : dice < 95 ? 4
					: 5;

	m->counts[kind]++;
	switch (kind) {
	case 0:
	case 1:
		read_step(m, kind == 1);
		break;
	case 2:
		copy_step(m);
		break;
	case 3:
		truncate_step(m);
		break;
	case 4:
		register_step(m);
		break;
	default:
		reopen_step(m);
		break;
	}
	m->steps++;
}

static void begin(struct model *m)
{
	static const char *const names[FILES] = { "a", "b", "c" };

	for (unsigned int f = 0; f < FILES; f++) {
		m->paths[f] = fx_made(names[f], LEN / (f + 1), f + 1);
		m->files[f] = fx_file(&m->fx, m->paths[f], O_RDWR);
		m->file_has[f] = calloc(1, LEN);
		m->file_len[f] = LEN / (f + 1);
		assert_non_null(m->file_has[f]);
		fx_pattern(m->file_has[f], 0, m->file_len[f], f + 1);
	}
	for (unsigned int i = 0; i < MEMS; i++) {
		m->mem_has[i] = malloc(LEN);
		assert_non_null(m->mem_has[i]);
		fx_pattern(m->mem_has[i], 0, LEN, 100 + i);
		m->mem[i] = i == MEMS - 1 ? fx_host(LEN) : fx_alloc(&m->fx, LEN);
		if (i == MEMS - 1) {
			memcpy(m->mem[i], m->mem_has[i], LEN);
		} else {
			fx_put(&m->fx, m->mem[i], m->mem_has[i], LEN);
		}
	}
}

static void finish(struct model *m)
{
	(void)snprintf(m->what, TEXT, "at the end");
	for (unsigned int f = 0; f < FILES; f++) {
		file_is(m, f, 0, LEN);
		fx_shut(m->files[f]);
		(void)unlink(m->paths[f]);
		free(m->file_has[f]);
	}
	for (unsigned int i = 0; i < MEMS; i++) {
		memory_is(m, i, 0, LEN);
		free(m->mem_has[i]);
	}
	free(m->mem[MEMS - 1]);
	fx_close(&m->fx);
}

static void random_operations(void **state)
{
	static const char *const chunks[] = { "chunk=2MiB", "chunk=16KiB", "chunk=64KiB" };
	static const char *const inlines[] = { "inline_max=256KiB", "inline_max=4KiB",
					       "inline_max=32KiB" };
	struct model m = { .rnd = fx_seed() };
	double until = fx_now() + SECONDS;
	size_t which = below(&m, COUNT(chunks));

	(void)state;
	fx_open(&m.fx, chunks[which], inlines[which], "slab_budget=8MiB", NULL);
	begin(&m);
	while (fx_now() < until || m.steps < 20) {
		step(&m);
	}
	finish(&m);
	(void)printf("%lu steps: %u reads, %u writes (%lu refused), %u copies, %u truncations\n",
		     m.steps, m.counts[0], m.counts[1], m.refused, m.counts[2], m.counts[3]);
	assert_true(m.refused < m.steps / 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_operations),
	};

	return cmocka_run_group_tests_name("property", tests, NULL, NULL);
}

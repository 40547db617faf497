/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The public interface while things break. What breaks, and when, is the guest script's business
 * (guest/faults.sh); here is what must hold meanwhile: a count that is returned is a count of right
 * bytes, what cannot be done is an error with words, the context stays fit for use, and no call
 * hangs.
 *
 *	faults TEST FILE [ARGUMENT]
 *
 * The device is PEERLANE_TEST_DEVICE, the policy of aligned transfers FAULTS_POLICY (default auto).
 * The file must be prepared by `faults prepare`.
 */

#include <signal.h>
#include <sys/stat.h>

#include "fixture.h"

#define SEED 11u
#define LEN (24 * MIB)
#define PIECE (4 * MIB)
#define SMALL_PIECE (256 * KIB)

static const char *path;
static const char *argument;

static unsigned long number(void)
{
	assert_non_null(argument);
	return strtoul(argument, NULL, 0);
}

/* Tells the script that work is under way. */
static void say_ready(void)
{
	int fd = open("/tmp/ready", O_CREAT | O_WRONLY | O_CLOEXEC, 0600);

	assert_true(fd >= 0);
	(void)close(fd);
}

static bool told_to_stop(void)
{
	return access("/tmp/stop", F_OK) == 0;
}

static void assert_explained(ssize_t rc, const char *what)
{
	assert_true(rc < 0);
	assert_true(*pl_error_message());
	print_message("note: %s: %zd, \"%s\"\n", what, rc, pl_error_message());
}

/* How transfers are made that can go any way: where only p2pdma is allowed, it must bear the fault
 * itself. */
static struct pl_io_opts how(void)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	const char *policy = getenv("FAULTS_POLICY");

	opts.policy = fx_policy(policy && *policy ? policy : "auto");
	return opts;
}

static ssize_t get(struct pl_file *file, char *dev, size_t len, uint64_t off)
{
	struct pl_io_opts opts = how();

	return pl_read(file, dev, len, off, &opts);
}

static ssize_t put(struct pl_file *file, const char *dev, size_t len, uint64_t off)
{
	struct pl_io_opts opts = how();

	return pl_write(file, dev, len, off, &opts);
}

static void *pattern_on(const struct fx *f, uint64_t off, size_t len, unsigned int seed)
{
	char *host = fx_host(len);
	char *dev = fx_alloc(f, len);

	fx_pattern(host, off, len, seed);
	fx_put(f, dev, host, len);
	free(host);
	return dev;
}

static void prepare(void **state)
{
	struct pl_file *file;
	struct fx f;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT);
	for (size_t off = 0; off < LEN; off += PIECE) {
		dev = pattern_on(&f, off, PIECE, SEED);
		assert_moved(pl_write(file, dev, PIECE, off, NULL), PIECE);
		fx_free(&f, dev);
	}
	assert_ok(pl_file_sync(file));
	fx_shut(file);
	fx_close(&f);
}

/* Reads (or writes) on from where the last call stopped, until one fails; what was counted so far.
 * Each count must move on, and none may pass the bad block. */
static size_t until_failure(struct pl_file *file, char *dev, size_t bad, bool write, ssize_t *rc)
{
	size_t done = 0;

	for (;;) {
		*rc = write ? put(file, dev + done, LEN - done, done)
			    : get(file, dev + done, LEN - done, done);
		if (*rc < 0) {
			return done;
		}
		assert_true(*rc > 0);
		done += (size_t)*rc;
		if (done > bad) {
			fail_msg("%zu bytes were counted, and byte %zu is bad", done, bad);
		}
	}
}

/* A block in the middle cannot be read. ARGUMENT: its offset. */
static void media_read(void **state)
{
	size_t bad = number();
	size_t after = bad + MIB;
	struct pl_file *file;
	struct fx f;
	size_t done;
	ssize_t rc;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDONLY);
	dev = fx_alloc(&f, LEN);
	done = until_failure(file, dev, bad, false, &rc);
	assert_explained(rc, "reading a bad block");
	assert_true(rc == -EIO || rc == -ENODATA);
	fx_dev_is(&f, dev, 0, done, SEED);
	/* The same context and file go on where the medium is good. */
	assert_moved(get(file, dev, LEN - after, after), LEN - after);
	fx_dev_is(&f, dev, after, LEN - after, SEED);
	assert_true(get(file, dev, BLOCK, bad & ~(size_t)(BLOCK - 1)) < 0);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* A block in the middle cannot be written. ARGUMENT: its offset. */
static void media_write(void **state)
{
	size_t bad = number();
	struct pl_file *file;
	struct fx f;
	size_t done;
	ssize_t rc;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	dev = pattern_on(&f, 0, LEN, SEED + 1);
	done = until_failure(file, dev, bad, true, &rc);
	assert_explained(rc, "writing a bad block");
	assert_true(rc == -EIO || rc == -ENODATA || rc == -ENOSPC);
	if (done) {
		fx_file_is(path, 0, done, SEED + 1);
	}
	assert_moved(put(file, dev, MIB, LEN - MIB), MIB);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* A block device that is gone has no bytes any more: pread(2) says 0, and so may the library. */
#define GONE (-ENXIO)

/* One round over the whole file; the first failure, or 0. */
static ssize_t round_of(const struct fx *f, struct pl_file *file, char *dev, bool write)
{
	ssize_t rc;

	for (size_t off = 0; off < LEN; off += PIECE) {
		if (write) {
			char *src = pattern_on(f, off, PIECE, SEED);

			rc = put(file, src, PIECE, off);
			fx_free(f, src);
			if (rc < 0) {
				return rc;
			}
		}
		rc = get(file, dev, PIECE, off);
		if (rc <= 0) {
			return rc ? rc : GONE;
		}
		fx_dev_is(f, dev, off, (size_t)rc, SEED);
	}
	return 0;
}

/* Reads, or writes and reads, over and over. ends: only a failure ends it; otherwise only the
 * script does, and nothing may fail. */
static void over_and_over(bool write, bool ends)
{
	unsigned int rounds = 0;
	struct pl_file *file;
	ssize_t rc = 0;
	struct fx f;
	char *dev;

	alarm(120);
	fx_open(&f, NULL);
	file = fx_file(&f, path, (write ? O_RDWR : O_RDONLY) | O_DIRECT);
	dev = fx_alloc(&f, PIECE);
	while (!rc && (ends || !told_to_stop())) {
		rc = round_of(&f, file, dev, write);
		if (!rounds++) {
			say_ready();
		}
	}
	if (ends && rc == GONE) {
		print_message("note: the end: no bytes any more\n");
	} else if (ends) {
		assert_explained(rc, "the end");
	} else {
		assert_ok(rc);
		assert_true(rounds > 1);
	}
	print_message("note: %u rounds\n", rounds);
	fx_free(&f, dev);
	(void)pl_file_close(file); /* may say that what it wrote is lost */
	fx_close(&f);
}

static void read_until_failure(void **state)
{
	(void)state;
	over_and_over(false, true);
}

static void write_until_failure(void **state)
{
	(void)state;
	over_and_over(true, true);
}

static void survive(void **state)
{
	(void)state;
	over_and_over(true, false);
}

/* A slow medium: the deadline passes. ARGUMENT: milliseconds. */
static void deadline(void **state)
{
	struct pl_io_opts opts = how();
	struct pl_file *file;
	struct fx f;
	ssize_t rc;
	char *dev;

	(void)state;
	alarm(120);
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDONLY | O_DIRECT);
	dev = fx_alloc(&f, LEN);
	opts.timeout_ns = number() * 1000000ull;
	opts.chunk = SMALL_PIECE;
	opts.depth = 2;
	rc = pl_read(file, dev, LEN, 0, &opts);
	if (rc < 0) {
		assert_explained(rc, "the deadline");
		assert_int_equal(rc, -ETIMEDOUT);
	} else {
		print_message("note: %zd bytes before the deadline\n", rc);
		assert_true(rc < (ssize_t)LEN);
		fx_dev_is(&f, dev, 0, (size_t)rc, SEED);
	}
	/* What comes after it is not disturbed by what was given up. */
	assert_moved(get(file, dev, SMALL_PIECE, PIECE), SMALL_PIECE);
	fx_dev_is(&f, dev, PIECE, SMALL_PIECE, SEED);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* More than fits: FILE is on a file system with less space than ARGUMENT bytes. */
static void fill(void **state)
{
	size_t want = number();
	size_t done = 0;
	struct pl_file *file;
	struct fx f;
	ssize_t rc;
	char *dev;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT);
	dev = pattern_on(&f, 0, want, SEED);
	while ((rc = put(file, dev + done, want - done, done)) > 0) {
		done += (size_t)rc;
	}
	assert_explained(rc, "a full disk");
	assert_int_equal(rc, -ENOSPC);
	assert_true(done > 0 && done < want);
	assert_ok(pl_file_sync(file));
	fx_cold(path);
	fx_file_is(path, 0, done, SEED);
	/* Space again, and the same handle writes. */
	assert_int_equal(truncate(path, 0), 0);
	assert_moved(put(file, dev, MIB, 0), MIB);
	fx_file_is(path, 0, MIB, SEED);
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* Writes and syncs piece by piece, and after each says how far it is in the file ARGUMENT. Pieces
 * are unaligned on purpose, since edges are part of what must not be lost; but memory and file are
 * so in the same way, so that what is between the edges can go straight. */
static void steps(void **state)
{
	size_t len = SMALL_PIECE + 777;
	char *host = fx_host(len);
	struct pl_file *file;
	struct fx f;
	char *dev;
	int log;

	(void)state;
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR | O_CREAT);
	dev = fx_alloc(&f, len + BLOCK);
	log = open(argument, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
	assert_true(log >= 0);
	for (uint64_t off = 0; off < 64 * MIB;) {
		char *src = dev + off % BLOCK;

		fx_pattern(host, off, len, SEED);
		fx_put(&f, src, host, len);
		assert_moved(put(file, src, len, off), len);
		assert_ok(pl_file_sync(file));
		off += len;
		assert_int_equal(pwrite(log, &off, sizeof(off), 0), sizeof(off));
	}
	fail_msg("nobody killed it");
}

/* What `steps` said is there. ARGUMENT as there. */
static void steps_are_there(void **state)
{
	int log = open(argument, O_RDONLY | O_CLOEXEC);
	uint64_t done = 0;

	(void)state;
	assert_true(log >= 0 && pread(log, &done, sizeof(done), 0) == sizeof(done));
	(void)close(log);
	print_message("note: %llu bytes were reported\n", (unsigned long long)done);
	assert_true(done > 0);
	fx_file_is(path, 0, done, SEED);
}

/* ARGUMENT rounds over the file; all must be well. */
static void rounds(void **state)
{
	struct pl_file *file;
	struct fx f;
	char *dev;

	(void)state;
	alarm(240);
	fx_open(&f, NULL);
	file = fx_file(&f, path, O_RDWR);
	dev = fx_alloc(&f, PIECE);
	for (unsigned long i = 0; i < number(); i++) {
		assert_ok(round_of(&f, file, dev, true));
	}
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
}

/* Everything that touches the device's memory; the first failure. */
static ssize_t touch_all(const struct fx *f, struct pl_file *file, char *dev, char *host)
{
	ssize_t rc = get(file, dev, PIECE, 0);

	rc = rc < 0 ? rc : pl_copy(f->ctx, host, dev, PIECE, NULL);
	rc = rc < 0 ? rc : put(file, dev, PIECE, 0);
	return rc < 0 ? rc : pl_copy(f->ctx, dev, host, PIECE, NULL);
}

/* The device whose memory is in use goes away: errors with words from each call, and no signal. */
static void memory_goes(void **state)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	char *host = fx_host(PIECE);
	char *want = fx_host(PIECE);
	unsigned int rounds = 0;
	struct pl_file *file;
	char *text = NULL;
	void *more = NULL;
	ssize_t rc = 0;
	struct fx f;
	char *dev;

	(void)state;
	alarm(120);
	fx_open(&f, NULL);
	assert_true(f.p2p);
	file = fx_file(&f, path, O_RDWR | O_DIRECT);
	dev = fx_alloc(&f, PIECE);
	fx_pattern(want, 0, PIECE, SEED);
	while (rc >= 0) {
		rc = touch_all(&f, file, dev, host);
		if (rc >= 0) {
			fx_same(host, want, PIECE, "what came by the device");
		}
		if (!rounds++) {
			say_ready();
		}
	}
	assert_explained(rc, "the end");
	assert_explained(pl_read(file, dev, PIECE, 0, NULL), "reading, any way");
	assert_explained(pl_write(file, dev, PIECE, 0, NULL), "writing, any way");
	assert_explained(pl_copy(f.ctx, host, dev, PIECE, NULL), "copying from it");
	assert_explained(pl_copy(f.ctx, dev, host, PIECE, NULL), "copying to it");
	assert_fails(pl_mem_alloc(f.dev, PIECE, 0, &more), ENODEV, "was removed");
	args.file = file;
	args.mem = dev;
	args.len = PIECE;
	assert_ok(pl_explain(&args, PL_FORMAT_TEXT, &text));
	pl_string_free(text);
	/* Host memory is as good as ever, and has what was there before. */
	memset(host, 0, PIECE);
	assert_moved(pl_read(file, host, PIECE, 0, NULL), PIECE);
	fx_same(host, want, PIECE, "the file");
	fx_free(&f, dev);
	fx_shut(file);
	fx_close(&f);
	free(host);
	free(want);
	print_message("note: %u rounds\n", rounds);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest all[] = {
		cmocka_unit_test(prepare),
		cmocka_unit_test(media_read),
		cmocka_unit_test(media_write),
		cmocka_unit_test(read_until_failure),
		cmocka_unit_test(write_until_failure),
		cmocka_unit_test(survive),
		cmocka_unit_test(deadline),
		cmocka_unit_test(fill),
		cmocka_unit_test(steps),
		cmocka_unit_test(steps_are_there),
		cmocka_unit_test(rounds),
		cmocka_unit_test(memory_goes),
	};
	struct CMUnitTest one[1];

	if (argc < 3) {
		return 2;
	}
	path = argv[2];
	argument = argv[3];
	for (size_t i = 0; i < COUNT(all); i++) {
		if (strcmp(all[i].name, argv[1]) == 0) {
			one[0] = all[i];
			return cmocka_run_group_tests(one, NULL, NULL);
		}
	}
	return 2;
}

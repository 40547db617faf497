/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The same transfers on one file system after the other: `filesystems KIND`, which is tmpfs, ext4,
 * xfs, btrfs, overlay or loop. Each is mounted in a mount namespace of this process, on an image in
 * the folder for files; loop is a block device without a file system. Wants root; skips with the
 * reason where it may not.
 */

#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fixture.h"

#define IMAGE (512 * MIB)
#define LEN (6 * MIB + 4097)
#define LOOP_LEN (8 * MIB)

static const char *kind;
static char where[PATH_MAX];	   /* the mount point */
static char target[PATH_MAX + 16]; /* the file or device that is read and written */
static char loop_dev[64];
static struct fx fx;
static char *mem;

static int sh(const char *fmt, const char *a, const char *b)
{
	char line[3 * PATH_MAX];

	(void)snprintf(line, sizeof(line), fmt, a, b);
	return system(line);
}

static void no(const char *why)
{
	char text[200];

	(void)snprintf(text, sizeof(text), "%s: %s", kind, why);
	if (*loop_dev) {
		(void)sh("losetup -d %s%s 2>/dev/null", loop_dev, "");
	}
	if (*where) {
		(void)umount2(where, MNT_DETACH);
		(void)rmdir(where);
	}
	fx_skip(text);
}

static const char *image(void)
{
	const char *path = fx_path("image");
	int fd = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);

	if (fd < 0 || ftruncate(fd, IMAGE)) {
		no("no space for an image");
	}
	(void)close(fd);
	return path;
}

static void mount_image(const char *mkfs)
{
	const char *path = image();

	if (sh("command -v %s%s >/dev/null 2>&1", mkfs, "")) {
		no("its mkfs is not installed");
	}
	if (sh("%s -q '%s' >/dev/null 2>&1", mkfs, path)) {
		no("mkfs failed");
	}
	if (sh("mount -o loop '%s' '%s' 2>/dev/null", path, where)) {
		no("a loop mount is not permitted here");
	}
}

static void mount_overlay(void)
{
	char cmd[3 * PATH_MAX];

	if (mount("none", where, "tmpfs", 0, "size=64m")) {
		no("mounting is not permitted here");
	}
	/* Its upper layer is a disk's, so that O_DIRECT reaches one. */
	(void)snprintf(
		cmd, sizeof(cmd),
		"cd '%s' && mkdir m l u && mount -o loop '%s' u 2>/dev/null && mkdir u/u u/w && "
		"mount -t overlay overlay -o lowerdir=l,upperdir=u/u,workdir=u/w m 2>/dev/null",
		where, image());
	if (sh("mkfs.ext4 -q '%s%s' >/dev/null 2>&1", fx_path("image"), "") || system(cmd)) {
		no("an overlay mount is not permitted here");
	}
	(void)snprintf(target, sizeof(target), "%s/m/file", where);
}

static void attach_loop(void)
{
	const char *path = image();
	char cmd[PATH_MAX + 64];
	FILE *p;

	(void)snprintf(cmd, sizeof(cmd), "losetup -f --show '%s' 2>/dev/null", path);
	assert_int_equal(truncate(path, LOOP_LEN), 0);
	p = popen(cmd, "r");
	if (!p || !fgets(loop_dev, sizeof(loop_dev), p) || pclose(p)) {
		*loop_dev = '\0';
		no("a loop device is not permitted here");
	}
	loop_dev[strcspn(loop_dev, "\n")] = '\0';
	(void)snprintf(target, sizeof(target), "%s", loop_dev);
}

static void prepare(void)
{
	if (geteuid() != 0) {
		no("not root");
	}
	if (unshare(CLONE_NEWNS) || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL)) {
		no("no mount namespace of its own is permitted here");
	}
	(void)snprintf(where, sizeof(where), "%s.d", fx_path("mnt"));
	assert_int_equal(mkdir(where, 0700), 0);
	(void)snprintf(target, sizeof(target), "%s/file", where);
	if (strcmp(kind, "tmpfs") == 0) {
		if (mount("none", where, "tmpfs", 0, "size=64m")) {
			no("mounting is not permitted here");
		}
	} else if (strcmp(kind, "overlay") == 0) {
		mount_overlay();
	} else if (strcmp(kind, "loop") == 0) {
		attach_loop();
	} else {
		char mkfs[32];

		(void)snprintf(mkfs, sizeof(mkfs), "mkfs.%s", kind);
		mount_image(mkfs);
	}
}

static void fill(size_t len, unsigned int seed)
{
	int fd = open(target, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	char *buf = fx_host(len);

	assert_true(fd >= 0);
	fx_pattern(buf, 0, len, seed);
	assert_int_equal(pwrite(fd, buf, len, 0), len);
	(void)close(fd);
	free(buf);
}

static size_t length(void)
{
	return strcmp(kind, "loop") == 0 ? LOOP_LEN : LEN;
}

static void it_is_what_it_is_called(void **state)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file;

	(void)state;
	fill(length(), 1);
	file = fx_file(&fx, target, O_RDONLY);
	assert_ok(pl_file_info(file, &info));
	assert_int_equal(info.length, length());
	if (strcmp(kind, "loop") == 0) {
		assert_int_equal(info.kind, PL_FILE_BLOCK);
		assert_non_null(strstr(info.stack, loop_dev + strlen("/dev/")));
	} else {
		assert_int_equal(info.kind, PL_FILE_REGULAR);
		/* Overlayfs over layers of several file systems gives files a device number of its
		 * own, which no mount has. */
		assert_string_equal(info.fs, kind);
	}
	assert_int_equal(info.direct, strcmp(kind, "tmpfs") != 0);
	assert_int_equal(info.align_off != 0, info.direct);
	/* btrfs gives files numbers of no device, too: its disk is the mount's source. */
	if (strcmp(kind, "ext4") == 0 || strcmp(kind, "xfs") == 0 || strcmp(kind, "btrfs") == 0) {
		assert_non_null(strstr(info.stack, "loop"));
	}
	fx_shut(file);
}

static void reads_by_all_routes(void **state)
{
	static const char *const routes[] = { "auto",	  "strict",	 "direct",
					      "buffered", "direct+copy", "buffered+copy" };
	bool has_direct = strcmp(kind, "tmpfs") != 0;
	struct pl_file *file;
	size_t len = length();

	(void)state;
	fill(len, 1);
	file = fx_file(&fx, target, O_RDONLY);
	for (size_t i = 0; i < COUNT(routes); i++) {
		bool straight = !strstr(routes[i], "copy") && i != 0;
		bool direct = strncmp(routes[i], "direct", 6) == 0;
		bool can = (fx.addressable || !straight) && (has_direct || !direct);
		struct pl_io_opts o = PL_IO_OPTS_INIT;
		struct pl_io_report r = PL_IO_REPORT_INIT;
		ssize_t n;

		fx_cold(target);
		o.policy = fx_policy(routes[i]);
		o.report = &r;
		n = pl_read(file, mem + 1001, len - 1001, 1001, &o);
		if (!can) {
			assert_fails(n, EOPNOTSUPP, routes[i]);
			continue;
		}
		assert_moved(n, len - 1001);
		fx_dev_is(&fx, mem + 1001, 1001, len - 1001, 1);
		assert_int_equal(fx_sum(&r), len - 1001);
		assert_int_equal(r.fallbacks, 0);
		if (strcmp(routes[i], "direct") == 0) {
			assert_true(r.direct + 3 * (uint64_t)BLOCK > len - 1001);
		}
		/* The end of the file, or of the device. */
		assert_moved(pl_read(file, mem, 4 * MIB, len - 5000, i ? NULL : &o), 5000);
		fx_dev_is(&fx, mem, len - 5000, 5000, 1);
	}
	fx_shut(file);
}

static void writes_by_all_routes(void **state)
{
	static const char *const routes[] = { "auto", "direct", "buffered", "direct+copy",
					      "buffered+copy" };
	size_t len = length();
	char *buf = fx_host(len);
	struct pl_file *file;

	(void)state;
	fill(len, 1);
	file = fx_file(&fx, target, O_RDWR);
	for (size_t i = 0; i < COUNT(routes); i++) {
		struct pl_io_opts o = PL_IO_OPTS_INIT;
		unsigned int seed = (unsigned int)(10 + i);
		size_t n = 5 * MIB - 3;
		ssize_t moved;

		o.policy = fx_policy(routes[i]);
		fx_pattern(buf, 1001, n, seed);
		fx_put(&fx, mem + 1001, buf, n);
		moved = pl_write(file, mem + 1001, n, 1001, &o);
		if (moved == -EOPNOTSUPP && i) {
			continue;
		}
		assert_moved(moved, n);
		assert_ok(pl_file_sync(file));
		fx_file_is(target, 0, 1001, 1);
		fx_file_is(target, 1001, n, seed);
		fx_file_is(target, 1001 + n, len - 1001 - n, 1);
	}
	fx_shut(file);
	free(buf);
}

/* A full disk: what fits is written, the count says how much, then ENOSPC; EFBIG or ENOSPC past a
 * device's end. */
static void no_space_left(void **state)
{
	static const char *const routes[] = { "auto", "direct", "direct+copy", "buffered" };
	struct pl_file *file;
	size_t done = 0;
	char *buf;
	ssize_t n;

	(void)state;
	if (strcmp(kind, "tmpfs") == 0) {
		buf = fx_host(8 * MIB);
		fx_pattern(buf, 0, 8 * MIB, 3);
		fx_put(&fx, mem, buf, 8 * MIB);
		free(buf);
		file = fx_file(&fx, target, O_RDWR | O_TRUNC);
		while ((n = pl_write(file, mem, 8 * MIB, done, NULL)) > 0) {
			done += (size_t)n;
		}
		assert_fails(n, ENOSPC, "o space");
		assert_in_range(done, 32 * MIB, 64 * MIB);
		for (size_t at = 0; at + 8 * MIB <= done; at += 8 * MIB) {
			assert_moved(pl_read(file, mem, 8 * MIB, at, NULL), 8 * MIB);
			fx_dev_is(&fx, mem, 0, 8 * MIB, 3);
		}
		fx_shut(file);
		assert_int_equal(unlink(target), 0);
	} else if (strcmp(kind, "loop") == 0) {
		for (size_t i = 0; i < COUNT(routes); i++) {
			struct pl_io_opts o = PL_IO_OPTS_INIT;

			file = fx_file(&fx, target, O_RDWR);
			o.policy = fx_policy(routes[i]);
			n = pl_write(file, mem, 2 * MIB, LOOP_LEN - MIB, &o);
			assert_true(n == -EOPNOTSUPP || n == -ENOSPC ||
				    (n > 0 && n <= (ssize_t)MIB));
			n = pl_write(file, mem, MIB, LOOP_LEN, &o);
			assert_true(n == -EOPNOTSUPP || n == -ENOSPC);
			assert_moved(pl_read(file, mem, MIB, LOOP_LEN, NULL), 0);
			fx_shut(file);
		}
	}
}

/* Another thread, which stores 7 to the first byte of pages of the file through a mapping: in each
 * round to every `step`-th page of a range, while the test's own thread transfers that. */
#define BESIDE (4 * MIB)

static struct {
	volatile unsigned char *map;
	size_t from, to, step;
	atomic_uint round; /* that is to be made */
	atomic_uint made;
	atomic_bool stop;
} stores;

static void *store(void *arg)
{
	(void)arg;
	while (!atomic_load(&stores.stop)) {
		unsigned int round = atomic_load(&stores.round);

		if (round == atomic_load(&stores.made)) {
			(void)sched_yield();
			continue;
		}
		for (size_t at = stores.from; at < stores.to; at += stores.step * BLOCK) {
			stores.map[at] = 7;
		}
		atomic_store(&stores.made, round);
	}
	return NULL;
}

static int begin_stores(pthread_t *t, size_t step)
{
	int fd = open(target, O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0600);

	assert_true(fd >= 0);
	assert_true(ftruncate(fd, BESIDE) == 0 || strcmp(kind, "loop") == 0);
	stores.map = mmap(NULL, BESIDE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	assert_true(stores.map != MAP_FAILED);
	stores.from = 0;
	stores.to = BESIDE;
	stores.step = step;
	atomic_store(&stores.round, 0);
	atomic_store(&stores.made, 0);
	atomic_store(&stores.stop, false);
	assert_int_equal(pthread_create(t, NULL, store, NULL), 0);
	return fd;
}

static void end_stores(pthread_t t, int fd)
{
	atomic_store(&stores.stop, true);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(munmap((void *)(uintptr_t)stores.map, BESIDE), 0);
	(void)close(fd);
}

static bool stores_are_made(void)
{
	return atomic_load(&stores.made) == atomic_load(&stores.round);
}

/* How often it is tried until a piece has met a store. */
static unsigned int rounds(unsigned int most)
{
	return strcmp(kind, "tmpfs") == 0 ? 4 : most; /* nothing goes past the page cache there */
}

/* Every other page is a hole again, and nothing is in the page cache. */
static bool punch(int fd)
{
	for (size_t at = 0; at < BESIDE; at += 2 * (size_t)BLOCK) {
		if (fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)at, BLOCK)) {
			return false;
		}
	}
	fx_cold(target);
	return true;
}

/* What was stored before is there, and nothing else. */
static void check_holes(const unsigned char *buf, bool *seen)
{
	for (size_t at = 0; at < BESIDE; at += BLOCK) {
		bool hole = at % (2 * (size_t)BLOCK) == 0;

		assert_true(buf[at] == (hole ? 0 : 1) || (hole && buf[at] == 7));
		assert_true(!seen[at / BLOCK] || buf[at] == 7);
		seen[at / BLOCK] = buf[at] == 7;
		for (size_t i = 1; i < BLOCK; i++) {
			assert_int_equal(buf[at + i], !hole);
		}
	}
}

/* Who opens a file without O_DIRECT reads it as pread(2) does, also while others fill its holes:
 * past the page cache that is EIO. */
static void reads_beside_stores(void **state)
{
	unsigned char *buf = fx_host(BESIDE);
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	bool *seen = calloc(BESIDE / BLOCK, sizeof(*seen));
	unsigned int again = 0;
	struct pl_file *file;
	pthread_t t;
	int fd;

	(void)state;
	if (strcmp(kind, "loop") == 0) {
		free(buf);
		free(seen);
		return; /* without holes */
	}
	assert_non_null(seen);
	fd = begin_stores(&t, 2);
	memset(buf, 1, BESIDE);
	assert_int_equal(pwrite(fd, buf, BESIDE, 0), BESIDE);
	file = fx_file(&fx, target, O_RDONLY);
	o.report = &r;
	for (unsigned int round = 0; round < rounds(40) && (round < 4 || !again) && punch(fd);
	     round++) {
		memset(seen, 0, BESIDE / BLOCK * sizeof(*seen));
		atomic_fetch_add(&stores.round, 1);
		do {
			assert_moved(pl_read(file, mem, BESIDE, 0, &o), BESIDE);
			fx_get(&fx, buf, mem, BESIDE);
			check_holes(buf, seen);
			again += r.fallbacks;
		} while (!stores_are_made());
	}
	(void)printf("%s: %u pieces met stores\n", kind, again);
	fx_shut(file);
	end_stores(t, fd);
	free(buf);
	free(seen);
}

/* Nor is a write lost that others' stores meet: past the page cache such a page would have what the
 * file held before. */
static void writes_beside_stores(void **state)
{
	size_t len = 512 * KIB; /* what is longer, or shorter, may be planned for the page cache */
	struct pl_io_report r = PL_IO_REPORT_INIT;
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	char *buf = fx_host(len);
	char *got = fx_host(len);
	unsigned int again = 0;
	struct pl_file *file;
	pthread_t t;
	int fd;

	(void)state;
	fd = begin_stores(&t, 1);
	file = fx_file(&fx, target, O_RDWR);
	o.report = &r;
	for (unsigned int round = 0; round < rounds(400) && (round < 30 || !again); round++) {
		size_t off = round % (BESIDE / len) * len;
		int rc;

		memset(buf, 8 + (int)(round % 200), len);
		fx_put(&fx, mem, buf, len);
		(void)fsync(fd); /* of which the kernel may say EIO: see pl_write() */
		fx_cold(target);
		stores.from = off;
		stores.to = off + len;
		atomic_fetch_add(&stores.round, 1);
		assert_moved(pl_write(file, mem, len, off, &o), len);
		again += r.fallbacks;
		while (!stores_are_made()) {
			(void)sched_yield();
		}
		assert_int_equal(pread(fd, got, len, (off_t)off), len);
		for (size_t i = 0; i < len; i += BLOCK) {
			buf[i] = got[i] == 7 ? 7 : buf[i];
		}
		fx_same(got, buf, len, "a range that others stored to");
		rc = pl_file_sync(file);
		assert_true(rc == 0 || rc == -EIO);
	}
	(void)printf("%s: %u pieces met stores\n", kind, again);
	fx_shut(file);
	end_stores(t, fd);
	free(buf);
	free(got);
}

static int begin(void **state)
{
	(void)state;
	prepare();
	fx_open(&fx, "chunk=256KiB", "inline_max=64KiB", NULL);
	mem = fx_alloc(&fx, 9 * MIB);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	if (*loop_dev) {
		assert_int_equal(sh("losetup -d %s%s", loop_dev, ""), 0);
	}
	(void)sh("cd '%s%s' && umount m u 2>/dev/null; true", where, "");
	(void)umount2(where, MNT_DETACH);
	return rmdir(where);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(it_is_what_it_is_called), cmocka_unit_test(reads_by_all_routes),
		cmocka_unit_test(writes_by_all_routes),	   cmocka_unit_test(reads_beside_stores),
		cmocka_unit_test(writes_beside_stores),	   cmocka_unit_test(no_space_left),
	};

	if (argc != 2) {
		(void)fprintf(stderr, "usage: %s tmpfs|ext4|xfs|btrfs|overlay|loop\n", argv[0]);
		return 2;
	}
	kind = argv[1];
	return cmocka_run_group_tests_name(kind, tests, begin, end);
}

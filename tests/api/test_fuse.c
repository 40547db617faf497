/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files of a FUSE server that answers oddly: less than was asked for, a size of 0, EINTR, and then
 * not at all, because it has died. The server is a child of this process that speaks the kernel's
 * protocol; its mount is in a mount namespace of this process. Wants root and /dev/fuse; skips with
 * the reason where it may not.
 */

#include <linux/fuse.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "fixture.h"

#define LEN (5 * MIB + 77)
#define READ_MAX (128 * KIB)
#define NODE 2u

/* What the server is to do next; shared with it. */
static struct {
	size_t most;	 /* bytes of an answer at most; 0: all */
	bool says_empty; /* by its attributes */
	bool interrupts; /* every third read */
	uint64_t dies_at;
	bool caches; /* the kernel keeps pages, until it sees that the file was changed */
	unsigned int writes;
} * odd;

static struct fx fx;
static char *mem;
static char dir[4096];
static char path[4096 + 8];
static pid_t server;
static char *content;

static void answer(int fd, const struct fuse_in_header *in, int err, const void *data, size_t len)
{
	struct fuse_out_header out = { (uint32_t)(sizeof(out) + len), err, in->unique };
	static char buf[sizeof(out) + READ_MAX];

	memcpy(buf, &out, sizeof(out));
	if (len) {
		memcpy(buf + sizeof(out), data, len);
	}
	if (write(fd, buf, out.len) < 0 && errno != ENOENT) {
		_exit(0);
	}
}

static struct fuse_attr attributes(uint64_t node)
{
	struct fuse_attr a = { .ino = node, .nlink = 1, .blksize = BLOCK };

	a.mode = node == NODE ? S_IFREG | 0600 : S_IFDIR | 0700;
	a.mtime = odd->writes;
	a.size = node == NODE && !odd->says_empty ? LEN : 0;
	return a;
}

static void answer_read(int fd, const struct fuse_in_header *in, const struct fuse_read_in *r)
{
	static unsigned int reads;
	size_t n = r->offset < LEN ? LEN - r->offset : 0;

	if (r->offset >= odd->dies_at) {
		_exit(0);
	}
	if (odd->interrupts && reads++ % 3 == 0) {
		answer(fd, in, -EINTR, NULL, 0);
		return;
	}
	n = n < r->size ? n : r->size;
	n = odd->most && n > odd->most ? odd->most : n;
	answer(fd, in, 0, content + r->offset, n);
}

/* Into the server's own copy. */
static void answer_write(int fd, const struct fuse_in_header *in, const struct fuse_write_in *w)
{
	struct fuse_write_out out = { .size = w->size };

	if (w->offset > LEN || w->size > LEN - w->offset) {
		answer(fd, in, -ENOSPC, NULL, 0);
		return;
	}
	memcpy(content + w->offset, w + 1, w->size);
	odd->writes++;
	answer(fd, in, 0, &out, sizeof(out));
}

static void serve_one(int fd, const struct fuse_in_header *in)
{
	struct fuse_init_out init = { .major = FUSE_KERNEL_VERSION,
				      .minor = FUSE_KERNEL_MINOR_VERSION,
				      .flags = FUSE_ASYNC_READ | FUSE_ASYNC_DIO |
					       (odd->caches ? FUSE_AUTO_INVAL_DATA : 0),
				      .max_write = READ_MAX };
	struct fuse_entry_out entry = { .nodeid = NODE, .attr = attributes(NODE) };
	struct fuse_attr_out attr = { .attr = attributes(in->nodeid) };
	struct fuse_open_out open = { .open_flags =
					      odd->caches ? FOPEN_KEEP_CACHE : FOPEN_DIRECT_IO };
	struct fuse_statfs_out st = { .st = { .bsize = BLOCK, .namelen = 255 } };

	switch (in->opcode) {
	case FUSE_INIT:
		answer(fd, in, 0, &init, sizeof(init));
		break;
	case FUSE_LOOKUP:
		answer(fd, in, strcmp((const char *)(in + 1), "file") ? -ENOENT : 0, &entry,
		       strcmp((const char *)(in + 1), "file") ? 0 : sizeof(entry));
		break;
	case FUSE_GETATTR:
		answer(fd, in, 0, &attr, sizeof(attr));
		break;
	case FUSE_OPEN:
		answer(fd, in, 0, &open, sizeof(open));
		break;
	case FUSE_READ:
		answer_read(fd, in, (const void *)(in + 1));
		break;
	case FUSE_WRITE:
		answer_write(fd, in, (const void *)(in + 1));
		break;
	case FUSE_STATFS:
		answer(fd, in, 0, &st, sizeof(st));
		break;
	case FUSE_FORGET:
	case FUSE_BATCH_FORGET:
	case FUSE_INTERRUPT:
		break; /* no answer is wanted */
	case FUSE_RELEASE:
		answer(fd, in, 0, NULL, 0);
		break;
	default:
		answer(fd, in, -ENOSYS, NULL, 0);
	}
}

static void serve(int fd)
{
	static char buf[READ_MAX + 2 * BLOCK] __attribute__((aligned(8)));

	for (;;) {
		ssize_t n = read(fd, buf, sizeof(buf));

		if (n >= (ssize_t)sizeof(struct fuse_in_header)) {
			serve_one(fd, (const struct fuse_in_header *)(void *)buf);
		} else if (n >= 0 || (errno != EINTR && errno != ENOENT && errno != EAGAIN)) {
			_exit(0);
		}
	}
}

static void mount_it(void)
{
	int fd = open("/dev/fuse", O_RDWR | O_CLOEXEC);
	char options[100];

	if (fd < 0) {
		fx_skip("/dev/fuse cannot be opened");
	}
	(void)snprintf(options, sizeof(options),
		       "fd=%d,rootmode=40000,user_id=0,group_id=0,max_read=%zu", fd, READ_MAX);
	if (mount("odd", dir, "fuse", MS_NOSUID | MS_NODEV, options)) {
		(void)rmdir(dir);
		fx_skip("a FUSE mount is not permitted here");
	}
	server = fx_fork();
	assert_true(server >= 0);
	if (server == 0) {
		(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
		serve(fd);
	}
	(void)close(fd);
}

static void unmount_it(void)
{
	(void)kill(server, SIGKILL);
	(void)waitpid(server, NULL, 0);
	(void)umount2(dir, MNT_DETACH);
}

/* Each test has a mount of its own, so that one server's death is no other's. */
static int begin(void **state)
{
	(void)state;
	memset(odd, 0, sizeof(*odd));
	odd->dies_at = UINT64_MAX;
	mount_it();
	fx_open(&fx, "chunk=256KiB", "inline_max=64KiB", NULL);
	mem = fx_alloc(&fx, LEN + MIB);
	return 0;
}

static int end(void **state)
{
	(void)state;
	fx_close(&fx);
	unmount_it();
	return 0;
}

static const size_t from[] = { 0, 1001, 2 * MIB + 4095, LEN - 3000, LEN - 1 };

/* Reads to the end of the file from several offsets; returns how many pieces fell back. */
static unsigned int reads_all(struct pl_file *file, const char *policy)
{
	unsigned int again = 0;

	for (size_t i = 0; i < COUNT(from); i++) {
		struct pl_io_opts o = PL_IO_OPTS_INIT;
		struct pl_io_report r = PL_IO_REPORT_INIT;
		size_t len = LEN - from[i];

		o.policy = fx_policy(policy);
		o.report = &r;
		assert_moved(pl_read(file, mem, len + 5000, from[i], &o), len);
		fx_dev_is(&fx, mem, from[i], len, 1);
		assert_int_equal(fx_sum(&r), len);
		again += r.fallbacks;
	}
	return again;
}

/* Less than a block is no end of the file, nor is what lies in front of the bytes asked for. */
static void short_answers(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	struct pl_io_opts o = PL_IO_OPTS_INIT;

	(void)state;
	assert_int_equal(reads_all(file, "auto"), 0);
	odd->most = 8192;
	assert_int_equal(reads_all(file, "auto"), 0);
	odd->most = 1000;
	assert_true(reads_all(file, "auto") > 0);
	assert_true(reads_all(file, "bounce") > 0);
	/* Who asks for O_DIRECT gets what it gives, or an error, and never an end. */
	o.policy = fx_policy("direct+copy");
	assert_moved(pl_read(file, mem, MIB, 2 * MIB, &o), 1000);
	fx_dev_is(&fx, mem, 2 * MIB, 1000, 1);
	assert_fails(pl_read(file, mem, MIB, 2 * MIB + 1001, &o), EIO, "less than a block");
	assert_fails(pl_read(file, mem, 4096, 2 * MIB + 1001, &o), EIO, "/file' at offset 2098153");
	fx_shut(file);
}

/* A file that says it is empty has what read(2) finds. */
static void a_size_of_0(void **state)
{
	struct pl_file_info info = PL_FILE_INFO_INIT;
	struct pl_file *file;

	(void)state;
	odd->says_empty = true;
	file = fx_file(&fx, path, O_RDONLY);
	assert_ok(pl_file_info(file, &info));
	assert_int_equal(info.length, 0);
	assert_int_equal(reads_all(file, "auto"), 0);
	assert_int_equal(reads_all(file, "bounce"), 0);
	assert_moved(pl_read(file, mem, MIB, LEN, NULL), 0);
	assert_moved(pl_read(file, mem, MIB, 2 * LEN, NULL), 0);
	fx_shut(file);
}

static void interrupted_answers(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);

	(void)state;
	odd->interrupts = true;
	(void)reads_all(file, "auto");
	(void)reads_all(file, "bounce");
	fx_shut(file);
}

/* The count says what has arrived, and the next call why no more comes. */
static void a_server_that_dies(void **state)
{
	struct pl_file *file = fx_file(&fx, path, O_RDONLY);
	size_t done = 0;
	ssize_t n;

	(void)state;
	odd->dies_at = 3 * MIB;
	while ((n = pl_read(file, mem + done, LEN - done, done, NULL)) > 0) {
		done += (size_t)n;
	}
	assert_fails(n, ENOTCONN, "/file' at offset");
	assert_in_range(done, 0, 3 * MIB);
	fx_dev_is(&fx, mem, 0, done, 1);
	assert_fails(pl_read(file, mem, 1, 0, NULL), ENOTCONN, "not connected");
	n = pl_file_close(file);
	assert_true(n == 0 || n == -ENOTCONN);
	assert_fails(pl_file_open(fx.ctx, path, O_RDONLY, 0, &file), ENOTCONN, path);
}

#define PAGE 4096u

static struct pl_array *array_of(struct pl_file *file, uint32_t flags)
{
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;
	struct pl_array *a;

	o.flags = flags;
	o.frame_bytes = 0;
	o.wide_bytes = 0;
	o.window_bytes = LEN;
	assert_ok(pl_array_open(fx.dev, file, 0, LEN, &o, &a));
	assert_ok(pl_array_stats(a, &st));
	assert_int_equal(!st.window_bytes, *st.windows_why != 0);
	return a;
}

static const char *why_of(struct pl_array *a)
{
	struct pl_array_stats st = PL_ARRAY_STATS_INIT;

	assert_ok(pl_array_stats(a, &st));
	return st.windows_why;
}

/* A page of the array is what `seed` makes of it. */
static void row_is(struct pl_array *a, int64_t page, unsigned int seed)
{
	struct pl_array_rows r = PL_ARRAY_ROWS_INIT;
	struct pl_stream *s;
	char want[PAGE];
	void *p;

	assert_ok(pl_stream_create(fx.dev, &s));
	assert_ok(pl_mem_alloc(fx.dev, 2 * PAGE, PL_ALLOC_PINNED, &p));
	memset(p, 0, 2 * PAGE);
	memcpy(p, &page, sizeof(page));
	r.ids = p;
	r.n = 1;
	r.row_bytes = PAGE;
	r.out = (char *)p + PAGE;
	assert_ok(pl_array_gather(s, a, &r));
	assert_ok(pl_stream_sync(s));
	fx_pattern(want, (uint64_t)page * PAGE, PAGE, seed);
	fx_same((char *)p + PAGE, want, PAGE, "a row");
	pl_stream_close(s);
	assert_ok(pl_mem_free(fx.ctx, p));
}

/* The kernel drops the pages of such a file when it sees that it was changed, by ourselves, too,
 * and the next write has others: so there are no windows where kernels write, even if nobody else
 * changes the file. */
static void arrays_that_kernels_write(void **state)
{
	struct pl_file *file;
	struct pl_array *a;
	char page[PAGE];
	struct stat st;
	int fd;

	(void)state;
	/* From the first request on, which is the kernel's. */
	unmount_it();
	odd->caches = true;
	mount_it();
	file = fx_file(&fx, path, O_RDWR);
	a = array_of(file, PL_ARRAY_STABLE);
	/* If it ever says, there may be. */
	assert_true(!*why_of(a) || strstr(why_of(a), "does not say what of the file"));
	row_is(a, 3, 1);
	pl_array_close(a);
	a = array_of(file, PL_ARRAY_STABLE | PL_ARRAY_WRITE);
	assert_non_null(strstr(why_of(a), "not on ext4, xfs or tmpfs"));
	row_is(a, 3, 1);
	fd = open(path, O_RDWR | O_CLOEXEC);
	assert_true(fd >= 0);
	for (unsigned int seed = 2; seed < 5; seed++) {
		fx_pattern(page, 3 * PAGE, PAGE, seed);
		assert_int_equal(pwrite(fd, page, PAGE, 3 * PAGE), PAGE);
		row_is(a, 3, seed);
		assert_int_equal(fstat(fd, &st), 0);
	}
	assert_int_equal(close(fd), 0);
	pl_array_close(a);
	fx_shut(file);
}

static int begin_all(void **state)
{
	char *p;

	(void)state;
	if (geteuid() != 0) {
		fx_skip("not root");
	}
	if (unshare(CLONE_NEWNS) || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL)) {
		fx_skip("no mount namespace of its own is permitted here");
	}
	odd = mmap(NULL, sizeof(*odd), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	assert_true((void *)odd != MAP_FAILED);
	p = fx_host(LEN);
	fx_pattern(p, 0, LEN, 1);
	content = p;
	(void)snprintf(dir, sizeof(dir), "%s.d", fx_path("fuse"));
	(void)snprintf(path, sizeof(path), "%s/file", dir);
	return mkdir(dir, 0700);
}

static int end_all(void **state)
{
	(void)state;
	free(content);
	return rmdir(dir);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(short_answers, begin, end),
		cmocka_unit_test_setup_teardown(a_size_of_0, begin, end),
		cmocka_unit_test_setup_teardown(interrupted_answers, begin, end),
		cmocka_unit_test_setup_teardown(a_server_that_dies, begin, end),
		cmocka_unit_test_setup_teardown(arrays_that_kernels_write, begin, end),
	};

	return cmocka_run_group_tests(tests, begin_all, end_all);
}

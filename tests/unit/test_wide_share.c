/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Wide memory given away and taken, on the fake driver and its device files: which pieces, what is
 * left, and what is said to be host memory and is none. */

#include "unit.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/config.h"
#include "base/log.h"
#include "dev/dev.h"
#include "dev/nvmem/wide.h"
#include "fakerm/fakerm.h"
#include "lib/fakecuda_app.h"
#include "sys/sys.h"

#define PIECE (4 * MIB)
#define LEN (9 * MIB)
#define ALL (10 * MIB) /* 4, 4 and 2 */

static struct config config;
static struct app app;
static struct dev *d;

static int begin(void **state)
{
	char why[192];

	(void)state;
	(void)fakerm_set("piece", PIECE);
	config.cuda_lib = getenv("FAKECUDA_LIB");
	assert_int_equal(dev_cuda_driver.count(&config, why, sizeof(why)), 2);
	app_find(&app, config.cuda_lib);
	assert_int_equal(dev_cuda_driver.open(&config, 0, &d), 0);
	return 0;
}

static int end(void **state)
{
	(void)state;
	assert_int_equal(app.live("handles"), 0);
	assert_int_equal(fakerm_count("memory"), 0);
	dev_cuda_driver.close(d);
	assert_int_equal(fakerm_count("files"), 0);
	assert_int_equal(fakerm_violations(), 0);
	return 0;
}

static int open_fds(void)
{
	int n = 0;

	for (int fd = 0; fd < 1024; fd++) {
		n += fcntl(fd, F_GETFD) >= 0;
	}
	return n;
}

static void close_all(struct dev_shared *x)
{
	while (x->n) {
		sys_close_private(x->pieces[--x->n].fd);
	}
}

static void make(size_t len, struct dev_host *h)
{
	assert_int_equal(d->mem.host_alloc(d, len, -1, NULL, h), 0);
	assert_int_equal(h->page, DEV_WIDE_PAGE);
	unit_pattern(h->ptr, len, 3);
}

/* From an owner to an importer, and from that to another, after those before have gone. */
static void test_passed_on(void **state)
{
	static struct dev_shared x;
	struct dev_host h, first, second;
	int before = open_fds();

	(void)state;
	make(LEN, &h);
	assert_int_equal(d->mem.host_share(d, &h, (char *)h.ptr + 5 * MIB + 7, 2 * MIB, &x), 0);
	assert_int_equal(x.n, 1);
	assert_int_equal(x.off, MIB + 7);
	assert_int_equal(x.pieces[0].len, PIECE);
	close_all(&x);
	assert_int_equal(d->mem.host_share(d, &h, (char *)h.ptr + 5 * MIB, 4 * MIB - 1, &x), 0);
	assert_int_equal(x.n, 2);
	close_all(&x);
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, LEN, &x), 0);
	assert_int_equal(x.n, 3);
	assert_int_equal(x.off, 0);
	assert_int_equal(x.pieces[2].len, 2 * MIB);
	assert_int_equal(x.host_page, DEV_WIDE_PAGE);
	assert_int_equal(d->mem.host_import(d, &x, -1, true, &first), 0);
	close_all(&x);
	assert_int_equal(first.len, ALL);
	assert_pattern(first.ptr, LEN, 3);
	assert_int_equal(d->mem.host_free(d, &h), 0);
	assert_int_equal(d->mem.host_share(d, &first, (char *)first.ptr + MIB, 8 * MIB, &x), 0);
	assert_int_equal(x.n, 3);
	assert_int_equal(d->mem.host_import(d, &x, -1, false, &second), 0);
	close_all(&x);
	assert_int_equal(d->mem.host_free(d, &first), 0);
	/* No descriptor is kept for it: those of the client and of the fake's memory are all. */
	assert_int_equal(open_fds() - before, fakerm_count("files") + app.live("handles"));
	assert_pattern((char *)second.ptr + MIB, LEN - MIB, 3 + MIB);
	/* And so it is not given again. */
	assert_int_equal(d->mem.host_share(d, &second, second.ptr, MIB, &x), -EINVAL);
	assert_int_equal(d->mem.host_free(d, &second), 0);
}

/* The rest is libcuda's own memory where the driver has no more. */
static void test_smaller_entries(void **state)
{
	static struct dev_shared x;
	struct dev_host h, theirs;

	(void)state;
	log_set_sink(NULL, NULL, LOG_OFF);
	(void)fakerm_set("huge", PIECE);
	(void)fakerm_set("big", 0);
	assert_int_equal(d->mem.host_alloc(d, LEN, -1, NULL, &h), 0);
	(void)fakerm_set("huge", -1);
	(void)fakerm_set("big", -1);
	assert_int_equal(h.page, 4096);
	unit_pattern(h.ptr, LEN, 3);
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, LEN, &x), 0);
	assert_int_equal(x.n, 2);
	assert_int_equal(x.host_page, 4096);
	assert_int_equal(x.not_wide, DEV_NOT_WIDE_NO_PIECES);
	assert_int_equal(d->mem.host_import(d, &x, -1, false, &theirs), 0);
	close_all(&x);
	assert_int_equal(theirs.page, 4096);
	assert_pattern(theirs.ptr, LEN, 3);
	assert_int_equal(d->mem.host_free(d, &theirs), 0);
	assert_int_equal(d->mem.host_free(d, &h), 0);
}

/* A driver that clears memory, so that its pages need not be there. */
static void make_root(char *root)
{
	char command[128];

	assert_non_null(mkdtemp(root));
	(void)snprintf(command, sizeof(command),
		       "mkdir -p %s/proc/driver/nvidia && echo 'InitializeSystemMemoryAllocations: "
		       "1' > %s/proc/driver/nvidia/params",
		       root, root);
	assert_int_equal(system(command), 0);
	assert_int_equal(sys_root_set(root), 0);
}

static void drop_root(const char *root)
{
	char command[64];

	assert_int_equal(sys_root_set(""), 0);
	(void)snprintf(command, sizeof(command), "rm -rf %s", root);
	assert_int_equal(system(command), 0);
}

/* A driver that refuses pieces of more than 64 MiB, for which it keeps others waiting, is never
 * asked for one; and what is large can still be shared. */
static void test_small_pieces(void **state)
{
	char root[] = "/tmp/peerlane-root-XXXXXX";
	static struct dev_shared x;
	struct dev_host h;

	(void)state;
	make_root(root);
	assert_int_equal(fakerm_set("piece", 64 * MIB), 0);
	if (d->mem.host_alloc(d, 200 * MIB, -1, NULL, &h)) {
		fail_msg("%s", h.why);
	}
	assert_int_equal(h.page, DEV_WIDE_PAGE);
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, 200 * MIB, &x), 0);
	assert_int_equal(x.n, 4);
	for (unsigned int i = 0; i < 4; i++) {
		assert_int_equal(x.pieces[i].len, i < 3 ? 64 * MIB : 8 * MIB);
	}
	close_all(&x);
	assert_int_equal(d->mem.host_free(d, &h), 0);
	drop_root(root);
	for (size_t len = MIB; len < (size_t)1 << 50; len += len / 7) {
		size_t piece = wide_piece(len);

		assert_true(piece % DEV_WIDE_PAGE == 0 && piece >= 64 * MIB);
		assert_true(len > 224 * 64 * MIB || piece == 64 * MIB);
		assert_true((len + piece - 1) / piece <= 224);
	}
}

/* More pieces than one message carries. */
static void test_too_many(void **state)
{
	size_t most = DEV_PIECES_MAX * PIECE;
	char root[] = "/tmp/peerlane-root-XXXXXX";
	static struct dev_shared x;
	struct dev_host h;
	int before;

	(void)state;
	make_root(root);
	if (d->mem.host_alloc(d, most + 1, -1, NULL, &h)) {
		fail_msg("%s", h.why);
	}
	before = open_fds();
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, most + 1, &x), -EOPNOTSUPP);
	assert_words("more than 240 pieces");
	assert_int_equal(open_fds(), before);
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, most, &x), 0);
	assert_int_equal(x.n, DEV_PIECES_MAX);
	close_all(&x);
	assert_int_equal(open_fds(), before);
	assert_int_equal(d->mem.host_free(d, &h), 0);
	drop_root(root);
}

static void refused(struct dev_shared *x, const char *what, const char *words)
{
	struct dev_host theirs = { .ptr = NULL };
	long handles = app.live("handles");
	int fds = open_fds();
	int rc = d->mem.host_import(d, x, -1, true, &theirs);

	if (rc >= 0 || theirs.ptr) {
		fail_msg("%s was taken", what);
	}
	assert_words(words);
	assert_int_equal(app.live("handles"), handles);
	assert_int_equal(open_fds(), fds);
}

/* What another process may say. */
static void test_lies(void **state)
{
	static struct dev_shared good, x, device;
	static const char *const files[] = { "/dev/null", "/dev/zero", "/", "/proc/self/status" };
	struct dev_host h;
	int ends[2];
	void *p;

	(void)state;
	make(LEN, &h);
	assert_int_equal(d->mem.host_share(d, &h, h.ptr, LEN, &good), 0);
	x = good;
	x.n = 0;
	refused(&x, "no piece", "not whole pieces");
	x.n = DEV_PIECES_MAX + 1;
	refused(&x, "too many pieces", "not whole pieces");
	x = good;
	x.pieces[1].len = 0;
	refused(&x, "a piece of no bytes", "not whole pieces");
	x.pieces[1].len = PIECE - 4096;
	refused(&x, "part of an entry", "not whole pieces");
	x.pieces[1].len = SIZE_MAX & ~(DEV_WIDE_PAGE - 1);
	refused(&x, "all addresses", "not whole pieces");
	x.pieces[1].len = PIECE + 2 * MIB;
	refused(&x, "more than the piece has", "cuMemMap");
	x = good;
	x.pieces[0].skip = 4096;
	refused(&x, "an offset", "not whole pieces");
	x = good;
	x.off = ALL;
	refused(&x, "a range behind", "not whole pieces");
	x.off = MIB;
	x.len = LEN + 1;
	refused(&x, "a range that leaves", "not whole pieces");
	x = good;
	x.form = DEV_FORM_FABRIC;
	refused(&x, "another form", "not whole pieces");
	/* Memory of a GPU, which the CPU cannot touch, in each place. */
	assert_int_equal(d->share.alloc_shared(d, PIECE, &p), 0);
	assert_int_equal(d->share.share(d, p, PIECE, DEV_FORM_FD, &device), 0);
	for (unsigned int i = 0; i < good.n; i++) {
		x = good;
		x.pieces[i].fd = device.pieces[0].fd;
		refused(&x, "memory of a GPU", "is none");
	}
	close_all(&device);
	assert_int_equal(d->mem.release(d, p), 0);
	for (size_t i = 0; i < COUNT(files); i++) {
		int fd = open(files[i], O_RDONLY | O_CLOEXEC);

		assert_true(fd >= 0);
		x = good;
		x.pieces[2].fd = fd;
		refused(&x, files[i], " ");
		close(fd);
	}
	assert_int_equal(pipe(ends), 0);
	x = good;
	x.pieces[0].fd = ends[0];
	refused(&x, "a pipe", " ");
	x.pieces[0].fd = -1;
	refused(&x, "nothing", " ");
	close(ends[0]);
	close(ends[1]);
	close_all(&good);
	assert_int_equal(d->mem.host_free(d, &h), 0);
}

/* Entries of the GPU's that lead elsewhere. Before anything is proven in this process. */
static void test_other_bytes(void **state)
{
	static struct dev_shared x;
	struct dev_host h = { .ptr = NULL };
	struct dev_host theirs = { .ptr = NULL };
	int fd = memfd_create("fake-host-memory", MFD_CLOEXEC);

	(void)state;
	/* As of another process: this one has not made any. */
	assert_int_equal(ftruncate(fd, 2 * MIB), 0);
	x = (struct dev_shared){
		.form = DEV_FORM_FD, .len = 2 * MIB, .n = 1, .host_page = DEV_WIDE_PAGE
	};
	x.pieces[0].fd = fd;
	x.pieces[0].len = 2 * MIB;
	app.lie(2);
	assert_int_equal(d->mem.host_import(d, &x, -1, false, &theirs), -EILSEQ);
	app.lie(0);
	assert_words("does not see what the CPU sees");
	assert_null(theirs.ptr);
	assert_int_equal(d->mem.host_import(d, &x, -1, false, &theirs), 0);
	assert_int_equal(d->mem.host_free(d, &theirs), 0);
	/* Nothing is off for that: what it makes itself is proven. */
	assert_int_equal(d->mem.host_alloc(d, 2 * MIB, -1, NULL, &h), 0);
	assert_int_equal(d->mem.host_free(d, &h), 0);
	close(fd);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_other_bytes, begin, end),
		cmocka_unit_test_setup_teardown(test_passed_on, begin, end),
		cmocka_unit_test_setup_teardown(test_smaller_entries, begin, end),
		cmocka_unit_test_setup_teardown(test_small_pieces, begin, end),
		cmocka_unit_test_setup_teardown(test_too_many, begin, end),
		cmocka_unit_test_setup_teardown(test_lies, begin, end),
	};

	return cmocka_run_group_tests_name("wide-share", tests, NULL, NULL);
}

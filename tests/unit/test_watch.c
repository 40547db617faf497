/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Leases and those who serve them: many at once, one that takes longer than the kernel gives it,
 * and signals that cannot come.
 */

#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "ring/watch.h"
#include "sys/lease.h"
#include "sys/sys.h"

#define FILES 3u
#define PATIENCE_MS 20000u

static struct watch watch;

struct one {
	const char *path;
	struct file_lease lease;
	pthread_t writer;
	atomic_uint *arrived; /* of all */
	unsigned int wanted;  /* before it goes on */
	atomic_bool hangs;
	atomic_bool served;
	atomic_uint overdue;
	atomic_bool opened;
};

static bool soon(atomic_uint *word, unsigned int least)
{
	for (unsigned int ms = 0; ms < PATIENCE_MS; ms++) {
		if (atomic_load(word) >= least) {
			return true;
		}
		(void)usleep(1000);
	}
	return false;
}

static void broken(void *arg)
{
	struct one *x = arg;

	atomic_fetch_add(x->arrived, 1);
	atomic_store(&x->served, soon(x->arrived, x->wanted));
	while (atomic_load(&x->hangs)) {
		(void)usleep(1000);
	}
}

static void overdue(void *arg)
{
	struct one *x = arg;

	atomic_fetch_add(&x->overdue, 1);
}

static void *open_to_write(void *arg)
{
	struct one *x = arg;
	int fd = open(x->path, O_WRONLY | O_CLOEXEC);

	atomic_store(&x->opened, fd >= 0);
	(void)close(fd);
	return NULL;
}

static void lease(struct one *x, atomic_uint *arrived, unsigned int wanted)
{
	const char *path = x->path ? x->path : unit_path();
	int fd;

	*x = (struct one){ .path = path, .arrived = arrived, .wanted = wanted };
	fd = open(x->path, O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
	assert_true(fd >= 0);
	assert_int_equal(watch_add(&watch, &x->lease, fd, broken, overdue, x), 0);
	assert_int_equal(close(fd), 0);
}

static void write_it(struct one *x)
{
	assert_int_equal(pthread_create(&x->writer, NULL, open_to_write, x), 0);
}

static void finish(struct one *x)
{
	assert_int_equal(pthread_join(x->writer, NULL), 0);
	assert_true(atomic_load(&x->opened));
	assert_true(atomic_load(&x->served));
	watch_remove(&watch, &x->lease);
}

/* Each waits for the others, as none would end if they were served one by one. */
static void at_once(void **state)
{
	static struct one v[FILES];
	atomic_uint arrived = 0;

	(void)state;
	for (unsigned int i = 0; i < FILES; i++) {
		lease(&v[i], &arrived, FILES);
	}
	for (unsigned int i = 0; i < FILES; i++) {
		write_it(&v[i]);
	}
	for (unsigned int i = 0; i < FILES; i++) {
		finish(&v[i]);
		assert_int_equal(atomic_load(&v[i].overdue), 0);
	}
}

/* More than there are servers. */
static void many(void **state)
{
	static struct one v[3 * WATCH_SERVERS];
	atomic_uint arrived = 0;

	(void)state;
	for (unsigned int round = 0; round < 2; round++) {
		for (unsigned int i = 0; i < COUNT(v); i++) {
			lease(&v[i], &arrived, 1);
		}
		for (unsigned int i = 0; i < COUNT(v); i++) {
			write_it(&v[i]);
		}
		for (unsigned int i = 0; i < COUNT(v); i++) {
			finish(&v[i]);
		}
	}
	assert_int_equal(atomic_load(&arrived), 2 * COUNT(v));
}

static void set_break_time(const char *text)
{
	static char root[4096];
	char path[4200];
	FILE *f;

	if (!*root) {
		(void)snprintf(root, sizeof(root), "%s", unit_path());
		(void)unlink(root);
		assert_int_equal(mkdir(root, 0700), 0);
	}
	(void)snprintf(path, sizeof(path), "%s/proc", root);
	(void)mkdir(path, 0700);
	(void)snprintf(path, sizeof(path), "%s/proc/sys", root);
	(void)mkdir(path, 0700);
	(void)snprintf(path, sizeof(path), "%s/proc/sys/fs", root);
	(void)mkdir(path, 0700);
	(void)snprintf(path, sizeof(path), "%s/proc/sys/fs/lease-break-time", root);
	f = fopen(path, "w");
	assert_non_null(f);
	assert_true(fputs(text, f) >= 0);
	assert_int_equal(fclose(f), 0);
	assert_int_equal(sys_root_set(root), 0);
}

/* One that hangs, as a call of a driver may: the others are served, and it is said once. */
static void too_long(void **state)
{
	static struct one v[2];
	atomic_uint arrived = 0;

	(void)state;
	set_break_time("1\n");
	assert_int_equal(sys_lease_break_ns(), 1000000000);
	lease(&v[0], &arrived, 1);
	lease(&v[1], &arrived, 1);
	atomic_store(&v[0].hangs, true);
	write_it(&v[0]);
	assert_true(soon(&arrived, 1));
	write_it(&v[1]);
	finish(&v[1]);
	assert_true(soon(&v[0].overdue, 1));
	atomic_store(&v[0].hangs, false);
	finish(&v[0]);
	assert_int_equal(atomic_load(&v[0].overdue), 1);
	assert_int_equal(atomic_load(&v[1].overdue), 0);

	/* For ever, and not at once. */
	set_break_time("0\n");
	assert_true(sys_lease_break_ns() >= UINT64_C(1000000000) * 86400 * 365);
	lease(&v[0], &arrived, 1);
	atomic_store(&v[0].hangs, true);
	write_it(&v[0]);
	assert_true(soon(&arrived, 3));
	(void)usleep(20000);
	assert_int_equal(atomic_load(&v[0].overdue), 0);
	atomic_store(&v[0].hangs, false);
	finish(&v[0]);
}

/* Without signals writers are noticed all the same. */
static void no_signals(void **state)
{
	static struct one x;
	struct rlimit old;
	struct rlimit none;
	atomic_uint arrived = 0;

	(void)state;
	assert_false(sys_signals_full());
	assert_int_equal(getrlimit(RLIMIT_SIGPENDING, &old), 0);
	none = (struct rlimit){ 0, old.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_SIGPENDING, &none), 0);
	assert_true(sys_signals_full());
	for (unsigned int i = 0; i < 20; i++) {
		lease(&x, &arrived, 1);
		write_it(&x);
		finish(&x);
	}
	assert_int_equal(atomic_load(&arrived), 20);
	assert_int_equal(setrlimit(RLIMIT_SIGPENDING, &old), 0);
	assert_false(sys_signals_full());
}

static int begin(void **state)
{
	(void)state;
	watch_init(&watch);
	return 0;
}

static int end(void **state)
{
	(void)state;
	watch_finish(&watch);
	return sys_root_set("");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(at_once, begin, end),
		cmocka_unit_test_setup_teardown(many, begin, end),
		cmocka_unit_test_setup_teardown(too_long, begin, end),
		cmocka_unit_test_setup_teardown(no_signals, begin, end),
	};
	const char *path = unit_path();
	int fd = open(path, O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
	bool grants = fd >= 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0;

	(void)close(fd);
	if (!grants) {
		return unit_skip("the file system of TMPDIR grants no leases");
	}
	return cmocka_run_group_tests_name("leases", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The names of sockets of exports, in a folder that another user changes meanwhile: between any two
 * of the system calls that give a socket its name, something else may have got it. The calls are
 * intercepted, and the other user comes before or after each of them in turn.
 */

#include "share_side.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>

#define LEN 4096u
#define STEPS_MAX 60

static char top[64];   /* a folder of this test's */
static char dir[80];   /* the folder that the other user changes */
static char path[100]; /* in it */
static char victim[80];

/* What happens at the n-th moment; 0: nothing. */
static void (*meddle)(void);
static int moments_left;
static bool meddled;

static void moment(void)
{
	void (*f)(void) = meddle;

	if (f && moments_left > 0 && --moments_left == 0) {
		meddle = NULL;
		meddled = true;
		f();
		errno = 0;
	}
}

#define AROUND(call)               \
	do {                       \
		int err_;          \
		long rc_;          \
		moment();          \
		rc_ = (call);      \
		err_ = errno;      \
		moment();          \
		errno = err_;      \
		return (int)(rc_); \
	} while (0)

#pragma GCC visibility push(default)

int bind(int fd, const struct sockaddr *at, socklen_t len)
{
	AROUND(syscall(SYS_bind, fd, at, len));
}

int listen(int fd, int n)
{
	AROUND(syscall(SYS_listen, fd, n));
}

int connect(int fd, const struct sockaddr *at, socklen_t len)
{
	AROUND(syscall(SYS_connect, fd, at, len));
}

int chmod(const char *name, mode_t mode)
{
	AROUND(syscall(SYS_fchmodat, AT_FDCWD, name, mode));
}

int fchmodat(int at, const char *name, mode_t mode, int flags)
{
	(void)flags;
	AROUND(syscall(SYS_fchmodat, at, name, mode));
}

int mkdirat(int at, const char *name, mode_t mode)
{
	AROUND(syscall(SYS_mkdirat, at, name, mode));
}

int linkat(int at, const char *name, int to, const char *new_name, int flags)
{
	AROUND(syscall(SYS_linkat, at, name, to, new_name, flags));
}

int rename(const char *name, const char *new_name)
{
	AROUND(syscall(SYS_renameat2, AT_FDCWD, name, AT_FDCWD, new_name, 0));
}

int renameat2(int at, const char *name, int to, const char *new_name, unsigned int flags)
{
	AROUND(syscall(SYS_renameat2, at, name, to, new_name, flags));
}

int unlinkat(int at, const char *name, int flags)
{
	AROUND(syscall(SYS_unlinkat, at, name, flags));
}

#pragma GCC visibility pop

static void write_file(const char *name, const char *text)
{
	int fd = open(name, O_WRONLY | O_CREAT | O_EXCL, 0600);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	close(fd);
}

static bool is_file(const char *name, const char *text, mode_t mode)
{
	char got[64] = "";
	struct stat st;
	int fd = open(name, O_RDONLY | O_NOFOLLOW);
	bool is = fd >= 0 && fstat(fd, &st) == 0 && (st.st_mode & 07777) == mode &&
		  read(fd, got, sizeof(got) - 1) >= 0 && strcmp(got, text) == 0;

	if (fd >= 0) {
		close(fd);
	}
	return is;
}

/* How many names there are in the folder. */
static int names_in(const char *folder)
{
	DIR *d = opendir(folder);
	int n = -2;

	assert_non_null(d);
	while (readdir(d)) {
		n++;
	}
	closedir(d);
	return n;
}

static void remove_all(const char *folder)
{
	char cmd[120];

	(void)snprintf(cmd, sizeof(cmd), "rm -rf %s", folder);
	assert_int_equal(system(cmd), 0);
}

static int setup(void **state)
{
	(void)state;
	(void)snprintf(top, sizeof(top), "/tmp/peerlane-names-XXXXXX");
	assert_non_null(mkdtemp(top));
	(void)snprintf(dir, sizeof(dir), "%s/d", top);
	(void)snprintf(path, sizeof(path), "%s/x", dir);
	(void)snprintf(victim, sizeof(victim), "%s/victim", top);
	assert_int_equal(mkdir(dir, 0755), 0);
	write_file(victim, "mine");
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	meddle = NULL;
	remove_all(top);
	return 0;
}

/* Each name in the folder becomes a link to the victim. */
static void put_links(void)
{
	static int n;
	DIR *d = opendir(dir);
	struct dirent *e;

	while (d && (e = readdir(d))) {
		char from[400];
		char to[120];

		if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0) {
			continue;
		}
		(void)snprintf(from, sizeof(from), "%s/%s", dir, e->d_name);
		(void)snprintf(to, sizeof(to), "%s/taken-%d", top, n++);
		(void)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
		(void)!symlink(victim, from);
	}
	if (d) {
		closedir(d);
	}
}

static void begin(void (*f)(void), int n)
{
	meddle = f;
	moments_left = n;
	meddled = false;
}

static void leave_dead_socket(void)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_SEQPACKET, 0);

	(void)snprintf(at.sun_path, sizeof(at.sun_path), "%.99s", path);
	assert_int_equal(bind(fd, (struct sockaddr *)&at, sizeof(at)), 0);
	close(fd);
}

/* No file gets another mode, or is removed, by a name that somebody else has changed. */
static void test_links(void **state)
{
	int n = 0;

	(void)state;
	for (int dead = 0; dead < 2; dead++) {
		for (n = 1; n < STEPS_MAX; n++) {
			struct mem_export *x = NULL;
			struct side s;

			assert_int_equal(side_open(&s), 0);
			if (dead) {
				leave_dead_socket();
			}
			begin(put_links, n);
			if (side_export(&s, path, LEN, 1, EXPORT_ANY_USER, 0666, &x) == 0) {
				assert_int_equal(mem_unexport(x), 0);
			}
			meddle = NULL;
			side_close(&s);
			if (!is_file(victim, "mine", 0600)) {
				fail_msg("a link at moment %d: the file that it names was changed",
					 n);
			}
			remove_all(dir);
			assert_int_equal(mkdir(dir, 0755), 0);
			if (!meddled) {
				break;
			}
		}
		assert_in_range(n, 6, STEPS_MAX - 1);
	}
}

static struct {
	struct side s;
	struct mem_export *x;
	int rc;
} other;

static void export_too(void)
{
	other.rc = side_export(&other.s, path, LEN, 1000, 0, 0600, &other.x);
}

/* Of two exports at one path one is told so, whenever the other begins; importers reach the one
 * that was not. */
static void test_two_owners(void **state)
{
	int n = 0;

	(void)state;
	for (int dead = 0; dead < 2; dead++) {
		for (n = 1; n < STEPS_MAX; n++) {
			struct mem_export *x = NULL;
			struct side s;
			int rc;

			assert_int_equal(side_open(&s), 0);
			assert_int_equal(side_open(&other.s), 0);
			if (dead) {
				leave_dead_socket();
			}
			other.rc = 1;
			begin(export_too, n);
			rc = side_export(&s, path, LEN, 1, 0, 0600, &x);
			meddle = NULL;
			if (rc == 0 && other.rc == 0) {
				fail_msg("both exports are at the same path (moment %d)", n);
			}
			assert_true(rc == 0 || rc == -EADDRINUSE);
			assert_true(other.rc == 0 || other.rc == 1 || other.rc == -EADDRINUSE);
			if (rc == 0 || other.rc == 0) {
				assert_int_equal(side_import(&s, path, rc == 0 ? 1 : 1000, 0,
							     SIDE_TIMEOUT_NS),
						 0);
				assert_int_equal(names_in(dir), 1);
				assert_int_equal(mem_unexport(rc == 0 ? x : other.x), 0);
				assert_int_equal(names_in(dir), 0);
			}
			side_close(&s);
			side_close(&other.s);
			remove_all(dir);
			assert_int_equal(mkdir(dir, 0755), 0);
			if (!meddled) {
				break;
			}
		}
		assert_in_range(n, 6, STEPS_MAX - 1);
	}
}

static bool put;

static void put_file(void)
{
	char from[100];

	(void)snprintf(from, sizeof(from), "%s/precious", top);
	write_file(from, "precious");
	put = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, path, 0) == 0;
}

/* A file that gets the name in between stays. */
static void test_other_files(void **state)
{
	int n = 0;

	(void)state;
	for (int dead = 0; dead < 2; dead++) {
		for (n = 1; n < STEPS_MAX; n++) {
			struct mem_export *x = NULL;
			struct side s;
			int rc;

			assert_int_equal(side_open(&s), 0);
			if (dead) {
				leave_dead_socket();
			}
			put = false;
			begin(put_file, n);
			rc = side_export(&s, path, LEN, 1, 0, 0600, &x);
			meddle = NULL;
			assert_true(rc == 0 || rc == -EADDRINUSE || rc == -EEXIST);
			if (rc == 0) {
				assert_int_equal(mem_unexport(x), 0);
			}
			if (put && !is_file(path, "precious", 0600)) {
				fail_msg("a file got the name at moment %d and is gone", n);
			}
			assert_int_equal(names_in(dir), put);
			side_close(&s);
			remove_all(dir);
			assert_int_equal(mkdir(dir, 0755), 0);
			if (!meddled) {
				break;
			}
		}
		assert_in_range(n, 6, STEPS_MAX - 1);
	}
}

/* The working directory may be another when the export ends. */
static void test_relative(void **state)
{
	struct mem_export *x = NULL;
	struct side s;
	int here = open(".", O_RDONLY | O_DIRECTORY);

	(void)state;
	assert_true(here >= 0);
	assert_int_equal(side_open(&s), 0);
	assert_int_equal(chdir(dir), 0);
	assert_int_equal(side_export(&s, "x", LEN, 1, 0, 0600, &x), 0);
	assert_int_equal(chdir(top), 0);
	assert_int_equal(side_import(&s, path, 1, 0, SIDE_TIMEOUT_NS), 0);
	assert_int_equal(mem_unexport(x), 0);
	assert_int_equal(names_in(dir), 0);
	/* And when the context ends. */
	assert_int_equal(side_export(&s, "d/x", LEN, 1, 0, 0600, &x), 0);
	assert_int_equal(fchdir(here), 0);
	side_close(&s);
	assert_int_equal(names_in(dir), 0);
	close(here);
}

static void test_mode(void **state)
{
	static const mode_t masks[] = { 0, 022, 077 };
	struct mem_export *x = NULL;
	struct side s;
	struct stat st;

	(void)state;
	assert_int_equal(side_open(&s), 0);
	for (size_t i = 0; i < COUNT(masks); i++) {
		mode_t before = umask(masks[i]);
		int rc = side_export(&s, path, LEN, 1, 0, 0626, &x);

		(void)umask(before);
		assert_int_equal(rc, 0);
		assert_int_equal(lstat(path, &st), 0);
		assert_true(S_ISSOCK(st.st_mode));
		assert_int_equal(st.st_mode & 07777, 0626);
		assert_int_equal(names_in(dir), 1);
		assert_int_equal(mem_unexport(x), 0);
	}
	side_close(&s);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_links),    TEST(test_two_owners), TEST(test_other_files),
		TEST(test_relative), TEST(test_mode),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sys: files, memory and the movable root. */

#include "unit.h"

#include <fcntl.h>
#include <ftw.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "base/bits.h"
#include "base/fault.h"
#include "sys/sys.h"
#include "sys/thread.h"

static void test_copy(void **state)
{
	size_t len = 3 * MIB + 17;
	char *a = malloc(len);
	char *b = calloc(1, len + 1);

	(void)state;
	unit_pattern(a, len, 5);
	assert_int_equal(sys_copy(b, a, len), 0);
	assert_pattern(b, len, 5);
	assert_int_equal(b[len], 0);
	assert_int_equal(sys_copy(b, a, 0), 0);
	assert_int_equal(sys_copy(NULL, NULL, 0), 0);
	free(a);
	free(b);
}

static void test_copy_unmapped(void **state)
{
	char *p = unit_map(3 * 4096);
	char buf[8192];

	(void)state;
	unit_pattern(p, 4096, 0);
	assert_int_equal(munmap(p + 4096, 4096), 0);
	assert_int_equal(sys_copy(buf, p + 4096, 1), -EFAULT);
	assert_int_equal(sys_copy(p + 4096, buf, 1), -EFAULT);
	/* From mapped memory into a hole, and into it from there. */
	assert_int_equal(sys_copy(buf, p, 4097), -EFAULT);
	assert_int_equal(sys_copy(p, buf, 8192), -EFAULT);
	assert_int_equal(sys_copy(buf, NULL, 1), -EFAULT);
	munmap(p, 4096);
	munmap(p + 8192, 4096);
}

#define FORBID(number)                                       \
	BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), \
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

/* As container runtimes do. False: not here. */
static bool forbid_process_vm(void)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		FORBID(SYS_process_vm_readv),
		FORBID(SYS_process_vm_writev),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	struct sock_fprog prog = { ARRAY_LEN(code), code };

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &prog) == 0;
}

/* The child's result: 0 all is well, 77 cannot be tried, else which check failed. */
static int copy_forbidden(void)
{
	size_t len = MIB + 17;
	char *a = malloc(len);
	char *b = calloc(1, len + 1);
	char *gone = unit_map(2 * 4096);

	unit_pattern(a, len, 5);
	(void)munmap(gone + 4096, 4096);
	if (!forbid_process_vm()) {
		return 77;
	}
	if (sys_copy(b, a, len) || memcmp(a, b, len) != 0 || b[len]) {
		return 1;
	}
	memset(b, 0, len);
	if (sys_copy_in(b, a, len) || memcmp(a, b, len) != 0) {
		return 2;
	}
	memset(b, 0, len);
	if (sys_copy_out(b, a, len) || memcmp(a, b, len) != 0) {
		return 3;
	}
	if (sys_copy(b, gone, 4097) != -EFAULT || sys_copy(gone, a, 8192) != -EFAULT ||
	    sys_copy(gone + 4096, a, 1) != -EFAULT || sys_copy(b, NULL, 1) != -EFAULT) {
		return 4;
	}
	free(a);
	free(b);
	return 0;
}

static void test_copy_forbidden(void **state)
{
	int status;
	pid_t child;

	(void)state;
	child = fork();
	if (child == 0) {
		_exit(copy_forbidden());
	}
	assert_true(child > 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	if (WEXITSTATUS(status) == 77) {
		print_message("no seccomp filters here\n");
		return;
	}
	assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_copy_read_only(void **state)
{
	char *p = unit_map(4096);
	char buf[64] = { 1 };

	(void)state;
	assert_int_equal(mprotect(p, 4096, PROT_READ), 0);
	assert_int_equal(sys_copy(p, buf, sizeof(buf)), -EFAULT);
	assert_int_equal(sys_copy(buf, p, sizeof(buf)), 0);
	assert_int_equal(buf[0], 0);
	munmap(p, 4096);
}

static void test_copy_truncated_file(void **state)
{
	int fd = unit_file();
	char buf[4096];
	char *p;

	(void)state;
	assert_int_equal(ftruncate(fd, 8192), 0);
	p = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	assert_true(p != MAP_FAILED);
	unit_pattern(p, 8192, 0);
	assert_int_equal(ftruncate(fd, 4096), 0);
	/* The processor would be sent SIGBUS. */
	assert_int_equal(sys_copy(buf, p + 4096, 100), -EFAULT);
	assert_int_equal(sys_copy(p + 4096, buf, 100), -EFAULT);
	assert_int_equal(sys_copy(buf, p, 4096), 0);
	assert_pattern(buf, 4096, 0);
	munmap(p, 8192);
	close(fd);
}

static void write_file(const char *path, const char *text, size_t len)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, len), (ssize_t)len);
	close(fd);
}

static int root_setup(void **state)
{
	static char dir[1024];
	const char *tmp = getenv("TMPDIR");
	char path[1100];

	snprintf(dir, sizeof(dir), "%s/peerlane-unit-XXXXXX", tmp && *tmp ? tmp : "/tmp");
	if (!mkdtemp(dir)) {
		return -1;
	}
	*state = dir;
	snprintf(path, sizeof(path), "%s/ten", dir);
	write_file(path, "0123456789", 10);
	snprintf(path, sizeof(path), "%s/lines", dir);
	write_file(path, "a\nb\n\n", 5);
	snprintf(path, sizeof(path), "%s/empty", dir);
	write_file(path, "", 0);
	snprintf(path, sizeof(path), "%s/link", dir);
	return symlink("../to/there", path);
}

static int root_teardown(void **state)
{
	static const char *const names[] = { "ten", "lines", "empty", "link" };
	char path[1100];

	for (size_t i = 0; i < COUNT(names); i++) {
		snprintf(path, sizeof(path), "%s/%s", (char *)*state, names[i]);
		unlink(path);
	}
	(void)sys_root_set("");
	return rmdir(*state);
}

static void test_root_read(void **state)
{
	char buf[64];

	assert_int_equal(sys_root_set(*state), 0);
	assert_string_equal(sys_root(), *state);
	memset(buf, '#', sizeof(buf));
	assert_int_equal(sys_root_read("/ten", buf, 11), 10);
	assert_string_equal(buf, "0123456789");
	assert_int_equal(buf[11], '#');
	assert_int_equal(sys_root_read("/ten", buf, 10), -E2BIG);
	assert_int_equal(sys_root_read("/ten", buf, 1), -E2BIG);
	assert_int_equal(sys_root_read("/lines", buf, sizeof(buf)), 3);
	assert_string_equal(buf, "a\nb");
	assert_int_equal(sys_root_read("/empty", buf, sizeof(buf)), 0);
	assert_string_equal(buf, "");
	assert_int_equal(sys_root_read("/none", buf, sizeof(buf)), -ENOENT);
	assert_int_equal(sys_root_read("/", buf, sizeof(buf)), -EISDIR);
	assert_true(sys_root_exists("/ten"));
	assert_false(sys_root_exists("/none"));
}

static void test_root_limits(void **state)
{
	char longer[5000];
	char buf[16];

	assert_int_equal(sys_root_set(*state), 0);
	memset(longer, 'x', sizeof(longer) - 1);
	longer[0] = '/';
	longer[sizeof(longer) - 1] = '\0';
	assert_int_equal(sys_root_set(longer), -ENAMETOOLONG);
	assert_string_equal(sys_root(), *state);
	assert_int_equal(sys_root_read(longer, buf, sizeof(buf)), -ENAMETOOLONG);
	assert_int_equal(sys_root_list(longer, NULL, NULL), -ENAMETOOLONG);
	assert_false(sys_root_exists(longer));
}

static void test_root_readlink(void **state)
{
	char buf[64];

	assert_int_equal(sys_root_set(*state), 0);
	assert_int_equal(sys_root_readlink("/link", buf, sizeof(buf)), 11);
	assert_string_equal(buf, "../to/there");
	assert_int_equal(sys_root_readlink("/link", buf, 12), 11);
	assert_int_equal(sys_root_readlink("/link", buf, 11), -ENAMETOOLONG);
	assert_int_equal(sys_root_readlink("/ten", buf, sizeof(buf)), -EINVAL);
}

static int take_name(const char *name, void *arg)
{
	char *all = arg;

	strcat(strcat(all, name), " ");
	return strcmp(name, "lines") == 0 && strstr(all, "empty") == all + 1 ? 42 : 0;
}

static void test_root_list(void **state)
{
	char all[64] = "";

	assert_int_equal(sys_root_set(*state), 0);
	assert_int_equal(sys_root_list("/", take_name, all), 0);
	assert_string_equal(all, "empty lines link ten ");
	strcpy(all, ":");
	assert_int_equal(sys_root_list("/", take_name, all), 42);
	assert_string_equal(all, ":empty lines ");
	assert_int_equal(sys_root_list("/none", take_name, all), -ENOENT);
}

static void test_memfd(void **state)
{
	int fd = sys_memfd("unit", 65536);
	void *p;

	(void)state;
	assert_true(fd >= 0);
	assert_int_equal(fcntl(fd, F_GET_SEALS), F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
	assert_int_equal(sys_truncate(fd, 4096), -EPERM);
	assert_int_equal(sys_truncate(fd, 131072), -EPERM);
	assert_int_equal(sys_map_fd(fd, 65536, 0, &p), 0);
	unit_pattern(p, 65536, 0);
	assert_int_equal(sys_punch(fd, 4096, 8192), 0);
	assert_pattern(p, 4096, 0);
	for (int i = 4096; i < 12288; i++) {
		assert_int_equal(((char *)p)[i], 0);
	}
	assert_pattern((char *)p + 12288, 65536 - 12288, 12288);
	assert_int_equal(sys_unmap(p, 65536), 0);
	assert_int_equal(sys_close(fd), 0);
}

/* Where huge pages may lie; whether they do is the kernel's affair, and changes no byte. */
static void test_huge(void **state)
{
	const size_t len = 6 * MIB;
	int fd = sys_memfd("unit", len);
	unsigned char there = 0;
	char *p;

	(void)state;
	assert_true(fd >= 0);
	assert_int_equal(sys_map_aligned(fd, len, (void **)&p), 0);
	assert_int_equal((uintptr_t)p % (2 * MIB), 0);
	/* Nothing of the room that it was cut from is left. */
	assert_int_equal(mincore(p - 4096, 4096, &there), -1);
	assert_int_equal(mincore(p + len, 4096, &there), -1);
	unit_pattern(p, 4096, 0);
	unit_pattern(p + len - 4096, 4096, 1);
	sys_make_huge(p + 4096, len - 8192);
	assert_pattern(p, 4096, 0);
	assert_pattern(p + len - 4096, 4096, 1);
	for (size_t i = 4096; i < len - 4096; i++) {
		assert_int_equal(p[i], 0);
	}
	unit_pattern(p + 2 * MIB, 2 * MIB, 7);
	assert_int_equal(sys_punch(fd, 2 * MIB + 4096, 4096), 0);
	assert_pattern(p + 2 * MIB, 4096, 7);
	assert_int_equal(p[2 * MIB + 4096], 0);
	assert_pattern(p + 2 * MIB + 8192, 2 * MIB - 8192, 7 + 8192);
	assert_int_equal(sys_unmap(p, len), 0);
	assert_int_equal(sys_close(fd), 0);
}

/* Memory of no file likewise, of lengths too that the kernel does not align by itself. */
static void test_huge_anon(void **state)
{
	static const size_t lens[] = { 2 * MIB, 3 * MIB, 4 * MIB, 5 * MIB + 4096 };
	unsigned char there = 0;
	char *p[4 * COUNT(lens)];

	(void)state;
	for (size_t i = 0; i < COUNT(p); i++) {
		size_t len = lens[i % COUNT(lens)];

		assert_int_equal(sys_map_anon(len, (void **)&p[i]), 0);
		assert_int_equal((uintptr_t)p[i] % (2 * MIB), 0);
		assert_int_equal(mincore(p[i] + len - 4096, 4096, &there), 0);
		assert_int_equal(p[i][0] | p[i][len - 1], 0);
		unit_pattern(p[i], len, i);
	}
	for (size_t i = 0; i < COUNT(p); i++) {
		assert_pattern(p[i], lens[i % COUNT(lens)], i);
		assert_int_equal(sys_unmap(p[i], lens[i % COUNT(lens)]), 0);
		assert_int_equal(mincore(p[i], 4096, &there), -1);
	}
}

static void test_populate(void **state)
{
	char *p = unit_map(4 * 4096);
	int rc = sys_populate(p + 100, 2 * 4096, true);
	unsigned char there[4];

	(void)state;
	if (rc == -EINVAL) {
		print_message("this kernel cannot populate\n");
		munmap(p, 4 * 4096);
		return;
	}
	assert_int_equal(rc, 0);
	assert_int_equal(mincore(p, 4 * 4096, there), 0);
	assert_true(there[0] & there[1] & there[2] & 1);
	munmap(p + 4096, 4096);
	assert_int_equal(sys_populate(p, 2 * 4096, true), -ENOMEM);
	munmap(p, 4096);
	munmap(p + 8192, 8192);
}

/* What is promised of alignment must be enough for the kernel. */
static void test_dio_align(void **state)
{
	int fd = unit_file();
	uint32_t mem = 77;
	uint32_t off = 77;
	int rc = sys_dio_align(fd, &mem, &off);
	char *p = unit_map(2 * MIB);
	int pipes[2];

	(void)state;
	/* Holes are read at any alignment: there must be something in it. */
	assert_int_equal(write(fd, p, MIB), MIB);
	assert_true(rc == 0 || (rc == -EOPNOTSUPP && mem == 77 && off == 77));
	if (rc == 0 && off) {
		int direct = sys_reopen(fd, O_RDWR | O_DIRECT);

		assert_true(direct >= 0);
		assert_int_equal(mem & (mem - 1), 0);
		assert_int_equal(off & (off - 1), 0);
		assert_int_equal(sys_pread(direct, p + mem, off, off), off);
		close(direct);
	}
	assert_int_equal(pipe(pipes), 0);
	rc = sys_dio_align(pipes[0], &mem, &off);
	assert_true(rc == -EOPNOTSUPP || (rc == 0 && off == 0));
	close(pipes[0]);
	close(pipes[1]);
	assert_int_equal(sys_dio_align(-1, &mem, &off), -EBADF);
	munmap(p, 2 * MIB);
	close(fd);
}

static void test_cached_pages(void **state)
{
	int fd = unit_file();
	char *buf = calloc(64, 4096);
	int64_t n;

	(void)state;
	assert_int_equal(write(fd, buf, 64 * 4096), 64 * 4096);
	n = sys_cached_pages(fd, 0, 64 * 4096);
	assert_int_equal(sys_pages_of(0, 4096), 1);
	assert_int_equal(sys_pages_of(4095, 2), 2);
	assert_int_equal(sys_pages_of(4096, 8192), 2);
	if (n == -ENOSYS || n == -EPERM) {
		print_message("cachestat is not to be had here\n");
	} else {
		assert_int_equal(n, 64);
		assert_int_equal(sys_cached_pages(fd, 4096, 8192), 2);
		assert_int_equal(sys_cached_pages(fd, 1, 4096), 2);
		assert_true(sys_all_cached(fd, 1, 64 * 4096 - 1));
		assert_false(sys_all_cached(fd, 1, 64 * 4096));
		/* Nothing was ever past the end. */
		assert_int_equal(sys_cached_pages(fd, 64 * 4096, 4096), 0);
		assert_int_equal(sys_cached_pages(-1, 0, 4096), -EBADF);
		assert_false(sys_all_cached(-1, 0, 4096));
	}
	free(buf);
	close(fd);
}

/* One page in many: by the mapping, too. */
static void test_any_in_core(void **state)
{
	size_t last = 3000;
	int fd = unit_file();

	(void)state;
	assert_int_equal(ftruncate(fd, (off_t)(2 * last * 4096)), 0);
	assert_int_equal(sys_any_in_core(fd, 0, 2 * last * 4096), 0);
	assert_int_equal(pwrite(fd, "x", 1, (off_t)(last * 4096)), 1);
	assert_int_equal(sys_any_in_core(fd, 0, 2 * last * 4096), 1);
	assert_int_equal(sys_any_in_core(fd, 0, last * 4096), 0);
	assert_int_equal(sys_any_in_core(fd, 100, last * 4096 - 100), 0);
	assert_int_equal(sys_any_in_core(fd, 100, last * 4096 - 99), 1);
	assert_int_equal(sys_any_in_core(fd, last * 4096 + 4000, 1), 1);
	assert_int_equal(sys_any_in_core(fd, last * 4096 + 4096, 5 * 4096), 0);
	/* Nothing was ever past the end. */
	assert_int_equal(sys_any_in_core(fd, 2 * last * 4096, 4096), 0);
	assert_int_equal(sys_any_in_core(-1, 0, 4096), -EBADF);
	close(fd);
}

static void test_reopen(void **state)
{
	int fd = unit_file();
	char c = 'x';
	int other;

	(void)state;
	assert_int_equal(write(fd, "y", 1), 1);
	other = sys_reopen(fd, O_RDONLY);
	assert_true(other >= 0);
	assert_true(fcntl(other, F_GETFD) & FD_CLOEXEC);
	assert_int_equal(sys_pread(other, &c, 1, 0), 1);
	assert_int_equal(c, 'y');
	assert_int_equal(sys_pwrite(other, &c, 1, 0), -EBADF);
	assert_int_equal(sys_close(other), 0);
	assert_int_equal(sys_close(-1), 0);
	close(fd);
}

static void test_fd_path(void **state)
{
	char path[4096];
	const char *name = unit_path();
	char *real = realpath(name, NULL);
	int fd = open(name, O_RDONLY);
	int nameless = unit_file();
	int ends[2];

	(void)state;
	assert_non_null(real);
	assert_int_equal(sys_fd_path(fd, path, sizeof(path)), strlen(real));
	assert_string_equal(path, real);
	/* What does not fit is not cut. */
	assert_int_equal(sys_fd_path(fd, path, strlen(real)), -ENAMETOOLONG);
	assert_int_equal(sys_fd_path(fd, path, strlen(real) + 1), strlen(real));
	assert_true(sys_fd_path(nameless, path, sizeof(path)) > 0);
	assert_in(" (deleted)", path);
	assert_int_equal(pipe(ends), 0);
	assert_int_equal(sys_fd_path(ends[0], path, sizeof(path)), -ENOENT);
	close(ends[0]);
	close(ends[1]);
	assert_int_equal(sys_fd_path(ends[0], path, sizeof(path)), -ENOENT);
	fault_arm(FAULT_SYS, 1, EACCES);
	assert_int_equal(sys_fd_path(fd, path, sizeof(path)), -EACCES);
	fault_arm(FAULT_SYS, 0, 0);
	close(fd);
	close(nameless);
	free(real);
}

static void test_injection(void **state)
{
	char c;
	int fd = unit_file();

	(void)state;
	fault_arm(FAULT_SYS, 2, EIO);
	assert_int_equal(sys_pread(fd, &c, 1, 0), 0);
	assert_int_equal(sys_pread(fd, &c, 1, 0), -EIO);
	assert_int_equal(sys_pread(fd, &c, 1, 0), 0);
	fault_arm(FAULT_SYS, 1, ENOSPC);
	assert_int_equal(sys_pwrite(fd, "z", 1, 0), -ENOSPC);
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(lseek(fd, 0, SEEK_END), 0);
	close(fd);
}

static void *mask_of_thread(void *arg)
{
	pthread_sigmask(SIG_SETMASK, NULL, arg);
	return NULL;
}

static void test_thread(void **state)
{
	sigset_t mask;
	sigset_t mine;
	pthread_t t;

	(void)state;
	assert_int_equal(sys_thread_start(&t, mask_of_thread, &mask), 0);
	pthread_join(t, NULL);
	assert_true(sigismember(&mask, SIGINT) && sigismember(&mask, SIGCHLD));
	pthread_sigmask(SIG_SETMASK, NULL, &mine);
	assert_false(sigismember(&mine, SIGINT));
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(sys_thread_start(&t, mask_of_thread, &mask), -EAGAIN);
	fault_arm(FAULT_SYS, 0, 0);
}

static void test_machine(void **state)
{
	(void)state;
	assert_int_equal(sys_page(), sysconf(_SC_PAGESIZE));
	assert_true(sys_cpus() >= 1 && sys_cpus() <= (unsigned int)sysconf(_SC_NPROCESSORS_CONF));
	assert_true(sys_ram() >= MIB);
}

/* A root with these files; each is a path and its content. */
static void made_root(const char *top, const char *const (*files)[2], size_t n)
{
	char path[1200];

	for (size_t i = 0; i < n; i++) {
		snprintf(path, sizeof(path), "%s%s", top, files[i][0]);
		for (char *at = path + strlen(top) + 1; (at = strchr(at, '/')) != NULL; at++) {
			*at = '\0';
			assert_true(mkdir(path, 0755) == 0 || errno == EEXIST);
			*at = '/';
		}
		write_file(path, files[i][1], strlen(files[i][1]));
	}
}

static int unlink_one(const char *path, const struct stat *st, int type, struct FTW *at)
{
	(void)st;
	(void)type;
	(void)at;
	return remove(path);
}

struct allowed {
	uint64_t ram;
	unsigned int quota;
	double pressure;
	uint64_t threads;
	uint64_t available;
};

static struct allowed allowed_in(const char *const (*files)[2], size_t n)
{
	const char *tmp = getenv("TMPDIR");
	struct allowed a;
	char top[1000];

	snprintf(top, sizeof(top), "%s/peerlane-unit-XXXXXX", tmp && *tmp ? tmp : "/tmp");
	assert_non_null(mkdtemp(top));
	made_root(top, files, n);
	assert_int_equal(sys_root_set(top), 0);
	a = (struct allowed){ sys_ram(), sys_cpu_quota(), sys_memory_pressure(), sys_threads_left(),
			      sys_ram_available() };
	if (a.quota == 1) {
		assert_int_equal(sys_cpus(), 1); /* the first of this process: it is kept */
	}
	assert_int_equal(sys_root_set(""), 0);
	assert_int_equal(nftw(top, unlink_one, 8, FTW_DEPTH | FTW_PHYS), 0);
	return a;
}

/* The limits of the process's own cgroup and of all above it: the least counts. */
static void test_cgroups(void **state)
{
	static const char *const container[][2] = {
		{ "/proc/self/cgroup", "0::/\n" },
		{ "/proc/meminfo", "MemTotal: 9000 kB\nMemFree: 1 kB\nMemAvailable:    4096 kB\n" },
		{ "/sys/fs/cgroup/memory.max", "1048576\n" },
		{ "/sys/fs/cgroup/memory.current", "900000\n" },
		{ "/sys/fs/cgroup/memory.stat",
		  "anon 600000\nfile 300000\ninactive_file 200000\n" },
		{ "/sys/fs/cgroup/cpu.max", "150000 100000\n" },
		{ "/sys/fs/cgroup/pids.max", "30\n" },
		{ "/sys/fs/cgroup/pids.current", "12\n" },
	};
	static const char *const slurm[][2] = {
		{ "/proc/self/cgroup", "0::/system.slice/job_7/step_0/task\n" },
		{ "/sys/fs/cgroup/system.slice/memory.max", "max\n" },
		{ "/proc/meminfo", "MemTotal: 9000 kB\nMemAvailable: 1024 kB\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/memory.max", "2097152\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/memory.current", "1000\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/cpu.max", "100000 100000\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/step_0/memory.max", "3145728\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/step_0/task/cpu.max", "max 100000\n" },
		{ "/sys/fs/cgroup/system.slice/job_8/memory.max", "4096\n" },
		{ "/proc/pressure/memory", "some avg10=0.50 avg60=0.00\n" },
		{ "/sys/fs/cgroup/system.slice/job_7/memory.pressure",
		  "some avg10=7.25 avg60=0.00 avg300=0.00 total=9\nfull avg10=9.00\n" },
		{ "/sys/fs/cgroup/system.slice/job_8/memory.pressure", "some avg10=99.00\n" },
	};
	static const char *const old[][2] = {
		{ "/proc/self/cgroup", "9:name=systemd:/x\n4:memory:/jobs/a\n"
				       "2:cpu,cpuacct:/jobs/b\n0::/x\n" },
		{ "/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n" },
		{ "/sys/fs/cgroup/memory/jobs/a/memory.limit_in_bytes", "5242880\n" },
		{ "/sys/fs/cgroup/memory/jobs/a/memory.usage_in_bytes", "5000000\n" },
		{ "/proc/meminfo", "MemAvailable: 1048576 kB\n" },
		{ "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n" },
		{ "/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n" },
		{ "/sys/fs/cgroup/pids/pids.max", "5\n" },
		{ "/sys/fs/cgroup/pids/pids.current", "6\n" },
		{ "/sys/fs/cgroup/cpu/jobs/b/cpu.cfs_quota_us", "50000\n" },
		{ "/sys/fs/cgroup/cpu/jobs/b/cpu.cfs_period_us", "100000\n" },
	};
	/* The host's path, which is not mounted in the container. */
	static const char *const docker[][2] = {
		{ "/proc/self/cgroup", "4:memory:/docker/0123\n1:cpu,cpuacct:/docker/0123\n" },
		{ "/sys/fs/cgroup/memory/memory.limit_in_bytes", "6291456\n" },
		{ "/sys/fs/cgroup/memory/memory.usage_in_bytes", "7000000\n" },
		{ "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "300000\n" },
		{ "/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n" },
	};
	static const char *const outside[][2] = {
		{ "/proc/self/cgroup", "0::/../../other\n" },
		{ "/sys/fs/cgroup/memory.max", "max\n" },
		{ "/sys/fs/cgroup/cpu.max", "max 100000\n" },
	};
	uint64_t all = (uint64_t)sysconf(_SC_PHYS_PAGES) * sys_page();
	struct allowed a;

	(void)state;
	a = allowed_in(slurm, COUNT(slurm));
	assert_true(a.ram == 2 * MIB && a.quota == 1 && a.available == 1 * MIB);
	assert_true(a.pressure > 7.2 && a.pressure < 7.3);
	a = allowed_in(container, COUNT(container));
	assert_true(a.ram == 1 * MIB && a.quota == 2 && a.threads == 18);
	assert_int_equal(a.available, 1048576 - 700000);
	a = allowed_in(old, COUNT(old));
	assert_true(a.ram == 5 * MIB && a.quota == 1 && a.threads == 0);
	assert_int_equal(a.available, 5 * MIB - 5000000);
	a = allowed_in(docker, COUNT(docker));
	assert_true(a.ram == 6 * MIB && a.quota == 3 && a.available == 0);
	a = allowed_in(outside, COUNT(outside));
	assert_true(a.ram == all && a.available == all && a.quota == 0 && a.pressure == 0 &&
		    a.threads == UINT64_MAX);
}

static int fork_at_close = -1;
static pid_t forked;

static bool refers_to(int fd, const char *what)
{
	char name[64];
	char to[64] = "";

	(void)snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
	return readlink(name, to, sizeof(to) - 1) > 0 && strstr(to, what);
}

/* In the place of the C library's. */
int close(int fd)
{
	if (fd == fork_at_close) {
		forked = fork();
		if (!forked) {
			_exit(refers_to(fd, "memfd:private"));
		}
	}
	return (int)syscall(SYS_close, fd);
}

/* A child that is made when the descriptor is about to be closed does not keep its memory either,
 * and has what else got the number. */
static void test_private_close(void **state)
{
	int fd = sys_memfd("private", 4096);
	int status = -1;

	(void)state;
	assert_true(fd >= 0 && refers_to(fd, "memfd:private"));
	sys_fd_private(fd, true);
	sys_fd_private(fd, false);
	fork_at_close = fd;
	assert_int_equal(sys_close(fd), 0);
	fork_at_close = -1;
	assert_int_equal(waitpid(forked, &status, 0), forked);
	assert_int_equal(status, 0);
	/* The number is no longer marked. */
	assert_int_equal(sys_memfd("public", 4096), fd);
	forked = fork();
	if (!forked) {
		_exit(!refers_to(fd, "memfd:public"));
	}
	assert_int_equal(waitpid(forked, &status, 0), forked);
	assert_int_equal(status, 0);
	assert_int_equal(sys_close(fd), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_copy),
		cmocka_unit_test(test_copy_unmapped),
		cmocka_unit_test(test_copy_forbidden),
		cmocka_unit_test(test_copy_read_only),
		cmocka_unit_test(test_copy_truncated_file),
		cmocka_unit_test_setup_teardown(test_root_read, root_setup, root_teardown),
		cmocka_unit_test_setup_teardown(test_root_limits, root_setup, root_teardown),
		cmocka_unit_test_setup_teardown(test_root_readlink, root_setup, root_teardown),
		cmocka_unit_test_setup_teardown(test_root_list, root_setup, root_teardown),
		cmocka_unit_test(test_memfd),
		cmocka_unit_test(test_huge),
		cmocka_unit_test(test_huge_anon),
		cmocka_unit_test(test_populate),
		cmocka_unit_test(test_dio_align),
		cmocka_unit_test(test_cached_pages),
		cmocka_unit_test(test_any_in_core),
		cmocka_unit_test(test_reopen),
		cmocka_unit_test(test_fd_path),
		cmocka_unit_test(test_injection),
		cmocka_unit_test(test_thread),
		cmocka_unit_test(test_cgroups), /* before any other asks for processors */
		cmocka_unit_test(test_machine),
		cmocka_unit_test(test_private_close),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

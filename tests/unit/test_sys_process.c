/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sys: the page cache, descriptors, injected failures, threads and control groups. */

#include "sys_kit.h"

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
		cmocka_unit_test(test_cached_pages), cmocka_unit_test(test_any_in_core),
		cmocka_unit_test(test_reopen),	     cmocka_unit_test(test_fd_path),
		cmocka_unit_test(test_injection),    cmocka_unit_test(test_thread),
		cmocka_unit_test(test_cgroups), /* before any other asks for processors */
		cmocka_unit_test(test_machine),	     cmocka_unit_test(test_private_close),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* sys: files, memory and the movable root. */

#include "sys_kit.h"

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
	/* Nothing of the space that it was cut from is left. */
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
		cmocka_unit_test(test_dio_align), /* before any other asks for processors */
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

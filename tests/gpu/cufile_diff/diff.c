/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * usage: cufile_diff [--cuda LIB] [--dir FOLDER] [--limit SECONDS] [--list] LIBCUFILE [GROUP...]
 *
 * Runs every group (or those named) on the library and prints what each call returns. Exit status:
 * 0 if all groups came to their end, 1 if one crashed or hung (which is printed too), 2 for usage.
 */

#include <dirent.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "diff.h"

struct api F;
struct world W;

static const char *cuda_lib = "libcuda.so.1";
static const char *cufile_lib;
static char folder[512]; /* of this run */

void say(const char *fmt, ...)
{
	char line[512];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	printf("  %s\n", line);
	(void)fflush(stdout);
}

const char *errno_name(int err)
{
	static char text[16];
	static const struct {
		int err;
		const char *name;
	} names[] = { { EINVAL, "EINVAL" },   { EIO, "EIO" },
		      { EFAULT, "EFAULT" },   { EBADF, "EBADF" },
		      { ENOMEM, "ENOMEM" },   { EPERM, "EPERM" },
		      { EACCES, "EACCES" },   { ESPIPE, "ESPIPE" },
		      { EFBIG, "EFBIG" },     { ENOSPC, "ENOSPC" },
		      { ESTALE, "ESTALE" },   { ENOSYS, "ENOSYS" },
		      { ENOTSUP, "ENOTSUP" }, { EAGAIN, "EAGAIN" },
		      { EBUSY, "EBUSY" },     { ENXIO, "ENXIO" },
		      { ENODEV, "ENODEV" },   { EISDIR, "EISDIR" },
		      { ENOENT, "ENOENT" },   { ECANCELED, "ECANCELED" } };

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (names[i].err == err) {
			return names[i].name;
		}
	}
	(void)snprintf(text, sizeof(text), "%d", err);
	return text;
}

void say_error(const char *what, CUfileError_t e)
{
	if (e.cu_err) {
		say("%s: %d, cu_err %d", what, (int)e.err, (int)e.cu_err);
	} else {
		say("%s: %d", what, (int)e.err);
	}
}

void say_bytes(const char *what, long long n, int err)
{
	if (n < 0) {
		say("%s: %lld, errno %s", what, n, errno_name(err));
	} else {
		say("%s: %lld", what, n);
	}
}

void pattern(void *host, uint64_t off, size_t len, unsigned int seed)
{
	unsigned char *p = host;

	for (size_t i = 0; i < len; i++) {
		uint64_t x = (off + i) * 0x9e3779b97f4a7c15u + seed * 0xbf58476d1ce4e5b9u;

		p[i] = (unsigned char)((x ^ (x >> 29)) >> 24);
	}
}

uint32_t sum_host(const void *p, size_t len)
{
	const unsigned char *s = p;
	uint32_t h = 2166136261u;

	for (size_t i = 0; i < len; i++) {
		h = (h ^ s[i]) * 16777619u;
	}
	return h;
}

static void *scratch(size_t len)
{
	void *p = malloc(len ? len : 1);

	if (!p) {
		_exit(99);
	}
	return p;
}

void dev_pattern(void *dev, size_t len, unsigned int seed)
{
	void *p = scratch(len);

	pattern(p, 0, len, seed);
	cuda_put(dev, p, len, NULL);
	cuda_sync(NULL);
	free(p);
}

uint32_t sum_dev(const void *dev, size_t len)
{
	void *p = scratch(len);
	uint32_t h;

	cuda_get(p, dev, len, NULL);
	cuda_sync(NULL);
	h = sum_host(p, len);
	free(p);
	return h;
}

uint32_t sum_file(const char *path, off_t off, size_t len)
{
	void *p = scratch(len);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : pread(fd, p, len, off);
	uint32_t h = n < 0 ? 0 : sum_host(p, (size_t)n);

	if (fd >= 0) {
		(void)close(fd);
	}
	free(p);
	return h;
}

CUfileHandle_t reg_quiet(int fd)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD, .handle = { .fd = fd } };
	CUfileHandle_t fh = NULL;
	CUfileError_t e = F.HandleRegister(&fh, &d);

	if (e.err) {
		say_error("cannot register the file", e);
	}
	return fh;
}

void world_file(void)
{
	CUfileError_t e = F.DriverOpen();

	if (e.err) {
		say_error("cannot open the driver", e);
	}
	W.fh = reg_quiet(W.fd);
}

static void make_file(const char *path, size_t len, unsigned int seed)
{
	void *p = scratch(len);
	int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

	pattern(p, 0, len, seed);
	if (fd < 0 || pwrite(fd, p, len, 0) != (ssize_t)len) {
		perror(path);
		_exit(99);
	}
	(void)close(fd);
	free(p);
}

static void world_make(void)
{
	static char path[600];

	if (cuda_load(cuda_lib)) {
		_exit(99);
	}
	W.dev = cuda_alloc(N);
	W.dev2 = cuda_alloc(N);
	W.pinned = cuda_pinned(N);
	W.managed = cuda_managed(N);
	if (posix_memalign((void **)&W.host, PAGE, N)) {
		_exit(99);
	}
	dev_pattern(W.dev, N, 11);
	dev_pattern(W.dev2, N, 12);
	pattern(W.pinned, 0, N, 13);
	dev_pattern(W.managed, N, 14);
	pattern(W.host, 0, N, 15);
	(void)snprintf(path, sizeof(path), "%s/data", folder);
	make_file(path, N, 1);
	W.path = path;
	W.fd = open(path, O_RDWR | O_CLOEXEC);
}

static void load(void)
{
	void *h = dlopen(cufile_lib, RTLD_NOW);

	if (!h) {
		fprintf(stderr, "%s\n", dlerror());
		_exit(99);
	}
#define DIFF_FIND(name) *(void **)&F.name = dlsym(h, "cuFile" #name);
	DIFF_SYMBOLS(DIFF_FIND)
#undef DIFF_FIND
	*(void **)&F.DriverClose_v2 = dlsym(h, "cuFileDriverClose_v2");
}

static void set_env(const struct group *g)
{
	char path[600];

	for (size_t i = 0; i < 6 && g->env[i]; i++) {
		(void)putenv((char *)(uintptr_t)g->env[i]);
	}
	if (g->json) {
		FILE *f;

		(void)snprintf(path, sizeof(path), "%s/cufile.json", folder);
		f = fopen(path, "we");
		if (!f || fputs(g->json, f) < 0 || fclose(f)) {
			_exit(99);
		}
		(void)setenv("CUFILE_ENV_PATH_JSON", path, 1);
	}
}

/* The files that the library left in the current folder, digits as #. */
void say_files(void)
{
	DIR *d = opendir(".");
	struct dirent *e;

	while (d && (e = readdir(d))) {
		if (strstr(e->d_name, "cufile") && !strstr(e->d_name, ".json")) {
			for (char *p = e->d_name; *p; p++) {
				*p = *p >= '0' && *p <= '9' ? '#' : *p;
			}
			say("leaves the file %s", e->d_name);
		}
	}
	if (d) {
		(void)closedir(d);
	}
}

static void child(const struct group *g)
{
	if (chdir(folder)) {
		_exit(99);
	}
	set_env(g);
	load();
	world_make();
	g->run();
	(void)fflush(stdout);
	exit(0); /* with destructors: ending is part of what is compared */
}

static void empty_folder(void)
{
	char cmd[2 * sizeof(folder) + 32];

	(void)snprintf(cmd, sizeof(cmd), "rm -rf '%s' && mkdir -p '%s'", folder, folder);
	if (system(cmd)) {
		_exit(99);
	}
}

static int run(const struct group *g, unsigned int limit)
{
	int status = 0;
	pid_t pid;

	empty_folder();
	printf("group %s\n", g->name);
	(void)fflush(stdout);
	pid = fork();
	if (pid == 0) {
		(void)setpgid(0, 0);
		child(g);
	}
	for (unsigned int ms = 0; waitpid(pid, &status, WNOHANG) == 0; ms += 10) {
		if (ms >= limit * 1000) {
			(void)kill(-pid, SIGKILL);
			(void)kill(pid, SIGKILL);
			(void)waitpid(pid, &status, 0);
			printf("  hangs: killed\n");
			return 1;
		}
		(void)usleep(10000);
	}
	if (WIFSIGNALED(status)) {
		printf("  dies of signal %d\n", WTERMSIG(status));
		return 1;
	}
	if (WEXITSTATUS(status)) {
		printf("  ends with status %d\n", WEXITSTATUS(status));
		return 1;
	}
	return 0;
}

static const struct group *const all[] = { groups_driver, groups_io, groups_batch, groups_async };

static int wanted(const char *name, char **names, int n)
{
	for (int i = 0; i < n; i++) {
		if (strcmp(names[i], name) == 0) {
			return 1;
		}
	}
	return n == 0;
}

int main(int argc, char **argv)
{
	const char *dir = ".";
	unsigned int limit = 20;
	int bad = 0;
	int list = 0;
	int i = 1;

	for (; i < argc && argv[i][0] == '-'; i++) {
		if (strcmp(argv[i], "--list") == 0) {
			list = 1;
		} else if (i + 1 < argc && strcmp(argv[i], "--cuda") == 0) {
			cuda_lib = argv[++i];
		} else if (i + 1 < argc && strcmp(argv[i], "--dir") == 0) {
			dir = argv[++i];
		} else if (i + 1 < argc && strcmp(argv[i], "--limit") == 0) {
			limit = (unsigned int)atoi(argv[++i]);
		} else {
			fprintf(stderr, "unknown option %s\n", argv[i]);
			return 2;
		}
	}
	if (!list && i == argc) {
		fprintf(stderr, "name a libcufile.so.0\n");
		return 2;
	}
	if (!list) {
		cufile_lib = argv[i++];
	}
	/* Children change their folder. */
	if (cufile_lib && strchr(cufile_lib, '/') && !(cufile_lib = realpath(cufile_lib, NULL))) {
		fprintf(stderr, "no such libcufile\n");
		return 2;
	}
	dir = realpath(dir, NULL);
	if (!dir) {
		fprintf(stderr, "no such folder\n");
		return 2;
	}
	(void)snprintf(folder, sizeof(folder), "%s/cufile-diff.%d", dir, (int)getpid());
	for (size_t k = 0; k < sizeof(all) / sizeof(all[0]); k++) {
		for (const struct group *g = all[k]; g->name; g++) {
			if (list) {
				printf("%s\n", g->name);
			} else if (wanted(g->name, argv + i, argc - i)) {
				bad |= run(g, limit);
			}
		}
	}
	if (!list) {
		empty_folder();
		(void)rmdir(folder);
	}
	return bad;
}

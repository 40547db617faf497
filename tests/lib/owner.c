/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "owner.h"

#include <dirent.h>
#include <dlfcn.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "die.h"
#include "fixture.h"

/* The process that owns. */

static struct {
	struct fx fx;
	struct pl_ctx *other; /* that allocated it, if it is foreign */
	struct pl_dev *other_dev;
	struct pl_export *x;
	const char *path;
	char *all;
	char *mem;
	size_t len;
	size_t off;
} own;

static void *allocate(const char *kind)
{
	void *p = NULL;
	int rc;

	if (strcmp(kind, "foreign") == 0) {
		rc = pl_mem_alloc(own.other_dev, own.len + own.off, 0, &p);
	} else if (strcmp(kind, "wide") == 0) {
		rc = pl_mem_alloc(own.fx.dev, own.len + own.off, PL_ALLOC_WIDE, &p);
	} else if (strcmp(kind, "shared") == 0) {
		rc = pl_mem_alloc(own.fx.dev, own.len + own.off, PL_ALLOC_SHARED, &p);
	} else {
		rc = pl_mem_alloc(own.fx.dev, own.len + own.off, 0, &p);
	}
	return rc ? NULL : p;
}

static void fill(unsigned int seed)
{
	char *host = fx_host(own.len);

	fx_pattern(host, 0, own.len, seed);
	assert_moved(pl_copy(own.fx.ctx, own.mem, host, own.len, NULL), own.len);
	free(host);
}

static int differs(unsigned int seed)
{
	char *host = fx_host(own.len);
	char *want = fx_host(own.len);
	int64_t at;

	fx_pattern(want, 0, own.len, seed);
	assert_moved(pl_copy(own.fx.ctx, host, own.mem, own.len, NULL), own.len);
	at = fx_differ(host, want, own.len);
	free(host);
	free(want);
	return at >= 0;
}

static int count_threads(void)
{
	DIR *d = opendir("/proc/self/task");
	int n = 0;

	while (d && readdir(d)) {
		n++;
	}
	if (d) {
		closedir(d);
	}
	return n - 2;
}

static int violations(void)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	void *h = lib && *lib == '/' ? dlopen(lib, RTLD_NOW) : NULL;
	unsigned long (*count)(void) = NULL;
	void *p = h ? dlsym(h, "fakecuda_violations") : NULL;

	memcpy(&count, &p, sizeof(p));
	return p ? (int)count() : 0;
}

static int release(void)
{
	return pl_mem_free(own.other ? own.other : own.fx.ctx, own.all);
}

static int reuse(const char *kind, unsigned int seed)
{
	char *before = own.all;

	own.all = allocate(kind);
	if (!own.all) {
		return -ENOMEM;
	}
	own.mem = own.all + own.off;
	fill(seed);
	return own.all == before ? 0 : 1;
}

static int do_one(const char *kind, const char *what)
{
	unsigned int seed = 0;

	if (sscanf(what, "fill %u", &seed) == 1) {
		fill(seed);
		return 0;
	}
	if (sscanf(what, "is %u", &seed) == 1) {
		return differs(seed);
	}
	if (sscanf(what, "reuse %u", &seed) == 1) {
		return reuse(kind, seed);
	}
	if (sscanf(what, "die %u", &seed) == 1) {
		die_at_call((int)seed);
		return 0;
	}
	if (strcmp(what, "unexport") == 0) {
		return pl_mem_unexport(own.x);
	}
	if (strcmp(what, "export") == 0) {
		return pl_mem_export(own.fx.ctx, own.mem, own.len, own.path, NULL, &own.x);
	}
	if (strcmp(what, "free") == 0) {
		return release();
	}
	if (strcmp(what, "close") == 0) {
		pl_close(own.fx.ctx);
		own.fx.ctx = NULL;
		return 0;
	}
	if (strcmp(what, "threads") == 0) {
		return count_threads();
	}
	return strcmp(what, "violations") == 0 ? violations() : -ENOSYS;
}

static void answer(int n)
{
	(void)printf("%d %s\n", n, n < 0 ? pl_error_message() : "");
	(void)fflush(stdout);
}

static int begin(char **argv)
{
	const char *setting = *argv[7] ? argv[7] : NULL;
	int rc;

	own.path = argv[3];
	own.len = strtoul(argv[4], NULL, 10);
	own.off = strtoul(argv[5], NULL, 10);
	/* fx_open() would end the process, and the test could not tell why there is no device. */
	rc = fx_ctx(&own.fx.ctx, setting, NULL);
	if (!rc) {
		rc = pl_dev_open(own.fx.ctx, fx_device(), &own.fx.dev);
	}
	if (rc) {
		return rc;
	}
	if (strcmp(argv[2], "foreign") == 0) {
		/* A CUDA device is the same for both; a software GPU belongs to one context. */
		own.other = NULL;
		assert_ok(fx_ctx(&own.other, setting, NULL));
		assert_ok(pl_dev_open(own.other, fx_device(), &own.other_dev));
	}
	own.all = allocate(argv[2]);
	if (!own.all) {
		return -ENOMEM;
	}
	own.mem = own.all + own.off;
	fill((unsigned int)strtoul(argv[6], NULL, 10));
	return pl_mem_export(own.fx.ctx, own.mem, own.len, own.path, NULL, &own.x);
}

static int copy_for_ever(const char *path)
{
	char *host = fx_host(own.len);
	void *mem;
	int rc;

	fx_open(&own.fx, NULL);
	rc = pl_mem_import(own.fx.dev, path, NULL, NULL, &mem);
	answer(rc);
	while (!rc) {
		(void)pl_copy(own.fx.ctx, host, mem, own.len, NULL);
	}
	free(host);
	return 1;
}

bool owner_role(int argc, char **argv)
{
	return argc == 8 && strcmp(argv[1], "own") == 0;
}

int owner_main(int argc, char **argv)
{
	char line[64];
	int rc;

	(void)argc;
	/* Not for ever, if the test ends before us. */
	(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (strcmp(argv[2], "copying") == 0) {
		own.len = strtoul(argv[4], NULL, 10);
		return copy_for_ever(argv[7]);
	}
	rc = begin(argv);
	answer(rc);
	while (fgets(line, sizeof(line), stdin)) {
		line[strcspn(line, "\n")] = '\0';
		if (strcmp(line, "go") == 0) {
			break;
		}
		answer(do_one(argv[2], line));
	}
	pl_close(own.fx.ctx);
	pl_close(own.other);
	return 0;
}

/* The test's side. */

static void become(char **argv, enum owner_spaces spaces, const int *pipes)
{
	if (dup2(pipes[0], STDIN_FILENO) < 0 || dup2(pipes[3], STDOUT_FILENO) < 0) {
		_exit(3);
	}
	for (int i = 0; i < 4; i++) {
		(void)close(pipes[i]);
	}
	if (spaces == OWNER_OTHER_SPACES) {
		int told[2];
		char c;
		pid_t pid;

		if (pipe2(told, O_CLOEXEC) || unshare(CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC)) {
			(void)dprintf(STDOUT_FILENO, "%d unshare: %s\n", -errno, strerror(errno));
			_exit(3);
		}
		/* The first child is the one that is in the new PID namespace. */
		pid = fork();
		if (pid != 0) {
			int status;

			(void)dprintf(STDOUT_FILENO, "pid %d\n", (int)pid);
			(void)close(told[0]);
			(void)close(told[1]);
			for (int i = 0; i < 3; i++) {
				(void)close(i);
			}
			(void)waitpid(pid, &status, 0);
			_exit(0);
		}
		(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
		/* Both write to the same pipe, and the process id is read first. */
		(void)close(told[1]);
		if (read(told[0], &c, 1) != 0) {
			_exit(3);
		}
	}
	(void)execv("/proc/self/exe", argv);
	_exit(3);
}

static bool read_line(struct owner *o)
{
	size_t n = 0;

	while (n < sizeof(o->said) - 1) {
		ssize_t got = read(o->from, o->said + n, 1);

		if (got != 1) {
			o->said[n] = '\0';
			return false;
		}
		if (o->said[n] == '\n') {
			break;
		}
		n++;
	}
	o->said[n] = '\0';
	return true;
}

bool owner_start(struct owner *o, const char *kind, size_t len, size_t off, unsigned int seed,
		 enum owner_spaces spaces, const char *setting)
{
	static unsigned int number;
	char text[3][24];
	char *argv[] = { (char *)"owner",
			 (char *)"own",
			 (char *)kind,
			 o->path,
			 text[0],
			 text[1],
			 text[2],
			 (char *)(setting ? setting : ""),
			 NULL };
	int pipes[4];
	int pid;

	(void)snprintf(o->path, sizeof(o->path), "/tmp/peerlane-owner-%d-%u", (int)getpid(),
		       number++);
	(void)snprintf(text[0], sizeof(text[0]), "%zu", len);
	(void)snprintf(text[1], sizeof(text[1]), "%zu", off);
	(void)snprintf(text[2], sizeof(text[2]), "%u", seed);
	assert_int_equal(pipe2(pipes, O_CLOEXEC), 0);
	assert_int_equal(pipe2(pipes + 2, O_CLOEXEC), 0);
	o->pid = fork();
	assert_true(o->pid >= 0);
	if (o->pid == 0) {
		become(argv, spaces, pipes);
	}
	(void)close(pipes[0]);
	(void)close(pipes[3]);
	o->to = pipes[1];
	o->from = pipes[2];
	if (!read_line(o)) {
		return false;
	}
	if (sscanf(o->said, "pid %d", &pid) == 1) {
		o->pid = pid;
		if (!read_line(o)) {
			return false;
		}
	}
	return atoi(o->said) == 0;
}

void owner_ask(struct owner *o, const char *what)
{
	assert_true(dprintf(o->to, "%s\n", what) > 0);
}

int owner_answer(struct owner *o)
{
	if (!read_line(o)) {
		fail_msg("the owner has gone");
	}
	return atoi(o->said);
}

int owner_tell(struct owner *o, const char *what)
{
	owner_ask(o, what);
	return owner_answer(o);
}

/* Nothing can be read from it any more when it has ended. */
static int wait_for_end(struct owner *o)
{
	int status = 0;
	char c;

	while (read(o->from, &c, 1) == 1) {
	}
	(void)close(o->from);
	(void)close(o->to);
	(void)waitpid(o->pid, &status, 0); /* the one of other namespaces is not our child */
	return status;
}

void owner_kill(struct owner *o)
{
	(void)kill(o->pid, SIGKILL);
	(void)wait_for_end(o);
	(void)unlink(o->path);
}

void owner_end(struct owner *o)
{
	int status;

	owner_ask(o, "go");
	status = wait_for_end(o);
	if (status) {
		fail_msg("the owner has ended with status %#x", (unsigned int)status);
	}
	(void)unlink(o->path);
}

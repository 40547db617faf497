/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "app.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LONG_NS UINT64_C(60000000000)

struct app_line app_warned;

void app_fail(const char *file, int line, const char *format, ...)
{
	va_list args;

	(void)fprintf(stderr, "%s:%d: process %d: ", file, line, getpid());
	va_start(args, format);
	(void)vfprintf(stderr, format, args);
	va_end(args);
	(void)fputc('\n', stderr);
	_exit(1);
}

uint64_t app_now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void logger(int level, unsigned long part, const char *file, int line, const char *format,
		   ...)
{
	static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
	char text[sizeof(app_warned.last)];
	va_list args;

	(void)part;
	(void)file;
	(void)line;
	va_start(args, format);
	(void)vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	if (level == NN_LOG_WARN) {
		(void)pthread_mutex_lock(&one);
		app_warned.n++;
		memcpy(app_warned.last, text, sizeof(text));
		(void)pthread_mutex_unlock(&one);
	}
}

static const void *symbol(void *handle, const char *name)
{
	const void *p = dlsym(handle, name);

	if (!p) {
		app_fail(__FILE__, __LINE__, "%s", dlerror());
	}
	return p;
}

void app_load(struct app_table *t, int version)
{
	void *handle = dlopen(getenv("PEERLANE_TEST_NCCLNET"), RTLD_NOW | RTLD_LOCAL);

	if (!handle) {
		app_fail(__FILE__, __LINE__, "%s", dlerror());
	}
	CHECK(!dlsym(handle, "nn_listen") && !dlsym(handle, "ncclCollNetPlugin_v11"));
	memset(t, 0, sizeof(*t));
	t->version = version;
	t->v10 = symbol(handle, "ncclNetPlugin_v10");
	t->v11 = symbol(handle, "ncclNetPlugin_v11");
	t->calls = symbol(handle, "ncclNetPlugin_v12");
	t->name = version == 10 ? t->v10->name : version == 11 ? t->v11->name : t->calls->name;
}

void app_begin(struct app_table *t, int version)
{
	struct nn_config config = { NN_UNKNOWN };
	int rc;

	app_load(t, version);
	rc = version == 10   ? t->v10->init(logger, NULL)
	     : version == 11 ? t->v11->init(&t->ctx, 7, &config, logger, NULL)
			     : t->calls->init(&t->ctx, 7, &config, logger, NULL);
	CHECK_IS(rc, 0);
}

void app_end(struct app_table *t)
{
	if (t->version >= 11) {
		CHECK_IS(t->calls->finish(t->ctx), 0);
	}
}

int app_listen(const struct app_table *t, int dev, void *handle, void **listener)
{
	return t->version == 10 ? t->v10->listen(dev, handle, listener)
				: t->calls->listen(t->ctx, dev, handle, listener);
}

int app_connect(const struct app_table *t, int dev, void *handle, void **comm)
{
	struct nn_config config = { NN_UNKNOWN };
	void *offload = NULL;

	return t->version == 10 ? t->v10->connect(dev, &config, handle, comm, &offload)
				: t->calls->connect(t->ctx, dev, handle, comm, &offload);
}

static pid_t start(app_fn *fn, int sock, int other, int version)
{
	pid_t pid = fork();

	if (!pid) {
		(void)close(other);
		(void)alarm(100);
		fn(sock, version);
		_exit(0);
	}
	return pid;
}

static void end_well(pid_t pid, const char *who)
{
	int status;

	if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status) || WEXITSTATUS(status)) {
		app_fail(__FILE__, __LINE__, "%s ended with status 0x%x", who, status);
	}
}

void app_pair(app_fn *a, app_fn *b, int version)
{
	int s[2];
	pid_t pid[2];

	CHECK_IS(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, s), 0);
	pid[0] = start(a, s[0], s[1], version);
	pid[1] = start(b, s[1], s[0], version);
	(void)close(s[0]);
	(void)close(s[1]);
	end_well(pid[0], "the first process");
	end_well(pid[1], "the second process");
}

void app_kills(app_fn *killed, app_fn *other, int version)
{
	int s[2];
	int status;
	pid_t pid[2];

	CHECK_IS(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, s), 0);
	pid[0] = start(killed, s[0], s[1], version);
	pid[1] = start(other, s[1], s[0], version);
	(void)close(s[0]);
	(void)close(s[1]);
	CHECK_IS(waitpid(pid[0], &status, 0), pid[0]);
	CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
	end_well(pid[1], "the one that was not killed");
}

void app_put(int sock, const void *at, size_t len)
{
	CHECK_IS(write(sock, at, len), len);
}

void app_get(int sock, void *at, size_t len)
{
	size_t have = 0;

	while (have < len) {
		ssize_t n = read(sock, (char *)at + have, len - have);

		if (n <= 0) {
			app_fail(__FILE__, __LINE__, "the other process has ended");
		}
		have += (size_t)n;
	}
}

void *app_sender(const struct app_table *t, int sock)
{
	unsigned char handle[NN_HANDLE];
	uint64_t end = app_now() + LONG_NS;
	void *comm = NULL;

	app_get(sock, handle, sizeof(handle));
	while (!comm) {
		CHECK_IS(app_connect(t, 0, handle, &comm), 0);
		CHECK(app_now() < end);
		(void)sched_yield();
	}
	return comm;
}

void *app_receiver(const struct app_table *t, int sock)
{
	unsigned char handle[NN_HANDLE];
	uint64_t end = app_now() + LONG_NS;
	void *listener;
	void *comm = NULL;

	CHECK_IS(app_listen(t, 0, handle, &listener), 0);
	app_put(sock, handle, sizeof(handle));
	while (!comm) {
		CHECK_IS(t->calls->accept(listener, &comm, NULL), 0);
		CHECK(app_now() < end);
		(void)sched_yield();
	}
	CHECK_IS(t->calls->close_listen(listener), 0);
	return comm;
}

void *app_isend(const struct app_table *t, void *comm, const void *at, size_t len, int tag,
		void *mr)
{
	uint64_t end = app_now() + LONG_NS;
	void *request = NULL;

	while (!request) {
		CHECK_IS(t->calls->isend(comm, (void *)(uintptr_t)at, len, tag, mr, NULL, &request),
			 0);
		CHECK(app_now() < end);
	}
	return request;
}

void *app_irecv(const struct app_table *t, void *comm, void *at, size_t len, int tag, void *mr)
{
	uint64_t end = app_now() + LONG_NS;
	void *request = NULL;

	while (!request) {
		request =
			(void *)(uintptr_t)1; /* NCCL's sign that the completion may be left out */
		CHECK_IS(t->calls->irecv(comm, 1, &at, &len, &tag, &mr, NULL, &request), 0);
		CHECK(app_now() < end);
	}
	return request;
}

int app_wait(const struct app_table *t, void *request)
{
	uint64_t end = app_now() + LONG_NS;
	int done = 0;
	int len = -1;

	while (!done) {
		CHECK_IS(t->calls->test(request, &done, &len), 0);
		CHECK(app_now() < end);
		(void)sched_yield();
	}
	return len;
}

int app_wait_error(const struct app_table *t, void *request)
{
	uint64_t end = app_now() + LONG_NS;
	int done = 0;
	int rc = 0;

	while (!rc && !done) {
		rc = t->calls->test(request, &done, NULL);
		CHECK(app_now() < end);
		(void)sched_yield();
	}
	return rc;
}

void app_fill(unsigned char *at, size_t len, unsigned int seed)
{
	uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;

	for (size_t i = 0; i < len; i += 8) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		memcpy(at + i, &x, len - i < 8 ? len - i : 8);
	}
}

bool app_is(const unsigned char *at, size_t len, unsigned int seed)
{
	uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;

	for (size_t i = 0; i < len; i += 8) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		if (memcmp(at + i, &x, len - i < 8 ? len - i : 8) != 0) {
			return false;
		}
	}
	return true;
}

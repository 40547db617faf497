/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_NCCLNET_APP_H
#define TESTS_NCCLNET_APP_H

/* Plays NCCL: loads the plug-in, and drives one of its tables from processes of its own. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ncclnet/abi.h"

/* The table of any version, with the calls of version 12. */
struct app_table {
	int version;
	const char *name;
	const struct nn_table_v10 *v10;
	const struct nn_table_v12 *calls; /* from accept() on those of all versions */
	const struct nn_table_v11 *v11;
	void *ctx;
};

struct app_line {
	int n;
	char last[1024];
};
extern struct app_line app_warned;

/* Ends this process with a line that says why. */
void app_fail(const char *file, int line, const char *format, ...)
	__attribute__((format(printf, 3, 4), noreturn));
#define CHECK(x)                                                     \
	do {                                                         \
		if (!(x)) {                                          \
			app_fail(__FILE__, __LINE__, "not so: " #x); \
		}                                                    \
	} while (0)
#define CHECK_IS(a, b)                                                                          \
	do {                                                                                    \
		long long a_ = (long long)(a), b_ = (long long)(b);                             \
		if (a_ != b_) {                                                                 \
			app_fail(__FILE__, __LINE__, #a " is %lld and not %lld; last line: %s", \
				 a_, b_, app_warned.last);                                      \
		}                                                                               \
	} while (0)

void app_load(struct app_table *t, int version);  /* dlopen, dlsym */
void app_begin(struct app_table *t, int version); /* and init() */
void app_end(struct app_table *t);
int app_listen(const struct app_table *t, int dev, void *handle, void **listener);
int app_connect(const struct app_table *t, int dev, void *handle, void **comm);

/* Two processes, each with a socket to the other; both have to end well within the time. */
typedef void app_fn(int sock, int version);
void app_pair(app_fn *a, app_fn *b, int version);
/* Who is killed: the other has to end well. */
void app_kills(app_fn *killed, app_fn *other, int version);
void app_put(int sock, const void *at, size_t len);
void app_get(int sock, void *at, size_t len);

/* A connection from the process that sends to the one that receives. */
void *app_sender(const struct app_table *t, int sock);
void *app_receiver(const struct app_table *t, int sock);

/* Calls until there is a request / it is done: bytes. With a bound on the time. */
void *app_isend(const struct app_table *t, void *comm, const void *at, size_t len, int tag,
		void *mr);
void *app_irecv(const struct app_table *t, void *comm, void *at, size_t len, int tag, void *mr);
int app_wait(const struct app_table *t, void *request);
/* Until test() gives an error: that. */
int app_wait_error(const struct app_table *t, void *request);
/* Bytes that both sides know. */
void app_fill(unsigned char *at, size_t len, unsigned int seed);
bool app_is(const unsigned char *at, size_t len, unsigned int seed);
uint64_t app_now(void);

#endif

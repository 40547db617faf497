/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_LINE_H
#define TOOL_LINE_H

/*
 * Messages over TCP: a line of printable text and, if it ends in " +N", N bytes after it. No
 * descriptor blocks, and every wait has a limit. Messages of the other side are bounded, and do not
 * reach a terminal as control characters.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include <peerlane/remote.h>

#define LINE_MOST 512 /* bytes of a line, with its end */
#define LINE_NAME 128 /* "[2001:db8::1]:18516", or a host's name and a port */

struct line {
	int fd;
	size_t n; /* bytes that came and were not taken */
	char buf[LINE_MOST + PL_BLOB_MAX];
};

struct line_message {
	char words[LINE_MOST]; /* without " +N" */
	size_t n_blob;
	unsigned char blob[PL_BLOB_MAX];
};

/* A descriptor, or -1 with the complaint printed. `name`: the address and the port, also of a port
 * that the kernel chose. */
int line_listen(const char *host, const char *port, char name[LINE_NAME]);
int line_connect(const char *host, const char *port, char name[LINE_NAME]);

/* The next connection that waits, or -1: none does. */
int line_accept(int fd, char name[LINE_NAME]);

/* Sends a message: 0 or -errno. n 0: without bytes behind it. */
int line_send(int fd, const void *blob, size_t n, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));

/* Receives bytes that have arrived. Returns their number, 0 if the other side has closed, -EAGAIN
 * if none have, or -errno. */
ssize_t line_fill(struct line *l);

/* The next message that has come as a whole: 1; 0: none has; -EPROTO: there will not be one, as a
 * line is too long or says that more bytes follow than a blob has. */
int line_take(struct line *l, struct line_message *m);

/* Waits for the next message: 0, -ETIMEDOUT, -ECONNRESET (closed), -EPROTO, or -errno. */
int line_wait(struct line *l, struct line_message *m, uint64_t timeout_ns);

#endif

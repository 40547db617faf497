/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_SHARE_MSG_H
#define MEM_SHARE_MSG_H

/*
 * The messages between the owner of shared memory and an importer, over a Unix socket:
 *
 * - importer -> owner: HELLO. The importer's identity and the forms that it can import.
 * - owner -> importer: OFFER. A way to the memory, with descriptors: the lease first. Or the reason
 *   of a refusal; if the importer is refused, this comes before its HELLO.
 * - importer -> owner: NEXT. That way does not work here; is there another?
 * - importer -> owner: TAKEN. It is mapped; the connection stays, as long as either lives.
 * - importer -> owner: ASK. Is the memory still the shared one? Bring the window up to date.
 * - owner -> importer: ANSWER. Yes, or why not.
 * - owner -> importer: LOADING. There is no offer yet; the message says how many bytes of the table
 *   are loaded (tables.c).
 *
 * Both run on one machine; neither trusts the other's messages. Descriptors go one way only; those
 * that were received are for sys_close_later().
 */

#include <stddef.h>
#include <stdint.h>

#include "dev/dev.h"
#include "sys/unix.h"

#define SHARE_MAGIC 0x504c5348u /* "PLSH" */
#define SHARE_VERSION 1u

enum share_op {
	SHARE_HELLO = 1,
	SHARE_OFFER,
	SHARE_NEXT,
	SHARE_TAKEN,
	SHARE_ASK,
	SHARE_ANSWER,
	SHARE_LOADING,
};

#define SHARE_NO_WINDOW (1u << 0) /* in HELLO: a copy will not do */
#define SHARE_TAKES_HOST                                                                     \
	(1u << 1)	       /* in HELLO: memory of the host will; before 0.4 it would not \
				*/
#define SHARE_WAITS (1u << 2)  /* in HELLO: it waits while a table is loaded */
#define SHARE_WINDOW (1u << 0) /* in OFFER: it is a copy, read-only */
#define SHARE_ASKS (1u << 1)   /* in OFFER: each use must be asked for */
#define SHARE_HOST (1u << 2)   /* in OFFER: it is memory of the host */

struct share_msg {
	uint32_t magic;
	uint32_t version;
	uint32_t op;
	uint32_t flags;
	int32_t err;  /* OFFER, ANSWER: 0 or an errno value, with `why` */
	uint32_t seq; /* ASK and its ANSWER */
	/* ASK: the range, within the shared memory. OFFER of the host's memory: `off` is the size
	 * of the entries by which GPUs map it, `len` an enum dev_not_wide value, which `why` has in
	 * words. LOADING: the bytes that are loaded, and their sum. */
	uint64_t off;
	uint64_t len;
	uint64_t spaces[2]; /* HELLO: the PID and IPC namespaces */
	char driver[16];    /* OFFER: whose memory */
	char dev_name[32];
	char why[448];
	uint32_t form; /* OFFER: an enum dev_form value */
	uint32_t n;
	uint64_t range_off;
	uint64_t range_len;
	unsigned char token[DEV_TOKEN]; /* of a table: which one it is */
	struct {
		uint64_t skip;
		uint64_t len;
	} pieces[DEV_PIECES_MAX];
};

_Static_assert(DEV_PIECES_MAX + 1 <= SYS_FDS_MAX, "all pieces and the lease go in one message");

/* A message of this kind, with nothing else in it. */
void share_msg_init(struct share_msg *m, enum share_op op);

/* Sends at once or not at all: -EAGAIN, -EPIPE. */
int share_send(int fd, const struct share_msg *m, const int *fds, unsigned int n);

/* Receives a message. Returns 0, -EAGAIN if there is none, -EPIPE if the other side has closed,
 * -EPROTO if it is not a message of this protocol, or -EMFILE if its descriptors could not be
 * received. */
int share_recv(int fd, struct share_msg *m, int *fds, unsigned int most, unsigned int *n);

/* Like share_recv(), but waits until `deadline_ns` of the monotonic clock. Also returns
 * -ETIMEDOUT. */
int share_await(int fd, struct share_msg *m, int *fds, unsigned int most, unsigned int *n,
		uint64_t deadline_ns);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The mover `socket`: between two memories that the kernel can address, through a pair of sockets.
 * It is no use but for the proof that a mover is a folder and one line of the registry: what plans,
 * stages, retries and counts knows nothing of it.
 */

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/dev.h"
#include "move/move.h"

extern const struct mover_ops socket_mover;

/* Slower than any memory: nothing but a policy that names it takes it. */
#define SETUP_NS 20000
#define BYTES_PER_NS 1.0

static bool reaches(const struct end *e)
{
	return end_is_mem(e, MEM_HOST_ADDRESSABLE);
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	(void)m;
	*offer = (struct move_offer){ .align_mem = 1,
				      .align_off = 1,
				      .setup_ns = SETUP_NS,
				      .bytes_per_ns = BYTES_PER_NS,
				      .cpu_ns_per_kib = 500 };
	if (!reaches(&ask->dst) || !reaches(&ask->src)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	}
}

static bool words(const struct mover *m, const struct move_ask *ask, enum pl_reason reason,
		  char *dst, size_t space)
{
	bool at_dst = ask->dst.kind == END_MEM && !reaches(&ask->dst);
	const struct end *e = at_dst ? &ask->dst : &ask->src;

	(void)m;
	if (reason != PL_REASON_NOT_HOST_ADDRESSABLE || e->kind != END_MEM || !e->dev) {
		return false;
	}
	text_fmt(dst, space, "no socket reaches the memory of %s", e->dev->props.name);
	return true;
}

/* The next bytes into one socket and out of the other: so many, or -errno. */
static ssize_t pass(const int fd[2], char *dst, const char *src, size_t len)
{
	ssize_t sent = send(fd[0], src, len, MSG_DONTWAIT | MSG_NOSIGNAL);
	ssize_t n = 0;

	if (sent < 0) {
		return -errno;
	}
	while (n < sent) {
		ssize_t one = recv(fd[1], dst + n, (size_t)(sent - n), MSG_WAITALL);

		if (one <= 0 && errno != EINTR) {
			return one ? -errno : -EPIPE;
		}
		n += one > 0 ? one : 0;
	}
	return n;
}

static ssize_t failed_with(struct move_op *op, int err)
{
	op->err = op->moved ? err : 0;
	op->res = op->moved
			  ? (ssize_t)op->moved
			  : err_set(err, "%zu bytes through a socket: %s", op->len, err_words(err));
	return op->res;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	int fd[2];
	ssize_t n = 1;

	(void)m;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd)) {
		return failed_with(op, errno);
	}
	while (op->moved < op->len && n > 0) {
		n = pass(fd, (char *)op->dst.addr + op->moved, (char *)op->src.addr + op->moved,
			 op->len - op->moved);
		op->moved += n > 0 ? (size_t)n : 0;
	}
	(void)close(fd[0]);
	(void)close(fd[1]);
	op->res = (ssize_t)op->len;
	return n < 0 ? failed_with(op, (int)-n) : op->res;
}

const struct mover_ops socket_mover = {
	.size = sizeof(struct mover),
	.name = "socket",
	.help = "through a pair of sockets",
	.joins = 1u << END_MEM,
	.traits = MOVER_STAGES,
	.describe = describe,
	.words = words,
	.run = run,
};

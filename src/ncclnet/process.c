/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What all connections of the process share. It is there from the first init() to the last
 * finalize(); tables of version 10 have none of the latter, and their space stays. */

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#include "base/crc.h"
#include "base/fork.h"
#include "ncclnet/handshake.h"

#define MANY 8 /* processors from which an idle thread polls for a moment before it sleeps */
#define SPIN_NS 50000
/* bytes that NCCL's thread sends itself: the pool's threads sleep then */
#define SMALL ((size_t)64 << 10)
#define SMALL_MANY ((size_t)16 << 10)
#define SPIN_POSTED_NS 1000000
/* Mb/s above which NCCL makes four channels or more, and up to which it makes two */
#define FAST 200000
/* Mb/s at which it makes eight, for GPUs of compute capability 9.0 and newer */
#define EIGHT 80000
#define FOUR_FROM 16u  /* processors from which four channels are faster, without a card */
#define EIGHT_FROM 32u /* processors from which eight channels are faster, without a card */

struct nn_ctx nn_ctx = { .lock = LOCK_INIT(RANK_NN_CTX) };

void nn_say(int level, const char *format, ...)
{
	char line[768];
	va_list args;

	va_start(args, format);
	(void)vsnprintf(line, sizeof(line), format, args);
	va_end(args);
	if (nn_ctx.log) {
		nn_ctx.log(level, level == NN_LOG_WARN ? NN_LOG_ALL : NN_LOG_NET, "peerlane", 0,
			   "NET/Peerlane: %s", line);
	}
}

int nn_random(void *at, size_t len)
{
	return getrandom(at, len, 0) == (ssize_t)len ? 0 : errno ? -errno : -EIO;
}

/* In a child of fork() another thread may have held the lock. Calls there are refused by the number
 * of the process. */
static void forget_in_child(void)
{
	lock_renew(&nn_ctx.lock);
}

FORK_HANDLERS(.child = forget_in_child);

const char *nn_words(int err)
{
	const char *words = strerrordesc_np(err < 0 ? -err : err);

	return words ? words : "an unknown error";
}

int nn_ready(const char *call)
{
	bool ours;
	unsigned int users;

	lock_acquire(&nn_ctx.lock);
	users = nn_ctx.users;
	ours = nn_ctx.pid == getpid();
	lock_release(&nn_ctx.lock);
	if (users && ours) {
		return NN_OK;
	}
	nn_say(NN_LOG_WARN, "%s() %s", call,
	       users ? "in a child that was made by fork(): it has to load NCCL anew"
		     : "before init(), or after finalize()");
	return NN_INTERNAL;
}

uint32_t nn_here(void)
{
	char id[SHIM_BOOT_ID];
	struct stat net;
	uint32_t sum;

	if (!shim_boot_id(id) || stat("/proc/self/ns/net", &net)) {
		return 0;
	}
	sum = crc32_more(0, id, sizeof(id)) ^ crc32_more(0, &net.st_ino, sizeof(net.st_ino));
	return sum ? sum : 1;
}

uint32_t nn_patience_told(void)
{
	uint64_t ms = nn_ctx.patience / 1000000;

	return (uint32_t)(ms < 1 ? 1 : ms < UINT32_MAX ? ms : UINT32_MAX);
}

uint64_t nn_patience_of_both(uint32_t theirs, const struct sys_addr *other)
{
	static atomic_bool said;
	uint32_t ours = nn_patience_told();
	char text[SYS_ADDR_TEXT];

	if (theirs == ours) {
		return nn_ctx.patience;
	}
	if (!atomic_exchange(&said, true)) {
		sys_addr_text(other, text);
		nn_say(NN_LOG_INFO,
		       "PEERLANE_TCP_TIMEOUT is %u s here and %u s at %s: between the two the "
		       "smaller counts",
		       ours / 1000, theirs / 1000, text);
	}
	return theirs < ours ? (uint64_t)theirs * 1000000 : nn_ctx.patience;
}

static unsigned int processors(void)
{
	cpu_set_t set;

	return sched_getaffinity(0, sizeof(set), &set) ? 1 : (unsigned int)CPU_COUNT(&set);
}

static unsigned int between(unsigned int least, unsigned int n, unsigned int most)
{
	return n < least ? least : n > most ? most : n;
}

/* What processors carry between two processes, Mb/s. Many of them carry what eight channels have to
 * send: NCCL 2.28 and later divide 10 GB/s into four of 2.4, and double their number. By 100 GB/s,
 * which fill the GPU's link, it makes four. */
static unsigned int speed_between(unsigned int n)
{
	return n >= EIGHT_FROM	? EIGHT
	       : n >= FOUR_FROM ? 4 * FAST
				: between(10000, n / 2 * 25000, FAST);
}

/* Whether NCCL makes eight channels for a device of ours. */
static bool is_eight_locked(void)
{
	bool eight = false;

	for (unsigned int i = 0; i < nn_ctx.n_cards; i++) {
		eight |= nn_ctx.card[i].way == NN_STREAM && nn_ctx.card[i].speed == EIGHT;
	}
	return eight;
}

/* Whether it makes four or more. */
static bool is_fast_locked(void)
{
	bool fast = is_eight_locked();

	for (unsigned int i = 0; i < nn_ctx.n_cards; i++) {
		fast |= nn_ctx.card[i].way == NN_STREAM && nn_ctx.card[i].speed > FAST;
	}
	return fast;
}

bool nn_ctx_is_tcp(void)
{
	bool tcp;

	lock_acquire(&nn_ctx.lock);
	tcp = nn_ctx.users && nn_ctx.n_cards && nn_ctx.card[0].way == NN_STREAM;
	lock_release(&nn_ctx.lock);
	return tcp;
}

/* Two ranks of a host leave each other, NCCL's threads and the program's processors: with 12 or
 * more threads on 32 one communicator of five was several times slower, as all of them look around.
 * Connections come in pairs, one a direction, so each thread has some two sockets. */
static void choose_threads_locked(unsigned int n)
{
	if (is_eight_locked()) {
		nn_ctx.threads = between(1, n * 5 / 16, 10);
		nn_ctx.conns = 2;
	} else {
		nn_ctx.threads = between(1, n * 7 / 16, is_fast_locked() ? 14 : 6);
		nn_ctx.conns = between(1, nn_ctx.threads / 2, NN_CONNS);
	}
}

static int open_locked(nn_logger log)
{
	unsigned int n = processors();
	int rc;

	nn_ctx.log = log;
	nn_ctx.pid = getpid();
	nn_ctx.spin = n >= MANY ? SPIN_NS : 0;
	nn_ctx.small = n >= MANY ? SMALL_MANY : SMALL;
	nn_ctx.spin_posted = n >= MANY ? SPIN_POSTED_NS : 0;
	nn_ctx.between = (int)speed_between(n);
	rc = pl_open(NULL, &nn_ctx.ctx);
	if (rc) {
		nn_say(NN_LOG_WARN, "%s", pl_error_message());
		return rc;
	}
	rc = nn_ctx_cards();
	if (rc || !nn_ctx.n_cards) {
		pl_close(nn_ctx.ctx);
		nn_ctx.ctx = NULL;
		return rc ? rc : -ENODEV;
	}
	choose_threads_locked(n);
	return 0;
}

int nn_ctx_open(nn_logger log)
{
	int rc = 0;

	lock_acquire(&nn_ctx.lock);
	if (nn_ctx.users && nn_ctx.pid != getpid()) {
		rc = -ESTALE;
	} else if (!nn_ctx.users) {
		nn_pool_init();
		rc = open_locked(log);
	}
	nn_ctx.users += !rc;
	lock_release(&nn_ctx.lock);
	return rc;
}

void nn_ctx_close(void)
{
	bool last;

	lock_acquire(&nn_ctx.lock);
	last = nn_ctx.users == 1 && nn_ctx.pid == getpid();
	nn_ctx.users -= nn_ctx.users > 0;
	if (last) {
		nn_dial_close();
		nn_pool_close();
		pl_close(nn_ctx.ctx);
		nn_ctx.ctx = NULL;
		for (unsigned int i = 0; i < nn_ctx.n_cards; i++) {
			free(nn_ctx.card[i].pci);
		}
		nn_ctx.n_cards = 0;
	}
	lock_release(&nn_ctx.lock);
}

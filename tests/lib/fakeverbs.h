/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKEVERBS_H
#define TESTS_LIB_FAKEVERBS_H

/*
 * A libibverbs without a network: reliable connections between queue pairs of one process and of
 * several, with the strictness of the worst device there could be.
 *
 *  - Each process has a NIC: a thread that carries out the requests of all queue pairs, in order
 * within each, and one that serves other processes on a Unix socket. They start with the first
 * queue pair, end with the last device that is closed, and do not hold up exit().
 *  - A message arrives only if both sides agree about the path as they must on a wire: GID or LID
 * of both ends, type of the GID, partition key, number of the queue pair and first packet number.
 * What does not arrive is tried again for a while, and then is RETRY_EXC_ERR; so is a dead peer.
 *  - Keys carry a generation, local and remote keys differ, and each access is checked for domain,
 * range and right. Memory is touched by process_vm_writev(): what was unmapped too early is a
 * violation and an error, no signal.
 *  - A send queue's space comes back when a completion behind it is taken. Completions with errors
 * have nonsense in the fields that do not count.
 *  - A child of fork() begins with nothing.
 *
 * Environment, read when devices are first listed:
 *  FAKEVERBS (1x1): devices x ports. 0: no device.
 *  FAKEVERBS_NAMES ("fake_0,fake_1,..."): their names.
 *  FAKEVERBS_LINK (eth; ib): link layer of all ports.
 *  FAKEVERBS_PORTS ("0.1:state=down:mtu=1024,1.1:link=ib:lid=9"): ports that differ, as
 * DEVICE.PORT; state is down, init, armed or active, mtu the active one. Keys also: width, speed.
 *  FAKEVERBS_GIDS ("0.1.3=v2/10.0.0.1,0.1.4=v1/fe80::1"): DEVICE.PORT.INDEX=TYPE/ADDRESS; a port
 * that is named has these alone; type v1, v2 or ib. The tables are otherwise as usual: RoCE has
 * link-local v1, v2, and 10.HOST.DEVICE.PORT as v1, v2; InfiniBand has one.
 *  FAKEVERBS_PKEY (0: none): the second partition key of all ports; the first is 0xffff.
 *  FAKEVERBS_HOST (0): 0 to 255, in LIDs, GUIDs and GIDs, so that processes can be on other hosts.
 *  FAKEVERBS_DIR: where processes find each other; who does not set it has a folder of its own
 * below TMPDIR, which its children inherit by this variable.
 *  FAKEVERBS_TIMEOUT_MS (100): how long what does not arrive is tried, if the queue pair's own
 * timeout is not shorter or endless. FAKEVERBS_SILENCE_MS (10000): how long a process that is there
 * may take to answer.
 *  FAKEVERBS_FAIL ("ibv_reg_mr:3:12": the third call fails with errno 12; several with commas.
 * poll_cq, req_notify_cq, post_send and post_recv are called so; "send_wr:40:12": the 40th request
 * that is posted, in the middle of a chain maybe; "wc:5:12": the fifth request that the NIC takes
 * completes with status 12, "ack:5:12": so does the fifth that the peer carried out).
 *  FAKEVERBS_LONGEST (2^40): bytes of one registration.
 *  FAKEVERBS_INLINE (256): bytes that a request can have with it.
 *  FAKEVERBS_DMABUF (1; 0: EOPNOTSUPP). FAKEVERBS_PEERMEM (0; 1: ibv_reg_mr takes addresses of the
 * fake CUDA driver).
 *  FAKEVERBS_LATE ("dmabuf", "all"): of which memory writes are seen late; see fakeverbs_late().
 *  FAKEVERBS_LATE_SCOPE (qp; nic): which reads make them seen.
 *  FAKEVERBS_NOTHING (0): requests end when they are posted and carry nothing: for what posting
 * costs.
 *  FAKEVERBS_WRONG (0): a byte of what is written to memory of dma-bufs arrives as another one.
 *  FAKEVERBS_TORN (0): a seed; see fakeverbs_torn().
 *  FAKEVERBS_ATOMICS ("hca"; "none", "glob"; "none,hca": of the first device, the second and those
 * behind it): what the devices' atomic operations are atomic with; none: they have none.
 *  FAKEVERBS_SHUFFLE (0): a seed: queue pairs have their turns in random order.
 *  FAKEVERBS_DELAY_US (0): each request waits at random up to so long.
 *
 * The functions below are for tests, to be found by dlsym().
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#error "C only"
#endif

struct fakeverbs_stats {
	uint64_t posts;	   /* calls of post_send and post_recv */
	uint64_t send_wrs; /* requests in them */
	uint64_t recv_wrs;
	uint64_t inlined;     /* of the sends, those that had their bytes with them */
	uint64_t completions; /* that were made */
	uint64_t polls;	      /* calls of poll_cq */
	uint64_t arms;
	uint64_t events; /* of completion channels */
	uint64_t regs;	 /* memory regions made so far, and those of dma-bufs among them */
	uint64_t dmabuf_regs;
	uint64_t deregs;
	uint64_t reg_bytes;
	uint64_t bytes_out; /* of writes, sends and atomics that this NIC carried */
	uint64_t bytes_in;  /* of reads */
	uint64_t served;    /* messages of peers, of this process and of others */
	uint64_t served_bytes;
	uint64_t lost;	  /* tries that did not arrive */
	uint64_t late;	  /* writes whose bytes were held back */
	uint64_t flushed; /* requests that ended with WR_FLUSH_ERR */
};
void fakeverbs_stats(struct fakeverbs_stats *out);

/* Replaces what FAKEVERBS_FAIL said; NULL or "": nothing fails. Counts begin anew. */
void fakeverbs_fail(const char *spec);

/* How often an exported function, or one of a context's, was called. */
unsigned long fakeverbs_calls(const char *symbol);

/* How many there are now: "contexts", "pds", "mrs", "channels", "cqs", "qps", "sends" and
 * "receives" (requests that have not ended). -1 for another word. */
long fakeverbs_live(const char *what);

/* Misuse so far, and the first one in words ("" if none). */
unsigned long fakeverbs_violations(void);
const char *fakeverbs_violation(void);

/* A port's link, with the event that follows: 1: up, 0: down. 0, or -1: no such port. */
int fakeverbs_link(int device, int port, int up);

/* GIDs as in FAKEVERBS_GIDS, with the event for each port that is named. 0, or -1. */
int fakeverbs_gids(const char *spec);

/* An event of the device's open contexts; `number` is a port's or a queue pair's, which with
 * QP_FATAL also fails. 0, or -1: there is none. */
int fakeverbs_event(int device, unsigned int type, unsigned int number);

/* While on, this process' NIC begins no request. Failing queue pairs still give theirs up. */
void fakeverbs_stall(int on);

/* While on, registrations wait, ten seconds at most. How many did when it was called. */
long fakeverbs_hold_regs(int on);

/* Queue pairs have their turns in random order; 0: in turn. */
void fakeverbs_shuffle(unsigned int seed);

/* Short writes arrive in pieces of at most 8 bytes, in any order, with pauses between; each piece
 * as a whole. 0: at once. */
void fakeverbs_torn(unsigned int seed);

/* What peers write there, by address as they name it, is seen when a READ arrives on the same queue
 * pair, or after fakeverbs_flush(); their completions come before. Memory of the host is also seen
 * when a later write on that queue pair goes to memory without relaxed ordering. len 0: nowhere. */
void fakeverbs_late(uint64_t addr, size_t len);
void fakeverbs_flush(void);

#endif

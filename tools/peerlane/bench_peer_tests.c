/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The tests of `peerlane bench peer`, by the names that nvbandwidth's have, and which copies each
 * of their cells is made of. */

#include "base/bits.h"
#include "bench_peer.h"

static size_t one(struct peer_flow *v, size_t i, size_t from, size_t to, bool counts)
{
	v[i] = (struct peer_flow){ from, to, counts };
	return i + 1;
}

static size_t to_device(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	(void)n;
	(void)row;
	return one(v, 0, PEER_HOST, col, true);
}

static size_t to_host(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	(void)n;
	(void)row;
	return one(v, 0, col, PEER_HOST, true);
}

static size_t to_device_against(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return one(v, to_device(n, row, col, v), col, PEER_HOST, false);
}

static size_t to_host_against(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return one(v, to_host(n, row, col, v), PEER_HOST, col, false);
}

static size_t between(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	(void)n;
	return row == col ? 0 : one(v, 0, row, col, true);
}

static size_t both_ways(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	size_t k = between(n, row, col, v);

	return k ? one(v, k, col, row, true) : 0;
}

/* Adds flows after the first k: one of each device except `col` to the host, or from it. With a
 * single device there is no such cell. */
static size_t others(size_t n, size_t col, bool to, struct peer_flow *v, size_t k)
{
	if (n < 2) {
		return 0;
	}
	for (size_t i = 0; i < n; i++) {
		k = i == col ? k : one(v, k, to ? i : PEER_HOST, to ? PEER_HOST : i, false);
	}
	return k;
}

/* A device's own copy, while all others do the same. */
static size_t all_to_host(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return others(n, col, true, v, to_host(n, row, col, v));
}

static size_t host_to_all(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return others(n, col, false, v, to_device(n, row, col, v));
}

static size_t all_to_host_against(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return others(n, col, false, v, to_host(n, row, col, v));
}

static size_t host_to_all_against(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	return others(n, col, true, v, to_device(n, row, col, v));
}

static size_t all_to_one(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	size_t k = 0;

	(void)row;
	for (size_t i = 0; i < n; i++) {
		k = i == col ? k : one(v, k, i, col, true);
	}
	return k;
}

static size_t one_to_all(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	size_t k = 0;

	(void)row;
	for (size_t i = 0; i < n; i++) {
		k = i == col ? k : one(v, k, col, i, true);
	}
	return k;
}

static size_t local(size_t n, size_t row, size_t col, struct peer_flow *v)
{
	(void)n;
	(void)row;
	return one(v, 0, col, col, true);
}

const struct peer_test peer_tests[] = {
	{ "host_to_device_memcpy_ce", "host to GPU", PEER_EACH, false, to_device },
	{ "device_to_host_memcpy_ce", "GPU to host", PEER_EACH, false, to_host },
	{ "host_to_device_bidirectional_memcpy_ce", "host to GPU, while the GPU sends", PEER_EACH,
	  false, to_device_against },
	{ "device_to_host_bidirectional_memcpy_ce", "GPU to host, while the host sends", PEER_EACH,
	  false, to_host_against },
	{ "device_to_device_memcpy_read_ce", "GPU of the row to GPU of the column", PEER_PAIRS,
	  false, between },
	{ "device_to_device_bidirectional_memcpy_read_ce", "both ways at once, the sum", PEER_PAIRS,
	  false, both_ways },
	{ "all_to_host_memcpy_ce", "GPU to host, while all others send, too", PEER_EACH, false,
	  all_to_host },
	{ "all_to_host_bidirectional_memcpy_ce", "GPU to host, while the host sends to all others",
	  PEER_EACH, false, all_to_host_against },
	{ "host_to_all_memcpy_ce", "host to GPU, and to all others meanwhile", PEER_EACH, false,
	  host_to_all },
	{ "host_to_all_bidirectional_memcpy_ce", "host to GPU, while all others send to the host",
	  PEER_EACH, false, host_to_all_against },
	{ "all_to_one_read_ce", "all other GPUs to this one, the sum", PEER_EACH, false,
	  all_to_one },
	{ "one_to_all_read_ce", "this GPU to all others, the sum", PEER_EACH, false, one_to_all },
	{ "device_local_copy", "inside a GPU; bytes copied, not bytes read and written", PEER_EACH,
	  false, local },
	{ "host_to_device_latency_ce", "8 bytes, host to GPU, from the call to its end", PEER_EACH,
	  true, to_device },
	{ "device_to_device_latency_ce", "8 bytes, from the row's to the column's GPU", PEER_PAIRS,
	  true, between },
};

const size_t peer_tests_n = ARRAY_LEN(peer_tests);

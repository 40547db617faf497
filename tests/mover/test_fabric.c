/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What is the mover `fabric`'s own: what becomes of bad blobs and of keys that nobody gave, threads
 * that share a remote, and full rings. Two contexts of this process stand for two processes, over
 * libfabric's provider for TCP.
 */

#include "fabric_kit.h"
#include "far.h"

#define CARD_AT (12u + OFI_NAME) /* of the first card in a section */

/* A blob with another section of this mover's. */
static struct bytes with_section(enum blob_kind kind, const void *section, size_t len)
{
	struct blob_head head = { .kind = kind, .process = 5, .len = LEN, .name = "far:1" };
	struct bytes out;
	struct blob b;

	blob_begin(&b, &head);
	assert_int_equal(blob_add(&b, "fabric", section, len), 0);
	blob_end(&b);
	memcpy(out.at, b.at, b.len);
	out.len = b.len;
	return out;
}

static size_t section_of(const struct bytes *b, unsigned char out[PL_BLOB_MAX])
{
	size_t n = 0;
	const void *at = blob_find(b->at, b->len, "fabric", &n);

	assert_non_null(at);
	memcpy(out, at, n);
	return n;
}

static void refused(const unsigned char *section, size_t len, int err, const char *words)
{
	struct bytes b = with_section(BLOB_REMOTE, section, len);
	struct pl_remote *r;

	assert_ok(pl_remote_open(fx.ctx, &r));
	assert_fails(pl_remote_connect(r, b.at, b.len), err, words);
	pl_remote_close(r);
}

static void bad_blobs_are_refused(void **state)
{
	unsigned char good[PL_BLOB_MAX], bad[PL_BLOB_MAX];
	struct bytes b = blob_of(back);
	size_t n = section_of(&b, good);

	(void)state;
	/* Each byte before the address counts. */
	for (size_t i = 0; i < 12; i++) {
		memcpy(bad, good, n);
		bad[i] ^= 0x40;
		refused(bad, n, i < 4 ? EINVAL : EPROTONOSUPPORT,
			i < 4 ? "not made for fabric" : "speaks protocol");
	}
	memcpy(bad, good, n);
	bad[12] = 'x';
	refused(bad, n, EPROTONOSUPPORT, "another one");
	memset(bad + 12, 'x', OFI_NAME);
	refused(bad, n, EINVAL, "not made for fabric");
	memcpy(bad, good, n);
	bad[CARD_AT] = OFI_ADDRESS + 1;
	refused(bad, n, EINVAL, "not made for fabric");
	bad[CARD_AT] = 0;
	refused(bad, n, EINVAL, "not made for fabric");
	bad[CARD_AT] = (unsigned char)(good[CARD_AT] - 1);
	refused(bad, n, EINVAL, "an address of fabric");
	/* Another family of addresses than this side's. */
	memcpy(bad, good, n);
	bad[CARD_AT + 1] ^= 0xff;
	refused(bad, n, EINVAL, "an address of fabric");
	for (size_t i = 0; i < n; i += 7) {
		refused(good, i, EINVAL, "not made for fabric");
	}
}

static void bad_grants_are_refused(void **state)
{
	unsigned char good[PL_BLOB_MAX], bad[PL_BLOB_MAX];
	struct bytes b = grant_blob(granted);
	size_t n = section_of(&b, good);
	struct blob_head head;
	struct pl_region *g;

	(void)state;
	assert_int_equal(blob_read(b.at, b.len, BLOB_REGION, &head), 0);
	for (size_t len = 0; len <= n; len++) {
		for (unsigned int i = 0; i < 4; i++) {
			struct blob to;

			if (len == n && i == 3) {
				continue; /* that is another card, or a good one */
			}
			memcpy(bad, good, n);
			bad[i] ^= 0x20;
			blob_begin(&to, &head);
			assert_int_equal(blob_add(&to, "fabric", bad, len), 0);
			blob_end(&to);
			assert_int_equal(pl_region_open(remote, to.at, to.len, &g), -EINVAL);
			assert_non_null(strstr(pl_error_message(), "not made for fabric"));
		}
	}
}

static void change_keys(struct region *g)
{
	for (unsigned int i = 0; i < NIC_CARDS; i++) {
		fabric_region_of(g)->at[i].key ^= 1;
	}
}

/* A key that nobody gave, and one that was taken back, are refused, and nothing else is. */
static void keys_are_the_right(void **state)
{
	struct pl_region *g;
	struct region *inner;
	struct pl_grant *more;
	struct bytes b;
	char *mem = fx_host(8192);
	char *host = fx_host(8192);

	(void)state;
	fx_pattern(mem, 0, 8192, 4);
	assert_ok(pl_grant_open(other, mem, 8192, PL_MAY_READ, &more));
	b = grant_blob(more);
	assert_ok(pl_region_open(remote, b.at, b.len, &g));
	assert_moved(far_read(g, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what was read");
	/* The right to read is none to write, whatever this side believes. */
	assert_ok(region_begin(g, &inner));
	inner->rights |= REMOTE_MAY_WRITE;
	region_end(g);
	memset(host, 1, 8192);
	assert_fails(far_write(g, host, 8192, 0, NULL), EACCES, "not granted");
	/* Nor does it reach what lies behind. */
	assert_ok(region_begin(g, &inner));
	inner->len = 16384;
	region_end(g);
	assert_fails(far_read(g, host, 8192, 8000, NULL), EACCES, "not granted");
	assert_ok(region_begin(g, &inner));
	change_keys(inner);
	region_end(g);
	assert_fails(far_read(g, host, 100, 0, NULL), EACCES, "not granted");
	assert_ok(region_begin(g, &inner));
	change_keys(inner);
	region_end(g);
	assert_moved(far_read(g, host, 8192, 0, NULL), 8192);
	fx_same(host, mem, 8192, "what was read");
	assert_ok(pl_grant_close(more));
	assert_fails(far_read(g, host, 100, 0, NULL), EACCES, "not granted");
	pl_region_close(g);
	fx_pattern(host, 0, 8192, 4);
	fx_same(mem, host, 8192, "what nobody may write to");
	free(mem);
	free(host);
}

#define THREADS 4u

static atomic_int wrong;

/* Writes and reads a part of its own, again and again. */
static void *carry(void *arg)
{
	unsigned int me = (unsigned int)(uintptr_t)arg;
	size_t part = LEN / THREADS;
	char *want = malloc(part);
	char *got = malloc(part);

	for (unsigned int i = 0; i < 12; i++) {
		size_t len = part >> i % 5;

		fx_pattern(want, i, len, me);
		if (far_write(region, want, len, me * part, NULL) != (ssize_t)len ||
		    far_read(region, got, len, me * part, NULL) != (ssize_t)len ||
		    memcmp(got, want, len) != 0) {
			wrong++;
		}
	}
	free(want);
	free(got);
	return NULL;
}

static void threads_share_a_remote(void **state)
{
	pthread_t t[THREADS];
	char msg[8];

	(void)state;
	wrong = 0;
	for (uintptr_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, carry, (void *)i), 0);
	}
	for (uint64_t i = 0; i < 150; i++) {
		uint64_t got;

		assert_ok(pl_remote_notify(remote, &i, sizeof(i), SOON));
		assert_moved(pl_remote_next(back, msg, sizeof(msg), SOON), sizeof(i));
		memcpy(&got, msg, sizeof(got));
		assert_int_equal(got, i);
	}
	for (uintptr_t i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_join(t[i], NULL), 0);
	}
	assert_int_equal(wrong, 0);
}

/* A ring has its space, and who does not wait is told that it is full. */
static void rings_are_filled(void **state)
{
	uint64_t n = 0, got;

	(void)state;
	while (pl_remote_notify(remote, &n, sizeof(n), 0) == 0) {
		n++;
	}
	assert_int_equal(n, MAIL_SLOTS);
	assert_fails(pl_remote_notify(remote, &n, sizeof(n), 1000000), ETIMEDOUT,
		     "space for no more");
	for (uint64_t i = 0; i < n; i++) {
		assert_moved(pl_remote_next(back, &got, sizeof(got), SOON), sizeof(got));
		assert_int_equal(got, i);
	}
	assert_int_equal(pl_remote_next(back, &got, sizeof(got), 0), -EAGAIN);
	assert_ok(pl_remote_notify(remote, &n, sizeof(n), SOON));
	assert_moved(pl_remote_next(back, &got, sizeof(got), SOON), sizeof(got));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(bad_blobs_are_refused), TEST(bad_grants_are_refused),
		TEST(keys_are_the_right),    TEST(threads_share_a_remote),
		TEST(rings_are_filled),
	};

	return cmocka_run_group_tests_name("fabric", tests, NULL, NULL);
}

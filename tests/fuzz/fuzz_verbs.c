/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What other processes say to the mover `verbs`: its sections of blobs, in blobs whose head and
 * checksum are right, and what they write into a ring of messages. On the stand-in for libibverbs.
 */

#include <errno.h>

#include <peerlane/peerlane.h>

#include "fuzz.h"

#include "api/remotes.h"
#include "move/verbs/mail.h"

static struct pl_ctx *ctx;
static struct pl_remote *met;	    /* connected, with nobody */
static struct verbs_remote *remote; /* its */

static size_t blob_of(struct blob *b, enum blob_kind kind, const uint8_t *section, size_t len)
{
	struct blob_head head = { .kind = kind, .process = 5, .len = 4096, .rights = ~0u };

	blob_begin(b, &head);
	fuzz_assert(blob_add(b, "verbs", section, len) == 0);
	blob_end(b);
	return b->len;
}

static void begin(void)
{
	/* One port, RoCE v2 at 10.0.0.1; a ring at 0. */
	static const uint8_t card[1 + PORT_RECORD + 12] = {
		[0] = 1,    [3] = 2,	[4] = 5,   [5] = 16, [8] = 9,	 [12] = 7,
		[26] = 255, [27] = 255, [28] = 10, [31] = 1, [32] = 255, [33] = 255
	};
	struct remote *base;
	struct blob b;

	fuzz_assert(pl_open(NULL, &ctx) == 0 && pl_remote_open(ctx, &met) == 0);
	(void)blob_of(&b, BLOB_REMOTE, card, sizeof(card));
	fuzz_assert(pl_remote_connect(met, b.at, b.len) == 0);
	fuzz_assert(remote_begin(met, &base) == 0);
	remote = verbs_remote_of(base);
	remote_end(met);
}

static void connect_with(const uint8_t *section, size_t len)
{
	struct pl_remote *r;
	struct blob b;
	int rc;

	fuzz_assert(pl_remote_open(ctx, &r) == 0);
	(void)blob_of(&b, BLOB_REMOTE, section, len);
	rc = pl_remote_connect(r, b.at, b.len);
	fuzz_assert(rc == 0 || rc == -EINVAL || rc == -EPROTONOSUPPORT);
	pl_remote_close(r);
}

static void open_region(const uint8_t *section, size_t len)
{
	struct pl_region *g = NULL;
	uint64_t scope;
	uint64_t old;
	struct blob b;
	int rc;

	(void)blob_of(&b, BLOB_REGION, section, len);
	rc = pl_region_open(met, b.at, b.len, &g);
	fuzz_assert(rc == 0 || rc == -EINVAL || rc == -EOPNOTSUPP);
	if (rc) {
		fuzz_assert(!g);
		return;
	}
	fuzz_assert(pl_region_atomic(g, PL_ATOMIC_QUERY, 0, 0, 0, &scope) == 0 &&
		    scope <= PL_ATOMICS_HOST);
	fuzz_assert(pl_region_atomic(g, PL_ATOMIC_FETCH_ADD, 4096, 1, 0, &old) == -EINVAL);
	pl_region_close(g);
}

/* Nobody answers when that is asked. */
static bool is_none(ssize_t n)
{
	return n == -EAGAIN || n == -EHOSTUNREACH || n == -ENETDOWN;
}

/* As it comes; or with the number that is next, and perhaps a checksum that fits. */
static void fill_ring(const uint8_t *data, size_t len)
{
	uint64_t number = atomic_load(&remote->base.mail->box.next);
	uint64_t words[MAIL_SLOT_WORDS];
	unsigned char msg[PL_MESSAGE_MAX];
	struct mail_slot s;
	ssize_t n;

	memset(&s, 0, sizeof(s));
	memcpy(&s, data + 1, len - 1 < sizeof(s) ? len - 1 : sizeof(s));
	if (data[0] & 1) {
		s.number = number;
	}
	if (data[0] & 2 && s.len <= REMOTE_MESSAGE_MAX) {
		s.crc = mail_checksum(&s);
	}
	memcpy(words, &s, sizeof(s));
	for (unsigned int i = 0; i < MAIL_SLOT_WORDS; i++) {
		atomic_store(&mail_in(remote)->ring.slot[number % MAIL_SLOTS][i], words[i]);
	}
	n = pl_remote_next(met, msg, sizeof(msg), 0);
	if (!is_none(n)) {
		fuzz_assert(n == s.len && s.number == number && memcmp(msg, s.bytes, s.len) == 0);
		fuzz_assert(atomic_load(&remote->base.mail->box.next) == number + 1);
		fuzz_assert(is_none(pl_remote_next(met, msg, sizeof(msg), 0)));
	} else {
		fuzz_assert(!(data[0] & 1 && data[0] & 2) || s.len > REMOTE_MESSAGE_MAX);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	if (!ctx) {
		begin();
	}
	if (len < 2 || len > 3000) {
		return 0;
	}
	switch (data[0] % 3) {
	case 0:
		connect_with(data + 1, len - 1);
		break;
	case 1:
		open_region(data + 1, len - 1);
		break;
	default:
		fill_ring(data + 1, len - 1);
	}
	return 0;
}

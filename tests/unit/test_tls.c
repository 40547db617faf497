/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What libpeerlane-net.so does beside carrying bytes: keys that are renewed, records that go and
 * come together, and a queue of errors that is the program's. Both sides are here, in one thread,
 * joined by two buffers. */

#include <stdbool.h>
#include <stdlib.h>

static bool no_memory;

static void *some_memory(size_t len)
{
	return no_memory ? NULL : malloc(len);
}

#define RECORDS_MOST 4 /* of a key */
#define malloc some_memory
#include "net/pipe.c"
#include "net/tls.c"
#undef malloc

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define SPACE 65536u

struct way {
	unsigned char at[SPACE];
	size_t len;
};

struct side {
	struct net_tls *t;
	struct way *in;
	struct way *out;
	unsigned int updates;	   /* that it has sent */
	unsigned int sends, recvs; /* that carried something */
};

static struct way ways[2];
static struct side sides[2];

static ssize_t to_way(void *arg, const void *bytes, size_t len)
{
	struct side *s = arg;
	struct way *w = s->out;

	if (w->len == SPACE) {
		return -EAGAIN;
	}
	len = len < SPACE - w->len ? len : SPACE - w->len;
	memcpy(w->at + w->len, bytes, len);
	w->len += len;
	s->sends++;
	return (ssize_t)len;
}

static ssize_t from_way(void *arg, void *bytes, size_t len)
{
	struct side *s = arg;
	struct way *w = s->in;

	if (!w->len) {
		return -EAGAIN;
	}
	len = len < w->len ? len : w->len;
	memcpy(bytes, w->at, len);
	w->len -= len;
	memmove(w->at, w->at + len, w->len);
	s->recvs++;
	return (ssize_t)len;
}

static const struct net_io io = { to_way, from_way };
static const unsigned char name[NET_ID] = "sixteen of these";
static const unsigned char secret[NET_KEY] = "thirty-two bytes, and no fewer..";

static int find(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY])
{
	(void)arg;
	memcpy(key, secret, NET_KEY);
	return memcmp(id, name, NET_ID) == 0 ? 0 : -ENOENT;
}

static void see(int sent, int version, int type, const void *bytes, size_t len, SSL *ssl, void *arg)
{
	(void)version;
	(void)ssl;
	if (sent && type == SSL3_RT_HANDSHAKE && len &&
	    *(const unsigned char *)bytes == SSL3_MT_KEY_UPDATE) {
		((struct side *)arg)->updates++;
	}
}

static int shake_both(void)
{
	int rc[2] = { -EAGAIN, -EAGAIN };

	for (unsigned int i = 0; i < 20 && (rc[0] == -EAGAIN || rc[1] == -EAGAIN); i++) {
		rc[i % 2] = rc[i % 2] == -EAGAIN ? shake(sides[i % 2].t) : rc[i % 2];
	}
	return rc[0] ? rc[0] : rc[1];
}

static int begin(void **state)
{
	(void)state;
	memset(ways, 0, sizeof(ways));
	sides[0] = (struct side){ .in = &ways[0], .out = &ways[1] };
	sides[1] = (struct side){ .in = &ways[1], .out = &ways[0] };
	assert_int_equal(client(&io, &sides[0], name, secret, &sides[0].t), 0);
	assert_int_equal(server(&io, &sides[1], find, NULL, &sides[1].t), 0);
	for (unsigned int i = 0; i < 2; i++) {
		SSL_set_msg_callback(sides[i].t->ssl, see);
		SSL_set_msg_callback_arg(sides[i].t->ssl, &sides[i]);
	}
	return 0;
}

static int end(void **state)
{
	(void)state;
	close_tls(sides[0].t);
	close_tls(sides[1].t);
	ERR_clear_error();
	return 0;
}

static void carry(unsigned int from, unsigned int nth)
{
	unsigned char out[1000];
	unsigned char in[1000];
	ssize_t n;

	memset(out, (int)nth, sizeof(out));
	assert_int_equal(write_some(sides[from].t, out, sizeof(out)), sizeof(out));
	n = read_some(sides[!from].t, in, sizeof(in));
	assert_int_equal(n, sizeof(in));
	assert_memory_equal(in, out, sizeof(in));
}

/* Each side renews its own key, and the other goes with it. */
static void keys_are_renewed(void **state)
{
	(void)state;
	assert_int_equal(shake_both(), 0);
	for (unsigned int i = 0; i < 40; i++) {
		carry(0, i);
		if (i % 2) {
			carry(1, i);
		}
	}
	assert_int_equal(sides[0].updates, 9);
	assert_int_equal(sides[1].updates, 4);
}

/* Also where the record before has yet to be sent. */
static void keys_are_renewed_when_there_is_space(void **state)
{
	static unsigned char out[SPACE];
	unsigned char in[4096];
	size_t sent = 0;
	size_t got = 0;

	(void)state;
	assert_int_equal(shake_both(), 0);
	for (size_t i = 0; i < sizeof(out); i++) {
		out[i] = (unsigned char)(i * 7 + i / 256);
	}
	while (got < 40 * sizeof(out)) {
		size_t at = sent % sizeof(out);
		ssize_t n = 0;

		while (sent < 40 * sizeof(out) &&
		       (n = write_some(sides[0].t, out + at, sizeof(out) - at)) > 0) {
			sent += (size_t)n;
			at = sent % sizeof(out);
		}
		assert_true(n > 0 || (n == -EAGAIN && wants_out(sides[0].t)) ||
			    sent == 40 * sizeof(out));
		while ((n = read_some(sides[1].t, in, sizeof(in))) > 0) {
			for (ssize_t i = 0; i < n; i++, got++) {
				assert_int_equal(in[i], out[got % sizeof(out)]);
			}
		}
		assert_int_equal(n, -EAGAIN);
		assert_false(wants_out(sides[1].t));
	}
	assert_true(sides[0].updates > 10);
}

static void fill_in(unsigned char *at, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		at[i] = (unsigned char)(i * 7 + i / 256);
	}
}

/* Two records by one call, and all that has come by another; nothing stays in memory for it. */
static void records_go_and_come_together(void **state)
{
	static unsigned char out[2 * RECORD];
	static unsigned char in[2 * RECORD];
	size_t got = 0;

	(void)state;
	assert_int_equal(shake_both(), 0);
	fill_in(out, sizeof(out));
	sides[0].sends = 0;
	sides[1].recvs = 0;
	assert_int_equal(write_some(sides[0].t, out, sizeof(out)), sizeof(out));
	assert_int_equal(sides[0].sends, 1);
	while (got < sizeof(in)) {
		ssize_t n = read_some(sides[1].t, in + got, sizeof(in) - got);

		assert_true(n > 0);
		got += (size_t)n;
		assert_int_equal(pending(sides[1].t), got < sizeof(in));
	}
	assert_int_equal(sides[1].recvs, 1);
	assert_memory_equal(in, out, sizeof(in));
	assert_null(sides[0].t->pipe.out.at);
	assert_null(sides[1].t->pipe.in.at);
}

/* What could not go is given again, from another address, and goes once. */
static void bytes_that_wait_go_once(void **state)
{
	static unsigned char out[2 * RECORD];
	static unsigned char again[2 * RECORD];
	static unsigned char in[2 * RECORD];
	struct way *w = &ways[1];
	size_t blocked;
	size_t got = 0;
	ssize_t n;

	(void)state;
	assert_int_equal(shake_both(), 0);
	fill_in(out, sizeof(out));
	memcpy(again, out, sizeof(out));
	blocked =
		SPACE - 20000 - w->len; /* in front of what goes, and taken out before it is read */
	memmove(w->at + blocked, w->at, w->len);
	w->len += blocked;
	assert_int_equal(write_some(sides[0].t, out, sizeof(out)), -EAGAIN);
	assert_true(wants_out(sides[0].t));
	memset(out, 0, sizeof(out));
	assert_int_equal(write_some(sides[0].t, again, sizeof(again)), -EAGAIN);
	w->len -= blocked;
	memmove(w->at, w->at + blocked, w->len);
	assert_int_equal(write_some(sides[0].t, again, sizeof(again)), sizeof(again));
	assert_false(wants_out(sides[0].t));
	while ((n = read_some(sides[1].t, in + got, sizeof(in) - got)) > 0) {
		got += (size_t)n;
	}
	assert_int_equal(got, sizeof(in));
	assert_memory_equal(in, again, sizeof(in));
	assert_int_equal(ways[1].len, 0);
}

static void without_memory_it_says_so(void **state)
{
	struct net_queue all[SPARES] = { { .at = NULL } };
	unsigned char byte = 'x';

	(void)state;
	assert_int_equal(shake_both(), 0);
	for (unsigned int i = 0; i < SPARES; i++) {
		all[i].at = take_space();
		assert_non_null(all[i].at);
	}
	no_memory = true;
	assert_int_equal(write_some(sides[0].t, &byte, 1), -ENOMEM);
	assert_int_equal(read_some(sides[1].t, &byte, 1), -ENOMEM);
	no_memory = false;
	for (unsigned int i = 0; i < SPARES; i++) {
		empty(&all[i]);
	}
}

static unsigned long theirs(void)
{
	const char *data = NULL;
	unsigned long e = ERR_peek_last_error_data(&data, NULL);

	assert_string_equal(data, "the program's");
	return e;
}

/* What the program has in its thread's queue of errors stays there, and confuses nobody. */
static void errors_of_the_program_stay(void **state)
{
	unsigned char byte;
	unsigned long was;

	(void)state;
	ERR_clear_error();
	ERR_raise_data(ERR_LIB_USER, 77, "the program's");
	was = theirs();
	assert_int_equal(read_some(sides[0].t, &byte, 1), -EAGAIN);
	assert_int_equal(shake_both(), 0);
	carry(0, 1);
	carry(1, 2);
	assert_int_equal(read_some(sides[0].t, &byte, 1), -EAGAIN);
	assert_int_equal(theirs(), was);
	/* An error of ours: the bytes were changed on their way. */
	assert_int_equal(write_some(sides[0].t, "x", 1), 1);
	ways[1].at[7] ^= 1;
	assert_int_equal(read_some(sides[1].t, &byte, 1), -EPROTO);
	assert_int_equal(theirs(), was);
	assert_int_equal(ERR_get_error(), was);
	assert_int_equal(ERR_get_error(), 0);
}

static void errors_of_ours_go(void **state)
{
	unsigned char byte;

	(void)state;
	assert_int_equal(shake_both(), 0);
	assert_int_equal(write_some(sides[0].t, "x", 1), 1);
	ways[1].at[7] ^= 1;
	assert_int_equal(read_some(sides[1].t, &byte, 1), -EPROTO);
	assert_int_equal(ERR_peek_error(), 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(keys_are_renewed),
		TEST(keys_are_renewed_when_there_is_space),
		TEST(records_go_and_come_together),
		TEST(bytes_that_wait_go_once),
		TEST(without_memory_it_says_so),
		TEST(errors_of_the_program_stay),
		TEST(errors_of_ours_go),
	};

	return cmocka_run_group_tests_name("tls", tests, NULL, NULL);
}

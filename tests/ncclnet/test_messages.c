/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The plug-in beside a process that speaks as it does over a remote, until it says what it likes.
 */

#include <arpa/inet.h>
#include <dirent.h>
#include <endian.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sched.h>
#include <sys/socket.h>

#include <peerlane/peerlane.h>

#include "app.h"
#include "unit/unit.h"

#define HELLO 60u
#define ROUNDS 25u
#define MOST 40u /* messages of a round */

static uint32_t x = 1;

static uint32_t next(void)
{
	x = x * 1664525u + 1013904223u;
	return x >> 8;
}

/* The hostile side of the blobs. */
static struct pl_remote *shake(struct pl_ctx *ctx, int fd)
{
	unsigned char blob[PL_BLOB_MAX];
	struct pl_remote *r;
	uint32_t len;
	ssize_t n;
	char c = 'C';

	CHECK_IS(pl_remote_open(ctx, &r), 0);
	n = pl_remote_blob(r, blob, sizeof(blob));
	CHECK(n > 0);
	len = htole32((uint32_t)n);
	app_put(fd, &len, 4);
	app_put(fd, blob, (size_t)n);
	app_get(fd, &len, 4);
	CHECK(le32toh(len) <= sizeof(blob));
	app_get(fd, blob, le32toh(len));
	CHECK_IS(pl_remote_connect(r, blob, le32toh(len)), 0);
	app_put(fd, &c, 1);
	app_get(fd, &c, 1);
	return r;
}

/* A message: of no sense, or nearly right. */
static size_t make(unsigned char *m, bool to_sender)
{
	size_t len = next() % (PL_MESSAGE_MAX + 1);

	for (unsigned int i = 0; i < PL_MESSAGE_MAX; i++) {
		m[i] = (unsigned char)next();
	}
	if (next() % 4 == 0) {
		return len;
	}
	memset(m, 0, 32);
	m[0] = (unsigned char)(to_sender ? 1 + next() % 3 : 4);
	switch (m[0]) {
	case 1: /* a grant of which a part comes */
		m[2] = (unsigned char)next();
		m[4] = (unsigned char)(next() % 2 ? 0 : next());
		m[8] = (unsigned char)(next() % 3);
		return next() % 2 ? 12 + next() % 200 : 12 + m[2] % 200u;
	case 2: /* a receive into what there is not */
		m[2] = (unsigned char)(1 + next() % 9);
		m[8] = (unsigned char)next();
		memset(m + 16, 0, 24);
		m[20] = 5;
		return next() % 8 ? 16 + 24u * m[2] : len;
	case 3:
		m[8] = (unsigned char)(next() % 3);
		return next() % 8 ? 12 : len;
	default: /* a message is there, of a request or not */
		m[2] = (unsigned char)(next() % 2 ? 0 : next());
		m[3] = (unsigned char)(next() % 2 ? 0 : next());
		m[8] = (unsigned char)(next() % 3);
		m[16] = (unsigned char)next();
		return next() % 8 ? 24 : len;
	}
}

static void talk(struct pl_ctx *ctx, int fd, bool to_sender)
{
	struct pl_remote *r = shake(ctx, fd);
	unsigned char m[PL_MESSAGE_MAX];

	for (unsigned int i = 0; i < MOST; i++) {
		size_t len = make(m, to_sender);

		if (pl_remote_notify(r, m, len <= sizeof(m) ? len : sizeof(m), 100000000)) {
			break; /* it has had enough */
		}
	}
	pl_remote_close(r);
	(void)close(fd);
}

static int dial(const unsigned char *handle)
{
	struct sockaddr_in a = { .sin_family = AF_INET };
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	unsigned char h[HELLO] = "PLNH\3";

	a.sin_port = htons((uint16_t)(handle[24] | handle[25] << 8));
	memcpy(&a.sin_addr, handle + 8, 4);
	CHECK_IS(connect(fd, (struct sockaddr *)&a, sizeof(a)), 0);
	h[5] = handle[5];
	memcpy(h + 8, handle + 32, 32);
	h[40] = (unsigned char)next();
	h[58] = 1; /* patience: 65 s */
	app_put(fd, h, HELLO);
	return fd;
}

static void bad_sender(int sock, int version)
{
	unsigned char handle[NN_HANDLE];
	struct pl_ctx *ctx;

	(void)version;
	CHECK_IS(pl_open(NULL, &ctx), 0);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		x = i;
		app_get(sock, handle, sizeof(handle));
		talk(ctx, dial(handle), false);
	}
	pl_close(ctx);
}

/* Its requests end: with an error, or, if what came made sense by chance, with bytes. */
static void good_receiver(int sock, int version)
{
	struct app_table t;
	unsigned char to[300];

	app_begin(&t, version);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		void *comm = app_receiver(&t, sock);
		void *request[3];
		void *mr;

		CHECK_IS(t.calls->reg_mr(comm, to, sizeof(to), NN_PTR_HOST, &mr), 0);
		for (int k = 0; k < 3; k++) {
			request[k] = app_irecv(&t, comm, to, sizeof(to), 5, mr);
		}
		for (int k = 0; k < 3; k++) {
			int rc = app_wait_error(&t, request[k]);

			CHECK(!rc || rc == NN_REMOTE || rc == NN_USAGE);
		}
		CHECK_IS(t.calls->close_recv(comm), 0);
	}
	app_end(&t);
}

/* As the handle of one that listens, whose token nobody looks at. */
static uint32_t crc_of(const unsigned char *at, size_t len)
{
	uint32_t crc = ~0u;

	for (size_t i = 0; i < len; i++) {
		crc ^= at[i];
		for (int bit = 0; bit < 8; bit++) {
			crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
		}
	}
	return ~crc;
}

static void bad_receiver(int sock, int version)
{
	struct sockaddr_in a = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
	socklen_t len = sizeof(a);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	unsigned char handle[NN_HANDLE] = "PLNN\3\2";
	struct pl_ctx *ctx;
	uint32_t crc;

	(void)version;
	CHECK_IS(pl_open(NULL, &ctx), 0);
	CHECK_IS(bind(fd, (struct sockaddr *)&a, len), 0);
	CHECK_IS(listen(fd, 8), 0);
	CHECK_IS(getsockname(fd, (struct sockaddr *)&a, &len), 0);
	memcpy(handle + 8, &a.sin_addr, 4);
	handle[24] = (unsigned char)ntohs(a.sin_port);
	handle[25] = (unsigned char)(ntohs(a.sin_port) >> 8);
	handle[66] = 1; /* patience: 65 s */
	crc = htole32(crc_of(handle, 72));
	memcpy(handle + 72, &crc, 4);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		unsigned char h[HELLO];
		int one;

		x = i;
		app_put(sock, handle, sizeof(handle));
		one = accept(fd, NULL, NULL);
		CHECK(one >= 0);
		app_get(one, h, HELLO);
		talk(ctx, one, true);
	}
	pl_close(ctx);
	(void)close(fd);
}

static void good_sender(int sock, int version)
{
	uint64_t end = app_now() + UINT64_C(60000000000);
	struct app_table t;
	char from[300] = "";

	app_begin(&t, version);
	for (unsigned int i = 0; i < ROUNDS; i++) {
		void *comm = app_sender(&t, sock);
		void *request = NULL;
		int rc = 0;

		while (!rc) { /* until the other side has ended */
			rc = t.calls->isend(comm, from, sizeof(from), 5, NULL, NULL, &request);
			rc = rc || !request ? rc : app_wait_error(&t, request);
			CHECK(app_now() < end);
			(void)sched_yield();
		}
		CHECK_IS(rc, NN_REMOTE);
		CHECK_IS(t.calls->close_send(comm), 0);
	}
	app_end(&t);
}

static void test_messages(void **state)
{
	static char dir[] = "/tmp/peerlane-nccl-XXXXXX";
	const struct dirent *e;
	DIR *d;

	(void)state;
	CHECK(mkdtemp(dir));
	CHECK_IS(setenv("FAKEVERBS_DIR", dir, 1), 0);
	app_pair(bad_sender, good_receiver, 12);
	app_pair(bad_receiver, good_sender, 12);
	d = opendir(dir);
	while (d && (e = readdir(d))) {
		(void)unlinkat(dirfd(d), e->d_name, 0);
	}
	(void)closedir(d);
	CHECK_IS(rmdir(dir), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_messages) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * There are no certificates: the key proves a side's identity. A server that does not find the key
 * continues without one, and then cannot prove its identity. So the handshake fails without saying
 * whether the name or the key was wrong. Keys are agreed on afresh for each connection
 * (psk_dhe_ke): somebody who learns the pre-shared key later cannot read recorded connections.
 */

#include "net/pipe.h"

#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/ssl.h>

#define CIPHERS "TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256"
#define CIPHER_ID "\x13\x01" /* the first, whose hash the key is for */

/* AES-GCM may encrypt 2^24.5 records by one key (RFC 8446, 5.5); each side takes another one long
 * before, after 64 GiB of full records. A test makes it fewer. */
#ifndef RECORDS_MOST
#define RECORDS_MOST (UINT64_C(1) << 22)
#endif
#define RECORD 16384u /* bytes */

/* Bytes that are encrypted before they are sent: more would have left the near cache by then. */
#define GATHER (32u << 10)

struct net_tls {
	SSL *ssl;
	struct net_pipe pipe;
	size_t taken; /* taken by a write() that returned -EAGAIN; they are in pipe.out */
	net_find find;
	void *find_arg;
	unsigned char id[NET_ID];
	unsigned char key[NET_KEY];
	bool server;
	bool shaken;
	bool waits_out;	  /* waits for space to send */
	uint64_t records; /* records sent with the present key */
};

/* The queue of errors is the thread's, so it is the program's. OpenSSL clears it in handshakes, and
 * errors that are left there confuse SSL_get_error(): so the program's errors are taken out
 * meanwhile. Where there is no memory for them, they are lost. */
#define ERRORS 16u /* of a queue; OpenSSL's number */

struct error {
	unsigned long code;
	int line;
	char *file;
	char *func;
	char *data; /* NULL: the error has no text */
};

struct errors {
	unsigned int n;
	struct error v[ERRORS];
};

/* Takes the program's errors out of the queue. Returns NULL if there are none. */
static struct errors *take_errors(void)
{
	struct errors *e = ERR_peek_error() ? calloc(1, sizeof(*e)) : NULL;
	const char *file, *func, *data;
	int flags;

	while (e && e->n < ERRORS) {
		struct error *to = &e->v[e->n];

		to->code = ERR_get_error_all(&file, &to->line, &func, &data, &flags);
		if (!to->code) {
			break;
		}
		to->file = strdup(file ? file : "");
		to->func = strdup(func ? func : "");
		to->data = data && flags & ERR_TXT_STRING ? strdup(data) : NULL;
		e->n++;
	}
	ERR_clear_error();
	return e;
}

/* Puts the program's errors back, in place of those of this library. */
static void give_errors(struct errors *e)
{
	if (e || ERR_peek_error()) {
		ERR_clear_error();
	}
	for (unsigned int i = 0; e && i < e->n; i++) {
		struct error *from = &e->v[i];

		ERR_new();
		ERR_set_debug(from->file, from->line, from->func);
		if (from->data) {
			ERR_set_error(ERR_GET_LIB(from->code), ERR_GET_REASON(from->code), "%s",
				      from->data);
		} else {
			ERR_set_error(ERR_GET_LIB(from->code), ERR_GET_REASON(from->code), NULL);
		}
		free(from->file);
		free(from->func);
		free(from->data);
	}
	free(e);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;
static SSL_CTX *ctx;	  /* NULL: it could not be made */
static char ctx_why[256]; /* and OpenSSL's words for it */
static BIO_METHOD *method;

static struct net_tls *tls_of(SSL *ssl)
{
	return SSL_get_app_data(ssl);
}

/* Makes a session of TLS that stands for the key. NULL: no memory. */
static SSL_SESSION *session_of(SSL *ssl, const unsigned char key[NET_KEY])
{
	const SSL_CIPHER *cipher = SSL_CIPHER_find(ssl, (const unsigned char *)CIPHER_ID);
	SSL_SESSION *s = SSL_SESSION_new();

	if (s && cipher && SSL_SESSION_set1_master_key(s, key, NET_KEY) &&
	    SSL_SESSION_set_cipher(s, cipher) &&
	    SSL_SESSION_set_protocol_version(s, TLS1_3_VERSION)) {
		return s;
	}
	SSL_SESSION_free(s);
	return NULL;
}

static int use_key(SSL *ssl, const EVP_MD *md, const unsigned char **id, size_t *len,
		   SSL_SESSION **out)
{
	struct net_tls *t = tls_of(ssl);

	(void)md; /* where the server takes a cipher with another hash, the handshake fails */
	*out = session_of(ssl, t->key);
	*id = t->id;
	*len = sizeof(t->id);
	return *out != NULL;
}

static int find_key(SSL *ssl, const unsigned char *id, size_t len, SSL_SESSION **out)
{
	struct net_tls *t = tls_of(ssl);
	unsigned char key[NET_KEY];

	*out = NULL;
	if (len != NET_ID || t->find(t->find_arg, id, key)) {
		return 1; /* continue without a key, and fail later */
	}
	*out = session_of(ssl, key);
	OPENSSL_cleanse(key, sizeof(key));
	return *out != NULL;
}

/* Keeps the words of the first error in the queue, which led to the others. */
static void keep_why(void)
{
	unsigned long code = ERR_peek_error();

	if (code) {
		ERR_error_string_n(code, ctx_why, sizeof(ctx_why));
	} else {
		memcpy(ctx_why, "it gives no reason", sizeof("it gives no reason"));
	}
}

/* Sets OpenSSL up with the protocol of this file. The library is set up as the program's own use of
 * it would do: its settings are read once a process. */
static void start_clean(void)
{
	unsigned char sum[NET_KEY];
	unsigned int n;
	SSL_CTX *c;

	method = pipe_method();
	c = method ? SSL_CTX_new(TLS_method()) : NULL;
	if (!c || !SSL_CTX_set_min_proto_version(c, TLS1_3_VERSION) ||
	    !SSL_CTX_set_max_proto_version(c, TLS1_3_VERSION) ||
	    !SSL_CTX_set_ciphersuites(c, CIPHERS) || !SSL_CTX_set_num_tickets(c, 0) ||
	    !HMAC(EVP_sha256(), CIPHERS, NET_KEY, (const unsigned char *)"", 0, sum, &n)) {
		keep_why();
		SSL_CTX_free(c);
		return;
	}
	(void)SSL_CTX_set_session_cache_mode(c, SSL_SESS_CACHE_OFF);
	SSL_CTX_set_psk_use_session_callback(c, use_key);
	SSL_CTX_set_psk_find_session_callback(c, find_key);
	(void)SSL_CTX_set_mode(c, SSL_MODE_ENABLE_PARTIAL_WRITE |
					  SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
					  SSL_MODE_RELEASE_BUFFERS);
	(void)SSL_CTX_set_options(c, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION |
					     SSL_OP_NO_COMPRESSION | SSL_OP_IGNORE_UNEXPECTED_EOF);
	ctx = c;
}

static void start(void)
{
	struct errors *e = take_errors();

	start_clean();
	give_errors(e);
}

static const char *unusable(void)
{
	(void)pthread_once(&once, start);
	return ctx ? NULL : ctx_why;
}

static void close_tls(struct net_tls *t)
{
	if (t) {
		struct errors *e = take_errors();

		SSL_free(t->ssl);
		give_errors(e);

		pipe_empty(&t->pipe);
		OPENSSL_cleanse(t->key, sizeof(t->key));
		free(t);
	}
}

static struct net_tls *make_ssl(const struct net_io *io, void *arg, bool server)
{
	struct net_tls *t;
	BIO *b;

	(void)pthread_once(&once, start);
	t = ctx ? calloc(1, sizeof(*t)) : NULL;
	if (!t) {
		return NULL;
	}
	*t = (struct net_tls){ .pipe = { .io = *io, .arg = arg }, .server = server };
	t->ssl = SSL_new(ctx);
	b = t->ssl ? BIO_new(method) : NULL;
	if (!b) {
		close_tls(t);
		return NULL;
	}
	BIO_set_data(b, &t->pipe);
	BIO_set_init(b, 1);
	SSL_set_bio(t->ssl, b, b);
	(void)SSL_set_app_data(t->ssl, t);
	if (server) {
		SSL_set_accept_state(t->ssl);
	} else {
		/* No certificate is good, as there is no authority. */
		SSL_set_verify(t->ssl, SSL_VERIFY_PEER, NULL);
		SSL_set_connect_state(t->ssl);
	}
	return t;
}

static struct net_tls *make(const struct net_io *io, void *arg, bool server)
{
	struct errors *e = take_errors();
	struct net_tls *t = make_ssl(io, arg, server);

	give_errors(e);
	return t;
}

static int client(const struct net_io *io, void *arg, const unsigned char id[NET_ID],
		  const unsigned char key[NET_KEY], struct net_tls **out)
{
	struct net_tls *t = make(io, arg, false);

	if (!t) {
		return -ENOMEM;
	}
	memcpy(t->id, id, sizeof(t->id));
	memcpy(t->key, key, sizeof(t->key));
	*out = t;
	return 0;
}

static int server(const struct net_io *io, void *arg, net_find find, void *find_arg,
		  struct net_tls **out)
{
	struct net_tls *t = make(io, arg, true);

	if (!t) {
		return -ENOMEM;
	}
	t->find = find;
	t->find_arg = find_arg;
	*out = t;
	return 0;
}

/* Ends a call of OpenSSL, which began with no errors in the queue. Returns 1, or the errno for its
 * failure. */
static int outcome(struct net_tls *t, int rc, struct errors *e)
{
	int why = rc == 1 ? SSL_ERROR_NONE : SSL_get_error(t->ssl, rc);

	give_errors(e);
	t->waits_out = why == SSL_ERROR_WANT_WRITE;
	if (rc == 1) {
		return 1;
	}
	if (why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE) {
		return -EAGAIN;
	}
	if (t->pipe.err) {
		return -t->pipe.err;
	}
	return why == SSL_ERROR_ZERO_RETURN ? -ECONNRESET : t->shaken ? -EPROTO : -EACCES;
}

/* Sends the bytes that a call has left. An error of the call takes precedence over one of
 * sending. */
static int settle(struct net_tls *t, int rc)
{
	int sent = pipe_flush(&t->pipe);

	if (sent == -EAGAIN && (rc >= 0 || rc == -EAGAIN)) {
		t->waits_out = true;
	}
	return sent && rc >= 0 ? sent : rc;
}

static int shake(struct net_tls *t)
{
	struct errors *e = take_errors();
	int rc = settle(t, outcome(t, SSL_do_handshake(t->ssl), e));

	if (rc != 1) {
		return rc;
	}
	/* Without the key the other side has proved nothing. */
	if (!SSL_session_reused(t->ssl)) {
		return -EACCES;
	}
	t->shaken = true;
	return 0;
}

static bool wants_out(const struct net_tls *t)
{
	return t->waits_out;
}

/* Bytes that wait to be sent, such as an alert, do not hold up received ones. */
static ssize_t read_some(struct net_tls *t, void *bytes, size_t len)
{
	struct errors *e = take_errors();
	size_t n = 0;
	int rc = outcome(t, SSL_read_ex(t->ssl, bytes, len, &n), e);

	if (rc != 1) {
		return settle(t, rc);
	}
	return (ssize_t)n;
}

/* A new key is not taken in the middle of a record that is not sent yet: the next call gives that
 * record again. */
static void renew_key(struct net_tls *t)
{
	if (t->records < RECORDS_MOST || SSL_want_write(t->ssl)) {
		return;
	}
	if (SSL_key_update(t->ssl, SSL_KEY_UPDATE_NOT_REQUESTED)) {
		t->records = 0;
	} else {
		ERR_clear_error(); /* tried again later */
	}
}

/* Writes one record. Returns the bytes that it took. */
static ssize_t write_record(struct net_tls *t, const void *bytes, size_t len)
{
	struct errors *e = take_errors();
	size_t n = 0;
	int rc;

	renew_key(t);
	rc = outcome(t, SSL_write_ex(t->ssl, bytes, len < RECORD ? len : RECORD, &n), e);
	t->records += rc == 1;
	return rc == 1 ? (ssize_t)n : rc;
}

static ssize_t write_some(struct net_tls *t, const void *bytes, size_t len)
{
	const unsigned char *at = bytes;
	ssize_t n = 0;
	int rc;

	t->waits_out = false;
	/* Bytes that were not sent the last time are given again. */
	rc = t->pipe.out.end ? settle(t, 0) : 0;
	if (rc) {
		return rc;
	}
	if (!t->taken) {
		do {
			n = write_record(t, at + t->taken, len - t->taken);
			t->taken += n > 0 ? (size_t)n : 0;
		} while (n > 0 && t->taken < len && t->pipe.out.end < GATHER &&
			 pipe_has_space(&t->pipe));
		rc = settle(t, t->taken ? 0 : (int)n);
		if (rc) {
			return rc;
		}
	}
	n = (ssize_t)t->taken;
	t->taken = 0;
	return n;
}

static bool pending(const struct net_tls *t)
{
	return t->pipe.in.end || SSL_has_pending(t->ssl);
}

static int mac(const unsigned char key[NET_KEY], const void *bytes, size_t len,
	       unsigned char out[NET_KEY])
{
	unsigned int n = 0;
	struct errors *e;
	bool right;

	(void)pthread_once(&once, start);
	e = take_errors();
	right = HMAC(EVP_sha256(), key, NET_KEY, bytes, len, out, &n) && n == NET_KEY;
	give_errors(e);
	return right ? 0 : -EIO;
}

static const char *library(void)
{
	return OpenSSL_version(OPENSSL_VERSION);
}

__attribute__((visibility("default"))) const struct net_ops *peerlane_net(unsigned int version)
{
	static const struct net_ops ops = {
		.version = NET_VERSION,
		.library = library,
		.unusable = unusable,
		.client = client,
		.server = server,
		.shake = shake,
		.wants_out = wants_out,
		.read = read_some,
		.write = write_some,
		.pending = pending,
		.close = close_tls,
		.mac = mac,
	};

	return version == NET_VERSION ? &ops : NULL;
}

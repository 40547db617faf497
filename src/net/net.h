/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef NET_NET_H
#define NET_NET_H

/*
 * TLS 1.3 by pre-shared keys, for connections with other processes. This is a library of its own,
 * libpeerlane-net.so, which the mover `tcp` loads when it is first asked for: OpenSSL comes into
 * the process of a program that has remotes, and into no other.
 *
 * The library makes no system calls: it sends and receives by the functions of struct net_io. Each
 * object is used by one thread at a time; all functions return 0 or bytes, or -errno.
 */

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define NET_VERSION 2u
#define NET_KEY 32u /* bytes of a key, and of a checksum by it */
#define NET_ID 16u  /* bytes of a key's name */

/* Non-blocking. Return the number of bytes, -EAGAIN, or -errno. recv() returns 0 if the other side
 * has closed. */
struct net_io {
	ssize_t (*send)(void *arg, const void *bytes, size_t len);
	ssize_t (*recv)(void *arg, void *bytes, size_t len);
};

struct net_tls;

/* Finds the key of a name that a client gives. Returns 0 or -ENOENT. */
typedef int (*net_find)(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY]);

struct net_ops {
	unsigned int version;
	const char *(*library)(void); /* its name and version, for messages */
	/* Returns NULL, or OpenSSL's words for why it offers no TLS 1.3 in this process. */
	const char *(*unusable)(void);

	/* Begin a connection as either side. `arg` is for io. */
	int (*client)(const struct net_io *io, void *arg, const unsigned char id[NET_ID],
		      const unsigned char key[NET_KEY], struct net_tls **out);
	int (*server)(const struct net_io *io, void *arg, net_find find, void *find_arg,
		      struct net_tls **out);
	/* Makes a step of the handshake. Returns 0 if both sides have shown that they have the key;
	 * -EAGAIN if more must come; -EACCES if a side has not the key; or -EPROTO if this is no
	 * TLS 1.3, or was changed on its way. */
	int (*shake)(struct net_tls *t);
	/* After -EAGAIN: whether the connection waits for space to send, and not for bytes. */
	bool (*wants_out)(const struct net_tls *t);
	ssize_t (*read)(struct net_tls *t, void *bytes, size_t len);
	/* Sends bytes. After -EAGAIN the caller gives the same bytes again, from any address. */
	ssize_t (*write)(struct net_tls *t, const void *bytes, size_t len);
	bool (*pending)(const struct net_tls *t); /* bytes that read() can give without io */
	void (*close)(struct net_tls *t);	  /* frees the connection; sends nothing */

	/* HMAC-SHA256. */
	int (*mac)(const unsigned char key[NET_KEY], const void *bytes, size_t len,
		   unsigned char out[NET_KEY]);
};

/* The only name that the library exports. Returns NULL if the library is of another version. */
const struct net_ops *peerlane_net(unsigned int version);

#endif

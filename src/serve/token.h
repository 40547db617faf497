/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_TOKEN_H
#define SERVE_TOKEN_H

/* Files of tokens, and what this room reads of a context's tunables. */

#include "conn/conn.h"

struct pl_ctx;

/* Of a file that only its owner can read; NULL: of the tunable's. 0 or -errno with a message. */
int token_read(struct pl_ctx *ctx, const char *path, unsigned char key[NET_KEY]);

/* The client's handshake by a token's key. Returns what conn_client() does, or -EUSERS if the
 * server has ended it because too many shake hands. */
int token_client(struct conn *c, const unsigned char key[NET_KEY], uint64_t timeout_ns);
/* Begins the server's handshake. The key stays until the handshake has ended. */
int token_server(struct conn *c, const unsigned char *key);

/* The value of a tunable, cut to `space` bytes; -EINVAL: the context has none of that name. */
int setting_get(struct pl_ctx *ctx, const char *name, char *dst, size_t space);
/* What has TLS, by the context's tunables. */
int setting_net(struct pl_ctx *ctx, const struct net_ops **out);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SERVE_TOKEN_H
#define SERVE_TOKEN_H

/* Files of tokens, and the tunables of a context that servers and clients use. */

#include "conn/conn.h"

struct pl_ctx;

/* Reads the token from a file that only its owner can read; NULL: the file that the tunable names.
 * Returns 0, or -errno with a message. */
int token_read(struct pl_ctx *ctx, const char *path, unsigned char key[NET_KEY]);

/* Shakes hands as a client, with a token's key. Returns conn_client()'s result, or -EUSERS if the
 * server has ended it because too many connections shake hands. */
int token_client(struct conn *c, const unsigned char key[NET_KEY], uint64_t timeout_ns);
/* Begins the handshake as a server. The key must stay until the handshake has ended. */
int token_server(struct conn *c, const unsigned char *key);

/* Gets the value of a tunable. Returns 0, -EINVAL if the context has none of that name, or
 * -ENAMETOOLONG. */
int setting_get(struct pl_ctx *ctx, const char *name, char *dst, size_t space);
/* Gets the table of TLS functions, by the context's tunables. */
int setting_net(struct pl_ctx *ctx, const struct net_ops **out);

#endif

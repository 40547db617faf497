/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CONN_STRANGERS_H
#define CONN_STRANGERS_H

/*
 * Connections that have yet to prove that they have a key. Anybody can make thousands of them, so a
 * set has STRANGERS_MOST places, and a newcomer to a full set gets the place of a connection that
 * is drawn at random. With a rule of age a flood would decide which connection ends: if that were
 * the oldest, STRANGERS_MOST newcomers would end every handshake that takes longer than they do.
 * With a draw, a connection stays with the probability (1 - 1 / places)^n after n newcomers,
 * however they come.
 *
 * Connections that have sent nothing and those whose handshakes are under way belong in different
 * sets, so that silent ones, which cost a flood nothing, end no handshake. A connection that has
 * proved its key is in no set.
 */

#include <stdbool.h>
#include <stddef.h>

#define STRANGERS_MOST 128u

/* Sent in plain to a connection that is ended because a set is full, whatever the other side
 * expects: as the last bytes before the end they are not TLS. The other side tries again. */
#define STRANGERS_FULL "PLTF"
#define STRANGERS_FULL_LEN 4u

/* A connection's place in a set, a member of its struct. Zeroed: it is in no set. */
struct stranger {
	unsigned int place; /* of `v`, + 1 */
};

/* A set. A lock of its owner protects it, or only one thread uses it. Zeroed: empty. */
struct strangers {
	unsigned int n;
	struct stranger *v[STRANGERS_MOST];
};

/* Enters a connection that is in no set. Returns the connection that has to end for it, and has
 * left the set; or NULL if there was a place. */
struct stranger *strangers_enter(struct strangers *s, struct stranger *one);
/* Does nothing if the connection is in no set. */
void strangers_leave(struct strangers *s, struct stranger *one);

/* Tells a connection that it ends because a set is full. Never waits. */
void strangers_say_full(int fd);

/* The last bytes that the other side has sent, on a connection that has yet to prove itself. */
struct strangers_heard {
	unsigned char at[STRANGERS_FULL_LEN];
};

/* Keeps the last bytes of those that were received. */
void strangers_hear(struct strangers_heard *h, const void *bytes, size_t len);
/* Whether a connection that has failed was ended because a set is full. Reads the bytes that are
 * left, since a send may fail before STRANGERS_FULL is read. */
bool strangers_were_full(struct strangers_heard *h, int fd);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef REMOTE_STRANGERS_H
#define REMOTE_STRANGERS_H

/*
 * Connections that have yet to prove that they have a key. Anybody can make any number of them, so
 * a set has few places, and a newcomer to a full set gets the place of one that is drawn at random.
 * By a rule of age a flood would decide which one ends: if it were the oldest, as many newcomers as
 * there are places would end every handshake that takes longer than their coming. As one is drawn,
 * a stranger stays with the probability (1 - 1 / places)^n after n newcomers, however they come.
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

/* A connection's place, in its struct. Zeros: it is in no set. */
struct stranger {
	unsigned int place; /* of `v`, + 1 */
};

/* Its owner's lock protects it, or it is one thread's. Zeros: empty. */
struct strangers {
	unsigned int n;
	struct stranger *v[STRANGERS_MOST];
};

/* Enters one that is in no set. Returns the one that has to end for it, which is in no set any
 * more, or NULL if there was a place. */
struct stranger *strangers_enter(struct strangers *s, struct stranger *one);
/* Also of one that is in no set. */
void strangers_leave(struct strangers *s, struct stranger *one);

/* Tells a connection that it ends because a set is full. Never waits. */
void strangers_say_full(int fd);

/* The other side: the last bytes that came by a connection that has yet to prove itself. */
struct strangers_heard {
	unsigned char at[STRANGERS_FULL_LEN];
};

/* These bytes came. */
void strangers_hear(struct strangers_heard *h, const void *bytes, size_t len);
/* Whether a connection that has failed was ended because a set is full. Reads what is left of it,
 * as a send may fail before those words are read. */
bool strangers_were_full(struct strangers_heard *h, int fd);

#endif

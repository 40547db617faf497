/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_OWN_REQUEST_H
#define MOVE_VERBS_OWN_REQUEST_H

/*
 * Requests of the mover's own beside those of transfers: messages, words, atomic operations. Each
 * is posted alone with a completion of its own, and counts among the wire's requests in flight.
 */

#include "move/verbs/verbs.h"

/* A request. It stays until it has ended: the NIC and other threads use it. */
struct own_request {
	struct post_channel p;
	struct move_op op;
	struct nic *nic;
};

/* Posts a request of one piece, whose address, key and opcode are set. Waits for space on the wire,
 * which comes as requests end. -EHOSTUNREACH, -ECONNRESET: the wire is not up. */
int own_post(struct own_request *o, struct wire *w, struct verbs_send_wr *wr);
/* The same without a wait: -EAGAIN, there is no space. `down`: on a wire that is not up, to see
 * whether it could be. */
int own_try(struct own_request *o, struct wire *w, struct verbs_send_wr *wr, bool down);
/* Looks: true once it has ended, with *rc. */
bool own_ended(struct own_request *o, int *rc);
/* Waits for that. It is bounded, as a wire's retries are. */
int own_wait(struct own_request *o);

/* Posts, and waits. */
int own_run(struct wire *w, struct verbs_send_wr *wr);

#endif

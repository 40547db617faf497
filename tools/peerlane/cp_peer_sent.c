/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Small files on their way to another host. The next ones are read while the server makes them, and
 * what became of one is told when it is closed. */

#include <string.h>

#include "cp_peer.h"
#include "say.h"

int peer_close_file(struct pl_client_file *f, int status)
{
	int err = pl_client_file_close(f);

	return status == 0 && err != 0 ? say_library(err) : status;
}

/* Closes the oldest of the files that were sent: its error comes here. */
static int close_oldest(struct peer_job *j, int status)
{
	struct pl_client_file *f = j->sent[0];

	memmove(&j->sent[0], &j->sent[1], --j->n_sent * sizeof(j->sent[0]));
	return peer_close_file(f, status);
}

int peer_close_sent(struct peer_job *j, int status)
{
	while (j->n_sent != 0) {
		status = close_oldest(j, status);
	}
	return status;
}

int peer_send_on(struct peer_job *j, struct pl_client_file *f)
{
	int status = j->n_sent == PEER_SENT ? close_oldest(j, 0) : 0;

	j->sent[j->n_sent++] = f;
	return status;
}

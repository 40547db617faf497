/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_TEAM_H
#define XFER_TEAM_H

/* A large request whose work blocks a thread, shared by its caller and the helpers that find time
 * (workers.h). The caller never waits for a helper to come, only for those that came to finish.
 * Nobody helps where as many threads as memory bandwidth feeds are copying already. */

#include <stdbool.h>
#include <stdint.h>

struct job;
struct job_team;

/* Carries a large job, shared with helpers where that pays: each member takes stretches of it until
 * none is left, and carries them through a pipeline of its own. As pipeline_run(). */
int job_share(struct job *j);

/* What was read in place, by this thread alone, is not from here on: others may take their share.
 */
void job_call_help(struct job *j);

/* Takes the next stretch of the shared request for this thread: moves pos and end. */
bool job_claim(struct job *j);

/* Something went wrong, or the file ended, at `at`. */
void job_team_stop(struct job_team *t, uint64_t at, int err);

#endif

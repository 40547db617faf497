/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_VERBS_LOAD_H
#define MOVE_VERBS_LOAD_H

/*
 * libibverbs in this process: loaded once, on first use, and never unloaded (its device drivers
 * stay in the loader's list, and connections may outlive any dlclose). Any thread.
 */

#include <stddef.h>

#include "move/verbs/symbols.h"

struct config;

/* The loaded library, or NULL and in `why` the reason and the remedy. A failure is final for the
 * library of that name; with another name in the config it is tried again. In a child of a process
 * that loaded the library, or was doing so, the failure is final. */
const struct verbs_api *verbs_load(const struct config *c, char *why, size_t space);

/* The loaded library, NULL before verbs_load() has succeeded. */
const struct verbs_api *verbs_loaded(void);

/* The meaning of a completion's status, and its name: "no answer: ... (IBV_WC_RETRY_EXC_ERR)". */
void verbs_words(unsigned int status, char *out, size_t space);

#endif

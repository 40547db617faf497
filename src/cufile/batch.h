/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_BATCH_H
#define CUFILE_BATCH_H

#include <stdbool.h>

bool batch_idle(void);	/* nothing is under way; completions that wait do not count */
void batch_clear(void); /* drops all of them; called when idle, with the driver held for writing */
void batch_forget(void);

#endif

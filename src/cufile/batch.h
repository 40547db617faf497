/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_BATCH_H
#define CUFILE_BATCH_H

#include <stdbool.h>

bool cf_batch_idle(void); /* nothing is under way; completions that wait do not count */
void cf_batch_clear(
	void); /* drops all of them; called when idle, with the driver held for writing */
void cf_batch_forget(void);

#endif

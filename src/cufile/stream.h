/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_STREAM_H
#define CUFILE_STREAM_H

#include <stdbool.h>

bool cf_stream_idle(void);  /* no transfer is queued or under way */
void cf_stream_clear(void); /* forgets all streams; called when idle */
void cf_stream_forget(void);

#endif

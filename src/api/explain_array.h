/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_EXPLAIN_ARRAY_H
#define API_EXPLAIN_ARRAY_H

struct array;

/* Where an array's rows are, and why not elsewhere: the text, which the caller frees. 0 or -errno
 * with a message. format was checked. */
int explain_array(struct array *a, int format, char **out);

#endif

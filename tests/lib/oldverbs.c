/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* A libibverbs that has what IBVERBS_1.8 had and nothing newer. Nothing in it can be called. */

#include "move/verbs/symbols.h"

#define HAS(name)        \
	void name(void); \
	void name(void)  \
	{                \
	}
#define HAS_0 HAS
#define HAS_1 HAS
#define HAS_8 HAS
#define HAS_11(name)
#define HAS_12(name)

#define X(result, name, since, needed, params) HAS_##since(name)
VERBS_SYMBOLS(X)
#undef X

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_CALL_H
#define SYS_CALL_H

#include <errno.h>

#include "base/fault.h"

/* A system call as -errno, restarted after a signal, failing where a test wants it to. */
#define SYS_CALL(type, expr)                                   \
	({                                                     \
		type ret_ = (type)-fault_hit(FAULT_SYS);       \
		if (ret_ == 0) {                               \
			do {                                   \
				ret_ = (expr);                 \
			} while (ret_ < 0 && errno == EINTR);  \
			ret_ = ret_ < 0 ? (type)-errno : ret_; \
		}                                              \
		ret_;                                          \
	})

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef CUFILE_DRIVER_H
#define CUFILE_DRIVER_H

/*
 * The open driver. The first use opens it, counted as one; closing takes one away, and the last
 * close gives everything back. The driver has one context of libpeerlane.
 */

#include <stdatomic.h>
#include <stdbool.h>

#include <peerlane/peerlane.h>

#include "base/lock.h"
#include "cufile/api.h"
#include "cufile/config.h"

struct cf_driver {
	/*
	 * Held for reading by calls that use the context without a handle or a batch to hold it
	 * open; for writing to open, close, and change the parameters. All members below except
	 * `uses` are read under it. Tables' locks are taken under it.
	 */
	struct rwlock lock;
	atomic_bool changing; /* a thread holds it for writing */
	atomic_long uses;
	struct pl_ctx *ctx;
	uint32_t policy;		/* PL_POLICY_...: what allow_compat_mode says */
	struct cf_config config;	/* in force */
	struct cf_config_staged staged; /* for the next opening */
	CUfileDrvProps_t props;
};

extern struct cf_driver cf_driver;

/* Opens it if it is not open, and keeps it open for the caller: 0, or an error (then it is not
 * kept). */
CUfileOpError cf_driver_enter(void);
void cf_driver_leave(void);
/* Take and release the lock for writing: the state below may change in between, and a child that is
 * forked in between drops it. */
void cf_driver_change_begin(void);
void cf_driver_change_end(void);
/* What -errno of libpeerlane, which has just failed, is to a control call; logged. */
CUfileOpError cf_driver_error(int rc, const char *what);

#endif

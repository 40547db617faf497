/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/thread.h"

#include <signal.h>

#include "base/fault.h"

int sys_thread_start(pthread_t *t, void *(*fn)(void *arg), void *arg)
{
	sigset_t all;
	sigset_t old;
	int rc = fault_hit(FAULT_SYS);

	if (rc) {
		return -rc;
	}
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	rc = pthread_create(t, NULL, fn, arg);
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	return -rc;
}

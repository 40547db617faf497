/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include <signal.h>

#include "shim/shim.h"

int shim_thread(pthread_t *out, void *(*run)(void *arg), void *arg)
{
	pthread_t t;
	sigset_t all;
	sigset_t mine;
	int rc;

	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &mine);
	rc = pthread_create(&t, NULL, run, arg);
	(void)pthread_sigmask(SIG_SETMASK, &mine, NULL);
	if (!rc && out) {
		*out = t;
	} else if (!rc) {
		(void)pthread_detach(t);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "sys/thread.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/error.h"
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

/* Containers and batch systems set all of these limits. */
const char *sys_no_thread(int err)
{
	switch (err < 0 ? -err : err) {
	case EAGAIN:
		return "no more threads are allowed (ulimit -u, the pids limit of the container), "
		       "or there is no memory for another one (ulimit -v)";
	case EPERM:
		return "seccomp forbids clone3, as in old container runtimes: update the runtime";
	default:
		return err_words(err);
	}
}

/* No fault_hit(): neither can fail in a way that matters, a futile one only wakes too early. */
void sys_word_wait(atomic_uint *word, unsigned int seen)
{
	(void)syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
}

void sys_word_wake(atomic_uint *word)
{
	(void)syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

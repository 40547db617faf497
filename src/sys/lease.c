/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "sys/lease.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/bits.h"
#include "sys/call.h"
#include "sys/sys.h"

int sys_signal_unused(void)
{
	struct sigaction now;
	sigset_t blocked;

	if (pthread_sigmask(SIG_SETMASK, NULL, &blocked)) {
		return 0;
	}
	/* From the end: programs count from SIGRTMIN on, and some from SIGRTMAX. */
	for (int sig = SIGRTMAX - 3; sig >= SIGRTMIN; sig--) {
		if (!sigismember(&blocked, sig) && !sigaction(sig, NULL, &now) &&
		    !(now.sa_flags & SA_SIGINFO) && now.sa_handler == SIG_DFL) {
			return sig;
		}
	}
	return 0;
}

/* Sends a signal again that was sent to the whole process: no thread could take it, or this one
 * would not have got it. A signal to a thread (SI_TKILL) can only have been meant for this one. */
static void send_again(const siginfo_t *si)
{
	if (si->si_code <= 0 && si->si_code != SI_TKILL) {
		(void)syscall(SYS_rt_sigqueueinfo, getpid(), si->si_signo, si);
		/* The signal would come back at once, again and again. */
		(void)nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
	}
}

void sys_signal_wait(int sig, uint64_t ns)
{
	struct timespec limit = { (time_t)(ns / 1000000000), (long)(ns % 1000000000) };
	siginfo_t si;
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, sig);
	/* Where the queue of signals is full, SIGIO comes instead, and stays blocked: the program
	 * may wait for one of its own, which cannot be told from that. */
	if (sigtimedwait(&set, &si, &limit) > 0) {
		send_again(&si);
	}
}

void sys_signal_wake(int tid, int sig)
{
	(void)syscall(SYS_tgkill, getpid(), tid, sig);
}

/* The kernel counts as writers those who have opened a file for writing. The descriptor that
 * memfd_create(2) returns, and copies of it, write without that; only seals rule them out. A memfd
 * has no name from its beginning; a file of a tmpfs has seals too, and is opened for writing. */
static bool may_have_uncounted_writers(int fd)
{
	int seals = SYS_CALL(int, fcntl(fd, F_GET_SEALS));
	struct stat st;

	return seals >= 0 &&
	       (seals & (F_SEAL_WRITE | F_SEAL_SHRINK)) != (F_SEAL_WRITE | F_SEAL_SHRINK) &&
	       (sys_fstat(fd, &st) || !st.st_nlink);
}

int sys_lease_take(int fd, int tid, int sig)
{
	struct f_owner_ex owner = { F_OWNER_TID, tid };
	/* Before the lease: F_SETLEASE makes the process the owner where there is none, whose
	 * signal would end it. */
	int rc = may_have_uncounted_writers(fd) ? -EPERM : 0;

	rc = rc ? rc : SYS_CALL(int, fcntl(fd, F_SETSIG, sig));
	rc = rc ? rc : SYS_CALL(int, fcntl(fd, F_SETOWN_EX, &owner));
	return rc ? rc : SYS_CALL(int, fcntl(fd, F_SETLEASE, F_RDLCK));
}

bool sys_lease_kept(int fd)
{
	return SYS_CALL(int, fcntl(fd, F_GETLEASE)) == F_RDLCK;
}

void sys_lease_drop(int fd)
{
	(void)fcntl(fd, F_SETLEASE, F_UNLCK);
}

uint64_t sys_lease_break_ns(void)
{
	char text[32];
	ssize_t n = sys_root_read("/proc/sys/fs/lease-break-time", text, sizeof(text));
	unsigned long s = n > 0 ? strtoul(text, NULL, 10) : 45;

	return s ? min_u64(s, 3600) * UINT64_C(1000000000) : SYS_LEASE_NEVER;
}

bool sys_signals_full(void)
{
	static const char line[] = "\nSigQ:";
	char text[8192]; /* the line is behind that of the groups, which may be many */
	ssize_t n = sys_root_read("/proc/self/status", text, sizeof(text));
	const char *at = n > 0 ? strstr(text, line) : NULL;
	unsigned long long queued;
	unsigned long long most;

	return at && sscanf(at + sizeof(line) - 1, "%llu/%llu", &queued, &most) == 2 &&
	       queued >= most;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_LEASE_H
#define SYS_LEASE_H

/*
 * Read leases on files (fcntl(2), F_SETLEASE): while one is held nobody has the file open for
 * writing, and a process that wants to open it so, or to truncate it, waits until the lease is
 * dropped, at most /proc/sys/fs/lease-break-time seconds. The kernel tells the holder by a signal.
 * Results are 0 or -errno, as in sys.h.
 *
 * Signals are the program's, so this one goes to one thread of the library, by its id
 * (F_OWNER_TID), which blocks all signals and takes this one by sigtimedwait(2): no handler is
 * installed, and none of the program's threads can get it. Whether somebody wants the lease can
 * also be asked (sys_lease_kept()), so a signal that is lost, as when the program sets its action
 * to SIG_IGN meanwhile or the queue of signals is full, is a delay and nothing else.
 */

#include <stdbool.h>
#include <stdint.h>

/*
 * A real-time signal that the program does not use, as far as can be seen: its action is the
 * default one, and the calling thread does not block it, as it would to wait for it. 0: there is
 * none.
 */
int sys_signal_unused(void);

/*
 * Sleeps until the signal comes to the calling thread, which blocks all signals, or for ns. A
 * signal that is not the kernel's or sys_signal_wake()'s was sent to the process by other code that
 * uses the same number: it is sent again.
 */
void sys_signal_wait(int sig, uint64_t ns);
void sys_signal_wake(int tid, int sig);

/*
 * A lease on a description of its own, open for reading, whose breaking is told to that thread by
 * that signal. -EACCES: it is another user's file (and CAP_LEASE is not there). -EAGAIN: somebody
 * has it open for writing. -EPERM: it is a memfd that is not sealed against writing and shrinking,
 * whose writers the kernel does not count. -EINVAL, -EOPNOTSUPP: the file system grants none.
 */
int sys_lease_take(int fd, int tid, int sig);
bool sys_lease_kept(int fd); /* nobody waits for it, and it was not taken away */
void sys_lease_drop(int fd);
/* How long the kernel holds up who waits for a lease before it takes it away. With the setting 0 it
 * never does: SYS_LEASE_NEVER, of which a sum with the clock is no overflow. */
#define SYS_LEASE_NEVER (UINT64_MAX / 4)
uint64_t sys_lease_break_ns(void);
/* Whether no further real-time signal of this user can be queued (RLIMIT_SIGPENDING): then neither
 * a lease's nor sys_signal_wake()'s comes, and who waits has to look by itself. */
bool sys_signals_full(void);

#endif

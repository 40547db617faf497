/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_FORK_H
#define BASE_FORK_H

/*
 * What fork() does to the library's own static state: one pthread_atfork handler, and in each file
 * that has static locks the functions that it calls.
 *
 * A child has one thread, the one that called fork(). A lock that another thread of the parent held
 * stays locked for ever there, and the data that it protects may be half changed. So the child's
 * function initialises each lock again (lock_renew(), rwlock_renew()), and drops the data, or has a
 * comment that says why the data is consistent. It takes no lock, frees nothing, and does not walk
 * a list. The prepare handler waits for no lock but by fork_hold(): some are held for seconds,
 * during a driver's start or a log receiver's call.
 *
 * The memory of a child is that of one moment: for each thread of the parent it has all stores up
 * to some point of its program. So if a pointer or an index is stored last, atomically, the data
 * behind it is complete.
 */

#include <stdbool.h>

struct lock;

struct fork_handlers {
	void (*prepare)(void); /* in the parent, before; NULL like the next: nothing to do */
	void (*parent)(void);  /* in the parent, after; in the thread that called prepare */
	void (*child)(void);
	struct fork_handlers *next; /* the list's */
};

/* Called before main() or by dlopen(), when no other thread can be in the library. */
void fork_register(struct fork_handlers *h);

/* The file's handlers: FORK_HANDLERS(.child = forget_in_child); In no order among the files. */
#define FORK_HANDLERS(...)                                                    \
	static struct fork_handlers fork_handlers_ = { __VA_ARGS__ };         \
	__attribute__((constructor)) static void register_fork_handlers(void) \
	{                                                                     \
		fork_register(&fork_handlers_);                               \
	}                                                                     \
	struct fork_handlers /* takes the semicolon */

/* For `prepare`: takes a lock that is only held for short calls, and waits 100 ms at most; it may
 * be out of order. True: the thread holds it, and releases it in `parent` and in `child`. */
bool fork_hold(struct lock *l);

/* How many forks lie between the process that loaded the library and this one. */
unsigned int fork_generation(void);

#endif

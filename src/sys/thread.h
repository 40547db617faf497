/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_THREAD_H
#define SYS_THREAD_H

#include <pthread.h>

/*
 * Starts a thread that takes no signals: they belong to the program around us. 0 or -errno
 * (FAULT_SYS counts it).
 */
int sys_thread_start(pthread_t *t, void *(*fn)(void *arg), void *arg);

#endif

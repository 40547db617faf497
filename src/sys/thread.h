/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_THREAD_H
#define SYS_THREAD_H

#include <pthread.h>
#include <stdatomic.h>

/*
 * Starts a thread that takes no signals: they belong to the program around us. 0 or -errno
 * (FAULT_SYS counts it).
 */
int sys_thread_start(pthread_t *t, void *(*fn)(void *arg), void *arg);

/* Why it failed, with what to do about it. For messages: as err_words(). */
const char *sys_no_thread(int err);

/* Sleeps while *word is `seen`; may return early. */
void sys_word_wait(atomic_uint *word, unsigned int seen);
/* Wakes all threads that sleep on the word. */
void sys_word_wake(atomic_uint *word);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_DIE_H
#define TESTS_LIB_DIE_H

/*
 * This process dies before its n-th system call for another one from now on: of those that send and
 * receive messages, accept connections, ask who is at the other end, and make what is sent along.
 * 0: before none. die.c stands before the C library's functions, so it is linked into programs.
 */
void die_at_call(int n);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKERM_H
#define TESTS_LIB_FAKERM_H

/*
 * NVIDIA's kernel driver without a GPU: its device files, over the fake CUDA driver. To be
 * preloaded, or linked before the C library. /dev/nvidiactl and /dev/nvidiaN can be opened, their
 * ioctls make what a test can count, and host memory is a memfd that the fake libcuda imports.
 * Other files are the C library's. It checks what the driver checks, and answers with the driver's
 * numbers.
 *
 * The GPUs are those of the fake CUDA driver (FAKECUDA_DEVICES, FAKECUDA_BUS). Settings are for
 * fakerm_set(), and in the environment FAKERM ("params=120,piece=4194304"):
 *
 *  files    1; 0: there are no device files; 13: opening them is that errno
 *  params   128; 120: the parameters of host memory as before driver 545
 *  piece    largest piece of large pages, in bytes (0: any), as before driver 575
 *  huge     bytes of 2 MiB pages that there are (-1: any); then there is no memory
 *  big      the same of 64 KiB pages
 *  node     the GPUs' NUMA node (-1: not known)
 *  busy     so many calls are answered BUSY_RETRY first
 *  alloc    the number of an allocation that is refused, counted from the setting; 0: none
 *  control  the same of a control call
 *  free     the same of a free
 *  status   with what (0x51)
 *  dirty    1: new memory is not zeros, as of a driver that was told so
 */

/* A setting; -1: there is none of that name. */
int fakerm_set(const char *name, long value);

/* How many there are now: "files", "clients", "devices" (and subdevices), "memory"; or were made so
 * far: "made" (memory), "calls". -1 for another word. */
long fakerm_count(const char *what);

/* Misuse so far. */
long fakerm_violations(void);

/* The number of the n-th open descriptor, -1: there are fewer. */
int fakerm_fd(int n);

#endif

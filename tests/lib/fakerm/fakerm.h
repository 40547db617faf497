/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKERM_H
#define TESTS_LIB_FAKERM_H

/*
 * NVIDIA's kernel driver without a GPU: its device files, over the fake CUDA driver. To be
 * preloaded, or linked before the C library. /dev/nvidiactl, /dev/nvidiaN and /dev/nvidia-uvm can
 * be opened, their ioctls make what a test can count, and host memory is a memfd that the fake
 * libcuda imports. GPU memory that has a name is the fake libcuda's bytes, and what is mapped of it
 * by nvidia-uvm is, too, so the kernel does I/O into it as into any memory. Other files are the C
 * library's. It checks what the driver checks, and answers with the driver's numbers.
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
 *  uvm      1; 0: there is no /dev/nvidia-uvm
 *  bar1     1: all memory lies in BAR1; 0: it does not
 *  aperture MiB of BAR1 (0: 65536)
 *  combined 1: writes to BAR1 are combined
 *  space    2: what named memory is, 2 being the GPU's own
 *  squeeze  1: named memory is compressible
 *  dup      the number of a name (import or duplicate) that is refused
 *  init     with what UVM_INITIALIZE is answered (0)
 *  register the same of UVM_REGISTER_GPU
 *  p2p      the same of UVM_ALLOC_DEVICE_P2P; -1: the driver does not know the call
 *  after    so many mappings are right before that
 *  free16   1: UVM_FREE as from driver 590 on
 *  map      the number of an mmap() that fails
 *  lie      1: what is mapped is not the GPU's memory; 2: the next time alone
 *  lost     1: the GPU is off the bus, which is the answer to every call
 *  windows  1: GPU memory can be mapped for the CPU; 0: it cannot; 2: it is other memory
 *  dirty    1: new memory is not zeros, as of a driver that was told so
 */

/* A setting; -1: there is none of that name. */
int fakerm_set(const char *name, long value);

/* How many there are now: "files", "clients", "devices" (and subdevices), "memory", "names" (of GPU
 * memory), "windows" (mappings for the CPU), "ranges" (that UVM has for mappings), "mapped" (of
 * those); or were made so far: "made" (memory), "calls", "leaked" (ranges that an older driver
 * keeps for good), "ranges made". -1 for another word. */
long fakerm_count(const char *what);

/* Misuse so far. */
long fakerm_violations(void);

/* The number of the n-th open descriptor, -1: there are fewer. */
int fakerm_fd(int n);

#endif

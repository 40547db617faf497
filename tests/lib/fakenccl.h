/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKENCCL_H
#define TESTS_LIB_FAKENCCL_H

/*
 * An NCCL over the fake CUDA driver (PEERLANE_TEST_CUDA_LIB), whose ranks are threads of one
 * process. It has every function of src/libnccl/abi.h; most only count. Collectives, sends and
 * receives are carried out in the order of the streams. Floats are summed from the last rank
 * downwards, so their bits tell who did it. Nothing waits for longer than 20 seconds: then a
 * violation is counted.
 *
 * Environment, read by ncclGetVersion(): FAKENCCL_VERSION (22809).
 *
 * The functions below are for tests, to be found by dlsym().
 */

/* How often a function was called, by whichever of its two names; NULL: all of them. */
unsigned long fakenccl_calls(const char *name);

/* The call of that name that comes next on this rank fails; the others hear of it if it is one that
 * makes a communicator. NULL: none does. */
void fakenccl_fail(const char *name, int rank);

/* Collectives that did not fit together, and waits without an end. */
unsigned long fakenccl_violations(void);

/* From now on a rank that joins a communicator has the handle of the last one that was aborted or
 * destroyed at a rank of that number, as a real allocator may give the address out again. Nothing
 * is queued there any more. */
void fakenccl_again(int on);

/* While on, the first collective of a communicator, outside groups, returns when all ranks have
 * called theirs, as they connect then. To abort it meanwhile is a violation. */
void fakenccl_lazy(int on);

/* While on, collectives that do not fit together end as each of them would, with what the others
 * have there; that is no violation. */
void fakenccl_mixed(int on);

/* While on, ncclCommAbort() tells the other ranks nothing, as the real one: for communicators that
 * have nothing of NCCL's in flight. */
void fakenccl_alone(int on);

/* What newer versions may have; libnewnccl.so alone has it. */
int ncclFuture(int n);

#endif

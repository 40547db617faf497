/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKECUDA_H
#define TESTS_LIB_FAKECUDA_H

/*
 * A CUDA driver library without a GPU: what of the driver interface Peerlane and its tests use,
 * over host memory, with the strictness of the worst driver there could be.
 *
 *  - Device addresses are reserved and unmapped: a program that dereferences one crashes. The bytes
 *    are in a second mapping that only this library knows. Small allocations are packed at 512
 * bytes and freed addresses are given out again at once, with a new buffer id.
 *  - Streams are threads. Copies of pinned and device memory happen later, after a random delay of
 *    up to FAKECUDA_DELAY_US; pageable host memory is copied before the call returns.
 *  - Calls that need a current context fail without one, also where real drivers are lenient.
 *  - What a program must not do, and what a real driver would punish with wrong bytes, is counted
 * as a violation: see fakecuda_violations().
 *
 * Environment, read once by cuInit: FAKECUDA_DEVICES (2), FAKECUDA_MEM_MIB (1024), FAKECUDA_NAME
 * ("Fake GPU"), FAKECUDA_VERSION (13000), FAKECUDA_DELAY_US (0), FAKECUDA_HOLD_BACK (0; 1: who
 * allocates, frees, registers or creates stands while a stream of that device waits for a word, and
 * while who frees or unregisters does so every other call in a context of the device stands as
 * well; kernels, fills, copies inside a device and copies to one of up to 24 KiB in one row do not
 * begin while eight streams wait, but kernels of created contexts do; each direction has four
 * queues of copies, of which a stream stays on one while it has copies there, and takes the
 * shortest otherwise: as real drivers do), FAKECUDA_PEER (1; 0: no device reaches another),
 * FAKECUDA_DMABUF_PCIE (0; 1: the PCIe mapping flag is taken; 2: and needed), FAKECUDA_DMABUF_MMAP
 * (0; 1: the dma-buf of a whole mapping of cuMemMap can be mapped by the CPU), FAKECUDA_FABRIC (0;
 * 1: fabric handles are permitted), FAKECUDA_IPC (read by each call; "old": IPC handles are not
 * filled as drivers from 565 on do), FAKECUDA_ATOMICS (1; 0: none between devices), FAKECUDA_BUS
 * (10, the PCI bus of the first), FAKECUDA_BAR (a device of tests/vm/fakegpu, behind whose BAR all
 * device memory is), FAKECUDA_COHERENT (0; 1: the CPU can address device memory),
 * FAKECUDA_ATTR
 * ("116:0,20:2": device attributes by number), FAKECUDA_FAIL ("cuMemAlloc_v2:3:2": the third call
 * returns 2; several with commas; "*:1:999": every call that needs a device does, as where that has
 * fallen off the bus, but for those that end streams and events; "+:5:999": the fifth of those that
 * need a device and give nothing back), FAKECUDA_NARROW (read by each launch; the microseconds that
 * a kernel takes more which reads rows of a table of more than 512 MiB that is mapped by small
 * entries; "idle": it does nothing), CUDA_VISIBLE_DEVICES (empty or -1 hides all; other values are
 * not modelled).
 *
 * The functions below are for tests, to be found by dlsym().
 */

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#error "C only"
#endif

/* Replaces what FAKECUDA_FAIL said; NULL or "": nothing fails. Counts begin anew. */
void fakecuda_fail(const char *spec);

/* How many there are now: "memory" (blocks), "pins", "pins apart" (in created contexts), "streams",
 * "events", "contexts" (primary contexts in use, and those created), "handles" (memory of
 * cuMemCreate or imported, referenced or mapped), "operations" (in streams, that have not ended),
 * "held" (blocks that were freed while the kernel driver had duplicates of them). -1 for another
 * word. */
long fakecuda_live(const char *what);

struct CUctx_st;
/* A created context that is destroyed with memory in it, as a program may: the memory goes. */
void fakecuda_takes_along(struct CUctx_st *ctx);

/* How often an exported function was called; NULL: all of them. And "pageable copies": those that
 * were waited for, as they are of host memory that is not pinned. */
unsigned long fakecuda_calls(const char *symbol);

/* Misuse so far, and the first one in words ("" if none). */
unsigned long fakecuda_violations(void);
const char *fakecuda_violation(void);

/* While on, what a GPU's copies write to another GPU's memory arrives wrong, and host memory that
 * the CPU is given access to is not what GPUs see there: 1: from the first write on; 2: at all. */
void fakecuda_lie(int on);

/* From its `from`-th block on, no kernel that is launched goes on, as on a GPU that others fill: 1:
 * not even its first begins; 0: all do again. Copies go on. */
void fakecuda_stall(int from);

/* While on, what is queued on streams succeeds at once and is not done, nor counted, and no stream
 * is captured: for those who measure what a program takes beside the driver. With nothing queued.
 */
void fakecuda_idle(int on);

/* From now on the stream is in the capture of this number, or, with 0, in none. What is queued is
 * done all the same, but events of a capture order nothing outside it. */
struct CUstream_st;
void fakecuda_capture(struct CUstream_st *s, int number);
/* A graph of kernels alone: what this thread launches from now on is only written down. / No
 * longer: the record, which stays. / Launches what is in it. */
void fakecuda_record(void);
void *fakecuda_recorded(void);
int fakecuda_replay(void *record, struct CUstream_st *s);

/* Whether kernels of a device, in its primary context, may load and store there: 1; 0: no. */
int fakecuda_reaches(uint64_t ptr, int device);

/* A descriptor of the bytes of device memory, but for those of cuMemMap and of other processes, and
 * where in it they are. -1: it is none. */
int fakecuda_bytes(uint64_t ptr, uint64_t *off);

/*
 * For the fake kernel driver: what the two words of an IPC handle name, an object of the driver:
 * the whole 2 MiB of a device's bytes that an allocation is in, maybe with others. Its descriptor,
 * or -1: there is none. From now on the addresses are not given out again after they were freed,
 * until fakecuda_drop() was called as often.
 */
#define FAKECUDA_CLIENT 0xcaf00000u /* libcuda's, of all devices */
int fakecuda_object(uint32_t memory, uint64_t *off, uint64_t *len);
void fakecuda_drop(uint32_t memory);

/* Bytes of device memory, past all checks of liveness. 0, or -1: no device address. */
int fakecuda_peek(uint64_t ptr, void *out, size_t len);
int fakecuda_poke(uint64_t ptr, const void *in, size_t len);

#endif

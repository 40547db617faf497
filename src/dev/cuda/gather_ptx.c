/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The gather kernel, with one copy for each block, in PTX for every GPU since 2014: the driver
 * compiles it when it is loaded. struct gather_params is its parameter; its members' offsets are
 * the numbers below. Copies whose two ends have the same alignment within 16 bytes are made by 16
 * bytes except at their ends, others byte by byte.
 */

#include "dev/cuda/gather.h"

#include <stddef.h>

_Static_assert(offsetof(struct gather_params, dst) == 8, "the kernel's offset of dst");
_Static_assert(offsetof(struct gather_params, src) == 1608, "the kernel's offset of src");
_Static_assert(offsetof(struct gather_params, len) == 3208, "the kernel's offset of len");
_Static_assert(sizeof(struct gather_params) == 4008, "the kernel's parameter");
_Static_assert(offsetof(struct gather_gate, state) == 4, "the kernel's offset of state");

const char gather_ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry " GATHER_KERNEL_NAME "(.param .align 8 .b8 args[4008])\n"
	"{\n"
	"	.reg .pred %p<4>;\n"
	"	.reg .b32 %r<12>;\n"
	"	.reg .b64 %d<24>;\n"
	"	.shared .align 4 .u32 shut;\n"
	"	mov.u32 %r0, %ctaid.x;\n"
	"	mov.u32 %r1, %tid.x;\n"
	"	mov.u32 %r2, %ntid.x;\n"
	"	mov.b64 %d0, args;\n"
	"	mul.wide.u32 %d1, %r0, 8;\n"
	"	add.u64 %d1, %d0, %d1;\n"
	"	mul.wide.u32 %d2, %r0, 4;\n"
	"	add.u64 %d3, %d0, %d2;\n"
	"	ld.param.u64 %d4, [args];\n"
	"	ld.param.u64 %d5, [%d1+8];\n"
	"	ld.param.u64 %d6, [%d1+1608];\n"
	"	ld.param.u32 %r3, [%d3+3208];\n"
	"	cvta.to.global.u64 %d4, %d4;\n"
	"	cvta.to.global.u64 %d5, %d5;\n"
	"	cvta.to.global.u64 %d6, %d6;\n"
	"	add.u64 %d7, %d4, %d2;\n" /* state[block], less 4 */
	/* The first thread tells that the block has begun, and asks whether it may. */
	"	setp.ne.u32 %p0, %r1, 0;\n"
	"	@%p0 bra wait;\n"
	"	mov.u32 %r4, 1;\n"
	"	st.volatile.global.u32 [%d7+4], %r4;\n"
	"	membar.sys;\n"
	"	ld.volatile.global.u32 %r4, [%d4];\n"
	"	st.shared.u32 [shut], %r4;\n"
	"	setp.eq.u32 %p1, %r4, 0;\n"
	"	@%p1 bra wait;\n"
	"	mov.u32 %r4, 2;\n"
	"	st.volatile.global.u32 [%d7+4], %r4;\n"
	"wait:\n"
	"	bar.sync 0;\n"
	"	ld.shared.u32 %r4, [shut];\n"
	"	setp.ne.u32 %p1, %r4, 0;\n"
	"	@%p1 bra end;\n"
	/* r5: bytes before the first 16-byte boundary, or all; r6: 16-byte words after it. */
	"	cvt.u32.u64 %r5, %d5;\n"
	"	cvt.u32.u64 %r6, %d6;\n"
	"	xor.b32 %r7, %r5, %r6;\n"
	"	and.b32 %r7, %r7, 15;\n"
	"	neg.s32 %r5, %r5;\n"
	"	and.b32 %r5, %r5, 15;\n"
	"	min.u32 %r5, %r5, %r3;\n"
	"	setp.ne.u32 %p1, %r7, 0;\n"
	"	selp.b32 %r5, %r3, %r5, %p1;\n"
	"	sub.u32 %r6, %r3, %r5;\n"
	"	shr.u32 %r6, %r6, 4;\n"
	/* Head, byte by byte. */
	"	mov.u32 %r8, %r1;\n"
	"head:\n"
	"	setp.ge.u32 %p1, %r8, %r5;\n"
	"	@%p1 bra words;\n"
	"	cvt.u64.u32 %d8, %r8;\n"
	"	add.u64 %d9, %d6, %d8;\n"
	"	ld.global.u8 %r9, [%d9];\n"
	"	add.u64 %d10, %d5, %d8;\n"
	"	st.global.u8 [%d10], %r9;\n"
	"	add.u32 %r8, %r8, %r2;\n"
	"	bra head;\n"
	/* The middle, two words of 16 bytes in flight a thread. */
	"words:\n"
	"	cvt.u64.u32 %d8, %r5;\n"
	"	add.u64 %d9, %d6, %d8;\n"
	"	add.u64 %d10, %d5, %d8;\n"
	"	mov.u32 %r8, %r1;\n"
	"	shl.b32 %r10, %r2, 1;\n"
	"pairs:\n"
	"	add.u32 %r9, %r8, %r2;\n"
	"	setp.ge.u32 %p1, %r9, %r6;\n"
	"	@%p1 bra single;\n"
	"	mul.wide.u32 %d11, %r8, 16;\n"
	"	mul.wide.u32 %d12, %r9, 16;\n"
	"	add.u64 %d13, %d9, %d11;\n"
	"	add.u64 %d14, %d9, %d12;\n"
	"	ld.global.v2.u64 {%d15, %d16}, [%d13];\n"
	"	ld.global.v2.u64 {%d17, %d18}, [%d14];\n"
	"	add.u64 %d13, %d10, %d11;\n"
	"	add.u64 %d14, %d10, %d12;\n"
	"	st.global.v2.u64 [%d13], {%d15, %d16};\n"
	"	st.global.v2.u64 [%d14], {%d17, %d18};\n"
	"	add.u32 %r8, %r8, %r10;\n"
	"	bra pairs;\n"
	"single:\n"
	"	setp.ge.u32 %p1, %r8, %r6;\n"
	"	@%p1 bra rest;\n"
	"	mul.wide.u32 %d11, %r8, 16;\n"
	"	add.u64 %d13, %d9, %d11;\n"
	"	ld.global.v2.u64 {%d15, %d16}, [%d13];\n"
	"	add.u64 %d13, %d10, %d11;\n"
	"	st.global.v2.u64 [%d13], {%d15, %d16};\n"
	/* What is left, less than 16 bytes. */
	"rest:\n"
	"	shl.b32 %r6, %r6, 4;\n"
	"	add.u32 %r8, %r5, %r6;\n"
	"	add.u32 %r8, %r8, %r1;\n"
	"	setp.ge.u32 %p1, %r8, %r3;\n"
	"	@%p1 bra told;\n"
	"	cvt.u64.u32 %d8, %r8;\n"
	"	add.u64 %d9, %d6, %d8;\n"
	"	ld.global.u8 %r9, [%d9];\n"
	"	add.u64 %d10, %d5, %d8;\n"
	"	st.global.u8 [%d10], %r9;\n"
	/* All threads' bytes are out before the last word says so. */
	"told:\n"
	"	membar.sys;\n"
	"	bar.sync 0;\n"
	"	@%p0 bra end;\n"
	"	mov.u32 %r4, 3;\n"
	"	st.volatile.global.u32 [%d7+4], %r4;\n"
	"end:\n"
	"	ret;\n"
	"}\n";

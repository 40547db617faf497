/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The gather kernel in PTX for every GPU since 2014: the driver compiles it when it is loaded.
 * struct gather_params is its parameter, struct gather_piece what it reads; their members' offsets
 * are the numbers below. Block b makes the copies b, b + blocks, and so on of the list. Copies
 * whose two ends have the same alignment within 16 bytes are made by 16 bytes except at their ends,
 * others byte by byte.
 *
 * List and gates are in host memory, so a look at either takes more than a microsecond. One thread
 * looks at the block's gate while another fetches the first copy; later ones it fetches while the
 * copy before is made. They lie in one of two slots in turn, so one barrier a copy is enough.
 */

#include "dev/cuda/gather.h"

#include <stddef.h>

_Static_assert(offsetof(struct gather_params, states) == 8, "the kernel's offset of states");
_Static_assert(offsetof(struct gather_params, list) == 16, "the kernel's offset of list");
_Static_assert(offsetof(struct gather_params, n) == 24, "the kernel's offset of n");
_Static_assert(sizeof(struct gather_params) == 32, "the kernel's parameter");
_Static_assert(offsetof(struct gather_piece, src) == 8, "the kernel's offset of src");
_Static_assert(offsetof(struct gather_piece, len) == 16, "the kernel's offset of len");
_Static_assert(sizeof(struct gather_piece) == 32, "the kernel's pieces");
_Static_assert(sizeof(struct gather_gate) == 128, "the kernel's distance between gates");
_Static_assert(sizeof(atomic_uint) == 4, "the kernel's distance between states");
_Static_assert(GATHER_THREADS > 32, "thread 32 fetches copies");

const char gather_ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry " GATHER_KERNEL_NAME "(.param .align 8 .b8 args[32])\n"
	"{\n"
	"	.reg .pred %p<5>;\n"
	"	.reg .b32 %r<16>;\n"
	"	.reg .b64 %d<24>;\n"
	"	.shared .align 4 .u32 shut;\n"
	"	.shared .align 64 .b8 slots[64];\n"
	"	mov.u32 %r0, %ctaid.x;\n"
	"	mov.u32 %r1, %tid.x;\n"
	"	mov.u32 %r2, %ntid.x;\n"
	"	mov.u32 %r11, %nctaid.x;\n"
	"	ld.param.u64 %d4, [args];\n"
	"	ld.param.u64 %d7, [args+8];\n"
	"	ld.param.u64 %d3, [args+16];\n"
	"	ld.param.u32 %r12, [args+24];\n"
	"	cvta.to.global.u64 %d4, %d4;\n"
	"	cvta.to.global.u64 %d7, %d7;\n"
	"	cvta.to.global.u64 %d3, %d3;\n"
	"	mul.wide.u32 %d2, %r0, 128;\n"
	"	add.u64 %d4, %d4, %d2;\n" /* the block's gate */
	"	mul.wide.u32 %d2, %r0, 4;\n"
	"	add.u64 %d7, %d7, %d2;\n" /* and its state */
	"	mov.u64 %d0, slots;\n"
	"	setp.ne.u32 %p0, %r1, 0;\n"
	"	setp.ne.u32 %p2, %r1, 32;\n"
	/* The block's first copy. */
	"	@%p2 bra ask;\n"
	"	mul.wide.u32 %d1, %r0, 32;\n"
	"	add.u64 %d1, %d3, %d1;\n"
	"	ld.global.v2.u64 {%d19, %d20}, [%d1];\n"
	"	ld.global.u32 %r13, [%d1+16];\n"
	"	st.shared.v2.u64 [%d0], {%d19, %d20};\n"
	"	st.shared.u32 [%d0+16], %r13;\n"
	/* The first thread tells that the block has begun, and asks whether it may. */
	"ask:\n"
	"	@%p0 bra wait;\n"
	"	mov.u32 %r4, 1;\n"
	"	st.volatile.global.u32 [%d7], %r4;\n"
	"	membar.sys;\n"
	"	ld.volatile.global.u32 %r4, [%d4];\n"
	"	st.shared.u32 [shut], %r4;\n"
	"	setp.eq.u32 %p1, %r4, 0;\n"
	"	@%p1 bra wait;\n"
	"	mov.u32 %r4, 2;\n"
	"	st.volatile.global.u32 [%d7], %r4;\n"
	"wait:\n"
	"	bar.sync 0;\n"
	"	ld.shared.u32 %r4, [shut];\n"
	"	setp.ne.u32 %p1, %r4, 0;\n"
	"	@%p1 bra end;\n"
	/* The copy that lies in slot d0; the next one, r0, is on its way into the other slot. p3:
	 * there is none; p4: not for this thread to fetch. */
	"copy:\n"
	"	ld.shared.v2.u64 {%d5, %d6}, [%d0];\n"
	"	ld.shared.u32 %r3, [%d0+16];\n"
	"	cvta.to.global.u64 %d5, %d5;\n"
	"	cvta.to.global.u64 %d6, %d6;\n"
	"	xor.b64 %d0, %d0, 32;\n"
	"	add.u32 %r0, %r0, %r11;\n"
	"	setp.ge.u32 %p3, %r0, %r12;\n"
	"	or.pred %p4, %p2, %p3;\n"
	"	@%p4 bra bytes;\n"
	"	mul.wide.u32 %d1, %r0, 32;\n"
	"	add.u64 %d1, %d3, %d1;\n"
	"	ld.global.v2.u64 {%d19, %d20}, [%d1];\n"
	"	ld.global.u32 %r13, [%d1+16];\n"
	"bytes:\n"
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
	"	@%p1 bra next;\n"
	"	cvt.u64.u32 %d8, %r8;\n"
	"	add.u64 %d9, %d6, %d8;\n"
	"	ld.global.u8 %r9, [%d9];\n"
	"	add.u64 %d10, %d5, %d8;\n"
	"	st.global.u8 [%d10], %r9;\n"
	"next:\n"
	"	@%p3 bra told;\n"
	"	@%p4 bra turn;\n"
	"	st.shared.v2.u64 [%d0], {%d19, %d20};\n"
	"	st.shared.u32 [%d0+16], %r13;\n"
	"turn:\n"
	"	bar.sync 0;\n"
	"	bra copy;\n"
	/* All threads' bytes are out before the last word says so: the fence is for what this
	 * thread has seen at the barrier, too. */
	"told:\n"
	"	bar.sync 0;\n"
	"	@%p0 bra end;\n"
	"	membar.sys;\n"
	"	mov.u32 %r4, 3;\n"
	"	st.volatile.global.u32 [%d7], %r4;\n"
	"end:\n"
	"	ret;\n"
	"}\n";

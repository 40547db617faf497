/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A tuner for collective operations over TCP: the number of channels, and the protocol LL.
 *
 * NCCL makes channels by the network's speed, and uses all of them for operations of a few KiB and
 * more. Large operations need them all: a channel's kernel waits for one chunk at a time. For
 * smaller ones more channels only mean more and shorter messages, and each message has a fixed cost
 * on a socket. So operations below one bound use two channels, and those below a second bound four.
 * NCCL never uses more channels than it has made.
 *
 * The protocol LL saves the GPU a wait for each message, but sends twice the bytes, in pieces of
 * 64 KiB. NCCL decides by the speed that we report in order to get enough channels. So it would use
 * LL up to 1.4 MiB for two ranks, where LL costs more than it saves. Both bounds grow with the
 * number of ranks.
 *
 * All ranks must decide alike, or they wait for each other. So the decision uses only facts that
 * all ranks share, and not a rank's own network or processors. If several GPUs of one host are in a
 * communicator, its channels also use NVLink, and NCCL's choice stays. It also stays if the program
 * has set the number of channels.
 */

#include <stddef.h>
#include <stdint.h>

#include <peerlane/types.h>

#include "ncclnet/ncclnet.h"

#define NAME "Peerlane"
#define FEW 2
#define SOME 4
/* Bytes for each rank. Below the first bound NCCL itself uses one channel. */
#define FROM ((size_t)8 << 10)
#define UP_TO ((size_t)2 << 20)
#define SOME_UP_TO ((size_t)16 << 20)
/* Bytes for each rank, from which LL is not used. */
#define SIMPLE_FROM ((size_t)32 << 10)

struct nn_tuner {
	size_t from, up_to; /* bytes of an operation that uses FEW channels; both 0: none does */
	size_t some_up_to;  /* bytes below which larger ones use SOME channels */
	size_t simple;	    /* bytes from which LL is not used; 0: NCCL's choice stays */
};

static int begin(size_t ranks, size_t nodes, void **ctx)
{
	struct nn_tuner *t = nn_alloc(sizeof(*t));

	if (!t) {
		return NN_SYSTEM;
	}
	if (ranks > 1 && ranks == nodes && nn_ctx_is_tcp()) {
		t->simple = ranks * SIMPLE_FROM;
		if (!nn_channels_named()) {
			t->from = ranks * FROM;
			t->up_to = ranks * UP_TO;
			t->some_up_to = ranks * SOME_UP_TO;
		}
	}
	*ctx = t;
	return NN_OK;
}

static int init_v4(size_t ranks, size_t nodes, nn_logger log, void **ctx)
{
	(void)log;
	return begin(ranks, nodes, ctx);
}

static int init_v5(void **ctx, uint64_t id, size_t ranks, size_t nodes, nn_logger log,
		   void *domains, void *constants)
{
	(void)id;
	(void)log;
	(void)domains;
	(void)constants;
	return begin(ranks, nodes, ctx);
}

/* Leaves LL out wherever Simple is possible. A negative cost marks a choice that is impossible, or
 * that the program's user has excluded: where Simple has one, LL stays. */
static void leave_out_ll(float *costs, int algorithms, int protocols)
{
	for (int a = 0; a < algorithms && protocols > NN_SIMPLE; a++) {
		float *of = costs + (size_t)a * (size_t)protocols;

		if (of[NN_SIMPLE] >= 0) {
			of[NN_LL] = -1;
		}
	}
}

static int choose(void *ctx, int func, size_t bytes, int operations, float **costs, int algorithms,
		  int protocols, int registered, int *channels)
{
	const struct nn_tuner *t = ctx;

	(void)func;
	(void)operations;
	(void)registered;
	if (t && bytes >= t->from && bytes < t->some_up_to) {
		*channels = bytes < t->up_to ? FEW : SOME;
	}
	if (t && t->simple && bytes >= t->simple) {
		leave_out_ll((float *)(void *)costs, algorithms, protocols);
	}
	return NN_OK;
}

static int finish(void *ctx)
{
	nn_free(ctx);
	return NN_OK;
}

extern const struct nn_tuner_v4 ncclTunerPlugin_v4;
extern const struct nn_tuner_v5 ncclTunerPlugin_v5;

PL_API const struct nn_tuner_v4 ncclTunerPlugin_v4 = {
	.name = NAME,
	.init = init_v4,
	.choose = choose,
	.finish = finish,
};

PL_API const struct nn_tuner_v5 ncclTunerPlugin_v5 = {
	.name = NAME,
	.init = init_v5,
	.choose = choose,
	.finish = finish,
};

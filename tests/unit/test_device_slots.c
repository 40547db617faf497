/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What warps of a program's kernels keep of an array's ring from read to read, with the functions
 * of peerlane/device.cuh, of the host's compiler. One thread stands for all warps, one after the
 * other.
 */

#include "unit.h"

#include <fcntl.h>

#include "api/context.h"
#include "device_host.h"
#include "sys/sys.h"

#define LEN (256u * KIB)
#define SLOTS 8u
#define KEPT 2u /* at most */
#define WARPS 12u
#define READ 100u

static struct pl_ctx *ctx;
static struct pl_dev *dev;
static struct pl_array *array;
static struct pl_array_device a;
static struct pl_array *with_frames;
static struct pl_array_device framed; /* of that */
static char *content;
static atomic_bool cold; /* reads have to be waited for, */
static atomic_bool hold; /* and take until it is false */

static ssize_t now(int fd, void *buf, size_t len, uint64_t off)
{
	return atomic_load(&cold) ? -EAGAIN : pread(fd, buf, len, (off_t)off);
}

static ssize_t later(int fd, void *buf, size_t len, uint64_t off)
{
	while (atomic_load(&hold)) {
		(void)usleep(100);
	}
	return pread(fd, buf, len, (off_t)off);
}

static const struct ring_io test_io = { now, later, sys_pwrite, false, NULL };

static unsigned int free_slots(void)
{
	const uint64_t *bits = (const uint64_t *)(uintptr_t)common_of(&a)->ring.free;

	return (unsigned int)__builtin_popcountll(__atomic_load_n(bits, __ATOMIC_ACQUIRE));
}

static uint64_t kept_slots(void)
{
	return __atomic_load_n(&state_of(&a)->slots_reserved, __ATOMIC_ACQUIRE);
}

static void enter(struct pl_array_warp *w, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		pl_d_gpu_block = (struct pl_d_gpu_block){ i, n, NULL };
		assert_int_equal(pl_array_enter(&a, &w[i]), 0);
	}
}

static void leave(struct pl_array_warp *w, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		pl_array_leave(&a, &w[i]);
	}
	assert_int_equal(kept_slots(), 0);
}

static void read_some(struct pl_array_warp *w, unsigned int reads, uint64_t off)
{
	char out[READ];

	for (unsigned int k = 0; k < reads; k++) {
		assert_int_equal(pl_array_read(&a, w, off + k * 4000, sizeof(out), out), 0);
		assert_memory_equal(out, content + off + k * 4000, sizeof(out));
	}
}

/* However many warps keep reading, and however long one of them waits in between, most of the slots
 * are there for the others. */
static void most_are_shared(void **state)
{
	struct pl_array_warp w[WARPS];

	(void)state;
	enter(w, WARPS);
	for (unsigned int i = 0; i < WARPS; i++) {
		unsigned int kept = i < KEPT ? i : KEPT;

		read_some(&w[i], 1, i * 1000);
		assert_int_equal(free_slots(), SLOTS - kept); /* one read keeps none */
		read_some(&w[i], 3, i * 1000);
		kept = i < KEPT ? i + 1 : KEPT;
		assert_int_equal(free_slots(), SLOTS - kept);
		assert_int_equal(kept_slots(), kept);
	}
	for (unsigned int i = 0; i < WARPS; i++) {
		read_some(&w[i], 2, 77 + i);
	}
	assert_int_equal(free_slots(), SLOTS - KEPT);
	leave(w, WARPS);
	assert_int_equal(free_slots(), SLOTS);
}

/* Reads that were begun have slots of their own: what is kept is given back before. */
static void begun(void **state)
{
	struct pl_array_ticket t[SLOTS];
	struct pl_array_warp w;
	char out[READ];

	(void)state;
	enter(&w, 1);
	read_some(&w, 3, 5);
	assert_int_equal(free_slots(), SLOTS - 1);
	for (unsigned int i = 0; i < SLOTS; i++) {
		pl_array_begin(&a, &w, i * 5000, sizeof(out), &t[i]);
		assert_int_equal(free_slots(), SLOTS - 1 - i);
		assert_int_equal(kept_slots(), 0);
	}
	for (unsigned int i = 0; i < SLOTS; i++) {
		assert_int_equal(pl_array_wait(&a, &w, &t[i], out), 0);
		assert_memory_equal(out, content + i * 5000, sizeof(out));
	}
	assert_int_equal(free_slots(), SLOTS);
	read_some(&w, 3, 9);
	assert_int_equal(free_slots(), SLOTS - 1);
	assert_int_equal(kept_slots(), 1);
	leave(&w, 1);
	assert_int_equal(free_slots(), SLOTS);
}

static uint32_t *uses(void)
{
	return (uint32_t *)(uintptr_t)common_of(&a)->ring.uses;
}

static uint32_t numbers[SLOTS];

static void *store_numbers(void *arg)
{
	(void)arg;
	(void)usleep(20000);
	for (unsigned int i = 0; i < SLOTS; i++) {
		__atomic_store_n(&uses()[i], numbers[i], __ATOMIC_RELEASE);
	}
	return NULL;
}

/* A device may see that a slot is free before it sees the number of its last use. */
static void a_number_comes_late(void **state)
{
	struct pl_array_warp w;
	pthread_t thread;
	uint64_t before = 0;
	uint64_t after = 0;

	(void)state;
	for (unsigned int i = 0; i < SLOTS; i++) {
		numbers[i] = __atomic_exchange_n(&uses()[i], SLOT_HELD, __ATOMIC_ACQ_REL);
		assert_int_not_equal(numbers[i], SLOT_HELD);
		before += numbers[i];
	}
	enter(&w, 1);
	assert_int_equal(pthread_create(&thread, NULL, store_numbers, NULL), 0);
	read_some(&w, 1, 100);
	assert_int_equal(pthread_join(thread, NULL), 0);
	leave(&w, 1);
	assert_int_equal(free_slots(), SLOTS);
	for (unsigned int i = 0; i < SLOTS; i++) {
		after += uses()[i];
	}
	assert_int_equal(after, before + 1);
}

/* Of 32 bits; one number says that a slot is held. */
static void numbers_begin_anew(void **state)
{
	struct pl_array_warp w;

	(void)state;
	for (unsigned int i = 0; i < SLOTS; i++) {
		__atomic_store_n(&uses()[i], SLOT_HELD - 3, __ATOMIC_RELEASE);
	}
	for (unsigned int k = 0; k < SLOTS * 6; k++) {
		enter(&w, 1);
		read_some(&w, 1, k * 100);
		leave(&w, 1);
		for (unsigned int i = 0; i < SLOTS; i++) {
			assert_int_not_equal(uses()[i], SLOT_HELD); /* it would be waited for */
		}
	}
	assert_int_equal(free_slots(), SLOTS);
}

/* A read by a slot that was kept does not end in time: the slot is left, and no longer kept. */
static void left(void **state)
{
	struct array_common *c = (struct array_common *)(void *)a.own;
	uint64_t limit = c->ring.limit_ns;
	struct pl_array_warp w[2];
	char out[READ];

	(void)state;
	enter(w, 2);
	read_some(&w[0], 3, 0);
	assert_int_equal(free_slots(), SLOTS - 1);
	c->ring.limit_ns = 20000000;
	atomic_store(&hold, true);
	atomic_store(&cold, true);
	assert_int_equal(pl_array_read(&a, &w[0], 40000, sizeof(out), out), -ETIMEDOUT);
	assert_int_equal(kept_slots(), 0);
	assert_int_equal(free_slots(), SLOTS - 1);
	atomic_store(&cold, false);
	atomic_store(&hold, false);
	c->ring.limit_ns = limit;
	/* That warp waits no more, and another one is not concerned. */
	assert_int_equal(pl_array_read(&a, &w[0], 0, sizeof(out), out), -ETIMEDOUT);
	read_some(&w[1], 20, 0);
	assert_int_equal(kept_slots(), 1);
	leave(w, 2);
	assert_int_equal(free_slots(), SLOTS - 1);
}

#define BEGUN (PL_D_PAGE_PINS_BEGUN + 100)

/* One warp may begin any number of reads of one page in a frame: it is not pinned more often than
 * its word can count. */
static void pins_have_a_bound(void **state)
{
	struct pl_array_ticket *t = calloc(BEGUN, sizeof(*t));
	struct pl_array_device all = a;
	struct pl_array_warp w;
	char out[READ];
	uint64_t *word;

	(void)state;
	assert_non_null(t);
	a = framed;
	word = (uint64_t *)(uintptr_t)common_of(&a)->pages.words;
	enter(&w, 1);
	read_some(&w, 1, 0);
	for (unsigned int i = 0; i < BEGUN; i++) {
		pl_array_begin(&a, &w, i % 3900, sizeof(out), &t[i]);
	}
	assert_int_equal(*word & PL_D_PAGE_PINS, PL_D_PAGE_PINS_BEGUN);
	for (unsigned int i = 0; i < BEGUN; i++) {
		memset(out, 1, sizeof(out));
		assert_int_equal(pl_array_wait(&a, &w, &t[i], out), 0);
		assert_memory_equal(out, content + i % 3900, sizeof(out));
	}
	assert_int_equal(*word & PL_D_PAGE_PINS, 0);
	pl_array_leave(&a, &w);
	a = all;
	free(t);
}

static int open_all(void **state)
{
	const char *const settings[] = { "soft_gpus=1x64MiB", "test_cuda_lib=none" };
	struct pl_array_opts o = PL_ARRAY_OPTS_INIT;
	struct pl_ctx_opts c = PL_CTX_OPTS_INIT;
	const char *path = unit_path();
	struct pl_file *f;
	FILE *to;

	(void)state;
	content = malloc(LEN);
	unit_pattern(content, LEN, 0);
	to = fopen(path, "w");
	assert_non_null(to);
	assert_int_equal(fwrite(content, 1, LEN, to), LEN);
	assert_int_equal(fclose(to), 0);
	c.settings = settings;
	c.n_settings = COUNT(settings);
	assert_int_equal(pl_open(&c, &ctx), 0);
	ctx->ring_ctx.io = &test_io;
	assert_int_equal(pl_dev_open(ctx, "soft:0", &dev), 0);
	assert_int_equal(pl_file_open(ctx, path, O_RDONLY, 0, &f), 0);
	o.frame_bytes = 0;
	o.wide_bytes = 0;
	o.window_bytes = 0;
	o.slots = SLOTS;
	assert_int_equal(pl_array_open(dev, f, 0, LEN, &o, &array), 0);
	o.frame_bytes = 16 * KIB;
	assert_int_equal(pl_array_open(dev, f, 0, LEN, &o, &with_frames), 0);
	assert_int_equal(pl_file_close(f), 0);
	a = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_int_equal(pl_array_device(array, &a), 0);
	framed = (struct pl_array_device)PL_ARRAY_DEVICE_INIT;
	assert_int_equal(pl_array_device(with_frames, &framed), 0);
	return 0;
}

static int close_all(void **state)
{
	(void)state;
	atomic_store(&hold, false); /* also after a failure */
	pl_array_close(array);
	pl_array_close(with_frames);
	pl_close(ctx);
	free(content);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(most_are_shared),
		cmocka_unit_test(begun),
		cmocka_unit_test(a_number_comes_late),
		cmocka_unit_test(numbers_begin_anew),
		cmocka_unit_test(pins_have_a_bound),
		cmocka_unit_test(left), /* last: a slot is not free afterwards */
	};

	return cmocka_run_group_tests_name("slots that warps keep", tests, open_all, close_all);
}

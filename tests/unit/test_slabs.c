/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* exec/slabs: staging memory within a budget, first come first served. */

#include "queued.h"
#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "base/fault.h"
#include "dev/dev.h"
#include "exec/slabs.h"
#include "sys/sys.h"
#include "topo/facts.h"

#define LARGE (256u * KIB)

static const struct dev_driver drivers[SLAB_POOLS + 1] = {
	{ .name = "a" }, { .name = "b" }, { .name = "c" }, { .name = "d" }, { .name = "e" }
};
static struct dev devs[5];
static struct slabs s;
static atomic_long pinned; /* bytes */
static int pin_error;
static atomic_bool hold_pins;
static atomic_uint pinning; /* threads that are held */

static int pin(struct dev *d, void *host, size_t len)
{
	uint64_t until = clock_now_ns() + UINT64_C(20000000000);

	assert_true((uintptr_t)host % 4096 == 0 && len % 4096 == 0);
	if (pin_error) {
		return err_set(pin_error, "no pins on %s", d->props.name);
	}
	atomic_fetch_add(&pinning, 1);
	while (atomic_load(&hold_pins) && clock_now_ns() < until) {
		sched_yield();
	}
	atomic_fetch_sub(&pinning, 1);
	atomic_fetch_add(&pinned, (long)len); /* slabs pin without their lock */
	return 0;
}

static int unpin(struct dev *d, void *host, size_t len)
{
	(void)d;
	(void)host;
	atomic_fetch_sub(&pinned, (long)len);
	return 0;
}

static void begin(uint64_t budget, uint64_t grow)
{
	for (int i = 0; i < 5; i++) {
		devs[i] = (struct dev){ .driver = &drivers[i],
					.mem = { .pin = pin, .unpin = unpin } };
		snprintf(devs[i].props.name, sizeof(devs[i].props.name), "%s:0", drivers[i].name);
	}
	pin_error = 0;
	pinned = 0;
	slabs_init(&s, NULL, budget, grow, LARGE, LARGE);
}

static void end(void)
{
	slabs_finish(&s);
	assert_int_equal(pinned, 0);
}

static struct slab *get(int dev, size_t len)
{
	struct slab *slab = NULL;

	assert_int_equal(slab_get(&s, &devs[dev], len, 0, &slab), 0);
	assert_true(slab->len >= len);
	memset(slab->addr, dev, slab->len);
	return slab;
}

/* What is prepared is there while a stream waits, and as much as the budget allows. */
static void prepared(void **state)
{
	dev_set on;
	struct slab *v[8];

	(void)state;
	begin(64 * LARGE, LARGE);
	on = dev_set_of(&devs[0]);
	assert_int_equal(slabs_prepare(&s, &devs[0], SLABS_PREPARED), 0);
	queued_begin(on);
	for (int i = 0; i < 8; i++) {
		v[i] = slab_try(&s, &devs[0], LARGE);
		assert_non_null(v[i]);
		assert_int_equal(v[i]->len, LARGE);
	}
	assert_null(slab_try(&s, &devs[0], LARGE));
	queued_end(on);
	for (int i = 0; i < 8; i++) {
		slab_put(v[i]);
	}
	end();
	begin(2 * LARGE, LARGE);
	assert_int_equal(slabs_prepare(&s, &devs[0], SLABS_PREPARED), 0);
	assert_true(pinned <= (long)(3 * LARGE));
	end();
}

static void *try_one(void *arg)
{
	*(struct slab **)arg = slab_try(&s, &devs[0], LARGE);
	return NULL;
}

/* Who has something under way does not join those that make one, and takes what is free. */
static void test_more(void **state)
{
	struct slab *first, *second = NULL, *third, *small;
	pthread_t t;

	(void)state;
	begin(8 * LARGE, LARGE);
	first = get(0, LARGE);
	atomic_store(&hold_pins, true);
	assert_int_equal(pthread_create(&t, NULL, try_one, &second), 0);
	while (!atomic_load(&pinning)) {
		sched_yield();
	}
	assert_null(slab_try_uncontended(&s, &devs[0], LARGE));
	assert_int_equal(atomic_load(&pinning), 1);
	slab_put(first);
	assert_ptr_equal(slab_try_uncontended(&s, &devs[0], LARGE), first);
	atomic_store(&hold_pins, false);
	pthread_join(t, NULL);
	assert_non_null(second);
	/* Nobody makes one now. */
	third = slab_try_uncontended(&s, &devs[0], LARGE);
	assert_non_null(third);
	small = slab_try_uncontended(&s, &devs[0], 1);
	assert_non_null(small);
	slab_put(small);
	slab_put(third);
	slab_put(second);
	slab_put(first);
	end();
}

/* While a transfer is queued on a stream, the driver may keep back who pins: the transfer could
 * wait for the slabs that this one holds. Transfers that streams carry by themselves wait for none.
 */
static void test_not_behind_streams(void **state)
{
	dev_set on = dev_set_of(&devs[0]);
	struct slab *v[3];
	long first;

	(void)state;
	begin(8 * LARGE, LARGE);
	queued_begin(on);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &v[0]), 0);
	first = pinned;
	assert_null(slab_try(&s, &devs[0], LARGE));
	assert_int_equal(slab_get(&s, &devs[0], LARGE, clock_now_ns() + 1000000, &v[1]),
			 -ETIMEDOUT);
	assert_int_equal(pinned, first);
	queued_end(on);
	dev_transfer_begin(queued_stream(), on, true);
	v[1] = slab_try(&s, &devs[0], LARGE);
	assert_non_null(v[1]);
	dev_transfer_unordered(on);
	assert_null(slab_try(&s, &devs[0], LARGE));
	queued_end(on);
	v[2] = slab_try(&s, &devs[0], LARGE);
	assert_non_null(v[2]);
	for (unsigned int i = 0; i < 3; i++) {
		slab_put(v[i]);
	}
	slabs_finish(&s);
	assert_int_equal(pinned, 0);
}

static atomic_bool queued; /* the transfer of the thread below */

static void *queue_one(void *arg)
{
	(void)arg;
	queued_begin(dev_set_of(&devs[0]));
	atomic_store(&queued, true);
	return NULL;
}

/* Nor can a stream begin to wait while one more is pinned. */
static void test_no_stream_meanwhile(void **state)
{
	dev_set on = dev_set_of(&devs[0]);
	struct slab *more = NULL;
	struct slab *first;
	pthread_t t[2];

	(void)state;
	begin(8 * LARGE, LARGE);
	first = get(0, LARGE);
	atomic_store(&hold_pins, true);
	assert_int_equal(pthread_create(&t[0], NULL, try_one, &more), 0);
	while (!atomic_load(&pinning)) {
		sched_yield();
	}
	atomic_store(&queued, false);
	assert_int_equal(pthread_create(&t[1], NULL, queue_one, NULL), 0);
	while (dev_quiesce_try(on)) {
		dev_quiesce_end(on);
		sched_yield();
	}
	for (unsigned int i = 0; i < 20; i++) {
		(void)usleep(1000);
		assert_false(atomic_load(&queued));
	}
	atomic_store(&hold_pins, false);
	(void)pthread_join(t[0], NULL);
	(void)pthread_join(t[1], NULL);
	queued_end(on);
	assert_non_null(more);
	slab_put(more);
	slab_put(first);
	end();
}

static void test_growth(void **state)
{
	struct slab *v[8];

	(void)state;
	begin(8 * LARGE, 2 * LARGE);
	assert_true(s.used == 0);
	v[0] = get(0, LARGE);
	assert_true(s.used == 2 * LARGE);
	v[1] = get(0, 70000);
	assert_true(s.used == 2 * LARGE);
	for (int i = 2; i < 8; i++) {
		v[i] = get(0, LARGE);
	}
	assert_true(s.used == 8 * LARGE && pinned == 8 * (long)LARGE);
	/* All different, none overlaps. */
	for (int i = 0; i < 8; i++) {
		memset(v[i]->addr, i + 1, LARGE);
	}
	for (int i = 0; i < 8; i++) {
		assert_int_equal(v[i]->addr[0], i + 1);
		assert_int_equal(v[i]->addr[LARGE - 1], i + 1);
	}
	assert_null(slab_try(&s, &devs[0], LARGE));
	slab_put(v[3]);
	assert_ptr_equal(slab_try(&s, &devs[0], LARGE), v[3]);
	for (int i = 0; i < 8; i++) {
		slab_put(v[i]);
	}
	assert_true(s.used == 8 * LARGE);
	end();
}

static void test_sizes(void **state)
{
	struct slab *small;
	struct slab *large;

	(void)state;
	begin(8 * LARGE, LARGE);
	small = get(0, 1);
	assert_int_equal(small->len, SLAB_SMALL);
	large = get(0, SLAB_SMALL + 1);
	assert_int_equal(large->len, LARGE);
	slab_put(small);
	assert_ptr_equal(get(0, SLAB_SMALL), small);
	slab_put(small);
	slab_put(large);
	end();
	/* The large class is never smaller than the small one. */
	slabs_init(&s, NULL, MIB, 1, 4096, 4096);
	assert_int_equal(slab_large(&s), SLAB_SMALL);
	slabs_finish(&s);
}

static void test_budget_and_drivers(void **state)
{
	struct slab *v[4];
	struct slab *b;
	struct slab *none;

	(void)state;
	begin(4 * LARGE, 4 * LARGE);
	for (int i = 0; i < 4; i++) {
		v[i] = get(0, LARGE);
	}
	/* The budget is spent; yet a second kind of device gets its first one, and no more. */
	b = get(1, LARGE);
	assert_true(s.used == 5 * LARGE);
	assert_null(slab_try(&s, &devs[1], LARGE));
	assert_null(slab_try(&s, &devs[0], LARGE));
	/* What another kind gives back is of no use: it is pinned elsewhere. */
	slab_put(v[0]);
	assert_null(slab_try(&s, &devs[1], LARGE));
	slab_put(b);
	assert_ptr_equal(slab_try(&s, &devs[1], LARGE), b);
	for (int i = 0; i < 5; i++) {
		slab_put(get(i, 1));
	}
	/* The table of pools has an end. */
	for (unsigned int i = 5; i < SLAB_POOLS; i++) {
		devs[4].driver = &drivers[i];
		slab_put(get(4, 1));
	}
	devs[4].driver = &drivers[SLAB_POOLS];
	assert_int_equal(slab_get(&s, &devs[4], 1, 0, &none), -EMFILE);
	assert_null(slab_try(&s, &devs[4], 1));
	for (int i = 1; i < 4; i++) {
		slab_put(v[i]);
	}
	slab_put(b);
	end();
}

static void test_pin_fails(void **state)
{
	struct slab *slab = NULL;

	(void)state;
	begin(4 * LARGE, LARGE);
	pin_error = ENOMEM;
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	assert_words("pinning 262144 bytes of staging slabs: no pins on a:0");
	assert_null(slab_try(&s, &devs[0], LARGE));
	assert_true(s.used == 0);
	/* Nothing to pin for is no failure. */
	pin_error = EOPNOTSUPP;
	slab = get(0, LARGE);
	assert_int_equal(pinned, 0);
	pin_error = EIO;
	assert_null(slab_try(&s, &devs[0], LARGE));
	slab_put(slab);
	/* There is one: whoever cannot have a new one waits for that. */
	slab = get(0, LARGE);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, clock_now_ns() + 5000000, &slab),
			 -ETIMEDOUT);
	slab_put(slab);
	end();
}

static void test_out_of_memory(void **state)
{
	struct slab *slab = NULL;

	(void)state;
	begin(4 * LARGE, LARGE);
	fault_arm(FAULT_ALLOC, 1, ENOMEM);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_ALLOC, 0, 0);
	fault_arm(FAULT_SYS, 1, ENOMEM);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_words("cannot allocate 262144 bytes of staging slabs");
	/* mmap(2) beyond the limit of locked memory; here -EAGAIN means to try again. */
	fault_arm(FAULT_SYS, 1, EAGAIN);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &slab), -ENOMEM);
	fault_arm(FAULT_SYS, 0, 0);
	assert_words("mlockall");
	assert_null(slab);
	slab_put(get(0, LARGE));
	end();
}

static void test_timeout(void **state)
{
	struct slab *only;
	struct slab *none = NULL;
	uint64_t began;

	(void)state;
	begin(LARGE, LARGE);
	only = get(0, LARGE);
	began = clock_now_ns();
	assert_int_equal(slab_get(&s, &devs[0], LARGE, began + 20000000, &none), -ETIMEDOUT);
	assert_words("no staging slab became free in time");
	assert_true(clock_now_ns() - began >= 20000000);
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 1, &none), -ETIMEDOUT);
	assert_null(none);
	assert_false(slab_wanted(only));
	/* Whoever left the line is given nothing. */
	slab_put(only);
	assert_ptr_equal(get(0, LARGE), only);
	slab_put(only);
	end();
}

/* A budget with room for all never goes to one size alone, or two. */
static void test_three_sizes(void **state)
{
	struct slab *small[2 * LARGE / SLAB_SMALL];
	struct slab *v[20];
	size_t n = 0;

	(void)state;
	begin(0, 0);
	slabs_finish(&s);
	slabs_init(&s, NULL, 16 * LARGE, LARGE, LARGE / 2, LARGE);
	v[n] = get(0, SLAB_SMALL + 1);
	assert_int_equal(v[n++]->len, LARGE / 2);
	v[n] = get(0, LARGE / 2 + 1);
	assert_int_equal(v[n++]->len, LARGE);
	while (n < 13) {
		v[n++] = get(0, LARGE);
	}
	/* Three quarters of it. */
	assert_null(slab_try(&s, &devs[0], LARGE));
	v[n] = slab_try(&s, &devs[0], LARGE / 2);
	assert_non_null(v[n++]);
	v[n] = slab_try(&s, &devs[0], LARGE / 2);
	assert_int_equal(v[n++]->len, LARGE / 2);
	while ((v[n] = slab_try(&s, &devs[0], LARGE / 2)) != NULL) {
		n++;
	}
	/* Whoever comes last with short ones is many, and finds more than one. */
	for (size_t i = 0; i < COUNT(small); i++) {
		small[i] = slab_try(&s, &devs[0], 1);
		assert_non_null(small[i]);
		assert_int_equal(small[i]->len, SLAB_SMALL);
	}
	for (size_t i = 0; i < COUNT(small); i++) {
		slab_put(small[i]);
	}
	while (n) {
		slab_put(v[--n]);
	}
	/* Without room for that, whoever comes first. */
	end();
	slabs_init(&s, NULL, 4 * LARGE, LARGE, LARGE / 2, LARGE);
	while (n < 4) {
		v[n++] = get(0, LARGE);
	}
	while (n) {
		slab_put(v[--n]);
	}
	end();
}

#define LINE 8

static struct slab *shared; /* what goes round */
static int order[LINE + 1];
static atomic_int served;

static void *in_line(void *arg)
{
	struct slab *slab;

	if (slab_get(&s, &devs[0], LARGE, 0, &slab) == 0) {
		order[atomic_fetch_add(&served, 1)] = (int)(uintptr_t)arg;
		slab_put(slab);
	}
	return NULL;
}

static unsigned int waiting(void)
{
	unsigned int n = 0;

	lock_acquire(&s.lock);
	for (int i = 0; i < (int)SLAB_POOLS; i++) {
		n += atomic_load(&s.classes[SLAB_SIZES - 1][i].waiting);
	}
	lock_release(&s.lock);
	return n;
}

static void test_first_come(void **state)
{
	pthread_t t[LINE];

	(void)state;
	begin(LARGE, LARGE);
	shared = get(0, LARGE);
	atomic_store(&served, 0);
	for (uintptr_t i = 0; i < LINE; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, in_line, (void *)i), 0);
		while (waiting() != i + 1) {
			sched_yield();
		}
		assert_true(slab_wanted(shared));
		/* Nobody overtakes, whether it asks nicely or not. */
		assert_null(slab_try(&s, &devs[0], LARGE));
	}
	slab_put(shared);
	for (int i = 0; i < LINE; i++) {
		pthread_join(t[i], NULL);
		assert_int_equal(order[i], i);
	}
	assert_false(slab_wanted(shared));
	end();
}

#define CROWD 200
#define ROUNDS 20

static void *hold_some(void *arg)
{
	uintptr_t wrong = 0;
	int dev = (int)((uintptr_t)arg % 2);

	for (int i = 0; i < ROUNDS; i++) {
		struct slab *v[3] = { NULL };

		wrong += slab_get(&s, &devs[dev], LARGE, 0, &v[0]) != 0;
		/* One is waited for; more are taken only if they lie there. */
		v[1] = slab_try(&s, &devs[dev], LARGE);
		v[2] = slab_try(&s, &devs[dev], LARGE);
		for (int k = 0; k < 3; k++) {
			if (v[k]) {
				memset(v[k]->addr, (int)(uintptr_t)arg, 64);
			}
		}
		sched_yield();
		for (int k = 0; k < 3; k++) {
			if (v[k]) {
				wrong += v[k]->addr[63] != (char)(uintptr_t)arg;
				slab_put(v[k]);
			}
		}
	}
	return (void *)wrong;
}

/* In line because it could not be pinned: nobody overtakes when that changes. */
static void test_no_overtaking(void **state)
{
	struct slab *other;
	pthread_t t;

	(void)state;
	begin(4 * LARGE, LARGE);
	shared = get(0, LARGE);
	pin_error = ENOMEM;
	atomic_store(&served, 0);
	assert_int_equal(pthread_create(&t, NULL, in_line, NULL), 0);
	while (waiting() != 1) {
		sched_yield();
	}
	lock_acquire(&s.lock);
	pin_error = 0;
	lock_release(&s.lock);
	assert_null(slab_try(&s, &devs[0], LARGE));
	/* Who grows the memory serves the line first. */
	assert_int_equal(slab_get(&s, &devs[0], LARGE, 0, &other), 0);
	pthread_join(t, NULL);
	assert_int_equal(atomic_load(&served), 1);
	slab_put(other);
	slab_put(shared);
	end();
}

static void test_crowd(void **state)
{
	pthread_t t[CROWD];
	uint64_t made;

	(void)state;
	begin(3 * LARGE, LARGE);
	for (uintptr_t i = 0; i < CROWD; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, hold_some, (void *)i), 0);
	}
	for (int i = 0; i < CROWD; i++) {
		void *wrong;

		pthread_join(t[i], &wrong);
		assert_null(wrong);
	}
	made = s.used / LARGE;
	assert_in_range(made, 2, 4);
	assert_int_equal(waiting(), 0);
	end();
}

/* Two GPUs, each on a NUMA node of its own. */
static const char two_nodes[] =
	"{\"peerlane_topology\": 1, \"links_read\": true,\n"
	" \"nodes\": [\n"
	"  {\"name\": \"numa0\", \"kind\": \"numa\", \"numa\": 0},\n"
	"  {\"name\": \"numa1\", \"kind\": \"numa\", \"numa\": 1000},\n"
	"  {\"name\": \"a\", \"kind\": \"root\", \"pci\": \"0000:00\", \"numa\": 0},\n"
	"  {\"name\": \"b\", \"kind\": \"root\", \"pci\": \"0000:80\", \"numa\": 1000},\n"
	"  {\"name\": \"soft:0\", \"kind\": \"gpu\", \"pci\": \"0000:01:00.0\"},\n"
	"  {\"name\": \"soft:1\", \"kind\": \"gpu\", \"pci\": \"0000:81:00.0\"}],\n"
	" \"links\": [\n"
	"  {\"kind\": \"local\", \"from\": \"a\", \"to\": \"numa0\"},\n"
	"  {\"kind\": \"local\", \"from\": \"b\", \"to\": \"numa1\"},\n"
	"  {\"kind\": \"smp\", \"from\": \"numa0\", \"to\": \"numa1\"},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:0\", \"to\": \"a\", \"gen\": 4, \"width\": 16},\n"
	"  {\"kind\": \"pcie\", \"from\": \"soft:1\", \"to\": \"b\", \"gen\": 4, \"width\": 16}]}\n";

static struct topo_facts facts;

/* The first two devices are those of the file, of one driver. */
static void begin_on_nodes(uint64_t budget)
{
	static struct config config;
	static char path[40];
	int fd;

	snprintf(path, sizeof(path), "/tmp/slabs-topo.XXXXXX");
	fd = mkstemp(path);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, two_nodes, strlen(two_nodes)), strlen(two_nodes));
	(void)close(fd);
	config = (struct config){ .topo = path };
	begin(budget, LARGE);
	slabs_finish(&s);
	for (unsigned int i = 0; i < 2; i++) {
		devs[i].driver = &drivers[0];
		devs[i].place = i;
		devs[i].props.soft = true;
		snprintf(devs[i].props.name, sizeof(devs[i].props.name), "soft:%u", i);
	}
	topo_facts_init(&facts, &config);
	slabs_init(&s, &facts, budget, LARGE, LARGE, LARGE);
	assert_true(topo_facts_place(&facts, &devs[1])->known);
	(void)unlink(path);
}

static void end_on_nodes(void)
{
	end();
	topo_facts_finish(&facts);
}

/* Slabs lie on their device's node; where the kernel has no such node they work, and it is told. */
static void test_nodes(void **state)
{
	struct slab *v[2];
	int node, err;

	(void)state;
	begin_on_nodes(8 * LARGE);
	assert_int_equal(slabs_node(&s, &devs[0], &err), 0);
	assert_int_equal(err, 0);
	v[0] = get(0, LARGE);
	assert_int_equal(slabs_node(&s, &devs[0], &err), 0);
	if (!err) { /* else system calls are filtered here */
		assert_int_equal(sys_preferred_node(v[0]->addr, &node), 0);
		assert_int_equal(node, 0);
	}
	v[1] = get(1, LARGE);
	assert_int_equal(slabs_node(&s, &devs[1], &err), 1000);
	assert_int_not_equal(err, 0);
	assert_int_equal(v[1]->node, 1000);
	slab_put(v[0]);
	slab_put(v[1]);
	/* What one node refused does not keep another's slabs from it. */
	v[0] = get(0, 1);
	assert_true(v[0]->node == 0 && v[0]->len == SLAB_SMALL);
	if (sys_prefer_node(v[0]->addr, 4096, 0) == 0) {
		assert_int_equal(sys_preferred_node(v[0]->addr + 4096, &node), 0);
		assert_int_equal(node, 0);
	}
	slab_put(v[0]);
	v[0] = get(0, LARGE);
	slab_put(v[0]);
	/* Each gets its own back. */
	assert_ptr_equal(get(1, LARGE), v[1]);
	assert_ptr_equal(get(0, LARGE), v[0]);
	slab_put(v[0]);
	slab_put(v[1]);
	end_on_nodes();
}

static void *wait_on_node(void *arg)
{
	struct slab *slab = NULL;

	(void)slab_get(&s, &devs[0], LARGE, 0, &slab);
	*(struct slab **)arg = slab;
	return NULL;
}

/* One node's devices have taken the budget: the other's use their slabs, and wait for them. */
static void test_nodes_share(void **state)
{
	struct slab *v[3], *own, *lent, *given = NULL;
	pthread_t t;

	(void)state;
	begin_on_nodes(3 * LARGE);
	for (int i = 0; i < 3; i++) {
		v[i] = get(0, LARGE);
	}
	own = get(1, LARGE); /* the first is never denied */
	assert_int_equal(own->node, 1000);
	assert_null(slab_try(&s, &devs[1], LARGE));
	slab_put(v[0]);
	lent = slab_try(&s, &devs[1], LARGE);
	assert_ptr_equal(lent, v[0]);
	assert_false(slab_wanted(own));
	/* Whoever waits at one node is given what comes back at the other. */
	assert_int_equal(pthread_create(&t, NULL, wait_on_node, &given), 0);
	while (waiting() != 1) {
		sched_yield();
	}
	assert_true(slab_wanted(own));
	assert_null(slab_try(&s, &devs[0], LARGE));
	slab_put(own);
	pthread_join(t, NULL);
	assert_ptr_equal(given, own);
	/* And all go home. */
	slab_put(given);
	slab_put(lent);
	slab_put(v[1]);
	slab_put(v[2]);
	assert_int_equal(get(1, LARGE)->node, 1000);
	slab_put(own);
	end_on_nodes();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prepared),
		cmocka_unit_test(test_not_behind_streams),
		cmocka_unit_test(test_no_stream_meanwhile),
		cmocka_unit_test(test_growth),
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_three_sizes),
		cmocka_unit_test(test_budget_and_drivers),
		cmocka_unit_test(test_pin_fails),
		cmocka_unit_test(test_out_of_memory),
		cmocka_unit_test(test_timeout),
		cmocka_unit_test(test_nodes),
		cmocka_unit_test(test_nodes_share),
		cmocka_unit_test(test_first_come),
		cmocka_unit_test(test_crowd),
		cmocka_unit_test(test_no_overtaking),
		cmocka_unit_test(test_more),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

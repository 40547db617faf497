/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Slabs of NUMA nodes, and the order in which those who wait get them. */

#include "slabs_kit.h"

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
		cmocka_unit_test(test_nodes),	      cmocka_unit_test(test_nodes_share),
		cmocka_unit_test(test_first_come),    cmocka_unit_test(test_crowd),
		cmocka_unit_test(test_no_overtaking), cmocka_unit_test(test_more),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* dev: the table of open devices, their names, and what stands in for what a device cannot do. */

#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/config.h"
#include "base/text.h"
#include "dev/table.h"

/* A driver of three devices: the first one unfit, and only what no device can do without. */
static struct dev odd[3];
static unsigned int opened;
static unsigned int closed;
static int odd_error;

static int odd_count(const struct config *c, char *why, size_t space)
{
	(void)c;
	if (odd_error) {
		return odd_error;
	}
	text_copy(why, space, "odd ones");
	return 3;
}

static int odd_describe(const struct config *c, int index, struct dev_props *out)
{
	(void)c;
	*out = (struct dev_props){ .model = "Odd", .fit = index > 0, .why = "it is odd" };
	text_fmt(out->name, sizeof(out->name), "odd:%d", index);
	return 0;
}

static const struct dev_driver odd_driver;

static void (*while_opening)(void); /* what a driver may have to wait for */
static int open_error;

static int odd_open(const struct config *c, int index, struct dev **out)
{
	static const struct dev_share_ops share;
	/* The software GPU's own, never called here: only that they are there matters. */
	struct dev_mem_ops mem = { 0 };
	struct dev *soft;
	int rc;

	if (while_opening) {
		while_opening();
	}
	rc = open_error ? open_error : dev_soft_driver.open(c, 0, &soft);
	if (rc) {
		return rc;
	}
	mem.alloc = soft->mem.alloc;
	mem.release = soft->mem.release;
	(void)odd_describe(c, index, &odd[index].props);
	dev_init(&odd[index], &odd_driver, index, &mem, &soft->stream, &share);
	dev_soft_driver.close(soft);
	opened++;
	*out = &odd[index];
	return 0;
}

static void odd_close(struct dev *d)
{
	(void)d;
	closed++;
}

static int odd_identify(const void *ptr, struct dev_range *out)
{
	if (ptr == (void *)0x1000) {
		*out = (struct dev_range){ .base = 0x1000, .len = 1, .index = 1 };
		return 0;
	}
	return ptr == (void *)0x2000 ? -EFAULT : -ENOENT;
}

static const struct dev_driver odd_driver = {
	.name = "odd",
	.count = odd_count,
	.describe = odd_describe,
	.open = odd_open,
	.close = odd_close,
	.identify = odd_identify,
};

static const struct dev_driver *const drivers[] = { &odd_driver, &dev_soft_driver, NULL };
static struct config config = { .soft_gpus = (char *)"2x1MiB" };
static struct dev_table table;

static int setup(void **state)
{
	(void)state;
	opened = 0;
	closed = 0;
	odd_error = 0;
	dev_table_init(&table, &config, drivers);
	return 0;
}

static int teardown(void **state)
{
	(void)state;
	dev_table_finish(&table);
	return opened == closed ? 0 : -1;
}

static struct dev *named(const char *name)
{
	struct dev *d = NULL;

	assert_int_equal(dev_table_named(&table, DEV_WAIT, name, &d), 0);
	return d;
}

static void refused(const char *name, int err, const char *words)
{
	struct dev *d = &odd[0];
	int rc = dev_table_named(&table, DEV_WAIT, name, &d);

	if (rc != -err) {
		fail_msg("'%s' gave %d, not %d", name, rc, -err);
	}
	assert_ptr_equal(d, &odd[0]);
	assert_words(words);
}

static void test_names(void **state)
{
	(void)state;
	assert_string_equal(named("soft:1")->props.name, "soft:1");
	assert_string_equal(named("odd:2")->props.name, "odd:2");
	/* The best first: fit ones in the drivers' order. */
	assert_ptr_equal(named("gpu:0"), named("odd:1"));
	assert_ptr_equal(named("gpu:1"), named("odd:2"));
	assert_ptr_equal(named("gpu:00"), named("odd:1"));
	assert_int_equal(opened, 2);
}

static void test_bad_names(void **state)
{
	static const char *const bad[] = {
		"",	 "gpu",	   "gpu:",   ":0",	"gpu:-1",  "gpu:0x",
		"gpu:x", "gpu: 1", "gpu:+1", "gpu:1.0", "soft:0 ", "soft:99999999999999999999999"
	};

	(void)state;
	for (size_t i = 0; i < COUNT(bad); i++) {
		refused(bad[i], EINVAL, "gpu:0, cuda:0, soft:0 or bar:ADDRESS");
	}
	refused("tpu:0", EINVAL, "there is no kind of device \"tpu\"");
	refused("sof:0", EINVAL, "there is no kind of device \"sof\"");
	refused("soft:2", ENODEV, "there is no soft:2: 2 found");
	refused("odd:3", ENODEV, "there is no odd:3: 3 found; odd ones");
	refused("odd:0", ENODEV, "odd:0 (Odd) cannot be used: it is odd");
	/* Software GPUs take no number where other GPUs are usable. */
	refused("gpu:2", ENODEV, "there is no gpu:2 (3 odd: odd ones; 2 soft); software GPUs");
	refused("soft:4294967296", ENODEV, "there is no soft:4294967296");
	refused("gpu:4294967296", ENODEV, "there is no gpu:4294967296");
	odd_error = -ENOMEM;
	refused("gpu:0", ENOMEM, "");
	refused("odd:1", ENOMEM, "");
}

static int take_name(const struct dev_props *p, void *arg)
{
	strcat(strcat(arg, p->name), " ");
	return strcmp(p->name, "soft:1") == 0 ? 5 : 0;
}

static void test_each(void **state)
{
	char all[100] = "";

	(void)state;
	assert_int_equal(dev_table_each(&table, take_name, all), 5);
	assert_string_equal(all, "odd:1 odd:2 soft:0 soft:1 ");
	config.soft_gpus = (char *)"1x1MiB";
	all[0] = '\0';
	assert_int_equal(dev_table_each(&table, take_name, all), 0);
	assert_string_equal(all, "odd:1 odd:2 soft:0 odd:0 ");
	config.soft_gpus = (char *)"2x1MiB";
	assert_int_equal(opened, 0);
}

static void test_identify(void **state)
{
	const struct dev_driver *driver = NULL;
	struct dev *d = named("soft:1");
	struct dev_range r;
	void *p;
	int local;

	(void)state;
	assert_int_equal(d->mem.alloc(d, 1, &p), 0);
	assert_int_equal(dev_table_identify(&table, p, &driver, &r), 0);
	assert_ptr_equal(driver, &dev_soft_driver);
	assert_int_equal(r.index, 1);
	assert_int_equal(dev_table_identify(&table, (void *)0x1000, &driver, &r), 0);
	assert_ptr_equal(driver, &odd_driver);
	assert_int_equal(dev_table_identify(&table, &local, &driver, &r), -ENOENT);
	/* A driver that knows the address but not its memory: nobody else is asked. */
	assert_int_equal(dev_table_identify(&table, (void *)0x2000, &driver, &r), -EFAULT);
}

static void test_dummies(void **state)
{
	struct dev *d = named("odd:1");
	static struct dev_shared shared;
	struct dev_import *import;
	struct dev_window window;
	struct dev_export x = { 0 };
	uint64_t n;
	void *p = d;

	(void)state;
	assert_int_equal(d->mem.free_bytes(d, &n), -EOPNOTSUPP);
	assert_words("odd:1 cannot say how much");
	assert_int_equal(d->mem.pin(d, p, 1), -EOPNOTSUPP);
	assert_words("odd:1 cannot pin");
	assert_int_equal(d->mem.unpin(d, p, 1), -EOPNOTSUPP);
	assert_int_equal(d->share.peer_enable(d, named("odd:2")), -EOPNOTSUPP);
	assert_words("odd:1 cannot reach the memory of odd:2");
	assert_int_equal(d->share.export_range(d, p, 1, DEV_MAPPING_PLAIN, &x), -EOPNOTSUPP);
	assert_int_equal(d->share.alloc_shared(d, 1, &p), -EOPNOTSUPP);
	assert_int_equal(d->share.share(d, p, 1, DEV_FORM_FD, &shared), -EOPNOTSUPP);
	assert_int_equal(d->share.import(d, &shared, false, &import), -EOPNOTSUPP);
	assert_int_equal(d->share.unimport(&(struct dev_import){ .dev = d }), -EOPNOTSUPP);
	assert_int_equal(d->share.peer_map(d, d, p, 1, false, &p), -EOPNOTSUPP);
	assert_int_equal(d->share.peer_unmap(d, d, p, 1), -EOPNOTSUPP);
	assert_int_equal(d->share.cpu_map(d, p, 1, NULL, &window), -EOPNOTSUPP);
	assert_words("show its memory to the CPU");
	assert_ptr_equal(p, d);
}

static void *open_all(void *arg)
{
	static const char *const names[] = { "soft:0", "odd:1", "soft:1", "gpu:0" };
	struct dev **v = arg;

	for (size_t i = 0; i < COUNT(names); i++) {
		if (dev_table_named(&table, DEV_WAIT, names[i], &v[i])) {
			v[i] = NULL;
		}
	}
	return NULL;
}

static void *open_one(void *arg)
{
	struct dev **out = arg;

	if (dev_table_named(&table, DEV_WAIT, "odd:1", out)) {
		*out = NULL;
	}
	return NULL;
}

static void test_threads(void **state)
{
	struct dev *v[8][4] = { { 0 } };
	pthread_t t[8];

	(void)state;
	for (int i = 0; i < 8; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, open_all, v[i]), 0);
	}
	for (int i = 0; i < 8; i++) {
		pthread_join(t[i], NULL);
	}
	for (int i = 0; i < 8; i++) {
		for (int k = 0; k < 4; k++) {
			assert_non_null(v[i][k]);
			assert_ptr_equal(v[i][k], v[0][k]);
		}
	}
	assert_int_equal(opened, 1);
	assert_int_equal(table.n, 3);
}

static atomic_int looked;  /* a look at the table came back */
static atomic_int in_time; /* and did so while a device was being opened */
static atomic_uint openings;

static void *look(void *arg)
{
	struct dev *d;

	if (!dev_table_named(&table, DEV_WAIT, "soft:0", &d) && d == arg) {
		atomic_store(&looked, 1);
	}
	return NULL;
}

/* An opening waits for a stream, and the stream for a transfer that looks for its device. */
static void wait_for_a_look(void)
{
	pthread_t t;

	if (atomic_fetch_add(&openings, 1)) {
		return;
	}
	if (!pthread_create(&t, NULL, look, table.slots[0].dev)) {
		for (int i = 0; i < 60000 && !atomic_load(&looked); i++) {
			usleep(1000);
		}
		atomic_store(&in_time, atomic_load(&looked));
		if (atomic_load(&in_time)) {
			pthread_join(t, NULL);
		} else {
			pthread_detach(t); /* it stands until the opening is over */
		}
	}
}

static void test_look_while_opening(void **state)
{
	struct dev *first = named("soft:0");
	struct dev *v[2];
	pthread_t t;

	(void)state;
	atomic_store(&looked, 0);
	atomic_store(&openings, 0);
	while_opening = wait_for_a_look;
	assert_int_equal(pthread_create(&t, NULL, open_one, &v[0]), 0);
	assert_int_equal(dev_table_named(&table, DEV_WAIT, "odd:1", &v[1]), 0);
	pthread_join(t, NULL);
	while_opening = NULL;
	assert_int_equal(atomic_load(&in_time), 1);
	/* The second caller has waited for the first. */
	assert_int_equal(atomic_load(&openings), 1);
	assert_ptr_equal(v[0], v[1]);
	assert_ptr_equal(named("soft:0"), first);
}

/* An opening that failed leaves nothing behind, and is tried again by whoever asks. */
static void test_open_fails(void **state)
{
	struct dev *d;

	(void)state;
	(void)named("soft:0");
	open_error = -EIO;
	for (int i = 0; i < 3; i++) {
		assert_int_equal(dev_table_named(&table, DEV_WAIT, "odd:2", &d), -EIO);
		assert_int_equal(table.n, 1);
	}
	open_error = 0;
	(void)named("odd:2");
	assert_int_equal(table.n, 2);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_names),
		TEST(test_bad_names),
		TEST(test_each),
		TEST(test_identify),
		TEST(test_dummies),
		TEST(test_threads),
		TEST(test_look_while_opening),
		TEST(test_open_fails),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

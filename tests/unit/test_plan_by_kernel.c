/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Whether a kernel or a worker carries a read or write of a file in the order of a stream. */

#include "unit.h"

#include "dev/dev.h"
#include "plan/by_kernel.h"
#include "plan/plan.h"

static struct dev gpu = { .props.units = 4 };
static struct dev bar;
static struct file_facts plain;
static struct file_facts bypass = { .bypass = true };
static struct file_facts queue = { .pipe = true };

/* A kernel carries it without words, a worker with them. */
static void says(const char *why, const char *words)
{
	if (!words) {
		assert_null(why);
	} else {
		assert_non_null(why);
		assert_non_null(strstr(why, words));
	}
}

/* A transfer that a kernel carries, with another value in one place. */
#define WITH(member, value, words)                                 \
	do {                                                       \
		struct plan_by_kernel t = { .dev = &gpu,           \
					    .file = &plain,        \
					    .len = 4096,           \
					    .fixed = true,         \
					    .policy = PLAN_AUTO }; \
		t.member = (value);                                \
		says(plan_not_by_kernel(&t), words);               \
	} while (0)

static void by_what_the_caller_says(void **state)
{
	(void)state;
	WITH(len, 4096, NULL);
	WITH(len, 1, NULL);
	WITH(len, PLAN_BY_KERNEL_MOST, NULL);
	WITH(len, PLAN_BY_KERNEL_MOST + 1, "64 KiB");
	WITH(len, 0, "no bytes");
	WITH(fixed, false, "when the stream gets there");
	WITH(timed, true, "timeout");
	WITH(calls, true, "a function");
	WITH(policy, PLAN_STRICT, "a policy");
	WITH(policy, PLAN_BOUNCE, "a policy");
	WITH(dev, &bar, "runs no kernels");
	WITH(file, &bypass, "O_DIRECT");
	WITH(file, &queue, "no offsets");
}

static void by_what_was_found(void **state)
{
	const struct plan_by_kernel_now best = {
		.valid = true, .reached = true, .stored = true, .ring = true
	};
	struct plan_by_kernel_now f = best;

	(void)state;
	says(plan_not_by_kernel_now(&f), NULL);
	f.busy = true;
	says(plan_not_by_kernel_now(&f), NULL);
	f.ring = false;
	says(plan_not_by_kernel_now(&f), "a transfer is queued");
	f.busy = false;
	says(plan_not_by_kernel_now(&f), NULL);
	/* The CPU stores a result once, and a graph is launched more often. */
	f = best;
	f.stored = false;
	says(plan_not_by_kernel_now(&f), NULL);
	f.captured = true;
	says(plan_not_by_kernel_now(&f), "pinned memory");
	f.stored = true;
	says(plan_not_by_kernel_now(&f), NULL);
	f.reached = false;
	says(plan_not_by_kernel_now(&f), "cannot access");
	f.valid = false;
	says(plan_not_by_kernel_now(&f), "no good");
}

/* For explanations, which know device and file alone. */
static void by_device_and_file(void **state)
{
	(void)state;
	says(plan_never_by_kernel(&gpu, &plain), NULL);
	says(plan_never_by_kernel(&bar, &plain), "runs no kernels");
	says(plan_never_by_kernel(&gpu, &bypass), "O_DIRECT");
	says(plan_never_by_kernel(&gpu, &queue), "no offsets");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_what_the_caller_says),
		cmocka_unit_test(by_what_was_found),
		cmocka_unit_test(by_device_and_file),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

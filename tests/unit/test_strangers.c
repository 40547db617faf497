/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* conn/strangers: who stays when more come than there are places. */

#include <errno.h>

#include "unit.h"

#include "base/fault.h"
#include "conn/strangers.h"

#define COMERS 1000u

static struct strangers set;
static struct stranger one[STRANGERS_MOST + COMERS];

/* Each place is that of the stranger in it. */
static void assert_whole(void)
{
	for (unsigned int i = 0; i < set.n; i++) {
		assert_int_equal(set.v[i]->place, i + 1);
	}
}

static void fill(void)
{
	for (unsigned int i = 0; i < STRANGERS_MOST; i++) {
		assert_null(strangers_enter(&set, &one[i]));
	}
	assert_int_equal(set.n, STRANGERS_MOST);
	assert_whole();
}

static void test_places(void **state)
{
	(void)state;
	fill();
	strangers_leave(&set, &one[7]);
	strangers_leave(&set, &one[7]);
	strangers_leave(&set, &one[STRANGERS_MOST - 1]);
	assert_int_equal(set.n, STRANGERS_MOST - 2);
	assert_int_equal(one[7].place, 0);
	assert_whole();
	assert_null(strangers_enter(&set, &one[7]));
	assert_null(strangers_enter(&set, &one[STRANGERS_MOST - 1]));
	for (unsigned int i = 0; i < STRANGERS_MOST; i++) {
		strangers_leave(&set, &one[i]);
	}
	assert_int_equal(set.n, 0);
}

/* Neither the oldest nor the newest goes each time: that chance is below 128^-999. */
static void test_draws(void **state)
{
	unsigned int oldest = 0, newest = 0;
	unsigned int first = 0; /* of those that are in the set */

	(void)state;
	fill();
	for (unsigned int i = STRANGERS_MOST; i < STRANGERS_MOST + COMERS; i++) {
		struct stranger *out = strangers_enter(&set, &one[i]);

		assert_non_null(out);
		assert_true(out >= one && out < &one[i]);
		assert_int_equal(out->place, 0);
		assert_int_equal(set.n, STRANGERS_MOST);
		assert_int_equal(one[i].place != 0, 1);
		oldest += out == &one[first];
		newest += out == &one[i - 1];
		while (!one[first].place) {
			first++;
		}
	}
	assert_whole();
	assert_true(oldest < COMERS && newest < COMERS);
	memset(&set, 0, sizeof(set));
	memset(one, 0, sizeof(one));
}

/* Without random numbers somebody goes all the same. */
static void test_no_numbers(void **state)
{
	(void)state;
	fill();
	fault_arm(FAULT_SYS, 1, EIO);
	assert_non_null(strangers_enter(&set, &one[STRANGERS_MOST]));
	fault_arm(FAULT_SYS, 0, 0);
	assert_int_equal(set.n, STRANGERS_MOST);
	assert_whole();
}

/* What came last counts, in however many pieces it came. */
static void test_words(void **state)
{
	static const char *const pieces[][4] = {
		{ STRANGERS_FULL, "" },
		{ "P", "LT", "F", "" },
		{ "a record" STRANGERS_FULL, "" },
		{ "a record", "PLTF", "" },
		{ "PPL", "TF", "" },
	};
	static const char *const others[][3] = { { "" },
						 { "PLT", "" },
						 { STRANGERS_FULL, "!", "" } };

	(void)state;
	for (unsigned int i = 0; i < sizeof(pieces) / sizeof(pieces[0]); i++) {
		struct strangers_heard h = { { 0 } };

		for (unsigned int k = 0; *pieces[i][k]; k++) {
			strangers_hear(&h, pieces[i][k], strlen(pieces[i][k]));
		}
		assert_true(strangers_were_full(&h, -1));
	}
	for (unsigned int i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
		struct strangers_heard h = { { 0 } };

		for (unsigned int k = 0; *others[i][k]; k++) {
			strangers_hear(&h, others[i][k], strlen(others[i][k]));
		}
		assert_false(strangers_were_full(&h, -1));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_draws),
		cmocka_unit_test(test_no_numbers),
		cmocka_unit_test(test_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

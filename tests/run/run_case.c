/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What the tests of this folder share. */

#include <sys/wait.h>

#include "run_test.h"

void in_child(void (*fn)(void))
{
	int status = -1;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (pid == 0) {
		alarm(300);
		fn();
		_exit(0);
	}
	assert_true(pid > 0);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_int_equal(status, 0);
}

unsigned long count_of(const atomic_ulong *n)
{
	return atomic_load(n);
}

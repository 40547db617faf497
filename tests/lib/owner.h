/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_OWNER_H
#define TESTS_LIB_OWNER_H

/*
 * Another process that owns memory: this program, executed anew, which does what it is told through
 * a pipe. Its main() begins with: if (owner_role(argc, argv)) return owner_main(argc, argv);
 */

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct owner {
	pid_t pid; /* to be killed; of the process itself */
	int to;
	int from;
	char path[100]; /* where it exports */
	char said[512];
};

enum owner_spaces {
	OWNER_SAME_SPACES,
	OWNER_OTHER_SPACES, /* PID, network and IPC namespaces of its own */
};

/*
 * Starts one that has `len` bytes with the pattern of `seed`, at offset `off` of an allocation, and
 * exports them. `kind`: "plain" (pl_mem_alloc), "shared" (PL_ALLOC_SHARED), "wide"
 * (PL_ALLOC_WIDE), "foreign" (allocated by another context). `setting` for its context, NULL
 * for none. "copying": it owns nothing, but imports what is exported at `setting` and copies it
 * without end. False: it could not; `said` has why.
 */
bool owner_start(struct owner *o, const char *kind, size_t len, size_t off, unsigned int seed,
		 enum owner_spaces spaces, const char *setting);

/*
 * Tells it one thing and returns the number that it answers:
 *	"fill SEED"		writes the pattern
 *	"is SEED"		0: it finds the pattern
 *	"unexport", "free"	what those calls give; the second of all of the allocation
 *	"reuse SEED"		allocates as much again and fills it: 0 if it is at the same address
 *	"export"		exports it again, at the same path
 *	"die N"			dies before its N-th system call for importers: die.h
 *	"close"			closes the context
 *	"threads"		how many threads it has
 *	"violations"		of the fake driver, if it has that
 */
int owner_tell(struct owner *o, const char *what);
/* The same in two steps. */
void owner_ask(struct owner *o, const char *what);
int owner_answer(struct owner *o);

void owner_kill(struct owner *o);
void owner_end(struct owner *o); /* asks it to go; waits */

bool owner_role(int argc, char **argv);
int owner_main(int argc, char **argv);

#endif

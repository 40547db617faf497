/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TESTS_LIB_FAKEOFI_H
#define TESTS_LIB_FAKEOFI_H

/*
 * A module in place of libpeerlane-fabric.so, with adapters of its own in this process: its two
 * cards reach the memory of all contexts here. Operations are carried when their end is looked at.
 * A test says what becomes of those that go to some addresses.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum fakeofi_fate {
	FAKEOFI_HOLD,  /* it does not end; its bytes arrive with fakeofi_land() */
	FAKEOFI_FAIL,  /* it ends with an error */
	FAKEOFI_LOSE,  /* it is carried, and ends with an error */
	FAKEOFI_BREAK, /* all that is in flight on its end, and later operations, are reset */
	FAKEOFI_STALL, /* to post it takes `ms`: this side stands still for so long */
	FAKEOFI_FULL,  /* there is no space for it */
	FAKEOFI_SLOW, /* it ends `ms` after the one before it on its end; of a pause in which nobody
			 looks at that, 10 ms count */
};

struct fakeofi_rule {
	const void *at; /* operations that go to these bytes, there */
	size_t len;
	enum fakeofi_fate fate;
	unsigned int times; /* so many of them; 0: all */
	int err;	    /* FAKEOFI_FAIL, FAKEOFI_LOSE */
	unsigned int ms;    /* FAKEOFI_STALL, FAKEOFI_SLOW */
};

void fakeofi_rule(const struct fakeofi_rule *r);
void fakeofi_reset(void); /* no rules, nothing is held */
/* Held operations are carried: what they write arrives, if the key is still good; who still waits
 * is told. */
void fakeofi_land(void);
unsigned int fakeofi_held(void);      /* operations of ends that are open */
unsigned int fakeofi_late(void);      /* held ones of ends that were closed */
unsigned int fakeofi_in_flight(void); /* operations of ends that are open, held or not */
/* So many attempts to take memory back fail with this errno. */
void fakeofi_keep(unsigned int times, int err);

#endif

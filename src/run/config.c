/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The shim's options, its switch and its statistics. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run/run.h"
#include "shim/shim.h"

#define ME "run"

struct run_config run_config = { .which = RUN_NONE, .min = SIZE_MAX };
struct run_counts run_counts;
atomic_bool run_is_off;

static char off_words[160];
static atomic_bool off_said = true;

void run_off_later(const char *fmt, ...)
{
	va_list ap;

	if (atomic_exchange(&run_is_off, true)) {
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(off_words, sizeof(off_words), fmt, ap);
	va_end(ap);
	atomic_store(&off_said, false);
}

void run_off_say(void)
{
	if (!atomic_load(&off_said) && !atomic_exchange(&off_said, true)) {
		shim_say(ME, "%s: copies go on without lanes", off_words);
	}
}

static char none_words[220];
static atomic_bool none_said;

void run_library_none(const char *fmt, ...)
{
	va_list ap;

	if (atomic_exchange(&none_said, true)) {
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(none_words, sizeof(none_words), fmt, ap);
	va_end(ap);
	/* The words become a text of JSON. */
	for (char *s = none_words; *s; s++) {
		*s = *s == '"' || *s == '\\' ? '\'' : (unsigned char)*s < ' ' ? ' ' : *s;
	}
	shim_say(ME, "%s: %s", run_config.wide ? "wide memory" : "blocks", none_words);
}

/* "0,2": bits 0 and 2. */
static bool parse_named(const char *s, uint32_t *out)
{
	uint32_t bits = 0;
	unsigned long n;
	char *end;

	do {
		if (*s < '0' || *s > '9') {
			return false;
		}
		n = strtoul(s, &end, 10);
		if (n >= RUN_GPUS_MAX) {
			return false;
		}
		bits |= 1u << n;
		s = end + 1;
	} while (*end == ',');
	*out = bits;
	return *end == '\0';
}

/* 0: none is wide. */
static size_t parse_wide(const char *s)
{
	unsigned long long n;

	if (!s || strcmp(s, "off") == 0) {
		return 0;
	}
	if (!shim_number(s, &n)) {
		shim_say(ME, "PEERLANE_RUN_WIDE is not a number of bytes: no memory is made wide");
		return 0;
	}
	return n < RUN_WIDE_PAGE ? RUN_WIDE_PAGE : (size_t)n;
}

static enum run_blocks_goal parse_blocks(const char *s)
{
	if (!s || strcmp(s, "off") == 0) {
		return RUN_BLOCKS_OFF;
	}
	if (strcmp(s, "busy") != 0 && strcmp(s, "idle") != 0) {
		shim_say(ME, "PEERLANE_RUN_BLOCKS is neither busy, idle nor off: lists of copies "
			     "are the driver's");
		return RUN_BLOCKS_OFF;
	}
	return *s == 'b' ? RUN_BLOCKS_BUSY : RUN_BLOCKS_IDLE;
}

void run_configure(void)
{
	const char *lanes = shim_setting("PEERLANE_RUN_LANES");
	const char *min = shim_setting("PEERLANE_RUN_MIN");
	struct run_config c = { .which = RUN_AUTO, .min = RUN_MIN_DEFAULT };
	unsigned long long n;

	if (lanes && strcmp(lanes, "all") == 0) {
		c.which = RUN_ALL;
	} else if (lanes && strcmp(lanes, "off") == 0) {
		c.which = RUN_NONE;
	} else if (lanes && strcmp(lanes, "auto") != 0) {
		c.which = RUN_NAMED;
		if (!parse_named(lanes, &c.named)) {
			c.which = RUN_NONE;
			shim_say(ME,
				 "PEERLANE_RUN_LANES is neither auto, all, off nor a list of GPUs: "
				 "lanes are off");
		}
	}
	if (min && !shim_number(min, &n)) {
		shim_say(ME, "PEERLANE_RUN_MIN is not a number of bytes: 8 MiB is used");
	} else if (min) {
		/* A smaller copy cannot be divided among lanes. */
		c.min = n < RUN_CHUNK_MIN ? RUN_CHUNK_MIN : (size_t)n;
	}
	if (c.which == RUN_NONE) {
		c.min = SIZE_MAX;
	}
	c.wide = parse_wide(shim_setting("PEERLANE_RUN_WIDE"));
	c.blocks = parse_blocks(shim_setting("PEERLANE_RUN_BLOCKS"));
	c.stats = shim_stats_wanted("PEERLANE_RUN_STATS");
	run_config = c;
}

/* CUDA does not work in a child of a process that has used it, so the shim is off there, and prints
 * nothing. Servers fork their workers before that. */
static bool forked;

static void in_child(void)
{
	run_wide_forget();
	if (!run_driver_used()) {
		return;
	}
	atomic_store(&run_is_off, true);
	atomic_store(&off_said, true);
	run_config.stats = NULL;
	run_config.wide = 0;
	run_config.blocks = RUN_BLOCKS_OFF;
	forked = true;
}

__attribute__((constructor)) static void start(void)
{
	run_configure();
	(void)pthread_atfork(NULL, NULL, in_child);
}

#define COUNT(n) atomic_load_explicit(&(n), memory_order_relaxed)

static void print_wide(struct shim_stats *s)
{
	static const char *const words[] = {
#define X(name, word) word,
		RUN_WIDE_REASONS(X)
#undef X
	};

	shim_stats_add(s,
		       ", \"wide\": {\"allocations\": %lu, \"bytes\": %lu, \"mixed\": %lu, "
		       "\"now\": %lu, \"past\": {",
		       COUNT(run_counts.wide.made), COUNT(run_counts.wide.bytes),
		       COUNT(run_counts.wide.mixed), COUNT(run_counts.wide.now));
	shim_stats_counts(s, words, run_counts.wide.past, RUN_WIDE_REASONS_N, true);
	shim_stats_add(s,
		       "}, \"past_bytes\": %lu, \"registered\": %lu, \"registered_bytes\": %lu, "
		       "\"why\": \"%s\"}",
		       COUNT(run_counts.wide.past_bytes), COUNT(run_counts.wide.registered),
		       COUNT(run_counts.wide.registered_bytes), none_words);
}

static void print_blocks(struct shim_stats *s)
{
	static const char *const words[] = {
#define X(name, word) word,
		RUN_BLOCKS_REASONS(X)
#undef X
	};

	shim_stats_add(s,
		       ", \"blocks\": {\"lists\": %lu, \"kernel_pieces\": %lu, "
		       "\"kernel_bytes\": %lu, \"driver_pieces\": %lu, \"driver_bytes\": %lu, "
		       "\"past\": {",
		       COUNT(run_counts.blocks.lists), COUNT(run_counts.blocks.kernel_pieces),
		       COUNT(run_counts.blocks.kernel_bytes),
		       COUNT(run_counts.blocks.driver_pieces),
		       COUNT(run_counts.blocks.driver_bytes));
	shim_stats_counts(s, words, run_counts.blocks.past, RUN_BLOCKS_REASONS_N, true);
	shim_stats_add(s, "}, \"past_pieces\": %lu, \"why\": \"%s\"}",
		       COUNT(run_counts.blocks.past_pieces), none_words);
}

static void print(struct shim_stats *s)
{
	static const char *const words[] = {
#define X(name, word, meaning) word,
		RUN_REASONS(X)
#undef X
	};

	shim_stats_add(s,
		       "{\"pid\": %d, \"copies\": %lu, \"bytes_in\": %lu, \"bytes_out\": %lu, "
		       "\"home\": %lu, \"lanes\": {",
		       (int)getpid(), COUNT(run_counts.taken), COUNT(run_counts.in),
		       COUNT(run_counts.out), COUNT(run_counts.home));
	shim_stats_counts(s, NULL, run_counts.lane, RUN_GPUS_MAX, false);
	shim_stats_add(s, "}, \"again\": %lu, \"past\": {", COUNT(run_counts.again));
	shim_stats_counts(s, words, run_counts.past, RUN_REASONS_N, true);
	shim_stats_add(s, "}, \"off\": \"%s\"", off_words);
	if (run_config.wide) {
		print_wide(s);
	}
	if (run_config.blocks) {
		print_blocks(s);
	}
	shim_stats_add(s, "}\n");
}

/* Tells that no lane was used, and why; told at the end, since until then a GPU with a lane may be
 * used. */
static void say_if_idle(void)
{
	unsigned long n = COUNT(run_counts.past[RUN_PAST_LANES]);

	if (forked || *off_words || !n || COUNT(run_counts.taken) ||
	    ((run_config.wide || run_config.blocks) && run_config.which == RUN_AUTO)) {
		return; /* or the user wants other things than lanes */
	}
	shim_say(ME, "no lane for any of %lu large copies: %s", n,
		 atomic_load(&run_counts.gpus) == 1 ? "it sees one GPU"
		 : run_config.which == RUN_AUTO
			 ? "it uses no two GPUs that NVLink joins (--lanes all takes the links of "
			   "all that it sees)"
		 : run_config.which == RUN_ALL ? "NVLink joins no two of the GPUs"
					       : "the GPUs that --lanes names have no peer access "
						 "to the one that it uses");
}

/* Ends without a call of the driver, which may be unloaded by now. A process that never used CUDA
 * writes no statistics. */
__attribute__((destructor)) static void end(void)
{
	struct shim_stats s = { .len = 0 };
	bool cuda = false;

	say_if_idle();
	for (int h = 0; h < HOOKS; h++) {
		cuda = cuda || atomic_load(&run_next[h]);
	}
	if (run_config.stats && cuda) {
		print(&s);
		shim_stats_write(&s, ME, run_config.stats);
	}
}

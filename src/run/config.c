/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The shim's options, its switch and its statistics. */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/output.h"
#include "run/run.h"

struct run_config run_config = { .which = RUN_NONE, .min = SIZE_MAX };
struct run_counts run_counts;
atomic_bool run_is_off;

static char off_words[160];
static atomic_bool off_said = true;

static void say(const char *words)
{
	char line[256];
	int n = snprintf(line, sizeof(line), "peerlane run: process %d: %s\n", (int)getpid(),
			 words);

	if (n > 0 && write(STDERR_FILENO, line, (size_t)n) != n) {
		return; /* standard error is closed */
	}
}

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
	char words[220];

	if (!atomic_load(&off_said) && !atomic_exchange(&off_said, true)) {
		(void)snprintf(words, sizeof(words), "%s: copies go on without lanes", off_words);
		say(words);
	}
}

static char none_words[220];
static atomic_bool none_said;

void run_library_none(const char *fmt, ...)
{
	char words[300];
	va_list ap;

	if (atomic_exchange(&none_said, true)) {
		return;
	}
	va_start(ap, fmt);
	(void)vsnprintf(none_words, sizeof(none_words), fmt, ap);
	va_end(ap);
	/* It becomes a text of JSON. */
	for (char *s = none_words; *s; s++) {
		*s = *s == '"' || *s == '\\' ? '\'' : (unsigned char)*s < ' ' ? ' ' : *s;
	}
	(void)snprintf(words, sizeof(words), "%s: %s", run_config.wide ? "wide memory" : "blocks",
		       none_words);
	say(words);
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
	char *end;

	if (!s || !*s || strcmp(s, "off") == 0) {
		return 0;
	}
	errno = 0;
	n = strtoull(s, &end, 10);
	if (errno || *end || s[0] < '0' || s[0] > '9') {
		say("PEERLANE_RUN_WIDE is not a number of bytes: no memory is made wide");
		return 0;
	}
	return n < RUN_WIDE_PAGE ? RUN_WIDE_PAGE : (size_t)n;
}

static enum run_blocks_goal parse_blocks(const char *s)
{
	if (!s || !*s || strcmp(s, "off") == 0) {
		return RUN_BLOCKS_OFF;
	}
	if (strcmp(s, "busy") != 0 && strcmp(s, "idle") != 0) {
		say("PEERLANE_RUN_BLOCKS is neither busy, idle nor off: lists of copies are the "
		    "driver's");
		return RUN_BLOCKS_OFF;
	}
	return *s == 'b' ? RUN_BLOCKS_BUSY : RUN_BLOCKS_IDLE;
}

void run_configure(void)
{
	const char *lanes = getenv("PEERLANE_RUN_LANES");
	const char *min = getenv("PEERLANE_RUN_MIN");
	const char *stats = getenv("PEERLANE_RUN_STATS");
	struct run_config c = { .which = RUN_AUTO, .min = RUN_MIN_DEFAULT };
	unsigned long long n;
	char *end;

	if (lanes && strcmp(lanes, "all") == 0) {
		c.which = RUN_ALL;
	} else if (lanes && strcmp(lanes, "off") == 0) {
		c.which = RUN_NONE;
	} else if (lanes && *lanes && strcmp(lanes, "auto") != 0) {
		c.which = RUN_NAMED;
		if (!parse_named(lanes, &c.named)) {
			c.which = RUN_NONE;
			say("PEERLANE_RUN_LANES is neither auto, all, off nor a list of GPUs: "
			    "lanes are off");
		}
	}
	if (min && *min) {
		errno = 0;
		n = strtoull(min, &end, 10);
		if (errno || *end || min[0] == '-') {
			say("PEERLANE_RUN_MIN is not a number of bytes: 8 MiB is used");
		} else {
			/* A smaller copy cannot be divided among lanes. */
			c.min = n < RUN_CHUNK_MIN ? RUN_CHUNK_MIN : (size_t)n;
		}
	}
	if (c.which == RUN_NONE) {
		c.min = SIZE_MAX;
	}
	c.wide = parse_wide(getenv("PEERLANE_RUN_WIDE"));
	c.blocks = parse_blocks(getenv("PEERLANE_RUN_BLOCKS"));
	c.stats = stats && *stats && strcmp(stats, "0") != 0 ? stats : NULL;
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

#define ADD(...)                                                                     \
	do {                                                                         \
		int n_ = at < room ? snprintf(out + at, room - at, __VA_ARGS__) : 0; \
		at += n_ > 0 ? (size_t)n_ : 0;                                       \
	} while (0)

/* What stands behind `at`, with --wide. */
static size_t print_wide(char *out, size_t room, size_t at)
{
	static const char *const words[] = {
#define X(name, word) word,
		RUN_WIDE_REASONS(X)
#undef X
	};

	ADD(", \"wide\": {\"allocations\": %lu, \"bytes\": %lu, \"mixed\": %lu, \"now\": %lu, "
	    "\"past\": {",
	    COUNT(run_counts.wide.made), COUNT(run_counts.wide.bytes), COUNT(run_counts.wide.mixed),
	    COUNT(run_counts.wide.now));
	for (int i = 0; i < RUN_WIDE_REASONS_N; i++) {
		ADD("%s\"%s\": %lu", i ? ", " : "", words[i], COUNT(run_counts.wide.past[i]));
	}
	ADD("}, \"past_bytes\": %lu, \"registered\": %lu, \"registered_bytes\": %lu, "
	    "\"why\": \"%s\"}",
	    COUNT(run_counts.wide.past_bytes), COUNT(run_counts.wide.registered),
	    COUNT(run_counts.wide.registered_bytes), none_words);
	return at;
}

/* What stands behind `at`, with --blocks. */
static size_t print_blocks(char *out, size_t room, size_t at)
{
	static const char *const words[] = {
#define X(name, word) word,
		RUN_BLOCKS_REASONS(X)
#undef X
	};

	ADD(", \"blocks\": {\"lists\": %lu, \"kernel_pieces\": %lu, \"kernel_bytes\": %lu, "
	    "\"driver_pieces\": %lu, \"driver_bytes\": %lu, \"past\": {",
	    COUNT(run_counts.blocks.lists), COUNT(run_counts.blocks.kernel_pieces),
	    COUNT(run_counts.blocks.kernel_bytes), COUNT(run_counts.blocks.driver_pieces),
	    COUNT(run_counts.blocks.driver_bytes));
	for (int i = 0; i < RUN_BLOCKS_REASONS_N; i++) {
		ADD("%s\"%s\": %lu", i ? ", " : "", words[i], COUNT(run_counts.blocks.past[i]));
	}
	ADD("}, \"past_pieces\": %lu, \"why\": \"%s\"}", COUNT(run_counts.blocks.past_pieces),
	    none_words);
	return at;
}

static int print(char *out, size_t room)
{
	static const char *const words[] = {
#define X(name, word, meaning) word,
		RUN_REASONS(X)
#undef X
	};
	size_t at = 0;
	bool first = true;

	ADD("{\"pid\": %d, \"copies\": %lu, \"bytes_in\": %lu, \"bytes_out\": %lu, "
	    "\"home\": %lu, \"lanes\": {",
	    (int)getpid(), COUNT(run_counts.taken), COUNT(run_counts.in), COUNT(run_counts.out),
	    COUNT(run_counts.home));
	for (int i = 0; i < RUN_GPUS_MAX; i++) {
		if (COUNT(run_counts.lane[i])) {
			ADD("%s\"%d\": %lu", first ? "" : ", ", i, COUNT(run_counts.lane[i]));
			first = false;
		}
	}
	ADD("}, \"again\": %lu, \"past\": {", COUNT(run_counts.again));
	for (int i = 0; i < RUN_REASONS_N; i++) {
		ADD("%s\"%s\": %lu", i ? ", " : "", words[i], COUNT(run_counts.past[i]));
	}
	ADD("}, \"off\": \"%s\"", off_words);
	at = run_config.wide ? print_wide(out, room, at) : at;
	at = run_config.blocks ? print_blocks(out, room, at) : at;
	ADD("}\n");
	return at < room ? (int)at : -1;
}

/* That it was of no use, and why. Before the end there could still be a GPU with a lane. */
static void say_if_idle(void)
{
	unsigned long n = COUNT(run_counts.past[RUN_PAST_LANES]);
	char words[200];

	if (forked || *off_words || !n || COUNT(run_counts.taken) ||
	    ((run_config.wide || run_config.blocks) && run_config.which == RUN_AUTO)) {
		return; /* or lanes are not what the program was started for */
	}
	(void)snprintf(words, sizeof(words), "no lane for any of %lu large copies: %s", n,
		       atomic_load(&run_counts.gpus) == 1 ? "it sees one GPU"
		       : run_config.which == RUN_AUTO
			       ? "it uses no two GPUs that NVLink joins (--lanes all takes the "
				 "links of all that it sees)"
		       : run_config.which == RUN_ALL ? "NVLink joins no two of the GPUs"
						     : "the GPUs that --lanes names have no peer "
						       "access to the one that it uses");
	say(words);
}

/* "%p" in the name is the process, so that children do not write over each other. */
static int open_stats(const char *name)
{
	const char *mark = strstr(name, "%p");
	char path[4096];

	if (!mark) {
		return output_begin(name);
	}
	(void)snprintf(path, sizeof(path), "%.*s%d%s", (int)(mark - name), name, (int)getpid(),
		       mark + 2);
	return output_begin(path);
}

/* It calls no function of the driver, which may be unloaded by now. A process that never used CUDA
 * writes no statistics. */
__attribute__((destructor)) static void end(void)
{
	bool out = run_config.stats && strcmp(run_config.stats, "1") == 0;
	bool cuda = false;
	char text[2048];
	int fd;
	int n;

	say_if_idle();
	for (int h = 0; h < HOOKS; h++) {
		cuda = cuda || atomic_load(&run_next[h]);
	}
	if (!run_config.stats || !cuda) {
		return;
	}
	n = print(text, sizeof(text));
	fd = out ? STDERR_FILENO : open_stats(run_config.stats);
	if (fd < 0 || n < 0 || write(fd, text, (size_t)n) != n) {
		say("the statistics could not be written");
	}
	if (!out && fd >= 0) {
		(void)close(fd);
	}
}

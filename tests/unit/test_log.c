/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* base/log: who gets which lines. */

#include "unit.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/log.h"

struct seen {
	unsigned int n;
	int level;
	char line[1200];
};

static void sink(int level, const char *line, void *arg)
{
	struct seen *s = arg;

	s->n++;
	s->level = level;
	snprintf(s->line, sizeof(s->line), "%s", line);
}

/* What arrives on standard error while fn runs. */
static size_t on_stderr(void (*fn)(void), char *out, size_t space)
{
	int fd = unit_file();
	int old = dup(STDERR_FILENO);
	ssize_t n;

	fflush(stderr);
	dup2(fd, STDERR_FILENO);
	fn();
	dup2(old, STDERR_FILENO);
	close(old);
	n = pread(fd, out, space - 1, 0);
	close(fd);
	assert_true(n >= 0);
	out[n] = '\0';
	return (size_t)n;
}

static void all_levels(void)
{
	log_error("e%d", 1);
	log_warn("w%d", 2);
	log_info("i%d", 3);
	log_debug("d%d", 4);
}

static void test_silent_by_default(void **state)
{
	char out[256];

	(void)state;
	assert_false(log_wanted(LOG_ERROR));
	on_stderr(all_levels, out, sizeof(out));
	assert_string_equal(out, "");
}

static void test_levels(void **state)
{
	static const char *const last[] = { "", "e1", "w2", "i3", "d4" };

	(void)state;
	for (int level = LOG_OFF; level <= LOG_DEBUG; level++) {
		struct seen s = { 0 };

		log_set_sink(sink, &s, level);
		all_levels();
		log_set_sink(NULL, NULL, LOG_DEBUG);
		assert_int_equal(s.n, level);
		assert_int_equal(s.level, level);
		assert_string_equal(s.line, last[level]);
		all_levels();
		assert_int_equal(s.n, level);
	}
	assert_false(log_wanted(LOG_ERROR));
}

static void test_wanted(void **state)
{
	struct seen s = { 0 };

	(void)state;
	log_set_sink(sink, &s, LOG_WARN);
	assert_true(log_wanted(LOG_ERROR));
	assert_true(log_wanted(LOG_WARN));
	assert_false(log_wanted(LOG_INFO));
	log_set_sink(NULL, NULL, LOG_OFF);
	log_set_stderr(LOG_INFO);
	assert_true(log_wanted(LOG_INFO));
	assert_false(log_wanted(LOG_DEBUG));
	log_set_stderr(LOG_OFF);
}

static void test_stderr(void **state)
{
	struct seen s = { 0 };
	char out[256];

	(void)state;
	/* Each has a level of its own. */
	log_set_sink(sink, &s, LOG_ERROR);
	log_set_stderr(LOG_WARN);
	on_stderr(all_levels, out, sizeof(out));
	log_set_stderr(LOG_OFF);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_string_equal(out, "peerlane: e1\npeerlane: w2\n");
	assert_int_equal(s.n, 1);
}

static void long_line(void)
{
	char line[3000];

	memset(line, 'L', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	log_error("%s", line);
}

static void test_long(void **state)
{
	struct seen s = { 0 };
	char out[4000];
	size_t n;

	(void)state;
	log_set_sink(sink, &s, LOG_ERROR);
	log_set_stderr(LOG_ERROR);
	n = on_stderr(long_line, out, sizeof(out));
	log_set_stderr(LOG_OFF);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(strlen(s.line), 1023);
	/* Cut, but still one whole line. */
	assert_ptr_equal(strchr(out, '\n'), out + strlen(out) - 1);
	assert_int_equal(n, strlen("peerlane: ") + 1023 + 1);
	assert_int_equal(strlen(out), n);
}

static void a_wild_name(void)
{
	log_error("a\x1b[2J\nb\x7f\xc2\x9b\xe2\x80\xae cannot be read");
}

static void test_control_characters(void **state)
{
	struct seen s = { 0 };
	char out[256];

	(void)state;
	/* A name of a file may have anything in it: the terminal obeys none of it, the program that
	 * asked for lines gets them as they are. */
	log_set_sink(sink, &s, LOG_ERROR);
	log_set_stderr(LOG_ERROR);
	on_stderr(a_wild_name, out, sizeof(out));
	log_set_stderr(LOG_OFF);
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_string_equal(out, "peerlane: a\\x1b[2J\\nb\\x7f\\xc2\\x9b\\xe2\\x80\\xae cannot be "
				 "read\n");
	assert_string_equal(s.line, "a\x1b[2J\nb\x7f\xc2\x9b\xe2\x80\xae cannot be read");
}

/* Escapes make a line longer: what a pipe takes in one piece is cut, and still one line. */
static void long_escapes(void)
{
	char line[1000];

	memset(line, '\x1b', sizeof(line) - 1);
	line[sizeof(line) - 1] = '\0';
	log_error("%s", line);
}

static void test_long_escapes(void **state)
{
	char out[5000];
	size_t n;

	(void)state;
	log_set_stderr(LOG_ERROR);
	n = on_stderr(long_escapes, out, sizeof(out));
	log_set_stderr(LOG_OFF);
	assert_true(n > 2000 && n < 2200);
	assert_memory_equal(out + n - 5, "\\x1b\n", 5);
}

/* A standard error that nobody reads holds up nobody, and the count of what it missed comes in its
 * place. */
static void test_full_stderr(void **state)
{
	int old = dup(STDERR_FILENO);
	char out[8192] = "";
	int taken = 0;
	char *end;
	int p[2];

	(void)state;
	fflush(stderr);
	assert_int_equal(pipe2(p, O_CLOEXEC), 0);
	assert_true(fcntl(p[1], F_SETPIPE_SZ, 4096) >= 4096);
	dup2(p[1], STDERR_FILENO);
	close(p[1]);
	log_set_stderr(LOG_WARN);
	for (int i = 0; i < 1000; i++) {
		log_warn("before %04d", i);
	}
	assert_true(read(p[0], out, sizeof(out) - 1) > 0);
	log_warn("after");
	log_set_stderr(LOG_OFF);
	dup2(old, STDERR_FILENO);
	close(old);
	for (end = out; strncmp(end, "peerlane: before ", 17) == 0; end = strchr(end, '\n') + 1) {
		assert_int_equal(atoi(end + 17), taken);
		taken++;
	}
	assert_true(taken > 0 && !*end);
	memset(out, 0, sizeof(out));
	assert_true(read(p[0], out, sizeof(out) - 1) > 0);
	close(p[0]);
	end = strstr(out, " lines are missing here: standard error took none\npeerlane: after\n");
	assert_non_null(end);
	assert_int_equal(atoi(out + strlen("peerlane: ")), 1000 - taken);
}

#define THREADS 4
#define LINES 500u

static void *many_lines(void *arg)
{
	for (unsigned int i = 0; i < LINES; i++) {
		log_warn("line %u", i);
	}
	return arg;
}

static void test_threads(void **state)
{
	struct seen s = { 0 };
	struct seen other = { 0 };
	pthread_t t[THREADS];

	(void)state;
	log_set_sink(sink, &s, LOG_WARN);
	for (int i = 0; i < THREADS; i++) {
		assert_int_equal(pthread_create(&t[i], NULL, many_lines, NULL), 0);
	}
	/* Changing the sink meanwhile: the old one is never called after. */
	log_set_sink(sink, &other, LOG_WARN);
	for (int i = 0; i < THREADS; i++) {
		pthread_join(t[i], NULL);
	}
	log_set_sink(NULL, NULL, LOG_OFF);
	assert_int_equal(s.n + other.n, THREADS * LINES);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_silent_by_default),
		cmocka_unit_test(test_levels),
		cmocka_unit_test(test_wanted),
		cmocka_unit_test(test_stderr),
		cmocka_unit_test(test_long),
		cmocka_unit_test(test_control_characters),
		cmocka_unit_test(test_long_escapes),
		cmocka_unit_test(test_full_stderr),
		cmocka_unit_test(test_threads),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

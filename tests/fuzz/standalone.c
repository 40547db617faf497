/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Stands in for libFuzzer where it is not: runs every file of the corpus folders that it is given,
 * then mutations of them for PEERLANE_FUZZ_SECONDS (1), from PEERLANE_TEST_SEED or the clock. What
 * crashes is printed as hex, so that it can be put into the corpus.
 */

#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"

#define INPUT_MAX 4096u
#define INPUTS 512u

struct input {
	size_t len;
	uint8_t data[INPUT_MAX];
};

static struct input corpus[INPUTS];
static unsigned int corpus_n;
static struct input now; /* what is being tried */
static uint64_t rng;

static uint64_t next(uint64_t n)
{
	uint64_t z = (rng += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return (z ^ (z >> 31)) % n;
}

/* Only what is safe in a signal handler. */
static void print_input(void)
{
	static const char hex[] = "0123456789abcdef";
	static char line[2 * INPUT_MAX + 1];
	size_t n = 0;

	for (size_t i = 0; i < now.len; i++) {
		line[n++] = hex[now.data[i] >> 4];
		line[n++] = hex[now.data[i] & 15];
	}
	line[n++] = '\n';
	if (write(STDERR_FILENO, "\ninput: ", 8) < 0 || write(STDERR_FILENO, line, n) < 0) {
		return;
	}
}

static void on_signal(int sig)
{
	print_input();
	(void)signal(sig, SIG_DFL);
	(void)raise(sig);
}

void __sanitizer_set_death_callback(void (*fn)(void)) __attribute__((weak));

static void watch_for_crashes(void)
{
	static const int signals[] = { SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL };

	if (__sanitizer_set_death_callback) {
		__sanitizer_set_death_callback(print_input);
	}
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
		(void)signal(signals[i], on_signal);
	}
}

/* In memory of its exact size, so that a sanitizer sees a byte too many. */
static void try(void)
{
	uint8_t *p = malloc(now.len ? now.len : 1);

	if (!p) {
		abort();
	}
	memcpy(p, now.data, now.len);
	(void)LLVMFuzzerTestOneInput(p, now.len);
	free(p);
}

static void add_file(const char *dir, const char *name)
{
	struct input *in = &corpus[corpus_n];
	char path[4096];
	FILE *f;

	if (name[0] == '.' || corpus_n == INPUTS) {
		return;
	}
	snprintf(path, sizeof(path), "%s/%s", dir, name);
	f = fopen(path, "re");
	if (!f) {
		perror(path);
		exit(1);
	}
	in->len = fread(in->data, 1, INPUT_MAX, f);
	(void)fclose(f);
	corpus_n++;
}

static void add_folder(const char *dir)
{
	struct dirent **v;
	int n = scandir(dir, &v, NULL, alphasort);

	if (n < 0) {
		perror(dir);
		exit(1);
	}
	for (int i = 0; i < n; i++) {
		add_file(dir, v[i]->d_name);
		free(v[i]);
	}
	free(v);
}

static void remove_some(void)
{
	size_t at = next(now.len);
	size_t n = 1 + next(now.len - at < 16 ? now.len - at : 16);

	memmove(now.data + at, now.data + at + n, now.len - at - n);
	now.len -= n;
}

static void insert(const uint8_t *src, size_t n)
{
	size_t at = next(now.len + 1);

	if (n > INPUT_MAX - now.len) {
		n = INPUT_MAX - now.len;
	}
	memmove(now.data + at + n, now.data + at, now.len - at);
	memcpy(now.data + at, src, n);
	now.len += n;
}

static void insert_word(void)
{
	static const char *const words[] = { "0",
					     "-1",
					     "18446744073709551615",
					     "18446744073709551616",
					     "\\",
					     "\\040",
					     "\"",
					     "{",
					     "}",
					     ":",
					     "/*",
					     "//",
					     " - ",
					     "\n",
					     "null",
					     "1e999",
					     "KiB",
					     "x",
					     "=",
					     "nth=1",
					     "\xff\xff\xff\xff",
					     "\x80",
					     "true",
					     "4096" };
	const char *w = words[next(sizeof(words) / sizeof(words[0]))];

	insert((const uint8_t *)w, strlen(w));
}

static void mutate(void)
{
	uint8_t copy[64];
	size_t from;

	switch (next(now.len ? 7 : 2)) {
	case 0:
		insert_word();
		break;
	case 1:
		copy[0] = (uint8_t)next(256);
		insert(copy, 1);
		break;
	case 2:
		now.data[next(now.len)] ^= (uint8_t)(1u << next(8));
		break;
	case 3:
		now.data[next(now.len)] = (uint8_t)next(256);
		break;
	case 4:
		remove_some();
		break;
	case 5:
		from = next(now.len);
		now.len -= from; /* what is left of it, from anywhere */
		memmove(now.data, now.data + from, now.len);
		break;
	default:
		from = next(now.len);
		memcpy(copy, now.data + from, now.len - from < 64 ? now.len - from : 64);
		insert(copy, now.len - from < 64 ? now.len - from : 64);
		break;
	}
}

static double seconds(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

/* Mutates for a while; what is tried now and then joins the corpus, so that mutations add up. */
static unsigned long run(double limit)
{
	double began = seconds();
	unsigned long n = 0;

	do {
		for (int i = 0; i < 200; i++, n++) {
			now = corpus[next(corpus_n)];
			for (uint64_t k = 1 + next(8); k > 0; k--) {
				mutate();
			}
			try();
			if (next(1000) == 0) {
				corpus[corpus_n < INPUTS ? corpus_n++ : next(INPUTS)] = now;
			}
		}
	} while (seconds() - began < limit);
	return n;
}

int main(int argc, char **argv)
{
	const char *given = getenv("PEERLANE_TEST_SEED");
	const char *limit = getenv("PEERLANE_FUZZ_SECONDS");
	unsigned int whole;
	unsigned long n;

	rng = given ? strtoull(given, NULL, 0) : (uint64_t)(seconds() * 1e9);
	printf("PEERLANE_TEST_SEED=%llu\n", (unsigned long long)rng);
	fflush(stdout);
	watch_for_crashes();
	for (int i = 1; i < argc; i++) {
		add_folder(argv[i]);
	}
	if (corpus_n == 0) {
		fprintf(stderr, "no corpus: name its folders\n");
		return 1;
	}
	whole = corpus_n;
	for (unsigned int i = 0; i < whole; i++) {
		now = corpus[i];
		try();
	}
	n = run(limit ? strtod(limit, NULL) : 1);
	printf("%u inputs from the corpus, %lu mutations\n", whole, n);
	return 0;
}

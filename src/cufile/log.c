/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/log.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define LINE_MAX_BYTES 1024u
#define PATH_BYTES 4096u

static atomic_int wanted = LOG_ERROR;

/* Protects what follows. Nothing is taken under it. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char path[PATH_BYTES] = "cufile.log";
static int64_t max_bytes = (int64_t)32 << 20;
static int fd = -1;
static dev_t dev; /* what fd was opened as */
static ino_t ino;
static bool hopeless; /* it could not be opened: not tried again */

static const char *const names[] = {
	[LOG_ERROR] = "ERROR", [LOG_WARN] = "WARN",   [LOG_INFO] = "INFO",
	[LOG_DEBUG] = "DEBUG", [LOG_TRACE] = "TRACE",
};

int log_level_parse(const char *name)
{
	if (strcasecmp(name, "NOTICE") == 0) {
		return LOG_ERROR;
	}
	for (int i = LOG_ERROR; i <= LOG_TRACE; i++) {
		if (strcasecmp(name, names[i]) == 0) {
			return i;
		}
	}
	return -1;
}

void log_setup(enum log_level level, const char *file, const char *dir, int64_t max_mb)
{
	char next[PATH_BYTES];
	int n;

	if (file && *file) {
		n = snprintf(next, sizeof(next), "%s", file);
	} else {
		n = snprintf(next, sizeof(next), "%s%scufile.log", dir ? dir : "",
			     dir && *dir ? "/" : "");
	}
	pthread_mutex_lock(&lock);
	if (n > 0 && (size_t)n < sizeof(next) && strcmp(next, path) != 0) {
		memcpy(path, next, (size_t)n + 1);
		if (fd >= 0) {
			(void)close(fd);
		}
		fd = -1;
		hopeless = false;
	}
	max_bytes = max_mb > 0 && max_mb < INT32_MAX ? max_mb << 20 : -1;
	pthread_mutex_unlock(&lock);
	atomic_store(&wanted, (int)level);
}

bool log_wants(enum log_level level)
{
	return (int)level <= atomic_load_explicit(&wanted, memory_order_relaxed);
}

void log_forget(void)
{
	pthread_mutex_init(&lock, NULL);
}

static void open_locked(void)
{
	struct stat st;

	if (!hopeless) {
		fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK,
			  0644);
		hopeless = fd < 0;
	}
	if (fd >= 0 && fstat(fd, &st) == 0) {
		dev = st.st_dev;
		ino = st.st_ino;
	}
}

static void write_locked(const char *text, size_t len)
{
	struct stat st;

	if (fd < 0) {
		open_locked();
	}
	if (fd >= 0 && (fstat(fd, &st) || st.st_dev != dev || st.st_ino != ino)) {
		/* The program has closed what is not its own, and the number is another's now. */
		fd = -1;
		open_locked();
	}
	if (fd < 0 || fstat(fd, &st)) {
		return;
	}
	if (S_ISREG(st.st_mode) && st.st_nlink == 0) { /* somebody removed it */
		(void)close(fd);
		fd = -1;
		open_locked();
	} else if (S_ISREG(st.st_mode) && max_bytes > 0 && st.st_size > max_bytes) {
		(void)!ftruncate(fd, 0);
	}
	if (fd >= 0) {
		(void)!write(fd, text, len);
	}
}

/* Whether this place may write now; how many lines it has left out until then. */
static bool admitted(struct log_site *site, long long now, unsigned int *left_out)
{
	long long second = atomic_load(&site->second);

	if (second != now && atomic_compare_exchange_strong(&site->second, &second, now)) {
		atomic_store(&site->lines, 0);
	}
	if (atomic_fetch_add(&site->lines, 1) < LOG_BURST) {
		*left_out = atomic_exchange(&site->left_out, 0);
		return true;
	}
	atomic_fetch_add(&site->left_out, 1);
	return false;
}

static size_t head(char *text, size_t room, const struct timespec *ts, enum log_level level,
		   const char *where, int line)
{
	const char *base = strrchr(where, '/');
	struct tm tm;
	size_t n;
	int m;

	(void)localtime_r(&ts->tv_sec, &tm);
	n = strftime(text, room, " %d-%m-%Y %H:%M:%S", &tm);
	m = snprintf(text + n, room - n, ":%03ld [pid=%d tid=%ld] %-7s %.*s:%d ",
		     ts->tv_nsec / 1000000, (int)getpid(), syscall(SYS_gettid), names[level],
		     (int)strcspn(base ? base + 1 : where, "."), base ? base + 1 : where, line);
	return n + (m > 0 ? (size_t)m : 0);
}

void log_line(struct log_site *site, enum log_level level, const char *where, int line,
	      const char *fmt, ...)
{
	char text[LINE_MAX_BYTES];
	unsigned int left_out = 0;
	int saved = errno;
	struct timespec ts;
	va_list ap;
	size_t n;
	int m;

	(void)clock_gettime(CLOCK_REALTIME, &ts);
	if (!admitted(site, (long long)ts.tv_sec, &left_out)) {
		errno = saved;
		return;
	}
	n = head(text, sizeof(text) / 2, &ts, level, where, line);
	va_start(ap, fmt);
	m = vsnprintf(text + n, sizeof(text) - n - 64, fmt, ap);
	va_end(ap);
	n += m < 0 ? 0 : (size_t)m < sizeof(text) - n - 64 ? (size_t)m : sizeof(text) - n - 65;
	m = left_out ? snprintf(text + n, 63, " (%u such lines were left out)\n", left_out)
		     : snprintf(text + n, 63, "\n");
	n += m > 0 ? (size_t)m : 0;
	pthread_mutex_lock(&lock);
	write_locked(text, n);
	pthread_mutex_unlock(&lock);
	errno = saved;
}

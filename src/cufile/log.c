/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/lock.h"
#include "base/output.h"

#define LINE_MAX_BYTES 1024u
#define PATH_BYTES 4096u

static atomic_int wanted = CF_LOG_ERROR;

/* Protects what follows. Nothing is taken under it. */
static struct lock log_lock = LOCK_INIT(RANK_CF_LOG);
static char paths[2][PATH_BYTES] = { "cufile.log" };
static atomic_uint path_at; /* the one in use is always whole, for a child's sake */
static int64_t max_bytes = (int64_t)32 << 20;
static int fd = -1;
static dev_t dev; /* what fd was opened as */
static ino_t ino;
static bool hopeless; /* it could not be opened: not tried again */

static atomic_bool is_child; /* of a fork */
static atomic_long ahead;    /* of UTC, seconds */

static const char *const names[] = {
	[CF_LOG_ERROR] = "ERROR", [CF_LOG_WARN] = "WARN",   [CF_LOG_INFO] = "INFO",
	[CF_LOG_DEBUG] = "DEBUG", [CF_LOG_TRACE] = "TRACE",
};

int cf_log_level_parse(const char *name)
{
	if (strcasecmp(name, "NOTICE") == 0) {
		return CF_LOG_ERROR;
	}
	for (int i = CF_LOG_ERROR; i <= CF_LOG_TRACE; i++) {
		if (strcasecmp(name, names[i]) == 0) {
			return i;
		}
	}
	return -1;
}

void cf_log_forget(void)
{
	lock_renew(&log_lock);
	atomic_store(&is_child, true);
}

/* A child must not close a number that is another file's by then: so the number goes first. */
static void close_locked(void)
{
	int old = fd;

	fd = -1;
	if (old >= 0) {
		(void)close(old);
	}
}

/* The date of a day, counted from 1 January 1970. Years begin in March here, so that the day that
 * some lack is their last; each 400 have 146,097 days. */
static void date_of(long long day, struct tm *tm)
{
	long long since = day + 719468; /* since 1 March of the year 0 */
	long long era = (since >= 0 ? since : since - 146096) / 146097;
	long long in_era = since - era * 146097;
	long long year = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
	long long in_year = in_era - (year * 365 + year / 4 - year / 100);
	long long month = (in_year * 5 + 2) / 153; /* 0: March */

	tm->tm_mday = (int)(in_year - (month * 153 + 2) / 5 + 1);
	tm->tm_mon = (int)(month < 10 ? month + 2 : month - 10);
	tm->tm_year = (int)(year + era * 400 + (month >= 10) - 1900);
}

/*
 * The C library has a lock for this, which it does not free in a child of fork(). So a child counts
 * for itself, at its parent's distance from UTC: that of the parent's last line or, without one, of
 * when the library was loaded.
 */
static void local_time(time_t now, struct tm *tm)
{
	long long at, day;

	if (!atomic_load(&is_child)) {
		(void)localtime_r(&now, tm);
		atomic_store(&ahead, tm->tm_gmtoff);
		return;
	}
	at = (long long)now + atomic_load(&ahead);
	day = at / 86400 - (at % 86400 < 0);
	at -= day * 86400;
	date_of(day, tm);
	tm->tm_hour = (int)(at / 3600);
	tm->tm_min = (int)(at / 60 % 60);
	tm->tm_sec = (int)(at % 60);
}

void cf_log_load(void)
{
	struct tm tm;

	local_time(time(NULL), &tm);
}

void cf_log_setup(enum cf_log_level level, const char *file, const char *dir, int64_t max_mb)
{
	char next[PATH_BYTES];
	int n;

	if (file && *file) {
		n = snprintf(next, sizeof(next), "%s", file);
	} else {
		n = snprintf(next, sizeof(next), "%s%scufile.log", dir ? dir : "",
			     dir && *dir ? "/" : "");
	}
	lock_acquire(&log_lock);
	if (n > 0 && (size_t)n < sizeof(next) && strcmp(next, paths[path_at]) != 0) {
		memcpy(paths[!path_at], next, (size_t)n + 1);
		path_at = !path_at;
		close_locked();
		hopeless = false;
	}
	max_bytes = max_mb > 0 && max_mb < INT32_MAX ? max_mb << 20 : -1;
	lock_release(&log_lock);
	atomic_store(&wanted, (int)level);
}

bool cf_log_wants(enum cf_log_level level)
{
	return (int)level <= atomic_load_explicit(&wanted, memory_order_relaxed);
}

static void open_locked(void)
{
	struct stat st;

	if (!hopeless) {
		fd = output_open(paths[path_at], O_APPEND, 0644);
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
		/* The program has closed the log's descriptor, and its number belongs to another
		 * file now. */
		fd = -1;
		open_locked();
	}
	if (fd < 0 || fstat(fd, &st)) {
		return;
	}
	if (S_ISREG(st.st_mode) && st.st_nlink == 0) { /* the file was removed */
		close_locked();
		open_locked();
	} else if (output_is_own(&st) && max_bytes > 0 && st.st_size > max_bytes) {
		(void)!ftruncate(fd, 0);
	}
	if (fd >= 0) {
		(void)!write(fd, text, len);
	}
}

/* Whether this place may write now; how many lines it has left out until then. */
static bool admitted(struct cf_log_site *site, long long now, unsigned int *left_out)
{
	long long second = atomic_load(&site->second);

	if (second != now && atomic_compare_exchange_strong(&site->second, &second, now)) {
		atomic_store(&site->lines, 0);
	}
	if (atomic_fetch_add(&site->lines, 1) < CF_LOG_BURST) {
		*left_out = atomic_exchange(&site->left_out, 0);
		return true;
	}
	atomic_fetch_add(&site->left_out, 1);
	return false;
}

static size_t head(char *text, size_t space, const struct timespec *ts, enum cf_log_level level,
		   const char *where, int line)
{
	const char *base = strrchr(where, '/');
	struct tm tm;
	int m;

	local_time(ts->tv_sec, &tm);
	m = snprintf(text, space,
		     " %02d-%02d-%04d %02d:%02d:%02d:%03ld [pid=%d tid=%ld] %-7s %.*s:%d ",
		     tm.tm_mday, tm.tm_mon + 1, tm.tm_year + 1900, tm.tm_hour, tm.tm_min, tm.tm_sec,
		     ts->tv_nsec / 1000000, (int)getpid(), syscall(SYS_gettid), names[level],
		     (int)strcspn(base ? base + 1 : where, "."), base ? base + 1 : where, line);
	return m > 0 ? (size_t)m : 0;
}

void cf_log_line(struct cf_log_site *site, enum cf_log_level level, const char *where, int line,
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
	lock_acquire(&log_lock);
	write_locked(text, n);
	lock_release(&log_lock);
	errno = saved;
}

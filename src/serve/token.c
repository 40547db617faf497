/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A token's file: "peerlane-token-1 ", 64 hexadecimal digits, a newline. The token gives all rights
 * that the server grants. So both sides refuse a file that others can read, or that belongs to a
 * user other than this one or root.
 */

#include "serve/token.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <peerlane/serve.h>

#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "sys/beneath.h"
#include "sys/sys.h"

#define WORD "peerlane-token-1 "
#define TEXT (sizeof(WORD) - 1 + 2 * NET_KEY + 1)

static int write_token(int fd)
{
	char text[TEXT + 1] = WORD;
	int rc = 0;

	for (size_t at = sizeof(WORD) - 1; at + 16 < sizeof(text) && !rc; at += 16) {
		uint64_t r;

		rc = sys_random(&r);
		if (!rc) {
			(void)snprintf(text + at, 17, "%016llx", (unsigned long long)r);
		}
	}
	text[TEXT - 1] = '\n';
	if (!rc) {
		ssize_t n = sys_write(fd, text, TEXT);

		rc = n < 0 ? (int)n : n == (ssize_t)TEXT ? sys_fsync(fd) : -EIO;
	}
	explicit_bzero(text, sizeof(text));
	return rc;
}

int pl_token_make(const char *path)
{
	int fd, rc;

	if (!path || !*path) {
		return err_set(EINVAL, "a token needs the name of a file");
	}
	fd = sys_open_new(AT_FDCWD, path);
	if (fd == -EEXIST) {
		return err_set(EEXIST, "'%s' exists already: a token is never overwritten", path);
	}
	if (fd < 0) {
		return err_set(-fd, "cannot make '%s': %s", path, err_words(fd));
	}
	rc = write_token(fd);
	(void)sys_close(fd);
	if (rc) {
		(void)sys_unlink(path);
		return err_set(-rc, "cannot write '%s': %s", path, err_words(rc));
	}
	return 0;
}

static int digit(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static int parse(const char *text, ssize_t len, unsigned char key[NET_KEY])
{
	const char *at = text + sizeof(WORD) - 1;

	if (len < (ssize_t)TEXT - 1 || memcmp(text, WORD, sizeof(WORD) - 1) != 0 ||
	    (len > (ssize_t)TEXT - 1 && text[TEXT - 1] != '\n') || len > (ssize_t)TEXT) {
		return -EINVAL;
	}
	for (size_t i = 0; i < NET_KEY; i++, at += 2) {
		int high = digit(at[0]), low = digit(at[1]);

		if (high < 0 || low < 0) {
			return -EINVAL;
		}
		key[i] = (unsigned char)(high << 4 | low);
	}
	return 0;
}

static int check(int fd, const char *path)
{
	unsigned int uid = sys_uid();
	mode_t others = S_IRWXO;
	struct stat st;
	int rc = sys_fstat(fd, &st);

	if (rc) {
		return err_set(-rc, "cannot look at '%s': %s", path, err_words(rc));
	}
	if (!S_ISREG(st.st_mode)) {
		return err_set(EINVAL, "'%s' is no regular file, so it is no token's", path);
	}
	if (st.st_uid != uid && uid == 0) {
		/* Root may name any user's file: as in a container, or with sudo. */
		log_warn("'%s' belongs to user %u, who can read and change the token in it", path,
			 (unsigned int)st.st_uid);
	} else if (st.st_uid != uid && st.st_uid != 0) {
		return err_set(EACCES,
			       "'%s' belongs to another user (%u), who can read and change the "
			       "token in it: make one of this user's (peerlane serve --make-token "
			       "FILE), or chown it",
			       path, (unsigned int)st.st_uid);
	}
	/* Credentials of systemd and secrets of Kubernetes belong to root, and the service's group
	 * may read them. */
	others |= uid != 0 && st.st_uid == 0 ? S_IWGRP | S_IXGRP : S_IRWXG;
	if (st.st_mode & others) {
		return err_set(EACCES,
			       "other users may use '%s' (mode %03o), so the token in it is no "
			       "secret: make another one (peerlane serve --make-token FILE)",
			       path, st.st_mode & 0777);
	}
	return 0;
}

int token_read(struct pl_ctx *ctx, const char *path, unsigned char key[NET_KEY])
{
	char asked[PATH_MAX], text[TEXT + 1] = "";
	int rc = 0;
	ssize_t n;
	int fd;

	if (!path) {
		rc = setting_get(ctx, "token_file", asked, sizeof(asked));
		path = asked;
	}
	if (rc) {
		return rc;
	}
	if (!*path) {
		return err_set(EINVAL, "no file with a token is named: the tunable token_file "
				       "(PEERLANE_TOKEN_FILE), or --token-file");
	}
	fd = sys_open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0);
	if (fd < 0) {
		return err_set(-fd, "cannot read the token's file '%s': %s", path, err_words(fd));
	}
	rc = check(fd, path);
	n = rc ? 0 : sys_read(fd, text, sizeof(text));
	(void)sys_close(fd);
	if (!rc && n < 0) {
		rc = err_set((int)-n, "cannot read '%s': %s", path, err_words((int)n));
	}
	if (!rc && parse(text, n, key)) {
		rc = err_set(EINVAL, "'%s' has no token: peerlane serve --make-token makes one",
			     path);
	}
	explicit_bzero(text, sizeof(text));
	return rc;
}

/* The key's name for TLS. */
static const unsigned char key_id[NET_ID] = { 'p', 'e', 'e', 'r', 'l', 'a', 'n', 'e',
					      '-', 's', 'e', 'r', 'v', 'e', '-', '1' };

int token_client(struct conn *c, const unsigned char key[NET_KEY], uint64_t timeout_ns)
{
	int rc;

	conn_begin(c);
	rc = conn_client(c, key_id, key, timeout_ns);
	return rc && conn_was_full(c) ? -EUSERS : rc;
}

static int find_key(void *arg, const unsigned char id[NET_ID], unsigned char key[NET_KEY])
{
	if (memcmp(id, key_id, NET_ID) != 0) {
		return -ENOENT;
	}
	memcpy(key, arg, NET_KEY);
	return 0;
}

int token_server(struct conn *c, const unsigned char *key)
{
	return c->net->server(&conn_io, c, find_key, (void *)(uintptr_t)key, &c->tls);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CP_PEER_H
#define TOOL_CP_PEER_H

/*
 * Copies from and to another host. cp_peer() connects, makes the list of what is copied
 * (cp_peer_tree.c), and carries the list out: cp_peer_down.c from the server, cp_peer_up.c to it.
 * Large files move in steps with peer_fetch() and peer_store(). Small ones are opened ahead of
 * their turn (cp_peer_ahead.c), copied without a planned route (cp_peer_small.c), and several are
 * under way to the server at a time (cp_peer_sent.c). A source that cannot be read is named, and
 * all else is copied (cp_peer_left.c).
 *
 * Functions that return int give 0 or an exit status, with the complaint printed, unless their
 * comment says something else.
 */

#include "cp.h"

#include <peerlane/serve.h>

#define PEER_SENT 16

/* In place of an exit status: the copy goes on without a source. */
#define PEER_LEFT (-1)

struct dest;
struct dest_later;
struct peer_ahead;

struct peer_item {
	char *from; /* at the server, or a local path; NULL: standard input, or a buffer */
	char *to;   /* below the destination; "": the destination itself */
	bool dir;   /* to be made */
	bool later; /* a later file makes it durable at the server */
	char *link; /* the text of a link that is to be made; NULL: it is no link */
	uint64_t len;
	uint64_t mtime_ns;
	mode_t mode;
	bool has_mode;	/* else `mode` says nothing: a GPU's memory, standard input */
	uint64_t place; /* in a buffer that holds them all */
};

struct peer_job {
	struct cp *c;
	struct pl_client *client;
	const char *host; /* an operand that names the host, as "peer://node2:18517/a" */
	struct peer_item *v;
	size_t n;
	size_t space;
	uint64_t bytes;
	uint64_t dirs_left; /* of the source that is looked at: those that -r would have copied */
	uint64_t listed;    /* entries of servers' lists, in all */
	uint64_t named;	    /* bytes of their paths, there and here */
	struct dest_later *later; /* files that are made durable together; or NULL */
	struct peer_ahead *ahead; /* opens small files; or NULL */
	/* Small files that were sent, and of which the server has yet to say what became, the
	 * oldest first. */
	struct pl_client_file *sent[PEER_SENT];
	size_t n_sent;
	bool device;	 /* the path at the server is memory of a GPU */
	bool puts_small; /* peer_plans_freely(), asked once */
	void *buf;	 /* CARRY_SIZE bytes, of the host */
};

/* cp_peer_tree.c */
int peer_add(struct peer_job *j, const struct peer_item *item); /* takes the strings */
int peer_find_served(struct peer_job *j, const char *url);
int peer_find_local(struct peer_job *j, const char *path);
void peer_items_free(struct peer_job *j);
uint64_t peer_tag(const struct peer_item *i, const char *name);

/* cp_peer_down.c, cp_peer_up.c */
int peer_down(struct peer_job *j);
int peer_up(struct peer_job *j, const char *url);

/* cp_peer_check.c */
int peer_check_down(const struct peer_job *j);
int peer_check_up(const struct peer_job *j, const char *url, bool is_dir);
/* Whether the destination is a directory there: 0 or an exit status. */
int peer_look_at(struct peer_job *j, const char *dst, bool *is_dir);
/* Says which files of an upload a later one makes durable. */
void peer_put_off(struct peer_job *j);

/* cp_peer_left.c: names and counts an entry that is not copied, and that no option leaves out. */
void peer_leave_out(struct peer_job *j, const char *path, const char *why);
/* The reason for which a list leaves out an entry, for this errno. */
const char *peer_why_not(int err);
/* Whether the copy goes on without this source, of the error -errno. `path` may be NULL. */
bool peer_may_leave(const struct peer_job *j, const char *path, int err);
/* Leaves out a source that gives -errno. Returns PEER_LEFT. */
int peer_leave(struct peer_job *j, const char *path, int err);
/* Say why a source here, or at the server, gives an error. Return PEER_LEFT, or an exit status
 * where the copy cannot go on. `words` are the library's. */
int peer_unread(struct peer_job *j, const char *path, int err);
int peer_unread_there(struct peer_job *j, const char *path, int err, const char *words);
/* A local source was changed while it was read: PEER_LEFT or an exit status. */
int peer_changed(struct peer_job *j, const char *path);
/* Whether a source gave all that it had to: 0, PEER_LEFT or an exit status. */
int peer_short(struct peer_job *j, const char *path, uint64_t moved, uint64_t len);
/* Turns PEER_LEFT into 0; the bytes that were moved before the source are all that count. */
int peer_go_on(struct peer_job *j, int status, uint64_t bytes);

/* cp_peer_small.c: whether small files may be read and written without a planned route. */
bool peer_plans_freely(const struct peer_job *j);
/* Whether `len` bytes of a file, or into a destination that was found, are copied so. */
bool peer_is_small(const struct peer_job *j, const struct dest *d, uint64_t len);
/* Reads bytes of a local file into the job's buffer. */
int peer_get_small(struct peer_job *j, int fd, const struct peer_item *i, uint64_t off,
		   uint64_t len);
/* Writes `len` bytes of the job's buffer into a local file. */
int peer_put_small(struct peer_job *j, struct dest *d, uint64_t len);

/* cp_peer_sent.c: closes a file. `status` is 0, or that of an earlier failure, which is returned.
 */
int peer_close_file(struct pl_client_file *f, int status);
/* Takes a file that was committed, and that the server may still have to make. If PEER_SENT of them
 * are there, it closes the oldest first. */
int peer_send_on(struct peer_job *j, struct pl_client_file *f);
/* Closes all these files. `status`: as for peer_close_file(). */
int peer_close_sent(struct peer_job *j, int status);

/* cp_peer_ahead.c: begins to open small files of the list, which must not change from now on.
 * Returns NULL if no thread can be started for that. */
struct peer_ahead *peer_ahead_start(struct peer_job *j);
/* Opens the next file of the list, or takes it if it was opened ahead. */
int peer_ahead_open(struct peer_ahead *a, const struct peer_item *i, struct pl_served *info,
		    struct pl_client_file **out);
/* Ends the thread, and closes files that were not taken. `a` may be NULL. */
void peer_ahead_end(struct peer_ahead *a);

/* The mode of a directory that is made, before the umask. It is the source's, so that a directory
 * that is closed to others there is closed to them here. The owner may always write into it, or
 * nothing could be copied there. */
static inline mode_t peer_dir_mode(const struct peer_item *i)
{
	return i->dir && i->has_mode ? i->mode | 0700 : 0777;
}

/* Makes a local directory, unless it is there. If links are kept, a link that an earlier copy made
 * does not count as a directory: files below it would come to another place than was checked. */
int peer_make_dir(const struct peer_job *j, const char *path, mode_t mode);
/* Makes a directory at the server. */
int peer_make_dir_there(struct peer_job *j, const struct peer_item *i, const char *path);
/* cp_peer_link.c: makes a local link, unless a link with this text is there. */
int peer_make_link(const char *target, const char *path);
/* Makes a link at the server, unless a link with this text is there. */
int peer_send_link(struct peer_job *j, const struct peer_item *i, const char *path);
/* Moves links behind all else in the list, before an upload. Fails if the server makes no links. */
int peer_links_last(struct peer_job *j);

/* Reads a file of the server into memory, with progress. Returns 0 or -errno; *moved is less than
 * `len` at the file's end. */
int peer_fetch(struct peer_job *j, struct pl_client_file *f, void *dst, uint64_t len, uint64_t off,
	       uint64_t *moved);
/* Finds out whether the bytes at an offset are a hole of a sparse file: *end is where the hole or
 * the data ends, at most off + len. Moves no bytes: pl_client_read() without memory asks. Returns 0
 * or -errno. */
int peer_stretch(struct pl_client_file *f, uint64_t off, uint64_t len, uint64_t *end, bool *hole);
/* Writes memory into a file of the server, with progress. Returns 0 or -errno. */
int peer_store(struct peer_job *j, struct pl_client_file *f, const void *src, uint64_t len,
	       uint64_t off);

/* Continues a checksum with bytes of a local file. Returns 0 or -errno. */
int peer_sum_file(struct peer_job *j, int fd, uint64_t off, uint64_t len,
		  unsigned char sum[PL_SUM_BYTES]);
/* Continues a checksum with bytes of any memory. Returns 0 or -errno. */
int peer_sum_memory(struct peer_job *j, const void *at, uint64_t len,
		    unsigned char sum[PL_SUM_BYTES]);

/* Stops the meter `pause`, and leaves its time out of the copy's: a check is no part of the copy.
 */
void peer_pause(struct peer_job *j, struct meter *pause);

/* Returns the path of an operand behind its host; "" if there is none. */
const char *peer_path(const char *url);
/* Complains of a path that the server does not have if it ends with "+OFFSET", as the name of local
 * GPU memory may. Returns 0 for other paths. */
int peer_refuse_offset(const char *path);
/* Like peer_path(), without a slash at the end. The caller frees it; NULL: no memory. */
char *peer_path_alloc(const char *url);

#endif

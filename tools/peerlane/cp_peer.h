/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CP_PEER_H
#define TOOL_CP_PEER_H

/* Copies from and to another host: the list of what is copied, and one file of it. Functions return
 * 0 or an exit status, with the complaint printed. */

#include "cp.h"

#include <peerlane/serve.h>

#define PEER_SENT 16

struct dest;
struct dest_later;
struct peer_ahead;

struct peer_item {
	char *from; /* at the server, or a local path; NULL: standard input, or a buffer */
	char *to;   /* below the destination; "": the destination itself */
	bool dir;   /* to be made */
	bool later; /* a later file makes it durable at the server */
	char *link; /* what the link says that is to be made; NULL: it is none */
	uint64_t len;
	uint64_t mtime_ns;
	mode_t mode;
	bool has_mode;	/* else `mode` says nothing: a GPU's memory, standard input */
	uint64_t place; /* in a buffer that holds them all */
};

struct peer_job {
	struct cp *c;
	struct pl_client *client;
	const char *host; /* "peer://node2:18517/a": any of the operands */
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
	bool puts_small; /* peer_plans_freely() */
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

/* cp_peer_small.c. The first: whether small files may be read and written without a planned route.
 * The second: whether so many bytes are, from a file or into a destination that was found. The
 * third reads bytes of a file here into the job's buffer. The fourth writes what is in it. */
bool peer_plans_freely(const struct peer_job *j);
bool peer_is_small(const struct peer_job *j, const struct dest *d, uint64_t len);
int peer_get_small(struct peer_job *j, int fd, const struct peer_item *i, uint64_t off,
		   uint64_t len);
int peer_put_small(struct peer_job *j, struct dest *d, uint64_t len);

/* cp_peer_sent.c. `status`: 0, or that of a failure before, which stays. The first closes a file.
 * The second takes one that was committed, and that the server may have yet to make. The third
 * waits for all of these. */
int peer_close_file(struct pl_client_file *f, int status);
int peer_send_on(struct peer_job *j, struct pl_client_file *f);
int peer_close_sent(struct peer_job *j, int status);

/* cp_peer_ahead.c: begins to open small files of the list, which stays as it is; NULL: there is no
 * thread for that. / Opens a file of the list in its order, or takes it. / Ends, also NULL. */
struct peer_ahead *peer_ahead_start(const struct peer_job *j);
int peer_ahead_open(struct peer_ahead *a, const struct peer_item *i, struct pl_served *info,
		    struct pl_client_file **out);
void peer_ahead_end(struct peer_ahead *a);

/* Of a directory that is made, before the umask: as its source's, so that what others may not enter
 * there they may not enter here. Its owner may write into it, or nothing could be copied there. */
static inline mode_t peer_dir_mode(const struct peer_item *i)
{
	return i->dir && i->has_mode ? i->mode | 0700 : 0777;
}

/* Here. Where links are kept, one of an earlier copy is followed to no directory: what is below it
 * would be another place than the one that was checked. */
int peer_make_dir(const struct peer_job *j, const char *path, mode_t mode);
int peer_make_dir_there(struct peer_job *j, const struct peer_item *i, const char *path);
/* cp_peer_link.c. The first makes a link here, the second at the server; the same one may be there
 * already. The third puts links behind all else in the list, before an upload, and fails where the
 * server makes none. */
int peer_make_link(const char *target, const char *path);
int peer_send_link(struct peer_job *j, const struct peer_item *i, const char *path);
int peer_links_last(struct peer_job *j);

/* Between a file of the server and memory, with progress: 0 or -errno. */
int peer_fetch(struct peer_job *j, struct pl_client_file *f, void *dst, uint64_t len, uint64_t off,
	       uint64_t *moved);
/* Whether the bytes at an offset, `len` at most, are a hole of a sparse file, and where that or the
 * data ends: 0 or -errno. */
int peer_stretch(struct pl_client_file *f, uint64_t off, uint64_t len, uint64_t *end, bool *hole);
int peer_store(struct peer_job *j, struct pl_client_file *f, const void *src, uint64_t len,
	       uint64_t off);

/* The checksum of local bytes, continued: of a file, or of any memory. 0 or -errno. */
int peer_sum_file(struct peer_job *j, int fd, uint64_t off, uint64_t len,
		  unsigned char sum[PL_SUM_BYTES]);
int peer_sum_memory(struct peer_job *j, const void *at, uint64_t len,
		    unsigned char sum[PL_SUM_BYTES]);

/* Time since the meter was started that is not the copy's. */
void peer_pause(struct peer_job *j, struct meter *pause);

/* The operand behind the host; never NULL for what end_is_peer() knows. */
const char *peer_path(const char *url);
/* 0, or a usage error: nothing has the path at the server, and it ends with the offset that GPU
 * memory of this host has behind its name. */
int peer_refuse_offset(const char *path);
/* The same without a slash at its end, to be freed; NULL: no memory. */
char *peer_path_alloc(const char *url);

#endif

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef API_CONTEXT_H
#define API_CONTEXT_H

/* Contexts and the handles that they own; private to api. */

#include <stdatomic.h>

#include <peerlane/peerlane.h>

#include "base/config.h"
#include "base/lock.h"
#include "coll/coll.h"
#include "dev/table.h"
#include "exec/exec.h"
#include "file/file.h"
#include "mem/mem.h"
#include "move/rings.h"
#include "queue/queue.h"
#include "ring/ring.h"
#include "ring/watch.h"
#include "stream/stream.h"

/* A handle that the program holds. It is in a list of its context, whose end closes the handles
 * that are left. */
struct handle {
	struct handle *next;
};

struct pl_dev {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct dev *dev;
	unsigned int users;
};

struct pl_file {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct file *file;
};

struct pl_stream {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct stream *stream;
};

struct pl_export {
	struct handle in; /* first */
	struct pl_ctx *ctx;
	struct mem_export *export;
};

struct pl_ctx {
	struct config config;
	unsigned int born; /* the fork generation it belongs to */
	uint32_t policy;   /* parsed config.policy */
	struct dev_table devices;
	struct mem_count count;
	struct mem_table mem;
	struct rings rings;
	struct mover *movers[MOVERS_MAX];
	unsigned int n_movers;
	struct exec exec;
	struct work device_lookup; /* ctx_look_up_devices() */
	struct stream_ctx streams;
	struct ring_ctx ring_ctx;
	struct comm_ctx comms;
	struct watch watch;
	atomic_uint active; /* transfers in flight */

	/* Protects the lists, pl_dev.users, and what remotes know the context by. No other lock is
	 * taken under it. */
	struct lock lock;
	struct handle *devs;
	struct handle *files;
	struct handle *exports;
	struct handle *open_streams;
	struct handle *queues;
	struct handle *remotes;
	struct handle *doors;
	struct handle *grants;
	struct handle *arrays;
	struct handle *open_comms;
	/* Devices whose memory remotes may write, and by how many grants. */
	struct written_dev {
		struct dev *dev;
		unsigned int grants;
	} written[DEV_TABLE_MAX];
	unsigned int n_written;
	/* What remotes know it by: a random number, not 0 once it is needed; host and process. */
	uint64_t process;
	char process_name[64];
};

/* The block devices under a file, as pl_file_info.stack, of any length; to be freed. NULL: out of
 * memory. */
char *file_stack(const struct file *f);

/* Makes all movers forget a file that is being closed: when this returns, none of them uses it. */
void ctx_forget(struct pl_ctx *ctx, const struct file *f);

/* Adds a handle to a list of the context, or removes it. */
void handle_add(struct pl_ctx *ctx, struct handle **list, struct handle *h);
void handle_remove(struct pl_ctx *ctx, struct handle **list, struct handle *h);
struct handle *handle_pop(struct handle **list); /* NULL: it is empty */
void handle_remove_locked(struct handle **list, const struct handle *h);

/* Background work: where the open devices are, and how they reach each other. */
void ctx_look_up_devices(struct work *work);

/* The context of a handle; NULL, which ctx_usable() refuses, where there is none. */
#define CTX_OF(h) ((h) ? (h)->ctx : NULL)

/* Returns 0; -ESTALE in a child of the process that opened the context; or -EINVAL if ctx is NULL.
 */
int ctx_usable(const struct pl_ctx *ctx);

/* Begins a call that uses the context: pl_close() waits for its end. Returns as ctx_usable(). */
int ctx_enter(struct pl_ctx *ctx);
/* Ends the call. */
void ctx_leave(struct pl_ctx *ctx);

/* Closes all queues: waits for their requests; in a child it only frees. */
void queue_handles_close(struct pl_ctx *ctx, bool child);

/* Ends the transfers of all remotes: they fail. */
void remote_handles_shut(struct pl_ctx *ctx);
void door_handles_shut(struct pl_ctx *ctx);
void door_handles_close(struct pl_ctx *ctx, bool child);
/* Closes all remotes and their regions; in a child it only frees. */
void remote_handles_close(struct pl_ctx *ctx, bool child);
/* Ends all grants; in a child it only frees. */
void grant_handles_close(struct pl_ctx *ctx, bool child);

/* Closes all arrays: waits for their kernels; in a child it only frees. */
void array_handles_close(struct pl_ctx *ctx, bool child);

/* Closes all communicators; in a child it only frees. */
void comm_handles_close(struct pl_ctx *ctx, bool child);

/* Carries a transfer whose arguments were checked, or the n transfers of a broadcast. opts: the
 * caller's options, not yet checked; NULL: the defaults. Returns the bytes, or -errno; with a
 * region all bytes or -errno. */
ssize_t ctx_carry(struct pl_ctx *ctx, struct transfer *t, unsigned int n,
		  const struct pl_io_opts *opts);
/* Like ctx_carry(), for the pieces of a list. A list of a region is carried whole, or is an
 * error. */
ssize_t ctx_carry_pieces(struct pl_ctx *ctx, const struct piece_list *list,
			 const struct pl_io_opts *opts);

/* The policy that a transfer has: the one that the caller named, which is checked, or else the
 * context's. That chooses among the routes of files: a copy that names none has PLAN_AUTO. */
int ctx_policy(const struct pl_ctx *ctx, uint32_t asked, bool copies, uint32_t *out);

/* Copies a struct to a caller whose version of it may be shorter; -EINVAL: its size is of no
 * version.
 */
int give_struct(void *dst, const void *src, size_t ours, size_t oldest);

/* -EINVAL: the size field of a caller's struct is of no version. */
int check_size(size_t theirs, size_t oldest, size_t ours, const char *what);

/* -EINVAL: a reserved member of a caller's struct, "pl_io_opts.reserved", is not 0: it was not
 * initialised, or has a meaning to a newer library. */
int check_reserved(uint32_t value, const char *what);

/* The caller's options, whatever version, over the defaults that *dst already holds. */
int take_struct(void *dst, const void *src, size_t ours, const char *what);

#endif

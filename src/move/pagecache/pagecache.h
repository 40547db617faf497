/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MOVE_PAGECACHE_PAGECACHE_H
#define MOVE_PAGECACHE_PAGECACHE_H

/*
 * Reads by a device out of the page cache, in place: pages of a file are mapped, registered with
 * the device and read by its copy engine. No processor accesses the mapping, so it cannot raise a
 * signal.
 *
 * A registration shows the pages of the time when it was made: after another process writes with
 * O_DIRECT, the device still reads the old pages, without an error. So a registration is made
 * inside a request, used by that request only, and released soon after (retired.c). If the tunable
 * pagecache is keep, it is kept, and a later request may use it after it has verified that the
 * pages are still the file's (kept_windows.c).
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/lock.h"
#include "dev/dev.h"
#include "move/move.h"
#include "sys/window.h"

struct config;
struct pagecache_channel;

enum pagecache_mode {
	PAGECACHE_OFF,
	PAGECACHE_REQUEST,
	PAGECACHE_KEEP,
};

/* Pages of a file, mapped and registered. */
struct window {
	struct window *next;
	const struct file *file; /* whose it is; only compared */
	struct dev *dev;
	uint64_t off; /* whole pages */
	size_t len;
	void *pins;  /* the mapping that the device reads */
	void *watch; /* kept ones: the same pages once more, sealed before they were pinned */
	struct sys_stamp stamp;
	unsigned int
		/* each calls window_put(); the last user of a window that is not kept retires it */
		users;
	uint64_t used_ns;
	bool kept;    /* later requests find it */
	bool dropped; /* was kept, and is not kept again */
};

/* A part of a file that a device is to read, and how. */
struct part {
	struct file *file;
	struct dev *dev;
	uint64_t off;
	uint64_t end;	  /* lowered to where this window, hole or short range ends */
	bool declines;	  /* see pagecache_intent() */
	struct window *w; /* the window that holds it; NULL: it is a hole, or short */
	bool hole;
};

struct pagecache {
	struct mover m; /* first */
	const struct config *config;
	enum pagecache_mode mode;
	uint64_t budget;      /* of kept windows, bytes */
	uint64_t retired_max; /* limit of retired bytes */
	uint64_t idle_ns;     /* kept windows that were not used for this time are dropped */

	/* Held while a driver registers: all threads contend for one lock of the driver, which is
	 * slow. */
	struct lock pin_lock;

	/* Protects all below. Nothing is taken under it. */
	struct lock lock;
	struct pagecache_channel *idle;
	struct window **kept; /* by file, driver and offset */
	size_t kept_n;
	size_t kept_space;
	uint64_t kept_bytes;
	struct rereads *rereads; /* rereads.c's: what small requests read, NULL: nothing is kept */
	struct window *retired;	 /* waiting to be released, the oldest first ... */
	struct window **retired_end;
	uint64_t retired_bytes; /* ... including those that are being released */
	unsigned int retired_count;
	const struct file *going; /* the file that background work is using; only compared */
	pthread_cond_t gone;
	uint64_t look_ns;     /* when kept windows are looked at next */
	atomic_uint channels; /* that are out */
	atomic_bool pressure; /* the machine is short of memory */
};

extern const struct mover_ops pagecache_mover;

/* The intent of calls that register, allocate or create (enum dev_intent): the caller may hold
 * slabs and channels, unless it has no other way and so declines nothing (move_op.tentative). */
static inline enum dev_intent pagecache_intent(bool declines)
{
	return declines ? DEV_NOWAIT : DEV_WAIT;
}
/* Returns rc, and sets the message if it is -EBUSY. */
int pagecache_held(const struct dev *dev, const struct file *f, int rc);

/* Registers a part, widened to whole pages, as a window with one user. Where registrations are
 * kept, the window also gets a watch; a window whose watch could not be made is not kept. */
int window_make(struct pagecache *pc, struct part *p);
/* Releases a window's registration. With DEV_NOWAIT it returns -EBUSY, and nothing has changed, if
 * the driver might block; with DEV_WAIT it returns 0. */
int window_drop(struct window *w, enum dev_intent may);
/* Whether the pages of [off, off+len) in a kept window are still those of the file. Changes that
 * ended before this call are seen; one that is under way may be missed. */
bool window_fresh(const struct window *w, struct file *f, uint64_t off, size_t len);

/* Logs, once for each file, why a read in place failed, and remembers it if it is likely to last.
 * Returns the reason. */
enum pl_reason pin_failed(struct pagecache *pc, struct file *f, int rc);
bool pin_refused(const struct file_facts *f);

static inline struct pagecache *pagecache_of(const struct mover *m)
{
	return (struct pagecache *)(uintptr_t)m;
}

/* Whether registrations with this device are kept. */
static inline bool pagecache_keeps(const struct pagecache *pc, const struct dev *dev)
{
	return pc->mode == PAGECACHE_KEEP && dev->props.pins_hold;
}

/* channel.c: as in mover_ops. */
extern const struct channel_ops pagecache_channels;
ssize_t pagecache_run(struct mover *m, struct move_op *op);
void pagecache_drop_idle(struct pagecache *pc);

/* describe.c: as in mover_ops. */
void pagecache_survey(struct mover *m, struct move_ask *ask, unsigned int what);
void pagecache_describe(const struct mover *m, const struct move_ask *ask,
			struct move_offer *offer);
void pagecache_note(const struct mover *m, const struct move_ask *ask, struct move_note *out);
enum pl_reason pagecache_failed(struct mover *m, const struct move_op *op);

/* A processor copies ranges up to this size, through pinned memory: see channel.c. */
#define SHORT_MAX 65536u

/* Finds the beginning of a part: a kept window that is fresh, a new window, a hole, or a range that
 * is short enough to be read. */
int window_get(struct pagecache *pc, struct part *p);
/* The copies of one user are done. keep: it may be kept. Returns whether it is. */
bool window_put(struct pagecache *pc, struct window *w, bool keep);
/* A kept window that holds `off` and was found fresh up to *until, in use until window_put(). NULL:
 * none; then *until is at most where the next one begins. */
struct window *keep_find(struct pagecache *pc, struct file *f, const struct dev *dev, uint64_t off,
			 uint64_t *until);
/* Drops all windows, or those of a file; with `before`, only windows without users that were not
 * used since then. */
void keep_drop_locked(struct pagecache *pc, const struct file *f, const uint64_t *before);
/* Called at intervals: drops windows that were idle for long. */
void keep_look(struct pagecache *pc);
/* Which part of a range is kept, 0..1; says nothing of freshness. */
double keep_share(struct pagecache *pc, const struct file *f, const struct dev *dev, uint64_t off,
		  uint64_t len);
/* Whether all of a range is kept, and fresh now. */
bool keep_covers(struct pagecache *pc, struct file *f, const struct dev *dev, uint64_t off,
		 uint64_t len);

/* A small request has read [off, off+len), which is not kept. Ranges that are read repeatedly are
 * registered. */
void rereads_count(struct pagecache *pc, struct file *f, struct dev *dev, uint64_t off,
		   uint64_t len);
bool rereads_init(struct pagecache *pc);
bool rereads_any_locked(const struct pagecache *pc); /* there is something to register */
void rereads_register_locked(struct pagecache *pc); /* registers it; not under the lock meanwhile */
void rereads_forget_locked(struct pagecache *pc, const struct file *f);

/* Takes over a window that no copy reads, to be released. */
void retired_add_locked(struct pagecache *pc, struct window *w);
/* A request has ended: releases now, in the background. */
void retired_release_locked(struct pagecache *pc);
/* True: one more window of `len` bytes is too much, and none can be released now. */
bool retired_full(struct pagecache *pc, uint64_t len);
/* The file is being closed: releases its windows, or disowns those that cannot be released now. */
void retired_forget_locked(struct pagecache *pc, const struct file *f);
/* Releases one window. Sets *busy if none can be released now: then it must be tried again
 * later. */
void retired_step_locked(struct pagecache *pc, bool *busy);
void retired_finish(struct pagecache *pc);

#endif

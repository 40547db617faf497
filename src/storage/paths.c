/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The two storage paths: what they say of themselves, and which engine carries their lanes. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/dev.h"
#include "storage/file.h"
#include "storage/p2p.h"
#include "storage/storage.h"
#include "sys/sys.h"
#include "sys/uring.h"

static struct storage *storage_of(const struct path *p)
{
	return ((const struct storage_path *)(const void *)p)->storage;
}

/* A copy between the page cache and memory by one processor; several reach a memory's bandwidth. */
#define COPY_BYTES_PER_NS 8.0
#define COPIERS_MAX 6u
#define COPIERS_FROM (1u << 20) /* smaller requests are the caller's own work */
/* A buffered read that misses moves the bytes twice and waits for read-ahead. */
#define MISS_FACTOR 0.6
/* Dirty pages are written back later by others, at a cost that somebody pays. */
#define WRITEBACK_FACTOR 1.3
/* Below this, requests that follow one another are better served by read-ahead. */
#define READAHEAD_MAX (128u << 10)

/* Writes are split on pages: what shares one with a neighbour is an edge. */
#define PAGE 4096u

/* What a piece must be aligned to so that its address and its offset both suit. */
static uint32_t unit_of(const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;

	return ask->slab || f->align_off > f->align_mem ? f->align_off : f->align_mem;
}

static bool can_align(const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;

	/* The address where the first whole block of the file would land. */
	return ask->slab || (ask->mem.addr - ask->off) % f->align_mem == 0;
}

static bool has_block(const struct path_ask *ask)
{
	uint64_t a = unit_of(ask);

	if (ask->slab && !ask->write) {
		return true; /* whole blocks around the request fit the slab */
	}
	if (ask->write) {
		a = max_u64(a, PAGE); /* xfer leaves the edges of pages to the page cache */
	}
	return align_up(ask->off, a) + a <= ask->off + ask->len;
}

enum pl_reason direct_fits(const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;

	if (!f->direct) {
		return PL_REASON_NO_ODIRECT;
	}
	if (atomic_load_explicit(&f->direct_failed, memory_order_relaxed)) {
		return PL_REASON_KERNEL_REFUSED;
	}
	if (!can_align(ask)) {
		return PL_REASON_UNALIGNED;
	}
	return has_block(ask) ? PL_REASON_NONE : PL_REASON_TOO_SMALL;
}

void direct_offer(const struct path_ask *ask, struct path_offer *offer)
{
	offer->align_mem = ask->file->align_mem;
	offer->align_off = unit_of(ask);
	offer->setup_ns = ask->file->disk_setup_ns;
	offer->bytes_per_ns = ask->file->disk_bytes_per_ns;
	offer->cpu_ns_per_kib = 10;
}

static enum pl_reason direct_refusal(const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;

	if (!f) {
		return PL_REASON_NO_FILE;
	}
	if (f->stream) {
		return PL_REASON_STREAM;
	}
	if (!ask->mem.host_addressable) {
		return PL_REASON_NOT_HOST_ADDRESSABLE;
	}
	return direct_fits(ask);
}

static void direct_describe(const struct path *p, const struct path_ask *ask,
			    struct path_offer *offer)
{
	(void)p;
	*offer = (struct path_offer){ .refuse = direct_refusal(ask) };
	if (!offer->refuse) {
		direct_offer(ask, offer);
	}
}

/*
 * Some errors say that O_DIRECT itself is refused on this file, now and later. Any other is handed
 * on only where the program asked for O_DIRECT. Where it did not, only the page cache can say
 * whether pread(2) or pwrite(2) would have met an error too: XFS and ext4 have EIO for a read that
 * meets a store to a hole, drives' errors have other numbers past the page cache, and a second
 * descriptor, pinned memory or a request of its own may be short for O_DIRECT alone.
 */
enum pl_reason direct_refused(struct path *p, const struct path_op *op)
{
	(void)p;
	switch (op->res) {
	case -EINVAL:
	case -EOPNOTSUPP:
	case -EACCES:
	case -EPERM:
	case -ENOENT:
	case -ENXIO:
		atomic_store(&op->file->facts.direct_failed, true);
		return PL_REASON_KERNEL_REFUSED;
	default:
		return op->file->facts.bypass ? PL_REASON_NONE : PL_REASON_DIRECT_FAILED;
	}
}

/* What others have in the page cache they may have mapped, too: see io_look_back(). */
bool direct_beside_cache(struct path *p, struct file *f, uint64_t off, uint64_t len)
{
	(void)p;
	return !f->facts.bypass && storage_any_cached(f, off, len);
}

/* A processor's loads from a BAR wait for the bus one by one. */
#define P2P_LOADS_BYTES_PER_NS 0.1

static double buffered_ns_per_byte(const struct path *p, const struct path_ask *ask)
{
	const struct path_facts *f = ask->file;
	/* One writer of a file at a time: see xfer/team.c. */
	bool alone = ask->write && !f->block;
	double many = ask->len >= COPIERS_FROM && !alone ? storage_of(p)->copiers : 1;
	double copy = 1 / (COPY_BYTES_PER_NS * many);
	double resident = ask->resident < 0 ? 0.5 : ask->resident;

	if (ask->mem.p2p && ask->mem.dev) {
		copy += 1 / (ask->write ? P2P_LOADS_BYTES_PER_NS
					: ask->mem.dev->props.copy_bytes_per_ns);
	}
	if (f->memory_backed || f->stream) {
		return copy;
	}
	if (ask->write) {
		return storage_of(p)->write_to_cache
			       ? copy
			       : copy + WRITEBACK_FACTOR / f->disk_bytes_per_ns;
	}
	if (ask->sequential && ask->len < READAHEAD_MAX) {
		resident = 1;
	}
	return copy + (1 - resident) / (f->disk_bytes_per_ns * MISS_FACTOR);
}

static void buffered_describe(const struct path *p, const struct path_ask *ask,
			      struct path_offer *offer)
{
	const struct path_facts *f = ask->file;

	*offer = (struct path_offer){ .align_mem = 1, .align_off = 1 };
	if (!f) {
		offer->refuse = PL_REASON_NO_FILE;
	} else if (!ask->mem.host_addressable && !ask->mem.p2p) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
	} else if (f->bypass &&
		   (direct_refusal(ask) == PL_REASON_NONE || p2p_refusal(ask) == PL_REASON_NONE)) {
		offer->refuse = PL_REASON_CACHE_BYPASS;
	} else {
		bool misses = !ask->write && !f->memory_backed && ask->resident < 1 &&
			      !(ask->sequential && ask->len < READAHEAD_MAX);

		offer->setup_ns = 500 + (misses ? f->disk_setup_ns : 0);
		offer->bytes_per_ns = 1 / buffered_ns_per_byte(p, ask);
		offer->cpu_ns_per_kib = 130;
	}
}

static ssize_t direct_run(struct path *p, struct path_op *op, struct dev *dev)
{
	(void)p;
	(void)dev;
	return io_direct(op);
}

static ssize_t buffered_run(struct path *p, struct path_op *op, struct dev *dev)
{
	(void)p;
	(void)dev;
	return io_buffered(op);
}

/* The threads engine has no lanes: whoever asks runs ops, in as many threads as it has. */
static int no_lanes(struct path *p, struct dev *dev, path_done done, void *arg,
		    struct path_lane **out)
{
	(void)p;
	(void)dev;
	(void)done;
	(void)arg;
	(void)out;
	return -EOPNOTSUPP;
}

static int direct_lane_get(struct path *p, struct dev *dev, path_done done, void *arg,
			   struct path_lane **out)
{
	(void)dev;
	if (storage_engine(storage_of(p), NULL, 0) == STORAGE_ENGINE_THREADS) {
		return -EOPNOTSUPP;
	}
	return ring_lane_get(p, done, arg, out);
}

static const struct path_ops direct_ops = {
	.name = "direct",
	.help = "O_DIRECT, past the page cache",
	.refused = direct_refused,
	.beside_cache = direct_beside_cache,
	.describe = direct_describe,
	.run = direct_run,
	.lane_get = direct_lane_get,
	.lane_put = ring_lane_put,
	.submit = ring_submit,
	.poll = ring_poll,
};

static const struct path_ops buffered_ops = {
	.name = "buffered",
	.help = "through the page cache, copied by the CPU",
	.resident = storage_resident,
	.describe = buffered_describe,
	.run = buffered_run,
	.lane_get = no_lanes,
};

void storage_init(struct storage *s, const struct config *c)
{
	*s = (struct storage){ .config = c,
			       .write_to_cache = c->write_to && strcmp(c->write_to, "cache") == 0,
			       .copiers =
				       (double)max_u64(1, min_u64(sys_cpus() / 2, COPIERS_MAX)) };
	s->direct = (struct storage_path){ { &direct_ops }, s };
	s->buffered = (struct storage_path){ { &buffered_ops }, s };
	s->p2p = (struct storage_path){ { &p2p_ops }, s };
	s->p2p_inner = &s->direct.p;
	pagecache_init(&s->pagecache, c);
	pthread_mutex_init(&s->lock, NULL);
}

void storage_finish(struct storage *s)
{
	ring_drop_idle(s);
	for (struct p2p_pair *p = atomic_load(&s->pairs); p;) {
		struct p2p_pair *next = p->next;

		free(p);
		p = next;
	}
	pagecache_finish(&s->pagecache);
	pthread_mutex_destroy(&s->lock);
}

static void choose_locked(struct storage *s)
{
	struct uring *probe;

	s->engine = STORAGE_ENGINE_THREADS;
	if (strcmp(s->config->engine, "threads") == 0) {
		text_copy(s->engine_why, sizeof(s->engine_why),
			  "the tunable engine asks for threads");
	} else if (uring_create(2, &probe) == 0) {
		uring_destroy(probe);
		s->engine = STORAGE_ENGINE_URING;
		text_copy(s->engine_why, sizeof(s->engine_why), "io_uring works here");
	} else {
		text_copy(s->engine_why, sizeof(s->engine_why), err_message());
		log_line(strcmp(s->config->engine, "uring") == 0 ? LOG_WARN : LOG_INFO,
			 "threads carry direct I/O: %s", s->engine_why);
	}
}

enum storage_engine storage_engine(struct storage *s, char *why, size_t room)
{
	enum storage_engine engine;

	pthread_mutex_lock(&s->lock);
	if (s->engine == STORAGE_ENGINE_UNDECIDED) {
		choose_locked(s);
	}
	engine = s->engine;
	if (why) {
		text_copy(why, room, s->engine_why);
	}
	pthread_mutex_unlock(&s->lock);
	return engine;
}

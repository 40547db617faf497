/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/quiesce.h"

#include <assert.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/text.h"
#include "sys/sys.h"

/* Between two looks at a stream. */
#define WAIT_NAP_NS 2000
#define WAIT_NAP_MAX_NS 500000

static int cannot(const struct dev *d, const char *what)
{
	return err_set(EOPNOTSUPP, "%s cannot %s", d->props.name, what);
}

/* What devices without functions of their own do. */
#define CANNOT(name, d, params, what)     \
	static int name params            \
	{                                 \
		return cannot((d), what); \
	}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
CANNOT(no_free_bytes, d, (struct dev * d, uint64_t *out), "say how much of its memory is free")
CANNOT(no_pin, d, (struct dev * d, void *host, size_t len), "pin host memory")
CANNOT(no_after, s->dev, (struct dev_stream * s, struct dev_event *e),
       "let one stream wait for another")
CANNOT(no_pin_readonly, d, (struct dev * d, const void *host, size_t len), "pin pages of a file")
CANNOT(no_host_share, d,
       (struct dev * d, const struct dev_host *h, void *ptr, size_t len, struct dev_shared *out),
       "share host memory with other processes")
CANNOT(no_host_import, d,
       (struct dev * d, const struct dev_shared *x, int node, bool again, struct dev_host *out),
       "import host memory of other processes")
CANNOT(no_host_free, d, (struct dev * d, struct dev_host *h), "make host memory")
/* Memory without caches that others write past. */
static int no_flush(struct dev *d)
{
	(void)d;
	return 0;
}

CANNOT(no_export, d,
       (struct dev * d, void *ptr, size_t len, enum dev_mapping by, struct dev_export *out),
       "export its memory")
CANNOT(no_alloc_shared, d, (struct dev * d, size_t len, void **out),
       "allocate memory that other processes map")
CANNOT(no_share, d,
       (struct dev * d, void *ptr, size_t len, enum dev_form form, struct dev_shared *out),
       "share its memory with other processes")
CANNOT(no_import, d,
       (struct dev * d, const struct dev_shared *x, bool readonly, struct dev_import **out),
       "import memory of other processes")
CANNOT(no_unimport, m->dev, (struct dev_import * m), "import memory of other processes")
CANNOT(no_peer_unmap, d, (struct dev * d, struct dev *peer, void *ptr, size_t len),
       "map its memory for others")
CANNOT(no_order_create, d, (struct dev * d, struct dev_stream **out), "order work by a stream")
CANNOT(no_order_wrap, d, (struct dev * d, void *handle, struct dev_stream **out),
       "order work by a stream")
CANNOT(no_order_usable, s->dev, (struct dev_stream * s), "order work by a stream")
CANNOT(no_order_host, s->dev, (struct dev_stream * s, dev_host_fn fn, void *arg),
       "call a function in a stream's order")
CANNOT(no_order_copies, s->dev,
       (struct dev_stream * s, const struct dev_piece *v, size_t n, bool captured),
       "order work by a stream")
CANNOT(no_order_value, s->dev, (struct dev_stream * s, atomic_uint *word, unsigned int value),
       "make a stream wait for a value")

CANNOT(no_kernel_load, s->dev, (struct dev_stream * s, enum dev_kernel k), "run kernels")
CANNOT(no_kernel_launch, s->dev,
       (struct dev_stream * s, enum dev_kernel k, unsigned int blocks, const void *params),
       "run kernels")

static int no_io_ready(struct dev *d, bool now, struct dev_io_why *why)
{
	*why = (struct dev_io_why){ .no = DEV_IO_PLATFORM };
	text_fmt(why->words, sizeof(why->words), "the kernel does no I/O into memory of %s",
		 d->props.name);
	return -EOPNOTSUPP;
}

static int no_io_get(struct dev *d, void *ptr, size_t len, bool own, struct dev_io *out,
		     struct dev_io_why *why)
{
	return no_io_ready(d, false, why);
}

/* For devices whose own addresses the kernel takes: there is nothing to compare. */
static int no_io_compare(struct dev *d, void *ptr, size_t len, const char *at, bool into,
			 struct dev_io_why *why)
{
	(void)d;
	(void)ptr;
	(void)len;
	(void)at;
	(void)into;
	(void)why;
	return 0;
}

static int no_io_look(struct dev *d, struct dev_io_look *out)
{
	return cannot(d, "say how its memory lies in its PCIe aperture");
}

static int no_io_put(struct dev *d, struct dev_io *io)
{
	return 0;
}

/* Never wrong, only slow where each copy has its price. */
static int copy_each(struct dev_stream *s, const struct dev_piece *v, size_t n,
		     struct dev_touch touch)
{
	for (size_t i = 0; i < n; i++) {
		int rc = s->dev->stream.copy(s, v[i].dst, v[i].src, v[i].len);

		if (rc) {
			return rc;
		}
	}
	return 0;
}

static int copy_and_sync(struct dev_stream *s, enum dev_intent may, void *dst, const void *src,
			 size_t len)
{
	int rc = dev_copy(s, may, dst, src, len);
	int end = rc == -EBUSY ? 0 : s->dev->stream.sync(s);

	return rc ? rc : end;
}

static int no_host_alloc(struct dev *d, size_t len, int node, const struct dev_host_user *user,
			 struct dev_host *out)
{
	return dev_host_none(out, DEV_NOT_WIDE_NO_DRIVER, "%s makes no host memory", d->props.name);
}

static int no_peer_enable(struct dev *d, struct dev *peer)
{
	return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s", d->props.name,
		       peer->props.name);
}

static int no_peer_map(struct dev *d, struct dev *peer, void *ptr, size_t len, bool atomics,
		       void **out)
{
	return err_set(EOPNOTSUPP, "kernels of %s cannot reach the memory of %s", peer->props.name,
		       d->props.name);
}

/* Memory that the CPU has an address of, by that address. */
static int direct_cpu_map(struct dev *d, void *ptr, size_t len, const struct dev_known *known,
			  struct dev_window *out)
{
	if (!d->props.host_addressable) {
		return cannot(d, "show its memory to the CPU");
	}
	*out = (struct dev_window){
		.cpu = ptr, .cached = true, .stays = true, .how = "direct", .fd = -1
	};
	return 0;
}

static int direct_cpu_unmap(struct dev *d, struct dev_window *w)
{
	return 0;
}

static void *no_order_handle(struct dev_stream *s)
{
	return NULL;
}

static bool no_order_is(const struct dev_stream *s, const void *handle)
{
	return false;
}

static int no_state(struct dev_stream *s, struct dev_stream_state *out)
{
	*out = (struct dev_stream_state){ 0, 0 };
	return s->dev->order.usable(s);
}

static int no_enter(struct dev_stream *s)
{
	return 0;
}

static void no_leave(struct dev_stream *s)
{
}

static void plain_set_value(struct dev *d, atomic_uint *word, unsigned int value)
{
	atomic_store_explicit(word, value, memory_order_release);
}

static void no_expect(struct dev *d, bool many)
{
}

static void plain_set_ordered(struct dev_stream *s, bool ordered)
{
	s->ordered = ordered;
}

#pragma GCC diagnostic pop

static const struct dev_order_ops no_order = {
	.create = no_order_create,
	.wrap = no_order_wrap,
	.handle = no_order_handle,
	.is = no_order_is,
	.usable = no_order_usable,
	.host = no_order_host,
	.copies = no_order_copies,
	.wait_value = no_order_value,
	.write_value = no_order_value,
	.set_value = plain_set_value,
	.expect = no_expect,
	.set_ordered = plain_set_ordered,
};

#define FILL(op, dummy)                 \
	do {                            \
		if (!(op)) {            \
			(op) = (dummy); \
		}                       \
	} while (0)

void dev_init(struct dev *d, const struct dev_driver *driver, int index,
	      const struct dev_mem_ops *mem, const struct dev_stream_ops *stream,
	      const struct dev_share_ops *share)
{
	d->driver = driver;
	d->index = index;
	d->place = dev_place(driver, index);
	d->link = (struct link){ d, d->props.name };
	d->mem = *mem;
	d->stream = *stream;
	d->share = *share;

	assert(mem->alloc && mem->release);
	assert(stream->create && stream->destroy && stream->copy && stream->fill && stream->sync);
	assert(stream->idle);
	assert(stream->event.create && stream->event.destroy);
	assert(stream->event.record && stream->event.query && stream->event.wait);

	d->order = no_order;
	d->kernel = (struct dev_kernel_ops){ no_kernel_load, no_kernel_launch, no_state, no_enter,
					     no_leave };
	FILL(d->mem.free_bytes, no_free_bytes);
	FILL(d->mem.pin, no_pin);
	FILL(d->mem.unpin, no_pin);
	FILL(d->mem.host_alloc, no_host_alloc);
	FILL(d->mem.host_share, no_host_share);
	FILL(d->mem.host_import, no_host_import);
	FILL(d->mem.host_free, no_host_free);
	FILL(d->mem.io.look, no_io_look);
	FILL(d->mem.io.ready, no_io_ready);
	FILL(d->mem.io.get, no_io_get);
	FILL(d->mem.io.compare, no_io_compare);
	FILL(d->mem.io.put, no_io_put);
	FILL(d->stream.copy_now, copy_and_sync);
	FILL(d->stream.copy_many, copy_each);
	FILL(d->stream.event.after, no_after);
	FILL(d->mem.pin_readonly, no_pin_readonly);
	FILL(d->mem.unpin_readonly, no_pin_readonly);
	FILL(d->mem.pin_lasting, no_pin_readonly);
	FILL(d->share.peer_enable, no_peer_enable);
	FILL(d->share.export_range, no_export);
	FILL(d->share.flush, no_flush);
	FILL(d->share.alloc_shared, no_alloc_shared);
	FILL(d->share.share, no_share);
	FILL(d->share.import, no_import);
	FILL(d->share.unimport, no_unimport);
	FILL(d->share.peer_map, no_peer_map);
	FILL(d->share.peer_unmap, no_peer_unmap);
	FILL(d->share.cpu_map, direct_cpu_map);
	FILL(d->share.cpu_unmap, direct_cpu_unmap);
}

void dev_init_kernels(struct dev *d, const struct dev_kernel_ops *kernel)
{
	assert(kernel->load && kernel->launch);
	d->kernel = *kernel;
	FILL(d->kernel.state, no_state);
	FILL(d->kernel.enter, no_enter);
	FILL(d->kernel.leave, no_leave);
}

void dev_init_order(struct dev *d, const struct dev_order_ops *order)
{
	assert(order->create && order->wrap && order->handle && order->is && order->usable);
	assert(order->copies && order->host && order->wait_value && order->write_value &&
	       order->set_value);
	d->order = *order;
	FILL(d->order.expect, no_expect);
	FILL(d->order.set_ordered, plain_set_ordered);
}

/* A place in a stream. When the stream passes it, the work that was queued before it is done. */
struct mark {
	atomic_bool passed;
	atomic_uint users; /* the stream and the thread that waits; the last one frees it */
};

/* Streams have space for some hundred calls, and a driver that has none left for one holds up the
 * thread, and maybe others. A caller may wait for a little while again and again. */
#define MARKS_MAX 32u

static atomic_uint marks; /* that streams have yet to pass */

/* A child has none of the streams. */
static void forget_in_child(void)
{
	atomic_store(&marks, 0);
}

FORK_HANDLERS(.child = forget_in_child);

static void mark_drop(struct mark *m)
{
	if (m && atomic_fetch_sub(&m->users, 1) == 1) {
		free(m);
	}
}

static void mark_passed(void *arg)
{
	struct mark *m = arg;

	atomic_store(&m->passed, true);
	atomic_fetch_sub(&marks, 1);
	mark_drop(m);
}

/* NULL: there are enough for now. */
static int mark_place(struct dev_stream *s, struct mark **out)
{
	bool may = atomic_fetch_add(&marks, 1) < MARKS_MAX;
	struct mark *m = may ? alloc_zero(sizeof(*m)) : NULL;
	int rc = may && !m ? -ENOMEM : 0;

	if (m) {
		atomic_init(&m->users, 2);
		rc = s->dev->order.host(s, mark_passed, m);
	}
	if (!m || rc) {
		atomic_fetch_sub(&marks, 1);
		free(m);
		m = NULL;
	}
	*out = m;
	return rc;
}

/*
 * Polls the stream, as a driver's own wait has no limit. A stream to which others keep adding work
 * is never idle, so a mark stands for the end of the work that is queued now. The mark is a call of
 * the CPU, because making an event may have to wait for streams that wait for the library. If no
 * mark may be placed now, it is placed later, behind more work. Failures are looked for first: a
 * stream that has failed may never pass the mark.
 */
static int wait_until(struct dev_stream *s, uint64_t deadline_ns)
{
	struct mark *m = NULL;
	long nap = WAIT_NAP_NS;
	int rc;

	while ((rc = s->dev->stream.idle(s)) == -EBUSY && !(m && atomic_load(&m->passed))) {
		if (clock_now_ns() >= deadline_ns) {
			rc = err_set(ETIMEDOUT,
				     "the work that is queued on a stream of %s did not end in "
				     "time",
				     s->dev->props.name);
		} else {
			rc = m ? 0 : mark_place(s, &m);
		}
		if (rc) {
			break;
		}
		(void)nanosleep(&(struct timespec){ 0, nap }, NULL);
		nap = nap < WAIT_NAP_MAX_NS ? 2 * nap : nap;
	}
	mark_drop(m);
	return rc == -EBUSY ? 0 : rc;
}

int dev_stream_wait(struct dev_stream *s, uint64_t deadline_ns)
{
	return deadline_ns ? wait_until(s, deadline_ns) : s->dev->stream.sync(s);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/dev.h"

#include <assert.h>
#include <errno.h>

#include "base/error.h"

static int cannot(const struct dev *d, const char *what)
{
	return err_set(EOPNOTSUPP, "%s cannot %s", d->props.name, what);
}

static int no_free_bytes(struct dev *d, uint64_t *out)
{
	(void)out;
	return cannot(d, "say how much of its memory is free");
}

static int no_pin(struct dev *d, void *host, size_t len)
{
	(void)host;
	(void)len;
	return cannot(d, "pin host memory");
}

/* Never wrong, only slow where each copy has its price. */
static int copy_each(struct dev_stream *s, const struct dev_piece *v, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		int rc = s->dev->stream.copy(s, v[i].dst, v[i].src, v[i].len);

		if (rc) {
			return rc;
		}
	}
	return 0;
}

static int no_peer_enable(struct dev *d, struct dev *peer)
{
	return err_set(EOPNOTSUPP, "%s cannot reach the memory of %s", d->props.name,
		       peer->props.name);
}

static int no_export(struct dev *d, void *ptr, size_t len, struct dev_export *out)
{
	(void)ptr;
	(void)len;
	(void)out;
	return cannot(d, "export its memory");
}

static int no_import(struct dev *d, const struct dev_export *x, void **out)
{
	(void)x;
	(void)out;
	return cannot(d, "import memory of others");
}

static int no_unimport(struct dev *d, void *ptr, size_t len)
{
	(void)ptr;
	(void)len;
	return cannot(d, "import memory of others");
}

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
	d->mem = *mem;
	d->stream = *stream;
	d->share = *share;

	assert(mem->alloc && mem->release);
	assert(stream->create && stream->destroy && stream->copy && stream->fill && stream->sync);
	assert(stream->event_create && stream->event_destroy);
	assert(stream->record && stream->query && stream->wait);

	FILL(d->mem.free_bytes, no_free_bytes);
	FILL(d->mem.pin, no_pin);
	FILL(d->mem.unpin, no_pin);
	FILL(d->stream.copy_many, copy_each);
	FILL(d->share.peer_enable, no_peer_enable);
	FILL(d->share.export_range, no_export);
	FILL(d->share.import_range, no_import);
	FILL(d->share.unimport, no_unimport);
}

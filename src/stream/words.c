/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Words that streams wait for: a cache line each, in pages that the device's driver has pinned. A
 * page stays until the context is closed: unpinning one may wait for streams.
 *
 * A word only grows, also from one stream to the next that uses it: a stream of the program that
 * was closed here may still wait for a number, and would wait for ever if the word restarted at 0.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/error.h"
#include "dev/dev.h"
#include "stream/stream.h"
#include "sys/sys.h"

#define LINE 64u
#define WORDS 64u /* a bit each */

struct word_page {
	struct word_page *next;
	struct dev *dev; /* that pinned it */
	char *addr;
	size_t len;
	uint64_t used;
};

static atomic_uint *take(struct word_page *p)
{
	for (unsigned int i = 0; i < WORDS; i++) {
		if (!(p->used >> i & 1)) {
			atomic_uint *word = (atomic_uint *)(void *)(p->addr + (size_t)i * LINE);

			p->used |= (uint64_t)1 << i;
			return word;
		}
	}
	return NULL;
}

static int add_page(struct stream_room *r, struct dev *dev)
{
	struct word_page *p = alloc_zero(sizeof(*p));
	size_t len = sys_page();
	void *addr;
	int rc;

	if (!p) {
		return -ENOMEM;
	}
	len = len < WORDS * LINE ? WORDS * LINE : len;
	rc = dev_pinned_alloc(dev, len, "the words that streams wait for", &addr);
	if (rc) {
		free(p);
		return rc;
	}
	lock_acquire(&r->lock);
	*p = (struct word_page){ .next = r->pages, .dev = dev, .addr = addr, .len = len };
	r->pages = p;
	lock_release(&r->lock);
	return 0;
}

static atomic_uint *find_locked(struct stream_room *r, const struct dev *dev)
{
	for (struct word_page *p = r->pages; p; p = p->next) {
		atomic_uint *word = p->dev->driver == dev->driver ? take(p) : NULL;

		if (word) {
			return word;
		}
	}
	return NULL;
}

int stream_word_get(struct stream_room *r, struct dev *dev, atomic_uint **out)
{
	int rc = 0;

	/* Other threads may take all words of a new page first. */
	do {
		lock_acquire(&r->lock);
		*out = find_locked(r, dev);
		lock_release(&r->lock);
		rc = *out ? 0 : add_page(r, dev);
	} while (!*out && !rc);
	return rc;
}

void stream_word_put(struct stream_room *r, atomic_uint *word)
{
	lock_acquire(&r->lock);
	for (struct word_page *p = r->pages; p; p = p->next) {
		size_t at = (size_t)((char *)word - p->addr);

		if (at < p->len) {
			p->used &= ~((uint64_t)1 << (at / LINE));
		}
	}
	lock_release(&r->lock);
}

void stream_words_finish(struct stream_room *r)
{
	while (r->pages) {
		struct word_page *p = r->pages;

		r->pages = p->next;
		dev_pinned_free(p->dev, p->addr, p->len);
		free(p);
	}
}

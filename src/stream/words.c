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

#include "base/bits.h"
#include "dev/dev.h"
#include "stream/stream.h"
#include "sys/sys.h"

#define WORDS 64u /* of a page, at least */

static size_t page_len(void)
{
	return (size_t)align_up(WORDS * sizeof(struct stream_word), sys_page());
}

/* The first line of a page is no word: it joins the page with the others. */
static int add_page(struct stream_ctx *r, struct dev *dev)
{
	struct stream_word *page;
	void *addr;
	int rc = dev_pinned_alloc(dev, DEV_WAIT, page_len(), "the words that streams wait for",
				  &addr);

	if (rc) {
		return rc;
	}
	page = addr;
	page->dev = dev;
	lock_acquire(&r->lock);
	page->next = r->pages;
	r->pages = page;
	for (size_t i = 1; i < page_len() / sizeof(*page); i++) {
		page[i].dev = dev;
		page[i].next = r->words;
		r->words = &page[i];
	}
	lock_release(&r->lock);
	return 0;
}

static struct stream_word *take_locked(struct stream_ctx *r, const struct dev *dev)
{
	struct stream_word **at = &r->words;
	struct stream_word *word;

	while (*at && (*at)->dev->driver != dev->driver) {
		at = &(*at)->next;
	}
	word = *at;
	if (word) {
		*at = word->next;
	}
	return word;
}

int stream_word_get(struct stream_ctx *r, struct dev *dev, struct stream_word **out)
{
	int rc = 0;

	/* Other threads may take all words of a new page first. */
	do {
		lock_acquire(&r->lock);
		*out = take_locked(r, dev);
		lock_release(&r->lock);
		rc = *out ? 0 : add_page(r, dev);
	} while (!*out && !rc);
	return rc;
}

void stream_word_put(struct stream_ctx *r, struct stream_word *word)
{
	lock_acquire(&r->lock);
	word->next = r->words;
	r->words = word;
	lock_release(&r->lock);
}

void stream_words_finish(struct stream_ctx *r)
{
	while (r->pages) {
		struct stream_word *page = r->pages;

		r->pages = page->next;
		dev_pinned_free(page->dev, page, page_len());
	}
}

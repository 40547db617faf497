/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Host memory that devices copy to and from by themselves: pages of our own, or of the program. */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/table.h"
#include "mem/mem.h"
#include "sys/sys.h"

/* Drivers pin whole pages. */
static uintptr_t first_page(const struct mem *m)
{
	return align_down(m->base, sys_page());
}

static size_t pages_len(const struct mem *m)
{
	return align_up(m->base + m->len, sys_page()) - first_page(m);
}

/* More than there is would bring the kernel's out-of-memory killer instead of an error. */
static int check_ram(const struct dev *d, size_t len)
{
	uint64_t ram = sys_ram();
	char want[32], have[32];

	if (len <= ram) {
		return 0;
	}
	text_bytes(want, sizeof(want), len);
	text_bytes(have, sizeof(have), ram);
	return err_set(ENOMEM, "cannot pin %s for %s: this process may use %s of memory", want,
		       d->props.name, have);
}

/* The pages are made before a driver pins them: it would hold its lock meanwhile. */
static int make_pages(const struct mem *m)
{
	void *from = (void *)first_page(m);
	int rc = sys_populate(from, pages_len(m), true);
	const char *why = "not all of them are mapped, or this machine has no memory for them";

	if (rc == -EINVAL && sys_populate(from, pages_len(m), false) == 0) {
		rc = -EFAULT;
		why = "not all of them can be written";
	} else if (rc == -EFAULT) {
		why = "the file that is mapped there is shorter";
	} else if (rc != -ENOMEM) {
		return 0; /* or Linux is older than 5.14: then drivers find out */
	}
	return err_set(-rc, "cannot pin %zu bytes at %p for %s: %s", m->len, (void *)m->base,
		       m->dev->props.name, why);
}

static int pin(struct mem *m)
{
	struct dev *d = m->dev;
	int rc = make_pages(m);

	if (rc) {
		return rc;
	}
	rc = dev_pin(d, DEV_WAIT, (void *)first_page(m), pages_len(m));
	return rc ? err_wrap(-rc, "pinning %zu bytes at %p for %s", m->len, (void *)m->base,
			     d->props.name)
		  : 0;
}

/* Frees a driver's memory. Memory that stays because the driver fails still counts. */
static int free_wide(struct mem_table *t, struct mem *m)
{
	bool counts = t->count && m->host->uncharged;
	uint64_t len = m->host->len;
	int rc = dev_host_free(m->dev, DEV_WAIT, m->host);

	if (!rc && counts) {
		t->count->freed(t->count->arg, len);
	}
	return rc;
}

int mem_pinned_end(struct mem_table *t, struct mem *m)
{
	int rc;

	if (m->host && m->host->ptr) {
		rc = free_wide(t, m);
	} else {
		rc = dev_unpin(m->dev, DEV_WAIT, (void *)first_page(m), pages_len(m));
		if (m->owned) {
			(void)sys_unmap((void *)m->base, pages_len(m));
		}
	}
	free(m->host);
	m->host = NULL;
	return rc;
}

static struct mem *new_row(struct dev *d, void *ptr, size_t len, bool owned)
{
	struct mem *m = alloc_zero(sizeof(*m));

	if (m) {
		*m = (struct mem){ .base = (uintptr_t)ptr,
				   .len = len,
				   .dev = d,
				   .kind = DEV_MEM_PINNED,
				   .host_addressable = true,
				   .owned = owned,
				   .pinned = true };
	}
	return m;
}

static int pin_and_add(struct mem_table *t, struct mem *m)
{
	int rc = pin(m);

	if (!rc) {
		rc = mem_add(t, m);
		if (rc) {
			(void)dev_unpin(m->dev, DEV_WAIT, (void *)first_page(m), pages_len(m));
		}
	}
	return rc;
}

/* Pages of our own, pinned; of the NUMA node while it has some. */
static int alloc_pages(struct mem_table *t, struct mem *m, int node)
{
	size_t len = align_up(m->len, sys_page());
	const char *name = m->dev->props.name;
	void *ptr;
	int rc = sys_map_anon(len, &ptr);

	if (rc) {
		return err_set(-rc, "cannot allocate %zu bytes pinned for %s: %s", m->len, name,
			       err_words(rc));
	}
	if (node >= 0 && sys_prefer_node(ptr, len, node)) {
		log_info("pinned memory for %s could not be put on its NUMA node %d", name, node);
	}
	m->base = (uintptr_t)ptr;
	rc = pin_and_add(t, m);
	if (rc) {
		(void)sys_unmap(ptr, len);
	}
	return rc;
}

/* Memory that the driver makes. -EOPNOTSUPP without a message: it makes none. */
static int alloc_wide(struct mem_table *t, struct mem *m, int node, bool inherit,
		      const struct dev_host_user *user)
{
	int rc;

	if (!t->wide) {
		return dev_host_none(m->host, DEV_NOT_WIDE_OFF, "the tunable wide is off");
	}
	rc = t->count ? t->count->may(t->count->arg, m->dev, m->len) : 0;
	rc = rc ? rc : dev_host_alloc(m->dev, DEV_WAIT, m->len, node, user, m->host);
	if (!rc) {
		if (t->count && m->host->uncharged) {
			t->count->made(t->count->arg, m->host->len);
		}
		m->base = (uintptr_t)m->host->ptr;
		/* A child has none of the memory that a device may write to, unless it is to. */
		(void)sys_keep_in_child(m->host->ptr, m->host->len, inherit);
		rc = mem_add(t, m);
		if (rc) {
			if (user) {
				user->undo(user->arg);
			}
			(void)free_wide(t, m);
		}
	}
	return rc;
}

/* Makes a row for memory of `len` bytes, which the caller makes next. */
static int new_owned(struct dev *d, size_t len, struct mem **out)
{
	struct mem *m;
	int rc;

	if (len == 0 || len > SIZE_MAX - DEV_WIDE_PAGE) {
		return err_set(len ? ENOMEM : EINVAL, "cannot allocate %zu bytes pinned for %s",
			       len, d->props.name);
	}
	rc = check_ram(d, len);
	if (rc) {
		return rc;
	}
	m = new_row(d, NULL, len, true);
	if (!m) {
		return -ENOMEM;
	}
	m->host = alloc_zero(sizeof(*m->host));
	if (!m->host) {
		free(m);
		return -ENOMEM;
	}
	*out = m;
	return 0;
}

static int give(struct mem *m, int rc, void **out)
{
	if (rc) {
		free(m->host);
		free(m);
		return rc;
	}
	*out = (void *)m->base;
	return 0;
}

int mem_alloc_pinned(struct mem_table *t, struct dev *d, int node, size_t len,
		     const struct dev_host_user *user, void **out)
{
	struct mem *m = NULL;
	int rc = new_owned(d, len, &m);

	if (rc) {
		return rc;
	}
	rc = len < DEV_WIDE_PAGE
		     ? dev_host_none(m->host, DEV_NOT_WIDE_SHORT, "it is shorter than 2 MiB")
		     : alloc_wide(t, m, node, false, user);
	if (rc == -EOPNOTSUPP) {
		m->host->page = DEV_PINNED_PAGE;
		rc = alloc_pages(t, m, node);
	}
	return give(m, rc, out);
}

int mem_alloc_wide(struct mem_table *t, struct dev *d, int node, size_t len, bool inherit,
		   const struct dev_host_user *user, void **out)
{
	struct mem *m = NULL;
	int rc = new_owned(d, len, &m);

	if (rc) {
		return rc;
	}
	rc = alloc_wide(t, m, node, inherit, user);
	if (rc == -EOPNOTSUPP) {
		bool now = m->host->not_wide == DEV_NOT_WIDE_REFUSED ||
			   m->host->not_wide == DEV_NOT_WIDE_NO_PIECES;

		rc = err_set(now ? ENOMEM : EOPNOTSUPP, "no wide memory of %zu bytes for %s: %s",
			     len, d->props.name, m->host->why);
	}
	return give(m, rc, out);
}

void mem_mapped_by(const struct mem_ref *ref, struct dev_host *out)
{
	*out = (struct dev_host){ .page = 0 };
	if (ref->mem && ref->mem->host) {
		*out = *ref->mem->host;
	} else if (ref->kind == DEV_MEM_PINNED) {
		(void)dev_host_none(out, DEV_NOT_WIDE_THEIRS,
				    "its pages are not of PL_ALLOC_PINNED: GPUs map what is "
				    "pinned where it is by entries of 4 KiB");
		out->page = DEV_PINNED_PAGE;
	}
}

/* Only host memory that is not pinned yet. Drivers find out by themselves that pages are pinned
 * twice, but not what else the table has there. */
static int check_pages(struct mem_table *t, const struct mem *m)
{
	uintptr_t from = first_page(m);
	uintptr_t to = from + pages_len(m);
	const struct dev_driver *driver;
	struct dev_range r;
	int rc = dev_table_identify(t->devices, (void *)m->base, &driver, &r);

	if (!rc) {
		return r.kind == DEV_MEM_PINNED
			       ? err_set(EEXIST, "the memory at %p is pinned already",
					 (void *)m->base)
			       : err_set(EINVAL, "%p is not host memory: a device has it",
					 (void *)m->base);
	}
	if (rc != -ENOENT) {
		return rc;
	}
	rc = 0;
	rwlock_read(&t->lock);
	for (size_t i = 0; i < t->ranges.n && !rc; i++) {
		const struct mem *x = t->ranges.v[i].value;

		if (x->pinned && x->dev->driver == m->dev->driver && first_page(x) < to &&
		    from < first_page(x) + pages_len(x)) {
			rc = err_set(EEXIST,
				     "%zu bytes at %p share a page with %zu bytes at %p, which are "
				     "pinned already",
				     m->len, (void *)m->base, x->len, (void *)x->base);
		}
	}
	rwlock_release(&t->lock);
	return rc;
}

int mem_pin(struct mem_table *t, struct dev *d, void *ptr, size_t len)
{
	uintptr_t end;
	struct mem *m;
	int rc;

	if (!ptr || !len || __builtin_add_overflow((uintptr_t)ptr, len, &end) ||
	    end > UINTPTR_MAX - sys_page()) {
		return err_set(EINVAL, "cannot pin %zu bytes at %p", len, ptr);
	}
	rc = check_ram(d, len);
	if (rc) {
		return rc;
	}
	m = new_row(d, ptr, len, false);
	if (!m) {
		return -ENOMEM;
	}
	rc = check_pages(t, m);
	rc = rc ? rc : pin_and_add(t, m);
	if (rc) {
		free(m);
	}
	return rc;
}

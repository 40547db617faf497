/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "dev/table.h"

#include <ctype.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/quiesce.h"

void dev_table_init(struct dev_table *t, const struct config *c,
		    const struct dev_driver *const *drivers)
{
	*t = (struct dev_table){ .config = c, .drivers = drivers };
	lock_init(&t->lock, RANK_DEVICES);
	pthread_cond_init(&t->changed, NULL);
}

void dev_table_finish(struct dev_table *t)
{
	while (t->n) {
		struct dev *d = t->slots[--t->n].dev;

		d->driver->close(d);
	}
	pthread_cond_destroy(&t->changed);
	lock_finish(&t->lock);
}

static struct dev_slot *find_locked(struct dev_table *t, const struct dev_driver *driver, int index)
{
	for (unsigned int i = 0; i < t->n; i++) {
		if (t->slots[i].driver == driver && t->slots[i].index == index) {
			return &t->slots[i];
		}
	}
	return NULL;
}

/* Opens a device without the lock; its slot shows other threads that it is being opened. */
static int open_locked(struct dev_table *t, const struct dev_driver *driver, int index,
		       struct dev **out)
{
	struct dev_slot *slot;
	int rc;

	if (t->n == DEV_TABLE_MAX) {
		return err_set(EMFILE, "a context opens at most %d devices", DEV_TABLE_MAX);
	}
	t->slots[t->n++] = (struct dev_slot){ .driver = driver, .index = index };
	lock_release(&t->lock);
	rc = dev_fault();
	rc = rc ? rc : driver->open(t->config, index, out);
	lock_acquire(&t->lock);
	slot = find_locked(t, driver, index);
	if (rc) {
		*slot = t->slots[--t->n];
	} else {
		slot->dev = *out;
	}
	pthread_cond_broadcast(&t->changed);
	return rc;
}

int dev_table_get(struct dev_table *t, const struct dev_driver *driver, int index, struct dev **out)
{
	struct dev *d = NULL;
	const struct dev_slot *slot;
	int rc = 0;

	lock_acquire(&t->lock);
	while ((slot = find_locked(t, driver, index)) && !slot->dev) {
		lock_wait(&t->lock, &t->changed);
	}
	if (slot) {
		d = slot->dev;
	} else {
		rc = open_locked(t, driver, index, &d);
	}
	lock_release(&t->lock);
	if (!rc) {
		*out = d;
	}
	return rc;
}

static const struct dev_driver *driver_named(struct dev_table *t, const char *name, size_t len)
{
	for (const struct dev_driver *const *d = t->drivers; *d; d++) {
		if (strlen((*d)->name) == len && strncmp((*d)->name, name, len) == 0) {
			return *d;
		}
	}
	return NULL;
}

/* Once a process: the memory of this GPU is the host's. */
static void say_soft(const struct dev_props *p, const char *others)
{
	static atomic_bool said;

	if (!atomic_exchange(&said, true)) {
		log_warn("no GPU is usable (%s): gpu:N is a software GPU, %s, in host memory",
			 others, p->name);
	}
}

/*
 * The nth usable device over all drivers. Software GPUs take the place of GPUs only where no other
 * is usable: a program that asks for one GPU too many must not compute in host memory.
 */
static int nth_best(struct dev_table *t, long nth, struct dev **out)
{
	char why[256];
	char all[700] = "";
	long left = nth;
	bool real = false;

	for (const struct dev_driver *const *d = t->drivers; *d; d++) {
		size_t at = strlen(all);
		int n;

		if ((*d)->memory_only) {
			continue;
		}
		text_copy(why, sizeof(why), "");
		n = (*d)->count(t->config, why, sizeof(why));
		if (n < 0) {
			return n;
		}
		for (int i = 0; i < n; i++) {
			struct dev_props p;

			if ((*d)->describe(t->config, i, &p) || !p.fit || (p.soft && real)) {
				continue;
			}
			real = real || !p.soft;
			if (left-- == 0) {
				if (p.soft) {
					say_soft(&p, all);
				}
				return dev_table_get(t, *d, i, out);
			}
		}
		text_fmt(all + at, sizeof(all) - at, "%s%d %s%s%s", at ? "; " : "", n, (*d)->name,
			 *why ? ": " : "", why);
	}
	return err_set(ENODEV, "there is no gpu:%ld (%s)%s", nth, all,
		       real ? "; software GPUs have names of their own, soft:N, beside other GPUs"
			    : "");
}

static int open_indexed(struct dev_table *t, const struct dev_driver *driver, long index,
			struct dev **out)
{
	struct dev_props p;
	char why[256] = "";
	int n = driver->count(t->config, why, sizeof(why));
	int rc;

	if (n < 0) {
		return n;
	}
	if (index >= n) {
		return err_set(ENODEV, "there is no %s:%ld: %d found%s%s", driver->name, index, n,
			       *why ? "; " : "", why);
	}
	rc = driver->describe(t->config, (int)index, &p);
	if (rc) {
		return rc;
	}
	if (!p.fit) {
		return err_set(ENODEV, "%s (%s) cannot be used: %s", p.name, p.model, p.why);
	}
	return dev_table_get(t, driver, (int)index, out);
}

/* Opens the device by the driver's own name for it, such as "bar:0000:04:00.0". */
static int open_called(struct dev_table *t, const struct dev_driver *driver, const char *name,
		       struct dev **out)
{
	char why[256] = "";
	int n = driver->count(t->config, why, sizeof(why));
	struct dev_props p;

	for (int i = 0; i < n; i++) {
		if (driver->describe(t->config, i, &p) == 0 && strcmp(p.name, name) == 0) {
			return open_indexed(t, driver, i, out);
		}
	}
	return n < 0 ? n
		     : err_set(ENODEV, "there is no %s: %d %s devices found%s%s", name, n,
			       driver->name, *why ? "; " : "", why);
}

static int no_name(const char *name)
{
	return err_set(EINVAL, "\"%s\" is not a device; write gpu:0, cuda:0, soft:0 or bar:ADDRESS",
		       name);
}

static int named(struct dev_table *t, const char *name, struct dev **out)
{
	const char *colon = strchr(name, ':');
	const struct dev_driver *driver;
	char *end = NULL;
	long index = -1;

	if (!colon || !isxdigit((unsigned char)colon[1])) {
		return no_name(name);
	}
	if (isdigit((unsigned char)colon[1])) {
		errno = 0;
		index = strtol(colon + 1, &end, 10);
		index = errno == ERANGE || *end ? -1 : index;
	}
	if (index >= 0 && strncmp(name, "gpu:", 4) == 0) {
		return nth_best(t, index, out);
	}
	driver = driver_named(t, name, (size_t)(colon - name));
	if (!driver && index < 0) {
		return no_name(name);
	}
	if (!driver) {
		return err_set(
			EINVAL,
			"\"%s\": there is no kind of device \"%.*s\"; write gpu:0, cuda:0, soft:0 "
			"or bar:ADDRESS",
			name, (int)(colon - name), name);
	}
	if (index < 0 && driver->current && strcmp(colon + 1, "current") == 0) {
		index = driver->current(t->config);
		if (index < 0) {
			return (int)index;
		}
	}
	if (index >= 0) {
		return open_indexed(t, driver, index, out);
	}
	return strchr(colon + 1, ':') ? open_called(t, driver, name, out) : no_name(name);
}

int dev_table_named(struct dev_table *t, enum dev_intent may, const char *name, struct dev **out)
{
	dev_set quiet = may == DEV_NOWAIT ? dev_quiesce_try(DEV_ALL) : 0;
	int rc = may == DEV_NOWAIT && !quiet ? -EBUSY : named(t, name, out);

	dev_quiesce_end(quiet);
	return rc;
}

unsigned int dev_table_opened(struct dev_table *t, struct dev **v, unsigned int space)
{
	unsigned int n = 0;

	lock_acquire(&t->lock);
	for (unsigned int i = 0; i < t->n && n < space; i++) {
		if (t->slots[i].dev) {
			v[n++] = t->slots[i].dev;
		}
	}
	lock_release(&t->lock);
	return n;
}

static int each_of(struct dev_table *t, bool fit,
		   int (*fn)(const struct dev_props *props, void *arg), void *arg)
{
	for (const struct dev_driver *const *d = t->drivers; *d; d++) {
		char why[256] = "";
		int n = (*d)->count(t->config, why, sizeof(why));

		if (n < 0) {
			return n;
		}
		for (int i = 0; i < n; i++) {
			struct dev_props p;
			int rc = (*d)->describe(t->config, i, &p);

			if (rc) {
				return rc;
			}
			rc = p.fit == fit ? fn(&p, arg) : 0;
			if (rc) {
				return rc;
			}
		}
	}
	return 0;
}

int dev_table_each(struct dev_table *t, int (*fn)(const struct dev_props *props, void *arg),
		   void *arg)
{
	int rc = each_of(t, true, fn, arg);

	return rc ? rc : each_of(t, false, fn, arg);
}

int dev_table_wide(struct dev_table *t, const struct dev_props *p, struct dev_host *out)
{
	const struct dev_driver *driver = driver_named(t, p->name, strcspn(p->name, ":"));

	return driver && driver->wide && p->fit ? driver->wide(p, out) : -ENOENT;
}

int dev_table_identify(struct dev_table *t, const void *ptr, const struct dev_driver **driver,
		       struct dev_range *out)
{
	for (const struct dev_driver *const *d = t->drivers; *d; d++) {
		int rc = (*d)->identify(ptr, out);

		if (rc != -ENOENT) {
			*driver = *d;
			return rc;
		}
	}
	return -ENOENT;
}

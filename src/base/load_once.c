/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/load_once.h"

#include <string.h>

#include "base/log.h"
#include "base/text.h"

static void say_lost(const struct load_once *o, char *why, size_t space)
{
	if (o->in_use) {
		text_fmt(why, space,
			 "%s was in use when this process was forked, and does not survive that: "
			 "use it in the child only, or start the child by exec (in Python: spawn)",
			 o->what);
	} else {
		text_fmt(why, space,
			 "another thread was %s when this process was forked: fork before that, or "
			 "start the child by exec (in Python: spawn)",
			 o->meanwhile);
	}
}

static const void *try_locked(struct load_once *o, const char *name, load_fn load, void *arg)
{
	const void *table;

	if (*o->tried_why && strcmp(o->tried, name) == 0) {
		return NULL;
	}
	atomic_store(&o->loading, true);
	text_copy(o->tried, sizeof(o->tried), name);
	o->tried_why[0] = '\0';
	table = load(name, arg, o->tried_why, sizeof(o->tried_why));
	atomic_store_explicit(&o->table, table, memory_order_release);
	atomic_store(&o->loading, false);
	if (!table) {
		log_debug("%s: %s", o->what, o->tried_why);
	}
	return table;
}

const void *load_once(struct load_once *o, const char *name, load_fn load, void *arg, char *why,
		      size_t space)
{
	const void *table = load_once_table(o);

	if (table) {
		return table;
	}
	if (load_once_is_lost(o)) {
		say_lost(o, why, space);
		return NULL;
	}
	lock_acquire(&o->lock);
	table = load_once_table(o);
	table = table ? table : try_locked(o, name, load, arg);
	if (!table) {
		text_copy(why, space, o->tried_why);
	}
	lock_release(&o->lock);
	return table;
}

void load_once_lose(struct load_once *o)
{
	if (load_once_table(o)) {
		o->in_use = true;
	} else if (atomic_load(&o->loading)) {
		o->meanwhile = o->doing;
	}
	atomic_store(&o->table, NULL);
	lock_renew(&o->lock);
}

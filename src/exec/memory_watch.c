/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Tells movers of memory: of new slabs, and of memory that is about to be freed. */

#include "exec/exec.h"

static void slabs_made(void *arg, void *addr, size_t len)
{
	const struct exec *x = arg;

	for (unsigned int i = 0; i < x->routes.movers; i++) {
		struct mover *m = x->routes.mover[i];

		if (m->ops->memory && m->ops->memory->made) {
			m->ops->memory->made(m, addr, len);
		}
	}
}

static void slabs_going(void *arg, void *addr, size_t len)
{
	const struct exec *x = arg;

	for (unsigned int i = 0; i < x->routes.movers; i++) {
		struct mover *m = x->routes.mover[i];

		if (m->ops->memory) {
			m->ops->memory->going(m, addr, len);
		}
	}
}

static void mem_going(void *arg, uintptr_t base, size_t len)
{
	slabs_going(arg, (void *)base, len);
}

/* The one mover that stages there. */
static struct mover *there(const struct exec *x)
{
	unsigned int i = 0;

	while (!(x->routes.mover[i]->ops->traits & MOVER_STAGES_THERE)) {
		i++;
	}
	return x->routes.mover[i];
}

static int make_there(void *arg, struct dev *dev, size_t len, void **out)
{
	struct mover *m = there(arg);

	return m->ops->memory->make_there(m, dev, len, out);
}

static void free_there(void *arg, struct dev *dev, void *addr)
{
	struct mover *m = there(arg);

	m->ops->memory->free_there(m, dev, addr);
}

void memory_watch_init(struct exec *x)
{
	x->slabs_source = (struct slabs_source){ make_there, free_there, x };
	x->slabs_watcher = (struct slabs_watcher){ slabs_made, slabs_going, x };
	x->slabs.watcher = &x->slabs_watcher;
	x->mem_watcher = (struct mem_watcher){ mem_going, x };
	if (x->mem) {
		x->mem->watcher = &x->mem_watcher;
	}
}

void memory_watch_finish(struct exec *x)
{
	if (x->mem) {
		x->mem->watcher = NULL;
	}
}

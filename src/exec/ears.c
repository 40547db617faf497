/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What movers hear of memory: new slabs, and what is about to go. */

#include "exec/exec.h"

static void slabs_made(void *arg, void *addr, size_t len)
{
	const struct exec *x = arg;

	for (unsigned int i = 0; i < x->routes.movers; i++) {
		struct mover *m = x->routes.mover[i];

		if (m->ops->memory) {
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

void ears_init(struct exec *x)
{
	x->slabs_ears = (struct slabs_ears){ slabs_made, slabs_going, x };
	x->slabs.ears = &x->slabs_ears;
	x->mem_ears = (struct mem_ears){ mem_going, x };
	if (x->mem) {
		x->mem->ears = &x->mem_ears;
	}
}

void ears_finish(struct exec *x)
{
	if (x->mem) {
		x->mem->ears = NULL;
	}
}

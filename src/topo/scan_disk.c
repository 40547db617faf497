/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Disks in the graph: their controllers, and the layers and mounts on them. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

#include "base/alloc.h"
#include "base/text.h"
#include "sys/sys.h"
#include "topo/block.h"
#include "topo/grow_array.h"
#include "topo/pci.h"
#include "topo/scan.h"
#include "topo/topo.h"

#define CLASS "/sys/class/block"

struct disk_search {
	struct scan_disks *d;
	size_t space;
	int rc;
};

static int on_disk(const char *name, void *arg)
{
	struct disk_search *f = arg;
	struct scan_disks *d = f->d;
	struct topo_block b = { .parent = -1 };

	if (strlen(name) >= sizeof(b.name) || read_exists(CLASS "/%s/partition", name) ||
	    !read_exists(CLASS "/%s/device", name)) {
		return 0; /* a disk without a device is made of others, or of memory */
	}
	text_copy(b.name, sizeof(b.name), name);
	block_describe(&b);
	if (b.removed || b.kind == TOPO_BLOCK_NVMEOF) {
		return 0;
	}
	if (!grow_array(&d->v, d->n, &f->space, sizeof(*d->v))) {
		f->rc = -ENOMEM;
		return 1;
	}
	d->v[d->n] = (struct scan_disk){ .disk = TOPO_NONE };
	text_copy(d->v[d->n].name, sizeof(d->v[0].name), name);
	text_copy(d->v[d->n++].pci, sizeof(d->v[0].pci), b.pci);
	return 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct scan_disk *)a)->name, ((const struct scan_disk *)b)->name);
}

int scan_disks_find(struct scan_disks *d)
{
	struct disk_search f = { .d = d };

	*d = (struct scan_disks){ .n = 0 };
	(void)read_list(CLASS, on_disk, &f);
	if (d->n) {
		qsort(d->v, d->n, sizeof(*d->v), by_name);
	}
	for (size_t i = 0; i < d->n && !f.rc; i++) {
		f.rc = keys_add(&d->by_pci, pci_key(d->v[i].pci), (uint32_t)i);
	}
	if (f.rc) {
		scan_disks_finish(d);
	}
	return f.rc;
}

void scan_disks_finish(struct scan_disks *d)
{
	free(d->v);
	keys_finish(&d->by_pci);
	*d = (struct scan_disks){ .n = 0 };
}

static int find_controllers(const struct topo_build *b, struct keys *c)
{
	int rc = 0;

	for (uint32_t i = 0; i < b->g->n_nodes && !rc; i++) {
		if (b->g->nodes[i].kind == TOPO_NODE_DRIVE) {
			rc = keys_add(c, pci_key(b->g->nodes[i].pci), i);
		}
	}
	return rc;
}

static uint32_t controller_of(struct topo_build *b, const struct keys *c, const struct scan_disk *d)
{
	uint32_t at = keys_find(c, pci_key(d->pci));

	if (at != UINT32_MAX) {
		return at;
	}
	/* A disk on no PCI function, as small virtual machines have them. */
	at = d->pci[0] ? TOPO_NONE : build_node(b, TOPO_NODE_DRIVE, d->name);
	if (at != TOPO_NONE) {
		build_at(b, at)->numa = build_at(b, 0)->numa;
		(void)build_link(b, TOPO_LINK_LOCAL, at, 0);
	}
	return at;
}

struct standing {
	struct topo_build *b;
	struct scan_disks *d;
	dev_t *seen; /* of mounts: bind mounts repeat them */
	size_t n_seen, space;
};

static void add_word(char *dst, size_t space, const char *word)
{
	size_t used = strlen(dst);

	text_fmt(dst + used, space - used, "%s%s", used ? ", " : "", word);
}

/* Notes a word at each disk that the layers of `s` end in. */
static void stand_on(struct standing *st, const struct topo_stack *s, const char *word)
{
	for (unsigned int i = 0; i < s->n; i++) {
		struct scan_disk want = { .disk = 0 };
		const struct scan_disk *d;

		text_copy(want.name, sizeof(want.name), s->v[i].name);
		d = st->d->n ? bsearch(&want, st->d->v, st->d->n, sizeof(want), by_name) : NULL;
		if (d && d->disk != TOPO_NONE) {
			struct topo_disk *disk = &st->b->g->disks[d->disk];

			add_word(disk->on, sizeof(disk->on), word);
		}
	}
}

static int on_layer(const char *name, void *arg)
{
	struct topo_block b = { .parent = -1 };
	struct topo_stack s;
	unsigned int maj, min;
	char number[24], word[96];
	char *end;

	if ((strncmp(name, "md", 2) != 0 && strncmp(name, "dm-", 3) != 0) ||
	    strlen(name) >= sizeof(b.name) ||
	    !read_word(number, sizeof(number), CLASS "/%s/dev", name)) {
		return 0;
	}
	maj = (unsigned int)strtoul(number, &end, 10);
	min = *end ? (unsigned int)strtoul(end + 1, NULL, 10) : 0;
	if (topo_block_stack(makedev(maj, min), &s) == 0 && s.n) {
		text_fmt(word, sizeof(word), "%s (%s)", s.v[0].name, s.v[0].detail);
		stand_on(arg, &s, word);
	}
	topo_stack_free(&s);
	return 0;
}

static bool seen_before(struct standing *st, dev_t dev)
{
	for (size_t i = 0; i < st->n_seen; i++) {
		if (st->seen[i] == dev) {
			return true;
		}
	}
	if (!grow_array(&st->seen, st->n_seen, &st->space, sizeof(dev))) {
		st->b->err = -ENOMEM;
		return true;
	}
	st->seen[st->n_seen++] = dev;
	return false;
}

static int on_mount(const struct topo_mount *m, dev_t dev, void *arg)
{
	struct standing *st = arg;
	struct topo_stack s;
	char word[96];

	if (!seen_before(st, dev)) {
		(void)topo_mount_stack(m, dev, &s);
		text_fmt(word, sizeof(word), "%.64s (%s)", m->point, m->fs);
		stand_on(st, &s, word);
		topo_stack_free(&s);
	}
	return 0;
}

void scan_disks_add(struct topo_build *b, struct scan_disks *d)
{
	struct standing st = { .b = b, .d = d };
	struct keys c = { .v = NULL };

	if (b->err || find_controllers(b, &c)) {
		keys_finish(&c);
		b->err = b->err ? b->err : -ENOMEM;
		return;
	}
	for (size_t i = 0; i < d->n && !b->err; i++) {
		uint32_t node = controller_of(b, &c, &d->v[i]);
		struct topo_disk *disk =
			node == TOPO_NONE ? NULL : build_disk(b, node, d->v[i].name);

		if (disk) {
			disk->nbytes =
				512 * (uint64_t)read_number(0, CLASS "/%s/size", d->v[i].name);
			d->v[i].disk = b->g->n_disks - 1;
		}
	}
	keys_finish(&c);
	(void)read_list(CLASS, on_layer, &st);
	(void)topo_mount_each(on_mount, &st);
	free(st.seen);
}

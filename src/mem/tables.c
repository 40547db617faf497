/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Tables of several processes. The process that loads a table listens, before it loads, at a name
 * made from the table's description, in a folder that only this user can change. So only one
 * process loads, and others wait for it at that name. The name is free again when that process
 * ends, in whatever way. A process that has attached listens at a name of its own beside it. A
 * table is found at any of these names, so that no process has to stay for the others.
 *
 * The names of sockets without a process are in nobody's way, and are removed when a table is
 * loaded.
 */

#include "mem/tables.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "sys/sys.h"
#include "sys/unix.h"

#define PATH_SIZE 100u /* of a socket, with the 0 */
#define NAME_LEN 17u   /* "t" and 16 digits */
#define TRIES 100u     /* others are faster */
#define NAMES 64u      /* that are tried */
#define SWEEP 1000u    /* entries of the folder that are looked at */

_Static_assert(sizeof(struct table_key) == DEV_TOKEN, "an offer has space for a table's key");

struct table_names {
	char folder[PATH_SIZE];
	char name[NAME_LEN + 1];
	char found[NAMES][PATH_SIZE];
	unsigned int n;
};

/* Spreads the key's bits; the key itself is compared, too. */
static uint64_t hash(const struct table_key *k)
{
	uint64_t words[DEV_TOKEN / sizeof(uint64_t)];
	uint64_t h = 0;

	memcpy(words, k, sizeof(words));
	for (size_t i = 0; i < DEV_TOKEN / sizeof(uint64_t); i++) {
		h ^= words[i];
		h *= UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 32;
	}
	return h;
}

/* A folder of this user's alone, for as long as the machine runs. */
static int find_folder(char *out, size_t space)
{
	const char *runtime = config_runtime_dir();
	char own[32];
	int rc;

	text_fmt(own, sizeof(own), "/run/user/%u", sys_uid());
	rc = sys_private_folder(runtime ? runtime : own, "peerlane");
	if (rc && !runtime && sys_uid() == 0) {
		text_copy(own, sizeof(own), "/run");
		rc = sys_private_folder(own, "peerlane");
	}
	if (rc) {
		return err_set(
			EOPNOTSUPP,
			"tables cannot be shared: no folder \"peerlane\" of this user's alone in "
			"%s (%s); set XDG_RUNTIME_DIR to a folder that only this user can "
			"change",
			runtime ? runtime : own, err_words(rc));
	}
	if (strlen(runtime ? runtime : own) + sizeof("/peerlane") > space) {
		return err_set(ENAMETOOLONG,
			       "tables cannot be shared: XDG_RUNTIME_DIR (%s) is too long",
			       runtime);
	}
	text_fmt(out, space, "%s/peerlane", runtime ? runtime : own);
	return 0;
}

static int make_names(const struct table_key *k, struct table_names *n)
{
	/* What follows it in a path. */
	int rc = find_folder(n->folder, sizeof(n->folder) - NAME_LEN - 12);

	text_fmt(n->name, sizeof(n->name), "t%016llx", (unsigned long long)hash(k));
	return rc;
}

static void path_of(const struct table_names *n, const char *file, char path[PATH_SIZE])
{
	text_fmt(path, PATH_SIZE, "%s/%s", n->folder, file);
}

/* A name of those that are attached: the table's and ".XXXXXXXX". */
static int note_name(const char *file, void *arg)
{
	struct table_names *n = arg;

	if (strncmp(file, n->name, NAME_LEN) == 0 && file[NAME_LEN] == '.' &&
	    strlen(file) == NAME_LEN + 9 && n->n < NAMES) {
		path_of(n, file, n->found[n->n++]);
	}
	return 0;
}

/* What processes that were killed have left; if one begins to listen there in this very moment, its
 * name may go, too, and a table is loaded twice. */
static int sweep_one(const char *file, void *arg)
{
	const struct table_names *n = arg;
	char path[PATH_SIZE];

	if (file[0] == 't' && strlen(file) <= NAME_LEN + 9) {
		path_of(n, file, path);
		sys_unix_unlink_dead(path);
	}
	return 0;
}

/* Lets others attach to what this process has, by a name of its own. */
static void offer(struct mem_table *t, const struct table_ask *a, const struct table_names *n,
		  struct table *tab)
{
	char path[PATH_SIZE];
	uint64_t r = 0;
	int rc = sys_random(&r);

	text_fmt(path, sizeof(path), "%s/%s.%08x", n->folder, n->name, (unsigned int)r);
	rc = rc ? err_set(-rc, "no random number: %s", err_words(rc))
		: export_claim(t, a->dev, a->key.len, path, (const unsigned char *)&a->key,
			       &tab->x);
	if (rc) {
		log_warn("no other process can attach to a table that this one is attached to: %s",
			 err_message());
		return;
	}
	export_fill(tab->x, import_ptr(tab->from), import_host(tab->from));
}

/* Makes a row of the imported memory. */
static int add(struct mem_table *t, const struct table_ask *a, const struct table_names *n,
	       struct import *from, void **out)
{
	struct table *tab = alloc_zero(sizeof(*tab));
	struct mem *m = alloc_zero(sizeof(*m));
	int rc = tab && m ? 0 : -ENOMEM;

	if (!rc) {
		tab->from = from;
		*m = (struct mem){ .base = (uintptr_t)import_ptr(from),
				   .len = a->key.len,
				   .dev = a->dev,
				   .kind = DEV_MEM_PINNED,
				   .host_addressable = true,
				   .owned = true,
				   .pinned = true,
				   .host = import_host(from),
				   .table = tab };
		offer(t, a, n, tab);
		rc = mem_add(t, m);
		if (rc && tab->x) {
			export_drop(tab->x);
		}
	}
	if (rc) {
		free(tab);
		free(m);
		return rc;
	}
	*out = (void *)m->base;
	return 0;
}

static int attach(struct mem_table *t, const struct table_ask *a, const struct table_names *n,
		  const char *path, void **out)
{
	struct import_how how = { .path = path,
				  .timeout_ns = a->timeout_ns,
				  .node = a->node,
				  .key = (const unsigned char *)&a->key,
				  .progress = a->progress,
				  .arg = a->arg };
	struct import_result res = { .pid = 0 };
	struct import *from;
	int rc = import_open(a->dev, &how, &res, &from);

	if (!rc && res.len != a->key.len) {
		rc = err_set(EPROTO, "the table at \"%s\" has %zu bytes", path, res.len);
		import_free(from);
	}
	if (rc) {
		return rc;
	}
	rc = add(t, a, n, from, out);
	if (rc) {
		import_free(from);
		return rc;
	}
	log_info("attached to %zu bytes that process %d has loaded", res.len, res.pid);
	return 0;
}

/* Attaches to a process that is attached itself. Returns 0, or -ENOENT if there is none. */
static int attach_to_any(struct mem_table *t, const struct table_ask *a, struct table_names *n,
			 void **out)
{
	n->n = 0;
	(void)sys_list_some(n->folder, SWEEP, note_name, n);
	for (unsigned int i = 0; i < n->n; i++) {
		if (!attach(t, a, n, n->found[i], out)) {
			return 0;
		}
	}
	return -ENOENT;
}

static int get(struct mem_table *t, const struct table_ask *a, struct table_names *n,
	       struct mem_export **claim, void **out)
{
	char path[PATH_SIZE];

	path_of(n, n->name, path);
	for (unsigned int i = 0; i < TRIES; i++) {
		int rc = attach(t, a, n, path, out);

		if (rc != -EOWNERDEAD && rc != -ENOENT) {
			return rc;
		}
		rc = attach_to_any(t, a, n, out);
		if (!rc) {
			return 0;
		}
		rc = export_claim(t, a->dev, a->key.len, path, (const unsigned char *)&a->key,
				  claim);
		if (rc != -EADDRINUSE) {
			if (!rc) {
				(void)sys_list_some(n->folder, SWEEP, sweep_one, n);
			}
			return rc;
		}
	}
	return err_set(EAGAIN, "%u other processes have begun to load the same table and ended",
		       TRIES);
}

int table_get(struct mem_table *t, const struct table_ask *given, struct mem_export **claim,
	      void **out)
{
	struct table_names *n = alloc_zero(sizeof(*n));
	struct table_ask a = *given;
	int rc;

	if (!n) {
		return -ENOMEM;
	}
	memset(a.key.driver, 0, sizeof(a.key.driver));
	memcpy(a.key.driver, a.dev->driver->name,
	       strnlen(a.dev->driver->name, sizeof(a.key.driver)));
	*claim = NULL;
	rc = make_names(&a.key, n);
	rc = rc ? rc : get(t, &a, n, claim, out);
	free(n);
	return rc;
}

void table_progress(struct mem_export *claim, uint64_t done)
{
	atomic_store(&claim->loaded, done);
}

void table_abandon(struct mem_export *claim)
{
	export_drop(claim);
}

/* Whether others can be given it, before any asks. */
static int may_share(struct mem_export *x, const struct mem *m)
{
	struct dev_shared *v = alloc_zero(sizeof(*v));
	int rc = v ? x->dev->mem.host_share(x->dev, m->host, (void *)m->base, x->len, v) : -ENOMEM;

	for (unsigned int i = 0; !rc && i < v->n; i++) {
		sys_close_private(v->pieces[i].fd);
	}
	free(v);
	return rc;
}

int table_loaded(struct mem_table *t, struct mem_export *claim, void *ptr)
{
	struct table *tab = alloc_zero(sizeof(*tab));
	struct mem *m;
	int rc = tab ? 0 : -ENOMEM;

	rwlock_read(&t->lock);
	m = range_at(&t->ranges, (uintptr_t)ptr);
	rwlock_release(&t->lock);
	/* Nobody else has the address yet. */
	rc = rc ? rc : may_share(claim, m);
	if (rc) {
		free(tab);
		export_drop(claim);
		return rc;
	}
	tab->x = claim;
	m->table = tab;
	export_fill(claim, ptr, m->host);
	return 0;
}

int table_end(struct mem_table *t, struct mem *m)
{
	struct table *tab = m->table;
	int rc = 0;

	if (tab->x) {
		export_drop(tab->x);
	}
	m->table = NULL;
	if (tab->from) {
		import_free(tab->from); /* m->host is in it */
	} else {
		rc = mem_pinned_end(t, m);
	}
	free(tab);
	return rc;
}

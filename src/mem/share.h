/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef MEM_SHARE_H
#define MEM_SHARE_H

/*
 * Memory shared between processes of one machine: docs/sharing.md.
 *
 * The owner has a socket for each export, and one thread for each context that serves all exports:
 * it starts with the first export and ends with the context. Only this thread uses the connections;
 * other threads ask it to begin and end exports. It never waits for an importer.
 */

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "dev/dev.h"
#include "mem/mem.h"
#include "sys/unix.h"

#define EXPORT_ANY_USER (1u << 0)  /* the same values as PL_SHARE_ANY_USER */
#define EXPORT_NO_WINDOW (1u << 1) /* and PL_SHARE_NO_WINDOW */

struct import;
struct import_session;

/* A range of memory that others may import. */
struct mem_export {
	struct mem_export *next;
	struct mem_table *t;
	struct dev *dev;
	struct mem *mem;	     /* held by this export; NULL: in no table */
	const struct dev_host *host; /* of `mem`; NULL: memory of the device */
	char *ptr;
	size_t len;
	uintptr_t base;	     /* foreign memory: its range by the driver */
	uint64_t generation; /* of foreign memory, when it was exported */
	bool foreign;	     /* not allocated here: may be freed without our knowledge */
	/* A table (tables.c): importers keep it, and no lease is checked. */
	bool table;
	unsigned char key[DEV_TOKEN];
	atomic_ullong loaded; /* bytes of it, while it is being loaded */
	unsigned int flags;
	struct sys_listener at;
	char path[108]; /* for messages: relative to the working directory of that time */

	/* Protected by share_ctx.lock. */
	enum {
		EXPORT_SERVED,
		EXPORT_ENDING, /* a thread waits for its end */
		EXPORT_ENDED,  /* no connection is left */
	} state;
	bool force;  /* end it also with transfers in flight */
	bool filled; /* ptr and host are set: a table that is loaded, and all others */

	/* Used by the thread alone. */
	struct import_session *sessions;
	bool ending; /* state, force and filled when the thread last looked */
	bool forced;
	bool loading;	   /* not filled */
	uint64_t again_ns; /* no importer is accepted before this time, since accepting the last one
			      failed */
	uint64_t refused_ns; /* when a refusal was last logged */
	bool revoked;
};

void share_ctx_init(struct share_ctx *r);
/* Ends all exports, also with transfers in flight, and the thread. */
void share_ctx_finish(struct share_ctx *r);

/* Begins to listen at `path`. */
int mem_export(struct mem_table *t, void *ptr, size_t len, const char *path, unsigned int flags,
	       unsigned int mode, struct mem_export **out);
/* Removes the path. Importers keep the memory, and no new one can come. */
void mem_export_hide(struct mem_export *x);
/* Ends and frees the export. Returns 0, or -EBUSY if transfers of importers are still in flight. */
int mem_unexport(struct mem_export *x);

/* The result of an import. */
struct import_result {
	enum dev_form form;
	bool window;
	bool asks;
	int pid;
	unsigned int uid;
	char dev_name[32];
	char why[448];
	size_t len;
};

/* Called with the bytes loaded, and their sum. A result other than 0 ends the load. */
typedef int (*load_progress)(uint64_t done, uint64_t all, void *arg);

struct import_how {
	const char *path;
	unsigned int flags;
	uint64_t timeout_ns; /* for each answer of the owner */
	int node;	     /* next to the device, -1: not known */
	/* A table: of this key, waited for while it is loaded, as long as that makes progress. */
	const unsigned char *key; /* DEV_TOKEN bytes; NULL: no table */
	load_progress progress;	  /* may be NULL */
	void *arg;
};

int mem_import(struct mem_table *t, struct dev *d, const struct import_how *how,
	       struct import_result *res, void **out);
int mem_unimport(struct mem_table *t, void *ptr); /* -ENOENT, -EBUSY */

/* For tables.c: an import in no table of memory, ended by import_free(). */
int import_open(struct dev *d, const struct import_how *how, struct import_result *res,
		struct import **out);
struct dev_host *import_host(struct import *i); /* .ptr NULL: it is memory of the device */
char *import_ptr(struct import *i);
/* Exports a table of `len` bytes before it is loaded. */
int export_claim(struct mem_table *t, struct dev *d, size_t len, const char *path,
		 const unsigned char key[DEV_TOKEN], struct mem_export **out);
/* The export's table is loaded, or was imported. */
void export_fill(struct mem_export *x, void *ptr, const struct dev_host *host);
/* Ends the export, also while importers have it. */
void export_drop(struct mem_export *x);

/* For mem.c: a transfer begins to use bytes of an import. */
int import_enter(struct import *i, uint64_t off, size_t len);
/* For mem.c: such a transfer has ended. */
void import_leave(struct import *i);
void import_free(struct import *i);

void *share_serve(void *arg); /* the thread's function */

/* session.c: one importer, as the owner sees it. The thread's alone. */
struct import_session *session_new(struct mem_export *x, int fd);
int session_fd(const struct import_session *s);
struct import_session **session_next(struct import_session *s);
/* The session's descriptor is readable. Returns false if the session has ended. */
bool session_serve(struct import_session *s);
bool session_undecided(const struct import_session *s); /* it has not accepted an offer */
bool session_late(const struct import_session *s, uint64_t now_ns); /* and exceeds the time limit */
/* The session waits for a table: tells the importer how much is loaded, or offers the table.
 * Returns false if the session has ended. */
bool session_waits(const struct import_session *s);
bool session_go_on(struct import_session *s, uint64_t now_ns);
void session_revoke(struct import_session *s);
bool session_in_use(const struct import_session *s);
int session_pid(const struct import_session *s);
bool session_is_own(const struct import_session *s); /* of this process's user for certain */
unsigned int session_uid(const struct import_session *s);
size_t session_window(const struct import_session *s); /* its bytes */
void session_free(struct import_session *s);

/* quota.c, for the thread alone. Returns 0, or -EUSERS if this export may not have one more
 * importer of that user and process. */
int quota_join(const struct mem_export *x, bool is_own, unsigned int uid, int pid);
/* Returns 0, or -ENOMEM if there may be no window for this session. */
int quota_window(const struct import_session *s, const struct mem_export *x);

/* Returns 0 if the exported memory is still the same, or -EFAULT. */
int export_still_there(const struct mem_export *x);

#endif

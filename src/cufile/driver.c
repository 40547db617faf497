/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "cufile/driver.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "cufile/batch.h"
#include "cufile/buffer.h"
#include "cufile/handle.h"
#include "cufile/json.h"
#include "cufile/log.h"
#include "cufile/props.h"
#include "cufile/stats.h"
#include "cufile/stream.h"

struct driver driver = { .lock = PTHREAD_RWLOCK_INITIALIZER };

/* The parent's context, in a child: given back when the child opens or closes. */
static struct pl_ctx *orphan;

static void in_child(void)
{
	pthread_rwlock_init(&driver.lock, NULL);
	log_forget();
	json_forget();
	stats_forget();
	handle_forget();
	batch_forget();
	stream_forget();
	buffer_forget();
	if (driver.ctx) {
		orphan = driver.ctx;
		driver.ctx = NULL;
	}
	/* Nobody reads what is in force before the next opening. The strings stay the parent's. */
	memset(&driver.config, 0, sizeof(driver.config));
	if (atomic_exchange(&driver.changing, false)) {
		memset(&driver.staged, 0, sizeof(driver.staged)); /* it may be half changed */
	}
	atomic_store(&driver.uses, 0);
}

/* Before any thread can hold a lock: a child would wait for it for ever. */
__attribute__((constructor)) static void watch_forks(void)
{
	(void)pthread_atfork(NULL, NULL, in_child);
	log_load();
}

void driver_change_begin(void)
{
	pthread_rwlock_wrlock(&driver.lock);
	atomic_store(&driver.changing, true);
}

void driver_change_end(void)
{
	atomic_store(&driver.changing, false);
	pthread_rwlock_unlock(&driver.lock);
}

/* Lines of libpeerlane's, in the same file. */
static void peer_line(int level, const char *line, void *arg)
{
	(void)arg;
	LOG((enum log_level)level, "%s", line);
}

CUfileOpError driver_error(int rc, const char *what)
{
	LOG(LOG_ERROR, "%s: %s", what, pl_error_message());
	return rc == -ENOMEM ? CU_FILE_NOMEM_ERROR : CU_FILE_INTERNAL_ERROR;
}

static int is_chosen(const struct pl_conf_row *row, void *arg)
{
	*(bool *)arg |= strcmp(row->name, "write_to") == 0 && strcmp(row->source, "default") != 0;
	return 0;
}

/* Where nobody says otherwise, what is written to a handle without O_DIRECT is left in the page
 * cache, as NVIDIA's library leaves it: programs that save and go on are made for that. */
static int open_context(struct pl_ctx **out)
{
	static const char *const settings[] = { "write_to=cache" };
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	bool chosen = false;
	struct pl_ctx *ctx;
	int rc = pl_open(NULL, &ctx);

	if (rc) {
		return rc;
	}
	(void)pl_conf_each(ctx, is_chosen, &chosen);
	if (!chosen) {
		pl_close(ctx);
		opts.settings = settings;
		opts.n_settings = 1;
		rc = pl_open(&opts, &ctx);
	}
	if (!rc) {
		*out = ctx;
	}
	return rc;
}

/* A child must not find what is being freed when it comes to be. */
static void close_context(struct pl_ctx **at)
{
	struct pl_ctx *ctx = *at;

	*at = NULL;
	pl_close(ctx);
}

static CUfileOpError open_locked(void)
{
	struct config next;
	int rc;

	close_context(&orphan);
	rc = config_load(&next);
	if (rc) {
		config_finish(&next);
		return (CUfileOpError)rc; /* a bare -EINVAL: what is wrong is in the log */
	}
	rc = open_context(&driver.ctx);
	if (rc) {
		config_finish(&next);
		return driver_error(rc, "the driver cannot be opened");
	}
	props_fill(&driver.props, &next);
	config_apply(&next, &driver.staged);
	config_log(&next);
	config_finish(&driver.config);
	driver.config = next;
	driver.policy = next.flag[CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE] ? PL_POLICY_DEFAULT
									     : PL_POLICY_STRICT;
	if (log_wants(LOG_WARN)) {
		pl_log_set(peer_line, NULL,
			   log_wants(LOG_TRACE)	  ? PL_LOG_DEBUG
			   : log_wants(LOG_DEBUG) ? PL_LOG_DEBUG
			   : log_wants(LOG_INFO)  ? PL_LOG_INFO
						  : PL_LOG_WARN);
	}
	stats_begin(next.size[CUFILE_PARAM_PROFILE_STATS]);
	LOG(LOG_INFO, "peerlane %s is open", pl_version());
	atomic_store(&driver.uses, 1);
	return CU_FILE_SUCCESS;
}

CUfileOpError driver_enter(void)
{
	for (;;) {
		CUfileOpError e = CU_FILE_SUCCESS;

		pthread_rwlock_rdlock(&driver.lock);
		if (atomic_load(&driver.uses) > 0) {
			return CU_FILE_SUCCESS;
		}
		pthread_rwlock_unlock(&driver.lock);
		driver_change_begin();
		if (atomic_load(&driver.uses) == 0) {
			e = open_locked();
		}
		driver_change_end();
		if (e) {
			return e;
		}
	}
}

void driver_leave(void)
{
	pthread_rwlock_unlock(&driver.lock);
}

CUfileError_t cuFileDriverOpen(void)
{
	CUfileOpError e = CU_FILE_SUCCESS;

	driver_change_begin();
	if (atomic_load(&driver.uses) == 0) {
		e = open_locked();
	} else {
		atomic_fetch_add(&driver.uses, 1);
	}
	driver_change_end();
	return status(e);
}

/* The last one leaves: not while anything is under way. */
static CUfileOpError close_locked(void)
{
	if (!batch_idle() || !stream_idle() || !handle_clear()) {
		return CU_FILE_DRIVER_CLOSING;
	}
	batch_clear();
	stream_clear();
	buffer_clear();
	close_context(&driver.ctx);
	props_forget();
	atomic_store(&driver.uses, 0);
	return CU_FILE_SUCCESS;
}

static CUfileError_t driver_close(void)
{
	CUfileOpError e = CU_FILE_SUCCESS;
	long uses;

	driver_change_begin();
	uses = atomic_load(&driver.uses);
	if (uses == 0) {
		close_context(&orphan);
		e = CU_FILE_DRIVER_NOT_INITIALIZED;
	} else if (uses == 1) {
		e = close_locked();
	} else {
		atomic_store(&driver.uses, uses - 1);
	}
	driver_change_end();
	return status(e);
}

CUfileError_t cuFileDriverClose(void)
{
	return driver_close();
}

CUfileError_t cuFileDriverClose_v2(void)
{
	return driver_close();
}

long cuFileUseCount(void)
{
	return atomic_load(&driver.uses);
}

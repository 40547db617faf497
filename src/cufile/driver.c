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

struct cf_driver cf_driver = { .lock = RWLOCK_INIT(RANK_CF_DRIVER) };

/* The parent's context, in a child: given back when the child opens or closes. */
static struct pl_ctx *orphan;

static void in_child(void)
{
	lock_forget_held();
	rwlock_renew(&cf_driver.lock);
	cf_log_forget();
	cf_json_forget();
	cf_stats_forget();
	cf_handle_forget();
	cf_batch_forget();
	cf_stream_forget();
	cf_buffer_forget();
	if (cf_driver.ctx) {
		orphan = cf_driver.ctx;
		cf_driver.ctx = NULL;
	}
	/* The current parameters are not read before the next opening. The strings belong to the
	 * parent. */
	memset(&cf_driver.config, 0, sizeof(cf_driver.config));
	if (atomic_exchange(&cf_driver.changing, false)) {
		/* The parameters may be half changed. */
		memset(&cf_driver.staged, 0, sizeof(cf_driver.staged));
		cf_props_forget();
	}
	atomic_store(&cf_driver.uses, 0);
}

/* Before any thread can hold a lock: a child would wait for it for ever. */
__attribute__((constructor)) static void watch_forks(void)
{
	(void)pthread_atfork(NULL, NULL, in_child);
	cf_log_load();
}

void cf_driver_change_begin(void)
{
	rwlock_write(&cf_driver.lock);
	atomic_store(&cf_driver.changing, true);
}

void cf_driver_change_end(void)
{
	atomic_store(&cf_driver.changing, false);
	rwlock_release(&cf_driver.lock);
}

/* Lines of libpeerlane's, in the same file. */
static void peer_line(int level, const char *line, void *arg)
{
	(void)arg;
	CF_LOG((enum cf_log_level)level, "%s", line);
}

CUfileOpError cf_driver_error(int rc, const char *what)
{
	CF_LOG(CF_LOG_ERROR, "%s: %s", what, pl_error_message());
	return rc == -ENOMEM ? CU_FILE_NOMEM_ERROR : CU_FILE_INTERNAL_ERROR;
}

/* Which of the tunables below somebody has set. */
struct cf_chosen {
	bool write_to;
	bool lanes;
};

static int is_chosen(const struct pl_conf_row *row, void *arg)
{
	struct cf_chosen *c = arg;
	bool set = strcmp(row->source, "default") != 0;

	c->write_to |= set && strcmp(row->name, "write_to") == 0;
	c->lanes |= set && strcmp(row->name, "lanes") == 0;
	return 0;
}

/*
 * Opens the context. Writes to a handle without O_DIRECT stay in the page cache by default, as with
 * NVIDIA's library: programs that save and continue rely on that. If the order of dynamic routing
 * lacks GPU_MEM_NVLINKS, other GPUs' links are not used.
 */
static int open_context(const struct cf_config *c, struct pl_ctx **out)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	struct cf_chosen chosen = { .lanes = false };
	const char *settings[2];
	struct pl_ctx *ctx;
	int rc = pl_open(NULL, &ctx);

	if (rc) {
		return rc;
	}
	(void)pl_conf_each(ctx, is_chosen, &chosen);
	opts.settings = settings;
	if (!chosen.write_to) {
		settings[opts.n_settings++] = "write_to=cache";
	}
	if (!chosen.lanes && !cf_routing_lanes(&c->routing)) {
		settings[opts.n_settings++] = "lanes=off";
		CF_LOG(CF_LOG_INFO, "rdma_dynamic_routing_order does not have GPU_MEM_NVLINKS: "
				    "other GPUs' links are not used");
	}
	if (opts.n_settings > 0) {
		pl_close(ctx);
		rc = pl_open(&opts, &ctx);
	}
	if (!rc) {
		*out = ctx;
	}
	return rc;
}

/* A child of a fork at this moment must not find an object that is being freed. */
static void close_context(struct pl_ctx **at)
{
	struct pl_ctx *ctx = *at;

	*at = NULL;
	pl_close(ctx);
}

static CUfileOpError open_locked(void)
{
	struct cf_config next;
	int rc;

	close_context(&orphan);
	rc = cf_config_load(&next);
	if (rc) {
		cf_config_finish(&next);
		return (CUfileOpError)rc; /* -EINVAL without a message: the error is in the log */
	}
	rc = open_context(&next, &cf_driver.ctx);
	if (rc) {
		cf_config_finish(&next);
		return cf_driver_error(rc, "the driver cannot be opened");
	}
	cf_props_fill(&cf_driver.props, &next);
	cf_config_apply(&next, &cf_driver.staged);
	cf_config_log(&next);
	cf_config_finish(&cf_driver.config);
	cf_driver.config = next;
	cf_driver.policy = next.flag[CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE] ? PL_POLICY_DEFAULT
										: PL_POLICY_STRICT;
	if (cf_log_wants(CF_LOG_WARN)) {
		pl_log_set(peer_line, NULL,
			   cf_log_wants(CF_LOG_TRACE)	? PL_LOG_DEBUG
			   : cf_log_wants(CF_LOG_DEBUG) ? PL_LOG_DEBUG
			   : cf_log_wants(CF_LOG_INFO)	? PL_LOG_INFO
							: PL_LOG_WARN);
	}
	cf_stats_begin(next.size[CUFILE_PARAM_PROFILE_STATS]);
	CF_LOG(CF_LOG_INFO, "peerlane %s is open", pl_version());
	atomic_store(&cf_driver.uses, 1);
	return CU_FILE_SUCCESS;
}

CUfileOpError cf_driver_enter(void)
{
	/* Again only where another thread has closed it in between. */
	for (;;) {
		CUfileOpError e = CU_FILE_SUCCESS;

		rwlock_read(&cf_driver.lock);
		if (atomic_load(&cf_driver.uses) > 0) {
			return CU_FILE_SUCCESS;
		}
		rwlock_release(&cf_driver.lock);
		cf_driver_change_begin();
		if (atomic_load(&cf_driver.uses) == 0) {
			e = open_locked();
		}
		cf_driver_change_end();
		if (e) {
			return e;
		}
	}
}

void cf_driver_leave(void)
{
	rwlock_release(&cf_driver.lock);
}

CUfileError_t cuFileDriverOpen(void)
{
	CUfileOpError e = CU_FILE_SUCCESS;

	cf_driver_change_begin();
	if (atomic_load(&cf_driver.uses) == 0) {
		e = open_locked();
	} else {
		atomic_fetch_add(&cf_driver.uses, 1);
	}
	cf_driver_change_end();
	return cf_status(e);
}

/* The last one leaves: not while anything is under way. */
static CUfileOpError close_locked(void)
{
	if (!cf_batch_idle() || !cf_stream_idle() || !cf_handle_clear()) {
		return CU_FILE_DRIVER_CLOSING;
	}
	cf_batch_clear();
	cf_stream_clear();
	cf_buffer_clear();
	close_context(&cf_driver.ctx);
	cf_props_forget();
	atomic_store(&cf_driver.uses, 0);
	return CU_FILE_SUCCESS;
}

static CUfileError_t driver_close(void)
{
	CUfileOpError e = CU_FILE_SUCCESS;
	long uses;

	cf_driver_change_begin();
	uses = atomic_load(&cf_driver.uses);
	if (uses == 0) {
		close_context(&orphan);
		e = CU_FILE_DRIVER_NOT_INITIALIZED;
	} else if (uses == 1) {
		e = close_locked();
	} else {
		atomic_store(&cf_driver.uses, uses - 1);
	}
	cf_driver_change_end();
	return cf_status(e);
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
	return atomic_load(&cf_driver.uses);
}

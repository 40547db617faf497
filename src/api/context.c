/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "api/context.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "api/registry.h"
#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/fault.h"
#include "base/fork.h"
#include "base/log.h"
#include "base/text.h"
#include "ring/small.h"
#include "sys/sys.h"
#include "topo/graph.h"

int give_struct(void *dst, const void *src, size_t ours, size_t oldest)
{
	size_t theirs;

	memcpy(&theirs, dst, sizeof(theirs));
	if (theirs < oldest) {
		return err_set(EINVAL,
			       "the size field of the struct to fill is %zu bytes, which no "
			       "version has; initialise the struct with its PL_..._INIT",
			       theirs);
	}
	memcpy((char *)dst + sizeof(theirs), (const char *)src + sizeof(theirs),
	       (theirs < ours ? theirs : ours) - sizeof(theirs));
	return 0;
}

int check_size(size_t theirs, size_t oldest, size_t ours, const char *what)
{
	if (theirs < oldest || theirs > ours) {
		return err_set(
			EINVAL,
			"the size field of %s is %zu bytes; this library knows at most %zu: "
			"initialise the struct with its PL_..._INIT, and do not use newer headers "
			"with an older library",
			what, theirs, ours);
	}
	return 0;
}

int check_reserved(uint32_t value, const char *what)
{
	return value ? err_set(EINVAL,
			       "%s is %u, not 0: initialise the struct with its PL_..._INIT", what,
			       value)
		     : 0;
}

int take_struct(void *dst, const void *src, size_t ours, const char *what)
{
	size_t theirs;
	int rc;

	if (!src) {
		return err_set(EINVAL, "the address of %s is NULL", what);
	}
	memcpy(&theirs, src, sizeof(theirs));
	rc = check_size(theirs, sizeof(theirs), ours, what);
	if (!rc) {
		memcpy(dst, src, theirs);
	}
	return rc;
}

int ctx_usable(const struct pl_ctx *ctx)
{
	if (__builtin_expect(!ctx, 0)) {
		return err_set(EINVAL, "the context, or another handle, is NULL: did the call that "
				       "opens it fail?");
	}
	if (__builtin_expect(ctx->born != fork_generation(), 0)) {
		return err_set(ESTALE,
			       "this context belongs to the parent process; after fork, open "
			       "a new one with pl_open()");
	}
	return 0;
}

int ctx_enter(struct pl_ctx *ctx)
{
	int rc = ctx_usable(ctx);

	if (!rc) {
		atomic_fetch_add_explicit(&ctx->active, 1, memory_order_relaxed);
	}
	return rc;
}

void ctx_leave(struct pl_ctx *ctx)
{
	/* Release: pl_close() frees memory that the transfer used. */
	atomic_fetch_sub_explicit(&ctx->active, 1, memory_order_release);
}

static int arm_mover(struct pl_ctx *ctx, const char *item)
{
	const char *colon = strchr(item, ':');
	char all[200] = "";

	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		const char *name = ctx->movers[i]->ops->name;
		size_t at = strlen(all);

		if (colon && strlen(name) == (size_t)(colon - item) &&
		    strncmp(name, item, strlen(name)) == 0) {
			return fault_add(colon + 1, ctx->movers[i]);
		}
		text_fmt(all + at, sizeof(all) - at, "%s%s", i ? ", " : "", name);
	}
	return err_set(
		EINVAL,
		"tunable test_fault: \"%s\" is none of alloc=N, sys=N, device=N and PATH:what with "
		"one of the paths %s",
		item, all);
}

static int arm_item(struct pl_ctx *ctx, const char *item)
{
	static const struct {
		const char *head;
		enum fault_kind kind;
		int err;
	} kinds[] = { { "alloc=", FAULT_ALLOC, ENOMEM },
		      { "sys=", FAULT_SYS, EIO },
		      { "device=", FAULT_DEVICE, EIO } };

	for (unsigned int i = 0; i < ARRAY_LEN(kinds); i++) {
		size_t len = strlen(kinds[i].head);
		char *end;

		if (strncmp(item, kinds[i].head, len) == 0) {
			unsigned long nth = strtoul(item + len, &end, 10);

			if (!nth || *end) {
				return err_set(
					EINVAL,
					"tunable test_fault: \"%s\" needs a number of at least 1",
					item);
			}
			fault_arm(kinds[i].kind, nth, kinds[i].err);
			return 0;
		}
	}
	return arm_mover(ctx, item);
}

/* "alloc=7,direct:nth=3:err=EIO" */
static int arm_faults(struct pl_ctx *ctx)
{
	char *copy = alloc_str(ctx->config.fault);
	char *rest = NULL;
	int rc = 0;

	if (!copy) {
		return -ENOMEM;
	}
	for (char *item = strtok_r(copy, ",", &rest); item && !rc;
	     item = strtok_r(NULL, ",", &rest)) {
		rc = arm_item(ctx, item);
	}
	free(copy);
	return rc;
}

static int log_level_of(const char *name)
{
	static const char *const levels[] = { "off", "error", "warn", "info", "debug" };

	for (int i = 0; i < 5; i++) {
		if (strcmp(levels[i], name) == 0) {
			return i;
		}
	}
	return LOG_OFF;
}

/* Once a process, since the environment is the same for all contexts. */
static void name_gone_tunables(void)
{
	static atomic_flag told = ATOMIC_FLAG_INIT;
	char env[CONFIG_ENV_MAX];
	const char *remedy;

	if (atomic_flag_test_and_set(&told)) {
		return;
	}
	for (size_t i = 0; (remedy = config_gone(&i, env)) != NULL;) {
		log_error("%s is set, but this tunable is gone: %s", env, remedy);
	}
}

static int configure(struct pl_ctx *ctx, const struct pl_ctx_opts *o)
{
	int rc = config_load(&ctx->config, o->config_file, o->settings, o->n_settings);

	if (rc) {
		return rc;
	}
	rc = pl_policy_parse(ctx->config.policy, &ctx->policy);
	if (rc) {
		return err_wrap(EINVAL, "tunable policy");
	}
	if (*ctx->config.log && strcmp(ctx->config.log, "off") != 0) {
		log_set_stderr(log_level_of(ctx->config.log));
	}
	name_gone_tunables();
	return sys_root_set(ctx->config.sysroot);
}

static int make_movers(struct pl_ctx *ctx)
{
	const struct mover_ops *const *kinds = registry_movers();
	struct move_env env = { .config = &ctx->config,
				.rings = &ctx->rings,
				.devices = &ctx->devices,
				.facts = &ctx->exec.facts,
				.mem = &ctx->mem };

	for (unsigned int i = 0; kinds[i]; i++) {
		if (i == MOVERS_MAX) {
			return err_set(E2BIG, "there are more than %u movers", MOVERS_MAX);
		}
		ctx->movers[i] = alloc_zero(kinds[i]->size);
		if (!ctx->movers[i]) {
			return -ENOMEM;
		}
		mover_init(ctx->movers[i], kinds[i], &env);
		ctx->n_movers++;
	}
	return 0;
}

/*
 * Wide memory is the kernel driver's, and no cgroup counts it: what this process and others of its
 * user have of it in the cgroup with the least limit is added up here.
 */
static int wide_may(void *arg, const struct dev *d, uint64_t len)
{
	struct pl_ctx *ctx = arg;
	char want[32], have[32], used[32];
	struct sys_limit limit;
	uint64_t wide;

	sys_ram_limit(&limit);
	wide = snapshot_wide(&ctx->config, &limit);
	if (len <= limit.bytes && wide <= limit.bytes - len) {
		return 0;
	}
	text_bytes(want, sizeof(want), len);
	text_bytes(have, sizeof(have), limit.bytes);
	text_bytes(used, sizeof(used), wide);
	return err_set(ENOMEM,
		       "cannot pin %s for %s: this process may use %s of memory, and %s are wide "
		       "memory of processes here already",
		       want, d->props.name, have, used);
}

static void wide_made(void *arg, uint64_t len)
{
	struct pl_ctx *ctx = arg;

	metrics_wide_made(&ctx->exec.metrics, len);
}

static void wide_freed(void *arg, uint64_t len)
{
	(void)arg;
	metrics_wide_freed(len);
}

static void stop_spaces(struct pl_ctx *ctx)
{
	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		fault_remove(ctx->movers[i]);
		mover_finish(ctx->movers[i]);
		free(ctx->movers[i]);
	}
	rings_finish(&ctx->rings);
	mem_table_finish(&ctx->mem);
	dev_table_finish(&ctx->devices);
	lock_finish(&ctx->lock);
}

static int start_spaces(struct pl_ctx *ctx)
{
	int rc;

	dev_table_init(&ctx->devices, &ctx->config, registry_drivers());
	mem_table_init(&ctx->mem, &ctx->devices);
	ctx->count = (struct mem_count){ wide_may, wide_made, wide_freed, ctx };
	ctx->mem.count = &ctx->count;
	rings_init(&ctx->rings, &ctx->config);
	lock_init(&ctx->lock, RANK_CTX);
	rc = make_movers(ctx);
	rc = rc ? rc : arm_faults(ctx);
	if (rc) {
		stop_spaces(ctx);
	}
	return rc;
}

/* A topology that is named must be there: nothing would say later why plans go without. */
static int check_topology(const struct pl_ctx *ctx)
{
	const struct topo_graph *g;

	if (!*ctx->config.topo) {
		return 0;
	}
	return topo_machine(&ctx->config, true, &g) ? err_wrap(EINVAL, "tunable topo") : 0;
}

void ctx_forget(struct pl_ctx *ctx, const struct file *f)
{
	for (unsigned int i = 0; i < ctx->n_movers; i++) {
		if (ctx->movers[i]->ops->forget) {
			ctx->movers[i]->ops->forget(ctx->movers[i], f);
		}
	}
}

int pl_open(const struct pl_ctx_opts *opts, struct pl_ctx **out)
{
	struct pl_ctx_opts o = PL_CTX_OPTS_INIT;
	struct pl_ctx *ctx;
	int rc = CHECK_OUT(out);

	rc = rc ? rc : (opts ? take_struct(&o, opts, sizeof(o), "struct pl_ctx_opts") : 0);
	if (rc) {
		return rc;
	}
	ctx = alloc_zero(sizeof(*ctx));
	if (!ctx) {
		return -ENOMEM;
	}
	ctx->born = fork_generation();
	rc = configure(ctx, &o);
	if (rc) {
		goto err_config;
	}
	rc = check_topology(ctx);
	rc = rc ? rc : start_spaces(ctx);
	if (rc) {
		goto err_config;
	}
	rc = exec_init(&ctx->exec, &ctx->config, &ctx->mem, ctx->movers, ctx->n_movers);
	if (rc) {
		stop_spaces(ctx);
		goto err_config;
	}
	ctx->device_lookup = (struct work){ .kind = WORK_BACKGROUND, .carry = ctx_look_up_devices };
	stream_ctx_init(&ctx->streams, &ctx->exec);
	ring_ctx_init(&ctx->ring_ctx, &ctx->exec);
	comm_ctx_init(&ctx->comms, &ctx->exec);
	watch_init(&ctx->watch);
	*out = ctx;
	return 0;
err_config:
	config_finish(&ctx->config);
	free(ctx);
	return rc;
}

void handle_add(struct pl_ctx *ctx, struct handle **list, struct handle *h)
{
	lock_acquire(&ctx->lock);
	h->next = *list;
	*list = h;
	lock_release(&ctx->lock);
}

void handle_remove_locked(struct handle **list, const struct handle *h)
{
	while (*list && *list != h) {
		list = &(*list)->next;
	}
	if (*list) {
		*list = h->next;
	}
}

void handle_remove(struct pl_ctx *ctx, struct handle **list, struct handle *h)
{
	lock_acquire(&ctx->lock);
	handle_remove_locked(list, h);
	lock_release(&ctx->lock);
}

struct handle *handle_pop(struct handle **list)
{
	struct handle *h = *list;

	if (h) {
		*list = h->next;
	}
	return h;
}

static void close_streams(struct pl_ctx *ctx)
{
	while (ctx->open_streams) {
		pl_stream_close(container_of(ctx->open_streams, struct pl_stream, in));
	}
}

static void close_file(struct pl_ctx *ctx, struct pl_file *f, bool child)
{
	if (child) {
		file_abandon(f->file);
	} else {
		ctx_forget(ctx, f->file);
		(void)file_close(f->file);
	}
	free(f);
}

static void close_handles(struct pl_ctx *ctx, bool child)
{
	struct handle *h;

	door_handles_close(ctx, child);
	remote_handles_close(ctx, child);
	grant_handles_close(ctx, child);
	while ((h = handle_pop(&ctx->files))) {
		close_file(ctx, container_of(h, struct pl_file, in), child);
	}
	/* The objects of exports and devices end with the tables of memory and of devices, and
	 * those of streams have ended; a child has only the handles. */
	while ((h = handle_pop(&ctx->exports)) || (h = handle_pop(&ctx->devs)) ||
	       (h = handle_pop(&ctx->open_streams))) {
		free(h);
	}
}

void pl_close(struct pl_ctx *ctx)
{
	if (!ctx) {
		return;
	}
	if (ctx->born != fork_generation()) {
		/* Threads, rings and devices are the parent's; descriptors are ours too. */
		array_handles_close(ctx, true);
		comm_handles_close(ctx, true);
		small_abandon(&ctx->ring_ctx);
		queue_handles_close(ctx, true);
		close_handles(ctx, true);
		config_finish(&ctx->config);
		free(ctx);
		return;
	}
	/* Kernels on streams may wait for reads, which closing ends. */
	array_handles_close(ctx, false);
	comm_handles_close(ctx, false);
	close_streams(ctx);
	queue_handles_close(ctx, false);
	door_handles_shut(ctx);
	remote_handles_shut(ctx);
	/* Waits for transfers of other threads, which have their own deadlines or none. It sleeps
	 * between two checks, so that transfers need not check for a closing thread. */
	while (atomic_load_explicit(&ctx->active, memory_order_acquire)) {
		(void)nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
	}
	small_finish(&ctx->ring_ctx);
	close_handles(ctx, false);
	stream_ctx_finish(&ctx->streams);
	exec_finish(&ctx->exec);
	small_free(&ctx->ring_ctx);
	ring_ctx_finish(&ctx->ring_ctx);
	comm_ctx_finish(&ctx->comms);
	watch_finish(&ctx->watch);
	stop_spaces(ctx);
	config_finish(&ctx->config);
	free(ctx);
}

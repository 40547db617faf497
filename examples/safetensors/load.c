/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAGE 4096u
#define ALIGN 512u /* as allocators for GPUs give memory */
#define SOME 256
#define WHY_SIZE (2 * (size_t)ST_WHY)

static int failed(int rc, char why[WHY_SIZE])
{
	(void)snprintf(why, WHY_SIZE, "%s", rc == -ENOMEM ? "out of memory" : pl_error_message());
	return rc;
}

/* Headers, checked by another thread. */
struct check {
	struct st_model *model;
	pthread_t thread;
	int rc;
	char why[2 * ST_WHY];
};

static void *check_main(void *arg)
{
	struct check *c = arg;

	c->rc = st_model_check(c->model, c->why);
	return NULL;
}

static int get_memory(struct load *l, char why[WHY_SIZE])
{
	l->mem = calloc(l->model->n + 1, sizeof(*l->mem));
	if (!l->mem) {
		return failed(-ENOMEM, why);
	}
	for (size_t i = 0; i < l->model->n; i++) {
		const struct st_header *h = &l->model->shards[i].header;
		size_t more = l->way == LOAD_APART ? h->n * ALIGN : PAGE;
		void *p;

		if (pl_mem_alloc(l->dev, h->data_len + more, 0, &p)) {
			return failed(-EIO, why);
		}
		/* Pages of the memory lie on pages of the file: a disk can write into it itself. */
		l->mem[i] = (char *)p + (l->way == LOAD_APART ? 0 : h->data_off % PAGE);
	}
	return 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp((*(struct st_tensor *const *)a)->name, (*(struct st_tensor *const *)b)->name);
}

static int seat_apart(struct st_header *h, char *mem)
{
	struct st_tensor **v = calloc(h->n + 1, sizeof(struct st_tensor *));

	if (!v) {
		return -ENOMEM;
	}
	for (size_t i = 0; i < h->n; i++) {
		v[i] = &h->tensors[i];
	}
	qsort(v, h->n, sizeof(*v), by_name);
	for (size_t i = 0; i < h->n; i++) {
		v[i]->mem = mem;
		mem += (v[i]->len + ALIGN - 1) / ALIGN * ALIGN;
	}
	free(v);
	return 0;
}

static int seat(struct load *l, char why[WHY_SIZE])
{
	for (size_t i = 0; i < l->model->n; i++) {
		struct st_header *h = &l->model->shards[i].header;

		if (l->way == LOAD_APART && seat_apart(h, l->mem[i])) {
			return failed(-ENOMEM, why);
		}
		for (size_t k = 0; l->way != LOAD_APART && k < h->n; k++) {
			h->tensors[k].mem = l->mem[i] + (h->tensors[k].off - h->data_off);
		}
	}
	return 0;
}

static struct pl_request read_of(const struct load *l, size_t file, uint64_t off, size_t len)
{
	struct pl_request r = PL_REQUEST_INIT;

	r.op = PL_OP_READ;
	r.file = l->files[file];
	r.off = off;
	r.len = len;
	return r;
}

/* The requests for a file: one, or one a tensor. */
static int ask(struct load *l, size_t file)
{
	struct st_shard *s = &l->model->shards[file];
	size_t n = l->way == LOAD_WHOLE ? 1 : s->header.n;
	struct pl_request *v = calloc(n + 1, sizeof(*v));
	ssize_t taken = 0;

	if (!v) {
		return -ENOMEM;
	}
	v[0] = read_of(l, file, s->header.data_off, s->header.data_len);
	v[0].mem = l->mem[file];
	v[0].user = s;
	for (size_t i = 0; l->way != LOAD_WHOLE && i < n; i++) {
		struct st_tensor *t = &s->header.tensors[i];

		v[i] = read_of(l, file, t->off, t->len);
		v[i].mem = t->mem;
		v[i].user = t;
	}
	if (n) {
		taken = pl_queue_submit(l->queue, v, n, NULL, NULL);
	}
	free(v);
	l->asked += taken > 0 ? (size_t)taken : 0;
	return taken == (ssize_t)n ? 0 : -EIO; /* the queue was made deep enough for all */
}

static int begin(struct load *l, char why[WHY_SIZE])
{
	const struct st_model *m = l->model;
	size_t depth = 1 + (l->way == LOAD_WHOLE ? m->n : m->tensors);
	struct pl_queue_opts opts = { .size = sizeof(opts), .depth = (uint32_t)depth };
	int rc;

	l->files = calloc(m->n + 1, sizeof(*l->files));
	rc = l->files ? pl_queue_open(l->ctx, &opts, &l->queue) : -ENOMEM;
	for (size_t i = 0; !rc && i < m->n; i++) {
		rc = pl_file_open(l->ctx, m->shards[i].path, O_RDONLY, 0, &l->files[i]);
		rc = rc ? rc : ask(l, i);
	}
	return rc ? failed(rc, why) : 0;
}

/* What a request that came short wanted next. */
static const char *missing(const struct load *l, const struct pl_completion *c)
{
	const struct st_shard *s = c->user;
	uint64_t at = c->result > 0 ? (uint64_t)c->result : 0;

	if (l->way != LOAD_WHOLE) {
		return ((const struct st_tensor *)c->user)->name;
	}
	for (size_t i = 0; i < s->header.n; i++) {
		const struct st_tensor *t = &s->header.tensors[i];

		if (at < t->off + t->len - s->header.data_off) {
			return t->name;
		}
	}
	return "";
}

static bool is_whole(const struct load *l, const struct pl_completion *c)
{
	uint64_t want = l->way == LOAD_WHOLE ? ((const struct st_shard *)c->user)->header.data_len
					     : ((const struct st_tensor *)c->user)->len;

	return c->result == (ssize_t)want;
}

static int await(struct load *l, char why[WHY_SIZE])
{
	struct pl_completion c[SOME];

	for (size_t i = 0; i < SOME; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	while (l->asked > 0) {
		size_t want = l->asked < SOME ? l->asked : SOME;
		ssize_t k = pl_queue_wait(l->queue, c, want, SOME, 0);

		if (k < 0) {
			return failed((int)k, why);
		}
		for (ssize_t i = 0; i < k; i++) {
			if (!is_whole(l, &c[i])) {
				(void)snprintf(why, WHY_SIZE, "tensor '%.60s': %.200s",
					       missing(l, &c[i]),
					       c[i].result < 0 ? pl_error_message() : "cut short");
				return -EIO;
			}
		}
		l->asked -= (size_t)k;
	}
	return 0;
}

int load_places(struct load *l, char why[2 * ST_WHY])
{
	int rc = get_memory(l, why);

	return rc ? rc : seat(l, why);
}

/* Memory, and requests that need no more, beside the check of the headers. */
static int prepare(struct load *l, char why[WHY_SIZE])
{
	struct check c = { .model = l->model };
	int rc;

	if (l->way == LOAD_APART || pthread_create(&c.thread, NULL, check_main, &c)) {
		rc = st_model_check(l->model, why);
		return rc ? rc : get_memory(l, why);
	}
	rc = get_memory(l, why);
	if (!rc && l->way == LOAD_WHOLE) {
		rc = begin(l, why);
	}
	(void)pthread_join(c.thread, NULL);
	if (c.rc) {
		memcpy(why, c.why, sizeof(c.why));
	}
	return c.rc ? c.rc : rc;
}

int load_model(struct load *l, const char *path, char why[2 * ST_WHY])
{
	int rc = st_model_find(path, l->model, why);

	rc = rc ? rc : prepare(l, why);
	rc = rc ? rc : seat(l, why);
	if (!rc && !l->queue) {
		rc = begin(l, why);
	}
	return rc ? rc : await(l, why);
}

void load_end(struct load *l)
{
	pl_queue_close(l->queue);
	for (size_t i = 0; l->files && i < l->model->n; i++) {
		(void)pl_file_close(l->files[i]);
	}
	free(l->files);
	free(l->mem);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAGE 4096u
#define SOME 256
#define WHY_ROOM (2 * (size_t)ST_WHY)

int load_places(struct pl_dev *dev, const struct st_model *m, char **mem)
{
	void *p;

	for (size_t i = 0; i < m->n; i++) {
		int rc = pl_mem_alloc(dev, m->shards[i].header.data_len + PAGE, &p);

		if (rc) {
			return rc;
		}
		mem[i] = (char *)p + m->shards[i].header.data_off % PAGE;
	}
	return 0;
}

/* Asks for all tensors of a file; where each comes to lie is known before it is there. */
static int request(struct pl_queue *queue, struct pl_file *file, struct st_header *h, char *mem)
{
	struct pl_request *v = calloc(h->n + 1, sizeof(*v));
	ssize_t taken = v && !h->n ? 0 : -1;

	for (size_t i = 0; v && i < h->n; i++) {
		struct st_tensor *t = &h->tensors[i];

		v[i] = (struct pl_request){ .size = sizeof(*v), .op = PL_OP_READ, .file = file };
		v[i].mem = mem + (t->off - h->data_off);
		v[i].off = t->off;
		v[i].len = t->len;
		v[i].user = t;
	}
	if (v && h->n) {
		taken = pl_queue_submit(queue, v, h->n, NULL);
	}
	free(v);
	return taken == (ssize_t)h->n ? 0 : -1; /* the queue was made deep enough for all */
}

/* Waits for n tensors, each of which must have come whole. */
static int await(struct pl_queue *queue, size_t n, char *why)
{
	struct pl_completion c[SOME];

	for (size_t i = 0; i < SOME; i++) {
		c[i] = (struct pl_completion)PL_COMPLETION_INIT;
	}
	while (n > 0) {
		ssize_t k = pl_queue_wait(queue, c, n < SOME ? n : SOME, SOME, 0);

		for (ssize_t i = 0; i < k; i++) {
			const struct st_tensor *t = c[i].user;

			if (c[i].result != (ssize_t)t->len) {
				(void)snprintf(why, WHY_ROOM, "tensor '%.60s': %.200s", t->name,
					       c[i].result < 0 ? pl_error_message() : "cut short");
				return -1;
			}
		}
		if (k < 0) {
			return -1;
		}
		n -= (size_t)k;
	}
	return 0;
}

int load_queued(struct pl_ctx *ctx, struct st_model *m, char *const *mem, char why[2 * ST_WHY])
{
	struct pl_queue_opts opts = { .size = sizeof(opts), .depth = (uint32_t)m->tensors + 1 };
	struct pl_file **files = calloc(m->n + 1, sizeof(*files));
	struct pl_queue *queue = NULL;
	int rc = files ? pl_queue_open(ctx, &opts, &queue) : -ENOMEM;

	why[0] = '\0';
	for (size_t i = 0; !rc && i < m->n; i++) {
		rc = pl_file_open(ctx, m->shards[i].path, O_RDONLY, 0, &files[i]);
		if (!rc) {
			rc = request(queue, files[i], &m->shards[i].header, mem[i]);
		}
	}
	if (!rc) {
		rc = await(queue, m->tensors, why);
	}
	if (rc && why[0] == '\0') {
		(void)snprintf(why, WHY_ROOM, "%s", pl_error_message());
	}
	pl_queue_close(queue); /* whatever is still under way ends before */
	for (size_t i = 0; files && i < m->n; i++) {
		(void)pl_file_close(files[i]);
	}
	free(files);
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "measure.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include <json-c/json.h>
#include <peerlane/peerlane.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/clock.h"
#include "base/text.h"
#include "ends.h"
#include "say.h"

#define BLOCK ((uint64_t)1 << 20)
#define LEAST 4096u
#define READERS 8
#define FOR_NS UINT64_C(1000000000)

/* A disk, or a file. */
struct target {
	char path[4096];
	uint32_t node; /* PL_TOPO_NONE: a file */
	int fd;
	uint64_t len; /* whole blocks */
	uint64_t block;
	_Atomic uint64_t at; /* where the next block is, of which it takes the rest by `len` */
	_Atomic uint64_t bytes;
	atomic_int err;
	pthread_t reader[READERS];
	int started;
	uint64_t begun_ns;
	uint64_t ns; /* until the last reader ended */
};

struct targets {
	struct target *v;
	size_t n, space;
};

static void *reader(void *arg)
{
	struct target *t = arg;
	char *buf = aligned_alloc(LEAST, BLOCK);

	if (buf == NULL) {
		atomic_store(&t->err, ENOMEM);
		return NULL;
	}
	while (atomic_load(&t->err) == 0 && clock_now_ns() - t->begun_ns < FOR_NS) {
		uint64_t off = atomic_fetch_add(&t->at, t->block) % t->len;
		ssize_t n = pread(t->fd, buf, t->block, (off_t)off);

		if (n > 0) {
			atomic_fetch_add(&t->bytes, (uint64_t)n);
		} else if (n == 0 || errno != EINTR) {
			atomic_store(&t->err, n < 0 ? errno : ENODATA);
		}
	}
	free(buf);
	return NULL;
}

/* Returns a random place, since caches of a host or a controller may have the bytes of the last
 * measurement. */
static uint64_t somewhere(const struct target *t)
{
	uint64_t x = 0;

	if (getrandom(&x, sizeof(x), GRND_NONBLOCK) != (ssize_t)sizeof(x)) {
		x = clock_now_ns();
	}
	return x % (t->len / t->block) * t->block;
}

static int cannot(const struct target *t, int err)
{
	if (err == EINVAL) {
		return say_failed("'%s' cannot be read with O_DIRECT: what is in memory would be "
				  "measured; name a file on a disk",
				  t->path);
	}
	return say_failed(
		"cannot measure '%s': %s%s", t->path, strerror(err),
		(err == EACCES || err == EPERM) && t->node != PL_TOPO_NONE
			? "; run it as root, or measure the drives under a file of yours: "
			  "peerlane route --measure file:PATH gpu:0"
			: "");
}

static int target_open(struct target *t)
{
	off_t end;

	t->fd = open(t->path, O_RDONLY | O_DIRECT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (t->fd < 0) {
		return cannot(t, errno);
	}
	end = lseek(t->fd, 0, SEEK_END);
	if (end < (off_t)LEAST) {
		return say_failed("'%s' is too small to be measured", t->path);
	}
	t->block = min_u64(BLOCK, align_down((uint64_t)end, LEAST));
	t->len = (uint64_t)end / t->block * t->block;
	atomic_store(&t->at, somewhere(t));
	return 0;
}

static int start(struct target *t)
{
	int err = 0;

	t->begun_ns = clock_now_ns();
	while (t->started < READERS && err == 0) {
		err = pthread_create(&t->reader[t->started], NULL, reader, t);
		t->started += err == 0;
	}
	return err != 0 ? say_failed("cannot start a thread: %s", strerror(err)) : 0;
}

static void join(struct target *t)
{
	for (int i = 0; i < t->started; i++) {
		(void)pthread_join(t->reader[i], NULL);
	}
	t->ns = clock_now_ns() - t->begun_ns;
}

/* Reads from all targets at once, for their rate together. */
static int read_all(struct targets *all)
{
	int status = 0;

	for (size_t i = 0; i < all->n && status == 0; i++) {
		all->v[i].fd = -1;
		status = target_open(&all->v[i]);
	}
	for (size_t i = 0; i < all->n && status == 0; i++) {
		status = start(&all->v[i]);
	}
	for (size_t i = 0; i < all->n; i++) {
		struct target *t = &all->v[i];

		if (status != 0) {
			atomic_store(&t->err, ECANCELED);
		}
		join(t);
		if (status == 0 && atomic_load(&t->err) != 0) {
			status = cannot(t, atomic_load(&t->err));
		}
		if (t->fd > 0) {
			(void)close(t->fd);
		}
	}
	return status;
}

static double gbps(const struct target *t)
{
	return (double)atomic_load(&t->bytes) / (double)max_u64(t->ns, 1);
}

static bool add_disk(struct targets *all, const char *name, uint32_t node)
{
	struct target *t;

	if (!alloc_grow(&all->v, &all->space, all->n, sizeof(*all->v))) {
		return false;
	}
	t = &all->v[all->n++];
	memset(t, 0, sizeof(*t));
	t->node = node;
	t->fd = -1;
	text_fmt(t->path, sizeof(t->path), "/dev/%s", name);
	return true;
}

static const char *text_of(struct json_object *o, const char *key)
{
	struct json_object *x;

	return json_object_object_get_ex(o, key, &x) && x != NULL ? json_object_get_string(x) : "";
}

/* The disks of the nodes, as the topology's JSON has them. */
static bool find_disks(const struct machine *m, struct nodes nodes, struct json_object *disks,
		       struct targets *all)
{
	for (size_t i = 0; i < json_object_array_length(disks); i++) {
		struct json_object *disk = json_object_array_get_idx(disks, i), *bytes;
		uint32_t id;

		if (pl_topo_find(m->topo, text_of(disk, "node"), &id) != 0 ||
		    m->nodes[id].kind != PL_TOPO_DRIVE ||
		    !json_object_object_get_ex(disk, "bytes", &bytes) ||
		    json_object_get_int64(bytes) <= 0) {
			continue;
		}
		for (size_t k = 0; k < nodes.n; k++) {
			if (nodes.v[k] == id && !add_disk(all, text_of(disk, "name"), id)) {
				return false;
			}
		}
	}
	return true;
}

int measure_drives(struct machine *m, struct nodes nodes)
{
	struct targets all = { .v = NULL };
	struct json_object *graph, *disks;
	char *text = NULL;
	int err = pl_topo_text(m->topo, PL_FORMAT_JSON, &text);
	int status;

	if (err != 0) {
		return say_library(err);
	}
	graph = json_tokener_parse(text);
	pl_string_free(text);
	if (json_object_object_get_ex(graph, "disks", &disks) &&
	    !find_disks(m, nodes, disks, &all)) {
		status = say_failed("no memory left to measure with");
	} else if (all.n == 0) {
		status = say_failed("no drive of this machine has a disk to be measured");
	} else {
		status = read_all(&all);
	}
	for (size_t i = 0; i < all.n && status == 0; i++) {
		m->measured[all.v[i].node] += gbps(&all.v[i]);
	}
	free(all.v);
	json_object_put(graph);
	return status;
}

int measure_file(struct machine *m, const struct place *file)
{
	struct targets all = { .v = NULL };
	const char *path = strncmp(file->name, "file:", 5) == 0 ? file->name + 5 : file->name;
	int status;

	if (!add_disk(&all, "", PL_TOPO_NONE)) {
		return say_failed("no memory left to measure with");
	}
	status = end_take_path(all.v[0].path, sizeof(all.v[0].path), path);
	status = status == 0 ? read_all(&all) : status;
	for (size_t i = 0; i < file->n && status == 0; i++) {
		m->measured[file->nodes[i]] = gbps(&all.v[0]) / (double)file->n;
	}
	free(all.v);
	return status;
}

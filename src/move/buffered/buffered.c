/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
/* The mover `buffered`: between a file's page cache and memory, copied by a processor. It blocks
 * its thread; several processors copy faster than one. */

#include "move/buffered/buffered.h"

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "dev/dev.h"
#include "move/io.h"
#include "sys/sys.h"

/* A copy between the page cache and memory by one processor; several reach a memory's bandwidth. */
#define COPY_BYTES_PER_NS 8.0
#define COPIERS_MAX 6u
#define COPIERS_FROM (1u << 20) /* smaller requests are carried by the caller alone */
/* A buffered read that misses moves the bytes twice and waits for read-ahead. */
#define MISS_FACTOR 0.6
/* The kernel writes dirty pages back later; that costs time too. */
#define WRITEBACK_FACTOR 1.3
/* A processor's loads from a BAR wait for the bus one by one. */
#define P2P_LOADS_BYTES_PER_NS 0.1

static bool misses(const struct move_ask *ask)
{
	return !ask_writes(ask) && !ask_facts(ask)->memory_backed && ask->resident < 1 &&
	       !io_reads_ahead(ask);
}

static double ns_per_byte(const struct buffered *b, const struct move_ask *ask)
{
	const struct file_facts *f = ask_facts(ask);
	const struct end *mem = ask_mem(ask);
	bool write = ask_writes(ask);
	/* The kernel lets one write of a file at a time into the page cache, except of block
	 * devices.
	 */
	bool alone = write && !f->block;
	double many = ask->len >= COPIERS_FROM && !alone ? b->copiers : 1;
	double copy = 1 / (COPY_BYTES_PER_NS * many);
	double resident = ask->resident < 0 ? 0.5 : ask->resident;

	if (end_is_mem(mem, MEM_P2P) && mem->dev) {
		copy += 1 / (write ? P2P_LOADS_BYTES_PER_NS : mem->dev->props.copy_bytes_per_ns);
	}
	if (f->memory_backed || f->pipe || (write && b->write_to_cache)) {
		return copy;
	}
	if (write) {
		return copy + WRITEBACK_FACTOR / f->disk_bytes_per_ns;
	}
	return io_reads_ahead(ask) ? copy
				   : copy + (1 - resident) / (f->disk_bytes_per_ns * MISS_FACTOR);
}

static void describe(const struct mover *m, const struct move_ask *ask, struct move_offer *offer)
{
	*offer = (struct move_offer){ .align_mem = 1, .align_off = 1 };
	if (!end_is_mem(ask_mem(ask), MEM_HOST_ADDRESSABLE | MEM_P2P)) {
		offer->refuse = PL_REASON_NOT_HOST_ADDRESSABLE;
		return;
	}
	offer->setup_ns = 500 + (misses(ask) ? ask_facts(ask)->disk_setup_ns : 0);
	offer->bytes_per_ns = 1 / ns_per_byte((const struct buffered *)(const void *)m, ask);
	offer->cpu_ns_per_kib = 130;
}

static void survey(struct mover *m, struct move_ask *ask, unsigned int what)
{
	(void)m;
	if (what & SURVEY_RESIDENT && ask->src.kind == END_FILE) {
		ask->resident = file_resident(ask->src.file, ask->src.off, ask->len);
	}
}

static ssize_t carry_pipe(struct move_op *op)
{
	struct file *f = op_file(op);
	int fd = file_buffered(f);
	ssize_t n;

	if (fd < 0) {
		op->res = fd;
		return fd;
	}
	/* For one operation at a time; otherwise two readers would get interleaved parts. */
	lock_acquire(&f->edge_lock);
	do {
		size_t len = op->len - op->moved;

		n = op_writes(op) ? sys_write(fd, op_mem(op), len) : sys_read(fd, op_mem(op), len);
	} while (!io_advance(op, n, 1));
	lock_release(&f->edge_lock);
	return op->res;
}

/* All of it from the page cache, or -EAGAIN. */
static ssize_t carry_nowait(struct move_op *op, int fd)
{
	ssize_t n;

	do {
		n = sys_pread_nowait(fd, op_mem(op), op->len - op->moved, op_off(op));
		if (n == -EAGAIN || n == -EOPNOTSUPP) {
			op->res = -EAGAIN;
			op->declined = true;
			return -EAGAIN;
		}
	} while (!io_advance(op, n, 1));
	return op->res;
}

static ssize_t run(struct mover *m, struct move_op *op)
{
	struct file *f = op_file(op);
	int fd;

	(void)m;
	if (f->facts.pipe) {
		return carry_pipe(op);
	}
	fd = file_buffered(f);
	/* The descriptor cannot be opened: go by the one with O_DIRECT. A write must stay with that
	 * decision (file_deny_buffered()); a read need not, and the next one tries again. */
	if (fd < 0 && (!op_writes(op) || file_deny_buffered(f, fd))) {
		return edge_io(op);
	}
	fd = fd < 0 ? file_buffered(f) : fd;
	if (op->tentative && !op_writes(op)) {
		return carry_nowait(op, fd);
	}
	io_by_fd(op, fd, 1);
	return op->res;
}

static void init(struct mover *m, const struct move_env *env)
{
	struct buffered *b = (struct buffered *)(void *)m;
	const char *write_to = env->config->write_to;

	b->write_to_cache = write_to && strcmp(write_to, "cache") == 0;
	b->copiers = (double)max_u64(1, min_u64(sys_cpus() / 2, COPIERS_MAX));
}

const struct mover_ops buffered_mover = {
	.size = sizeof(struct buffered),
	.init = init,
	.name = "buffered",
	.help = "through the page cache, copied by the CPU",
	.joins = 1u << END_FILE,
	.traits = MOVER_STAGES | MOVER_CACHED,
	.survey = survey,
	.describe = describe,
	.run = run,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The bytes of files. The client reads bytes that are in the server's page cache as a region
 * (pages.c). All others go through the server's slots, one after the other: while the client reads
 * one slot, the server fills the next ones, so disk and network work at the same time. Writes use
 * the slots in the other direction. All answers are taken, also after an error, so that the next
 * request gets its own answer.
 */

#include <errno.h>

#include <peerlane/peerlane.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "serve/client.h"

/* A transfer by slots. Requests are in flight for the bytes from `done` to `asked`. */
struct slot_transfer {
	struct pl_client_file *f;
	const struct pl_io_opts *opts;
	char *mem;
	size_t len;
	uint64_t off;
	size_t asked; /* bytes */
	size_t done;
	uint32_t in_flight; /* requests */
	uint32_t slot;	    /* of the next request */
	int err;
};

static void add_report(const struct pl_io_opts *opts, const struct pl_io_report *r)
{
	struct pl_io_report *to = opts ? opts->report : NULL;

	if (!to) {
		return;
	}
	to->fallbacks += r->fallbacks;
	to->direct += r->direct;
	to->buffered += r->buffered;
	to->staged += r->staged;
	to->copied += r->copied;
	to->edge += r->edge;
	to->in_place += r->in_place;
	text_copy(to->route, sizeof(to->route), r->route);
	text_copy(to->dst_device, sizeof(to->dst_device), r->dst_device);
	text_copy(to->src_device, sizeof(to->src_device), r->src_device);
	if (*r->why) {
		text_copy(to->why, sizeof(to->why), r->why);
	}
}

/* Returns the region's error. Its message names the other process; this puts the name that the
 * program has dialled in front. */
static int carry_failed(struct pl_client_file *f, int rc)
{
	atomic_store(&f->failed, true);
	return err_wrap(-rc, "%s: '%s'", f->client->name, f->path);
}

/* Moves bytes between memory and a region. */
static int carry_by(struct pl_ctx *ctx, const struct pl_place *far, const struct pl_io_opts *opts,
		    char *mem, size_t len, bool write)
{
	const struct pl_place near = PL_PLACE_MEM(mem);
	struct pl_io_opts o = PL_IO_OPTS_INIT;
	struct pl_io_report rep = PL_IO_REPORT_INIT;
	ssize_t n;

	if (opts) {
		o = *opts;
	}
	o.report = opts && opts->report ? &rep : NULL;
	n = pl_transfer(ctx, write ? far : &near, write ? &near : far, len, &o);
	add_report(opts, &rep);
	return n < 0 ? (int)n : 0;
}

static int carry(struct pl_client_file *f, const struct pl_io_opts *opts, struct pl_region *r,
		 char *mem, size_t len, uint64_t at, bool write)
{
	const struct pl_place far = PL_PLACE_IN_REGION(r, at);
	int rc = carry_by(f->client->ctx, &far, opts, mem, len, write);

	return rc ? carry_failed(f, rc) : 0;
}

static size_t next_len(const struct slot_transfer *p)
{
	size_t left = p->len - p->asked;

	return left < p->f->client->slot_bytes ? left : p->f->client->slot_bytes;
}

/* Asks the server to read a part of the file into the next slot, or to write it from there. */
static int ask(struct slot_transfer *p, uint8_t what)
{
	struct pl_client *c = p->f->client;
	struct pack k = message_begin(c->ask, what);
	size_t len = next_len(p);
	int rc;

	pack_number(&k, p->f->number, 4);
	pack_number(&k, p->off + p->asked, 8);
	pack_number(&k, len, 4);
	pack_number(&k, p->slot, 1);
	rc = client_ask(c, &k);
	p->asked += len;
	p->slot = (p->slot + 1) % c->slots;
	p->in_flight++;
	return rc;
}

/* Takes the answer to the oldest request. Returns the number of bytes, or -errno. */
static ssize_t answer(struct slot_transfer *p, size_t most, uint64_t timeout_ns)
{
	struct pl_client *c = p->f->client;
	struct unpack u;
	uint64_t n;
	int rc = client_answer(c, timeout_ns, &u);

	p->in_flight--;
	if (rc) {
		return rc;
	}
	n = unpack_number(&u, 4);
	return unpack_done(&u) && !c->answer->more && n <= most ? (ssize_t)n
								: client_broke(c, -EPROTO);
}

/* Takes the answers to requests that are no longer needed. After an error it waits for `drain_ns`
 * at most, and then the connection ends. */
static void drain(struct slot_transfer *p)
{
	uint64_t end = clock_now_ns() + (p->err ? p->f->client->drain_ns : CLIENT_ANSWER_NS);
	char words[1024];

	if (p->err) {
		text_copy(words, sizeof(words), pl_error_message());
	}
	while (p->in_flight && !p->f->client->broken) {
		uint64_t now = clock_now_ns();

		(void)answer(p, UINT32_MAX, now < end ? end - now : 0);
	}
	if (p->err) {
		(void)err_set(-p->err, "%s", words);
	}
}

static void read_by_slots(struct slot_transfer *p)
{
	struct pl_client *c = p->f->client;
	uint32_t oldest = 0;
	bool end = false;

	while (!p->err && !end && p->done < p->len) {
		size_t most = p->len - p->done < c->slot_bytes ? p->len - p->done : c->slot_bytes;
		ssize_t n;

		while (!p->err && p->in_flight < c->slots && p->asked < p->len) {
			p->err = ask(p, SERVE_READ);
		}
		n = p->err ? p->err : answer(p, most, CLIENT_ANSWER_NS);
		if (n > 0) {
			p->err = carry(p->f, p->opts, c->slots_region, p->mem + p->done, (size_t)n,
				       (uint64_t)oldest * c->slot_bytes, false);
			p->done += (size_t)n;
		}
		p->err = n < 0 ? (int)n : p->err;
		end = n >= 0 && (size_t)n < most; /* the file's */
		oldest = (oldest + 1) % c->slots;
	}
	drain(p);
}

static void write_by_slots(struct slot_transfer *p)
{
	struct pl_client *c = p->f->client;

	while (!p->err && p->done < p->len) {
		size_t len = next_len(p);

		if (len && p->in_flight < c->slots) {
			p->err = carry(p->f, p->opts, c->slots_region, p->mem + p->asked, len,
				       (uint64_t)p->slot * c->slot_bytes, true);
			p->err = p->err ? p->err : ask(p, SERVE_WRITE);
		} else {
			size_t most =
				p->len - p->done < c->slot_bytes ? p->len - p->done : c->slot_bytes;
			ssize_t n = answer(p, most, CLIENT_ANSWER_NS);

			p->err = n < 0 ? (int)n : (size_t)n < most ? client_broke(c, -EPROTO) : 0;
			p->done += n > 0 ? (size_t)n : 0;
		}
	}
	drain(p);
}

static int check(struct pl_client_file *f, const void *mem, size_t len, uint64_t off,
		 const struct pl_io_opts *opts, bool write)
{
	if (!f) {
		return err_set(EINVAL, "the file is NULL");
	}
	if (f->begun) {
		return err_set(EINVAL, "'%s' was begun, and its answer not taken", f->path);
	}
	if (f->committed) {
		return err_set(EINVAL, "'%s' was committed before", f->path);
	}
	if (!mem && len && write) {
		return err_set(EFAULT, "the memory is NULL");
	}
	if (f->writes != write) {
		return err_set(EINVAL, "'%s' was opened for %s", f->path,
			       f->writes ? "writing" : "reading");
	}
	if (len > INT64_MAX || off > INT64_MAX || len > INT64_MAX - off) {
		return err_set(EINVAL, "no file has %zu bytes from %llu on", len,
			       (unsigned long long)off);
	}
	if (write && off + len > f->length) {
		return err_set(EINVAL, "'%s' is made with %llu bytes", f->path,
			       (unsigned long long)f->length);
	}
	if (opts && (opts->size != sizeof(*opts) ||
		     (opts->report && opts->report->size != sizeof(*opts->report)))) {
		return err_set(EINVAL, "options or a report of no version");
	}
	return 0;
}

/* Moves bytes to or from a GPU's memory, which is a region of its own. */
static ssize_t move_device(struct pl_client_file *f, char *mem, size_t len, uint64_t off,
			   const struct pl_io_opts *opts, bool write)
{
	struct pl_client *c = f->client;
	int rc;

	if (off >= f->length) {
		return 0;
	}
	len = len < f->length - off ? len : (size_t)(f->length - off);
	rc = client_enter(c);
	if (rc) {
		return rc;
	}
	rc = client_need_device(f);
	client_leave(c);
	rc = rc ? rc : carry(f, opts, c->device, mem, len, off, write);
	return rc ? rc : (ssize_t)len;
}

/* Moves bytes through the slots, in the client's turn. Returns their number, which is less than
 * `len` at the end of a file that is read, or -errno. */
static ssize_t move_slots(struct pl_client_file *f, char *mem, size_t len, uint64_t off,
			  const struct pl_io_opts *opts, bool write)
{
	struct slot_transfer p = { .f = f, .opts = opts, .mem = mem, .len = len, .off = off };
	int rc = client_enter(f->client);

	if (rc) {
		return rc;
	}
	p.err = client_need_slots(f->client);
	if (!p.err && write) {
		write_by_slots(&p);
	} else if (!p.err) {
		read_by_slots(&p);
	}
	client_leave(f->client);
	return p.err ? p.err : (ssize_t)p.done;
}

/* Whether the read of a region failed at the server's file or page cache, while the connection
 * still works. A read through the slots then either succeeds or gives the file's error. */
static bool slots_may_do(int rc)
{
	return rc == -EFAULT || rc == -EREMOTEIO || rc == -EACCES;
}

/* Notes that the region could not be read from an offset on, so that it is not used there again
 * soon. */
static int forget_pages(struct pl_client_file *f, uint64_t off)
{
	int rc = client_enter(f->client);

	if (!rc) {
		client_not_cached(f, off);
		client_leave(f->client);
	}
	return rc;
}

/* Reads a range as a region, without the client's turn, so that several threads read at the same
 * time. Returns 0 or -errno. *by_slots: the read failed in a way that slots may not: the caller
 * reads the whole range through them, and only their report counts. */
static int move_pages(struct pl_client_file *f, char *mem, size_t len, uint64_t off,
		      const struct pl_io_opts *opts, bool *by_slots)
{
	struct pl_io_report *rep = opts ? opts->report : NULL;
	const struct pl_place far = PL_PLACE_IN_REGION(f->pages, off);
	struct pl_io_report was = PL_IO_REPORT_INIT;
	int rc;

	if (rep) {
		was = *rep;
	}
	rc = carry_by(f->client->ctx, &far, opts, mem, len, false);
	*by_slots = slots_may_do(rc);
	if (*by_slots && rep) {
		*rep = was;
	}
	return *by_slots ? forget_pages(f, off) : rc ? carry_failed(f, rc) : 0;
}

/* Finds how much of a range the server has in its page cache. Returns 0, or -errno. */
static int find_pages(struct pl_client_file *f, uint64_t off, size_t len, size_t *out)
{
	int rc = client_enter(f->client);

	*out = 0;
	if (!rc) {
		rc = client_find_cached(f, off, len, out);
		client_leave(f->client);
	}
	return rc;
}

/* Reads a range of a file stretch by stretch. Bytes in the server's page cache are read as a
 * region, the others through the slots. */
static ssize_t read_file(struct pl_client_file *f, char *mem, size_t len, uint64_t off,
			 const struct pl_io_opts *opts)
{
	size_t done = 0;

	while (done < len) {
		size_t cached;
		ssize_t n = find_pages(f, off + done, len - done, &cached);
		size_t want = cached ? cached : len - done;
		bool by_slots = true;

		if (!n && cached) {
			n = move_pages(f, mem + done, cached, off + done, opts, &by_slots);
		}
		if (!n) {
			n = by_slots ? move_slots(f, mem + done, want, off + done, opts, false)
				     : (ssize_t)want;
		}
		if (n < 0) {
			return n;
		}
		done += (size_t)n;
		if ((size_t)n < want) {
			break;
		}
	}
	return (ssize_t)done;
}

static void begin_report(const struct pl_io_opts *opts)
{
	if (opts && opts->report) {
		*opts->report = (struct pl_io_report)PL_IO_REPORT_INIT;
	}
}

/* Reads a small file, whose bytes came with the answer to its opening, over the connection of
 * requests. */
static ssize_t read_held(const struct pl_client_file *f, char *mem, size_t len, uint64_t off,
			 const struct pl_io_opts *opts)
{
	ssize_t n;

	if (off >= f->length) {
		return 0;
	}
	len = len < f->length - off ? len : (size_t)(f->length - off);
	n = pl_copy(f->client->ctx, mem, f->held + off, len, opts);
	if (n >= 0 && opts && opts->report) {
		text_copy(opts->report->route, sizeof(opts->report->route), "tcp");
	}
	return n;
}

/* Writes to a small file, which is sent with its commit. */
static ssize_t write_held(struct pl_client_file *f, const char *mem, size_t len, uint64_t off,
			  const struct pl_io_opts *opts)
{
	ssize_t n = pl_copy(f->client->ctx, f->held + off, mem, len, opts);

	if (n >= 0 && opts && opts->report) {
		text_copy(opts->report->route, sizeof(opts->report->route), "tcp");
	}
	return n;
}

/* Carries out pl_client_read() without memory: the length of a stretch, and whether it is a
 * hole. */
static ssize_t read_stretch(struct pl_client_file *f, size_t len, uint64_t off,
			    const struct pl_io_opts *opts)
{
	uint64_t end;
	bool hole;
	int rc = client_stretch(f, off, &end, &hole);

	if (rc || off >= f->length) {
		return rc;
	}
	if (hole && opts && opts->report) {
		text_copy(opts->report->route, sizeof(opts->report->route), PL_ROUTE_HOLE);
	}
	return (ssize_t)(end - off < len ? end - off : len);
}

ssize_t pl_client_read(struct pl_client_file *f, void *dst, size_t len, uint64_t off,
		       const struct pl_io_opts *opts)
{
	int rc = check(f, dst, len, off, opts, false);

	if (rc || !len) {
		return rc;
	}
	begin_report(opts);
	return !dst	   ? read_stretch(f, len, off, opts)
	       : f->held   ? read_held(f, dst, len, off, opts)
	       : f->device ? move_device(f, dst, len, off, opts, false)
			   : read_file(f, dst, len, off, opts);
}

ssize_t pl_client_write(struct pl_client_file *f, const void *src, size_t len, uint64_t off,
			const struct pl_io_opts *opts)
{
	char *mem = (char *)(uintptr_t)src;
	int rc = check(f, src, len, off, opts, true);

	if (rc || !len) {
		return rc;
	}
	begin_report(opts);
	return f->whole	   ? write_held(f, mem, len, off, opts)
	       : f->device ? move_device(f, mem, len, off, opts, true)
			   : move_slots(f, mem, len, off, opts, true);
}

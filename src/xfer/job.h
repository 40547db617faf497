/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef XFER_JOB_H
#define XFER_JOB_H

/* One request, or the part of it that one thread has taken, while it is carried out; private to
 * xfer. */

#include "xfer/team.h"
#include "xfer/xfer.h"

#define JOB_AGAIN 8u

struct job {
	struct xfer *x;
	const struct xfer_req *r;
	struct xfer_report *rep;
	struct job_team *team;	/* that the request is shared with, or NULL */
	struct path_pair *pair; /* the memory and the disks of the file, where they may meet */
	bool verified;	  /* what p2pdma carries is looked at: its time says nothing of the route */
	struct plan plan; /* of the current stretch */
	uint64_t planned_until;
	double resident;   /* of the current stretch */
	double registered; /* of the request, with its device from before; < 0: not asked yet */
	bool cold;	   /* the page cache was tried and did not have it */
	bool sequential;   /* begins where the file's last small read ended */
	uint64_t trace;	   /* its number in the timeline, 0: there is none */
	bool in_place;	   /* the page cache is read in place, by this thread alone: see team.c */
	bool no_pins;	   /* what can be read otherwise is not read in place */
	bool inside;	   /* both ends are memory of devices */
	size_t chunk;	   /* 0: as configured, by route */
	unsigned int depth;

	/* Pieces that could not be read in place: another route's, before anything else. */
	struct {
		uint64_t off;
		uint64_t end;
	} again[JOB_AGAIN];
	unsigned int n_again;

	uint64_t pos; /* what is not yet cut off, in file offsets */
	uint64_t end; /* of what this thread has taken */

	/* The lowest offset where something went wrong or the file ended; nothing past it counts.
	 */
	uint64_t stop;
	int stop_err; /* 0: end of file */
};

/* Up to here, trying to read from the page cache is cheaper than asking what is in it. */
#define TRY_MAX (128u << 10)

/* A piece of the request on one route. */
struct piece {
	uint64_t off;
	size_t len;
	enum plan_route_id route;
	bool edge;
	bool nowait;
	bool file_failed; /* inline.c's: it was the file's hop that did not carry it */
};

void job_init(struct job *j, struct xfer *x, const struct xfer_req *r, struct xfer_report *rep);

/* Plans the stretch that begins at j->pos. -EOPNOTSUPP with every refusal in the message. */
int job_plan(struct job *j);

/* Where nothing is to be read in place, the best of the other routes comes first. */
void job_leave_pins(struct job *j);

/* Makes sure that there is something to cut, and a plan for it: takes more of a shared request,
 * plans the next stretch. False when nothing is left; a plan that fails ends the job there. */
bool job_ready(struct job *j);

/* Where to cut before `end` instead of at `next`, so that no byte is left alone: one byte is the
 * only length that some devices cannot copy while streams wait. */
static inline uint64_t job_no_lone_byte(uint64_t next, uint64_t end)
{
	return end - next == 1 ? end : next;
}

/* The route of what O_DIRECT cannot take. */
enum plan_route_id job_edge_route(enum plan_route_id route);

/* Cuts the next piece off what job_ready() promised. */
void job_cut(struct job *j, struct piece *out);

/* How large a slab job_cut()'s next piece fits into, if it is staged: for after job_ready(). */
size_t job_room(const struct job *j);

/* The memory end of a file offset. */
static inline uintptr_t job_addr(const struct job *j, uint64_t off)
{
	return j->r->addr + (uintptr_t)(off - j->r->off);
}

/* A piece ended with res of its bytes (or -errno). */
void job_ended(struct job *j, const struct piece *p, ssize_t res);

/* Whether a policy lets the page cache carry what O_DIRECT does not: none that names a route. */
static inline bool job_may_cache(uint32_t policy)
{
	return policy == PLAN_AUTO || policy == PLAN_BOUNCE;
}

/* What became of a piece at the file's hop: bytes, or -errno where another route is to carry it. */
ssize_t job_outcome(const struct job *j, const struct piece *p, const struct path_op *op);

/* Whether a failed piece may take another route; then *p is changed to it and that was counted. */
bool job_reroute(struct job *j, struct piece *p, ssize_t res);

/* A piece of a team's request could not be read in place: its bytes go back to be cut anew, for
 * other routes. False: that is not for the policy to allow. */
bool job_put_back(struct job *j, const struct piece *p, ssize_t res);

bool job_late(const struct job *j);

/* The device whose copies this request needs. */
struct dev *req_dev(const struct xfer_req *r);
struct dev *job_dev(const struct job *j);

/* Ends the request at `at`, unless it ended before. */
void job_stop(struct job *j, uint64_t at, int err);

void inline_run(struct job *j);
int pipeline_run(struct job *j); /* -ENOMEM and the like, before anything was moved */

/* The first hop's op of a piece; with a slab for staged routes. */
void piece_file_op(const struct job *j, const struct piece *p, const struct slab *slab,
		   struct path_op *op);
/* Where in the slab the piece begins: O_DIRECT reads take whole blocks. */
size_t piece_skip(const struct job *j, const struct piece *p);
/* How much of a slab a piece takes, the blocks around an unaligned read included. */
size_t piece_room(const struct job *j, const struct piece *p);

#endif

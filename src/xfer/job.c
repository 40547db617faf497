/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Planning a request, stretch by stretch, and what happens when a piece does not go as planned. */

#include "xfer/job.h"

#include <errno.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "metrics/probe.h"
#include "xfer/trace.h"

/* How far one look at the page cache holds. */
#define STRETCH (32u << 20)
/* Copies between memories are cut coarsely: only so that a deadline can stop them. */
#define COPY_CHUNK (64u << 20)

static bool of_device(const struct mem_ref *m)
{
	return m && m->dev && (m->kind == DEV_MEM_DEVICE || m->kind == DEV_MEM_MANAGED);
}

void job_init(struct job *j, struct xfer *x, const struct xfer_req *r, struct xfer_report *rep)
{
	*j = (struct job){ .x = x, .r = r, .rep = rep };
	j->pos = r->file ? r->off : 0;
	j->end = j->pos + r->len;
	j->stop = j->end;
	j->registered = -1;
	j->sequential = r->file && !r->write && r->off &&
			atomic_load_explicit(&r->facts->last_end, memory_order_relaxed) == r->off;
	j->pair = xfer_pair(x, r);
	j->verified = j->pair &&
		      atomic_load_explicit(&j->pair->unverified[r->write], memory_order_relaxed);
	j->depth = r->depth ? r->depth : x->depth;
	j->chunk = r->file ? r->chunk : COPY_CHUNK;
	j->inside = of_device(r->mem) && of_device(r->src_mem);
}

struct dev *req_dev(const struct xfer_req *r)
{
	if (!r->src_mem || !r->src_mem->dev) {
		return r->mem->dev;
	}
	/* Between two devices: the one whose memory only it can reach. */
	return !r->mem->dev || (r->mem->host_addressable && !r->src_mem->host_addressable)
		       ? r->src_mem->dev
		       : r->mem->dev;
}

struct dev *job_dev(const struct job *j)
{
	return req_dev(j->r);
}

bool job_late(const struct job *j)
{
	return j->r->deadline_ns && clock_now_ns() >= j->r->deadline_ns;
}

static bool has_route(const struct plan *p, enum path_id first_hop)
{
	for (unsigned int i = 0; i < p->ok; i++) {
		if (plan_routes[p->v[i].route].hop[0] == first_hop) {
			return true;
		}
	}
	return false;
}

/* Whether knowing what is in the page cache could change the plan. */
static bool worth_a_look(const struct plan *p)
{
	for (unsigned int i = p->ok; i < p->n; i++) {
		if (p->v[i].refuse == PL_REASON_NOT_RESIDENT) {
			return true;
		}
	}
	return has_route(p, PATH_BUFFERED) && has_route(p, PATH_DIRECT);
}

static bool in_place(const struct plan *p)
{
	return p->ok && plan_routes[p->v[0].route].hop[0] == PATH_PAGECACHE;
}

void job_leave_pins(struct job *j)
{
	for (unsigned int i = 0; j->no_pins && i < j->plan.ok; i++) {
		struct plan_candidate c = j->plan.v[i];

		if (plan_routes[c.route].hop[0] != PATH_PAGECACHE) {
			for (; i > 0; i--) {
				j->plan.v[i] = j->plan.v[i - 1];
			}
			j->plan.v[0] = c;
			return;
		}
	}
}

static int no_route(const struct job *j, const struct path_ask *ask)
{
	char all[900] = "";
	char why[256];

	for (unsigned int i = 0; i < j->plan.n; i++) {
		const struct plan_candidate *c = &j->plan.v[i];
		size_t at = 0;

		if (c->refuse == PL_REASON_POLICY || c->refuse == PL_REASON_BY_NAME_ONLY ||
		    c->refuse == PL_REASON_NO_FILE || c->refuse == PL_REASON_NOT_A_COPY) {
			continue;
		}
		while (all[at]) {
			at++;
		}
		plan_reason_text(c, ask, why, sizeof(why));
		text_fmt(all + at, sizeof(all) - at, "%s%s: %s", at ? "; " : "",
			 plan_routes[c->route].name, why);
	}
	return err_set(EOPNOTSUPP, "policy %s leaves no route for %s: %s",
		       plan_policy_name(j->r->policy), j->r->name ? j->r->name : "this copy",
		       *all ? all : "no route of that name carries this kind of transfer");
}

/* A small read is best tried on the page cache: the try itself tells whether it is there. */
static double first_guess(const struct job *j, uint64_t len)
{
	const struct path_facts *f = j->r->facts;

	if (j->cold) {
		return 0;
	}
	if (!f || j->r->write || f->stream) {
		return -1;
	}
	if (f->memory_backed || len <= TRY_MAX) {
		return 1;
	}
	return xfer_resident(j->x, j->r, j->pos, len);
}

/* Always the whole request, with what is known of the stretch: its threads' shares and its ends
 * must not be refused, or cost something else, for being short. So pl_explain() tells what happens.
 */
static void plan_with(struct job *j, double resident, struct path_ask *ask)
{
	struct plan_rates rates;

	xfer_ask(j->r, resident, j->registered, j->pair, ask);
	ask->sequential = j->sequential;
	if (j->r->len >= (1u << 20)) {
		xfer_rates(j->x, &rates);
		plan_make(j->x->paths, ask, j->r->policy, &rates, &j->plan);
	} else {
		plan_make(j->x->paths, ask, j->r->policy, NULL, &j->plan);
	}
	j->resident = resident;
}

int job_plan(struct job *j)
{
	uint64_t left = j->end - j->pos;
	bool look = j->r->facts && !j->r->write && !j->cold && left > TRY_MAX;
	uint64_t len =
		look ? min_u64(left, align_down(j->pos + 2 * STRETCH, STRETCH) - j->pos) : left;
	struct path_ask ask;

	if (j->registered < 0) {
		j->registered = j->no_pins ? 0 : xfer_registered(j->x, j->r);
	}
	len = job_no_lone_byte(j->pos + len, j->end) - j->pos;
	/* Looking costs a system call: only where it decides something. */
	plan_with(j, look ? -1 : first_guess(j, len), &ask);
	if (look && worth_a_look(&j->plan) && !in_place(&j->plan)) {
		plan_with(j, first_guess(j, len), &ask);
	}
	if (!j->plan.ok) {
		return no_route(j, &ask);
	}
	job_leave_pins(j);
	j->planned_until = j->pos + len;
	if (j->in_place && !in_place(&j->plan)) {
		job_call_help(j);
	}
	return 0;
}

/* The next range that is to be cut: what is left of the last one, what is to be done again, what
 * nobody of the team has taken. Nothing from the stop on counts any more, but what is to be done
 * again may lie in front of it. */
static bool next_range(struct job *j)
{
	while (j->pos >= j->end || j->pos >= j->stop) {
		if (!j->n_again) {
			j->pos = j->end;
			return j->team && job_claim(j);
		}
		j->n_again--;
		j->pos = j->again[j->n_again].off;
		j->end = j->again[j->n_again].end;
		j->planned_until = j->pos;
	}
	return true;
}

bool job_ready(struct job *j)
{
	int rc;

	if (!next_range(j)) {
		return false;
	}
	if (j->pos < j->planned_until) {
		return true;
	}
	rc = job_plan(j);
	if (rc) {
		/* A later stretch may lose its routes (O_DIRECT refused meanwhile). */
		job_stop(j, j->pos, -rc);
	}
	return !rc;
}

void job_stop(struct job *j, uint64_t at, int err)
{
	if (at < j->stop) {
		j->stop = at;
		j->stop_err = err;
		if (j->team) {
			job_team_stop(j->team, at, err);
		}
	}
}

void job_ended(struct job *j, const struct piece *p, ssize_t res)
{
	trace_piece_end(j, p, res);
	PROBE4(piece__end, plan_routes[p->route].name, p->off, p->len, res);
	if (res < 0) {
		if (!j->r->parts) {
			metrics_failed(&j->x->metrics, xfer_counted(j->r), p->route);
		}
		job_stop(j, p->off, (int)-res);
		return;
	}
	if ((size_t)res < p->len) {
		job_stop(j, p->off + (uint64_t)res, 0);
	}
	if (p->route == ROUTE_PAGECACHE &&
	    atomic_load_explicit(&j->r->facts->pin_failures, memory_order_relaxed)) {
		atomic_store(&j->r->facts->pin_failures, 0);
	}
	j->rep->bytes[p->route] += (uint64_t)res;
	if (p->edge) {
		j->rep->edge += (uint64_t)res;
	}
}

/* What p2pdma learns it tells itself, once for all files on a disk. */
static void tell(const struct job *j, enum pl_reason reason, uint64_t off, int err)
{
	unsigned int bit = 1u << reason;
	struct path_facts *f = j->r->facts;

	if ((reason != PL_REASON_KERNEL_REFUSED && reason != PL_REASON_DIRECT_FAILED) ||
	    atomic_fetch_or(&f->told, bit) & bit) {
		return;
	}
	if (reason == PL_REASON_KERNEL_REFUSED) {
		log_warn("%s: O_DIRECT was refused (%s): going through the page cache", j->r->name,
			 err_words(err));
	} else {
		log_warn("%s: at offset %llu O_DIRECT failed (%s): that part goes through the page "
			 "cache, and so will others that fail",
			 j->r->name, (unsigned long long)off, plan_direct_failed(err));
	}
}

/* What a failure of this piece says of its route, to this and to later requests. */
static enum pl_reason learnt(const struct job *j, const struct piece *p, ssize_t res)
{
	struct path *path = j->x->paths[plan_routes[p->route].hop[0]];
	struct path_op op = { .file = j->r->file, .off = p->off, .pair = j->pair, .res = res };

	return res < 0 && path->ops->refused ? path->ops->refused(path, &op) : PL_REASON_NONE;
}

/* Not to be read in place, for a reason that may pass (the file is changing, pages or descriptors
 * are short) or that will not. */
static void note_unpinned(struct job *j, const struct piece *p, enum plan_route_id other, int err)
{
	(void)learnt(j, p, -err);
	j->no_pins = true;
	j->planned_until = j->pos;
	j->rep->fallbacks++;
	j->rep->why = PL_REASON_PIN_REFUSED;
	j->rep->why_err = err;
	metrics_fell_back(&j->x->metrics, xfer_counted(j->r), other, j->rep->why);
	trace_fallback(j, p, j->rep->why);
}

static enum plan_route_id copying_route(const struct job *j)
{
	return j->r->mem->host_addressable ? ROUTE_BUFFERED : ROUTE_BUFFERED_COPY;
}

bool job_put_back(struct job *j, const struct piece *p, ssize_t res)
{
	if (j->r->policy != PLAN_AUTO || j->n_again == JOB_AGAIN || !j->team) {
		return false;
	}
	note_unpinned(j, p, copying_route(j), (int)-res);
	j->again[j->n_again].off = p->off;
	j->again[j->n_again].end = p->off + p->len;
	j->n_again++;
	return true;
}

/* Whether a piece that was to go past the page cache may go through it. */
static bool may_cache(const struct job *j, const struct piece *p)
{
	return plan_past_cache(&plan_routes[p->route]) && job_may_cache(j->r->policy);
}

ssize_t job_outcome(const struct job *j, const struct piece *p, const struct path_op *op)
{
	/* A count with an error behind it stands where O_DIRECT was asked for. */
	return op->res >= 0 && op->err && !j->r->facts->bypass && may_cache(j, p) ? -op->err
										  : op->res;
}

bool job_reroute(struct job *j, struct piece *p, ssize_t res)
{
	enum plan_route_id other = job_edge_route(p->route);
	enum pl_reason why;

	if (p->route == ROUTE_PAGECACHE) {
		if (j->r->policy != PLAN_AUTO || p->len > slab_large(&j->x->slabs)) {
			return false;
		}
		p->route = copying_route(j);
		note_unpinned(j, p, p->route, (int)-res);
		return true;
	}
	if (!may_cache(j, p)) {
		return false;
	}
	why = learnt(j, p, res);
	if (!why) {
		return false;
	}
	if (job_late(j)) {
		/* Nothing more is issued: what the other route would say is not known. */
		job_stop(j, p->off, ETIMEDOUT);
		return false;
	}
	tell(j, why, p->off, (int)-res);
	/* What is not yet cut is planned anew, without it. */
	j->planned_until = j->pos;
	p->route = other;
	j->rep->fallbacks++;
	j->rep->why = why;
	j->rep->why_err = (int)-res;
	metrics_fell_back(&j->x->metrics, xfer_counted(j->r), other, j->rep->why);
	trace_fallback(j, p, j->rep->why);
	PROBE4(fallback, j->r->name, plan_routes[other].name, j->rep->why, (int)-res);
	return true;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "xfer/team.h"

#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "xfer/job.h"
#include "xfer/trace.h"

/* Below this, waking a helper takes longer than doing its share. */
#define SHARE_FROM (4u << 20)
#define SHARE_MIN (1u << 20) /* what a member should get to do at least */
/* A stretch is long against the way through the driver, which serves one copy at a time, and short
 * against the whole. */
#define STRETCH_MIN (2u << 20)
#define STRETCH_MAX (8u << 20)

/* Registering pays for long stretches only. */
#define MIX_MIN (8u << 20)

struct job_team {
	struct work work;     /* a helper's share */
	unsigned int helpers; /* that may come; before it is offered */
	bool copies;	      /* likewise: the work is a processor's, so no more than x->copiers */
	const struct job *lead;

	pthread_mutex_t lock; /* protects all below; nothing is taken under it */
	struct plan plan;     /* the caller's first, which holds up to planned_until */
	double resident;
	uint64_t planned_until;
	uint64_t next_off; /* nobody has taken what begins here */
	uint64_t end;
	uint64_t stretch_min;
	unsigned int members; /* that were called, the caller included */
	uint64_t stop;
	int stop_err;
	char why[256];		/* the words to stop_err: they are another thread's */
	struct xfer_report sum; /* of helpers that have left */
};

/* What the caller has looked at need not be looked at again: that is a walk over all its pages. A
 * plan past the page cache is made anew, since the kernel may have refused it meanwhile. */
static void plan_claimed(const struct job_team *t, struct job *j)
{
	if (j->end > t->planned_until || j->in_place || j->cold ||
	    plan_past_cache(&plan_routes[t->plan.v[0].route])) {
		j->planned_until = j->pos;
		return;
	}
	j->plan = t->plan;
	j->resident = t->resident;
	j->planned_until = t->planned_until;
	job_leave_pins(j);
}

/* How much the thread that registers takes of what is left. Beside others, that all end at about
 * the same time, the last stretches are not its; 0: it copies from now on, too. */
static uint64_t in_place_stretch(const struct job_team *t, const struct job *j, uint64_t left)
{
	uint64_t piece = max_u64(j->x->pin_piece, SHARE_MIN);

	if (t->members == 1) {
		return piece;
	}
	return left / 4 < min_u64(MIX_MIN, piece) ? 0 : min_u64(left / 4, piece);
}

bool job_claim(struct job *j)
{
	struct job_team *t = j->team;
	uint64_t stretch = 0;
	uint64_t left;
	bool got;

	pthread_mutex_lock(&t->lock);
	left = t->end - t->next_off;
	if (j->in_place) {
		stretch = in_place_stretch(t, j, left);
		j->in_place = stretch != 0;
		j->no_pins = !j->in_place;
	}
	if (!j->in_place) {
		/* Ever shorter, so that all end at about the same time. */
		stretch = max_u64(t->stretch_min, min_u64(left / (2 * t->members), STRETCH_MAX));
	}
	got = t->next_off < t->end && t->next_off < t->stop;
	if (got) {
		j->pos = t->next_off;
		t->next_off = min_u64(align_down(j->pos + stretch, SHARE_MIN), t->end);
		t->next_off = job_no_lone_byte(t->next_off, t->end);
		j->end = t->next_off;
		plan_claimed(t, j);
	}
	pthread_mutex_unlock(&t->lock);
	if (!got) {
		workers_unlist(&j->x->workers, &t->work);
	}
	return got;
}

void job_team_stop(struct job_team *t, uint64_t at, int err)
{
	pthread_mutex_lock(&t->lock);
	if (at < t->stop) {
		t->stop = at;
		t->stop_err = err;
		text_copy(t->why, sizeof(t->why), err ? err_message() : "");
	}
	pthread_mutex_unlock(&t->lock);
}

static void add_report(struct xfer_report *sum, const struct xfer_report *r)
{
	for (unsigned int i = 0; i < ROUTE_COUNT; i++) {
		sum->bytes[i] += r->bytes[i];
	}
	sum->edge += r->edge;
	sum->fallbacks += r->fallbacks;
	if (r->fallbacks) {
		sum->why = r->why;
		sum->why_err = r->why_err;
	}
}

/* How many helpers one more caller of copying work can count on, so that all get as many. */
static unsigned int fair_share(const struct xfer *x)
{
	unsigned int callers = atomic_load_explicit(&x->callers, memory_order_relaxed);
	unsigned int each = x->copiers / (callers ? callers : 1);

	return each ? each - 1 : 0;
}

static enum work_wants wants(const struct work *work)
{
	const struct job_team *t = container_of(work, const struct job_team, work);
	const struct xfer *x = t->lead->x;

	if (work->picked >= t->helpers) {
		return WANTS_NONE;
	}
	return t->copies && x->workers.kind[WORK_HELP].busy + atomic_load(&x->callers) >= x->copiers
		       ? WANTS_LATER
		       : WANTS_ONE;
}

static void help(struct work *work)
{
	struct job_team *t = container_of(work, struct job_team, work);
	const struct job *lead = t->lead;
	struct xfer_report rep = { 0 };
	struct job j;

	job_init(&j, lead->x, lead->r, &rep);
	j.team = t;
	j.end = j.pos; /* it has nothing until it claims */
	j.depth = lead->depth;
	j.trace = lead->trace;
	j.no_pins = true;
	/* Out of memory here only means that the others do the work. */
	(void)pipeline_run(&j);
	pthread_mutex_lock(&t->lock);
	add_report(&t->sum, &rep);
	pthread_mutex_unlock(&t->lock);
}

/* Whether this thread would be blocked by the file's hop: its path has no lanes. */
static bool blocks(const struct job *j)
{
	struct path *p = j->x->paths[plan_routes[j->plan.v[0].route].hop[0]];
	struct path_lane *lane;

	if (!j->r->file || p->ops->lane_get(p, NULL, NULL, NULL, &lane)) {
		return j->r->file != NULL;
	}
	p->ops->lane_put(lane);
	return false;
}

/* Whoever writes a file's page cache holds its inode's lock: others would only spin for it. Block
 * devices have none. */
static bool one_at_a_time(const struct job *j)
{
	return j->r->write && !j->r->facts->block;
}

/* How many helpers could do good, and whether it is the processors that they add. */
static unsigned int help_for(const struct job *j, bool *copies)
{
	unsigned int shares = (unsigned int)min_u64(j->r->len / SHARE_MIN, 64);
	enum path_id hop = plan_routes[j->plan.v[0].route].hop[0];

	*copies = hop == PATH_BUFFERED && (j->resident >= 1 || j->r->write);
	if (j->r->len < SHARE_FROM || (*copies && one_at_a_time(j))) {
		return 0;
	}
	return (unsigned int)min_u64(
		*copies ? fair_share(j->x) : min_u64(j->x->helpers, j->depth - 1), shares - 1);
}

/* For so many helpers. */
static void size_up(struct job_team *t, uint64_t len, unsigned int helpers)
{
	t->helpers = helpers;
	t->members = helpers + 1;
	/* A request of few stretches is shared out evenly, in as few copies as can be. */
	t->stretch_min = min_u64(len / t->members, STRETCH_MAX);
	if (len > (uint64_t)STRETCH_MAX * t->members) {
		t->stretch_min = STRETCH_MIN;
	}
	t->stretch_min = max_u64(align_down(t->stretch_min, SHARE_MIN), SHARE_MIN);
}

void job_call_help(struct job *j)
{
	struct job_team *t = j->team;
	bool alone = t->members == 1; /* a team that mixes has its helpers */
	bool copies = false;
	unsigned int helpers = alone && blocks(j) ? help_for(j, &copies) : 0;

	j->in_place = false;
	j->no_pins = true;
	pthread_mutex_lock(&t->lock);
	t->planned_until = 0;
	alone = alone && t->next_off < t->end;
	if (alone) {
		t->copies = copies;
		size_up(t, t->end - t->next_off, helpers);
	}
	pthread_mutex_unlock(&t->lock);
	if (alone && helpers) {
		workers_offer(&j->x->workers, &t->work, helpers);
	}
}

/* Whether others copy beside the thread that registers, which alone does not fill a GPU's link.
 * Where some of the request is registered from before, it makes up for what is missing. */
static bool mixes(const struct job *j)
{
	return j->in_place && j->r->policy == PLAN_AUTO && j->x->pin_copiers &&
	       !(j->registered > 0);
}

/* One request at a time registers, those beside it only copy: the driver has one lock. */
static unsigned int begin_mix(struct job *j, bool *copies)
{
	if (atomic_exchange(&j->x->pinning, true)) {
		j->in_place = false;
		j->no_pins = true;
		job_leave_pins(j);
		return help_for(j, copies);
	}
	*copies = true;
	return (unsigned int)min_u64(fair_share(j->x), j->x->pin_copiers);
}

/*
 * What is best read in place is so by one thread: several would only fight for the driver's lock.
 * Others copy beside it where that pays. Where it comes to an end, at what is not in the page cache
 * or cannot be registered, all that follows goes another way, in a team.
 */
int job_share(struct job *j)
{
	struct xfer *x = j->x;
	unsigned int helpers = 0;
	bool pinning = false;
	struct job_team t = { .work = { .kind = WORK_HELP, .wants = wants, .carry = help },
			      .lead = j,
			      .plan = j->plan,
			      .resident = j->resident,
			      .planned_until = j->planned_until,
			      .next_off = j->pos,
			      .end = j->end,
			      .stop = j->stop };
	int rc;

	j->in_place = plan_routes[j->plan.v[0].route].hop[0] == PATH_PAGECACHE;
	j->no_pins = !j->in_place;
	if (!j->in_place && !blocks(j)) {
		return pipeline_run(j);
	}
	atomic_fetch_add(&x->callers, 1);
	if (mixes(j)) {
		helpers = begin_mix(j, &t.copies);
		pinning = j->in_place;
		t.plan = j->plan;
	} else if (!j->in_place) {
		helpers = help_for(j, &t.copies);
	}
	pthread_mutex_init(&t.lock, NULL);
	size_up(&t, j->r->len, helpers);
	if (helpers) {
		workers_offer(&x->workers, &t.work, helpers);
	}
	j->team = &t;
	j->end = j->pos;
	rc = pipeline_run(j);
	if (pinning) {
		atomic_store(&j->x->pinning, false);
	}
	atomic_fetch_sub(&x->callers, 1);
	trace_wait(j, "wait for helpers");
	workers_withdraw(&x->workers, &t.work);
	trace_wait_end(j, "wait for helpers");
	pthread_mutex_destroy(&t.lock);

	add_report(j->rep, &t.sum);
	j->team = NULL;
	j->pos = t.next_off;
	j->end = t.end;
	j->stop = t.stop;
	j->stop_err = t.stop_err;
	if (t.stop_err) {
		(void)err_set(t.stop_err, "%s", t.why);
	}
	return rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * See fakeofi.h. Like the provider for TCP, an end breaks with a key that nobody gave, and all that
 * is in flight on it does, too. One lock protects everything: fates are decided in all threads.
 */

#include "fakeofi.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ofi/ofi.h"

#define CARDS 2u
#define RULES 8u
#define LOOK 16u	     /* completions that are taken at once */
#define LONGEST (64u * 1024) /* so that transfers are several operations */
#define LOOKS 2u	     /* until an operation is carried */
#define PAUSE_NS 10000000u

struct ofi_card {
	unsigned int at; /* which of the two */
	uint64_t number; /* its address */
};

struct ofi_mem {
	struct ofi_mem *next;
	uint64_t card;
	char *at;
	size_t len;
	unsigned int access;
	uint64_t key;
};

struct op {
	struct op *next;
	struct ofi_end *end; /* NULL: it was closed */
	struct ofi_request *r;
	struct ofi_request was;
	uint64_t card; /* that it goes to */
	char *bytes;   /* that it writes */
	unsigned int looks;
	uint64_t slow_ns;
	bool held;
	bool breaks;
	int lost;  /* an errno instead of its answer */
	bool done; /* with this errno */
	int err;
};

struct ofi_end {
	struct ofi_card *card;
	uint64_t peer;
	bool broken;
	uint64_t looked_ns;
	uint64_t quiet_ns; /* in which it was looked at, since a slow one has ended last */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t numbers;
static struct ofi_mem *mems;
static struct op *ops; /* in the order in which they were posted */
static struct fakeofi_rule rules[RULES];
static unsigned int n_rules;
static unsigned int kept;
static int kept_err;

static unsigned int library(void)
{
	return 1u << 16;
}

static int list(const char *provider, struct ofi_list **out, char *why, size_t space)
{
	static char one;

	(void)provider;
	(void)why;
	(void)space;
	*out = (struct ofi_list *)(void *)&one;
	return CARDS;
}

static void info(const struct ofi_list *l, unsigned int i, struct ofi_card_info *out)
{
	(void)l;
	memset(out, 0, sizeof(*out));
	(void)snprintf(out->provider, sizeof(out->provider), "fake");
	(void)snprintf(out->name, sizeof(out->name), "fake%u", i);
	out->longest = LONGEST;
	out->atomics = true;
}

static int open_card(const struct ofi_list *l, unsigned int i, struct ofi_card **out, char *why,
		     size_t space)
{
	struct ofi_card *c = calloc(1, sizeof(*c));

	(void)l;
	(void)why;
	(void)space;
	if (!c) {
		return -ENOMEM;
	}
	c->at = i;
	(void)pthread_mutex_lock(&lock);
	c->number = ++numbers;
	(void)pthread_mutex_unlock(&lock);
	*out = c;
	return 0;
}

static void unlist(struct ofi_list *l)
{
	(void)l;
}

static void close_card(struct ofi_card *c)
{
	free(c);
}

static ssize_t address(struct ofi_card *c, void *out, size_t space)
{
	if (space < sizeof(c->number)) {
		return -ENOSPC;
	}
	memcpy(out, &c->number, sizeof(c->number));
	return sizeof(c->number);
}

static int serve(struct ofi_card *c, int *fd)
{
	(void)c;
	*fd = -1;
	return -1;
}

static int mem(struct ofi_card *c, const struct ofi_range *r, struct ofi_mem **out)
{
	struct ofi_mem *m = r->dmabuf < 0 ? calloc(1, sizeof(*m)) : NULL;

	if (!m) {
		return r->dmabuf < 0 ? -ENOMEM : -EOPNOTSUPP;
	}
	*m = (struct ofi_mem){ NULL, c->number, r->at, r->len, r->access, r->key };
	(void)pthread_mutex_lock(&lock);
	m->next = mems;
	mems = m;
	(void)pthread_mutex_unlock(&lock);
	*out = m;
	return 0;
}

static void named(const struct ofi_mem *m, uint64_t *addr, uint64_t *key)
{
	*addr = (uintptr_t)m->at;
	*key = m->key;
}

static int forget(struct ofi_mem *m)
{
	struct ofi_mem **at = &mems;
	int rc = 0;

	(void)pthread_mutex_lock(&lock);
	if (kept) {
		kept--;
		rc = -kept_err;
	} else {
		while (*at != m) {
			at = &(*at)->next;
		}
		*at = m->next;
	}
	(void)pthread_mutex_unlock(&lock);
	if (!rc) {
		free(m);
	}
	return rc;
}

static int open_end(struct ofi_card *c, const void *to, size_t len, struct ofi_end **out, char *why,
		    size_t space)
{
	struct ofi_end *e = calloc(1, sizeof(*e));

	(void)why;
	(void)space;
	if (!e || len != sizeof(e->peer)) {
		free(e);
		return -ENOMEM;
	}
	e->card = c;
	memcpy(&e->peer, to, len);
	*out = e;
	return 0;
}

/* With the lock held: the rule for a request, which has been used then. */
static const struct fakeofi_rule *rule_of(const struct ofi_request *r)
{
	for (unsigned int i = 0; i < n_rules; i++) {
		struct fakeofi_rule *u = &rules[i];

		if (r->addr - (uintptr_t)u->at < u->len && u->times) {
			u->times -= u->times != UINT32_MAX;
			return u;
		}
	}
	return NULL;
}

static void stand_still(unsigned int ms)
{
	const struct timespec t = { ms / 1000, (long)(ms % 1000) * 1000000 };

	(void)nanosleep(&t, NULL);
}

static void fate(struct op *o, const struct fakeofi_rule *u)
{
	o->held = u->fate == FAKEOFI_HOLD;
	o->breaks = u->fate == FAKEOFI_BREAK;
	o->slow_ns = u->fate == FAKEOFI_SLOW ? (uint64_t)u->ms * 1000000 : 0;
	o->done = u->fate == FAKEOFI_FAIL;
	o->err = o->done ? u->err : 0;
	o->lost = u->fate == FAKEOFI_LOSE ? u->err : 0;
}

static int post(struct ofi_end *e, struct ofi_request *r)
{
	struct op *o = calloc(1, sizeof(*o));
	char *bytes = malloc(r->len);
	const struct fakeofi_rule *u;
	unsigned int ms = 0;
	struct op **last = &ops;
	int rc = o && bytes ? 0 : -ENOMEM;

	(void)pthread_mutex_lock(&lock);
	u = rule_of(r);
	rc = rc ? rc : u && u->fate == FAKEOFI_FULL ? -EAGAIN : 0;
	if (!rc) {
		*o = (struct op){ .end = e, .r = r, .was = *r, .card = e->peer, .bytes = bytes };
		memcpy(bytes, r->mem, r->len);
		if (u) {
			fate(o, u);
			ms = u->fate == FAKEOFI_STALL ? u->ms : 0;
		}
		while (*last) {
			last = &(*last)->next;
		}
		*last = o;
	}
	(void)pthread_mutex_unlock(&lock);
	stand_still(ms);
	if (rc) {
		free(o);
		free(bytes);
	}
	return rc;
}

/* With the lock held: the memory that it reaches; NULL: it was not granted that. */
static char *there(const struct op *o)
{
	const struct ofi_request *q = &o->was;
	unsigned int right = q->what == OFI_READ    ? OFI_MAY_READ
			     : q->what == OFI_WRITE ? OFI_MAY_WRITE
						    : OFI_MAY_ATOMIC;
	uint64_t len = q->what == OFI_READ || q->what == OFI_WRITE ? q->len : 8;

	for (const struct ofi_mem *m = mems; m; m = m->next) {
		uint64_t off = q->addr - (uintptr_t)m->at;

		if (m->card == o->card && m->key == q->key && m->access & right && off <= m->len &&
		    len <= m->len - off) {
			return m->at + off;
		}
	}
	return NULL;
}

/* Words are read and written whole: threads of the test look at rings meanwhile. */
static void copy(char *dst, const char *src, size_t len)
{
	size_t i = 0;

	for (; ((uintptr_t)dst | (uintptr_t)src) % 8 == 0 && len - i >= 8; i += 8) {
		uint64_t word = __atomic_load_n((const uint64_t *)(const void *)(src + i),
						__ATOMIC_ACQUIRE);

		__atomic_store_n((uint64_t *)(void *)(dst + i), word, __ATOMIC_RELEASE);
	}
	for (; i < len; i++) {
		__atomic_store_n(&dst[i], __atomic_load_n(&src[i], __ATOMIC_ACQUIRE),
				 __ATOMIC_RELEASE);
	}
}

static void count(struct op *o, char *at)
{
	const uint64_t *mine = (const uint64_t *)(const void *)o->bytes;
	uint64_t *word = (uint64_t *)(void *)at;
	uint64_t was = __atomic_load_n(word, __ATOMIC_ACQUIRE);

	if (o->was.what == OFI_ADD || was == mine[2]) {
		__atomic_store_n(word, o->was.what == OFI_ADD ? was + mine[1] : mine[1],
				 __ATOMIC_RELEASE);
	}
	if (o->end) {
		((uint64_t *)o->was.mem)[0] = was;
	}
}

/* With the lock held. */
static void carry(struct op *o)
{
	char *at = there(o);

	o->done = true;
	o->err = o->lost;
	if (!at) {
		o->breaks = true;
	} else if (o->was.what == OFI_WRITE) {
		copy(at, o->bytes, o->was.len);
	} else if (o->was.what != OFI_READ) {
		count(o, at);
	} else if (o->end) {
		copy(o->was.mem, at, o->was.len);
	}
}

/* With the lock held: the end is broken, with all that it has. */
static void break_end(struct ofi_end *e)
{
	e->broken = true;
	for (struct op *o = ops; o; o = o->next) {
		if (o->end == e && (!o->done || o->breaks)) {
			o->held = false;
			o->breaks = false;
			o->done = true;
			o->err = ECONNRESET;
		}
	}
}

static uint64_t now_ns(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

/* With the lock held: whether it is its turn. */
static bool is_due(struct ofi_end *e, struct op *o)
{
	if (o->slow_ns) {
		if (e->quiet_ns < o->slow_ns) {
			return false;
		}
		e->quiet_ns = 0;
	}
	return ++o->looks >= LOOKS || o->slow_ns;
}

static void step(struct ofi_end *e)
{
	uint64_t now = now_ns();
	uint64_t gap = now - e->looked_ns;

	e->looked_ns = now;
	e->quiet_ns += gap < PAUSE_NS ? gap : PAUSE_NS;
	for (struct op *o = ops; o; o = o->next) {
		if (o->end == e && !o->held && !o->done && is_due(e, o)) {
			if (!o->breaks) {
				carry(o);
			}
			e->broken = e->broken || o->breaks;
		}
	}
	if (e->broken) {
		break_end(e);
	}
}

static int look(struct ofi_end *e)
{
	struct op **at = &ops;
	int n = 0;

	(void)pthread_mutex_lock(&lock);
	step(e);
	while (*at && n < (int)LOOK) {
		struct op *o = *at;

		if (o->end != e || !o->done) {
			at = &o->next;
			continue;
		}
		*at = o->next;
		o->r->err = o->err;
		o->r->ended = true;
		free(o->bytes);
		free(o);
		n++;
	}
	(void)pthread_mutex_unlock(&lock);
	return n;
}

static int sleep_for(struct ofi_end *e, int *fd)
{
	(void)e;
	*fd = -1;
	return -1;
}

/* What is held may be on its way, and arrives although nobody waits for it any more. */
static void close_end(struct ofi_end *e)
{
	struct op **at = &ops;

	(void)pthread_mutex_lock(&lock);
	while (*at) {
		struct op *o = *at;

		if (o->end == e && o->held) {
			o->end = NULL;
			o->r = NULL;
		} else if (o->end == e) {
			*at = o->next;
			free(o->bytes);
			free(o);
			continue;
		}
		at = &o->next;
	}
	(void)pthread_mutex_unlock(&lock);
	free(e);
}

void fakeofi_rule(const struct fakeofi_rule *r)
{
	(void)pthread_mutex_lock(&lock);
	if (n_rules == RULES) {
		abort();
	}
	rules[n_rules] = *r;
	rules[n_rules].times = r->times ? r->times : UINT32_MAX;
	n_rules++;
	(void)pthread_mutex_unlock(&lock);
}

void fakeofi_land(void)
{
	struct op **at = &ops;

	(void)pthread_mutex_lock(&lock);
	while (*at) {
		struct op *o = *at;

		if (o->held) {
			o->held = false;
			carry(o);
			o->err = o->breaks ? ECONNRESET : 0;
		}
		if (!o->end) {
			*at = o->next;
			free(o->bytes);
			free(o);
			continue;
		}
		at = &o->next;
	}
	(void)pthread_mutex_unlock(&lock);
}

void fakeofi_reset(void)
{
	(void)pthread_mutex_lock(&lock);
	n_rules = 0;
	kept = 0;
	(void)pthread_mutex_unlock(&lock);
	fakeofi_land();
}

static unsigned int how_many(bool held, bool open)
{
	unsigned int n = 0;

	(void)pthread_mutex_lock(&lock);
	for (const struct op *o = ops; o; o = o->next) {
		n += (o->held || !held) && (o->end != NULL) == open;
	}
	(void)pthread_mutex_unlock(&lock);
	return n;
}

unsigned int fakeofi_held(void)
{
	return how_many(true, true);
}

unsigned int fakeofi_late(void)
{
	return how_many(true, false);
}

unsigned int fakeofi_in_flight(void)
{
	return how_many(false, true);
}

void fakeofi_keep(unsigned int times, int err)
{
	(void)pthread_mutex_lock(&lock);
	kept = times;
	kept_err = err;
	(void)pthread_mutex_unlock(&lock);
}

static const struct ofi_end_ops the_ends = {
	.open = open_end,
	.post = post,
	.look = look,
	.sleep = sleep_for,
	.close = close_end,
};

static const struct ofi_ops the_ops = {
	.version = OFI_VERSION,
	.library = library,
	.list = list,
	.info = info,
	.open = open_card,
	.unlist = unlist,
	.close = close_card,
	.address = address,
	.serve = serve,
	.mem = mem,
	.named = named,
	.forget = forget,
	.ends = &the_ends,
};

const struct ofi_ops *peerlane_fabric(unsigned int version)
{
	return version == OFI_VERSION ? &the_ops : NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* One of the two processes, from its beginning to its end. */

#include <dlfcn.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/socket.h>

#include "schedules.h"

struct side me = { .lock = PTHREAD_MUTEX_INITIALIZER };

void *fake_symbol(const char *name)
{
	void *lib = dlopen(getenv("PEERLANE_TEST_VERBS_LIB"), RTLD_NOW | RTLD_NOLOAD);
	void *p = lib ? dlsym(lib, name) : NULL;

	check(p, "the stand-in for libibverbs has no %s", name);
	(void)dlclose(lib);
	return p;
}

void die(const char *fmt, ...)
{
	char words[512];
	va_list ap;

	va_start(ap, fmt);
	(void)vsnprintf(words, sizeof(words), fmt, ap);
	va_end(ap);
	(void)fprintf(stderr, "seed %llu, side %u: %s\n", (unsigned long long)me.p->seed, me.me,
		      words);
	_exit(3);
}

bool call_begin(void)
{
	bool go;

	pthread_mutex_lock(&me.lock);
	go = !me.closing;
	me.calls += go;
	pthread_mutex_unlock(&me.lock);
	return go;
}

void call_end(void)
{
	pthread_mutex_lock(&me.lock);
	me.calls--;
	pthread_mutex_unlock(&me.lock);
}

/* Whether something was to fail by which calls do. Atomic operations have one rail. */
static bool may_fail(bool atomic)
{
	return me.p->class >= CLASS_ALL || (me.p->class == CLASS_RAIL && atomic);
}

void call_check(long long rc, const char *what, bool atomic)
{
	static const int named[] = { EHOSTUNREACH, ECONNRESET, ENETDOWN,  EREMOTEIO, EACCES,
				     EFAULT,	   ENOMEM,     ESHUTDOWN, EOPNOTSUPP };
	struct shared_side *s = &me.sh->side[me.me];
	bool known = rc >= 0;

	atomic_fetch_add(rc < 0 ? &s->bad : &s->good, 1);
	for (size_t i = 0; i < COUNT(named); i++) {
		known = known || rc == -named[i];
	}
	check(known && (rc >= 0 || !what || *pl_error_message()),
	      "%s gives %lld, which is no error of a connection: %s",
	      what ? what : "a request of a queue", rc, what ? pl_error_message() : "");
	check(rc >= 0 || may_fail(atomic), "%s gives %lld, though nothing fails that it needs: %s",
	      what ? what : "a request of a queue", rc, what ? pl_error_message() : "");
}

/* With the other side: both are here. False: it has gone. */
static bool meet(void)
{
	char word = 'w';

	return send(me.fd, &word, 1, MSG_NOSIGNAL) == 1 && recv(me.fd, &word, 1, MSG_WAITALL) == 1;
}

static ssize_t swap_blobs(const char *ours, ssize_t n, char *theirs)
{
	ssize_t other = 0;

	check(n > 0, "there is no blob: %s", pl_error_message());
	check(send(me.fd, &n, sizeof(n), MSG_NOSIGNAL) == sizeof(n) &&
		      send(me.fd, ours, (size_t)n, MSG_NOSIGNAL) == n &&
		      recv(me.fd, &other, sizeof(other), MSG_WAITALL) == sizeof(other) &&
		      recv(me.fd, theirs, (size_t)other, MSG_WAITALL) == other,
	      "blobs are not carried");
	return other;
}

static void connect_remote(void)
{
	char ours[PL_BLOB_MAX];
	char theirs[PL_BLOB_MAX];
	ssize_t n;

	check(!pl_remote_open(me.fx.ctx, &me.remote), "no remote: %s", pl_error_message());
	n = swap_blobs(ours, pl_remote_blob(me.remote, ours, sizeof(ours)), theirs);
	check(!pl_remote_connect(me.remote, theirs, (size_t)n), "not connected: %s",
	      pl_error_message());
	check(meet(), "the other side is gone");
}

/* Region 0 is the host's, pinned or plain; region 1 a GPU's. */
static void grant(unsigned int region)
{
	size_t len = me.sh->region_len[me.me];
	uint32_t rights = PL_MAY_READ | PL_MAY_WRITE | (region ? 0 : PL_MAY_ATOMIC);
	char ours[PL_BLOB_MAX];
	char theirs[PL_BLOB_MAX];
	ssize_t n;

	if (region) {
		me.granted[region] = fx_alloc(&me.fx, len);
	} else if (me.p->seed % 2) {
		void *p = NULL;

		check(!pl_mem_alloc(me.fx.dev, len, PL_ALLOC_PINNED, &p), "%s", pl_error_message());
		me.granted[region] = p;
	} else {
		me.granted[region] = fx_host(len);
	}
	fx_put(&me.fx, me.granted[region], model_of(me.sh, me.me, region).cur, len);
	check(!pl_grant_open(me.fx.ctx, me.granted[region], len, rights, &me.grant[region]),
	      "no grant: %s", pl_error_message());
	n = swap_blobs(ours, pl_grant_blob(me.grant[region], ours, sizeof(ours)), theirs);
	check(!pl_region_open(me.remote, theirs, (size_t)n, &me.region[region]), "no region: %s",
	      pl_error_message());
}

static void make_actor(unsigned int t)
{
	struct actor *a = &me.actor[t];
	size_t len = me.p->slice;
	void *pinned = NULL;

	*a = (struct actor){ .s = &me, .t = t, .random = me.p->seed * 16 + me.me * 8 + t };
	(void)any64(&a->random);
	a->random = any64(&a->random);
	check(!pl_mem_alloc(me.fx.dev, len, PL_ALLOC_PINNED, &pinned), "%s", pl_error_message());
	a->mem[0] = fx_host(len);
	a->mem[1] = fx_host(len);
	a->mem[2] = pinned;
	a->mem[MEMS - 1] = fx_alloc(&me.fx, len);
	a->scratch = fx_host(len);
	a->settle = fx_host(len);
	for (unsigned int m = 0; m < MEMS; m++) {
		a->shadow[m] = fx_host(len);
		fx_pattern(a->shadow[m], 0, len, 50 + m);
		fx_put(&me.fx, a->mem[m], a->shadow[m], len);
	}
	check(!pl_mem_register(me.fx.ctx, a->mem[1], len), "%s", pl_error_message());
	check(!pl_queue_open(me.fx.ctx, NULL, &a->queue), "%s", pl_error_message());
}

static void free_actor(unsigned int t)
{
	struct actor *a = &me.actor[t];

	pl_queue_close(a->queue);
	check(!pl_mem_unregister(me.fx.ctx, a->mem[1]), "%s", pl_error_message());
	check(!pl_mem_free(me.fx.ctx, a->mem[2]), "%s", pl_error_message());
	fx_free(&me.fx, a->mem[MEMS - 1]);
	for (unsigned int m = 0; m < MEMS; m++) {
		free(a->shadow[m]);
	}
	free(a->mem[0]);
	free(a->mem[1]);
	free(a->scratch);
	free(a->settle);
}

/* What the other side may have written, and nothing else. */
static void own_region_check(unsigned int region, const char *when)
{
	struct model m = model_of(me.sh, me.me, region);
	size_t len = me.sh->region_len[me.me];
	unsigned char *got = fx_host(len);
	const struct shared_side *other = &me.sh->side[!me.me];

	fx_get(&me.fx, got, me.granted[region], len);
	if (region == 0) {
		uint64_t sum;

		memcpy(&sum, got + SHARED_WORD, sizeof(sum));
		check(sum >= atomic_load(&other->adds) && sum <= atomic_load(&other->adds_begun),
		      "%s: a word was added to %llu times, not %u to %u times", when,
		      (unsigned long long)sum, atomic_load(&other->adds),
		      atomic_load(&other->adds_begun));
		memset(got + SHARED_WORD, 0, sizeof(sum));
	}
	for (size_t i = 0; i < len; i++) {
		check(got[i] == m.cur[i] || (m.unsure[i] && got[i] == m.alt[i]),
		      "%s: byte %zu of region %u is %02x, not %02x%s%02x", when, i, region, got[i],
		      m.cur[i], m.unsure[i] ? " or " : "; before: ", m.alt[i]);
		check(!me.kept[region] || (region == 0 && i / 8 == SHARED_WORD / 8) ||
			      got[i] == me.kept[region][i],
		      "%s: byte %zu of region %u was written after its grant was closed", when, i,
		      region);
	}
	free(got);
}

void own_regions_check(const char *when)
{
	FAKE(fakeverbs_flush)();
	for (unsigned int i = 0; i < REGIONS; i++) {
		own_region_check(i, when);
	}
}

static void begin(int fd, int memory)
{
	struct shared *s =
		mmap(NULL, shared_len(me.p), PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);

	check(s != MAP_FAILED, "the model's memory is not there");
	me.fd = fd;
	me.sh = s;
	fx_open(&me.fx, NULL);
	connect_remote();
	for (unsigned int i = 0; i < REGIONS; i++) {
		grant(i);
	}
	for (unsigned int t = 0; t < me.p->threads[me.me]; t++) {
		make_actor(t);
	}
	if (me.p->late) {
		size_t at = ledger_at(me.p, me.me, 0);

		FAKE(fakeverbs_late)((uintptr_t)me.granted[0] + at, me.sh->region_len[me.me] - at);
	}
	check(meet(), "the other side is gone");
}

static void phase(unsigned int n)
{
	atomic_store(&me.sh->side[me.me].phase, n);
}

static void work(void)
{
	struct shared_side *other = &me.sh->side[!me.me];

	check(!pthread_create(&me.mail, NULL, mail_run, NULL) &&
		      !pthread_create(&me.faults, NULL, faults_run, NULL),
	      "no thread");
	for (unsigned int t = 0; t < me.p->threads[me.me]; t++) {
		check(!pthread_create(&me.actor[t].thread, NULL, actor_run, &me.actor[t]),
		      "no thread");
	}
	for (unsigned int t = 0; t < me.p->threads[me.me]; t++) {
		(void)pthread_join(me.actor[t].thread, NULL);
	}
	phase(2);
	atomic_store(&me.sh->side[me.me].done, true);
	/* Its faults are made also where they come too late for it. */
	while (!atomic_load(&other->done) && !atomic_load(&other->dead)) {
		(void)usleep(200);
	}
	phase(3);
	atomic_store(&me.stop, true);
	(void)pthread_join(me.faults, NULL);
	(void)pthread_join(me.mail, NULL);
}

static void end(void)
{
	static const char *const kinds[] = { "contexts", "pds", "mrs",	 "channels",
					     "cqs",	 "qps", "sends", "receives" };

	phase(4);
	if (me.remote) {
		mail_finish();
	}
	own_regions_check("at the end");
	phase(5);
	pl_remote_close(me.remote);
	for (unsigned int i = 0; i < REGIONS; i++) {
		check(!me.grant[i] || !pl_grant_close(me.grant[i]), "%s", pl_error_message());
	}
	phase(6);
	(void)meet(); /* both are closed */
	own_regions_check("after all was closed");
	for (unsigned int t = 0; t < me.p->threads[me.me]; t++) {
		free_actor(t);
	}
	fx_free(&me.fx, me.granted[1]);
	if (me.p->seed % 2) {
		check(!pl_mem_free(me.fx.ctx, me.granted[0]), "%s", pl_error_message());
	} else {
		free(me.granted[0]);
	}
	phase(7);
	fx_close(&me.fx);
	for (size_t i = 0; i < COUNT(kinds); i++) {
		check(FAKE(fakeverbs_live)(kinds[i]) == 0, "%ld %s are left",
		      FAKE(fakeverbs_live)(kinds[i]), kinds[i]);
	}
	check(!*FAKE(fakeverbs_violation)(), "%s", FAKE(fakeverbs_violation)());
	phase(8);
}

int side_main(unsigned int number, int fd, int memory, uint64_t seed)
{
	static struct plan plan;

	schedule_make(&plan, seed, getenv("PEERLANE_SCHEDULE_CUDA") != NULL);
	me.p = &plan;
	me.me = number;
	begin(fd, memory);
	phase(1);
	work();
	end();
	for (unsigned int i = 0; i < REGIONS; i++) {
		free(me.kept[i]);
	}
	return 0;
}

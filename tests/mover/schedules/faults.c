/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The thread that makes things fail, when as many operations have begun as the schedule says. */

#include <signal.h>
#include <stdlib.h>

#include "schedules.h"

/* The n-th from now on, until something else is to fail. */
static void fail_by_number(const struct fault *f, const char *what)
{
	char spec[64];

	(void)snprintf(spec, sizeof(spec), "%s:%u:%d", what, f->n, f->status);
	FAKE(fakeverbs_fail)(spec);
}

/* So many registrations one after the other. */
static void fail_registrations(const struct fault *f)
{
	char spec[512] = "";
	size_t at = 0;
	unsigned int n = me.p->class == CLASS_REG ? 1 : f->n;

	for (unsigned int i = 1; i <= n && i <= 3; i++) {
		at += (size_t)snprintf(spec + at, sizeof(spec) - at,
				       "%sibv_reg_mr:%u:12,ibv_reg_dmabuf_mr:%u:12",
				       i > 1 ? "," : "", i, i);
	}
	FAKE(fakeverbs_fail)(spec);
}

/* Other addresses, so what is on its way to the old ones is lost. */
static void change_gids(const struct fault *f)
{
	char spec[64];

	(void)snprintf(spec, sizeof(spec), "%u.1.0=v2/10.%u.%u.77", f->device, me.me + 7, f->n);
	(void)FAKE(fakeverbs_gids)(spec);
}

static void close_grant(const struct fault *f)
{
	unsigned int region = f->n % REGIONS;

	check(pl_grant_close(me.grant[region]) == 0, "a grant is not closed: %s",
	      pl_error_message());
	me.grant[region] = NULL;
	/* Behind what has arrived by now nothing does. */
	me.kept[region] = fx_host(me.sh->region_len[me.me]);
	fx_get(&me.fx, me.kept[region], me.granted[region], me.sh->region_len[me.me]);
	atomic_store(&me.sh->side[me.me].revoked[region], true);
}

/* Requests of queues may be under way, and no other calls. */
static void close_remote(void)
{
	bool busy = true;

	pthread_mutex_lock(&me.lock);
	me.closing = true;
	pthread_mutex_unlock(&me.lock);
	while (busy) {
		(void)usleep(100);
		pthread_mutex_lock(&me.lock);
		busy = me.calls != 0;
		pthread_mutex_unlock(&me.lock);
	}
	pl_remote_close(me.remote);
	me.remote = NULL;
	atomic_store(&me.sh->side[me.me].closed, true);
}

static void make(const struct fault *f)
{
	int device = (int)f->device;

	switch (f->kind) {
	case FAULT_LINK_DOWN:
	case FAULT_LINK_UP:
		(void)FAKE(fakeverbs_link)(device, 1, f->kind == FAULT_LINK_UP);
		break;
	case FAULT_WC:
		fail_by_number(f, "wc");
		break;
	case FAULT_ACK:
		fail_by_number(f, "ack");
		break;
	case FAULT_SEND_WR:
		fail_by_number(f, "send_wr");
		break;
	case FAULT_POST:
		fail_by_number(f, "post_send");
		break;
	case FAULT_REG:
		fail_registrations(f);
		break;
	case FAULT_STALL:
		FAKE(fakeverbs_stall)(1);
		(void)usleep(f->n * 1000);
		FAKE(fakeverbs_stall)(0);
		break;
	case FAULT_SHUFFLE:
		FAKE(fakeverbs_shuffle)(f->n);
		break;
	case FAULT_TORN:
		FAKE(fakeverbs_torn)(f->n);
		break;
	case FAULT_GID:
		change_gids(f);
		break;
	case FAULT_EVENT: /* a port's GID table, its LID, its P_Key table */
		(void)FAKE(fakeverbs_event)(device, f->n % 2 ? 18 : f->n % 4 ? 11 : 12, 1);
		break;
	case FAULT_KILL:
		(void)kill(getpid(), SIGKILL);
		break;
	case FAULT_GRANT:
		close_grant(f);
		break;
	default:
		close_remote();
	}
}

void *faults_run(void *unused)
{
	(void)unused;
	for (unsigned int i = 0; i < me.p->n_faults[me.me]; i++) {
		const struct fault *f = &me.p->fault[me.me][i];

		while (atomic_load(&me.sh->side[me.me].begun) < f->at && !atomic_load(&me.stop)) {
			(void)usleep(100);
		}
		if (f->us) {
			(void)usleep(f->us);
		}
		make(f);
	}
	return NULL;
}

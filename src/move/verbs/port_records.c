/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Records of ports. The blob of a remote has one record for each port of a side: its addresses and
 * limits, by which the other side connects. All numbers are little-endian.
 *
 *	number of the rail, 1 byte; layer, 1 (1: InfiniBand); type of the address, 1; MTU, 1; reads
 *	it answers, 1; LID, 2; queue pair, 4; first packet, 4; address, 16; partition's key, 2
 */

#include <errno.h>
#include <string.h>

#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "move/verbs/verbs.h"
#include "remote/blob.h"

#define PSN_MASK 0xffffffu
#define HOPS 64u
/* 4.096 us * 2^16 a try, and 6 tries more: two seconds, in which the other side may connect too. 7
 * would be for ever with rxe. */
#define TIMEOUT 16u
#define RETRIES 6u
#define RNR_RETRIES 6u /* 7 would be for ever */
#define RNR_TIMER 12u

enum {
	RAIL = 0,
	LAYER = 1,
	TYPE = 2,
	MTU = 3,
	READS = 4,
	LID = 5,
	NUMBER = 7,
	PACKET = 11,
	ADDRESS = 15,
	PKEY = 31,
};

void port_record_of(const struct wire *w, unsigned char *record)
{
	record[RAIL] = (unsigned char)w->at;
	record[LAYER] = w->here.ib;
	record[TYPE] = (unsigned char)w->here.gid_type;
	record[MTU] = (unsigned char)w->here.mtu;
	record[READS] = (unsigned char)w->rail->nic->answers;
	blob_put(record + LID, w->here.lid, 2);
	blob_put(record + NUMBER, w->qp->qp_num, 4);
	blob_put(record + PACKET, w->psn, 4);
	memcpy(record + ADDRESS, w->here.gid.raw, 16);
	blob_put(record + PKEY, w->here.pkey, 2);
}

unsigned int port_record_rail(const unsigned char *record)
{
	return record[RAIL];
}

/* Bytes of an address that are its subnet's, as it is on most networks. */
static size_t subnet_len(const unsigned char *address)
{
	static const unsigned char v4[12] = { [10] = 0xff, [11] = 0xff };

	return memcmp(address, v4, sizeof(v4)) == 0 ? 15 : 8;
}

/* Two limited members of a partition may not speak to each other. */
static bool same_partition(const unsigned char *a, const unsigned char *b)
{
	uint64_t x = blob_get(a + PKEY, 2);
	uint64_t y = blob_get(b + PKEY, 2);

	return !((x ^ y) & PKEY_NUMBER) && (x | y) & PKEY_FULL;
}

/* How well two ports go together: -1: not at all. Those of one subnet first: others may have no way
 * to each other; and of these the ones with equal numbers, which on hosts of one kind are at the
 * same switch. */
static int match(const unsigned char *a, const unsigned char *b)
{
	size_t len = subnet_len(a + ADDRESS);
	bool same = len == subnet_len(b + ADDRESS) && memcmp(a + ADDRESS, b + ADDRESS, len) == 0;

	if (a[LAYER] != b[LAYER] || (!a[LAYER] && a[TYPE] != b[TYPE]) || !same_partition(a, b)) {
		return -1;
	}
	return (same ? 2 : 0) + (a[RAIL] == b[RAIL] ? 1 : 0);
}

/* All of the best match first, then those of the next. The other side comes to the same pairs: the
 * numbers of a side's rails differ, so at each step a port that is left either has one match, or
 * matches all that are left of its subnet or kind, of which both sides take the first ones. */
void port_records_pair(const unsigned char *ours, unsigned int n, const unsigned char *theirs,
		       unsigned int m, int with[])
{
	unsigned int taken = 0; /* of theirs, 1 << i */

	for (unsigned int i = 0; i < n; i++) {
		with[i] = -1;
	}
	for (int want = 3; want >= 0; want--) {
		for (unsigned int i = 0; i < n; i++) {
			for (unsigned int k = 0; k < m && with[i] < 0; k++) {
				if (!(taken & 1u << k) &&
				    match(ours + i * (size_t)PORT_RECORD,
					  theirs + k * (size_t)PORT_RECORD) == want) {
					with[i] = (int)k;
					taken |= 1u << k;
				}
			}
		}
	}
}

/* The first packet's number differs in each epoch, so that none of before is taken for one of now.
 */
static uint32_t psn_in(uint32_t psn, uint64_t epoch)
{
	return (psn + (uint32_t)epoch * 0x9e3779u) & PSN_MASK;
}

static int to_rtr(const struct wire *w, const unsigned char *record)
{
	unsigned int theirs = record[MTU];
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTR,
				   .path_mtu = theirs < w->here.mtu ? theirs : w->here.mtu,
				   .dest_qp_num = (uint32_t)blob_get(record + NUMBER, 4),
				   .rq_psn =
					   psn_in((uint32_t)blob_get(record + PACKET, 4), w->epoch),
				   .max_dest_rd_atomic = (uint8_t)w->rail->nic->answers,
				   .min_rnr_timer = RNR_TIMER };

	a.ah_attr.port_num = w->rail->port;
	a.ah_attr.sl = (uint8_t)w->r->m->config->verbs_service_level;
	a.ah_attr.dlid = (uint16_t)blob_get(record + LID, 2);
	/* Another subnet of InfiniBand is reached by a router, which goes by addresses. */
	if (!w->here.ib || memcmp(record + ADDRESS, w->here.gid.raw, 8) != 0) {
		a.ah_attr.is_global = 1;
		a.ah_attr.grh.sgid_index = w->here.gid_index;
		a.ah_attr.grh.hop_limit = HOPS;
		a.ah_attr.grh.traffic_class = (uint8_t)w->r->m->config->verbs_traffic_class;
		memcpy(a.ah_attr.grh.dgid.raw, record + ADDRESS, 16);
	}
	return w->r->m->v->ibv_modify_qp(
		w->qp, &a,
		VERBS_QP_STATE | VERBS_QP_AV | VERBS_QP_PATH_MTU | VERBS_QP_DEST_QPN |
			VERBS_QP_RQ_PSN | VERBS_QP_MAX_DEST_RD_ATOMIC | VERBS_QP_MIN_RNR_TIMER);
}

static int to_rts(const struct wire *w, const unsigned char *record)
{
	unsigned int reads = w->rail->nic->reads;
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_RTS,
				   .sq_psn = psn_in(w->psn, w->epoch),
				   .max_rd_atomic =
					   (uint8_t)(record[READS] < reads ? record[READS] : reads),
				   .timeout = TIMEOUT,
				   .retry_cnt = RETRIES,
				   .rnr_retry = RNR_RETRIES };

	return w->r->m->v->ibv_modify_qp(w->qp, &a,
					 VERBS_QP_STATE | VERBS_QP_TIMEOUT | VERBS_QP_RETRY_CNT |
						 VERBS_QP_RNR_RETRY | VERBS_QP_SQ_PSN |
						 VERBS_QP_MAX_QP_RD_ATOMIC);
}

int port_begin(const struct wire *w)
{
	struct verbs_qp_attr a = { .qp_state = VERBS_QPS_INIT,
				   .port_num = w->rail->port,
				   .pkey_index = (uint16_t)w->rail->nic->pkey_index,
				   .qp_access_flags = VERBS_ACCESS_LOCAL_WRITE |
						      VERBS_ACCESS_REMOTE_WRITE |
						      VERBS_ACCESS_REMOTE_READ |
						      (w->rail->nic->atomics != VERBS_ATOMIC_NONE
							       ? VERBS_ACCESS_REMOTE_ATOMIC
							       : 0) };

	return w->r->m->v->ibv_modify_qp(w->qp, &a,
					 VERBS_QP_STATE | VERBS_QP_PKEY_INDEX | VERBS_QP_PORT |
						 VERBS_QP_ACCESS_FLAGS);
}

int port_connect(const struct wire *w, const unsigned char *record, char *why, size_t space)
{
	int rc;

	if (record[RAIL] >= RAILS_MAX || record[MTU] < VERBS_MTU_256 ||
	    record[MTU] > VERBS_MTU_4096 || !record[READS]) {
		text_fmt(why, space, "%s: what the other side says of its port makes no sense",
			 w->rail->name);
		return -EINVAL;
	}
	rc = to_rtr(w, record);
	rc = rc ? rc : to_rts(w, record);
	if (rc) {
		text_fmt(why, space, "%s cannot be connected: %s", w->rail->name, err_words(rc));
	}
	return -rc;
}

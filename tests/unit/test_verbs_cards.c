/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* move/verbs/records: both sides of a connection come to the same pairs of ports, and to good ones.
 */

#include "unit.h"

#include "move/verbs/verbs.h"

#define TIMES 3000

/* A port: the rail's number, RoCE v2 at 10.a.b.c. */
struct port {
	unsigned int rail;
	unsigned char a, b, c;
	bool ib;
	uint16_t pkey; /* 0: that of all */
};

static uint32_t numbers = 1;

static void make(unsigned char *records, const struct port *p, unsigned int n)
{
	for (unsigned int i = 0; i < n; i++) {
		struct nic nic = { .answers = 16 };
		struct rail rail = { .nic = &nic };
		struct verbs_qp qp = { .qp_num = numbers++ * 2654435761u };
		struct wire w = { .rail = &rail,
				  .qp = &qp,
				  .psn = numbers,
				  .at = p[i].rail,
				  .here = { .ib = p[i].ib,
					    .pkey = p[i].pkey ? p[i].pkey : 0xffff,
					    .mtu = VERBS_MTU_1024,
					    .gid_type = p[i].ib ? VERBS_GID_TYPE_IB
								: VERBS_GID_TYPE_ROCE_V2 } };
		const unsigned char v4[16] = { [10] = 0xff,   [11] = 0xff,   [12] = 10,
					       [13] = p[i].a, [14] = p[i].b, [15] = p[i].c };
		const unsigned char ib[16] = { 0xfe, 0x80, [7] = p[i].a, [15] = p[i].c };

		memcpy(w.here.gid.raw, p[i].ib ? ib : v4, 16);
		port_record_of(&w, records + i * (size_t)PORT_RECORD);
	}
}

/* Pairs them on both sides, which must agree; with[] is what ours go with. */
static void both(const struct port *ours, unsigned int n, const struct port *theirs, unsigned int m,
		 int with[])
{
	unsigned char x[RAILS_MAX * PORT_RECORD];
	unsigned char y[RAILS_MAX * PORT_RECORD];
	int back[RAILS_MAX];
	unsigned int here = 0;
	unsigned int there = 0;

	make(x, ours, n);
	make(y, theirs, m);
	port_records_pair(x, n, y, m, with);
	port_records_pair(y, m, x, n, back);
	for (unsigned int i = 0; i < n; i++) {
		assert_in_range(with[i] + 1, 0, m);
		here += with[i] >= 0;
		if (with[i] >= 0) {
			assert_int_equal(back[with[i]], i);
		}
	}
	for (unsigned int k = 0; k < m; k++) {
		there += back[k] >= 0;
	}
	assert_int_equal(here, there);
}

#define PAIRS(ours, theirs, ...)                                     \
	do {                                                         \
		static const int want[] = __VA_ARGS__;               \
		int got[RAILS_MAX];                                  \
                                                                     \
		both(ours, COUNT(ours), theirs, COUNT(theirs), got); \
		for (unsigned int at = 0; at < COUNT(want); at++) {  \
			assert_int_equal(got[at], want[at]);         \
		}                                                    \
	} while (0)

static void known_ones(void **state)
{
	static const struct port two[] = { { 0, 1, 1, 1, false, 0 }, { 1, 1, 2, 1, false, 0 } };
	static const struct port other[] = { { 0, 1, 1, 2, false, 0 }, { 1, 1, 2, 2, false, 0 } };
	static const struct port crossed[] = { { 0, 1, 2, 2, false, 0 }, { 1, 1, 1, 2, false, 0 } };
	static const struct port second[] = { { 1, 1, 2, 2, false, 0 } };
	static const struct port flat[] = { { 0, 1, 1, 1, false, 0 }, { 1, 1, 1, 2, false, 0 } };
	static const struct port flat2[] = { { 0, 1, 1, 3, false, 0 }, { 1, 1, 1, 4, false, 0 } };
	static const struct port far[] = { { 0, 9, 1, 3, false, 0 }, { 1, 9, 2, 4, false, 0 } };
	static const struct port ib[] = { { 0, 0, 0, 7, true, 0 }, { 1, 1, 1, 9, false, 0 } };
	static const struct port parts[] = { { 0, 1, 2, 3, false, 0x7fff },
					     { 1, 1, 1, 3, false, 0x8123 } };

	(void)state;
	PAIRS(two, other, { 0, 1 });
	PAIRS(two, crossed, { 1, 0 }); /* by subnet, not by number */
	PAIRS(two, second, { -1, 0 });
	PAIRS(second, two, { 1 });
	PAIRS(flat, flat2, { 0, 1 }); /* by number */
	PAIRS(two, far, { 0, 1 });    /* by a router */
	PAIRS(ib, two, { -1, 0 });    /* InfiniBand with none of Ethernet */
	PAIRS(ib, ib, { 0, 1 });
	PAIRS(parts, two, { 1, -1 });	/* in one partition */
	PAIRS(parts, parts, { -1, 1 }); /* two limited members may not */
}

static unsigned int any(unsigned int below)
{
	return (unsigned int)rand() % below;
}

static unsigned int make_up(struct port *p)
{
	unsigned int first = any(RAILS_MAX);
	unsigned int n = 1 + any(RAILS_MAX);

	for (unsigned int i = 0; i < n; i++) {
		p[i] = (struct port){ (first + i) % RAILS_MAX,
				      (unsigned char)any(2),
				      (unsigned char)any(4),
				      (unsigned char)any(9),
				      any(4) == 0,
				      any(3) ? 0 : any(2) ? 0x7fff : 0x8123 };
	}
	return n;
}

static void made_up_ones(void **state)
{
	(void)state;
	srand(11);
	for (int i = 0; i < TIMES; i++) {
		struct port ours[RAILS_MAX];
		struct port theirs[RAILS_MAX];
		unsigned int n = make_up(ours);
		unsigned int m = make_up(theirs);
		int with[RAILS_MAX];

		both(ours, n, theirs, m, with);
		for (unsigned int k = 0; k < n; k++) {
			if (with[k] >= 0) {
				assert_int_equal(ours[k].ib, theirs[with[k]].ib);
				assert_int_equal(ours[k].pkey == 0x8123,
						 theirs[with[k]].pkey == 0x8123);
				assert_false(ours[k].pkey == 0x7fff &&
					     theirs[with[k]].pkey == 0x7fff);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(known_ones),
		cmocka_unit_test(made_up_ones),
	};

	return cmocka_run_group_tests_name("verbs records", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Finds out whether the other host is alive. A receiver may be late, with a full TCP window for any
 * time: that is no error as long as its kernel answers. The kernel's own limits cannot tell a late
 * receiver from a dead host. TCP_USER_TIMEOUT ends a connection whose window stays full even if it
 * is answered; without it a connection whose bytes are not acknowledged lasts 15 minutes. So
 *
 *	no bytes in flight     the kernel's keep-alive ends the connection
 *	bytes in flight        the sender counts the segments that arrive
 *
 * The connection ends when a segment is unanswered for the patience. A full window is probed at
 * intervals that grow to two minutes, and between the probes no answer is due. Then the other
 * side's keep-alive counts as its sign of life: a receiver has no bytes in flight, so its kernel
 * sends one every KEEP_MOST seconds.
 */

#include "ncclnet/interfaces.h"

#include <errno.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

#define S UINT64_C(1000000000)
#define KEEP_MOST 3u		  /* seconds */
#define PROBES_MOST 100u	  /* the kernel's limit is 127 */
#define SILENT_LEAST (10 * S)	  /* some keep-alives may be lost */
#define LONGEST (1000000000u * S) /* of the patience */

static void set(int fd, int level, int name, unsigned int value)
{
	int v = (int)value;

	(void)setsockopt(fd, level, name, &v, sizeof(v));
}

void nn_sock_patience(int fd, uint64_t patience)
{
	unsigned int all = (unsigned int)((patience < LONGEST ? patience : LONGEST) / S);
	unsigned int each = all / 3 < KEEP_MOST ? all / 3 : KEEP_MOST;

	each = each ? each : 1;
	each = each > all / PROBES_MOST ? each : all / PROBES_MOST;
	set(fd, IPPROTO_TCP, TCP_NODELAY, 1);
	set(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, 0);
	set(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
	set(fd, IPPROTO_TCP, TCP_KEEPIDLE, each);
	set(fd, IPPROTO_TCP, TCP_KEEPINTVL, each);
	set(fd, IPPROTO_TCP, TCP_KEEPCNT, all / each > 3 ? all / each - 1 : 2);
}

int nn_sock_look(int fd, struct nn_liveness *s, uint64_t now, uint64_t patience)
{
	struct tcp_info i;
	socklen_t len = sizeof(i);
	uint64_t step = now - s->looked < patience / 4 ? now - s->looked : patience / 4;
	bool waits;

	memset(&i, 0, sizeof(i));
	if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, &i, &len) ||
	    len < offsetof(struct tcp_info, tcpi_notsent_bytes) + sizeof(i.tcpi_notsent_bytes)) {
		return 0; /* Linux before 4.6 */
	}
	waits = i.tcpi_unacked || i.tcpi_probes;
	s->looked = now;
	if (i.tcpi_segs_in != s->segments || !(waits || i.tcpi_notsent_bytes)) {
		s->segments = i.tcpi_segs_in;
		s->silent = 0;
		s->unanswered = 0;
		return 0;
	}
	s->silent += step;
	s->unanswered = waits ? s->unanswered + step : 0;
	return s->unanswered >= patience ||
			       s->silent >= (patience > SILENT_LEAST ? patience : SILENT_LEAST)
		       ? -ETIMEDOUT
		       : 0;
}

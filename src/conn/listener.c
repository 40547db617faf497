/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "conn/listener.h"

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "base/lock.h"
#include "base/log.h"
#include "base/refused.h"
#include "base/text.h"
#include "conn/strangers.h"
#include "sys/sys.h"

static const struct sys_addr loopback = { .at = { 127, 0, 0, 1 } };

/* Gives the part of an address with a port, in brackets or both, that is the address. Returns 0 if
 * there is none. */
static int address_in(const char *s, char out[SYS_ADDR_TEXT])
{
	bool opened = *s == '[';
	const char *end = opened ? strchr(s, ']') : strrchr(s, ':');
	int n = end ? (int)(end - s - opened) : 0;
	struct sys_addr a;

	if (n <= 0 || n >= (int)SYS_ADDR_TEXT) {
		return 0;
	}
	text_fmt(out, SYS_ADDR_TEXT, "%.*s", n, s + opened);
	return sys_addr_parse(out, &a) && a.v6 == opened ? n : 0;
}

/* Sets the message: why nothing can listen at `where`, and what to write instead. */
static int refuse_words(const char *where)
{
	const char *colon = strrchr(where, ':');
	char address[SYS_ADDR_TEXT];
	struct sys_addr a;

	if (sys_addr_parse(where, &a) || strncmp(where, "fe80:", 5) == 0) {
		return err_set(EINVAL,
			       "tunable tcp_bind: %.60s is an address of one link, which other "
			       "hosts cannot be told: give another one, or the interface (`ip "
			       "address` lists both)",
			       where);
	}
	if (address_in(where, address)) {
		return err_set(EINVAL, "tunable tcp_bind: write %s for \"%.80s\"%s", address, where,
			       colon && colon[1] && !strchr(colon, ']')
				       ? ": the port is a setting of its own"
				       : "");
	}
	return err_set(EINVAL,
		       "tunable tcp_bind: \"%.80s\" is no address and no interface that is up and "
		       "has one (`ip address` lists both), and neither \"loopback\" nor \"all\"; "
		       "names of hosts are not looked up, and a port is a setting of its own",
		       where);
}

int listener_find(const char *where, struct sys_addr *out, unsigned int most, struct sys_addr *bind)
{
	bool all = strcmp(where, "all") == 0;
	int n = 1;

	if (!*where || strcmp(where, "loopback") == 0) {
		out[0] = loopback;
	} else if (all || !sys_addr_parse(where, &out[0])) {
		n = sys_net_addrs(all ? NULL : where, out, most);
		if (n < 0) {
			return err_set(-n, "the addresses of this host cannot be listed: %s",
				       err_words(n));
		}
		if (!n && !all) {
			return refuse_words(where);
		}
		out[0] = n ? out[0] : loopback;
		n = n ? n : 1;
	} else if (sys_addr_is_link_local(&out[0])) {
		return refuse_words(where);
	} else if (sys_addr_is_any(&out[0])) {
		return err_set(EINVAL, "tunable tcp_bind: write \"all\" for %s", where);
	}
	*bind = all ? (struct sys_addr){ .v6 = true } : out[0];
	return n;
}

int listener_open(struct listener *l, struct sys_addr *at)
{
	int rc;

	l->wake = l->epoll = -1;
	l->fd = sys_tcp_listen(at);
	if (l->fd < 0 && at->v6 && sys_addr_is_any(at)) {
		*at = (struct sys_addr){ .port = at->port }; /* a host without IPv6 */
		l->fd = sys_tcp_listen(at);
	}
	l->epoll = l->fd < 0 ? -1 : sys_epoll();
	l->wake = l->epoll < 0 ? -1 : sys_eventfd();
	rc = l->fd < 0 ? l->fd : l->epoll < 0 ? l->epoll : l->wake < 0 ? l->wake : 0;
	rc = rc ? rc : sys_epoll_set(l->epoll, l->fd, SYS_EVENT_IN | SYS_EVENT_ONCE, &l->fd, true);
	rc = rc ? rc : sys_epoll_set(l->epoll, l->wake, SYS_EVENT_IN, &l->wake, true);
	if (rc) {
		listener_close(l);
	}
	return rc;
}

void listener_close(struct listener *l)
{
	if (l->fd >= 0) {
		sys_tcp_close(l->fd);
	}
	if (l->epoll >= 0) {
		sys_close_private(l->epoll);
	}
	if (l->wake >= 0) {
		(void)sys_close(l->wake);
	}
	l->fd = l->epoll = l->wake = -1;
}

void listener_wake(struct listener *l)
{
	uint64_t one = 1;

	(void)sys_write(l->wake, &one, sizeof(one));
}

int listener_resume(struct listener *l)
{
	return sys_epoll_set(l->epoll, l->fd, SYS_EVENT_IN | SYS_EVENT_ONCE, &l->fd, false);
}

bool listener_accept(struct listener *l, unsigned int most,
		     int (*come)(void *arg, int fd, const struct sys_addr *from), void *arg)
{
	char text[SYS_ADDR_TEXT];
	struct sys_addr from;
	int fd = 0;

	for (unsigned int i = 0; i < most; i++) {
		int rc;

		fd = sys_tcp_accept(l->fd, &from);
		if (fd < 0) {
			break;
		}
		rc = come(arg, fd, &from);
		if (rc) {
			sys_addr_text(&from, text);
			(void)listener_refused(l, text, err_words(rc));
			strangers_say_full(fd);
			sys_tcp_close(fd);
		}
	}
	/* Sockets that cannot be accepted stay ready. */
	return fd != -EMFILE && fd != -ENFILE && fd != -ENOMEM && fd != -ENOBUFS &&
	       !listener_resume(l);
}

bool listener_refused(struct listener *l, const char *from, const char *why)
{
	unsigned int more;
	bool say;

	refused_add();
	lock_acquire(l->lock);
	say = log_quota_take(&l->said, &more);
	lock_release(l->lock);
	if (say && more) {
		log_warn("%s: a connection from %s was refused: %s; and %u more before it", l->name,
			 from, why, more);
	} else if (say) {
		log_warn("%s: a connection from %s was refused: %s", l->name, from, why);
	}
	return say;
}

bool listener_say_rest(struct listener *l, bool all)
{
	unsigned int n;
	bool more;

	lock_acquire(l->lock);
	n = all ? l->said.left_out : log_quota_rest(&l->said);
	l->said.left_out -= all ? n : 0;
	more = l->said.left_out;
	lock_release(l->lock);
	if (n) {
		log_warn("%s: %u more connections were refused", l->name, n);
	}
	return more;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "net_ask.h"

#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "cable.h"
#include "fixture.h"

struct side a = { .name = "a", .fd = -1 };
struct side b = { .name = "b", .fd = -1 };

bool two_hosts(void)
{
	return getenv("NET_FAR") != NULL;
}

struct sockaddr_in address(const char *host, int port)
{
	struct sockaddr_in at = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };

	(void)inet_pton(AF_INET, host, &at.sin_addr);
	return at;
}

/* A side on another host, which may still be starting. */
static void start_far(struct side *s)
{
	struct sockaddr_in at = address(getenv("NET_FAR"), PORT);

	for (int tries = 0;; tries++) {
		s->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
		assert_true(s->fd >= 0);
		if (!connect(s->fd, (const struct sockaddr *)&at, sizeof(at))) {
			return;
		}
		(void)close(s->fd);
		s->fd = -1;
		assert_true(tries < PATIENCE_S);
		(void)sleep(1);
	}
}

void start(struct side *s)
{
	char number[16];
	int fd[2];

	if (two_hosts() && s == &b) {
		start_far(s);
		return;
	}
	assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, fd), 0);
	assert_int_equal(fcntl(fd[0], F_SETFD, FD_CLOEXEC), 0);
	(void)snprintf(number, sizeof(number), "%d", fd[1]);
	s->pid = fork();
	assert_true(s->pid >= 0);
	if (s->pid == 0) {
		(void)execl("/proc/self/exe", "net", "side", two_hosts() ? "-" : s->name, number,
			    NULL);
		_exit(127);
	}
	(void)close(fd[1]);
	s->fd = fd[0];
}

void tell(const struct side *s, const struct net_order_args *o)
{
	assert_int_equal(send(s->fd, o, sizeof(*o), MSG_NOSIGNAL), sizeof(*o));
}

const struct net_answer *hear(const struct side *s)
{
	static struct net_answer answers[2];
	struct net_answer *answer = &answers[s == &b];
	struct pollfd p = { .fd = s->fd, .events = POLLIN };

	if (poll(&p, 1, PATIENCE_S * 1000) != 1) {
		fail_msg("side %s does not answer within %d s", s->name, PATIENCE_S);
	}
	if (recv(s->fd, answer, sizeof(*answer), MSG_WAITALL) != sizeof(*answer)) {
		fail_msg("side %s has ended", s->name);
	}
	return answer;
}

const struct net_answer *ask(const struct side *s, struct net_order_args o)
{
	tell(s, &o);
	return hear(s);
}

static void open_ctx(const struct side *s)
{
	struct net_order_args o = { .what = NET_OPEN };
	const struct net_answer *got;

	(void)snprintf(o.device, sizeof(o.device), "%s", s->dev ? s->dev : "soft:0");
	got = ask(s, o);
	if (got->rc) {
		fail_msg("side %s: %lld: %s", s->name, (long long)got->rc, got->words);
	}
}

void make(struct side *s, unsigned int kind, size_t len)
{
	start(s);
	open_ctx(s);
	DO(s, .what = NET_ALLOC, .kind = kind, .len = len);
	DO(s, .what = NET_FILL, .seed = s == &a ? MINE : THEIRS);
}

struct net_order_args with_blob(unsigned int what, const struct net_answer *from)
{
	struct net_order_args o = { .what = what };

	if (from->rc) {
		fail_msg("no blob: %lld: %s", (long long)from->rc, from->words);
	}
	o.blob_len = from->blob_len;
	memcpy(o.blob, from->blob, from->blob_len);
	return o;
}

struct net_order_args card_of(const struct side *other)
{
	return with_blob(NET_CONNECT, ASK(other, .what = NET_MEET));
}

void meet(const struct side *x, const struct side *y)
{
	struct net_order_args for_y = card_of(x);
	struct net_order_args for_x = card_of(y);
	const struct net_answer *got = ask(x, for_x);

	assert_int_equal(got->rc, 0);
	got = ask(y, for_y);
	assert_int_equal(got->rc, 0);
}

struct net_order_args grant_of(const struct side *owner, unsigned int slot, size_t len,
			       uint32_t rights)
{
	struct net_order_args o = with_blob(NET_REGION, ASK(owner, .what = NET_GRANT, .slot = slot,
							    .len = len, .rights = rights));

	o.slot = slot;
	return o;
}

void give(const struct side *owner, const struct side *user, unsigned int slot, size_t len,
	  uint32_t rights)
{
	struct net_order_args o = grant_of(owner, slot, len, rights);
	const struct net_answer *got = ask(user, o);

	if (got->rc) {
		fail_msg("pl_region_open: %lld: %s", (long long)got->rc, got->words);
	}
}

void end_side(struct side *s)
{
	struct net_order_args o = { .what = NET_END };
	int status;

	tell(s, &o);
	if (!s->pid) { /* on another host */
		char byte;

		assert_int_equal(recv(s->fd, &byte, 1, 0), 0);
		(void)close(s->fd);
		s->fd = -1;
		return;
	}
	assert_int_equal(waitpid(s->pid, &status, 0), s->pid);
	(void)close(s->fd);
	s->fd = -1;
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void end_all(void)
{
	end_side(&a);
	end_side(&b);
}

void assert_moves(const struct net_answer *got, size_t len, const char *route)
{
	if (got->rc != (int64_t)len) {
		fail_msg("%lld of %zu bytes: %s", (long long)got->rc, len, got->words);
	}
	assert_string_equal(got->route, route);
	assert_int_equal(got->fallbacks, 0);
}

/* Both memories, every byte: `user` has read [far, far + len) of slot 0 of `owner`, or written it.
 */
void assert_content(const struct side *user, const struct side *owner, bool wrote,
		    const struct net_order_args *o)
{
	unsigned int mine = user == &a ? MINE : THEIRS;
	unsigned int theirs = user == &a ? THEIRS : MINE;
	size_t in = wrote ? 0 : o->len;

	DO(user, .what = NET_LOOK, .seed = mine, .other = theirs, .near = o->near, .far = o->far,
	   .len = in);
	DO(owner, .what = NET_LOOK, .seed = theirs, .other = mine, .near = o->far, .far = o->near,
	   .len = wrote ? o->len : 0);
}

void fill_again(void)
{
	DO(&a, .what = NET_FILL, .seed = MINE);
	DO(&b, .what = NET_FILL, .seed = THEIRS);
}

bool answered(const struct side *s)
{
	struct pollfd p = { .fd = s->fd, .events = POLLIN };

	return poll(&p, 1, 0) == 1;
}

void assert_lost(const struct net_answer *got, const char *what)
{
	static const int known[] = { EHOSTUNREACH, ECONNRESET, ENETDOWN, EREMOTEIO, EACCES };
	bool is_known = false;

	for (size_t i = 0; i < COUNT(known); i++) {
		is_known = is_known || got->rc == -known[i];
	}
	if (!is_known || !got->words[0]) {
		fail_msg("%s: %lld: \"%s\"", what, (long long)got->rc, got->words);
	}
	print_message("note: %s: %lld after %.1f s: \"%s\"\n", what, (long long)got->rc,
		      (double)got->took_ns / 1e9, got->words);
}

void kill_side(struct side *s)
{
	int status;

	assert_int_equal(kill(s->pid, SIGKILL), 0);
	assert_int_equal(waitpid(s->pid, &status, 0), s->pid);
	assert_true(WIFSIGNALED(status));
	(void)close(s->fd);
	s->fd = -1;
}

void set_link(const char *name, bool up)
{
	assert_int_equal(cable_link(name, up), 0);
}

int clean(void **state)
{
	struct side *all[] = { &a, &b };

	(void)state;
	for (size_t i = 0; i < COUNT(all); i++) {
		if (all[i]->fd >= 0 && all[i]->pid) { /* the test has failed */
			kill_side(all[i]);
		}
	}
	return 0;
}

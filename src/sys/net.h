/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef SYS_NET_H
#define SYS_NET_H

/*
 * TCP connections, and waiting for many of them. All sockets are non-blocking and private
 * (sys_fd_private()); if the other side has closed, a call gives -EPIPE or -ECONNRESET. sys_poll()
 * of sys/unix.h waits for one.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* An address of IPv4 (the first four bytes) or IPv6. */
struct sys_addr {
	bool v6;
	unsigned char at[16];
	uint16_t port;
	uint32_t scope; /* of link-local IPv6: the interface's number */
};

#define SYS_ADDR_TEXT 64u
/* "10.0.0.1:80", "[::1]:80"; "::1" where the port is 0. */
void sys_addr_text(const struct sys_addr *a, char out[SYS_ADDR_TEXT]);
/* Reads an address of numbers, without a port. Returns false if it is none. */
bool sys_addr_parse(const char *s, struct sys_addr *out);
bool sys_addr_is_loopback(const struct sys_addr *a);
bool sys_addr_is_any(const struct sys_addr *a);
/* Whether both are of one host, whatever the ports; ::ffff:10.0.0.1 is 10.0.0.1. */
bool sys_addr_same_host(const struct sys_addr *a, const struct sys_addr *b);
/* Whether an IPv6 address is of one link: without an interface beside it, such an address is not
 * usable. */
bool sys_addr_is_link_local(const struct sys_addr *a);

/* An address as the kernel has it. Returns false if it is of neither family. */
struct sockaddr;
bool sys_addr_of(const struct sockaddr *s, struct sys_addr *out);

/* Lists addresses of this host's interfaces that are up: no loopback and no link-local ones; only
 * of `interface` unless that is NULL. Returns their number, or -errno. */
int sys_net_addrs(const char *interface, struct sys_addr *out, unsigned int most);
/* Gives the addresses of a host by its name, without ports. Returns their number, -ENOENT if it has
 * none, or -EAGAIN if no server of names answers. Takes as long as the machine's resolver waits. */
int sys_resolve(const char *host, struct sys_addr *out, unsigned int most);
/* Numbers the network namespace; 0 unknown. */
uint64_t sys_net_space(void);

/* A listening socket; a->port 0 becomes the one that the kernel gave. */
int sys_tcp_listen(struct sys_addr *a);
int sys_tcp_accept(int fd, struct sys_addr *from); /* -EAGAIN: there is none */
/* begins to connect; the socket is writable once it is connected */
int sys_tcp_dial(const struct sys_addr *a);
int sys_tcp_other_end(int fd, struct sys_addr *out); /* the address of its other end */
int sys_tcp_self(int fd, struct sys_addr *out);	     /* its own address */
/* Returns 0 once a connection that was begun is made, -EAGAIN before, or its error. */
int sys_tcp_dialled(int fd);
/* Whether an error in reaching a host may pass in a moment: an address that is being set, a link
 * that comes up, routing after a restart. A host that refuses is up. */
bool sys_tcp_may_come(int rc);
/* The socket's user gives up after ns of silence; makes sure that the kernel does not do it
 * before. */
void sys_tcp_patience(int fd, uint64_t ns);
void sys_tcp_shut(int fd); /* for another thread: all threads that wait for the socket return */
/* Ends receiving; bytes that are being sent are still sent. */
void sys_tcp_shut_in(int fd);
void sys_tcp_close(int fd);

/* Tries once to send. Returns -EFAULT if the memory is not there. */
ssize_t sys_tcp_send(int fd, const void *bytes, size_t len);
/* Tries once to receive. Returns 0 if the other side has closed, or -EFAULT as sys_tcp_send(). */
ssize_t sys_tcp_recv(int fd, void *bytes, size_t len);
ssize_t sys_tcp_peek(int fd, void *bytes, size_t len); /* leaves the bytes */

/* epoll. */
#define SYS_EVENT_IN 1u
#define SYS_EVENT_OUT 4u
#define SYS_EVENT_ONCE (1u << 30) /* then nothing of the socket until it is set again */
struct sys_event {
	unsigned int events;
	void *arg;
};
int sys_epoll(void);
int sys_epoll_set(int ep, int fd, unsigned int events, void *arg, bool is_new);
void sys_epoll_drop(int ep, int fd);
/* UINT64_MAX: for ever. Their number; 0 also after a signal. */
int sys_epoll_wait(int ep, struct sys_event *out, unsigned int most, uint64_t timeout_ns);

#endif

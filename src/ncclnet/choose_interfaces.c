/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The choice of the interfaces that are devices. NCCL_SOCKET_IFNAME is read as NCCL reads it: a
 * list of names to take, or with `^` in front a list of names to leave out; a name is the beginning
 * of an interface's name, or with `=` the whole. PEERLANE_TCP_BIND, which is this library's own,
 * has priority. Without both, all NICs are taken, and no bridges, veth pairs and tunnels: those
 * reach containers of this host, and many hosts use the same addresses there. If there is no NIC,
 * as in a container, the best kind of the others is taken.
 */

#include <dirent.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "ncclnet/choose_interfaces.h"

/* Kinds of interfaces, the best first. */
enum kind {
	NIC,
	PAIR,	/* half of a veth pair: a container's network, or a host's way into a container */
	TUNNEL, /* a tunnel, or a bridge without a card */
	LOOP,
};

static const char *word(const char *name, const char *what, char *out, size_t space)
{
	char path[128];
	FILE *f;

	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/%s", name, what);
	f = fopen(path, "re");
	out[0] = '\0';
	if (f) {
		out[fread(out, 1, space - 1, f)] = '\0';
		(void)fclose(f);
	}
	return out;
}

static unsigned long number(const char *name, const char *what)
{
	char text[32];

	return strtoul(word(name, what, text, sizeof(text)), NULL, 10);
}

static bool has(const char *name, const char *what)
{
	char path[128];
	struct stat st;

	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/%s", name, what);
	return stat(path, &st) == 0;
}

static bool is_port_with_card(const char *port)
{
	return port[0] != '.' && has(port, "device");
}

static bool is_lower(const char *entry)
{
	return strncmp(entry, "lower_", 6) == 0;
}

/* Whether the interface's folder `what` has an entry for which `is` holds. */
static bool has_entry(const char *name, const char *what, bool (*is)(const char *entry))
{
	char path[128];
	bool found = false;
	DIR *d;

	(void)snprintf(path, sizeof(path), "/sys/class/net/%.31s/%s", name, what);
	d = opendir(path);
	for (struct dirent *e = d ? readdir(d) : NULL; e && !found; e = readdir(d)) {
		found = is(e->d_name);
	}
	if (d) {
		(void)closedir(d);
	}
	return found;
}

/* Returns the kind of an interface, by sysfs. If sysfs shows another network namespace, the kind is
 * NIC: there is no other information. */
static enum kind kind_of(const struct nn_interface *i)
{
	unsigned long index = number(i->name, "ifindex");
	unsigned long link = number(i->name, "iflink");
	char uevent[512];

	if (i->loopback) {
		return LOOP;
	}
	if (!index || index != if_nametoindex(i->name) || has(i->name, "device")) {
		return NIC;
	}
	if (has(i->name, "bridge")) {
		/* A host's address may be on a bridge over its card. */
		return has_entry(i->name, "brif", is_port_with_card) ? NIC : TUNNEL;
	}
	(void)word(i->name, "uevent", uevent, sizeof(uevent));
	if (has(i->name, "tun_flags") || strstr(uevent, "DEVTYPE=vxlan") ||
	    strstr(uevent, "DEVTYPE=geneve") || strstr(uevent, "DEVTYPE=wireguard")) {
		return TUNNEL;
	}
	/* A VLAN, a macvlan and others over a card have an iflink, too; but the lower interface is
	 * a directory of theirs, or they have a DEVTYPE. A container does not show the lower
	 * interface of a macvlan, which so counts as a pair. */
	return link != index && !strstr(uevent, "DEVTYPE=") && !has_entry(i->name, "", is_lower)
		       ? PAIR
		       : NIC;
}

struct choice {
	struct nn_interface *out;
	unsigned int most;
	unsigned int n;
};

/* Adds an interface, with one address: an IPv4 one rather than an IPv6 one, and no loopback address
 * if there is another. */
static void add(struct choice *c, const struct nn_interface *i)
{
	for (unsigned int k = 0; k < c->n; k++) {
		struct nn_interface *old = &c->out[k];

		if (strcmp(old->name, i->name) != 0) {
			continue;
		}
		if (sys_addr_is_loopback(&old->addr) != sys_addr_is_loopback(&i->addr)
			    ? sys_addr_is_loopback(&old->addr)
			    : old->addr.v6 && !i->addr.v6) {
			*old = *i;
		}
		return;
	}
	if (c->n < c->most) {
		c->out[c->n++] = *i;
	}
}

/* A list of NCCL's: names with commas between, each up to a colon. */
struct link_names {
	const char *text;
	bool but; /* the names are left out */
	bool whole;
};

static struct link_names names_of(const char *text)
{
	struct link_names n = { .text = text };

	n.but = n.text[0] == '^';
	n.text += n.but;
	n.whole = n.text[0] == '=';
	n.text += n.whole;
	return n;
}

/* The next name that is not empty: its length, 0 behind the last one. */
static size_t next_name(const char **at)
{
	*at += strspn(*at, ",");
	return strcspn(*at, ",");
}

static bool fits(const struct link_names *n, const char *at, size_t len, const char *name)
{
	const char *colon = memchr(at, ':', len);

	len = colon ? (size_t)(colon - at) : len;
	return len && strncmp(name, at, len) == 0 && (!n->whole || !name[len]);
}

static bool is_listed(const struct link_names *n, const char *name)
{
	const char *at = n->text;

	for (size_t len = next_name(&at); len; at += len, len = next_name(&at)) {
		if (fits(n, at, len, name)) {
			return true;
		}
	}
	return false;
}

static void take_named(struct choice *c, const struct link_names *names,
		       const struct nn_interface *all, unsigned int n)
{
	const char *at = names->text;

	for (size_t len = next_name(&at); len; at += len, len = next_name(&at)) {
		bool found = false;

		for (unsigned int i = 0; i < n; i++) {
			if (fits(names, at, len, all[i].name)) {
				found = true;
				add(c, &all[i]);
			}
		}
		if (!found) {
			nn_say(NN_LOG_WARN,
			       "NCCL_SOCKET_IFNAME names %.*s: no interface of that name is up with an "
			       "address (ip -br address)",
			       (int)len, at);
		}
	}
}

static void take_best(struct choice *c, const struct link_names *but,
		      const struct nn_interface *all, unsigned int n)
{
	for (int kind = NIC; kind <= LOOP && !c->n; kind++) {
		for (unsigned int i = 0; i < n; i++) {
			if ((int)kind_of(&all[i]) == kind && !is_listed(but, all[i].name)) {
				add(c, &all[i]);
			}
		}
		if (c->n && (kind == PAIR || kind == TUNNEL)) {
			nn_say(NN_LOG_INFO,
			       "there is no NIC, so %s %s taken; NCCL_SOCKET_IFNAME names others",
			       c->out[0].name, c->n > 1 ? "and others of its kind are" : "is");
		}
	}
}

static void take_bound(struct choice *c, const char *bind, const struct nn_interface *all,
		       unsigned int n)
{
	bool loopback = strcmp(bind, "loopback") == 0;
	struct sys_addr a;
	bool number = sys_addr_parse(bind, &a);

	for (unsigned int i = 0; i < n; i++) {
		if (number     ? sys_addr_same_host(&a, &all[i].addr)
		    : loopback ? all[i].loopback && sys_addr_is_loopback(&all[i].addr)
			       : strcmp(bind, all[i].name) == 0) {
			add(c, &all[i]);
		}
	}
}

unsigned int nn_choose_interfaces(const char *bind, struct nn_interface *out, unsigned int most)
{
	struct choice c = { .out = out, .most = most };
	const char *text = nn_names_asked();
	struct link_names names = names_of(text);
	struct nn_interface *all = NULL;
	int n = nn_interfaces(nn_family_asked(), &all);

	if (n < 0) {
		nn_say(NN_LOG_WARN, "the network interfaces are not known: %s", nn_words(n));
		return 0;
	}
	if (bind) {
		take_bound(&c, bind, all, (unsigned int)n);
	} else if (names.but || !*text) {
		take_best(&c, &names, all, (unsigned int)n);
	} else {
		take_named(&c, &names, all, (unsigned int)n);
	}
	if (!c.n) {
		nn_say(NN_LOG_WARN,
		       "no network interface is up with an address that %s (%s) allows%s",
		       bind ? "PEERLANE_TCP_BIND" : "NCCL_SOCKET_IFNAME",
		       bind    ? bind
		       : *text ? text
			       : "not set",
		       bind && strchr(bind, ',') ? ": lists are NCCL_SOCKET_IFNAME's" : "");
	}
	nn_free(all);
	return c.n;
}

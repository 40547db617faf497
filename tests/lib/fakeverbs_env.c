/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The fake's devices, ports and GIDs, as the environment has them and as tests change them. */

#include <arpa/inet.h>
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fakeverbs_impl.h"

static unsigned long env_number(const char *name, unsigned long otherwise)
{
	const char *s = getenv(name);

	return s && *s ? strtoul(s, NULL, 0) : otherwise;
}

struct fake_port *fake_port(struct fake_device *dev, unsigned int port)
{
	return port >= 1 && port <= (unsigned int)fake.ports ? &dev->port[port - 1] : NULL;
}

static struct fake_port *port_of(unsigned int device, unsigned int port)
{
	return device < (unsigned int)fake.devices ? fake_port(&fake.device[device], port) : NULL;
}

static void link_local(union verbs_gid *gid, uint64_t guid)
{
	gid->half[0] = htobe64(UINT64_C(0xfe80) << 48);
	gid->half[1] = guid;
}

static void ipv4(union verbs_gid *gid, const unsigned char a[4])
{
	memset(gid, 0, sizeof(*gid));
	gid->raw[10] = gid->raw[11] = 0xff;
	memcpy(&gid->raw[12], a, 4);
}

static void set_gid(struct fake_port *p, int index, unsigned int type, const union verbs_gid *gid)
{
	p->gid[index] = (struct fake_gid){ .used = true, .type = type, .gid = *gid };
}

/* What a port has that the environment does not name. */
static void usual_port(unsigned int host, int d, int i, bool ib)
{
	struct fake_port *p = &fake.device[d].port[i];
	uint64_t guid = htobe64(be64toh(fake.device[d].guid) + (uint64_t)i);
	const unsigned char a[4] = { 10, (unsigned char)host, (unsigned char)d,
				     (unsigned char)(i + 1) };
	union verbs_gid gid;

	p->state = VERBS_PORT_ACTIVE;
	p->mtu = VERBS_MTU_4096;
	p->width = 2;
	p->speed = 128;
	p->link = ib ? VERBS_LINK_LAYER_INFINIBAND : VERBS_LINK_LAYER_ETHERNET;
	memset(p->gid, 0, sizeof(p->gid));
	link_local(&gid, guid);
	if (ib) {
		p->lid = (uint16_t)(1 + host * 64 + (unsigned int)(d * FAKE_PORTS_MAX + i));
		set_gid(p, 0, VERBS_GID_TYPE_IB, &gid);
		return;
	}
	p->lid = 0;
	set_gid(p, 0, VERBS_GID_TYPE_ROCE_V1, &gid);
	set_gid(p, 1, VERBS_GID_TYPE_ROCE_V2, &gid);
	ipv4(&gid, a);
	set_gid(p, 2, VERBS_GID_TYPE_ROCE_V1, &gid);
	set_gid(p, 3, VERBS_GID_TYPE_ROCE_V2, &gid);
}

/* The next item of a list with commas. NULL: no more. */
static const char *item(const char *s, char *out, size_t space)
{
	size_t n;

	if (!s || !*s) {
		return NULL;
	}
	n = strcspn(s, ",");
	(void)snprintf(out, space, "%.*s", (int)n, s);
	return s[n] ? s + n + 1 : s + n;
}

static void set_port(unsigned int host, unsigned int d, unsigned int i, const char *key,
		     const char *value)
{
	static const char *const states[] = { "nop", "down", "init", "armed", "active" };
	struct fake_port *p = port_of(d, i);
	unsigned int number = (unsigned int)strtoul(value, NULL, 0);

	if (strcmp(key, "state") == 0) {
		for (unsigned int k = 0; k < 5; k++) {
			p->state = strcmp(value, states[k]) == 0 ? k : p->state;
		}
	} else if (strcmp(key, "mtu") == 0) {
		for (p->mtu = VERBS_MTU_256; 128u << p->mtu < number;) {
			p->mtu++;
		}
	} else if (strcmp(key, "link") == 0) {
		usual_port(host, (int)d, (int)i - 1, strcmp(value, "ib") == 0);
	} else if (strcmp(key, "lid") == 0) {
		p->lid = (uint16_t)number;
	} else if (strcmp(key, "width") == 0) {
		p->width = (uint8_t)number;
	} else if (strcmp(key, "speed") == 0) {
		p->speed = (uint8_t)number;
	}
}

static void set_ports(unsigned int host, const char *spec)
{
	char one[128];

	while ((spec = item(spec, one, sizeof(one)))) {
		unsigned int d;
		unsigned int i;
		char key[16];
		char value[32];

		if (sscanf(one, "%u.%u", &d, &i) != 2 || !port_of(d, i)) {
			continue;
		}
		for (char *s = strchr(one, ':'); s; s = strchr(s + 1, ':')) {
			if (sscanf(s, ":%15[^=]=%31[^:]", key, value) == 2) {
				set_port(host, d, i, key, value);
			}
		}
	}
}

/* Which ports it names are set in `named`, a bit each. False: an item makes no sense. */
static bool set_gids(const char *spec, uint64_t *named)
{
	char one[96];

	*named = 0;
	while ((spec = item(spec, one, sizeof(one)))) {
		unsigned int d;
		unsigned int i;
		unsigned int index;
		char type[4];
		char address[64];
		struct in_addr a;
		union verbs_gid gid;
		struct fake_port *p;
		uint64_t bit;

		if (sscanf(one, "%u.%u.%u=%3[^/]/%63s", &d, &i, &index, type, address) != 5 ||
		    !(p = port_of(d, i)) || index >= FAKE_GIDS_MAX) {
			return false;
		}
		if (inet_pton(AF_INET, address, &a) == 1) {
			ipv4(&gid, (const unsigned char *)&a);
		} else if (inet_pton(AF_INET6, address, gid.raw) != 1) {
			return false;
		}
		bit = UINT64_C(1) << (d * FAKE_PORTS_MAX + i - 1);
		if (!(*named & bit)) {
			memset(p->gid, 0, sizeof(p->gid));
		}
		*named |= bit;
		set_gid(p, (int)index,
			strcmp(type, "v1") == 0	  ? VERBS_GID_TYPE_ROCE_V1
			: strcmp(type, "v2") == 0 ? VERBS_GID_TYPE_ROCE_V2
						  : VERBS_GID_TYPE_IB,
			&gid);
	}
	return true;
}

/* The first item is the device's, and the last one that of all behind it. What is left. */
static const char *atomics_of(const char *spec, struct fake_device *dev)
{
	char one[16] = "hca";
	const char *rest = item(spec, one, sizeof(one));

	dev->atomics = strcmp(one, "none") == 0	  ? VERBS_ATOMIC_NONE
		       : strcmp(one, "glob") == 0 ? VERBS_ATOMIC_GLOB
						  : VERBS_ATOMIC_HCA;
	return rest && *rest ? rest : spec;
}

static void start_devices(void)
{
	const char *shape = getenv("FAKEVERBS");
	const char *names = getenv("FAKEVERBS_NAMES");
	const char *link = getenv("FAKEVERBS_LINK");
	const char *atomics = getenv("FAKEVERBS_ATOMICS");
	unsigned int host = (unsigned int)env_number("FAKEVERBS_HOST", 0) & 255;
	uint64_t named;

	fake.devices = 1;
	fake.ports = 1;
	if (shape && *shape && sscanf(shape, "%dx%d", &fake.devices, &fake.ports) < 1) {
		fake.devices = 0;
	}
	fake.devices = fake.devices < FAKE_DEVICES_MAX ? fake.devices : FAKE_DEVICES_MAX;
	fake.ports = fake.ports < FAKE_PORTS_MAX ? fake.ports : FAKE_PORTS_MAX;
	for (int d = 0; d < fake.devices; d++) {
		struct fake_device *dev = &fake.device[d];

		(void)snprintf(dev->name, sizeof(dev->name), "fake_%d", d);
		if (names) {
			names = item(names, dev->name, sizeof(dev->name));
		}
		atomics = atomics_of(atomics, dev);
		dev->guid = htobe64(UINT64_C(0x0200fffe00000000) + host * 0x10000u +
				    (uint64_t)d * 0x100u);
		for (int i = 0; i < fake.ports; i++) {
			usual_port(host, d, i, link && strcmp(link, "ib") == 0);
		}
	}
	set_ports(host, getenv("FAKEVERBS_PORTS"));
	if (!set_gids(getenv("FAKEVERBS_GIDS"), &named)) {
		fake_violate("FAKEVERBS_GIDS makes no sense");
	}
}

void fake_start(void)
{
	const char *nothing = getenv("FAKEVERBS_NOTHING");
	const char *late = getenv("FAKEVERBS_LATE");
	const char *scope = getenv("FAKEVERBS_LATE_SCOPE");

	fake.carries_nothing = nothing && strcmp(nothing, "0") != 0;

	if (fake.started) {
		return;
	}
	fake.started = true;
	fake.inline_max = (unsigned int)env_number("FAKEVERBS_INLINE", FAKE_INLINE_MAX);
	fake.longest = env_number("FAKEVERBS_LONGEST", UINT64_C(1) << 40);
	fake.pkey[0] = 0xffff;
	fake.pkey[1] = (uint16_t)env_number("FAKEVERBS_PKEY", 0);
	start_devices();
	fake.timeout_ms = (unsigned int)env_number("FAKEVERBS_TIMEOUT_MS", 100);
	fake.silence_ms = (unsigned int)env_number("FAKEVERBS_SILENCE_MS", 10000);
	fake.delay_us = (unsigned int)env_number("FAKEVERBS_DELAY_US", 0);
	fake.torn = env_number("FAKEVERBS_TORN", 0);
	fake.random = env_number("FAKEVERBS_SHUFFLE", 0);
	fake.shuffle = fake.random != 0;
	fake.dmabuf = env_number("FAKEVERBS_DMABUF", 1) != 0;
	fake.peermem = env_number("FAKEVERBS_PEERMEM", 0) != 0;
	fake.late_dmabuf = late && strcmp(late, "dmabuf") == 0;
	fake.late_len = late && strcmp(late, "all") == 0 ? UINT64_MAX : 0;
	fake.wrong_dmabuf = env_number("FAKEVERBS_WRONG", 0) != 0;
	fake.late_nic = scope && strcmp(scope, "nic") == 0;
}

static void tell_port(int device, int port, unsigned int type)
{
	fake_async(&fake.device[device], NULL, type, NULL, port);
}

EXPORT int fakeverbs_link(int device, int port, int up)
{
	struct fake_port *p;
	int rc = -1;

	pthread_mutex_lock(&fake.lock);
	fake_start();
	p = device >= 0 && port >= 0 ? port_of((unsigned int)device, (unsigned int)port) : NULL;
	if (p) {
		p->state = up ? VERBS_PORT_ACTIVE : VERBS_PORT_DOWN;
		tell_port(device, port, up ? VERBS_EVENT_PORT_ACTIVE : VERBS_EVENT_PORT_ERR);
		fake_nic_wake();
		rc = 0;
	}
	pthread_mutex_unlock(&fake.lock);
	return rc;
}

EXPORT int fakeverbs_gids(const char *spec)
{
	uint64_t named;
	int rc;

	pthread_mutex_lock(&fake.lock);
	fake_start();
	rc = set_gids(spec, &named) ? 0 : -1;
	for (int k = 0; k < FAKE_DEVICES_MAX * FAKE_PORTS_MAX; k++) {
		if (named >> k & 1) {
			tell_port(k / FAKE_PORTS_MAX, k % FAKE_PORTS_MAX + 1,
				  VERBS_EVENT_GID_CHANGE);
		}
	}
	pthread_mutex_unlock(&fake.lock);
	return rc;
}

EXPORT int fakeverbs_event(int device, unsigned int type, unsigned int number)
{
	bool of_qp = type >= VERBS_EVENT_QP_FATAL && type <= VERBS_EVENT_PATH_MIG_ERR;
	struct fake_qp *qp;
	int rc = -1;

	pthread_mutex_lock(&fake.lock);
	fake_start();
	qp = of_qp ? fake_qp_by(number) : NULL;
	if (qp) {
		fake_async(qp->dev, qp->pub.context, type, &qp->pub, 0);
		if (type == VERBS_EVENT_QP_FATAL) {
			fake_fail_qp(qp);
		}
		rc = 0;
	} else if (!of_qp && type != VERBS_EVENT_CQ_ERR && device >= 0 && device < fake.devices) {
		tell_port(device, (int)number, type);
		rc = 0;
	}
	pthread_mutex_unlock(&fake.lock);
	return rc;
}

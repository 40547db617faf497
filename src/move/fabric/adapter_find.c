/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Which adapters there may be. libfabric is loaded, with all that its providers bring along, only
 * where the kernel knows an adapter of a provider that the tunable names; or where the tunable
 * names another provider. And what reports say of that.
 */

#include <errno.h>
#include <string.h>

#include "base/bits.h"
#include "base/config.h"
#include "base/error.h"
#include "base/text.h"
#include "move/fabric/fabric.h"
#include "move/nic_report.h"
#include "remote/ofi.h"
#include "sys/sys.h"

/* Providers of adapters, and where the kernel lists these. */
static const struct {
	const char *provider;
	const char *folder;
	const char *begin; /* of the name there */
	const char *link;  /* of the driver, whose name ends with */
	const char *driver;
} adapters[] = {
	{ "efa", "/sys/class/infiniband", "", "device/driver", "efa" },
	{ "cxi", "/sys/class/cxi", "cxi", NULL, NULL },
	{ "opx", "/sys/class/infiniband", "hfi1_", NULL, NULL },
};

struct fabric_search {
	unsigned int at;
	bool found;
};

static int is_adapter(const char *name, void *arg)
{
	struct fabric_search *s = arg;
	const char *link = adapters[s->at].link;
	char path[300], to[300] = "";
	const char *last;

	if (strncmp(name, adapters[s->at].begin, strlen(adapters[s->at].begin)) != 0) {
		return 0;
	}
	if (link) {
		text_fmt(path, sizeof(path), "%s/%.64s/%s", adapters[s->at].folder, name, link);
		if (sys_root_readlink(path, to, sizeof(to)) < 0) {
			return 0;
		}
		last = strrchr(to, '/');
		if (strcmp(last ? last + 1 : to, adapters[s->at].driver) != 0) {
			return 0;
		}
	}
	s->found = true;
	return 0;
}

bool fabric_may_have(const char *provider)
{
	for (unsigned int i = 0; i < ARRAY_LEN(adapters); i++) {
		struct fabric_search s = { .at = i };

		if (strcmp(provider, adapters[i].provider) == 0) {
			(void)sys_root_list(adapters[i].folder, is_adapter, &s);
			return s.found;
		}
	}
	return true;
}

unsigned int fabric_names(const char *list, char names[FABRIC_NAMES][OFI_NAME])
{
	unsigned int n = 0;

	while (*list && n < FABRIC_NAMES) {
		size_t len = strcspn(list, ",");

		if (len) {
			text_fmt(names[n++], OFI_NAME, "%.*s", (int)min_u64(len, OFI_NAME - 1),
				 list);
		}
		list += len + (list[len] == ',');
	}
	return n;
}

void look_at_fabric(const struct config *c, struct look_fabric *out)
{
	char names[FABRIC_NAMES][OFI_NAME];
	unsigned int n = fabric_names(c->fabric_providers, names);
	const struct ofi_ops *ops;
	unsigned int i = 0;

	memset(out, 0, sizeof(*out));
	while (i < n && !fabric_may_have(names[i])) {
		i++;
	}
	if (i == n) {
		return;
	}
	text_copy(out->provider, sizeof(out->provider), names[i]);
	if (remote_ofi_load(c->fabric_lib, &ops)) {
		text_copy(out->why, sizeof(out->why), err_message());
		return;
	}
	out->version = ops->library();
}

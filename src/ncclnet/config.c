/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What NCCL's own environment says. The plug-in's is that of libpeerlane. */

#include <string.h>

#include "ncclnet/ncclnet.h"

/* NCCL takes no name of one character for a list. */
const char *nn_names_asked(void)
{
	const char *s = shim_setting("NCCL_SOCKET_IFNAME");

	return s && s[1] ? s : "";
}

int nn_family_asked(void)
{
	const char *s = shim_setting("NCCL_SOCKET_FAMILY");

	return !s ? 0 : strcmp(s, "AF_INET") == 0 ? 4 : strcmp(s, "AF_INET6") == 0 ? 6 : 0;
}

bool nn_channels_named(void)
{
	static const char *const names[] = { "NCCL_MIN_NCHANNELS", "NCCL_MIN_CTAS",
					     "NCCL_MIN_NRINGS" };

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (shim_setting(names[i])) {
			return true;
		}
	}
	return false;
}

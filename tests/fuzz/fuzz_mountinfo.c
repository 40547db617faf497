/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Lines of /proc/self/mountinfo: mount points are named by whoever mounts. */

#include <errno.h>

#include "fuzz.h"
#include "topo/topo.h"

#define ENDED(field) (memchr(field, '\0', sizeof(field)) != NULL)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	char *line = fuzz_string(data, len);
	struct topo_mount m;
	struct topo_mount again;
	dev_t dev = 77;
	dev_t other = 78;
	int rc;

	memset(&m, '#', sizeof(m));
	memset(&again, '#', sizeof(again));
	rc = topo_mount_parse(line, &m, &dev);
	fuzz_assert(rc == topo_mount_parse(line, &again, &other));
	fuzz_assert(rc == 0 || rc == -EINVAL);
	if (rc) {
		fuzz_assert(dev == 77 && m.fs[0] == '#' && m.options[sizeof(m.options) - 1] == '#');
	} else {
		fuzz_assert(dev == other && memcmp(&m, &again, sizeof(m)) == 0);
		fuzz_assert(ENDED(m.fs) && ENDED(m.source) && ENDED(m.point) && ENDED(m.options));
		fuzz_assert(m.fs[0] && m.point[0]);
		fuzz_assert(strlen(m.point) < len && strlen(m.options) < len);
	}
	free(line);
	return 0;
}

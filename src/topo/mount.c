/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Mounts, from /proc/self/mountinfo. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>

#include "topo/read.h"
#include "topo/topo.h"

/* Returns the next field, which ends at a blank; NULL if there is none. */
static const char *next_field(const char **line, size_t *len)
{
	const char *s = *line + strspn(*line, " ");

	*len = strcspn(s, " \n");
	*line = s + *len;
	return *len ? s : NULL;
}

static bool is_octal(const char *s, size_t len)
{
	return len >= 4 && s[0] == '\\' && s[1] >= '0' && s[1] <= '3' && s[2] >= '0' &&
	       s[2] <= '7' && s[3] >= '0' && s[3] <= '7' && strncmp(s + 1, "000", 3) != 0;
}

/* The kernel writes blanks, tabs, newlines, '#' and backslashes as \ooo. */
static void unescape(char *dst, size_t space, const char *s, size_t len)
{
	size_t at = 0;

	while (len && at + 1 < space) {
		size_t used = 1;

		if (is_octal(s, len)) {
			dst[at] = (char)(((s[1] - '0') << 6) | ((s[2] - '0') << 3) | (s[3] - '0'));
			used = 4;
		} else {
			dst[at] = *s;
		}
		at++;
		s += used;
		len -= used;
	}
	dst[at] = '\0';
}

static int parse_dev(const char *s, dev_t *out)
{
	unsigned long major, minor;
	char *end;

	if (*s < '0' || *s > '9') {
		return -EINVAL;
	}
	errno = 0;
	major = strtoul(s, &end, 10);
	if (*end != ':' || end[1] < '0' || end[1] > '9') {
		return -EINVAL;
	}
	minor = strtoul(end + 1, &end, 10);
	if (*end != ' ' || errno || major > UINT32_MAX || minor > UINT32_MAX) {
		return -EINVAL;
	}
	*out = makedev((unsigned int)major, (unsigned int)minor);
	return 0;
}

int topo_mount_parse(const char *line, struct topo_mount *out, dev_t *dev)
{
	struct topo_mount m = { 0 };
	const char *f[6]; /* id, parent, major:minor, root, point, options */
	size_t len[6];
	const char *word;
	size_t n;
	dev_t number;

	for (int i = 0; i < 6; i++) {
		f[i] = next_field(&line, &len[i]);
		if (!f[i]) {
			return -EINVAL;
		}
	}
	if (strspn(f[0], "0123456789") != len[0] || parse_dev(f[2], &number)) {
		return -EINVAL;
	}
	m.id = strtoull(f[0], NULL, 10);
	/* Any number of optional fields, then a dash by itself. */
	do {
		word = next_field(&line, &n);
	} while (word && !(n == 1 && *word == '-'));
	word = word ? next_field(&line, &n) : NULL;
	if (!word) {
		return -EINVAL;
	}
	unescape(m.fs, sizeof(m.fs), word, n);
	unescape(m.point, sizeof(m.point), f[4], len[4]);
	/* An empty source leaves two blanks and would shift what follows. */
	if (line[0] == ' ' && line[1] != ' ') {
		word = next_field(&line, &n);
		unescape(m.source, sizeof(m.source), word ? word : "", n);
	}
	word = next_field(&line, &n);
	unescape(m.options, sizeof(m.options), word ? word : "", n);
	*out = m;
	*dev = number;
	return 0;
}

struct mount_walk {
	int (*fn)(const struct topo_mount *m, dev_t dev, void *arg);
	void *arg;
};

static int on_line(const char *line, void *arg)
{
	const struct mount_walk *w = arg;
	struct topo_mount m;
	dev_t dev;

	return topo_mount_parse(line, &m, &dev) ? 0 : w->fn(&m, dev, w->arg);
}

int topo_mount_each(int (*fn)(const struct topo_mount *m, dev_t dev, void *arg), void *arg)
{
	struct mount_walk w = { fn, arg };

	return read_lines("/proc/self/mountinfo", on_line, &w);
}

struct mount_find {
	dev_t dev;
	uint64_t id;
	bool found;
	struct topo_mount *out;
};

static int is_it(const struct topo_mount *m, dev_t dev, void *arg)
{
	struct mount_find *find = arg;

	if (dev == find->dev || (find->id && m->id == find->id)) {
		*find->out = *m;
		find->found = true;
	}
	return dev == find->dev;
}

int topo_mount_of(dev_t dev, uint64_t id, struct topo_mount *out)
{
	struct mount_find find = { dev, id, false, out };
	int rc = topo_mount_each(is_it, &find);

	if (rc < 0) {
		return rc;
	}
	return find.found ? 0 : -ENOENT;
}

int topo_mount_stack(const struct topo_mount *m, dev_t dev, struct topo_stack *out)
{
	int rc = topo_block_stack(dev, out);

	return rc == -ENOENT && topo_block_of_source(m->source, &dev) == 0
		       ? topo_block_stack(dev, out)
		       : rc;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Job files: sections of name=value lines. [global] has what holds for all jobs; each other section
 * is a job, and they run one after the other.
 */

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gdsio.h"
#include "say.h"

static const struct {
	const char *name;
	char letter;
} names[] = {
	{ "filename", 'f' },	{ "directory", 'D' }, { "gpu_index", 'd' },
	{ "gpu_dev_id", 'd' },	{ "numa_node", 'n' }, { "mem_type", 'm' },
	{ "num_threads", 'w' }, { "size", 's' },      { "start_offset", 'o' },
	{ "io_size", 'i' },	{ "xfer_type", 'x' }, { "batch_size", 'B' },
	{ "runtime", 'T' },	{ "seed", 'k' },
};

/* rw=read|write|randread|randwrite, verify=1, skip_bufregister=... */
static int other_name(struct gdsio_job *j, const char *name, const char *value)
{
	static const char *const rw[] = { "read", "write", "randread", "randwrite" };

	if (strcmp(name, "rw") == 0) {
		for (unsigned int i = 0; i < 4; i++) {
			if (strcmp(value, rw[i]) == 0) {
				j->io = i;
				return 0;
			}
		}
		return say_usage(NULL, "rw is read, write, randread or randwrite, not '%s'", value);
	}
	if (strcmp(name, "do_verify") == 0 || strcmp(name, "verify") == 0) {
		j->verify = strcmp(value, "0") != 0;
		return 0;
	}
	if (strcmp(name, "skip_bufregister") == 0 || strcmp(name, "name") == 0) {
		return 0;
	}
	return say_usage(NULL, "'%s' is not known in a job file", name);
}

static int set(struct gdsio_job *j, const char *name, const char *value)
{
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(name, names[i].name) == 0) {
			return gdsio_option(j, names[i].letter, value);
		}
	}
	return other_name(j, name, value);
}

static char *trim(char *s)
{
	char *end;

	while (isspace((unsigned char)*s)) {
		s++;
	}
	end = s + strlen(s);
	while (end > s && isspace((unsigned char)end[-1])) {
		*--end = '\0';
	}
	return s;
}

struct reader {
	struct pl_ctx *ctx;
	struct gdsio_job global;
	struct gdsio_job job;
	bool in_job;
	unsigned int jobs;
};

static int end_job(struct reader *r)
{
	int status = r->in_job ? gdsio_run(r->ctx, &r->job) : 0;

	r->jobs += r->in_job;
	r->in_job = false;
	return status;
}

static int take_line(struct reader *r, char *s)
{
	char *value = strchr(s, '=');
	int status;

	if (s[0] == '\0' || s[0] == '#' || s[0] == ';') {
		return 0;
	}
	if (s[0] == '[' && s[strlen(s) - 1] == ']') {
		status = end_job(r);
		r->in_job = strcmp(s, "[global]") != 0;
		r->job = r->global;
		return status;
	}
	if (value == NULL) {
		return say_usage(NULL, "'%s' in a job file is neither a [section] nor name=value",
				 s);
	}
	*value = '\0';
	return set(r->in_job ? &r->job : &r->global, trim(s), trim(value + 1));
}

int gdsio_run_file(struct pl_ctx *ctx, const char *path)
{
	struct reader r = { .ctx = ctx, .global = gdsio_defaults };
	FILE *f = fopen(path, "re");
	char *text = NULL, *rest, *line;
	size_t space = 0;
	int status = 0;

	if (f == NULL || getdelim(&text, &space, '\0', f) < 0) {
		status = say_failed("cannot read the jobs in '%s': %s", path,
				    f == NULL || ferror(f) ? strerror(errno) : "it is empty");
	}
	/* Values stay where they are in the text until the last job has run. */
	rest = text;
	while (status == 0 && (line = strsep(&rest, "\n")) != NULL) {
		status = take_line(&r, trim(line));
	}
	if (status == 0) {
		status = end_job(&r);
	}
	if (status == 0 && r.jobs == 0) {
		status = say_failed("'%s' contains no job: [global] alone is not one", path);
	}
	if (f != NULL) {
		fclose(f);
	}
	free(text);
	return status;
}

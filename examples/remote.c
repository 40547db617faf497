/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * GPU memory of another host, by an RDMA NIC: one process grants it, the other reads it. What they
 * must know of each other goes through files in a directory that both see; MPI or a store of
 * torch's carries it as well.
 *
 *	remote DIRECTORY grant|read [DEVICE]
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#define LEN ((size_t)8 << 20)
#define MINUTE UINT64_C(60000000000) /* in ns: how long the other process may take */

static void must(int ok, const char *what, const char *why)
{
	if (!ok) {
		fprintf(stderr, "remote: %s: %s\n", what, why);
		exit(1);
	}
}

/* Under another name first, so that the other process finds all of it or nothing. */
static void leave(const char *folder, const char *name, const void *bytes, ssize_t len)
{
	char part[4096], path[4096];
	FILE *f;

	must(len > 0, name, pl_error_message());
	(void)snprintf(path, sizeof(path), "%s/%s", folder, name);
	(void)snprintf(part, sizeof(part), "%s/%s.part", folder, name);
	f = fopen(part, "wb");
	must(f && fwrite(bytes, 1, (size_t)len, f) == (size_t)len, part, "it cannot be written");
	must(!fclose(f) && !rename(part, path), path, "it cannot be written");
}

static size_t find(const char *folder, const char *name, void *bytes)
{
	char path[4096];
	FILE *f = NULL;
	size_t n;

	(void)snprintf(path, sizeof(path), "%s/%s", folder, name);
	for (int i = 0; i < 600 && !(f = fopen(path, "rb")); i++) {
		(void)usleep(100000);
	}
	must(f != NULL, path, "the other process did not leave it within a minute");
	n = fread(bytes, 1, PL_BLOB_MAX, f);
	(void)fclose(f);
	return n;
}

int main(int argc, char **argv)
{
	struct pl_io_opts opts = PL_IO_OPTS_INIT;
	struct pl_io_report report = PL_IO_REPORT_INIT;
	int grants = argc > 2 && strcmp(argv[2], "grant") == 0;
	const char *me = grants ? "granting" : "reading";
	const char *other = grants ? "reading" : "granting";
	const char *folder = argv[1];
	uint64_t *host;
	struct pl_remote *remote;
	struct pl_place from = PL_PLACE_IN_REGION(NULL, 0), to = PL_PLACE_MEM(NULL);
	struct pl_grant *grant = NULL;
	char blob[PL_BLOB_MAX];
	struct pl_ctx *ctx;
	struct pl_dev *dev;
	int ok;

	if (argc < 3 || argc > 4 || (!grants && strcmp(argv[2], "read") != 0)) {
		fprintf(stderr, "usage: remote DIRECTORY grant|read [DEVICE]\n");
		return 2;
	}
	host = malloc(LEN);
	ok = host && !pl_open(NULL, &ctx) &&
	     !pl_dev_open(ctx, argc > 3 ? argv[3] : "gpu:0", &dev) &&
	     !pl_mem_alloc(dev, LEN, 0, &to.mem) && !pl_remote_open(ctx, &remote);
	must(ok, "set-up", pl_error_message());
	for (size_t i = 0; grants && i < LEN / 8; i++) {
		host[i] = i * UINT64_C(0x9e3779b97f4a7c15);
	}
	leave(folder, me, blob, pl_remote_blob(remote, blob, sizeof(blob)));
	ok = !pl_remote_connect(remote, blob, find(folder, other, blob));
	must(ok, "pl_remote_connect", pl_error_message());
	/* Nothing is transferred before both have connected. */
	leave(folder, grants ? "granting.ready" : "reading.ready", "1", 1);
	(void)find(folder, grants ? "reading.ready" : "granting.ready", blob);
	if (grants) {
		ok = pl_copy(ctx, to.mem, host, LEN, NULL) == (ssize_t)LEN &&
		     !pl_grant_open(ctx, to.mem, LEN, PL_MAY_READ, &grant);
		must(ok, "pl_grant_open", pl_error_message());
		leave(folder, "grant", blob, pl_grant_blob(grant, blob, sizeof(blob)));
		must(!pl_remote_next(remote, NULL, 0, MINUTE), "message", pl_error_message());
		must(!pl_grant_close(grant), "pl_grant_close", pl_error_message());
		printf("%zu bytes were granted, and are granted no longer\n", LEN);
	} else {
		opts.report = &report;
		ok = !pl_region_open(remote, blob, find(folder, "grant", blob), &from.region) &&
		     pl_transfer(ctx, &to, &from, LEN, &opts) == (ssize_t)LEN &&
		     pl_copy(ctx, host, to.mem, LEN, NULL) == (ssize_t)LEN;
		must(ok, "pl_transfer", pl_error_message());
		for (size_t i = 0; i < LEN / 8; i++) {
			must(host[i] == i * UINT64_C(0x9e3779b97f4a7c15), "word", "it is another");
		}
		must(!pl_remote_notify(remote, NULL, 0, 0), "pl_remote_notify", pl_error_message());
		printf("%zu bytes were read by %s\n", LEN, report.route);
	}
	pl_close(ctx); /* closes the remote and frees the memory, too */
	free(host);
	return 0;
}

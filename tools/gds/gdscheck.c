/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * gdscheck: what NVIDIA's tool of that name prints, of this machine and of the libcufile that the
 * loader finds, for scripts that read it. `peerlane check` says more, with remedies.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "base/bits.h"
#include "gdscheck.h"
#include "say.h"

extern char **environ;

static void title(const char *text)
{
	char line[80];
	size_t n = strlen(text);

	memset(line, '=', n);
	line[n] = '\0';
	printf(" %s\n %s\n %s\n", line, text, line);
}

/* The first line of a file of the kernel's, or "". */
static void first_line(const char *path, char *out, size_t space)
{
	FILE *f = fopen(path, "re");

	if (f == NULL || fgets(out, (int)space, f) == NULL) {
		out[0] = '\0';
	}
	out[strcspn(out, "\n")] = '\0';
	if (f != NULL) {
		fclose(f);
	}
}

void gdscheck_versions(void)
{
	char nvfs[80];
	int v = 0;

	(void)cuFileGetVersion(&v);
	printf(" GDS release version: %d.%d (peerlane %s)\n", v / 1000, v % 1000 / 10,
	       pl_version());
	first_line("/proc/driver/nvidia-fs/version", nvfs, sizeof(nvfs));
	if (nvfs[0] != '\0') {
		printf(" nvidia_fs %s ", nvfs);
	}
	printf(" libcufile version: %d.%d\n", v / 1000, v % 1000 / 10);
}

/* Sentences of pl_check() in the words of the other tool; tests/golden holds the sentences. */
static const char *driver_words(const char *finding)
{
	if (strncmp(finding, "NVIDIA ", 7) != 0) {
		return "Not Installed";
	}
	return strstr(finding, "open kernel") != NULL
		       ? "Supported(Nvidia Open Driver Installed)"
		       : "Supported(Nvidia Proprietary Driver Installed)";
}

/* The facts that the rows of pl_check() give. */
struct facts {
	bool bad;
	bool iommu;   /* one is in use */
	bool p2p;     /* there is a drive and a device that can meet */
	bool peermem; /* loaded */
	const char *driver;
};

static int gather(const struct pl_check_row *row, void *arg)
{
	struct facts *f = arg;

	f->bad |= row->level == PL_CHECK_BAD;
	if (strcmp(row->id, "iommu") == 0 && row->subject[0] == '\0') {
		f->iommu = strncmp(row->finding, "no IOMMU", 8) != 0;
	} else if (strcmp(row->id, "p2pdma") == 0 && row->subject[0] != '\0') {
		f->p2p |= row->level == PL_CHECK_OK || row->level == PL_CHECK_INFO;
	} else if (strcmp(row->id, "peermem") == 0) {
		f->peermem = strstr(row->finding, "is loaded") != NULL;
	} else if (strcmp(row->id, "driver") == 0) {
		f->driver = driver_words(row->finding);
	}
	return 0;
}

static void environment(void)
{
	title("ENVIRONMENT:");
	for (char **e = environ; *e != NULL; e++) {
		if (strncmp(*e, "CUFILE_", 7) == 0 || strncmp(*e, "PEERLANE_", 9) == 0) {
			size_t n = strcspn(*e, "=");

			printf(" %.*s : %s\n", (int)n, *e, *e + n + ((*e)[n] == '='));
		}
	}
}

static void backends(const struct facts *f)
{
	static const char *const names[] = {
		"NVMe",
		"NVMeOF",
		"SCSI",
		"ScaleFlux CSD",
		"NVMesh",
		"DDN EXAScaler",
		"IBM Spectrum Scale",
		"NFS",
		"BeeGFS",
		"ScaTeFS",
		"VIRTIOFS",
		"WekaFS",
	};
	bool compat = true;

	(void)cuFileGetParameterBool(CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE, &compat);
	title("DRIVER CONFIGURATION:");
	for (size_t i = 0; i < ARRAY_LEN(names); i++) {
		bool p2p = i == 0 && f->p2p;

		printf(" %-18s : %s%s%s\n", names[i], p2p ? "p2pdma" : "",
		       p2p && compat ? ", " : "",
		       compat ? "compat"
		       : !p2p ? "Unsupported"
			      : "");
	}
	printf(" %-18s : Unsupported\n --Mellanox PeerDirect : %s\n", "Userspace RDMA",
	       f->peermem ? "Enabled" : "Disabled");
}

static int gpu_line(const struct pl_dev_info *d, void *arg)
{
	const struct facts *f = ((void **)arg)[0];
	int *index = ((void **)arg)[1];
	size_t kb = 0;

	if (d->flags & PL_DEV_MEMORY) {
		return 0;
	}
	(void)cuFileGetBARSizeInKB(*index, &kb);
	printf(" GPU index %d %s bar:1 bar size (MiB):%zu %s, IOMMU State: %s\n", (*index)++,
	       d->model, kb / 1024,
	       d->flags & (PL_DEV_UNFIT | PL_DEV_SOFT) ? "does not support GDS" : "supports GDS",
	       f->iommu ? "Pass-through or Enabled" : "Disabled");
	return 0;
}

static int obstacle(const struct pl_check_row *row, void *arg)
{
	(void)arg;
	if (row->level == PL_CHECK_BAD || row->level == PL_CHECK_MISSING) {
		printf(" %s: %s%s%s: %s%s%s\n", row->level == PL_CHECK_BAD ? "ERROR" : "WARN",
		       row->id, row->subject[0] != '\0' ? " " : "", row->subject, row->finding,
		       row->remedy[0] != '\0' ? "; remedy: " : "", row->remedy);
	}
	return 0;
}

static int platform(struct pl_ctx *ctx, const struct facts *f)
{
	struct utsname u = { .machine = "?" };
	char product[120];
	int err;

	title("PLATFORM INFO:");
	printf(" IOMMU: %s\n", f->iommu ? "Pass-through or enabled" : "disabled");
	printf(" Nvidia Driver Info Status: %s\n", f->driver);
	(void)uname(&u);
	first_line("/sys/class/dmi/id/product_name", product, sizeof(product));
	printf(" Platform: %s, Arch: %s(Linux %s)\n", product[0] != '\0' ? product : "unknown",
	       u.machine, u.release);
	err = pl_check(ctx, obstacle, NULL);
	if (err != 0) {
		return say_library(err);
	}
	printf(" Platform verification %s\n", f->bad ? "failed" : "succeeded");
	return f->bad ? STATUS_FAILED : STATUS_OK;
}

int gdscheck_platform(struct pl_ctx *ctx)
{
	struct facts f = { .driver = "Not Installed" };
	int index = 0, status, err;
	void *arg[] = { &f, &index };
	struct utsname u = { .machine = "?" };

	gdscheck_versions();
	(void)uname(&u);
	printf(" Platform: %s\n", u.machine);
	environment();
	err = pl_check(ctx, gather, &f);
	if (err != 0) {
		return say_library(err);
	}
	backends(&f);
	title("CUFILE CONFIGURATION:");
	status = gdscheck_config();
	title("GPU INFO:");
	err = pl_dev_each(ctx, gpu_line, arg);
	if (err != 0) {
		return say_library(err);
	}
	err = platform(ctx, &f);
	return status != STATUS_OK ? status : err;
}

/* The route by which a file's bytes would go to the best GPU. */
static int explain(struct pl_ctx *ctx, const char *path)
{
	struct pl_explain_args args = PL_EXPLAIN_ARGS_INIT;
	char *text = NULL;
	int err = pl_file_open(ctx, path, O_RDONLY, 0, &args.file);

	if (err == 0) {
		err = pl_dev_open(ctx, "gpu:0", &args.dev);
	}
	if (err == 0) {
		err = pl_explain(&args, PL_FORMAT_TEXT, &text);
	}
	if (err == 0) {
		fputs(text, stdout);
	}
	pl_string_free(text);
	pl_dev_close(args.dev);
	pl_file_close(args.file);
	return err != 0 ? say_library(err) : STATUS_OK;
}

int gdscheck_file(struct pl_ctx *ctx, const char *path)
{
	CUfileDescr_t d = { .type = CU_FILE_HANDLE_TYPE_OPAQUE_FD };
	CUfileHandle_t fh;
	CUfileError_t e;
	int fd = open(path, O_RDONLY | O_DIRECT | O_CLOEXEC);

	if (fd < 0 && errno == EINVAL) {
		fd = open(path, O_RDONLY | O_CLOEXEC);
	}
	if (fd < 0) {
		return say_failed("cannot open '%s': %s", path, strerror(errno));
	}
	d.handle.fd = fd;
	e = cuFileHandleRegister(&fh, &d);
	if (e.err == CU_FILE_SUCCESS) {
		cuFileHandleDeregister(fh);
	}
	close(fd);
	printf("GDS register %s\n", e.err == CU_FILE_SUCCESS ? "success" : "failure");
	if (e.err != CU_FILE_SUCCESS) {
		return say_failed("'%s' cannot be registered: cuFile error %d", path, (int)e.err);
	}
	return explain(ctx, path);
}

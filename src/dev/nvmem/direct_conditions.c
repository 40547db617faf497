/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* What must be so before the driver is asked: by the files of procfs, and by the GPU's kind. */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "dev/nvmem/direct.h"
#include "sys/sys.h"

#define VERSION "/proc/driver/nvidia/version"
#define RELEASE "/proc/sys/kernel/osrelease"

/* The mapping came with the first of these. With kernels from 6.15 on a page of it has no reference
 * to begin with, which drivers before the second take for an error: they keep the memory for good.
 */
#define FIRST_DRIVER 565, 57
#define RIGHT_DRIVER 595, 44
#define STRICT_KERNEL 6, 15

struct version {
	int major;
	int minor;
};

static bool before(struct version v, int major, int minor)
{
	return v.major < major || (v.major == major && v.minor < minor);
}

/* "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  595.71.05  Release Build ...": the
 * first word that begins with two numbers and a point. False: there is no such file. */
static bool read_driver(struct version *out, bool *is_open)
{
	char text[512];

	*out = (struct version){ 0, 0 };
	*is_open = false;
	if (sys_root_read(VERSION, text, sizeof(text)) <= 0) {
		return false;
	}
	*is_open = strstr(text, "Open Kernel Module") != NULL;
	for (const char *p = text; *p; p += strcspn(p, " \t\n")) {
		p += strspn(p, " \t\n");
		if (sscanf(p, "%d.%d", &out->major, &out->minor) == 2) {
			return true;
		}
	}
	return true;
}

static struct version read_kernel(void)
{
	struct version v = { 0, 0 };
	char text[128];

	if (sys_root_read(RELEASE, text, sizeof(text)) <= 0 ||
	    sscanf(text, "%d.%d", &v.major, &v.minor) != 2) {
		v = (struct version){ 0, 0 };
	}
	return v;
}

/* Whether this driver and kernel lose memory at each attempt. An unknown kernel version counts as
 * one that does. */
static bool leaks(struct version driver, struct version kernel)
{
	return before(driver, RIGHT_DRIVER) && (!kernel.major || !before(kernel, STRICT_KERNEL));
}

bool direct_leaks(void)
{
	struct version driver;
	bool is_open;

	(void)read_driver(&driver, &is_open);
	return leaks(driver, read_kernel());
}

/* Once a process: it costs the GPU 2 MiB until the driver is loaded anew. */
static bool may_lose(const struct cuda_dev *d)
{
	static atomic_bool lost;

	return d->io_try && !atomic_exchange(&lost, true);
}

/* As the driver says of its kernel modules: "... for aarch64  595.71.05 ...". */
static bool is_arm(void)
{
	char text[512];

	return sys_root_read(VERSION, text, sizeof(text)) > 0 && strstr(text, " for aarch64 ");
}

int direct_platform(const struct cuda_dev *d, struct dev_io_why *why, const char **remedy)
{
	static const uint8_t none[16];
	const struct dev_props *p = &d->base.props;

	*remedy = "";
	if (is_arm()) {
		return direct_no(why, DEV_IO_PLATFORM,
				 "NVIDIA's driver makes P2PDMA pages on x86-64 alone, and this is "
				 "arm64");
	}
	if (strstr(p->model, " MIG ")) {
		*remedy = "turn MIG off for this GPU (`nvidia-smi -i GPU -mig 0` as root)";
		return direct_no(why, DEV_IO_PLATFORM,
				 "%s is a slice of a GPU (MIG), whose memory this version does not "
				 "map",
				 p->name);
	}
	if (p->isolated && strstr(p->why, "virtual GPU")) {
		*remedy = "pass the GPU to the virtual machine as a whole";
		return direct_no(why, DEV_IO_PLATFORM,
				 "%s is a virtual GPU (vGPU), whose memory no device can access",
				 p->name);
	}
	if (p->isolated) {
		*remedy = "where it is in use, turn confidential computing off";
		return direct_no(why, DEV_IO_PLATFORM,
				 "no device can access memory of %s: %s; that is so of GeForce "
				 "GPUs, and of all GPUs with confidential computing",
				 p->name, p->why);
	}
	if (memcmp(p->uuid, none, sizeof(none)) == 0 || !p->pci[0]) {
		return direct_no(why, DEV_IO_PLATFORM,
				 "CUDA's driver does not say which GPU %s is for the kernel's",
				 p->name);
	}
	return 0;
}

int direct_window_conditions(const struct cuda_dev *d, struct dev_io_why *why)
{
	struct version driver;
	const char *remedy;
	bool is_open;
	int rc = direct_platform(d, why, &remedy);

	if (!rc && (!read_driver(&driver, &is_open) || before(driver, FIRST_DRIVER))) {
		rc = direct_no(why, DEV_IO_DRIVER, "the driver is not 565.57 or newer");
	}
	return rc;
}

int direct_conditions(const struct cuda_dev *d, struct dev_io_why *why)
{
	struct version driver;
	const char *remedy;
	bool is_open;
	int rc = direct_platform(d, why, &remedy);

	if (rc) {
		return rc;
	}
	if (!read_driver(&driver, &is_open)) {
		return direct_no(why, DEV_IO_DRIVER,
				 "there is no " VERSION ": no kernel driver of NVIDIA's is loaded");
	}
	if (!is_open) {
		return direct_no(why, DEV_IO_DRIVER,
				 "the driver's kernel modules are the proprietary ones: they have "
				 "no P2PDMA pages");
	}
	if (before(driver, FIRST_DRIVER)) {
		return direct_no(why, DEV_IO_DRIVER,
				 "driver %d.%d cannot map GPU memory for drives: it is to be "
				 "565.57 or newer",
				 driver.major, driver.minor);
	}
	if (leaks(driver, read_kernel()) && !may_lose(d)) {
		return direct_no(why, DEV_IO_LEAKS,
				 "on kernels from 6.15 on driver %d.%d loses GPU memory at each "
				 "attempt: it is to be 595.44 or newer",
				 driver.major, driver.minor);
	}
	return 0;
}

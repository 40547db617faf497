/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Memory on PCIe BARs that the kernel publishes for peer-to-peer DMA: controller memory of NVMe
 * drives, accelerators, whatever a driver offers below /sys/bus/pci/devices/ADDRESS/p2pmem. Drives
 * can access it directly. These devices have memory only, without copy engines and kernels, so none
 * is ever a gpu:N.
 */

#include "dev/bar/bar.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/config.h"
#include "base/error.h"
#include "base/lock.h"
#include "base/text.h"
#include "sys/sys.h"

#define PATH_SIZE 160

static int bar_count(const struct config *c, char *why, size_t why_space)
{
	unsigned int n;

	(void)c;
	n = bar_functions();
	if (!n) {
		text_copy(why, why_space,
			  "no PCI device publishes peer-to-peer memory (a folder p2pmem in sysfs)");
	}
	return (int)n;
}

/* Why this device's memory cannot be used, "" if it can. */
static void find_obstacle(struct dev_props *p)
{
	if (!bar_has(p->pci, "p2pmem")) {
		text_copy(p->why, sizeof(p->why),
			  "it was removed: it was unplugged, or its driver was unbound");
	} else if (bar_attribute(p->pci, "published", 0) != 1) {
		text_copy(p->why, sizeof(p->why),
			  "its driver does not publish this memory: p2pmem/published is not 1");
	} else if (!bar_has(p->pci, "p2pmem/allocate")) {
		text_copy(p->why, sizeof(p->why),
			  "this kernel cannot map it: p2pmem/allocate exists from Linux 6.2 on");
	} else if (!p->total) {
		text_copy(p->why, sizeof(p->why), "its p2pmem/size is 0 or cannot be read");
	}
	p->fit = !p->why[0];
}

static void find_model(struct dev_props *p)
{
	char path[PATH_SIZE];
	char driver[128] = "";
	char vendor[16] = "?";
	char device[16] = "?";
	const char *leaf;

	(void)bar_read(p->pci, "vendor", vendor, sizeof(vendor));
	(void)bar_read(p->pci, "device", device, sizeof(device));
	text_fmt(path, sizeof(path), BAR_DEVICES "/%s/driver", p->pci);
	if (sys_root_readlink(path, driver, sizeof(driver)) < 0) {
		driver[0] = '\0';
	}
	leaf = strrchr(driver, '/') ? strrchr(driver, '/') + 1 : driver;
	text_fmt(p->model, sizeof(p->model), "BAR of %s:%s%s%.40s",
		 vendor + (strncmp(vendor, "0x", 2) ? 0 : 2),
		 device + (strncmp(device, "0x", 2) ? 0 : 2), *leaf ? ", driver " : "", leaf);
}

static int bar_describe(const struct config *c, int index, struct dev_props *out)
{
	char pci[BAR_PCI_SIZE];

	(void)c;
	if (bar_function_pci(index, pci)) {
		return err_set(ENODEV, "there is no bar:%d: %u PCI devices publish memory", index,
			       bar_functions());
	}
	*out = (struct dev_props){ .total = bar_attribute(pci, "size", 0),
				   .memory_only = true,
				   .p2p = true,
				   .lanes = 2,
				   .copy_bytes_per_ns = 1.0,
				   .copy_setup_ns = 10000.0 };
	text_copy(out->pci, sizeof(out->pci), pci);
	text_fmt(out->name, sizeof(out->name), "bar:%s", pci);
	find_model(out);
	find_obstacle(out);
	return 0;
}

static int open_pool(const struct dev_props *p)
{
	char *path = alloc_fmt("%s" BAR_DEVICES "/%s/p2pmem/allocate", sys_root(), p->pci);
	int fd = path ? sys_open(path, O_RDWR, 0) : -ENOMEM;

	if (fd < 0) {
		fd = err_set(-fd, "%s: cannot open '%s': %s%s", p->name, path ? path : "its pool",
			     err_words(fd),
			     fd == -EACCES || fd == -EPERM
				     ? "; run as root, or give your group access to the file "
				       "(chgrp)"
				     : "");
	}
	free(path);
	return fd;
}

static int bar_open(const struct config *c, int index, struct dev **out)
{
	struct dev_props props;
	struct bar_dev *d;
	int fd;
	int rc = bar_describe(c, index, &props);

	if (rc) {
		return rc;
	}
	if (!props.fit) {
		return err_set(ENODEV, "%s cannot be used: %s", props.name, props.why);
	}
	fd = open_pool(&props);
	if (fd < 0) {
		return fd;
	}
	d = alloc_zero(sizeof(*d));
	if (!d) {
		(void)sys_close(fd);
		return -ENOMEM;
	}
	dev_init(&d->dev, &dev_bar_driver, index, &bar_mem_ops, &dev_thread_streams,
		 &bar_share_ops);
	dev_init_order(&d->dev, &dev_thread_order);
	d->dev.cpu_ops = &bar_cpu_ops;
	d->dev.props = props;
	text_copy(d->pci, sizeof(d->pci), props.pci);
	d->fd = fd;
	sys_fd_private(fd, true);
	d->grow = c->bar_grow;
	lock_init(&d->lock, RANK_BAR);
	bar_list_add(d);
	*out = &d->dev;
	return 0;
}

static void bar_close(struct dev *dev)
{
	struct bar_dev *d = bar_of(dev);

	bar_list_remove(d);
	bar_mem_finish(d);
	free(d);
}

const struct dev_driver dev_bar_driver = {
	.name = "bar",
	.memory_only = true,
	.count = bar_count,
	.describe = bar_describe,
	.open = bar_open,
	.close = bar_close,
	.identify = bar_identify,
};

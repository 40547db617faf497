// SPDX-License-Identifier: GPL-2.0-only
// Copyright The Peerlane Authors
/*
 * plbar - publishes memory behind a PCI BAR as peer-to-peer DMA memory
 *
 * For devices that have memory behind a BAR and no driver of their own: FPGAs, accelerators in
 * bring-up, emulated devices. The range becomes ZONE_DEVICE pages of type PCI_P2PDMA, which
 * programs map through /sys/bus/pci/devices/.../p2pmem/allocate and hand to O_DIRECT reads and
 * writes: drives then move data into and out of the device without host memory in between.
 *
 * The driver knows no devices. Bind one by new_id or driver_override; the parameters are read at
 * that moment, so several devices may have different ranges:
 *
 *	echo 2 > /sys/module/plbar/parameters/bar
 *	echo 1af4 1110 > /sys/bus/pci/drivers/plbar/new_id
 *
 * Unbinding removes the user mappings and waits for I/O under way; the PCI core does both.
 */

#include <linux/align.h>
#include <linux/memremap.h>
#include <linux/module.h>
#include <linux/pci-p2pdma.h>
#include <linux/pci.h>

static unsigned int bar = 2;
module_param(bar, uint, 0644);
MODULE_PARM_DESC(bar, "BAR that is published, 0 to 5 (default 2)");

static unsigned long long offset;
module_param(offset, ullong, 0644);
MODULE_PARM_DESC(offset, "where in the BAR the range begins, bytes (default 0)");

static unsigned long long size;
module_param(size, ullong, 0644);
MODULE_PARM_DESC(size, "length of the range, bytes (default 0: to the end of the BAR)");

/* A consistent copy of the parameters, which may be written at any time. */
struct plbar_range {
	unsigned int bar;
	u64 offset;
	u64 size;
};

static int plbar_range_get(struct pci_dev *pdev, struct plbar_range *range)
{
	/* What struct pages can be made for: whole sub-sections of memory, 2 MiB on x86. */
	u64 unit = memremap_compat_align();
	u64 len;

	kernel_param_lock(THIS_MODULE);
	*range = (struct plbar_range){ .bar = bar, .offset = offset, .size = size };
	kernel_param_unlock(THIS_MODULE);

	if (range->bar >= PCI_STD_NUM_BARS) {
		pci_err(pdev, "BAR %u: there are %d\n", range->bar, PCI_STD_NUM_BARS);
		return -EINVAL;
	}
	len = pci_resource_len(pdev, range->bar);
	if (!len || !(pci_resource_flags(pdev, range->bar) & IORESOURCE_MEM)) {
		pci_err(pdev, "BAR %u is not memory, or was given no address\n", range->bar);
		return -ENODEV;
	}
	if (!range->size && range->offset < len)
		range->size = len - range->offset;
	if (!range->size || range->offset > len || range->size > len - range->offset) {
		pci_err(pdev, "%#llx bytes from %#llx on are not within BAR %u, which has %#llx\n",
			range->size, range->offset, range->bar, len);
		return -ERANGE;
	}
	if (!IS_ALIGNED(pci_resource_start(pdev, range->bar) + range->offset, unit) ||
	    !IS_ALIGNED(range->size, unit)) {
		pci_err(pdev, "the range must begin and end at multiples of %#llx bytes\n", unit);
		return -EINVAL;
	}
	return 0;
}

static int plbar_probe(struct pci_dev *pdev, const struct pci_device_id *id)
{
	struct plbar_range range;
	int rc;

	rc = plbar_range_get(pdev, &range);
	if (rc)
		return rc;
	/* No bus mastering: the device is only ever a target. */
	rc = pcim_enable_device(pdev);
	if (rc)
		return rc;
	rc = pcim_request_region(pdev, range.bar, KBUILD_MODNAME);
	if (rc)
		return rc;
	rc = pci_p2pdma_add_resource(pdev, range.bar, range.size, range.offset);
	if (rc) {
		pci_err(pdev, "cannot make pages of BAR %u: %d\n", range.bar, rc);
		return rc;
	}
	pci_p2pmem_publish(pdev, true);
	pci_info(pdev, "published %#llx bytes of BAR %u from %#llx on\n", range.size, range.bar,
		 range.offset);
	return 0;
}

/* No remove: everything is device managed. */
static struct pci_driver plbar_driver = {
	.name = KBUILD_MODNAME,
	.id_table = NULL, /* only dynamic ids */
	.probe = plbar_probe,
};
module_pci_driver(plbar_driver);

MODULE_DESCRIPTION("Publishes memory behind a PCI BAR as peer-to-peer DMA memory");
MODULE_AUTHOR("The Peerlane Authors");
MODULE_LICENSE("GPL");

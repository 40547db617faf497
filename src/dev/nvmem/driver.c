/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The driver of CUDA devices: the tables of dev/cuda with the memory operations of this folder. */

#include "dev/nvmem/nvmem.h"

static void closing(struct cuda_dev *d)
{
	uvm_close(&d->uvm);
	rm_close(d->rm);
}

static const struct dev_mem_ops mem_ops = {
	.alloc = cuda_dev_alloc,
	.release = cuda_release,
	.free_bytes = cuda_free_bytes,
	.host_alloc = cuda_host_alloc,
	.host_share = cuda_host_share,
	.host_import = cuda_host_import,
	.host_free = cuda_host_free,
	.pin = cuda_pin,
	.unpin = cuda_unpin,
	.pin_readonly = cuda_pin_readonly,
	.unpin_readonly = cuda_unpin_readonly,
	.pin_lasting = cuda_pin_lasting,
	.io = { .look = cuda_io_look,
		.ready = cuda_io_ready,
		.get = cuda_io_get,
		.compare = cuda_io_compare,
		.put = cuda_io_put },
};

static const struct dev_share_ops share_ops = {
	.peer_enable = cuda_peer_enable,
	.export_range = cuda_export_range,
	.flush = cuda_flush,
	.alloc_shared = cuda_alloc_shared,
	.share = cuda_share,
	.import = cuda_import,
	.unimport = cuda_unimport,
	.peer_map = cuda_peer_map,
	.peer_unmap = cuda_peer_unmap,
	.cpu_map = cuda_cpu_map,
	.cpu_unmap = cuda_cpu_unmap,
};

static const struct cuda_tables tables = {
	.driver = &dev_cuda_driver,
	.mem = &mem_ops,
	.share = &share_ops,
	.opened = cuda_wide_opened,
	.closing = closing,
};

static int open_device(const struct config *c, int index, struct dev **out)
{
	return cuda_open(c, index, &tables, out);
}

const struct dev_driver dev_cuda_driver = {
	.name = "cuda",
	.count = cuda_count,
	.describe = cuda_describe_device,
	.open = open_device,
	.close = cuda_close,
	.current = cuda_current,
	.wide = cuda_wide_usable,
	.identify = cuda_identify,
};

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_DOCTOR_H
#define PEERLANE_DOCTOR_H

#include <peerlane/check.h>
#include <peerlane/types.h>

PL_BEGIN

#define PL_DOCTOR_PASSIVE (1u << 0) /* reads only: no driver is started, no memory allocated */

/**
 * struct pl_doctor_device - a device that was looked at.
 * @size: the bytes of this struct that the library filled
 * @flags: PL_DEV_ values
 * @name: "cuda:0"; where no driver was started its name in the topology, "gpu0"
 * @pci: the PCI address, or ""
 * @model: the product name
 * @busy_percent: how busy others kept it before doctor began, -1 unknown
 * @processes: others that use it, -1 unknown
 * @nvlinks: NVLinks of it that are up
 * @pcie_gen: the generation of its PCIe link, under load where @pcie_loaded says so; 0 unknown
 * @pcie_gen_max: the generation that both ends can
 * @pcie_width: lanes of its PCIe link, 0 unknown
 * @pcie_width_max: the lanes that both ends have
 * @pcie_loaded: whether @pcie_gen was read while doctor kept the link busy
 */
struct pl_doctor_device {
	size_t size;
	uint32_t flags;
	int32_t busy_percent;
	int32_t processes;
	uint32_t nvlinks;
	uint32_t pcie_gen;
	uint32_t pcie_gen_max;
	uint32_t pcie_width;
	uint32_t pcie_width_max;
	int32_t pcie_loaded;
	uint32_t reserved;
	const char *name;
	const char *pci;
	const char *model;
};

/**
 * struct pl_doctor_pair - findings about copies from one end to another.
 * @size: the bytes of this struct that the library filled
 * @from: a device's name, or "host"
 * @to: a device's name, or "host"
 * @path: the type of the path that the topology has for it, "NVL"; "" if there is none
 * @driver: whether the driver gives @to access to the memory of @from: 1, 0, -1 not asked
 * @nvml: the same by the management library, -1 it does not say
 * @driver_words: why not, or ""
 * @nvml_words: why not, or ""
 * @verified: 1 every byte arrived, nothing else was touched; 0 not so; -1 not tried
 * @lengths: with how many lengths it was tried
 * @wrong: bytes that were wrong, of the worst try
 * @promised_gbps: by the topology's model, GB/s; 0: nothing is promised
 * @gbps: measured, GB/s, the best of several; 0 not measured
 * @latency_ns: of a copy of 4 KiB with its wait, the median; 0 not measured
 * @missing: why something of it was not measured, or ""
 */
struct pl_doctor_pair {
	size_t size;
	const char *from;
	const char *to;
	const char *path;
	const char *driver_words;
	const char *nvml_words;
	const char *missing;
	int32_t driver;
	int32_t nvml;
	int32_t verified;
	uint32_t lengths;
	uint64_t wrong;
	double promised_gbps;
	double gbps;
	double latency_ns;
};

/**
 * struct pl_doctor_counter - a counter of errors that is not 0.
 * @size: the bytes of this struct that the library filled
 * @subject: whose: "0000:17:00.0 nvlink 4", "0000:17:00.0", "mlx5_0 port 1"
 * @group: "nvlink", "pcie" or "nic"
 * @name: "crc-flit", "aer_dev_correctable BadTLP", "local_ack_timeout_err"
 * @value: its value now
 * @grown: how much of that came while doctor looked
 */
struct pl_doctor_counter {
	size_t size;
	const char *subject;
	const char *group;
	const char *name;
	uint64_t value;
	uint64_t grown;
};

/**
 * struct pl_doctor_args - what to look at, and the calls that receive the results.
 * @size: sizeof(struct pl_doctor_args)
 * @flags: PL_DOCTOR_ values
 * @time_ns: no copy is begun later than this, from the call on; 0: without end
 * @nbytes: of the largest buffer, two on each device and two in the host; 0: 16 MiB
 * @on_step: NULL, or receives the next step, how many steps are done, and how many there are
 * @on_device: NULL, or receives each device
 * @on_pair: NULL, or receives each pair: the host and each device, then devices with each other
 * @on_counter: NULL, or receives each counter of errors that is not 0
 * @on_row: NULL, or receives each finding, the gravest first
 * @arg: handed to every call; strings are valid only during it
 */
struct pl_doctor_args {
	size_t size;
	uint64_t flags;
	uint64_t time_ns;
	uint64_t nbytes;
	void (*on_step)(const char *what, unsigned int done, unsigned int total, void *arg);
	void (*on_device)(const struct pl_doctor_device *device, void *arg);
	void (*on_pair)(const struct pl_doctor_pair *pair, void *arg);
	void (*on_counter)(const struct pl_doctor_counter *counter, void *arg);
	void (*on_row)(const struct pl_check_row *row, void *arg);
	void *arg;
};
#define PL_DOCTOR_ARGS_INIT                                                                \
	{                                                                                  \
		sizeof(struct pl_doctor_args), 0, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL \
	}

/**
 * pl_doctor - verifies and measures copies between all devices, and reads all error counters.
 * @ctx: the context
 * @args: what to look at, and who is told
 *
 * For the host and each device, and each two devices: what driver and management library say,
 * copies of several lengths, aligned and not, verified byte by byte with the bytes around them,
 * bandwidth and latency against the promise of the topology; and kernels of one GPU that read rows
 * of tables in pinned memory, beside wide memory. Takes 1 GiB of the host's memory for these, if 4
 * GiB are available. Opens every device, and takes memory of each as struct pl_doctor_args says;
 * with PL_DOCTOR_PASSIVE it only reads. The functions are called in the order in which the struct
 * has them, all in the calling thread. A copy that does not end within ten seconds is a finding;
 * its memory and stream are left as they are then, since the driver may still use them, and
 * pl_close() may wait for them. Any thread; some seconds for eight GPUs.
 *
 * Return: 0, whatever was found; 1, something that was asked for was not measured, and a row says
 * what; -EINVAL, -ENOMEM, -ESTALE (after fork).
 */
PL_API int pl_doctor(struct pl_ctx *ctx, const struct pl_doctor_args *args);

PL_END

#endif

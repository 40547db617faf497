/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The properties of the driver and of the machine, and the driver's limits. */

#include "cufile/props.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/output.h"
#include "cufile/config.h"
#include "cufile/driver.h"

/* cuFile 1.15, whose functions and behaviour these are. */
#define VERSION 1150
#define DIRECT_IO_MIN 64u
#define DIRECT_IO_MAX 16384u
#define POLL_MIN 4u
#define POLL_MAX 18014398509481980u
#define KB_STEP 4u

/* The flags by the kind of file system. Protected by the driver's lock. */
static CUfileP2PFlags_t p2p[CU_FILE_MAX_TARGET_TYPES];

/* What cuFileDriverSetPollMode() and cuFileDriverSetMaxDirectIOSize() set, until the driver closes;
 * sizes of 0: nothing. They do not open the driver: its next opening takes them from here.
 * Protected by the driver's lock. */
static struct {
	size_t poll_kb;
	size_t direct_kb;
	bool poll;
} told;

static unsigned int capped(size_t v)
{
	return v > UINT_MAX ? UINT_MAX : (unsigned int)v;
}

static void apply_told(CUfileDrvProps_t *p)
{
	if (told.poll_kb) {
		p->nvfs.poll_thresh_size = told.poll_kb;
		p->nvfs.dcontrolflags &= ~(1u << CU_FILE_USE_POLL_MODE);
		p->nvfs.dcontrolflags |= (told.poll ? 1u : 0u) << CU_FILE_USE_POLL_MODE;
	}
	if (told.direct_kb) {
		p->nvfs.max_direct_io_size = told.direct_kb;
	}
}

void cf_props_fill(CUfileDrvProps_t *p, const struct cf_config *c)
{
	memset(p, 0, sizeof(*p));
	p->nvfs.poll_thresh_size = c->size[CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB];
	p->nvfs.max_direct_io_size = c->size[CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB];
	if (c->flag[CUFILE_PARAM_PROPERTIES_USE_POLL_MODE]) {
		p->nvfs.dcontrolflags |= 1u << CU_FILE_USE_POLL_MODE;
	}
	if (c->flag[CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE]) {
		p->nvfs.dcontrolflags |= 1u << CU_FILE_ALLOW_COMPAT_MODE;
	}
	p->fflags = 1u << CU_FILE_DYN_ROUTING_SUPPORTED | 1u << CU_FILE_BATCH_IO_SUPPORTED |
		    1u << CU_FILE_STREAMS_SUPPORTED;
	if (c->flag[CUFILE_PARAM_EXECUTION_PARALLEL_IO]) {
		p->fflags |= 1u << CU_FILE_PARALLEL_IO_SUPPORTED;
	}
	p->max_device_cache_size =
		capped(c->size[CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB]);
	p->max_device_pinned_mem_size =
		capped(c->size[CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB]);
	p->max_batch_io_size = capped(c->size[CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE]);
	p->max_batch_io_timeout_msecs =
		capped(c->size[CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS]);
	apply_told(p);
}

void cf_props_forget(void)
{
	memset(p2p, 0, sizeof(p2p));
	memset(&told, 0, sizeof(told));
}

CUfileError_t cuFileGetVersion(int *version)
{
	if (!version) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	*version = VERSION;
	return cf_status(CU_FILE_SUCCESS);
}

/* Gives the properties that an open driver would have, without opening it. */
CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)
{
	struct cf_config c;
	int rc = 0;

	if (!props) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	rwlock_read(&cf_driver.lock);
	if (atomic_load(&cf_driver.uses) > 0) {
		*props = cf_driver.props;
	} else {
		rc = cf_config_load(&c);
		if (!rc) {
			cf_props_fill(props, &c);
		}
		cf_config_finish(&c);
	}
	rwlock_release(&cf_driver.lock);
	return cf_status((CUfileOpError)rc);
}

/* Locks the driver, open, for a change of its properties. */
static CUfileOpError begin_change(void)
{
	/* Again only where another thread has closed it in between. */
	for (;;) {
		CUfileOpError e = cf_driver_enter();

		if (e) {
			return e;
		}
		cf_driver_leave();
		cf_driver_change_begin();
		if (atomic_load(&cf_driver.uses) > 0) {
			return CU_FILE_SUCCESS;
		}
		cf_driver_change_end();
	}
}

static void end_change(void)
{
	cf_driver_change_end();
}

CUfileError_t cuFileDriverSetPollMode(bool poll, size_t poll_threshold_size)
{
	if (poll_threshold_size < POLL_MIN || poll_threshold_size > POLL_MAX ||
	    poll_threshold_size % KB_STEP) {
		return cf_status(CU_FILE_DRIVER_UNSUPPORTED_LIMIT);
	}
	cf_driver_change_begin();
	told.poll_kb = poll_threshold_size;
	told.poll = poll;
	apply_told(&cf_driver.props); /* of no use to a closed driver, and filled when it opens */
	cf_driver_change_end();
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)
{
	if (max_direct_io_size < DIRECT_IO_MIN || max_direct_io_size > DIRECT_IO_MAX ||
	    max_direct_io_size % KB_STEP) {
		return cf_status(CU_FILE_DRIVER_UNSUPPORTED_LIMIT);
	}
	cf_driver_change_begin();
	told.direct_kb = max_direct_io_size;
	apply_told(&cf_driver.props);
	cf_driver_change_end();
	return cf_status(CU_FILE_SUCCESS);
}

/* Zero is below the least, and allowed. Values that are refused open the driver too, as in NVIDIA's
 * library. */
static CUfileError_t set_limit(CUFileSizeTConfigParameter_t param, unsigned int *limit, size_t kb)
{
	CUfileOpError e = begin_change();
	size_t min;
	size_t max;

	if (e) {
		return cf_status(e);
	}
	cf_config_limits((unsigned int)param, &min, &max);
	if (kb > UINT_MAX) {
		e = CU_FILE_INVALID_VALUE;
	} else if (kb % KB_STEP || (kb && kb < min)) {
		e = CU_FILE_DRIVER_UNSUPPORTED_LIMIT;
	} else {
		*limit = (unsigned int)kb;
	}
	end_change();
	return cf_status(e);
}

CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)
{
	return set_limit(CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB,
			 &cf_driver.props.max_device_cache_size, max_cache_size);
}

CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)
{
	return set_limit(CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB,
			 &cf_driver.props.max_device_pinned_mem_size, max_pinned_size);
}

/* The largest of a PCI device's regions, KiB: the one through which others reach its memory. */
static size_t bar_kb(const char *pci)
{
	char path[64];
	char text[4096];
	size_t most = 0;
	ssize_t n;
	int fd;

	(void)snprintf(path, sizeof(path), "/sys/bus/pci/devices/%s/resource", pci);
	fd = *pci ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	n = fd < 0 ? -1 : read(fd, text, sizeof(text) - 1);
	if (fd >= 0) {
		(void)close(fd);
	}
	text[n > 0 ? n : 0] = '\0';
	for (char *p = text; *p;) {
		char *end;
		uint64_t first = strtoull(p, &end, 16);
		uint64_t last = strtoull(end, &end, 16);

		if (end == p) {
			break;
		}
		if (last > first && last - first + 1 > most) {
			most = (size_t)(last - first + 1);
		}
		p = end + strcspn(end, "\n");
	}
	return most / 1024;
}

struct cf_nth {
	int left;
	bool found;
	size_t kb;
};

static int look_for(const struct pl_dev_info *info, void *arg)
{
	struct cf_nth *n = arg;

	if (info->flags & (PL_DEV_UNFIT | PL_DEV_MEMORY) || n->left-- > 0) {
		return 0;
	}
	n->found = true;
	n->kb = bar_kb(info->pci);
	return 1;
}

CUfileError_t cuFileGetBARSizeInKB(int gpuIndex, size_t *barSize)
{
	struct cf_nth n = { .left = gpuIndex };
	CUfileOpError e = cf_driver_enter(); /* opened by refused calls too */

	if (e) {
		return cf_status(e);
	}
	if (barSize && gpuIndex >= 0) {
		(void)pl_dev_each(cf_driver.ctx, look_for, &n);
	}
	cf_driver_leave();
	if (!n.found) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	*barSize = n.kb;
	return cf_status(CU_FILE_SUCCESS);
}

static bool is_target(CUfileDriverStatusFlags_t f)
{
	return (int)f >= 0 && (int)f < (int)CU_FILE_MAX_TARGET_TYPES;
}

CUfileError_t cuFileDriverGetP2PFlags(CUfileDriverStatusFlags_t status_flag,
				      CUfileP2PFlags_t *p2p_flags)
{
	if (!p2p_flags || !is_target(status_flag)) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	rwlock_read(&cf_driver.lock);
	*p2p_flags = p2p[status_flag];
	rwlock_release(&cf_driver.lock);
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileDriverSetP2PFlags(CUfileDriverStatusFlags_t status_flag,
				      CUfileP2PFlags_t p2p_flags)
{
	if (!is_target(status_flag) ||
	    ((int)p2p_flags != 0 && p2p_flags != CU_FILE_P2P_FLAG_PCI_P2PDMA)) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	cf_driver_change_begin();
	p2p[status_flag] = (CUfileP2PFlags_t)((int)p2p[status_flag] | (int)p2p_flags);
	cf_driver_change_end();
	return cf_status(CU_FILE_SUCCESS);
}

/* Nothing here needs a map of the machine to be written down and read again: the file says so. */
CUfileError_t cuFileExportPCIeTopology(const char *filename)
{
	static const char text[] = "// Topology file for cuFile.\n"
				   "// libpeerlane finds the topology by itself: see peerlane "
				   "devices, peerlane explain.\nnull";
	ssize_t n;
	int fd;

	if (!filename || !*filename) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	fd = output_begin(filename);
	if (fd < 0) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	n = write(fd, text, sizeof(text) - 1);
	if (close(fd) || n != (ssize_t)sizeof(text) - 1) {
		return cf_status(CU_FILE_IO_ERROR);
	}
	return cf_status(CU_FILE_SUCCESS);
}

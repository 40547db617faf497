/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* cuFile's parameters, in the order and under the names that NVIDIA's tool prints. */

#include <stdio.h>

#include "base/bits.h"
#include "gdscheck.h"
#include "say.h"

static const struct {
	const char *name;
	int size; /* CUFileSizeTConfigParameter_t; -1: it is a flag */
	int flag; /* CUFileBoolConfigParameter_t */
} rows[] = {
	{ "properties.use_pci_p2pdma", -1, CUFILE_PARAM_USE_PCIP2PDMA },
	{ "properties.use_compat_mode", -1, CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE },
	{ "properties.force_compat_mode", -1, CUFILE_PARAM_FORCE_COMPAT_MODE },
	{ "properties.use_poll_mode", -1, CUFILE_PARAM_PROPERTIES_USE_POLL_MODE },
	{ "properties.poll_mode_max_size_kb", CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB, 0 },
	{ "properties.max_batch_io_size", CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 0 },
	{ "properties.max_batch_io_timeout_msecs", CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS, 0 },
	{ "properties.max_direct_io_size_kb", CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB, 0 },
	{ "properties.max_device_cache_size_kb", CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB,
	  0 },
	{ "properties.per_buffer_cache_size_kb", CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB,
	  0 },
	{ "properties.max_device_pinned_mem_size_kb",
	  CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB, 0 },
	{ NULL, 0, 0 }, /* the slabs of the pool */
	{ "profile.nvtx", -1, CUFILE_PARAM_PROFILE_NVTX },
	{ "profile.cufile_stats", CUFILE_PARAM_PROFILE_STATS, 0 },
	{ "miscellaneous.api_check_aggressive", -1, CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE },
	{ "execution.max_io_threads", CUFILE_PARAM_EXECUTION_MAX_IO_THREADS, 0 },
	{ "execution.max_io_queue_depth", CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH, 0 },
	{ "execution.parallel_io", -1, CUFILE_PARAM_EXECUTION_PARALLEL_IO },
	{ "execution.min_io_threshold_size_kb", CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB,
	  0 },
	{ "execution.max_request_parallelism", CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM, 0 },
	{ "properties.force_odirect_mode", -1, CUFILE_PARAM_FORCE_ODIRECT_MODE },
	{ "properties.prefer_iouring", -1, CUFILE_PARAM_PREFER_IO_URING },
};

static void slabs(void)
{
	size_t size[16], count[16];
	int n = 1;

	/* The library does not tell the number of entries: only a call with the right number
	 * succeeds. */
	while (n <= 16 &&
	       cuFileGetParameterPosixPoolSlabArray(size, count, n).err != CU_FILE_SUCCESS) {
		n++;
	}
	for (int what = 0; what < 2 && n <= 16; what++) {
		printf(" properties.posix_pool_slab_%s :", what == 0 ? "size_kb" : "count");
		for (int i = 0; i < n; i++) {
			printf(" %zu", what == 0 ? size[i] : count[i]);
		}
		putchar('\n');
	}
}

int gdscheck_config(void)
{
	CUfileError_t e = cuFileDriverOpen();

	for (size_t i = 0; i < ARRAY_LEN(rows); i++) {
		size_t size;
		bool flag;

		if (rows[i].name == NULL) {
			slabs();
		} else if (rows[i].size >= 0) {
			if (cuFileGetParameterSizeT((CUFileSizeTConfigParameter_t)rows[i].size,
						    &size)
				    .err == CU_FILE_SUCCESS) {
				printf(" %s : %zu\n", rows[i].name, size);
			}
		} else if (cuFileGetParameterBool((CUFileBoolConfigParameter_t)rows[i].flag, &flag)
				   .err == CU_FILE_SUCCESS) {
			printf(" %s : %s\n", rows[i].name, flag ? "true" : "false");
		}
	}
	if (e.err != CU_FILE_SUCCESS) {
		return say_failed("the cuFile driver does not open (error %d): see cufile.log for "
				  "what is wrong with cufile.json",
				  (int)e.err);
	}
	gdscheck_routing();
	(void)cuFileDriverClose();
	return STATUS_OK;
}

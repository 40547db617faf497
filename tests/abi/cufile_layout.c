/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The binary interface of libcufile.so.0: what programs were compiled with, by any header. Prints
 * every size, offset and number, one a line, and checks those of our header; cufile_header.py
 * compiles the same with NVIDIA's and compares the lines.
 */

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#ifdef PIN_THEIRS
#include <cufile.h>
#define CHECKED 0
#else
#include <cufile/cufile.h>
#define CHECKED 1
#endif

static int wrong;

static void pin(const char *what, long long is, long long want)
{
	printf("%s %lld\n", what, is);
	if (CHECKED && is != want) {
		fprintf(stderr, "%s is %lld, not %lld\n", what, is, want);
		wrong = 1;
	}
}

#define SIZE(type, want) pin("sizeof " #type, (long long)sizeof(type), want)
#define AT(type, member, want) \
	pin("offset of " #type "." #member, (long long)offsetof(type, member), want)
#define IS(name, want) pin(#name, (long long)(name), want)

static void sizes(void)
{
	SIZE(CUfileError_t, 8);
	SIZE(CUfileDescr_t, 24);
	SIZE(CUfileFSOps_t, 40);
	SIZE(cufileRDMAInfo_t, 16);
	SIZE(CUfileDrvProps_t, 56);
	SIZE(CUfileIOParams_t, 64);
	SIZE(CUfileIOEvents_t, 24);
	SIZE(CUfileOpCounter_t, 16);
	SIZE(CUfileStatsLevel1_t, 512);
	SIZE(CUfileStatsLevel2_t, 1024);
	SIZE(CUfilePerGpuStats_t, 248);
	SIZE(CUfileStatsLevel3_t, 5000);
	SIZE(CUfileHandle_t, 8);
	SIZE(CUfileBatchHandle_t, 8);
	SIZE(CUstream, 8);
	SIZE(CUresult, 4);
	SIZE(CUfileOpError, 4);
}

static void small_structs(void)
{
	AT(CUfileError_t, err, 0);
	AT(CUfileError_t, cu_err, 4);
	AT(CUfileDescr_t, type, 0);
	AT(CUfileDescr_t, handle, 8);
	AT(CUfileDescr_t, fs_ops, 16);
	AT(CUfileFSOps_t, fs_type, 0);
	AT(CUfileFSOps_t, getRDMADeviceList, 8);
	AT(CUfileFSOps_t, getRDMADevicePriority, 16);
	AT(CUfileFSOps_t, read, 24);
	AT(CUfileFSOps_t, write, 32);
	AT(cufileRDMAInfo_t, desc_str, 8);
	AT(CUfileDrvProps_t, nvfs.major_version, 0);
	AT(CUfileDrvProps_t, nvfs.minor_version, 4);
	AT(CUfileDrvProps_t, nvfs.poll_thresh_size, 8);
	AT(CUfileDrvProps_t, nvfs.max_direct_io_size, 16);
	AT(CUfileDrvProps_t, nvfs.dstatusflags, 24);
	AT(CUfileDrvProps_t, nvfs.dcontrolflags, 28);
	AT(CUfileDrvProps_t, fflags, 32);
	AT(CUfileDrvProps_t, max_device_cache_size, 36);
	AT(CUfileDrvProps_t, per_buffer_cache_size, 40);
	AT(CUfileDrvProps_t, max_device_pinned_mem_size, 44);
	AT(CUfileDrvProps_t, max_batch_io_size, 48);
	AT(CUfileDrvProps_t, max_batch_io_timeout_msecs, 52);
	AT(CUfileIOParams_t, mode, 0);
	AT(CUfileIOParams_t, u.batch.devPtr_base, 8);
	AT(CUfileIOParams_t, u.batch.file_offset, 16);
	AT(CUfileIOParams_t, u.batch.devPtr_offset, 24);
	AT(CUfileIOParams_t, u.batch.size, 32);
	AT(CUfileIOParams_t, fh, 40);
	AT(CUfileIOParams_t, opcode, 48);
	AT(CUfileIOParams_t, cookie, 56);
	AT(CUfileIOEvents_t, cookie, 0);
	AT(CUfileIOEvents_t, status, 8);
	AT(CUfileIOEvents_t, ret, 16);
}

static void stats(void)
{
	AT(CUfileStatsLevel1_t, read_ops, 0);
	AT(CUfileStatsLevel1_t, buf_deregister_ops, 80);
	AT(CUfileStatsLevel1_t, read_bytes, 96);
	AT(CUfileStatsLevel1_t, write_lat_sum_us, 168);
	AT(CUfileStatsLevel1_t, batch_submit_ops, 176);
	AT(CUfileStatsLevel1_t, batch_processed_ops, 288);
	AT(CUfileStatsLevel1_t, batch_total_submit_ops, 400);
	AT(CUfileStatsLevel1_t, batch_read_bytes, 416);
	AT(CUfileStatsLevel1_t, last_batch_write_bytes, 504);
	AT(CUfileStatsLevel2_t, read_size_kb_hist, 512);
	AT(CUfileStatsLevel2_t, write_size_kb_hist, 768);
	AT(CUfilePerGpuStats_t, read_bytes, 16);
	AT(CUfilePerGpuStats_t, n_total_reads, 48);
	AT(CUfilePerGpuStats_t, n_p2p_reads, 56);
	AT(CUfilePerGpuStats_t, n_posix_reads, 72);
	AT(CUfilePerGpuStats_t, n_reads_err, 112);
	AT(CUfilePerGpuStats_t, writes_bytes, 120);
	AT(CUfilePerGpuStats_t, n_writes_err, 200);
	AT(CUfilePerGpuStats_t, n_mmap, 208);
	AT(CUfilePerGpuStats_t, reg_bytes, 240);
	AT(CUfileStatsLevel3_t, num_gpus, 1024);
	AT(CUfileStatsLevel3_t, per_gpu_stats, 1032);
}

static void numbers(void)
{
	IS(CUFILEOP_BASE_ERR, 5000);
	IS(CU_FILE_HANDLE_TYPE_OPAQUE_FD, 1);
	IS(CU_FILE_HANDLE_TYPE_OPAQUE_WIN32, 2);
	IS(CU_FILE_HANDLE_TYPE_USERSPACE_FS, 3);
	IS(CU_FILE_RDMA_REGISTER, 1);
	IS(CU_FILE_RDMA_RELAXED_ORDERING, 2);
	IS(CUFILE_READ, 0);
	IS(CUFILE_WRITE, 1);
	IS(CUFILE_BATCH, 1);
	IS(CUFILE_WAITING, 1);
	IS(CUFILE_PENDING, 2);
	IS(CUFILE_INVALID, 4);
	IS(CUFILE_CANCELED, 8);
	IS(CUFILE_COMPLETE, 16);
	IS(CUFILE_TIMEOUT, 32);
	IS(CUFILE_FAILED, 64);
	IS(CU_FILE_STREAM_FIXED_BUF_OFFSET, 1);
	IS(CU_FILE_STREAM_FIXED_FILE_OFFSET, 2);
	IS(CU_FILE_STREAM_FIXED_FILE_SIZE, 4);
	IS(CU_FILE_STREAM_PAGE_ALIGNED_INPUTS, 8);
	IS(CU_FILE_LUSTRE_SUPPORTED, 0);
	IS(CU_FILE_NVME_SUPPORTED, 4);
	IS(CU_FILE_BEEGFS_SUPPORTED, 9);
	IS(CU_FILE_NVME_P2P_SUPPORTED, 11);
	IS(CU_FILE_SCATEFS_SUPPORTED, 12);
	IS(CU_FILE_USE_POLL_MODE, 0);
	IS(CU_FILE_ALLOW_COMPAT_MODE, 1);
	IS(CU_FILE_DYN_ROUTING_SUPPORTED, 0);
	IS(CU_FILE_BATCH_IO_SUPPORTED, 1);
	IS(CU_FILE_STREAMS_SUPPORTED, 2);
	IS(CU_FILE_PARALLEL_IO_SUPPORTED, 3);
	IS(CUFILE_PARAM_PROFILE_STATS, 0);
	IS(CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM, 4);
	IS(CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE, 9);
	IS(CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS, 11);
	IS(CUFILE_PARAM_PROPERTIES_USE_POLL_MODE, 0);
	IS(CUFILE_PARAM_EXECUTION_PARALLEL_IO, 4);
	IS(CUFILE_PARAM_STREAM_MEMOPS_BYPASS, 11);
	IS(CUFILE_PARAM_LOGGING_LEVEL, 0);
	IS(CUFILE_PARAM_LOG_DIR, 2);
	IS(CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB, 0);
	IS(CUFILE_PARAM_POSIX_POOL_SLAB_COUNT, 1);
	IS(CUFILE_GPU_UUID_LEN, 16);
	IS(IS_CUFILE_ERR(-5001), 1);
	IS(IS_CUFILE_ERR(5000), 0);
	IS(IS_CUFILE_ERR(22), 0);
}

static void errors(void)
{
	CUfileError_t e = { .err = CU_FILE_CUDA_DRIVER_ERROR, .cu_err = (CUresult)2 };

	IS(IS_CUDA_ERR(e), 1);
	IS(CU_FILE_CUDA_ERR(e), 2);
	IS(CU_FILE_SUCCESS, 0);
	IS(CU_FILE_DRIVER_NOT_INITIALIZED, 5001);
	IS(CU_FILE_DRIVER_CLOSING, 5006);
	IS(CU_FILE_CUDA_DRIVER_ERROR, 5011);
	IS(CU_FILE_DIO_NOT_SET, 5020);
	IS(CU_FILE_INVALID_VALUE, 5022);
	IS(CU_FILE_GETNEWFD_FAILED, 5031);
	IS(CU_FILE_NVFS_SETUP_ERROR, 5033);
	IS(CU_FILE_ASYNC_NOT_SUPPORTED, 5038);
	IS(CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR, 5040);
	IS(CU_FILE_BATCH_NOCOMPAT_ERROR, 5049);
	IS(CU_FILE_IO_MAX_ERROR, 5050);
	/* Each number has words, but for the two that are not used. */
	for (int i = 5001; i <= 5051; i++) {
		char what[32];

		(void)snprintf(what, sizeof(what), "%d has words", i);
		pin(what, strncmp(CUFILE_ERRSTR(i), "unknown", 7) != 0,
		    i != 5021 && i != 5032 && i != 5051);
	}
}

int main(void)
{
	sizes();
	small_structs();
	stats();
	numbers();
	errors();
	return wrong;
}

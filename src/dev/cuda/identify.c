/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Whose memory an address is: one call of the driver (.1 to .4 us), which needs no context and
 * covers memory from cuMemAlloc in any context, pools, cuMemCreate, IPC, managed and pinned memory.
 */

#include <errno.h>

#include "base/error.h"
#include "dev/cuda/cuda_dev.h"

/* Words of eight bytes: some attributes are four bytes wide, and booleans one or four. */
enum word {
	WORD_TYPE,
	WORD_HOST,
	WORD_ID,
	WORD_MANAGED,
	WORD_ORDINAL,
	WORD_BASE,
	WORD_LEN,
	WORDS,
};

union attribute_value {
	unsigned long long u64;
	unsigned int u32;
	unsigned char flag;
	int i32;
	size_t len;
	void *ptr;
};

static cuda_result ask(cuda_attrs_fn attrs, cuda_ptr p, union attribute_value v[WORDS])
{
	cuda_pointer_attr names[WORDS] = {
		[WORD_TYPE] = CUDA_PTR_MEMORY_TYPE,	  [WORD_HOST] = CUDA_PTR_HOST_POINTER,
		[WORD_ID] = CUDA_PTR_BUFFER_ID,		  [WORD_MANAGED] = CUDA_PTR_IS_MANAGED,
		[WORD_ORDINAL] = CUDA_PTR_DEVICE_ORDINAL, [WORD_BASE] = CUDA_PTR_RANGE_START_ADDR,
		[WORD_LEN] = CUDA_PTR_RANGE_SIZE,
	};
	void *out[WORDS];
	int i;

	for (i = 0; i < WORDS; i++) {
		v[i].u64 = 0;
		out[i] = &v[i];
	}
	return attrs(WORDS, names, out, p);
}

cuda_result cuda_extent(const struct cuda_api *api, cuda_ptr p, cuda_pointer_attr base_name,
			cuda_pointer_attr len_name, cuda_ptr *base, size_t *len)
{
	cuda_pointer_attr names[2] = { base_name, len_name };
	void *to[2] = { base, len };

	*base = 0;
	*len = 0;
	return api->cuPointerGetAttributes(2, names, to, p);
}

bool cuda_host_reaches(cuda_attrs_fn attrs, cuda_ptr p)
{
	union attribute_value v[WORDS];

	return ask(attrs, p, v) == CUDA_RES_OK && v[WORD_TYPE].u32 == CUDA_MEMORYTYPE_DEVICE &&
	       v[WORD_HOST].ptr != NULL;
}

/* 0, also where the driver does not know the question: some are newer than the oldest driver. */
static union attribute_value ask_one(const struct cuda_dev *d, cuda_ptr p, cuda_pointer_attr name)
{
	union attribute_value v = { .u64 = 0 };
	void *out = &v;

	if (d->api->cuPointerGetAttributes(1, &name, &out, p) != CUDA_RES_OK) {
		v.u64 = 0;
	}
	return v;
}

/* Memory of cuMemAddressReserve() may be otherwise: a copy engine's copy fails there, but a
 * kernel's access ends the context, and the program's work with it if that is the program's. */
bool cuda_is_whole(const struct cuda_dev *d, const void *p)
{
	/* A boolean of one byte or four. */
	return ask_one(d, cuda_ptr_of(p), CUDA_PTR_IS_LEGACY_CUDA_IPC_CAPABLE).u64 != 0;
}

struct CUmemPoolHandle_st *cuda_pool_of(const struct cuda_dev *d, cuda_ptr p)
{
	/* From CUDA 11.3 on. */
	return ask_one(d, p, CUDA_PTR_MEMPOOL_HANDLE).ptr;
}

int cuda_identify(const void *ptr, struct dev_range *out)
{
	cuda_attrs_fn attrs = cuda_attrs_found();
	struct dev_range range = { 0 };
	union attribute_value v[WORDS];
	cuda_result r;

	if (!attrs) {
		return -ENOENT;
	}
	r = ask(attrs, cuda_ptr_of(ptr), v);
	if (r == CUDA_RES_NOT_INITIALIZED) {
		return -ENOENT; /* libcuda is loaded and was not started */
	}
	cuda_answered();
	if (r != CUDA_RES_OK) {
		return cuda_fail(r, "cuPointerGetAttributes", "of %p", ptr);
	}
	if (v[WORD_TYPE].u32 == 0) {
		/* Unknown, except for addresses that cuMemAddressReserve has given out. */
		if (v[WORD_LEN].len == 0) {
			return -ENOENT;
		}
		return err_set(EFAULT,
			       "%p is a reserved address of CUDA with no memory behind it: "
			       "cuMemMap must come first",
			       ptr);
	}
	/*
	 * For cuMemMap memory the range is the whole reservation, of which parts may be without
	 * memory (a copy there is an error), and the id is that of the one mapping at ptr.
	 */
	range.base = (uintptr_t)v[WORD_BASE].u64;
	range.len = v[WORD_LEN].len;
	range.index = v[WORD_ORDINAL].i32;
	range.generation = v[WORD_ID].u64;
	if (v[WORD_MANAGED].flag) {
		/* The CPU reaches it, but pinned pages do not stop the driver from moving the
		 * data: a drive's DMA would land in pages that were left behind. */
		range.kind = DEV_MEM_MANAGED;
	} else if (v[WORD_TYPE].u32 == CUDA_MEMORYTYPE_HOST) {
		range.kind = DEV_MEM_PINNED;
		range.host_addressable = true;
	} else {
		range.kind = DEV_MEM_DEVICE;
		range.host_addressable = v[WORD_HOST].ptr == ptr;
	}
	*out = range;
	return 0;
}

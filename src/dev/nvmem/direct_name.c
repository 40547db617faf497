/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Names for memory that CUDA made. Memory of cuMemCreate() with a descriptor comes by that. Memory
 * of cuMemAlloc() comes by two words of its IPC handle, which no document describes: they are the
 * client and the object of libcuda. So three tests follow, and a handle that fails one is not used:
 * the other words of the handle must agree with CUDA's attributes of the memory, the driver's
 * description of the duplicate must agree as well, and the bytes must be the same
 * (direct_compare()).
 */

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/direct.h"
#include "sys/sys.h"

#define OBJECT_PAGE 4096u

/* CUDA's IPC handle, as drivers from 565 on fill it. */
struct ipc_words {
	uint64_t unknown_0;
	uint32_t pid;
	uint32_t unknown_12;
	uint64_t bytes; /* of the allocation */
	uint32_t pages; /* of the object, of 4 KiB */
	uint32_t off;	/* of the allocation in it, in bytes */
	uint64_t unknown_32;
	uint32_t block; /* CUDA's number for the allocation */
	uint32_t unknown_44;
	uint32_t client;
	uint32_t memory;
	uint64_t unknown_56;
};
_Static_assert(sizeof(struct ipc_words) == sizeof(struct CUipcMemHandle_st), "CUDA's size");

#define BIG_PAGE (UINT64_C(2) << 20)

/* A call has failed, of this memory; or of all, as the GPU is gone. */
static int refused(int rc, struct dev_io_why *why)
{
	return direct_no(why, rc == -ENODEV ? DEV_IO_FAILED : DEV_IO_MEMORY, "%s", err_message());
}

/* Checks by the driver's description that a drive may access the object. `bytes`: its expected
 * length; 0: not known. */
static int check_object(struct cuda_dev *d, uint32_t object, uint64_t bytes, uint64_t end,
			uint64_t *has, struct dev_io_why *why)
{
	struct rm_surface s;
	int rc = rm_surface(d->rm, object, &s);

	if (rc) {
		return refused(rc, why);
	}
	if (!s.video) {
		return direct_no(why, DEV_IO_MEMORY, "this memory is not the GPU's own");
	}
	if (s.compressed) {
		return direct_no(why, DEV_IO_MEMORY,
				 "this memory is compressible: a drive would see it compressed");
	}
	/* Objects are whole pages of 2 MiB; the handle's words count pages of 4 KiB of the
	 * allocation. */
	if (s.bytes < bytes || (bytes && s.bytes - bytes >= BIG_PAGE) || end > s.bytes) {
		return direct_no(why, DEV_IO_MEMORY,
				 "the driver says that this memory has %llu bytes, and it should "
				 "have %llu",
				 (unsigned long long)s.bytes,
				 (unsigned long long)(bytes ? bytes : end));
	}
	*has = s.bytes;
	return 0;
}

/* Names the memory of a mapping of cuMemMap(). The mapping begins where its memory does. */
static int by_descriptor(struct cuda_dev *d, const struct vmm_piece *piece, uint32_t *object,
			 struct dev_io_why *why)
{
	int fd = -1;
	cuda_result r = d->api->cuMemExportToShareableHandle(
		&fd, piece->mem, CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
	int rc;

	if (r != CUDA_RES_OK) {
		return direct_no(why, DEV_IO_MEMORY,
				 "this memory was made without a file descriptor to share it by "
				 "(cuMemCreate's requestedHandleTypes)");
	}
	rc = rm_import(d->rm, fd, object);
	(void)sys_close(fd);
	return rc ? refused(rc, why) : 0;
}

static int name_mapping(struct cuda_dev *d, cuda_ptr p, size_t len, struct vmm_piece *piece,
			struct direct_name *out, struct dev_io_why *why)
{
	int rc;

	if (len > piece->len - (p - piece->base)) {
		return direct_no(why, DEV_IO_MEMORY,
				 "this memory is made of several pieces (cuMemMap), of which each "
				 "is mapped alone");
	}
	out->off = p - piece->base;
	rc = by_descriptor(d, piece, &out->object, why);
	if (!rc) {
		rc = check_object(d, out->object, 0, align_up(out->off + len, sys_page()),
				  &out->bytes, why);
		if (rc) {
			(void)rm_free(d->rm, out->object);
		}
	}
	/* Limited to this mapping: another one may begin at its end. */
	out->bytes = min_u64(out->bytes, piece->len);
	return rc;
}

/* What CUDA says of an allocation. */
struct allocation {
	unsigned long long whole; /* a boolean of one byte or four: it is of cuMemAlloc() */
	unsigned long long block;
	unsigned long long ordinal;
	cuda_ptr base;
	size_t len;
};

static bool ask_cuda(const struct cuda_dev *d, cuda_ptr p, struct allocation *out)
{
	cuda_pointer_attr names[] = { CUDA_PTR_IS_LEGACY_CUDA_IPC_CAPABLE, CUDA_PTR_MEMORY_BLOCK_ID,
				      CUDA_PTR_DEVICE_ORDINAL, CUDA_PTR_RANGE_START_ADDR,
				      CUDA_PTR_RANGE_SIZE };
	void *to[] = { &out->whole, &out->block, &out->ordinal, &out->base, &out->len };

	*out = (struct allocation){ 0 };
	return d->api->cuPointerGetAttributes(ARRAY_LEN(names), names, to, p) == CUDA_RES_OK;
}

static bool agree(const struct ipc_words *w, const struct allocation *a)
{
	uint64_t object = (uint64_t)w->pages * OBJECT_PAGE;

	return w->pid == (uint32_t)sys_pid() && w->bytes == a->len &&
	       w->block == (uint32_t)a->block && w->client && w->memory && w->off <= object &&
	       a->len <= object - w->off;
}

static int name_allocation(struct cuda_dev *d, cuda_ptr p, size_t len, const struct allocation *a,
			   struct direct_name *out, struct dev_io_why *why)
{
	struct CUipcMemHandle_st handle;
	struct ipc_words w;
	cuda_result r;
	int rc;

	if (!a->whole) {
		return direct_no(why, DEV_IO_MEMORY,
				 "only memory of cuMemAlloc(), and of cuMemCreate() with a file "
				 "descriptor, can be mapped for drives");
	}
	r = d->api->cuIpcGetMemHandle(&handle, a->base);
	if (r != CUDA_RES_OK) {
		return direct_no(why, DEV_IO_MEMORY, "CUDA gives no IPC handle of this memory");
	}
	memcpy(&w, &handle, sizeof(w));
	if (!agree(&w, a)) {
		return direct_no(why, DEV_IO_MEMORY,
				 "this driver's IPC handles are not as known, and memory of "
				 "cuMemAlloc() is found by them");
	}
	rc = rm_duplicate(d->rm, w.client, w.memory, &out->object);
	if (rc) {
		return refused(rc, why);
	}
	/* The rest of a page before its first byte and behind its last is the object's, too. */
	out->off = w.off + (p - a->base);
	rc = check_object(d, out->object, (uint64_t)w.pages * OBJECT_PAGE,
			  align_up(out->off + len, sys_page()), &out->bytes, why);
	if (rc) {
		(void)rm_free(d->rm, out->object);
	}
	return rc;
}

bool direct_writable(const struct cuda_dev *d, cuda_ptr p, size_t len)
{
	struct allocation a;

	/* Memory that is in no reservation has no rights to be asked for. */
	return ask_cuda(d, p, &a) &&
	       (a.whole ||
		vmm_access_to(d, p, len, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE) == VMM_ALL);
}

int direct_name(struct cuda_dev *d, cuda_ptr p, size_t len, struct direct_name *out,
		struct dev_io_why *why)
{
	struct vmm_piece piece;
	struct allocation a;
	int rc;

	if (!ask_cuda(d, p, &a) || (int)a.ordinal != d->base.index) {
		return direct_no(why, DEV_IO_MEMORY, "this memory is not one of %s",
				 d->base.props.name);
	}
	rc = vmm_piece_at(d, p, &piece);
	if (rc == -ENOENT) {
		return name_allocation(d, p, len, &a, out, why);
	}
	if (rc) {
		return direct_no(why, DEV_IO_MEMORY, "%s", err_message());
	}
	rc = name_mapping(d, p, len, &piece, out, why);
	(void)cuda_mem_release(d, piece.mem);
	return rc;
}

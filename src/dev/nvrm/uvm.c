/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

#include "dev/nvrm/uvm.h"

#include <errno.h>
#include <string.h>

#include "base/error.h"
#include "dev/nvrm/rm.h"
#include "dev/nvrm/rm_call.h"
#include "dev/nvrm/uvm_abi.h"
#include "sys/sys.h"

/* The value of a status before the call; no status of the driver's has it. */
#define UNTOUCHED 0xffffffffu

static int begin(const struct uvm *u)
{
	struct uvm_initialize init = { .flags = UVM_INITIALIZE_NO_HMM };
	struct uvm_mm_initialize mm = { .fd = u->fd };
	struct uvm_register_gpu gpu = { .ctl = -1 };
	int rc = rm_ask(u->fd, UVM_INITIALIZE, &init, &init.status, "mappings of GPU memory");

	if (rc || init.status) {
		return rc ? rc : (int)init.status;
	}
	rc = rm_ask(u->mm_fd, UVM_MM_INITIALIZE, &mm, &mm.status, "mappings of GPU memory");
	if (rc || mm.status) {
		return rc ? rc : (int)mm.status;
	}
	memcpy(gpu.uuid, u->uuid, sizeof(gpu.uuid));
	rc = rm_ask(u->fd, UVM_REGISTER_GPU, &gpu, &gpu.status, "mappings of the GPU's memory");
	return rc ? rc : (int)gpu.status;
}

int uvm_open(struct uvm *u, const uint8_t uuid[16])
{
	int rc;

	*u = (struct uvm){ .fd = -1, .mm_fd = -1 };
	memcpy(u->uuid, uuid, sizeof(u->uuid));
	rc = rm_open_file(UVM_PATH, &u->fd);
	rc = rc ? rc : rm_open_file(UVM_PATH, &u->mm_fd);
	rc = rc ? rc : begin(u);
	if (rc) {
		uvm_close(u);
	}
	return rc;
}

void uvm_close(struct uvm *u)
{
	/* The one that the other is tied by goes last. */
	if (u->fd >= 0) {
		sys_close_private(u->fd);
	}
	if (u->mm_fd >= 0) {
		sys_close_private(u->mm_fd);
	}
	u->fd = -1;
	u->mm_fd = -1;
}

static int end_range(const struct uvm *u, void *at, size_t len)
{
	struct uvm_free f = { .base = (uintptr_t)at, .bytes_or_status = len, .status = UNTOUCHED };
	uint32_t none = 0;
	int rc = rm_ask(u->fd, UVM_FREE, &f, &none, "the end of a mapping");
	uint32_t status = f.status != UNTOUCHED ? f.status : (uint32_t)f.bytes_or_status;

	return rc ? rc : status ? rm_refused(status, "the end of a mapping") : 0;
}

/*
 * The addresses are reserved first, so that the range is where nobody else maps anything. They are
 * mapped only if the driver has made a range of exactly them: of others its mmap() makes managed
 * memory, with which I/O goes well and reaches no GPU.
 */
int uvm_map(const struct uvm *u, const struct rm *r, uint32_t object, uint64_t off, size_t len,
	    void **out)
{
	struct uvm_alloc_device_p2p x = { .bytes = len,
					  .offset = off,
					  .ctl = r->ctl,
					  .client = r->client,
					  .memory = object,
					  .status = UNTOUCHED };
	void *at;
	int rc = sys_reserve(len, &at);

	if (rc) {
		return err_set(-rc, "cannot reserve %zu bytes of addresses: %s", len,
			       err_words(rc));
	}
	x.base = (uintptr_t)at;
	memcpy(x.uuid, u->uuid, sizeof(x.uuid));
	rc = rm_ask(u->fd, UVM_ALLOC_DEVICE_P2P, &x, &x.status, "a mapping of GPU memory");
	if (!rc && x.status == UNTOUCHED) {
		rc = err_set(EIO,
			     "NVIDIA's kernel driver answered nothing to a call for a mapping");
	}
	if (rc || x.status) {
		(void)sys_unmap(at, len);
		return rc ? rc : (int)x.status;
	}
	rc = sys_map_over(at, u->fd, len, x.base);
	if (rc) {
		rc = err_set(-rc, "cannot map %zu bytes of GPU memory: %s", len, err_words(rc));
		(void)sys_unmap(at, len);
		(void)end_range(u, at, len);
		return rc;
	}
	*out = at;
	return 0;
}

int uvm_unmap(const struct uvm *u, void *at, size_t len)
{
	int rc = sys_unmap(at, len);

	if (rc) {
		/* The range stays: to end it below a mapping would wait for ever. */
		return err_set(-rc, "cannot unmap %zu bytes of GPU memory: %s", len, err_words(rc));
	}
	return end_range(u, at, len);
}

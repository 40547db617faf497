// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/grants.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace peerlane_nixl
{

namespace
{
// msync() does nothing with MS_ASYNC, but looks whether all pages are mapped.
bool is_mapped(uintptr_t at, size_t len)
{
	uintptr_t page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
	uintptr_t first = at & ~(page - 1);

	return msync(reinterpret_cast<void *>(first), at - first + len, MS_ASYNC) == 0 ||
	       errno != ENOMEM;
}

std::string hex(uintptr_t at)
{
	char s[20];

	(void)snprintf(s, sizeof(s), "0x%zx", static_cast<size_t>(at));
	return s;
}
} // namespace

int Grants::open(nixl_mem_t mem, const nixlBasicDesc &d, std::shared_ptr<Grant> &out)
{
	std::lock_guard<std::mutex> hold(lock);
	const Range range{ mem, d.addr, d.len, d.devId };
	auto known = granted.find(range);
	char blob[PL_BLOB_MAX];
	ssize_t n;

	out = known == granted.end() ? nullptr : known->second.lock();
	if (out) {
		return 0;
	}
	auto made = std::make_shared<Grant>(context, range);

	n = pl_grant_open(context->ctx, reinterpret_cast<void *>(d.addr), d.len,
			  PL_MAY_READ | PL_MAY_WRITE, &made->handle);
	n = n ? n : pl_grant_blob(made->handle, blob, sizeof(blob));
	if (n < 0) {
		return static_cast<int>(n);
	}
	made->blob.assign(blob, static_cast<size_t>(n));
	granted[range] = made;
	out = std::move(made);
	return 0;
}

int Grants::close(std::shared_ptr<Grant> &g)
{
	std::lock_guard<std::mutex> hold(lock);

	if (g && g.use_count() == 1) {
		int rc = pl_grant_close(g->handle);

		if (rc) {
			return rc;
		}
		g->handle = nullptr;
		granted.erase(g->range);
	}
	g.reset();
	return 0;
}

int check_memory(struct pl_ctx *ctx, nixl_mem_t mem, const nixlBasicDesc &d,
		 std::atomic<bool> &told, std::string &why)
{
	struct pl_mem_info info = PL_MEM_INFO_INIT;
	const char *number;

	if (pl_mem_info(ctx, reinterpret_cast<void *>(d.addr), &info)) {
		why = pl_error_message();
		return -EINVAL;
	}
	if (mem == VRAM_SEG && info.kind == PL_MEM_HOST) {
		why = hex(d.addr) + " is no memory of a GPU; the host's is registered as DRAM";
		return -EINVAL;
	}
	if (d.len > UINTPTR_MAX - d.addr ||
	    (info.kind == PL_MEM_HOST && !is_mapped(d.addr, d.len))) {
		why = "at " + hex(d.addr) + " there is not so much memory";
		return -EFAULT;
	}
	number = strchr(info.dev_name, ':');
	if (mem == VRAM_SEG && info.kind == PL_MEM_DEVICE && number &&
	    strtoull(number + 1, nullptr, 10) != d.devId && !told.exchange(true)) {
		say("%s is memory of %s and was registered as that of GPU %llu: the address decides",
		    hex(d.addr).c_str(), info.dev_name, static_cast<unsigned long long>(d.devId));
	}
	return 0;
}

} // namespace peerlane_nixl

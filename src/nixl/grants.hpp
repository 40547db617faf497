// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_GRANTS_HPP
#define NIXL_GRANTS_HPP

// Memory that other agents may reach. NIXL takes metadata only if one range has one description, so
// registrations of the same range share a grant.

#include <peerlane/peerlane.h>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

#include "nixl/abi.hpp"
#include "nixl/agents.hpp"

namespace peerlane_nixl
{

using Range = std::tuple<nixl_mem_t, uintptr_t, size_t, uint64_t>; // as NIXL tells ranges apart

struct Grant {
	explicit Grant(std::shared_ptr<Context> in, const Range &of)
	    : context(std::move(in)), range(of)
	{
	}
	Grant(const Grant &) = delete;
	~Grant()
	{
		(void)pl_grant_close(handle);
	}

	const std::shared_ptr<Context> context;
	const Range range;
	struct pl_grant *handle = nullptr;
	std::string blob;
};

class Grants
{
      public:
	explicit Grants(std::shared_ptr<Context> in) : context(std::move(in))
	{
	}
	// 0 or -errno, with the error's words.
	int open(nixl_mem_t mem, const nixlBasicDesc &d, std::shared_ptr<Grant> &out);
	// Gives it back; the last registration ends it. 0, or -errno: it is granted as before.
	int close(std::shared_ptr<Grant> &g);

      private:
	const std::shared_ptr<Context> context;
	std::mutex lock; // all below, and copies of the pointers
	std::map<Range, std::weak_ptr<Grant>> granted;
};

// Checks that an address is what it was registered as. Returns 0, or -errno and the reason. Which
// GPU it is decides the address: another number is only told (programs give their rank), once.
int check_memory(struct pl_ctx *ctx, nixl_mem_t mem, const nixlBasicDesc &d,
		 std::atomic<bool> &told, std::string &why);

} // namespace peerlane_nixl

#endif

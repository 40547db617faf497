// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_JOBS_HPP
#define NIXL_JOBS_HPP

// Transfers: what NIXL calls a request. Its lists are put together once, when it is prepared, and
// go down as lists: one call for as many pieces as may be under way before it is looked at whether
// the request was released.

#include <condition_variable>

#include "nixl/abi.hpp"
#include "nixl/grants.hpp"

namespace peerlane_nixl
{

// A registered file.
struct File {
	std::shared_ptr<Context> context;
	struct pl_file *file = nullptr;

	File() = default;
	File(const File &) = delete;
	~File()
	{
		pl_file_close(file);
	}
};

// What NIXL keeps beside a descriptor: of memory or a file that was registered here, or of memory
// of another agent.
class Md : public nixlBackendMD
{
      public:
	Md(nixl_mem_t of, const nixlBasicDesc &d)
	    : nixlBackendMD(true), mem(of), addr(d.addr), len(d.len), dev(d.devId)
	{
	}
	Md(const Md &) = delete;

	const nixl_mem_t mem;
	const uint64_t addr;
	const uint64_t len;
	const uint64_t dev; // as it was registered
	std::shared_ptr<Grant> grant;
	std::shared_ptr<File> file;
	std::shared_ptr<Region> region; // of another agent's
};

// Between two ends of one kind each.
struct Run {
	std::shared_ptr<File> near_file, far_file; // else memory of this process, ...
	std::shared_ptr<Region> region;		   // or of another agent
	// Offsets in a file or region, and addresses in memory.
	std::vector<struct pl_copy_piece> pieces;
};

class Job : public std::enable_shared_from_this<Job>
{
      public:
	Job(std::shared_ptr<Context> in, Agents &all, Pool &by)
	    : context(std::move(in)), agents(all), pool(by)
	{
	}
	nixl_status_t prepare(nixl_xfer_op_t op, const nixl_meta_dlist_t &near,
			      const nixl_meta_dlist_t &far, std::shared_ptr<Agent> with);
	nixl_status_t start(const nixl_opt_b_args_t *args);
	nixl_status_t status() const
	{
		return state.load();
	}
	// When it returns, no memory of the caller's is touched any more.
	void release();

      private:
	enum stage_t {
		IDLE,
		QUEUED,
		CARRIES,
		NOTIFIES
	};
	nixl_status_t add(Run &run, const nixlMetaDesc &near, const nixlMetaDesc &far);
	Run &run_for(const Md &near, const Md &far);
	void queue(int rc);
	void work();
	int carry_all();
	int carry_run(Run &run);
	ssize_t carry(Run &run, struct pl_region *region, size_t begin, size_t n);
	ssize_t carry_files(Run &run, struct pl_region *region, size_t begin, size_t n);
	void finish(int rc);

	const std::shared_ptr<Context> context;
	Agents &agents;
	Pool &pool;
	bool writes = false;
	std::shared_ptr<Agent> other; // NULL: this agent itself
	std::vector<Run> runs;
	std::string message;
	bool notifies = false;
	std::atomic<bool> released{ false };
	std::atomic<nixl_status_t> state{ NIXL_SUCCESS };
	std::mutex lock; // the stage
	std::condition_variable changed;
	stage_t stage = IDLE;
};

nixl_status_t status_of(int err);

struct Request : nixlBackendReqH {
	explicit Request(std::shared_ptr<Job> of) : job(std::move(of))
	{
	}
	const std::shared_ptr<Job> job;
};

} // namespace peerlane_nixl

#endif

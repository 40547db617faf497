// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_POOL_HPP
#define NIXL_POOL_HPP

// Threads that carry out what a caller of NIXL must not wait for. They are started with the first
// task.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace peerlane_nixl {

class Pool {
public:
	explicit Pool(unsigned int workers) : most(workers)
	{
	}
	~Pool()
	{
		end();
	}
	// Any thread. False: the pool has ended, and the task is dropped.
	bool add(std::function<void()> task);
	bool add_later(std::chrono::milliseconds after, std::function<void()> task);
	// Waits for tasks that have begun, and drops the others. No task may call it.
	void end();

private:
	using clock = std::chrono::steady_clock;
	void work();
	void start_one();

	const unsigned int most;
	std::mutex lock; // all below
	std::condition_variable changed;
	std::deque<std::function<void()>> tasks;
	std::multimap<clock::time_point, std::function<void()>> later;
	std::vector<std::thread> threads;
	unsigned int idle = 0;
	bool ended = false;
};

} // namespace peerlane_nixl

#endif

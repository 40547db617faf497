// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_POOL_HPP
#define NIXL_POOL_HPP

// Threads that carry out what a caller of NIXL must not wait for. Each is started with a task that
// finds none idle, and ends when it has been idle for some seconds.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <thread>

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
	// Any thread. False: the pool has ended, and the task is dropped. Throws without memory, or
	// where there is no thread and none can be had; then the task is dropped, too.
	bool add(std::function<void()> task);
	bool add_later(std::chrono::milliseconds after, std::function<void()> task);
	// Waits for tasks that have begun, and drops the others. No task may call it.
	void end();

private:
	using clock = std::chrono::steady_clock;
	void work();
	bool wait(std::unique_lock<std::mutex> &hold);
	void leave();
	void start_one();

	const unsigned int most;
	std::mutex lock; // all below
	std::condition_variable changed;
	std::deque<std::function<void()>> tasks;
	std::multimap<clock::time_point, std::function<void()>> later;
	std::list<std::thread> threads;
	std::list<std::thread> left; // they do nothing more
	size_t idle = 0;
	bool ended = false;
};

} // namespace peerlane_nixl

#endif

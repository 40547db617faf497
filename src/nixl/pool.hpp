// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_POOL_HPP
#define NIXL_POOL_HPP

// Threads that carry out what a caller of NIXL must not wait for. Each is started with a task that
// finds none idle, and ends when it has been idle for some seconds.
//
// A task is somebody's: of another agent, say, which may fall silent and hold the threads that are
// at its tasks. So whoever has tasks has a thread for one of them at a time, whatever the others
// hold: where the threads that the pool may have are busy with tasks of others, there is one more
// for it. Threads that are free go around all that have tasks.

#include <chrono>
#include <condition_variable>
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
	// Any thread. `whose` stands for somebody, and is never followed. False: the pool has ended,
	// and the task is dropped. Throws without memory, or where there is no thread and none can be
	// had; then the task is dropped, too.
	bool add(const void *whose, std::function<void()> task);
	bool add_later(const void *whose, std::chrono::milliseconds after, std::function<void()> task);
	// Waits for tasks that have begun, and drops the others. No task may call it.
	void end();

private:
	using clock = std::chrono::steady_clock;
	using Tasks = std::list<std::function<void()>>;
	// What somebody has here; nobody has one without a task.
	struct Lane {
		const void *whose;
		Tasks tasks;
		size_t later = 0; // tasks that are not due
		size_t busy = 0;  // threads at tasks of it
	};
	struct Later {
		Lane *lane;
		Tasks task;
	};
	Lane &lane_of(const void *whose);
	void drop_unused(const Lane &lane);
	void queue_due();
	Lane *next();
	void work();
	bool wait(std::unique_lock<std::mutex> &hold);
	void leave();
	void start_one();

	const unsigned int most;
	std::mutex lock; // all below
	std::condition_variable changed;
	std::list<Lane> lanes; // whose turn it is first
	std::multimap<clock::time_point, Later> later;
	std::list<std::thread> threads;
	std::list<std::thread> left; // they do nothing more
	size_t queued = 0;	     // tasks of all lanes that are due
	size_t idle = 0;
	size_t busy = 0;
	bool ended = false;
};

} // namespace peerlane_nixl

#endif

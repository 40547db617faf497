// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/pool.hpp"

#include <pthread.h>
#include <signal.h>

namespace peerlane_nixl {

// With the lock held. Signals are for the program's own threads.
void Pool::start_one()
{
	sigset_t all, old;

	if (idle >= tasks.size() + later.size() || threads.size() == most) {
		return;
	}
	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	try {
		threads.emplace_back(&Pool::work, this);
	} catch (...) {
		(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
		if (threads.empty()) {
			throw;
		}
		return; // those that there are do it later
	}
	(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

bool Pool::add(std::function<void()> task)
{
	std::lock_guard<std::mutex> hold(lock);

	if (ended) {
		return false;
	}
	tasks.push_back(std::move(task));
	try {
		start_one();
	} catch (...) {
		tasks.pop_back();
		throw;
	}
	changed.notify_one();
	return true;
}

bool Pool::add_later(std::chrono::milliseconds after, std::function<void()> task)
{
	std::lock_guard<std::mutex> hold(lock);

	if (ended) {
		return false;
	}
	later.emplace(clock::now() + after, std::move(task));
	start_one();
	changed.notify_one(); // who sleeps may have to wake earlier
	return true;
}

void Pool::work()
{
	std::unique_lock<std::mutex> hold(lock);

	while (!ended) {
		if (!later.empty() && later.begin()->first <= clock::now()) {
			tasks.push_back(std::move(later.begin()->second));
			later.erase(later.begin());
		}
		if (tasks.empty()) {
			idle++;
			if (later.empty()) {
				changed.wait(hold);
			} else {
				auto until = later.begin()->first;

				changed.wait_until(hold, until);
			}
			idle--;
			continue;
		}
		auto task = std::move(tasks.front());

		tasks.pop_front();
		hold.unlock();
		task();
		task = nullptr; // what it holds is freed without the lock
		hold.lock();
	}
}

void Pool::end()
{
	std::vector<std::thread> all;
	std::deque<std::function<void()>> dropped;
	std::multimap<clock::time_point, std::function<void()>> dropped_later;

	{
		std::lock_guard<std::mutex> hold(lock);

		ended = true;
		all.swap(threads);
		dropped.swap(tasks);
		dropped_later.swap(later);
		changed.notify_all();
	}
	for (auto &t : all) {
		t.join();
	}
}

} // namespace peerlane_nixl

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/pool.hpp"

#include <pthread.h>
#include <signal.h>

namespace peerlane_nixl {

namespace {
constexpr auto IDLE = std::chrono::seconds(10);
} // namespace

// With the lock held. Signals are for the program's own threads.
void Pool::start_one()
{
	sigset_t all, old;

	for (auto &t : left) {
		t.join();
	}
	left.clear();
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
	auto at = later.emplace(clock::now() + after, std::move(task));

	try {
		start_one();
	} catch (...) {
		later.erase(at);
		throw;
	}
	changed.notify_one(); // who sleeps may have to wake earlier
	return true;
}

// Until there may be something to do. False: for long there was nothing.
bool Pool::wait(std::unique_lock<std::mutex> &hold)
{
	auto until = later.empty() ? clock::now() + IDLE : later.begin()->first;
	bool slept;

	idle++;
	slept = changed.wait_until(hold, until) == std::cv_status::timeout;
	idle--;
	return !slept || ended || !tasks.empty() || !later.empty();
}

// With the lock held.
void Pool::leave()
{
	for (auto t = threads.begin(); t != threads.end(); ++t) {
		if (t->get_id() == std::this_thread::get_id()) {
			left.splice(left.end(), threads, t);
			return;
		}
	}
}

void Pool::work()
{
	std::unique_lock<std::mutex> hold(lock);
	std::function<void()> task;

	while (!ended) {
		if (!later.empty() && later.begin()->first <= clock::now()) {
			task = std::move(later.begin()->second);
			later.erase(later.begin());
		} else if (!tasks.empty()) {
			task = std::move(tasks.front());
			tasks.pop_front();
		} else if (wait(hold)) {
			continue;
		} else {
			leave();
			return;
		}
		hold.unlock();
		try {
			task();
		} catch (...) {
			// No memory. A task that somebody waits for does not let it out.
		}
		task = nullptr; // what it holds is freed without the lock
		hold.lock();
	}
}

void Pool::end()
{
	std::list<std::thread> all;
	std::deque<std::function<void()>> dropped;
	std::multimap<clock::time_point, std::function<void()>> dropped_later;

	{
		std::lock_guard<std::mutex> hold(lock);

		ended = true;
		all.swap(threads);
		all.splice(all.end(), left);
		dropped.swap(tasks);
		dropped_later.swap(later);
		changed.notify_all();
	}
	for (auto &t : all) {
		t.join();
	}
}

} // namespace peerlane_nixl

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/pool.hpp"

#include <pthread.h>
#include <signal.h>

namespace peerlane_nixl {

namespace {
constexpr auto IDLE = std::chrono::seconds(10);
constexpr size_t EXTRA = 1024; // threads for those that have none at their tasks
} // namespace

// Few have tasks at a time.
Pool::Lane &Pool::lane_of(const void *whose)
{
	for (auto &l : lanes) {
		if (l.whose == whose) {
			return l;
		}
	}
	lanes.push_back({ whose, {} });
	return lanes.back();
}

void Pool::drop_unused(const Lane &lane)
{
	if (lane.tasks.empty() && !lane.later && !lane.busy) {
		lanes.remove_if([&lane](const Lane &l) { return &l == &lane; });
	}
}

// With the lock held, as those that follow. It needs no memory.
void Pool::queue_due()
{
	while (!later.empty() && later.begin()->first <= clock::now()) {
		auto &[lane, task] = later.begin()->second;

		lane->later--;
		lane->tasks.splice(lane->tasks.end(), task);
		queued++;
		later.erase(later.begin());
	}
}

// Of whom a thread may take a task: the first of those that have one, and in turn the next time.
Pool::Lane *Pool::next()
{
	for (auto l = lanes.begin(); l != lanes.end(); ++l) {
		if (!l->tasks.empty() && (busy < most || !l->busy)) {
			lanes.splice(lanes.end(), lanes, l);
			return &lanes.back();
		}
	}
	return nullptr;
}

// Signals are for the program's own threads.
void Pool::start_one()
{
	size_t without = 0; // those that have tasks, and no thread at one
	sigset_t all, old;

	for (auto &t : left) {
		t.join();
	}
	left.clear();
	for (const auto &l : lanes) {
		without += !l.busy;
	}
	if (idle >= queued + later.size() || threads.size() >= most + EXTRA ||
	    (threads.size() >= most && idle >= without)) {
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

bool Pool::add(const void *whose, std::function<void()> task)
{
	std::lock_guard<std::mutex> hold(lock);
	Tasks one;

	if (ended) {
		return false;
	}
	one.push_back(std::move(task));
	auto &lane = lane_of(whose);

	lane.tasks.splice(lane.tasks.end(), one);
	queued++;
	try {
		start_one();
	} catch (...) {
		one.splice(one.end(), lane.tasks, std::prev(lane.tasks.end()));
		queued--;
		drop_unused(lane);
		throw;
	}
	changed.notify_one();
	return true;
}

bool Pool::add_later(const void *whose, std::chrono::milliseconds after, std::function<void()> task)
{
	std::lock_guard<std::mutex> hold(lock);
	Tasks one;

	if (ended) {
		return false;
	}
	one.push_back(std::move(task));
	auto &lane = lane_of(whose);

	lane.later++;
	auto at = later.end();

	try {
		at = later.emplace(clock::now() + after, Later{ &lane, std::move(one) });
		start_one();
	} catch (...) {
		if (at != later.end()) {
			later.erase(at);
		}
		lane.later--;
		drop_unused(lane);
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
	return !slept || ended || queued || !later.empty();
}

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
	Tasks task;

	while (!ended) {
		queue_due();
		Lane *lane = next();

		if (!lane && wait(hold)) {
			continue;
		}
		if (!lane) {
			leave();
			return;
		}
		task.splice(task.end(), lane->tasks, lane->tasks.begin());
		queued--;
		lane->busy++;
		busy++;
		hold.unlock();
		try {
			task.front()();
		} catch (...) {
			// No memory. A task that somebody waits for does not let it out.
		}
		task.clear(); // what it holds is freed without the lock
		hold.lock();
		busy--;
		lane->busy--;
		drop_unused(*lane);
	}
}

void Pool::end()
{
	std::list<std::thread> all;
	Tasks dropped;
	std::multimap<clock::time_point, Later> dropped_later;

	{
		std::lock_guard<std::mutex> hold(lock);

		ended = true;
		all.swap(threads);
		all.splice(all.end(), left);
		for (auto &l : lanes) { // which threads still look at
			dropped.splice(dropped.end(), l.tasks);
		}
		queued = 0;
		dropped_later.swap(later);
		changed.notify_all();
	}
	for (auto &t : all) {
		t.join();
	}
}

} // namespace peerlane_nixl

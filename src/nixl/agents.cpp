// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/agents.hpp"

#include <pthread.h>
#include <signal.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <future>

namespace peerlane_nixl {

namespace {
constexpr uint64_t KNOCK_NS = UINT64_C(20000000000);
// A thread each: a silent host keeps one for as long as a knock may take, and none of the others'.
constexpr unsigned int CONNECTING = 1024;           // agents that are connected at once
constexpr unsigned int TENDING = 32;                // remotes that are asked or closed at once
} // namespace

Agent::~Agent()
{
	pl_remote_close(r);
}

void Agent::end(const char *words)
{
	std::lock_guard<std::mutex> hold(end_lock);

	if (!gone) {
		(void)snprintf(ended, sizeof(ended), "%s", words);
		gone = true;
	}
}

void Agent::failed(int err)
{
	if (ends_peer(err)) {
		end(pl_error_message());
	}
}

void Agent::leave()
{
	end("it was disconnected before");
}

const char *Agent::why(int err) const
{
	return err == -ENOMEM	   ? "no memory, or no thread, is left"
	       : err == -ECANCELED ? "this agent ends"
	       : gone		   ? ended
				   : pl_error_message();
}

int Agent::connect(const std::string &mine)
{
	struct pl_remote *made;
	int rc;

	if (r || gone) {
		return r ? 0 : -ECONNRESET;
	}
	const auto parts = to_parts(PART_NAME, mine);

	rc = pl_remote_knock(context->ctx, door.data(), door.size(), KNOCK_NS, &made);
	if (rc) {
		return rc;
	}
	for (const auto &part : parts) {
		rc = pl_remote_notify(made, part.data(), part.size(), KNOCK_NS);
		if (rc) {
			pl_remote_close(made);
			return rc;
		}
	}
	r = made;
	return 0;
}

int Region::open(struct pl_region **out)
{
	std::lock_guard<std::mutex> hold(lock);
	int rc = handle ? 0 : pl_region_open(other->remote(), blob.data(), blob.size(), &handle);

	*out = handle;
	return rc;
}

Agents::Agents(std::shared_ptr<Context> in, std::string me, Pool &by)
    : context(std::move(in)), name(std::move(me)), pool(by), knocking(CONNECTING), tending(TENDING)
{
}

Agents::~Agents()
{
	stop();
}

int Agents::open()
{
	char blob[PL_BLOB_MAX];
	ssize_t n = pl_door_open(context->ctx, &door);

	n = n ? n : pl_door_blob(door, blob, sizeof(blob));
	if (n < 0) {
		return static_cast<int>(n);
	}
	published = pack_door(blob, static_cast<size_t>(n));
	doorman = start_thread([this] { answer_door(); });
	postman = start_thread([this] { empty_mailboxes(); });
	return 0;
}

void Agents::stop()
{
	decltype(connecting) left;

	{
		std::lock_guard<std::mutex> hold(lock);

		stopping = true;
		guest_came.notify_all();
	}
	pl_door_shut(door); // and closed when its thread cannot be about to wait at it
	for (auto t : { &doorman, &postman }) {
		if (t->joinable()) {
			t->join();
		}
	}
	pl_door_close(door);
	door = nullptr;
	knocking.end();
	tending.end();
	pool.end();
	std::lock_guard<std::mutex> hold(lock);
	left.swap(connecting);
	guests.clear();
	agents.clear();
}

bool Agents::load(const std::string &agent, const std::string &info)
{
	std::string blob;

	if (!unpack_door(info, blob)) {
		return false;
	}
	auto p = std::make_shared<Agent>(context, agent, blob);

	{
		std::lock_guard<std::mutex> hold(lock);
		auto &at = agents[agent];

		if (at && !at->gone) {
			return true; // more of its memory comes: it is the same agent
		}
		at = p;
	}
	// So that the first transfer finds it connected. Whether it can be is said when it has to be.
	connect(p, nullptr);
	return true;
}

void Agents::connect(const std::shared_ptr<Agent> &p, Agent::done_t then)
{
	int rc = 0;
	{
		std::lock_guard<std::mutex> hold(lock);
		auto at = connecting.find(p.get());

		if (at != connecting.end()) {
			if (then) {
				at->second.push_back(std::move(then));
			}
			return;
		}
		if (!p->remote() && !p->gone) {
			std::vector<Agent::done_t> told;

			if (then) {
				told.push_back(then);
			}
			at = connecting.emplace(p.get(), std::move(told)).first;
			try {
				if (knocking.add(nullptr, [this, p] { connect_now(p); })) {
					return;
				}
			} catch (...) {
				connecting.erase(at);
				throw;
			}
			connecting.erase(at);
			rc = -ECANCELED;
		} else {
			rc = p->remote() ? 0 : -ECONNRESET;
		}
	}
	if (then) {
		then(rc);
	}
}

void Agents::connect_now(const std::shared_ptr<Agent> &p)
{
	bool left = p->gone;
	std::vector<Agent::done_t> told;
	int rc;

	try {
		rc = p->connect(name);
	} catch (...) {
		rc = -ENOMEM;
	}
	{
		std::lock_guard<std::mutex> hold(lock);
		auto at = connecting.find(p.get());

		if (at != connecting.end()) {
			told = std::move(at->second);
			connecting.erase(at);
		}
	}
	if (rc && !told.empty()) {
		p->failed(rc);
		if (!left) {
			say("no connection with agent '%s': %s", p->name.c_str(), p->why(rc));
		}
	}
	for (auto &t : told) {
		try {
			t(rc);
		} catch (...) {
			say("agent '%s': no memory", p->name.c_str());
		}
	}
}

int Agents::ensure(const std::shared_ptr<Agent> &p)
{
	auto known = std::make_shared<std::promise<int>>();
	auto result = known->get_future();

	connect(p, [known](int rc) { known->set_value(rc); });
	known.reset(); // if nobody will say it, get() does not wait
	return result.get();
}

void Agents::unload(const std::string &agent)
{
	std::shared_ptr<Agent> p;
	std::lock_guard<std::mutex> hold(lock);
	auto i = agents.find(agent);

	if (i != agents.end()) {
		p = std::move(i->second);
		p->leave();
		agents.erase(i);
		// Closing waits for what is under way.
		(void)tending.add(nullptr, [p = std::move(p)]() mutable { p.reset(); });
	}
}

std::shared_ptr<Agent> Agents::find(const std::string &agent)
{
	std::lock_guard<std::mutex> hold(lock);
	auto i = agents.find(agent);

	return i == agents.end() ? nullptr : i->second;
}

} // namespace peerlane_nixl

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/peers.hpp"

#include <pthread.h>
#include <signal.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <future>

namespace peerlane_nixl {

using clock = std::chrono::steady_clock;

namespace {
constexpr uint64_t KNOCK_NS = UINT64_C(20000000000);
// A thread each: a silent host keeps one for as long as a knock may take, and none of the others'.
constexpr unsigned int CONNECTING = 1024;           // agents that are connected at once
constexpr unsigned int TENDING = 32;                // remotes that are asked or closed at once
constexpr uint64_t LOOK_NS = UINT64_C(5000000000);  // how often guests are looked at
constexpr auto SILENT = std::chrono::seconds(60);   // before one is asked whether it is there
} // namespace

void say(const char *format, ...)
{
	char line[600];
	va_list args;

	va_start(args, format);
	(void)vsnprintf(line, sizeof(line), format, args);
	va_end(args);
	(void)fprintf(stderr, "PEERLANE: %s\n", line);
}

bool ends_peer(int err)
{
	switch (-err) {
	case ECONNRESET:
	case ECONNREFUSED:
	case EHOSTUNREACH:
	case ENETDOWN:
	case ESHUTDOWN:
	case EPIPE:
	case ETIMEDOUT:
		return true;
	default:
		return false;
	}
}

Peer::~Peer()
{
	pl_remote_close(r);
}

void Peer::end(const char *words)
{
	std::lock_guard<std::mutex> hold(end_lock);

	if (!gone) {
		(void)snprintf(ended, sizeof(ended), "%s", words);
		gone = true;
	}
}

void Peer::failed(int err)
{
	if (ends_peer(err)) {
		end(pl_error_message());
	}
}

void Peer::leave()
{
	end("it was disconnected before");
}

const char *Peer::why(int err) const
{
	return err == -ENOMEM	   ? "no memory, or no thread, is left"
	       : err == -ECANCELED ? "this agent ends"
	       : gone		   ? ended
				   : pl_error_message();
}

int Peer::connect(const std::string &mine)
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
	int rc = handle ? 0 : pl_region_open(peer->remote(), blob.data(), blob.size(), &handle);

	*out = handle;
	return rc;
}

// Who has knocked. Its remote is closed when nobody looks at it any more.
struct Peers::Guest {
	explicit Guest(struct pl_remote *from) : remote(from), heard(clock::now())
	{
	}
	Guest(const Guest &) = delete;
	~Guest()
	{
		pl_remote_close(remote);
	}

	struct pl_remote *const remote;
	std::mutex lock; // one thread takes its messages at a time
	Joiner joiner;
	std::atomic<clock::time_point> heard;
	std::atomic<bool> asked{ false };
	std::atomic<bool> gone{ false };
};

Peers::Peers(std::shared_ptr<Context> in, std::string me, Pool &by)
    : context(std::move(in)), name(std::move(me)), pool(by), knocking(CONNECTING), tending(TENDING)
{
}

Peers::~Peers()
{
	stop();
}

int Peers::open()
{
	char blob[PL_BLOB_MAX];
	sigset_t all, old;
	ssize_t n = pl_door_open(context->ctx, &door);

	n = n ? n : pl_door_blob(door, blob, sizeof(blob));
	if (n < 0) {
		return static_cast<int>(n);
	}
	published = pack_door(blob, static_cast<size_t>(n));
	(void)sigfillset(&all); // signals are for the program's own threads
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	try {
		doorman = std::thread(&Peers::answer_door, this);
	} catch (...) {
		(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
		throw;
	}
	(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
	return 0;
}

void Peers::stop()
{
	decltype(connecting) left;

	stopping = true;
	pl_door_shut(door); // and closed when its thread cannot be about to wait at it
	if (doorman.joinable()) {
		doorman.join();
	}
	pl_door_close(door);
	door = nullptr;
	knocking.end();
	tending.end();
	pool.end();
	std::lock_guard<std::mutex> hold(lock);
	left.swap(connecting);
	guests.clear();
	peers.clear();
}

void Peers::add_guest(struct pl_remote *r)
{
	std::shared_ptr<Guest> g;

	try {
		g = std::make_shared<Guest>(r);
		std::lock_guard<std::mutex> hold(lock);
		guests.push_back(g);
	} catch (...) {
		if (!g) {
			pl_remote_close(r);
		}
		say("an agent that connects was turned away: no memory");
	}
}

void Peers::answer_door()
{
	struct pl_door *const mine = door;

	while (!stopping) {
		struct pl_remote *r;
		int rc = pl_door_next(mine, &r, LOOK_NS);

		if (!rc) {
			add_guest(r);
		} else if (rc != -ETIMEDOUT) {
			if (rc != -ESHUTDOWN) {
				say("no agent can connect any more: %s", pl_error_message());
			}
			return;
		}
		try {
			look_after(clock::now());
		} catch (...) {
			// No memory: another time.
		}
	}
}

// Those that have gone are forgotten, and silent ones asked, by a thread that may wait.
void Peers::look_after(clock::time_point now)
{
	std::list<std::shared_ptr<Guest>> left;
	std::lock_guard<std::mutex> hold(lock);

	for (auto i = guests.begin(); i != guests.end();) {
		auto next = std::next(i);

		if ((*i)->gone) {
			left.splice(left.end(), guests, i);
		} else if (now - (*i)->heard.load() > SILENT && !(*i)->asked.exchange(true)) {
			(void)tending.add(nullptr, [this, g = *i] {
				drain(*g, 1); // who waits asks whether the other side is there
				g->heard = clock::now();
				g->asked = false;
			});
		}
		i = next;
	}
	for (auto &g : left) {
		(void)tending.add(nullptr, [g = std::move(g)]() mutable { g.reset(); });
	}
}

void Peers::drain(Guest &g, uint64_t wait_ns)
{
	std::lock_guard<std::mutex> hold(g.lock);
	std::vector<std::string> messages;
	char part[PL_MESSAGE_MAX];
	ssize_t n = 0;

	while (!g.gone && (n = pl_remote_next(g.remote, part, sizeof(part), wait_ns)) >= 0) {
		wait_ns = 0;
		g.heard = clock::now();
		if (!g.joiner.take(part, static_cast<size_t>(n), messages)) {
			say("an agent has sent what is no message; its connection is closed");
			g.gone = true;
		}
	}
	if (n < 0 && n != -EAGAIN && n != -ETIMEDOUT) {
		g.gone = true;
	}
	if (!messages.empty()) {
		std::lock_guard<std::mutex> hold_all(lock);

		for (auto &m : messages) {
			inbox.emplace_back(g.joiner.who(), std::move(m));
		}
	}
}

void Peers::collect(std::vector<std::pair<std::string, std::string>> &out)
{
	std::vector<std::shared_ptr<Guest>> all;

	{
		std::lock_guard<std::mutex> hold(lock);

		all.assign(guests.begin(), guests.end());
	}
	for (auto &g : all) {
		if (!g->gone) {
			drain(*g, 0);
		}
	}
	std::lock_guard<std::mutex> hold(lock);

	for (auto &m : inbox) {
		out.push_back(std::move(m));
	}
	inbox.clear();
}

void Peers::to_itself(const std::string &message)
{
	std::lock_guard<std::mutex> hold(lock);

	inbox.emplace_back(name, message);
}

bool Peers::load(const std::string &agent, const std::string &info)
{
	std::string blob;

	if (!unpack_door(info, blob)) {
		return false;
	}
	auto p = std::make_shared<Peer>(context, agent, blob);

	{
		std::lock_guard<std::mutex> hold(lock);
		auto &at = peers[agent];

		if (at && !at->gone) {
			return true; // more of its memory comes: it is the same agent
		}
		at = p;
	}
	// So that the first transfer finds it connected. Whether it can be is said when it has to be.
	connect(p, nullptr);
	return true;
}

void Peers::connect(const std::shared_ptr<Peer> &p, Peer::done_t then)
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
			std::vector<Peer::done_t> told;

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

void Peers::connect_now(const std::shared_ptr<Peer> &p)
{
	bool left = p->gone;
	std::vector<Peer::done_t> told;
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

int Peers::ensure(const std::shared_ptr<Peer> &p)
{
	auto known = std::make_shared<std::promise<int>>();
	auto result = known->get_future();

	connect(p, [known](int rc) { known->set_value(rc); });
	known.reset(); // if nobody will say it, get() does not wait
	return result.get();
}

void Peers::unload(const std::string &agent)
{
	std::shared_ptr<Peer> p;
	std::lock_guard<std::mutex> hold(lock);
	auto i = peers.find(agent);

	if (i != peers.end()) {
		p = std::move(i->second);
		p->leave();
		peers.erase(i);
		// Closing waits for what is under way.
		(void)tending.add(nullptr, [p = std::move(p)]() mutable { p.reset(); });
	}
}

std::shared_ptr<Peer> Peers::find(const std::string &agent)
{
	std::lock_guard<std::mutex> hold(lock);
	auto i = peers.find(agent);

	return i == peers.end() ? nullptr : i->second;
}

} // namespace peerlane_nixl

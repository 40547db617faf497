// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// Agents that have knocked, and the messages that they send.

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <cerrno>
#include <iterator>

#include "nixl/agents.hpp"

namespace peerlane_nixl
{

using clock = std::chrono::steady_clock;

namespace
{
constexpr uint64_t LOOK_NS = UINT64_C(5000000000);   // how often guests are looked at
constexpr auto SILENT = std::chrono::seconds(60);    // before one is asked whether it is there
constexpr auto NAP = std::chrono::milliseconds(1);   // between two looks while messages come
constexpr auto REST = std::chrono::milliseconds(16); // while none come
constexpr size_t PARTS = 1024; // taken from one agent before the next one's turn
constexpr size_t BESIDE = 64;  // bytes of memory that a message takes besides its own and its name

// What a message takes until it is fetched.
size_t size_of(const std::string &who, const std::string &message)
{
	return message.size() + who.size() + BESIDE;
}
} // namespace

std::thread start_thread(std::function<void()> run)
{
	sigset_t all, old;
	std::thread t;

	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &old);
	try {
		t = std::thread(std::move(run));
	} catch (...) {
		(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
		throw;
	}
	(void)pthread_sigmask(SIG_SETMASK, &old, nullptr);
	return t;
}

// Its remote is closed when no thread looks at it any more.
struct Agents::Guest {
	explicit Guest(struct pl_remote *from) : remote(from), heard(clock::now())
	{
	}
	Guest(const Guest &) = delete;
	~Guest()
	{
		pl_remote_close(remote);
	}
	// One thread takes its messages at a time. False: another one asks whether the agent is
	// there, which may take as long as a silent host does; a thread that only takes what is
	// there is waited for.
	bool begin(bool asks)
	{
		std::unique_lock<std::mutex> hold(lock);

		ended.wait(hold, [this] { return turn != TAKES; });
		if (turn == ASKS) {
			return false;
		}
		turn = asks ? ASKS : TAKES;
		return true;
	}
	void end()
	{
		std::lock_guard<std::mutex> hold(lock);

		turn = NONE;
		ended.notify_all();
	}

	struct pl_remote *const remote;
	Joiner joiner; // the turn's
	std::atomic<clock::time_point> heard;
	std::atomic<bool> asked{ false };
	std::atomic<bool> gone{ false };
	std::atomic<size_t> held{ 0 };	 // bytes of its messages in the inbox
	std::atomic<bool> told{ false }; // that they are too many

      private:
	std::mutex lock; // the two below
	std::condition_variable ended;
	enum {
		NONE,
		TAKES,
		ASKS
	} turn = NONE;
};

void Agents::add_guest(struct pl_remote *r)
{
	std::shared_ptr<Guest> g;

	try {
		g = std::make_shared<Guest>(r);
		std::lock_guard<std::mutex> hold(lock);
		guests.push_back(g);
		guest_came.notify_all();
	} catch (...) {
		if (!g) {
			pl_remote_close(r);
		}
		say("an agent that connects was turned away: no memory");
	}
}

void Agents::answer_door()
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
void Agents::look_after(clock::time_point now)
{
	std::list<std::shared_ptr<Guest>> left;
	std::lock_guard<std::mutex> hold(lock);

	for (auto i = guests.begin(); i != guests.end();) {
		auto next = std::next(i);

		if ((*i)->gone) {
			left.splice(left.end(), guests, i);
		} else if (now - (*i)->heard.load() > SILENT && !(*i)->asked.exchange(true)) {
			(void)tending.add(nullptr, [this, g = *i] {
				(void)drain(*g, 1); // a call that waits asks whether the other side
						    // is there
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

bool Agents::has_space(Guest &g, size_t more)
{
	return g.held + more < WAITING_MAX_BYTES && held + more < INBOX_MAX_BYTES;
}

// Once, until the program has fetched them.
void Agents::tell_full(Guest &g)
{
	if (!g.told.exchange(true)) {
		say("%zu MiB of notifications wait to be fetched, so agent '%.80s' waits with its next ones, "
		    "and with the transfers that these belong to: call get_new_notifs()",
		    held.load() >> 20, g.joiner.who().c_str());
	}
}

// With the guest's turn. Whether there were any.
bool Agents::take_all(Guest &g, uint64_t wait_ns)
{
	std::vector<std::string> messages;
	char part[PL_MESSAGE_MAX];
	size_t parts = 0, bytes = 0, seen = 0;
	bool space = true;
	ssize_t n = 0;

	while (parts < PARTS && (space = has_space(g, bytes)) &&
	       (n = pl_remote_next(g.remote, part, sizeof(part), wait_ns)) >= 0) {
		wait_ns = 0;
		parts++;
		g.heard = clock::now();
		if (!g.joiner.take(part, static_cast<size_t>(n), messages)) {
			say("an agent has sent what is no message; its connection is closed");
			g.gone = true;
			break;
		}
		for (; seen < messages.size(); seen++) {
			bytes += size_of(g.joiner.who(), messages[seen]);
		}
	}
	if (!space) {
		tell_full(g);
	}
	if (n < 0 && n != -EAGAIN && n != -ETIMEDOUT) {
		g.gone = true;
		if (!ends_peer(static_cast<int>(n))) {
			say("agent '%.80s': %s; its connection is closed", g.joiner.who().c_str(),
			    pl_error_message());
		}
	}
	std::lock_guard<std::mutex> hold(lock);

	for (auto &m : messages) {
		size_t size = size_of(g.joiner.who(), m);

		inbox.emplace_back(g.joiner.who(), std::move(m));
		g.held += size;
		held += size;
	}
	return parts != 0;
}

// Takes what is there, and asks whether the agent is if it may wait. Whether there was anything.
bool Agents::drain(Guest &g, uint64_t wait_ns)
{
	bool any = false;

	if (g.gone || !g.begin(wait_ns != 0)) {
		return false;
	}
	try {
		any = take_all(g, wait_ns);
	} catch (...) {
		// A part that was taken is lost, so nothing that comes after it may be believed.
		say("an agent's messages find no memory; its connection is closed");
		g.gone = true;
	}
	g.end();
	return any;
}

std::list<std::shared_ptr<Agents::Guest>> Agents::present_guests()
{
	std::lock_guard<std::mutex> hold(lock);

	return guests;
}

// The mailboxes are looked at often while messages come, and seldom else: the program's own calls
// look, too. The thread only has to go on where a sender waits for a full one.
void Agents::empty_mailboxes()
{
	auto nap = REST;

	while (!stopping) {
		bool any = false;

		try {
			for (auto &g : present_guests()) {
				any = drain(*g, 0) || any;
			}
		} catch (...) {
			// No memory: another time.
		}
		nap = any ? NAP : std::min(2 * nap, REST);
		std::unique_lock<std::mutex> hold(lock);

		if (guests.empty()) {
			guest_came.wait(hold, [this] { return stopping || !guests.empty(); });
		} else {
			(void)guest_came.wait_for(hold, nap, [this] { return stopping.load(); });
		}
	}
}

void Agents::collect(std::vector<std::pair<std::string, std::string>> &out)
{
	for (auto &g : present_guests()) {
		(void)drain(*g, 0);
	}
	std::lock_guard<std::mutex> hold(lock);

	if (out.empty()) {
		out.swap(inbox);
	} else {
		out.insert(out.end(), std::make_move_iterator(inbox.begin()),
			   std::make_move_iterator(inbox.end()));
		inbox.clear();
	}
	held = 0;
	for (auto &g : guests) {
		g->held = 0;
		g->told = false;
	}
}

void Agents::to_itself(const std::string &message)
{
	std::lock_guard<std::mutex> hold(lock);

	inbox.emplace_back(name, message);
}

} // namespace peerlane_nixl

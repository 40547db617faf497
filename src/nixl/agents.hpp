// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_AGENTS_HPP
#define NIXL_AGENTS_HPP

// Other agents. Each agent publishes the blob of a door. An agent that wants something of another
// knocks there; the remote that comes of it carries its transfers and the messages that it sends.
// The other side takes these by the remote that its door has given it, so messages go one way on a
// remote, and who is only known by a knock is known by the name in its first message.
//
// A mailbox of the library holds few messages, and its sender waits while it is full. So a thread
// empties them into memory whether or not the program asks for messages: agents that wait for each
// other's transfers before they look for messages do not stand still.

#include <peerlane/peerlane.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "nixl/pool.hpp"

namespace peerlane_nixl
{

constexpr size_t NAME_MAX_BYTES = 4096;		// of an agent's name
constexpr size_t MESSAGE_MAX_BYTES = 16u << 20; // of a notification
// Messages that wait: of one agent, before it is fetched or sent, and of all that are to be
// fetched.
constexpr size_t WAITING_MAX_BYTES = 64u << 20;
constexpr size_t INBOX_MAX_BYTES = 4 * WAITING_MAX_BYTES;

struct Context {
	struct pl_ctx *ctx = nullptr;

	Context() = default;
	Context(const Context &) = delete;
	~Context()
	{
		pl_close(ctx);
	}
};

// A message in the parts that it is sent in: kind, whether it is the last one, bytes.
enum part_kind : unsigned char {
	PART_NAME = 1,
	PART_MESSAGE = 2
};
std::deque<std::string> to_parts(part_kind kind, const std::string &bytes);

// And together again. What comes was written by another process: nothing of it is believed.
class Joiner
{
      public:
	// Takes a part. False: it is none, or out of all bounds.
	bool take(const void *bytes, size_t len, std::vector<std::string> &messages);
	const std::string &who() const
	{
		return name;
	}

      private:
	std::string name, partial;
	bool named = false;
};

// What an agent publishes: the door's blob, in a frame that says what it is.
std::string pack_door(const void *blob, size_t len);
bool unpack_door(const std::string &info, std::string &blob);

// An agent whose connection info was loaded.
class Agent
{
      public:
	using done_t = std::function<void(int)>; // 0 or -errno

	Agent(std::shared_ptr<Context> in, std::string who, std::string by)
	    : name(std::move(who)), context(std::move(in)), door(std::move(by))
	{
	}
	Agent(const Agent &) = delete;
	~Agent();
	// Connects if that is yet to be done; waits, one thread at a time. 0 or -errno.
	int connect(const std::string &mine);
	struct pl_remote *remote() // nullptr: it is not connected
	{
		return r;
	}
	// Whether `err`, of a call that this thread has just made, ends it: what comes after fails
	// at once. / The program has done with it.
	void failed(int err);
	void leave();
	// Whether so much more may wait to be sent.
	bool has_space(size_t more)
	{
		std::lock_guard<std::mutex> hold(mail_lock);

		return waiting + more <= WAITING_MAX_BYTES;
	}
	// Why something failed, in words: what ended it, else this thread's last error.
	const char *why(int err) const;

	const std::string name;
	std::atomic<bool> gone{ false }; // disconnected, or broken

	// What waits to be sent, in order.
	struct Letter {
		std::deque<std::string> parts;
		done_t done;
		size_t size; // of the message
	};
	std::mutex mail_lock; // the three below
	std::deque<Letter> letters;
	size_t waiting = 0; // bytes of their messages
	bool sending = false;

      private:
	void end(const char *words);

	std::shared_ptr<Context> context;
	const std::string door;
	std::atomic<struct pl_remote *> r{ nullptr };
	std::mutex end_lock;  // held to set `gone`
	char ended[400] = ""; // by what; does not change once it is gone
};

// Memory of another agent.
class Region
{
      public:
	Region(std::shared_ptr<Agent> of, std::string by) : other(std::move(of)), blob(std::move(by))
	{
	}
	Region(const Region &) = delete;
	~Region()
	{
		pl_region_close(handle);
	}
	// The agent is connected. 0 or -errno.
	int open(struct pl_region **out);

	const std::shared_ptr<Agent> other;

      private:
	const std::string blob;
	std::mutex lock;
	struct pl_region *handle = nullptr;
};

// All of them.
class Agents
{
      public:
	Agents(std::shared_ptr<Context> in, std::string me, Pool &by);
	~Agents();
	int open(); // the door: 0 or -errno
	const std::string &info() const
	{
		return published;
	}
	bool load(const std::string &agent, const std::string &info);
	void unload(const std::string &agent);
	std::shared_ptr<Agent> find(const std::string &agent);
	// Connects if that is yet to be done, and calls `then` (or nothing) with 0 or -errno: here,
	// if that is known, else in a thread that must not be held up, with the error's words.
	void connect(const std::shared_ptr<Agent> &p, Agent::done_t then);
	int ensure(const std::shared_ptr<Agent> &p); // waits for it
	void send(const std::shared_ptr<Agent> &p, const std::string &message, Agent::done_t done);
	void to_itself(const std::string &message);
	void collect(std::vector<std::pair<std::string, std::string>> &out);
	void stop();

      private:
	struct Guest;
	void answer_door();
	void add_guest(struct pl_remote *r);
	void empty_mailboxes();
	bool drain(Guest &g, uint64_t wait_ns);
	bool take_all(Guest &g, uint64_t wait_ns);
	bool has_space(Guest &g, size_t more);
	void tell_full(Guest &g);
	std::list<std::shared_ptr<Guest>> present_guests();
	void look_after(std::chrono::steady_clock::time_point now);
	void connect_now(const std::shared_ptr<Agent> &p);
	void start_pump(const std::shared_ptr<Agent> &p);
	bool pump_later(const std::shared_ptr<Agent> &p);
	void pump(const std::shared_ptr<Agent> &p, int rc);

	std::shared_ptr<Context> context;
	const std::string name;
	Pool &pool;
	// Threads that wait for other hosts, so that no worker does.
	Pool knocking, tending;
	std::string published;
	struct pl_door *door = nullptr;
	std::atomic<bool> stopping{ false };
	std::thread doorman, postman;
	std::atomic<size_t> held{ 0 };	    // bytes of the messages in `inbox`
	std::mutex lock;		    // all below
	std::condition_variable guest_came; // or all ends
	std::unordered_map<std::string, std::shared_ptr<Agent>> agents;
	// Agents that are being connected, and who is told.
	std::unordered_map<const Agent *, std::vector<Agent::done_t>> connecting;
	std::list<std::shared_ptr<Guest>> guests;
	std::vector<std::pair<std::string, std::string>> inbox;
};

// A thread without signals: these are for the program's own.
std::thread start_thread(std::function<void()> run);
// Says on stderr what NIXL's status cannot.
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
bool ends_peer(int err);

} // namespace peerlane_nixl

#endif

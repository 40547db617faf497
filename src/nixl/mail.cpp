// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// Messages to other agents: one thread at a time sends those of an agent, in order.

#include "nixl/agents.hpp"

#include <cerrno>

namespace peerlane_nixl
{

namespace
{
constexpr auto NAP = std::chrono::milliseconds(1); // before a full mailbox is tried again
} // namespace

void Agents::send(const std::shared_ptr<Agent> &p, const std::string &message, Agent::done_t done)
{
	bool begin;
	{
		std::lock_guard<std::mutex> hold(p->mail_lock);

		p->letters.push_back(
			{ to_parts(PART_MESSAGE, message), std::move(done), message.size() });
		p->waiting += message.size();
		begin = !p->sending;
		p->sending = true;
	}
	if (!begin) {
		return;
	}
	// Whatever fails, the letters are told, so that the next one begins anew.
	try {
		connect(p, [this, p](int rc) {
			if (rc) {
				pump(p, rc); // that does not wait
			} else {
				start_pump(p);
			}
		});
	} catch (...) {
		pump(p, -ENOMEM);
	}
}

void Agents::start_pump(const std::shared_ptr<Agent> &p)
{
	try {
		if (pool.add(p.get(), [this, p] { pump(p, 0); })) {
			return;
		}
	} catch (...) {
		pump(p, -ENOMEM);
		return;
	}
	std::lock_guard<std::mutex> hold(p->mail_lock);

	p->sending = false; // all ends
}

// Later, by whichever thread. False: this one goes on, as there is no memory to have it done; then
// a message is not given up in its middle.
bool Agents::pump_later(const std::shared_ptr<Agent> &p)
{
	try {
		(void)pool.add_later(p.get(), NAP, [this, p] { pump(p, 0); });
		return true;
	} catch (...) {
		std::this_thread::sleep_for(NAP);
		return stopping;
	}
}

// Sends what waits. Where the other side has no space, it goes on later: an agent that takes no
// messages holds up no thread. rc: whether it is connected.
void Agents::pump(const std::shared_ptr<Agent> &p, int rc)
{
	for (;;) {
		const std::string *part;
		Agent::done_t done;
		{
			std::lock_guard<std::mutex> hold(p->mail_lock);

			if (p->letters.empty()) {
				p->sending = false;
				return;
			}
			part = &p->letters.front().parts.front(); // nobody else takes it away
		}
		rc = !rc && p->gone ? -ECONNRESET : rc;
		rc = rc ? rc : pl_remote_notify(p->remote(), part->data(), part->size(), 0);
		if (rc == -EAGAIN) {
			if (pump_later(p)) {
				return;
			}
			rc = 0;
			continue;
		}
		if (rc) {
			p->failed(rc);
		}
		{
			std::lock_guard<std::mutex> hold(p->mail_lock);
			auto &first = p->letters.front();

			if (!rc) {
				first.parts.pop_front();
			}
			if (rc || first.parts.empty()) {
				done = std::move(first.done);
				p->waiting -= first.size;
				p->letters.pop_front();
			}
		}
		if (done) {
			done(rc);
		}
	}
}

} // namespace peerlane_nixl

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// NIXL's back end where it has to wait: for many agents whose host takes connections and says
// nothing, for agents that fall silent, and for its own thread at the door when it ends; how many
// messages may wait, and what becomes of them when there is no memory or no thread. The calls of
// the door, those that make threads and the memory of C++ are this program's.
//
//	waits PLUGIN
//	waits PLUGIN owner	an agent in a process of its own

#include <peerlane/door.h>
#include <peerlane/peerlane.h>

#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <set>

#include "host.hpp"

namespace
{

constexpr size_t LEN = 4096;
constexpr int FAILURES = 40; // allocations that fail in turn
constexpr int WORKERS = 2;
constexpr int SILENT = 60; // agents: more than connections of a door, or threads of the library

std::atomic<bool> slow_door{ false }; // who is about to wait there takes its time
std::atomic<unsigned int> entered{ 0 };
std::atomic<unsigned int> inside{ 0 };
std::atomic<bool> no_threads{ false };
std::atomic<bool> hold_messages{ false };
std::atomic<unsigned int> held_messages{ 0 };
std::atomic<bool> hold_asking{ false };
std::atomic<unsigned int> asks{ 0 };
std::atomic<int> later_s{ 0 };	    // seconds that clocks are ahead
std::atomic<int> allocations{ -1 }; // until one fails; less than 0: none does
thread_local bool counted;	    // only in threads that such a one has started
std::mutex closed_lock;
std::set<struct pl_door *> closed;

template <class F> F real(const char *name)
{
	auto f = reinterpret_cast<F>(dlsym(RTLD_NEXT, name));

	CHECK(f);
	return f;
}

nixlBackendPlugin *plugin;

uint64_t addr(const void *p)
{
	return reinterpret_cast<uint64_t>(p);
}

int listener(uint16_t *port)
{
	struct sockaddr_in a = {};
	socklen_t len = sizeof(a);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;

	a.sin_family = AF_INET;
	a.sin_port = htons(*port);
	a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	CHECK(setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) == 0);
	CHECK(bind(fd, reinterpret_cast<struct sockaddr *>(&a), len) == 0);
	CHECK(listen(fd, 2 * SILENT) == 0);
	CHECK(getsockname(fd, reinterpret_cast<struct sockaddr *>(&a), &len) == 0);
	*port = ntohs(a.sin_port);
	return fd;
}

// An agent that was, and in whose place somebody takes connections and says nothing.
struct Silent {
	Silent()
	{
		uint16_t port = 0;

		(void)close(listener(&port));
		memory.resize(LEN);
		{
			Agent was(plugin, "silent", { { "tcp_port", std::to_string(port) } });

			data = was.public_data(was.reg(memory.data(), LEN));
			info = was.info();
		}
		fd = listener(&port);
	}
	~Silent()
	{
		(void)close(fd);
	}

	std::vector<char> memory;
	std::string info, data;
	int fd = -1;
};

// Transfers, messages and connections with a silent agent wait, for as long as they must; those
// with another one go on, though there is one worker.
void silent_agents_hold_up_nobody()
{
	Silent silent;
	std::vector<char> far(LEN, 7), near(LEN, 1);
	Agent owner(plugin, "owner");
	auto md = owner.reg(far.data(), LEN);

	Agent asker(plugin, "asker", { { "workers", "1" }, { "remote_timeout", "30" } });
	auto mine = asker.reg(near.data(), LEN);
	nixlBackendReqH *stuck[3];

	CHECK(asker.engine->loadRemoteConnInfo("silent", silent.info) == NIXL_SUCCESS);
	auto nowhere = asker.load("silent", silent.memory.data(), LEN, silent.data);

	for (auto &h : stuck) {
		CHECK(asker.prepare(NIXL_READ, DRAM_SEG, { { addr(near.data()), 8, mine } },
				    DRAM_SEG, { { addr(silent.memory.data()), 8, nowhere } },
				    "silent", h) == NIXL_SUCCESS);
		CHECK(asker.post(h, "never") == NIXL_IN_PROG);
	}
	CHECK(asker.engine->genNotif("silent", "never") == NIXL_SUCCESS);
	for (int i = 1; i < SILENT; i++) {
		CHECK(asker.engine->loadRemoteConnInfo("silent" + std::to_string(i), silent.info) ==
		      NIXL_SUCCESS);
	}

	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	auto theirs = asker.load("owner", far.data(), LEN, owner.public_data(md));

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, { { addr(near.data()), LEN, mine } }, DRAM_SEG,
			     { { addr(far.data()), LEN, theirs } }, "owner",
			     "read") == NIXL_SUCCESS);
	CHECK(near == far);
	CHECK((owner.notifs(1) == notif_list_t{ { "asker", "read" } }));
	for (auto h : stuck) {
		CHECK(asker.engine->checkXfer(h) == NIXL_IN_PROG);
	}
	// One is given up; the others end when the other side has gone.
	CHECK(asker.engine->releaseReqH(stuck[0]) == NIXL_SUCCESS);
	(void)close(silent.fd);
	silent.fd = -1;
	for (int i = 1; i < 3; i++) {
		CHECK(asker.wait(stuck[i]) == NIXL_ERR_REMOTE_DISCONNECT);
		CHECK(asker.engine->releaseReqH(stuck[i]) == NIXL_SUCCESS);
	}
	CHECK(asker.engine->genNotif("silent", "x") == NIXL_ERR_REMOTE_DISCONNECT);
	CHECK(asker.engine->connect("silent") == NIXL_ERR_REMOTE_DISCONNECT);
}

// Says of the process's agent and memory what others need, and stays until its input ends.
int be_owner()
{
	std::vector<char> memory(LEN, 7);
	Agent a(plugin, "owner");
	auto md = a.reg(memory.data(), LEN);
	char c;

	for (const auto &s : { a.info(), a.public_data(md), std::to_string(addr(memory.data())) }) {
		size_t n = s.size();

		CHECK(write(STDOUT_FILENO, &n, sizeof(n)) == static_cast<ssize_t>(sizeof(n)));
		CHECK(write(STDOUT_FILENO, s.data(), n) == static_cast<ssize_t>(n));
	}
	CHECK(read(STDIN_FILENO, &c, 1) == 0);
	return 0;
}

class Process
{
      public:
	explicit Process(const char *path)
	{
		int in[2], out[2];

		CHECK(pipe(in) == 0 && pipe(out) == 0);
		pid = fork();
		CHECK(pid >= 0);
		if (!pid) {
			(void)prctl(PR_SET_PDEATHSIG, SIGKILL); // also while it is stopped
			(void)dup2(in[0], STDIN_FILENO);
			(void)dup2(out[1], STDOUT_FILENO);
			for (int fd : { in[0], in[1], out[0], out[1] }) {
				(void)close(fd);
			}
			(void)execl("/proc/self/exe", "waits", path, "owner", nullptr);
			_exit(1);
		}
		(void)close(in[0]);
		(void)close(out[1]);
		to = in[1]; // ends with this process, and then the other one ends
		info = take(out[0]);
		data = take(out[0]);
		at = reinterpret_cast<void *>(std::stoull(take(out[0])));
		(void)close(out[0]);
	}
	Process(const Process &) = delete;
	~Process()
	{
		CHECK(kill(pid, SIGKILL) == 0);
		CHECK(waitpid(pid, nullptr, 0) == pid);
		(void)close(to);
	}

	std::string info, data;
	void *at;
	pid_t pid;

      private:
	static std::string take(int fd)
	{
		std::string s;
		size_t n;

		CHECK(read(fd, &n, sizeof(n)) == static_cast<ssize_t>(sizeof(n)));
		s.resize(n);
		for (size_t off = 0; off < s.size();) {
			ssize_t got = read(fd, s.data() + off, s.size() - off);

			CHECK(got > 0);
			off += static_cast<size_t>(got);
		}
		return s;
	}

	int to;
};

// Two agents fall silent, each with more requests than there are workers. Those of other agents, of
// the agent itself, and messages go on; the requests of the silent ones end when these do.
void who_falls_silent_holds_its_own(const char *path)
{
	std::unique_ptr<Process> dead[2] = { std::make_unique<Process>(path),
					     std::make_unique<Process>(path) };
	std::vector<char> far(LEN, 9), near(LEN, 1), copy(LEN, 2), sunk(LEN);
	Agent owner(plugin, "healthy");
	auto md = owner.reg(far.data(), LEN);
	Agent asker(plugin, "asker",
		    { { "workers", std::to_string(WORKERS) }, { "remote_timeout", "300" } });
	auto mine = asker.reg(near.data(), LEN), copied = asker.reg(copy.data(), LEN);
	auto sink = asker.reg(sunk.data(), LEN);
	nixlBackendReqH *stuck[2][3 * WORKERS];

	for (int k = 0; k < 2; k++) {
		const std::string as = "dead" + std::to_string(k);

		CHECK(asker.engine->loadRemoteConnInfo(as, dead[k]->info) == NIXL_SUCCESS);
		auto theirs = asker.load(as, dead[k]->at, LEN, dead[k]->data);
		const Pieces to = { { addr(sunk.data()), LEN, sink } };
		const Pieces from = { { addr(dead[k]->at), LEN, theirs } };

		CHECK(asker.transfer(NIXL_READ, DRAM_SEG, to, DRAM_SEG, from, as) == NIXL_SUCCESS);
		CHECK(sunk == std::vector<char>(LEN, 7));
		CHECK(kill(dead[k]->pid, SIGSTOP) == 0);
		CHECK(waitpid(dead[k]->pid, nullptr, WUNTRACED) == dead[k]->pid); // all threads
		for (auto &h : stuck[k]) {
			CHECK(asker.prepare(NIXL_READ, DRAM_SEG, to, DRAM_SEG, from, as, h) ==
			      NIXL_SUCCESS);
			CHECK(asker.post(h, "never") == NIXL_IN_PROG);
		}
	}
	CHECK(asker.engine->loadRemoteConnInfo("healthy", owner.info()) == NIXL_SUCCESS);
	auto theirs = asker.load("healthy", far.data(), LEN, owner.public_data(md));

	for (int i = 0; i < 20; i++) {
		std::fill(near.begin(), near.end(), 1);
		CHECK(asker.transfer(NIXL_READ, DRAM_SEG, { { addr(near.data()), LEN, mine } },
				     DRAM_SEG, { { addr(far.data()), LEN, theirs } }, "healthy",
				     "read") == NIXL_SUCCESS);
		CHECK(near == far);
		CHECK((owner.notifs(1) == notif_list_t{ { "asker", "read" } }));
	}
	CHECK(asker.transfer(NIXL_WRITE, DRAM_SEG, { { addr(near.data()), LEN, mine } }, DRAM_SEG,
			     { { addr(copy.data()), LEN, asker.self(copied) } },
			     "asker") == NIXL_SUCCESS);
	CHECK(copy == far);
	CHECK(asker.engine->genNotif("healthy", "x") == NIXL_SUCCESS);
	CHECK((owner.notifs(1) == notif_list_t{ { "asker", "x" } }));
	for (int k = 0; k < 2; k++) {
		for (auto h : stuck[k]) {
			CHECK(asker.engine->checkXfer(h) == NIXL_IN_PROG);
		}
		dead[k] = nullptr;
		for (auto h : stuck[k]) {
			CHECK(asker.wait(h) == NIXL_ERR_REMOTE_DISCONNECT);
			CHECK(asker.engine->releaseReqH(h) == NIXL_SUCCESS);
		}
	}
}

// One agent falls silent while files are written to its memory, by more requests than the library
// has threads for. Files are read from another one's, and written to it, all the while.
void files_of_who_falls_silent_hold_their_own(const char *path)
{
	constexpr size_t PIECES = 400, PIECE = 8; // no two are adjacent on both sides
	constexpr size_t LONG = 3u << 20;	  // who waits for that does not carry it
	char name[] = "/tmp/nixl-waits-XXXXXX";
	int fd = mkstemp(name);
	auto dead = std::make_unique<Process>(path);
	std::vector<char> far(LONG, 9), got(LEN);
	Agent owner(plugin, "healthy");
	auto md = owner.reg(far.data(), LONG);
	Agent asker(
		plugin, "asker",
		{ { "workers", "2" }, { "test_queue_threads", "2" }, { "remote_timeout", "300" } });
	nixlBackendReqH *stuck[3];
	Pieces here, there;

	CHECK(fd >= 0 && unlink(name) == 0 && ftruncate(fd, LONG) == 0);
	auto file = asker.reg(nullptr, LONG, FILE_SEG, static_cast<uint64_t>(fd));

	CHECK(asker.engine->loadRemoteConnInfo("dead", dead->info) == NIXL_SUCCESS);
	auto lost = asker.load("dead", dead->at, LEN, dead->data);

	CHECK(asker.transfer(NIXL_READ, FILE_SEG, { { 0, LEN, file } }, DRAM_SEG,
			     { { addr(dead->at), LEN, lost } }, "dead") == NIXL_SUCCESS);
	CHECK(pread(fd, got.data(), LEN, 0) == static_cast<ssize_t>(LEN));
	CHECK(got == std::vector<char>(LEN, 7));
	CHECK(kill(dead->pid, SIGSTOP) == 0);
	CHECK(waitpid(dead->pid, nullptr, WUNTRACED) == dead->pid); // all threads
	for (size_t i = 0; i < PIECES; i++) {
		here.push_back({ i * PIECE, PIECE, file });
		there.push_back({ addr(dead->at), PIECE, lost });
	}
	for (auto &h : stuck) {
		CHECK(asker.prepare(NIXL_WRITE, FILE_SEG, here, DRAM_SEG, there, "dead", h) ==
		      NIXL_SUCCESS);
		CHECK(asker.post(h, "never") == NIXL_IN_PROG);
	}

	CHECK(asker.engine->loadRemoteConnInfo("healthy", owner.info()) == NIXL_SUCCESS);
	got.resize(LONG);
	auto theirs = asker.load("healthy", far.data(), LONG, owner.public_data(md));

	for (char i = 0; i < 20; i++) {
		std::fill(far.begin(), far.end(), i);
		CHECK(asker.transfer(NIXL_READ, FILE_SEG, { { 0, LONG, file } }, DRAM_SEG,
				     { { addr(far.data()), LONG, theirs } },
				     "healthy") == NIXL_SUCCESS);
		CHECK(pread(fd, got.data(), LONG, 0) == static_cast<ssize_t>(LONG) && got == far);
		std::fill(far.begin(), far.end(), 0);
		CHECK(asker.transfer(NIXL_WRITE, FILE_SEG, { { 0, LONG, file } }, DRAM_SEG,
				     { { addr(far.data()), LONG, theirs } }, "healthy",
				     "written") == NIXL_SUCCESS);
		CHECK((owner.notifs(1) == notif_list_t{ { "asker", "written" } }));
		CHECK(far == got);
	}
	for (auto h : stuck) {
		CHECK(asker.engine->checkXfer(h) == NIXL_IN_PROG);
	}
	dead = nullptr;
	for (auto h : stuck) {
		CHECK(asker.wait(h) == NIXL_ERR_REMOTE_DISCONNECT);
		CHECK(asker.engine->releaseReqH(h) == NIXL_SUCCESS);
	}
	(void)close(fd);
}

// Messages that wait when the agent that they are for is disconnected: each is told, with a reason.
void what_is_not_sent_has_a_reason()
{
	std::vector<std::string> said;
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	FILE *file = tmpfile();
	int before = dup(STDERR_FILENO);
	char line[1000];

	CHECK(file && before >= 0);
	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	CHECK(asker.engine->connect("owner") == NIXL_SUCCESS);
	hold_messages = true;
	CHECK(asker.engine->genNotif("owner", "sent") == NIXL_SUCCESS);
	CHECK(asker.engine->genNotif("owner", "waits") == NIXL_SUCCESS);
	while (!held_messages) {
	}
	CHECK(dup2(fileno(file), STDERR_FILENO) == STDERR_FILENO);
	CHECK(asker.engine->disconnect("owner") == NIXL_SUCCESS);
	hold_messages = false;
	CHECK((owner.notifs(1) == notif_list_t{ { "asker", "sent" } }));
	for (int i = 0; i < 10000 && ftell(file) < 10; i++) {
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
		CHECK(fseek(file, 0, SEEK_END) == 0);
	}
	CHECK(dup2(before, STDERR_FILENO) == STDERR_FILENO);
	rewind(file);
	while (fgets(line, sizeof(line), file)) {
		said.emplace_back(line);
	}
	CHECK((said ==
	       std::vector<std::string>{
		       "PEERLANE: agent 'owner' was not notified: it was disconnected before\n" }));
	(void)fclose(file);
	(void)close(before);
}

// The bounds of what waits, at the agent that does not fetch and at the one that sends.
void what_waits_is_bounded(const char *path)
{
	constexpr size_t BOUND = 64u << 20, LONGEST = 16u << 20, MANY = 18000;
	const std::string name(4000, 'a'); // each message is kept with it
	Agent owner(plugin, "owner"), asker(plugin, name);
	notif_list_t first, rest;

	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	CHECK(has(said_in([&](int file) {
			  for (size_t i = 0; i < MANY; i++) {
				  CHECK(asker.engine->genNotif("owner", std::to_string(i)) ==
					NIXL_SUCCESS);
			  }
			  wait_for_words(file);
		  }),
		  "MiB of notifications wait to be fetched, so agent 'aaaa"));
	CHECK(owner.engine->getNotifs(first) == NIXL_SUCCESS);
	CHECK(!first.empty() && (first.size() - 1) * name.size() < BOUND);
	rest = owner.notifs(MANY - first.size()); // and none of them is lost
	first.insert(first.end(), rest.begin(), rest.end());
	CHECK(first.size() == MANY);
	for (size_t i = 0; i < MANY; i++) {
		CHECK(first[i].second == std::to_string(i));
	}

	Process dead(path);
	const std::string longest(LONGEST, 'x');

	CHECK(asker.engine->loadRemoteConnInfo("dead", dead.info) == NIXL_SUCCESS);
	CHECK(asker.engine->connect("dead") == NIXL_SUCCESS);
	CHECK(kill(dead.pid, SIGSTOP) == 0 && waitpid(dead.pid, nullptr, WUNTRACED) == dead.pid);
	for (size_t i = 0; i < BOUND / LONGEST; i++) {
		CHECK(asker.engine->genNotif("dead", longest) == NIXL_SUCCESS);
	}
	CHECK(has(said([&] { CHECK(asker.engine->genNotif("dead", "x") == NIXL_ERR_BACKEND); }),
		  "agent 'dead' has yet to take 64 MiB of notifications"));
}

// A thread asks an agent that has been silent whether it is there, which takes its time: messages
// of others are fetched meanwhile.
void asking_one_holds_up_no_messages()
{
	Agent owner(plugin, "owner"), quiet(plugin, "quiet"), other(plugin, "other");

	CHECK(quiet.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	CHECK(quiet.engine->genNotif("owner", "first") == NIXL_SUCCESS);
	CHECK((owner.notifs(1) == notif_list_t{ { "quiet", "first" } }));
	later_s = 61;
	hold_asking = true;
	CHECK(other.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	while (!asks) { // once `other` is there, silent ones are looked for
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
	}
	CHECK(other.engine->genNotif("owner", "meanwhile") == NIXL_SUCCESS);
	CHECK((owner.notifs(1) == notif_list_t{ { "other", "meanwhile" } }));
	CHECK(quiet.engine->genNotif("owner", "second") == NIXL_SUCCESS);
	hold_asking = false;
	CHECK((owner.notifs(1) == notif_list_t{ { "quiet", "second" } }));
	later_s = 0;
}

// An agent ends while its thread is about to wait at the door.
void a_door_outlives_who_waits_there()
{
	slow_door = true;
	for (int i = 0; i < 3; i++) {
		unsigned int before = entered;
		Agent a(plugin, "short");

		while (i && entered == before) {
		}
	}
	slow_door = false;
	CHECK(!inside);
}

// What the n-th allocation, or the making of a thread, fails of is told, or is not noticed. What is
// sent afterwards arrives, and messages stay whole.
void messages_go_on()
{
	const std::string text(5000, 'm'); // several parts
	Agent owner(plugin, "owner");
	std::unique_ptr<Agent> asker;
	int sent = 0;

	for (int i = 0; i < 2 * FAILURES; i++) {
		bool fresh = i % 4 == 0;
		std::string last = "last" + std::to_string(i);

		counted = true;
		if (fresh) { // one that has yet to connect, and has no thread
			asker = std::make_unique<Agent>(plugin, "asker");
			no_threads = i % 8 == 0;
			(void)asker->engine->loadRemoteConnInfo("owner", owner.info());
		}
		allocations = i / 2;
		(void)asker->engine->genNotif("owner", text);
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
		no_threads = false;
		allocations = -1;
		counted = false;
		if (asker->engine->loadRemoteConnInfo("owner", owner.info()) != NIXL_SUCCESS ||
		    asker->engine->genNotif("owner", last) != NIXL_SUCCESS) {
			CHECK(false);
		}
		auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);

		for (bool there = false; !there;) {
			notif_list_t all;

			CHECK(std::chrono::steady_clock::now() < end);
			CHECK(owner.engine->getNotifs(all) == NIXL_SUCCESS);
			for (auto &[from, what] : all) {
				CHECK(from == "asker" && (what == text || what == last));
				there = there || what == last;
				sent += what == text;
			}
		}
	}
	CHECK(sent > 0);
}

// The first thing that a thread does.
struct Start {
	void *(*fn)(void *);
	void *arg;
};

void *start_counted(void *arg)
{
	Start s = *static_cast<Start *>(arg);

	std::free(arg);
	counted = true;
	return s.fn(s.arg);
}

} // namespace

__attribute__((noinline)) void *operator new(size_t len)
{
	if (counted && allocations >= 0 && allocations-- == 0) {
		throw std::bad_alloc();
	}
	void *at = std::malloc(len);

	if (!at) {
		throw std::bad_alloc();
	}
	return at;
}

__attribute__((noinline)) void operator delete(void *at) noexcept
{
	std::free(at);
}

__attribute__((noinline)) void operator delete(void *at, size_t) noexcept
{
	std::free(at);
}

// The clock of C++, for the plug-in too.
std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept
{
	struct timespec ts;

	(void)clock_gettime(CLOCK_MONOTONIC, &ts);
	return time_point(seconds(ts.tv_sec + later_s) + nanoseconds(ts.tv_nsec));
}

extern "C" {
ssize_t pl_remote_next(struct pl_remote *r, void *msg, size_t space, uint64_t timeout_ns)
{
	static auto next = real<decltype(&pl_remote_next)>("pl_remote_next");

	asks += timeout_ns && hold_asking;
	while (timeout_ns && hold_asking) {
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
	}
	return next(r, msg, space, timeout_ns);
}

int pthread_create(pthread_t *t, const pthread_attr_t *attr, void *(*fn)(void *), void *arg)
{
	static auto create = real<decltype(&pthread_create)>("pthread_create");

	if (!counted) {
		return create(t, attr, fn, arg);
	}
	auto s = static_cast<Start *>(std::malloc(sizeof(Start)));

	CHECK(s);
	*s = { fn, arg };
	if (no_threads || create(t, attr, start_counted, s)) {
		std::free(s);
		return EAGAIN;
	}
	return 0;
}

int pl_remote_notify(struct pl_remote *r, const void *msg, size_t len, uint64_t timeout_ns)
{
	static auto notify = real<decltype(&pl_remote_notify)>("pl_remote_notify");

	held_messages += hold_messages;
	while (hold_messages) {
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
	}
	return notify(r, msg, len, timeout_ns);
}

int pl_door_next(struct pl_door *d, struct pl_remote **out, uint64_t timeout_ns)
{
	static auto next = real<decltype(&pl_door_next)>("pl_door_next");

	inside++;
	entered++;
	if (slow_door) {
		std::this_thread::sleep_for(std::chrono::milliseconds(30));
	}
	{
		std::lock_guard<std::mutex> hold(closed_lock);

		CHECK(d && !closed.count(d));
	}
	int rc = next(d, out, timeout_ns);

	inside--;
	return rc;
}

void pl_door_close(struct pl_door *d)
{
	static auto close = real<decltype(&pl_door_close)>("pl_door_close");
	{
		std::lock_guard<std::mutex> hold(closed_lock);

		closed.insert(d);
	}
	close(d);
}

int pl_door_open(struct pl_ctx *ctx, struct pl_door **out)
{
	static auto open = real<decltype(&pl_door_open)>("pl_door_open");
	int rc = open(ctx, out);
	std::lock_guard<std::mutex> hold(closed_lock);

	if (!rc) {
		closed.erase(*out);
	}
	return rc;
}
}

int main(int argc, char **argv)
{
	CHECK((argc == 2 || argc == 3) &&
	      *pl_version()); // the library is there before the plug-in is
	plugin = load_plugin(argv[1]);
	if (argc == 3) {
		return be_owner();
	}
	silent_agents_hold_up_nobody();
	who_falls_silent_holds_its_own(argv[1]);
	files_of_who_falls_silent_hold_their_own(argv[1]);
	what_is_not_sent_has_a_reason();
	what_waits_is_bounded(argv[1]);
	asking_one_holds_up_no_messages();
	messages_go_on();
	a_door_outlives_who_waits_there();
	CHECK(entered); // it was this program's calls
	std::puts("all as it should be");
	return 0;
}

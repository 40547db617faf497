// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// NIXL's back end without NIXL: its table, driven as an agent does.
//
//	driver PLUGIN

#include <peerlane/door.h>
#include <peerlane/peerlane.h>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "host.hpp"

namespace
{

constexpr size_t BLOCK = 1024;
constexpr size_t BLOCKS = 4300; // more than go down at once
constexpr size_t LEN = BLOCK * BLOCKS;

nixlBackendPlugin *plugin;

// Memory of the host, or of the stand-in for a GPU's driver where the test has one.
class Memory
{
      public:
	explicit Memory(size_t n, bool gpu = false) : len(n)
	{
		if (gpu && cuda()) {
			CHECK(alloc(&device, len) == 0);
			at = reinterpret_cast<char *>(device);
		} else {
			host.resize(len);
			at = host.data();
		}
	}
	Memory(const Memory &) = delete;
	~Memory()
	{
		if (device) {
			(void)release(device);
		}
	}
	void set(const std::vector<char> &from)
	{
		if (device) {
			CHECK(in(device, from.data(), len) == 0);
		} else {
			memcpy(at, from.data(), len);
		}
	}
	std::vector<char> get()
	{
		std::vector<char> to(len);

		if (device) {
			CHECK(out(to.data(), device, len) == 0);
		} else {
			memcpy(to.data(), at, len);
		}
		return to;
	}

	bool is_gpu() const
	{
		return device != 0;
	}

	char *at;
	const size_t len;

      private:
	static bool cuda()
	{
		const char *path = getenv("PEERLANE_TEST_CUDA_LIB");
		void *lib = path && strcmp(path, "none") != 0 ? dlopen(path, RTLD_NOW) : nullptr;
		int (*init)(unsigned int), (*retain)(void **, int), (*current)(void *);
		void *context;

		if (!lib) {
			return false;
		}
		init = reinterpret_cast<decltype(init)>(dlsym(lib, "cuInit"));
		retain = reinterpret_cast<decltype(retain)>(dlsym(lib, "cuDevicePrimaryCtxRetain"));
		current = reinterpret_cast<decltype(current)>(dlsym(lib, "cuCtxSetCurrent"));
		alloc = reinterpret_cast<decltype(alloc)>(dlsym(lib, "cuMemAlloc_v2"));
		release = reinterpret_cast<decltype(release)>(dlsym(lib, "cuMemFree_v2"));
		in = reinterpret_cast<decltype(in)>(dlsym(lib, "cuMemcpyHtoD_v2"));
		out = reinterpret_cast<decltype(out)>(dlsym(lib, "cuMemcpyDtoH_v2"));
		CHECK(init && retain && current && alloc && release && in && out);
		CHECK(!init(0) && !retain(&context, 0) && !current(context));
		// The library knows memory of a libcuda.so.1 that the program has loaded; this one
		// has another name, and is known once a device of it was opened.
		static struct pl_ctx *ctx;
		struct pl_dev *dev;

		CHECK(ctx ||
		      (pl_open(nullptr, &ctx) == 0 && pl_dev_open(ctx, "cuda:0", &dev) == 0));
		return true;
	}

	static inline int (*alloc)(uint64_t *, size_t);
	static inline int (*release)(uint64_t);
	static inline int (*in)(uint64_t, const void *, size_t);
	static inline int (*out)(void *, uint64_t, size_t);
	uint64_t device = 0;
	std::vector<char> host;
};

std::vector<char> pattern(unsigned int seed, size_t len)
{
	std::minstd_rand next(seed + 1);
	std::vector<char> v(len);

	for (auto &c : v) {
		c = static_cast<char>(next() >> 7);
	}
	return v;
}

uint64_t addr(const void *p)
{
	return reinterpret_cast<uint64_t>(p);
}

std::vector<size_t> shuffled(unsigned int seed)
{
	std::vector<size_t> v(BLOCKS);

	std::iota(v.begin(), v.end(), 0);
	std::shuffle(v.begin(), v.end(), std::minstd_rand(seed + 1));
	return v;
}

// Block i of one side for block order[i] of the other.
Pieces blocks(const char *at, nixlBackendMD *md, const std::vector<size_t> &order)
{
	Pieces all;

	for (size_t i : order) {
		all.push_back({ addr(at) + i * BLOCK, BLOCK, md });
	}
	return all;
}

void the_table_is_right()
{
	auto mems = plugin->get_backend_mems();

	CHECK(plugin->api_version == NIXL_PLUGIN_API_VERSION);
	CHECK(std::string(plugin->get_plugin_name()) == "PEERLANE");
	CHECK(std::string(plugin->get_plugin_version()) == pl_version());
	CHECK((mems == nixl_mem_list_t{ DRAM_SEG, VRAM_SEG, FILE_SEG }));
	CHECK(plugin->get_backend_options().count("tcp_bind"));
	Agent ok(plugin, "ok", plugin->get_backend_options());
	Agent bad(plugin, "bad", { { "no_such_tunable", "1" } });

	CHECK(!ok.engine->getInitErr() && bad.engine->getInitErr());
	CHECK(ok.engine->supportsLocal() && ok.engine->supportsRemote() &&
	      ok.engine->supportsNotif());
}

// The asker knows the owner's published strings and nothing else; the owner does not know it.
void lists_go_both_ways(bool gpu)
{
	Memory far(LEN, gpu), near(LEN, gpu);
	nixl_mem_t type = far.is_gpu() ? VRAM_SEG : DRAM_SEG;
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	auto md = owner.reg(far.at, LEN, type);
	auto mine = asker.reg(near.at, LEN, type);
	auto here = shuffled(1), there = shuffled(2);
	auto from = pattern(3, LEN), now = pattern(4, LEN);
	nixlBackendReqH *h;

	// Adjacent on one side alone: these are not one range.
	std::iota((gpu ? there : here).begin(), (gpu ? there : here).end(), 0);
	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	auto theirs = asker.load("owner", far.at, LEN, owner.public_data(md), type);

	far.set(from);
	CHECK(asker.prepare(NIXL_READ, type, blocks(near.at, mine, here), type,
			    blocks(far.at, theirs, there), "owner", h) == NIXL_SUCCESS);
	for (int again = 0; again < 2; again++) {
		near.set(now);
		CHECK(asker.post(h, "read \0it") == NIXL_IN_PROG);
		CHECK(asker.wait(h) == NIXL_SUCCESS);
		auto got = near.get();

		for (size_t i = 0; i < BLOCKS; i++) {
			CHECK(!memcmp(&got[here[i] * BLOCK], &from[there[i] * BLOCK], BLOCK));
		}
		CHECK((owner.notifs(1) == notif_list_t{ { "asker", "read " } }));
	}
	CHECK(asker.engine->releaseReqH(h) == NIXL_SUCCESS);

	near.set(now);
	here.resize(100);
	there.resize(100);
	CHECK(asker.transfer(NIXL_WRITE, type, blocks(near.at, mine, here), type,
			     blocks(far.at, theirs, there), "owner", "") == NIXL_SUCCESS);
	CHECK((owner.notifs(1) == notif_list_t{ { "asker", "" } }));
	for (size_t i = 0; i < here.size(); i++) {
		memcpy(&from[there[i] * BLOCK], &now[here[i] * BLOCK], BLOCK);
	}
	CHECK(far.get() == from); // and not a byte beside them

	if (far.is_gpu()) { // the address decides which GPU it is, and programs are told, once
		CHECK(has(
			said([&] {
				owner.unreg(owner.reg(far.at, LEN, type, 5));
				owner.unreg(owner.reg(far.at, LEN, type, 6));
			}),
			"is memory of cuda:0 and was registered as that of GPU 5: the address decides\n"));
		CHECK(owner.refused(addr(far.at), 1000 * LEN, type) == NIXL_ERR_INVALID_PARAM);
	}
	// What the owner has taken back is reached no more.
	owner.unreg(md);
	CHECK(asker.transfer(NIXL_READ, type, blocks(near.at, mine, here), type,
			     blocks(far.at, theirs, there), "owner") == NIXL_ERR_NOT_ALLOWED);
}

void notifications_come_in_order()
{
	Agent a(plugin, "a"), b(plugin, "b");
	notif_list_t sent;

	CHECK(a.engine->loadRemoteConnInfo("b", b.info()) == NIXL_SUCCESS);
	CHECK(b.engine->loadRemoteConnInfo("a", a.info()) == NIXL_SUCCESS);
	CHECK(a.engine->connect("b") == NIXL_SUCCESS);
	for (size_t i = 0; i < 300;
	     i++) { // more than there is space for, and longer than a message
		auto text = pattern(static_cast<unsigned int>(i), i * 5);

		sent.emplace_back("a", std::string(text.data(), text.size()));
		CHECK(a.engine->genNotif("b", sent.back().second) == NIXL_SUCCESS);
	}
	CHECK(b.engine->genNotif("a", "back") == NIXL_SUCCESS);
	CHECK(b.notifs(sent.size()) == sent);
	CHECK((a.notifs(1) == notif_list_t{ { "b", "back" } }));
	CHECK(a.engine->genNotif("a", "mine") == NIXL_SUCCESS);
	CHECK((a.notifs(1) == notif_list_t{ { "a", "mine" } }));
	CHECK(a.engine->genNotif("b", std::string((16 << 20) + 1, 'x')) == NIXL_ERR_INVALID_PARAM);
	CHECK(a.engine->genNotif("who", "x") == NIXL_ERR_NOT_FOUND);
	CHECK(a.engine->disconnect("b") == NIXL_SUCCESS);
	CHECK(a.engine->genNotif("b", "x") == NIXL_ERR_NOT_FOUND);
}

// Each of two agents waits for its transfers, whose notifications are more than a mailbox holds,
// before it looks for any.
void agents_that_wait_first_go_on()
{
	constexpr size_t MANY = 100;
	const std::string longest(100000, 'n');
	Memory of_a(BLOCK), of_b(BLOCK);
	Agent a(plugin, "a"), b(plugin, "b");
	auto at_a = a.reg(of_a.at, BLOCK), at_b = b.reg(of_b.at, BLOCK);

	CHECK(a.engine->loadRemoteConnInfo("b", b.info()) == NIXL_SUCCESS);
	CHECK(b.engine->loadRemoteConnInfo("a", a.info()) == NIXL_SUCCESS);
	auto from_a = a.load("b", of_b.at, BLOCK, b.public_data(at_b));
	auto from_b = b.load("a", of_a.at, BLOCK, a.public_data(at_a));

	for (size_t i = 0; i < MANY; i++) {
		std::string text = i == 7 ? longest : std::to_string(i);

		CHECK(a.transfer(NIXL_WRITE, DRAM_SEG, { { addr(of_a.at), 8, at_a } }, DRAM_SEG,
				 { { addr(of_b.at), 8, from_a } }, "b",
				 text.c_str()) == NIXL_SUCCESS);
		CHECK(b.transfer(NIXL_READ, DRAM_SEG, { { addr(of_b.at) + 8, 8, at_b } }, DRAM_SEG,
				 { { addr(of_a.at), 8, from_b } }, "a",
				 text.c_str()) == NIXL_SUCCESS);
	}
	notif_list_t got_a = a.notifs(MANY), got_b = b.notifs(MANY);

	CHECK(got_a.size() == MANY && got_b.size() == MANY);
	for (size_t i = 0; i < MANY; i++) {
		std::string text = i == 7 ? longest : std::to_string(i);

		CHECK(got_a[i].second == text && got_a[i].first == "b");
		CHECK(got_b[i].second == text && got_b[i].first == "a");
	}
}

void files_are_local_ends()
{
	constexpr size_t SIZE = 300 * BLOCK;
	char path[] = "/tmp/peerlane-nixl-XXXXXX";
	int fd = mkstemp(path);
	Memory far(SIZE), near(SIZE);
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	auto md = owner.reg(far.at, SIZE);
	auto mine = asker.reg(near.at, SIZE);
	auto data = pattern(9, SIZE);

	CHECK(fd >= 0 && unlink(path) == 0);
	CHECK(write(fd, data.data(), SIZE) == static_cast<ssize_t>(SIZE));
	auto file = asker.reg(nullptr, SIZE + BLOCK, FILE_SEG, static_cast<uint64_t>(fd));

	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	auto theirs = asker.load("owner", far.at, SIZE, owner.public_data(md));

	// To the other agent's memory, without memory here.
	CHECK(asker.transfer(NIXL_WRITE, FILE_SEG, { { BLOCK, 7 * BLOCK, file }, { 0, 100, file } },
			     DRAM_SEG,
			     { { addr(far.at), 7 * BLOCK, theirs },
			       { addr(far.at) + 8 * BLOCK, 100, theirs } },
			     "owner", "there") == NIXL_SUCCESS);
	CHECK((owner.notifs(1) == notif_list_t{ { "asker", "there" } }));
	CHECK(!memcmp(far.at, &data[BLOCK], 7 * BLOCK) &&
	      !memcmp(far.at + 8 * BLOCK, data.data(), 100));
	CHECK(far.at[7 * BLOCK] == 0 && far.at[8 * BLOCK + 100] == 0);
	// And back, into the file.
	CHECK(asker.transfer(NIXL_READ, FILE_SEG, { { 20 * BLOCK, BLOCK, file } }, DRAM_SEG,
			     { { addr(far.at), BLOCK, theirs } }, "owner") == NIXL_SUCCESS);
	CHECK(pread(fd, near.at, BLOCK, 20 * BLOCK) == static_cast<ssize_t>(BLOCK));
	CHECK(!memcmp(near.at, &data[BLOCK], BLOCK));
	// A file that ends earlier than it was said to.
	CHECK(asker.transfer(NIXL_WRITE, FILE_SEG, { { SIZE - 10, 20, file } }, DRAM_SEG,
			     { { addr(far.at), 20, theirs } }, "owner") == NIXL_ERR_BACKEND);

	// Between a file and memory of the agent itself, and between its memories.
	auto own_file = asker.self(file), own = asker.self(mine);

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, { { addr(near.at) + 5, 6000, mine } }, FILE_SEG,
			     { { 3, 6000, own_file } }, "asker", "me") == NIXL_SUCCESS);
	CHECK(!memcmp(near.at + 5, &data[3], 6000));
	CHECK((asker.notifs(1) == notif_list_t{ { "asker", "me" } }));
	CHECK(asker.transfer(NIXL_WRITE, DRAM_SEG, { { addr(near.at) + 5, 6000, mine } }, DRAM_SEG,
			     { { addr(near.at) + 9000, 6000, own } }, "asker") == NIXL_SUCCESS);
	CHECK(!memcmp(near.at + 9000, &data[3], 6000));
	CHECK(asker.transfer(NIXL_READ, FILE_SEG, { { 0, 1, file } }, FILE_SEG,
			     { { 9, 1, own_file } }, "asker") == NIXL_ERR_NOT_SUPPORTED);
	// Another agent's file is not reached.
	auto far_file = asker.load("owner", nullptr, SIZE, asker.public_data(file), FILE_SEG);

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, { { addr(near.at), 1, mine } }, FILE_SEG,
			     { { 0, 1, far_file } }, "owner") == NIXL_ERR_NOT_SUPPORTED);
	(void)close(fd);
}

// Once it is released, nothing comes any more.
void a_released_transfer_stops()
{
	constexpr size_t SIZE = 72u << 20; // more than is under way at once
	Memory far(SIZE), near(SIZE);
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	auto mine = asker.reg(near.at, SIZE);
	auto md = owner.reg(far.at, SIZE);
	nixlBackendReqH *h;

	memset(far.at, 7, SIZE);
	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	CHECK(asker.engine->connect("owner") == NIXL_SUCCESS);
	auto theirs = asker.load("owner", far.at, SIZE, owner.public_data(md));

	for (int i = 0; i < 3; i++) {
		CHECK(asker.prepare(NIXL_READ, DRAM_SEG, { { addr(near.at), SIZE, mine } },
				    DRAM_SEG, { { addr(far.at), SIZE, theirs } }, "owner",
				    h) == NIXL_SUCCESS);
		CHECK(asker.post(h, "done") == NIXL_IN_PROG);
		CHECK(asker.post(h) == NIXL_ERR_REPOST_ACTIVE);
		std::this_thread::sleep_for(std::chrono::milliseconds(i));
		CHECK(asker.engine->releaseReqH(h) == NIXL_SUCCESS);
		memset(near.at, 1, SIZE);
		std::this_thread::sleep_for(std::chrono::milliseconds(20));
		CHECK(near.at[0] == 1 && !memcmp(near.at, near.at + 1, SIZE - 1));
	}
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, { { addr(near.at), SIZE, mine } }, DRAM_SEG,
			     { { addr(far.at), SIZE, theirs } }, "owner") == NIXL_SUCCESS);
	CHECK(!memcmp(near.at, far.at, SIZE));
}

void bad_input_is_refused()
{
	Memory far(BLOCK), near(BLOCK);
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	auto md = owner.reg(far.at, BLOCK);
	auto mine = asker.reg(near.at, BLOCK);
	std::string info = owner.info(), data = owner.public_data(md);
	nixlBackendMD *out = nullptr;
	nixlBackendReqH *h;
	auto d = Agent::desc(addr(far.at), BLOCK, 0, data);

	CHECK(asker.engine->loadRemoteMD(d, DRAM_SEG, "owner", out) == NIXL_ERR_NOT_FOUND);
	for (size_t n = 0; n < 6; n++) {
		CHECK(asker.engine->loadRemoteConnInfo("x", info.substr(0, n)) ==
		      NIXL_ERR_MISMATCH);
	}
	CHECK(asker.engine->loadRemoteConnInfo("x", std::string(1 << 20, 'P')) ==
	      NIXL_ERR_MISMATCH);
	// What looks right and is not is said when the agent is wanted.
	info[info.size() / 2] ^= 1;
	CHECK(asker.engine->loadRemoteConnInfo("x", info) == NIXL_SUCCESS);
	CHECK(asker.engine->connect("x") == NIXL_ERR_INVALID_PARAM);
	CHECK(asker.engine->connect("y") == NIXL_ERR_NOT_FOUND);
	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	for (const char *bad : { "", "PLN", "PLNX?", "PLNX-more", "rubbish" }) {
		d.metaInfo = bad;
		CHECK(asker.engine->loadRemoteMD(d, DRAM_SEG, "owner", out) == NIXL_ERR_MISMATCH);
	}
	auto cut = data;

	cut[cut.size() - 1] ^= 1;
	auto changed = asker.load("owner", far.at, BLOCK, cut);
	auto theirs = asker.load("owner", far.at, BLOCK, data);
	// A registration that says more than was granted.
	auto longer = asker.load("owner", far.at, 2 * BLOCK, data);
	Pieces here = { { addr(near.at), 8, mine } };

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, { { addr(far.at), 8, changed } },
			     "owner") == NIXL_ERR_INVALID_PARAM);
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG,
			     { { addr(far.at) + BLOCK - 4, 8, longer } },
			     "owner") == NIXL_ERR_INVALID_PARAM);
	for (uint64_t off : { ~UINT64_C(0), UINT64_C(BLOCK - 7), UINT64_C(1) << 63 }) {
		CHECK(asker.prepare(NIXL_READ, DRAM_SEG, here, DRAM_SEG,
				    { { addr(far.at) + off, 8, theirs } }, "owner",
				    h) == NIXL_ERR_INVALID_PARAM);
	}
	CHECK(asker.prepare(NIXL_READ, DRAM_SEG, here, DRAM_SEG, {}, "owner", h) ==
	      NIXL_ERR_INVALID_PARAM);
	CHECK(asker.prepare(NIXL_READ, DRAM_SEG, here, DRAM_SEG, { { addr(far.at), 9, theirs } },
			    "owner", h) == NIXL_ERR_MISMATCH);
	CHECK(asker.prepare(NIXL_READ, DRAM_SEG, here, DRAM_SEG, { { addr(far.at), 8, theirs } },
			    "who", h) == NIXL_ERR_NOT_FOUND);
	CHECK(asker.prepare(NIXL_READ, DRAM_SEG, here, DRAM_SEG, { { addr(far.at), 8, nullptr } },
			    "owner", h) == NIXL_ERR_INVALID_PARAM);
	CHECK(asker.engine->registerMem(Agent::desc(0, 0, 0, ""), DRAM_SEG, out) < 0);
	CHECK(asker.engine->registerMem(Agent::desc(0, 1, 12345, ""), FILE_SEG, out) < 0);
	// Nothing, and it all still works.
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, {}, DRAM_SEG, {}, "owner") == NIXL_SUCCESS);
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, { { addr(far.at), 8, theirs } },
			     "owner") == NIXL_SUCCESS);
}

// Who has an agent's string can say what it likes; it loses its own connection by that.
void a_hostile_agent_harms_itself()
{
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	std::string info = owner.info();
	struct pl_remote *r;
	struct pl_ctx *ctx;
	const std::string bad[] = { "",
				    "x",
				    std::string("\2\1early", 7),
				    std::string("\1\1", 2),
				    std::string("\1\7name", 6),
				    std::string(240, '\1') };

	CHECK(asker.engine->loadRemoteConnInfo("owner", info) == NIXL_SUCCESS);
	CHECK(pl_open(nullptr, &ctx) == 0);
	for (const auto &b : bad) {
		CHECK(pl_remote_knock(ctx, info.data() + 5, info.size() - 5, UINT64_C(20000000000),
				      &r) == 0);
		CHECK(pl_remote_notify(r, b.data(), b.size(), UINT64_C(20000000000)) == 0);
		CHECK(asker.engine->genNotif("owner", "good") == NIXL_SUCCESS);
		CHECK((owner.notifs(1) == notif_list_t{ { "asker", "good" } }));
		pl_remote_close(r);
	}
	pl_close(ctx);
}

// A process that is killed: transfers fail, and end.
struct Child {
	pid_t pid;
	int from;
};

Child start_owner(const char *path)
{
	int ends[2];

	CHECK(pipe(ends) == 0);
	pid_t pid = fork();

	if (pid) {
		(void)close(ends[1]);
		return { pid, ends[0] };
	}
	plugin = load_plugin(path);
	Memory far(BLOCK);
	Agent owner(plugin, "owner");
	auto md = owner.reg(far.at, BLOCK);
	uint64_t at = addr(far.at);
	std::string info = owner.info(), data = owner.public_data(md);
	uint64_t lens[] = { at, info.size(), data.size() };

	memset(far.at, 5, BLOCK);
	CHECK(write(ends[1], lens, sizeof(lens)) == sizeof(lens));
	CHECK(write(ends[1], info.data(), info.size()) == static_cast<ssize_t>(info.size()));
	CHECK(write(ends[1], data.data(), data.size()) == static_cast<ssize_t>(data.size()));
	for (;;) {
		(void)pause();
	}
}

std::string take(int fd, size_t len)
{
	std::string s(len, '\0');

	for (size_t have = 0; have < len;) {
		ssize_t n = read(fd, &s[have], len - have);

		CHECK(n > 0);
		have += static_cast<size_t>(n);
	}
	return s;
}

void a_killed_agent_is_noticed(const Child &child)
{
	uint64_t lens[3];
	std::string head = take(child.from, sizeof(lens));

	memcpy(lens, head.data(), sizeof(lens));
	std::string info = take(child.from, lens[1]), data = take(child.from, lens[2]);
	Memory near(BLOCK);
	Agent asker(plugin, "asker");
	auto mine = asker.reg(near.at, BLOCK);
	int status;

	CHECK(asker.engine->loadRemoteConnInfo("owner", info) == NIXL_SUCCESS);
	auto theirs = asker.load("owner", reinterpret_cast<void *>(lens[0]), BLOCK, data);
	Pieces here = { { addr(near.at), BLOCK, mine } }, there = { { lens[0], BLOCK, theirs } };

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner", "x") ==
	      NIXL_SUCCESS);
	CHECK(near.at[0] == 5 && near.at[BLOCK - 1] == 5);
	CHECK(kill(child.pid, SIGKILL) == 0 && waitpid(child.pid, &status, 0) == child.pid);
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner", "x") ==
	      NIXL_ERR_REMOTE_DISCONNECT);
	// From then on at once, until it was loaded anew.
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner") ==
	      NIXL_ERR_REMOTE_DISCONNECT);
	CHECK(asker.engine->genNotif("owner", "x") == NIXL_ERR_REMOTE_DISCONNECT);
	CHECK(asker.engine->disconnect("owner") == NIXL_SUCCESS);
	(void)close(child.from);
}

} // namespace

int main(int argc, char **argv)
{
	CHECK(argc == 2);
	Child child = start_owner(argv[1]); // before there are threads

	plugin = load_plugin(argv[1]);
	the_table_is_right();
	a_killed_agent_is_noticed(child);
	lists_go_both_ways(false);
	lists_go_both_ways(true);
	notifications_come_in_order();
	agents_that_wait_first_go_on();
	files_are_local_ends();
	a_released_transfer_stops();
	bad_input_is_refused();
	a_hostile_agent_harms_itself();
	std::puts("all as it should be");
	return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef TESTS_NIXL_HOST_HPP
#define TESTS_NIXL_HOST_HPP

// What NIXL's agent does with a back end, as far as tests need it: the table comes from the plug-in
// by dlopen(), and the rest by its functions.

#include <dlfcn.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "nixl/abi.hpp"

// The test's own stderr: said_in() sends the plug-in's words elsewhere, and a failed CHECK in there
// must be read.
inline const int STDERR_OF_TEST = dup(STDERR_FILENO);

#define CHECK(cond)                                                                                \
	do {                                                                                       \
		if (!(cond)) {                                                                     \
			dprintf(STDERR_OF_TEST, "%s:%d: not so: %s\n", __FILE__, __LINE__, #cond); \
			std::abort();                                                              \
		}                                                                                  \
	} while (0)

inline nixlBackendPlugin *load_plugin(const char *path)
{
	void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);

	if (!lib) {
		std::fprintf(stderr, "%s\n", dlerror());
	}
	CHECK(lib);
	auto init = reinterpret_cast<nixlBackendPlugin *(*)()>(dlsym(lib, "nixl_plugin_init"));

	CHECK(init);
	return init();
}

// Runs f(file), where `file` is what stderr goes to meanwhile, and gives what came.
template <class F> std::string said_in(F f)
{
	FILE *file = tmpfile();
	int before = dup(STDERR_FILENO);
	std::string all(4096, '\0');

	CHECK(file && before >= 0 && dup2(fileno(file), STDERR_FILENO) == STDERR_FILENO);
	f(fileno(file));
	CHECK(dup2(before, STDERR_FILENO) == STDERR_FILENO && close(before) == 0);
	ssize_t n = pread(fileno(file), all.data(), all.size(), 0);

	CHECK(n >= 0);
	all.resize(static_cast<size_t>(n));
	(void)fclose(file);
	return all;
}

template <class F> std::string said(F f)
{
	return said_in([&f](int) { f(); });
}

// Until something was said there.
inline void wait_for_words(int file)
{
	char c;

	while (pread(file, &c, 1, 0) != 1) {
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
	}
}

inline bool has(const std::string &text, const std::string &part)
{
	if (text.find(part) == std::string::npos) {
		std::fprintf(stderr, "'%s' is not in: %s\n", part.c_str(), text.c_str());
		return false;
	}
	return true;
}

// A range of an agent.
struct Piece {
	uint64_t addr;
	size_t len;
	nixlBackendMD *md;
};

using Pieces = std::vector<Piece>;

inline nixl_meta_dlist_t to_list(nixl_mem_t type, const Pieces &all)
{
	nixl_meta_dlist_t list(type);

	for (const auto &p : all) {
		nixlMetaDesc d;

		d.addr = p.addr;
		d.len = p.len;
		d.devId = 0;
		d.metadataP = p.md;
		list.addDesc(d);
	}
	return list;
}

class Agent
{
      public:
	Agent(nixlBackendPlugin *p, const std::string &as, nixl_b_params_t params = {})
	    : name(as), plugin(p)
	{
		nixlBackendInitParams init;

		init.localAgent = as;
		init.type = "PEERLANE";
		init.customParams = &params;
		engine = plugin->create_engine(&init);
		CHECK(engine);
	}
	Agent(const Agent &) = delete;
	~Agent()
	{
		for (auto md : mine) {
			CHECK(engine->deregisterMem(md) == NIXL_SUCCESS);
		}
		for (auto md : others) {
			CHECK(engine->unloadMD(md) == NIXL_SUCCESS);
		}
		plugin->destroy_engine(engine);
	}

	nixlBackendMD *reg(void *at, size_t len, nixl_mem_t type = DRAM_SEG, uint64_t dev = 0,
			   const std::string &text = "")
	{
		nixlBlobDesc d = desc(reinterpret_cast<uint64_t>(at), len, dev, text);
		nixlBackendMD *md = nullptr;

		CHECK(engine->registerMem(d, type, md) == NIXL_SUCCESS);
		mine.push_back(md);
		return md;
	}
	// What registering comes to that is refused.
	nixl_status_t refused(uint64_t at, size_t len, nixl_mem_t type, uint64_t dev = 0,
			      const std::string &text = "")
	{
		nixlBackendMD *md = nullptr;

		return engine->registerMem(desc(at, len, dev, text), type, md);
	}
	void unreg(nixlBackendMD *md)
	{
		std::erase(mine, md);
		CHECK(engine->deregisterMem(md) == NIXL_SUCCESS);
	}
	std::string public_data(nixlBackendMD *md)
	{
		std::string out;

		CHECK(engine->getPublicData(md, out) == NIXL_SUCCESS);
		return out;
	}
	std::string info()
	{
		std::string out;

		CHECK(engine->getConnInfo(out) == NIXL_SUCCESS);
		return out;
	}
	nixlBackendMD *load(const std::string &agent, void *at, size_t len, const std::string &data,
			    nixl_mem_t type = DRAM_SEG)
	{
		nixlBackendMD *md = nullptr;

		CHECK(engine->loadRemoteMD(desc(reinterpret_cast<uint64_t>(at), len, 0, data), type,
					   agent, md) == NIXL_SUCCESS);
		others.push_back(md);
		return md;
	}
	nixlBackendMD *self(nixlBackendMD *md)
	{
		nixlBackendMD *out = nullptr;

		CHECK(engine->loadLocalMD(md, out) == NIXL_SUCCESS);
		others.push_back(out);
		return out;
	}
	void drop(nixlBackendMD *md)
	{
		std::erase(others, md);
		CHECK(engine->unloadMD(md) == NIXL_SUCCESS);
	}

	nixl_status_t wait(nixlBackendReqH *h)
	{
		nixl_status_t s;

		while ((s = engine->checkXfer(h)) == NIXL_IN_PROG) {
			std::this_thread::sleep_for(std::chrono::microseconds(200));
		}
		return s;
	}
	nixl_status_t prepare(nixl_xfer_op_t op, nixl_mem_t near_type, const Pieces &near,
			      nixl_mem_t far_type, const Pieces &far, const std::string &agent,
			      nixlBackendReqH *&h)
	{
		h = nullptr;
		return engine->prepXfer(op, to_list(near_type, near), to_list(far_type, far), agent,
					h);
	}
	nixl_status_t post(nixlBackendReqH *h, const char *notif = nullptr)
	{
		static const nixl_meta_dlist_t none(DRAM_SEG);
		nixl_opt_b_args_t args;

		args.hasNotif = notif != nullptr;
		args.notifMsg = notif ? notif : "";
		return engine->postXfer(NIXL_READ, none, none, "", h, &args);
	}
	// All of it, and what it came to.
	nixl_status_t transfer(nixl_xfer_op_t op, nixl_mem_t near_type, const Pieces &near,
			       nixl_mem_t far_type, const Pieces &far, const std::string &agent,
			       const char *notif = nullptr)
	{
		nixlBackendReqH *h;
		nixl_status_t s = prepare(op, near_type, near, far_type, far, agent, h);

		if (s) {
			return s;
		}
		s = post(h, notif);
		s = s == NIXL_IN_PROG ? wait(h) : s;
		CHECK(engine->releaseReqH(h) == NIXL_SUCCESS);
		return s;
	}
	// So many notifications, in the order in which they came.
	notif_list_t notifs(size_t n)
	{
		notif_list_t all;

		while (all.size() < n) {
			CHECK(engine->getNotifs(all) == NIXL_SUCCESS);
			std::this_thread::sleep_for(std::chrono::microseconds(200));
		}
		return all;
	}

	static nixlBlobDesc desc(uint64_t addr, size_t len, uint64_t dev, const std::string &meta)
	{
		nixlBlobDesc d;

		d.addr = addr;
		d.len = len;
		d.devId = dev;
		d.metaInfo = meta;
		return d;
	}

	const std::string name;
	nixlBackendEngine *engine;

      private:
	nixlBackendPlugin *plugin;
	std::vector<nixlBackendMD *> mine, others;
};

#endif

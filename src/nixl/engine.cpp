// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// NIXL's calls. None of them waits for another process but connect(), deregisterMem() and
// releaseReqH(), and none lets an exception out.

#include <cerrno>
#include <charconv>
#include <stdexcept>

#include "nixl/files.hpp"
#include "nixl/jobs.hpp"

namespace peerlane_nixl
{

namespace
{
constexpr unsigned int WORKERS = 8;
constexpr unsigned int WORKERS_MAX = 64;
constexpr char NOT_REACHED[] = "PLNX-"; // what is said of a file
constexpr char REACHED[] = "PLNX+";	// and of memory, before the grant's blob
constexpr size_t TAG = sizeof(REACHED) - 1;

const nixl_mem_list_t MEMS = { DRAM_SEG, VRAM_SEG, FILE_SEG };
// Of these a program may give any when it creates the back end, and any other tunable.
const char *const OPTIONS[] = { "tcp_bind", "tcp_port", "tcp_connections", "tcp_trust", "workers" };

template <class F> nixl_status_t guarded(F f) noexcept
{
	try {
		return f();
	} catch (const std::exception &e) {
		say("%s", e.what());
	} catch (...) {
	}
	return NIXL_ERR_BACKEND;
}

class Engine final : public nixlBackendEngine
{
      public:
	explicit Engine(const nixlBackendInitParams *p);
	~Engine() override
	{
		agents->stop();
	}

	bool supportsRemote() const override
	{
		return true;
	}
	bool supportsLocal() const override
	{
		return true;
	}
	bool supportsNotif() const override
	{
		return true;
	}
	nixl_mem_list_t getSupportedMems() const override
	{
		return MEMS;
	}
	nixl_status_t registerMem(const nixlBlobDesc &d, const nixl_mem_t &mem,
				  nixlBackendMD *&out) override;
	nixl_status_t deregisterMem(nixlBackendMD *md) override;
	nixl_status_t connect(const std::string &agent) override;
	nixl_status_t disconnect(const std::string &agent) override;
	nixl_status_t unloadMD(nixlBackendMD *md) override
	{
		delete md;
		return NIXL_SUCCESS;
	}
	nixl_status_t prepXfer(const nixl_xfer_op_t &op, const nixl_meta_dlist_t &near,
			       const nixl_meta_dlist_t &far, const std::string &agent,
			       nixlBackendReqH *&out, const nixl_opt_b_args_t *args) const override;
	nixl_status_t postXfer(const nixl_xfer_op_t &op, const nixl_meta_dlist_t &near,
			       const nixl_meta_dlist_t &far, const std::string &agent,
			       nixlBackendReqH *&handle,
			       const nixl_opt_b_args_t *args) const override;
	nixl_status_t checkXfer(nixlBackendReqH *handle) const override;
	nixl_status_t releaseReqH(nixlBackendReqH *handle) const override;
	nixl_status_t getPublicData(const nixlBackendMD *md, std::string &out) const override;
	nixl_status_t getConnInfo(std::string &out) const override
	{
		out = agents->info();
		return NIXL_SUCCESS;
	}
	nixl_status_t loadRemoteConnInfo(const std::string &agent,
					 const std::string &info) override;
	nixl_status_t loadRemoteMD(const nixlBlobDesc &d, const nixl_mem_t &mem,
				   const std::string &agent, nixlBackendMD *&out) override;
	nixl_status_t loadLocalMD(nixlBackendMD *in, nixlBackendMD *&out) override;
	nixl_status_t getNotifs(notif_list_t &out) override;
	nixl_status_t genNotif(const std::string &agent, const std::string &message) const override;
	nixl_status_t queryMem(const nixl_reg_dlist_t &descs,
			       std::vector<nixl_query_resp_t> &out) const override;

      private:
	int open_context(const nixl_b_params_t &params, unsigned int *workers);
	int register_file(const nixlBlobDesc &d, Md &md, std::string &why);

	const std::shared_ptr<Context> context = std::make_shared<Context>();
	Grants grants{ context };
	FileKeys keys;
	std::atomic<bool> other_gpu_told{ false };
	std::unique_ptr<Pool> pool;
	std::unique_ptr<Agents> agents;
};

int Engine::open_context(const nixl_b_params_t &params, unsigned int *workers)
{
	struct pl_ctx_opts opts = PL_CTX_OPTS_INIT;
	std::vector<std::string> settings;
	std::vector<const char *> list;
	int rc;

	for (const auto &[key, value] : params) {
		if (value.empty()) {
			continue; // as NIXL gives back what has no default
		}
		if (key == "workers") {
			auto [end, err] = std::from_chars(value.data(), value.data() + value.size(),
							  *workers);

			if (err != std::errc() || *end || !*workers || *workers > WORKERS_MAX) {
				say("workers is '%s': it is a number from 1 to %u", value.c_str(),
				    WORKERS_MAX);
				return -EINVAL;
			}
		} else {
			settings.push_back(key + "=" + value);
		}
	}
	for (const auto &s : settings) {
		list.push_back(s.c_str());
	}
	opts.settings = list.data();
	opts.n_settings = list.size();
	rc = pl_open(&opts, &context->ctx);
	if (rc) {
		say("%s", pl_error_message());
	}
	return rc;
}

Engine::Engine(const nixlBackendInitParams *p) : nixlBackendEngine(p)
{
	unsigned int workers = WORKERS;
	int rc;

	rc = open_context(*p->customParams, &workers);
	pool = std::make_unique<Pool>(workers);
	agents = std::make_unique<Agents>(context, localAgent, *pool);
	if (!rc) {
		rc = agents->open();
		if (rc) {
			say("%s", pl_error_message());
		}
	}
	initErr = rc != 0;
}

int Engine::register_file(const nixlBlobDesc &d, Md &md, std::string &why)
{
	FileText text;
	struct stat st;
	int rc;

	try {
		text = read_file_text(d.metaInfo);
	} catch (const std::invalid_argument &e) {
		why = e.what() + (": '" + d.metaInfo + "'");
		return -EINVAL;
	}
	if (d.addr > INT64_MAX || d.len > INT64_MAX - d.addr) {
		why = "no file is so long";
		return -EINVAL;
	}
	md.file = std::make_shared<File>();
	md.file->context = context;
	rc = open_file(context->ctx, text, d.devId, &md.file->file, st, why);
	if (!rc && !keys.claim(d.devId, text.by_path, st)) {
		why = "the number " + std::to_string(d.devId) +
		      " is that of another registered file; each path needs a number of its own";
		rc = -EINVAL;
	}
	return rc;
}

nixl_status_t Engine::registerMem(const nixlBlobDesc &d, const nixl_mem_t &mem, nixlBackendMD *&out)
{
	return guarded([&] {
		auto md = std::make_unique<Md>(mem, d);
		std::string why;
		int rc;

		if (mem == FILE_SEG) {
			rc = register_file(d, *md, why);
		} else {
			rc = check_memory(context->ctx, mem, d, other_gpu_told, why);
			rc = rc ? rc : grants.open(mem, d, md->grant);
		}
		if (rc) {
			say("cannot register %zu bytes: %s", d.len,
			    why.empty() ? pl_error_message() : why.c_str());
			return status_of(rc);
		}
		out = md.release();
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::deregisterMem(nixlBackendMD *md)
{
	return guarded([&] {
		Md *of = static_cast<Md *>(md);

		if (of && grants.close(of->grant)) {
			say("memory is granted as before: %s", pl_error_message());
			return NIXL_ERR_BACKEND;
		}
		if (of && of->file) {
			keys.release(of->dev);
		}
		delete of;
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::getPublicData(const nixlBackendMD *md, std::string &out) const
{
	return guarded([&] {
		const auto &grant = static_cast<const Md *>(md)->grant;

		out = grant ? REACHED + grant->blob : NOT_REACHED;
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::connect(const std::string &agent)
{
	return guarded([&] {
		if (agent == localAgent) {
			return NIXL_SUCCESS;
		}
		auto p = agents->find(agent);
		int rc = p ? agents->ensure(p) : 0;

		return p ? status_of(rc) : NIXL_ERR_NOT_FOUND;
	});
}

nixl_status_t Engine::disconnect(const std::string &agent)
{
	return guarded([&] {
		agents->unload(agent);
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::loadRemoteConnInfo(const std::string &agent, const std::string &info)
{
	return guarded([&] {
		if (!agents->load(agent, info)) {
			say("the connection info of agent '%s' is none of this release",
			    agent.c_str());
			return NIXL_ERR_MISMATCH;
		}
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::loadRemoteMD(const nixlBlobDesc &d, const nixl_mem_t &mem,
				   const std::string &agent, nixlBackendMD *&out)
{
	return guarded([&] {
		auto md = std::make_unique<Md>(mem, d);
		auto p = agents->find(agent);
		bool reached = d.metaInfo.compare(0, TAG, REACHED) == 0;

		if (!p) {
			return NIXL_ERR_NOT_FOUND;
		}
		if ((!reached && d.metaInfo != NOT_REACHED) ||
		    d.metaInfo.size() > TAG + PL_BLOB_MAX) {
			say("what was loaded of agent '%s' is no memory of this release",
			    agent.c_str());
			return NIXL_ERR_MISMATCH;
		}
		if (reached) {
			md->region = std::make_shared<Region>(p, d.metaInfo.substr(TAG));
		}
		out = md.release();
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::loadLocalMD(nixlBackendMD *in, nixlBackendMD *&out)
{
	return guarded([&] {
		const Md *of = static_cast<const Md *>(in);
		nixlBasicDesc d;

		d.addr = of->addr;
		d.len = of->len;
		d.devId = 0;
		auto md = std::make_unique<Md>(of->mem, d);

		md->file = of->file;
		out = md.release();
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::prepXfer(const nixl_xfer_op_t &op, const nixl_meta_dlist_t &near,
			       const nixl_meta_dlist_t &far, const std::string &agent,
			       nixlBackendReqH *&out, const nixl_opt_b_args_t *) const
{
	return guarded([&] {
		auto p = agent == localAgent ? nullptr : agents->find(agent);
		auto job = std::make_shared<Job>(context, *agents, *pool);
		nixl_status_t rc;

		if (!p && agent != localAgent) {
			return NIXL_ERR_NOT_FOUND;
		}
		rc = job->prepare(op, near, far, p);
		if (!rc) {
			out = new Request(job);
		}
		return rc;
	});
}

nixl_status_t Engine::postXfer(const nixl_xfer_op_t &, const nixl_meta_dlist_t &,
			       const nixl_meta_dlist_t &, const std::string &,
			       nixlBackendReqH *&handle, const nixl_opt_b_args_t *args) const
{
	return guarded([&] {
		return handle ? static_cast<Request *>(handle)->job->start(args)
			      : NIXL_ERR_INVALID_PARAM;
	});
}

nixl_status_t Engine::checkXfer(nixlBackendReqH *handle) const
{
	return handle ? static_cast<Request *>(handle)->job->status() : NIXL_ERR_INVALID_PARAM;
}

nixl_status_t Engine::releaseReqH(nixlBackendReqH *handle) const
{
	return guarded([&] {
		if (handle) {
			static_cast<Request *>(handle)->job->release();
			delete handle;
		}
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::getNotifs(notif_list_t &out)
{
	return guarded([&] {
		agents->collect(out);
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::genNotif(const std::string &agent, const std::string &message) const
{
	return guarded([&] {
		auto p = agents->find(agent);

		if (message.size() > MESSAGE_MAX_BYTES) {
			say("a notification of %zu bytes is too long: %zu are the most",
			    message.size(), MESSAGE_MAX_BYTES);
			return NIXL_ERR_INVALID_PARAM;
		}
		if (agent == localAgent) {
			agents->to_itself(message);
			return NIXL_SUCCESS;
		}
		if (!p || p->gone) {
			return p ? NIXL_ERR_REMOTE_DISCONNECT : NIXL_ERR_NOT_FOUND;
		}
		if (!p->has_space(message.size())) {
			say("agent '%.80s' has yet to take %zu MiB of notifications: no more can wait",
			    agent.c_str(), WAITING_MAX_BYTES >> 20);
			return NIXL_ERR_BACKEND;
		}
		agents->send(p, message, [to = p.get()](int rc) { // which keeps this until then
			if (rc) {
				say("agent '%s' was not notified: %s", to->name.c_str(),
				    to->why(rc));
			}
		});
		return NIXL_SUCCESS;
	});
}

nixl_status_t Engine::queryMem(const nixl_reg_dlist_t &descs,
			       std::vector<nixl_query_resp_t> &out) const
{
	return guarded([&] {
		if (descs.getType() != FILE_SEG) {
			return NIXL_ERR_NOT_SUPPORTED;
		}
		out.clear();
		for (size_t i = 0; i < descs.count(); i++) {
			try {
				out.push_back(ask_file(descs[i].metaInfo));
			} catch (const std::invalid_argument &) {
				out.push_back(std::nullopt); // no name of a file
			}
		}
		return NIXL_SUCCESS;
	});
}

nixlBackendEngine *create(const nixlBackendInitParams *p)
{
	try {
		return new Engine(p);
	} catch (const std::exception &e) {
		say("%s", e.what());
	} catch (...) {
	}
	return nullptr;
}

void destroy(nixlBackendEngine *e)
{
	delete e;
}

nixl_b_params_t options()
{
	nixl_b_params_t all;

	for (const char *o : OPTIONS) {
		all[o] = "";
	}
	return all;
}

nixlBackendPlugin plugin = {
	NIXL_PLUGIN_API_VERSION,
	create,
	destroy,
	[] { return "PEERLANE"; },
	[] { return pl_version(); },
	options,
	[] { return MEMS; },
};
} // namespace

} // namespace peerlane_nixl

extern "C" {
__attribute__((visibility("default"))) nixlBackendPlugin *nixl_plugin_init()
{
	return &peerlane_nixl::plugin;
}

__attribute__((visibility("default"))) void nixl_plugin_fini()
{
}
}

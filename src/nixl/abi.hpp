// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_ABI_HPP
#define NIXL_ABI_HPP

// What NIXL 1.0 to 1.5 and a back-end of it have in common in memory: names, values, the order of
// members and that of virtual functions. NIXL's headers are not in its wheels; these are
// declarations of ours of what its binaries rely on. Nothing here may be reordered.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

enum nixl_mem_t { DRAM_SEG, VRAM_SEG, BLK_SEG, OBJ_SEG, FILE_SEG };
enum nixl_xfer_op_t { NIXL_READ, NIXL_WRITE };
enum nixl_status_t {
	NIXL_IN_PROG = 1,
	NIXL_SUCCESS = 0,
	NIXL_ERR_INVALID_PARAM = -2,
	NIXL_ERR_BACKEND = -3,
	NIXL_ERR_NOT_FOUND = -4,
	NIXL_ERR_MISMATCH = -5,
	NIXL_ERR_NOT_ALLOWED = -6,
	NIXL_ERR_REPOST_ACTIVE = -7,
	NIXL_ERR_NOT_SUPPORTED = -9,
	NIXL_ERR_REMOTE_DISCONNECT = -10,
	NIXL_ERR_CANCELED = -11,
};
enum class nixl_thread_sync_t { NONE };
enum class nixl_cost_t { ANALYTICAL_BACKEND };

using nixl_b_params_t = std::unordered_map<std::string, std::string>;
using nixl_mem_list_t = std::vector<nixl_mem_t>;
using nixl_query_resp_t = std::optional<nixl_b_params_t>;
using notif_list_t = std::vector<std::pair<std::string, std::string>>; // agent, message
struct nixlAgentOptionalArgs;

class nixlBasicDesc {
public:
	uintptr_t addr; // or the offset in a file
	size_t len;
	uint64_t devId; // or the descriptor of a file
};

class nixlBlobDesc : public nixlBasicDesc {
public:
	std::string metaInfo;
};

class nixlBackendMD {
protected:
	bool isPrivateMD;

public:
	explicit nixlBackendMD(bool isPrivate) : isPrivateMD(isPrivate)
	{
	}
	virtual ~nixlBackendMD() = default;
};

class nixlMetaDesc : public nixlBasicDesc {
public:
	nixlBackendMD *metadataP;
};

struct nixlRemoteMetaDesc : public nixlMetaDesc {
	std::string remoteAgent;
};

// Lists are made by NIXL and read here; tests make their own. Their virtual functions are never
// called: there are as many as NIXL has.
template <class T> class nixlDescList {
protected:
	nixl_mem_t type;
	std::vector<T> descs;

public:
	explicit nixlDescList(nixl_mem_t of) : type(of)
	{
	}
	nixlDescList(const nixlDescList &) = default;
	virtual ~nixlDescList() = default;
	virtual void resize(const size_t &n)
	{
		descs.resize(n);
	}
	virtual void addDesc(const T &d)
	{
		descs.push_back(d);
	}
	virtual int getIndex(const nixlBasicDesc &) const
	{
		return -1;
	}

	nixl_mem_t getType() const
	{
		return type;
	}
	size_t count() const
	{
		return descs.size();
	}
	const T &operator[](size_t i) const
	{
		return descs[i];
	}
};

using nixl_meta_dlist_t = nixlDescList<nixlMetaDesc>;
using nixl_reg_dlist_t = nixlDescList<nixlBlobDesc>;
using nixl_remote_meta_dlist_t = nixlDescList<nixlRemoteMetaDesc>;

class nixlBackendReqH {
public:
	virtual ~nixlBackendReqH() = default;
};

struct nixlBackendOptionalArgs {
	std::string notifMsg;
	bool hasNotif = false;
	std::string customParam;
};
using nixl_opt_b_args_t = nixlBackendOptionalArgs;

class nixlBackendInitParams {
public:
	std::string localAgent;
	std::string type;
	nixl_b_params_t *customParams = nullptr;
	bool enableProgTh = false;
	uint64_t pthrDelay = 0;
	nixl_thread_sync_t syncMode = nixl_thread_sync_t::NONE;
	bool enableTelemetry_ = false;
};

class nixlBackendEngine {
	struct Event {
		uint64_t word[2];
	};
	std::string backendType;
	nixl_b_params_t customParams;
	std::vector<Event> telemetryEvents; // never any of ours
	std::mutex telemetryLock;

protected:
	bool initErr = false;
	const std::string localAgent;
	const bool enableTelemetry;

public:
	explicit nixlBackendEngine(const nixlBackendInitParams *p)
	    : backendType(p->type), customParams(*p->customParams), localAgent(p->localAgent),
	      enableTelemetry(p->enableTelemetry_)
	{
	}
	nixlBackendEngine(const nixlBackendEngine &) = delete;
	void operator=(const nixlBackendEngine &) = delete;
	bool getInitErr() const
	{
		return initErr;
	}

	virtual ~nixlBackendEngine() = default;
	virtual bool supportsRemote() const = 0;
	virtual bool supportsLocal() const = 0;
	virtual bool supportsNotif() const = 0;
	virtual nixl_mem_list_t getSupportedMems() const = 0;
	virtual nixl_status_t registerMem(const nixlBlobDesc &, const nixl_mem_t &,
					  nixlBackendMD *&) = 0;
	virtual nixl_status_t deregisterMem(nixlBackendMD *) = 0;
	virtual nixl_status_t connect(const std::string &) = 0;
	virtual nixl_status_t disconnect(const std::string &) = 0;
	virtual nixl_status_t unloadMD(nixlBackendMD *) = 0;
	virtual nixl_status_t prepXfer(const nixl_xfer_op_t &, const nixl_meta_dlist_t &,
				       const nixl_meta_dlist_t &, const std::string &,
				       nixlBackendReqH *&, const nixl_opt_b_args_t * = nullptr) const = 0;
	virtual nixl_status_t postXfer(const nixl_xfer_op_t &, const nixl_meta_dlist_t &,
				       const nixl_meta_dlist_t &, const std::string &,
				       nixlBackendReqH *&, const nixl_opt_b_args_t * = nullptr) const = 0;
	virtual nixl_status_t checkXfer(nixlBackendReqH *) const = 0;
	virtual nixl_status_t releaseReqH(nixlBackendReqH *) const = 0;
	virtual nixl_status_t prepMemView(const nixl_remote_meta_dlist_t &, void *&,
					  const nixl_opt_b_args_t * = nullptr) const
	{
		return NIXL_ERR_NOT_SUPPORTED;
	}
	virtual nixl_status_t prepMemView(const nixl_meta_dlist_t &, void *&,
					  const nixl_opt_b_args_t * = nullptr) const
	{
		return NIXL_ERR_NOT_SUPPORTED;
	}
	virtual void releaseMemView(void *) const
	{
	}
	virtual nixl_status_t getPublicData(const nixlBackendMD *, std::string &) const = 0;
	virtual nixl_status_t getConnInfo(std::string &) const = 0;
	virtual nixl_status_t loadRemoteConnInfo(const std::string &, const std::string &) = 0;
	virtual nixl_status_t loadRemoteMD(const nixlBlobDesc &, const nixl_mem_t &,
					   const std::string &, nixlBackendMD *&) = 0;
	virtual nixl_status_t loadLocalMD(nixlBackendMD *, nixlBackendMD *&) = 0;
	virtual nixl_status_t getNotifs(notif_list_t &) = 0;
	virtual nixl_status_t genNotif(const std::string &, const std::string &) const = 0;
	virtual nixl_status_t queryMem(const nixl_reg_dlist_t &,
				       std::vector<nixl_query_resp_t> &) const
	{
		return NIXL_ERR_NOT_SUPPORTED;
	}
	virtual nixl_status_t estimateXferCost(const nixl_xfer_op_t &, const nixl_meta_dlist_t &,
					       const nixl_meta_dlist_t &, const std::string &,
					       nixlBackendReqH *const &, std::chrono::microseconds &,
					       std::chrono::microseconds &, nixl_cost_t &,
					       const nixlAgentOptionalArgs * = nullptr) const
	{
		return NIXL_ERR_NOT_SUPPORTED;
	}
};

#define NIXL_PLUGIN_API_VERSION 1

class nixlBackendPlugin {
public:
	int api_version;
	nixlBackendEngine *(*create_engine)(const nixlBackendInitParams *);
	void (*destroy_engine)(nixlBackendEngine *);
	const char *(*get_plugin_name)();
	const char *(*get_plugin_version)();
	nixl_b_params_t (*get_backend_options)();
	nixl_mem_list_t (*get_backend_mems)();
};

#endif

// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// What another agent of NIXL says: its connection info, what it says of its memory, and the parts of
// its messages; and the texts of files. The first byte chooses, and the rest takes the place of what a true agent has given
// (its XOR: so that an empty input is the true one).

#include "../nixl/host.hpp"
#include "nixl/files.hpp"
#include "nixl/agents.hpp"

#include <fcntl.h>

#include <regex>
#include <stdexcept>

extern "C" {
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);
}

namespace {

struct Sides {
	nixlBackendPlugin *plugin = load_plugin(getenv("FUZZ_NIXL_PLUGIN"));
	char far[256] = "far", near[256] = "";
	Agent owner{ plugin, "owner" }, asker{ plugin, "asker" };
	nixlBackendMD *granted = owner.reg(far, sizeof(far));
	nixlBackendMD *mine = asker.reg(near, sizeof(near));
	std::string info = owner.info(), memory = owner.public_data(granted);

	Sides()
	{
		CHECK(asker.engine->loadRemoteConnInfo("owner", info) == NIXL_SUCCESS);
		// OpenSSL ends after the threads of these, if it begins before they are made to the end.
		CHECK(asker.engine->connect("owner") == NIXL_SUCCESS);
	}
};

std::string changed(std::string s, const uint8_t *data, size_t len)
{
	for (size_t i = 0; i < len; i++) {
		if (i < s.size()) {
			s[i] = static_cast<char>(s[i] ^ data[i]);
		} else {
			s.push_back(static_cast<char>(data[i]));
		}
	}
	return s;
}

void connection_info(Sides &s, const uint8_t *data, size_t len)
{
	std::string info = changed(s.info, data, len);
	bool same = info == s.info;

	if (s.asker.engine->loadRemoteConnInfo("other", info) == NIXL_SUCCESS) {
		CHECK((s.asker.engine->connect("other") == NIXL_SUCCESS) == same);
		CHECK(s.asker.engine->disconnect("other") == NIXL_SUCCESS);
	} else {
		CHECK(!same);
	}
}

void memory(Sides &s, const uint8_t *data, size_t len)
{
	auto at = reinterpret_cast<uint64_t>(s.far);
	std::string said = changed(s.memory, data, len);
	nixlBackendMD *md = nullptr;
	nixl_status_t rc = s.asker.engine->loadRemoteMD(Agent::desc(at, sizeof(s.far), 0, said), DRAM_SEG,
							"owner", md);

	if (rc) {
		CHECK(said != s.memory);
		return;
	}
	memset(s.near, 0, sizeof(s.near));
	rc = s.asker.transfer(NIXL_READ, DRAM_SEG,
			      { { reinterpret_cast<uint64_t>(s.near), sizeof(s.near), s.mine } }, DRAM_SEG,
			      { { at, sizeof(s.far), md } }, "owner");
	CHECK((rc == NIXL_SUCCESS) == (said == s.memory));
	CHECK(rc || !memcmp(s.near, s.far, sizeof(s.near)));
	CHECK(s.asker.engine->unloadMD(md) == NIXL_SUCCESS);
}

// A byte says how long the next part is.
void parts(const uint8_t *data, size_t len)
{
	peerlane_nixl::Joiner joiner;
	std::vector<std::string> messages;

	while (len) {
		size_t n = data[0] % (PL_MESSAGE_MAX + 1);

		data++;
		len--;
		n = n < len ? n : len;
		if (!joiner.take(data, n, messages)) {
			break;
		}
		data += n;
		len -= n;
	}
	for (const auto &m : messages) {
		peerlane_nixl::Joiner other;
		std::vector<std::string> again;

		CHECK(!joiner.who().empty() && m.size() <= peerlane_nixl::MESSAGE_MAX_BYTES);
		for (const auto &p : peerlane_nixl::to_parts(peerlane_nixl::PART_NAME, "n")) {
			CHECK(other.take(p.data(), p.size(), again));
		}
		for (const auto &p : peerlane_nixl::to_parts(peerlane_nixl::PART_MESSAGE, m)) {
			CHECK(other.take(p.data(), p.size(), again));
		}
		CHECK(again.size() == 1 && again[0] == m);
	}
}

// Beside the same grammar in other words.
void file_text(const std::string &text)
{
	static const std::regex path("(ro|rw)((?:,(?:direct|sync|noatime|create))*):([^]+)"), begins("(?:ro|rw)[,:][^]*");
	bool has_colon = text.find(':') != std::string::npos;
	std::smatch m;
	bool matches = std::regex_match(text, m, path);

	try {
		auto t = peerlane_nixl::read_file_text(text);

		CHECK(t.by_path == matches);
		CHECK(!matches || (t.path == m[3] && t.path.find('\0') == std::string::npos));
		CHECK(!matches || (t.flags & O_ACCMODE) == (m[1] == "ro" ? O_RDONLY : O_RDWR));
		CHECK(!matches || !!(t.flags & O_CREAT) == (m[2].str().find("create") != std::string::npos));
		CHECK(matches || !has_colon || !std::regex_match(text, begins));
	} catch (const std::invalid_argument &) {
		CHECK(has_colon && std::regex_match(text, begins));
		CHECK(!matches || m[3].str().find('\0') != std::string::npos);
	}
}

} // namespace

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static Sides sides;

	if (len && data[0] % 4 == 0) {
		connection_info(sides, data + 1, len - 1);
	} else if (len && data[0] % 4 == 1) {
		memory(sides, data + 1, len - 1);
	} else if (len && data[0] % 4 == 2) {
		parts(data + 1, len - 1);
	} else if (len) {
		file_text(std::string(reinterpret_cast<const char *>(data) + 1, std::min<size_t>(len - 1, 500)));
	}
	return 0;
}

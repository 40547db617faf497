// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// What agents say to each other: the connection info, and messages in parts.

#include <cstring>

#include "nixl/agents.hpp"

namespace peerlane_nixl {

namespace {
constexpr char MAGIC[] = "PLNX1";
constexpr size_t MAGIC_LEN = sizeof(MAGIC) - 1;
constexpr size_t HEAD = 2;
constexpr size_t BODY = PL_MESSAGE_MAX - HEAD;
} // namespace

std::string pack_door(const void *blob, size_t len)
{
	return std::string(MAGIC, MAGIC_LEN) + std::string(static_cast<const char *>(blob), len);
}

bool unpack_door(const std::string &info, std::string &blob)
{
	if (info.size() <= MAGIC_LEN || info.size() > MAGIC_LEN + PL_BLOB_MAX ||
	    info.compare(0, MAGIC_LEN, MAGIC) != 0) {
		return false;
	}
	blob = info.substr(MAGIC_LEN);
	return true;
}

std::deque<std::string> to_parts(part_kind kind, const std::string &bytes)
{
	std::deque<std::string> parts;
	size_t at = 0;

	do {
		size_t n = bytes.size() - at < BODY ? bytes.size() - at : BODY;
		std::string part(HEAD, '\0');

		part[0] = static_cast<char>(kind);
		part[1] = at + n == bytes.size();
		part.append(bytes, at, n);
		parts.push_back(std::move(part));
		at += n;
	} while (at < bytes.size());
	return parts;
}

bool Joiner::take(const void *bytes, size_t len, std::vector<std::string> &messages)
{
	const char *at = static_cast<const char *>(bytes);

	if (len < HEAD || at[0] != (named ? PART_MESSAGE : PART_NAME) || (at[1] & ~1)) {
		return false;
	}
	partial.append(at + HEAD, len - HEAD);
	if (partial.size() > (named ? MESSAGE_MAX_BYTES : NAME_MAX_BYTES)) {
		return false;
	}
	if (!at[1]) {
		return true;
	}
	if (named) {
		messages.push_back(std::move(partial));
	} else {
		name = std::move(partial);
		named = true;
		if (name.empty()) {
			return false;
		}
	}
	partial.clear();
	return true;
}

} // namespace peerlane_nixl

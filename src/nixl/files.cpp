// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <stdexcept>
#include <system_error>

namespace peerlane_nixl
{

namespace
{
// Beyond these two NIXL's own back ends have the same words.
const std::map<std::string, int> FLAGS = {
	{ "direct", O_DIRECT }, { "sync", O_SYNC }, { "noatime", O_NOATIME }, { "create", O_CREAT }
};
constexpr mode_t CREATED = 0644; // as NIXL's own back ends

std::string words(int err)
{
	return std::generic_category().message(err);
}

// O_NONBLOCK: a pipe without a writer must not hold up its registration.
int open_path(const FileText &text, std::string &why)
{
	int fd = ::open(text.path.c_str(), text.flags | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, CREATED);
	int err = errno;

	if (fd >= 0) {
		int flags = ::fcntl(fd, F_GETFL);

		(void)::fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
		return fd;
	}
	why = "cannot open '" + text.path + "': " + words(err);
	if (err == EINVAL && (text.flags & O_DIRECT)) {
		why += "; its file system may refuse O_DIRECT: open it without 'direct'";
	}
	return -err;
}

int look_at(int fd, const std::string &what, struct stat &st, std::string &why)
{
	if (::fstat(fd, &st)) {
		int err = errno;

		why = what + ": " + words(err);
		return -err;
	}
	if (S_ISDIR(st.st_mode) || (!S_ISREG(st.st_mode) && !S_ISBLK(st.st_mode))) {
		why = what +
		      (S_ISDIR(st.st_mode) ? " is a directory" : " is a pipe, socket or terminal") +
		      ": only files and block devices have offsets";
		return S_ISDIR(st.st_mode) ? -EISDIR : -EINVAL;
	}
	return 0;
}
} // namespace

FileText read_file_text(const std::string &text)
{
	size_t colon = text.find(':'), at = text.find_first_of(",:");
	std::string access = text.substr(0, at);
	FileText out;

	if (colon == std::string::npos || (access != "ro" && access != "rw")) {
		return out;
	}
	out.by_path = true;
	out.flags = access == "ro" ? O_RDONLY : O_RDWR;
	out.path = text.substr(colon + 1);
	while (at < colon) {
		size_t end = text.find_first_of(",:", at + 1);
		std::string word = text.substr(at + 1, end - at - 1);
		auto flag = FLAGS.find(word);

		if (flag == FLAGS.end()) {
			throw std::invalid_argument(
				"'" + word + "' is none of direct, sync, noatime and create");
		}
		out.flags |= flag->second;
		at = end;
	}
	// The kernel would take what comes before a zero byte for the name.
	if (out.path.empty() || out.path.find('\0') != std::string::npos) {
		throw std::invalid_argument(out.path.empty() ? "there is no path behind the colon"
							     : "the path has a zero byte in it");
	}
	return out;
}

int open_file(struct pl_ctx *ctx, const FileText &text, uint64_t number, struct pl_file **out,
	      struct stat &st, std::string &why)
{
	std::string what =
		text.by_path ? "'" + text.path + "'" : "descriptor " + std::to_string(number);
	int fd, rc;

	if (!text.by_path && number > INT_MAX) {
		why = std::to_string(number) + " is no descriptor, and the text names no path";
		return -EBADF;
	}
	fd = text.by_path ? open_path(text, why) : static_cast<int>(number);
	if (fd < 0) {
		return fd;
	}
	rc = look_at(fd, what, st, why);
	if (!rc) {
		rc = pl_file_from_fd(ctx, fd, out); // which holds a duplicate
		why = rc ? pl_error_message() : "";
	}
	if (text.by_path) {
		(void)::close(fd);
	}
	return rc;
}

std::optional<std::unordered_map<std::string, std::string>> ask_file(const std::string &text)
{
	const FileText named = read_file_text(text);
	const std::string &path = named.by_path ? named.path : text;
	struct stat st;

	if (path.empty() || path.find('\0') != std::string::npos || ::stat(path.c_str(), &st)) {
		return std::nullopt;
	}
	return { { { "size", std::to_string(st.st_size) },
		   { "mode", std::to_string(st.st_mode) },
		   { "mtime", std::to_string(st.st_mtime) } } };
}

bool FileKeys::claim(uint64_t key, bool by_path, const struct stat &file)
{
	std::lock_guard<std::mutex> hold(lock);
	auto [at, fresh] = owners.try_emplace(key, Owner{ by_path, file.st_dev, file.st_ino, 0 });
	Owner &o = at->second;

	if (!fresh && (by_path || o.by_path || o.dev != file.st_dev || o.ino != file.st_ino)) {
		return false;
	}
	o.users++;
	return true;
}

void FileKeys::release(uint64_t key)
{
	std::lock_guard<std::mutex> hold(lock);
	auto at = owners.find(key);

	if (at != owners.end() && !--at->second.users) {
		owners.erase(at);
	}
}

} // namespace peerlane_nixl

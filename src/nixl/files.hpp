// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#ifndef NIXL_FILES_HPP
#define NIXL_FILES_HPP

// What a program registers as a file: a descriptor of its own by its number, or a path in the
// descriptor's text, for which the number is a key alone.

#include <peerlane/peerlane.h>

#include <sys/stat.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace peerlane_nixl
{

struct FileText {
	bool by_path = false;
	std::string path;
	int flags = 0; // of open(2)
};

// Reads "ro:/path" or "rw,direct,sync,noatime,create:/path"; any other text names no path. Throws
// std::invalid_argument for a text that begins so and goes on otherwise.
FileText read_file_text(const std::string &text);

// Opens what the text names, or takes the descriptor `number`. Both must be files with offsets.
// Returns 0 and what fstat(2) says of the file, or -errno and the reason.
int open_file(struct pl_ctx *ctx, const FileText &text, uint64_t number, struct pl_file **out,
	      struct stat &st, std::string &why);

// What NIXL's own back ends say of a file by its name, or of none: size, mode and mtime.
std::optional<std::unordered_map<std::string, std::string>> ask_file(const std::string &text);

// The numbers that NIXL finds files by. It cannot tell two files with one number apart, so each
// number belongs to one file, and a number of a path to one registration.
class FileKeys
{
      public:
	// False: the number is another file's.
	bool claim(uint64_t key, bool by_path, const struct stat &file);
	void release(uint64_t key);

      private:
	struct Owner {
		bool by_path;
		dev_t dev;
		ino_t ino;
		size_t users;
	};
	std::mutex lock;
	std::map<uint64_t, Owner> owners;
};

} // namespace peerlane_nixl

#endif

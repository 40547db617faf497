// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors

// What NIXL's back end takes as memory and as files, and what it refuses: each number that a
// program gives is what it is said to be.
//
//	registers PLUGIN

#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>

#include "../lib/apart.h"
#include "host.hpp"

namespace
{

constexpr size_t LEN = 8192;

nixlBackendPlugin *plugin;

uint64_t addr(const void *p)
{
	return reinterpret_cast<uint64_t>(p);
}

std::vector<char> pattern(char seed)
{
	std::vector<char> v(LEN);

	for (size_t i = 0; i < LEN; i++) {
		v[i] = static_cast<char>(seed + static_cast<char>(i * 7) +
					 static_cast<char>(i >> 8));
	}
	return v;
}

std::string content(const std::string &path)
{
	std::string all(2 * LEN, '\0');
	int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, all.data(), all.size());

	CHECK(n >= 0 && close(fd) == 0);
	all.resize(static_cast<size_t>(n));
	return all;
}

size_t open_descriptors()
{
	DIR *d = opendir("/proc/self/fd");
	size_t n = 0;

	CHECK(d);
	while (readdir(d)) {
		n++;
	}
	(void)closedir(d);
	return n;
}

// A folder with files in it, which goes with them.
class Folder
{
      public:
	Folder()
	{
		const char *tmp = getenv("TMPDIR");

		at = std::string(tmp ? tmp : "/var/tmp") + "/nixl-registers-XXXXXX";
		CHECK(mkdtemp(at.data()));
	}
	Folder(const Folder &) = delete;
	~Folder()
	{
		for (const auto &n : names) {
			(void)unlink(n.c_str());
		}
		(void)rmdir(at.c_str());
	}
	std::string name(const std::string &of)
	{
		names.push_back(at + "/" + of);
		return names.back();
	}
	std::string file(const std::string &of, const std::string &bytes)
	{
		std::string path = name(of);
		int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

		CHECK(fd >= 0 &&
		      write(fd, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
		(void)close(fd);
		return path;
	}

	std::string at;

      private:
	std::vector<std::string> names;
};

// The key of a path is, on purpose, the number of another open file.
void a_path_is_opened_and_its_key_is_no_descriptor()
{
	Folder folder;
	std::string wanted = folder.file("wanted", std::string(LEN, '-'));
	std::string other = folder.file("other", "mine");
	int key = open(other.c_str(), O_RDWR | O_CLOEXEC);
	auto data = pattern(3);
	Agent a(plugin, "a");
	auto mine = a.reg(data.data(), LEN);
	size_t before = open_descriptors();

	CHECK(key >= 0);
	for (const char *how :
	     { "rw", "rw,sync", "rw,direct", "rw,noatime,sync,direct", "rw,create" }) {
		auto next = pattern(how[strlen(how) - 1]);
		auto file = a.reg(nullptr, LEN, FILE_SEG, static_cast<uint64_t>(key),
				  std::string(how) + ":" + wanted);
		auto there = a.self(file);

		CHECK(open_descriptors() > before);
		std::copy(next.begin(), next.end(), data.begin());
		CHECK(a.transfer(NIXL_WRITE, DRAM_SEG, { { addr(data.data()), LEN, mine } },
				 FILE_SEG, { { 0, LEN, there } }, "a") == NIXL_SUCCESS);
		CHECK(content(wanted) == std::string(next.data(), LEN) && content(other) == "mine");
		std::fill(data.begin(), data.end(), 0);
		CHECK(a.transfer(NIXL_READ, DRAM_SEG, { { addr(data.data()), 100, mine } },
				 FILE_SEG, { { 11, 100, there } }, "a") == NIXL_SUCCESS);
		CHECK(content(wanted).compare(11, 100, data.data(), 100) == 0 && data[100] == 0);
		a.drop(there);
		a.unreg(file);
		CHECK(open_descriptors() == before);
	}
	// What is opened for reading is not written.
	auto file = a.reg(nullptr, LEN, FILE_SEG, static_cast<uint64_t>(key), "ro:" + wanted);
	std::string was = content(wanted);

	CHECK(a.transfer(NIXL_WRITE, DRAM_SEG, { { addr(data.data()), LEN, mine } }, FILE_SEG,
			 { { 0, LEN, a.self(file) } }, "a") < 0);
	CHECK(content(wanted) == was && content(other) == "mine");
	(void)close(key);
}

void a_file_is_made_only_when_it_is_said()
{
	Folder folder;
	std::string path = folder.name("made:with,a colon");
	struct stat st;
	Agent a(plugin, "a");

	CHECK(has(said([&] { CHECK(a.refused(0, LEN, FILE_SEG, 1, "rw:" + path) < 0); }),
		  "cannot open '" + path + "': No such file"));
	CHECK(stat(path.c_str(), &st) != 0);
	mode_t mask = umask(027);

	(void)a.reg(nullptr, LEN, FILE_SEG, 1, "rw,create:" + path);
	(void)umask(mask);
	CHECK(stat(path.c_str(), &st) == 0 && (st.st_mode & 07777) == 0640 && st.st_size == 0);
}

void other_texts_name_no_path_and_wrong_ones_are_told()
{
	Folder folder;
	std::string path = folder.file("f", "bytes");
	int fd = open(path.c_str(), O_RDWR | O_CLOEXEC);
	uint64_t number = static_cast<uint64_t>(fd);
	Agent a(plugin, "a");

	for (const std::string &text : std::vector<std::string>{
		     "", path, "rw," + path, "kv-0042.bin", "xx:" + path, "rwx:/x", "row" }) {
		a.unreg(a.reg(nullptr, LEN, FILE_SEG, number, text)); // the descriptor is meant
	}
	CHECK(mkfifo(folder.name("pipe").c_str(), 0600) == 0);
	const struct {
		std::string text, words;
	} wrong[] = {
		{ "rw:", "there is no path behind the colon" },
		{ "rw,:" + path, "'' is none of direct, sync, noatime and create" },
		{ "rw,trunc:" + path, "'trunc' is none of direct" },
		{ "ro,direct,DIRECT:" + path, "'DIRECT' is none of direct" },
		{ "rw:" + path + std::string(1, '\0') + "x", "the path has a zero byte in it" },
		{ "ro:" + folder.at, "is a directory" },
		{ "ro:" + folder.at + "/pipe", "is a pipe" }, // and no writer is waited for
		{ "ro:/\x1b[31m\xc2\x9b", "cannot open '/\\x1b[31m\\xc2\\x9b'" },
	};
	size_t before = open_descriptors();

	for (const auto &w : wrong) {
		CHECK(has(said([&] { CHECK(a.refused(0, LEN, FILE_SEG, number, w.text) < 0); }),
			  w.words));
	}
	CHECK(open_descriptors() == before && content(path) == "bytes");
	(void)close(fd);
}

void a_number_is_one_files()
{
	Folder folder;
	std::string one = folder.file("one", "1"), two = folder.file("two", "2");
	int fd = open(one.c_str(), O_RDWR | O_CLOEXEC);
	uint64_t number = static_cast<uint64_t>(fd);
	Agent a(plugin, "a");
	auto by_path = a.reg(nullptr, LEN, FILE_SEG, number, "rw:" + one);

	// Also for another range, for the same path, and as a descriptor.
	for (const std::string &text : std::vector<std::string>{ "rw:" + two, "rw:" + one, "" }) {
		CHECK(has(said([&] {
				  CHECK(a.refused(LEN, LEN, FILE_SEG, number, text) ==
					NIXL_ERR_INVALID_PARAM);
			  }),
			  "the number " + std::to_string(fd) +
				  " is that of another registered file"));
	}
	a.unreg(by_path);
	auto whole = a.reg(nullptr, LEN, FILE_SEG, number),
	     part = a.reg(nullptr, 10, FILE_SEG, number);

	CHECK(a.refused(0, LEN, FILE_SEG, number, "rw:" + two) == NIXL_ERR_INVALID_PARAM);
	a.unreg(whole);
	// The program has closed it, and the number is another file's by now: NIXL would take one
	// for the other.
	int next = open(two.c_str(), O_RDWR | O_CLOEXEC);

	CHECK(dup2(next, fd) == fd);
	CHECK(a.refused(LEN, LEN, FILE_SEG, number) == NIXL_ERR_INVALID_PARAM);
	a.unreg(part);
	a.unreg(a.reg(nullptr, LEN, FILE_SEG, number));
	(void)a.reg(nullptr, LEN, FILE_SEG, 1, "rw:" + one);
	(void)a.reg(nullptr, LEN, FILE_SEG, 2, "rw:" + two);
	(void)close(fd);
	(void)close(next);
}

void numbers_are_what_they_are_said_to_be()
{
	Folder folder;
	std::string path = folder.file("f", "bytes");
	int fd = open(path.c_str(), O_RDWR | O_CLOEXEC), ends[2];
	uint64_t number = static_cast<uint64_t>(fd);
	std::vector<char> memory(LEN);
	long page = sysconf(_SC_PAGESIZE);
	void *hole = map_apart(static_cast<size_t>(page));
	Agent a(plugin, "a");

	CHECK(fd >= 0 && pipe(ends) == 0 && hole != MAP_FAILED &&
	      munmap(hole, static_cast<size_t>(page)) == 0);
	// A number that only its low half makes a descriptor.
	CHECK(has(
		said([&] { CHECK(a.refused(0, LEN, FILE_SEG, number + (UINT64_C(1) << 32)) < 0); }),
		"is no descriptor"));
	CHECK(has(said([&] { CHECK(a.refused(0, LEN, FILE_SEG, INT_MAX) < 0); }),
		  "Bad file descriptor"));
	CHECK(has(said([&] {
			  CHECK(a.refused(0, LEN, FILE_SEG, static_cast<uint64_t>(ends[1])) < 0);
		  }),
		  "is a pipe, socket or terminal"));
	CHECK(has(said([&] { CHECK(a.refused(0, SIZE_MAX, FILE_SEG, number) < 0); }),
		  "no file is so long"));
	CHECK(a.refused(INT64_MAX, 1, FILE_SEG, number) < 0 &&
	      a.refused(UINT64_MAX, 1, FILE_SEG, number) < 0);
	CHECK(has(said([&] { CHECK(a.refused(addr(hole), 1, DRAM_SEG) < 0); }),
		  "there is not so much memory"));
	CHECK(a.refused(addr(memory.data()), SIZE_MAX, DRAM_SEG) < 0);
	CHECK(a.refused(addr(memory.data()), SIZE_MAX - addr(memory.data()), DRAM_SEG) < 0);
	CHECK(has(said([&] { CHECK(a.refused(addr(memory.data()), LEN, VRAM_SEG) < 0); }),
		  "is no memory of a GPU"));
	for (const char *workers : { "x", "0", "65", "-1", "8x", "99999999999" }) {
		CHECK(has(said([&] {
				  Agent bad(plugin, "bad", { { "workers", workers } });

				  CHECK(bad.engine->getInitErr());
			  }),
			  "it is a number from 1 to 64"));
	}
	(void)a.reg(memory.data(), LEN);
	(void)a.reg(nullptr, LEN, FILE_SEG, number);
	for (int one : { fd, ends[0], ends[1] }) {
		(void)close(one);
	}
}

// NIXL compares what two registrations of one range say to other agents, and refuses differences.
void a_range_may_be_registered_twice()
{
	auto data = pattern(5);
	std::vector<char> got(LEN);
	Agent owner(plugin, "owner"), asker(plugin, "asker");
	auto mine = asker.reg(got.data(), LEN);
	auto one = owner.reg(data.data(), LEN), two = owner.reg(data.data(), LEN);
	auto part = owner.reg(data.data(), LEN / 2);

	CHECK(owner.public_data(one) == owner.public_data(two));
	CHECK(owner.public_data(one) != owner.public_data(part));
	CHECK(asker.engine->loadRemoteConnInfo("owner", owner.info()) == NIXL_SUCCESS);
	auto theirs = asker.load("owner", data.data(), LEN, owner.public_data(one));
	Pieces here = { { addr(got.data()), LEN, mine } },
	       there = { { addr(data.data()), LEN, theirs } };

	for (auto md : { one, two }) {
		std::fill(got.begin(), got.end(), 0);
		CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner") ==
		      NIXL_SUCCESS);
		CHECK(got == data);
		owner.unreg(md);
	}
	// The last one has ended it, and one that comes after is a new one.
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner") ==
	      NIXL_ERR_NOT_ALLOWED);
	auto three = owner.reg(data.data(), LEN);

	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner") ==
	      NIXL_ERR_NOT_ALLOWED);
	there[0].md = asker.load("owner", data.data(), LEN, owner.public_data(three));
	CHECK(asker.transfer(NIXL_READ, DRAM_SEG, here, DRAM_SEG, there, "owner") == NIXL_SUCCESS);
}

void files_are_asked_by_name()
{
	Folder folder;
	std::string path = folder.file("f", "bytes");
	nixl_reg_dlist_t list(FILE_SEG), memory(DRAM_SEG);
	std::vector<nixl_query_resp_t> out;
	Agent a(plugin, "a");

	for (const std::string &text : std::vector<std::string>{
		     path, folder.at + "/none", "ro:" + path, "", "ro,x:" + path }) {
		list.addDesc(Agent::desc(0, 0, 0, text));
	}
	CHECK(a.engine->queryMem(list, out) == NIXL_SUCCESS && out.size() == 5);
	CHECK(out[0] && (*out[0])["size"] == "5" && out[0]->count("mode") &&
	      out[0]->count("mtime"));
	CHECK(!out[1] && out[2] && *out[2] == *out[0] && !out[3] && !out[4]);
	CHECK(a.engine->queryMem(memory, out) == NIXL_ERR_NOT_SUPPORTED);
}

} // namespace

int main(int argc, char **argv)
{
	CHECK(argc == 2);
	plugin = load_plugin(argv[1]);
	a_path_is_opened_and_its_key_is_no_descriptor();
	a_file_is_made_only_when_it_is_said();
	other_texts_name_no_path_and_wrong_ones_are_told();
	a_number_is_one_files();
	numbers_are_what_they_are_said_to_be();
	a_range_may_be_registered_twice();
	files_are_asked_by_name();
	std::puts("all as it should be");
	return 0;
}

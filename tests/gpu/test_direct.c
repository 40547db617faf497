/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The way of drives to GPU memory, step by step, on a real GPU (or on the fakes): what the driver
 * answers to each, and how long it takes. It goes up to the mapping, which most machines answer
 * NOT_SUPPORTED, and where there is one it proves it. It changes no setting and leaves nothing
 * allocated; where the driver would lose memory by an attempt it makes none.
 *
 *	gpu-direct [NAMES CHILDREN]
 *
 * With arguments: what a registration needs of the driver so many times, so many children made
 * while there is a name, and whether the GPU's memory is back.
 *
 * PEERLANE_TEST_CUDA_LIB: the library, as for Peerlane.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/config.h"
#include "base/error.h"
#include "dev/cuda/vmm.h"
#include "dev/nvmem/direct.h"
#include "sys/sys.h"

#define MIB ((size_t)1 << 20)
#define TIMES 300

static struct cuda_dev *d;
static unsigned int wrong;

static void say(const char *step, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void say(const char *step, const char *fmt, ...)
{
	va_list ap;

	printf("%-34s ", step);
	va_start(ap, fmt);
	vprintf(fmt, ap);
	va_end(ap);
	printf("\n");
	(void)fflush(stdout);
}

static void bad(const char *step, const char *what)
{
	wrong++;
	say(step, "WRONG: %s", what);
}

static double ms_since(uint64_t then)
{
	return (double)(clock_now_ns() - then) / 1e6;
}

static uint64_t free_bytes(void)
{
	uint64_t n = 0;

	(void)d->base.mem.free_bytes(&d->base, &n);
	return n;
}

/* Whether the call for a mapping may be made: where it would lose memory it has to be refused
 * before any memory is looked at, as on kernels without P2PDMA. */
static bool may_map(void)
{
	char line[256];
	bool has = false;
	FILE *f;

	if (!direct_leaks()) {
		return true;
	}
	f = fopen("/proc/kallsyms", "r");
	while (f && !has && fgets(line, sizeof(line), f)) {
		has = strstr(line, " pci_p2pdma_add_resource") != NULL;
	}
	if (f) {
		(void)fclose(f);
	}
	return f && !has;
}

static void show_map(const char *step, cuda_ptr p, const struct direct_name *name, size_t len)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	size_t page = sys_page();
	size_t skip = p % page;
	uint64_t then = clock_now_ns();
	char words[64];
	void *at = NULL;
	int rc = uvm_map(&d->uvm, d->rm, name->object, name->off - skip,
			 (size_t)align_up(skip + len, page), &at);
	double ms = ms_since(then);

	if (rc > 0) {
		rm_words((uint32_t)rc, words, sizeof(words));
		(void)direct_status(d, (uint32_t)rc, &why);
		say(step, "mapping: %s in %.3f ms: %s", words, ms, why.words);
	} else if (rc < 0) {
		say(step, "mapping: %s", err_message());
	} else {
		then = clock_now_ns();
		rc = direct_compare(d, p, (char *)at + skip, len, false);
		say(step, "mapping: OK in %.3f ms; compared in %.3f ms: %s", ms, ms_since(then),
		    rc < 0   ? err_message()
		    : rc > 0 ? "the bytes there do not tell"
			     : "the same bytes");
		wrong += rc < 0;
		then = clock_now_ns();
		rc = uvm_unmap(&d->uvm, at, (size_t)align_up(skip + len, page));
		say(step, "unmapping: %s in %.3f ms", rc ? err_message() : "OK", ms_since(then));
		wrong += rc != 0;
	}
}

/* Names the memory, looks what it is, maps it if that may be tried; many times over nothing is
 * left. */
static void show_memory(const char *step, cuda_ptr p, size_t len, bool nameable)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	struct direct_name name;
	struct rm_surface s;
	uint64_t before;
	uint64_t then = clock_now_ns();
	double first;
	int rc = direct_name(d, p, len, &name, &why);

	first = ms_since(then);
	if (rc) {
		say(step, "no name: %s", why.words);
		wrong += nameable;
		return;
	}
	if (!nameable) {
		bad(step, "it has a name");
	}
	rc = rm_surface(d->rm, name.object, &s);
	say(step, "name %#x at %llu in %.3f ms: %s", name.object, (unsigned long long)name.off,
	    first, rc ? err_message() : "");
	if (!rc) {
		say(step, "%llu bytes, %s, %s", (unsigned long long)s.bytes,
		    s.video ? "video memory" : "NOT video memory",
		    s.compressed ? "COMPRESSED" : "not compressed");
	}
	if (d->uvm.fd >= 0 && may_map()) {
		show_map(step, p, &name, len);
	} else {
		say(step, "no mapping is tried here");
	}
	wrong += rm_free(d->rm, name.object) != 0;
	before = free_bytes();
	then = clock_now_ns();
	for (int i = 0; i < TIMES && !rc; i++) {
		rc = direct_name(d, p, len, &name, &why);
		rc = rc ? rc : rm_free(d->rm, name.object);
	}
	say(step, "%d times named and freed: %.1f us each, %lld bytes less free", TIMES,
	    1000 * ms_since(then) / TIMES, (long long)(before - free_bytes()));
	wrong += rc != 0;
}

static cuda_ptr cuda_alloc(size_t len)
{
	cuda_ptr p = 0;

	if (d->api->cuMemAlloc(&p, len) != CUDA_RES_OK) {
		bad("cuMemAlloc", "no memory");
	}
	return p;
}

/* What a name by a descriptor takes, step by step: the descriptor that libcuda makes, a name of it,
 * the end of both. */
static void show_steps(cuda_ptr p)
{
	enum {
		RETAIN,
		EXPORT,
		IMPORT,
		FREE,
		CLOSE,
		STEPS
	};
	static const char *const names[STEPS] = { "cuMemRetainAllocationHandle",
						  "cuMemExportToShareableHandle", "import", "free",
						  "close" };
	double us[STEPS] = { 0 };
	int rc = 0;

	for (int i = 0; i < TIMES && !rc; i++) {
		struct vmm_piece piece;
		uint64_t at[STEPS + 1];
		uint32_t object = 0;
		int fd = -1;

		at[RETAIN] = clock_now_ns();
		rc = vmm_piece_at(d, p, &piece);
		at[EXPORT] = clock_now_ns();
		if (rc || d->api->cuMemExportToShareableHandle(
				  &fd, piece.mem, CUDA_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0)) {
			bad("steps of a name", "no descriptor");
			return;
		}
		at[IMPORT] = clock_now_ns();
		rc = rm_import(d->rm, fd, &object);
		at[FREE] = clock_now_ns();
		rc = rc ? rc : rm_free(d->rm, object);
		at[CLOSE] = clock_now_ns();
		(void)sys_close(fd);
		at[STEPS] = clock_now_ns();
		(void)cuda_mem_release(d, piece.mem);
		for (int k = 0; k < STEPS; k++) {
			us[k] += (double)(at[k + 1] - at[k]) / 1e3 / TIMES;
		}
	}
	wrong += rc != 0;
	for (int k = 0; k < STEPS; k++) {
		say("steps of a name by descriptor", "%.1f us %s", us[k], names[k]);
	}
}

/* A mapping for the CPU; the first one is proven by a word each way. */
static void show_window(const char *step, cuda_ptr p, size_t len)
{
	struct dev_window w;
	uint64_t then = clock_now_ns();
	int rc = window_by_driver(&d->base, (void *)(uintptr_t)p, len, NULL, &w);
	double ms = ms_since(then);

	if (rc) {
		say(step, "not mapped for the CPU: %s", err_message());
		return;
	}
	then = clock_now_ns();
	memset(w.cpu, 1, len);
	say(step, "mapped for the CPU in %.3f ms; %.2f GB/s of writes", ms,
	    (double)len / 1e6 / ms_since(then));
	if (window_end_driver(&d->base, &w)) {
		bad(step, err_message());
	}
}

static void show_allocations(void)
{
	static const size_t lens[] = {
		1000, 70000, MIB + 1, 5 * MIB + 1, 40 * MIB + 70000, 512 * MIB + 12345
	};
	char step[64];
	uint64_t before;
	cuda_ptr p;
	void *ptr;

	for (size_t i = 0; i < ARRAY_LEN(lens); i++) {
		p = cuda_alloc(lens[i]);
		(void)snprintf(step, sizeof(step), "cuMemAlloc of %zu", lens[i]);
		show_memory(step, p, lens[i], true);
		show_memory(step, p + lens[i] / 2, lens[i] / 4, true);
		show_window(step, p, lens[i] < MIB ? lens[i] : MIB);
		(void)cuda_mem_free(d, p);
	}
	if (cuda_alloc_shared(&d->base, 64 * MIB, &ptr)) {
		bad("cuMemCreate", err_message());
		return;
	}
	show_memory("cuMemCreate of 64 MiB, descriptor", cuda_ptr_of(ptr), 64 * MIB, true);
	show_memory("cuMemCreate, 5 MiB of it", cuda_ptr_of(ptr) + 12345, 5 * MIB, true);
	show_steps(cuda_ptr_of(ptr));
	show_window("cuMemCreate, a window of 64 MiB", cuda_ptr_of(ptr), 64 * MIB);
	show_window("cuMemCreate, one of 1 MiB", cuda_ptr_of(ptr) + 4097, MIB);
	(void)d->base.mem.release(&d->base, ptr);
	/* A name keeps what was freed, and no longer. */
	p = cuda_alloc(64 * MIB);
	if (p) {
		struct dev_io_why why;
		struct direct_name name;
		int rc = direct_name(d, p, 64 * MIB, &name, &why);

		before = free_bytes();
		(void)cuda_mem_free(d, p);
		say("freed while it has a name", "%lld MiB more free",
		    (long long)(free_bytes() - before) >> 20);
		if (!rc) {
			wrong += rm_free(d->rm, name.object) != 0;
		}
		say("and then without", "%lld MiB more free",
		    (long long)(free_bytes() - before) >> 20);
	}
}

/* What has no name, and says why. */
static void show_others(void)
{
	struct cuda_mem_prop prop = { .type = CUDA_MEM_ALLOCATION_TYPE_PINNED,
				      .where = { CUDA_MEM_LOCATION_TYPE_DEVICE, d->id } };
	uint64_t len[1] = { 2 * MIB };
	cuda_ptr p = 0;
	cuda_mem mem;
	size_t all;

	if (d->api->cuMemCreate(&mem, 2 * MIB,
				(const struct CUmemAllocationProp_st *)(const void *)&prop,
				0) == CUDA_RES_OK) {
		if (!vmm_map(d, &mem, len, 1, CUDA_MEM_ACCESS_FLAGS_PROT_READWRITE, &p, &all)) {
			show_memory("cuMemCreate without a descriptor", p, 2 * MIB, false);
			vmm_unmap(d, p, len, 1);
			(void)d->api->cuMemAddressFree(p, all);
		}
		(void)cuda_mem_release(d, mem);
	}
}

static void show_driver(void)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	uint64_t then = clock_now_ns();
	uint64_t first;
	struct rm_bar1 bar;
	char words[64];
	struct rm *rm;
	int rc = direct_conditions(d, &why);

	say("conditions", "%s (%.3f ms)", rc ? why.words : "all are met", ms_since(then));
	say("attempts lose memory here", "%s; mapping is tried: %s", direct_leaks() ? "yes" : "no",
	    may_map() ? "yes" : "no");
	first = clock_now_ns();
	then = first;
	rc = cuda_rm(d, &rm);
	say("client of the kernel driver", "%s (%.3f ms)", rc ? err_message() : "OK",
	    ms_since(then));
	if (rc) {
		wrong++;
		return;
	}
	then = clock_now_ns();
	rc = rm_bar1(rm, &bar);
	if (rc) {
		say("static BAR1", "%s", err_message());
	} else {
		say("static BAR1", "%s, %s, %llu MiB (%.3f ms)", bar.is_static ? "on" : "off",
		    bar.combined ? "write-combined" : "not write-combined",
		    (unsigned long long)(bar.aperture >> 20), ms_since(then));
	}
	then = clock_now_ns();
	rc = uvm_open(&d->uvm, d->base.props.uuid);
	rm_words(rc > 0 ? (uint32_t)rc : 0, words, sizeof(words));
	say("nvidia-uvm, GPU registered", "%s (%.3f ms)",
	    rc < 0 ? err_message()
	    : rc   ? words
		   : "OK",
	    ms_since(then));
	wrong += rc != 0;
	/* 50 us for a name, and 20 ms for a GPU's first use are what is wanted. */
	say("first use, but for the mapping", "%.3f ms", ms_since(first));
	show_allocations();
	show_others();
	uvm_close(&d->uvm);
}

/* What the driver is asked for with a registration and its end. */
static void name_often(const char *step, cuda_ptr p, size_t len, long times)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	uint64_t before = 0;
	uint64_t then = 0;
	int rc = 0;

	for (long i = -1; i < times && !rc; i++) {
		struct direct_name name;

		if (i == 0) { /* what the first one makes stays */
			before = free_bytes();
			then = clock_now_ns();
		}
		rc = direct_name(d, p, len, &name, &why);
		rc = rc ? rc : rm_free(d->rm, name.object);
	}
	say(step, "%ld times named and freed: %.1f us each, %lld bytes less free%s%s", times,
	    1000 * ms_since(then) / (double)times, (long long)(before - free_bytes()),
	    rc ? ": " : "", rc ? why.words : "");
	wrong += rc != 0 || before != free_bytes();
}

/* A child that lives until it is told to end; it has used nothing of the parent's. */
static pid_t living_child(int *tell)
{
	int ends[2];
	pid_t pid;

	if (pipe(ends)) {
		return -1;
	}
	pid = fork();
	if (!pid) {
		char byte;

		(void)close(ends[1]);
		(void)!read(ends[0], &byte, 1);
		_exit(0);
	}
	(void)close(ends[0]);
	*tell = ends[1];
	return pid;
}

/* The name of memory in a client of its own, which is closed while a child lives: if the child had
 * the client's descriptors, too, the memory would stay. */
static void close_beside_child(size_t len)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	uint64_t before = free_bytes();
	cuda_ptr p = cuda_alloc(len);
	struct rm *usual = d->rm;
	struct direct_name name;
	struct rm *own = NULL;
	long long held, back;
	int tell = -1;
	pid_t pid;

	if (!p || rm_open(d->base.props.pci, &own)) {
		bad("a client of its own", err_message());
		return;
	}
	d->rm = own;
	if (direct_name(d, p, len, &name, &why)) {
		bad("a client of its own", why.words);
	}
	d->rm = usual;
	pid = living_child(&tell);
	(void)cuda_mem_free(d, p);
	held = (long long)(before - free_bytes());
	rm_close(own);
	back = (long long)(before - free_bytes());
	say("freed while it has a name", "%lld MiB are held", held >> 20);
	say("the client is closed, a child lives", "%lld bytes less free than before", back);
	wrong += pid < 0 || held < (long long)len || back != 0;
	(void)close(tell);
	(void)waitpid(pid, NULL, 0);
}

static void fork_often(long children)
{
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	uint64_t before = free_bytes();
	cuda_ptr p = cuda_alloc(64 * MIB);
	uint64_t then = clock_now_ns();
	struct direct_name name;
	int rc = direct_name(d, p, 64 * MIB, &name, &why);

	for (long i = 0; i < children && !rc; i++) {
		pid_t pid = fork();
		int status = -1;

		if (!pid) {
			_exit(0);
		}
		rc = pid < 0 || waitpid(pid, &status, 0) != pid || status;
	}
	say("children", "%ld, %.3f ms each", children, ms_since(then) / (double)children);
	rc = rc ? rc : rm_free(d->rm, name.object);
	(void)cuda_mem_free(d, p);
	say("children", "then %lld bytes less free than before",
	    (long long)(before - free_bytes()));
	wrong += rc != 0 || before != free_bytes();
}

static void show_many(long names, long children)
{
	struct rm *rm;
	cuda_ptr p;
	void *ptr;

	if (cuda_rm(d, &rm)) {
		bad("client of the kernel driver", err_message());
		return;
	}
	p = cuda_alloc(4 * MIB);
	name_often("cuMemAlloc", p, 4 * MIB, names);
	(void)cuda_mem_free(d, p);
	if (cuda_alloc_shared(&d->base, 4 * MIB, &ptr)) {
		bad("cuMemCreate", err_message());
		return;
	}
	name_often("cuMemCreate", cuda_ptr_of(ptr), 4 * MIB, names);
	(void)d->base.mem.release(&d->base, ptr);
	fork_often(children);
	close_beside_child(64 * MIB);
}

int main(int argc, char **argv)
{
	const char *lib = getenv("PEERLANE_TEST_CUDA_LIB");
	struct config config = { .cuda_lib = (char *)(lib ? lib : ""), .p2p = (char *)"auto" };
	struct dev_io_why why = { .no = DEV_IO_THERE_IS };
	char reason[192];
	struct cuda_visit v;
	struct dev *dev;
	uint64_t then;
	int rc;

	if (dev_cuda_driver.count(&config, reason, sizeof(reason)) < 1) {
		printf("skipped: %s\n", reason);
		return 77;
	}
	if (dev_cuda_driver.open(&config, 0, &dev)) {
		printf("cuda:0: %s\n", err_message());
		return 1;
	}
	d = cuda_dev_of(dev);
	say("device", "%s, %s", dev->props.model, dev->props.pci);
	rc = cuda_enter(d, &v);
	if (!rc && argc > 2) {
		show_many(atol(argv[1]), atol(argv[2]));
	} else if (!rc) {
		show_driver();
	}
	if (!rc) {
		cuda_leave(&v);
	}
	then = clock_now_ns();
	rc = rc ? rc : dev->mem.io.ready(dev, true, &why);
	say("what the library makes of it", "%s (%.3f ms)", rc ? why.words : "drives can access it",
	    ms_since(then));
	dev_cuda_driver.close(dev);
	printf("%s\n", wrong ? "something is not as expected" : "as expected");
	return wrong != 0;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * How cuFileRead() and cuFileWrite() of any libcufile are ordered with the program's streams: a
 * table of what is right by content, and whether the call waited.
 *
 *	default_stream [-n ROUNDS] [-t MS] [-c LIBCUDA] [-b] [-s] LIBCUFILE [FOLDER]
 *
 * A kernel of MS (100) on a stream fills the memory at its end. Right after its launch the memory
 * is read from a file: the file's bytes should be there in the end, and not the kernel's. Or it is
 * written to a file: the kernel's bytes should be there. The streams are the legacy default stream,
 * the thread's default stream, one of the program's that waits for the legacy stream, and one that
 * does not (the control). The rows "behind" are about what is queued on the legacy stream after the
 * call has returned: a copy of what was read, a fill of what was written.
 *
 * Columns: right and waited are counts of the ROUNDS (3); waited: the stream was idle when the call
 * returned. ms is the median time of the call; alone ms is that of a call with all streams idle.
 *
 * -b: a function of the CPU and a fill in place of the kernel, for drivers that cannot load it.
 * -s: exit status 1 if a row of the legacy stream is not right each time.
 * Build without anything else: cc -D_GNU_SOURCE -O1 default_stream.c -ldl
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef unsigned int cuda_result;
typedef unsigned long long cuda_ptr;

struct CUctx_st;
struct CUstream_st;
struct CUmod_st;
struct CUfunc_st;

#define CUDA_SYMBOLS(X)                                                                         \
	X(cuInit, , (unsigned int flags))                                                       \
	X(cuDriverGetVersion, , (int *out))                                                     \
	X(cuDeviceGetName, , (char *out, int space, int device))                                \
	X(cuDevicePrimaryCtxRetain, , (struct CUctx_st * *out, int device))                     \
	X(cuCtxSetCurrent, , (struct CUctx_st * ctx))                                           \
	X(cuMemAlloc, _v2, (cuda_ptr * out, size_t len))                                        \
	X(cuMemcpyAsync, , (cuda_ptr to, cuda_ptr from, size_t len, struct CUstream_st * s))    \
	X(cuMemsetD8Async, , (cuda_ptr p, unsigned char byte, size_t n, struct CUstream_st *s)) \
	X(cuMemHostAlloc, , (void **out, size_t len, unsigned int flags))                       \
	X(cuLaunchHostFunc, , (struct CUstream_st * s, void (*fn)(void *arg), void *arg))       \
	X(cuStreamCreate, , (struct CUstream_st * *out, unsigned int flags))                    \
	X(cuStreamQuery, , (struct CUstream_st * s))                                            \
	X(cuStreamSynchronize, , (struct CUstream_st * s))                                      \
	X(cuModuleLoadData, , (struct CUmod_st * *out, const void *image))                      \
	X(cuModuleGetFunction, , (struct CUfunc_st * *out, struct CUmod_st * m, const char *n)) \
	X(cuLaunchKernel, ,                                                                     \
	  (struct CUfunc_st * f, unsigned int gx, unsigned int gy, unsigned int gz,             \
	   unsigned int bx, unsigned int by, unsigned int bz, unsigned int shared,              \
	   struct CUstream_st *s, void **params, void **extra))

static struct {
#define X(name, suffix, params) cuda_result(*name) params;
	CUDA_SYMBOLS(X)
#undef X
} cu;

/* What is needed of cuFile's documented interface. */
struct cufile_error {
	int err;
	int cu_err;
};
struct cufile_descr {
	int type; /* 1: a descriptor */
	union {
		int fd;
		void *handle;
	} h;
	const void *ops;
};

#define CUFILE_SYMBOLS(X)                                                                 \
	X(cuFileDriverOpen, struct cufile_error, (void))                                  \
	X(cuFileGetVersion, struct cufile_error, (int *out))                              \
	X(cuFileHandleRegister, struct cufile_error, (void **fh, struct cufile_descr *d)) \
	X(cuFileBufRegister, struct cufile_error, (const void *p, size_t len, int flags)) \
	X(cuFileBufDeregister, struct cufile_error, (const void *p))                      \
	X(cuFileRead, ssize_t, (void *fh, void *p, size_t len, off_t off, off_t mem_off)) \
	X(cuFileWrite, ssize_t, (void *fh, const void *p, size_t len, off_t off, off_t at))

static struct {
#define X(name, type, params) type(*name) params;
	CUFILE_SYMBOLS(X)
#undef X
} cf;

/* Each thread waits for the end of the time, and writes its share then. */
static const char ptx[] = ".version 6.0\n"
			  ".target sm_50\n"
			  ".address_size 64\n"
			  ".visible .entry late_fill(.param .u64 mem, .param .u64 words,\n"
			  "	.param .u64 ns, .param .u32 value)\n"
			  "{\n"
			  "	.reg .pred %p<3>;\n"
			  "	.reg .b32 %r<8>;\n"
			  "	.reg .b64 %d<10>;\n"
			  "	ld.param.u64 %d0, [mem];\n"
			  "	ld.param.u64 %d1, [words];\n"
			  "	ld.param.u64 %d2, [ns];\n"
			  "	ld.param.u32 %r0, [value];\n"
			  "	cvta.to.global.u64 %d0, %d0;\n"
			  "	mov.u64 %d3, %globaltimer;\n"
			  "	add.u64 %d2, %d2, %d3;\n"
			  "wait:\n"
			  "	mov.u64 %d3, %globaltimer;\n"
			  "	setp.lt.u64 %p0, %d3, %d2;\n"
			  "	@%p0 bra wait;\n"
			  "	mov.u32 %r1, %ctaid.x;\n"
			  "	mov.u32 %r2, %ntid.x;\n"
			  "	mov.u32 %r3, %tid.x;\n"
			  "	mov.u32 %r4, %nctaid.x;\n"
			  "	mad.lo.u32 %r5, %r1, %r2, %r3;\n"
			  "	mul.lo.u32 %r6, %r2, %r4;\n"
			  "	cvt.u64.u32 %d4, %r5;\n"
			  "	cvt.u64.u32 %d5, %r6;\n"
			  "fill:\n"
			  "	setp.ge.u64 %p1, %d4, %d1;\n"
			  "	@%p1 bra over;\n"
			  "	shl.b64 %d6, %d4, 2;\n"
			  "	add.u64 %d6, %d6, %d0;\n"
			  "	st.global.u32 [%d6], %r0;\n"
			  "	add.u64 %d4, %d4, %d5;\n"
			  "	bra fill;\n"
			  "over:\n"
			  "	ret;\n"
			  "}\n";

#define MAX_LEN ((size_t)64 << 20)
#define MAX_ROUNDS 31
#define OLD 0x11u
#define KERNELS 0xeeu
#define LATER 0x77u
#define LEGACY ((struct CUstream_st *)1)
#define PER_THREAD ((struct CUstream_st *)2)

static struct {
	const char *libcuda;
	const char *libcufile;
	const char *folder;
	int rounds;
	uint64_t ns; /* of the kernel */
	bool by_cpu;
	bool strict;
} opt = { "libcuda.so.1", NULL, ".", 3, 100000000, false, false };

static struct CUfunc_st *kernel;
static struct CUstream_st *apart; /* for the program's own looks; waits for none */
static cuda_ptr mem;
static cuda_ptr copy;	/* of what was read */
static char *seen;	/* pinned */
static char *pattern;	/* what the file to read has */
static char *from_file; /* what is in the one to write */

/* A file to read, and one to write. */
struct files {
	const char *name;
	int flags;
	void *in;
	void *out;
};
static struct files files[2] = { { "cached", 0, NULL, NULL }, { "direct", O_DIRECT, NULL, NULL } };
static int out_fd; /* of the file that is written, for looking at it */

static struct streams {
	const char *name;
	struct CUstream_st *s;
} streams[4];

static const size_t lens[] = { 4096, 65536, 1 << 20, 16 << 20, MAX_LEN };

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void must(cuda_result r, const char *what)
{
	if (r) {
		fprintf(stderr, "%s: CUDA error %u\n", what, r);
		exit(2);
	}
}

#define MUST(call) must(cu.call, #call)

static void must_cufile(struct cufile_error e, const char *what)
{
	if (e.err) {
		fprintf(stderr, "%s: %d, CUDA error %d\n", what, e.err, e.cu_err);
		exit(2);
	}
}

static void must_do(bool ok, const char *what)
{
	if (!ok) {
		perror(what);
		exit(2);
	}
}

static double now_ms(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (double)ts.tv_sec * 1e3 + (double)ts.tv_nsec * 1e-6;
}

static void *load(const char *name)
{
	void *lib = dlopen(name, RTLD_NOW | RTLD_GLOBAL);

	if (!lib) {
		fprintf(stderr, "%s\n", dlerror());
		exit(2);
	}
	return lib;
}

static void find(void *lib, const char *name, void *slot)
{
	void *p = dlsym(lib, name);

	if (!p) {
		fprintf(stderr, "there is no %s\n", name);
		exit(2);
	}
	memcpy(slot, &p, sizeof(p));
}

static void start_cuda(void)
{
	void *lib = load(opt.libcuda);
	struct CUmod_st *module;
	struct CUctx_st *ctx;
	char name[96] = "";
	int version = 0;
	void *p;

#define X(sym, suffix, params) find(lib, #sym #suffix, &cu.sym);
	CUDA_SYMBOLS(X)
#undef X
	MUST(cuInit(0));
	MUST(cuDriverGetVersion(&version));
	MUST(cuDeviceGetName(name, sizeof(name), 0));
	MUST(cuDevicePrimaryCtxRetain(&ctx, 0));
	MUST(cuCtxSetCurrent(ctx));
	printf("%s, driver for CUDA %d.%d\n", name, version / 1000, version % 1000 / 10);
	if (!opt.by_cpu) {
		MUST(cuModuleLoadData(&module, ptx));
		MUST(cuModuleGetFunction(&kernel, module, "late_fill"));
	}
	streams[0] = (struct streams){ "legacy", LEGACY };
	streams[1] = (struct streams){ "per-thread", PER_THREAD };
	streams[2] = (struct streams){ "blocking", NULL };
	streams[3] = (struct streams){ "non-blocking", NULL };
	MUST(cuStreamCreate(&streams[2].s, 0));
	MUST(cuStreamCreate(&streams[3].s, 1));
	MUST(cuStreamCreate(&apart, 1));
	MUST(cuMemAlloc(&mem, MAX_LEN));
	MUST(cuMemAlloc(&copy, MAX_LEN));
	MUST(cuMemHostAlloc(&p, MAX_LEN, 0));
	seen = p;
}

static void *registered(const char *path, int flags)
{
	struct cufile_descr d = { .type = 1 };
	void *fh = NULL;

	d.h.fd = open(path, O_RDWR | O_CLOEXEC | flags);
	must_do(d.h.fd >= 0, path);
	must_cufile(cf.cuFileHandleRegister(&fh, &d), "cuFileHandleRegister");
	return fh;
}

static int make(char *path, size_t space, const char *name)
{
	int fd;

	(void)snprintf(path, space, "%s/default_stream.%s.%d", opt.folder, name, (int)getpid());
	fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	must_do(fd >= 0, path);
	must_do(pwrite(fd, pattern, MAX_LEN, 0) == (ssize_t)MAX_LEN && fsync(fd) == 0, path);
	return fd;
}

static void start_cufile(void)
{
	void *lib = load(opt.libcufile);
	char in[4096];
	char out[4096];
	int version = 0;

#define X(sym, type, params) find(lib, #sym, &cf.sym);
	CUFILE_SYMBOLS(X)
#undef X
	must_cufile(cf.cuFileDriverOpen(), "cuFileDriverOpen");
	must_cufile(cf.cuFileGetVersion(&version), "cuFileGetVersion");
	printf("%s, version %d\n", opt.libcufile, version);
	pattern = malloc(MAX_LEN);
	from_file = malloc(MAX_LEN);
	must_do(pattern && from_file, "malloc");
	for (size_t i = 0; i < MAX_LEN; i++) {
		pattern[i] = (char)((i * 2654435761u) >> 13 & 0x7f);
	}
	(void)close(make(in, sizeof(in), "in"));
	out_fd = make(out, sizeof(out), "out");
	for (size_t i = 0; i < COUNT(files); i++) {
		files[i].in = registered(in, files[i].flags);
		files[i].out = registered(out, files[i].flags);
	}
	(void)unlink(in);
	(void)unlink(out);
}

static void doze(void *arg)
{
	(void)arg;
	(void)nanosleep(
		&(struct timespec){ (time_t)(opt.ns / 1000000000u), (long)(opt.ns % 1000000000u) },
		NULL);
}

/* The work that takes its time and fills the memory last. */
static void launch(struct CUstream_st *s, size_t len)
{
	uint64_t words = len / 4;
	uint32_t value = KERNELS * 0x01010101u;
	void *params[] = { &mem, &words, &opt.ns, &value };

	if (opt.by_cpu) {
		MUST(cuLaunchHostFunc(s, doze, NULL));
		MUST(cuMemsetD8Async(mem, KERNELS, len, s));
	} else {
		MUST(cuLaunchKernel(kernel, 64, 1, 1, 256, 1, 1, 0, s, params, NULL));
	}
}

static void fill_apart(size_t len)
{
	MUST(cuMemsetD8Async(mem, OLD, len, apart));
	MUST(cuMemsetD8Async(copy, OLD, len, apart));
	MUST(cuStreamSynchronize(apart));
}

static bool is_pattern(cuda_ptr p, size_t len)
{
	MUST(cuMemcpyAsync((uintptr_t)seen, p, len, apart));
	MUST(cuStreamSynchronize(apart));
	return memcmp(seen, pattern, len) == 0;
}

static bool file_is(unsigned char byte, size_t len)
{
	must_do(pread(out_fd, from_file, len, 0) == (ssize_t)len, "pread");
	return (unsigned char)from_file[0] == byte &&
	       memcmp(from_file, from_file + 1, len - 1) == 0;
}

struct row {
	const char *what;
	const struct streams *on; /* NULL: nothing is queued before the call */
	const struct files *f;
	size_t len;
	bool write;
	bool behind; /* something is queued after the call, on the legacy stream */
	bool registered;
};

struct result {
	int right;
	int waited;
	double ms;
};

static void transfer(const struct row *r)
{
	void *p = (void *)(uintptr_t)mem;
	ssize_t n = r->write ? cf.cuFileWrite(r->f->out, p, r->len, 0, 0)
			     : cf.cuFileRead(r->f->in, p, r->len, 0, 0);

	if (n != (ssize_t)r->len) {
		fprintf(stderr, "%s of %zu bytes gives %zd, errno %d\n", r->what, r->len, n, errno);
		exit(2);
	}
}

/* Once: the call's ms, and what came of it. */
static double once(const struct row *r, struct result *res)
{
	double began;
	double ms;

	fill_apart(r->len);
	if (r->on) {
		launch(r->on->s, r->len);
	}
	began = now_ms();
	transfer(r);
	ms = now_ms() - began;
	if (r->on) {
		res->waited += cu.cuStreamQuery(r->on->s) == 0;
	}
	if (r->behind && r->write) {
		MUST(cuMemsetD8Async(mem, LATER, r->len, LEGACY));
	} else if (r->behind) {
		MUST(cuMemcpyAsync(copy, mem, r->len, LEGACY));
	}
	for (size_t i = 0; i < COUNT(streams); i++) {
		MUST(cuStreamSynchronize(streams[i].s));
	}
	if (r->write) {
		res->right += file_is(r->on ? KERNELS : OLD, r->len);
	} else {
		res->right += is_pattern(mem, r->len) && (!r->behind || is_pattern(copy, r->len));
	}
	return ms;
}

static int by_value(const void *a, const void *b)
{
	double x = *(const double *)a;
	double y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static struct result repeat(const struct row *r)
{
	struct result res = { 0, 0, 0.0 };
	double ms[MAX_ROUNDS];

	for (int i = 0; i < opt.rounds; i++) {
		ms[i] = once(r, &res);
	}
	qsort(ms, (size_t)opt.rounds, sizeof(ms[0]), by_value);
	res.ms = ms[opt.rounds / 2];
	return res;
}

/* Whether it is as the legacy stream's order would have it. */
static bool show(const struct row *r)
{
	struct row idle = *r;
	struct result alone;
	struct result res;
	char waited[32] = "-";

	idle.on = NULL;
	(void)repeat(&idle); /* the first one makes what the later ones use */
	alone = repeat(&idle);
	res = repeat(r);
	if (r->on) {
		(void)snprintf(waited, sizeof(waited), "%d/%d", res.waited, opt.rounds);
	}
	printf("%-17s %-12s %5zuK  %-6s  %-3s  %4d/%d  %6s  %9.3f  %9.3f%s\n", r->what,
	       r->on ? r->on->name : "none", r->len >> 10, r->f->name, r->registered ? "yes" : "no",
	       res.right, opt.rounds, waited, res.ms, alone.ms,
	       res.right < opt.rounds ? "  WRONG" : "");
	(void)fflush(stdout);
	return res.right == opt.rounds || (r->on && r->on->s != LEGACY);
}

/* What of one size, file and registration. */
static int group(struct row *r)
{
	int wrong = 0;

	for (int write = 0; write < 2; write++) {
		r->write = write;
		r->behind = false;
		r->what = write ? "write" : "read";
		for (size_t i = 0; i < COUNT(streams); i++) {
			r->on = &streams[i];
			wrong += !show(r);
		}
		r->behind = true;
		r->what = write ? "fill behind write" : "copy behind read";
		r->on = NULL;
		wrong += !show(r);
		r->on = &streams[0];
		wrong += !show(r);
	}
	return wrong;
}

static int table(void)
{
	int wrong = 0;

	printf("%-17s %-12s %6s  %-6s  %-3s  %6s  %6s  %9s  %9s\n", "what", "stream", "size",
	       "file", "reg", "right", "waited", "ms", "alone ms");
	for (size_t f = 0; f < COUNT(files); f++) {
		for (int reg = 0; reg < 2; reg++) {
			for (size_t i = 0; i < COUNT(lens); i++) {
				struct row r = { .f = &files[f],
						 .len = lens[i],
						 .registered = reg };
				void *p = (void *)(uintptr_t)mem;

				if (reg) {
					must_cufile(cf.cuFileBufRegister(p, r.len, 0),
						    "cuFileBufRegister");
				}
				wrong += group(&r);
				if (reg) {
					must_cufile(cf.cuFileBufDeregister(p),
						    "cuFileBufDeregister");
				}
			}
		}
	}
	return wrong;
}

static bool parse(int argc, char **argv)
{
	int c;

	while ((c = getopt(argc, argv, "n:t:c:bs")) != -1) {
		switch (c) {
		case 'n':
			opt.rounds = atoi(optarg);
			break;
		case 't':
			opt.ns = strtoull(optarg, NULL, 10) * 1000000u;
			break;
		case 'c':
			opt.libcuda = optarg;
			break;
		case 'b':
			opt.by_cpu = true;
			break;
		case 's':
			opt.strict = true;
			break;
		default:
			return false;
		}
	}
	if (optind >= argc || opt.rounds < 1 || opt.rounds > MAX_ROUNDS) {
		return false;
	}
	opt.libcufile = argv[optind];
	opt.folder = optind + 1 < argc ? argv[optind + 1] : opt.folder;
	return true;
}

int main(int argc, char **argv)
{
	int wrong;

	if (!parse(argc, argv)) {
		fprintf(stderr,
			"usage: %s [-n ROUNDS] [-t MS] [-c LIBCUDA] [-b] [-s] LIBCUFILE "
			"[FOLDER]\n",
			argv[0]);
		return 2;
	}
	start_cuda();
	start_cufile();
	wrong = table();
	printf("%d rows about the legacy stream are wrong\n", wrong);
	(void)fflush(stdout);
	/* Not by exit(): libraries' ends are no part of this. */
	_exit(opt.strict && wrong ? 1 : 0);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Sequences of cuFile calls with arguments that are right, wrong, stale or nonsense, on the memory
 * of a software GPU and of the host. Each byte of the input chooses a call or an argument; behind
 * its end all are 0. What must hold: nothing crashes or hangs, a count is never more than was asked
 * for, a failure has an errno, blocking transfers move exactly the bytes that they say, and a
 * driver that is closed as often as it is open is closed.
 */

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include <peerlane/peerlane.h>

#ifndef CUFILE_NO_CUDA_H
#define CUFILE_NO_CUDA_H
#endif
#include <cufile/cufile.h>

#include "fuzz.h"

#define KIB 1024u
#define MEM (256 * KIB)	   /* bytes of each memory */
#define FILE_LEN MEM	   /* bytes whose content is kept track of */
#define GUARD (1ull << 36) /* behind the host's memory: no transfer gets past it */
#define FILES 4u
#define HANDLES 8u
#define BATCHES 2u
#define ENTRIES 8u
#define ASYNCS 16u
#define LIMIT_S 3600u

enum {
	DEV_A,
	DEV_B,
	HOST,
	MEMS
};

static struct {
	const uint8_t *in;
	size_t left;

	char *mem[MEMS];
	char *freed; /* was memory once */
	struct pl_ctx *ctx;
	struct pl_dev *dev;

	int fd[FILES];
	int pipe[2];
	CUfileHandle_t handle[HANDLES];
	CUfileBatchHandle_t batch[BATCHES];

	unsigned char *want; /* what the file holds */
	bool vague;	     /* transfers that nobody waited for may have changed it */
} w;

/* Asynchronous transfers' arguments stay where they are until the stream has passed them. */
static struct {
	size_t len;
	off_t off;
	off_t mem_off;
	ssize_t done;
} async[ASYNCS];
static unsigned int next_async;

static uint64_t take(unsigned int n)
{
	if (w.left == 0) {
		return 0;
	}
	w.left--;
	return *w.in++ % n;
}

static uint64_t take64(void)
{
	uint64_t x = 0;

	for (int i = 0; i < 8; i++) {
		x = x << 8 | take(256);
	}
	return x;
}

/* Lengths and offsets: where things begin and end, and a little beside. */
static int64_t number(void)
{
	static const int64_t some[] = { 0,
					1,
					100,
					511,
					4095,
					4096,
					4097,
					8192,
					65536,
					MEM / 2,
					MEM - 4096,
					MEM - 1,
					MEM,
					MEM + 1,
					2 * MEM,
					1 << 20,
					(int64_t)1 << 32,
					(int64_t)1 << 40,
					(int64_t)1 << 62,
					INT64_MAX,
					INT64_MAX - 4095,
					INT64_MIN,
					-1,
					-4096 };
	unsigned int i = (unsigned int)take(32);

	if (i < sizeof(some) / sizeof(some[0])) {
		return some[i];
	}
	return i < 30 ? (int64_t)(take64() % (2 * MEM)) : (int64_t)take64();
}

/* One in range, mostly. */
static int64_t small(void)
{
	return take(8) ? (int64_t)(take64() % MEM) : number();
}

static int descriptor(void)
{
	switch (take(12)) {
	case 0:
		return -1;
	case 1:
		return 54321;
	case 2:
		return w.pipe[0];
	default:
		return w.fd[take(FILES)];
	}
}

static CUfileHandle_t handle(void)
{
	switch (take(12)) {
	case 0:
		return NULL;
	case 1:
		return (CUfileHandle_t)(uintptr_t)take64();
	default:
		return w.handle[take(HANDLES)];
	}
}

static CUfileBatchHandle_t batch(void)
{
	return take(12) ? w.batch[take(BATCHES)] : (CUfileBatchHandle_t)(uintptr_t)take64();
}

/* A base of memory. Addresses that may be somebody's are not made up: a transfer would go there. */
static char *memory(void)
{
	switch (take(14)) {
	case 0:
		return NULL;
	case 1:
		return (char *)(uintptr_t)4096;
	case 2:
		return (char *)(uintptr_t)-4096;
	case 3:
		return w.freed;
	case 4:
		return w.mem[take(MEMS)] + take(MEM >> 12) * 4096;
	case 5:
		return w.mem[take(MEMS)] + take(256);
	default:
		return w.mem[take(MEMS)];
	}
}

/* Whether [base + off, + len) lies in one of the memories. */
static bool is_ours(const char *base, int64_t off, size_t len)
{
	for (unsigned int i = 0; i < MEMS; i++) {
		int64_t at = base - w.mem[i];

		if (base >= w.mem[i] && at <= MEM && off >= -at && off <= MEM - at &&
		    len <= (size_t)(MEM - at - off)) {
			return true;
		}
	}
	return false;
}

/*
 * What a transfer may be asked for. An address that no device knows is the caller's word that the
 * bytes are there, and between the pieces of memory here there is other memory of this process: so
 * addresses begin in one of the pieces, or where nothing can be, or the library must refuse them
 * unseen.
 */
static bool is_fair(const char *base, int64_t off, uint64_t len)
{
	bool host = base >= w.mem[HOST] && base <= w.mem[HOST] + MEM;

	if (off < 0 || off >= (int64_t)1 << 62 || len > SSIZE_MAX) {
		return true;
	}
	if (is_ours(base, off, 1)) {
		return !host || (uint64_t)off + len <= GUARD;
	}
	return off == 0 && len <= 1 << 20 &&
	       (base == w.freed || base == (char *)4096 || (uintptr_t)base > SSIZE_MAX || !base);
}

static void look_again(void)
{
	ssize_t n = pread(w.fd[0], w.want, FILE_LEN, 0);

	fuzz_assert(n >= 0);
	memset(w.want + n, 0, FILE_LEN - (size_t)n);
	w.vague = false;
}

static void settle(void)
{
	CUfileIOEvents_t ev[ENTRIES];

	for (unsigned int i = 0; i < BATCHES; i++) {
		unsigned int nr = ENTRIES;

		while (nr > 0 && cuFileBatchIOGetStatus(w.batch[i], nr, &nr, ev, NULL).err == 0) {
		}
	}
	for (unsigned int i = 0; i < ASYNCS; i++) {
		while (__atomic_load_n(&async[i].done, __ATOMIC_ACQUIRE) == SSIZE_MAX) {
			(void)usleep(20);
		}
	}
	if (w.vague) {
		look_again();
	}
}

static void check_count(ssize_t n, uint64_t asked)
{
	fuzz_assert(n >= -1 && (n < 0 || (uint64_t)n <= asked));
	fuzz_assert(n >= 0 || errno != 0);
}

static void read_or_write(bool write)
{
	CUfileHandle_t fh = handle();
	char *base = memory();
	int64_t len = take(4) ? small() : number();
	int64_t off = small();
	int64_t mem_off = take(2) ? 0 : small();
	ssize_t n;

	if (!is_fair(base, mem_off, (uint64_t)len)) {
		return;
	}
	if (w.vague) {
		settle();
	}
	errno = 0;
	n = write ? cuFileWrite(fh, base, (size_t)len, off, mem_off)
		  : cuFileRead(fh, base, (size_t)len, off, mem_off);
	check_count(n, (uint64_t)len);
	if (n <= 0 || off >= FILE_LEN) {
		return;
	}
	if (base == w.freed) { /* a software GPU's memory can be touched when it is free, too */
		w.vague = true;
		return;
	}
	fuzz_assert(off >= 0 && is_ours(base, mem_off, (size_t)n));
	n = n > FILE_LEN - off ? (ssize_t)(FILE_LEN - off) : n;
	if (write) {
		memcpy(w.want + off, base + mem_off, (size_t)n);
	} else {
		fuzz_assert(memcmp(w.want + off, base + mem_off, (size_t)n) == 0);
	}
}

static void vectors(void)
{
	CUfileIOVec_t v[4];
	size_t n = take(5);
	CUfileHandle_t fh = handle();
	bool write = take(2);
	int64_t off = small();
	unsigned int flags = (unsigned int)take(16) == 1;
	uint64_t sum = 0;

	for (size_t i = 0; i < n; i++) {
		v[i].base = memory();
		v[i].len = (size_t)small();
		sum += v[i].len;
		if (v[i].len > MEM || !is_fair(v[i].base, 0, v[i].len)) {
			return;
		}
	}
	settle();
	w.vague = true;
	errno = 0;
	check_count(write ? cuFileWritev(fh, take(9) ? v : NULL, n, off, flags)
			  : cuFileReadv(fh, take(9) ? v : NULL, n, off, flags),
		    sum);
}

static void add_handle(void)
{
	CUfileFSOps_t ops = { 0 };
	CUfileDescr_t d = { .type = (enum CUfileFileHandleType)(take(5) ? 1 : take(9)),
			    .handle = { .fd = descriptor() },
			    .fs_ops = take(2) ? &ops : NULL };
	CUfileHandle_t *out = &w.handle[take(HANDLES)];
	CUfileHandle_t fh = *out;

	if (cuFileHandleRegister(take(20) ? &fh : NULL, take(20) ? &d : NULL).err == 0) {
		*out = fh; /* what was there is stale: it stays registered until the close */
	}
}

static void submit_batch(void)
{
	CUfileIOParams_t io[ENTRIES];
	unsigned int n = (unsigned int)take(ENTRIES + 1);
	CUfileBatchHandle_t b = batch();

	for (unsigned int i = 0; i < n; i++) {
		memset(&io[i], 0, sizeof(io[i]));
		io[i].mode = (CUfileBatchMode_t)(take(20) ? CUFILE_BATCH : take(9));
		io[i].opcode = (CUfileOpcode_t)(take(20) ? take(2) : take(256));
		io[i].fh = handle();
		io[i].u.batch.devPtr_base = memory();
		io[i].u.batch.devPtr_offset = take(2) ? 0 : small();
		io[i].u.batch.file_offset = small();
		io[i].u.batch.size = (size_t)small();
		io[i].cookie = &io[i];
		if (!is_fair(io[i].u.batch.devPtr_base, io[i].u.batch.devPtr_offset,
			     io[i].u.batch.size)) {
			return;
		}
	}
	w.vague = true;
	(void)cuFileBatchIOSubmit(b, n, take(20) ? io : NULL, (unsigned int)take(3));
}

static void poll_batch(void)
{
	CUfileIOEvents_t ev[ENTRIES];
	unsigned int nr = (unsigned int)take(ENTRIES + 1);
	unsigned int space = nr;
	struct timespec ts = { 0, (long)take64() % 3000000 };
	CUfileError_t e = cuFileBatchIOGetStatus(batch(), (unsigned int)take(ENTRIES + 1), &nr, ev,
						 take(4) ? &ts : NULL);

	fuzz_assert(e.err || nr <= space);
}

static void batch_call(void)
{
	unsigned int i = (unsigned int)take(BATCHES);
	CUfileBatchHandle_t b = NULL;

	switch (take(8)) {
	case 0:
		if (cuFileBatchIOSetUp(&b, (unsigned int)(take(8) ? ENTRIES : take(256))).err ==
		    0) {
			w.vague = true;
			cuFileBatchIODestroy(w.batch[i]);
			w.batch[i] = b;
		}
		break;
	case 1:
		cuFileBatchIODestroy(batch());
		break;
	case 2:
		(void)cuFileBatchIOCancel(batch());
		break;
	case 3:
	case 4:
		poll_batch();
		break;
	default:
		submit_batch();
		break;
	}
}

static void async_call(void)
{
	unsigned int i = next_async++ % ASYNCS;
	CUstream s = take(8) ? NULL : (CUstream)(uintptr_t)take(4);
	CUfileHandle_t fh = handle();
	char *base = memory();
	bool write = take(2);
	CUfileError_t e;

	if (__atomic_load_n(&async[i].done, __ATOMIC_ACQUIRE) == SSIZE_MAX) {
		return;
	}
	async[i].len = (size_t)small();
	async[i].off = small();
	async[i].mem_off = take(2) ? 0 : small();
	if (!is_fair(base, async[i].mem_off, async[i].len)) {
		return;
	}
	w.vague = true;
	async[i].done = SSIZE_MAX; /* until it says otherwise */
	e = write ? cuFileWriteAsync(fh, base, &async[i].len, &async[i].off, &async[i].mem_off,
				     &async[i].done, s)
		  : cuFileReadAsync(fh, base, &async[i].len, &async[i].off, &async[i].mem_off,
				    &async[i].done, s);
	if (e.err) {
		async[i].done = 0;
	}
}

static void stream_call(void)
{
	CUstream s = take(2) ? NULL : (CUstream)(uintptr_t)take(4);

	if (take(3) == 0) {
		(void)cuFileStreamRegister(s, (unsigned int)take(20));
	} else if (take(2) == 0) {
		(void)cuFileStreamDeregister(s);
	} else {
		async_call();
	}
}

static void buffer_call(void)
{
	char *base = memory();

	int64_t len = number();

	/* Who says that a device's memory is the host's is not helped. */
	if (take(2) &&
	    (len > (int64_t)1 << 56 || (base != w.freed && is_fair(base, 0, (uint64_t)len)))) {
		(void)cuFileBufRegister(base, (size_t)len, (int)take(4));
	} else {
		(void)cuFileBufDeregister(base);
	}
}

/* Memory that is freed, registered or not, and comes back. */
static void free_memory(void)
{
	unsigned int i = (unsigned int)take(2);
	void *p = NULL;

	fuzz_assert(pl_mem_alloc(w.dev, MEM, 0, &p) == 0);
	fuzz_assert(pl_mem_free(w.ctx, w.mem[i]) == 0);
	memset(p, 0x5a, MEM);
	w.freed = w.mem[i];
	w.mem[i] = p;
}

static void get_parameter(void)
{
	unsigned int i = (unsigned int)take(14) - 1;
	size_t min = 0;
	size_t max = 0;
	char text[64];
	bool b;

	switch (take(6)) {
	case 0:
		(void)cuFileGetParameterSizeT((CUFileSizeTConfigParameter_t)i, &min);
		break;
	case 1:
		(void)cuFileGetParameterBool((CUFileBoolConfigParameter_t)i, &b);
		break;
	case 2:
		(void)cuFileGetParameterString((CUFileStringConfigParameter_t)i, text,
					       (int)take(70) - 2);
		break;
	case 3:
		(void)cuFileGetParameterMinMaxValue((CUFileSizeTConfigParameter_t)i, &min, &max);
		break;
	case 4: {
		size_t v[32];

		(void)cuFileGetParameterPosixPoolSlabArray(v, v + 16, (int)take(20) - 2);
		break;
	}
	default: {
		CUfileDrvProps_t props;

		(void)cuFileDriverGetProperties(take(9) ? &props : NULL);
		break;
	}
	}
}

static void set_parameter(void)
{
	static const char *const texts[] = { "",      "ERROR", "WARN",	    "INFO",
					     "TRACE", "LOUD",  "/dev/null", "/nonexistent/x" };
	unsigned int i = (unsigned int)take(14) - 1;

	switch (take(7)) {
	case 0:
		(void)cuFileSetParameterSizeT((CUFileSizeTConfigParameter_t)i, (size_t)number());
		break;
	case 1:
		(void)cuFileSetParameterBool((CUFileBoolConfigParameter_t)i, take(2));
		break;
	case 2:
		(void)cuFileSetParameterString((CUFileStringConfigParameter_t)i, texts[take(8)]);
		break;
	case 3: {
		size_t v[32];

		for (int k = 0; k < 32; k++) {
			v[k] = (size_t)number();
		}
		(void)cuFileSetParameterPosixPoolSlabArray(v, v + 16, (int)take(20) - 2);
		break;
	}
	case 4:
		(void)cuFileDriverSetPollMode(take(2), (size_t)number());
		break;
	case 5:
		(void)cuFileDriverSetMaxDirectIOSize((size_t)number());
		break;
	default:
		(void)cuFileDriverSetMaxPinnedMemSize((size_t)number());
		break;
	}
}

static void stats_call(void)
{
	static CUfileStatsLevel3_t l3;
	int level;

	switch (take(8)) {
	case 0:
		(void)cuFileSetStatsLevel((int)take(6) - 1);
		break;
	case 1:
		(void)cuFileGetStatsLevel(&level);
		break;
	case 2:
		(void)cuFileStatsStart();
		break;
	case 3:
		(void)cuFileStatsStop();
		break;
	case 4:
		(void)cuFileStatsReset();
		break;
	case 5:
		(void)cuFileGetStatsL1(&l3.detailed.basic);
		break;
	case 6:
		(void)cuFileGetStatsL2(&l3.detailed);
		break;
	default:
		if (cuFileGetStatsL3(&l3).err == 0) {
			fuzz_assert(l3.num_gpus <= 16);
		}
		break;
	}
}

static void open_file(unsigned int i)
{
	static const int modes[FILES] = { O_RDWR, O_RDONLY, O_WRONLY, O_RDWR | O_DIRECT };
	char name[32];

	(void)snprintf(name, sizeof(name), "/proc/self/fd/%d", w.fd[0]);
	w.fd[i] = open(name, modes[i] | O_CLOEXEC);
	if (w.fd[i] < 0) { /* a file system without O_DIRECT */
		w.fd[i] = open(name, O_RDWR | O_CLOEXEC);
	}
	fuzz_assert(w.fd[i] >= 0);
}

static void driver_call(void)
{
	size_t kb;
	int version;

	switch (take(6)) {
	case 0:
	case 1:
		(void)cuFileDriverOpen();
		break;
	case 2:
		(void)cuFileDriverClose();
		break;
	case 3:
		fuzz_assert(cuFileUseCount() >= 0);
		break;
	case 4:
		(void)cuFileGetVersion(take(4) ? &version : NULL);
		break;
	default:
		(void)cuFileGetBARSizeInKB((int)take(6) - 2, &kb);
		break;
	}
}

static void step(void)
{
	unsigned int i;

	switch (take(24)) {
	case 0:
	case 1:
	case 2:
		add_handle();
		break;
	case 3:
		cuFileHandleDeregister(handle());
		break;
	case 4:
		i = 1 + (unsigned int)take(FILES - 1); /* the first is ours, to compare with */
		(void)close(w.fd[i]);
		open_file(i);
		break;
	case 5:
	case 6:
		buffer_call();
		break;
	case 7:
		settle();
		free_memory();
		break;
	case 8:
	case 9:
	case 10:
		batch_call();
		break;
	case 11:
	case 12:
		stream_call();
		break;
	case 13:
		get_parameter();
		break;
	case 14:
		set_parameter();
		break;
	case 15:
		stats_call();
		break;
	case 16:
		driver_call();
		break;
	case 17:
		vectors();
		break;
	default:
		read_or_write(take(2));
		break;
	}
}

/* Everything back, so that an input does the same each time. */
static void clear(void)
{
	settle();
	for (unsigned int i = 0; i < BATCHES; i++) {
		cuFileBatchIODestroy(w.batch[i]);
		w.batch[i] = NULL;
	}
	while (cuFileUseCount() > 0) {
		CUfileError_t e = cuFileDriverClose();

		fuzz_assert(e.err == 0 || e.err == CU_FILE_DRIVER_CLOSING);
	}
	fuzz_assert(cuFileDriverClose().err == CU_FILE_DRIVER_NOT_INITIALIZED);
	memset(w.handle, 0, sizeof(w.handle));
	fuzz_assert(ftruncate(w.fd[0], 0) == 0 && ftruncate(w.fd[0], FILE_LEN) == 0);
	memset(w.want, 0, FILE_LEN);
	for (unsigned int i = 0; i < MEMS; i++) {
		memset(w.mem[i], (int)i + 1, MEM);
	}
	w.vague = false;
}

static void too_long(int sig)
{
	(void)sig;
	abort();
}

static void make(void)
{
	char name[] = "fuzz-cufile.XXXXXX";

	(void)setenv("PEERLANE_SOFT_GPUS", "1x64MiB", 0);
	(void)setenv("PEERLANE_TEST_CUDA_LIB", "none", 0);
	(void)setenv("CUFILE_ENV_PATH_JSON", "/nonexistent", 1);
	(void)setenv("CUFILE_LOGFILE_PATH", "/dev/null", 1);
	fuzz_assert(signal(SIGALRM, too_long) != SIG_ERR);
	w.fd[0] = mkstemp(name);
	fuzz_assert(w.fd[0] >= 0 && unlink(name) == 0);
	for (unsigned int i = 1; i < FILES; i++) {
		open_file(i);
	}
	fuzz_assert(pipe(w.pipe) == 0);
	fuzz_assert(pl_open(NULL, &w.ctx) == 0 && pl_dev_open(w.ctx, "soft:0", &w.dev) == 0);
	for (unsigned int i = 0; i < HOST; i++) {
		void *p = NULL;

		fuzz_assert(pl_mem_alloc(w.dev, MEM, 0, &p) == 0);
		w.mem[i] = p;
	}
	w.mem[HOST] = mmap(NULL, MEM + GUARD, PROT_NONE,
			   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	fuzz_assert(w.mem[HOST] != MAP_FAILED);
	fuzz_assert(mprotect(w.mem[HOST], MEM, PROT_READ | PROT_WRITE) == 0);
	w.want = malloc(FILE_LEN);
	fuzz_assert(w.want != NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	if (!w.ctx) {
		make();
	}
	w.in = data;
	w.left = len;
	(void)alarm(LIMIT_S);
	clear();
	while (w.left > 0) {
		step();
	}
	clear();
	(void)alarm(0);
	return 0;
}

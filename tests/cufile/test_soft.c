/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Without a GPU: memory of a software GPU and of the host, by content; statistics against those of
 * libpeerlane; batches and streams.
 */

#include <sys/mman.h>
#include <sys/stat.h>

#include "cufile/cf.h"

#define LEN (3 * MIB + 777)
#define PIECES 24u

static struct fx fx;
static const char *path;
static int fd;
static CUfileHandle_t fh;
static char *mem;
static char *host;

static int begin(void **state)
{
	(void)state;
	fx_open(&fx, NULL);
	path = fx_made("cufile-soft", LEN, 1);
	fd = open(path, O_RDWR | O_CLOEXEC);
	assert_cu(cuFileDriverOpen(), CU_FILE_SUCCESS);
	fh = cf_register(fd);
	mem = fx_alloc(&fx, LEN + MIB);
	host = fx_host(LEN + MIB);
	return 0;
}

static int end(void **state)
{
	(void)state;
	cuFileHandleDeregister(fh);
	/* A stream's result is there a moment before its transfer is over. */
	for (int i = 0; i < 5000 && cuFileDriverClose().err == CU_FILE_DRIVER_CLOSING; i++) {
		(void)usleep(1000);
	}
	assert_int_equal(cuFileUseCount(), 0);
	fx_free(&fx, mem);
	free(host);
	(void)close(fd);
	fx_close(&fx);
	return unlink(path);
}

static void reads(void **state)
{
	char *want = fx_host(LEN);

	(void)state;
	memset(host, 0, LEN);
	assert_io(cuFileRead(fh, mem, LEN, 0, 0), LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	assert_io(cuFileRead(fh, mem, 70001, 12345, 333), 70001);
	fx_dev_is(&fx, mem + 333, 12345, 70001, 1);
	assert_io(cuFileRead(fh, mem + 4096, 5000, 1, 7), 5000);
	fx_dev_is(&fx, mem + 4103, 1, 5000, 1);
	assert_io(cuFileRead(fh, host, LEN + 5, 0, 0), LEN);
	fx_pattern(want, 0, LEN, 1);
	fx_same(host, want, LEN, "host memory");
	free(want);
	assert_io(cuFileRead(fh, mem, 4096, LEN - 10, 0), 10);
	assert_io(cuFileRead(fh, mem, 4096, LEN, 0), 0);
	assert_io(cuFileRead(fh, mem, 0, 0, 0), 0);
}

static void writes(void **state)
{
	char *want = fx_host(LEN);

	(void)state;
	fx_pattern(want, 0, LEN, 2);
	fx_put(&fx, mem, want, LEN);
	assert_io(cuFileWrite(fh, mem, LEN, 0, 0), LEN);
	fx_file_is(path, 0, LEN, 2);
	fx_pattern(want, 99991, 5003, 3);
	fx_put(&fx, mem + 17, want, 5003);
	assert_io(cuFileWrite(fh, mem, 5003, 99991, 17), 5003);
	fx_file_is(path, 0, 99991, 2);
	fx_file_is(path, 99991, 5003, 3);
	fx_file_is(path, 104994, LEN - 104994, 2);
	free(want);
}

/* How much of the file is in the page cache: of one's own mincore(2) tells. */
static double cached(void)
{
	unsigned char there[LEN / BLOCK + 1];
	void *p = mmap(NULL, LEN, PROT_READ, MAP_SHARED, fd, 0);
	size_t n = 0;

	assert_true(p != MAP_FAILED);
	assert_int_equal(mincore(p, LEN, there), 0);
	for (size_t i = 0; i < COUNT(there); i++) {
		n += there[i] & 1;
	}
	(void)munmap(p, LEN);
	return (double)n / COUNT(there);
}

/* In the page cache, as NVIDIA's library leaves it, unless the tunable says otherwise. */
static void where_writes_end(void **state)
{
	static const char *const told[] = { NULL, "disk", "cache", NULL };
	char *want = fx_host(LEN);

	for (size_t i = 0; i < COUNT(told); i++) {
		double there;

		if (told[i]) {
			(void)setenv("PEERLANE_WRITE_TO", told[i], 1);
		} else {
			(void)unsetenv("PEERLANE_WRITE_TO");
		}
		end(state);
		begin(state);
		fx_pattern(want, 0, LEN, 5);
		fx_put(&fx, mem, want, LEN);
		fx_cold(path);
		assert_io(cuFileWrite(fh, mem, LEN, 0, 0), LEN);
		there = cached();
		if (told[i] && strcmp(told[i], "disk") == 0) {
			/* But for the end that is no whole page. */
			assert_true(!fx_has_direct() || there < 0.1);
		} else {
			assert_true(there > 0.9);
		}
		fx_file_is(path, 0, LEN, 5);
	}
	free(want);
}

static void vectors(void **state)
{
	CUfileIOVec_t v[] = { { mem, 1000 }, { host, 0 }, { host, 70000 }, { mem + 8192, 333 } };
	char want[70000];

	(void)state;
	assert_io(cuFileReadv(fh, v, COUNT(v), 4096, 0), 71333);
	fx_dev_is(&fx, mem, 4096, 1000, 1);
	fx_pattern(want, 5096, 70000, 1);
	fx_same(host, want, 70000, "the vector in host memory");
	fx_dev_is(&fx, mem + 8192, 75096, 333, 1);
	assert_io(cuFileReadv(fh, v, COUNT(v), LEN - 1500, 0), 1500);
	assert_io_fails(cuFileReadv(fh, NULL, 2, 0, 0), CU_FILE_INVALID_VALUE);
	assert_io_fails(cuFileReadv(fh, v, COUNT(v), -1, 0), CU_FILE_INVALID_VALUE);
	v[0].len = SIZE_MAX;
	assert_io_fails(cuFileReadv(fh, v, COUNT(v), 0, 0), EINVAL);
}

static void many_buffers(void **state)
{
	(void)state;
	/* Enough for the table to grow and to be swept. */
	for (size_t round = 0; round < 5; round++) {
		for (size_t i = 0; i < 900; i++) {
			assert_cu(cuFileBufRegister(mem + i * 64, 64, 0), CU_FILE_SUCCESS);
		}
		for (size_t i = 0; i < 900; i++) {
			assert_io_fails(cuFileRead(fh, mem + i * 64, 65, 0, 0),
					CU_FILE_INVALID_MAPPING_RANGE);
			assert_io(cuFileRead(fh, mem + i * 64, 64, 0, 0), 64);
			assert_cu(cuFileBufDeregister(mem + i * 64), CU_FILE_SUCCESS);
			assert_cu(cuFileBufDeregister(mem + i * 64), CU_FILE_MEMORY_NOT_REGISTERED);
		}
	}
	assert_cu(cuFileBufDeregister((void *)(uintptr_t)1), CU_FILE_MEMORY_NOT_REGISTERED);
}

/* Ids are never given out again: an old one stays dead when its place is taken. */
static void old_ids(void **state)
{
	CUfileHandle_t old = NULL;

	(void)state;
	for (int i = 0; i < 2000; i++) {
		int other = dup(fd);
		CUfileHandle_t next = cf_register(other);

		assert_ptr_not_equal(next, old);
		if (old) {
			assert_io_fails(cuFileRead(old, mem, 1, 0, 0),
					CU_FILE_HANDLE_NOT_REGISTERED);
		}
		cuFileHandleDeregister(next);
		cuFileHandleDeregister(next);
		(void)close(other);
		old = next;
	}
}

static void counted(void **state)
{
	CUfileStatsLevel3_t l3;
	CUfileStatsLevel1_t *l1 = &l3.detailed.basic;
	char *other = fx_alloc(&fx, MIB);

	(void)state;
	assert_cu(cuFileSetStatsLevel(3), CU_FILE_SUCCESS);
	/* What is registered now is no counter, and never less than nothing. */
	assert_cu(cuFileBufRegister(other, MIB, 0), CU_FILE_SUCCESS);
	assert_cu(cuFileStatsReset(), CU_FILE_SUCCESS);
	assert_cu(cuFileGetStatsL3(&l3), CU_FILE_SUCCESS);
	assert_true(l3.per_gpu_stats[0].reg_bytes >= MIB);
	assert_cu(cuFileBufDeregister(other), CU_FILE_SUCCESS);
	assert_cu(cuFileSetStatsLevel(0), CU_FILE_SUCCESS);
	assert_cu(cuFileBufRegister(other, MIB, 0), CU_FILE_SUCCESS);
	assert_cu(cuFileSetStatsLevel(3), CU_FILE_SUCCESS);
	assert_cu(cuFileBufDeregister(other), CU_FILE_SUCCESS);
	assert_cu(cuFileGetStatsL3(&l3), CU_FILE_SUCCESS);
	assert_true(l3.per_gpu_stats[0].reg_bytes < 1024 * (uint64_t)MIB);
	fx_free(&fx, other);
	assert_cu(cuFileStatsReset(), CU_FILE_SUCCESS);
	assert_cu(cuFileStatsStart(), CU_FILE_SUCCESS);
	assert_io(cuFileRead(fh, mem, MIB, 0, 0), MIB);
	assert_io(cuFileRead(fh, mem, 100, 7, 0), 100);
	assert_io(cuFileRead(fh, host, 8192, 0, 0), 8192);
	assert_io(cuFileWrite(fh, mem, 4096, 0, 0), 4096);
	assert_io_fails(cuFileRead(fh, mem, 4096, -1, 0), CU_FILE_INVALID_VALUE);
	assert_cu(cuFileGetStatsL3(&l3), CU_FILE_SUCCESS);
	assert_int_equal(l1->read_ops.ok, 3);
	assert_int_equal(l1->read_ops.err, 1);
	assert_int_equal(l1->write_ops.ok, 1);
	assert_int_equal(l1->read_bytes, MIB + 100 + 8192);
	assert_int_equal(l1->write_bytes, 4096);
	assert_int_equal(l3.detailed.read_size_kb_hist[0], 1);
	assert_int_equal(l3.detailed.read_size_kb_hist[2], 1);
	assert_int_equal(l3.detailed.read_size_kb_hist[9], 1);
	assert_true(l3.num_gpus >= 1);
	assert_int_equal(l3.per_gpu_stats[0].n_total_reads, 2);
	assert_int_equal(l3.per_gpu_stats[0].n_unaligned_reads, 1);
	assert_int_equal(l3.per_gpu_stats[0].read_bytes, MIB + 100);
	assert_int_equal(l3.per_gpu_stats[0].n_p2p_reads + l3.per_gpu_stats[0].n_posix_reads, 2);
	if (fx.addressable && fx_has_direct()) {
		fx_cold(path);
		assert_io(cuFileRead(fh, mem, MIB, 0, 0), MIB);
	}
	assert_cu(cuFileStatsStop(), CU_FILE_SUCCESS);
	assert_cu(cuFileGetStatsL1(l1), CU_FILE_INVALID_VALUE);
}

static void batch(void **state)
{
	CUfileIOParams_t io[PIECES];
	CUfileIOEvents_t ev[PIECES];
	CUfileBatchHandle_t b;
	size_t step = LEN / PIECES;
	unsigned int have = 0;

	(void)state;
	memset(mem, 0, LEN);
	assert_cu(cuFileBatchIOSetUp(&b, PIECES), CU_FILE_SUCCESS);
	for (unsigned int i = 0; i < PIECES; i++) {
		io[i] = (CUfileIOParams_t){
			.mode = CUFILE_BATCH, .fh = fh, .opcode = CUFILE_READ, .cookie = &io[i]
		};
		io[i].u.batch.devPtr_base = mem;
		io[i].u.batch.devPtr_offset = (off_t)(i * step);
		io[i].u.batch.file_offset = (off_t)(i * step);
		io[i].u.batch.size = step;
	}
	assert_cu(cuFileBatchIOSubmit(b, PIECES, io, 0), CU_FILE_SUCCESS);
	while (have < PIECES) {
		unsigned int nr = PIECES - have;

		assert_cu(cuFileBatchIOGetStatus(b, 1, &nr, ev + have, NULL), CU_FILE_SUCCESS);
		assert_true(nr > 0);
		have += nr;
	}
	for (unsigned int i = 0; i < PIECES; i++) {
		assert_int_equal(ev[i].status, CUFILE_COMPLETE);
		assert_int_equal(ev[i].ret, step);
		for (unsigned int k = 0; k < i; k++) {
			assert_ptr_not_equal(ev[i].cookie, ev[k].cookie);
		}
	}
	fx_dev_is(&fx, mem, 0, step * PIECES, 1);
	/* In flight, and destroyed. */
	assert_cu(cuFileBatchIOSubmit(b, PIECES, io, 0), CU_FILE_SUCCESS);
	cuFileBatchIODestroy(b);
	assert_cu(cuFileBatchIOSubmit(b, 1, io, 0), CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR);
	fx_dev_is(&fx, mem, 0, step * PIECES, 1);
}

static CUfileIOParams_t entry(CUfileOpcode_t op, void *base, size_t len, off_t off)
{
	CUfileIOParams_t io = { .mode = CUFILE_BATCH, .fh = fh, .opcode = op };

	io.u.batch.devPtr_base = base;
	io.u.batch.size = len;
	io.u.batch.file_offset = off;
	return io;
}

/* All events of a batch, by cookie. */
static void gather(CUfileBatchHandle_t b, CUfileIOEvents_t *by, unsigned int n)
{
	CUfileIOEvents_t ev[PIECES];
	unsigned int have = 0;

	memset(by, 0, n * sizeof(*by));
	while (have < n) {
		unsigned int nr = n - have;

		assert_cu(cuFileBatchIOGetStatus(b, nr, &nr, ev, NULL), CU_FILE_SUCCESS);
		assert_true(nr > 0);
		for (unsigned int i = 0; i < nr; i++) {
			uintptr_t k = (uintptr_t)ev[i].cookie;

			assert_true(k < n && by[k].status == 0);
			by[k] = ev[i];
		}
		have += nr;
	}
}

/* What is wrong with one entry is its own event's. */
static void batch_mixed(void **state)
{
	CUfileIOParams_t io[6];
	CUfileIOEvents_t ev[6];
	CUfileBatchHandle_t b;
	unsigned int nr = 6;

	(void)state;
	io[0] = entry(CUFILE_READ, mem, 4096, 0);
	io[1] = entry(CUFILE_READ, mem, 4096, -1);
	io[2] = entry(CUFILE_READ, NULL, 4096, 0);
	io[3] = entry(CUFILE_READ, mem + 8192, 4096, LEN - 7);
	io[4] = entry((CUfileOpcode_t)7, mem + 65536, 4096, 0);
	io[5] = entry(CUFILE_READ, mem + 16384, (size_t)1 << 40, 0);
	for (uintptr_t i = 0; i < 6; i++) {
		io[i].cookie = (void *)i;
	}
	assert_cu(cuFileBatchIOSetUp(&b, 6), CU_FILE_SUCCESS);
	/* Nothing is there yet, and nobody waits. */
	assert_cu(cuFileBatchIOGetStatus(b, 0, &nr, ev, NULL), CU_FILE_SUCCESS);
	assert_int_equal(nr, 0);
	assert_cu(cuFileBatchIOSubmit(b, 6, io, 0), CU_FILE_SUCCESS);
	gather(b, ev, 6);
	assert_int_equal(ev[0].status, CUFILE_COMPLETE);
	assert_int_equal(ev[0].ret, 4096);
	fx_dev_is(&fx, mem, 0, 4096, 1);
	assert_int_equal(ev[1].status, CUFILE_FAILED);
	assert_int_equal((ssize_t)ev[1].ret, -CU_FILE_INVALID_VALUE);
	assert_int_equal(ev[2].status, CUFILE_FAILED);
	assert_int_equal((ssize_t)ev[2].ret, -EINVAL);
	assert_int_equal(ev[3].status, CUFILE_COMPLETE);
	assert_int_equal(ev[3].ret, 7);
	assert_int_equal(ev[4].status, CUFILE_FAILED);
	assert_int_equal((ssize_t)ev[4].ret, -EINVAL);
	assert_int_equal(ev[5].status, CUFILE_FAILED);
	assert_int_equal((ssize_t)ev[5].ret, -EIO);
	/* There is space again; too many are refused as a whole. */
	assert_cu(cuFileBatchIOSubmit(b, 1, io, 0), CU_FILE_SUCCESS);
	assert_cu(cuFileBatchIOSubmit(b, 6, io, 0), CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR);
	gather(b, ev, 1);
	cuFileBatchIODestroy(b);
}

/* Each entry is done, with its bytes, or cancelled; none is lost. */
static void batch_cancelled(void **state)
{
	CUfileIOParams_t io[PIECES];
	CUfileIOEvents_t ev[PIECES];
	CUfileBatchHandle_t b;
	size_t step = 65536;

	(void)state;
	assert_cu(cuFileBatchIOSetUp(&b, PIECES), CU_FILE_SUCCESS);
	for (int round = 0; round < 30; round++) {
		memset(mem, 0, LEN);
		for (uintptr_t i = 0; i < PIECES; i++) {
			io[i] = entry(CUFILE_READ, mem + i * step, step, (off_t)(i * step));
			io[i].cookie = (void *)i;
		}
		assert_cu(cuFileBatchIOSubmit(b, PIECES, io, 0), CU_FILE_SUCCESS);
		assert_cu(cuFileBatchIOCancel(b), CU_FILE_SUCCESS);
		gather(b, ev, PIECES);
		for (unsigned int i = 0; i < PIECES; i++) {
			if (ev[i].status == CUFILE_CANCELED) {
				assert_int_equal((ssize_t)ev[i].ret, -ECANCELED);
				continue;
			}
			assert_int_equal(ev[i].status, CUFILE_COMPLETE);
			assert_int_equal(ev[i].ret, step);
			fx_dev_is(&fx, mem + i * step, i * step, step, 1);
		}
	}
	cuFileBatchIODestroy(b);
}

static void until_done(ssize_t *done, ssize_t was)
{
	while (__atomic_load_n(done, __ATOMIC_ACQUIRE) == was) {
		(void)usleep(1000);
	}
}

static void stream(void **state)
{
	size_t len = LEN;
	off_t off = 0;
	off_t mem_off = 0;
	ssize_t done = -1000;

	(void)state;
	memset(mem, 0, LEN);
	assert_cu(cuFileReadAsync(fh, mem, &len, &off, &mem_off, &done, NULL), CU_FILE_SUCCESS);
	until_done(&done, -1000);
	assert_int_equal(done, LEN);
	fx_dev_is(&fx, mem, 0, LEN, 1);
	done = -1000;
	mem_off = (off_t)1 << 40;
	assert_cu(cuFileReadAsync(fh, mem, &len, &off, &mem_off, &done, NULL), CU_FILE_SUCCESS);
	until_done(&done, -1000);
	assert_int_equal(done, -EIO);
	/* In front of the base there is memory, but it is not the caller's to name. */
	done = -1000;
	len = 4096;
	mem_off = -4096;
	memset(host, 7, 8192);
	assert_cu(cuFileReadAsync(fh, host + 4096, &len, &off, &mem_off, &done, NULL),
		  CU_FILE_SUCCESS);
	until_done(&done, -1000);
	assert_int_equal(done, -EIO);
	assert_int_equal(host[0], 7);
}

/* A program compiled with an older header has less space behind the GPUs that there are. */
static void statistics_end_with_the_last_gpu(void **state)
{
	union {
		CUfileStatsLevel3_t l3;
		unsigned char bytes[sizeof(CUfileStatsLevel3_t)];
	} u;
	size_t filled;

	(void)state;
	assert_cu(cuFileSetStatsLevel(3), 0);
	memset(u.bytes, 0xa5, sizeof(u.bytes));
	assert_cu(cuFileGetStatsL3(&u.l3), 0);
	assert_true(u.l3.num_gpus > 0 && u.l3.num_gpus < 16);
	filled = offsetof(CUfileStatsLevel3_t, per_gpu_stats) +
		 u.l3.num_gpus * sizeof(u.l3.per_gpu_stats[0]);
	for (size_t i = filled; i < sizeof(u.bytes); i++) {
		if (u.bytes[i] != 0xa5) {
			fail_msg("byte %zu is written, and %zu are filled", i, filled);
		}
	}
	assert_int_equal(u.l3.per_gpu_stats[u.l3.num_gpus - 1].n_mmap_err, 0);
	assert_cu(cuFileSetStatsLevel(0), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(reads, begin, end),
		cmocka_unit_test_setup_teardown(writes, begin, end),
		cmocka_unit_test_setup_teardown(where_writes_end, begin, end),
		cmocka_unit_test_setup_teardown(vectors, begin, end),
		cmocka_unit_test_setup_teardown(many_buffers, begin, end),
		cmocka_unit_test_setup_teardown(counted, begin, end),
		cmocka_unit_test_setup_teardown(statistics_end_with_the_last_gpu, begin, end),
		cmocka_unit_test_setup_teardown(old_ids, begin, end),
		cmocka_unit_test_setup_teardown(batch, begin, end),
		cmocka_unit_test_setup_teardown(batch_mixed, begin, end),
		cmocka_unit_test_setup_teardown(batch_cancelled, begin, end),
		cmocka_unit_test_setup_teardown(stream, begin, end),
	};

	return cmocka_run_group_tests_name("cufile-soft", tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * A program written for cuFile, as its manual has them: reads a file into memory and compares it
 * with what read(2) gives. scripts/bare-steps.sh compiles it against what is installed.
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#define CUFILE_NO_CUDA_H
#include <cufile.h>

int main(int argc, char **argv)
{
	CUfileDescr_t descr;
	CUfileHandle_t handle;
	struct stat st;
	ssize_t got;
	char *mem, *want;
	int fd;

	fd = argc == 2 ? open(argv[1], O_RDONLY) : -1;
	if (fd < 0 || fstat(fd, &st) < 0) {
		fprintf(stderr, "usage: program FILE\n");
		return 2;
	}
	mem = malloc((size_t)st.st_size + 1);
	want = malloc((size_t)st.st_size + 1);
	if (!mem || !want || read(fd, want, (size_t)st.st_size) != st.st_size) {
		fprintf(stderr, "%s cannot be read\n", argv[1]);
		return 1;
	}
	memset(&descr, 0, sizeof(descr));
	descr.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
	descr.handle.fd = fd;
	if (cuFileDriverOpen().err != CU_FILE_SUCCESS ||
	    cuFileHandleRegister(&handle, &descr).err != CU_FILE_SUCCESS) {
		fprintf(stderr, "the driver or the file cannot be opened\n");
		return 1;
	}
	got = cuFileRead(handle, mem, (size_t)st.st_size, 0, 0);
	cuFileHandleDeregister(handle);
	cuFileDriverClose();
	if (got != st.st_size || memcmp(mem, want, (size_t)got) != 0) {
		fprintf(stderr, "cuFileRead: %zd, or other bytes\n", got);
		return 1;
	}
	printf("%zd bytes are in memory\n", got);
	return 0;
}

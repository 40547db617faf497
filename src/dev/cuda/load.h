/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_CUDA_LOAD_H
#define DEV_CUDA_LOAD_H

/*
 * The vendor's library in this process: loaded and started once, on first use, and never unloaded
 * (its threads and exit handlers outlive any dlclose). Any thread.
 */

#include <stddef.h>

#include "dev/cuda/symbols.h"

struct config;

/* The started library, or NULL and in `why` the reason and the remedy. A failure is final for the
 * library of that name; with another name in the config it is tried again. In a child of a process
 * that used CUDA, or was starting it, the failure is final. */
const struct cuda_api *cuda_start(const struct config *c, char *why, size_t space);

/* The started library, NULL before cuda_start() has succeeded. */
const struct cuda_api *cuda_started(void);

/* cuPointerGetAttributes of the library in this process, also if the program loaded it; NULL if it
 * is not loaded. Loads and starts nothing. */
typedef cuda_result (*cuda_attrs_fn)(unsigned int n, cuda_pointer_attr *attrs, void **out,
				     cuda_ptr p);
cuda_attrs_fn cuda_attrs_found(void);
/* Notes that the function knew an address, so the library was started: a child of this process must
 * not call it. */
void cuda_answered(void);

/*
 * Returns a result that is not CUDA_RES_OK as -errno, and sets the thread's message: the call, its
 * object (from the format, "" for nothing), the CUDA error and the remedy.
 */
int cuda_fail(cuda_result r, const char *call, const char *fmt, ...)
	__attribute__((cold, format(printf, 3, 4)));

/* "CUDA_ERROR_OUT_OF_MEMORY (out of memory)". */
void cuda_words(const struct cuda_api *api, cuda_result r, char *out, size_t space);

#endif

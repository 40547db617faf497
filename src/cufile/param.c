/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Parameters: set while the driver is closed, for its next opening; read at any time. */

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cufile/driver.h"
#include "cufile/heap.h"

/*
 * Locks the driver and says which values to read: those in force, or, while it is closed, those it
 * would open with. Those are *scratch, to be finished by end_get().
 */
static const struct config *begin_get(struct config *scratch)
{
	pthread_rwlock_rdlock(&driver.lock);
	if (atomic_load(&driver.uses) > 0) {
		return &driver.config;
	}
	(void)config_load(scratch);
	return scratch;
}

static void end_get(struct config *scratch)
{
	config_finish(scratch);
	pthread_rwlock_unlock(&driver.lock);
}

static bool is_closed(void)
{
	return atomic_load(&driver.uses) == 0;
}

CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)
{
	struct config scratch = { 0 };
	const struct config *c;

	if (!value || (unsigned int)param >= CONFIG_SIZES) {
		return status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	*value = is_closed() && driver.staged.size_set[param] ? driver.staged.v.size[param]
							      : c->size[param];
	end_get(&scratch);
	return status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, bool *value)
{
	struct config scratch = { 0 };
	const struct config *c;

	if (!value || (unsigned int)param >= CONFIG_BOOLS) {
		return status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	*value = is_closed() && driver.staged.flag_set[param] ? driver.staged.v.flag[param]
							      : c->flag[param];
	end_get(&scratch);
	return status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)
{
	struct config scratch = { 0 };
	const struct config *c;
	const char *text;
	CUfileOpError e = CU_FILE_SUCCESS;

	if (!desc_str || len <= 0 || (unsigned int)param >= CONFIG_STRINGS) {
		return status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	text = is_closed() && driver.staged.text_set[param] ? driver.staged.v.text[param]
							    : c->text[param];
	if (!text && param == CUFILE_PARAM_ENV_LOGFILE_PATH) {
		e = CU_FILE_INVALID_VALUE; /* not set is no value */
	}
	text = text ? text : "";
	if (e || strlen(text) >= (size_t)len) {
		e = CU_FILE_INVALID_VALUE;
	} else {
		memcpy(desc_str, text, strlen(text) + 1);
	}
	end_get(&scratch);
	return status(e);
}

CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value,
					    size_t *max_value)
{
	if (!min_value || !max_value || (unsigned int)param >= CONFIG_SIZES ||
	    param == CUFILE_PARAM_PROFILE_STATS) {
		return status(CU_FILE_INVALID_VALUE);
	}
	config_limits((unsigned int)param, min_value, max_value);
	return status(CU_FILE_SUCCESS);
}

/* Locks the driver for a change of what is staged. */
static CUfileOpError begin_set(void)
{
	driver_change_begin();
	if (!is_closed()) {
		driver_change_end();
		return CU_FILE_DRIVER_ALREADY_OPEN;
	}
	return CU_FILE_SUCCESS;
}

static void end_set(void)
{
	driver_change_end();
}

CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)
{
	CUfileOpError e = (unsigned int)param < CONFIG_SIZES ? begin_set() : CU_FILE_INVALID_VALUE;

	if (!e) {
		driver.staged.v.size[param] = value;
		driver.staged.size_set[param] = true;
		end_set();
	}
	return status(e);
}

CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, bool value)
{
	CUfileOpError e = (unsigned int)param < CONFIG_BOOLS ? begin_set() : CU_FILE_INVALID_VALUE;

	if (!e) {
		driver.staged.v.flag[param] = value;
		driver.staged.flag_set[param] = true;
		end_set();
	}
	return status(e);
}

CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)
{
	CUfileOpError e;
	char *copy;

	if (!desc_str || !*desc_str || (unsigned int)param >= CONFIG_STRINGS) {
		return status(CU_FILE_INVALID_VALUE);
	}
	copy = heap_text(desc_str);
	e = copy ? begin_set() : CU_FILE_NOMEM_ERROR;
	if (e) {
		free(copy);
		return status(e);
	}
	free(driver.staged.v.text[param]);
	driver.staged.v.text[param] = copy;
	driver.staged.text_set[param] = true;
	end_set();
	return status(CU_FILE_SUCCESS);
}

static CUfileOpError set_slabs(struct config_slabs *s, bool *set, const size_t *sizes,
			       const size_t *counts, int len)
{
	CUfileOpError e;

	if (!sizes || !counts || len <= 0 || (unsigned int)len > CONFIG_SLABS) {
		return CU_FILE_INVALID_VALUE;
	}
	e = begin_set();
	if (e) {
		return e;
	}
	s->n = (unsigned int)len;
	memcpy(s->size, sizes, s->n * sizeof(*sizes));
	memcpy(s->count, counts, s->n * sizeof(*counts));
	*set = true;
	end_set();
	return CU_FILE_SUCCESS;
}

/* As many as there are, no fewer and no more. */
static CUfileOpError get_slabs(const struct config_slabs *s, size_t *sizes, size_t *counts, int len)
{
	if (!sizes || !counts || len <= 0 || (unsigned int)len != s->n) {
		return CU_FILE_INVALID_VALUE;
	}
	memcpy(sizes, s->size, s->n * sizeof(*sizes));
	memcpy(counts, s->count, s->n * sizeof(*counts));
	return CU_FILE_SUCCESS;
}

CUfileError_t cuFileSetParameterPosixPoolSlabArray(const size_t *size_values,
						   const size_t *count_values, int len)
{
	return status(set_slabs(&driver.staged.v.posix, &driver.staged.posix_set, size_values,
				count_values, len));
}

CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values,
							 const size_t *count_values, int len)
{
	return status(set_slabs(&driver.staged.v.gpu, &driver.staged.gpu_set, size_values,
				count_values, len));
}

CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values,
						   int len)
{
	CUfileOpError e;

	pthread_rwlock_rdlock(&driver.lock);
	e = get_slabs(is_closed() ? &driver.staged.v.posix : &driver.config.posix, size_values,
		      count_values, len);
	pthread_rwlock_unlock(&driver.lock);
	return status(e);
}

CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values,
							 int len)
{
	CUfileOpError e;

	pthread_rwlock_rdlock(&driver.lock);
	e = get_slabs(is_closed() && driver.staged.gpu_set ? &driver.staged.v.gpu
							   : &driver.config.gpu,
		      size_values, count_values, len);
	pthread_rwlock_unlock(&driver.lock);
	return status(e);
}

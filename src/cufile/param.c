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
static const struct cf_config *begin_get(struct cf_config *scratch)
{
	rwlock_read(&cf_driver.lock);
	if (atomic_load(&cf_driver.uses) > 0) {
		return &cf_driver.config;
	}
	(void)cf_config_load(scratch);
	return scratch;
}

static void end_get(struct cf_config *scratch)
{
	cf_config_finish(scratch);
	rwlock_release(&cf_driver.lock);
}

static bool is_closed(void)
{
	return atomic_load(&cf_driver.uses) == 0;
}

CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)
{
	struct cf_config scratch = { 0 };
	const struct cf_config *c;

	if (!value || (unsigned int)param >= CF_CONFIG_SIZES) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	*value = is_closed() && cf_driver.staged.size_set[param] ? cf_driver.staged.v.size[param]
								 : c->size[param];
	end_get(&scratch);
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, bool *value)
{
	struct cf_config scratch = { 0 };
	const struct cf_config *c;

	if (!value || (unsigned int)param >= CF_CONFIG_BOOLS) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	*value = is_closed() && cf_driver.staged.flag_set[param] ? cf_driver.staged.v.flag[param]
								 : c->flag[param];
	end_get(&scratch);
	return cf_status(CU_FILE_SUCCESS);
}

CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)
{
	struct cf_config scratch = { 0 };
	const struct cf_config *c;
	const char *text;
	CUfileOpError e = CU_FILE_SUCCESS;
	bool path = param == CUFILE_PARAM_ENV_LOGFILE_PATH;
	size_t n;

	if (!desc_str || len <= 0 || (unsigned int)param >= CF_CONFIG_STRINGS) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	c = begin_get(&scratch);
	text = is_closed() && cf_driver.staged.text_set[param] ? cf_driver.staged.v.text[param]
							       : c->text[param];
	n = text ? strlen(text) : 0;
	if (path ? !text : n >= (size_t)len) {
		e = CU_FILE_INVALID_VALUE; /* not set is no value */
	} else {
		/* As in NVIDIA's library, only the path is cut to the space there is. */
		n = n < (size_t)len ? n : (size_t)len - 1;
		memcpy(desc_str, text ? text : "", n);
		desc_str[n] = '\0';
	}
	end_get(&scratch);
	return cf_status(e);
}

CUfileError_t cuFileGetParameterMinMaxValue(CUFileSizeTConfigParameter_t param, size_t *min_value,
					    size_t *max_value)
{
	if (!min_value || !max_value || (unsigned int)param >= CF_CONFIG_SIZES ||
	    param == CUFILE_PARAM_PROFILE_STATS) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	cf_config_limits((unsigned int)param, min_value, max_value);
	return cf_status(CU_FILE_SUCCESS);
}

/* Locks the driver for a change of the staged parameters. */
static CUfileOpError begin_set(void)
{
	cf_driver_change_begin();
	if (!is_closed()) {
		cf_driver_change_end();
		return CU_FILE_DRIVER_ALREADY_OPEN;
	}
	return CU_FILE_SUCCESS;
}

static void end_set(void)
{
	cf_driver_change_end();
}

CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)
{
	CUfileOpError e =
		(unsigned int)param < CF_CONFIG_SIZES ? begin_set() : CU_FILE_INVALID_VALUE;

	if (!e) {
		cf_driver.staged.v.size[param] = value;
		cf_driver.staged.size_set[param] = true;
		end_set();
	}
	return cf_status(e);
}

CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, bool value)
{
	CUfileOpError e =
		(unsigned int)param < CF_CONFIG_BOOLS ? begin_set() : CU_FILE_INVALID_VALUE;

	if (!e) {
		cf_driver.staged.v.flag[param] = value;
		cf_driver.staged.flag_set[param] = true;
		end_set();
	}
	return cf_status(e);
}

CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)
{
	CUfileOpError e;
	char *copy;

	if (!desc_str || !*desc_str || (unsigned int)param >= CF_CONFIG_STRINGS) {
		return cf_status(CU_FILE_INVALID_VALUE);
	}
	copy = cf_heap_text(desc_str);
	e = copy ? begin_set() : CU_FILE_NOMEM_ERROR;
	if (e) {
		free(copy);
		return cf_status(e);
	}
	free(cf_driver.staged.v.text[param]);
	cf_driver.staged.v.text[param] = copy;
	cf_driver.staged.text_set[param] = true;
	end_set();
	return cf_status(CU_FILE_SUCCESS);
}

static CUfileOpError set_slabs(struct cf_config_slabs *s, bool *set, const size_t *sizes,
			       const size_t *counts, int len)
{
	CUfileOpError e;

	if (!sizes || !counts || len <= 0 || (unsigned int)len > CF_CONFIG_SLABS) {
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
static CUfileOpError get_slabs(const struct cf_config_slabs *s, size_t *sizes, size_t *counts,
			       int len)
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
	return cf_status(set_slabs(&cf_driver.staged.v.posix, &cf_driver.staged.posix_set,
				   size_values, count_values, len));
}

CUfileError_t cuFileSetParameterGpuBounceBufferSlabArray(const size_t *size_values,
							 const size_t *count_values, int len)
{
	return cf_status(set_slabs(&cf_driver.staged.v.gpu, &cf_driver.staged.gpu_set, size_values,
				   count_values, len));
}

CUfileError_t cuFileGetParameterPosixPoolSlabArray(size_t *size_values, size_t *count_values,
						   int len)
{
	CUfileOpError e;

	rwlock_read(&cf_driver.lock);
	e = get_slabs(is_closed() ? &cf_driver.staged.v.posix : &cf_driver.config.posix,
		      size_values, count_values, len);
	rwlock_release(&cf_driver.lock);
	return cf_status(e);
}

CUfileError_t cuFileGetParameterGpuBounceBufferSlabArray(size_t *size_values, size_t *count_values,
							 int len)
{
	CUfileOpError e;

	rwlock_read(&cf_driver.lock);
	e = get_slabs(is_closed() && cf_driver.staged.gpu_set ? &cf_driver.staged.v.gpu
							      : &cf_driver.config.gpu,
		      size_values, count_values, len);
	rwlock_release(&cf_driver.lock);
	return cf_status(e);
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef GDRAPI_GDRAPI_H
#define GDRAPI_GDRAPI_H

/*
 * The binary interface of libgdrapi.so.2, in our own words: programs that load it bring their own
 * header. Functions return 0 or a positive errno value.
 */

#include <stddef.h>
#include <stdint.h>

#define GD_API __attribute__((visibility("default")))

/* The interface that this library serves, as its version and as that of the kernel module's. */
#define GD_MAJOR 2
#define GD_MINOR 5
#define GD_GPU_PAGE 65536u

struct gdr; /* an open library */

/* A pinned buffer, by value. */
struct gd_handle {
	unsigned long h;
};

enum gd_mapping {
	GD_MAPPING_NONE = 0,
	GD_MAPPING_COMBINED = 1,
	GD_MAPPING_CACHED = 2,
	GD_MAPPING_DEVICE = 3,
};

enum gd_pin_flag {
	GD_PIN_FORCE_PCIE = 1,
};

/* What gdr_map_v2() takes: the same numbers as enum gd_mapping, NONE for whatever there is. */

enum gd_attribute {
	GD_ATTR_PERSISTENT = 1, /* a mapping stays when the memory is freed */
	GD_ATTR_FORCE_PCIE = 2,
	GD_ATTR_DMA_BUF = 3,
};

/* The first version ends before `mapping`. */
struct gd_info {
	uint64_t va;
	uint64_t mapped_size;
	uint32_t page_size;
	uint64_t tm_cycles;
	uint32_t cycles_per_ms;
	unsigned int mapped : 1;
	unsigned int combined : 1;
	uint32_t mapping;
};

GD_API struct gdr *gdr_open(void);
GD_API int gdr_close(struct gdr *g);
GD_API int gdr_pin_buffer(struct gdr *g, unsigned long addr, size_t size, uint64_t token,
			  uint32_t va_space, struct gd_handle *handle);
GD_API int gdr_pin_buffer_v2(struct gdr *g, unsigned long addr, size_t size, uint32_t flags,
			     struct gd_handle *handle);
GD_API int gdr_unpin_buffer(struct gdr *g, struct gd_handle handle);
GD_API int gdr_get_callback_flag(struct gdr *g, struct gd_handle handle, int *flag);
GD_API int gdr_get_info(struct gdr *g, struct gd_handle handle, struct gd_info *info);
GD_API int gdr_get_info_v2(struct gdr *g, struct gd_handle handle, struct gd_info *info);
GD_API int gdr_map(struct gdr *g, struct gd_handle handle, void **va, size_t size);
GD_API int gdr_map_v2(struct gdr *g, struct gd_handle handle, void **va, size_t size, int flags);
GD_API int gdr_unmap(struct gdr *g, struct gd_handle handle, void *va, size_t size);
GD_API int gdr_copy_to_mapping(struct gd_handle handle, void *mapped, const void *host,
			       size_t size);
GD_API int gdr_copy_from_mapping(struct gd_handle handle, void *host, const void *mapped,
				 size_t size);
GD_API void gdr_runtime_get_version(int *major, int *minor);
GD_API int gdr_driver_get_version(struct gdr *g, int *major, int *minor);
GD_API int gdr_get_attribute(struct gdr *g, int attr, int *value);
GD_API int gdr_get_mapping_type_string(int mapping, const char **text);

#endif

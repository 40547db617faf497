/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_KERNELS_COLL_UNITS_H
#define DEV_KERNELS_COLL_UNITS_H

/* Units of 8 bytes of a range, whose address is aligned to its elements alone. */

#include "dev/kernels/gpu.h"

/* The first `left` bytes of a unit, 8 at most, by elements of that size. */
NOINLINE uint64_t load_elements(uint64_t at, uint32_t left, uint32_t size)
{
	uint64_t v = 0;

	for (uint32_t k = 0; k < left; k += size) {
		uint64_t e = size == 8	 ? *AT8(at + k)
			     : size == 4 ? *AT4(at + k)
			     : size == 2 ? *AT2(at + k)
					 : *AT1(at + k);

		v |= e << (k * 8);
	}
	return v;
}

NOINLINE void store_elements(uint64_t at, uint32_t left, uint32_t size, uint64_t v)
{
	for (uint32_t k = 0; k < left; k += size) {
		uint64_t e = v >> (k * 8);

		if (size == 8) {
			*AT8(at + k) = e;
		} else if (size == 4) {
			*AT4(at + k) = (uint32_t)e;
		} else if (size == 2) {
			*AT2(at + k) = (uint16_t)e;
		} else {
			*AT1(at + k) = (unsigned char)e;
		}
	}
}

INLINE uint64_t load_unit(uint64_t at, uint64_t left, uint32_t size)
{
	return left >= 8 && !(at & 7) ? *AT8(at)
				      : load_elements(at, left < 8 ? (uint32_t)left : 8, size);
}

INLINE void store_unit(uint64_t at, uint64_t left, uint32_t size, uint64_t v)
{
	if (left >= 8 && !(at & 7)) {
		*AT8(at) = v;
	} else {
		store_elements(at, left < 8 ? (uint32_t)left : 8, size, v);
	}
}

/* How many units a range has: at least one, so that each rank hears from each. */
INLINE uint64_t units_of(uint64_t len)
{
	return len ? (len + 7) / 8 : 1;
}

/* Loads a unit of an address that may have none: then 0. */
INLINE uint64_t load_at(uint64_t base, uint64_t unit, uint64_t len, uint32_t size)
{
	return unit * 8 < len ? load_unit(base + unit * 8, len - unit * 8, size) : 0;
}

INLINE void store_at(uint64_t base, uint64_t unit, uint64_t len, uint32_t size, uint64_t v)
{
	if (unit * 8 < len) {
		store_unit(base + unit * 8, len - unit * 8, size, v);
	}
}

#endif

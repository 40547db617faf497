/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_CRC_H
#define BASE_CRC_H

#include <stddef.h>
#include <stdint.h>

/* CRC-32, as of zlib: of `len` bytes behind those that `crc` is of; 0: of none. */
uint32_t crc32_more(uint32_t crc, const void *bytes, size_t len);

#endif

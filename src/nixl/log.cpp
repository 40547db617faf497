// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/agents.hpp"

#include <cerrno>
#include <cstdarg>
#include <cstdio>

namespace peerlane_nixl {

void say(const char *format, ...)
{
	char line[600], shown[4 * sizeof(line)] = "";
	size_t n = 0;
	va_list args;

	va_start(args, format);
	(void)vsnprintf(line, sizeof(line), format, args);
	va_end(args);
	// Names of agents are other processes' words: a terminal must not obey them.
	for (const char *c = line; *c; c++) {
		if (*c >= ' ' && *c <= '~') {
			shown[n++] = *c;
		} else {
			n += static_cast<size_t>(snprintf(shown + n, sizeof(shown) - n, "\\x%02x",
							  static_cast<unsigned char>(*c)));
		}
	}
	shown[n] = '\0';
	(void)fprintf(stderr, "PEERLANE: %s\n", shown);
}

bool ends_peer(int err)
{
	switch (-err) {
	case ECONNRESET:
	case ECONNREFUSED:
	case EHOSTUNREACH:
	case ENETDOWN:
	case ESHUTDOWN:
	case EPIPE:
	case ETIMEDOUT:
		return true;
	default:
		return false;
	}
}

} // namespace peerlane_nixl

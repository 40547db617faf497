/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Functions that the real library has and this one lacks. A program calls them past this library,
 * so an operation among them would have no place in the order of a communicator's operations. They
 * are found in the dynamic symbol table.
 */

#include <elf.h>
#include <link.h>
#include <string.h>

#include "libnccl/libnccl.h"

struct symbol_table {
	const ElfW(Sym) * syms;
	const char *names;
	const uint32_t *hash;
	const uint32_t *gnu_hash;
};

/* The loader relocates addresses of the dynamic section on most machines only. */
static const void *address(const struct link_map *map, const ElfW(Dyn) * d)
{
	uintptr_t at = d->d_un.d_ptr;

	return (const char *)(at < map->l_addr ? at + map->l_addr : at);
}

static struct symbol_table table_of(const struct link_map *map)
{
	struct symbol_table t = { NULL, NULL, NULL, NULL };

	for (const ElfW(Dyn) *d = map->l_ld; d && d->d_tag != DT_NULL; d++) {
		switch (d->d_tag) {
		case DT_SYMTAB:
			t.syms = address(map, d);
			break;
		case DT_STRTAB:
			t.names = address(map, d);
			break;
		case DT_HASH:
			t.hash = address(map, d);
			break;
		case DT_GNU_HASH:
			t.gnu_hash = address(map, d);
			break;
		default:
			break;
		}
	}
	return t;
}

/* Counts the symbols up to the last one of the GNU hash table: the end of the chain that begins
 * last. */
static size_t count_of(const uint32_t *h)
{
	uint32_t buckets = h[0];
	uint32_t first = h[1];
	const uint32_t *bucket = h + 4 + h[2] * (sizeof(ElfW(Addr)) / sizeof(*h));
	const uint32_t *chain = bucket + buckets;
	uint32_t last = 0;

	for (uint32_t i = 0; i < buckets; i++) {
		last = bucket[i] > last ? bucket[i] : last;
	}
	if (last < first) {
		return first;
	}
	while (!(chain[last - first] & 1)) {
		last++;
	}
	return (size_t)last + 1;
}

static bool is_known(const char *name)
{
	static const char *const names[] = {
#define X(type, name, since, params, args) #name,
		NC_CALLS(X)
#undef X
			"ncclResetDebugInitInternal", /* no header has it */
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		if (strcmp(name, names[i]) == 0) {
			return true;
		}
	}
	return false;
}

const char *nc_unknown(const struct link_map *lib)
{
	struct symbol_table t = table_of(lib);
	size_t n;

	if (!t.syms || !t.names || (!t.hash && !t.gnu_hash)) {
		return NULL;
	}
	n = t.hash ? t.hash[1] : count_of(t.gnu_hash);
	for (size_t i = 0; i < n; i++) {
		const char *name = t.names + t.syms[i].st_name;

		name += name[0] == 'p';
		if (t.syms[i].st_shndx != SHN_UNDEF &&
		    ELF64_ST_TYPE(t.syms[i].st_info) == STT_FUNC && strncmp(name, "nccl", 4) == 0 &&
		    name[4] >= 'A' && name[4] <= 'Z' && !is_known(name)) {
			return name;
		}
	}
	return NULL;
}

/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef OFI_OFI_H
#define OFI_OFI_H

/*
 * libfabric's remote memory access, for connections with other processes. It is a library of its
 * own, libpeerlane-fabric.so, which the mover `fabric` loads when it is first asked for: libfabric,
 * and what its providers bring along, comes into the process of a program that has remotes on a
 * machine with such an adapter, and into no other. No type of libfabric is in here, so the mover is
 * built everywhere.
 *
 * A card is an adapter (a domain of libfabric) with one endpoint, at which other processes reach
 * the memory that was registered with it. An end is an endpoint by which one other process is
 * asked; closing it ends its operations in flight. One thread at a time calls the functions of a
 * card, its ends and its memory. They return 0 or a number, or -errno.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define OFI_VERSION 3u
#define OFI_NAME 64u
#define OFI_ADDRESS 64u /* bytes of an address, at most */
#define OFI_WORDS 3u	/* at the memory of an atomic operation */

struct ofi_list;
struct ofi_card;
struct ofi_mem;
struct ofi_end;

struct ofi_card_info {
	char provider[OFI_NAME]; /* "efa" */
	char name[OFI_NAME];	 /* of the domain: "rdmap0s6-rdm" */
	uint32_t protocol;	 /* both sides have to speak one */
	uint32_t protocol_version;
	unsigned int family; /* of addresses that are sockets'; else 0 */
	double bytes_per_ns; /* 0: not known */
	uint64_t longest;    /* bytes of an operation */
	bool atomics;
	bool needs_serving; /* others reach its memory only while serve() is called */
	bool needs_mem;	    /* memory of this side has to be registered, too */
	bool has_dmabuf;    /* memory of devices may be registered by a dma-buf, */
	bool by_end;	    /* but only for others: memory is registered with an endpoint */
};

/* What memory is registered for. */
#define OFI_HERE (1u << 0) /* operations of this side read and write it */
#define OFI_MAY_READ (1u << 1)
#define OFI_MAY_WRITE (1u << 2)
#define OFI_MAY_ATOMIC (1u << 3)

struct ofi_range {
	void *at;
	size_t len;
	unsigned int access;
	uint64_t key; /* a random number, which the card takes if it does not make its own */
	int dmabuf;   /* that has the memory, from this offset on; -1: none, it is the host's */
	uint64_t dmabuf_off;
};

enum ofi_what {
	OFI_READ,
	OFI_WRITE,
	OFI_ADD,  /* of one word */
	OFI_SWAP, /* of one word, too */
};

/* An operation: the caller's until it has ended. */
struct ofi_request {
	void *space[8]; /* libfabric's; first */
	enum ofi_what what;
	/* The bytes here. For an atomic operation, OFI_WORDS words: the word's old value, the new
	 * one, and the value that the word must have for that (OFI_SWAP). */
	void *mem;
	size_t len;
	struct ofi_mem *of; /* that it is in; NULL where the card does not need that */
	uint64_t addr;	    /* there */
	uint64_t key;
	bool ended;
	int err; /* positive */
};

struct ofi_end_ops {
	/* Opens an end for requests to the adapter with that address. */
	int (*open)(struct ofi_card *c, const void *address, size_t len, struct ofi_end **out,
		    char *why, size_t space);
	/* Begins a request. Returns 0; -EAGAIN if there is no space now, and look() makes some; or
	 * another error if it was not begun. */
	int (*post)(struct ofi_end *e, struct ofi_request *r);
	/* Ends requests that have completed. Returns how many. */
	int (*look)(struct ofi_end *e);
	/* Gives a descriptor that is readable when look() finds a completion; -1 if there is none.
	 * Returns -EAGAIN if look() would find one now. */
	int (*sleep)(struct ofi_end *e, int *fd);
	/* Closes the end. After this no posted request touches memory; the requests do not end. */
	void (*close)(struct ofi_end *e);
};

struct ofi_ops {
	unsigned int version;
	unsigned int (*library)(void); /* its version: major << 16 | minor */

	/* The adapters of one provider that can do this: how many; 0: none, and `why`. */
	int (*list)(const char *provider, struct ofi_list **out, char *why, size_t space);
	void (*info)(const struct ofi_list *l, unsigned int i, struct ofi_card_info *out);
	/* `why`: what failed. */
	int (*open)(const struct ofi_list *l, unsigned int i, struct ofi_card **out, char *why,
		    size_t space);
	void (*unlist)(struct ofi_list *l); /* cards that were opened stay */
	void (*close)(struct ofi_card *c);  /* without ends and memory */

	/* Writes the address by which others reach the adapter. Returns its bytes. */
	ssize_t (*address)(struct ofi_card *c, void *out, size_t space);
	/* Serves others' operations, if the adapter does not by itself. Returns 1 if it has served
	 * some, or should be called again; 0 if its descriptor signals the next; or -1 if it has no
	 * descriptor. */
	int (*serve)(struct ofi_card *c, int *fd);

	/* Registers memory. Returns 0; -EOPNOTSUPP if such memory cannot be registered, or not for
	 * this side; or -EEXIST if the key is taken. */
	int (*mem)(struct ofi_card *c, const struct ofi_range *r, struct ofi_mem **out);
	/* Gives the address and key by which others name its first byte. */
	void (*named)(const struct ofi_mem *m, uint64_t *addr, uint64_t *key);
	/* Deregisters: others reach the memory no more, and `m` is gone. After a failure `m` is as
	 * it was, and others may still reach the memory. */
	int (*forget)(struct ofi_mem *m);

	const struct ofi_end_ops *ends;
};

/* The one name that the library exports. NULL: it is of another version. */
const struct ofi_ops *peerlane_fabric(unsigned int version);

#endif

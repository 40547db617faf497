/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef DEV_IO_H
#define DEV_IO_H

/*
 * Where the kernel does I/O into memory of a device. Part of dev/dev.h, whose rules hold. Only the
 * mover p2pdma asks.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dev;

/* Why there is no such address. */
enum dev_no_io {
	DEV_IO_THERE_IS,
	DEV_IO_PLATFORM, /* the kind of GPU, or of processor, has none */
	DEV_IO_DRIVER,	 /* its kernel driver is not there, or too old */
	DEV_IO_LEAKS,	 /* with this kernel each attempt of the driver's loses memory */
	DEV_IO_NO_PAGES, /* its memory has no P2PDMA pages */
	DEV_IO_FAILED,	 /* the driver failed */
	DEV_IO_WRONG,	 /* the bytes there are not the device's memory */
	DEV_IO_MEMORY,	 /* not of this memory; the device's other memory may have one */
};

struct dev_io_why {
	enum dev_no_io no;
	char words[240];
};

/* A range for the kernel. */
struct dev_io {
	char *at;	 /* of the range's first byte */
	void *map;	 /* of the driver: what to unmap, */
	size_t map_len;	 /* 0 for nothing, */
	uint32_t object; /* and what else to undo */
	bool unsure;	 /* no byte has told yet that it is the device's memory: of no use before
			  * compare() says so */
};

/* How a device's memory lies in its PCIe aperture (BAR), for drives. */
enum dev_io_bar {
	DEV_IO_BAR_GOOD,
	DEV_IO_BAR_PART,     /* not all of it, or not at fixed places */
	DEV_IO_BAR_COMBINED, /* processors' writes are combined, and there are no pages for that */
	DEV_IO_BAR_NOT,	     /* drives do not access memory of this kind of device, or of machine */
};

struct dev_io_look {
	enum dev_io_bar bar;
	char words[240];
	char remedy[400]; /* "": there is none */
};

struct dev_io_ops {
	/* The answer of the device's driver; the call makes and changes nothing. -errno with a
	 * message. */
	int (*look)(struct dev *d, struct dev_io_look *out);
	/*
	 * Whether the device can have such addresses. The driver finds it out once, if `now`, with
	 * a little of the device's memory, and remembers it. 0; -EAGAIN: it is not known yet;
	 * -EBUSY: another thread is finding out; -EOPNOTSUPP with the reason. No message.
	 */
	int (*ready)(struct dev *d, bool now, struct dev_io_why *why);
	/*
	 * The address for a range of one allocation, any bytes of it; the memory stays until put(),
	 * also if it is freed. `own`: nobody else uses its bytes, and they may be written to test
	 * whose memory is there. -EOPNOTSUPP with the reason, and as ready(). No message. The
	 * reason is DEV_IO_MEMORY also where the bytes differ although the device's mapping of its
	 * own memory is right.
	 */
	int (*get)(struct dev *d, void *ptr, size_t len, bool own, struct dev_io *out,
		   struct dev_io_why *why);
	/*
	 * Tests whether a part of such a range shows the same bytes at both addresses. No I/O is in
	 * flight there. It reads; if `into` is set, the device may also write there and restore the
	 * bytes, because nobody else uses them. Returns 0 if both addresses agree; 1 if all bytes
	 * are alike, so that they prove nothing; -EOPNOTSUPP with the reason if they differ
	 * (DEV_IO_MEMORY) or the device no longer has such addresses; or -EBUSY.
	 */
	int (*compare)(struct dev *d, void *ptr, size_t len, const char *at, bool into,
		       struct dev_io_why *why);
	/* With no I/O in flight there. -errno with a message. */
	int (*put)(struct dev *d, struct dev_io *io);
};

#endif

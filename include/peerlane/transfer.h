/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_TRANSFER_H
#define PEERLANE_TRANSFER_H

#include <peerlane/types.h>

PL_BEGIN

struct pl_region;
struct pl_stream;

/* The only offset that a stream (pipe, socket, terminal) takes: wherever it is. */
#define PL_OFF_STREAM UINT64_MAX

/* Policies: PL_POLICY_... or a route's id from pl_policy_parse(). */
#define PL_POLICY_DEFAULT 0u /* the context's tunable `policy` */
#define PL_POLICY_AUTO 1u    /* the cheapest route */
#define PL_POLICY_STRICT 2u  /* only routes without staging; fail otherwise */

/* pl_io_opts.flags: refuse an `after` that is not this thread's and context's stream */
#define PL_IO_AFTER_HERE (1u << 0)

/**
 * pl_policy_parse - turns a policy's or a route's name into what pl_io_opts.policy takes.
 * @name: "auto", "strict", or a route: "direct", "buffered", "bounce", "direct+copy",
 *	"buffered+copy", "copy", "null", "p2pdma", "p2pdma+copy", "pagecache"
 * @out: the policy
 *
 * Any thread. Return: 0, -EINVAL (unknown; the message lists the known ones).
 */
PL_API int pl_policy_parse(const char *name, uint32_t *out);

#define PL_LANES_MAX 9 /* links that a report tells apart */

/**
 * struct pl_io_report - what became of one transfer.
 * @size: sizeof(struct pl_io_report), set by the caller
 * @fallbacks: how many segments took another route than the plan's first choice
 * @direct: bytes moved by O_DIRECT directly between the file and the memory; or directly between
 * the memory and a remote
 * @buffered: bytes that the CPU copied between the page cache and the memory
 * @staged: bytes that went through staging slabs
 * @copied: bytes moved between memories without a file
 * @edge: bytes of unaligned edges that took another route than the aligned middle
 * @route: the route that carried most bytes, "" if none did
 * @why: why the last fallback was taken, "" if none was
 * @in_place: bytes that the device read out of the page cache in place
 * @dst_device: the device that the bytes went to, "host" for memory of the host's own, "" for a
 * file, and the name of a remote, of which the first 31 bytes
 * @src_device: the device that they came from, named as in @dst_device
 * @lanes: over how many devices' links to the host the bytes went; 0: over no more than one
 * @lane_bytes: the bytes over each of them
 * @lane_device: whose links they are; the first is that of the memory's own device
 */
struct pl_io_report {
	size_t size;
	uint32_t fallbacks;
	uint32_t reserved;
	uint64_t direct;
	uint64_t buffered;
	uint64_t staged;
	uint64_t copied;
	uint64_t edge;
	char route[32];
	char why[192];
	uint64_t in_place;
	char dst_device[32];
	char src_device[32];
	uint32_t lanes;
	uint32_t reserved2;
	uint64_t lane_bytes[9];
	char lane_device[9][32];
};
#define PL_IO_REPORT_INIT                                                                         \
	{                                                                                         \
		sizeof(struct pl_io_report), 0, 0, 0, 0, 0, 0, 0, "", "", 0, "", "", 0, 0, { 0 }, \
		{                                                                                 \
			""                                                                        \
		}                                                                                 \
	}

/**
 * struct pl_io_opts - options of one transfer.
 * @size: sizeof(struct pl_io_opts)
 * @policy: PL_POLICY_... or a route from pl_policy_parse()
 * @chunk: size of the segments that a large request is cut into, 0 for the tunable `chunk`
 * @depth: maximum number of segments in flight at once, 0 for the tunable `depth`
 * @timeout_ns: after this time nothing more is submitted. The call returns the number of bytes
 *	moved (-ETIMEDOUT if there are none) when the kernel and the device no longer use the
 *	memory; operations that do not complete are reported to the log as stuck. 0: no limit
 * @report: filled when the transfer ends, also if it fails; or NULL. If its size is that of no
 *	version nothing is moved
 * @after: a stream of the same context: the transfer reads or writes memory only after the work
 *	that was queued on this stream before the call, so @dst may still be in use there, and @src
 *	still be made; NULL: none. It may be of another device than the memory. @timeout_ns limits
 *	this wait, too. The copy of a small transfer may be queued on the stream itself; its file is
 *	then read after the library's transfers on that stream, but perhaps before the program's own
 *	work there. If the stream is being captured into a graph (-EOPNOTSUPP), or its work fails
 *	(-EIO and others), nothing is moved. It must stay open until the call returns
 * @flags: 0, or PL_IO_AFTER_HERE: @after must be the stream that its handle means in the calling
 *	thread, with its current context (pl_stream_is()); else nothing is moved (-ESTALE). This is
 *	for programs that keep what pl_stream_wrap() returns for a default stream, and costs less
 *	than asking before the call. Other bits are refused (-EINVAL)
 */
struct pl_io_opts {
	size_t size;
	uint32_t policy;
	uint32_t depth;
	size_t chunk;
	uint64_t timeout_ns;
	struct pl_io_report *report;
	struct pl_stream *after;
	uint32_t flags;
	uint32_t reserved;
};
#define PL_IO_OPTS_INIT                                                 \
	{                                                               \
		sizeof(struct pl_io_opts), 0, 0, 0, 0, NULL, NULL, 0, 0 \
	}

/**
 * pl_read - reads from a file into memory, and waits for it.
 * @file: the file
 * @dst: any address: device memory (its interior too), pinned, managed or ordinary host memory
 * @len: bytes; any alignment
 * @off: offset in the file, any alignment; PL_OFF_STREAM for streams
 * @opts: options, or NULL
 *
 * Reads like pread(2): a short count at the end of the file, 0 past it. From a pipe it returns when
 * @len bytes have arrived or the pipe has ended. If a part fails after others succeeded, the count
 * of bytes up to the first failure is returned and the next call reports the error. The content of
 * @dst past the returned count is unspecified. When it returns, a kernel launched afterwards sees
 * the bytes; work already running on the device is not ordered against it, nor is @dst against
 * earlier work in the caller's streams, except the stream pl_io_opts.after. Any thread.
 *
 * For a file that was opened without O_DIRECT the result is that of pread(2), also while others
 * write to the file: bytes that they wrote before the call, by write(2) or through a mapping, are
 * read; each byte that they write during the call is read as the old or the new one. The library
 * may use O_DIRECT of its own accord; if that fails, it reads the range again through the page
 * cache, and only that result counts (see pl_io_report.fallbacks). A caller that asks for O_DIRECT,
 * by the flag of open(2), the policy PL_POLICY_STRICT or a route's name, gets the errors of
 * O_DIRECT, too. On Linux before 6.5, a process that forks during the call may lose bytes that
 * O_DIRECT reads into its ordinary, private memory (open(2), NOTES).
 *
 * Return: bytes read, or -EBADF (not open for reading), -EINVAL (an offset or length out of range),
 * -ESPIPE (an offset on a stream), -EFAULT (@dst is not memory, or was freed), -EOPNOTSUPP (the
 * policy leaves no route; the message has each refusal), -ETIMEDOUT, -ENOMEM, -EIO, -ESTALE, or an
 * error of the file system.
 */
PL_API ssize_t pl_read(struct pl_file *file, void *dst, size_t len, uint64_t off,
		       const struct pl_io_opts *opts);

/**
 * pl_read_broadcast - reads one range of a file into several memories, and waits for it.
 * @file: the file
 * @dst: @n addresses, each as for pl_read(); they must not overlap
 * @n: memories, 1 to 64
 * @len: bytes into each; any alignment
 * @off: offset in the file, any alignment; PL_OFF_STREAM for streams
 * @opts: options of the reads, or NULL
 *
 * For one file that several GPUs need whole. The range is read once: each memory's device pulls a
 * share of it from the file, and the devices copy their shares to each other, by peer access where
 * they have it. So storage, page cache and each GPU's PCIe link carry every byte once, not @n
 * times.
 *
 * When pl_io_opts.timeout_ns is over, no more is read, but up to 1 MiB of each block that has been
 * read is still copied on, for a second at most, and everything that came out of a pipe, which
 * cannot be read again, however long that takes.
 *
 * What holds for a byte of pl_read() holds here for the byte in each of the memories. The
 * statistics count the reads and the copies that the call is made of; the report counts the copies
 * between the memories as `copied` and names the first memory's device. Any thread.
 *
 * Return: the bytes that all memories have from their beginning, short as for pl_read(); or -errno
 * as pl_read(), -EINVAL (@n, or memories that overlap).
 */
PL_API ssize_t pl_read_broadcast(struct pl_file *file, void *const dst[], uint32_t n, size_t len,
				 uint64_t off, const struct pl_io_opts *opts);

/**
 * pl_write - writes memory to a file, and waits for it.
 * @file: the file
 * @src: any address, as for pl_read()
 * @len: bytes; any alignment
 * @off: offset in the file, any alignment; PL_OFF_STREAM for streams
 * @opts: options, or NULL
 *
 * Writes like pwrite(2); durable only after pl_file_sync(), or at once where the file was opened
 * with O_SYNC or O_DSYNC. Unaligned edges never disturb neighbouring bytes, also while others write
 * those. Work that the caller has queued on the device to produce @src must have completed, or be
 * queued on pl_io_opts.after, and @src must not change until the call returns. Any thread.
 *
 * To a file that was opened without O_DIRECT it writes what pwrite(2) would write, beside others'
 * write(2) and stores through mappings, too: where nobody else writes at the same time, readers of
 * any kind see the call's bytes when it returns, and no byte that others write outside its range is
 * lost. So parts with pages in the page cache are written through it. The rest may go past it; a
 * part that fails there, or has pages in the page cache when it is done, is written again through
 * the page cache before the call returns. For stores, through a mapping, to a page that was not in
 * the page cache when the call began, two things remain that no program can rule out there: a store
 * made during the call, in answer to bytes of the call that its maker has seen in the file, may be
 * overwritten with those bytes; and the kernel may note the meeting as an I/O error, which the next
 * fsync(2) on each descriptor of the file gives once, though nothing is lost. The policies
 * "buffered" and "buffered+copy" rule out both. A caller that asks for O_DIRECT, as for pl_read(),
 * gets the semantics of O_DIRECT: then such stores may undo the write around them.
 *
 * Return: bytes written (short only on errors such as a full disk), or as pl_read(), -ENOSPC,
 * -EFBIG.
 */
PL_API ssize_t pl_write(struct pl_file *file, const void *src, size_t len, uint64_t off,
			const struct pl_io_opts *opts);

/**
 * pl_copy - copies between two memories, of any device or the host, and waits for it.
 * @ctx: the context
 * @dst: where to; must not overlap @src
 * @src: where from
 * @len: bytes
 * @opts: options, or NULL
 *
 * Any thread.
 *
 * Return: @len, or -EFAULT, -EINVAL, -EOPNOTSUPP, -ETIMEDOUT, -ENOMEM, -EIO, -ESTALE.
 */
PL_API ssize_t pl_copy(struct pl_ctx *ctx, void *dst, const void *src, size_t len,
		       const struct pl_io_opts *opts);

/* Kinds of places. */
enum pl_place_kind {
	PL_PLACE_MEMORY = 1,
	PL_PLACE_FILE = 2,
	PL_PLACE_REGION = 3, /* of a remote: peerlane/remote.h */
};

/**
 * struct pl_place - one side of a transfer: where bytes come from, or go to.
 * @kind: an enum pl_place_kind value
 * @zero: 0
 * @mem: PL_PLACE_MEMORY: any address, as for pl_read(); not written to if it is where bytes come
 *	from. NULL for other kinds
 * @file: PL_PLACE_FILE: the file; NULL for other kinds
 * @region: PL_PLACE_REGION: the region; NULL for other kinds
 * @off: bytes from the beginning of the file or region, or from @mem; PL_OFF_STREAM for streams
 *
 * Its size is part of the interface, as that of struct iovec. The macros make one of each kind.
 */
struct pl_place {
	uint32_t kind;
	uint32_t zero;
	void *mem;
	struct pl_file *file;
	struct pl_region *region;
	uint64_t off;
};
#define PL_PLACE_MEM(ptr)                                                   \
	{                                                                   \
		PL_PLACE_MEMORY, 0, (void *)(uintptr_t)(ptr), NULL, NULL, 0 \
	}
#define PL_PLACE_IN_FILE(file, off)                         \
	{                                                   \
		PL_PLACE_FILE, 0, NULL, (file), NULL, (off) \
	}
#define PL_PLACE_IN_REGION(region, off)                         \
	{                                                       \
		PL_PLACE_REGION, 0, NULL, NULL, (region), (off) \
	}

/**
 * pl_transfer - moves bytes from any place to any other, and waits for it.
 * @ctx: the context, of the file and of the region too
 * @dst: where to
 * @src: where from; if both are of one memory or region they must not overlap
 * @len: bytes, any alignment
 * @opts: options, or NULL. The policy is PL_POLICY_AUTO if they name none, and the context's if
 *	one place is in a file
 *
 * With memory at one side it does the work of pl_read(), pl_write() or pl_copy(), or moves bytes
 * between a region and memory. Between a file and a region, and between two regions, the bytes go
 * through slabs in the host's memory, several at once; the CPU copies none of them where the file
 * takes O_DIRECT. Two files: read into memory, and write from there.
 *
 * Regions (peerlane/remote.h): the other process takes no part. A byte of @src is read at some
 * time during the call, and that process must not write to the range meanwhile. As for pl_read(),
 * kernels that are launched after the call see the bytes. When a call that writes to a region
 * returns, the other side's NIC has all bytes, and no byte beside them was touched. Threads and
 * kernels there see them after a message (pl_remote_notify(), pl_remote_next()). The report names
 * the remote as a device, and counts bytes that went straight into or out of the memory as
 * `direct`. After an error the content of @dst is unspecified.
 *
 * Any thread.
 *
 * Return: bytes. Without a file @len, and never less; with one as pl_read(), or pl_write() if it is
 * in @dst: short at the file's end, or where something failed, which the next call reports. Or as
 * those calls; -EINVAL (no context or place; an unknown kind; a field that the kind does not have
 * is not 0; a file or region of another context; a range that leaves the region, overlaps, or is
 * out of range), -EBADF (no file), -EFAULT (no memory), -EACCES (the region was granted without
 * PL_MAY_READ or PL_MAY_WRITE, or is no longer granted), -ESHUTDOWN (the region, or its remote, is
 * being closed), -EOPNOTSUPP (two files; or the policy leaves no route), -EHOSTUNREACH (the other
 * process, its host or the way to it has gone: all calls that are under way then, requests of
 * queues too, and later ones), -ECONNRESET (the connection has ended for another reason, as a
 * refusal of another call), -ENETDOWN (it has ended so before, and none is left), or another error
 * of the connection.
 */
PL_API ssize_t pl_transfer(struct pl_ctx *ctx, const struct pl_place *dst,
			   const struct pl_place *src, size_t len, const struct pl_io_opts *opts);

/**
 * struct pl_copy_piece - one piece of a list: pl_copyv(), pl_stream_copyv(), pl_request.pieces.
 * @dst: where to: an address, if the list has no place to copy to
 * @dst_off: where to: bytes from the beginning of the list's place
 * @src: where from: an address, if the list has no place to copy from
 * @src_off: where from: bytes from the beginning of the list's place
 * @len: bytes; 0: nothing, the rest is not looked at
 *
 * Its size is part of the interface, as that of struct iovec.
 */
struct pl_copy_piece {
	union {
		void *dst;
		uint64_t dst_off;
	};
	union {
		const void *src;
		uint64_t src_off;
	};
	size_t len;
};

/**
 * pl_copyv - moves many pieces from one place to another in one call, and waits for all.
 * @ctx: the context, of the region too
 * @dst: where the pieces' @dst_off begin; NULL: each piece has an address, @dst
 * @src: where the pieces' @src_off begin; NULL: each piece has an address, @src
 * @pieces: the pieces; the array must not change until the call returns
 * @n: how many; 0: nothing
 * @opts: options, or NULL; the time limit is for all together
 *
 * For scattered data, such as the blocks of a cache or the rows of a table: a thousand copies of 4
 * KiB take little longer than one. One place may be in a region; the other one is in memory. Pieces
 * in files, or between two regions: pl_queue_submit() with a PL_OP_TRANSFER for each.
 *
 * The pieces have no order. No destination may overlap another piece's destination or source: that
 * is not checked, and the bytes there are then unspecified. A copy whose own two ends overlap is
 * refused.
 *
 * Between memories: copies between the same kinds of memory on the same devices are one transfer.
 * Its pieces of up to 64 KiB are copied by one launch of a kernel where the library knows the
 * memory (it allocated both ends on devices that reach each other or in pinned host memory, or the
 * source is pinned host memory of the program), and by the driver's batches otherwise; larger ones
 * by copy engines. The call waits, so the kernel may use the whole GPU; pl_stream_copyv() queues,
 * and uses few processors. Pieces may lie in any memories of any devices; more than 16 kinds of
 * pairs, or 64 memories, among 4,096 pieces in a row take several rounds. If a piece fails, the
 * pieces before it in the array have been copied, and the content of its destination and those
 * behind it is unspecified.
 *
 * With a region: pieces of up to 4 MiB in memory that the NIC has go to it 32 at a time, without a
 * thread or an allocation for each; longer ones go as pl_transfer() would. All pieces are moved, or
 * the call fails; then the content of all destinations is unspecified. When a call that writes
 * returns, all bytes are in the other process' memory, and no byte beside them was touched.
 *
 * The message names the first piece that failed by its index. Pieces that cannot be carried as one
 * (because one fails) are carried piece by piece, with the routes and fallbacks of pl_transfer(),
 * so the result is the same. Pieces of 1 MiB at most, on average, that have to be staged (memory of
 * two devices without access to each other, or memory that the NIC does not have) are gathered in a
 * slab, and leave it together. The statistics count the transfers that the call is made of; the
 * report is of all together, and names the devices of the first. pl_explain() of one piece says
 * which route it takes. Any thread.
 *
 * Return: the bytes of all pieces. Between memories also those of the pieces before the first that
 * failed; if these have none, -errno as pl_copy(). With a region as pl_transfer(). -EFAULT also if
 * @pieces is NULL and @n is not 0; -EINVAL also for a piece that leaves what 64 bits can say;
 * -EOPNOTSUPP also for a place in a file, or two regions.
 */
PL_API ssize_t pl_copyv(struct pl_ctx *ctx, const struct pl_place *dst, const struct pl_place *src,
			const struct pl_copy_piece *pieces, size_t n,
			const struct pl_io_opts *opts);

PL_END

#endif

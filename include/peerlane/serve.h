/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_SERVE_H
#define PEERLANE_SERVE_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * Files and GPU memory of another host, by name. A server offers a directory, a file or memory of a
 * GPU. A client names the host and a path, and reads into memory of its own, GPUs' too, or writes
 * from there. Both have a token, a file with 32 random bytes; a client without it learns nothing.
 *
 * Requests and answers go over one connection, encrypted by TLS 1.3. The bytes go as those of
 * regions do (remote.h): by verbs where both have RDMA NICs, else over TCP. The client dials; the
 * server dials nobody, so only the server's address has to be reached.
 *
 * Servers and clients need libpeerlane-net.so and OpenSSL 3. Close both before their context. After
 * fork() the child's calls fail with -ESTALE, and closing frees memory alone.
 */

struct pl_ctx;
struct pl_dev;
struct pl_io_opts;
struct pl_server;
struct pl_client;
struct pl_client_file;

#define PL_SERVE_PORT 18517 /* unless another is named */
#define PL_SUM_BYTES 32	    /* of a checksum */

#define PL_SERVE_WRITE (1u << 0) /* clients may write */

/**
 * pl_token_make - makes a file with a new token.
 * @path: the file's name; there must be nothing of that name
 *
 * The file has 32 random bytes and mode 0600. Carry it to the other hosts by what you trust. Any
 * thread.
 *
 * Return: 0, -EEXIST (there is something of that name), -EINVAL (no path), or an error of the file
 * system.
 */
PL_API int pl_token_make(const char *path);

/**
 * struct pl_server_opts - options of a server: its files or memory, and its clients.
 * @size: sizeof(struct pl_server_opts)
 * @root: a directory, of which clients see the entries beneath it; a regular file; or "gpu:N",
 *	"cuda:N", "soft:N": new memory of that GPU, zeroed
 * @token_file: the token's file, this user's or root's, which others cannot read; NULL: that of
 *	the tunable token_file
 * @device_bytes: bytes of the GPU's memory; else 0
 * @port: where it listens; 0: the kernel chooses
 * @flags: 0 or PL_SERVE_WRITE
 */
struct pl_server_opts {
	size_t size;
	const char *root;
	const char *token_file;
	uint64_t device_bytes;
	uint32_t port;
	uint32_t flags;
};
#define PL_SERVER_OPTS_INIT                                                    \
	{                                                                      \
		sizeof(struct pl_server_opts), NULL, NULL, 0, PL_SERVE_PORT, 0 \
	}

/**
 * pl_server_open - makes a server that listens.
 * @ctx: the context. Its tunable tcp_bind says at which address it listens: the loopback address
 *	unless it names another
 * @opts: its files or memory, and its clients
 * @out: the server; to be closed with pl_server_close(), before the context is
 *
 * Clients are answered while pl_server_run() runs. Any thread.
 *
 * Return: 0, -EINVAL (options, or a tcp_bind that names no address), -EACCES (others can read the
 * token's file), -ENOENT and others (there is no such file, or no such device), -EADDRINUSE,
 * -EADDRNOTAVAIL (tcp_bind is an address that this host does not have), -EOPNOTSUPP (no
 * libpeerlane-net.so, no way to other hosts, @root is a device or a FIFO, or the kernel has no
 * openat2(2)), -ENOMEM, -ESTALE.
 */
PL_API int pl_server_open(struct pl_ctx *ctx, const struct pl_server_opts *opts,
			  struct pl_server **out);

/**
 * pl_server_address - says where a server listens.
 * @s: the server
 * @dst: where to; the caller's
 * @space: its size in bytes; 64 are always enough
 *
 * As text: "127.0.0.1:18517", "[::]:18517" for all. Any thread.
 *
 * Return: 0, -EINVAL (@s is NULL), -ENOSPC (@space), -ESTALE.
 */
PL_API int pl_server_address(const struct pl_server *s, char *dst, size_t space);

/**
 * pl_server_run - answers clients, until pl_server_stop() is called.
 * @s: the server
 *
 * Each client has a thread of the library. A client that asks nothing for half an hour is dropped,
 * and one that has a GPU's memory open when its process stands still for a minute. What clients did
 * is logged, level `info`; connections that were refused are, level `warn`. One thread at a time
 * may call this.
 *
 * Return: 0 (it was stopped), -EINVAL (@s is NULL), -EBUSY (another thread runs it), -ESTALE.
 */
PL_API int pl_server_run(struct pl_server *s);

/**
 * pl_server_stop - ends pl_server_run(), or the next one.
 * @s: the server
 *
 * Transfers of clients break off; files that were not complete get no name. Any thread, and
 * handlers of signals. Return: nothing.
 */
PL_API void pl_server_stop(struct pl_server *s);

/**
 * pl_server_close - closes a server.
 * @s: the server, or NULL
 *
 * pl_server_run() must have returned. Any thread. Return: nothing.
 */
PL_API void pl_server_close(struct pl_server *s);

/* The kind of a path. */
#define PL_SERVED_FILE 1
#define PL_SERVED_DIR 2
#define PL_SERVED_DEVICE 3     /* memory of a GPU */
#define PL_SERVED_OTHER 4      /* of a list alone: nothing that is served */
#define PL_SERVED_BEGIN 5      /* given to pl_client_open_file(): the answer is taken later */
#define PL_SERVED_BEGIN_MORE 6 /* as PL_SERVED_BEGIN, and more such calls follow at once */

/**
 * struct pl_served - properties of a path at a server.
 * @size: the bytes of this struct that the library filled
 * @kind: PL_SERVED_...
 * @mode: permissions of a file or a directory; of PL_SERVED_OTHER an errno, which says why it is
 *	not served
 * @length: bytes; 0 for directories
 * @mtime_ns: when it was changed last, since 1970
 * @name: the last part of its path; of the root of a directory ""
 * @target: of an entry of a list that is a link: the text of the link; NULL of all others, and of
 *	links that lead out of the server's root. Valid as long as the entry
 */
struct pl_served {
	size_t size;
	uint32_t kind;
	uint32_t mode;
	uint64_t length;
	uint64_t mtime_ns;
	char name[256];
	const char *target;
};
#define PL_SERVED_INIT                                            \
	{                                                         \
		sizeof(struct pl_served), 0, 0, 0, 0, { 0 }, NULL \
	}

/**
 * pl_peer_path - finds the path in an address of something that is served.
 * @url: "peer://host/path", "peer://host:port/path", "peer://[address]/path"
 *
 * Any thread.
 *
 * Return: where the path begins in @url, behind the slash, "" without one; NULL: that is no such
 * address.
 */
PL_API const char *pl_peer_path(const char *url);

/**
 * pl_client_open - connects with a server.
 * @ctx: the context
 * @url: "peer://host", with a port if it is not PL_SERVE_PORT; a path behind it is not looked at
 * @token_file: the token's file, this user's or root's, which others cannot read; NULL: that of
 *	the tunable token_file
 * @out: the client; to be closed with pl_client_close(), before the context is
 *
 * Waits for the server, some seconds at most, beside what finding the host's address takes. Any
 * number of threads may use a client; the server does their requests one by one.
 *
 * Return: 0, -EINVAL (@url), -EACCES (the two have not the same token, or others can read its
 * file), -ENOENT (no such host, or no such file), -EHOSTUNREACH, -ECONNREFUSED, -ETIMEDOUT, -EPROTO
 * (the other side is no server of this release), -EBUSY (the server is full), -ECONNRESET (it ended
 * the handshake), -EOPNOTSUPP (no libpeerlane-net.so, or the two have no way for the bytes),
 * -ENOMEM, -ESTALE, or an error of the kernel.
 */
PL_API int pl_client_open(struct pl_ctx *ctx, const char *url, const char *token_file,
			  struct pl_client **out);

/**
 * pl_client_close - ends a connection with a server.
 * @c: the client, or NULL
 *
 * Close its files first. Any thread; not while another call on the client is made.
 * Return: nothing.
 */
PL_API void pl_client_close(struct pl_client *c);

/**
 * pl_client_stat - asks for the properties of a path.
 * @c: the client
 * @path: relative to the root of the server; "" is the root itself
 * @out: the properties; the caller sets the size of the struct
 *
 * Any thread.
 *
 * Return: 0, -ENOENT, -EACCES (the path is refused: it leads out of the server's root, or its name
 * has control characters), -EOPNOTSUPP (it is neither a file nor a directory), -EINVAL, -ETIMEDOUT,
 * -ECONNRESET (the server has ended the connection), -EPROTO, -ESTALE, or an error of the server's
 * file system.
 */
PL_API int pl_client_stat(struct pl_client *c, const char *path, struct pl_served *out);

/**
 * pl_client_list - lists a directory.
 * @c: the client
 * @path: the directory, as for pl_client_stat()
 * @fn: called for each entry, in order of the names; its argument is valid only during the call. It
 *	returns 0 to continue; anything else ends the list. The calls begin when the whole list has
 *	arrived, so it may take its time and make calls on the client, except pl_client_close()
 * @arg: handed to every call
 * @left_out: filled with the number of entries that are PL_SERVED_OTHER; or NULL. These are entries
 *	of another kind than file and directory (-EOPNOTSUPP), links that lead out (-EXDEV), to
 *	nothing (-ENOENT) or to a directory that @path leads through (-ELOOP), and names with
 *	control characters (-EINVAL), each of which is given as '?'
 *
 * Any thread.
 *
 * Return: 0, what @fn returned, -ENOTDIR, or as pl_client_stat().
 */
PL_API int pl_client_list(struct pl_client *c, const char *path,
			  int (*fn)(const struct pl_served *entry, void *arg), void *arg,
			  uint64_t *left_out);

/**
 * pl_client_mkdir - makes a directory, unless it is there.
 * @c: the client
 * @path: the directory; that which it is in must exist
 * @mode: its permissions, before the server's umask
 *
 * Any thread.
 *
 * Return: 0, -EROFS (the server allows no writing), -ENOTDIR (something else has the name), or as
 * pl_client_stat().
 */
PL_API int pl_client_mkdir(struct pl_client *c, const char *path, uint32_t mode);

/**
 * pl_client_open_file - opens a file, or memory of a GPU, for reading.
 * @c: the client
 * @path: as for pl_client_stat()
 * @info: its properties; the caller sets the size of the struct; or NULL
 * @out: the file; to be closed with pl_client_file_close()
 *
 * With PL_SERVED_BEGIN as the kind of @info, the call sends the request and does not wait for the
 * answer, unless 32 are on their way. A second call, with @path NULL, the same kind and the file at
 * @out, waits for it, fills @info and gives the errors; the file is closed if there is one. Between
 * the two, only pl_client_file_close() may be called on the file.
 *
 * With PL_SERVED_BEGIN_MORE the request may wait for those of the next calls, and they are sent
 * together: when another request is sent, or when an answer is waited for.
 *
 * Any thread. At most 64 files of a client are open at a time. The first one that is memory of a
 * GPU starts a thread of the client, which tells the server every 15 s that the client is there.
 *
 * Return: 0, -EISDIR, -EMFILE, -EAGAIN (no thread can be started), or as pl_client_stat().
 */
PL_API int pl_client_open_file(struct pl_client *c, const char *path, struct pl_served *info,
			       struct pl_client_file **out);

/**
 * pl_client_explain - says by which way the bytes of files go, and why not by a better one.
 * @c: the client
 * @dev: the device whose memory they go into; NULL: the host's
 * @format: an enum pl_format value
 * @out: the text, to be freed with pl_string_free()
 *
 * As pl_explain() of a transfer with a region: the server's slots. Before it a line says which
 * server that is, and at which address; in JSON that is "server", with "name" and "address". Any
 * thread.
 *
 * Return: 0, or as pl_explain() and pl_client_stat().
 */
PL_API int pl_client_explain(struct pl_client *c, struct pl_dev *dev, int format, char **out);

#define PL_CREATE_RESUME (1u << 0) /* continue where an earlier attempt ended */
#define PL_CREATE_HOLES (1u << 1)  /* unwritten ranges are holes: no space is reserved for them */
#define PL_CREATE_LATER (1u << 2)  /* a later commit of the client makes it durable */
#define PL_CREATE_WHOLE (1u << 3)  /* up to 32 KiB: all of it goes with its commit */
#define PL_CREATE_LINK (1u << 4)   /* a symbolic link, of which the bytes are the text */

/**
 * struct pl_create_opts - how a file is made at a server.
 * @size: sizeof(struct pl_create_opts)
 * @length: the bytes that it will have
 * @mode: its permissions, before the server's umask; a file that is replaced keeps its own
 * @flags: 0 or PL_CREATE_...
 * @tag: with PL_CREATE_RESUME: names the content, so that no other file's bytes are taken for it
 */
struct pl_create_opts {
	size_t size;
	uint64_t length;
	uint32_t mode;
	uint32_t flags;
	uint64_t tag;
};
#define PL_CREATE_OPTS_INIT                                  \
	{                                                    \
		sizeof(struct pl_create_opts), 0, 0666, 0, 0 \
	}

/**
 * pl_client_create - makes a file at the server, which has no name yet.
 * @c: the client
 * @path: its name; the directory must exist. For memory of a GPU as for pl_client_stat()
 * @opts: its length and more
 * @have: with PL_CREATE_RESUME: bytes that are there from an earlier attempt; or NULL
 * @out: the file; to be closed with pl_client_file_close()
 *
 * It gets its name by pl_client_commit(); until then an older file of that name is unchanged. Any
 * thread.
 *
 * With PL_CREATE_WHOLE, a file of at most 32 KiB is kept in this process until its commit, which
 * sends it in one request and gives all errors. With PL_CREATE_LATER beside it the commit does not
 * wait for the answer either: pl_client_file_close() does, and gives the errors. Memory of a GPU,
 * and what can be resumed, are made as without it.
 *
 * With PL_CREATE_LINK the server makes a symbolic link. Its text, of 1 to 4,095 bytes, is written
 * as a file's bytes are, and goes with the commit. The link may lead to nothing, but not out of the
 * server's root: the text does not begin with '/', and has ".." at its beginning alone, no more
 * often than the link is in directories of the root. Nothing is replaced; the same link may be
 * there.
 *
 * Return: 0, -EROFS (the server allows no writing), -ENOSPC and -EDQUOT (its disk has no space for
 * @length), -EFBIG (the GPU's memory has fewer bytes), -EISDIR, -EMFILE, -EBUSY (another attempt is
 * under way), or as pl_client_stat(). A link: -EOPNOTSUPP (the server is of a release that makes
 * none), -ENOTDIR (it serves no directory); and by the commit -EACCES (it leads out), -EEXIST
 * (there is something else of that name), -EINVAL (the text has zeros or control characters).
 */
PL_API int pl_client_create(struct pl_client *c, const char *path,
			    const struct pl_create_opts *opts, uint64_t *have,
			    struct pl_client_file **out);

#define PL_ROUTE_HOLE "hole" /* a report's route: there is nothing to carry */

/**
 * pl_client_read - reads a part of a file into memory, and waits for it.
 * @f: the file; of pl_client_open_file()
 * @dst: any address, as for pl_read(); or NULL
 * @len: bytes
 * @off: offset in the file
 * @opts: options of the transfers, or NULL; pl_io_opts.timeout_ns holds for each part. The report
 *	covers all parts
 *
 * The server reads ahead. Any thread.
 *
 * With @dst NULL nothing is carried: the call returns how many bytes from @off on are data, or how
 * many are one hole of a sparse file. For a hole the report's route is PL_ROUTE_HOLE.
 *
 * Return: the bytes, fewer at the file's end, 0 past it; -EIO and a message that names the file if
 * it has become shorter than it was when it was opened; or as pl_transfer() and
 * pl_client_stat(). After an error the content of @dst is unspecified.
 */
PL_API ssize_t pl_client_read(struct pl_client_file *f, void *dst, size_t len, uint64_t off,
			      const struct pl_io_opts *opts);

/**
 * pl_client_write - writes memory to a file, and waits for it.
 * @f: the file; of pl_client_create()
 * @src: any address, as for pl_write()
 * @len: bytes
 * @off: offset in the file; no byte may be past its length
 * @opts: as for pl_client_read()
 *
 * Any thread.
 *
 * Return: @len, and never less; -ENOSPC and others of the server's file system, -EINVAL (past the
 * end), or as pl_transfer() and pl_client_stat().
 */
PL_API ssize_t pl_client_write(struct pl_client_file *f, const void *src, size_t len, uint64_t off,
			       const struct pl_io_opts *opts);

/**
 * pl_client_commit - makes a file durable at the server, and gives it its name.
 * @f: the file; of pl_client_create()
 *
 * One with PL_CREATE_LATER gets its name, and is not durable yet: the next commit of the client of
 * a file without that flag makes all of them durable, and so does the server when the client ends.
 * A crash of the host before that can leave such a file under its name, not whole.
 *
 * Takes as long as the server's disk, ten minutes at most. Any thread.
 *
 * Return: 0, or an error of the server's file system, or as pl_client_stat(): then the file may
 * have its name or not if the connection broke, and has not otherwise.
 */
PL_API int pl_client_commit(struct pl_client_file *f);

/**
 * pl_client_sum - asks for the checksum of a range of a file, as the server reads it.
 * @f: the file
 * @off: offset in the file
 * @len: bytes, all of which must be there
 * @sum: the checksum of the bytes before, zeros at first; becomes that of both
 *
 * As pl_sum(), which a client makes of its own bytes. Any thread.
 *
 * Return: 0, -EIO (the file ends before), -EOPNOTSUPP (memory of a GPU), or as pl_client_stat().
 */
PL_API int pl_client_sum(struct pl_client_file *f, uint64_t off, uint64_t len, unsigned char *sum);

/**
 * pl_sum - adds bytes to a checksum.
 * @c: a client, for its libpeerlane-net.so
 * @bytes: host memory; not used after the call
 * @len: how many. All calls but the last for a sum take a multiple of 1 MiB
 * @sum: as for pl_client_sum()
 *
 * HMAC-SHA256 of each MiB, by the checksum before it as the key. Any thread.
 *
 * Return: 0, -EINVAL (@c is NULL), -EIO, -ESTALE.
 */
PL_API int pl_sum(struct pl_client *c, const void *bytes, size_t len, unsigned char *sum);

/**
 * pl_client_file_close - closes a file.
 * @f: the file, or NULL
 *
 * One that was made and has no name is dropped, unless it can be resumed. Any thread; not while
 * another call on the file is made.
 *
 * Return: 0, and -ESTALE if a file that was read was changed meanwhile, which its length or its
 * time says, or in a child after fork(); or as pl_client_stat(). The handle is freed in any case.
 */
PL_API int pl_client_file_close(struct pl_client_file *f);

PL_END

#endif

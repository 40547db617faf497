/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef BASE_LOCK_RANKS_H
#define BASE_LOCK_RANKS_H

/*
 * All locks of the process, in the order in which a thread may take them: a thread that holds a
 * lock takes only locks below it in this list. The drop-in's locks are included. docs/threading.md
 * has the same list with what each protects; a test compares the two.
 */

/* clang-format off */
#define LOCK_RANKS(X) \
	X(NCCL_COMMS, "comms_lock (src/libnccl/comms.c)") \
	X(NCCL_LOCAL, "local_lock (src/libnccl/local_ranks.c)") \
	X(NCCL_LOAD, "load_lock (src/libnccl/pl.c)") \
	X(NCCL_DRIVER, "driver_lock (src/libnccl/driver.c)") \
	X(NCCL_FIND, "find_lock (src/libnccl/real.c)") \
	X(RUN_GPUS, "run_gpus.lock (src/run/library.c)") \
	X(RUN_ROWS, "wide_rows.lock (src/run/rows.c)") \
	X(NN_CTX, "nn_ctx.lock (src/ncclnet/ncclnet.h)") \
	X(NN_WORKER, "worker.lock (src/ncclnet/pool.c)") \
	X(NN_JOBS, "by_remote.lock (src/ncclnet/remote.c)") \
	X(CF_DRIVER, "cf_driver.lock") \
	X(CF_GPUS, "gpus_lock (src/cufile/stats.c)") \
	X(CF_BATCHES, "batches.lock (src/cufile/batch.c)") \
	X(CF_BATCH, "cf_batch.lock") \
	X(CF_STREAMS, "streams_lock (src/cufile/stream.c)") \
	X(CF_FILES, "files.lock (src/cufile/handle.c)") \
	X(CF_BUFFERS, "buffers_lock (src/cufile/buffer.c)") \
	X(CF_JSON, "names_lock (src/cufile/json.c)") \
	X(SERVER, "pl_server.lock (src/serve/server.h)") \
	X(CLIENT, "pl_client.lock (src/serve/client.h)") \
	X(CLIENTS, "clients.lock (src/serve/client_check_server.c)") \
	X(CTX, "pl_ctx.lock") \
	X(QUEUE, "queue.lock") \
	X(COMM_CTX, "comm_ctx.lock (src/coll/coll.h)") \
	X(COMM, "comm.lock (src/coll/coll.h)") \
	X(STREAM, "launcher.lock (src/launch/launch.h)") \
	X(REQUESTER, "requester.lock (src/ring/requester.h)") \
	X(WATCH, "watch.lock (src/ring/watch.h)") \
	X(STREAM_CTX, "stream_ctx.lock") \
	X(RING_SMALL, "ring_ctx.small_lock (src/ring/small.c)") \
	X(RING_CTX, "ring_ctx.lock (src/ring/ctx.c)") \
	X(RING, "ring.lock (src/ring/ring.h)") \
	X(RING_READS, "ring_ctx.reads_lock (src/ring/reads.c)") \
	X(STREAM_LISTS, "list_ctx.lock (src/launch/lists.c)") \
	X(EXEC_BROADCAST, "broadcast.lock (src/exec/broadcast.c)") \
	X(EXEC_SHARE, "share.lock (src/exec/share.h)") \
	X(LOAD, "load.lock (src/api/load.c)") \
	X(FILE_EDGE, "file.edge_lock") \
	X(FILE, "file.lock") \
	X(PINS, "pagecache.pin_lock") \
	X(PAGECACHE, "pagecache.lock") \
	X(P2P, "p2pdma.lock") \
	X(P2P_MAPS, "p2pdma.maps_lock") \
	X(VERBS, "verbs.lock") \
	X(VERBS_REMOTES, "verbs.remotes_lock") \
	X(REMOTE_MAIL, "mailbox.lock (src/remote/mailbox.h)") \
	X(VERBS_NIC, "nic.lock (src/move/verbs/wire.c)") \
	X(VERBS_WIRE, "wire.lock (src/move/verbs/wire.c)") \
	X(NIC_MAKING, "nic_reg.making (src/move/nic/regs.c)") \
	X(NIC_REGS, "nic_mover.regs_lock") \
	X(VERBS_CHANNEL, "post_channel.lock (src/move/verbs/wire.c)") \
	X(TCP, "tcp.lock") \
	X(TCP_REMOTE, "tcp_remote.lock") \
	X(FABRIC, "fabric.lock") \
	X(FABRIC_CARD, "fabric_card.lock") \
	X(RINGS, "rings.lock") \
	X(SLABS, "slabs.lock") \
	X(COPY, "copy.lock") \
	X(WORKERS, "workers.lock") \
	X(TOPO_FACTS, "topo_facts.lock") \
	X(TOPO_SCAN, "scan_lock (src/topo/scan.c)") \
	X(TOPO_RATES, "topo_rates.lock (src/topo/rates.c)") \
	X(VERBS_LOAD, "load_once.lock (src/move/verbs/load.c)") \
	X(NET_LOAD, "load_once.lock (src/remote/module.h)") \
	X(MEM, "mem_table.lock") \
	X(SHARE, "share_ctx.lock") \
	X(IMPORT, "import.lock (src/mem/import.c)") \
	X(MAPS_TURN, "map_ctx.turn_lock") \
	X(MAPS, "map_ctx.lock") \
	X(MAILBOX, "mailbox.lock (src/mem/mailbox.c)") \
	X(DEVICES, "dev_table.lock") \
	X(SOFT_LIST, "opened.lock (src/dev/soft/list.c)") \
	X(SOFT, "soft_dev.lock") \
	X(SOFT_PINS, "pins_lock (src/dev/soft/pins.c)") \
	X(BAR_LIST, "opened.lock (src/dev/bar/list.c)") \
	X(BAR, "bar_dev.lock") \
	X(BAR_NUMBERS, "numbers.lock (src/dev/bar/numbers.c)") \
	X(THREAD_STREAMS, "list_lock (src/dev/stream.c)") \
	X(THREAD_STREAM, "dev_stream.lock (src/dev/stream.c)") \
	X(GPU_LOAD, "load_once.lock (src/dev/cuda/load.c)") \
	X(GPU_ASIDE, "cuda_dev.aside_lock") \
	X(GPU_RM, "cuda_dev.rm_lock") \
	X(GPU_WIDE, "wide_lock (src/dev/nvmem/wide.c)") \
	X(GPU_SLOT, "aside_slot.lock (src/dev/cuda/second_ctx_copy.c)") \
	X(GPU_PINS, "cuda_dev.pins_lock") \
	X(GPU_RANGES, "ranges_lock (src/dev/cuda/pins.c)") \
	X(GPU_MODULE, "cuda_dev.module_lock") \
	X(GPU_STREAMS, "streams_lock (src/dev/cuda/stream.c)") \
	X(GPU_LOADER, "loader_lock (src/dev/cuda/load.c)") \
	X(GPU, "cuda_dev.lock") \
	X(CLOSE_LATER, "close_later_lock (src/sys/close_later.c)") \
	X(FDS, "fds_lock (src/sys/private_fds.c)") \
	X(QUIESCE, "quiesce_lock (src/dev/quiesce.c)") \
	X(METRICS, "metrics.lock") \
	X(METRICS_FILE, "shared.lock (src/metrics/share.c)") \
	X(TIMELINE, "timeline.lock (src/metrics/timeline.c)") \
	X(REFUSED, "refused.lock (src/base/refused.c)") \
	X(LOG, "sink_lock (src/base/log.c)") \
	X(LOG_STDERR, "stderr_lock (src/base/log.c)") \
	X(CF_LOG, "log_lock (src/cufile/log.c)")
/* clang-format on */

enum lock_rank {
	RANK_NONE,
#define X(rank, name) RANK_##rank,
	LOCK_RANKS(X)
#undef X
};

#endif

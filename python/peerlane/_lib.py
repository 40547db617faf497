# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The C library as ctypes sees it: finding and loading it, its structs, constants and functions.

Declarations follow include/peerlane/*.h line by line; tests/test_declarations.py compares every
size, offset, number and prototype with those headers. Calls made through `lib` give the interpreter
to other threads while they run; those of `quick` keep it, and are for functions that never wait.
"""

import ctypes
import glob
import os
from ctypes import (CFUNCTYPE, POINTER, Structure, c_bool, c_char, c_char_p, c_double, c_int,
                    c_int32, c_int64, c_size_t, c_ssize_t, c_uint8, c_uint32, c_uint64, c_void_p)

HERE = os.path.dirname(os.path.abspath(__file__))
SONAME = 'libpeerlane.so.1'

# enum pl_format
FORMAT_TEXT = 0
FORMAT_JSON = 1
FORMAT_OPENMETRICS = 2

# enum pl_check_level
CHECK_BAD = 1
CHECK_MISSING = 2
CHECK_INFO = 3
CHECK_OK = 4

# struct pl_dev_info.flags
DEV_SOFT = 1 << 0
DEV_HOST_ADDRESSABLE = 1 << 1
DEV_UNFIT = 1 << 2
DEV_MEMORY = 1 << 3
DEV_P2P = 1 << 4

# enum pl_file_kind
FILE_REGULAR = 1
FILE_BLOCK = 2
FILE_STREAM = 3

# Flags of pl_mem_alloc()
ALLOC_PINNED = 1
# enum pl_topo_names
TOPO_NAME_NODE, TOPO_NAME_LINK, TOPO_NAME_PATH = 1, 2, 3
# enum pl_mem_kind, struct pl_mem_info.flags
MEM_HOST = 1
MEM_PINNED = 2
MEM_DEVICE = 3
MEM_MANAGED = 4
MEM_OWNED = 1 << 0
MEM_REGISTERED = 1 << 1
MEM_HOST_ADDRESSABLE = 1 << 2
MEM_IMPORTED = 1 << 3

# enum pl_op
OP_READ = 1
OP_WRITE = 2
OP_COPY = 3
OP_TRANSFER = 4

# enum pl_place_kind
PLACE_MEMORY = 1
PLACE_FILE = 2
PLACE_REGION = 3

OFF_STREAM = (1 << 64) - 1

# What remotes may do with a grant; no blob is longer
MESSAGE_MAX = 240
MAY_READ = 1 << 0
MAY_WRITE = 1 << 1
BLOB_MAX = 4096

POLICY_DEFAULT = 0
POLICY_AUTO = 1
POLICY_STRICT = 2
STATS_BUCKETS = 40

# struct pl_io_opts.flags
IO_AFTER_HERE = 1 << 0

# struct pl_mem_load_opts.flags
LOAD_SHARED = 1 << 0

# struct pl_stream_copyv_opts.flags
COPYV_SOONEST = 1 << 0

# struct pl_blocks.flags, beside it
BLOCKS_IDS_NOW = 1 << 8

# struct pl_rows.id_type, .flags
ID_INT32 = 1
ID_INT64 = 2
ID_ADDRESS = 3
ROWS_AS_GIVEN = 1 << 0

# struct pl_stream_io.flags
ARRAY_DEVICE_VERSION = 4
STREAM_FIXED_LEN = 1 << 0
STREAM_FIXED_OFF = 1 << 1
STREAM_FIXED_MEM_OFF = 1 << 2
STREAM_FIXED_SRC_OFF = 1 << 3

# struct pl_topo_node and others: flags; no node, no link; formats of pl_topo_text()
TOPO_INFERRED = 1 << 0
TOPO_SOFT = 1 << 1
TOPO_P2PMEM = 1 << 2
TOPO_UNSEEN = 1 << 3
TOPO_REDIRECTED = 1 << 8
TOPO_MEASURED = 1 << 9
TOPO_NONE = (1 << 32) - 1
TOPO_FORMAT_TREE = 100
TOPO_FORMAT_MATRIX = 101
TOPO_FORMAT_XML = 102
TOPO_PATH_LINKS = 32


class Sized(Structure):
    """A struct that begins with its own size, which the constructor sets."""

    def __init__(self, **fields):
        super().__init__(size=ctypes.sizeof(type(self)), **fields)


class pl_ctx_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('config_file', c_char_p),
        ('settings', POINTER(c_char_p)),
        ('n_settings', c_size_t),
    ]


class pl_check_row(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('level', c_int32),
        ('id', c_char_p),
        ('subject', c_char_p),
        ('finding', c_char_p),
        ('remedy', c_char_p),
        ('code', c_char_p),
        ('detail', c_char_p),
    ]


class pl_check_kind(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('level', c_int32),
        ('code', c_char_p),
        ('id', c_char_p),
        ('what', c_char_p),
        ('remedy', c_char_p),
    ]


class pl_conf_row(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('name', c_char_p),
        ('env', c_char_p),
        ('value', c_char_p),
        ('def', c_char_p),
        ('source', c_char_p),
        ('help', c_char_p),
    ]


class pl_dev_info(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('numa_node', c_int32),
        ('total', c_uint64),
        ('free', c_uint64),
        ('name', c_char * 32),
        ('pci', c_char * 16),
        ('model', c_char * 96),
        ('why', c_char * 192),
        ('uuid', c_uint8 * 16),
        ('why_not_wide', c_char * 184),
    ]


class pl_file_info(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('kind', c_uint32),
        ('direct', c_uint32),
        ('length', c_uint64),
        ('align_mem', c_uint32),
        ('align_off', c_uint32),
        ('fs', c_char * 24),
        ('stack', c_char * 200),
    ]


class pl_mem_info(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('kind', c_uint32),
        ('flags', c_uint32),
        ('base', c_void_p),
        ('len', c_size_t),
        ('dev_name', c_char * 32),
        ('gpu_page', c_uint64),
        ('not_wide', c_uint32),
        ('why_not_wide', c_char * 180),
    ]


class pl_mem_load_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('reserved', c_uint32),
        ('timeout_ns', c_uint64),
        ('progress', c_void_p),
        ('arg', c_void_p),
    ]


class pl_explain_args(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('file', c_void_p),
        ('dev', c_void_p),
        ('mem', c_void_p),
        ('off', c_uint64),
        ('len', c_uint64),
        ('policy', c_uint32),
        ('write', c_uint32),
        ('src_dev', c_void_p),
        ('src', c_void_p),
        ('region', c_void_p),
        ('region_off', c_uint64),
    ]


class pl_queue_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('depth', c_uint32),
        ('reserved', c_uint32),
    ]


class pl_request(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('op', c_uint32),
        ('policy', c_uint32),
        ('file', c_void_p),
        ('mem', c_void_p),
        ('src', c_void_p),
        ('off', c_uint64),
        ('len', c_size_t),
        ('timeout_ns', c_uint64),
        ('user', c_void_p),
        ('region', c_void_p),
        ('to', c_void_p),
        ('from', c_void_p),
        ('pieces', c_void_p),
        ('n_pieces', c_size_t),
    ]


class pl_job(Sized):
    _fields_ = [('size', c_size_t), ('user', c_void_p)]


class pl_completion(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('user', c_void_p),
        ('id', c_uint64),
        ('result', c_ssize_t),
        ('route', c_uint32),
        ('reserved', c_uint32),
    ]


class pl_route_stats(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('name', c_char_p),
        ('ops', c_uint64),
        ('bytes', c_uint64),
        ('errors', c_uint64),
        ('fallbacks', c_uint64),
    ]


class pl_stats_row(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('device', c_char_p),
        ('route', c_char_p),
        ('op', c_char_p),
        ('ops', c_uint64),
        ('bytes', c_uint64),
        ('errors', c_uint64),
        ('fallbacks', c_uint64),
        ('latency_ns', c_uint64),
        ('sizes', POINTER(c_uint64)),
        ('latencies', POINTER(c_uint64)),
        ('reasons', POINTER(c_uint64)),
        ('n_reasons', c_uint32),
        ('reserved', c_uint32),
        ('src_device', c_char_p),
    ]


class pl_stats_process(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('pid', c_int32),
        ('uid', c_uint32),
        ('contexts', c_uint32),
        ('unshared', c_uint32),
        ('opened_ns', c_uint64),
        ('program', c_char_p),
        ('wide_bytes', c_uint64),
        ('refused', c_uint64),
    ]


class pl_io_report(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('fallbacks', c_uint32),
        ('reserved', c_uint32),
        ('direct', c_uint64),
        ('buffered', c_uint64),
        ('staged', c_uint64),
        ('copied', c_uint64),
        ('edge', c_uint64),
        ('route', c_char * 32),
        ('why', c_char * 192),
        ('in_place', c_uint64),
        ('dst_device', c_char * 32),
        ('src_device', c_char * 32),
        ('lanes', c_uint32),
        ('reserved2', c_uint32),
        ('lane_bytes', c_uint64 * 9),
        ('lane_device', c_char * 32 * 9),
    ]


class pl_server_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('root', c_char_p),
        ('token_file', c_char_p),
        ('device_bytes', c_uint64),
        ('port', c_uint32),
        ('flags', c_uint32),
    ]


class pl_served(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('kind', c_uint32),
        ('mode', c_uint32),
        ('length', c_uint64),
        ('mtime_ns', c_uint64),
        ('name', c_char * 256),
        ('target', c_char_p),
    ]


class pl_create_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('length', c_uint64),
        ('mode', c_uint32),
        ('flags', c_uint32),
        ('tag', c_uint64),
    ]


class pl_guard(Structure):
    _fields_ = [('off', c_uint64), ('value', c_uint64)]


class pl_io_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('policy', c_uint32),
        ('depth', c_uint32),
        ('chunk', c_size_t),
        ('timeout_ns', c_uint64),
        ('report', POINTER(pl_io_report)),
        ('after', c_void_p),
        ('flags', c_uint32),
        ('reserved', c_uint32),
    ]


class pl_place(Structure):
    _fields_ = [
        ('kind', c_uint32),
        ('zero', c_uint32),
        ('mem', c_void_p),
        ('file', c_void_p),
        ('region', c_void_p),
        ('off', c_uint64),
    ]


class pl_copy_piece(Structure):
    _fields_ = [
        ('dst', c_void_p),
        ('src', c_void_p),
        ('len', c_size_t),
    ]


class pl_topo_node(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('id', c_uint32),
        ('kind', c_int32),
        ('flags', c_uint32),
        ('numa', c_int32),
        ('name', c_char_p),
        ('pci', c_char_p),
        ('model', c_char_p),
        ('note', c_char_p),
        ('rdma', c_char_p),
        ('netdev', c_char_p),
        ('cpus', c_char_p),
        ('vendor', c_uint32),
        ('device', c_uint32),
        ('pci_class', c_uint32),
        ('iommu_group', c_int32),
        ('translated', c_int32),
        ('index', c_int32),
        ('sm', c_uint32),
        ('nvlinks', c_uint32),
        ('memory', c_uint64),
        ('bar1', c_uint64),
        ('gbps', c_double),
        ('write_gbps', c_double),
    ]


class pl_topo_link(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('id', c_uint32),
        ('kind', c_int32),
        ('flags', c_uint32),
        ('from', c_uint32),
        ('to', c_uint32),
        ('gen', c_uint32),
        ('gen_max', c_uint32),
        ('width', c_uint32),
        ('width_max', c_uint32),
        ('count', c_uint32),
        ('acs_redirect', c_int32),
        ('reserved', c_uint32),
        ('port', c_char_p),
        ('gbps', c_double),
        ('latency_ns', c_double),
    ]


class pl_topo_path(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('type', c_int32),
        ('flags', c_uint32),
        ('gbps', c_double),
        ('latency_ns', c_double),
        ('nvlinks', c_uint32),
        ('limit', c_uint32),
        ('n_links', c_uint32),
        ('links', c_uint32 * TOPO_PATH_LINKS),
    ]


class pl_topo_remark(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('line', c_uint32),
        ('error', c_int32),
        ('text', c_char_p),
    ]


LogFn = CFUNCTYPE(None, c_int, c_char_p, c_void_p)
CheckFn = CFUNCTYPE(c_int, POINTER(pl_check_row), c_void_p)
CheckKindFn = CFUNCTYPE(c_int, POINTER(pl_check_kind), c_void_p)
ConfFn = CFUNCTYPE(c_int, POINTER(pl_conf_row), c_void_p)
DevFn = CFUNCTYPE(c_int, POINTER(pl_dev_info), c_void_p)
RouteFn = CFUNCTYPE(c_int, POINTER(pl_route_stats), c_void_p)
RowFn = CFUNCTYPE(c_int, POINTER(pl_stats_row), c_void_p)
ServedFn = CFUNCTYPE(c_int, POINTER(pl_served), c_void_p)
ProcessFn = CFUNCTYPE(c_int, POINTER(pl_stats_process), c_void_p)
DoneFn = CFUNCTYPE(None, c_void_p, c_ssize_t)
NodeFn = CFUNCTYPE(c_int, POINTER(pl_topo_node), c_void_p)
LinkFn = CFUNCTYPE(c_int, POINTER(pl_topo_link), c_void_p)
RemarkFn = CFUNCTYPE(None, POINTER(pl_topo_remark), c_void_p)
ModelFn = CFUNCTYPE(c_int, c_char_p, c_char_p, c_void_p)


class pl_stream_io(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('policy', c_uint32),
        ('file', c_void_p),
        ('mem', c_void_p),
        ('src', c_void_p),
        ('len', POINTER(c_size_t)),
        ('off', POINTER(c_int64)),
        ('mem_off', POINTER(c_int64)),
        ('src_off', POINTER(c_int64)),
        ('result', POINTER(c_ssize_t)),
        ('timeout_ns', c_uint64),
        ('done', DoneFn),
        ('done_arg', c_void_p),
    ]


class pl_stream_copyv_report(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('kernel_pieces', c_uint64),
        ('kernel_bytes', c_uint64),
        ('driver_pieces', c_uint64),
        ('driver_bytes', c_uint64),
        ('units', c_uint32),
        ('reserved', c_uint32),
    ]


class pl_stream_copyv_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('units', c_uint32),
        ('report', POINTER(pl_stream_copyv_report)),
        ('policy', c_uint32),
        ('reserved', c_uint32),
        ('timeout_ns', c_uint64),
        ('result', POINTER(c_ssize_t)),
        ('done', DoneFn),
        ('done_arg', c_void_p),
    ]


class pl_rows(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('id_type', c_uint32),
        ('table', c_void_p),
        ('table_rows', c_uint64),
        ('table_stride', c_size_t),
        ('array', c_void_p),
        ('array_stride', c_size_t),
        ('row_bytes', c_size_t),
        ('ids', c_void_p),
        ('n', c_size_t),
        ('status', c_void_p),
        ('scratch', c_void_p),
        ('scratch_len', c_size_t),
        ('units', c_uint32),
        ('reserved', c_uint32),
    ]


class pl_block_plane(Structure):
    _fields_ = [('dst', c_void_p), ('src', c_void_p)]


class pl_blocks(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('id_type', c_uint32),
        ('planes', POINTER(pl_block_plane)),
        ('n_planes', c_size_t),
        ('block_bytes', c_size_t),
        ('dst_stride', c_size_t),
        ('src_stride', c_size_t),
        ('dst_blocks', c_uint64),
        ('src_blocks', c_uint64),
        ('dst_ids', c_void_p),
        ('src_ids', c_void_p),
        ('n', c_size_t),
        ('status', c_void_p),
        ('units', c_uint32),
        ('reserved', c_uint32),
        ('report', POINTER(pl_stream_copyv_report)),
    ]


class pl_array_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('page_bytes', c_uint32),
        ('slots', c_uint32),
        ('reserved', c_uint32),
        ('frame_bytes', c_uint64),
        ('wide_bytes', c_uint64),
        ('limit_ns', c_uint64),
        ('window_bytes', c_uint64),
    ]


class pl_array_status(Structure):
    _fields_ = [
        ('failed', c_uint64),
        ('error', c_int64),
    ]


class pl_array_rows(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('flags', c_uint32),
        ('id_type', c_uint32),
        ('ids', c_void_p),
        ('n', c_size_t),
        ('row_bytes', c_size_t),
        ('row_stride', c_size_t),
        ('out', c_void_p),
        ('out_stride', c_size_t),
        ('status', c_void_p),
        ('units', c_uint32),
        ('reserved', c_uint32),
        ('first', c_uint64),
        ('all', c_uint64),
    ]


class pl_array_device(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('version', c_uint32),
        ('reserved', c_uint32),
        ('len', c_uint64),
        ('own', c_uint64 * 29),
    ]


class pl_array_stats(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('page_bytes', c_uint32),
        ('slots', c_uint32),
        ('frame_bytes', c_uint64),
        ('wide_bytes', c_uint64),
        ('rows', c_uint64),
        ('failed', c_uint64),
        ('frame_hits', c_uint64),
        ('wide_hits', c_uint64),
        ('fetched', c_uint64),
        ('past', c_uint64),
        ('evicted', c_uint64),
        ('requests', c_uint64),
        ('cached', c_uint64),
        ('waited', c_uint64),
        ('read_errors', c_uint64),
        ('refused', c_uint64),
        ('by_uring', c_uint64),
        ('direct', c_uint64),
        ('bytes', c_uint64),
        ('window_bytes', c_uint64),
        ('window_hits', c_uint64),
        ('written', c_uint64),
        ('writes', c_uint64),
        ('written_bytes', c_uint64),
        ('windows_why', c_char_p),
    ]


GatherFn = CFUNCTYPE(c_int, c_void_p, c_void_p, c_size_t, c_void_p)


class pl_comm_opts(Sized):
    _fields_ = [
        ('size', c_size_t),
        ('rank', c_uint32),
        ('ranks', c_uint32),
        ('gather', GatherFn),
        ('arg', c_void_p),
        ('dir', c_char_p),
        ('scratch_bytes', c_uint64),
        ('limit_ns', c_uint64),
        ('tell_ns', c_uint64),
        ('flags', c_uint32),
    ]


# What waits, or may: name, what it returns, what it takes. In the order of the headers.
WAITING = (
    ('pl_array_open', c_int, (c_void_p, c_void_p, c_uint64, c_uint64, POINTER(pl_array_opts),
                              POINTER(c_void_p))),
    ('pl_array_gather', c_int, (c_void_p, c_void_p, POINTER(pl_array_rows))),
    ('pl_array_prefetch', c_int, (c_void_p, c_void_p, POINTER(pl_array_rows))),
    ('pl_array_device', c_int, (c_void_p, POINTER(pl_array_device))),
    ('pl_array_stats', c_int, (c_void_p, POINTER(pl_array_stats))),
    ('pl_array_refresh', c_int, (c_void_p,)),
    ('pl_array_explain', c_int, (c_void_p, c_int, POINTER(c_void_p))),
    ('pl_array_close', None, (c_void_p,)),
    ('pl_check', c_int, (c_void_p, CheckFn, c_void_p)),
    ('pl_check_kinds', c_int, (CheckKindFn, c_void_p)),
    ('pl_check_try', c_int, (c_void_p, c_char_p, c_uint32, CheckFn, c_void_p)),
    ('pl_comm_create', c_int, (c_void_p, POINTER(pl_comm_opts), POINTER(c_void_p))),
    ('pl_comm_all_reduce', c_int, (c_void_p, c_void_p, c_void_p, c_void_p, c_size_t, c_uint32, c_uint32)),
    ('pl_comm_reduce_scatter', c_int, (c_void_p, c_void_p, c_void_p, c_void_p, c_size_t, c_uint32, c_uint32)),
    ('pl_comm_all_gather', c_int, (c_void_p, c_void_p, c_void_p, c_void_p, c_size_t)),
    ('pl_comm_broadcast', c_int, (c_void_p, c_void_p, c_void_p, c_void_p, c_size_t, c_uint32)),
    ('pl_comm_all_to_all', c_int, (c_void_p, c_void_p, c_void_p, c_void_p, c_size_t)),
    ('pl_comm_barrier', c_int, (c_void_p, c_void_p)),
    ('pl_comm_after', c_int, (c_void_p, c_void_p)),
    ('pl_comm_info', c_int, (c_void_p, c_uint32)),
    ('pl_comm_abort', c_int, (c_void_p,)),
    ('pl_comm_close', None, (c_void_p,)),
    ('pl_conf_each', c_int, (c_void_p, ConfFn, c_void_p)),
    ('pl_open', c_int, (POINTER(pl_ctx_opts), POINTER(c_void_p))),
    ('pl_close', None, (c_void_p,)),
    ('pl_dev_each', c_int, (c_void_p, DevFn, c_void_p)),
    ('pl_dev_open', c_int, (c_void_p, c_char_p, POINTER(c_void_p))),
    ('pl_dev_close', None, (c_void_p,)),
    ('pl_dev_info', c_int, (c_void_p, POINTER(pl_dev_info))),
    ('pl_doctor', c_int, (c_void_p, c_void_p)),
    ('pl_file_open', c_int, (c_void_p, c_char_p, c_int, c_uint32, POINTER(c_void_p))),
    ('pl_file_from_fd', c_int, (c_void_p, c_int, POINTER(c_void_p))),
    ('pl_file_sync', c_int, (c_void_p,)),
    ('pl_file_info', c_int, (c_void_p, POINTER(pl_file_info))),
    ('pl_file_close', c_int, (c_void_p,)),
    ('pl_log_set', None, (LogFn, c_void_p, c_int)),
    ('pl_mem_map', c_int,
     (c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, POINTER(c_void_p))),
    ('pl_mem_map_flush', c_int, (c_void_p, c_void_p)),
    ('pl_mem_unmap', c_int, (c_void_p, c_void_p, c_void_p)),
    ('pl_mem_put', c_int, (c_void_p, c_void_p, c_void_p, c_size_t)),
    ('pl_mem_get', c_int, (c_void_p, c_void_p, c_void_p, c_size_t)),
    ('pl_mem_alloc', c_int, (c_void_p, c_size_t, c_uint32, POINTER(c_void_p))),
    ('pl_mem_load', c_int, (c_void_p, c_void_p, c_uint64, c_size_t, POINTER(pl_mem_load_opts),
                            POINTER(c_void_p))),
    ('pl_mem_free', c_int, (c_void_p, c_void_p)),
    ('pl_mem_pin', c_int, (c_void_p, c_void_p, c_size_t, c_uint32)),
    ('pl_mem_unpin', c_int, (c_void_p, c_void_p)),
    ('pl_mem_register', c_int, (c_void_p, c_void_p, c_size_t)),
    ('pl_mem_unregister', c_int, (c_void_p, c_void_p)),
    ('pl_mem_info', c_int, (c_void_p, c_void_p, POINTER(pl_mem_info))),
    ('pl_explain', c_int, (POINTER(pl_explain_args), c_int, POINTER(c_void_p))),
    ('pl_queue_open', c_int, (c_void_p, POINTER(pl_queue_opts), POINTER(c_void_p))),
    ('pl_queue_close', None, (c_void_p,)),
    ('pl_queue_submit', c_ssize_t,
     (c_void_p, POINTER(pl_request), c_size_t, POINTER(pl_job), POINTER(c_uint64))),
    ('pl_queue_wait', c_ssize_t,
     (c_void_p, POINTER(pl_completion), c_size_t, c_size_t, c_uint64)),
    ('pl_queue_cancel', c_int, (c_void_p, c_uint64)),
    ('pl_queue_fd', c_int, (c_void_p, POINTER(c_int))),
    ('pl_gather', c_int, (c_void_p, POINTER(pl_rows))),
    ('pl_scatter', c_int, (c_void_p, POINTER(pl_rows))),
    ('pl_copy_blocks', c_int, (c_void_p, POINTER(pl_blocks))),
    ('pl_mem_export', c_int,
     (c_void_p, c_void_p, c_size_t, c_char_p, c_void_p, POINTER(c_void_p))),
    ('pl_mem_unexport', c_int, (c_void_p,)),
    ('pl_mem_import', c_int, (c_void_p, c_char_p, c_void_p, c_void_p, POINTER(c_void_p))),
    ('pl_mem_unimport', c_int, (c_void_p, c_void_p)),
    ('pl_remote_open', c_int, (c_void_p, POINTER(c_void_p))),
    ('pl_remote_blob', c_ssize_t, (c_void_p, c_void_p, c_size_t)),
    ('pl_remote_connect', c_int, (c_void_p, c_void_p, c_size_t)),
    ('pl_remote_close', None, (c_void_p,)),
    ('pl_remote_knock', c_int, (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(c_void_p))),
    ('pl_door_open', c_int, (c_void_p, POINTER(c_void_p))),
    ('pl_door_blob', c_ssize_t, (c_void_p, c_void_p, c_size_t)),
    ('pl_door_next', c_int, (c_void_p, POINTER(c_void_p), c_uint64)),
    ('pl_door_shut', None, (c_void_p,)),
    ('pl_door_close', None, (c_void_p,)),
    ('pl_remote_notify', c_int, (c_void_p, c_void_p, c_size_t, c_uint64)),
    ('pl_remote_next', c_ssize_t, (c_void_p, c_void_p, c_size_t, c_uint64)),
    ('pl_grant_open', c_int, (c_void_p, c_void_p, c_size_t, c_uint32, POINTER(c_void_p))),
    ('pl_grant_blob', c_ssize_t, (c_void_p, c_void_p, c_size_t)),
    ('pl_grant_close', c_int, (c_void_p,)),
    ('pl_region_open', c_int, (c_void_p, c_void_p, c_size_t, POINTER(c_void_p))),
    ('pl_region_close', None, (c_void_p,)),
    ('pl_region_read_guarded', c_ssize_t,
     (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(pl_guard), POINTER(pl_io_opts))),
    ('pl_region_atomic', c_int,
     (c_void_p, c_uint32, c_uint64, c_uint64, c_uint64, POINTER(c_uint64))),
    ('pl_token_make', c_int, (c_char_p,)),
    ('pl_server_open', c_int, (c_void_p, POINTER(pl_server_opts), POINTER(c_void_p))),
    ('pl_server_address', c_int, (c_void_p, c_void_p, c_size_t)),
    ('pl_server_run', c_int, (c_void_p,)),
    ('pl_server_stop', None, (c_void_p,)),
    ('pl_server_close', None, (c_void_p,)),
    ('pl_peer_path', c_char_p, (c_char_p,)),
    ('pl_client_open', c_int, (c_void_p, c_char_p, c_char_p, POINTER(c_void_p))),
    ('pl_client_close', None, (c_void_p,)),
    ('pl_client_stat', c_int, (c_void_p, c_char_p, POINTER(pl_served))),
    ('pl_client_list', c_int, (c_void_p, c_char_p, ServedFn, c_void_p, POINTER(c_uint64))),
    ('pl_client_explain', c_int, (c_void_p, c_void_p, c_int, POINTER(c_void_p))),
    ('pl_client_mkdir', c_int, (c_void_p, c_char_p, c_uint32)),
    ('pl_client_open_file', c_int, (c_void_p, c_char_p, POINTER(pl_served), POINTER(c_void_p))),
    ('pl_client_create', c_int,
     (c_void_p, c_char_p, POINTER(pl_create_opts), POINTER(c_uint64), POINTER(c_void_p))),
    ('pl_client_read', c_ssize_t, (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(pl_io_opts))),
    ('pl_client_write', c_ssize_t, (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(pl_io_opts))),
    ('pl_client_commit', c_int, (c_void_p,)),
    ('pl_client_sum', c_int, (c_void_p, c_uint64, c_uint64, c_void_p)),
    ('pl_sum', c_int, (c_void_p, c_void_p, c_size_t, c_void_p)),
    ('pl_client_file_close', c_int, (c_void_p,)),
    ('pl_stats_each', c_int, (c_void_p, RouteFn, c_void_p)),
    ('pl_stats_open', c_int, (c_void_p, c_int32, POINTER(c_void_p))),
    ('pl_stats_refresh', c_int, (c_void_p,)),
    ('pl_stats_rows', c_int, (c_void_p, RowFn, c_void_p)),
    ('pl_stats_text', c_int, (c_void_p, c_int, POINTER(c_void_p))),
    ('pl_stats_close', None, (c_void_p,)),
    ('pl_stats_processes', c_int, (c_void_p, ProcessFn, c_void_p)),
    ('pl_stream_wrap', c_int, (c_void_p, c_void_p, POINTER(c_void_p))),
    ('pl_stream_create', c_int, (c_void_p, POINTER(c_void_p))),
    ('pl_stream_read', c_int, (c_void_p, POINTER(pl_stream_io))),
    ('pl_stream_write', c_int, (c_void_p, POINTER(pl_stream_io))),
    ('pl_stream_copy', c_int, (c_void_p, POINTER(pl_stream_io))),
    ('pl_stream_copyv', c_int,
     (c_void_p, POINTER(pl_place), POINTER(pl_place), POINTER(pl_copy_piece), c_size_t,
      POINTER(pl_stream_copyv_opts))),
    ('pl_stream_transfer', c_int,
     (c_void_p, POINTER(pl_place), POINTER(pl_place), POINTER(pl_stream_io))),
    ('pl_stream_sync', c_int, (c_void_p,)),
    ('pl_stream_close', None, (c_void_p,)),
    ('pl_topo_load', c_int, (c_void_p, c_char_p, POINTER(c_void_p))),
    ('pl_topo_free', None, (c_void_p,)),
    ('pl_topo_nodes', c_int, (c_void_p, NodeFn, c_void_p)),
    ('pl_topo_links', c_int, (c_void_p, LinkFn, c_void_p)),
    ('pl_topo_node', c_int, (c_void_p, c_uint32, POINTER(pl_topo_node))),
    ('pl_topo_link', c_int, (c_void_p, c_uint32, POINTER(pl_topo_link))),
    ('pl_topo_find', c_int, (c_void_p, c_char_p, POINTER(c_uint32))),
    ('pl_topo_path', c_int, (c_void_p, c_uint32, c_uint32, POINTER(pl_topo_path))),
    ('pl_topo_measured', c_int, (c_void_p, c_uint32, c_uint32, c_uint64, c_uint64)),
    ('pl_topo_text', c_int, (c_void_p, c_int, POINTER(c_void_p))),
    ('pl_topo_lint', c_int, (c_char_p, RemarkFn, c_void_p)),
    ('pl_topo_diff', c_int, (c_void_p, c_void_p, RemarkFn, c_void_p)),
    ('pl_topo_translate', c_int, (c_void_p, c_void_p, c_char_p, POINTER(c_void_p))),
    ('pl_topo_models', c_int, (ModelFn, c_void_p)),
    ('pl_topo_flow', c_int, (c_void_p, c_void_p, POINTER(c_void_p))),
    ('pl_topo_flow_free', None, (c_void_p,)),
    ('pl_read', c_ssize_t, (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(pl_io_opts))),
    ('pl_read_broadcast', c_ssize_t,
     (c_void_p, POINTER(c_void_p), c_uint32, c_size_t, c_uint64, POINTER(pl_io_opts))),
    ('pl_write', c_ssize_t, (c_void_p, c_void_p, c_size_t, c_uint64, POINTER(pl_io_opts))),
    ('pl_copy', c_ssize_t, (c_void_p, c_void_p, c_void_p, c_size_t, POINTER(pl_io_opts))),
    ('pl_copyv', c_ssize_t,
     (c_void_p, POINTER(pl_place), POINTER(pl_place), POINTER(pl_copy_piece), c_size_t,
      POINTER(pl_io_opts))),
    ('pl_transfer', c_ssize_t,
     (c_void_p, POINTER(pl_place), POINTER(pl_place), c_size_t, POINTER(pl_io_opts))),
)

# What never waits.
QUICK = (
    ('pl_error_message', c_char_p, ()),
    ('pl_string_free', None, (c_void_p,)),
    ('pl_rows_scratch', c_size_t, (POINTER(pl_rows),)),
    ('pl_policy_parse', c_int, (c_char_p, POINTER(c_uint32))),
    ('pl_reason_name', c_char_p, (c_int,)),
    ('pl_stream_handle', c_void_p, (c_void_p,)),
    ('pl_stream_is', c_bool, (c_void_p, c_void_p)),
    ('pl_topo_name', c_char_p, (c_void_p, c_int, c_int)),
    ('pl_version', c_char_p, ()),
)


def places():
    """Where the library is looked for, the first place first."""
    named = os.environ.get('PEERLANE_LIBRARY')
    if named:
        return [named]
    native = os.path.join(HERE, '_native')
    return sorted(glob.glob(os.path.join(native, 'lib*', SONAME)) +
                  glob.glob(os.path.join(native, 'lib*', '*', SONAME))) + [SONAME]


def load():
    """The library, and the same with the interpreter's lock kept."""
    failures = []
    for place in places():
        try:
            return ctypes.CDLL(place), ctypes.PyDLL(place), place
        except OSError as e:
            failures.append(str(e))
    raise ImportError(
        'libpeerlane.so.1 cannot be loaded: %s. Install the wheel, which brings it, or build and '
        'install the library (make install), or name it: PEERLANE_LIBRARY=/path/%s'
        % ('; '.join(failures), SONAME))


def declare(library, table, place):
    for name, result, arguments in table:
        try:
            function = getattr(library, name)
        except AttributeError:
            raise ImportError('%s has no %s: it is older than this package; install the two of '
                              'one version' % (place, name)) from None
        function.restype = result
        function.argtypes = arguments


lib, quick, path = load()
declare(lib, WAITING, path)
declare(quick, QUICK, path)


def text(out):
    """The string that the library put behind `out`, which is freed."""
    try:
        return ctypes.string_at(out).decode('utf-8', 'replace')
    finally:
        quick.pl_string_free(out)


def words(raw):
    """A string of the library's, which may hold a file's name: any bytes."""
    return raw.decode('utf-8', 'surrogateescape') if raw else ''

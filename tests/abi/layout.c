/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * The binary interface on LP64: the sizes, offsets and numbers that programs were compiled with.
 * A struct may grow at its end (its size row changes, member rows are added); no other row changes
 * before the library's major version does.
 */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <peerlane/peerlane.h>

struct pin {
	const char *what;
	uint64_t is;
	uint64_t want;
};

#define SIZE(s, n)                                \
	{                                         \
		"sizeof " #s, sizeof(struct s), n \
	}
#define AT(s, m, n)                                              \
	{                                                        \
		"offset of " #s "." #m, offsetof(struct s, m), n \
	}
#define IS(name, n)                        \
	{                                  \
#name, (uint64_t)(name), n \
	}

static const struct pin pins[] = {
	SIZE(pl_check_row, 48),
	AT(pl_check_row, size, 0),
	AT(pl_check_row, level, 8),
	AT(pl_check_row, id, 16),
	AT(pl_check_row, subject, 24),
	AT(pl_check_row, finding, 32),
	AT(pl_check_row, remedy, 40),
	SIZE(pl_conf_row, 56),
	AT(pl_conf_row, size, 0),
	AT(pl_conf_row, name, 8),
	AT(pl_conf_row, env, 16),
	AT(pl_conf_row, value, 24),
	AT(pl_conf_row, def, 32),
	AT(pl_conf_row, source, 40),
	AT(pl_conf_row, help, 48),
	SIZE(pl_ctx_opts, 32),
	AT(pl_ctx_opts, size, 0),
	AT(pl_ctx_opts, config_file, 8),
	AT(pl_ctx_opts, settings, 16),
	AT(pl_ctx_opts, n_settings, 24),
	SIZE(pl_dev_info, 384),
	AT(pl_dev_info, size, 0),
	AT(pl_dev_info, flags, 8),
	AT(pl_dev_info, numa_node, 12),
	AT(pl_dev_info, total, 16),
	AT(pl_dev_info, free, 24),
	AT(pl_dev_info, name, 32),
	AT(pl_dev_info, pci, 64),
	AT(pl_dev_info, model, 80),
	AT(pl_dev_info, why, 176),
	AT(pl_dev_info, uuid, 368),
	SIZE(pl_file_info, 256),
	AT(pl_file_info, size, 0),
	AT(pl_file_info, kind, 8),
	AT(pl_file_info, direct, 12),
	AT(pl_file_info, length, 16),
	AT(pl_file_info, align_mem, 24),
	AT(pl_file_info, align_off, 28),
	AT(pl_file_info, fs, 32),
	AT(pl_file_info, stack, 56),
	SIZE(pl_mem_info, 64),
	AT(pl_mem_info, size, 0),
	AT(pl_mem_info, kind, 8),
	AT(pl_mem_info, flags, 12),
	AT(pl_mem_info, base, 16),
	AT(pl_mem_info, len, 24),
	AT(pl_mem_info, dev_name, 32),
	SIZE(pl_explain_args, 56),
	AT(pl_explain_args, size, 0),
	AT(pl_explain_args, file, 8),
	AT(pl_explain_args, dev, 16),
	AT(pl_explain_args, mem, 24),
	AT(pl_explain_args, off, 32),
	AT(pl_explain_args, len, 40),
	AT(pl_explain_args, policy, 48),
	AT(pl_explain_args, write, 52),
	SIZE(pl_queue_opts, 16),
	AT(pl_queue_opts, size, 0),
	AT(pl_queue_opts, depth, 8),
	AT(pl_queue_opts, reserved, 12),
	SIZE(pl_request, 72),
	AT(pl_request, size, 0),
	AT(pl_request, op, 8),
	AT(pl_request, policy, 12),
	AT(pl_request, file, 16),
	AT(pl_request, mem, 24),
	AT(pl_request, src, 32),
	AT(pl_request, off, 40),
	AT(pl_request, len, 48),
	AT(pl_request, timeout_ns, 56),
	AT(pl_request, user, 64),
	SIZE(pl_completion, 40),
	AT(pl_completion, size, 0),
	AT(pl_completion, user, 8),
	AT(pl_completion, id, 16),
	AT(pl_completion, result, 24),
	AT(pl_completion, route, 32),
	AT(pl_completion, reserved, 36),
	SIZE(pl_route_stats, 48),
	AT(pl_route_stats, size, 0),
	AT(pl_route_stats, name, 8),
	AT(pl_route_stats, ops, 16),
	AT(pl_route_stats, bytes, 24),
	AT(pl_route_stats, errors, 32),
	AT(pl_route_stats, fallbacks, 40),
	SIZE(pl_stats_process, 40),
	AT(pl_stats_process, size, 0),
	AT(pl_stats_process, pid, 8),
	AT(pl_stats_process, uid, 12),
	AT(pl_stats_process, contexts, 16),
	AT(pl_stats_process, unshared, 20),
	AT(pl_stats_process, opened_ns, 24),
	AT(pl_stats_process, program, 32),
	SIZE(pl_stats_row, 112),
	AT(pl_stats_row, size, 0),
	AT(pl_stats_row, device, 8),
	AT(pl_stats_row, route, 16),
	AT(pl_stats_row, op, 24),
	AT(pl_stats_row, ops, 32),
	AT(pl_stats_row, bytes, 40),
	AT(pl_stats_row, errors, 48),
	AT(pl_stats_row, fallbacks, 56),
	AT(pl_stats_row, latency_ns, 64),
	AT(pl_stats_row, sizes, 72),
	AT(pl_stats_row, latencies, 80),
	AT(pl_stats_row, reasons, 88),
	AT(pl_stats_row, n_reasons, 96),
	AT(pl_stats_row, src_device, 104),
	SIZE(pl_io_report, 352),
	AT(pl_io_report, size, 0),
	AT(pl_io_report, fallbacks, 8),
	AT(pl_io_report, reserved, 12),
	AT(pl_io_report, direct, 16),
	AT(pl_io_report, buffered, 24),
	AT(pl_io_report, staged, 32),
	AT(pl_io_report, copied, 40),
	AT(pl_io_report, edge, 48),
	AT(pl_io_report, route, 56),
	AT(pl_io_report, why, 88),
	AT(pl_io_report, in_place, 280),
	AT(pl_io_report, dst_device, 288),
	AT(pl_io_report, src_device, 320),
	SIZE(pl_io_opts, 40),
	AT(pl_io_opts, size, 0),
	AT(pl_io_opts, policy, 8),
	AT(pl_io_opts, depth, 12),
	AT(pl_io_opts, chunk, 16),
	AT(pl_io_opts, timeout_ns, 24),
	AT(pl_io_opts, report, 32),

	/* Numbers. */
	SIZE(pl_stream_io, 104),
	AT(pl_stream_io, size, 0),
	AT(pl_stream_io, flags, 8),
	AT(pl_stream_io, policy, 12),
	AT(pl_stream_io, file, 16),
	AT(pl_stream_io, mem, 24),
	AT(pl_stream_io, src, 32),
	AT(pl_stream_io, len, 40),
	AT(pl_stream_io, off, 48),
	AT(pl_stream_io, mem_off, 56),
	AT(pl_stream_io, src_off, 64),
	AT(pl_stream_io, result, 72),
	AT(pl_stream_io, timeout_ns, 80),
	AT(pl_stream_io, done, 88),
	AT(pl_stream_io, done_arg, 96),
	IS(PL_CHECK_BAD, 1),
	IS(PL_CHECK_MISSING, 2),
	IS(PL_CHECK_INFO, 3),
	IS(PL_CHECK_OK, 4),
	IS(PL_DEV_SOFT, 1),
	IS(PL_DEV_HOST_ADDRESSABLE, 2),
	IS(PL_DEV_UNFIT, 4),
	IS(PL_DEV_MEMORY, 8),
	IS(PL_DEV_P2P, 16),
	IS(PL_FILE_REGULAR, 1),
	IS(PL_FILE_BLOCK, 2),
	IS(PL_FILE_STREAM, 3),
	IS(PL_LOG_OFF, 0),
	IS(PL_LOG_ERROR, 1),
	IS(PL_LOG_WARN, 2),
	IS(PL_LOG_INFO, 3),
	IS(PL_LOG_DEBUG, 4),
	IS(PL_MEM_HOST, 1),
	IS(PL_MEM_PINNED, 2),
	IS(PL_MEM_DEVICE, 3),
	IS(PL_MEM_MANAGED, 4),
	IS(PL_MEM_OWNED, 1),
	IS(PL_MEM_REGISTERED, 2),
	IS(PL_MEM_HOST_ADDRESSABLE, 4),
	IS(PL_REASON_NONE, 0),
	IS(PL_REASON_POLICY, 1),
	IS(PL_REASON_STAGED, 2),
	IS(PL_REASON_NOT_HOST_ADDRESSABLE, 3),
	IS(PL_REASON_NO_ODIRECT, 4),
	IS(PL_REASON_UNALIGNED, 5),
	IS(PL_REASON_STREAM, 6),
	IS(PL_REASON_TOO_SMALL, 7),
	IS(PL_REASON_NO_DEVICE, 8),
	IS(PL_REASON_NOT_A_COPY, 9),
	IS(PL_REASON_NO_FILE, 10),
	IS(PL_REASON_CACHE_BYPASS, 11),
	IS(PL_REASON_BY_NAME_ONLY, 12),
	IS(PL_REASON_KERNEL_REFUSED, 13),
	IS(PL_REASON_OFF, 23),
	IS(PL_REASON_READS_ONLY, 24),
	IS(PL_REASON_FILE_SYSTEM, 25),
	IS(PL_REASON_NO_PIN, 26),
	IS(PL_REASON_PIN_REFUSED, 27),
	IS(PL_REASON_NOT_RESIDENT, 28),
	IS(PL_REASON_NOT_WORTH_IT, 29),
	IS(PL_REASON_HELD, 30),
	IS(PL_REASON_DIRECT_FAILED, 31),
	IS(PL_STREAM_FIXED_LEN, 1),
	IS(PL_STREAM_FIXED_OFF, 2),
	IS(PL_STREAM_FIXED_MEM_OFF, 4),
	IS(PL_STREAM_FIXED_SRC_OFF, 8),
	IS(PL_REASON_NOT_P2P_MEMORY, 14),
	IS(PL_REASON_P2P_OFF, 15),
	IS(PL_REASON_P2P_FILE_SYSTEM, 16),
	IS(PL_REASON_P2P_BLOCK_LAYER, 17),
	IS(PL_REASON_P2P_FABRIC, 18),
	IS(PL_REASON_P2P_ACS, 19),
	IS(PL_REASON_P2P_HOST_BRIDGE, 20),
	IS(PL_REASON_P2P_REFUSED, 21),
	IS(PL_REASON_P2P_WRONG_DATA, 22),
	IS(PL_OP_READ, 1),
	IS(PL_OP_WRITE, 2),
	IS(PL_OP_COPY, 3),
	IS(PL_OFF_STREAM, UINT64_MAX),
	IS(PL_POLICY_DEFAULT, 0),
	IS(PL_POLICY_AUTO, 1),
	IS(PL_POLICY_STRICT, 2),
	IS(PL_FORMAT_TEXT, 0),
	IS(PL_FORMAT_JSON, 1),
	IS(PL_FORMAT_OPENMETRICS, 2),
	IS(PL_STATS_BUCKETS, 40),
};

int main(void)
{
	unsigned int bad = 0;

	if (sizeof(void *) != 8 || sizeof(long) != 8) {
		printf("skipped: this is no LP64 machine, its layout is not pinned\n");
		return 77;
	}
	for (size_t i = 0; i < sizeof(pins) / sizeof(pins[0]); i++) {
		const struct pin *p = &pins[i];

		if (p->is != p->want) {
			printf("%s is %llu, was %llu\n", p->what, (unsigned long long)p->is,
			       (unsigned long long)p->want);
			bad++;
		}
	}
	printf("layout: %zu looked at, %u changed\n", sizeof(pins) / sizeof(pins[0]), bad);
	return bad ? 1 : 0;
}

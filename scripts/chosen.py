# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Which tests `make check` runs in which tree; `make check-all` runs every one of their suites in each.

A tree runs what can find something in it. `gcc` has the faithful timing and every configuration.
AddressSanitizer looks at each program where O_DIRECT lands in device memory (`soft`) and where
everything is staged (`fakecuda`). ThreadSanitizer looks at programs with threads of their own, where
everything is staged: on the software GPU's threads (`bounce`) and the driver's (`fakecuda`). A
sweep of failures runs once for each configuration, where it can be under AddressSanitizer, which
sees what a failure leaks. A test that no line names runs in `gcc`.

    scripts/chosen.py FOLDER        complains about lines that name no test of this build folder
"""

import json
import os
import re
import sys

# The first line whose pattern is all of a test's name says in which trees it runs.
LINES = (
    # 10,000 schedules.
    (r'unit-(array|device_write)-many', ''),
    # Rooms whose code several threads enter.
    (r'unit-(array|array-fakecuda|array_kernel|channels|coll_wait|cuda_quiesce|cuda_quiesce_frees|dev_cuda(_memory)?|dev_cuda(_memory)?-blocking|dev_cuda_start|dev_table|device_write|edge|error'
     r'|fault|gather|io|lane|lock|log|mem|metrics|pagecache|quiesce|resident|ring|rings|segment|segment_retry|share|slabs|slabs_order'
     r'|soft_share|soft_stream|stream|uring|watch|window|workers)', 'gcc asan tsan'),
    (r'unit-.*', 'gcc asan'),
    # The largest machine, for counts of calls; the other ones run the same code under a sanitizer.
    (r'golden-many', 'gcc'),
    (r'golden-.*', 'gcc asan'),
    (r'fuzz-.*', 'asan'),

    (r'fault-(sweep|sweep-queue|sweep-stats|paths)-(soft|fakecuda)', 'asan'),
    (r'fault-.*', 'gcc'),

    # bar-threads differs from bar by the engine, which -threads has tested; files and queues are enough.
    (r'api-(files|queue_random)-bar-threads', 'gcc'),
    (r'api-.*-bar-threads', ''),
    (r'api-(devices|files|queue_row|stream)-bar', 'gcc asan'),
    # Large files and one thread; the race has the threads. Statistics differ little by device.
    (r'api-pagecache(_mixed)?-stale', 'gcc asan'),
    (r'api-pagecache(_mixed)?-(soft|fakecuda)|api-stats-soft', 'gcc'),
    # What differs there, other programs and other trees have tested.
    (r'api-pagecache(_mixed)?-(bounce|threads)|api-threads-(soft|bounce|bar)', ''),
    # Whole models and mixed transfers: in place, and staged by the driver, is enough.
    (r'api-(load|mixed)-(bounce|threads)', ''),
    # What is wrong with an example's own memory is wrong on each device.
    (r'example-.*-fakecuda', 'gcc'),
    (r'example-.*-(bounce|threads|bar)', ''),
    # What a crowd of threads does to memory, ThreadSanitizer sees as well.
    (r'api-threads-fakecuda', 'gcc tsan'),
    (r'api-(after|after_refused|app|broadcast|lanes|lanes_order|neighbours|peers|process|queue|queue_end|queue_pipes|queue_random'
     r'|queue_row|stats|stream|stream_beside|fork.*)-fakecuda', 'gcc asan tsan'),
    (r'api-(after|after_refused|neighbours|queue|queue_end|queue_pipes|queue_random|stream|fork.*)-bounce', 'gcc tsan'),
    # Ten thousand schedules, of which the first hundred are in the test without -night.
    (r'api-comm_schedules-night-.*', ''),
    (r'api-comm_schedules-fakecuda', 'gcc'),
    (r'api-(array|array_ends|comm|comm_schedules|stream_beside)-soft', 'gcc asan tsan'),
    # What ranks do to memory is the same there, and each kernel's access is looked up.
    (r'api-comm-fakecuda', 'gcc'),
    (r'api-(queue|queue_end|threads)-threads', 'gcc tsan'),
    (r'api-pagecache-race', 'gcc tsan'),
    # Five times as long.
    (r'api-pagecache-race-long', ''),
    (r'api-stream-(after|after-others|foreign|foreign-ends)-fakecuda', 'gcc tsan'),
    (r'api-(tmpfs|overlay|ext4|xfs|loop)-soft', 'gcc asan'),
    (r'(api|example)-.*-(soft|fakecuda)', 'gcc asan'),
    (r'(api|example)-.*-(bounce|threads|bar)', 'gcc'),
    # NCCL calls from several threads, and the plug-in has its own.
    (r'ncclnet-(tcp|tcp_threads|verbs)', 'gcc asan tsan'),
    # It waits, and what it waits for is the kernel's.
    (r'ncclnet-late', 'gcc'),
    (r'ncclnet-.*', 'gcc asan'),
    (r'cufile-(cuda|streams|threads|process)', 'gcc asan tsan'),
    (r'cufile-(soft|config|config_routing|soft-bounce|agree-soft)', 'gcc asan'),
    (r'api-(check|check-gpu|stream-old-driver)', 'gcc asan'),
    (r'mover-socket(_queues)?-soft', 'gcc asan'),
    (r'mover-socket(_queues)?-bounce', 'gcc'),
    (r'mover-socket(_queues)?-fakecuda', 'gcc asan tsan'),
    # The threads are those of the engine, whatever the device. Whether io_uring or threads read files
    # makes a difference to those that go to a remote alone, and mover-ways-threads has them.
    (r'mover-remote(_rails)?-soft', 'asan'),
    (r'mover-(remote|remote_rails|remote_api|remote_api_ends|verbs)-threads', ''),
    (r'mover-remote(_rails)?-bounce', ''),
    (r'mover-remote(_rails)?-fakecuda', 'gcc asan tsan'),
    # What differs by device is how its memory is reached.
    (r'mover-serve-bounce', ''),
    (r'mover-verbs_schedules|mover-(tcp|serve|serve_hostile|serve_links)-soft|nixl-driver-soft', 'gcc asan tsan'),
    # libfabric is not instrumented, so ThreadSanitizer knows nothing of its locks. The pair waits for time
    # limits, some seconds in all.
    (r'mover-fabric(_calls)?-dmabuf-fakecuda', 'gcc asan'),
    (r'mover-fabric_ways-(soft|dmabuf-fakecuda)', 'gcc'),
    (r'mover-fabric(_calls)?-(soft|dmabuf-wrong|dmabuf-by_end)', 'gcc'),
    # Without libfabric.
    (r'mover-fabric_faults', 'gcc asan tsan'),
    (r'mover-fabric.*', ''),
    (r'mover-tcp_(door-soft|door_crowds-soft|lists-fakecuda)|nixl-(waits|registers)', 'gcc asan'),

    # Ranks are threads, in each mode the same.
    (r'libnccl-(auto|life|held|blocking)', 'gcc asan tsan'),
    # A rank that comes after eleven seconds.
    (r'libnccl-late', ''),
    (r'libnccl-(old|exit)', 'gcc asan'),

    # A driver without delay, and one with four GPUs: run-late has the same tests on two, with some.
    (r'run-(prompt|four)', ''),
    # A whole build on a bare root file system, which `make check-bare` does as well.
    (r'bare-run', ''),
    # Each failure, of which -all has hundreds.
    (r'api-direct', 'gcc asan'),
    (r'api-direct-sweep', 'asan'),
    (r'api-direct-sweep-all', ''),
    # Ten times what api-direct-life does.
    (r'api-direct-life-many', ''),
    # Loads that leave nothing behind, of which py-leaks has 800; Ctrl-C at each step, of which
    # py-outputs has a third.
    (r'py-(leaks|outputs)-many', ''),
    # Compiles all of the library again.
    (r'py-sdist', ''),

    # What people type, once with every check; but for what measures, which has the faithful timing and
    # calls the library as other tests do, and for tables, whose parsers are fuzzed.
    (r'cli-(bench(-.*)?|doctor-rows|topo|man|full-disk|completion|terminal)', 'gcc'),
    (r'cli-.*', 'gcc asan'),
)


def trees(name):
    """The names of the trees that `make check` runs a test in."""
    for pattern, where in LINES:
        if re.fullmatch(pattern, name):
            return where.split()
    return ['gcc']


def main():
    with open(os.path.join(sys.argv[1], 'meson-info', 'intro-tests.json'), encoding='utf-8') as f:
        names = [one['name'] for one in json.load(f)]
    used = {next((line for line in LINES if re.fullmatch(line[0], name)), None) for name in names}
    dead = [pattern for pattern, _ in LINES if pattern not in {line[0] for line in used if line}]
    for pattern in dead:
        print('no test is named by the line ' + pattern)
    return 1 if dead else 0


if __name__ == '__main__':
    sys.exit(main())

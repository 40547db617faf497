# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Tests in a virtual machine: QEMU without acceleration, Debian's kernel, drives and devices whose
memory the kernel publishes for p2pdma. Needs no privilege and installs nothing.

    vm.py [--keep FOLDER] SCENARIO [NAME=PATH ...]

SCENARIO is a name from scenarios.py; NAME=PATH gives it a program of the build tree. Exits 77 with
the reason where it cannot run: no QEMU, no download. PEERLANE_TEST_VM_ACCEL=kvm is for impatient
developers, PEERLANE_TEST_VM_OFFLINE=1 forbids the download, PEERLANE_TEST_VM_MIRROR names another
mirror of Debian.
"""

import os
import shutil
import sys
import tempfile
import threading
import time

import cache
import guest
import image
import scenarios

ATTEMPTS = 3
HERE = os.path.dirname(os.path.abspath(__file__))


def initramfs_of(scenario, script, folder, programs, extra, work):
    """For a guest that runs this script."""
    os.makedirs(work, exist_ok=True)
    copy = os.path.join(work, 'scenario.sh')
    shutil.copyfile(os.path.join(HERE, 'guest', script), copy)
    initramfs = os.path.join(work, 'initramfs')
    image.build(folder, [part for part in scenario.parts if part != 'cc'],
                os.path.join(HERE, 'guest/init'), [copy],
                [(name, programs[name]) for name in scenario.programs], extra, initramfs)
    return initramfs


def boot(machine):
    """Seconds; with the second guest, if there is one, from before until after the first."""
    if not machine.other:
        return machine.boot()
    beside = threading.Thread(target=machine.other.boot)
    beside.start()
    try:
        return machine.boot()
    finally:
        machine.other.killed = True
        beside.join()
        machine.other.listen_to_kernel()
        machine.problems += ['the second guest: ' + one for one in machine.other.problems]


def machine_of(scenario, programs, folder, initramfs, work):
    """The guest, and the second one beside it if the scenario has one."""
    kernel = os.path.join(folder, 'base/vmlinuz')
    if not scenario.second:
        return guest.Guest(work, kernel, initramfs, scenario.devices(work), **scenario.options)
    beside = os.path.join(work, 'second')
    ends = guest.cable()
    other = initramfs_of(scenario, scenario.second, folder, programs, (), beside)
    machine = guest.Guest(work, kernel, initramfs,
                          scenario.devices(work) + guest.card(ends[0], 1), end=ends[0],
                          **scenario.options)
    machine.other = guest.Guest(beside, kernel, other, guest.card(ends[1], 2), end=ends[1],
                                **scenario.options)
    return machine


def run(scenario, programs, work):
    """0 or 1, with everything worth knowing printed."""
    start = time.monotonic()
    kernel, folder = cache.need(*scenario.parts, limit=scenario.fetch)
    got = time.monotonic()
    lacking = set(scenario.programs) - set(programs)
    if lacking:
        raise RuntimeError('scenario %s wants %s=PATH' % (scenario.name, sorted(lacking)[0]))
    extra = scenario.extra(kernel, folder) if scenario.extra else ()
    initramfs = initramfs_of(scenario, scenario.script, folder, programs, extra, work)
    built = time.monotonic()
    for attempt in range(ATTEMPTS):
        machine = machine_of(scenario, programs, folder, initramfs, work)
        took = boot(machine)
        if not machine.emulator_failed() or attempt + 1 == ATTEMPTS:
            break
        print('# QEMU trapped on code that the guest had patched already: once more')
    passed, skipped = machine.judge()
    bars = machine.cross_examine()
    if scenario.least_bar and bars < scenario.least_bar:
        machine.problems.append('QEMU saw drives given %d bytes of BARs, of %d'
                                % (bars, scenario.least_bar))
    print(machine.output(), end='')
    print('# kernel %s; fetch %.1f s, initramfs %.1f s, guest %.1f s; drives were given %.1f MiB '
          'of BARs' % (kernel, got - start, built - got, took, bars / 2**20))
    if not machine.problems:
        print('# %d passed, %d skipped' % (len(passed), len(skipped)))
        return 0
    print('# the last words of the kernel:')
    for line in guest.read(machine.console).split('\n')[-60:]:
        print('#     ' + line.strip())
    for problem in machine.problems:
        print('FAILED: ' + problem)
    return 1


def main():
    words = sys.argv[1:]
    keep = None
    if words[:1] == ['--keep']:
        keep, words = words[1], words[2:]
    scenario = scenarios.find(words[0]) if words else None
    if not scenario:
        print(__doc__.strip())
        return 2
    if not shutil.which(guest.QEMU):
        print('skipped: no %s here: install qemu-system-x86' % guest.QEMU)
        return 77
    programs = dict(word.split('=', 1) for word in words[1:])
    work = keep or tempfile.mkdtemp(prefix='peerlane-vm-')
    try:
        os.makedirs(work, exist_ok=True)
        return run(scenario, programs, work)
    except cache.Missing as e:
        print('skipped: ' + str(e))
        return 77
    finally:
        if not keep:
            shutil.rmtree(work, ignore_errors=True)


if __name__ == '__main__':
    sys.exit(main())

# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What is run in the guest: for each scenario its machine, its script and its programs."""

import dataclasses
import typing

import guest
import module

MIB = 1 << 20


@dataclasses.dataclass
class Scenario:
    """One boot. script: of guest/; programs: names that vm.py gets paths for."""

    name: str
    script: str
    programs: tuple
    devices: typing.Callable
    parts: tuple = ('base',)
    extra: typing.Callable = None  # (kernel, folder of the cache): more files for the guest
    options: dict = dataclasses.field(default_factory=dict)
    least_bar: int = 0  # bytes of BARs that the drives must have been given


def usual(work):
    """
    `plain` and `cmb` share a switch, so that p2pdma works between them; `far` has a root port of
    its own, so that it does not; `mark` is the witness's.
    """
    return (guest.switch()
            + guest.drive('plain', 'dn0', 1024 * MIB, work)
            + guest.drive('cmb', 'dn1', 1024 * MIB, work, ',cmb_size_mb=64')
            + guest.drive('far', 'rp1', 256 * MIB, work)
            + guest.drive('mark', 'rp2', 9 << 30, work))


def with_accelerator(work):
    """The usual machine, with a device that has 256 MiB behind BAR 2 and no driver."""
    return usual(work) + guest.accelerator(256, 'dn2')


def plbar(kernel, folder):
    """kmod/plbar, built for the guest."""
    return [('t/plbar.ko', module.build('plbar', kernel, folder))]


SCENARIOS = (
    Scenario('smoke', 'smoke.sh', ('p2p', 'policy'), usual, least_bar=8 * MIB,
             options={'limit': 100}),
    Scenario('library', 'library.sh', ('transfer', 'files', 'explain', 'neighbours', 'policy',
                                       'property', 'threads'), usual, parts=('base', 'tools'),
             options={'limit': 900, 'memory': 2560}),
    Scenario('plbar', 'plbar.sh', ('p2p', 'hold'), with_accelerator, parts=('base', 'cc'),
             extra=plbar, least_bar=100 * MIB, options={'limit': 240}),
)


def find(name):
    return next((one for one in SCENARIOS if one.name == name), None)

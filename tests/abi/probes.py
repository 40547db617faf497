# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The probes that the built library has are those of docs/observability.md, argument by argument."""

import re
import subprocess
import sys

import tree


def built(library):
    """Name to number of arguments."""
    text = subprocess.run(['readelf', '-nW', library], stdout=subprocess.PIPE, check=True,
                          universal_newlines=True).stdout
    notes = re.findall(r'Provider: peerlane\n\s+Name: (\w+)\n.*?\n\s+Arguments: (.*)', text)
    return {name: len(re.findall(r'-?\d@', args)) for name, args in notes}


def documented(page):
    table = page[page.index('| probe |'):]
    rows = re.findall(r'(?m)^\| `(\w+)` \| (.*) \|$', table)
    return {name: args.count(';') + 1 for name, args in rows}


def main():
    top = tree.root()
    report = tree.Report('probes')
    page = documented(tree.text(top, 'docs/observability.md'))
    have = built(sys.argv[2])
    for name in sorted(set(page) | set(have)):
        report.saw()
        if page.get(name) != have.get(name):
            report.complain(name, 'documented with %s arguments, built with %s'
                            % (page.get(name), have.get(name)))
    report.finish()


main()

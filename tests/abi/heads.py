# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Every source file begins with the two-line licence head, and every header with its guard. What begins
with #! can be run by its name.
"""

import os
import re

import tree

OWNER = 'Copyright The Peerlane Authors'
LICENCE = {'kmod/': 'GPL-2.0-only', 'tests/vm/fakegpu/': 'GPL-2.0-only'}
ENDS = ('.c', '.h', '.py', '.sh', '.scd', '.map', '.build', '.options', 'meson_options.txt',
        'Makefile', '.yml', '.yaml', '.ptx', '.S')


def licence(path):
    for folder, name in LICENCE.items():
        if path.startswith(folder):
            return name
    return 'Apache-2.0'


def main():
    top = tree.root()
    report = tree.Report('heads')
    for path in tree.files(top, ends=ENDS) + ['.ci/run']:
        report.saw()
        source = tree.text(top, path)
        head = source.split('\n')[:4]
        if head[0].startswith('#!') and not os.access(os.path.join(top, path), os.X_OK):
            report.complain(path, 'begins with #! and is not executable: chmod +x')
        if head[0].startswith('#!') or path.endswith('.scd'):  # a first line of its own kind
            head = head[1:]
        tag = 'SPDX-License-Identifier: %s' % licence(path)
        if len(head) < 2 or tag not in head[0] or OWNER not in head[1]:
            report.complain(path, 'must begin with "%s" and "%s"' % (tag, OWNER))
        if path.endswith('.h') and not re.search(r'#ifndef (\w+_H)\n#define \1\n', source):
            report.complain(path, 'has no include guard')
        elif path.startswith('src/') and path.endswith('.h') and not re.search(
                '#ifndef .*' + re.sub(r'\W', '_', '/'.join(path.split('/')[-2:])).upper() + '\n', source):
            report.complain(path, 'has the include guard of another path')
        if not source.endswith('\n') or source.endswith('\n\n'):
            report.complain(path, 'must end with exactly one newline')
    report.finish()


main()

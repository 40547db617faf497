# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Each header stands alone. Arguments: the source tree, c|c++|internal, the compiler. Public headers
are compiled as C11 or C++17, one unit each, with every PL_..._INIT macro used; internal headers as
C11.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

import tree

STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror', '-fsyntax-only']
INIT = re.compile(r'^#define PL_(\w+)_INIT\b', re.MULTILINE)


def unit(top, header, public):
    """The text of a unit that includes this header twice, and uses its initialisers."""
    name = header.split('/', 1)[1]
    line = '#include %s\n' % ('<%s>' % name if public else '"%s"' % name)
    body = line * 2 + 'int use(void);\nint use(void)\n{\n\tint n = 0;\n'
    if public:
        for m in INIT.finditer(tree.text(top, header)):
            var = m.group(1).lower()
            body += '\tstruct pl_%s %s = PL_%s_INIT;\n' % (var, var, m.group(1))
            body += '\tn += %s.size == sizeof(%s);\n' % (var, var)
    return body + '\treturn n;\n}\n'


def main():
    top, mode, cc = tree.root(), sys.argv[2], sys.argv[3:]
    if not cc or not shutil.which(cc[0]):
        tree.skip('no compiler for %s here%s' % (mode, ': install g++' if mode == 'c++' else ''))
    flags = {'c': ['-std=c11'], 'c++': ['-std=c++17'],
             'internal': ['-std=c11', '-D_GNU_SOURCE', '-I' + os.path.join(top, 'src')]}[mode]
    public = mode != 'internal'
    # What only a strict ISO compiler minds is the public headers' business alone.
    warn = STRICT if public else [w for w in STRICT if w != '-Wpedantic']
    report = tree.Report('headers as ' + mode)
    with tempfile.TemporaryDirectory() as tmp:
        for header in tree.files(top, 'include' if public else 'src', ('.h',)):
            report.saw()
            path = os.path.join(tmp, 'unit.' + ('cpp' if mode == 'c++' else 'c'))
            with open(path, 'w', encoding='utf-8') as f:
                f.write(unit(top, header, public))
            done = subprocess.run(cc + flags + warn + ['-I' + os.path.join(top, 'include'), path],
                                  capture_output=True, text=True)
            if done.returncode:
                report.complain(header, 'does not compile alone as %s\n%s' % (mode, done.stderr))
    report.finish()


main()

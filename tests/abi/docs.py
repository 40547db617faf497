# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The public headers' comments are whole: every PL_API function says what it takes, returns and which
threads may call it, every public struct and callback type names its members; every public function
has its part in a manual page of section 3, is in the list of them all, peerlane(3), and is used by
the tool, an example or a test.
"""

import re

import tree

BLOCK = re.compile(r'/\*\*(.*?)\*/\s*(?=(PL_API\b[^;]*;|struct (\w+) \{(.*?)\n\};|typedef[^;]*;)?)',
                   re.DOTALL)
API = re.compile(r'^PL_API\b[^;]*;', re.MULTILINE)
NAME = re.compile(r'\b(\w+)\s*\(')
USERS = ('tools', 'examples', 'tests', 'bench', 'python')


def parameters(prototype):
    """Names of a prototype's parameters, function pointers included."""
    inside = prototype[prototype.index('(') + 1:prototype.rindex(')')]
    inside = re.sub(r'\(\*(\w+)\)\s*\([^)]*\)', r'\1', inside)
    names = []
    for part in inside.split(','):
        words = re.findall(r'\w+', part)
        if words and words != ['void']:
            names.append(words[-1])
    return names


def members(body):
    names = []
    body = re.sub(r'\bunion \{(.*?)\};', r'\1', body, flags=re.DOTALL)  # without a name
    body = re.sub(r'\(\*(\w+)\)\s*\([^)]*\)', r'\1', tree.code(body))  # pointers to functions
    for part in body.split(';'):
        m = re.search(r'(\w+)\s*(?:\[[^\]]*\])*\s*$', part.strip())
        if m and not m.group(1).startswith('reserved'):
            names.append(m.group(1))
    return names


def check_names(report, where, doc, names, what):
    have = re.findall(r'^ \* @(\w+):', doc, re.MULTILINE)
    for name in names:
        if name not in have:
            report.complain(where, '%s @%s is not described' % (what, name))
    for name in have:
        if name not in names:
            report.complain(where, '@%s is described but is no %s' % (name, what))


def check_function(report, where, prototype, doc):
    name = NAME.search(prototype).group(1)
    where += ' ' + name
    if doc is None:
        report.complain(where, 'has no /** comment right above it')
        return
    if not re.match(r'\s*\* %s - \S' % name, doc):
        report.complain(where, 'its comment must begin with "%s - what it does"' % name)
    check_names(report, where, doc, parameters(prototype), 'parameter')
    if not re.match(r'PL_API void\s+\w', prototype) and not re.search(r'\bReturn: ', doc):
        report.complain(where, 'its comment has no "Return:"')
    if 'thread' not in doc.lower():
        report.complain(where, 'its comment does not say which threads may call it')


def check_header(report, top, path):
    source = tree.text(top, path)
    docs = {}
    for m in BLOCK.finditer(source):
        docs[m.end()] = m.group(1)
        if m.group(3):
            where = '%s:%d struct %s' % (path, tree.line_of(source, m.end()), m.group(3))
            report.saw()
            check_names(report, where, m.group(1), members(m.group(4)), 'member')
    clean = tree.code(source)
    for m in API.finditer(clean):
        report.saw()
        check_function(report, '%s:%d' % (path, tree.line_of(source, m.start())), m.group(0),
                       docs.get(m.start()))
    for m in re.finditer(r'^struct (\w+) \{', clean, re.MULTILINE):
        if m.start() not in docs:
            report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                            'struct %s has no /** comment right above it' % m.group(1))
    return [NAME.search(m.group(0)).group(1) for m in API.finditer(clean)]


def main():
    top = tree.root()
    report = tree.Report('docs')
    names = []
    for path in tree.files(top, 'include', ('.h',)):
        names += check_header(report, top, path)
    used = '\n'.join(tree.code(tree.text(top, path)) for folder in USERS
                     for path in tree.files(top, folder, ('.c',)))
    pages = '\n'.join(tree.text(top, path) for path in tree.files(top, 'docs/man', ('.3.scd',)))
    pages = pages.replace('\\_', '_')
    overview = tree.text(top, 'docs/man/peerlane.3.scd').replace('\\_', '_')
    for name in names:
        if not re.search(r'\b%s\s*\(' % name, used):
            report.complain(name, 'no tool, example or test calls it')
        if not re.search(r'^##? .*\b%s\(\)' % name, pages, re.MULTILINE):
            report.complain(name, 'no page in docs/man/*.3.scd has a part on it')
        if not re.search(r'\b%s\b' % name, overview):
            report.complain(name, 'docs/man/peerlane.3.scd does not list it')
    report.finish()


main()

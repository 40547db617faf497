# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Sentences of documents that a reader has to take apart: a clause in place of a noun, "who" as a
subject, numbers that are not said, inverted order, more than 40 words. Each page has a number of
them that only falls.
"""

import re

import tree

PATTERNS = {
    'a subject is a noun, not "who"': r'\b(?:Who|Whoever|whoever|Those who)\b',
    'name the thing, not "what is ..."': r'\b[Ww]hat (?:is|was|are|were|has|have|had|it|they|came|comes|'
                                         r'goes|lies|the|a|an|others|one|that|drivers|kernels)\b',
    'name the thing, not "the same"': r'^(?:The same|Likewise)[.:;]|\blikewise\b',
    'say "except" or "only"': r'\bbut for\b|\ball but\b|\bnothing but\b',
    'say the number': r'\b(?:so many|as many|so long|so far|so often)\b',
    'say it in the usual order': r'\b(?:is|are|was) to be\b|\bmay be had\b|\bto be had\b|\bgo(?:es)? on\b',
    'say "no longer"': r'\bany more\b',
}
WORDS = 40  # of a sentence; 25 are aimed at

# Sentences of a page that match, at most. Pages of figures are not looked at.
MOST = {
    'docs/doctor.md': 11,  # its tables are those of src/api/findings.h
    'docs/rdma.md': 1,  # a finding's words
}
FIGURES = ('docs/benchmarks.md', 'docs/benchmarks-archive.md')


def sentences(source):
    """(line, sentence) of prose and of cells of tables; headings and code are none."""
    blank = re.sub(r'^```.*?^```', lambda m: re.sub(r'[^\n]', '', m.group(0)), source,
                   flags=re.MULTILINE | re.DOTALL)
    line = 1
    for part in re.split(r'(\n(?=\n|[-|#*] ?|\d+\. |    ))', blank):
        clean = re.sub(r'\s+', ' ', part).strip()
        if clean and clean[0] != '#' and not part.startswith('    '):
            for cell in clean.split('|') if clean[0] == '|' else [clean]:
                for one in re.split(r'(?<=[.:;!?]) ', cell.strip()):
                    yield line, one
        line += part.count('\n')


def wrong(one):
    one = re.sub(r'`[^`]*`|\[[^\]]*\]\([^)]*\)|"[^"]*"', 'it', one)  # names, titles, messages
    found = [why for why, pattern in PATTERNS.items() if re.search(pattern, one)]
    return found + (['%d words, at most %d' % (len(one.split()), WORDS)]
                    if len(one.split()) > WORDS else [])


def main():
    top = tree.root()
    report = tree.Report('english')
    for path in tree.files(top, 'docs', ('.md',)) + ['README.md', 'CONTRIBUTING.md']:
        if path in FIGURES:
            continue
        report.saw()
        found = [(line, one, why) for line, one in sentences(tree.text(top, path))
                 for why in [wrong(one)] if why]
        if len(found) > MOST.get(path, 0):
            report.complain(path, '%d sentences to mend, at most %d:%s' % (
                len(found), MOST.get(path, 0),
                ''.join('\n    %d: %s [%s]' % (line, one[:100], '; '.join(why))
                        for line, one, why in found)))
    report.finish()


if __name__ == '__main__':
    main()

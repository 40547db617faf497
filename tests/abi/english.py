# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Sentences that a reader has to take apart: a clause in place of a noun, "who" as a subject, numbers
that are not said, inverted order, more than 40 words. Each page of the documents has a number of
them that only falls. So has each folder of src, include and tools: of comments with two such faults
or more, among which are beginnings that only the code below explains ("It ...", "Of the ..."), and
of comments with one.
"""

import collections
import os
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
COMMENTS = {
    'name the subject': r'^(?:It|They|Its|Their|This|That|These|Those|Such|He|One)\b',
    'begin with a noun or a verb': r'(?:^|[.;] )(?:Of|By|Behind|Beside|Past|To) [a-z]',
    'a comment describes one declaration': r'[.;:)] / [A-Z"]|\w\. / ',
}
WORDS = 40  # of a sentence; 25 are aimed at

# Sentences of a page that match, at most. Pages of figures are not looked at.
MOST = {
}
# Comments with two faults or more, exactly; other folders have none.
MOST_COMMENTS = {
}
# Comments with one fault, at most; other folders have none. In tools these are all with a fault.
MOST_SINGLE = {
    'tools/peerlane': 39,
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


def comments(source):
    """(line, text) of comments of C; the licence is none."""
    for m in re.finditer(r'/\*(.*?)\*/', source, re.DOTALL):
        clean = re.sub(r'\s*\n\s*\*?\s?', ' ', m[1]).strip()
        if clean and 'SPDX' not in clean:
            yield tree.line_of(source, m.start()), clean


def look_at_comments(top, report):
    found = collections.defaultdict(list)
    single = collections.defaultdict(list)
    for path in tree.files(top, 'src') + tree.files(top, 'include') + tree.files(top, 'tools'):
        for line, one in comments(tree.text(top, path)):
            report.saw()
            why = [why for why, pattern in {**PATTERNS, **COMMENTS}.items() if re.search(pattern, one)]
            if why:
                (found if len(why) > 1 and not path.startswith('tools/') else single)[os.path.dirname(path)].append(
                    '%s:%d: %s [%s]' % (path, line, one[:100], '; '.join(why)))
    for folder in sorted(set(found) | set(MOST_COMMENTS)):
        most = MOST_COMMENTS.get(folder, 0)
        if len(found[folder]) > most:
            report.complain(folder, '%d comments to mend, at most %d:\n    %s' % (
                len(found[folder]), most, '\n    '.join(found[folder])))
        elif len(found[folder]) < most:
            report.complain(folder, '%d comments to mend, and %d allowed: lower the number' % (
                len(found[folder]), most))
    for folder in sorted(set(single) | set(MOST_SINGLE)):
        most = MOST_SINGLE.get(folder, 0)
        if len(single[folder]) > most:
            report.complain(folder, '%d comments with one fault, at most %d; yours is among them:\n    %s' % (
                len(single[folder]), most, '\n    '.join(single[folder])))
        elif len(single[folder]) < most:
            print('%s: %d comments with one fault, and %d allowed: the number can be lowered' % (
                folder, len(single[folder]), most))


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
    look_at_comments(top, report)
    report.finish()


if __name__ == '__main__':
    main()

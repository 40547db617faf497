# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Our reader of XML beside Python's expat, on topologies, on small documents and on mutations of both:
what ours takes, expat takes and sees the same elements in; what ours calls no XML, expat refuses.
What is left is XML that ours has no space for, and says so.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

try:
    from xml.parsers import expat
except ImportError:
    print('skipped: this Python has no expat')
    sys.exit(77)

TIMES = 400
# XML that expat takes and ours does not, by what ours says of it.
NO_SPACE = ('a document type', 'a CDATA section', 'a processing instruction', 'a name that is not ASCII',
           'text between the elements', 'only UTF-8 is read', 'only 1.0 is read', 'more than ',
           'an element of more than')
SMALL = [
    b'<a/>', b'<a></a>', b'<?xml version="1.0"?>\n<a b="c"/>\n<!-- d -->\n',
    b"<?xml version='1.0' encoding='UTF-8' standalone='yes'?><a b='c' d=\"e'f\"/>",
    b'<a b="&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#xe9;&#x1F600;"/>', b'<a b="x\ty\r\nz\rq&#10;&#9;"/>',
    b'<a>\r\n  <b/>\r <b c="1"/>\n</a>', b'<a><!-- - -- --></a>', b'<a><!----></a>', b'<a><!---></a>',
    '<a b="\u00e9\u4e2d\U0001f600"/>'.encode(), b'<a b="\xc3"/>', b'<a b="\xc0\x80"/>', b'<a b="\xed\xa0\x80"/>',
    b'<a b="\xef\xbf\xbf"/>', b'<a b="&#0;"/>', b'<a b="&#xFFFE;"/>', b'<a b="&#xD800;"/>',
    b'<a b="&#x110000;"/>', b'<a b="&#99999999999999999999;"/>', b'<a b="&#;"/>', b'<a b="&#x;"/>',
    b'<a b="&nbsp;"/>', b'<a b="&"/>', b'<a b="<"/>', b'<a b=c/>', b'<a b/>', b'<a b="1"c="2"/>',
    b'<a b="1" b="2"/>', b'<a b = "1" />', b'< a/>', b'<a / >', b'<a></a >', b'<a></ a>', b'<a></b>',
    b'<a><b></a></b>', b'<a/><b/>', b'<a/>x', b'x<a/>', b'', b' ', b'\n<a/>', b'\n<?xml version="1.0"?><a/>',
    b'<a>&#32;</a>', b'<a>&#65;</a>', b'<a>x</a>', b'<a>]]></a>', b'<a><![CDATA[ ]]></a>', b'<![CDATA[]]><a/>',
    b'<!DOCTYPE a><a/>', b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', b'<!ELEMENT a ANY><a/>', b'<?a?><a/>',
    b'<?xml?><a/>', b'<?xml encoding="UTF-8"?><a/>', b'<?xml version="1.1"?><a/>', b'<?xml version="1.0" ?><a/>',
    b'<?xml version="1.0"encoding="UTF-8"?><a/>', b'<?xml version="1.0" encoding="UTF-16"?><a/>',
    b'<?xml version="1.0" standalone="maybe"?><a/>', b'<?xml-style x?><a/>', b'<?XML x?><a/>', b'<1a/>', b'<-a/>',
    b'<a.b-c:d_e/>', b'<:/>', '<\u00e9/>'.encode(), '<a \u00e9="1"/>'.encode(), b'<a', b'<a b', b'<a b="', b'<a>',
    b'<a><', b'<a></', b'<a></a', b'<!-', b'<!--', b'<a b="\x00"/>', b'<a b="\x1f"/>', b'<a>\x0b</a>',
    b'<a b="]]>"/>', b'<a b=">"/>', b'<a\n\tb="1"\r\n/>', b'<a b="1"/ >', b'<a/', b'<>', b'</a>', b'<a b=""/>',
    b'<!-- a --><a/><!-- b -->', b'<a><!-- \xff --></a>', b'<a>&lt;</a>', b'<a b="\xc2\x85"/>', b'<a b="\x7f"/>',
    b'<a>' * 300 + b'</a>' * 300, b'<a ' + b' '.join(b'b%d="1"' % i for i in range(70)) + b'/>',
    b'<a b="' + b'c' * 70000 + b'"/>',
]
PIECES = [b'<', b'>', b'/>', b'</', b'&', b'&amp;', b'&#x41;', b'&#0;', b'&b;', b'<!--', b'-->', b'--', b'"', b"'",
          b'=', b' ', b'\r\n', b'\r', b'\t', b'<![CDATA[', b']]>', b'<?a?>', b'<?xml version="1.0"?>',
          b'<!DOCTYPE a>', b'\xff', b'\xc3\xa9', b'\x00', b'x', b'<a/>', b'<a>', b'</a>', b' a="b"', b'1', b'-', b':']


def by_expat(data):
    """The elements that expat sees, or None: it refuses."""
    events = []
    parser = expat.ParserCreate()
    parser.ordered_attributes = True
    parser.StartElementHandler = lambda name, attributes: events.append(
        [parser.CurrentLineNumber, name] + attributes)
    parser.EndElementHandler = lambda name: events.append(0)
    try:
        parser.Parse(data, True)
    except expat.ExpatError:
        return None
    return events


def mutated(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(data) + 1)
        what = chance.randrange(4)
        if what == 0:
            data[at:at + chance.randrange(1, 9)] = b''
        elif what == 1 and at < len(data):
            data[at] = chance.randrange(256)
        elif what == 2:
            end = chance.randrange(at, len(data) + 1)
            data[end:end] = data[at:min(end, at + 40)]
        else:
            data[at:at] = chance.choice(PIECES)
    return bytes(data)


def verdict(data, ours):
    """What is wrong with ours, or None; and whether it took the document."""
    theirs = by_expat(data)
    if ours['rc'] == 0:
        if theirs is None:
            return 'taken, and expat refuses it', True
        return (None if ours['events'] == theirs else 'other elements than expat sees'), True
    why = ours['why']
    if why.startswith('not XML: '):
        return ('"%s", and expat takes it' % why if theirs is not None else None), False
    if not any(words in why for words in NO_SPACE):
        return 'refused for no known reason: ' + why, False
    lines = max(data.count(b'\n') + data.count(b'\r') + 1, 1)
    return (None if 1 <= ours['line'] <= lines else 'line %d of %d' % (ours['line'], lines)), False


def main():
    program, models = sys.argv[1], ('dgx-2', 'hgx-h200', 'pcie-8gpu', 'workstation')
    chance = random.Random(20261122)
    documents = list(SMALL)
    for model in models:
        documents.append(subprocess.run([program, '-m', model], check=True,
                                        stdout=subprocess.PIPE).stdout)
    sound = [one for one in documents if by_expat(one) is not None and len(one) < 1 << 17]
    documents += [mutated(chance.choice(sound), chance) for _ in range(TIMES)]
    documents += [mutated(documents[len(SMALL) + i % len(models)], chance) for i in range(TIMES)]
    wrong = taken = 0
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, str(i)) for i in range(len(documents))]
        for path, data in zip(paths, documents):
            with open(path, 'wb') as f:
                f.write(data)
        done = subprocess.run([program] + paths, check=True, stdout=subprocess.PIPE)
        said = [json.loads(line) for line in done.stdout.splitlines()]
    if len(said) != len(documents):
        sys.exit('%d documents, %d answers' % (len(documents), len(said)))
    for data, ours in zip(documents, said):
        words, good = verdict(data, ours)
        taken += good
        if words:
            wrong += 1
            print('%r: %s' % (data[:200] if len(data) > 2000 else data, words))
    print('%d documents, %d of them taken, %d judged otherwise than by expat %s'
          % (len(documents), taken, wrong, expat.EXPAT_VERSION))
    sys.exit(1 if wrong or taken < 50 else 0)


main()

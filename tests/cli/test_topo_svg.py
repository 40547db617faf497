# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""peerlane topo --svg: pictures that are XML, whole, the same each time, and in which nothing overlaps."""

import json
import os
import re
import xml.etree.ElementTree as ET

import cli
import nccl_dumps

SVG = '{http://www.w3.org/2000/svg}'
PICTURES = os.path.join(cli.TOP, 'docs', 'pictures')
MODELS = ('dgx-2', 'hgx-h200', 'pcie-8gpu', 'workstation')


def numbers(e, *names):
    return [float(e.get(name)) for name in names]


def boxes(root):
    """Rectangles of nodes by their class: (left, top, right, bottom)."""
    found = []
    for e in root.iter(SVG + 'rect'):
        if e.get('class') not in ('back', 'panel', 'frame'):
            x, y, w, h = numbers(e, 'x', 'y', 'width', 'height')
            found.append((e.get('class'), (x, y, x + w, y + h)))
    return found


def words(root):
    """Texts with about the space that they take: (text, rectangle)."""
    found = []
    for e in root.iter(SVG + 'text'):
        if e.get('transform') or not e.text:
            continue
        kind, (x, y) = e.get('class'), numbers(e, 'x', 'y')
        size = {'title': 19, 'soft': 11.5, 'warn': 11.5}.get(kind, 13)
        width = len(e.text) * size * .52
        left = {'start': x, 'middle': x - width / 2, 'end': x - width}[e.get('text-anchor')]
        found.append((e.text, (left, y - size * .75, left + width, y + size * .2)))
    return found


def overlap(a, b):
    return min(a[2], b[2]) - max(a[0], b[0]) > .5 and min(a[3], b[3]) - max(a[1], b[1]) > .5


def strokes(d):
    """A path of straight strokes: lists of points."""
    return [[tuple(map(float, p.split())) for p in part.split('L')] for part in d[1:].split('M')]


class Picture(cli.Case):
    def draw(self, *args):
        self.assertEqual(self.good('topo', *args, '--svg', 'x.svg'), '')
        return ET.fromstring(self.read('x.svg'))

    def test_the_pictures_of_the_documents(self):
        for name in MODELS:
            with self.subTest(name):
                self.draw('--topo', name)
                path = os.path.join(PICTURES, name + '.svg')
                if os.environ.get('GOLDEN_UPDATE'):
                    with open(path, 'wb') as f:
                        f.write(self.read('x.svg'))
                with open(path, 'rb') as f:
                    self.assertEqual(self.read('x.svg'), f.read(), path)
        self.good('route', '--topo', 'hgx-h200', 'host:0', 'gpu:0', '--svg', 'lanes.svg')
        path = os.path.join(PICTURES, 'lanes.svg')
        if os.environ.get('GOLDEN_UPDATE'):
            with open(path, 'wb') as f:
                f.write(self.read('lanes.svg'))
        with open(path, 'rb') as f:
            self.assertEqual(self.read('lanes.svg'), f.read(), path)

    def check(self, root):
        page = (0, 0, float(root.get('width')), float(root.get('height')))
        nodes = boxes(root)
        for i, (_, a) in enumerate(nodes):
            self.assertTrue(a[0] >= page[0] and a[1] >= page[1] and a[2] <= page[2] and
                            a[3] <= page[3], a)
            for _, b in nodes[:i]:
                self.assertFalse(overlap(a, b), (a, b))
        texts = words(root)
        for text, a in texts:
            for kind, b in nodes:
                if kind in ('gpu', 'nic', 'drive') and overlap(a, b):
                    self.assertTrue(b[0] < a[0] and a[2] < b[2] and b[1] < a[1] and a[3] < b[3],
                                    (text, a, b))
        for i, (text, a) in enumerate(texts):
            self.assertTrue(a[0] >= 0 and a[2] <= page[2] and a[3] <= page[3], (text, a, page))
            for other, b in texts[:i]:
                self.assertFalse(overlap(a, b), (text, other))

    def test_nothing_overlaps_and_all_is_there(self):
        for name in MODELS:
            with self.subTest(name):
                machine = json.loads(self.good('topo', '--topo', name, '--json'))
                root = self.draw('--topo', name)
                self.check(root)
                texts = [text for text, _ in words(root)]
                shown = [n for n in machine['nodes'] if n['kind'] in ('gpu', 'nic', 'drive', 'numa')]
                self.assertGreater(len(shown), 5)
                for n in shown:
                    self.assertEqual(texts.count(n['name']), 1, n['name'])
                for kind in ('gpu', 'nic', 'drive', 'numa'):
                    self.assertEqual(len([k for k, _ in boxes(root) if k == kind]),
                                     len([n for n in shown if n['kind'] == kind]))

    def test_machines_of_other_shapes(self):
        for name, dump in nccl_dumps.DUMPS.items():
            with self.subTest(name):
                self.make('a.xml', dump[0].encode())
                self.check(self.draw('--topo', 'a.xml'))

    def test_needs_nothing_else(self):
        self.draw('--topo', 'dgx-2')
        text = self.read('x.svg').decode()
        self.assertNotRegex(text, r'href|@import|font-face|<script|<image|url\((?!#)')
        self.assertEqual(re.findall('http[^"]*', text), ['http://www.w3.org/2000/svg'])
        self.assertIn('prefers-color-scheme:dark', text)

    def test_dashes_have_a_legend(self):
        machine = json.loads(self.good('topo', '--topo', 'pcie-8gpu', '--json'))
        for assumed in (False, True):
            link = next(k for k in machine['links'] if k['kind'] == 'pcie')
            if assumed:
                link['inferred'] = True
            self.make('m.json', json.dumps(machine).encode())
            root = self.draw('--topo', 'm.json')
            self.check(root)
            said = [t for t, _ in words(root) if t.startswith('dashed')]
            self.assertEqual(said, ['dashed: assumed, not shown'] if assumed else [])
            dashed = [e for e in root.iter() if 'guess' in (e.get('class') or '').split()]
            self.assertEqual(len(dashed), 2 if assumed else 0)  # the link, and the legend's

    def test_width_is_bandwidth(self):
        root = self.draw('--topo', 'dgx-2')
        width = {}
        lines = [(numbers(e, 'x1', 'y1', 'x2', 'y2'), float(e.get('stroke-width')), e.get('class'))
                 for e in root.iter(SVG + 'line')]
        for text, at in words(root):
            m = re.search(r', (\S+) GB/s$', text)
            # The line right below the words.
            below = [(p[1] - at[3], w) for p, w, _ in lines
                     if min(p[0], p[2]) <= at[0] and at[2] <= max(p[0], p[2]) and p[1] > at[1] and
                     p[1] == p[3]]
            if m and below and not text.startswith(('ib', 'between')):
                width.setdefault(float(m.group(1)), set()).add(min(below)[1])
        self.assertEqual(sorted(width), [3, 12, 120])
        ordered = [width[key] for key in sorted(width)]
        self.assertTrue(all(len(w) == 1 for w in ordered), width)
        self.assertEqual(ordered, sorted(ordered, key=max))
        self.assertLess(max(ordered[0]), min(ordered[1]))

    def test_a_route_goes_from_end_to_end(self):
        for name, src, dst, strokes_at_least in (('dgx-2', 'nvme:0', 'gpu:9', 3),
                                                 ('hgx-h200', 'gpu:0', 'gpu:5', 1),
                                                 ('workstation', 'nvme:0', 'gpu:1', 2)):
            with self.subTest(name):
                root = self.draw('--topo', name, '--route', src, dst)
                self.check(root)
                names = {text: at for text, at in words(root)}
                path = [e for e in root.iter(SVG + 'path') if e.get('class') == 'route']
                self.assertEqual(len(path), 1)
                found = strokes(path[0].get('d'))
                self.assertGreaterEqual(len(found), strokes_at_least)
                for stroke in found:
                    self.assertTrue(all(a[0] == b[0] or a[1] == b[1]
                                        for a, b in zip(stroke, stroke[1:])), stroke)
                for end, point in ((src, found[0][0]), (dst, found[-1][-1])):
                    at = names[end.replace(':', '')]
                    box = [b for _, b in boxes(root) if overlap(b, at)][0]
                    self.assertIn(point[0], (box[0], box[2]))
                    self.assertTrue(box[1] < point[1] < box[3])
                frames = [e for e in root.iter(SVG + 'rect') if e.get('class') == 'frame']
                self.assertEqual(len(frames), 2)

    def test_routes_side_by_side_leave_the_words_alone(self):
        for name in MODELS:
            with self.subTest(name):
                self.good('route', '--topo', name, 'host', 'gpu:0', '--svg', 'x.svg')
                root = ET.fromstring(self.read('x.svg'))
                self.check(root)
                lines = [e for e in root.iter(SVG + 'path') if e.get('class') == 'route']
                ends = set()
                for line in lines:
                    for stroke in strokes(line.get('d')):
                        for a, b in zip(stroke, stroke[1:]):
                            over = (min(a[0], b[0]) - 1.6, min(a[1], b[1]) - 1.6,
                                    max(a[0], b[0]) + 1.6, max(a[1], b[1]) + 1.6)
                            for text, at in words(root):
                                self.assertFalse(overlap(over, at), (text, over, at))
                    ends.add(stroke[-1])
                self.assertEqual(len(ends), len(lines))

    def test_nvlinks_between_gpus_are_arcs(self):
        machine = json.loads(self.good('topo', '--topo', 'workstation', '--json'))
        for gpu in [n for n in machine['nodes'] if n['kind'] == 'gpu']:
            gpu['sm'] = 80
        machine['links'].append({'kind': 'nvlink', 'from': 'gpu0', 'to': 'gpu1', 'count': 4, 'gen': 3})
        self.make('pair.json', json.dumps(machine).encode())
        root = self.draw('--topo', 'pair.json', '--route', 'gpu:0', 'gpu:1')
        self.check(root)
        texts = dict(words(root))
        self.assertIn('4 x NVLink 3, 80 GB/s', texts)
        arc, = [e for e in root.iter(SVG + 'path') if e.get('class').startswith('link k6')]
        route, = [e for e in root.iter(SVG + 'path') if e.get('class') == 'route']
        points, = strokes(route.get('d'))
        begin, reach, end = re.match(r'M(\S+ \S+)C(\S+) \S+ \S+ \S+ (\S+ \S+)$', arc.get('d')).groups()
        self.assertEqual([' '.join('%.1f' % x for x in p) for p in (points[0], points[-1])], [begin, end])
        self.assertTrue(points[0][0] < max(p[0] for p in points) < float(reach))
        self.assertLess(float(reach), texts['4 x NVLink 3, 80 GB/s'][0])

    def test_software_gpus_have_no_figure(self):
        self.good('topo', '--svg', 'x.svg', '--route', 'soft:0', 'host',
                  env={'PEERLANE_TEST_CUDA_LIB': 'none', 'PEERLANE_TEST_NVML_LIB': 'none'})
        texts = [text for text, _ in words(ET.fromstring(self.read('x.svg')))]
        self.assertIn('soft:0 to host: LOC, no link limits it', texts)
        self.assertEqual([text for text in texts if '5000' in text], [])

    def test_words_of_strangers(self):
        machine = json.loads(self.good('topo', '--topo', 'workstation', '--json'))
        machine['title'] = '<b>&"\']]>'
        for n in machine['nodes']:
            if n['kind'] == 'gpu':
                n['model'] = '<script>&'
        self.make('odd.json', json.dumps(machine).encode())
        root = self.draw('--topo', 'odd.json')
        self.assertIn('<b>&"\'', [text for text, _ in words(root)][0])

    def test_complaints(self):
        self.bad(1, 'topo', '--svg', 'no/where.svg', '--topo', 'dgx-2', words=["'no/where.svg'"])
        self.bad(2, 'topo', '--route', 'gpu:0', 'gpu:1', words=['--svg'])
        self.bad(2, 'topo', '--svg', 'x.svg', '--route', 'gpu:0', words=['SRC and DST'])
        self.bad(2, 'topo', 'gpu:0', 'gpu:1', words=["'gpu:0'", 'SRC and DST'])
        self.bad(2, 'topo', '--topo', 'dgx-2', '--svg', 'x.svg', '--route', 'gpu:0', 'gpu:16',
                 words=["'gpu:16'", '16 GPUs'])


if __name__ == '__main__':
    cli.main()

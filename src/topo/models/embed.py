# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The reference models as C: prints a table of the JSON files that are named, each under its file's
name, with the title that it gives itself.
"""

import json
import os
import sys

TOP = '''/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors
 * Made by models/embed.py. */
#include "topo/file.h"

'''


def main():
    print(TOP, end='')
    rows = []
    for i, path in enumerate(sys.argv[1:]):
        with open(path, encoding='ascii') as f:
            text = f.read()
        print('static const unsigned char text_%d[] =' % i)
        print('\n'.join('\t' + json.dumps(line) for line in text.splitlines(True)) + ';')
        name = os.path.basename(path).rsplit('.', 1)[0]
        rows.append('\t{ "%s", %s, text_%d, sizeof(text_%d) - 1 },'
                    % (name, json.dumps(json.loads(text)['title']), i, i))
    print('static const struct topo_model models[] = {\n%s\n};\n' % '\n'.join(rows))
    print('const struct topo_model *topo_model(size_t i)\n{\n'
          '\treturn i < sizeof(models) / sizeof(models[0]) ? &models[i] : NULL;\n}')


main()

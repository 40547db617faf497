# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Prints the program in docs/install.md, so that it is built and run like the other examples."""

import re
import sys

with open(sys.argv[1], encoding='utf-8') as f:
    print(re.search(r'^```c\n(.*?)^```', f.read(), re.MULTILINE | re.DOTALL).group(1), end='')

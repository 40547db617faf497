# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Runs pytest on files of this folder with a library that was built, for Meson: exits 77 with a reason
where pytest, numpy or what a file needs besides is missing.

    python3 run.py LIBRARY FILE ...
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

NEEDS = {
    'test_doors_embedding.py': ('torch',),
    'test_doors_torch_geometric.py': ('torch', 'torch_geometric'),
    'test_doors_transformers.py': ('torch', 'safetensors', 'transformers'),
    'test_doors_vllm.py': ('torch',),
    'test_doors_zarr.py': ('zarr',),
    'test_dcp.py': ('torch',),
    'test_gpu.py': ('torch',),
    'test_jax.py': ('jax',),
    'test_torch.py': ('torch',),
    'test_torch_files.py': ('torch',),
}


def main():
    os.environ['PEERLANE_LIBRARY'] = os.path.abspath(sys.argv[1])
    needed = [('pytest', 'python3-pytest'), ('numpy', 'python3-numpy')]
    for file in sys.argv[2:]:
        needed += [(name, name + ', with pip') for name in NEEDS.get(os.path.basename(file), ())]
    for name, package in needed:
        try:
            __import__(name)
        except ImportError:
            print('skipped: this Python has no %s: install %s' % (name, package))
            return 77
    import pytest
    status = pytest.main(['-q', '-rs', '-p', 'no:cacheprovider', '--rootdir', HERE, *sys.argv[2:]])
    return 77 if status == pytest.ExitCode.NO_TESTS_COLLECTED else status  # it has said why


if __name__ == '__main__':
    sys.exit(main())

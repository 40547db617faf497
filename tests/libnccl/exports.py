# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What libnccl.so.2 shows and needs: the functions of src/libnccl/abi.h, each also with a `p`, are those of the version
script and of the library, and those that NCCL had by version. Arguments: the source tree, the library, its version
script; then real libraries to compare with, as from NVIDIA's wheels:

    python3 -B tests/libnccl/exports.py . build/src/libnccl.so.2 src/libnccl/libnccl.map .../libnccl.so.2
"""

import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'abi'))

import tree

NEEDED = {'libc.so.6', 'libdl.so.2', 'libpthread.so.0', 'ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'}
# What wheels of these versions show, by `nm -D`, without the `p`.
NCCL_2_28_9 = set('''AllGather AllReduce AlltoAll Bcast Broadcast CommAbort CommCount CommCuDevice CommDeregister
CommDestroy CommFinalize CommGetAsyncError CommInitAll CommInitRank CommInitRankConfig CommInitRankScalable CommRegister
CommRevoke CommShrink CommSplit CommUserRank CommWindowDeregister CommWindowRegister DevCommCreate DevCommDestroy Gather
GetErrorString GetLastError GetUniqueId GetVersion GinBarrierCreateRequirement GroupEnd GroupSimulateEnd GroupStart
LLA2ACalcSlots LLA2ACreateRequirement LsaBarrierCreateRequirement MemAlloc MemFree Recv RedOpCreatePreMulSum RedOpDestroy
Reduce ReduceScatter ResetDebugInit Scatter Send TeamLsa TeamRail TeamRankToLsa TeamRankToWorld TeamWorld'''.split())
NCCL_2_29_7 = NCCL_2_28_9 | set('''CommGetUniqueId CommGrow CommMemStats CommQueryProperties CommResume CommSuspend
GetLsaDevicePointer GetLsaMultimemDevicePointer GetMultimemDevicePointer GetPeerDevicePointer GinInboxA2ACreateRequirement
GinOutboxCreateRequirement PutSignal Signal WaitSignal WinGetUserPtr'''.split())
NCCL_2_30_7 = NCCL_2_29_7 | set('''ParamBind ParamDumpAll ParamGet ParamGetAllParameterKeys ParamGetI16 ParamGetI32
ParamGetI64 ParamGetI8 ParamGetParameter ParamGetStr ParamGetU16 ParamGetU32 ParamGetU64 ParamGetU8'''.split())
INTERNAL = {'ncclResetDebugInitInternal'}  # no header has it


def tool(*argv):
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def shown(lib):
    names = {line.split()[-1] for line in tool('nm', '-D', '--defined-only', lib).splitlines()}
    return {n for n in names if re.match(r'p?nccl[A-Z]', n)}


def main():
    top, lib, script = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('exports of libnccl')
    header = tree.text(top, 'src/libnccl/abi.h')
    rows = re.findall(r'X\([^,()]+, *(nccl\w+), *(\d+),', header)
    want = {p + name for name, _ in rows for p in ('', 'p')}
    with open(script, encoding='utf-8') as f:
        named = set(re.findall(r'^\t(\w+);', f.read(), re.MULTILINE))
    report.saw(len(want))
    for what, have in (('the version script', named), ('the library', shown(lib))):
        for name in sorted(want ^ have):
            report.complain(what, '%s is not in both, it and abi.h' % name)
    for name in sorted({'nccl' + n for n in NCCL_2_30_7} ^ {name for name, _ in rows}):
        report.complain('abi.h', '%s is not in both, it and NCCL 2.30.7' % name)
    for name, since in rows:
        low, high = ((20000, 22809) if name[4:] in NCCL_2_28_9 else (22900, 22907) if name[4:] in NCCL_2_29_7
                     else (23000, 23007))
        if not low <= int(since) <= high:
            report.complain('abi.h', '%s is not of %s' % (name, since))
    section = tool('readelf', '-dW', lib)
    for name in sorted(set(re.findall(r'\(NEEDED\).*\[(.*?)\]', section)) - NEEDED):
        report.complain(lib, 'needs %s' % name)
    for word in ('[libpeerlane-nccl.so.2]', 'NODELETE', '$ORIGIN'):
        if word not in section and not (word == '$ORIGIN' and 'XXXX' in section):
            report.complain(lib, 'its dynamic section has no ' + word)
    for real in sys.argv[4:]:
        for name in sorted(shown(real) - want - INTERNAL):
            report.complain(real, 'shows %s, which is not here' % name)
    report.finish()


main()

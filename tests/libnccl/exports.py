# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What libnccl.so.2 shows and needs: the functions of src/libnccl/abi.h, each also with a `p`, are those of the version
script and of the library, those that NCCL had by version, and have the parameters that NCCL's have. Arguments: the
source tree, the library, its version script; then real libraries and headers to compare with, as from NVIDIA's wheels:

    python3 -B tests/libnccl/exports.py . build/src/libnccl.so.2 src/libnccl/libnccl.map \
        .../lib/libnccl.so.2 .../include/nccl.h .../include/nccl_device/host.h
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
NCCL_2_31_2 = NCCL_2_30_7 | set('''AllGatherConfig AllReduceConfig AlltoAllConfig BroadcastConfig GatherConfig
GetCftDeviceLeInfo GetMultimemDeviceLeInfo GetPeerDeviceLeInfo ReduceConfig ReduceScatterConfig ScatterConfig TeamCft
TeamCftMultimem'''.split())
NCCL_2_32_3 = NCCL_2_31_2 | {'SetEncryption'}
VERSIONS = ((20000, 22809, NCCL_2_28_9), (22900, 22907, NCCL_2_29_7), (23000, 23007, NCCL_2_30_7),
            (23100, 23102, NCCL_2_31_2), (23200, 23203, NCCL_2_32_3))
OWN = {'peerlane_nccl_function'}  # for the dlsym() of `peerlane run`
INTERNAL = {'ncclResetDebugInitInternal'}  # no header has it

# What the headers of 2.32.3 say of each function: what it returns, and its parameters. p: an address or a handle, i: an
# int or an enum, z: a size_t, v: nothing; structs by value are U (a unique id), T (a team) and M (a multimem).
SHAPES = '''
AllGather:ippzipp AllGatherConfig:ippzippp AllReduce:ippziipp AllReduceConfig:ippziippp AlltoAll:ippzipp
AlltoAllConfig:ippzippp Bcast:ipziipp Broadcast:ippziipp BroadcastConfig:ippziippp CommAbort:ip CommCount:ipp
CommCuDevice:ipp CommDeregister:ipp CommDestroy:ip CommFinalize:ip CommGetAsyncError:ipp CommGetUniqueId:ipp
CommGrow:ipipipp CommInitAll:ipip CommInitRank:ipiUi CommInitRankConfig:ipiUip CommInitRankScalable:ipiiipp
CommMemStats:ipip CommQueryProperties:ipp CommRegister:ippzp CommResume:ip CommRevoke:ipi CommShrink:ippippi
CommSplit:ipiipp CommSuspend:ipi CommUserRank:ipp CommWindowDeregister:ipp CommWindowRegister:ippzpi
DevCommCreate:ippp DevCommDestroy:ipp Gather:ippziipp GatherConfig:ippziippp GetCftDeviceLeInfo:ipziTpp
GetErrorString:pi GetLastError:pp GetLsaDevicePointer:ipzip GetLsaMultimemDevicePointer:ipzp
GetMultimemDeviceLeInfo:ipzpp GetMultimemDevicePointer:ipzMp GetPeerDeviceLeInfo:ipzipp GetPeerDevicePointer:ipzip
GetUniqueId:ip GetVersion:ip GinBarrierCreateRequirement:ipTipp GinInboxA2ACreateRequirement:iTiipp
GinOutboxCreateRequirement:iiipp GroupEnd:i GroupSimulateEnd:ip GroupStart:i LLA2ACalcSlots:iii
LLA2ACreateRequirement:iiipp LsaBarrierCreateRequirement:iTipp MemAlloc:ipz MemFree:ip ParamBind:ipp ParamDumpAll:v
ParamGet:ippip ParamGetAllParameterKeys:ipp ParamGetI16:ipp ParamGetI32:ipp ParamGetI64:ipp ParamGetI8:ipp
ParamGetParameter:ippp ParamGetStr:ipp ParamGetU16:ipp ParamGetU32:ipp ParamGetU64:ipp ParamGetU8:ipp
PutSignal:ipziipziiipp Recv:ipziipp RedOpCreatePreMulSum:ippiip RedOpDestroy:iip Reduce:ippziiipp
ReduceConfig:ippziiippp ReduceScatter:ippziipp ReduceScatterConfig:ippziippp ResetDebugInit:v Scatter:ippziipp
ScatterConfig:ippziippp Send:ipziipp SetEncryption:ip Signal:iiiiipp TeamCft:Tpi TeamCftMultimem:Tp TeamLsa:Tp
TeamRail:Tp TeamRankToLsa:ipTi TeamRankToWorld:ipTi TeamWorld:Tp WaitSignal:iippp WinGetUserPtr:ippp
'''


def tool(*argv):
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def shown(lib):
    names = {line.split()[-1] for line in tool('nm', '-D', '--defined-only', lib).splitlines()}
    return {n for n in names if re.match(r'p?nccl[A-Z]', n)}


KINDS = {'size_t': 'z', 'struct nc_id': 'U', 'ncclUniqueId': 'U', 'struct nc_team': 'T', 'ncclTeam': 'T', 'ncclTeam_t': 'T',
         'struct nc_multimem': 'M', 'ncclMultimemHandle': 'M', 'ncclMultimemHandle_t': 'M', 'nc_handle': 'p', 'nc_stream': 'p',
         'ncclComm_t': 'p', 'cudaStream_t': 'p', 'ncclWindow_t': 'p',
         'ncclParamHandle_t': 'p', 'void': 'v'}


def kind(text):
    """Of a parameter with its name, or of what a function returns: anything that is not known is an int."""
    text = re.sub(r'\bconst\b|=.*', '', text).strip()
    words = re.match(r'(?:struct )?\w*', text).group()
    return '' if not text else 'p' if re.search(r'[*\[]', text) else KINDS.get(words, 'i')


def shape(returns, params):
    return kind(returns) + ''.join(kind(p) for p in params.split(',')).replace('v', '')


def shapes_of(text):
    """{name: shape} of a header's prototypes."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*|^[ \t]*#[^\n]*', ' ', text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r'\bNCCL_EXTERN_C\b', ' ', text)
    return {name: shape(r, p) for r, name, p in
            re.findall(r'((?:\bconst\s+)?\w+[\s*]+)\b(nccl[A-Z]\w+)\s*\(([^()]*)\)\s*;', text)}


def main():
    top, lib, script = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('exports of libnccl')
    header = tree.text(top, 'src/libnccl/abi.h')
    rows = re.findall(r'X\([^,()]+, *(nccl\w+), *(\d+),', header)
    ours = {name: shape(returns, params) for returns, name, params in
            re.findall(r'\bX\(([^,()]+), *(nccl\w+), *\d+,\s*\(([^()]*)\)', header.replace('\\\n', ' '))}
    want = {p + name for name, _ in rows for p in ('', 'p')}
    with open(script, encoding='utf-8') as f:
        named = set(re.findall(r'^\t(\w+);', f.read(), re.MULTILINE))
    named -= OWN
    report.saw(len(want))
    for what, have in (('the version script', named), ('the library', shown(lib))):
        for name in sorted(want ^ have):
            report.complain(what, '%s is not in both, it and abi.h' % name)
    for name in sorted({'nccl' + n for n in NCCL_2_32_3} ^ {name for name, _ in rows}):
        report.complain('abi.h', '%s is not in both, it and NCCL 2.32.3' % name)
    for name, since in rows:
        low, high, _ = next((v for v in VERSIONS if name[4:] in v[2]), (0, 0, 0))
        if not low <= int(since) <= high:
            report.complain('abi.h', '%s is not of %s' % (name, since))
    known = dict(word.split(':') for word in SHAPES.split())
    for name in sorted({'nccl' + n for n in known} | set(ours)):
        if ours.get(name) != known.get(name[4:]):
            report.complain('abi.h', '%s is %s, NCCL\'s is %s' % (name, ours.get(name), known.get(name[4:])))
    section = tool('readelf', '-dW', lib)
    for name in sorted(set(re.findall(r'\(NEEDED\).*\[(.*?)\]', section)) - NEEDED):
        report.complain(lib, 'needs %s' % name)
    for word in ('[libpeerlane-nccl.so.2]', 'NODELETE', '$ORIGIN'):
        if word not in section and not (word == '$ORIGIN' and 'XXXX' in section):
            report.complain(lib, 'its dynamic section has no ' + word)
    for real in sys.argv[4:]:
        if real.endswith('.h'):
            with open(real, encoding='utf-8') as f:
                theirs = shapes_of(f.read())
            report.saw(len(theirs))
            for name in sorted(set(theirs) & set(ours)):
                if theirs[name] != ours[name]:
                    report.complain(real, '%s is %s there, %s here' % (name, theirs[name], ours[name]))
            continue
        for name in sorted(shown(real) - want - INTERNAL):
            report.complain(real, 'shows %s, which is not here' % name)
    report.finish()


main()

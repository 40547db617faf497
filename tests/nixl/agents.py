# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Two agents of NIXL's wheel, in two processes, that do what vLLM's connector does: one publishes its
metadata and its blocks, the other knows nothing else of it, prepares lists once and reads by
indices, with a notification. The same program runs over any back end.

    python agents.py BACKEND [CASE ...]
"""

import argparse
import os
import pickle
import signal
import subprocess
import sys
import time

import numpy as np

LAYERS = 6
BLOCKS = 96
BLOCK = 8192
LIMIT = 60.0  # seconds; nothing takes so long


def agent_class():
    for package in ('nixl_cu13', 'nixl_cu12'):
        try:
            module = __import__(package + '._api', fromlist=['nixl_agent'])
            return module.nixl_agent, module.nixl_agent_config
        except ImportError:
            continue
    raise SystemExit('no wheel of NIXL is installed')


def make_agent(name, backends):
    agent, config = agent_class()
    return agent(name, config(backends=backends, capture_telemetry=True))


def pattern(seed, n):
    return np.random.default_rng(seed).integers(0, 256, n, dtype=np.uint8)


def layers(seed=None):
    """One buffer a layer, as a cache of keys and values has."""
    return [pattern(seed + i, BLOCKS * BLOCK) if seed is not None else
            np.zeros(BLOCKS * BLOCK, dtype=np.uint8) for i in range(LAYERS)]


def blocks_of(buffers):
    return [(b.ctypes.data + i * BLOCK, BLOCK, 0) for b in buffers for i in range(BLOCKS)]


def register(agent, buffers):
    return agent.register_memory([(b.ctypes.data, b.nbytes, 0, '') for b in buffers], 'DRAM')


def write_frame(out, value):
    data = pickle.dumps(value)
    out.write(len(data).to_bytes(8, 'little') + data)
    out.flush()


def read_frame(src):
    head = src.read(8)
    if len(head) < 8:
        raise SystemExit('the other process has ended')
    return pickle.loads(src.read(int.from_bytes(head, 'little')))


def notifications(agent, wanted, limit=LIMIT):
    """All that come until so many have."""
    got = {}
    end = time.monotonic() + limit
    while sum(map(len, got.values())) < wanted and time.monotonic() < end:
        for name, messages in agent.get_new_notifs().items():
            got.setdefault(name, []).extend(messages)
        time.sleep(.001)
    return got


def owner(backend):
    """The process that has the blocks. It answers what it is asked on its standard input."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), 'wb')
    os.dup2(2, 1)  # what NIXL prints is no answer
    agent = make_agent('owner', [backend])
    buffers = layers(100)
    register(agent, buffers)
    big = pattern(7, 64 << 20)
    register(agent, [big])
    write_frame(answers, (agent.get_agent_metadata(), blocks_of(buffers), (big.ctypes.data, big.nbytes)))
    while True:
        what, value = read_frame(sys.stdin.buffer)
        if what == 'notifications':
            write_frame(answers, notifications(agent, value))
        elif what == 'layers':
            write_frame(answers, [b.tobytes() for b in buffers])
        elif what == 'end':
            write_frame(answers, None)
            answers.flush()
            os._exit(0)  # UCX does not survive the interpreter's end


class Owner:
    def __init__(self, backend):
        self.child = subprocess.Popen([sys.executable, '-B', os.path.abspath(__file__), backend, '--owner'],
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.metadata, self.blocks, self.big = read_frame(self.child.stdout)

    def ask(self, what, value=None):
        write_frame(self.child.stdin, (what, value))
        return read_frame(self.child.stdout)

    def end(self):
        if self.child.poll() is None:
            self.ask('end')
        self.child.wait(LIMIT)


def wait(agent, handle):
    """'DONE' or 'ERR', by polling as an engine's step does."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        try:
            state = agent.check_xfer_state(handle)
        except Exception as e:  # a back end that says which error it is
            return 'ERR (%s)' % type(e).__name__
        if state != 'PROC':
            return state
        time.sleep(.0005)
    raise SystemExit('a transfer has not ended in %d s' % LIMIT)


class Reader:
    def __init__(self, backend, from_owner):
        self.backend = backend
        self.agent = make_agent('reader', [backend])
        self.buffers = layers()
        self.registered = register(self.agent, self.buffers)
        self.local = self.agent.prep_xfer_dlist('NIXL_INIT_AGENT', blocks_of(self.buffers), 'DRAM')
        self.load(from_owner)

    def load(self, from_owner):
        self.name = self.agent.add_remote_agent(from_owner.metadata)
        if isinstance(self.name, bytes):
            self.name = self.name.decode()
        self.remote = self.agent.prep_xfer_dlist(self.name, from_owner.blocks, 'DRAM')

    def unload(self):
        self.agent.release_dlist_handle(self.remote)
        self.agent.remove_remote_agent(self.name)

    def transfer(self, op, mine, theirs, notif=b''):
        handle = self.agent.make_prepped_xfer(op, self.local, mine, self.remote, theirs, notif)
        self.agent.transfer(handle)
        state = wait(self.agent, handle)
        if state == 'DONE':
            assert self.agent.get_xfer_telemetry(handle).totalBytes == BLOCK * len(mine)
        self.agent.release_xfer_handle(handle)
        return state


def same(a, b, what):
    if a != b:
        raise SystemExit('%s: other bytes than there should be' % what)


def case_read(owner_, reader):
    """All blocks, in an order of their own, and a notification behind them."""
    want = layers(100)
    mine = list(range(LAYERS * BLOCKS))
    theirs = list(np.random.default_rng(1).permutation(LAYERS * BLOCKS))
    assert reader.transfer('READ', mine, [int(i) for i in theirs], b'request-1:4') == 'DONE'
    flat = np.concatenate(want).reshape(-1, BLOCK)
    same(np.concatenate(reader.buffers).tobytes(), flat[theirs].tobytes(), 'read')
    assert owner_.ask('notifications', 1) == {'reader': [b'request-1:4']}
    # Many, and longer than a message of the transport, in order.
    texts = [b'n%03d ' % i + b'x' * (i * 7) for i in range(200)]
    for text in texts:
        reader.agent.send_notif(reader.name, text)
    assert owner_.ask('notifications', len(texts)) == {'reader': texts}


def case_write(owner_, reader):
    for i, b in enumerate(reader.buffers):
        b[:] = pattern(500 + i, b.nbytes)
    some = [3, 4, 5, 9, 200, 201, 575, 0]
    assert reader.transfer('WRITE', some, some, b'written') == 'DONE'
    assert owner_.ask('notifications', 1) == {'reader': [b'written']}
    want = np.concatenate(layers(100)).reshape(-1, BLOCK)
    want[some] = np.concatenate(reader.buffers).reshape(-1, BLOCK)[some]
    same(b''.join(owner_.ask('layers')), want.tobytes(), 'write')
    # And again by the same handle.
    handle = reader.agent.make_prepped_xfer('READ', reader.local, some, reader.remote, some)
    for _ in range(3):
        for b in reader.buffers:
            b[:] = 0
        reader.agent.transfer(handle)
        assert wait(reader.agent, handle) == 'DONE'
        same(np.concatenate(reader.buffers).reshape(-1, BLOCK)[some].tobytes(), want[some].tobytes(),
             'posted again')
    reader.agent.release_xfer_handle(handle)


def case_abort(owner_, reader):
    """A transfer that is released while it is under way; what comes after it is right."""
    address, length = owner_.big
    big = np.zeros(length, dtype=np.uint8)
    register(reader.agent, [big])
    here = reader.agent.get_xfer_descs([(big.ctypes.data, length, 0)], 'DRAM')
    there = reader.agent.get_xfer_descs([(address, length, 0)], 'DRAM')
    for _ in range(3):
        handle = reader.agent.initialize_xfer('READ', here, there, reader.name)
        reader.agent.transfer(handle)
        reader.agent.release_xfer_handle(handle)
        big[:] = 0
        time.sleep(.05)
        if 'PEERLANE' in sys.argv:  # nothing comes any more, whatever was under way
            assert not big.any()
    handle = reader.agent.initialize_xfer('READ', here, there, reader.name)
    reader.agent.transfer(handle)
    assert wait(reader.agent, handle) == 'DONE'
    same(big.tobytes(), pattern(7, length).tobytes(), 'after an abort')
    reader.agent.release_xfer_handle(handle)


def case_death(owner_, reader):
    """The owner is killed: a transfer fails and does not hang."""
    owner_.child.send_signal(signal.SIGKILL)
    owner_.child.wait(LIMIT)
    began = time.monotonic()
    try:
        state = reader.transfer('READ', [0, 1, 2], [0, 1, 2], b'never')
    except Exception as e:  # of the post itself
        state = 'ERR (%s)' % type(e).__name__
    assert state.startswith('ERR'), state
    print('death: %s after %.1f s' % (state, time.monotonic() - began))


def case_restart(owner_, reader):
    """After its death: what was loaded of the owner is let go of, and one of the same name is loaded."""
    if owner_.child.poll() is None:
        owner_.child.kill()
    reader.unload()
    again = Owner(reader.backend)
    try:
        reader.load(again)
        for b in reader.buffers:
            b[:] = 0
        some = [5, 0, 300]
        assert reader.transfer('READ', some, some, b'again') == 'DONE'
        assert again.ask('notifications', 1) == {'reader': [b'again']}
        want = np.concatenate(layers(100)).reshape(-1, BLOCK)[some]
        same(np.concatenate(reader.buffers).reshape(-1, BLOCK)[some].tobytes(), want.tobytes(), 'restart')
        # And the end, as vLLM's connector has it.
        reader.unload()
        reader.agent.release_dlist_handle(reader.local)
        reader.agent.deregister_memory(reader.registered)
        again.end()
    finally:
        again.child.kill()


CASES = {'read': case_read, 'write': case_write, 'abort': case_abort, 'death': case_death,
         'restart': case_restart}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('backend')
    parser.add_argument('cases', nargs='*')
    parser.add_argument('--owner', action='store_true')
    args = parser.parse_args()
    if args.owner:
        owner(args.backend)
    from_owner = Owner(args.backend)
    try:
        reader = Reader(args.backend, from_owner)
        for name in args.cases or CASES:
            CASES[name](from_owner, reader)
            print('%s %s: as it should be' % (args.backend, name), flush=True)
        from_owner.end()
    finally:
        from_owner.child.kill()
    sys.stdout.flush()
    os._exit(0)  # UCX does not survive the interpreter's end


if __name__ == '__main__':
    main()

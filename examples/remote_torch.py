#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A tensor of another host, by an RDMA NIC: rank 0 grants it, rank 1 reads and writes it. What they must
know of each other goes through a TCPStore of torch.distributed, and no other byte does.

    remote_torch.py RANK HOST:PORT [DEVICE]

DEVICE is torch's: "cuda:0", or "cpu". The store listens at HOST:PORT of rank 0.
"""

import sys

try:
    import torch
    from torch.distributed import TCPStore
except ImportError as e:
    print('skipped: the example needs torch with torch.distributed, which is not installed: %s' % e)
    sys.exit(77)

import peerlane

WORDS = 1 << 20


def swap(store, what, rank, blob):
    """Leaves bytes for the other rank, and waits for what it leaves."""
    store.set('%s %d' % (what, rank), blob)
    return store.get('%s %d' % (what, 1 - rank))


def main():
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in ('0', '1') or ':' not in sys.argv[2]:
        print('usage: remote_torch.py RANK HOST:PORT [DEVICE]', file=sys.stderr)
        return 2
    rank = int(sys.argv[1])
    host, port = sys.argv[2].rsplit(':', 1)
    device = sys.argv[3] if len(sys.argv) > 3 else 'cuda:0' if torch.cuda.is_available() else 'cpu'
    store = TCPStore(host, int(port), 2, rank == 0)

    with peerlane.Remote() as remote:
        remote.connect(swap(store, 'remote', rank, remote.blob()))
        swap(store, 'connected', rank, b'1')  # nothing is transferred before both have connected
        if rank == 0:
            tensor = torch.arange(WORDS, dtype=torch.int64, device=device)
            with peerlane.Grant(tensor, write=True) as grant:
                store.set('grant', grant.blob())
                # This process has no part in what is read and written. With the message it is here.
                assert remote.next() == b'done'
            ok = torch.equal(tensor, torch.arange(WORDS, 0, -1, dtype=torch.int64, device=device))
        else:
            with remote.region(store.get('grant')) as region:
                tensor = torch.empty(WORDS, dtype=torch.int64, device=device)
                region.read_into(tensor)
                ok = torch.equal(tensor, torch.arange(WORDS, dtype=torch.int64, device=device))
                # The library waits for what torch has queued: the new tensor is whole.
                region.write_from(torch.arange(WORDS, 0, -1, dtype=torch.int64, device=device))
            remote.notify(b'done')
        # The store is rank 0's: it stays until both are through.
        swap(store, 'end', rank, b'1')
    print('rank %d: %d bytes %s' % (rank, WORDS * 8, 'are right' if ok else 'are others'))
    return 0 if ok else 1


if __name__ == '__main__':
    sys.exit(main())
